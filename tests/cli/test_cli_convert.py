"""`mgpusim convert`: formats told apart, results through a space to a report, and what cannot be converted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from mgpusim.interop.formats.kernel_tuner import read_cache

Run = Callable[..., Result]
SPACE = """
schema = "mgpusim.space/1"
name = "twice"
kernel = "twice.cl"
entry = "twice"
global = ["ceil_div(N, VEC)"]
local = ["BLOCK"]
[knobs]
BLOCK = [32, 64, 128]
VEC = [1, 2]
[constants]
N = 8192
[[args]]
buffer = { dtype = "float32", count = "N" }
"""
SOURCE = "kernel void twice(global float *a) { for (int v = 0; v < VEC; v++) a[get_global_id(0) * VEC + v] *= 2; }"


@pytest.fixture(autouse=True)
def _files() -> None:
    Path("twice.cl").write_text(SOURCE, encoding="utf-8")
    Path("twice.toml").write_text(SPACE, encoding="utf-8")
    entries: dict[str, Any] = {f"{b},{v}": {"BLOCK": b, "VEC": v, "time": 1.0 / b + v} for b in (32, 64, 128) for v in (1, 2)}
    entries["128,2"] = {"BLOCK": 128, "VEC": 2, "__error__": "RuntimeFailedConfig"}
    cache = {
        "device_name": "GPU", "kernel_name": "twice", "problem_size": [8192], "tune_params_keys": ["BLOCK", "VEC"],
        "tune_params": {"BLOCK": [32, 64, 128], "VEC": [1, 2]}, "objective": "time", "cache": entries,
    }  # fmt: skip
    Path("cache.json").write_text(json.dumps(cache), encoding="utf-8")


def test_a_foreign_space_is_validated(run: Run) -> None:
    result = run("convert", "cache.json", "--space", "twice.toml", "-o", "corpus.json.gz")
    assert result.exit_code == 0
    assert "twice on GPU: 6 configurations of 2 knobs, 1 failed (1 runtime); fastest 1.008 ms" in result.stderr
    report = json.loads(run("validate", "corpus.json.gz", "--gpu", "adreno-640", "--jobs", "1", "--json").stdout)
    assert len(report["launches"]) == 5
    assert report["tau5"] is not None  # the whole space is one choice group


def test_there_and_back_through_every_format(run: Run) -> None:
    first = read_cache("cache.json")
    steps = [("t4.json", "t4"), ("x.log", None), ("y.json", "t4"), ("again.json", "kernel-tuner")]
    source = "cache.json"
    for name, to in steps:
        assert run("convert", source, "-o", name, *(("--to", to) if to else ())).exit_code == 0
        source = name
    back = read_cache("again.json")
    assert back.knobs == first.knobs
    assert [(r.config, r.time, r.failure) for r in back.results] == [(r.config, r.time, r.failure) for r in first.results]


def test_predictions_over_a_space_become_a_cache(run: Run) -> None:
    result = run("convert", "twice.toml", "--gpu", "adreno-640", "-o", "p.json", "--limit", "3", "-j", "1")
    assert result.exit_code == 0
    assert "3 predicted configurations" in result.stderr
    assert read_cache("p.json").device == "adreno-640"
    assert run("convert", "p.json", "--space", "twice.toml", "-o", "c.json").exit_code == 2


def test_spaces_go_to_t1_and_knobs_become_a_space(run: Run) -> None:
    assert run("convert", "twice.toml", "--to", "t1", "-o", "t1.json").exit_code == 0
    assert "6 valid" in run("convert", "t1.json", "-o", "back.toml").stderr
    result = run("convert", "cache.json", "-o", "start.toml")
    assert "no kernel yet" in result.stderr
    assert "BLOCK = [32, 64, 128]" in Path("start.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(("arguments", "why"), [
    (("cache.json", "-o", "c.json"), "a corpus needs --space"), (("nowhere.json", "-o", "c.json"), "No such file"),
    (("twice.cl", "-o", "c.json"), "no format that is known"), (("twice.toml", "-o", "c.json"), "add --gpu"),
    (("cache.json", "-o", "c.json", "--gpu", "adreno-640"), "nothing to predict"),
    (("twice.toml", "-o", "c.json", "--to", "corpus", "--gpu", "adreno-640"), "a corpus is of measurements"),
    (("cache.json", "--from", "t4", "-o", "c.json", "--to", "t4"), "results: missing"),
    (("cache.json", "-o", "c.json", "--to", "t4", "--task", "nice"), "unknown task 'nice'"),
    (("cache.json", "-o", "twice.cl/c.json", "--to", "t4"), "is not a folder"),
])  # fmt: skip
def test_what_cannot_be_converted(run: Run, arguments: tuple[str, ...], why: str) -> None:
    result = run("convert", *arguments)
    assert result.exit_code == 2
    assert why in result.stderr
    assert not Path("c.json").exists()


def test_a_log_of_several_tasks_needs_a_choice(run: Run) -> None:
    lines = [
        {"input": ["opencl", name, [], {}], "config": {"index": 0, "code_hash": None, "entity": [["A", "ot", 1]]},
         "result": [[0.001], 0, 1.0, 1.0], "version": 0.2}
        for name in ("conv", "dense")
    ]  # fmt: skip
    Path("two.log").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert "choose one with --task: 1 conv, 2 dense" in run("convert", "two.log", "--to", "kernel-tuner", "-o", "c.json").stderr
    for task in ("dense", "2"):
        assert run("convert", "two.log", "--to", "kernel-tuner", "-o", "c.json", "--task", task).exit_code == 0
        assert read_cache("c.json").kernel == "dense"
