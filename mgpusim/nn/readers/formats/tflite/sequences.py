"""TFLite operators of recurrent networks and of language models: LSTMs, look-ups, and what is put into a tensor."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, rule

TANH = 4
"""The number of tanh among `ActivationFunctionType`."""


# ---- LSTM --------------------------------------------------------------------------------------------------------------
@rule("UNIDIRECTIONAL_SEQUENCE_LSTM")
def _sequence(op: TfliteOp) -> None:
    """Inputs 1 to 8 are weights of the gates input, forget, cell and output, 12 to 15 their biases; states begin with zeros.

    Those with peepholes, a projection, norms, bounds, or without an input gate stay with the CPU.
    """
    x = op.needed(0)
    if op.b.rank(x) != 3:
        raise InputError(f"{op.where}: got input {list(op.b.shape(x))}, expected three dimensions")
    time_major = op.flag(3)
    hidden = op.b.shape(op.needed(6))[0]
    rest = [op.input(i) for i in (9, 10, 11, 16, 17, 20, 21, 22, 23)]
    gates = [op.input(i) for i in range(1, 9)]
    known = all(gates) and all(op.b.is_constant(name) for name in gates)
    if any(rest) or not known or op.whole(0, "b") != TANH or op.real(1) or op.real(2):
        width = op.b.shape(op.needed(16))[0] if op.input(16) else hidden
        op.host(op.inputs, [(*op.b.shape(x)[:2], width)])
        return
    weights = [_stacked(op, gates[first : first + 4], name) for first, name in ((0, "weights"), (4, "recurrence"))]
    biases = [op.input(i) for i in range(12, 16)]
    bias = _stacked(op, biases, "bias") if all(biases) else ""
    by_step = x if time_major else _turned(op, f"{op.name}/by step", x, op.b.fresh(f"{x}/by step"))
    outputs = [op.b.fresh(f"{op.output}/{name}") for name in ("states", "state", "memory")]
    op.b.add("lstm", op.name, [by_step, *weights, bias], outputs, hidden=hidden, directions=("forward",))
    length, batch = op.b.shape(by_step)[:2]
    rows = op.output if time_major else op.b.fresh(f"{op.output}/by step")
    op.b.add("reshape", f"{op.name}/rows", outputs[:1], [rows], shape=[length, batch, hidden])
    if not time_major:
        _turned(op, f"{op.name}/by image", rows, op.output)


def _stacked(op: TfliteOp, names: Sequence[str], what: str) -> str:
    """Return constants of the four gates as one, with a direction before it."""
    joined = op.b.add("concat", f"{op.name}/{what}", names, [op.b.fresh(f"{op.output}/{what}")], axis=0)
    return op.b.add("reshape", f"{op.name}/{what}", [joined], [op.b.fresh(f"{op.output}/{what}")], shape=[1, *op.b.shape(joined)])


def _turned(op: TfliteOp, name: str, x: str, out: str) -> str:
    """Add a tensor with its first two axes exchanged; with a size of 1 nothing moves."""
    shape = op.b.shape(x)
    if 1 in shape[:2]:
        return op.b.add("reshape", name, [x], [out], shape=[shape[1], shape[0], shape[2]])
    return op.b.add("transpose", name, [x], [out], order=[1, 0, 2])


@rule("LSTM")
def _step(op: TfliteOp) -> None:
    """A step of an LSTM. The basic form has weights (4 hidden, input and hidden), whose gates are input, cell, forget, output.

    Its inputs are the input, the last state, weights, bias and the memory. Its outputs are the state, the memory, and what is
    between. The other form stays with the CPU.
    """
    if op.whole(3, "b") != 1 or len(op.outputs) < 4 or not op.b.is_constant(op.needed(2)):
        hidden = op.b.shape(op.needed(6))[0] if op.whole(3, "b") != 1 else op.b.shape(op.needed(4))[-1]
        op.host(op.inputs, [(op.shape()[0], hidden)])
        return
    memory = op.needed(4)
    hidden = op.b.shape(memory)[-1]
    weights, bias = (
        op.b.changed(name, "gates", lambda v: v.reshape(4, hidden, -1)[[0, 2, 1, 3]].reshape(v.shape), op.b.shape(name), 0)
        for name in (op.needed(2), op.needed(3))
    )
    op.b.add("concat", f"{op.name}/concat", [op.needed(0), op.needed(1)], [op.outputs[2]], axis=op.b.rank(memory) - 1)
    op.b.add("fully_connected", f"{op.name}/gates", [op.outputs[2], weights, bias], [op.outputs[3]])
    op.b.add("lstm_cell", op.name, [op.outputs[3], memory], [op.outputs[0], op.outputs[1]])


# ---- rows and parts ----------------------------------------------------------------------------------------------------
@rule("EMBEDDING_LOOKUP")
def _embedding(op: TfliteOp) -> None:
    ids, table = op.needed(0), op.needed(1)
    op.b.add("gather", op.name, [table, ids], [op.output], axis=0, dtype=op.b.tensor(table).dtype)


@rule("DYNAMIC_UPDATE_SLICE")
def _update(op: TfliteOp) -> None:
    """Where the place is computed, the part is taken to come first: its place changes no time."""
    whole, part, place = (op.needed(i) for i in range(3))
    starts = op.b.numbers(place, op.where) if op.b.is_constant(place) else [0] * op.b.rank(whole)
    op.b.add("update_slice", op.name, [whole, part], [op.output], starts=starts)
