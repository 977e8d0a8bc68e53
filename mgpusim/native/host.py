"""What a process asks of the libraries below it: how many threads multiply matrices, and what becomes of freed memory."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
"""Threads of the library of matrix products that numpy brings; the first name is for it alone."""
KEPT = {"MALLOC_MMAP_THRESHOLD_": (-3, 32 << 20), "MALLOC_TRIM_THRESHOLD_": (-1, 256 << 20)}
"""By the names of glibc's variables: its number for `mallopt`, and bytes. An array smaller than the first comes from memory that
is kept when it is freed, unless more than the second is free. Else pages of large arrays are given back and cleared each time."""


def settle(environment: MutableMapping[str, str]) -> None:
    """Say in the environment of a command, before numpy is imported, what the user has not said in it.

    Products here are small: threads that wait for the next one cost more time of the processors than they save.

    >>> environment = {"OMP_NUM_THREADS": "4", "MALLOC_TRIM_THRESHOLD_": "0"}
    >>> settle(environment)
    >>> environment
    {'OMP_NUM_THREADS': '4', 'MALLOC_TRIM_THRESHOLD_': '0'}
    """
    if not any(name in environment for name in THREADS):
        environment[THREADS[0]] = "1"
    if not any(name in environment for name in KEPT):
        environment.update({name: str(size_b) for name, (_, size_b) in KEPT.items()})


def keep_freed_memory() -> bool:
    """Tell glibc what `settle` has said: it read the environment before. Return whether it was told."""
    import ctypes  # `mgpusim --help` does without it

    if not sys.platform.startswith("linux") or any(os.environ.get(name) != str(size_b) for name, (_, size_b) in KEPT.items()):
        return False
    change = getattr(ctypes.CDLL(None), "mallopt", None)
    told = [] if change is None else [change(number, size_b) for number, size_b in KEPT.values()]
    return bool(told) and all(told)
