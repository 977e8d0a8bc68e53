"""Bandwidth of buffers: by footprint, by the width of a load, and of one core alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts, Point
from mgpusim.calibrate.probes.asking import (
    MB,
    ask,
    coprime,
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
    SHARED,
    Reading,
    add_port,
    log_curve,
    median_slope,
    register_reading,
    slopes,
)

LOADED = {1: ("uchar", "uint8"), 2: ("ushort", "uint16"), 4: ("uint", "uint32"), 8: ("uint2", "uint32"), 16: ("uint4", "uint32")}
"""OpenCL type and dtype of its scalars, by the bytes of a load."""


def _rounds_over(size_b: int, width: int, local: int, groups: int, loads: int, rounds: int, **tags: object) -> Ask:
    """Return a launch of `read_rounds` over a footprint of `size_b` bytes (a power of two, at least a round of a group)."""
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
    tags = {"size_b": size_b, "width_b": width, "rounds": rounds, "moved_b": moved, "groups": groups, **tags}
    return ask("bandwidth_buffer", "read_rounds", groups, local, args, tags, f"-DT={kind} -DPARTS={scalars} -DLOADS={loads}")


def _buffer_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """All cores read float4-wide from footprints of 4 KiB up to beyond every cache.

    On a device all groups are resident at once: were they handed out while others already end, some of that would be in the
    short launch and not in the long one.
    """
    local = power_of_two_group(facts, 64)
    groups = groups_for(facts, local, 8192 if facts.simulated else 2048)
    most = min(4 * MB if facts.simulated else 256 * MB, facts.max_alloc_b, facts.compute_units * 8 * MB)
    for size in octaves(4096, pow2_below(most)):
        for rounds in rounds_of((48, 240), (8, 24), facts):
            yield _rounds_over(size, 16, local, groups, 4, rounds)


@register_reading("memory.bandwidth_buffer", "bandwidth of buffers over the footprint", _buffer_asks, AFTER_CACHES)
def _read_buffer(r: Reading, points: Sequence[Point]) -> None:
    """L1 and L2: bytes per cycle of footprints that lie well within each, by the sizes that the chase found."""
    found = slopes(points, ["size_b"], "moved_b")
    rate = {x: 1 / s.value / r.hz for x, s in sorted(found.items())}
    cores = r.facts.compute_units
    r.curves.append(log_curve("Bandwidth of buffers", "bytes", "bytes a cycle, all cores", list(rate.items())))
    l1, l2 = r.value("l1.size_b"), r.value("l2.size_b")
    if l1:
        first = [s for x, s in found.items() if x <= 0.6 * l1]
        if first:
            add_port(r, "l1.b_per_cycle", median_slope(first), 1 / cores, "footprints within L1, over the cores")
    low = 3 * l1 if l1 else 0.0
    high = 0.6 * l2 if l2 else 16 * l1 if l1 else 0.0
    beyond = {x: s for x, s in found.items() if low <= x <= high}
    second = next(
        (far for k in (4, 2) if (far := [s for x, s in beyond.items() if x > k * low])), list(beyond.values())
    )  # the further, the fewer hits in L1
    if second:
        add_port(r, "l2.b_per_cycle", median_slope(second), 1.0, "footprints beyond L1 and within L2", SHARED)
    else:
        r.notes.append("no footprint lies between the caches' sizes (or they are not known): no bandwidth of L2")


def _width_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """The first level by the width of a load, 1 to 16 bytes."""
    local = power_of_two_group(facts, 64)
    for width in LOADED:
        last = 320 if width <= 4 else 1280 // width
        for rounds in rounds_of((last // 4, last), (8, 24), facts):
            yield _rounds_over(8192, width, local, groups_for(facts, local, 8192), 8, rounds)


@register_reading("memory.bandwidth_width", "bandwidth of the first level over the bytes of a load", _width_asks)
def _read_width(r: Reading, points: Sequence[Point]) -> None:
    """The first level by width: for the report."""
    found = slopes(points, ["width_b"], "moved_b")
    r.curves.append(
        log_curve(
            "Bandwidth by width of a load",
            "bytes a load",
            "bytes a cycle, all cores",
            [(w, 1 / s.value / r.hz) for w, s in sorted(found.items())],
        )
    )


def _core_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """One core alone, by footprint: what its own misses in flight allow."""
    local = power_of_two_group(facts, 1024)
    for size in octaves(4 * local * 16, MB if facts.simulated else 4 * MB):
        for rounds in rounds_of((64, 256), (8, 24), facts):
            yield _rounds_over(size, 16, local, 1, 4, rounds)


@register_reading("memory.core_bandwidth", "bandwidth of one core alone over the footprint", _core_asks)
def _read_core(r: Reading, points: Sequence[Point]) -> None:
    """One core alone: for the report. What its misses in flight allow is at least this."""
    found = slopes(points, ["size_b"], "moved_b")
    r.curves.append(
        log_curve("Bandwidth of one core", "bytes", "bytes a cycle", [(w, 1 / s.value / r.hz) for w, s in sorted(found.items())])
    )
    r.notes.append("one group asks for less than a core could keep in flight: no number of miss registers is read off")
