"""What a hierarchy of caches is: its parameters and its contents, as the two arrays compiled code takes.

What its caches do is described in `mgpusim.memory.caches`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from mgpusim.arch.replacement import ReplacementName, ways_problem
from mgpusim.arch.spec import Cache
from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.memory.cache_fields import (
    EMPTY,
    HEADER,
    L2_COLUMN,
    LRU,
    NO_FOLD,
    SEED,
    SLC_COLUMN,
    UNCACHED_COLUMN,
    CacheRow,
)
from mgpusim.memory.sizes import line_shifts, simulated_b

HASHES = ("mask", "modulo", "xor")
Int64s = npt.NDArray[np.int64]
POLICIES = {"none": 0, "write_through": 1, "write_back": 2}
REPLACEMENTS = {name: code for code, name in enumerate(get_args(ReplacementName))}


class Hierarchy(NamedTuple):
    """`params` int64 (rows, CacheRow.words): first-level kinds 0..k-1, L2 at row k, SLC at row k+1; `state` int64 (words,)."""

    params: Int64s
    state: Int64s

    @property
    def l2(self) -> int:
        """Row of the L2."""
        return len(self.params) - 2

    @property
    def slc(self) -> int:
        """Row of the system-level cache."""
        return len(self.params) - 1


def _code(kind: str, names: Mapping[str, int], name: str) -> int:
    if name not in names:
        raise UnknownNameError(suggest(kind, name, names))
    return names[name]


def index_of(sets: int, index_hash: str) -> tuple[int, int]:
    """Return FOLD and INDEX_MASK: a line number is folded, masked, and then taken modulo the sets."""
    bits = (sets - 1).bit_length()
    fold = NO_FOLD
    if index_hash not in HASHES:
        raise UnknownNameError(suggest("index_hash", index_hash, HASHES))
    if index_hash == "xor" and bits:
        fold = bits
    return fold, (1 << bits) - 1 if fold == bits or sets & (sets - 1) == 0 else -1


def pack_params(
    size_b: int,
    line_b: int,
    sector_b: int = 0,
    ways: int = 0,
    index_hash: str = "mask",
    write_policy: str = "write_through",
    allocate_on_write: bool = False,
    replacement: str = "lru",
) -> Int64s:
    """Return one cache as a row of `Hierarchy.params`, int64 (CacheRow.words,).

    Parameters
    ----------
    size_b : capacity of one instance; 0 is an uncached path
    line_b, sector_b : powers of two, at most 32 sectors per line; sector_b 0 means unsectored
    ways : 0 means fully associative
    index_hash : "mask" or "modulo" (alike: any number of sets will do), or "xor" (all bits of the line number folded)
    write_policy, allocate_on_write : see the rules of this module
    replacement : of `mgpusim.arch.replacement`

    Raises InputError where size_b is not a whole number of sets, UnknownNameError for an unknown name.

    >>> pack_params(4096, 64, 32, 4)[:4].tolist()
    [6, 5, 16, 4]
    """
    line_shift, sector_shift = line_shifts(line_b, sector_b or line_b)
    if ways < 0:
        raise InputError(f"ways {ways}: expected at least 1, or 0 for fully associative")
    step = line_b * max(1, ways)
    if size_b < 0 or size_b % step:
        low = max(1, size_b // step) * step
        raise InputError(f"size_b {size_b}: expected whole sets of {step} B; the nearest: {low} or {low + step}")
    ways = (ways or size_b // line_b) if size_b else 0
    sets = size_b // (line_b * ways) if ways else 1
    policy = _code("write_policy", POLICIES, write_policy)
    chosen = _code("replacement", REPLACEMENTS, replacement)
    if ways and (wrong := ways_problem(replacement, ways)):
        raise InputError(f"ways {ways}: {wrong}")
    row = np.zeros(CacheRow.words, np.int64)
    row[: CacheRow.base] = (
        line_shift,
        sector_shift,
        sets,
        ways,
        *index_of(sets, index_hash),
        policy,
        allocate_on_write and policy > 0,
        chosen,
        2 * ways + (ways > 0 and chosen != LRU),
    )
    return row


def cache_params(cache: Cache | None, like: Cache, touched_b: float) -> Int64s:
    """Return `pack_params` of a cache of a GPU; of none an uncached path in the lines of `like`.

    Parameters
    ----------
    touched_b : bytes that are looked up in it: a larger cache need not be simulated.
    """
    if cache is None:
        return pack_params(0, like.line_b, like.sector_b)
    return pack_params(
        simulated_b(cache.size_b, touched_b), cache.line_b, cache.sector_b, cache.ways, cache.index_hash, cache.write_policy,
        cache.allocate_on_write, cache.replacement,
    )  # fmt: skip


def tlb_params(entries: int, page_b: int) -> Int64s:
    """Return a buffer of translations as a row of `Hierarchy.params`: a cache whose lines are pages, found wherever they lie.

    The page used longest ago makes room.

    >>> from mgpusim.memory.caches import run_stream
    >>> tlb = new_hierarchy([tlb_params(4, 4096)], [1])
    >>> run_stream(tlb, [0, 1, 2, 3] * 2).total("l1_hit_requests"), run_stream(tlb, [0, 1, 2, 3, 4] * 2).total("l1_hit_requests")
    (4, 4)
    """
    return pack_params(page_b * entries, page_b, page_b)


def new_hierarchy(
    first: Sequence[Int64s], instances: Sequence[int], l2: Int64s | None = None, slc: Int64s | None = None
) -> Hierarchy:
    """Return an empty hierarchy: `instances[k]` caches `first[k]` (one per core) in front of one L2 and one SLC.

    Rows are those of `pack_params`; a row may be used in several hierarchies. A missing L2 or SLC is an uncached path in
    the lines and sectors of the row above it (of `first[0]` for a missing L2).

    >>> h = new_hierarchy([pack_params(1024, 64)], [2], pack_params(8192, 64, 32, 8))
    >>> len(h.params), h.l2, h.slc
    (3, 1, 2)
    """
    if not first or len(first) != len(instances) or min(instances) < 1:
        raise InputError(f"{len(first)} first-level caches, instances {list(instances)}: expected one count >= 1 for each")
    shared = l2 if l2 is not None else _uncached_like(first[0])
    last = slc if slc is not None else _uncached_like(shared)
    params = np.array([*first, shared, last], dtype=np.int64)
    params[:, CacheRow.instances] = [*instances, 1, 1]
    for row, column in ((-2, L2_COLUMN), (-1, SLC_COLUMN)):
        params[row, CacheRow.column] = column if params[row, CacheRow.ways] else UNCACHED_COLUMN
    words = params[:, CacheRow.instances] * params[:, CacheRow.sets] * params[:, CacheRow.stride]
    params[:, CacheRow.base] = HEADER + np.cumsum(words) - words
    hierarchy = Hierarchy(params, np.empty(HEADER + int(words.sum()), np.int64))
    reset(hierarchy)
    return hierarchy


def _uncached_like(row: Int64s) -> Int64s:
    return pack_params(0, 1 << int(row[CacheRow.line_shift]), 1 << int(row[CacheRow.sector_shift]))


def row_of(hierarchy: Hierarchy, row: int, instance: int = 0) -> int:
    rows = len(hierarchy.params)
    if not -rows <= row < rows:
        raise InputError(f"cache row {row}: expected 0 to {rows - 1}")
    if not 0 <= instance < hierarchy.params[row, CacheRow.instances]:
        raise InputError(f"instance {instance} of cache row {row}: expected 0 to {hierarchy.params[row, CacheRow.instances] - 1}")
    return row % rows


def reset(hierarchy: Hierarchy, row: int | None = None) -> None:
    """Empty one row (all its instances) or everything, writing nothing back: a cache that starts a launch cold.

    >>> from mgpusim.memory.caches import run_stream
    >>> h = new_hierarchy([pack_params(1024, 64)], [1])
    >>> [run_stream(h, [3]).total("l1_hit_requests") for _ in range(2)], reset(h), run_stream(h, [3]).total("l1_hit_requests")
    ([0, 1], None, 0)
    """
    params, state = hierarchy
    if row is None:
        state[SEED] = 1
    for k in range(len(params)) if row is None else (row_of(hierarchy, row),):
        ways = int(params[k, CacheRow.ways])
        blocks = blocks_of(hierarchy, k)
        blocks[:, :ways] = EMPTY
        blocks[:, ways:] = 0


def blocks_of(hierarchy: Hierarchy, row: int) -> Int64s:
    """Return the contents of a row, one set after another, int64 (sets of all instances, stride): a view."""
    cache = hierarchy.params[row]
    begin, stride = int(cache[CacheRow.base]), int(cache[CacheRow.stride])
    instances, sets = int(cache[CacheRow.instances]), int(cache[CacheRow.sets])
    return hierarchy.state[begin : begin + instances * sets * stride].reshape(instances * sets, stride)
