"""Several kernels in one launch, in closed form: how long their groups take side by side, from what each asks for alone.

The plain analytic evaluation of a fused launch is not sound: its trace averages over groups that have nothing in common (see
`predict_fusion`). So the launch is put together from its parts. What is physical about it:

- *Residency*: a core holds as many groups as one of the fused kernel fits, whose registers and local memory are those of the most
  demanding part, whatever the group does.
- *Dispatch in order*: freed places go to the next groups of the NDRange. Concatenated parts follow each other, so they meet only
  where one leaves places unfilled: in launches that do not fill the GPU, and where one part ends and the next begins.
  Interleaved parts meet everywhere.
- *Units are shared*: each group asks a unit for some of its cycles; requests of all resident groups queue there together, so
  that a group's delay is the queue's length times its own use of the unit. A group that hardly uses a unit is hardly delayed by
  those that saturate it; that is what fusion gains from, beside launch overheads and partly filled cores.
- *Latencies overlap*: a group does not take longer for what others wait for. A freed place stands empty until its next group is
  there (`dispatch.turnaround_cycles`).

With u the share of its time alone that a group uses a unit, rho the sum of it over the resident groups, and m the norm of the
analytic engine that joins the two, the unit is busy for U = rho / (1 + rho^m)^(1/m) of the time. The queue Q is what makes
the groups, each slowed to 1 + u Q, use that much: sum of u / (1 + u Q) = U. For groups all alike this is the analytic engine's
p-norm of throughput and latency, so that a part alone takes what that engine says.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from mgpusim.arch.families import bound_pipe
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic import demand_of, evaluate
from mgpusim.engine.features import Features, features_of
from mgpusim.trace.data import Trace

__all__ = ["Combined", "PartLoad", "Place", "combine", "part_load"]

WAVES = 24.0
"""Waves followed one by one where parts alternate; of longer launches the rest goes on at the rate of the second half of them."""
Place = tuple[int, ...]
"""Groups of each part that a core holds."""
COHORTS = 12
"""Sets of groups of one part that are as far, followed at once: more are joined with those nearest to them."""
LEAST = 1e-9


class PartLoad(msgspec.Struct):
    """A part of a fused launch: its groups and what one asks for, in cycles.

    `groups` of the launch; `resident` on a core when it runs alone. `pipes` are the execution pipes of a core, `units` its memory
    pipes; `l2_b` and `dram_b` bytes of what all cores share; `latency` what a group takes alone, `dispatch` until it has started.
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


class Combined(msgspec.Struct):
    """The fused launch: cycles of it without the launch floor, and which of them which bound takes (they add up to it)."""

    cycles: float
    parts: dict[str, float]


def part_load(trace: Trace, gpu: GpuSpec, features: Features | None = None) -> PartLoad:
    """Return the load of a launch with this trace, such that alone it takes what the analytic engine says.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.trace.trace import trace_launch
    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> gpu = load_gpu("adreno-640")
    >>> part = part_load(trace_launch(launch, gpu, cache=False), gpu)
    >>> part.groups, round(part.dram_b)
    (4096, 2048)
    """
    features = features or features_of(trace)
    held = trace.meta.occupancy
    demand = demand_of(features, gpu, held.warp_size, held.spilled, held.turns)
    part = PartLoad(
        name=trace.meta.kernel,
        groups=features.n_groups,
        resident=features.resident,
        pipes={name: value for name, value in demand.core.items() if value > 0},
        units={name: value for name, value in demand.memory.items() if value > 0},
        l2_b=demand.l2_b,
        dram_b=demand.dram_b,
        atomics=demand.atomics,
        latency=max(LEAST, demand.latency),
        dispatch=gpu.dispatch.group_cycles + features.warps_per_group * gpu.dispatch.warp_cycles,
    )
    # the first waves of a launch and its last one are not its mean: what that makes of a part alone, it makes of it here too
    true = evaluate(features, gpu, held.warp_size, held.spilled, held.turns).cycles
    mine = combine([part], gpu, part.resident).cycles
    factor = true / max(LEAST, mine)
    part.latency *= factor
    part.dispatch *= factor
    part.pipes = {name: value * factor for name, value in part.pipes.items()}
    part.units = {name: value * factor for name, value in part.units.items()}
    part.l2_b *= factor
    part.dram_b *= factor
    return part


def combine(
    parts: Sequence[PartLoad], gpu: GpuSpec, resident: int, order: str = "concatenated", places: Sequence[Place] = ()
) -> Combined:
    """Return how long the parts take as one launch.

    Parameters
    ----------
    resident : groups of the fused kernel that a core holds.
    order : "concatenated": the groups of one part after those of another; "interleaved": in turns.
    places : what cores hold of each part where all groups start at once, if it is known better than from `order`.
    """
    total = sum(p.groups for p in parts)
    cores = gpu.shader_cores
    if total <= cores * resident:
        found = _one_wave(parts, gpu, resident, places or _places(parts, cores, order))
    else:
        found = _many_waves(parts, gpu, resident, order)
    times, shares = found
    # what the device does one at a time, whatever the cores do meanwhile
    device = {
        "atomics": max((p.atomics * p.groups for p in parts), default=0.0),
        "dispatch": total * gpu.dispatch.device_group_cycles,
        "dram": math.fsum(p.dram_b * p.groups for p in parts) / gpu.dram_b_per_cycle,
    }
    name = max(device, key=lambda n: device[n])
    longest = max(times, device[name])
    summed = math.fsum(shares.values()) or 1.0
    out = {n: v / summed * times for n, v in shares.items()}
    if longest > times:  # it binds, and the cores wait for it
        out[name] = out.get(name, 0.0) + longest - times
    return Combined(longest, out)


def _one_wave(parts: Sequence[PartLoad], gpu: GpuSpec, resident: int, places: Sequence[Place]) -> tuple[float, dict[str, float]]:
    """All groups start at once: the core whose groups end last decides."""
    cores = gpu.shader_cores
    total = sum(p.groups for p in parts)
    mean = [p.groups / min(cores, total) for p in parts]
    most = -(-total // cores) / (total / min(cores, total))
    mean = [n * most for n in mean]
    best: tuple[float, dict[str, float]] = (0.0, {})
    ends: dict[int, float] = {}
    for held in (mean, *places):
        machine = _Core(parts, gpu, min(cores, total), resident, False, mean, ends)
        machine.place(dict(enumerate(held)))
        while machine.cohorts:
            machine.step()
        if held is mean:  # when each part is done on the cores as a whole
            ends = machine.ended
        elif machine.now >= best[0]:
            best = (machine.now, machine.shares)
    return best


def _places(parts: Sequence[PartLoad], cores: int, order: str) -> list[Place]:
    """Return what cores hold of each part where groups are handed out one to each core in turn, each kind of core once."""
    total = sum(p.groups for p in parts)
    if order != "concatenated":  # in turns, in proportion: any core holds its share
        most = -(-total // cores)
        exact = [p.groups / total * most for p in parts]
        held = [math.floor(e) for e in exact]
        kinds = set()
        for first in range(len(parts)):  # each part is more than its share somewhere
            rest = sorted(range(len(parts)), key=lambda i: (i != first, held[i] - exact[i]))[: most - sum(held)]
            kinds.add(tuple(h + (i in rest) for i, h in enumerate(held)))
        return sorted(kinds)
    starts = [0]
    for p in parts:
        starts.append(starts[-1] + p.groups)
    # what a core holds changes only where a part begins or ends
    edges = sorted({s % cores for s in starts} | {0})

    def count(i: int, core: int) -> int:  # groups g of part i with g mod cores = core
        def below(n: int) -> int:
            return n // cores + (n % cores > core)

        return below(starts[i + 1]) - below(starts[i])

    found = {tuple(count(i, core) for i in range(len(parts))) for core in edges}
    return sorted(h for h in found if any(h)) or [tuple(1 for _ in parts)]


def _many_waves(parts: Sequence[PartLoad], gpu: GpuSpec, resident: int, order: str) -> tuple[float, dict[str, float]]:
    """Places are taken again as groups end: a core with its share of the groups stands for all."""
    cores = gpu.shader_cores
    queue = [p.groups / cores for p in parts]
    waves = sum(queue) / resident
    if order == "concatenated" or waves <= WAVES:
        return _run(parts, gpu, resident, order, queue)
    short, long = (_run(parts, gpu, resident, order, [q * share * WAVES / waves for q in queue]) for share in (0.5, 1.0))
    more = (waves - WAVES) / (0.5 * WAVES)
    shares = {n: v + more * max(0.0, v - short[1].get(n, 0.0)) for n, v in long[1].items()}
    return long[0] + more * (long[0] - short[0]), shares


def _run(
    parts: Sequence[PartLoad], gpu: GpuSpec, resident: int, order: str, queue: Sequence[float]
) -> tuple[float, dict[str, float]]:
    machine = _Core(parts, gpu, gpu.shader_cores, resident, True)
    left = list(queue)
    while True:
        free = resident - sum(n for _, n, _ in machine.cohorts)
        if free > LEAST and any(left):
            machine.place(_next(left, free, order))
        if not machine.cohorts:
            return machine.now, machine.shares
        if len(machine.cohorts) == 1:  # one part alone with groups to come: many waves alike at once
            part, count, _ = machine.cohorts[0]
            first = next((i for i, n in enumerate(left) if n > 0), None)
            waves = (
                int(left[part] // count) - 1 if first == part and (order == "concatenated" or sum(map(bool, left)) == 1) else 0
            )
            if waves > 1 and count >= resident - LEAST:
                left[part] -= waves * count
                machine.step(waves + 1)
                continue
        machine.step()


def _next(left: list[float], free: float, order: str) -> dict[int, float]:
    """Take the groups for `free` places off what is left of each part, in order of dispatch."""
    taken: dict[int, float] = {}
    if order == "concatenated":
        for i, n in enumerate(left):
            if n > 0 and free > LEAST:
                taken[i] = min(n, free)
                free -= taken[i]
    else:
        total = sum(left)
        share = min(1.0, free / total)
        taken = {i: n * share for i, n in enumerate(left) if n > 0}
    for i, n in taken.items():
        left[i] = left[i] - n if left[i] - n > 1e-6 else 0.0
    if not any(left):  # the last ones: some core has a group more than others
        last = max(taken)
        summed = sum(taken.values())
        taken[last] += math.ceil(summed - 1e-6) - summed
    return taken


class _Core:
    """A core in time: cohorts of (part, groups, what is left of them), and how fast each goes on beside the others."""

    def __init__(
        self, parts: Sequence[PartLoad], gpu: GpuSpec, active: int, resident: int, again: bool, shared: Sequence[float] = (),
        ends: Mapping[int, float] | None = None,
    ) -> None:  # fmt: skip
        self.parts, self.gpu, self.shared, self.ends = parts, gpu, shared, ends or {}
        self.ended: dict[int, float] = {}
        # of what all cores share each group can have as much as the others leave, not its core's share
        self.active = active
        # until a freed place holds its next group: only where there is a next one
        self.wait = (gpu.dispatch.turnaround_cycles or 0.0) if again else 0.0
        self.turnover = 1.0 + gpu.model.turnover / resident**2 if again else 1.0
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
        held: dict[int, float] = {}
        for part, count, _ in self.cohorts:
            held[part] = held.get(part, 0.0) + count
        elsewhere = [part for part, end in self.ends.items() if part not in held and end > self.now + 1.0]
        key = (tuple(sorted((part, round(count, 3)) for part, count in held.items())), len(elsewhere))
        if key not in self._known:
            everywhere = self._everywhere(held, elsewhere)
            # of a part with fewer groups than cores some cores hold one, and those that do hold a whole one
            self._known[key] = {
                part: self._time(part, {**held, part: max(1.0, count)}, everywhere) for part, count in held.items()
            }
        times = self._known[key]
        first = min(left * times[part][0] for part, _, left in self.cohorts)
        for part in elsewhere:
            first = min(first, self.ends[part] - self.now)
        took = first * waves
        weight = took / sum(held.values())
        for part, count in held.items():
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
        self, part: int, held: Mapping[int, float], everywhere: Sequence[tuple[int, float]]
    ) -> tuple[float, dict[str, float]]:
        """Return the cycles of a group of `part` beside `held`, and which share of them which bound takes.

        Parameters
        ----------
        everywhere : groups of each part on all cores.
        """
        model, p = self.gpu.model, self.parts[part]
        m, n = model.latency_norm, model.throughput_norm
        powers: dict[str, float] = {}
        for name in sorted({"dispatch", "l2"}.union(*(self.parts[q].units for q in held))):
            powers[name] = self._power(p, everywhere if name == "l2" else tuple(held.items()), name)
        pipes = {name: self._power(p, tuple(held.items()), name) for name in p.pipes}
        if pipes:  # of those that execute the one most in demand counts, as in the analytic engine
            pipe, power = bound_pipe(pipes)
            powers[pipe] = powers.get(pipe, 0.0) + power
        summed = math.fsum(powers.values())
        stretch = (1.0 + summed ** (m / n)) ** (1.0 / m)
        shares = {"latency": stretch**-m}
        if summed > 0:
            for name, power in powers.items():
                shares[name] = (1.0 - stretch**-m) * power / summed
        own = (p.latency + self.wait) * stretch
        rate = self.gpu.dram_b_per_cycle * stretch
        loads = [(self.parts[q].dram_b / rate / (self.parts[q].latency + self.wait), count) for q, count in everywhere]
        slowed = _slowed(p.dram_b / rate / (p.latency + self.wait), loads, n) if p.dram_b > 0 else 1.0
        of_dram = 1.0 - slowed**-n
        shares = {name: share * (1.0 - of_dram) for name, share in shares.items()} | {"dram": of_dram}
        return own * slowed * self.turnover, shares

    def _everywhere(self, held: Mapping[int, float], elsewhere: Sequence[int]) -> list[tuple[int, float]]:
        """Return the groups of each part on all cores: what one core holds, or the mean of them, times the cores."""
        if not self.shared:
            return [(part, count * self.active) for part, count in held.items()]
        return [(part, self.shared[part] * self.active) for part in sorted([*held, *elsewhere])]

    def _power(self, part: PartLoad, present: Sequence[tuple[int, float]], unit: str) -> float:
        """Return what a unit adds to the norm of the times of a group of `part`, relative to its time alone."""
        mine = self._use(part, unit)
        if mine <= 0:
            return 0.0
        model = self.gpu.model
        slowed = _slowed(mine, [(self._use(self.parts[q], unit), count) for q, count in present], model.latency_norm)
        return float(max(0.0, slowed**model.latency_norm - 1.0) ** (model.throughput_norm / model.latency_norm))

    def _use(self, part: PartLoad, unit: str) -> float:
        """Return the share of its time alone that a group uses a unit."""
        if unit == "l2":
            return part.l2_b / self.gpu.l2.b_per_cycle / (part.latency + self.wait)
        cycles = part.dispatch if unit == "dispatch" else part.units.get(unit) or part.pipes.get(unit, 0.0)
        return cycles / (part.latency + self.wait)


def _slowed(mine: float, loads: Sequence[tuple[float, float]], norm: float) -> float:
    """Return how many times longer a group takes that uses a unit for `mine` of its time alone.

    Parameters
    ----------
    loads : (use, groups) of all that use the unit, it included.

    >>> round(_slowed(0.5, [(0.5, 4.0)], 2.0), 6)  # 4 groups alike: the norm of 1 and 2
    2.236068
    >>> _slowed(0.01, [(0.5, 4.0), (0.01, 1.0)], 2.0) < 1.04
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
