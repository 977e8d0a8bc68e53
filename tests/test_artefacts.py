"""The disk cache: what is kept, what is not believed, what is thrown out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import artefacts
from mgpusim.artefacts import key_of, load, load_or_make, store
from mgpusim.files import cache_dir
from tests.helpers.examples import examples


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def get(key: str, value: bytes, keep: bool = True) -> bytes:
    return load_or_make("trace", key, bytes, lambda: value, bytes, keep)


def file_of(key: str, kind: str = "trace") -> Path:
    return cache_dir() / kind / key[:2] / key


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_keys_differ_where_parts_do(a: list[str], b: list[str]) -> None:
    assert (key_of(*a) == key_of(*b)) == (a == b)


def test_kept_until_its_reader_refuses_it() -> None:
    assert get("aa", b"first") == b"first"
    assert get("aa", b"second") == b"first"

    def strict(data: bytes) -> bytes:
        raise ValueError("not mine")

    assert load_or_make("trace", "aa", strict, lambda: b"third", bytes) == b"third"
    assert get("aa", b"fourth") == b"third"


@examples(200)
@given(st.binary(max_size=40), st.data())
def test_what_is_damaged_is_not_believed(data: bytes, draw: st.DataObject) -> None:
    """Whatever bits are flipped, wherever the file is cut off, whatever follows it."""
    store("trace", "bb", data)
    whole = file_of("bb").read_bytes()
    at = draw.draw(st.integers(0, len(whole) - 1))
    flipped = bytes([whole[at] ^ (1 << draw.draw(st.integers(0, 7)))])
    for damaged in (whole[:at] + flipped + whole[at + 1 :], whole[:at], whole + b"\n", whole + whole):
        file_of("bb").write_bytes(damaged)
        assert load("trace", "bb", bytes) is None
        assert not file_of("bb").exists()
    file_of("bb").write_bytes(whole)
    assert load("trace", "bb", bytes) == data


def test_an_artefact_of_another_kind_is_not_believed() -> None:
    store("survey", "cc", b"a survey")
    file_of("cc").parent.mkdir(parents=True)
    file_of("cc").write_bytes(file_of("cc", "survey").read_bytes())
    assert load("trace", "cc", bytes) is None
    assert load("survey", "cc", bytes) == b"a survey"


def test_what_other_sources_made_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    get("dd", b"old")
    monkeypatch.setattr(artefacts, "source_stamp", lambda makers: "1" * 64)
    assert get("dd", b"new") == b"new"
    assert get("dd", b"newer") == b"new"
    monkeypatch.undo()


def test_nothing_is_kept_of_sources_that_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    get("ee", b"before")
    monkeypatch.setattr(artefacts, "source_stamp", lambda makers: "")
    assert get("ee", b"now") == b"now"
    assert get("ff", b"now") == b"now"
    assert file_of("ee").exists()
    assert not file_of("ff").exists()


def test_without_the_cache_nothing_is_read_or_written() -> None:
    get("aa", b"kept")
    before = file_of("aa").read_bytes()
    assert get("aa", b"made", keep=False) == b"made"
    assert get("bb", b"made", keep=False) == b"made"
    assert file_of("aa").read_bytes() == before
    assert not file_of("bb").exists()


def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert get("aa", b"made") == b"made"
    assert get("aa", b"again") == b"again"


def test_least_recently_used_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(artefacts._seal("trace", bytes(100))) + 100
    monkeypatch.setitem(artefacts.KINDS, "trace", artefacts.Kind("", ("mgpusim.files",), limit_b=int(2.5 * size)))
    for age, key in enumerate(("aa", "bb")):
        get(key, bytes(100))
        os.utime(file_of(key), (age, age))
    assert get("aa", b"") == bytes(100)  # used now: bb is the oldest
    get("cc", bytes(100))
    assert {p.name for p in (cache_dir() / "trace").rglob("*") if p.is_file()} == {"aa", "cc"}


def test_large_items_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(artefacts.KINDS, "trace", artefacts.Kind("", ("mgpusim.files",), item_limit_b=10))
    assert get("dd", bytes(11)) == bytes(11)
    assert get("dd", bytes(10)) == bytes(10)
    assert get("dd", b"again") == bytes(10)


def test_clear_counts_what_it_deletes() -> None:
    get("ee", bytes(30))
    size = file_of("ee").stat().st_size
    assert artefacts.clear_cache()[1:] == (1, size)
    assert get("ee", b"new") == b"new"


def test_files_are_on_the_disk_before_they_get_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose kind says so: of others a power cut may leave a part, which the seal tells."""
    done: list[str] = []
    sync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append(f"{os.fstat(handle).st_size} bytes"), sync(handle)))
    monkeypatch.setattr(os, "replace", lambda a, b: (done.append("named"), replace(a, b)))
    for kind, about in artefacts.KINDS.items():
        done.clear()
        store(kind, "key", b"value")
        size = file_of("key", kind).stat().st_size
        assert done == [f"{size} bytes", "named"][not about.durable :]
    assert artefacts.KINDS["native"].durable
