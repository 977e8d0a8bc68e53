"""The README shows what the program prints, and its commands work; so do the files and the calls that docs/howto shows.

All other commands and snippets of README and docs/ are those of `tests/docs/test_snippets.py`.
"""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

import mgpusim
from mgpusim.acceptance.builds import read_builds
from mgpusim.workload.launch import launch_from_dict
from tests.helpers.doc_snippets import blocks

README = Path(__file__).resolve().parents[2] / "README.md"
HOWTO = README.parent / "docs" / "howto"
COMMANDS = (
    "predict", "inspect", "gpus", "queue", "measure", "validate", "probe", "calibrate", "space", "convert", "tune", "prune",
    "bottleneck", "sweep", "fuse", "network", "libraries", "compare", "place", "schedule",
)  # fmt: skip
SAMPLE = re.compile(r"(<!-- sample -->\n```text\n)(.*?)(```\n<!-- /sample -->)", re.DOTALL)


def test_sample_is_what_its_command_prints(run: Any, monkeypatch: Any) -> None:
    """MGPUSIM_WRITE_GOLDEN=1 writes it anew."""
    monkeypatch.setenv("COLUMNS", "100")
    text = README.read_text(encoding="utf-8")
    command = re.search(r"&& mgpusim (predict .*)", text)
    assert command is not None
    printed = run(*shlex.split(command[1])).stdout
    if os.environ.get("MGPUSIM_WRITE_GOLDEN"):
        README.write_text(SAMPLE.sub(lambda m: m[1] + printed + m[3], text), encoding="utf-8")
    shown = SAMPLE.search(README.read_text(encoding="utf-8"))
    assert shown is not None
    assert shown[2] == printed


def test_launch_file_in_the_documents_loads() -> None:
    (document,) = [
        block.text for block in blocks((HOWTO / "launch-files.md").read_text(encoding="utf-8")) if block.language == "toml"
    ]
    launch = launch_from_dict(tomllib.loads(document))
    assert (launch.entry, launch.local_size, launch.pad, len(launch.args)) == ("conv3x3", (8, 4, 3), True, 5)


def test_builds_file_in_the_documents_loads(tmp_path: Path) -> None:
    (document,) = [
        block.text for block in blocks((HOWTO / "code-base.md").read_text(encoding="utf-8")) if block.language == "toml"
    ]
    for name in ("conv_2d.cl", "common.h"):
        (tmp_path / name).touch()
    (build,) = read_builds(tomllib.loads(document), tmp_path)
    assert (build.given.global_size, build.given.counts) == ((64, 64, 8), {"bias*": 4096})


def test_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.slow
def test_python_in_the_documents_runs(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    """In a folder that has only the validation data of the repository; examples go by name."""
    (snippet,) = [block.text for block in blocks((HOWTO / "python.md").read_text(encoding="utf-8")) if block.language == "python"]
    (tmp_path / "validation").symlink_to(README.parent / "validation")
    monkeypatch.chdir(tmp_path)
    exec(compile(snippet, "python.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == snippet.count("print(")
    assert {"fused.cl", "fused.toml", "results"} <= {path.name for path in tmp_path.iterdir()}
    questions = {name for name in COMMANDS if name in dir(mgpusim)}
    assert {name for name in questions if f"mgpusim.{name}(" not in snippet} == set()


def test_options_in_the_readme_exist(run: Any) -> None:
    known = {word for name in COMMANDS for word in re.findall(r"-{1,2}[a-z-]+", run(name, "--help").stdout)}
    for line in re.findall(r"^mgpusim .*", README.read_text(encoding="utf-8"), re.MULTILINE):
        command = line.partition("#")[0]
        assert {word for word in shlex.split(command) if word.startswith("-")} <= known
