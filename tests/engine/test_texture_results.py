"""What fetches return to registers: halves in half the time of floats where that limits the texture unit, in both engines."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.cost.access import access_cost
from mgpusim.engine.predict import predict
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.gpus import PHONE

SOURCE = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void fetches(read_only image2d_t from, global float *restrict out, int rounds) {
    const int x = get_local_id(0) & 7;
    VECTOR a = 0, b = 0, c = 0, d = 0;
    for (int i = 0; i < rounds; ++i) {
        a += READ(from, texel, (int2)(x, i & 7));
        b += READ(from, texel, (int2)(x ^ 1, i & 7));
        c += READ(from, texel, (int2)(x ^ 2, i & 7));
        d += READ(from, texel, (int2)(x ^ 3, i & 7));
    }
    a += b + c + d;
    out[get_global_id(0)] = a.x + a.y + a.z + a.w;
}
"""
GROUPS = 64


def work_us(engine: str, halves: bool, dtype: str, limited: bool = True) -> float:
    """Return the microseconds beyond the overhead of a launch of 4 fetches a round."""
    gpu = load_gpu(PHONE, {} if limited else {"texture.result_b_per_cycle": "1e6"})
    launch = Launch(
        SOURCE, "fetches", (GROUPS * 256,),
        (ImageArg("image2d", 8, 8, dtype=dtype), BufferArg("float32", GROUPS * 256), ScalarArg("int32", 256)), (256,),
        "-DVECTOR=half4 -DREAD=read_imageh" if halves else "-DVECTOR=float4 -DREAD=read_imagef",
    )  # fmt: skip
    found = predict(launch, gpu, engine, session=Session(cache=False))
    return found.latency_us - found.breakdown_us["launch"]


@pytest.mark.each_time("analytic")
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_texels_read_as_halves_take_half_of_those_read_as_floats(engine: str) -> None:
    """An Adreno 640 returns 166 bytes a cycle and core: 20.8 half4, 10.4 float4."""
    halves, floats = work_us(engine, True, "float16"), work_us(engine, False, "float16")
    assert floats / halves == pytest.approx(2.0, rel=0.12)
    fetches = GROUPS * 256 * 4 * 256
    assert floats == pytest.approx(fetches * 16 / 166 / (2 * 585e6) * 1e6, rel=0.15)
    assert work_us(engine, False, "float16", limited=False) < 0.65 * floats


def test_the_slower_of_texels_and_results_counts() -> None:
    """A half image's texel has 8 bytes; what is read of it 8 or 16."""
    gpu = load_gpu(PHONE)
    texture = gpu.texture
    assert texture.result_b_per_cycle is not None
    assert access_cost(gpu, "texture", 8, result_b=16).per_lane == pytest.approx(16 / texture.result_b_per_cycle)
    assert access_cost(gpu, "texture", 8, result_b=8).per_lane == pytest.approx(8 / texture.result_b_per_cycle)
    assert access_cost(gpu, "texture", 4, result_b=4).per_lane == pytest.approx(1 / texture.texels_per_cycle_32)
    unlimited = load_gpu("mali-t860-mp4")
    assert unlimited.texture.result_b_per_cycle is None
    assert access_cost(unlimited, "texture", 8, result_b=16) == access_cost(unlimited, "texture", 8)
