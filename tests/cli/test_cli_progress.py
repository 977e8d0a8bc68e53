"""Progress in a log: a line at the start of long work, and lines while it goes on."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from mgpusim.cli.progress import Waiting

Run = Callable[..., Result]


class Lines(io.StringIO):
    """A log that says when so many lines were written that begin in one way."""

    def __init__(self, wanted: int, beginning: str = "") -> None:
        super().__init__()
        self.wanted, self.beginning, self.there = wanted, beginning, threading.Event()

    def flush(self) -> None:
        if len(self.those()) >= self.wanted:
            self.there.set()

    def those(self) -> list[str]:
        return [line for line in self.getvalue().splitlines() if line.startswith(self.beginning)]


def test_work_that_says_nothing_writes_lines_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Lines(2, "2 of 7: l2 (")
    monkeypatch.setattr("sys.stderr", log)
    monkeypatch.setenv("MGPUSIM_LOG_SECONDS", "0.01")
    with Waiting(7, start="probing a device") as waiting:
        waiting.at(2, "l2")
        assert log.there.wait(60)
    said = log.getvalue().splitlines()
    assert said[0] == "probing a device"
    assert said[said.index(log.those()[0]) :] == log.those()  # lines of the time before may come first


def test_work_that_shows_itself_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Lines(1)
    monkeypatch.setattr("sys.stderr", log)
    monkeypatch.setenv("MGPUSIM_LOG_SECONDS", "0.001")
    with Waiting(7, bar=False, start="probing a device"):
        assert not log.there.wait(0.05)


def test_a_log_that_is_closed_stops_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Lines(1)
    monkeypatch.setattr("sys.stderr", log)
    monkeypatch.setenv("MGPUSIM_LOG_SECONDS", "0.01")
    before = threading.active_count()
    with Waiting(1) as waiting:
        assert log.there.wait(60)
        log.close()
        for _ in range(600):
            if threading.active_count() <= before:
                break
            threading.Event().wait(0.01)
        waiting.step("more")
    assert threading.active_count() <= before


def test_long_commands_say_at_once_what_they_do(run: Run) -> None:
    Path("twice.cl").write_text("kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }", encoding="utf-8")
    Path("twice.toml").write_text(
        'kernel = "twice.cl"\nglobal = 4096\nlocal = 64\nargs = ["buffer:float32:4096"]\n', encoding="utf-8"
    )
    result = run("tune", "twice.toml", "--gpu", "adreno-640", "--compare", "--limit", "3", "--jobs", "1")
    assert result.stderr.splitlines()[0] == "comparing strategies for twice.cl on adreno-640"
    assert not run("tune", "twice.toml", "--gpu", "adreno-640", "--limit", "3", "--jobs", "1").stderr
