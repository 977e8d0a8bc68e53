"""Cuts between GPU and CPU against all placements there are, and the host's model against its closed form."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.changing.placing.cut import Crossing, PlacedPart, cut, cut_cost
from mgpusim.nn.host.cpu import transfer_s
from tests.helpers.examples import examples

MOST = 12
times = st.integers(0, 50).map(float)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[PlacedPart], list[Crossing]]:
    """Draw operators in an order, each with a tensor that any later ones read; some run on one side alone."""
    n = draw(st.integers(1, MOST))
    parts = []
    for i in range(n):
        side = draw(st.sampled_from(["both", "both", "both", "gpu", "cpu"]))
        gpu_us, cpu_us = draw(times), draw(times)
        parts.append(PlacedPart(str(i), None if side == "cpu" else gpu_us, None if side == "gpu" else cpu_us))
    tensors = []
    for i in range(-1, n):
        later = [str(j) for j in range(i + 1, n)]
        readers = draw(st.lists(st.sampled_from(later), unique=True, max_size=4)) if later else []
        maker = "" if i < 0 else str(i)
        tensors.append(Crossing(f"t{i}", maker, tuple(readers), draw(times), draw(times), i >= 0 and draw(st.booleans())))
    return parts, tensors


def costs(parts: list[PlacedPart], tensors: list[Crossing], on_host: frozenset[str]) -> float:
    """Add up a placement as its words say, without the code under test."""
    side = {"": "cpu"} | {part.name: "cpu" if part.name in on_host else "gpu" for part in parts}
    total = 0.0
    for part in parts:
        own = {"cpu": part.cpu_us, "gpu": part.gpu_us}[side[part.name]]
        total += math.inf if own is None else own
    for tensor in tensors:
        needed = {side[reader] for reader in tensor.readers} | ({"cpu"} if tensor.output else set())
        for where in needed - {side[tensor.maker]}:
            total += tensor.to_gpu_us if where == "gpu" else tensor.to_host_us
    return total


@examples(25)
@given(graphs())
def test_cut_is_the_least_of_all_placements(drawn: tuple[list[PlacedPart], list[Crossing]]) -> None:
    parts, tensors = drawn
    names = [part.name for part in parts]
    every = (frozenset(some) for k in range(len(names) + 1) for some in combinations(names, k))
    least = min(costs(parts, tensors, some) for some in every)
    found = cut(parts, tensors)
    assert costs(parts, tensors, found) == pytest.approx(least)
    assert cut_cost(parts, tensors, found) == pytest.approx(least)


def test_operator_that_runs_nowhere_is_refused() -> None:
    with pytest.raises(InputError, match="operator lost: runs neither"):
        cut([PlacedPart("lost", None, None)], [])


@pytest.mark.parametrize(("gpu", "maintained"), [("intel-hd505", False), ("adreno-640", True)])
def test_mapped_buffers_move_nothing_where_caches_are_coherent(gpu: str, maintained: bool) -> None:
    host = load_gpu(gpu).host
    assert host is not None
    empty, full = (transfer_s(size, host, 1e-5, mapped=True) for size in (0, 10**8))
    assert empty == pytest.approx(2e-5)
    assert full - empty == pytest.approx(1e8 / host.memory_b_per_s if maintained else 0.0)
    bare = load_gpu(gpu, {"host.mapping": "copied"}).host
    assert transfer_s(10**8, bare, 1e-5, mapped=True) == transfer_s(10**8, host, 1e-5, mapped=False)
