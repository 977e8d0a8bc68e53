"""One operator of a TFLite file while it becomes operators of a graph, and the table of rules for that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import clip, unary
from mgpusim.nn.readers.flatbuffer import Table

__all__ = ["RULES", "TfliteOp", "Rule", "activated", "padding_name", "rule"]

FUSED = {1: "relu", 2: "relu_n1_to_1", 3: "relu6", 4: "tanh", 5: "sign"}
"""Activations that an operator may have behind it, by their number in schema.fbs (`ActivationFunctionType`)."""


class TfliteOp:
    """An operator: names of tensors ("" for one that is left out) and its options, read where they are asked for.

    `quantization` is that of its first output: of an activation's, which what stands before the activation shares.
    """

    __slots__ = ("code", "custom", "inputs", "name", "options", "outputs", "quantization")

    def __init__(
        self, code: str, inputs: Sequence[str], outputs: Sequence[str], options: Table | None, custom: bytes,
        quantization: Quantization | None,
    ) -> None:  # fmt: skip
        self.code, self.inputs, self.outputs, self.options, self.custom = code, tuple(inputs), tuple(outputs), options, custom
        self.quantization = quantization
        self.name = outputs[0] if outputs else code  # operators have no names in the file

    @property
    def where(self) -> str:
        """As errors name it."""
        return f"operator {self.name} ({self.code})"

    def input(self, index: int) -> str:
        """Return an input's name, "" for one that is left out."""
        return self.inputs[index] if index < len(self.inputs) else ""

    def needed(self, index: int) -> str:
        """Return the name of an input that must be there."""
        if not self.input(index):
            raise InputError(f"{self.where}: has no input {index}")
        return self.inputs[index]

    @property
    def output(self) -> str:
        """The first output's name."""
        if not self.outputs:
            raise InputError(f"{self.where}: has no output")
        return self.outputs[0]

    def whole(self, field: int, default: int = 0) -> int:
        """Return an option that is a whole number."""
        return self.options.scalar(field, "i", default) if self.options is not None else default

    def small(self, field: int) -> int:
        """Return an option that is an enumeration or a byte."""
        return self.options.scalar(field, "b") if self.options is not None else 0

    def flag(self, field: int) -> bool:
        """Return an option that is a truth value."""
        return self.options is not None and self.options.flag(field)

    def real(self, field: int, default: float = 0.0) -> float:
        """Return an option that is a float."""
        return self.options.real(field, default) if self.options is not None else default


Rule = Callable[[Builder, TfliteOp], None]
RULES: dict[str, Rule] = {}


def rule(*codes: str) -> Callable[[Rule], Rule]:
    """Return a decorator that registers a rule for operators."""

    def add(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(codes, function))
        return function

    return add


def padding_name(op: TfliteOp, field: int = 0) -> str:
    """Return "SAME" or "VALID"."""
    return "VALID" if op.small(field) == 1 else "SAME"


def activated(b: Builder, op: TfliteOp, activation: int, add: Callable[[str], object]) -> None:
    """Add an operator by `add`, which is told the name of its output, and behind it the activation that TFLite fused."""
    if activation == 0:
        add(op.output)
        return
    function = FUSED.get(activation)
    if function is None:
        raise InputError(f"{op.where}: unknown activation {activation}")
    linear = b.fresh(f"{op.output}/linear")
    add(linear)
    b.tensors[linear] = msgspec.structs.replace(b.tensors[linear], quantization=op.quantization)
    name = f"{op.name}/{function}"
    if function == "relu_n1_to_1":
        clip(b, name, linear, op.output, -1.0, 1.0)
    else:
        unary(b, function, name, linear, op.output)
