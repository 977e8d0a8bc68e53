"""The event core as it runs: from the IR that ships with the package, else compiled from its source."""

from __future__ import annotations

from typing import Any

from mgpusim.native.loader import NativeModule

__all__ = ["CORE", "preload", "simulate"]

_MEMORY = ("memory/cache_fields", "memory/cache_kernels", "memory/timed_fields", "memory/timed")
_USES = ("native/jit", *_MEMORY, "engine/event/layout")
CORE = NativeModule("engine/event/core", _USES, {"simulate": 8 * "q", "preload": 4 * "q"})


def simulate(*arrays: Any) -> None:
    """Run `core.simulate`: (C, S, rows, visits, entries, tx, log, slices), flat int64."""
    CORE.call("simulate", *arrays)


def preload(*arrays: Any) -> None:
    """Run `core.preload`: (C, S, what, lines), flat int64."""
    CORE.call("preload", *arrays)
