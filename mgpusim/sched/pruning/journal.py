"""A journal of evaluated configurations: searches that were interrupted go on where they were.

One JSON object per line: first what was searched, then a cost per configuration. Searches are deterministic, so that a second
run proposes the same configurations, and those in the journal are not evaluated again. A line that was cut off is dropped.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError

SCHEMA = "mgpusim.search-journal/1"


class Journal:
    """Costs by configuration, kept in a file if there is a path.

    Parameters
    ----------
    path : the file, or None to keep nothing.
    about : what a journal belongs to; one that says something else is refused.

    >>> journal = Journal(None, {"space": "conv"})
    >>> journal.add("4,2,1", 12.5)
    >>> journal.costs, journal.failures
    ({'4,2,1': 12.5}, {})
    """

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        self.path = path
        self.costs: dict[str, float] = {}
        self.failures: dict[str, str] = {}
        self.about = {"schema": SCHEMA, **about}
        self._file: Any = None
        if path is not None:
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            raw = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise InputError(f"journal {path}: {error.strerror}") from None
        lines = raw.split(b"\n")
        rows = []
        for number, line in enumerate(lines[:-1], 1):  # what follows the last newline was cut off while it was written
            try:
                rows.append(msgspec.json.decode(line, type=dict))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise InputError(f"journal {path}, line {number}: {error}; delete the file to begin anew") from None
        if rows:
            self._check(path, rows[0])
        for row in rows[1:]:
            key, cost = str(row.get("config")), row.get("cost_us")
            if isinstance(cost, (int, float)) and abs(cost) <= sys.float_info.max:
                self.costs[key] = float(cost)
            else:
                self.failures[key] = str(row.get("error", ""))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if lines[-1]:  # drop the cut line, so that the next one begins on a line of its own
                path.write_bytes(raw[: len(raw) - len(lines[-1])])
            self._file = path.open("ab")
        except OSError as error:
            raise InputError(f"journal {path}: {error.strerror}") from None
        if not rows:
            self._write(self.about)

    def _check(self, path: Path, head: dict[str, Any]) -> None:
        if head.get("schema") != SCHEMA:
            raise InputError(f"journal {path}: schema {head.get('schema')!r}, expected '{SCHEMA}'")
        other = [f"{k}: {head.get(k)!r} there, {v!r} here" for k, v in self.about.items() if head.get(k) != v]
        if other:
            raise InputError(f"journal {path} belongs to another search; delete it or name another file", other)

    def _write(self, row: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(row) + b"\n")
            self._file.flush()

    def add(self, config: str, cost_us: float | None, error: str = "") -> None:
        """Keep the cost of a configuration, or why it has none."""
        if cost_us is not None and math.isfinite(cost_us):
            self.costs[config] = cost_us
            self._write({"config": config, "cost_us": cost_us})
        else:
            self.failures[config] = error
            self._write({"config": config, "error": error})

    def knows(self, config: str) -> bool:
        """Whether a configuration was evaluated."""
        return config in self.costs or config in self.failures

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
