"""Checked budgets in words: what is beyond a limit, what changed and why, and which line did it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from mgpusim.budgets.result import BudgetReport, CheckedBudget, CheckedLimit, LatencyChange, LayerChange, SpillLine
from mgpusim.report.tables.changes import input_texts, why
from mgpusim.report.text import bytes_text, count_text, moved_text, number, share, time_text

MOST_REASONS = 6


class LimitWords(NamedTuple):
    """What a limit is of: in words, how its values read, and what is said of one that is exceeded."""

    what: str
    text: Callable[[float], str]
    short: str


def _count(value: float) -> str:
    return number(value)


def _percent(value: float) -> str:
    return f"{number(100.0 * value)}%"


LIMIT_WORDS = {
    "max_us": LimitWords("latency", time_text, "The predicted latency exceeds its budget"),
    "max_regression": LimitWords(
        "slower than the baseline", _percent, "The predicted latency exceeds the baseline by more than allowed"
    ),
    "min_occupancy": LimitWords("occupancy", share, "Fewer warps are resident than the budget asks for"),
    "max_spills": LimitWords("spilled registers", _count, "A kernel keeps registers in memory"),
    "max_memory": LimitWords("memory", bytes_text, "More memory is needed than the budget allows"),
    "max_dram": LimitWords("DRAM traffic", bytes_text, "DRAM moves more bytes than the budget allows"),
}
"""By name of the limit."""
STATUS_WORDS = {"passed": "passed", "unsure": "not sure", "failed": "exceeded", "error": "not predicted"}


def status_text(budget: CheckedBudget) -> str:
    """Return what became of a budget in a word or two."""
    return STATUS_WORDS[budget.status]


def limit_values(limit: CheckedLimit) -> tuple[str, str, str]:
    """Return the figure that a limit is of, what was found, and what is allowed, as text.

    >>> limit_values(CheckedLimit("max_us", 400.0, 520.0, "exceeded"))
    ('latency', '520 us', 'at most 400 us')
    """
    words = LIMIT_WORDS[limit.name]
    bound = "at least" if limit.name.startswith("min") else "at most"
    return words.what, "no baseline" if limit.found is None else _signed(limit, words), f"{bound} {words.text(limit.allowed)}"


def _signed(limit: CheckedLimit, words: LimitWords) -> str:
    value = limit.found or 0.0
    return f"-{words.text(-value)}" if value < 0 else words.text(value)


def limit_text(limit: CheckedLimit) -> str:
    """Return what is wrong with a figure in a sentence without a full stop.

    >>> limit_text(CheckedLimit("max_regression", 0.05, 0.12, "unsure"))
    'slower than the baseline: 12%, at most 5% is allowed; the interval of the change leaves open whether it is slower at all'
    """
    what, value, allowed = limit_values(limit)
    text = f"{what}: {value}, {allowed} is allowed"
    return f"{text}; the interval of the change leaves open whether it is slower at all" if limit.status == "unsure" else text


def spill_text(spill: SpillLine, file: str = "") -> str:
    """Return which line registers spill for.

    >>> from mgpusim.budgets.baseline import HeldLine
    >>> spill_text(SpillLine(HeldLine(10, "sums[i] += a;", 192.0), 16.0, 197.0, True), "tile.cl")
    'tile.cl:10 holds 192 of the 197 registers that are live at once, 16 in the baseline: sums[i] += a;'
    """
    where = f"{file}:{spill.held.line}" if file and spill.in_file else f"line {spill.held.line}"
    where += "" if spill.in_file else " of the kernel's file or one that it includes"
    before = "" if spill.before is None else f", {number(spill.before)} in the baseline"
    text = f": {spill.held.text}" if spill.held.text else ""
    return f"{where} holds {number(spill.held.registers)} of the {number(spill.of)} registers that are live at once{before}{text}"


def change_text(change: LatencyChange, after_us: float) -> str:
    """Return how the latency differs from that of the baseline, and how sure that is, in a sentence without a full stop.

    >>> change_text(LatencyChange(10.0, 0.9, (0.8, 1.01), "source", False), 9.0)
    '10 us becomes 9 us: 10% faster (80%: x0.8 to x1.01), which may be no change at all'
    """
    if math.isclose(change.ratio, 1.0, rel_tol=1e-9):
        return f"{time_text(after_us)} stays"
    low, high = change.interval
    sure = "more than what both predictions leave open" if change.beyond else "which may be no change at all"
    return f"{moved_text(change.before_us, after_us, change.ratio)} (80%: x{low:.3g} to x{high:.3g}), {sure}"


def layer_text(layer: LayerChange) -> str:
    """Return how a layer of a network differs.

    >>> layer_text(LayerChange("conv1", 10.0, 14.0, "conv 8x8", "conv 4x4"))
    'conv1: 10 us becomes 14 us; conv 8x8 becomes conv 4x4'
    """
    before, after = ("nothing" if us is None else time_text(us) for us in (layer.before_us, layer.after_us))
    kernels = (layer.before_kernel, layer.after_kernel)
    text = f"; {kernels[0]} becomes {kernels[1]}" if all(kernels) and kernels[0] != kernels[1] else ""
    return f"{layer.name}: {before} becomes {after}{text}"


def reasons(budget: CheckedBudget) -> list[str]:
    """Return why the latency is another than in the baseline: what differs of the inputs, which parts of the time moved."""
    out: list[str] = []
    inputs = budget.moved.inputs if budget.moved is not None else budget.inputs
    for change in inputs[:MOST_REASONS]:
        what, before, after = input_texts(change)
        hashed = what.endswith("(SHA-256)")
        out.append("the source differs" if hashed else f"{what}: {before} becomes {after}")
    if len(inputs) > MOST_REASONS:
        out.append(f"and {count_text(len(inputs) - MOST_REASONS, 'other difference')} of the inputs")
    if budget.moved is not None:
        out += why(budget.moved)
    shown = [layer_text(layer) for layer in budget.layers[:MOST_REASONS]]
    if len(budget.layers) > len(shown):
        shown.append(f"and {count_text(len(budget.layers) - len(shown), 'more layer')}")
    return out + shown


def findings(budget: CheckedBudget) -> list[tuple[str, str]]:
    """Return what is to be said of a budget that is not held: the limit's name ("error" where there is none) and a text."""
    if budget.error:
        return [("error", budget.error)]
    out = []
    for limit in budget.limits:
        if limit.status not in ("exceeded", "unsure"):
            continue
        text = f"{budget.label}: {limit_text(limit)}"
        if limit.name == "max_spills" and budget.spill is not None:
            text += f". {spill_text(budget.spill, budget.file)}"
        if limit.name == "max_regression" and budget.change is not None and budget.latency_us is not None:
            text += f". {change_text(budget.change, budget.latency_us)}"
            text += "".join(f". {reason}" for reason in reasons(budget)[:3])
        out.append((limit.name, text))
    return out


def summary_text(report: BudgetReport) -> str:
    """Return what became of all budgets in one sentence without a full stop."""
    counts = {status: sum(budget.status == status for budget in report.budgets) for status in STATUS_WORDS}
    parts = [f"{count} {STATUS_WORDS[status]}" for status, count in counts.items() if count]
    text = f"{count_text(len(report.budgets), 'budget')}: {', '.join(parts)}"
    if report.updated:
        return f"{text}; {report.baseline} keeps what is predicted now"
    lacks = any(limit.status == "unknown" for budget in report.budgets for limit in budget.limits)
    return f"{text}; nothing to compare with in the baseline: --update keeps one" if lacks else text
