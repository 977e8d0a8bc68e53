"""A GPU without 16-bit floats refuses operations on them, and nothing else."""

from __future__ import annotations

import pytest

from mgpusim import load_gpu, predict
from mgpusim.arch.fields import with_fields
from mgpusim.errors import UnsupportedError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ImageArg, Init
from mgpusim.workload.launch import Launch

HALVES = BufferArg("half", 1024, Init("zeros"))
NONE = with_fields(load_gpu("nvidia-maxwell-tegra-x1"), {"core.fp16.rate": 0.0})
REFUSED = {
    "sum": "kernel void k(global half *a) { a[get_global_id(0)] += 1.0h; }",
    "root": "kernel void k(global half *a) { a[get_global_id(0)] = sqrt(a[get_global_id(0)]); }",
    "quotient": "kernel void k(global half4 *a) { a[get_global_id(0) / 4] /= a[0]; }",
}
TAKEN = {
    "copy": "kernel void k(global half *a) { a[get_global_id(0)] = a[0]; }",
    "stored": "kernel void k(global half *a) { vstore_half(vload_half(0, a) * 2.0f, get_global_id(0), a); }",
    "converted": "kernel void k(global half *a) { a[get_global_id(0)] = (half)((float)a[0] * 2.0f + 1.0f); }",
}


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("name", REFUSED)
def test_operations_on_halves_are_refused(name: str, engine: str) -> None:
    with pytest.raises(UnsupportedError, match=r"has no fp16 .*on half; compute with floats, vload_half"):
        predict(Launch(REFUSED[name], "k", (256,), (HALVES,)), NONE, engine, session=Session(cache=False))
    assert (
        predict(
            Launch(REFUSED[name], "k", (256,), (HALVES,)), "nvidia-maxwell-tegra-x1", engine, session=Session(cache=False)
        ).latency_us
        > 0
    )


@pytest.mark.parametrize("name", TAKEN)
def test_halves_in_memory_are_not(name: str) -> None:
    assert predict(Launch(TAKEN[name], "k", (256,), (HALVES,)), NONE, session=Session(cache=False)).latency_us > 0


def test_images_of_halves_are_not() -> None:
    source = (
        "kernel void k(read_only image2d_t in, global float4 *out) { out[0] = read_imagef(in, (int2)(get_global_id(0), 0)); }"
    )
    args = (ImageArg("image2d", 64, 1, dtype="half"), BufferArg("float32", 256, Init("zeros")))
    assert predict(Launch(source, "k", (64,), args), NONE, session=Session(cache=False)).latency_us > 0
