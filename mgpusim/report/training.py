"""What a fit found, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mgpusim.accuracy.scores import Scores
    from mgpusim.calibrate.fitting.training import Trained

__all__ = ["show_training"]


def show_training(made: Trained) -> list[Any]:
    """Return the tables of a fit: errors before, after and on held-out kernels; the parameters; what cannot be told apart."""
    from rich import box
    from rich.table import Table

    errors = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Errors", title_justify="left")
    columns: list[tuple[str, Scores | None]] = [
        ("base", made.before),
        ("fitted", made.after),
        ("kernels held out", made.by_kernel),
        ("families held out", made.by_family),
    ]
    shown = [(name, scores) for name, scores in columns if scores is not None]
    errors.add_column("")
    for name, _ in shown:
        errors.add_column(name, justify="right")
    for label, field in (
        ("mean error (MAPE)", "mape"), ("median error", "median_error"), ("90th percentile", "p90_error"),
        ("mean error net of overhead", "net_error"), ("mean regret", "regret"),
    ):  # fmt: skip
        errors.add_row(label, *(_percent(getattr(scores, field)) for _, scores in shown))
    errors.add_row("bias", *(_plain(scores.bias) for _, scores in shown))
    errors.add_row("tau5", *(_plain(scores.tau5) for _, scores in shown))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Parameters", title_justify="left")
    for name in ("field", "before", "fitted", "known to", "between folds", ""):
        table.add_column(name, justify="left" if name in ("field", "") else "right")
    for p in made.fit.parameters:
        low, high = made.spread.get(p.field, (p.value, p.value))
        told = "the data does not say: left as it was" if p.unseen else ""
        table.add_row(
            p.field, f"{p.prior:.4g} ±{p.prior_sigma:.0%}", f"{p.value:.4g}", f"±{p.sigma:.0%}", f"{low:.4g} to {high:.4g}", told
        )
    out: list[Any] = [errors, table]
    out += [f"{a} and {b} cannot be told apart by this data (correlation {r:+.2f})" for a, b, r in made.fit.alike]
    out += [f"not used: {line}" for line in made.refused[:10]]
    if len(made.refused) > 10:
        out.append(f"and {len(made.refused) - 10} more launches that the model refuses")
    return out


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.1%}"


def _plain(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
