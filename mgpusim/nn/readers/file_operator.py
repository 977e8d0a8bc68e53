"""An operator of a model file while it becomes operators of a graph: what builders ask of it, in whatever format it stands.

`kinds` builds each kind of operator once, from a `FileOperator` and typed attributes. A format derives a class that says how its
files call inputs and attributes. `give` brings what was made into the file's own form: an activation that stands behind, an
order of axes, a height that the file leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.flatbuffer import Table


def axis_of(axis: int, rank: int, whose: str) -> int:
    """Return an axis counted from the front.

    >>> axis_of(-1, 4, "softmax")
    3
    """
    if not -rank <= axis < rank:
        raise InputError(f"{whose}: got axis {axis} of {rank} dimensions")
    return axis % rank


class FileOperator:
    """An operator: its kind as the file calls it, and names of tensors, "" for one that is left out.

    >>> b = Builder("net", "NCHW")
    >>> b.input("x", (1, 8))
    >>> FileOperator(b, "Softmax", "s", ["x"], ["y"]).give("softmax", ["x"], axis=1)
    'y'
    """

    __slots__ = ("b", "inputs", "kind", "name", "outputs")
    noun = "operator"
    outer = 0
    """Axes of the graph's tensors before those of the file's: a batch that the file has not."""

    def __init__(self, b: Builder, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str]) -> None:
        self.b, self.kind, self.name, self.inputs, self.outputs = b, kind, name, tuple(inputs), tuple(outputs)

    @property
    def where(self) -> str:
        return f"{self.noun} {self.name} ({self.kind})"

    # ---- what it reads -----------------------------------------------------------------------------------------------
    def input(self, index: int) -> str:
        return self.inputs[index] if index < len(self.inputs) else ""

    def needed(self, index: int = 0) -> str:
        """Return an input that must be there, its axes and elements in the file's order."""
        if not self.input(index):
            raise InputError(f"{self.where}: has no input {index}")
        return self.inputs[index]

    def stored(self, index: int = 0) -> str:
        """Return an input as the graph has it; what the operator makes of it lies so too."""
        return self.needed(index)

    def optional(self, *places: int) -> list[str]:
        """Return the inputs at some places, as far as they are there."""
        return [self.input(index) for index in places if self.input(index)]

    def all_inputs(self) -> list[str]:
        return [self.needed(index) for index in range(len(self.inputs))]

    def shape(self, index: int = 0) -> Shape:
        """Return an input's shape, its axes in the file's order."""
        return self.b.shape(self.needed(index))

    def axis(self, axis: int, index: int = 0) -> int:
        """Return where in the graph's tensor an axis of an input is."""
        return axis_of(axis, self.b.rank(self.needed(index)) - self.outer, self.where) + self.outer

    def along_axes(self, numbers: Sequence[int]) -> list[int]:
        """Return numbers for each axis in the order of the graph's tensor."""
        return list(numbers)

    def numbers(self, index: int) -> list[int]:
        return self.b.numbers(self.needed(index), self.where)

    def named(self, table: Mapping[int, str], number: int, what: str) -> str:
        """Return what a number stands for; `what` says so of one that is unknown, at its {}."""
        if number not in table:
            raise UnsupportedError(f"{self.where}: {what.format(number)}, which is unknown")
        return table[number]

    # ---- what it makes -----------------------------------------------------------------------------------------------
    @property
    def output(self) -> str:
        return self.result()

    def result(self, index: int = 0) -> str:
        """Return the name of an output that is made now."""
        if index >= len(self.outputs) or not self.outputs[index]:
            raise InputError(f"{self.where}: has no output")
        return self.outputs[index]

    def give(self, kind: str, inputs: Sequence[str], **attributes: Any) -> str:
        """Add the operator that makes the first output, as `Builder.add` does."""
        return self.b.add(kind, self.name, inputs, [self.result()], **attributes)

    def alike(self, kind: str, x: str, **attributes: Any) -> str:
        """Add the operator that makes the first output, whose integers mean what those of x do."""
        return self.give(kind, [x], quantization=self.b.tensor(x).quantization, **attributes)

    def same(self, x: str, index: int = 0) -> None:
        """State that an output is another tensor."""
        self.b.alias(self.result(index), x)

    def given(self, value: Array) -> None:
        self.b.constant(self.result(), value.shape, str(value.dtype), lambda: value)

    def filled(self, shape: Shape, number: Array) -> None:
        self.b.constant(self.result(), shape, str(number.dtype), lambda: np.broadcast_to(number, shape))

    def step(self, what: str, kind: str, inputs: Sequence[str], out: str = "", **attributes: Any) -> str:
        """Add an operator on the way; what it makes is called after its first input, or after `out`."""
        result = self.b.fresh(f"{out or inputs[0]}/{what}")
        return self.b.add(kind, f"{self.name}/{what}", inputs, [result], **attributes)

    def host(self, inputs: Sequence[str], shapes: Sequence[Shape], what: str = "", **attributes: Any) -> None:
        """Add an operator of the CPU, as `Builder.custom` does; it is called as its kind, or `what`."""
        outputs = [self.result(i) for i in range(len(shapes))]
        self.b.custom(what or self.kind, self.name, inputs, outputs, shapes, **attributes)


Op = TypeVar("Op", bound=FileOperator)
Rule = Callable[[Op], object]


class Rules(dict[str, Rule[Op]], Generic[Op]):
    """What each operator of a format becomes: functions by its kind, filled by the modules of the format.

    >>> rules: Rules[FileOperator] = Rules()
    >>> rules.functions({"Relu": "relu"})
    >>> b = Builder("net", "NCHW")
    >>> b.input("x", (1, 8))
    >>> rules["Relu"](FileOperator(b, "Relu", "r", ["x"], ["y"]))
    >>> b.operators[0].attributes
    {'function': 'relu'}
    """

    def rule(self, *kinds: str) -> Callable[[Rule[Op]], Rule[Op]]:
        """Return a decorator that registers a rule for operators."""

        def add(function: Rule[Op]) -> Rule[Op]:
            self.update(dict.fromkeys(kinds, function))
            return function

        return add

    def functions(self, names: Mapping[str, str]) -> None:
        """Register functions of each element of one tensor, by the operator's kind."""

        @self.rule(*names)
        def _function(op: Op) -> None:
            op.alike("elementwise", op.stored(), function=names[op.kind])

    def same(self, *kinds: str) -> None:
        """Register operators that do nothing: each output is the input."""

        @self.rule(*kinds)
        def _same(op: Op) -> None:
            for index in range(len(op.outputs)):
                op.same(op.stored(), index)


class TableOperator(FileOperator):
    """An operator of TFLite or MNN; a number's `form` is struct's, "i" of 32 bits and "b" of a byte or an enumeration."""

    __slots__ = ("parameters",)

    def __init__(
        self, b: Builder, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str], parameters: Table | None
    ) -> None:  # fmt: skip
        super().__init__(b, kind, name, inputs, outputs)
        self.parameters = parameters

    def table(self) -> Table:
        """Return the parameters."""
        if self.parameters is None:
            raise InputError(f"{self.where}: has no parameters")
        return self.parameters

    def whole(self, field: int, form: str = "i", default: int = 0) -> int:
        return self.parameters.scalar(field, form, default) if self.parameters is not None else default

    def real(self, field: int, default: float = 0.0) -> float:
        return self.parameters.real(field, default) if self.parameters is not None else default

    def flag(self, field: int, default: bool = False) -> bool:
        return self.parameters.flag(field, default) if self.parameters is not None else default

    def wholes(self, field: int) -> list[int]:
        return list(self.parameters.numbers(field, "i")) if self.parameters is not None else []
