"""Surveying the groups of a launch that do unlike work: as many of them as a budget allows, spread over the NDRange in cells.

Each cell of groups that lie together is taken for the one of them that was executed. Groups run many at once, and those that
have not ended with the others run again with more patience: what a survey costs goes with what its groups do, not with what the
heaviest of them does. A budget in blocks executed, not in seconds, gives the same result on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.opencl.analysis.control import Differs, items_go_together
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.execution.simt import STEP_LIMIT, execute
from mgpusim.session import Session
from mgpusim.trace.group_work import GroupWork, chain_weights
from mgpusim.trace.packing import pack_arrays, unpack_arrays
from mgpusim.trace.plan import Plan
from mgpusim.trace.shape import Shaper
from mgpusim.trace.survey import GOLDEN, Count, spread_groups, survey
from mgpusim.trace.work import Work, geometry_of
from mgpusim.workload.ndrange import NDRange

BUDGET = 60_000.0
"""Blocks executed of a launch whose groups differ, `LIKE_A_BLOCK` lanes counted as one more: a second, about."""
LIKE_A_BLOCK = 500
"""Lanes that take as long as a block more."""
MOST_SURVEYED = 1 << 14
MOST_GROUPS = 1 << 22
LANES_AT_ONCE = 8192
UNLIKE = 1.3
"""Groups differ where the heaviest takes more than this of the mean."""
_FEW = 1.0
_LEAST_OF_WARP = 4
_AGAIN = 2.5  # by which putting off what takes long makes a survey longer
_FIRST_LIMIT, _LONGER = 256, 4


class Walk(msgspec.Struct):
    """What a survey found of `groups`: their work by block, the visits of each region by their busiest warp.

    Of those, `cut` did not end in time and have the figures of others that did. `spent` are the blocks that it took.
    """

    groups: Array
    work: Array
    visits: Array
    cut: int = 0
    spent: float = 0.0

    def to_bytes(self) -> bytes:
        """Return the survey as bytes."""
        rest = np.array([self.cut, self.spent])
        return pack_arrays({"groups": self.groups, "work": self.work, "visits": self.visits, "rest": rest})

    @classmethod
    def from_bytes(cls, data: bytes) -> Walk:
        """Read what `to_bytes` wrote."""
        arrays, _ = unpack_arrays(data)
        cut, spent = arrays["rest"].tolist()
        return cls(arrays["groups"], arrays["work"], arrays["visits"], int(cut), spent)


class Walker:
    """Executes groups of one launch for their work.

    Parameters
    ----------
    args : the arguments as the launch finds them.
    count : returns the observer of so many groups.
    limit_s : seconds that one run of a loop may take; `iterations` of a loop that counts are run at most (0: all).
    """

    def __init__(
        self, kernel: CompiledKernel, geometry: Geometry, args: list[Any], count: Callable[[int], Count], limit_s: float,
        iterations: int = 0,
    ) -> None:  # fmt: skip
        self.kernel, self.geometry, self.args, self.count = kernel, geometry, args, count
        self.limit_s, self.iterations = limit_s, iterations

    def walk(self, groups: Array, budget: float, first_limit: int) -> Walk:
        """Execute groups in lots and return the work of each.

        Parameters
        ----------
        budget : blocks to execute, about. Of groups that have not ended then a lot spread over them runs to its end, and the
            others are taken for these.
        first_limit : blocks after which groups are first put off.
        """
        width = self.count(1)
        self.done = Walk(
            groups, np.zeros((len(groups), width.work.shape[1])), np.zeros((len(groups), width.warp_visits.shape[2]))
        )
        waiting, limit = np.arange(len(groups)), max(_FIRST_LIMIT, first_limit)
        if self.kernel.stores:  # what a group stored it would find again: none runs twice
            limit = STEP_LIMIT
        lot = max(1, LANES_AT_ONCE // self.geometry.items)
        while len(waiting):
            late: list[Array] = []
            for first in range(0, len(waiting), lot):
                mine = waiting[first : first + lot]
                late.append(mine if self.done.spent >= budget else self._run(mine, limit))
            waiting = np.concatenate(late)
            if self.done.spent >= budget:
                break
            limit = min(STEP_LIMIT, limit * _LONGER)
        if len(waiting):
            self._settle(waiting, lot)
        return self.done

    def _run(self, mine: Array, limit: int) -> Array:
        """Execute some groups and return those that have not ended."""
        observer = self.count(len(mine))
        unfinished: list[Array] = []
        put_off = None if limit == STEP_LIMIT else unfinished.append
        execute(
            self.kernel,
            self.geometry,
            self.done.groups[mine],
            self.args,
            observer,
            limit,
            self.iterations,
            self.limit_s,
            put_off,
        )
        self.done.spent += observer.steps * (1.0 + len(mine) * self.geometry.items / LIKE_A_BLOCK)
        self.done.work[mine], self.done.visits[mine] = observer.work, observer.visits()
        return mine[unfinished[0].reshape(len(mine), -1).any(axis=1)] if unfinished else mine[:0]

    def _settle(self, waiting: Array, lot: int) -> None:
        waiting = np.sort(waiting)
        chosen = waiting[np.unique(np.arange(min(lot, len(waiting))) * len(waiting) // min(lot, len(waiting)))]
        self._run(chosen, STEP_LIMIT)
        near = chosen[np.clip(np.searchsorted(chosen, waiting), 0, len(chosen) - 1)]
        self.done.work[waiting], self.done.visits[waiting] = self.done.work[near], self.done.visits[near]
        self.done.cut = len(waiting) - len(chosen)


def cells(groups: tuple[int, int, int], local: tuple[int, int, int], known: Sequence[int], most: int) -> tuple[Array, Array]:
    """Cut a launch into cells of groups that lie together, about as wide as they are high in work items.

    Parameters
    ----------
    groups, local : of the NDRange, x first.
    known : groups that were executed: their cells need no other.
    most : cells, at the most.

    Returns
    -------
    tuple of arrays
        The cell of each group, int64 (groups,), and the group that stands for each cell.

    >>> of, chosen = cells((6, 4, 1), (8, 8, 1), [13], 6)
    >>> of.reshape(4, 6).tolist()
    [[0, 0, 1, 1, 2, 2], [0, 0, 1, 1, 2, 2], [3, 3, 4, 4, 5, 5], [3, 3, 4, 4, 5, 5]]
    >>> of[chosen].tolist(), int(chosen[3])
    ([0, 1, 2, 3, 4, 5], 13)
    """
    step = [1, 1, 1]

    def counts() -> list[int]:
        return [-(-n // s) for n, s in zip(groups, step, strict=True)]

    while int(np.prod(counts())) > most:
        open_ = [d for d in range(3) if step[d] < groups[d]]
        narrow = min(open_, key=lambda d: step[d] * local[d])
        step[narrow] += max(1, step[narrow] // 4)
    n = counts()
    index = np.arange(int(np.prod(groups)))
    place = [index % groups[0], index // groups[0] % groups[1], index // (groups[0] * groups[1])]
    of = place[0] // step[0] + n[0] * (place[1] // step[1] + n[1] * (place[2] // step[2]))
    # one group of each cell, anywhere in it: kinds that alternate are met as often as they are there
    size = np.bincount(of, minlength=int(np.prod(n)))
    order = np.argsort(of, kind="stable")
    first = np.concatenate([[0], np.cumsum(size)[:-1]])
    chosen = order[first + (np.arange(len(size)) * GOLDEN % 1.0 * size).astype(np.int64)]
    if step != [1, 1, 1]:
        known_ = np.asarray(known, np.int64)
        chosen[of[known_]] = known_
    return of, chosen


def like_of(of: Array, chosen: Array, surveyed: Array) -> Array:
    """Return which surveyed group each group is like: itself if it was surveyed, else the one chosen for its cell, int32.

    >>> like_of(np.array([0, 0, 1, 1]), np.array([1, 2]), np.array([0, 1, 2])).tolist()
    [0, 1, 2, 2]
    """
    like = np.searchsorted(surveyed, chosen)[of].astype(np.int32)
    like[surveyed] = np.arange(len(surveyed))
    return np.asarray(like)


def group_work(walk: Walk, of: Array, chosen: Array, region_of: Array, regions: int, by_data: bool) -> GroupWork:
    """Return the work of all groups of a launch from that of the ones that stand for its cells, and others beside."""
    order = np.argsort(walk.groups)
    work = np.zeros((len(order), regions))
    for position, region in enumerate(region_of.tolist()):
        work[:, region] += walk.work[order, position]
    return GroupWork(like_of(of, chosen, walk.groups[order]), work, walk.visits[order], walk.cut, by_data)


class Thinned(NamedTuple):
    """Work items of a group that stand for all: their local linear ids, int64, and how many of each warp."""

    chosen: Array
    per_warp: int

    @classmethod
    def every(cls, step: int, items: int, warp_size: int) -> Thinned:
        """Return one of each `step` neighbours, in another place in each of them.

        >>> Thinned.every(4, 16, 8)
        Thinned(chosen=array([ 0,  7, 11, 14]), per_warp=2)
        """
        first = np.arange(0, items, step)
        index = first // step
        chosen = first + (index * max(1, step // 2 + 1) + index // max(1, warp_size // step)) % step
        return cls(np.minimum(chosen, items - 1), max(1, warp_size // step))


def heaviest_share(work: Array, visits: Array, weights: Array) -> float:
    """Return what the heaviest group takes over the mean: the larger of its work and its chain."""
    return max(float(v.max() / max(1.0, v.mean())) for v in (work.sum(axis=1), visits @ weights))


class Surveyor:
    """Surveys one launch: first some groups spread over it, then, where they differ, as many as the budget allows.

    Parameters
    ----------
    local_b : bytes of local memory of a group.
    identity : the launch's content hash, for the disk cache.
    iterations : of a loop that counts that are run at most (0: all).
    limit_s : seconds that one run of a loop may take.
    """

    def __init__(
        self, work: Work, facts: KernelFacts, ndrange: NDRange, warp_size: int, local_b: int, identity: str, session: Session,
        *, iterations: int, limit_s: float,
    ) -> None:  # fmt: skip
        self.work, self.facts, self.nd, self.local_b = work, facts, ndrange, local_b
        self.identity, self.session, self.iterations, self.limit_s = identity, session, iterations, limit_s
        self.warp_size = warp_size
        self.operations = np.array([math.fsum(counts.values()) for counts in self.facts.mix])
        self.weights = chain_weights([r.critical for r in self.facts.regions])
        self.first_only = items_go_together(self.facts.function, self.facts.divergent)

    def some(self, lanes_per_group: float) -> Walk:
        """Return the work of groups spread over the launch; `lanes_per_group` are the accesses of a group's lanes."""
        groups = spread_groups(self.nd.n_groups, lanes_per_group)

        def run() -> Walk:
            given = self.work.compiled, geometry_of(self.nd), groups, self.work.args(), self.warp_size, self.operations
            count = survey(*given, self.iterations, self.limit_s)
            lanes = len(groups) * self.nd.items_per_group
            return Walk(np.array(groups), count.work, count.visits(), 0, count.steps * (1.0 + lanes / LIKE_A_BLOCK))

        return load_or_make("survey", self._key(repr(groups)), Walk.from_bytes, run, Walk.to_bytes, self.session.cache)

    def all(self, some: Walk, budget: float) -> GroupWork | None:
        """Return the work of all groups, given that of some; None where they are alike or cannot differ."""
        differs = self.work.groups_differ
        if differs < Differs.BY_POSITION or self.nd.n_groups > MOST_GROUPS:
            return None
        if heaviest_share(some.work, some.visits, self.weights) < UNLIKE:
            if differs != Differs.BY_DATA and not self.first_only:
                return None
            budget = min(budget, _FEW * some.spent)  # a few heavy groups may hide among many alike
        wanted = budget / max(1e-9, _AGAIN * self._blocks_of(some) * (1 / LIKE_A_BLOCK + 1 / LANES_AT_ONCE))  # items to execute
        thin = self._thin(wanted, differs)
        items = self.nd.items_per_group if thin is None else len(thin.chosen)
        most = min(MOST_SURVEYED, max(len(some.groups), int(wanted / items)))
        nd = self.nd
        if nd.n_groups > len(some.groups):
            of, chosen = cells(nd.groups, nd.local, some.groups.tolist(), most)
        else:
            of = chosen = np.arange(nd.n_groups)
        missing = np.setdiff1d(chosen, some.groups)
        walk = some
        if len(missing):
            key = self._key(f"{len(chosen)} {items} {budget}")
            make = partial(self._walk, missing, budget, some, thin)
            more = load_or_make("survey", key, Walk.from_bytes, make, Walk.to_bytes, self.session.cache)
            groups, work, visits = (np.concatenate([getattr(w, f) for w in (some, more)]) for f in ("groups", "work", "visits"))
            walk = Walk(groups, work, visits, more.cut)
        if heaviest_share(walk.work, walk.visits, self.weights) < UNLIKE:
            return None
        flow = self.facts.flow
        region_of = np.array([loop + 1 for loop in flow.loop_of])
        return group_work(walk, of, chosen, region_of, len(self.facts.regions), differs == Differs.BY_DATA)

    def _thin(self, wanted: float, differs: Differs) -> Thinned | None:
        """Return which work items of a group are enough, None for all.

        One is where all go the same way. Where they go by their position, items of each warp tell what the warp does, if none
        needs another's results; data leave no such order.
        """
        nd, kernel = self.nd, self.work.compiled
        if self.first_only:
            return Thinned(np.zeros(1, np.int64), 1)
        apart = not (self.local_b or nd.sub_group or kernel.stores or any(r.has_barrier for r in self.facts.regions))
        if not apart or differs != Differs.BY_POSITION:
            return None
        step = 1
        while step * _LEAST_OF_WARP < self.warp_size and nd.n_groups * nd.items_per_group > wanted * step:
            step *= 2
        return Thinned.every(step, nd.items_per_group, self.warp_size) if step > 1 else None

    def _walk(self, groups: Array, budget: float, some: Walk, thin: Thinned | None) -> Walk:
        geometry, width = geometry_of(self.nd), self.warp_size
        if thin is not None:
            geometry.chosen, width = thin.chosen, thin.per_warp

        def count(n: int) -> Count:
            return Count(n, geometry.items, width, self.operations, self.facts.flow)

        given = self.work.compiled, geometry, self.work.args(), count, self.limit_s, self.iterations
        limit = int(2 * self._blocks_of(some))
        walk = Walker(*given).walk(groups, budget, limit)
        if thin is not None:  # the items left out make warps busier: by as much as in groups that were executed both ways
            both = Walker(*given).walk(some.groups, math.inf, limit)
            for mine, thinned, whole in ((walk.work, both.work, some.work), (walk.visits, both.visits, some.visits)):
                few, all_ = thinned.sum(axis=0), whole.sum(axis=0)
                scaled = mine * np.where(few > 0, all_ / np.maximum(few, 1e-300), 1.0)
                mine[:] = np.minimum(scaled, np.maximum(mine, whole.max(axis=0)))  # a loop that all run to its end has no more
        return walk

    def _blocks_of(self, some: Walk) -> float:
        """Return how many blocks a group takes in the mean, about."""
        inside = np.bincount(np.array(self.facts.flow.loop_of) + 1, minlength=some.visits.shape[1])
        return float((some.visits @ inside).mean())

    def _key(self, what: str) -> str:
        return key_of(self.identity, repr(self.nd), what, str(self.warp_size), str(self.iterations))


def work_of_all(shaper: Shaper, plan: Plan, facts: KernelFacts, by_data: bool) -> GroupWork | None:
    """Return the work of all groups of a launch that were all executed; None where they are alike."""
    visits, lanes = shaper.block_visits()
    operations = np.array([math.fsum(counts.values()) for counts in facts.mix])
    order = np.argsort(np.array(plan.groups))
    by_block = (visits.sum(axis=1) + lanes.sum(axis=1) / shaper.warp)[order] / 2 * operations
    work, by_region = np.zeros((len(order), len(facts.regions))), np.ones((len(order), len(facts.regions)))
    for position, loop in enumerate(facts.flow.loop_of):
        work[:, loop + 1] += by_block[:, position]
    for i, loop_ in enumerate(facts.flow.loops):
        by_region[:, i + 1] = visits[order][:, :, loop_.header].max(axis=1)
    if heaviest_share(work, by_region, chain_weights([r.critical for r in facts.regions])) < UNLIKE:
        return None
    return GroupWork(np.arange(len(order), dtype=np.int32), work, by_region, 0, by_data)
