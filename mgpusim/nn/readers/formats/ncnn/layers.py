"""The text of an ncnn network as layers, and the table of rules for what each becomes.

Every tensor of the graph has a batch before the dimensions of ncnn's blob, which has none: ncnn's axis 0 is the graph's axis 1. A
blob's dimensions are (w), (h, w), (c, h, w) or (c, d, h, w), the innermost last.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.common import axis_of, clip, unary

__all__ = ["MAGIC", "NONE", "RULES", "Layer", "Rule", "activated", "hard_swish", "parse_layers", "rule", "unknown_shape"]

MAGIC = b"7767517"
NONE = -233
"""Stands for a number that is left out."""
ARRAYS = -23300
"""Lists have this number less their own."""
LARGEST = 1 << 26
"""Bytes of the largest text that is read; real ones have up to a few hundred thousand."""
COUNTS = 1 << 20


class Layer(msgspec.Struct, frozen=True):
    """A layer: names of its blobs, and its parameters by number: a whole number, a float, a text, or a list of numbers."""

    kind: str
    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    parameters: dict[int, Any]

    @property
    def where(self) -> str:
        """As errors name it."""
        return f"layer {self.name} ({self.kind})"

    def input(self, index: int = 0) -> str:
        """Return the name of an input that must be there."""
        if index >= len(self.inputs):
            raise InputError(f"{self.where}: has no input {index}")
        return self.inputs[index]

    @property
    def output(self) -> str:
        """The first output's name."""
        if not self.outputs:
            raise InputError(f"{self.where}: has no output")
        return self.outputs[0]

    def whole(self, number: int, default: int = 0) -> int:
        """Return a parameter that is a whole number."""
        value = self.parameters.get(number, default)
        if not isinstance(value, (int, float)) or not math.isfinite(value) or value != int(value):
            raise InputError(f"{self.where}: parameter {number} must be a whole number, got {value!r}")
        return int(value)

    def real(self, number: int, default: float = 0.0) -> float:
        """Return a parameter that is a number."""
        value = self.parameters.get(number, default)
        if not isinstance(value, (int, float)) or not math.isfinite(value):
            raise InputError(f"{self.where}: parameter {number} must be a number, got {value!r}")
        return float(value)

    def reals(self, number: int) -> list[float]:
        """Return a parameter that is a list of numbers, [] for one that is left out."""
        value = self.parameters.get(number, [])
        if not isinstance(value, list):
            raise InputError(f"{self.where}: parameter {number} must be a list, got {value!r}")
        return [float(one) for one in value]

    def wholes(self, number: int) -> list[int]:
        """Return a parameter that is a list of whole numbers, [] for one that is left out."""
        value = self.reals(number)
        if any(not math.isfinite(one) or one != int(one) for one in value):
            raise InputError(f"{self.where}: parameter {number} must be whole numbers, got {value}")
        return [int(one) for one in value]

    def axis(self, b: Builder, axis: int, index: int = 0) -> int:
        """Return where in the graph's tensor an axis of an input is."""
        rank = b.rank(self.input(index)) - 1
        return axis_of(axis, rank, self.where) + 1


def parse_layers(data: memoryview) -> tuple[list[Layer], int]:
    """Return the layers of a text, as many as it promises, and the number of lines behind them, which ncnn does not read.

    Raises
    ------
    InputError
        It is not an ncnn network, is cut off, or has a line that is not a layer: up to ten at once.
    """
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
            layers.append(_layer(line))
        except InputError as error:
            problems.append(f"line {number}: {error}")
    if promised is None:
        problems.insert(0, "line 2: must be the numbers of layers and blobs")
    elif promised > len(lines) - 2:
        problems.append(f"it has {len(lines) - 2} layers, its second line says {promised}: it is cut off or was edited")
    if problems:
        raise InputError("is damaged:", problems[:10])
    return layers, len(lines) - 2 - len(layers)


def _layer(line: str) -> Layer:
    words = line.split()
    counts = [_whole(word) for word in words[2:4]]
    if len(counts) < 2 or counts[0] is None or counts[1] is None or not 0 <= counts[0] + counts[1] <= COUNTS:
        raise InputError("must have a type, a name, and the numbers of inputs and outputs")
    inputs, outputs = counts[0], counts[1]
    names = words[4 : 4 + inputs + outputs]
    if min(inputs, outputs) < 0 or len(names) != inputs + outputs or any(_is_parameter(name) for name in names):
        raise InputError(f"must have {inputs} inputs and {outputs} outputs")
    parameters = dict(_parameter(word) for word in words[4 + inputs + outputs :])
    return Layer(words[0], words[1], tuple(names[:inputs]), tuple(names[inputs:]), parameters)


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


Rule = Callable[[Builder, Layer], None]
RULES: dict[str, Rule] = {}


def rule(*kinds: str) -> Callable[[Rule], Rule]:
    """Return a decorator that registers a rule for layers."""

    def add(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(kinds, function))
        return function

    return add


def activated(b: Builder, layer: Layer, add: Callable[[str], object]) -> None:
    """Add an operator by `add`, which is told the name of its output, and behind it the activation that ncnn fused."""
    kind, numbers = layer.whole(9), layer.reals(10)
    if kind == 0:
        add(layer.output)
        return
    linear, name = b.fresh(f"{layer.output}/linear"), f"{layer.name}/activation"
    add(linear)
    if kind == 3:
        low, high = _pair(layer, numbers)
        clip(b, name, linear, layer.output, low, high)
    elif kind == 6:
        hard_swish(b, name, linear, layer.output, *_pair(layer, numbers or [1 / 6, 0.5]))
    elif kind == 2:
        unary(b, "leaky_relu", name, linear, layer.output, alpha=numbers[0] if numbers else 0.0)
    elif kind in (1, 4, 5):
        unary(b, {1: "relu", 4: "sigmoid", 5: "mish"}[kind], name, linear, layer.output)
    else:
        raise UnsupportedError(f"{layer.where}: has activation {kind}, which is unknown")


def _pair(layer: Layer, numbers: Sequence[float]) -> tuple[float, float]:
    if len(numbers) != 2:
        raise InputError(f"{layer.where}: got {len(numbers)} numbers for its activation, expected two")
    return numbers[0], numbers[1]


def hard_swish(b: Builder, name: str, x: str, out: str, alpha: float, beta: float) -> None:
    """Add x hard_sigmoid(x), by its own name where its numbers are 1/6 and 1/2."""
    if abs(alpha - 1 / 6) < 1e-4 and abs(beta - 0.5) < 1e-4:
        unary(b, "hard_swish", name, x, out)
        return
    gate = unary(b, "hard_sigmoid", f"{name}/gate", x, b.fresh(f"{out}/gate"), alpha=alpha, beta=beta)
    b.add("elementwise", name, [x, gate], [out], function="mul")


def unknown_shape(b: Builder, layer: Layer) -> Shape:
    """Return the shape that an unknown layer's output is taken to have: that of its first input."""
    if not layer.inputs:
        raise UnsupportedError(f"{layer.where}: is unknown, and the shape of what it makes too")
    return b.shape(layer.input())
