"""The compiled inside of `mgpusim.memory.coalesce`. Nothing is checked here."""

from __future__ import annotations

from mgpusim.memory.coalesce_fields import Banks, Fetch, Fetches, ImageTexels, Lines
from mgpusim.native.jit import Int64s, compile_native
from mgpusim.native.reference import reference, rows

_as_lines = reference(Lines)
_as_banks = reference(Banks)
_as_image = reference(ImageTexels)
_as_fetches = reference(Fetches)
_as_lanes = rows(Fetch)


@compile_native("qqqqq")
def transactions(what: Int64s, addr: Int64s, out: Int64s, per_warp: Int64s, scratch: Int64s) -> None:
    """Coalesce the accesses of `what`, `Lines`, from its `row` on while fewer than `room` transactions are found.

    All arrays flat: `out` the warps, lines, masks and, unless grain < 0, whole sectors, `size` each; `per_warp` the counts and
    the wavefronts, a half each; `scratch` one word per line that a warp can touch, all zero, then, from `flags` on and unless
    grain < 0, one per grain of those lines.
    """
    of = _as_lines(what)
    n_warps, lanes, width = of.warps, of.lanes, of.width
    line_shift, sector_shift, per_phase = of.line_shift, of.sector_shift, of.per_phase
    grain, row, room = of.grain, of.row, of.room
    size, flags = of.size, of.flags
    masks = 2 * size
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
                    out[masks + slot] = bits
                current = -1
                previous = -1
            left -= 1
            a = addr[lane]
            lane += 1
            if a >= 0 and a != previous:
                previous = a
                sector = a >> sector_shift
                last = (a + width - 1) >> sector_shift
                while sector <= last:
                    here = sector >> per_line
                    if here != current:
                        if current >= 0:
                            out[masks + slot] = bits
                        current = here
                        slot = start
                        while slot < n and out[size + slot] != here:
                            slot += 1
                        if slot == n:
                            n += 1
                            out[slot] = row
                            out[size + slot] = here
                            out[masks + slot] = 0
                        bits = out[masks + slot]
                        if scratch[slot - start] != phase:
                            scratch[slot - start] = phase
                            waves += 1
                    bits |= 1 << (sector & low)
                    if grain >= 0:
                        at = flags + ((slot - start - here) << (line_shift - grain))
                        g = max(a, sector << sector_shift) >> grain
                        stop = min(a + width, (sector + 1) << sector_shift) >> grain
                        while g < stop:
                            scratch[at + g] = row + 1
                            g += 1
                    sector += 1
        if current >= 0:
            out[masks + slot] = bits
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
                        if scratch[g] != row + 1:
                            bit = 0
                        g += 1
                    bits |= bit
                    sector += 1
                out[masks + size + slot] = bits
                slot += 1
        per_warp[row] = n - start
        per_warp[n_warps + row] = waves
        row += 1
    of.row = row
    of.found = n


@compile_native("qqqq")
def bank_cycles(what: Int64s, addr: Int64s, scratch: Int64s, out: Int64s) -> None:
    """Bank cycles of each warp of `what`, `Banks`; `scratch` is `depth` words of each bank, then how many of them are used."""
    of = _as_banks(what)
    n_warps, lanes, width, banks = of.warps, of.lanes, of.width, of.banks
    bank_shift, per_phase, depth = of.bank_shift, of.per_phase, of.depth
    used = banks * depth
    lane = 0
    for i in range(n_warps):
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
                    scratch[at] = 0
                    at += 1
            left -= 1
            a = addr[lane]
            lane += 1
            if a >= 0:
                word = a >> bank_shift
                last = (a + width - 1) >> bank_shift
                while word <= last:
                    bank = word & (banks - 1)
                    if banks & (banks - 1):
                        bank = word % banks
                    at = bank * depth
                    n = scratch[used + bank]
                    end_of_bank = at + n
                    while at < end_of_bank and scratch[at] != word:
                        at += 1
                    if at == end_of_bank:
                        scratch[at] = word
                        scratch[used + bank] = n + 1
                        worst = max(worst, n + 1)
                    word += 1
        out[i] = total + worst


@compile_native("qqq")
def texels(what: Int64s, index: Int64s, out: Int64s) -> None:
    """Byte addresses of texels of `what`, an `ImageTexels`."""
    of = _as_image(what)
    width, height, texel_b, blocks = of.width, of.height, of.texel_b, of.blocks
    tile_w, tile_h, tile_b, pitch_b = of.tile_w, of.tile_h, of.tile_b, of.pitch_b
    tile_rows = (height + tile_h - 1) // tile_h
    first = -width  # neighbours mostly share a row of the image: its first texel and what follows from it are kept
    y_part = 0
    for i in range(of.texels):
        texel = index[i]
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
                y -= ty * tile_h
                inside = y * tile_w * texel_b
                if blocks:
                    inside = (y >> 1) * 64 + (y & 1) * 16
                y_part = (z * tile_rows + ty) * pitch_b + inside
            address = y_part + x * tile_b
            if tile_w > 1:
                tx = x // tile_w
                b = (x - tx * tile_w) * texel_b
                if blocks:
                    b = (b >> 5) * 256 + ((b >> 4) & 1) * 32 + (b & 15)
                address = y_part + tx * tile_b + b
        out[i] = address


@compile_native("qqqq")
def texture_wavefronts(what: Int64s, offset: Int64s, scratch: Int64s, out: Int64s) -> None:
    """Wavefronts of a texture unit with banks for each warp of `what`, `Fetches`; `scratch`: eight of `Fetch`."""
    of = _as_fetches(what)
    together = _as_lanes(scratch)
    n_warps, lanes, blocks = of.warps, of.lanes, of.blocks
    wide = of.width == 16
    at_once, least = 8, 1
    if wide or of.quads:
        at_once = 4
    if wide and of.quads:
        least = 2
    first = 0
    for i in range(n_warps):
        end = first + lanes
        total = 0
        of_eight = 0
        while first < end:
            last = min(first + at_once, end)
            wavefronts = 0
            for lane in range(first, last):
                a = offset[lane]
                at = lane - first
                mine = together[at]
                mine.line = -1
                mine.wavefront = -1
                if a >= 0:
                    block = a >> 9
                    line, word = a >> 7, a >> 3
                    tag = ((a >> 7) & 1) | (((a >> 8) ^ (block // blocks)) & 1) << 1
                    bank = (word & 3) | (a >> 6 & 1) << 2 | (((a >> 5) ^ (a >> 7)) & 1) << 3
                    if wide:
                        word = a >> 4
                        tag = ((a >> 8) & 1) | (((a >> 7) ^ (block % blocks)) & 1) << 1
                        bank = ((a >> 4) & 1) | (a >> 6 & 1) << 1 | (((a >> 5) ^ (a >> 7) ^ (a >> 8)) & 1) << 2
                    wavefront = 0
                    other = 0
                    while other < at:  # lines of one bank of tags take a wavefront each, in the order of their lanes
                        before = together[other]
                        if before.line == line:
                            wavefront = before.wavefront >> 1
                            other = at
                        elif before.line >= 0 and before.bank >> 8 == tag:
                            wavefront = max(wavefront, (before.wavefront >> 1) + 1)
                        other += 1
                    wavefront *= 2
                    if at_once == 8 and at & 1:
                        pair = together[at - 1]
                        if pair.line >= 0 and pair.wavefront == wavefront and pair.word != word and (pair.bank ^ bank) & 3 == 0:
                            wavefront += 1
                    mine.line = line
                    mine.word = word
                    mine.bank = tag << 8 | bank
                    mine.wavefront = wavefront
                    wavefronts = max(wavefronts, wavefront + 1)
            cycles = 0
            for wavefront in range(wavefronts):
                worst = 0
                for at in range(last - first):
                    mine = together[at]
                    if mine.wavefront == wavefront:
                        words = 1  # of its bank: it and those before it
                        other = 0
                        while other < at:
                            before = together[other]
                            if before.wavefront == wavefront and (before.bank ^ mine.bank) & 255 == 0:
                                words += 1
                                if before.word == mine.word:
                                    mine.wavefront = -1  # a word that is there already
                                    words = 0
                                    other = at
                            other += 1
                        worst = max(worst, words)
                cycles += worst
            if wavefronts:
                cycles = max(cycles, least)
            of_eight += cycles
            first = last
            if first == end or (end - first) % 8 == 0:
                if wide and of_eight == 1:
                    of_eight = 2
                total += of_eight
                of_eight = 0
        out[i] = total
