"""Kernels of decoders in the structure of ML Drift's: what they write is what numpy computes from the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.blocks import rounded
from mgpusim.nn.graphs.graph import BLOCK_TYPES, ImageShape
from mgpusim.nn.kernels import drift, drift_attention
from mgpusim.nn.kernels.base import Call, Precision, Stored
from tests.helpers.network_kernels import run_calls
from tests.helpers.network_pocl import use_pocl

Array = np.ndarray[Any, Any]
F32, F16, SUMS_F32 = Precision(), Precision(16, 16, 16), Precision(16, 16, 32)
BOUNDS = {F32: 1e-5, F16: 2e-2, SUMS_F32: 8e-3}


def tensor(name: str, width: int, channels: int, height: int = 1, bits: int = 32, storage: str = "image2d_rows") -> Stored:
    return Stored(name, ImageShape(1, height, width, channels), storage, bits)


# ---- layers --------------------------------------------------------------------------------------------------------------
Make = Callable[..., Call | list[Call]]
WAYS: dict[str, tuple[Make, int, int, dict[str, Any]]] = {
    "one row": (drift.rows, 1, 42, {"group": (4, 8)}),
    "one row, an image": (drift.rows, 1, 44, {"group": (8, 2), "most_image": 64}),
    "a few rows": (drift.rows, 3, 42, {"group": (4, 4)}),
    "many of the few": (drift.rows, 11, 20, {"group": (8, 2)}),
    "alone": (drift.rows, 2, 42, {"group": (16, 1)}),
    "numbers": (drift.through_numbers, 9, 42, {"block": (4, 2), "unroll": 2}),
    "numbers in images": (drift.through_numbers, 9, 44, {"block": (2, 2), "weights": "images", "most_image": 64}),
    "numbers staged": (drift.through_numbers, 9, 40, {"block": (2, 4), "weights": "local", "lanes": 8}),
    "constant numbers": (drift.through_numbers, 9, 40, {"block": (2, 4), "weights": "constant"}),
    "numbers of a sub-group": (drift.through_numbers, 9, 40, {"block": (1, 4), "weights": "sub_group", "lanes": 8, "unroll": 2}),
}
WHOLE: dict[str, tuple[int, int, dict[str, Any]]] = {
    "tokens": (10, 42, {"block": (4, 2), "group": (8, 4)}),
    "tokens, an image of weights": (9, 44, {"block": (4, 2), "unroll": 2, "group": (4, 8), "most_image": 64}),
    "channels, staged": (9, 40, {"block": (4, 2), "form": "channels", "weights": "local", "lanes": 8, "group": (4, 4)}),
    "channels, constant": (5, 42, {"block": (2, 4), "form": "channels", "weights": "constant", "group": (4, 4)}),
    "slices": (9, 40, {"block": (1, 6), "form": "slices", "unroll": 4, "group": (4, 8)}),
    "slices, a sub-group": (
        9,
        72,
        {"block": (1, 6), "form": "slices", "unroll": 4, "weights": "sub_group", "lanes": 8, "group": (4, 8)},
    ),
}


def of_layer(count: int, inputs: int, outputs: int, dtype: str, bits: int) -> tuple[Array, Array, Array, Stored, Stored]:
    rng = np.random.default_rng(count)
    shapes = ((count, inputs), (outputs, inputs), (outputs,))
    x, drawn, bias = (rng.standard_normal(shape).astype(np.float16).astype(np.float32) for shape in shapes)
    weights = rounded(drawn * 0.1, dtype) if dtype in BLOCK_TYPES else drawn
    src, dst = (tensor(name, count, width, bits=bits) for name, width in (("x", inputs), ("y", outputs)))
    return x, weights, bias, src, dst


def made_by(calls: Call | list[Call], src: Stored, x: Array, dst: Stored, weights: Array, bias: Array) -> Array:
    every = calls if isinstance(calls, list) else [calls]
    held = [call.weight_order.contents([weights, bias]) if call.weight_order else [] for call in every]
    (got,) = run_calls(every, [(src, x.reshape(1, 1, *x.shape))], [dst], held, local=(8, 1, 2), sub_group=8)
    return got.reshape(len(x), -1)


def check_layer(way: str, dtype: str, precision: Precision) -> None:
    make, count, outputs, more = WAYS[way]
    x, weights, bias, src, dst = of_layer(count, 128, outputs, dtype, precision.stored)
    got = made_by(make(src, dst, dtype, precision=precision, **more), src, x, dst, weights, bias)
    want = x @ weights.T + bias
    np.testing.assert_allclose(got, want, rtol=0, atol=BOUNDS[precision] * float(np.abs(want).max()))


def check_whole(way: str, dtype: str, precision: Precision = F32) -> None:
    count, outputs, more = WHOLE[way]
    x, weights, bias, src, dst = of_layer(count, 128, outputs, dtype, precision.stored)
    got = made_by(drift.through_whole(src, dst, dtype, precision=precision, **more), src, x, dst, weights, bias)
    low, high = x.min(axis=1, keepdims=True), x.max(axis=1, keepdims=True)
    step, middle = (high - low) / 255, (high + low) / 2
    near = np.clip(np.rint((x - middle) / step), -128, 127) * step + middle
    want = near @ weights.T + bias
    np.testing.assert_allclose(got, want, rtol=0, atol=(2e-3 if precision is F32 else 8e-3) * float(np.abs(want).max()))
    assert np.abs(want - (x @ weights.T + bias)).max() > 0  # rows are quantized


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("dtype", [name for name in drift.TYPES if name != "float16"])
@pytest.mark.parametrize("way", WAYS)
def test_layers(way: str, dtype: str) -> None:
    check_layer(way, dtype, F32)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("precision", [F16, SUMS_F32], ids=["halves", "sums of floats"])
@pytest.mark.parametrize("way", WAYS)
def test_layers_of_halves(way: str, precision: Precision) -> None:
    check_layer(way, "q4" if precision is F16 else "float16", precision)


@pytest.mark.each_time(every=6)
@pytest.mark.parametrize("dtype", ["q4", "q8"])
@pytest.mark.parametrize("way", WHOLE)
def test_layers_in_whole_numbers(way: str, dtype: str) -> None:
    check_whole(way, dtype)


@pytest.mark.slow
def test_layers_in_whole_numbers_of_halves() -> None:
    check_whole("tokens", "q4", F16)


# ---- attention -----------------------------------------------------------------------------------------------------------
def check_attention(way: str, length: int, seen: int, masked: bool, cap: float, precision: Precision = F32, **more: Any) -> None:
    rng = np.random.default_rng(length)
    rows, key_heads, size, bits = 4, 2, 16, precision.stored
    q, k, v = (
        rng.standard_normal((1, many, count, size)).astype(np.float16).astype(float)
        for many, count in ((rows, length), (key_heads, seen), (key_heads, seen))
    )
    mask = np.where(np.arange(seen) > np.arange(length)[:, None] + seen - length, -1e4, 0.0).reshape(1, 1, length, seen)
    sq, sk = tensor("q", length, size, rows, bits), tensor("k", seen, size, key_heads, bits, "key_fours")
    sv = tensor("v", seen, size, key_heads, bits, "value_fours")
    where, made = tensor("m", length, seen, bits=bits), tensor("o", length, size, rows, bits)
    how: dict[str, Any] = {"scale": 0.25, "cap": cap, "precision": precision, "sum_group": (2, 2, 4)}
    of = (sq, sk, sv, where if masked else None, made)
    if way == "few":
        calls = drift_attention.few_queries(*of, score_group=(4, 2), value_group=(2, 8), **how)
    else:
        by = drift_attention.ProductBlocks(2, 2, 1, more.get("weights", "buffer"), 8)
        calls = drift_attention.many_queries(*of, scores_by=by, values_by=by, scores_in=more.get("scores_in", ""), **how)
    (got,) = run_calls(calls, [(sq, q), (sk, k), (sv, v), (where, mask)], [made], local=(2, 1, 2))
    scores = np.einsum("bhld,bhsd->bhls", q, np.repeat(k, 2, axis=1)) * 0.25
    scores = (cap * np.tanh(scores / cap) if cap else scores) + (mask if masked else 0)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    want = np.einsum("bhls,bhsd->bhld", weights / weights.sum(-1, keepdims=True), np.repeat(v, 2, axis=1))
    np.testing.assert_allclose(got, want, rtol=0, atol=BOUNDS[precision] * float(np.abs(want).max()))


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("cap", [0.0, 5.0])
@pytest.mark.parametrize(
    ("way", "length", "seen", "masked", "more"),
    [
        ("few", 1, 37, False, {}), ("few", 1, 1, False, {}), ("few", 3, 38, True, {}), ("few", 6, 40, True, {}),
        ("many", 5, 37, True, {}), ("many", 9, 40, True, {"weights": "images"}), ("many", 8, 39, False, {"weights": "local"}),
        ("many", 5, 8, True, {"scores_in": "image_buffer"}),
    ],
)  # fmt: skip
def test_attention(way: str, length: int, seen: int, masked: bool, more: dict[str, Any], cap: float) -> None:
    check_attention(way, length, seen, masked, cap, **more)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize(("way", "length", "seen"), [("few", 1, 37), ("many", 6, 9)])
def test_attention_of_halves(way: str, length: int, seen: int) -> None:
    check_attention(way, length, seen, way != "few", 0.0, F16)


def check_heads(normed: bool, precision: Precision = F32) -> None:
    rng = np.random.default_rng(3)
    tokens, size, start, seen, bits = 3, 16, 5, 10, precision.stored
    q, k, v = (rng.standard_normal((1, 1, tokens, heads * size)).astype(np.float16).astype(float) for heads in (4, 2, 2))
    angle, scales = rng.random((1, 1, tokens, size // 2)), rng.random((2, 1, 1, 1, size))
    given = [tensor(name, tokens, values.shape[-1], bits=bits) for name, values in (("q", q), ("k", k), ("v", v))]
    turns = [tensor(name, tokens, size // 2, bits=bits) for name in ("c", "s")]
    norms = [tensor(name, 1, size, bits=bits) for name in ("g", "h")]
    dst = tensor("y", tokens, size, 4, bits)
    kept = [tensor(name, seen, size, 2, bits, name) for name in ("key_fours", "value_fours")]
    call = drift_attention.heads(
        *given, *turns, norms if normed else (), dst, *kept, start=start, epsilon=1e-5, precision=precision
    )  # fmt: skip
    inputs = [*zip(given, (q, k, v), strict=True), *zip(turns, (np.cos(angle), np.sin(angle)), strict=True)]
    got = run_calls([call], [*inputs, *zip(norms, scales, strict=True)], [dst, *kept], local=(2, 2, 1))
    new = slice(start, start + tokens)
    for place, (values, found) in enumerate(zip((q, k, v), (got[0], got[1][:, :, new], got[2][:, :, new]), strict=True)):
        want = values.reshape(tokens, -1, size).transpose(1, 0, 2)
        if place < 2:
            y = want / np.sqrt((want**2).mean(-1, keepdims=True) + 1e-5) * scales[place].reshape(size) if normed else want
            product = (y[..., :8] + 1j * y[..., 8:]) * np.exp(1j * angle.reshape(tokens, 8))
            want = np.concatenate([product.real, product.imag], -1)
        np.testing.assert_allclose(found[0], want, rtol=0, atol=2e-6 if bits == 32 else 2e-2)


@pytest.mark.parametrize("normed", [False, True])
def test_heads(normed: bool) -> None:
    check_heads(normed)


@pytest.mark.parametrize(("dtype", "most_image"), [("q4", 0), ("q4_block32", 64), ("q8", 64), ("float32", 0)])
def test_rows_of_a_table(dtype: str, most_image: int) -> None:
    table = np.random.default_rng(5).standard_normal((11, 64))
    which = np.array([3, 10, 0, 7, 3]).reshape(1, 1, 1, 5)
    index, dst = tensor("i", 1, 5, storage="buffer"), tensor("y", 5, 64)
    call = drift.gather(11, index, dst, dtype, most_image=most_image, precision=F32)
    assert call.weight_order is not None
    (got,) = run_calls([call], [(index, which)], [dst], [call.weight_order.contents([rounded(table, dtype)])], local=(4, 1, 1))
    np.testing.assert_allclose(got[0, 0], rounded(table, dtype)[which.reshape(-1)], rtol=0, atol=1e-5)


@pytest.mark.slow
def test_all_on_pocl(monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    for way in WAYS:
        check_layer(way, "q4", F32)
    check_layer("one row", "q8", F32)
    check_layer("a few rows", "q4_block32", F32)
    check_attention("few", 3, 38, True, 5.0)
    check_attention("many", 9, 39, True, 0.0)
    check_heads(True)


def test_what_layers_cannot_take_is_refused() -> None:
    x, y = tensor("x", 2, 64), tensor("y", 2, 32)
    for make, said in (
        (lambda: drift.rows(x, y, "q6_K", group=(4, 4), precision=F32), "q6_K"),
        (lambda: drift.rows(x, y, "q4_block128", group=(4, 4), precision=F32), "multiple of 128"),
        (lambda: drift.rows(x, y, "q4", group=(4, 3), precision=F32), "power of two"),
        (lambda: drift.rows(x, tensor("y", 1, 32), "q4", group=(4, 4), precision=F32), "has 2 tokens"),
        (lambda: drift.through_whole(x, y, "q4_block32", block=(4, 2), precision=F32), "a scale for each output"),
        (lambda: drift.through_whole(x, y, "q4", block=(2, 2), precision=F32), "got 2 tokens"),
        (lambda: drift.through_numbers(x, y, "q4", block=(2, 2), unroll=3, precision=F32), "expected a divisor of 16"),
        (lambda: drift_attention.few_queries(x, y, y, None, x, scale=1.0, score_group=(4, 4), value_group=(4, 4),
                                             sum_group=(4, 1, 4), precision=F32), "expected key_fours"),
    ):  # fmt: skip
        with pytest.raises(InputError, match=said):
            make()
