"""Which sources an artefact is stamped with. Oracle: the imports that Python's own parser finds."""

from __future__ import annotations

import ast
import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from mgpusim import sources
from mgpusim.artefacts import KINDS
from mgpusim.native.loader import NativeModule
from mgpusim.sources import data_stamp, foreign_stamp, imports_of, source_stamp, sources_of, stamp_of
from tests.test_structure import imported, modules, tree_of

BY_NAME = {"mgpusim.native.loader", "mgpusim.native.jit", "mgpusim.arch.families", "mgpusim.registry"}
"""Modules that import by a name: who has a `NativeModule` or a `Registry` of a package says it."""
SHOWS = "mgpusim.frames"
"""Loads the page of a result by its name, and packages of data frames: nothing that is kept depends on them."""


def file_of(module: str) -> Path:
    return modules()[module]


@cache
def called(path: Path) -> set[str]:
    """Return the names that a module calls."""
    return {n.func.id for n in ast.walk(tree_of(path)) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}


@pytest.mark.slow
def test_imports_are_those_that_python_finds() -> None:
    known = modules()
    for name, path in known.items():
        found = imports_of(path.read_bytes())
        assert imported(path) <= found, name
        packages = {n for n in found if known[n].name == "__init__.py"}
        compiled = {item.module for item in vars(import_module(name)).values() if isinstance(item, NativeModule)}
        assert found - packages <= imported(path) | compiled, name


@pytest.mark.parametrize("kind", KINDS)
def test_sources_hold_all_that_makes_an_artefact(kind: str) -> None:
    found = sources_of(KINDS[kind].makers)
    known = modules()
    for name in found:
        assert imported(known[name]) - {"mgpusim"} <= set(found)
        unseen = "import_module" in called(known[name]) and name not in (*BY_NAME, SHOWS)
        assert not unseen, f"{name} imports what `imports_of` does not see"
        for item in vars(import_module(name)).values():
            if isinstance(item, NativeModule) and kind != "native":
                assert {str(path) for path in item.sources} <= {str(known[n]) for n in found}, item.module


def test_makers_that_matter_are_among_the_sources() -> None:
    shaping = {f"mgpusim.{m}" for m in ("trace.shape", "trace.plan", "memory.caches", "arch.occupancy", "arch.families.adreno")}
    recording = {f"mgpusim.{m}" for m in ("opencl.execution.simt", "opencl.builtins.math", "workload.data", "workload.fill")}
    assert shaping | recording <= set(sources_of(KINDS["trace"].makers))
    assert recording <= set(sources_of(KINDS["recording"].makers))
    assert "mgpusim.trace.shape" not in sources_of(KINDS["recording"].makers)
    assert not [m for m in sources_of(KINDS["trace"].makers) if m.startswith("mgpusim.engine")]


def test_packages_that_import_all_they_hold_are_taken_whole() -> None:
    families = {name for name in modules() if name.startswith("mgpusim.arch.families.")}
    assert families <= set(sources_of(("mgpusim.arch.families",)))
    assert "mgpusim.interop.formats.t4" in sources_of(("mgpusim.interop.format",))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two modules in place of this one, old enough."""
    folder = tmp_path / "mgpusim"
    folder.mkdir()
    (folder / "first.py").write_text("def f():\n    from mgpusim.second import g\n", encoding="utf-8")
    (folder / "second.py").write_text("g = 1\n", encoding="utf-8")
    for file in folder.iterdir():
        os.utime(file, (1, 1))
    monkeypatch.setattr(sources, "PACKAGE", folder)
    return folder


def forget() -> None:
    for function in (sources._files, sources._read, sources_of, source_stamp, data_stamp):
        function.cache_clear()


@pytest.fixture(autouse=True)
def _forgetful() -> object:
    forget()
    yield
    forget()


def test_a_stamp_follows_the_sources(package: Path) -> None:
    before = source_stamp(("mgpusim.first",))
    alone = source_stamp(("mgpusim.second",))
    assert sources_of(("mgpusim.first",)) == ("mgpusim.first", "mgpusim.second")

    def changed(text: str) -> str:
        (package / "second.py").write_bytes(text.encode())
        os.utime(package / "second.py", (1, 1))
        forget()
        return source_stamp(("mgpusim.first",))

    assert changed("g = 2\n") != before
    assert changed("g = 1\r\n") == before  # a checkout with other line ends
    assert alone not in ("", before)


def test_a_stamp_follows_kernels_and_profiles(package: Path) -> None:
    def changed(place: str, text: str) -> str:
        path = package / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        forget()
        return data_stamp()

    found = [
        changed("ops/networks/conv.cl", "kernel"),
        changed("ops/networks/conv.cl", "other"),
        changed("nn/series.toml", "a = 1"),
    ]
    found += [changed("nn/series.toml", "a = 2"), changed("ops/tensor.h", "")]
    assert len(set(found)) == 5
    assert changed("nn/series.toml", "a = 2\r\n") == changed("nn/series.toml", "a = 2\n")
    before = data_stamp()
    assert changed("first.py", "x = 1") == before  # of `source_stamp`
    assert changed("_presets/gpu.toml", "x = 1") == before  # of the GPU's fingerprint


def test_kernels_of_networks_are_among_the_data() -> None:
    for place in ("nn/lowering/series.toml", "nn/libraries/mnn.toml", "workload/ops/networks/tensor.h"):
        path = sources.PACKAGE / place
        assert path.is_file()
        assert path.suffix in sources._DATA


def test_sources_that_were_edited_since_have_no_stamp(package: Path) -> None:
    """The process may have imported what the file held before."""
    assert source_stamp(("mgpusim.first",))
    forget()
    os.utime(package / "second.py", (2**33, 2**33))
    assert not source_stamp(("mgpusim.first",))


def test_an_installation_without_sources_has_no_stamp(package: Path) -> None:
    for file in package.iterdir():
        file.rename(file.with_suffix(".pyc"))
    assert not source_stamp(("mgpusim.first",))


def test_a_maker_that_is_not_there(package: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"no source of mgpusim\.third"):
        source_stamp(("mgpusim.third",))


def test_what_others_register_is_stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A family of another package: nothing here imports it."""
    file = tmp_path / "their_family.py"
    file.write_text("class Family:\n    pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    theirs = import_module("their_family").Family()
    own = NativeModule("trace/stream_kernels", {})
    assert foreign_stamp([own]) == ""
    before = foreign_stamp([own, theirs])
    assert before == stamp_of([file]) != ""
    file.write_text("class Family:\n    fast = True\n", encoding="utf-8")
    assert foreign_stamp([theirs]) != before
    del sys.modules["their_family"]
