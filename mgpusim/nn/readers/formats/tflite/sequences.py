"""TFLite operators of recurrent networks and of language models: LSTMs, look-ups, and what is put into a tensor."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, activated, rule

__all__: list[str] = []

TANH = 4
"""The number of tanh among `ActivationFunctionType`."""


def _custom(b: Builder, op: TfliteOp, shapes: Sequence[tuple[int, ...]]) -> None:
    b.custom(op.code, op.name, op.inputs, op.outputs[: len(shapes)], shapes)


# ---- LSTM --------------------------------------------------------------------------------------------------------------
@rule("UNIDIRECTIONAL_SEQUENCE_LSTM")
def _sequence(b: Builder, op: TfliteOp) -> None:
    """Inputs 1 to 8 are weights of the gates input, forget, cell and output, 12 to 15 their biases; states begin with zeros.

    Those with peepholes, a projection, norms, bounds, or without an input gate stay with the CPU.
    """
    x = op.needed(0)
    if b.rank(x) != 3:
        raise InputError(f"{op.where}: got input {list(b.shape(x))}, expected three dimensions")
    time_major = op.flag(3)
    hidden = b.shape(op.needed(6))[0]
    rest = [op.input(i) for i in (9, 10, 11, 16, 17, 20, 21, 22, 23)]
    gates = [op.input(i) for i in range(1, 9)]
    known = all(gates) and all(b.is_constant(name) for name in gates)
    if any(rest) or not known or op.small(0) != TANH or op.real(1) or op.real(2):
        width = b.shape(op.needed(16))[0] if op.input(16) else hidden
        _custom(b, op, [(*b.shape(x)[:2], width)])
        return
    weights = [_stacked(b, op, gates[first : first + 4], name) for first, name in ((0, "weights"), (4, "recurrence"))]
    biases = [op.input(i) for i in range(12, 16)]
    bias = _stacked(b, op, biases, "bias") if all(biases) else ""
    by_step = x if time_major else _turned(b, f"{op.name}/by step", x, b.fresh(f"{x}/by step"))
    outputs = [b.fresh(f"{op.output}/{name}") for name in ("states", "state", "memory")]
    b.add("lstm", op.name, [by_step, *weights, bias], outputs, hidden=hidden, directions=("forward",))
    length, batch = b.shape(by_step)[:2]
    rows = op.output if time_major else b.fresh(f"{op.output}/by step")
    b.add("reshape", f"{op.name}/rows", outputs[:1], [rows], shape=[length, batch, hidden])
    if not time_major:
        _turned(b, f"{op.name}/by image", rows, op.output)


def _stacked(b: Builder, op: TfliteOp, names: Sequence[str], what: str) -> str:
    """Return constants of the four gates as one, with a direction before it."""
    joined = b.add("concat", f"{op.name}/{what}", names, [b.fresh(f"{op.output}/{what}")], axis=0)
    return b.add("reshape", f"{op.name}/{what}", [joined], [b.fresh(f"{op.output}/{what}")], shape=[1, *b.shape(joined)])


def _turned(b: Builder, name: str, x: str, out: str) -> str:
    """Add a tensor with its first two axes exchanged; with a size of 1 nothing moves."""
    shape = b.shape(x)
    if 1 in shape[:2]:
        return b.add("reshape", name, [x], [out], shape=[shape[1], shape[0], shape[2]])
    return b.add("transpose", name, [x], [out], order=[1, 0, 2])


@rule("LSTM")
def _step(b: Builder, op: TfliteOp) -> None:
    """A step of an LSTM. The basic form has weights (4 hidden, input and hidden), whose gates are input, cell, forget, output.

    Its inputs are the input, the last state, weights, bias and the memory. Its outputs are the state, the memory, and what is
    between. The other form stays with the CPU.
    """
    if op.small(3) != 1 or len(op.outputs) < 4 or not b.is_constant(op.needed(2)):
        hidden = b.shape(op.needed(6))[0] if op.small(3) != 1 else b.shape(op.needed(4))[-1]
        _custom(b, op, [(b.shape(op.needed(0))[0], hidden)])
        return
    memory = op.needed(4)
    hidden = b.shape(memory)[-1]
    weights, bias = (
        b.changed(name, "gates", lambda v: v.reshape(4, hidden, -1)[[0, 2, 1, 3]].reshape(v.shape), b.shape(name), 0)
        for name in (op.needed(2), op.needed(3))
    )
    b.add("concat", f"{op.name}/concat", [op.needed(0), op.needed(1)], [op.outputs[2]], axis=b.rank(memory) - 1)
    b.add("fully_connected", f"{op.name}/gates", [op.outputs[2], weights, bias], [op.outputs[3]])
    b.add("lstm_cell", op.name, [op.outputs[3], memory], [op.outputs[0], op.outputs[1]])


# ---- rows and parts ----------------------------------------------------------------------------------------------------
@rule("EMBEDDING_LOOKUP")
def _embedding(b: Builder, op: TfliteOp) -> None:
    ids, table = op.needed(0), op.needed(1)
    b.add("gather", op.name, [table, ids], [op.output], axis=0, dtype=b.tensor(table).dtype)


@rule("DYNAMIC_UPDATE_SLICE")
def _update(b: Builder, op: TfliteOp) -> None:
    """Where the place is computed, the part is taken to come first: its place changes no time."""
    whole, part, place = (op.needed(i) for i in range(3))
    starts = b.numbers(place, op.where) if b.is_constant(place) else [0] * b.rank(whole)
    b.add("update_slice", op.name, [whole, part], [op.output], starts=starts)


@rule("GELU")
def _gelu(b: Builder, op: TfliteOp) -> None:
    function = "gelu_tanh" if op.flag(0) else "gelu"
    activated(b, op, 0, lambda out: b.add("elementwise", op.name, [op.needed(0)], [out], function=function))
