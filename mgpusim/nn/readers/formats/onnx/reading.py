"""An ONNX model as a graph: its nodes in order, each by its rule; then ONNX's own shapes as a check.

Our rules come first: what they refuse, ONNX's inference need not survive.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, in_order
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.format import ModelFile
from mgpusim.nn.readers.formats.onnx import elements, host, parts, sequences, shapes, windows
from mgpusim.nn.readers.formats.onnx.inference import Shapes
from mgpusim.nn.readers.formats.onnx.model import Node, load_model
from mgpusim.nn.readers.formats.onnx.rules import RULES

__all__ = ["read"]

MODULES = (elements, host, parts, sequences, shapes, windows)
"""All that have rules."""


def read(source: ModelFile) -> Graph:
    """Read an ONNX model.

    Raises
    ------
    InputError
        It is damaged, has operators that wait for each other, or shapes that do not fit.
    UnsupportedError
        It has control flow.
    """
    model = load_model(source)
    b = Builder(source.name, "NCHW")
    for name, (shape, dtype) in model.inputs.items():
        b.input(name, shape, dtype)
    for name, constant in model.constants.items():
        b.constant(name, constant.shape, constant.dtype, constant.load)
    order, stuck = in_order(model.nodes, lambda node: node.inputs, lambda node: node.outputs, (*model.inputs, *model.constants))
    if stuck:
        names = ", ".join(node.name for node in stuck[:5])
        raise InputError(f"operators {names}{' ...' if len(stuck) > 5 else ''} wait for each other or for tensors nothing makes")
    made: dict[str, tuple[Node, list[int]]] = {}
    inferred = cache(model.inferred)
    for node in order:
        known = RULES.get(node.op)
        if known is not None:
            known(b, node)
        else:
            _unknown(b, node, model.shapes, inferred)
        made |= {name: (node, list(b.shape(name))) for name in node.outputs if name and name in b.tensors}
    _check(made, model.shapes)
    shapes, wrong = inferred()
    if wrong:
        raise InputError(wrong)
    _check(made, shapes)
    return b.graph(model.outputs, source.values)


def _check(made: Mapping[str, tuple[Node, list[int]]], shapes: Shapes) -> None:
    """Refuse a model of which others know another shape of a tensor than our rules make."""
    for name, (node, ours) in made.items():
        theirs = shapes.get(name)
        if theirs is None:
            continue
        if len(ours) != len(theirs) or any(size not in (None, own) for size, own in zip(theirs, ours, strict=True)):
            shown = ", ".join("?" if size is None else str(size) for size in theirs)
            raise InputError(f"operator {node.name} ({node.op}): makes {ours}, but by ONNX's rules or its file [{shown}]")


def _unknown(b: Builder, node: Node, stated: Shapes, inferred: Callable[[], tuple[Shapes, str]]) -> None:
    """Leave an operator without a rule to the CPU, if the file or ONNX knows what it makes."""
    shapes = []
    outputs = [name for name in node.outputs if name]
    for name in outputs:
        shape = stated.get(name)
        if shape is None or None in shape:
            shape = inferred()[0].get(name)
        if shape is None or None in shape:
            raise UnsupportedError(f"operator {node.name}: '{node.op}' is unknown, and the shape of its output '{name}' too")
        shapes.append(tuple(size for size in shape if size is not None))
    b.custom(node.op, node.name, node.inputs, outputs, shapes)
