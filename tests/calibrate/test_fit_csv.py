"""Fitting to times of a CSV table beside launch files."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli

SOURCE = """kernel void scale(global float *a) { a[get_global_id(0)] *= 2; }
kernel void many(global float *a, int n) { float s = 0; for (int i = 0; i < n; i++) s = s * 1.5f + 1; a[get_global_id(0)] = s; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "k.cl").write_text(SOURCE, encoding="utf-8")
    head = 'kernel = "k.cl"\nglobal = 65536\n'
    (tmp_path / "one.toml").write_text(head + 'entry = "scale"\nargs = ["buffer:float32:131072"]\n', encoding="utf-8")
    (tmp_path / "two.toml").write_text(head + 'entry = "many"\nargs = ["buffer:float32:131072", "int32:50"]\n', encoding="utf-8")
    (tmp_path / "t.csv").write_text(
        "kernel,global,local,us\none,65536,64,40\none,131072,64,70\ntwo,65536,64,90\ntwo,131072,64,180\n", encoding="utf-8"
    )
    return tmp_path


def test_a_table_is_fitted_as_a_corpus_is(folder: Path) -> None:
    asked = ["calibrate", "--corpus", str(folder / "t.csv"), "--launch", str(folder), "--base", "adreno-640", "--folds", "0"]
    done = CliRunner().invoke(cli, [*asked, "--jobs", "1", "--fit", "dram.b_per_s", "-o", str(folder / "o.toml")])
    assert done.exit_code == 0, done.output
    assert "4 launches, measured with caches unknown, order unknown" in done.output
    assert "fitted to 4 launches of 2 kernels" in done.output
    assert (folder / "o.toml").exists()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--corpus", "t.csv", "--base", "adreno-640"], "add --launch LAUNCH.toml"),
        (["--corpus", "t.csv", "--launch", "."], "add --base GPU"),
        (["--launch", ".", "probes"], "add --corpus TIMES.csv"),
        (["--corpus", "t.csv", "--launch", "none.toml", "--base", "adreno-640"], "none.toml"),
    ],
)
def test_what_a_table_lacks_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch, more: list[str], said: str) -> None:
    monkeypatch.chdir(folder)
    done = CliRunner().invoke(cli, ["calibrate", *more])
    assert done.exit_code == 2
    assert said in done.output
