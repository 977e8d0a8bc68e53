"""Element-wise kernels against numpy: every function, broadcasting of every operand, chains, storages and precisions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.graphs.operators import ELEMENTWISE
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Stored
from mgpusim.nn.kernels.elementwise import affine, broadcast_shape, elementwise
from mgpusim.nn.kernels.items import GRIDS
from tests.helpers.examples import examples
from tests.helpers.network_tensors import F32, array, check, precisions, shapes, stored

erf = np.vectorize(math.erf)
ONE = {
    "relu": lambda x: np.maximum(x, 0), "relu6": lambda x: np.clip(x, 0, 6), "clip": lambda x: np.clip(x, -0.5, 1.25),
    "leaky_relu": lambda x: np.where(x < 0, 0.2 * x, x), "elu": lambda x: np.where(x < 0, 1.5 * np.expm1(x), x),
    "selu": lambda x: 1.0507009873554805 * np.where(x < 0, 1.6732632423543772 * np.expm1(x), x),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "hard_sigmoid": lambda x: np.clip(x / 6 + 0.5, 0, 1),
    "hard_swish": lambda x: x * np.clip(x + 3, 0, 6) / 6, "swish": lambda x: x / (1 + np.exp(-x)), "tanh": np.tanh,
    "softplus": lambda x: np.log1p(np.exp(x)), "mish": lambda x: x * np.tanh(np.log1p(np.exp(x))),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "gelu": lambda x: 0.5 * x * (1 + erf(x / math.sqrt(2))), "erf": erf, "exp": np.exp, "log": lambda x: np.log(x),
    "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x), "square": np.square, "abs": np.abs, "neg": np.negative, "sign": np.sign,
    "floor": np.floor, "ceil": np.ceil, "round": np.rint, "reciprocal": lambda x: 1 / x, "sin": np.sin, "cos": np.cos,
    "not": lambda x: (x == 0) * 1.0, "identity": lambda x: x, "affine": lambda x: 3 * x - 1,
}  # fmt: skip
MORE = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "max": np.maximum, "min": np.minimum,
    "pow": np.power, "squared_difference": lambda a, b: (a - b) ** 2, "mod": np.fmod, "equal": lambda a, b: (a == b) * 1.0,
    "not_equal": lambda a, b: (a != b) * 1.0, "greater": lambda a, b: (a > b) * 1.0, "greater_equal": lambda a, b: (a >= b) * 1.0,
    "less": lambda a, b: (a < b) * 1.0, "less_equal": lambda a, b: (a <= b) * 1.0, "and": lambda a, b: np.logical_and(a, b) * 1.0,
    "or": lambda a, b: np.logical_or(a, b) * 1.0, "prelu": lambda x, a: np.where(x < 0, a * x, x),
    "where": lambda c, a, b: np.where(c != 0, a, b),
}  # fmt: skip
ATTRIBUTES: dict[str, dict[str, object]] = {
    "clip": {"min": -0.5, "max": 1.25}, "leaky_relu": {"alpha": 0.2}, "elu": {"alpha": 1.5}, "affine": {"alpha": 3.0, "beta": -1},
}  # fmt: skip
POSITIVE = ("log", "sqrt", "rsqrt", "reciprocal", "pow", "div", "mod")
WHOLE = ("not", "equal", "not_equal", "greater_equal", "less_equal", "greater", "less", "and", "or", "where")


def operands(function: str, count: int, shape: ImageShape) -> list[Any]:
    low, high = (0.5, 2.0) if function in POSITIVE else (-2.0, 2.0)
    found = [array(shape, seed, low, high) for seed in range(count)]
    return [np.rint(x) for x in found] if function in WHOLE else found


def test_every_function_has_an_oracle() -> None:
    assert set(ONE) | set(MORE) == set(ELEMENTWISE)


@pytest.mark.parametrize("function", ELEMENTWISE)
def test_function(function: str) -> None:
    shape = ImageShape(1, 3, 5, 6)
    count = ELEMENTWISE[function][0] or 2
    values = operands(function, count, shape)
    tensors = [Stored(f"x{i}", shape) for i in range(count)]
    dst = Stored("y", shape)
    made = elementwise(function, tensors, dst, attributes=ATTRIBUTES.get(function), precision=F32)
    check(made, list(zip(tensors, values, strict=True)), dst, (ONE | MORE)[function](*values), rtol=2e-6)


@examples(10)
@given(st.data())
def test_operands_are_broadcast(data: st.DataObject) -> None:
    """Any operand has any of its sizes 1, the first as well: the output decides."""
    function, precision = data.draw(st.sampled_from(("add", "sub", "max", "where"))), data.draw(precisions)
    shape, grid = data.draw(shapes()), data.draw(st.sampled_from(GRIDS))
    count = 3 if function == "where" else 2
    own = [ImageShape(*(data.draw(st.sampled_from((1, getattr(shape, a)))) for a in "nhwc")) for _ in range(count)]
    tensors = [stored(data.draw, f"x{i}", s, precision) for i, s in enumerate(own)]
    values = [array(s, i, bits=precision.stored) for i, s in enumerate(own)]
    values[0] = np.rint(values[0])
    want = MORE[function](*values)
    dst = stored(data.draw, "y", broadcast_shape(own), precision)
    made = elementwise(function, tensors, dst, precision=precision, grid=grid)
    check(made, list(zip(tensors, values, strict=True)), dst, want, rtol=1e-6)


@examples(4)
@given(st.data())
def test_a_chain_is_one_kernel(data: st.DataObject) -> None:
    """A residual block's end: (relu6(x * scale + offset) + y) * number, with hard swish behind."""
    precision, shape = data.draw(precisions), data.draw(shapes())
    x, y = stored(data.draw, "x", shape, precision), stored(data.draw, "y", shape, precision)
    channels = ImageShape(1, 1, 1, shape.c)
    scale, offset = (stored(data.draw, name, channels, precision) for name in ("scale", "offset"))
    dst = stored(data.draw, "out", shape, precision)
    chain = [
        FusedOperator("relu6"),
        FusedOperator("add", operands=(y,)),
        FusedOperator("sub", operands=(1.5,), reversed=True),
        FusedOperator("hard_swish"),
    ]
    given_ = [(t, array(t.shape, i, bits=t.bits)) for i, t in enumerate((x, scale, offset, y))]
    a, b, c, d = (values for _, values in given_)
    want = ONE["hard_swish"](1.5 - (ONE["relu6"](a * b + c) + d))
    check(affine(x, scale, offset, dst, precision=precision, fused=chain), given_, dst, want, rtol=2e-6)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("storage", STORAGES)
def test_numbers_are_operands(storage: str) -> None:
    shape = ImageShape(2, 2, 3, 5)
    x, dst, values = Stored("x", shape, storage), Stored("y", shape, storage), array(shape, 3)
    for function, inputs, want in (
        ("sub", [1.0, x], 1 - values), ("max", [0.5, x, 1], np.maximum(values, 1)),
        ("where", [0, 2.5, x], values), ("pow", [2, x], 2**values),
    ):  # fmt: skip
        check(elementwise(function, inputs, dst, precision=F32), [(x, values)], dst, want, rtol=1e-6)


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 4, 4, 8)), Stored("y", ImageShape(1, 4, 4, 6))
    with pytest.raises(InputError, match=r"makes 1x4x4x8 .n, h, w, c., but y is 1x4x4x6"):
        elementwise("add", [x, y], y, precision=F32)
    with pytest.raises(InputError, match="size 6 along c is neither 1 nor 8"):
        elementwise("add", [x, y], x, precision=F32)
    with pytest.raises(InputError, match="no operand that is a tensor"):
        elementwise("add", [1, 2.0], x, precision=F32)
    with pytest.raises(InputError, match="'xys'"):
        elementwise("relu", [x], x, precision=F32, grid="xyz")
