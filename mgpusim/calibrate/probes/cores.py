"""The number of cores: each round of as many busy groups as there are cores takes as long again."""

from __future__ import annotations

import itertools

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import FMA, fewer, most_items, operation_ask
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe


def _cores_asks(facts: DeviceFacts) -> list[Ask]:
    """Groups that keep a core busy: each round of as many as there are cores takes as long again."""
    told = max(1, facts.compute_units)
    counts = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, *(told * k + d for k in (1, 2, 3) for d in (-1, 0, 1))}
    if facts.effort < 1:
        counts = {1, 2, told // 2, *(told * k + d for k in (1, 2) for d in (-1, 0, 1))}
    counts = {g for g in counts | {told // 2} if 1 <= g <= 3 * told + 1}
    local = most_items(facts, 256)
    n = fewer(facts, 200, 4)
    return [operation_ask(facts, FMA, 256, 4, groups, local, n, {"groups": groups, "items": local}) for groups in sorted(counts)]


@register_probe("launch.cores", "busy groups over their number: the cores", _cores_asks)
def _read(r: Reading) -> None:
    rows = sorted((int(point.tags["groups"]), point.time_s) for point in r.points)
    r.draw("Busy groups over their number", "groups", "s", r.rows("groups"))
    jumps = [(after[1] - before[1], before[0], after[0]) for before, after in itertools.pairwise(rows)]
    top = max(jumps, default=(0.0, 0, 0))[0]
    if top < 0.15 * rows[0][1]:
        raise Unseen("shader_cores: no step in the time of busy groups")
    _, before, after = next(jump for jump in jumps if jump[0] > 0.4 * top)
    r.mark((float(before), "one group on each core"))
    r.add("shader_cores", before, before, max(before, after - 1), "busy groups that take no longer than one")
    told = r.facts.compute_units
    if not before <= told < after:
        r.note(f"conflict: shader_cores is {before} here, the device tells {told} compute units")
