"""Segmented sort and prefix sums of flat buffers against numpy, by the project's executor and by PoCL."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.kernels.flat import Flat, prefix_sum, segmented_sort
from tests.helpers.flat_buffers import run
from tests.helpers.network_pocl import use_pocl


@pytest.fixture(params=["executor", "pocl"])
def _device(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pocl":
        use_pocl(monkeypatch)


@pytest.mark.each_time("executor-1-67", "executor-3-700-False")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(("segments", "length"), [(1, 1), (1, 67), (3, 700), (400, 5), (1, 1500)])
def test_segments_are_sorted_and_equal_keys_stay_in_order(segments: int, length: int, descending: bool, naive: bool) -> None:
    count = segments * length
    keys = np.random.default_rng(3).integers(0, 9, count).astype(np.float32)
    calls = segmented_sort(
        Flat("k", count), Flat("o", count), Flat("a", count, "int32"), length=length, descending=descending, naive=naive,
    )  # fmt: skip
    memory = run(calls, {"k": keys})
    want = np.lexsort((-keys if descending else keys, np.arange(count) // length))
    np.testing.assert_array_equal(memory["a"], want)
    np.testing.assert_array_equal(memory["o"], keys[want])


@pytest.mark.each_time("executor", "pocl-3-41-False-True")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize(("lines", "length"), [(1, 1), (1, 1300), (3, 41)])
def test_prefix_sums(lines: int, length: int, exclusive: bool, naive: bool) -> None:
    values = np.random.default_rng(5).integers(-9, 9, (lines, length))
    src, dst = (Flat(name, lines * length, "int32") for name in "xy")
    memory = run(prefix_sum(src, dst, length=length, exclusive=exclusive, naive=naive), {"x": values.reshape(-1)})
    want = np.cumsum(values, axis=1) - (values if exclusive else 0)
    np.testing.assert_array_equal(memory["y"].reshape(lines, length), want)


@pytest.mark.each_time("executor")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
def test_prefix_sums_from_the_end_of_lines_whose_numbers_are_apart(naive: bool) -> None:
    values = np.random.default_rng(5).integers(-9, 9, (2, 41, 3))
    src, dst = (Flat(name, values.size, "int32") for name in "xy")
    calls = prefix_sum(src, dst, length=41, inner=3, reverse=True, naive=naive)
    want = np.flip(np.cumsum(np.flip(values, 1), axis=1), 1)
    np.testing.assert_array_equal(run(calls, {"x": values})["y"].reshape(values.shape), want)


def test_sizes_that_do_not_fit_are_named() -> None:
    k, o, a = Flat("k", 10), Flat("o", 10), Flat("a", 10, "int32")
    with pytest.raises(InputError, match="sort of k: got 10 keys, expected segments of 3"):
        segmented_sort(k, o, a, length=3)
    with pytest.raises(InputError, match="prefix sum of k: got 10 numbers, expected lines of 4"):
        prefix_sum(k, o, length=4)
