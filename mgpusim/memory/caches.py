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

from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from mgpusim.errors import InputError
from mgpusim.memory import cache_fields as fields
from mgpusim.memory.cache_fields import CacheRow
from mgpusim.memory.coalesce import (
    BLOCK_H,
    BLOCK_W_B,
    LAYOUTS,
    Texels,
    Transactions,
    bank_cycles,
    coalesce,
    covered_sectors,
    texel_address,
    texture_wavefronts,
    transactions,
    wavefronts,
)
from mgpusim.memory.hierarchy import (
    HASHES,
    POLICIES,
    REPLACEMENTS,
    Hierarchy,
    cache_params,
    new_hierarchy,
    pack_params,
    reset,
    row_of,
    tlb_params,
)
from mgpusim.native.loader import NativeModule

__all__ = [
    "BLOCK_H",
    "BLOCK_W_B",
    "COUNTERS",
    "HASHES",
    "LAYOUTS",
    "LEVELS",
    "POLICIES",
    "REPLACEMENTS",
    "Hierarchy",
    "StreamResult",
    "Texels",
    "Transactions",
    "bank_cycles",
    "cache_params",
    "coalesce",
    "covered_sectors",
    "new_hierarchy",
    "pack_params",
    "reset",
    "run_stream",
    "texel_address",
    "texture_wavefronts",
    "tlb_params",
    "transactions",
    "warm",
    "wavefronts",
]

S = TypeVar("S", bound=np.generic)
Int32s = npt.NDArray[np.int32]
Int64s = npt.NDArray[np.int64]
Uint32s = npt.NDArray[np.uint32]

KERNELS = NativeModule("memory/cache_kernels", {"serve_lru": "qqqBiqIBiqBq", "serve_placed": "qqqBiqIBiqBq"})

LEVELS = ("l1", "l2", "slc", "dram")  # what the codes of `StreamResult.served` mean
CHUNK = 1 << 15  # transactions served at a time
COUNTERS = (
    "requests",  # transactions of the stream
    "sectors",  # their sectors, of the first level
    "l1_hit_sectors",
    "l1_hit_requests",  # those whose every sector the first level held
    "l2_requests",  # lines asked of L2: reads, writes, and write-backs of the first level
    "l2_sectors",
    "l2_hit_sectors",
    "slc_requests",  # 0 without a system-level cache
    "slc_sectors",
    "slc_hit_sectors",
    "dram_read_b",  # bytes, in whole sectors of the last level
    "dram_write_b",
)


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


def _column(name: str, values: npt.ArrayLike, dtype: type[S], n: int) -> npt.NDArray[S]:
    """Return the values checked: (n,), or (1,) where one value is for all."""
    out = np.asarray(values)
    if out.shape not in ((), (n,)):
        raise InputError(f"{name} of shape {out.shape}: expected a scalar or ({n},), one per line")
    if out.size and issubclass(dtype, np.integer) and not np.can_cast(out.dtype, dtype):
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        if out.dtype.kind not in "biu" or out.min() < low or out.max() > high:
            raise InputError(f"{name}: expected integers from {low} to {high}")
    return np.ascontiguousarray(out.reshape(-1), dtype=dtype)


def _spread(column: npt.NDArray[S], n: int, size: int) -> npt.NDArray[S]:
    """Return a column as it is if it is (n,), and `size` times its one value if it is not."""
    return column if column.size == n else np.full(size, column[0])


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
    sites = _column("site", site, np.int32, n)
    _check_stream(hierarchy.params, kinds, instances, lines, masks, sites, n_sites)
    writes = _column("write", np.asarray(write, np.bool_), np.uint8, n)
    levels = np.empty(n, np.uint8) if served else None
    counters = _serve(hierarchy.params, hierarchy.state, kinds, instances, lines, masks, writes, sites, n_sites, levels)
    return StreamResult(counters[:, _PUBLIC], levels)


_PUBLIC = [  # where `cache_kernels.serve` counts each of COUNTERS
    *range(fields.L1_COLUMN, fields.L1_COLUMN + 4),
    *range(fields.L2_COLUMN, fields.L2_COLUMN + 3),
    *range(fields.SLC_COLUMN, fields.SLC_COLUMN + 3),
    fields.DRAM_READ_B,
    fields.DRAM_WRITE_B,
]


def _serve(
    params: Int64s,
    state: Int64s,
    kinds: npt.NDArray[np.uint8],
    instances: Int32s,
    lines: Int64s,
    masks: Uint32s,
    writes: npt.NDArray[np.uint8],
    sites: Int32s,
    n_sites: int = 1,
    levels: npt.NDArray[np.uint8] | None = None,
) -> Int64s:
    """Return the counters of `cache_kernels.serve`, int64 (n_sites, COLUMNS); `levels`, if wanted, becomes what served each.

    Columns of one value are spread over a chunk of the stream only: over all of it they would cost as much as serving it.
    """
    n = lines.size
    chunk = min(n, CHUNK)

    def part(column: npt.NDArray[S], first: int) -> npt.NDArray[S]:
        return column[first : first + CHUNK] if column.size == n else column

    kinds, instances, masks = _spread(kinds, n, chunk), _spread(instances, n, chunk), _spread(masks, n, chunk)
    writes, sites = _spread(writes, n, chunk), _spread(sites, n, chunk)
    flat = np.ascontiguousarray(params).reshape(-1)
    counters = np.zeros(n_sites * fields.COLUMNS, np.int64)
    scratch = np.empty(fields.STACK, np.int64)
    function = "serve_placed" if params[:, CacheRow.replacement].any() else "serve_lru"
    unwanted = np.empty(chunk, np.uint8)
    for at in range(0, n, CHUNK):
        what = np.array([min(CHUNK, n - at), len(params) - 1], np.int64)
        KERNELS.call(
            function, what, flat, state,
            part(kinds, at), part(instances, at), part(lines, at), part(masks, at), part(writes, at), part(sites, at),
            counters, unwanted if levels is None else levels[at : at + CHUNK], scratch,
        )  # fmt: skip
    return counters.reshape(n_sites, fields.COLUMNS)


def _check_stream(
    params: Int64s, kinds: npt.NDArray[np.uint8], instances: Int32s, lines: Int64s, masks: Uint32s, sites: Int32s, n_sites: int
) -> None:
    """Raise InputError for the first transaction that would read or write outside the arrays."""
    if not lines.size:
        return
    rows = params[:-2]
    sectors = 1 << (rows[:, CacheRow.line_shift] - rows[:, CacheRow.sector_shift])

    def within(instance: Int32s, mask: Uint32s, cores: int, width: int) -> bool:
        return not mask.size or (int(instance.max()) < cores and int(np.bitwise_or.reduce(mask)) >> width == 0)

    def each_within(instance: Int32s, mask: Uint32s) -> bool:
        return all(
            within(instance[kinds == k], mask[kinds == k], int(row[CacheRow.instances]), int(width))
            for k, (row, width) in enumerate(zip(rows, sectors, strict=True))
        )

    n = lines.size
    if kinds.max() < len(rows) and min(instances.min(), lines.min(), sites.min()) >= 0 and sites.max() < n_sites:
        entered = slice(int(kinds[0]), int(kinds[0]) + 1) if kinds.size == 1 else slice(None)
        if within(instances, masks, int(rows[entered, CacheRow.instances].min()), int(sectors[entered].min())):
            return
        if kinds.size > 1 and each_within(_spread(instances, n, n), _spread(masks, n, n)):
            return
    kinds, instances = _spread(kinds, n, n), _spread(instances, n, n)
    masks, sites = _spread(masks, n, n), _spread(sites, n, n)
    known = np.minimum(kinds, len(rows) - 1)
    wrong = (kinds >= len(rows)) | (instances < 0) | (instances >= rows[known, CacheRow.instances]) | (lines < 0)
    wrong |= (sites < 0) | (sites >= n_sites) | (masks.astype(np.int64) >> sectors[known] != 0)
    bad = int(wrong.argmax())
    raise InputError(
        f"transaction {bad}: kind {kinds[bad]}, instance {instances[bad]}, line {lines[bad]}, mask {masks[bad]:#x}, "
        f"site {sites[bad]} is outside the hierarchy or its {n_sites} sites"
    )


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
    at = row_of(hierarchy, row, instance)
    lines = _lines(line)
    n = lines.size
    masks = _spread(_column("mask", mask, np.uint32, n), n, n)
    sectors = 1 << int(hierarchy.params[at, CacheRow.line_shift] - hierarchy.params[at, CacheRow.sector_shift])
    all_masks = int(np.bitwise_or.reduce(masks))
    if lines.min(initial=0) < 0 or all_masks >> sectors:
        raise InputError(f"lines from {lines.min()}, sectors {all_masks:#x}: expected lines >= 0 of {sectors} sectors")
    kinds, instances = np.full(n, at, np.uint8), np.full(n, instance, np.int32)
    above = hierarchy.params[: at + 1]  # nothing below this row: what it sends down is only counted, and that thrown away
    _serve(above, hierarchy.state, kinds, instances, lines, masks, np.full(n, dirty, np.uint8), np.zeros(n, np.int32))
