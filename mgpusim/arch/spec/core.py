"""Shader cores: what they execute, how fast, and the registers their warps hold."""

import math
from typing import Annotated, Any, Literal

from mgpusim.arch.spec.about import ITSELF, NOT_NEGATIVE, About, PresetTable


class OpRate(PresetTable, frozen=True):
    """How fast a core executes one class of operations (fp32 or int32)."""

    per_cycle: Annotated[
        float, About("Operations of single lanes that a core starts in a cycle.", better="more", counts="operations/cycle",
                     resource="ALUs")
    ]  # fmt: skip
    latency_cycles: Annotated[float, About("From an operation to a use of its result.", better="less", resource="ALU latencies")]


_UNSHARED: dict[str, dict[str, Any]] = {"per_cycle": {"resource": ITSELF}}
_WAIT_FITTED: dict[str, dict[str, Any]] = {"latency_cycles": {"fitted": True}}


class Ops(PresetTable, frozen=True):
    """Rates of the classes of operations that have a throughput and a latency of their own."""

    fma: Annotated[OpRate, About("Fused multiply-adds of floats.")]
    fadd: Annotated[OpRate, About("Additions of floats; comparisons too, where `logic` is not set.")]
    fmul: Annotated[OpRate, About("Products of floats.")]
    iadd: Annotated[OpRate, About("Additions and left shifts of integers; logic too, where `logic` is not set.")]
    imul: Annotated[OpRate, About("Products of integers.")]
    idiv: Annotated[OpRate, About("Quotients of integers.", parts=_WAIT_FITTED)]
    sfu: Annotated[OpRate, About("Roots, exponentials, sines and the like.")]
    fdiv: Annotated[OpRate, About("Quotients of floats.")]
    cvt: Annotated[OpRate, About("Conversions between types.")]
    mov: Annotated[OpRate, About("Moves and selections.")]
    dot8: Annotated[OpRate, About("Dot products of four bytes each.")]
    branch: Annotated[OpRate, About("Jumps.", parts={"per_cycle": {"resource": ITSELF, "fitted": True}})]
    barrier: Annotated[OpRate, About("Barriers of a work group.", parts=_UNSHARED | _WAIT_FITTED)]
    shuffle: Annotated[
        OpRate | None, About("Permutations of the lanes of a warp; none where a device has no sub-groups.", parts=_UNSHARED)
    ] = None  # fmt: skip
    logic: Annotated[
        OpRate | None, About("Logic, right shifts, rotations and selections, comparisons, minima and maxima of integers and of "
                             "floats of 32 bits. If not set, they are as fast as additions.")
    ] = None  # fmt: skip
    combine: Annotated[
        OpRate | None, About("Steps of reductions and scans over the lanes of a warp, as many as halvings make one of all. If "
                             "not set, each is as fast as a permutation.", parts=_UNSHARED)
    ] = None  # fmt: skip


OP_CLASSES = Ops.__struct_fields__
"""Operation classes with a throughput and a latency of their own in ``core.ops``."""


class Fp16(PresetTable, frozen=True):
    """16-bit floats.

    `packing` is one of four. none: the rate always holds. pair: two components of a vector operation share a lane. vector: a
    vector operation fills a wider slot. wide_wave: only the widest warp size reaches the rate. Where `rate` is 0 there are none.
    """

    packing: Annotated[Literal["none", "pair", "vector", "wide_wave"], About("How code has to be written to reach the rate.")]
    rate: Annotated[
        float, About("Operations in the time of one of 32 bits; 0 if the device has none.", better="more", range=NOT_NEGATIVE,
                     counts="operations", resource=ITSELF)
    ]  # fmt: skip


class Rate(PresetTable, frozen=True):
    """Operations of another width."""

    rate: Annotated[
        float, About("Operations of this width in the time of one of 32 bits.", better="more", range=(1e-6, math.inf),
                     counts="operations", resource=ITSELF)
    ]  # fmt: skip


class Core(PresetTable, frozen=True):
    """One shader core (Adreno SP, Mali shader core, Intel subslice, NVIDIA SM).

    `scheduler` names the policy by which a sub-core chooses among the warps that may issue: one of those in
    `mgpusim.arch.schedulers`.
    """

    sub_cores: Annotated[
        int, About("Parts of a core that issue for warps of their own.", "occupancy", "more", counts="sub-cores", resource=ITSELF,
                   rate=True)
    ]  # fmt: skip
    issue_per_cycle: Annotated[
        float, About("Instructions of warps that all sub-cores issue in a cycle.", better="more", counts="instructions/cycle",
                     resource="ALUs")
    ]  # fmt: skip
    warp_sizes: Annotated[tuple[int, ...], About("Widths of a warp, ascending powers of two.", "trace", counts="work items")]
    lanes: Annotated[int, About("fp32 lanes of all sub-cores.", better="more", counts="lanes", resource="ALUs")]
    max_warps: Annotated[int, About("Warps that a core holds.", "occupancy", "more", counts="warps", resource="warp slots")]
    max_groups: Annotated[
        int, About("Work groups that a core holds.", "occupancy", "more", counts="work groups", resource="warp slots")
    ]  # fmt: skip
    max_items: Annotated[
        int, About("Work items that a core holds.", "occupancy", "more", counts="work items", resource="warp slots")
    ]  # fmt: skip
    icache_b: Annotated[int, About("Size of the instruction cache of a core.", "event", "more")]
    ops: Annotated[Ops, About("Rates by class of operation.")]
    fp16: Annotated[Fp16, About("16-bit floats.")]
    fp64: Annotated[Rate, About("64-bit floats; a rate of 0 if the device has none.", parts={"rate": {"range": NOT_NEGATIVE}})]
    int64: Annotated[Rate, About("64-bit integers.")]
    load_items_per_cycle: Annotated[
        float | None, About("Work items whose accesses to buffers a core serves in a cycle, however few bytes each moves, where "
                            "no L1 is on their way; if not set, lines alone count.", better="more", counts="work items/cycle",
                            resource=ITSELF)
    ] = None  # fmt: skip
    load_b_per_cycle: Annotated[
        float | None, About("Bytes that it moves between its registers and buffers in a cycle, where no L1 is on their way; if "
                            "not set, lines alone count.", better="more", resource=ITSELF)
    ] = None  # fmt: skip
    guard_cycles: Annotated[
        float | None, About("What a warp waits at a branch around a block, by a condition that differs between its work items; "
                            "if not set, nothing.", better="less", range=NOT_NEGATIVE, resource="ALU latencies")
    ] = None  # fmt: skip
    access_cycles: Annotated[
        float | None, About("Least cycles between two loads or stores of a warp, one directly behind the other; if not set, as "
                            "between any two instructions.", "event", "less", resource=ITSELF)
    ] = None  # fmt: skip
    jump_cycles: Annotated[
        float | None, About("Least cycles from a jump to the next instruction of its warp; if not set, as between any two "
                            "instructions.", better="less", resource="ALU latencies")
    ] = None  # fmt: skip
    decision_cycles: Annotated[
        float | None, About("Cycles from a comparison to the jump that it decides; if not set, the latency of its operation.",
                            better="less", resource="ALU latencies")
    ] = None  # fmt: skip
    scheduler: Annotated[
        str, About("Which of the warps that may issue a sub-core chooses.", "event")
    ] = "gto"  # fmt: skip
    partial_groups: Annotated[
        bool | None, About("Whether a group without barriers may run with only some of its warps resident; if not set, as on "
                           "others of its family.", "occupancy", "more")
    ] = None  # fmt: skip
    own_lsu: Annotated[
        bool | None, About("Whether each sub-core has a load/store unit for itself, with its share of the rate; if not set, the "
                           "sub-cores of a core share one.", "event", "less")
    ] = None  # fmt: skip
    quad_items: Annotated[
        int | None, About("Items of a group that start together; what of the last ones has no item idles along. If not set, "
                          "each starts by itself.", "occupancy", "less", counts="work items")
    ] = None  # fmt: skip


class RegisterStep(PresetTable, frozen=True):
    """At up to `registers` 32-bit registers per item, `items` work items are resident on a core."""

    registers: Annotated[int, About("Most 32-bit registers per item of this step.", "occupancy", counts="registers")]
    items: Annotated[int, About("Work items resident on a core at this step.", "occupancy", "more", counts="work items")]


OF_AN_ITEM = (0.0, 1024.0)
"""Range of registers of one work item: four times the most that a GPU of 2026 gives."""


class Registers(PresetTable, frozen=True):
    """Register file of one core, in 32-bit words.

    `file_vec4` and `pool_granularity` belong to Adreno, `steps` and `squeezed` to Mali. Loads that `per_load` counts are those
    hoisted ahead of their use (see `mgpusim.trace.registers`).
    """

    per_core: Annotated[
        int, About("32-bit words of the register file.", "occupancy", "more", counts="registers", resource="registers")
    ]  # fmt: skip
    max_per_item: Annotated[int, About("Most that one item can hold before spilling.", "occupancy", "more", counts="registers")]
    granularity: Annotated[int, About("Step of allocation per item.", "occupancy", "less", counts="registers")]
    reserved: Annotated[
        int, About("Registers of every item that the driver takes.", "occupancy", "less", NOT_NEGATIVE, counts="registers")
    ]  # fmt: skip
    file_vec4: Annotated[
        int | None, About("Vec4 registers of a wave's column of the file, on Adreno.", "occupancy", "more",
                          counts="vec4 registers")
    ] = None  # fmt: skip
    pool_granularity: Annotated[
        int | None, About("Columns of the file, and so waves allocated at once, on Adreno.", "occupancy", counts="waves")
    ] = None  # fmt: skip
    steps: Annotated[
        tuple[RegisterStep, ...], About("Items resident by registers per item, on Mali, ascending in registers.", "occupancy")
    ] = ()  # fmt: skip
    squeezed: Annotated[
        int, About("Words live at once beyond a step that the compiler does without, so that more items are resident.", "trace",
                   "more", NOT_NEGATIVE, counts="registers")
    ] = 0  # fmt: skip
    folded_operands: Annotated[
        bool | None, About("Whether arrangements of components and indexed addresses take no registers; if not set, as on others "
                           "of its family.", "trace", "more")
    ] = None  # fmt: skip
    fetched_first: Annotated[
        float, About("Registers that fetches of a loop's body write at most before the compiler uses the first of them.", "trace",
                     "less", OF_AN_ITEM, counts="registers", resource=ITSELF)
    ] = 0.0  # fmt: skip
    fixed: Annotated[
        float, About("Registers that a kernel takes beside the words live at once.", "trace", "less",
                     OF_AN_ITEM, counts="registers", resource=ITSELF)
    ] = 0.0  # fmt: skip
    per_load: Annotated[
        float, About("Registers that a kernel takes for each that loads ahead of their use are to write.", "trace", "less",
                     OF_AN_ITEM, counts="registers", resource=ITSELF)
    ] = 0.0  # fmt: skip
    beyond: Annotated[
        float, About("Share left of the words live at once beyond those at which all warps are resident, where a compiler orders "
                     "a kernel for these.", "trace", "less", range=(0.0, 1.0), counts="share")
    ] = 1.0  # fmt: skip
    promoted_b: Annotated[
        int | None, About("Largest private array that a compiler keeps in registers in a loop with barriers; larger ones go to "
                          "scratch memory. If not set, there is no such limit.", "trace", "more")
    ] = None  # fmt: skip
    scratch_request_b: Annotated[
        float | None, About("Bytes of L2's bandwidth that an item takes for each word of scratch memory, where items are served "
                            "one by one; if not set, their words come together, as many bytes as they have.", better="less",
                            resource=ITSELF)
    ] = None  # fmt: skip
