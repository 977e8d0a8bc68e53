"""Kernels of convolutions on GPUs: they do the operations that they stand for, and every variant has a prediction."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mgpusim
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, Precision, Stored
from mgpusim.nn.kernels.conv import conv_constants, conv_transpose, convolution, depthwise
from mgpusim.nn.kernels.matmul import fully_connected, matmul
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.kernels.winograd import winograd
from mgpusim.session import Session

F16 = Precision(16, 16, 16)
SAME = Window((3, 3), pads=(1, 1, 1, 1))


def tensor(name: str, h: int, w: int, c: int, storage: str = "image_array") -> Stored:
    return Stored(name, ImageShape(1, h, w, c), storage, 16)


def operations(call: Call, local: tuple[int, ...] | None = None) -> float:
    launch = call.launch if local is None else call.launch.with_local(local)
    return mgpusim.predict(launch, "adreno-640", session=Session(cache=False)).flops


def test_a_convolution_multiplies_what_it_should() -> None:
    x, y = tensor("x", 16, 16, 32), tensor("y", 16, 16, 16)
    products, outputs = 16 * 16 * 32 * 16, 16 * 16 * 16
    for window, taps in ((Window(), 1), (SAME, 9)):
        made = convolution(x, y, window, precision=F16, block=(2, 2, 2), weights="images")
        assert operations(made, (8, 4, 2)) == pytest.approx(2 * taps * products + outputs, rel=1e-6)
    grouped = Window((3, 3), pads=(1, 1, 1, 1), groups=2)
    made = convolution(x, y, grouped, precision=F16, block=(2, 1, 1), weights="image")
    assert operations(made, (8, 4, 1)) == pytest.approx(2 * 9 * products / 2 + outputs, rel=1e-6)


def test_tiles_of_four_multiply_a_fourth() -> None:
    x, y = tensor("x", 16, 16, 32), tensor("y", 16, 16, 16)
    _, products, _ = winograd(x, y, SAME, precision=F16, block=(4, 1, 2), weights="images")
    per_tile = 2 * 36 * 32 * 16 + 36 * 16
    assert operations(products, (4, 4, 2)) == pytest.approx(16 * per_tile, rel=1e-6)


def test_depthwise_and_fully_connected_multiply_what_they_should() -> None:
    x, y = tensor("x", 16, 16, 32), tensor("y", 16, 16, 32)
    window = Window((3, 3), pads=(1, 1, 1, 1), groups=32)
    for block, shared in (((1, 1), False), ((2, 2), True)):
        made = depthwise(x, y, window, precision=F16, block=block, shared=shared, weights="image")
        assert operations(made, (8, 8, 1)) == pytest.approx(16 * 16 * 32 * (2 * 9 + 1), rel=1e-6)
    made = fully_connected(tensor("x", 1, 1, 256), tensor("y", 1, 1, 128), precision=F16, split=(32, 4), weights="image")
    assert operations(made) == pytest.approx(2 * 256 * 128 + 4 * 128, rel=1e-6)  # three sums of parts, and the bias


def variants(storage: str, weights: str) -> dict[str, Callable[[], list[Call] | Call]]:
    small = tensor("x", 14, 14, 32, storage)
    same, wider = tensor("y", 14, 14, 32, storage), tensor("y", 28, 28, 32, storage)
    one, flat = tensor("v", 1, 1, 64, storage), tensor("y", 1, 1, 40, storage)
    of_depthwise = "image" if weights in ("image", "images") else "buffer"
    depth = Window((3, 3), pads=(1, 1, 1, 1), groups=32)
    return {
        "direct": lambda: convolution(small, same, SAME, precision=F16, block=(2, 2, 2), weights=weights),
        "winograd": lambda: winograd(small, same, SAME, precision=F16, block=(4, 1, 2), weights=weights),
        "depthwise": lambda: depthwise(small, same, depth, precision=F16, block=(2, 2), shared=True, weights=of_depthwise),
        "fully connected": lambda: fully_connected(one, flat, precision=F16, split=(16, 4), weights=of_depthwise),
        "constants": lambda: conv_constants(small, tensor("y", 14, 14, 8, storage), Window(), precision=F16),
        "transposed": lambda: conv_transpose(
            small, wider, Window((4, 4), (2, 2), pads=(1, 1, 1, 1)), precision=F16, cells=True, weights=weights
        ),
        "matmul": lambda: matmul(small, tensor("w", 1, 32, 32, storage), same, precision=F16),
    }


@pytest.mark.each_time("adreno-640")
@pytest.mark.parametrize(
    ("gpu", "storage", "weights"),
    [("adreno-640", "image2d_columns", "image"), ("mali-g76-mp5", "buffer", "buffer"),
     ("mali-t860-mp4", "image2d_rows", "buffer"), ("intel-hd505", "image_buffer", "image_buffer")],
)  # fmt: skip
def test_every_variant_has_a_prediction(gpu: str, storage: str, weights: str) -> None:
    for name, make in variants(storage, weights).items():
        made = make()
        for call in [made] if isinstance(made, Call) else made:
            found = mgpusim.predict(call.launch, gpu, session=Session(cache=False))
            assert found.latency_us > 0, name
            assert found.flops > 0, name


@pytest.mark.parametrize("weights", ["local", "sub_group"])
def test_weights_that_a_group_shares_on_intel(weights: str) -> None:
    x, y = tensor("x", 14, 14, 32, "buffer"), tensor("y", 14, 14, 32, "buffer")
    made = convolution(x, y, SAME, precision=F16, block=(1, 1, 4), weights=weights, grid="linear", unroll=2)
    assert made.launch.local_size == (16, 1)
    assert mgpusim.predict(made.launch, "intel-hd505", session=Session(cache=False)).latency_us > 0
