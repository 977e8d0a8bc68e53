"""ONNX files as plain values: nodes, constants, inputs and shapes. Only this module imports onnx, and the process that infers.

Large weights are cut out of the bytes before onnx parses them, so that a model of any size is read without them. Where they lie
in the mapped file is kept for those who want values.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, MissingExtraError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.format import ModelFile, given_shapes
from mgpusim.nn.readers.formats.onnx.inference import Shapes, infer_shapes
from mgpusim.nn.readers.formats.onnx.node import OnnxConstant, OnnxOp

LENGTH_DELIMITED = 2
_FIXED = {1: 8, 5: 4}


class WireField(NamedTuple):
    """A field: its number and wire type, where its tag and its content begin, and where it ends."""

    number: int
    wire: int
    start: int
    content: int
    end: int


def varint(data: memoryview, position: int, end: int) -> tuple[int, int]:
    """Return a number of variable length, and the position behind it.

    >>> varint(memoryview(bytes([0x96, 0x01])), 0, 2)
    (150, 2)
    """
    number = shift = 0
    while position < end and shift < 70:
        byte = data[position]
        number |= (byte & 127) << shift
        position, shift = position + 1, shift + 7
        if byte < 128:
            return number, position
    raise InputError(f"is damaged or cut off at byte {position}")


def fields(data: memoryview, start: int, end: int) -> Iterator[WireField]:
    """Yield the fields of a message that lies between two positions.

    >>> [(f.number, f.content, f.end) for f in fields(memoryview(bytes([0x08, 7, 0x12, 2, 65, 66])), 0, 6)]
    [(1, 1, 2), (2, 4, 6)]
    """
    while start < end:
        tag, content = varint(data, start, end)
        wire = tag & 7
        if wire == 0:
            _, after = varint(data, content, end)
        elif wire == LENGTH_DELIMITED:
            size, content = varint(data, content, end)
            after = content + size
        elif wire in _FIXED:
            after = content + _FIXED[wire]
        else:
            raise InputError(f"is damaged: it has wire type {wire} at byte {start}")
        if after > end or tag >> 3 == 0:
            raise InputError(f"is damaged or cut off: a field at byte {start} ends at byte {after}, its message at {end}")
        yield WireField(tag >> 3, wire, start, content, after)
        start = after


def written(number: int, content: bytes) -> bytes:
    """Return a field of variable length as bytes.

    >>> written(2, b"AB").hex()
    '12024142'
    """
    return _varint_bytes(number << 3 | LENGTH_DELIMITED) + _varint_bytes(len(content)) + content


def _varint_bytes(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


LARGE = 1 << 12
"""Bytes from which on a constant's data are left out of what onnx parses."""
DTYPES = {
    1: "float32", 2: "uint8", 3: "int8", 4: "uint16", 5: "int16", 6: "int32", 7: "int64", 9: "bool", 10: "float16", 11: "float64",
    12: "uint32", 13: "uint64", 16: "bfloat16", 17: "int8", 18: "int8", 19: "int8", 20: "int8", 21: "uint8", 22: "int8",
}  # fmt: skip
"""Types by their number in `TensorProto.DataType`; those of less than a byte, and of 8-bit floats, count as bytes."""
BYTES_AS_STORED = frozenset((1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13))
"""Types whose stored bytes numpy reads as they are."""
BY_DATA = ("NonZero", "NonMaxSuppression")
"""Operators that make as many elements as they find; a user may say how many (`--input`)."""
_GRAPH, _FUNCTIONS, _INITIALIZER, _NODE, _ATTRIBUTE, _TENSOR = 7, 25, 5, 1, 5, 5  # numbers of fields
_DATA = {9: "", 4: "float32", 10: "float64"}  # raw data, floats, doubles: what may be cut out


class OnnxModel(msgspec.Struct, frozen=True):
    """An ONNX model.

    Attributes
    ----------
    constants : the initializers, by name.
    inputs : shape and type of each input that is not a constant.
    shapes : of other tensors, as far as the file says them; sizes that it leaves open are None.
    inferred : infers shapes of other tensors, and says what is wrong with a node, in another process.
    """

    operators: tuple[OnnxOp, ...]
    constants: dict[str, OnnxConstant]
    inputs: dict[str, tuple[Shape, str]]
    outputs: tuple[str, ...]
    shapes: Shapes
    inferred: Callable[[], tuple[Shapes, str]]


def _onnx() -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import onnx
            import onnx.inliner
    except ImportError:
        raise MissingExtraError("reading ONNX needs the package onnx: pip install 'mgpusim[onnx]'") from None
    return onnx


def load_model(source: ModelFile, b: Builder) -> OnnxModel:
    """Return the model of a file, its inputs with the shapes that were asked for, its operators to add to a graph."""
    onnx = _onnx()
    proto = onnx.ModelProto()
    light, spans = _without_weights(source.data)
    try:
        proto.ParseFromString(light)
    except Exception as error:  # protobuf's DecodeError, whichever implementation is installed
        raise InputError(f"is damaged or no ONNX model ({error})") from None
    reader = _Reader(source, spans)
    constants = {}
    for index, tensor in enumerate(proto.graph.initializer):
        name = _text(tensor.name)
        if name in constants:
            raise InputError(f"constant {name}: the name is given twice")
        constants[name] = reader.constant(tensor, ("initializer", index))
    for sparse in proto.graph.sparse_initializer:
        name = _text(sparse.values.name)
        constants[name] = OnnxConstant(_sizes(sparse.dims, name), _dtype(sparse.values.data_type, name), None)
    by_data = {_text(node.output[0]) for node in proto.graph.node if node.op_type in BY_DATA and node.output}
    inputs = _inputs({name: shape for name, shape in source.inputs.items() if name not in by_data}, proto, constants)
    if proto.functions:
        proto = _inlined(onnx, proto)
    if source.inputs:  # what the file says of other tensors holds for its own input shapes
        proto.graph.ClearField("value_info")
        for output in proto.graph.output:
            output.type.tensor_type.ClearField("shape")
    opsets = {_text(opset.domain) or "ai.onnx": int(opset.version) for opset in proto.opset_import}
    return OnnxModel(
        tuple(_bounded(reader.operator(b, node, index, opsets), source.inputs) for index, node in enumerate(proto.graph.node)),
        constants, inputs, tuple(_text(output.name) for output in proto.graph.output), _stated(proto),
        lambda: infer_shapes(proto.SerializeToString()),
    )  # fmt: skip


# ---- bytes -------------------------------------------------------------------------------------------------------------
Key = tuple[str, int]
Span = tuple[str, int, int]
"""What data a constant has ("" for raw ones), and from where to where in the file."""


def _without_weights(data: memoryview) -> tuple[bytes, dict[Key, Span]]:
    """Return a model without the data of its large constants, and where those lie, by the constant's place."""
    if len(data) < LARGE:
        return bytes(data), {}
    spans: dict[Key, Span] = {}
    out = []
    parts = list(fields(data, 0, len(data)))
    counts = {"initializer": 0, "node": 0}
    if any(field.number == _FUNCTIONS for field in parts):  # writing them out renumbers the nodes
        counts.pop("node")
    for field in parts:
        if field.number == _GRAPH and field.wire == LENGTH_DELIMITED:
            out.append(written(_GRAPH, _light_graph(data, field.content, field.end, counts, spans)))
        else:
            out.append(bytes(data[field.start : field.end]))
    return b"".join(out), spans


def _light_graph(data: memoryview, start: int, end: int, counts: dict[str, int], spans: dict[Key, Span]) -> bytes:
    out = []
    for field in fields(data, start, end):
        kind = {_INITIALIZER: "initializer", _NODE: "node"}.get(field.number, "")
        if kind not in counts or field.wire != LENGTH_DELIMITED:
            out.append(bytes(data[field.start : field.end]))
            continue
        key = (kind, counts[kind])
        counts[kind] += 1
        if field.end - field.content < LARGE:
            out.append(bytes(data[field.start : field.end]))
        elif kind == "initializer":
            out.append(written(_INITIALIZER, _light_tensor(data, field.content, field.end, key, spans)))
        else:
            out.append(written(_NODE, _light_node(data, field.content, field.end, key, spans)))
    return b"".join(out)


def _light_node(data: memoryview, start: int, end: int, key: Key, spans: dict[Key, Span]) -> bytes:
    """Return a node; only a `Constant` has a large attribute, and only one."""
    out = []
    for field in fields(data, start, end):
        whole = bytes(data[field.start : field.end]) if field.end - field.start < LARGE or field.wire != LENGTH_DELIMITED else b""
        if not whole and field.number == _ATTRIBUTE and key not in spans:
            inner = []
            for part in fields(data, field.content, field.end):
                if part.number == _TENSOR and part.wire == LENGTH_DELIMITED and key not in spans:
                    inner.append(written(_TENSOR, _light_tensor(data, part.content, part.end, key, spans)))
                else:
                    inner.append(bytes(data[part.start : part.end]))
            whole = written(_ATTRIBUTE, b"".join(inner))
        out.append(whole or bytes(data[field.start : field.end]))
    return b"".join(out)


def _light_tensor(data: memoryview, start: int, end: int, key: Key, spans: dict[Key, Span]) -> bytes:
    parts = list(fields(data, start, end))
    large = [
        part for part in parts if part.number in _DATA and part.wire == LENGTH_DELIMITED and part.end - part.content >= LARGE
    ]
    if len(large) != 1:
        return bytes(data[start:end])
    spans[key] = (_DATA[large[0].number], large[0].content, large[0].end)
    return b"".join(bytes(data[part.start : part.end]) for part in parts if part is not large[0])


def _text(value: Any) -> str:
    """Return a name; protobuf gives bytes for one that is not UTF-8."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


# ---- values ------------------------------------------------------------------------------------------------------------
def _dtype(number: int, name: str) -> str:
    dtype = DTYPES.get(number)
    if dtype is None:
        raise UnsupportedError(f"tensor {name}: has elements of ONNX type {number} (texts, complex numbers), which no kernel has")
    return dtype


def _sizes(dims: Sequence[int], name: str) -> Shape:
    shape = tuple(int(size) for size in dims)
    if min(shape, default=0) < 0:
        raise InputError(f"constant {name}: got shape {list(shape)}")
    return shape


class _Reader:
    """Makes constants and nodes of one file."""

    def __init__(self, source: ModelFile, spans: dict[Key, Span]) -> None:
        self.source, self.spans = source, spans

    def constant(self, tensor: Any, key: Key) -> OnnxConstant:
        name = _text(tensor.name) or key[0]
        shape = _sizes(tensor.dims, name)
        dtype = _dtype(tensor.data_type, name)
        if tensor.data_location == 1:
            return OnnxConstant(shape, dtype, self._external(tensor, shape, dtype))
        if key in self.spans:
            kind, start, end = self.spans[key]
            if tensor.data_type not in BYTES_AS_STORED:
                return OnnxConstant(shape, dtype, None)
            data = self.source.data[start:end]
            return OnnxConstant(shape, dtype, lambda: np.frombuffer(data, kind or dtype).astype(dtype, copy=False).reshape(shape))
        return OnnxConstant(shape, dtype, lambda: self._parsed(tensor, name, shape, dtype))

    @staticmethod
    def _parsed(tensor: Any, name: str, shape: Shape, dtype: str) -> Array:
        import onnx.numpy_helper

        try:
            value = np.asarray(onnx.numpy_helper.to_array(tensor))
            return value.astype("float32" if dtype == "bfloat16" else dtype, copy=False).reshape(shape)
        except (ValueError, TypeError, OverflowError) as error:
            raise InputError(f"constant {name}: its values do not fit its shape {list(shape)} ({error})") from None

    def _external(self, tensor: Any, shape: Shape, dtype: str) -> Callable[[], Array] | None:
        """Return how values in a file of their own are read, None where the file is absent; it must lie beside the model."""
        entries = {_text(entry.key): _text(entry.value) for entry in tensor.external_data}
        folder = self.source.folder.resolve()
        try:
            file = (folder / entries.get("location", "")).resolve()
            offset = int(entries.get("offset", "0"))
            present = file.is_file() and file.is_relative_to(folder) and tensor.data_type in BYTES_AS_STORED
            present = present and 0 <= offset <= file.stat().st_size - math.prod(shape) * np.dtype(dtype).itemsize
        except (ValueError, OSError):
            return None
        return (lambda: np.array(np.memmap(file, dtype, "r", offset, shape))) if present and 0 not in shape else None

    def operator(self, b: Builder, node: Any, index: int, opsets: dict[str, int]) -> OnnxOp:
        domain = _text(node.domain)
        domain = "" if domain == "ai.onnx" else domain
        inputs, outputs = tuple(map(_text, node.input)), tuple(map(_text, node.output))
        kind = f"{domain}:{_text(node.op_type)}" if domain else _text(node.op_type)
        named = _text(node.name) or (outputs[0] if outputs else "") or f"{kind}_{index}"
        attributes = {_text(attribute.name): self._attribute(attribute, ("node", index)) for attribute in node.attribute}
        return OnnxOp(b, kind, named, inputs, outputs, attributes, opsets.get(domain or "ai.onnx", 1))

    def _attribute(self, attribute: Any, key: Key) -> Any:
        match attribute.type:
            case 1:
                return float(attribute.f)
            case 2:
                return int(attribute.i)
            case 3:
                return attribute.s.decode("utf-8", "replace")
            case 4:
                return self.constant(attribute.t, key)
            case 6:
                return [float(number) for number in attribute.floats]
            case 7:
                return [int(number) for number in attribute.ints]
            case 8:
                return [text.decode("utf-8", "replace") for text in attribute.strings]
        return None


# ---- shapes ------------------------------------------------------------------------------------------------------------
def _inputs(given: Mapping[str, Shape], proto: Any, constants: dict[str, OnnxConstant]) -> dict[str, tuple[Shape, str]]:
    """Return the inputs, and write the shapes that are given for them into the model, so that ONNX infers with them."""
    known: dict[str, Sequence[int | str | None]] = {}
    dtypes = {}
    for value in proto.graph.input:
        name = _text(value.name)
        if name in constants:
            continue
        if not value.type.HasField("tensor_type"):
            raise UnsupportedError(f"input {name}: is a sequence, map or optional, expected a tensor")
        if name in known:
            raise InputError(f"input {name}: the name is given twice")
        shape = value.type.tensor_type.shape
        known[name] = [size.dim_value if size.HasField("dim_value") else _text(size.dim_param) or None for size in shape.dim]
        dtypes[name] = _dtype(value.type.tensor_type.elem_type, name)
        if not value.type.tensor_type.HasField("shape") and name not in given:
            raise InputError(f"input {name}: has no shape in the file; say --input {name}=1x3x224x224")
    shapes = given_shapes(given, known)
    for value in proto.graph.input:
        if (name := _text(value.name)) in shapes:
            value.type.tensor_type.shape.ClearField("dim")
            for size in shapes[name]:
                value.type.tensor_type.shape.dim.add().dim_value = size
    return {name: (shape, dtypes[name]) for name, shape in shapes.items()}


def _bounded(op: OnnxOp, given: Mapping[str, Shape]) -> OnnxOp:
    """Return an operator with the shape that a user gave for what it finds, as its attribute `bound`."""
    if op.kind in BY_DATA and op.outputs and op.outputs[0] in given:
        op.attributes["bound"] = list(given[op.outputs[0]])
    return op


def _inlined(onnx: Any, proto: Any) -> Any:
    """Return the model with its own functions written out where they are called."""
    try:
        return onnx.inliner.inline_local_functions(proto)
    except Exception as error:  # whatever onnx says about functions that do not fit
        raise InputError(f"its functions cannot be written out ({error})") from None


def _stated(proto: Any) -> Shapes:
    return {
        _text(value.name): tuple(
            size.dim_value if size.HasField("dim_value") else None for size in value.type.tensor_type.shape.dim
        )
        for value in (*proto.graph.value_info, *proto.graph.output)
        if value.type.tensor_type.HasField("shape")
    }
