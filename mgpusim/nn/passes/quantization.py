"""Integers of 8 bits: operators between dequantization and quantization take them as they are; scales made up for floats."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator, Quantization, Tensor
from mgpusim.nn.graphs.operators import HOST_KINDS
from mgpusim.nn.passes.running import register

BOUNDS = ("relu", "relu6", "clip")
"""Element-wise functions that are bounds of what is stored, whatever its scale."""
MADE_UP = Quantization((1 / 16,), (0,))
"""Scale and zero of every tensor of a network of floats that is to run as integers: its time does not depend on them."""
INTEGERS = ("conv2d", "fully_connected")
"""Kinds whose weights kernels take as integers."""


def is_held_in_8_bits(tensor: Tensor) -> bool:
    """Return whether a tensor has one scale for its integers of 8 bits.

    >>> is_held_in_8_bits(Tensor("x", (4,), "int8", quantization=Quantization((0.5,), (0,))))
    True
    """
    quantization = tensor.quantization
    return (
        tensor.dtype in ("int8", "uint8")
        and quantization is not None
        and len(quantization.scale) == 1
        and quantization.scale[0] > 0
    )


# ---- models that quantize and dequantize -------------------------------------------------------------------------------
@register("fold_quantization", "Dequantization before an operator and quantization behind it: the operator takes integers.")
def fold_quantization(editor: Editor) -> None:
    """Fold pairs as ONNX has them. Activations that are bounds may stand between an operator and its quantization."""
    for quantize in editor.current("quantize"):
        if not is_held_in_8_bits(editor.tensors[quantize.outputs[0]]):
            continue
        chain = _made_by(editor, quantize)
        sources = _integers_before(editor, chain[0]) if chain else None
        if chain and sources is not None:
            _fold(editor, chain, quantize, sources)
    for operator in editor.current():
        if operator.kind == "dequantize" and not editor.needed(operator.outputs[0]):
            editor.remove(operator)


def _made_by(editor: Editor, quantize: Operator) -> list[Operator]:
    """Return the operator whose result is quantized, and the bounds behind it; nothing where others read this, too."""
    chain: list[Operator] = []
    name = quantize.inputs[0]
    while True:
        maker = editor.producer(name)
        if maker is None or editor.sole_reader(name) is None or len(maker.outputs) != 1:
            return []
        chain.insert(0, maker)
        if maker.kind != "elementwise" or maker.attributes["function"] not in BOUNDS or len(maker.inputs) != 1:
            break
        before = editor.producer(maker.inputs[0])
        if before is None or before.kind == "dequantize":
            break
        name = maker.inputs[0]
    return [] if chain[0].kind in ("quantize", "dequantize", "cast", *HOST_KINDS) else chain


def _integers_before(editor: Editor, operator: Operator) -> dict[str, str] | None:
    """Return the integers that each input of an operator was dequantized from, None where one that is not a constant was not."""
    integers: dict[str, str] = {}
    for name in operator.inputs:
        if not name or editor.constant(name):
            continue
        maker = editor.producer(name)
        if maker is None or maker.kind != "dequantize" or not is_held_in_8_bits(editor.tensors[maker.inputs[0]]):
            return None
        integers[name] = maker.inputs[0]
    return integers or None


def _fold(editor: Editor, chain: Sequence[Operator], quantize: Operator, sources: dict[str, str]) -> None:
    output = editor.tensors[quantize.outputs[0]]
    anchor = chain[0]
    inputs = tuple(sources.get(name, name) for name in anchor.inputs)
    if anchor.kind in INTEGERS:
        inputs = _with_integers(editor, inputs)
    for operator in chain[:-1]:  # what lies between has the scale of what comes out
        name = operator.outputs[0]
        editor.tensors[name] = msgspec.structs.replace(editor.tensors[name], dtype=output.dtype, quantization=output.quantization)
    if len(chain) == 1:
        editor.absorb(anchor, quantize, inputs=inputs, outputs=quantize.outputs)
        return
    editor.replace(msgspec.structs.replace(anchor, inputs=inputs))
    editor.absorb(chain[-1], quantize, outputs=quantize.outputs)


def _with_integers(editor: Editor, inputs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the inputs of an operator with weights, these and the bias as the integers that they were dequantized from."""
    weights, source = editor.tensors[inputs[1]], editor.tensors[inputs[0]].quantization
    scales = weights.quantization
    if not weights.constant or scales is None or source is None or not all(scale > 0 for scale in scales.scale):
        return inputs
    if weights.dtype in ("int8", "uint8"):
        return inputs
    dtype = "uint8" if max(scales.zero_point, default=0) > 0 else "int8"
    held = editor.values.get(inputs[1])
    whole = _constant(editor, inputs[1], weights.shape, dtype, scales, None if held is None else _stored(held, scales, dtype))
    if len(inputs) < 3 or not inputs[2]:
        return (inputs[0], whole)
    out = weights.shape[0]
    sums = Quantization(tuple(source.scale[0] * scale for scale in scales.scale), (0,))
    bias = editor.values.get(inputs[2])
    values = None if bias is None else _stored(bias.reshape(-1), sums, "int32")
    return (inputs[0], whole, _constant(editor, inputs[2], (out,), "int32", sums, values))


def _stored(values: Array, scales: Quantization, dtype: str) -> Array:
    """Return the integers that stand for floats, one scale for each of the first axis or for all."""
    shape = (-1, *(1,) * (values.ndim - 1)) if len(scales.scale) > 1 else ()
    scale = np.array(scales.scale, np.float64).reshape(shape)
    zero = np.array(scales.zero_point or (0,), np.float64).reshape(shape if len(scales.zero_point) > 1 else ())
    limits = np.iinfo(dtype)
    return np.clip(np.rint(values.astype(np.float64) / scale) + zero, limits.min, limits.max).astype(dtype)


def _constant(
    editor: Editor, name: str, shape: tuple[int, ...], dtype: str, scales: Quantization, value: Array | None
) -> str:  # fmt: skip
    new = editor.add_constant(f"{name}.{dtype}", shape, dtype, value)
    editor.tensors[new] = msgspec.structs.replace(editor.tensors[new], quantization=scales)
    return new


# ---- networks of floats ------------------------------------------------------------------------------------------------
@register("make_up_scales", "A network of floats becomes one of integers of 8 bits, with scales that are made up.")
def make_up_scales(editor: Editor) -> None:
    """Give every tensor a scale, weights one for each output; a network that has integers of 8 bits already stays as it is."""
    if any(is_held_in_8_bits(tensor) for tensor in editor.tensors.values()):
        return
    for name, tensor in list(editor.tensors.items()):
        if tensor.dtype in ("float32", "float16") and not tensor.constant:
            editor.tensors[name] = msgspec.structs.replace(tensor, dtype="int8", quantization=MADE_UP)
    for operator in editor.current():
        if operator.kind in INTEGERS and editor.constant(operator.inputs[1]):
            editor.replace(msgspec.structs.replace(operator, inputs=_made_up_weights(editor, operator)))
        elif operator.kind == "elementwise":
            inputs = tuple(_made_up_operand(editor, name) if editor.constant(name) else name for name in operator.inputs)
            editor.replace(msgspec.structs.replace(operator, inputs=inputs))
    editor.note("Scales of integers are made up: the model has none.")


def _made_up_weights(editor: Editor, operator: Operator) -> tuple[str, ...]:
    weights = editor.tensors[operator.inputs[1]]
    values = editor.values.get(operator.inputs[1])
    largest = np.ones(weights.shape[0]) if values is None else np.abs(values.reshape(len(values), -1)).max(axis=1)
    scales = Quantization(tuple(float(top) / 127 or 1.0 for top in largest), (0,))
    editor.tensors[weights.name] = msgspec.structs.replace(weights, quantization=scales)
    return _with_integers(editor, operator.inputs)


def _made_up_operand(editor: Editor, name: str) -> str:
    tensor, values = editor.tensors[name], editor.values.get(name)
    if tensor.dtype not in ("float32", "float16"):
        return name
    largest = 1.0 if values is None else float(np.abs(values).max())
    scale = Quantization((largest / 127 if largest > 0 and math.isfinite(largest) else 1.0,), (0,))
    return _constant(editor, name, tensor.shape, "int8", scale, None if values is None else _stored(values, scale, "int8"))
