"""Which warp of a sub-core issues next, and when one can if none may now."""

from __future__ import annotations

from collections.abc import Callable

from mgpusim.arch.schedulers import SCHEDULERS, Ready, Scheduler, first_ready
from mgpusim.engine.event.core.accounting import reason_of
from mgpusim.engine.event.core.memory_path import place_of
from mgpusim.engine.event.core.waiting import enter_mask, leave_mask, masks_of, owners_of
from mgpusim.engine.event.layout import INFINITE, N_PIPES, QUEUE, TRIED, Constants, State
from mgpusim.native.jit import compile_inline, compiled_as, lowest
from mgpusim.native.reference import words_at
from mgpusim.native.struct import Words

Choose = Callable[[int, Ready, int], int]


@compiled_as(first_ready)
def _first_ready(ready: Ready, rank: int) -> Callable[[Ready, int], int]:
    """In compiled code `first_ready` looks at a word at a time."""

    def first_set(ready: Ready, rank: int) -> int:
        word = rank >> 6
        if word >= ready.words:
            return -1
        free = ready.masks[word] & (-1 << (rank & 63))
        while free == 0:
            word += 1
            if word >= ready.words:
                return -1
            free = ready.masks[word]
        return 64 * word + lowest(free)

    return first_set


def _either(code: int, scheduler: Scheduler, others: Choose | None) -> Choose:
    """Return a function that asks this scheduler if the policy is `code`, else the others."""
    choose = compile_inline(scheduler.choose)
    if others is None:
        return compile_inline(lambda policy, ready, current: choose(ready, current))

    @compile_inline
    def either(policy: int, ready: Ready, current: int) -> int:
        if policy == code:
            return choose(ready, current)
        return others(policy, ready, current)

    return either


def _compiled() -> Choose:
    chosen: Choose | None = None
    for code, scheduler in enumerate(SCHEDULERS.values()):
        chosen = _either(code, scheduler, chosen)
    assert chosen is not None
    return chosen


_choose = _compiled()


@compile_inline
def free_at(C: Constants, S: State, sub_index: int, core: int, mask: int) -> int:
    """Return from when on the warps of a pipe's or a unit's mask may issue."""
    if mask <= N_PIPES:
        return S.subs[sub_index].pipes[mask - 1]
    return S.units[place_of(C, sub_index, core, mask - 1 - N_PIPES)] - QUEUE


@compile_inline
def busy_masks(C: Constants, S: State, sub_index: int, core: int, now: int) -> tuple[int, int]:
    """Return, as bits, the masks that hold warps whose pipe or unit is busy, and when the first of these is free."""
    busy = 0
    soonest = INFINITE
    held = S.subs[sub_index].held & -2
    while held:
        mask = lowest(held)
        held &= held - 1
        at = free_at(C, S, sub_index, core, mask)
        if at > now:
            busy |= 1 << mask
            soonest = min(soonest, at)
    return busy, soonest


@compile_inline
def _union(masks: Words, words: int, chosen: int, w: int) -> int:
    """Return a word of all masks that are `chosen`, as bits."""
    union = 0
    while chosen:
        union |= masks[lowest(chosen) * words + w]
        chosen &= chosen - 1
    return union


@compile_inline
def try_all(C: Constants, S: State, sub_index: int) -> None:
    """Mark all warps in the masks as tried: each had its turn and found its pipe or unit busy."""
    sub = S.subs[sub_index]
    if sub.untried:
        sub.untried = 0
        words = C.mask_words
        masks = masks_of(C, S, sub_index)
        for w in range(words):
            masks[TRIED * words + w] = _union(masks, words, sub.held, w)


@compile_inline
def any_untried(C: Constants, S: State, sub_index: int) -> bool:
    """Return whether a warp in the masks has not had its turn."""
    sub = S.subs[sub_index]
    words = C.mask_words
    masks = masks_of(C, S, sub_index)
    left = 0
    if sub.untried:
        for w in range(words):
            left |= _union(masks, words, sub.held, w) & ~masks[TRIED * words + w]
    return left != 0


@compile_inline
def select(C: Constants, S: State, sub_index: int, busy: int, ask: int) -> int:
    """Return the place of the warp to issue from, by the policy, and take its bits off.

    Without `ask` that is one of a mask that is not `busy`. The policy is asked for one warp after another until it names one of
    these; those before it are marked as tried. With `ask` it is the first one named.
    """
    words = C.mask_words
    masks = masks_of(C, S, sub_index)
    tried = words_at(masks, TRIED * words)
    sub = S.subs[sub_index]
    asked = S.ready
    for w in range(words):
        asked[w] = _union(masks, words, sub.held & ~busy, w)
    if sub.untried and busy:
        for w in range(words):
            asked[w] |= _union(masks, words, sub.held & busy, w) & ~tried[w]
    place = 0
    mask = 0
    rank = 0
    while True:
        rank = _choose(C.policy, Ready(asked, words), sub.current)
        place = owners_of(C, S, sub_index)[rank]
        mask = S.aims[sub_index * C.leaves + place]
        if ask or (busy >> mask) & 1 == 0:
            break
        leave_mask(C, asked, 0, rank)
        enter_mask(C, tried, 0, rank)
    leave_mask(C, masks, mask, rank)
    left = sub.counts[mask] - 1
    sub.counts[mask] = left
    sub.held &= ~((1 if left == 0 else 0) << mask)
    if (tried[rank >> 6] >> (rank & 63)) & 1:
        leave_mask(C, tried, 0, rank)
        warp = S.warps[sub_index * C.per_sub + place]
        if warp.pipe_why == 0:
            warp.pipe_why = reason_of(mask)
    return place
