"""Results where they are looked at: an HTML table in a notebook, a data frame of pandas or polars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

from mgpusim.errors import InputError

FRAMES = ("pandas", "polars")
"""Packages that make data frames, the preferred one first. Neither is a dependency."""


class Framed:
    """A result that notebooks show as tables and that becomes a data frame.

    What makes HTML of a result stands above all results. So the package itself hands it down, as `html_of`.
    """

    __slots__ = ()
    html_of: ClassVar[Callable[[Any], str]]

    def to_frame(self, library: str = "") -> Any:
        """Return the result as a data frame.

        A prediction is one row, a tuning a row per shape, a network a row per step, a sweep a row per point and launch. Columns
        are named as in the JSON form, parts of a table by dotted path (``breakdown_us.dram``).

        Parameters
        ----------
        library : "pandas" or "polars"; by default the first of them that is installed.

        Raises
        ------
        InputError
            The library is not installed, or another one.
        """
        return frame_of(self._columns(), library)

    def _columns(self) -> Mapping[str, Sequence[Any]]:
        records = self._records()
        names = dict.fromkeys(name for record in records for name in record)
        return {name: [record.get(name) for record in records] for name in names}

    def _records(self) -> list[dict[str, Any]]:
        """Return the rows of the frame."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        return Framed.html_of(self)


def frame_of(columns: Mapping[str, Sequence[Any]], library: str = "") -> Any:
    """Return a data frame of columns; see `Framed.to_frame`.

    >>> frame_of({"a": [1]}, "excel")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: library: got 'excel', expected pandas or polars
    """
    if library and library not in FRAMES:
        raise InputError(f"library: got '{library}', expected {' or '.join(FRAMES)}")
    for name in (library,) if library else FRAMES:
        try:
            module: Any = import_module(name)
        except ImportError:
            continue
        return module.DataFrame({key: list(values) for key, values in columns.items()})
    wanted = library or "pandas"
    raise InputError(f"a data frame needs {library or 'pandas or polars'}, which is not installed: pip install {wanted}")


def flat_record(data: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Return a document as one row: numbers and words by dotted path, sizes as text, intervals as low and high.

    Lists of anything else are left out.

    >>> flat_record({"gpu": "a", "global": [56, 8], "interval_us": [1.5, 2.5], "breakdown_us": {"dram": 1.0}, "advice": [{}]})
    {'gpu': 'a', 'global': '56x8', 'interval_us.low': 1.5, 'interval_us.high': 2.5, 'breakdown_us.dram': 1.0}
    """
    out: dict[str, Any] = {}
    for key, value in data.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping):
            out.update(flat_record(value, f"{name}."))
        elif not isinstance(value, list | tuple):
            out[name] = value
        elif key.startswith("interval") and len(value) == 2:
            out[f"{name}.low"], out[f"{name}.high"] = value
        elif value and all(type(item) is int for item in value):
            out[name] = "x".join(map(str, value))
    return out
