"""Runs of one network or several side by side: their steps in turns, what each waits for, and the memory that they hold.

Copies of a network share its weights. Their tensors, and all of different networks, lie in memories of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.fusion.partial_order import PartialOrder, RunMemory
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.chosen import choose
from mgpusim.nn.running.timeline import TimedStep, Timeline, Uses, run_steps
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch


class TimedNetwork(msgspec.Struct, frozen=True):
    """A network planned and timed by itself.

    Attributes
    ----------
    steps : of a run, each launch with one kernel and one work group; `pieces` are the same with what they take.
    keys : what makes a launch the same as another; "" of work of the host.
    waits : of each step, the earlier ones whose memory it uses.
    """

    case: NetworkCase
    plan: NetworkPlan
    steps: tuple[PlannedStep, ...]
    pieces: tuple[TimedStep, ...]
    keys: tuple[str, ...]
    waits: tuple[tuple[int, ...], ...]

    @property
    def images(self) -> int:
        graph = self.plan.graph
        return next((graph.tensors[name].shape[0] for name in graph.inputs if len(graph.tensors[name].shape) > 1), 1)

    @property
    def profiled(self) -> bool:
        """Whether its library's queue has profiling."""
        return self.plan.library.queue.profiled

    def launch(self, step: int) -> Launch:
        return self.steps[step].options[0].launch

    def run(self, gpu: GpuSpec) -> Timeline:
        return run_steps(self.pieces, gpu, recorded=self.case.recorded, flush_every=self.plan.flush_every)


class PlacedStep(NamedTuple):
    """Where a step of several runs comes from: the number of the network, of its copy, and of the step in it."""

    network: int
    copy: int
    step: int


class SideBySide(msgspec.Struct, frozen=True):
    """Runs of networks and copies as one, `places` in turns.

    Attributes
    ----------
    pieces : the steps with what they take, tensors and weights by names that keep the runs apart.
    order : what waits for what.
    memory : tensors on the GPU while the runs go on; `apart_b` the most that are there while they run one after the other.
    """

    networks: tuple[TimedNetwork, ...]
    places: tuple[PlacedStep, ...]
    pieces: tuple[TimedStep, ...]
    order: PartialOrder
    memory: RunMemory
    apart_b: int

    def planned(self, i: int) -> PlannedStep:
        return self.networks[self.places[i].network].steps[self.places[i].step]

    def launch(self, i: int) -> Launch:
        return self.networks[self.places[i].network].launch(self.places[i].step)

    def key(self, i: int) -> str:
        """Return what makes the launch of step i the same as another; "" of work of the host."""
        return self.networks[self.places[i].network].keys[self.places[i].step]


def time_network(case: NetworkCase, gpu: GpuSpec, *, session: Session = USUAL) -> TimedNetwork:
    """Plan a network, choose its kernels as its library does, and time them.

    >>> timed = time_network(as_case("srcnn", resolution=24), load_gpu("adreno-640"))
    >>> sum(key != "" for key in timed.keys), timed.waits[:4]
    (5, ((), (0,), (1,), (2,)))
    """
    plan = case.plan(gpu)
    chosen = choose(plan, candidates=case.candidates, session=session)
    steps = tuple(c.fixed for c in chosen)
    pieces, keys = (tuple(parts) for parts in zip(*((c.in_run(plan), c.key) for c in chosen), strict=True))
    return TimedNetwork(case, plan, steps, pieces, keys, waits_of(plan, steps))


# ---- what waits for what -------------------------------------------------------------------------------------------------
class _UsedSpan(NamedTuple):
    """Bytes of a memory that a step uses."""

    memory: str
    start_b: int
    end_b: int
    written: bool

    def waits_for(self, other: _UsedSpan) -> bool:
        return (self.written or other.written) and self.start_b < other.end_b and other.start_b < self.end_b


def _spans(plan: NetworkPlan, step: PlannedStep) -> list[_UsedSpan]:
    def span(name: str, written: bool) -> _UsedSpan:
        planned = plan.tensors.get(name)
        if planned is None:
            return _UsedSpan(name, 0, 1, written)
        return _UsedSpan(planned.of, planned.offset_b, planned.offset_b + planned.size_b, written)

    if step.kind != "launch":
        return [span(name, False) for name in step.reads] + [span(name, True) for name in step.writes]
    call = step.options[0].call
    return [span(name, i in call.writes) for i, name in enumerate(call.tensors) if name]


def waits_of(plan: NetworkPlan, steps: Sequence[PlannedStep]) -> tuple[tuple[int, ...], ...]:
    """Return the earlier steps that each step of a run waits for: those that write what it uses, or use what it writes.

    >>> from mgpusim.nn.running.chosen import chosen_steps
    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("squeezenet_v1_1", resolution=32), "adreno-640")
    >>> order = PartialOrder(waits_of(plan, chosen_steps(plan)))
    >>> sum(order.independent(i, i + 1) for i in range(len(order) - 1))  # what expands, of eight fire modules
    8
    """
    users: dict[str, list[tuple[int, _UsedSpan]]] = {}
    out = []
    for i, step in enumerate(steps):
        mine = _spans(plan, step)
        out.append(tuple(sorted({j for own in mine for j, other in users.get(own.memory, ()) if own.waits_for(other)})))
        for own in mine:
            users.setdefault(own.memory, []).append((i, own))
    return tuple(out)


# ---- memory --------------------------------------------------------------------------------------------------------------
def _memory_of(plan: NetworkPlan, steps: Sequence[PlannedStep]) -> tuple[list[int], list[tuple[int, ...]]]:
    """Return the bytes of the memories in which tensors lie on the GPU, and the steps that use each."""
    sizes: dict[str, int] = {}
    for tensor in plan.tensors.values():
        if tensor.role != "constant" and tensor.storage != "host":
            sizes[tensor.of] = max(sizes.get(tensor.of, 0), tensor.size_b)
    used: dict[str, list[int]] = {name: [] for name in sizes}
    for i, step in enumerate(steps):
        for name in {span.memory for span in _spans(plan, step)} & used.keys():
            used[name].append(i)
    for name in plan.graph.resident:
        if name in used:
            used[name] = [0, *used[name], len(steps) - 1]
    kept = [name for name in sizes if used[name]]
    return [sizes[name] for name in kept], [tuple(dict.fromkeys(used[name])) for name in kept]


# ---- side by side --------------------------------------------------------------------------------------------------------
def side_by_side(networks: Sequence[TimedNetwork], copies: int = 1) -> SideBySide:
    """Return networks, each in so many copies, as one run: steps in turns by the share of its network that each has reached.

    What no step waits for, as results that are read back, comes last.

    >>> srcnn = time_network(as_case("srcnn", resolution=24), load_gpu("adreno-640"))
    >>> both = side_by_side([srcnn], 2)
    >>> [both.pieces[i].name for i in (0, 1)], both.order.independent(10, 11), both.order.independent(10, 12)
    (['upload input@1', 'upload input@2'], True, False)
    """
    several = len(networks) * copies > 1
    labels = _labels(networks)
    reached: list[tuple[float, PlacedStep]] = []
    for number, network in enumerate(networks):
        waited = {j for earlier in network.waits for j in earlier}
        for i, step in enumerate(network.steps):
            last = several and step.kind != "launch" and i not in waited
            at = 1.0 if last else i / len(network.steps)
            reached += [(at, PlacedStep(number, copy, i)) for copy in range(copies)]
    places = tuple(place for _, place in sorted(reached, key=lambda item: (item[0], item[1].network, item[1].step, item[1].copy)))
    at_place = {place: i for i, place in enumerate(places)}
    waits, pieces = [], []
    for number, copy, i in places:
        waits.append([at_place[PlacedStep(number, copy, j)] for j in networks[number].waits[i]])
        pieces.append(_named(labels[number], copy if copies > 1 else -1, networks[number].pieces[i]))
    sizes: list[int] = []
    used: list[tuple[int, ...]] = []
    apart_b = 0
    for number, network in enumerate(networks):
        own, users = _memory_of(network.plan, network.steps)
        apart_b = max(apart_b, RunMemory(tuple(own), tuple(users)).peak_b((i,) for i in range(len(network.steps))))
        for copy in range(copies):
            sizes += own
            used += [tuple(at_place[PlacedStep(number, copy, i)] for i in steps) for steps in users]
    return SideBySide(tuple(networks), places, tuple(pieces), PartialOrder(waits), RunMemory(tuple(sizes), tuple(used)), apart_b)


def _labels(networks: Sequence[TimedNetwork]) -> list[str]:
    """Return what to call networks in names of steps: "" of one alone, a number behind those that are called the same."""
    if len(networks) == 1:
        return [""]
    seen: dict[str, int] = {}
    out = []
    for network in networks:
        name = network.case.label
        seen[name] = seen.get(name, 0) + 1
        out.append(f"{name}:" if seen[name] == 1 else f"{name}-{seen[name]}:")
    return out


def _named(label: str, copy: int, piece: TimedStep) -> TimedStep:
    """Return a step with names of its own; a network alone keeps those of its library."""
    of_copy = f"@{copy + 1}" if copy >= 0 else ""
    if not label and not of_copy:
        return piece

    def named(uses: Uses, end: str) -> Uses:
        return tuple((f"{label}{name}{end}", size_b) for name, size_b in uses)

    return msgspec.structs.replace(
        piece, name=f"{label}{piece.name}{of_copy}", reads=named(piece.reads, of_copy), writes=named(piece.writes, of_copy),
        weights=named(piece.weights, ""),
    )  # fmt: skip
