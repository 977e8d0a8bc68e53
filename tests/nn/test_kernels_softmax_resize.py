"""Softmax along every axis and resizing of images, against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import FusedOperator, Precision, Stored
from mgpusim.nn.kernels.items import GRIDS
from mgpusim.nn.kernels.reduce import softmax
from mgpusim.nn.kernels.resize import resize
from tests.helpers.examples import examples
from tests.helpers.network_tensors import F32, Array, array, check, precisions, shapes, stored


@examples(16)
@given(st.data(), shapes(c=19), precisions, st.booleans(), st.sampled_from((1.0, 0.5)))
def test_softmax(data: st.DataObject, shape: ImageShape, precision: Precision, log: bool, beta: float) -> None:
    axis = data.draw(st.sampled_from("cchwn"))
    variant = data.draw(st.sampled_from(("", "direct", "group"))) if axis == "c" else ""
    src, dst = stored(data.draw, "x", shape, precision), stored(data.draw, "y", shape, precision)
    values = array(shape, 5, -9, 9, precision.stored)
    powers = np.exp(values * beta)
    want = powers / powers.sum(axis="nhwc".index(axis), keepdims=True)
    local = data.draw(st.sampled_from((None, (4, 3)))) if variant == "group" else None
    made = softmax(src, dst, axis=axis, log=log, beta=beta, precision=precision, variant=variant, local_size=local)
    check(made, [(src, values)], dst, np.log(want) if log else want, rtol=0.02 if precision.sums == 16 else 2e-6)


def test_large_inputs_do_not_overflow() -> None:
    shape = ImageShape(1, 1, 1, 6)
    x, y, values = Stored("x", shape), Stored("y", shape), np.array([500.0, 499, 0, -500, 500, 498]).reshape(1, 1, 1, 6)
    want = np.exp(values - 500) / np.exp(values - 500).sum()
    for variant in ("direct", "group"):
        check(softmax(x, y, precision=F32, variant=variant), [(x, values)], y, want, rtol=1e-6)


def test_which_softmax_is_chosen() -> None:
    def chosen(shape: ImageShape) -> str:
        return softmax(Stored("x", shape), Stored("y", shape), precision=F32).launch.entry

    assert chosen(ImageShape(1, 1, 1, 1000)) == "softmax_group"
    assert chosen(ImageShape(1, 16, 16, 256)) == "softmax_group"
    assert chosen(ImageShape(1, 16, 17, 300)) == "softmax"
    assert chosen(ImageShape(1, 65, 65, 21)) == "softmax"


def resized(x: Array, h: int, w: int, mode: str, align: bool, half: bool) -> Array:
    """Rows, then columns; coordinates in single precision, as where a nearest pixel is a matter of rounding."""
    for axis, size in ((1, h), (2, w)):
        have = x.shape[axis]
        scale = np.float32((have - 1) / (size - 1) if align and size > 1 else have / size)
        at = (np.arange(size, dtype=np.float32) + np.float32(0.5 if half else 0)) * scale
        if mode == "nearest":
            x = np.take(x, np.clip(np.floor(at + np.float32(0.5 if align else 0)).astype(int), 0, have - 1), axis=axis)
            continue
        at -= np.float32(0.5 if half else 0)
        weights = np.maximum(0, 1 - np.abs(np.clip(at, 0, have - 1)[:, None] - np.arange(have)))
        x = np.moveaxis(np.tensordot(weights, x, (1, axis)), 0, axis)
    return x


@examples(10)
@given(st.data(), shapes(), precisions, st.sampled_from(("nearest", "bilinear")), st.integers(1, 9), st.integers(1, 9))
def test_resize(data: st.DataObject, shape: ImageShape, precision: Precision, mode: str, h: int, w: int) -> None:
    align, half = data.draw(st.sampled_from(((False, False), (True, False), (False, True))))
    src, dst = stored(data.draw, "x", shape, precision), stored(data.draw, "y", ImageShape(shape.n, h, w, shape.c), precision)
    values = array(shape, 6, bits=precision.stored)
    want = resized(values, h, w, mode, align, half)
    grid = data.draw(st.sampled_from(GRIDS))
    made = resize(mode, src, dst, align_corners=align, half_pixel=half, precision=precision, grid=grid)
    check(made, [(src, values)], dst, want, rtol=2e-6 if mode == "bilinear" else 0)


def test_a_doubled_image_with_what_is_fused() -> None:
    x, y, values = Stored("x", ImageShape(1, 2, 2, 1)), Stored("y", ImageShape(1, 4, 4, 1)), np.arange(4.0).reshape(1, 2, 2, 1)
    nearest = [[0, 0, 1, 1], [0, 0, 1, 1], [2, 2, 3, 3], [2, 2, 3, 3]]
    bilinear = [[0, 0.25, 0.75, 1], [0.5, 0.75, 1.25, 1.5], [1.5, 1.75, 2.25, 2.5], [2, 2.25, 2.75, 3]]
    for mode, half, want in (("nearest", False, nearest), ("bilinear", True, bilinear)):
        made = resize(mode, x, y, half_pixel=half, precision=F32, fused=[FusedOperator("neg")])
        check(made, [(x, values)], y, -np.array(want, float).reshape(1, 4, 4, 1))


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 6, 6, 8)), Stored("y", ImageShape(1, 12, 12, 8))
    with pytest.raises(InputError, match="both align_corners and half_pixel"):
        resize("nearest", x, y, align_corners=True, half_pixel=True, precision=F32)
    with pytest.raises(InputError, match="'bilinear'"):
        resize("bilinaer", x, y, precision=F32)
    with pytest.raises(InputError, match="makes 1x6x6x8"):
        softmax(x, y, precision=F32)
    with pytest.raises(InputError, match="'group' along h"):
        softmax(x, x, axis="h", variant="group", precision=F32)
