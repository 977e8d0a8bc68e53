"""Advice: changes of a kernel whose effect the equations give from the same trace."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.access import first_levels
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.interval import latency_s
from mgpusim.engine.features import F, Features
from mgpusim.engine.prediction import Advice
from mgpusim.trace.data import Trace

__all__ = ["advice_for"]

WORTH = 0.95
"""Share of the latency below which a change is worth saying."""

_ORDER = "buffer accesses that use every byte they fetch (neighbouring work items on neighbouring addresses)"


def advice_for(trace: Trace, features: Features, gpu: GpuSpec, total_s: float) -> tuple[Advice, ...]:
    """Changes whose effect the equations give from the same trace; only those worth 5% or more."""
    resident = trace.meta.occupancy
    out = []

    def consider(change: str, other: Features) -> None:
        time = latency_s(evaluate(other, gpu, resident.warp_size, resident.spilled, resident.passes), gpu, features)
        if time < WORTH * total_s:
            out.append(Advice(change, time * 1e6))

    def changed(rows: Any, **fields: Any) -> Features:
        sites = features.sites.copy()
        for name, value in fields.items():
            sites[:, rows, F[name]] = value(sites) if callable(value) else value
        return msgspec.structs.replace(features, sites=sites)

    local = [i for i, s in enumerate(features.site_info) if s.pipe == "local"]
    if local:
        word = gpu.local.banks * gpu.local.bank_b  # bytes of a wavefront of the banks
        width = np.array([features.site_info[i].width_b for i in local])
        ideal = np.minimum(
            features.sites[:, local, F["wavefronts"]],
            np.maximum(features.sites[:, local, F["requests"]], features.sites[:, local, F["lanes"]] * width / word),
        )
        consider("local memory without bank conflicts", changed(local, wavefronts=ideal))
    read_b = features.n_groups * features.of_sites("dram_read_b")
    once = min(1.0, trace.meta.compulsory_b / read_b) if read_b else 1.0
    for text, buffers in _wasteful(features, gpu):
        rows = features.sites[:, buffers]
        width = np.array([features.site_info[i].width_b for i in buffers])
        packed = np.minimum(rows[:, :, F["sector_b"]], rows[:, :, F["lanes"]] * width)
        ratio = packed / np.maximum(rows[:, :, F["sector_b"]], 1.0)
        # what an L1 already joins across warps stays as it is below it, and so does what DRAM has to deliver once
        below = 1.0 if gpu.l1 is not None else ratio
        again = np.maximum(ratio, once) if text == _ORDER else 1.0
        consider(
            text,
            changed(
                buffers,
                wavefronts=rows[:, :, F["wavefronts"]] * ratio,
                transactions=rows[:, :, F["transactions"]] * ratio,
                l2_b=rows[:, :, F["l2_b"]] * below,
                l2_turn_b=rows[:, :, F["l2_b"]] * below,
                partial_b=0.0,
                dram_read_b=rows[:, :, F["dram_read_b"]] * again,
                dram_wait_b=rows[:, :, F["dram_wait_b"]] * again,
            ),
        )
    if resident.limiter == "registers" and trace.meta.registers[1] > 8:
        out.extend(_register_advice(trace, features, gpu, total_s))
    if resident.limiter == "local_memory":
        out.extend(_local_memory_advice(trace, features, gpu, total_s))
    return tuple(sorted(out, key=lambda a: a.latency_us)[:2])


def _wasteful(features: Features, gpu: GpuSpec) -> list[tuple[str, list[int]]]:
    """Return the buffer accesses of which bytes are fetched in vain, by what would use them: each cause with its sites.

    Items of a warp that read one stretch touch at most one sector more than the stretch is long. Then its place or its length is
    at fault; else the order of addresses.
    """
    apart: list[int] = []
    near: dict[str, list[int]] = {}
    for i, site in enumerate(features.site_info):
        requests, lanes, sector_b = (float(features.sites[:, i, F[name]].sum()) for name in ("requests", "lanes", "sector_b"))
        if site.pipe != "l1" or not requests:
            continue
        cache = first_levels(gpu)[site.first_level] or gpu.l2
        stretch = lanes * site.width_b / requests
        if sector_b > requests * (math.ceil(stretch / cache.sector_b) + 1) * cache.sector_b:
            apart.append(i)
        elif stretch < cache.sector_b:
            asked = f"a warp asks for {stretch:.0f} at once: load vectors"
            text = f"buffer accesses that use all {cache.sector_b} bytes they fetch ({asked})"
            near.setdefault(text, []).append(i)
        else:
            text = f"buffer accesses that begin at multiples of the {cache.sector_b} bytes fetched at once"
            near.setdefault(text, []).append(i)
    return [*([(_ORDER, apart)] if apart else []), *near.items()]


def _local_memory_advice(trace: Trace, features: Features, gpu: GpuSpec, total_s: float) -> list[Advice]:
    """Return what less local memory buys, at the number of resident groups that buys most; hit rates as they are."""
    resident, meta = trace.meta.occupancy, trace.meta
    before = latency_s(evaluate(_with_resident(features, resident.groups_per_core), gpu, resident.warp_size), gpu, features)
    options: list[tuple[float, str]] = []
    for groups in range(resident.groups_per_core + 1, gpu.core.max_groups + 1):
        local_b = gpu.local.size_b // groups // gpu.local.alloc_b * gpu.local.alloc_b
        width = resident.warp_size if meta.ndrange.sub_group else None
        if not local_b:
            break
        more = occupancy(gpu, meta.ndrange.items_per_group, meta.registers[1], local_b, spill=True, warp_size=width)
        if more.groups_per_core < groups:  # something else admits no more
            break
        after = latency_s(evaluate(_with_resident(features, groups), gpu, resident.warp_size), gpu, features)
        text = f"{local_b} bytes of local memory per group instead of {meta.local_b}: {groups} groups per core"
        options.append((after, f"{text} instead of {resident.groups_per_core}"))
    after, text = min(options, default=(before, ""))
    return [Advice(text, total_s * after / before * 1e6)] if after < WORTH * before else []


def _register_advice(trace: Trace, features: Features, gpu: GpuSpec, total_s: float) -> list[Advice]:
    """What more resident groups buy, and at how many registers they would fit; hit rates as they are."""
    resident, meta = trace.meta.occupancy, trace.meta
    for registers in range(meta.registers[1] - 1, meta.registers[0] // 2, -1):
        width = resident.warp_size if meta.ndrange.sub_group else None
        more = occupancy(gpu, meta.ndrange.items_per_group, registers, meta.local_b, spill=True, warp_size=width)
        if more.groups_per_core > resident.groups_per_core and more.warp_size == resident.warp_size:
            before = latency_s(
                evaluate(_with_resident(features, resident.groups_per_core), gpu, resident.warp_size), gpu, features
            )
            after = latency_s(evaluate(_with_resident(features, more.groups_per_core), gpu, resident.warp_size), gpu, features)
            text = (
                f"{registers} registers per work item instead of {meta.registers[1]}: {more.groups_per_core} groups per core "
                f"instead of {resident.groups_per_core}"
            )
            return [Advice(text, total_s * after / before * 1e6)] if after < WORTH * before else []
    return []


def _with_resident(features: Features, resident: int) -> Features:
    """Return the features as one mean wave that stands for all, with `resident` groups per core."""
    per_core = -(-features.n_groups // features.n_cores)
    at_once = min(resident, per_core)
    return features.of_mean_wave(
        held=np.array([at_once]), resident=at_once, stands_for=np.array([per_core / at_once]), n_waves=-(-per_core // at_once)
    )
