"""Direct convolutions against numpy: every storage, place of weights, grid, precision, window, and what is fused behind them."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.conv import convolution, in_pieces
from mgpusim.nn.kernels.items import GRIDS
from mgpusim.nn.kernels.weights import KINDS
from mgpusim.nn.kernels.window import Window
from tests.helpers.convolutions import direct, tolerance
from tests.helpers.examples import examples
from tests.helpers.network_kernels import UNWRITTEN, contents_of, run_calls
from tests.helpers.network_pocl import use_pocl

F32, F16, MIXED = Precision(32, 32, 32), Precision(16, 16, 16), Precision(16, 16, 32)
STORED_HALF = Precision(16, 32, 32)
ODD = Window((3, 2), strides=(2, 1), dilations=(1, 2), pads=(1, 0, 2, 3))


def check(
    shape: ImageShape,
    outputs: int,
    window: Window,
    precision: Precision = F32,
    storage: str = "buffer",
    *,
    block: tuple[int, int, int] = (1, 1, 1),
    weights: str = "buffer",
    fused: str = "",
    sub_group: int = 0,
    local: tuple[int, ...] | None = None,
    **options: Any,
) -> None:
    rng = np.random.default_rng(7)
    src = Stored("x", shape, storage, precision.stored)
    dst = Stored("y", window.output(shape, outputs), storage, precision.stored)
    x = rng.uniform(-1, 1, (shape.n, shape.h, shape.w, shape.c)).astype(f"float{precision.stored}").astype(float)
    values = rng.uniform(-1, 1, (outputs, *window.kernel, shape.c // window.groups)).astype(f"float{precision.stored}")
    bias = rng.uniform(-1, 1, outputs).astype(f"float{precision.stored}").astype(float)
    want = direct(x, values.astype(float), bias, window)
    inputs, behind = [(src, x)], []
    if fused:
        other = Stored("b", dst.shape, storage, precision.stored)
        slope = Stored("slope", ImageShape(1, 1, 1, outputs), "buffer", precision.stored)
        added = rng.integers(-2, 3, want.shape).astype(float)
        slopes = rng.integers(-4, 4, (1, 1, 1, outputs)) / 4
        inputs += [(other, added), (slope, slopes)]
        steps = {
            "relu6": (FusedOperator("relu6"), lambda v: np.clip(v, 0, 6)),
            "add": (FusedOperator("add", operands=(other,)), lambda v: v + added),
            "prelu": (FusedOperator("prelu", operands=(slope,)), lambda v: np.where(v < 0, v * slopes, v)),
        }
        for step in fused.split():
            behind.append(steps[step][0])
            want = steps[step][1](want)
    made = convolution(
        src, dst, window, precision=precision, block=block, weights=weights, fused=behind, **options
    )  # fmt: skip
    (got,) = run_calls([made], inputs, [dst], contents_of([made], values, bias), local, sub_group)
    atol = tolerance(precision.stored, precision.sums, window.taps * shape.c // window.groups, np.abs(want).max())
    np.testing.assert_allclose(got, want, rtol=0, atol=atol)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("precision", [F32, F16, MIXED, STORED_HALF], ids=lambda p: f"{p.stored}-{p.calc}-{p.sums}")
def test_a_window_of_every_size_in_every_storage(storage: str, precision: Precision) -> None:
    check(ImageShape(2, 6, 7, 6), 10, ODD, precision, storage, block=(2, 2, 2))


@pytest.mark.each_time("1")
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("n", [1, 2])
def test_a_border_is_zero_on_every_side(storage: str, n: int) -> None:
    check(ImageShape(n, 3, 4, 5), 5, Window((5, 5), pads=(2, 2, 2, 2)), F32, storage, block=(3, 2, 1))


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("weights", [k for k in KINDS if k not in ("local", "sub_group")])
def test_weights_of_every_place(storage: str, weights: str) -> None:
    check(ImageShape(1, 5, 5, 12), 14, Window((3, 3), pads=(1, 1, 1, 1)), F32, storage, block=(2, 1, 2), weights=weights)
    if storage in ("buffer", "image_array"):
        check(ImageShape(1, 4, 5, 16), 9, Window(), F16, storage, block=(4, 1, 1), weights=weights, unroll=2)


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("storage", ["buffer", "image_buffer"])
@pytest.mark.parametrize("precision", [F32, MIXED], ids=["F32", "F16"])
def test_weights_that_a_group_shares(storage: str, precision: Precision) -> None:
    shape, window = ImageShape(2, 5, 7, 24), Window((3, 3), pads=(1, 1, 1, 1))
    check(shape, 18, window, precision, storage, block=(2, 1, 4), weights="local", grid="linear", unroll=2, lanes=32)
    check(shape, 18, window, precision, storage, block=(1, 1, 4), weights="sub_group", grid="linear", sub_group=8, lanes=8)
    check(shape, 18, Window(), precision, storage, block=(1, 1, 2), weights="sub_group", grid="linear", sub_group=16, unroll=2)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("grid", GRIDS)
@pytest.mark.parametrize("outer", ["window", "slices"])
def test_every_grid_and_order_of_loops(grid: str, outer: str) -> None:
    local = (4, 2) if grid in ("linear", "flat") else (4, 2, 1)
    check(
        ImageShape(2, 5, 6, 8), 13, Window((3, 3), pads=(1, 1, 1, 1)), F32, "image2d_columns", block=(4, 1, 1), weights="image",
        grid=grid, outer=outer, local=local,
    )  # fmt: skip


@pytest.mark.parametrize("block", [(8, 1, 1), (5, 1, 1), (2, 2, 4), (1, 2, 3)])
def test_every_block(block: tuple[int, int, int]) -> None:
    check(ImageShape(1, 5, 11, 8), 22, Window((3, 3), strides=(1, 2), pads=(1, 1, 1, 1)), MIXED, "image_array", block=block)
    check(ImageShape(1, 5, 11, 8), 22, Window(), F32, "buffer", block=block)


@pytest.mark.each_time("1", "2-6-12-6")
@pytest.mark.parametrize(
    ("channels", "outputs", "groups"), [(16, 32, 2), (12, 12, 3), (10, 15, 5), (6, 12, 6), (24, 24, 8), (9, 6, 3)]
)
@pytest.mark.parametrize("block", [1, 2])
def test_groups_of_any_size(channels: int, outputs: int, groups: int, block: int) -> None:
    window = Window((3, 3), pads=(1, 1, 1, 1), groups=groups)
    check(ImageShape(1, 4, 4, channels), outputs, window, F32, "image2d_rows", block=(2, 1, block), weights="image")
    check(ImageShape(1, 4, 4, channels), outputs, window, F32, "buffer", block=(1, 1, block))


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("fused", ["relu6", "add relu6", "prelu add"])
@pytest.mark.parametrize("storage", STORAGES)
def test_what_is_fused_behind(fused: str, storage: str) -> None:
    check(ImageShape(2, 4, 3, 6), 7, Window((3, 3), pads=(1, 1, 1, 1)), MIXED, storage, block=(2, 2, 2), fused=fused)


pairs = st.tuples(st.integers(1, 3), st.integers(1, 3))


@pytest.mark.slow
@examples(20)
@given(
    kernel=pairs, strides=pairs, dilations=pairs, pads=st.tuples(*[st.integers(0, 2)] * 4), batch=st.integers(1, 2),
    channels=st.integers(1, 9), outputs=st.integers(1, 9), extra=st.tuples(st.integers(0, 4), st.integers(0, 4)),
    block=st.tuples(st.integers(1, 4), st.integers(1, 2), st.integers(1, 3)), storage=st.sampled_from(STORAGES),
    weights=st.sampled_from(("buffer", "image", "images")), grid=st.sampled_from(GRIDS),
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
    block: tuple[int, int, int],
    storage: str,
    weights: str,
    grid: str,
) -> None:
    window = Window(kernel, strides, dilations, pads)
    h, w = (1 + dilations[i] * (kernel[i] - 1) + extra[i] for i in range(2))
    check(ImageShape(batch, h, w, channels), outputs, window, F32, storage, block=block, weights=weights, grid=grid)


@pytest.mark.parametrize("dimension", [0, 1, 2])
@pytest.mark.parametrize("local", [None, (4, 2, 2)])
def test_pieces_together_are_the_whole(dimension: int, local: tuple[int, ...] | None) -> None:
    src, dst = Stored("x", ImageShape(2, 7, 9, 4)), Stored("y", ImageShape(2, 7, 9, 18))
    rng = np.random.default_rng(2)
    x, values, bias = rng.uniform(-1, 1, (2, 7, 9, 4)), rng.uniform(-1, 1, (18, 1, 1, 4)), rng.uniform(-1, 1, 18)
    whole = convolution(src, dst, Window(), precision=F32)
    whole = msgspec.structs.replace(whole, launch=whole.launch.with_local(local))
    parts = in_pieces(whole, 3, dimension)
    assert len(parts) > 1
    # each piece writes a tensor of its own, of which it leaves the rest unwritten
    outputs = [run_calls([part], [(src, x)], [dst], contents_of([part], values, bias))[0] for part in parts]
    want = direct(x, values, bias, Window())
    written = np.stack(outputs) != UNWRITTEN
    assert written.any(axis=0).all()
    assert not written.all(axis=0).any() or local is not None
    for got, mine in zip(outputs, written, strict=True):
        np.testing.assert_allclose(got[mine], want[mine], rtol=0, atol=1e-5)


def test_sizes_that_do_not_fit_are_refused_at_once() -> None:
    x, y = Stored("x", ImageShape(1, 8, 8, 12)), Stored("y", ImageShape(1, 8, 8, 12))
    with pytest.raises(InputError, match=r"y has shape .*expected .*h=6"):
        convolution(x, y, Window((3, 3)), precision=F32)
    with pytest.raises(InputError, match="5 groups"):
        convolution(x, y, Window(groups=5), precision=F32)
    with pytest.raises(InputError, match=r"(?s)unroll: got 2.*divisor of the 3.*outer.*grid.*linear"):
        convolution(x, y, Window(), precision=F32, unroll=2, outer="rows", weights="local")


@pytest.mark.each_time("buffer")
@pytest.mark.parametrize("storage", STORAGES)
def test_on_pocl(storage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    weights = {"buffer": "constant", "image_buffer": "image_buffer", "image_array": "images"}.get(storage, "image")
    check(ImageShape(2, 6, 7, 6), 10, ODD, F32, storage, block=(2, 2, 2), weights=weights, fused="prelu add")
    if storage == "buffer":
        check(ImageShape(2, 5, 7, 8), 10, Window(), F32, storage, block=(1, 1, 4), weights="local", grid="linear", unroll=2)
