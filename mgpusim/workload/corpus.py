"""Corpora: measured launches of a device, with the sources of their kernels (`mgpusim.corpus/1`, JSON or gzipped JSON).

Measuring writes them, validating and calibrating read them. A corpus written by another tool is taken as long as it has the
schema's required fields. Keys it adds are kept (`extra`); those that look like a misspelt key of ours are errors.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.files import packed_as_named, write_file
from mgpusim.reading import read_json
from mgpusim.workload.args import Arg, BufferArg, ImageArg
from mgpusim.workload.checks import Problems, TableReader, as_integer, plain, problems_of, show
from mgpusim.workload.launch import Launch, build, missing_file, range_to_dict, read_range
from mgpusim.workload.provenance import Provenance, read_provenance
from mgpusim.workload.runs import RUN, corpus_of_run

SCHEMA = "mgpusim.corpus/1"
WEIGHTS = "weights "
"""What the names of memory that holds weights begin with, in suites and corpora of networks."""


class KernelSource(msgspec.Struct, frozen=True):
    """The text of a kernel's program, the name of its function and the compiler options it was built with."""

    source: str
    entry: str
    options: str = ""
    extra: dict[str, Any] = {}


class TimeNs(msgspec.Struct, frozen=True):
    """Event time (start to end) of repeated launches, in nanoseconds; the truth is `median`, what was not recorded is None.

    >>> TimeNs(12000.0).median / 1e3
    12.0
    """

    median: float
    min: float | None = None
    p10: float | None = None
    p90: float | None = None
    repeats: int | None = None
    extra: dict[str, Any] = {}


class Measurement(msgspec.Struct, frozen=True):
    """A launch of kernel `kernel` (a key of the corpus) and how long it took.

    `tags` are the measurer's labels (layer, network, variant); they are part of what makes two launches comparable. The tag
    `family` names the family of kernels, by which figures are shown and held-out launches chosen. The tag `group` names the
    choice group: launches that share it do the same work, whatever their kernels, options and sizes.
    """

    kernel: str
    launch: Launch
    time_ns: TimeNs
    tags: dict[str, Any] = {}
    extra: dict[str, Any] = {}

    @property
    def launches(self) -> tuple[Launch, ...]:
        """The launch alone: what is timed as a whole, as of an operator, may have several."""
        return (self.launch,)


class Corpus(msgspec.Struct, frozen=True):
    """Measured launches of one device. `device` and `protocol` are open tables, as their writer filled them.

    `provenance` is what the corpus states of its times; `mgpusim.workload.measured.of_corpus` says what holds.
    """

    device: dict[str, Any]
    protocol: dict[str, Any]
    kernels: dict[str, KernelSource]
    launches: tuple[Measurement, ...]
    extra: dict[str, Any] = {}
    provenance: Provenance | None = None


def kernel_of(launch: Launch) -> KernelSource:
    """Return the kernel of `launch` as a corpus keeps it: with the text of its file.

    >>> kernel_of(Launch("kernel void f() {}", "f", (64,))).entry
    'f'
    """
    return KernelSource(launch.text(), launch.entry, launch.options)


def corpus_to_dict(corpus: Corpus) -> dict[str, Any]:
    """Return `corpus` in its JSON form.

    >>> corpus_to_dict(Corpus({"name": "GPU"}, {}, {}, ()))["schema"]
    'mgpusim.corpus/1'
    """
    return {
        "schema": SCHEMA,
        "device": corpus.device,
        "protocol": corpus.protocol,
        **({"provenance": msgspec.to_builtins(corpus.provenance)} if corpus.provenance is not None else {}),
        "kernels": {
            name: {"source": k.source, "entry": k.entry, "options": k.options} | k.extra for name, k in corpus.kernels.items()
        },
        "launches": [_measurement_to_dict(m) for m in corpus.launches],
    } | corpus.extra


def _measurement_to_dict(item: Measurement) -> dict[str, Any]:
    recorded = {name: getattr(item.time_ns, name) for name in ("min", "p10", "median", "p90", "repeats")}
    time = {name: value for name, value in recorded.items() if value is not None} | item.time_ns.extra
    return {"kernel": item.kernel, **range_to_dict(item.launch), "tags": item.tags, "time_ns": time} | item.extra


def corpus_from_dict(data: object, base: Path | None = None) -> Corpus:
    """Return the corpus a JSON document describes: the inverse of `corpus_to_dict`. What the runner in C wrote is one, too.

    Parameters
    ----------
    data : the decoded document.
    base : directory that ``init = {file = ...}`` is relative to, and below which such files lie.

    >>> corpus_from_dict({"schema": "mgpusim.corpus/2"})
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: schema: got 'mgpusim.corpus/2', expected 'mgpusim.corpus/1'; a newer mgpusim may read it
    """
    problems = Problems()
    if isinstance(data, dict) and data.get("schema") == RUN:
        try:
            data = corpus_of_run(data)
        except ValueError as error:
            raise InputError(f"what the runner in C wrote is {error}") from None
    table = TableReader(data, "", problems, f"a JSON object with schema {SCHEMA}", lenient=True)
    schema = table.need("schema", f"'{SCHEMA}'")
    if schema != SCHEMA and not problems:
        family = isinstance(schema, str) and schema.startswith("mgpusim.")
        newer = family and schema.rpartition("/")[0] == SCHEMA.rpartition("/")[0]
        hint = "; a newer mgpusim may read it" if newer else f"; the file is a {schema}" if family else ""
        problems.add("schema", f"got {show(schema)}, expected '{SCHEMA}'{hint}")
    problems.stop()
    device, protocol = table.plain("device", dict, "a table", {}, "a table"), table.plain("protocol", dict, "a table", {})
    stated = table.take("provenance")
    provenance = None if stated is None else read_provenance(problems, "provenance", stated)
    named = "a table of kernels by name"
    kernels = _read_kernels(table.plain("kernels", dict, named, {}, named), problems)
    launches = []
    for index, entry in enumerate(table.need_list("launches", "launches")):
        measurement = _read_measurement(entry, f"launches[{index}]", kernels, problems, base)
        if measurement is not None:
            launches.append(measurement)
    extra = table.close()
    problems.stop()
    # a kernel that failed its checks is None above; it has stopped us by now
    return Corpus(device, protocol, {name: k for name, k in kernels.items() if k is not None}, tuple(launches), extra, provenance)


def _read_kernels(data: dict[str, Any], problems: Problems) -> dict[str, KernelSource | None]:
    kernels: dict[str, KernelSource | None] = {}
    for name, entry in data.items():
        before = len(problems.lines)
        table = TableReader(entry, f"kernels.{name}", problems, lenient=True)
        source = table.need("source", "the text of the OpenCL C program", "-")
        function = table.plain("entry", str, "the name of a kernel function", name)
        options = table.take("options", "") or ""
        if not isinstance(source, str) or not source.strip():
            problems.add(table.at("source"), f"got {show(source)}, expected the text of the OpenCL C program")
        plain(problems, table.at("options"), options, str, "a string of compiler options")
        extra = table.close()
        kernels[name] = KernelSource(source, function, options, extra) if len(problems.lines) == before else None
    return kernels


def _read_measurement(
    data: object, path: str, kernels: dict[str, KernelSource | None], problems: Problems, base: Path | None
) -> Measurement | None:
    before = len(problems.lines)
    table = TableReader(data, path, problems, "a launch", lenient=True)
    name = table.need("kernel", "a name of kernels")
    if table.ok and "kernel" in table.data and (not isinstance(name, str) or name not in kernels):
        problems.add(table.at("kernel"), suggest("kernel", str(name), kernels))
    fields = read_range(table, base)
    for index, arg in enumerate(fields["args"]):
        problems.lines.extend(missing_file(arg, f"{path}.args[{index}]"))
    tags = table.take("tags") or {}
    plain(problems, table.at("tags"), tags, dict, "a table")
    recorded = table.need("time_ns", "the measured times")
    time = _read_time(recorded, table.at("time_ns"), problems) if "time_ns" in table.data else None
    extra = table.close()
    kernel = (kernels.get(name) if isinstance(name, str) else None) or KernelSource("-", "")
    if table.ok and "global" in table.data:
        fields["restored_b"] = _restored_b(extra.get("restored"), fields["args"])
        # its sources are whole: they include no file of the machine that reads it
        launch = build(problems, path, source=kernel.source, entry=kernel.entry, options=kernel.options, reads=(), **fields)
    if len(problems.lines) > before or time is None or kernel.source == "-":
        return None
    return Measurement(name, launch, time, tags, extra)


def _restored_b(positions: object, args: Sequence[Arg]) -> int:
    """Return the bytes of the arguments at these positions, which were copied back before each run; 0 where none are named."""
    named = [i for i in positions if isinstance(i, int) and 0 <= i < len(args)] if isinstance(positions, list) else []
    return sum(arg.size_b for arg in (args[i] for i in named) if isinstance(arg, BufferArg | ImageArg))


def _read_time(data: object, path: str, problems: Problems) -> TimeNs | None:
    before = len(problems.lines)
    table = TableReader(data, path, problems, "a table with median")
    table.need("median", "the median in nanoseconds")
    times: dict[str, float] = {}
    for name in ("min", "p10", "median", "p90"):
        value = table.take(name)
        if name not in table.data or (value is None and name != "median"):
            continue
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not (0 < value < math.inf):
            problems.add(table.at(name), f"got {show(value)}, expected a positive time in nanoseconds")
        else:
            times[name] = value
    repeats = table.take("repeats")
    if repeats is not None and (as_integer(repeats) is None or as_integer(repeats) == 0 or repeats < 0):
        problems.add(table.at("repeats"), f"got {show(repeats)}, expected a positive integer")
    extra = {key: value for key, value in table.data.items() if key not in table.known}  # p50, mean, samples: all welcome
    low, high = times.get("min", 0.0), times.get("p90", math.inf)
    if "median" in times and not low * 0.999 <= times["median"] <= high * 1.001:  # 0.1%: rounded by whoever wrote them
        problems.add(path, f"median {times['median']} lies outside min {low} to p90 {high}; are two fields swapped?")
    if len(problems.lines) > before:
        return None
    return TimeNs(times["median"], times.get("min"), times.get("p10"), times.get("p90"), as_integer(repeats), extra)


def read_corpus(path: str | PathLike[str]) -> Corpus:
    """Read a corpus, gzipped or not (the content decides, not the name).

    Raises
    ------
    InputError
        The file cannot be read, is no JSON (with the line), has another schema, or has problems: all of them at once.

    >>> read_corpus("no-such-corpus.json")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: corpus no-such-corpus.json: No such file or directory
    """
    path = Path(path)
    data = read_json(path, "corpus")
    with problems_of(f"corpus {path}"):
        return corpus_from_dict(data, path.parent)


CorpusLike = Corpus | str | PathLike[str]
"""A `Corpus`, or the path of a corpus."""


def as_corpus(corpus: CorpusLike) -> Corpus:
    """Return the corpus that is meant.

    >>> as_corpus(Corpus({"name": "GPU"}, {}, {}, ())).device
    {'name': 'GPU'}
    """
    return corpus if isinstance(corpus, Corpus) else read_corpus(corpus)


def write_corpus(path: str | Path, corpus: Corpus) -> None:
    """Write `corpus` in one step: a reader sees the old file or the new one. A name ending in .gz is compressed.

    Equal corpora give equal bytes. Launches stand one per line, so that two corpora can be compared with diff.
    """
    path = Path(path)
    problems = Problems()
    for index, item in enumerate(corpus.launches):
        kernel = corpus.kernels.get(item.kernel)
        if kernel is None:
            problems.add(f"launches[{index}].kernel", suggest("kernel", item.kernel, corpus.kernels))
        elif (item.launch.text(), item.launch.entry, item.launch.options) != (kernel.source, kernel.entry, kernel.options):
            problems.add(f"launches[{index}]", f"its source, entry or options are not those of kernels.{item.kernel}")
    problems.stop(f"corpus {path}")
    write_file(path, packed_as_named(path, encode(corpus_to_dict(corpus))), "corpus {path}: {why}")


def encode(document: dict[str, Any]) -> bytes:
    """Return JSON with one line per top-level key, and per kernel and launch.

    >>> encode({"schema": "mgpusim.corpus/1", "launches": [{"a": 1}, {"a": 2}]}).decode().splitlines()
    ['{"schema": "mgpusim.corpus/1",', '"launches": [', '{"a":1},', '{"a":2}]}']
    """

    def lines(items: Iterable[bytes]) -> bytes:
        return b",\n".join(items)

    def body(value: object) -> bytes:
        if isinstance(value, list) and value:
            return b"[\n" + lines(msgspec.json.encode(item) for item in value) + b"]"
        return msgspec.json.encode(value)

    return b"{" + lines(msgspec.json.encode(key) + b": " + body(value) for key, value in document.items()) + b"}\n"
