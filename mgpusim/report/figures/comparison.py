"""Figures of a comparison as inline SVG: accuracy against latency."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
