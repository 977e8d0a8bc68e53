"""How a warp goes through its program: from one micro-operation to the next, and from block to block."""

from __future__ import annotations

from mgpusim.engine.event.core.accounting import note_slice
from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.core.issue import depends, latest_of
from mgpusim.engine.event.layout import BLOCK_BITS, JOIN, S_FETCH, Constants, State, Warp
from mgpusim.native.jit import compile_callee, compile_inline
from mgpusim.native.reference import words_at
from mgpusim.native.struct import Words

BLOCK_MASK = (1 << BLOCK_BITS) - 1


@compile_callee
def _fetch(C: Constants, S: State, core: int, block: int, t: int) -> int:
    """Return when the block's first instructions are in the core's instruction cache (whole blocks, least recently used out).

    Those behind them are fetched in order, ahead of the warps, which issue a few bytes of code a cycle.
    """
    n = C.n_blocks
    cache = S.icaches[core]
    used = words_at(S.block_used, core * n)
    there = words_at(S.block_there, core * n)
    cache.clock += 1
    old = used[block]
    used[block] = cache.clock
    if old > 0:
        return max(t, there[block])
    size = C.blocks[block].bytes
    cache.filled_b += size
    while cache.filled_b > C.icache_b:
        victim = -1
        for b in range(n):
            if used[b] > 0 and b != block and (victim < 0 or used[b] < used[victim]):
                victim = b
        if victim < 0:
            break
        used[victim] = 0
        cache.filled_b -= C.blocks[victim].bytes
    if cache.filled_b > C.icache_b:  # larger than the whole cache: fetched at each visit
        used[block] = 0
        cache.filled_b -= size
    there[block] = t + C.fetch_ticks
    return there[block]


@compile_callee
def _enter(C: Constants, S: State, streams: Streams, warp: Warp, core: int, t: int) -> int:
    """Take the warp to its next block (its program in pc..pc_end); return when its instructions are there, -1 at the end."""
    visits = streams.visits
    block = C.blocks[warp.block]
    warp.cursor += warp.step * block.entries
    there = t
    if warp.repeat == 0:
        warp.visit += 1
        warp.step = 0
        loop = -1
        visit = warp.visit
        done = visit >= warp.visit_end
        if not done:
            b = visits[visit] & BLOCK_MASK
            again = visit + 1 < warp.visit_end and visits[visit + 1] & BLOCK_MASK == b
            # lanes leave a loop at different times: further visits, of fewer lanes
            warp.apart = 1 if again or (warp.fresh == 0 and warp.block == b) else 0
            block = C.blocks[b]
            warp.block = b
            warp.repeat = visits[visit] >> BLOCK_BITS
            loop = block.loop
            there = _fetch(C, S, core, b, t)
        if loop != warp.in_loop:
            if warp.in_loop >= 0:
                note_slice(C, S, streams, warp, warp.in_loop, warp.loop_since, t)
            warp.in_loop = loop
            warp.loop_since = t
        if done:
            return -1
    elif block.bytes > C.icache_b:  # a loop that its own body has pushed out
        there = _fetch(C, S, core, warp.block, t)
    unroll = block.unroll
    if unroll > 1 and warp.repeat >= unroll:
        warp.pc = block.unrolled_begin
        warp.pc_end = block.unrolled_end
    else:
        unroll = 1
        warp.pc = block.apart_begin if warp.apart else block.begin
        warp.pc_end = block.apart_end if warp.apart else block.end
    warp.step = unroll
    warp.repeat -= unroll
    return there


@compile_inline
def advance(
    C: Constants, S: State, streams: Streams, warp: Warp, values: Words, core: int, now: int, soonest: int
) -> int:  # fmt: skip
    """Take the warp to its next micro-operation and return when it may issue; -1 where the warp has ended."""
    while True:
        pc = warp.pc
        end = warp.pc_end
        while pc < end and C.ops[pc].kind == JOIN:
            values[C.ops[pc].dst] = latest_of(C, values, C.ops[pc])
            pc += 1
        warp.pc = pc
        if pc < end:
            latest = depends(C, warp, values, C.ops[pc], now)
            if (latest >> 4) > soonest:
                warp.depends = latest
                soonest = latest >> 4
            return soonest
        there = _enter(C, S, streams, warp, core, now)
        if there < 0:
            return -1
        if there > soonest:
            warp.depends = there * 16 + S_FETCH
            soonest = there
