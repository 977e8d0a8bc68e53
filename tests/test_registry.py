"""A registry is filled by the modules of a package and by plug-ins, on first need and once."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from mgpusim.errors import UnknownNameError
from mgpusim.registry import Registry

MODULE = "import registry_of_test\n\n@registry_of_test.things.register({name!r})\ndef thing():\n    return {name!r}\n"


@pytest.fixture
def things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry[object]:
    (tmp_path / "room_of_test").mkdir()
    (tmp_path / "room_of_test" / "__init__.py").write_text("", encoding="utf-8")
    for name in ("first", "second"):
        (tmp_path / "room_of_test" / f"{name}.py").write_text(MODULE.format(name=name), encoding="utf-8")
    (tmp_path / "registry_of_test.py").write_text(
        "from mgpusim.registry import Registry\nthings = Registry('thing', 'mgpusim.things', 'room_of_test')\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("registry_of_test", "room_of_test", "room_of_test.first", "room_of_test.second"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    made: Registry[object] = import_module("registry_of_test").things
    return made


def test_modules_of_the_package_register_themselves(things: Registry[object]) -> None:
    assert not things  # nothing is imported before it is needed
    assert things.lookup("second")() == "second"  # type: ignore[operator]
    assert list(things.load()) == ["first", "second"]


def test_an_unknown_name_is_answered_with_the_nearest(things: Registry[object]) -> None:
    with pytest.raises(UnknownNameError, match=r"unknown thing 'frist'; did you mean 'first'\? Known: first, second"):
        things.lookup("frist")


def test_a_plug_in_adds_and_replaces_nothing(things: Registry[object], monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("first", "math:pi", "mgpusim.things"), EntryPoint("third", "math:tau", "mgpusim.things")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    assert things.lookup("third") == 6.283185307179586
    assert things.lookup("first")() == "first"  # type: ignore[operator]


def test_a_name_is_taken_once(things: Registry[object]) -> None:
    things.load()
    with pytest.raises(ValueError, match="thing 'first' is registered twice"):
        things.register("first")(1)
