"""The text of an ncnn network as layers, and the table of rules for what each becomes.

Every tensor of the graph has a batch before the dimensions of ncnn's blob, which has none: ncnn's axis 0 is the graph's axis 1. A
blob's dimensions are (w), (h, w), (c, h, w) or (c, d, h, w), the innermost last.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.file_operator import FileOperator, Rules
from mgpusim.nn.readers.kinds.elements import clip, hard_swish, unary

MAGIC = b"7767517"
NONE = -233
"""Stands for a number that is left out."""
ARRAYS = -23300
"""Lists have this number less their own."""
LARGEST = 1 << 26
"""Bytes of the largest text that is read; real ones have up to a few hundred thousand."""
COUNTS = 1 << 20
ACTIVATED = ("Convolution", "ConvolutionDepthWise", "Deconvolution", "DeconvolutionDepthWise", "InnerProduct")
"""Layers that may have an activation behind them: parameter 9 is its number, 10 its own numbers."""


class Layer(FileOperator):
    """A layer, with its parameters by number: a whole number, a float, a text, or a list of numbers."""

    __slots__ = ("parameters",)
    noun, outer = "layer", 1

    def __init__(
        self, b: Builder, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str], parameters: dict[int, Any]
    ) -> None:  # fmt: skip
        super().__init__(b, kind, name, inputs, outputs)
        self.parameters = parameters

    def whole(self, number: int, default: int = 0) -> int:
        value = self.parameters.get(number, default)
        if not isinstance(value, (int, float)) or not math.isfinite(value) or value != int(value):
            raise InputError(f"{self.where}: parameter {number} must be a whole number, got {value!r}")
        return int(value)

    def real(self, number: int, default: float = 0.0) -> float:
        value = self.parameters.get(number, default)
        if not isinstance(value, (int, float)) or not math.isfinite(value):
            raise InputError(f"{self.where}: parameter {number} must be a number, got {value!r}")
        return float(value)

    def reals(self, number: int) -> list[float]:
        """Return a parameter that is a list of numbers, [] for one that is left out."""
        value = self.parameters.get(number, [])
        if not isinstance(value, list):
            raise InputError(f"{self.where}: parameter {number} must be a list, got {value!r}")
        return [float(item) for item in value]

    def wholes(self, number: int) -> list[int]:
        """Return a parameter that is a list of whole numbers, [] for one that is left out."""
        value = self.reals(number)
        if any(not math.isfinite(item) or item != int(item) for item in value):
            raise InputError(f"{self.where}: parameter {number} must be whole numbers, got {value}")
        return [int(item) for item in value]

    def image(self, index: int = 0) -> Shape:
        """Return the shape of an input that must have channels, height and width."""
        shape = self.shape(index)
        if len(shape) != 4:
            raise InputError(f"{self.where}: got a blob {list(shape[1:])}, expected three dimensions")
        return shape

    def weights(self, what: str, shape: Shape, dtype: str = "float32") -> str:
        """Return the name of a constant of the layer; its values are in a file of their own."""
        name = self.b.fresh(f"{self.name}/{what}")
        self.b.constant(name, shape, dtype)
        return name

    def give(self, kind: str, inputs: Sequence[str], **attributes: Any) -> str:
        """Add the operator that makes the first output, and behind it the activation that ncnn fused."""
        activation, numbers = (self.whole(9), self.reals(10)) if self.kind in ACTIVATED else (0, [])
        if activation == 0:
            return super().give(kind, inputs, **attributes)
        linear = self.b.fresh(f"{self.output}/linear")
        self.b.add(kind, self.name, inputs, [linear], **attributes)
        behind = Layer(self.b, "", f"{self.name}/activation", [linear], self.outputs, {})
        if activation == 3:
            clip(behind, *self._pair(numbers))
        elif activation == 6:
            hard_swish(behind, *self._pair(numbers or [1 / 6, 0.5]))
        elif activation == 2:
            unary(behind, "leaky_relu", alpha=numbers[0] if numbers else 0.0)
        else:
            function = self.named({1: "relu", 4: "sigmoid", 5: "mish"}, activation, "has activation {}")
            unary(behind, function)
        return self.output

    def _pair(self, numbers: Sequence[float]) -> tuple[float, float]:
        if len(numbers) != 2:
            raise InputError(f"{self.where}: got {len(numbers)} numbers for its activation, expected two")
        return numbers[0], numbers[1]


def parse_layers(b: Builder, data: memoryview) -> tuple[list[Layer], int]:
    """Return the layers of a text, as many as it promises, and the number of lines behind them, which ncnn does not read."""
    if len(data) > LARGEST:
        raise InputError(f"has {len(data)} bytes, the largest ncnn text that is read has {LARGEST}")
    lines = [line for line in bytes(data).decode("utf-8", "replace").splitlines() if line.strip()]
    if not lines or lines[0].split()[:1] != [MAGIC.decode()]:
        raise InputError(f"not an ncnn network: expected {MAGIC.decode()} as its first line")
    counts = lines[1].split() if len(lines) > 1 else []
    promised = _whole(counts[0]) if counts else None
    layers, problems = [], []
    for number, line in enumerate(lines[2 : None if promised is None else 2 + max(0, promised)], 3):
        try:
            layers.append(_layer(b, line))
        except InputError as error:
            problems.append(f"line {number}: {error}")
    if promised is None:
        problems.insert(0, "line 2: must be the numbers of layers and blobs")
    elif promised > len(lines) - 2:
        problems.append(f"it has {len(lines) - 2} layers, its second line says {promised}: it is cut off or was edited")
    if problems:
        raise InputError("is damaged:", problems[:10])
    return layers, len(lines) - 2 - len(layers)


def _layer(b: Builder, line: str) -> Layer:
    words = line.split()
    counts = [_whole(word) for word in words[2:4]]
    if len(counts) < 2 or counts[0] is None or counts[1] is None or not 0 <= counts[0] + counts[1] <= COUNTS:
        raise InputError("must have a type, a name, and the numbers of inputs and outputs")
    inputs, outputs = counts[0], counts[1]
    names = words[4 : 4 + inputs + outputs]
    if min(inputs, outputs) < 0 or len(names) != inputs + outputs or any(_is_parameter(name) for name in names):
        raise InputError(f"must have {inputs} inputs and {outputs} outputs")
    parameters = dict(_parameter(word) for word in words[4 + inputs + outputs :])
    return Layer(b, words[0], words[1], names[:inputs], names[inputs:], parameters)


def _is_parameter(word: str) -> bool:
    return "=" in word and _whole(word.partition("=")[0]) is not None


def _whole(text: str) -> int | None:
    digits = text[1:] if text[:1] in ("-", "+") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else None


def _number(text: str) -> int | float | str:
    whole = _whole(text)
    if whole is not None:
        return whole
    try:
        return float(text)
    except ValueError:
        return text.strip('"')


def _parameter(word: str) -> tuple[int, Any]:
    key, _, value = word.partition("=")
    number = _whole(key)
    if number is None or not value:
        raise InputError(f"has '{word}', expected number=value")
    if number > ARRAYS:
        return number, _number(value)
    count, *parts = value.split(",")
    items = [_number(part) for part in parts]
    if _whole(count) != len(items) or any(isinstance(item, str) for item in items):
        raise InputError(f"has '{word[:60]}', expected a list of {count} numbers")
    return ARRAYS - number, items


RULES: Rules[Layer] = Rules()
rule = RULES.rule
