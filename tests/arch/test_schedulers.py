"""Warp schedulers: what each takes, by sets of ranks, and the same compiled."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.schedulers import SCHEDULERS, Ready
from mgpusim.engine.event.core import selection
from mgpusim.native.jit import Int64s, compile_native

RULES: dict[str, Callable[[list[int], int], int]] = {
    "oldest": lambda ranks, current: min(ranks),
    "gto": lambda ranks, current: current if current in ranks else min(ranks),
    "lrr": lambda ranks, current: min(ranks, key=lambda r: (r <= current, r)),
}
choose = selection._choose


@compile_native("qqq")
def choose_all(masks: Int64s, what: Int64s, out: Int64s) -> None:
    """`what` : words of `masks`, current rank, number of schedulers; `out` : what each takes."""
    for policy in range(what[2]):
        out[policy] = choose(policy, Ready(masks, what[0]), what[1])


@st.composite
def cases(draw: st.DrawFn) -> tuple[int, set[int], int]:
    words = draw(st.integers(1, 4))
    edges = st.sampled_from([r for w in range(words) for r in (64 * w, 64 * w + 62, 64 * w + 63)])
    ranks = draw(st.sets(st.one_of(st.integers(0, 64 * words - 1), edges), min_size=1, max_size=8))
    return words, ranks, draw(st.one_of(st.just(-1), st.integers(0, 64 * words - 1), st.sampled_from(sorted(ranks)), edges))


def masks_of(words: int, ranks: set[int]) -> list[int]:
    return [sum(1 << (r & 63) for r in ranks if r >> 6 == w) for w in range(words)]


@pytest.mark.parametrize("name", SCHEDULERS)
@given(case=cases())
def test_a_scheduler_keeps_its_rule(name: str, case: tuple[int, set[int], int]) -> None:
    words, ranks, current = case
    assert SCHEDULERS[name].choose(Ready(masks_of(words, ranks), words), current) == RULES[name](sorted(ranks), current)


@given(case=cases())
def test_compiled_schedulers_take_the_same(case: tuple[int, set[int], int]) -> None:
    words, ranks, current = case
    masks = np.array(masks_of(words, ranks), np.uint64).view(np.int64)
    out = np.zeros(len(SCHEDULERS), np.int64)
    choose_all(masks, np.array([words, current, len(SCHEDULERS)]), out)
    assert out.tolist() == [s.choose(Ready(masks_of(words, ranks), words), current) for s in SCHEDULERS.values()]
