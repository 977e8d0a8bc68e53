"""Sectored set-associative caches: streams of transactions through first-level caches, the shared L2 and an optional SLC.

A `Hierarchy` is two int64 arrays that compiled code can carry: `params`, one row of plain numbers per cache kind (the
first-level kinds, then L2, then the system-level cache), and `state`, the contents of every instance of every row. A row
of size 0 is an uncached path: it only says in which lines and sectors its transactions are counted.

Addresses are line numbers (address // line_b) of the level a transaction enters, with a uint32 mask of sectors. Rules:

- reads fetch the sectors that are missing, from the next level, in its own lines and sectors; a miss allocates its line
- `write_through` sends every written sector on; `write_back` keeps them dirty until their line is replaced or flushed;
  `none` lets the write pass and drops the sectors it makes stale
- without `allocate_on_write` a write brings in neither line nor sectors, it only updates those present
- sectors are taken as written whole, so writing fetches nothing
- the sectors asked for go to the next level before the dirty sectors of the line they replace
- the set is the line number modulo the number of sets ("mask", "modulo"), XOR-folded before that with "xor"

Time is not known here: a second request of a line still in flight is a hit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from mgpusim.arch import cache_kernels as kernels
from mgpusim.arch.cache_kernels import (
    BASE,
    FIELDS,
    HEADER,
    INSTANCES,
    LINE_SHIFT,
    LRU,
    PLRU,
    SECTOR_SHIFT,
    SEED,
    SETS,
    STRIDE,
    WAYS,
    serve,
)
from mgpusim.arch.coalesce import (
    LAYOUTS,
    Int64s,
    Uint32s,
    bank_cycles,
    coalesce,
    covered_sectors,
    line_shifts,
    texel_address,
    texel_address_jit,
    wavefronts,
)
from mgpusim.errors import InputError, UnknownNameError, suggest

__all__ = [
    "COUNTERS",
    "HASHES",
    "LAYOUTS",
    "LEVELS",
    "POLICIES",
    "REPLACEMENTS",
    "Hierarchy",
    "StreamResult",
    "bank_cycles",
    "coalesce",
    "covered_sectors",
    "flush",
    "lru_hits",
    "new_hierarchy",
    "pack_params",
    "reset",
    "run_stream",
    "serve",
    "stack_distances",
    "texel_address",
    "texel_address_jit",
    "warm",
    "wavefronts",
]

S = TypeVar("S", bound=np.generic)

HASHES = {"mask": 0, "modulo": 0, "xor": 1}  # the low bits of a line number are its remainder
POLICIES = {"none": 0, "write_through": 1, "write_back": 2}
REPLACEMENTS = {"lru": 0, "plru": 1, "random": 2}
LEVELS = ("l1", "l2", "slc", "dram")  # what the codes of `StreamResult.served` mean
COUNTERS = (
    "requests",  # transactions of the stream
    "sectors",  # their sectors, of the first level
    "l1_hit_requests",  # those whose every sector the first level held
    "l1_hit_sectors",
    "l2_requests",  # lines asked of L2: reads, writes, and write-backs of the first level
    "l2_sectors",
    "l2_hit_sectors",
    "slc_requests",  # 0 without a system-level cache
    "slc_sectors",
    "slc_hit_sectors",
    "dram_read_b",  # bytes, in whole sectors of the last level
    "dram_write_b",
)


class Hierarchy(NamedTuple):
    """`params` int64 (rows, FIELDS): first-level kinds 0..k-1, L2 at row k, SLC at row k+1; `state` int64 (words,)."""

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


class StreamResult(NamedTuple):
    """`counters` int64 (n_sites, len(COUNTERS)); `served` uint8 (n,): the deepest of LEVELS each needed, or None."""

    counters: Int64s
    served: npt.NDArray[np.uint8] | None

    def total(self, counter: str) -> int:
        """Return one of COUNTERS summed over the sites.

        >>> run_stream(new_hierarchy([pack_params(1024, 64)], [1]), [0, 1, 0]).total("l1_hit_requests")
        1
        """
        return int(self.counters[:, COUNTERS.index(counter)].sum())


def _code(kind: str, names: Mapping[str, int], name: str) -> int:
    if name not in names:
        raise UnknownNameError(suggest(kind, name, names))
    return names[name]


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
    """Return one cache as a row of `Hierarchy.params`, int64 (FIELDS,).

    Parameters
    ----------
    size_b : capacity of one instance; 0 is an uncached path
    line_b, sector_b : powers of two, at most 32 sectors per line; sector_b 0 means unsectored
    ways : 0 means fully associative
    index_hash : "mask" or "modulo" (alike: any number of sets will do), or "xor" (all bits of the line number folded)
    write_policy, allocate_on_write : see the rules of this module
    replacement : "lru", "plru" (binary tree; ways a power of two up to 32) or "random" (a fixed pseudo-random sequence)

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
    chosen = _code("replacement", REPLACEMENTS, replacement)
    if chosen == PLRU and (ways > 32 or ways & (ways - 1)):
        raise InputError(f"ways {ways}: expected a power of two up to 32 with replacement plru")
    row = np.zeros(FIELDS, np.int64)
    row[:BASE] = (
        line_shift,
        sector_shift,
        sets,
        ways,
        _code("index_hash", HASHES, index_hash),
        (sets - 1).bit_length(),
        _code("write_policy", POLICIES, write_policy),
        allocate_on_write,
        chosen,
        ways > 0 and chosen == LRU,
        2 * ways + (ways > 0 and chosen != LRU),
    )
    return row


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
    params[:, INSTANCES] = [*instances, 1, 1]
    words = params[:, INSTANCES] * params[:, SETS] * params[:, STRIDE]
    params[:, BASE] = HEADER + np.cumsum(words) - words
    hierarchy = Hierarchy(params, np.empty(HEADER + int(words.sum()), np.int64))
    reset(hierarchy)
    return hierarchy


def _uncached_like(row: Int64s) -> Int64s:
    return pack_params(0, 1 << int(row[LINE_SHIFT]), 1 << int(row[SECTOR_SHIFT]))


def _row(hierarchy: Hierarchy, row: int, instance: int = 0) -> int:
    rows = len(hierarchy.params)
    if not -rows <= row < rows:
        raise InputError(f"cache row {row}: expected 0 to {rows - 1}")
    if not 0 <= instance < hierarchy.params[row, INSTANCES]:
        raise InputError(f"instance {instance} of cache row {row}: expected 0 to {hierarchy.params[row, INSTANCES] - 1}")
    return row % rows


def reset(hierarchy: Hierarchy, row: int | None = None) -> None:
    """Empty one row (all its instances) or everything, writing nothing back: a cache that starts a launch cold.

    >>> h = new_hierarchy([pack_params(1024, 64)], [1])
    >>> lru_hits(h, [3, 3]).tolist(), reset(h), lru_hits(h, [3]).tolist()
    ([0, 1], None, [0])
    """
    params, state = hierarchy
    if row is None:
        state[SEED] = 1
    for k in range(len(params)) if row is None else (_row(hierarchy, row),):
        begin, ways, stride = (int(params[k, field]) for field in (BASE, WAYS, STRIDE))
        if ways:
            blocks = state[begin : begin + int(params[k, INSTANCES] * params[k, SETS]) * stride].reshape(-1, stride)
            blocks[:, :ways] = -1
            blocks[:, ways:] = 0


def _column(name: str, values: npt.ArrayLike, dtype: type[S], n: int) -> npt.NDArray[S]:
    out = np.asarray(values)
    if out.shape not in ((), (n,)):
        raise InputError(f"{name} of shape {out.shape}: expected a scalar or ({n},), one per line")
    if out.size and issubclass(dtype, np.integer) and not np.can_cast(out.dtype, dtype):
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        if out.dtype.kind not in "biu" or out.min() < low or out.max() > high:
            raise InputError(f"{name}: expected integers from {low} to {high}")
    return np.ascontiguousarray(np.broadcast_to(out, (n,)), dtype=dtype)


def _lines(line: npt.ArrayLike) -> Int64s:
    out = np.ascontiguousarray(line, dtype=np.int64)
    if out.ndim != 1:
        raise InputError(f"line of shape {out.shape}: expected (n,)")
    return out


def run_stream(
    hierarchy: Hierarchy,
    line: npt.ArrayLike,
    mask: npt.ArrayLike = 1,
    *,
    kind: npt.ArrayLike = 0,
    instance: npt.ArrayLike = 0,
    write: npt.ArrayLike = False,
    site: npt.ArrayLike = 0,
    n_sites: int = 1,
    served: bool = False,
) -> StreamResult:
    """Run a stream of transactions through the hierarchy, in order, changing its state.

    Parameters
    ----------
    line : int64 (n,) in lines of the transaction's first-level kind. The others are (n,), or one value for all:
    mask : uint32, sectors of that line
    kind : row of the first-level cache it enters (a row of size 0 bypasses L1); instance : which cache of that row (the core)
    write : store or load; site : row of the counters, below `n_sites`
    served : also return the deepest level each transaction needed

    Returns the counters of this call per site (COUNTERS). Hit sectors of a write are those a level already held. Write-backs
    are charged to the site that replaced the line; what stays dirty is left to `flush`. Raises InputError for lengths that
    differ and values outside the hierarchy; nothing has changed then.

    >>> h = new_hierarchy([pack_params(1024, 64, 32, 4)], [1], pack_params(8192, 64, 32, 8))
    >>> result = run_stream(h, [0, 0, 1, 0], [1, 3, 1, 3], site=[0, 0, 1, 1], n_sites=2, served=True)
    >>> result.counters[:, COUNTERS.index("l1_hit_sectors")].tolist(), [LEVELS[code] for code in result.served]
    ([1, 2], ['dram', 'dram', 'dram', 'l1'])
    """
    lines = _lines(line)
    n = lines.size
    kinds = _column("kind", kind, np.uint8, n)
    instances = _column("instance", instance, np.int32, n)
    masks = _column("mask", mask, np.uint32, n)
    writes = _column("write", write, np.bool_, n)
    sites = _column("site", site, np.int32, n)
    bad = kernels.first_bad(hierarchy.params, kinds, instances, lines, masks, sites, n_sites)
    if bad >= 0:
        raise InputError(
            f"transaction {bad}: kind {kinds[bad]}, instance {instances[bad]}, line {lines[bad]}, mask {masks[bad]:#x}, "
            f"site {sites[bad]} is outside the hierarchy or its {n_sites} sites"
        )
    counters = np.zeros((n_sites, len(COUNTERS)), np.int64)
    levels = np.empty(n if served else 0, np.uint8)
    kernels.run(hierarchy.params, hierarchy.state, kinds, instances, lines, masks, writes, sites, counters, levels)
    return StreamResult(counters, levels if served else None)


def _one_level(
    hierarchy: Hierarchy, line: npt.ArrayLike, mask: npt.ArrayLike, row: int, instance: int
) -> tuple[int, Int64s, Uint32s]:
    at = _row(hierarchy, row, instance)
    lines = _lines(line)
    masks = _column("mask", mask, np.uint32, lines.size)
    sectors = 1 << int(hierarchy.params[at, LINE_SHIFT] - hierarchy.params[at, SECTOR_SHIFT])
    all_lines, all_masks = kernels.used_bits(lines, masks)
    if all_lines < 0 or all_masks >> sectors:
        raise InputError(f"lines from {lines.min()}, sectors {all_masks:#x}: expected lines >= 0 of {sectors} sectors")
    return at, lines, masks


def lru_hits(hierarchy: Hierarchy, line: npt.ArrayLike, mask: npt.ArrayLike = 1, row: int = 0, instance: int = 0) -> Uint32s:
    """Read through one LRU cache alone and return the sectors each read found, uint32 (n,); misses are filled.

    >>> h = new_hierarchy([pack_params(128, 64, 32, 2)], [1])
    >>> lru_hits(h, [0, 0, 1, 2, 1, 0], [1, 3, 1, 1, 1, 1]).tolist()
    [0, 1, 0, 0, 1, 0]
    """
    at, lines, masks = _one_level(hierarchy, line, mask, row, instance)
    if hierarchy.params[at, kernels.REPLACEMENT] != LRU or not hierarchy.params[at, WAYS]:
        raise InputError(f"cache row {row}: expected a cache with replacement lru")
    held = np.empty(lines.size, np.uint32)
    kernels.lru_reads(hierarchy.params, hierarchy.state, at, instance, lines, masks, held)
    return held


def warm(
    hierarchy: Hierarchy,
    row: int,
    line: npt.ArrayLike,
    mask: npt.ArrayLike = 1,
    *,
    instance: int = 0,
    dirty: bool = False,
) -> None:
    """Preload one cache with lines, in order: later ones replace earlier ones as its capacity and sets dictate.

    Nothing is counted and nothing reaches another level: what a launch before this one left behind. With `dirty` the sectors
    are written instead of read, under the cache's own write policy.

    >>> h = new_hierarchy([pack_params(1024, 64)], [1], pack_params(8192, 64, 0, 8))
    >>> warm(h, h.l2, [0, 1])
    >>> run_stream(h, [0, 1, 2], served=True).served.tolist()
    [1, 1, 3]
    """
    at, lines, masks = _one_level(hierarchy, line, mask, row, instance)
    kernels.fill(hierarchy.params, hierarchy.state, at, instance, lines, masks, dirty)


def flush(hierarchy: Hierarchy, row: int) -> StreamResult:
    """Write the dirty sectors of one row (all its instances) to the next level and return those counters, as one site.

    Lines stay, clean. Flush the first level before L2 to bring everything to DRAM.

    >>> h = new_hierarchy([pack_params(1024, 64)], [1], pack_params(8192, 64, 0, 8, "mask", "write_back", True))
    >>> run_stream(h, [0, 1, 0], write=True).total("dram_write_b"), flush(h, h.l2).total("dram_write_b")
    (0, 128)
    """
    counters = np.zeros((1, len(COUNTERS)), np.int64)
    kernels.flush_row(hierarchy.params, hierarchy.state, _row(hierarchy, row), counters)
    return StreamResult(counters, None)


def stack_distances(line: npt.ArrayLike, sets: int = 1, index_hash: str = "mask") -> Int64s:
    """Return the LRU stack distance of each access within its set, int64 (n,): one pass for every associativity.

    The distance is the number of distinct other lines of the set accessed since the last access of this one, -1 if there
    was none; an LRU cache of `sets` sets and w ways hits exactly where 0 <= distance < w (Mattson et al., IBM Systems
    Journal 9(2), 1970). Lines whole, reads only. O(n log n).

    >>> stack_distances([7, 8, 7, 9, 8, 8]).tolist()
    [-1, -1, 1, -1, 2, 0]
    """
    lines = _lines(line)
    if sets < 1 or (lines.size and lines.min() < 0):
        raise InputError(f"sets {sets}, lines from {lines.min(initial=0)}: expected sets >= 1 and lines >= 0")
    index = np.zeros(lines.size, np.int64)
    if sets > 1:
        kernels.sets_of(lines, sets, (sets - 1).bit_length(), _code("index_hash", HASHES, index_hash), index)
    order = np.argsort(index, kind="stable")  # set after set: an access then only has its own set between its line's two
    ids = np.unique(lines[order], return_inverse=True)[1].astype(np.int64)
    out = np.empty(lines.size, np.int64)
    last = np.full(lines.size, -1, np.int64)
    kernels.distances(ids, last, np.zeros(lines.size + 1, np.int64), out)
    result = np.empty(lines.size, np.int64)
    result[order] = out
    return result
