"""One operator of an ONNX file while it becomes operators of a graph: its attributes by name."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.file_operator import FileOperator, Rules


class OnnxConstant(msgspec.Struct, frozen=True):
    """A constant; `load` is None where its values are not there."""

    shape: Shape
    dtype: str
    load: Callable[[], Array] | None


class OnnxOp(FileOperator):
    """An operator: attributes are numbers, texts, lists of them, or an `OnnxConstant`; a graph is None.

    Its kind is that of ONNX, of other domains as domain:kind. `flat` is whether its images have a width only.
    """

    __slots__ = ("attributes", "flat", "opset")

    def __init__(
        self, b: Builder, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str], attributes: dict[str, Any],
        opset: int,
    ) -> None:  # fmt: skip
        super().__init__(b, kind, name, inputs, outputs)
        self.attributes, self.opset, self.flat = attributes, opset, False

    # ---- attributes --------------------------------------------------------------------------------------------------
    def real(self, name: str, default: float) -> float:
        value = self.attributes.get(name, default)
        if not isinstance(value, (int, float)) or not math.isfinite(value):
            raise InputError(f"{self.where}: {name} must be a number")
        return value

    def whole(self, name: str, default: int) -> int:
        return int(self.real(name, default))

    def flag(self, name: str, default: bool = False) -> bool:
        return self.whole(name, default) != 0

    def text(self, name: str, default: str) -> str:
        value = self.attributes.get(name, default)
        return value if isinstance(value, str) else default

    def wholes(self, name: str, default: Sequence[int] | None = None, count: int | None = None) -> list[int]:
        """Return an attribute that is a list of whole numbers, of `count` if that is given."""
        value = self.attributes.get(name, default)
        fits = isinstance(value, (list, tuple)) and all(isinstance(number, int) for number in value)
        if value is None or not fits or (count is not None and len(value) != count):
            expected = f"{count} whole numbers" if count is not None else "whole numbers"
            raise InputError(f"{self.where}: {name} must be {expected}")
        return list(value)

    def listed(self, index: int, name: str, default: Sequence[int] | None = None) -> list[int]:
        """Return whole numbers that are an input since one version of the operator, and were an attribute before."""
        return self.numbers(index) if self.input(index) else self.wholes(name, default)

    def axes(self, index: int, default: Sequence[int] | None = None) -> list[int]:
        """Return axes, sorted, that are `listed`."""
        given = self.listed(index, "axes", default)
        axes = [self.axis(axis) for axis in given]
        if len(set(axes)) != len(axes):
            raise InputError(f"{self.where}: names an axis twice, {given}")
        return sorted(axes)

    # ---- inputs and outputs ------------------------------------------------------------------------------------------
    def image(self) -> str:
        """Return the first input with height and width. If it has a width only, its height is 1, and the output's goes again."""
        x = self.needed()
        shape = self.b.shape(x)
        if len(shape) not in (3, 4):
            raise UnsupportedError(f"{self.where}: has {len(shape)} dimensions, expected 3 or 4")
        self.flat = len(shape) == 3
        return self.step("4d", "reshape", [x], shape=[*shape[:2], 1, shape[2]]) if self.flat else x

    def result(self, index: int = 0) -> str:
        """Return the name of an output that is made now; those behind the first may be left out."""
        if index < len(self.outputs) and not self.outputs[index] and index:
            return self.b.fresh(f"{self.name}/unused")
        return super().result(index)

    def give(self, kind: str, inputs: Sequence[str], **attributes: Any) -> str:
        """Add the operator that makes the first output, and take the height away again that `image` added."""
        if not self.flat:
            return super().give(kind, inputs, **attributes)
        result = self.b.add(kind, self.name, inputs, [self.b.fresh(f"{self.output}/4d")], **attributes)
        n, c, _, w = self.b.shape(result)
        return self.b.add("reshape", f"{self.name}/3d", [result], [self.output], shape=[n, c, w])


RULES: Rules[OnnxOp] = Rules()
rule = RULES.rule
