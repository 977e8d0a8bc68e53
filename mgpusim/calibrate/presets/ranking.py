"""Which measurement would narrow predictions most: the shares of their variance that uncertain fields of a GPU make.

The variance of ln(latency) is, to first order, the sum over the fields of (d ln(latency) / d ln(field) times the field's relative
uncertainty) squared. Fields are taken as independent, as intervals take them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatch
from typing import Any

import msgspec

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, Z80
from mgpusim.engine.estimate import estimate
from mgpusim.errors import MgpusimError
from mgpusim.view import ViewTable
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import shipped_examples

__all__ = ["FINDS", "ProbeGain", "rank_probes", "rank_table", "variance_shares"]

FINDS: dict[str, tuple[str, ...]] = {
    "compute.clock": (CLOCK,), "compute.double": ("core.fp64.rate",), "compute.half": ("core.fp16.*",),
    "compute.issue": ("core.issue_per_cycle",), "compute.latency": ("core.ops.*.latency_cycles",),
    "compute.throughput": ("core.ops.*.per_cycle", "core.int64.rate"), "launch.cores": ("shader_cores",),
    "launch.dispatch": ("dispatch.*_cycles",), "launch.floor": ("launch.floor_s",), "launch.flush": ("launch.flush_s",),
    "launch.gap": ("launch.gap_s",), "launch.isolated": ("launch.isolated_s",),
    "launch.pace": ("launch.pace_s", "launch.argument_s"), "launch.start": ("launch.enqueue_s",),
    "memory.atomics_global": ("atomics.global_*",),
    "memory.atomics_local": ("atomics.local_cycles",), "memory.bandwidth_buffer": ("l1.b_per_cycle", "l2.b_per_cycle"),
    "memory.bandwidth_dram": ("dram.efficiency", "dram.b_per_s"), "memory.bandwidth_image": ("texture_l1.b_per_cycle",),
    "memory.chase_buffer": ("l1.latency_cycles", "l1.size_b", "l2.latency_cycles", "l2.size_b", "slc.latency_cycles"),
    "memory.chase_constant": ("constant.latency_cycles", "constant.size_b"), "memory.chase_count": ("l1.line_b", "l2.line_b"),
    "memory.chase_image": ("texture.latency_cycles", "texture_l1.*"), "memory.chase_line": ("l1.sector_b", "l2.sector_b"),
    "memory.chase_local": ("local.latency_cycles",), "memory.chase_tlb": ("tlb.*",), "memory.chase_ways": ("l1.ways", "l2.ways"),
    "memory.constant_bandwidth": ("constant.b_per_cycle",),
    "memory.dram_latency": ("dram.latency_s",),
    "memory.image_rate": ("texture.texels_per_cycle_*", "texture.linear_factor", "texture.result_b_per_cycle"),
    "memory.image_store": ("texture.image_write_b_per_cycle",), "memory.local_bandwidth": ("local.b_per_cycle",),
    "memory.local_banks": ("local.banks",), "memory.partial_store": ("l2.write_b_per_cycle", "l2.sector_b"),
    "registers.resident": ("core.max_groups", "core.max_items", "core.max_warps"), "registers.pool": ("registers.per_core",),
    "registers.spill": ("registers.max_per_item",), "warp.barrier": ("core.ops.barrier.*",), "warp.size": ("core.warp_sizes",),
    "warp.lanes": ("core.lanes", "core.sub_cores"),
}  # fmt: skip
"""Patterns of the fields that each probe finds, where it finds them; what several find is listed by the one that needs fewest
launches."""
LEAST_SHARE = 0.005


class ProbeGain(msgspec.Struct, frozen=True):
    """What one probe would settle: `share` of the variance of ln(latency), as a mean over launches, and the fields, surest gain
    first."""

    probe: str
    share: float
    fields: dict[str, float]


def variance_shares(gpu: GpuSpec, on_progress: Callable[[int, int, str], None] | None = None) -> dict[str, float]:
    """Return the share of each field of a GPU in the variance of ln(latency), a mean over the shipped examples; largest first.

    Examples that the GPU cannot run are left out. The shares add up to 1, unless every field is certain.

    >>> from mgpusim.arch.load import load_gpu
    >>> shares = variance_shares(load_gpu("adreno-640"))
    >>> round(sum(shares.values()), 6)
    1.0
    """
    sums: dict[str, float] = {}
    examples = shipped_examples()
    counted = 0
    for number, (name, path) in enumerate(examples.items()):
        if on_progress is not None:
            on_progress(number, len(examples), name)
        try:
            slopes = estimate(load_launch(path), gpu, intervals=True).slopes
        except MgpusimError:
            continue
        variances = {field: (slope * _sigma(gpu, field)) ** 2 for field, slope in slopes.items()}
        total = math.fsum(variances.values())
        counted += total > 0
        for field, variance in variances.items():
            sums[field] = sums.get(field, 0.0) + (variance / total if total else 0.0)
    return {field: value / counted for field, value in sorted(sums.items(), key=lambda item: -item[1]) if value > 0}


def _sigma(gpu: GpuSpec, field: str) -> float:
    if field == CLOCK and gpu.clock.run_hz is not None:
        low, high = gpu.clock.run_hz
        return math.log(high / low) / (2 * Z80)
    return source_of(gpu, field).rel_uncertainty


def rank_probes(shares: Mapping[str, float], known: Sequence[str]) -> tuple[ProbeGain, ...]:
    """Return what probes would settle, that with the largest share first; those that settle nothing are left out.

    Parameters
    ----------
    shares : of `variance_shares`.
    known : names of probes to rank.

    >>> found = rank_probes({"dram.efficiency": 0.7, "l2.latency_cycles": 0.2}, ["memory.bandwidth_dram"])
    >>> [(one.probe, one.share) for one in found]
    [('memory.bandwidth_dram', 0.7)]
    """
    out = []
    for probe in known:
        fields = {f: share for f, share in shares.items() if any(fnmatch(f, pattern) for pattern in FINDS.get(probe, ()))}
        if (share := math.fsum(fields.values())) >= LEAST_SHARE:
            out.append(ProbeGain(probe, share, fields))
    return tuple(sorted(out, key=lambda one: (-one.share, one.probe)))


def rank_table(found: Sequence[ProbeGain]) -> ViewTable:
    """Return what there is to see of `rank_probes`."""
    rows = [(one.probe, one.share, ", ".join(one.fields)) for one in found]
    columns: dict[str, Any] = {"probe": "word", "of the variance": "share", "fields it would settle": "text"}
    return ViewTable(columns=columns, rows=rows, title="What to measure next", most=6)
