"""Operators that one kernel computes: an anchor, and the element-wise ones that are appended to it.

What may be appended to what is a list of rules of a library profile. An element-wise operator joins the group that makes one of
its operands if nothing else reads this operand and the other operands are there by then. TensorFlow Lite's merging of linkable
nodes does so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import ELEMENTWISE


class FuseRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be appended to a kernel.

    Attributes
    ----------
    kinds : of anchors, as `mgpusim.nn.lowering.facts.rule_kind` names them; "*" for all.
    functions : of element-wise operators that may be appended; "*" for all.
    operand : which operand the kernel may have made: "first", "latest" (that which is made last), or "any".
    shapes : what other operands that are not constants may be: "same" as the output, or "broadcast" to it.
    most : how many operators of this rule a kernel may have; 0 for any number.
    when : condition on the facts of the anchor.
    source : who says so.
    """

    kinds: tuple[str, ...]
    functions: tuple[str, ...]
    source: str
    operand: Literal["first", "latest", "any"] = "first"
    shapes: Literal["same", "broadcast"] = "same"
    most: int = 0
    when: str = "true"


class OperatorGroup(msgspec.Struct, frozen=True):
    """One kernel's operators: the anchor makes `results[0]`; each of `fused` changes it, reading it as operand `places[i]`.

    >>> conv = Operator("conv", "conv2d", ("x", "w"), ("y",))
    >>> add = Operator("add", "elementwise", ("s", "y"), ("z",), {"function": "add"})
    >>> group = OperatorGroup(conv, (add,), (1,))
    >>> group.outputs, group.inputs, group.stands_for
    (('z',), ('x', 'w', 's'), ('conv', 'add'))
    """

    anchor: Operator
    fused: tuple[Operator, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        return self.anchor.name

    @property
    def outputs(self) -> tuple[str, ...]:
        return self.fused[-1].outputs if self.fused else self.anchor.outputs

    @property
    def inputs(self) -> tuple[str, ...]:
        """Tensors that the kernel reads, each once, those of the anchor first."""
        others = [name for operator, place in zip(self.fused, self.places, strict=True) for name in _others(operator, place)]
        return tuple(dict.fromkeys(name for name in (*self.anchor.inputs, *others) if name))

    @property
    def stands_for(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for operator in (self.anchor, *self.fused) for name in operator.stands_for))


def _others(operator: Operator, place: int) -> tuple[str, ...]:
    return operator.inputs[:place] + operator.inputs[place + 1 :]


class _Open(msgspec.Struct):
    """A group that is still growing; `counts` of what each rule appended."""

    anchor: Operator
    kind: str
    fused: list[Operator]
    places: list[int]
    counts: dict[int, int]

    @property
    def output(self) -> str:
        operator = self.fused[-1] if self.fused else self.anchor
        return operator.outputs[0] if len(operator.outputs) == 1 else ""


def group_operators(
    graph: Graph,
    rules: Sequence[FuseRule],
    kind_of: Callable[[Operator], str],
    holds: Callable[[FuseRule, Operator], bool],
    alone: Callable[[Operator], bool] = lambda operator: False,
    keeps: Callable[[Operator, int], bool] = lambda operator, place: True,
) -> tuple[OperatorGroup, ...]:
    """Return the operators of a graph in groups, in an order in which they can run.

    Parameters
    ----------
    kind_of : kind of an anchor as rules name it.
    holds : whether the condition of a rule holds for an anchor.
    alone : whether nothing may be appended to an operator, nor it to others, as those that run on the CPU.
    keeps : whether what an element-wise operator makes is stored as the operand at a place is, so that a kernel that made this
        may go on to it.
    """
    readers = graph.consumers()
    groups: list[_Open] = []
    maker: dict[str, int] = {}
    for operator in graph.operators:
        joined = None
        if operator.kind == "elementwise" and len(operator.outputs) == 1 and not alone(operator):
            joined = _join(graph, operator, groups, maker, rules, readers, holds, keeps)
        if joined is None:
            joined = len(groups)
            kind = "" if alone(operator) else kind_of(operator)
            groups.append(_Open(operator, kind, [], [], {}))
        maker.update(dict.fromkeys(operator.outputs, joined))
    return tuple(OperatorGroup(group.anchor, tuple(group.fused), tuple(group.places)) for group in groups)


def _join(
    graph: Graph,
    operator: Operator,
    groups: list[_Open],
    maker: dict[str, int],
    rules: Sequence[FuseRule],
    readers: dict[str, tuple[Operator, ...]],
    holds: Callable[[FuseRule, Operator], bool],
    keeps: Callable[[Operator, int], bool],
) -> int | None:
    """Append an element-wise operator to a group if a rule allows it; return the group's index."""
    indices = [maker.get(name, -1) for name in operator.inputs]
    for place in sorted(range(len(indices)), key=lambda i: -indices[i]):
        name, index = operator.inputs[place], indices[place]
        if index < 0 or groups[index].output != name or name in graph.outputs or len(readers[name]) != 1:
            continue
        if operator.inputs.count(name) != 1 or max(indices[:place] + indices[place + 1 :], default=-1) > index:
            continue  # read twice, or another operand is made later
        shape = graph.tensors[operator.outputs[0]].shape
        if graph.tensors[name].shape != shape or not groups[index].kind or not keeps(operator, place):
            continue
        for number, rule in enumerate(rules):
            if _allows(graph, rule, operator, place, groups[index], number) and holds(rule, groups[index].anchor):
                groups[index].fused.append(operator)
                groups[index].places.append(place)
                groups[index].counts[number] = groups[index].counts.get(number, 0) + 1
                return index
    return None


def _allows(graph: Graph, rule: FuseRule, operator: Operator, place: int, group: _Open, number: int) -> bool:
    function = operator.attributes["function"]
    if ("*" not in rule.kinds and group.kind not in rule.kinds) or ("*" not in rule.functions and function not in rule.functions):
        return False
    if rule.most and group.counts.get(number, 0) >= rule.most:
        return False
    symmetric = ELEMENTWISE[function][0] == 0
    if place != 0 and (rule.operand == "first" or (rule.operand == "latest" and not symmetric)):
        return False
    if not symmetric and place not in (0, len(operator.inputs) - 1):
        return False
    shape = graph.tensors[operator.outputs[0]].shape
    others = [graph.tensors[name] for name in _others(operator, place)]
    return rule.shapes == "broadcast" or all(other.constant or other.shape == shape for other in others)
