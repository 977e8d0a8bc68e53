"""Several kernels in one launch, in closed form: how long their groups take side by side, from what each asks for alone.

The plain analytic evaluation of a fused launch is not sound: its trace averages over groups that have nothing in common (see
`predict_fusion`). So the launch is put together from its parts. What is physical about it:

- *Residency*: a core holds as many groups as one of the fused kernel fits. Its registers and local memory are those of the most
  demanding part, whatever the group does.
- *Dispatch in order*: freed places go to the next groups of the NDRange. Concatenated parts follow each other, so they meet only
  where one leaves places unfilled. That is in launches that do not fill the GPU, and where one part ends and the next begins.
  Interleaved parts meet everywhere.
- *Units are shared*: each group asks a unit for some of its cycles; requests of all resident groups queue there together, so
  that a group's delay is the queue's length times its own use of the unit. A group that hardly uses a unit is hardly delayed by
  those that saturate it. That is what fusion gains from, beside launch overheads and partly filled cores.
- *Latencies overlap*: a group does not take longer for what others wait for. A freed place stands empty until its next group is
  there (`dispatch.turnaround_cycles`).
- *Age*: where groups keep coming, those of an earlier part get what the later ones leave of the busiest unit, on NVIDIA GPUs.
  So it was measured on an H200 (validation/h200/fusion/causes.md); of other GPUs nothing is known, and all are served alike.

With u the share of its time alone that a group uses a unit, rho the sum of it over the resident groups, and m the norm of the
analytic engine that joins the two, the unit is busy for U = rho / (1 + rho^m)^(1/m) of the time. The queue Q is what makes
the groups, each slowed to 1 + u Q, use that much: sum of u / (1 + u Q) = U. For groups all alike this is the analytic engine's
p-norm of throughput and latency, so that a part alone takes what that engine says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import group_start_cycles
from mgpusim.engine.analytic.equations import demand_of, evaluate
from mgpusim.engine.features import Features, features_of
from mgpusim.fusion.core import LEAST, FusedCore, PartLoad, Place
from mgpusim.trace.data import Trace

WAVES = 24.0
"""Waves followed one by one where parts alternate; of longer launches the rest goes on at the rate of the second half of them."""


class Combined(msgspec.Struct):
    """The fused launch: cycles of it without the launch floor, and which of them which bound takes (they add up to it)."""

    cycles: float
    parts: dict[str, float]


def part_load(trace: Trace, gpu: GpuSpec, features: Features | None = None) -> PartLoad:
    """Return the load of a launch with this trace, such that alone it takes what the analytic engine says.

    >>> from mgpusim.session import Session
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> gpu = load_gpu("adreno-640")
    >>> part = part_load(trace_launch(launch, gpu, session=Session(cache=False)), gpu)
    >>> part.groups, round(part.dram_b)
    (4096, 2028)
    """
    features = features or features_of(trace)
    occupancy = trace.meta.occupancy
    demand = demand_of(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes)
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
        dispatch=group_start_cycles(gpu, features.warps_per_group),
    )
    # the first waves of a launch and its last one are not its mean: what that makes of a part alone, it makes of it here too
    true = evaluate(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes).cycles
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
        waves = _one_wave(parts, gpu, places or _places(parts, cores, order))
    else:
        waves = _many_waves(parts, gpu, resident, order)
    times, shares = waves
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


def _one_wave(parts: Sequence[PartLoad], gpu: GpuSpec, places: Sequence[Place]) -> tuple[float, dict[str, float]]:
    """All groups start at once: the core whose groups end last decides."""
    cores = gpu.shader_cores
    total = sum(p.groups for p in parts)
    mean = [p.groups / min(cores, total) for p in parts]
    most = -(-total // cores) / (total / min(cores, total))
    mean = [n * most for n in mean]
    best: tuple[float, dict[str, float]] = (0.0, {})
    ends: dict[int, float] = {}
    for place in (mean, *places):
        machine = FusedCore(parts, gpu, min(cores, total), False, mean, ends)
        machine.place(dict(enumerate(place)))
        while machine.cohorts:
            machine.step()
        if place is mean:  # when each part is done on the cores as a whole
            ends = machine.ended
        elif machine.now >= best[0]:
            best = (machine.now, machine.shares)
    return best


def _places(parts: Sequence[PartLoad], cores: int, order: str) -> list[Place]:
    """Return what cores hold of each part where groups are dispatched one to each core in turn, each kind of core once."""
    total = sum(p.groups for p in parts)
    if order != "concatenated":  # in turns, in proportion: any core holds its share
        most = -(-total // cores)
        exact = [p.groups / total * most for p in parts]
        whole = [math.floor(e) for e in exact]
        kinds = set()
        for first in range(len(parts)):  # each part is more than its share somewhere
            rest = sorted(range(len(parts)), key=lambda i: (i != first, whole[i] - exact[i]))[: most - sum(whole)]
            kinds.add(tuple(h + (i in rest) for i, h in enumerate(whole)))
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

    mixes = {tuple(count(i, core) for i in range(len(parts))) for core in edges}
    return sorted(h for h in mixes if any(h)) or [tuple(1 for _ in parts)]


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
    machine = FusedCore(parts, gpu, gpu.shader_cores, True)
    machine.later_first = family_of(gpu).later_first and order == "concatenated"
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
