"""The compiled inside of `mgpusim.trace.order_native`, where its arrays are explained. Nothing is checked here."""

from __future__ import annotations

from typing import Any

from mgpusim.native.jit import Bytes, Int32s, Int64s, Uint32s, compile_inline, compile_native, to_int

_OUT = -(1 << 62)  # a lane outside of an image
_BLOCK = 256  # lanes compared before a difference ends the comparison


@compile_inline
def _same(payload: Any, mine: int, at: int, other: int, base: int, lanes: int, image: int) -> int:
    """Return 1 where the offsets that begin at `mine` are those at `other`, `at` - `base` further."""
    same = 1
    k = 0
    while k < lanes and same == 1:
        end = min(lanes, k + _BLOCK)
        differs = 0
        if image > 0:
            while k < end:
                v = to_int(payload[mine + k])
                w = to_int(payload[other + k])
                x = v - at
                y = w - base
                if v < 0:
                    x = _OUT
                if w < 0:
                    y = _OUT
                differs |= x ^ y
                k += 1
        else:
            shift = at - base
            while k < end:
                differs |= to_int(payload[mine + k]) - to_int(payload[other + k]) - shift
                k += 1
        if differs != 0:
            same = 0
    return same


@compile_inline
def _match(what: Int64s, payload: Any, start: Int64s, value: Int64s, pattern: Int64s, at: Int64s, scratch: Int64s) -> None:
    """Number the patterns of events; `what`: events, lanes, whether they are texels, slots of the table that `scratch` begins
    with. Then follow of each pattern its hash, where its first event's offsets begin, and that event's offset."""
    n = what[0]
    lanes = what[1]
    image = what[2]
    size = what[3]
    hashes = size
    origins = size + n
    bases = size + 2 * n
    patterns = 0
    last = -1
    for e in range(n):
        mine = start[e]
        first = value[e]
        if mine >= 0:
            k = 0
            if image > 0:
                while k < lanes and payload[mine + k] < 0:
                    k += 1
            first = -1
            if k < lanes:
                first = to_int(payload[mine + k])
        at[e] = first
        if mine < 0 or (image > 0 and first < 0):
            pattern[e] = -1
            if first < 0:
                pattern[e] = -2
        else:
            match = -1
            if last >= 0:
                if _same(payload, mine, first, scratch[origins + last], scratch[bases + last], lanes, image) == 1:
                    match = last
            if match < 0:
                mixed = 0
                k = 0
                while k < lanes:
                    v = to_int(payload[mine + k])
                    x = v - first
                    if image > 0 and v < 0:
                        x = _OUT
                    mixed += (x ^ (x >> 17)) * ((2 * k + 1) * 0x2545F4914F6CDD1D)
                    k += 1
                mixed ^= mixed >> 32
                slot = mixed & (size - 1)
                while scratch[slot] >= 0 and match < 0:
                    p = scratch[slot]
                    if scratch[hashes + p] == mixed:
                        if _same(payload, mine, first, scratch[origins + p], scratch[bases + p], lanes, image) == 1:
                            match = p
                    slot = (slot + 1) & (size - 1)
                if match < 0:
                    match = patterns
                    patterns += 1
                    scratch[slot] = match
                    scratch[hashes + match] = mixed
                    scratch[origins + match] = mine
                    scratch[bases + match] = first
                last = match
            pattern[e] = match


@compile_native("qiqqqqq")
def match_narrow(
    what: Int64s, payload: Int32s, start: Int64s, value: Int64s, pattern: Int64s, at: Int64s, scratch: Int64s
) -> None:
    """`_match` of offsets of 32 bits."""
    _match(what, payload, start, value, pattern, at, scratch)


@compile_native("qqqqqqq")
def match_wide(what: Int64s, payload: Int64s, start: Int64s, value: Int64s, pattern: Int64s, at: Int64s, scratch: Int64s) -> None:
    """`_match` of offsets of 64 bits."""
    _match(what, payload, start, value, pattern, at, scratch)


@compile_native("qqqqqqqqqIqqqqIBBiiqq")
def place_in_order(
    what: Int64s, wave_start: Int64s, rows: Int64s, batch_start: Int64s, base: Int64s, shift: Int64s, slot: Int64s,
    first: Int64s, line: Int64s, mask: Uint32s, row_core: Int64s, slots: Int64s, bounds: Int64s,
    out_line: Int64s, out_mask: Uint32s, out_kind: Bytes, out_write: Bytes, out_core: Int32s, out_site: Int32s,
    batches: Int64s, end: Int64s,
) -> None:  # fmt: skip
    """Write the transactions of every wave, batch, row and event one after the other; `what`: waves (with that of no wave),
    batches, sites."""
    n_batches = what[1]
    sites = what[2]
    to = 0
    for w in range(what[0]):
        bounds[w] = to
        for b in range(n_batches):
            begun = to
            opening = batch_start[b]
            closing = batch_start[b + 1]
            if opening < closing:
                for r in range(wave_start[w], wave_start[w + 1]):
                    row = rows[r]
                    core = row_core[row]
                    for e in range(opening, closing):
                        cell = base[e] + row
                        i = first[cell]
                        stop = first[cell + 1]
                        if i < stop:
                            by = shift[e]
                            of = 3 * slot[e]
                            kind = slots[of]
                            write = slots[of + 1]
                            site = core * sites + slots[of + 2]
                            while i < stop:
                                out_line[to] = line[i] + by
                                out_mask[to] = mask[i]
                                out_kind[to] = kind
                                out_write[to] = write
                                out_core[to] = core
                                out_site[to] = site
                                to += 1
                                i += 1
            batches[w * n_batches + b] = to - begun
    bounds[what[0]] = to
    end[0] = to


@compile_native("qqqIBBB")
def mark_sectors(what: Int64s, levels: Int64s, line: Int64s, mask: Uint32s, kind: Bytes, write: Bytes, touched: Bytes) -> None:
    """Flag the sectors of transactions; `what`: how many there are, bytes of a sector that is flagged."""
    sector_b = what[1]
    for i in range(what[0]):
        of = 2 * to_int(kind[i])
        own_b = levels[of + 1]
        byte = line[i] * levels[of]
        flag = 1
        if write[i] > 0:
            flag = 2
        bits = to_int(mask[i])
        while bits != 0:
            if bits & 1:
                inside = 0
                while inside < own_b:
                    at = (byte + inside) // sector_b
                    touched[at] = to_int(touched[at]) | flag
                    inside += sector_b
            byte += own_b
            bits >>= 1
