"""Conversions of layout and storage: plain NHWC or NCHW buffers, as a network's user has them, to slices of channels and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import LAYOUTS, ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Scale, Stored, call
from mgpusim.nn.kernels.elementwise import elementwise
from mgpusim.nn.kernels.items import arithmetic, expect, grid_constants, grid_size
from mgpusim.workload.args import BufferArg


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
            made = elementwise("identity", [src], dst, precision=precision, fused=fused, grid=grid)
            return msgspec.structs.replace(made, variant=f"{src.storage} to {dst.storage}")
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
