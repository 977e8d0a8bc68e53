"""The sub-cores, one window of cycles after the other: what runs until the streams end."""

from __future__ import annotations

from mgpusim.engine.event.core.accounting import add_up, tally
from mgpusim.engine.event.core.arrays import (
    Streams,
    as_constants,
    as_entries,
    as_log,
    as_slices,
    as_state,
    as_stream_rows,
)
from mgpusim.engine.event.core.blocks import advance
from mgpusim.engine.event.core.groups import arrive, dispatch, finish
from mgpusim.engine.event.core.issue import issue
from mgpusim.engine.event.core.selection import any_untried, busy_masks, free_at, select, try_all
from mgpusim.engine.event.core.waiting import aim_of, arrive_in_mask, earliest, owners_of, park, wake
from mgpusim.engine.event.layout import BARRIER, H_FP, H_ISSUE, INFINITE, Constants, State
from mgpusim.memory.timed import probe
from mgpusim.native.jit import Int64s, compile_inline, compile_native
from mgpusim.native.reference import words_at


@compile_inline
def _leave(S: State, sub_index: int, now: int) -> None:
    """Tell the histograms what a sub-core has issued in a window."""
    sub = S.subs[sub_index]
    if sub.done_issue > 0:
        tally(S, H_ISSUE, now, sub.done_issue)
        tally(S, H_FP, now, sub.done_fp)
        sub.done_issue = 0
        sub.done_fp = 0


@compile_inline
def _run_sub_core(C: Constants, S: State, streams: Streams, core: int, sub_index: int, until: int) -> None:
    """Issue from one sub-core until its time reaches `until` or nothing can issue before."""
    sub = S.subs[sub_index]
    base = sub_index * C.per_sub
    place = -1
    while True:
        now = sub.time
        while earliest(C, S, sub_index) <= now:
            arrive_in_mask(C, S, sub_index)
        if place < 0:
            busy, soonest = busy_masks(C, S, sub_index, core, now)
            able = S.subs[sub_index].held & ~busy
            if able == 0 and (now < until or not any_untried(C, S, sub_index)):
                try_all(C, S, sub_index)
                soonest = min(earliest(C, S, sub_index), soonest)
                if soonest < until:
                    sub.time = soonest
                    continue
                S.nexts[sub_index] = soonest
                _leave(S, sub_index, now)
                return
            place = select(C, S, sub_index, busy, now >= until)
        if now >= until:  # it goes on in the next window
            wake(C, S, sub_index, place, 0, now)
            S.nexts[sub_index] = now
            _leave(S, sub_index, now)
            return
        chosen = place
        place = -1
        warp = S.warps[base + chosen]
        values = words_at(S.slots, (base + chosen) * C.slots)
        soonest = now
        after = now
        if warp.fresh == 1:
            warp.fresh = 0
        else:
            op = C.ops[warp.pc]
            soonest = issue(C, S, streams, warp, values, op, sub_index, core, now)
            if soonest < 0:  # what it needs is busy: the others may try
                park(C, S, sub_index, chosen, warp.busy)
                continue
            sub.current = S.ranks[sub_index * C.leaves + chosen]  # one that only found its pipe busy has not issued
            warp.pc += 1
            after = sub.time
            if op.kind == BARRIER:
                arrive(C, S, streams, base + chosen, after)
                continue
        following = advance(C, S, streams, warp, values, core, after, soonest)
        if following < 0:
            owners_of(C, S, sub_index)[S.ranks[sub_index * C.leaves + chosen]] = -1
            finish(C, S, streams, base + chosen, after)
            continue
        mask = aim_of(C, streams, warp)
        if following > after or C.greedy == 0:
            wake(C, S, sub_index, chosen, mask, following)
        elif after < until and mask > 0 and free_at(C, S, sub_index, core, mask) > after:
            park(C, S, sub_index, chosen, mask)
        else:
            place = chosen


@compile_native(9 * "q")
def simulate(
    c: Int64s, s: Int64s, rows: Int64s, visits: Int64s, entries: Int64s, conflicts: Int64s, tx: Int64s, log: Int64s,
    slices: Int64s,
) -> None:  # fmt: skip
    """Run until every loaded group has ended or a free slot wants a chunk that is not loaded.

    Parameters
    ----------
    c, s : the arrays that `layout.Constants` and `layout.State` begin.
    rows, visits, entries, conflicts, tx : `layout.StreamRow` of each loaded warp, and what `arrays.Streams` says; after the
        last entry of a chunk one more tells where its transactions end.
    log, slices : room for a `layout.GroupLog` of each group in order of dispatch, and for each `layout.Slice`.
    """
    C = as_constants(c)
    S = as_state(s)
    streams = Streams(
        as_stream_rows(rows),
        words_at(visits, 0),
        as_entries(entries),
        words_at(conflicts, 0),
        words_at(tx, 0),
        as_log(log),
        as_slices(slices),
    )
    # slots that waited for this chunk
    waiting = S.n_pending
    S.n_pending = 0
    for i in range(waiting):
        slot = S.pending[i]
        dispatch(C, S, streams, slot.core, slot.slot, slot.since)
    window = 0
    while S.n_pending == 0 or S.last_chunk == 1:
        soonest = INFINITE
        for q in range(C.cores * C.sub_cores):
            soonest = min(soonest, S.nexts[q])
        if soonest >= INFINITE:
            break
        until = (soonest // C.window_ticks + 1) * C.window_ticks
        # cores in turn before those they share L2 with, and sub-cores before those they share the core's units with
        core = window % C.cores
        first = window % C.sub_cores
        for _ in range(C.cores):
            q = core * C.sub_cores + first
            for i in range(C.sub_cores):
                if i == C.sub_cores - first:
                    q -= C.sub_cores
                if S.nexts[q] < until:
                    _run_sub_core(C, S, streams, core, q, until)
                q += 1
            core = core + 1 if core + 1 < C.cores else 0
        window += 1
    add_up(C, S)


@compile_native(4 * "q")
def preload(c: Int64s, s: Int64s, what: Int64s, lines: Int64s) -> None:
    """Bring `what` = (level, sectors, number) of `lines` into a cache level: what an earlier launch left there."""
    C = as_constants(c)
    S = as_state(s)
    for i in range(what[2]):
        probe(S, C.levels[what[0]], 0, lines[i], what[1], 0, S.now)
