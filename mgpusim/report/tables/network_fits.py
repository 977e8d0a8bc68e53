"""Scale and gap of a device with a library, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.calibrate.fitting.networks import NetworkFit

__all__ = ["show_network_fits"]

HEADS = ("launches", "kernels alone", "in order", "queue", "end to end", "launches off by", "predicted", "fitted", "left out")


def show_network_fits(fits: Sequence[NetworkFit]) -> list[RenderableType]:
    """Return a table of each fit: measured times of its networks, and how far predictions of the whole are off."""
    out: list[RenderableType] = []
    for fit in fits:
        title = f"{fit.library} ({fit.precision}) on {fit.gpu}, {fit.engine} engine"
        rows = table("network", *HEADS, right=HEADS, whole=("network",), title=title)
        for number, one in enumerate(fit.networks):
            left = fit.left_out_us[number] if fit.left_out_us else None
            rows.add_row(
                one.name, str(one.launches), _off(one.predicted_alone_us, one.alone_us), _off(one.predicted_us, one.in_order_us),
                time_text(one.queue_us), time_text(one.end_to_end_us), f"{one.mape_alone:.0%}, {one.mape_in_order:.0%} in order",
                f"{one.predicted_end_to_end_us / one.end_to_end_us - 1:+.0%}",
                f"{one.with_fit(fit.scale, fit.gap_us) / one.end_to_end_us - 1:+.0%}",
                "" if left is None else f"{left / one.end_to_end_us - 1:+.0%}",
            )  # fmt: skip
        out += [rows, f"scale {fit.scale:.3f} of the kernels' times in a run, gap {fit.gap_us:.2f} us a launch besides"]
        if len(fit.networks) == 1:
            out.append("of one network its own end to end says little; give a second to see how far the figures carry")
    return out


def _off(predicted_us: float, measured_us: float) -> str:
    return f"{time_text(measured_us)} ({predicted_us / measured_us - 1:+.0%})"
