"""A launch's bottlenecks as SVG: bars of what more of each resource saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, standalone, svg
from mgpusim.report.tables.bottleneck import LEAST, resource_name

if TYPE_CHECKING:
    from mgpusim.sweeps.bottleneck import Bottleneck


def bottleneck_figure(bottleneck: Bottleneck, name: str) -> str:
    """Return the resources as bars: what a tenth more of each saves, and behind it twice as much."""
    shown = [g for g in bottleneck.resources if max(abs(g.tenth or 0.0), abs(g.double or 0.0)) >= LEAST][::-1]
    height = 0.26 * max(1, len(shown)) + 0.6
    with canvas(height) as figure:
        axes = figure.add_axes((0.2, 0.5 / height, 0.77, 1 - 0.6 / height))
        at = range(len(shown))
        twice, tenth = ([100 * (getattr(g, n) or 0.0) for g in shown] for n in ("double", "tenth"))
        axes.barh(at, twice, 0.72, color=STAND_IN["mem-3"], label="twice as much, or half the latency")
        axes.barh(at, tenth, 0.4, color=STAND_IN["mem-1"], label="a tenth more, or a tenth less latency")
        axes.set_yticks(list(at), labels=[resource_name(g) for g in shown])
        axes.set_xlabel("% of the time saved")
        axes.legend(loc="lower right", frameon=False, fontsize=9)
        bare(axes, "left", "bottom")
        return svg(figure, name, f"What more of each resource saves of {bottleneck.kernel} on {bottleneck.gpu}")


def bottleneck_svg(bottleneck: Bottleneck) -> bytes:
    """Return the figure as a file of its own, in the colours of the light page."""
    return standalone(bottleneck_figure(bottleneck, "b"))
