"""The disk cache: what is kept, what is made anew, what is thrown out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mgpusim.trace import store


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def get(key: str, value: bytes) -> bytes:
    return store.load_or_make("trace", key, bytes, lambda: value, bytes)


def test_kept_until_damaged() -> None:
    assert get("aa", b"first") == b"first"
    assert get("aa", b"second") == b"first"

    def strict(data: bytes) -> bytes:
        raise ValueError("not mine")

    assert store.load_or_make("trace", "aa", strict, lambda: b"third", bytes) == b"third"
    assert get("aa", b"fourth") == b"third"


def test_least_recently_used_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_KIND_LIMIT_B", 250)
    for age, key in enumerate(("aa", "bb")):
        get(key, bytes(100))
        os.utime(store.cache_dir() / "trace" / key[:2] / key, (age, age))
    assert get("aa", b"") == bytes(100)  # used now: bb is the oldest
    get("cc", bytes(100))
    assert {p.name for p in (store.cache_dir() / "trace").rglob("*") if p.is_file()} == {"aa", "cc"}


def test_large_items_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_ITEM_LIMIT_B", 10)
    assert get("dd", bytes(11)) == bytes(11)
    assert get("dd", b"again") == b"again"


def test_clear_counts_what_it_deletes() -> None:
    get("ee", bytes(30))
    assert store.clear_cache()[1:] == (1, 30)
    assert get("ee", b"new") == b"new"
