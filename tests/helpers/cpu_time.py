"""Processor time of a run, for ratios within one process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def cpu_s(run: Callable[[], Any], repeats: int) -> float:
    """The least processor time of some runs."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)
