"""Strategies for the work groups of a network side by side, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.text import count_text, share, sizes, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.nn.changing.tuning import GroupChoice, NetworkTuning

__all__ = ["show_strategies"]

MOST = 20
MOST_REASONS = 6


def show_strategies(found: NetworkTuning) -> list[RenderableType]:
    """Return what to print: the network under each strategy, the work groups that each picks, and why some are kept."""
    parts: list[RenderableType] = [
        f"{found.network} with {found.library} ({found.precision}) on {found.gpu}, {found.engine} engine", _outcomes(found),
        "Before the first inference: start is compiling kernels and arranging weights, search is timing work groups there.",
        "", "Work groups, the kernels that take the longest first; a dot where the library's is kept", _kernels(found),
    ]  # fmt: skip
    if len(found.kernels) > MOST:
        parts.append(f"and {len(found.kernels) - MOST} kernels more; --json has all")
    for one in found.strategies[1:]:
        reasons = Counter(k.choices[one.strategy].kept for k in found.kernels if k.choices[one.strategy].kept)
        if reasons:
            parts += [f"{one.strategy} keeps the library's work group of {count_text(reasons.total(), 'kernel')}:"]
            parts += [f"  {count}: {reason}" for reason, count in reasons.most_common(MOST_REASONS)]
            if len(reasons) > MOST_REASONS:
                parts.append(f"  and {len(reasons) - MOST_REASONS} reasons more; --json has all")
    return parts


def _outcomes(found: NetworkTuning) -> Table:
    figures = ("latency", "saved", "regrouped", "ALUs busy", "start", "search", "timed")
    made = table("strategy", *figures, right=figures, whole=("strategy",))
    for one in found.strategies:
        made.add_row(
            one.strategy, time_text(one.latency_us), _signed(one.reduction), str(one.regrouped), share(one.alu or 0.0),
            time_text(one.start_us), time_text(one.search_us) if one.timed else "none", str(one.timed),
        )  # fmt: skip
    return made


def _signed(reduction: float) -> str:
    """Return a share that may be negative.

    >>> _signed(0.1234), _signed(-0.02), _signed(0.0)
    ('12.3%', '-2.0%', '0')
    """
    return "0" if abs(reduction) < 5e-4 else f"{100 * reduction:.1f}%"


def _kernels(found: NetworkTuning) -> Table:
    names = [one.strategy for one in found.strategies]
    made = table("kernel", "launches", "global", *names, right=("launches",), whole=("kernel",))
    for kernel in found.kernels[:MOST]:
        library = kernel.choices[names[0]]
        picked = [_local(library)] + [
            "·" if kernel.choices[name].local == library.local else _local(kernel.choices[name]) for name in names[1:]
        ]
        made.add_row(kernel.variant, str(len(kernel.steps)), sizes(kernel.global_size), *picked)
    return made


def _local(choice: GroupChoice) -> str:
    return "driver's" if choice.local is None else sizes(choice.local)
