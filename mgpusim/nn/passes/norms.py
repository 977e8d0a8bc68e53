"""Batch normalisation and constants per channel into the weights and bias of the convolution before them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.running import register

WEIGHTED = ("conv2d", "conv_transpose2d", "fully_connected")
"""Kinds whose second input are weights, outputs first, and whose third is a bias."""


class Affine(NamedTuple):
    """y = scale x + shift for each channel; None is what does nothing, an empty array what is not known."""

    scale: Array | None
    shift: Array | None


def _weighted(editor: Editor, tensor: str) -> Operator | None:
    """Return the operator with constant weights that makes a tensor, if nothing but one operator reads it."""
    maker = editor.producer(tensor)
    if maker is None or maker.kind not in WEIGHTED or editor.sole_reader(tensor) is None:
        return None
    whole = editor.tensors[maker.inputs[1]].dtype in ("int8", "uint8")  # integers take in no factor
    return maker if editor.constant(maker.inputs[1]) and not whole else None


def _fold(editor: Editor, maker: Operator, reader: Operator, step: Affine) -> None:
    """Put a scale and a shift behind an operator with weights into these; a bias is added where there is none."""
    weights, bias = maker.inputs[1], maker.inputs[2] if len(maker.inputs) > 2 else ""
    out = editor.tensors[weights].shape[0]
    dtype = editor.tensors[weights].dtype
    old = editor.values.get(bias) if bias else np.zeros(out)
    values = editor.values.get(weights)
    if step.scale is not None:
        known = values is not None and step.scale.size > 0
        scaled = None
        if known and values is not None:
            scaled = (values * step.scale.reshape(-1, *(1,) * (values.ndim - 1))).astype(values.dtype)
        weights = editor.add_constant(f"{weights}.folded", editor.tensors[weights].shape, dtype, scaled)
    known = old is not None and (step.scale is None or step.scale.size > 0) and (step.shift is None or step.shift.size > 0)
    shifted = None
    if known and old is not None:
        scale = 1.0 if step.scale is None else step.scale.reshape(-1)
        shift = 0.0 if step.shift is None else step.shift.reshape(-1)
        shifted = (old.reshape(-1) * scale + shift) * np.ones(out)
    if bias or step.shift is not None:
        bias = editor.add_constant(f"{bias or maker.name + '.bias'}.folded", (out,), dtype, shifted)
    inputs = (maker.inputs[0], weights, bias) if bias else (maker.inputs[0], weights)
    editor.absorb(maker, reader, inputs=inputs, outputs=reader.outputs)


@register("fold_batch_norm", "Batch normalisation becomes part of the weights and the bias of the convolution before it.")
def fold_batch_norm(editor: Editor) -> None:
    """Fold batch norms: weights times scale / sqrt(variance + epsilon), bias to match."""
    for norm in editor.current("batch_norm"):
        maker = _weighted(editor, norm.inputs[0])
        if maker is not None:
            _fold(editor, maker, norm, _norm_step(editor, norm))


def _norm_step(editor: Editor, norm: Operator) -> Affine:
    scale, offset, mean, variance = (editor.values.get(name) for name in norm.inputs[1:5])
    if scale is None or offset is None or mean is None or variance is None:
        return Affine(np.zeros(0), np.zeros(0))
    factor = scale.astype(np.float64) / np.sqrt(variance.astype(np.float64) + norm.attributes["epsilon"])
    return Affine(factor, offset - mean * factor)


@register("split_batch_norm", "Batch normalisation that no convolution takes in becomes a product and a sum for each channel.")
def split_batch_norm(editor: Editor) -> None:
    """Spell batch norms as two element-wise operators with constants, which other kernels may take in."""
    for norm in editor.current("batch_norm"):
        if not all(editor.constant(name) for name in norm.inputs[1:5]):
            continue
        step, tensor = _norm_step(editor, norm), editor.tensors[norm.inputs[0]]
        channels = editor.tensors[norm.inputs[1]].count
        shape = (channels, 1, 1) if editor.layout == "NCHW" and len(tensor.shape) == 4 else (channels,)
        constants = [
            editor.add_constant(f"{norm.name}.{name}", shape, tensor.dtype, value if value is not None and value.size else None)
            for name, value in (("scale", step.scale), ("shift", step.shift))
        ]
        between = msgspec.structs.replace(tensor, name=f"{norm.name}.scaled", quantization=None)
        scaled, origin = (between.name,), norm.stands_for
        mul = Operator(norm.name, "elementwise", (norm.inputs[0], constants[0]), scaled, {"function": "mul"}, origin)
        add = Operator(f"{norm.name}/shift", "elementwise", (*scaled, constants[1]), norm.outputs, {"function": "add"}, origin)
        editor.expand(norm, (mul, add), [between])


@register("fold_channel_constants", "Adding or multiplying constants per channel becomes part of the convolution before it.")
def fold_channel_constants(editor: Editor) -> None:
    """Fold sums and products with constants of one number or one per channel, as a bias that stands alone or Caffe2's norms."""
    for operator in editor.current("elementwise"):
        step, source = _constant_step(editor, operator)
        maker = _weighted(editor, source) if step is not None else None
        if step is not None and maker is not None and editor.tensors[source].shape == editor.tensors[operator.outputs[0]].shape:
            _fold(editor, maker, operator, step)


def _constant_step(editor: Editor, operator: Operator) -> tuple[Affine | None, str]:
    """Return an element-wise operator as scale and shift of its one input that is not a constant, and the name of this."""
    a = operator.attributes
    if a["function"] == "affine":
        return Affine(np.full(1, a.get("alpha", 1.0)), np.full(1, a.get("beta", 0.0))), operator.inputs[0]
    if a["function"] not in ("add", "sub", "mul", "div") or len(operator.inputs) != 2:
        return None, ""
    first, second = operator.inputs
    if editor.constant(first) and a["function"] in ("add", "mul"):
        first, second = second, first
    if not editor.constant(second) or editor.constant(first) or not _per_channel(editor, first, second):
        return None, ""
    value = editor.values.get(second, np.zeros(0))
    if a["function"] == "add":
        return Affine(None, value), first
    if a["function"] == "sub":
        return Affine(None, -value), first
    if a["function"] == "div":
        return Affine(np.asarray(1.0 / value) if value.size else value, None), first
    return Affine(value, None), first


def _per_channel(editor: Editor, tensor: str, constant: str) -> bool:
    """Whether a constant has one number, or one for each channel of a tensor."""
    shape, other = editor.tensors[tensor].shape, editor.tensors[constant].shape
    if editor.tensors[constant].count == 1:
        return True
    channels = len(shape) - 3 if editor.layout == "NCHW" and len(shape) == 4 else len(shape) - 1
    padded = (1,) * (len(shape) - len(other)) + other
    return len(padded) == len(shape) and padded == tuple(size if i == channels else 1 for i, size in enumerate(shape))
