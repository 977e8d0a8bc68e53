"""Products of matrices in blocks, windows laid out as rows, and Winograd's method by products, against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import ROWS, Call, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.gemm import GemmBlocks, as_matrix, blocks_of, gemm, im2col
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.kernels.winograd import winograd
from tests.helpers.convolutions import direct, tolerance
from tests.helpers.examples import examples
from tests.helpers.network_kernels import contents_of, run_calls
from tests.helpers.network_pocl import use_pocl

F32, F16, MIXED = Precision(32, 32, 32), Precision(16, 16, 16), Precision(16, 16, 32)
SAME = Window((3, 3), pads=(1, 1, 1, 1))
ODD = Window((3, 2), strides=(2, 1), dilations=(1, 2), pads=(1, 0, 2, 3))
LARGE = (65536, 65536)
RHS = (
    GemmBlocks(5, 8, 2, columns_together=2), GemmBlocks(4, 4, 4, columns_together=3, rhs_beside=True),
    GemmBlocks(2, 2, 8, columns_together=4),
    GemmBlocks(1, 2, 16, columns_together=32, rhs_turned=True, rhs_beside=True),
    GemmBlocks(8, 4, 4, image=True, rhs_beside=True),
    GemmBlocks(2, 4, 8, columns_together=2, rhs_turned=True, image=True),
    GemmBlocks(1, 1, 1, columns_together=10, rhs_beside=True),
    GemmBlocks(2, 8, 4, columns_together=2, image=True), GemmBlocks(5, 2, 8, rhs_turned=True, image=True), GemmBlocks(3, 16, 4),
)  # fmt: skip
"""Those of the library's heuristics, of every kind."""
BOTH = (
    GemmBlocks(4, 8, 4, 4, 2, beside=True, rhs_beside=True, turned=True),
    GemmBlocks(5, 4, 4, 2, 16, rhs_beside=True, rhs_turned=True),
    GemmBlocks(4, 2, 8, 2, 3, beside=True, rhs_turned=True), GemmBlocks(2, 4, 4, 1, 2, beside=True, turned=True),
    GemmBlocks(4, 4, 4, 2, 1, rhs_beside=True, turned=True, image=True), GemmBlocks(8, 4, 4, 4, 2, turned=True),
)  # fmt: skip


def check(
    shape: ImageShape, outputs: int, window: Window, blocks: GemmBlocks, precision: Precision = F32, reshaped: bool = False
) -> list[Call]:
    """A convolution with a change of sign behind it; a window of several pixels is laid out before."""
    rng = np.random.default_rng(7)
    bits = f"float{precision.stored}"
    src = Stored("x", shape, ROWS, precision.stored)
    dst = Stored("y", window.output(shape, outputs), ROWS, precision.stored)
    x = rng.uniform(-1, 1, (shape.n, shape.h, shape.w, shape.c)).astype(bits).astype(float)
    values = rng.uniform(-1, 1, (outputs, *window.kernel, shape.c)).astype(bits).astype(float)
    bias = rng.integers(-2, 3, outputs) / 2
    before, matrix = [], as_matrix(src)
    if not window.pointwise:
        first, matrix = im2col(src, dst, window, precision=precision)
        before = [first]
    made = gemm(matrix, as_matrix(dst), blocks, precision=precision, reshaped=reshaped, fused=[FusedOperator("neg")])
    calls = [*before, *made]
    (got,) = run_calls(calls, [(src, x)], [dst], contents_of(calls, values, bias))
    want = -direct(x, values, bias, window)
    np.testing.assert_allclose(
        got, want, rtol=0, atol=tolerance(precision.stored, precision.sums, window.taps * shape.c, np.abs(want).max())
    )
    return calls


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("precision", [F32, F16, MIXED], ids=["F32", "F16", "mixed"])
@pytest.mark.parametrize("blocks", RHS)
def test_weights_in_blocks(blocks: GemmBlocks, precision: Precision) -> None:
    """Seven pixels by ten outputs of 16 channels: blocks that do not divide what they cover, zeros behind the last."""
    check(ImageShape(2, 7, 1, 16), 10, Window(), blocks, precision)
    check(ImageShape(1, 1, 1, 16), 18, Window(), blocks, precision)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("precision", [F32, F16, MIXED], ids=["F32", "F16", "mixed"])
@pytest.mark.parametrize("blocks", BOTH)
def test_both_matrices_in_blocks(blocks: GemmBlocks, precision: Precision) -> None:
    calls = check(ImageShape(2, 3, 5, 16), 22, Window(), blocks, precision, reshaped=True)
    assert [one.variant.split()[1] for one in calls] == ["blocks", "reshaped"]


@pytest.mark.parametrize(
    ("channels", "window"), [(3, SAME), (8, ODD), (5, ODD), (1, Window((4, 1))), (6, Window((1, 1), (2, 2)))]
)
def test_windows_laid_out(channels: int, window: Window) -> None:
    check(ImageShape(2, 6, 7, channels), 6, window, GemmBlocks(2, 4, 4))


def test_layers_pad_the_channels_of_every_pixel() -> None:
    """A layer over an image of 3 x 2 pixels of five channels, which lie eight apart."""
    rng = np.random.default_rng(3)
    src, dst = Stored("x", ImageShape(2, 3, 2, 5), ROWS), Stored("y", ImageShape(1, 1, 2, 7), ROWS)
    x, values, bias = rng.uniform(-1, 1, (2, 3, 2, 5)), rng.uniform(-1, 1, (7, 30)), rng.uniform(-1, 1, 7)
    for reshaped, blocks in ((False, GemmBlocks(1, 2, 16, columns_together=2, rhs_turned=True)), (True, BOTH[0])):
        calls = gemm(src, dst, blocks, precision=F32, reshaped=reshaped, whole=True)
        (got,) = run_calls(calls, [(src, x)], [dst], contents_of(calls, values, bias))
        np.testing.assert_allclose(got.reshape(2, 7), x.reshape(2, 30) @ values.T + bias, atol=1e-5)


@pytest.mark.parametrize(("blocks", "reshaped"), [(RHS[1], False), (RHS[4], False), (BOTH[0], True), (BOTH[1], True)])
def test_winograd_by_products(blocks: GemmBlocks, reshaped: bool) -> None:
    rng = np.random.default_rng(4)
    src, dst = (Stored(name, ImageShape(1, 9, 6, c), ROWS) for name, c in (("x", 8), ("y", 10)))
    x, values, bias = rng.uniform(-1, 1, (1, 9, 6, 8)), rng.uniform(-1, 1, (10, 3, 3, 8)), rng.uniform(-1, 1, 10)

    def product(before: Stored, after: Stored) -> list[Call]:
        return gemm(before, after, blocks, precision=F32, reshaped=reshaped, tile=4)

    calls = winograd(
        src, dst, SAME, precision=F32, row_items=False, channels_first=True, product=product, fused=[FusedOperator("relu")]
    )
    assert [calls[i].launch.global_size for i in (0, -1)] == [(2, 6), (3, 6)]
    (got,) = run_calls(calls, [(src, x)], [dst], contents_of(calls, values, bias))
    want = np.maximum(direct(x, values, bias, SAME), 0)
    np.testing.assert_allclose(got, want, rtol=0, atol=100 * 2.0**-23 * np.abs(want).max())


@pytest.mark.slow
@examples(10)
@given(
    rows=st.integers(1, 8), columns=st.sampled_from([1, 2, 4, 8, 16]), terms=st.sampled_from([1, 2, 4, 8, 16]),
    together=st.tuples(st.integers(1, 4), st.integers(1, 5)), flags=st.tuples(*[st.booleans()] * 3), reshaped=st.booleans(),
    pixels=st.tuples(st.integers(1, 3), st.integers(1, 9)), outputs=st.integers(1, 40),
)  # fmt: skip
def test_any_blocks(
    rows: int,
    columns: int,
    terms: int,
    together: tuple[int, int],
    flags: tuple[bool, bool, bool],
    reshaped: bool,
    pixels: tuple[int, int],
    outputs: int,
) -> None:
    beside, rhs_beside, turned = flags
    rows = {3: 2, 5: 4, 6: 4, 7: 8, 1: 2}.get(rows, rows) if reshaped and turned else rows
    rhs_turned = not turned if reshaped else turned
    image = (terms if rhs_turned else columns) >= 4 and together[1] % 2 == 0
    blocks = GemmBlocks(rows, columns, terms, *together, beside, rhs_beside, turned, rhs_turned, image)
    check(ImageShape(1, *pixels, 16), outputs, Window(), blocks, reshaped=reshaped)


@pytest.mark.slow
def test_on_pocl(monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    for blocks in RHS:
        check(ImageShape(1, 7, 1, 16), 10, Window(), blocks)
    for blocks in BOTH:
        check(ImageShape(2, 3, 5, 16), 22, SAME, blocks, reshaped=True)


# ---- blocks by text ----------------------------------------------------------------------------------------------------
def test_blocks_together_are_as_many_as_there_are() -> None:
    """ClGemmHelpers.cpp, configure_lhs_rhs_info: H0 is 1 to N / N0, 0 means all; V0 is 1 to M / M0."""
    assert blocks_of("4 4 4 8 16 0 1 0 1 0", 9, 20, 64, 1, LARGE) == GemmBlocks(4, 4, 4, 2, 5, rhs_beside=True, rhs_turned=True)
    assert blocks_of("1 2 8 1 0 0 1 0 1 0", 1, 1001, 64, 1, LARGE).columns_together == 500
    assert blocks_of("1 4 8 1 4 0 1 0 1 0", 1, 3, 64, 1, LARGE).columns_together == 1


def test_the_nearest_line_holds_and_the_first_of_two() -> None:
    lines = "24 88 236 1 2 2 8 1 4 1 1 1 1 0; 24 88 488 1 4 4 8 1 4 1 1 1 1 0"
    assert [blocks_of(lines, 24, 88, k, 1, LARGE).rows for k in (236, 361, 362, 363, 488)] == [2, 2, 2, 4, 4]


def test_images_beyond_the_device_have_another_way() -> None:
    text = "8 4 4 1 1 0 1 0 0 1 | 5 2 8 1 16 0 0 0 0 0"
    assert blocks_of(text, 3136, 256, 64, 1, (64, 64)).rows == 8  # a row of 64 texels, 64 rows
    assert blocks_of(text, 3136, 256, 64, 1, (63, 64)).rows == blocks_of(text, 3136, 256, 64, 1, (64, 63)).rows == 5


def test_blocks_of_terms_divide_them() -> None:
    """27 numbers of a window are padded to 28: of these the library sums 24 in blocks of 8, and what is left one by one."""
    assert [blocks_of("4 4 8 1 1 0 0 0 0 0", 9, 8, k, 1, LARGE).terms for k in (27, 30, 64, 4)] == [4, 8, 8, 4]


@pytest.mark.parametrize("text", ["4 4 4", "a b c d e f g h i j", "4 4 4 1 1 0 0 0 0 0; 1", ""])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(InputError, match="expected ten numbers"):
        blocks_of(text, 8, 8, 8, 1, LARGE)


@pytest.mark.parametrize(
    ("blocks", "reshaped", "says"),
    [
        (GemmBlocks(4, 3, 4), False, "powers of two"), (GemmBlocks(9, 4, 4), False, "1 to 8 rows"),
        (GemmBlocks(4, 2, 4, image=True), False, "rows of 2 weights in an image"),
        (GemmBlocks(4, 4, 4), True, "one of the two"), (GemmBlocks(5, 4, 4, turned=True), True, "powers of two"),
        (GemmBlocks(4, 4, 16), False, "do not suit 8 terms"),
    ],
)  # fmt: skip
def test_what_is_refused(blocks: GemmBlocks, reshaped: bool, says: str) -> None:
    x, y = (Stored(name, ImageShape(1, 1, 20, c), ROWS) for name, c in (("x", 8), ("y", 8)))
    with pytest.raises(InputError, match=says):
        gemm(x, y, blocks, precision=F32, reshaped=reshaped)


def test_tensors_lie_in_rows() -> None:
    x, y = (Stored(name, ImageShape(1, 4, 5, 8)) for name in "xy")
    with pytest.raises(InputError, match="in rows"):
        gemm(as_matrix(x), as_matrix(y), GemmBlocks(4, 4, 4), precision=F32)
    with pytest.raises(InputError, match="expected one group and rows"):
        im2col(x, y, SAME, precision=F32)
