"""What operators take on the GPU and on the CPU, and what it takes a tensor to cross between them.

A group of operators, a kernel on the GPU, is placed as a whole. On the GPU it takes what it adds to the run of the whole
network there, gaps included; on the CPU what `mgpusim.nn.host.cpu` says. A tensor that goes to the GPU is copied or mapped, and
brought into the storage of the library, with an idle queue. One that comes back is brought into the order of the model first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.nn.changing.placing.cut import Crossing, PlacedPart
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.host.cpu import host_us
from mgpusim.nn.host.work import host_kind, host_work
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.arrangement import KernelArrangement
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.planning.planner import PreparedNetwork
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timeline import TimedStep, launch_step, run_steps
from mgpusim.nn.running.timing import Timed, host_step, option_key, time_options


class PlacedGroup(msgspec.Struct, frozen=True):
    """Operators that one kernel computes, or the CPU.

    Attributes
    ----------
    name, kind : of the operator at its head; `operators` are all of the group, after the passes of the library.
    gpu_us, cpu_us : on each side; None where it cannot run there.
    on_host : whether it is placed on the CPU.
    """

    name: str
    kind: str
    operators: tuple[str, ...]
    gpu_us: float | None
    cpu_us: float | None
    on_host: bool = False


class PlacementCosts(NamedTuple):
    """Groups in the order of the run, and the tensors between them."""

    groups: tuple[PlacedGroup, ...]
    crossings: tuple[Crossing, ...]

    @property
    def parts(self) -> tuple[PlacedPart, ...]:
        """The groups as `mgpusim.nn.changing.placing.cut` takes them."""
        return tuple(PlacedPart(group.name, group.gpu_us, group.cpu_us) for group in self.groups)


def placement_costs(
    prepared: PreparedNetwork, plan: NetworkPlan, run: NetworkPrediction, *, mapped: bool,
    arrangement: KernelArrangement | None = None, **asked: Any,
) -> PlacementCosts:  # fmt: skip
    """Return what a placement of a network is decided on.

    Parameters
    ----------
    plan, run : of the network with all on the GPU that the library has a kernel for.
    mapped : tensors are mapped, where the GPU's description says that they can be.
    arrangement : that `plan` has, if any: its storages are converted at the border.
    asked : `candidates`, `session` and `known` as of `mgpusim.nn.running.timing.time_options`.
    """
    graph, gpu = prepared.graph, plan.target.gpu
    groups = prepared.groups() if arrangement is None else arrangement.groups
    there = _gpu_us(run, [group.name for group in groups])
    falls = {step.name for step in plan.steps if step.work == "fallback"}
    placed = tuple(
        PlacedGroup(
            group.name, host_kind(graph, group.anchor), tuple(operator.name for operator in (group.anchor, *group.fused)),
            None if group.name in falls else there.get(group.name, 0.0), _cpu_us(graph, group, gpu),
        )
        for group in groups
    )  # fmt: skip
    return PlacementCosts(placed, _crossings(prepared, groups, plan, mapped, arrangement, asked))


def _gpu_us(run: NetworkPrediction, names: Sequence[str]) -> dict[str, float]:
    """Return what the kernels of each group add to a run: from the end of the step before to their own."""
    known, times_us, before = set(names), dict[str, float](), 0.0
    for layer in run.layers:
        end = layer.start_us + layer.time_us
        name = layer.name if layer.name in known else layer.name.rsplit(": ", 1)[0]
        if layer.kind == "kernel" and name in known:
            times_us[name] = times_us.get(name, 0.0) + end - before
        before = end
    return times_us


def _cpu_us(graph: Graph, group: OperatorGroup, gpu: GpuSpec) -> float | None:
    """Return what a group takes on the CPU; None of one that works on what stays on the GPU from run to run."""
    if group.anchor.kind == "update_slice" or not set(graph.resident).isdisjoint((*group.inputs, *group.outputs)):
        return None
    return float(host_us(host_work(graph, group), gpu.host))


def _crossings(
    prepared: PreparedNetwork, groups: Sequence[OperatorGroup], plan: NetworkPlan, mapped: bool,
    arrangement: KernelArrangement | None, asked: Mapping[str, Any],
) -> tuple[Crossing, ...]:  # fmt: skip
    graph, gpu = prepared.graph, plan.target.gpu
    makers = {name: group.name for group in groups for name in group.outputs}
    readers: dict[str, list[str]] = {}
    for group in groups:
        for name in group.inputs:
            if not graph.tensors[name].constant and name not in graph.resident:
                readers.setdefault(name, []).append(group.name)
    names = list(dict.fromkeys((*readers, *(name for name in graph.outputs if name in makers))))
    borders = prepared.borders(names, mapped=mapped, arrangement=arrangement)
    options = [option for sides in borders.values() for steps in sides for step in steps for option in step.options]
    timed = time_options(plan, gpu, options=options, **asked)
    return tuple(
        Crossing(
            name, makers.get(name, ""), tuple(readers.get(name, ())), _there_us(borders[name][0], timed, gpu),
            _back_us(borders[name][1], timed, gpu), name in graph.outputs,
        )
        for name in names
    )  # fmt: skip


def _there_us(steps: Sequence[PlannedStep], timed: Mapping[str, Timed], gpu: GpuSpec) -> float:
    """Return what it takes to bring a tensor to the GPU: the queue is idle when the copy is done."""
    pieces = _pieces(steps, timed)
    return math.inf if pieces is None else run_steps(pieces, gpu).total_us


def _back_us(steps: Sequence[PlannedStep], timed: Mapping[str, Timed], gpu: GpuSpec) -> float:
    """Return what it takes to bring a tensor back: the conversion follows the kernels before it after a gap."""
    pieces = _pieces(steps, timed)
    if pieces is None:
        return math.inf
    run = run_steps(pieces, gpu)
    return run.total_us - float(run.steps[0].start_us) + float(gpu.launch.gap_s) * 1e6


def _pieces(steps: Sequence[PlannedStep], timed: Mapping[str, Timed]) -> list[TimedStep] | None:
    """Return steps of a border as steps of a run; None where the GPU refuses a conversion."""
    pieces = []
    for step in steps:
        if step.kind == "host":
            pieces.append(host_step(step))
            continue
        option = step.options[0]
        option_time, call = timed[option_key(option)], option.call
        if option_time.estimate is None:
            return None
        reads = tuple((name, call.used_b(i)) for i, name in enumerate(call.tensors) if name and i not in call.writes)
        pieces.append(launch_step(step.name, option_time.in_run, reads, fetched=option_time.fetched))
    return pieces
