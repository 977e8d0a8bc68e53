"""Checked budgets for people: a row for each limit, then what is wrong, what changed, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.budgets import change_text, limit_values, reasons, spill_text, status_text, summary_text
from mgpusim.report.text import time_text
from mgpusim.view import Facts, Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.budgets.result import BudgetReport, CheckedBudget

__all__ = ["budgets_view"]

WORDS = {"held": "held", "exceeded": "exceeded", "unsure": "not sure", "unknown": "-"}


def budgets_view(report: BudgetReport) -> ResultView:
    """Return checked budgets."""
    rows: list[tuple[str, ...]] = []
    for one in report.budgets:
        if one.error:
            rows.append(Strong((one.name, one.gpu, "-", "-", "-", status_text(one))))
        for limit in one.limits:
            cells = (one.name, one.gpu, *limit_values(limit), WORDS[limit.status])
            rows.append(Strong(cells) if limit.status in ("exceeded", "unsure") else cells)
    columns: dict[str, Kind] = {
        "budget": "text", "GPU": "text", "limit of": "text", "found": "number", "allowed": "text", "": "text",
    }  # fmt: skip
    about = [Facts([Strong(("budget", one.label)), *said]) for one in report.budgets if (said := _rows(one))]
    return ResultView(title="Budgets", parts=[ViewTable(columns=columns, rows=rows), *about, f"{summary_text(report)}."])


def _rows(found: CheckedBudget) -> list[tuple[str, str]]:
    """Return what is to be said of a budget beside its limits."""
    if found.error:
        return [("error", found.error)]
    rows = []
    if found.spill is not None:
        rows.append(("spills", spill_text(found.spill, found.file)))
    if found.change is not None and found.latency_us is not None and found.change.ratio != 1.0:
        rows.append(("latency", change_text(found.change, found.latency_us)))
        rows += [("why" if i == 0 else "", text) for i, text in enumerate(reasons(found))]
    elif found.status == "failed" and found.latency_us is not None and found.interval_us is not None:
        low, high = map(time_text, found.interval_us)
        rows.append(("latency", f"{time_text(found.latency_us)} (80%: {low} to {high})"))
    return rows
