"""Arguments out of arrays and numbers of numpy: what they hold is what the kernel finds."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import mgpusim
from mgpusim import artefacts
from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg, Init, LocalArg, ScalarArg
from mgpusim.workload.arrays import as_arg
from mgpusim.workload.data import materialize
from mgpusim.workload.launch import launch_from_cli

GATHER = (
    "kernel void g(global const int *at, global const float *v, global float *o) { int i = get_global_id(0); o[i] = v[at[i]]; }"
)
N = 1 << 15


def gather(index: np.ndarray) -> mgpusim.Launch:
    return mgpusim.Launch(GATHER, "g", (N,), (index, mgpusim.BufferArg("float32", N), np.zeros(N, np.float32)), (64,))


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("MGPUSIM_NO_CACHE", raising=False)


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int32", "uint64", "float16", "float32", "float64"])
def test_contents_are_those_of_the_array(dtype: str) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(dtype)
    for given in (array, array[:, ::2], array.T, array.astype(array.dtype.newbyteorder(">"))):
        arg = as_arg(given)
        assert isinstance(arg, BufferArg)
        assert (arg.dtype, arg.count) == (dtype, given.size)
        np.testing.assert_array_equal(materialize(arg, 0), np.ascontiguousarray(given).reshape(-1))


def test_addresses_follow_an_index_array() -> None:
    """Scattered reads miss where neighbours would hit: contents that were dropped would make both alike."""
    near, far = np.arange(N, dtype=np.int32), np.random.default_rng(0).permutation(N).astype(np.int32)
    times = [mgpusim.predict(gather(index), "adreno-640").latency_us for index in (near, far)]
    assert times[1] > 1.3 * times[0]
    by_words = mgpusim.Launch(GATHER, "g", (N,), (BufferArg("int32", N, Init("chase", 1)), *gather(near).args[1:]), (64,))
    assert times[0] == pytest.approx(mgpusim.predict(by_words, "adreno-640").latency_us, rel=0.05)


def test_equal_arrays_are_one_file_and_zeros_none() -> None:
    first, again = (as_arg(np.arange(8, dtype=np.float32)) for _ in range(2))
    assert first == again
    assert as_arg(np.zeros(8, np.float32)) == BufferArg("float32", 8, Init("zeros"))
    folder, files, _ = artefacts.clear_cache()
    assert (files, list((folder / "arrays").glob("*"))) == (1, [])


def test_without_a_cache_contents_are_kept_while_the_process_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_NO_CACHE", "1")
    arg = as_arg(np.arange(8, dtype=np.float32))
    assert not list(tmp_path.rglob("*.npy"))
    assert materialize(arg, 0).tolist() == list(range(8))
    monkeypatch.delenv("MGPUSIM_NO_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", os.devnull)  # no folder
    assert materialize(as_arg(np.arange(9, dtype=np.float32)), 0).tolist() == list(range(9))


def test_numbers_and_short_forms() -> None:
    given = (np.int32(-5), np.float16(1.5), np.array(7, np.uint8), "float32x4:1,2,3,4", "local:4*lx", LocalArg(64))
    launch = mgpusim.Launch("kernel void f() {}", "f", (64,), given, (32,))
    assert launch.args == (
        ScalarArg("int32", (-5,)), ScalarArg("float16", (1.5,)), ScalarArg("uint8", (7,)), ScalarArg("float32", (1, 2, 3, 4)),
        LocalArg(128, "4*lx"), LocalArg(64),
    )  # fmt: skip
    by_options = launch_from_cli(launch, args=["int32:-5"])
    assert by_options.args == (ScalarArg("int32", (-5,)),)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (5, "args[1]: got 5, expected a BufferArg, .*; of a number say its type, as in numpy.int32(5)"),
        (None, "args[1]: got null, expected a BufferArg"),
        ([1, 2], "args[1]: got [1, 2], expected a BufferArg"),
        (np.zeros(4, complex), "args[1]: got an array of complex128, expected one of int8"),
        (np.zeros((0, 4), np.float32), "args[1]: got an array of shape (0, 4), expected at least one element"),
        ("bufer:float32:4", "args[1]: argument 'bufer:float32:4': unknown kind 'bufer'"),
    ],
)
def test_what_is_no_argument_is_refused(value: object, message: str) -> None:
    with pytest.raises(InputError) as error:
        mgpusim.Launch("kernel void f() {}", "f", (64,), (np.int32(1), value))
    for part in message.split(".*"):
        assert part in str(error.value)


def test_another_local_size() -> None:
    launch = mgpusim.Launch("kernel void f() {}", "f", (64, 64), ("local:4*lx*ly",), (8, 8))
    assert launch.with_local((16, 4, 1)).local_size == (16, 4)
    assert launch.with_local((16, 4)).args == (LocalArg(256, "4*lx*ly"),)
    assert launch.with_local(None).local_size is None
    assert launch.with_local((16, 4)).with_local((8, 8)) == launch
    assert mgpusim.Launch("kernel void f() {}", "f", (64,)).with_local(16).local_size == (16,)
    with pytest.raises(InputError, match=r"local: got 1 dimensions \[64\], expected 2"):
        launch.with_local(64)
