"""Checked budgets as one self-contained HTML page: all limits, then what changed and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mgpusim.report.budgets import change_text, limit_text, limit_values, spill_text, status_text, summary_text
from mgpusim.report.pages.changes import change_parts
from mgpusim.report.pages.frame import page, with_micro
from mgpusim.report.tables.changes import input_texts
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from mgpusim.budgets.result import BudgetReport, CheckedBudget

__all__ = ["budgets_page"]


def budgets_page(report: BudgetReport) -> bytes:
    """Return a page about checked budgets: UTF-8 HTML with nothing to be loaded, the same for the same input."""
    anchors = {one.label: f"b{i}" for i, one in enumerate(report.budgets, 1) if _tells(one)}
    return page(
        "budgets",
        title=f"Budgets of {report.path}",
        summary=summary_text(report),
        rows=[row for one in report.budgets for row in _rows(one, anchors.get(one.label, ""))],
        sections=[_section(one, anchors[one.label]) for one in report.budgets if one.label in anchors],
    )


def _tells(found: CheckedBudget) -> bool:
    """Return whether more is to be said of a budget than that its limits are held."""
    return found.status != "passed" or (found.change is not None and found.change.ratio != 1.0)


def _rows(found: CheckedBudget, anchor: str) -> list[dict[str, Any]]:
    about = {"name": found.name, "gpu": found.gpu, "anchor": anchor}
    if found.error:
        return [about | {"what": "-", "found": "-", "allowed": "-", "status": status_text(found), "wrong": True}]
    out = []
    for one in found.limits:
        what, value, allowed = map(with_micro, limit_values(one))
        wrong = one.status in ("exceeded", "unsure")
        out.append(about | {"what": what, "found": value, "allowed": allowed, "status": one.status, "wrong": wrong})
    return out


def _section(found: CheckedBudget, anchor: str) -> dict[str, Any]:
    wrong = [found.error] if found.error else [limit_text(one) for one in found.limits if one.status in ("exceeded", "unsure")]
    said = ""
    if found.change is not None and found.latency_us is not None:
        said = change_text(found.change, found.latency_us)
    spill = found.spill
    return {
        "anchor": anchor, "name": found.name, "gpu": found.gpu, "wrong": [with_micro(text) for text in wrong],
        "headline": with_micro(said), "change": change_parts(found.moved, said, anchor) if found.moved is not None else None,
        "spill": None if spill is None else (spill_text(spill, found.file).removesuffix(f": {spill.held.text}"), spill.held.text),
        "inputs": [tuple(map(with_micro, input_texts(one))) for one in found.inputs],
        "layers": [
            (one.name, *(("-" if us is None else with_micro(time_text(us))) for us in (one.before_us, one.after_us)),
             one.before_kernel or "-", one.after_kernel or "-")
            for one in found.layers
        ],
    }  # fmt: skip
