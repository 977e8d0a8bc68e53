"""An MNN network while it becomes a graph: tensors by number, the two orders of their axes, operators and their rules.

MNN runs convolutions in its own order of channels, NC4HW4, whose axes count as n, c, h, w, and other operators of TensorFlow's
and TFLite's networks as n, h, w, c. `ConvertTensor` leads from one to the other. The graph keeps n, c, h, w throughout. Where
MNN sees a tensor as n, h, w, c, its axes are exchanged when they are named. It moves only where the order of its elements
matters.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.file_operator import Rules, TableOperator, axis_of
from mgpusim.nn.readers.flatbuffer import Table

CHANNELS_LAST = (0, 2, 3, 1)
"""Where in n, c, h, w the axes n, h, w, c are."""
CHANNELS_FIRST = (0, 3, 1, 2)
"""Where in n, h, w, c the axes n, c, h, w are."""
LAST = (1, 3)
"""Orders of axes in which channels are last (`MNN_DATA_FORMAT`: NHWC and NHWC4)."""
DTYPES = {
    1: "float32", 2: "float64", 3: "int32", 4: "uint8", 5: "int16", 6: "int8", 9: "int64", 10: "bool", 14: "bfloat16",
    17: "uint16", 19: "float16",
}  # fmt: skip
"""Types by their number in Type.fbs (`DataType`)."""


class MnnTensor(msgspec.Struct, frozen=True):
    """A tensor of MNN: its name in the graph, and whether MNN sees the axes n, c, h, w there as n, h, w, c."""

    name: str
    last: bool = False


class MnnNet:
    """The graph in the making, and MNN's tensors by their number."""

    def __init__(self, b: Builder, names: Sequence[str]) -> None:
        self.b = b
        self.names = names
        self.tensors: dict[str, MnnTensor] = {}
        self._moved: dict[str, str] = {}

    def name(self, number: str) -> str:
        """Return what the file calls a tensor, "" for one without a name."""
        return self.names[int(number)] if 0 <= int(number) < len(self.names) else ""

    def as_seen(self, tensor: MnnTensor) -> str:
        """Return a tensor with its elements in the order in which MNN sees them: those of one pixel or channel stay in place."""
        if not self.is_last(tensor):
            return tensor.name
        if tensor.name not in self._moved:
            self._moved[tensor.name] = self.turned(tensor.name, CHANNELS_LAST, "nhwc")
        return self._moved[tensor.name]

    def is_last(self, tensor: MnnTensor) -> bool:
        """Return whether MNN sees a tensor with its channels last."""
        return tensor.last and self.b.rank(tensor.name) == 4

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


class MnnOp(TableOperator):
    """An operator, whose tensors are numbers.

    `last` is whether MNN sees what it makes with channels last: as it saw the input that was taken as `stored`.
    """

    __slots__ = ("last", "made", "net")

    def __init__(
        self, net: MnnNet, kind: str, name: str, inputs: Sequence[int], outputs: Sequence[int], parameters: Table | None
    ) -> None:  # fmt: skip
        super().__init__(net.b, kind, name, [str(number) for number in inputs], [str(number) for number in outputs], parameters)
        self.net, self.last = net, False
        self.made: dict[int, str] = {}

    # ---- parameters --------------------------------------------------------------------------------------------------
    def floats(self, what: str, shape: Shape, field: int) -> str:
        """Return the name of a constant of floats among the parameters; files without weights have none there."""
        name, table = self.b.fresh(f"{self.name}/{what}"), self.table()
        span = table.span(field, 4)
        if span is None or not span[1]:
            self.b.constant(name, shape, "float32")
            return name
        if span[1] != math.prod(shape):
            raise InputError(f"{self.where}: has {span[1]} numbers as {what}, expected {list(shape)}")
        data = table.buffer.data[span[0] : span[0] + 4 * span[1]]

        def load() -> Array:
            return np.frombuffer(data, np.float32).reshape(shape)

        self.b.constant(name, shape, "float32", load)
        return name

    # ---- inputs ------------------------------------------------------------------------------------------------------
    def seen(self, index: int = 0) -> MnnTensor:
        tensor = self.net.tensors.get(self.input(index))
        if tensor is None:
            raise InputError(f"{self.where}: has no input {index}")
        return MnnTensor(tensor.name, self.net.is_last(tensor))

    def needed(self, index: int = 0) -> str:
        """Return an input with its axes, and its elements, in the order in which MNN sees them."""
        self.last = False
        return self.net.as_seen(self.seen(index))

    def stored(self, index: int = 0) -> str:
        """Return an input with axes n, c, h, w, however MNN sees it; it sees what the operator makes in the same way."""
        tensor = self.seen(index)
        self.last = tensor.last
        return tensor.name

    def shape(self, index: int = 0) -> Shape:
        """Return an input's shape as MNN sees it."""
        tensor = self.seen(index)
        shape = self.b.shape(tensor.name)
        return tuple(shape[axis] for axis in CHANNELS_LAST) if tensor.last else shape

    def axis(self, axis: int, index: int = 0) -> int:
        """Return where in the tensor an axis of an input is, which was taken as `needed` or `stored` before."""
        place = axis_of(axis, self.b.rank(self.seen(index).name), self.where)
        return CHANNELS_LAST[place] if self.last else place

    def along_axes(self, numbers: Sequence[int]) -> list[int]:
        return [numbers[axis] for axis in CHANNELS_FIRST] if self.last else list(numbers)

    def numbers(self, index: int) -> list[int]:
        return self.b.numbers(self.seen(index).name, self.where)

    # ---- outputs -----------------------------------------------------------------------------------------------------
    def result(self, index: int = 0) -> str:
        if index >= len(self.outputs):
            raise InputError(f"{self.where}: has no output {index}")
        if index not in self.made:
            self.made[index] = self.b.fresh(self.net.name(self.outputs[index]) or f"{self.name}:{index}")
            self.same(self.made[index], index)
        return self.made[index]

    def same(self, x: str, index: int = 0) -> None:
        self.net.tensors[self.outputs[index]] = MnnTensor(x, self.last)

    def activated(self, function: str) -> None:
        """Add the activation behind the first output that MNN fused, "" for none."""
        if function:
            self.same(self.step(function, "elementwise", [self.output], function=function))


RULES: Rules[MnnOp] = Rules()
rule = RULES.rule
