"""Layers of a planned network as an engine's profiler counts them: all launches of one operator together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.lowering.facts import rule_kind
from mgpusim.nn.planning.plan import Option, PlannedStep
from mgpusim.nn.profiled.rows import plain_function

_PLAIN = {
    "conv2d": "conv", "depthwise_conv2d": "depthwise", "conv_transpose2d": "transposed", "fully_connected": "dense",
    "matmul": "dense", "max_pool": "max pool", "avg_pool": "avg pool", "concat": "concat", "elementwise": "elementwise",
    "softmax": "softmax", "resize": "resize", "reshape": "reshape", "pad": "pad", "reduce": "reduce",
}  # fmt: skip


class ProfiledLayer(msgspec.Struct, frozen=True):
    """An operator with what is fused into it, as it runs: on the GPU by `options`, one for each launch, or on the CPU.

    Attributes
    ----------
    kind, facts, fused : as of `mgpusim.nn.profiled.rows.MeasuredOperator`.
    names : of the model's operators, and of the tensors that they make.
    """

    name: str
    kind: str
    facts: Mapping[str, int]
    fused: tuple[str, ...]
    names: frozenset[str]
    options: tuple[Option, ...] = ()
    on_host: bool = False

    @property
    def variant(self) -> str:
        """The kernel that computes it, the longest part of several: that which is not a transformation."""
        names = [option.call.variant for option in self.options]
        return names[len(names) // 2] if names else ""


def layers_of(graph: Graph, steps: Iterable[PlannedStep]) -> list[ProfiledLayer]:
    """Return the layers of a network, in the order in which they run; conversions of inputs and outputs are none.

    Parameters
    ----------
    graph : that was planned, after the passes of the library.
    steps : with one kernel and work group each, as of `mgpusim.nn.running.chosen.chosen_steps`.

    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("mobilenet_v1", resolution=32), "adreno-640")
    >>> [(layer.kind, layer.facts["out_c"]) for layer in layers_of(plan.graph, plan.steps)[:2]]
    [('conv', 32), ('depthwise', 32)]
    """
    by_name = {operator.name: operator for operator in graph.operators}
    by_origin = {name: operator for operator in reversed(graph.operators) for name in operator.stands_for}
    out: list[ProfiledLayer] = []
    anchors: list[Operator] = []
    for step in steps:
        launched = step.kind == "launch"
        if not step.operators or not (launched or step.work == "fallback"):
            continue
        own = step.name if step.name in by_name else step.name.rpartition(": ")[0]
        anchor = by_name.get(own) or by_origin.get(step.operators[0])
        if anchor is None:
            continue
        if launched and out and anchors[-1] is anchor and not out[-1].on_host:
            out[-1] = msgspec.structs.replace(out[-1], options=(*out[-1].options, *step.options))
            continue
        kind, facts = _about(graph, anchor)
        members = dict.fromkeys(by_origin[name].name for name in step.operators if name in by_origin)
        others = [by_name[name] for name in members if name != anchor.name]
        fused = tuple(plain_function(str(member.attributes.get("function", member.kind))) for member in others)
        outputs = [tensor for member in (anchor, *others) for tensor in member.outputs]
        names = frozenset((*step.operators, anchor.name, *outputs))
        out.append(ProfiledLayer(anchor.name, kind, facts, fused, names, step.options if launched else (), not launched))
        anchors.append(anchor)
    return out


def _about(graph: Graph, operator: Operator) -> tuple[str, dict[str, int]]:
    kind = _PLAIN.get(rule_kind(graph, operator), "other")
    a = operator.attributes
    source, output = graph.image(operator.inputs[0]), graph.image(operator.outputs[0])
    facts = {"in_h": source.h, "in_w": source.w, "in_c": source.c, "out_h": output.h, "out_w": output.w, "out_c": output.c}
    if "kernel" in a:
        facts |= {"kernel_h": int(a["kernel"][0]), "kernel_w": int(a["kernel"][1]), "stride": int(a["strides"][0])}
    if kind in ("conv", "depthwise"):
        facts["groups"] = int(a.get("groups", 1))
    if kind == "concat":
        facts["inputs"] = len(operator.inputs)
    one_pixel = output.h == output.w == 1
    if kind == "conv" and one_pixel and source.h == source.w == 1 and facts["groups"] == 1:
        kind = "dense"
    whole_map = kind == "avg pool" and one_pixel and (source.h > 1 or source.w > 1)
    if whole_map or (kind == "reduce" and str(a.get("function", "")) == "mean"):
        kind = "mean"
    if kind == "mean":
        facts["out_c"] = source.c
    return kind, facts
