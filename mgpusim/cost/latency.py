"""Cycles from a read to its result, by the level that serves it, and from an operation to one that needs its result."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from mgpusim.arch.columns import Value, is_column, larger, smaller
from mgpusim.arch.families import family_of
from mgpusim.arch.spec import Cache, GpuSpec

__all__ = [
    "PathLatency", "issue_gap_cycles", "issue_latency_cycles", "jump_cycles", "lane_loop_cycles", "miss_registers", "on_chip",
    "overlap_norm", "path_latency", "phased_norm", "result_latency_cycles", "translation_cycles",
]  # fmt: skip

_ACCESSES = ("load", "store", "atomic")
SPARE_MISSES = 1.5
"""Misses that a cache without `mshrs` has under way over those of Little's law, whose latency is that of idle levels."""


class PathLatency(NamedTuple):
    """Cycles of a read: `first` where its first level has it, `to_l2` more where L2 has it, `to_dram` more where DRAM does.

    Where there is a system-level cache, what it has is `to_slc` later than what L2 has, and `to_dram` counts from there. `beside`
    is what the path adds to the latency of any shared level: a fetch goes through the texture unit as well.
    """

    first: Value
    to_l2: Value
    to_dram: Value
    beside: Value = 0.0
    to_slc: Value = 0.0


def path_latency(gpu: GpuSpec, kind: str) -> PathLatency:
    """Return the latencies of a read.

    Parameters
    ----------
    kind : texture, local, constant or atomic; any other is a read of a buffer.

    >>> gpu = load_gpu("adreno-640")
    >>> path_latency(gpu, "global").first == gpu.l2.latency_cycles  # its L1 serves textures only
    True
    >>> path_latency(gpu, "texture").first == gpu.texture_l1.latency_cycles
    True
    """
    l2 = gpu.l2.latency_cycles
    slc = 0.0 if gpu.slc is None else larger(0.0, gpu.slc.latency_cycles - l2)
    dram = larger(0.0, gpu.dram_latency_cycles - l2 - slc)
    if kind == "texture":
        unit = gpu.texture.latency_cycles
        own = gpu.texture_l1.latency_cycles if gpu.texture_l1 else (gpu.l1 or gpu.l2).latency_cycles + unit
        return PathLatency(own, larger(0.0, l2 + unit - own), dram, unit, slc)
    if kind == "local" and gpu.local.on_chip:
        return PathLatency(gpu.local.latency_cycles, 0.0, 0.0)
    if kind == "constant":
        return PathLatency(gpu.constant.latency_cycles, 0.0, 0.0)
    if kind == "atomic":
        return PathLatency(l2 + gpu.atomics.global_cycles, 0.0, dram, to_slc=slc)
    first = gpu.l1.latency_cycles if gpu.l1 is not None and gpu.l1.serves != "texture" else l2
    return PathLatency(first, larger(0.0, l2 - first), dram, to_slc=slc)


def miss_registers(gpu: GpuSpec, cache: Cache) -> int:
    """Return how many misses of a cache of `gpu` may be outstanding.

    Caches are made to keep what is below them busy. So where the preset does not state the number, it follows from rates and
    latencies by Little's law: an L1 holds what L2, or DRAM, delivers to a core in the time that it takes, other levels what DRAM
    does, with some to spare. No probe tells it from the rate of what is below.

    >>> gpu = load_gpu("adreno-640", {"l2.b_per_cycle": "160", "l2.latency_cycles": "55", "texture.latency_cycles": "45"})
    >>> miss_registers(gpu, gpu.texture_l1)  # 80 B a cycle and core for 100 cycles, in sectors of 32
    375
    """
    if cache.mshrs is not None:
        return cache.mshrs
    under_way_b = gpu.dram_b_per_cycle * gpu.dram_latency_cycles
    if cache is gpu.l1 or cache is gpu.texture_l1:
        latency = path_latency(gpu, "texture" if cache is gpu.texture_l1 else "global")
        to_l2 = latency.first + latency.to_l2
        of_dram = gpu.dram_b_per_cycle * (to_l2 + latency.to_slc + latency.to_dram)
        under_way_b = max(gpu.l2.b_per_cycle * to_l2, of_dram) / gpu.shader_cores
    return math.ceil(SPARE_MISSES * under_way_b / cache.sector_b)


def translation_cycles(gpu: GpuSpec) -> tuple[Value, Value]:
    """Return the cycles by which an access to a page that the core's translations do not hold is late, and how long the next such
    access has to wait for it.

    >>> translation_cycles(load_gpu("adreno-640"))
    (0.0, 0.0)
    """
    if gpu.tlb is None:
        return 0.0, 0.0
    return gpu.tlb.miss_cycles, 0.0 if gpu.tlb.service_cycles is None else gpu.tlb.service_cycles


def on_chip(gpu: GpuSpec, kind: str) -> bool:
    """Return whether reads of a kind never leave the core."""
    return kind == "constant" or (kind == "local" and gpu.local.on_chip)


def result_latency_cycles(gpu: GpuSpec, cls: str, *, decides: bool = False) -> Value:
    """Return the cycles from an arithmetic operation to one that needs its result; `decides`: that is a jump."""
    if decides and gpu.core.decision_cycles is not None:
        return gpu.core.decision_cycles
    return getattr(gpu.core.ops, family_of(gpu).priced_as(gpu, cls)).latency_cycles


def jump_cycles(gpu: GpuSpec) -> Value:
    """Return the cycles from the comparison that decides a jump to the warp's next instruction; 0 where a preset states none.

    >>> core = load_gpu("nvidia-h200").core
    >>> jump_cycles(load_gpu("nvidia-h200")) == core.decision_cycles + core.jump_cycles, jump_cycles(load_gpu("adreno-640"))
    (True, 0.0)
    """
    core = gpu.core
    return 0.0 if core.jump_cycles is None or core.decision_cycles is None else core.decision_cycles + core.jump_cycles


def lane_loop_cycles(gpu: GpuSpec, cls: str) -> Value:
    """Return the cycles for which a warp issues nothing after an operation that the device runs as a loop over its lanes.

    The steps of a reduction or scan are such a loop where `core.ops.combine` is set. Each needs the one before it. What follows
    the loop comes after it, whether it needs the result or not. Other warps issue meanwhile.

    >>> gpu = load_gpu("adreno-830")
    >>> lane_loop_cycles(gpu, "combine") == gpu.core.ops.combine.latency_cycles, lane_loop_cycles(gpu, "fadd")
    (True, 0.0)
    """
    return result_latency_cycles(gpu, cls) if cls == "combine" and gpu.core.ops.combine is not None else 0.0


def overlap_norm(gpu: GpuSpec, resident: int, barriers: bool) -> Value:
    """Return the exponent of the norm that joins what a wave's pipes take with what its warps wait for.

    A group alone on a core that meets at barriers in its busiest loop overlaps little: when its warps wait, nothing else runs.
    Its exponent is `model.phase_norm`, where that is set; all others' is `model.latency_norm`.

    >>> gpu = load_gpu("adreno-530")
    >>> overlap_norm(gpu, 1, True), overlap_norm(gpu, 1, False) == overlap_norm(gpu, 2, True) == gpu.model.latency_norm
    (1.0, True)
    """
    alone = gpu.model.phase_norm if barriers and resident == 1 else None
    return gpu.model.latency_norm if alone is None else alone


def phased_norm(gpu: GpuSpec, norm: Value, resident: int, phased: bool) -> Value:
    """Return the exponent of a norm that joins demands of a wave, where its groups may go through them in phases.

    Warps of a group start together. Without a loop in which they drift apart, or with barriers in it, all load, then all
    calculate, then all store. While they do the one, only other groups do the other: of R on a core, two demands that take the
    same time apart take 1 + s / R of it together, where s is `model.phase_share`. So few large groups take longer than many
    small ones.

    Parameters
    ----------
    norm : of warps that drift apart.
    resident : groups on a core.
    phased : whether its groups go through phases.

    >>> gpu = load_gpu("nvidia-h200", {"model.phase_share": "1.0"})
    >>> [round(phased_norm(gpu, 4.0, resident, True), 2) for resident in (1, 2, 4, 32)]
    [1.0, 1.71, 3.11, 4.0]
    >>> phased_norm(gpu, 4.0, 1, False), phased_norm(load_gpu("adreno-640"), 4.0, 1, True)
    (4.0, 4.0)
    """
    share = gpu.model.phase_share
    if share is None or not phased:
        return norm
    together = 1.0 + larger(share, 1e-6) / resident
    return smaller(norm, 1.0 / (np.log2(together) if is_column(together) else math.log2(together)))


def issue_latency_cycles(gpu: GpuSpec, warp_size: int, chained: Value = 1.0) -> Value:
    """Return the cycles between two instructions of one warp that has a sub-core to itself.

    They are not fewer than its lanes keep the sub-core busy. Beyond that an instruction waits for the one before it in its chain,
    and up to `model.issue_latency_cycles` for whatever else holds it back.

    Parameters
    ----------
    chained : the longest chain of dependent operations over all instructions.

    >>> gpu = load_gpu("adreno-640")
    >>> issue_latency_cycles(gpu, 128) >= 128 * gpu.core.sub_cores / gpu.core.lanes
    True
    >>> gpu = load_gpu("nvidia-h200")
    >>> [issue_latency_cycles(gpu, 32, chained) for chained in (0.01, 1.0)] == [1.0, gpu.model.issue_latency_cycles]
    True
    """
    waits = smaller(gpu.model.issue_latency_cycles, chained * result_latency_cycles(gpu, "fma"))
    return larger(waits, warp_size * gpu.core.sub_cores / gpu.core.lanes)


def issue_gap_cycles(gpu: GpuSpec, warp_size: int, cls: str, following: str) -> Value:
    """Return the least cycles from an instruction of a warp to its next, whatever that needs.

    They are not fewer than its lanes keep the sub-core busy. A jump takes longer, and so do two accesses to buffers or local
    memory that follow each other: a core's path to memory serves its sub-cores in turn.

    Parameters
    ----------
    cls, following : classes of both instructions; "" where none follows in its block.

    >>> gpu = load_gpu("nvidia-h200")
    >>> [issue_gap_cycles(gpu, 32, *pair) for pair in (("fma", "load"), ("load", "fma"), ("load", "store"), ("branch", ""))]
    [1.0, 1.0, 4.0, 5.0]
    """
    gap: float | None = None
    if cls == "branch":
        gap = gpu.core.jump_cycles
    elif cls in _ACCESSES and following in _ACCESSES:
        gap = gpu.core.access_cycles
    return larger(0.0 if gap is None else gap, warp_size * gpu.core.sub_cores / gpu.core.lanes)
