"""`mgpusim sweep` as a user meets it."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.helpers.html_page import check_structure
from tests.helpers.provenance import said_predicted

KERNEL = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }\n"
LAUNCH = """
kernel = "twice.cl"
global = 1048576
local = 256
[[args]]
buffer = { dtype = "float32", count = 1048576 }  # twice what the system-level cache holds
"""
STUDY = """
schema = "mgpusim.study/1"
name = "bandwidth"
gpu = "adreno-640"
launches = ["twice.toml"]
constraints = ["clock.gpu_hz < 900e6"]
[[axes]]
field = "dram.b_per_s"
values = ["5 GB/s", "10 GB/s", "-1"]
[[axes]]
field = "clock.gpu_hz"
factors = [1, 1.2, 3]
[objectives]
latency_us = "latency_us"
price = "dram.b_per_s / 1e9"
"""


@pytest.fixture
def study() -> Path:
    Path("twice.cl").write_text(KERNEL, encoding="utf-8")
    Path("twice.toml").write_text(LAUNCH, encoding="utf-8")
    Path("study.toml").write_text(STUDY, encoding="utf-8")
    return Path("study.toml")


def test_a_study_is_run_printed_and_found_done(run, study):
    first = run("sweep", study, "-o", "results", "--jobs", 1, "--format", "csv")
    assert first.exit_code == 0, first.output
    for text in ("6 points x 1 launch, adreno-640 changed", "leave out 3 of 9", "Pareto front", "What latency_us depends on",
                 "dram.b_per_s: got -1", "6 computed"):  # fmt: skip
        assert text in first.output
    again = run("sweep", study, "-o", "results", "--jobs", 1)
    assert "nothing new to compute" in again.output
    rows = list(csv.DictReader(Path("results/points/0000000.csv").read_text(encoding="utf-8").splitlines()))
    assert [r["bound"] for r in rows if not r["error"]] == ["dram"] * 4
    assert float(rows[0]["latency_us"]) > 1.5 * float(rows[2]["latency_us"])


def test_json_has_the_answers(run, study):
    found = json.loads(run("sweep", study, "-o", "results", "--jobs", 1, "--json").stdout)
    assert found["schema"] == "mgpusim.sweep/1"
    assert said_predicted(found) == ("analytic", "adreno-640")
    assert found["best"]["latency_us"]["axes"]["dram.b_per_s"] == 10e9
    assert {p["objectives"]["price"] for p in found["front"]} == {5.0, 10.0}
    assert found["failures"][0]["rows"] == 2


def test_a_page_is_written_whole(run, study):
    result = run("sweep", study, "-o", "results", "--jobs", 1, "--html", "page.html")
    assert result.exit_code == 0, result.output
    page = Path("page.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 4
    check_structure(page.encode())
    assert "http://" not in page.replace("http://www.w3.org", "")


def test_the_plan_computes_nothing(run, study):
    result = run("sweep", study, "--plan", "--json")
    assert json.loads(result.output)["points"] == 9
    assert not Path("results").exists()


def test_shipped_studies_go_by_name(run):
    for name, points in (("double_registers", 2), ("five_networks", 10_000), ("memory_system", 324), ("what_matters", 4096)):
        assert json.loads(run("sweep", name, "--plan", "--json").stdout)["points"] == points


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("study.toml",), "--output: missing"),
        (("no.toml", "-o", "r"), "No such file"),
        (("memory_sistem", "-o", "r"), "did you mean 'memory_system'"),
        (("study.toml", "-o", "twice.cl"), "is a file"),
        (("study.toml", "-o", "."), "not results of a study"),
        (("study.toml", "-o", "r", "--html", "page.pdf"), "expected the path of a .html"),
        (("study.toml", "-o", "r", "--scheduler", "local:x"), "local:N"),
        (("twice.toml", "-o", "r"), "expected 'mgpusim.study/1'"),
    ],
)
def test_what_is_wrong_is_said(run, study, args, said):
    result = run("sweep", *args)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
