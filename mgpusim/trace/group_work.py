"""The work of all groups of a launch, where they differ: what each does, and how long they take on the cores together.

Groups are told apart by two numbers: their work, which keeps a core busy, and their chain, which the heaviest warp of a group
has to go through. Both are in operations; `mgpusim.cost.schedule` says what becomes of them on cores that hold several groups.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.cost.schedule import makespan
from mgpusim.opencl.analysis.facts import PathCounts

MOST_SCHEDULED = 1 << 15
"""Groups scheduled one by one: of a launch of more, some of its cores with the groups that are theirs."""
_START, _OPERATION, _FIRST_ACCESS, _ACCESS = 100.0, 4.0, 300.0, 100.0
"""Cycles, about, of the start of a group, of a dependent operation, and of a dependent access of memory outside and inside loops,
where compilers have several under way. They weigh a group's parts against each other; how long they take is for an engine."""
_HIGH = 0.9
NORM = 2.0
"""How a core's work and its groups' chains add up: `model.latency_norm` of the presets that no fit has changed."""


def chain_weights(paths: Sequence[PathCounts]) -> Array:
    """Return what one visit of each region takes in its dependence chain, float64 (regions,); the first is the kernel's body.

    >>> chain_weights([PathCounts({"int": 5}, {}), PathCounts({"fma": 2}, {"global": 1})]).tolist()
    [420.0, 108.0]
    """
    weights = [_OPERATION * math.fsum(p.ops.values()) + _ACCESS * math.fsum(p.memory.values()) for p in paths]
    if weights:
        weights[0] += _START + _FIRST_ACCESS
    return np.asarray(np.maximum(np.array(weights), 1.0))


class Placement(msgspec.Struct, frozen=True):
    """Groups in the order of dispatch and the cores that take them: their work and chains, float64 (groups,)."""

    work: Array
    chain: Array
    cores: int
    resident: int

    def time(self, rate: float, norm: float = NORM) -> float:
        """Return when the last group ends, where a core does `rate` operations of work in a cycle of a chain."""
        return makespan(self.work / rate, self.chain, self.cores, self.resident, norm)


class GroupSpread(msgspec.Struct, frozen=True):
    """How groups of a launch differ.

    Attributes
    ----------
    heaviest : the time that the heaviest group takes alone over that of the mean group.
    by : "position" or "data", what their ways depend on.
    surveyed : groups executed to find out, of `groups`.
    doubt : relative standard error of the launch's time that comes from the groups that were not executed, about.
    """

    heaviest: float
    by: str
    surveyed: int
    groups: int
    doubt: float


class GroupWork(msgspec.Struct, dict=True):
    """What all groups of a launch do, each like one of those surveyed.

    Attributes
    ----------
    like : which of those surveyed each group is taken for, int32 (groups,).
    work : of those surveyed, operations by region of the trace, as `mgpusim.trace.survey` counts them, (surveyed, regions).
    visits : of each region by the group's busiest warp, float64 (surveyed, regions).
    cut : surveyed groups that did not end in time and are taken for others that did.
    by_data : the groups' ways depend on what is in memory, else on their position alone.
    """

    like: Array
    work: Array
    visits: Array
    cut: int = 0
    by_data: bool = False

    @property
    def surveyed(self) -> int:
        """How many groups were executed to find out."""
        return len(self.work)

    @cached_property
    def counts(self) -> Array:
        """How many groups each of those surveyed stands for, float64."""
        return np.bincount(self.like, minlength=self.surveyed).astype(float)

    @cached_property
    def amount(self) -> Array:
        """Work of each group of the launch, at least one operation, float64 (groups,)."""
        return np.asarray(np.maximum(1.0, self.work.sum(axis=1))[self.like])

    def chains(self, weights: Array) -> Array:
        """Return the chain of each group of the launch, float64 (groups,)."""
        return np.asarray(np.maximum(1.0, self.visits @ weights)[self.like])

    def placement(self, weights: Array, cores: int, resident: int) -> Placement:
        """Return the launch on so many cores; of a large one a part of the cores that has the heaviest group, and its groups."""
        work, chain = self.amount, self.chains(weights)
        part = -(-len(work) // MOST_SCHEDULED)
        if part == 1 or cores < 2 * part:
            return Placement(work, chain, cores, resident)
        kept = cores // part
        simulated = (int(np.argmax(chain)) + np.arange(kept) * cores // kept) % cores
        mine = np.isin(np.arange(len(work)) % cores, simulated)
        return Placement(work[mine], chain[mine], kept, resident)

    def heaviest(self, weights: Array) -> int:
        """Return the group with the longest chain."""
        return int(np.argmax(self.chains(weights)))

    def spread(self, weights: Array) -> GroupSpread:
        """Return how far the groups differ, and how sure that is."""
        chain = np.maximum(1.0, self.visits @ weights)
        whole = float(self.counts @ chain) / len(self.like)
        seen, n = self.surveyed - self.cut, len(self.like)
        doubt = 0.0
        if 0 < seen < n:
            longest = float(chain.max())
            most = float(np.quantile(chain, _HIGH))
            excess = float(chain[chain >= most].mean()) - most  # of an exponential tail, by which its largest grows with ln n
            error = float(chain.std()) / whole / math.sqrt(seen) * math.sqrt(1.0 - seen / n)
            doubt = math.hypot(error, excess / longest * math.log(n / seen))
        return GroupSpread(float(chain.max()) / whole, "data" if self.by_data else "position", seen, n, doubt)
