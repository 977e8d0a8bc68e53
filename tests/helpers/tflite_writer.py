"""Small TFLite models, tensor by tensor and operator by operator. Numbers are those of TensorFlow Lite's schema.fbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.helpers.flatbuffer_writer import Field, flatbuffer

TYPES = {"float32": 0, "float16": 1, "int32": 2, "uint8": 3, "int64": 4, "bool": 6, "int8": 9}
CODES = {
    "ADD": 0, "AVERAGE_POOL_2D": 1, "CONCATENATION": 2, "CONV_2D": 3, "DEPTHWISE_CONV_2D": 4, "DEQUANTIZE": 6,
    "FULLY_CONNECTED": 9, "LOCAL_RESPONSE_NORMALIZATION": 13, "LOGISTIC": 14, "MAX_POOL_2D": 17, "MUL": 18, "RELU": 19,
    "RESHAPE": 22, "RESIZE_BILINEAR": 23, "SOFTMAX": 25, "CUSTOM": 32, "PAD": 34, "BATCH_TO_SPACE_ND": 37,
    "SPACE_TO_BATCH_ND": 38, "TRANSPOSE": 39, "MEAN": 40, "STRIDED_SLICE": 45, "SPLIT": 49, "TRANSPOSE_CONV": 67,
    "LSTM": 16, "GATHER": 36, "UNIDIRECTIONAL_SEQUENCE_LSTM": 44, "EMBEDDING_LOOKUP": 7, "BATCH_MATMUL": 126, "GELU": 150,
    "DYNAMIC_UPDATE_SLICE": 151, "SHAPE": 77, "PACK": 83, "UNPACK": 88, "QUANTIZE": 114, "IF": 118, "DENSIFY": 124,
}  # fmt: skip


class TfliteWriter:
    """A model in the making; methods return the index of what they add."""

    def __init__(self) -> None:
        self.tensors: list[dict[int, Field]] = []
        self.buffers: list[dict[int, Field]] = [{}]
        self.operators: list[dict[int, Field]] = []
        self.codes: list[dict[int, Field]] = []

    def tensor(
        self, name: str, shape: Sequence[int], dtype: str = "float32", data: np.ndarray[Any, Any] | None = None,
        scale: Sequence[float] = (), zero: Sequence[int] = (), axis: int = 0, signature: Sequence[int] = (),
        sparsity: dict[int, Field] | None = None,
    ) -> int:  # fmt: skip
        """Add a tensor; one with data is a constant."""
        fields: dict[int, Field] = {0: ("vector", np.array(shape, np.int32)), 1: ("i8", TYPES[dtype]), 3: ("text", name)}
        if data is not None:
            self.buffers.append({0: ("vector", np.frombuffer(np.ascontiguousarray(data).tobytes(), np.uint8))})
            fields[2] = ("u32", len(self.buffers) - 1)
        if scale:
            fields[4] = (
                "table",
                {2: ("vector", np.array(scale, np.float32)), 3: ("vector", np.array(zero, np.int64)), 6: ("i32", axis)},
            )
        if signature:
            fields[7] = ("vector", np.array(signature, np.int32))
        if sparsity is not None:
            fields[6] = ("table", sparsity)
        self.tensors.append(fields)
        return len(self.tensors) - 1

    def constant(self, name: str, data: np.ndarray[Any, Any], **more: Any) -> int:
        """Add a constant."""
        return self.tensor(name, data.shape, str(data.dtype), data, **more)

    def operator(
        self, code: str, inputs: Sequence[int], outputs: Sequence[int], options: dict[int, Field] | None = None, custom: str = "",
        custom_options: bytes = b"",
    ) -> None:  # fmt: skip
        """Add an operator; `options` are fields of its table."""
        entry: dict[int, Field] = {0: ("i8", min(CODES[code], 127)), 3: ("i32", CODES[code])}
        if custom:
            entry[1] = ("text", custom)
        self.codes.append(entry)
        fields: dict[int, Field] = {
            0: ("u32", len(self.codes) - 1), 1: ("vector", np.array(inputs, np.int32)),
            2: ("vector", np.array(outputs, np.int32)),
        }  # fmt: skip
        if options is not None:
            fields[4] = ("table", options)
        if custom_options:
            fields[5] = ("vector", np.frombuffer(custom_options, np.uint8))
        self.operators.append(fields)

    def file(self, inputs: Sequence[int], outputs: Sequence[int]) -> bytes:
        """Return the model as a file."""
        graph: dict[int, Field] = {
            0: ("tables", self.tensors), 1: ("vector", np.array(inputs, np.int32)), 2: ("vector", np.array(outputs, np.int32)),
            3: ("tables", self.operators),
        }  # fmt: skip
        model: dict[int, Field] = {
            0: ("u32", 3), 1: ("tables", self.codes), 2: ("tables", [graph]), 4: ("tables", self.buffers),
        }  # fmt: skip
        return flatbuffer(model, b"TFL3")
