"""Cuts a graph between GPU and CPU with the least sum of times, by a minimum cut.

The cost is the sum of what operators take on their side and of the tensors that cross. Each tensor counts once for each
direction, however many read it. A crossing is paid by a node of its own between the maker and its readers. So the cost is
submodular and the minimum
s-t cut is exact, on any graph. Operators run one after the other; overlap of CPU and GPU and what L2 keeps are not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from mgpusim.errors import InputError

if TYPE_CHECKING:
    import networkx as nx


class PlacedPart(msgspec.Struct, frozen=True):
    """An operator with its times on each side in microseconds; None where it cannot run."""

    name: str
    gpu_us: float | None
    cpu_us: float | None


class Crossing(msgspec.Struct, frozen=True):
    """A tensor: its maker ("" for an input, which the CPU has), its readers, and what it takes to cross.

    `output` is of a result, which the CPU must have.
    """

    name: str
    maker: str
    readers: tuple[str, ...]
    to_gpu_us: float
    to_host_us: float
    output: bool = False


def cut_cost(parts: Sequence[PlacedPart], crossings: Sequence[Crossing], on_host: frozenset[str]) -> float:
    """Return the sum of times of a placement; infinite where an operator cannot run.

    >>> cut_cost([PlacedPart("a", 1.0, 5.0)], [Crossing("x", "", ("a",), 2.0, 2.0)], frozenset())
    3.0
    """
    total = 0.0
    for part in parts:
        own = part.cpu_us if part.name in on_host else part.gpu_us
        total += float("inf") if own is None else own
    for tensor in crossings:
        up, down = crosses(tensor, on_host)
        total += (tensor.to_gpu_us if up else 0.0) + (tensor.to_host_us if down else 0.0)
    return total


def crosses(tensor: Crossing, on_host: frozenset[str]) -> tuple[bool, bool]:
    """Return whether a tensor goes to the GPU, and whether it comes back."""
    made_on_host = not tensor.maker or tensor.maker in on_host
    up = made_on_host and any(reader not in on_host for reader in tensor.readers)
    down = not made_on_host and (tensor.output or any(reader in on_host for reader in tensor.readers))
    return up, down


def cut(parts: Sequence[PlacedPart], crossings: Sequence[Crossing]) -> frozenset[str]:
    """Return the operators that run on the CPU in a placement with the least `cut_cost`.

    >>> sorted(cut([PlacedPart("a", 1.0, 5.0), PlacedPart("nms", None, 1.0)], [Crossing("x", "a", ("nms",), 1.0, 1.0)]))
    ['nms']
    """
    import networkx as nx

    graph = nx.DiGraph()
    graph.add_nodes_from(("gpu", "cpu"))
    for part in parts:
        if part.gpu_us is None and part.cpu_us is None:
            raise InputError(f"operator {part.name}: runs neither on the GPU nor on the CPU; release one of them")
        node = ("part", part.name)
        _edge(graph, "gpu", node, part.cpu_us)
        _edge(graph, node, "cpu", part.gpu_us)
    for tensor in crossings:
        maker = ("part", tensor.maker) if tensor.maker else "cpu"
        readers = [("part", reader) for reader in tensor.readers]
        down, up = ("down", tensor.name), ("up", tensor.name)
        if tensor.maker:
            _edge(graph, maker, down, tensor.to_host_us)
            for reader in (*readers, *(("cpu",) if tensor.output else ())):
                _edge(graph, down, reader, None)
        for reader in readers:
            _edge(graph, reader, up, None)
        _edge(graph, up, maker, tensor.to_gpu_us)
    _, (on_gpu, _) = nx.minimum_cut(graph, "gpu", "cpu")
    return frozenset(part.name for part in parts if ("part", part.name) not in on_gpu)


def _edge(graph: nx.DiGraph, start: object, end: object, cost: float | None) -> None:
    """Add an arc that is paid when `start` is on the GPU and `end` on the CPU; None: it never may be."""
    if cost is None:
        graph.add_edge(start, end)  # no capacity: infinite
    else:
        graph.add_edge(start, end, capacity=cost)
