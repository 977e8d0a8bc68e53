"""Reads of threads that go on only when a read is done: each costs its own kind of memory, and the misses that it makes."""

from __future__ import annotations

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.features import Features, features_of
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

STEPS = 32
SOURCE = """
constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void mixed(global const float4 *restrict a, read_only image2d_t b, global float4 *restrict out, int steps) {
    const int x = get_global_id(0);
    float4 sum = 0;
#pragma nounroll
    for (int i = 0; i < steps; ++i) {
        const float4 in = read_imagef(b, texel, (int2)(x & 7, i & 7));
        sum += in * a[i * 4] + a[i * 4 + 1] + a[i * 4 + 2] * a[i * 4 + 3];
    }
    out[x] = sum;
}
"""
GPU = load_gpu("mali-t860-mp4")


def traced(words: int = 4 * STEPS) -> tuple[Trace, Features]:
    image = ImageArg("image2d", 8, 8, 1, "RGBA", "float32", Init("uniform"), "read")
    args = (BufferArg("float32", 4 * words), image, BufferArg("float32", 4 * 256), ScalarArg("int32", (STEPS,)))
    trace = trace_launch(Launch(SOURCE, "mixed", (256,), args, local_size=(64,)), GPU)
    return trace, features_of(trace)


def waiting(trace: Trace, features: Features, gpu: GpuSpec) -> float:
    held = trace.meta.occupancy
    return evaluate(features, gpu, held.warp_size, held.spilled, held.passes).busy["latency"]


@pytest.fixture(scope="module")
def of_kernel() -> tuple[Trace, Features]:
    return traced()


def longer(of_kernel: tuple[Trace, Features], path: str, cycles: float) -> float:
    """Return by how much the latency grows for each step of the kernel's loop."""
    table, _, field = path.partition(".")
    slower = with_fields(GPU, {path: getattr(getattr(GPU, table), field) + cycles})
    return (waiting(*of_kernel, slower) - waiting(*of_kernel, GPU)) / STEPS


def test_a_fetch_waits_for_the_texture_unit_and_loads_for_their_cache(of_kernel: tuple[Trace, Features]) -> None:
    """One fetch and four loads in a step: the fetch lies on the longest path, and the loads cost what loads do."""
    assert longer(of_kernel, "l1.latency_cycles", 20.0) == pytest.approx(4 * 20.0, rel=0.1)
    assert longer(of_kernel, "texture_l1.latency_cycles", 20.0) == pytest.approx(20.0, rel=0.1)


def test_a_miss_is_waited_for_once(of_kernel: tuple[Trace, Features]) -> None:
    """Of the reads of a step few miss; the others do not wait for them."""
    _, features = of_kernel
    missed = sum(features.read_in(0, r, kind)[1] for r in range(len(features.regions)) for kind in features.kinds_read(r))
    assert 0 < missed < 5
    assert longer(of_kernel, "l2.latency_cycles", 100.0) <= 100.0 * missed
