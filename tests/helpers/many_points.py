"""One launch on many GPUs that differ in any of their fields: what the analytic engine says, and hit rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from mgpusim.arch.fields import with_fields
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.rates import evaluate_many
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.analytic.traffic import Traffic
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch

__all__ = ["Points", "evaluate_points", "hit_rates_for", "rows_of"]

Array = np.ndarray[Any, Any]
Columns = Mapping[str, Sequence[Any] | Array]


class Points(NamedTuple):
    """Seconds of each point, nan where it has none, the name of its bound, and why a point was refused."""

    latency_s: Array
    bounds: list[str]
    refused: dict[int, str]


def rows_of(columns: Columns) -> list[dict[str, Any]]:
    """The value of each field at each point."""
    lists = [values.tolist() if isinstance(values, np.ndarray) else list(values) for values in columns.values()]
    return [dict(zip(columns, row, strict=True)) for row in zip(*lists, strict=True)]


def evaluate_points(launch: Launch, gpu: GpuSpec, columns: Columns, session: Session = USUAL) -> Points:
    """Latency and bound of each point, whose traces are shared as sweeps share them."""
    rows, traces = rows_of(columns), Traces(session)
    found = Points(np.full(len(rows), np.nan), [""] * len(rows), {})
    for i, row in enumerate(rows):
        try:
            other = with_fields(gpu, row)
            traced = traces.get(launch, other)
        except MgpusimError as error:
            found.refused[i] = str(error)
            continue
        one = evaluate_many(traced.trace, other, {}, features=traced.features)
        found.latency_s[i], found.bounds[i] = one.latency_s[0], one.bounds[0]
    return found


def hit_rates_for(launch: Launch, gpu: GpuSpec, columns: Columns, session: Session = USUAL) -> dict[str, Array]:
    """Hit rates by level: l1, texture_l1, l2, slc; float64 (points,), nan where none is."""
    gpus = [with_fields(gpu, row) for row in rows_of(columns)]
    out = {level: np.full(len(gpus), np.nan) for level in ("l1", "texture_l1", "l2", "slc")}
    for i, (other, traced) in enumerate(zip(gpus, Traces(session).all(launch, gpus), strict=True)):
        if not isinstance(traced, Exception):
            for level, rate in Traffic(traced.features, other).hit_rates().items():
                out[level][i] = np.nan if rate is None else rate
    return out
