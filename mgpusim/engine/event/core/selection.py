"""Which warp of a sub-core issues next, and when one can if none may now."""

from __future__ import annotations

from collections.abc import Callable

from mgpusim.arch.schedulers import SCHEDULERS, Ready, Scheduler, first_ready
from mgpusim.engine.event.core.waiting import earliest, leave_mask, masks_of, owners_of
from mgpusim.engine.event.layout import INFINITE, N_PIPES, N_UNITS, QUEUE, Constants, State
from mgpusim.native.jit import compile_callee, compile_inline, compiled_as, lowest

Choose = Callable[[int, Ready, int], int]


@compiled_as(first_ready)
def _first_ready(ready: Ready, rank: int) -> Callable[[Ready, int], int]:
    """In compiled code `first_ready` looks at a word at a time."""

    def found(ready: Ready, rank: int) -> int:
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

    return found


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
def _free_at(S: State, sub_index: int, core: int, mask: int) -> int:
    """Return from when on the warps of a pipe's or a unit's mask may issue."""
    if mask <= N_PIPES:
        return S.subs[sub_index].pipes[mask - 1]
    return S.units[core * N_UNITS + mask - 1 - N_PIPES] - QUEUE


@compile_inline
def _open_masks(C: Constants, S: State, sub_index: int, core: int, now: int) -> int:
    """Return, as bits, the masks whose warps may issue: that of warps that wait for nothing, those of what is free."""
    opened = 1
    parked = S.subs[sub_index].parked
    while parked:
        mask = lowest(parked)
        parked &= parked - 1
        if _free_at(S, sub_index, core, mask) <= now:
            opened |= 1 << mask
    return opened


@compile_inline
def select(C: Constants, S: State, sub_index: int, core: int, now: int) -> int:
    """Return the place of the warp to issue from, by the policy among those that may, and take its bit off; -1 if none may."""
    words = C.mask_words
    masks = masks_of(C, S, sub_index)
    opened = _open_masks(C, S, sub_index, core, now)
    ready = S.ready
    some = 0
    for w in range(words):
        free = masks[w]
        others = opened & -2
        while others:
            free |= masks[lowest(others) * words + w]
            others &= others - 1
        ready[w] = free
        some |= free
    if some == 0:
        return -1
    rank = _choose(C.policy, Ready(ready, words), S.subs[sub_index].current)
    place = owners_of(C, S, sub_index)[rank]
    mask = S.warps[sub_index * C.per_sub + place].parked
    leave_mask(C, masks, mask, rank)
    if mask:
        left = 0
        for w in range(words):
            left |= masks[mask * words + w]
        if left == 0:
            S.subs[sub_index].parked &= ~(1 << mask)
    return place


@compile_callee
def next_time(C: Constants, S: State, sub_index: int, core: int) -> int:
    """Return when a sub-core without a warp that may issue has one: a result arrives, a pipe is free."""
    sub = S.subs[sub_index]
    soonest = INFINITE
    if sub.waiting > 0:
        soonest = earliest(C, S, sub_index)
    parked = sub.parked
    while parked:
        soonest = min(soonest, _free_at(S, sub_index, core, lowest(parked)))
        parked &= parked - 1
    return soonest
