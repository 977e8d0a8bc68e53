"""An MNN network while it becomes a graph: tensors by number, the two orders of their axes, operators and their rules.

MNN runs convolutions in its own order of channels, NC4HW4, whose axes count as n, c, h, w, and other operators of TensorFlow's
and TFLite's networks as n, h, w, c. `ConvertTensor` leads from one to the other. The graph keeps n, c, h, w throughout. Where
MNN sees a tensor as n, h, w, c, its axes are exchanged when they are named. It moves only where the order of its elements
matters.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.common import axis_of
from mgpusim.nn.readers.flatbuffer import Table

__all__ = ["CHANNELS_FIRST", "CHANNELS_LAST", "DTYPES", "RULES", "MnnNet", "MnnOp", "Rule", "MnnTensor", "rule"]

CHANNELS_LAST = (0, 2, 3, 1)
"""Where in n, c, h, w the axes n, h, w, c are."""
CHANNELS_FIRST = (0, 3, 1, 2)
"""Where in n, h, w, c the axes n, c, h, w are."""
DTYPES = {
    1: "float32", 2: "float64", 3: "int32", 4: "uint8", 5: "int16", 6: "int8", 9: "int64", 10: "bool", 14: "bfloat16",
    17: "uint16", 19: "float16",
}  # fmt: skip
"""Types by their number in Type.fbs (`DataType`)."""


class MnnTensor(msgspec.Struct, frozen=True):
    """A tensor of MNN: its name in the graph, and whether MNN sees the axes n, c, h, w there as n, h, w, c."""

    name: str
    last: bool = False


class MnnOp:
    """An operator: numbers of its tensors, and the table of its parameters."""

    __slots__ = ("inputs", "kind", "name", "outputs", "parameters")

    def __init__(self, kind: str, name: str, inputs: Sequence[int], outputs: Sequence[int], parameters: Table | None) -> None:
        self.kind, self.name, self.inputs, self.outputs, self.parameters = kind, name, tuple(inputs), tuple(outputs), parameters

    @property
    def where(self) -> str:
        """As errors name it."""
        return f"operator {self.name} ({self.kind})"

    def table(self) -> Table:
        """Return the parameters.

        Raises
        ------
        InputError
            There are none.
        """
        if self.parameters is None:
            raise InputError(f"{self.where}: has no parameters")
        return self.parameters

    def whole(self, field: int, form: str = "i", default: int = 0) -> int:
        """Return a parameter that is a whole number."""
        return self.parameters.scalar(field, form, default) if self.parameters is not None else default

    def real(self, field: int, default: float = 0.0) -> float:
        """Return a parameter that is a float."""
        return self.parameters.real(field, default) if self.parameters is not None else default

    def flag(self, field: int, default: bool = False) -> bool:
        """Return a parameter that is a truth value."""
        return self.parameters.flag(field, default) if self.parameters is not None else default

    def wholes(self, field: int) -> list[int]:
        """Return a parameter that is a list of whole numbers."""
        return list(self.parameters.numbers(field, "i")) if self.parameters is not None else []


class MnnNet:
    """The graph in the making, and MNN's tensors by their number."""

    def __init__(self, b: Builder, names: Sequence[str]) -> None:
        self.b = b
        self.names = names
        self.tensors: dict[int, MnnTensor] = {}
        self._moved: dict[str, str] = {}

    def output(self, op: MnnOp, index: int = 0) -> str:
        """Return a new name for an output."""
        if index >= len(op.outputs):
            raise InputError(f"{op.where}: has no output {index}")
        number = op.outputs[index]
        return self.b.fresh(self.names[number] if 0 <= number < len(self.names) and self.names[number] else f"{op.name}:{index}")

    def put(self, op: MnnOp, name: str, last: bool = False, index: int = 0) -> None:
        """State which tensor of the graph an output is."""
        self.tensors[op.outputs[index]] = MnnTensor(name, last and self.b.rank(name) == 4)

    def seen(self, op: MnnOp, index: int) -> MnnTensor:
        """Return an input."""
        found = self.tensors.get(op.inputs[index]) if index < len(op.inputs) else None
        if found is None:
            raise InputError(f"{op.where}: has no input {index}")
        return found

    def stored(self, op: MnnOp, index: int = 0) -> str:
        """Return an input with axes n, c, h, w, however MNN sees it."""
        return self.seen(op, index).name

    def plain(self, op: MnnOp, index: int = 0) -> str:
        """Return an input with its axes, and its elements, in the order in which MNN sees them."""
        return self.as_seen(self.seen(op, index))

    def as_seen(self, one: MnnTensor) -> str:
        """Return a tensor with its elements in the order in which MNN sees them: those of one pixel or channel stay in place."""
        if not one.last:
            return one.name
        if one.name not in self._moved:
            self._moved[one.name] = self.turned(one.name, CHANNELS_LAST, "nhwc")
        return self._moved[one.name]

    def turned(self, name: str, order: Sequence[int], how: str) -> str:
        """Return a tensor of four axes with these in another order."""
        b, shape = self.b, self.b.shape(name)
        if b.is_constant(name):
            return b.changed(name, how, lambda x: x.transpose(order), tuple(shape[axis] for axis in order))
        out = b.fresh(f"{name}/{how}")
        c = 1 if order == CHANNELS_LAST else 3
        if shape[c] == 1 or math.prod(shape) == shape[0] * shape[c]:
            return b.add("reshape", out, [name], [out], shape=[shape[axis] for axis in order])
        return b.add("transpose", out, [name], [out], order=list(order))

    def shape(self, op: MnnOp, index: int = 0) -> Shape:
        """Return an input's shape as MNN sees it."""
        one = self.seen(op, index)
        shape = self.b.shape(one.name)
        return tuple(shape[axis] for axis in CHANNELS_LAST) if one.last else shape

    def axis(self, op: MnnOp, axis: int, index: int = 0) -> int:
        """Return where in the graph's tensor an axis of an input is."""
        one = self.seen(op, index)
        found = axis_of(axis, self.b.rank(one.name), op.where)
        return CHANNELS_LAST[found] if one.last else found

    def numbers(self, op: MnnOp, index: int) -> list[int]:
        """Return a small constant input as whole numbers."""
        return self.b.numbers(self.stored(op, index), op.where)

    def one(self, op: MnnOp, kind: str, inputs: Sequence[str], *, last: bool = False, **attributes: object) -> str:
        """Add an operator that makes the first output."""
        made = self.b.add(kind, op.name, inputs, [self.output(op)], **attributes)  # type: ignore[arg-type]
        self.put(op, made, last)
        return made

    def floats(self, op: MnnOp, what: str, shape: Shape, table: Table | None, field: int) -> str:
        """Return the name of a constant of floats in a table; files without weights have none there."""
        name = self.b.fresh(f"{op.name}/{what}")
        span = table.span(field, 4) if table is not None else None
        if span is None or table is None or not span[1]:
            self.b.constant(name, shape, "float32")
            return name
        if span[1] != math.prod(shape):
            raise InputError(f"{op.where}: has {span[1]} numbers as {what}, expected {list(shape)}")
        data = table.buffer.data[span[0] : span[0] + 4 * span[1]]

        def load() -> Array:
            return np.frombuffer(data, np.float32).reshape(shape)

        self.b.constant(name, shape, "float32", load)
        return name


Rule = Callable[[MnnNet, MnnOp], None]
RULES: dict[str, Rule] = {}


def rule(*kinds: str) -> Callable[[Rule], Rule]:
    """Return a decorator that registers a rule for operators."""

    def add(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(kinds, function))
        return function

    return add
