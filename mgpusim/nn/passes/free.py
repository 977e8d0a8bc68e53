"""Operators that do nothing, constants that can be made before the network runs, and paddings that their reader takes in."""

from __future__ import annotations

import msgspec
import numpy as np

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.running import register


def _is_identity(editor: Editor, operator: Operator) -> bool:
    a, kind = operator.attributes, operator.kind
    shape, output = editor.tensors[operator.inputs[0]].shape, editor.tensors[operator.outputs[0]].shape
    if len(operator.outputs) != 1 or shape != output:
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


def _spatial(editor: Editor, operator: Operator) -> list[int] | None:
    """Return [top, left, bottom, right] of a pad of zeros over height and width alone, else None."""
    a = operator.attributes
    before, after = list(a["before"]), list(a["after"])
    if len(before) != 4 or a.get("mode", "constant") != "constant" or a.get("value", 0) != 0 or min(before + after) < 0:
        return None
    h, w = (1, 2) if editor.layout == "NHWC" else (2, 3)
    if any(before[axis] or after[axis] for axis in range(4) if axis not in (h, w)):
        return None
    return [before[h], before[w], after[h], after[w]]


@register("fold_padding", "Padding of zeros becomes the padding of the convolution or pooling that reads it.")
def fold_padding(editor: Editor) -> None:
    """Fold pads into convolutions and poolings.

    Of a maximum only where the pooling reads what is never negative, since its own padding counts as minus infinity. Of an
    average the zeros count, so its other padding must count too. Every window must keep a pixel of the image: a maximum of none
    is not zero, and no kernel has such windows.
    """
    for pad in editor.current():
        extra = _spatial(editor, pad) if pad.kind == "pad" else None
        reader = editor.sole_reader(pad.outputs[0]) if extra else None
        if extra is None or reader is None or reader.kind not in ("conv2d", "max_pool", "avg_pool"):
            continue
        if reader.inputs[0] != pad.outputs[0] or (reader.kind == "conv2d" and pad.outputs[0] in reader.inputs[1:]):
            continue
        a = dict(reader.attributes)
        if reader.kind == "max_pool" and not _never_negative(editor, pad.inputs[0]):
            continue
        if reader.kind == "avg_pool":
            if any(a["pads"]) and not a.get("count_include_pad"):
                continue
            a["count_include_pad"] = True
        a["pads"] = [own + other for own, other in zip(a["pads"], extra, strict=True)]
        reach = [(size - 1) * step + 1 for size, step in zip(a["kernel"], a.get("dilations", (1, 1)), strict=True)]
        if reader.kind != "conv2d" and any(pads >= room for pads, room in zip(a["pads"], reach * 2, strict=True)):
            continue
        editor.absorb(reader, pad, inputs=(pad.inputs[0], *reader.inputs[1:]), attributes=a)


def _never_negative(editor: Editor, tensor: str) -> bool:
    maker = editor.producer(tensor)
    if maker is None or maker.kind != "elementwise":
        return False
    a = maker.attributes
    return a["function"] in ("relu", "relu6", "sigmoid", "square", "abs", "exp") or (
        a["function"] == "clip" and a.get("min", -1.0) >= 0
    )
