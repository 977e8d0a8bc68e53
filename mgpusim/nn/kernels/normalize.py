"""Normalisations whose statistics are those of the input: layer, RMS, instance and L2 norm, and local response normalisation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Unpack

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, LaunchOptions, Precision, Stored, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.items import axes_of, expect, extents, grid_call, grid_constants, power_of_two


def normalize(
    src: Stored,
    dst: Stored,
    *,
    axes: str,
    epsilon: float,
    centred: bool = True,
    mean_square: bool = False,
    scale: Stored | None = None,
    offset: Stored | None = None,
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
    local_size: Sequence[int] | None = None,
) -> Call:
    """Return the kernel of a normalisation over axes of each image.

    Parameters
    ----------
    axes : letters of h, w and c: "c" is the usual layer norm, "hw" the instance norm.
    centred : (v - mean) / sqrt(variance + epsilon); else v / max(norm, sqrt(epsilon)), the L2 norm.
    mean_square : not centred, v / sqrt(mean of squares + epsilon): Zhang and Sennrich, "Root mean square layer normalization",
        NeurIPS 2019.
    scale, offset : factors of the result, and what is added to it: tensors whose sizes of 1 are broadcast.
    local_size : (items that share a sum, a power of two; sums of a group; 1), by default (64, 1, 1).

    >>> x, y = (Stored(name, ImageShape(1, 1, 197, 768)) for name in "xy")
    >>> normalize(x, y, axes="c", epsilon=1e-6, precision=Precision()).launch.global_size
    (64, 197, 1)
    """
    what = f"normalisation of {src.name}"
    expect(what, dst, src.shape)
    over = axes_of(what, axes)
    if "n" in over:
        raise InputError(f"{what}: got axes '{axes}', expected some of h, w and c: images of a batch are normalised apart")
    items = tuple(local_size or (64, 1, 1))
    power_of_two(what, items)
    kept = msgspec.structs.replace(src.shape, **dict.fromkeys(over, 1))
    constants: dict[str, object] = {f"OVER_{name}": axis in over for name, axis in zip("YXC", "hwc", strict=True)}
    constants |= {
        "CENTRED": centred, "MEAN_SQUARE": mean_square, "EPSILON": number(epsilon), "ITEMS": items[0], "PARTS": items[1],
    }  # fmt: skip
    constants |= {"COUNT": math.prod(getattr(src.shape, axis) for axis in over), **extents("KEPT", kept)}
    steps = [FusedOperator(name, operands=(t,)) for name, t in (("mul", scale), ("add", offset)) if t is not None]
    name = "norm" if centred else "rms norm" if mean_square else "l2 norm"
    return call(
        "normalization", f"{name} over {over}", (items[0], kept.n * kept.h * kept.w, kept.slices),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants | grid_constants(SRC=src.shape), precision=precision,
        fused=[*steps, *fused], local_size=items,
    )  # fmt: skip


def lrn(
    src: Stored,
    dst: Stored,
    *,
    size: int,
    alpha: float = 1e-4,
    beta: float = 0.75,
    bias: float = 1.0,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a local response normalisation across channels, as ONNX defines it.

    Each number is divided by (bias + alpha / size * sum of squares)^beta. The sum is over the channel itself, (size - 1) // 2
    before and size // 2 after it, as far as there are such.

    >>> x, y = (Stored(name, ImageShape(1, 55, 55, 96)) for name in "xy")
    >>> lrn(x, y, size=5, precision=Precision()).launch.global_size
    (55, 55, 24)
    """
    what = f"local response normalisation of {src.name}"
    expect(what, dst, src.shape)
    if size < 1:
        raise InputError(f"{what}: got size {size}, expected at least one channel")
    constants: dict[str, object] = {"BELOW": (size - 1) // 2, "ABOVE": size // 2, "SPAN": -(-(size // 2) // 4)}
    constants |= {"ALPHA": number(alpha / size), "BETA": number(beta), "BIAS": number(bias)}
    return grid_call(
        "lrn", f"lrn {size}", dst.shape, src=[("SRC", src)], dst=[("DST", dst)], constants=constants,
        sized={"SRC": src.shape, "DST": dst.shape}, **how,
    )  # fmt: skip
