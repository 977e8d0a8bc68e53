"""Killed (SIGKILL, with its processes) at random instants and run again: the same bytes. `pytest -m slow` this file."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from tests.helpers.oracles import need_pocl
from tests.robustness.commands import GPU, command, environment, killed_and_run_again, printed, timeless

STUDY = """
schema = "mgpusim.study/1"
gpu = "adreno-640"
launches = ["softmax"]
[[axes]]
field = "dram.b_per_s"
range = ["10 GB/s", "80 GB/s"]
count = 120
[[axes]]
field = "clock.gpu_hz"
range = ["400 MHz", "900 MHz"]
count = 120
"""
COMMANDS = {
    "predict": ("predict", "softmax", "conv1x1_image", *GPU, "--json"),
    "event": ("predict", "softmax", *GPU, "--engine", "event", "--json"),
    "tune": ("tune", "softmax", *GPU, "-j", "2", "--json"),
    "network": ("network", "srcnn", "--resolution", "32", *GPU, "-j", "2", "--json"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_the_same_is_printed(name: str, tmp_path: Path) -> None:
    began = time.monotonic()
    whole = printed(COMMANDS[name], tmp_path / "a", tmp_path)
    took = time.monotonic() - began
    words, env = command(*COMMANDS[name]), environment(tmp_path / "b")
    again, killed = killed_and_run_again(words, tmp_path, env, took, 5, random.Random(name))
    assert killed
    assert timeless(again) == timeless(whole)


@pytest.mark.slow
def test_a_search_goes_on_to_the_same_schedule(tmp_path: Path) -> None:
    def words(name: str) -> tuple[str, ...]:
        size = ("--resolution", "32", "--members", "4", "--engine", "analytic", "-j", "2", "--budget", "10min")
        return ("schedule", "srcnn", *GPU, *size, "-o", name)

    began = time.monotonic()
    printed(words("whole.json"), tmp_path / "a", tmp_path)
    took = time.monotonic() - began
    env = environment(tmp_path / "b")
    _, killed = killed_and_run_again(command(*words("killed.json")), tmp_path, env, took, 4, random.Random(1))
    assert killed
    assert (tmp_path / "killed.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("how", [("--jobs", "2"), ("--scheduler", "local:2")], ids=["processes", "dask"])
def test_a_sweep_goes_on_to_the_same_results(how: tuple[str, str], tmp_path: Path) -> None:
    """Killed with its workers, those of Dask too."""
    if "--scheduler" in how:
        pytest.importorskip("distributed")
    (tmp_path / "study.toml").write_text(STUDY, encoding="utf-8")
    for folder in ("whole", "again"):  # the first one fills the cache, and takes longer
        began = time.monotonic()
        printed(("sweep", "study.toml", "-o", folder, *how), tmp_path / "a", tmp_path)
        took = time.monotonic() - began
    words, env = command("sweep", "study.toml", "-o", "killed", *how), environment(tmp_path / "a")
    _, killed = killed_and_run_again(words, tmp_path, env, took, 4, random.Random(2))
    assert killed

    def contents(name: str) -> dict[str, bytes]:
        folder = tmp_path / name
        return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}

    assert contents("killed") == contents("whole") == contents("again")


@pytest.mark.slow
def test_measuring_goes_on_from_its_journal(tmp_path: Path) -> None:
    """Times differ from run to run; every launch is measured once, in order, and nothing else differs."""
    need_pocl()
    (tmp_path / "k.cl").write_text("kernel void k(global float *a) { a[get_global_id(0)] *= 2; }\n", encoding="utf-8")
    for n in range(6):
        size = 1024 << n
        text = f'kernel = "k.cl"\nglobal = [{size}]\nlocal = [64]\n[[args]]\nbuffer = {{dtype = "float32", count = {size}}}\n'
        (tmp_path / f"l{n}.toml").write_text(text, encoding="utf-8")
    names = [f"l{n}.toml" for n in range(6)]

    def measured(name: str) -> list[dict[str, object]]:
        document = json.loads((tmp_path / name).read_text(encoding="utf-8"))
        assert not document.get("failures")
        return [{k: v for k, v in launch.items() if k != "time_ns"} for launch in document["launches"]]

    began = time.monotonic()
    printed(("measure", *names, "-o", "whole.json"), tmp_path / "a", tmp_path)
    took = time.monotonic() - began
    words, env = command("measure", *names, "-o", "killed.json"), environment(tmp_path / "a")
    _, killed = killed_and_run_again(words, tmp_path, env, took, 4, random.Random(3))
    assert killed
    assert measured("killed.json") == measured("whole.json")
    assert len(measured("whole.json")) == len(names)
    assert not list(tmp_path.glob("*.journal"))
