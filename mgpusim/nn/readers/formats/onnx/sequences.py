"""ONNX operators of recurrent and attention networks: LSTM, GRU, RMS norm, GELU by name, rotary embeddings, weights in blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of, unary
from mgpusim.nn.readers.formats.onnx.model import Node
from mgpusim.nn.readers.formats.onnx.rules import rule

__all__: list[str] = []

DIRECTIONS = {"forward": ("forward",), "reverse": ("reverse",), "bidirectional": ("forward", "reverse")}
USUAL = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"]}
"""Activations of a direction where the file names none."""


# ---- recurrent ---------------------------------------------------------------------------------------------------------
@rule("LSTM", "GRU", "RNN")
def _recurrent(b: Builder, node: Node) -> None:
    """Those of the usual form have kinds of their own; others stay with the CPU."""
    x, recurrence = node.needed(0), b.shape(node.needed(2))
    if b.rank(x) != 3 or len(recurrence) != 3:
        raise InputError(f"operator {node.name} ({node.op}): got input {list(b.shape(x))}, recurrence weights {list(recurrence)}")
    if not _usual(b, node):
        _on_cpu(b, node)
        return
    lstm = node.op == "LSTM"
    directions, hidden = DIRECTIONS[node.text("direction", "forward")], recurrence[2]
    wanted = (len(directions), (4 if lstm else 3) * hidden)
    for index in (1, 2):
        if b.shape(node.needed(index))[:2] != wanted:
            raise InputError(
                f"operator {node.name} ({node.op}): got weights {list(b.shape(node.needed(index)))}, expected sizes "
                f"{list(wanted)} first"
            )
    order = (0, 2, 3, 1) if lstm else (0, 1, 2)  # the file has input, output, forget, cell
    weights = [b.changed(node.needed(i), f"gates of {order}", _gates(order), b.shape(node.needed(i)), 0) for i in (1, 2)]
    states = [node.input(5), node.input(6)] if lstm else [node.input(5)]
    outputs = [name or b.fresh(f"{node.name}/unused") for name in (*node.outputs, "", "", "")[: 3 if lstm else 2]]
    attributes: dict[str, Any] = {"hidden": hidden, "directions": directions}
    if not lstm:
        attributes["linear_before_reset"] = bool(node.whole("linear_before_reset", 0))
    b.add(node.op.lower(), node.name, [x, *weights, *_biases(b, node, order), *states], outputs, **attributes)


def _usual(b: Builder, node: Node) -> bool:
    """Whether an operator computes what the kinds `lstm` and `gru` do."""
    direction = node.text("direction", "forward")
    named = node.attributes.get("activations")
    usual = USUAL.get(node.op, [])
    lengths, peepholes = node.input(4), node.input(7)
    return bool(
        usual and direction in DIRECTIONS and named in (None, [], usual * len(DIRECTIONS[direction])) and not lengths
        and not peepholes and "clip" not in node.attributes and not node.whole("input_forget", 0) and not node.whole("layout", 0)
        and all(b.is_constant(name) for name in node.inputs[1:4] if name)
    )  # fmt: skip


def _on_cpu(b: Builder, node: Node) -> None:
    recurrence = b.shape(node.needed(2))
    directions, hidden = recurrence[0], recurrence[2]
    if node.whole("layout", 0):
        batch, length = b.shape(node.needed(0))[:2]
        shapes = [(batch, length, directions, hidden)] + [(batch, directions, hidden)] * 2
    else:
        length, batch = b.shape(node.needed(0))[:2]
        shapes = [(length, directions, batch, hidden)] + [(directions, batch, hidden)] * 2
    kept = [(name, shape) for name, shape in zip(node.outputs, shapes, strict=False) if name]
    b.custom(node.op, node.name, node.inputs, [name for name, _ in kept], [shape for _, shape in kept], hidden_size=hidden)


def _gates(order: tuple[int, ...]) -> Callable[[Array], Array]:
    """Return what puts the gates of weights (directions, gates x hidden, ...) in another order."""

    def change(value: Array) -> Array:
        parts = value.reshape(value.shape[0], len(order), -1, *value.shape[2:])
        return parts[:, list(order)].reshape(value.shape)

    return change


def _biases(b: Builder, node: Node, order: tuple[int, ...]) -> list[str]:
    """Return the bias of an LSTM, of input and state together, or both of a GRU."""
    name = node.input(3)
    if not name:
        return [""] if len(order) == 4 else ["", ""]
    directions, count = b.shape(name)
    shape, gates = (directions, count // 2), _gates(order)
    if len(order) == 4:
        return [b.changed(name, "bias", lambda v: gates(v[:, : count // 2] + v[:, count // 2 :]), shape, 0)]
    return [
        b.changed(name, "bias of input", lambda v: v[:, : count // 2], shape, 0),
        b.changed(name, "bias of state", lambda v: v[:, count // 2 :], shape, 0),
    ]


# ---- attention ---------------------------------------------------------------------------------------------------------
@rule("RMSNormalization", "SimplifiedLayerNormalization", "com.microsoft:SimplifiedLayerNormalization")
def _rms_norm(b: Builder, node: Node) -> None:
    names = [node.needed(0), *([node.input(1)] if node.input(1) else [])]
    rank = b.rank(names[0])
    axis = axis_of(node.whole("axis", -1), rank, f"operator {node.name} ({node.op})")
    b.add("rms_norm", node.name, names, [node.output], epsilon=node.number("epsilon", 1e-5), axes=list(range(axis, rank)))


@rule("Gelu", "com.microsoft:Gelu", "com.microsoft:FastGelu", "com.microsoft:BiasGelu")
def _gelu(b: Builder, node: Node) -> None:
    approximate = node.op.endswith("FastGelu") or node.text("approximate", "none") == "tanh"
    x = node.needed(0)
    if node.input(1):
        x = b.add("elementwise", f"{node.name}/bias", [x, node.input(1)], [b.fresh(f"{node.output}/biased")], function="add")
    unary(b, "gelu_tanh" if approximate else "gelu", node.name, x, node.output)


@rule("RotaryEmbedding")
def _rotary(b: Builder, node: Node) -> None:
    """Inputs: x, (batch, heads, length, size), the cosines and sines, and positions by which these are taken from tables."""
    x, tables, positions = node.needed(0), [node.needed(1), node.needed(2)], node.input(3)
    half = b.shape(tables[0])[-1]
    if b.rank(x) != 4 or 2 * half != b.shape(x)[-1]:
        raise UnsupportedError(
            f"operator {node.name} (RotaryEmbedding): turns {2 * half} channels of {list(b.shape(x))}; four dimensions, all of "
            "whose channels turn, are known"
        )
    if positions:
        tables = [
            b.add("gather", f"{node.name}/{what}", [table, positions], [b.fresh(f"{node.output}/{what}")], axis=0)
            for what, table in zip(("cosines", "sines"), tables, strict=True)
        ]
    b.add("rotary", node.name, [x, *tables], [node.output], axis=2, interleaved=bool(node.whole("interleaved", 0)))


@rule("com.microsoft:MatMulNBits")
def _blocks(b: Builder, node: Node) -> None:
    """Weights (out, blocks, bytes) of 4 or 8 bits with a scale each; those without zero points in blocks of 32 are q4_0 or q8_0.

    onnxruntime, docs/ContribOperators.md, com.microsoft.MatMulNBits: unsigned numbers, half of their range stands for zero.
    """
    whose = f"operator {node.name} (MatMulNBits)"
    bits, size = node.whole("bits", 4), node.whole("block_size", 32)
    into, out = node.whole("K", 0), node.whole("N", 0)
    if bits not in (4, 8) or size != 32 or node.input(3) or node.input(4) or into % 32 or min(into, out) < 1:
        raise UnsupportedError(
            f"{whose}: {bits} bits in blocks of {size}; blocks of 32 of 4 or 8 bits without zero points are known"
        )
    if not all(b.is_constant(name) for name in node.inputs[1:3]):
        raise UnsupportedError(f"{whose}: its weights are computed, expected constants")
    held, scales = node.needed(1), node.needed(2)
    if b.tensor(held).count * 8 != into * out * bits or b.tensor(scales).count != into // 32 * out:
        raise InputError(f"{whose}: got weights {list(b.shape(held))}, scales {list(b.shape(scales))} for {out} by {into}")
    weights = b.made(
        f"{held}:in blocks",
        (out, into),
        f"q{bits}_0",
        [held, scales],
        lambda arrays: _unpacked(arrays[0], arrays[1], bits, (out, into)),
    )
    bias = [node.input(5)] if node.input(5) else []
    b.add("fully_connected", node.name, [node.needed(0), weights, *bias], [node.output], keep_dims=True)


def _unpacked(held: Array, scales: Array, bits: int, shape: tuple[int, int]) -> Array:
    """Return the numbers that packed ones stand for, as float32 (out, in)."""
    packed = held.reshape(shape[0], -1)
    numbers: Any = packed if bits == 8 else np.stack([packed & 15, packed >> 4], axis=-1).reshape(shape)
    blocks = numbers.astype(np.float32).reshape(shape[0], -1, 32) - (1 << (bits - 1))
    return np.asarray(blocks * scales.astype(np.float32).reshape(shape[0], -1, 1)).reshape(shape)
