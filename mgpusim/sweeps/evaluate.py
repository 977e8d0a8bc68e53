"""Evaluating the points of a chunk for one launch or network: grouped by GPU description, then by the equations at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.fields import get_field, with_fields
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import L1_RATE, evaluate_many, phases_of
from mgpusim.engine.analytic.signature import ONLY_RESIDENCY
from mgpusim.engine.analytic.traces import Traced, Traces
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError, MgpusimError, reason_of
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.many_gpus import PARTS, GpuGroup, NetworkEvaluator
from mgpusim.nn.running.predict import network
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.axes import is_list
from mgpusim.sweeps.columns import Rows, WordColumn, words_of
from mgpusim.sweeps.formulas import evaluate_rows, formula
from mgpusim.sweeps.points import Points, PointTable
from mgpusim.sweeps.study import OUTPUTS, Study
from mgpusim.workload.launch import Launch

NO_BOUND = len(PARTS)
GPUS_HELD = 512
TUNED_SHAPES = 16
"""Of the legal shapes, spread over the sizes of groups; that of the launch itself is tried, too."""


def column_names(study: Study) -> tuple[str, ...]:
    """Return the columns of the results in order."""
    extra = [o.name for o in study.objectives]
    named = ["point", "launch", *(a.name for a in study.axes), *study.derived, "local", "bound", *OUTPUTS, *extra, "error", "id"]
    return tuple(dict.fromkeys(named))


def tidy(rows: Rows, study: Study) -> Rows:
    """Return the columns of the results in order, equal ones as equal bytes."""
    ordered = {name: rows[name] for name in column_names(study)}
    return {name: column.tidy() if isinstance(column, WordColumn) else column for name, column in ordered.items()}


class _PointResults(msgspec.Struct):
    """The results of rows while they are filled in."""

    outputs: dict[str, Array]
    bound: Array
    local: Array
    errors: dict[int, str]
    words: dict[str, int]

    @classmethod
    def empty(cls, n: int) -> _PointResults:
        outputs = {name: np.full(n, np.nan) for name in OUTPUTS}
        return cls(outputs, np.full(n, NO_BOUND, np.int8), np.zeros(n, np.int32), {}, {"": 0})

    def word(self, text: str) -> int:
        return self.words.setdefault(text, len(self.words))


class _Group(NamedTuple):
    """Rows that share a GPU but for rates; `settings` are the fields in which it differs from the base."""

    rows: Array
    gpu: GpuSpec
    settings: dict[str, Any]


class _Bucket(NamedTuple):
    """Rows of groups that share a trace, too."""

    launch: Launch
    gpu: GpuSpec
    traced: Traced
    rows: list[Array]


class Evaluator:
    """Evaluates chunks of one study in one process; holds its points, GPUs and traces."""

    def __init__(self, study: Study, *, session: Session = USUAL) -> None:
        self.study, self.points, self.traces = study, Points(study), Traces(session)
        self._gpus: OrderedDict[tuple[Any, ...], GpuSpec | str] = OrderedDict()
        self._networks: dict[int, NetworkEvaluator] = {}
        self._objectives = [(o.name, formula(o.text, f"objectives.{o.name}")) for o in study.objectives]

    def rows(self, launch: int, table: PointTable, engine: str = "") -> Rows:
        """Return the results of one launch at the points of `table`; what cannot be evaluated has an `error` and no figures."""
        engine = engine or self.study.engine
        results = _PointResults.empty(len(table))
        bad = dict(table.errors)
        groups = []
        for rows, settings in self._groups(table):
            rows = rows[[r not in bad for r in rows.tolist()]] if bad else rows
            gpu = self._gpu(settings)
            if isinstance(gpu, str):
                results.errors.update(dict.fromkeys(rows.tolist(), gpu))
            elif len(rows):
                groups.append(_Group(rows, gpu, settings))
        if isinstance(self.study.launches[launch].launch, NetworkCase):
            self._network(launch, groups, table, engine, results)
        else:
            self._shapes(launch, groups, table, engine, results)
        results.errors = {**results.errors, **bad}
        return self._columns(launch, table, results)

    # ---- groups ----------------------------------------------------------------------------------------------------
    def _groups(self, table: PointTable) -> list[tuple[Array, dict[str, Any]]]:
        """Return (rows, values of the grouping fields) of points that share a GPU but for rates, in order of appearance."""
        paths = [p for p in table.fields if p in self.points.grouping]
        if not len(table):
            return []
        columns = {p: self._phases(table.fields[p]) if p == L1_RATE else table.fields[p] for p in paths}
        code = np.zeros(len(table), np.int64)
        for values in columns.values():
            kinds, which = np.unique(values, return_inverse=True)
            _, code = np.unique(code * len(kinds) + which, return_inverse=True)
        order = np.argsort(code, kind="stable")
        parts = np.split(order, np.flatnonzero(np.diff(code[order])) + 1)
        return [(rows, {p: v[rows[0]].item() for p, v in columns.items()}) for rows in sorted(parts, key=lambda r: int(r[0]))]

    def _phases(self, values: Array) -> Array:
        """Return values of the first level's bandwidth by what of them decides a trace; to the equations they are rates."""
        gpu = self.study.gpu
        phases = phases_of(gpu, values).astype(float)
        return np.where(phases == phase_b(gpu), gpu.l1.b_per_cycle if gpu.l1 else 0.0, phases)

    def _gpu(self, settings: Mapping[str, Any]) -> GpuSpec | str:
        """Return the base GPU with these fields, or why there is none."""
        key = tuple(settings.values())
        if key not in self._gpus:
            try:
                self._gpus[key] = with_fields(self.study.gpu, _spelled(settings)) if settings else self.study.gpu
            except InputError as error:
                self._gpus[key] = "; ".join(error.problems)
            if len(self._gpus) > GPUS_HELD:
                self._gpus.popitem(last=False)
        return self._gpus[key]

    def _rates(self, fields: Mapping[str, Array]) -> dict[str, Array]:
        return {p: v for p, v in fields.items() if p == L1_RATE or p not in self.points.grouping}

    # ---- one network -----------------------------------------------------------------------------------------------
    def _network(self, launch: int, groups: list[_Group], table: PointTable, engine: str, results: _PointResults) -> None:
        """Evaluate a network at the points of `table`."""
        case = self.study.launches[launch].launch
        assert isinstance(case, NetworkCase)
        evaluator = self._networks.get(launch)
        if evaluator is None:
            evaluator = self._networks[launch] = NetworkEvaluator(case, self.traces)
        fields = self._rates(table.fields)
        asked = [GpuGroup(g.gpu, {p: np.asarray(v[g.rows], float) for p, v in fields.items()}, len(g.rows)) for g in groups]
        for group, columns in zip(groups, evaluator.columns(asked), strict=True):
            rows = group.rows
            results.outputs["latency_us"][rows] = columns.latency_us
            for name, values in columns.figures.items():
                results.outputs[name][rows] = values
            parts = np.stack([np.broadcast_to(columns.parts_us.get(name, 0.0), len(rows)) for name in PARTS])
            results.bound[rows] = np.where(np.isfinite(columns.latency_us), np.argmax(parts, axis=0), NO_BOUND)
            results.errors.update({int(rows[row]): why for row, why in columns.problems.items()})
        if engine != "analytic":
            for row in (row for group in groups for row in group.rows.tolist() if row not in results.errors):
                self._predicted(case, row, table, engine, results)

    def _predicted(self, case: NetworkCase, row: int, table: PointTable, engine: str, results: _PointResults) -> None:
        """Predict the time of a network at one point by another engine; its work and bytes stay those of its launches."""
        try:
            gpu = with_fields(self.study.gpu, _spelled({p: v[row].item() for p, v in table.fields.items()}))
            prediction = network(
                case.graph, gpu, case.library, engine, precision=case.precision, batch=case.batch, recorded=case.recorded,
                candidates=case.candidates, session=self.traces.session.alone,
            )  # fmt: skip
        except Exception as error:  # of one GPU of thousands: said, and the others evaluated
            results.errors[row] = reason_of(error)
            return
        results.outputs["latency_us"][row] = prediction.latency_us
        results.bound[row] = PARTS.index(prediction.bound)

    # ---- one launch ------------------------------------------------------------------------------------------------
    def _shapes(self, launch: int, groups: list[_Group], table: PointTable, engine: str, results: _PointResults) -> None:
        """Evaluate every shape of the work group the policy allows; each row keeps its fastest, the first of equals."""
        best = np.full(len(table), np.inf)
        reasons: dict[int, str] = {}
        base = self.study.launches[launch].launch
        assert isinstance(base, Launch)
        shapes = [self._candidates(base, group, reasons) for group in groups]
        for place in range(max(map(len, shapes), default=0)):
            layer = [(g, s[place]) for g, s in zip(groups, shapes, strict=True) if place < len(s)]
            for _bucket in self._buckets(layer, reasons):
                self._keep_faster(_bucket, table, engine, best, results, reasons)
        for group in groups:
            for row in group.rows[~np.isfinite(best[group.rows])].tolist():
                results.errors.setdefault(row, reasons.get(row, "the latency is not finite; are rates 0?"))

    def _candidates(self, launch: Launch, group: _Group, reasons: dict[int, str]) -> list[Launch]:
        """Return the launch in each shape of the work group that the policy allows on this GPU."""
        policy = self.study.local
        if policy == "launch":
            return [launch]
        if policy == "driver":
            return [msgspec.structs.replace(launch, local_size=None)]
        if not isinstance(policy, str):
            return [msgspec.structs.replace(launch, local_size=tuple(shape)[: launch.dim]) for shape in policy]
        from mgpusim.sched.shapes.candidates import candidates

        try:
            shapes = [launch.with_local(s) for s in candidates(launch, group.gpu, limit=TUNED_SHAPES, powers_of_two=True)]
        except Exception as error:  # of one GPU of thousands: said, and the others evaluated
            reasons.update(dict.fromkeys(group.rows.tolist(), reason_of(error)))
            return []
        return shapes if launch.local_size is None or launch in shapes else [*shapes, launch]

    def _buckets(self, layer: list[tuple[_Group, Launch]], reasons: dict[int, str]) -> list[_Bucket]:
        """Put groups together that have a trace in common and differ in nothing else the equations read."""
        out: dict[Any, _Bucket] = {}
        by_launch: dict[Launch, list[_Group]] = {}
        for group, launch in layer:
            by_launch.setdefault(launch, []).append(group)
        for launch, groups in by_launch.items():
            for group, traced in zip(groups, self.traces.all(launch, [g.gpu for g in groups]), strict=True):
                if isinstance(traced, Exception):
                    text = reason_of(traced)
                    for row in group.rows.tolist():
                        reasons.setdefault(row, text)
                else:
                    rest = tuple((p, v) for p, v in group.settings.items() if p not in ONLY_RESIDENCY)
                    out.setdefault((id(traced), rest), _Bucket(launch, group.gpu, traced, [])).rows.append(group.rows)
        return list(out.values())

    def _keep_faster(
        self, bucket: _Bucket, table: PointTable, engine: str, best: Array, results: _PointResults, reasons: dict[int, str]
    ) -> None:  # fmt: skip
        rows = np.concatenate(bucket.rows)
        fields, traced = {p: v[rows] for p, v in table.fields.items()}, bucket.traced
        try:
            latency, bound, why = self._latencies(bucket, fields, len(rows), engine)
        except Exception as error:
            reasons.update(dict.fromkeys(rows.tolist(), reason_of(error)))
            return
        reasons.update({int(rows[r]): text for r, text in why.items()})
        faster = latency < best[rows]
        chosen = rows[faster]
        best[chosen] = latency[faster]
        slots = fields.get("core.max_warps", np.full(len(rows), self.study.gpu.core.max_warps))
        figures = {"latency_us": latency[faster], "dram_b": traced.dram_b, "l2_b": traced.l2_b, "flops": traced.flops,
                   "occupancy": traced.warps_per_core / slots[faster]}  # fmt: skip
        for name, value in figures.items():
            results.outputs[name][chosen] = value
        results.bound[chosen] = bound[faster]
        results.local[chosen] = results.word(traced.local)

    def _latencies(self, bucket: _Bucket, fields: dict[str, Array], n: int, engine: str) -> tuple[Array, Array, dict[int, str]]:
        """Return microseconds and the number of the bound of each row by this engine, and why rows have none."""
        if engine == "analytic":
            return _analytic(bucket.traced, bucket.gpu, self._rates(fields), n)
        from mgpusim.engine.estimate import estimate, event_estimate

        latency, bound, why = np.full(n, np.nan), np.full(n, NO_BOUND, np.int8), {}
        for row in range(n):
            try:
                gpu = with_fields(self.study.gpu, _spelled({p: v[row].item() for p, v in fields.items()}))
                if engine == "event":
                    answer = event_estimate(bucket.launch, bucket.traced.trace, gpu, session=self.traces.session)
                else:
                    answer = estimate(bucket.launch, gpu, engine, session=self.traces.session)
                latency[row], bound[row] = answer.latency_us, BOUNDS.index(answer.bound)
            except MgpusimError as error:
                why[row] = reason_of(error)
        return latency, bound, why

    def _columns(self, launch: int, table: PointTable, results: _PointResults) -> Rows:
        n = len(table)
        names = table.names | results.outputs
        out: Rows = {"point": table.index, "launch": WordColumn(np.zeros(n, np.int32), (self.study.launches[launch].name,))}
        out |= {a.name: _as_column(table.axes[a.name]) for a in self.study.axes} | table.derived
        good = np.isfinite(results.outputs["latency_us"])
        for name, text in self._objectives:
            if name in out or name in results.outputs:
                continue
            values = {k: (names[k][good] if k in names else get_field(self.study.gpu, k)) for k in text.names}
            column = np.full(n, np.nan)
            column[good], why = evaluate_rows(text, values, int(good.sum()))
            places = np.flatnonzero(good)
            results.errors.update({int(places[r]): reason for r, reason in why.items()})
            out[name] = column
        if results.errors:
            failed = np.array(sorted(results.errors), np.int64)
            for column in results.outputs.values():
                column[failed] = np.nan
            results.bound[failed], results.local[failed] = NO_BOUND, 0
        bound = WordColumn(results.bound.astype(np.int32), (*PARTS, ""))
        out |= {"local": WordColumn(results.local, tuple(results.words)), "bound": bound, **results.outputs}
        out |= {"error": _error_words(results.errors, n), "id": self.points.identities(table, launch)}
        return tidy(out, self.study)


def _as_column(values: Array) -> Any:
    return words_of(values) if values.dtype.kind in "USO" else values


def _spelled(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values as a description has them: numbers and "32,64" as lists where the field is one."""
    return {p: [int(v) for v in str(value).split(",")] if is_list(p) else value for p, value in settings.items()}


def _error_words(errors: Mapping[int, str], n: int) -> WordColumn:
    codes, names = np.zeros(n, np.int32), {"": 0}
    for row, reason in errors.items():
        codes[row] = names.setdefault(reason, len(names))
    return WordColumn(codes, tuple(names))


def _analytic(traced: Traced, gpu: GpuSpec, rates: dict[str, Array], n: int) -> tuple[Array, Array, dict[int, str]]:
    result = evaluate_many(traced.trace, gpu, rates, features=traced.features)
    assert result.bound is not None
    why: dict[int, str] = {}
    for problem in result.problems:
        for row in problem.points.tolist():
            why[row] = f"{why[row]}; {problem.text}" if row in why else problem.text
    # without columns there is one result for all rows
    return np.broadcast_to(result.latency_s * 1e6, (n,)), np.broadcast_to(result.bound, (n,)), why
