"""Points grouped by the trace they share, which is decided by those fields of a GPU that act on a trace, and no others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import get_field, replaced, with_fields
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.schema import about, number_range, paths_that_affect
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import L1_RATE, PointProblem, phases_of, unsound
from mgpusim.engine.effects import effect_of
from mgpusim.errors import InputError, MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import TraceMeta
from mgpusim.trace.trace import gpu_key, trace_launch
from mgpusim.workload.device import compiler_of
from mgpusim.workload.launch import Launch

__all__ = ["ONLY_RESIDENCY", "Signature", "Structure", "Structures", "structures"]

ONLY_RESIDENCY = tuple(path for path in paths_that_affect("occupancy") if not about(path).rate)
"""Fields that act on a trace and the equations through the number of groups on a core alone."""
_SLOTS = tuple(path for path in ONLY_RESIDENCY if not path.startswith("registers."))
"""Of those, all that families count in columns."""
_READ_BESIDE = (
    *(path for path in paths_that_affect("occupancy") if about(path).rate),
    *(path for path in paths_that_affect("trace") if about(path).where),
)
"""Fields that the equations read, whether or not they act on the trace of a GPU."""


class Structure(msgspec.Struct, frozen=True):
    """Points that share a trace: that of `gpu`, whose rates mean nothing. `points` are ascending, int64.

    Structures of the same `shape` differ in the sizes and policies of their caches only: their traces are made together.
    """

    gpu: GpuSpec
    points: Array
    shape: int = 0


class Structures(msgspec.Struct, frozen=True):
    """Points by the trace they share, the columns that are left as rates, and the points that are no sound GPU."""

    n_points: int
    found: tuple[Structure, ...]
    rates: dict[str, Array]
    problems: tuple[PointProblem, ...]


def structures(
    launch: Launch, gpu: GpuSpec, columns: Mapping[str, Sequence[Any] | Array], *, session: Session = USUAL
) -> Structures:
    """Put points together by the trace they share; nothing but that of `gpu` itself is traced.

    Points of different registers or slots share a trace if they hold as many groups of the launch on a core; where the driver
    chooses the local size, only if they are alike. Distinct values of registers, caches and shapes take some 2 ms each to check,
    and so do slots with which no group fits; others are counted in columns.

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
    >>> found = structures(launch, load_gpu("adreno-640"), columns, session=Session(cache=False))
    >>> [s.points.tolist() for s in found.found], list(found.rates)
    ([[0], [1], [2], [3, 4]], ['clock.gpu_hz'])
    """
    n = _common_length(gpu, columns)
    effects = {path: effect_of(path) for path in columns}
    rates = {path: np.asarray(values) for path, values in columns.items() if effects[path] == "rate"}
    deep = {path: _values(path, values) for path, values in columns.items() if effects[path] != "rate"}
    if L1_RATE in deep:  # as a rate, and of the trace only the phases that it makes
        rates[L1_RATE] = np.asarray(columns[L1_RATE], float)
        usual = phase_b(gpu)
        phases = phases_of(gpu, rates[L1_RATE]).astype(float)
        deep[L1_RATE] = np.where(phases == usual, gpu.l1.b_per_cycle if gpu.l1 else 0.0, phases)
    if not deep:
        return Structures(n, (Structure(gpu, np.arange(n)),), rates, ())
    return _Grouping(Signature(launch, gpu, session), deep, n).all(rates)


class _Grouping:
    """Points grouped by trace. `columns`: of the fields that are no rates."""

    def __init__(self, signature: Signature, columns: dict[str, Array | list[Any]], n: int) -> None:
        self.signature, self.gpu, self.columns, self.n = signature, signature.base, columns, n
        self.groups: dict[object, tuple[GpuSpec, list[Array], int]] = {}
        self.shapes: dict[object, int] = {}
        self.refused: dict[str, list[Array]] = {}

    def all(self, rates: dict[str, Array]) -> Structures:
        slots = {
            path: values
            for path, values in self.columns.items()
            if self.signature.counts(path) and isinstance(values, np.ndarray) and values.dtype.kind in "iu"
        }
        others = {path: values for path, values in self.columns.items() if path not in slots}
        for row, points in _distinct(list(others.values()), np.arange(self.n)):
            rest = self._by_residency(dict(zip(others, row, strict=True)), slots, points) if slots else points
            for values, members in _distinct(list(self.columns.values()), rest):
                self._add(dict(zip(self.columns, values, strict=True)), members)
        problems = tuple(PointProblem(_joined(parts), text) for text, parts in self.refused.items())
        found = tuple(Structure(g, _joined(parts), shape) for g, parts, shape in self.groups.values())
        return Structures(self.n, tuple(sorted(found, key=lambda s: int(s.points[0]))), rates, problems)

    def _add(self, values: dict[str, Any], points: Array) -> None:
        try:
            other = with_fields(self.gpu, values)
            shape, caches = self.signature.of(other)
        except MgpusimError as error:
            self.refused.setdefault(str(error), []).append(points)
            return
        number = self.shapes.setdefault(shape, len(self.shapes))
        self.groups.setdefault((shape, caches), (other, [], number))[1].append(points)

    def _by_residency(self, row: dict[str, Any], slots: dict[str, Array], points: Array) -> Array:
        """Add the points of a row by the groups they hold on a core, and return those that hold none or are unsound."""
        try:
            base = with_fields(self.gpu, row)
        except MgpusimError:
            return points
        resident: Array = self.signature.resident(base, {path: values[points] for path, values in slots.items()})
        for count in np.unique(resident[resident > 0]).tolist():
            mine = points[resident == count]
            self._add({**row, **{path: int(values[mine[0]]) for path, values in slots.items()}}, mine)
        left: Array = points[resident == 0]
        return left


def _joined(parts: list[Array]) -> Array:
    return np.sort(np.concatenate(parts))


def _values(path: str, values: Sequence[Any] | Array) -> Array | list[Any]:
    """Return a column as an array of numbers, whole ones for a field that holds such, or else as a list."""
    try:
        found = np.asarray(values)
    except ValueError:  # tuples of several lengths
        return list(values)
    if found.ndim != 1 or found.dtype.kind not in "iuf":
        plain: list[Any] = values.tolist() if isinstance(values, np.ndarray) else list(values)
        return plain
    if number_range(path)[2] and found.dtype.kind == "f" and (np.floor(found) == found).all():
        whole: Array = found.astype(np.int64)
        return whole
    return found


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
        raise InputError.of("the columns:", problems)
    return next(iter(lengths.values()), 1)


def _distinct(columns: list[Array | list[Any]], points: Array) -> Iterable[tuple[tuple[Any, ...], Array]]:
    """Yield the distinct rows of some columns at some points, in the order of their first points, and the points of each."""
    if not len(points):
        return
    code = np.zeros(len(points), np.int64)
    for values in columns:
        if isinstance(values, np.ndarray):
            own = np.unique(values[points], return_inverse=True)[1].reshape(-1)
        else:
            seen: dict[Any, int] = {}
            keys = (tuple(v) if isinstance(v, list) else v for v in (values[i] for i in points.tolist()))
            own = np.fromiter((seen.setdefault(v, len(seen)) for v in keys), np.int64, len(points))
        code = np.unique(code * (int(own.max()) + 1) + own, return_inverse=True)[1].reshape(-1)
    order = np.argsort(code, kind="stable")
    parts = np.split(points[order], np.flatnonzero(np.diff(code[order])) + 1)
    for part in sorted(parts, key=lambda p: int(p[0])):
        at = int(part[0])
        yield tuple(values[at].item() if isinstance(values, np.ndarray) else values[at] for values in columns), part


class Signature:
    """What decides a launch's trace on a GPU: `gpu_key`, but of registers and slots only the occupancy they give.

    `meta` is that of the trace on `gpu`; None, and then no two GPUs of different registers share a trace, where it cannot run the
    launch, the driver chooses the local size, or a compiler the width of a warp.
    """

    def __init__(self, launch: Launch, gpu: GpuSpec, session: Session) -> None:
        self.base = gpu
        self.meta: TraceMeta | None = None
        # else registers and slots may decide the driver's choice of it
        if launch.local_size is not None and compiler_of(gpu) != "ocloc":
            try:
                self.meta = trace_launch(launch, gpu, session=session).meta
            except MgpusimError:
                return  # the other GPUs may run it

    def counts(self, path: str) -> bool:
        """Return whether all that a field does to a trace is to limit the groups on a core."""
        if self.meta is not None and self.meta.ndrange.sub_group:  # its width may be the kernel's to choose
            return False
        return self.meta is not None and path in _SLOTS and path not in family_of(self.base).warp_chosen_by

    def resident(self, gpu: GpuSpec, slots: Mapping[str, Array]) -> Array:
        """Return the groups on a core at each point, int64: `Family.resident_groups` of columns.

        0 where not one fits as a whole or the values are no sound GPU: what becomes of those is for `occupancy` to say.
        """
        meta = self.meta
        assert meta is not None
        family = family_of(gpu).of_width(meta.occupancy.warp_size)
        n = len(next(iter(slots.values())))
        sound = np.ones(n, bool)
        for path, values in slots.items():
            found = unsound(path, values)
            sound &= ~found[0] if found else True
            gpu = replaced(gpu, path, np.maximum(1, values))
        sound &= family.slots_fit(gpu) & (gpu.local.max_per_group_b <= gpu.local.size_b)
        registers = min(meta.registers[1], gpu.registers.max_per_item)
        groups = family.resident_groups(gpu, meta.ndrange.items_per_group, registers, meta.local_b)
        return np.where(sound, groups, 0)

    def of(self, gpu: GpuSpec) -> tuple[object, object]:
        """Return what decides the shape of the launch, and what its cache results."""
        return self._shape(gpu), gpu_key(gpu, ("cache",))

    def _shape(self, gpu: GpuSpec) -> object:
        if self.meta is None or self.meta.ndrange.sub_group:
            return gpu_key(gpu, ("trace", "occupancy"))
        barriers = any(r.has_barrier for r in self.meta.regions)
        residencies = [self._residency(gpu, barriers, spill=True)]
        try:  # the trace does not say whether registers spill to make a group fit; GPUs alike in both ways are alike in it
            residencies.append(self._residency(gpu, barriers, spill=False))
        except InputError:
            residencies.append(())
        return gpu_key(gpu, ("trace",)), tuple(get_field(gpu, path) for path in _READ_BESIDE), tuple(residencies)

    def _residency(self, gpu: GpuSpec, barriers: bool, spill: bool) -> tuple[int, ...]:
        meta = self.meta
        assert meta is not None
        found = occupancy(gpu, meta.ndrange.items_per_group, meta.registers[1], meta.local_b, barriers=barriers, spill=spill)
        return found.warp_size, found.groups_per_core, found.warps_per_core, found.spilled, found.passes
