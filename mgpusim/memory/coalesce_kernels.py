"""The compiled inside of `mgpusim.memory.coalesce`. Nothing is checked here."""

from __future__ import annotations

from mgpusim.native.jit import Int64s, compile_native, get, put


@compile_native("qqqqq")
def transactions(what: Int64s, addr: Int64s, out: Int64s, per_warp: Int64s, scratch: Int64s) -> None:
    """Coalesce from `row` on while fewer than `room` transactions are found; `what` becomes the next row and how many they are.

    `what` holds the warps, the lanes of each, the bytes of a lane, log2 of a line and of a sector, the lanes of a phase, log2
    of a grain, the row, the room, the sizes of `out` and of `scratch`. All arrays flat: `out` the warps, lines, masks and,
    unless grain < 0, whole sectors, a quarter each; `per_warp` the counts and the wavefronts, a half each; `scratch` one word
    per line that a warp can touch, all zero, then unless grain < 0 one per grain of 2**grain bytes of those lines.
    """
    n_warps, lanes, width = get(what, 0), get(what, 1), get(what, 2)
    line_shift, sector_shift, per_phase = get(what, 3), get(what, 4), get(what, 5)
    grain, row, room = get(what, 6), get(what, 7), get(what, 8)
    size = get(what, 9) // 4
    masks = 2 * size
    flags = get(what, 10)
    if grain >= 0:
        flags = get(what, 10) // (1 + (1 << (line_shift - grain)))
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
    put(what, 0, row)
    put(what, 1, n)


@compile_native("qqqq")
def bank_cycles(what: Int64s, addr: Int64s, scratch: Int64s, out: Int64s) -> None:
    """Bank cycles of each warp; `what`: warps, lanes, bytes of a lane, banks, log2 of a bank's word, lanes of a phase, `depth`.

    `scratch` is `depth` words of each bank, then how many of them are used.
    """
    n_warps, lanes, width, banks = get(what, 0), get(what, 1), get(what, 2), get(what, 3)
    bank_shift, per_phase, depth = get(what, 4), get(what, 5), get(what, 6)
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


@compile_native("qqq")
def texels(what: Int64s, index: Int64s, out: Int64s) -> None:
    """Byte addresses of texels; `what`: how many, width and height of the image, bytes of a texel, width and height of a tile,
    its bytes, those of a row of tiles, and whether tiles are those of the block-linear layout."""
    n, width, height, texel_b = get(what, 0), get(what, 1), get(what, 2), get(what, 3)
    tile_w, tile_h, tile_b, pitch_b = get(what, 4), get(what, 5), get(what, 6), get(what, 7)
    blocks = get(what, 8)
    tile_rows = (height + tile_h - 1) // tile_h
    first = -width  # neighbours mostly share a row of the image: its first texel and what follows from it are kept
    y_part = 0
    for i in range(n):
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
        put(out, i, address)


@compile_native("qqqq")
def texture_wavefronts(what: Int64s, offset: Int64s, scratch: Int64s, out: Int64s) -> None:
    """Wavefronts of a texture unit with banks for each warp; `what`: warps, lanes, bytes of a texel, blocks in a row of them, and
    whether small texels, too, go four lanes at a time. `scratch`: four words for each of eight lanes.

    A lane's words of `scratch` are its line, its word, the word's bank, and its wavefront: the tag's, twice, and one if it
    waits for the other lane of its pair.
    """
    n_warps, lanes, texel_b, blocks = get(what, 0), get(what, 1), get(what, 2), get(what, 3)
    wide = texel_b == 16
    at_once, least = 8, 1
    if wide or get(what, 4):
        at_once = 4
    if wide and get(what, 4):
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
                a = get(offset, lane)
                at = (lane - first) * 4
                put(scratch, at, -1)
                put(scratch, at + 3, -1)
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
                        if get(scratch, other) == line:
                            wavefront = get(scratch, other + 3) >> 1
                            other = at
                        elif get(scratch, other) >= 0 and get(scratch, other + 2) >> 8 == tag:
                            wavefront = max(wavefront, (get(scratch, other + 3) >> 1) + 1)
                        other += 4
                    wavefront *= 2
                    if at_once == 8 and (lane - first) & 1 and get(scratch, at - 4) >= 0:
                        pair = get(scratch, at - 4 + 2) & 255
                        if get(scratch, at - 1) == wavefront and get(scratch, at - 3) != word and (pair ^ bank) & 3 == 0:
                            wavefront += 1
                    put(scratch, at, line)
                    put(scratch, at + 1, word)
                    put(scratch, at + 2, tag << 8 | bank)
                    put(scratch, at + 3, wavefront)
                    wavefronts = max(wavefronts, wavefront + 1)
            ends = (last - first) * 4
            cycles = 0
            for wavefront in range(wavefronts):
                worst = 0
                at = 0
                while at < ends:
                    if get(scratch, at + 3) == wavefront:
                        words = 1  # of its bank: it and those before it
                        other = 0
                        while other < at:
                            if (
                                get(scratch, other + 3) == wavefront
                                and (get(scratch, other + 2) ^ get(scratch, at + 2)) & 255 == 0
                            ):
                                words += 1
                                if get(scratch, other + 1) == get(scratch, at + 1):
                                    put(scratch, at + 3, -1)  # a word that is there already
                                    words = 0
                                    other = at
                            other += 4
                        worst = max(worst, words)
                    at += 4
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
        put(out, i, total)
