"""A network as a graph of typed operators and tensors, whatever file or builder it came from.

Tensors have shapes in the order of their model: `Graph.layout` says which axis of a tensor of four dimensions is which. Weights
have one form (`mgpusim.nn.graphs.operators`), so that no pass and no library profile asks where a model came from. Values are
kept only on request: a network without them predicts the same.

A `Graph` is immutable; passes return another.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError

T = TypeVar("T")

LAYOUTS = ("NHWC", "NCHW")
DTYPE_BYTES = {
    "float32": 4, "float16": 2, "float64": 8, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "int64": 8, "bool": 1,
    "bfloat16": 2, "uint32": 4, "uint64": 8,
}  # fmt: skip
"""Types of the elements of a tensor, with their bytes."""


class BlockType(msgspec.Struct, frozen=True):
    """A type whose elements share a scale in half precision: `count` of them, of `bits` each, along the last axis.

    `scales_b` are the bytes of the scale, and of those of its parts. At a `count` of 0 all elements of a row share one.
    """

    count: int
    bits: int
    scales_b: int = 2

    def block(self, row: int) -> int:
        """Return the elements that share a scale in rows of so many."""
        return self.count or row

    def size_b(self, row: int) -> int:
        """Return the bytes of a block with its scale, in rows of so many elements.

        >>> BlockType(32, 4).size_b(2048), BlockType(0, 4).size_b(2048)
        (18, 1026)
        """
        return self.block(row) * self.bits // 8 + self.scales_b


GGML_TYPES = {
    "q4_0": BlockType(32, 4), "q4_1": BlockType(32, 4, 4), "q4_K": BlockType(256, 4, 16), "q5_K": BlockType(256, 5, 16),
    "q6_K": BlockType(256, 6, 18), "q8_0": BlockType(32, 8),
}  # fmt: skip
"""Types of weights in blocks: ggml-org/llama.cpp, ggml/src/ggml-common.h, block_q4_0, block_q4_1 and so on."""
LITERT_TYPES = {
    "q4_block32": BlockType(32, 4), "q4_block128": BlockType(128, 4), "q4": BlockType(0, 4), "q8": BlockType(0, 8),
}  # fmt: skip
"""Types of LiteRT's models, by the names that these have: a scale for each block of inputs, or for each output."""
BLOCK_TYPES = GGML_TYPES | LITERT_TYPES
"""All types of weights that share scales."""


class Quantization(msgspec.Struct, frozen=True):
    """real = scale * (stored - zero_point); one pair, or one for each index of `axis`."""

    scale: tuple[float, ...]
    zero_point: tuple[int, ...]
    axis: int = 0


class Tensor(msgspec.Struct, frozen=True):
    """A tensor: `constant` ones (weights) are known before the network runs.

    Constants of floats that have a `quantization` were dequantized by it. `layout` is the tensor's where it is not the graph's.

    >>> Tensor("x", (1, 56, 56, 64)).size_b, Tensor("w", (2048, 2048), "q4_0").size_b
    (802816, 2359296)
    """

    name: str
    shape: tuple[int, ...]
    dtype: str = "float32"
    constant: bool = False
    quantization: Quantization | None = None
    layout: str = ""

    @property
    def count(self) -> int:
        return math.prod(self.shape)

    @property
    def size_b(self) -> int:
        """Bytes of the elements, without any padding that a storage adds."""
        block = BLOCK_TYPES.get(self.dtype)
        if block is not None:
            row = self.shape[-1] if self.shape else 1
            return -(-self.count // block.block(row)) * block.size_b(row)
        return self.count * DTYPE_BYTES[self.dtype]


class Operator(msgspec.Struct, frozen=True):
    """One operator: `kind` is a key of `mgpusim.nn.graphs.operators.KINDS`, which says what `attributes` and inputs it has.

    `origin` names the operators of the model that it stands for, more than one after passes.
    """

    name: str
    kind: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    attributes: dict[str, Any] = {}
    origin: tuple[str, ...] = ()

    @property
    def stands_for(self) -> tuple[str, ...]:
        return self.origin or (self.name,)


class ImageShape(msgspec.Struct, frozen=True):
    """A tensor as batch, height, width and channels."""

    n: int
    h: int
    w: int
    c: int

    @property
    def slices(self) -> int:
        """Vectors of four channels, the last one padded."""
        return -(-self.c // 4)


class Graph(msgspec.Struct, frozen=True):
    """A network.

    Attributes
    ----------
    operators : in an order in which they can run.
    tensors : by name; all that operators name, "" (an input left out) excepted.
    inputs, outputs : names of tensors.
    layout : which axes a tensor of four dimensions has, "NHWC" or "NCHW".
    values : of constants, where they were asked for.
    notes : sentences of readers and passes for the user, e.g. what was left out.
    resident : inputs that lie on the GPU between runs, as the keys and values that a decoder keeps.
    tokens : of a text that one run of a decoder takes in, 0 of other networks.
    """

    name: str
    operators: tuple[Operator, ...]
    tensors: dict[str, Tensor]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    layout: str = "NHWC"
    values: dict[str, Array] = {}
    notes: tuple[str, ...] = ()
    resident: tuple[str, ...] = ()
    tokens: int = 0

    def producers(self) -> dict[str, Operator]:
        return {tensor: operator for operator in self.operators for tensor in operator.outputs}

    def consumers(self) -> dict[str, tuple[Operator, ...]]:
        """Return the operators that read each tensor, each once, in order; tensors that nothing reads have none."""
        readers_of: dict[str, list[Operator]] = {name: [] for name in self.tensors}
        for operator in self.operators:
            for tensor in dict.fromkeys(operator.inputs):
                if tensor:
                    readers_of[tensor].append(operator)
        return {name: tuple(readers) for name, readers in readers_of.items()}

    def layout_of(self, name: str) -> str:
        """Return the layout of a tensor; those of other than four dimensions have their channels last."""
        tensor = self.tensors[name]
        return (tensor.layout or self.layout) if len(tensor.shape) == 4 else "NHWC"

    def image(self, name: str, layout: str = "") -> ImageShape:
        """Return a tensor as batch, height, width and channels; of four dimensions in another `layout` than its own if given.

        Of a tensor of two dimensions the second are channels; of three the last are, and the middle ones the width. But in "NCHW"
        the middle ones are channels where a convolution made or reads the tensor: readers give those four dimensions.

        >>> graph = Graph("g", (), {"x": Tensor("x", (1, 64, 28, 14))}, ("x",), ("x",), "NCHW")
        >>> graph.image("x")
        ImageShape(n=1, h=28, w=14, c=64)
        """
        shape = self.tensors[name].shape
        if len(shape) == 4:
            n, *rest = shape
            h, w, c = rest if (layout or self.layout_of(name)) == "NHWC" else (rest[1], rest[2], rest[0])
            return ImageShape(n, h, w, c)
        if len(shape) > 4:
            count = self.tensors[name].count
            return ImageShape(shape[0], count // max(1, shape[0] * shape[-1] * shape[-2]), shape[-2], shape[-1])
        padded = (1,) * (3 - len(shape)) + shape if len(shape) != 2 else (shape[0], 1, shape[1])
        return ImageShape(padded[0], 1, padded[1], padded[2])

    def axis_name(self, name: str, axis: int) -> str:
        """Return which of n, h, w, c an axis of a tensor is, by the rules of `image`.

        >>> graph = Graph("g", (), {"x": Tensor("x", (1, 64, 28, 14))}, ("x",), ("x",), "NCHW")
        >>> graph.axis_name("x", 1), graph.axis_name("x", -1)
        ('c', 'w')
        """
        rank = len(self.tensors[name].shape)
        if not -rank <= axis < rank:
            raise InputError(f"tensor {name}: got axis {axis}, expected one of its {rank}")
        axis %= rank
        if rank == 4:
            return self.layout_of(name).lower()[axis]
        if rank > 4:
            return "n" if axis == 0 else "c" if axis == rank - 1 else "w" if axis == rank - 2 else "h"
        return {1: "c", 2: "nc", 3: "nwc"}[rank][axis]

    def replaced(
        self, operators: Iterable[Operator], tensors: Mapping[str, Tensor] | None = None, notes: Iterable[str] = ()
    ) -> Graph:
        """Return the graph with other operators, and tensors that nothing names any more left out."""
        kept = tuple(operators)
        known = {**self.tensors, **(tensors or {})}
        used = {name for operator in kept for name in (*operator.inputs, *operator.outputs) if name}
        used.update((*self.inputs, *self.outputs))
        return msgspec.structs.replace(
            self, operators=kept, tensors={name: tensor for name, tensor in known.items() if name in used},
            values={name: value for name, value in self.values.items() if name in used}, notes=(*self.notes, *notes),
        )  # fmt: skip

    def checked(self) -> Graph:
        """Return the graph, its operators in an order in which they can run."""
        problems = [
            f"tensor {t.name}: got shape {list(t.shape)}, expected positive sizes"
            for t in self.tensors.values()
            if min(t.shape, default=1) < 1
        ]
        known = {*DTYPE_BYTES, *BLOCK_TYPES}
        problems += [f"tensor {t.name}: unknown type {t.dtype}" for t in self.tensors.values() if t.dtype not in known]
        problems += [
            f"tensor {t.name}: rows of {t.shape[-1:]} {t.dtype}, expected whole blocks of {BLOCK_TYPES[t.dtype].count}"
            for t in self.tensors.values()
            if t.dtype in BLOCK_TYPES and (not t.shape or t.shape[-1] % (BLOCK_TYPES[t.dtype].count or 1))
        ]
        makers: dict[str, str] = {}
        names: set[str] = set()
        for operator in self.operators:
            if operator.name in names:
                problems.append(f"operator {operator.name}: the name is given twice")
            names.add(operator.name)
            for tensor in operator.outputs:
                if tensor in makers:
                    problems.append(f"tensor {tensor}: made by {makers[tensor]} and by {operator.name}")
                makers[tensor] = operator.name
            for tensor in (*operator.inputs, *operator.outputs):
                if tensor and tensor not in self.tensors:
                    problems.append(f"operator {operator.name}: its tensor '{tensor}' has no shape")
        there = set(self.inputs) | {name for name, tensor in self.tensors.items() if tensor.constant}
        for operator in self.operators:
            for tensor in operator.inputs:
                if tensor and tensor not in makers and tensor not in there:
                    problems.append(f"operator {operator.name}: nothing makes its input '{tensor}'")
        problems += [f"output {name}: nothing makes it" for name in self.outputs if name not in makers and name not in there]
        if problems:
            raise InputError(f"network {self.name}:", problems[:20])
        order, stuck = in_order(self.operators, lambda o: o.inputs, lambda o: o.outputs, there)
        if stuck:
            raise InputError(f"network {self.name}: its operators wait for each other: {', '.join(o.name for o in stuck[:5])}")
        return self if tuple(order) == self.operators else msgspec.structs.replace(self, operators=tuple(order))


def in_order(
    items: Sequence[T], needs: Callable[[T], Iterable[str]], makes: Callable[[T], Iterable[str]], there: Iterable[str]
) -> tuple[list[T], list[T]]:
    """Return items in an order in which they can run, and those that cannot: they wait for each other, or for what nobody makes.

    Of items that can run, the first comes first (Kahn's algorithm with a heap), so an order that works stays. Time grows with
    the names, times the logarithm of the items.

    Parameters
    ----------
    needs, makes : names of what an item reads and writes; "" is not a name.
    there : names that need no maker.

    >>> in_order(["ab", "xa", "cc"], lambda i: i[0], lambda i: i[1], ["x"])
    (['xa', 'ab'], ['cc'])
    """
    known = set(there)
    readers: dict[str, list[int]] = {}
    missing = [0] * len(items)
    for index, item in enumerate(items):
        for name in set(needs(item)) - known - {""}:
            readers.setdefault(name, []).append(index)
            missing[index] += 1
    ready = [index for index, count in enumerate(missing) if count == 0]
    order: list[T] = []
    while ready:
        item = items[heapq.heappop(ready)]
        order.append(item)
        for name in makes(item):
            for index in readers.pop(name, ()):
                missing[index] -= 1
                if missing[index] == 0:
                    heapq.heappush(ready, index)
    return order, [item for item, count in zip(items, missing, strict=True) if count]
