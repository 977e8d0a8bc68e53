"""Stores of a part of a sector against whole ones: the sector of L2, and what L2 takes in."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from mgpusim.calibrate.curves import Slope
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, filling, int32, octaves, pow2_below, rounds_of, uint32, zeros
from mgpusim.calibrate.probes.levels import fetched_by_stride
from mgpusim.calibrate.probes.reading import AFTER_LINES, EXACTLY, Proven, Reading, Unseen, narrowest, register_probe

LINE_TELLS = 1.1
"""How much faster stores to one line are than those to lines of their own where requests cost something."""


def _asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Words stored 1 to 16 words apart, within the last-level cache."""
    local, groups = filling(facts, 256)
    words = pow2_below(8192 * facts.compute_units)
    for stride in octaves(1, 16):
        for rounds in rounds_of((32, 96) if stride <= 2 else (8, 24), (2, 6), facts):
            args = (zeros(words, "uint32"), uint32(stride), uint32(words - 1), int32(rounds))
            tags = {"stride_b": 4 * stride, "rounds": rounds, "stores": rounds * 8 * local * groups, "size_b": 4 * words}
            yield ask("store_stride", "store_stride", groups, local, args, tags)


@register_probe(
    "memory.partial_store",
    "stores of a part of a sector against whole ones",
    _asks,
    (*AFTER_LINES, "memory.bandwidth_buffer", "memory.bandwidth_image"),
)
def _read(r: Reading) -> None:
    """What L2 takes in of stores, where requests of lines tell; else what a store of a part of a sector costs over whole ones."""
    sector, port = r.value("l2.sector_b"), r.value("l2.b_per_cycle")
    slopes: dict[int, Slope] = r.slopes(["stride_b"], "stores")
    rate = {s: 1 / v.value / r.hz for s, v in sorted(slopes.items())}  # stores a cycle
    r.draw("Stores of 4 bytes", "bytes between lanes", "stores a cycle", rate.items(), log="xy")
    sector = _stored(r, rate, sector)
    if not sector or 4 not in rate:
        raise Unseen("the sector of L2 is not known: no factor of partial stores")
    alone = [v for s, v in rate.items() if s >= sector]  # each store a sector of its own
    if not alone or max(alone) * 4 > 0.9 * rate[4] * 4:
        raise Unseen("stores far apart are no slower than neighbouring ones: the first cache joins them")
    taken = _by_requests(rate, sector, r.value("l2.line_b") or r.value("l1.line_b"))
    if taken is not None:
        low, high = min(0.9 * median(taken), min(taken)), max(1.1 * median(taken), max(taken))
        how = "stores of parts of sectors by stride: a sector each and one more for each request of a line"
        r.add("l2.write_b_per_cycle", median(taken), low, high, how)
        return
    whole = max(rate[4] * 4 / sector, (port or 0.0) / sector)  # sectors a cycle
    factor = whole / median(alone)
    if factor < 0.9 or factor > 8:
        raise Unseen(f"stores of a part of a sector take {factor:.1f} times whole ones: something else limits them")
    bound = narrowest(r.known, "l2.b_per_cycle")
    held_up: Proven = ("at least", "L2 may take whole sectors faster than its rate, a bound, says")
    how = "whole sectors a cycle over sectors stored to in part"
    proven = held_up if bound is not None and bound.proves == "at least" else EXACTLY
    r.add("model.partial_store_factor", factor, 0.85 * factor, 1.15 * factor, how, proven)


def _stored(r: Reading, rate: dict[int, float], fetched: float | None) -> float | None:
    """Return the sector of L2: what a miss fetches, or less where stores say so, since a miss may fetch several sectors."""
    own = fetched_by_stride(list(rate), [1 / v for v in rate.values()])
    if own is None or (fetched and own[0] > fetched):
        return fetched
    how = "stride from which on stores of 4 bytes take no longer; a miss may fetch several sectors"
    r.add("l2.sector_b", own[0], 0.85 * own[0], 1.25 * own[0], how)
    return own[0]


def _by_requests(rate: dict[int, float], sector: float, line: float | None) -> list[float] | None:
    """Return the bytes a cycle that L2 takes in, a request counted as one more sector, by the strides of `rate`. None where
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
