"""`mgpusim --include`: folders that files are read from, and what is said of files elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mgpusim.folders import INCLUDE
from mgpusim.workload.launch import load_launch
from tests.cli.conftest import Run

GPU = ("--gpu", "adreno-640")
KERNEL = "#include <one.h>\nkernel void k(global float *a) { a[get_global_id(0)] = ONE; }\n"
LAUNCH = 'kernel = "{}"\nglobal = [64]\nargs = ["buffer:float32:64"]\n'


@pytest.fixture(autouse=True)
def _files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(INCLUDE, raising=False)
    for name in ("launches", "kernels", "headers"):
        Path(name).mkdir()
    Path("headers/one.h").write_text("#define ONE 1\n", encoding="utf-8")
    Path("kernels/k.cl").write_text(KERNEL, encoding="utf-8")
    Path("launches/k.toml").write_text(LAUNCH.format("../kernels/k.cl"), encoding="utf-8")


def test_folders_are_named_before_the_command(run: Run) -> None:
    alone = run("predict", "launches/k.toml", *GPU)
    assert alone.exit_code == 2
    assert "kernel: launches/../kernels/k.cl lies outside of the folder of the launch file and is not read" in alone.output
    assert "mgpusim --include FOLDER" in alone.output
    half = run("--include", "kernels", "predict", "launches/k.toml", *GPU)
    assert (half.exit_code, "'one.h' file not found" in half.output) == (2, True)
    both = run("--include", "kernels", "--include", "headers", "predict", "launches/k.toml", *GPU)
    assert (both.exit_code, "latency" in both.output) == (0, True)
    assert INCLUDE not in os.environ, "it holds for one command"


def test_the_environment_names_folders(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INCLUDE, "headers")
    assert run("--include", "kernels", "predict", "launches/k.toml", *GPU).exit_code == 0
    assert os.environ[INCLUDE] == "headers"


def test_a_folder_that_is_none(run: Run) -> None:
    result = run("--include", "nowhere", "predict", "launches/k.toml", *GPU)
    assert (result.exit_code, "'nowhere' does not exist" in result.output) == (2, True)
    Path("a:b").mkdir()
    result = run("--include", "a:b", "predict", "launches/k.toml", *GPU)
    assert (result.exit_code, "'a:b' has a ':' in its name" in result.output) == (2, True)


@pytest.mark.parametrize("command", ["predict", "tune", "bottleneck", "inspect", "queue"])
def test_no_command_quotes_a_file_from_elsewhere(run: Run, command: str) -> None:
    Path("secret").write_text("the secret line\n", encoding="utf-8")
    Path("launches/k.toml").write_text(LAUNCH.format("../secret"), encoding="utf-8")
    result = run(command, "launches/k.toml", *GPU)
    assert (result.exit_code, "secret line" in result.output) == (2, False)
    Path("launches/k.cl").write_text('#include "../secret"\n' + KERNEL, encoding="utf-8")
    Path("launches/k.toml").write_text(LAUNCH.format("k.cl"), encoding="utf-8")
    result = run(command, "launches/k.toml", *GPU)
    assert (result.exit_code, "secret line" in result.output) == (2, False)


def test_kernels_shipped_with_mgpusim_may_be_named_from_anywhere() -> None:
    root = Path(__file__).resolve().parents[2]
    assert load_launch(root / "validation" / "sweeps" / "conv1x1_small.toml").text()
