"""Figures of a validation as inline SVG: predicted over measured, how errors are spread, shapes of a choice group."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from mgpusim.accuracy.sample import family_of_tags
from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, plain_numbers, svg
from mgpusim.report.text import sizes
from mgpusim.view import Figure

if TYPE_CHECKING:
    from mgpusim.accuracy.validation import ValidatedLaunch

_HUES = ("mem-1", "far-1", "work-1", "tex-1", "math-1", "wait-1", "mem-2", "near-1")
_MARKERS = {"o": "●", "^": "▲", "s": "■", "D": "◆", "v": "▼", "X": "✖"}  # as matplotlib and as text have them
MOST_POINTS = 2500
MOST_SHAPES = 40
WIDEST = math.log(4.0)  # log ratio at which the histogram of errors ends
_BINS = 56


def error_figures(rows: Sequence[ValidatedLaunch], of: str) -> list[Figure]:
    """Return what is drawn of predicted over measured times: a mark each, and how many are off by how much.

    Parameters
    ----------
    of : what a row is: "launch" or "operator".
    """
    marks = [(colour, text, family) for family, (colour, _, text) in _family_marks(rows).items()]
    equal = "The full line is where both are equal, the dotted ones where one is twice the other."
    return [
        Figure("Predicted over measured", partial(_scatter, rows), f"A mark per {of}. {equal}", marks),
        Figure("Distribution of errors", partial(_errors, rows),
               "By predicted over measured time; the first and the last bar hold all beyond."),
    ]  # fmt: skip


def _family_marks(rows: Sequence[ValidatedLaunch]) -> dict[str, tuple[str, str, str]]:
    """Return (colour, marker, its text) of each family, the one with most launches first: colours recur with other markers."""
    counts = Counter(family_of_tags(row.tags) for row in rows)
    markers = list(_MARKERS)
    out = {}
    for i, name in enumerate(sorted(counts, key=lambda n: (-counts[n], n))):
        marker = markers[i // len(_HUES) % len(markers)]
        out[name] = (_HUES[i % len(_HUES)], marker, _MARKERS[marker])
    return out


def _scatter(rows: Sequence[ValidatedLaunch], name: str) -> str:
    """Return predicted over measured time of each launch, by family, with lines where they are equal and twice each other."""
    marks = _family_marks(rows)
    drawn = [rows[i * len(rows) // MOST_POINTS] for i in range(MOST_POINTS)] if len(rows) > MOST_POINTS else list(rows)
    every = [t for row in rows for t in (row.measured_us, row.predicted_us)]
    low, high = min(every) / 1.3, max(every) * 1.3
    with canvas(5.2, 6.4) as figure:
        axes = figure.add_axes((0.11, 0.1, 0.845, 0.885))
        axes.set(xscale="log", yscale="log", xlim=(low, high), ylim=(low, high))
        for factor, style in ((1.0, "-"), (2.0, ":"), (0.5, ":")):
            axes.plot([low, high], [low * factor, high * factor], style, color=STAND_IN["muted"], linewidth=0.8, zorder=1)
        for family, (colour, marker, _) in marks.items():
            mine = [row for row in drawn if family_of_tags(row.tags) == family]
            x, y = [row.measured_us for row in mine], [row.predicted_us for row in mine]
            axes.plot(x, y, marker, color=STAND_IN[colour], markersize=3.4, alpha=0.7, markeredgewidth=0, zorder=2)
        axes.set_xlabel("measured, µs")
        axes.set_ylabel("predicted, µs")
        plain_numbers(axes.xaxis, axes.yaxis)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Predicted over measured latency")


def _errors(rows: Sequence[ValidatedLaunch], name: str) -> str:
    """Return how many launches are predicted too fast and too slow by which factor; the end bars hold all beyond."""
    logs = [max(-WIDEST, min(WIDEST, math.log(row.predicted_us / row.measured_us))) for row in rows]
    edges = [-WIDEST + 2 * WIDEST * i / _BINS for i in range(_BINS + 1)]
    counts = [0] * _BINS
    for value in logs:
        counts[min(_BINS - 1, int((value + WIDEST) / (2 * WIDEST) * _BINS))] += 1
    with canvas(2.2) as figure:
        axes = figure.add_axes((0.06, 0.22, 0.93, 0.74))
        axes.stairs(counts, edges, fill=True, color=STAND_IN["mem-1"], alpha=0.75, linewidth=0)
        axes.axvline(0.0, color=STAND_IN["ink"], linewidth=0.8)
        factors = (0.25, 0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2.0, 3.0, 4.0)
        axes.set_xticks([math.log(f) for f in factors], labels=[f"{f:g}" for f in factors])
        axes.set_xlim(-WIDEST, WIDEST)
        axes.set_xlabel("predicted / measured")
        axes.set_ylabel("launches")
        bare(axes, "left", "bottom")
        return svg(figure, name, "Number of launches by ratio of predicted to measured latency")


def shapes_figure(rows: Sequence[ValidatedLaunch], name: str) -> str:
    """Return measured and predicted times of a choice group, over its shapes from the fastest measured to the slowest."""
    shown = sorted(rows, key=lambda row: (row.measured_us, row.local_size or ()))
    if len(shown) > MOST_SHAPES:
        shown = [shown[i * len(shown) // MOST_SHAPES] for i in range(MOST_SHAPES)]
    at = range(len(shown))
    measured, predicted = [row.measured_us for row in shown], [row.predicted_us for row in shown]
    with canvas(2.5, 5.2) as figure:
        axes = figure.add_axes((0.11, 0.3, 0.88, 0.66))
        axes.plot(at, measured, "-o", color=STAND_IN["ink"], markersize=3.4, linewidth=1.0)
        axes.plot(at, predicted, "D", color=STAND_IN["far-1"], markersize=4.0)
        if max(measured + predicted) > 5 * min(measured + predicted):
            axes.set_yscale("log")
            plain_numbers(axes.yaxis)
        else:
            axes.set_ylim(0, 1.08 * max(measured + predicted))
        labels = [sizes(row.local_size) if row.local_size else "auto" for row in shown]
        axes.set_xticks(list(at), labels=labels, rotation=60, ha="right", rotation_mode="anchor", size=8)
        axes.set_ylabel("µs")
        bare(axes, "left", "bottom")
        return svg(figure, name, "Measured and predicted latency over work-group shapes")
