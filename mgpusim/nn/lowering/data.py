"""Variants of conversions between layouts and storages, and of element-wise functions."""

from __future__ import annotations

from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.elementwise import Plain, convert
from mgpusim.nn.kernels.elementwise import batch_norm as batch_norm_kernel
from mgpusim.nn.kernels.elementwise import elementwise as elementwise_kernel
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant

HOST_SUFFIX = "@plain"
"""Behind the name of a tensor, that of its buffer in the order of the model."""


def _plain(task: KernelTask) -> Plain:
    name = task.operator.inputs[0]
    scale = task.src.scale
    return Plain(name + HOST_SUFFIX, task.graph.image(name), task.graph.layout_of(name), 32 if scale is None else 8, scale)


@variant("from_plain", grid="xys")
def from_plain(task: KernelTask, given: Parameters) -> Call:
    """Bring a plain buffer, of float32 or of the model's integers, into the library's storage."""
    return convert(_plain(task), task.src, precision=task.precision, grid=given["grid"])


@variant("to_plain", grid="xys")
def to_plain(task: KernelTask, given: Parameters) -> Call:
    """Bring a tensor into a plain buffer, of float32 or of the model's integers."""
    return convert(task.src, _plain(task), precision=task.precision, grid=given["grid"])


@variant("copy", grid="xys")
def copy(task: KernelTask, given: Parameters) -> Call:
    """Copy a tensor, as casts between types that the GPU holds alike do."""
    return convert(task.src, task.made, **task.how(given))


@variant("elementwise", grid="xys")
def elementwise(task: KernelTask, given: Parameters) -> Call:
    """An element-wise function of any number of operands, and those appended to it."""
    a = {name: value for name, value in task.attributes.items() if name != "function"}
    return elementwise_kernel(
        task.attributes["function"], task.reads(), task.made, attributes=a, **task.how(given),
    )  # fmt: skip


@variant("batch_norm", grid="xys")
def batch_norm(task: KernelTask, given: Parameters) -> Call:
    """A batch norm that no convolution takes in: a product and a sum for each channel, its four constants merged into two."""
    return batch_norm_kernel(
        task.src, task.made, epsilon=float(task.attributes["epsilon"]), **task.how(given),
    )  # fmt: skip
