"""Many GPUs that differ in anything: points are put together by the trace they share, and each trace serves all of its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.fields import get_field, with_fields
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.batch import CHUNK, BatchResult, Detail, PointProblem, evaluate_many
from mgpusim.engine.effects import effect_of
from mgpusim.errors import InputError, MgpusimError
from mgpusim.trace.data import Trace, phase_b
from mgpusim.trace.trace import gpu_key, trace_launch
from mgpusim.workload.launch import Launch

__all__ = ["Structure", "Structures", "evaluate_points", "evaluate_structures", "structures"]

Array = np.ndarray[Any, Any]


class Structure(msgspec.Struct, frozen=True):
    """Points that share a trace: that of `gpu`, whose rates mean nothing. `points` are ascending, int64."""

    gpu: GpuSpec
    points: Array


class Structures(msgspec.Struct, frozen=True):
    """Points by the trace they share, the columns that are left as rates, and the points that are no sound GPU."""

    n_points: int
    found: tuple[Structure, ...]
    rates: dict[str, Array]
    problems: tuple[PointProblem, ...]


def structures(launch: Launch, gpu: GpuSpec, columns: Mapping[str, Sequence[Any] | Array], *, cache: bool = True) -> Structures:
    """Put points together by the trace they share; nothing but that of `gpu` itself is traced.

    Points of different registers or slots share a trace if they hold as many groups of the launch on a core.

    Parameters
    ----------
    columns : field path to its values, one per point: numbers, and for fields that are no numbers texts, truth values, tuples.

    Raises
    ------
    InputError, UnknownNameError
        A field that is unknown or absent on this GPU; columns of different lengths: all of them together.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(256,))
    >>> columns = {"core.max_groups": [1, 2, 3, 16, 17], "clock.gpu_hz": [5e8, 5e8, 6e8, 6e8, 7e8]}
    >>> found = structures(launch, load_gpu("adreno-640"), columns, cache=False)
    >>> [s.points.tolist() for s in found.found], list(found.rates)
    ([[0], [1], [2], [3, 4]], ['clock.gpu_hz'])
    """
    n = _common_length(gpu, columns)
    effects = {path: effect_of(path) for path in columns}
    rates = {path: np.asarray(values) for path, values in columns.items() if effects[path] == "rate"}
    deep = {path: list(_plain(values)) for path, values in columns.items() if effects[path] != "rate"}
    if not deep:
        return Structures(n, (Structure(gpu, np.arange(n)),), rates, ())
    signature = _Signature(launch, gpu, cache)
    groups: dict[object, tuple[GpuSpec, list[Array]]] = {}
    refused: dict[str, list[Array]] = {}
    for row, points in _distinct(list(deep.values()), n):
        try:
            other = with_fields(gpu, dict(zip(deep, row, strict=True)))
            groups.setdefault(signature.of(other), (other, []))[1].append(points)
        except MgpusimError as error:
            refused.setdefault(str(error), []).append(points)
    problems = tuple(PointProblem(_joined(parts), text) for text, parts in refused.items())
    return Structures(n, tuple(Structure(g, _joined(parts)) for g, parts in groups.values()), rates, problems)


def evaluate_points(
    launch: Launch,
    gpu: GpuSpec,
    columns: Mapping[str, Sequence[Any] | Array],
    *,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    cache: bool = True,
    on_progress: Callable[[int, int], None] | None = None,
) -> BatchResult:
    """Return what the analytic engine says of one launch on many GPUs that differ in any of their fields.

    Each is what `mgpusim.predict` says of that GPU, to about 1e-15 (see `mgpusim.engine.batch`): where a field asks for another
    trace, there is one, made once and cached. Points that are no sound GPU, or cannot run the launch, are among `problems`.
    Parameters are those of `structures` and `evaluate_many`.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(256,))
    >>> found = evaluate_points(launch, load_gpu("adreno-640"), {"l2.size_b": [65536, 131072, 131073]}, cache=False)
    >>> found.bounds, found.problems[0].points.tolist()
    (['dram', 'dram', ''], [2])
    """
    return evaluate_structures(
        structures(launch, gpu, columns, cache=cache),
        lambda other: trace_launch(launch, other, cache=cache),
        detail=detail,
        chunk=chunk,
        on_progress=on_progress,
    )


def evaluate_structures(
    points: Structures,
    trace_of: Callable[[GpuSpec], Trace],
    *,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    on_progress: Callable[[int, int], None] | None = None,
) -> BatchResult:
    """Return the results of points whose traces `trace_of` gives: `evaluate_points` for those who make traces elsewhere."""
    n = points.n_points
    latency = np.full(n, np.nan)
    bound = None if detail == "latency" else np.full(n, -1, np.int8)
    breakdown: dict[str, Array] = {}
    problems = list(points.problems)
    done = 0
    for structure in points.found:
        mine = structure.points
        try:
            trace = trace_of(structure.gpu)
        except MgpusimError as error:
            problems.append(PointProblem(mine, str(error)))
            continue
        part = evaluate_many(
            trace,
            structure.gpu,
            {path: values[mine] for path, values in points.rates.items()},
            detail=detail,
            chunk=chunk,
            on_progress=_shifted(on_progress, done, n),
        )
        done += len(mine)
        latency[mine] = part.latency_s
        if bound is not None and part.bound is not None:
            bound[mine] = part.bound
        for name, values in part.breakdown_s.items():
            breakdown.setdefault(name, np.where(np.isnan(latency), np.nan, 0.0))[mine] = values
        problems.extend(PointProblem(mine[p.points], p.text) for p in part.problems)
    missing = np.isnan(latency)
    for values in breakdown.values():
        values[np.isnan(values) & ~missing] = 0.0
        values[missing] = np.nan
    return BatchResult(latency, bound, breakdown, tuple(problems))


def _shifted(on_progress: Callable[[int, int], None] | None, before: int, n: int) -> Callable[[int, int], None] | None:
    return None if on_progress is None else lambda done, _: on_progress(before + done, n)


def _joined(parts: list[Array]) -> Array:
    return np.sort(np.concatenate(parts))


def _plain(values: Sequence[Any] | Array) -> Iterable[Any]:
    return values.tolist() if isinstance(values, np.ndarray) else values


def _common_length(gpu: GpuSpec, columns: Mapping[str, Sequence[Any] | Array]) -> int:
    problems = []
    for path in columns:
        table = path.rpartition(".")[0]
        effect_of(path)  # says of an unknown one what was meant
        if table and get_field(gpu, table) is None:
            problems.append(f"{path}: {gpu.name} has no {table}; describe the whole table in a file")
    lengths = {path: len(values) for path, values in columns.items()}
    if len(set(lengths.values())) > 1:
        problems.append("columns of different lengths: " + ", ".join(f"{p} {n}" for p, n in lengths.items()))
    if problems:
        raise InputError(problems[0] if len(problems) == 1 else "the columns:", problems if len(problems) > 1 else ())
    return next(iter(lengths.values()), 1)


def _distinct(columns: list[list[Any]], n: int) -> Iterable[tuple[tuple[Any, ...], Array]]:
    """Yield the distinct rows of some columns, in the order of their first points, and the points of each."""
    code = np.zeros(n, np.int64)
    for values in columns:
        seen: dict[Any, int] = {}
        own = np.array([seen.setdefault(v if not isinstance(v, list) else tuple(v), len(seen)) for v in values], np.int64)
        code = np.unique(code * (len(seen) + 1) + own, return_inverse=True)[1].reshape(-1)
    order = np.argsort(code, kind="stable")
    parts = np.split(order, np.flatnonzero(np.diff(code[order])) + 1)
    for points in sorted(parts, key=lambda p: int(p[0])):
        yield tuple(values[points[0]] for values in columns), points


class _Signature:
    """What decides a launch's trace on a GPU: `gpu_key`, but of registers and slots only the occupancy they give."""

    def __init__(self, launch: Launch, gpu: GpuSpec, cache: bool) -> None:
        self.base = gpu
        self.meta = None
        if launch.local_size is not None:  # else registers and slots may decide the driver's choice of it
            try:
                self.meta = trace_launch(launch, gpu, cache=cache).meta
            except MgpusimError:
                return  # the other GPUs may run it

    def of(self, gpu: GpuSpec) -> object:
        if self.meta is None:
            return gpu_key(gpu), phase_b(gpu)
        meta, base = self.meta, self.base
        barriers = any(r.has_barrier for r in meta.regions)
        held = [self._residency(gpu, barriers, spill=True)]
        try:  # the trace does not say whether registers spill to make a group fit; GPUs alike in both ways are alike in it
            held.append(self._residency(gpu, barriers, spill=False))
        except InputError:
            held.append(())
        core, local = base.core, base.local
        same = msgspec.structs.replace(
            gpu,
            registers=base.registers,
            core=msgspec.structs.replace(
                gpu.core,
                max_warps=core.max_warps,
                max_groups=core.max_groups,
                max_items=core.max_items,
            ),
            local=msgspec.structs.replace(
                gpu.local, size_b=local.size_b, max_per_group_b=local.max_per_group_b, alloc_b=local.alloc_b
            ),
        )
        return gpu_key(same), phase_b(gpu), gpu.core.sub_cores, tuple(held)

    def _residency(self, gpu: GpuSpec, barriers: bool, spill: bool) -> tuple[int, ...]:
        meta = self.meta
        assert meta is not None
        held = occupancy(gpu, meta.ndrange.items_per_group, meta.registers[1], meta.local_b, barriers=barriers, spill=spill)
        return held.warp_size, held.groups_per_core, held.warps_per_core, held.spilled, held.turns
