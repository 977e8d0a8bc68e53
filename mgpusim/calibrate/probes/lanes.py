"""Lanes of a core: the width of the steps of a single busy group's time over its size."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.probe import Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import FMA, fewer, operation_ask, stair_sizes
from mgpusim.calibrate.probes.reading import chosen, columns, exactly, rows_of

__all__ = ["stair_width"]


def _lanes_asks(facts: DeviceFacts) -> list[Ask]:
    """One group of each size, every warp with enough independent work to fill its lanes."""
    n = fewer(facts, 400, 8)
    options = FMA
    return [operation_ask(facts, options, 256, 8, 1, items, n, {"items": items}) for items in stair_sizes(facts, 1024)]


@register_probe("warp.lanes", "time of a single group over its size: lanes of a core", _lanes_asks, ("warp.size",))
def _read(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    rows = rows_of(points, "items")
    curve = Curve("A single group over its size", "work items of the group", "s", *columns(rows))
    found = stair_width(rows) if len(rows) > 8 else None
    notes = []
    if found is not None and found[2] < 0.97:  # small groups may run in narrower warps
        wider = [row for row in rows if row[1] > 1.2 * rows[0][1]]
        again = stair_width(wider) if len(wider) > 8 else None
        if again is not None and again[2] > found[2]:
            notes.append(f"groups below {wider[0][0]:.0f} items are quicker than the staircase of the others says: left out")
            found = again
    if found is None or found[2] < 0.97:
        why = "no step within range" if found is None else f"the best staircase, {found[1]:.0f} wide, explains {found[2]:.0%}"
        return Inference((), (curve,), (f"core.lanes: {why}",))
    low, width, _ = found
    curve = msgspec.structs.replace(curve, marks=tuple((k * width, "step") for k in range(1, int(rows[-1][0] // width) + 1)))
    method = "width of the steps of a single busy group's time over its size"
    findings = [Finding("core.lanes", width, low, width, "warp.lanes", method)]
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 0.0)
    if warp and width % warp == 0:
        method = f"lanes over warps of {warp:.0f} that issue side by side"
        findings.append(exactly("core.sub_cores", width / warp, "warp.lanes", method))
    return Inference(tuple(findings), (curve,), tuple(notes))


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
