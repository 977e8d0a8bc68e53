"""Where time goes: histograms over time, what warps wait for, segments of the first groups' warps."""

from __future__ import annotations

from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.layout import (
    BUCKETS,
    CONSTANT,
    LOCAL,
    LSU,
    N_HIST,
    N_PIPES,
    N_STALLS,
    S_CONSTANT,
    S_ISSUE,
    S_LOCAL,
    S_LSU,
    S_NOT_SELECTED,
    S_PIPE,
    S_TEXTURE_UNIT,
    SPILLS,
    TEXTURE,
    Constants,
    Op,
    State,
    Warp,
)
from mgpusim.native.jit import compile_callee, compile_inline
from mgpusim.native.reference import words_at


@compile_callee
def _widen(S: State, t: int) -> None:
    """Make one of two buckets of the histograms until they reach a time."""
    while t >> S.hist_shift >= BUCKETS:
        for h in range(N_HIST):
            row = words_at(S.histograms, h * BUCKETS)
            for i in range(BUCKETS // 2):
                row[i] = row[2 * i] + row[2 * i + 1]
            for i in range(BUCKETS // 2, BUCKETS):
                row[i] = 0
        S.hist_shift += 1


@compile_inline
def tally(S: State, kind: int, t: int, ticks: int) -> None:
    """Add to a histogram over time."""
    if t >> S.hist_shift >= BUCKETS:
        _widen(S, t)
    S.histograms[kind * BUCKETS + (t >> S.hist_shift)] += ticks


@compile_inline
def spend(S: State, line: int, why: int, ticks: int) -> None:
    """Attribute ticks of a warp to what it did or waited for, and to a source line."""
    S.lines[line].stalls[why] += ticks


@compile_inline
def charge(S: State, warp: Warp, line: int, now: int, issue: int) -> None:
    """Attribute the time since the warp's last issue to what it waited for, and to the source line that waited."""
    since = warp.since
    until = min(now, warp.depends >> 4)
    if until > since:
        spend(S, line, warp.depends & 15, until - since)
        since = until
    if now > since and warp.pipe_why > 0:
        spend(S, line, warp.pipe_why, now - since)
    elif now > since:
        spend(S, line, S_NOT_SELECTED, now - since)
    spend(S, line, S_ISSUE, issue)


@compile_inline
def reason_of(mask: int) -> int:
    """Return what a warp waits for that finds the pipe or the memory unit of a mask busy."""
    reason = S_PIPE
    if mask in (1 + SPILLS, 1 + N_PIPES + LSU):
        reason = S_LSU
    elif mask == 1 + N_PIPES + TEXTURE:
        reason = S_TEXTURE_UNIT
    elif mask == 1 + N_PIPES + LOCAL:
        reason = S_LOCAL
    elif mask == 1 + N_PIPES + CONSTANT:
        reason = S_CONSTANT
    return reason


@compile_inline
def note_busy(S: State, warp: Warp, op: Op, mask: int, now: int) -> None:
    """Note what a warp found busy, by its mask.

    The time it waited for another pipe or unit is charged to that one, not to this one.
    """
    warp.busy = mask
    why = reason_of(mask)
    before = warp.pipe_why
    if before != why:
        if before > 0:
            charge(S, warp, op.line, now, 0)
            warp.since = now
        warp.pipe_why = why


@compile_inline
def add_up(C: Constants, S: State) -> None:
    """Tell what all lines have spent."""
    S.instructions = 0
    for why in range(N_STALLS):
        S.stalls[why] = 0
    for line in range(C.n_lines):
        of_line = S.lines[line]
        S.instructions += of_line.instructions
        for why in range(N_STALLS):
            S.stalls[why] += of_line.stalls[why]


@compile_callee
def note_slice(C: Constants, S: State, streams: Streams, warp: Warp, name: int, start: int, end: int) -> None:
    """Note a segment of a warp of one of the first groups."""
    sequence = S.groups[warp.group].sequence
    if sequence < C.log_groups and S.n_slices < C.max_slices and end > start:
        noted = streams.slices[S.n_slices]
        noted.group = sequence
        noted.warp = warp.number
        noted.name = name
        noted.start = start
        noted.end = end
        S.n_slices += 1
