"""Chunks in the arrays of the event core: packed, in places that later chunks take over."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event import simulation
from mgpusim.engine.event.chunks import _Places
from mgpusim.engine.features import features_of
from mgpusim.errors import ExecutionError
from mgpusim.session import Session
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch
from tests.helpers.event_programs import Entry, Program, Warp, block, op, run, site

LOADS = Program(
    (block(op("load", 0, memory="global", words=1.0), op("fma", 1, (0,))),), sites=(site("load", "l1"),), block_sites=((0,),)
)


def test_a_place_is_taken_again_and_keeps_what_is_beside_it() -> None:
    places = _Places()
    for size, value in ((10, 1), (4, 2), (20, 3)):
        places.take(size)[1][:] = value
    assert places.taken == [(0, 10), (10, 14), (14, 34)]
    places.free((0, 10))
    assert places.take(0)[0] == 0
    begin, words = places.take(6)
    words[:] = 4
    assert begin == 0
    assert places.take(5)[0] == 34  # between 6 and 10 there are four words
    assert places.words[:34].tolist() == [4] * 6 + [1] * 4 + [2] * 4 + [3] * 20


@pytest.mark.parametrize("chunks", [2, 3])
def test_chunks_of_ever_more_sectors_run_like_one(chunks: int) -> None:
    """The word of a transaction has as many bits for sectors as the chunk with the most needs."""
    masks = [(1 << bits) - 1 for bits in (1, 3, 9, 12, 20, 31)]
    warps = [Warp(((0, 32, 3),), tuple(Entry(1, 32, 0, ((5 + 7 * n, mask),)) for _ in range(3))) for n, mask in enumerate(masks)]
    gpu = load_gpu("nvidia-h200")
    whole, parts = (run(gpu, LOADS, warps, resident=2, chunks=n) for n in (1, chunks))
    assert np.array_equal(whole.machine.table("site_stats"), parts.machine.table("site_stats"))
    assert whole.cycles == parts.cycles


@pytest.mark.parametrize("chunks", [2, 3])
def test_atomics_on_local_memory_in_chunks_run_like_one(chunks: int) -> None:
    """Each chunk has its own conflicts, and warps of a chunk as many instructions as another's have."""
    atomics = Program((block(op("atomic", 0, memory="local")),), sites=(site("atomic", "local"),), block_sites=((0,),))
    warps = [Warp(((0, 32, 1 + n),), tuple(Entry(1, 32, 5 * n + k) for k in range(1 + n))) for n in range(6)]
    gpu = load_gpu("nvidia-h200")
    whole, parts = (run(gpu, atomics, warps, resident=2, chunks=n) for n in (1, chunks))
    assert whole.cycles == parts.cycles
    assert whole.cycles > 385 * gpu.atomics.local_cycles  # of so many lanes that meet others


def test_a_line_that_no_word_holds_is_refused() -> None:
    warp = Warp(((0, 32, 1),), (Entry(1, 32, 0, ((1 << 60, 0xFFF),)),))
    with pytest.raises(
        ExecutionError, match="a transaction of line 1152921504606846976 with 12 bits of sectors; expected both to fit"
    ):
        run(load_gpu("nvidia-h200"), LOADS, [warp])


@pytest.mark.slow
def test_chunks_made_ahead_run_like_those_made_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a launch of many waves one is made before it is known which are chosen; none is made twice."""
    gpu = load_gpu("mali-t860-mp4")
    source = "kernel void sum(global float *a) { for (int i = 0; i < 9; ++i) a[get_global_id(0)] += a[i * 64]; }"
    launch = Launch(source, "sum", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(64,))
    trace = trace_launch(launch, gpu, session=Session(cache=False))
    features = features_of(trace)
    asked: list[int] = []

    def simulated(ahead_s: float, effort: int) -> simulation.EventRun:
        monkeypatch.setattr(simulation, "AHEAD_S", ahead_s)
        monkeypatch.setattr(simulation, "EFFORT", effort)
        made = StreamSource(launch, gpu, trace, session=Session(cache=False), cores=4)
        chunk = made.chunk
        monkeypatch.setattr(made, "chunk", lambda k, chunk=chunk: (asked.append(k), chunk(k))[1])
        return simulation.simulate_launch(made, trace, features, gpu, 4)

    for effort, waves in ((1, 5), (1 << 40, 64)):
        ahead, in_turn = simulated(0.0, effort), simulated(1e9, effort)
        assert sorted(asked[:waves]) == asked[waves:]
        assert ahead.exact == in_turn.exact == (effort > 1)
        assert np.array_equal(ahead.log, in_turn.log)
        assert ahead.cycles == in_turn.cycles
        asked.clear()


def test_what_a_chunk_made_ahead_raises_is_raised_at_its_turn() -> None:
    class Failing:
        def chunk(self, k: int) -> int:
            if k == 2:
                raise ExecutionError("work item (7, 0, 0) divides by zero")
            return k

    waves = simulation._streams(Failing(), [0, 1, 2, 3], -1, True)  # type: ignore[arg-type]
    assert [next(waves), next(waves)] == [(0, 0), (1, 1)]
    with pytest.raises(ExecutionError, match="divides by zero"):
        next(waves)
