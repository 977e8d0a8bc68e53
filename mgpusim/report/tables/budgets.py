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
    sections = [
        ResultView(title=one.label, parts=[Facts(said), *_details(one)])
        for one in report.budgets if (said := _rows(one, _wrong(one)))
    ]  # fmt: skip
    table, summary = ViewTable(columns=columns, rows=rows), f"{summary_text(report)}."
    parts: list[Part] = [Only("page", [summary, table, *sections]), Only("terminal", [table, *about, summary])]
    return ResultView(title=f"Budgets of {report.path}", parts=parts)


def _wrong(found: CheckedBudget) -> list[tuple[str, str]]:
    return [("limit", limit_text(one)) for one in found.limits if one.status in ("exceeded", "unsure")]


def _details(found: CheckedBudget) -> list[Part]:
    """Return what pages say more of a budget: what differs of the inputs, the parts of the time, the layers."""
    parts = change_parts(found.moved, page=True) if found.moved is not None else []
    parts += [inputs_table(found.inputs, "What differs")] if found.inputs else []
    if found.layers:
        columns: dict[str, Kind] = {
            "layer": "text", "before": "time", "after": "time", "kernel before": "text", "kernel after": "text",
        }  # fmt: skip
        rows = [(o.name, o.before_us, o.after_us, o.before_kernel or "-", o.after_kernel or "-") for o in found.layers]
        parts.append(ViewTable(columns=columns, rows=rows, title="Layers"))
    return parts


def _rows(found: CheckedBudget, wrong: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
    """Return what is to be said of a budget beside its limits, after those that are not held."""
    if found.error:
        return [("error", found.error)]
    rows = [*wrong]
    if found.spill is not None:
        rows.append(("spills", spill_text(found.spill, found.file)))
    if found.change is not None and found.latency_us is not None and found.change.ratio != 1.0:
        rows.append(("latency", change_text(found.change, found.latency_us)))
        rows += [("why" if i == 0 else "", text) for i, text in enumerate(reasons(found))]
    elif found.status == "failed" and found.latency_us is not None and found.interval_us is not None:
        low, high = map(time_text, found.interval_us)
        rows.append(("latency", f"{time_text(found.latency_us)} (80%: {low} to {high})"))
    return rows
