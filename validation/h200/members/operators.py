"""Distinct operators of a network, and what may compute each: random members, what a schedule chose, what libraries run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import MgpusimError
from mgpusim.nn.changing.scheduling.search import (
    BASE,
    LEAST_ITEMS,
    MOST_ITEMS,
    GroupStorages,
    OperatorCase,
    calls_at,
    case_of,
    task_at,
)
from mgpusim.nn.changing.scheduling.spaces import KernelMember, legal_spaces, pruned_spaces
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.libraries.load import load_library, parsed
from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, far_apart, local_policies
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.plan import Option
from mgpusim.nn.planning.planner import prepare_network
from mgpusim.nn.planning.schedule import Schedule, plan_scheduled
from mgpusim.nn.running.case import NetworkLike, as_network
from mgpusim.sched.shapes.candidates import three
from mgpusim.trace.trace import launch_key
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

KINDS = ("conv2d", "fully_connected")
"""Kinds of operators that are compared; depthwise convolutions are conv2d with a group for each channel."""
LIBRARIES = ("ours", "tflite-gpu", "mnn")
CANDIDATES = 4
"""Work groups of a launch that are measured where a library times them: those that differ the most in shape."""


class Alternative(NamedTuple):
    """A way to compute an operator: its launches in order, each with one work group, or those that a library times.

    `kept` says whether the search would look at a random member; `count` how often the schedule runs this.
    """

    origin: str
    kernel: str
    parameters: dict[str, Any]
    placed: GroupStorages
    parts: tuple[tuple[Launch, ...], ...]
    variants: tuple[str, ...]
    kept: bool = True
    count: int = 0


class DistinctOperator(NamedTuple):
    """An operator with what is fused to it; `groups` are the names of those of the network that are alike."""

    case: OperatorCase
    groups: tuple[str, ...]
    chosen: tuple[Alternative, ...]

    @property
    def kind(self) -> str:
        """As tables name it."""
        attributes = self.case.group.anchor.attributes
        return "depthwise" if int(attributes.get("groups", 1)) > 1 else self.case.group.anchor.kind

    @property
    def label(self) -> str:
        """Its kind, shapes and window."""
        tensors, group = self.case.graph.tensors, self.case.group
        read, made = (
            "x".join(map(str, tensors[name].shape[1:])) for name in (self.case.moving[0], group.anchor.outputs[0])
        )  # fmt: skip
        a = group.anchor.attributes
        window = "" if "kernel" not in a else f" {a['kernel'][0]}x{a['kernel'][1]}"
        stride = "" if a.get("strides", (1, 1))[0] == 1 else f" s{a['strides'][0]}"
        fused = "".join(f" +{one.attributes.get('function', one.kind)}" for one in group.fused)
        return f"{self.kind}{window}{stride} {read} to {made}{fused}"


def scheduled_operators(
    model: NetworkLike, gpu: GpuSpec, schedule: Schedule, resolution: int | None = None
) -> list[DistinctOperator]:  # fmt: skip
    """Return the distinct operators of a network, in the order of the run, with what a schedule chose for them."""
    graph = as_network(model, resolution=resolution)
    prepared = prepare_network(graph, gpu, BASE, precision=schedule.precision)
    schedule.check("schedule", prepared.graph, gpu)
    by_name = {operator.name: operator for operator in prepared.graph.operators}
    cases: dict[str, OperatorCase] = {}
    names: dict[str, list[str]] = {}
    chosen: dict[str, dict[Any, Alternative]] = {}
    for one in schedule.groups:
        if one.kernel is None or by_name[one.name].kind not in KINDS:
            continue
        group = OperatorGroup(by_name[one.name], tuple(by_name[fused] for fused in one.fused), one.places)
        case, reads = case_of(prepared.graph, group, prepared.chooser.target)
        cases.setdefault(case.key, case)
        names.setdefault(case.key, []).append(one.name)
        made = schedule.storages
        placed = GroupStorages(tuple(one.reads.get(read, made[read]) for read in reads), made[group.outputs[0]])
        member = KernelMember(one.kernel.kernel, tuple(sorted(one.kernel.parameters.items())), one.origin)
        found = chosen.setdefault(case.key, {})
        key = placed, member.key, one.kernel.locals
        if key in found:
            found[key] = found[key]._replace(count=found[key].count + 1)
        else:
            found[key] = _one(case, member, placed, one.kernel.locals, "chosen")._replace(count=1)
    return [DistinctOperator(cases[key], tuple(names[key]), tuple(chosen[key].values())) for key in cases]


def copies(graph: Graph, gpu: GpuSpec, schedule: Schedule) -> dict[str, Launch]:
    """Return the launches by which a schedule copies tensors between storages, by name."""
    plan = plan_scheduled(graph, gpu, schedule)
    found = {}
    for step in plan.steps:
        if step.kind == "launch" and step.name in schedule.copies:
            (option,) = step.options
            found[step.name] = option.call.launch.with_local(option.locals[0])
    return found


def _one(
    case: OperatorCase, member: KernelMember, placed: GroupStorages, locals_: Sequence[Sizes | None], origin: str
) -> Alternative:  # fmt: skip
    calls = calls_at(case, member, placed)
    parts = tuple((call.launch.with_local(local),) for call, local in zip(calls, locals_, strict=True))
    variants = tuple(call.variant for call in calls)
    return Alternative(origin, member.kernel, dict(member.parameters), placed, parts, variants)


# ---- random members ------------------------------------------------------------------------------------------------------
def random_members(case: OperatorCase, storages: Sequence[str], count: int, seed: int) -> list[Alternative]:
    """Return members drawn evenly from all that the device can run, in any of the storages, each with a random work group.

    Members that a model's pruning would leave out are drawn too. Of members with the same launches one is taken. Work groups are
    powers of two of 32 to 256 work items, which every kernel within the registers of a work item allows. A kernel that is written
    for one has that.
    """
    gpu = case.target.gpu
    pools = []
    for storage in storages:
        facts = Chooser(load_library(BASE), case.target).scope(case.graph, case.group.anchor, storage)
        pruned = {one.space.name: set(one.numbers) for one in pruned_spaces(facts, gpu)}
        pools += [(storage, one, pruned[one.space.name]) for one in legal_spaces(facts, gpu)]
    ends = np.cumsum([len(one.numbers) for _, one, _ in pools])
    rng = np.random.default_rng(seed)
    found: dict[tuple[str, ...], Alternative] = {}
    for drawn in rng.permutation(int(ends[-1])):
        at = int(np.searchsorted(ends, drawn, side="right"))
        storage, one, pruned_numbers = pools[at]
        number = one.numbers[int(drawn) - (int(ends[at]) - len(one.numbers))]
        placed = GroupStorages((storage,) * len(case.moving), storage)
        member = one.space.member(number)
        try:
            calls = calls_at(case, member, placed)
        except MgpusimError:
            continue
        if _too_constant(calls, member, gpu):
            continue
        key = tuple(launch_key(call.launch.with_local(call.launch.local_size)) for call in calls)
        locals_ = [_random_group(call.launch, gpu, rng) for call in calls]
        if key not in found:
            kept = number in pruned_numbers
            found[key] = _one(case, member, placed, locals_, "random")._replace(kept=kept)
        if len(found) == count:
            break
    return list(found.values())


def _too_constant(calls: Sequence[Call], member: KernelMember, gpu: GpuSpec) -> bool:
    """Whether the weights, rounded up to whole blocks, exceed the constant memory that they are to lie in."""
    if dict(member.parameters).get("weights") != "constant":
        return False
    given = [arg for call in calls for arg, operand in zip(call.launch.args, call.operands, strict=True) if operand is None]
    return any(isinstance(arg, BufferArg) and arg.size_b > gpu.limits.max_constant_b for arg in given)


def _random_group(launch: Launch, gpu: GpuSpec, rng: np.random.Generator) -> Sizes:
    if launch.local_size is not None:
        return launch.local_size
    limits = GroupLimits(gpu.limits.max_work_group_size, (*gpu.limits.max_work_item_sizes, 1, 1)[:3])
    policy = local_policies.lookup("powers_of_two")
    shapes = policy(launch.global_size, limits, {"least": LEAST_ITEMS, "most": MOST_ITEMS})
    shape = shapes[int(rng.integers(len(shapes)))]
    assert shape is not None
    return shape


# ---- libraries -----------------------------------------------------------------------------------------------------------
def library_ways(case: OperatorCase, name: str) -> Iterator[Alternative]:
    """Yield the ways in which a library would compute an operator with what is fused to it, in the storage that it has there.

    Where it times kernels or work groups on the device, all its kernels are there, with the work groups that differ the most.
    """
    chooser = Chooser(load_library(name), case.target)
    storage = chooser.storage().storage
    placed = GroupStorages((storage,) * len(case.moving), storage)
    anchor = case.group.anchor
    scope = chooser.scope(case.graph, anchor, storage)
    found = chooser.rule(anchor, scope, place=False)
    if found is None:
        return
    number, rule = found
    for choice in rule.choices:
        if not parsed(choice.when).holds(scope):
            continue
        way, exceeded = chooser.way(task_at(case, placed), number, choice, scope)
        if not exceeded:
            given, variants = chooser.parameters(choice, scope), tuple(option.call.variant for option in way)
            yield Alternative(name, choice.kernel, given, placed, tuple(map(_in_groups, way)), variants)


def _in_groups(option: Option) -> tuple[Launch, ...]:
    launch, sizes = option.call.launch, list(option.locals)
    if len(sizes) > CANDIDATES:
        own = [three(local) for local in sizes if local is not None]
        sizes = [local[: launch.dim] for local in far_apart(own, CANDIDATES)]
    return tuple(launch.with_local(local) for local in sizes)
