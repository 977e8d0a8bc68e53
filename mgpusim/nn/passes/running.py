"""The registry of passes, and what became of each operator of a model after some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Graph
from mgpusim.registry import Registry


class Pass(NamedTuple):
    """A pass: its name, a sentence for `--explain`, and the function."""

    name: str
    sentence: str
    apply: Callable[[Graph], Graph]


class Fate(NamedTuple):
    """What became of an operator of the model: by which pass, and which operator stands for it now ("" for none)."""

    by: str
    into: str


passes: Registry[Pass] = Registry("pass", entry_point="mgpusim.nn_passes", package="mgpusim.nn.passes")


def register(name: str, sentence: str) -> Callable[[Callable[[Editor], None]], Callable[[Graph], Graph]]:
    """Return a decorator that registers an edit of a graph as the pass `name`."""

    def add(edit: Callable[[Editor], None]) -> Callable[[Graph], Graph]:
        def apply(graph: Graph) -> Graph:
            editor = Editor(graph)
            edit(editor)
            return editor.graph()

        apply.__doc__ = edit.__doc__
        passes.register(name)(Pass(name, sentence, apply))
        return apply

    return add


def run_passes(graph: Graph, names: Sequence[str]) -> tuple[Graph, dict[str, Fate]]:
    """Return the graph after passes, and what became of each operator of the model that has no operator of its own left.

    >>> x, y = Tensor("x", (1, 4)), Tensor("y", (1, 4))
    >>> same = Operator("same", "elementwise", ("x",), ("z",), {"function": "identity"})
    >>> relu = Operator("relu", "elementwise", ("z",), ("y",), {"function": "relu"})
    >>> graph = Graph("g", (same, relu), {"x": x, "y": y, "z": Tensor("z", (1, 4))}, ("x",), ("y",))
    >>> after, fates = run_passes(graph, ["remove_identities"])
    >>> [o.name for o in after.operators], fates
    (['relu'], {'same': Fate(by='remove_identities', into='')})
    """
    everything = [name for operator in graph.operators for name in operator.stands_for]
    fates: dict[str, Fate] = {}
    for name in names:
        graph = passes.lookup(name).apply(graph)
        holders = {origin: operator.name for operator in graph.operators for origin in operator.stands_for}
        for origin in everything:
            holder = holders.get(origin, "")
            if holder != origin:
                by = fates[origin].by if origin in fates else name
                fates[origin] = Fate(by, holder)
    return graph, fates
