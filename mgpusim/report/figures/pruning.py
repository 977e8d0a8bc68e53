"""Figures of a pruning as inline SVG: what searches find, with pruning and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, svg

if TYPE_CHECKING:
    from mgpusim.sched.pruning.assess import Assessment

HUES = ("mem-1", "far-1", "work-1", "tex-1", "math-1", "wait-1")


def regrets_figure(assessment: Assessment, name: str) -> str:
    """Return regret by evaluations of each search, dashed without pruning; `name` begins the ids of the drawing."""
    hues = dict(zip(dict.fromkeys(outcome.search for outcome in assessment.found), HUES * 9, strict=False))
    with canvas(4.2, 8.6) as figure:
        axes = figure.add_axes((0.08, 0.13, 0.7, 0.84))
        for outcome in assessment.found:
            points = [(k, 100 * value) for k, value in outcome.regret.items() if value is not None]
            if not points:
                continue
            style = "-" if outcome.pruning == "pruned" else "--"
            label = f"{outcome.search}, {'pruned' if outcome.pruning == 'pruned' else 'all'}"
            x, y = zip(*points, strict=True)
            axes.plot(x, y, style, color=STAND_IN[hues[outcome.search]], linewidth=1.6, label=label, marker="o", markersize=2.5)
        axes.set(xscale="log", ylim=(0, None))
        ticks = sorted({k for outcome in assessment.found for k in outcome.regret})
        axes.set_xticks(ticks, [str(k) for k in ticks])
        axes.minorticks_off()
        axes.set_xlabel("evaluations")
        axes.set_ylabel("regret, %")
        axes.legend(loc="upper left", bbox_to_anchor=(1.02, 1.0), frameon=False)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Regret by evaluations of each search with and without pruning")
