"""Warps that wait. For a time: in the tournament of their sub-core. To be chosen, for a pipe or for a unit: as bits in its masks.

The leaves of a tournament are the keys of the warps that wait for a time, by place, and each node above is the lesser of the two
below. So the root tells who is next, and a change costs as many steps as there are levels: no step hangs on what it finds.

The mask of rank r's warp has bit `r % 64` in word `r // 64`. Mask 0 is of warps that wait for nothing but to be chosen, then come
those of the pipes, then those of the core's units: a warp enters that of what its next operation takes. `TRIED` marks those of
them that found it busy when their turn came.
"""

from __future__ import annotations

from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.layout import INFINITE, LANE_BITS, N_MASKS, N_PIPES, PLACE_BITS, TRIED, Constants, State, Warp
from mgpusim.native.jit import compile_callee, compile_inline
from mgpusim.native.reference import words_at
from mgpusim.native.struct import Words

LANE_MASK = (1 << LANE_BITS) - 1


@compile_inline
def _play(C: Constants, S: State, sub_index: int, place: int, key: int) -> None:
    """Give a place its key, and the nodes above it the lesser of the two below."""
    tree = words_at(S.tournaments, sub_index * 2 * C.leaves)
    at = C.leaves + place
    tree[at] = key
    while at > 1:
        key = min(key, tree[at ^ 1])
        at >>= 1
        tree[at] = key


@compile_inline
def wake(C: Constants, S: State, sub_index: int, place: int, mask: int, t: int) -> None:
    """Let a warp of a sub-core be considered from `t` on: it waits for that time, and enters `mask` then."""
    S.aims[sub_index * C.leaves + place] = mask
    _play(C, S, sub_index, place, (t << PLACE_BITS) | place)
    S.nexts[sub_index] = min(S.nexts[sub_index], t)


@compile_inline
def aim_of(C: Constants, streams: Streams, warp: Warp) -> int:
    """Return the mask that a warp enters: that of the one pipe or unit that its next operation takes, if it takes one."""
    op = C.ops[warp.pc]
    aim = op.aim
    if aim > N_PIPES and streams.entries[warp.cursor + op.entry].work & LANE_MASK == 0:
        aim = 0
    return aim


@compile_inline
def earliest(C: Constants, S: State, sub_index: int) -> int:
    """Return the earliest time that a warp of a sub-core waits for, `INFINITE` if none does."""
    return S.tournaments[sub_index * 2 * C.leaves + 1] >> PLACE_BITS


@compile_inline
def arrive_in_mask(C: Constants, S: State, sub_index: int) -> None:
    """Let the warp that waits for the earliest time enter its mask."""
    place = S.tournaments[sub_index * 2 * C.leaves + 1] & ((1 << PLACE_BITS) - 1)
    _play(C, S, sub_index, place, INFINITE << PLACE_BITS)
    at = sub_index * C.leaves + place
    mask = S.aims[at]
    enter_mask(C, masks_of(C, S, sub_index), mask, S.ranks[at])
    sub = S.subs[sub_index]
    sub.held |= 1 << mask
    sub.counts[mask] += 1
    sub.untried |= mask


@compile_inline
def masks_of(C: Constants, S: State, sub_index: int) -> Words:
    """Return the masks of a sub-core, `C.mask_words` words each."""
    return words_at(S.masks, sub_index * N_MASKS * C.mask_words)


@compile_inline
def owners_of(C: Constants, S: State, sub_index: int) -> Words:
    """Return the places of a sub-core's warps by rank."""
    return words_at(S.owners, sub_index * 64 * C.mask_words)


@compile_inline
def enter_mask(C: Constants, masks: Words, mask: int, rank: int) -> None:
    """Set the bit of a warp."""
    masks[mask * C.mask_words + (rank >> 6)] |= 1 << (rank & 63)


@compile_inline
def leave_mask(C: Constants, masks: Words, mask: int, rank: int) -> None:
    """Take the bit of a warp off."""
    masks[mask * C.mask_words + (rank >> 6)] &= ~(1 << (rank & 63))


@compile_callee
def _close_up(C: Constants, S: State, sub_index: int) -> int:
    """Give the warps of a sub-core the lowest ranks, in the same order; return how many there are."""
    sub = S.subs[sub_index]
    owners = owners_of(C, S, sub_index)
    masks = masks_of(C, S, sub_index)
    rank = 0
    current = sub.current
    sub.current = -1
    for old in range(64 * C.mask_words):
        place = owners[old]
        if place < 0:
            continue
        if old == current or (old < current and C.greedy == 0):  # of one that has ended, its place in the order is kept
            sub.current = rank
        owners[old] = -1
        owners[rank] = place
        S.ranks[sub_index * C.leaves + place] = rank
        for m in range(N_MASKS):
            bit = (masks[m * C.mask_words + (old >> 6)] >> (old & 63)) & 1
            leave_mask(C, masks, m, old)
            if bit:
                enter_mask(C, masks, m, rank)
        rank += 1
    return rank


@compile_callee
def new_rank(C: Constants, S: State, sub_index: int, place: int) -> None:
    """Give a new warp its rank: its bit in the masks of the sub-core. Ranks rise with age and close up."""
    sub = S.subs[sub_index]
    rank = sub.ranks
    if rank == 64 * C.mask_words:
        rank = _close_up(C, S, sub_index)
    owners_of(C, S, sub_index)[rank] = place
    S.ranks[sub_index * C.leaves + place] = rank
    sub.ranks = rank + 1


@compile_inline
def park(C: Constants, S: State, sub_index: int, place: int, mask: int) -> None:
    """Put a warp, whose turn it was, into the mask of what it found busy."""
    at = sub_index * C.leaves + place
    masks = masks_of(C, S, sub_index)
    S.aims[at] = mask
    enter_mask(C, masks, mask, S.ranks[at])
    enter_mask(C, masks, TRIED, S.ranks[at])
    sub = S.subs[sub_index]
    sub.held |= 1 << mask
    sub.counts[mask] += 1
