"""A plan: a network as launches and host work, with its tensors in storages; what `mgpusim.nn.planning.planner` makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.host.work import HostWork, host_work
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, local_policies
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.lowering.data import HOST_SUFFIX
from mgpusim.nn.lowering.facts import Target
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.workload.launch import Launch


class Option(msgspec.Struct, frozen=True):
    """A kernel of a step, and the work groups among which one is chosen.

    `call` has no work-group size; `locals` are those that the library tries, None for the driver's choice. `policy` with its
    `arguments` is where they come from (`mgpusim.nn.libraries.local_sizes`), for `limited`.
    """

    call: Call
    locals: tuple[Sizes | None, ...]
    policy: str = ""
    arguments: Mapping[str, Any] = {}

    @classmethod
    def of(cls, call: Call, local: Sizes | None) -> Option:
        """Return a kernel whose work group is given."""
        bare = call if call.launch.local_size is None else msgspec.structs.replace(call, launch=call.launch.with_local(None))
        return cls(bare, (local,))

    @property
    def launch(self) -> Launch:
        """The launch with its first work group, the only one of a kernel that was chosen."""
        return self.call.launch.with_local(self.locals[0])

    def limited(self, limits: GroupLimits) -> Option:
        """Return the option with the work groups that the library would try if a kernel's own limit were lower.

        Libraries ask the driver for it once the kernel is compiled: many registers mean small groups.
        """
        if not self.policy:
            return self
        locals_ = local_policies.lookup(self.policy)(self.call.launch.global_size, limits, self.arguments)
        return msgspec.structs.replace(self, locals=locals_)


class PlannedStep(msgspec.Struct, frozen=True):
    """Something that happens in a run.

    Attributes
    ----------
    kind : "launch": a kernel, one of `options`; "host": work of the CPU; "choice": one of `alternatives`, each a way of several
        launches.
    name : of the group's anchor, with what it is one of: "conv1", "conv2: winograd4 input".
    operators : of the model that it computes, or helps to compute.
    options : kernels that the library times, one where it goes by a rule.
    work : of the host: "upload", "read back", "fallback".
    reads, writes : tensors.
    bytes_b : that a host step copies between CPU and GPU.
    host : what it asks of the CPU.
    mapped : whether the buffer is mapped rather than copied, where the GPU's description says that it can be.
    """

    kind: str
    name: str
    operators: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    alternatives: tuple[tuple[PlannedStep, ...], ...] = ()
    work: str = ""
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    bytes_b: int = 0
    host: HostWork = HostWork()
    mapped: bool = False


def options_of(steps: Iterable[PlannedStep]) -> Iterator[Option]:
    """Yield every kernel of some steps, those of all alternatives too."""
    for step in steps:
        yield from step.options
        for way in step.alternatives:
            yield from options_of(way)


def fallback_step(graph: Graph, group: OperatorGroup) -> PlannedStep:
    """Return what the CPU does for a group: its operators one after the other, with what is read and written once.

    >>> tensors = {name: Tensor(name, (1, 4, 4, 8)) for name in "xy"}
    >>> relu = Operator("relu", "elementwise", ("x",), ("y",), {"function": "relu"})
    >>> step = fallback_step(Graph("g", (relu,), tensors, ("x",), ("y",)), OperatorGroup(relu))
    >>> step.work, step.host.bytes_b, step.host.moved, step.reads
    ('fallback', 1024, 128, ('x@plain',))
    """
    tensors = graph.tensors
    return PlannedStep(
        "host", group.name, group.stands_for, work="fallback", host=host_work(graph, group),
        reads=tuple(name + HOST_SUFFIX for name in group.inputs if not tensors[name].constant),
        writes=tuple(name + HOST_SUFFIX for name in group.outputs),
    )  # fmt: skip


class PlannedTensor(msgspec.Struct, frozen=True):
    """A tensor of the plan.

    Attributes
    ----------
    shape : of the network's tensor; of what lives between the launches of one operator, its image.
    storage, bits, size_b : where it lies ("host" of what the CPU makes for itself), and what it takes; 0 bits of plain buffers.
    first, last : steps that make it and read it last; -1 where it is there from the start.
    of : the tensor in whose memory it lies: its own name, if in none.
    role : "input", "output", "between", "constant" or "view".
    offset_b : bytes from the start of `of` at which it begins.
    """

    name: str
    shape: tuple[int, ...]
    storage: str
    bits: int
    size_b: int
    first: int
    last: int
    of: str
    role: str
    offset_b: int = 0


class Explanation(msgspec.Struct, frozen=True):
    """What became of an operator of the model: `fate` is "kernel", "fused", "free" or "host"; `text` says more."""

    operator: str
    kind: str
    fate: str
    text: str


class NetworkPlan(msgspec.Struct, frozen=True):
    """A network planned for a GPU as a library would run it.

    Attributes
    ----------
    graph : after the library's passes.
    steps : in order; "launch", "host" and "choice", see `PlannedStep`.
    notes : sentences for the user: what was assumed, what falls to the CPU.
    explanation : for each operator of the model.
    memory_b : of tensors on the GPU, arranged by the library's allocator.
    weights_b : of weights and biases in the layouts of their kernels; of the largest candidate where kernels are timed.
    flush_every : launches after which the library flushes the queue; 0: at the end alone.
    recorded : whether the library can record its launches and replay them, on this GPU.
    sets_arguments : whether it sets the arguments of kernels in every run.
    """

    library: Library
    target: Target
    graph: Graph
    steps: tuple[PlannedStep, ...]
    tensors: dict[str, PlannedTensor]
    notes: tuple[str, ...]
    explanation: tuple[Explanation, ...]
    memory_b: int
    weights_b: int
    flush_every: int = 0
    recorded: bool = False
    sets_arguments: bool = False

    def check_runs(self, *, recorded: bool) -> None:
        """Refuse a plan of which nothing runs, or whose launches are to be `recorded` where the library records none."""
        if not self.steps:
            raise InputError(f"network {self.graph.name}: nothing of it runs: its outputs are inputs, or constants")
        if recorded and not self.recorded:
            raise InputError(f"recorded: {self.library.name} records no queue on {self.target.gpu.name}; leave it out")

    @property
    def n_launches(self) -> int:
        """Launches of a run; of a choice those of its shortest way."""
        return sum(_launches(step) for step in self.steps)


def _launches(step: PlannedStep) -> int:
    if step.kind == "choice":
        return min((sum(map(_launches, way)) for way in step.alternatives), default=0)
    return int(step.kind == "launch")
