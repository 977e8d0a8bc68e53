"""From the addresses of one warp instruction to memory transactions: lines and sectors, phases, banks, texel layouts.

Every function takes `addr`, int64 (n_warps, lanes): the byte address of each lane of each warp instruction, -1 for an
inactive lane; a lane touches the bytes [addr, addr + width_b). Nothing here knows a GPU: sizes are plain ints.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.memory.coalesce_fields import Banks, Fetch, Fetches, ImageTexels, Lines
from mgpusim.memory.sizes import line_shifts, shift_of
from mgpusim.native.loader import NativeModule

Int32s = npt.NDArray[np.int32]
Int64s = npt.NDArray[np.int64]
Uint32s = npt.NDArray[np.uint32]

KERNELS = NativeModule(
    "memory/coalesce_kernels",
    {"transactions": "qqqqq", "bank_cycles": "qqqq", "texels": "qqq", "texture_wavefronts": "qqqq"},
)
LAYOUTS = ("linear", "tiled", "block_linear")
BLOCK_W_B, BLOCK_H = 64, 8


def _lanes(addr: npt.ArrayLike, active: npt.ArrayLike | None, width_b: int) -> Int64s:
    out = np.ascontiguousarray(addr, dtype=np.int64)
    if out.ndim != 2:
        raise InputError(f"addr of shape {out.shape}: expected (n_warps, lanes)")
    if width_b < 1:
        raise InputError(f"width_b {width_b}: expected at least 1 byte per lane")
    return out if active is None else np.where(np.asarray(active, dtype=np.bool_), out, np.int64(-1))


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

    >>> result = transactions([[0, 4, 64, 128], [256, -1, 256, 259]], 4, 128, 32, phase_b=8, whole=True)
    >>> result.per_warp.tolist(), result.wavefronts.tolist(), result.mask.tolist(), result.whole.tolist()
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
        what = Lines.of(
            warps=n_warps, lanes=n_lanes, width=width_b, line_shift=line_shift, sector_shift=sector_shift, per_phase=per_phase,
            grain=grain, row=row, room=room, found=0, size=room + most, flags=most,
        )  # fmt: skip
        KERNELS.call("transactions", what, lanes, out, per_warp, np.zeros(words, np.int64))
        row = int(what[Lines.row])
        parts.append(out[:, : what[Lines.found]])
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
    what = Banks.of(
        warps=len(lanes), lanes=lanes.shape[1], width=width_b, banks=banks, bank_shift=shift, per_phase=per_phase, depth=depth
    )
    KERNELS.call("bank_cycles", what, lanes, scratch, out)
    return out


class Texels(NamedTuple):
    """How the texels of an image lie: in tiles, of 1 x 1 texels where they lie in rows; sizes are not checked.

    Attributes
    ----------
    row_align_b : each row of tiles starts at a multiple of it from its slice's start.
    blocks : the tiles are those of the block-linear layout.
    """

    width: int
    height: int
    texel_b: int
    tile_w: int = 1
    tile_h: int = 1
    row_align_b: int = 1
    blocks: bool = False

    @property
    def tile_b(self) -> int:
        """Bytes of a tile."""
        return self.tile_w * self.tile_h * self.texel_b

    @property
    def pitch_b(self) -> int:
        """Bytes from a row of tiles to the next."""
        return -(-(-(-self.width // self.tile_w) * self.tile_b) // self.row_align_b) * self.row_align_b

    def addresses(self, index: Int64s) -> Int64s:
        """Return `texel_address` of int64 indices."""
        out = np.empty(index.shape, np.int64)
        what = ImageTexels.of(
            texels=index.size, width=self.width, height=self.height, texel_b=self.texel_b, tile_w=self.tile_w,
            tile_h=self.tile_h, tile_b=self.tile_b, pitch_b=self.pitch_b, blocks=self.blocks,
        )  # fmt: skip
        KERNELS.call("texels", what, np.ascontiguousarray(index, np.int64), out)
        return out


def _texels(width: int, height: int, texel_b: int, layout: str, tile_w: int, tile_h: int, row_align_b: int) -> Texels:
    if layout not in LAYOUTS:
        raise UnknownNameError(suggest("image layout", layout, LAYOUTS))
    sizes = {"width": width, "height": height, "texel_b": texel_b, "row_align_b": row_align_b}
    blocks = layout == "block_linear"
    if blocks:
        if texel_b < 1 or 16 % texel_b:
            raise InputError(f"texel_b {texel_b}: expected 1, 2, 4, 8 or 16 in the block-linear layout")
        tile_w, tile_h = BLOCK_W_B // texel_b, BLOCK_H
    elif layout == "tiled":
        sizes |= {"tile_w": tile_w, "tile_h": tile_h}
    else:
        tile_w = tile_h = 1
    problems = [f"{name} {value}: expected at least 1" for name, value in sizes.items() if value < 1]
    if problems:
        raise InputError("texture layout:", problems)
    return Texels(width, height, texel_b, tile_w, tile_h, row_align_b, blocks)


def texel_address(
    index: npt.ArrayLike,
    width: int,
    height: int,
    texel_b: int,
    layout: str = "linear",
    tile_w: int = 4,
    tile_h: int = 4,
    row_align_b: int = 1,
) -> Int64s:
    """Return the byte address of each texel from the start of its image, int64, of the shape of `index`.

    Parameters
    ----------
    index : int64, any shape: linear texel (z * height + y) * width + x; -1 (border colour, inactive lane) stays -1
    width, height : texels of one slice; a 1-D image has height 1
    layout : "linear": rows of texels; "tiled": tiles of tile_w x tile_h texels, row-major inside and among them;
        "block_linear": tiles of 64 bytes x 8 rows, in which 32 bytes are 16 of a row and 16 of the next, 64 are two of
        those side by side, and four of these on top of each other fill half a tile (the GOB of NVIDIA's Tegra X1 Technical
        Reference Manual, "Block linear"; Mesa's nouveau says the same)
    row_align_b : each row, of texels or of tiles, starts at a multiple of this many bytes from its slice's start

    >>> texel_address([0, 1, 5, -1], 5, 2, 4, row_align_b=32).tolist()
    [0, 4, 32, -1]
    >>> texel_address([0, 2, 5, -1], 5, 2, 4, "tiled", tile_w=2, tile_h=2).tolist()
    [0, 16, 8, -1]
    >>> texel_address([0, 1, 4, 8, 16], 8, 3, 4, "block_linear").tolist()  # a row, a half sector further, rows 1 and 2
    [0, 4, 32, 16, 64]
    """
    lie = _texels(width, height, texel_b, layout, tile_w, tile_h, row_align_b)
    return lie.addresses(np.asarray(index, dtype=np.int64))


def texture_wavefronts(offset: npt.ArrayLike, texel_b: int, blocks: int, quads: bool = False) -> Int64s:
    """Return the cycles that a texture unit with banks takes for the texels of each warp in its cache, int64 (n_warps,).

    The unit takes eight lanes at a time, four where texels have 16 bytes or `quads` says so. It looks up lines of 32 bytes x 4
    rows in four banks of tags, one line of a bank in a wavefront. What that finds is read from sixteen banks of 8 bytes, or from
    eight of 16 where texels have so many: a word of each bank in a cycle, which all lanes may share. Of two neighbouring lanes
    that want different words with the same parities of column and row (in words), the second waits until the others are served.
    However few lanes take part, a warp takes as long as all its lanes in eights; in fours with `quads`, 16 bytes in twos.

    Parameters
    ----------
    offset : int64 (n_warps, lanes): bytes from the start of an image in the block-linear layout (`texel_address`), -1 inactive
    texel_b : bytes of a texel, 1, 2, 4, 8 or 16
    blocks : blocks of 64 bytes x 8 rows in a row of them
    quads : coordinates are not integers, or the texels are filtered

    Source: measurements of our own of an NVIDIA H200 (validation/h200/accesses.json, table texels: 252 arrangements of the
    lanes of a warp in nine formats). They take the cycles that this says, but for 1 or 2 of them in a few that have inactive
    lanes, and for up to 3 of 16 bytes with `quads`.

    >>> x = np.arange(32)
    >>> rows = [texel_address(step * x + start, 256, 1, 4, "block_linear") for step, start in ((1, 0), (1, 1), (2, 0), (4, 0))]
    >>> texture_wavefronts(rows, 4, blocks=16).tolist()
    [4, 8, 8, 32]
    """
    if texel_b < 1 or 16 % texel_b:
        raise InputError(f"texel_b {texel_b}: expected 1, 2, 4, 8 or 16")
    if blocks < 1:
        raise InputError(f"blocks {blocks}: expected at least 1 in a row")
    lanes = _lanes(offset, None, texel_b)
    out = np.empty(len(lanes), np.int64)
    what = Fetches.of(warps=len(lanes), lanes=lanes.shape[1], width=texel_b, blocks=blocks, quads=quads)
    KERNELS.call("texture_wavefronts", what, lanes, np.empty(8 * Fetch.words, np.int64), out)
    least = -(-lanes.shape[1] // (4 if quads else 8))
    return cast(Int64s, np.where((lanes >= 0).any(axis=1), np.maximum(out, least), 0))
