"""ICPP'19 and AI Benchmark: every published row stands in the reports, and profiles plan what their sources say."""

from __future__ import annotations

import csv
import importlib
import re
import sys
from pathlib import Path

import pytest

from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network

VALIDATION = Path(__file__).parents[2] / "validation"
ICPP, BENCHMARK = VALIDATION / "icpp2019", VALIDATION / "aibenchmark2019"
VERDICTS = {"agree", "differ", "cannot tell", "not predicted yet"}


def read(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def module(monkeypatch):
    """A module of a folder; gone afterwards with all that it imported beside it, since their names are plain ones."""
    before, path = set(sys.modules), list(sys.path)

    def load(folder: Path, name: str):
        monkeypatch.syspath_prepend(str(folder))
        return importlib.import_module(name)

    yield load
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if str(VALIDATION) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def test_every_row_of_icpp_is_in_each_table(module):
    rows = read(ICPP / "latency_ms.csv")
    text = (ICPP / "REPORT.md").read_text(encoding="utf-8")
    for row in rows:
        times = 1 + bool(row["vendor_ms"]) + 1  # tuned, baseline if there is one, and Table 4 or 5
        assert text.count(f"| {row['model']} | {row['device']} |") == times
    for claim in read(ICPP / "claims.csv"):
        assert f"| {claim['claim']} | {claim['where']} | {claim['device']} |" in text
    assert {c["id"] for c in read(ICPP / "claims.csv")} == set(module(ICPP, "report").ANSWERS)


def test_the_misprint_is_corrected(module):
    report = module(ICPP, "report")
    row = report.row_of("squeezenet_v1.0", "aisage")
    assert row.ours == 106.61
    assert row.gain == pytest.approx(12.78, abs=0.01)  # the gain that Table 5 prints


@pytest.mark.parametrize(("ours", "theirs", "said"), [(150.0, 100.0, "agree"), (151.0, 100.0, "differ"), (66.0, 100.0, "differ")])
def test_verdicts_are_of_a_factor(module, ours, theirs, said):
    assert module(ICPP, "report").verdict(ours, theirs) == said


def test_what_table_5_starts_from(module):
    report = module(ICPP, "report")
    found = {(r.network, r.device): report.before(r).profile for r in report.ROWS if r.kind == "conv"}
    assert {v for (_, device), v in found.items() if device == "deeplens"} == {"tvm-untuned"}
    assert {v for (name, _), v in found.items() if name == "squeezenet_v1.0"} == {"tvm-untuned"}
    assert found["resnet50_v1", "aisage"] == found["mobilenet_v1", "jetson_nano"] == "tvm-manual"


def test_untuned_convolutions_have_one_item_to_a_group():
    plan = plan_network(network("mobilenet_v1", resolution=32), "mali-t860-mp4", ICPP / "tvm-untuned.toml")
    groups = [option for step in plan.steps for option in step.options if option.call.variant.startswith("conv group")]
    assert [option.locals for option in groups[:27]] == [((1,),)] * 27  # 14 convolutions and 13 depthwise ones


def test_tuned_graphics_search_and_copy_borders_only():
    """Of MobileNet's convolutions the first alone has a border: the 13 others have no copy before them."""
    plan = plan_network(network("mobilenet_v1", resolution=64), "intel-hd505", ICPP / "tvm-2019.toml")
    names = [step.name for step in plan.steps]
    assert [name for name in names if name.endswith(": pad")] == ["Conv2d_0: pad"]
    pointwise = [step for step in plan.steps if "pointwise" in step.name]
    assert len(pointwise) == 13
    assert all(len({option.call.variant for option in step.options}) > 4 for step in pointwise)
    assert all(option.locals == ((16, 1),) for step in pointwise for option in step.options)  # a sub-group of 16


def test_ends_of_detectors_are_steps_of_the_whole(module):
    """By each profile an end has the launches and the host's work that the network has behind its convolutions, and no other."""
    ends = module(ICPP, "ends")
    for name in ("ssd_512_mobilenet_v1", "yolov3_tiny"):
        whole, end = network(name, resolution=64), ends.end_graph(name, 64)
        assert end.inputs == end.resident
        for way, profile in ends.PROFILES.items():
            steps = {step.name for step in plan_network(whole, "mali-t860-mp4", profile).steps}
            plan = plan_network(end, "mali-t860-mp4", profile)
            assert {step.name for step in plan.steps} <= steps
            variants = {option.call.variant for step in plan.steps for option in step.options}
            assert ("suppress" in variants) == (way == "optimized")
            assert ("suppress naive" in variants) == (way == "naive")
            assert any(step.work == "fallback" for step in plan.steps) == (way == "cpu")
            left = {step.name for step in plan_network(whole, "mali-t860-mp4", ICPP / "tvm-2018-cpu-vision.toml").steps}
            others = {step for step in steps if not any(o.name in step for o in end.operators)}
            assert {step for step in others if not step.startswith(("upload", "convert", "read"))} <= left


def test_no_row_of_icpp_is_left_out():
    assert "not predicted yet" not in (ICPP / "REPORT.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "line"), [("float", 38), ("int8", 25)])
def test_every_cell_of_ai_benchmark_is_in_the_report(module, name, line):
    rows = read(BENCHMARK / f"{name}_ms.csv")
    text = (BENCHMARK / "REPORT.md").read_text(encoding="utf-8")
    assert len(rows) == line
    for row in rows:
        figures = [v for key, v in row.items() if key not in ("soc", "accelerator", "relative_performance_percent")]
        cells = r" \| ".join(rf"{re.escape(v)}(: [\d.]+ \*\*(agree|differ)\*\*)?" for v in figures)
        assert re.search(rf"\| {re.escape(row['soc'])} \| {re.escape(row['accelerator'])} \| {cells} \|", text)


def test_cells_of_ai_benchmark_are_those_of_networks(module):
    """As validation/networks counts them, whose predictions they are, but Arm NN's; and those of plus.py."""
    report = module(BENCHMARK, "report")
    from plus import NETWORKS
    from rows import Case, case_of, read_rows  # of the networks' folder, which the report put on the path

    every = [cell for table in report.TABLES for cell in report.cells(table) if cell.found is not None]
    predicted = [cell for cell in every if cell.soc != "Snapdragon 855 Plus"]
    wanted = [row for row in read_rows() if row.table.startswith("aibenchmark2019_") and isinstance(case_of(row), Case)]
    assert sorted(cell.ms for cell in predicted) == sorted(row.ms for row in wanted if not row.library.startswith("Arm NN"))
    assert len(every) - len(predicted) == len(NETWORKS)
    assert all(report.reason(c.soc, c.accelerator) for c in report.cells("float") if c.found is None)


@pytest.mark.parametrize("folder", [ICPP, BENCHMARK])
def test_verdicts_are_known_words(folder):
    said = re.findall(r"\| \*\*([a-z ]+)\*\*", (folder / "REPORT.md").read_text(encoding="utf-8"))
    assert said
    assert set(said) <= VERDICTS
