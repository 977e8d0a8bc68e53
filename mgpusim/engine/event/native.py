"""The event core as it runs: from the IR that ships with the package, else compiled from its source."""

from __future__ import annotations

from typing import Any

from mgpusim.native.loader import NativeModule

__all__ = ["CORE", "preload", "simulate"]

CORE = NativeModule("engine/event/core/main", {"simulate": 9 * "q", "preload": 4 * "q"})


def simulate(*arrays: Any) -> None:
    """Run `core.main.simulate`: (C, S, rows, visits, entries, conflicts, tx, log, slices), flat int64."""
    CORE.call("simulate", *arrays)


def preload(*arrays: Any) -> None:
    """Run `core.main.preload`: (C, S, what, lines), flat int64."""
    CORE.call("preload", *arrays)
