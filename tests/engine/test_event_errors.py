"""What the event engine refuses: streams no warp can have made, runs that cannot end, kernels no core can hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event import chunks
from mgpusim.engine.event import simulation as event
from mgpusim.engine.event.machine import Machine, build
from mgpusim.engine.predict import predict
from mgpusim.errors import ExecutionError, InputError
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_data import Stream
from mgpusim.workload.shipped import shipped_examples
from tests.helpers.event_programs import Entry, Program, Warp, block, op, site, stream

PROGRAM = Program(
    (block(op("load", 0, memory="global", words=1.0), op("fma", 1, (0,))), block(op("fma", 2))),
    sites=(site("load", "l1"),),
    block_sites=((0,), ()),
)
ENTRY = Entry(1, 32, 0, ((3, 1),))
GOOD = Warp(((0, 32, 2), (1, 32, 1)), (ENTRY, ENTRY))


def broken(field: str, at_index: int, value: int) -> Stream:
    """Return the stream of two good warps with one number changed."""
    made = stream([GOOD, GOOD], 1)
    getattr(made, field)[at_index] = value
    return made


def test_a_sound_stream_is_taken() -> None:
    chunks._check(stream([GOOD, GOOD], 1), PROGRAM.head())
    chunks._check(stream([Warp(())], 1), PROGRAM.head())


@pytest.mark.parametrize(
    ("field", "index", "value", "message"),
    [
        ("visit_active", 1, -1, r"a visit of -1 lanes, repeated 1 times"),
        ("visit_repeat", 2, -3, r"a visit of 32 lanes, repeated -3 times"),
        ("tx_line", 0, -1, r"a transaction of line -1, mask 0x1"),
        ("tx_mask", 3, 0, r"a transaction of line 3, mask 0x0"),
        ("row_visit", 1, 5, r"offsets that fall"),
        ("row_entry", 1, 9, r"offsets that fall"),
        ("entry_tx", 2, 99, r"offsets that fall"),
        ("visit_block", 3, 2, r"visits of blocks 0\.\.2 of a kernel of 2"),
        ("visit_block", 0, -1, r"visits of blocks -1\.\.1 of a kernel of 2"),
        ("visit_block", 3, 0, r"warp 1 has 2 memory instructions where its visits have 3"),
        ("visit_repeat", 0, 7, r"warp 0 has 2 memory instructions where its visits have 7"),
        ("row_entry", 1, 1, r"warp 0 has 1 memory instructions where its visits have 2"),
    ],
)
def test_a_stream_no_warp_can_have_made_is_refused(field: str, index: int, value: int, message: str) -> None:
    with pytest.raises(ExecutionError, match=rf"trace of groups \[0, 1\]\.\.\.: {message}; expected active lanes"):
        chunks._check(broken(field, index, value), PROGRAM.head())


def reduction(**overrides: str) -> Any:
    gpu = load_gpu("adreno-640", {name.replace("__", "."): value for name, value in overrides.items()})
    return predict(str(shipped_examples()["reduction"]), gpu, "event")


def test_a_damaged_chunk_of_a_launch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sound: Callable[[StreamSource, int], Stream] = StreamSource.chunk

    def chunk(self: StreamSource, i: int) -> Stream:
        made = sound(self, i)
        made.visit_active = np.full_like(made.visit_active, -1)
        return made

    monkeypatch.setattr(StreamSource, "chunk", chunk)
    with pytest.raises(ExecutionError, match="a visit of -1 lanes"):
        reduction()


def test_a_barrier_some_warps_never_reach_is_an_error_not_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold one warp of each group at a time: it waits at the barrier for those behind it."""

    def one_at_a_time(*args: Any, **options: Any) -> Machine:
        machine = build(*args, **options)
        machine.constants["resident_warps"] = 1
        return machine

    monkeypatch.setattr(event, "build", one_at_a_time)
    with pytest.raises(ExecutionError, match=r"of \d+ groups never end: a barrier that not all warps reach"):
        reduction()


def test_more_cycles_than_the_clock_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "MAX_TICKS", 1 << 20)
    with pytest.raises(ExecutionError, match=r"reduction on adreno-640: more than 1024 cycles; simulate fewer groups"):
        reduction()


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"core__max_items": "128"}, r"256 work items .* does not fit the items .*what fits: groups of at most 128 work items"),
        ({"registers__file_vec4": "1"}, r"does not fit the registers .*what fits: no group of any size.*too few registers"),
        (
            {"local__size_b": "256", "local__max_per_group_b": "256"},
            r"1024 bytes of local memory exceed local.max_per_group_b 256 of adreno-640",
        ),
    ],
)
def test_a_core_that_holds_no_group_says_which_resource_and_what_fits(overrides: dict[str, str], message: str) -> None:
    with pytest.raises(InputError, match=message):
        reduction(**overrides)
