"""What the compute and launch probes share: launches of their kernels, slopes with intervals, clocks and findings by name."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from mgpusim.calibrate.probe import Ask, Facts, Finding, Point
from mgpusim.workload.args import BufferArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch

__all__ = [
    "Z80", "ZEROS", "Slope", "ask", "chosen", "f32", "fewer", "i32", "items_of", "level", "most_items", "slope", "slopes_by",
    "u32", "zeros",
]  # fmt: skip

PROBES = Path(__file__).parent / "probes"
ZEROS = Init("zeros")
LEAST = 0.01
"""A slope is never taken to be known better than this: clocks drift by as much."""
Z80 = 1.2815515655446004

Arg = BufferArg | ScalarArg | LocalArg
Slope = tuple[float, float]
"""Seconds per unit and one sigma of them."""


def f32(value: float) -> ScalarArg:
    """Return a float argument."""
    return ScalarArg("float32", (value,))


def i32(value: int) -> ScalarArg:
    """Return an int argument."""
    return ScalarArg("int32", (value,))


def u32(value: int) -> ScalarArg:
    """Return a uint argument."""
    return ScalarArg("uint32", (value,))


def zeros(dtype: str, count: int) -> BufferArg:
    """Return a buffer of zeros."""
    return BufferArg(dtype, max(1, count), ZEROS)


def ask(
    file: str, entry: str, options: str, size: int, local: int, args: Sequence[Arg], tags: dict[str, Any],
    outputs: tuple[int, ...] = (),
) -> Ask:  # fmt: skip
    """Return one launch of a kernel of ours over `size` work items in groups of `local`.

    >>> ask("compute_launch.cl", "launch_empty", "", 64, 32, (zeros("int32", 1), i32(0)), {"groups": 2}).launch.global_size
    (64,)
    """
    return Ask(Launch(PROBES / file, entry, (size,), tuple(args), (local,), options), tags, outputs)


def most_items(facts: Facts, want: int) -> int:
    """Return the largest work group of at most `want` items that the device takes.

    >>> most_items(Facts("a", 2, 1e9, 384, (384, 384, 384), 0, 0, 0), 1024)
    384
    """
    return max(1, min(want, facts.max_work_group_size, *facts.max_work_item_sizes[:1]))


def items_of(facts: Facts, sizes: Iterable[int]) -> list[int]:
    """Return those of `sizes` that the device takes, and its largest group."""
    largest = most_items(facts, 1 << 30)
    return sorted({size for size in sizes if size <= largest} | {min(largest, max(sizes))})


def fewer(facts: Facts, count: int, least: int = 1) -> int:
    """Return `count` scaled by the effort of the measurement: simulated launches are shorter."""
    return max(least, math.ceil(count * min(1.0, facts.effort)))


def slope(points: Sequence[Point], key: str, per: float = 1.0) -> Slope | None:
    """Return seconds per `per` of tag `key`, with sigma, from the least and the most of it; None with fewer than two.

    What every launch pays cancels. The points in between show in sigma if they are not on the line.

    >>> two = [Point({"n": 10}, 15e-6, 0.0), Point({"n": 30}, 35e-6, 0.0)]
    >>> [round(v * 1e6, 3) for v in slope(two, "n")]
    [1.0, 0.01]
    """
    ordered = sorted(points, key=lambda point: float(point.tags[key]))
    if len(ordered) < 2 or ordered[0].tags[key] == ordered[-1].tags[key]:
        return None
    first, last = ordered[0], ordered[-1]
    span = float(last.tags[key]) - float(first.tags[key])
    value = (last.time_s - first.time_s) / span
    bent = max((abs(p.time_s - first.time_s - value * (float(p.tags[key]) - float(first.tags[key]))) for p in ordered), default=0)
    # a spread is half the distance of two percentiles 2.56 sigma apart
    sigma = math.hypot(first.spread_s, last.spread_s, bent) / Z80 / span
    return value / per, math.hypot(sigma, LEAST * value) / per


def slopes_by(points: Sequence[Point], by: Sequence[str], key: str, per: Callable[[dict[str, Any]], float]) -> dict[Any, Slope]:
    """Return the slope over `key` for each combination of the tags `by`; those without a rising line are left out."""
    sets: dict[Any, list[Point]] = {}
    for point in points:
        sets.setdefault(tuple(point.tags.get(name) for name in by), []).append(point)
    out = {}
    for name, members in sets.items():
        found = slope(members, key, per(members[0].tags))
        if found is not None and found[0] > 0 and found[1] < 0.3 * found[0]:
            out[name] = found
    return out


def level(field: str, value: float, sigma: float, probe: str, method: str) -> Finding:
    """Return a finding with an interval of `Z80` sigma around its value."""
    return Finding(field, value, value - Z80 * sigma, value + Z80 * sigma, probe, method)


def chosen(findings: Sequence[Finding], field: str, default: float) -> float:
    """Return the narrowest finding of a field, or `default` if no probe has it.

    >>> chosen([Finding("l2.ways", 8, 7, 9, "a", ""), Finding("l2.ways", 4, 1, 16, "b", "")], "l2.ways", 0)
    8
    """
    ours = [f for f in findings if f.field == field]
    return min(ours, key=lambda f: (f.high - f.low) / max(abs(f.value), 1e-30)).value if ours else default
