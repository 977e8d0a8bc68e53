"""What an operation costs the pipes of a core, and how far a compiler unrolls a loop."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from mgpusim.arch.columns import Value, choose, larger, smaller
from mgpusim.arch.families import MEMORY_CLASSES, family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.latency import jump_cycles
from mgpusim.opencl.analysis.facts import MERGED_ROLES, ShortBranch, TripCount

__all__ = [
    "WIDEST_VECTOR", "instructions_of", "loop_entry_cycles", "operation_weight", "pipe_cycles", "predicated", "unroll_factor",
]  # fmt: skip

WIDEST_VECTOR = 16
"""Components an operation is priced with at most: longer ones do not occur in OpenCL C."""


def operation_weight(gpu: GpuSpec, cls: str, role: str) -> tuple[str, Value]:
    """Return the class an operation is priced as, and how many of them it counts for.

    Compilers share arithmetic of addresses between accesses (`model.address_op_weight`), and divide indices by multiplying
    (`model.index_division_ops` integer additions). An operation that another one takes in ("merged") counts where the GPU has no
    instruction for both.

    >>> gpu = load_gpu("adreno-640")
    >>> operation_weight(gpu, "fma", "value"), operation_weight(gpu, "idiv", "address")[0]
    (('fma', 1.0), 'iadd')
    """
    if role in MERGED_ROLES:
        if family_of(gpu).merges_integers(gpu):
            return cls, 0.0
        role = MERGED_ROLES[role]
    if role != "address" or cls in MEMORY_CLASSES:
        return cls, 1.0
    return ("iadd", gpu.model.index_division_ops) if cls == "idiv" else (cls, gpu.model.address_op_weight)


def pipe_cycles(
    gpu: GpuSpec, cls: str, bits: int, components: int, role: str, warp_size: int, count: Value = 1.0
) -> dict[str, Value]:
    """Return the cycles that an operation of one warp keeps each pipe of a core busy, as `Family.lower` names them.

    Parameters
    ----------
    role : what its result is for: value, address or loop; or a merged value or address.
    count : how many such operations.

    >>> gpu = load_gpu("adreno-640")
    >>> pipe_cycles(gpu, "fma", 32, 4, "value", 64)["fp"] == 4 * 64 / gpu.core.ops.fma.per_cycle
    True
    """
    priced, weight = operation_weight(gpu, cls, role)
    key: Any = (priced, bits, min(WIDEST_VECTOR, components))
    return family_of(gpu).lower(gpu, {key: weight * count}, warp_size)


def instructions_of(gpu: GpuSpec, slots: Value, weight: Value) -> Value:
    """Return the instructions of an operation that fills so many issue slots.

    They are what a warp issues in sequence, however many of its slots an instruction fills.
    """
    return larger(smaller(weight, slots), slots / family_of(gpu).slots_per_instruction)


def predicated(gpu: GpuSpec, branches: Iterable[ShortBranch]) -> dict[int, int]:
    """Return the blocks that are predicated instructions on a GPU, each with the block whose warps issue them (positions).

    >>> branches = ShortBranch(1, 0, 4.0), ShortBranch(3, 2, 400.0)
    >>> predicated(load_gpu("nvidia-h200"), branches), predicated(load_gpu("adreno-640"), branches)
    ({1: 0}, {})
    """
    limit = gpu.model.predicated_ops or 0
    guards: dict[int, int] = {}
    for branch in sorted(branches):
        if branch.instructions <= limit:
            guards[branch.block] = guards.get(branch.guard, branch.guard)  # what guards it may be predicated itself
    return guards


def branching(
    gpu: GpuSpec, guards: Iterable[tuple[int, float]], branches: Iterable[ShortBranch]
) -> tuple[tuple[int, float], ...]:
    """Return those of the blocks that branch on what differs between lanes whose branches stay, which a warp waits for.

    >>> branching(load_gpu("nvidia-h200"), [(0, 1.0), (2, 1.0)], [ShortBranch(1, 0, 4.0)])
    ((2, 1.0),)
    """
    limit = gpu.model.predicated_ops or 0
    gone = {branch.guard for branch in branches if branch.instructions <= limit}
    return tuple((block, share) for block, share in guards if block not in gone)


def unroll_factor(gpu: GpuSpec, body_ops: float, trips: float, trip_count: TripCount) -> Value:
    """Return the copies of a loop's body that a vendor's compiler lays out: the largest factor that fits.

    Parameters
    ----------
    body_ops : operations of one iteration, those of addresses and of the loop itself not counted.
    trips : iterations of the loop; infinite where they are not known.
    trip_count : how the trips are known before the loop runs; a loop whose trips are not, or that its source keeps rolled
        (`#pragma nounroll`), is left as it is.

    >>> gpu = load_gpu("adreno-640")
    >>> unroll_factor(gpu, 1e9, 100.0, "counted"), unroll_factor(gpu, 1.0, 1.0, "counted")
    (1.0, 1.0)
    """
    if family_of(gpu).dependency == "in_order" or trip_count in ("open", "rolled"):
        return 1.0
    model = gpu.model
    factor: Value = 1.0
    for copies in sorted(model.unroll_factors):
        if 1 < copies <= trips:
            fits: Value = copies * body_ops <= model.unroll_limit_ops
            if trip_count == "strided" and model.strided_unroll is not None:
                fits = fits & (copies <= model.strided_unroll)
            factor = choose(fits, float(copies), factor)
    return factor


def loop_entry_cycles(gpu: GpuSpec, body_ops: float, trips: float, trip_count: TripCount) -> Value:
    """Return the cycles that the tests around an unrolled loop take each time it is entered, if its trips are known only then.

    Are there any, are there enough for the copies, and are some left over? What is left over is a loop of its own. These are
    four jumps, and three more where copies run: all of them, or four where more do not fill. A preset that does not state what a
    jump takes (`core.jump_cycles`) has none.
    Measured: validation/h200/turns.json, `entries`.

    Parameters
    ----------
    body_ops, trips, trip_count : of the loop, as `unroll_factor` takes them.

    >>> gpu = load_gpu("nvidia-h200")
    >>> [loop_entry_cycles(gpu, 10.0, trips, "counted") / jump_cycles(gpu) for trips in (1.0, 3.0, 4.0, 64.0)]
    [4.0, 4.0, 7.0, 7.0]
    >>> loop_entry_cycles(gpu, 10.0, 64.0, "fixed"), loop_entry_cycles(load_gpu("adreno-640"), 10.0, 64.0, "counted")
    (0.0, 0.0)
    """
    if trip_count == "fixed":
        return 0.0
    copies = unroll_factor(gpu, body_ops, math.inf, trip_count)
    return choose(copies > 1.0, choose(smaller(copies, 4.0) <= trips, 7.0, 4.0), 0.0) * jump_cycles(gpu)
