"""Measured operators of networks as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.accuracy.validation import ValidatedLaunch
from mgpusim.report.figures.validation import errors_figure, family_marks, scatter_figure
from mgpusim.report.pages.frame import page, with_micro
from mgpusim.report.tables.operators import SCORES, network_texts, overview, reasons_of, score_texts
from mgpusim.report.tables.training import PARAMETER
from mgpusim.report.tables.validation import signed
from mgpusim.report.text import time_text
from mgpusim.report.words import bound_text

if TYPE_CHECKING:
    from mgpusim.nn.profiled.result import JudgedOperator, OperatorScores, OperatorValidation

__all__ = ["operators_page"]

MOST_UNMATCHED = 400


def operators_page(found: Sequence[OperatorValidation], names: Sequence[str] = (), fitted: Sequence[Sequence[str]] = ()) -> bytes:
    """Return a page about the results of one or more engines on a profile: UTF-8 HTML, a function of its input.

    Parameters
    ----------
    names : of the results, where they are not those of engines.
    fitted : texts of fields that were fitted, as of `parameter_rows`.
    """
    names = names or [f"{one.engine} engine" for one in found]
    first = found[0]
    return page(
        "operators",
        title=f"{first.profile} on {first.gpu}",
        gpu=first.gpu,
        overview=overview(first),
        caches=first.caches,
        caches_source=first.caches_source,
        heads=list(SCORES.values()),
        keys=list(SCORES),
        all=[_named(name, one.scores) for name, one in zip(names, found, strict=True) if one.scores.n],
        sections=[_section(one, f"e{i}", name) for i, (name, one) in enumerate(zip(names, found, strict=True), 1)],
        fitted=fitted,
        fitted_heads=PARAMETER,
        notes=first.notes,
        n_unmatched=len(first.unmatched),
        reasons=[dict(zip(("n", "first", "reason", "fix"), one, strict=True)) for one in reasons_of(first)[:MOST_UNMATCHED]],
        without_row=[
            {"network": one.network, "layer": one.layer, "operator": one.operator, "kernel": one.variant,
             "predicted": with_micro(time_text(one.predicted_us))}
            for one in first.without_row[:MOST_UNMATCHED]
        ],
        n_without_row=len(first.without_row),
    )  # fmt: skip


def _named(name: str, scores: OperatorScores) -> dict[str, Any]:
    return {"name": name, **{key: with_micro(text) for key, text in score_texts(scores).items()}}


def _parts(parts: Mapping[str, OperatorScores]) -> list[dict[str, Any]]:
    return [_named(name, scores) for name, scores in parts.items()]


def _section(one: OperatorValidation, anchor: str, name: str) -> dict[str, Any]:
    drawn = [_as_launch(row) for row in one.operators]
    networks = [
        {"name": network.network, **{key: with_micro(text) for key, text in network_texts(network).items()}}
        for network in one.networks if network.predicted_us is not None
    ]  # fmt: skip
    return {
        "name": name, "anchor": anchor, "operators": bool(drawn),
        "scatter": scatter_figure(drawn, f"{anchor}s") if drawn else "",
        "errors": errors_figure(drawn, f"{anchor}h") if drawn else "",
        "marks": [(name, colour, text) for name, (colour, _, text) in family_marks(drawn).items()],
        "parts": [
            ("By kind of operator", "kinds", "operator", _parts(one.by_operator)),
            ("By kernel", "kernels", "kernel", _parts(one.by_variant)),
            ("By predicted bound", "bounds", "bound", [_named(bound_text(n), s) for n, s in one.by_bound.items()]),
            ("By size of the map", "maps", "height of the map", _parts(one.by_map)),
        ],
        "worst": [_row(row) for row in one.worst],
        "networks": networks,
        "all_networks": _named("all", one.network_scores) if one.network_scores is not None else None,
    }  # fmt: skip


def _as_launch(row: JudgedOperator) -> ValidatedLaunch:
    """Return an operator in the form that the figures of validations draw."""
    tags = {"family": row.operator}
    return ValidatedLaunch(row.variant, row.global_size, row.local_size, tags, row.measured_us, row.predicted_us, row.bound, 0)


def _row(row: JudgedOperator) -> dict[str, str]:
    more = f" and {len(row.rows) - 1} more" if len(row.rows) > 1 else ""
    return {
        "row": f"{row.rows[0]}{more}", "operator": row.operator, "output": "x".join(map(str, row.output)), "kernel": row.variant,
        "bound": bound_text(row.bound), "measured": with_micro(time_text(row.measured_us)),
        "predicted": with_micro(time_text(row.predicted_us)), "error": signed(row.error),
    }  # fmt: skip
