"""Barriers: what one costs a group of one warp, and how warps of a group queue for it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.calibrate.probe import Z80, Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import ask, fewer, float32, group_sizes, int32, zeros
from mgpusim.calibrate.probes.reading import chosen, columns, cycle_hz, slopes_by


def _barrier_asks(facts: DeviceFacts) -> list[Ask]:
    asks = []
    for items in group_sizes(facts, (8, 32, 64, 128, 256, 512, 1024)):
        for k in (1, 3):
            n = fewer(facts, 200 * k, 4 * k)
            tags = {"items": items, "n": 8 * n}
            asks.append(ask("compute_warp", "warp_barriers", 1, items, (zeros(items, "float32"), float32(0.5), int32(n)), tags))
    return asks


@register_probe("warp.barrier", "a barrier over the group size", _barrier_asks, ("compute.clock", "warp.size"))
def _read(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    costs = sorted((float(items), t * hz, e * hz) for (items,), (t, e) in slopes_by(points, ("items",), "n").items())
    if not costs:
        return Inference(notes=("core.ops.barrier.latency_cycles: too noisy",))
    curve = Curve(
        "A barrier over the group", "work items of the group", "cycles", *columns([(n, c) for n, c, _ in costs]), log_x=True
    )
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 32.0)
    _, cycles, sigma = max((row for row in costs if row[0] <= warp), default=costs[0])
    # a barrier is also issued, and its loop goes round
    low, high = max(0.0, cycles - 4 - 2 * sigma), cycles + 2 * sigma
    method = "barrier after barrier of a group of one warp, less two cycles for issuing it"
    found = Finding("core.ops.barrier.latency_cycles", max(low, cycles - 2), low, high, "warp.barrier", method)
    notes = tuple(f"{n:.0f} items: {c:.1f} cycles" for n, c, _ in costs)
    (fewer_items, less, e_less), (most, longest, e_longest) = (costs[-2], costs[-1]) if len(costs) > 1 else (costs[0], costs[0])
    apart = longest - less
    if longest < 2 * cycles or apart <= 0:
        return Inference((found,), (curve,), (*notes, "core.ops.barrier.per_cycle: warps do not queue for it in a group"))
    per_cycle = (most - fewer_items) / apart
    wide = Z80 * math.hypot(e_less, e_longest) / apart + 0.1
    method = f"work items over the cycles they add to a barrier, from groups of {fewer_items:.0f} to {most:.0f}"
    low, high = per_cycle * max(0.0, 1 - wide), per_cycle * (1 + wide)
    rate = Finding("core.ops.barrier.per_cycle", per_cycle, low, high, "warp.barrier", method)
    return Inference((found, rate), (curve,), notes)
