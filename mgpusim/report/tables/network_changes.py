"""Networks with other work groups, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.report.text import count_text, factor, sizes, time_text
from mgpusim.view import ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.tuning import NetworkTuning

__all__ = ["network_tuning_view"]

MOST = 20
LEAST_SAVED = 5e-4


def network_tuning_view(found: NetworkTuning) -> ResultView:
    """Return what a network's work groups gain in all, then the kernels that save the most."""
    headline = (
        f"{found.network} with {found.library} ({found.precision}) on {found.gpu}: {time_text(found.before_us)} with the "
        f"library's work groups, {time_text(found.after_us)} with those of strategy {found.strategy} "
        f"({factor(found.ratio)}, {found.engine} engine)"
    )
    picked = {kernel.steps: kernel.choices[found.strategy] for kernel in found.kernels}
    shown = [kernel for kernel in found.kernels if kernel.saved_us(found.strategy) > LEAST_SAVED * found.before_us]
    rows = [
        (kernel.variant, len(kernel.steps), kernel.global_size, _local(kernel.library.local), _local(picked[kernel.steps].local),
         kernel.library.time_us, picked[kernel.steps].time_us, kernel.saved_us(found.strategy) / found.before_us)
        for kernel in shown
    ]  # fmt: skip
    kernels = ViewTable(
        columns={"kernel": "word", "launches": "count", "global": "sizes", "library": "text", "chosen": "text", "alone": "time",
                 "tuned": "time", "saved": "share"},
        rows=rows, most=MOST, of="kernels",
    )  # fmt: skip
    parts: list[ViewTable | str] = [kernels] if shown else []
    same = [kernel for kernel in found.kernels if picked[kernel.steps].local == kernel.library.local]
    little = sum(kernel not in same and kernel not in shown for kernel in found.kernels)
    if little:
        each = " each" if little > 1 else ""
        parts.append(f"{count_text(little, 'kernel')} more with another work group, which saves at most {LEAST_SAVED:.2%}{each}")
    if same:
        parts.append(f"{count_text(len(same), 'kernel')} as the library launches {'it' if len(same) == 1 else 'them'}:")
        reasons = Counter(picked[kernel.steps].kept or "the strategy chooses the same" for kernel in same).most_common()
        parts += [f"  {count}: {reason}" for reason, count in reasons[:MOST]]
        if len(reasons) > MOST:
            parts.append(f"  and {len(reasons) - MOST} reasons more; --json has all")
    return ResultView(title="A network with other work groups", headline=headline, parts=parts)


def _local(local: tuple[int, ...] | None) -> str:
    return "driver's" if local is None else sizes(local)
