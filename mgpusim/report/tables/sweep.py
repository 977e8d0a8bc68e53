"""A study's answers for people: the best points, the Pareto front, which axes matter, what failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.schema import field_type
from mgpusim.report.console import width_of_output
from mgpusim.report.text import count_text, number, share, time_text
from mgpusim.report.words import bound_text
from mgpusim.units import field_unit, format_quantity
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.sweeps.answers import Answers, Pick
    from mgpusim.sweeps.run import SweepRun
    from mgpusim.sweeps.sweep import Swept

__all__ = ["answers_view", "axis_text", "gap_lines", "objective_text", "run_line", "swept_view", "weight_of"]

MOST_FRONT = 12
MOST_REASONS = 6
MOST_BOUNDS = 12
BAR = 20
NARROW, NARROW_BAR = 100, 8


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


def answers_view(found: Answers) -> ResultView:
    """Return the answers of a study."""
    head = f"{found.study}: {found.points:,} points x {count_text(len(found.launches), 'launch', 'launches')}"
    head += f", {found.gpu} changed, {found.engine} engine"
    if found.refused:
        head += f"; constraints leave out {found.refused:,} of {found.points + found.refused:,} points"
    parts: list[ViewTable | str] = []
    if found.front:
        parts = [_best(found), *([_front(found)] if len(found.objectives) > 1 else []), _indices(found), _bounds(found)]
    elif not found.failures:
        parts = ["The constraints leave no point."]
    return ResultView(title=found.study, headline=head, parts=[*parts, *([_failures(found)] if found.failures else [])])


def swept_view(found: Swept) -> ResultView:
    """Return a study that was run: its answers, the gap between engines, what was computed."""
    view = answers_view(found.answers)
    return msgspec.structs.replace(view, parts=[*view.parts, *gap_lines(found.answers), run_line(found.run)])


def _best(found: Answers) -> ViewTable:
    rows = []
    for name, pick in found.best.items():
        base, value = found.base.get(name), pick.objectives[name]
        gain = "" if base is None or value <= 0 else f"{base / value:.2f}x"
        rows.append((name, objective_text(name, base), objective_text(name, value), gain, _place(found, pick)))
    columns: dict[str, Kind] = {"objective": "word", "base GPU": "number", "best": "number", "gain": "number", "at": "text"}
    return ViewTable(columns=columns, rows=rows, title="Best")


def _place(found: Answers, pick: Pick) -> str:
    shown = {n: axis_text(n, v) for n, v in pick.axes.items() if n not in found.objectives}
    return f"point {pick.point}: " + ", ".join(f"{n} {text}" for n, text in shown.items())


def _front(found: Answers) -> ViewTable:
    n = len(found.front)
    places = range(n) if n <= MOST_FRONT else (round(i * (n - 1) / (MOST_FRONT - 1)) for i in range(MOST_FRONT))
    shown = [found.front[i] for i in places]
    columns = {"point": [str(p.point) for p in shown]}
    columns |= {o: [objective_text(o, p.objectives[o]) for p in shown] for o in found.objectives}
    room = width_of_output() - sum(_width(head, texts) for head, texts in columns.items())
    left_out = []
    for axis in sorted((a for a in found.front[0].axes if a not in found.objectives), key=lambda a: -weight_of(found, a)):
        texts = [axis_text(axis, p.axes[axis]) for p in shown]
        room -= _width(axis, texts)
        if room >= 0:
            columns[axis] = texts
        else:
            left_out.append(axis)
    title = f"Pareto front: {count_text(n, 'point')}" + (f", {len(shown)} of them spread over it" if n > len(shown) else "")
    title += f" (without {', '.join(left_out)}: the terminal is too narrow)" if left_out else ""
    kinds: dict[str, Kind] = dict.fromkeys(map(_head, columns), "number")
    return ViewTable(columns=kinds, rows=list(zip(*columns.values(), strict=True)), title=title)


def _head(name: str) -> str:
    """Return the name of a column on two lines where it is a long path."""
    table_name, dot, leaf = name.rpartition(".")
    return f"{table_name}{dot}\n{leaf}" if dot and len(name) > 10 else name


def _width(name: str, texts: list[str]) -> int:
    return max(map(len, (*_head(name).split("\n"), *texts))) + 2


def weight_of(found: Answers, axis: str) -> float:
    """Return how much the first objective depends on an axis: its total index, or its first order where that is not known."""
    index = found.indices.get(found.objectives[0], {}).get(axis)
    return 0.0 if index is None else (index.total if index.total is not None else index.first) or 0.0


def _indices(found: Answers) -> ViewTable:
    first = found.objectives[0]
    narrow = width_of_output() < NARROW
    ways = ("along it",) if narrow else ("from", "to")
    rows = []
    for axis, index in sorted(found.indices[first].items(), key=lambda item: -weight_of(found, item[0])):
        bar = "█" * round((NARROW_BAR if narrow else BAR) * min(1.0, max(0.0, weight_of(found, axis))))
        marginal = found.marginals[first][axis]
        known = [(a, m) for a, m in zip(marginal.at, marginal.mean, strict=True) if m is not None]
        ends = [f"{objective_text(first, m)} at {axis_text(axis, a)}" for a, m in (known[0], known[-1])] if known else ["", ""]
        rows.append((axis, _part(index.first), _part(index.total), bar, *([" to ".join(ends)] if narrow else ends)))
    columns: dict[str, Kind] = {
        "axis": "word", "first order": "share", "total": "share", "": "word", **dict.fromkeys(ways, "text"),
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title=f"What {first} depends on ({found.indices_from})")


def _part(value: float | None) -> float | None:
    """Return an index as a share; an estimate of a small one may come out below 0."""
    return None if value is None else max(0.0, value)


def _bounds(found: Answers) -> ViewTable:
    rows = [
        (name, ", ".join(f"{bound_text(b)} {share(v)}" for b, v in list(shares.items())[:4]))
        for name, shares in list(found.bounds.items())[:MOST_BOUNDS]
    ]
    if len(found.bounds) > MOST_BOUNDS:
        rows.append(("...", f"and {len(found.bounds) - MOST_BOUNDS} more"))
    return ViewTable(columns={"launch": "word", "bound of its points": "text"}, rows=rows, title="Bound by")


def _failures(found: Answers) -> ViewTable:
    rows = [(one.rows, one.reason, f"point {one.point}, {one.launch}") for one in found.failures[:MOST_REASONS]]
    if rest := found.failures[MOST_REASONS:]:
        rows.append((sum(f.rows for f in rest), "other reasons; the column 'error' has all", ""))
    missing = sum(f.rows for f in found.failures)
    title = f"Not evaluated: {missing:,} of {found.points * len(found.launches):,}"
    return ViewTable(columns={"rows": "count", "why": "text", "the first": "text"}, rows=rows, title=title)


def gap_lines(found: Answers) -> list[str]:
    """Return how far the engines are apart on the points that were evaluated again, where there are any."""
    if (gap := found.escalation) is msgspec.UNSET:
        return []
    out = [f"{gap.engine} engine on {count_text(gap.points, 'point')}: {gap.rows} of {gap.asked} rows"]
    for where, one in (("front", gap.front), ("random sample", gap.sample)):
        if one is not None:
            ratio = f"{one.ratio:.2f} times the analytic latency (geometric mean; {one.low:.2f} to {one.high:.2f})"
            order = "" if one.order is None else f", order of points: tau {one.order:.2f}"
            out.append(f"  {where}: {ratio}{order}")
    return out
