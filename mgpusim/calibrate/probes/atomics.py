"""Atomics: additions to one address and to many, of global and of local memory."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, filling, int32, rounds_of, uint32, zeros
from mgpusim.calibrate.probes.reading import (
    AFTER_CLOCK,
    AFTER_LINES,
    EXACTLY,
    REACHED,
    Proven,
    Reading,
    Unseen,
    narrowest,
    register_probe,
)

FEW = 512
"""Work items of a core: all of them are resident on any GPU, so that none follows while others end."""


def _global_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Additions to one address, to neighbouring ones and to ones 32 bytes apart."""
    local, groups = filling(facts, 256, FEW)
    for stride, mask in ((0, 0), (1, 65535), (8, (1 << 19) - 1)):
        # an address that several work items add to holds them up ever more in the first rounds
        for rounds in rounds_of(*(((2, 6), (1, 3)) if mask == 0 else ((8, 40), (2, 8))), facts):
            args = (zeros(mask + 1), uint32(stride), uint32(mask), int32(rounds))
            tags = {
                "stride": stride,
                "addresses": mask // max(1, stride) + 1,
                "rounds": rounds,
                "ops": 4 * rounds * local * groups,
            }
            yield ask("atomics", "atomic_global", groups, local, args, tags, outputs=(0,) if mask == 0 else ())


@register_probe(
    "memory.atomics_global",
    "additions to one and to many addresses",
    _global_asks,
    (*AFTER_LINES, "memory.bandwidth_buffer", "memory.bandwidth_image", "memory.partial_store"),
)
def _read_global(r: Reading) -> None:
    """Global atomics: cycles between two on one address, and how many sectors are added to a cycle."""
    slopes = r.slopes(["stride", "addresses"], "ops")
    single = slopes.get((0, 1))
    if single:
        cycles = single.value * r.hz
        low, high = min(0.9 * cycles, single.low * r.hz), max(1.1 * cycles, single.high * r.hz)
        r.add("atomics.global_cycles", cycles, low, high, "all work items add to one address")
    spread = {k: s for k, s in slopes.items() if k[1] > 1}
    if not spread:
        return
    rates = {stride: 1 / s.value / r.hz for (stride, _), s in sorted(spread.items())}
    widest, lone = max(rates), spread[max(spread)]
    said = ", ".join(f"{4 * stride} bytes apart {v:.1f}" for stride, v in rates.items())
    sector, port = r.value("l2.sector_b"), narrowest(r.known, "l2.b_per_cycle")
    if not sector:
        raise Unseen(f"additions a cycle: {said}; the sector of L2 is not known, so neither is how many of them share one")
    each = min(1.0, 4 * widest / sector)  # of those furthest apart several may still share a sector
    touched = ", ".join(f"{v * min(1.0, 4 * stride / sector):.1f}" for stride, v in rates.items())
    said += f"; in sectors of {sector:.0f} bytes {touched}"
    held_up = port is not None and rates[widest] * each * sector > 0.9 * port.value
    if held_up and port is not None and port.proves != "at least":
        raise Unseen(f"atomics on different addresses are held up by L2 ({rates[widest]:.2f} a cycle): their own rate stays open")
    how = f"sectors added to a cycle, from additions to addresses of their own: {said}"
    value, low, high = (each / seconds / r.hz for seconds in (lone.value, lone.high, lone.low))
    proven: Proven = ("at least", "L2 may hold them up, of whose rate a bound is known") if held_up else EXACTLY
    r.add("atomics.global_per_cycle", value, min(REACHED[0] * value, low), max(REACHED[1] * value, high), how, proven)


def _local_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Additions to one address of each group, and to one of each item."""
    local, groups = filling(facts, 256)
    for stride, mask in ((0, 0), (1, 1023)):
        for rounds in rounds_of((16, 80), (1, 3), facts):
            args = (zeros(groups * local), uint32(stride), uint32(mask), int32(rounds))
            tags = {"stride": stride, "rounds": rounds, "ops": 4 * rounds * local * groups}
            yield ask("atomics", "atomic_local", groups, local, args, tags)


@register_probe("memory.atomics_local", "additions to local memory", _local_asks, (*AFTER_CLOCK, "memory.local_banks"))
def _read_local(r: Reading) -> None:
    """Local atomics: cycles of a core between two on one address."""
    slopes = r.slopes(["stride"], "ops")
    if r.value("local.banks") is None:
        r.note("local memory has no banks that show: its atomics are those of memory, and are not read off")
    elif 0 in slopes:
        cycles, low, high = (v * r.hz * r.facts.compute_units for v in (slopes[0].value, slopes[0].low, slopes[0].high))
        how = "all work items of a group add to one address"
        r.add("atomics.local_cycles", cycles, min(low, 0.9 * cycles), max(high, 1.1 * cycles), how)
    if 1 in slopes:
        each = slopes[1].value * r.hz * r.facts.compute_units
        r.note(f"local atomics at an address each: {each:.3f} cycles of a core per work item")
