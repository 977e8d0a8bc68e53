"""In which storage each tensor of a network is made and read, so that kernels and copies together take the least time.

A kernel takes as long as its table says for the storages that it reads and writes. A tensor that is read in another storage than
that in which it is made is copied there, once for all that read it there. Variables are the tensors: where each is made, and
where it is there besides. `mgpusim.nn.changing.scheduling.minimum` finds the least sum: exact where its tables fit, as they do
for networks whose branches meet again soon; elsewhere there is a bound on what is lost.

Groups that read more than two tensors read all of them in one storage.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

import numpy as np

from mgpusim.errors import InputError
from mgpusim.nn.changing.scheduling.minimum import MOST_ENTRIES, Factor, least

MOST_APART = 2
"""Tensors that a group may read in different storages."""


NO_STORAGES = "no storages of the tensors have a kernel for every operator"


class LayoutGroup(NamedTuple):
    """A kernel of a network: tensors that it reads and writes, and its time by their storages.

    `times_us` goes by (storages of the reads, storage of all writes); what is not in it is impossible.
    """

    reads: tuple[str, ...]
    writes: tuple[str, ...]
    times_us: Mapping[tuple[tuple[str, ...], str], float]


class LayoutProblem(NamedTuple):
    """A network as far as storages matter; times in microseconds.

    Attributes
    ----------
    storages : that a tensor may have.
    copies_us : by (tensor, from, to).
    entering_us : of tensors that the host makes, by (tensor, storage).
    leaving_us : of tensors that the host reads, from where they are made.
    """

    storages: tuple[str, ...]
    groups: tuple[LayoutGroup, ...]
    copies_us: Mapping[tuple[str, str, str], float]
    entering_us: Mapping[tuple[str, str], float]
    leaving_us: Mapping[tuple[str, str], float]

    def tensors(self) -> tuple[str, ...]:
        names = [name for group in self.groups for name in (*group.reads, *group.writes)]
        return tuple(dict.fromkeys([*(name for name, _ in (*self.entering_us, *self.leaving_us)), *names]))


class StorageLayout(NamedTuple):
    """Storages of all tensors.

    Attributes
    ----------
    made : by tensor.
    reads : of each group, in order: storages of its reads.
    cost_us, bound_us : what kernels and copies take, and what they take at least, whatever the storages.
    """

    made: dict[str, str]
    reads: tuple[tuple[str, ...], ...]
    cost_us: float
    bound_us: float


class _State(NamedTuple):
    """Where a tensor is made, and all storages in which it is there."""

    made: str
    there: tuple[str, ...]


def _states(storages: Sequence[str]) -> list[_State]:
    out = []
    for storage in storages:
        others = [s for s in storages if s != storage]
        for count in range(len(others) + 1):
            out += [_State(storage, (storage, *more)) for more in combinations(others, count)]
    return out


def solve(problem: LayoutProblem, *, most: int = MOST_ENTRIES) -> StorageLayout:
    """Return the storages with which a network takes the least time.

    >>> times = {(("buffer",), "buffer"): 9.0, (("image2d_rows",), "image2d_rows"): 4.0}
    >>> copies = {("x", "buffer", "image2d_rows"): 2.0, ("x", "image2d_rows", "buffer"): 2.0}
    >>> layout = solve(LayoutProblem(("buffer", "image2d_rows"), (LayoutGroup(("x",), ("y",), times),), copies,
    ...     {("x", "buffer"): 1.0, ("x", "image2d_rows"): 5.0}, {}))
    >>> layout.made, layout.reads, layout.cost_us
    ({'x': 'buffer', 'y': 'image2d_rows'}, (('image2d_rows',),), 7.0)
    """
    names = problem.tensors()
    states = {name: _states(problem.storages) for name in names}
    number = {name: i for i, name in enumerate(names)}
    sizes = [len(states[name]) for name in names]
    factors = [Factor((number[name],), _own(problem, name, states[name])) for name in names]
    shared: dict[int, int] = {}  # group -> variable of the one storage that it reads
    for index, group in enumerate(problem.groups):
        writes = [number[name] for name in group.writes]
        if len(group.reads) <= MOST_APART and len(writes) == 1:
            reads = [states[name] for name in group.reads]
            written = states[group.writes[0]]
            costs = np.array([[_best(group, there, state.made)[0] for state in written] for there in product(*reads)])
            shape = [len(read) for read in reads]
            factors.append(Factor((*(number[name] for name in group.reads), writes[0]), costs.reshape(*shape, len(written))))
            continue
        # a variable for how the group runs: storages of its reads and its writes
        runs = list(group.times_us)
        if not runs:
            raise InputError(NO_STORAGES)
        shared[index] = len(sizes)
        sizes.append(len(runs))
        factors.append(Factor((shared[index],), np.array([group.times_us[run] for run in runs])))
        for place, name in enumerate(group.reads):
            fits = [[0.0 if run[0][place] in state.there else math.inf for state in states[name]] for run in runs]
            factors.append(Factor((shared[index], number[name]), np.array(fits).reshape(len(runs), -1)))
        for name in group.writes:
            fits = [[0.0 if run[1] == state.made else math.inf for state in states[name]] for run in runs]
            factors.append(Factor((shared[index], number[name]), np.array(fits).reshape(len(runs), -1)))
    starts = _uniform(problem, states, number, shared, len(sizes))
    try:
        least_cost = least(sizes, factors, starts=starts, most=most)
    except InputError:
        raise InputError(NO_STORAGES) from None
    chosen = {name: states[name][least_cost.values[number[name]]] for name in names}
    reads_of = []
    for index, group in enumerate(problem.groups):
        if index in shared:
            reads_of.append(list(group.times_us)[least_cost.values[shared[index]]][0])
        else:
            held = tuple(chosen[name] for name in group.reads)
            reads_of.append(_best(group, held, chosen[group.writes[0]].made)[1])
    return StorageLayout({name: state.made for name, state in chosen.items()}, tuple(reads_of), least_cost.cost, least_cost.bound)


def _own(problem: LayoutProblem, name: str, states: Sequence[_State]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return what the states of a tensor cost: its way from the host, its copies, and its way to the host."""
    out = np.zeros(len(states))
    enters = any(tensor == name for tensor, _ in problem.entering_us)
    leaves = any(tensor == name for tensor, _ in problem.leaving_us)
    for i, (written, there) in enumerate(states):
        if enters:
            out[i] += problem.entering_us.get((name, written), math.inf)
        out[i] += sum(problem.copies_us.get((name, written, to), math.inf) for to in there if to != written)
        if leaves:
            out[i] += problem.leaving_us.get((name, written), math.inf)
    return out


def _best(group: LayoutGroup, reads: Sequence[_State], writes: str) -> tuple[float, tuple[str, ...]]:
    """Return the least time of a group over the storages in which its reads are there, and these."""
    ways = product(*(state.there for state in reads))
    return min(((group.times_us.get((way, writes), math.inf), way) for way in ways), default=(math.inf, ()))


def _uniform(
    problem: LayoutProblem,
    states: Mapping[str, Sequence[_State]],
    number: Mapping[str, int],
    shared: Mapping[int, int],
    count: int,
) -> list[list[int]]:
    """Return the values at which all tensors lie in one storage, as far as they may."""
    out = []
    for storage in problem.storages:
        values = [0] * count
        for name, own in states.items():
            values[number[name]] = next((i for i, s in enumerate(own) if s.there == (storage,)), 0)
        for index, variable in shared.items():
            runs = list(problem.groups[index].times_us)
            values[variable] = next((i for i, (reads, written) in enumerate(runs) if {*reads, written} == {storage}), 0)
        out.append(values)
    return out
