"""Operators spelled as several: activations, channel shuffles, global pooling, dilated convolutions, fully connected layers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.quantization import is_held_in_8_bits
from mgpusim.nn.passes.running import register


# ---- activations -------------------------------------------------------------------------------------------------------
def _gate(editor: Editor, gate: str, x: str) -> tuple[str, list[Operator]]:
    """Return what x times `gate` computes ("" if it has no name), and the operators that make the gate from x."""
    maker = editor.producer(gate)
    if maker is None or maker.kind != "elementwise" or editor.sole_reader(gate) is None:
        return "", []
    a = maker.attributes
    if maker.inputs[0] == x:
        if a["function"] == "hard_sigmoid":
            usual = abs(a.get("alpha", 0.2) - 1 / 6) < 1e-3 and abs(a.get("beta", 0.5) - 0.5) < 1e-3
            return ("hard_swish" if usual else ""), [maker]
        return ("swish" if a["function"] == "sigmoid" else ""), [maker]
    if a["function"] == "tanh":
        inner = editor.producer(maker.inputs[0])
        soft = inner is not None and inner.kind == "elementwise" and inner.attributes["function"] == "softplus"
        if inner is not None and soft and inner.inputs[0] == x and editor.sole_reader(maker.inputs[0]) is not None:
            return "mish", [maker, inner]
        return "", []
    chain = _relu6_of_x_plus_3(editor, maker, x)
    return ("six_hard_swish", chain) if chain else ("", [])


def _number(editor: Editor, operator: Operator, function: str) -> float | None:
    """Return c where an operator is x `function` c, a number that is known."""
    a = operator.attributes
    if a["function"] == "affine":
        alpha, beta = a.get("alpha", 1.0), a.get("beta", 0.0)
        if function == "add":
            return float(beta) if alpha == 1 else None
        scale = alpha if function == "mul" else 1 / alpha if alpha else None
        return float(scale) if beta == 0 and scale is not None else None
    if a["function"] != function or len(operator.inputs) != 2:
        return None
    return editor.scalar(operator.inputs[1])


def _relu6_of_x_plus_3(editor: Editor, clip: Operator, x: str) -> list[Operator]:
    a = clip.attributes
    six = a["function"] == "relu6" or (a["function"] == "clip" and a.get("min", 1) == 0 and a.get("max", 0) == 6)
    plus = editor.producer(clip.inputs[0])
    if not six or plus is None or plus.kind != "elementwise" or editor.sole_reader(clip.inputs[0]) is None:
        return []
    return [clip, plus] if plus.inputs[0] == x and _number(editor, plus, "add") == 3.0 else []


def _sixth(editor: Editor, operator: Operator) -> bool:
    if operator.kind != "elementwise":
        return False
    factor, divisor = _number(editor, operator, "mul"), _number(editor, operator, "div")
    return (factor is not None and abs(factor - 1 / 6) < 1e-4) or (divisor is not None and abs(divisor - 6) < 1e-3)


@register("recognise_activations", "Swish, hard swish and mish spelled as several operators become one each.")
def recognise_activations(editor: Editor) -> None:
    """Find x sigmoid(x), x hard_sigmoid(x), x relu6(x + 3) / 6 (divided before or after), x tanh(softplus(x))."""
    for operator in editor.current("elementwise"):
        if operator.attributes["function"] != "mul" or len(operator.inputs) != 2:
            continue
        for x, gate in (operator.inputs, operator.inputs[::-1]):
            inner = editor.producer(gate)
            divided = inner is not None and _sixth(editor, inner) and editor.sole_reader(gate) is not None
            name, parts = _gate(editor, inner.inputs[0] if divided and inner is not None else gate, x)
            outputs = operator.outputs
            if divided and inner is not None:
                name, parts = ("hard_swish", [inner, *parts]) if name == "six_hard_swish" else ("", [])
            elif name == "six_hard_swish":
                last = editor.sole_reader(operator.outputs[0])
                name = "hard_swish" if last is not None and _sixth(editor, last) else ""
                if last is not None and name:
                    parts, outputs = [*parts, last], last.outputs
            if name:
                editor.absorb(operator, *parts, inputs=(x,), outputs=outputs, attributes={"function": name})
                break


# ---- shuffles ----------------------------------------------------------------------------------------------------------
@register("recognise_shuffle", "Reshape, transpose and reshape that exchange groups of channels become a channel shuffle.")
def recognise_shuffle(editor: Editor) -> None:
    """Find channel shuffles: channels as (groups, rest), these two exchanged, and as channels again."""
    for transpose in editor.current("transpose"):
        before, after = editor.producer(transpose.inputs[0]), editor.sole_reader(transpose.outputs[0])
        if before is None or after is None or (before.kind, after.kind) != ("reshape", "reshape"):
            continue
        shape, split = editor.tensors[before.inputs[0]].shape, editor.tensors[before.outputs[0]].shape
        if editor.sole_reader(before.outputs[0]) is None or editor.tensors[after.outputs[0]].shape != shape:
            continue
        axis = 1 if editor.layout == "NCHW" else len(shape) - 1
        groups = _exchanged(shape, split, transpose.attributes["order"], axis)
        if groups:
            changes = {"kind": "channel_shuffle", "inputs": before.inputs[:1], "outputs": after.outputs}
            editor.absorb(transpose, before, after, attributes={"groups": groups}, **changes)


def _exchanged(shape: Sequence[int], split: Sequence[int], order: Sequence[int], axis: int) -> int:
    """Return the groups of a shuffle of an axis, 0 if it is none; neighbouring axes may be merged beside it."""
    for at in range(len(split) - 1):
        rest = [i for i in range(len(split)) if i not in (at, at + 1)]
        wanted = [*rest[:at], at + 1, at, *rest[at:]]
        if list(order) == wanted and split[at] * split[at + 1] == shape[axis]:
            inside = math.prod(split[:at]) == math.prod(shape[:axis])
            return int(split[at]) if inside and split[at] > 1 and split[at + 1] > 1 else 0
    return 0


# ---- pooling -----------------------------------------------------------------------------------------------------------
@register("recognise_global_pool", "Pooling over a whole plane becomes a reduction over height and width.")
def recognise_global_pool(editor: Editor) -> None:
    """Find poolings whose window covers all of their input and no padding."""
    h, w = (1, 2) if editor.layout == "NHWC" else (2, 3)
    for pool in editor.current("avg_pool", "max_pool"):
        if any(pool.attributes["pads"]):
            continue
        if is_held_in_8_bits(editor.tensors[pool.inputs[0]]):  # whose mean is rounded in its own way
            continue
        shape, output = editor.tensors[pool.inputs[0]].shape, editor.tensors[pool.outputs[0]].shape
        if list(pool.attributes["kernel"]) == [shape[h], shape[w]] and output[h] * output[w] == 1 and shape[h] * shape[w] > 1:
            function = "mean" if pool.kind == "avg_pool" else "max"
            attributes = {"function": function, "axes": [h, w], "keepdims": True}
            editor.replace(Operator(pool.name, "reduce", pool.inputs, pool.outputs, attributes, pool.origin))


# ---- convolutions ------------------------------------------------------------------------------------------------------
@register("recognise_dilation", "Space to batch, a convolution and batch to space become a dilated convolution.")
def recognise_dilation(editor: Editor) -> None:
    """Find dilated convolutions in the spelling of TensorFlow: attributes `block`, `pads` and `crops` of the two others."""
    for conv in editor.current("conv2d"):
        if any(conv.attributes["pads"]) or set(conv.attributes["strides"]) != {1}:
            continue
        before, after = editor.producer(conv.inputs[0]), editor.sole_reader(conv.outputs[0])
        if before is None or after is None or editor.sole_reader(before.outputs[0]) is None:
            continue
        names = tuple(str(each.attributes.get("operator", each.kind)).lower() for each in (before, after))
        if not names[0].startswith("space_to_batch") or not names[1].startswith("batch_to_space"):
            continue
        block, pads, crops = before.attributes.get("block"), before.attributes.get("pads"), after.attributes.get("crops")
        if block is None or pads is None or crops is None or list(after.attributes.get("block", ())) != list(block):
            continue
        a = {**conv.attributes, "dilations": list(block), "pads": [p - c for p, c in zip(pads, crops, strict=True)]}
        if min(a["pads"]) >= 0:
            editor.absorb(conv, before, after, inputs=(before.inputs[0], *conv.inputs[1:]), outputs=after.outputs, attributes=a)


@register("pointwise_as_fully_connected", "A 1x1 convolution of a single pixel is computed as a fully connected layer.")
def pointwise_as_fully_connected(editor: Editor) -> None:
    """Find convolutions of one pixel with one window position; weights lose their two axes of size one."""
    h, w = (1, 2) if editor.layout == "NHWC" else (2, 3)
    for conv in editor.current("conv2d"):
        if conv.attributes["groups"] != 1 or any(conv.attributes["pads"]):
            continue
        shape, weights = editor.tensors[conv.inputs[0]].shape, editor.tensors[conv.inputs[1]]
        if shape[0] != 1 or shape[h] * shape[w] != 1 or weights.shape[1] * weights.shape[2] != 1 or not weights.constant:
            continue
        value = editor.values.get(weights.name)
        flat = editor.add_constant(f"{weights.name}.flat", (weights.shape[0], weights.shape[3]), weights.dtype, value)
        inputs = (conv.inputs[0], flat, *conv.inputs[2:])
        editor.replace(Operator(conv.name, "fully_connected", inputs, conv.outputs, {}, conv.origin))
