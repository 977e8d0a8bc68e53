"""Element-wise operators, and conversions of layout and storage: plain NHWC or NCHW buffers to slices of channels and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import LAYOUTS, ImageShape
from mgpusim.nn.kernels.base import (
    Call,
    FusedOperator,
    LaunchOptions,
    Precision,
    Scale,
    Stored,
    WeightOrder,
    broadcast_load,
    call,
)
from mgpusim.nn.kernels.integer_conv import bounds, fixed_point, stored_scale
from mgpusim.nn.kernels.items import arithmetic, expect, grid_call, grid_constants, grid_size
from mgpusim.nn.kernels.weights import padded_channels
from mgpusim.workload.args import BufferArg

COMMUTATIVE = ("add", "mul", "max", "min", "equal", "not_equal", "and", "or")


def broadcast_shape(shapes: Sequence[ImageShape]) -> ImageShape:
    """Return the shape of an element-wise operator's output.

    >>> broadcast_shape([ImageShape(1, 1, 1, 64), ImageShape(1, 7, 9, 64)])
    ImageShape(n=1, h=7, w=9, c=64)
    """
    return ImageShape(*(max(getattr(shape, axis) for shape in shapes) for axis in "nhwc"))


def elementwise(
    function: str,
    inputs: Sequence[Stored | float],
    dst: Stored,
    *,
    attributes: Mapping[str, object] | None = None,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a function of `mgpusim.nn.graphs.operators.ELEMENTWISE`, and of what is fused behind it.

    Parameters
    ----------
    inputs : operands in the function's order: tensors, whose sizes of 1 are broadcast, or numbers; one of them a tensor. The only
        tensor of three or more is the first or the last.

    >>> x = Stored("x", ImageShape(1, 7, 9, 30))
    >>> elementwise("sub", [1.0, x], Stored("y", x.shape), precision=Precision()).launch.global_size
    (9, 7, 8)
    """
    tensors = [operand for operand in inputs if isinstance(operand, Stored)]
    if not tensors:
        raise InputError(f"{function} for {dst.name}: got no operand that is a tensor")
    expect(f"{function} for {dst.name}", dst, broadcast_shape([dst.shape, *(t.shape for t in tensors)]))
    src, step = _first(function, inputs, dict(attributes or {}))
    how["fused"] = [step, *how.get("fused", ())]
    return grid_call(
        "elementwise", function, dst.shape, src=[("SRC", src)], dst=[("DST", dst)], sums=False, sized={"DST": dst.shape},
        constants={"FIRST": broadcast_load("SRC", src, dst.shape)}, **how,
    )  # fmt: skip


def affine(
    src: Stored,
    scale: Stored,
    offset: Stored | None,
    dst: Stored,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of src * scale + offset, tensors of the channels."""
    how["fused"] = [*([FusedOperator("add", operands=(offset,))] if offset else []), *how.get("fused", ())]
    return msgspec.structs.replace(elementwise("mul", [src, scale], dst, **how), variant="affine")


def factor_and_term(constants: Sequence[Array | None], epsilon: float) -> list[Array]:
    """Return a batch norm's scale, offset, mean and variance as the factor and the term of each channel."""
    scale, offset, mean, variance = (np.asarray(value, np.float64).reshape(-1) for value in constants[:4])
    factor = scale / np.sqrt(variance + epsilon)
    return [padded_channels(factor), padded_channels(offset - mean * factor)]


def batch_norm(
    src: Stored,
    dst: Stored,
    *,
    epsilon: float,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a batch norm that no convolution takes in: src times a factor plus a term, for each channel.

    >>> x = Stored("x", ImageShape(1, 7, 9, 30))
    >>> call = batch_norm(x, Stored("y", x.shape), epsilon=1e-3, precision=Precision())
    >>> call.variant, call.tensors, call.weights_b
    ('batch norm', ('x', '', '', 'y'), 256)
    """
    channels = Stored("", ImageShape(1, 1, 1, src.shape.c), src.storage, how["precision"].stored)
    kernel = affine(src, channels, channels, dst, **how)
    operands = (kernel.operands[0], None, None, *kernel.operands[3:])
    return msgspec.structs.replace(
        kernel,
        variant="batch norm",
        operands=operands,
        weights_b=2 * channels.size_b,
        weight_order=WeightOrder(factor_and_term, (epsilon,)),
    )


def _first(function: str, inputs: Sequence[Stored | float], attributes: dict[str, object]) -> tuple[Stored, FusedOperator]:
    """Return the operand that the kernel itself loads, and the function as a step behind that load."""
    first, last = inputs[0], inputs[-1]
    if isinstance(first, Stored):
        return first, FusedOperator(function, attributes, tuple(inputs[1:]))
    at = next(i for i, operand in enumerate(inputs) if isinstance(operand, Stored))
    read = inputs[at]
    if function in COMMUTATIVE and isinstance(read, Stored):
        return read, FusedOperator(function, attributes, (*inputs[:at], *inputs[at + 1 :]))
    if not isinstance(last, Stored):
        raise InputError(f"{function}: its first operand is a number, and its last is none that a kernel loads")
    return last, FusedOperator(function, attributes, tuple(reversed(inputs[:-1])), reversed=True)


def _operand_load(prefix: str, operand: Stored, dst: Stored) -> str:
    """Return the load of an operand for the element x, row, s of the output, its sizes of 1 broadcast."""
    own, to = operand.shape, dst.shape
    if own.n not in (1, to.n) or own.h not in (1, to.h) or own.w not in (1, to.w) or own.c not in (1, to.c):
        raise InputError(f"tensor {operand.name}: its shape {own} is not that of {dst.name}, nor 1 where it differs")
    image = "0" if own.n == 1 else f"((row) / {to.h})"
    row = "row" if (own.n, own.h) == (to.n, to.h) else f"({image} * {own.h} + {'0' if own.h == 1 else f'(row) % {to.h}'})"
    single = own.c == 1 and to.c > 1
    loaded = f"{prefix.lower()}[INDEX({prefix}, {'0' if own.w == 1 else 'x'}, {row}, {'0' if single else 's'})]"
    return f"({loaded}).xxxx" if single else loaded


def integer_add(
    first: Stored,
    second: Stored,
    dst: Stored,
    *,
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> Call:
    """Return the sum of two tensors, each of its own scale, as TensorFlow Lite's reference rounds it.

    Source: tensorflow/lite/kernels/add.cc, PrepareGeneral8BitAddSubOp, and kernels/internal/reference/add.h.

    >>> a, b, y = (Stored(n, ImageShape(1, 7, 7, 64), "buffer", 8, Scale(s)) for n, s in (("a", 0.1), ("b", 0.2), ("y", 0.3)))
    >>> integer_add(a, b, y).variant
    'integer add'
    """
    expect(f"add for {dst.name}", dst, broadcast_shape([dst.shape, first.shape, second.shape]))
    scales = [stored_scale(tensor) for tensor in (first, second, dst)]
    common = 2 * max(scales[0].scale, scales[1].scale)
    factors = [scales[0].scale / common, scales[1].scale / common, common / (2**20 * scales[2].scale)]
    low, high = bounds(scales[2], fused)
    constants: dict[str, object] = {
        "FIRST": _operand_load("A", first, dst), "SECOND": _operand_load("B", second, dst), "FIXED": True, "DOT8": False,
        "LOW": f"({low})", "HIGH": f"({high})", **grid_constants(grid, DST=dst.shape),
    }  # fmt: skip
    for prefix, factor in zip(("A", "B", "OUT"), factors, strict=True):
        multiplier, shift = fixed_point(factor)
        constants |= {f"{prefix}_MULTIPLIER": multiplier, f"{prefix}_SHIFT": f"({shift})"}
    return call(
        "integer_add", "integer add", grid_size(dst.shape, grid), src=[("A", first), ("B", second)], dst=[("DST", dst)],
        constants=constants, precision=Precision(),
    )  # fmt: skip


class Plain(msgspec.Struct, frozen=True):
    """A tensor in a buffer without slices: its numbers in the order of `layout`, none between them.

    Those of 8 bits are the model's, signed or not, by their `scale`.

    >>> Plain("x", ImageShape(1, 224, 224, 3), "NCHW", 16).size_b
    301056
    """

    name: str
    shape: ImageShape
    layout: str = "NHWC"
    bits: int = 32
    scale: Scale | None = None

    def __post_init__(self) -> None:
        if self.layout not in LAYOUTS:
            raise InputError(f"tensor {self.name}: {suggest('layout', self.layout, LAYOUTS)}")

    @property
    def count(self) -> int:
        return self.shape.n * self.shape.h * self.shape.w * self.shape.c

    @property
    def size_b(self) -> int:
        return self.count * self.bits // 8

    def constants(self, prefix: str) -> Mapping[str, object]:
        unsigned = self.scale is not None and self.scale.unsigned
        own = {f"{prefix}_BITS": "U8" if unsigned else self.bits, f"{prefix}_NCHW": int(self.layout == "NCHW")}
        return own if self.scale is None else own | self.scale.constants(prefix, self.scale.zero)

    def arg(self, access: str) -> BufferArg:
        unsigned = self.scale is not None and self.scale.unsigned
        dtype = f"float{self.bits}" if self.scale is None else "uint8" if unsigned else "int8"
        return BufferArg(dtype, self.count, access=access)


def convert(
    src: Stored | Plain,
    dst: Stored | Plain,
    *,
    precision: Precision | None = None,
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> Call:
    """Return the kernel that brings a tensor into another layout, storage or precision.

    Parameters
    ----------
    precision : of arithmetic; without it the larger of the two that are stored, since half reads of float images are undefined
        (OpenCL extension cl_khr_fp16).
    fused : behind a conversion whose output is in slices, e.g. the scaling of an input image.

    >>> x = Plain("input", ImageShape(1, 224, 224, 3))
    >>> convert(x, Stored("x", x.shape, "image_array", 16)).variant
    'NHWC to image_array'
    """
    bits = max(src.bits, dst.bits)
    precision = arithmetic(precision or Precision(bits, bits, bits))
    if isinstance(dst, Stored):
        expect(f"conversion of {src.name}", dst, src.shape)
        if isinstance(src, Stored):
            kernel = elementwise("identity", [src], dst, precision=precision, fused=fused, grid=grid)
            return msgspec.structs.replace(kernel, variant=f"{src.storage} to {dst.storage}")
        constants = {"VECTORS": src.layout == "NHWC" and src.shape.c % 4 == 0, **grid_constants(grid, DST=dst.shape)}
        return call(
            "from_plain", f"{src.layout} to {dst.storage}", grid_size(dst.shape, grid), src=[("PLAIN", src)], dst=[("DST", dst)],
            constants=constants, precision=precision, fused=fused,
        )  # fmt: skip
    if not isinstance(src, Stored):
        raise InputError(f"conversion of {src.name}: both tensors are plain; bring one of them into a storage")
    expect(f"conversion of {src.name}", src, dst.shape)
    if fused:
        raise InputError(f"conversion of {src.name}: nothing can be fused before a plain output")
    constants = {"VECTORS": dst.layout == "NHWC" and dst.shape.c % 4 == 0, **grid_constants(grid, SRC=src.shape)}
    return call(
        "to_plain", f"{src.storage} to {dst.layout}", grid_size(src.shape, grid), src=[("SRC", src)], dst=[("PLAIN", dst)],
        constants=constants, precision=precision,
    )  # fmt: skip
