"""Probes of the warp: its size in three ways, lanes of a core, what diverging and barriers cost, the order of work items."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.compute_probes import OPERATIONS, cycle_hz, operation_ask
from mgpusim.calibrate.probe import Ask, Curve, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import Z80, ask, chosen, f32, fewer, i32, items_of, most_items, slopes_by, zeros

__all__ = ["runs_of", "stair_width"]

_BC = (f32(0.5), f32(0.25))
_WHOLE = 20
"""A shift that puts all work items of a group on one side."""


def _block_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 3000, 20)
    return [
        ask(
            "compute_warp.cl",
            "warp_blocks",
            "",
            local,
            local,
            (zeros("float32", local), *_BC, i32(shift), i32(n), i32(n)),
            {"block": 1 << shift},
        )
        for shift in (*(s for s in range(9) if 1 << s < local), _WHOLE)
    ]


def _path_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 400, 20)
    return [
        ask(
            "compute_warp.cl",
            "warp_paths",
            "",
            local,
            local,
            (zeros("float32", local), *_BC, i32(paths), i32(n)),
            {"paths": paths},
        )
        for paths in (1 << s for s in range(9))
        if paths <= local
    ]


def _stair_sizes(facts: Facts, top: int) -> list[int]:
    """Sizes that are multiples of usual warps and of usual numbers of lanes, and one more than those."""
    corners = {s + d for s in (8, 16, 24, 32, 48, 64, 96, 128, 256, 384, 512, 768) for d in (0, 1)}
    more = range(4, 137, 4) if facts.effort >= 1 else (4, 20, 40, 80, 112)
    steps = range(160, top + 1, 32 if facts.effort >= 1 else 96)
    return items_of(facts, [s for s in sorted({1, top, *corners, *more, *steps}) if s <= top])


def _stair_asks(facts: Facts) -> list[Ask]:
    """Many groups of each size: a warp costs the same however many of its lanes there are."""
    groups = max(1, facts.compute_units) * fewer(facts, 64, 24)
    n = fewer(facts, 16, 2)
    options = OPERATIONS["fma"].options
    return [operation_ask(facts, options, 256, 4, groups, items, n, {"items": items}) for items in _stair_sizes(facts, 264)]


def _lanes_asks(facts: Facts) -> list[Ask]:
    """One group of each size, every warp with enough independent work to fill its lanes."""
    n = fewer(facts, 400, 8)
    options = OPERATIONS["fma"].options
    return [operation_ask(facts, options, 256, 8, 1, items, n, {"items": items}) for items in _stair_sizes(facts, 1024)]


def _barrier_asks(facts: Facts) -> list[Ask]:
    asks = []
    for items in items_of(facts, (8, 32, 64, 128, 256, 512, 1024)):
        for k in (1, 3):
            n = fewer(facts, 200 * k, 4 * k)
            tags = {"items": items, "n": 8 * n}
            asks.append(
                ask("compute_warp.cl", "warp_barriers", "", items, items, (zeros("float32", items), f32(0.5), i32(n)), tags)
            )
    return asks


def _order_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 1024)
    order = zeros("uint32", local)
    return [
        ask("compute_warp.cl", "warp_order_local", "", local, local, (order,), {"space": "local", "items": local}, (0,)),
        ask(
            "compute_warp.cl",
            "warp_order_global",
            "",
            local,
            local,
            (zeros("uint32", 1), order),
            {"space": "global", "items": local},
            (1,),
        ),
    ]


# ---- what the times say ------------------------------------------------------------------------------------------------
def _sorted(points: Sequence[Point], key: str) -> list[tuple[float, float]]:
    return sorted((float(point.tags[key]), point.time_s) for point in points)


def _exactly(field: str, value: float, probe: str, method: str) -> Finding:
    return Finding(field, value, value, value, probe, method)


def _size(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """Two paths in one warp take both their times: the smallest block that takes one time fills a warp."""
    rows = _sorted(points, "block")
    if len(rows) < 3:
        return Inference(notes=("core.warp_sizes: too few points",))
    whole, parted = rows[-1][1], rows[0][1]
    curve = Curve(
        "Two paths by blocks of work items",
        "items of a block",
        "s",
        *_columns(rows[:-1]),
        log_x=True,
    )
    if parted < 1.25 * whole:
        method = "neighbours on two paths take no longer than on one: each work item goes its own way"
        return Inference((_exactly("core.warp_sizes", 1, "warp.size", method),), (curve,))
    middle = (whole + parted) / 2
    together = [block for block, t in rows[:-1] if t < middle]
    if not together:
        return Inference((), (curve,), (f"core.warp_sizes: more than the largest block, {rows[-2][0]:.0f}",))
    value = together[0]
    if any(t < middle for block, t in rows if block < value) or any(t > middle for block, t in rows if block > value):
        return Inference((), (curve,), ("core.warp_sizes: the times do not fall once: too noisy",))
    curve = msgspec.structs.replace(curve, marks=((value, "warp"),))
    method = "method A: smallest block of work items on one path that does not pay for its neighbours' path"
    return Inference((_exactly("core.warp_sizes", value, "warp.size", method),), (curve,))


def _columns(rows: Sequence[tuple[float, float]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return tuple(x for x, _ in rows), tuple(y for _, y in rows)


def _divergence(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """Each path of a warp is a turn of its own, until every lane has one."""
    rows = _sorted(points, "paths")
    if len(rows) < 3 or rows[1][1] <= rows[0][1]:
        note = "core.warp_sizes: a second path costs nothing" if len(rows) > 2 else "core.warp_sizes: too few points"
        return Inference(notes=(note,))
    unit = rows[1][1] - rows[0][1]
    value = 1.0
    for (before, t_before), (paths, t) in itertools.pairwise(rows):
        if t - t_before < 0.5 * unit * (paths - before):
            break
        value = paths
    start = rows[0][1] - unit
    curve = Curve(
        "Paths of a warp",
        "paths",
        "s",
        *_columns(rows),
        tuple(x for x, _ in rows),
        tuple(start + unit * min(x, value) for x, _ in rows),
        ((value, "every lane on a path of its own"),),
        True,
        True,
    )
    if value == rows[-1][0]:
        return Inference((), (curve,), (f"core.warp_sizes: at least {value:.0f}: time still rises",))
    notes = (f"a path costs {unit * 1e6:.3f} us as the only one and beside others alike", *_conflict(value, known))
    method = "paths after which one more costs no turn of its own"
    return Inference((_exactly("core.warp_sizes", value, "warp.divergence", method),), (curve,), notes)


def _conflict(value: float, known: Sequence[Finding]) -> tuple[str, ...]:
    """Say where methods disagree; both findings stay, since both widths may be real (Adreno has two)."""
    others = {f.value: f for f in known if f.field == "core.warp_sizes" and f.value != value}
    return tuple(
        f"conflict: core.warp_sizes is {value:.0f} here, {v:.0f} by {f.probe}; both are kept: a GPU may have several widths"
        for v, f in others.items()
    )


def _stair(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """The first work item too many for a warp makes every group a warp longer."""
    rows = _sorted(points, "items")
    noise = statistics.median(p.spread_s / p.time_s for p in points) if points else 0.0
    step = 1.08 + 4 * noise
    first = statistics.median(t for items, t in rows if items <= 4) if rows and rows[0][0] <= 4 else None
    curve = Curve("Many groups over their size", "work items of a group", "s", *_columns(rows)) if rows else None
    curves = (curve,) if curve else ()
    if first is None:
        return Inference((), curves, ("core.warp_sizes: no group of a few items was timed",))
    at = next((i for i, (_, t) in enumerate(rows) if min(t for _, t in rows[i : i + 2]) > step * first), None)
    if at is None:
        return Inference((), curves, ("core.warp_sizes: no step within range",))
    before, after = rows[at - 1][0], rows[at][0]
    whole = 2.0 ** math.floor(math.log2(max(1.0, after - 1)))
    value = whole if before <= whole < after else before
    found = Finding(
        "core.warp_sizes",
        value,
        before,
        max(before, after - 1),
        "warp.stair",
        "method B: work items of a group at which many groups, all busy, first take longer",
    )
    assert curve is not None
    return Inference((found,), (msgspec.structs.replace(curve, marks=((value, "first step"),)),), _conflict(value, known))


def stair_width(rows: Sequence[tuple[float, float]]) -> tuple[float, float, float] | None:
    """Return (least, most width of the steps, how well they explain the times: 0..1) of a staircase; None if nothing rises.

    >>> stair_width([(n, 1.0 + -(-n // 48)) for n in range(4, 400, 4)])
    (48, 48, 1.0)
    """
    mean = statistics.fmean(t for _, t in rows)
    total = math.fsum((t - mean) ** 2 for _, t in rows)
    if total <= (0.02 * mean) ** 2 * len(rows):
        return None
    fits: dict[int, float] = {}
    for width in (*range(1, 8), *range(8, int(rows[-1][0]), 8)):
        stairs = [float(-(-int(n) // width)) for n, _ in rows]
        middle = statistics.fmean(stairs)
        spread = math.fsum((x - middle) ** 2 for x in stairs)
        if spread > 0:
            along = math.fsum((x - middle) * (t - mean) for x, (_, t) in zip(stairs, rows, strict=True))
            fits[width] = min(1.0, round(along * along / spread / total, 6))
    best = max(fits.values())
    # where a narrower staircase explains the times as well, the wider one has half steps: one warp does not keep a sub-core busy
    first = next(width for width, fit in fits.items() if fit > best - 2e-3)
    alike = [width for width, fit in fits.items() if fit > fits[first] - 1e-4 and width < 1.1 * first]
    return min(alike), max(alike), best


def _lanes(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    rows = _sorted(points, "items")
    curve = Curve("A single group over its size", "work items of the group", "s", *_columns(rows))
    found = stair_width(rows) if len(rows) > 8 else None
    notes = []
    if found is not None and found[2] < 0.97:  # small groups may run in narrower warps
        wider = [row for row in rows if row[1] > 1.2 * rows[0][1]]
        again = stair_width(wider) if len(wider) > 8 else None
        if again is not None and again[2] > found[2]:
            notes.append(f"groups below {wider[0][0]:.0f} items are quicker than the staircase of the others says: left out")
            found = again
    if found is None or found[2] < 0.97:
        why = "no step within range" if found is None else f"the best staircase, {found[1]:.0f} wide, explains {found[2]:.0%}"
        return Inference((), (curve,), (f"core.lanes: {why}",))
    low, width, _ = found
    curve = msgspec.structs.replace(curve, marks=tuple((k * width, "step") for k in range(1, int(rows[-1][0] // width) + 1)))
    method = "width of the steps of a single busy group's time over its size"
    findings = [Finding("core.lanes", width, low, width, "warp.lanes", method)]
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 0.0)
    if warp and width % warp == 0:
        method = f"lanes over warps of {warp:.0f} that issue side by side"
        findings.append(_exactly("core.sub_cores", width / warp, "warp.lanes", method))
    return Inference(tuple(findings), (curve,), tuple(notes))


def _barrier(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    costs = sorted(
        (float(items), t * hz, e * hz) for (items,), (t, e) in slopes_by(points, ("items",), "n", lambda tags: 1.0).items()
    )
    if not costs:
        return Inference(notes=("core.ops.barrier.latency_cycles: too noisy",))
    curve = Curve(
        "A barrier over the group", "work items of the group", "cycles", *_columns([(n, c) for n, c, _ in costs]), log_x=True
    )
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 32.0)
    _, cycles, sigma = max((row for row in costs if row[0] <= warp), default=costs[0])
    # a barrier is also issued, and its loop goes round
    low, high = max(0.0, cycles - 4 - 2 * sigma), cycles + 2 * sigma
    method = "barrier after barrier of a group of one warp, less two cycles for issuing it"
    found = Finding("core.ops.barrier.latency_cycles", max(low, cycles - 2), low, high, "warp.barrier", method)
    notes = tuple(f"{n:.0f} items: {c:.1f} cycles" for n, c, _ in costs)
    (fewer_items, less, e_less), (most, longest, e_longest) = (costs[-2], costs[-1]) if len(costs) > 1 else (costs[0], costs[0])
    apart = longest - less
    if longest < 2 * cycles or apart <= 0:
        return Inference((found,), (curve,), (*notes, "core.ops.barrier.per_cycle: warps do not queue for it in a group"))
    per_cycle = (most - fewer_items) / apart
    wide = Z80 * math.hypot(e_less, e_longest) / apart + 0.1
    method = f"work items over the cycles they add to a barrier, from groups of {fewer_items:.0f} to {most:.0f}"
    low, high = per_cycle * max(0.0, 1 - wide), per_cycle * (1 + wide)
    rate = Finding("core.ops.barrier.per_cycle", per_cycle, low, high, "warp.barrier", method)
    return Inference((found, rate), (curve,), notes)


def runs_of(order: Sequence[int]) -> tuple[int, int]:
    """Return the usual length of a run of neighbours that take the counter in lanes' order, and how many runs mix.

    `order[i]` is what work item i found. Work items of one warp find numbers that rise by the same step from lane to lane:
    by one where warps come one after the other, by k where k of them take turns.

    >>> runs_of([0, 1, 2, 3, 4, 5, 6, 7]), runs_of([0, 2, 4, 6, 1, 3, 5, 7]), runs_of([4, 5, 6, 7, 0, 1, 2, 3])
    ((8, 1), (4, 2), (4, 1))
    """
    steps = [b - a for a, b in itertools.pairwise(order)]
    if not steps:
        return len(order), 1
    usual = statistics.mode(steps)
    runs, length = [], 1
    for step in steps:
        if step == usual:
            length += 1
        else:
            runs.append(length)
            length = 1
    runs.append(length)
    return statistics.mode(runs), max(1, usual)


def _order(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    findings, curves, notes = [], [], [] if points else ["no counter was read back"]
    for point in points:
        taken = [int(v) for values in point.outputs.values() for v in values]
        space = point.tags["space"]
        if len(taken) < 2:
            notes.append(f"{space} counter: nothing was read back")
            continue
        run, mixed = runs_of(taken)
        least = min(taken)
        at = tuple(float(i) for i in range(len(taken)))
        curves.append(Curve(f"Order by a {space} counter", "work item", "turn", at, tuple(float(v - least) for v in taken)))
        if run == len(taken):
            notes.append(f"{space} counter: taken in the order of work items: warps do not show")
        elif run < 4:
            notes.append(f"{space} counter: no runs of neighbours: the order says nothing")
        else:
            notes += _conflict(run, known)
            method = f"runs of neighbours that take a {space} counter in order"
            findings.append(_exactly("core.warp_sizes", run, "warp.order", method))
            if mixed > 1:
                method = f"{mixed} runs of {run} take turns at a {space} counter"
                findings.append(_exactly("core.lanes", run * mixed, "warp.order", method))
    return Inference(tuple(findings), tuple(curves), tuple(notes))


probes.register("warp.size")(
    Probe("warp.size", "blocks of lanes on two paths: work items that must go together", _block_asks, _size)
)
probes.register("warp.stair")(
    Probe("warp.stair", "time over the work-group size of many groups", _stair_asks, _stair, ("warp.size",))
)
probes.register("warp.divergence")(
    Probe("warp.divergence", "time over the paths of a warp", _path_asks, _divergence, ("warp.size",))
)
probes.register("warp.lanes")(
    Probe("warp.lanes", "time of a single group over its size: lanes of a core", _lanes_asks, _lanes, ("warp.size",))
)
probes.register("warp.barrier")(
    Probe("warp.barrier", "a barrier over the group size", _barrier_asks, _barrier, ("compute.clock", "warp.size"))
)
probes.register("warp.order")(
    Probe(
        "warp.order",
        "order in which work items take a counter: warps, and warps side by side",
        _order_asks,
        _order,
        ("warp.size",),
        simulates=False,
        why_not="the engine does not order the atomics of a warp",
    )
)
