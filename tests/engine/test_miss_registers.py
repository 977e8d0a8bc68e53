"""Misses under way of caches whose preset does not state them: enough for what is below, whatever its rate and latency are."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.cost.latency import SPARE_MISSES, miss_registers
from mgpusim.engine.predict import predict
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.launch import Launch

SOURCE = """
constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void columns(read_only image2d_t from, global float *restrict out) {
    const int x = get_global_id(0);
    float4 sum = 0;
    for (int y = 0; y < ROWS; ++y) sum += read_imagef(from, texel, (int2)(x, y));
    out[x] = sum.x + sum.y + sum.z + sum.w;
}
"""
COLUMNS, ROWS = 8192, 64


@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g76-mp12", "mali-t860-mp4"])
def test_an_l1_holds_what_comes_from_below_in_the_time_of_a_miss(gpu: str) -> None:
    spec = load_gpu(gpu)
    cores, l2 = spec.shader_cores, spec.l2
    dram = spec.dram_b_per_cycle * spec.dram_latency_cycles
    assert miss_registers(spec, l2) == pytest.approx(SPARE_MISSES * dram / l2.sector_b, abs=1)
    first = spec.texture_l1
    assert first is not None
    of_l2 = l2.b_per_cycle * (l2.latency_cycles + spec.texture.latency_cycles) / cores
    assert miss_registers(spec, first) == pytest.approx(SPARE_MISSES * of_l2 / first.sector_b, abs=1)


def test_what_is_stated_stays() -> None:
    gpu = load_gpu("adreno-640", {"texture_l1.mshrs": "7", "l2.mshrs": "9"})
    assert gpu.texture_l1 is not None
    assert (miss_registers(gpu, gpu.texture_l1), miss_registers(gpu, gpu.l2)) == (7, 9)


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g76-mp12"])
def test_misses_do_not_hold_up_a_stream(gpu: str, times: int) -> None:
    """A stream from DRAM takes as long as with any number of misses under way, whatever its rate; not so with few."""
    launch = Launch(
        SOURCE, "columns", (COLUMNS,), (ImageArg("image2d", COLUMNS, ROWS, dtype="float16"), BufferArg("float32", COLUMNS)),
        (64,), f"-DROWS={ROWS}",
    )  # fmt: skip
    rate = {"dram.b_per_s": str(times * load_gpu(gpu).dram.b_per_s)}
    ample, found, few = (
        predict(launch, load_gpu(gpu, rate | more), "event", session=Session(cache=False)).latency_us
        for more in ({"texture_l1.mshrs": "100000", "l2.mshrs": "100000"}, {}, {"texture_l1.mshrs": "8"})
    )
    assert found == pytest.approx(ample, rel=0.05)
    assert few > 1.5 * found
