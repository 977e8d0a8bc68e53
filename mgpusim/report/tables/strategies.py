"""Strategies for the work groups of a network side by side, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.report.text import count_text, sizes
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.tuning import GroupChoice, NetworkTuning

__all__ = ["strategies_view"]

MOST = 20
MOST_REASONS = 6


def strategies_view(found: NetworkTuning) -> ResultView:
    """Return the network under each strategy, the work groups that each picks, and why some are kept."""
    headline = f"{found.network} with {found.library} ({found.precision}) on {found.gpu}, {found.engine} engine"
    parts: list[ViewTable | str] = [
        _outcomes(found),
        "Before the first inference: start is compiling kernels and arranging weights, search is timing work groups there.", "",
        "Work groups, the kernels that take the longest first; a dot where the library's is kept", _kernels(found),
    ]  # fmt: skip
    for one in found.strategies[1:]:
        reasons = Counter(k.choices[one.strategy].kept for k in found.kernels if k.choices[one.strategy].kept)
        if reasons:
            parts += [f"{one.strategy} keeps the library's work group of {count_text(reasons.total(), 'kernel')}:"]
            parts += [f"  {count}: {reason}" for reason, count in reasons.most_common(MOST_REASONS)]
            if len(reasons) > MOST_REASONS:
                parts.append(f"  and {len(reasons) - MOST_REASONS} reasons more; --json has all")
    return ResultView(title="Strategies side by side", headline=headline, parts=parts)


def _outcomes(found: NetworkTuning) -> ViewTable:
    rows = [
        (one.strategy, one.latency_us, "0" if abs(one.reduction) < 5e-4 else one.reduction, one.regrouped, one.alu or 0.0,
         one.start_us, one.search_us if one.timed else "none", one.timed)
        for one in found.strategies
    ]  # fmt: skip
    return ViewTable(
        columns={"strategy": "word", "latency": "time", "saved": "percent", "regrouped": "count", "ALUs busy": "share",
                 "start": "time", "search": "time", "timed": "count"},
        rows=rows,
    )  # fmt: skip


def _kernels(found: NetworkTuning) -> ViewTable:
    names = [one.strategy for one in found.strategies]
    rows = []
    for kernel in found.kernels:
        library = kernel.choices[names[0]]
        others = [kernel.choices[name] for name in names[1:]]
        picked = ["·" if other.local == library.local else _local(other) for other in others]
        rows.append((kernel.variant, len(kernel.steps), kernel.global_size, _local(library), *picked))
    columns: dict[str, Kind] = {"kernel": "word", "launches": "count", "global": "sizes", **dict.fromkeys(names, "text")}
    return ViewTable(columns=columns, rows=rows, most=MOST, of="kernels")


def _local(choice: GroupChoice) -> str:
    return "driver's" if choice.local is None else sizes(choice.local)
