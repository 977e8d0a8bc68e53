"""Layouts of a network's inputs and outputs, to and from every storage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import FusedOperator, Precision, Stored
from mgpusim.nn.kernels.elementwise import Plain, convert
from mgpusim.nn.kernels.items import GRIDS
from tests.helpers.examples import examples
from tests.helpers.network_tensors import array, check, precisions, shapes, stored


@examples(8)
@given(st.data(), shapes(c=13), precisions, st.sampled_from(("NHWC", "NCHW")), st.sampled_from((16, 32)))
def test_plain_to_slices_and_back(data: st.DataObject, shape: ImageShape, precision: Precision, layout: str, bits: int) -> None:
    grid = data.draw(st.sampled_from(GRIDS))
    plain, values = Plain("plain", shape, layout, bits), array(shape, bits=16)
    sliced = stored(data.draw, "sliced", shape, precision)
    check(convert(plain, sliced, grid=grid), [(plain, values)], sliced, values)
    check(convert(sliced, plain, grid=grid), [(sliced, values)], plain, values)


@examples(6)
@given(st.data(), shapes(), precisions)
def test_storage_to_storage(data: st.DataObject, shape: ImageShape, precision: Precision) -> None:
    src, dst = stored(data.draw, "a", shape), stored(data.draw, "b", shape, precision)
    values = array(shape, bits=16)
    check(convert(src, dst), [(src, values)], dst, values)


def test_an_input_is_scaled_on_its_way() -> None:
    shape = ImageShape(1, 5, 4, 3)
    src, dst, values = Plain("image", shape), Stored("x", shape, "image_array"), array(shape, low=0, high=255)
    scale = FusedOperator("affine", {"alpha": 1 / 127.5, "beta": -1.0})
    check(convert(src, dst, fused=[scale]), [(src, values)], dst, values / 127.5 - 1, rtol=1e-6)


def test_what_cannot_be_converted() -> None:
    a, b = Plain("a", ImageShape(1, 2, 2, 3)), Plain("b", ImageShape(1, 2, 2, 3), "NCHW")
    with pytest.raises(InputError, match="both tensors are plain"):
        convert(a, b)
    with pytest.raises(InputError, match="1x2x2x3"):
        convert(a, Stored("x", ImageShape(1, 2, 2, 4)))
    with pytest.raises(InputError, match="'NHWC'"):
        Plain("c", a.shape, "NHCW")
