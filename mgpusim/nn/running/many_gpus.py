"""A network on many GPUs at once: what a sweep asks for, without a prediction of each GPU by itself.

GPUs that differ in rates share plan and traces: their kernels are evaluated in columns, and so is the run. The rules are those of
`mgpusim.nn.running.predict`: where a library times kernels or work groups, each GPU takes what is fastest there.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from mgpusim.arch.fields import fingerprint, replaced
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import BatchResult, evaluate_features
from mgpusim.engine.analytic.traces import Traced, Traces
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import MgpusimError, reason_of
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep, options_of
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.chosen import way_us
from mgpusim.nn.running.timeline import TimedStep, kind_of, placed_steps
from mgpusim.nn.running.timing import (
    compared_locals,
    host_step,
    in_plan,
    option_key,
    ranking_quick_traces,
    slowdown,
    weights_at,
    without_caches,
)
from mgpusim.workload.launch import Launch

PARTS = (*BOUNDS, "gaps", "copies", "cpu")
"""What the time of a network goes to: parts of its kernels, time between them, copies and operators of the CPU."""
FIGURES = ("dram_b", "l2_b", "flops", "occupancy")
PLANS_KEPT = 64


class GpuGroup(NamedTuple):
    """GPUs that differ in rates alone: one of them, and `rates` with a value each of `n`."""

    gpu: GpuSpec
    rates: Mapping[str, Array]
    n: int


class NetworkColumns(NamedTuple):
    """A network on the GPUs of a group, float64 (n,) each.

    Attributes
    ----------
    latency_us : NaN where there is none.
    parts_us : what it goes to by name of `PARTS`; they add up to it.
    figures : "dram_b", "l2_b" and "flops" of all kernels, "occupancy" their mean by time.
    problems : why GPUs have no latency, by number.
    """

    latency_us: Array
    parts_us: dict[str, Array]
    figures: dict[str, Array]
    problems: dict[int, str]


class _TimedKernel(NamedTuple):
    """A kernel of a plan on the GPUs of a group, (n,) each; `alone_us` is infinite where none of its work groups fits."""

    alone_us: Array
    overhead_us: Array
    body_us: Array
    fetched: Array
    parts_us: dict[str, Array]
    figures: dict[str, Array]
    problems: dict[int, str]
    refused: dict[int, str]

    @classmethod
    def empty(cls, n: int) -> _TimedKernel:
        alone, overhead, body, fetched = np.full(n, np.inf), np.zeros(n), np.zeros(n), np.ones(n)
        return cls(alone, overhead, body, fetched, {}, {name: np.zeros(n) for name in FIGURES}, {}, {})


class _Planned(NamedTuple):
    plan: NetworkPlan
    keys: dict[int, str]


class _Decided(NamedTuple):
    """A step, and for each GPU which of its kernels or ways is taken."""

    step: PlannedStep
    code: Array
    ways: Sequence[list[_Decided]] = ()


class NetworkEvaluator:
    """Evaluates one network on groups of GPUs; holds its plans.

    Parameters
    ----------
    traces : of this process, shared with other networks and launches.
    fixed : a plan for all GPUs, whose kernels and work groups are chosen; by default each GPU has its own.

    >>> from mgpusim.nn.zoo import network
    >>> case = NetworkCase(network("mobilenet_v1", resolution=32), load_library("tflite-gpu"))
    >>> group = GpuGroup(load_gpu("adreno-640"), {"launch.gap_s": np.array([0.0, 1e-3])}, 2)
    >>> times = NetworkEvaluator(case, Traces()).columns([group])[0]
    >>> bool(times.latency_us[1] - times.latency_us[0] > 25e3)
    True
    """

    def __init__(self, case: NetworkCase, traces: Traces, fixed: NetworkPlan | None = None) -> None:
        self.case, self.traces, self.fixed = case, traces, fixed
        self._plans: OrderedDict[str, _Planned | str] = OrderedDict()

    def columns(self, groups: Sequence[GpuGroup], on_kernel: Callable[[int, int], None] | None = None) -> list[NetworkColumns]:
        """Return the network on each group's GPUs; `on_kernel` is told (kernels evaluated, of how many)."""
        plans = [self._plan(group.gpu) for group in groups]
        wanted: dict[str, tuple[Option, list[int]]] = {}
        for g, planned in enumerate(plans):
            if not isinstance(planned, str):
                for option in options_of(planned.plan.steps):
                    members = wanted.setdefault(planned.keys[id(option)], (option, []))[1]
                    if members[-1:] != [g]:
                        members.append(g)
        kernels: dict[tuple[int, str], _TimedKernel] = {}
        for done, (key, (option, members)) in enumerate(wanted.items(), 1):
            timed = self._time(option, [groups[g] for g in members])
            kernels.update({(g, key): kernel for g, kernel in zip(members, timed, strict=True)})
            if on_kernel is not None:
                on_kernel(done, len(wanted))
        out = []
        for g, (group, planned) in enumerate(zip(groups, plans, strict=True)):
            if isinstance(planned, str):
                out.append(_nothing(group.n, planned))
                continue
            mine = {id(o): kernels[g, planned.keys[id(o)]] for o in options_of(planned.plan.steps)}
            out.append(_ColumnRun(self.case, planned.plan, group, mine).columns())
        return out

    def _plan(self, gpu: GpuSpec) -> _Planned | str:
        key = "" if self.fixed is not None else f"{gpu.name} {fingerprint(gpu)}"
        if key not in self._plans:
            try:
                plan = self.fixed or self.case.plan(gpu)
                self._plans[key] = _Planned(plan, {id(option): option_key(option) for option in options_of(plan.steps)})
            except MgpusimError as error:
                self._plans[key] = reason_of(error)
            while len(self._plans) > PLANS_KEPT:
                self._plans.popitem(last=False)
        self._plans.move_to_end(key)
        return self._plans[key]

    # ---- one kernel ------------------------------------------------------------------------------------------------
    def _time(self, option: Option, groups: Sequence[GpuGroup]) -> list[_TimedKernel]:
        """Return a kernel on groups of GPUs, with the work group that its library would take on each."""
        kernels = [_TimedKernel.empty(group.n) for group in groups]
        taken: dict[Sizes | None, list[tuple[int, Array]]] = {}
        for g, group in enumerate(groups):
            try:
                for local, rows in self._locals(option, group):
                    taken.setdefault(local, []).append((g, rows))
            except MgpusimError as error:
                kernels[g].refused.update(dict.fromkeys(range(group.n), reason_of(error)))
        for local, members in taken.items():
            self._fill(option.call.launch.with_local(local), weights_at(option), members, groups, kernels)
        return kernels

    def _locals(self, option: Option, group: GpuGroup) -> Iterator[tuple[Sizes | None, Array]]:
        """Yield the work groups that are taken on GPUs of a group, each with those GPUs."""
        locals_, _ = compared_locals(option, group.gpu, self.case.candidates, session=self.traces.session)
        if len(locals_) == 1:
            yield locals_[0], np.arange(group.n)
            return
        tried, times = [], []
        for local, quick in ranking_quick_traces(option.call.launch, locals_, group.gpu, self.traces.session):
            ranked = evaluate_features(quick.features, quick, group.gpu, group.rates, detail="latency")
            tried.append(local)
            times.append(np.broadcast_to(ranked.latency_s, (group.n,)))
        if not tried:
            yield None, np.arange(group.n)
            return
        best = np.argmin(np.where(np.isnan(times), np.inf, times), axis=0)  # of equals the first: the smallest
        for number in np.unique(best).tolist():
            yield tried[number], np.flatnonzero(best == number)

    def _fill(
        self, launch: Launch, weights: tuple[int, ...], members: list[tuple[int, Array]], groups: Sequence[GpuGroup],
        kernels: list[_TimedKernel],
    ) -> None:  # fmt: skip
        """Evaluate a launch, and it without its weights and without all its data in caches, on rows of groups."""
        variants = [without_caches(launch, weights, groups[g].gpu) for g, _ in members]
        alone = self.traces.all(launch, [groups[g].gpu for g, _ in members])
        cold = [m for m, variant in enumerate(variants) if variant is not None]
        gpus = [groups[members[m][0]].gpu for m in cold]
        without: dict[int, list[Traced | Exception]] = {m: [] for m in cold}
        for which in (0, 1) if cold else ():
            variant_launch = next(variant[which] for variant in variants if variant is not None)
            for m, traced in zip(cold, self.traces.all(variant_launch, gpus), strict=True):
                without[m].append(traced)
        for m, (g, rows) in enumerate(members):
            traces = [alone[m], *without.get(m, ())]
            errors = [traced for traced in traces if isinstance(traced, Exception)]
            if errors:
                kernels[g].refused.update(dict.fromkeys(rows.tolist(), reason_of(errors[0])))
                continue
            _put(kernels[g], rows, groups[g], [traced for traced in traces if isinstance(traced, Traced)])


def _put(kernel: _TimedKernel, rows: Array, group: GpuGroup, traces: Sequence[Traced]) -> None:
    """Put what traces of a launch take into rows of a kernel: alone, and without its weights and all its data in caches."""
    rates = {path: values[rows] for path, values in group.rates.items()}
    results = []
    for traced in traces:
        result = evaluate_features(traced.features, traced.trace.meta.occupancy, group.gpu, rates, detail="breakdown")
        for problem in result.problems:
            for point in problem.points.tolist():
                # without columns the one result is that of all rows
                those = rows.tolist() if len(result.latency_s) != len(rows) else [int(rows[point])]
                kernel.problems.update(dict.fromkeys(those, problem.text))
        results.append(result)
    kernel.alone_us[rows] = np.nan_to_num(results[0].latency_s, nan=np.inf) * 1e6
    in_run = results[1] if len(results) > 1 else results[0]
    launch_s = in_run.breakdown_s["launch"]
    kernel.overhead_us[rows] = launch_s * 1e6
    kernel.body_us[rows] = _body(in_run) * 1e6
    if len(results) > 1:
        kernel.fetched[rows] = slowdown(_body(results[2]), _body(in_run))
    for name, seconds in in_run.breakdown_s.items():
        kernel.parts_us.setdefault(name, np.zeros(group.n))[rows] = seconds * 1e6
    of_run = traces[1] if len(traces) > 1 else traces[0]
    values = (of_run.dram_b, of_run.l2_b, of_run.flops, of_run.warps_per_core / group.gpu.core.max_warps)
    for name, value in zip(FIGURES, values, strict=True):
        kernel.figures[name][rows] = value


def _body(result: BatchResult) -> Array:
    body: Array = np.maximum(0.0, result.latency_s - result.breakdown_s["launch"])
    return body


def _nothing(n: int, why: str) -> NetworkColumns:
    return NetworkColumns(np.full(n, np.nan), {}, {name: np.full(n, np.nan) for name in FIGURES}, dict.fromkeys(range(n), why))


class _ColumnRun:
    """The run of a plan on the GPUs of a group, its kernels evaluated."""

    def __init__(self, case: NetworkCase, plan: NetworkPlan, group: GpuGroup, kernels: Mapping[int, _TimedKernel]) -> None:
        self.case, self.plan, self.group, self.kernels = case, plan, group, kernels
        self.problems: dict[int, str] = {}

    def columns(self) -> NetworkColumns:
        """Choose and run, the GPUs of one choice together."""
        n = self.group.n
        decided, _ = self._decide(self.plan.steps, top=True)
        latency = np.full(n, np.nan)
        parts: dict[str, Array] = {}
        figures = {name: np.full(n, np.nan) for name in FIGURES}
        good = np.array([row for row in range(n) if row not in self.problems], np.int64)
        for rows in _alike(list(_codes(decided)), good):
            self._run(decided, rows, latency, parts, figures)
        for row in np.flatnonzero(~np.isfinite(latency)).tolist():
            self.problems.setdefault(row, "the latency is not finite; check the rates for zeros")
        return NetworkColumns(latency, parts, figures, self.problems)

    def _decide(self, steps: Sequence[PlannedStep], *, top: bool = False) -> tuple[list[_Decided], Array]:
        """Return which kernel and which way each GPU takes, and what they take; infinite where none can be predicted."""
        n = self.group.n
        gap_s = self.group.rates.get("launch.gap_s", self.group.gpu.launch.gap_s)
        out, taken = [], list[Array]()
        for step in steps:
            if step.kind == "launch":
                kernels = [self.kernels[id(option)] for option in step.options]
                times = np.stack([kernel.alone_us for kernel in kernels])
                decided = _Decided(step, np.argmin(times, axis=0))
                if top:
                    self._refuse(step.name, np.min(times, axis=0), [kernel.refused for kernel in kernels])
                for number, kernel in enumerate(kernels):
                    self.problems.update({row: why for row, why in kernel.problems.items() if decided.code[row] == number})
            elif step.kind == "choice":
                ways = [self._decide(way) for way in step.alternatives]
                times = np.stack([time for _, time in ways])
                decided = _Decided(step, np.argmin(times, axis=0), [way for way, _ in ways])
                if top:
                    self._refuse(step.name, np.min(times, axis=0), [k.refused for k in self._kernels_of(step)])
            else:
                decided, times = _Decided(step, np.zeros(n, np.int64)), np.zeros((1, n))
            out.append(decided)
            if step.kind != "host":
                taken.append(np.min(times, axis=0))
        return out, way_us(taken, gap_s) + np.zeros(n)

    def _kernels_of(self, step: PlannedStep) -> Iterator[_TimedKernel]:
        return (self.kernels[id(option)] for way in step.alternatives for option in options_of(way))

    def _refuse(self, name: str, best: Array, reasons: Sequence[Mapping[int, str]]) -> None:
        for row in np.flatnonzero(~np.isfinite(best)).tolist():
            why = "; ".join(dict.fromkeys(reason[row] for reason in reasons if row in reason))
            self.problems.setdefault(row, f"{name} on {self.group.gpu.name}: none of its kernels can be predicted: {why}")

    def _run(
        self, decided: Sequence[_Decided], rows: Array, latency: Array, parts: dict[str, Array], figures: dict[str, Array]
    ) -> None:
        """Run what GPUs at `rows` all take, and put what it comes to into the arrays."""
        gpu, n = self.group.gpu, self.group.n
        for path, values in self.group.rates.items():
            if path.startswith(("launch.", "host.")):
                gpu = replaced(gpu, path, values[rows])
        pieces: list[TimedStep] = []
        taken: list[_TimedKernel | None] = []
        for step, option in _path(decided, int(rows[0])):
            kernel = self.kernels[id(option)] if option is not None else None
            taken.append(kernel)
            if option is None or kernel is None:
                pieces.append(host_step(step))
                continue
            columns = kernel.overhead_us[rows], kernel.body_us[rows]
            pieces.append(TimedStep(step.name, "launch", *columns, fetched=kernel.fetched[rows], **in_plan(self.plan, option)))
        placed = placed_steps(pieces, gpu, recorded=self.case.recorded, flush_every=self.plan.flush_every)
        spent: dict[str, Any] = dict.fromkeys(PARTS, 0.0)
        sums: dict[str, Any] = dict.fromkeys(FIGURES, 0.0)
        kernels: Any = 0.0
        for piece, kernel, ran in zip(pieces, taken, placed, strict=True):
            if kernel is None:
                kind = "copies" if kind_of(piece) == "copy" else "cpu"
                spent[kind] = spent[kind] + ran.time_us
                continue
            kernels = kernels + ran.time_us
            for name, values in kernel.parts_us.items():
                if name != "launch":
                    spent[name] = spent[name] + values[rows]
            spent["dram"] = spent["dram"] + ran.fetched_us
            spent["launch"] = spent["launch"] + (ran.time_us - ran.fetched_us - kernel.body_us[rows])
            for name in ("dram_b", "l2_b", "flops"):
                sums[name] = sums[name] + kernel.figures[name][rows]
            sums["occupancy"] = sums["occupancy"] + ran.time_us * kernel.figures["occupancy"][rows]
        end = placed[-1].end_us
        spent["gaps"] = np.maximum(0.0, end - kernels - spent["copies"] - spent["cpu"])
        sums["occupancy"] = sums["occupancy"] / np.maximum(kernels, math.ulp(0.0))
        latency[rows] = end
        for name, value in spent.items():
            if np.any(value):
                parts.setdefault(name, np.zeros(n))[rows] = value
        for name, value in sums.items():
            figures[name][rows] = value


def _codes(decided: Sequence[_Decided]) -> Iterator[Array]:
    for decision in decided:
        yield decision.code
        for way in decision.ways:
            yield from _codes(way)


def _alike(codes: Sequence[Array], rows: Array) -> list[Array]:
    """Return rows in parts that have the same codes throughout."""
    if not len(rows):
        return []
    differ = [code[rows] for code in codes if (code[rows] != code[rows[0]]).any()]
    if not differ:
        return [rows]
    _, which = np.unique(np.stack(differ), axis=1, return_inverse=True)
    which = np.asarray(which).reshape(-1)
    order = np.argsort(which, kind="stable")
    return np.split(rows[order], np.flatnonzero(np.diff(which[order])) + 1)


def _path(decided: Sequence[_Decided], row: int) -> Iterator[tuple[PlannedStep, Option | None]]:
    """Yield the steps that the GPU at a row takes, with their kernels."""
    for decision in decided:
        if decision.step.kind == "choice":
            yield from _path(decision.ways[int(decision.code[row])], row)
        else:
            yield (
                decision.step,
                decision.step.options[int(decision.code[row])] if decision.step.kind == "launch" else None,
            )
