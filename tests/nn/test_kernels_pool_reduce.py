"""Pooling and reductions against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import FusedOperator, Precision, Stored
from mgpusim.nn.kernels.items import GRIDS
from mgpusim.nn.kernels.reduce import REDUCTIONS, pool, reduce
from mgpusim.nn.kernels.window import Window
from tests.helpers.examples import examples
from tests.helpers.network_tensors import F16_SUMS_F32, F32, Array, array, check, precisions, shapes, stored

STRIDES = ((1, 1), (2, 2), (3, 2))
DILATIONS = ((1, 1), (1, 1), (2, 1), (1, 2))
FUNCTIONS: dict[str, Any] = {
    "sum": np.sum, "mean": np.mean, "max": np.max, "min": np.min, "prod": np.prod,
    "l2": lambda x, axis, keepdims: np.sqrt(np.sum(x * x, axis=axis, keepdims=keepdims)),
}  # fmt: skip


def pooled(
    kind: str, x: Array, kernel: Any, strides: Any, pads: Any, dilations: Any, include: bool, out: tuple[int, int]
) -> Array:  # fmt: skip
    """A pooling position by position; the padding holds NaN, what lies beyond it infinity, and neither is a number to pool."""
    reach = [(out[i] - 1) * strides[i] + (kernel[i] - 1) * dilations[i] + 1 for i in (0, 1)]
    inner = np.pad(x, ((0, 0), (pads[0], pads[2]), (pads[1], pads[3]), (0, 0)), constant_values=np.nan)
    more = [(0, max(0, reach[i] - inner.shape[i + 1])) for i in (0, 1)]
    outer = np.pad(inner, ((0, 0), *more, (0, 0)), constant_values=np.inf)
    made = np.empty((x.shape[0], *out, x.shape[3]))
    for y, column in np.ndindex(*out):
        ys, xs = (at * strides[i] + np.arange(kernel[i]) * dilations[i] for i, at in enumerate((y, column)))
        window = outer[:, ys][:, :, xs].reshape(x.shape[0], -1, x.shape[3])
        real = np.isfinite(window)
        if kind == "max":
            made[:, y, column] = np.where(real, window, -np.inf).max(axis=1)
        else:
            counted = real | np.isnan(window) if include else real
            made[:, y, column] = np.where(real, window, 0).sum(axis=1) / counted.sum(axis=1)
    return made


@pytest.mark.parametrize(("kind", "include"), [("max", False), ("avg", False), ("avg", True)])
@examples(10)
@given(st.data(), st.builds(ImageShape, st.integers(1, 2), *[st.integers(3, 9)] * 3), precisions)
def test_pool(kind: str, include: bool, data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    """Any window, stride, dilation and padding, sizes rounded down or up."""
    kernel = data.draw(st.sampled_from(((3, 3), (2, 2), (2, 3), (1, 2), (3, 1))))
    strides, dilations = (data.draw(st.sampled_from(pairs)) for pairs in (STRIDES, DILATIONS))
    pads = [data.draw(st.sampled_from(((kernel[i % 2] - 1) * dilations[i % 2] // 2, 0))) for i in range(4)]
    out = []
    for i, size in enumerate((shape.h, shape.w)):
        room = size + pads[i] + pads[i + 2] - dilations[i] * (kernel[i] - 1) - 1
        assume(room >= 0)
        up = data.draw(st.booleans()) and (room // strides[i] + 1) * strides[i] < size + pads[i]
        out.append(room // strides[i] + 1 + (up and room % strides[i] > 0))
    src, values = stored(data.draw, "x", shape, precision), array(shape, 1, bits=precision.stored)
    dst = stored(data.draw, "y", ImageShape(shape.n, *out, shape.c), precision)
    want = pooled(kind, values, kernel, strides, pads, dilations, include, (out[0], out[1]))
    assume(np.isfinite(want).all())  # dilated windows may have no position inside
    made = pool(
        kind, src, dst, Window(kernel, strides, dilations, (pads[0], pads[1], pads[2], pads[3])), count_include_pad=include,
        precision=precision, grid=data.draw(st.sampled_from(GRIDS)),
    )  # fmt: skip
    check(made, [(src, values)], dst, want, rtol=1e-6)


@examples(16)
@given(st.data(), shapes(h=5, w=6, c=18), precisions, st.sampled_from(sorted(REDUCTIONS)), st.sampled_from(("direct", "group")))
def test_reduce(data: st.DataObject, shape: ImageShape, precision: Precision, function: str, variant: str) -> None:
    axes = "".join(data.draw(st.lists(st.sampled_from("nhwc"), min_size=1, unique=True)))
    src, values = stored(data.draw, "x", shape, precision), array(shape, 2, 0.5, 1.5, precision.stored)
    want = FUNCTIONS[function](values, axis=tuple("nhwc".index(axis) for axis in axes), keepdims=True)
    assume(precision.stored == 32 or (np.abs(want).max() < 6e4 and np.abs(want).min() > 1e-3))  # normal in half precision
    dst = stored(data.draw, "y", ImageShape(*want.shape), precision)
    local = data.draw(st.sampled_from(((8, 1, 1), (4, 3, 1)))) if variant == "group" else None
    made = reduce(function, src, dst, axes=axes, precision=precision, variant=variant, local_size=local)
    check(made, [(src, values)], dst, want, rtol=0.03 if precision.sums == 16 else 2e-6)


def test_global_average_and_what_is_fused_behind_it() -> None:
    shape = ImageShape(2, 7, 5, 10)
    x, y = Stored("x", shape, "image2d_columns", 16), Stored("y", ImageShape(2, 1, 1, 10), "image_array", 16)
    values = array(shape, 4, bits=16)
    want = np.maximum(values.mean(axis=(1, 2), keepdims=True), 0)
    for variant in ("direct", "group"):
        made = reduce("mean", x, y, axes="hw", precision=F16_SUMS_F32, variant=variant, fused=[FusedOperator("relu")])
        check(made, [(x, values)], y, want, rtol=1e-6)


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 6, 6, 8)), Stored("y", ImageShape(1, 1, 1, 8))
    with pytest.raises(InputError, match="got axes 'hz'"):
        reduce("mean", x, y, axes="hz", precision=F32)
    with pytest.raises(InputError, match="makes 1x1x6x8"):
        reduce("mean", x, y, axes="h", precision=F32)
    with pytest.raises(InputError, match="got 48 work items"):
        reduce("mean", x, y, axes="hw", precision=F32, variant="group", local_size=(48, 1, 1))
    with pytest.raises(InputError, match="'mean'"):
        reduce("mena", x, y, axes="hw", precision=F32)
    with pytest.raises(InputError, match="outside of its 6"):
        pool("max", x, Stored("y", ImageShape(1, 7, 3, 8)), Window((2, 2), (2, 2)), precision=F32)
