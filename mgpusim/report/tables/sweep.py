"""A study's answers for people: the best points, the Pareto front, which axes matter, what failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.console import width_of_output
from mgpusim.report.figures.sweep import (
    axis_text,
    front_figure,
    indices_figure,
    marginal_figure,
    objective_text,
    pair_figure,
)
from mgpusim.report.text import count_text, share
from mgpusim.report.words import bound_text
from mgpusim.view import Facts, Figure, Kind, Only, Part, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.sweeps.answers import Answers, Pick
    from mgpusim.sweeps.axes import Axis
    from mgpusim.sweeps.run import SweepRun
    from mgpusim.sweeps.study import Study
    from mgpusim.sweeps.sweep import Swept

MOST_FRONT, MOST_ROWS = 12, 500  # of a front in a terminal, and on a page
MOST_REASONS, MOST_REASONS_ON_PAGES = 6, 50
MOST_BOUNDS = 12
MOST_PAIRS = 6
BAR = 20
NARROW, NARROW_BAR = 100, 8


def run_line(run: SweepRun) -> str:
    """Return what a run did in one line."""
    parts = [f"{run.computed:,} computed in {_seconds(run.seconds)}"]
    if run.computed:
        rate = run.computed / max(1e-9, run.seconds)
        parts[0] += f" ({rate:,.0f} a second)" if rate >= 10 else f" ({1 / rate:.1f} s each)"
    kept = run.rows - run.computed - run.taken_over
    if run.taken_over:
        parts.append(f"{run.taken_over:,} taken over from an earlier run")
    if kept > 0 and not run.computed and not run.taken_over:
        parts = ["nothing new to compute"]
    elif kept > 0:
        parts.append(f"{kept:,} there already or refused")
    return f"results in {run.folder}: {', '.join(parts)}"


def _seconds(value: float) -> str:
    if value < 100:
        return f"{value:.1f} s"
    return f"{value / 60:.0f} min" if value < 5400 else f"{value / 3600:.1f} h"


def swept_view(swept: Swept, study: Study | None = None) -> ResultView:
    """Return a study that was run: its answers, the gap between engines, what was computed.

    Parameters
    ----------
    study : what was asked; pages say it where it is given.
    """
    answers = swept.answers
    head = f"{answers.study}: {answers.points:,} points x {count_text(len(answers.launches), 'launch', 'launches')}"
    head += f", {answers.gpu} changed, {answers.engine} engine"
    if answers.refused:
        head += f"; constraints leave out {answers.refused:,} of {answers.points + answers.refused:,} points"
    parts: list[Part] = [Only("page", [_asked(study)])] if study is not None else []
    if answers.front:
        parts += [_best(answers), *(_front(answers) if len(answers.objectives) > 1 else [])]
        parts += [Only("terminal", [_indices(answers)]), Only("page", _figures(answers)), _bounds(answers)]
    elif not answers.failures:
        parts.append("The constraints leave no point.")
    if answers.failures:
        parts.append(Only("terminal", [_failures(answers, MOST_REASONS)]))
        parts.append(Only("page", [_failures(answers, MOST_REASONS_ON_PAGES)]))
    ran = Only("terminal", [run_line(swept.run)])
    return ResultView(title=answers.study, headline=head, parts=[*parts, *_gap_lines(answers), ran])


def _asked(study: Study) -> Facts:
    rows = [(axis.name, _values(axis)) for axis in study.axes]
    rows += [("constraint", text) for text in study.constraints]
    ways = {True: "maximize", False: "minimize"}
    return Facts(
        [
            *rows,
            *(("objective", f"{objective.name}, {ways[objective.maximise]}: {objective.text}") for objective in study.objectives),
        ]
    )


def _values(axis: Axis) -> str:
    if not axis.values:
        return f"{axis_text(axis.name, axis.low)} to {axis_text(axis.name, axis.high)}"
    texts = [axis_text(axis.name, v) for v in axis.values]
    return ", ".join(texts) if len(texts) <= 12 else f"{', '.join(texts[:4])}, ... {texts[-1]} ({len(texts)} values)"


def _best(answers: Answers) -> ViewTable:
    rows = []
    for name, pick in answers.best.items():
        base, value = answers.base.get(name), pick.objectives[name]
        gain = "" if base is None or value <= 0 else f"{base / value:.2f}x"
        rows.append((name, objective_text(name, base), objective_text(name, value), gain, _place(answers, pick)))
    columns: dict[str, Kind] = {"objective": "word", "base GPU": "number", "best": "number", "gain": "number", "at": "text"}
    return ViewTable(columns=columns, rows=rows, title="Best")


def _place(answers: Answers, pick: Pick) -> str:
    shown = {n: axis_text(n, v) for n, v in pick.axes.items() if n not in answers.objectives}
    return f"point {pick.point}: " + ", ".join(f"{n} {text}" for n, text in shown.items())


def _front(answers: Answers) -> list[Part]:
    """Return the Pareto front: in a terminal the axes that matter most, as far as it is wide; on pages all, and a figure."""
    axes = sorted((a for a in answers.front[0].axes if a not in answers.objectives), key=lambda a: -_weight_of(answers, a))
    n = len(answers.front)
    places = range(n) if n <= MOST_FRONT else (round(i * (n - 1) / (MOST_FRONT - 1)) for i in range(MOST_FRONT))
    columns = _front_columns(answers, [answers.front[i] for i in places], axes)
    room = width_of_output() - sum(_width(head, columns[head]) for head in ("point", *answers.objectives))
    left_out = []
    for axis in axes:
        room -= _width(axis, columns[axis])
        if room < 0:
            left_out.append(axis)
            del columns[axis]
    title = f"Pareto front: {count_text(n, 'point')}"
    spread = f", {MOST_FRONT} of them spread over it" if n > MOST_FRONT else ""
    narrow = f" (without {', '.join(left_out)}: the terminal is too narrow)" if left_out else ""
    note = "No other point is better in one objective without being worse in another."
    drawn = Figure("Pareto front", partial(front_figure, answers), note)
    whole = _front_table(_front_columns(answers, answers.front[:MOST_ROWS], axes), title)
    more = [f"and {n - MOST_ROWS} more; the results have all."] if n > MOST_ROWS else []
    return [Only("terminal", [_front_table(columns, title + spread + narrow)]), drawn, Only("page", [whole, *more])]


def _front_columns(answers: Answers, shown: Sequence[Pick], axes: Sequence[str]) -> dict[str, list[str]]:
    columns = {"point": [str(p.point) for p in shown]}
    columns |= {o: [objective_text(o, p.objectives[o]) for p in shown] for o in answers.objectives}
    return columns | {axis: [axis_text(axis, p.axes[axis]) for p in shown] for axis in axes}


def _front_table(columns: Mapping[str, Sequence[str]], title: str) -> ViewTable:
    kinds: dict[str, Kind] = dict.fromkeys(map(_head, columns), "number")
    return ViewTable(columns=kinds, rows=list(zip(*columns.values(), strict=True)), title=title)


def _figures(answers: Answers) -> list[Part]:
    """Return what the first objective depends on, drawn: in all, along each axis, and over pairs of axes."""
    first = answers.objectives[0]
    ranked = sorted(answers.indices.get(first, {}), key=lambda a: -_weight_of(answers, a))
    pairs = sorted(answers.pairs, key=lambda p: -min(_weight_of(answers, a) for a in p.axes))[:MOST_PAIRS]
    along = [Figure(axis, partial(marginal_figure, axis, first, answers.marginals[first][axis])) for axis in ranked]
    over = [Figure(f"{pair.axes[0]} and {pair.axes[1]}", partial(pair_figure, pair, first)) for pair in pairs]
    note = (
        f"Sobol indices, {answers.indices_from}: share of the variance that an axis explains alone (first order), and with its "
        "interactions (total)."
    )
    band = "The line is the geometric mean over all other axes, the band from the least to the largest."
    shades = "Geometric means over all other axes, each map from its least (pale) to its largest (strong colour)."
    depends = Figure(f"What {first} depends on", partial(indices_figure, answers), note)
    return [
        *([depends] if any(_weight_of(answers, axis) > 0 for axis in ranked) else []),
        ResultView(title=f"{first} along each axis", parts=[band, *along]),
        *([ResultView(title=f"{first} over pairs of axes", parts=[shades, *over])] if over else []),
    ]


def _head(name: str) -> str:
    """Return the name of a column on two lines where it is a long path."""
    table_name, dot, leaf = name.rpartition(".")
    return f"{table_name}{dot}\n{leaf}" if dot and len(name) > 10 else name


def _width(name: str, texts: list[str]) -> int:
    return max(map(len, (*_head(name).split("\n"), *texts))) + 2


def _weight_of(answers: Answers, axis: str) -> float:
    """Return how much the first objective depends on an axis: its total index, or its first order where that is not known."""
    index = answers.indices.get(answers.objectives[0], {}).get(axis)
    return 0.0 if index is None else (index.total if index.total is not None else index.first) or 0.0


def _indices(answers: Answers) -> ViewTable:
    first = answers.objectives[0]
    narrow = width_of_output() < NARROW
    ways = ("along it",) if narrow else ("from", "to")
    rows = []
    for axis, index in sorted(answers.indices[first].items(), key=lambda item: -_weight_of(answers, item[0])):
        bar = "█" * round((NARROW_BAR if narrow else BAR) * min(1.0, max(0.0, _weight_of(answers, axis))))
        marginal = answers.marginals[first][axis]
        known = [(a, m) for a, m in zip(marginal.at, marginal.mean, strict=True) if m is not None]
        ends = [f"{objective_text(first, m)} at {axis_text(axis, a)}" for a, m in (known[0], known[-1])] if known else ["", ""]
        rows.append((axis, _part(index.first), _part(index.total), bar, *([" to ".join(ends)] if narrow else ends)))
    columns: dict[str, Kind] = {
        "axis": "word", "first order": "share", "total": "share", "": "word", **dict.fromkeys(ways, "text"),
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title=f"What {first} depends on ({answers.indices_from})")


def _part(value: float | None) -> float | None:
    """Return an index as a share; an estimate of a small one may come out below 0."""
    return None if value is None else max(0.0, value)


def _bounds(answers: Answers) -> ViewTable:
    rows = [
        (name, ", ".join(f"{bound_text(b)} {share(v)}" for b, v in list(shares.items())[:4]))
        for name, shares in list(answers.bounds.items())[:MOST_BOUNDS]
    ]
    if len(answers.bounds) > MOST_BOUNDS:
        rows.append(("...", f"and {len(answers.bounds) - MOST_BOUNDS} more"))
    return ViewTable(columns={"launch": "word", "bound of its points": "text"}, rows=rows, title="Bound by")


def _failures(answers: Answers, most: int) -> ViewTable:
    rows = [(failure.rows, failure.reason, f"point {failure.point}, {failure.launch}") for failure in answers.failures[:most]]
    if rest := answers.failures[most:]:
        rows.append((sum(f.rows for f in rest), "other reasons; the column 'error' has all", ""))
    missing = sum(f.rows for f in answers.failures)
    title = f"Not evaluated: {missing:,} of {answers.points * len(answers.launches):,}"
    return ViewTable(columns={"rows": "count", "why": "text", "the first": "text"}, rows=rows, title=title)


def _gap_lines(answers: Answers) -> list[str]:
    """Return how far the engines are apart on the points that were evaluated again, where there are any."""
    if (gap := answers.escalation) is msgspec.UNSET:
        return []
    out = [f"{gap.engine} engine on {count_text(gap.points, 'point')}: {gap.rows} of {gap.asked} rows"]
    for where, rank in (("front", gap.front), ("random sample", gap.sample)):
        if rank is not None:
            ratio = f"{rank.ratio:.2f} times the analytic latency (geometric mean; {rank.low:.2f} to {rank.high:.2f})"
            order = "" if rank.order is None else f", order of points: tau {rank.order:.2f}"
            out.append(f"  {where}: {ratio}{order}")
    return out
