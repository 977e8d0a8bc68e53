"""Networks executed in numpy, operator by operator: what they compute, whichever kernels a library runs.

Readers, plans and devices are compared with it. Sums of convolutions are in double precision.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from scipy.special import erf, expit

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.readers.folding import evaluate, foldable
from mgpusim.nn.reference.vision import VISION

FUNCTIONS: dict[str, Callable[[Array], Any]] = {
    "relu": lambda x: np.maximum(x, 0), "relu6": lambda x: np.clip(x, 0, 6), "sigmoid": expit, "swish": lambda x: x * expit(x),
    "hard_swish": lambda x: x * np.clip(x + 3, 0, 6) / 6, "tanh": np.tanh, "erf": erf, "softplus": lambda x: np.logaddexp(0, x),
    "mish": lambda x: x * np.tanh(np.logaddexp(0, x)), "gelu": lambda x: 0.5 * x * (1 + erf(x / math.sqrt(2))),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
}  # fmt: skip


def run_graph(graph: Graph, inputs: Mapping[str, Array]) -> dict[str, Array]:
    """Return the values of a network's outputs.

    Parameters
    ----------
    graph : read with values.
    inputs : of the shapes of its tensors, by name.

    >>> x = Tensor("x", (1, 3))
    >>> relu = Operator("y", "elementwise", ("x",), ("y",), {"function": "relu"})
    >>> graph = Graph("g", (relu,), {"x": x, "y": Tensor("y", (1, 3))}, ("x",), ("y",))
    >>> run_graph(graph, {"x": np.array([[-1.0, 0.5, 2.0]])})["y"].tolist()
    [[0.0, 0.5, 2.0]]
    """
    values = {**graph.values, **inputs}
    made_here = {name for operator in graph.operators for name in operator.outputs}
    unknown = {name for operator in graph.operators for name in operator.inputs if name} - made_here - values.keys()
    if unknown:
        raise InputError(f"network {graph.name}: the values of {', '.join(sorted(unknown))} are not known; read it with values")
    for operator in graph.operators:
        arrays = [values[name] for name in operator.inputs if name]
        tensors = [graph.tensors[name] for name in operator.inputs if name]
        if operator.kind in _CELLS:
            results = _CELLS[operator.kind](operator.attributes, [values[name] if name else None for name in operator.inputs])
        elif operator.kind in VISION:
            results = VISION[operator.kind](graph, operator, arrays)
        elif operator.kind == "quantize":
            results = [_quantize(operator, arrays[0], graph.tensors[operator.outputs[0]])]
        else:
            results = _run(operator, arrays, tensors, graph.layout)
        for name, array in zip(operator.outputs, results, strict=True):
            assert array.shape == graph.tensors[name].shape, (operator.name, array.shape, graph.tensors[name].shape)
            values[name] = array
    return {name: values[name] for name in graph.outputs}


def _run(operator: Operator, x: list[Array], tensors: list[Tensor], layout: str) -> list[Array]:
    a = operator.attributes
    if operator.kind == "elementwise":
        return [_elementwise(a, x)]
    if foldable(operator):
        return evaluate(operator, x, tensors)
    last = layout == "NHWC"
    images = {"conv2d": _conv, "conv_transpose2d": _conv_transpose, "max_pool": _pool, "avg_pool": _pool, "resize": _resize}
    if operator.kind in images:
        moved = [x[0] if last else x[0].transpose(0, 2, 3, 1), *x[1:]]
        out = images[operator.kind](operator, moved)
        return [out if last else out.transpose(0, 3, 1, 2)]
    if operator.kind not in _SIMPLE:
        raise UnsupportedError(f"operator {operator.name}: {operator.kind} cannot be computed here")
    return [_SIMPLE[operator.kind](a, x, last)]


def _elementwise(a: dict[str, Any], x: list[Array]) -> Array:
    function = a["function"]
    if function in FUNCTIONS:
        return np.asarray(FUNCTIONS[function](x[0])).astype(x[0].dtype)
    if function == "affine":
        return np.asarray((x[0] * a["alpha"] + a["beta"]).astype(x[0].dtype))
    if function == "clip":
        return np.clip(x[0], a["min"], a["max"])
    if function in ("leaky_relu", "prelu"):
        return np.where(x[0] < 0, x[0] * (a["alpha"] if function == "leaky_relu" else x[1]), x[0]).astype(x[0].dtype)
    if function == "hard_sigmoid":
        return np.asarray(np.clip(x[0] * a["alpha"] + a["beta"], 0, 1))
    if function == "elu":
        return np.where(x[0] < 0, a["alpha"] * np.expm1(x[0]), x[0]).astype(x[0].dtype)
    names = tuple(f"x{i}" for i in range(len(x)))
    return evaluate(Operator("e", "elementwise", names, ("y",), a), x, [])[0]


def _windows(x: Array, a: dict[str, Any], fill: float) -> Array:
    """Return windows (n, h, w, c, kernel height, kernel width) of an image with channels last."""
    top, left, bottom, right = a["pads"]
    kernel, strides, dilations = a["kernel"], a["strides"], a.get("dilations", [1, 1])
    extra = [s - 1 if a.get("ceil") else 0 for s in strides]  # a window may begin before the end and reach beyond it
    pads = ((0, 0), (top, bottom + extra[0]), (left, right + extra[1]), (0, 0))
    padded = np.pad(x, pads, constant_values=fill)
    reach = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    view = np.lib.stride_tricks.sliding_window_view(padded, reach, axis=(1, 2))
    return view[:, :: strides[0], :: strides[1], :, :: dilations[0], :: dilations[1]]


def _conv(operator: Operator, x: list[Array]) -> Array:
    a, weights, groups = operator.attributes, x[1].astype(np.float64), operator.attributes["groups"]
    windows = _windows(x[0].astype(np.float64), a, 0.0)
    parts = []
    for group in range(groups):
        ins, outs = weights.shape[3], weights.shape[0] // groups
        part = windows[:, :, :, group * ins : (group + 1) * ins]
        parts.append(np.einsum("nhwcyx,oyxc->nhwo", part, weights[group * outs : (group + 1) * outs], optimize=True))
    out = np.concatenate(parts, axis=3)
    return (out + (x[2] if len(x) > 2 else 0)).astype(x[0].dtype)


def _conv_transpose(operator: Operator, x: list[Array]) -> Array:
    a, weights, groups = operator.attributes, x[1].astype(np.float64), operator.attributes["groups"]
    n, h, w, _ = x[0].shape
    o, kh, kw, ins = weights.shape
    (sy, sx), (dy, dx) = a["strides"], a["dilations"]
    extra = a.get("output_pads", [0, 0])
    size = [(h - 1) * sy + (kh - 1) * dy + 1 + extra[0], (w - 1) * sx + (kw - 1) * dx + 1 + extra[1]]
    out = np.zeros((n, *size, o))
    for g in range(groups):
        part = x[0][..., g * ins : (g + 1) * ins].astype(np.float64)
        outs = slice(g * (o // groups), (g + 1) * (o // groups))
        for y in range(kh):
            for z in range(kw):
                out[:, y * dy : y * dy + (h - 1) * sy + 1 : sy, z * dx : z * dx + (w - 1) * sx + 1 : sx, outs] += np.einsum(
                    "nhwc,oc->nhwo", part, weights[outs, y, z]
                )
    top, left, bottom, right = a["pads"]
    out = out[:, top : size[0] - bottom, left : size[1] - right]
    return (out + (x[2] if len(x) > 2 else 0)).astype(x[0].dtype)


def _pool(operator: Operator, x: list[Array]) -> Array:
    a = operator.attributes
    if operator.kind == "max_pool":
        return np.asarray(_windows(x[0], a, -np.inf).max(axis=(4, 5)))
    total = _windows(x[0], a, 0.0).sum(axis=(4, 5))
    inside = np.ones_like(x[0])
    if a.get("count_include_pad"):
        top, left, bottom, right = a["pads"]
        inside = np.pad(inside, ((0, 0), (top, bottom), (left, right), (0, 0)), constant_values=1)
        a = {**a, "pads": [0, 0, 0, 0]}
    return np.asarray(total / _windows(inside, a, 0.0).sum(axis=(4, 5)))


def _resize(operator: Operator, x: list[Array]) -> Array:
    a = operator.attributes
    out = x[0]
    for axis, new in ((1, a["height"]), (2, a["width"])):
        old = out.shape[axis]
        at = np.arange(new, dtype=np.float64)
        if a.get("align_corners"):
            at = at * (old - 1) / max(1, new - 1)
        elif a.get("half_pixel"):
            at = (at + 0.5) * old / new - 0.5
        else:
            at = at * old / new
        if a["mode"] == "nearest":
            at = at + 0.5 if a.get("align_corners") else at  # TensorFlow rounds there
            out = np.take(out, np.clip(np.floor(at), 0, old - 1).astype(int), axis=axis)
            continue
        at = np.clip(at, 0, old - 1)
        low = np.floor(at).astype(int)
        part = (at - low).reshape([-1 if i == axis else 1 for i in range(4)])
        high = np.minimum(low + 1, old - 1)
        out = np.take(out, low, axis=axis) * (1 - part) + np.take(out, high, axis=axis) * part
    return out.astype(x[0].dtype)


def _batch_norm(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    shape = [1] * x[0].ndim
    shape[-1 if last else 1] = -1
    scale, offset, mean, variance = (each.reshape(shape) for each in x[1:5])
    return np.asarray(((x[0] - mean) / np.sqrt(variance + a["epsilon"]) * scale + offset).astype(x[0].dtype))


def _instance_norm(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    axes = tuple(range(1, x[0].ndim - 1) if last else range(2, x[0].ndim))
    shape = [1] * x[0].ndim
    shape[-1 if last else 1] = -1
    scale, offset = (each.reshape(shape) for each in x[1:3])
    out = (x[0] - x[0].mean(axes, keepdims=True)) / np.sqrt(x[0].var(axes, keepdims=True) + a["epsilon"])
    return np.asarray((out * scale + offset).astype(x[0].dtype))


def _layer_norm(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    axes = tuple(a["axes"])
    out = (x[0] - x[0].mean(axes, keepdims=True)) / np.sqrt(x[0].var(axes, keepdims=True) + a["epsilon"])
    return np.asarray((out * (x[1] if len(x) > 1 else 1) + (x[2] if len(x) > 2 else 0)).astype(x[0].dtype))


def _rms_norm(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    size = np.sqrt((x[0] ** 2).mean(tuple(a["axes"]), keepdims=True) + a["epsilon"])
    return np.asarray(x[0] / size * (x[1] if len(x) > 1 else 1))


def _rotary(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    """Pairs of channels as complex numbers, behind an RMS norm where there is a scale."""
    if len(x) > 3:
        x = [_rms_norm({"axes": [-1], "epsilon": a["epsilon"]}, [x[0], x[3]], last), *x[1:3]]
    rank, axis = x[0].ndim, a["axis"]
    count, half = x[0].shape[axis], x[1].shape[-1]
    size = [1] * rank
    size[axis], size[-1] = count, half
    size[0] = x[1].size // (count * half)
    turn = x[1].reshape(size) + 1j * x[2].reshape(size)
    pairs = (x[0][..., ::2], x[0][..., 1::2]) if a.get("interleaved") else np.split(x[0], 2, axis=-1)
    product = (pairs[0] + 1j * pairs[1]) * turn
    if a.get("interleaved"):
        return np.stack([product.real, product.imag], axis=-1).reshape(x[0].shape)
    return np.concatenate([product.real, product.imag], axis=-1)


def _attention(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    keys, values = (np.repeat(heads, a.get("shared", 1), axis=1) for heads in x[1:3])
    scores = np.einsum("bhld,bhsd->bhls", x[0], keys) * a["scale"]
    scores = a["cap"] * np.tanh(scores / a["cap"]) if a.get("cap") else scores
    scores = scores + (x[3] if len(x) > 3 and x[3] is not None else 0)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(np.einsum("bhls,bhsd->bhld", weights / weights.sum(axis=-1, keepdims=True), values))


def _update_slice(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    out = x[0].copy()
    out[tuple(slice(at, at + size) for at, size in zip(a["starts"], x[1].shape, strict=True))] = x[1]
    return out


def _cache_heads(a: dict[str, Any], x: list[Any]) -> list[Array]:
    q, k, v, cosines, sines, *kept = x[:7]
    size = kept[0].shape[-1]
    heads = [part.reshape(*part.shape[:2], -1, size).transpose(0, 2, 1, 3) for part in (q, k, v)]
    for place, scale in enumerate(x[7:]):
        heads[place] = _rms_norm({"axes": [-1], "epsilon": a["epsilon"]}, [heads[place], scale], True)
    heads[:2] = [_rotary({"axis": 2}, [part, cosines, sines], True) for part in heads[:2]]
    starts = {"starts": [0, 0, a["start"], 0]}
    return [heads[0], *(_update_slice(starts, [there, new], True) for there, new in zip(kept, heads[1:], strict=True))]


def _lstm_cell(a: dict[str, Any], x: list[Any]) -> list[Array]:
    i, f, g, o = np.split(x[0], 4, axis=-1)
    memory = expit(f) * x[1] + expit(i) * np.tanh(g)
    return [expit(o) * np.tanh(memory), memory]


def _gru_cell(a: dict[str, Any], x: list[Any]) -> list[Array]:
    (z, r, n), (old_z, old_r, old_n) = (np.split(part, 3, axis=-1) for part in x[:2])
    z = expit(z + old_z)
    return [(1 - z) * np.tanh(n + expit(r + old_r) * old_n) + z * x[2]]


def _lstm(a: dict[str, Any], x: list[Any]) -> list[Array]:
    """Steps of an LSTM one after the other, for kinds that a library leaves to the CPU."""
    sequence, weights, recurrence, bias, state, memory = (*x, None, None, None)[:6]
    length, batch = sequence.shape[:2]
    hidden = a["hidden"]
    states, ends = [], []
    for d, direction in enumerate(a["directions"]):
        h = np.zeros((batch, hidden)) if state is None else state[d]
        c = np.zeros((batch, hidden)) if memory is None else memory[d]
        outputs: list[Array] = [h] * length
        for step in range(length - 1, -1, -1) if direction == "reverse" else range(length):
            gates = sequence[step] @ weights[d].T + h @ recurrence[d].T + (0 if bias is None else bias[d])
            h, c = _lstm_cell(a, [gates, c])
            outputs[step] = h
        states.append(np.stack(outputs))
        ends.append((h, c))
    return [np.stack(states, axis=1), np.stack([h for h, _ in ends]), np.stack([c for _, c in ends])]


_CELLS = {"cache_heads": _cache_heads, "lstm_cell": _lstm_cell, "gru_cell": _gru_cell, "lstm": _lstm}


def _softmax(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    shifted = x[0] * a.get("beta", 1.0)
    shifted = shifted - shifted.max(axis=a["axis"], keepdims=True)
    total = np.exp(shifted).sum(axis=a["axis"], keepdims=True)
    return np.asarray(shifted - np.log(total) if a.get("log") else np.exp(shifted) / total)


def _lrn(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    squares = np.moveaxis(np.square(x[0]), -1 if last else 1, 0)
    before, count = (a["size"] - 1) // 2, squares.shape[0]
    sums = np.stack([squares[max(0, i - before) : i - before + a["size"]].sum(axis=0) for i in range(count)])
    sums = np.moveaxis(sums, 0, -1 if last else 1)
    return np.asarray(x[0] / (a["bias"] + a["alpha"] / a["size"] * sums) ** a["beta"])


def _depth_to_space(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    image, k = (x[0] if last else x[0].transpose(0, 2, 3, 1)), a["block"]
    n, h, w, c = image.shape
    if a.get("mode", "DCR") == "DCR":
        parts = image.reshape(n, h, w, k, k, c // (k * k)).transpose(0, 1, 3, 2, 4, 5)
    else:
        parts = image.reshape(n, h, w, c // (k * k), k, k).transpose(0, 1, 4, 2, 5, 3)
    out = parts.reshape(n, h * k, w * k, c // (k * k))
    return out if last else out.transpose(0, 3, 1, 2)


def _fully_connected(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    rows = x[0] if a.get("keep_dims") else x[0].reshape(-1, x[1].shape[1])
    return (rows @ x[1].T + (x[2] if len(x) > 2 else 0)).astype(x[0].dtype)


def _matmul(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    left = np.swapaxes(x[0], -1, -2) if a.get("transpose_a") else x[0]
    x = [x[0], np.repeat(x[1], a["shared"], axis=-3)] if "shared" in a else x
    return np.asarray(left @ (np.swapaxes(x[1], -1, -2) if a.get("transpose_b") else x[1]))


def _shuffle(a: dict[str, Any], x: list[Array], last: bool) -> Array:
    first = np.moveaxis(x[0], -1, 1) if last else x[0]
    n, c, *rest = first.shape
    out = first.reshape(n, a["groups"], c // a["groups"], *rest).swapaxes(1, 2).reshape(first.shape)
    return np.moveaxis(out, 1, -1) if last else out


def _quantize(operator: Operator, x: Array, tensor: Tensor) -> Array:
    quantization, bounds = tensor.quantization, np.iinfo(tensor.dtype)
    assert quantization is not None
    return np.asarray(
        np.clip(np.rint(x / quantization.scale[0]) + quantization.zero_point[0], bounds.min, bounds.max).astype(tensor.dtype)
    )


_SIMPLE: dict[str, Callable[[dict[str, Any], list[Array], bool], Any]] = {
    "batch_norm": _batch_norm, "instance_norm": _instance_norm, "layer_norm": _layer_norm, "rms_norm": _rms_norm, "lrn": _lrn,
    "fully_connected": _fully_connected, "matmul": _matmul, "softmax": _softmax, "depth_to_space": _depth_to_space,
    "attention": _attention, "rotary": _rotary, "update_slice": _update_slice, "channel_shuffle": _shuffle,
    "pad": lambda a, x, last: np.pad(x[0], list(zip(a["before"], a["after"], strict=True)), mode=a["mode"]),
    "l2_normalize": lambda a, x, last: x[0] / np.linalg.norm(x[0], axis=tuple(a["axes"]), keepdims=True),
    "arg_max": lambda a, x, last: np.argmax(x[0], axis=a["axis"], keepdims=a.get("keepdims", True)),
    "reduce": lambda a, x, last: {"l2": np.linalg.norm}[a["function"]](x[0], axis=tuple(a["axes"]), keepdims=a["keepdims"]),
}  # fmt: skip
