"""Winograd's method against the direct sum."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.kernels.winograd import winograd
from tests.helpers.convolutions import direct
from tests.helpers.examples import examples
from tests.helpers.network_kernels import contents_of, run_calls
from tests.helpers.network_pocl import use_pocl

F32, F16, MIXED = Precision(32, 32, 32), Precision(16, 16, 16), Precision(16, 16, 32)
SAME = Window((3, 3), pads=(1, 1, 1, 1))


def check(
    shape: ImageShape,
    outputs: int,
    window: Window = SAME,
    precision: Precision = F32,
    storage: str = "buffer",
    *,
    tile: int = 4,
    block: tuple[int, int, int] = (1, 1, 1),
    weights: str = "buffer",
    **options: Any,
) -> None:
    rng = np.random.default_rng(3)
    src = Stored("x", shape, storage, precision.stored)
    dst = Stored("y", window.output(shape, outputs), storage, precision.stored)
    other = Stored("b", dst.shape, storage, precision.stored)
    x = rng.uniform(-1, 1, (shape.n, shape.h, shape.w, shape.c)).astype(f"float{precision.stored}").astype(float)
    added = rng.integers(-2, 3, (dst.shape.n, dst.shape.h, dst.shape.w, outputs)).astype(float)
    values, bias = rng.uniform(-1, 1, (outputs, 3, 3, shape.c)), rng.integers(-2, 3, outputs) / 2
    sums = direct(x, values, bias, window)
    added -= np.ceil(np.median(sums + added)) - 1  # so half of the results are positive, whatever was drawn
    want = np.maximum(sums + added, 0)
    calls = winograd(
        src, dst, window, precision=precision, tile=tile, block=block, weights=weights,
        fused=[FusedOperator("add", operands=(other,)), FusedOperator("relu")], **options,
    )  # fmt: skip
    (got,) = run_calls(calls, [(src, x), (other, added)], [dst], contents_of(calls, values, bias))
    # the transforms of tiles of 4 multiply rounding by up to 100 (Lavin and Gray, 2016, section 5.3)
    unit = (2.0**-11 if precision.stored == 16 else 2.0**-23) * (100 if tile == 4 else 10)
    np.testing.assert_allclose(got, want, rtol=0, atol=unit * np.abs(want).max())
    assert (got > 0).mean() > 0.1


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("tile", [2, 4])
@pytest.mark.parametrize("row_items", [False, True])
def test_tiles_in_every_storage(storage: str, tile: int, row_items: bool) -> None:
    check(ImageShape(2, 7, 6, 6), 5, storage=storage, tile=tile, row_items=row_items)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("precision", [F16, MIXED], ids=["F16", "sums F32"])
@pytest.mark.parametrize("tile", [2, 4])
def test_half_precision(precision: Precision, tile: int) -> None:
    check(ImageShape(1, 9, 5, 8), 8, precision=precision, storage="image_array", tile=tile, block=(2, 1, 2), weights="images")


def test_the_multiplication_has_the_variants_of_a_convolution() -> None:
    check(ImageShape(1, 8, 8, 16), 12, storage="image2d_columns", tile=2, block=(4, 1, 1), weights="image", grid="sxy", unroll=2)
    check(ImageShape(1, 8, 8, 8), 12, tile=4, block=(4, 1, 2), weights="image_buffer", storage="image_buffer", unroll=2)
    check(ImageShape(1, 8, 8, 8), 12, tile=4, storage="image2d_rows", row_items=False)


@pytest.mark.slow
@examples(10)
@example(n=1, h=2, w=2, c=1, outputs=1, pads=(2, 2, 2, 2), tile=2)  # few results, most of them of a bias below zero
@given(
    n=st.integers(1, 2), h=st.integers(2, 11), w=st.integers(2, 11), c=st.integers(1, 9), outputs=st.integers(1, 9),
    pads=st.tuples(*[st.integers(1, 2)] * 4), tile=st.sampled_from((2, 4)),
)  # fmt: skip
def test_any_size(n: int, h: int, w: int, c: int, outputs: int, pads: tuple[int, int, int, int], tile: int) -> None:
    check(ImageShape(n, h, w, c), outputs, Window((3, 3), pads=pads), tile=tile)


def test_other_windows_are_refused() -> None:
    x, y = Stored("x", ImageShape(1, 8, 8, 8)), Stored("y", ImageShape(1, 4, 4, 8))
    with pytest.raises(InputError, match="3x3 s2"):
        winograd(x, y, Window((3, 3), (2, 2), pads=(1, 1, 1, 1)), precision=F32)
    with pytest.raises(InputError, match="tiles of 3"):
        winograd(x, x, SAME, precision=F32, tile=3)


@pytest.mark.slow
@pytest.mark.parametrize("tile", [2, 4])
def test_on_pocl(tile: int, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check(ImageShape(2, 7, 6, 6), 5, storage="image_array", tile=tile, weights="images")
    check(ImageShape(2, 7, 6, 6), 5, tile=tile, row_items=tile == 2)
