"""Bringing what is dirty in a hierarchy to DRAM, so that bytes written can be counted against bytes stored."""

from __future__ import annotations

import numpy as np

from mgpusim.memory import cache_fields as fields
from mgpusim.memory import caches
from mgpusim.memory.cache_fields import CacheRow
from mgpusim.memory.hierarchy import Hierarchy, blocks_of, row_of


def flush(hierarchy: Hierarchy, row: int) -> caches.StreamResult:
    """Write the dirty sectors of one row (all its instances) to the next level and return those counters, as one site.

    Lines stay, clean. Flush the first level before L2 to bring everything to DRAM.

    """
    at = row_of(hierarchy, row)
    blocks = blocks_of(hierarchy, at)
    ways = int(hierarchy.params[at, CacheRow.ways])
    words = blocks[:, ways : 2 * ways]
    where = np.nonzero(words >> 32)
    lines, masks = blocks[:, :ways][where], (words[where] >> 32).astype(np.uint32)
    words &= fields.LOW32
    n = lines.size
    kinds, zeros = np.full(n, at, np.uint8), np.zeros(n, np.int32)
    params = hierarchy.params.copy()
    params[at, CacheRow.ways] = 0  # writes that pass this row
    found = caches._serve(params, hierarchy.state, kinds, zeros, lines, masks, np.ones(n, np.uint8), zeros)
    passed = int(params[at, CacheRow.column])
    found[0, passed : passed + 4] = 0
    return caches.StreamResult(found[:, caches._PUBLIC], None)
