"""Programs that variables name: one path whatever letters are in it, a list for a command, and what is said of the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mgpusim.errors import CompileError
from mgpusim.opencl import clang
from mgpusim.programs import named_program
from tests.helpers.executables import need_name, python_program

NAME = "MGPUSIM_CLANG"
AWKWARD = ["with a space", "it's", 'a "quote"', "gpü-ключ", "[list]", "$HOME;#&", "back\\slash", " lead and trail "]


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(NAME, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("folder", AWKWARD)
def test_a_path_is_one_path(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Absolute, relative and by name; it is run from another folder."""
    need_name(folder)
    made = tmp_path / folder / "a program"
    made.parent.mkdir()
    python_program(made, "import sys; print(sys.argv[1:])")
    monkeypatch.setenv("PATH", str(made.parent), prepend=os.pathsep)
    for value in (str(made), os.path.join(".", folder, made.name), made.name):
        monkeypatch.setenv(NAME, value)
        command = named_program(NAME)
        assert command == [str(made)]
        said = subprocess.run([*command, "x y"], cwd="/", capture_output=True, encoding="utf-8", check=True).stdout
        assert said == "['x y']\n"


def test_a_list_is_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, json.dumps([sys.executable, "-c", "print('ü y')"]))
    assert named_program(NAME) == [os.path.abspath(sys.executable), "-c", "print('ü y')"]
    monkeypatch.setenv(NAME, "")
    assert named_program(NAME) == []


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("/nowhere/clang", "no such program; INSTALL"),
        ("sh -m ziglang clang", "no such program (a command with arguments is a JSON list: MGPUSIM_CLANG='[\"sh\", \"-m\","),
        ("no-such-program -c", "no such program; INSTALL"),
        (".", "is a folder, expected a program"),
        ("plain", "is not executable: chmod +x makes it so"),
        ("[sh]", "no JSON list of texts"),
        ("[]", "no JSON list of texts"),
        ('["sh", 1]', "no JSON list of texts"),
        ('["sh -c", "exit"]', "no such program; INSTALL"),
        ("[" * 100_000, "no JSON list of texts"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(value: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("plain").write_text("", encoding="utf-8")
    monkeypatch.setenv(NAME, value)
    with pytest.raises(CompileError) as caught:
        named_program(NAME, "INSTALL")
    assert said in str(caught.value)
    assert str(caught.value).startswith(f"{NAME}={value!r}: ")


def test_the_compiler_may_lie_anywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A wrapper of the clang that is here; its folder has what a shell would take apart."""
    own = clang.find_compiler()
    wrapper = tmp_path / 'gpü\'s "tools"' / "clang"
    wrapper.parent.mkdir()
    python_program(wrapper, f"import os, sys; os.execv({own[0]!r}, [*{list(own)!r}, *sys.argv[1:]])")
    monkeypatch.setenv(NAME, str(wrapper))
    clang.find_compiler.cache_clear()
    try:
        assert clang.find_compiler() == (str(wrapper),)
        unit = clang.TranslationUnit("kernel void k(global int *a) { a[0] = 1; }")
        assert "spir_kernel void @k" in clang.run_clang(unit, clang.find_compiler())
    finally:
        clang.find_compiler.cache_clear()
