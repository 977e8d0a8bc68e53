"""Figures of a tuning as inline SVG: heat maps of the landscape, and how the times of all shapes are spread.

The heat maps are drawn by hand, not by matplotlib: each cell is a shape with a tooltip, in colours of the page.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, plain_numbers, svg
from mgpusim.report.text import factor, sizes, time_text
from mgpusim.view import Figure

if TYPE_CHECKING:
    from mgpusim.sched.shapes.tune import ShapeTime, Tuning

STEPS = ((1.02, "within 2% of the best"), (1.05, "5%"), (1.15, "15%"), (1.3, "30%"), (1.6, "60%"), (2.0, "2x"), (4.0, "4x"),
         (math.inf, "slower"))  # fmt: skip
"""Colours of the heat maps: up to which time over the best each goes. 15% is the paper's limit of what is competitive."""
CELL_W, CELL_H = 42, 25
LEFT, TOP, BOTTOM = 54, 24, 40
MOST_MAPS = 16  # values of z with a map of their own, those with the best shapes
MOST_AXIS = 24  # columns and rows of a map
TIER_WORDS = {"quick_trace": "quick trace", "analytic": "analytic", "event": "event", "": "-"}
_BINS = 44


def shape_text(tuning: Tuning, shape: tuple[int, ...]) -> str:
    """Return a shape as it is typed, in the dimensions of the launch."""
    return sizes(shape[: len(tuning.global_size)])


def step_of(ratio: float) -> int:
    """Return which of `STEPS` a time over the best belongs to.

    >>> step_of(1.0), step_of(1.1), step_of(9.0)
    (0, 2, 7)
    """
    return next(i for i, (most, _) in enumerate(STEPS) if ratio <= most)


def heat_maps(tuning: Tuning, most: int = MOST_MAPS) -> Figure:
    """Return maps, x by y, of the `most` values of z with the best shapes, ascending in z."""
    best = tuning.rows[0].time_us
    by_z: dict[int, list[ShapeTime]] = {}
    for row in tuning.rows:
        by_z.setdefault(row.shape[2], []).append(row)
    ranked = sorted(by_z, key=lambda z: min(r.time_us for r in by_z[z]))[:most]
    xs, ys = _axis(tuning, 0), _axis(tuning, 1)
    n, shown = len(tuning.rows), sum(row.shape[0] in xs and row.shape[1] in ys for z in ranked for row in by_z[z])
    per_z = ", a map per z" if len(ranked) > 1 else ""
    of_what = "A cell per shape" if shown == n else f"{shown} of {n} shapes, those of the best sizes, a cell each"
    tiers = " Shapes far from the best are rated by a quick trace, the others predicted in full; point at a cell to see."
    note = f"{of_what}; local x to the right and y upwards{per_z}; the number is its time over the best."

    def draw(_: str) -> str:
        return "\n".join(['<div class="maps">', *(_map(tuning, by_z[z], xs, ys, best) for z in sorted(ranked)), "</div>"])

    return Figure(
        title="All shapes" if shown == n else "The best shapes by their sizes",
        draw=draw,
        note=note + (tiers if any(row.tier == "quick_trace" for row in tuning.rows) else ""),
        marks=_marks(tuning),
    )


def _marks(tuning: Tuning) -> list[tuple[str, str, str]]:
    own, kept = tuning.own, len(tuning.survivors)
    return [
        *((f"s{step}", "■", text) for step, (_, text) in enumerate(STEPS)), ("mark", "□", "choice"),
        *([("far-1", "□", "driver's")] if tuning.driver else []),
        *([("ink", "⬚", f"the launch's own ({shape_text(tuning, own.shape)})")] if own else []),
        *([("near-1", "●", f"allowed by rules I to V ({kept})")] if kept else []),
    ]  # fmt: skip


def _axis(tuning: Tuning, axis: int) -> list[int]:
    """Return the sizes along an axis: those of the best shapes where there are too many."""
    out: dict[int, None] = {}
    for row in tuning.rows:
        out.setdefault(row.shape[axis])
        if len(out) == MOST_AXIS:
            break
    return sorted(out)


def _map(tuning: Tuning, rows: Sequence[ShapeTime], xs: Sequence[int], ys: Sequence[int], best: float) -> str:
    refused = {shape for shape, _ in tuning.refused}
    z = rows[0].shape[2]
    xs = [x for x in xs if any(r.shape[0] == x for r in rows)]
    ys = [y for y in ys if any(r.shape[1] == y for r in rows)]
    width, height = LEFT + len(xs) * CELL_W + 2, TOP + len(ys) * CELL_H + BOTTOM
    by_place = {(r.shape[0], r.shape[1]): r for r in rows}
    parts = [
        f'<svg viewBox="0 0 {width} {height}" style="width:{width}px" role="img" '
        f'aria-label="time over the best by local x and y, z = {z}">',
        f'<text class="ax" x="{LEFT}" y="14"><tspan class="zed">z = {z}</tspan></text>' if len(tuning.global_size) > 2 else "",
    ]
    for j, y in enumerate(reversed(ys)):
        top = TOP + j * CELL_H
        parts.append(f'<text class="ax" x="{LEFT - 6}" y="{top + 17}" text-anchor="end">{y}</text>')
        for i, x in enumerate(xs):
            left = LEFT + i * CELL_W
            row = by_place.get((x, y))
            if row is not None:
                parts.append(_cell(tuning, row, left, top, best))
            elif (x, y, z) in refused:
                parts.append(f'<text class="no" x="{left + CELL_W / 2}" y="{top + 17}"><title>cannot run</title>×</text>')
    for i, x in enumerate(xs):
        parts.append(f'<text class="ax" x="{LEFT + (i + 0.5) * CELL_W}" y="{height - 25}" text-anchor="middle">{x}</text>')
    middle_x, middle_y = LEFT + len(xs) * CELL_W / 2, TOP + len(ys) * CELL_H / 2
    parts.append(f'<text class="ax" x="{middle_x}" y="{height - 6}" text-anchor="middle">local x</text>')
    turned = f'transform="rotate(-90 14 {middle_y})"'
    parts.append(f'<text class="ax" x="14" y="{middle_y}" {turned} text-anchor="middle">local y</text>')
    return "\n".join(p for p in parts if p) + "\n</svg>"


def _cell(tuning: Tuning, row: ShapeTime, left: int, top: int, best: float) -> str:
    ratio = row.time_us / best
    step = step_of(ratio)
    text = f"{ratio:.2f}" if ratio < 9.995 else f"{ratio:.0f}"
    says = f"{shape_text(tuning, row.shape)}: {time_text(row.time_us).replace(' us', ' µs')}, {factor(ratio)} the best"
    if row.tier:
        says += f"; by {TIER_WORDS.get(row.tier, row.tier)}, bound: {row.bound}"
    marks = ""
    classes = ["cell", f"s{step}"]
    if row.shape == tuning.choice.shape:
        classes.append("chosen")
        says += "; the choice"
    if tuning.driver is not None and row.shape == tuning.driver.shape:
        classes.append("drivers")
        says += "; the driver's choice"
    if tuning.own is not None and row.shape == tuning.own.shape:
        classes.append("own")
        says += "; the launch's own"
    if row.shape in tuning.survivors:
        marks = f'<circle class="rule" cx="{left + CELL_W - 6}" cy="{top + 6}" r="2.6"/>'
        says += "; allowed by the rules"
    inset = 1.5
    return (
        f'<g class="{" ".join(classes)}"><title>{escape(says)}</title>'
        f'<rect x="{left + inset}" y="{top + inset}" width="{CELL_W - 2 * inset}" height="{CELL_H - 2 * inset}" rx="2.5"/>'
        f'<text x="{left + CELL_W / 2}" y="{top + 17}">{text}</text>{marks}</g>'
    )


def _round_numbers(low: float, high: float) -> list[float]:
    """Return numbers to label a logarithmic axis with, a handful of them.

    >>> _round_numbers(37.0, 250.0)
    [40.0, 50.0, 70.0, 100.0, 150.0, 200.0]
    """
    steps = (1, 1.5, 2, 3, 4, 5, 7) if high > 1.5 * low else tuple(1 + 0.05 * k for k in range(180))
    decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    numbers = [round(s * 10.0**d, 9) for d in decades for s in steps if low <= s * 10.0**d <= high]
    return numbers[:: max(1, -(-len(numbers) // 10))]


def spread_figure(tuning: Tuning, name: str) -> str:
    """Return how the times of all shapes are spread, with the best, the driver's choice and what is competitive."""
    from matplotlib.ticker import FixedLocator, MaxNLocator

    times = [row.time_us for row in tuning.rows]
    unit, word = (1e-3, "ms") if max(times) >= 2000 else (1.0, "µs")
    low, high = min(times) * unit, max(times) * unit
    edges = [low * (high / low) ** (k / _BINS) for k in range(_BINS + 1)] if high > low else [low, low * 1.1]
    counts = [0] * (len(edges) - 1)
    for t in times:
        at = int(math.log(t * unit / low) / math.log(high / low) * _BINS) if high > low else 0
        counts[min(max(at, 0), len(counts) - 1)] += 1
    with canvas(2.3) as figure:
        axes = figure.add_axes((0.07, 0.22, 0.91, 0.64))
        for left, right, n in zip(edges, edges[1:], counts, strict=False):
            good = (left * right) ** 0.5 <= low * 1.15
            axes.bar(left, n, right - left, align="edge", color=STAND_IN["mem-1" if good else "idle-1"], linewidth=0)
        axes.set_xscale("log")
        axes.set_xlim(low / 1.02, high * 1.02)
        axes.set_ylabel("shapes")
        axes.set_xlabel(f"time, {word} ({'measured' if tuning.truth == 'measured' else 'predicted'})")
        axes.xaxis.set_major_locator(FixedLocator(_round_numbers(low, high)))
        plain_numbers(axes.xaxis)
        axes.yaxis.set_major_locator(MaxNLocator(3, integer=True))
        if tuning.driver is not None:
            place = tuning.driver.time_us * unit
            axes.axvline(place, color=STAND_IN["far-1"], linewidth=1.4)
            side = "right" if place > (low * high) ** 0.5 else "left"
            label = f" driver's {shape_text(tuning, tuning.driver.shape)} "
            axes.annotate(
                label,
                (place, 1.0),
                (0, 3),
                xycoords=("data", "axes fraction"),
                textcoords="offset points",
                ha=side,
                va="bottom",
                annotation_clip=False,
            )  # above the bars
        bare(axes, "left", "bottom")
        return svg(figure, name, "How many shapes take how long")
