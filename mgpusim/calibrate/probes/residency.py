"""Residency: groups and items a core keeps, and the register pool behind them.

Two ways to count resident groups: by time (groups beyond the resident ones take it once more) and by groups that count
themselves in and out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, fewer, float32, group_sizes, int32, most_items, uint32, zeros
from mgpusim.calibrate.probes.reading import EXACTLY, Proven, Reading, Unseen, chosen, register_probe

_BC = (float32(0.5), float32(0.25))
_PER_CORE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 25, 28, 32, 33, 40, 48, 49, 64, 65, 96, 97)
_FEWER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 17, 20, 24, 25, 28, 32, 33)
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


def _walk(facts: DeviceFacts, per_core: int, items: int, registers: int) -> Ask:
    groups = max(1, facts.compute_units) * per_core
    n = fewer(facts, 256, 48)
    words = 1 << max(12, (max(1, facts.compute_units) * _PER_CORE_WORDS).bit_length() - 1)
    walk = (zeros(words, "uint32"), *_BC, int32(2), uint32(_STRIDE), uint32(words - 1), int32(n))
    tags = {"per_core": per_core, "items": items, "registers": registers}
    args = (zeros(groups * items, "float32"), *walk)
    return ask("compute_registers", "registers_resident", groups, items, args, tags, f"-DR={registers}")


def _resident_asks(facts: DeviceFacts) -> Iterator[Ask]:
    for items in group_sizes(facts, (8, 32, 64, 128, 256, 512, 1024) if facts.effort >= 1 else (8, 64, 256, 1024)):
        for k in _per_core(facts, max(4, min(97, 4608 // items))):
            yield _walk(facts, k, items, 0)


@register_probe("registers.resident", "groups a core keeps, over their size", _resident_asks, ("launch.floor", "warp.size"))
def _read_resident(r: Reading) -> None:
    counts = resident(r)
    add_limits(r, counts, "most resident over all group sizes; groups beyond them take the time again")


def _pool_values(facts: DeviceFacts) -> Sequence[int]:
    return (16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224) if facts.effort >= 1 else (24, 56, 112)


def _pool_asks(facts: DeviceFacts) -> Iterator[Ask]:
    items = most_items(facts, 128)
    for registers in _pool_values(facts):
        # up to twice what 64 Ki registers hold, as far as 4096 items a core
        for k in _per_core(facts, max(6, min(32, 2 * 65536 // (items * (registers + 8))))):
            yield _walk(facts, k, items, registers)


@register_probe("registers.pool", "groups a core keeps, over the registers they hold", _pool_asks, _BEFORE)
def _read_pool(r: Reading) -> None:
    counts = resident(r)
    add_pool(r, counts)


def resident(r: Reading) -> ResidentGroups:
    """Return the resident groups of each (items, registers) by the step in time where groups have to wait; draws each."""
    sets: dict[tuple[int, int], list[tuple[int, float]]] = {}
    for point in r.points:
        sets.setdefault((point.tags["items"], point.tags["registers"]), []).append((point.tags["per_core"], point.time_s))
    floor = chosen(r.known, "launch.floor_s", 0.0)
    counts: ResidentGroups = {}
    for (items, registers), members in sorted(sets.items()):
        rows = sorted(members)
        step = first_step(rows, floor)
        r.draw(f"Groups of {items} with {registers} values", "groups per core", "s", [(float(k), t) for k, t in rows])
        if step:
            counts[items, registers] = step
            r.mark((float(step[0]), "resident"))
        else:
            r.note(f"groups of {items}, {registers} values: no step up to {rows[-1][0]} a core")
    return counts


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
def _peak_asks(facts: DeviceFacts) -> Iterator[Ask]:
    values = {32: (0,), 64: (0,), 128: (0, *_pool_values(facts)), 256: (0, 64, 128), 512: (0,), 1024: (0,)}
    for items, registers in ((items, n) for items, of in values.items() for n in of if items <= most_items(facts, 1024)):
        groups = max(1, facts.compute_units) * _launched_per_core(items)
        args = (zeros(2), zeros(groups * items, "float32"), *_BC, int32(2), int32(fewer(facts, 2000, 10)))
        tags = {"items": items, "registers": registers}
        yield ask("compute_registers", "registers_peak", groups, items, args, tags, f"-DR={registers}", (0,))


def _launched_per_core(items: int) -> int:
    return max(4, 8192 // items)


@register_probe(
    "registers.peak", "groups that count themselves in and out, over their size and registers", _peak_asks, _BEFORE,
    why_not="values that atomics return are not kept between groups in a simulation",
)  # fmt: skip
def _read_peak(r: Reading) -> None:
    counts: ResidentGroups = {}
    all_at_once = set()
    for point in r.points:
        state = next(iter(point.outputs.values()), None)
        if state is not None and len(state) > 1 and int(state[1]) > 0:
            k = -(-int(state[1]) // r.cores)  # a few end before the last come: with more than k on each, one had k + 1
            counts[point.tags["items"], point.tags["registers"]] = k, k + 1
            if k >= _launched_per_core(point.tags["items"]):
                all_at_once.add(point.tags["items"])
    if not counts or max(k for k, _ in counts.values()) < 1:
        raise Unseen("no group counted itself: nothing was read back")
    how = f"groups on the device at once by their own count, over {r.cores} cores"
    add_limits(r, counts, how, all_at_once)
    add_pool(r, counts)


# ---- limits and pool ---------------------------------------------------------------------------------------------------
def add_limits(r: Reading, counts: ResidentGroups, how: str, all_at_once: Collection[int] = ()) -> None:
    """Add how many groups, warps and items a core keeps, from groups that hold few registers; note what does not show.

    A limit is one where groups of two sizes come near the same number. Else another limit may have come before it, or there
    were no more groups (`all_at_once`: sizes of which all were resident): then the device keeps at least as many.

    >>> sheet = Reading("p", DeviceFacts("a", 2, 1e9, 384, (384, 384, 384), 0, 0, 0), [], [])
    >>> add_limits(sheet, {(32, 0): (32, 33), (64, 0): (32, 33), (128, 0): (16, 17), (1024, 0): (2, 3)}, "")
    >>> [(f.field, f.value, f.high) for f in sheet.findings]
    [('core.max_groups', 32, 32), ('core.max_warps', 64, 65), ('core.max_items', 2048, 2111)]
    """
    warp = int(r.warp())
    few = {items: bounds for (items, registers), bounds in counts.items() if registers == 0}
    if not few:
        return
    odd = sorted(items for items, (k, _) in few.items() if any(other > items and more > k for other, (more, _) in few.items()))
    if odd:  # smaller groups fit at least as often: something else made these wait
        few = {items: bounds for items, bounds in few.items() if items not in odd}
        r.note(f"groups of {', '.join(map(str, odd))}: fewer seem resident than of larger ones; left out")
    units: tuple[tuple[str, Callable[[int], int]], ...] = (
        ("core.max_groups", lambda items: 1),
        ("core.max_warps", lambda items: -(-items // warp)),
        ("core.max_items", lambda items: items),
    )
    for field, unit in units:
        value = max(k * unit(items) for items, (k, _) in few.items())
        if field == "core.max_groups" and min(few) > warp:
            why = f"groups of one warp were not timed, or show no limit: larger ones stop at {value} for another"
            r.add(field, value, value, value, how, ("at least", why))
            continue
        # sizes that come near are limited by this and not by another limit
        near = {items: after * unit(items) - 1 for items, (k, after) in few.items() if k * unit(items) > 0.9 * value}
        why = f"groups of {', '.join(map(str, sorted(near)))} alone come near it: something else may stop them"
        proven: Proven = EXACTLY if len(near.keys() - set(all_at_once)) > 1 else ("at least", why)
        r.add(field, value, value, max(value, min(near.values())), how, proven)


def add_pool(r: Reading, counts: ResidentGroups) -> None:
    """Add the register pool that agrees with what is resident at each number of values in registers.

    A kernel needs 2 to 16 registers beside its values, of which it gets up to 8 more to a whole unit. Each sub-core may leave
    room for less than a warp unused. A power of two is taken where it is within narrow bounds, as pools are.
    """
    warp = int(r.warp())
    subs = int(chosen(r.known, "core.sub_cores", 1.0))
    most = min((f.low for f in r.known if f.field == "registers.max_per_item"), default=1e9)
    steps = {(items, n): bounds for (items, n), bounds in counts.items() if 0 < n <= most}
    ceiling = max((k * items for (items, _), (k, _) in counts.items()), default=0)
    low, high = 0.0, math.inf
    for (items, n), (k, after) in steps.items():
        low = max(low, k * items * (n + 2))
        if k * items < ceiling:  # limited by registers, not by another limit
            warps = -(-items // warp)
            high = min(high, max(after * items, (k * warps + subs) * warp) * (n + 24))
    kept = sorted({k * items for (items, _), (k, _) in steps.items()})
    r.note(f"resident items over live values: {', '.join(f'{n}: {k * items}' for (items, n), (k, _) in sorted(steps.items()))}")
    if len(kept) == 2 and kept[1] == 2 * kept[0]:
        r.note("registers.steps: residency falls once, by half: registers are the work item's own rather than a pool's")
    if not 0 < low <= high < math.inf:
        raise Unseen(f"registers.per_core: at least {low:.0f}, at most {high:.0f}: no pool agrees, or none is exhausted")
    how = "register pool that holds the resident groups at each number of values, and not one more"
    middle = math.sqrt(low * high)
    power = 2 ** round(math.log2(middle))
    value = power if low <= power <= high < 1.4 * low else round(middle)
    r.add("registers.per_core", value, low, high, how)
