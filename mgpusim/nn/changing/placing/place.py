"""Places a network on GPU and CPU: the cut with the least time, and what simple rules would take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, suggest
from mgpusim.nn.changing.change import NetworkChange, NetworkRuns
from mgpusim.nn.changing.placing.costs import PlacedGroup, PlacementCosts, placement_costs
from mgpusim.nn.changing.placing.cut import Crossing, crosses, cut, cut_cost
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.operators import HOST_KINDS
from mgpusim.nn.host.cpu import busy_cores, cores_text, maps_buffers
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.made_for import MadeFor
from mgpusim.nn.planning.placement import HostPlacement, on_cores
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network, prepare_network
from mgpusim.nn.running.case import NetworkLike, as_network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import CANDIDATES
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import by_engine

TRANSFERS = ("auto", "copy", "map")
"""How tensors cross: as is faster where the GPU's description says that buffers can be mapped, by copies, or mapped."""


class PlacementStrategy(msgspec.Struct, frozen=True):
    """A rule that places a network, or the cut, and the run of it.

    Attributes
    ----------
    name : "all on the GPU", "all on the CPU", "each where it is faster", "vision on the CPU" or "minimum cut".
    on_host : groups on the CPU.
    latency_us : of the run; `kernels_us`, `copies_us`, `cpu_us` and `gaps_us` are its parts.
    crossings : tensors that cross, each once for each direction.
    sum_us : what the cut minimises: times of operators and of crossings, one after the other.
    """

    name: str
    on_host: tuple[str, ...]
    latency_us: float
    kernels_us: float
    copies_us: float
    cpu_us: float
    gaps_us: float
    crossings: int
    sum_us: float


class PlacementSegment(msgspec.Struct, frozen=True):
    """Groups that follow each other on one side: the first, the last, how many, and the sum of their times."""

    on_host: bool
    first: str
    last: str
    groups: int
    time_us: float


class NetworkPlacement(NetworkChange, frozen=True, kw_only=True, tag="mgpusim.network_placement/2"):
    """A network placed on the GPU and CPU of a chip.

    Attributes
    ----------
    placement : what was chosen; `mgpusim network --placement` takes it.
    groups : in the order of the run, with their times on each side.
    crossings : tensors that cross in it, with what that takes.
    strategies : what was compared; the chosen one is `strategy`.
    prediction : the run of the network so placed, `after_us`; `gpu_only` is that with all on the GPU, `before_us`.
    notes : what to know of the result.
    segments : the groups in the order of the run, those that follow each other on one side together; reshapes are on any.
    """

    unprinted: ClassVar = ("prediction", "gpu_only")

    placement: HostPlacement
    groups: tuple[PlacedGroup, ...]
    crossings: tuple[Crossing, ...]
    strategies: tuple[PlacementStrategy, ...]
    strategy: str
    prediction: NetworkPrediction
    gpu_only: NetworkPrediction
    notes: tuple[str, ...]
    segments: tuple[PlacementSegment, ...]


def _segments(groups: Sequence[PlacedGroup]) -> tuple[PlacementSegment, ...]:
    segments = []
    working = [group for group in groups if group.gpu_us != 0 or group.cpu_us != 0]
    for on_host, members in groupby(working, key=lambda group: group.on_host):
        part = list(members)
        time_us = sum((member.cpu_us if on_host else member.gpu_us) or 0.0 for member in part)
        segments.append(PlacementSegment(on_host, part[0].name, part[-1].name, len(part), time_us))
    return tuple(segments)


def place_network(
    network: NetworkLike,
    gpu: GpuLike,
    library: str | Library = DEFAULT_LIBRARY,
    *,
    precision: str | None = None,
    batch: int | None = None,
    resolution: int | None = None,
    inputs: Mapping[str, tuple[int, ...]] | None = None,
    transfers: str = "auto",
    host_cores: str | None = None,
    candidates: int = CANDIDATES,
    overrides: Overrides | None = None,
    session: Session = USUAL,
) -> NetworkPlacement:
    """Choose which operators of a network run on the GPU and which on the CPU of the same chip.

    The cut has the least sum of what operators take on their side and of what tensors take to cross; it is exact
    (`mgpusim.nn.changing.placing.cut`). It and the simple rules are then run in time, and the fastest is chosen.

    Parameters
    ----------
    network : name of a network of the zoo, path of a model, or a `Graph`. `resolution` and `inputs` are its sizes, `batch` images
        at once, all as of `mgpusim.network`.
    gpu : name, path or `GpuSpec`, with `overrides` of its fields.
    library : name or path of a library profile, in a `precision` of its own.
    transfers : "copy", "map" (`host.mapping` of the GPU says what it takes), or "auto", what is faster.
    host_cores : of the CPU, that operators run on, as "3med" or "1large+1med"; `host.threads` of the GPU, if not given.
    candidates : work groups to compare where the library times them, at most.
    session : settings of the run, which tells (kernels predicted, of how many, which).

    Raises
    ------
    MgpusimError
        As `mgpusim.nn.running.predict.network`; `transfers` is none of these, or the GPU's buffers cannot be mapped.

    >>> placed = place_network("srcnn", "adreno-640", resolution=24)
    >>> [strategy.name for strategy in placed.strategies]
    ['all on the GPU', 'all on the CPU', 'each where it is faster', 'minimum cut']
    """
    if transfers not in TRANSFERS:
        raise InputError(f"transfers: {suggest('kind', transfers, TRANSFERS)}")
    spec = as_gpu(gpu, overrides)
    if host_cores is not None:
        spec = on_cores(spec, host_cores)
    busy_cores(spec.host)  # refuses cores that there are not
    able = maps_buffers(spec.host)
    if transfers == "map" and not able:
        raise InputError(f"transfers: {spec.name} maps no buffers (host.mapping); take copy, or set the field")
    graph = as_network(network, inputs=inputs, resolution=resolution)
    if not graph.operators:
        raise InputError(f"network {graph.name}: has no operators, so there is nothing to place")
    profile = library if isinstance(library, Library) else load_library(library)
    runs = NetworkRuns(graph, candidates=candidates, session=session)
    sides = [True, False] if transfers == "auto" and able else [transfers == "map"]
    placers = [_Placer(runs, spec, profile, {"precision": precision, "batch": batch}, mapped) for mapped in sides]
    return min((placer.run() for placer in placers), key=lambda placement: placement.after_us)


class _Placer:
    """Places a network with one kind of transfers."""

    def __init__(self, runs: NetworkRuns, gpu: GpuSpec, library: Library, asked: dict[str, Any], mapped: bool) -> None:
        self.runs, self.gpu, self.library, self.asked, self.mapped = runs, gpu, library, asked, mapped
        self.prepared = prepare_network(runs.graph, gpu, library, **asked)
        self.known: dict[frozenset[str], tuple[NetworkPlan, NetworkPrediction]] = {}

    def run(self) -> NetworkPlacement:
        plan, everything = self._run(frozenset())
        costs = placement_costs(self.prepared, plan, everything, mapped=self.mapped, **self.runs.timing)
        self.operators = {group.name: group.operators for group in costs.groups}
        strategies = {name: self._strategy(name, on_host, costs) for name, on_host in self._candidates(costs).items()}
        best = min(strategies.values(), key=lambda strategy: (strategy.latency_us, strategy.name != "minimum cut"))
        chosen = frozenset(best.on_host)
        prediction = self._run(chosen)[1]
        groups = tuple(msgspec.structs.replace(group, on_host=group.name in chosen) for group in costs.groups)
        placement = HostPlacement(
            made_for=MadeFor.now(self.prepared.graph, self.gpu), library=self.library.name, precision=prediction.precision,
            batch=self.asked["batch"], mapped=self.mapped,
            on_host=tuple(name for group in groups if group.on_host for name in group.operators), latency_us=best.latency_us,
            host_cores="" if self.gpu.host is None else self.gpu.host.threads or "",
        )  # fmt: skip
        crossing = tuple(edge for edge in costs.crossings if any(crosses(edge, chosen)))
        notes = self._notes(costs, strategies, best)
        return NetworkPlacement(
            provenance=by_engine(prediction.engine, prediction.gpu), network=prediction.network, gpu=prediction.gpu,
            library=prediction.library, precision=prediction.precision, engine=prediction.engine, before_us=everything.latency_us,
            after_us=prediction.latency_us, placement=placement, groups=groups, crossings=crossing,
            strategies=tuple(strategies.values()), strategy=best.name, prediction=prediction, gpu_only=everything, notes=notes,
            segments=_segments(groups),
        )  # fmt: skip

    def _candidates(self, costs: PlacementCosts) -> dict[str, frozenset[str]]:
        """Return the groups on the CPU by each rule, and by the cut; a group that can run on one side alone runs there."""
        must = frozenset(group.name for group in costs.groups if group.gpu_us is None)
        can = frozenset(group.name for group in costs.groups if group.cpu_us is not None)
        faster = frozenset(
            group.name for group in costs.groups
            if group.gpu_us is None or (group.cpu_us is not None and group.cpu_us < group.gpu_us)
        )  # fmt: skip
        vision = frozenset(group.name for group in costs.groups if group.kind in HOST_KINDS) & can
        choices = {"all on the GPU": must, "all on the CPU": can, "each where it is faster": faster}
        if vision - must:
            choices["vision on the CPU"] = vision | must
        return {**choices, "minimum cut": cut(costs.parts, costs.crossings)}

    def _strategy(self, name: str, on_host: frozenset[str], costs: PlacementCosts) -> PlacementStrategy:
        run = self._run(on_host)[1]
        crossings = sum(sum(crosses(crossing, on_host)) for crossing in costs.crossings)
        order = tuple(group.name for group in costs.groups if group.name in on_host)
        return PlacementStrategy(
            name, order, run.latency_us, run.kernels_us, run.copies_us, run.cpu_us, run.gaps_us, crossings,
            cut_cost(costs.parts, costs.crossings, on_host),
        )  # fmt: skip

    def _run(self, on_host: frozenset[str]) -> tuple[NetworkPlan, NetworkPrediction]:
        if on_host not in self.known:
            operators = frozenset(name for group in on_host for name in self.operators[group])
            plan = plan_network(self.runs.graph, self.gpu, self.library, on_host=operators, mapped=self.mapped, **self.asked)
            plan.check_runs(recorded=False)
            self.known[on_host] = plan, self.runs.of(plan)
        return self.known[on_host]

    def _notes(
        self, costs: PlacementCosts, strategies: Mapping[str, PlacementStrategy], best: PlacementStrategy
    ) -> tuple[str, ...]:
        notes = []
        missing = [group for group in costs.groups if group.gpu_us is None]
        if missing:
            kinds = ", ".join(sorted({group.kind for group in missing}))
            notes.append(
                f"{self.library.name} has no kernels for {len(missing)} of {len(costs.groups)} ({kinds}): on the CPU always."
            )
        least = strategies["minimum cut"]
        if best.latency_us < least.latency_us and best.on_host != least.on_host:
            notes.append(
                f"The minimum cut adds times up. In the run the host's calls overlap with kernels, and '{best.name}' is faster."
            )
        host = self.gpu.host
        if host is None:
            notes.append(f"The CPU of {self.gpu.name} is not described ([host]): one big core of a phone is taken.")
        else:
            notes.append(f"Operators on the CPU run on {cores_text(host)} of {host.name}: threads share products alone.")
        notes.append("What operators take on the CPU is a model of TensorFlow Lite's, fitted on two phones.")
        how = "mapped without a copy" if self.mapped and host is not None and host.mapping == "coherent" else (
            "mapped, with their lines written back" if self.mapped else "copied")  # fmt: skip
        notes.append(f"Tensors that cross are {how}.")
        return tuple(notes)
