"""Recurrent operators as the launches of their steps: products, and a cell for each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator, Tensor
from mgpusim.nn.graphs.operators import tensors_of
from mgpusim.nn.passes.running import register


class _Steps:
    """The operators that stand for a recurrent one, as they are added; names begin with its name."""

    def __init__(self, editor: Editor, operator: Operator) -> None:
        self.editor, self.name, self.whole = editor, operator.name, operator
        self.parts: list[Operator] = []
        self.tensors: dict[str, Tensor] = {}
        self.length, self.batch, _ = editor.tensors[operator.inputs[0]].shape
        self.hidden, self.lstm = int(operator.attributes["hidden"]), operator.kind == "lstm"
        self.dtype = editor.tensors[operator.inputs[0]].dtype

    def tensor(self, name: str) -> Tensor:
        return self.tensors[name] if name in self.tensors else self.editor.tensors[name]

    def add(self, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str] = (), **attributes: Any) -> str:
        """Add an operator and return what it makes first; its shapes follow from those of its inputs."""
        name = f"{self.name}/{name}"
        operator = Operator(name, kind, tuple(inputs), tuple(outputs) or (name,), attributes)
        shapes = [self.tensor(x).shape for x in inputs]
        self.tensors.update(tensors_of(operator, shapes, self.editor.layout, self.dtype))
        self.parts.append(operator)
        return operator.outputs[0]

    def constant(self, name: str, value: Array | None, shape: tuple[int, ...]) -> str:
        return self.editor.add_constant(f"{self.name}/{name}", shape, self.dtype, value)

    def weights(self, index: int, direction: int, name: str, rows: slice | None = None) -> str:
        """Return the part of a constant that belongs to a direction, or some rows of it; "" where it is left out."""
        held = self.whole.inputs[index] if index < len(self.whole.inputs) else ""
        if not held:
            return ""
        taken = rows or slice(None)
        value, shape = self.editor.values.get(held), self.editor.tensors[held].shape[1:]
        count = len(range(*taken.indices(shape[0])))
        return self.constant(name, None if value is None else value[direction][taken], (count, *shape[1:]))

    def first(self, index: int, direction: int, name: str) -> str:
        """Return a direction's first state, (1, batch, hidden)."""
        held = self.whole.inputs[index] if index < len(self.whole.inputs) else ""
        shape = (1, self.batch, self.hidden)
        if not held:
            return self.constant(name, np.zeros(shape, np.float32), shape)
        if len(self.whole.attributes["directions"]) == 1:
            return held
        return self.add("slice", name, [held], starts=[direction, 0, 0], sizes=list(shape))

    def product(self, x: str, weights: str, bias: str, name: str) -> str:
        return self.add("fully_connected", name, [x, weights, *([bias] if bias else [])], keep_dims=True)

    def at(self, x: str, step: int, name: str, first: int = 0, count: int = 0) -> str:
        """Return a step of a sequence, or some channels of it."""
        channels = count or self.tensor(x).shape[2]
        if self.length == 1 and channels == self.tensor(x).shape[2]:
            return x
        return self.add("slice", name, [x], starts=[step, 0, first], sizes=[1, self.batch, channels])


def _lstm(steps: _Steps, direction: int, order: Sequence[int], prefix: str) -> tuple[dict[int, str], list[str]]:
    """Add the steps of a direction; return the states by step, and the last state and memory."""
    weights, recurrence = (steps.weights(i, direction, f"{prefix}{n}") for i, n in ((1, "weights"), (2, "recurrence")))
    of_input = steps.product(steps.whole.inputs[0], weights, steps.weights(3, direction, f"{prefix}bias"), f"{prefix}inputs")
    state, memory = (steps.first(i, direction, f"{prefix}{name}") for i, name in ((4, "first state"), (5, "first memory")))
    states = {}
    for step in order:
        name = f"{prefix}{step}"
        product = steps.product(state, recurrence, "", f"{name}/product")
        own = steps.at(of_input, step, f"{name}/input")
        gates = steps.add("elementwise", f"{name}/gates", [product, own], function="add")
        outputs = [f"{steps.name}/{name}/state", f"{steps.name}/{name}/memory"]
        steps.add("lstm_cell", f"{name}/cell", [gates, memory], outputs)
        state, memory = outputs
        states[step] = state
    return states, [state, memory]


def _gru(steps: _Steps, direction: int, order: Sequence[int], prefix: str) -> tuple[dict[int, str], list[str]]:
    """Add the steps of a direction; return the states by step, and the last state."""
    late = bool(steps.whole.attributes.get("linear_before_reset"))
    hidden = steps.hidden
    weights = steps.weights(1, direction, f"{prefix}weights")
    of_input = steps.product(steps.whole.inputs[0], weights, steps.weights(3, direction, f"{prefix}bias"), f"{prefix}inputs")
    of_state = steps.weights(4, direction, f"{prefix}state bias")
    gates, fresh = slice(0, 2 * hidden), slice(2 * hidden, None)
    if late:
        recurrence = steps.weights(2, direction, f"{prefix}recurrence")
    else:
        of_gates, of_new = (steps.weights(2, direction, f"{prefix}{n}", rows) for n, rows in (("gates", gates), ("new", fresh)))
        biases = [steps.weights(4, direction, f"{prefix}{n} bias", rows) for n, rows in (("gates", gates), ("new", fresh))]
    state = steps.first(5, direction, f"{prefix}first state")
    states = {}
    for step in order:
        name = f"{prefix}{step}"
        if late:
            product = steps.product(state, recurrence, of_state, f"{name}/product")
            own = steps.at(of_input, step, f"{name}/input")
            state = steps.add("gru_cell", f"{name}/state", [own, product, state])
        else:
            product = steps.product(state, of_gates, biases[0], f"{name}/gates/product")
            both = steps.add(
                "elementwise", f"{name}/gates/sum", [product, steps.at(of_input, step, f"{name}/gates/input", 0, 2 * hidden)],
                function="add",
            )  # fmt: skip
            both = steps.add("elementwise", f"{name}/gates", [both], function="sigmoid")
            parts = [f"{steps.name}/{name}/{part}" for part in ("update", "reset")]
            steps.add("split", f"{name}/split", [both], parts, axis=2, sizes=[hidden, hidden])
            weighed = steps.add("elementwise", f"{name}/weighed", [parts[1], state], function="mul")
            product = steps.product(weighed, of_new, biases[1], f"{name}/new/product")
            new = steps.add(
                "elementwise", f"{name}/new/sum", [product, steps.at(of_input, step, f"{name}/new/input", 2 * hidden, hidden)],
                function="add",
            )  # fmt: skip
            new = steps.add("elementwise", f"{name}/new", [new], function="tanh")
            kept = steps.add("elementwise", f"{name}/difference", [state, new], function="sub")
            kept = steps.add("elementwise", f"{name}/kept", [kept, parts[0]], function="mul")
            state = steps.add("elementwise", f"{name}/state", [kept, new], function="add")
        states[step] = state
    return states, [state]


@register("expand_lstm", "LSTMs become the products and cells of their steps.")
def expand_lstm(editor: Editor) -> None:
    """Write LSTMs out: one product for the inputs of all steps, then for each step one of the state, and a cell."""
    _expand(editor, "lstm")


@register("expand_gru", "GRUs become the products and cells of their steps.")
def expand_gru(editor: Editor) -> None:
    """Write GRUs out as `expand_lstm` does LSTMs; with a reset before the product a step has two, and elementary functions."""
    _expand(editor, "gru")


@register("spell_lstm_cells", "A step of an LSTM becomes its elementary functions.")
def spell_lstm_cells(editor: Editor) -> None:
    """Write cells out for libraries that have no kernel of a whole step."""
    for cell in editor.current("lstm_cell"):
        gates, memory = cell.inputs
        shape, dtype = editor.tensors[memory].shape, editor.tensors[memory].dtype
        names = {part: f"{cell.name}/{part}" for part in ("input", "forget", "candidate", "output")}
        split = [f"{name}/linear" for name in names.values()]
        sizes = {"axis": len(shape) - 1, "sizes": [shape[-1]] * 4}
        parts = [Operator(f"{cell.name}/split", "split", (gates,), tuple(split), sizes)]
        steps = [
            *((names[p], (x,), "tanh" if p == "candidate" else "sigmoid") for p, x in zip(names, split, strict=True)),
            (f"{cell.name}/kept", (names["forget"], memory), "mul"),
            (f"{cell.name}/written", (names["input"], names["candidate"]), "mul"),
            (cell.outputs[1], (f"{cell.name}/kept", f"{cell.name}/written"), "add"),
            (f"{cell.name}/tanh", (cell.outputs[1],), "tanh"),
        ]
        parts += [Operator(out, "elementwise", inputs, (out,), {"function": function}) for out, inputs, function in steps]
        inputs = (names["output"], f"{cell.name}/tanh")
        parts.append(msgspec.structs.replace(
            cell, kind="elementwise", inputs=inputs, outputs=cell.outputs[:1], attributes={"function": "mul"}
        ))  # fmt: skip
        inner = [out for part in parts for out in part.outputs if out not in cell.outputs]
        editor.expand(cell, parts, [Tensor(out, shape, dtype) for out in inner])


def _expand(editor: Editor, kind: str) -> None:
    for operator in editor.current(kind):
        if not all(editor.constant(name) for name in operator.inputs[1:3]):
            continue
        steps = _Steps(editor, operator)
        sequences, last = [], []
        directions = operator.attributes["directions"]
        for index, direction in enumerate(directions):
            order = range(steps.length - 1, -1, -1) if direction == "reverse" else range(steps.length)
            prefix = f"{direction}/" if len(directions) > 1 else ""
            state_of, ends = (_lstm if steps.lstm else _gru)(steps, index, order, prefix)
            sequences.append([state_of[step] for step in range(steps.length)])
            last.append(ends)
        _outputs(steps, sequences, last)


def _outputs(steps: _Steps, sequences: Sequence[Sequence[str]], last: Sequence[Sequence[str]]) -> None:
    """Make the outputs that somebody reads: all states (length, directions, batch, hidden), and the last ones."""
    editor, operator = steps.editor, steps.whole
    wanted = [bool(editor.readers(name)) or editor.is_output(name) for name in operator.outputs]
    if wanted[0]:
        shape = [steps.length, 1, steps.batch, steps.hidden]
        joined = []
        for index, states in enumerate(sequences):
            row = states[0] if len(states) == 1 else steps.add("concat", f"states{index}", states, axis=0)
            out = [operator.outputs[0]] if len(sequences) == 1 else []
            joined.append(steps.add("reshape", f"sequence{index}", [row], out, shape=shape))
        if len(joined) > 1:
            steps.add("concat", "sequence", joined, [operator.outputs[0]], axis=1)
        for name in (*joined, operator.outputs[0]):
            steps.tensors[name] = Tensor(name, steps.tensor(name).shape, steps.dtype, layout="NHWC")
    for index, name in enumerate(operator.outputs[1:], 1):
        ends = [of_sequence[index - 1] for of_sequence in last]
        if not wanted[index]:
            continue
        if len(ends) > 1:
            steps.add("concat", f"last{index}", ends, [name], axis=0)
        else:
            steps.add("elementwise", f"last{index}", ends, [name], function="identity")
    editor.expand(operator, steps.parts, steps.tensors.values())
