"""Measured operators of networks for people: figures by kind, kernel, bound and map, what is worst, what has no prediction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.tables.validation import precise, signed
from mgpusim.report.text import count_text, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.nn.profiled.result import JudgedNetwork, OperatorScores, OperatorValidation

__all__ = ["SCORES", "left_out", "network_texts", "overview", "reasons_of", "score_texts", "scores_table", "show_operators"]

SCORES = {
    "n": "n", "rows": "rows", "measured": "measured", "predicted": "predicted", "mape": "MAPE", "median": "median",
    "bias": "bias", "sum": "sum", "order": "order", "held": "80%",
}  # fmt: skip
"""Figures of operators by name, with their heads."""
MOST_ROWS = 25
MOST_REASONS = 12


def score_texts(scores: OperatorScores) -> dict[str, str]:
    """Return the text of each of `SCORES`.

    >>> from mgpusim.nn.profiled.result import operator_scores
    >>> score_texts(operator_scores([(10.0, 12.0, (8.0, 14.0), 3)]))["mape"]
    '20.0%'
    """

    def ratio(value: float | None) -> str:
        return "-" if value is None else f"{value:.2f}"

    return {
        "n": f"{scores.n:,}", "rows": f"{scores.rows:,}", "measured": time_text(scores.measured_us),
        "predicted": time_text(scores.predicted_us), "mape": precise(scores.mape), "median": precise(scores.median_error),
        "bias": ratio(scores.bias), "sum": ratio(scores.sum_ratio), "order": precise(scores.order),
        "held": "-" if scores.coverage is None else f"{scores.coverage:.0%}",
    }  # fmt: skip


def overview(one: OperatorValidation) -> str:
    """Return a line that says what was compared."""
    device = f", measured on {one.device}" if one.device else ""
    what = f"{one.scores.n:,} distinct of {count_text(one.scores.rows, 'operator')}" if one.scores.n else "whole networks"
    return f"{one.profile}: {what}{device}; predicted for {one.gpu} with {one.library} ({one.precision})"


def show_operators(found: Sequence[OperatorValidation]) -> list[RenderableType]:
    """Return what to print of the results of one or more engines on one profile."""
    first = found[0]
    parts: list[RenderableType] = [overview(first)]
    if first.scores.n:
        parts += [scores_table("engine", "All operators", [(one.engine, one.scores) for one in found])]
        parts.append(
            "n: distinct operators, each the median of its rows. sum: predicted over measured. order: of pairs more than 15% "
            f"apart, those ordered right. 80%: inside the predicted interval. Caches are {first.caches}: {first.caches_source}"
        )
    for one in found:
        suffix = f", {one.engine} engine" if len(found) > 1 else ""
        if one.scores.n:
            parts += [
                scores_table("operator", f"By kind of operator{suffix}", list(one.by_operator.items())),
                scores_table("kernel", f"By kernel{suffix}", list(one.by_variant.items())),
                scores_table("bound", f"By predicted bound{suffix}", list(one.by_bound.items())),
                scores_table("height of the map", f"By size of the map{suffix}", list(one.by_map.items())),
                _worst(one, suffix),
            ]
        if any(network.predicted_us is not None for network in one.networks):
            parts += _networks(one, suffix)
    return parts + left_out(first)


def scores_table(head: str, title: str, parts: Sequence[tuple[str, OperatorScores]]) -> Table:
    """Return a table of figures, a line per part."""
    heads = tuple(SCORES.values())
    made = table(head, *heads, right=heads, title=title)
    for name, scores in parts[:MOST_ROWS]:
        made.add_row(name, *score_texts(scores).values())
    if len(parts) > MOST_ROWS:
        made.add_row(f"and {len(parts) - MOST_ROWS} more (--json)")
    return made


def _worst(one: OperatorValidation, suffix: str) -> Table:
    heads = ("measured", "predicted", "error")
    made = table(
        "row", "operator", "output", "kernel", *heads, "bound", right=heads, whole=("bound",), title=f"Worst operators{suffix}"
    )
    for row in one.worst:
        more = f" (+{len(row.rows) - 1})" if len(row.rows) > 1 else ""
        times = time_text(row.measured_us), time_text(row.predicted_us), signed(row.error)
        made.add_row(f"{row.rows[0]}{more}", row.operator, "x".join(map(str, row.output)), row.variant, *times, row.bound)
    return made


def network_texts(one: JudgedNetwork) -> dict[str, str]:
    """Return the text of each figure of a network, "-" where something was not measured."""

    def text(us: float | None) -> str:
        return "-" if us is None else time_text(us)

    end, predicted = one.end_to_end_us, one.predicted_us
    held = "-"
    if end is not None and one.interval_us is not None:
        held = "inside" if one.interval_us[0] <= end <= one.interval_us[1] else "outside"
    return {
        "measured": text(end), "predicted": text(predicted),
        "error": "-" if end is None or predicted is None else signed(predicted / end - 1.0), "held": held,
        "operators": text(one.operators_us), "besides": text(one.besides_us), "predicted_besides": text(one.predicted_besides_us),
    }  # fmt: skip


def _networks(one: OperatorValidation, suffix: str) -> list[RenderableType]:
    heads = ("measured", "predicted", "error", "80%", "operators", "besides", "predicted besides")
    made = table("network", *heads, right=heads, title=f"Networks end to end{suffix}")
    for network in sorted(one.networks, key=lambda n: -(n.end_to_end_us or 0.0)):
        if network.predicted_us is not None:
            made.add_row(network.network, *network_texts(network).values())
    out: list[RenderableType] = [made]
    if one.network_scores is not None:
        text = score_texts(one.network_scores)
        out.append(
            f"{text['n']} networks: MAPE {text['mape']}, median {text['median']}, bias {text['bias']}, order {text['order']}, "
            f"in the 80% interval {text['held']}. besides: end to end less the sum of the operators."
        )
    return out


def reasons_of(one: OperatorValidation) -> list[tuple[int, str, str, str]]:
    """Return (rows, the first of them, reason, way out) of rows without a figure, the most common reasons first."""
    counts = Counter((row.reason, row.fix) for row in one.unmatched)
    out = []
    for (reason, fix), count in counts.most_common():
        first = next(row for row in one.unmatched if (row.reason, row.fix) == (reason, fix))
        out.append((count, f"{first.network} {first.where}".strip() + (f", {first.says}" if first.says else ""), reason, fix))
    return out


def left_out(one: OperatorValidation) -> list[RenderableType]:
    """Return what is said of rows without a figure, layers without a row, and notes."""
    parts: list[RenderableType] = list(one.notes)
    if one.unmatched:
        parts.append(f"Not compared: {count_text(len(one.unmatched), 'row')}, beside {one.scores.rows:,} that are")
        reasons = reasons_of(one)
        for count, where, reason, fix in reasons[:MOST_REASONS]:
            many = f"{count} rows, the first " if count > 1 else ""
            parts.append(f"  {many}{where}: {reason}{f'; {fix}' if fix else ''}")
        if len(reasons) > MOST_REASONS:
            rest = sum(count for count, *_ in reasons[MOST_REASONS:])
            parts.append(f"  and {count_text(rest, 'row')} for other reasons; --json lists each")
    if one.without_row:
        kinds = Counter(layer.operator for layer in one.without_row)
        named = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common(6))
        parts.append(
            f"Layers without a row: {len(one.without_row):,} ({named}); they are fused into others, missing, or not timed"
        )
    return parts
