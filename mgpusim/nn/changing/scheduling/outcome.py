"""What a search chose, as a schedule with its predictions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from mgpusim.arch.fields import fingerprint
from mgpusim.errors import MgpusimError
from mgpusim.nn.changing.change import NetworkRuns
from mgpusim.nn.changing.placing.vision import vision_on_host
from mgpusim.nn.changing.scheduling.layout import StorageLayout
from mgpusim.nn.changing.scheduling.result import LibraryTime, NetworkSchedule, OperatorRow, OperatorSearch, knob_effects
from mgpusim.nn.changing.scheduling.search import BASE, GroupStorages, KernelSearch, OperatorCase, RatedMember
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.arrangement import FixedKernel, copy_name
from mgpusim.nn.planning.made_for import graph_key
from mgpusim.nn.planning.planner import PreparedNetwork, plan_network
from mgpusim.nn.planning.schedule import SCHEDULED, Schedule, ScheduledGroup
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
from mgpusim.session import Session
from mgpusim.version import __version__
from mgpusim.workload.provenance import by_engine


class DistinctOperators(NamedTuple):
    """The distinct operators of a network.

    `of` is the number of the case of each group, None of one that the CPU computes. `reads` are the tensors that each reads,
    `counts` says how often each case runs.
    """

    cases: list[OperatorCase]
    counts: list[int]
    of: list[int | None]
    reads: list[tuple[str, ...]]

    def shape(self, number: int) -> tuple[int, ...]:
        case = self.cases[number]
        return case.graph.tensors[case.group.outputs[0]].shape

    def label(self, number: int) -> str:
        return f"{self.cases[number].group.anchor.kind} {'x'.join(map(str, self.shape(number)))}"


class Chosen(NamedTuple):
    """What a search chose.

    Attributes
    ----------
    placed : storages of each group, None of one without a kernel of its own.
    final : kernels with their work groups, by case and storages; `copiers` those of copies, by (tensor, from, to).
    searches : all that was looked at, by case and storage.
    seconds : of processors that it took.
    """

    prepared: PreparedNetwork
    groups: Sequence[OperatorGroup]
    operators: DistinctOperators
    placed: Sequence[GroupStorages | None]
    layout: StorageLayout
    final: Mapping[tuple[int, GroupStorages], RatedMember]
    copiers: Mapping[tuple[str, str, str], RatedMember]
    searches: Mapping[tuple[int, str], KernelSearch]
    notes: Sequence[str]
    seconds: float

    def member(self, at: int) -> RatedMember | None:
        """Return the kernel of a group, None of one without."""
        number, placed = self.operators.of[at], self.placed[at]
        return None if number is None or placed is None else self.final[number, placed]


def outcome(
    chosen: Chosen, model: Graph, libraries: Sequence[Library], *, engine: str, batch: int | None, session: Session
) -> NetworkSchedule:
    """Return the schedule with the predictions of the network by it and by libraries."""
    target = chosen.prepared.chooser.target
    schedule = _schedule(chosen, engine, batch)
    arrangement = schedule.arrangement(chosen.groups)
    plan = plan_network(model, target.gpu, BASE, precision=target.precision_name, batch=batch, arrangement=arrangement)
    runs = NetworkRuns(model, session=session.quiet)
    on_gpu = runs.of(plan)
    share = vision_on_host(chosen.prepared, plan, arrangement, runs, batch=batch)
    plan, after = share.plan, msgspec.structs.replace(share.prediction, library=SCHEDULED)
    schedule = msgspec.structs.replace(schedule, latency_us=after.latency_us, on_host=share.on_host, mapped=share.mapped)
    notes = list(chosen.notes)
    if share.on_host:
        notes.append(
            f"The CPU computes {', '.join(share.on_host)}, an estimate of {after.cpu_us / 1e3:.3g} ms; "
            f"all on the GPU the network takes {on_gpu.latency_us / 1e3:.3g} ms."
        )
    before: list[NetworkPrediction] = []
    for profile in libraries:
        known = target.precision_name if target.precision_name in profile.precision else None
        try:
            before.append(network(model, target.gpu, profile, precision=known, batch=batch, session=session.quiet))
        except MgpusimError as error:
            notes.append(f"Not compared with {profile.name}: {str(error).splitlines()[0]}")
    notes += [
        f"{prediction.library} is predicted faster, {prediction.latency_us / 1e3:.3g} ms."
        for prediction in before
        if prediction.latency_us < after.latency_us
    ]
    best = min(before, key=lambda prediction: prediction.latency_us, default=msgspec.structs.replace(after, library=""))
    searched = zip(chosen.operators.of, chosen.placed, strict=True)
    effects = knob_effects(chosen.searches[i, placed.writes] for i, placed in searched if i is not None and placed is not None)
    return NetworkSchedule(
        provenance=by_engine(engine, schedule.gpu), network=schedule.network, gpu=schedule.gpu, library=best.library,
        precision=schedule.precision, engine=engine, before_us=best.latency_us, after_us=after.latency_us,
        libraries=tuple(LibraryTime(prediction.library, prediction.latency_us) for prediction in before),
        rows=tuple(_rows(chosen, before[0] if before else None, after)), knobs=tuple(effects), copies=len(schedule.copies),
        layout_us=chosen.layout.cost_us, bound_us=chosen.layout.bound_us, seconds=chosen.seconds, notes=tuple(notes),
        prediction=after, schedule=schedule, plan=plan, by_libraries=tuple(before), searches=tuple(_searches(chosen)),
    )  # fmt: skip


def _schedule(chosen: Chosen, engine: str, batch: int | None) -> Schedule:
    target, storage_of = chosen.prepared.chooser.target, dict(chosen.layout.made)
    ours = iter(chosen.layout.reads)
    groups = []
    copiers: dict[str, FixedKernel] = {}
    for at, (group, reads) in enumerate(zip(chosen.groups, chosen.operators.reads, strict=True)):
        storages = next(ours) if chosen.operators.of[at] is not None else ()
        apart = {name: s for name, s in zip(reads, storages, strict=False) if s != storage_of[name]}
        copiers |= {copy_name(name, s): chosen.copiers[name, storage_of[name], s].fixed for name, s in apart.items()}
        own, fused = chosen.member(at), tuple(operator.name for operator in group.fused)
        head = (group.name, group.stands_for, fused, group.places, apart)
        groups.append(
            ScheduledGroup(*head, None)
            if own is None
            else ScheduledGroup(*head, own.fixed, own.time_us, own.engine, own.member.origin)
        )
    for group, placed in zip(chosen.groups, chosen.placed, strict=True):
        if placed is not None:  # constants that are read as tensors lie where the kernel writes
            storage_of |= {name: placed.writes for name in group.inputs if name not in storage_of}
    return Schedule(
        __version__, chosen.prepared.model.name, graph_key(chosen.prepared.graph), target.gpu.name, fingerprint(target.gpu), BASE,
        target.precision_name, batch, engine, storage_of, tuple(groups), copiers,
    )  # fmt: skip


def _kernels(prediction: NetworkPrediction) -> dict[str, list[LayerTime]]:
    """Return the kernels of a prediction by the first operator that they compute."""
    out: dict[str, list[LayerTime]] = {}
    for layer in prediction.layers:
        if layer.kind == "kernel" and layer.operators:
            out.setdefault(layer.operators[0], []).append(layer)
    return out


def _rows(chosen: Chosen, before: NetworkPrediction | None, after: NetworkPrediction) -> list[OperatorRow]:
    """Return what each operator takes in the run before and after."""
    old, new = ({} if each is None else _kernels(each) for each in (before, after))
    storages = tuple(dict.fromkeys(storage for _, storage in chosen.searches))
    rows = []
    for at, group in enumerate(chosen.groups):
        name, own, number, placed = group.stands_for[0], chosen.member(at), chosen.operators.of[at], chosen.placed[at]
        if own is None or number is None or placed is None or name not in new:
            continue
        shapes = ["driver" if kernel.local is None else "x".join(map(str, kernel.local)) for kernel in new[name]]
        kernels = ", ".join(f"{kernel.variant} ({shape})" for kernel, shape in zip(new[name], shapes, strict=True))
        searched = [chosen.searches[number, storage] for storage in storages]
        rows.append(
            OperatorRow(
                name, group.anchor.kind, kernels, dict(own.member.parameters), placed.reads, placed.writes, own.member.origin,
                sum(kernel.time_us for kernel in new[name]), sum(kernel.time_us for kernel in old[name]) if name in old else None,
                sum(len(search.rated) for search in searched), max(search.valid for search in searched),
                max(search.offered for search in searched),
            )
        )  # fmt: skip
    return rows


def _searches(chosen: Chosen) -> list[OperatorSearch]:
    named: dict[int, list[str]] = {}
    for group, number in zip(chosen.groups, chosen.operators.of, strict=True):
        if number is not None:
            named.setdefault(number, []).append(group.stands_for[0])
    operators = chosen.operators
    return [
        OperatorSearch(operators.shape(number), storage, tuple(named[number]), search)
        for (number, storage), search in sorted(chosen.searches.items())
    ]
