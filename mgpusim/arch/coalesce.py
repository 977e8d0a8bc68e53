"""From the addresses of one warp instruction to memory transactions: lines and sectors, phases, banks, texel layouts.

Every function takes `addr`, int64 (n_warps, lanes): the byte address of each lane of each warp instruction, -1 for an
inactive lane; a lane touches the bytes [addr, addr + width_b). Nothing here knows a GPU: sizes are plain ints.
Callers import `mgpusim.arch.caches`, which re-exports all of it, and import that lazily: numba takes long to load.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from mgpusim.errors import InputError, UnknownNameError, suggest

__all__ = [
    "LAYOUTS",
    "bank_cycles",
    "coalesce",
    "covered_sectors",
    "texel_address",
    "texel_address_jit",
    "wavefronts",
]

F = TypeVar("F", bound=Callable[..., Any])
Int64s = npt.NDArray[np.int64]
Int32s = npt.NDArray[np.int32]
Uint32s = npt.NDArray[np.uint32]
to_int = cast(Callable[[object], int], np.int64)  # np.int64 itself: in compiled code that is what an int is

LAYOUTS = {"linear": 0, "tiled": 1}
SECTORS_PER_LINE = 32  # a sector mask is a uint32


def _compile(function: F, **options: object) -> F:
    """Compile with the on-disk cache, or without it where no folder can hold the cache (a read-only install)."""
    njit = cast(Any, numba.njit)
    try:
        return cast(F, njit(error_model="numpy", cache=True, **options)(function))
    except RuntimeError:
        return cast(F, njit(error_model="numpy", **options)(function))


def compile_njit(function: F) -> F:
    """`numba.njit` for functions that allocate arrays."""
    return _compile(function)


def compile_kernel(function: F) -> F:
    """`numba.njit` for functions that only use the arrays they are given.

    Without numba's reference counting: it would count atomically at every call that passes an array, which costs more
    than the work of a cache look-up (a stream ran six times slower).
    """
    return _compile(function, _nrt=False)


def compile_inline(function: F) -> F:
    """`compile_kernel` for the small helpers of an inner loop: always inlined."""
    return _compile(function, _nrt=False, forceinline=True)


def shift_of(name: str, value: int) -> int:
    """Return log2 of a size that must be a power of two; InputError naming the field otherwise.

    >>> shift_of("line_b", 64)
    6
    """
    if value < 1 or value & (value - 1):
        low = 1 << max(0, value.bit_length() - 1) if value > 0 else 1
        raise InputError(f"{name} {value}: expected a power of two; the nearest: {low} or {2 * low}")
    return value.bit_length() - 1


def line_shifts(line_b: int, sector_b: int) -> tuple[int, int]:
    """Return (log2 line_b, log2 sector_b), checked: 1 to 32 whole sectors per line."""
    line, sector = shift_of("line_b", line_b), shift_of("sector_b", sector_b)
    if not line - 5 <= sector <= line:
        raise InputError(f"sector_b {sector_b}: expected line_b / {SECTORS_PER_LINE} to line_b, with line_b {line_b}")
    return line, sector


def _lanes(addr: npt.ArrayLike, active: npt.ArrayLike | None, width_b: int) -> Int64s:
    out = np.ascontiguousarray(addr, dtype=np.int64)
    if out.ndim != 2:
        raise InputError(f"addr of shape {out.shape}: expected (n_warps, lanes)")
    if width_b < 1:
        raise InputError(f"width_b {width_b}: expected at least 1 byte per lane")
    return out if active is None else np.where(np.asarray(active, dtype=np.bool_), out, np.int64(-1))


@compile_njit
def _coalesce(addr: Int64s, width: int, line_shift: int, sector_shift: int) -> tuple[Int32s, Int64s, Uint32s, Int64s]:
    n_warps, lanes = addr.shape
    per_line = line_shift - sector_shift
    low = (1 << per_line) - 1
    most = lanes * (((width - 2) >> line_shift) + 2)  # w bytes touch at most (w - 2) // line_b + 2 lines
    capacity = 2 * n_warps + most
    warp = np.empty(capacity, np.int32)
    line = np.empty(capacity, np.int64)
    mask = np.empty(capacity, np.uint32)
    count = np.empty(n_warps, np.int64)
    n = 0
    for i in range(n_warps):
        if n + most > capacity:
            capacity = 2 * capacity + most
            warp_new = np.empty(capacity, np.int32)
            line_new = np.empty(capacity, np.int64)
            mask_new = np.empty(capacity, np.uint32)
            warp_new[:n] = warp[:n]
            line_new[:n] = line[:n]
            mask_new[:n] = mask[:n]
            warp, line, mask = warp_new, line_new, mask_new
        start = n
        slot = n
        current = -1  # the line lanes are adding sectors to; its mask is kept in a register
        bits = 0
        previous = -1
        for j in range(lanes):
            a = addr[i, j]
            if a < 0 or a == previous:
                continue
            previous = a
            s = a >> sector_shift
            last = (a + width - 1) >> sector_shift
            while True:
                here = s >> per_line
                if here != current:
                    if current >= 0:
                        mask[slot] = bits
                    slot = start
                    while slot < n and line[slot] != here:
                        slot += 1
                    bits = 0
                    if slot == n:
                        warp[n] = i
                        line[n] = here
                        n += 1
                    else:
                        bits = to_int(mask[slot])
                    current = here
                bits |= 1 << (s & low)
                if s == last:
                    break
                s += 1
        if current >= 0:
            mask[slot] = bits
        count[i] = n - start
    return warp[:n].copy(), line[:n].copy(), mask[:n].copy(), count


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
    line_shift, sector_shift = line_shifts(line_b, sector_b)
    return _coalesce(_lanes(addr, active, width_b), width_b, line_shift, sector_shift)


@compile_njit
def _covered(addr: Int64s, width: int, line_shift: int, sector_shift: int, count: Int64s, total: int) -> Uint32s:
    n_warps, lanes = addr.shape
    seen = width | (1 << sector_shift)
    for i in range(n_warps):
        for j in range(lanes):
            if addr[i, j] >= 0:
                seen |= addr[i, j]
    grain = 0  # every boundary is a multiple of 2**grain bytes: one flag per grain instead of per byte
    while not (seen >> grain) & 1:
        grain += 1
    per_line = 1 << (line_shift - grain)
    per_sector = 1 << (sector_shift - grain)
    sectors = 1 << (line_shift - sector_shift)
    most = lanes * (((width - 2) >> line_shift) + 2)
    lines = np.empty(most, np.int64)
    flags = np.zeros(most * per_line, np.bool_)
    out = np.zeros(total, np.uint32)
    done = 0
    for i in range(n_warps):
        n = 0
        slot = 0
        for j in range(lanes):
            a = addr[i, j]
            if a < 0:
                continue
            for g in range(a >> grain, (a + width) >> grain):
                here = g >> (line_shift - grain)
                if n == 0 or lines[slot] != here:
                    slot = 0
                    while slot < n and lines[slot] != here:
                        slot += 1
                    if slot == n:
                        lines[n] = here
                        n += 1
                flags[slot * per_line + (g & (per_line - 1))] = True
        for k in range(n):
            bits = 0
            for s in range(sectors):
                full = True
                for g in range(per_sector):
                    full &= flags[k * per_line + s * per_sector + g]
                if full:
                    bits |= 1 << s
            out[done + k] = bits
        flags[: n * per_line] = False
        done += count[i]
    return out


def covered_sectors(
    addr: npt.ArrayLike, width_b: int, line_b: int, sector_b: int, active: npt.ArrayLike | None = None
) -> Uint32s:
    """Return, for each transaction of `coalesce` in the same order, the sectors whose every byte is touched, uint32 (n,).

    For stores: a sector written in part costs more than one written whole (a masked or read-modify-write access).

    >>> covered_sectors([[0, 4, 8, 12, 32, 36]], 4, 64, 16).tolist()
    [1]
    """
    line_shift, sector_shift = line_shifts(line_b, sector_b)
    lanes = _lanes(addr, active, width_b)
    count = _coalesce(lanes, width_b, line_shift, sector_shift)[3]
    return _covered(lanes, width_b, line_shift, sector_shift, count, int(count.sum()))


@compile_njit
def _wavefronts(addr: Int64s, width: int, line_shift: int, per_phase: int) -> Int64s:
    n_warps, lanes = addr.shape
    lines = np.empty(min(lanes, per_phase) * (((width - 2) >> line_shift) + 2), np.int64)
    out = np.zeros(n_warps, np.int64)
    for i in range(n_warps):
        total = 0
        for start in range(0, lanes, per_phase):
            n = 0
            current = -1
            for j in range(start, min(start + per_phase, lanes)):
                a = addr[i, j]
                if a < 0:
                    continue
                last = (a + width - 1) >> line_shift
                for here in range(a >> line_shift, last + 1):
                    if here == current:
                        continue
                    current = here
                    k = 0
                    while k < n and lines[k] != here:
                        k += 1
                    if k == n:
                        lines[n] = here
                        n += 1
            total += n
        out[i] = total
    return out


def wavefronts(
    addr: npt.ArrayLike, width_b: int, line_b: int = 128, phase_b: int = 128, active: npt.ArrayLike | None = None
) -> Int64s:
    """Return the L1 wavefronts of each warp instruction: distinct lines per phase, summed over phases, int64 (n_warps,).

    A phase is the consecutive lanes that together move `phase_b` bytes (32 lanes x 4 B, 16 x 8 B or 8 x 16 B for 128); a
    phase without an active lane costs nothing. The defaults are those of the L1 equation in PHYSICS: NVIDIA's 128-byte L1.

    >>> wavefronts([[0, 4, 8, 12], [0, 128, 0, 256]], 4).tolist()
    [1, 3]
    """
    if phase_b < 1:
        raise InputError(f"phase_b {phase_b}: expected at least 1 byte per phase")
    return _wavefronts(_lanes(addr, active, width_b), width_b, shift_of("line_b", line_b), max(1, phase_b // width_b))


@compile_njit
def _bank_cycles(addr: Int64s, width: int, banks: int, bank_shift: int, per_phase: int) -> Int64s:
    n_warps, lanes = addr.shape
    depth = min(lanes, per_phase) * (((width - 2) >> bank_shift) + 2)
    words = np.empty((banks, depth), np.int64)
    used = np.zeros(banks, np.int64)
    out = np.zeros(n_warps, np.int64)
    mask = banks - 1
    power = banks & mask == 0
    for i in range(n_warps):
        total = 0
        for start in range(0, lanes, per_phase):
            worst = 0
            used[:] = 0
            for j in range(start, min(start + per_phase, lanes)):
                a = addr[i, j]
                if a < 0:
                    continue
                last = (a + width - 1) >> bank_shift
                for word in range(a >> bank_shift, last + 1):
                    bank = word & mask if power else word % banks
                    n = used[bank]
                    k = 0
                    while k < n and words[bank, k] != word:
                        k += 1
                    if k == n:
                        words[bank, n] = word
                        used[bank] = n + 1
                        worst = max(worst, n + 1)
            total += worst
        out[i] = total
    return out


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
    return _bank_cycles(_lanes(addr, active, width_b), width_b, banks, shift, max(1, banks * bank_b // width_b))


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


@compile_njit
def texel_address_jit(index: Int64s, width: int, height: int, texel_b: int, tile_w: int, tile_h: int, row_align_b: int) -> Int64s:
    """`texel_address` for compiled callers: a flat int64 `index`, a 1 x 1 tile for the linear layout, nothing checked."""
    tile_b = tile_w * tile_h * texel_b
    pitch_b = ((width + tile_w - 1) // tile_w * tile_b + row_align_b - 1) // row_align_b * row_align_b
    tile_rows = (height + tile_h - 1) // tile_h
    out = np.empty(index.size, np.int64)
    first = 0  # neighbours mostly share a row of the image: its first texel and what follows from it are kept
    end = 0
    y_part = 0
    for i in range(index.size):
        texel = index[i]
        if texel < 0:
            out[i] = -1
            continue
        if not first <= texel < end:
            row = texel // width
            first = row * width
            end = first + width
            z = row // height
            y = row - z * height
            ty = y // tile_h
            y_part = (z * tile_rows + ty) * pitch_b + (y - ty * tile_h) * tile_w * texel_b
        x = texel - first
        if tile_w == 1:
            out[i] = y_part + x * tile_b
        else:
            tx = x // tile_w
            out[i] = y_part + tx * tile_b + (x - tx * tile_w) * texel_b
    return out
