"""What the tests of the command line share: isolated cache and configuration, a runner, kernels."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mgpusim.cli.app import cli
from tests.helpers.json_schema import check_documents

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def _shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _isolated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, _shared_cache: Path) -> None:
    """No test reads or writes the user's cache or presets; traces are kept between the tests of a session."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(_shared_cache))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795734300")  # the footers of pages name a time
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")


@pytest.fixture
def run() -> Run:
    """Return a function that runs the command line in this process; what it prints as JSON must be as its schema says."""

    def invoke(*args: str | Path) -> Result:
        result = CliRunner().invoke(cli, [str(a) for a in args])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        if "--json" in args and result.stdout.lstrip()[:1] in ("{", "["):
            check_documents(json.loads(result.stdout))
        return result

    return invoke


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    """Return a file of small kernels, some of which misbehave."""
    path = tmp_path / "work" / "kernels.cl"
    path.write_text(
        "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }\n"
        "kernel void strided(global float *a) { a[get_global_id(0) * 32] = 1; }\n"
        "kernel void banks(global float *a, local float *s) {\n"
        "  int i = get_local_id(0);\n"
        "  s[i * 32] = a[i];\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  a[i] = s[(31 - i) * 32];\n"
        "}\n"
        "kernel void outside(global float *a) {\n"
        "  a[get_global_id(0) * 2] = 1;\n"
        "}\n"
        "kernel void diverge(global float *a) {\n"
        "  if (get_local_id(0) < 3) barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  a[get_global_id(0)] = 1;\n"
        "}\n"
        "kernel void forever(global int *a) { int i = 1; while (a[0] < 500) { i += a[i & 3]; if (i == -77) break; } a[1] = i; }\n"
        "kernel void picture(read_only image2d_t i, global float *a) { a[0] = read_imagef(i, (int2)(0, 0)).x; }\n"
        "kernel void tables(global float *a, int n) {\n"
        "  float s = 0; for (int i = 0; i < n; i++) if (a[i] > 0) s += a[i] * a[i]; a[0] = s;\n"
        "}\n",
        encoding="utf-8",
    )
    return path
