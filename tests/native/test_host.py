"""What a command asks of BLAS and of the C library: unless the user has asked for something else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mgpusim.native.host import KEPT, keep_freed_memory, settle

FAULTS = """
import os, resource, sys
import numpy as np
from mgpusim.native.host import keep_freed_memory, settle
if sys.argv[1] == "kept":
    settle(os.environ)
keep_freed_memory()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(50):
    parts = [np.ones(2 << 20, np.uint8) for _ in range(20)]
    del parts
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def test_what_the_user_has_said_stands() -> None:
    environment = {"OPENBLAS_NUM_THREADS": "8", "MALLOC_MMAP_THRESHOLD_": "65536"}
    settle(environment)
    assert environment == {"OPENBLAS_NUM_THREADS": "8", "MALLOC_MMAP_THRESHOLD_": "65536"}
    settle(empty := dict[str, str]())
    assert empty["OPENBLAS_NUM_THREADS"] == "1"
    assert set(KEPT) < set(empty)


def test_without_a_command_the_process_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in KEPT:
        monkeypatch.delenv(name, raising=False)
    assert not keep_freed_memory()


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc alone is told")
def test_freed_memory_serves_the_next_array() -> None:
    """The pages of forty MB are cleared once, not each time."""

    def faults(how: str) -> int:
        ran = subprocess.run([sys.executable, "-c", FAULTS, how], capture_output=True, encoding="utf-8", check=True)
        return int(ran.stdout)

    assert faults("kept") < faults("given back") / 3
