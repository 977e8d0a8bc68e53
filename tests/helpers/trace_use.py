"""What a traced launch was seen to read, in the terms of pruning criteria: an oracle of what knobs and IR say."""

from __future__ import annotations

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.features import F, features_of
from mgpusim.sched.pruning.criteria import Use
from mgpusim.trace.data import SiteInfo, Trace


def trace_use(trace: Trace, gpu: GpuSpec) -> Use:
    """Return the one row of a traced launch: what its warps were seen to read, and what an engine's bound says.

    The bytes of a visit are those of the distinct sectors of each warp, summed over the warps of a group: lanes of a warp that
    read the same count once. The bound is the work of the busiest pipe alone.

    """
    meta = trace.meta
    features = features_of(trace)
    reading = {s.region for s in meta.sites if _reads_global(s)}
    loops = [k for k, r in enumerate(meta.regions) if r.loop >= 0 and k in reading]
    inner = [k for k in loops if meta.regions[k].innermost] or loops or list(range(len(meta.regions)))
    best = (0.0, 0.0, 0.0, 0)
    rows = features.sites.mean(axis=0)
    for region in inner:
        visits = float(features.visits[:, region].mean())
        if visits <= 0:
            continue
        image = buffer = distinct = 0.0
        width = 0
        for site, row in zip(meta.sites, rows, strict=False):
            if site.region != region or not _reads_global(site):
                continue
            per_item = site.width_b * row[F["lanes"]] / (visits * meta.ndrange.items_per_group)
            image, buffer = (image + per_item, buffer) if site.pipe == "texture" else (image, buffer + per_item)
            distinct += row[F["sector_b"]] / visits
            elements = max(1, site.width_b // 4)
            width = elements if not width else min(width, elements)
        best = max(best, (image, buffer, distinct, width), key=lambda found: found[0] + found[1])
    found = evaluate(features, gpu, meta.occupancy.warp_size, meta.occupancy.spilled, meta.occupancy.passes)
    busiest = max(found.busy.values(), default=0.0)
    one = {"image_b": best[0], "buffer_b": best[1], "group_b": best[2]}
    return Use(
        items=np.array([meta.ndrange.items_per_group]),
        registers=np.array([meta.registers[1]]),
        local_b=np.array([meta.local_b]),
        width=np.array([best[3]]),
        bound_us=np.array([(launch_overhead_s(gpu, features.image_args) + busiest / gpu.clock.gpu_hz) * 1e6]),
        predicted_us=np.array([(launch_overhead_s(gpu, features.image_args) + found.cycles / gpu.clock.gpu_hz) * 1e6]),
        **{name: np.array([value]) for name, value in one.items()},
    )


def _reads_global(site: SiteInfo) -> bool:
    return site.kind in ("load", "texture") and site.space in ("global", "image")
