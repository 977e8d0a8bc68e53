"""ONNX models of one or a few operators, for readers to read and for onnx's reference evaluator to run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

Array = np.ndarray[Any, Any]
TYPES = {"float32": TensorProto.FLOAT, "int64": TensorProto.INT64, "bool": TensorProto.BOOL, "int8": TensorProto.INT8}


def model(
    nodes: Sequence[onnx.NodeProto], inputs: Mapping[str, Sequence[int | str]], outputs: Sequence[str],
    constants: Mapping[str, Array] | None = None, opset: int = 17,
) -> onnx.ModelProto:  # fmt: skip
    """Return a model with float inputs."""
    graph = helper.make_graph(
        list(nodes), "net", [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in inputs.items()],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in outputs],
        [numpy_helper.from_array(value, name) for name, value in (constants or {}).items()],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def single(
    op: str,
    shapes: Sequence[Sequence[int]],
    constants: Sequence[Array | None] = (),
    outputs: int = 1,
    opset: int = 17,
    **attributes: Any,
) -> onnx.ModelProto:
    """Return a model of one operator: float inputs of given shapes, then constants (None: one that is left out)."""
    names = [f"x{i}" for i in range(len(shapes))]
    held = {f"c{i}": value for i, value in enumerate(constants) if value is not None}
    wired = [*names, *(f"c{i}" if value is not None else "" for i, value in enumerate(constants))]
    made = [f"y{i}" for i in range(outputs)]
    node = helper.make_node(op, wired, made, name="one", **attributes)
    return model([node], dict(zip(names, shapes, strict=True)), made, held, opset)
