"""Commands as processes for the robustness suite: what they print as JSON, wherever and however they run."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.helpers.work import HANG_S

__all__ = ["command", "environment", "killed_and_run_again", "printed", "timeless"]

GPU = ("--gpu", "adreno-640")
SPENT = "spent_s"
"""The field that says how long the command itself took, wherever it is in its JSON; no other may differ."""


def command(*argv: str) -> list[str]:
    """Return the words of a process."""
    return [sys.executable, "-m", "mgpusim", *argv]


def environment(cache: Path, **more: str) -> dict[str, str]:
    """Return the variables of a process with a cache of its own."""
    return {**os.environ, "XDG_CACHE_HOME": str(cache), **more}


def printed(argv: Sequence[str], cache: Path, folder: Path, **more: str) -> bytes:
    """Return what a command prints; it must succeed."""
    env = environment(cache, **more)
    done = subprocess.run(command(*argv), capture_output=True, env=env, cwd=folder, timeout=HANG_S, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def killed_and_run_again(
    words: Sequence[str], folder: Path, env: Mapping[str, str], took: float, times: int, rng: random.Random
) -> tuple[bytes, int]:
    """Run a command, kill its processes at random instants; return what the last run prints, and the number of kills."""
    killed = 0
    while True:
        child = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=dict(env), cwd=folder, start_new_session=True
        )
        if killed < times:
            time.sleep(rng.uniform(0.05, 0.7) * took)
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
                killed += 1
                child.communicate()
                continue
            if not killed:  # too late: the machine is less busy than it was
                took /= 2
                child.communicate()
                continue
        out, _ = child.communicate(timeout=HANG_S)
        assert child.returncode == 0
        return out, killed


def timeless(document: bytes) -> bytes:
    """Return JSON as it was printed but for the times that the command itself took."""

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without(item) for key, item in value.items() if key != SPENT}
        return [without(item) for item in value] if isinstance(value, list) else value

    return json.dumps(without(json.loads(document))).encode()
