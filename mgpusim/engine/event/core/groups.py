"""Work groups: dispatch into free slots, barriers, and what follows the end of a warp."""

from __future__ import annotations

from mgpusim.engine.event.core.accounting import note_slice, spend
from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.core.waiting import new_rank, wake
from mgpusim.engine.event.layout import BARRIER_SLICE, S_BARRIER, Constants, State
from mgpusim.native.jit import compile_callee


@compile_callee
def _slot_of(C: Constants, core: int, slot: int, number: int) -> int:
    """Return the warp slot of a group's warp: neighbours go to different sub-cores."""
    n = slot * C.resident_warps + number % C.resident_warps
    return (core * C.sub_cores + n % C.sub_cores) * C.per_sub + n // C.sub_cores


@compile_callee
def _start_warp(C: Constants, S: State, streams: Streams, group: int, index: int, number: int, t: int) -> None:
    """Start a warp of a group in warp slot `index`."""
    warp = S.warps[index]
    row = streams.rows[S.groups[group].row + number]
    warp.pc = 0
    warp.pc_end = 0
    warp.visit = row.visit - 1
    warp.visit_end = row.visit_end
    warp.cursor = row.entry
    warp.repeat = 0
    warp.step = 0
    warp.block = 0
    warp.group = group
    warp.number = number
    warp.since = t
    warp.depends = 0
    warp.pipe_why = 0
    warp.sync_memory = 0
    warp.sync_other = 0
    warp.in_loop = -1
    warp.fresh = 1
    warp.asleep = 0
    for i in range(C.slots):
        S.slots[index * C.slots + i] = 0
    sub_index = index // C.per_sub
    place = index % C.per_sub
    new_rank(C, S, sub_index, place)
    wake(C, S, sub_index, place, 0, t)


@compile_callee
def dispatch(C: Constants, S: State, streams: Streams, core: int, slot: int, t: int) -> None:
    """Start the next group in a free slot; where none is loaded the slot waits for one."""
    row = S.next_row
    if row >= S.loaded_rows:
        if S.last_chunk == 0:
            waits = S.pending[S.n_pending]
            waits.core = core
            waits.slot = slot
            waits.since = t
            S.n_pending += 1
        return
    S.next_row = row + C.warps_per_group
    start = max(t, S.dispatch_free)
    S.dispatch_free = start + C.device_ticks
    if t > 0:  # in the place of a group that has ended
        start += C.turnaround_ticks
    start = max(start, S.dispatch_ports[core]) + C.group_ticks
    index = core * C.group_slots + slot
    group = S.groups[index]
    first = min(C.warps_per_group, C.resident_warps)
    group.sequence = S.sequence
    S.sequence += 1
    group.left = C.warps_per_group
    group.arrived = 0
    group.row = row
    group.next_warp = first
    noted = streams.log[group.sequence]
    noted.start = start
    noted.core = core
    noted.slot = slot
    for number in range(first):
        start += C.warp_ticks
        _start_warp(C, S, streams, index, _slot_of(C, core, slot, number), number, start)
    S.dispatch_ports[core] = start


@compile_callee
def _release(C: Constants, S: State, streams: Streams, index: int, t: int) -> None:
    """Let the warps that wait at the barrier of the group in slot `index` go on."""
    S.groups[index].arrived = 0
    there = t + C.barrier_ticks
    core = index // C.group_slots
    for number in range(C.resident_warps):
        at = _slot_of(C, core, index % C.group_slots, number)
        warp = S.warps[at]
        if warp.asleep == 1:
            spend(S, C.ops[warp.pc - 1].line, S_BARRIER, there - warp.since)
            note_slice(C, S, streams, warp, BARRIER_SLICE, warp.since, there)
            warp.since = there
            warp.asleep = 0
            wake(C, S, at // C.per_sub, at % C.per_sub, 0, there)


@compile_callee
def arrive(C: Constants, S: State, streams: Streams, index: int, t: int) -> None:
    """Let a warp, in warp slot `index`, wait at its group's barrier; the last one lets all go on."""
    warp = S.warps[index]
    group = S.groups[warp.group]
    group.arrived += 1
    warp.fresh = 1
    warp.asleep = 1
    if group.arrived == group.left:
        _release(C, S, streams, warp.group, t)


@compile_callee
def finish(C: Constants, S: State, streams: Streams, index: int, t: int) -> None:
    """End a warp; start what takes its place: the next warp of its group, or with its last one the next group."""
    at = S.warps[index].group
    group = S.groups[at]
    group.left -= 1
    S.end_time = max(S.end_time, t)
    if group.left == 0:
        streams.log[group.sequence].end = t
        S.finished += 1
        dispatch(C, S, streams, at // C.group_slots, at % C.group_slots, t)
    elif group.next_warp < C.warps_per_group:
        number = group.next_warp
        group.next_warp = number + 1
        _start_warp(C, S, streams, at, index, number, t)
    elif group.arrived == group.left:
        _release(C, S, streams, at, t)
