"""Many GPUs that differ in anything: points are put together by the trace they share, and each trace serves all of its points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import CHUNK, BatchResult, Detail, PointProblem, evaluate_many
from mgpusim.engine.analytic.structures import Structure, Structures
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace

__all__ = ["evaluate_structures", "traces_alike"]

TracesOf = Callable[[Sequence[GpuSpec]], Iterator[Trace]]


def traces_alike(gpus: Sequence[GpuSpec], traces_of: TracesOf) -> Iterator[Trace | MgpusimError]:
    """Yield the trace of each of some GPUs that differ in caches and rates only, or why there is none.

    What refuses one of them knows nothing of caches, and refuses the rest.
    """
    traces = traces_of(gpus)
    refused: MgpusimError | None = None
    for _ in gpus:
        if refused is None:
            try:
                yield next(traces)
                continue
            except MgpusimError as error:
                refused = error
        yield refused


def _traced(points: Structures, traces_of: TracesOf) -> Iterator[tuple[Structure, Trace | MgpusimError]]:
    """Yield each structure with its trace, or why there is none."""
    for shape in sorted({s.shape for s in points.found}):
        alike = [s for s in points.found if s.shape == shape]
        yield from zip(alike, traces_alike([s.gpu for s in alike], traces_of), strict=True)


def evaluate_structures(
    points: Structures,
    traces_of: TracesOf,
    *,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    session: Session = USUAL,
) -> BatchResult:
    """Return the results of points whose traces `traces_of` gives, for the GPUs of one shape at a time.

    Each is what `mgpusim.predict` says of that GPU, to about 1e-15 (see `mgpusim.engine.analytic.rates`): where a field asks for
    another trace, there is one. Points that are no sound GPU, or cannot run the launch, are among `problems`.
    """
    n = points.n_points
    latency = np.full(n, np.nan)
    bound = None if detail == "latency" else np.full(n, -1, np.int8)
    breakdown: dict[str, Array] = {}
    problems = list(points.problems)
    done = 0
    for structure, trace in _traced(points, traces_of):
        mine = structure.points
        done += len(mine)
        if isinstance(trace, MgpusimError):
            problems.append(PointProblem(mine, str(trace)))
            continue
        part = evaluate_many(
            trace,
            structure.gpu,
            {path: values[mine] for path, values in points.rates.items()},
            detail=detail,
            chunk=chunk,
            session=session.counted(done - len(mine), n),
        )
        latency[mine] = part.latency_s
        if bound is not None and part.bound is not None:
            bound[mine] = part.bound
        for name, values in part.breakdown_s.items():
            breakdown.setdefault(name, np.zeros(n))[mine] = values
        problems.extend(PointProblem(mine[p.points], p.text) for p in part.problems)
    for values in breakdown.values():
        values[np.isnan(latency)] = np.nan
    return BatchResult(latency, bound, breakdown, tuple(problems))
