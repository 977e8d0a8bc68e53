"""Rewriting a graph, which itself never changes: an editor with look-ups that stay right, and another batch of images."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.graphs.operators import output_shapes


class Editor:
    """Operators of a graph by name, in order; `graph` returns what has become of them.

    >>> x, y, z = (Tensor(name, (1, 4)) for name in "xyz")
    >>> relu = Operator("relu", "elementwise", ("x",), ("y",), {"function": "relu"})
    >>> same = Operator("same", "elementwise", ("y",), ("z",), {"function": "identity"})
    >>> editor = Editor(Graph("g", (relu, same), {"x": x, "y": y, "z": z}, ("x",), ("z",)))
    >>> editor.drop(same)
    True
    >>> [(o.name, o.outputs) for o in editor.graph().operators]
    [('relu', ('z',))]
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.operators: dict[str, Operator] = {operator.name: operator for operator in graph.operators}
        self.tensors: dict[str, Tensor] = dict(graph.tensors)
        self.values: dict[str, Array] = dict(graph.values)
        self._notes: list[str] = []
        self._made = {tensor: operator.name for operator in graph.operators for tensor in operator.outputs}
        self._read: dict[str, dict[str, None]] = {}
        for operator in graph.operators:
            self._note_reads(operator)

    def _note_reads(self, operator: Operator) -> None:
        for tensor in operator.inputs:
            self._read.setdefault(tensor, {})[operator.name] = None

    @property
    def layout(self) -> str:
        return self._graph.layout

    def current(self, *kinds: str) -> Iterable[Operator]:
        """Yield the operators in order, of some kinds if any are named, each as it is by then; not those removed meanwhile."""
        for name in list(self.operators):
            operator = self.operators.get(name)
            if operator is not None and (not kinds or operator.kind in kinds):
                yield operator

    def producer(self, tensor: str) -> Operator | None:
        """Return the operator that makes a tensor, None of an input or a constant."""
        name = self._made.get(tensor)
        return None if name is None else self.operators[name]

    def readers(self, tensor: str) -> list[Operator]:
        return [self.operators[name] for name in self._read.get(tensor, ())]

    def needed(self, tensor: str) -> bool:
        return bool(self._read.get(tensor)) or tensor in self._graph.outputs

    def is_output(self, tensor: str) -> bool:
        return tensor in self._graph.outputs

    def sole_reader(self, tensor: str) -> Operator | None:
        """Return the only operator that reads a tensor, None if there are others or it is an output of the network."""
        readers = self.readers(tensor)
        return readers[0] if len(readers) == 1 and tensor not in self._graph.outputs else None

    def constant(self, tensor: str) -> bool:
        return tensor in self.tensors and self.tensors[tensor].constant

    def scalar(self, tensor: str) -> float | None:
        """Return the number that a constant of one element holds, None if it is not one or its value is not known."""
        value = self.values.get(tensor)
        return float(value.reshape(())) if value is not None and value.size == 1 else None

    def replace(self, operator: Operator) -> None:
        """Put an operator in place of the one of its name."""
        self._forget(self.operators[operator.name])
        self.operators[operator.name] = operator
        self._note_reads(operator)
        self._made.update(dict.fromkeys(operator.outputs, operator.name))

    def expand(self, operator: Operator, parts: Sequence[Operator], tensors: Iterable[Tensor] = ()) -> None:
        """Put several operators, in order, in place of one; `tensors` are those between them."""
        self.tensors.update({tensor.name: tensor for tensor in tensors})
        self._forget(operator)
        operators: dict[str, Operator] = {}
        for name, other in self.operators.items():
            operators.update({part.name: part for part in parts} if name == operator.name else {name: other})
        self.operators = operators
        for part in parts:
            self._note_reads(part)
            self._made.update(dict.fromkeys(part.outputs, part.name))

    def remove(self, operator: Operator) -> None:
        """Take an operator out; whoever reads what it made must be rewritten."""
        self._forget(operator)
        del self.operators[operator.name]

    def _forget(self, operator: Operator) -> None:
        for tensor in operator.inputs:
            self._read.get(tensor, {}).pop(operator.name, None)
        for tensor in operator.outputs:
            if self._made.get(tensor) == operator.name:
                del self._made[tensor]

    def absorb(self, operator: Operator, *others: Operator, **changes: object) -> Operator:
        """Replace an operator by one that stands for others too, which are taken out; return it.

        `changes` are fields of the operator that change. Names of the model's operators keep the order given.
        """
        for other in others:
            self.remove(other)
        origin = dict.fromkeys(name for absorbed in (operator, *others) for name in absorbed.stands_for)
        changed = msgspec.structs.replace(operator, origin=tuple(origin), **changes)
        self.replace(changed)
        return changed

    def drop(self, operator: Operator) -> bool:
        """Take out an operator that does nothing: its input stands for its output. False if both are fixed by the network."""
        old, kept = operator.outputs[0], operator.inputs[0]
        if old in self._graph.outputs:
            maker = self.producer(kept)
            if maker is None or kept in self._graph.outputs:
                return False
            self.remove(operator)
            self.replace(msgspec.structs.replace(maker, outputs=tuple(old if name == kept else name for name in maker.outputs)))
            self._forward(kept, old)
            return True
        self.remove(operator)
        self._forward(old, kept)
        return True

    def _forward(self, old: str, new: str) -> None:
        for reader in self.readers(old):
            inputs = tuple(new if name == old else name for name in reader.inputs)
            self.replace(msgspec.structs.replace(reader, inputs=inputs))

    def add_constant(self, name: str, shape: tuple[int, ...], dtype: str, value: Array | None = None) -> str:
        """Add a constant and return its name, which differs from all others."""
        free, count = name, 2
        while free in self.tensors:
            free, count = f"{name}_{count}", count + 1
        self.tensors[free] = Tensor(free, shape, dtype, constant=True)
        if value is not None:
            self.values[free] = np.asarray(value).reshape(shape)
        return free

    def note(self, text: str) -> None:
        self._notes.append(text)

    def graph(self) -> Graph:
        changed = msgspec.structs.replace(self._graph, values=self.values)
        return changed.replaced(self.operators.values(), self.tensors, self._notes)


_SHAPES = {"reshape": "shape", "expand": "shape", "tile": "shape", "fill": "shape", "slice": "sizes"}
"""Attributes that are shapes of outputs, by kind."""


def with_batch(graph: Graph, batch: int) -> Graph:
    """Return a network with another number of images: the first axis of its inputs, and whatever follows from it.

    >>> from mgpusim.nn.zoo import network
    >>> four = with_batch(network("mobilenet_v1"), 4)
    >>> four.tensors[four.outputs[0]].shape
    (4, 1000)
    """
    if batch < 1:
        raise InputError(f"batch: got {batch}, expected at least 1")
    sizes = {graph.tensors[name].shape[0] if graph.tensors[name].shape else 0 for name in graph.inputs}
    if len(sizes) != 1 or 0 in sizes:
        raise InputError(f"network {graph.name}: its inputs have no common first axis, so that no batch can be set")
    (old,) = sizes
    if old == batch:
        return graph
    tensors = dict(graph.tensors)
    for name in graph.inputs:
        tensors[name] = msgspec.structs.replace(tensors[name], shape=(batch, *tensors[name].shape[1:]))
    operators = []
    for operator in graph.operators:
        changed = msgspec.structs.replace(operator, attributes=_scaled(graph, operator, old, batch))
        operators.append(changed)
        shapes = [tensors[name].shape if name else () for name in operator.inputs]
        try:
            of_outputs = output_shapes(changed, shapes, graph.layout)
        except InputError as error:
            raise InputError(f"network {graph.name} with batch {batch}: {error}") from None
        for name, shape in zip(operator.outputs, of_outputs, strict=True):
            if shape and shape[0] != tensors[name].shape[0] * batch // old and not tensors[name].constant:
                raise InputError(
                    f"network {graph.name} with batch {batch}: operator {operator.name} makes {list(shape)} of "
                    f"{list(tensors[name].shape)}, not {batch} images of it"
                )
            tensors[name] = msgspec.structs.replace(tensors[name], shape=shape)
    return msgspec.structs.replace(graph, operators=tuple(operators), tensors=tensors)


def _scaled(graph: Graph, operator: Operator, old: int, batch: int) -> dict[str, Any]:
    """Return the attributes of an operator, the shapes among them with the new first axis."""
    a = dict(operator.attributes)
    key = _SHAPES.get(operator.kind)
    if key is not None and a[key] and a[key][0] not in (-1, 0) and not graph.tensors[operator.outputs[0]].constant:
        a[key] = [a[key][0] * batch // old, *a[key][1:]]
    if "shapes" in a:
        a["shapes"] = [(shape[0] * batch // old, *shape[1:]) if shape else shape for shape in a["shapes"]]
    return a
