"""Recurrent cells, rotary embeddings and weights in blocks, against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import expit

from mgpusim.errors import InputError
from mgpusim.nn.graphs.blocks import in_blocks, rounded
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import FusedOperator, Precision, Stored
from mgpusim.nn.kernels.block_weights import block_gather, block_weights
from mgpusim.nn.kernels.recurrent import gru_cell, lstm_cell, rotary
from mgpusim.nn.kernels.reduce import normalize
from tests.helpers.examples import examples
from tests.helpers.network_kernels import run_call
from tests.helpers.network_pocl import use_pocl
from tests.helpers.network_tensors import F16_SUMS_F32, F32, array, check, precisions, shapes, stored

Array = np.ndarray[Any, Any]


def rtol(precision: Precision) -> float:
    return 0.01 if precision.sums == 16 else 2e-3 if precision.stored == 16 else 1e-5


# ---- cells -------------------------------------------------------------------------------------------------------------
def draws(data: st.DataObject, shape: ImageShape, precision: Precision, **parts: int) -> list[tuple[Stored, Array]]:
    """Tensors with `parts` times the channels of a shape, and their values."""
    made = []
    for seed, (name, times) in enumerate(parts.items()):
        tensor = stored(data.draw, name, ImageShape(shape.n, shape.h, shape.w, times * shape.c), precision)
        made.append((tensor, array(tensor.shape, seed, bits=tensor.bits)))
    return made


def parts_of(values: Array, count: int) -> list[Array]:
    return np.split(values, count, axis=-1)


@examples(6)
@given(st.data(), shapes(n=2, h=2, w=3, c=13), precisions)
def test_lstm_cell(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    (gates, g), (memory, c) = draws(data, shape, precision, gates=4, memory=1)
    dst, made = (stored(data.draw, name, shape, precision) for name in ("h", "c"))
    i, f, new, o = parts_of(g, 4)
    kept = expit(f) * c + expit(i) * np.tanh(new)
    call = lstm_cell(gates, memory, dst, made, precision=precision)
    got = run_call(call, [(gates, g), (memory, c)], [dst, made])
    for found, want in zip(got, (expit(o) * np.tanh(kept), kept), strict=True):
        np.testing.assert_allclose(found, want, rtol=0, atol=3 * rtol(precision))


@examples(6)
@given(st.data(), shapes(n=2, h=2, w=3, c=13), precisions)
def test_gru_cell(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    given_ = draws(data, shape, precision, x=3, old=3, state=1)
    dst = stored(data.draw, "y", shape, precision)
    (update, reset, new), (old_update, old_reset, old_new) = (parts_of(values, 3) for _, values in given_[:2])
    z, h = expit(update + old_update), given_[2][1]
    want = (1 - z) * np.tanh(new + expit(reset + old_reset) * old_new) + z * h
    tensors = [tensor for tensor, _ in given_]
    call = gru_cell(*tensors, dst, precision=precision, fused=[FusedOperator("neg")])
    check(call, given_, dst, -want, rtol=2 * rtol(precision))


# ---- rotary ------------------------------------------------------------------------------------------------------------
def turned(x: Array, angles: Array, interleaved: bool) -> Array:
    """Pairs of channels as complex numbers, times those of the angles."""
    first, second = (x[..., ::2], x[..., 1::2]) if interleaved else parts_of(x, 2)
    product = (first + 1j * second) * np.exp(1j * angles)
    if interleaved:
        return np.stack([product.real, product.imag], axis=-1).reshape(x.shape)
    return np.concatenate([product.real, product.imag], axis=-1)


@examples(20)
@given(st.data(), shapes(n=2, h=4, w=3, c=3), precisions, st.booleans())
def test_rotary(data: st.DataObject, small: ImageShape, precision: Precision, interleaved: bool) -> None:
    shape = ImageShape(small.n, small.h, small.w, 8 * small.c)
    axis, each = data.draw(st.sampled_from("hw")), data.draw(st.booleans())
    length, images = getattr(shape, axis), shape.n if each else 1
    angles = np.random.default_rng(5).uniform(-3, 3, (images, length, shape.c // 2))
    column = data.draw(st.booleans())  # positions one to a row, or beside each other
    size = ImageShape(images * length, 1, 1, shape.c // 2) if column else ImageShape(images, 1, length, shape.c // 2)
    src, dst = (stored(data.draw, name, shape, precision) for name in "xy")
    tables = [
        (stored(data.draw, name, size, precision), values) for name, values in (("c", np.cos(angles)), ("s", np.sin(angles)))
    ]
    tables = [(t, v.reshape(size.n, size.h, size.w, size.c)) for t, v in tables]
    x = array(shape, 1, bits=src.bits)
    places = angles[:, None, :, :] if axis == "w" else angles[:, :, None, :]
    made = rotary(src, tables[0][0], tables[1][0], dst, axis=axis, interleaved=interleaved, precision=precision)
    check(made, [(src, x), *tables], dst, turned(x, places, interleaved), rtol=max(rtol(precision), 1e-6))


# ---- norms -------------------------------------------------------------------------------------------------------------
@examples(12)
@given(st.data(), shapes(h=3, w=4, c=14), precisions)
def test_rms_norm(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    src, dst = stored(data.draw, "x", shape, precision), stored(data.draw, "y", shape, precision)
    scale = stored(data.draw, "scale", ImageShape(1, 1, 1, shape.c), precision)
    x, factor = array(shape, 0, bits=src.bits), array(scale.shape, 1, bits=src.bits)
    want = x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + 0.01) * factor
    made = normalize(
        src, dst, axes="c", epsilon=0.01, centred=False, mean_square=True, scale=scale, precision=precision, local_size=(8, 1, 1)
    )  # fmt: skip
    check(made, [(src, x), (scale, factor)], dst, want, rtol=0.02 if precision.sums == 16 else 1e-5)


# ---- weights in blocks -------------------------------------------------------------------------------------------------
def ggml_q4_0(row: Array) -> tuple[list[int], float]:
    """One block by the steps of quantize_row_q4_0_ref: truncation after 8.5 is added."""
    largest = float(row[np.argmax(np.abs(row))])
    d = np.float32(np.float16(largest / -8))
    return [min(15, int(np.float32(value) / d + np.float32(8.5))) - 8 for value in row], float(d)


@given(st.integers(0, 1000))
def test_blocks_are_those_of_ggml(seed: int) -> None:
    row = np.random.default_rng(seed).standard_normal(32).astype(np.float32)
    numbers, scale = ggml_q4_0(row)
    blocks = in_blocks(row, "q4_0")
    assert blocks.scales.tolist() == [scale]
    assert np.abs(blocks.numbers[0] - np.array(numbers)).max() <= 0


@given(st.integers(0, 1000), st.sampled_from(("q4_0", "q8_0")))
def test_what_comes_out_of_blocks_goes_back_into_the_same(seed: int, dtype: str) -> None:
    once = rounded(np.random.default_rng(seed).standard_normal((3, 96)), dtype)
    np.testing.assert_array_equal(rounded(once, dtype), once)


def layer(dtype: str, precision: Precision, sizes: tuple[int, int, int], storage: str, **how: Any) -> None:
    pixels, blocks, outputs = sizes
    rng = np.random.default_rng(3)
    src = Stored("x", ImageShape(1, 1, pixels, 32 * blocks), storage, precision.stored)
    dst = Stored("y", ImageShape(1, 1, pixels, outputs), storage, precision.stored)
    weights = rounded(rng.uniform(-1, 1, (outputs, 32 * blocks)), dtype)
    x, bias = array(src.shape, 2, -1, 1, precision.stored), rng.uniform(-1, 1, outputs).astype(np.float16).astype(float)
    fused = [FusedOperator("affine", {"alpha": 2.0, "beta": 1.0})]
    made = block_weights(src, dst, dtype, precision=precision, fused=fused, **how)
    assert made.weight_order is not None
    held = made.weight_order.contents([weights, bias])
    (got,) = run_call(made, [(src, x)], [dst], held)
    want = 2 * (x[0, 0] @ weights.T.astype(float) + bias) + 1
    atol = (2e-5 if precision.calc == 32 else 2e-2) * 2 * (32 * blocks) ** 0.5
    np.testing.assert_allclose(got[0, 0], want, rtol=0, atol=atol)


@examples(6)
@given(
    st.sampled_from(("q4_0", "q8_0")), st.sampled_from((F32, F16_SUMS_F32)), st.tuples(*(st.integers(1, n) for n in (5, 3, 11))),
    st.sampled_from(("buffer", "image2d_rows", "image_array")), st.integers(1, 4), st.sampled_from(((1, 1), (4, 2), (2, 4))),
)  # fmt: skip
def test_layers_of_blocks(
    dtype: str, precision: Precision, sizes: tuple[int, int, int], storage: str, pixels: int, split: tuple[int, int]
) -> None:
    layer(dtype, precision, sizes, storage, pixels=pixels, split=split)


@pytest.mark.each_time("q4_0")
@pytest.mark.parametrize("dtype", ["q4_0", "q8_0"])
def test_layers_of_blocks_on_pocl(dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    layer(dtype, F32, (3, 2, 10), "buffer", pixels=2, split=(4, 2))


@examples(12)
@given(st.sampled_from(("q4_0", "q8_0")), precisions, st.integers(1, 9), st.integers(1, 2), shapes(n=2, h=1, w=2, c=3), st.data())
def test_tables_of_blocks(
    dtype: str, precision: Precision, rows: int, blocks: int, places: ImageShape, data: st.DataObject
) -> None:
    rng = np.random.default_rng(rows)
    index = stored(data.draw, "index", places, precision)
    dst = stored(data.draw, "y", ImageShape(places.n, places.w, places.c, 32 * blocks), precision)
    table = rounded(rng.uniform(-1, 1, (rows, 32 * blocks)), dtype)
    which = rng.integers(-rows, rows, (places.n, places.h, places.w, places.c))
    made = block_gather(rows, index, dst, dtype, precision=precision)
    assert made.weight_order is not None
    (got,) = run_call(made, [(index, which.astype(float))], [dst], made.weight_order.contents([table]))
    atol = 2e-3 if 16 in (precision.calc, precision.stored) else 1e-6
    np.testing.assert_allclose(got.reshape(-1, 32 * blocks), table[which.reshape(-1)], rtol=0, atol=atol)


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 1, 3, 40)), Stored("y", ImageShape(1, 1, 3, 8))
    with pytest.raises(InputError, match="got 40 inputs, expected a multiple of 32"):
        block_weights(x, y, "q4_0", precision=F32)
    with pytest.raises(InputError, match="type in blocks"):
        block_gather(9, y, x, "q5_0", precision=F32)
    with pytest.raises(InputError, match="makes 1x1x3x160"):
        lstm_cell(x, x, x, x, precision=F32)
    with pytest.raises(InputError, match="angles"):
        rotary(x, y, y, x, precision=F32)
