"""Variants of what moves numbers: concatenation, parts, pads, transposes, reshapes and shuffles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mgpusim.errors import UnsupportedError
from mgpusim.nn.kernels import reorder
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.rearrange import concat as concat_kernels
from mgpusim.nn.kernels.rearrange import pad, split, strided_slice
from mgpusim.nn.kernels.resize import resize as resize_kernel
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


@variant("concat", variant="one", grid="xys")
def concat(task: KernelTask, given: Parameters) -> list[Call]:
    """Concatenation: one launch, or one for each part with the variant "parts"."""
    axis = _along(task)
    return concat_kernels(
        task.reads(), task.made, axis=axis, variant=given["variant"], **task.how(given),
    )  # fmt: skip


def _along(task: KernelTask) -> str:
    """Return the letter of the axis that tensors are joined or cut along."""
    name = task.operator.inputs[0]
    shape = task.graph.tensors[name].shape
    axis = task.attributes["axis"] % len(shape)
    letter = task.graph.axis_name(name, axis)
    if any(size > 1 and task.graph.axis_name(name, i) == letter for i, size in enumerate(shape[:axis])):
        raise UnsupportedError(f"{task.operator.kind} along axis {axis} of {list(shape)}: a part of the rows of an image")
    return letter


Common = dict[str, Any]


def _by_axis(task: KernelTask, values: Any) -> dict[str, int]:
    """Return numbers for each axis of the first input by the letters of its axes."""
    name = task.operator.inputs[0]
    if len(task.graph.tensors[name].shape) > 4:
        raise UnsupportedError(f"{task.operator.kind} of {len(values)} dimensions")
    return {task.graph.axis_name(name, axis): int(value) for axis, value in enumerate(values)}


def _whole(task: KernelTask, name: str) -> int:
    return int(task.attributes[name])


def _slice(task: KernelTask, common: Common) -> Call:
    a = task.attributes
    steps = _by_axis(task, a["steps"]) if a.get("steps") else None
    return strided_slice(task.src, task.made, starts=_by_axis(task, a["starts"]), steps=steps, **common)


def _split(task: KernelTask, common: Common) -> list[Call]:
    axis = _along(task)
    common.pop("fused")
    return split(task.src, [task.stored(name) for name in task.operator.outputs], axis=axis, **common)


def _pad(task: KernelTask, common: Common) -> Call:
    a = task.attributes
    return pad(
        task.src, task.made, before=_by_axis(task, a["before"]), mode=a.get("mode", "constant"), value=float(a.get("value", 0.0)),
        **common,
    )  # fmt: skip


def _transpose(task: KernelTask, common: Common) -> Call:
    graph, operator = task.graph, task.operator
    order = task.attributes["order"]
    if len(order) > 4:
        raise UnsupportedError(f"transpose of {len(order)} dimensions")
    pairs = {
        graph.axis_name(operator.outputs[0], axis): graph.axis_name(operator.inputs[0], old) for axis, old in enumerate(order)
    }
    return reorder.transpose(task.src, task.made, order="".join(pairs.get(letter, letter) for letter in "nhwc"), **common)


def _reshape(task: KernelTask, common: Common) -> Call:
    layouts = [task.graph.layout_of(name) for name in (task.operator.inputs[0], task.operator.outputs[0])]
    return reorder.reshape(task.src, task.made, layout=layouts[0], dst_layout=layouts[1], **common)


def _depth_to_space(task: KernelTask, common: Common) -> Call:
    a = task.attributes
    return reorder.depth_to_space(task.src, task.made, block=int(a["block"]), mode=str(a.get("mode", "DCR")), **common)


def _resize(task: KernelTask, common: Common) -> Call:
    a = task.attributes
    return resize_kernel(
        str(a["mode"]), task.src, task.made, align_corners=bool(a.get("align_corners")), half_pixel=bool(a.get("half_pixel")),
        **common,
    )  # fmt: skip


_KINDS: dict[str, Callable[[KernelTask, Common], list[Call] | Call]] = {
    "slice": _slice, "split": _split, "pad": _pad, "transpose": _transpose, "reshape": _reshape, "resize": _resize,
    "depth_to_space": _depth_to_space,
    "space_to_depth": lambda task, common: reorder.space_to_depth(task.src, task.made, block=_whole(task, "block"), **common),
    "channel_shuffle": lambda task, common: reorder.channel_shuffle(task.src, task.made, groups=_whole(task, "groups"), **common),
    **dict.fromkeys(("tile", "expand"), lambda task, common: reorder.tile(task.src, task.made, **common)),
}  # fmt: skip


@variant("rearrange", grid="xys")
def rearrange(task: KernelTask, given: Parameters) -> list[Call] | Call:
    """Whatever moves numbers without changing them, by the kind of the operator; of more than four dimensions none."""
    kind = task.operator.kind
    if kind not in _KINDS:
        raise UnsupportedError(f"no kernel moves numbers as {kind} does")
    return _KINDS[kind](task, task.how(given))
