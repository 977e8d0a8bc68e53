"""Operators that do nothing, and constants that can be made before the network runs."""

from __future__ import annotations

import msgspec
import numpy as np

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.running import register


def _is_identity(editor: Editor, operator: Operator) -> bool:
    a, kind = operator.attributes, operator.kind
    shape, made = editor.tensors[operator.inputs[0]].shape, editor.tensors[operator.outputs[0]].shape
    if len(operator.outputs) != 1 or shape != made:
        return False
    if kind == "elementwise":
        lone = len(operator.inputs) == 1 and a["function"] in ("add", "mul", "max", "min")
        return bool(lone or a["function"] == "identity")
    if kind == "cast":
        return editor.tensors[operator.inputs[0]].dtype == editor.tensors[operator.outputs[0]].dtype
    if kind in ("max_pool", "avg_pool"):
        return list(a["kernel"]) == [1, 1] and list(a["strides"]) == [1, 1]
    if kind == "transpose":
        return list(a["order"]) == sorted(a["order"])
    if kind == "slice":
        return all(step == 1 for step in a.get("steps", ()))
    return (kind == "concat" and len(operator.inputs) == 1) or kind in ("reshape", "pad", "expand", "tile", "resize")


@register("remove_identities", "Operators that hand on their input as it is are taken out.")
def remove_identities(editor: Editor) -> None:
    """Take out identities: dropout, casts to the same type, reshapes to the same shape, concatenations of one, empty pads."""
    for operator in editor.current():
        if operator.inputs and operator.inputs[0] in editor.tensors and _is_identity(editor, operator):
            editor.drop(operator)


@register("fold_constants", "What is made of constants alone is made before the network runs.")
def fold_constants(editor: Editor) -> None:
    """Make constants of the outputs of operators whose inputs are constants; values follow those that only change shape."""
    for operator in editor.current():
        named = [name for name in operator.inputs if name]
        if named and all(editor.constant(name) for name in named):
            for name in operator.outputs:
                editor.tensors[name] = msgspec.structs.replace(editor.tensors[name], constant=True)
            value = editor.values.get(named[0])
            if value is not None and operator.kind == "slice" and not operator.attributes.get("steps"):
                starts, sizes = operator.attributes["starts"], operator.attributes["sizes"]
                part = tuple(slice(at, at + size) for at, size in zip(starts, sizes, strict=True))
                editor.values[operator.outputs[0]] = value[part]
            elif value is not None and operator.kind in ("reshape", "transpose"):
                moved = np.transpose(value, operator.attributes["order"]) if operator.kind == "transpose" else value
                editor.values[operator.outputs[0]] = moved.reshape(editor.tensors[operator.outputs[0]].shape)
            editor.remove(operator)


@register("merge_transposes", "A transpose of a transpose becomes one, or none.")
def merge_transposes(editor: Editor) -> None:
    """Merge transposes that follow each other, as converters between layouts leave them behind."""
    for operator in editor.current("transpose"):
        before = editor.producer(operator.inputs[0])
        if before is None or before.kind != "transpose":
            continue
        first = before.attributes["order"]
        order = [first[axis] for axis in operator.attributes["order"]]
        others = (before,) if editor.sole_reader(operator.inputs[0]) is not None else ()
        merged = editor.absorb(operator, *others, inputs=before.inputs, attributes={"order": order})
        if order == sorted(order):
            editor.drop(merged)
