"""A study as one self-contained HTML page: figures, and a table of the Pareto front that can be sorted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures import sweep as draw
from mgpusim.report.pages.frame import page
from mgpusim.report.tables.sweep import axis_text, gap_lines, objective_text, weight_of
from mgpusim.report.text import share
from mgpusim.report.words import bound_text

if TYPE_CHECKING:
    from mgpusim.sweeps.answers import Answers, Pick
    from mgpusim.sweeps.study import Study

__all__ = ["sweep_page"]

MOST_ROWS = 500
MOST_PAIRS = 6


def sweep_page(study: Study, found: Answers) -> bytes:
    """Return the page: UTF-8 HTML, nothing to be loaded, the same for the same answers."""
    first = found.objectives[0]
    ranked = sorted(found.indices.get(first, {}), key=lambda a: -weight_of(found, a))
    pairs = sorted(found.pairs, key=lambda p: -min(weight_of(found, a) for a in p.axes))[:MOST_PAIRS]
    return page(
        "sweep",
        title=found.study,
        found=found,
        first=first,
        shown=bool(found.front),
        axes=[(a.name, _values(a)) for a in study.axes],
        constraints=study.constraints,
        objectives=[(o.name, o.text, "maximize" if o.maximise else "minimize") for o in study.objectives],
        best=[_best(found, name, pick) for name, pick in found.best.items()],
        front=draw.front_figure(found, "f") if len(found.objectives) > 1 and found.front else "",
        heads=["point", *found.objectives, *(_columns(found))],
        rows=[_row(found, pick) for pick in found.front[:MOST_ROWS]] if len(found.objectives) > 1 else [],
        left_out=max(0, len(found.front) - MOST_ROWS),
        indices=draw.indices_figure(found, "i") if found.front and any(weight_of(found, a) > 0 for a in ranked) else "",
        marginals=[draw.marginal_figure(a, first, found.marginals[first][a], f"m{i}") for i, a in enumerate(ranked)],
        pairs=[draw.pair_figure(p, first, f"p{i}") for i, p in enumerate(pairs)] if found.front else [],
        bounds=[(n, ", ".join(f"{bound_text(b)} {share(v)}" for b, v in s.items())) for n, s in found.bounds.items()],
        failures=found.failures[:50],
        gap=gap_lines(found),
    )


def _values(axis: Any) -> str:
    if not axis.values:
        return f"{axis_text(axis.name, axis.low)} to {axis_text(axis.name, axis.high)}"
    texts = [axis_text(axis.name, v) for v in axis.values]
    return ", ".join(texts) if len(texts) <= 12 else f"{', '.join(texts[:4])}, ... {texts[-1]} ({len(texts)} values)"


def _columns(found: Answers) -> list[str]:
    return [a for a in found.front[0].axes if a not in found.objectives] if found.front else []


def _best(found: Answers, name: str, pick: Pick) -> dict[str, str]:
    base, value = found.base.get(name), pick.objectives[name]
    return {
        "name": name, "base": objective_text(name, base), "value": objective_text(name, value),
        "gain": f"{base / value:.2f}×" if base is not None and value > 0 else "",
        "at": ", ".join(f"{n} {axis_text(n, v)}" for n, v in pick.axes.items() if n not in found.objectives),
    }  # fmt: skip


def _row(found: Answers, pick: Pick) -> Sequence[tuple[Any, str]]:
    """Return (what to sort by, text) of each cell."""
    cells: list[tuple[Any, str]] = [(pick.point, str(pick.point))]
    cells += [(pick.objectives[o], objective_text(o, pick.objectives[o])) for o in found.objectives]
    return [*cells, *((pick.axes[a], axis_text(a, pick.axes[a])) for a in _columns(found))]
