"""What a network of the zoo makes, in numpy: the kinds of operators that classifiers have, "NHWC", with values of constants."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.nn.graphs.graph import Graph, Operator

Array = np.ndarray[Any, Any]

FUNCTIONS = {
    "relu": lambda x: np.maximum(x, 0),
    "relu6": lambda x: np.clip(x, 0, 6),
    "hard_swish": lambda x: x * np.clip(x / 6 + 0.5, 0, 1),
    "hard_sigmoid": lambda x: np.clip(x / 6 + 0.5, 0, 1),
    "add": lambda *xs: sum(xs[1:], xs[0]),
    "mul": lambda x, y: x * y,
}


def windows(x: Array, attributes: dict[str, Any], beyond: float) -> Array:
    """Return what each window sees, (n, height, width, channels, kernel height, kernel width)."""
    top, left, bottom, right = attributes["pads"]
    (kh, kw), (sh, sw) = attributes["kernel"], attributes["strides"]
    more = [0, 0]
    if attributes.get("ceil"):  # the last window may reach further than the padding
        more = [
            -(n + a + b - k) % s
            for n, a, b, k, s in zip(x.shape[1:3], (top, left), (bottom, right), (kh, kw), (sh, sw), strict=True)
        ]
    x = np.pad(x, ((0, 0), (top, bottom + more[0]), (left, right + more[1]), (0, 0)), constant_values=beyond)
    return np.lib.stride_tricks.sliding_window_view(x, (kh, kw), (1, 2))[:, ::sh, ::sw]


def convolved(x: Array, weights: Array, attributes: dict[str, Any]) -> Array:
    """Return a convolution in groups."""
    groups = attributes["groups"]
    parts = [
        np.einsum("nhwcyx,oyxc->nhwo", seen, kernel, optimize=True)
        for seen, kernel in zip(np.split(windows(x, attributes, 0), groups, 3), np.split(weights, groups), strict=True)
    ]
    return np.concatenate(parts, 3)


def made(operator: Operator, xs: list[Array]) -> Array:
    """Return the output of an operator."""
    a = operator.attributes
    match operator.kind:
        case "conv2d":
            return convolved(xs[0], xs[1], a) + (xs[2] if len(xs) > 2 else 0)
        case "fully_connected":
            return xs[0].reshape(len(xs[0]), -1) @ xs[1].T + (xs[2] if len(xs) > 2 else 0)
        case "batch_norm":
            x, scale, offset, mean, variance = xs
            return (x - mean) / np.sqrt(variance + a["epsilon"]) * scale + offset
        case "elementwise":
            return FUNCTIONS[a["function"]](*xs)
        case "max_pool":
            return windows(xs[0], a, -np.inf).max((4, 5))
        case "avg_pool":
            return np.nanmean(windows(xs[0], a, 0 if a["count_include_pad"] else np.nan), (4, 5))
        case "reduce":
            return xs[0].mean(tuple(a["axes"]), keepdims=a["keepdims"])
        case "concat":
            return np.concatenate(xs, a["axis"])
        case "reshape":
            return xs[0].reshape(a["shape"])
        case "softmax":
            e = np.exp(xs[0] - xs[0].max(a["axis"], keepdims=True))
            return e / e.sum(a["axis"], keepdims=True)
    raise NotImplementedError(operator.kind)


def run(graph: Graph, inputs: dict[str, Array]) -> dict[str, Array]:
    """Return all tensors of a network."""
    known = {**graph.values, **inputs}
    for operator in graph.operators:
        known[operator.outputs[0]] = made(operator, [known[name] for name in operator.inputs])
    return known
