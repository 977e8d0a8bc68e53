"""Scale and gap of a device with a library, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.calibrate.fitting.networks import MeasuredNetwork, NetworkFit

__all__ = ["show_judged", "show_network_fits"]

MEASURED = ("launches", "alone", "in order", "queue", "end to end")
ERRORS = ("each alone", "each in order", "alone", "in order", "end to end", "fitted", "by the others")


def show_network_fits(fits: Sequence[NetworkFit]) -> list[RenderableType]:
    """Return two tables of each fit: measured times of its networks, and how far predictions of them are off."""
    out: list[RenderableType] = []
    for fit in fits:
        times = table(
            "network", *MEASURED, right=MEASURED, whole=("network",), title=f"{fit.library} ({fit.precision}), measured"
        )
        title = f"Predictions for {fit.gpu} off by, {fit.engine} engine"
        errors = table("network", *ERRORS, right=ERRORS, whole=("network",), title=title)
        for number, one in enumerate(fit.networks):
            measured_us = (one.alone_us, one.in_order_us, one.queue_us, one.end_to_end_us)
            times.add_row(one.name, str(one.launches), *map(time_text, measured_us))
            left_us = fit.left_out_us[number] if fit.left_out_us else None
            errors.add_row(
                one.name, f"{one.mape_alone:.1%}", f"{one.mape_in_order:.1%}", _off(one.predicted_alone_us, one.alone_us),
                _off(one.predicted_us, one.in_order_us), _off(one.predicted_end_to_end_us, one.end_to_end_us),
                _off(one.with_fit(fit.scale, fit.gap_us), one.end_to_end_us),
                "-" if left_us is None else _off(left_us, one.end_to_end_us),
            )  # fmt: skip
        out += [times, errors, f"scale {fit.scale:.3f} of the kernels' times in a run, gap {fit.gap_us:.2f} us for each launch"]
        if len(fit.networks) == 1:
            out.append("one network says little of how far these figures carry: give a second")
    return out


def _off(predicted_us: float, measured_us: float) -> str:
    return f"{round(predicted_us / measured_us - 1, 3) + 0.0:+.1%}"  # no minus before a zero


def show_judged(judged: Mapping[str, MeasuredNetwork], gpu: str) -> list[RenderableType]:
    """Return a network as it was measured, and how far each engine is off.

    Parameters
    ----------
    judged : by engine, one or more.
    """
    one = next(iter(judged.values()))
    title = f"{one.name} with {one.library} ({one.precision}), {one.launches} launches on {gpu}"
    made = table("", "each alone, summed", "in order, summed", "end to end", right=("each alone, summed", "in order, summed",
                 "end to end"), title=title)  # fmt: skip
    made.add_row("measured", *map(time_text, (one.alone_us, one.in_order_us, one.end_to_end_us)))
    for engine, found in judged.items():
        said = (found.predicted_alone_us, found.predicted_us, found.predicted_end_to_end_us)
        against = (one.alone_us, one.in_order_us, one.end_to_end_us)
        texts = [f"{time_text(p)} ({_off(p, m)})" for p, m in zip(said, against, strict=True)]
        made.add_row(f"predicted, {engine}", *texts)
    return [made]
