"""One operator of a TFLite file while it becomes operators of a graph: its options by their number in schema.fbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.file_operator import Rules, TableOperator
from mgpusim.nn.readers.flatbuffer import Table
from mgpusim.nn.readers.kinds.elements import clip_attributes

FUSED = {1: "relu", 2: "relu_n1_to_1", 3: "relu6", 4: "tanh", 5: "sign"}
"""Activations that an operator may have behind it, by their number in schema.fbs (`ActivationFunctionType`)."""
ACTIVATION = {
    "CONV_2D": 3, "DEPTHWISE_CONV_2D": 4, "TRANSPOSE_CONV": 3, "MAX_POOL_2D": 5, "AVERAGE_POOL_2D": 5, "FULLY_CONNECTED": 0,
    "ADD": 0, "SUB": 0, "MUL": 0, "DIV": 0, "CONCATENATION": 1, "L2_NORMALIZATION": 0,
}  # fmt: skip
"""Which option says the activation."""


class TfliteOp(TableOperator):
    """An operator, whose parameters are its options. It has no name in the file, so it is called as its output.

    `quantization` is that of its first output: of an activation's, which what stands before the activation shares.
    """

    __slots__ = ("custom", "quantization")

    def __init__(
        self, b: Builder, code: str, inputs: Sequence[str], outputs: Sequence[str], options: Table | None, custom: bytes,
        quantization: Quantization | None,
    ) -> None:  # fmt: skip
        super().__init__(b, code, outputs[0] if outputs else code, inputs, outputs, options)
        self.custom, self.quantization = custom, quantization

    def give(self, kind: str, inputs: Sequence[str], **attributes: Any) -> str:
        """Add the operator that makes the first output, and behind it the activation that TFLite fused."""
        activation = self.whole(ACTIVATION[self.kind], "b") if self.kind in ACTIVATION else 0
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
