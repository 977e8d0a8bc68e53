"""Lanes of a core: the width of the steps of a single busy group's time over its size."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import FMA, again, fewer, operation_ask, stair_sizes
from mgpusim.calibrate.probes.reading import EXACTLY, Reading, Unseen, register_probe

STEPS = 256
"""Multiply-adds of an iteration."""


def _lanes_asks(facts: DeviceFacts) -> list[Ask]:
    """One group of each size, every warp with enough independent work to fill its lanes."""
    n = fewer(facts, 400, 8)
    tags = {"n": n * STEPS}
    return [
        operation_ask(facts, FMA, STEPS, 8, 1, items, n, {"items": items, **tags}) for items in again(stair_sizes(facts, 1024))
    ]


@register_probe(
    "warp.lanes", "time of a single group over its size: lanes of a core", _lanes_asks, ("compute.clock", "warp.size")
)
def _read(r: Reading) -> None:
    rows = r.rows("items")
    r.draw("A single group over its size", "work items of the group", "s", rows)
    stair = stair_width(rows) if len(rows) > 8 else None
    left_out = ""
    if stair is not None and stair[2] < 0.97:  # small groups may run in narrower warps
        wider = [row for row in rows if row[1] > 1.2 * rows[0][1]]
        of_wider = stair_width(wider) if len(wider) > 8 else None
        if of_wider is not None and of_wider[2] > stair[2]:
            left_out = f"groups below {wider[0][0]:.0f} items are quicker than the staircase of the others says: left out"
            stair = of_wider
    if stair is None:
        raise Unseen("core.lanes: no step within range")
    low, width, explained = stair
    if explained < 0.97:
        raise Unseen(f"core.lanes: the best staircase, {width:.0f} wide, explains {explained:.0%}")
    r.mark(*((k * width, "step") for k in range(1, int(rows[-1][0] // width) + 1)))
    turns, how = _turns(r, rows, width), "width of the steps of a single busy group's time over its size"
    if turns > 1:
        how += f", over the {turns} cycles that a step of it takes"
    r.add("core.lanes", width / turns, low / turns, width / turns, how)
    r.note(*filter(None, [left_out]))
    warp = r.warp(0.0)
    if warp and width % warp == 0:
        why = f"a step takes {turns} cycles: as many for each warp, or warps that take turns" if turns > 1 else ""
        how = f"warps of {warp:.0f} that issue side by side"
        r.add("core.sub_cores", width / warp, width / warp, width / warp, how, ("at most", why) if why else EXACTLY)


def _turns(r: Reading, rows: Sequence[tuple[float, float]], width: float) -> int:
    """Return the cycles that a step of the staircase takes for an operation: lanes take a warp in parts, or warps in turn."""
    of_item = statistics.median(float(p.tags.get("n", 0)) for p in r.points)
    steps = [math.ceil(items / width) for items, _ in rows]
    if not of_item or steps[-1] == steps[0]:
        return 1
    rise = statistics.linear_regression(steps, [t for _, t in rows]).slope
    return max(1, round(rise * r.hz / of_item))


def stair_width(rows: Sequence[tuple[float, float]]) -> tuple[float, float, float] | None:
    """Return (least, most width of the steps, how well they explain the times: 0..1) of a staircase; None if nothing rises.

    >>> stair_width([(n, 1.0 + -(-n // 48)) for n in range(4, 400, 4)])
    (48, 48, 1.0)
    """
    times = [t for _, t in rows]
    if statistics.pstdev(times) <= 0.02 * statistics.fmean(times):
        return None
    fits: dict[int, float] = {}
    for width in (*range(1, 8), *range(8, int(rows[-1][0]), 8)):
        stairs = [float(-(-int(n) // width)) for n, _ in rows]
        if stairs[-1] > stairs[0]:
            fits[width] = round(statistics.correlation(stairs, times) ** 2, 6)
    best = max(fits.values())
    # where a narrower staircase explains the times as well, the wider one has half steps: one warp does not keep a sub-core busy
    first = next(width for width, fit in fits.items() if fit > best - 2e-3)
    alike = [width for width, fit in fits.items() if fit > fits[first] - 1e-4 and width < 1.1 * first]
    return min(alike), max(alike), best
