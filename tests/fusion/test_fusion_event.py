"""Fused launches in the event engine: against the same engine on kernels that are one anyway, and what it samples."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim import artefacts
from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.fusion.event import _cores, _members, _sampled, _traced, _with_skipped, simulate_fused
from mgpusim.fusion.policy import fuse_for
from mgpusim.session import USUAL, Session
from mgpusim.trace import make
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

ADRENO, H200 = load_gpu("adreno-650"), load_gpu("nvidia-h200")
SOURCE = """kernel void power(global const float *a, global float *b, int n) {
    float x = a[get_global_id(0)], y = 1;
    for (int i = 0; i < n; i++) y = mad(y, x, 0.5f);
    b[get_global_id(0)] = y;
}"""


def power(items: int, steps: int) -> Launch:
    args = (BufferArg("float32", items), BufferArg("float32", items, Init("zeros")), ScalarArg("int32", (steps,)))
    return Launch(SOURCE, "power", (items,), args, (128,))


@pytest.mark.parametrize("gpu", [ADRENO, H200], ids=lambda g: g.name)
@pytest.mark.parametrize("items", [2048, 1 << 18])
def test_two_halves_fused_take_as_long_as_the_whole(gpu, items):
    """What a kernel over twice the range takes is what two copies of it fused take, but for the decoding of the index."""
    half, whole = power(items // 2, 256), power(items, 256)
    fused = fuse_for([half, half], gpu)
    found = simulate_fused(fused, [trace_launch(half, gpu, session=Session(cache=False))] * 2, gpu, session=Session(cache=False))
    expected = predict(whole, gpu, "event", session=Session(cache=False))
    assert found.latency_us == pytest.approx(expected.latency_us, rel=0.15)


def test_a_part_with_few_groups_is_among_those_simulated():
    bulk, rare = power(1 << 18, 4), power(256, 4)
    members = _members(fuse_for([bulk, rare], H200))
    assert sum(map(len, members)) == (1 << 18) // 128 + 2
    cores = _cores(members, 132, 132, 8)
    assert len(set(cores.tolist())) == len(cores) <= 9
    picked, skipped = _sampled(members, cores, 132, 4, "concatenated")
    assert all(np.isin(picked, m).any() for m in members)
    assert (np.diff(picked) > 0).all()
    share = len(cores) / 132
    for mine, left in zip(members, skipped, strict=True):
        assert np.isin(picked, mine).sum() + left == max(1, round(len(mine) * share))


def test_parts_in_turns_keep_their_proportion():
    a, b = power(1 << 18, 4), power(1 << 16, 4)
    members = _members(fuse_for([a, b], H200, order="interleaved"))
    picked, _ = _sampled(members, np.arange(8), 132, 2, "interleaved")
    counts = [int(np.isin(picked, m).sum()) for m in members]
    assert counts[0] / counts[1] == pytest.approx(4.0, rel=0.1)


def test_groups_left_out_of_the_last_part_come_after_all():
    spans = np.array([[0, 10.0], [0, 10], [10, 20], [10, 20], [20, 30], [20, 30], [30, 40], [30, 40]])
    owner = np.array([0, 0, 0, 0, 1, 1, 1, 1])
    assert _with_skipped(40.0, spans, owner, [0, 0]) == 40.0
    assert _with_skipped(40.0, spans, owner, [0, 10]) > 80.0
    assert _with_skipped(40.0, spans, owner, [10, 0]) > 80.0  # they delay the part behind them


def test_what_other_sources_traced_is_traced_again(tmp_path, monkeypatch):
    """The usual trace of a fused launch, and that in which every part is sampled."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    half = power(1 << 17, 4)
    fused = fuse_for([half, half], ADRENO)
    parts = [trace_launch(half, ADRENO)] * 2

    def traced():
        made = []
        real = make.tracer_of
        with monkeypatch.context() as patch:
            patch.setattr(
                make, "tracer_of", lambda fitted, sample, *more: made.append(sample.plan) or real(fitted, sample, *more)
            )
            return _traced(fused, _members(fused), parts, ADRENO, USUAL).to_bytes(), made

    first, plans = traced()
    assert len(plans) == 2
    assert plans[0] != plans[1]
    assert traced() == (first, [])
    monkeypatch.setattr(artefacts, "source_stamp", lambda makers: "3" * 64)
    assert traced() == (first, plans)
