"""A validation as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.accuracy.metrics import group_regret, group_tau
from mgpusim.report.figures.validation import errors_figure, family_marks, scatter_figure, shapes_figure
from mgpusim.report.pages.frame import page, with_micro
from mgpusim.report.tables.validation import (
    FIGURES,
    LEAST_OF_FAMILY,
    figures_of,
    interval_figures,
    of_how_many,
    precise,
    refusals,
    signed,
)
from mgpusim.report.text import sizes, time_text
from mgpusim.report.words import bound_text

if TYPE_CHECKING:
    from mgpusim.accuracy.scores import Scores
    from mgpusim.accuracy.validation import ValidatedLaunch, Validation

__all__ = ["validation_page"]

_PARTS = {"all": "", "by_bound": "bound: ", "by_time": "time: ", "by_family": "family: "}
SHOWN_GROUPS = 4  # of the worst ordered choice groups, and of the best


def validation_page(found: Sequence[Validation], corpus: str) -> bytes:
    """Return a page about the results of one or more engines on a corpus: UTF-8 HTML, a function of its input.

    Parameters
    ----------
    corpus : what to call the corpus.
    """
    first = found[0]
    noise = figures_of(first.noise) if first.noise else None
    columns = [figures_of(result) for result in found]
    of = of_how_many(first)
    return page(
        "validation",
        title=f"{corpus} on {first.gpu}",
        corpus=corpus,
        gpu=first.gpu,
        device=first.device,
        engines=[result.engine for result in found],
        noise=noise is not None,
        n=first.n,
        n_kernels=len(first.kernels),
        figures=[
            (label, [column[name] for column in columns], noise[name] if noise else "", of.get(name, ""))
            for name, label in FIGURES.items()
        ],
        sections=[_section(result, f"e{i}") for i, result in enumerate(found, 1)],
        refused=refusals(first),
        n_refused=len(first.refused),
    )


def _section(result: Validation, anchor: str) -> dict[str, Any]:
    rows = result.launches
    return {
        "engine": result.engine, "anchor": anchor,
        "scatter": scatter_figure(rows, f"{anchor}s"),
        "errors": errors_figure(rows, f"{anchor}h"),
        "marks": [(name, colour, text) for name, (colour, _, text) in family_marks(rows).items()],
        "families": [_named(n, s) for n, s in sorted(result.by_family.items(), key=lambda item: -(item[1].mape or 0.0))],
        "intervals": [
            {"name": f"{_PARTS[key]}{bound_text(name) if key == 'by_bound' else with_micro(name)}", **interval_figures(scores)}
            for key in _PARTS for name, scores in result.intervals.get(key, {}).items()
            if key != "by_family" or scores.n >= LEAST_OF_FAMILY
        ],
        "bounds": [_named(bound_text(n), s) for n, s in sorted(result.by_bound.items(), key=lambda item: -item[1].n)],
        "kernels": [
            {**_named(k.kernel, k), "family": k.family, "bound": bound_text(k.bound),
             "signed": signed(k.signed_error)} for k in result.kernels
        ],
        "launches": [_launch(row) for row in result.worst_launches],
        "groups": _groups(rows, anchor),
    }  # fmt: skip


def _named(name: str, scores: Scores) -> dict[str, Any]:
    return {"name": name, "n": scores.n, **figures_of(scores)}


def _launch(row: ValidatedLaunch) -> dict[str, str]:
    return {
        "kernel": row.kernel, "global": sizes(row.global_size), "local": sizes(row.local_size) if row.local_size else "auto",
        "tags": _tags(row), "measured": _time(row.measured_us), "predicted": _time(row.predicted_us), "error": signed(row.error),
        "bound": bound_text(row.bound),
    }  # fmt: skip


def _time(us: float) -> str:
    return with_micro(time_text(us))


def _tags(row: ValidatedLaunch) -> str:
    return ", ".join(f"{key} {value}" for key, value in row.tags.items() if key != "family")


def _groups(rows: Sequence[ValidatedLaunch], anchor: str) -> list[dict[str, Any]]:
    """Return figures of the choice groups that are ordered worst, and best."""
    members: dict[int, list[ValidatedLaunch]] = {}
    for row in rows:
        members.setdefault(row.group, []).append(row)
    ranked = []
    for number, group in members.items():
        times = [r.measured_us for r in group], [r.predicted_us for r in group]
        tau, regret = group_tau(*times), group_regret(*times)
        if tau is not None:
            ranked.append((tau, -(regret or 0.0), -len(group), number))
    ranked.sort()
    best = sorted(ranked[SHOWN_GROUPS:], key=lambda item: (-item[0], item[1:]))[:SHOWN_GROUPS]
    out = []
    for word, chosen in (("worst", ranked[:SHOWN_GROUPS]), ("best", best)):
        for tau, regret, _, number in chosen:
            group = members[number]
            out.append({
                "word": word, "kernel": group[0].kernel, "tags": _tags(group[0]), "global": sizes(group[0].global_size),
                "tau": f"{tau:.2f}", "regret": precise(-regret), "svg": shapes_figure(group, f"{anchor}g{number}"),
            })  # fmt: skip
    return out
