"""The registry of kernel variants, and what each is given: operators of a group with their tensors in storages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import BLOCK_TYPES, Graph, ImageShape, Operator
from mgpusim.nn.graphs.operators import ELEMENTWISE
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Scale, Stored
from mgpusim.nn.lowering.facts import broadcast_image
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.passes.quantization import is_held_in_8_bits
from mgpusim.registry import Registry

Parameters = Mapping[str, Any]
"""Of a variant, by name."""


def scale_of(graph: Graph, name: str) -> Scale | None:
    """Return what the 8 bits of a tensor mean, None of one that has none, or a scale for each channel.

    >>> x = Tensor("x", (1, 4), "uint8", quantization=Quantization((0.5,), (128,)))
    >>> scale_of(Graph("g", (), {"x": x}, ("x",), ("x",)), "x")
    Scale(scale=0.5, zero=128, unsigned=True)
    """
    tensor = graph.tensors[name]
    quantization = tensor.quantization
    if quantization is None or not is_held_in_8_bits(tensor):
        return None
    return Scale(quantization.scale[0], (quantization.zero_point or (0,))[0], tensor.dtype == "uint8")


class KernelTask(msgspec.Struct, frozen=True):
    """A group of operators to be computed. `places` has storage and bits of each tensor."""

    graph: Graph
    group: OperatorGroup
    places: Mapping[str, tuple[str, int]]
    precision: Precision

    @property
    def operator(self) -> Operator:
        return self.group.anchor

    @property
    def attributes(self) -> dict[str, Any]:
        return self.group.anchor.attributes

    def stored(self, name: str, rank: int | None = None) -> Stored:
        """Return a tensor in its storage; `rank` is that of the tensors that it is broadcast with."""
        if rank is not None and rank > len(self.graph.tensors[name].shape):
            layout = self.graph.layout_of(self.operator.outputs[0])
            shape = broadcast_image(self.graph, name, rank, layout)
        else:
            shape = self.graph.image(name)
        return self._held(name, shape)

    def _held(self, name: str, shape: ImageShape) -> Stored:
        storage, bits = self.places[name]
        return Stored(name, shape, storage, bits, scale_of(self.graph, name) if bits == 8 else None)

    @property
    def src(self) -> Stored:
        return self.stored(self.operator.inputs[0])

    @property
    def made(self) -> Stored:
        """What the anchor makes, in the storage of what the kernel writes: what is fused changes it in place."""
        return self._held(self.group.outputs[0], self.graph.image(self.operator.outputs[0]))

    def reads(self) -> list[Stored]:
        """Return all inputs of the anchor that are left in."""
        rank = len(self.graph.tensors[self.operator.outputs[0]].shape)
        return [self.stored(name, rank) for name in self.operator.inputs if name]

    def attended(self) -> tuple[Stored, Stored, Stored, Stored | None]:
        """Return queries, keys, values and the mask of an attention, None without one."""
        _, keys, values, *mask = self.operator.inputs
        return self.src, self.stored(keys), self.stored(values), self.stored(mask[0]) if any(mask[:1]) else None

    def weights(self) -> tuple[int, ...]:
        return self.graph.tensors[self.operator.inputs[1]].shape

    def fused(self) -> list[FusedOperator]:
        """Return what is appended to the kernel."""
        rank = len(self.graph.tensors[self.operator.outputs[0]].shape)
        operators = []
        for operator, place in zip(self.group.fused, self.group.places, strict=True):
            others = [name for i, name in enumerate(operator.inputs) if i != place]
            function = operator.attributes["function"]
            attributes = {key: value for key, value in operator.attributes.items() if key != "function"}
            operands = tuple(self.stored(name, rank) for name in others)
            swapped = place > 0 and ELEMENTWISE[function][0] != 0
            operators.append(FusedOperator(function, attributes, operands, reversed=swapped))
        return operators

    def how(self, given: Parameters | None = None) -> dict[str, Any]:
        """Return what all kernels take: the precision, what is fused, and the grid if that is a parameter."""
        grid = {"grid": given["grid"]} if given and "grid" in given else {}
        return {"precision": self.precision, "fused": self.fused(), **grid}


class Variant(NamedTuple):
    """A variant: names of its parameters, and the function that makes its launches."""

    name: str
    parameters: tuple[str, ...]
    lower: Callable[[KernelTask, Parameters], list[Call]]


variants: Registry[Variant] = Registry("kernel", entry_point="mgpusim.nn_kernels", package="mgpusim.nn.lowering")


Lower = Callable[[KernelTask, Parameters], list[Call] | Call]


def variant(name: str, /, **usual: Any) -> Callable[[Lower], Lower]:
    """Return a decorator that registers a kernel variant.

    Parameters
    ----------
    usual : the parameters, and what they are where a profile does not say; others are refused. Those that are given become of
        the same type, unless that is None.
    """
    allowed = tuple(usual)

    def add(function: Lower) -> Lower:
        def lower(task: KernelTask, given: Parameters) -> list[Call]:
            unknown = sorted(given.keys() - set(allowed))
            if unknown:
                raise InputError(f"kernel {name}: no parameter {', '.join(unknown)}; it has {', '.join(allowed) or 'none'}")
            inputs = task.operator.inputs
            constants = inputs[:1] if task.operator.kind == "gather" else inputs[1:]
            typed = {task.graph.tensors[tensor].dtype for tensor in task.operator.inputs if tensor}
            if not name.startswith("block_") and (blocks := typed & BLOCK_TYPES.keys()):
                raise UnsupportedError(f"kernel {name} takes no weights of type {', '.join(sorted(blocks))}")
            typed_as = {key: value if usual[key] is None else type(usual[key])(value) for key, value in given.items()}
            calls = function(task, usual | typed_as)
            return [
                msgspec.structs.replace(call, constants=constants) if call.weight_order is not None else call
                for call in ([calls] if isinstance(calls, Call) else calls)
            ]

        variants.register(name)(Variant(name, allowed, lower))
        return function

    return add
