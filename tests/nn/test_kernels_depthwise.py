"""Depthwise convolutions, those with constants, fully connected layers and transposed convolutions against numpy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels import conv, matmul
from mgpusim.nn.kernels.base import STORAGES, Call, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.window import Window
from tests.helpers.convolutions import direct, tolerance, transposed
from tests.helpers.examples import examples
from tests.helpers.network_kernels import contents_of, run_calls
from tests.helpers.network_pocl import use_pocl

Array = np.ndarray[Any, Any]
F32, F16, MIXED, STORED_HALF = Precision(), Precision(16, 16, 16), Precision(16, 16, 32), Precision(16, 32, 32)
PRECISIONS = pytest.mark.parametrize("precision", [F32, F16, MIXED, STORED_HALF], ids=lambda p: f"{p.stored}-{p.calc}-{p.sums}")
SAME = Window((3, 3), pads=(1, 1, 1, 1))


def check(
    make: Callable[[Stored, Stored, Sequence[FusedOperator]], Call],
    expect: Callable[[Array, Array, Array], Array],
    src: Stored,
    dst: Stored,
    weights: tuple[int, ...],
    precision: Precision,
    local: tuple[int, ...] | None = None,
) -> None:
    """Compare a kernel, with an addition and a relu6 behind it, with what `expect` makes of its input, weights and bias."""
    rng = np.random.default_rng(5)

    def drawn(*shape: int) -> Array:
        return rng.uniform(-1, 1, shape).astype(f"float{precision.stored}").astype(float)

    x = drawn(src.shape.n, src.shape.h, src.shape.w, src.shape.c)
    values, bias = drawn(*weights), drawn(weights[0])
    other = Stored("b", ImageShape(1, 1, 1, dst.shape.c), dst.storage, precision.stored)
    sums, added = expect(x, values, bias), drawn(1, 1, 1, dst.shape.c)
    # so about half of the results are positive, whatever was drawn
    added = (added - np.median(sums + added)).astype(f"float{precision.stored}").astype(float)
    want = np.clip(sums + added, 0, 6)
    made = make(src, dst, [FusedOperator("add", operands=(other,)), FusedOperator("relu6")])
    (got,) = run_calls([made], [(src, x), (other, added)], [dst], contents_of([made], values, bias), local)
    terms = int(np.prod(weights[1:]))
    np.testing.assert_allclose(got, want, rtol=0, atol=tolerance(precision.stored, precision.sums, terms, terms**0.5 + 1))
    assert (got > 0).mean() > 0.1


def check_depthwise(
    shape: ImageShape, window: Window, precision: Precision = F32, storage: str = "buffer", local: Any = None, **options: Any
) -> None:
    own = Window(window.kernel, window.strides, window.dilations, window.pads, shape.c)
    src, dst = Stored("x", shape, storage, precision.stored), Stored("y", own.output(shape, shape.c), storage, precision.stored)
    check(
        lambda src, dst, fused: conv.depthwise(src, dst, own, precision=precision, fused=fused, **options),
        lambda x, values, bias: direct(x, values, bias, own), src, dst, (shape.c, *own.kernel, 1),
        precision, local,
    )  # fmt: skip


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("storage", STORAGES)
@PRECISIONS
def test_depthwise_of_any_window(storage: str, precision: Precision) -> None:
    window = Window((3, 2), (2, 1), (1, 3), (1, 2, 0, 1))
    check_depthwise(ImageShape(2, 7, 6, 6), window, precision, storage, weights="image" if "image" in storage else "buffer")


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize(("block", "shared"), [((4, 1), True), ((2, 2), True), ((4, 1), False), ((2, 2), False)])
def test_depthwise_of_several_outputs_an_item(storage: str, block: tuple[int, int], shared: bool) -> None:
    for precision, weights in ((F32, "image"), (MIXED, "image_buffer")):
        check_depthwise(ImageShape(2, 5, 7, 10), SAME, precision, storage, block=block, shared=shared, weights=weights)
    if storage in ("buffer", "image2d_columns"):
        strided = Window((5, 3), (2, 2), (1, 2), (2, 2, 1, 2))
        check_depthwise(ImageShape(1, 9, 9, 5), strided, F32, storage, block=block, shared=shared)


@pytest.mark.parametrize("grid", ["linear", "sxy", "flat"])
def test_depthwise_of_every_grid(grid: str) -> None:
    local = (4, 2) if grid != "sxy" else (2, 2, 2)
    check_depthwise(ImageShape(2, 5, 7, 10), SAME, F32, "image2d_columns", local, block=(4, 1), grid=grid)


def test_several_outputs_for_a_channel_are_no_depthwise_convolution() -> None:
    x, y = Stored("x", ImageShape(1, 4, 4, 8)), Stored("y", ImageShape(1, 4, 4, 16))
    with pytest.raises(InputError, match="8 groups of 8 to 16 channels"):
        conv.depthwise(x, y, Window((3, 3), pads=(1, 1, 1, 1), groups=8), precision=F32)


def check_constants(shape: ImageShape, outputs: int, precision: Precision, storage: str) -> None:
    window = Window((3, 2), (2, 1), (1, 2), (0, 1, 1, 1))
    src, dst = (
        Stored(name, sizes, storage, precision.stored) for name, sizes in (("x", shape), ("y", window.output(shape, outputs)))
    )
    check(
        lambda src, dst, fused: conv.conv_constants(src, dst, window, precision=precision, fused=fused),
        lambda x, values, bias: direct(x, values, bias, window), src, dst,
        (outputs, *window.kernel, shape.c), precision, (4, 2),
    )  # fmt: skip


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize(("storage", "inputs"), zip(STORAGES, (3, 6, 4, 1, 3), strict=True))
@PRECISIONS
def test_weights_in_constant_memory(storage: str, inputs: int, precision: Precision) -> None:
    check_constants(ImageShape(2, 6, 7, inputs), 10, precision, storage)


def test_too_many_constants_are_refused() -> None:
    x = Stored("x", ImageShape(1, 4, 4, 128))
    with pytest.raises(InputError, match="36864 products a pixel"):
        conv.conv_constants(x, Stored("y", x.shape), SAME, precision=F32)


def check_connected(shape: ImageShape, storage: str, precision: Precision, split: tuple[int, int], weights: str) -> None:
    sizes = (("x", shape), ("y", ImageShape(shape.n, 1, 1, 39)))
    src, dst = (Stored(name, size, storage, precision.stored) for name, size in sizes)
    check(
        lambda src, dst, fused: matmul.fully_connected(
            src, dst, precision=precision, split=split, weights=weights, fused=fused
        ),
        lambda x, values, bias: (x.reshape(len(x), -1) @ values.T + bias)[:, None, None], src, dst,
        (39, shape.h * shape.w * shape.c), precision, (4, 1, 1),
    )  # fmt: skip


@pytest.mark.parametrize("weights", matmul.WEIGHTS)
@pytest.mark.parametrize("split", [(1, 1), (8, 4), (4, 2)])
def test_fully_connected(weights: str, split: tuple[int, int]) -> None:
    check_connected(ImageShape(1, 1, 1, 70), "buffer", MIXED, split, weights)
    check_connected(ImageShape(3, 2, 3, 6), "image2d_rows", F32, split, weights)


@PRECISIONS
def test_fully_connected_in_every_precision(precision: Precision) -> None:
    check_connected(ImageShape(2, 1, 2, 70), "image2d_columns", precision, (8, 4), "image")


def check_transposed(
    shape: ImageShape,
    outputs: int,
    window: Window,
    precision: Precision = F32,
    storage: str = "buffer",
    extra: tuple[int, int] = (0, 0),
    **options: Any,
) -> None:
    least = window.transposed_output(shape, outputs)
    after = ImageShape(least.n, least.h + extra[0], least.w + extra[1], outputs)
    src, dst = Stored("x", shape, storage, precision.stored), Stored("y", after, storage, precision.stored)
    check(
        lambda src, dst, fused: conv.conv_transpose(src, dst, window, precision=precision, fused=fused, **options),
        lambda x, values, bias: transposed(x, values, bias, window, after.h, after.w), src, dst,
        (outputs, *window.kernel, shape.c // window.groups), precision,
    )  # fmt: skip


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("storage", STORAGES)
@PRECISIONS
def test_transposed_of_any_window(storage: str, precision: Precision) -> None:
    window = Window((4, 3), (3, 2), pads=(1, 0, 2, 1))
    check_transposed(ImageShape(2, 3, 4, 6), 9, window, precision, storage, (2, 1), block=(2, 2, 2))


def test_transposed_with_dilation_groups_and_weights_in_images() -> None:
    check_transposed(ImageShape(1, 4, 5, 8), 6, Window((3, 3), (2, 3), (2, 2), (1, 1, 1, 2)), block=(2, 1, 1))
    check_transposed(ImageShape(2, 4, 5, 6), 6, Window((3, 3), (2, 2), pads=(1, 1, 1, 1), groups=3), storage="image_array")
    for weights in ("images", "image", "image_buffer", "constant"):
        check_transposed(ImageShape(1, 3, 5, 8), 10, Window((3, 3), (2, 2), pads=(1, 1, 0, 0)), weights=weights, unroll=2)


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize(("kernel", "pad"), [(2, 0), (3, 1), (4, 1), (3, 0)])
def test_transposed_by_cells(storage: str, kernel: int, pad: int) -> None:
    window = Window((kernel, kernel), (2, 2), pads=(pad, pad, pad, pad))
    check_transposed(ImageShape(2, 3, 4, 6), 6, window, F32, storage, (1, 0), cells=True, block=(1, 1, 2))


pairs = st.tuples(st.integers(1, 4), st.integers(1, 4))


@examples(5)
@given(
    kernel=pairs, strides=pairs, pads=st.tuples(*[st.integers(0, 1)] * 4), dilations=st.tuples(*[st.integers(1, 2)] * 2),
    cells=st.booleans(), storage=st.sampled_from(STORAGES),
)  # fmt: skip
def test_any_transposed_window(
    kernel: tuple[int, int],
    strides: tuple[int, int],
    pads: tuple[int, int, int, int],
    dilations: tuple[int, int],
    cells: bool,
    storage: str,
) -> None:
    window = Window(kernel, strides, (1, 1) if cells else dilations, pads)
    shape = ImageShape(1, 4, 3, 5)
    least = window.transposed_output(shape, 5)
    if least.h > 0 and least.w > 0:
        check_transposed(shape, 5, window, F32, storage, cells=cells)


def test_transposed_options_that_do_not_fit_are_refused() -> None:
    x, y = Stored("x", ImageShape(1, 4, 4, 8)), Stored("y", ImageShape(1, 9, 9, 8))
    with pytest.raises(InputError, match=r"(?s)y has shape.*local.*cells"):
        conv.conv_transpose(
            x, y, Window((2, 2), (1, 1), (2, 2)), precision=F32, cells=True, weights="local", block=(2, 1, 1)
        )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("storage", ["buffer", "image2d_columns"])
def test_on_pocl(storage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check_depthwise(ImageShape(2, 5, 7, 10), SAME, F32, storage, block=(2, 2), shared=True, weights="image")
    check_depthwise(ImageShape(2, 7, 6, 6), Window((3, 2), (2, 1), (1, 3), (1, 2, 0, 1)), F32, storage)
    check_transposed(ImageShape(2, 3, 4, 6), 9, Window((4, 3), (3, 2), pads=(1, 0, 2, 1)), F32, storage, (2, 1), block=(2, 2, 2))
    check_transposed(ImageShape(2, 3, 4, 6), 6, Window((4, 4), (2, 2), pads=(1, 1, 1, 1)), F32, storage, cells=True)
    check_connected(ImageShape(3, 2, 3, 6), storage, F32, (8, 4), "buffer")
    check_constants(ImageShape(2, 6, 7, 3), 10, F32, storage)
