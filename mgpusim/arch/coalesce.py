"""From the addresses of one warp instruction to memory transactions: lines and sectors, phases, banks, texel layouts.

Every function takes `addr`, int64 (n_warps, lanes): the byte address of each lane of each warp instruction, -1 for an
inactive lane; a lane touches the bytes [addr, addr + width_b). Nothing here knows a GPU: sizes are plain ints.
Callers import `mgpusim.arch.caches`, which re-exports all of it, and import that lazily: numba takes long to load.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from mgpusim.arch.cache_fields import line_shifts, shift_of
from mgpusim.arch.jit import Int32s, Int64s, Uint32s, compile_kernel, fixed, get, put
from mgpusim.errors import InputError, UnknownNameError, suggest

__all__ = [
    "LAYOUTS",
    "bank_cycles",
    "coalesce",
    "covered_sectors",
    "texel_address",
    "texel_address_jit",
    "transactions",
    "wavefronts",
]

LAYOUTS = {"linear": 0, "tiled": 1}


def _lanes(addr: npt.ArrayLike, active: npt.ArrayLike | None, width_b: int) -> Int64s:
    out = np.ascontiguousarray(addr, dtype=np.int64)
    if out.ndim != 2:
        raise InputError(f"addr of shape {out.shape}: expected (n_warps, lanes)")
    if width_b < 1:
        raise InputError(f"width_b {width_b}: expected at least 1 byte per lane")
    return fixed(out if active is None else np.where(np.asarray(active, dtype=np.bool_), out, np.int64(-1)))


@compile_kernel
def _transactions(
    addr: Int64s,
    n_warps: int,
    lanes: int,
    width: int,
    line_shift: int,
    sector_shift: int,
    per_phase: int,
    grain: int,
    row: int,
    room: int,
    out: Int64s,
    per_warp: Int64s,
    scratch: Int64s,
) -> tuple[int, int]:
    """Coalesce from `row` on while fewer than `room` transactions are found; return (next row, transactions found).

    All arrays flat: `out` the warps, lines, masks and, unless grain < 0, whole sectors, a quarter each; `per_warp` the counts
    and the wavefronts, a half each; `scratch` one word per line that a warp can touch, all zero, then unless grain < 0 one
    per grain of 2**grain bytes of those lines.
    """
    size = out.size // 4
    masks = 2 * size
    flags = scratch.size
    if grain >= 0:
        flags = scratch.size // (1 + (1 << (line_shift - grain)))
    per_line = line_shift - sector_shift
    low = (1 << per_line) - 1
    n = 0
    phase = 0
    while row < n_warps and n < room:
        start = n
        slot = n
        waves = 0
        bits = 0
        current = -1  # the line lanes are adding sectors to; its mask is kept in a register
        previous = -1
        left = 0
        lane = row * lanes
        end = lane + lanes
        while lane < end:
            if left == 0:
                left = per_phase
                phase += 1
                if current >= 0:
                    put(out, masks + slot, bits)
                current = -1
                previous = -1
            left -= 1
            a = get(addr, lane)
            lane += 1
            if a >= 0 and a != previous:
                previous = a
                sector = a >> sector_shift
                last = (a + width - 1) >> sector_shift
                while sector <= last:
                    here = sector >> per_line
                    if here != current:
                        if current >= 0:
                            put(out, masks + slot, bits)
                        current = here
                        slot = start
                        while slot < n and get(out, size + slot) != here:
                            slot += 1
                        if slot == n:
                            n += 1
                            put(out, slot, row)
                            put(out, size + slot, here)
                            put(out, masks + slot, 0)
                        bits = get(out, masks + slot)
                        if get(scratch, slot - start) != phase:
                            put(scratch, slot - start, phase)
                            waves += 1
                    bits |= 1 << (sector & low)
                    if grain >= 0:
                        at = flags + ((slot - start - here) << (line_shift - grain))
                        g = max(a, sector << sector_shift) >> grain
                        stop = min(a + width, (sector + 1) << sector_shift) >> grain
                        while g < stop:
                            put(scratch, at + g, row + 1)
                            g += 1
                    sector += 1
        if current >= 0:
            put(out, masks + slot, bits)
        if grain >= 0:
            g = flags
            slot = start
            while slot < n:
                bits = 0
                sector = 0
                while sector <= low:
                    bit = 1 << sector
                    stop = g + (1 << (sector_shift - grain))
                    while g < stop:
                        if get(scratch, g) != row + 1:
                            bit = 0
                        g += 1
                    bits |= bit
                    sector += 1
                put(out, masks + size + slot, bits)
                slot += 1
        put(per_warp, row, n - start)
        put(per_warp, n_warps + row, waves)
        row += 1
    return row, n


class Transactions(NamedTuple):
    """`warp`, `line`, `mask` and `whole` of each transaction, `per_warp` (how many) and `wavefronts` of each warp instruction."""

    warp: Int32s
    line: Int64s
    mask: Uint32s
    per_warp: Int64s
    wavefronts: Int64s
    whole: Uint32s


def transactions(
    addr: npt.ArrayLike,
    width_b: int,
    line_b: int,
    sector_b: int,
    phase_b: int = 0,
    whole: bool = False,
    active: npt.ArrayLike | None = None,
) -> Transactions:
    """Return `coalesce`, `wavefronts` and, if asked for, `covered_sectors` of the same accesses in one pass.

    Parameters are those of the three; phase_b 0 takes all the lanes as one phase. `whole` stays zero unless it is asked for.

    >>> found = transactions([[0, 4, 64, 128], [256, -1, 256, 259]], 4, 128, 32, phase_b=8, whole=True)
    >>> found.per_warp.tolist(), found.wavefronts.tolist(), found.mask.tolist(), found.whole.tolist()
    ([2, 1], [3, 2], [5, 1, 1], [0, 0, 0])
    """
    line_shift, sector_shift = line_shifts(line_b, sector_b)
    lanes = _lanes(addr, active, width_b)
    n_warps, n_lanes = lanes.shape
    most = n_lanes * (((width_b - 2) >> line_shift) + 2)  # w bytes touch at most (w - 2) // line_b + 2 lines
    grain, words = -1, most
    if whole:  # every boundary is a multiple of 2**grain bytes: one flag per grain instead of per byte
        seen = int(np.bitwise_or.reduce(lanes & ~(lanes >> 63), axis=None)) | width_b | sector_b
        grain = (seen & -seen).bit_length() - 1
        words += most << (line_shift - grain)
    per_phase = max(1, phase_b // width_b) if phase_b else n_lanes
    per_warp = np.zeros((2, n_warps), np.int64)
    parts: list[Int64s] = []
    row = 0
    while row < n_warps or not parts:
        room = 2 * max(n_warps, sum(part.shape[1] for part in parts))
        out = np.empty((4, room + most), np.int64)
        row, n = _transactions(
            lanes.reshape(-1), n_warps, n_lanes, width_b, line_shift, sector_shift, per_phase, grain, row, room,
            out.reshape(-1), per_warp.reshape(-1), np.zeros(words, np.int64),
        )  # fmt: skip
        parts.append(out[:, :n])
    warp, line, mask, full = np.concatenate(parts, axis=1) if len(parts) > 1 else parts[0]
    covered = full.astype(np.uint32) if whole else np.zeros(len(line), np.uint32)
    return Transactions(warp.astype(np.int32), line.copy(), mask.astype(np.uint32), per_warp[0], per_warp[1], covered)


def coalesce(
    addr: npt.ArrayLike, width_b: int, line_b: int, sector_b: int, active: npt.ArrayLike | None = None
) -> tuple[Int32s, Int64s, Uint32s, Int64s]:
    """Return the distinct lines each warp instruction touches, in first-touch order, with their sectors.

    Parameters
    ----------
    addr : int64 (n_warps, lanes), byte addresses, -1 = inactive lane
    width_b : bytes per lane, contiguous from its address (a wide or unaligned lane may touch several lines)
    line_b, sector_b : powers of two, at most 32 sectors per line
    active : bool (n_warps, lanes), optional, in addition to the -1 in `addr`

    Returns
    -------
    warp : int32 (n,) row of `addr`, ascending
    line : int64 (n,) address // line_b
    mask : uint32 (n,) bit s set if sector s of the line is touched
    count : int64 (n_warps,) transactions of each warp instruction; its sum is n

    Raises InputError for sizes that are not powers of two. Source: the coalescing rule of CUDA C++ Programming Guide,
    "Device Memory Accesses" (a warp's accesses become the fewest line transactions that hold them).

    >>> warp, line, mask, count = coalesce([[0, 4, 64, 128], [256, -1, 256, 259]], 4, 128, 32)
    >>> warp.tolist(), line.tolist(), mask.tolist(), count.tolist()
    ([0, 0, 1], [0, 1, 2], [5, 1, 1], [2, 1])
    """
    return transactions(addr, width_b, line_b, sector_b, active=active)[:4]


def covered_sectors(
    addr: npt.ArrayLike, width_b: int, line_b: int, sector_b: int, active: npt.ArrayLike | None = None
) -> Uint32s:
    """Return, for each transaction of `coalesce` in the same order, the sectors whose every byte is touched, uint32 (n,).

    For stores: a sector written in part costs more than one written whole (a masked or read-modify-write access).

    >>> covered_sectors([[0, 4, 8, 12, 32, 36]], 4, 64, 16).tolist()
    [1]
    """
    return transactions(addr, width_b, line_b, sector_b, whole=True, active=active).whole


def wavefronts(
    addr: npt.ArrayLike, width_b: int, line_b: int = 128, phase_b: int = 128, active: npt.ArrayLike | None = None
) -> Int64s:
    """Return the L1 wavefronts of each warp instruction: distinct lines per phase, summed over phases, int64 (n_warps,).

    A phase is the consecutive lanes that together move `phase_b` bytes (32 lanes x 4 B, 16 x 8 B or 8 x 16 B for 128); a
    phase without an active lane costs nothing. The defaults are NVIDIA's 128-byte L1.

    >>> wavefronts([[0, 4, 8, 12], [0, 128, 0, 256]], 4).tolist()
    [1, 3]
    """
    if phase_b < 1:
        raise InputError(f"phase_b {phase_b}: expected at least 1 byte per phase")
    return transactions(addr, width_b, line_b, line_b, phase_b, active=active).wavefronts


@compile_kernel
def _bank_cycles(
    addr: Int64s, lanes: int, width: int, banks: int, bank_shift: int, per_phase: int, depth: int, scratch: Int64s, out: Int64s
) -> None:
    """`scratch`: `depth` words of each bank, then how many of them are used."""
    used = banks * depth
    lane = 0
    for i in range(out.size):
        end = lane + lanes
        total = 0
        worst = 0
        left = 0
        while lane < end:
            if left == 0:
                left = per_phase
                total += worst
                worst = 0
                at = used
                while at < used + banks:
                    put(scratch, at, 0)
                    at += 1
            left -= 1
            a = get(addr, lane)
            lane += 1
            if a >= 0:
                word = a >> bank_shift
                last = (a + width - 1) >> bank_shift
                while word <= last:
                    bank = word & (banks - 1)
                    if banks & (banks - 1):
                        bank = word % banks
                    at = bank * depth
                    n = get(scratch, used + bank)
                    end_of_bank = at + n
                    while at < end_of_bank and get(scratch, at) != word:
                        at += 1
                    if at == end_of_bank:
                        put(scratch, at, word)
                        put(scratch, used + bank, n + 1)
                        worst = max(worst, n + 1)
                    word += 1
        put(out, i, total + worst)


def bank_cycles(addr: npt.ArrayLike, width_b: int, banks: int, bank_b: int, active: npt.ArrayLike | None = None) -> Int64s:
    """Return the local-memory cycles of each warp instruction, int64 (n_warps,).

    Lanes go in phases of `banks * bank_b` bytes; a phase takes as many cycles as its busiest bank has distinct words, so
    lanes that read one word share it for free, and a phase without an active lane takes none. Source: CUDA C++
    Programming Guide, "Shared Memory" (banks of successive 32-bit words, broadcast, 64- and 128-bit accesses split).

    >>> bank_cycles([[0, 4, 8, 12], [0, 16, 32, 48], [8, 8, 8, 8]], 4, banks=4, bank_b=4).tolist()
    [1, 4, 1]
    """
    if banks < 1:
        raise InputError(f"banks {banks}: expected at least 1")
    shift = shift_of("bank_b", bank_b)
    lanes = _lanes(addr, active, width_b)
    per_phase = max(1, banks * bank_b // width_b)
    depth = min(lanes.shape[1], per_phase) * (((width_b - 2) >> shift) + 2)  # words of one bank in a phase, at most
    scratch, out = np.empty(banks * (depth + 1), np.int64), np.empty(len(lanes), np.int64)
    _bank_cycles(lanes.reshape(-1), lanes.shape[1], width_b, banks, shift, per_phase, depth, scratch, out)
    return out


def _layout(layout: str | int) -> int:
    if isinstance(layout, str):
        if layout not in LAYOUTS:
            raise UnknownNameError(suggest("image layout", layout, LAYOUTS))
        return LAYOUTS[layout]
    if layout not in LAYOUTS.values():
        raise InputError(f"layout {layout}: expected 0 (linear) or 1 (tiled)")
    return layout


def _texel_sizes(layout: int, tile_w: int, tile_h: int, **sizes: int) -> tuple[int, int]:
    """Check the sizes and return the tile, 1 x 1 for the linear layout: both layouts are then one formula."""
    if layout:
        sizes |= {"tile_w": tile_w, "tile_h": tile_h}
    problems = [f"{name} {value}: expected at least 1" for name, value in sizes.items() if value < 1]
    if problems:
        raise InputError("texture layout:", problems)
    return (tile_w, tile_h) if layout else (1, 1)


def texel_address(
    index: npt.ArrayLike,
    width: int,
    height: int,
    texel_b: int,
    layout: str | int = 0,
    tile_w: int = 4,
    tile_h: int = 4,
    row_align_b: int = 1,
) -> Int64s:
    """Return the byte address of each texel from the start of its image, int64, of the shape of `index` (numpy).

    Parameters
    ----------
    index : int64, any shape: linear texel (z * height + y) * width + x; -1 (border colour, inactive lane) stays -1
    width, height : texels of one slice; a 1-D image has height 1
    layout : "linear" (0): rows of texels; "tiled" (1): tiles of tile_w x tile_h texels, row-major inside and among them
    row_align_b : each row, of texels or of tiles, starts at a multiple of this many bytes from its slice's start

    >>> texel_address([0, 1, 5, -1], 5, 2, 4, row_align_b=32).tolist()
    [0, 4, 32, -1]
    >>> texel_address([0, 2, 5, -1], 5, 2, 4, "tiled", tile_w=2, tile_h=2).tolist()
    [0, 16, 8, -1]
    """
    code = _layout(layout)
    tile_w, tile_h = _texel_sizes(code, tile_w, tile_h, width=width, height=height, texel_b=texel_b, row_align_b=row_align_b)
    texels = np.asarray(index, dtype=np.int64)
    row, x = np.divmod(texels, width)
    z, y = np.divmod(row, height)
    tile_b = tile_w * tile_h * texel_b
    pitch_b = -(-(-(-width // tile_w) * tile_b) // row_align_b) * row_align_b
    tile_row = z * -(-height // tile_h) + y // tile_h
    out = tile_row * pitch_b + x // tile_w * tile_b + (y % tile_h * tile_w + x % tile_w) * texel_b
    return cast(Int64s, np.where(texels < 0, np.int64(-1), out))


@compile_kernel
def _texels(
    index: Int64s, width: int, height: int, texel_b: int, tile_w: int, tile_h: int, tile_b: int, pitch_b: int, out: Int64s
) -> None:
    tile_rows = (height + tile_h - 1) // tile_h
    first = -width  # neighbours mostly share a row of the image: its first texel and what follows from it are kept
    y_part = 0
    for i in range(index.size):
        texel = get(index, i)
        address = texel
        if texel >= 0:
            x = texel - first
            if x < 0 or x >= width:
                row = texel // width
                first = row * width
                x = texel - first
                z = row // height
                y = row - z * height
                ty = y // tile_h
                y_part = (z * tile_rows + ty) * pitch_b + (y - ty * tile_h) * tile_w * texel_b
            address = y_part + x * tile_b
            if tile_w > 1:
                tx = x // tile_w
                address = y_part + tx * tile_b + (x - tx * tile_w) * texel_b
        put(out, i, address)


def texel_address_jit(index: Int64s, width: int, height: int, texel_b: int, tile_w: int, tile_h: int, row_align_b: int) -> Int64s:
    """`texel_address` compiled: a flat int64 `index`, a 1 x 1 tile for the linear layout, no size checked."""
    tile_b = tile_w * tile_h * texel_b
    pitch_b = -(-(-(-width // tile_w) * tile_b) // row_align_b) * row_align_b
    out = np.empty(index.size, np.int64)
    _texels(fixed(np.ascontiguousarray(index, np.int64)), width, height, texel_b, tile_w, tile_h, tile_b, pitch_b, out)
    return out
