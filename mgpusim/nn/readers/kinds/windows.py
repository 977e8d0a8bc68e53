"""Operators with windows, and those that multiply matrices. Pads are [top, left, bottom, right], other pairs [height, width]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.file_operator import FileOperator


def same_pads(
    size: Sequence[int], kernel: Sequence[int], strides: Sequence[int], dilations: Iterable[int] = (1, 1), lower: bool = False
) -> list[int]:
    """Return the pads with which windows fit ceil(size / stride) times; an odd one stands after, or with `lower` before.

    >>> same_pads((224, 7), (3, 3), (2, 1)), same_pads((224, 224), (3, 3), (2, 2), lower=True)
    ([0, 1, 1, 1], [1, 1, 0, 0])
    """
    before, after = [], []
    for n, k, stride, dilation in zip(size, kernel, strides, dilations, strict=False):
        total = max(0, (-(-n // stride) - 1) * stride + (k - 1) * dilation + 1 - n)
        less, more = total // 2, total - total // 2
        before.append(more if lower else less)
        after.append(less if lower else more)
    return before + after


def transposed_pads(
    size: Sequence[int], out: Sequence[int], kernel: Sequence[int], strides: Sequence[int], dilations: Iterable[int] = (1, 1)
) -> tuple[list[int], list[int]]:
    """Return what a transposed convolution cuts off its sides, and adds after them, so that its output has a height and width.

    >>> transposed_pads((14, 14), (28, 28), (3, 1), (2, 2))
    ([0, 0, 1, 0], [0, 1])
    """
    before, after, extra = [], [], []
    for n, output, k, stride, dilation in zip(size, out, kernel, strides, dilations, strict=False):
        total = (n - 1) * stride + (k - 1) * dilation + 1 - output
        cut = max(0, total)
        before.append(cut // 2)
        after.append(cut - cut // 2)
        extra.append(max(0, -total))
    return before + after, extra


def window(
    kernel: Sequence[int], strides: Sequence[int], pads: Sequence[int], dilations: Sequence[int] | None = None
) -> dict[str, Any]:
    """Return a window as attributes."""
    attributes = {"kernel": list(kernel), "strides": list(strides), "pads": list(pads)}
    return attributes if dilations is None else {**attributes, "dilations": list(dilations)}


def image(op: FileOperator, x: str) -> Shape:
    """Return the shape of a tensor that must have four dimensions."""
    shape = op.b.shape(x)
    if len(shape) != 4:
        raise InputError(f"{op.where}: got input {list(shape)}, expected four dimensions")
    return shape


def weights(op: FileOperator, name: str, order: Sequence[int]) -> str:
    """Return weights with their axes in another order, outputs first: a constant stays one, others move when the network runs."""
    b = op.b
    if list(order) == list(range(len(order))):
        return name
    shape = b.shape(name)
    if len(shape) != len(order):
        raise InputError(f"operator {op.name}: got weights {list(shape)}, expected {len(order)} dimensions")
    if b.is_constant(name):
        moved: Shape = tuple(shape[i] for i in order)
        return b.changed(name, "".join(map(str, order)), lambda w: w.transpose(order), moved, 0)
    return b.add("transpose", f"{op.name}/weights", [name], [b.fresh(f"{name}/transposed")], order=list(order))


def transposed_weights(op: FileOperator, name: str, groups: int) -> str:
    """Return weights (in, out / groups, [height,] width) of a transposed convolution as (out, height, width, in / groups)."""
    if not op.b.is_constant(name):
        raise UnsupportedError(f"{op.where}: its weights '{name}' are computed, expected constants")
    c, m, *kernel = op.b.shape(name)
    h, w = (1, *kernel) if len(kernel) == 1 else kernel

    def change(value: Array) -> Array:
        return value.reshape(groups, c // groups, m, h, w).transpose(0, 2, 3, 4, 1).reshape(groups * m, h, w, c // groups)

    return op.b.changed(name, f"ohwi in {groups}" if groups > 1 else "ohwi", change, (groups * m, h, w, c // groups), 0)


def pool(op: FileOperator, x: str, average: bool, padding_counts: bool | None, **attributes: Any) -> None:
    """Give a pool; `padding_counts` says of a mean whether padding is among what it divides by."""
    if average and padding_counts is not None:
        attributes["count_include_pad"] = padding_counts
    op.alike("avg_pool" if average else "max_pool", x, **attributes)


def product(
    op: FileOperator, x: str, w: str, transpose_a: bool, transpose_b: bool, bias: Sequence[str] = ()
) -> bool:  # fmt: skip
    """Give a product of matrices; return whether it is a fully connected layer, as with a constant one of two dimensions.

    Only that has the bias.
    """
    b = op.b
    weighs = b.is_constant(w) and not b.is_constant(x) and b.rank(w) == 2 and not transpose_a
    if weighs:
        moved = w if transpose_b else b.changed(w, "transposed", np.transpose, b.shape(w)[::-1], 0)
        op.give("fully_connected", [x, moved, *bias], keep_dims=True)
    else:
        op.give("matmul", [x, w], transpose_a=transpose_a, transpose_b=transpose_b)
    return weighs
