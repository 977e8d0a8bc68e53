"""Plans of networks executed with values: kernels by the project's own executor, one behind the other, the host's work in numpy.

Memory is bytes: a tensor that lies in another is a part of its bytes. Every kernel that a library times, and every way of several
kernels, is run on the same memory, and must leave the same there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.kernels.base import Call, Operand, Stored
from mgpusim.nn.kernels.elementwise import Plain
from mgpusim.nn.kernels.flat import Flat
from mgpusim.nn.kernels.weights import weight_contents
from mgpusim.nn.lowering.data import HOST_SUFFIX
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep
from mgpusim.nn.reference.contents import constant_contents
from mgpusim.nn.reference.operators import run_graph
from mgpusim.workload.args import Arg, BufferArg, ImageArg
from mgpusim.workload.program import run
from tests.helpers.network_tensors import packed, unpacked
from tests.helpers.oracles import stored as init_of

__all__ = ["Device", "run_plan"]

Array = np.ndarray[Any, Any]
Memory = dict[str, Array]
UNWRITTEN = 0xB5


def without_pitch(arg: Arg) -> Arg:
    """Return an image of the same texels without what lies between the rows of its buffer: it changes no result."""
    return msgspec.structs.replace(arg, row_pitch=None) if isinstance(arg, ImageArg) else arg


def in_rank_four(graph: Graph, values: Array, operand: Operand) -> Array:
    """A constant of the model as (n, h, w, c), as a kernel reads it."""
    assert isinstance(operand, Stored)
    shape = operand.shape
    own = graph.layout_of(operand.name) if values.ndim == 4 else graph.layout
    if own == "NCHW" and values.ndim >= 3 and shape.h * shape.w * shape.n * shape.c == values.size:
        padded = values.reshape((1,) * (4 - values.ndim) + values.shape)
        if padded.transpose(0, 2, 3, 1).shape == (shape.n, shape.h, shape.w, shape.c):
            return padded.transpose(0, 2, 3, 1)
    return values.reshape(shape.n, shape.h, shape.w, shape.c)


class Device:
    """Runs the steps of a plan; `memory` is that of the tensors that lie in no other, `host` the tensors of the CPU."""

    def __init__(self, plan: NetworkPlan, inputs: Mapping[str, Array], rtol: float) -> None:
        self.plan, self.graph, self.rtol = plan, plan.graph, rtol
        self.host: dict[str, Array] = dict(inputs)
        self.memory: Memory = {}
        self.lie: dict[str, Operand] = {}
        self.compared = 0

    # ---- memory --------------------------------------------------------------------------------------------------------
    def place(self, name: str, size_b: int) -> tuple[str, slice]:
        planned = self.plan.tensors[name]
        return planned.of, slice(planned.offset_b, planned.offset_b + size_b)

    def read(self, memory: Memory, operand: Operand, arg: BufferArg | ImageArg) -> Array:
        name = operand.name
        tensor = self.graph.tensors.get(name)
        if tensor is not None and tensor.constant and isinstance(operand, Flat):
            return constant_contents(self.graph, operand)
        if tensor is not None and tensor.constant:
            return packed(operand, in_rank_four(self.graph, np.asarray(self.graph.values[name], np.float64), operand))
        holder, part = self.place(name, arg.size_b)
        found = memory[holder][part]
        assert found.size == arg.size_b, f"{name}: {found.size} bytes lie at {part} of {holder}, a kernel reads {arg.size_b}"
        made = self.lie.get(name)
        if isinstance(made, Stored) and isinstance(operand, Stored):
            kinds = [(t.storage, t.bits, t.image_size(), t.shape.c) for t in (made, operand)]
            assert kinds[0] == kinds[1], f"{name} is made as {made} and read as {operand}"
        return found.view(arg.dtype)

    def write(self, memory: Memory, operand: Operand, arg: BufferArg | ImageArg, values: Array) -> None:
        holder, part = self.place(operand.name, arg.size_b)
        root = self.plan.tensors[holder]
        own = memory.get(holder)
        size = max(root.size_b, part.stop)
        if own is None or own.size < size:
            own = np.full(size, UNWRITTEN, np.uint8)
        own = own.copy()
        own[part] = np.ascontiguousarray(values, arg.dtype).reshape(-1).view(np.uint8)
        memory[holder] = own
        self.lie[operand.name] = operand

    # ---- steps ---------------------------------------------------------------------------------------------------------
    def launch(self, option: Option, memory: Memory, number: int) -> Memory:
        """Run a kernel with one of its work groups and return the memory after it."""
        call, after = option.call, dict(memory)
        given = iter(weight_contents(call, self.graph.values))
        args: list[Any] = []
        launched = [without_pitch(arg) for arg in call.launch.args]
        for position, (arg, operand) in enumerate(zip(launched, call.operands, strict=True)):
            assert isinstance(arg, BufferArg | ImageArg)
            size = arg.count if isinstance(arg, BufferArg) else int(np.prod(arg.shape))
            if operand is None:
                contents = next(given)
            elif position in call.writes:
                contents = self._before(after, operand, arg)
            else:
                contents = self.read(memory, operand, arg)
            assert contents.size == size, f"argument {position} of {call.variant}: {contents.size} numbers for {size}"
            args.append(msgspec.structs.replace(arg, init=init_of(np.ascontiguousarray(contents, arg.dtype))))
        local = option.locals[number % len(option.locals)]
        ended = run(msgspec.structs.replace(call.launch, args=tuple(args)), local, sub_group=16)
        for position in call.writes:
            operand, arg = call.operands[position], launched[position]
            assert operand is not None
            assert isinstance(arg, BufferArg | ImageArg)
            self.write(after, operand, arg, ended[position])
        return after

    def _before(self, memory: Memory, operand: Operand, arg: BufferArg | ImageArg) -> Array:
        """What lies where a kernel writes, which launches over a part of a tensor leave beside it."""
        holder, part = self.place(operand.name, arg.size_b)
        if holder in memory and memory[holder].size >= part.stop:
            return memory[holder][part].view(arg.dtype)
        return np.full(arg.size_b, UNWRITTEN, np.uint8).view(arg.dtype)

    def tensor(self, memory: Memory, operand: Operand, call: Call, position: int) -> Array:
        """What a kernel wrote, (n, h, w, c)."""
        arg = without_pitch(call.launch.args[position])
        assert isinstance(arg, BufferArg | ImageArg)
        return unpacked(operand, self.read(memory, operand, arg))

    def written(self, memory: Memory, option: Option) -> dict[str, Array]:
        """All tensors that a kernel wrote, by name."""
        found = {}
        for position in option.call.writes:
            operand = option.call.operands[position]
            assert operand is not None
            found[operand.name] = self.tensor(memory, operand, option.call, position)
        return found

    def same(self, step: PlannedStep, option: Option, first: Mapping[str, Array], other: Mapping[str, Array]) -> None:
        assert first.keys() == other.keys(), (step.name, first.keys(), other.keys())
        for name, values in first.items():
            bound = self.rtol * max(1e-3, float(np.abs(values).max()))
            np.testing.assert_allclose(other[name], values, rtol=0, atol=bound, err_msg=f"{step.name}: {option.call.variant}")
        self.compared += 1

    def way(self, steps: Sequence[PlannedStep], memory: Memory) -> tuple[Memory, Option]:
        """Run launches one behind the other, each with all of its kernels; the first goes on."""
        last: Option | None = None
        for step in steps:
            memory, last = self.kernels(step, memory)
        assert last is not None
        return memory, last

    def kernels(self, step: PlannedStep, memory: Memory) -> tuple[Memory, Option]:
        """Run all kernels of a step, or all of its ways, on the same memory, and compare what they leave."""
        if step.kind == "choice":
            ends = [self.way(way, memory) for way in step.alternatives]
        else:
            ends = [(self.launch(option, memory, 3 * i), option) for i, option in enumerate(step.options)]
        after, option = ends[0]
        wanted = self.written(after, option)
        for other, another in ends[1:]:
            self.same(step, another, wanted, self.written(other, another))
        return after, option

    def host_step(self, step: PlannedStep) -> None:
        if step.work == "upload":
            (plain,) = step.writes
            name = plain.removesuffix(HOST_SUFFIX)
            whole = name in self.plan.tensors and self.plan.tensors[name].bits == 8
            dtype = self.graph.tensors[name].dtype if whole else np.float32
            self.memory[plain] = np.ascontiguousarray(self.host[name], dtype).reshape(-1).view(np.uint8)
        elif step.work == "read back":
            (plain,) = step.reads
            name = plain.removesuffix(HOST_SUFFIX)
            operand = self.lie[plain]
            assert isinstance(operand, Plain) or operand.storage == "rows"
            self.host[name] = self.memory[plain].view(operand.arg("read").dtype).reshape(self.graph.tensors[name].shape)
        else:
            operators = [o for o in self.graph.operators if set(o.stands_for) <= set(step.operators)]
            self.host |= self.on_cpu(operators)

    def on_cpu(self, operators: Sequence[Operator]) -> dict[str, Array]:
        made = tuple(name for operator in operators for name in operator.outputs)
        needed = {name for operator in operators for name in operator.inputs if name} - set(made) - self.graph.values.keys()
        part = msgspec.structs.replace(self.graph, operators=tuple(operators), outputs=made)
        return run_graph(part, {name: self.host[name] for name in needed})

    def run(self) -> dict[str, Array]:
        for name in self.graph.resident:  # in the library's storage from the run before
            storage, bits = self.plan.tensors[name].storage, self.plan.tensors[name].bits
            held = Stored(name, self.graph.image(name), storage, bits)
            values = in_rank_four(self.graph, np.asarray(self.host[name], np.float64), held)
            self.memory[name] = np.ascontiguousarray(packed(held, values), f"float{bits}").view(np.uint8)
        for step in self.plan.steps:
            if step.kind == "host":
                self.host_step(step)
            else:
                self.memory, _ = self.kernels(step, self.memory)
        return {name: self.host[name] for name in self.graph.outputs}


def run_plan(plan: NetworkPlan, inputs: Mapping[str, Array], rtol: float = 1e-4) -> tuple[dict[str, Array], int]:
    """Return the outputs of a network by its plan, and how many kernels were compared with others of their step.

    `rtol` is of the largest number of a tensor, between kernels that compute the same.
    """
    device = Device(plan, inputs, rtol)
    return device.run(), device.compared
