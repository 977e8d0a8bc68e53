"""A network for another number of images at once."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import output_shapes

_SHAPES = {"reshape": "shape", "expand": "shape", "tile": "shape", "fill": "shape", "slice": "sizes"}
"""Attributes that are shapes of outputs, by kind."""


def with_batch(graph: Graph, batch: int) -> Graph:
    """Return a network with another number of images: the first axis of its inputs, and whatever follows from it.

    >>> from mgpusim.nn.zoo import network
    >>> four = with_batch(network("mobilenet_v1"), 4)
    >>> four.tensors[four.outputs[0]].shape
    (4, 1000)
    """
    if batch < 1:
        raise InputError(f"batch: got {batch}, expected at least 1")
    sizes = {graph.tensors[name].shape[0] if graph.tensors[name].shape else 0 for name in graph.inputs}
    if len(sizes) != 1 or 0 in sizes:
        raise InputError(f"network {graph.name}: its inputs have no common first axis, so that no batch can be set")
    (old,) = sizes
    if old == batch:
        return graph
    tensors = dict(graph.tensors)
    for name in graph.inputs:
        tensors[name] = msgspec.structs.replace(tensors[name], shape=(batch, *tensors[name].shape[1:]))
    operators = []
    for operator in graph.operators:
        changed = msgspec.structs.replace(operator, attributes=_scaled(graph, operator, old, batch))
        operators.append(changed)
        shapes = [tensors[name].shape if name else () for name in operator.inputs]
        try:
            made = output_shapes(changed, shapes, graph.layout)
        except InputError as error:
            raise InputError(f"network {graph.name} with batch {batch}: {error}") from None
        for name, shape in zip(operator.outputs, made, strict=True):
            if shape and shape[0] != tensors[name].shape[0] * batch // old and not tensors[name].constant:
                raise InputError(
                    f"network {graph.name} with batch {batch}: operator {operator.name} makes {list(shape)} of "
                    f"{list(tensors[name].shape)}, not {batch} images of it"
                )
            tensors[name] = msgspec.structs.replace(tensors[name], shape=shape)
    return msgspec.structs.replace(graph, operators=tuple(operators), tensors=tensors)


def _scaled(graph: Graph, operator: Operator, old: int, batch: int) -> dict[str, Any]:
    """Return the attributes of an operator, the shapes among them with the new first axis."""
    a = dict(operator.attributes)
    key = _SHAPES.get(operator.kind)
    if key is not None and a[key] and a[key][0] not in (-1, 0) and not graph.tensors[operator.outputs[0]].constant:
        a[key] = [a[key][0] * batch // old, *a[key][1:]]
    if "shapes" in a:
        a["shapes"] = [(shape[0] * batch // old, *shape[1:]) if shape else shape for shape in a["shapes"]]
    return a
