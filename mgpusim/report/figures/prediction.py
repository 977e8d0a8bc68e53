"""Figures of the HTML report as inline SVG: drawn by matplotlib, in colours that are CSS variables of the page and its theme."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.drawing import LEFT, RIGHT, STAND_IN, bare, canvas, plain_numbers, svg
from mgpusim.report.figures.roofline import Colours, draw_roofline
from mgpusim.report.text import bytes_text, share
from mgpusim.report.words import LEVEL_WORDS, SERIES_WORDS, Wording, wording

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.details import CacheLevel, GroupSpan, Series
    from mgpusim.engine.prediction import Prediction

MOST_STEPS = 360  # of a series over time; more would only grow the page
MOST_GROUPS = 1500  # drawn one by one; beyond, how many were resident
MOST_CORES = 16
CORES_RIGHT = 0.885  # of the width: where the axes of the cores end, their numbers of groups beside them


def _time_unit(end_us: float) -> tuple[float, str]:
    """Return what to multiply microseconds by and the unit to name."""
    return (1e-3, "ms") if end_us >= 2000.0 else (1.0, "µs")


def _thinned(values: Sequence[float]) -> list[float]:
    """Return the values, means of equal parts where there are too many to draw; what is not finite counts as 0."""
    clean = [v if math.isfinite(v) else 0.0 for v in values]
    stride = -(-len(clean) // MOST_STEPS)
    return (
        [sum(clean[i : i + stride]) / len(clean[i : i + stride]) for i in range(0, len(clean), stride)] if stride > 1 else clean
    )


def used_series(series: Series) -> dict[str, tuple[float, ...]]:
    """Return the values over time that are not 0 throughout, in the order of `SERIES_WORDS`.

    >>> from mgpusim.engine.details import Series
    >>> list(used_series(Series(0.0, 1.0, {"issue": (0.5, 0.25), "texture": (0.0, 0.0)})))
    ['issue']
    """
    order = [
        *(name for name in SERIES_WORDS if name in series.values),
        *(name for name in series.values if name not in SERIES_WORDS),
    ]
    return {name: series.values[name] for name in order if any(v > 0 for v in series.values[name])}


def over_time_figure(series: Series, name: str) -> str:
    """Return strips of occupancy and utilization over time, one below the other on one time axis."""
    shown = used_series(series)
    rows = max(1, len(shown))
    height = 0.56 * rows + 0.5
    with canvas(height) as figure:
        grid = figure.add_gridspec(rows, 1, left=LEFT, right=RIGHT, top=1 - 0.08 / height, bottom=0.46 / height, hspace=0.28)
        unit, unit_name = _time_unit(series.start_us + series.step_us * max(map(len, shown.values()), default=0))
        axes = None
        for row, (key, values) in enumerate(shown.items()):
            axes = figure.add_subplot(grid[row, 0], sharex=axes)
            _strip(axes, key, values, series, unit)
            axes.tick_params(axis="x", labelbottom=row == rows - 1, length=3 if row == rows - 1 else 0)
        if axes is not None:
            axes.set_xlabel(f"time from the start of the kernel, {unit_name}")
        return svg(figure, name, "Occupancy and utilization over time")


def _strip(axes: Any, key: str, values: Sequence[float], series: Series, unit: float) -> None:
    word = SERIES_WORDS.get(key, Wording(key))
    drawn = _thinned(values)
    end_us = series.start_us + series.step_us * len(values)
    step = -(-len(values) // MOST_STEPS) * series.step_us
    edges = [min(end_us, series.start_us + i * step) * unit for i in range(len(drawn) + 1)]
    axes.stairs(drawn, edges, fill=True, color=STAND_IN[word.colour], alpha=0.28, linewidth=0)
    axes.stairs(drawn, edges, color=STAND_IN[word.colour], linewidth=1.1, baseline=None)
    axes.set_ylim(0, 1.02)
    axes.set_xlim(edges[0], edges[-1])
    axes.set_yticks([0.5], labels=[""])
    axes.grid(axis="y", color=STAND_IN["rule"], linewidth=0.5)
    axes.set_axisbelow(True)
    bare(axes, "bottom")
    axes.tick_params(axis="y", length=0)
    mean = sum(v for v in values if math.isfinite(v)) / max(1, len(values))
    axes.text(-0.012, 0.5, word.text, transform=axes.transAxes, ha="right", va="center")
    axes.text(1.012, 0.5, share(mean), transform=axes.transAxes, ha="left", va="center", weight="bold")


def cores_figure(groups: Sequence[GroupSpan], name: str) -> str:
    """Return when work groups were resident on each core: a row per slot, or their number over time where there are very many."""
    cores = sorted({g.core for g in groups})[:MOST_CORES]
    slots = {core: max(g.slot for g in groups if g.core == core) + 1 for core in cores}
    one_by_one = len(groups) <= MOST_GROUPS
    lanes = sum(slots.values()) if one_by_one else 4 * len(cores)
    plot_in = max(0.34 * len(cores), min(4.2, 0.1 * lanes + 0.1 * len(cores)))
    height = plot_in + 0.54
    unit, unit_name = _time_unit(max((g.end_us for g in groups), default=0.0))
    with canvas(height) as figure:
        heights = [slots[core] if one_by_one else 1 for core in cores]
        grid = figure.add_gridspec(
            len(cores),
            1,
            left=LEFT,
            right=CORES_RIGHT,
            top=1 - 0.08 / height,
            bottom=0.46 / height,
            hspace=0.22,
            height_ratios=heights,
        )
        axes = None
        for row, core in enumerate(cores):
            axes = figure.add_subplot(grid[row, 0], sharex=axes)
            mine = sorted((g for g in groups if g.core == core), key=lambda g: (g.slot, g.start_us, g.group))
            (_lanes if one_by_one else _resident)(axes, mine, slots[core], unit)
            bare(axes, "bottom")
            axes.tick_params(axis="x", labelbottom=row == len(cores) - 1, length=3 if row == len(cores) - 1 else 0)
            axes.set_yticks([])
            axes.text(-0.012, 0.5, f"core {core}", transform=axes.transAxes, ha="right", va="center")
            text = f"{len(mine)} groups" if len(mine) != 1 else "1 group"
            axes.text(1.012, 0.5, text, transform=axes.transAxes, ha="left", va="center", size=9, color=STAND_IN["muted"])
        if axes is not None:
            axes.set_xlim(0, max((g.end_us for g in groups), default=1.0) * unit or 1.0)
            axes.set_xlabel(f"time from the start of the kernel, {unit_name}")
        return svg(figure, name, "Work groups on the slots of each core over time")


def _lanes(axes: Any, groups: Sequence[GroupSpan], slots: int, unit: float) -> None:
    """Draw each group as a bar in the row of its slot; successive groups of a slot in two tints."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    tints: tuple[list[list[tuple[float, float]]], ...] = ([], [])
    order: dict[int, int] = {}
    for g in groups:
        turn = order[g.slot] = order.get(g.slot, -1) + 1
        left, right, low, high = g.start_us * unit, g.end_us * unit, g.slot + 0.1, g.slot + 0.9
        tints[turn % 2].append([(left, low), (left, high), (right, high), (right, low), (left, low)])
    codes = [Path.MOVETO, Path.LINETO, Path.LINETO, Path.LINETO, Path.CLOSEPOLY]
    for rectangles, alpha in zip(tints, (0.85, 0.5), strict=True):
        if rectangles:  # one path for all keeps the page small
            path = Path([corner for r in rectangles for corner in r], codes * len(rectangles))
            axes.add_patch(PathPatch(path, facecolor=STAND_IN["mem-1"], alpha=alpha, linewidth=0))
    axes.set_ylim(slots, 0)


def _resident(axes: Any, groups: Sequence[GroupSpan], slots: int, unit: float) -> None:
    """Draw how many groups were resident on the core over time."""
    end_us = max(g.end_us for g in groups)
    step = end_us / MOST_STEPS or 1.0
    resident = [0.0] * MOST_STEPS
    for g in groups:
        first, last = int(g.start_us / step), min(MOST_STEPS - 1, int(g.end_us / step))
        for i in range(first, last + 1):
            resident[i] += max(0.0, min(g.end_us, (i + 1) * step) - max(g.start_us, i * step)) / step
    edges = [i * step * unit for i in range(MOST_STEPS + 1)]
    axes.stairs(resident, edges, fill=True, color=STAND_IN["mem-1"], alpha=0.6, linewidth=0)
    axes.set_ylim(0, slots * 1.02)


def caches_figure(caches: dict[str, CacheLevel], name: str) -> str:
    """Return bars of the bytes requested from each level, split into hits and misses."""
    levels = [(key, level) for key, level in caches.items() if level.bytes_asked > 0]
    most = max((level.bytes_asked for _, level in levels), default=1.0)
    height = 0.4 * max(1, len(levels)) + 0.16
    with canvas(height) as figure:
        axes = figure.add_axes((LEFT, 0.0, 0.66, 1.0))
        for row, (key, level) in enumerate(levels):
            colour = STAND_IN[wording(LEVEL_WORDS, key).colour]
            hit = min(level.bytes_hit, level.bytes_asked)
            axes.barh(row, hit, height=0.56, color=colour, linewidth=0)
            axes.barh(row, level.bytes_asked - hit, left=hit, height=0.56, color=colour, alpha=0.25, linewidth=0)
            axes.text(-0.012, row, wording(LEVEL_WORDS, key).text, transform=axes.get_yaxis_transform(), ha="right", va="center")
            text = f"{share(hit / level.bytes_asked)} of {bytes_text(level.bytes_asked)}"
            axes.annotate(
                text, (level.bytes_asked, row), xytext=(6, 0), textcoords="offset points", va="center", annotation_clip=False
            )
        axes.set(xlim=(0, most), ylim=(max(1, len(levels)) - 0.5, -0.5), xticks=[], yticks=[])
        bare(axes)
        return svg(figure, name, "Bytes requested from each cache level and the part that hit")


def roofline_figure(prediction: Prediction, gpu: GpuSpec, name: str) -> str:
    """Return the roofline chart of one prediction; its colours are explained beside it."""
    levels = {level: STAND_IN[LEVEL_WORDS[level].colour] for level in ("texture_l1", "l1", "local", "l2", "dram")}
    colours = Colours(levels, STAND_IN["ink"], STAND_IN["muted"], STAND_IN["rule"], STAND_IN["paper"])
    with canvas(4.0, 5.8) as figure:
        axes = figure.add_axes((0.115, 0.12, 0.855, 0.86))
        draw_roofline(axes, gpu, [prediction], colours)
        plain_numbers(axes.xaxis, axes.yaxis)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Roofline chart")
