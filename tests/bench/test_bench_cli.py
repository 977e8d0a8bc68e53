"""Start-up time of the command, as a multiple of the interpreter's own, which cancels the machine's speed."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

REPEATS = 5


def _median_s(*command: str) -> float:
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def test_help_starts_within_a_few_interpreter_starts() -> None:
    """click takes most of it: importing numpy, or click and all of the library, would show."""
    bare = _median_s("-c", "import click")
    help_ = _median_s("-m", "mgpusim", "--help")
    assert help_ < 2.0 * bare + 0.05
