"""Predictions as one self-contained HTML page."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.engine.details import STALLS
from mgpusim.engine.prediction import BOUNDS
from mgpusim.report.figures import prediction as figures
from mgpusim.report.figures.roofline import bandwidth_roofs, intensities
from mgpusim.report.headline import headline_of
from mgpusim.report.pages.annotate import annotated, unattributed
from mgpusim.report.pages.frame import (
    bar_part,
    check_gpus,
    css_length,
    latency_parts,
    page,
    page_time,
    page_within,
    rest_part,
    with_micro,
)
from mgpusim.report.text import bandwidth_text, bytes_text, count_text, number, rate_text, share, time_range
from mgpusim.report.words import (
    BOUND_WORDS,
    LEVEL_WORDS,
    LIMITER_WORDS,
    SERIES_WORDS,
    STALL_WORDS,
    UNIT_WORDS,
    bound_text,
    gap_text,
    wording,
)

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.details import EventDetails
    from mgpusim.engine.prediction import Prediction

LEAST_PART = 0.0005  # of a whole: parts below are summed up as "all else"
HINT_FROM = 0.1  # share of a stall from which it is said what usually helps
LEFT_OUT = (
    "",
    "how work groups lie on the cores, and occupancy over time",
    "all figures over time, rooflines, and the sources",
    "all figures over time, rooflines, and the sources, and everything about the predictions after the first 40",
)
"""What a page leaves out so that it stays below `MOST_BYTES`, in this order."""
MOST_SECTIONS = 40
LOG_FROM = 20.0  # ratio of latencies from which they are compared on a logarithmic axis


def html_report(predictions: Sequence[Prediction], gpus: Mapping[str, GpuSpec], sources: Mapping[str, str]) -> bytes:
    """Return a page about `predictions`: UTF-8 HTML with nothing to be loaded, the same for the same input.

    What a prediction has no details for is left out, such as stalls of an analytic one.

    Parameters
    ----------
    predictions : at least one; several are compared in a table first.
    gpus : the GPUs they were made for, by name.
    sources : text of the kernel's source by name of the kernel; without it no lines are shown.
    """
    check_gpus(predictions, gpus)
    first = predictions[0]

    def make(left_out: int) -> bytes:
        shown = predictions[: MOST_SECTIONS if left_out == len(LEFT_OUT) - 1 else None]
        return page(
            "prediction",
            title=f"{first.kernel} on {first.gpu}" if len(predictions) == 1 else f"{len(predictions)} predictions",
            overview=_overview(predictions, len(shown)), left_out=LEFT_OUT[left_out],
            sections=[
                _section(p, gpus[p.gpu], sources.get(p.kernel, ""), f"p{i}", left_out) for i, p in enumerate(shown, 1)
            ],
        )  # fmt: skip

    return page_within(make, len(LEFT_OUT) - 1)


def _sizes(values: Iterable[int]) -> str:
    return " × ".join(map(str, values))


def _known(value: float | None) -> bool:
    return value is not None and math.isfinite(value)


def _overview(predictions: Sequence[Prediction], sections: int) -> dict[str, Any]:
    """Return rows that compare predictions, and where each lies on a common axis."""
    at = [p.latency_us for p in predictions]
    high, low = max([*at, *(p.interval_us[1] for p in predictions)]), min([*at, *(p.interval_us[0] for p in predictions)])
    log = low > 0 and max(at) / min(at) >= LOG_FROM

    def place(us: float) -> float:
        return math.log(max(us, low) / low) / math.log(high / low) if log else us / high

    rows = []
    for i, p in enumerate(predictions, 1):
        begin, end = sorted(map(place, p.interval_us))
        rows.append({
            "anchor": f"p{i}" if i <= sections else "", "kernel": p.kernel, "gpu": p.gpu,
            "global": _sizes(p.global_size), "local": _sizes(p.local_size), "engine": p.engine,
            "latency": page_time(p.latency_us), "interval": with_micro(time_range(*p.interval_us)),
            "from": css_length(begin), "width": css_length(end - begin),
            "at": css_length(place(p.latency_us)), "bound": bound_text(headline_of(p).bound),
            "occupancy": share(p.event.occupancy if p.event else p.occupancy["fraction"]),
        })  # fmt: skip
    engines = {p.engine for p in predictions}
    return {"rows": rows, "log": log, "engines": len(engines) > 1, "high": page_time(high)}


def _section(p: Prediction, gpu: GpuSpec, source: str, anchor: str, left_out: int) -> dict[str, Any]:
    details = p.event
    return latency_parts(p) | {
        "anchor": anchor, "kernel": p.kernel, "gpu": p.gpu, "description": gpu.description, "engine": p.engine,
        "global": _sizes(p.global_size), "local": _sizes(p.local_size),
        "local_from": "" if p.local_from == "launch" else p.local_from.replace("_", " "),
        "bound": headline_of(p).text, "bound_word": bound_text(p.bound),
        "bound_share": share(p.breakdown_us.get(p.bound, 0.0) / p.latency_us),
        "figures": key_figures(p, gpu),
        "advice": [(a.change, page_time(a.latency_us), share(1.0 - a.latency_us / p.latency_us)) for a in p.advice],
        "breakdown": breakdown_parts(p),
        "stalls": _stalls(details) if details else [],
        "source": _source(source, details, p.spilled_registers > 0)
        if details and source and details.lines and left_out < 2 else None,
        "over_time": _over_time(details, anchor) if details and not left_out else None,
        "cores": _cores(details, p, anchor) if details and details.groups and not left_out else None,
        "caches": _caches(p, anchor),
        "units": _units(p),
        "roofline": _roofline(p, gpu, anchor) if p.flops > 0 and p.gflops > 0 and left_out < 2 else None,
        "occupancy": _occupancy(p),
        "simulated": _simulated(p, details) if details else None,
        "guesses": _guesses(p),
    }  # fmt: skip


def key_figures(p: Prediction, gpu: GpuSpec) -> list[tuple[str, str, str]]:
    """Return (what, figure, remark)."""
    out = []
    if p.flops > 0 and p.gflops > 0:
        out.append(("rate", rate_text(p.gflops * 1e9), f"{share(p.gflops * 1e9 / gpu.peak_flops)} of the fp32 peak"))
    out.append(("DRAM traffic", bytes_text(p.dram_b), bandwidth_text(p.dram_b / p.latency_us * 1e6)))
    out.append(("L2 traffic", bytes_text(p.l2_b), bandwidth_text(p.l2_b / p.latency_us * 1e6)))
    occupancy = p.event.occupancy if p.event else p.occupancy["fraction"]
    out.append(("occupancy", share(occupancy), f"{p.occupancy['warps_per_core']} warps a core at most"))
    out.append(("work groups", f"{p.n_groups:,}", f"in {count_text(p.waves, 'wave')}"))
    if p.divergence >= LEAST_PART:
        out.append(("idle lanes", share(p.divergence), "of executed warps"))
    return out


def breakdown_parts(p: Prediction) -> list[dict[str, Any]]:
    """Return the parts of the latency, largest first."""
    order = {name: i for i, name in enumerate(BOUNDS)}
    parts = {name: us for name, us in p.breakdown_us.items() if _known(us) and us > 0}
    whole = sum(parts.values())
    big = {name: us for name, us in parts.items() if us >= LEAST_PART * whole}
    out = [
        bar_part(bound_text(name), us / whole, wording(BOUND_WORDS, name).colour, page_time(us))
        for name, us in sorted(big.items(), key=lambda item: (-item[1], order.get(item[0], len(order))))
    ]
    rest = whole - sum(big.values())
    return [*out, rest_part(rest / whole, page_time(rest))] if len(big) < len(parts) else out


def _stalls(details: EventDetails) -> list[dict[str, Any]]:
    """Return what the resident warps did, largest first."""
    parts = {name: details.stalls.get(name, 0.0) for name in STALLS}
    whole = sum(value for value in parts.values() if _known(value))
    parts = {name: value / whole for name, value in parts.items() if _known(value) and value > 0}
    big = sorted(((n, v) for n, v in parts.items() if v >= LEAST_PART), key=lambda item: -item[1])
    said = [(STALL_WORDS[name], value) for name, value in big]
    out = [bar_part(w.text, value, w.colour, "", w.remark if value >= HINT_FROM else "", w.short) for w, value in said]
    rest = sum(parts.values()) - sum(v for _, v in big)
    return [*out, rest_part(rest, "")] if len(big) < len(parts) else out


def _source(source: str, details: EventDetails, spills: bool) -> dict[str, Any]:
    folds = annotated(source, details.lines)
    rest = unattributed(source, details.lines)
    lines = [line for fold in folds for line in fold.lines]
    return {
        "folds": folds, "spills": spills, "rest": share(rest) if rest >= LEAST_PART else "",
        "top": max((s for s in lines if s.mostly), key=lambda s: s.heat, default=None),
        "l1": any(s.l1 for s in lines), "l2": any(s.l2 for s in lines), "dram": any(s.dram for s in lines),
    }  # fmt: skip


def _over_time(details: EventDetails, anchor: str) -> dict[str, Any] | None:
    series = details.over_time
    used = figures.used_series(series)
    if not used:
        return None
    idle = [SERIES_WORDS[name].text for name in series.values if name not in used and name in SERIES_WORDS]
    return {"svg": figures.over_time_figure(series, f"{anchor}t"), "idle": idle}


def _cores(details: EventDetails, p: Prediction, anchor: str) -> dict[str, Any]:
    cores = len({g.core for g in details.groups})
    return {
        "svg": figures.cores_figure(details.groups, f"{anchor}c"), "one_by_one": len(details.groups) <= figures.MOST_GROUPS,
        "groups": count_text(len(details.groups), "work group"), "cores": count_text(cores, "core"),
        "left_out": max(0, cores - figures.MOST_CORES), "whole": len(details.groups) == p.n_groups,
    }  # fmt: skip


def _caches(p: Prediction, anchor: str) -> dict[str, Any] | None:
    """Return counters by level of an event simulation, or the hit rates that every prediction has."""
    if p.event and any(level.requests > 0 for level in p.event.caches.values()):
        rows = [
            {
                "name": wording(LEVEL_WORDS, key).text, "colour": wording(LEVEL_WORDS, key).colour,
                "requests": f"{level.requests:,}",
                "hits": share(level.hits / level.requests), "width": css_length(level.hits / level.requests),
                "merged": share(level.merged / level.requests), "asked": bytes_text(level.bytes_asked),
                "held": bytes_text(level.bytes_hit), "busy": share(level.busy) if _known(level.busy) else "",
            }
            for key, level in p.event.caches.items() if level.requests > 0
        ]  # fmt: skip
        return {"rows": rows, "svg": figures.caches_figure(p.event.caches, f"{anchor}k"), "rates": []}
    rates = [
        bar_part(wording(LEVEL_WORDS, key).text, value, wording(LEVEL_WORDS, key).colour, "")
        for key, value in p.hit_rate.items() if value is not None and math.isfinite(value)
    ]  # fmt: skip
    return {"rows": [], "svg": "", "rates": rates} if rates else None


def _units(p: Prediction) -> list[dict[str, Any]]:
    out = []
    for name, value in p.utilization.items():
        if value is not None and math.isfinite(value) and value > 0:
            out.append(bar_part(wording(UNIT_WORDS, name).text, value, wording(UNIT_WORDS, name).colour, ""))
    return out


def _roofline(p: Prediction, gpu: GpuSpec, anchor: str) -> dict[str, Any]:
    """Return the chart, and how much of each roof above it the kernel reaches."""
    rows, over, at = [], False, intensities(p, gpu)
    for level, rate in sorted(bandwidth_roofs(gpu, at).items(), key=lambda item: -item[1]):
        x = at.get(level)
        reached = p.gflops * 1e9 / (x * rate) if x else 0.0
        over = over or reached > 1
        rows.append({
            "name": LEVEL_WORDS[level].text, "colour": LEVEL_WORDS[level].colour, "rate": bandwidth_text(rate),
            "intensity": number(x) if x else "",
            "reached": "" if reached <= 0 else ">100%" if reached > 1 else share(reached),
        })  # fmt: skip
    return {
        "svg": figures.roofline_figure(p, gpu, f"{anchor}r"), "rows": rows, "peak": rate_text(gpu.peak_flops),
        "over": over, "of_peak": share(p.gflops * 1e9 / gpu.peak_flops),
    }  # fmt: skip


def _occupancy(p: Prediction) -> dict[str, Any]:
    occupancy = p.occupancy
    low, nominal, high = p.registers
    passes = occupancy.get("passes", 1)
    return {
        "share": share(occupancy["fraction"]), "width": css_length(occupancy["fraction"]),
        "mean": share(p.event.occupancy) if p.event else "",
        "groups": count_text(occupancy["groups_per_core"], "work group"), "warps": occupancy["warps_per_core"],
        "shape": f"{count_text(occupancy['warps_per_group'], 'warp')} of {occupancy['warp_size']} lanes",
        "limiter": wording(LIMITER_WORDS, occupancy["limiter"]).text, "full": occupancy["fraction"] >= 1,
        "none_fit": occupancy["limiter"] == "none_fit", "passes": passes if passes > 1 else 0,
        "registers": nominal, "register_band": f"{low} to {high}", "spilled": p.spilled_registers,
    }  # fmt: skip


def _simulated(p: Prediction, details: EventDetails) -> dict[str, Any]:
    gap = details.gap
    known = _known(gap) and gap > 0
    shown = [f"{c:,.0f}" for c in details.wave_cycles[:12] if _known(c)]
    return {
        "groups": f"{details.simulated_groups:,}", "of": f"{p.n_groups:,}",
        "all": details.simulated_groups >= p.n_groups, "waves_left_out": not details.exact,
        "cores": count_text(details.simulated_cores, "shader core"), "instructions": f"{details.warp_instructions:,}",
        "time": page_time(details.simulated_us), "scheduler": details.scheduler, "converged": details.converged,
        "waves": shown, "more_waves": max(0, len(details.wave_cycles) - 12),
        "gap": f"{gap:.2f}" if known else "", "analytic": page_time(p.latency_us / gap) if known else "",
        "gap_text": gap_text(gap) if known else "",
    }  # fmt: skip


def _guesses(p: Prediction) -> dict[str, Any]:
    rows = [bar_part(path, value, "idle-1", "") for path, value in p.guesses.items() if _known(value) and value > 0]
    return {"share": share(p.guess_share) if _known(p.guess_share) else "", "rows": rows}
