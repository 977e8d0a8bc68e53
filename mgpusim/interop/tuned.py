"""What a tuner measured of a search space: the form between Kernel Tuner, T4, AutoTVM and our corpora.

A tuner's file says which values the knobs took and how long each configuration ran or why it did not. It holds neither source
nor arguments of the kernel: with a `Space` that has the same knobs it becomes a corpus (`mgpusim.interop.formats.corpus`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mgpusim.errors import InputError
from mgpusim.files import packed_as_named, write_file
from mgpusim.reading import read_text_file
from mgpusim.workload.checks import Problems, TableReader, show, unknown
from mgpusim.workload.provenance import KEY, UNKNOWN, Provenance, device_said, of_device, of_legacy, read_provenance

Value = int | float | str | bool
T = TypeVar("T")

FAILURES = ("invalid", "compile", "runtime", "wrong", "timeout", "unknown")
"""Why a configuration has no time: it breaks a constraint or limit, does not compile, fails or is killed while running, computes
something wrong, takes too long, or for a reason its tool does not say."""

LAST_S = 253_402_300_800  # the year 10000, which a date cannot be in
UNITS = {"s": 9, "ms": 6, "us": 3, "ns": 0}
"""Units of time by their power of ten in nanoseconds."""


class TunedResult(msgspec.Struct, frozen=True):
    """One configuration. Times are in the unit of its `Tuned`.

    Attributes
    ----------
    time : what the tool takes for the configuration's time; None if it failed.
    failure : one of `FAILURES`, "" if it ran.
    runs : the single runs behind `time`, where they were kept.
    costs : what getting the result took, by "compile", "verification", "benchmark", "search", "framework" and "total"; no zeros.
    timestamp : a date as text or seconds since 1970, as the tool wrote it.
    extra : what else the tool noted.
    """

    config: dict[str, Value]
    time: float | None
    failure: str = ""
    runs: tuple[float, ...] = ()
    costs: dict[str, float] = {}
    timestamp: str | float | None = None
    extra: dict[str, Any] = {}


class Tuned(msgspec.Struct, frozen=True):
    """The results of one kernel on one device. What the tool does not say is empty.

    Times stay in the tool's unit, so that nothing is rounded on the way in and out. `provenance` says whether they were measured.

    >>> tuned = Tuned("scale", "GPU", {"block": (32, 64)}, (TunedResult({"block": 32}, 0.5),), "ms")
    >>> tuned.time_ns(tuned.results[0])
    500000.0
    """

    kernel: str
    device: str
    knobs: dict[str, tuple[Value, ...]]
    results: tuple[TunedResult, ...]
    unit: str
    problem_size: tuple[int, ...] | int | str = ()
    extra: dict[str, Any] = {}
    provenance: Provenance = UNKNOWN

    def time_ns(self, result: TunedResult) -> float | None:
        """Return the time of a result in nanoseconds, None if it failed."""
        return None if result.time is None else scaled(result.time, self.unit, "ns")

    @property
    def failed(self) -> int:
        """How many configurations have no time."""
        return sum(result.time is None for result in self.results)


def scaled(value: float, unit: str, to: str) -> float:
    """Return a time in another unit by moving its decimal point: what has up to 15 digits comes back the same.

    >>> scaled(scaled(0.0163, "ms", "s"), "s", "ms")
    0.0163
    """
    places = UNITS[unit] - UNITS[to]
    return value if places == 0 or value == 0 else float(Decimal(repr(value)).scaleb(places))


def with_unit(tuned: Tuned, unit: str) -> Tuned:
    """Return `tuned` with its times in another unit.

    >>> with_unit(Tuned("f", "", {"a": (1,)}, (TunedResult({"a": 1}, 0.25, runs=(0.25, 0.26)),), "ms"), "us").results[0].runs
    (250.0, 260.0)
    """
    if unit == tuned.unit:
        return tuned

    def move(value: float) -> float:
        return scaled(value, tuned.unit, unit)

    results = tuple(
        msgspec.structs.replace(
            r,
            time=None if r.time is None else move(r.time),
            runs=tuple(map(move, r.runs)),
            costs={name: move(cost) for name, cost in r.costs.items()},
        )
        for r in tuned.results
    )
    return msgspec.structs.replace(tuned, results=results, unit=unit)


def key_of(config: Mapping[str, Value], knobs: Iterable[str]) -> str:
    """Return the values of a configuration in the order of `knobs`, joined by commas.

    >>> key_of({"block": 32, "fast": True}, ("block", "fast"))
    '32,True'
    """
    return ",".join(str(config[name]) for name in knobs)


def distinct(tuned: Tuned) -> tuple[Tuned, int]:
    """Return `tuned` with the fastest result of each configuration, at the place of its first, and how many were left out.

    >>> twice = [TunedResult({"a": 1}, 2.0), TunedResult({"a": 1}, 1.5), TunedResult({"a": 1}, None, "timeout")]
    >>> found, dropped = distinct(Tuned("f", "", {"a": (1,)}, tuple(twice), "ms"))
    >>> found.results[0].time, dropped
    (1.5, 2)
    """
    best: dict[str, TunedResult] = {}
    for result in tuned.results:
        key = key_of(result.config, tuned.knobs)
        other = best.get(key)
        if other is None or (math.inf if result.time is None else result.time) < (math.inf if other.time is None else other.time):
            best[key] = result
    return msgspec.structs.replace(tuned, results=tuple(best.values())), len(tuned.results) - len(best)


def in_order(values: Iterable[Value]) -> tuple[Value, ...]:
    """Return distinct values, numbers ascending and before text.

    >>> in_order([4, 1, 4, "b", "a", 2.5])
    (1, 2.5, 4, 'a', 'b')
    """
    kept = {(type(v) is bool, v): v for v in values}.values()  # True is no 1 here
    return tuple(sorted(kept, key=lambda v: (isinstance(v, str), 0 if isinstance(v, str) else v, str(v))))


def by_kernel(tuned: Iterable[tuple[str, TunedResult]], device: str, unit: str, provenance: Provenance) -> tuple[Tuned, ...]:
    """Return results that name their kernels as the results of each kernel and its knobs, in the order in which these come.

    >>> results = [("f", TunedResult({"a": 1}, 2.0)), ("g", TunedResult({"b": 4}, 1.0)), ("f", TunedResult({"a": 2}, 1.5))]
    >>> [(task.kernel, task.knobs, len(task.results)) for task in by_kernel(results, "GPU", "ms", UNKNOWN)]
    [('f', {'a': (1, 2)}, 2), ('g', {'b': (4,)}, 1)]
    """
    tasks: dict[tuple[str, frozenset[str]], list[TunedResult]] = {}
    for kernel, result in tuned:
        tasks.setdefault((kernel, frozenset(result.config)), []).append(result)
    return tuple(
        Tuned(
            kernel, device, {name: in_order(r.config[name] for r in results) for name in results[0].config}, tuple(results), unit,
            provenance=provenance,
        )
        for (kernel, _), results in tasks.items()
    )  # fmt: skip


def by_line(
    text: str, record: Callable[[Any, str, Problems], tuple[str, str, TunedResult]], what: str, tool: str
) -> tuple[Tuned, ...]:  # fmt: skip
    """Return the results of a file with a JSON record a line, by target and kernel.

    Parameters
    ----------
    record : returns target, kernel and result of a line's value; is also given where it stands. What is no record raises
        TypeError, ValueError, KeyError or IndexError.
    what : a record is, for messages.
    tool : that measures, in seconds.
    """
    problems = Problems()
    targets: dict[str, list[tuple[str, TunedResult]]] = {}
    for number_, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            target, kernel, result = record(decode_json(line), f"line {number_}", problems)
        except InputError as error:
            problems.add(f"line {number_}", str(error).replace(", line 1", ""))
        except (TypeError, ValueError, KeyError, IndexError):
            problems.add(f"line {number_}", f"got {show(line)}, expected {what}")
        else:
            targets.setdefault(target, []).append((kernel, result))
    if not targets and not problems:
        problems.add("", "holds no record")
    problems.stop()
    return tuple(
        tuned for target, by_target in targets.items() for tuned in by_kernel(by_target, target, "s", of_device(target, tool))
    )


def as_seconds(stamp: str | float | None) -> float | None:
    """Return a timestamp as seconds since 1970; None if it is unknown or no date.

    >>> as_seconds("1970-01-01 00:01:00+00:00"), as_seconds("yesterday")
    (60.0, None)
    """
    if stamp is None or not isinstance(stamp, str):
        return stamp
    try:
        date = datetime.fromisoformat(stamp)
    except ValueError:
        return None
    return (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp()


def as_date(stamp: str | float | None) -> str | None:
    """Return a timestamp as the text of a date in UTC.

    >>> as_date(60.5)
    '1970-01-01 00:01:00.500000+00:00'
    """
    if stamp is None or isinstance(stamp, str):
        return stamp
    return str(datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=stamp))


def number(problems: Problems, path: str, value: object) -> float | None:
    """Return a finite number of at least 0, or note a problem and return None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < math.inf:
        problems.add(path, f"got {show(value)}, expected a finite number, zero or more")
        return None
    return value


def take_config(table: TableReader, key: str) -> dict[str, Value]:
    """Take the values of the parameters of a configuration out of a table of a document."""
    config = table.need(key, "the values of the parameters", {})
    if isinstance(config, dict) and all(isinstance(value, Value) for value in config.values()):
        return config
    table.problems.add(table.at(key), f"got {show(config)}, expected values by parameter")
    return {}


def take_runs(table: TableReader, name: str, failed: bool) -> tuple[float, ...]:
    """Take the single runs out of a table of a document: none of a configuration that failed; what are not times is a problem."""
    runs = table.take(name) or []
    if not isinstance(runs, list) or (not failed and any(number(table.problems, table.at(name), run) is None for run in runs)):
        table.problems.add(table.at(name), f"got {show(runs)}, expected a list of times")
        return ()
    return () if failed else tuple(runs)


def take_costs(table: TableReader, names: Mapping[str, str]) -> dict[str, float]:
    """Take what getting a result took out of a table; `names` are ours by those of the document. Zeros are left out."""
    costs = {}
    for name, cost in names.items():
        spent = table.take(name)
        if spent is not None and number(table.problems, table.at(name), spent):
            costs[cost] = spent
    return costs


def timestamp(problems: Problems, path: str, value: object) -> str | float | None:
    """Return a date as text, or the seconds since 1970 up to the year 9999; else note a problem and return None."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < LAST_S:
        return value
    problems.add(path, f"got {show(value)}, expected a date or the seconds since 1970")
    return None


def take_provenance(table: TableReader, device: str, tool: str) -> tuple[str, Provenance]:
    """Take where times come from out of a table of a document; return the device's own name and the provenance.

    Parameters
    ----------
    device : as the document names it: it may say that its times are predicted.
    tool : who writes such documents, and measures.
    """
    stated = table.take(KEY)
    own, named = device_said(device)
    if stated is not None:
        return own, read_provenance(table.problems, table.at(KEY), stated)
    meta = table.data.get("metadata")
    provenance = named or of_legacy(table.data, own) or of_legacy(meta, own)
    return own, provenance if provenance is not None else of_device(own, tool)


def failure_word(problems: Problems, path: str, word: object) -> str:
    """Return one of `FAILURES`, or note a problem and return "unknown"."""
    if isinstance(word, str) and word in FAILURES:
        return word
    problems.add(path, unknown("failure", word, FAILURES))
    return "unknown"


def read_text(path: str | Path, what: str) -> str:
    """Return the text of a file, unpacked if it is gzipped; `what` it is called in messages."""
    return read_text_file(path, what, encoding="utf-8-sig")


def read_with(path: str | Path, what: str, parse: Callable[[str], T]) -> T:
    """Return what `parse` makes of the text of a file; its errors name the file."""
    text = read_text(path, what)
    problems = Problems()
    try:
        return parse(text)
    except InputError as error:
        problems.absorb("", error)
    problems.stop(f"{what} {path}")
    raise AssertionError  # an InputError always has problems


def reading(what: str, parse: Callable[[str], T]) -> Callable[[Path, Any], T]:
    """Return the function of a `Format` that reads its files: gzipped or not, whatever the space."""
    return lambda path, space: read_with(path, what, parse)


def write_text(path: str | Path, what: str, text: str) -> None:
    """Write a file in one step; a name ending in .gz is compressed."""
    path = Path(path)
    write_file(path, packed_as_named(path, text.encode()), f"{what} {{path}}: {{why}}")


def decode_json(text: str) -> Any:
    """Return what JSON text says; NaN and Infinity, which Python's tools write, are numbers.

    >>> decode_json('{"a" 1}')
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: not JSON: Expecting ':' delimiter, line 1
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError(f"not JSON: {error.msg}, line {error.lineno}") from None
    except RecursionError:
        raise InputError("not JSON that a tuner writes: nested too deeply") from None
    except ValueError as error:  # an integer of thousands of digits
        raise InputError(f"not JSON that a tuner writes: {error}") from None
