"""Probes of the warp: its size in three ways, lanes of a core, what diverging and barriers cost, the order of work items."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.compute_probes import OPERATIONS, operation_ask
from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import ask, f32, fewer, i32, items_of, most_items, zeros

__all__: list[str] = []

_BC = (f32(0.5), f32(0.25))
_WHOLE = 20
"""A shift that puts all work items of a group on one side."""


def _block_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 3000, 20)
    return [
        ask("compute_warp.cl", "warp_blocks", "", local, local, (zeros("float32", local), *_BC, i32(shift), i32(n), i32(n)), {"block": 1 << shift})
        for shift in (*(s for s in range(9) if 1 << s < local), _WHOLE)
    ]  # fmt: skip


def _path_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 256)
    n = fewer(facts, 400, 20)
    return [
        ask("compute_warp.cl", "warp_paths", "", local, local, (zeros("float32", local), *_BC, i32(paths), i32(n)), {"paths": paths})
        for paths in (1 << s for s in range(9))
        if paths <= local
    ]  # fmt: skip


def _stair_sizes(facts: Facts, top: int) -> list[int]:
    fine = {1, *range(4, 137, 4 if facts.effort >= 1 else 8)}
    coarse = range(160, top + 1, 32 if facts.effort >= 1 else 64)
    return items_of(facts, sorted(fine | set(coarse) | {s + 1 for s in (64, 128, 256, 384, 512, 768) if s < top} | {top}))


def _stair_asks(facts: Facts) -> list[Ask]:
    """Many groups of each size: a warp costs the same however many of its lanes there are."""
    groups = max(1, facts.compute_units) * fewer(facts, 64, 24)
    n = fewer(facts, 16, 2)
    options = OPERATIONS["fma"].options
    return [
        operation_ask(facts, options, 256, 4, groups, items, n, {"items": items})
        for items in _stair_sizes(facts, 264)
    ]  # fmt: skip


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
            asks.append(ask("compute_warp.cl", "warp_barriers", "", items, items, (zeros("float32", items), f32(0.5), i32(n)), tags))
    return asks


def _order_asks(facts: Facts) -> list[Ask]:
    local = most_items(facts, 1024)
    order = zeros("uint32", local)
    return [
        ask("compute_warp.cl", "warp_order_local", "", local, local, (order,), {"space": "local", "items": local}, (0,)),
        ask("compute_warp.cl", "warp_order_global", "", local, local, (zeros("uint32", 1), order), {"space": "global", "items": local}, (1,)),
    ]  # fmt: skip


def _todo(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    return Inference()


probes.register("warp.size")(Probe("warp.size", "blocks of lanes on two paths: work items that must go together", _block_asks, _todo))
probes.register("warp.stair")(Probe("warp.stair", "time over the work-group size of many groups", _stair_asks, _todo))
probes.register("warp.divergence")(Probe("warp.divergence", "time over the paths of a warp", _path_asks, _todo))
probes.register("warp.lanes")(Probe("warp.lanes", "time of a single group over its size: lanes of a core", _lanes_asks, _todo))
probes.register("warp.barrier")(Probe("warp.barrier", "a barrier over the group size", _barrier_asks, _todo, ("compute.clock",)))
probes.register("warp.order")(
    Probe(
        "warp.order", "order in which work items take a counter: warps, and warps side by side", _order_asks, _todo,
        ("warp.size",), simulates=False, why_not="the engine does not order the atomics of a warp",
    )
)  # fmt: skip
