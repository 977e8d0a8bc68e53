"""One operator of a TFLite file while it becomes operators of a graph: its options by their number in schema.fbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.file_operator import FileOperator, Rules
from mgpusim.nn.readers.flatbuffer import Table
from mgpusim.nn.readers.kinds.elements import clip_attributes

__all__ = ["RULES", "TfliteOp", "rule"]

FUSED = {1: "relu", 2: "relu_n1_to_1", 3: "relu6", 4: "tanh", 5: "sign"}
"""Activations that an operator may have behind it, by their number in schema.fbs (`ActivationFunctionType`)."""
ACTIVATION = {
    "CONV_2D": 3, "DEPTHWISE_CONV_2D": 4, "TRANSPOSE_CONV": 3, "MAX_POOL_2D": 5, "AVERAGE_POOL_2D": 5, "FULLY_CONNECTED": 0,
    "ADD": 0, "SUB": 0, "MUL": 0, "DIV": 0, "CONCATENATION": 1, "L2_NORMALIZATION": 0,
}  # fmt: skip
"""Which option says the activation."""


class TfliteOp(FileOperator):
    """An operator with its options, read where they are asked for. It has no name in the file, so it is called as its output.

    `quantization` is that of its first output: of an activation's, which what stands before the activation shares.
    """

    __slots__ = ("custom", "options", "quantization")

    def __init__(
        self, b: Builder, code: str, inputs: Sequence[str], outputs: Sequence[str], options: Table | None, custom: bytes,
        quantization: Quantization | None,
    ) -> None:  # fmt: skip
        super().__init__(b, code, outputs[0] if outputs else code, inputs, outputs)
        self.options, self.custom, self.quantization = options, custom, quantization

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

    def wholes(self, field: int) -> list[int]:
        """Return an option that is a list of whole numbers."""
        return list(self.options.numbers(field, "i")) if self.options is not None else []

    def give(self, kind: str, inputs: Sequence[str], **attributes: Any) -> str:
        """Add the operator that makes the first output, and behind it the activation that TFLite fused."""
        activation = self.small(ACTIVATION[self.kind]) if self.kind in ACTIVATION else 0
        if activation == 0:
            return super().give(kind, inputs, **attributes)
        function = FUSED.get(activation)
        if function is None:
            raise InputError(f"{self.where}: unknown activation {activation}")
        b = self.b
        linear = b.add(kind, self.name, inputs, [b.fresh(f"{self.output}/linear")], **attributes)
        b.tensors[linear] = msgspec.structs.replace(b.tensors[linear], quantization=self.quantization)
        name = f"{self.name}/{function}"
        function_of = clip_attributes(-1.0, 1.0, name) if function == "relu_n1_to_1" else {"function": function}
        return b.add("elementwise", name, [linear], [self.output], quantization=self.quantization, **function_of)


RULES: Rules[TfliteOp] = Rules()
rule = RULES.rule
