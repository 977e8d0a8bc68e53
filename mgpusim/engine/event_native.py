"""The event core as it runs: from the IR that ships with the package, else compiled from its source."""

from __future__ import annotations

from typing import Any

from mgpusim.arch.native import NativeModule

__all__ = ["CORE", "preload", "simulate"]

_USES = ("arch/jit", "arch/cache_fields", "arch/cache_kernels", "arch/timed_fields", "arch/timed", "engine/layout")
CORE = NativeModule("engine/event_core", _USES, {"simulate": 8 * "q", "preload": 4 * "q"})


def simulate(*arrays: Any) -> None:
    """Run `event_core.simulate`: (C, S, rows, visits, entries, tx, log, slices), flat int64."""
    CORE.call("simulate", *arrays)


def preload(*arrays: Any) -> None:
    """Run `event_core.preload`: (C, S, what, lines), flat int64."""
    CORE.call("preload", *arrays)
