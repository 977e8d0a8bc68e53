"""Groups that meet at barriers: what a phase between two of them costs, and how many such groups a core keeps."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.probe import Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import ask, fewer, float32, group_sizes, int32, most_items, zeros
from mgpusim.calibrate.probes.reading import chosen, columns, cycle_hz, slopes_by
from mgpusim.calibrate.probes.residency import resident

_SMALL = 32
"""Items of the groups that are counted: a warp of most GPUs, or half of one."""
_PER_CORE = (1, 2, 3, 4, 5, 6, 8, 12, 16, 17, 24, 32, 33)


def _phase_asks(facts: DeviceFacts) -> list[Ask]:
    asks = []
    for items in group_sizes(facts, (32, 64, 128, 256, 512, 1024) if facts.effort >= 1 else (32, 64, 256)):
        for k in (1, 4):
            n = fewer(facts, 100 * k, 2 * k)
            asks.append(
                ask("phases", "phases", 1, items, (zeros(items, "float32"), float32(0.5), int32(n)), {"items": items, "n": 2 * n})
            )
    return asks  # fmt: skip


@register_probe(
    "warp.phase", "a store and a load of local memory between barriers, over the group size", _phase_asks,
    ("compute.clock", "compute.latency", "memory.chase_local", "memory.local_items", "warp.size"),
)  # fmt: skip
def _read_phase(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    """A phase of a group of one warp is two barriers, a load of local memory and an addition."""
    hz = cycle_hz(facts, known)
    costs = sorted((float(items), t * hz, e * hz) for (items,), (t, e) in slopes_by(points, ("items",), "n").items())
    if not costs:
        return Inference(notes=("core.ops.barrier.latency_cycles: too noisy",))
    curve = Curve(
        "A phase between barriers", "work items of the group", "cycles", *columns([(n, c) for n, c, _ in costs]), log_x=True
    )
    notes = [f"{n:.0f} items: {c:.1f} cycles a phase" for n, c, _ in costs]
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 32.0)
    _, cycles, sigma = max((row for row in costs if row[0] <= warp), default=costs[0])
    served = _SMALL / max(1.0, chosen(known, "local.items_per_cycle", 1e9))
    inside = chosen(known, "local.latency_cycles", 25.0) + chosen(known, "core.ops.fadd.latency_cycles", 4.0)
    # both accesses are issued, and those of a warp are served one after the other where items are
    each = max(0.0, (cycles - inside - 8 - 2 * served) / 2)
    low, high = max(0.0, each - 8 - 2 * sigma), (cycles + 2 * sigma) / 2
    method = "half of a phase of a group of one warp, less a load of local memory, an addition and their issue"
    found = Finding("core.ops.barrier.latency_cycles", each, low, high, "warp.phase", method)
    return Inference((found,), (curve,), tuple(notes))


def _resident_asks(facts: DeviceFacts) -> list[Ask]:
    items = most_items(facts, _SMALL)
    n = fewer(facts, 400, 40)
    out = []
    for per_core in _PER_CORE if facts.effort >= 1 else _PER_CORE[:8]:
        groups = max(1, facts.compute_units) * per_core
        args = (zeros(groups * items, "float32"), float32(0.5), float32(0.25), int32(n))
        tags = {"per_core": per_core, "items": items, "registers": 0}
        out.append(ask("phases", "phases_resident", groups, items, args, tags))
    return out


@register_probe(
    "registers.barriers", "groups with barriers that a core keeps at once", _resident_asks, ("launch.floor", "warp.size")
)
def _read_resident(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    """Groups beyond the resident ones take the time of one again."""
    held, curves, notes = resident(points, known)
    how = "groups that meet at barriers: those beyond the resident ones take the time again"
    findings = [Finding("core.max_groups", k, k, after - 1, "registers.barriers", how) for k, after in held.values()]
    return Inference(tuple(findings), tuple(curves), tuple(notes))
