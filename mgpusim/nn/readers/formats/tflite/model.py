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

BUILTINS = tuple(
    """
    ADD AVERAGE_POOL_2D CONCATENATION CONV_2D DEPTHWISE_CONV_2D DEPTH_TO_SPACE DEQUANTIZE EMBEDDING_LOOKUP FLOOR
    FULLY_CONNECTED HASHTABLE_LOOKUP L2_NORMALIZATION L2_POOL_2D LOCAL_RESPONSE_NORMALIZATION LOGISTIC LSH_PROJECTION LSTM
    MAX_POOL_2D MUL RELU RELU_N1_TO_1 RELU6 RESHAPE RESIZE_BILINEAR RNN SOFTMAX SPACE_TO_DEPTH SVDF TANH CONCAT_EMBEDDINGS
    SKIP_GRAM CALL CUSTOM EMBEDDING_LOOKUP_SPARSE PAD UNIDIRECTIONAL_SEQUENCE_RNN GATHER BATCH_TO_SPACE_ND SPACE_TO_BATCH_ND
    TRANSPOSE MEAN SUB DIV SQUEEZE UNIDIRECTIONAL_SEQUENCE_LSTM STRIDED_SLICE BIDIRECTIONAL_SEQUENCE_RNN EXP TOPK_V2 SPLIT
    LOG_SOFTMAX DELEGATE BIDIRECTIONAL_SEQUENCE_LSTM CAST PRELU MAXIMUM ARG_MAX MINIMUM LESS NEG PADV2 GREATER GREATER_EQUAL
    LESS_EQUAL SELECT SLICE SIN TRANSPOSE_CONV SPARSE_TO_DENSE TILE EXPAND_DIMS EQUAL NOT_EQUAL LOG SUM SQRT RSQRT SHAPE POW
    ARG_MIN FAKE_QUANT REDUCE_PROD REDUCE_MAX PACK LOGICAL_OR ONE_HOT LOGICAL_AND LOGICAL_NOT UNPACK REDUCE_MIN FLOOR_DIV
    REDUCE_ANY SQUARE ZEROS_LIKE FILL FLOOR_MOD RANGE RESIZE_NEAREST_NEIGHBOR LEAKY_RELU SQUARED_DIFFERENCE MIRROR_PAD ABS
    SPLIT_V UNIQUE CEIL REVERSE_V2 ADD_N GATHER_ND COS WHERE RANK ELU REVERSE_SEQUENCE MATRIX_DIAG QUANTIZE MATRIX_SET_DIAG
    ROUND HARD_SWISH IF WHILE NON_MAX_SUPPRESSION_V4 NON_MAX_SUPPRESSION_V5 SCATTER_ND SELECT_V2 DENSIFY SEGMENT_SUM
    BATCH_MATMUL PLACEHOLDER_FOR_GREATER_OP_CODES CUMSUM CALL_ONCE BROADCAST_TO RFFT2D CONV_3D IMAG REAL COMPLEX_ABS HASHTABLE
    HASHTABLE_FIND HASHTABLE_IMPORT HASHTABLE_SIZE REDUCE_ALL CONV_3D_TRANSPOSE VAR_HANDLE READ_VARIABLE ASSIGN_VARIABLE
    BROADCAST_ARGS RANDOM_STANDARD_NORMAL BUCKETIZE RANDOM_UNIFORM MULTINOMIAL GELU DYNAMIC_UPDATE_SLICE RELU_0_TO_1
    UNSORTED_SEGMENT_PROD UNSORTED_SEGMENT_MAX UNSORTED_SEGMENT_SUM ATAN2 UNSORTED_SEGMENT_MIN SIGN BITCAST BITWISE_XOR
    RIGHT_SHIFT
    """.split()
)
CUSTOM = BUILTINS.index("CUSTOM")


def name_of(code: int) -> str:
    """Return the name of a builtin operator; those behind the list (StableHLO's) have their number.

    >>> name_of(3), name_of(161), name_of(171)
    ('CONV_2D', 'RIGHT_SHIFT', 'BUILTIN_171')
    """
    return BUILTINS[code] if 0 <= code < len(BUILTINS) else f"BUILTIN_{code}"


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
    written = {index for operator in operators for index in operator.outputs}
    inputs, outputs = graph.numbers(1, "i"), graph.numbers(2, "i")
    tensors = tuple(reader.tensor(table, i, i not in written and i not in inputs) for i, table in enumerate(graph.tables(0)))
    named = [i for operator in operators for i in (*(i for i in operator.inputs if i != -1), *operator.outputs)]
    wrong = sorted({i for i in (*inputs, *outputs, *named) if not 0 <= i < len(tensors)})
    if wrong:
        raise InputError(f"is damaged: it names tensor {wrong[0]} of {len(tensors)}")
    return TfliteModel(tensors, operators, inputs, outputs, len(graphs))


def _code(table: Table) -> str:
    """Return an operator's name; numbers below 127 also stand in an older field."""
    code = max(table.scalar(3, "i"), table.scalar(0, "b"))
    return CUSTOM_PREFIX + (table.text(1) or "unnamed") if code == CUSTOM else name_of(code)


def _operator(table: Table, codes: Sequence[str]) -> TfliteEntry:
    index = table.scalar(0, "I")
    if index >= len(codes):
        raise InputError(f"is damaged: an operator has code {index} of {len(codes)}")
    code = codes[index]
    custom = table.raw(5) if code.startswith(CUSTOM_PREFIX) else b""
    return TfliteEntry(code, table.numbers(1, "i"), table.numbers(2, "i"), table.table(4), custom)


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


SPARSEST = 1 << 12
"""Places for each value that is kept, of the sparsest constant that is read: real ones have up to ten or so."""
_WIDTHS = {1: "i", 2: "H", 3: "B"}
"""Elements of lists of indices, by the number of their table in the union `SparseIndexVector`."""


def _indices(table: Table, kind: int, field: int) -> Array:
    inner = table.table(field)
    form = _WIDTHS.get(table.scalar(kind, "B"))
    if inner is None or form is None:
        return np.zeros(0, np.int64)
    return np.array(inner.numbers(0, form), np.int64)


def _expanded(table: Table, rows: int, most: int, name: str) -> tuple[Array, Array]:
    """Return, for each element of one more dimension, which of `rows` it belongs to and its index."""
    if table.scalar(0, "b") == 0:
        size = table.scalar(1, "i")
        if not 1 <= size <= most or rows * size > most:
            raise InputError(f"tensor {name}: its sparse form has {rows} x {size} elements, the dense one {most}")
        return np.repeat(np.arange(rows), size), np.tile(np.arange(size), rows)
    segments, indices = _indices(table, 2, 3), _indices(table, 4, 5)
    counts = np.diff(segments)
    if len(segments) != rows + 1 or segments[0] != 0 or (counts < 0).any() or segments[-1] != len(indices):
        raise InputError(f"tensor {name}: its sparse form has segments that do not fit its indices")
    return np.repeat(np.arange(rows), counts), indices


def dense_values(sparsity: Table, values: Array, shape: Sequence[int], name: str) -> Array:
    """Return the dense array of a sparse constant."""
    order, blocks = sparsity.numbers(0, "i"), sparsity.numbers(1, "i")
    dimensions = sparsity.tables(2)
    rank = len(shape)
    if (
        sorted(order) != list(range(rank + len(blocks)))
        or len(dimensions) != len(order)
        or any(not 0 <= d < rank for d in blocks)
    ):
        raise InputError(
            f"tensor {name}: its sparse form has an order {list(order)} for {rank} dimensions and {len(blocks)} of blocks"
        )
    sizes = [1] * rank  # of a block, along each dimension
    for place, dimension in enumerate(order):
        if dimension >= rank:
            sizes[blocks[dimension - rank]] = max(1, dimensions[place].scalar(1, "i"))
    most = max(1, math.prod(shape))
    if most > SPARSEST * max(1, len(values)):
        raise InputError(f"tensor {name}: its sparse form has {len(values)} values for {most} places")
    coordinates = np.zeros((rank, 1), np.int64)
    for place, dimension in enumerate(order):
        rows, index = _expanded(dimensions[place], coordinates.shape[1], most, name)
        coordinates = coordinates[:, rows]
        at = dimension if dimension < rank else blocks[dimension - rank]
        coordinates[at] += index * (sizes[at] if dimension < rank else 1)
    inside = (coordinates >= 0).all() and (coordinates < np.array(shape)[:, None]).all()
    if coordinates.shape[1] != len(values) or not inside:
        raise InputError(
            f"tensor {name}: its sparse form has {len(values)} values for {coordinates.shape[1]} places in {list(shape)}"
        )
    dense = np.zeros(tuple(shape), values.dtype)
    dense[tuple(coordinates)] = values
    return dense
