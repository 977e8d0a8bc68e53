"""Checked budgets for people: a row for each limit, then what is wrong, what changed, and why; pages also have every part that
moved, and the layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.budgets import change_text, limit_text, limit_values, reasons, spill_text, status_text, summary_text
from mgpusim.report.tables.changes import change_parts, inputs_table
from mgpusim.report.text import time_text
from mgpusim.view import Facts, Kind, Only, Part, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.budgets.result import BudgetReport, CheckedBudget

WORDS = {"held": "held", "exceeded": "exceeded", "unsure": "not sure", "unknown": "-"}


def budgets_view(report: BudgetReport) -> ResultView:
    """Return checked budgets."""
    rows: list[tuple[str, ...]] = []
    for budget in report.budgets:
        if budget.error:
            rows.append(Strong((budget.name, budget.gpu, "-", "-", "-", status_text(budget))))
        for limit in budget.limits:
            cells = (budget.name, budget.gpu, *limit_values(limit), WORDS[limit.status])
            rows.append(Strong(cells) if limit.status in ("exceeded", "unsure") else cells)
    columns: dict[str, Kind] = {
        "budget": "text", "GPU": "text", "limit of": "text", "found": "number", "allowed": "text", "": "text",
    }  # fmt: skip
    about = [Facts([Strong(("budget", budget.label)), *said]) for budget in report.budgets if (said := _rows(budget))]
    sections = [
        ResultView(title=budget.label, parts=[Facts(said), *_details(budget)])
        for budget in report.budgets if (said := _rows(budget, _wrong(budget)))
    ]  # fmt: skip
    table, summary = ViewTable(columns=columns, rows=rows), f"{summary_text(report)}."
    parts: list[Part] = [Only("page", [summary, table, *sections]), Only("terminal", [table, *about, summary])]
    return ResultView(title=f"Budgets of {report.path}", parts=parts)


def _wrong(budget: CheckedBudget) -> list[tuple[str, str]]:
    return [("limit", limit_text(limit)) for limit in budget.limits if limit.status in ("exceeded", "unsure")]


def _details(budget: CheckedBudget) -> list[Part]:
    """Return what pages say more of a budget: what differs of the inputs, the parts of the time, the layers."""
    parts = change_parts(budget.moved, page=True) if budget.moved is not None else []
    parts += [inputs_table(budget.inputs, "What differs")] if budget.inputs else []
    if budget.layers:
        columns: dict[str, Kind] = {
            "layer": "text", "before": "time", "after": "time", "kernel before": "text", "kernel after": "text",
        }  # fmt: skip
        rows = [(o.name, o.before_us, o.after_us, o.before_kernel or "-", o.after_kernel or "-") for o in budget.layers]
        parts.append(ViewTable(columns=columns, rows=rows, title="Layers"))
    return parts


def _rows(budget: CheckedBudget, wrong: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
    """Return what is to be said of a budget beside its limits, after those that are not held."""
    if budget.error:
        return [("error", budget.error)]
    rows = [*wrong]
    if budget.spill is not None:
        rows.append(("spills", spill_text(budget.spill, budget.file)))
    if budget.change is not None and budget.latency_us is not None and budget.change.ratio != 1.0:
        rows.append(("latency", change_text(budget.change, budget.latency_us)))
        rows += [("why" if i == 0 else "", text) for i, text in enumerate(reasons(budget))]
    elif budget.status == "failed" and budget.latency_us is not None and budget.interval_us is not None:
        low, high = map(time_text, budget.interval_us)
        rows.append(("latency", f"{time_text(budget.latency_us)} (80%: {low} to {high})"))
    return rows
