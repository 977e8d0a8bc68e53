"""Warps that wait. For a time: in the heap of their sub-core. To be chosen, for a pipe or for a unit: as bits in its masks.

The mask of rank r's warp has bit `r % 64` in word `r // 64`. Mask 0 is of warps that wait for nothing but to be chosen, then come
those of the pipes, then those of the core's units.
"""

from __future__ import annotations

from mgpusim.engine.event.layout import N_MASKS, PLACE_BITS, Constants, State, Warp
from mgpusim.native.jit import compile_callee, compile_inline
from mgpusim.native.reference import words_at
from mgpusim.native.struct import Words


@compile_callee
def wake(C: Constants, S: State, sub_index: int, place: int, t: int) -> None:
    """Let a warp of a sub-core be considered from `t` on: push it on the heap of those that wait for a time."""
    sub = S.subs[sub_index]
    heap = words_at(S.heaps, sub_index * C.per_sub)
    at = sub.waiting
    sub.waiting = at + 1
    key = (t << PLACE_BITS) | place
    while at > 0:
        up = (at - 1) >> 1
        above = heap[up]
        if above <= key:
            break
        heap[at] = above
        at = up
    heap[at] = key
    if t < sub.next:
        sub.next = t


@compile_callee
def pop(C: Constants, S: State, sub_index: int) -> int:
    """Take the warp off the heap that waits for the earliest time; return its place in the sub-core."""
    sub = S.subs[sub_index]
    heap = words_at(S.heaps, sub_index * C.per_sub)
    first = heap[0]
    n = sub.waiting - 1
    sub.waiting = n
    key = heap[n]
    at = 0
    while True:
        down = 2 * at + 1
        if down >= n:
            break
        if down + 1 < n and heap[down + 1] < heap[down]:
            down += 1
        below = heap[down]
        if key <= below:
            break
        heap[at] = below
        at = down
    heap[at] = key
    return first & ((1 << PLACE_BITS) - 1)


@compile_inline
def earliest(C: Constants, S: State, sub_index: int) -> int:
    """Return the time at the top of a heap that is not empty."""
    return S.heaps[sub_index * C.per_sub] >> PLACE_BITS


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
        S.warps[sub_index * C.per_sub + place].rank = rank
        for m in range(N_MASKS):
            bit = (masks[m * C.mask_words + (old >> 6)] >> (old & 63)) & 1
            leave_mask(C, masks, m, old)
            if bit:
                enter_mask(C, masks, m, rank)
        rank += 1
    return rank


@compile_callee
def new_rank(C: Constants, S: State, sub_index: int, place: int) -> int:
    """Return the rank of a new warp: its bit in the masks of the sub-core. Ranks rise with age and close up."""
    sub = S.subs[sub_index]
    rank = sub.ranks
    if rank == 64 * C.mask_words:
        rank = _close_up(C, S, sub_index)
    owners_of(C, S, sub_index)[rank] = place
    sub.ranks = rank + 1
    return rank


@compile_inline
def park(C: Constants, S: State, sub_index: int, warp: Warp) -> None:
    """Put a warp into the mask of what it found busy."""
    enter_mask(C, masks_of(C, S, sub_index), warp.parked, warp.rank)
    S.subs[sub_index].parked |= 1 << warp.parked
