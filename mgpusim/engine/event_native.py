"""The event core as it runs: from the IR that ships with the package, else compiled from its source."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mgpusim.arch.native import NativeFunction, load_native
from mgpusim.trace.store import key_of, load_or_make

__all__ = ["IR", "SOURCES", "SYMBOLS", "precompile", "preload", "simulate"]

_PACKAGE = Path(__file__).resolve().parent.parent
_NAMES = (
    "arch/jit.py", "arch/cache_fields.py", "arch/cache_kernels.py", "arch/timed_fields.py", "arch/timed.py", "engine/layout.py",
    "engine/event_core.py",
)  # fmt: skip
IR = _PACKAGE / "engine" / "event_core.ll"
SOURCES = tuple(_PACKAGE / name for name in _NAMES)
SYMBOLS = {"mgpusim_simulate": 8, "mgpusim_preload": 4}


def _keep(key: Sequence[str], make: Callable[[], bytes]) -> bytes:
    """Return machine code from the disk cache, or make it; what was damaged there must not run."""

    def intact(data: bytes) -> bytes:
        if hashlib.sha256(data[32:]).digest() != data[:32]:
            raise ValueError("damaged machine code")
        return data

    return load_or_make("native", key_of(*key), intact, lambda: _with_digest(make()), bytes)[32:]


def _with_digest(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


@functools.cache
def _functions() -> dict[str, NativeFunction]:
    found = load_native(IR, SOURCES, SYMBOLS, _keep)
    if found is None:
        from mgpusim.engine import event_core

        found = {"mgpusim_simulate": event_core.simulate, "mgpusim_preload": event_core.preload}
    return found


def precompile() -> None:
    """Load the event core now rather than at the first simulation.

    >>> precompile()
    """
    _functions()


def simulate(*arrays: Any) -> None:
    """Run `event_core.simulate`: (C, S, rows, visits, entries, tx, log, slices), flat int64."""
    _functions()["mgpusim_simulate"](*arrays)


def preload(*arrays: Any) -> None:
    """Run `event_core.preload`: (C, S, what, lines), flat int64."""
    _functions()["mgpusim_preload"](*arrays)
