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
from mgpusim.nn.readers.formats.onnx import einsum, elements, host, parts, sequences, shapes, windows
from mgpusim.nn.readers.formats.onnx.inference import Shapes
from mgpusim.nn.readers.formats.onnx.model import load_model
from mgpusim.nn.readers.formats.onnx.node import RULES, OnnxOp

MODULES = (einsum, elements, host, parts, sequences, shapes, windows)
"""All that have rules."""


def read(source: ModelFile) -> Graph:
    """Read an ONNX model."""
    b = Builder(source.name, "NCHW")
    model = load_model(source, b)
    for name, (shape, dtype) in model.inputs.items():
        b.input(name, shape, dtype)
    for name, constant in model.constants.items():
        b.constant(name, constant.shape, constant.dtype, constant.load)
    order, stuck = in_order(model.operators, lambda op: op.inputs, lambda op: op.outputs, (*model.inputs, *model.constants))
    if stuck:
        names = ", ".join(op.name for op in stuck[:5])
        raise InputError(f"operators {names}{' ...' if len(stuck) > 5 else ''} wait for each other or for tensors nothing makes")
    computed: dict[str, tuple[OnnxOp, list[int]]] = {}
    inferred = cache(model.inferred)
    for op in order:
        known = RULES.get(op.kind)
        if known is not None:
            known(op)
        else:
            _unknown(op, model.shapes, inferred)
        computed |= {name: (op, list(b.shape(name))) for name in op.outputs if name and name in b.tensors}
    _check(computed, model.shapes)
    shapes, wrong = inferred()
    if wrong:
        raise InputError(wrong)
    _check(computed, shapes)
    return b.graph(model.outputs, source.values)


def _check(computed: Mapping[str, tuple[OnnxOp, list[int]]], shapes: Shapes) -> None:
    """Refuse a model of which others know another shape of a tensor than our rules make."""
    for name, (op, ours) in computed.items():
        theirs = shapes.get(name)
        if theirs is None:
            continue
        if len(ours) != len(theirs) or any(size not in (None, own) for size, own in zip(theirs, ours, strict=True)):
            shown = ", ".join("?" if size is None else str(size) for size in theirs)
            raise InputError(f"{op.where}: makes {ours}, but by ONNX's rules or its file [{shown}]")


def _unknown(op: OnnxOp, stated: Shapes, inferred: Callable[[], tuple[Shapes, str]]) -> None:
    """Leave an operator without a rule to the CPU, if the file or ONNX knows what it makes."""
    shapes = []
    outputs = [name for name in op.outputs if name]
    for name in outputs:
        shape = stated.get(name)
        if shape is None or None in shape:
            shape = inferred()[0].get(name)
        if shape is None or None in shape:
            raise UnsupportedError(f"operator {op.name}: '{op.kind}' is unknown, and the shape of its output '{name}' too")
        shapes.append(tuple(size for size in shape if size is not None))
    op.b.custom(op.kind, op.name, op.inputs, outputs, shapes)
