"""The kinds of operators, one form for all readers: what inputs and attributes each has, its output shapes and multiplications.

Shapes are those of `Graph.layout`. Pads are [top, left, bottom, right]; kernels, strides and dilations [height, width]. Constant
inputs have one form, whatever the model's:

======================  ================================================================
conv2d                  weights (out, kernel height, kernel width, in / groups), bias (out)
conv_transpose2d        the same, (out, kernel height, kernel width, in / groups)
fully_connected         weights (out, in), bias (out); the input's last axes make up `in`
batch_norm              scale, offset, mean, variance (channels)
lstm                    weights (directions, 4 hidden, in) and (directions, 4 hidden, hidden), bias (directions, 4 hidden);
                        the gates are input, forget, cell, output
gru                     the same with 3 hidden, and two biases, of input and state; the parts are update, reset, new
======================  ================================================================

Recurrent inputs are (length, batch, in). Behind the constants come the first states (directions, batch, hidden), zeros where
they are left out. Outputs are all states (length, directions, batch, hidden) and the last ones. `lstm_cell` and `gru_cell` are
what one step does behind its products, with gates (..., 4 hidden) and the memory. Or with parts of the input and of the state
(..., 3 hidden) and the state.

`rotary` turns pairs of channels by angles. Its inputs are x, cosines and sines, (length, half of the channels), or one of
these for each image. Pairs are halves of the channels, or with `interleaved` neighbours. `axis` is that of the positions
(Su et al., "RoFormer", 2021).

Of a `matmul` each `shared` matrices of the first input that follow each other meet one of the second. These are queries of
several heads and one head of keys. `update_slice` puts its second input into the first, from `starts` on, in the memory of the
first.

`cache_heads` makes heads of the channels of queries, keys and values (batch, length, heads x size), with rotary embeddings of
the first two. With two scales behind its seven inputs, RMS norms of these heads come before. Inputs 3 and 4 are cosines and
sines, 5 and 6 the keys and values that are kept, into which the new ones go from token `start` on. Outputs are queries (batch,
heads, length, size), then keys and values in the memory of inputs 5 and 6.

`attention` is softmax(cap tanh(scale q k^T / cap) + mask) v of queries, keys and values (batch, heads, length, size), and of a
mask (batch, 1, length, keys); without a `cap` there is no tanh.

A depthwise convolution is a `conv2d` of as many groups as input channels (`is_depthwise`).

Names in attributes: `reduce` has the functions mean, sum, max, min, prod, any, all, l1, l2, sum_square, log_sum and log_sum_exp;
`resize` the modes nearest, bilinear and bicubic; `pad` constant, reflect, symmetric and edge; `depth_to_space` DCR and CRD, as in
ONNX. The alpha of `lrn` weighs the mean of the squares in the window. `rms_norm` is a `layer_norm` without mean and offset.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor

Shape = tuple[int, ...]
Shapes = Sequence[Shape]

ELEMENTWISE = {
    "relu": (1, 1), "relu6": (1, 2), "clip": (1, 2), "leaky_relu": (1, 2), "prelu": (2, 2), "elu": (1, 3), "selu": (1, 3),
    "sigmoid": (1, 3), "hard_sigmoid": (1, 3), "hard_swish": (1, 4), "swish": (1, 4), "tanh": (1, 3), "softplus": (1, 3),
    "mish": (1, 6), "gelu": (1, 6), "gelu_tanh": (1, 8), "erf": (1, 4), "exp": (1, 1), "log": (1, 1), "sqrt": (1, 1),
    "rsqrt": (1, 1),
    "square": (1, 1), "abs": (1, 1), "neg": (1, 1), "sign": (1, 1), "floor": (1, 1), "ceil": (1, 1), "round": (1, 1),
    "reciprocal": (1, 1), "sin": (1, 1), "cos": (1, 1), "not": (1, 1), "identity": (1, 0), "affine": (1, 2),
    "add": (0, 1), "sub": (2, 1), "mul": (0, 1), "div": (2, 1), "max": (0, 1), "min": (0, 1), "pow": (2, 2),
    "squared_difference": (2, 2), "mod": (2, 2), "equal": (2, 1), "not_equal": (2, 1), "greater": (2, 1),
    "greater_equal": (2, 1), "less": (2, 1), "less_equal": (2, 1), "and": (2, 1), "or": (2, 1), "where": (3, 1),
}  # fmt: skip
"""Functions of the kind `elementwise` (attribute `function`): number of inputs (0: one or more), operations an element.

`clip` has `min` and `max`; `leaky_relu`, `elu`, `hard_sigmoid` and `selu` have `alpha` (and `beta`); `affine` is alpha x + beta
with numbers."""

HOST_KINDS = (
    "nms", "prior_box", "detection_output", "yolo_output", "roi_align", "roi_pool", "top_k", "argsort", "sort", "cumsum",
    "non_zero", "custom",
)  # fmt: skip
"""Kinds that inference libraries leave to the CPU, unless a rule of their profile names them (`mgpusim.nn.kernels.detectors`).
`custom` names its own in the attribute `operator`."""


class OperatorKind(NamedTuple):
    """What a kind of operator has: required and optional attributes, and the function that gives its output shapes."""

    required: tuple[str, ...]
    optional: tuple[str, ...]
    shapes: Callable[[Operator, Shapes, str], Shapes]


KINDS: dict[str, OperatorKind] = {}
Infer = Callable[[Operator, Shapes, str], Shapes]


def _kind(name: str, required: str = "", optional: str = "") -> Callable[[Infer], Infer]:
    def add(function: Infer) -> Infer:
        KINDS[name] = OperatorKind(tuple(required.split()), tuple(optional.split()), function)
        return function

    return add


def output_shapes(operator: Operator, shapes: Shapes, layout: str) -> tuple[Shape, ...]:
    """Return the shapes of an operator's outputs. A shape of () is that of an input that is left out.

    >>> conv = Operator("c", "conv2d", ("x", "w"), ("y",), {"kernel": [3, 3], "strides": [2, 2], "dilations": [1, 1],
    ...     "pads": [1, 1, 1, 1], "groups": 1})
    >>> output_shapes(conv, [(1, 224, 224, 3), (32, 3, 3, 3)], "NHWC")
    ((1, 112, 112, 32),)
    """
    kind = KINDS.get(operator.kind)
    if kind is None:
        raise UnsupportedError(f"operator {operator.name}: unknown kind '{operator.kind}'")
    missing = [name for name in kind.required if name not in operator.attributes]
    if missing:
        raise InputError(f"operator {operator.name} ({operator.kind}): has no {', '.join(missing)}")
    try:
        outputs = tuple(tuple(int(size) for size in shape) for shape in kind.shapes(operator, shapes, layout))
    except (IndexError, TypeError, ValueError, ZeroDivisionError) as error:
        if isinstance(error, InputError):
            raise
        shown = ", ".join(str(list(shape)) for shape in shapes)
        raise InputError(f"operator {operator.name} ({operator.kind}): its inputs {shown} do not fit ({error})") from None
    if any(size < 1 for shape in outputs for size in shape):
        shown = ", ".join(str(list(shape)) for shape in outputs)
        raise InputError(f"operator {operator.name} ({operator.kind}): makes {shown}, expected positive sizes")
    return outputs


def is_depthwise(graph: Graph, operator: Operator) -> bool:
    """Return whether a convolution has a group for each input channel, more than one."""
    if operator.kind != "conv2d":
        return False
    return bool(operator.attributes["groups"] == graph.image(operator.inputs[0]).c > 1)


def updates(operator: Operator) -> dict[str, str]:
    """Return what an operator makes in the memory of one of its inputs: output -> input.

    >>> updates(Operator("u", "update_slice", ("keys", "k"), ("both",), {"starts": [0, 0, 4, 0]}))
    {'both': 'keys'}
    """
    if operator.kind == "update_slice":
        return {operator.outputs[0]: operator.inputs[0]}
    return dict(zip(operator.outputs[1:], operator.inputs[5:7], strict=True)) if operator.kind == "cache_heads" else {}


def macs(graph: Graph, operator: Operator) -> int:
    """Return the multiply-accumulates of an operator; those without products of inputs and weights have none."""
    if operator.kind == "conv2d":
        weights = graph.tensors[operator.inputs[1]].shape
        return graph.tensors[operator.outputs[0]].count * math.prod(weights[1:])
    if operator.kind == "conv_transpose2d":
        weights = graph.tensors[operator.inputs[1]].shape
        return (
            graph.tensors[operator.inputs[0]].count * weights[0] // int(operator.attributes["groups"]) * weights[1] * weights[2]
        )
    if operator.kind == "fully_connected":
        return graph.tensors[operator.outputs[0]].count * graph.tensors[operator.inputs[1]].shape[1]
    if operator.kind == "matmul":
        a = graph.tensors[operator.inputs[0]].shape
        return graph.tensors[operator.outputs[0]].count * a[-2 if operator.attributes.get("transpose_a") else -1]
    if operator.kind == "attention":
        q, keys = (graph.tensors[name].shape for name in operator.inputs[:2])
        return 2 * math.prod(q) * keys[-2]
    if operator.kind in ("lstm", "gru"):
        length, batch = graph.tensors[operator.inputs[0]].shape[:2]
        return length * batch * sum(graph.tensors[name].count for name in operator.inputs[1:3])
    return 0


def parameters(graph: Graph) -> int:
    """Return the elements of all constants of a network that weigh its inputs: of weights, biases and normalisations."""
    weighing = (
        "conv2d", "conv_transpose2d", "fully_connected", "matmul", "batch_norm", "elementwise", "gather", "layer_norm",
        "rms_norm", "instance_norm", "concat", "slice", "lstm", "gru",
    )  # fmt: skip
    names = {name for operator in graph.operators if operator.kind in weighing for name in operator.inputs if name}
    return sum(graph.tensors[name].count for name in names if graph.tensors[name].constant)


# ---- shapes ------------------------------------------------------------------------------------------------------------
def _axes(layout: str) -> tuple[int, int, int]:
    """Return the axes of height, width and channels."""
    return (1, 2, 3) if layout == "NHWC" else (2, 3, 1)


def _window(size: int, kernel: int, stride: int, before: int, after: int, dilation: int, ceil: bool = False) -> int:
    room = size + before + after - (dilation * (kernel - 1) + 1)
    out = (-(-room // stride) if ceil else room // stride) + 1
    if ceil and (out - 1) * stride >= size + before:  # a window that begins in the padding is none
        out -= 1
    return out


def _windows(operator: Operator, x: Shape, channels: int, layout: str) -> Shape:
    a = operator.attributes
    if len(x) != 4:
        raise ValueError("expected four dimensions")
    out = list(x)
    ceil = bool(a.get("ceil"))
    for i, axis in enumerate(_axes(layout)[:2]):
        out[axis] = _window(x[axis], a["kernel"][i], a["strides"][i], a["pads"][i], a["pads"][i + 2], a["dilations"][i], ceil)
    out[_axes(layout)[2]] = channels
    return tuple(out)


@_kind("conv2d", "kernel strides pads dilations groups")
def _conv(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    x, weights = shapes[:2]
    channels, groups = x[_axes(layout)[2]], operator.attributes["groups"]
    if channels != weights[3] * groups or weights[0] % groups or list(weights[1:3]) != list(operator.attributes["kernel"]):
        raise ValueError(f"{channels} channels in {groups} groups by weights {list(weights)}")
    return [_windows(operator, x, weights[0], layout)]


@_kind("conv_transpose2d", "kernel strides pads dilations groups", "output_pads")
def _conv_transpose(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    a, x, weights = operator.attributes, shapes[0], shapes[1]
    out = list(x)
    extra = a.get("output_pads", [0, 0])
    for i, axis in enumerate(_axes(layout)[:2]):
        reach = a["dilations"][i] * (a["kernel"][i] - 1) + 1
        out[axis] = (x[axis] - 1) * a["strides"][i] + reach - a["pads"][i] - a["pads"][i + 2] + extra[i]
    out[_axes(layout)[2]] = weights[0]
    return [tuple(out)]


@_kind("max_pool", "kernel strides pads", "dilations ceil")
@_kind("avg_pool", "kernel strides pads", "dilations ceil count_include_pad")
def _pool(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    full = Operator(
        operator.name, operator.kind, operator.inputs, operator.outputs, {"dilations": [1, 1], **operator.attributes}
    )  # fmt: skip
    return [_windows(full, shapes[0], shapes[0][_axes(layout)[2]], layout)]


@_kind("fully_connected", "", "keep_dims")
def _fully_connected(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    x, (out, into) = shapes[:2]
    if operator.attributes.get("keep_dims"):
        if x[-1] != into:
            raise ValueError(f"{x[-1]} by weights of {into}")
        return [(*x[:-1], out)]
    if math.prod(x) % into:
        raise ValueError(f"{math.prod(x)} numbers by weights of {into}")
    return [(math.prod(x) // into, out)]


@_kind("matmul", "", "transpose_a transpose_b shared")
def _matmul(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    a, b = (list(shape) for shape in shapes[:2])
    shared = operator.attributes.get("shared", 1)
    if shared > 1:
        b[-3] *= shared
    if operator.attributes.get("transpose_a"):
        a[-1], a[-2] = a[-2], a[-1]
    if operator.attributes.get("transpose_b"):
        b[-1], b[-2] = b[-2], b[-1]
    if a[-1] != b[-2]:
        raise ValueError(f"{a[-1]} columns by {b[-2]} rows")
    return [(*_broadcast([tuple(a[:-2]), tuple(b[:-2])]), a[-2], b[-1])]


def _broadcast(shapes: Shapes) -> Shape:
    rank = max(len(shape) for shape in shapes)
    out = [1] * rank
    for shape in shapes:
        for i, size in enumerate(shape, rank - len(shape)):
            if size != out[i] and 1 not in (size, out[i]):
                raise ValueError("the sizes differ and are not 1")
            out[i] = size if out[i] == 1 else out[i]
    return tuple(out)


@_kind("elementwise", "function", "alpha beta min max")
def _elementwise(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    function = operator.attributes["function"]
    if function not in ELEMENTWISE:
        raise UnsupportedError(f"operator {operator.name}: unknown function '{function}' of elements")
    return [_broadcast(shapes)]


@_kind("batch_norm", "epsilon")
@_kind("instance_norm", "epsilon")
@_kind("layer_norm", "epsilon", "axes")
@_kind("rms_norm", "epsilon", "axes")
@_kind("lrn", "size", "alpha beta bias")
@_kind("softmax", "axis", "log beta")
@_kind("l2_normalize", "axes")
@_kind("cast", "dtype")
@_kind("quantize")
@_kind("dequantize")
@_kind("channel_shuffle", "groups")
def _same(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    return [shapes[0]]


@_kind("reduce", "function axes", "keepdims")
def _reduce(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    rank = len(shapes[0])
    axes = {axis % rank for axis in operator.attributes["axes"]}
    keep = operator.attributes.get("keepdims", True)
    return [tuple(1 if i in axes else size for i, size in enumerate(shapes[0]) if keep or i not in axes)]


@_kind("arg_max", "axis", "keepdims")
def _arg_max(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    axis, keep = operator.attributes["axis"] % len(shapes[0]), operator.attributes.get("keepdims", True)
    return [tuple(1 if i == axis else size for i, size in enumerate(shapes[0]) if keep or i != axis)]


@_kind("concat", "axis")
def _concat(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    axis = operator.attributes["axis"] % len(shapes[0])
    rests = {shape[:axis] + shape[axis + 1 :] for shape in shapes}
    if len(rests) != 1:
        raise ValueError(f"they differ beside axis {axis}")
    return [(*shapes[0][:axis], sum(shape[axis] for shape in shapes), *shapes[0][axis + 1 :])]


@_kind("slice", "starts sizes", "steps")
def _slice(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    return [tuple(operator.attributes["sizes"])]  # of the output


@_kind("split", "axis sizes")
def _split(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    axis, sizes = operator.attributes["axis"] % len(shapes[0]), operator.attributes["sizes"]
    if sum(sizes) != shapes[0][axis]:
        raise ValueError(f"parts of {list(sizes)} are not {shapes[0][axis]}")
    return [(*shapes[0][:axis], size, *shapes[0][axis + 1 :]) for size in sizes]


@_kind("pad", "before after", "mode value")
def _pad(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    a = operator.attributes
    return [tuple(b + size + e for b, size, e in zip(a["before"], shapes[0], a["after"], strict=True))]


@_kind("reshape", "shape")
def _reshape(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    asked, count = list(operator.attributes["shape"]), math.prod(shapes[0])
    known = math.prod(size for size in asked if size != -1)
    if asked.count(-1) == 1:
        if known == 0 or count % known:
            raise ValueError(f"{count} numbers as {asked}")
        asked[asked.index(-1)] = count // known
    if math.prod(asked) != count:
        raise ValueError(f"{count} numbers as {asked}")
    return [tuple(asked)]


@_kind("transpose", "order")
def _transpose(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    order = operator.attributes["order"]
    if sorted(order) != list(range(len(shapes[0]))):
        raise ValueError(f"order {list(order)}")
    return [tuple(shapes[0][axis] for axis in order)]


@_kind("resize", "height width mode", "align_corners half_pixel")
def _resize(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    out = list(shapes[0])
    out[_axes(layout)[0]], out[_axes(layout)[1]] = operator.attributes["height"], operator.attributes["width"]
    return [tuple(out)]


@_kind("depth_to_space", "block", "mode")
def _depth_to_space(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    block, out = operator.attributes["block"], list(shapes[0])
    h, w, c = _axes(layout)
    if out[c] % (block * block):
        raise ValueError(f"{out[c]} channels in blocks of {block}")
    out[h], out[w], out[c] = out[h] * block, out[w] * block, out[c] // (block * block)
    return [tuple(out)]


@_kind("space_to_depth", "block")
def _space_to_depth(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    block, out = operator.attributes["block"], list(shapes[0])
    h, w, c = _axes(layout)
    if out[h] % block or out[w] % block:
        raise ValueError(f"{out[h]}x{out[w]} in blocks of {block}")
    out[h], out[w], out[c] = out[h] // block, out[w] // block, out[c] * block * block
    return [tuple(out)]


@_kind("tile", "shape")
@_kind("expand", "shape")
@_kind("fill", "shape")
def _shaped(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    return [tuple(operator.attributes["shape"])]


@_kind("gather", "axis")
def _gather(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    table, index = shapes[:2]
    axis = operator.attributes["axis"] % len(table)
    return [(*table[:axis], *index, *table[axis + 1 :])]


@_kind("lstm", "hidden directions")
@_kind("gru", "hidden directions", "linear_before_reset")
def _recurrent(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    (length, batch, into), weights, recurrence = shapes[:3]
    hidden, directions = int(operator.attributes["hidden"]), len(operator.attributes["directions"])
    gates = 4 if operator.kind == "lstm" else 3
    if weights != (directions, gates * hidden, into) or recurrence != (directions, gates * hidden, hidden):
        raise ValueError(f"weights {list(weights)} and {list(recurrence)} for {hidden} cells of {into}")
    last = (directions, batch, hidden)
    return [(length, *last)] + [last] * (2 if operator.kind == "lstm" else 1)


@_kind("lstm_cell")
def _lstm_cell(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    gates, memory = shapes
    if gates != (*memory[:-1], 4 * memory[-1]):
        raise ValueError(f"gates {list(gates)} for a memory {list(memory)}")
    return [memory, memory]


@_kind("gru_cell")
def _gru_cell(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    of_input, of_state, state = shapes
    if of_input != of_state or of_input != (*state[:-1], 3 * state[-1]):
        raise ValueError(f"parts {list(of_input)} and {list(of_state)} for a state {list(state)}")
    return [state]


@_kind("rotary", "axis", "interleaved")
def _rotary(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    x, cosines, sines = shapes
    length = x[operator.attributes["axis"]]
    if cosines != sines or 2 * cosines[-1] != x[-1] or math.prod(cosines[:-1]) not in (length, x[0] * length):
        raise ValueError(f"angles {list(cosines)} for {length} positions of {x[-1]} channels")
    return [x]


@_kind("attention", "scale", "cap shared")
def _attention(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    q, keys, values = shapes[:3]
    shared = operator.attributes.get("shared", 1)
    if len(q) != 4 or keys != values or (q[0], q[1], q[3]) != (keys[0], shared * keys[1], keys[3]):
        raise ValueError(f"queries {list(q)}, keys {list(keys)} and values {list(values)}")
    if len(shapes) > 3 and shapes[3] not in ((), (q[0], 1, q[2], keys[2])):
        raise ValueError(f"mask {list(shapes[3])}")
    return [q]


@_kind("cache_heads", "start", "epsilon")
def _cache_heads(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    q, k, v, cosines, sines, keys, values, *scales = shapes
    batch, heads, seen, size = keys
    channels, start = heads * size, operator.attributes["start"]
    fits = k == v == (batch, q[1], channels) and q[0] == batch and q[2] % channels == 0 and keys == values
    if not fits or start < 0 or start + q[1] > seen or size % 8:
        raise ValueError(f"from token {start}")
    if cosines != sines or cosines[-1] * 2 != size or math.prod(cosines[:-1]) not in (q[1], batch * q[1]):
        raise ValueError(f"angles {list(cosines)} for {q[1]} positions of {size} channels")
    if scales and scales != [(size,), (size,)]:
        raise ValueError("scales of heads")
    return [(batch, q[2] // size, q[1], size), keys, values]


@_kind("update_slice", "starts")
def _update_slice(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    whole, part = shapes
    if len(whole) != len(part) or any(
        at < 0 or at + size > most for at, size, most in zip(operator.attributes["starts"], part, whole, strict=True)
    ):  # fmt: skip
        raise ValueError(f"from {list(operator.attributes['starts'])}")
    return [whole]


def _given(operator: Operator, shapes: Shapes, layout: str) -> Shapes:
    return list(operator.attributes["shapes"])


_SUPPRESSION = "iou_threshold score_threshold top_k max_per_class background first_class best_class"
_OF_HOST_KINDS = {
    "nms": f"{_SUPPRESSION} classes_first centres", "detection_output": f"{_SUPPRESSION} variances corners clip",
    "yolo_output": f"{_SUPPRESSION} anchors steps classes", "prior_box": "extents steps offset corners clip variances",
    "roi_align": "size samples scale aligned maximum", "roi_pool": "size scale", "top_k": "axis results descending",
    "argsort": "axis results descending", "sort": "axis results descending", "cumsum": "axis exclusive reverse",
}  # fmt: skip
for _name in HOST_KINDS:
    _kind(_name, "shapes", f"operator {_OF_HOST_KINDS.get(_name, '')}")(_given)


def tensors_of(operator: Operator, shapes: Shapes, layout: str, dtype: str = "float32") -> dict[str, Tensor]:
    sizes = output_shapes(operator, shapes, layout)
    return {name: Tensor(name, shape, dtype) for name, shape in zip(operator.outputs, sizes, strict=True)}
