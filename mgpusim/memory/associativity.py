"""All-associativity: what every LRU cache of 1 to `max_ways` ways and of several set counts would hit, from one pass.

For sweeps of hardware: the figures of `caches.lru_hits` for a hundred caches of one line size, at the price of a few. It is
the order of an LRU stack, which is the same for all way counts, that makes one pass enough: other replacement policies have
none. Caches stand alone, every access is a read, or a store to a cache that allocates on stores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from mgpusim.errors import InputError
from mgpusim.memory.associativity_kernels import BASE, KEPT, PARENT, PLAN, SETS, stack_depths
from mgpusim.memory.cache_fields import NO_FOLD, line_shifts
from mgpusim.memory.hierarchy import index_of
from mgpusim.native.jit import Int64s, Uint32s, fixed

__all__ = ["AssociativityCurves", "associativity_curves"]

CHUNK = 2048  # accesses taken through all set counts before the next: what they leave to each other stays in the host's cache
MAX_WAYS = (1 << 15) - 1  # what a field of 16 bits holds


class AssociativityCurves(NamedTuple):
    """`hits` int64 (len(sets), max_ways): column w - 1 is a cache of w ways; it never falls from one column to the next.

    `accesses` is what could have hit: the lines asked for, or with masks their sectors. `sets` int64, as they were given.
    """

    hits: Int64s
    accesses: int
    sets: Int64s
    line_b: int

    @property
    def max_ways(self) -> int:
        """The ways of the last column."""
        return int(self.hits.shape[1])

    @property
    def size_b(self) -> Int64s:
        """Capacity of one instance of each cache in bytes, int64 (len(sets), max_ways).

        >>> associativity_curves([0], sets=[1, 4], max_ways=2, line_b=64).size_b.tolist()
        [[64, 128], [256, 512]]
        """
        return np.multiply.outer(self.sets * self.line_b, np.arange(1, self.max_ways + 1, dtype=np.int64))

    def hits_of(self, size_b: int, ways: int = 0) -> int:
        """Return the hits of one cache by its capacity in bytes and its ways, 0 ways meaning fully associative.

        Raises InputError for a cache that is not among the curves, naming the set counts and ways that are.

        >>> associativity_curves([0, 1, 0, 2, 0], sets=[1, 2], max_ways=4, line_b=64).hits_of(256, 2)
        2
        """
        w = ways or size_b // self.line_b
        sets, rest = divmod(size_b, max(1, w) * self.line_b)
        where = np.flatnonzero(self.sets == sets)
        if rest or not where.size or not 1 <= w <= self.max_ways:
            raise InputError(
                f"size_b {size_b}, ways {ways}: not among these curves, which have lines of {self.line_b} B, "
                f"1 to {self.max_ways} ways and {', '.join(map(str, self.sets.tolist()))} sets"
            )
        return int(self.hits[where[0], w - 1])

    def hit_rate_of(self, size_b: int, ways: int = 0) -> float:
        """Return `hits_of` as a fraction of the accesses, 0 where there were none.

        >>> associativity_curves([0, 1, 0, 2, 0], sets=[1, 2], max_ways=4, line_b=64).hit_rate_of(256, 2)
        0.4
        """
        return self.hits_of(size_b, ways) / max(1, self.accesses)


def associativity_curves(
    line: npt.ArrayLike,
    mask: npt.ArrayLike | None = None,
    *,
    sets: Sequence[int],
    max_ways: int,
    index_hash: str = "mask",
    instance: npt.ArrayLike = 0,
    line_b: int = 64,
    sector_b: int = 0,
) -> AssociativityCurves:
    """Return the hits of a stream in LRU caches of each of `sets` and of 1 to `max_ways` ways, each empty at its beginning.

    Parameters
    ----------
    line : int64 (n,), line numbers (address // line_b), at least 0
    mask : uint32 (n,) or one for all, the sectors asked for; None asks for whole lines and counts an access as one
    sets : set counts, any integers from 1; one pass is fastest where they are powers of two, each a multiple of the one before
    max_ways : 1 to 32767
    index_hash : "mask" or "modulo" (the line number modulo the sets), or "xor" (all of its bits folded before that)
    instance : int (n,), which of several private caches (the core) an access enters; the hits are those of all together
    line_b, sector_b : bytes, powers of two; sector_b (0 means unsectored) matters only with `mask`, line_b for sizes

    Sectors are exact: one counts as a hit of w ways where it was asked for before and its line has not left a cache of w ways
    since, so the counts are those of `caches.lru_hits` with the same masks. The source of the method is Mattson et al., IBM
    Systems Journal 9(2), 1970, and Hill and Smith, IEEE Trans. Computers 38(12), 1989. Time grows with the depths found,
    so for a fully associative cache of thousands of lines take `caches.stack_distances`.
    Raises InputError for values outside these ranges, UnknownNameError for an unknown hash.

    >>> curves = associativity_curves([0, 1, 2, 0, 1, 2, 2], sets=[1, 2], max_ways=4)
    >>> curves.hits.tolist()
    [[1, 1, 4, 4], [2, 4, 4, 4]]
    >>> associativity_curves([0, 1, 0, 0], [1, 1, 3, 3], sets=[1], max_ways=2, sector_b=32).hits.tolist()
    [[2, 3]]
    """
    lines = np.ascontiguousarray(line, dtype=np.int64)
    line_shift, sector_shift = line_shifts(line_b, sector_b or line_b)
    sectors = 1 << (line_shift - sector_shift)
    masks = None if mask is None else _like(lines, "mask", mask, np.uint32, (1 << sectors) - 1)
    _check(lines, sets, max_ways)
    plan = _plan(sets, index_hash, max_ways * (1 if masks is None else 2))
    field = 8 if max_ways < 1 << 7 else 16
    found = np.zeros((len(plan), max_ways + 2), np.int64)
    for part, part_masks in _by_instance(lines, masks, instance):
        for first in range(0, 1 if part_masks is None else sectors, 64 // field):  # so many sectors fit in a word
            _pass(part, part_masks, first, field, max_ways, plan, found)
    kept = found[:, max_ways + 1]
    for row in range(1, len(plan)):  # what a coarser cache dropped hits in one way here
        kept[row] += kept[plan[row, PARENT]]
    hits = np.cumsum(found[1:, :max_ways], axis=1) + kept[1:, None]
    accesses = lines.size if masks is None else int(np.bitwise_count(masks).sum(dtype=np.int64))
    wanted = np.asarray(sets, dtype=np.int64)
    return AssociativityCurves(hits[np.searchsorted(plan[1:, SETS], wanted)], accesses, wanted, line_b)


def _like(lines: Int64s, name: str, values: npt.ArrayLike, dtype: type[np.uint32 | np.int32], most: int) -> npt.NDArray[Any]:
    out = np.asarray(values)
    if out.shape not in ((), lines.shape):
        raise InputError(f"{name} of shape {out.shape}: expected a scalar or {lines.shape}, one per line")
    if out.size and (out.dtype.kind not in "biu" or int(out.min()) < 0 or int(out.max()) > most):
        raise InputError(f"{name}: expected integers from 0 to {most}, got {out.dtype} from {out.min()} to {out.max()}")
    return np.ascontiguousarray(np.broadcast_to(out, lines.shape), dtype=dtype)


def _check(lines: Int64s, sets: Sequence[int], max_ways: int) -> None:
    problems = []
    if lines.ndim != 1:
        problems.append(f"line of shape {lines.shape}: expected (n,)")
    elif lines.size and lines.min() < 0:
        problems.append(f"line {lines.min()} of access {lines.argmin()}: expected at least 0")
    if not len(sets) or min(sets) < 1 or np.asarray(sets).dtype.kind not in "iu":
        problems.append(f"sets {list(sets)}: expected set counts, integers of at least 1")
    if not 1 <= max_ways <= MAX_WAYS:
        problems.append(f"max_ways {max_ways}: expected 1 to {MAX_WAYS}")
    if problems:
        raise InputError("all-associativity:", problems)


def _plan(sets: Sequence[int], index_hash: str, stride: int) -> Int64s:
    """Return the rows of `stack_depths`: a root, then the set counts in ascending order, int64 (rows, PLAN)."""
    counts = sorted({int(s) for s in sets})
    plan = np.zeros((1 + len(counts), PLAN), np.int64)
    words = 0
    for row, count in enumerate(counts, 1):
        fold, index_mask = index_of(count, index_hash)
        plan[row, :KEPT] = count, fold, index_mask, words, 0
        words += count * stride
        for coarser in range(1, row):
            if _inside(counts[coarser - 1], count, fold):
                plan[row, PARENT] = coarser
    return plan


def _inside(coarse: int, fine: int, fold: int) -> bool:
    """Whether each set of `fine` lies in one set of `coarse`: lines of one set of the former are of one set of the latter."""
    if fold == NO_FOLD:
        return fine % coarse == 0
    # folding to b bits what was folded to a multiple of b bits is folding to b bits, as long as no modulo comes after it
    power = coarse & (coarse - 1) == 0 and fine & (fine - 1) == 0
    return coarse == 1 or (power and (fine.bit_length() - 1) % (coarse.bit_length() - 1) == 0)


def _by_instance(lines: Int64s, masks: Uint32s | None, instance: npt.ArrayLike) -> Iterator[tuple[Int64s, Uint32s | None]]:
    """Yield the stream of each instance, which are caches that know nothing of each other."""
    which = _like(lines, "instance", instance, np.int32, np.iinfo(np.int32).max)
    if not which.size or (which == which[0]).all():
        yield lines, masks
        return
    order = np.argsort(which.astype(np.uint16) if which.max() < 1 << 16 else which, kind="stable")
    for part in np.split(order, np.flatnonzero(np.diff(which[order])) + 1):
        yield lines[part], None if masks is None else masks[part]


def _pass(lines: Int64s, masks: Uint32s | None, first: int, field: int, max_ways: int, plan: Int64s, found: Int64s) -> None:
    """Add a stream, through caches that are empty, to `found`: whole lines, or the sectors from `first` on."""
    stride = max_ways * (1 if masks is None else 2)
    state = np.zeros(int(plan[-1, BASE] + plan[-1, SETS] * stride), np.int64)
    state.reshape(-1, stride)[:, :max_ways] = -1
    fields = np.arange(64 // field, dtype=np.uint64) * np.uint64(field)
    bits = np.arange(1 << len(fields))[:, None] >> np.arange(len(fields)) & 1
    wide = (bits.astype(np.uint64) << fields).sum(axis=1) * np.uint64((1 << (field - 1)) - 1)
    chunk = min(CHUNK, max(1, lines.size))
    buffer = np.empty((2, len(plan) * chunk), np.int64)
    stack_depths(
        fixed(lines), None if masks is None else fixed(masks), first, field, int((np.uint64(1) << fields).sum()),
        max_ways, chunk, plan.reshape(-1), state, wide.astype(np.int64), buffer[0], buffer[1], np.empty(chunk, np.int64),
        found.reshape(-1),
    )  # fmt: skip
