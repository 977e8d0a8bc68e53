"""Half a minute of coverage-guided fuzzing of each reader, by hand: `pytest -m slow tests/fuzz`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 30


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["onnx", "tflite", "param", "mnn"])
def test_nothing_but_our_errors_comes_out(suffix: str, tmp_path: Path) -> None:
    """libFuzzer also ends a run that takes 10 s or 2 GB."""
    pytest.importorskip("atheris")
    limits = [f"-max_total_time={SECONDS}", "-timeout=10", "-rss_limit_mb=2048", f"-artifact_prefix={tmp_path}/"]
    command = [sys.executable, "-m", "tests.fuzz.reader_target", suffix, *limits]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS * 10, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
