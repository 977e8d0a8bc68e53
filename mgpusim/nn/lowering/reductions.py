"""Variants of pooling, reductions, softmax and norms, of the index of the largest number, and of look-ups in a table."""

from __future__ import annotations

import msgspec

from mgpusim.errors import UnsupportedError
from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.nn.kernels.lookup import arg_max as arg_max_kernel
from mgpusim.nn.kernels.lookup import gather as gather_kernel
from mgpusim.nn.kernels.reduce import lrn as lrn_kernel
from mgpusim.nn.kernels.reduce import normalize
from mgpusim.nn.kernels.reduce import pool as pool_kernel
from mgpusim.nn.kernels.reduce import reduce as reduce_kernel
from mgpusim.nn.kernels.reduce import softmax as softmax_kernel
from mgpusim.nn.lowering.convolutions import window_of
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


def axes_of(task: KernelTask) -> str:
    """Return the axes of an operator as letters of n, h, w and c."""
    a, name = task.attributes, task.operator.inputs[0]
    shape = task.graph.tensors[name].shape
    letters = [task.graph.axis_name(name, axis) for axis in range(len(shape))]
    given = [axis % len(shape) for axis in a.get("axes", [a["axis"]] if "axis" in a else [])]
    named = "".join(dict.fromkeys(letters[axis] for axis in given))
    if any(letter in named and axis not in given and shape[axis] > 1 for axis, letter in enumerate(letters)):
        raise UnsupportedError(f"{task.operator.kind} over axes {given} of {list(shape)}: a part of the rows of an image")
    return named


def kept(task: KernelTask) -> Stored:
    """Return the output of a reduction with ones where the axes were."""
    src, out, graph = task.src, task.made, task.graph
    sizes = {axis: 1 if axis in axes_of(task) else getattr(src.shape, axis) for axis in "nhwc"}
    reshaped = msgspec.structs.replace(out, shape=type(src.shape)(**sizes))
    if reshaped.shape != out.shape:
        source, result = task.operator.inputs[0], task.operator.outputs[0]
        left = [graph.axis_name(source, i) for i in range(len(graph.tensors[source].shape))]
        left = [letter for letter in left if letter not in axes_of(task)]
        pairs = zip(left, graph.tensors[result].shape, strict=True)
        axes = [(old, graph.axis_name(result, i)) for i, (old, size) in enumerate(pairs) if size > 1]
        if any((old == "c") != (new == "c") for old, new in axes) or reshaped.image_size() != out.image_size():
            raise UnsupportedError(f"{task.operator.kind} that takes its axes away, so that what is left lies elsewhere")
    return reshaped


@variant("pool", grid="xys")
def pool(task: KernelTask, given: Parameters) -> Call:
    """Pooling, a work item for each slice of an output."""
    return pool_kernel(
        task.operator.kind.removesuffix("_pool"), task.src, task.made, window_of(task),
        count_include_pad=bool(task.attributes.get("count_include_pad")), **task.how(given),
    )  # fmt: skip


@variant("reduce", variant="direct", group_x=64, grid="xys")
def reduce(task: KernelTask, given: Parameters) -> Call:
    """Reduction: "direct", a work item for each result, or "group", `group_x` work items that share one."""
    shared = given["variant"] == "group"
    return reduce_kernel(
        task.attributes["function"], task.src, kept(task), axes=axes_of(task),
        variant="group" if shared else "direct", **task.how(given),
        local_size=(given["group_x"], 1, 1) if shared else None,
    )  # fmt: skip


@variant("softmax", variant="direct", group_x=32)
def softmax(task: KernelTask, given: Parameters) -> Call:
    """Softmax: "direct", a work item for each line, or "group", `group_x` work items that share a pixel's channels."""
    a = task.attributes
    shared = given["variant"] == "group"
    return softmax_kernel(
        task.src, task.made, axis=axes_of(task), log=bool(a.get("log")), beta=float(a.get("beta", 1.0)),
        variant="group" if shared else "direct", **task.how(),
        local_size=(given["group_x"], 1) if shared else None,
    )  # fmt: skip


@variant("normalise", group_x=None, group_y=1)
def normalise(task: KernelTask, given: Parameters) -> Call:
    """Layer, RMS, instance and L2 norms: `group_x` work items share the sums of a line, a group has `group_y` lines."""
    operator, a = task.operator, task.attributes
    axes = "hw" if operator.kind == "instance_norm" else axes_of(task) or "c"
    if "n" in axes:
        raise UnsupportedError(f"{operator.kind} over the images of a batch")
    rank = len(task.graph.tensors[operator.inputs[0]].shape)
    factors = [task.stored(name, rank) if name else None for name in (*operator.inputs[1:3], "", "")[:2]]
    centred = operator.kind in ("layer_norm", "instance_norm")
    return normalize(
        task.src, task.made, axes=axes, epsilon=float(a.get("epsilon", 1e-12)), centred=centred,
        mean_square=operator.kind == "rms_norm",
        scale=factors[0], offset=factors[1], **task.how(),
        local_size=None if given["group_x"] is None else (int(given["group_x"]), given["group_y"], 1),
    )  # fmt: skip


@variant("lrn", grid="xys")
def lrn(task: KernelTask, given: Parameters) -> Call:
    """Local response normalisation across channels."""
    a = task.attributes
    return lrn_kernel(
        task.src, task.made, size=int(a["size"]), alpha=float(a.get("alpha", 1e-4)), beta=float(a.get("beta", 0.75)),
        bias=float(a.get("bias", 1.0)), **task.how(given),
    )  # fmt: skip


@variant("arg_max")
def arg_max(task: KernelTask, given: Parameters) -> Call:
    """Index of the largest number along an axis."""
    return arg_max_kernel(task.src, kept(task), axis=axes_of(task), **task.how())


@variant("gather", grid="xys")
def gather(task: KernelTask, given: Parameters) -> Call:
    """Rows of a table by their numbers, as an embedding; the table lies in a buffer."""
    table, index = task.operator.inputs[:2]
    if task.attributes["axis"] != 0 or len(task.graph.tensors[table].shape) != 2:
        raise UnsupportedError("gather along another axis than the rows of a table")
    rows = task.stored(table)
    held = msgspec.structs.replace(rows, storage="buffer")
    return gather_kernel(held, task.stored(index), task.made, **task.how(given))
