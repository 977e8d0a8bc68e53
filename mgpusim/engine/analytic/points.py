"""Many GPUs that differ in anything: points are put together by the trace they share, and each trace serves all of its points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import CHUNK, BatchResult, Detail, PointProblem, evaluate_many
from mgpusim.engine.analytic.structures import Structure, Structures, structures
from mgpusim.engine.features import features_of
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_caches
from mgpusim.workload.launch import Launch

__all__ = ["Structure", "Structures", "evaluate_points", "evaluate_structures", "hit_rates_for", "structures", "traces_alike"]

TracesOf = Callable[[Sequence[GpuSpec]], Iterator[Trace]]


def evaluate_points(
    launch: Launch,
    gpu: GpuSpec,
    columns: Mapping[str, Sequence[Any] | Array],
    *,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    session: Session = USUAL,
) -> BatchResult:
    """Return what the analytic engine says of one launch on many GPUs that differ in any of their fields.

    Each is what `mgpusim.predict` says of that GPU, to about 1e-15 (see `mgpusim.engine.analytic.rates`): where a field asks for
    another trace, there is one, made once and cached. Points that are no sound GPU, or cannot run the launch, are among
    `problems`. Parameters are those of `structures` and `evaluate_many`.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(256,))
    >>> sizes = {"l2.size_b": [65536, 131072, 131073]}
    >>> found = evaluate_points(launch, load_gpu("adreno-640"), sizes, session=Session(cache=False))
    >>> found.bounds, found.problems[0].points.tolist()
    (['dram', 'dram', ''], [2])
    """
    return evaluate_structures(
        structures(launch, gpu, columns, session=session),
        lambda gpus: trace_caches(launch, gpus, session=session),
        detail=detail,
        chunk=chunk,
        session=session,
    )


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

    It is `evaluate_points` for those who make traces elsewhere, or evaluate some structures here and others there.
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


def hit_rates_for(
    launch: Launch, gpu: GpuSpec, columns: Mapping[str, Sequence[Any] | Array], *, session: Session = USUAL
) -> dict[str, Array]:
    """Return the hit rates of a launch on many GPUs by level: l1, texture_l1, l2, slc; float64 (points,), nan where none is.

    The launch is executed and coalesced once; its transactions then go through each of the hierarchies. Nothing is estimated: the
    figures are those of `predict`.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 14,), (BufferArg("float32", 1 << 14),), local_size=(256,))
    >>> gpu, sizes = load_gpu("adreno-640", {"l2.survives_launch": "true"}), {"l2.size_b": [32768, 65536]}
    >>> hit_rates_for(launch, gpu, sizes, session=Session(cache=False))["l2"].tolist()
    [0.5, 1.0]
    """
    from mgpusim.engine.analytic.traffic import hit_rates

    points = structures(launch, gpu, columns, session=session)
    out = {level: np.full(points.n_points, np.nan) for level in ("l1", "texture_l1", "l2", "slc")}
    for structure, trace in _traced(points, lambda gpus: trace_caches(launch, gpus, session=session)):
        if not isinstance(trace, MgpusimError):
            for level, rate in hit_rates(features_of(trace), structure.gpu).items():
                out[level][structure.points] = np.nan if rate is None else rate
    return out
