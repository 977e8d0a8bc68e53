"""The files of an ArchProbe result folder, read and checked: report, settings, and one CSV for each aspect it measured."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.folders import check_inside
from mgpusim.reading import csv_rows, read_json

COLUMNS: dict[str, tuple[str, ...]] = {
    "BufferBandwidth": ("range (byte)", "t (us)", "bandwidth (gbps)"),
    "BufferCacheHierarchyPChase": ("range (byte)", "stride (byte)", "niter", "t (us)"),
    "BufferCachelineSize": ("nthread", "stride (byte)", "pitch (byte)", "niter", "t (us)"),
    "BufferVecWidth": ("size (byte)", "niter", "t (us)"),
    "ConstMemBandwidth": ("range (byte)", "t (us)", "bandwidth (gbps)"),
    "Gflops": ("float width (bit)", "ncomp", "niter", "t (us)"),
    "ImageBandwidth": ("range (byte)", "t (us)", "bandwidth (gbps)"),
    "ImageCacheHierarchyPChase": ("range (byte)", "stride (byte)", "niter", "t (us)"),
    "ImageCachelineSize": ("nthread", "dim (x/y)", "niter", "t (us)"),
    "LocalMemBandwidth": ("range (byte)", "t (us)", "bandwidth (gbps)"),
    "RegCount": ("nthread", "ngrp", "nreg", "niter", "t (us)"),
    "WarpSizeMethodA": ("nthread", "nascend"),
    "WarpSizeMethodB": ("nthread", "time (us)"),
}
"""The columns each CSV must have; files name the time `t (us)`, one of them `time (us)`."""

REPORT, SETTINGS = "ArchProbeReport.json", "ArchProbe.json"
MEGABYTE_LIMIT = 64


class ResultTable(msgspec.Struct, frozen=True):
    """One CSV by column. `search` holds the rows in which the iteration count was still being looked for."""

    name: str
    columns: dict[str, Array]
    search: dict[str, Array]

    def __getitem__(self, column: str) -> Array:
        return self.columns[column]

    @property
    def file(self) -> str:
        """Name of the file the table was read from."""
        return f"{self.name}.csv"

    @property
    def times_us(self) -> Array:
        """The times, whatever the file calls them."""
        return self.columns["t (us)"] if "t (us)" in self.columns else self.columns["time (us)"]

    def where(self, rows: npt.NDArray[np.bool_]) -> ResultTable:
        """Return the table with the selected rows only."""
        return ResultTable(self.name, {k: v[rows] for k, v in self.columns.items()}, self.search)


class Files(msgspec.Struct, frozen=True):
    """What a result folder holds; `notes` say what is missing or was dropped."""

    folder: str
    report: dict[str, dict[str, Any]]
    settings: dict[str, dict[str, Any]]
    tables: dict[str, ResultTable]
    notes: tuple[str, ...]

    def reported(self, aspect: str, key: str) -> float | None:
        """Return a positive number of the report, or None: all of its numbers are sizes, counts and rates."""
        value = self.report.get(aspect, {}).get(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value < math.inf:
            return None
        return float(value)


def read_files(folder: str | Path) -> Files:
    """Read an ArchProbe result folder; aspects without a CSV are noted, broken files refused."""
    root = Path(folder)
    if not os.path.isdir(root):
        raise InputError(f"{root}: not a folder; give the folder that ArchProbe wrote its results into")
    for file in (REPORT, SETTINGS, *(f"{name}.csv" for name in COLUMNS)):
        check_inside(root / file, root, "the results", file)
    if not os.path.isfile(root / REPORT):
        held = ", ".join(sorted(p.name for p in root.iterdir())[:5]) or "nothing"
        raise InputError(f"{root}: not an ArchProbe result folder: no {REPORT} in it (it holds {held})")
    report = _sections(root / REPORT)
    settings = _sections(root / SETTINGS) if os.path.isfile(root / SETTINGS) else {}
    tables: dict[str, ResultTable] = {}
    notes: list[str] = []
    broken: list[str] = []
    for name, columns in COLUMNS.items():
        path = root / f"{name}.csv"
        if not os.path.isfile(path):
            notes.append(f"no {path.name}: what it would have shown is left out")
            continue
        try:
            tables[name] = _table(path, name, columns)
        except InputError as error:
            broken.append(str(error))
            continue
        dropped = len(next(iter(tables[name].search.values()), ()))
        if dropped:
            notes.append(f"{path.name}: {dropped} rows dropped, in which the iteration count was still being looked for")
        if report.get(name, {}).get("Done") is False:
            notes.append(f"{path.name}: ArchProbe did not conclude this aspect (Done is false in {REPORT})")
    if broken:
        raise InputError(*broken) if len(broken) == 1 else InputError(f"{root}: {len(broken)} files are broken:", broken)
    if not tables:
        raise InputError(f"{root}: no CSV of ArchProbe in it, only {REPORT}; the raw curves are needed")
    return Files(str(root), report, settings, tables, tuple(notes))


def _sections(path: Path) -> dict[str, dict[str, Any]]:
    document = read_json(path, "report")
    if not isinstance(document, dict) or not all(isinstance(v, dict) for v in document.values()):
        raise InputError(f"{path}: got {type(document).__name__}, expected an object with one object for each aspect")
    return document


def _table(path: Path, name: str, columns: tuple[str, ...]) -> ResultTable:
    if path.stat().st_size > MEGABYTE_LIMIT << 20:
        raise InputError(f"{path}: larger than {MEGABYTE_LIMIT} MiB, which no ArchProbe run is")
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read as text: {error}") from None
    if not text:
        raise InputError(f"{path}: empty file; run this aspect of ArchProbe again, or remove the file")
    rows = [(number, row) for number, row in csv_rows(text, str(path)) if row]
    header = [cell.strip() for cell in rows[0][1]] if rows else []
    missing = [c for c in columns if c not in header]
    if missing:
        raise InputError(f"{path}, line 1: no column {', '.join(map(repr, missing))}; got {', '.join(map(repr, header))}")
    if len(rows) < 2:
        raise InputError(f"{path}: a header and no rows; run this aspect of ArchProbe again, or remove the file")
    values = np.array([_numbers(path, number, header, row) for number, row in rows[1:]])
    keep = np.ones(len(values), bool)
    if "niter" in header:
        niter = values[:, header.index("niter")]
        keep = _settled(niter)
    by_column = {c: values[:, header.index(c)] for c in columns}
    return ResultTable(
        name, {c: v[keep] for c, v in by_column.items()}, {c: v[~keep] for c, v in by_column.items()} if not keep.all() else {}
    )


def _settled(niter: Array) -> npt.NDArray[np.bool_]:
    """Rows with the iteration count of the last row; a file that searches twice (images, along x and y) keeps both ends."""
    keep: npt.NDArray[np.bool_] = niter == niter[-1]
    restarts = np.flatnonzero((niter[1:] < niter[:-1]) & (niter[1:] == niter[0])) + 1  # a new search starts as the first did
    for end in restarts:
        keep |= niter == niter[end - 1]
    return keep


def _numbers(path: Path, number: int, header: list[str], row: list[str]) -> list[float]:
    if len(row) != len(header):
        raise InputError(f"{path}, line {number}: {len(row)} values, the header names {len(header)} columns")
    values = []
    for column, cell in zip(header, row, strict=True):
        try:
            value = float(cell)  # 1.04858e+06 as well as 1048576
        except ValueError:
            raise InputError(f"{path}, line {number}: {column} is {cell!r}, not a number") from None
        if not math.isfinite(value) or value < 0 or (value == 0 and "(us)" in column):
            raise InputError(f"{path}, line {number}: {column} is {cell.strip()}, expected a positive number")
        values.append(value)
    return values
