"""Models of ONNX whose structure was changed: nodes, edges, attributes, constants, shapes and versions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

__all__ = ["changed_model", "model_seeds", "undeclared"]

SIZES = (0, 1, 2, 3, 4, 5, 7, 8, 16, 64, 1000, -1, -2, 65536, 2**31 - 1, 2**31, 2**62, -(2**63), 2**63 - 1)
REALS = (0.0, 1.0, -1.0, 0.5, 1e-45, 1e38, -1e38, float("inf"), float("-inf"), float("nan"))
WORDS = (
    b"",
    b"VALID",
    b"SAME_UPPER",
    b"SAME_LOWER",
    b"NOTSET",
    b"FOO",
    b"linear",
    b"nearest",
    b"floor",
    b"reflect",
    b"\xff",
    b"ij,jk->ik",
)
TYPES = (0, 1, 2, 3, 6, 7, 9, 10, 11, 14, 16, 17, 99)
KINDS = (
    "Conv", "ConvTranspose", "Gemm", "MatMul", "Add", "Mul", "Relu", "Softmax", "MaxPool", "AveragePool", "GlobalAveragePool",
    "Reshape", "Transpose", "Concat", "Slice", "Split", "Gather", "GatherND", "Resize", "Pad", "Flatten", "Squeeze", "Unsqueeze",
    "Expand", "Tile", "Shape", "Constant", "ConstantOfShape", "Cast", "ReduceMean", "BatchNormalization", "LRN", "LSTM",
    "NonZero", "TopK", "NonMaxSuppression", "Where", "Range", "If", "Loop", "Einsum", "Identity", "Clip", "DepthToSpace",
    "QuantizeLinear", "Foo",
)  # fmt: skip


def model_seeds() -> list[bytes]:
    """Return a small network, and a model of each operator that the tests of the reader have."""
    from tests.helpers import onnx_nets as nets
    from tests.helpers.small_networks import FORMATS
    from tests.nn.test_readers_onnx import CASES

    single = [
        nets.single(op, shapes, constants, **{"opset": 17, **attributes}) for op, shapes, constants, attributes in CASES.values()
    ]
    return [FORMATS["onnx"](), *(proto.SerializeToString() for proto in single)]


def changed_model(seeds: Sequence[bytes], rng: Random) -> bytes:
    """Return a model that is one of the seeds but for some changes of its structure."""
    import onnx

    model = onnx.ModelProto.FromString(rng.choice(seeds))
    for _ in range(rng.choice((1, 1, 2, 3, 5, 9))):
        change = rng.choice(
            (_node, _node, _edge, _edge, _attribute, _attribute, _constant, _constant, _shape, _ends, _version, _graft)
        )
        change(model, rng, onnx, seeds)
    return bytes(model.SerializeToString())


def undeclared(data: bytes) -> bytes:
    """Return a model that says no shape but those of its inputs: what it says of others may be out of date."""
    import onnx

    model = onnx.ModelProto.FromString(data)
    del model.graph.value_info[:]
    for one in model.graph.output:
        one.type.tensor_type.ClearField("shape")
    return bytes(model.SerializeToString())


def _names(graph: Any) -> list[str]:
    made = [name for node in graph.node for name in node.output]
    return [*(one.name for one in graph.input), *(one.name for one in graph.initializer), *made, "", "nobody"]


def _node(model: Any, rng: Random, onnx: Any, _: Sequence[bytes]) -> None:
    graph = model.graph
    kind = rng.randrange(5)
    if kind == 0 or not graph.node:
        inputs = [rng.choice(_names(graph)) for _ in range(rng.randrange(4))]
        graph.node.append(onnx.helper.make_node(rng.choice(KINDS), inputs, [f"n{len(graph.node)}"]))
        return
    at = rng.randrange(len(graph.node))
    if kind == 1:
        del graph.node[at]
    elif kind == 2:
        graph.node.add().CopyFrom(graph.node[at])
        if rng.random() < 0.7:
            graph.node[-1].output[:] = [f"{name}'" for name in graph.node[-1].output]
    elif kind == 3:
        graph.node[at].op_type = rng.choice(KINDS)
    else:
        nodes = [*graph.node]
        rng.shuffle(nodes)
        del graph.node[:]
        graph.node.extend(nodes)


def _edge(model: Any, rng: Random, _onnx: Any, _: Sequence[bytes]) -> None:
    if not model.graph.node:
        return
    node = rng.choice(model.graph.node)
    ends = node.input if rng.random() < 0.8 else node.output
    kind, name = rng.randrange(4), rng.choice(_names(model.graph))
    if kind == 0 or not ends:
        ends.append(name)
    elif kind == 1:
        del ends[rng.randrange(len(ends))]
    elif kind == 2:
        ends[rng.randrange(len(ends))] = name
    else:
        ends[:] = rng.sample([*ends], len(ends))


def _attribute(model: Any, rng: Random, onnx: Any, _: Sequence[bytes]) -> None:
    every = [attribute for node in model.graph.node for attribute in node.attribute]
    if not every:
        return
    one = rng.choice(every)
    kind = rng.randrange(6)
    if kind == 0:
        for node in model.graph.node:
            kept = [attribute for attribute in node.attribute if attribute.name != one.name]
            if len(kept) < len(node.attribute):
                del node.attribute[:]
                node.attribute.extend(kept)
                return
    elif kind == 1:
        values: tuple[Any, ...] = (rng.choice(SIZES), rng.choice(REALS), rng.choice(WORDS), [rng.choice(SIZES)] * 3, [0.5, 1.0])
        one.CopyFrom(onnx.helper.make_attribute(one.name, rng.choice(values)))
    elif kind == 2:
        one.name = rng.choice((*(other.name for other in every), "foo", "axis", "axes", "perm"))
    elif len(one.ints):
        if kind == 3:
            one.ints.append(rng.choice(SIZES))
        elif kind == 4:
            del one.ints[-1]
        else:
            one.ints[rng.randrange(len(one.ints))] = rng.choice(SIZES)
    else:
        one.i, one.f, one.s = rng.choice(SIZES), rng.choice(REALS), rng.choice(WORDS)


def _constant(model: Any, rng: Random, onnx: Any, _: Sequence[bytes]) -> None:
    graph = model.graph
    if not graph.initializer:
        return
    at = rng.randrange(len(graph.initializer))
    one = graph.initializer[at]
    kind = rng.randrange(6)
    if kind == 0:
        del graph.initializer[at]
    elif kind == 1:
        one.data_type = rng.choice(TYPES)
    elif kind == 2:
        one.dims.append(rng.choice(SIZES))
    elif kind == 3 and len(one.dims):
        one.dims[rng.randrange(len(one.dims))] = rng.choice(SIZES)
    elif kind == 4:
        graph.input.append(onnx.helper.make_tensor_value_info(one.name, one.data_type, list(one.dims)))
    elif one.data_type in (6, 7):
        width = 4 if one.data_type == 6 else 8
        values = [rng.choice(SIZES) for _ in range(max(1, len(one.raw_data) // width))]
        one.raw_data = b"".join((value % (1 << 8 * width)).to_bytes(width, "little") for value in values)
        del one.int64_data[:], one.int32_data[:]
    else:
        one.raw_data = rng.choice((one.raw_data * 2, one.raw_data[:-1], one.raw_data[: len(one.raw_data) // 2], b""))


def _shape(model: Any, rng: Random, _onnx: Any, _: Sequence[bytes]) -> None:
    every = [*model.graph.input, *model.graph.value_info, *model.graph.output]
    if not every:
        return
    tensor = rng.choice(every).type.tensor_type
    dims, kind = tensor.shape.dim, rng.randrange(6)
    if kind == 0:
        dims.add().dim_value = rng.choice(SIZES)
    elif kind == 1:
        tensor.elem_type = rng.choice(TYPES)
    elif kind == 2:
        tensor.ClearField("shape")
    elif len(dims):
        one = rng.choice(dims)
        if kind == 3:
            dims.remove(one)
        elif kind == 4:
            one.dim_param = rng.choice(("n", "", "\x1b[31m", "batch"))
        else:
            one.dim_value = rng.choice(SIZES)


def _ends(model: Any, rng: Random, _onnx: Any, _: Sequence[bytes]) -> None:
    ends = rng.choice((model.graph.input, model.graph.output))
    kind = rng.randrange(3)
    if kind == 0 and len(ends):
        del ends[rng.randrange(len(ends))]
    elif kind == 1 and len(ends):
        rng.choice(ends).name = rng.choice(_names(model.graph))
    elif len(ends):
        ends.add().CopyFrom(rng.choice(ends))


def _version(model: Any, rng: Random, onnx: Any, _: Sequence[bytes]) -> None:
    kind = rng.randrange(4)
    if kind == 0:
        model.ir_version = rng.choice((0, 1, 3, 8, 12, 99, 2**62))
    elif kind == 1:
        model.opset_import.append(
            onnx.helper.make_opsetid(rng.choice(("", "ai.onnx", "com.microsoft", "x")), rng.choice((1, 9, 17, 99)))
        )
    elif len(model.opset_import):
        model.opset_import[0].version = rng.choice((0, 1, 5, 7, 9, 10, 11, 12, 13, 16, 18, 19, 21, 22, 99, -1, 2**62))


def _graft(model: Any, rng: Random, onnx: Any, seeds: Sequence[bytes]) -> None:
    """Put another seed behind the model: its first input is the model's first output."""
    other = onnx.ModelProto.FromString(rng.choice(seeds)).graph
    if len(model.graph.node) > 60 or not model.graph.output or not other.input:
        return
    end = model.graph.output[0].name
    taken = {other.input[0].name: end}

    def named(name: str) -> str:
        return taken.setdefault(name, f"{name}_{len(model.graph.node)}") if name else ""

    for node in other.node:
        one = model.graph.node.add()
        one.CopyFrom(node)
        one.input[:], one.output[:] = list(map(named, node.input)), list(map(named, node.output))
    for given, mine in ((other.input[1:], model.graph.input), (other.initializer, model.graph.initializer)):
        for tensor in given:
            one = mine.add()
            one.CopyFrom(tensor)
            one.name = named(tensor.name)
    for tensor in other.output:
        one = model.graph.output.add()
        one.CopyFrom(tensor)
        one.name = named(tensor.name)
