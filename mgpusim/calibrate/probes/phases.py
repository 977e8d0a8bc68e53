"""Groups that meet at barriers: what a phase between two of them costs, and how many such groups a core keeps."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.barriers import group_costs
from mgpusim.calibrate.probes.launches import ask, fewer, float32, group_sizes, int32, most_items, zeros
from mgpusim.calibrate.probes.reading import Reading, chosen, register_probe
from mgpusim.calibrate.probes.residency import resident

_SMALL = 32
"""Items of the groups that are counted: a warp of most GPUs, or half of one."""
_PER_CORE = (1, 2, 3, 4, 5, 6, 8, 12, 16, 17, 24, 32, 33)


def _phase_asks(facts: DeviceFacts) -> Iterator[Ask]:
    for items in group_sizes(facts, (32, 64, 128, 256, 512, 1024) if facts.effort >= 1 else (32, 64, 256)):
        for k in (1, 4):
            n = fewer(facts, 100 * k, 2 * k)
            args = (zeros(items, "float32"), float32(0.5), int32(n))
            yield ask("phases", "phases", 1, items, args, {"items": items, "n": 2 * n})


@register_probe(
    "warp.phase", "a store and a load of local memory between barriers, over the group size", _phase_asks,
    ("compute.clock", "compute.latency", "memory.chase_local", "memory.local_items", "warp.size"),
)  # fmt: skip
def _read_phase(r: Reading) -> None:
    """A phase of a group of one warp is two barriers, a load of local memory and an addition."""
    costs = group_costs(r, "A phase between barriers")
    warp = r.warp()
    _, cycles, sigma = max((row for row in costs if row[0] <= warp), default=costs[0])
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
