"""One launch on many GPUs that differ in any of their fields: what the analytic engine says, and hit rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.points import evaluate_structures, traces_alike
from mgpusim.engine.analytic.rates import BatchResult
from mgpusim.engine.analytic.structures import structures
from mgpusim.engine.analytic.traffic import hit_rates
from mgpusim.engine.features import features_of
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.trace.trace import trace_caches
from mgpusim.workload.launch import Launch

__all__ = ["evaluate_points", "hit_rates_for"]

Array = np.ndarray[Any, Any]
Columns = Mapping[str, Sequence[Any] | Array]


def evaluate_points(launch: Launch, gpu: GpuSpec, columns: Columns, session: Session = USUAL) -> BatchResult:
    """Latency, bound and breakdown of each point; `columns` has a value per point by path of a field."""
    found = structures(launch, gpu, columns, session=session)
    return evaluate_structures(found, lambda gpus: trace_caches(launch, gpus, session=session), session=session)


def hit_rates_for(launch: Launch, gpu: GpuSpec, columns: Columns, session: Session = USUAL) -> dict[str, Array]:
    """Hit rates by level: l1, texture_l1, l2, slc; float64 (points,), nan where none is."""
    points = structures(launch, gpu, columns, session=session)
    out = {level: np.full(points.n_points, np.nan) for level in ("l1", "texture_l1", "l2", "slc")}
    for shape in sorted({s.shape for s in points.found}):
        alike = [s for s in points.found if s.shape == shape]
        traces = traces_alike([s.gpu for s in alike], lambda gpus: trace_caches(launch, gpus, session=session))
        for structure, trace in zip(alike, traces, strict=True):
            if not isinstance(trace, MgpusimError):
                for level, rate in hit_rates(features_of(trace), structure.gpu).items():
                    out[level][structure.points] = np.nan if rate is None else rate
    return out
