"""`mgpusim check`: budgets held and exceeded, a baseline, the line for which registers spill, files for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.helpers.budgets import SPILLING, TILE, TILE_LINE, write_tile
from tests.helpers.html_page import check_structure

KERNEL = """gpus = ["adreno-640"]
[[kernel]]
launch = "tile.toml"
max_regression = "1%"
max_spills = 0
"""


@pytest.fixture
def check(run: Any) -> Any:
    """Return a function that writes tile.cl and budgets.toml, and checks."""

    def write_and_check(*options: str, tile: int = 4, local: int = 64, budgets: str = KERNEL, source: str = TILE) -> Any:
        write_tile(Path(), tile, local, source)
        Path("budgets.toml").write_text(budgets, encoding="utf-8")
        return run("check", "budgets.toml", "--jobs", "1", *options)

    return write_and_check


def document(result: Any, index: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(result.stdout)["budgets"][index]
    return found


def statuses(found: dict[str, Any]) -> dict[str, str]:
    return {one["name"]: one["status"] for one in found["limits"]}


def test_a_change_that_spills_fails_with_the_line_that_did_it(check: Any) -> None:
    assert check("--update").exit_code == 0
    files = ("--junit", "o.xml", "--sarif", "o.sarif", "--markdown", "o.md", "--html", "o.html")
    result = check(*files, "--json", tile=SPILLING)
    assert result.exit_code == 1, result.output
    found = document(result)
    assert statuses(found) == {"max_regression": "exceeded", "max_spills": "exceeded"}
    assert found["figures"]["spills"] > 0
    line = TILE.splitlines()[TILE_LINE - 1].strip()
    assert found["spill"]["held"] == {"line": TILE_LINE, "text": line, "registers": 4.0 * SPILLING}
    assert found["spill"]["before"] == 4.0 * 4
    for text in (check(tile=SPILLING).stdout, Path("o.md").read_text(encoding="utf-8").replace("\\", "")):
        assert f"tile.cl:{TILE_LINE} holds 192 of the" in text
    page = check_structure(Path("o.html").read_bytes())
    assert line in page.text
    assert "spilled registers" in page.text

    results = {one["ruleId"]: one for one in runs_of(Path("o.sarif"))[0]["results"]}
    assert results.keys() == {"max_spills", "max_regression"}
    place = results["max_spills"]["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": "tile.cl"}, "region": {"startLine": TILE_LINE}}
    kernel = results["max_regression"]["locations"][0]["physicalLocation"]["region"]["startLine"]
    assert "kernel void tile" in TILE.splitlines()[kernel - 1]

    cases = cases_of(Path("o.xml"))
    assert {name for name, case in cases.items() if case.find("failure") is not None} == {
        "adreno-640 max_regression", "adreno-640 max_spills",
    }  # fmt: skip
    assert all(case.get("file") == "tile.cl" for case in cases.values())


def test_without_a_baseline_the_line_that_holds_the_most_is_named(check: Any) -> None:
    found = document(check("--json", tile=SPILLING))
    assert statuses(found) == {"max_regression": "unknown", "max_spills": "exceeded"}
    assert (found["spill"]["held"]["line"], found["spill"]["before"]) == (TILE_LINE, None)


def test_a_line_is_known_again_where_it_moved(check: Any) -> None:
    """A second line holds more than before; the sums hold the most, but did so already."""
    check("--update", tile=43)
    source = TILE.replace(
        "    for (int k",
        "    float4 more = b[x + 1];\n    float4 most = b[x + 2];\n    float4 last = b[x + 3];\n    for (int k",
        1,
    ).replace("sums[i];\n}", "sums[i] + more * most * last;\n}")
    found = document(check("--json", tile=43, source=source))
    assert found["spill"] is not None
    assert found["spill"]["held"]["text"].startswith(("float4 more", "float4 most", "float4 last"))
    assert found["spill"]["before"] == 0.0


def runs_of(path: Path) -> list[dict[str, Any]]:
    """Return the runs of a SARIF file, after a look at what SARIF 2.1.0 requires."""
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["version"] == "2.1.0"
    assert data["$schema"].endswith("sarif-2.1.0.json")
    for one in data["runs"]:
        driver = one["tool"]["driver"]
        assert driver["name"] == "mgpusim"
        ids = [rule["id"] for rule in driver["rules"]]
        assert len(set(ids)) == len(ids)
        assert all(rule["shortDescription"]["text"] for rule in driver["rules"])
        for result in one["results"]:
            assert result["level"] in ("none", "note", "warning", "error")
            assert result["message"]["text"]
            assert ids[result["ruleIndex"]] == result["ruleId"]
            for place in result["locations"]:
                physical = place["physicalLocation"]
                assert " " not in physical["artifactLocation"]["uri"]
                assert physical.get("region", {"startLine": 1})["startLine"] >= 1
    runs: list[dict[str, Any]] = data["runs"]
    return runs


def cases_of(path: Path) -> dict[str, ElementTree.Element]:
    """Return the test cases of JUnit's XML by name, after a look at its structure: the counts are those of the cases."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == "testsuites"
    for suite in root:
        assert (suite.tag, bool(suite.get("name"))) == ("testsuite", True)
        for counted, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(counted, "-1")) == len(list(children(suite, tag))) == int(root.get(counted, "-1"))
        assert int(suite.get("tests", "-1")) == len(suite.findall("testcase"))
    cases = {str(case.get("name")): case for case in root.iter("testcase")}
    assert all(case.get("classname") and len(case) <= 1 for case in cases.values())
    return cases


def children(suite: ElementTree.Element, tag: str) -> Iterator[ElementTree.Element]:
    return (one for case in suite.findall("testcase") for one in case.findall(tag))


def test_a_change_inside_its_interval_is_told_apart(check: Any) -> None:
    """Another work group takes a little longer, which the change leaves open; a tile of 24 sums takes several times as long."""
    check("--update")
    result = check("--json", "--sarif", "o.sarif", "--junit", "o.xml", local=128)
    assert result.exit_code == 0, result.output
    change, limits = document(result)["change"], statuses(document(result))
    assert 1.01 < change["ratio"] < change["interval"][1]
    assert change["interval"][0] < 1.0
    assert (change["common"], change["beyond"], limits["max_regression"]) == ("source", False, "unsure")
    (warning,) = runs_of(Path("o.sarif"))[0]["results"]
    assert (warning["ruleId"], warning["level"]) == ("max_regression", "warning")
    assert "may be no change at all" in warning["message"]["text"]
    case = cases_of(Path("o.xml"))["adreno-640 max_regression"]
    assert case.find("system-out") is not None
    assert check("--strict", local=128).exit_code == 1

    result = check("--json", tile=24)
    assert result.exit_code == 1
    beyond = document(result)["change"]
    assert beyond["beyond"]
    assert beyond["interval"][0] > 1.0
    assert beyond["common"] == "GPU"
    assert check(tile=2).exit_code == 0  # faster


def test_what_stays_has_not_changed(check: Any) -> None:
    check("--update")
    kept = Path("budgets.baseline.json").read_bytes()
    found = document(check("--json"))
    assert found["change"] == {
        "before_us": found["latency_us"], "ratio": 1.0, "interval": [1.0, 1.0], "common": "everything", "beyond": False,
    }  # fmt: skip
    assert (found["moved"]["inputs"], found["moved"]["parts"], found["status"]) == ([], [], "passed")
    check("--update")
    assert Path("budgets.baseline.json").read_bytes() == kept


def test_another_figure_of_the_gpu_is_sure(check: Any) -> None:
    """The launch and its trace are the same, so that what the model errs about cancels: 5% count."""
    for name, floor in (("a", 4e-6), ("b", 9e-6)):
        Path(f"{name}.toml").write_text(f'extends = "adreno-640"\nname = "mine"\n[launch]\nfloor_s = {floor}\n', encoding="utf-8")
    budgets = KERNEL.replace("adreno-640", "{}.toml")
    assert check("--update", budgets=budgets.format("a")).exit_code == 0
    result = check("--json", budgets=budgets.format("b"))
    assert result.exit_code == 1, result.output
    found = document(result)
    assert found["change"]["common"] == "launch and source"
    assert found["change"]["interval"][0] > 1.0
    assert {one["what"] for one in found["moved"]["inputs"]} == {"GPU launch.floor_s"}


def test_an_update_accepts_and_keeps(check: Any) -> None:
    check("--update")
    assert check(tile=24).exit_code == 1
    result = check("--update", tile=24)
    assert result.exit_code == 0, result.output
    assert "many times" not in result.stdout
    assert "times as long" in result.stdout  # what is accepted is shown
    assert check(tile=24).exit_code == 0
    assert check("--update", tile=SPILLING).exit_code == 1  # no baseline accepts registers that spill


def test_limits_of_each_gpu(check: Any) -> None:
    budgets = """gpus = ["adreno-640", "mali-g76-mp5"]
[limits]
max_us = 1e6
max_spills = 0
[[kernel]]
launch = "tile.toml"
min_occupancy = "1%"
max_dram = "1 GB"
max_memory = 4e6
on.adreno-640.max_us = 1
on.nvidia-h200.min_occupancy = 1.0
"""
    result = check("--json", budgets=budgets)
    assert result.exit_code == 1
    found = {one["gpu"]: one for one in json.loads(result.stdout)["budgets"]}
    assert list(found) == ["adreno-640", "mali-g76-mp5", "nvidia-h200"]
    assert statuses(found["adreno-640"])["max_us"] == "exceeded"
    assert set(statuses(found["mali-g76-mp5"]).values()) == {"held"}
    (occupancy,) = [one for one in found["nvidia-h200"]["limits"] if one["name"] == "min_occupancy"]
    assert occupancy["allowed"] == 1.0


def test_what_cannot_be_predicted_does_not_stop_the_others(check: Any) -> None:
    budgets = KERNEL + '[[kernel]]\nlaunch = "softmax"\nmax_us = 1e6\n'
    check("--update", budgets=budgets)
    kept = json.loads(Path("budgets.baseline.json").read_text(encoding="utf-8"))["kept"]
    assert kept.keys() == {"tile on adreno-640", "softmax on adreno-640"}
    broken = TILE.replace("sums[i]);", "sums[i])")
    result = check("--json", "--junit", "o.xml", "--sarif", "o.sarif", "--markdown", "o.md", "--html", "o.html", budgets=budgets,
                   source=broken)  # fmt: skip
    assert result.exit_code == 2
    assert (document(result)["status"], document(result, 1)["status"]) == ("error", "passed")
    assert "tile.cl:10" in document(result)["error"]
    assert cases_of(Path("o.xml"))["adreno-640"].find("error") is not None
    assert [one["ruleId"] for one in runs_of(Path("o.sarif"))[0]["results"]] == ["error"]
    check_structure(Path("o.html").read_bytes())
    check("--update", budgets=budgets, source=broken)
    again = json.loads(Path("budgets.baseline.json").read_text(encoding="utf-8"))["kept"]
    assert again["tile on adreno-640"] == kept["tile on adreno-640"]


def test_networks_have_limits_and_layers(run: Any) -> None:
    budgets = """gpus = ["adreno-640"]
[[network]]
name = "net"
network = "srcnn"
resolution = {resolution}
library = "{library}"
max_memory = "1 MiB"
max_regression = "2%"
"""
    Path("b.toml").write_text(budgets.format(resolution=24, library="tflite-gpu"), encoding="utf-8")
    assert run("check", "b.toml", "--update", "--jobs", "1").exit_code == 0
    same = document(run("check", "b.toml", "--jobs", "1", "--json"))
    assert (same["change"]["ratio"], same["layers"], same["change"]["interval"]) == (1.0, [], [1.0, 1.0])
    Path("b.toml").write_text(budgets.format(resolution=128, library="tflite-gpu"), encoding="utf-8")
    result = run("check", "b.toml", "--jobs", "1", "--json", "--html", "o.html")
    assert result.exit_code == 1
    found = document(result)
    assert statuses(found) == {"max_memory": "exceeded", "max_regression": "exceeded"}
    assert found["layers"][0]["before_us"] < found["layers"][0]["after_us"]
    assert found["inputs"] == [{"what": "resolution", "before": 24, "after": 128}]
    page = check_structure(Path("o.html").read_bytes())
    assert found["layers"][0]["name"] in page.text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no budget in it"),
        ("[[kernel]]\nlaunch = 'tile.toml'\nmax_us = 1", "kernel[0].gpus: missing, expected names of GPUs"),
        ("gpus = ['adreno-640']\n[[kernel]]\nlaunch = 'tile.toml'", "kernel[0]: no limit on adreno-640"),
        (
            "gpus = ['adreno-641']\n[[kernel]]\nlaunch = 'tile.toml'\nmax_us = 1",
            "of its generation there are adreno-616, adreno-630, adreno-640",
        ),
        ("gpus = 'adreno-640'\n[[kernel]]\nlaunch = 'tile.toml'\nmax_us = 1", "gpus: got 'adreno-640', expected names of GPUs"),
        (KERNEL.replace("1%", "5"), "that is 500%; did you mean '5%'?"),
        (KERNEL.replace('"1%"', "-0.5"), "max_regression: got -0.5, expected a share from 0"),
        (KERNEL.replace("max_spills = 0", "max_spills = nan"), "max_spills: got nan, expected a number of registers"),
        (KERNEL.replace("max_spills", "max_spill"), "max_spill: unknown key"),
        (KERNEL + "max_us = 0", "max_us: got 0, expected microseconds above 0"),
        (KERNEL + "max_us = true", "max_us: got true, expected microseconds above 0"),
        (KERNEL + "min_occupancy = '150%'", "min_occupancy: got '150%', expected a share from 0 to 1"),
        (KERNEL + "max_memory = '12 parsec'", "max_memory: '12 parsec': unit 'parsec' is not understood"),
        (KERNEL + "max_memory = inf", "max_memory: got inf, expected bytes"),
        (KERNEL + 'name = "a\\u001b[31m"', "expected text in one line, without control characters"),
        (KERNEL + "name = ''", "name: got '', expected text"),
        (KERNEL + "on = 3", "kernel[0].on: got 3, expected a table"),
        (KERNEL.replace("tile.toml", "tiles.toml"), "did you mean 'tile.toml'?"),
        (KERNEL.replace("tile.toml", "tile.cl"), "is a kernel without sizes and arguments"),
        (KERNEL + '[[kernel]]\nlaunch = "tile.toml"\nmax_us = 1', "tile on adreno-640 stands there twice"),
        ("engine = 'magic'\n" + KERNEL, "unknown engine 'magic'"),
        ("schema = 'mgpusim.study/1'\n" + KERNEL, "expected 'mgpusim.budgets/1'"),
        ("baseline = 3\n" + KERNEL, "baseline: got 3, expected the path of a .json file"),
        ("kernel = 3\ngpus = []", "kernel: got 3, expected tables, each below [[kernel]]"),
        ("gpus = ['adreno-640']\n[[network]]\nnetwork = 'srcnn'\nmax_spills = 0", "is not a limit of a network"),
        ("gpus = ['adreno-640']\n[[network]]\nnetwork = 'srccn'\nmax_us = 1", "did you mean 'srcnn'?"),
        ("gpus = ['adreno-640']\n[[network]]\nnetwork = 'srcnn'\nlibrary = 'tf'\nmax_us = 1", "unknown library 'tf'"),
        (
            "gpus = ['adreno-640']\n[[network]]\nnetwork = 'srcnn'\nbatch = 0\nmax_us = 1",
            "batch: got 0, expected a positive integer",
        ),
        ("gpus = ['adreno-640']\n[[network]]\nnetwork = 'srcnn'\ninputs = {x = [0]}\nmax_us = 1", "expected positive integers"),
        (KERNEL.replace("tile.toml", "../tile.toml"), "kernel[0].launch: a launch file: "),
        ("baseline = '../kept.json'\n" + KERNEL, "baseline: a baseline: "),
        (KERNEL.replace("adreno-640", "/etc/mine.toml"), "a preset: "),
        ("gpus = ['adreno-640']\n[[network]]\nnetwork = '../a.onnx'\nmax_us = 1", "a model: "),
        ("[[kernel", "not TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(check: Any, text: str, said: str) -> None:
    result = check(budgets=text)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in " ".join(result.stderr.split())


def test_all_problems_are_said_at_once(check: Any) -> None:
    text = KERNEL.replace('"1%"', "7") + "max_us = -1\nmax_dram = 'x'\n"
    result = check(budgets=text)
    assert result.exit_code == 2
    assert [word for word in ("max_regression", "max_us", "max_dram") if word not in result.stderr] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("{}", "expected 'mgpusim.budget_baseline/1', as `mgpusim check --update` writes it"),
        ('{"schema": "mgpusim.budget_baseline/1", "kept": {"a": {}}}', "missing required field"),
    ],
)
def test_a_baseline_that_is_none_is_refused(check: Any, text: str, said: str) -> None:
    Path("budgets.baseline.json").write_text(text, encoding="utf-8")
    result = check()
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--baseline", "none.json"), "baseline none.json: No such file"),
        (("--baseline", "none.txt"), "--baseline: got 'none.txt', expected the path of a .json file"),
        (("--junit", "o.json"), "--junit: got 'o.json', expected the path of a .xml file"),
        (("--sarif", "tile.cl/o.sarif"), "--sarif: cannot write"),
    ],
)
def test_wrong_options_are_refused_before_anything_is_predicted(check: Any, options: tuple[str, ...], said: str) -> None:
    result = check(*options)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_baseline_elsewhere(check: Any) -> None:
    assert check("--update", "--baseline", "kept/one.json").exit_code == 0
    assert not Path("budgets.baseline.json").exists()
    assert check("--baseline", "kept/one.json", tile=24).exit_code == 1
    named = 'baseline = "kept/one.json"\n' + KERNEL
    assert check(tile=24, budgets=named).exit_code == 1
    assert check(budgets=named).exit_code == 0


def test_names_from_files_reach_no_markup(check: Any) -> None:
    """A name with what XML, HTML and Markdown take for their own, and a line with a colour of terminals."""
    name = "a<b>|*x*</b>"
    result = check("--junit", "o.xml", "--markdown", "o.md", "--html", "o.html",
                   budgets=KERNEL.replace("[[kernel]]", f'[[kernel]]\nname = "{name}"'), tile=SPILLING,
                   source=TILE.replace("sums[i]);", "sums[i]); // \x1b[31m"))  # fmt: skip
    assert result.exit_code == 1
    cases_of(Path("o.xml"))
    page = check_structure(Path("o.html").read_bytes())
    assert "<b>|*x*</b>" in page.text
    summary = Path("o.md").read_text(encoding="utf-8")
    assert r"&lt;b>\|\*x\*" in summary
    assert "\x1b" not in summary + result.stdout + page.text + Path("o.xml").read_text(encoding="utf-8")


def test_a_line_of_an_included_file_is_not_taken_for_one_of_the_kernel(check: Any) -> None:
    head, body = TILE.split("    for (int k", 1)
    Path("body.h").write_text("    for (int k" + body, encoding="utf-8")
    check("--sarif", "o.sarif", tile=SPILLING, source=f'{head}#include "body.h"\n')
    found = {one["ruleId"]: one for one in runs_of(Path("o.sarif"))[0]["results"]}["max_spills"]
    assert "of the kernel's file or one that it includes" in found["message"]["text"]
    kernel = found["locations"][0]["physicalLocation"]["region"]["startLine"]
    assert "kernel void tile" in TILE.splitlines()[kernel - 1]
