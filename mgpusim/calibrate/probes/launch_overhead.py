"""Launch overhead: the floor of an event and the dispatch of groups and warps.

The gap between kernels and the host's call do not show in the time of an event: see `mgpusim.calibrate.probes.host_queue`.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arch.spec import LaunchOrder
from mgpusim.arrays import Array
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, group_sizes, int32, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe, slopes_by


def _empty(groups: int, items: int, order: LaunchOrder | None = None) -> Ask:
    tags = {"groups": groups, "items": items}
    launch = ask("compute_launch", "launch_empty", groups, items, (zeros(1), int32(0)), tags)
    return msgspec.structs.replace(launch, order=order)


def _one_group(facts: DeviceFacts, order: LaunchOrder) -> list[Ask]:
    return [_empty(1, items, order) for items in group_sizes(facts, (1, 64, 256, 1024))]


@register_probe("launch.floor", "event time of an empty kernel of one group", lambda facts: _one_group(facts, "back to back"))
def _read_floor(r: Reading) -> None:
    _add_overhead(r, "launch.floor_s")


@register_probe(
    "launch.isolated",
    "the same of a launch that waits until the device has nothing to do",
    lambda facts: _one_group(facts, "isolated"),
)
def _read_isolated(r: Reading) -> None:
    _add_overhead(r, "launch.isolated_s")


def _add_overhead(r: Reading, field: str) -> None:
    t = statistics.median(point.time_s for point in r.points)
    # of a median of nine launches or more, beside what groups of other sizes take
    apart = [abs(point.time_s - t) for point in r.points]
    noise = max(0.33 * statistics.median(point.spread_s for point in r.points), *apart)
    method = "event time of an empty kernel of one group, less what starting its warps takes (some hundred cycles: 0 to 10%)"
    r.add(field, 0.96 * t, 0.9 * t - noise, t + noise, method)


def _dispatch_asks(facts: DeviceFacts) -> list[Ask]:
    if facts.effort >= 1:
        counts: tuple[int, ...] = (1, 1000, 4000, 16000, 66000)
        sizes = group_sizes(facts, (1, 8, 16, 32, 64, 128, 256, 384, 512, 640, 672, 704, 768, 896, 1024))
    else:
        counts, sizes = (1000, 5000), group_sizes(facts, (1, 32, 64, 128, 256, 384, 768, 896, 1024))
    return [_empty(groups, items) for items in sizes for groups in counts]


@register_probe("launch.dispatch", "empty kernels over groups and their size", _dispatch_asks, ("compute.clock", "warp.size"))
def _read_dispatch(r: Reading) -> None:
    """A group more costs the device a turn or its core the time to start its warps, whichever is longer."""
    cores, warp = r.cores, r.warp()
    slopes = slopes_by([point for point in r.points if point.tags["groups"] >= 1000], ("items",), "groups")
    if len(slopes) < 3:
        raise Unseen("dispatch: too noisy")
    rows = [(float(-(-int(items) // int(warp))), t * r.hz, e * r.hz) for (items,), (t, e) in sorted(slopes.items())]
    least = min(cycles for _, cycles, _ in rows)
    flat = [row for row in rows if row[1] <= 1.05 * least]
    rising = [row for row in rows if row[1] > 1.05 * least]
    if len({warps for warps, _, _ in flat}) > 1:
        value = statistics.fmean(cycles for _, cycles, _ in flat)
        method = f"cycles a group of up to {flat[-1][0]:.0f} warps adds to an empty kernel"
        r.normal("dispatch.device_group_cycles", value, max(0.02 * value, flat[0][2]), method)
    else:  # the cores are slower than the dispatcher even at one warp
        rising = [max(flat, key=lambda row: row[1]), *rising]
        r.note(f"dispatch.device_group_cycles: at most {least:.2f}; the cores take longer to start a group")
    device = least if r.findings else 0.0
    fitted = start_and_warp([(warps, cycles * cores) for warps, cycles, _ in rows], device * cores)
    fit = []
    if rising and fitted is not None:
        (start, _, most_start), (slope, low, high) = fitted
        fit = [(w, max(device, (start + slope * w) / cores)) for w, _, _ in rows]
    r.draw("A group of an empty kernel", "warps of a group", "cycles", [(w, c) for w, c, _ in rows], fit)
    if not fit:
        raise Unseen("dispatch.warp_cycles: no group is large enough for it to show")
    method = f"cycles a group adds to an empty kernel, over its warps of {warp:.0f}, times {cores} cores: a line's"
    # large groups leave a core few places: two that are each handed over slowly look like a core that starts groups slowly
    why = f"{method} start, or half of what handing a place over takes"
    r.add("dispatch.group_cycles", start, 0.0, most_start, why)
    r.add("dispatch.warp_cycles", slope, low, 2 * high, f"{method} slope; twice that where two groups start side by side")
    r.note("dispatch.turnaround_cycles: cannot be told from a slow start of groups")


Interval = tuple[float, float, float]


def start_and_warp(rows: Sequence[tuple[float, float]], least: float) -> tuple[Interval, Interval] | None:
    """Return start and slope, each with its interval, of ``max(least, start + slope * warps)``, neither of them negative.

    Few sizes take longer than the dispatcher's time for a group, and those that do not bound the line from above. Every line is
    weighed by its misfit, in log, against that of the best.

    >>> rows = [(w, max(100.0, 20.0 + 5.0 * w)) for w in (1, 2, 4, 8, 12, 16, 20, 24, 28, 32)]
    >>> (start, low, high), (slope, _, _) = start_and_warp(rows, 100.0)
    >>> low < 20 < high, round(start / 10), round(slope)
    (True, 2, 5)
    """
    most_x, top = max(rows)
    if len({x for x, y in rows if y > 1.05 * least}) < 2:
        return None
    at, height = np.array(rows).T
    ends = (0.7 * top, 1.3 * top)  # the line's height at the largest group
    errors, starts, slopes = _misfits(at, height, least, (0.0, top), ends)
    variance = max(float(errors.min()) / max(1, len(rows) - 2), 0.01**2)
    near = errors - errors.min() < 12 * variance
    spans = [
        (max(0.0, float(v.min()) - top / _CUTS), float(v.max()) + top / _CUTS)
        for v in (starts[near], starts[near] + slopes[near] * most_x)
    ]
    errors, starts, slopes = _misfits(at, height, least, *spans)  # finer, where it matters
    weights = np.exp(-(errors - errors.min()) / (2 * variance))
    best = int(errors.argmin())
    return _middle(starts, weights, float(starts[best])), _middle(slopes, weights, float(slopes[best]))


_CUTS = 60


def _misfits(
    at: Array, height: Array, least: float, starts: tuple[float, float], ends: tuple[float, float]
) -> tuple[Array, Array, Array]:
    """Return the misfit in log, start and slope of lines on a grid of starts and of heights at the largest group."""
    start, end = (v.ravel() for v in np.meshgrid(np.linspace(*starts, _CUTS + 1), np.linspace(*ends, _CUTS + 1), indexing="ij"))
    slope = (end - start) / at.max()
    start, slope = start[slope >= 0], slope[slope >= 0]
    line = np.maximum(max(least, 1e-9), start[:, None] + slope[:, None] * at)
    return ((np.log(height) - np.log(line)) ** 2).sum(axis=1), start, slope


def _middle(values: Array, weights: Array, value: float) -> Interval:
    """Return `value` and the central 80% of weighted values."""
    low, high = np.quantile(values, (0.1, 0.9), weights=weights, method="inverted_cdf")
    return value, min(value, float(low)), max(value, float(high))
