"""Figures of a calibration as inline SVG: the points of a probe and the line fitted to them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.figures.drawing import LEFT, RIGHT, STAND_IN, bare, canvas, svg

if TYPE_CHECKING:
    from mgpusim.calibrate.probe import Curve


def curve_figure(curve: Curve, name: str) -> str:
    """Return a probe's points, the line fitted to them and what it marks, as an SVG element with ids that begin with `name`.

    Points that are not numbers, or have no place on a logarithmic axis, are not drawn.
    """
    from matplotlib.ticker import LogFormatter

    ink, points, line, mark = (STAND_IN[c] for c in ("ink", "mem-1", "far-1", "muted"))
    with canvas(3.1) as figure:
        axes = figure.add_axes((LEFT - 0.045, 0.17, RIGHT - LEFT + 0.1, 0.71))
        x, y = _drawn(curve.x, curve.y, curve)
        axes.plot(x, y, ".", color=points, markersize=5, zorder=3)
        fit_x, fit_y = _drawn(curve.fit_x, curve.fit_y, curve)
        axes.plot(fit_x, fit_y, "-", color=line, linewidth=1.3, zorder=2)
        if curve.log_x and x:
            axes.set_xscale("log", base=2)
            axes.xaxis.set_major_formatter(lambda value, _: _binary(value))
        if curve.log_y and x:
            axes.set_yscale("log")
            axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
            axes.yaxis.set_minor_formatter(LogFormatter(minor_thresholds=(2, 0.5)))
        elif x:
            axes.set_ylim(bottom=min(0.0, min([*y, *fit_y])))
        for at, text in curve.marks:
            if math.isfinite(at) and (at > 0 or not curve.log_x):
                axes.axvline(at, color=mark, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
                axes.annotate(_literal(text), (at, 1.0), (0, 4), xycoords=("data", "axes fraction"), textcoords="offset points",
                              ha="center", va="bottom", fontsize=9, color=ink)  # fmt: skip
        axes.set_xlabel(_literal(curve.x_label))
        axes.set_ylabel(_literal(curve.y_label))
        axes.grid(color=STAND_IN["rule"], linewidth=0.5)
        axes.set_axisbelow(True)
        bare(axes, "bottom", "left")
        label = "".join(c for c in curve.title if c.isalnum() or c in " .,:-()") or "curve"
        return svg(figure, name, label)


def _binary(value: float) -> str:
    """Return a tick of an axis of powers of two as sizes are said."""
    for power, prefix in ((30, "Gi"), (20, "Mi"), (10, "Ki")):
        if value >= 1 << power:
            return f"{value / (1 << power):g} {prefix}"
    return f"{value:g}"


def _drawn(x: Sequence[float], y: Sequence[float], curve: Curve) -> tuple[list[float], list[float]]:
    pairs = [
        (a, b) for a, b in zip(x, y, strict=False)
        if math.isfinite(a) and math.isfinite(b) and (a > 0 or not curve.log_x) and (b > 0 or not curve.log_y)
    ]  # fmt: skip
    return [a for a, _ in pairs], [b for _, b in pairs]


def _literal(text: str) -> str:
    """Take the meaning matplotlib gives a dollar sign."""
    return text.replace("$", r"\$")
