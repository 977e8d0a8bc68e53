"""Variants of normalisations, of the index of the largest number, and of look-ups in a table."""

from __future__ import annotations

import msgspec

from mgpusim.errors import UnsupportedError
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.lookup import arg_max as arg_max_kernel
from mgpusim.nn.kernels.lookup import gather as gather_kernel
from mgpusim.nn.kernels.normalize import lrn as lrn_kernel
from mgpusim.nn.kernels.normalize import normalize
from mgpusim.nn.lowering.reductions import axes_of, kept
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


@variant("normalise", group_x=None)
def normalise(task: KernelTask, given: Parameters) -> Call:
    """Layer, RMS, instance and L2 norms: `group_x` work items share the sums of a line."""
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
        local_size=None if given["group_x"] is None else (int(given["group_x"]), 1, 1),
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
