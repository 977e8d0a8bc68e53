"""ONNX operators of recurrent and attention networks: LSTM, GRU, RMS norm, GELU by name, rotary embeddings, weights in blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.onnx.node import OnnxOp, rule
from mgpusim.nn.readers.kinds.elements import unary

DIRECTIONS = {"forward": ("forward",), "reverse": ("reverse",), "bidirectional": ("forward", "reverse")}
USUAL = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"]}
"""Activations of a direction where the file names none."""


# ---- recurrent ---------------------------------------------------------------------------------------------------------
@rule("LSTM", "GRU", "RNN")
def _recurrent(op: OnnxOp) -> None:
    """Those of the usual form have kinds of their own; others stay with the CPU."""
    x, recurrence = op.needed(0), op.shape(2)
    if op.b.rank(x) != 3 or len(recurrence) != 3:
        raise InputError(f"{op.where}: got input {list(op.b.shape(x))}, recurrence weights {list(recurrence)}")
    if not _usual(op):
        _on_cpu(op)
        return
    lstm = op.kind == "LSTM"
    directions, hidden = DIRECTIONS[op.text("direction", "forward")], recurrence[2]
    wanted = (len(directions), (4 if lstm else 3) * hidden)
    for index in (1, 2):
        if op.shape(index)[:2] != wanted:
            raise InputError(f"{op.where}: got weights {list(op.shape(index))}, expected sizes {list(wanted)} first")
    order = (0, 2, 3, 1) if lstm else (0, 1, 2)  # the file has input, output, forget, cell
    weights = [op.b.changed(op.needed(i), f"gates of {order}", _gates(order), op.shape(i), 0) for i in (1, 2)]
    states = [op.input(5), op.input(6)] if lstm else [op.input(5)]
    outputs = [name or op.b.fresh(f"{op.name}/unused") for name in (*op.outputs, "", "", "")[: 3 if lstm else 2]]
    attributes: dict[str, Any] = {"hidden": hidden, "directions": directions}
    if not lstm:
        attributes["linear_before_reset"] = op.flag("linear_before_reset")
    op.b.add(op.kind.lower(), op.name, [x, *weights, *_biases(op, order), *states], outputs, **attributes)


def _usual(op: OnnxOp) -> bool:
    """Whether an operator computes what the kinds `lstm` and `gru` do."""
    direction = op.text("direction", "forward")
    named = op.attributes.get("activations")
    usual = USUAL.get(op.kind, [])
    lengths, peepholes = op.input(4), op.input(7)
    return bool(
        usual and direction in DIRECTIONS and named in (None, [], usual * len(DIRECTIONS[direction])) and not lengths
        and not peepholes and "clip" not in op.attributes and not op.whole("input_forget", 0) and not op.whole("layout", 0)
        and all(op.b.is_constant(name) for name in op.inputs[1:4] if name)
    )  # fmt: skip


def _on_cpu(op: OnnxOp) -> None:
    recurrence = op.shape(2)
    directions, hidden = recurrence[0], recurrence[2]
    if op.whole("layout", 0):
        batch, length = op.shape(0)[:2]
        shapes = [(batch, length, directions, hidden)] + [(batch, directions, hidden)] * 2
    else:
        length, batch = op.shape(0)[:2]
        shapes = [(length, directions, batch, hidden)] + [(directions, batch, hidden)] * 2
    kept = [(name, shape) for name, shape in zip(op.outputs, shapes, strict=False) if name]
    op.b.custom(op.kind, op.name, op.inputs, [name for name, _ in kept], [shape for _, shape in kept], hidden_size=hidden)


def _gates(order: tuple[int, ...]) -> Callable[[Array], Array]:
    """Return what puts the gates of weights (directions, gates x hidden, ...) in another order."""

    def change(value: Array) -> Array:
        parts = value.reshape(value.shape[0], len(order), -1, *value.shape[2:])
        return parts[:, list(order)].reshape(value.shape)

    return change


def _biases(op: OnnxOp, order: tuple[int, ...]) -> list[str]:
    """Return the bias of an LSTM, of input and state together, or both of a GRU."""
    name = op.input(3)
    if not name:
        return [""] if len(order) == 4 else ["", ""]
    directions, count = op.b.shape(name)
    shape, gates = (directions, count // 2), _gates(order)
    if len(order) == 4:
        return [op.b.changed(name, "bias", lambda v: gates(v[:, : count // 2] + v[:, count // 2 :]), shape, 0)]
    return [
        op.b.changed(name, "bias of input", lambda v: v[:, : count // 2], shape, 0),
        op.b.changed(name, "bias of state", lambda v: v[:, count // 2 :], shape, 0),
    ]


# ---- attention ---------------------------------------------------------------------------------------------------------
@rule("Gelu", "com.microsoft:Gelu", "com.microsoft:FastGelu", "com.microsoft:BiasGelu")
def _gelu(op: OnnxOp) -> None:
    approximate = op.kind.endswith("FastGelu") or op.text("approximate", "none") == "tanh"
    x = op.needed(0)
    if op.input(1):
        x = op.b.add("elementwise", f"{op.name}/bias", [x, op.input(1)], [op.b.fresh(f"{op.output}/biased")], function="add")
    unary(op, "gelu_tanh" if approximate else "gelu", x)


@rule("RotaryEmbedding")
def _rotary(op: OnnxOp) -> None:
    """Inputs: x, (batch, heads, length, size), the cosines and sines, and positions by which these are taken from tables."""
    x, tables, positions = op.needed(0), [op.needed(1), op.needed(2)], op.input(3)
    half = op.b.shape(tables[0])[-1]
    if op.b.rank(x) != 4 or 2 * half != op.b.shape(x)[-1]:
        raise UnsupportedError(
            f"{op.where}: turns {2 * half} channels of {list(op.b.shape(x))}; four dimensions, all of "
            "whose channels turn, are known"
        )
    if positions:
        tables = [
            op.b.add("gather", f"{op.name}/{what}", [table, positions], [op.b.fresh(f"{op.output}/{what}")], axis=0)
            for what, table in zip(("cosines", "sines"), tables, strict=True)
        ]
    op.give("rotary", [x, *tables], axis=2, interleaved=op.flag("interleaved"))


@rule("com.microsoft:MatMulNBits")
def _blocks(op: OnnxOp) -> None:
    """Weights (out, blocks, bytes) of 4 or 8 bits with a scale each; those without zero points in blocks of 32 are q4_0 or q8_0.

    onnxruntime, docs/ContribOperators.md, com.microsoft.MatMulNBits: unsigned numbers, half of their range stands for zero.
    """
    whose = f"operator {op.name} (MatMulNBits)"
    bits, size = op.whole("bits", 4), op.whole("block_size", 32)
    into, out = op.whole("K", 0), op.whole("N", 0)
    if bits not in (4, 8) or size != 32 or op.input(3) or op.input(4) or into % 32 or min(into, out) < 1:
        raise UnsupportedError(
            f"{whose}: {bits} bits in blocks of {size}; blocks of 32 of 4 or 8 bits without zero points are known"
        )
    if not all(op.b.is_constant(name) for name in op.inputs[1:3]):
        raise UnsupportedError(f"{whose}: its weights are computed, expected constants")
    held, scales = op.needed(1), op.needed(2)
    if op.b.tensor(held).count * 8 != into * out * bits or op.b.tensor(scales).count != into // 32 * out:
        raise InputError(f"{whose}: got weights {list(op.b.shape(held))}, scales {list(op.b.shape(scales))} for {out} by {into}")
    shape = (out, into)
    weights = op.b.made(
        f"{held}:in blocks", shape, f"q{bits}_0", [held, scales], lambda arrays: _unpacked(arrays[0], arrays[1], bits, shape)
    )
    op.give("fully_connected", [op.needed(0), weights, *op.optional(5)], keep_dims=True)


def _unpacked(held: Array, scales: Array, bits: int, shape: tuple[int, int]) -> Array:
    """Return the numbers that packed ones stand for, as float32 (out, in)."""
    packed = held.reshape(shape[0], -1)
    numbers: Any = packed if bits == 8 else np.stack([packed & 15, packed >> 4], axis=-1).reshape(shape)
    blocks = numbers.astype(np.float32).reshape(shape[0], -1, 32) - (1 << (bits - 1))
    return np.asarray(blocks * scales.astype(np.float32).reshape(shape[0], -1, 1)).reshape(shape)
