"""Issuing a micro-operation: when its operands are there, what it keeps busy, when its result is there."""

from __future__ import annotations

from mgpusim.engine.event.core.accounting import charge, note_busy
from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.core.memory_path import place_of, run_memory
from mgpusim.engine.event.layout import (
    ALU,
    IN_ORDER,
    LANE_BITS,
    MEMORY,
    N_PIPES,
    QUEUE,
    S_ATOMIC,
    S_DEPENDENCY,
    S_LOCAL,
    S_MEMORY,
    S_SFU,
    S_TEXTURE,
    SYNC_FLAGS,
    Constants,
    Op,
    State,
    Warp,
)
from mgpusim.native.jit import compile_inline
from mgpusim.native.struct import Words

LANE_MASK = (1 << LANE_BITS) - 1


@compile_inline
def latest_of(C: Constants, values: Words, op: Op) -> int:
    """Return when the last operand of a micro-operation is there, with its class."""
    latest = 0
    for i in range(op.src, op.src_end):
        latest = max(latest, values[C.sources[i]])
    return latest


@compile_inline
def depends(C: Constants, warp: Warp, values: Words, op: Op, now: int) -> int:
    """Return when a micro-operation may issue by its family's dependency rule, with the class of what it waits for."""
    latest = latest_of(C, values, op)
    if C.dependency == SYNC_FLAGS and (latest >> 4) > now:
        # a flag waits for all results of its kind that are under way, not for the one that is needed
        why = latest & 15
        if S_MEMORY <= why <= S_TEXTURE or why == S_ATOMIC:
            latest = max(latest, warp.sync_memory)
        elif why in (S_SFU, S_LOCAL):
            latest = max(latest, warp.sync_other)
    return latest


@compile_inline
def _raise_flag(warp: Warp, why: int, ready: int) -> None:
    """Let the flag of a result's kind wait for it, too."""
    if S_MEMORY <= why <= S_TEXTURE or why == S_ATOMIC:
        warp.sync_memory = max(warp.sync_memory, ready)
    else:
        warp.sync_other = max(warp.sync_other, ready)


@compile_inline
def issue(
    C: Constants, S: State, streams: Streams, warp: Warp, values: Words, op: Op, sub_index: int, core: int, now: int
) -> int:  # fmt: skip
    """Issue a micro-operation and return when the warp's next one may, by time alone; -1 if what it needs is busy."""
    sub = S.subs[sub_index]
    kind = op.kind
    pipe = op.pipe
    if pipe >= 0 and sub.pipes[pipe] > now:
        note_busy(S, warp, op, 1 + pipe, now)
        return -1
    result = now + op.latency
    if kind == MEMORY:
        entry = warp.cursor + op.entry
        if streams.entries[entry].work & LANE_MASK > 0:
            port = C.sites[op.site].port
            if S.units[place_of(C, sub_index, core, port)] - QUEUE > now:
                note_busy(S, warp, op, 1 + N_PIPES + port, now)
                return -1
            S.now = now
            result = run_memory(C, S, streams, op.site, entry, sub_index, core, now)
            if op.latency > 1:
                result = now + (result - now) // op.latency
        else:
            result = now
    if pipe >= 0:
        sub.pipes[pipe] = now + op.pipe_ticks
        S.pipe_busy[pipe] += op.pipe_ticks
        if pipe == 0:
            sub.done_fp += op.pipe_ticks
    charge(S, warp, op.line, now, op.issue)
    S.lines[op.line].instructions += op.count
    sub.done_issue += op.issue
    why = op.cls
    dst = op.dst
    ready = result * 16 + why
    if dst >= 0:
        values[dst] = ready
        if C.dependency == SYNC_FLAGS and (kind == MEMORY or why == S_SFU):
            _raise_flag(warp, why, ready)
    after = now + op.issue
    warp.since = after
    warp.pipe_why = 0
    sub.time = after
    if C.dependency == IN_ORDER and (dst >= 0 or kind == ALU):
        warp.depends = ready
        return max(after, result)
    apart = now + op.apart
    if apart > after:  # its next instruction is some cycles behind, whatever it needs
        warp.depends = apart * 16 + S_DEPENDENCY
        return apart
    warp.depends = 0
    return after
