"""Products of matrices against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.matmul import matmul
from tests.helpers.convolutions import tolerance
from tests.helpers.examples import examples
from tests.helpers.network_kernels import run_call
from tests.helpers.network_pocl import use_pocl

F32 = Precision()


def check(
    sizes: tuple[int, int, int, int],
    storage: str = "buffer",
    precision: Precision = F32,
    transposed: tuple[bool, bool] = (False, False),
    block: tuple[int, int] = (4, 1),
    shared: tuple[bool, bool] = (False, False),
    upright: bool = False,
) -> None:
    """Sizes are batch, m, n, k. `upright` tensors are (pixels, 1, 1, channels), others (1, batch, rows, channels)."""
    batch, m, n, k = sizes
    rng = np.random.default_rng(11)

    def tensor(name: str, rows: int, columns: int, one: bool = False) -> Stored:
        count = 1 if one else batch
        shape = ImageShape(count * rows, 1, 1, columns) if upright else ImageShape(1, count, rows, columns)
        return Stored(name, shape, storage, precision.stored)

    def drawn(t: Stored) -> np.ndarray:  # type: ignore[type-arg]
        shape = (t.shape.n, t.shape.h, t.shape.w, t.shape.c)
        return rng.uniform(-1, 1, shape).astype(f"float{precision.stored}").astype(float)

    a = tensor("a", *((k, m) if transposed[0] else (m, k)), shared[0])
    b = tensor("b", *((n, k) if transposed[1] else (k, n)), shared[1])
    dst = tensor("y", m, n)
    x, y = drawn(a), drawn(b)
    left = x.reshape(-1, *((k, m) if transposed[0] else (m, k)))
    right = y.reshape(-1, *((n, k) if transposed[1] else (k, n)))
    want = (left.swapaxes(1, 2) if transposed[0] else left) @ (right.swapaxes(1, 2) if transposed[1] else right)
    made = matmul(
        a, b, dst, precision=precision, batch=batch, transpose_a=transposed[0], transpose_b=transposed[1], block=block,
        fused=[FusedOperator("affine", {"alpha": 2.0, "beta": -1.0})],
    )  # fmt: skip
    (got,) = run_call(made, [(a, x), (b, y)], [dst])
    atol = tolerance(precision.stored, precision.sums, k, 2 * k**0.5 + 1)
    np.testing.assert_allclose(got.reshape(batch, m, n), 2 * want - 1, rtol=0, atol=atol)


@pytest.mark.each_time(every=7)
@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("transposed", [(False, False), (False, True), (True, False), (True, True)])
@pytest.mark.parametrize("upright", [False, True])
def test_every_storage_and_transposition(storage: str, transposed: tuple[bool, bool], upright: bool) -> None:
    check((1, 6, 7, 5), storage, transposed=transposed, upright=upright)
    check((3, 5, 6, 9), storage, Precision(16, 16, 32), transposed, (4, 2), upright=upright)


@pytest.mark.parametrize("shared", [(True, False), (False, True)])
@pytest.mark.parametrize("transposed", [(False, False), (True, False), (True, True)])
def test_a_matrix_for_all_pairs(shared: tuple[bool, bool], transposed: tuple[bool, bool]) -> None:
    check((3, 5, 6, 8), transposed=transposed, shared=shared)


@examples(10)
@given(
    sizes=st.tuples(st.integers(1, 3), *[st.integers(1, 9)] * 3), block=st.tuples(st.integers(1, 5), st.integers(1, 3)),
    transposed=st.booleans(), storage=st.sampled_from(STORAGES),
)  # fmt: skip
def test_any_size(sizes: tuple[int, int, int, int], block: tuple[int, int], transposed: bool, storage: str) -> None:
    check(sizes, storage, Precision(16, 16, 16), (False, transposed), block)


@pytest.mark.parametrize("transposed", [(False, False), (False, True), (True, False), (True, True)])
def test_matrices_that_several_in_a_row_share(transposed: tuple[bool, bool]) -> None:
    """Six matrices of one tensor and two of the other: three each, as heads of queries share one of keys."""
    rng, (m, n, k) = np.random.default_rng(2), (3, 6, 5)
    x = rng.uniform(-1, 1, (1, 6, *((k, m) if transposed[0] else (m, k))))
    y = rng.uniform(-1, 1, (1, 2, *((n, k) if transposed[1] else (k, n))))
    a, b, dst = (Stored(name, ImageShape(*shape)) for name, shape in (("a", x.shape), ("b", y.shape), ("y", (1, 6, m, n))))
    made = matmul(
        a, b, dst, precision=F32, batch=6, after=(1, 3), transpose_a=transposed[0], transpose_b=transposed[1]
    )  # fmt: skip
    (got,) = run_call(made, [(a, x), (b, y)], [dst])
    left = x.swapaxes(2, 3) if transposed[0] else x
    right = np.repeat(y.swapaxes(2, 3) if transposed[1] else y, 3, axis=1)
    np.testing.assert_allclose(got, left @ right, rtol=0, atol=1e-5)
    with pytest.raises(InputError, match="b: got 2 matrices for 4 pairs each, expected divisors of the 6 pairs"):
        matmul(a, b, dst, precision=F32, batch=6, own=(6, 2), after=(1, 4), transpose_a=transposed[0], transpose_b=transposed[1])


def test_matrices_that_do_not_fit_are_named() -> None:
    a, b, y = (Stored(name, ImageShape(1, 1, 8, c)) for name, c in (("a", 4), ("b", 6), ("y", 6)))
    with pytest.raises(InputError, match=r"(?s)b: got 8 pixels of 6 channels, expected 4 of 6.*block"):
        matmul(a, b, y, precision=F32, block=(0, 1))
    with pytest.raises(InputError, match="a batch of 3 for the 8 pixels of y"):
        matmul(a, b, y, precision=F32, batch=3)


@pytest.mark.parametrize("transposed", [(False, False), (True, True)])
def test_on_pocl(transposed: tuple[bool, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check((3, 5, 6, 9), "image2d_rows", F32, transposed, (4, 2))
