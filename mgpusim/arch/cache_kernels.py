"""The compiled inside of `mgpusim.arch.caches`: one look-up, one transaction, one stream. Nothing is checked here.

`params` holds one row of FIELDS numbers per cache kind and `state` the contents of all of them, see `caches.Hierarchy`.
`state` begins with the seed of random replacement; then, per instance and set, one block: the tags (-1 empty), the sectors
of each (valid in the low 32 bits, dirty in the high 32) and, unless the order of the tags is itself the LRU order, the bits
of the PLRU tree. A block is contiguous, so a look-up touches few lines of the host's own cache. In LRU order (most recent
first) a search moves what it passes one place down, so it ends with the line in front or the victim in hand; a repeated
line, the common case, costs one comparison and moves nothing.

Indices are made unsigned (`U`) where they are used: numba otherwise tests each for being negative.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mgpusim.arch.coalesce import Int32s, Int64s, Uint32s, compile_inline, compile_kernel, to_int

XOR, WRITE_THROUGH, WRITE_BACK, LRU, PLRU = 1, 1, 2, 0, 1

# Fields of a row of `params`.
LINE_SHIFT, SECTOR_SHIFT, SETS, WAYS, HASH, SET_BITS, POLICY, ALLOCATE, REPLACEMENT = range(9)
FAST, STRIDE, BASE, INSTANCES, FIELDS = range(9, 14)  # FAST: a cache in LRU order
SEED, HEADER = 0, 1
LOW32 = 0xFFFFFFFF

# Columns of the counters; `caches.COUNTERS` names them.
REQUESTS, SECTORS, L1_HIT_REQUESTS, L1_HIT_SECTORS, L2_REQUESTS, L2_SECTORS, L2_HIT_SECTORS = range(7)
SLC_REQUESTS, SLC_SECTORS, SLC_HIT_SECTORS, DRAM_READ_B, DRAM_WRITE_B = range(7, 12)

U = np.uint64
_B1, _B2 = U(0x5555555555555555), U(0x3333333333333333)
_B4, _B8 = U(0x0F0F0F0F0F0F0F0F), U(0x0101010101010101)
_S1, _S2, _S4, _S56 = U(1), U(2), U(4), U(56)


@compile_inline
def _popcount(mask: int) -> int:
    x = U(mask)
    x = x - ((x >> _S1) & _B1)
    x = (x & _B2) + ((x >> _S2) & _B2)
    return to_int((((x + (x >> _S4)) & _B4) * _B8) >> _S56)


@compile_inline
def set_of(line: int, sets: int, bits: int, hashed: int) -> int:
    """Return the set of a line: its low bits (its remainder), after XOR-folding all of its bits if `hashed` says so."""
    if hashed == XOR and bits > 0:
        shift = bits
        while shift < 63:  # doubling: each step folds twice as many groups of `bits` bits
            line ^= line >> shift
            shift += shift
        line &= (1 << bits) - 1
    if sets & (sets - 1) == 0:
        return line & (sets - 1)
    return line % sets


@compile_inline
def _search(state: Int64s, block: int, ways: int, line: int) -> int:
    """Return the way that holds `line`, or -1."""
    for way in range(ways):
        if state[U(block + way)] == line:
            return way
    return -1


@compile_inline
def _bring_lru(state: Int64s, block: int, ways: int, line: int) -> tuple[int, int, int]:
    """Make `line` the first of its set: (its sectors, 0 if it was absent; line replaced; sectors of that one)."""
    tag = state[U(block)]
    word = state[U(block + ways)]
    if tag == line:
        return word, -1, 0
    state[U(block)] = line
    at = block + 1
    end = block + ways
    while at < end:
        next_tag = state[U(at)]
        next_word = state[U(at + ways)]
        state[U(at)] = tag
        state[U(at + ways)] = word
        if next_tag == line:
            state[U(end)] = next_word
            return next_word, -1, 0
        tag = next_tag
        word = next_word
        at += 1
    state[U(end)] = 0
    return 0, tag, word


@compile_inline
def _bring_placed(state: Int64s, block: int, ways: int, line: int, policy: int) -> tuple[int, int, int, int]:
    """`_bring_lru` where ways keep their place (PLRU, random): (way; its sectors; line replaced; sectors of that one)."""
    way = _search(state, block, ways, line)
    found = way >= 0
    node = 1
    if not found:
        way = _search(state, block, ways, -1)
        if way < 0 and policy == PLRU:
            tree = state[U(block + 2 * ways)]
            while node < ways:
                node = 2 * node + ((tree >> node) & 1)
            way = node - ways
        elif way < 0:
            seed = (state[U(SEED)] * 1103515245 + 12345) & 0x7FFFFFFF  # the generator shown in ISO C11 7.22.2.2
            state[U(SEED)] = seed
            way = (seed >> 16) % ways
    if policy == PLRU:
        tree = state[U(block + 2 * ways)]
        node = 1
        half = ways >> 1
        while half > 0:  # every node on the path now points away from this way
            right = to_int((way & half) != 0)
            tree = (tree | (1 << node)) ^ (right << node)
            node = 2 * node + right
            half >>= 1
        state[U(block + 2 * ways)] = tree
    word = state[U(block + ways + way)]
    if found:
        return way, word, -1, 0
    tag = state[U(block + way)]
    state[U(block + way)] = line
    state[U(block + ways + way)] = 0
    return way, 0, tag, word


@compile_inline
def _forget(state: Int64s, block: int, ways: int, way: int, ordered: bool) -> None:
    """Empty a way; it is then the first to be filled again, which in LRU order means the last place."""
    if ordered:
        for at in range(block + way, block + ways - 1):
            state[U(at)] = state[U(at + 1)]
            state[U(at + ways)] = state[U(at + ways + 1)]
        way = ways - 1
    state[U(block + way)] = -1
    state[U(block + ways + way)] = 0


@compile_inline
def block_of(params: Int64s, row: int, instance: int, line: int) -> int:
    """Return where in `state` the set of `line` begins."""
    r = U(row)
    sets = params[r, SETS]
    index = set_of(line, sets, params[r, SET_BITS], params[r, HASH])
    return to_int(params[r, BASE] + (instance * sets + index) * params[r, STRIDE])


@compile_inline
def access(params: Int64s, state: Int64s, row: int, block: int, line: int, mask: int, write: bool) -> tuple[int, int, int, int]:
    """One look-up in the set at `block`: (sectors held, sectors to send on, line replaced, its dirty sectors)."""
    r = U(row)
    ways = params[r, WAYS]
    if ways == 0:
        return 0, mask, -1, 0
    policy = params[r, POLICY]
    allocate = policy != 0 and params[r, ALLOCATE] != 0
    if write and not allocate and _search(state, block, ways, line) < 0:
        return 0, mask, -1, 0
    replacement = params[r, REPLACEMENT]
    way = 0
    if replacement == LRU:
        word, old, old_word = _bring_lru(state, block, ways, line)
    else:
        way, word, old, old_word = _bring_placed(state, block, ways, line, replacement)
    here = U(block + ways + way)
    held = word & mask
    if not write:
        if held != mask:
            state[here] = word | mask
        return held, mask & ~held, old, (old_word >> 32) & LOW32
    if policy == WRITE_BACK:
        kept = mask if allocate else held
        state[here] = word | kept | (kept << 32)
        return held, mask & ~kept, old, (old_word >> 32) & LOW32
    if policy == WRITE_THROUGH:
        if allocate:
            state[here] = word | mask
        return held, mask, old, (old_word >> 32) & LOW32
    state[here] = word & ~mask
    if (word & ~mask) & LOW32 == 0:
        _forget(state, block, ways, way, replacement == LRU)
    return 0, mask, -1, 0


@compile_inline
def _translate(params: Int64s, above: int, below: int, line: int, mask: int, target: int) -> int:
    """Sectors of line `target` of row `below` that hold any byte of the sectors `mask` of `line` of row `above`."""
    a, b = U(above), U(below)
    line_up, sector_up = params[a, LINE_SHIFT], params[a, SECTOR_SHIFT]
    line_down, sector_down = params[b, LINE_SHIFT], params[b, SECTOR_SHIFT]
    if sector_up == sector_down and line_up <= line_down:
        return to_int(mask << (((line << line_up) - (target << line_down)) >> sector_down))
    start = max(line << line_up, target << line_down)
    stop = min((line + 1) << line_up, (target + 1) << line_down)
    out = 0
    grain = min(sector_up, sector_down)
    for byte in range(start, stop, 1 << grain):
        if (mask >> ((byte - (line << line_up)) >> sector_up)) & 1:
            out |= 1 << ((byte - (target << line_down)) >> sector_down)
    return out


@compile_kernel
def _to_slc(params: Int64s, state: Int64s, above: int, line: int, mask: int, write: bool, counters: Int64s, site: int) -> int:
    """Send sectors of a line of row `above` to the system-level cache, and on to DRAM; return the deepest level needed."""
    row = params.shape[0] - 1
    u = U(site)
    line_up, line_down, sector = params[U(above), LINE_SHIFT], params[U(row), LINE_SHIFT], params[U(row), SECTOR_SHIFT]
    last = (((line + 1) << line_up) - 1) >> line_down
    deepest = 2
    for target in range((line << line_up) >> line_down, last + 1):
        bits = _translate(params, above, row, line, mask, target)
        if bits == 0:
            continue
        held, missing, _, dirty = access(params, state, row, block_of(params, row, 0, target), target, bits, write)
        if params[U(row), WAYS]:
            counters[u, SLC_REQUESTS] += 1
            counters[u, SLC_SECTORS] += _popcount(bits)
            counters[u, SLC_HIT_SECTORS] += _popcount(held)
        if missing:
            deepest = 3
            if write:
                counters[u, DRAM_WRITE_B] += _popcount(missing) << sector
            else:
                counters[u, DRAM_READ_B] += _popcount(missing) << sector
        if dirty:
            counters[u, DRAM_WRITE_B] += _popcount(dirty) << sector
    return deepest


@compile_kernel
def _to_l2(params: Int64s, state: Int64s, above: int, line: int, mask: int, write: bool, counters: Int64s, site: int) -> int:
    """Send sectors of a line of row `above` to L2; return the deepest level needed."""
    row = params.shape[0] - 2
    u = U(site)
    line_up, line_down = params[U(above), LINE_SHIFT], params[U(row), LINE_SHIFT]
    last = (((line + 1) << line_up) - 1) >> line_down
    deepest = 1
    for target in range((line << line_up) >> line_down, last + 1):
        bits = _translate(params, above, row, line, mask, target)
        if bits == 0:
            continue
        held, missing, old, dirty = access(params, state, row, block_of(params, row, 0, target), target, bits, write)
        if params[U(row), WAYS]:
            counters[u, L2_REQUESTS] += 1
            counters[u, L2_SECTORS] += _popcount(bits)
            counters[u, L2_HIT_SECTORS] += _popcount(held)
        if missing:
            deepest = max(deepest, _to_slc(params, state, row, target, missing, write, counters, site))
        if dirty:
            _to_slc(params, state, row, old, dirty, True, counters, site)
    return deepest


@compile_inline
def serve(
    params: Int64s,
    state: Int64s,
    kind: int,
    instance: int,
    line: int,
    mask: int,
    write: bool,
    counters: Int64s,
    site: int,
) -> int:
    """Serve one transaction: add to `counters[site]`, return the deepest level (0 L1, 1 L2, 2 SLC, 3 DRAM) it needed.

    For compiled callers that ask one transaction at a time; `caches.run_stream` is its loop. All but the arrays are int64
    (`write` bool). A write-back it causes is charged to its site, but its level is that of its own sectors.
    """
    r, u = U(kind), U(site)
    asked = _popcount(mask)
    counters[u, REQUESTS] += 1
    counters[u, SECTORS] += asked
    block = block_of(params, kind, instance, line)
    if not write and params[r, FAST] and state[U(block)] == line and mask & ~state[U(block + params[r, WAYS])] == 0:
        counters[u, L1_HIT_REQUESTS] += 1  # most transactions: a read of the line its set served last changes nothing
        counters[u, L1_HIT_SECTORS] += asked
        return 0
    held, missing, old, dirty = access(params, state, kind, block, line, mask, write)
    if held:
        counters[u, L1_HIT_SECTORS] += _popcount(held)
        counters[u, L1_HIT_REQUESTS] += held == mask
    level = 0
    if missing:
        level = _to_l2(params, state, kind, line, missing, write, counters, site)
    if dirty:
        _to_l2(params, state, kind, old, dirty, True, counters, site)
    return level


@compile_kernel
def run(
    params: Int64s,
    state: Int64s,
    kind: npt.NDArray[np.uint8],
    instance: Int32s,
    line: Int64s,
    mask: Uint32s,
    write: npt.NDArray[np.bool_],
    site: Int32s,
    counters: Int64s,
    served: npt.NDArray[np.uint8],
) -> None:
    """The loop of `caches.run_stream`; an empty `served` is not filled."""
    keep = served.size > 0
    for i in range(line.size):
        j = U(i)
        k, core, sectors, s = to_int(kind[j]), to_int(instance[j]), to_int(mask[j]), to_int(site[j])
        level = serve(params, state, k, core, line[j], sectors, write[j], counters, s)
        if keep:
            served[j] = level


@compile_kernel
def first_bad(
    params: Int64s,
    kind: npt.NDArray[np.uint8],
    instance: Int32s,
    line: Int64s,
    mask: Uint32s,
    site: Int32s,
    n_sites: int,
) -> int:
    """Return the first transaction that would read or write outside the arrays, or -1."""
    kinds = params.shape[0] - 2
    for i in range(line.size):
        j = U(i)
        k = to_int(kind[j])
        if k >= kinds or not 0 <= instance[j] < params[U(k), INSTANCES] or line[j] < 0 or not 0 <= site[j] < n_sites:
            return i
        if to_int(mask[j]) >> (1 << (params[U(k), LINE_SHIFT] - params[U(k), SECTOR_SHIFT])):
            return i
    return -1


@compile_kernel
def used_bits(line: Int64s, mask: Uint32s) -> tuple[int, int]:
    """Return all lines ORed (negative if any is) and all masks ORed: a check of a stream in one pass."""
    lines = 0
    masks = 0
    for i in range(line.size):
        lines |= line[U(i)]
        masks |= to_int(mask[U(i)])
    return lines, masks


@compile_kernel
def fill(params: Int64s, state: Int64s, row: int, instance: int, line: Int64s, mask: Uint32s, write: bool) -> None:
    """Access one cache in order, forgetting what it would send on."""
    for i in range(line.size):
        access(params, state, row, block_of(params, row, instance, line[U(i)]), line[U(i)], to_int(mask[U(i)]), write)


@compile_inline
def _hit(state: Int64s, block: int, ways: int, line: int, mask: int) -> int:
    word, _, _ = _bring_lru(state, block, ways, line)
    held = word & mask
    if held != mask:
        state[U(block + ways)] = word | mask
    return held


@compile_kernel
def lru_reads(params: Int64s, state: Int64s, row: int, instance: int, line: Int64s, mask: Uint32s, held: Uint32s) -> None:
    """Read through one LRU cache: `held[i]` becomes the sectors of `mask[i]` it had. The loop of `caches.lru_hits`."""
    r = U(row)
    sets, ways, bits, hashed, stride = params[r, SETS], params[r, WAYS], params[r, SET_BITS], params[r, HASH], params[r, STRIDE]
    base = params[r, BASE] + instance * sets * stride
    low = sets - 1
    if sets & low == 0 and hashed != XOR:  # its own loop: testing the hash each time costs a third of the speed
        for i in range(line.size):
            j = U(i)
            held[j] = _hit(state, base + (line[j] & low) * stride, ways, line[j], to_int(mask[j]))
    else:
        for i in range(line.size):
            j = U(i)
            held[j] = _hit(state, base + set_of(line[j], sets, bits, hashed) * stride, ways, line[j], to_int(mask[j]))


@compile_kernel
def flush_row(params: Int64s, state: Int64s, row: int, counters: Int64s) -> None:
    """Send every dirty sector of a row on as a write, charged to site 0; the lines stay, clean."""
    r = U(row)
    ways, sets, stride, n = params[r, WAYS], params[r, SETS], params[r, STRIDE], params.shape[0]
    for block in range(params[r, BASE], params[r, BASE] + params[r, INSTANCES] * sets * stride, max(1, stride)):
        for way in range(ways):
            word = state[U(block + ways + way)]
            dirty = (word >> 32) & LOW32
            if dirty:
                state[U(block + ways + way)] = word & LOW32
                line = state[U(block + way)]
                if row == n - 1:
                    counters[0, DRAM_WRITE_B] += _popcount(dirty) << params[r, SECTOR_SHIFT]
                elif row == n - 2:
                    _to_slc(params, state, row, line, dirty, True, counters, 0)
                else:
                    _to_l2(params, state, row, line, dirty, True, counters, 0)


@compile_kernel
def distances(ids: Int64s, last: Int64s, tree: Int64s, out: Int64s) -> None:
    """LRU stack distance of each access: distinct ids since the last access of its id, -1 at the first.

    One marker per id sits at its latest access, counted by a Fenwick tree (Bennett and Kruskal, IBM J. R&D 19(4), 1975).
    `last` (-1 per id) and `tree` (zeros, n + 1) are scratch.
    """
    n = ids.size
    for i in range(n):
        before = last[ids[i]]
        if before < 0:
            out[i] = -1
        else:
            count = 0
            at = i
            while at > 0:
                count += tree[at]
                at -= at & -at
            at = before + 1
            while at > 0:
                count -= tree[at]
                at -= at & -at
            out[i] = count
            at = before + 1
            while at <= n:
                tree[at] -= 1
                at += at & -at
        at = i + 1
        while at <= n:
            tree[at] += 1
            at += at & -at
        last[ids[i]] = i


@compile_kernel
def sets_of(line: Int64s, sets: int, bits: int, hashed: int, out: Int64s) -> None:
    """`set_of` for an array."""
    for i in range(line.size):
        out[i] = set_of(line[i], sets, bits, hashed)
