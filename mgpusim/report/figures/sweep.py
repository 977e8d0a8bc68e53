"""Figures of a study as inline SVG: the Pareto front, objectives along axes and over pairs of them, what matters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.arch.schema import field_type
from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, svg
from mgpusim.report.text import number, time_text
from mgpusim.units import field_unit, format_quantity

if TYPE_CHECKING:
    from mgpusim.sweeps.answers import Answers, Marginal, Pair

LOG_FROM = 8.0
MOST_TICKS = 6
TICK_CHARACTERS = 38  # that fit below a figure of half the width
PART_WIDTH = 4.15


def axis_text(name: str, value: Any) -> str:
    """Return a value of an axis as a person would write it.

    >>> axis_text("l2.size_b", 262144), axis_text("registers", 2.0), axis_text("core.scheduler", "gto")
    ('256 KiB', '2', 'gto')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, int | float):
        return str(value)
    unit = field_unit(name) if field_type(name) is not None else ""
    if isinstance(value, int) and not unit:
        return str(value)
    return format_quantity(value, unit) if unit and abs(value) >= 1e-12 else number(value, 4)


def objective_text(name: str, value: float | None) -> str:
    """Return the value of an objective; a name that ends in _us is a time.

    >>> objective_text("latency_us", 1500.0), objective_text("area", 12.345)
    ('1.5 ms', '12.35')
    """
    if value is None:
        return "-"
    return time_text(value) if name.endswith("_us") or name == "latency" else number(value, 4)


def front_figure(answers: Answers, name: str) -> str:
    """Return the front over the first two objectives, the best of the others darker."""
    x, y = answers.objectives[0], answers.objectives[1]
    points = [(p.objectives[x], p.objectives[y]) for p in answers.front]
    with canvas(4.2) as figure:
        axes = figure.add_axes((0.085, 0.13, 0.885, 0.84))
        order = sorted(points)
        if len(answers.objectives) == 2:
            axes.plot(*zip(*order, strict=True), drawstyle="steps-post", color=STAND_IN["rule"], linewidth=1.2)
        axes.plot(*zip(*order, strict=True), "o", color=STAND_IN["mem-1"], markersize=5, markeredgewidth=0)
        if x in answers.base and y in answers.base:
            axes.plot([answers.base[x]], [answers.base[y]], "D", color=STAND_IN["far-1"], markersize=7, markeredgewidth=0)
            axes.annotate("base GPU", (answers.base[x], answers.base[y]), xytext=(7, 5), textcoords="offset points", fontsize=9)
        for axis, objective, which in ((axes.xaxis, x, 0), (axes.yaxis, y, 1)):
            _scale(axes, axis, objective, [p[which] for p in points])
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Pareto front")


def _scale(axes: Any, axis: Any, objective: str, values: Sequence[float]) -> None:
    from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, NullFormatter

    if min(values) > 0 and max(values) / min(values) >= LOG_FROM:
        (axes.set_xscale if axis is axes.xaxis else axes.set_yscale)("log")
        axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axis.set_minor_formatter(NullFormatter())
    else:
        axis.set_major_locator(MaxNLocator(5))
    axis.set_major_formatter(FuncFormatter(lambda value, _: objective_text(objective, value)))


def indices_figure(answers: Answers, name: str) -> str:
    """Return the indices of the axes as bars: in all, and in it what each explains alone."""
    first = answers.objectives[0]
    rows = sorted(answers.indices[first].items(), key=lambda item: item[1].total or item[1].first or 0.0)
    height = 0.3 * len(rows) + 0.55
    with canvas(height) as figure:
        axes = figure.add_axes((0.24, 0.45 / height, 0.74, 1 - 0.55 / height))
        at = range(len(rows))
        axes.barh(at, [100 * (i.total or 0.0) for _, i in rows], 0.7, color=STAND_IN["mem-3"], label="total, with interactions")
        axes.barh(at, [100 * max(0.0, i.first or 0.0) for _, i in rows], 0.38, color=STAND_IN["mem-1"], label="first order")
        axes.set_yticks(list(at), labels=[axis for axis, _ in rows])
        axes.set_xlim(0, 100)
        axes.set_xlabel(f"% of the variance of log {first}")
        axes.legend(loc="lower right", frameon=False, fontsize=9)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Sobol indices of the axes")


def marginal_figure(axis: str, objective: str, marginal: Marginal, name: str) -> str:
    """Return an objective along one axis: the mean over all else as a line, the range as a band."""
    known = [i for i, m in enumerate(marginal.mean) if m is not None]
    places = list(range(len(known)))
    with canvas(2.7, PART_WIDTH) as figure:
        axes = figure.add_axes((0.19, 0.19, 0.77, 0.77))
        low, high = [marginal.least[i] or math.nan for i in known], [marginal.most[i] or math.nan for i in known]
        axes.fill_between(places, low, high, color=STAND_IN["mem-3"], alpha=0.45, linewidth=0)
        axes.plot(places, [marginal.mean[i] for i in known], "o-", color=STAND_IN["mem-1"], markersize=3.5)
        _value_ticks(axes.set_xticks, axis, [marginal.at[i] for i in known], along=True)
        _scale(axes, axes.yaxis, objective, [v for v in (*low, *high) if v == v] or [1.0])
        axes.set_xlabel(axis)
        axes.set_ylabel(objective)
        bare(axes, "left", "bottom")
        return svg(figure, name, f"{objective} along {axis}".replace('"', ""))


def _value_ticks(put: Any, axis: str, values: Sequence[Any], along: bool = False) -> None:
    """Put values at every n-th place: as many as there is room for, `along` the figure for their texts side by side."""
    texts = [axis_text(axis, v) for v in values]
    most = max(2, min(MOST_TICKS, TICK_CHARACTERS // max(map(len, texts), default=1))) if along else MOST_TICKS
    step = max(1, -(-len(values) // most))
    chosen = list(range(0, len(values), step))
    put(chosen, labels=[texts[i] for i in chosen])


def pair_figure(pair: Pair, objective: str, name: str) -> str:
    """Return the geometric mean of an objective over two axes as shades, strong where it is large, with numbers if they fit."""
    rows = [[math.nan if v is None else v for v in row] for row in pair.mean]
    flat = [v for row in rows for v in row if v == v]
    low, high = min(flat, default=0.0), max(flat, default=1.0)
    with canvas(3.3, PART_WIDTH) as figure:
        axes = figure.add_axes((0.26, 0.16, 0.72, 0.74))
        width, height = len(pair.at[1]), len(pair.at[0])
        for i, row in enumerate(rows):
            for j, value in enumerate(row):
                if value != value:
                    continue
                part = math.log(value / low) / math.log(high / low) if 0 < low < high else 0.0
                patch = {"xy": (j - 0.5, i - 0.5), "width": 1, "height": 1, "linewidth": 0}
                axes.add_patch(_rectangle(**patch, color=STAND_IN["mem-1"], alpha=0.08 + 0.62 * part))
                if width <= 8 and height <= 12:
                    axes.text(j, i, objective_text(objective, value), ha="center", va="center", fontsize=8, color=STAND_IN["ink"])
        axes.set(xlim=(-0.5, width - 0.5), ylim=(-0.5, height - 0.5))
        _value_ticks(axes.set_xticks, pair.axes[1], pair.at[1], along=True)
        _value_ticks(axes.set_yticks, pair.axes[0], pair.at[0])
        axes.set_xlabel(pair.axes[1])
        axes.set_ylabel(pair.axes[0])
        ends = f"{objective_text(objective, low)} to {objective_text(objective, high)}"
        axes.set_title(ends, loc="left", fontsize=9, color=STAND_IN["muted"])
        bare(axes)
        return svg(figure, name, f"{objective} over {pair.axes[0]} and {pair.axes[1]}".replace('"', ""))


def _rectangle(**options: Any) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle(**options)
