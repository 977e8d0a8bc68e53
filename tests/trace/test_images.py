"""Images on a GPU: what both engines make of kernels that use them, and how kinds of images compare."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mgpusim import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

GPUS = ("adreno-640", "mali-t860-mp4", "mali-g76-mp5", "intel-hd505", "nvidia-h200")
ENGINES = ("analytic", "event")


def predicted(source: str, args: Sequence[Arg], gpu: str, engine: str, size: tuple[int, ...] = (64, 64)) -> Prediction:
    local = (16, 4, 1)[: len(size)]
    return predict(Launch(source, "", size, tuple(args), local_size=local), gpu, engine, cache=False)


@pytest.mark.parametrize("gpu", GPUS)
def test_an_image_that_no_sampled_item_reaches(gpu: str) -> None:
    source = """kernel void k(read_only image2d_t in, global float4 *out, int n) {
        int i = get_global_id(0);
        out[i] = 0.0f;
        if (i < n) { out[i] = read_imagef(in, (int2)(i, 0)); }
    }"""
    picture = ImageArg("image2d", 64, 64, init=Init("zeros"))
    args = (picture, BufferArg("float32", 4 * 64, Init("zeros")), ScalarArg("int32", (0,)))
    for engine in ENGINES:
        assert predicted(source, args, gpu, engine, (64,)).latency_us > 0
