"""Where everything lies in the flat arrays of the event engine: words of `C` (constant) and `S` (state), fields of their rows."""

from __future__ import annotations

from mgpusim.engine.details import STALLS
from mgpusim.memory.timed_fields import S_HEADER, TICKS

INFINITE = 1 << 53
PLACE_BITS = 9  # of a heap's key: the warp's place in its sub-core
WINDOW = 32 * TICKS
QUEUE = 16 * TICKS
"""How far ahead of its unit a memory instruction may issue: the depth of the unit's queue, in cycles of its work."""
BUCKETS = 512

# ---- C: scalars, from CORE on -------------------------------------------------------------------------------------------
CORE = 16  # behind the header of arch.timed
(
    OPS, SOURCES, BLOCKS, SITES, CORES, SUB_CORES, PER_SUB, GROUP_SLOTS, WARPS, TURN_WARPS, SLOTS, DEPENDENCY, POLICY,
    GROUP_TICKS, WARP_TICKS, DEVICE_TICKS, BARRIER_TICKS, ICACHE_B, FETCH_TICKS, FETCH_B_TICKS, N_BLOCKS, N_LINES, LOG_GROUPS,
    WARP_BASE, HEAP_BASE, RANK_BASE, MASK_BASE, MASK_WORDS, SLOT_BASE, SUB_BASE, UNIT_BASE, GROUP_BASE, LINE_BASE, HIST_BASE,
    SITE_BASE, ICACHE_BASE,
    ATOMIC_BASE, ATOMIC_SLOTS, ATOMIC_RATE_TICKS, LOCAL_ATOMIC_TICKS, MAX_SLICES, ATOMIC_SHIFT,
    PENDING_BASE, TURNAROUND_TICKS, FIELDS,
) = range(CORE, CORE + 45)  # fmt: skip

SCOREBOARD, SYNC_FLAGS, CLAUSES, IN_ORDER = range(4)
LRR, GTO, OLDEST = range(3)

# ---- a micro-operation ---------------------------------------------------------------------------------------------------
ALU, MEMORY, BARRIER, JOIN = range(4)
KIND, ISSUE, PIPE, PIPE_TICKS, LATENCY, DST, SRC, SRC_END, SITE, ENTRY, LINE, CLASS, COUNT, OP_FIELDS = range(14)
N_PIPES = 4
SPILLS = 3  # the pipe that stands for the path of spilled registers to memory
# ---- a block -------------------------------------------------------------------------------------------------------------
BEGIN, END, UNROLLED_BEGIN, UNROLLED_END, UNROLL, ENTRIES, BYTES, LOOP, APART_BEGIN, APART_END, BLOCK_FIELDS = range(11)
# ---- an access site ------------------------------------------------------------------------------------------------------
UNIT, LEVEL, WRITE, PER_COST, PER_LANE, PER_PHASE, HIT_TICKS, EXTRA_TICKS, ATOMIC, TURN_TICKS, LEAST_TICKS, SITE_FIELDS = range(
    12
)
LSU, TEXTURE, CONSTANT, LOCAL, N_UNITS = range(5)
N_MASKS = 1 + N_PIPES + N_UNITS
GLOBAL_ATOMIC, LOCAL_ATOMIC = 1, 2
# statistics of a site, in S
SITE_REQUESTS, SITE_TX, SITE_HITS, SITE_L2_B, SITE_L2_HIT_B, SITE_DRAM_B, SITE_STATS = range(7)
# ---- a warp --------------------------------------------------------------------------------------------------------------
(
    PC, PC_END, VISIT, VISIT_END, REPEAT, CURSOR, STEP, BLOCK, GROUP, NUMBER, SINCE, DEPENDS, PIPE_WHY, SYNC_MEMORY,
    SYNC_OTHER, IN_LOOP, LOOP_SINCE, SUB, FRESH, ASLEEP, PARKED, RANK, APART, WARP_FIELDS,
) = range(24)  # fmt: skip
# ---- a sub-core, a group slot --------------------------------------------------------------------------------------------
TIME, CURRENT, NEXT, WAITING, N_PARKED, RANKS, DONE_ISSUE, DONE_FP, PIPES = range(9)
SUB_FIELDS = PIPES + N_PIPES
LEFT, ARRIVED, SEQUENCE, NEXT_WARP, ROW, GROUP_CORE, GROUP_FIELDS = range(7)
# ---- histograms over time ------------------------------------------------------------------------------------------------
H_ISSUE, H_FP, H_LSU, H_TEXTURE, H_LOCAL, H_L2, H_DRAM, N_HIST = range(8)
# ---- S: words after those of arch.timed ------------------------------------------------------------------------------------
S_STATE = S_HEADER
(
    DISPATCH_FREE, NEXT_ROW, LOADED_ROWS, LAST_CHUNK, WARPS_LEFT, INSTRUCTIONS, HIST_SHIFT, N_SLICES, N_PENDING, FINISHED,
    END_TIME, S_SEQUENCE, ATOMIC_PORT,
) = range(S_STATE, S_STATE + 13)  # fmt: skip
STALL_BASE = S_STATE + 24  # 16 words
UNIT_BUSY = STALL_BASE + 16  # N_UNITS words
PIPE_BUSY = UNIT_BUSY + N_UNITS
PENDING = PIPE_BUSY + N_PIPES  # the first word of what C lays out
SLICE_FIELDS = 6
# states of mgpusim.engine.details.STALLS
(
    S_ISSUE, S_NOT_SELECTED, S_DEPENDENCY, S_SFU, S_MEMORY, S_TEXTURE, S_LOCAL, S_CONSTANT, S_ATOMIC, S_BARRIER, S_PIPE, S_LSU,
    S_TEXTURE_UNIT, S_FETCH,
) = range(14)  # fmt: skip

STALL_AT = {name: i for i, name in enumerate(STALLS)}
