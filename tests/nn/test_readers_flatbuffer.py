"""Our reader of flatbuffers against the package that writes them, and against files that lie."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.readers.flatbuffer import root
from tests.helpers.flatbuffer_writer import flatbuffer


@given(
    whole=st.integers(-(2**31), 2**31 - 1), real=st.floats(width=32, allow_nan=False), text=st.text(),
    numbers=st.lists(st.integers(-(2**31), 2**31 - 1)), texts=st.lists(st.text(), max_size=5),
)  # fmt: skip
def test_what_was_written_is_read(whole: int, real: float, text: str, numbers: list[int], texts: list[str]) -> None:
    inner = {1: ("i32", whole), 2: ("f32", real), 5: ("text", text)}
    written = {0: ("table", inner), 2: ("vector", np.array(numbers, np.int32)), 3: ("texts", texts), 4: ("tables", [inner, {}])}
    table = root(memoryview(flatbuffer(written)))
    first = table.table(0)
    assert first is not None
    assert (first.scalar(1, "i"), first.real(2), first.text(5)) == (whole, real, text)
    assert list(table.numbers(2, "i")) == numbers
    assert table.texts(3) == texts
    assert [one.scalar(1, "i", 7) for one in table.tables(4)] == [whole, 7]
    assert table.table(1) is None
    assert table.numbers(9, "i") == ()


def test_lengths_are_not_believed() -> None:
    """A vector that says it has two thousand million numbers is refused before anything is allocated for it."""
    data = bytearray(flatbuffer({0: ("vector", np.arange(3, dtype=np.int32))}))
    at = data.index(struct.pack("<4i", 3, 0, 1, 2))
    data[at : at + 4] = struct.pack("<I", 2**31)
    with pytest.raises(InputError, match="vector of 2147483648 elements"):
        root(memoryview(data)).numbers(0, "i")


def test_shared_vectors_end() -> None:
    """Many tables that point at one large vector would cost their product."""
    table = root(memoryview(flatbuffer({0: ("vector", np.zeros(100_000, np.int32))})))

    def read_again_and_again() -> None:
        for _ in range(1000):
            table.numbers(0, "i")

    with pytest.raises(InputError, match="share their contents"):
        read_again_and_again()


@pytest.mark.parametrize("data", [b"", b"\0", b"\xff\xff\xff\xff", b"\4\0\0\0\xff\xff\xff\x7f", b"\4\0\0\0\0\0\0\x80"])
def test_positions_outside_the_file_are_refused(data: bytes) -> None:
    with pytest.raises(InputError, match="damaged"):
        root(memoryview(data)).scalar(0, "i")
