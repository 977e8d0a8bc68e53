"""Files from strangers: sizes, bombs, pipes and depth are refused with the file's name, and nothing large is held."""

from __future__ import annotations

import gzip
import os
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.reading import json_of, read_bytes, read_json, read_toml, toml_of, unpacked


@given(st.lists(st.binary(max_size=200), max_size=4), st.integers(0, 9))
def test_gzip_of_any_members_comes_back(members: list[bytes], level: int) -> None:
    packed = b"".join(gzip.compress(member, level) for member in members)
    whole = b"".join(members)
    assert unpacked(packed, "x", most_b=max(1, len(whole))) == gzip.decompress(packed) == whole
    if whole:
        with pytest.raises(InputError, match="unpacks to more than the"):
            unpacked(packed, "x", most_b=len(whole) - 1)


@given(st.binary(min_size=1, max_size=300), st.data())
def test_cut_gzip_is_refused(content: bytes, data: st.DataObject) -> None:
    packed = gzip.compress(content)
    cut = data.draw(st.integers(1, len(packed) - 1))
    with pytest.raises(InputError, match="damaged gzip file"):
        unpacked(packed[:cut], "x")


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "bomb.json.gz"
    path.write_bytes(gzip.compress(bytes(64 << 20)))
    tracemalloc.start()
    try:
        with pytest.raises(InputError, match=r"corpus .*bomb\.json\.gz: unpacks to more than the 1,048,576 bytes"):
            read_bytes(path, "corpus", most_b=1 << 20)
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


def test_a_file_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as out:
        out.truncate(1 << 34)  # sparse
    with pytest.raises(InputError, match="17,179,869,184 bytes, more than the"):
        read_json(path, "corpus")


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    with pytest.raises(InputError, match=r"study .*pipe\.toml: is not a regular file"):
        read_toml(pipe, "study")
    with pytest.raises(InputError, match="is a folder"):
        read_toml(tmp_path, "study")


@pytest.mark.parametrize("text", [b"[" * 3_000_000, b'{"a":' * 500_000, b'{"a":1', b"\xff\xfe", b'"' + b"\xc3" + b'"'])
def test_json_that_is_none_is_refused_with_its_name(text: bytes) -> None:
    with pytest.raises(InputError, match=r"table t\.json: not JSON"):
        json_of(text, "table t.json")


@pytest.mark.parametrize("text", [b"a = " + b"[" * 100_000, b"a = " + b"{b=" * 100_000, b"a = [", b"\xff", b"a = 1\na = 2"])
def test_toml_that_is_none_is_refused_with_its_name(text: bytes) -> None:
    with pytest.raises(InputError, match=r"study s\.toml: not "):
        toml_of(text, "study s.toml")


def test_toml_may_begin_with_a_byte_order_mark() -> None:
    assert toml_of(b"\xef\xbb\xbfa = 1", "launch l.toml") == {"a": 1}
