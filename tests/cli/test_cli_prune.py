"""`mgpusim prune`, as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import Result

from tests.cli.conftest import Run
from tests.helpers.html_page import check_structure
from tests.helpers.provenance import said_predicted

SPACE = """schema = "mgpusim.space/1"
name = "demo"
kernel = "k.cl"
global = [4096]
local = ["WG"]
constraints = ["T * V < 200"]
[knobs]
T = [10, 40, 160]
V = [1, 3, 4]
WG = [16, 64, 256]
[roles]
width = "V"
registers = "V * T"
[[args]]
buffer = { dtype = "float32", count = 4096 }
"""
KERNEL = """#if V == 3
#error no threes
#endif
kernel void k(global float *a) { float x = a[0]; for (int i = 0; i < T; i++) x = x * x + V; a[get_global_id(0)] = x; }
"""


@pytest.fixture
def space() -> Path:
    Path("k.cl").write_text(KERNEL, encoding="utf-8")
    path = Path("demo.toml")
    path.write_text(SPACE, encoding="utf-8")
    return path


def fails(result: Result, *texts: str) -> None:
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    for text in texts:
        assert text in result.output


def test_kept_and_removed_are_printed_and_written(run: Run, space: Path) -> None:
    result = run("prune", space, "--gpu", "adreno-640", "-o", "kept.json")
    assert result.exit_code == 0, result.output
    assert "demo for adreno-640: 27 members, 21 valid" in result.output
    kept = json.loads(Path("kept.json").read_text(encoding="utf-8"))
    assert kept["schema"] == "mgpusim.kept/1"
    assert said_predicted(kept) == ("analytic", "adreno-640")
    # groups of 64 and 256 of four elements whose registers an Adreno has: T = 10 (40) and 40 (160)
    assert kept["members"] == [[10, 4, 64], [10, 4, 256], [40, 4, 64], [40, 4, 256]]
    assert (kept["kept"], kept["valid"], kept["knobs"]) == (4, 21, ["T", "V", "WG"])
    assert "l1, buffer, local_memory" in result.output  # what could not be judged


def test_json_says_the_same_as_the_table(run: Run, space: Path) -> None:
    found = json.loads(run("prune", space, "--gpu", "adreno-640", "--json").stdout)
    assert (found["schema"], found["members"], found["valid"], found["knobs"]["kept"]) == ("mgpusim.pruning/1", 27, 21, 4)
    assert [row["criterion"] for row in found["knobs"]["criteria"]] == ["registers", "warp", "access_width"]
    both = json.loads(run("prune", space, "--gpu", "adreno-640", "--gpu", "mali-g76-mp5", "--json").stdout)
    assert [one["gpu"] for one in both] == ["adreno-640", "mali-g76-mp5"]
    assert [said_predicted(one) for one in both] == [("analytic", "adreno-640"), ("analytic", "mali-g76-mp5")]
    assert both[0] == found


def test_members_that_do_not_compile_are_said_once_and_the_rest_is_judged(run: Run, space: Path) -> None:
    result = run("prune", space, "--gpu", "mali-g76-mp5", "-c", "warp,registers", "--compile", "50")
    assert result.exit_code == 0, result.output
    assert result.output.count("no threes") == 1
    assert "3 of 12 do not compile" in result.output  # of those with up to 64 registers, the ones with V = 3


def test_searches_go_on_from_a_journal(run: Run, space: Path) -> None:
    asked = (
        "prune",
        space,
        "--gpu",
        "adreno-640",
        "-c",
        "warp",
        "--search",
        "random,model",
        "--budget",
        "4",
        "--seeds",
        "1",
        "--journal",
        "j",
    )
    first = run(*asked, "--html", "page.html")
    assert first.exit_code == 0, first.output
    kept = Path("j").read_text(encoding="utf-8")
    assert run(*asked).output == first.output
    assert Path("j").read_text(encoding="utf-8") == kept
    page = Path("page.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "random, pruned" in page
    check_structure(page.encode())
    fails(run(*asked[:3], "mali-g76-mp5", *asked[4:]), "belongs to another search", "adreno-640")


def test_a_measured_corpus_says_what_is_lost(run: Run, space: Path) -> None:
    arg = {"buffer": {"dtype": "float32", "count": 4096}}
    rows = [(10, 4, 64, 30.0), (10, 4, 256, 20.0), (10, 1, 16, 10.0), (40, 4, 64, 40.0)]
    kernels = {f"k{t}_{v}": {"source": KERNEL, "entry": "k", "options": f"-DT={t} -DV={v}"} for t, v, _, _ in rows}
    launches = [
        {
            "kernel": f"k{t}_{v}",
            "global": [4096],
            "local": [wg],
            "args": [arg],
            "tags": {"config": f"{t},{v},{wg}"},
            "time_ns": {"median": us * 1e3},
        }
        for t, v, wg, us in rows
    ]
    Path("c.json").write_text(
        json.dumps({"schema": "mgpusim.corpus/1", "device": {}, "protocol": {}, "kernels": kernels, "launches": launches}),
        encoding="utf-8",
    )
    asked = ("prune", space, "--gpu", "adreno-640", "--without", "buffer,l1,access_width", "--measured", "c.json")
    found = json.loads(run(*asked, "--search", "random", "--budget", "4", "--json").stdout)
    lost = {row["criterion"]: row for row in found["lost"]}
    assert (found["costs"], found["best_us"], found["best"]) == ("measured", 10.0, "10,1,16")
    assert lost["warp"]["best_over_optimum"] == 1.0
    assert lost["registers"]["optimum_kept"]
    assert (lost["all"]["kept"], lost["all"]["known"]) == (3, 4)
    Path("c.json").write_text(Path("c.json").read_text(encoding="utf-8").replace('"10,4,64"', '"10,5,64"'), encoding="utf-8")
    fails(run(*asked), "c.json", "V got '5', expected one of 1, 3, 4")


def test_what_is_given_wrongly(run: Run, space: Path) -> None:
    fails(run("prune", space, "--gpu", "adreno-640", "-c", "warps,l2"), "did you mean 'warp'", "unknown pruning criterion 'l2'")
    fails(run("prune", space, "--gpu", "adreno-640", "--search", "genetics"), "did you mean 'genetic'")
    fails(run("prune", "demi", "--gpu", "adreno-640"), "unknown space 'demi'")
    fails(run("prune", "missing.toml", "--gpu", "adreno-640"), "missing.toml")
    fails(run("prune", space), "no GPU")
    fails(run("prune", space, "--gpu", "adreno-640", "--html", "page.txt"), "expected the path of a .html file")
    fails(
        run("prune", space, "--gpu", "adreno-640", "--without", "l1,registers,buffer,local_memory,warp,access_width"),
        "no criterion is left",
    )
    fails(run("prune", space, "--gpu", "adreno-640", "--gpu", "mali-g76-mp5", "-o", "k.json"), "--output: got 2 GPUs")
    fails(run("prune", space, "--gpu", "adreno-640", "--measured", "none.json"), "none.json")
    space.write_text(SPACE.replace('"V * T"', '"V * U"'), encoding="utf-8")
    fails(run("prune", space, "--gpu", "adreno-640"), "roles.registers", "unknown name 'U'")
    space.write_text(SPACE.replace('"T * V < 200"', '"T > 200"'), encoding="utf-8")
    fails(run("prune", space, "--gpu", "adreno-640"), "no member is valid", "T > 200")


def test_a_space_where_nothing_is_left_says_what_to_leave_out(run: Run, space: Path) -> None:
    space.write_text(SPACE.replace('width = "V"', 'width = "V"\nbuffer_bytes = "4"'), encoding="utf-8")
    result = run("prune", space, "--gpu", "adreno-640")
    assert result.exit_code == 0, result.output
    assert "Nothing is left; --without buffer leaves 4" in result.output


@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g72-mp12", "nvidia-h200"])
def test_a_shipped_space_goes_by_name(run: Run, gpu: str) -> None:
    result = run("prune", "first", "--gpu", gpu)
    assert result.exit_code == 0, result.output
    assert f"first for {gpu}: 108 members, 72 valid" in result.output
