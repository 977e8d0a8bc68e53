"""The event engine from the user's side: its table, its JSON, its timeline and page, and what it refuses."""

from __future__ import annotations

import json
import math
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.html_page import check_structure
from tests.helpers.work import HANG_S

SOURCE = """\
kernel void tiles(global float *a, local float *s, int n) {
  int i = get_local_id(0);
  float t = 0;
  for (int k = 0; k < n; ++k) {
    s[i] = a[get_global_id(0)] + k;
    barrier(CLK_LOCAL_MEM_FENCE);
    t += s[63 - i];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  a[get_global_id(0)] = t;
}
"""
GROUPS = 400  # of 64 work items: 12 waves of 16 groups on 2 cores and a part of one on adreno-640
ARGS = ("--arg", f"buffer:float32:{64 * GROUPS}", "--arg", "local:256", "--arg", "int32:3")
TILES = ("tiles.cl", "--global", str(64 * GROUPS), *ARGS, "--engine", "event", "--local", "64")
GPU = ("--gpu", "adreno-640")


@pytest.fixture(autouse=True)
def _kernel(_isolated: None) -> None:
    Path("tiles.cl").write_text(SOURCE, encoding="utf-8")


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine think that this launch is too much work to simulate all of it."""
    monkeypatch.setattr("mgpusim.engine.event.simulation.EFFORT", 1000)


def predicted(run: Any, *args: Any, gpu: str = "adreno-640") -> dict[str, Any]:
    result = run("predict", *TILES, "--gpu", gpu, *args, "--json")
    assert result.exit_code == 0, result.output
    (one,) = json.loads(result.stdout, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    return dict(one)


def table(run: Any, *args: Any) -> tuple[dict[str, str], list[list[str]]]:
    """Return the facts by label and the rows of the table of source lines."""
    result = run("predict", *TILES, *GPU, *args)
    assert result.exit_code == 0, result.output
    assert not any(line != line.rstrip() or len(line) > 110 for line in result.stdout.splitlines())
    above, _, below = result.stdout.partition("\n\n")
    facts = dict(line.split(None, 1) for line in re.sub(r"\n +", " ", above).splitlines())
    return facts, [re.split(r"  +", line.strip(), maxsplit=4) for line in below.splitlines()[2:] if line.strip()]


def test_json_adds_up(run: Any) -> None:
    forgets = "--set", "slc.survives_launch=false"
    one = predicted(run, *forgets)
    event = one["event"]
    assert (one["engine"], event["exact"], event["simulated_groups"], one["n_groups"]) == ("event", True, GROUPS, GROUPS)
    assert not {"groups", "slices"} & event.keys()  # left to the timeline
    assert math.fsum(one["breakdown_us"].values()) == pytest.approx(one["latency_us"])
    assert math.fsum(event["stalls"].values()) == pytest.approx(1)
    assert math.fsum(line["share"] for line in event["lines"]) == pytest.approx(1)
    for line in event["lines"]:
        assert math.fsum(line["stalls"].values()) == pytest.approx(1)
    for name, share in event["stalls"].items():  # the lines tell the same story as the whole
        assert math.fsum(line["share"] * line["stalls"].get(name, 0) for line in event["lines"]) == pytest.approx(share, abs=2e-3)
    stored, loaded = (next(line for line in event["lines"] if line["line"] == n) for n in (10, 5))
    assert stored["requests"] == GROUPS
    assert loaded["requests"] == 2 * 3 * GROUPS  # a load of global memory and a store to local memory in each turn
    assert loaded["l1_hit_rate"] is None  # buffers of this GPU have no L1
    assert 0 < event["occupancy"] <= one["occupancy"]["fraction"]
    analytic = json.loads(run("predict", *TILES, *GPU, *forgets, "--json", "--engine", "analytic").stdout)[0]
    assert analytic["event"] is None
    assert event["gap"] == pytest.approx(one["latency_us"] / analytic["latency_us"])
    assert one["intensity"]["l2"] == pytest.approx(one["flops"] / one["l2_b"])
    once_b = 2 * 4 * 64 * GROUPS  # read and written once: no cache keeps anything from launch to launch
    assert (one["dram_b"], one["intensity"]["dram"]) == (once_b, one["flops"] / once_b)
    kept = predicted(run, "--set", "l2.survives_launch=true")
    assert (kept["dram_b"], kept["intensity"]["dram"]) == (0, None)  # all of it was in the L2, and stays there


def test_the_same_bytes_every_time(run: Any) -> None:
    first, second = (
        run("predict", *TILES, *GPU, "--json", "--timeline", "t.json", *more).stdout_bytes + Path("t.json").read_bytes()
        for more in ((), ("--no-cache",))
    )
    assert first == second


def test_table_says_what_json_says(run: Any) -> None:
    one, (facts, lines) = predicted(run), table(run)
    event = one["event"]
    shown = [float(x) for x in re.findall(r"(\d+)%", facts["stalls"])]
    largest = sorted(event["stalls"].values(), reverse=True)[: len(shown)]
    assert shown == pytest.approx([100 * x for x in largest], abs=0.5)
    assert "waiting at a barrier" in facts["stalls"]
    assert f"ratio {event['gap']:.2f}" in facts["analytic"]
    assert f"{GROUPS} in 13 waves, all simulated on 2 cores: {event['warp_instructions']:,} warp instructions" in facts["groups"]
    assert f"{100 * event['occupancy']:.0f}% over time" in facts["occupancy"]
    assert [row[0] for row in lines] == [str(line["line"]) for line in event["lines"][: len(lines)]]
    for row, line in zip(lines, event["lines"], strict=False):
        assert float(row[1].rstrip("%")) == pytest.approx(100 * line["share"], abs=0.5)
        assert row[-1] == SOURCE.splitlines()[line["line"] - 1].strip()


@pytest.mark.usefixtures("sampled")
def test_exact_simulates_what_a_sample_stands_for(run: Any) -> None:
    part, whole = predicted(run), predicted(run, "--exact")
    assert part["event"]["simulated_groups"] < GROUPS == whole["event"]["simulated_groups"]
    assert (part["event"]["exact"], whole["event"]["exact"]) == (False, True)
    assert part["event"]["warp_instructions"] < whole["event"]["warp_instructions"]
    body = [one["latency_us"] - one["breakdown_us"]["launch"] for one in (part, whole)]
    assert body[0] == pytest.approx(body[1], rel=0.1)
    said = table(run)[0]["groups"]
    assert re.search(rf"{part['event']['simulated_groups']} \(\d waves\) simulated .* about \d+% of all; cycles of a wave", said)
    assert "cycles of a wave" not in table(run, "--exact")[0]["groups"]


def test_several_side_by_side_and_in_a_list(run: Any) -> None:
    both = run("predict", *TILES, *GPU, "--gpu", "mali-g76-mp5").stdout
    assert [line.split()[0] for line in both.splitlines() if line.startswith(("stalls", "analytic", "latency"))] == [
        "latency", "stalls", "analytic",
    ]  # fmt: skip
    Path("one.cl").write_text("kernel void one(global float *a) { a[get_global_id(0)] = 1; }\n", encoding="utf-8")
    shapes = [word for size in (2, 4, 8, 16, 32, 64, 128) for word in ("-l", str(size))]
    many = run("predict", "one.cl", *GPU, *shapes, "--engine", "event", "--global", "128", "--arg", "buffer:float32:128")
    assert len([line for line in many.stdout.splitlines() if "adreno-640" in line]) == 7


def timeline(run: Any, *args: Any, gpu: str = "adreno-640") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    one = predicted(run, "--timeline", "t.json", *args, gpu=gpu)
    data = json.loads(Path("t.json").read_bytes())
    assert data["otherData"]["kernel"] == "tiles"
    assert data["otherData"]["work groups"].startswith(f"{one['event']['simulated_groups']} of {GROUPS}")
    return one, data["traceEvents"]


@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g72-mp12"])  # a warp a group, and sixteen
def test_timeline_is_what_a_viewer_expects(run: Any, gpu: str) -> None:
    one, events = timeline(run, gpu=gpu)
    assert {e["ph"] for e in events} == {"M", "X", "C"}
    named = {(e["name"], e["pid"], e["tid"]) for e in events if e["ph"] == "M"}
    end_us = one["latency_us"] - one["breakdown_us"]["launch"] + 2e-3
    tracks: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for e in events:
        if e["ph"] != "M":
            assert ("process_name", e["pid"], 0) in named
            assert 0 <= e["ts"] <= end_us * 1.05  # a counter ends with its last step
        if e["ph"] == "X":
            assert ("thread_name", e["pid"], e["tid"]) in named
            assert e["dur"] >= 0
            assert e["ts"] + e["dur"] <= end_us
            tracks.setdefault((e["pid"], e["tid"]), []).append(e)
    for on_track in tracks.values():  # as a viewer does it: a stack of open slices
        ends: list[float] = []
        assert [e["ts"] for e in on_track] == sorted(e["ts"] for e in on_track)
        for e in on_track:
            while ends and ends[-1] <= e["ts"] + 1e-6:
                ends.pop()
            assert not ends or e["ts"] + e["dur"] <= ends[-1] + 1e-6
            ends.append(e["ts"] + e["dur"])
    counters: dict[str, list[dict[str, Any]]] = {}
    for e in events:
        if e["ph"] == "C":
            counters.setdefault(e["name"], []).append(e)
    assert {"occupancy", "issue slots", "load/store unit", "L2"} <= counters.keys()
    for series in counters.values():
        assert all(a["ts"] < b["ts"] for a, b in pairwise(series))
        assert all(0 <= value <= 100 for e in series for value in e["args"].values())


def test_timeline_holds_every_group_once_and_says_its_loops(run: Any) -> None:
    one, events = timeline(run, "--exact")
    spans = [e for e in events if e["ph"] == "X" and e["name"].startswith("group ")]
    assert sorted(e["args"]["group"] for e in spans) == list(range(GROUPS))
    slots = {(e["pid"], e["tid"]) for e in spans}
    assert len(slots) <= 2 * one["occupancy"]["groups_per_core"]  # of two cores
    loops = [e for e in events if e["name"].startswith("loop")]
    assert loops
    assert all("for (" in SOURCE.splitlines()[e["args"]["line"] - 1] for e in loops)
    of_group = {e["args"]["group"]: e for e in spans}
    for e in loops:
        outer = of_group[e["args"]["group"]]
        assert outer["ts"] <= e["ts"] + 1e-6
        assert e["ts"] + e["dur"] <= outer["ts"] + outer["dur"] + 1e-6


class Text(HTMLParser):
    """The text of a page, and the elements still open at its end."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text, self.open = "", 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open += tag not in ("meta", "col")

    def handle_endtag(self, tag: str) -> None:
        self.open -= 1

    def handle_data(self, data: str) -> None:
        self.text += data


def test_html_is_a_whole_page_about_this_launch(run: Any) -> None:
    one = predicted(run, "--html", "out/h.html")
    page = Path("out/h.html").read_text(encoding="utf-8")
    assert [p.name for p in Path("out").iterdir()] == ["h.html"]
    check_structure(page.encode())
    read = Text(page)
    assert read.open == 0
    assert "tiles on adreno-640" in read.text
    assert all(line.strip() in read.text for line in SOURCE.splitlines())
    assert f"{one['event']['warp_instructions']:,} warp instructions" in read.text
    for said in (
        "What the warps are doing",
        "Source, line by line",
        "Occupancy and utilization over time",
        "by the analytic engine",
    ):
        assert said in read.text
    assert not re.search(r"\b(nan|None|inf)\b", read.text)


def refused(result: Any, *words: str) -> None:
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr
    assert sorted(p.name for p in Path().iterdir() if p.name != "mine.toml") == ["tiles.cl"]  # nothing written


FILES = ("--timeline", "t.json", "--html", "h.html")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--global", "0"), ("global[0]", "got 0", "positive")),
        (("--set", "core.scheduler=gtoo"), ("core.scheduler", "'gtoo'", "gto, lrr, oldest", "did you mean 'gto'")),
        (("--set", "registers.file_vec4=1"), ("does not fit the registers of adreno-640", "no group of any size")),
        (("--engine", "evnt"), ("'evnt'", "did you mean 'event'")),
        (("--gpu", "mali-g76-mp5"), ("--timeline", "2 predictions")),
        (("--timeline", "t.txt"), ("--timeline", "t.txt", ".json")),
        (("--timeline", "tiles.cl/t.json"), ("--timeline", "tiles.cl/t.json", "'tiles.cl' is not a folder")),
        (("--html", "tiles.cl/h.html"), ("--html", "tiles.cl/h.html", "not a folder")),
        (("--engine", "analytic"), ("--timeline", "add --engine event")),
    ],
)  # fmt: skip
def test_bad_input_is_named_and_nothing_is_written(run: Any, args: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run("predict", *TILES, *GPU, *FILES, *args), *words)


def test_a_group_with_more_warps_than_a_core_has(run: Any) -> None:
    args = ("tiles.cl", "--global", "1024", "--local", "1024", *ARGS, "--engine", "event", "--set", "core.max_warps=4")
    words = ("1024 work items", "does not fit the warps of adreno-640", "groups of at most 512 work items")
    refused(run("predict", *args, *GPU, *FILES), *words)


def test_too_much_local_memory(run: Any) -> None:
    args = ("--arg", "buffer:float32:64", "--arg", "local:40000", "--arg", "int32:1", "--engine", "event")
    refused(run("predict", "tiles.cl", "--global", "64", "--local", "64", *args, *GPU, *FILES), "40000", "32768", "adreno-640")


def test_an_unknown_scheduler_in_a_preset(run: Any) -> None:
    Path("mine.toml").write_text('extends = "adreno-640"\nname = "mine"\n[core]\nscheduler = "lrrr"\n', encoding="utf-8")
    refused(run("predict", *TILES, "--gpu", "mine.toml", *FILES), "mine.toml", "core.scheduler", "'lrrr'", "gto, lrr, oldest")


def test_a_clock_that_overflows(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mgpusim.engine.event.simulation.MAX_TICKS", 1 << 10)
    refused(run("predict", *TILES, *GPU, *FILES), "more than 1 cycles", "tiles on adreno-640")


def test_exact_needs_something_to_simulate(run: Any) -> None:
    refused(run("predict", *TILES, *GPU, "--engine", "analytic", "--exact"), "--exact", "add --engine event")


def test_a_place_that_cannot_be_written_costs_no_simulation(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mgpusim.engine.predict.predict", lambda *_, **__: pytest.fail("predicted"))
    refused(run("predict", *TILES, *GPU, "--html", "tiles.cl/h.html"), "--html")


def test_a_disk_that_fails_leaves_nothing(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    predicted(run)
    monkeypatch.setattr("mgpusim.files.os.replace", full)
    refused(run("predict", *TILES, *GPU, *FILES[:2]), "--timeline: cannot write 't.json': No space left on device")


# a real signal at a chosen moment: in the simulation after some waves, or when a file is about to get its name
INTERRUPTED = """\
import os, signal, sys
import {module} as module
real, calls = module.{name}, []

def interrupted(*args):
    calls.append(1)
    if len(calls) == {call}:
        os.kill(os.getpid(), signal.SIGINT)
    return real(*args)

module.{name} = interrupted
from mgpusim.cli import main
sys.argv = ["mgpusim", *{args!r}]
main()
"""


@pytest.mark.parametrize(("module", "name", "call"), [("mgpusim.engine.event.native", "simulate", 3), ("os", "replace", 1)])
def test_an_interrupted_run_leaves_no_partial_file(run: Any, tmp_path: Path, module: str, name: str, call: int) -> None:
    predicted(run)  # the traces are cached now, so that the first file written is a result
    args = ("predict", *TILES, *GPU, *FILES[:2], "--exact")
    code = INTERRUPTED.format(module=module, name=name, call=call, args=args)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=False)
    assert (done.returncode, done.stdout) == (128 + signal.SIGINT, "")
    assert done.stderr.strip() == "interrupted"
    assert sorted(p.name for p in Path().iterdir()) == ["tiles.cl"]
