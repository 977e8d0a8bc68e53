"""How sure a prediction is: what it depends on of a GPU's fields, and so of their stated uncertainties."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mgpusim.arch.fields import numeric_fields, replaced
from mgpusim.arch.schema import about
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.cost.launch import launch_s
from mgpusim.engine.analytic.equations import Evaluation, solve
from mgpusim.engine.features import Features

__all__ = ["elasticities", "latency_s"]


def _varied(path: str) -> bool:
    """Return whether the equations read a field that leaves the trace as it is: the effect of others belongs to `model.sigma`."""
    said = about(path)
    return said.affects == "rate" or said.rate


def latency_s(evaluation: Evaluation, gpu: GpuSpec, features: Features) -> Any:
    """Return the seconds of a launch that the equations evaluated, its overhead included."""
    return launch_s(gpu, features.image_args, evaluation.cycles)


def elasticities(features: Features, gpu: GpuSpec, occupancy: Any) -> dict[str, float]:
    """Return d log(latency) / d log(field) of every field that does not change the trace.

    Parameters
    ----------
    occupancy : the `Occupancy` of the launch on `gpu`.
    """
    step = 1.05
    varied = {path: value for path, value in numeric_fields(gpu).items() if value > 0 and _varied(path) and features.uses(path)}
    other = gpu
    for i, (path, value) in enumerate(varied.items()):  # one point per field, that field alone changed, and one as it is
        column = np.full(len(varied) + 1, float(value))
        column[i] *= step
        other = replaced(other, path, column)
    with np.errstate(all="ignore"):
        solved = solve(features, other, occupancy.warp_size, occupancy.spilled, occupancy.passes, whole=False, phase=phase_b(gpu))
    times = np.broadcast_to(latency_s(solved, other, features), len(varied) + 1)
    slopes = np.log(times[:-1] / times[-1]) / math.log(step)
    return dict(zip(varied, slopes.tolist(), strict=True))
