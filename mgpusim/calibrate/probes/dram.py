"""DRAM: latency, latency under load, and the bandwidth of reading, writing and copying."""

from __future__ import annotations

import math
from collections.abc import Iterator

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import (
    MB,
    again,
    ask,
    chain,
    chase_beside,
    coprime,
    filling,
    flush_b,
    int32,
    pow2_below,
    uint32,
    zeros,
)
from mgpusim.calibrate.probes.reading import AFTER_CLOCK, Proven, Reading, Unseen, proven_rate, register_probe

BEYOND_B = 16 * MB
"""A sweep of so many bytes ends beyond the system-level caches of phones, which hold up to 8 MiB."""

ALIKE = 1.2
"""Times as fast as reads that writes may be and show the same: others wait in a cache, or for what else is fetched."""


def _latency_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Lines that no cache holds: far from each other, while the last level is swept with another buffer at the start."""
    line, sweep = 256, flush_b(facts)
    elements = max(4096, sweep // 2 // line)
    for rounds in again((512, 2048)):  # the sweep ends before the first does; no line is met twice where there are so many
        yield chase_beside(elements, line // 4, rounds, sweep, facts, sweep_b=sweep, size_b=elements * line)


@register_probe("memory.dram_latency", "latency of dependent loads that miss every cache", _latency_asks, AFTER_CLOCK)
def _read_latency(r: Reading) -> None:
    """DRAM latency: steps of a chase through lines that a sweep has driven out of every cache."""
    slopes = r.slopes(["size_b"], "steps")
    if not slopes:
        raise Unseen("no latency of DRAM: times do not rise with the steps")
    slope = slopes[max(slopes)]
    less = r.address / r.hz
    how = "step of a chase over lines swept out of all caches, less the address arithmetic"
    low, high = slope.low - less - 0.02 * slope.value, slope.high - less + 0.05 * slope.value
    r.add("dram.latency_s", slope.value - less, low, high, how, _proven(max(p.tags.get("sweep_b", 0) for p in r.points)))


def _proven(sweep_b: int) -> Proven:
    """Return what a chase proves of DRAM: all of its latency only where the sweep ends beyond any system-level cache."""
    if sweep_b < BEYOND_B:
        return "at least", f"a sweep of {sweep_b / MB:g} MiB may end within a system-level cache, which answers sooner"
    return "exactly", f"a sweep of {sweep_b / MB:g} MiB ends beyond any system-level cache"


def _loaded_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Ever more work items that chase through DRAM at once."""
    if facts.simulated:
        line, size = 256, 2 * MB
    else:
        line, size = 128, flush_b(facts)
    elements = size // line
    lanes = 64
    while lanes <= (4096 if facts.simulated else facts.compute_units * 2048):
        last = 8 if facts.simulated else max(16, min(512, elements // lanes // 4))
        local = 64
        spacing = coprime(elements / lanes, elements) * (line // 4)
        for rounds in (last // 2, last):
            args = (chain(elements, line // 4), zeros(2), uint32(spacing), uint32(size // 4), int32(rounds))
            tags = {"lanes": lanes, "steps": rounds * 4, "line_b": line, "size_b": size}
            yield ask("chase_buffer", "chase_many", lanes // local, local, args, tags)
        lanes *= 4


@register_probe("memory.loaded_latency", "latency of DRAM over the load on it", _loaded_asks, AFTER_CLOCK)
def _read_loaded(r: Reading) -> None:
    """Latency of DRAM over the bandwidth that all the chases together ask for."""
    slopes = r.slopes(["lanes"], "steps")
    lines = {p.tags["lanes"]: p.tags["line_b"] for p in r.points}
    rows = [(x * lines[x] / slopes[x].value / 1e9, slopes[x].value * 1e9) for x in sorted(slopes)]
    r.draw("Latency under load", "GB/s of lines asked for", "ns a step", rows, log="x")
    r.note("latency under load is for the report: no field of a GPU holds it")


def _buffer_b(facts: DeviceFacts) -> int:
    """Return bytes of a buffer that is beyond every cache and takes a few hundred microseconds or more to read."""
    least, per_core = (32, 2) if facts.simulated else (32, 8)  # what a last level keeps of the pass before is not DRAM's
    most = min((256 if facts.simulated else 1024) * MB, pow2_below(facts.max_alloc_b))
    return min(most, max(least * MB, pow2_below(per_core * facts.compute_units * MB)))


def _bandwidth_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """A large buffer read, written and copied, once and three times; where simulated, half of it and all of it once.

    A simulation of some of the cores keeps all of L2 for them: what they read twice they would find there. So they would what
    they read of a quarter, where that is no larger than L2.
    """
    (local, groups), size = filling(facts, 256), _buffer_b(facts)
    for passes, part in again(((1, 2), (1, 1)) if facts.simulated else ((1, 1), (3, 1))):
        moved = passes * size // part
        result, whole, half = zeros(groups * local * 4), zeros(size // 4), zeros(size // 8)
        tail = (uint32(size // 16 // part), uint32(0), int32(passes))
        tail_of_half = (uint32(size // 32 // part), uint32(0), int32(passes))
        for kind, args in (
            ("read", (whole, result, *tail)), ("write", (whole, *tail)), ("copy", (half, half, *tail_of_half)),
        ):  # fmt: skip
            tags = {"kind": kind, "passes": passes, "size_b": size, "moved_b": moved, "items": groups * local}
            yield ask("bandwidth_dram", f"dram_{kind}", groups, local, args, tags)


@register_probe(
    "memory.bandwidth_dram", "bandwidth of DRAM: read, write, copy", _bandwidth_asks, (*AFTER_CLOCK, "memory.dram_latency")
)
def _read_bandwidth(r: Reading) -> None:
    """DRAM: bytes per cycle that a kernel reaches (`GpuSpec.dram_b_per_cycle`: peak times efficiency over the clock) where it
    reads or writes, and the share of it where it does both."""
    slopes = r.slopes(["kind"], "moved_b")
    if "read" not in slopes:
        raise Unseen("no bandwidth of DRAM: times do not rise with the bytes")
    rates = {k: tuple(1 / v / r.hz for v in (s.value, s.high, s.low)) for k, s in slopes.items()}
    said = ", ".join(f"{k} {v * r.hz / 1e9:.1f} GB/s" for k, (v, _, _) in sorted(rates.items()))
    latency = r.value("dram.latency_s")
    in_flight = 16 * r.facts.compute_units * r.in_flight()
    one_way = [rates["read"]]  # a copy does both, which DRAM may do worse
    if "write" in rates and 1 / ALIKE < rates["write"][0] / rates["read"][0] < ALIKE:
        one_way.append(rates["write"])
    value = math.prod(rate for rate, _, _ in one_way) ** (1 / len(one_way))
    r.add(
        "dram_b_per_cycle",
        value,
        min(0.97 * min(rate for rate, _, _ in one_way), min(low for _, low, _ in one_way)),
        # streams wait for banks that others keep busy: up to a twentieth stays unused
        max(1.06 * max(rate for rate, _, _ in one_way), max(high for _, _, high in one_way)),
        f"whole buffers: {said}",
        proven_rate(value, in_flight, latency * r.hz if latency else None),
    )
    if "copy" in rates:
        mixed, low, high = (rate / value for rate in rates["copy"])
        method = f"rate of a copy over that of {' and '.join(['reads', 'writes'][: len(one_way)])}: {said}"
        r.add("dram.mixed_efficiency", min(1.0, mixed), min(1.0, low, 0.95 * mixed), min(1.0, max(high, 1.05 * mixed)), method)
