"""The versions that CI tries are whole, and are those that `pyproject.toml` allows."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "tests" / "locks").glob("*.txt"))
EXTRAS = ("test", "clang", "onnx", "opencl", "cluster", "parquet")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def wanted() -> list[Requirement]:
    lines = PROJECT["dependencies"] + [line for extra in EXTRAS for line in PROJECT["optional-dependencies"][extra]]
    return [Requirement(line) for line in lines if not line.startswith("mgpusim")]


def locked(lock: Path) -> dict[str, Version]:
    lines = [line for line in lock.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {canonicalize_name(name): Version(version) for name, version in (line.split("==") for line in lines)}


def lower_bound(requirement: Requirement) -> Version:
    (bound,) = [each.version for each in requirement.specifier if each.operator in (">=", "==")]
    return Version(bound)


def test_each_python_has_a_lock_and_the_lowest_bounds_one() -> None:
    pythons = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line}
    newest = {f"py{version.replace('.', '')}-newest" for version in pythons}
    assert {lock.stem for lock in LOCKS} == newest | {"py311-oldest"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_what_is_needed(lock: Path) -> None:
    """Run `python tools/lock_dependencies.py` if it fails."""
    versions = locked(lock)
    assert not [str(r) for r in wanted() if not r.specifier.contains(versions[canonicalize_name(r.name)])]
    assert "//" not in lock.read_text(encoding="utf-8")


def test_the_oldest_are_the_lower_bounds() -> None:
    """A bound that no release has would not be tried."""
    versions = locked(ROOT / "tests" / "locks" / "py311-oldest.txt")
    assert {r.name: versions[canonicalize_name(r.name)] for r in wanted()} == {r.name: lower_bound(r) for r in wanted()}
