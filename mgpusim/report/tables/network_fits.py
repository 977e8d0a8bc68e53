"""Scale and gap of a device with a library, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.text import time_text
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.calibrate.fitting.networks import MeasuredNetwork, NetworkFit

MEASURED = ("alone", "in order", "queue", "end to end")
ERRORS = ("each alone", "each in order", "alone", "in order", "end to end", "fitted", "by the others")


def network_fits_view(fits: Sequence[NetworkFit]) -> ResultView:
    """Return two tables of each fit: measured times of its networks, and how far predictions of them are off."""
    parts: list[ViewTable | str] = []
    for fit in fits:
        measured = [
            (network.name, network.launches, network.alone_us, network.in_order_us, network.queue_us, network.end_to_end_us)
            for network in fit.networks
        ]
        errors = [
            (network.name, network.mape_alone, network.mape_in_order, _off(network.predicted_alone_us, network.alone_us),
             _off(network.predicted_us, network.in_order_us), _off(network.predicted_end_to_end_us, network.end_to_end_us),
             _off(network.with_fit(fit.scale, fit.gap_us), network.end_to_end_us),
             _off(fit.left_out_us[number], network.end_to_end_us) if fit.left_out_us else None)
            for number, network in enumerate(fit.networks)
        ]  # fmt: skip
        parts += [
            ViewTable(columns={"network": "word", "launches": "count", **dict.fromkeys(MEASURED, "time")}, rows=measured,
                  title=f"{fit.library} ({fit.precision}), measured"),
            ViewTable(columns={"network": "word", **dict.fromkeys(ERRORS, "percent")}, rows=errors,
                  title=f"Predictions for {fit.gpu} off by, {fit.engine} engine"),
            f"scale {fit.scale:.3f} of the kernels' times in a run, gap {fit.gap_us:.2f} us for each launch",
        ]  # fmt: skip
        if len(fit.networks) == 1:
            parts.append("one network says little of how far these figures carry: give a second")
    return ResultView(title="Scale and gap of libraries", parts=parts)


def _off(predicted_us: float, measured_us: float) -> str:
    return f"{round(predicted_us / measured_us - 1, 3) + 0.0:+.1%}"  # no minus before a zero


def judged_view(judged: Mapping[str, MeasuredNetwork], gpu: str) -> ResultView:
    """Return a network as it was measured, and how far each engine is off.

    Parameters
    ----------
    judged : by engine, one or more.
    """
    first = next(iter(judged.values()))
    against = (first.alone_us, first.in_order_us, first.end_to_end_us)
    rows: list[tuple[object, ...]] = [("measured", *against)]
    for engine, network in judged.items():
        said = (network.predicted_alone_us, network.predicted_us, network.predicted_end_to_end_us)
        texts = [f"{time_text(p)} ({_off(p, m)})" for p, m in zip(said, against, strict=True)]
        rows.append((f"predicted, {engine}", *texts))
    title = f"{first.name} with {first.library} ({first.precision}), {first.launches} launches on {gpu}"
    columns: dict[str, Kind] = {"": "text", "each alone, summed": "time", "in order, summed": "time", "end to end": "time"}
    return ResultView(title=title, parts=[ViewTable(columns=columns, rows=rows, title=title)])
