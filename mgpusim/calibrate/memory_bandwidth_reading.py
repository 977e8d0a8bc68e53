"""Bandwidths, banks, atomics and partial stores off the times of their probes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from mgpusim.calibrate.curves import Slope
from mgpusim.calibrate.memory_reading import Reading, fetched_by_stride, slopes
from mgpusim.calibrate.probe import Curve, Point

__all__ = [
    "read_atomics_global", "read_atomics_local", "read_bandwidth", "read_constant_bandwidth", "read_core", "read_dram_bandwidth",
    "read_local_banks", "read_local_bandwidth", "read_stores", "read_width",
]  # fmt: skip

REACHED = (0.95, 1.07)
"""What a kernel reaches of a port lies below what the port can do by up to a few per cent (groups that start and end)."""
SHARED = (0.93, 1.35)
"""As REACHED, of what all cores share: its banks are not evenly asked, and cores may not ask for enough; on the other side, a few
of the requests are served by what is left in the first level."""

LINE_TELLS = 1.1
"""How much faster stores to one line are than those to lines of their own where requests cost something."""


def _port(
    r: Reading, field: str, slope: Slope, scale: float, method: str, reach: tuple[float, float] = REACHED
) -> None:  # fmt: skip
    """Add units per cycle from seconds per unit, times `scale`; the interval holds the slope's own beside `reach`."""
    value, low, high = r.per_cycle(slope, scale)
    r.add(field, value, min(reach[0] * value, low), max(reach[1] * value, high), method)


def _median(found: Iterable[Slope]) -> Slope:
    """Return the slope of median value; its interval is as wide as half of the others' apart."""
    ordered = sorted(found, key=lambda s: s.value)
    middle = ordered[len(ordered) // 2]
    return Slope(
        middle.value, min(middle.low, ordered[len(ordered) // 4].value), max(middle.high, ordered[-1 - len(ordered) // 4].value)
    )


def _curve(title: str, x_label: str, y_label: str, pairs: Sequence[tuple[float, float]]) -> Curve:
    return Curve(title, x_label, y_label, tuple(p[0] for p in pairs), tuple(p[1] for p in pairs), log_x=True, log_y=True)


def read_bandwidth(r: Reading, points: Sequence[Point]) -> None:
    """L1 and L2: bytes per cycle of footprints that lie well within each, by the sizes that the chase found."""
    found = slopes(points, ["size_b"], "moved_b")
    rate = {x: 1 / s.value / r.hz for x, s in sorted(found.items())}
    cores = r.facts.compute_units
    r.curves.append(_curve("Bandwidth of buffers", "bytes", "bytes a cycle, all cores", list(rate.items())))
    l1, l2 = r.value("l1.size_b"), r.value("l2.size_b")
    if l1:
        first = [s for x, s in found.items() if x <= 0.6 * l1]
        if first:
            _port(r, "l1.b_per_cycle", _median(first), 1 / cores, "footprints within L1, over the cores")
    low = 3 * l1 if l1 else 0.0
    high = 0.6 * l2 if l2 else 16 * l1 if l1 else 0.0
    beyond = {x: s for x, s in found.items() if low <= x <= high}
    second = next(
        (far for k in (4, 2) if (far := [s for x, s in beyond.items() if x > k * low])), list(beyond.values())
    )  # the further, the fewer hits in L1
    if second:
        _port(r, "l2.b_per_cycle", _median(second), 1.0, "footprints beyond L1 and within L2", SHARED)
    else:
        r.notes.append("no footprint lies between the caches' sizes (or they are not known): no bandwidth of L2")


def read_width(r: Reading, points: Sequence[Point]) -> None:
    """The first level by width: for the report."""
    found = slopes(points, ["width_b"], "moved_b")
    r.curves.append(
        _curve(
            "Bandwidth by width of a load",
            "bytes a load",
            "bytes a cycle, all cores",
            [(w, 1 / s.value / r.hz) for w, s in sorted(found.items())],
        )
    )


def read_core(r: Reading, points: Sequence[Point]) -> None:
    """One core alone: for the report. What its misses in flight allow is at least this."""
    found = slopes(points, ["size_b"], "moved_b")
    r.curves.append(
        _curve("Bandwidth of one core", "bytes", "bytes a cycle", [(w, 1 / s.value / r.hz) for w, s in sorted(found.items())])
    )
    r.notes.append("one group asks for less than a core could keep in flight: no number of miss registers is read off")


def read_dram_bandwidth(r: Reading, points: Sequence[Point]) -> None:
    """DRAM: bytes per cycle that a kernel reaches (`GpuSpec.dram_b_per_cycle`: peak times efficiency over the clock)."""
    found = slopes(points, ["kind"], "moved_b")
    rates = {k: 1 / s.value / r.hz for k, s in found.items()}
    if "read" not in rates:
        r.notes.append("no bandwidth of DRAM: times do not rise with the bytes")
        return
    said = ", ".join(f"{k} {v * r.hz / 1e9:.1f} GB/s" for k, v in sorted(rates.items()))
    r.add(
        "dram_b_per_cycle",
        median(rates.values()),
        0.97 * min(rates.values()),
        1.06 * max(rates.values()),  # streams wait for banks that others keep busy: up to a twentieth stays unused
        f"whole buffers: {said}",
    )


def read_local_bandwidth(r: Reading, points: Sequence[Point]) -> None:
    """Local memory: the best of the widths."""
    found = slopes(points, ["width_b"], "moved_b")
    if found:
        sure = min(s.high / s.value for s in found.values())  # the best of noisy ones is but the noisiest
        best = min((s for s in found.values() if s.high / s.value < 1.02 * sure + 0.02), key=lambda s: s.value)
        how = "best of loads of 4, 8 and 16 bytes, neighbours beside each other"
        _port(r, "local.b_per_cycle", best, 1 / r.facts.compute_units, how)


def read_local_banks(r: Reading, points: Sequence[Point]) -> None:
    """Banks: the least stride in words at which the loads of a warp take longest."""
    found = slopes(points, ["stride"], "rounds")
    if 1 not in found:
        return
    time = {s: v.value / found[1].value for s, v in sorted(found.items())}
    r.curves.append(_curve("Local loads by stride", "words between lanes", "times a stride of 1", list(time.items())))
    worst = max(time.values())
    if worst < 1.5:
        r.notes.append("local loads do not depend on the stride: no banks to be seen")
        return
    if max(v for s, v in time.items() if s > 8 and s & 1) > 0.5 * worst:
        r.notes.append("odd strides of local loads are as slow as even ones: local memory has no banks, it lies behind a cache")
        return
    banks = min(s for s, v in time.items() if v > 0.8 * worst)
    if banks & (banks - 1):
        r.notes.append(f"local loads are slowest at a stride of {banks} words, no power of two: no number of banks")
        return
    r.add("local.banks", banks, banks, banks, f"least stride of the slowest loads, {worst:.1f} times those of stride 1")


def read_constant_bandwidth(r: Reading, points: Sequence[Point]) -> None:
    """Constant memory: words of 16 bytes that lanes with an address each get per cycle."""
    found = slopes(points, ["vectors", "stride"], "loads")
    size = r.value("constant.size_b")
    large = (128, 1)
    fits = size is None or size >= 128 * 16 + 128
    if large in found and fits:
        _port(r, "constant.b_per_cycle", found[large], 16 / r.facts.compute_units, "lanes that read 16 bytes at an address each")
    else:
        r.notes.append("constant memory is smaller than what a warp reads at once here: no bandwidth")
    if (128, 0) in found:
        rate = 16 / found[(128, 0)].value / r.hz / r.facts.compute_units
        r.notes.append(f"one address for all lanes: {rate:.0f} bytes a cycle and core reach the lanes")


def read_atomics_global(r: Reading, points: Sequence[Point]) -> None:
    """Global atomics: cycles between two on one address, and how many sectors are added to a cycle."""
    found = slopes(points, ["stride", "addresses"], "ops")
    one = found.get((0, 1))
    if one:
        cycles = one.value * r.hz
        low, high = min(0.9 * cycles, one.low * r.hz), max(1.1 * cycles, one.high * r.hz)
        r.add("atomics.global_cycles", cycles, low, high, "all work items add to one address")
    spread = {k: s for k, s in found.items() if k[1] > 1}
    if not spread:
        return
    rates = {stride: 1 / s.value / r.hz for (stride, _), s in sorted(spread.items())}
    widest = max(rates)
    said = ", ".join(f"{4 * stride} bytes apart {v:.1f}" for stride, v in rates.items())
    sector, port = r.value("l2.sector_b"), r.value("l2.b_per_cycle")
    if not sector:
        r.notes.append(f"additions a cycle: {said}; the sector of L2 is not known, so neither is how many of them share one")
        return
    each = min(1.0, 4 * widest / sector)  # of those furthest apart several may still share a sector
    touched = ", ".join(f"{v * min(1.0, 4 * stride / sector):.1f}" for stride, v in rates.items())
    said += f"; in sectors of {sector:.0f} bytes {touched}"
    if port and rates[widest] * each * sector > 0.9 * port:
        r.notes.append(
            f"atomics on different addresses are held up by L2 ({rates[widest]:.2f} a cycle): their own rate stays open"
        )
        return
    how = f"sectors added to a cycle, from additions to addresses of their own: {said}"
    _port(r, "atomics.global_per_cycle", spread[max(spread)], each, how)


def read_atomics_local(r: Reading, points: Sequence[Point]) -> None:
    """Local atomics: cycles of a core between two on one address."""
    found = slopes(points, ["stride"], "ops")
    if r.value("local.banks") is None:
        r.notes.append("local memory has no banks that show: its atomics are those of memory, and are not read off")
    elif 0 in found:
        cycles, low, high = (v * r.hz * r.facts.compute_units for v in (found[0].value, found[0].low, found[0].high))
        how = "all work items of a group add to one address"
        r.add("atomics.local_cycles", cycles, min(low, 0.9 * cycles), max(high, 1.1 * cycles), how)
    if 1 in found:
        each = found[1].value * r.hz * r.facts.compute_units
        r.notes.append(f"local atomics at an address each: {each:.3f} cycles of a core per work item")


def _stored(r: Reading, rate: dict[int, float], fetched: float | None) -> float | None:
    """Return the sector of L2: what a miss fetches, or less where stores say so, since a miss may fetch several sectors."""
    own = fetched_by_stride(list(rate), [1 / v for v in rate.values()])
    if own is None or (fetched and own[0] > fetched):
        return fetched
    how = "stride from which on stores of 4 bytes take no longer; a miss may fetch several sectors"
    r.add("l2.sector_b", own[0], 0.85 * own[0], 1.25 * own[0], how)
    return own[0]


def _by_requests(rate: dict[int, float], sector: float, line: float | None) -> list[float] | None:
    """Return the bytes a cycle that L2 takes in, a request counted as one more sector, by the strides of `rate`; None where
    stores to one line take no less than those farther apart.

    >>> [round(v) for v in _by_requests({32: 64 / 40, 64: 64 / 48, 128: 64 / 64, 256: 64 / 64}, 32, 128)]
    [64, 64, 64, 64]
    >>> _by_requests({32: 1.0, 64: 1.0, 128: 1.0}, 32, 128) is None
    True
    """
    alone = {s: v for s, v in rate.items() if s >= sector}
    if not line or len(alone) < 2 or min(alone) >= line or alone[min(alone)] < LINE_TELLS * alone[max(alone)]:
        return None
    return [sector * (1 + min(1.0, s / line)) * v for s, v in sorted(alone.items())]


def read_stores(r: Reading, points: Sequence[Point]) -> None:
    """What L2 takes in of stores, where requests of lines tell; else what a store of a part of a sector costs over whole ones."""
    sector, port = r.value("l2.sector_b"), r.value("l2.b_per_cycle")
    found: dict[int, Slope] = slopes(points, ["stride_b"], "stores")
    rate = {s: 1 / v.value / r.hz for s, v in sorted(found.items())}  # stores a cycle
    r.curves.append(_curve("Stores of 4 bytes", "bytes between lanes", "stores a cycle", list(rate.items())))
    sector = _stored(r, rate, sector)
    if not sector or 4 not in rate:
        r.notes.append("the sector of L2 is not known: no factor of partial stores")
        return
    alone = [v for s, v in rate.items() if s >= sector]  # each store a sector of its own
    if not alone or max(alone) * 4 > 0.9 * rate[4] * 4:
        r.notes.append("stores far apart are no slower than neighbouring ones: the first cache joins them")
        return
    taken = _by_requests(rate, sector, r.value("l2.line_b") or r.value("l1.line_b"))
    if taken is not None:
        low, high = min(0.9 * median(taken), min(taken)), max(1.1 * median(taken), max(taken))
        how = "stores of parts of sectors by stride: a sector each and one more for each request of a line"
        r.add("l2.write_b_per_cycle", median(taken), low, high, how)
        return
    whole = max(rate[4] * 4 / sector, (port or 0.0) / sector)  # sectors a cycle
    factor = whole / median(alone)
    if factor < 0.9 or factor > 8:
        r.notes.append(f"stores of a part of a sector take {factor:.1f} times whole ones: something else limits them")
        return
    r.add(
        "model.partial_store_factor", factor, 0.85 * factor, 1.15 * factor, "whole sectors a cycle over sectors stored to in part"
    )
