"""Barriers: what one costs a group of one warp, how warps queue for it, a phase between two, and how many groups a core keeps."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from mgpusim.calibrate.probe import Z80, Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, fewer, float32, group_sizes, int32, most_items, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, chosen, register_probe, slopes_by
from mgpusim.calibrate.probes.residency import resident

_SMALL = 32
"""Items of the groups that are counted: a warp of most GPUs, or half of one."""
_PER_CORE = (1, 2, 3, 4, 5, 6, 8, 12, 16, 17, 24, 32, 33)


def _group_asks(
    facts: DeviceFacts, file: str, entry: str, sizes: Sequence[int], rounds: int, times: int, each: int
) -> Iterator[Ask]:
    """One group of each size, in so many rounds and in `times` as many, of `each` barriers or phases."""
    for items in group_sizes(facts, sizes):
        for k in (1, times):
            n = fewer(facts, rounds * k, rounds * k // 50)
            args = (zeros(items, "float32"), float32(0.5), int32(n))
            yield ask(file, entry, 1, items, args, {"items": items, "n": each * n})


def _group_costs(r: Reading, title: str) -> tuple[list[tuple[float, float, float]], float, float]:
    """Return (work items, cycles, sigma) of a group of each size, the smallest first, and those of one warp; draws them."""
    costs = sorted((float(items), t * r.hz, e * r.hz) for (items,), (t, e) in slopes_by(r.points, ("items",), "n").items())
    if not costs:
        raise Unseen("core.ops.barrier.latency_cycles: too noisy")
    r.draw(title, "work items of the group", "cycles", [(n, c) for n, c, _ in costs], log="x")
    _, cycles, sigma = max((row for row in costs if row[0] <= r.warp()), default=costs[0])
    return costs, cycles, sigma


def _barrier_asks(facts: DeviceFacts) -> Iterator[Ask]:
    return _group_asks(facts, "compute_warp", "warp_barriers", (8, 32, 64, 128, 256, 512, 1024), 200, 3, 8)


@register_probe("warp.barrier", "a barrier over the group size", _barrier_asks, ("compute.clock", "warp.size"))
def _read_barrier(r: Reading) -> None:
    costs, cycles, sigma = _group_costs(r, "A barrier over the group")
    # a barrier is also issued, and its loop goes round
    low, high = max(0.0, cycles - 4 - 2 * sigma), cycles + 2 * sigma
    method = "barrier after barrier of a group of one warp, less two cycles for issuing it"
    r.add("core.ops.barrier.latency_cycles", max(low, cycles - 2), low, high, method)
    r.note(*(f"{n:.0f} items: {c:.1f} cycles" for n, c, _ in costs))
    (fewer_items, less, e_less), (most, longest, e_longest) = costs[-2:] if len(costs) > 1 else costs * 2
    apart = longest - less
    if longest < 2 * cycles or apart <= 0:
        raise Unseen("core.ops.barrier.per_cycle: warps do not queue for it in a group")
    per_cycle = (most - fewer_items) / apart
    wide = Z80 * math.hypot(e_less, e_longest) / apart + 0.1
    method = f"work items over the cycles they add to a barrier, from groups of {fewer_items:.0f} to {most:.0f}"
    r.add("core.ops.barrier.per_cycle", per_cycle, per_cycle * max(0.0, 1 - wide), per_cycle * (1 + wide), method)


def _phase_asks(facts: DeviceFacts) -> Iterator[Ask]:
    sizes = (32, 64, 128, 256, 512, 1024) if facts.effort >= 1 else (32, 64, 256)
    return _group_asks(facts, "phases", "phases", sizes, 100, 4, 2)


@register_probe(
    "warp.phase", "a store and a load of local memory between barriers, over the group size", _phase_asks,
    ("compute.clock", "compute.latency", "memory.chase_local", "memory.local_items", "warp.size"),
)  # fmt: skip
def _read_phase(r: Reading) -> None:
    """A phase of a group of one warp is two barriers, a load of local memory and an addition."""
    costs, cycles, sigma = _group_costs(r, "A phase between barriers")
    served = _SMALL / max(1.0, chosen(r.known, "local.items_per_cycle", 1e9))
    inside = chosen(r.known, "local.latency_cycles", 25.0) + chosen(r.known, "core.ops.fadd.latency_cycles", 4.0)
    # both accesses are issued, and those of a warp are served one after the other where items are
    each = max(0.0, (cycles - inside - 8 - 2 * served) / 2)
    low, high = max(0.0, each - 8 - 2 * sigma), (cycles + 2 * sigma) / 2
    method = "half of a phase of a group of one warp, less a load of local memory, an addition and their issue"
    r.add("core.ops.barrier.latency_cycles", each, low, high, method)
    r.note(*(f"{n:.0f} items: {c:.1f} cycles a phase" for n, c, _ in costs))


def _resident_asks(facts: DeviceFacts) -> Iterator[Ask]:
    items = most_items(facts, _SMALL)
    n = fewer(facts, 400, 40)
    for per_core in _PER_CORE if facts.effort >= 1 else _PER_CORE[:8]:
        groups = max(1, facts.compute_units) * per_core
        args = (zeros(groups * items, "float32"), float32(0.5), float32(0.25), int32(n))
        tags = {"per_core": per_core, "items": items, "registers": 0}
        yield ask("phases", "phases_resident", groups, items, args, tags)


@register_probe(
    "registers.barriers", "groups with barriers that a core keeps at once", _resident_asks, ("launch.floor", "warp.size")
)
def _read_resident(r: Reading) -> None:
    """Groups beyond the resident ones take the time of one again."""
    for groups, after in resident(r).values():
        how = "groups that meet at barriers: those beyond the resident ones take the time again"
        r.add("core.max_groups", groups, groups, after - 1, how)
