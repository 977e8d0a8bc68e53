"""`mgpusim predict --engine event` from the user's side: what it prints and writes, and how it refuses."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from mgpusim.engine import event

TWICE = ("-k", "twice", "--global", "65536", "--local", "64", "--arg", "buffer:float32:65536")
EVENT = ("--engine", "event", "--gpu", "adreno-640")


def refused(result: Any, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert result.output.startswith("Error: ")
    assert "Traceback" not in result.output
    flat = " ".join(result.output.split())
    for word in words:
        assert word in flat, (word, flat)


def test_the_table_says_what_was_simulated(run: Any) -> None:
    result = run("predict", "softmax", *EVENT)
    assert result.exit_code == 0, result.output
    for label in ("stalls", "analytic", " line"):
        assert re.search(rf"^{label} ", result.output, re.MULTILINE), label
    assert "simulated on 2 cores" in " ".join(result.output.split())
    assert "warp instructions" in " ".join(result.output.split())
    plain = run("predict", "softmax", "--gpu", "adreno-640").output
    assert "warp instructions" not in plain


def test_json_holds_the_details(run: Any, kernels: Path) -> None:
    result = run("predict", kernels, *TWICE, *EVENT, "--json")
    (found,) = json.loads(result.stdout)
    details = found["event"]
    assert found["engine"] == "event"
    assert sum(details["stalls"].values()) == pytest.approx(1.0)
    assert sum(line["share"] for line in details["lines"]) == pytest.approx(1.0)
    assert details["simulated_groups"] == found["n_groups"] == 1024
    assert "groups" not in details  # thousands of spans are for timelines
    (plain,) = json.loads(run("predict", kernels, *TWICE, "--gpu", "adreno-640", "--json").stdout)
    assert plain["event"] is None
    assert details["gap"] == pytest.approx(found["latency_us"] / plain["latency_us"])


def test_exact_simulates_every_group(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "EFFORT", 1000)
    (sampled,) = json.loads(run("predict", "maxpool_image", *EVENT, "--json").stdout)
    (exact,) = json.loads(run("predict", "maxpool_image", *EVENT, "--exact", "--json").stdout)
    assert sampled["event"]["simulated_groups"] < exact["event"]["simulated_groups"] == exact["n_groups"]
    assert exact["event"]["exact"]
    assert not sampled["event"]["exact"]


def test_a_timeline_that_viewers_can_read(run: Any, tmp_path: Path) -> None:
    """Complete events nest in their tracks, every track has a name, counters go forward in time."""
    path = tmp_path / "t.json"
    result = run("predict", "reduction", *EVENT, "--timeline", path)
    assert result.exit_code == 0, result.output
    events = json.loads(path.read_text())["traceEvents"]
    named = {(e["pid"], e.get("tid")) for e in events if e["ph"] == "M" and e["name"] == "thread_name"}
    tracks: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    counters: dict[tuple[int, str], list[float]] = defaultdict(list)
    for e in events:
        assert e["ph"] in "MXC"
        if e["ph"] == "X":
            assert e["dur"] >= 0
            tracks[e["pid"], e["tid"]].append((e["ts"], e["ts"] + e["dur"]))
        elif e["ph"] == "C":
            counters[e["pid"], e["name"]].append(e["ts"])
    assert tracks
    assert tracks.keys() <= named
    for spans in tracks.values():
        open_ends: list[float] = []
        for start, end in sorted(spans, key=lambda s: (s[0], -s[1])):
            while open_ends and open_ends[-1] <= start + 1e-9:
                open_ends.pop()
            assert not open_ends or end <= open_ends[-1] + 1e-6, "slices of a track overlap without nesting"
            open_ends.append(end)
    for times in counters.values():
        assert times == sorted(times)


def test_a_page_that_needs_nothing_else(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "r.html"
    assert run("predict", "gemm_tiled", *EVENT, "--html", path).exit_code == 0
    page = path.read_text()
    assert "gemm_tiled" in page
    assert "barrier" in page
    assert not re.search(r"""(?:src|href)=["'](?!#|data:)""", page)
    assert "<script src" not in page


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--set", "core.scheduler=fair"), ("core.scheduler", "'fair'", "gto", "lrr", "oldest")),
        (("--timeline", "kernels.cl/t.json"), ("cannot write 'kernels.cl/t.json'",)),
        (("--html", "report.txt"), ("--html", ".html")),
    ],
)
def test_bad_input(run: Any, kernels: Path, args: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run("predict", kernels, *TWICE, *EVENT, *args), *words)
    assert [p.name for p in kernels.parent.iterdir()] == ["kernels.cl"]


def test_an_empty_ndrange(run: Any, kernels: Path) -> None:
    empty = ("-k", "twice", "--global", "0", "--local", "64", "--arg", "buffer:float32:4096")
    refused(run("predict", kernels, *empty, *EVENT), "0")


def test_a_group_that_no_core_can_hold(run: Any, kernels: Path) -> None:
    """Which resource it is and what would fit."""
    banks = ("-k", "banks", "--global", "4096", "--local", "64", "--arg", "buffer:float32:4096", "--arg", "local:1000000")
    refused(run("predict", kernels, *banks, *EVENT), "local memory", "32768")


def test_timelines_and_exact_need_the_event_engine(run: Any) -> None:
    for option in (("--exact",), ("--timeline", "t.json")):
        refused(run("predict", "softmax", "--gpu", "adreno-640", *option), option[0], "--engine event")


def test_a_clock_that_overflows(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "MAX_TICKS", 1 << 20)
    refused(run("predict", "gemm_tiled", *EVENT, "--no-cache"), "more than 1024 cycles", "gemm_tiled", "adreno-640")


def test_an_interrupted_run_leaves_nothing(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arrays: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mgpusim.engine.event_native.simulate", interrupted)
    folder = tmp_path / "out"
    folder.mkdir()
    result = run("predict", "reduction", *EVENT, "--timeline", folder / "t.json", "--html", folder / "r.html")
    assert result.exit_code == 130
    assert list(folder.iterdir()) == []
