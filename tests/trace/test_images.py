"""Images on a GPU: what both engines make of kernels that use them, and how kinds of images compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from mgpusim import load_gpu, predict
from mgpusim.engine.prediction import Prediction
from mgpusim.trace.data import SITE_FIELDS
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.data import materialize
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run

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


def texture_requests(source: str, args: Sequence[Arg], size: tuple[int, ...] = (64, 64)) -> float:
    found = trace_launch(Launch(source, "k", size, tuple(args), local_size=(16, 4)), load_gpu("adreno-640"))
    rows = [i for i, s in enumerate(found.meta.sites) if s.kind == "texture"]
    return float(sum(w.sites[:, rows, SITE_FIELDS.index("requests")].sum() for w in found.waves))


PICTURE = ImageArg("image2d", 64, 64, init=Init("uniform"), access="read")
OTHER = ImageArg("image2d", 128, 32, dtype="unorm8", init=Init("uniform"), access="read")
PICKS = """constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void k(read_only image2d_t a, read_only image2d_t b, global float *out, int n) {{
    int x = get_global_id(0), y = get_global_id(1);
    out[y * 64 + x] = read_imagef({choice}, edge, (int2)(x, y)).x + get_image_width({choice});
}}"""


@pytest.mark.parametrize(
    ("choice", "first"),
    [("n > 3 ? a : b", lambda x, y: False), ("n < 3 ? a : b", lambda x, y: True), ("x & 1 ? a : b", lambda x, y: x % 2 == 1),
     ("y & 1 ? b : x < 20 ? a : b", lambda x, y: y % 2 == 0 and x < 20)],
)  # fmt: skip
def test_a_conditional_between_images(choice: str, first: Callable[[int, int], bool]) -> None:
    args = (PICTURE, OTHER, BufferArg("float32", 64 * 64, Init("zeros")), ScalarArg("int32", (1,)))
    launch = Launch(PICKS.format(choice=f"({choice})"), "k", (64, 64), args, local_size=(16, 4))
    found = run(launch)[2].reshape(64, 64)
    a, b = materialize(PICTURE, 0)[0, :, :, 0], materialize(OTHER, 1)[0, :, :, 0] / np.float32(255)
    for y in range(64):
        for x in range(64):
            want = a[y, x] + np.float32(64) if first(x, y) else b[min(y, 31), x] + np.float32(128)
            assert found[y, x] == pytest.approx(want, rel=1e-6)
    for engine in ENGINES:
        assert predict(launch, "mali-g76-mp5", engine, cache=False).latency_us > 0


def test_a_warp_that_differs_in_its_image_fetches_twice() -> None:
    args = (PICTURE, PICTURE, BufferArg("float32", 64 * 64, Init("zeros")), ScalarArg("int32", (1,)))
    once, twice = (texture_requests(PICKS.format(choice=f"({c})"), args) for c in ("n > 3 ? a : b", "x & 1 ? a : b"))
    assert twice == 2 * once > 0


SAME = """constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void k(read_only {kind}_t in, write_only {kind}_t out) {{
    int x = get_global_id(0), y = get_global_id(1);
    float4 sum = 0.0f;
    for (int i = 0; i < 8; i++) sum += read_imagef(in, edge, {read});
    write_imagef(out, {write}, sum);
}}"""
COORDINATES = {
    "image1d": ("x + i + 64 * y", "x + 64 * y"),
    "image1d_buffer": ("x + i + 64 * y", "x + 64 * y"),
    "image1d_array": ("(int2)(x + i + 64 * y, 0)", "(int2)(x + 64 * y, 0)"),
    "image2d": ("(int2)(x + i, y)", "(int2)(x, y)"),
    "image2d_array": ("(int4)(x + i, y, 0, 0)", "(int4)(x, y, 0, 0)"),
    "image3d": ("(int4)(x + i, y, 0, 0)", "(int4)(x, y, 0, 0)"),
}


def of_kind(kind: str, engine: str, gpu: str, layers: int = 1) -> Prediction:
    read, write = COORDINATES[kind]
    source = SAME.format(kind=kind, read=read, write=write)
    if kind == "image1d_buffer":
        source = source.replace("edge, ", "")
    sizes = (64, 64) if kind.startswith(("image2d", "image3d")) else (4096, 1)
    pictures = [
        ImageArg(kind, *sizes, layers if kind.endswith(("array", "3d")) else 1, init=Init("zeros"), access=access)
        for access in ("read", "write")
    ]
    return predicted(source, pictures, gpu, engine)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("gpu", GPUS)
def test_one_layer_costs_what_an_image_without_layers_does(gpu: str, engine: str) -> None:
    flat, line = of_kind("image2d", engine, gpu).latency_us, of_kind("image1d", engine, gpu).latency_us
    assert of_kind("image2d_array", engine, gpu).latency_us == pytest.approx(flat, rel=1e-9)
    assert of_kind("image3d", engine, gpu).latency_us == pytest.approx(flat, rel=1e-9)
    assert of_kind("image1d_array", engine, gpu).latency_us == pytest.approx(line, rel=1e-9)
    # without a sampler the last reads fetch nothing, where a sampler fetches the edge
    assert of_kind("image1d_buffer", engine, gpu).latency_us == pytest.approx(line, rel=1e-3)
    # layers that nobody reads move what comes after them in memory, to which sets of the caches matter
    bound = 0.02 if engine == "analytic" else 0.1
    assert of_kind("image2d_array", engine, gpu, layers=4).latency_us == pytest.approx(flat, rel=bound)
