"""What a fit found, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.console import table
from mgpusim.report.tables.validation import FIGURES, figures_of, interval_figures

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.accuracy.scores import Scores
    from mgpusim.calibrate.fitting.intervals import FittedIntervals
    from mgpusim.calibrate.fitting.training import Trained

__all__ = ["show_intervals", "show_training"]

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
    right = ("before", "fitted", "known to", "between folds")
    parameters = table("field", *right, "", right=right, whole=("field",), title="Parameters")
    for p in made.fit.parameters:
        low, high = made.spread.get(p.field, (p.value, p.value))
        told = "the data does not say: left as it was" if p.unseen else ""
        parameters.add_row(
            p.field, f"{p.prior:.4g} ±{p.prior_sigma:.0%}", f"{p.value:.4g}", f"±{p.sigma:.0%}", f"{low:.4g} to {high:.4g}", told
        )
    out: list[RenderableType] = [errors, parameters]
    out += [f"{a} and {b} cannot be told apart by this data (correlation {r:+.2f})" for a, b, r in made.fit.alike]
    out += [f"not used: {line}" for line in made.refused[:10]]
    if len(made.refused) > 10:
        out.append(f"and {len(made.refused) - 10} more launches that the model refuses")
    return out


def show_intervals(made: FittedIntervals) -> list[RenderableType]:
    """Return the tables of errors fitted for intervals: what intervals hold before, after and of what was held out; the edges."""
    heads = ("launches", "inside", "shorter", "longer", "width", "score")
    out: list[RenderableType] = []
    for one in made.engines:
        scores = table("80% intervals", *heads, right=heads, title=f"Coverage of the 80% intervals, {one.engine} engine")
        rows = {
            "base": one.before, "fitted": one.inside, "kernels held out": one.by_kernel, "families held out": one.by_family,
            **{f"  of them {name}": found for name, found in one.by_bound.items()},
        }  # fmt: skip
        for name, found in rows.items():
            scores.add_row(name, *interval_figures(found).values(), style="bold" if name == "families held out" else "")
        edges = table(
            "part", "below", "above", right=("below", "above"), title=f"Edges of ln(measured / predicted), {one.engine}"
        )
        for name, pair in msgspec.to_builtins(one.errors).items():
            if pair is not None:
                edges.add_row(name, *(f"{edge:.3g}" for edge in pair))
        out += [scores, edges, f"edges are {one.factor:.2f} times those of the fit, so that families held out lie inside"]
    if made.refused:
        out.append(f"not used: {made.refused} launches that the model refuses")
    return out
