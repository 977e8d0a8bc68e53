"""Two predictions compared, as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.pages.frame import bar_part, css_length, page, with_micro
from mgpusim.report.tables.changes import GROUPS, change_rows, headline, input_texts, why
from mgpusim.report.text import count_text, time_range, time_text
from mgpusim.report.words import BOUND_WORDS, bound_text, wording

if TYPE_CHECKING:
    from mgpusim.engine.changes import PredictionChange
    from mgpusim.engine.prediction import Prediction

__all__ = ["change_parts", "changes_page"]

LEAST_PART = 0.003
"""Of a bar: what is less cannot be seen."""


def changes_page(changes: Sequence[PredictionChange], before: Sequence[Prediction], after: Sequence[Prediction]) -> bytes:
    """Return a page about comparisons: UTF-8 HTML with nothing to be loaded, the same for the same input.

    Parameters
    ----------
    changes : as `mgpusim.engine.changes.compare_predictions` returns them for `before` and `after`.
    """
    title = f"{changes[0].kernel} on {changes[0].gpu}" if len(changes) == 1 else count_text(len(changes), "prediction")
    return page(
        "changes",
        title=f"{title}, before and after",
        overview=[_line(one, f"d{i}") for i, one in enumerate(changes, 1)] if len(changes) > 1 else [],
        sections=[_section(one, a, b, f"d{i}") for i, (one, a, b) in enumerate(zip(changes, before, after, strict=True), 1)],
    )


def _line(change: PredictionChange, anchor: str) -> dict[str, str]:
    return {
        "anchor": anchor, "kernel": change.kernel, "gpu": change.gpu, "before": _time(change.before_us),
        "after": _time(change.after_us), "ratio": f"{change.ratio:.3g}",
    }  # fmt: skip


def _time(us: float) -> str:
    return with_micro(time_text(us))


def _section(change: PredictionChange, a: Prediction, b: Prediction, anchor: str) -> dict[str, Any]:
    longer = max(a.latency_us, b.latency_us)
    return _line(change, anchor) | change_parts(change, headline(change), anchor) | {
        "times": [
            {"name": name, "latency": _time(p.latency_us), "interval": with_micro(time_range(*p.interval_us)),
             "width": css_length(p.latency_us / longer), "parts": _bar(p.breakdown_us, p.latency_us)}
            for name, p in (("before", a), ("after", b))
        ]
    }  # fmt: skip


def change_parts(change: PredictionChange, said: str, anchor: str) -> dict[str, Any]:
    """Return what the template `parts_change.html.j2` shows of a change, without bars of the times.

    Parameters
    ----------
    said : how the latency moved, without a full stop.
    """
    return {
        "headline": with_micro(said), "why": [with_micro(text) for text in why(change)], "anchor": anchor, "times": [],
        "inputs": [tuple(map(with_micro, input_texts(one))) for one in change.inputs], "inputs_known": change.inputs_known,
        "groups": [
            {"title": title, "id": group.partition("_")[0], "rows": [tuple(map(with_micro, change_rows(p))) for p in rows]}
            for group, title in GROUPS.items() if (rows := change.of(group))
        ],
    }  # fmt: skip


def _bar(breakdown: Mapping[str, float], whole: float) -> list[dict[str, Any]]:
    ordered = sorted(breakdown.items(), key=lambda item: -item[1])
    return [
        bar_part(bound_text(name), us / whole, wording(BOUND_WORDS, name).colour, _time(us))
        for name, us in ordered
        if us > LEAST_PART * whole
    ]
