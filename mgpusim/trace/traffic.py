"""What the transactions of a sample say of the whole launch: the data it touches, and what of it DRAM moves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.trace.accesses import Accesses
from mgpusim.trace.data import SITE_FIELDS
from mgpusim.trace.order_native import Placed, touched_sectors
from mgpusim.trace.plan import Plan

Reads = dict[int, list[tuple[int, float, float, float]]]
"""By object, what each wave reads of it: (wave, first byte, end, unique bytes of all its cores)."""

_LONG_AGO = 0.5  # of L2 holds what was fetched many waves ago: the other data of the launch has passed through it since
_AT = {name: i for i, name in enumerate(SITE_FIELDS)}


class Sectors(NamedTuple):
    """L2 sectors (address // sector size) that are touched, ascending: `read` and `written` first by groups of no wave, then by
    each wave, and `all` of them."""

    read: list[Array]
    written: list[Array]
    all: Array

    def all_of(self, written: bool) -> Array:
        """Return those that are written, or those that are read, ascending."""
        return together(self.written if written else self.read)


def together(parts: Sequence[Array]) -> Array:
    """Return what is in any of some ascending arrays, once and ascending.

    >>> together([np.array([1, 4]), np.array([2, 4])]).tolist()
    [1, 2, 4]
    """
    whole = [part for part in parts if len(part)]
    if len(whole) < 2:
        return whole[0] if whole else np.zeros(0, np.int64)
    touched = np.zeros(max(int(part[-1]) for part in whole) + 1, bool)
    for part in whole:
        touched[part] = True
    return np.flatnonzero(touched)


def sectors_of(accesses: Accesses, stream: Placed) -> Sectors:
    """Return the L2 sectors that transactions touch."""
    l2 = accesses.gpu.l2
    levels = np.array([(accesses.first_of(k).line_b, accesses.first_of(k).sector_b) for k in range(len(accesses.first))])
    size = (int(stream.line.max(initial=0)) + 1) * int(levels[:, 0].max()) // l2.sector_b + 1
    read, written = [], []
    for w in range(-1, len(stream.bounds) - 1):
        touched = touched_sectors(stream, stream.wave(w), levels, l2.sector_b, size)
        read.append(touched[0])
        written.append(touched[1])
    return Sectors(read, written, together([*read, *written]))


def footprint(accesses: Accesses, plan: Plan, sectors: Array) -> tuple[float, tuple[Array, Array]]:
    """Return the bytes the whole launch touches, estimated from the sample, and the L2 lines and sectors sampled.

    Parameters
    ----------
    sectors : of L2 that the sample touches, ascending.
    """
    l2 = accesses.gpu.l2
    per_line = l2.line_b // l2.sector_b
    whole, first = np.unique(sectors // per_line, return_index=True)
    merged = np.bitwise_or.reduceat(1 << (sectors % per_line), first)
    touched = float(len(sectors)) * l2.sector_b
    if not plan.complete or accesses.recording.skipped:
        # iterations that were left out touch what those that were run did not
        scale = math.inf if accesses.recording.skipped else plan.n_groups / max(1, len(plan.groups))
        sizes = accesses.recording.object_sizes
        total = sum(v for k, v in sizes.items() if k >= 0 and not accesses.is_local(k))
        total += sum(i.width * i.height * i.depth * i.texel_b for i in accesses.recording.images)
        touched = min(touched * scale, max(float(total), touched))
    return touched, (whole, merged.astype(np.uint32))


def compulsory_b(footprint_b: float, read: Array, written: Array, ratios: tuple[float, float]) -> float:
    """Return the bytes that DRAM moves at least: the footprint, with what is both read and written counted twice.

    Parameters
    ----------
    read, written : sectors of the sample, ascending.
    ratios : bytes that DRAM moves over those of the sectors read, and written.

    >>> compulsory_b(300.0, np.array([0, 1]), np.array([1, 2]), (1.0, 1.5))
    500.0
    """
    touched = len(together([read, written]))
    return footprint_b * (len(read) * ratios[0] + len(written) * ratios[1]) / max(1, touched)


def reads_of(accesses: Accesses, plan: Plan, touched: Sectors) -> Reads:
    """Return what each wave reads of each object."""
    l2 = accesses.gpu.l2
    starts = np.array(sorted(accesses.base.values()))
    seen: Reads = {}
    for w, wave in enumerate(plan.waves):
        per_wave = plan.n_cores * plan.resident
        sampled = sum(map(len, wave.cores))
        scale = min(per_wave, plan.n_groups - wave.index * per_wave) / max(1, sampled)
        sectors = touched.read[w + 1] * l2.sector_b
        owner = np.searchsorted(starts, sectors, "right")
        for item in np.unique(owner).tolist():
            own = sectors[owner == item]
            low, high = float(own[0]), float(own[-1] + l2.sector_b)
            # the groups between and beside those simulated reach as far beyond the last as it lies behind the one before
            reach = (high - low) * sampled / (sampled - 1) if sampled > 1 else math.inf
            seen.setdefault(item, []).append((wave.index, low, high, min(reach, len(own) * l2.sector_b * scale)))
    return seen


def fresh_b(accesses: Accesses, plan: Plan, seen: Reads) -> float | None:
    """Return the bytes all cores together read from DRAM at most, from what the simulated ones touch of each object.

    In a wave its groups touch `unique` bytes of an object, as many as the sample times the groups it stands for, but within
    the sample's range. From wave to wave the range moves on; what of it overlaps has been fetched before with the
    probability that the range is covered (`dense`) and still in L2, or that L2 holds it from waves longer ago. None where all
    cores are simulated.
    """
    l2 = accesses.gpu.l2
    if len(plan.waves[0].cores) >= plan.n_cores:
        return None
    total = 0.0
    whole = sum(max(u for *_, u in waves) for waves in seen.values())  # what a wave has in L2 at once
    for waves in seen.values():
        span = max(h for _, _, h, _ in waves) - min(low for _, low, _, _ in waves)
        unique = max(u for *_, u in waves)
        total += unique
        rest = plan.n_waves - 1
        if not rest:
            continue
        gaps = [(b[0] - a[0], max(abs(b[1] - a[1]), abs(b[2] - a[2]))) for a, b in pairwise(waves)]
        moved = max((far / max(1, gap) for gap, far in gaps), default=unique)
        extent = max(max(h - low for _, low, h, _ in waves), unique)
        dense = unique / extent
        overlap = max(0.0, 1.0 - moved / extent)
        recent = dense * min(1.0, l2.size_b / max(1.0, whole))
        ever = (1.0 - (1.0 - min(dense, 1.0 - 1e-9)) ** (0.5 * rest)) * min(1.0, _LONG_AGO * l2.size_b / max(1.0, span))
        total += rest * unique * (1.0 - overlap * max(recent, ever))
    return total


def burst_ratio(accesses: Accesses, sectors: Array) -> float:
    """Return the bytes DRAM delivers over those read, as it delivers whole bursts (`dram.burst_b`)."""
    l2, per_burst = accesses.gpu.l2, accesses.gpu.dram.burst_b // accesses.gpu.l2.sector_b
    bursts = np.unique(sectors // per_burst)
    return len(bursts) * per_burst * l2.sector_b / max(1.0, float(len(sectors)) * l2.sector_b)


def write_ratio(accesses: Accesses, plan: Plan, sectors: Array, per_row: Array) -> float:
    """Return the bytes DRAM moves for stores over those of the sectors they write.

    What the groups between those sampled store may fill the gaps: no more is written than the objects hold.
    """
    l2, write_b = accesses.gpu.l2, accesses.gpu.dram.write_b or accesses.gpu.l2.sector_b
    stores = [s for s, site in enumerate(accesses.recording.sites) if site.kind in ("store", "image_write")]
    dirty = float(len(sectors)) * l2.sector_b
    if not dirty or not stores:
        return 1.0
    scale = plan.n_groups / max(1, len(plan.groups))
    known = [o for o in accesses.written if o in accesses.recording.object_sizes or o in accesses.images]
    room_b = sum(_object_b(accesses, o) for o in known)
    back = len(np.unique(sectors * l2.sector_b // write_b)) * write_b / dirty
    touched = accesses.site_objects()
    width = np.array([accesses.width(*touched[s]) for s in stores], float)
    stored = float(per_row[:, stores, _AT["lanes"]].sum(axis=0) @ width)
    partial = float(per_row[:, stores, _AT["partial_b"]].sum())
    gaps = stored < 0.99 * dirty and stored * scale < 0.99 * room_b
    return max(1.0, min(back, room_b / (dirty * scale))) + (min(1.0, partial / dirty) if gaps else 0.0)


def _object_b(accesses: Accesses, item: int) -> float:
    image = accesses.images.get(item)
    size = image.width * image.height * image.depth * image.texel_b if image else accesses.recording.object_sizes[item]
    return float(size)
