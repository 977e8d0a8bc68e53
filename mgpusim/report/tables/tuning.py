"""Tunings for people: the shape to take, what it gains, the runners-up; strategies side by side."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.console import width_of_output
from mgpusim.report.figures.tuning import MOST_MAPS, TIER_WORDS, heat_maps, shape_text, spread_figure
from mgpusim.report.tables.validation import precise
from mgpusim.report.text import count_text, factor, share, sizes, time_text
from mgpusim.view import Facts, Figure, Kind, Only, Part, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.engine.gain import Gain
    from mgpusim.sched.shapes.tune import ShapeTime, Tuning

WIDE = 100  # columns of a terminal with room for how many shapes there are, and for intervals
ALIKE = 1.005  # a gain below this is not a difference
MOST_REASONS = 3
ROWS_ON_PAGES = 10
FEWER_MAPS = "Heat maps are left out, so that the page stays below 1 MB: a page about fewer launches shows them."
LOSS = (
    "Loss: time over the best known, minus one. A shape drawn at random is of those that the rules allow, as published. "
    "Device time: one build, and for each shape timed a warm-up and a run with the host's overhead."
)
OWN = "the launch's own"


def gain_text(gain: Gain | None) -> str:
    """Return a gain with its interval."""
    return "-" if gain is None else f"{factor(gain.ratio)} ({factor(gain.low)} to {factor(gain.high)})"


def _verdict(tuning: Tuning) -> str:
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


def _tier(row: ShapeTime) -> str:
    """Return who says how long a shape takes, and why it may not be so."""
    tier = TIER_WORDS.get(row.tier, row.tier)
    return f"{tier}; {row.doubt}" if row.doubt else tier


def tuning_view(tunings: Sequence[Tuning], top: int, most_maps: int = MOST_MAPS) -> ResultView:
    """Return tunings; of one all details, of several a line each, on pages with the details of each, and then the strategies.

    Parameters
    ----------
    top : shapes shown of one; pages show ten or more.
    most_maps : heat maps of a tuning on a page.
    """
    kernels = list(dict.fromkeys(t.kernel for t in tunings))
    title = f"Work-group shapes of {', '.join(kernels[:3])}{' and others' if len(kernels) > 3 else ''}"
    fewer = [FEWER_MAPS] if most_maps < MOST_MAPS else []
    if len(tunings) == 1:
        return ResultView(title=title, parts=[*fewer, *_details(tunings[0], top, most_maps)])
    notes = dict.fromkeys(f"note: {t.kernel}: {w}" for t in tunings for w in t.warnings)
    each = [
        ResultView(title=f"{t.kernel} on {t.gpu}, global {sizes(t.global_size)}", parts=_details(t, top, most_maps))
        for t in tunings
    ]
    return ResultView(title=title, parts=[
        Only("terminal", [_overview(tunings, width_of_output() >= WIDE)]), Only("page", [_overview(tunings, True)]),
        *_ranking(tunings), *notes, *fewer, *_compared(tunings), Only("page", each),
    ])  # fmt: skip


def _details(tuning: Tuning, top: int, most_maps: int) -> list[Part]:
    maps = [heat_maps(tuning, most_maps)] if most_maps else []
    spread = Figure(
        title="Distribution of times", draw=lambda name: spread_figure(tuning, name), note="Shapes by time.",
        marks=[("mem-1", "■", "within 15% of the best")],
    )  # fmt: skip
    best = _best(tuning, max(top, ROWS_ON_PAGES), "The best shapes")
    return [
        _facts(tuning), *([Only("terminal", [_best(tuning, top)])] if len(tuning.rows) > 1 else []),
        Only("page", [*maps, spread, best]), *_compared([tuning]),
    ]  # fmt: skip


def _facts(tuning: Tuning) -> Facts:
    choice, driver, own = tuning.choice, tuning.driver, tuning.own
    rows: list[tuple[str, ...]] = [
        ("kernel", tuning.kernel), ("GPU", tuning.gpu), ("global", sizes(tuning.global_size)),
        Strong(("choice", f"{shape_text(tuning, choice.shape)}  {_time(choice)}")),
    ]  # fmt: skip
    if driver is not None:
        rows.append(("driver's", f"{shape_text(tuning, driver.shape)}  {_time(driver)}  (policy {tuning.driver_policy})"))
    if own is not None and own not in (choice, driver):
        rows.append(("launch's", f"{shape_text(tuning, own.shape)}  {_time(own)}"))
    gain = f"{gain_text(tuning.gain)}: " if tuning.gain else ""
    refused = f", {len(tuning.refused)} cannot run" if tuning.refused else ""
    return Facts([
        *rows,
        ("gain", f"{gain}{_verdict(tuning)}"),
        ("shapes", f"{len(tuning.rows)}, {share(tuning.competitive)} within 15% of the best{refused}"),
        ("strategy", f"{tuning.strategy}: {tuning.note}"),
        *(("note", text) for text in tuning.warnings),
        *(("cannot run", f"{count_text(n, 'shape')}: {reason}") for reason, n in most_common_reasons(tuning.refused)),
    ])  # fmt: skip


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
    ranked_first = [(lines[0] + (", and the like" if len(set(lines)) > 1 else ""), len(lines)) for lines in ranked[:MOST_REASONS]]
    others = ranked[MOST_REASONS:]
    text = f"{count_text(len(others), 'other reason')}; --json has each"
    return [*ranked_first, *([(text, sum(map(len, others)))] if others else [])]


def _time(row: ShapeTime) -> str:
    if row.measured_us is None:
        return time_text(row.latency_us)
    predicted = "" if math.isnan(row.latency_us) else f", predicted {time_text(row.latency_us)}"
    return f"{time_text(row.measured_us)} measured{predicted}"


def _best(tuning: Tuning, top: int, title: str = "") -> ViewTable:
    measured = tuning.truth == "measured"
    columns: dict[str, Kind] = {
        "": "text", "local": "word", "items": "number", **({"measured": "time"} if measured else {}), "predicted": "time",
        "over best": "factor", "bound": "text", "engine": "word",
    }  # fmt: skip
    marks = {tuning.choice.shape: "choice"}
    of_driver = None if tuning.driver_policy == OWN else tuning.driver
    for whose, row in (("driver's", of_driver), ("launch's", tuning.own)):
        if row is not None:
            marks[row.shape] = f"{marks[row.shape]}, {whose}" if row.shape in marks else whose
    shown = [*tuning.rows[:top], *(row for row in tuning.rows[top:] if row.shape in marks)]
    rows = []
    for row in shown:
        cells = (
            marks.get(row.shape, ""), shape_text(tuning, row.shape), str(math.prod(row.shape)),
            *([row.measured_us] if measured else []), _known(row.latency_us), row.time_us / tuning.rows[0].time_us,
            row.bound or "-", _tier(row),
        )  # fmt: skip
        rows.append(Strong(cells) if row.shape == tuning.choice.shape else cells)
    return ViewTable(columns=columns, rows=rows, title=title)


def _known(us: float) -> float | None:
    return None if math.isnan(us) else us


def _overview(tunings: Sequence[Tuning], wide: bool) -> ViewTable:
    columns: dict[str, Kind] = {
        "kernel": "text", "GPU": "word", "global": "sizes", **({"shapes": "number"} if wide else {}), "choice": "word",
        "predicted": "time", "driver's": "word", "gain": "factor", **({"80% interval": "word"} if wide else {}),
    }  # fmt: skip
    rows = []
    for t in tunings:
        gain, interval = (None, None) if t.gain is None else (t.gain.ratio, f"{factor(t.gain.low)} to {factor(t.gain.high)}")
        same = t.driver is not None and t.driver.shape == t.choice.shape
        cells = (
            t.kernel, t.gpu, t.global_size, *([str(len(t.rows))] if wide else []), shape_text(t, t.choice.shape),
            _known(t.choice.latency_us), "same" if same else shape_text(t, t.driver.shape) if t.driver else None, gain,
            *([interval] if wide else []),
        )  # fmt: skip
        rows.append(Strong(cells) if t.gain and t.gain.sure else cells)
    return ViewTable(columns=columns, rows=rows)


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
    (first, least), *others = sorted(times_us.items(), key=lambda item: item[1])
    words = [
        f"{gpu} about as fast" if time / least < ALIKE else f"{gpu} takes {factor(time / least)} as long" for gpu, time in others
    ]
    return "; ".join([f"{first} is fastest{f', {time_text(least)}' if show else ''}", *words])


def _compared(tunings: Sequence[Tuning]) -> list[Part]:
    with_rows = [t for t in tunings if t.compared]
    if not with_rows:
        return []
    return [_strategies(with_rows[0]) if len(with_rows) == 1 else _means(with_rows), Only("page", [LOSS])]


def _strategies(tuning: Tuning) -> ViewTable:
    truth = "measured" if tuning.truth == "measured" else f"predicted, {tuning.truth} engine"
    rows: list[tuple[Any, ...]] = []
    for rated in tuning.compared:
        if rated.choice is None:
            rows.append((rated.strategy, *[None] * 5, rated.problem.splitlines()[0]))
            continue
        draws = len(rated.choice.drawn_from)
        random = draws > 1 and rated.drawn_loss is not None
        drawn = f"; a random one of {draws} loses {precise(rated.drawn_loss)}" if random else ""
        rows.append((rated.strategy, shape_text(tuning, rated.choice.shape), rated.time_us, precise(rated.loss),
                     str(rated.choice.cost.runs), rated.choice.cost.seconds * 1e6, f"{rated.choice.note}{drawn}"))  # fmt: skip
    columns: dict[str, Kind] = {
        "strategy": "text", "choice": "word", "time": "time", "loss": "percent", "runs": "number", "device time": "time",
        "how": "text",
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title=f"Strategies, by time {truth}")


def _means(tunings: Sequence[Tuning]) -> ViewTable:
    truth = "measured" if all(t.truth == "measured" for t in tunings) else "predicted"
    rows = []
    for name in dict.fromkeys(r.strategy for t in tunings for r in t.compared):
        mine = [r for t in tunings for r in t.compared if r.strategy == name]
        known = [r.loss for r in mine if r.loss is not None]
        drawn = [r.drawn_loss for r in mine if r.drawn_loss is not None]
        costs = [r.choice.cost for r in mine if r.choice is not None]
        rows.append((
            name, str(len(known)), precise(sum(known) / len(known)) if known else None, precise(max(known)) if known else None,
            precise(sum(drawn) / len(drawn)) if drawn else None, str(sum(c.runs for c in costs)),
            sum(c.seconds for c in costs) * 1e6 if costs else None,
        ))  # fmt: skip
    columns: dict[str, Kind] = {
        "strategy": "text", "launches": "number", "mean loss": "percent", "worst": "percent", "if drawn": "percent",
        "runs": "number", "device time": "time",
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title=f"Strategies over {len(tunings)} launches, by {truth} time")
