"""Segmented sort and prefix sums of flat buffers against numpy, by the project's executor and by PoCL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.flat import Flat, prefix_sum, segmented_sort
from mgpusim.workload.args import BufferArg
from tests.helpers import network_kernels
from tests.helpers.network_pocl import use_pocl
from tests.helpers.oracles import stored

Array = np.ndarray[Any, Any]


def run(calls: Sequence[Call], memory: dict[str, Array]) -> dict[str, Array]:
    for one in calls:
        args = []
        for name, arg in zip(one.tensors, one.launch.args, strict=True):
            assert isinstance(arg, BufferArg)
            held = memory.get(name, np.zeros(arg.count)).astype(arg.dtype)
            args.append(msgspec.structs.replace(arg, init=stored(held)))
        ended = network_kernels.run(msgspec.structs.replace(one.launch, args=tuple(args)))
        memory |= {one.tensors[i]: np.asarray(ended[i]).reshape(-1) for i in one.writes}
    return memory


@pytest.fixture(params=["executor", "pocl"])
def _device(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pocl":
        use_pocl(monkeypatch)


@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(("segments", "length"), [(1, 1), (1, 67), (3, 37), (20, 5), (1, 150)])
def test_segments_are_sorted_and_equal_keys_stay_in_order(segments: int, length: int, descending: bool, naive: bool) -> None:
    count = segments * length
    keys = np.random.default_rng(3).integers(0, 9, count).astype(np.float32)
    calls = segmented_sort(
        Flat("k", count), Flat("o", count), Flat("a", count, "int32"), length=length, descending=descending, naive=naive, group=8,
        each=4,
    )  # fmt: skip
    memory = run(calls, {"k": keys})
    want = np.lexsort((-keys if descending else keys, np.arange(count) // length))
    np.testing.assert_array_equal(memory["a"], want)
    np.testing.assert_array_equal(memory["o"], keys[want])


@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize(("lines", "length"), [(1, 1), (1, 300), (3, 41)])
def test_prefix_sums(lines: int, length: int, exclusive: bool, naive: bool) -> None:
    values = np.random.default_rng(5).integers(-9, 9, (lines, length))
    src, dst = (Flat(name, lines * length, "int32") for name in "xy")
    memory = run(
        prefix_sum(src, dst, length=length, exclusive=exclusive, naive=naive, group=8, each=4), {"x": values.reshape(-1)}
    )
    want = np.cumsum(values, axis=1) - (values if exclusive else 0)
    np.testing.assert_array_equal(memory["y"].reshape(lines, length), want)


def test_sizes_that_do_not_fit_are_named() -> None:
    k, o, a = Flat("k", 10), Flat("o", 10), Flat("a", 10, "int32")
    with pytest.raises(InputError, match="sort of k: 10 keys are no segments of 3"):
        segmented_sort(k, o, a, length=3)
    with pytest.raises(InputError, match="prefix sum of k: 10 numbers are no lines of 4"):
        prefix_sum(k, o, length=4)
