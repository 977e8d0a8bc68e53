"""Damaged files of each format: cut off, with other bytes, or with parts in other places. Only errors in our words come out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers import read_network
from tests.helpers.examples import examples
from tests.helpers.small_networks import FORMATS
from tests.helpers.work import calls_of

MOST_CALLS = 100_000
"""Functions that reading a damaged file of a few thousand bytes may call; reading a whole one calls 2,000 to 4,300."""


@cache
def whole(suffix: str) -> bytes:
    if suffix == "onnx":
        pytest.importorskip("onnx")
    return FORMATS[suffix]()


def check(path: Path, data: bytes) -> None:
    """Read a file with values, and allow what the user would be told."""
    path.write_bytes(data)
    told, graph = "", None

    def read() -> None:
        nonlocal told, graph
        try:
            graph = read_network(path, values=True)
        except (InputError, UnsupportedError) as error:
            told = str(error)

    assert calls_of(read) < MOST_CALLS
    assert told.startswith(str(path)) if graph is None else graph.checked() is graph


@pytest.mark.parametrize("suffix", FORMATS)
def test_files_that_are_cut_off(tmp_path: Path, suffix: str) -> None:
    """At every byte of the first 250, where headers are, every seventh up to a thousand, and every 37th behind."""
    data = whole(suffix)
    for end in [*range(1, min(250, len(data))), *range(250, min(1000, len(data)), 7), *range(1000, len(data), 37)]:
        check(tmp_path / f"net.{suffix}", data[:end])


@pytest.mark.parametrize("suffix", FORMATS)
@examples(25, HealthCheck.function_scoped_fixture)
@given(edits=st.lists(st.tuples(st.integers(0, 1 << 20), st.integers(0, 255)), min_size=1, max_size=8))
def test_files_with_other_bytes(tmp_path: Path, suffix: str, edits: list[tuple[int, int]]) -> None:
    data = bytearray(whole(suffix))
    for position, byte in edits:
        data[position % len(data)] = byte
    check(tmp_path / f"net.{suffix}", bytes(data))


@pytest.mark.parametrize("suffix", FORMATS)
@examples(40, HealthCheck.function_scoped_fixture)
@given(
    position=st.integers(0, 1 << 20), number=st.sampled_from([0, 1, 2**15, 2**31 - 1, 2**31, 2**32 - 1, 2**63, 2**64 - 1]),
    width=st.sampled_from([1, 2, 4, 8]),
)  # fmt: skip
def test_numbers_at_their_limits(tmp_path: Path, suffix: str, position: int, number: int, width: int) -> None:
    data = bytearray(whole(suffix))
    at = position % len(data)
    data[at : at + width] = (number % (1 << 8 * width)).to_bytes(width, "little")
    check(tmp_path / f"net.{suffix}", bytes(data))


@pytest.mark.parametrize("suffix", FORMATS)
@examples(25, HealthCheck.function_scoped_fixture)
@given(cuts=st.tuples(*[st.integers(0, 1 << 20)] * 3))
def test_parts_in_other_places(tmp_path: Path, suffix: str, cuts: tuple[int, int, int]) -> None:
    data = whole(suffix)
    a, b, c = sorted(cut % len(data) for cut in cuts)
    check(tmp_path / f"net.{suffix}", data[:a] + data[b:c] + data[a:b] + data[c:])
