"""What a fit found, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.report.render import cell_text
from mgpusim.report.tables.operators import left_out, overview, scores_table
from mgpusim.report.tables.validation import FIGURES, INTERVALS, figure_text, interval_row
from mgpusim.view import Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.accuracy.scores import Scores
    from mgpusim.calibrate.fitting.fit import Fit
    from mgpusim.calibrate.fitting.intervals import FittedIntervals
    from mgpusim.calibrate.fitting.operators import HostFit, OperatorFit
    from mgpusim.calibrate.fitting.training import Trained

SHOWN = ("mape", "median_error", "p90_error", "net_error", "regret", "bias", "tau5")  # of `FIGURES`


def training_view(training: Trained) -> ResultView:
    """Return what there is to see of a fit: errors before, after and on held-out kernels; the parameters; what is not told."""
    columns: list[tuple[str, Scores | None]] = [
        ("base", training.before), ("fitted", training.after),
        ("kernels held out", training.by_kernel), ("families held out", training.by_family),
    ]  # fmt: skip
    shown = {name: scores for name, scores in columns if scores is not None}
    rows = [(FIGURES[name].label, *(figure_text(scores, name) for scores in shown.values())) for name in SHOWN]
    errors = ViewTable(columns={"": "text", **dict.fromkeys(shown, "number")}, rows=rows, title="Errors")
    parts: list[Any] = [errors, parameters_table(training.fit, training.spread), *_alike(training.fit)]
    parts += [f"not used: {line}" for line in training.refused[:10]]
    if len(training.refused) > 10:
        parts.append(f"and {len(training.refused) - 10} more launches that the model refuses")
    return ResultView(title="A fit", parts=parts)


def parameters_table(fit: Fit, spread: Mapping[str, tuple[float, float]], title: str = "Parameters") -> ViewTable:
    """Return the table of fitted parameters."""
    rows = []
    for p in fit.parameters:
        least, most = spread.get(p.field, (p.value, p.value))
        told = "left as it was" if p.unseen else ""
        if p.at_edge:
            told = f"at the edge of its range, {p.low:.4g} to {p.high:.4g}"
        before = f"{p.prior:.4g} ±{p.prior_sigma:.0%}"
        rows.append((p.field, before, f"{p.value:.4g}", f"±{p.sigma:.0%}", f"{least:.4g} to {most:.4g}", told))
    columns: dict[str, Kind] = {
        "field": "word", "before": "number", "fitted": "number", "known to": "number", "between folds": "number", "": "text",
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title=title)


def _alike(fit: Fit) -> list[str]:
    """Return which parameters cannot be told apart, and what one means that was left as it was."""
    lines = [f"{a} and {b} cannot be told apart by this data (correlation {r:+.2f})" for a, b, r in fit.alike]
    if any(p.unseen for p in fit.parameters):
        lines.append("left as it was: the data says no more of it than was known")
    return lines


def operator_fit_view(fit: OperatorFit) -> ResultView:
    """Return what there is to see of a fit to operators: before, after and held out, in all and by part; parameters; host."""
    base, judged = fit.stages["base"], fit.held_out or fit.after
    suffix = "  held out" if fit.held_out is not None else "  fitted"

    def beside(head: str, title: str, key: str) -> ViewTable:
        own = getattr(judged, key)
        parts = [row for name, scores in getattr(fit.before, key).items() for row in ((name, scores), (suffix, own[name]))]
        return scores_table(head, title, parts)

    parts: list[Any] = [
        scores_table("", "Operators", {name: stage.scores for name, stage in fit.stages.items()}),
        *([] if fit.held_out is not None else ["nothing is held out: the errors are those of the rows fitted to"]),
        beside("operator", "By kind of operator", "by_operator"),
        beside("bound", "By bound that the base predicts", "by_bound"),
    ]
    if fit.fit.parameters:
        parts += [parameters_table(fit.fit, fit.spread), *_alike(fit.fit)]
    parts += [*(_host(fit.host) if fit.host is not None else []), *left_out(base)]
    return ResultView(title="A fit to operators", headline=overview(base), parts=parts)


def _host(host: HostFit) -> list[Any]:
    columns: dict[str, Kind] = {
        "network": "text",
        **dict.fromkeys(("end to end", "besides", "base", "fitted", "held out"), "time"),
    }
    rows = [
        (network.network, network.end_to_end_us, network.measured_us, network.before_us, network.after_us, network.held_out_us)
        for network in host.networks
    ]
    errors = {"base": host.before, "fitted": host.after, "held out": host.held_out}
    said = ", ".join(f"{name} {cell_text('percent', error)}" for name, error in errors.items())
    parts: list[Any] = [
        ViewTable(columns=columns, rows=rows, title="Runs besides their operators"),
        f"end to end with the operators as measured, mean error: {said}",
    ]
    if host.fit.parameters:
        parts += [parameters_table(host.fit, host.spread, "Host"), *_alike(host.fit)]
    return parts + [
        f"{path}: the preset states none, and none is found; state a guess in the --base first" for path in host.missing
    ]


def intervals_view(intervals: FittedIntervals) -> ResultView:
    """Return what there is to see of errors fitted for intervals: what intervals hold before, after and held out; the edges."""
    parts: list[Any] = []
    for engine in intervals.engines:
        rows = {
            "base": engine.before, "fitted": engine.inside,
            **{f"{what} held out": score for what, score in engine.held_out.items()},
            **{f"  of them {name}": score for name, score in engine.by_bound.items()},
        }  # fmt: skip
        *_, last = engine.held_out
        cells = [
            Strong((name, *interval_row(score))) if name == f"{last} held out" else (name, *interval_row(score))
            for name, score in rows.items()
        ]
        columns: dict[str, Kind] = {"80% intervals": "text", intervals.rows: "count", **INTERVALS}
        edges = [
            (name, *(f"{edge:.3g}" for edge in pair))
            for name, pair in msgspec.to_builtins(engine.errors).items()
            if pair is not None
        ]
        parts += [
            ViewTable(columns=columns, rows=cells, title=f"Coverage of the 80% intervals, {engine.engine} engine"),
            ViewTable(columns={"part": "text", "below": "number", "above": "number"}, rows=edges,
                      title=f"Edges of ln(measured / predicted), {engine.engine}"),
            f"edges are {engine.factor:.2f} times those of the fit, so that {last} held out lie inside",
        ]  # fmt: skip
    if intervals.refused:
        parts.append(f"not used: {intervals.refused} {intervals.rows} without a prediction")
    return ResultView(title="Errors for intervals", parts=parts)
