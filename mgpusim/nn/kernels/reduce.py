"""What makes fewer numbers of many, or needs their sums: reductions (a global pool is a mean), softmax, norms, pools."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Unpack

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, LaunchOptions, Precision, Stored, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.integer_conv import bounds, stored_scale
from mgpusim.nn.kernels.items import axes_of, expect, extents, grid_call, grid_constants, grid_size, lines, power_of_two
from mgpusim.nn.kernels.window import Window

REDUCTIONS = {
    "sum": ("0", "(v)", "((a) + (b))", "(v)"),
    "mean": ("0", "(v)", "((a) + (b))", "((v) * (SUM)(1.0f / {count}))"),
    "max": ("-INFINITY", "(v)", "max(a, b)", "(v)"),
    "min": ("INFINITY", "(v)", "min(a, b)", "(v)"),
    "prod": ("1", "(v)", "((a) * (b))", "(v)"),
    "l2": ("0", "((v) * (v))", "((a) + (b))", "sqrt(v)"),
}
"""START, TERM(v), MERGE(a, b) and FINISH(v) of `reduce.cl`, by function."""


def reduce(
    function: str,
    src: Stored,
    dst: Stored,
    *,
    axes: str,
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
    variant: str = "direct",
    grid: str = "xys",
    local_size: Sequence[int] | None = None,
) -> Call:
    """Return the kernel of a reduction.

    Parameters
    ----------
    function : one of `REDUCTIONS`.
    dst : with size 1 along the axes; taking these away afterwards moves nothing or is a `reshape`.
    axes : letters of n, h, w and c.
    variant : "direct", an item for each slice of the output, or "group", whose work groups share a sum in local memory.
    local_size : of "group": (items that share a sum, a power of two; sums of a group; 1), by default (64, 1, 1).

    >>> x, y = Stored("x", ImageShape(1, 7, 7, 1280)), Stored("y", ImageShape(1, 1, 1, 1280))
    >>> reduce("mean", x, y, axes="hw", precision=Precision(), variant="group").launch.global_size
    (64, 1, 320)
    """
    what = f"{function} of {src.name}"
    if function not in REDUCTIONS:
        raise InputError(f"{what}: {suggest('reduction', function, REDUCTIONS)}")
    if variant not in ("direct", "group"):
        raise InputError(f"{what}: {suggest('variant', variant, ('direct', 'group'))}")
    over = axes_of(what, axes)
    shape = msgspec.structs.replace(src.shape, **dict.fromkeys(over, 1))
    expect(what, dst, shape)
    items = tuple(local_size or (64, 1, 1)) if variant == "group" else (1, 1, 1)
    start, term, merge, finish = REDUCTIONS[function]
    count = math.prod(getattr(src.shape, axis) for axis in over)
    constants: dict[str, object] = {f"OVER_{name}": axis in over for name, axis in zip("NYXC", "nhwc", strict=True)}
    constants |= {"START": start, "TERM(v)": term, "MERGE(a, b)": merge, "FINISH(v)": finish.format(count=count)}
    constants |= {"ITEMS": items[0], "PARTS": items[1], **grid_constants(grid, SRC=src.shape, DST=shape)}
    size: tuple[int, ...] = grid_size(shape, grid)
    if variant == "group":
        power_of_two(what, items)
        size, local_size = (items[0], shape.w * dst.rows, shape.slices), items
    return call(
        "reduce", f"{function} over {over}{' in groups' if variant == 'group' else ''}", size, src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=precision, fused=fused, local_size=local_size,
    )  # fmt: skip


def softmax(
    src: Stored,
    dst: Stored,
    *,
    axis: str = "c",
    log: bool = False,
    beta: float = 1.0,
    precision: Precision,
    variant: str = "",
    fused: Sequence[FusedOperator] = (),
    local_size: Sequence[int] | None = None,
) -> Call:
    """Return the kernel of a softmax.

    Parameters
    ----------
    axis : along which the outputs add up to 1.
    log : the logarithm of the softmax.
    beta : factor of the inputs.
    variant : "direct", an item for each line along the axis. "group", only along channels, whose work groups share a pixel's
        largest number and sum in local memory. By default "group" for few pixels, as many as channels or 256 at most, as
        TFLite's GPU delegate chooses.
    local_size : of "group": (items of a pixel, a power of two; pixels; 1), by default (32, 1).

    >>> x, y = (Stored(name, ImageShape(1, 1, 1, 1001)) for name in "xy")
    >>> softmax(x, y, precision=Precision()).launch.global_size
    (32, 1)
    """
    what = f"softmax of {src.name}"
    expect(what, dst, src.shape)
    if axis not in ("n", "h", "w", "c"):
        raise InputError(f"{what}: {suggest('axis', axis, 'nhwc')}")
    pixels = dst.rows * dst.shape.w
    chosen = variant or ("group" if axis == "c" and pixels <= min(256, src.shape.c) else "direct")
    if chosen not in ("direct", "group") or (chosen == "group" and axis != "c"):
        raise InputError(f"{what}: got variant '{chosen}' along {axis}, expected 'direct', or 'group' along c")
    constants: dict[str, object] = {"LOGARITHM": log, "BETA": number(beta), **grid_constants(SRC=src.shape, DST=dst.shape)}
    label = f"{'log ' if log else ''}softmax{'' if axis == 'c' else f' along {axis}'}"
    if chosen == "group":
        items = tuple(local_size or (32, 1))[:2]
        power_of_two(what, items)
        return call(
            "softmax_group", f"{label} in groups", (items[0], pixels), src=[("SRC", src)], dst=[("DST", dst)],
            constants={**constants, "ITEMS": items[0], "PARTS": items[1]}, precision=precision, fused=fused, local_size=items,
        )  # fmt: skip
    size, along = lines(src.shape, axis)
    return call(
        "softmax", label, size, src=[("SRC", src)], dst=[("DST", dst)], constants=constants | along, precision=precision,
        fused=fused, local_size=local_size,
    )  # fmt: skip


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


KINDS = ("max", "avg")


def pool(
    kind: str, src: Stored, dst: Stored, window: Window, *, count_include_pad: bool = False, **how: Unpack[LaunchOptions]
) -> Call:
    """Return the kernel of a pooling: an item for each slice of the output.

    Parameters
    ----------
    kind : "max" or "avg".
    window : those that reach beyond its pads, as where sizes were rounded up, have their rest left out.
    count_include_pad : a mean divides by all positions of the window that lie in the input or its padding, else in the input.

    >>> x, y = Stored("x", ImageShape(1, 112, 112, 64)), Stored("y", ImageShape(1, 56, 56, 64))
    >>> pool("max", x, y, Window((3, 3), (2, 2), pads=(1, 1, 1, 1)), precision=Precision()).launch.global_size
    (56, 56, 16)
    """
    last, pads = _last_positions(kind, src, dst, window), window.pads
    ends = [size + (pads[i + 2] if count_include_pad else 0) for i, size in enumerate((src.shape.h, src.shape.w))]
    constants = {
        **window.constants(), "MAXIMUM": kind == "max", "COUNT_TO_Y": ends[0], "COUNT_TO_X": ends[1],
        "COUNT_FROM": not count_include_pad,
        "COUNT_ALL": last[0] < ends[0] and last[1] < ends[1] and (count_include_pad or not any(pads[:2])),
    }  # fmt: skip
    return grid_call(
        "pool", f"{kind} pool {window.kernel[0]}x{window.kernel[1]}", dst.shape, src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, sums=kind != "max", sized={"SRC": src.shape, "DST": dst.shape}, **how,
    )  # fmt: skip


def integer_pool(
    kind: str, src: Stored, dst: Stored, window: Window, *, fused: Sequence[FusedOperator] = (), grid: str = "xys"
) -> Call:
    """Return a pooling of a tensor of integers whose scale is that of the output: an item for each slice of it.

    Parameters
    ----------
    kind : "max", or "avg" over the positions inside the input, rounded as TensorFlow Lite's reference does
        (tensorflow/lite/kernels/internal/reference/integer_ops/pooling.h).
    fused : activations that are bounds.

    >>> x, y = (Stored(n, ImageShape(1, size, size, 64), "buffer", 8, Scale(0.1)) for n, size in (("x", 14), ("y", 7)))
    >>> integer_pool("avg", x, y, Window((2, 2), (2, 2))).launch.global_size
    (7, 7, 16)
    """
    _last_positions(kind, src, dst, window)
    scale = stored_scale(src)
    if scale != stored_scale(dst):
        raise InputError(f"{kind} pool of {src.name}: {dst.name} has another scale, which integers alone do not lead to")
    low, high = bounds(scale, fused)
    constants = {
        **window.constants(), "MAXIMUM": kind == "max", "ORIGIN": f"({-128 * scale.unsigned})", "LOW": f"({low})",
        "HIGH": f"({high})",
    }  # fmt: skip
    return grid_call(
        "integer_pool", f"integer {kind} pool {window.kernel[0]}x{window.kernel[1]}", dst.shape, src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, sized={"SRC": src.shape, "DST": dst.shape}, precision=Precision(), grid=grid,
    )  # fmt: skip


def _last_positions(kind: str, src: Stored, dst: Stored, window: Window) -> list[int]:
    """Return the last row and column that any window has, counted as those of the input."""
    if kind not in KINDS:
        raise InputError(suggest("pooling", kind, KINDS))
    s, d = src.shape, dst.shape
    if (s.n, s.c) != (d.n, d.c):
        raise InputError(f"{kind} pool of {src.name}: {d.n}x{d.c} images by channels of {dst.name}, expected {s.n}x{s.c}")
    out = []
    for name, size, outputs, i in (("rows", s.h, d.h, 0), ("columns", s.w, d.w, 1)):
        first = (outputs - 1) * window.strides[i] - window.pads[i]
        reach = (window.kernel[i] - 1) * window.dilations[i]
        if first >= size or reach - window.pads[i] < 0:
            raise InputError(f"{kind} pool of {src.name}: {outputs} {name} of {dst.name} need windows outside of its {size}")
        out.append(first + reach)
    return out
