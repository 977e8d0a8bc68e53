"""Figures of a comparison as inline SVG: accuracy against latency."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, plain_numbers, svg

if TYPE_CHECKING:
    from mgpusim.sweeps.comparison import AccuracyPoint

LOG_FROM = 6.0


def accuracy_figure(points: Sequence[AccuracyPoint], name: str) -> str:
    """Return the networks by latency and accuracy, those on the front joined by steps."""
    on = [point for point in points if point.on_front]
    times = [point.latency_us / 1e3 for point in points]
    with canvas(3.4) as figure:
        axes = figure.add_axes((0.075, 0.16, 0.8, 0.8))
        axes.plot(
            [point.latency_us / 1e3 for point in on], [point.accuracy for point in on], drawstyle="steps-post",
            color=STAND_IN["rule"],
            linewidth=1.2, zorder=1,
        )  # fmt: skip
        for point, ms in zip(points, times, strict=True):
            colour = "mem-1" if point.on_front else "idle-1"
            axes.plot([ms], [point.accuracy], "o", color=STAND_IN[colour], markersize=6, markeredgewidth=0, zorder=2)
            axes.annotate(point.network, (ms, point.accuracy), xytext=(7, -3), textcoords="offset points", fontsize=9)
        if max(times) > LOG_FROM * min(times):
            axes.set_xscale("log")
            axes.set_xlim(min(times) / 1.2, max(times) * 1.2)
        else:
            axes.set_xlim(0, 1.1 * max(times))
        axes.margins(y=0.15)
        plain_numbers(axes.xaxis, axes.yaxis)
        axes.set_xlabel("latency, ms")
        axes.set_ylabel("accuracy")
        bare(axes, "left", "bottom")
        return svg(figure, name, "Accuracy against latency")


class GenerationRow(NamedTuple):
    """A GPU among others: its name, (text, colour, share) of what its time goes to, that time, and its roofs."""

    name: str
    parts: Sequence[tuple[str, str, float]]
    time: str
    gflops: float
    gb_per_s: float


def generations_figure(rows: Sequence[GenerationRow], name: str) -> str:
    """Return a line for each GPU: a bar of what its time goes to, the time, and its roofs on a logarithmic axis."""
    words = {text: colour for row in rows for text, colour, _ in row.parts}
    legend, line = 0.2 * math.ceil(len(words) / 3), 0.2
    height = line * len(rows) + legend + 0.75
    bottom, tall = (legend + 0.45) / height, line * len(rows) / height
    places = range(len(rows))[::-1]
    with canvas(height) as figure:
        bars = figure.add_axes((0.21, bottom, 0.38, tall))
        for place, row in zip(places, rows, strict=True):
            left = 0.0
            for _, colour, of in row.parts:
                bars.barh(
                    [place], [of], left=[left], color=STAND_IN[colour], edgecolor=STAND_IN["paper"], linewidth=0.6, height=0.8
                )
                left += of
            bars.annotate(row.time, (1.0, place), xytext=(5, -3), textcoords="offset points", fontsize=8)
        bars.set_yticks(places, [row.name for row in rows], fontsize=8)
        bars.set_xlim(0, 1)
        bars.set_xticks([])
        roofs = figure.add_axes((0.71, bottom, 0.26, tall))
        for rates, colour, mark, label in (
            ([row.gflops for row in rows], "math-1", "o", "GFLOP/s"), ([row.gb_per_s for row in rows], "far-1", "D", "GB/s"),
        ):  # fmt: skip
            roofs.plot(rates, places, mark, color=STAND_IN[colour], markersize=4.5, markeredgewidth=0, label=label)
        roofs.set_xscale("log")
        roofs.set_yticks([])
        roofs.grid(axis="x", color=STAND_IN["rule"], linewidth=0.5)
        roofs.set_axisbelow(True)
        plain_numbers(roofs.xaxis)
        for axes in (bars, roofs):
            axes.set_ylim(-0.6, len(rows) - 0.4)
            bare(axes)
        roofs.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False, fontsize=8, handletextpad=0.2)
        patches = [bars.barh([0], [0], color=STAND_IN[colour]) for colour in words.values()]
        figure.legend(patches, list(words), loc="lower left", bbox_to_anchor=(0.12, 0.0), ncols=3, frameon=False, fontsize=8)
        return svg(figure, name, "What the time of each GPU goes to, and its roofs, by year")
