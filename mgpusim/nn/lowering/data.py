"""Variants of what moves and changes data without weights: conversions, element-wise functions."""

from __future__ import annotations

from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.convert import Plain, convert
from mgpusim.nn.kernels.elementwise import elementwise as elementwise_kernel
from mgpusim.nn.lowering.variants import Parameters, Task, variant

__all__ = ["HOST_SUFFIX", "elementwise", "from_plain", "to_plain"]

HOST_SUFFIX = "@plain"
"""Behind the name of a tensor, that of its buffer in the order of the model."""


def _plain(task: Task) -> Plain:
    name = task.operator.inputs[0]
    return Plain(name + HOST_SUFFIX, task.graph.image(name), task.graph.layout, 32)


@variant("from_plain", "grid")
def from_plain(task: Task, given: Parameters) -> list[Call]:
    """Bring a plain buffer of float32 into the library's storage."""
    return [convert(_plain(task), task.src, precision=task.precision, grid=str(given.get("grid", "xys")))]


@variant("to_plain", "grid")
def to_plain(task: Task, given: Parameters) -> list[Call]:
    """Bring a tensor into a plain buffer of float32."""
    return [convert(task.src, _plain(task), precision=task.precision, grid=str(given.get("grid", "xys")))]


@variant("elementwise", "grid")
def elementwise(task: Task, given: Parameters) -> list[Call]:
    """An element-wise function of any number of operands, and those appended to it."""
    a = {name: value for name, value in task.attributes.items() if name != "function"}
    grid = str(given.get("grid", "xys"))
    made = elementwise_kernel(
        task.attributes["function"], task.reads(), task.made, attributes=a, precision=task.precision, fused=task.fused(),
        grid=grid,
    )  # fmt: skip
    return [made]
