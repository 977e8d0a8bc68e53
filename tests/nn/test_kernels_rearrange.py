"""Kernels that only move numbers, against numpy's own indexing: no rounding, so the results are equal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, Call, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.items import GRIDS
from mgpusim.nn.kernels.rearrange import CONCAT_VARIANTS, PAD_MODES, concat, pad, split, strided_slice
from mgpusim.nn.kernels.reorder import channel_shuffle, depth_to_space, reshape, space_to_depth, tile, transpose
from tests.helpers.examples import examples
from tests.helpers.network_tensors import F16, F32, Array, array, check, precisions, shapes, stored

grids = st.sampled_from(GRIDS)
channels = st.sampled_from((1, 3, 4, 6, 8, 12))


def checked(data: st.DataObject, make: Any, shape: ImageShape, want: Any, precision: Precision, **more: Any) -> Call:
    """Check `make(src, dst, ...)` on a tensor of `shape` against `want` of its values."""
    src, values = stored(data.draw, "x", shape, precision), array(shape, bits=precision.stored)
    expected = want(values)
    dst = stored(data.draw, "y", ImageShape(*expected.shape), precision)
    made: Call = make(src, dst, precision=precision, grid=data.draw(grids), **more)
    check(made, [(src, values)], dst, expected)
    return made


@examples(20)
@given(st.data(), shapes(n=2, h=7, w=7, c=13), precisions)
def test_slice(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    starts, steps, index = {}, {}, []
    for axis in "nhwc":
        size, step = getattr(shape, axis), data.draw(st.sampled_from((1, 1, 2, 3, -1, -2)))
        start = data.draw(st.sampled_from((0, 4)) if axis == "c" and size > 4 else st.integers(0, size - 1))
        most = (size - 1 - start) // step + 1 if step > 0 else start // -step + 1
        count = data.draw(st.integers(1, most))
        starts[axis], steps[axis] = start, step
        index.append(start + step * np.arange(count))
    checked(data, strided_slice, shape, lambda x: x[np.ix_(*index)], precision, starts=starts, steps=steps)


@examples(4)
@given(st.data(), shapes(c=16), st.sampled_from("nhwc"))
def test_split_and_concat_are_inverse(data: st.DataObject, shape: ImageShape, axis: str) -> None:
    size, number = getattr(shape, axis), "nhwc".index(axis)
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, size - 1)), max_size=2))) if size > 1 else []
    x, values = stored(data.draw, "x", shape), array(shape)
    pieces = np.split(values, cuts, axis=number)
    parts = [stored(data.draw, f"part{i}", ImageShape(*piece.shape)) for i, piece in enumerate(pieces)]
    for one, part, piece in zip(split(x, parts, axis=axis, precision=F32), parts, pieces, strict=True):
        check(one, [(x, values)], part, piece)
    variant = data.draw(st.sampled_from(CONCAT_VARIANTS))
    joined = concat(parts, x, axis=axis, precision=F32, variant=variant, grid=data.draw(grids))
    check(joined, list(zip(parts, pieces, strict=True)), x, values)


@pytest.mark.parametrize("variant", CONCAT_VARIANTS)
def test_concat_of_whole_slices(variant: str) -> None:
    """Channels of 4, 8 and 5: each variant in its own form, and the right number of kernels."""
    parts = [Stored(f"p{c}", ImageShape(2, 3, 5, c), "image2d_rows", 16) for c in (4, 8, 5)]
    values = [array(part.shape, i, bits=16) for i, part in enumerate(parts)]
    dst = Stored("y", ImageShape(2, 3, 5, 17), "image_array", 16)
    calls = concat(parts, dst, axis="c", precision=F16, variant=variant, fused=[FusedOperator("relu")])
    assert len(calls) == (3 if variant == "parts" else 1)
    assert len(calls[0].launch.global_size) == (2 if variant == "pixel" else 3)
    check(calls, list(zip(parts, values, strict=True)), dst, np.maximum(np.concatenate(values, axis=3), 0))


@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("sizes", [(1, 4), (3, 6, 2), (58, 58)])
def test_concat_of_channels_that_share_slices(storage: str, sizes: tuple[int, ...]) -> None:
    """Each channel is fetched on its own; none lies behind the last slice of its part."""
    parts = [Stored(f"p{i}", ImageShape(1, 2, 3, c), storage) for i, c in enumerate(sizes)]
    values = [array(part.shape, i) for i, part in enumerate(parts)]
    dst = Stored("y", ImageShape(1, 2, 3, sum(sizes)), storage)
    for variant in CONCAT_VARIANTS:
        (made,) = concat(parts, dst, axis="c", precision=F32, variant=variant)
        check(made, list(zip(parts, values, strict=True)), dst, np.concatenate(values, axis=3))


@examples(8)
@given(st.data(), shapes(c=8), precisions, st.sampled_from(PAD_MODES))
def test_pad(data: st.DataObject, shape: ImageShape, precision: Precision, mode: str) -> None:
    widths = []
    for axis in "nhwc":
        size = getattr(shape, axis)
        most = {"reflect": size - 1, "symmetric": size}.get(mode, 5)
        widths.append((data.draw(st.integers(0, min(5, most))), data.draw(st.integers(0, min(3, most)))))
    value = data.draw(st.sampled_from((0.0, -1.5)))
    before = dict(zip("nhwc", (width[0] for width in widths), strict=True))
    names: dict[str, Any] = {"constant_values": value} if mode == "constant" else {}
    checked(
        data, pad, shape, lambda x: np.pad(x, widths, mode=mode, **names), precision, before=before, mode=mode, value=value
    )  # fmt: skip


@pytest.mark.parametrize("value", [0.0, 2.5])
def test_pad_of_whole_slices_of_channels(value: float) -> None:
    """A residual connection that gains channels."""
    x, y = Stored("x", ImageShape(2, 3, 2, 8), "image_array"), Stored("y", ImageShape(2, 4, 2, 15))
    values = array(x.shape)
    made = pad(x, y, before={"c": 4, "h": 1}, value=value, precision=F32)
    assert made.variant.endswith("x4")
    check(made, [(x, values)], y, np.pad(values, ((0, 0), (1, 0), (0, 0), (4, 3)), constant_values=value))


@examples(12)
@given(st.data(), shapes(), precisions, st.permutations("nhwc"))
def test_transpose(data: st.DataObject, shape: ImageShape, precision: Precision, order: list[str]) -> None:
    checked(
        data, transpose, shape, lambda x: x.transpose(["nhwc".index(axis) for axis in order]), precision, order="".join(order)
    )  # fmt: skip


def shaped(values: Array, shape: ImageShape, layout: str, to: str) -> Array:
    flat = (values if layout == "NHWC" else values.transpose(0, 3, 1, 2)).reshape(-1)
    if to == "NHWC":
        return flat.reshape(shape.n, shape.h, shape.w, shape.c)
    return flat.reshape(shape.n, shape.c, shape.h, shape.w).transpose(0, 2, 3, 1)


@examples(6)
@given(st.data(), precisions, st.sampled_from(("NHWC", "NCHW")), st.sampled_from(("", "NHWC", "NCHW")))
def test_reshape(data: st.DataObject, precision: Precision, layout: str, other: str) -> None:
    factors = data.draw(st.lists(st.sampled_from((1, 2, 3, 4, 5)), min_size=4, max_size=5))
    sizes = [1, 1, 1, 1], [1, 1, 1, 1]
    for factor in factors:
        for side in sizes:
            side[data.draw(st.integers(0, 3))] *= factor
    a, b = (ImageShape(*side) for side in sizes)
    to = other or layout
    for variant in ("", "general"):
        checked(
            data, reshape, a, lambda x: shaped(x, b, layout, to), precision, layout=layout, dst_layout=other, variant=variant
        )  # fmt: skip


def test_reshapes_that_move_slices() -> None:
    """Which reshapes are x4: those of whole vectors of channels, in either layout."""

    def made(a: ImageShape, b: ImageShape, layout: str, to: str = "") -> str:
        return reshape(Stored("x", a), Stored("y", b), layout=layout, dst_layout=to, precision=F32).variant

    assert made(ImageShape(1, 7, 7, 64), ImageShape(1, 1, 1, 3136), "NHWC") == "reshape x4"
    assert made(ImageShape(1, 7, 7, 63), ImageShape(1, 1, 1, 3087), "NHWC") == "reshape"
    assert made(ImageShape(1, 7, 7, 64), ImageShape(1, 1, 1, 3136), "NCHW") == "reshape"
    assert made(ImageShape(1, 6, 8, 63), ImageShape(1, 8, 6, 63), "NCHW") == "reshape x4"
    assert made(ImageShape(1, 1, 1, 64), ImageShape(1, 1, 16, 4), "NCHW", "NHWC") == "reshape x4"


@examples(6)
@given(st.data(), shapes(c=1), precisions, st.integers(1, 4), st.integers(1, 4))
def test_channel_shuffle(data: st.DataObject, shape: ImageShape, precision: Precision, groups: int, each: int) -> None:
    n, h, w = shape.n, shape.h, shape.w

    def want(x: Array) -> Array:
        return x.reshape(n, h, w, groups, each).swapaxes(3, 4).reshape(n, h, w, groups * each)

    checked(data, channel_shuffle, ImageShape(n, h, w, groups * each), want, precision, groups=groups)


@examples(5)
@given(st.data(), shapes(h=4, w=4), precisions, channels, st.integers(1, 3))
def test_depth_and_space(data: st.DataObject, shape: ImageShape, precision: Precision, c: int, block: int) -> None:
    n, h, w = shape.n, shape.h, shape.w
    deep = ImageShape(n, h, w, c * block * block)

    def spread(x: Array, mode: str) -> Array:
        if mode == "DCR":
            x = x.reshape(n, h, w, block, block, c).transpose(0, 1, 3, 2, 4, 5)
        else:
            x = x.reshape(n, h, w, c, block, block).transpose(0, 1, 4, 2, 5, 3)
        return x.reshape(n, h * block, w * block, c)

    def gathered(x: Array) -> Array:
        return x.reshape(n, h, block, w, block, c).transpose(0, 1, 3, 2, 4, 5).reshape(n, h, w, block * block * c)

    mode = data.draw(st.sampled_from(("DCR", "CRD")))
    checked(data, depth_to_space, deep, lambda x: spread(x, mode), precision, block=block, mode=mode)
    checked(data, space_to_depth, ImageShape(n, h * block, w * block, c), gathered, precision, block=block)


@examples(10)
@given(st.data(), shapes(h=3, w=3), precisions, channels, st.lists(st.integers(1, 3), min_size=4, max_size=4))
def test_tile(data: st.DataObject, shape: ImageShape, precision: Precision, c: int, times: list[int]) -> None:
    checked(data, tile, ImageShape(shape.n, shape.h, shape.w, c), lambda x: np.tile(x, times), precision)


def test_what_is_fused_reads_its_operand_where_the_part_lies() -> None:
    parts = [Stored(f"p{i}", ImageShape(1, 3, 2, 4)) for i in (0, 1)]
    dst, more = Stored("y", ImageShape(1, 3, 4, 4)), Stored("more", ImageShape(1, 3, 4, 4), "image_array")
    values, other = [array(part.shape, i) for i, part in enumerate(parts)], array(more.shape, 9)
    calls = concat(parts, dst, axis="w", precision=F32, variant="parts", fused=[FusedOperator("max", operands=(more,))])
    given_ = [*zip(parts, values, strict=True), (more, other)]
    check(calls, given_, dst, np.maximum(np.concatenate(values, axis=2), other))


def test_what_does_not_fit_is_refused() -> None:
    x, y = Stored("x", ImageShape(1, 6, 6, 8)), Stored("y", ImageShape(1, 6, 6, 4))
    with pytest.raises(InputError, match="along c from 6 to 9 in steps of 1, the tensor has 8"):
        strided_slice(x, y, starts={"c": 6}, precision=F32)
    with pytest.raises(InputError, match="parts of 4, 8 do not make up"):
        split(x, [y, x], axis="c", precision=F32)
    with pytest.raises(InputError, match="7 before and 0 behind 6 elements cannot be padded in mode reflect"):
        pad(x, Stored("z", ImageShape(1, 13, 6, 8)), before={"h": 7}, mode="reflect", precision=F32)
    with pytest.raises(InputError, match="different numbers"):
        reshape(x, y, precision=F32)
    with pytest.raises(InputError, match="does not move slices"):
        reshape(x, Stored("z", ImageShape(1, 1, 1, 288)), layout="NCHW", variant="x4", precision=F32)
    with pytest.raises(InputError, match="'one'"):
        concat([x, y], x, axis="c", variant="onw", precision=F32)
    with pytest.raises(InputError, match="makes 1x6x6x8"):
        transpose(x, y, order="nwhc", precision=F32)
    with pytest.raises(InputError, match="3 groups"):
        channel_shuffle(x, x, groups=3, precision=F32)
    with pytest.raises(InputError, match="not a multiple of 8"):
        tile(x, y, precision=F32)
