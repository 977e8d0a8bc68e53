"""The size of a warp in four ways: divergence in blocks, paths, group sizes, and the order of work items."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Iterator, Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import FMA, ask, fewer, float32, int32, most_items, operation_ask, stair_sizes, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe

_BC = (float32(0.5), float32(0.25))

_WHOLE = 20
"""A shift that puts all work items of a group on one side."""


def _block_asks(facts: DeviceFacts) -> Iterator[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 3000, 20)
    for shift in (*(s for s in range(9) if 1 << s < local), _WHOLE):
        args = (zeros(local, "float32"), *_BC, int32(shift), int32(n), int32(n))
        yield ask("compute_warp", "warp_blocks", 1, local, args, {"block": 1 << shift})


@register_probe("warp.size", "blocks of lanes on two paths: work items that must go together", _block_asks)
def _read_blocks(r: Reading) -> None:
    """Two paths in one warp take both their times: the smallest block that takes one time fills a warp."""
    rows = r.rows("block")
    if len(rows) < 3:
        raise Unseen("core.warp_sizes: too few points")
    whole, parted = rows[-1][1], rows[0][1]
    r.draw("Two paths by blocks of work items", "items of a block", "s", rows[:-1], log="x")
    if parted < 1.25 * whole:
        method = "neighbours on two paths take no longer than on one: each work item goes its own way"
        r.exactly("core.warp_sizes", 1, method)
        return
    middle = (whole + parted) / 2
    together = [block for block, t in rows[:-1] if t < middle]
    if not together:
        raise Unseen(f"core.warp_sizes: more than the largest block, {rows[-2][0]:.0f}")
    value = together[0]
    if any(t < middle for block, t in rows if block < value) or any(t > middle for block, t in rows if block > value):
        raise Unseen("core.warp_sizes: the times do not fall once: too noisy")
    r.mark((value, "warp"))
    method = "method A: smallest block of work items on one path that does not pay for its neighbours' path"
    r.exactly("core.warp_sizes", value, method)


def _path_asks(facts: DeviceFacts) -> Iterator[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 400, 20)
    for paths in (1 << s for s in range(9)):
        if paths <= local:
            args = (zeros(local, "float32"), *_BC, int32(paths), int32(n))
            yield ask("compute_warp", "warp_paths", 1, local, args, {"paths": paths})


@register_probe("warp.divergence", "time over the paths of a warp", _path_asks, ("warp.size",))
def _read_paths(r: Reading) -> None:
    """Each path of a warp is a turn of its own, until every lane has one."""
    rows = r.rows("paths")
    if len(rows) < 3 or rows[1][1] <= rows[0][1]:
        raise Unseen("core.warp_sizes: a second path costs nothing" if len(rows) > 2 else "core.warp_sizes: too few points")
    unit = rows[1][1] - rows[0][1]
    value = 1.0
    for (before, t_before), (paths, t) in itertools.pairwise(rows):
        if t - t_before < 0.5 * unit * (paths - before):
            break
        value = paths
    start = rows[0][1] - unit
    r.draw("Paths of a warp", "paths", "s", rows, [(x, start + unit * min(x, value)) for x, _ in rows], "xy")
    r.mark((value, "every lane on a path of its own"))
    if value == rows[-1][0]:
        raise Unseen(f"core.warp_sizes: at least {value:.0f}: time still rises")
    r.note(f"a path costs {unit * 1e6:.3f} us as the only one and beside others alike")
    r.warp_size_conflicts(value)
    r.exactly("core.warp_sizes", value, "paths after which one more costs no turn of its own")


def _stair_asks(facts: DeviceFacts) -> list[Ask]:
    """Many groups of each size: a warp costs the same however many of its lanes there are."""
    groups = max(1, facts.compute_units) * fewer(facts, 64, 24)
    n = fewer(facts, 16, 2)
    return [operation_ask(facts, FMA, 256, 4, groups, items, n, {"items": items}) for items in stair_sizes(facts, 264)]


@register_probe("warp.stair", "time over the work-group size of many groups", _stair_asks, ("warp.size",))
def _read_stair(r: Reading) -> None:
    """The first work item too many for a warp makes every group a warp longer."""
    rows = r.rows("items")
    r.draw("Many groups over their size", "work items of a group", "s", rows)
    step = 1.08 + 4 * statistics.median(p.spread_s / p.time_s for p in r.points)
    if rows[0][0] > 4:
        raise Unseen("core.warp_sizes: no group of a few items was timed")
    first = statistics.median(t for items, t in rows if items <= 4)
    at = next((i for i, (_, t) in enumerate(rows) if min(t for _, t in rows[i : i + 2]) > step * first), None)
    if at is None:
        raise Unseen("core.warp_sizes: no step within range")
    before, after = rows[at - 1][0], rows[at][0]
    whole = 2.0 ** math.floor(math.log2(max(1.0, after - 1)))
    value = whole if before <= whole < after else before
    r.mark((value, "first step"))
    method = "method B: work items of a group at which many groups, all busy, first take longer"
    r.add("core.warp_sizes", value, before, max(before, after - 1), method)
    r.warp_size_conflicts(value)


def _order_asks(facts: DeviceFacts) -> Iterator[Ask]:
    local = most_items(facts, 1024)
    order = zeros(local, "uint32")
    for space, args in (("local", (order,)), ("global", (zeros(1, "uint32"), order))):
        tags = {"space": space, "items": local}
        yield ask("compute_warp", f"warp_order_{space}", 1, local, args, tags, outputs=(len(args) - 1,))


@register_probe(
    "warp.order", "order in which work items take a counter: warps, and warps side by side", _order_asks, ("warp.size",),
    why_not="the engine does not order the atomics of a warp",
)  # fmt: skip
def _read_order(r: Reading) -> None:
    for point in r.points:
        taken = [int(v) for values in point.outputs.values() for v in values]
        space = point.tags["space"]
        if len(taken) < 2:
            r.note(f"{space} counter: nothing was read back")
            continue
        run, mixed = runs_of(taken)
        rows = [(float(i), float(v - min(taken))) for i, v in enumerate(taken)]
        r.draw(f"Order by a {space} counter", "work item", "turn", rows)
        if run == len(taken):
            r.note(f"{space} counter: taken in the order of work items: warps do not show")
        elif run < 4:
            r.note(f"{space} counter: no runs of neighbours: the order says nothing")
        else:
            r.warp_size_conflicts(run)
            r.exactly("core.warp_sizes", run, f"runs of neighbours that take a {space} counter in order")
            if mixed > 1:
                r.exactly("core.lanes", run * mixed, f"{mixed} runs of {run} alternate at a {space} counter")


def runs_of(order: Sequence[int]) -> tuple[int, int]:
    """Return the usual length of a run of neighbours that take the counter in lanes' order, and how many runs mix.

    `order[i]` is what work item i found. Work items of one warp find numbers that rise by the same step from lane to lane. It is
    one where warps come one after the other, and k where k of them alternate.

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
