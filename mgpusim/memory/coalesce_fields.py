"""What compiled code is told of a call of `mgpusim.memory.coalesce`; nothing here needs numba."""

from __future__ import annotations

from mgpusim.native.struct import Struct


class Warps(Struct):
    """Accesses of warp instructions, one address of each lane."""

    warps: int
    lanes: int  # of each
    width: int  # bytes of a lane


class Lines(Warps):
    """Accesses that become lines and sectors."""

    line_shift: int  # log2 of the bytes of a line
    sector_shift: int
    per_phase: int  # lanes
    grain: int  # log2 of bytes: where accesses begin and end, a multiple of it; -1: whole sectors are not looked for
    row: int  # the next warp instruction
    room: int  # transactions that have to be found before it is for another call to go on
    found: int  # transactions
    size: int  # most transactions of a call
    flags: int  # where the flags of grains begin


class Banks(Warps):
    """Accesses of local memory."""

    banks: int
    bank_shift: int  # log2 of the bytes of a bank's word
    per_phase: int  # lanes
    depth: int  # most words of a bank in a phase


class ImageTexels(Struct):
    """Texels and how they lie."""

    texels: int
    width: int
    height: int
    texel_b: int
    tile_w: int
    tile_h: int
    tile_b: int
    pitch_b: int  # of a row of tiles
    blocks: int  # whether tiles are those of the block-linear layout


class Fetches(Warps):
    """Fetches of texels, `width` bytes each."""

    blocks: int  # in a row of them
    quads: int  # whether small texels, too, go four lanes at a time


class Fetch(Struct):
    """A lane among those that a texture unit takes at once."""

    line: int  # -1: takes no part
    word: int
    bank: int  # that of the tag, then eight bits for that of the word
    wavefront: int  # the tag's, twice, and one if it waits for the other lane of its pair; -1: is served
