"""What measuring copies back before a launch: the room it takes in L2."""

from __future__ import annotations

import msgspec
import pytest

from mgpusim import load_gpu, predict
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

N = 1 << 22
SOURCE = "kernel void k(global const float *a, global float *o) { const int i = get_global_id(0); if (a[i] > 2.0f) o[0] = 1.0f; }"


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_what_is_copied_back_takes_room_in_l2(engine: str) -> None:
    """16 MiB stay in an L2 of 50 MB between launches, and not beside copies of twice 32 MiB."""
    plain = Launch(SOURCE, "k", (N,), (BufferArg("float32", N), BufferArg("float32", 1)), local_size=(256,))
    copied = msgspec.structs.replace(plain, restored_b=64 << 20)
    kept, lost = (predict(launch, load_gpu("nvidia-h200"), engine) for launch in (plain, copied))
    assert kept.dram_b == 0
    assert lost.dram_b == pytest.approx(4 * N, rel=0.1)
    assert lost.latency_us > kept.latency_us
