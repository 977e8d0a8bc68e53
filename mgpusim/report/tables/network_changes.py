"""Networks with other work groups, for people: by one strategy, and strategies side by side."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.report.text import count_text, factor, sizes, time_text
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.tuning import NetworkTuning

MOST, MOST_REASONS = 20, 6
LEAST_SAVED = 5e-4


def network_tuning_view(tuning: NetworkTuning) -> ResultView:
    """Return what a network's work groups gain in all, then the kernels that save the most."""
    headline = (
        f"{tuning.network} with {tuning.library} ({tuning.precision}) on {tuning.gpu}: {time_text(tuning.before_us)} with the "
        f"library's work groups, {time_text(tuning.after_us)} with those of strategy {tuning.strategy} "
        f"({factor(tuning.ratio)}, {tuning.engine} engine)"
    )
    picked = {kernel.steps: kernel.choices[tuning.strategy] for kernel in tuning.kernels}
    shown = [kernel for kernel in tuning.kernels if kernel.saved_us(tuning.strategy) > LEAST_SAVED * tuning.before_us]
    rows = [
        (kernel.variant, len(kernel.steps), kernel.global_size, _local(kernel.library.local), _local(picked[kernel.steps].local),
         kernel.library.time_us, picked[kernel.steps].time_us, kernel.saved_us(tuning.strategy) / tuning.before_us)
        for kernel in shown
    ]  # fmt: skip
    kernels = ViewTable(
        columns={"kernel": "word", "launches": "count", "global": "sizes", "library": "text", "chosen": "text", "alone": "time",
                 "tuned": "time", "saved": "share"},
        rows=rows, most=MOST, of="kernels",
    )  # fmt: skip
    parts: list[ViewTable | str] = [kernels] if shown else []
    same = [kernel for kernel in tuning.kernels if picked[kernel.steps].local == kernel.library.local]
    little = sum(kernel not in same and kernel not in shown for kernel in tuning.kernels)
    if little:
        each = " each" if little > 1 else ""
        parts.append(f"{count_text(little, 'kernel')} more with another work group, which saves at most {LEAST_SAVED:.2%}{each}")
    if same:
        parts.append(f"{count_text(len(same), 'kernel')} as the library launches {'it' if len(same) == 1 else 'them'}:")
        parts += _reasons(Counter(picked[kernel.steps].kept or "the strategy chooses the same" for kernel in same), MOST)
    return ResultView(title="A network with other work groups", headline=headline, parts=parts)


def _reasons(reasons: Counter[str], most: int) -> list[str]:
    lines = [f"  {count}: {reason}" for reason, count in reasons.most_common(most)]
    return [*lines, *([f"  and {len(reasons) - most} reasons more; --json has all"] if len(reasons) > most else [])]


def _local(local: tuple[int, ...] | None) -> str:
    return "driver's" if local is None else sizes(local)


def strategies_view(tuning: NetworkTuning) -> ResultView:
    """Return the network under each strategy, the work groups that each picks, and why some are kept."""
    headline = f"{tuning.network} with {tuning.library} ({tuning.precision}) on {tuning.gpu}, {tuning.engine} engine"
    parts: list[ViewTable | str] = [
        _outcomes(tuning),
        "Before the first inference: start is compiling kernels and arranging weights, search is timing work groups there.", "",
        "Work groups, the kernels that take the longest first; a dot where the library's is kept", _kernels(tuning),
    ]  # fmt: skip
    for strategy in tuning.strategies[1:]:
        reasons = Counter(k.choices[strategy.strategy].kept for k in tuning.kernels if k.choices[strategy.strategy].kept)
        if reasons:
            parts += [f"{strategy.strategy} keeps the library's work group of {count_text(reasons.total(), 'kernel')}:"]
            parts += _reasons(reasons, MOST_REASONS)
    return ResultView(title="Strategies side by side", headline=headline, parts=parts)


def _outcomes(tuning: NetworkTuning) -> ViewTable:
    rows = [
        (strategy.strategy, strategy.latency_us, "0" if abs(strategy.reduction) < 5e-4 else strategy.reduction,
         strategy.regrouped, strategy.alu or 0.0, strategy.start_us, strategy.search_us if strategy.timed else "none",
         strategy.timed)
        for strategy in tuning.strategies
    ]  # fmt: skip
    return ViewTable(
        columns={"strategy": "word", "latency": "time", "saved": "percent", "regrouped": "count", "ALUs busy": "share",
                 "start": "time", "search": "time", "timed": "count"},
        rows=rows,
    )  # fmt: skip


def _kernels(tuning: NetworkTuning) -> ViewTable:
    names = [strategy.strategy for strategy in tuning.strategies]
    rows = []
    for kernel in tuning.kernels:
        library = kernel.choices[names[0]]
        others = [kernel.choices[name] for name in names[1:]]
        picked = ["·" if other.local == library.local else _local(other.local) for other in others]
        rows.append((kernel.variant, len(kernel.steps), kernel.global_size, _local(library.local), *picked))
    columns: dict[str, Kind] = {"kernel": "word", "launches": "count", "global": "sizes", **dict.fromkeys(names, "text")}
    return ViewTable(columns=columns, rows=rows, most=MOST, of="kernels")
