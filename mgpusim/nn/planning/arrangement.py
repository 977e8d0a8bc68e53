"""What of a plan is fixed: the storage of each tensor, the kernel of each group of operators, and conversions in between.

A tensor that is read in another storage than that in which it is made has a copy there. It is made before the first that reads
it; all that read it there share the copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.passes.groups import OperatorGroup

Parameter = bool | int | float | str


class FixedKernel(msgspec.Struct, frozen=True):
    """A kernel variant with its parameters; `locals` are the work groups of its launches, None for the driver's choice."""

    kernel: str
    parameters: dict[str, Parameter]
    locals: tuple[Sizes | None, ...]


def copy_name(tensor: str, storage: str) -> str:
    """Return the name of the copy of a tensor in a storage.

    >>> copy_name("conv1", "buffer")
    'conv1@buffer'
    """
    return f"{tensor}@{storage}"


class KernelArrangement(NamedTuple):
    """What is fixed of a network after its passes.

    Attributes
    ----------
    groups : operators of each kernel, in an order in which they can run.
    storages : of tensors, in which they are made.
    reads : by name of a group, the storages in which it reads tensors.
    kernels : by name of a group; one that has none goes by the library's rules. Those of copies go by the tensor's name.
    """

    groups: tuple[OperatorGroup, ...]
    storages: Mapping[str, str]
    reads: Mapping[str, Mapping[str, str]]
    kernels: Mapping[str, FixedKernel]

    def copies(self) -> list[tuple[str, str]]:
        """Return the (tensor, storage) that are copied, in the order in which they are needed."""
        copies = {
            (tensor, storage): None
            for group in self.groups
            for tensor, storage in self.reads.get(group.name, {}).items()
            if storage != self.storages.get(tensor, storage)
        }
        return list(copies)

    def without_reads(self, names: Set[str]) -> KernelArrangement:
        """Return it with groups, by name, that read tensors where they are made, as the CPU does."""
        return self._replace(reads={name: of for name, of in self.reads.items() if name not in names})

    def all_storages(self) -> dict[str, str]:
        return {**self.storages, **{copy_name(tensor, storage): storage for tensor, storage in self.copies()}}

    def arranged(self, graph: Graph) -> tuple[Graph, tuple[OperatorGroup, ...]]:
        """Return a graph with the copies as operators, and its groups."""
        mine = [member.name for group in self.groups for member in (group.anchor, *group.fused)]
        if sorted(mine) != sorted(operator.name for operator in graph.operators):
            other = sorted({operator.name for operator in graph.operators} ^ set(mine))
            raise InputError(f"network {graph.name}: its operators are not those arranged: {', '.join(other[:5])}")
        copied: dict[tuple[str, str], Tensor] = {}
        groups: list[OperatorGroup] = []
        for group in self.groups:
            renamed = {}
            for tensor, storage in self.reads.get(group.name, {}).items():
                if storage == self.storages.get(tensor, storage):
                    continue
                name = copy_name(tensor, storage)
                renamed[tensor] = name
                if (tensor, storage) not in copied:
                    copied[tensor, storage] = msgspec.structs.replace(graph.tensors[tensor], name=name)
                    cast = Operator(name, "cast", (tensor,), (name,), {"dtype": graph.tensors[tensor].dtype}, ())
                    groups.append(OperatorGroup(cast))
            groups.append(_renamed(group, renamed))
        operators = [member for group in groups for member in (group.anchor, *group.fused)]
        order = {member.name: i for i, member in enumerate(graph.operators)}
        placed = sorted(operators, key=lambda operator: order.get(operator.name, -1))
        changed = graph.replaced(placed, {tensor.name: tensor for tensor in copied.values()}).checked()
        return changed, tuple(groups)


def _renamed(group: OperatorGroup, names: Mapping[str, str]) -> OperatorGroup:
    if not names:
        return group
    anchor, *fused = (
        msgspec.structs.replace(operator, inputs=tuple(names.get(name, name) for name in operator.inputs))
        for operator in (group.anchor, *group.fused)
    )
    return OperatorGroup(anchor, tuple(fused), group.places)
