"""The analytic engine for many GPUs at once: columns of field values in, columns of latencies out.

The equations are those of `mgpusim.engine.analytic.equations`, which take columns in place of numbers. So a point of a batch
has the latency that its GPU has alone, but for the order of sums: to about 1e-15 of it, and 1e-12 where a power is taken. A
point's result does not depend on the points beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arch.fields import get_field, replaced
from mgpusim.arch.schema import number_range
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.arch.spec.bounds import interval
from mgpusim.arrays import Array
from mgpusim.cost.launch import launch_times
from mgpusim.engine.analytic.equations import Evaluation, solve
from mgpusim.engine.effects import Effect, effect_of
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace

__all__ = [
    "BatchResult", "Effect", "PointProblem", "Resident", "effect_of", "evaluate_features", "evaluate_many",
]  # fmt: skip

Detail = Literal["latency", "bound", "breakdown"]
L1_RATE = "l1.b_per_cycle"
CHUNK = 8192
"""Points solved at once: a hundred columns of them fit the second-level cache of a host's core."""


class PointProblem(msgspec.Struct, frozen=True):
    """Points that have no result, and why."""

    points: Array
    text: str


class BatchResult(msgspec.Struct, frozen=True):
    """Latencies of points.

    Attributes
    ----------
    latency_s : float64 (points,), the launch floor included; nan where there is none.
    bound : int8 (points,), index into `mgpusim.engine.prediction.BOUNDS`, -1 where there is no latency; None if not asked for.
    breakdown_s : seconds by name of `BOUNDS`, each float64 (points,), that add up to the latency; empty if not asked for.
    problems : the points without a result.
    """

    latency_s: Array
    bound: Array | None = None
    breakdown_s: dict[str, Array] = {}
    problems: tuple[PointProblem, ...] = ()

    @property
    def bounds(self) -> list[str]:
        """The names of what binds, "" where there is no latency."""
        return [] if self.bound is None else [BOUNDS[i] if i >= 0 else "" for i in self.bound.tolist()]


def evaluate_many(
    trace: Trace,
    gpu: GpuSpec,
    columns: Mapping[str, npt.ArrayLike],
    *,
    features: Features | None = None,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    session: Session = USUAL,
) -> BatchResult:
    """Return what the analytic engine says of one launch on many GPUs that differ in rates.

    Parameters
    ----------
    trace : of the launch on `gpu`.
    columns : field path to its values, (points,) each; all other fields are those of `gpu`. Only fields whose `effect_of` is
        "rate", and `l1.b_per_cycle` where it changes no `phase_b`: for others see `mgpusim.engine.analytic.traces`.
    features : those of the trace, if they are at hand.
    detail : "latency" alone takes a third of the time that "bound" and "breakdown" do.
    chunk : points solved at once; memory beside the result is some hundred columns of them.
    session : settings of the run, which tells (points done, points).

    Raises
    ------
    InputError, UnknownNameError
        A field that is unknown, absent on this GPU, no number or no rate; columns of different lengths: all of them together.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> gpu = load_gpu("adreno-640")
    >>> result = evaluate_many(trace_launch(launch, gpu, session=Session(cache=False)), gpu, {"dram.b_per_s": [5e9, 10e9, 600e9]})
    >>> result.bounds[:2], bool(result.latency_s[0] > 1.8 * result.latency_s[1])
    (['dram', 'dram'], True)
    """
    known = features or features_of(trace)
    return evaluate_features(known, trace.meta.occupancy, gpu, columns, detail=detail, chunk=chunk, session=session)


class Resident(Protocol):
    """What the equations read of an occupancy: that of a trace, or of a quick trace."""

    @property
    def warp_size(self) -> int:
        """Work items of a warp."""

    @property
    def spilled(self) -> int:
        """Registers per item kept in memory."""

    @property
    def passes(self) -> int:
        """Parts in which an oversized group runs."""


def evaluate_features(
    features: Features,
    occupancy: Resident,
    gpu: GpuSpec,
    columns: Mapping[str, npt.ArrayLike],
    *,
    detail: Detail = "bound",
    chunk: int = CHUNK,
    session: Session = USUAL,
) -> BatchResult:
    """Return what `evaluate_many` does, of features without their trace.

    >>> from mgpusim.workload.launch import load_launch
    >>> gpu = load_gpu("adreno-640")
    >>> trace = trace_launch(load_launch("examples/softmax.toml"), gpu)
    >>> columns = {"clock.gpu_hz": [4e8, 6e8]}
    >>> result = evaluate_features(features_of(trace), trace.meta.occupancy, gpu, columns)
    >>> result.latency_s.tolist() == evaluate_many(trace, gpu, columns).latency_s.tolist()
    True
    """
    table = rate_columns(gpu, columns)
    lengths = {path: values.shape for path, values in table.items()}
    if len(set(lengths.values())) > 1 or any(len(shape) != 1 for shape in lengths.values()):
        shapes = ", ".join(f"{path} {shape}" for path, shape in lengths.items())
        raise InputError(f"columns of different shapes: {shapes}; expected (points,) of each")
    n = next((len(v) for v in table.values()), 1)
    out = _Results(n, detail)
    batch = _Batch(features, occupancy, gpu, detail)
    for first in range(0, n, chunk):
        part = slice(first, min(n, first + chunk))
        out.put(part, batch.solve({path: values[part] for path, values in table.items()}))
        session.tell(part.stop, n, "points")
    return out.result(table)


def rate_columns(gpu: GpuSpec, columns: Mapping[str, npt.ArrayLike]) -> dict[str, Array]:
    """Return columns as float64 arrays, or all that is wrong with them."""
    problems = []
    out = {}
    for path, given in columns.items():
        effect = effect_of(path)
        old = get_field(gpu, path)
        values = np.asarray(given)
        if (
            path == L1_RATE
            and gpu.l1 is not None
            and values.dtype.kind in "iuf"
            and (phases_of(gpu, values) == phase_b(gpu)).all()
        ):
            effect = "rate"
        if effect != "rate":
            problems.append(f"{path}: a change of it asks for more than new rates ({effect}); see mgpusim.engine.analytic.traces")
        elif old is None:
            problems.append(f"{path}: {gpu.name} has no {path.rpartition('.')[0] or path}; describe the whole table in a file")
        elif isinstance(old, bool) or not isinstance(old, int | float):
            problems.append(f"{path}: not a single number, which a column needs")
        elif values.dtype.kind not in "iuf":
            problems.append(f"{path}: a column of {values.dtype}, expected numbers")
        else:
            out[path] = np.ascontiguousarray(values, float)
    if problems:
        raise InputError.of("the columns:", problems)
    return out


def phases_of(gpu: GpuSpec, b_per_cycle: Array) -> Array:
    """Return `phase_b` of the GPU with each of these `l1.b_per_cycle`, int64.

    >>> phases_of(load_gpu("mali-g72-mp12"), np.array([1.0, 64.0, 127.0, 500.0])).tolist()
    [16, 64, 64, 128]
    """
    known = np.array([phase_b(replaced(gpu, L1_RATE, b)) for b in (16, 32, 64, 128)])
    return np.asarray(known[np.searchsorted([32.0, 64.0, 128.0], b_per_cycle, "right")])


def unsound(path: str, values: Array) -> tuple[Array, str] | None:
    """Return where values of a field are outside its range, bool as `values`, and the range in words; None if nowhere."""
    low, high, whole = number_range(path)
    bad = ~((values >= low) & (values <= high) & np.isfinite(values))
    if whole:
        bad |= values != np.floor(values)
    if not bad.any():
        return None
    return bad, f"a {'whole ' if whole else ''}number in {interval(low, high)}"


class _Batch:
    """The features of one trace, ready for columns."""

    def __init__(self, features: Features, occupancy: Resident, gpu: GpuSpec, detail: Detail) -> None:
        self.features, self.occupancy = features, occupancy
        self.gpu, self.phase, self.detail = gpu, phase_b(gpu), detail

    def solve(self, columns: Mapping[str, Array]) -> tuple[Any, Any, Evaluation]:
        """Return (seconds, seconds per cycle, the evaluation in cycles) of a chunk."""
        gpu = self.gpu
        for path, values in columns.items():
            gpu = replaced(gpu, path, values)
        occupancy = self.occupancy
        with np.errstate(all="ignore"):  # values outside their range give what they give, and are reported
            evaluation = solve(
                self.features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes, self.detail != "latency", self.phase
            )
            latency_s, overhead_s = launch_times(gpu, self.features.image_args, evaluation.cycles)
            if evaluation.parts:
                evaluation.parts["launch"] = overhead_s * gpu.clock.gpu_hz
            return latency_s, 1.0 / gpu.clock.gpu_hz, evaluation


class _Results:
    """The arrays of a `BatchResult` while chunks come in."""

    def __init__(self, n: int, detail: Detail) -> None:
        self.detail = detail
        self.latency_s = np.full(n, np.nan)
        self.bound = None if detail == "latency" else np.full(n, -1, np.int8)
        self.breakdown: dict[str, Array] = {}

    def put(self, part: Any, solved: tuple[Any, Any, Evaluation]) -> None:
        seconds, per_cycle, evaluation = solved
        self.latency_s[part] = seconds
        if self.bound is None:
            return
        where = self.bound[part]
        most = np.zeros(where.shape)
        for code, name in enumerate(BOUNDS):
            cycles = evaluation.parts.get(name)
            if cycles is None:
                continue
            above = cycles > most
            where[np.broadcast_to(above, where.shape)] = code
            most = np.where(above, cycles, most)
            if self.detail == "breakdown":
                if name not in self.breakdown:
                    self.breakdown[name] = np.zeros(len(self.latency_s))
                self.breakdown[name][part] = cycles * per_cycle

    def result(self, columns: Mapping[str, Array]) -> BatchResult:
        problems = []
        for path, values in columns.items():
            complaint = unsound(path, values)
            if complaint is not None:
                bad, expected = complaint
                problems.append(PointProblem(np.flatnonzero(bad), f"{path}: got {float(values[bad][0]):g}, expected {expected}"))
                self._drop(bad)
        infinite = ~np.isfinite(self.latency_s)
        for problem in problems:
            infinite[problem.points] = False
        if infinite.any():
            problems.append(PointProblem(np.flatnonzero(infinite), "the latency is not finite; check the rates for zeros"))
            self._drop(infinite)
        return BatchResult(self.latency_s, self.bound, self.breakdown, tuple(problems))

    def _drop(self, bad: Array) -> None:
        self.latency_s[bad] = np.nan
        if self.bound is not None:
            self.bound[bad] = -1
        for values in self.breakdown.values():
            values[bad] = np.nan
