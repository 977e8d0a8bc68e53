"""`mgpusim reproduce`: what it lists, shows, writes and refuses, and its exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
TEXT = """
schema = "mgpusim.reproduction/1"
title = "A test"
[[steps]]
name = "report"
run = ["report.py"]
makes = ["REPORT.md"]
"""


@pytest.fixture
def folder() -> Path:
    place = Path("validation/one")
    place.mkdir(parents=True)
    (place / "validation.toml").write_text(TEXT, encoding="utf-8")
    (place / "report.py").write_text("open('REPORT.md', 'w').write('error 12.5% of 8 launches\\n')\n", encoding="utf-8")
    return place.parent


def test_without_a_name_they_are_listed(run: Run, folder: Path) -> None:
    done = run("reproduce", "--folder", folder)
    assert done.exit_code == 0
    assert done.stdout.splitlines() == ["one  A test", "     steps: report"]
    data = json.loads(run("reproduce", "--folder", folder, "--json").stdout)
    assert data == [{"name": "one", "title": "A test", "steps": ["report"]}]
    assert "apsys2020" in run("reproduce").stdout  # this project's own


def test_a_report_is_written_and_what_changed_is_shown(run: Run, folder: Path) -> None:
    report = folder / "one" / "REPORT.md"
    report.write_text("error 10.1% of 8 launches\n", encoding="utf-8")
    done = run("reproduce", "one", "--folder", folder, "--check")
    assert done.exit_code == 1
    assert "REPORT.md: 1 of 2 figures have changed, most of all 10.1% -> 12.5%" in done.stdout
    assert "- error 10.1% of 8 launches" in done.stdout
    assert report.read_text(encoding="utf-8") == "error 10.1% of 8 launches\n"
    done = run("reproduce", "--all", "--folder", folder)
    assert (done.exit_code, "written: one/REPORT.md" in done.stderr) == (0, True)
    assert report.read_text(encoding="utf-8") == "error 12.5% of 8 launches\n"
    done = run("reproduce", "one", "--folder", folder, "--check", "--json")
    assert done.exit_code == 0
    (one,) = json.loads(done.stdout)
    assert (one["name"], one["steps"][0]["error"], one["files"][0]["changed"]) == ("one", None, 0)
    report.write_text("error 12.4% of 8 launches\n", encoding="utf-8")  # by rounding
    assert run("reproduce", "one", "--folder", folder, "--check").exit_code == 0


def test_a_step_that_fails(run: Run, folder: Path) -> None:
    (folder / "one" / "report.py").write_text("raise SystemExit('no corpus here')\n", encoding="utf-8")
    done = run("reproduce", "one", "--folder", folder)
    assert done.exit_code == 1
    assert "report failed: exit status 1" in done.stdout
    assert "no corpus here" in done.stdout
    assert not (folder / "one" / "REPORT.md").exists()


def test_bad_input(run: Run, folder: Path) -> None:
    (Path("empty")).mkdir()
    for args, words in (
        (("two", "--folder", folder), "unknown validation 'two'"),
        (("one:rep", "--folder", folder), "unknown step of one 'rep'; did you mean 'report'?"),
        (("one", "--all", "--folder", folder), "--all: not with names"),
        (("--folder", "none"), "--folder: 'none' is not a folder"),
        (("--folder", "empty"), "no folder in it has a validation.toml"),
    ):
        done = run("reproduce", *args)
        assert (done.exit_code, words in done.stderr) == (2, True), done.stderr
