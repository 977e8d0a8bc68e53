"""Small networks written down operator by operator; shapes follow from the inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.graphs.operators import tensors_of

__all__ = ["Array", "conv", "elementwise", "graph_of", "kinds", "reference_conv", "small_library"]

Array = np.ndarray[Any, Any]


def graph_of(
    operators: Sequence[Operator],
    inputs: Mapping[str, tuple[int, ...]],
    outputs: Sequence[str],
    *,
    layout: str = "NHWC",
    constants: Mapping[str, tuple[int, ...] | Array] | None = None,
) -> Graph:
    """A network: `constants` are shapes, or values."""
    tensors = {name: Tensor(name, shape) for name, shape in inputs.items()}
    values = {}
    for name, given in (constants or {}).items():
        if isinstance(given, np.ndarray):
            values[name] = given
        tensors[name] = Tensor(name, tuple(given.shape) if isinstance(given, np.ndarray) else given, constant=True)
    for operator in operators:
        shapes = [tensors[name].shape if name else () for name in operator.inputs]
        tensors |= tensors_of(operator, shapes, layout)
    return Graph("small", tuple(operators), tensors, tuple(inputs), tuple(outputs), layout, values).checked()


def conv(name: str, x: str, *, kernel: int = 1, stride: int = 1, pad: int = 0, groups: int = 1, bias: bool = True) -> Operator:
    """A convolution whose weights are `name.w` and `name.b`, and whose output has its name."""
    attributes = {
        "kernel": [kernel, kernel], "strides": [stride, stride], "dilations": [1, 1], "pads": [pad] * 4, "groups": groups,
    }  # fmt: skip
    return Operator(name, "conv2d", (x, f"{name}.w", *([f"{name}.b"] if bias else [])), (name,), attributes)


def elementwise(name: str, function: str, *inputs: str, **attributes: Any) -> Operator:
    """An element-wise operator whose output has its name."""
    return Operator(name, "elementwise", inputs, (name,), {"function": function, **attributes})


def kinds(graph: Graph) -> list[str]:
    """Kinds of the operators, functions instead of "elementwise"."""
    return [str(o.attributes.get("function", o.kind)) if o.kind == "elementwise" else o.kind for o in graph.operators]


def reference_conv(x: Array, weights: Array, bias: Array | None, layout: str, pad: int = 0) -> Array:
    """Convolution of stride 1 with numpy: x in the layout, weights (out, kernel height, kernel width, in)."""
    image = x if layout == "NHWC" else x.transpose(0, 2, 3, 1)
    image = np.pad(image, ((0, 0), (pad, pad), (pad, pad), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(image, weights.shape[1:3], axis=(1, 2))
    out = np.einsum("nhwcij,oijc->nhwo", windows, weights) + (0 if bias is None else bias)
    return out if layout == "NHWC" else out.transpose(0, 3, 1, 2)


def small_library(**changes: Any) -> dict[str, Any]:
    """The smallest library profile, as its file has it, with `changes`."""
    return {
        "name": "small", "title": "Small", "source": "a test", "default_precision": "F32", "passes": [],
        "precision": {"F32": {"stored": 32, "calc": 32, "sums": 32, "source": "a test"}},
        "storage": [{"storage": "buffer", "source": "a test"}], "local": {"all": {"policy": "driver", "source": "a test"}},
        "rule": [{"kinds": ["elementwise"], "kernel": "elementwise", "local": ["all"], "source": "a test"}],
        "memory": [{"allocator": "separate", "source": "a test"}],
        "io": {"input": "from_plain", "output": "to_plain", "local": ["all"], "source": "a test"}, **changes,
    }  # fmt: skip
