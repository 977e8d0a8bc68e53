"""The suite of a network: the launches of its plan, which of them are to be chosen among, and what its memory holds.

What `mgpusim.calibrate.measuring.network_run` needs on a device: everything that a plan decides is written down, so that no plan
is made there.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.load import as_gpu
from mgpusim.calibrate.measuring.network_run import EXPECTED
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.editing import with_batch
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.nn.kernels.weights import weight_contents
from mgpusim.nn.libraries.local_sizes import GroupLimits, far_apart
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.lowering.data import HOST_SUFFIX
from mgpusim.nn.lowering.facts import rule_kind
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.planning.schedule import SCHEDULED, plan_scheduled
from mgpusim.nn.reference.contents import beyond_numbers, constant_contents, random_inputs, stored_contents, with_values
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.running.case import NetworkLike, as_network
from mgpusim.nn.running.chosen import chosen_steps
from mgpusim.nn.running.timing import CANDIDATES
from mgpusim.sched.shapes.candidates import three
from mgpusim.session import USUAL, Session
from mgpusim.trace.trace import launch_key
from mgpusim.workload.args import BufferArg, ImageArg, arg_to_dict
from mgpusim.workload.corpus import SCHEMA, WEIGHTS
from mgpusim.workload.launch import Launch, range_to_dict
from mgpusim.workload.program import seeds_of

if TYPE_CHECKING:
    from os import PathLike

    from mgpusim.arch.load import GpuLike
    from mgpusim.arrays import Array
    from mgpusim.nn.planning.schedule import Schedule

CHOICES = ("device", "model")
"""Who chooses where a library times kernels: the device that is measured, or this model of it."""
HALF = "cl_khr_fp16"
SMALLEST = 32
"""Work items of a group below which no library looks for another."""


class NetworkSuite(msgspec.Struct, frozen=True):
    """A network to be measured.

    Attributes
    ----------
    document : a suite as of `mgpusim.calibrate.measuring.suites`, with the steps of the network under `network`.
    values : numbers of its weights and inputs, and of the outputs that are expected, by the names in the document.
    notes : sentences for the user.
    """

    document: dict[str, Any]
    values: dict[str, Any]
    notes: tuple[str, ...] = ()


def network_suite(
    network: NetworkLike,
    gpu: GpuLike,
    library: str | Library = DEFAULT_LIBRARY,
    *,
    precision: str | None = None,
    batch: int | None = None,
    resolution: int | None = None,
    inputs: dict[str, tuple[int, ...]] | None = None,
    choose: str = "device",
    candidates: int = CANDIDATES,
    schedule: Schedule | str | PathLike[str] | None = None,
    seed: int = 0,
    session: Session = USUAL,
) -> NetworkSuite:
    """Return what is measured of a network as a library would run it on a GPU.

    Weights are those of the model's file; a network of the zoo has drawn ones, and inputs are drawn.

    Parameters
    ----------
    gpu : whose limits and maker the library's rules go by: the preset of the device to be measured.
    choose : who chooses where the library times kernels: "device" measures up to `candidates` work groups of each, "model" takes
        what is predicted to be fastest, so that what runs is known before.
    schedule : kernels, work groups and storages to take in place of the library's, or the path of a file of `mgpusim schedule`.
    session : settings of the run, which tells of choosing by the model.

    >>> suite = network_suite("srcnn", "adreno-640", resolution=24)
    >>> document = suite.document["network"]
    >>> document["library"], document["precision"], document["needs"], [step["kind"] for step in document["steps"]][:3]
    ('tflite-gpu', 'F16', ['cl_khr_fp16'], ['upload', 'launch', 'launch'])
    """
    import numpy as np

    if choose not in CHOICES:
        raise InputError(suggest("choose", choose, CHOICES))
    graph = as_network(network, inputs=inputs, resolution=resolution, values=True)
    graph = with_values(graph if batch is None else with_batch(graph, batch), seed)
    if schedule is None:
        plan = plan_network(graph, gpu, library, precision=precision)
    else:
        plan = plan_scheduled(graph, as_gpu(gpu), schedule, precision=precision)
    if left := [step.name for step in plan.steps if step.work == "fallback"]:
        name = plan.library.name
        raise UnsupportedError(f"network {graph.name}: {name} leaves operators to the CPU, which no GPU times: {', '.join(left)}")
    steps: Sequence[PlannedStep] = plan.steps
    if choose == "model":
        steps = chosen_steps(plan, candidates=candidates, session=session)
    bits = plan.target.precision
    notes = [*plan.notes, *beyond_numbers(graph, 16 in (bits.stored, bits.calc, bits.sums))]
    writer = _SuiteWriter(plan, candidates)
    with np.errstate(all="ignore"):  # the notes name what is not finite
        written = [writer.step(step) for step in steps]
        given = random_inputs(graph, seed)
        writer.values |= {name: array.reshape(-1) for name, array in given.items()}
        try:
            writer.expect(graph, given)
        except UnsupportedError as error:
            notes.append(f"Outputs are not checked: {error}.")
    document = writer.document(written, choose)
    if schedule is not None:
        document["network"]["library"] = SCHEDULED
    return NetworkSuite(document, writer.values, tuple(notes))


class _SuiteWriter:
    """Writes the steps of a plan down: `launches` are distinct, `values` are weights by their contents."""

    def __init__(self, plan: NetworkPlan, candidates: int) -> None:
        self.plan, self.graph, self.most = plan, plan.graph, candidates
        self.kinds = {operator.name: rule_kind(plan.graph, operator) for operator in plan.graph.operators}
        self.kernels: dict[str, dict[str, str]] = {}
        self.launches: list[dict[str, Any]] = []
        self.places: dict[str, int] = {}  # of launches, by their keys
        self.tensors: dict[str, int] = {}  # bytes
        self.values: dict[str, Array] = {}
        self.stored: dict[str, Stored] = {}
        self.checked: dict[str, Any] = {}

    def step(self, step: PlannedStep) -> dict[str, Any]:
        """Return a step as a document has it."""
        out: dict[str, Any] = {"kind": step.kind, "name": step.name}
        if step.kind == "choice":
            return {**out, "alternatives": [[self.step(alternative) for alternative in way] for way in step.alternatives]}
        if step.kind == "host":
            (plain,) = step.writes if step.work == "upload" else step.reads
            name = plain.removesuffix(HOST_SUFFIX)
            arg = arg_to_dict(BufferArg("float32", self.graph.tensors[name].count))
            self._used((plain,), step.bytes_b)
            return {**out, "kind": step.work, "memory": plain, "tensor": name, "arg": arg, "bytes_b": step.bytes_b}
        operator = next((self.kinds[name] for name in step.operators if name in self.kinds), "convert")
        return {**out, "operator": operator, "options": [self._option(option) for option in step.options]}

    def _used(self, names: Iterable[str], size_b: int) -> None:
        for name in names:
            self.tensors[name] = max(size_b, self.tensors.get(name, 0))

    def _option(self, option: Option) -> dict[str, Any]:
        """Return a kernel: where its launches are, and the memory of its arguments."""
        call = option.call
        name = self._kernel(call)
        launches = [self._launch(name, _in_group) for _in_group in self._in_groups(option)]
        document = {"variant": call.variant, "launches": launches, "memory": self._memory(call), "writes": list(call.writes)}
        reserve = self._reserve(name, option, launches)
        return {**document, "reserve": reserve} if reserve else document

    def _in_groups(self, option: Option) -> list[Launch]:
        """Return the launch of a kernel with each work group, those that differ the most where there are many."""
        launch, sizes = option.call.launch, list(option.locals)
        if len(sizes) > self.most:
            own = [three(local) for local in sizes if local is not None]
            sizes = [local[: launch.dim] for local in far_apart(own, self.most)]
        return [msgspec.structs.replace(launch, local_size=local) for local in sizes]

    def _reserve(self, name: str, option: Option, launches: list[int]) -> list[list[int]]:
        """Return launches with the work groups that the library takes where the driver allows a kernel only smaller ones.

        Each list is for half of the items of the one before; one is measured where all before it are refused.
        """
        limits = self.plan.target.gpu.limits
        most, before, out = limits.max_work_group_size // 2, set(launches), []
        sides = (*limits.max_work_item_sizes, 1, 1)[:3]
        while most >= SMALLEST:
            try:
                smaller = self._in_groups(option.limited(GroupLimits(most, sides)))
            except InputError:  # none of the library's list is so small
                break
            names = [self._launch(name, smaller_call, sorted(before)) for smaller_call in smaller]
            if not before.issuperset(names):
                out.append(names)
                before.update(names)
            most //= 2
        return out

    def _memory(self, call: Call) -> list[str]:
        """Return the names of an argument's memory each: a tensor's, or that of weights by what they hold."""
        given = iter(weight_contents(call, self.graph.values))
        out = []
        for arg, operand in zip(call.launch.args, call.operands, strict=True):
            tensor = None if operand is None else self.graph.tensors.get(operand.name)
            if operand is not None and not (tensor is not None and tensor.constant):
                assert isinstance(arg, BufferArg | ImageArg)
                self._used((operand.name,), arg.size_b)
                if isinstance(operand, Stored):
                    self.stored[operand.name] = operand
                out.append(operand.name)
                continue
            values = next(given) if operand is None else constant_contents(self.graph, operand)
            name = f"{WEIGHTS}{hashlib.sha256(values.tobytes()).hexdigest()[:16]}"
            self.values[name] = values
            out.append(name)
        return out

    def _kernel(self, call: Call) -> str:
        """Return the name of a kernel: its variant, numbered where several sources have one."""
        launch = call.launch
        source = {"source": launch.text(), "entry": launch.entry, "options": launch.options}
        stem = re.sub(r"\W+", "_", call.variant).strip("_")
        number = 1
        while True:
            name = stem if number == 1 else f"{stem}_{number}"
            if self.kernels.setdefault(name, source) == source:
                return name
            number += 1

    def _launch(self, name: str, launch: Launch, behind: Sequence[int] = ()) -> int:
        """Return the position of a launch among those that are measured alone.

        Parameters
        ----------
        behind : launches that must all be refused before this one is measured; none: it always is.
        """
        key = launch_key(launch)
        if key not in self.places:
            self.places[key] = len(self.launches)
            seeds = seeds_of(launch)
            tags = {"network": self.graph.name, "library": self.plan.library.name, "precision": self.plan.target.precision.label}
            family = name.partition("_")[0]
            entry = {"kernel": name, **range_to_dict(launch), "tags": {**tags, "family": family}, "seeds": seeds}
            self.launches.append({**entry, "behind": list(behind)} if behind else entry)
        entry = self.launches[self.places[key]]
        if self.places[key] not in behind and entry.get("behind", []) != list(behind):
            entry.pop("behind", None)
        return self.places[key]

    def expect(self, graph: Graph, given: Mapping[str, Array]) -> None:
        """Note what outputs are to be, and what a softmax is made of: between it and one there may be nothing to compare.

        Parameters
        ----------
        graph : before the library's passes.
        """
        ends = {name: operator for operator in graph.operators for name in operator.outputs}
        before = [ends[name].inputs[0] for name in graph.outputs if name in ends and ends[name].kind == "softmax"]
        more = tuple(name for name in dict.fromkeys(before) if name in self.stored and name not in graph.outputs)
        outputs = run_graph(msgspec.structs.replace(graph, outputs=(*graph.outputs, *more)), given)
        self.values |= {EXPECTED + name: outputs[name].reshape(-1) for name in graph.outputs}
        for name in more:
            self.values[EXPECTED + name] = stored_contents(graph, self.stored[name], outputs[name], math.nan)
            self.checked[name] = arg_to_dict(self.stored[name].arg("read"))

    def document(self, steps: list[dict[str, Any]], choose: str) -> dict[str, Any]:
        """Return the suite."""
        plan = self.plan
        target, profile = plan.target, plan.library
        halves = {name: 16 in (p.stored, p.calc, p.sums) for name, p in profile.precision.items()}
        network = {
            "name": self.graph.name, "library": profile.name, "precision": target.precision_name, "gpu": target.gpu.name,
            "batch": next((self.graph.image(name).n for name in self.graph.inputs), 1), "choose": choose,
            "needs": [HALF] if halves[target.precision_name] else [],
            "plain_precisions": [name for name, half in halves.items() if not half],
            "flush_every": plan.flush_every, "tensors": self._tensors(), "steps": steps, "checked": self.checked,
        }  # fmt: skip
        return {"schema": SCHEMA, "device": {}, "kernels": self.kernels, "launches": self.launches, "network": network}

    def _tensors(self) -> dict[str, dict[str, Any]]:
        out: dict[str, dict[str, Any]] = {}
        for name, size_b in self.tensors.items():
            planned = self.plan.tensors[name]
            out[name] = {"of": planned.of, "offset_b": planned.offset_b, "size_b": max(size_b, planned.size_b)}
        for tensor in list(out.values()):
            end = tensor["offset_b"] + tensor["size_b"]
            whole = out.setdefault(tensor["of"], {"of": tensor["of"], "offset_b": 0, "size_b": 0})
            whole["size_b"] = max(whole["size_b"], end)
        return out
