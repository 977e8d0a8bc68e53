"""Work groups as libraries choose them: their documented examples, and brute force."""

from __future__ import annotations

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.libraries.local_sizes import GroupLimits, local_policies
from mgpusim.nn.libraries.work_groups.mace import SHARES

BIG = GroupLimits(1024, (1024, 1024, 1024))
grids = st.tuples(st.integers(1, 130), st.integers(1, 60), st.integers(1, 70))
limits_of = st.sampled_from(
    [
        BIG, *(GroupLimits(n, (n, n, n)) for n in (384, 256)), GroupLimits(128, (128, 128, 64)), GroupLimits(16, (16, 16, 4)),
        GroupLimits(2, (2, 2, 1)),
    ]
)  # fmt: skip
OPTIONS = {
    "sizes": [[8, 8, 1], [4, 4, 4], [1, 1, 1]], "cores": 5, "most_z": 64, "x": 32, "y": 4, "share": "general", "cache_b": 131072,
    "adreno": True, "doubled": True, "wave": 64,
}  # fmt: skip


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


@given(grids, limits_of, st.sampled_from(local_policies.known()))
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
    for name in local_policies.known():
        assert all(local is None or len(local) == 2 for local in local_policies[name]((56, 28), BIG, OPTIONS))


# ---- shares of a cache --------------------------------------------------------------------------------------------------
CACHE = {"cache_b": 131072, "cores": 2, "item_b": 192, "times": 8, "taps": 25, "few_rows": 20}  # an Adreno 640


@pytest.mark.parametrize(
    ("share", "grid", "want"),
    [
        # 128 KiB are 8 bases of 16 KiB and hold 682 items of 192 bytes: 682 // (8 * 14) // 2 * 8 = 24 rows, of 1024 // 112 = 9
        ("pointwise", (32, 14, 56), (8, 14, 9)),
        ("pointwise", (64, 2, 7), (8, 2, 7)),  # two columns are fewer than 8, and 64 slices fewer than 128: an eighth of them
        ("pointwise", (40, 2, 7), (10, 2, 7)),  # an eighth of 40 is less than 8: a quarter
        ("pointwise", (128, 2, 7), (8, 2, 7)),
        # half of the compute units: 682 // (4 * 12) // 1 = 14, rounded up to fours
        ("three_by_three", (32, 12, 56), (4, 12, 16)),
        ("window", (32, 14, 56), (8, 14, 8)),  # 682 // 25 // 112 = 0 rows, and 56 are not few
        ("window", (3, 14, 7), (3, 14, 7)),
        ("depthwise", (32, 28, 100), (8, 28, 4)),  # 682 // 224 * 4 = 12, but 1024 // 224 = 4
        ("general", (32, 14, 56), (8, 14, 8)),
        ("pool", (32, 14, 56), (8, 14, 8)),  # a quarter of the slices, and a base of rows
        ("softmax", (250, 1, 1), (31, 1, 1)),
        ("concat", (2, 14, 3), (8, 14, 8)),
        ("resize", (32, 14, 56), (8, 14, 7)),
    ],
)
def test_shares_by_hand(share: str, grid: tuple[int, ...], want: tuple[int, ...]) -> None:
    assert local_policies.lookup("cache_share")(grid, BIG, CACHE | {"share": share}) == (want,)


@given(grids, limits_of, st.sampled_from(sorted(SHARES)), st.sampled_from([4096, 32768, 131072, 1 << 20]), st.integers(1, 16))
def test_every_share_is_legal(grid: tuple[int, int, int], limits: GroupLimits, share: str, cache_b: int, cores: int) -> None:
    options = CACHE | {"share": share, "cache_b": cache_b, "cores": cores}
    (local,) = local_policies.lookup("cache_share")(grid, limits, options)
    assert local is not None
    assert min(local) >= 1
    assert limits.hold(local)


def test_an_unknown_share_is_named() -> None:
    with pytest.raises(InputError, match="unknown share 'pontwise'; did you mean 'pointwise'"):
        local_policies.lookup("cache_share")((8, 8, 8), BIG, CACHE | {"share": "pontwise"})


def test_tuning_of_mace_has_its_thirty_sizes() -> None:
    """NETWORKS 3.2: {g0, g0/4, g0/8, 4, 1} x {g1} x {g2, g2/8, g2/4, 8, 4, 1}; of two dimensions ten."""
    wide = GroupLimits(1 << 20, (1 << 20,) * 3)
    assert len(local_policies.lookup("mace_tuned")((80, 14, 96), wide, {})) == 30
    assert set(local_policies.lookup("mace_tuned")((80, 96), BIG, {})) == {
        (1024, 1), (1, 1024), (512, 2), (256, 4), (128, 8), (64, 16), (32, 32), (16, 64), (8, 128), (4, 256),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("grid", "wave", "want"),
    [
        ((448, 56), 128, (64, 14)),  # four groups along 56: 14 each; 1024 // 14 = 73 at most, 64 x 14 are seven waves
        ((7, 56), 128, (7, 14)),  # no length of 7 makes whole waves of 14: the longest
        ((512, 7), 128, (128, 7)),  # 7 rows are not fours; 512 columns are
        ((30, 7), 0, None),  # neither in fours
        ((6, 6), 128, None),
        ((6, 56), 0, (6, 14)),  # without a wave: as long as fits
    ],
)
def test_groups_of_tnn_by_hand(grid: tuple[int, int], wave: int, want: tuple[int, int] | None) -> None:
    assert local_policies.lookup("tnn")(grid, BIG, {"adreno": True, "cores": 2, "doubled": True, "wave": wave}) == (want,)


@given(grids, st.integers(1, 6), st.booleans(), st.sampled_from([0, 32, 64, 128]))
def test_groups_of_tnn_divide_what_they_share(grid: tuple[int, int, int], cores: int, doubled: bool, wave: int) -> None:
    (local,) = local_policies.lookup("tnn")(grid, BIG, {"adreno": True, "cores": cores, "doubled": doubled, "wave": wave})
    assert local is None or all(size % n == 0 for size, n in zip(grid, local, strict=True))


def test_a_hint_holds_where_it_fits() -> None:
    hint = local_policies.lookup("hint")
    assert [hint(grid, BIG, {"x": 128}) for grid in ((128, 1), (127, 9), (300, 2, 2))] == [((128, 1),), (None,), ((128, 1, 1),)]
    assert hint((128, 1), GroupLimits(64, (64, 64, 64)), {"x": 128}) == hint((128, 1), BIG, {"x": 0}) == (None,)


@given(grids, limits_of)
def test_cl_tuner_times_divisors_and_powers_of_two(grid: tuple[int, int, int], limits: GroupLimits) -> None:
    """CLLWSListNormal by brute force."""
    deep = grid[2] > 16

    def times(axis: int, n: int) -> bool:
        over = grid[axis] % n
        return n <= grid[axis] and (over == 0 or (deep and axis < 2 and over == 1) or n.bit_count() == 1)

    sides = [[n for n in range(1, most + 1) if times(axis, n)] for axis, most in enumerate((64, 32, 32))]
    found = local_policies.lookup("cl_tuner")(grid, limits, {})
    assert found[0] is None
    assert len(set(found)) == len(found)
    assert set(found[1:]) == {local for local in product(*sides) if limits.hold(local)}
