"""A TFLite model as a graph: its operators in order, each by its rule, with the file's shapes as a check."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, in_order
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.format import ModelFile, given_shapes
from mgpusim.nn.readers.formats.tflite import detectors, elements, sequences, shapes, windows
from mgpusim.nn.readers.formats.tflite.model import CUSTOM_PREFIX, TfliteEntry, TfliteModel, load_model
from mgpusim.nn.readers.formats.tflite.operator import RULES, TfliteOp

MODULES = (detectors, elements, sequences, shapes, windows)
"""All that have rules."""


def read(source: ModelFile) -> Graph:
    """Read a TFLite model: its first graph, which is the one that runs."""
    model = load_model(source.data)
    b = Builder(source.name, "NHWC")
    names = _names(b, model)
    _add_inputs(b, model, source)
    for index, tensor in enumerate(model.tensors):
        if tensor.constant and index not in model.inputs:
            b.constant(names[index], tensor.shape, tensor.dtype, tensor.load, tensor.quantization)
    there = [names[i] for i, tensor in enumerate(model.tensors) if tensor.constant or i in model.inputs]
    order, stuck = in_order(
        model.operators,
        lambda operator: [names[i] for i in operator.inputs if i >= 0],
        lambda operator: [names[i] for i in operator.outputs],
        there,
    )
    if stuck:
        shown = ", ".join(
            f"{operator.code} that makes {names[operator.outputs[0]] if operator.outputs else 'nothing'}"
            for operator in stuck[:5]
        )
        raise InputError(f"operators wait for each other or for tensors nothing makes: {shown}")
    if model.subgraphs > 1:
        b.notes.append(f"only the first of {model.subgraphs} graphs in the file is read")
    for operator in order:
        _add(b, operator, names, model, changed=bool(source.inputs))
    return b.graph([names[i] for i in model.outputs], source.values)


def _names(b: Builder, model: TfliteModel) -> list[str]:
    """Return a name for each tensor; where names repeat, later ones get a number."""
    inputs = set(model.inputs)
    names = ["" for _ in model.tensors]
    for index in (*sorted(inputs), *(i for i in range(len(model.tensors)) if i not in inputs)):
        names[index] = b.fresh(model.tensors[index].name)
    return names


def _add_inputs(b: Builder, model: TfliteModel, source: ModelFile) -> None:
    known: dict[str, Sequence[int | str | None]] = {}
    for index in model.inputs:
        tensor = model.tensors[index]
        if tensor.name in known:
            raise InputError(f"input {tensor.name}: the name is given twice")
        known[tensor.name] = tensor.shape
        if tensor.free and tensor.name not in source.inputs:
            sizes = ", ".join(str(tensor.shape[axis]) for axis in tensor.free if axis < len(tensor.shape))
            b.notes.append(f"input {tensor.name}: axes {list(tensor.free)} are free; taken as {sizes}, as the file has them")
    shapes = given_shapes(source.inputs, known, (1, 224, 224, 3))
    for index in model.inputs:
        tensor = model.tensors[index]
        b.input(tensor.name, shapes[tensor.name], tensor.dtype, tensor.quantization)


def _add(b: Builder, entry: TfliteEntry, names: Sequence[str], model: TfliteModel, changed: bool) -> None:
    inputs, outputs = ["" if i < 0 else names[i] for i in entry.inputs], [names[i] for i in entry.outputs]
    quantization = model.tensors[entry.outputs[0]].quantization if entry.outputs else None
    op = TfliteOp(b, entry.code, inputs, outputs, entry.options, entry.custom, quantization)
    known = RULES.get(entry.code)
    if known is not None:
        known(op)
    else:
        _unknown(b, op, entry, model, changed)
    for index in entry.outputs:
        tensor, built = model.tensors[index], b.tensors.get(names[index])
        if built is None:
            continue
        if built.shape != tensor.shape and not changed and not tensor.free and tensor.shape:
            raise InputError(f"{op.where}: makes {list(built.shape)}, but the file says {list(tensor.shape)}")
        if not built.constant:
            b.tensors[built.name] = msgspec.structs.replace(built, dtype=tensor.dtype, quantization=tensor.quantization)


def _unknown(b: Builder, op: TfliteOp, entry: TfliteEntry, model: TfliteModel, changed: bool) -> None:
    """Leave an operator without a rule to the CPU, with the shapes that the file has."""
    what = entry.code.removeprefix(CUSTOM_PREFIX)
    outputs = [model.tensors[i] for i in entry.outputs]
    if any(min(tensor.shape, default=1) < 1 for tensor in outputs):
        raise UnsupportedError(f"{op.where}: is unknown, and the shape of what it makes too")
    if changed:
        b.notes.append(f"{op.name}: shapes behind {what} are those of the file, not of the input shapes asked for")
    shapes_made = [tensor.shape for tensor in outputs]
    b.custom(what, op.name, op.inputs, op.outputs, shapes_made, dtype=[tensor.dtype for tensor in outputs])
