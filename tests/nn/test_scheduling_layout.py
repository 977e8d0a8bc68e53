"""Storages of tensors by dynamic programming, against all storages of random networks of up to 12 operators."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.changing.scheduling.layout import MOST_APART, LayoutGroup, LayoutProblem, solve

PLACES = ("buffer", "image2d_rows")


def cost_of_layout(problem: LayoutProblem, made: Mapping[str, str], reads: Sequence[Sequence[str]]) -> float:
    """Return what storages cost: times of all groups, each copy once, and the ways from and to the host."""
    total = [problem.entering_us.get((name, made[name]), math.inf) for name in {name for name, _ in problem.entering_us}]
    copied: dict[tuple[str, str], None] = {}
    for group, storages in zip(problem.groups, reads, strict=True):
        total.append(
            min((group.times_us.get((tuple(storages), made[name]), math.inf) for name in group.writes), default=math.inf)
        )
        if len({made[name] for name in group.writes}) > 1:
            return math.inf
        copied.update({(name, to): None for name, to in zip(group.reads, storages, strict=True) if to != made[name]})
    total += [problem.copies_us.get((name, made[name], to), math.inf) for name, to in copied]
    total += [problem.leaving_us.get((name, made[name]), math.inf) for name in {name for name, _ in problem.leaving_us}]
    return math.fsum(total)


def random_problem(seed: int, nodes: int, most_reads: int = 3) -> LayoutProblem:
    """A network whose operators read any tensors before them; some have two outputs, some lack kernels."""
    rng = np.random.default_rng(seed)
    tensors, groups, copies = ["x"], [], {}
    for i in range(nodes):
        count = int(rng.integers(1, min(most_reads, len(tensors)) + 1))
        reads = tuple(tensors[int(j)] for j in rng.permutation(len(tensors))[:count])
        writes = (f"t{i}a", f"t{i}b") if rng.random() < 0.2 else (f"t{i}",)
        ways = itertools.product(PLACES, repeat=count) if count <= MOST_APART else [(s,) * count for s in PLACES]
        times = {(tuple(way), made): float(rng.integers(1, 30)) for way in ways for made in PLACES if rng.random() < 0.9}
        groups.append(LayoutGroup(reads, writes, times))
        tensors += writes
    for name in tensors:
        copies |= {(name, a, b): float(rng.integers(1, 12)) for a in PLACES for b in PLACES if a != b}
    entering = {("x", s): float(rng.integers(1, 9)) for s in PLACES}
    leaving = {(tensors[-1], s): float(rng.integers(1, 9)) for s in PLACES}
    return LayoutProblem(PLACES, tuple(groups), copies, entering, leaving)


def exhaustive(problem: LayoutProblem) -> float:
    """Return the least cost: for each storage in which tensors are made, each group reads as it likes, copies counted once."""
    best = math.inf
    names = problem.tensors()
    for places in itertools.product(PLACES, repeat=len(names)):
        made = dict(zip(names, places, strict=True))
        ways = [
            [reads for reads, writes in group.times_us if writes == made[group.writes[0]]] or [("buffer",) * len(group.reads)]
            for group in problem.groups
        ]
        if any(len({made[name] for name in group.writes}) > 1 for group in problem.groups):
            continue
        for reads in itertools.product(*ways):
            best = min(best, cost_of_layout(problem, made, reads))
    return best


def check(problem: LayoutProblem, best: float) -> None:
    """Solve a problem of which the least cost is known."""
    if math.isinf(best):
        with pytest.raises(InputError, match="no storages"):
            solve(problem)
        return
    found = solve(problem)
    assert found.cost_us == pytest.approx(best)
    assert found.bound_us == pytest.approx(best)
    assert cost_of_layout(problem, found.made, found.reads) == pytest.approx(best)


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("seed", range(25))
def test_equals_exhaustive_search_of_small_networks(seed: int) -> None:
    problem = random_problem(seed, 4)
    check(problem, exhaustive(problem))


def tensors_alone(problem: LayoutProblem) -> float:
    """Return the least cost over states of tensors: another way to count, quick enough for 12 operators.

    Each tensor is made somewhere and copied to nowhere or to the other storage; each group then takes its quickest way.
    """
    names = problem.tensors()
    enters, leaves = {n for n, _ in problem.entering_us}, {n for n, _ in problem.leaving_us}
    last_use = {name: max((i for i, g in enumerate(problem.groups) if name in g.reads), default=-1) for name in names}
    states = [(made, there) for made in PLACES for there in ((made,), PLACES)]

    def own(name: str, state: tuple[str, tuple[str, ...]]) -> float:
        made, there = state
        cost = problem.entering_us[name, made] if name in enters else 0.0
        cost += sum(problem.copies_us[name, made, to] for to in there if to != made)
        return cost + (problem.leaving_us[name, made] if name in leaves else 0.0)

    # a frontier of tensors that are still read, with the least cost of all before
    frontier: dict[tuple[tuple[str, tuple[str, tuple[str, ...]]], ...], float] = {
        (("x", state),): own("x", state) for state in states
    }
    for i, group in enumerate(problem.groups):
        after: dict[tuple[tuple[str, tuple[str, tuple[str, ...]]], ...], float] = {}
        for held, cost in frontier.items():
            known = dict(held)
            for combination in itertools.product(states, repeat=len(group.writes)):
                if len({made for made, _ in combination}) > 1:
                    continue
                made = combination[0][0]
                time = min(
                    (us for (reads, to), us in group.times_us.items()
                     if to == made and all(r in known[n][1] for r, n in zip(reads, group.reads, strict=True))),
                    default=math.inf,
                )  # fmt: skip
                total = cost + time + sum(own(n, s) for n, s in zip(group.writes, combination, strict=True))
                now = known | dict(zip(group.writes, combination, strict=True))
                key = tuple(sorted((n, s) for n, s in now.items() if last_use[n] > i))
                after[key] = min(after.get(key, math.inf), total)
        frontier = after
    return min(frontier.values())


@pytest.mark.each_time("3", "13", "14", "16", "17", "19", "27", "29")
@pytest.mark.parametrize("seed", range(30))
def test_equals_exhaustive_search_of_networks_of_twelve_operators(seed: int) -> None:
    problem = random_problem(1000 + seed, 12)
    check(problem, tensors_alone(problem))


@pytest.mark.each_time("0", "1", "2", "9", "15", "18", "19")
@pytest.mark.parametrize("seed", range(20))
def test_split_tables_bound_the_loss(seed: int) -> None:
    problem = random_problem(2000 + seed, 12)
    best = tensors_alone(problem)
    if math.isinf(best):
        return
    found = solve(problem, most=64)
    assert found.bound_us <= best + 1e-9 <= found.cost_us + 2e-9
    assert cost_of_layout(problem, found.made, found.reads) == pytest.approx(found.cost_us)


def test_a_tensor_is_copied_once_for_all_that_read_it() -> None:
    images = {(("image2d_rows",), "image2d_rows"): 1.0}
    made = LayoutGroup((), ("x",), {((), "buffer"): 1.0})
    readers = tuple(LayoutGroup(("x",), (f"y{i}",), images) for i in range(5))
    copies = {("x", "buffer", "image2d_rows"): 10.0, ("x", "image2d_rows", "buffer"): 10.0}
    assert solve(LayoutProblem(PLACES, (made, *readers), copies, {}, {})).cost_us == 1.0 + 10.0 + 5.0
