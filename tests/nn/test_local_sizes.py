"""Work groups as libraries choose them: their documented examples, and brute force."""

from __future__ import annotations

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.local_sizes import GroupLimits, local_policies

BIG = GroupLimits(1024, (1024, 1024, 1024))
grids = st.tuples(st.integers(1, 130), st.integers(1, 60), st.integers(1, 70))
limits_of = st.sampled_from(
    [
        BIG, *(GroupLimits(n, (n, n, n)) for n in (384, 256)), GroupLimits(128, (128, 128, 64)), GroupLimits(16, (16, 16, 4)),
        GroupLimits(2, (2, 2, 1)),
    ]
)  # fmt: skip
OPTIONS = {"sizes": [[8, 8, 1], [4, 4, 4], [1, 1, 1]], "cores": 5, "most_z": 64, "x": 32, "y": 4}


def test_the_old_rule_of_tensorflow_lite() -> None:
    """NETWORKS 3.1: a convolution of 56x56x256 in blocks of 2x2x2 has a grid of 28, 28, 32 and groups of 8, 1, 32."""
    assert local_policies["tflite_convolution"]((28, 28, 32), BIG, {"most_z": 64}) == ((8, 1, 32),)


@pytest.mark.parametrize(
    ("grid", "options", "want"),
    [
        ((28, 28, 32), {"most_z": 16}, (16, 1, 16)),  # 256 / 16 = 16 along x, none left for y
        ((4, 4, 8), {"most_z": 64}, (4, 2, 8)),  # all 4 rows would fit: an even number of them is halved
        ((4, 3, 8), {"most_z": 64}, (4, 3, 8)),
        ((7, 7, 67), {"most_z": 64}, (7, 7, 1)),  # a prime depth
    ],
)
def test_convolutions_by_hand(grid: tuple[int, ...], options: dict[str, int], want: tuple[int, ...]) -> None:
    assert local_policies["tflite_convolution"](grid, BIG, options) == (want,)


@given(grids, limits_of, st.sampled_from(sorted(local_policies)))
def test_all_candidates_are_legal(grid: tuple[int, int, int], limits: GroupLimits, name: str) -> None:
    found = local_policies[name](grid, limits, OPTIONS)  # a kernel of many registers has groups of few items
    assert found
    assert len(set(found)) == len(found)
    assert all(local is None or (len(local) == 3 and min(local) >= 1 and limits.hold(local)) for local in found)


@given(grids, limits_of)
def test_divisors_are_all_that_divide(grid: tuple[int, int, int], limits: GroupLimits) -> None:
    sides = [
        [n for n in range(1, size + 1) if size % n == 0 and n <= most] for size, most in zip(grid, limits.sizes, strict=True)
    ]
    wanted = {local for local in product(*sides) if 32 <= math.prod(local) <= limits.items}
    found = local_policies["divisors"](grid, limits, {})
    assert set(found) == wanted or (not wanted and len(found) == 1)


@given(grids)
def test_powers_of_two_reach_the_grid(grid: tuple[int, int, int]) -> None:
    found = local_policies["powers_of_two"](grid, BIG, {})
    assert all(n & (n - 1) == 0 for local in found for n in local if local)
    for axis, size in enumerate(grid):
        largest = max(local[axis] for local in found if local)
        assert largest <= max(size, 6) < 2 * largest or largest * 2 > 1024


def test_a_list_that_no_device_holds_is_refused() -> None:
    with pytest.raises(InputError, match="none of the work groups"):
        local_policies["listed"]((8, 8), GroupLimits(16, (16, 16, 16)), {"sizes": [[8, 8, 1]]})


def test_two_dimensions_get_two() -> None:
    for name in local_policies:
        assert all(local is None or len(local) == 2 for local in local_policies[name]((56, 28), BIG, OPTIONS))
