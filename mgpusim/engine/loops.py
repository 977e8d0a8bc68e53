"""How far a compiler unrolls the loops of a launch, and what it takes to enter them: `mgpusim.cost.operations` by region."""

from __future__ import annotations

import math
from typing import NamedTuple

from mgpusim.arch.columns import Value
from mgpusim.arch.families import MEMORY_CLASSES
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.operations import loop_entry_cycles, unroll_factor
from mgpusim.engine.features import Features, OpColumn
from mgpusim.opencl.analysis.facts import TripCount
from mgpusim.trace.stream_data import StreamHead


class LoopBody(NamedTuple):
    """An innermost loop without barriers: the operations that a copy of its body adds, and its mean trips and how they
    are known."""

    ops: float
    trips: float
    trip_count: TripCount


def loop_bodies(features: Features) -> tuple[LoopBody | None, ...]:
    """Return the loop of each region that a compiler may unroll, None for other regions."""
    visits = features.visits.sum(axis=0).tolist()
    out: list[LoopBody | None] = []
    for r, info in enumerate(features.regions):
        warps = visits[r] * features.warps_per_group
        if info.loop < 0 or not info.innermost or info.has_barrier or warps <= 0:
            out.append(None)
            continue
        ops = math.fsum(float(features.ops[:, r, i].sum()) * _copied(c) for i, c in enumerate(features.columns)) / warps
        out.append(LoopBody(ops, visits[r] / max(1e-9, visits[max(0, info.parent)]), info.trip_count))
    return tuple(out)


def _copied(column: OpColumn) -> float:
    """Instructions that one more copy of an operation adds to an unrolled loop: what steers the loop is there once."""
    if column.role in ("loop", "address", "merged address"):
        return 0.0
    return 1.0 if column.cls in MEMORY_CLASSES else float(column.ncomp)


def unroll_factors(features: Features, gpu: GpuSpec) -> list[Value]:
    """Return the unroll factor of each region, 1 where it is no loop that a compiler unrolls."""
    return [1.0 if loop is None else unroll_factor(gpu, *loop) for loop in features.derived(loop_bodies)]


def entry_cycles(features: Features, gpu: GpuSpec) -> list[Value]:
    """Return the cycles that the tests around the loop of each region take each time it is entered."""
    return [0.0 if loop is None else loop_entry_cycles(gpu, *loop) for loop in features.derived(loop_bodies)]


def entering(head: StreamHead, features: Features, gpu: GpuSpec) -> dict[int, float]:
    """Return the blocks that enter a loop, each with the cycles that a visit of it takes for the tests around the loop.

    A block of another loop, which is left for this one, has its share of them in each visit.
    """
    cycles, visits = entry_cycles(features, gpu), features.visits.sum(axis=0).tolist()
    out = {}
    for loop, (header, inside, parent, _) in enumerate(head.loops):
        if cycles[loop + 1]:
            for source in {source for phi in head.blocks[header].phis for source, _ in phi.incoming} - set(inside):
                entries = visits[parent + 1]
                out[source] = cycles[loop + 1] * entries / max(entries, visits[head.loop_of[source] + 1])
    return out
