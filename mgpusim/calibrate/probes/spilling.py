"""Registers of a work item before they spill: the live values after which each more costs more."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import again, ask, fewer, float32, int32, most_items, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe

ABOVE = 1.5
"""Times the spread of the times that steps of values in memory lie above the line of what fits, at least."""


def _spill_asks(facts: DeviceFacts) -> list[Ask]:
    """One group on each core: what a value in memory costs is not hidden behind other groups, and all are resident at once."""
    local = most_items(facts, 64)
    groups = max(1, facts.compute_units)
    n = fewer(facts, 1000, 5)
    few = (32, 48, 56, 64, 72, 80, 168, 176, 184, 192, 248, 256, 264, 272)
    values = range(8, 297, 8) if facts.effort >= 1 else few
    args = (zeros(groups * local, "float32"), float32(0.5), float32(0.25), int32(n))
    return [
        ask("compute_registers", "registers_spill", groups, local, args, {"registers": r, "n": n}, f"-DR={r}")
        for r in again(values)
    ]


@register_probe("registers.spill", "time of a step over the live values", _spill_asks)
def _read(r: Reading) -> None:
    rows = [(float(p.tags["registers"]), p.time_s / int(p.tags["n"])) for p in r.points]
    r.draw("A step of each value over the live values", "values", "s an iteration", sorted(rows))
    split = steeper(sorted(rows), statistics.median(p.spread_s / p.time_s for p in r.points))
    if split is None:
        raise Unseen(f"registers.max_per_item: no knee up to {max(rows)[0]:.0f} values")
    before, after = split
    r.mark((before, "last that fit"))
    method = "live values after which each more costs more; the kernel needs up to a dozen registers for other things"
    r.add("registers.max_per_item", (before + after) / 2, before - 8, after + 12, method)


def steeper(rows: Sequence[tuple[float, float]], spread: float = 0.0) -> tuple[float, float] | None:
    """Return the two x between which a curve begins to rise faster for good; None where it does not.

    Slopes are compared with the median of those before; a single jump counts if it is four times as steep. What noise makes
    steep falls back: so all points behind must lie above the line through those before, by more than the `spread`.

    >>> steeper([(x, x + 3 * max(0, x - 50)) for x in range(0, 100, 10)])
    (50, 60)
    >>> steeper([(x, 2.0 * x) for x in range(0, 100, 10)])
    """
    slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in itertools.pairwise(rows)]
    for i in range(3, len(slopes)):
        usual = statistics.median(slopes[:i])
        there = slopes[i] > 1.5 * usual and i + 1 < len(slopes) and slopes[i + 1] > 1.5 * usual
        if usual > 0 and (there or slopes[i] > 4 * usual) and _excess(rows, i) > 1 + ABOVE * spread:
            return rows[i][0], rows[i + 1][0]
    return None


def _excess(rows: Sequence[tuple[float, float]], last: int) -> float:
    """Return how many times the line through the points up to `last` those behind it are at least."""
    rise, start = statistics.linear_regression(*zip(*rows[: last + 1], strict=True))
    return min(y / (start + rise * x) for x, y in rows[last + 1 :])
