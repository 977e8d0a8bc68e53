"""What fuzzing found stays mended; a few cases of each cheap target; by hand half a minute of coverage-guided fuzzing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.run import case_of, failure_of, run_targets
from tests.fuzz.targets import TARGETS, seeds_of

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 30
FOUND = sorted(p for p in (Path(__file__).parent / "regressions").rglob("*") if p.is_file())
CHEAP = [name for name, one in TARGETS.items() if one.share >= 10]


def fails(name: str, data: bytes) -> None:
    """Check an input, and raise what comes out of it that is not an error in our words."""
    outcome, error = failure_of(TARGETS[name], data)
    if error is not None:
        raise error
    assert outcome in ("read", "refused")


@pytest.mark.parametrize("path", FOUND, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_was_found_stays_mended(path: Path) -> None:
    fails(path.parent.name, path.read_bytes())


@pytest.mark.parametrize("name", CHEAP)
def test_a_few_cases(name: str) -> None:
    one = TARGETS[name]
    seeds = seeds_of(one)
    for number in range(10):
        fails(name, case_of(one, seeds, number))


def test_a_run_goes_on_where_it_was_and_keeps_what_it_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(data: bytes) -> None:
        assert len(data) > 3

    monkeypatch.setitem(TARGETS, "quantity", TARGETS["quantity"]._replace(check=broken))
    names, state = ["quantity"], tmp_path / "state.json"
    for cases in (40, 100):
        done = run_targets(names, cases, 1, state)["quantity"]
        assert done["cases"] == cases
    (finding,) = done["findings"]
    assert finding.endswith(f"AssertionError {__file__.rpartition('/mgpusim/')[2]}:broken:{broken.__code__.co_firstlineno + 1}")
    assert done["read"] + done["findings"][finding] == 100
    (kept,) = [p for p in (tmp_path / "state" / "quantity").iterdir() if not p.suffix]
    assert len(kept.read_bytes()) <= 3


@pytest.mark.slow
def test_memory_is_what_cases_take_beside_what_their_process_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of the suite holds what earlier tests left there."""
    held, own = b"x" * 150_000_000, "quantity"
    monkeypatch.setattr("tests.fuzz.run.MEMORY_B", 100_000_000)
    for name, taken in (("little", 1000), ("much", 150_000_000)):
        monkeypatch.setitem(TARGETS, own, TARGETS[own]._replace(check=lambda _, taken=taken: len(b"x" * taken)))
        done = run_targets([own], 5, 1, tmp_path / f"{name}.json")[own]
        assert done["cases"] == 5
        assert [found.partition(": ")[2].split()[0] for found in done["findings"]] == ["TooMuchMemory"] * (taken > 1000)
    assert len(held) == 150_000_000


@pytest.mark.slow
@pytest.mark.parametrize("name", ["onnx", "tflite", "param", "mnn", "expression", "quantity", "ir", "isolate", "archprobe", "t1"])
def test_nothing_but_our_errors_comes_out(name: str, tmp_path: Path) -> None:
    """libFuzzer also ends a run that takes 10 s or 2 GB."""
    pytest.importorskip("atheris")
    limits = [f"-max_total_time={SECONDS}", "-timeout=10", "-rss_limit_mb=2048", f"-artifact_prefix={tmp_path}/"]
    command = [sys.executable, "-m", "tests.fuzz.reader_target", name, *limits]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=SECONDS * 10, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
