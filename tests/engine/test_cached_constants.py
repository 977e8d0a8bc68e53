"""Constants that exceed the constant file are read as buffers are: the same kernel takes as long with either."""

from __future__ import annotations

import pytest

from mgpusim import predict
from mgpusim.arch.load import load_gpu
from mgpusim.workload.args import BufferArg, Init
from mgpusim.workload.launch import Launch

SOURCE = """
kernel void weighted(global const float4 *restrict x, {space} const float4 *restrict w, global float4 *restrict y) {{
    int i = get_global_id(0);
    float4 sum = 0;
    for (int k = 0; k < 64; k++) sum += x[i + k * 256] * w[(i & 7) * 64 + k];
    y[i] = sum;
}}
"""
CHAIN = """
kernel void chain(constant int *next, global int *end) {
    int i = get_global_id(0);
    for (int k = 0; k < 512; k++) i = next[i];
    end[get_global_id(0)] = i;
}
"""
CHAIN_B = 128
WEIGHTS = 8 * 64 * 16
"""Bytes that the weights take."""


def weighted(space: str) -> Launch:
    """A kernel in which lanes read different weights one after the other, few warps on a core."""
    x, w, y = (BufferArg("float32x4", n) for n in (256 * 65, WEIGHTS // 16, 256))
    return Launch(SOURCE.format(space=space), "weighted", (256,), (x, w, y), local_size=(32,))


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize(("gpu", "size_b"), [("nvidia-h200", 0), ("mali-t860-mp4", 0), ("adreno-640", WEIGHTS - 16)])
def test_constants_beyond_the_constant_file_are_those_of_a_buffer(gpu: str, size_b: int, engine: str) -> None:
    spec = load_gpu(gpu, {"constant.size_b": size_b, "constant.latency_cycles": 1})
    constant, buffer = (predict(weighted(space), spec, engine=engine) for space in ("constant", "global"))
    assert constant.latency_us == buffer.latency_us
    assert constant.hit_rate == buffer.hit_rate


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize(("size_b", "waits_for"), [(CHAIN_B, "constant.latency_cycles"), (0, "l1.latency_cycles")])
def test_a_chain_of_constants_waits_for_what_serves_it(size_b: int, waits_for: str, engine: str) -> None:
    args = BufferArg("int32", CHAIN_B // 4, Init("zeros")), BufferArg("int32", 32)
    chain = Launch(CHAIN, "chain", (32,), args, local_size=(32,))

    def cycles(path: str, latency: int) -> float:
        gpu = load_gpu("nvidia-h200", {"constant.size_b": size_b, path: latency})
        return predict(chain, gpu, engine=engine).latency_us * 1e-6 * gpu.clock.gpu_hz

    for path in ("constant.latency_cycles", "l1.latency_cycles"):
        more = 512 * 100 if path == waits_for else 0
        assert cycles(path, 200) - cycles(path, 100) == pytest.approx(more, rel=0.02, abs=1)
