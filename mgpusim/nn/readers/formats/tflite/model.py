"""TFLite files as plain values: tensors and operators of the first subgraph, with everything else left in the file."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.flatbuffer import Table, root
from mgpusim.nn.readers.folding import numpy_dtype
from mgpusim.nn.readers.formats.tflite.builtins import CUSTOM, name_of
from mgpusim.nn.readers.formats.tflite.sparse import dense_values

IDENTIFIER = b"TFL3"
DTYPES = {
    0: "float32", 1: "float16", 2: "int32", 3: "uint8", 4: "int64", 6: "bool", 7: "int16", 9: "int8", 10: "float64", 12: "uint64",
    15: "uint32", 16: "uint16", 17: "int8", 18: "bfloat16",
}  # fmt: skip
"""Types by their number in schema.fbs (`TensorType`); those of four bits count as bytes."""
INT4 = 17
CUSTOM_PREFIX = "custom:"
"""Stands before the names of operators that TFLite leaves to who wrote them."""


class TfliteTensor(msgspec.Struct, frozen=True):
    """A tensor of the file. `free` are axes whose size the file leaves open, though it gives one.

    `constant` ones have contents in the file, or are states that keep theirs; `load` is None without contents.
    """

    name: str
    shape: Shape
    dtype: str
    constant: bool
    load: Callable[[], Array] | None
    quantization: Quantization | None
    free: tuple[int, ...] = ()


class TfliteEntry(msgspec.Struct, frozen=True):
    """An operator: -1 among its inputs is one that is left out."""

    code: str
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    options: Table | None
    custom: bytes
    builtin: bool


class TfliteModel(msgspec.Struct, frozen=True):
    """A TFLite model; inputs and outputs are indices of tensors."""

    tensors: tuple[TfliteTensor, ...]
    operators: tuple[TfliteEntry, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    subgraphs: int


def load_model(data: memoryview) -> TfliteModel:
    """Return the model of a file."""
    if bytes(data[4:8]) != IDENTIFIER:
        raise InputError("not a TFLite model: expected the identifier TFL3")
    top = root(data)
    graphs = top.tables(2)
    if not graphs:
        raise InputError("has no graph")
    codes = [_code(table) for table in top.tables(1)]
    reader = _Tensors(data, top.tables(4))
    graph = graphs[0]
    operators = tuple(_operator(table, codes) for table in graph.tables(3))
    made = {index for one in operators for index in one.outputs}
    inputs, outputs = graph.numbers(1, "i"), graph.numbers(2, "i")
    tensors = tuple(reader.tensor(table, i, i not in made and i not in inputs) for i, table in enumerate(graph.tables(0)))
    named = [i for one in operators for i in (*(i for i in one.inputs if i != -1), *one.outputs)]
    wrong = sorted({i for i in (*inputs, *outputs, *named) if not 0 <= i < len(tensors)})
    if wrong:
        raise InputError(f"is damaged: it names tensor {wrong[0]} of {len(tensors)}")
    return TfliteModel(tensors, operators, inputs, outputs, len(graphs))


def _code(table: Table) -> tuple[str, bool]:
    """Return an operator's name, and whether it is a builtin one; numbers below 127 also stand in an older field."""
    code = max(table.scalar(3, "i"), table.scalar(0, "b"))
    return (CUSTOM_PREFIX + (table.text(1) or "unnamed"), False) if code == CUSTOM else (name_of(code), True)


def _operator(table: Table, codes: Sequence[tuple[str, bool]]) -> TfliteEntry:
    index = table.scalar(0, "I")
    if index >= len(codes):
        raise InputError(f"is damaged: an operator has code {index} of {len(codes)}")
    code, builtin = codes[index]
    return TfliteEntry(
        code, table.numbers(1, "i"), table.numbers(2, "i"), table.table(4), table.raw(5) if not builtin else b"", builtin
    )


class _Tensors:
    """Makes tensors of one file."""

    def __init__(self, data: memoryview, buffers: Sequence[Table]) -> None:
        self.data, self.buffers = data, buffers

    def tensor(self, table: Table, index: int, unmade: bool) -> TfliteTensor:
        name = table.text(3) or f"tensor_{index}"
        number = table.scalar(1, "b")
        if number not in DTYPES:
            raise UnsupportedError(
                f"tensor {name}: has elements of TFLite type {number} (texts, complex numbers), which no kernel has"
            )
        shape = table.numbers(0, "i")
        free = tuple(i for i, size in enumerate(table.numbers(7, "i")) if size == -1)
        span = self._contents(table.scalar(2, "I"), name)
        constant = unmade and (span is not None or table.flag(5) or table.at(6) != 0)
        load = self._loader(table, name, shape, number, span) if constant and span is not None else None
        return TfliteTensor(name, shape, DTYPES[number], constant, load, _quantization(table.table(4)), free)

    def _contents(self, index: int, name: str) -> tuple[int, int] | None:
        """Return from where to where in the file a buffer's contents lie, None without any."""
        if index == 0 or index >= len(self.buffers):
            if index:
                raise InputError(f"is damaged: tensor {name} has buffer {index} of {len(self.buffers)}")
            return None
        buffer = self.buffers[index]
        offset, size = buffer.scalar(1, "Q"), buffer.scalar(2, "Q")
        if offset > 1:  # of files larger than a flatbuffer may be: contents lie behind it
            if offset + size > len(self.data):
                raise InputError(
                    f"is damaged or cut off: the contents of tensor {name} end at byte {offset + size} of {len(self.data)}"
                )
            return offset, offset + size
        span = buffer.span(0, 1)
        return (span[0], span[0] + span[1]) if span is not None and span[1] else None

    def _loader(self, table: Table, name: str, shape: Shape, number: int, span: tuple[int, int]) -> Callable[[], Array]:
        data = self.data[span[0] : span[1]]

        def load() -> Array:
            dtype = numpy_dtype(DTYPES[number])
            sparsity = table.table(6)
            if sparsity is not None:
                return dense_values(sparsity, np.frombuffer(data, dtype), shape, name)
            if number == INT4:
                pairs = np.frombuffer(data, np.uint8)
                halves = np.stack([pairs & 15, pairs >> 4], axis=1).reshape(-1)[: math.prod(shape)].astype(np.int8)
                return np.where(halves > 7, halves - 16, halves).reshape(shape).astype(np.int8)
            if DTYPES[number] == "bfloat16":
                return (np.frombuffer(data, np.uint16).astype(np.uint32) << 16).view(np.float32).reshape(shape)
            return np.frombuffer(data, dtype).reshape(shape)

        return load


def _quantization(table: Table | None) -> Quantization | None:
    if table is None:
        return None
    scale, zero = table.reals(2), table.numbers(3, "q")
    return Quantization(scale, zero, table.scalar(6, "i")) if scale else None
