"""Schedules as files: what a runtime ships, and what `mgpusim network --schedule` reads."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.folders import is_path
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.arrangement import FixedKernel, KernelArrangement, copy_name
from mgpusim.nn.planning.made_for import MadeFor, check_asked
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network, prepare_network
from mgpusim.reading import read_json, read_struct
from mgpusim.workload.launch import launch_to_dict

SCHEMA = "mgpusim.schedule/1"
FOLLOW = ("launches", "sources")
"""Parts of a file that say what follows from the others: a runtime reads them."""
UNSUMMED = ("schema", "sha256", "edited", "unsummed")
"""Keys of a file, and what is known of one that was read, that have no checksum."""
SCHEDULED = "schedule"
"""What predictions of networks by a schedule name as their library."""


class ScheduledGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kernel of the schedule: operators that it computes, and how.

    Attributes
    ----------
    name : of the operator at its head, after the passes; `operators` are those of the model.
    fused, places : operators appended to it, and which operand of each the kernel makes.
    reads : storages of tensors that are read elsewhere than they are made: there is a copy.
    kernel : None where nothing is launched, or the CPU computes it.
    time_us : in a run by `engine`; `origin` is the space or library that the kernel comes from.
    """

    name: str
    operators: tuple[str, ...]
    fused: tuple[str, ...]
    places: tuple[int, ...]
    reads: dict[str, str]
    kernel: FixedKernel | None
    time_us: float = 0.0
    engine: str = ""
    origin: str = ""


class Schedule(MadeFor, frozen=True, forbid_unknown_fields=True):
    """A kernel, a work group and a storage for every operator of a network on a GPU.

    Attributes
    ----------
    base : profile whose passes and fusion it has.
    storages : of tensors, in which they are made.
    groups : kernels in the order of the run; `copies` those that copy tensors, by the name of the copy.
    latency_us : of an inference, predicted.
    on_host : operators that the CPU computes although they have kernels, as they are after the passes; whole groups.
    mapped : tensors that cross to and from the CPU are mapped, in place of copies.
    edited, unsummed : parts of the file that are not as they were written, and those of which it has no checksum to tell.
    """

    base: str
    precision: str
    batch: int | None
    engine: str
    storages: dict[str, str]
    groups: tuple[ScheduledGroup, ...]
    copies: dict[str, FixedKernel]
    latency_us: float = 0.0
    on_host: tuple[str, ...] = ()
    mapped: bool = False
    edited: tuple[str, ...] = ()
    unsummed: tuple[str, ...] = ()

    def arrangement(self, groups: Sequence[OperatorGroup]) -> KernelArrangement:
        """Return what it fixes of a network that is in these groups."""
        kernels = {group.name: group.kernel for group in self.groups if group.kernel is not None}
        reads = {group.name: group.reads for group in self.groups if group.reads}
        arrangement = KernelArrangement(tuple(groups), self.storages, reads, {**kernels, **self.copies})
        return arrangement.without_reads(frozenset(self.on_host))


def schedule_to_dict(schedule: Schedule, plan: NetworkPlan) -> dict[str, Any]:
    """Return the JSON form, schema `mgpusim.schedule/1`: times in microseconds, and a checksum of each part.

    Parameters
    ----------
    plan : of the network by the schedule: its launches in order, as in launch files, and their sources.
    """
    data: dict[str, Any] = {part: of for part, of in msgspec.to_builtins(schedule).items() if part not in UNSUMMED}
    sources: dict[str, str] = {}
    launches = []
    for step in plan.steps:
        if step.kind != "launch":
            launches.append({"host": step.work, "name": step.name, "reads": list(step.reads), "writes": list(step.writes)})
            continue
        (option,) = step.options[:1]
        launch = option.launch
        text = launch.text()
        number = sources.setdefault(text, f"k{len(sources)}")
        row = launch_to_dict(launch)
        row.pop("kernel", None)
        row["source"] = number
        launches.append({"name": step.name, "variant": option.call.variant, "tensors": list(option.call.tensors), **row})
    data |= {"launches": launches, "sources": {number: text for text, number in sources.items()}}
    return {"schema": SCHEMA, **data, "sha256": {part: _digest(of) for part, of in data.items()}}


def _digest(part: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(part, order="sorted")).hexdigest()


def read_schedule(path: str | os.PathLike[str]) -> Schedule:
    """Return the schedule in a file."""
    schedule = read_struct(path, "schedule", Schedule, SCHEMA, "mgpusim schedule -o", (*FOLLOW, "sha256"))
    document = read_json(path, "schedule")
    sums = document.get("sha256")
    sums = sums if isinstance(sums, dict) else {}
    parts = {part: document.get(part) for part in (*document, *FOLLOW) if part not in UNSUMMED}
    edited = tuple(part for part, of in parts.items() if part in sums and _digest(of) != sums[part])
    for part in FOLLOW:
        if part in edited:
            raise InputError(
                f"schedule {path}: {part}: edited or deleted; they follow from groups and storages, which are what is read"
            )
    unsummed = tuple(part for part in parts if part not in sums) if sums else ("any part",)
    return msgspec.structs.replace(schedule, edited=edited, unsummed=unsummed)


def plan_scheduled(
    model: Graph, gpu: GpuSpec, schedule: Schedule | str | os.PathLike[str], *, precision: str | None = None,
    batch: int | None = None, strict: bool = False,
) -> NetworkPlan:  # fmt: skip
    """Return a network as a schedule runs it; the other parameters are those of `plan_network`."""
    if not isinstance(schedule, Schedule):
        schedule = read_schedule(schedule)
    check_asked("schedule", precision, batch, (schedule.precision, schedule.batch))
    if is_path(schedule.base):
        raise InputError(f"schedule: base: got '{schedule.base}', expected the name of a library profile")
    prepared = prepare_network(model, gpu, schedule.base, precision=schedule.precision, batch=schedule.batch)
    schedule.check("schedule", prepared.graph, gpu)
    by_name = {operator.name: operator for operator in prepared.graph.operators}
    missing = [name for group in schedule.groups for name in (group.name, *group.fused) if name not in by_name]
    if missing:
        raise InputError(f"schedule: groups: no operator {', '.join(missing[:5])} in {model.name}")
    groups = [
        OperatorGroup(by_name[group.name], tuple(by_name[name] for name in group.fused), group.places)
        for group in schedule.groups
    ]
    if unlike := _unlike(schedule, groups, prepared.graph):
        raise InputError(f"schedule: not of {model.name} as it was made; make one with `mgpusim schedule`:", unlike)
    plan = plan_network(
        model, gpu, schedule.base, precision=schedule.precision, batch=schedule.batch, strict=strict,
        arrangement=schedule.arrangement(groups), on_host=frozenset(schedule.on_host), mapped=schedule.mapped,
    )  # fmt: skip
    notes = []
    if schedule.edited:
        notes.append(f"The schedule was edited after it was made: {', '.join(schedule.edited)}.")
    if schedule.unsummed:
        notes.append(
            f"The schedule has no checksum of {', '.join(schedule.unsummed)}, so that edits of them cannot be told; "
            "`mgpusim schedule -o` writes one with checksums."
        )
    return msgspec.structs.replace(plan, notes=(*plan.notes, *notes))


def _unlike(schedule: Schedule, groups: Sequence[OperatorGroup], graph: Graph) -> list[str]:
    """Return the names of operators, tensors and copies that a schedule lacks, and those that it has without a use."""
    problems, used, copied = [], dict[str, None](), dict[str, None]()
    for i, (own, group) in enumerate(zip(schedule.groups, groups, strict=True)):
        if own.operators != group.stands_for:
            got, expected = (", ".join(names) or "none" for names in (own.operators, group.stands_for))
            problems.append(f"groups[{i}].operators: got {got}, expected {expected}")
        problems += [f"groups[{i}].reads: {own.name} reads no '{name}'" for name in own.reads if name not in group.inputs]
        copied |= {copy_name(*read): None for read in own.reads.items()}
        used |= dict.fromkeys((*group.inputs, *group.outputs) if own.kernel is not None else ())
    problems += [f"storages: none of tensor '{name}'" for name in used if name not in schedule.storages]
    problems += [f"storages: no tensor '{name}' in {graph.name}" for name in schedule.storages if name not in graph.tensors]
    return problems + [
        f"copies: {'no use of' if name in schedule.copies else 'none of'} '{name}'"
        for name in (*copied, *schedule.copies) if (name in copied) != (name in schedule.copies)
    ]  # fmt: skip
