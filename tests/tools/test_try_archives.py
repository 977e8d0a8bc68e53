"""The archives of a release: versions agree; both are built, installed and tried (slow)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.helpers.scripts import script

ROOT = Path(__file__).resolve().parents[2]
try_archives = script("tools/try_archives.py")
version_problems = try_archives.version_problems
FILES = ("mgpusim/version.py", "pyproject.toml", "CITATION.cff", "CHANGELOG.md")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_versions_agree() -> None:
    assert version_problems(ROOT) == []


@pytest.mark.parametrize("name", FILES)
def test_a_version_that_was_forgotten_is_found(copy: Path, name: str) -> None:
    path = copy / name
    text = path.read_text(encoding="utf-8")
    changed = re.sub(r"(?m)^((?:__)?version(?:__)?\s*[:=]\s*\"?|## \[)[0-9.]+", r"\g<1>9.9.9", text)
    assert changed != text
    path.write_text(changed, encoding="utf-8")
    (problem, *_) = version_problems(copy)
    assert "9.9.9" in problem or name == "CHANGELOG.md"


def test_ci_runs_on_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    supported = re.findall(r"Python :: (3\.\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    matrices = re.findall(r"python: \[([^\]]+)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert len(matrices) == 2
    assert all(re.findall(r'"([^"]+)"', matrix) == supported for matrix in matrices)


@pytest.mark.slow
def test_both_archives_install_and_answer() -> None:
    command = [sys.executable, str(ROOT / "tools" / "try_archives.py"), "--shared"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=1800, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "installed, and" in done.stdout.splitlines()[-1]
