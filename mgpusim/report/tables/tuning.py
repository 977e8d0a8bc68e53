"""Tunings for people: the shape to take, what it gains, the runners-up; strategies side by side."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table, table_without_head, width_of_output
from mgpusim.report.tables.validation import precise
from mgpusim.report.text import count_text, share, sizes, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.engine.gain import Gain
    from mgpusim.sched.shapes.tune import Rated, ShapeTime, Tuning

__all__ = ["cost_text", "factor", "gain_text", "shape_text", "show", "tier_text", "verdict"]

TIER_WORDS = {"quick_trace": "quick trace", "analytic": "analytic", "event": "event", "": "-"}
WIDE = 100  # columns of a terminal with room for how many shapes there are, and for intervals
ALIKE = 1.005  # a gain below this is not a difference
MOST_REASONS = 3
OWN = "the launch's own"


def factor(value: float) -> str:
    """Return a factor as people compare by it.

    >>> factor(1.234), factor(12.3)
    ('1.23x', '12x')
    """
    return f"{value:.2f}x" if value < 10 else f"{value:.0f}x"


def shape_text(tuning: Tuning, shape: tuple[int, ...]) -> str:
    """Return a shape as it is typed, in the dimensions of the launch."""
    return sizes(shape[: len(tuning.global_size)])


def gain_text(gain: Gain | None) -> str:
    """Return a gain with its interval."""
    return "-" if gain is None else f"{factor(gain.ratio)} ({factor(gain.low)} to {factor(gain.high)})"


def verdict(tuning: Tuning) -> str:
    """Return what the gain over the driver's choice means, in a sentence."""
    if tuning.driver is None:
        return "the driver's choice cannot run, so far as the driver's policy is known"
    if tuning.gain is None:
        return "the driver's choice is the one to take"
    if tuning.gain.ratio < 1 / ALIKE:
        return "the driver's choice is predicted to be faster"
    if tuning.gain.sure:
        return "faster than the driver's choice, more likely than nine in ten"
    return "about as fast as the driver's choice" if tuning.gain.ratio < 1.05 else "probably faster; worth a measurement"


def cost_text(rated: Rated) -> str:
    """Return what a strategy costs on the device."""
    if rated.choice is None:
        return "-"
    return time_text(rated.choice.cost.seconds * 1e6)


def tier_text(row: ShapeTime) -> str:
    """Return who says how long a shape takes, and why it may not be so."""
    tier = TIER_WORDS.get(row.tier, row.tier)
    return f"{tier}; {row.doubt}" if row.doubt else tier


def show(tunings: Sequence[Tuning], top: int) -> list[RenderableType]:
    """Return what to print of tunings; of one all details, of several a line each."""
    if len(tunings) == 1:
        return [*_one(tunings[0], top), *_compared(tunings)]
    parts: list[RenderableType] = [_overview(tunings), *_ranking(tunings)]
    for text in dict.fromkeys(f"{t.kernel}: {w}" for t in tunings for w in t.warnings):
        parts.append(f"note: {text}")
    return parts + _compared(tunings)


def _one(tuning: Tuning, top: int) -> list[RenderableType]:
    made = table_without_head()
    made.add_row("kernel", tuning.kernel)
    made.add_row("GPU", tuning.gpu)
    made.add_row("global", sizes(tuning.global_size))
    made.add_row("choice", f"{shape_text(tuning, tuning.choice.shape)}  {_time(tuning.choice)}", style="bold")
    if tuning.driver is not None:
        text = f"{shape_text(tuning, tuning.driver.shape)}  {_time(tuning.driver)}  (policy {tuning.driver_policy})"
        made.add_row("driver's", text)
    if tuning.own is not None and tuning.own not in (tuning.choice, tuning.driver):
        made.add_row("launch's", f"{shape_text(tuning, tuning.own.shape)}  {_time(tuning.own)}")
    gain = f"{gain_text(tuning.gain)}: " if tuning.gain else ""
    made.add_row("gain", f"{gain}{verdict(tuning)}")
    refused = f", {len(tuning.refused)} cannot run" if tuning.refused else ""
    made.add_row("shapes", f"{len(tuning.rows)}, {share(tuning.competitive)} within 15% of the best{refused}")
    made.add_row("strategy", f"{tuning.strategy}: {tuning.note}")
    for text in tuning.warnings:
        made.add_row("note", text)
    for reason, count in most_common_reasons(tuning.refused):
        made.add_row("cannot run", f"{count_text(count, 'shape')}: {reason}")
    return [made, *([_best(tuning, top)] if len(tuning.rows) > 1 else [])]


def most_common_reasons(refused: Sequence[tuple[object, str]]) -> list[tuple[str, int]]:
    """Return the three most common reasons with their counts, and how many shapes have others.

    Reasons that differ in their numbers alone are one; the first of them is shown.

    >>> most_common_reasons([(8, "a of 8"), (9, "a of 9"), (10, "b"), (11, "c"), (12, "d"), (13, "e")])
    [('a of 8, and the like', 2), ('b', 1), ('c', 1), ('2 other reasons; --json has each', 2)]
    """
    kinds: dict[str, list[str]] = {}
    for _, reason in refused:
        line = reason.splitlines()[0]
        kinds.setdefault(re.sub(r"\d+(?:[.,]\d+)*", "0", line), []).append(line)
    ranked = sorted(kinds.values(), key=len, reverse=True)
    found = [(lines[0] + (", and the like" if len(set(lines)) > 1 else ""), len(lines)) for lines in ranked[:MOST_REASONS]]
    others = ranked[MOST_REASONS:]
    text = f"{count_text(len(others), 'other reason')}; --json has each"
    return [*found, *([(text, sum(map(len, others)))] if others else [])]


def _time(row: ShapeTime) -> str:
    if row.measured_us is None:
        return time_text(row.latency_us)
    predicted = "" if math.isnan(row.latency_us) else f", predicted {time_text(row.latency_us)}"
    return f"{time_text(row.measured_us)} measured{predicted}"


def _best(tuning: Tuning, top: int) -> Table:
    measured = tuning.truth == "measured"
    right = ("items", *(("measured",) if measured else ()), "predicted", "over best")
    made = table("", "local", *right, "bound", "engine", right=right, whole=("local", "engine"))
    best = tuning.rows[0].time_us
    shown = list(tuning.rows[:top])
    marks = {tuning.choice.shape: "choice"}
    of_driver = None if tuning.driver_policy == OWN else tuning.driver
    for whose, row in (("driver's", of_driver), ("launch's", tuning.own)):
        if row is not None:
            marks[row.shape] = f"{marks[row.shape]}, {whose}" if row.shape in marks else whose
    shown += [row for row in tuning.rows[top:] if row.shape in marks]
    for row in shown:
        predicted = "-" if math.isnan(row.latency_us) else time_text(row.latency_us)
        times = ([time_text(row.measured_us)] if row.measured_us is not None else ["-"] if measured else []) + [predicted]
        style = "bold" if row.shape == tuning.choice.shape else ""
        cells = [marks.get(row.shape, ""), shape_text(tuning, row.shape), str(math.prod(row.shape)), *times]
        cells += [factor(row.time_us / best), row.bound or "-", tier_text(row)]
        made.add_row(*cells, style=style)
    return made


def _overview(tunings: Sequence[Tuning]) -> Table:
    wide = width_of_output() >= WIDE
    right = ("shapes", "predicted", "gain")
    first, last = (("shapes",), ("80% interval",)) if wide else ((), ())
    made = table("kernel", "GPU", "global", *first, "choice", "predicted", "driver's", "gain", *last, right=right,
                 whole=("GPU", "choice", "driver's", "80% interval"))  # fmt: skip
    for t in tunings:
        gain, interval = (
            ("-", "-") if t.gain is None else (factor(t.gain.ratio), f"{factor(t.gain.low)} to {factor(t.gain.high)}")
        )
        made.add_row(
            t.kernel, t.gpu, sizes(t.global_size), *([str(len(t.rows))] if wide else []), shape_text(t, t.choice.shape),
            "-" if math.isnan(t.choice.latency_us) else time_text(t.choice.latency_us),
            "same" if t.driver and t.driver.shape == t.choice.shape else shape_text(t, t.driver.shape) if t.driver else "-",
            gain, *([interval] if wide else []), style="bold" if t.gain and t.gain.sure else "",
        )  # fmt: skip
    return made


def _ranking(tunings: Sequence[Tuning]) -> list[str]:
    """Return which GPU is faster, each with its own choice: a line per launch, and the mean over launches of all GPUs."""
    by_launch: dict[tuple[str, str], dict[str, float]] = {}
    for t in tunings:
        by_launch.setdefault((t.kernel, sizes(t.global_size)), {})[t.gpu] = t.choice.time_us
    several = {what: times for what, times in by_launch.items() if len(times) > 1}
    lines = [f"{kernel} {size}: {_ranked(times, show=True)}" for (kernel, size), times in several.items()]
    gpus = set.intersection(*(set(times) for times in several.values())) if several else set()
    if len(several) > 1 and len(gpus) > 1:
        means = {
            gpu: math.exp(sum(math.log(times[gpu]) for times in several.values()) / len(several))
            for gpu in dict.fromkeys(t.gpu for t in tunings)
            if gpu in gpus
        }
        lines.append(f"geometric mean of {len(several)} launches: {_ranked(means, show=False)}")
    return lines


def _ranked(times_us: Mapping[str, float], show: bool) -> str:
    """Return GPUs by their time, the fastest first.

    >>> _ranked({"a": 20.0, "b": 10.0, "c": 10.02}, show=True)
    'b is fastest, 10 us; c about as fast; a takes 2.00x as long'
    """
    (first, least), *others = sorted(times_us.items(), key=lambda one: one[1])
    words = [
        f"{gpu} about as fast" if time / least < ALIKE else f"{gpu} takes {factor(time / least)} as long" for gpu, time in others
    ]
    return "; ".join([f"{first} is fastest{f', {time_text(least)}' if show else ''}", *words])


def _compared(tunings: Sequence[Tuning]) -> list[RenderableType]:
    with_rows = [t for t in tunings if t.compared]
    if not with_rows:
        return []
    if len(with_rows) == 1:
        return [_strategies(with_rows[0])]
    return [_means(with_rows)]


def _strategies(tuning: Tuning) -> Table:
    right = ("time", "loss", "runs", "device time")
    truth = "measured" if tuning.truth == "measured" else f"predicted, {tuning.truth} engine"
    made = table("strategy", "choice", *right, "how", right=right, whole=("choice",), title=f"Strategies, by time {truth}")
    for rated in tuning.compared:
        if rated.choice is None:
            made.add_row(rated.strategy, "-", "-", "-", "-", "-", rated.problem.splitlines()[0])
            continue
        drawn = f"; a random one of {len(rated.choice.drawn_from)} loses {precise(rated.drawn_loss)}" if _draws(rated) else ""
        made.add_row(
            rated.strategy, shape_text(tuning, rated.choice.shape), "-" if rated.time_us is None else time_text(rated.time_us),
            precise(rated.loss), str(rated.choice.cost.runs), cost_text(rated), f"{rated.choice.note}{drawn}",
        )  # fmt: skip
    return made


def _draws(rated: Rated) -> bool:
    return rated.choice is not None and len(rated.choice.drawn_from) > 1 and rated.drawn_loss is not None


def _means(tunings: Sequence[Tuning]) -> Table:
    right = ("launches", "mean loss", "worst", "if drawn", "runs", "device time")
    truth = "measured" if all(t.truth == "measured" for t in tunings) else "predicted"
    made = table("strategy", *right, right=right, title=f"Strategies over {len(tunings)} launches, by {truth} time")
    for name in dict.fromkeys(r.strategy for t in tunings for r in t.compared):
        mine = [r for t in tunings for r in t.compared if r.strategy == name]
        known = [r.loss for r in mine if r.loss is not None]
        drawn = [r.drawn_loss for r in mine if r.drawn_loss is not None]
        costs = [r.choice.cost for r in mine if r.choice is not None]
        made.add_row(
            name, str(len(known)), precise(sum(known) / len(known)) if known else "-", precise(max(known)) if known else "-",
            precise(sum(drawn) / len(drawn)) if drawn else "-", str(sum(c.runs for c in costs)),
            time_text(sum(c.seconds for c in costs) * 1e6) if costs else "-",
        )  # fmt: skip
    return made
