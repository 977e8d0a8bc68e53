"""Kernels of integers of 8 bits against TensorFlow Lite's reference arithmetic, bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape, Quantization
from mgpusim.nn.kernels.base import TEMPLATES, FusedOperator, Precision, Scale, Stored
from mgpusim.nn.kernels.elementwise import Plain, convert, elementwise, integer_add
from mgpusim.nn.kernels.integer_conv import bounds, fixed_point, integer_convolution, integer_depthwise, integer_fully_connected
from mgpusim.nn.kernels.rearrange import concat
from mgpusim.nn.kernels.reduce import integer_pool
from mgpusim.nn.kernels.window import Window
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from tests.helpers import integer_reference as reference
from tests.helpers.examples import examples
from tests.helpers.network_kernels import run_call
from tests.helpers.network_pocl import use_pocl
from tests.helpers.network_tensors import check as check_tensors
from tests.helpers.oracles import stored as init_of

Array = np.ndarray[Any, Any]
ODD = Window((3, 2), strides=(2, 1), dilations=(1, 2), pads=(1, 0, 2, 3))


def numbers(shape: tuple[int, ...], unsigned: bool = False, seed: int = 0) -> Array:
    rng = np.random.default_rng([seed, *shape])
    return rng.integers(0, 256, shape) if unsigned else rng.integers(-128, 128, shape)


def tensor(name: str, shape: ImageShape, scale: float, zero: int, unsigned: bool = False) -> Stored:
    return Stored(name, shape, "buffer", 8, Scale(scale, zero, unsigned))


def check_convolution(
    shape: ImageShape, outputs: int, window: Window, *, unsigned: bool = False, channels: bool = False, rounding: Any = "fixed",
    fused: str = "", kind: str = "conv", w_zero: int | None = None, **options: Any,
) -> None:  # fmt: skip
    """Run a convolution or a fully connected layer with the zeros that models have, and compare each number."""
    zero, out_zero = (117, 140) if unsigned else (-11, 12)
    w_zero = (131 if unsigned else 0) if w_zero is None else w_zero
    src = tensor("x", shape, 0.043, zero, unsigned)
    dst = tensor("y", window.output(shape, outputs), 0.91, out_zero, unsigned)
    rng = np.random.default_rng(5)
    scales = tuple(map(float, rng.uniform(0.004, 0.05, outputs).astype(np.float32))) if channels else (float(np.float32(0.021)),)
    x = numbers((shape.n, shape.h, shape.w, shape.c), unsigned)
    weights = numbers((outputs, *window.kernel, shape.c // window.groups), unsigned, 1)
    bias = rng.integers(-3000, 3000, outputs)
    wide = scales if channels else scales * outputs
    factors = [0.043 * s / 0.91 for s in wide]
    if rounding == "float":
        factors = [float(np.float32(0.043) * np.float32(s) / np.float32(0.91)) for s in wide]
    elif unsigned:
        factors = [float(np.float32(0.043) * np.float32(s)) / 0.91 for s in wide]
    low, high = (0, 255) if unsigned else (-128, 127)
    if fused == "relu6":
        low, high = max(low, out_zero), min(high, out_zero + round(6 / 0.91))
    sums = reference.convolution_sums(x, zero, weights, w_zero, bias, window)
    want = reference.requantized(sums, factors, out_zero, low, high, rounding)
    assert len(np.unique(want)) > 2
    more = {"unsigned": unsigned, "rounding": rounding, "fused": [FusedOperator(fused)] if fused else [], **options}
    quantization = Quantization(scales, (w_zero,))
    if kind == "fully connected":
        made = integer_fully_connected(src, dst, quantization, **more)
    else:
        make = integer_depthwise if kind == "depthwise" else integer_convolution
        made = make(src, dst, window, quantization, **more)
    order = made.weight_order
    assert order is not None
    values = weights.reshape(outputs, -1) if kind == "fully connected" else weights
    (got,) = run_call(made, [(src, x)], [dst], order.contents([values, bias]))
    np.testing.assert_array_equal(got, want)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("rounding", ["fixed", "float"])
@pytest.mark.parametrize("dot8", [False, True])
@pytest.mark.parametrize("unsigned", [False, True])
def test_a_convolution_of_any_window(unsigned: bool, dot8: bool, rounding: str) -> None:
    check_convolution(ImageShape(2, 6, 7, 6), 10, ODD, unsigned=unsigned, dot8=dot8, rounding=rounding, block=(2, 2, 2))


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize(
    ("window", "outputs", "options"),
    [
        (Window(), 9, {"block": (4, 1, 2), "channels": True, "grid": "linear"}),
        (Window(), 9, {"block": (2, 1, 1), "unsigned": True}),
        (Window(), 9, {"block": (2, 2, 1), "dot8": True}),
        (ODD, 13, {"block": (1, 2, 2), "unsigned": True, "weights": "image"}),
        (Window((3, 3), pads=(1, 1, 1, 1), groups=3), 15, {"block": (1, 1, 2), "channels": True}),
        (Window((3, 3), pads=(1, 1, 1, 1), groups=3), 15, {"block": (2, 1, 1), "unsigned": True}),
        (Window((5, 5), pads=(2, 2, 2, 2)), 4, {"block": (3, 2, 1), "fused": "relu6", "outer": "slices"}),
        (Window((3, 3), strides=(2, 2)), 8, {"fused": "relu6", "unsigned": True, "grid": "sxy"}),
    ],
)
def test_convolutions_with_channels_groups_and_activations(window: Window, outputs: int, options: dict[str, Any]) -> None:
    check_convolution(ImageShape(2, 6, 6, 12), outputs, window, **options)


@pytest.mark.parametrize("rounding", ["fixed", "float"])
@pytest.mark.parametrize("unsigned", [False, True])
def test_a_depthwise_convolution(unsigned: bool, rounding: str) -> None:
    window = Window((3, 2), strides=(2, 1), pads=(1, 0, 2, 1), groups=10)
    check_convolution(
        ImageShape(2, 7, 5, 10),
        10,
        window,
        kind="depthwise",
        unsigned=unsigned,
        channels=not unsigned,
        rounding=rounding,
        block=(2, 2),
    )


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("split", [(1, 1), (2, 4)])
@pytest.mark.parametrize("dot8", [False, True])
@pytest.mark.parametrize("unsigned", [False, True])
def test_a_fully_connected_layer(unsigned: bool, dot8: bool, split: tuple[int, int]) -> None:
    window = Window((3, 2))
    check_convolution(ImageShape(2, 3, 2, 7), 11, window, kind="fully connected", unsigned=unsigned, dot8=dot8, split=split)


@pytest.mark.slow
@pytest.mark.parametrize("unsigned", [False, True])
def test_a_convolution_on_pocl(unsigned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check_convolution(ImageShape(2, 6, 7, 6), 10, ODD, unsigned=unsigned, block=(2, 2, 2))
    window = Window((3, 2), strides=(2, 1), pads=(1, 0, 2, 1), groups=6)
    check_convolution(ImageShape(1, 7, 5, 6), 6, window, kind="depthwise", unsigned=unsigned, block=(2, 1))
    check_convolution(ImageShape(2, 3, 2, 7), 11, Window((3, 2)), kind="fully connected", unsigned=unsigned, split=(2, 4))


@examples(25)
@given(st.lists(st.integers(-(2**31), 2**31 - 1), min_size=4, max_size=4), st.integers(2**30, 2**31 - 1), st.integers(-31, 0))
@example([1, -1, 3, -3], 2**30, -1)  # ties
@example([2**31 - 1, -(2**31), 2**30, -(2**30)], 2**31 - 1, -31)
def test_products_are_rounded_as_tensorflow_lite_rounds(values: list[int], multiplier: int, shift: int) -> None:
    source = "#define SRC_STORAGE 0\n#define DOT8 0\n#define FIXED 1\n" + (TEMPLATES / "integers.h").read_text(encoding="utf-8")
    source += "kernel void k(global const int4 *a, global int4 *b, int m, int e) { b[0] = rescaled(a[0], (int4)(m), (int4)(e)); }"
    args = (
        BufferArg("int32", 4, init=init_of(np.array(values, np.int32))), BufferArg("int32", 4),
        ScalarArg("int32", multiplier), ScalarArg("int32", shift),
    )  # fmt: skip
    got = run(Launch(source, "k", (1,), args))[1]
    assert np.asarray(got).reshape(-1).tolist() == [reference.multiply(v, multiplier, shift) for v in values]


@given(st.floats(1e-9, 1e6))
def test_factors_are_those_of_tensorflow_lite(factor: float) -> None:
    assert fixed_point(factor) == reference.quantize_multiplier(factor)


@pytest.mark.parametrize("unsigned", [False, True])
@pytest.mark.parametrize("kind", ["max", "avg"])
def test_pools(kind: str, unsigned: bool) -> None:
    shape, size = ImageShape(2, 7, 6, 6), (4, 3)
    src = tensor("x", shape, 0.1, 100 if unsigned else -20, unsigned)
    dst = tensor("y", ImageShape(2, *size, 6), 0.1, 100 if unsigned else -20, unsigned)
    x = numbers((2, 7, 6, 6), unsigned)
    call = integer_pool(kind, src, dst, Window((3, 3), (2, 2), pads=(1, 1, 1, 0)))
    if kind == "avg":
        want = reference.average_pool(x, (3, 3), (2, 2), (1, 1), size)
    else:
        padded = np.pad(x, ((0, 0), (1, 1), (1, 0), (0, 0)), constant_values=-1000)
        want = np.array([[padded[:, 2 * i : 2 * i + 3, 2 * j : 2 * j + 3].max(axis=(1, 2)) for j in range(3)] for i in range(4)])
        want = want.transpose(2, 0, 1, 3)
    check_tensors(call, [(src, x)], dst, want.astype(float))


@pytest.mark.parametrize("unsigned", [False, True])
def test_sums_of_two_scales(unsigned: bool) -> None:
    zeros = (120, 133, 90) if unsigned else (4, -7, 20)
    shapes = [ImageShape(2, 3, 4, 6), ImageShape(1, 1, 1, 6), ImageShape(2, 3, 4, 6)]
    scales = (0.031, 0.11, 0.083)
    a, b, y = (tensor(n, s, k, z, unsigned) for n, s, k, z in zip("aby", shapes, scales, zeros, strict=True))
    p, q = numbers((2, 3, 4, 6), unsigned), numbers((1, 1, 1, 6), unsigned, 3)
    low, high = (90, 255) if unsigned else (20, 127)
    want = reference.add(p, q, scales, zeros, low, high)
    check_tensors(integer_add(a, b, y, fused=[FusedOperator("relu")]), [(a, p), (b, q)], y, want.astype(float))


def test_integers_move_through_kernels_of_floats_as_they_are() -> None:
    """From the model's order and back, and side by side: of another scale what is nearest, ties to even."""
    shape = ImageShape(2, 3, 4, 5)
    scale = Scale(0.0171, 77, unsigned=True)
    plain, held = Plain("x", shape, "NHWC", 8, scale), Stored("h", shape, "buffer", 8, scale)
    x = numbers((2, 3, 4, 5), True)
    check_tensors(convert(plain, held, precision=Precision()), [(plain, x)], held, x.astype(float))
    check_tensors(convert(held, plain, precision=Precision()), [(held, x)], plain, x.astype(float))
    other = Stored("o", shape, "buffer", 8, Scale(0.03, -4))
    both = Stored("b", ImageShape(2, 3, 4, 10), "buffer", 8, Scale(0.0171, 77, unsigned=True))
    y = numbers((2, 3, 4, 5), False, 2)
    moved = np.clip(np.rint((y + 4).astype(np.float32) * np.float32(0.03) / np.float32(0.0171)) + 77, 0, 255)
    want = np.concatenate([x.astype(float), moved.astype(float)], axis=3)
    check_tensors(concat([held, other], both, axis="c", precision=Precision()), [(held, x), (other, y)], both, want)


def test_a_function_of_elements_between_scales() -> None:
    src, dst = tensor("x", ImageShape(1, 2, 3, 4), 0.05, 3), tensor("y", ImageShape(1, 2, 3, 4), 0.004, -128)
    x = numbers((1, 2, 3, 4))
    real = 1 / (1 + np.exp(-(x - 3) * 0.05))
    want = np.clip(np.rint(real / 0.004) - 128, -128, 127)
    check_tensors(elementwise("sigmoid", [src], dst, precision=Precision()), [(src, x)], dst, want)


def test_what_does_not_fit_is_refused() -> None:
    x, y = tensor("x", ImageShape(1, 4, 4, 4), 0.1, 0), tensor("y", ImageShape(1, 4, 4, 4), 0.2, 0)
    with pytest.raises(InputError, match="y has another scale"):
        integer_pool("max", x, y, Window())
    with pytest.raises(InputError, match="sigmoid: cannot be fused behind integers"):
        bounds(Scale(0.1), [FusedOperator("sigmoid")])
    with pytest.raises(InputError, match="3 scales, expected 1 or one for each of 4"):
        integer_convolution(x, y, Window(), Quantization((0.1, 0.2, 0.3), (0,)))
    with pytest.raises(InputError, match="another zero for each channel"):
        integer_convolution(x, y, Window(), Quantization((0.1,) * 4, (0, 1, 2, 3)))
    with pytest.raises(InputError, match="integers of 8 bits need a scale and lie in a buffer"):
        Stored("x", x.shape, "image_array", 8, Scale(0.1))
    with pytest.raises(InputError, match="expected integers of 8 bits with a scale"):
        integer_add(Stored("f", x.shape), x, y)
