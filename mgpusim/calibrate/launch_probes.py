"""Probes of launching: the floor of an event, the dispatch of groups and warps, the number of cores.

The gap between kernels and the host's call do not show in the time of an event; no launch here asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.compute_probes import OPERATIONS, operation_ask
from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import ask, fewer, i32, items_of, most_items, zeros

__all__: list[str] = []


def _empty(groups: int, items: int) -> Ask:
    tags = {"groups": groups, "items": items}
    return ask("compute_launch.cl", "launch_empty", "", groups * items, items, (zeros("int32", 1), i32(0)), tags)


def _floor_asks(facts: Facts) -> list[Ask]:
    return [_empty(1, items) for items in items_of(facts, (1, 64, 256, 1024))]


def _dispatch_asks(facts: Facts) -> list[Ask]:
    counts = (1, 1000, 4000, 16000, 66000) if facts.effort >= 1 else (1000, 4000, 16000)
    sizes = items_of(facts, (1, 8, 16, 32, 64, 128, 256, 384, 512, 640, 768, 896, 1024))
    return [_empty(groups, items) for items in sizes for groups in counts]


def _cores_asks(facts: Facts) -> list[Ask]:
    """Groups that keep a core busy: each round of as many as there are cores takes as long again."""
    told = max(1, facts.compute_units)
    counts = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, *(told * k + d for k in (1, 2, 3) for d in (-1, 0, 1))}
    counts = {g for g in counts | {told // 2} if 1 <= g <= 3 * told + 1}
    local = most_items(facts, 256)
    n = fewer(facts, 200, 4)
    return [
        operation_ask(facts, OPERATIONS["fma"].options, 256, 4, groups, local, n, {"groups": groups, "items": local})
        for groups in sorted(counts)
    ]


def _todo(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    return Inference()


probes.register("launch.floor")(Probe("launch.floor", "event time of an empty kernel of one group", _floor_asks, _todo))
probes.register("launch.dispatch")(
    Probe("launch.dispatch", "empty kernels over groups and their size", _dispatch_asks, _todo, ("compute.clock", "warp.size"))
)
probes.register("launch.cores")(Probe("launch.cores", "busy groups over their number: the cores", _cores_asks, _todo))
