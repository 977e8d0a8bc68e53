"""Bandwidth of buffers: by footprint, by the width of a load, and of one core alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from mgpusim.calibrate.curves import Slope
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import (
    MB,
    again,
    ask,
    coprime,
    filling,
    groups_for,
    int32,
    octaves,
    pow2_below,
    power_of_two_group,
    rounds_of,
    uint32,
    zeros,
)
from mgpusim.calibrate.probes.reading import (
    AFTER_CACHES,
    AFTER_CLOCK,
    OF_CORES,
    REACHED,
    SHARED,
    Reading,
    Unseen,
    median_slope,
    register_probe,
)

LOADED = {1: ("uchar", "uint8"), 2: ("ushort", "uint16"), 4: ("uint", "uint32"), 8: ("uint2", "uint32"), 16: ("uint4", "uint32")}
"""OpenCL type and dtype of its scalars, by the bytes of a load."""
EQUAL = 1.15
"""Times as long as each other that loads of different widths may take, and still be served alike."""
NEIGHBOURS = 4
"""Items that read the same 16 bytes, where the port of a cache may hand out more in a cycle than a line of it holds."""
FEW_ITEMS = 0.2
"""Share of a warp below which the items served in a cycle are a limit of their own: load pipes take a quarter of one or more."""


def _rounds_over(
    size_b: int, width: int, local: int, groups: int, loads: int, rounds: int, shared: int = 1, **tags: object
) -> Ask:
    """Return a launch of `read_rounds` over a footprint of `size_b` bytes (a power of two, at least a round of a group).

    So many neighbours as are `shared` read the same element; what is moved are the bytes of all of them.
    """
    kind, dtype = LOADED[width]
    span = loads * local  # elements of a round of a group
    blocks = size_b // width // span
    spacing = coprime(0.6180339887 * blocks, blocks) * span if blocks > 1 else span
    scalars = max(1, width // 4)
    args = (
        zeros(size_b // width * scalars, dtype), zeros(local * groups * scalars, dtype), uint32(size_b // width - 1),
        uint32(spacing), int32(rounds),
    )  # fmt: skip
    moved = rounds * span * width * groups
    tags = {
        "size_b": size_b,
        "width_b": width,
        "rounds": rounds,
        "moved_b": moved,
        "groups": groups,
        "items": local * groups,
        "shared": shared,
        **tags,
    }
    options = f"-DT={kind} -DPARTS={scalars} -DLOADS={loads} -DSHARED={shared}"
    return ask("bandwidth_buffer", "read_rounds", groups, local, args, tags, options)


def _buffer_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """All cores read float4-wide from footprints of 4 KiB up to beyond every cache.

    On a device all groups are resident at once. Were they dispatched while others already end, some of that would be in the
    short launch and not in the long one.
    """
    local, groups = filling(facts, 64, 8192 if facts.simulated else 2048)
    most = min(4 * MB if facts.simulated else 256 * MB, facts.max_alloc_b, facts.compute_units * 8 * MB)
    for size in octaves(4096, pow2_below(most)):
        for rounds in rounds_of((48, 240), (8, 24), facts):
            yield _rounds_over(size, 16, local, groups, 4, rounds)
    for width, shared, rounds in again(product((8, 16), (1, NEIGHBOURS), rounds_of((48, 240), (8, 24), facts))):
        yield _rounds_over(4096, width, local, groups, 4, rounds, shared, kind="port")


@register_probe("memory.bandwidth_buffer", "bandwidth of buffers over the footprint", _buffer_asks, AFTER_CACHES)
def _read_buffer(r: Reading) -> None:
    """L1 and L2: bytes per cycle of footprints that lie well within each, by the sizes that the chase found."""
    slopes = r.slopes(["size_b"], "moved_b", kind=None)
    rate = {x: 1 / s.value / r.hz for x, s in sorted(slopes.items())}
    cores = r.facts.compute_units
    r.draw("Bandwidth of buffers", "bytes", "bytes a cycle, all cores", rate.items(), log="xy")
    l1, l2 = r.value("l1.size_b"), r.value("l2.size_b")
    in_flight = 16 * r.in_flight()
    if l1 and (first := [s for x, s in slopes.items() if x <= 0.6 * l1]):
        slope, how, held_up = _port(r, median_slope(first))
        r.port("l1.b_per_cycle", slope, 1 / cores, how, REACHED, (in_flight, r.value("l1.latency_cycles")), held_up)
    low = 3 * l1 if l1 else 0.0
    high = 0.6 * l2 if l2 else 16 * l1 if l1 else 0.0
    beyond = {x: s for x, s in slopes.items() if low <= x <= high}
    second = next(
        (far for k in (4, 2) if (far := {x: s for x, s in beyond.items() if x > k * low})), beyond
    )  # the further, the fewer hits in L1
    if second:
        flight = (cores * in_flight, r.value("l2.latency_cycles"))
        missed = 1.0 - (l1 or 0.0) / min(second)  # at least, of what the first level holds a part of
        how, reach = "footprints beyond L1 and within L2", (SHARED[0] * missed, SHARED[1])
        r.port("l2.b_per_cycle", median_slope(second.values()), 1.0, how, reach, flight, OF_CORES)
    else:
        r.note("no footprint lies between the caches' sizes (or they are not known): no bandwidth of L2")


def _port(r: Reading, apart: Slope) -> tuple[Slope, str, str]:
    """Return the slope that shows the port of the first level, how it was read, and what else may hold it up.

    A cache that looks up a line in a cycle may have a port to the registers that is wider: then neighbours that read the same
    bytes get more of them than those that read `apart`. What holds the loads up are bytes only where half as many a load take
    half the time: else a core may issue no more of them.
    """
    ports = r.slopes(["width_b", "shared"], "moved_b", kind="port")
    same, how = ports.get((16, NEIGHBOURS)), "footprints within L1, over the cores"
    narrow = ports.get((8, 1))
    if same and EQUAL * same.value < apart.value:
        apart, narrow = same, ports.get((8, NEIGHBOURS))
        how = f"{NEIGHBOURS} neighbours read the same 16 bytes within L1, over the cores"
    if narrow and narrow.value > EQUAL * apart.value:
        return apart, how, f"loads of 8 bytes get {apart.value / narrow.value:.0%} as many: how many are issued may hold them up"
    return apart, how, ""


def _width_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """The first level by the width of a load, 1 to 16 bytes; large groups: a core may have one of them at a time."""
    local = power_of_two_group(facts, 128)
    for width in LOADED:
        last = 320 if width <= 4 else 1280 // width
        for rounds in rounds_of((last // 4, last), (8, 24), facts):
            yield _rounds_over(8192, width, local, groups_for(facts, local, 8192), 4, rounds)


@register_probe(
    "memory.bandwidth_width", "bandwidth of the first level over the bytes of a load", _width_asks, (*AFTER_CACHES, "warp.size")
)
def _read_width(r: Reading) -> None:
    """The first level by width; where no cache is there, the work items that the path to the buffers serves in a cycle.

    Loads of 1 to 4 bytes that take equally long are served item by item, where that is slower than warps could ask.
    """
    slopes = r.slopes(["width_b"], "moved_b")
    rates = [(w, 1 / s.value / r.hz) for w, s in sorted(slopes.items())]
    r.draw("Bandwidth by width of a load", "bytes a load", "bytes a cycle, all cores", rates, log="xy")
    cores = r.facts.compute_units
    cycles = {w: w / rate * cores for w, rate in rates}  # of a core, for the load of an item
    if not cycles.keys() >= {1, 4, 16} or r.value("l1.size_b"):
        return
    apart = max(cycles[w] for w in cycles if w <= 4) / min(cycles[w] for w in cycles if w <= 4)
    if apart > EQUAL:
        raise Unseen(f"loads of 1 to 4 bytes take up to {apart:.1f} times as long as each other: bytes or lines count, not items")
    if 1 / cycles[4] > FEW_ITEMS * (r.value("core.warp_sizes") or 32.0):
        raise Unseen("loads of 1 to 4 bytes are served as fast as warps ask: no limit by items is to be seen")
    of_item = Slope(*(4 * v for v in (slopes[4].value, slopes[4].low, slopes[4].high)))
    how = f"loads of 4 bytes a cycle of a core; those of 1 byte take {cycles[1] / cycles[4]:.2f} times as long"
    items, latency = r.in_flight(), r.value("l2.latency_cycles")
    r.port("core.load_items_per_cycle", of_item, 1 / cores, how, REACHED, (items, latency))
    if cycles[16] > EQUAL * cycles[4]:
        how = "bytes a cycle of a core by loads of 16"
        r.port("core.load_b_per_cycle", slopes[16], 1 / cores, how, REACHED, (16 * items, latency))


def _core_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """One core alone, by footprint: what its own misses in flight allow."""
    local = power_of_two_group(facts, 1024)
    for size in octaves(4 * local * 16, MB if facts.simulated else 4 * MB):
        for rounds in rounds_of((64, 256), (8, 24), facts):
            yield _rounds_over(size, 16, local, 1, 4, rounds)


@register_probe("memory.core_bandwidth", "bandwidth of one core alone over the footprint", _core_asks, AFTER_CLOCK)
def _read_core(r: Reading) -> None:
    """One core alone: for the report. What its misses in flight allow is at least this."""
    slopes = r.slopes(["size_b"], "moved_b")
    rates = [(w, 1 / s.value / r.hz) for w, s in sorted(slopes.items())]
    r.draw("Bandwidth of one core", "bytes", "bytes a cycle", rates, log="xy")
    r.note("one group asks for less than a core could keep in flight: no number of miss registers is read off")
