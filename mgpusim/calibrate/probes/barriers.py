"""Barriers: what one costs a group of one warp, and how warps of a group queue for it."""

from __future__ import annotations

import math
from collections.abc import Iterator

from mgpusim.calibrate.probe import Z80, Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, fewer, float32, group_sizes, int32, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe, slopes_by

__all__ = ["group_costs"]


def _barrier_asks(facts: DeviceFacts) -> Iterator[Ask]:
    for items in group_sizes(facts, (8, 32, 64, 128, 256, 512, 1024)):
        for k in (1, 3):
            n = fewer(facts, 200 * k, 4 * k)
            tags = {"items": items, "n": 8 * n}
            yield ask("compute_warp", "warp_barriers", 1, items, (zeros(items, "float32"), float32(0.5), int32(n)), tags)


def group_costs(r: Reading, title: str) -> list[tuple[float, float, float]]:
    """Return (work items, cycles, sigma) of a group of each size, the smallest first; draws them."""
    costs = sorted((float(items), t * r.hz, e * r.hz) for (items,), (t, e) in slopes_by(r.points, ("items",), "n").items())
    if not costs:
        raise Unseen("core.ops.barrier.latency_cycles: too noisy")
    r.draw(title, "work items of the group", "cycles", [(n, c) for n, c, _ in costs], log="x")
    return costs


@register_probe("warp.barrier", "a barrier over the group size", _barrier_asks, ("compute.clock", "warp.size"))
def _read(r: Reading) -> None:
    costs = group_costs(r, "A barrier over the group")
    warp = r.warp()
    _, cycles, sigma = max((row for row in costs if row[0] <= warp), default=costs[0])
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
