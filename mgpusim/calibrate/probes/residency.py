"""Residency: groups and items a core keeps, and the register pool behind them.

Two ways to count resident groups: by time (groups beyond the resident ones take it once more) and by groups that count
themselves in and out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

from mgpusim.calibrate.probe import Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import ask, fewer, float32, group_sizes, int32, most_items, uint32, zeros
from mgpusim.calibrate.probes.reading import EXACTLY, Proven, chosen

__all__ = ["first_step", "limits_of", "pool_of"]

_BC = (float32(0.5), float32(0.25))
_PER_CORE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 25, 28, 32, 33, 40, 48, 49, 64, 65, 96, 97)
_FEWER = (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 16, 17, 24, 25, 32, 33)
_STRIDE = 32  # words: neighbouring steps of a walk are on lines of their own, of at most 128 bytes

_PER_CORE_WORDS = 8192
"""Length of the ring per core: 32 KiB are in the shared cache of all GPUs we know, and all cores' together in no L1. Were
some launches to fit a cache and others not, their times would jump for that reason."""
_BEFORE = ("launch.floor", "warp.size", "warp.lanes", "registers.spill")

ResidentGroups = dict[tuple[int, int], tuple[float, float]]
"""Groups resident on a core by (items, values in registers): as many as this, fewer than that."""


# ---- by time -----------------------------------------------------------------------------------------------------------
def _per_core(facts: DeviceFacts, most: int) -> list[int]:
    return [k for k in (_PER_CORE if facts.effort >= 1 else _FEWER) if k <= most]


def _walk(facts: DeviceFacts, per_core: int, items: int, r: int) -> Ask:
    groups = max(1, facts.compute_units) * per_core
    n = fewer(facts, 256, 48)
    words = 1 << max(12, (max(1, facts.compute_units) * _PER_CORE_WORDS).bit_length() - 1)
    args = (
        zeros(groups * items, "float32"),
        zeros(words, "uint32"),
        *_BC,
        int32(2),
        uint32(_STRIDE),
        uint32(words - 1),
        int32(n),
    )
    tags = {"per_core": per_core, "items": items, "registers": r}
    return ask("compute_registers", "registers_resident", groups, items, args, tags, f"-DR={r}")


def _resident_asks(facts: DeviceFacts) -> list[Ask]:
    asks = []
    for items in group_sizes(facts, (8, 32, 64, 128, 256, 512, 1024) if facts.effort >= 1 else (8, 64, 256, 1024)):
        most = max(4, min(97, 4608 // items))
        asks += [_walk(facts, k, items, 0) for k in _per_core(facts, most)]
    return asks


@register_probe("registers.resident", "groups a core keeps, over their size", _resident_asks, ("launch.floor", "warp.size"))
def _read_resident(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    counts, curves, notes = resident(points, known)
    how = "most resident over all group sizes; groups beyond them take the time again"
    findings, more = limits_of(counts, _warp_of(known), "registers.resident", how)
    return Inference(tuple(findings), tuple(curves), (*notes, *more))


def _pool_values(facts: DeviceFacts) -> Sequence[int]:
    return (16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224) if facts.effort >= 1 else (24, 56, 112)


def _pool_asks(facts: DeviceFacts) -> list[Ask]:
    items = most_items(facts, 128)
    asks = []
    for r in _pool_values(facts):
        # up to twice what 64 Ki registers hold, as far as 4096 items a core
        most = max(6, min(32, 2 * 65536 // (items * (r + 8))))
        asks += [_walk(facts, k, items, r) for k in _per_core(facts, most)]
    return asks


@register_probe("registers.pool", "groups a core keeps, over the registers they hold", _pool_asks, _BEFORE)
def _read_pool(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    counts, curves, notes = resident(points, known)
    findings, more = pool_of(counts, known, "registers.pool")
    return Inference(tuple(findings), tuple(curves), (*notes, *more))


def resident(points: Sequence[Point], known: Sequence[Finding]) -> tuple[ResidentGroups, list[Curve], list[str]]:
    """Return the resident groups of each (items, registers) by the step in time where groups have to wait."""
    sets: dict[tuple[int, int], list[tuple[int, float]]] = {}
    for point in points:
        sets.setdefault((point.tags["items"], point.tags["registers"]), []).append((point.tags["per_core"], point.time_s))
    floor = chosen(known, "launch.floor_s", 0.0)
    counts: ResidentGroups = {}
    curves, notes = [], []
    for (items, registers), members in sorted(sets.items()):
        rows = sorted(members)
        step = first_step(rows, floor)
        marks = ((float(step[0]), "resident"),) if step else ()
        x, y = tuple(float(k) for k, _ in rows), tuple(t for _, t in rows)
        curves.append(Curve(f"Groups of {items} with {registers} values", "groups per core", "s", x, y, marks=marks))
        if step:
            counts[items, registers] = step
        else:
            notes.append(f"groups of {items}, {registers} values: no step up to {rows[-1][0]} a core")
    if not sets:
        notes.append("no groups were timed")
    return counts, curves, notes


def first_step(rows: Sequence[tuple[int, float]], floor: float = 0.0) -> tuple[int, int] | None:
    """Return the numbers before and after the first jump: by nearly the first time, far above the growth before and behind.

    `floor` is what every launch takes. Where a unit is busy rather than the groups waiting, time grows without a jump.

    >>> first_step([(1, 10.0), (2, 10.2), (3, 10.3), (4, 18.1), (5, 18.2)])
    (3, 4)
    >>> first_step([(1, 10.0), (2, 10.0), (3, 15.0), (4, 20.0), (5, 25.0)])
    """
    base = rows[0][1]
    for i in range(1, len(rows)):
        (before, t_before), (after, t) = rows[i - 1], rows[i]
        jump, wide = t - t_before, after - before
        growth = max(0.0, t_before - base) / max(1, before - rows[0][0])
        behind = max(0.0, rows[i + 1][1] - t) / (rows[i + 1][0] - after) if i + 1 < len(rows) else 0.0
        one_each = before == 1 and jump > 0.8 * (base - floor)  # a single group at a time: every group is a step
        if jump > 0.4 * (base - floor) and jump > 4 * growth * wide and (jump > 3 * behind * wide or one_each):
            return before, after
    return None


# ---- by groups that count themselves -----------------------------------------------------------------------------------
def _peak_asks(facts: DeviceFacts) -> list[Ask]:
    asks = []
    for items, values in (
        (32, (0,)),
        (64, (0,)),
        (128, (0, *_pool_values(facts))),
        (256, (0, 64, 128)),
        (512, (0,)),
        (1024, (0,)),
    ):
        if items > most_items(facts, 1024):
            continue
        groups = max(1, facts.compute_units) * _launched_per_core(items)
        for r in values:
            args = (zeros(2), zeros(groups * items, "float32"), *_BC, int32(2), int32(fewer(facts, 2000, 10)))
            tags = {"items": items, "registers": r}
            asks.append(ask("compute_registers", "registers_peak", groups, items, args, tags, f"-DR={r}", (0,)))
    return asks


def _launched_per_core(items: int) -> int:
    return max(4, 8192 // items)


@register_probe(
    "registers.peak",
    "groups that count themselves in and out, over their size and registers",
    _peak_asks,
    _BEFORE,
    why_not="values that atomics return are not kept between groups in a simulation",
)
def _read_peak(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    counts: ResidentGroups = {}
    all_at_once = set()
    cores = max(1, facts.compute_units)
    for point in points:
        state = next(iter(point.outputs.values()), None)
        if state is not None and len(state) > 1 and int(state[1]) > 0:
            k = -(-int(state[1]) // cores)  # a few end before the last come: with more than k on each, one had k + 1
            counts[point.tags["items"], point.tags["registers"]] = k, k + 1
            if k >= _launched_per_core(point.tags["items"]):
                all_at_once.add(point.tags["items"])
    if not counts or max(k for k, _ in counts.values()) < 1:
        return Inference(notes=("no group counted itself: nothing was read back",))
    how = f"groups on the device at once by their own count, over {cores} cores"
    limits, unseen = limits_of(counts, _warp_of(known), "registers.peak", how, all_at_once)
    findings, notes = pool_of(counts, known, "registers.peak")
    return Inference((*limits, *findings), (), (*unseen, *notes))


# ---- limits and pool ---------------------------------------------------------------------------------------------------
def _warp_of(known: Sequence[Finding]) -> int:
    return int(chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 32.0))


def limits_of(
    counts: ResidentGroups, warp: int, probe: str, how: str, all_at_once: Collection[int] = ()
) -> tuple[list[Finding], list[str]]:
    """Return how many groups, warps and items a core keeps, from groups that hold few registers; and what does not show.

    A limit is one where groups of two sizes come near the same number. Else another limit may have come before it, or there
    were no more groups (`all_at_once`: sizes of which all were resident): then the device keeps at least as many.

    >>> counts = {(32, 0): (32, 33), (64, 0): (32, 33), (128, 0): (16, 17), (1024, 0): (2, 3)}
    >>> [(f.field, f.value, f.high) for f in limits_of(counts, 32, "p", "")[0]]
    [('core.max_groups', 32, 32), ('core.max_warps', 64, 65), ('core.max_items', 2048, 2111)]
    """
    few = {items: bounds for (items, registers), bounds in counts.items() if registers == 0}
    if not few:
        return [], []
    findings, notes = [], []
    proven: Proven
    odd = sorted(items for items, (k, _) in few.items() if any(other > items and more > k for other, (more, _) in few.items()))
    if odd:  # smaller groups fit at least as often: something else made these wait
        few = {items: bounds for items, bounds in few.items() if items not in odd}
        notes.append(f"groups of {', '.join(map(str, odd))}: fewer seem resident than of larger ones; left out")
    units: tuple[tuple[str, Callable[[int], int]], ...] = (
        ("core.max_groups", lambda items: 1),
        ("core.max_warps", lambda items: -(-items // warp)),
        ("core.max_items", lambda items: items),
    )
    for field, unit in units:
        value = max(k * unit(items) for items, (k, _) in few.items())
        if field == "core.max_groups" and min(few) > warp:
            proven = "at least", f"groups of one warp were not timed, or show no limit: larger ones stop at {value} for another"
            findings.append(Finding(field, value, value, value, probe, how, *proven))
            continue
        # sizes that come near are limited by this and not by another limit
        near = {items: after * unit(items) - 1 for items, (k, after) in few.items() if k * unit(items) > 0.9 * value}
        if len(near.keys() - set(all_at_once)) > 1:
            proven = EXACTLY
        else:
            proven = "at least", f"groups of {', '.join(map(str, sorted(near)))} alone come near it: something else may stop them"
        findings.append(Finding(field, value, value, max(value, min(near.values())), probe, how, *proven))
    return findings, notes


def pool_of(counts: ResidentGroups, known: Sequence[Finding], probe: str) -> tuple[list[Finding], list[str]]:
    """Return the register pool that agrees with what is resident at each number of values in registers.

    A kernel needs 2 to 16 registers beside its values, of which it gets up to 8 more to a whole unit. Each sub-core may leave
    room for less than a warp unused. A power of two is taken where it is within narrow bounds, as pools are.
    """
    warp = _warp_of(known)
    subs = int(chosen(known, "core.sub_cores", 1.0))
    most = min((f.low for f in known if f.field == "registers.max_per_item"), default=1e9)
    steps = {(items, r): bounds for (items, r), bounds in counts.items() if 0 < r <= most}
    ceiling = max((k * items for (items, _), (k, _) in counts.items()), default=0)
    low, high = 0.0, math.inf
    for (items, r), (k, after) in steps.items():
        low = max(low, k * items * (r + 2))
        if k * items < ceiling:  # limited by registers, not by another limit
            warps = -(-items // warp)
            high = min(high, max(after * items, (k * warps + subs) * warp) * (r + 24))
    kept = sorted({k * items for (items, r), (k, _) in steps.items()})
    notes = [f"resident items over live values: {', '.join(f'{r}: {k * items}' for (items, r), (k, _) in sorted(steps.items()))}"]
    if len(kept) == 2 and kept[1] == 2 * kept[0]:
        notes.append("registers.steps: residency falls once, by half: registers are the work item's own rather than a pool's")
    if not 0 < low <= high < math.inf:
        return [], [*notes, f"registers.per_core: at least {low:.0f}, at most {high:.0f}: no pool agrees, or none is exhausted"]
    how = "register pool that holds the resident groups at each number of values, and not one more"
    middle = math.sqrt(low * high)
    power = 2 ** round(math.log2(middle))
    value = power if low <= power <= high < 1.4 * low else round(middle)
    return [Finding("registers.per_core", value, low, high, probe, how)], notes
