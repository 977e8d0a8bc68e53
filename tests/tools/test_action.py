"""The GitHub Action and the hook of pre-commit: what they run does what `mgpusim check` does."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import click
import pytest

from mgpusim.cli.app import cli
from tests.helpers.budgets import SPILLING, TILE_LINE, write_tile
from tests.helpers.work import HANG_S

ROOT = Path(__file__).resolve().parents[2]
ACTION = (ROOT / "action.yml").read_text(encoding="utf-8")
BUDGETS = 'gpus = ["adreno-640"]\n[[kernel]]\nlaunch = "tile.toml"\nmax_spills = 0\nmax_us = 1e5\n'


def script() -> str:
    """Return the script of the last step, which checks."""
    return textwrap.dedent(ACTION.rpartition("      run: |\n")[2])


def run(folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run the script as a workflow does, in an empty repository but for a tile."""
    programs = folder / "bin"
    programs.mkdir()
    for name, command in (("mgpusim", "-m mgpusim"), ("python", "")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n', encoding="utf-8")
        (programs / name).chmod(0o755)
    environment = os.environ | inputs | {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT),
        "GITHUB_STEP_SUMMARY": str(folder / "summary.md"),
    }  # fmt: skip
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script()]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=HANG_S
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("tile", "status"), [(4, 0), (SPILLING, 1)])
def test_the_action_fails_with_a_remark_at_the_line(tmp_path: Path, tile: int, status: int) -> None:
    write_tile(tmp_path, tile)
    (tmp_path / "budgets.toml").write_text(BUDGETS, encoding="utf-8")
    done = run(tmp_path, BUDGETS="budgets.toml", OPTIONS="--strict", OUTPUT="out")
    assert done.returncode == status, done.stderr
    assert {path.name for path in (tmp_path / "out").iterdir()} == {f"budgets.{end}" for end in ("xml", "sarif", "md", "html")}
    assert (tmp_path / "summary.md").read_bytes() == (tmp_path / "out" / "budgets.md").read_bytes()
    remarks = re.findall(r"^::error file=([^,]*),line=(\d+),title=mgpusim::.*$", done.stdout, re.MULTILINE)
    assert remarks == ([("tile.cl", str(TILE_LINE))] if status else [])


@pytest.mark.slow
def test_an_input_is_no_program(tmp_path: Path) -> None:
    (tmp_path / "budgets.toml").write_text("[[", encoding="utf-8")
    done = run(tmp_path, BUDGETS="budgets.toml", OPTIONS="$(touch made) ; touch made", OUTPUT="out")
    assert done.returncode == 2
    assert not (tmp_path / "made").exists()


def test_inputs_reach_scripts_by_the_environment_alone() -> None:
    """What `${{ }}` puts into a script is run; in `env` and `with` it is a value."""
    scripts = [line for line in ACTION.splitlines() if line.strip().startswith("run:")] + script().splitlines()
    assert not [line for line in scripts if "${{" in line]
    declared = set(re.findall(r"^  ([\w-]+):$", ACTION.partition("runs:")[0], re.MULTILINE))
    assert set(re.findall(r"\$\{\{ inputs\.([\w-]+) \}\}", ACTION)) == declared


def test_the_hook_runs_a_command_that_there_is() -> None:
    text = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(?:- |  )(\w+): (.*)$", text, re.MULTILINE))
    words = [*shlex.split(said["entry"]), *said["args"].strip("[]").split(", ")]
    command = cli.get_command(click.Context(cli), words[1])
    assert command is not None
    assert command.make_context("check", words[2:]).params["budgets"] == Path("budgets.toml")
    for path in ("a/b.cl", "launch.toml", "budgets.toml", "model.onnx"):
        assert re.search(said["files"], path)
    assert not re.search(said["files"], "README.md")
