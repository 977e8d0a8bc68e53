"""Evaluating the points of a chunk for one launch: grouped by what needs a GPU description, then by the equations at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.load import get_field, with_fields
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.batch import evaluate_many
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError, MgpusimError
from mgpusim.sweep.columns import Rows, Words, words_of
from mgpusim.sweep.formulas import evaluate_rows, formula
from mgpusim.sweep.points import Points, Table
from mgpusim.sweep.study import OUTPUTS, Study
from mgpusim.sweep.traces import Traced, Traces
from mgpusim.workload.launch import Launch

__all__ = ["Evaluator", "column_names"]

Array = np.ndarray[Any, Any]
NO_BOUND = len(BOUNDS)
GPUS_HELD = 512


def column_names(study: Study) -> tuple[str, ...]:
    """Return the columns of the results in order."""
    extra = [o.name for o in study.objectives]
    named = ["point", "launch", *(a.name for a in study.axes), *study.derived, "local", "bound", *OUTPUTS, *extra, "error", "id"]
    return tuple(dict.fromkeys(named))


class _Found(msgspec.Struct):
    """The results of rows while they are filled in."""

    outputs: dict[str, Array]
    bound: Array
    local: Array  # of str
    errors: dict[int, str]

    @classmethod
    def empty(cls, n: int) -> _Found:
        return cls({name: np.full(n, np.nan) for name in OUTPUTS}, np.full(n, NO_BOUND, np.int8), np.full(n, "", object), {})


class Evaluator:
    """Evaluates chunks of one study in one process; holds its points, GPUs and traces."""

    def __init__(self, study: Study, *, cache: bool = True) -> None:
        self.study, self.points, self.traces = study, Points(study), Traces(cache)
        self._gpus: OrderedDict[tuple[Any, ...], GpuSpec | str] = OrderedDict()
        self._objectives = [(o.name, formula(o.text, f"objectives.{o.name}")) for o in study.objectives]

    def rows(self, launch: int, table: Table, engine: str = "") -> Rows:
        """Return the results of one launch at the points of `table`; what cannot be evaluated has an `error` and no figures."""
        engine = engine or self.study.engine
        found = _Found.empty(len(table))
        bad = dict(table.errors)
        for rows, settings in self._groups(table):
            rows = rows[[r not in bad for r in rows.tolist()]] if bad else rows
            gpu = self._gpu(settings)
            if isinstance(gpu, str):
                found.errors.update(dict.fromkeys(rows.tolist(), gpu))
                continue
            rates = {p: v[rows] for p, v in table.fields.items() if p not in settings}
            if len(rows):
                self._shapes(launch, gpu, rates, rows, engine, found)
        found.errors = {**found.errors, **bad}
        return self._columns(launch, table, found)

    # ---- groups ----------------------------------------------------------------------------------------------------
    def _groups(self, table: Table) -> list[tuple[Array, dict[str, Any]]]:
        """Return (rows, values of the grouping fields) of points that share a GPU but for rates, in order of appearance."""
        paths = [p for p in table.fields if p in self.points.grouping]
        if not len(table):
            return []
        code = np.zeros(len(table), np.int64)
        for path in paths:
            kinds, which = np.unique(table.fields[path], return_inverse=True)
            _, code = np.unique(code * len(kinds) + which, return_inverse=True)
        order = np.argsort(code, kind="stable")
        parts = np.split(order, np.flatnonzero(np.diff(code[order])) + 1)
        return [(rows, {p: table.fields[p][rows[0]].item() for p in paths}) for rows in sorted(parts, key=lambda r: int(r[0]))]

    def _gpu(self, settings: Mapping[str, Any]) -> GpuSpec | str:
        """Return the base GPU with these fields, or why there is none."""
        key = tuple(settings.values())
        if key not in self._gpus:
            try:
                self._gpus[key] = with_fields(self.study.gpu, settings) if settings else self.study.gpu
            except InputError as error:
                self._gpus[key] = "; ".join(error.problems)
            if len(self._gpus) > GPUS_HELD:
                self._gpus.popitem(last=False)
        return self._gpus[key]

    # ---- one launch on one GPU -----------------------------------------------------------------------------------
    def _shapes(self, launch: int, gpu: GpuSpec, rates: dict[str, Array], rows: Array, engine: str, found: _Found) -> None:
        """Evaluate every shape of the work group the policy allows; each row keeps its fastest, the first of equals."""
        reasons: list[str] = []
        best = np.full(len(rows), np.inf)
        for one in _candidates(self.study, self.study.launches[launch].launch, gpu):
            try:
                traced = self.traces.get(one, gpu)
                latency, bound, why = _latencies(traced, one, gpu, rates, len(rows), engine, self.traces.cache)
            except MgpusimError as error:
                reasons.append(" ".join(str(error).split()))
                continue
            except Exception as error:  # a bug of ours at one GPU of thousands: said, and the others evaluated
                reasons.append(f"a bug in mgpusim: {type(error).__name__}: {error}")
                continue
            found.errors.update({int(rows[r]): text for r, text in why.items()})
            faster = latency < best
            best = np.where(faster, latency, best)
            chosen = rows[faster]
            figures = {"latency_us": latency[faster], "dram_b": traced.dram_b, "l2_b": traced.l2_b, "flops": traced.flops,
                       "occupancy": traced.held.fraction}  # fmt: skip
            for name, value in figures.items():
                found.outputs[name][chosen] = value
            found.bound[chosen], found.local[chosen] = bound[faster], traced.local
        text = reasons[0] if reasons else "the latency is not finite; are rates 0?"
        for row in rows[~np.isfinite(best)].tolist():
            found.errors.setdefault(row, text)

    def _columns(self, launch: int, table: Table, found: _Found) -> Rows:
        n = len(table)
        names = table.names | found.outputs
        out: Rows = {"point": table.index, "launch": Words(np.zeros(n, np.int32), (self.study.launches[launch].name,))}
        out |= {a.name: _as_column(table.axes[a.name]) for a in self.study.axes} | table.derived
        good = np.isfinite(found.outputs["latency_us"])
        for name, text in self._objectives:
            if name in out or name in found.outputs:
                continue
            values = {k: (names[k][good] if k in names else get_field(self.study.gpu, k)) for k in text.names}
            column = np.full(n, np.nan)
            column[good], why = evaluate_rows(text, values, int(good.sum()))
            places = np.flatnonzero(good)
            found.errors.update({int(places[r]): reason for r, reason in why.items()})
            out[name] = column
        errors = np.full(n, "", object)
        for row, reason in found.errors.items():
            errors[row] = reason
        if found.errors:
            failed = np.array(sorted(found.errors), np.int64)
            for column in found.outputs.values():
                column[failed] = np.nan
            found.bound[failed], found.local[failed] = NO_BOUND, ""
        out |= {"local": words_of(found.local), "bound": Words(found.bound.astype(np.int32), (*BOUNDS, "")), **found.outputs}
        out |= {"error": words_of(errors), "id": self.points.identities(table, launch)}
        ordered = {name: out[name] for name in column_names(self.study)}
        return {name: c.tidy() if isinstance(c, Words) else c for name, c in ordered.items()}


def _as_column(values: Array) -> Any:
    return words_of(values) if values.dtype.kind in "USO" else values


def _candidates(study: Study, launch: Launch, gpu: GpuSpec) -> list[Launch]:
    if study.local == "launch":
        return [launch]
    if study.local == "driver":
        return [msgspec.structs.replace(launch, local_size=None)]
    if study.local == "tuned":
        from mgpusim.sched.candidates import candidates, with_local

        return [with_local(launch, shape) for shape in candidates(launch, gpu, limit=16, powers_of_two=True)]
    return [msgspec.structs.replace(launch, local_size=tuple(shape)[: launch.dim]) for shape in study.local]


def _latencies(
    traced: Traced, launch: Launch, gpu: GpuSpec, rates: dict[str, Array], n: int, engine: str, cache: bool
) -> tuple[Array, Array, dict[int, str]]:
    """Return microseconds and the number of the bound of each row by this engine, and why rows have none."""
    if engine == "analytic":
        return _analytic(traced, gpu, rates, n)
    from mgpusim.engine.estimate import estimate, event_estimate

    latency, bound, why = np.full(n, np.nan), np.full(n, NO_BOUND, np.int8), {}
    for row in range(n):
        try:
            one = with_fields(gpu, {path: values[row].item() for path, values in rates.items()})
            found = event_estimate(launch, traced.trace, one, cache=cache) if engine == "event" else estimate(launch, one, engine)
            latency[row], bound[row] = found.latency_us, BOUNDS.index(found.bound)
        except InputError as error:
            why[row] = "; ".join(error.problems)
        except MgpusimError as error:
            why[row] = " ".join(str(error).split())
    return latency, bound, why


def _analytic(traced: Traced, gpu: GpuSpec, rates: dict[str, Array], n: int) -> tuple[Array, Array, dict[int, str]]:
    found = evaluate_many(traced.trace, gpu, rates, features=traced.features)
    assert found.bound is not None
    why: dict[int, str] = {}
    for problem in found.problems:
        for row in problem.points.tolist():
            why[row] = f"{why[row]}; {problem.text}" if row in why else problem.text
    # without columns there is one result for all rows
    return np.broadcast_to(found.latency_s * 1e6, (n,)), np.broadcast_to(found.bound, (n,)), why

