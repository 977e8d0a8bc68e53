"""Facts of an operator on a GPU, by the names that the rules of library profiles use; and the series that a GPU belongs to."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, ImageShape, Operator
from mgpusim.nn.graphs.operators import is_depthwise, macs
from mgpusim.nn.kernels.base import Precision
from mgpusim.nn.passes.quantization import is_held_in_8_bits
from mgpusim.workload.expressions.expression import Expression

Fact = int | float | str | bool

GPU_FACTS = {
    "gpu": "name of the GPU", "model": "the name without its number of cores", "family": "its execution family",
    "maker": "adreno, mali, intel, amd, nvidia or unknown",
    "series": "as series.toml names it", "generation": "its place among the series of its maker",
    "cores": "compute units", "wave": "work items of a wave as the library counts them: wide ones in half precision",
    "max_group": "work items of a group", "max_image_w": "texels", "max_image_h": "texels", "max_layers": "of an image array",
    "local_b": "local memory of a group", "constant_b": "largest constant buffer", "cache_b": "cache that all cores share",
    "precision": "name of the precision", "stored_bits": "of a number stored", "calc_bits": "of arithmetic",
    "sums_bits": "of sums", "dot8": "dot products of four bytes are instructions",
}  # fmt: skip
"""Facts that do not depend on the operator."""

FACTS = GPU_FACTS | {
    "kind": "of the operator; depthwise_conv2d for those", "function": "of elementwise and reduce", "mode": "of resize and pad",
    "storage": "of the output", "inputs": "tensors read that are not constants", "constants": "constants read",
    "n": "images of the batch", "in_h": "rows of the first input", "in_w": "columns", "in_c": "channels", "in_slices": "by four",
    "out_h": "rows of the output", "out_w": "columns", "out_c": "channels", "out_slices": "by four",
    "kernel_h": "rows of the window", "kernel_w": "columns", "stride_h": "", "stride_w": "", "dilation_h": "", "dilation_w": "",
    "pad_top": "", "pad_left": "", "pad_bottom": "", "pad_right": "", "groups": "of a convolution",
    "depthwise": "a group for each channel", "multiplier": "outputs of each channel of a depthwise convolution",
    "weights": "numbers of the weights", "weights_type": "of their elements, or of a table's: float32, q4_0, ...",
    "weights_constant": "the second input is known before the network runs",
    "seen": "tokens whose keys an attention reads", "shared": "heads of its queries that have one head of keys",
    "macs": "multiply-accumulates",
    "axis": "h, w, c or n: along which concat, split, softmax go; of a reduction all, as 'hw'",
    "same_image": "the output is the input, under another shape",
    "same_pixels": "the output has the pixels of the input in their order, under another height and width",
    "whole_rows": "a reshape of rows whose channels are multiples of four",
    "splits_heads": "channels of tokens become heads, or heads channels: planes of channels stay where they are",
    "same_shapes": "all inputs have the shape of the output",
    "channel_part": "outputs are whole slices of the input's channels",
    "aligned": "channels of all inputs and outputs are multiples of four",
    "quantized": "integers of 8 bits, weights too, of a precision that keeps them",
    "one_scale": "all inputs and outputs have the same scale, or are not integers of 8 bits",
}  # fmt: skip
"""All facts, with what they mean; those that an operator lacks have the value of an operator that does nothing."""


class Target(msgspec.Struct, frozen=True):
    """What a network is planned for: a GPU and a precision under the name that the library gives it."""

    gpu: GpuSpec
    precision_name: str
    precision: Precision


class Scope(Mapping[str, Any]):
    """Facts, and definitions in terms of them that are evaluated when they are needed.

    >>> scope = Scope({"out_w": 56}, {"tiles": Expression.parse("ceil_div(out_w, 4)")})
    >>> scope["tiles"], "tiles" in scope, len(scope)
    (14, True, 2)
    """

    def __init__(self, facts: Mapping[str, Fact], definitions: Mapping[str, Expression]) -> None:
        self._facts: dict[str, Any] = dict(facts)
        self._definitions = definitions

    def __getitem__(self, name: str) -> Any:
        if name not in self._facts and name in self._definitions:
            self._facts[name] = self._definitions[name].evaluate(self)
        return self._facts[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self._facts, **dict.fromkeys(self._definitions)})

    def __len__(self) -> int:
        return len({*self._facts, *self._definitions})

    def __contains__(self, name: object) -> bool:
        return name in self._facts or name in self._definitions


def gpu_facts(target: Target) -> dict[str, Fact]:
    """Return the facts of `GPU_FACTS`."""
    gpu, series, precision = target.gpu, series_of(target.gpu), target.precision
    width, height = gpu.limits.max_image2d
    return {
        "gpu": gpu.name, "model": re.sub(r"-m[cp]\d+$", "", gpu.name), "family": gpu.family, "maker": series.maker,
        "series": series.series, "generation": series.generation,
        "cores": gpu.shader_cores, "wave": series.wide_wave if precision.sums == 16 else series.wave,
        "max_group": gpu.limits.max_work_group_size, "max_image_w": width, "max_image_h": height,
        "max_layers": gpu.limits.max_image_array, "local_b": gpu.local.max_per_group_b, "constant_b": gpu.limits.max_constant_b,
        "cache_b": gpu.l2.size_b,
        "precision": target.precision_name, "stored_bits": precision.stored, "calc_bits": precision.calc,
        "sums_bits": precision.sums, "dot8": family_of(gpu).has_dot8(gpu),
    }  # fmt: skip


def rule_kind(graph: Graph, operator: Operator) -> str:
    """Return the kind that rules go by: that of the operator, but `depthwise_conv2d` of a depthwise convolution."""
    return "depthwise_conv2d" if is_depthwise(graph, operator) else operator.kind


def broadcast_image(graph: Graph, name: str, rank: int, layout: str = "") -> ImageShape:
    """Return a tensor as image where it is broadcast with others of `rank` dimensions: ones are put before its shape.

    `layout` is that of the others, if it is not the graph's.

    >>> broadcast_image(Graph("g", (), {"s": Tensor("s", (64, 1, 1))}, (), (), "NCHW"), "s", 4)
    ImageShape(n=1, h=1, w=1, c=64)
    """
    tensor = graph.tensors[name]
    padded = msgspec.structs.replace(tensor, shape=(1,) * (rank - len(tensor.shape)) + tensor.shape, layout=layout)
    return msgspec.structs.replace(graph, tensors={name: padded}).image(name)


def _axes(graph: Graph, operator: Operator) -> str:
    a, first = operator.attributes, operator.inputs[0]
    given = a.get("axes", [a["axis"]] if "axis" in a else [])
    if operator.kind == "gather" or not given:
        return ""
    return "".join(sorted({graph.axis_name(first, axis) for axis in given}, key="nhwc".index))


def _same_image(graph: Graph, operator: Operator) -> bool:
    """Whether input and output have the same elements at the same places of their images."""
    if len(operator.outputs) != 1:
        return False
    source, output = operator.inputs[0], operator.outputs[0]
    image = graph.image(source)
    if image != graph.image(output) or graph.tensors[source].dtype != graph.tensors[output].dtype:
        return False
    return graph.layout_of(source) == graph.layout_of(output) or image.h * image.w == 1


def _same_pixels(graph: Graph, operator: Operator) -> bool:
    """Whether input and output have the same pixels in the same order, in images of other heights and widths."""
    if operator.kind != "reshape":
        return False
    names = operator.inputs[0], operator.outputs[0]
    if len({graph.image(name).c for name in names}) != 1 or len({graph.tensors[name].dtype for name in names}) != 1:
        return False
    return all(graph.layout_of(name) == "NHWC" or graph.image(name).c == 1 for name in names)


def _whole_rows(graph: Graph, operator: Operator) -> bool:
    """Whether the numbers of a reshape keep their order where the slices of a pixel lie together."""
    names = operator.inputs[0], operator.outputs[0]
    kept = operator.kind == "reshape" and len({graph.tensors[name].dtype for name in names}) == 1
    return kept and all(graph.layout_of(name) == "NHWC" and graph.image(name).c % 4 == 0 for name in names)


def _splits_heads(graph: Graph, operator: Operator) -> bool:
    """Whether an operator is a part of what makes heads of the channels of tokens, (n, tokens, heads x size), or the way back."""
    names = operator.inputs[0], operator.outputs[0]
    shapes = [graph.tensors[name].shape for name in names]
    if any(not shape or shape[-1] % 4 for shape in shapes) or any(graph.layout_of(name) != "NHWC" for name in names):
        return False
    if operator.kind == "transpose":
        makers = graph.producers()
        near = [*(makers[name] for name in names[:1] if name in makers), *graph.consumers()[names[1]]]
        return _turns_heads(operator) and any(reader.kind == "reshape" and _splits_heads(graph, reader) for reader in near)
    flat, split = sorted(shapes, key=len)
    if operator.kind != "reshape" or (len(flat), len(split)) != (3, 4) or flat[0] != split[0]:
        return False
    if flat[1] == split[2] == 1 and flat[2] == split[1] * split[3]:
        return True  # one token: heads are beside each other already
    makers = graph.producers()
    others = graph.consumers()[names[1]] if len(shapes[0]) == 3 else [makers[name] for name in names[:1] if name in makers]
    return split[1] == flat[1] and bool(others) and all(map(_turns_heads, others))


def _turns_heads(operator: Operator) -> bool:
    return operator.kind == "transpose" and list(operator.attributes["order"]) == [0, 2, 1, 3]


def _channel_part(graph: Graph, operator: Operator) -> bool:
    """Whether what is made are parts of the channels of the input that begin and end with slices of four."""
    source, a = operator.inputs[0], operator.attributes
    if operator.kind == "split":
        return graph.axis_name(source, a["axis"]) == "c" and all(size % 4 == 0 for size in a["sizes"][:-1])
    if operator.kind != "slice" or any(step != 1 for step in a.get("steps", ())):
        return False
    shape = graph.tensors[source].shape
    cut = [i for i, size in enumerate(a["sizes"]) if size != shape[i]]
    if [graph.axis_name(source, i) for i in cut] != ["c"]:
        return False
    start, size = a["starts"][cut[0]], a["sizes"][cut[0]]
    return bool(start % 4 == 0 and (size % 4 == 0 or start + size == shape[cut[0]]))


def _quantized(graph: Graph, operator: Operator) -> bool:
    """Whether an operator reads and makes integers of 8 bits alone, and its weights are some."""
    tensors = [graph.tensors[name] for name in (*operator.inputs, *operator.outputs) if name]
    if operator.kind in ("conv2d", "fully_connected"):
        weights = graph.tensors[operator.inputs[1]]
        whole = weights.constant and weights.dtype in ("int8", "uint8") and weights.quantization is not None
        tensors = [graph.tensors[name] for name in (operator.inputs[0], *operator.outputs)]
        return whole and all(map(is_held_in_8_bits, tensors))
    return all(map(is_held_in_8_bits, tensors))


def one_scale(graph: Graph, operator: Operator, place: int | None = None) -> bool:
    """Return whether what an operator makes has the scale of what it reads, or of the operand at a place: so do real numbers.

    >>> tensors = {n: Tensor(n, (4,), "int8", quantization=Quantization((s,), (0,))) for n, s in (("a", 1.0), ("b", 0.5))}
    >>> one_scale(Graph("g", (), tensors, ("a",), ("b",)), Operator("o", "reshape", ("a",), ("b",)))
    False
    """
    read = operator.inputs if place is None else (operator.inputs[place],)
    tensors = [graph.tensors[name] for name in (*read, *operator.outputs) if name]
    held = [(t.dtype, t.quantization) if is_held_in_8_bits(t) else None for t in tensors if place is not None or not t.constant]
    return len({(h[0], h[1].scale, h[1].zero_point) if h is not None and h[1] is not None else None for h in held}) <= 1


def operator_facts(graph: Graph, operator: Operator, target: Target, storage: str = "buffer") -> dict[str, Fact]:
    """Return the facts of `FACTS`."""
    if not operator.inputs or not operator.outputs:
        raise InputError(f"operator {operator.name} ({operator.kind}): has no input or no output")
    a, tensors = operator.attributes, graph.tensors
    source, out = graph.image(operator.inputs[0]), graph.image(operator.outputs[0])
    named = [name for name in operator.inputs if name]
    moving = [name for name in named if not tensors[name].constant]
    kernel, strides = a.get("kernel", [1, 1]), a.get("strides", [1, 1])
    dilations, pads = a.get("dilations", [1, 1]), a.get("pads", [0, 0, 0, 0])
    weighted = operator.kind in ("conv2d", "conv_transpose2d", "fully_connected") and len(operator.inputs) > 1
    channels = [graph.image(name).c for name in (*moving, *operator.outputs)]
    groups = int(a.get("groups", 1))
    return gpu_facts(target) | {
        "kind": rule_kind(graph, operator), "function": str(a.get("function", "")), "mode": str(a.get("mode", "")),
        "storage": storage, "inputs": len(moving), "constants": len(named) - len(moving),
        "n": out.n, "in_h": source.h, "in_w": source.w, "in_c": source.c, "in_slices": source.slices,
        "out_h": out.h, "out_w": out.w, "out_c": out.c, "out_slices": out.slices,
        "kernel_h": kernel[0], "kernel_w": kernel[1], "stride_h": strides[0], "stride_w": strides[1],
        "dilation_h": dilations[0], "dilation_w": dilations[1],
        "pad_top": pads[0], "pad_left": pads[1], "pad_bottom": pads[2], "pad_right": pads[3],
        "groups": groups, "depthwise": is_depthwise(graph, operator), "multiplier": max(1, out.c // max(1, source.c)),
        "weights": tensors[operator.inputs[1]].count if weighted else 0,
        "weights_type": tensors[operator.inputs[1 if weighted else 0]].dtype if weighted or operator.kind == "gather" else "",
        "weights_constant": weighted and tensors[operator.inputs[1]].constant,
        "seen": graph.image(operator.inputs[1]).w if operator.kind == "attention" else 0,
        "shared": int(a.get("shared", 1)) if operator.kind == "attention" else 1,
        "macs": macs(graph, operator), "axis": _axes(graph, operator), "same_image": _same_image(graph, operator),
        "same_pixels": _same_pixels(graph, operator), "whole_rows": _whole_rows(graph, operator),
        "splits_heads": _splits_heads(graph, operator),
        "same_shapes": {tensors[name].shape for name in named} == {tensors[operator.outputs[0]].shape},
        "channel_part": _channel_part(graph, operator), "aligned": all(count % 4 == 0 for count in channels),
        "quantized": target.precision.integers and _quantized(graph, operator), "one_scale": one_scale(graph, operator),
    }  # fmt: skip


class GpuSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series: who makes it, and what libraries assume of it.

    `generation` orders the series of a maker; `wave` and `wide_wave` are 0 where libraries do not count in waves.
    """

    maker: str
    series: str
    generation: int = 0
    wave: int = 0
    wide_wave: int = 0
    match: str = ""
    family: str = ""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    gpu: tuple[GpuSeries, ...]


@cache
def _table() -> tuple[GpuSeries, ...]:
    document = tomllib.loads(Path(__file__).with_name("series.toml").read_text(encoding="utf-8"))
    return msgspec.convert(document, _Table).gpu


def series_of(gpu: GpuSpec) -> GpuSeries:
    """Return the series of a GPU; one that no entry of `series.toml` matches is its own, of an unknown maker.

    >>> [series_of(load_gpu(name)).series for name in ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505")]
    ['adreno-6xx', 'bifrost-3', 'midgard', 'intel']
    """
    for entry in _table():
        if (entry.match and fnmatchcase(gpu.name, entry.match)) or (entry.family and entry.family == gpu.family):
            return entry
    return GpuSeries("unknown", gpu.name)
