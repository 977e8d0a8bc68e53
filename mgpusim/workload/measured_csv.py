"""Measured times as a CSV table beside a launch file: what somebody noted who has no corpus.

    kernel,global,local,ms
    conv3x3,56x56x64,8x4x3,1.25
    conv3x3,56x56x64,16x4x1,0.98

One column holds the time and is named by its unit: ns, us, ms or s. The others may be left out: `kernel` where the launch file
has one kernel, `global` and `local` where they are those of the launch file. Further columns become tags, beside those of the
launch file. Lines that begin with # are comments; one that says "predicted by mgpusim" makes the times no truth.
"""

from __future__ import annotations

import math
import os
import statistics
from collections import Counter
from collections.abc import Sequence
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.errors import InputError, nearest
from mgpusim.reading import csv_rows
from mgpusim.workload.checks import Tags
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs, kernel_of
from mgpusim.workload.forms import parse_sizes
from mgpusim.workload.launch import Launch, read_text
from mgpusim.workload.launches import launches_of_file
from mgpusim.workload.provenance import Provenance, of_text
from mgpusim.workload.shipped import find_launch

UNITS_NS = {"ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9}
NAMED = ("kernel", "global", "local")
Key = tuple[str, Launch, tuple[tuple[str, str | int | float], ...]]


def is_csv(path: str | PathLike[str]) -> bool:
    """Return whether a path names a table of measured times rather than a corpus.

    >>> is_csv("times.csv"), is_csv("corpus.json.gz")
    (True, False)
    """
    return Path(path).suffix.lower() == ".csv"


def is_launch_table(path: str | PathLike[str]) -> bool:
    """Return whether a file is a table of times of launches by its heading, rather than of operators of networks.

    >>> is_launch_table("corpus.json.gz")
    False
    """
    if not is_csv(path) or not os.path.isfile(path):
        return False
    with open(path, encoding="utf-8", errors="replace") as lines:
        heading = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    return not {"global", "local"}.isdisjoint(map(str.strip, heading.split(",")))


def corpus_from_csv(csv_path: str | PathLike[str], launch_file: str | PathLike[str]) -> Corpus:
    """Return the corpus that a table of measured times and the launch file beside it make.

    Parameters
    ----------
    csv_path : a table as above; rows alike but for the time are repeats, and their median counts.
    launch_file : a launch file, a folder of them, or the name of a shipped example: the kernels, and their arguments. A row finds
        its launch by the name of the launch file, or by the name of the kernel's function.

    Returns
    -------
    Corpus
        Times in nanoseconds; the device is named after the table, the protocol says where the times come from.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = Path(folder) / "times.csv"
    ...     _ = table.write_text("local,us\\n64,12.5\\n64,12.7\\n128,11.0\\n")
    ...     corpus = corpus_from_csv(table, "softmax")
    >>> [(m.launch.local_size, m.time_ns.median, m.time_ns.repeats) for m in corpus.launches]
    [((64,), 12600.0, 2), ((128,), 11000.0, 1)]
    """
    path = Path(csv_path)
    launches, labels = _launches(launch_file)
    heading, rows, stated = _table(path)
    unit, tags = _columns(path, heading)
    problems: list[str] = []
    times: dict[Key, list[float]] = {}
    for number, row in rows:
        before = len(problems)
        where = f"{path}, row {number}"
        if len(row) != len(heading):
            problems.append(f"{where}: got {len(row)} cells, expected {len(heading)} as in the heading; quote cells with commas")
            continue
        cells = {name: cell.strip() for name, cell in zip(heading, row, strict=True)}
        named = _find(cells.get("kernel"), launches, where, problems)
        time = _time(cells[unit], f"{where}, column {unit}", problems)
        if named is not None:
            launch = _sized(named[1], cells, where, problems)
            if len(problems) == before:
                own = labels[named[0]] | {tag: cells[tag] for tag in tags}
                times.setdefault((named[0], launch, tuple(own.items())), []).append(time * UNITS_NS[unit])
    if not rows:
        problems.append(f"{path}: has a heading and no rows")
    if problems:
        raise InputError.of(f"{path}: {len(problems)} problems", problems[: 1 << 6])
    return _corpus(path, times, stated)


def _launches(launch_file: str | PathLike[str]) -> tuple[dict[str, Launch], dict[str, Tags]]:
    path = Path(launch_file)
    launches = launches_of_file(path if os.path.isdir(path) else find_launch(launch_file))
    return {name: launch for name, launch, _ in launches}, {name: more.get("tags", {}) for name, _, more in launches}


def _table(path: Path) -> tuple[list[str], list[tuple[int, list[str]]], Provenance | None]:
    """Return the heading, the rows with their numbers, and what comments (#) say of the times; empty rows are left out."""
    text = read_text(path, "table of measured times").removeprefix("\ufeff")
    table = csv_rows(text, str(path))
    kept = [(n, row) for n, row in table if any(cell.strip() for cell in row) and not row[0].lstrip().startswith("#")]
    if not kept:
        raise InputError(f"{path}: is empty, expected a heading as in kernel,global,local,ms and a row per measured launch")
    comments = [row for _, row in table if row and row[0].lstrip().startswith("#")]
    stated = next((said for row in comments if (said := of_text(",".join(row))) is not None), None)
    return [cell.strip() for cell in kept[0][1]], kept[1:], stated


def _columns(path: Path, heading: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return the column of the time, and those that become tags."""
    twice = sorted(name for name, times in Counter(heading).items() if times > 1)
    if twice or "" in heading:
        raise InputError(f"{path}, heading: got {','.join(heading)}, expected each column to have a name of its own")
    units = [name for name in heading if name in UNITS_NS]
    if len(units) != 1:
        got = " and ".join(units) or f"{','.join(heading)}"
        hint = "; columns are separated by commas" if len(heading) == 1 and ";" in heading[0] else ""
        raise InputError(f"{path}, heading: got {got}, expected one column of times: {', '.join(UNITS_NS)}{hint}")
    for name in heading:
        close = nearest(name.lower(), NAMED)
        if name not in NAMED and close is not None:
            raise InputError(f"{path}, heading: got column '{name}'; did you mean '{close}'?")
    return units[0], tuple(name for name in heading if name not in (*NAMED, units[0]))


def _find(name: str | None, launches: dict[str, Launch], where: str, problems: list[str]) -> tuple[str, Launch] | None:
    known = sorted({*launches, *(launch.entry for launch in launches.values() if launch.entry)})
    if not name:
        if len(launches) == 1:
            return next(iter(launches.items()))
        problems.append(f"{where}, column kernel: missing, expected one of {', '.join(known)}")
        return None
    if name in launches:
        return name, launches[name]
    matches = [(own, launch) for own, launch in launches.items() if launch.entry == name]
    if len(matches) == 1:
        return matches[0]
    if matches:
        files = ", ".join(own for own, _ in matches)
        problems.append(f"{where}, column kernel: got '{name}', which several launches have; name the launch: {files}")
        return None
    close = nearest(name, known)
    hint = f"; did you mean '{close}'?" if close else ""
    problems.append(f"{where}, column kernel: got '{name}', expected one of {', '.join(known)}{hint}")
    return None


def _time(text: str, where: str, problems: list[str]) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        problems.append(f"{where}: got '{text}', expected a positive time as a number without its unit")
        return 1.0
    return value


def _sized(launch: Launch, cells: dict[str, str], where: str, problems: list[str]) -> Launch:
    """Return `launch` with the sizes of a row; an empty cell leaves what the launch file says, "auto" leaves it to the driver."""
    changes: dict[str, tuple[int, ...] | None] = {}
    for column, field in (("global", "global_size"), ("local", "local_size")):
        text = cells.get(column, "").strip("()[] ").replace(" ", "").rstrip(",")
        if not text:
            continue
        if column == "local" and text == "auto":
            changes[field] = None
            continue
        try:
            changes[field] = parse_sizes(text, f"{where}, column {column}")
        except InputError as error:
            problems.append(str(error))
    try:
        return msgspec.structs.replace(launch, **changes)
    except InputError as error:
        problems.extend(f"{where}, column {problem}" for problem in error.problems)
        return launch


def _corpus(path: Path, times: dict[Key, list[float]], stated: Provenance | None) -> Corpus:
    kernels: dict[str, KernelSource] = {}
    measured = []
    for (name, launch, tags), times_ns in times.items():
        if name not in kernels:
            kernels[name] = kernel_of(launch)
        time = TimeNs(statistics.median(times_ns), min=min(times_ns), repeats=len(times_ns))
        measured.append(Measurement(name, launch, time, dict(tags)))
    protocol = {"timer": "not said", "cache": "not said", "order": "not said", "table": path.name}
    return Corpus({"name": path.stem}, protocol, kernels, tuple(measured), provenance=stated)
