"""Static facts of a kernel as plain data: what the analysis finds, and all that a cached trace keeps of it."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from mgpusim.opencl.analysis.cfg import ControlFlow
from mgpusim.opencl.ir.program import Function

TripCount = Literal["fixed", "counted", "stepped", "strided", "open", "rolled"]
MERGED_ROLES = {"merged": "value", "merged address": "address"}
"""Roles of operations that another one may take in, and what they are where it does not."""


class OpKey(msgspec.Struct, frozen=True):
    """What an operation costs by: `cls` of the op classes, element `bits`, vector size `ncomp`, and its role.

    Of a load or store they are the bits and the number of its parts, each as wide as the address is known to be aligned. `role`
    is value, address (feeds only addresses, coordinates and branches), loop (induction, exit test and addresses that step by a
    constant: there once where the loop is unrolled). Of values that an instruction of three operands takes in, where the GPU has
    such instructions, it is merged or merged address (see `merging`).
    """

    cls: str
    bits: int
    ncomp: int
    role: str = "value"


class PathCounts(msgspec.Struct, frozen=True):
    """A dependency path: arithmetic operations on it by class, memory operations by kind (see `operations.memory_kind`), and
    where these stand: kind, block position, place in the block. `merged` are those of the operations that instructions of three
    operands take in, by class."""

    ops: dict[str, float]
    memory: dict[str, int]
    sites: tuple[tuple[str, int, int], ...] = ()
    merged: dict[str, float] = {}


class Region(msgspec.Struct, frozen=True):
    """Code visited together: the blocks whose innermost loop is `loop` (-1: outside all loops).

    `load_words` are the 32-bit registers that loads write in one visit, of those that may be under way at once. `held_words` are
    the most of them that are live at once where each load stands right before its first use (the tile of an outer product, say).
    `has_barrier` forbids unrolling across it. `trip_count` says how a compiler finds out how often the loop runs (see
    `Inductions.trip_count`). `critical` is the longest dependency path of one visit, `work` the longest of what does not steer
    the loop, `recurrence` the longest from a loop-carried value to its next one. `carried_words` are the 32-bit words of floats
    that a loop hands on from one visit to the next: its accumulators. `copies`: what is loaded is only stored. `live_words` are
    the most words live at once where components of vectors have registers of their own.
    """

    loop: int
    positions: tuple[int, ...]
    load_words: float
    held_words: float
    has_barrier: bool
    innermost: bool
    trip_count: TripCount
    critical: PathCounts = PathCounts({}, {})
    recurrence: PathCounts = PathCounts({}, {})
    work: PathCounts = PathCounts({}, {})
    carried_words: float = 0.0
    copies: bool = False
    live_words: float = 0.0


class ShortBranch(NamedTuple):
    """A block that one side of a branch enters, by positions: `block`, the block that branches, and its instructions."""

    block: int
    guard: int
    instructions: float


class KernelFacts(msgspec.Struct, frozen=True):
    """Static facts of one kernel.

    Attributes
    ----------
    mix : per block position, {OpKey: operations per lane}
    regions : straight code first, then one per loop, loop i at i + 1.
    regions_by_block : the same, with the paths of a compiler that keeps all branches and moves nothing over them.
    registers : (low, nominal, high) 32-bit registers per item; a band, since vendor allocators differ from live ranges.
    folded_registers : the nominal count where operands take any arrangement of components, and addresses an index.
    uniform_registers : words of values that are the same for all lanes.
    local_b : bytes of static local arrays.
    uses_local_ids : whether the result can depend on the work-group shape.
    uneven_loops : whether lanes leave an outermost loop in different iterations for another reason than where they entered it.
    sub_group_line : line of the first sub-group function, None if it calls none.
    extensions_used : functions that a compiler has only with an extension, each with the line of its call.
    short_branches : blocks that may become predicated instructions.
    guards : blocks that branch on what differs between lanes, by position, and how often a visit of their region gets there.
    """

    function: Function
    flow: ControlFlow
    mix: tuple[dict[OpKey, float], ...]
    regions: tuple[Region, ...]
    registers: tuple[int, int, int]
    folded_registers: int
    uniform_registers: int
    local_b: int
    uses_local_ids: bool
    private_b: int
    divergent: frozenset[int]
    sub_group_line: int | None = None
    short_branches: tuple[ShortBranch, ...] = ()
    uneven_loops: bool = False
    regions_by_block: tuple[Region, ...] = ()
    guards: tuple[tuple[int, float], ...] = ()
    extensions_used: tuple[tuple[str, int], ...] = ()
