"""IR that ships for kernels of networks: packed and found again, damaged, used where there is no compiler, and up to date."""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import list_gpus
from mgpusim.errors import CompileError
from mgpusim.opencl import clang, shipped
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.shipped import SHIPPED, pack, shipped_ir
from mgpusim.session import Session

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
ship_ir = import_module("ship_ir")


def write(path: Path, texts: dict[str, str]) -> Path:
    path.write_bytes(pack(texts))
    return path


@pytest.mark.parametrize("block_b", [1, 100, 1 << 21])
def test_what_is_packed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, block_b: int) -> None:
    monkeypatch.setattr(shipped, "BLOCK_B", block_b)
    texts = {f"{i:064x}"[::-1]: "define void @f()\n" * (i % 7) + "π" * (i % 3) for i in range(40)}
    path = write(tmp_path / "a.ir", texts)
    assert {key: shipped_ir(key, path) for key in texts} == texts
    assert shipped_ir("ff" * 32, path) is None
    assert shipped_ir("0" * 64, write(tmp_path / "none.ir", {})) is None


@given(st.data())
def test_a_damaged_file_has_nothing(data: st.DataObject) -> None:
    """One byte changed, or the end cut off: text that is found is the text that was packed."""
    texts = {f"{i:064x}"[::-1]: f"define void @f{i}()\n" * 20 for i in range(4)}
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(shipped, "BLOCK_B", 500)
        whole = pack(texts)
        at = data.draw(st.integers(0, len(whole) - 1))
        flip = data.draw(st.integers(0, 255))
        changed = whole[:at] + (bytes([whole[at] ^ flip]) + whole[at + 1 :] if flip else b"")
        path = Path(folder) / "a.ir"
        path.write_bytes(changed)
        assert shipped.is_damaged(path)
        found = {key: shipped_ir(key, path) for key in texts}
        assert all(text in (None, texts[key]) for key, text in found.items())
        assert None in found.values()


def test_a_file_that_is_not_there_has_nothing(tmp_path: Path) -> None:
    assert shipped_ir("ab" * 32, tmp_path / "absent.ir") is None
    assert not shipped.is_damaged(tmp_path / "absent.ir")
    assert not shipped.is_damaged(write(tmp_path / "a.ir", {"ab" * 32: "text"}))


def test_without_a_compiler_a_damaged_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> tuple[str, ...]:
        raise CompileError("no usable clang")

    path = tmp_path / "a.ir"
    path.write_bytes(pack({"ab" * 32: "text"})[:-1])
    monkeypatch.setattr(clang, "find_compiler", none)
    monkeypatch.setattr(clang, "is_damaged", lambda: shipped.is_damaged(path))
    with pytest.raises(CompileError, match=r"networks[.]ir is damaged.*installed again: no usable clang"):
        compile_source(TranslationUnit("kernel void g() {}"), session=Session(cache=False))


def test_it_serves_where_there_is_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> tuple[str, ...]:
        raise CompileError("no usable clang")

    monkeypatch.setattr(clang, "find_compiler", none)
    unit = TranslationUnit("kernel void f() {}")
    path = write(tmp_path / "a.ir", {unit.key: "define void @f()"})
    monkeypatch.setattr(clang, "shipped_ir", lambda key: shipped_ir(key, path))
    assert compile_source(unit, session=Session(cache=False)) == "define void @f()"
    with pytest.raises(CompileError, match="no usable clang"):
        compile_source(TranslationUnit("kernel void g() {}"), session=Session(cache=False))


@pytest.mark.slow  # for a release: until then clang compiles what has changed
@pytest.mark.parametrize("name", ["mobilenet_v1", "squeezenet_v1_1", "srcnn"])
def test_the_file_is_up_to_date(name: str) -> None:
    """Run `python tools/ship_ir.py --networks` if a kernel of a network has none."""
    stale = {unit.key for unit in ship_ir.sources_of(name, list_gpus()) if shipped_ir(unit.key) is None}
    assert not stale


@pytest.mark.slow
def test_it_says_nothing_of_where_it_was_made() -> None:
    (unit, *_) = ship_ir.sources_of("srcnn", ["adreno-640"])
    text = shipped_ir(unit.key)
    assert text is not None
    assert 'directory: ""' in text
    assert SHIPPED.stat().st_size < 10e6
