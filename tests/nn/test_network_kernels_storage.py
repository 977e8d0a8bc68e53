"""Tensors in every storage: what a kernel reads and writes is where the constants of `tensor.h` say."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.elementwise import elementwise
from tests.helpers.network_kernels import run_call

SHAPE = ImageShape(2, 3, 5, 6)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("bits", [16, 32])
@pytest.mark.parametrize("storage", STORAGES)
def test_an_operand_of_every_storage_meets_a_result_of_every_other(storage: str, bits: int) -> None:
    rng = np.random.default_rng(1)
    x, b = (rng.integers(-9, 9, (2, 3, 5, 6)).astype(float) for _ in range(2))
    for other in STORAGES:
        src, dst, second = (Stored(name, SHAPE, where, bits) for name, where in (("x", storage), ("y", other), ("b", other)))
        made = elementwise("sub", [src, second], dst, precision=Precision(bits, bits, bits), fused=[FusedOperator("relu6")])
        (got,) = run_call(made, [(src, x), (second, b)], [dst], local=(2, 2, 1))
        np.testing.assert_array_equal(got, np.clip(x - b, 0, 6))
