"""One core of a fused launch in time: groups of several kernels side by side, and how much each slows the others.

What is physical about it stands in `mgpusim.fusion.model`, which puts launches together from it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from mgpusim.arch.families import bound_pipe
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import turnaround_cycles

Place = tuple[int, ...]
"""Groups of each part that a core holds."""
COHORTS = 12
"""Sets of groups of one part that are as far, followed at once: more are joined with those nearest to them."""
LEAST_LEFT = 0.03
"""Of a unit that others keep busy."""
LEAST = 1e-9


class PartLoad(msgspec.Struct):
    """A part of a fused launch: its groups and what one asks for, in cycles.

    `groups` of the launch; `resident` on a core when it runs alone. `pipes` are the execution pipes of a core, `units` its memory
    pipes; `l2_b` and `dram_b` bytes of what all cores share. `latency` is what a group takes alone, `dispatch` until it has
    started.
    """

    name: str
    groups: int
    resident: int
    pipes: dict[str, float]
    units: dict[str, float]
    l2_b: float
    dram_b: float
    atomics: float
    latency: float
    dispatch: float


class FusedCore:
    """A core in time: cohorts of (part, groups, what is left of them), and how fast each goes on beside the others."""

    def __init__(
        self, parts: Sequence[PartLoad], gpu: GpuSpec, active: int, again: bool, shared: Sequence[float] = (),
        ends: Mapping[int, float] | None = None,
    ) -> None:  # fmt: skip
        self.parts, self.gpu, self.shared, self.ends = parts, gpu, shared, ends or {}
        self.ended: dict[int, float] = {}
        self.later_first = False
        # of what all cores share each group can have as much as the others leave, not its core's share
        self.active = active
        # until a freed place holds its next group: only where there is a next one
        self.wait = turnaround_cycles(gpu, again)
        self.cohorts: list[tuple[int, float, float]] = []
        self.now = 0.0
        self.shares: dict[str, float] = {}
        self._known: dict[tuple[tuple[tuple[int, float], ...], int], dict[int, tuple[float, dict[str, float]]]] = {}

    def place(self, groups: Mapping[int, float]) -> None:
        """Start groups, by part."""
        for part, count in groups.items():
            if count > 0:
                self.cohorts.append((part, float(count), 1.0))
        while len(self.cohorts) > COHORTS:
            self._merge()

    def _merge(self) -> None:
        """Join the two cohorts of one part that are nearest to each other."""
        ordered = sorted(self.cohorts, key=lambda c: (c[0], c[2]))
        pairs = [(b[2] - a[2], i) for i, (a, b) in enumerate(pairwise(ordered)) if a[0] == b[0]]
        _, at = min(pairs)
        (part, n, first), (_, k, second) = ordered[at : at + 2]
        ordered[at : at + 2] = [(part, n + k, (n * first + k * second) / (n + k))]
        self.cohorts = ordered

    def step(self, waves: int = 1) -> None:
        """Go on to the end of the next cohort, `waves` of them where it is alone."""
        resident: dict[int, float] = {}
        for part, count, _ in self.cohorts:
            resident[part] = resident.get(part, 0.0) + count
        elsewhere = [part for part, end in self.ends.items() if part not in resident and end > self.now + 1.0]
        key = (tuple(sorted((part, round(count, 3)) for part, count in resident.items())), len(elsewhere))
        if key not in self._known:
            everywhere = self._everywhere(resident, elsewhere)
            # of a part with fewer groups than cores some cores hold one, and those that do hold a whole one
            self._known[key] = {
                part: self._time(part, {**resident, part: max(1.0, count)}, everywhere) for part, count in resident.items()
            }
        times = self._known[key]
        if self.later_first and len(times) > 1:
            times = {q: (t / self._left_over(q, resident, times), shares) for q, (t, shares) in times.items()}
        first = min(left * times[part][0] for part, _, left in self.cohorts)
        for part in elsewhere:
            first = min(first, self.ends[part] - self.now)
        took = first * waves
        weight = took / sum(resident.values())
        for part, count in resident.items():
            for name, share in times[part][1].items():
                self.shares[name] = self.shares.get(name, 0.0) + share * weight * count
        self.now += took
        kept = []
        for part, count, left in self.cohorts:
            left -= first / times[part][0]
            if left > 1e-3:  # those that end together do
                kept.append((part, count, left))
            self.ended[part] = self.now
        self.cohorts = kept

    def _time(
        self, part: int, resident: Mapping[int, float], everywhere: Sequence[tuple[int, float]]
    ) -> tuple[float, dict[str, float]]:
        """Return the cycles of a group of `part` beside `resident`, and which share of them which bound takes.

        Parameters
        ----------
        everywhere : groups of each part on all cores.
        """
        model, p = self.gpu.model, self.parts[part]
        m, n = model.latency_norm, model.throughput_norm
        powers: dict[str, float] = {}
        for name in sorted({"dispatch", "l2"}.union(*(self.parts[q].units for q in resident))):
            powers[name] = self._power(p, everywhere if name == "l2" else tuple(resident.items()), name)
        pipes = {name: self._power(p, tuple(resident.items()), name) for name in p.pipes}
        if pipes:  # of those that execute the one most in demand counts, as in the analytic engine
            pipe, power = bound_pipe(pipes)
            powers[pipe] = powers.get(pipe, 0.0) + power
        fetches = powers.pop("texture", 0.0)
        summed = math.fsum(powers.values())
        inner = (1.0 + summed ** (m / n)) ** (1.0 / m)
        stretch = (inner**n + fetches) ** (1.0 / n)  # the texture unit works beside all else, as in the analytic engine
        beside = (inner / stretch) ** n
        shares = {"latency": beside * inner**-m}
        if summed > 0:
            for name, power in powers.items():
                shares[name] = beside * (1.0 - inner**-m) * power / summed
        if fetches > 0:
            shares["texture"] = 1.0 - beside
        own = (p.latency + self.wait) * stretch
        rate = self.gpu.dram_b_per_cycle * stretch
        loads = [(self.parts[q].dram_b / rate / (self.parts[q].latency + self.wait), count) for q, count in everywhere]
        longer = slowed(p.dram_b / rate / (p.latency + self.wait), loads, n) if p.dram_b > 0 else 1.0
        of_dram = 1.0 - longer**-n
        shares = {name: share * (1.0 - of_dram) for name, share in shares.items()} | {"dram": of_dram}
        return own * longer, shares

    def _left_over(self, part: int, resident: Mapping[int, float], times: Mapping[int, tuple[float, dict[str, float]]]) -> float:
        """Return what the groups of later parts leave of the unit they use most."""
        busy: dict[str, float] = {}
        for q in (q for q in resident if q > part):
            later, each = self.parts[q], resident[q] / times[q][0]
            shared = {"l2": later.l2_b / self.gpu.l2.b_per_cycle, "dram": later.dram_b / self.gpu.dram_b_per_cycle}
            for name, cycles in {**later.pipes, **later.units, **{n: v * self.active for n, v in shared.items()}}.items():
                busy[name] = busy.get(name, 0.0) + cycles * each
        return max(LEAST_LEFT, 1.0 - max(busy.values(), default=0.0))

    def _everywhere(self, resident: Mapping[int, float], elsewhere: Sequence[int]) -> list[tuple[int, float]]:
        """Return the groups of each part on all cores: what one core holds, or the mean of them, times the cores."""
        if not self.shared:
            return [(part, count * self.active) for part, count in resident.items()]
        return [(part, self.shared[part] * self.active) for part in sorted([*resident, *elsewhere])]

    def _power(self, part: PartLoad, present: Sequence[tuple[int, float]], unit: str) -> float:
        """Return what a unit adds to the norm of the times of a group of `part`, relative to its time alone."""
        mine = self._use(part, unit)
        if mine <= 0:
            return 0.0
        model = self.gpu.model
        longer = slowed(mine, [(self._use(self.parts[q], unit), count) for q, count in present], model.latency_norm)
        return float(max(0.0, longer**model.latency_norm - 1.0) ** (model.throughput_norm / model.latency_norm))

    def _use(self, part: PartLoad, unit: str) -> float:
        """Return the share of its time alone that a group uses a unit."""
        if unit == "l2":
            return float(part.l2_b / self.gpu.l2.b_per_cycle / (part.latency + self.wait))
        cycles = part.dispatch if unit == "dispatch" else part.units.get(unit) or part.pipes.get(unit, 0.0)
        return float(cycles / (part.latency + self.wait))


def slowed(mine: float, loads: Sequence[tuple[float, float]], norm: float) -> float:
    """Return how many times longer a group takes that uses a unit for `mine` of its time alone.

    Parameters
    ----------
    loads : (use, groups) of all that use the unit, it included.

    >>> round(slowed(0.5, [(0.5, 4.0)], 2.0), 6)  # 4 groups alike: the norm of 1 and 2
    2.236068
    >>> slowed(0.01, [(0.5, 4.0), (0.01, 1.0)], 2.0) < 1.04
    True
    """
    rho = math.fsum(use * count for use, count in loads)
    if rho <= 0:
        return 1.0
    ratio: float = (1.0 + rho**norm) ** (1.0 / norm)  # of time for all alike; they are slowed to this
    if all(abs(use - mine) < 1e-12 for use, _ in loads):
        return ratio
    busy = rho / ratio
    # sum of use * count / (1 + use * Q) falls with Q: Newton's method from 0 on a convex function does not overshoot
    queue = 0.0
    for _ in range(60):
        value = math.fsum(use * count / (1.0 + use * queue) for use, count in loads) - busy
        slope = math.fsum(use * use * count / (1.0 + use * queue) ** 2 for use, count in loads)
        step = value / slope
        queue += step
        if step < 1e-9 * max(1.0, queue):
            break
    # a group asks for much at once: what it waits for a unit is no more than those wait that load the unit most
    typical = math.fsum(use * use * count for use, count in loads) / rho
    return 1.0 + min(mine, typical) * queue
