"""`mgpusim tune`: what it prints and writes, and questions that are wrong."""

from __future__ import annotations

import html
import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from tests.helpers.html_page import check_structure

Run = Callable[..., Result]
SOURCE = """kernel void columns(global const float *a, global float *b, int n) {
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    float sum = 0;
    for (int k = 0; k < 8; k++) sum += a[((x * n + y + k) * n + z) % (n * n * n)];
    b[(z * n + y) * n + x] = sum;
}"""
LAUNCH = """kernel = "columns.cl"
global = [16, 16, 16]
args = ["buffer:float32:4096", "buffer:float32:4096", "int32:16"]
"""
TUNE = ("tune", "launch.toml", "--gpu", "nvidia-h200", "--jobs", "1", "--limit", "24")


@pytest.fixture(autouse=True)
def _launch() -> None:
    Path("columns.cl").write_text(SOURCE, encoding="utf-8")
    Path("launch.toml").write_text(LAUNCH, encoding="utf-8")


def corpus(medians: dict[tuple[int, int, int], float]) -> Path:
    args = [{"buffer": {"dtype": "float32", "count": 4096}}] * 2 + [{"scalar": {"dtype": "int32", "value": 16}}]
    launches = [
        {"kernel": "columns", "global": [16, 16, 16], "local": list(s), "args": args, "tags": {}, "time_ns": {"median": us * 1e3}}
        for s, us in medians.items()
    ]
    path = Path("corpus.json")
    whole = {
        "schema": "mgpusim.corpus/1",
        "device": {"name": "a GPU"},
        "kernels": {"columns": {"source": SOURCE}},
        "launches": launches,
    }
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


def test_the_choice_and_what_it_gains(run: Run) -> None:
    result = run(*TUNE)
    assert result.exit_code == 0, result.output
    found = json.loads(run(*TUNE, "--json").stdout)[0]
    assert found["schema"] == "mgpusim.tuning/1"
    shape = "x".join(map(str, found["choice"]["shape"]))
    assert re.search(rf"^choice +{shape} ", result.output, re.M)
    times = [row["latency_us"] for row in found["rows"][: found["sure"]]]
    assert times == sorted(times)
    assert found["choice"]["latency_us"] == times[0]
    if found["gain"]:
        assert found["gain"]["ratio"] == pytest.approx(found["driver"]["latency_us"] / times[0])
        assert found["gain"]["low"] < found["gain"]["ratio"] < found["gain"]["high"]
    assert all(len(line) <= 110 for line in result.output.splitlines())


def test_the_choice_is_what_predict_says(run: Run) -> None:
    found = json.loads(run(*TUNE, "--json").stdout)[0]["choice"]
    local = "x".join(map(str, found["shape"]))
    predicted = json.loads(run("predict", "launch.toml", "--gpu", "nvidia-h200", "-l", local, "--json").stdout)[0]
    assert predicted["latency_us"] == found["latency_us"]
    assert predicted["bound"] == found["bound"]


def test_several_gpus_get_a_line_each(run: Run) -> None:
    result = run(*TUNE, "--gpu", "adreno-640", "--compare")
    assert result.exit_code == 0, result.output
    assert all(re.search(rf"columns +{gpu} ", result.output) for gpu in ("nvidia-h200", "adreno-640"))
    assert "Strategies over 2 launches" in result.output


def test_strategies_by_measured_time(run: Run) -> None:
    path = corpus({(16, 16, 1): 50.0, (1, 16, 16): 20.0, (4, 4, 4): 10.0, (16, 1, 1): 30.0})
    result = run(*TUNE[:-2], "--measured", path, "--compare")
    assert result.exit_code == 0, result.output
    assert re.search(r"exhaustive +4x4x4 +10 us +0\.0% +8 ", result.output)
    every = run("tune", "--gpu", "nvidia-h200", "--measured", path, "--compare", "--json", "--strategy", "driver")
    found = json.loads(every.stdout)[0]
    assert found["truth"] == "measured"
    assert len(found["rows"]) == 4
    losses = {r["strategy"]: r["loss"] for r in found["compared"]}
    assert losses["exhaustive"] == 0
    assert all(v is None or v >= 0 for v in losses.values())


def test_a_table_written_is_a_table_read(run: Run) -> None:
    assert run(*TUNE, "-o", "table.json").exit_code == 0
    entry = json.loads(Path("table.json").read_text(encoding="utf-8"))["entries"][0]
    result = run(*TUNE, "--strategy", "lookup", "--table", "table.json", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)[0]
    assert found["choice"]["shape"] == entry["local"]
    assert found["note"] == "the table's entry"
    assert found["choice"]["latency_us"] == entry["predicted_us"]
    other = run(*TUNE, "--strategy", "lookup", "--table", "table.json", "--global", "8x16x16")
    assert other.exit_code == 0
    assert "the entry of global 16x16x16, the nearest" in " ".join(other.output.split())


def test_the_page_is_self_contained_and_marks_what_matters(run: Run) -> None:
    assert run(*TUNE, "--gpu", "mali-g72-mp12", "--compare", "--html", "a.html").exit_code == 0
    page = Path("a.html").read_text(encoding="utf-8")
    check_structure(page.encode())
    assert not re.search(r"src=|https?://(?!www\.w3\.org)", page)
    maps = re.findall(r"<svg (?:(?!</svg>).)*?time over the best.*?</svg>", page, re.S)
    assert len(maps) >= 2
    for svg in maps:
        ElementTree.fromstring(svg)
        assert ">local x</text>" in svg
        assert ">local y</text>" in svg
    assert page.count("; the choice") == 2
    assert 'class="rule"' in page
    found = json.loads(run(*TUNE, "--json").stdout)[0]
    best = "x".join(map(str, found["choice"]["shape"]))
    assert f'<th scope="row">choice</th><td>{best}  ' in page


def test_the_event_engine_decides_among_the_best(run: Run) -> None:
    result = run(*TUNE, "--engine", "event", "--top", "2", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)[0]
    simulated = [row for row in found["rows"] if row["tier"] == "event"]
    assert found["choice"]["tier"] == "event"
    assert 2 <= len(simulated) <= 3
    assert found["choice"]["latency_us"] <= min(r["latency_us"] for r in simulated if r["shape"] != found["driver"]["shape"])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--top", "0"), "--top: got 0"),
        (("--strategy", "modl"), "did you mean 'model'"),
        (("--engine", "evnt"), "did you mean 'event'"),
        (("--strategy", "lookup"), "add --table"),
        (("--strategy", "lookup", "--table", "none.json"), "table none.json: No such file"),
        (("--strategy", "lookup", "--table", "launch.toml"), "not JSON"),
        (("--measured", "none.json"), "corpus none.json: No such file"),
        (("--html", "a.txt"), "expected the path of a .html file"),
        (("-o", "a.html"), "expected the path of a .json file"),
        (("-o", "launch.toml/a.json"), "is not a folder"),
        (("--gpu", "adreno640"), "did you mean 'adreno-640'"),
    ],
)
def test_wrong_questions_end_with_a_message_and_status_2(run: Run, options: tuple[str, ...], says: str) -> None:
    result = run(*TUNE, *options)
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_no_launch_at_all(run: Run) -> None:
    result = run("tune", "--gpu", "nvidia-h200")
    assert result.exit_code == 2
    assert "no launch" in result.output


def test_a_table_of_another_gpu_or_kernel(run: Run) -> None:
    assert run(*TUNE, "-o", "table.json").exit_code == 0
    other = run("tune", "launch.toml", "--gpu", "adreno-640", "--strategy", "lookup", "--table", "table.json", "--limit", "4")
    assert other.exit_code == 2
    assert "no entry for adreno-640; it is for nvidia-h200" in other.output
    Path("columns.cl").write_text(SOURCE.replace("k < 8", "k < 4"), encoding="utf-8")
    changed = run(*TUNE, "--strategy", "lookup", "--table", "table.json")
    assert changed.exit_code == 2
    assert "of another source" in changed.output


def test_a_launch_without_a_legal_shape(run: Run) -> None:
    Path("columns.cl").write_text(
        SOURCE.replace("kernel void", "__attribute__((reqd_work_group_size(7, 1, 1))) kernel void"), encoding="utf-8"
    )
    result = run(*TUNE)
    assert result.exit_code == 2
    assert "no local size is legal" in result.output


def test_what_works_is_printed_though_something_fails(run: Run) -> None:
    Path("wrong.toml").write_text(LAUNCH.replace("int32:16", "int32:1600"), encoding="utf-8")
    result = run("tune", "launch.toml", "wrong.toml", *TUNE[2:])
    assert result.exit_code == 2
    assert re.search(r"^choice ", result.output, re.M)
    assert "none of" in result.output


def test_several_gpus_are_ranked(run: Run) -> None:
    result = run(*TUNE, "--gpu", "adreno-640")
    found = {t["gpu"]: t["choice"]["latency_us"] for t in json.loads(run(*TUNE, "--gpu", "adreno-640", "--json").stdout)}
    fast, slow = sorted(found, key=found.__getitem__)
    line = next(line for line in result.output.splitlines() if " is fastest" in line)
    assert line.startswith(f"columns 16x16x16: {fast} is fastest, ")
    factor = float(re.search(rf"{slow} takes ([0-9.]+)x as long", line)[1])  # type: ignore[index]
    assert factor == pytest.approx(found[slow] / found[fast], rel=0.05)
    assert " is fastest" not in run(*TUNE).output


def test_the_launchs_own_shape_is_marked(run: Run) -> None:
    """An engineer compares with what the code has now, which need be neither the choice nor the driver's."""
    result = run(*TUNE, "--local", "2x2x2", "--json")
    found = json.loads(result.stdout)[0]
    own = next(row for row in found["rows"] if row["shape"] == [2, 2, 2])
    assert found["own"] == own
    assert own["shape"] not in (found["choice"]["shape"], found["driver"]["shape"])
    assert own["tier"] == "analytic"  # as sure as those that it is compared with
    text = run(*TUNE, "--local", "2x2x2", "--html", "own.html").stdout
    assert re.search(r"^launch's +2x2x2 ", text, re.M)
    assert re.search(r"^ launch's +2x2x2 +8 ", text, re.M)
    assert Path("own.html").read_text(encoding="utf-8").count("; the launch's own") == 1
    assert "the launch's own (2x2x2)" in html.unescape(Path("own.html").read_text(encoding="utf-8"))
    assert json.loads(run(*TUNE, "--json").stdout)[0]["own"] is None


@pytest.mark.slow
def test_a_page_says_of_how_many_shapes_its_maps_are(run: Run) -> None:
    run(*TUNE, "--limit", "200", "--html", "many.html")
    page = Path("many.html").read_text(encoding="utf-8")
    cells = len(re.findall(r'<g class="cell', page))
    n = len(json.loads(run(*TUNE, "--limit", "200", "--json").stdout)[0]["rows"])
    assert (f"{cells} of {n} shapes, those of the best sizes, a cell each" in page) == (cells < n)
    assert ("A cell per shape" in page) == (cells == n)


def test_a_page_that_would_be_too_large_leaves_maps_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mgpusim.report.pages.frame.MOST_BYTES", 1)
    run(*TUNE, "--html", "large.html")
    page = Path("large.html").read_text(encoding="utf-8")
    assert '<div class="maps">' not in page
    assert "Heat maps are left out" in page
    assert "Distribution of times" in page
