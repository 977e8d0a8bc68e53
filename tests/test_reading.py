"""Files from strangers: sizes, bombs, pipes and depth are refused with the file's name, and nothing large is held."""

from __future__ import annotations

import gzip
import os
import signal
import tomllib
import tracemalloc
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError, MemoryLimitError
from mgpusim.reading import json_of, read_bytes, read_json, read_toml, toml_of, unpacked
from tests.helpers.work import HANG_S


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


def test_tables_belong_to_who_asks_for_them() -> None:
    toml_of(b"a = {b = [1]}", "study s")["a"]["b"].append(2)
    assert toml_of(b"a = {b = [1]}", "study s") == {"a": {"b": [1]}}


@pytest.mark.parametrize("depth", range(100, 500, 50))
def test_what_the_parser_nests_is_returned(depth: int) -> None:
    """Near the interpreter's limit a copy may not be possible."""
    text = f"a = {'[' * depth}{']' * depth}"
    try:
        expected = tomllib.loads(text)
    except RecursionError:
        with pytest.raises(InputError, match="nested too deeply"):
            toml_of(text.encode(), "study s")
        return
    assert repr(toml_of(text.encode(), "study s")) == repr(expected)


def test_toml_may_begin_with_a_byte_order_mark() -> None:
    assert toml_of(b"\xef\xbb\xbfa = 1", "launch l.toml") == {"a": 1}


@pytest.mark.parametrize("value", [b"[]", b"{}", b"0.5", b'{"a":[]}', b'""'])
def test_values_of_json_are_estimated_before_they_are_made(value: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of 230 kB could unpack to 80 million empty lists, which took 6 GB."""
    few, many = (b"[" + (value + b",") * count + value + b"]" for count in (30_000, 1_000_000))
    tracemalloc.start()
    try:
        json_of(few, "corpus c.json")
        per_value_b = tracemalloc.get_traced_memory()[1] / 30_000
        tracemalloc.reset_peak()
        monkeypatch.setenv("MGPUSIM_MEMORY", f"{int(2.5e8 + per_value_b * 1e6)}B")
        with pytest.raises(MemoryLimitError, match=r"corpus c\.json: its [\d,]+ values take about .* more than the limit"):
            json_of(many, "corpus c.json")
        assert tracemalloc.get_traced_memory()[1] < 16 << 20
    finally:
        tracemalloc.stop()


def test_toml_has_a_limit_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(gzip.compress(b"a = 1\n" + b"# nothing\n" * 500_000))
    with pytest.raises(InputError, match=r"study .*large\.toml: unpacks to more than the 4,194,304 bytes"):
        read_toml(path, "study")
    with pytest.raises(InputError, match="preset p: 4,194,305 bytes, more than the 4,194,304 that TOML may have"):
        toml_of(b"#" * ((4 << 20) + 1), "preset p")


@pytest.mark.parametrize("text", ["a{} = 1", "[a{}]", "[[a{}]]", "x = {{ a{} = 1 }}", "'a' . \"b\" . a{} = 1", "\n\na{}.b=2"])
@pytest.mark.parametrize("part", [".a", '."a b"', ".'a'", " . a"])
def test_keys_of_many_parts_are_refused_before_they_are_parsed(text: str, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of 40,000 took 6 GB: the parser keeps each of its beginnings."""
    assert toml_of(text.format(part * 10).encode(), "study s")
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was given to the parser"))
    with pytest.raises(InputError, match=r"study s: not TOML: a key of more than 16 parts, nested too deeply \(line [13]\)"):
        toml_of(text.format(part * 40_000).encode(), "study s")


@pytest.mark.parametrize("piece", ["a", "a.", '"', "'", '"a".', "a" * 50 + ".", ". ", "\\", "a a"])
def test_looking_for_long_keys_comes_to_an_end(piece: str) -> None:
    """It goes over the text once, in milliseconds; with the square of the length it would take hours, and the timer ends it."""

    def ring(*_: object) -> None:
        raise TimeoutError

    text = f"# {piece * (2_000_000 // len(piece))}\na = 1\n"
    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANG_S)  # of processor time, which other processes do not take
    try:
        with suppress(InputError):
            toml_of(text.encode(), "study s")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def test_dots_in_texts_are_no_keys() -> None:
    found = toml_of(f'source = """\n{"x.s0 = y.s1, " * 500}{"1.0f + " * 500}"""\nb = "{"a, " * 500}"'.encode(), "launch l")
    assert sorted(found) == ["b", "source"]
