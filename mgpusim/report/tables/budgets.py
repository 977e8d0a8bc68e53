"""Checked budgets for people: a row for each limit, then what is wrong, what changed, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.budgets import change_text, limit_values, reasons, spill_text, status_text, summary_text
from mgpusim.report.console import table, table_without_head
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.budgets.result import BudgetReport, CheckedBudget

__all__ = ["show_budgets"]

WORDS = {"held": "held", "exceeded": "exceeded", "unsure": "not sure", "unknown": "-"}


def show_budgets(report: BudgetReport) -> list[RenderableType]:
    """Return what to print of checked budgets."""
    made = table("budget", "GPU", "limit of", "found", "allowed", "", right=("found",))
    for one in report.budgets:
        if one.error:
            made.add_row(one.name, one.gpu, "-", "-", "-", status_text(one), style="bold")
        for limit in one.limits:
            wrong = limit.status in ("exceeded", "unsure")
            made.add_row(one.name, one.gpu, *limit_values(limit), WORDS[limit.status], style="bold" if wrong else "")
    parts: list[RenderableType] = [made]
    for one in report.budgets:
        if rows := _rows(one):
            about = table_without_head()
            about.add_row("budget", one.label, style="bold")
            for label, text in rows:
                about.add_row(label, text)
            parts += [about, ""]
    return [*parts, f"{summary_text(report)}."]


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
