"""The graph of a single measured operator, out of the shapes that its row has: for profiles without a model."""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.profiled.rows import KIND_NAMES, MeasuredOperator
from mgpusim.nn.zoo.builder import NetworkBuilder

OPERATOR = "operator"
"""Name of the operator in its graph."""
KEPT = ("keys", "values")
"""Tensors of attention that stay on the GPU, in the precision of a cache."""
_ACTIVATIONS = ("relu", "sigmoid", "hard_swish", "tanh")


def graph_of_row(row: MeasuredOperator) -> Graph:
    """Return a network of one operator, with the activations and additions that are fused into it.

    >>> row = MeasuredOperator("row 1", "", 5.0, "conv", facts={"in_h": 56, "in_w": 56, "in_c": 8, "out_h": 28, "out_w": 28,
    ...     "out_c": 16, "kernel_h": 3, "kernel_w": 3, "stride": 2}, fused=("relu",))
    >>> graph = graph_of_row(row)
    >>> [operator.kind for operator in graph.operators], graph.tensors[graph.outputs[0]].shape
    (['conv2d', 'elementwise'], (1, 28, 28, 16))
    """
    try:
        return _built(row)
    except KeyError as error:
        raise InputError(f"the {KIND_NAMES.get(row.kind, row.kind)} has no {error.args[0]}") from None
    except (MgpusimError, ValueError, ZeroDivisionError) as error:
        raise InputError(f"its shapes are those of no {KIND_NAMES.get(row.kind, row.kind)}: {error}") from None


def _built(row: MeasuredOperator) -> Graph:
    b, f = NetworkBuilder(row.kind), row.facts
    if row.kind == "dense":
        y = b.fully_connected(b.input("input", (1, 1, 1, f["in_c"])), f["out_c"], name=OPERATOR)
    elif row.kind == "product":
        y = b.linear(b.input("input", (1, f["in_h"], f["in_c"])), f["out_c"], bias=False, dtype=row.dtype, name=OPERATOR)
    elif row.kind == "attention":
        q = b.input("q", (1, f["heads"], f["in_h"], f["in_c"]))
        k, v = (b.input(name, (1, f["key_heads"], f["keys"], f["in_c"])) for name in KEPT)
        mask = b.input("mask", (1, 1, f["in_h"], f["keys"]))
        y = b.operator("attention", (q, k, v, mask), OPERATOR, scale=f["in_c"] ** -0.5, shared=f["heads"] // f["key_heads"])
    elif row.kind == "softmax":
        y = b.softmax(b.input("input", (1, f["in_h"], f["in_w"], f["in_c"])), name=OPERATOR)
    elif row.kind == "elementwise":
        shapes = (1, f["in_h"], f["in_w"], f["in_c"]), (1, 1, 1, f["in_c"])
        y = b.add(*(b.input(f"input{i}", shape) for i, shape in enumerate(shapes)), name=OPERATOR)
    elif row.kind == "concat":
        parts, each = f["inputs"], f["out_c"] // f["inputs"]
        sizes = [each] * (parts - 1) + [f["out_c"] - each * (parts - 1)]
        shape = (1, f["out_h"], f["out_w"])
        y = b.concat([b.input(f"input{i}", (*shape, size)) for i, size in enumerate(sizes)], name=OPERATOR)
    elif row.kind == "mean":
        x = b.input("input", (1, f["in_h"], f["in_w"], f["in_c"]))
        y = b.operator("reduce", (x,), OPERATOR, function="mean", axes=[1, 2], keep=True)
    elif row.kind in ("conv", "depthwise", "max pool", "avg pool"):
        y = _windowed(b, row)
    else:
        raise InputError("the graph of such an operator is not known by its shapes; give the model (--graphs)")
    for i, function in enumerate(row.fused or ()):
        if function in _ACTIVATIONS:
            y = b.activation(y, function, name=f"{OPERATOR}/{function}{i}")
        elif function in ("add", "mul"):
            other = b.input(f"beside{i}", b.shape(y))
            y = b.add(y, other, name=f"{OPERATOR}/add{i}") if function == "add" else b.mul(y, other, name=f"{OPERATOR}/mul{i}")
    graph = b.graph((y,))
    return msgspec.structs.replace(graph, resident=KEPT) if row.kind == "attention" else graph


def _windowed(b: NetworkBuilder, row: MeasuredOperator) -> str:
    f = row.facts
    kernel, stride = (f["kernel_h"], f["kernel_w"]), f.get("stride", 1)
    sizes = [f["in_h"], f["in_w"]]
    if row.kind in ("conv", "depthwise"):
        sizes = [_unpadded(f[f"in_{side}"], f[f"out_{side}"], size, stride) for side, size in zip("hw", kernel, strict=True)]
    x = b.input("input", (1, *sizes, f["in_c"]))
    pads = [max(0, (f[f"out_{side}"] - 1) * stride + kernel[i] - sizes[i]) for i, side in enumerate("hw")]
    pad = (pads[0] // 2, pads[1] // 2, pads[0] - pads[0] // 2, pads[1] - pads[1] // 2)
    if row.kind == "max pool":
        y = b.max_pool(x, kernel, stride, pad=pad, name=OPERATOR)
    elif row.kind == "avg pool":
        y = b.avg_pool(x, kernel, stride, pad=pad, name=OPERATOR)
    else:
        deep = row.kind == "depthwise"
        groups, channels = (f["in_c"], f["in_c"]) if deep else (f.get("groups", 1), f["out_c"])
        y = b.conv(x, channels, kernel, stride, pad=pad, groups=groups, norm=False, bias=True, name=OPERATOR)
    output = b.size(y)
    if output != (f["out_h"], f["out_w"]):
        raise InputError(f"a window of {kernel[0]}x{kernel[1]} and stride {stride} makes {output[0]}x{output[1]}")
    return y


def _unpadded(size: int, output: int, kernel: int, stride: int) -> int:
    """Return the size of an input without padding that is an operator of its own, which engines fold into a convolution.

    Converters of PyTorch's models write it so: the input of the window is larger than its outputs times the stride.

    >>> _unpadded(58, 56, 3, 1), _unpadded(114, 56, 3, 2), _unpadded(56, 56, 3, 1), _unpadded(56, 28, 1, 2)
    (56, 112, 56, 56)
    """
    whole = output * stride
    return whole if whole < size and (output - 1) * stride + kernel <= size else size
