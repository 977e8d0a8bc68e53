"""Networks with other work groups, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.tables.tuning import factor
from mgpusim.report.text import count_text, share, sizes, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.nn.changing.tuning import NetworkTuning

__all__ = ["show_network_tuning"]

MOST = 20
LEAST_SAVED = 5e-4


def show_network_tuning(found: NetworkTuning) -> list[RenderableType]:
    """Return what to print of a network's work groups: what they gain in all, then the kernels that save the most."""
    head = (
        f"{found.network} with {found.library} ({found.precision}) on {found.gpu}: {time_text(found.before_us)} with the "
        f"library's work groups, {time_text(found.after_us)} with those of strategy {found.strategy} "
        f"({factor(found.ratio)}, {found.engine} engine)"
    )
    picked = {kernel.steps: kernel.choices[found.strategy] for kernel in found.kernels}
    shown = [kernel for kernel in found.kernels if kernel.saved_us(found.strategy) > LEAST_SAVED * found.before_us]
    heads = ("kernel", "launches", "global", "library", "chosen", "alone", "tuned", "saved")
    right = ("launches", "alone", "tuned", "saved")
    made = table(*heads, right=right, whole=("kernel",))
    for kernel in shown[:MOST]:
        made.add_row(
            kernel.variant, str(len(kernel.steps)), sizes(kernel.global_size), _local(kernel.library.local),
            _local(picked[kernel.steps].local), time_text(kernel.library.time_us), time_text(picked[kernel.steps].time_us),
            share(kernel.saved_us(found.strategy) / found.before_us),
        )  # fmt: skip
    parts: list[RenderableType] = [head]
    if shown:
        parts.append(made)
    if len(shown) > MOST:
        parts.append(f"and {len(shown) - MOST} kernels more; --json has all")
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
    return parts


def _local(local: tuple[int, ...] | None) -> str:
    return "driver's" if local is None else sizes(local)
