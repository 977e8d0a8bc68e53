"""`mgpusim doctor`: what is installed and works, and the exit status."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mgpusim.opencl.clang import find_compiler
from mgpusim.report.health import Health, HealthFinding


@pytest.fixture(autouse=True)
def _no_memory_of_compilers(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("mgpusim.report.health.LIST_DEVICES", "")  # drivers are not this test's
    find_compiler.cache_clear()
    yield
    find_compiler.cache_clear()


def states(run: Any) -> tuple[int, dict[str, dict[str, Any]], bool]:
    result = run("doctor", "--json")
    found = json.loads(result.stdout)
    assert found["schema"] == "mgpusim.doctor/1"
    return result.exit_code, {one["name"]: one for one in found["findings"]}, found["works"]


def test_a_whole_installation_works(run: Any) -> None:
    code, found, works = states(run)
    assert (code, works) == (0, True)
    assert {name for name in ("clang", "prediction", "cache", "GPUs") if found[name]["state"] != "ok"} == set()
    assert found["OpenCL device"]["state"] == "missing"
    assert not [one for one in found.values() if one["state"] != "ok" and not one["fix"]]


def test_without_a_compiler_the_main_job_fails(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_CLANG", sys.executable)
    code, found, works = states(run)
    assert (code, works) == (1, False)
    assert found["clang"]["state"] == "broken"
    assert "does not run as a clang" in found["clang"]["found"]
    assert "mgpusim[clang]" in found["clang"]["fix"]
    assert found["prediction"]["state"] == "broken"
    assert found["MGPUSIM_CLANG"]["found"] == sys.executable


def test_a_cache_that_cannot_be_written_is_named(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(Path("file").resolve()))
    code, found, works = states(run)
    assert (code, works) == (0, True)
    assert found["cache"]["state"] == "broken"
    assert "XDG_CACHE_HOME" in found["cache"]["fix"]


def test_a_preset_that_does_not_load_is_named(run: Any) -> None:
    folder = Path("..") / "config" / "mgpusim" / "gpus"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("name = 1\n", encoding="utf-8")
    code, found, _ = states(run)
    assert code == 0
    assert found["GPUs"]["state"] == "broken"
    assert found["GPUs"]["found"].startswith("mine: ")


@pytest.mark.parametrize(("works", "said"), [(True, "Kernels can be predicted here."), (False, "see what is BROKEN")])
def test_it_says_what_to_do(run: Any, monkeypatch: pytest.MonkeyPatch, works: bool, said: str) -> None:
    found = Health(works=works, findings=(HealthFinding("clang", "ok" if works else "broken", True, "found this", "do that"),))
    monkeypatch.setattr("mgpusim.report.health.check_health", lambda: found)
    result = run("doctor")
    assert result.exit_code == (0 if works else 1)
    for text in (said, "found this", "→ do that"):
        assert text in result.stdout
    assert ("BROKEN" in result.stdout) is not works
