"""A warp waits for the slowest of the reads that it issues together, of whatever memory they are."""

from __future__ import annotations

import pytest

from mgpusim.engine.predict import predict
from mgpusim.workload.args import BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

SOURCE = """kernel void f(global const float4 *a, read_only image2d_t m, global float4 *o, int n) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int g = get_global_id(0); float4 t = 0;
#pragma nounroll
    for (int i = 0; i < n; i++) t += a[(i * 4096 + g) * 4] * %s;
    o[g] = t; }"""
FETCH = "read_imagef(m, s, (int2)(i * 7 / 3 % 13, i / 5 % 7))"
"""It hits, and the chain to its coordinates makes it the longest path of an iteration."""


def time_us(factor: str, gpu: str, engine: str) -> float:
    n, items = 100, 4096
    buffers = BufferArg("float32", 16 * items * n), BufferArg("float32", 4 * items, Init("zeros"), "write")
    args = (buffers[0], ImageArg("image2d", 16, 16), buffers[1], ScalarArg("int32", (n,)))
    return predict(Launch(SOURCE % factor, "f", (items,), args, (32,)), gpu, engine).latency_us


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("gpu", ["nvidia-h200", "adreno-640"])
def test_a_fetch_beside_a_load_that_misses_hides_no_miss(gpu: str, engine: str) -> None:
    assert time_us(FETCH, gpu, engine) > 0.99 * time_us("2.0f", gpu, engine)
