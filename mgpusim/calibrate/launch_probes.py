"""Probes of launching: the floor of an event, the dispatch of groups and warps, the number of cores.

The gap between kernels and the host's call do not show in the time of an event; no launch here asks for them.
"""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.compute_probes import OPERATIONS, cycle_hz, operation_ask
from mgpusim.calibrate.probe import Ask, Curve, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import ask, chosen, fewer, i32, items_of, level, most_items, slopes_by, zeros

__all__ = ["fit_line"]


def _empty(groups: int, items: int) -> Ask:
    tags = {"groups": groups, "items": items}
    return ask("compute_launch.cl", "launch_empty", "", groups * items, items, (zeros("int32", 1), i32(0)), tags)


def _floor_asks(facts: Facts) -> list[Ask]:
    return [_empty(1, items) for items in items_of(facts, (1, 64, 256, 1024))]


def _dispatch_asks(facts: Facts) -> list[Ask]:
    if facts.effort >= 1:
        counts: tuple[int, ...] = (1, 1000, 4000, 16000, 66000)
        sizes = items_of(facts, (1, 8, 16, 32, 64, 128, 256, 384, 512, 640, 672, 704, 768, 896, 1024))
    else:
        counts, sizes = (1000, 5000), items_of(facts, (1, 32, 64, 128, 256, 384, 768, 896, 1024))
    return [_empty(groups, items) for items in sizes for groups in counts]


def _cores_asks(facts: Facts) -> list[Ask]:
    """Groups that keep a core busy: each round of as many as there are cores takes as long again."""
    told = max(1, facts.compute_units)
    counts = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, *(told * k + d for k in (1, 2, 3) for d in (-1, 0, 1))}
    if facts.effort < 1:
        counts = {1, 2, told // 2, *(told * k + d for k in (1, 2) for d in (-1, 0, 1))}
    counts = {g for g in counts | {told // 2} if 1 <= g <= 3 * told + 1}
    local = most_items(facts, 256)
    n = fewer(facts, 200, 4)
    return [
        operation_ask(facts, OPERATIONS["fma"].options, 256, 4, groups, local, n, {"groups": groups, "items": local})
        for groups in sorted(counts)
    ]


# ---- what the times say ------------------------------------------------------------------------------------------------
def _floor(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    if not points:
        return Inference(notes=("launch.floor_s: no empty kernel was timed",))
    least = min(points, key=lambda point: point.time_s)
    t, noise = least.time_s, least.spread_s
    method = "event time of an empty kernel of one group, less what starting its warps takes (some hundred cycles: 0 to 10%)"
    found = Finding("launch.floor_s", 0.96 * t, 0.9 * t - noise, t + noise, "launch.floor", method)
    return Inference((found,), (), ("launch.gap_s, launch.enqueue_s: not within the time of an event, no probe sees them",))


def _dispatch(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """A group more costs the device a turn or its core the time to start its warps, whichever is longer."""
    hz, cores = cycle_hz(facts, known), max(1, facts.compute_units)
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 32.0)
    many = [point for point in points if point.tags["groups"] >= 1000]
    slopes = slopes_by(many, ("items",), "groups", lambda tags: 1.0)
    by_items = {int(items): (t * hz, e * hz) for (items,), (t, e) in sorted(slopes.items())}
    if len(by_items) < 3:
        return Inference(notes=("dispatch: too noisy",))
    rows = [(float(-(-items // int(warp))), cycles, sigma) for items, (cycles, sigma) in by_items.items()]
    least = min(cycles for _, cycles, _ in rows)
    flat = [row for row in rows if row[1] <= 1.05 * least]
    rising = [row for row in rows if row[1] > 1.05 * least]
    findings, notes = [], []
    if len({warps for warps, _, _ in flat}) > 1:
        value = statistics.fmean(cycles for _, cycles, _ in flat)
        method = f"cycles a group of up to {flat[-1][0]:.0f} warps adds to an empty kernel"
        findings.append(level("dispatch.device_group_cycles", value, max(0.02 * value, flat[0][2]), "launch.dispatch", method))
    else:  # the cores are slower than the dispatcher even at one warp
        rising = [max(flat, key=lambda row: row[1]), *rising]
        notes.append(f"dispatch.device_group_cycles: at most {least:.2f}; the cores take longer to start a group")
    line = fit_line([(warps, cycles * cores) for warps, cycles, _ in rising], 0.01)
    curve = Curve(
        "A group of an empty kernel", "warps of a group", "cycles", tuple(w for w, _, _ in rows), tuple(c for _, c, _ in rows),
        *((tuple(w for w, _, _ in rising), tuple((line[0] + line[1] * w) / cores for w, _, _ in rising)) if line else ((), ())),
    )  # fmt: skip
    if line is None:
        return Inference(tuple(findings), (curve,), (*notes, "dispatch.warp_cycles: no group is large enough for it to show"))
    group, warp_cycles, e_group, e_warp = line
    method = f"cycles a group adds to an empty kernel, over its warps of {warp:.0f}, times {cores} cores: a line's"
    findings.append(level("dispatch.warp_cycles", warp_cycles, e_warp, "launch.dispatch", f"{method} slope"))
    start = level("dispatch.group_cycles", max(0.0, group), e_group, "launch.dispatch", f"{method} start")
    findings.append(msgspec.structs.replace(start, low=max(0.0, start.low)))
    return Inference(tuple(findings), (curve,), tuple(notes))


def fit_line(rows: Sequence[tuple[float, float]], rel: float) -> tuple[float, float, float, float] | None:
    """Return (start, slope, sigma of each) of the least squares line, errors being `rel` of the values or what is seen.

    >>> start, slope, _, _ = fit_line([(1, 12.0), (2, 14.0), (4, 18.0)], 0.01)
    >>> round(start, 6), round(slope, 6)
    (10.0, 2.0)
    """
    if len({x for x, _ in rows}) < 2:
        return None
    n = len(rows)
    mean_x, mean_y = statistics.fmean(x for x, _ in rows), statistics.fmean(y for _, y in rows)
    spread = math.fsum((x - mean_x) ** 2 for x, _ in rows)
    slope = math.fsum((x - mean_x) * (y - mean_y) for x, y in rows) / spread
    start = mean_y - slope * mean_x
    seen = math.sqrt(math.fsum((y - start - slope * x) ** 2 for x, y in rows) / max(1, n - 2))
    sigma = max(seen, rel * max(abs(y) for _, y in rows))
    return start, slope, sigma * math.sqrt(1 / n + mean_x**2 / spread), sigma / math.sqrt(spread)


def _cores(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    rows = sorted((int(point.tags["groups"]), point.time_s) for point in points)
    curve = Curve("Busy groups over their number", "groups", "s", tuple(float(g) for g, _ in rows), tuple(t for _, t in rows))
    jumps = [(after[1] - before[1], before[0], after[0]) for before, after in itertools.pairwise(rows)]
    top = max(jumps, default=(0.0, 0, 0))[0]
    if not rows or top < 0.15 * rows[0][1]:
        return Inference((), (curve,), ("shader_cores: no step in the time of busy groups",))
    _, before, after = next(jump for jump in jumps if jump[0] > 0.4 * top)
    curve = msgspec.structs.replace(curve, marks=((float(before), "one group on each core"),))
    method = "busy groups that take no longer than one"
    found = Finding("shader_cores", before, before, max(before, after - 1), "launch.cores", method)
    told = facts.compute_units
    notes = () if before <= told < after else (f"conflict: shader_cores is {before} here, the device tells {told} compute units",)
    return Inference((found,), (curve,), notes)


probes.register("launch.floor")(Probe("launch.floor", "event time of an empty kernel of one group", _floor_asks, _floor))
probes.register("launch.dispatch")(
    Probe(
        "launch.dispatch", "empty kernels over groups and their size", _dispatch_asks, _dispatch, ("compute.clock", "warp.size")
    )
)
probes.register("launch.cores")(Probe("launch.cores", "busy groups over their number: the cores", _cores_asks, _cores))
