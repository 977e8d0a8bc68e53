"""Convolutions of packed tiles, as products of matrices, and with a group for each number, against numpy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, Call, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.conv_packed import conv_packed, padded_copy, tile_of
from mgpusim.nn.kernels.conv_shared import conv_gemm, conv_group
from mgpusim.nn.kernels.window import Window
from tests.helpers.convolutions import direct, tolerance
from tests.helpers.examples import examples
from tests.helpers.network_kernels import contents_of, run_calls
from tests.helpers.network_pocl import use_pocl

F32, F16, MIXED = Precision(32, 32, 32), Precision(16, 16, 16), Precision(16, 16, 32)
SAME = Window((3, 3), pads=(1, 1, 1, 1))
ODD = Window((3, 2), strides=(2, 1), dilations=(1, 2), pads=(1, 0, 2, 3))
Family = Callable[..., list[Call] | Call]


def check(
    family: Family, shape: ImageShape, outputs: int, window: Window, precision: Precision = F32, storage: str = "buffer",
    **options: Any,
) -> None:  # fmt: skip
    """A convolution with an addition and a change of sign behind it."""
    rng = np.random.default_rng(5)
    bits = f"float{precision.stored}"
    src = Stored("x", shape, storage, precision.stored)
    dst = Stored("y", window.output(shape, outputs), storage, precision.stored)
    other = Stored("b", dst.shape, storage, precision.stored)
    x = rng.uniform(-1, 1, (shape.n, shape.h, shape.w, shape.c)).astype(bits).astype(float)
    values = rng.uniform(-1, 1, (outputs, *window.kernel, shape.c // window.groups)).astype(bits).astype(float)
    bias = rng.integers(-2, 3, outputs) / 2
    added = rng.integers(-2, 3, (dst.shape.n, dst.shape.h, dst.shape.w, outputs)).astype(float)
    sums = direct(x, values, bias, window)
    want = -(sums + added)
    behind = [FusedOperator("add", operands=(other,)), FusedOperator("neg")]
    made = family(src, dst, window, precision=precision, fused=behind, **options)
    calls = [made] if isinstance(made, Call) else made
    (got,) = run_calls(calls, [(src, x), (other, added)], [dst], contents_of(calls, values, bias))
    # a packed convolution stores its sums once more before the addition
    atol = 2 * tolerance(precision.stored, precision.sums, window.taps * shape.c // window.groups, np.abs(sums).max())
    np.testing.assert_allclose(got, want, rtol=0, atol=atol)


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("precision", [F32, F16, MIXED], ids=["F32", "F16", "mixed"])
def test_a_window_of_every_size_in_every_storage(storage: str, precision: Precision) -> None:
    check(conv_packed, ImageShape(2, 6, 7, 6), 10, ODD, precision, storage)
    if storage == "buffer":
        check(conv_gemm, ImageShape(2, 6, 7, 6), 10, ODD, precision)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("precision", [F32, F16, MIXED], ids=["F32", "F16", "mixed"])
@pytest.mark.parametrize(("channels", "outputs", "groups"), [(6, 10, 1), (6, 6, 6), (6, 12, 6), (9, 6, 3)])
def test_a_group_for_each_number(precision: Precision, channels: int, outputs: int, groups: int) -> None:
    window = Window(ODD.kernel, ODD.strides, ODD.dilations, ODD.pads, groups)
    check(conv_group, ImageShape(2, 5, 4, channels), outputs, window, precision, lanes=8)
    check(conv_group, ImageShape(2, 5, 4, channels), outputs, window, precision, lanes=1)
    check(conv_group, ImageShape(1, 1, 1, channels), outputs, Window(groups=groups), precision, lanes=64)
    check(conv_group, ImageShape(1, 1, 1, channels), outputs, Window(groups=groups), precision, lanes=1, numbers=8, unroll=4)


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("block", [(1, 1, 1), (4, 1, 1), (3, 2, 1), (2, 2, 2), (1, 4, 3)])
@pytest.mark.parametrize("grid", ["xys", "sxy", "linear"])
def test_tiles_of_every_block(block: tuple[int, int, int], grid: str) -> None:
    check(conv_packed, ImageShape(2, 5, 11, 8), 22, Window((3, 3), strides=(1, 2), pads=(1, 1, 1, 1)), block=block, grid=grid)
    check(conv_packed, ImageShape(1, 4, 6, 8), 9, Window(), block=block, grid=grid)


@pytest.mark.parametrize(
    ("block", "group", "step"),
    [((4, 1), (8, 8), 8), ((2, 2), (4, 2), 1), ((1, 4), (16, 1), 3), ((8, 1), (2, 4), 5)],
)
def test_products_of_every_block(block: tuple[int, int], group: tuple[int, int], step: int) -> None:
    options = {"block": block, "group": group, "step": step}
    check(conv_gemm, ImageShape(2, 5, 7, 10), 22, SAME, **options)
    check(conv_gemm, ImageShape(1, 3, 3, 5), 6, Window(), MIXED, **options)


pairs = st.tuples(st.integers(1, 3), st.integers(1, 3))


@pytest.mark.slow
@examples(15)
@given(
    kernel=pairs, strides=pairs, dilations=pairs, pads=st.tuples(*[st.integers(0, 2)] * 4), batch=st.integers(1, 2),
    channels=st.integers(1, 9), outputs=st.integers(2, 9), extra=st.tuples(st.integers(0, 4), st.integers(0, 4)),
    family=st.sampled_from([conv_gemm, conv_packed, partial(conv_group, lanes=4), partial(conv_packed, block=(2, 3, 1))]),
)  # fmt: skip
def test_any_window(
    kernel: tuple[int, int],
    strides: tuple[int, int],
    dilations: tuple[int, int],
    pads: tuple[int, int, int, int],
    batch: int,
    channels: int,
    outputs: int,
    extra: tuple[int, int],
    family: Family,
) -> None:
    h, w = (1 + dilations[i] * (kernel[i] - 1) + extra[i] for i in range(2))
    check(family, ImageShape(batch, h, w, channels), outputs, Window(kernel, strides, dilations, pads))


def test_tiles_hold_the_windows_of_a_block() -> None:
    """What TVM's compute of data_vec has: (VH - 1) * stride + KH rows, (VW - 1) * stride + KW columns."""
    assert tile_of(Window((7, 7), (2, 2)), (4, 2)) == (3 * 2 + 7, 1 * 2 + 7)
    assert tile_of(Window(), (4, 1)) == (4, 1)


@pytest.mark.parametrize("storage", STORAGES)
def test_a_copy_with_its_border(storage: str) -> None:
    """The convolution of the copy, without a border, is that of the tensor."""
    rng = np.random.default_rng(8)
    src = Stored("x", ImageShape(2, 4, 5, 6), storage)
    x = rng.uniform(-1, 1, (2, 4, 5, 6)).astype("float32").astype(float)
    first, copy, inside = padded_copy(src, ODD, "padded", F32)
    (got,) = run_calls([first], [(src, x)], [copy])
    np.testing.assert_array_equal(got, np.pad(x, ((0, 0), (1, 2), (0, 3), (0, 0))))
    if storage == "buffer":
        single, *_ = padded_copy(src, ODD, "padded", F32, by_channel=True)
        assert single.launch.global_size == (6, *first.launch.global_size[1:])
        np.testing.assert_array_equal(run_calls([single], [(src, x)], [copy])[0], got)
    assert inside.output(copy.shape, 7) == ODD.output(src.shape, 7)


def test_what_they_refuse() -> None:
    x, y = (Stored(name, ImageShape(1, 8, 8, 12), "image_array") for name in "xy")
    with pytest.raises(InputError, match="at most 256 pixels"):
        conv_packed(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=F32, block=(32, 16, 1))
    for family in (conv_gemm, conv_group):
        with pytest.raises(InputError, match="expected both in buffers"):
            family(x, y, SAME, precision=F32)
    inside = [Stored(name, x.shape) for name in "xy"]
    with pytest.raises(InputError, match="3 groups"):
        conv_gemm(*inside, Window(groups=3), precision=F32)
    with pytest.raises(InputError, match=r"got 48 work items .* power of two"):
        conv_group(*inside, SAME, precision=F32, lanes=48)
    with pytest.raises(InputError, match="got 2 lanes and 4 numbers"):
        conv_group(*inside, SAME, precision=F32, lanes=2, numbers=4)


@pytest.mark.slow
@pytest.mark.parametrize("family", [conv_gemm, partial(conv_packed, block=(2, 2, 2)), partial(conv_group, lanes=16)])
def test_on_pocl(family: Family, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check(family, ImageShape(2, 6, 7, 6), 10, ODD)
