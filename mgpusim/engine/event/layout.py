"""Every struct of the event core, once: what a field is called, what it means, and where it lies.

`Constants` begins the array `C`, which does not change: the lowered program and the GPU. `State` begins `S`, which does. The
other structs are rows of tables that these two name, or of the streams that come with each chunk. Times are ticks of 1/TICKS
cycle. Ready times carry the class of what they wait for in their low four bits, so that a maximum says why, too.
"""

from __future__ import annotations

from mgpusim.memory.timed_fields import TICKS, MemoryConstants, MemoryState
from mgpusim.native.struct import Rows, Struct, Words, inline

INFINITE = 1 << 53
PLACE_BITS = 9  # of a tournament's key: the warp's place in its sub-core
WINDOW = 32 * TICKS
"""How far ahead of each other the cores and sub-cores may run that share a cache or a port, unless an order says otherwise."""
QUEUE = 16 * TICKS
"""How far ahead of its unit a memory instruction may issue: the depth of the unit's queue, in cycles of its work."""

# ---- codes ---------------------------------------------------------------------------------------------------------------
SCOREBOARD, SYNC_FLAGS, CLAUSES, IN_ORDER = range(4)  # dependency rules of the families
ALU, MEMORY, BARRIER, JOIN = range(4)  # kinds of micro-operations
N_PIPES = 4
SPILLS = 3  # the pipe that stands for the path of spilled registers to memory
LSU, TEXTURE, CONSTANT, LOCAL, N_UNITS = range(5)  # memory units of a core, or of a sub-core
TRIED = 1 + N_PIPES + N_UNITS  # behind the masks of warps that wait for nothing, for a pipe, for a unit
N_MASKS = TRIED + 1
GLOBAL_ATOMIC, LOCAL_ATOMIC = 1, 2
H_ISSUE, H_FP, H_LSU, H_TEXTURE, H_LOCAL, H_L2, H_DRAM, N_HIST = range(8)  # histograms over time
BUCKETS = 512  # of a histogram
BLOCK_BITS = 24  # of a visit's word for the block; how often it is repeated lies above
LANE_BITS = 32
BARRIER_SLICE = -2  # the name of a slice that is no loop
# what a warp waits for, in the order of `mgpusim.engine.details.STALLS`
(
    S_ISSUE, S_NOT_SELECTED, S_DEPENDENCY, S_SFU, S_MEMORY, S_TEXTURE, S_LOCAL, S_CONSTANT, S_ATOMIC, S_BARRIER, S_PIPE, S_LSU,
    S_TEXTURE_UNIT, S_FETCH,
) = range(14)  # fmt: skip
N_STALLS = 14


# ---- the program, the GPU --------------------------------------------------------------------------------------------------
class Op(Struct):
    """A micro-operation."""

    kind: int  # ALU, MEMORY, BARRIER, JOIN
    issue: int  # ticks it takes of the sub-core's issue
    pipe: int  # which it keeps busy, -1 none
    pipe_ticks: int  # for how long
    latency: int  # ticks to its result; of an access, what its latency is divided by
    dst: int  # slot of its result, -1 none
    src: int  # its operands in `Constants.sources`: the first
    src_end: int  # and the one behind the last
    site: int  # of an access
    entry: int  # which of the block's memory instructions
    line: int  # number of its source line
    cls: int  # what waits for its result waits for
    count: int  # instructions it stands for
    apart: int  # ticks until the warp's next one may issue, at least
    aim: int  # the mask of the one pipe or unit it takes, 0 if it takes none or two


class OpBlock(Struct):
    """A basic block: operations begin..end, others where it is unrolled or where lanes have left its loop."""

    begin: int
    end: int
    unrolled_begin: int
    unrolled_end: int
    unroll: int  # visits that the unrolled body is for
    entries: int  # memory instructions of a visit
    bytes: int  # of code
    loop: int  # the outermost loop it is in, -1 none
    apart_begin: int
    apart_end: int


class SiteCost(Struct):
    """An access site: where its requests go and what they cost."""

    unit: int  # LSU, TEXTURE, CONSTANT, LOCAL
    port: int  # the unit whose time it takes
    level: int  # the first cache level
    write: int
    per_cost: int  # ticks of the unit for a unit of cost
    per_lane: int  # ticks for an active lane, where that is more
    per_phase: int  # ticks for a unit of cost, where that is less than the lanes'
    hit_ticks: int  # latency of a hit
    extra_ticks: int  # added to the latency of the levels below
    atomic: int  # GLOBAL_ATOMIC, LOCAL_ATOMIC or 0
    wavefront_ticks: int  # of a unit of L2 for one lane's atomic


class Constants(MemoryConstants):
    """The header of `C`."""

    ops: Rows[Op]
    sources: Words  # slots of the operands
    blocks: Rows[OpBlock]
    sites: Rows[SiteCost]
    cores: int  # simulated
    sub_cores: int  # of a core
    own_units: int  # as bits, the units that each sub-core has for itself
    per_sub: int  # warp slots of a sub-core
    group_slots: int  # of a core
    warps_per_group: int
    resident_warps: int  # warps of a group that are resident at once
    slots: int  # values of a warp whose ready times are kept
    n_lines: int  # of the source
    dependency: int  # SCOREBOARD, SYNC_FLAGS, CLAUSES, IN_ORDER
    policy: int  # which of `schedulers.SCHEDULERS`
    greedy: int  # whether the policy stays with a warp
    group_ticks: int  # to start a group on a core
    warp_ticks: int  # to start a warp on a core
    device_ticks: int  # to hand out a group
    turnaround_ticks: int  # from the end of a group to the next in its place
    barrier_ticks: int
    icache_b: int
    fetch_ticks: int
    n_blocks: int
    mask_words: int  # words of a mask: ranks / 64
    leaves: int  # of a tournament: a power of two, the warp slots of a sub-core at least
    atomic_slots: int  # units of L2 whose atomics have a time of their own
    atomic_rate_ticks: int  # of a wavefront at the port of atomics
    atomic_shift: int  # log2 of the words of a unit of L2 for atomics
    local_atomic_ticks: int
    log_groups: int  # groups whose slices are noted
    max_slices: int
    window_ticks: int  # how far ahead of each other sub-cores may run


# ---- what changes ----------------------------------------------------------------------------------------------------------
class Warp(Struct):
    """A warp in its slot. What each issue needs comes first."""

    pc: int  # its next micro-operation
    pc_end: int
    cursor: int  # the first entry of its memory instructions
    since: int  # what it does now began then
    depends: int  # ready time, with its class, of what its next operation waits for
    pipe_why: int  # what it waited for when it found a pipe or unit busy, 0 nothing
    fresh: int  # has no operation to issue yet: has just started, or waits at a barrier
    busy: int  # the mask of what it found busy last
    visit: int  # the visit it is in
    visit_end: int
    repeat: int  # how often the block is visited still
    step: int  # visits that the body it is in stands for
    block: int
    apart: int  # some of its lanes have left the loop
    in_loop: int  # the loop it is in, -1 none
    loop_since: int
    group: int  # its group slot
    number: int  # in its group
    asleep: int  # at a barrier
    sync_memory: int  # ready time of all memory results under way
    sync_other: int  # of all other results with a flag


class SubCore(Struct):
    """A sub-core: issues one micro-operation at a time."""

    time: int  # its present
    current: int  # rank of the warp that issued last, -1 none
    held: int  # as bits, the masks that hold warps
    counts: Words = inline(TRIED)  # the warps that each mask holds
    untried: int  # not 0 where a warp may have come into the mask of a pipe or unit since all were tried
    ranks: int  # given out
    done_issue: int  # ticks issued since the histograms were last told
    done_fp: int
    pipes: Words = inline(N_PIPES)  # when each is free


class Group(Struct):
    """A group in its slot."""

    left: int  # warps that have not ended
    arrived: int  # at its barrier
    sequence: int  # in the order of dispatch
    next_warp: int  # of those that start as others end
    row: int  # of its first warp in the stream


class InstructionCache(Struct):
    """The instruction cache of a core: whole blocks, least recently used out."""

    filled_b: int
    clock: int


class LineTime(Struct):
    """What warps spent on a source line."""

    stalls: Words = inline(N_STALLS)
    instructions: int


class SiteStats(Struct):
    """What an access site asked for."""

    requests: int
    transactions: int
    hits: int
    l2_b: int
    l2_hit_b: int
    dram_b: int
    occupied: int  # ticks for which its requests kept their unit, waits for the levels below included


class Pending(Struct):
    """A group slot that waits for a group since a time."""

    core: int
    slot: int
    since: int


class State(MemoryState):
    """The header of `S`."""

    dispatch_free: int  # when the dispatcher is
    next_row: int  # of the next group's first warp
    loaded_rows: int
    mask_bits: int  # of a transaction's word for its sectors, or for the lanes of an atomic; the line, or the word, lies above
    last_chunk: int  # whether no more groups come
    instructions: int  # issued: the sum over the lines, told when a call ends; so are the stalls
    hist_shift: int  # log2 of the ticks of a bucket
    n_slices: int
    n_pending: int
    finished: int  # groups
    end_time: int
    sequence: int  # of the next group
    atomic_port: int  # when the port of atomics is free
    stalls: Words = inline(N_STALLS)
    unit_busy: Words = inline(N_UNITS)
    pipe_busy: Words = inline(N_PIPES)
    warps: Rows[Warp]
    tournaments: Words  # of each sub-core: (time, place) of warps that wait for a time, from `leaves` on, and of those above them
    aims: Words  # of each place of a sub-core: the mask that its warp enters
    ranks: Words  # of each place of a sub-core: the bit of its warp in the masks
    owners: Words  # of each sub-core: the place of the warp of each rank, -1 none
    masks: Words  # of each sub-core: N_MASKS masks of ranks
    ready: Words  # scratch: the ranks that the policy is asked about
    slots: Words  # of each warp: ready times of its values
    subs: Rows[SubCore]
    nexts: Words  # when each sub-core has something to do
    units: Words  # of each sub-core: when its units are free; those that a core has once are its first sub-core's
    dispatch_ports: Words  # when each core can start a group
    groups: Rows[Group]
    lines: Rows[LineTime]
    histograms: Words
    site_stats: Rows[SiteStats]
    icaches: Rows[InstructionCache]
    block_used: Words  # of each core: when each block was last used, 0 not there
    block_there: Words  # of each core: when each block's fetch ends
    atomic_chains: Words  # when the units of L2 are free for atomics
    pending: Rows[Pending]


# ---- streams ---------------------------------------------------------------------------------------------------------------
class StreamRow(Struct):
    """A warp of a loaded chunk."""

    visit: int  # its first
    visit_end: int
    entry: int  # its first


class Entry(Struct):
    """A memory instruction of a warp. Its transactions end where those of the next one begin."""

    tx: int  # its first transaction
    work: int  # what it costs in units of its path, then its active lanes in the low `LANE_BITS`


class GroupLog(Struct):
    """When and where a group ran."""

    start: int
    end: int
    core: int
    slot: int


class SliceRow(Struct):
    """A segment of a warp: in a loop or at a barrier."""

    group: int  # in the order of dispatch
    warp: int
    name: int  # the loop, or BARRIER_SLICE
    start: int
    end: int
