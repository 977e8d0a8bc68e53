"""Predictions for people: one in full, a few side by side, many as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import width_of_output
from mgpusim.report.headline import headline_of
from mgpusim.report.text import (
    anchors_text,
    bytes_text,
    clock_text,
    count_text,
    largest,
    rate_text,
    share,
    shares,
    sizes,
    time_range,
    time_text,
)
from mgpusim.report.words import STALL_WORDS, bound_text, disagreement_text, gap_text, limited_text, thrash_text
from mgpusim.view import Facts, Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.engine.details import EventDetails
    from mgpusim.engine.prediction import Prediction
    from mgpusim.trace.group_work import GroupSpread

SIDE_BY_SIDE = 6
LABEL_WIDTH = 18
COLUMN_WIDTH = 30
WORTH_SAYING = 0.005  # of the latency, where room is short
MOST_LINES = 5  # of the source, the most expensive ones
LEAST_LINE = 0.01  # of the warps' time, for a line to be among them
LEAST_STALL = 0.01
LEAST_ROOM = 16  # characters of a source line worth showing


def predictions_view(
    predictions: Sequence[Prediction], width: int | None = None, sources: Mapping[str, str] | None = None
) -> ResultView:
    """Return `predictions`: all facts of up to six, side by side as the width allows, else one line each.

    Parameters
    ----------
    width : characters of a line; None takes that of the output.
    sources : source text by kernel, of which the most expensive lines are shown if a single prediction knows them.
    """
    width = width or width_of_output()
    if len(predictions) > SIDE_BY_SIDE:
        more = "Everything about each: --json, or fewer launches and GPUs at once."
        return ResultView(title="Predictions", parts=[_listing(predictions), more])
    rows = -(-len(predictions) // max(1, (width - LABEL_WIDTH) // COLUMN_WIDTH))
    at_once = -(-len(predictions) // max(1, rows))
    parts: list[Facts | ViewTable] = [
        _columns(predictions[first : first + at_once], detailed=len(predictions) == 1)
        for first in range(0, len(predictions), at_once)
    ]
    if len(predictions) == 1 and predictions[0].event is not None:
        text = (sources or {}).get(predictions[0].kernel, "")
        parts.append(_lines(predictions[0], predictions[0].event, text.splitlines(), width))
    return ResultView(title="Predictions", parts=parts)


def facts(prediction: Prediction, detailed: bool = True) -> dict[str, str]:
    """Return label and text of what is worth saying about a prediction; what does not apply is left out.

    Parameters
    ----------
    detailed : also say which estimated inputs the time depends on, and the mix of operations.
    """
    p = prediction
    low, high = p.interval_us
    costs = largest(p.breakdown_us)
    out = {
        "latency": headline(p),
        "80% interval": time_range(low, high) + clock_text(p.clock_factors),
        "anchored to": anchors_text(p.anchors),
        "bound": _bound(p),
        "costs": ", ".join(f"{name} {time_text(us)}" for name, us in costs),
    }
    if p.event is not None:
        out["stalls"] = _stalls(p.event, detailed)
        if p.event.seeds > 1:
            out["orders"] = _orders(p.event)
        out["analytic"] = f"{time_text(p.latency_us / p.event.gap)}; {gap_text(p.event.gap)}"
    if p.flops > 0:
        out["rate"] = f"{rate_text(p.gflops * 1e9)} ({rate_text(p.flops).removesuffix('/s')})"
    out["utilization"] = shares({name: value for name, value in p.utilization.items() if value})
    out["hit rates"] = shares(p.hit_rate)
    between = f", system-level cache {bytes_text(p.slc_b)}" if p.slc_b else ""
    out["traffic"] = f"L2 {bytes_text(p.l2_b)}{between}, DRAM {bytes_text(p.dram_b)}"
    out["thrash"] = thrash_text(p.beyond_l2_b, p.compulsory_b)
    out["occupancy"] = _occupancy(p)
    low_r, nominal, high_r = p.registers
    spilled = f", {p.spilled_registers} spilled" if p.spilled_registers else ""
    doubt = "; an estimate, by which the device may refuse the group" if p.occupancy.get("may_be_refused") else ""
    out["registers"] = f"{nominal} ({low_r} to {high_r}){spilled}{doubt}"
    done = f"{p.sampled_groups} executed" if p.event is None else _simulated(p, p.event, detailed)
    out["groups"] = f"{p.n_groups} in {count_text(p.waves, 'wave')}, {done}"
    if p.groups_differ is not None:
        out["groups differ"] = _difference(p.groups_differ)
    if detailed:
        out["operations"] = ", ".join(f"{name} {share(part)}" for name, part in largest(p.op_mix, 5))
    guesses = ", ".join(f"{path} {share(part)}" for path, part in p.guesses.items()) if detailed else ""
    out["estimated inputs"] = f"{share(p.guess_share)} of the time" + (f": {guesses}" if guesses else "")
    for index, advice in enumerate(p.advice):
        gain = 1.0 - advice.latency_us / p.latency_us
        text = f"{advice.change}: {time_text(advice.latency_us)} (-{share(gain)})"
        out["advice" if index == 0 else f"advice {index + 1}"] = text
    return {label: text for label, text in out.items() if text}


def headline(p: Prediction) -> str:
    """Return the latency, and whether the engines that predicted it disagree."""
    both = {"analytic": p.latency_us / p.event.gap, "event": p.latency_us} if p.event is not None else {}
    apart = disagreement_text(both)
    return time_text(p.latency_us) + (f"; {apart}" if apart else "")


def _bound(p: Prediction) -> str:
    """Return the bottleneck: a queue that most warps wait in, where it is not the busiest unit, with that one after it."""
    busiest = f"{p.bound} ({share(p.breakdown_us.get(p.bound, 0.0) / p.latency_us)} of the time)"
    headline = headline_of(p)
    if headline.behind:
        return f"{busiest}; warps queue for it at the {bound_text(headline.behind)} ({share(headline.share)} of their time)"
    if headline.stall:
        return f"{headline.bound} ({headline.stall_text} {share(headline.share)} of the warps' time); busiest: {busiest}"
    return busiest


def _difference(spread: GroupSpread) -> str:
    """Return how far groups differ, in words.

    >>> from mgpusim.trace.group_work import GroupSpread
    >>> _difference(GroupSpread(4.2, "position", 512, 4096, 0.07))
    'by position: the heaviest takes 4.2 times the mean; 512 of 4096 surveyed, which leaves 7% of doubt'
    """
    some = "all" if spread.surveyed >= spread.groups else f"{spread.surveyed} of {spread.groups}"
    doubt = f", which leaves {share(spread.doubt)} of doubt" if spread.doubt >= 0.005 else ""
    return f"by {spread.by}: the heaviest takes {spread.heaviest:.3g} times the mean; {some} surveyed{doubt}"


def _occupancy(p: Prediction) -> str:
    occupancy = p.occupancy
    groups = count_text(occupancy["groups_per_core"], "group")
    parts = f", each in {occupancy['passes']} passes" if occupancy.get("passes", 1) > 1 else ""
    warps = f"{occupancy['warps_per_group']}x{occupancy['warp_size']}"
    limit = limited_text(occupancy["limiter"]) if occupancy["fraction"] < 1 else ""
    mean = f"; {share(p.event.occupancy)} over time" if p.event else ""
    return f"{share(occupancy['fraction'])}: {groups} of {warps} per core{parts}{limit}{mean}"


def _stalls(event: EventDetails, detailed: bool) -> str:
    """Return what the resident warps spent their time with, by reason."""
    stalls = [(name, value) for name, value in largest(event.stalls, 5 if detailed else 3) if value >= LEAST_STALL]
    return ", ".join(
        f"{STALL_WORDS[name].text if detailed else STALL_WORDS[name].short} {share(value)}" for name, value in stalls
    )


def _orders(event: EventDetails) -> str:
    """Return how far the time depends on the order of warps."""
    low, high = min(event.order_us), max(event.order_us)
    return f"the time depends on the order of warps: mean of {event.seeds}, {time_range(low, high)} (sigma {share(event.spread)})"


def _simulated(p: Prediction, event: EventDetails, detailed: bool) -> str:
    """Return what was simulated of the launch, and whether that was enough."""
    resident = max(1, event.simulated_cores * p.occupancy["groups_per_core"])
    waves = min(p.waves, -(-event.simulated_groups // resident))
    part = event.simulated_groups / p.n_groups
    some = "all" if part == 1 else f"{event.simulated_groups} ({count_text(waves, 'wave')})"
    text = f"{some} simulated on {count_text(event.simulated_cores, 'core')}"
    if detailed:
        text += f": {event.warp_instructions:,} warp instructions" + (f", about {share(part)} of all" if part < 1 else "")
    if not event.exact:
        open_ = f"; cycles of a wave did not converge (sigma {share(event.sampling_sigma)} more), --exact simulates all"
        text += "; cycles of a wave converged" if event.converged else open_
    if event.skipped_iterations:
        text += f"; {event.skipped_iterations:,} iterations of loops more, in proportion"
    if event.budget_s is not None:
        text += f"; a budget of {event.budget_s:g} s (sigma {share(event.sampling_sigma)} more)"
    return text


def _lines(p: Prediction, event: EventDetails, source: Sequence[str], width: int) -> ViewTable:
    """Return the lines of the source at which the warps spend most of their time."""
    shown = [cost for cost in event.lines if cost.share >= LEAST_LINE][:MOST_LINES]
    levels = {"L1": [cost.l1_hit_rate for cost in shown], "L2": [cost.l2_hit_rate for cost in shown]}
    used = [name for name, rates in levels.items() if any(rate is not None for rate in rates)]
    mostly = [STALL_WORDS[max(c.stalls, key=lambda name: c.stalls[name])].short if c.stalls else "" for c in shown]
    room = width - 18 - max([6, *map(len, mostly)]) - 8 * len(used)  # what the columns before it leave
    columns: dict[str, Kind] = {"line": "number", "time": "share", "mostly": "word"}
    columns |= dict.fromkeys((f"{name} hit" for name in used), "share")
    columns |= {"source": "word"} if source and room >= LEAST_ROOM else {}
    nowhere = "(spilled registers)" if p.spilled_registers else "(no line of this file)"
    rows = []
    for i, cost in enumerate(shown):
        cells = [str(cost.line or ""), cost.share, mostly[i], *(levels[name][i] for name in used)]
        text = source[cost.line - 1].strip() if 1 <= cost.line <= len(source) else nowhere
        rows.append([*cells, text if len(text) <= room else f"{text[: room - 3]}..."][: len(columns)])
    return ViewTable(columns=columns, rows=rows)


def _local(p: Prediction) -> str:
    return sizes(p.local_size) + ("" if p.local_from == "launch" else f" by {p.local_from}")


def _columns(predictions: Sequence[Prediction], detailed: bool) -> Facts:
    """Return the facts of a few predictions, a column each."""
    columns = [
        {"kernel": p.kernel, "GPU": p.gpu, "global": sizes(p.global_size), "local": _local(p), **facts(p, detailed)}
        for p in predictions
    ]
    rows: list[tuple[str, ...]] = []
    for label in dict.fromkeys(label for column in columns for label in column):
        row = ("" if label.startswith("advice ") else label, *(column.get(label, "") for column in columns))
        rows.append(Strong(row) if label in ("latency", "bound") else row)
    return Facts(rows)


def _listing(predictions: Sequence[Prediction]) -> ViewTable:
    rows = []
    for p in predictions:
        parts = {name: us / p.latency_us for name, us in p.breakdown_us.items() if us > WORTH_SAYING * p.latency_us}
        rows.append((p.kernel, _local(p), p.gpu, p.latency_us, time_range(*p.interval_us), headline_of(p).bound,
                     shares(dict(largest(parts))), p.occupancy["fraction"]))  # fmt: skip
    columns: dict[str, Kind] = {
        "kernel": "text", "local": "word", "GPU": "word", "latency": "time", "80% interval": "text", "bound": "text",
        "costs": "text", "occupancy": "share",
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows)
