"""Normalisations, indices of largest numbers and rows of tables, against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import FusedOperator, Precision, Stored
from mgpusim.nn.kernels.lookup import arg_max, gather
from mgpusim.nn.kernels.reduce import lrn, normalize
from tests.helpers.examples import examples
from tests.helpers.network_tensors import F16, F32, array, check, precisions, shapes, stored


@examples(8)
@given(st.data(), shapes(h=5, w=6, c=14), precisions, st.booleans())
def test_normalize(data: st.DataObject, shape: ImageShape, precision: Precision, centred: bool) -> None:
    axes = data.draw(st.sampled_from(("c", "hw", "hwc", "w", "wc", "h")))
    src, dst = stored(data.draw, "x", shape, precision), stored(data.draw, "y", shape, precision)
    scale, offset = (stored(data.draw, name, ImageShape(1, 1, 1, shape.c), precision) for name in ("scale", "offset"))
    given_ = [(t, array(t.shape, i, bits=t.bits)) for i, t in enumerate((src, scale, offset))]
    x, factor, more = (values for _, values in given_)
    over = tuple("nhwc".index(axis) for axis in axes)
    if centred:
        want = (x - x.mean(axis=over, keepdims=True)) / np.sqrt(x.var(axis=over, keepdims=True) + 0.01)
    else:
        want = x / np.sqrt(np.maximum((x * x).sum(axis=over, keepdims=True), 0.01))
    local = data.draw(st.sampled_from(((8, 1, 1), (4, 3, 1), (1, 1, 1))))
    made = normalize(
        src, dst, axes=axes, epsilon=0.01, centred=centred, scale=scale, offset=offset, precision=precision, local_size=local
    )  # fmt: skip
    check(made, given_, dst, want * factor + more, rtol=0.02 if precision.sums == 16 else 1e-5)


@examples(12)
@given(st.data(), shapes(h=2, w=3, c=15), precisions, st.integers(1, 9))
def test_lrn(data: st.DataObject, shape: ImageShape, precision: Precision, size: int) -> None:
    src, dst = stored(data.draw, "x", shape, precision), stored(data.draw, "y", shape, precision)
    x = array(shape, 3, bits=precision.stored)
    before, after = (size - 1) // 2, size // 2
    padded = np.pad(x * x, ((0, 0), (0, 0), (0, 0), (before, after)))
    sums = sum(padded[..., k : k + shape.c] for k in range(size))
    made = lrn(src, dst, size=size, alpha=0.7, beta=0.6, bias=1.5, precision=precision)
    check(made, [(src, x)], dst, x / (1.5 + 0.7 / size * sums) ** 0.6, rtol=0.01 if precision.sums == 16 else 2e-6)


@examples(16)
@given(st.data(), shapes(c=14), precisions)
def test_arg_max(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    axis = data.draw(st.sampled_from("ccnhw"))
    src, values = stored(data.draw, "x", shape, precision), np.rint(array(shape, 8) * 2)  # whole numbers: many are equal
    want = np.expand_dims(values.argmax(axis="nhwc".index(axis)), "nhwc".index(axis)).astype(float)
    dst = stored(data.draw, "y", ImageShape(*want.shape), precision)
    check(arg_max(src, dst, axis=axis, precision=precision), [(src, values)], dst, want)


@examples(12)
@given(st.data(), shapes(h=5, w=4), precisions, shapes(n=2, h=1, w=2, c=5))
def test_gather(data: st.DataObject, table: ImageShape, precision: Precision, places: ImageShape) -> None:
    count = table.n * table.h * table.w
    src, index = stored(data.draw, "table", table, precision), stored(data.draw, "index", places, precision)
    size = (places.n, places.h, places.w, places.c)
    rows = np.random.default_rng(count).integers(-count, count, size)
    dst = stored(data.draw, "y", ImageShape(places.n, places.w, places.c, table.c), precision)
    values = array(table, 1, bits=precision.stored)
    want = values.reshape(count, table.c)[rows.reshape(-1)].reshape(places.n, places.w, places.c, table.c)
    made = gather(src, index, dst, precision=precision, fused=[FusedOperator("abs")])
    check(made, [(src, values), (index, rows.astype(float))], dst, np.abs(want))


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 6, 6, 8)), Stored("y", ImageShape(1, 6, 6, 1))
    with pytest.raises(InputError, match="images of a batch"):
        normalize(x, x, axes="nc", epsilon=1e-5, precision=F32)
    with pytest.raises(InputError, match="got size 0"):
        lrn(x, x, size=0, precision=F32)
    with pytest.raises(InputError, match="makes 1x6x1x8"):
        arg_max(x, y, axis="w", precision=F32)
    large, places = Stored("large", ImageShape(1, 1, 30522, 8), bits=16), Stored("places", ImageShape(1, 1, 1, 4), bits=16)
    with pytest.raises(InputError, match="exact to 2048; store it in 32 bits"):
        gather(large, places, Stored("z", ImageShape(1, 1, 4, 8), bits=16), precision=F16)
    with pytest.raises(InputError, match="do not make up"):
        gather(y, y, x, precision=F32)
