"""Groups over a partial order: legal by an oracle of graphs, the best by exhaustive search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.fusion.partial_order import ChosenGroups, PartialOrder, RunMemory, choose_groups
from tests.helpers.examples import examples

Waits = list[tuple[int, ...]]
Groups = tuple[tuple[int, ...], ...]


@st.composite
def orders(draw: st.DrawFn, most: int = 8) -> Waits:
    n = draw(st.integers(2, most))
    return [tuple(j for j in range(i) if draw(st.sampled_from((False, False, True)))) for i in range(n)]


def is_legal(waits: Waits, groups: Sequence[Sequence[int]]) -> bool:
    """The definition: members pairwise without a path, and the contraction of all groups has no circle."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(waits)))
    graph.add_edges_from((j, i) for i, earlier in enumerate(waits) for j in earlier)
    if any(nx.has_path(graph, i, j) or nx.has_path(graph, j, i) for group in groups for i, j in combinations(group, 2)):
        return False
    unit = {i: group[0] for group in groups for i in group}
    joined = nx.DiGraph()
    joined.add_edges_from((unit.get(a, a), unit.get(b, b)) for a, b in graph.edges)
    return nx.is_directed_acyclic_graph(joined)


def partitions(steps: Sequence[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    if not steps:
        yield []
        return
    first, rest = steps[0], steps[1:]
    for n in range(size):
        for others in combinations(rest, n):
            for more in partitions([i for i in rest if i not in others], size):
                yield [(first, *others), *more]


def gains_of(seed: int) -> Callable[[tuple[int, ...]], float]:
    """Made-up gains: some pairs lose, triples gain about as much as their pairs."""

    def gain(group: tuple[int, ...]) -> float:
        if len(group) == 2:
            return float((hash((seed, *group)) >> 8) % 13 - 4)
        pairs = [gain(pair) for pair in combinations(group, 2)]
        if sum(pair > 0 for pair in pairs) < 2:
            return 0.0
        return float(max(pairs) + (hash((seed, *group)) >> 8) % 5)

    return gain


@given(orders(), st.integers(0, 1000), st.sampled_from((2, 3)))
@examples(75)
def test_the_choice_is_that_of_an_exhaustive_search(waits: Waits, seed: int, size: int) -> None:
    gain = gains_of(seed)
    found = choose_groups(PartialOrder(waits), gain, size)
    assert found is not None
    assert found.exact
    best = 0.0
    for division in partitions(range(len(waits)), size):
        groups = [group for group in division if len(group) > 1]
        saved = sum(map(gain, groups))
        if saved > best and all(gain(group) > 0 for group in groups) and is_legal(waits, groups):
            best = saved
    assert found.saved == pytest.approx(best)
    assert found.saved == pytest.approx(sum(map(gain, found.groups)))


def check_run(waits: Waits, found: ChosenGroups, size: int) -> None:
    assert is_legal(waits, found.groups)
    assert all(2 <= len(group) <= size for group in found.groups)
    ran: set[int] = set()
    for move in found.order:
        assert all(set(waits[i]) <= ran for i in move)
        ran.update(move)
    assert sorted(i for move in found.order for i in move) == list(range(len(waits)))


@pytest.mark.slow
@given(orders(24), st.integers(0, 1000), st.sampled_from((2, 3)), st.sampled_from((1, 5, 20_000)))
@examples(15)
def test_chosen_groups_are_independent_and_leave_the_graph_acyclic(waits: Waits, seed: int, size: int, width: int) -> None:
    found = choose_groups(PartialOrder(waits), gains_of(seed), size, width=width)
    assert found is not None
    check_run(waits, found, size)
    whole = choose_groups(PartialOrder(waits), gains_of(seed), size)
    assert whole is not None
    assert found.saved <= whole.saved or not whole.exact


@given(orders(7), st.data())
@examples(100)
def test_legal_is_the_definition(waits: Waits, data: st.DataObject) -> None:
    order = PartialOrder(waits)
    division = data.draw(st.sampled_from(list(partitions(range(len(waits)), 3))))
    groups = [group for group in division if len(group) > 1]
    assert order.legal(groups) == is_legal(waits, groups)
    run = order.ordered(groups)
    if run is not None and is_legal(waits, groups):
        of_unit = {group[0]: group for group in groups}
        check_run(waits, ChosenGroups(tuple(groups), 0.0, tuple(of_unit.get(u, (u,)) for u in run), True), 3)


def test_without_groups_the_order_stays() -> None:
    waits: Waits = [(), (0,), (), (1, 2), (2,)]
    assert PartialOrder(waits).ordered([]) == [0, 1, 2, 3, 4]
    assert PartialOrder(waits).ordered([(0, 4)]) == [2, 0, 1, 3]


def test_only_steps_that_may_be_joined_are() -> None:
    found = choose_groups(PartialOrder([()] * 4), lambda group: 1.0, joinable=[True, False, True, True])
    assert found is not None
    assert len(found.groups) == 1
    assert all(1 not in group for group in found.groups)


@st.composite
def held_orders(draw: st.DrawFn) -> tuple[Waits, RunMemory]:
    waits = draw(orders(7))
    sizes = tuple(draw(st.lists(st.integers(1, 9), min_size=len(waits), max_size=len(waits))))
    used = tuple((i, *(j for j in range(i + 1, len(waits)) if i in waits[j])) for i in range(len(waits)))
    return waits, RunMemory(sizes, used)


def runs(waits: Waits, groups: Sequence[tuple[int, ...]]) -> Iterator[list[tuple[int, ...]]]:
    """Every order in which steps and groups can run."""
    members = {i for group in groups for i in group}
    units = [*groups, *((i,) for i in range(len(waits)) if i not in members)]

    def more(left: list[tuple[int, ...]], ran: set[int]) -> Iterator[list[tuple[int, ...]]]:
        if not left:
            yield []
        for unit in left:
            if all(set(waits[i]) <= ran for i in unit):
                for rest in more([u for u in left if u != unit], ran | set(unit)):
                    yield [unit, *rest]

    return more(units, set())


def peak_of(memory: RunMemory, run: list[tuple[int, ...]]) -> int:
    at = {i: place for place, unit in enumerate(run) for i in unit}
    spans = [(min(at[i] for i in used), max(at[i] for i in used)) for used in memory.used]
    return max(
        sum(size for size, (a, b) in zip(memory.sizes_b, spans, strict=True) if a <= place <= b) for place in range(len(run))
    )


@given(held_orders(), st.integers(0, 1000), st.integers(5, 40))
@examples(60)
def test_a_limit_of_memory_is_kept_and_costs_no_more_than_it_must(
    asked: tuple[Waits, RunMemory], seed: int, limit_b: int
) -> None:
    waits, memory = asked
    gain = gains_of(seed)
    found = choose_groups(PartialOrder(waits), gain, 2, memory=memory, limit_b=limit_b)
    best: float | None = None
    for division in partitions(range(len(waits)), 2):
        groups = [group for group in division if len(group) > 1]
        saved = sum(map(gain, groups))
        if any(gain(group) <= 0 for group in groups) or not is_legal(waits, groups) or (best is not None and saved <= best):
            continue
        if any(peak_of(memory, run) <= limit_b for run in runs(waits, groups)):
            best = saved
    if best is None:
        assert found is None
        return
    assert found is not None
    check_run(waits, found, 2)
    assert found.saved == pytest.approx(best)
    order: Any = list(found.order)
    assert memory.peak_b(found.order) == peak_of(memory, order) <= limit_b


def test_two_long_chains_are_aligned_exactly() -> None:
    n = 60
    waits: Waits = [(i - 1,) if i % n else () for i in range(2 * n)]
    found = choose_groups(PartialOrder(waits), lambda group: 2.0 if (group[1] - group[0]) == n else 1.0)
    assert found is not None
    assert found.exact
    assert found.saved == 2.0 * n
