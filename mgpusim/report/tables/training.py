"""What a fit found, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.console import table
from mgpusim.report.tables.operators import left_out, overview, scores_table
from mgpusim.report.tables.validation import FIGURES, figures_of, interval_figures, precise
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.accuracy.scores import Scores
    from mgpusim.calibrate.fitting.fit import Fit
    from mgpusim.calibrate.fitting.intervals import FittedIntervals
    from mgpusim.calibrate.fitting.operators import HostFit, OperatorFit
    from mgpusim.calibrate.fitting.training import Trained

__all__ = ["PARAMETER", "parameter_rows", "show_intervals", "show_operator_fit", "show_training"]

PARAMETER = ("field", "before", "fitted", "known to", "between folds", "")
SHOWN = ("mape", "median_error", "p90_error", "net_error", "regret", "bias", "tau5")  # of `FIGURES`


def show_training(made: Trained) -> list[RenderableType]:
    """Return the tables of a fit: errors before, after and on held-out kernels; the parameters; what cannot be told apart."""
    columns: list[tuple[str, Scores | None]] = [
        ("base", made.before),
        ("fitted", made.after),
        ("kernels held out", made.by_kernel),
        ("families held out", made.by_family),
    ]
    shown = [(name, scores) for name, scores in columns if scores is not None]
    errors = table("", *(name for name, _ in shown), right=tuple(name for name, _ in shown), title="Errors")
    texts = [figures_of(scores) for _, scores in shown]
    for figure in SHOWN:
        errors.add_row(FIGURES[figure], *(text[figure] for text in texts))
    out: list[RenderableType] = [errors, *_parameters(made.fit, made.spread)]
    out += [f"not used: {line}" for line in made.refused[:10]]
    if len(made.refused) > 10:
        out.append(f"and {len(made.refused) - 10} more launches that the model refuses")
    return out


def parameter_rows(fit: Fit, spread: Mapping[str, tuple[float, float]]) -> list[tuple[str, ...]]:
    """Return the texts of each parameter, by the heads `PARAMETER`."""
    out: list[tuple[str, ...]] = []
    for p in fit.parameters:
        least, most = spread.get(p.field, (p.value, p.value))
        told = "left as it was" if p.unseen else ""
        if p.at_edge:
            told = f"at the edge of its range, {p.low:.4g} to {p.high:.4g}"
        before = f"{p.prior:.4g} ±{p.prior_sigma:.0%}"
        out.append((p.field, before, f"{p.value:.4g}", f"±{p.sigma:.0%}", f"{least:.4g} to {most:.4g}", told))
    return out


def _parameters(fit: Fit, spread: Mapping[str, tuple[float, float]], title: str = "Parameters") -> list[RenderableType]:
    """Return the table of parameters, and which cannot be told apart."""
    made = table(*PARAMETER, right=PARAMETER[1:-1], whole=PARAMETER[:1], title=title)
    for row in parameter_rows(fit, spread):
        made.add_row(*row)
    lines = [f"{a} and {b} cannot be told apart by this data (correlation {r:+.2f})" for a, b, r in fit.alike]
    if any(p.unseen for p in fit.parameters):
        lines.append("left as it was: the data says no more of it than was known")
    return [made, *lines]


def show_operator_fit(made: OperatorFit) -> list[RenderableType]:
    """Return the tables of a fit to operators: before, after and held out, in all and by part; the parameters; the host."""
    base, judged = made.stages["base"], made.held_out or made.after
    suffix = "  held out" if made.held_out is not None else "  fitted"

    def beside(head: str, title: str, key: str) -> Table:
        own = getattr(judged, key)
        parts = [row for name, scores in getattr(made.before, key).items() for row in ((name, scores), (suffix, own[name]))]
        return scores_table(head, title, parts)

    out: list[RenderableType] = [
        overview(base),
        scores_table("", "Operators", [(name, one.scores) for name, one in made.stages.items()]),
        *([] if made.held_out is not None else ["nothing is held out: the errors are those of the rows fitted to"]),
        beside("operator", "By kind of operator", "by_operator"),
        beside("bound", "By bound that the base predicts", "by_bound"),
    ]
    if made.fit.parameters:
        out += _parameters(made.fit, made.spread)
    return out + (_host(made.host) if made.host is not None else []) + left_out(base)


def _host(host: HostFit) -> list[RenderableType]:
    heads = ("end to end", "besides", "base", "fitted", "held out")
    runs = table("network", *heads, right=heads, title="Runs besides their operators")
    for one in host.networks:
        held = "-" if one.held_out_us is None else time_text(one.held_out_us)
        times = map(time_text, (one.end_to_end_us, one.measured_us, one.before_us, one.after_us))
        runs.add_row(one.network, *times, held)
    errors = {"base": host.before, "fitted": host.after, "held out": host.held_out}
    said = ", ".join(f"{name} {precise(error)}" for name, error in errors.items())
    out: list[RenderableType] = [runs, f"end to end with the operators as measured, mean error: {said}"]
    if host.fit.parameters:
        out += _parameters(host.fit, host.spread, "Host")
    return out + [
        f"{path}: the preset states none, and none is found; state a guess in the --base first" for path in host.missing
    ]


def show_intervals(made: FittedIntervals) -> list[RenderableType]:
    """Return the tables of errors fitted for intervals: what intervals hold before, after and of what was held out; the edges."""
    heads = (made.rows, "inside", "shorter", "longer", "width", "score")
    out: list[RenderableType] = []
    for one in made.engines:
        scores = table("80% intervals", *heads, right=heads, title=f"Coverage of the 80% intervals, {one.engine} engine")
        rows = {
            "base": one.before, "fitted": one.inside, **{f"{what} held out": found for what, found in one.held_out.items()},
            **{f"  of them {name}": found for name, found in one.by_bound.items()},
        }  # fmt: skip
        *_, last = one.held_out
        for name, found in rows.items():
            scores.add_row(name, *interval_figures(found).values(), style="bold" if name == f"{last} held out" else "")
        edges = table(
            "part", "below", "above", right=("below", "above"), title=f"Edges of ln(measured / predicted), {one.engine}"
        )
        for name, pair in msgspec.to_builtins(one.errors).items():
            if pair is not None:
                edges.add_row(name, *(f"{edge:.3g}" for edge in pair))
        out += [scores, edges, f"edges are {one.factor:.2f} times those of the fit, so that {last} held out lie inside"]
    if made.refused:
        out.append(f"not used: {made.refused} {made.rows} without a prediction")
    return out
