"""How sure a prediction is: what it depends on of a GPU's fields, and so of their stated uncertainties."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mgpusim.arch.fields import numeric_fields, replaced
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.access import phase_b
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.engine.analytic.equations import Evaluation, solve
from mgpusim.engine.features import Features

__all__ = ["Z80", "elasticities", "latency_s"]

Z80 = 1.2815515655446004  # a normal variable is within +-Z80 sigma with probability 0.8
# fields that decide the trace (which groups, hits, conflicts) are not varied: their effect belongs to model.sigma
_STRUCTURAL = (
    "limits.",
    "registers.",
    "host.",
    "tlb.",
    "core.warp_sizes",
    "core.max_",
    "core.icache_b",
    "clock.memory_hz",
    "clock.points",
)
_STRUCTURAL_LEAVES = (
    "size_b",
    "line_b",
    "sector_b",
    "ways",
    "mshrs",
    "alloc_b",
    "banks",
    "bank_b",
    "tile_w",
    "tile_h",
    "max_per_group_b",
    "shader_cores",
    "sigma",
    "gap_s",
    "enqueue_s",
    "unroll_factors",
    "load_registers_in_flight",
    "fetch_registers_in_flight",
    "strided_unroll",
)


def _varied(path: str) -> bool:
    return not path.startswith(_STRUCTURAL) and path.rpartition(".")[2] not in _STRUCTURAL_LEAVES


def latency_s(evaluation: Evaluation, gpu: GpuSpec, features: Features) -> Any:
    """Return the seconds of a launch that the equations evaluated, its overhead included."""
    return launch_overhead_s(gpu, features.image_args) + evaluation.cycles / gpu.clock.gpu_hz


def elasticities(features: Features, gpu: GpuSpec, held: Any) -> dict[str, float]:
    """Return d log(latency) / d log(field) of every field that does not change the trace.

    Parameters
    ----------
    held : the `Occupancy` of the launch on `gpu`.
    """
    step = 1.05
    varied = {path: value for path, value in numeric_fields(gpu).items() if value > 0 and _varied(path) and features.uses(path)}
    other = gpu
    for i, (path, value) in enumerate(varied.items()):  # one point per field, that field alone changed, and one as it is
        column = np.full(len(varied) + 1, float(value))
        column[i] *= step
        other = replaced(other, path, column)
    with np.errstate(all="ignore"):
        found = solve(features, other, held.warp_size, held.spilled, held.turns, whole=False, phase=phase_b(gpu))
    times = np.broadcast_to(latency_s(found, other, features), len(varied) + 1)
    slopes = np.log(times[:-1] / times[-1]) / math.log(step)
    return dict(zip(varied, slopes.tolist(), strict=True))
