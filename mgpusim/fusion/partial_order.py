"""Which steps of a partial order to join in groups, so that as much as possible is saved.

Groups are legal if their members do not depend on each other, and if the groups do not wait for each other in a circle. Joined,
the graph is still acyclic. That is so exactly where the steps can run one after the other such that all members of a group are
ready at the same time. So a choice of groups is a path through the sets of steps that have run, from none to all. Each move runs
one ready step, or a group of ready steps. The best path is found by dynamic programming over these sets in order of
their number of steps. That is exact as long as no more than a limit of them have to be kept; else the most promising are kept.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

import msgspec

WIDTH = 20_000
"""Sets of steps with the same number of members that are kept at most."""
MOVES = 1_000_000
"""Moves that a search makes at most, about: it keeps fewer sets where each has many."""
Groups = Sequence[Sequence[int]]


class PartialOrder:
    """Steps 0 to n - 1 and what each of them waits for, itself or through others.

    Parameters
    ----------
    waits : for each step the earlier ones that it waits for.

    >>> order = PartialOrder([(), (0,), (0,), (1, 2)])
    >>> order.independent(1, 2), order.independent(0, 3)
    (True, False)
    """

    def __init__(self, waits: Sequence[Iterable[int]]) -> None:
        self.before: list[int] = []
        """Masks of all steps that each step waits for."""
        self.after: list[list[int]] = [[] for _ in waits]
        """Steps that wait for each step directly."""
        for i, earlier in enumerate(waits):
            mask = 0
            for j in sorted(set(earlier)):
                mask |= self.before[j] | 1 << j
                self.after[j].append(i)
            self.before.append(mask)

    def __len__(self) -> int:
        return len(self.before)

    def independent(self, i: int, j: int) -> bool:
        """Return whether neither of two steps waits for the other."""
        return i != j and not self.before[i] >> j & 1 and not self.before[j] >> i & 1

    def legal(self, groups: Groups) -> bool:
        """Return whether groups may be joined: no step in two of them, members independent, no circle among the groups.

        >>> crossed = PartialOrder([(), (0,), (), (2,)])  # two chains: 0 then 1, 2 then 3
        >>> crossed.legal([(0, 2), (1, 3)]), crossed.legal([(0, 3), (1, 2)]), crossed.legal([(0, 1)])
        (True, False, False)
        """
        members = [i for group in groups for i in group]
        if len(members) != len(set(members)):
            return False
        if not all(self.independent(i, j) for group in groups for i, j in combinations(group, 2)):
            return False
        return self.ordered(groups) is not None

    def ordered(self, groups: Groups) -> list[int] | None:
        """Return an order in which the steps can run, a group by its first member; None where there is none.

        It is that of the numbers, but for what a group must wait for.

        >>> PartialOrder([(), (0,), (), (2,)]).ordered([(1, 2)])
        [0, 1, 3]
        """
        first = {i: group[0] for group in groups for i in group}
        waiting: dict[int, int] = {}
        for i, mask in enumerate(self.before):
            unit = first.get(i, i)
            waiting[unit] = waiting.get(unit, 0) | mask
        of_unit: dict[int, int] = {}
        for i in range(len(self)):
            of_unit[first.get(i, i)] = of_unit.get(first.get(i, i), 0) | 1 << i
        done, out = 0, []
        ready = [unit for unit, mask in waiting.items() if not mask]
        heapq.heapify(ready)
        left = {unit: mask for unit, mask in waiting.items() if mask}
        while ready:
            unit = heapq.heappop(ready)
            done |= of_unit[unit]
            out.append(unit)
            for step in _bits(of_unit[unit]):
                for later in self.after[step]:
                    other = first.get(later, later)
                    if other in left and not left[other] & ~done:
                        del left[other]
                        heapq.heappush(ready, other)
        return None if left else out


class RunMemory(msgspec.Struct, frozen=True):
    """Memory of a run: tensors with their bytes, and the steps that use each; one is there from its first to its last step.

    Attributes
    ----------
    sizes_b : of each tensor.
    used : the steps that make or read it.
    """

    sizes_b: tuple[int, ...]
    used: tuple[tuple[int, ...], ...]

    def peak_b(self, order: Iterable[Sequence[int]]) -> int:
        """Return the most bytes that are there at once in a run of steps and groups in an order.

        >>> chain = RunMemory((100, 60, 40), ((0, 1), (1, 2), (2,)))
        >>> chain.peak_b([(0,), (1,), (2,)])
        160
        """
        meter = _Meter(self)
        done = now = most = 0
        for group in order:
            during, now = meter.moved(done, now, group)
            done |= _mask(group)
            most = max(most, during)
        return most


class ChosenGroups(msgspec.Struct, frozen=True):
    """Groups that are to be joined.

    Attributes
    ----------
    groups : each ascending, in the order in which they run.
    saved : the sum over the groups.
    order : a run: single steps and groups.
    exact : no choice saves more; else the search kept only a part of the ways.
    """

    groups: tuple[tuple[int, ...], ...]
    saved: float
    order: tuple[tuple[int, ...], ...]
    exact: bool


def choose_groups(
    order: PartialOrder, saved: Callable[[tuple[int, ...]], float], size: int = 2, *, joinable: Sequence[bool] | None = None,
    memory: RunMemory | None = None, limit_b: int | None = None, width: int = WIDTH,
) -> ChosenGroups | None:  # fmt: skip
    """Return the legal groups that save the most; None where no run keeps to the limit of memory.

    A group of three is looked at where two of its three pairs save something by themselves.

    Parameters
    ----------
    saved : what joining some steps saves, 0 or less where they stay apart.
    size : members of a group at most, 2 or 3.
    joinable : steps that may be in groups; all by default.
    memory, limit_b : memory of the run, and the bytes that may be there at once.
    width : sets of steps with the same number of members that are kept at most.

    >>> chains = PartialOrder([(), (0,), (), (2,)])
    >>> gains = {(0, 3): 5.0, (1, 2): 5.0, (0, 2): 3.0, (1, 3): 3.0}
    >>> chosen = choose_groups(chains, lambda group: gains.get(group, 0.0))
    >>> chosen.groups, chosen.saved, chosen.exact
    (((0, 2), (1, 3)), 6.0, True)
    """
    search = _OrderSearch(order, saved, size, joinable, memory, limit_b)
    return search.run(width)


class _Meter:
    """Counts the bytes that are there while steps run."""

    def __init__(self, memory: RunMemory) -> None:
        self.sizes_b = memory.sizes_b
        self.masks = [_mask(used) for used in memory.used]
        self.of_step: dict[int, list[int]] = {}
        for tensor, used in enumerate(memory.used):
            for step in used:
                self.of_step.setdefault(step, []).append(tensor)

    def moved(self, done: int, now_b: int, group: Sequence[int]) -> tuple[int, int]:
        """Return the bytes while a group runs after what is done, and those that stay."""
        touched = {tensor for step in group for tensor in self.of_step.get(step, ())}
        after = done | _mask(group)
        during = now_b + sum(self.sizes_b[t] for t in touched if not self.masks[t] & done)
        return during, during - sum(self.sizes_b[t] for t in touched if not self.masks[t] & ~after)


class _Reached(msgspec.Struct):
    """A set of steps that has run: the most saved on a way there, bytes, steps that are ready, what is still promised."""

    saved: float
    now_b: int
    ready: int
    promised: float
    parent: int
    moves: tuple[tuple[int, ...], ...]


class _OrderSearch:
    """Dynamic programming over the sets of steps that have run."""

    def __init__(
        self, order: PartialOrder, saved: Callable[[tuple[int, ...]], float], size: int, joinable: Sequence[bool] | None,
        memory: RunMemory | None, limit_b: int | None,
    ) -> None:  # fmt: skip
        self.order, self.saved, self.size = order, saved, size
        self.meter = _Meter(memory) if memory is not None and limit_b is not None else None
        self.limit_b = limit_b
        n = len(order)
        able = [i for i in range(n) if joinable is None or joinable[i]]
        self.partners = [0] * n
        self.promise = [0.0] * n
        for i, j in combinations(able, 2):
            if order.independent(i, j) and (gain := saved((i, j))) > 0:
                self.partners[i] |= 1 << j
                self.partners[j] |= 1 << i
                self.promise[i], self.promise[j] = max(self.promise[i], gain / 2), max(self.promise[j], gain / 2)

    def run(self, width: int) -> ChosenGroups | None:
        n = len(self.order)
        by_count: list[dict[int, _Reached]] = [{} for _ in range(n + 1)]
        ready = _mask(i for i, before in enumerate(self.order.before) if not before)
        start = _Reached(0.0, 0, ready, sum(self.promise), -1, ())
        self._keep(by_count, 0, start)
        come: dict[int, _Reached] = {}
        exact, budget, most = True, MOVES / max(1, n), 1.0
        for count in range(n):
            states = by_count[count]
            by_count[count] = {}
            keep = int(min(width, max(16.0, budget / most)))
            if len(states) > keep:
                exact = False
                best = heapq.nlargest(keep, states.items(), key=lambda item: (item[1].saved + item[1].promised, -item[0]))
                states = dict(best)
            moves = 0
            for done, state in states.items():
                come[done] = state
                for group in self._groups(state.ready):
                    moves += 1
                    after = self._moved(done, state, group)
                    if after is not None:
                        self._keep(by_count, done | _mask(group), after)
            most = max(most, moves / max(1, len(states)))
        end = by_count[n].get((1 << n) - 1)
        return None if end is None else self._path(end, come, exact)

    def _groups(self, ready: int) -> Iterator[tuple[int, ...]]:
        """Yield single ready steps, and groups of them that save something."""
        steps = list(_bits(ready))
        for i in steps:
            yield (i,)
        for i in steps:
            for j in _bits(self.partners[i] & ready >> i << i):
                yield i, j
                if self.size < 3:
                    continue
                for k in _bits((self.partners[i] | self.partners[j]) & ready >> (j + 1) << (j + 1)):
                    yield i, j, k
        if self.size == 3:  # those whose first two are not pair
            for k in steps:
                for i, j in combinations(_bits(self.partners[k] & ready & ((1 << k) - 1)), 2):
                    if not self.partners[i] >> j & 1:
                        yield i, j, k

    def _moved(self, done: int, state: _Reached, group: tuple[int, ...]) -> _Reached | None:
        gain = self.saved(group) if len(group) > 1 else 0.0
        if len(group) > 1 and gain <= 0:
            return None
        now_b = state.now_b
        if self.meter is not None and self.limit_b is not None:
            during, now_b = self.meter.moved(done, now_b, group)
            if during > self.limit_b:
                return None
        after, ready = done, state.ready
        for step in group:
            after |= 1 << step
            ready &= ~(1 << step)
        for step in group:
            for later in self.order.after[step]:
                if not self.order.before[later] & ~after:
                    ready |= 1 << later
        promised = state.promised - sum(self.promise[step] for step in group)
        return _Reached(state.saved + gain, now_b, ready, promised, done, (group,))

    def _keep(self, by_count: list[dict[int, _Reached]], done: int, state: _Reached) -> None:
        """Keep the best way to a set; without a limit of memory, steps that no group wants run as soon as they can."""
        while self.meter is None:
            free = next((i for i in _bits(state.ready) if not self.partners[i]), None)
            if free is None:
                break
            after = self._moved(done, state, (free,))
            assert after is not None
            after.parent, after.moves = state.parent, (*state.moves, (free,))
            done, state = done | 1 << free, after
        known = by_count[done.bit_count()].get(done)
        if known is None or state.saved > known.saved:
            by_count[done.bit_count()][done] = state

    @staticmethod
    def _path(end: _Reached, come: dict[int, _Reached], exact: bool) -> ChosenGroups:
        parts: list[tuple[tuple[int, ...], ...]] = []
        state = end
        while True:
            parts.append(state.moves)
            if state.parent < 0:
                break
            state = come[state.parent]
        moves = tuple(move for part in reversed(parts) for move in part)
        return ChosenGroups(tuple(move for move in moves if len(move) > 1), end.saved, moves, exact)


def _bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits of a mask, ascending.

    >>> list(_bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mask(steps: Iterable[int]) -> int:
    out = 0
    for step in steps:
        out |= 1 << step
    return out
