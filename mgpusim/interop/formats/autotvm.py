"""AutoTVM logs (https://tvm.apache.org): one JSON record per line with task, configuration entity and costs in seconds.

The entity's transformations become knobs:

====  ====================================  =============================================================================
sp    split, as ``[-1, 4, 2]``              a knob per part, ``tile_x_1 = 4``, ``tile_x_2 = 2``; a part that is always -1, which
                                            is what remains, is none
re    reorder, as ``[0, 2, 1]``             a knob of text, ``"0-2-1"``
an    annotation, as ``["unroll", "vec"]``  a knob of text, ``"unroll-vec"``
ot    any other option                      a knob with its value
====  ====================================  =============================================================================

Which knob belongs to which transformation is kept under `extra`, so that records are written as they were read. Knobs of
another origin are written as options. Where times come from stands in each record under `mgpusim_provenance`, which TVM
leaves alone, and in the target's `-model` if they are predicted. A record without it that TVM did not write is of unknown
provenance. Version 0.2 is read and written; 0.1, which TVM itself no longer reads, is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.interop.format import Format, Notes, add_format
from mgpusim.interop.tuned import (
    Tuned,
    TunedResult,
    Value,
    as_seconds,
    decode_json,
    in_order,
    number,
    read_with,
    timestamp,
    with_unit,
    write_text,
)
from mgpusim.workload.checks import Problems, TableReader, show
from mgpusim.workload.provenance import KEY, UNKNOWN, Provenance, device_said, of_device, of_text, read_provenance

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

VERSION = 0.2
FAILED_S = 1e9  # what AutoTVM writes as the cost of a configuration that failed
FAILED = {1: "invalid", 2: "compile", 3: "compile", 4: "runtime", 5: "wrong", 6: "timeout", 7: "timeout", 8: "unknown"}
"""By error number: instantiation; compiling on the host, on the device; running; wrong answer; build, run timed out; unknown."""
NUMBERS = {"invalid": 1, "compile": 3, "runtime": 4, "wrong": 5, "timeout": 7, "unknown": 8}
KINDS = ("sp", "re", "an", "ot")

Transformations = list[list[Any]]
"""Per transformation: name, kind, and the knobs that hold it: a name, for a split a list of names and -1."""


def read_log(path: str | Path) -> tuple[Tuned, ...]:
    """Read a log of AutoTVM, gzipped or not: the results of each of its tasks, in order of their first records."""
    return read_with(path, "AutoTVM log", tasks_of_text)


def tasks_of_text(text: str) -> tuple[Tuned, ...]:
    """Return the results of each task of a log.

    >>> line = '''{"input": ["opencl -device=mali", "conv", [1, 56, 56, 64], {}], "config": {"index": 7, "code_hash": null,
    ...     "entity": [["tile_x", "sp", [-1, 4, 2]], ["unroll", "ot", true]]}, "result": [[0.001, 0.002], 0, 2.5, 1.6e9],
    ...     "version": 0.2, "tvm_version": "0.8.0"}'''.replace("\\n", " ")
    >>> (task,) = tasks_of_text(line)
    >>> task.kernel, task.results[0].config, task.results[0].time
    ('conv', {'tile_x_1': 4, 'tile_x_2': 2, 'unroll': True}, 0.0015)
    """
    problems = Problems()
    records: dict[str, list[_Record]] = {}
    for index, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            record = _read_record(line, f"line {index}", problems)
            if record is not None:
                records.setdefault(json.dumps(record.task), []).append(record)
    if not records and not problems:
        problems.add("", "holds no record")
    problems.stop()
    tasks = tuple(_task(of_task, problems) for of_task in records.values())
    problems.stop()
    return tasks


class _Record:
    """One line: its task, its entity, its result."""

    def __init__(self, path: str, task: list[Any], config: Mapping[str, Any], result: list[Any], about: dict[str, Any]) -> None:
        self.path, self.task, self.result, self.about = path, task, result, about
        self.entity: list[list[Any]] = config["entity"]
        self.extra = {name: value for name, value in config.items() if name != "entity"}


def _read_record(line: str, path: str, problems: Problems) -> _Record | None:
    before = len(problems.lines)
    try:
        data = decode_json(line)
    except InputError as error:
        problems.add(path, str(error).replace(", line 1", ""))
        return None
    if isinstance(data, dict) and data.get("v") == 0.1:
        data = _modern(data)
    table = TableReader(data, path, problems, "an AutoTVM record", lenient=True)
    version = table.need("version", "0.2")
    if "version" in table.data and version != VERSION:
        problems.add(f"{path}.version", f"got {show(version)}, expected 0.1 or 0.2; is this a log of AutoTVM?")
        return None
    task = table.need("input", "[target, task, args, kwargs]", [])
    config, result = (
        table.need("config", "the configuration", {}),
        table.need("result", "[costs, error, all_cost, timestamp]", []),
    )
    extra = table.close()
    if len(problems.lines) > before:
        return None
    named = isinstance(task, list) and len(task) == 4 and isinstance(task[0], str) and isinstance(task[1], str)
    if not named or not isinstance(task[2], list) or not isinstance(task[3], dict):
        problems.add(f"{path}.input", f"got {show(task)}, expected [target, task, args, kwargs]")
    if not isinstance(result, list) or len(result) != 4 or not isinstance(result[0], list):
        problems.add(f"{path}.result", f"got {show(result)}, expected [costs, error, all_cost, timestamp]")
    entity = config.get("entity") if isinstance(config, dict) else None
    if not isinstance(entity, list) or not all(_sound(item) for item in entity):
        problems.add(f"{path}.config.entity", f"got {show(entity)}, expected [name, {' or '.join(KINDS)}, value] of each knob")
    return None if len(problems.lines) > before else _Record(path, task, config, result, extra)


def _modern(data: dict[str, Any]) -> dict[str, Any]:
    """Return a record of version 0.1 in the form of 0.2: its workload, which repeats the arguments, falls away."""
    task, result = data.get("i"), data.get("r")
    if not isinstance(task, list) or len(task) != 6 or not isinstance(task[5], dict):
        return {"version": VERSION, "input": task, "config": None, "result": result}
    old = task[5]
    config = {"index": old.get("i"), "code_hash": old.get("c"), "entity": old.get("e")}
    return {"version": VERSION, "input": task[:4], "config": config, "result": result}


def _sound(item: object) -> bool:
    """Say whether this is [name, kind, value] with a value of the kind."""
    if not isinstance(item, list) or len(item) != 3 or not isinstance(item[0], str) or item[1] not in KINDS:
        return False
    _, kind, value = item
    if kind == "ot":
        return isinstance(value, Value)
    if not isinstance(value, list):
        return False
    if kind == "an":
        return all(isinstance(part, str) and part and "-" not in part for part in value)
    whole = all(isinstance(part, int) and not isinstance(part, bool) for part in value)
    return whole and (kind == "sp" or all(part >= 0 for part in value))


def _task(records: Sequence[_Record], problems: Problems) -> Tuned:
    """Return the results of one task; its records must transform the same things in the same manner."""
    first = records[0]
    shape = _shape_of(records, problems)
    results = tuple(_result(record, shape, problems) for record in records)
    names = list(_configuration(first.entity, shape))
    knobs = {name: in_order(r.config[name] for r in results if name in r.config) for name in names}
    target, kernel, args, kwargs = first.task
    told = dict(first.about)
    provenance = _provenance(records, target, problems)
    told.pop(KEY, None)
    about = {"args": args, "kwargs": kwargs, "entities": shape} | told
    return Tuned(kernel, device_said(target)[0], knobs, results, "s", (), {"autotvm": about}, provenance)


def _provenance(records: Sequence[_Record], target: str, problems: Problems) -> Provenance:
    """Return where the times of a task come from: what its records state, else AutoTVM itself if it wrote them all.

    A record of TVM names its version. What another program wrote without a statement may be anything.
    """
    stated = {json.dumps(record.about[KEY]): record for record in records if KEY in record.about}
    stated_by = [read_provenance(problems, f"{record.path}.{KEY}", record.about[KEY]) for record in stated.values()]
    named = of_text(target, _device_of(target))
    if named is not None and not stated_by:
        return named
    plain = [record for record in records if KEY not in record.about]
    if plain:
        stated_by.append(of_device(target, "AutoTVM") if all("tvm_version" in record.about for record in plain) else UNKNOWN)
    return next((provenance for provenance in stated_by if not provenance.is_measured), stated_by[0])


def _device_of(target: str) -> str:
    """Return the device that a target names, the whole target where it names none.

    >>> _device_of("opencl -device=adreno-640 -model=predicted-by-mgpusim-0.1.0"), _device_of("opencl")
    ('adreno-640', 'opencl')
    """
    return next((word.partition("=")[2] for word in target.split() if word.startswith("-device=")), target)


def _shape_of(records: Sequence[_Record], problems: Problems) -> Transformations:
    def outline(entity: Iterable[Sequence[Any]]) -> list[tuple[str, str, int]]:
        return [(name, kind, len(value) if kind == "sp" else 1) for name, kind, value in entity]

    first = outline(records[0].entity)
    for record in records[1:]:
        if outline(record.entity) != first:
            what = ", ".join(f"{name} ({kind})" for name, kind, _ in outline(record.entity))
            problems.add(f"{record.path}.config.entity", f"has {what or 'nothing'}; other records of its task differ")
    shape: Transformations = []
    for position, (name, kind, parts) in enumerate(first):
        if kind != "sp":
            shape.append([name, kind, name])
            continue
        sizes = [r.entity[position][2] for r in records if len(r.entity) == len(first) and r.entity[position][1] == "sp"]
        rest = [all(i < len(size) and size[i] == -1 for size in sizes) for i in range(parts)]
        shape.append([name, kind, [-1 if rest[i] else f"{name}_{i}" for i in range(parts)]])
    return shape


def _configuration(entity: Iterable[Sequence[Any]], shape: Transformations) -> dict[str, Value]:
    config: dict[str, Value] = {}
    for (_, kind, value), (_, _, knobs) in zip(entity, shape, strict=False):
        if kind == "sp" and isinstance(knobs, list):
            config |= {knob: part for knob, part in zip(knobs, value, strict=False) if knob != -1}
        else:
            config[knobs if isinstance(knobs, str) else ""] = value if kind == "ot" else "-".join(map(str, value))
    return config


def _result(record: _Record, shape: Transformations, problems: Problems) -> TunedResult:
    return costs_of(record.result, _configuration(record.entity, shape), f"{record.path}.result", record.extra, problems)


def costs_of(
    result: Sequence[Any], config: dict[str, Value], path: str, extra: Mapping[str, Any], problems: Problems
) -> TunedResult:  # fmt: skip
    """Return what TVM says of a configuration: [costs in seconds, error number, all it took, timestamp]."""
    costs, error, total, stamp = result
    extra = dict(extra)
    if not isinstance(error, int) or isinstance(error, bool) or not 0 <= error <= max(FAILED):
        problems.add(path, f"got error number {show(error)}, expected 0 to 8")
        error = 8
    failure = FAILED.get(error, "")
    if failure and error != NUMBERS[failure]:
        extra["error_no"] = error
    spent = {"total": total} if number(problems, path, total) else {}
    for cost in () if failure else costs:
        number(problems, path, cost)
    if not failure and not costs:
        problems.add(path, "has no costs and no error")
    if isinstance(stamp, str):
        problems.add(path, f"got {show(stamp)}, expected the seconds since 1970")
    stamp = timestamp(problems, path, stamp)
    sound = not failure and all(isinstance(cost, (int, float)) for cost in costs) and costs
    if sound and max(costs) >= FAILED_S:
        return TunedResult(config, None, "unknown", (), spent, stamp, extra | {"error_no": 0})
    time = sum(costs) / len(costs) if sound else None  # TVM, too, compares means
    return TunedResult(config, time, failure, tuple(costs) if sound else (), spent, stamp, extra)


def log_to_text(tasks: Iterable[Tuned]) -> str:
    """Return the lines of a log: the inverse of `tasks_of_text`.

    What was no AutoTVM log before gets the target "opencl", its device as `-device`, its problem size as arguments, its knobs as
    options, and as index its position. TVM can compile none of it, but tools that read logs can.

    >>> tuned = Tuned("scale", "GPU", {"block": (32,)}, (TunedResult({"block": 32}, 500.0),), "us", (4096,))
    >>> print(log_to_text([tuned]), end="")
    {"input": ["opencl -device=GPU", "scale", [4096], {}], "config": {"index": 0, "code_hash": null, "entity": [["block", \
"ot", 32]]}, "result": [[0.0005], 0, 0, 0], "version": 0.2, "mgpusim_provenance": {"kind": "unknown"}}
    """
    return "".join(f"{json.dumps(record)}\n" for tuned in tasks for record in _records(with_unit(tuned, "s")))


def _records(tuned: Tuned) -> Iterable[dict[str, Any]]:
    about = dict(tuned.extra.get("autotvm") or {})
    shape = about.pop("entities", None) or [[name, "ot", name] for name in tuned.knobs]
    target = tuned.device if "args" in about else f"opencl -device={'-'.join(tuned.device.split()) or 'unknown'}"
    if tuned.provenance.kind == "predicted" and of_text(target) is None:
        target += f" -model=predicted-by-{'-'.join(tuned.provenance.by.split()) or 'mgpusim'}"
    from_tvm = "tvm_version" in about and tuned.provenance.is_measured  # its own records say enough
    size = tuned.problem_size
    given = list(size) if isinstance(size, tuple) else [size]
    task = [target, tuned.kernel, about.pop("args", given), about.pop("kwargs", {})]
    for index, result in enumerate(tuned.results):
        extra = {"index": index, "code_hash": None} | {k: v for k, v in result.extra.items() if k in ("index", "code_hash")}
        error = 0 if not result.failure else result.extra.get("error_no", NUMBERS[result.failure])
        runs = list(result.runs) or [result.time] if result.time is not None else [FAILED_S]
        total = result.costs.get("total", sum(result.costs.values()))
        yield (
            {
                "input": task,
                "config": extra | {"entity": [_transformation(item, result.config) for item in shape]},
                "result": [runs, error, total, as_seconds(result.timestamp) or 0],
                "version": VERSION,
            }
            | about
            | ({} if from_tvm else {KEY: msgspec.to_builtins(tuned.provenance)})
        )


def _transformation(item: list[Any], config: Mapping[str, Value]) -> list[Any]:
    name, kind, knobs = item
    if kind == "sp":
        return [name, kind, [-1 if knob == -1 else config[knob] for knob in knobs]]
    value = config[knobs]
    if kind == "ot":
        return [name, kind, value]
    parts = str(value).split("-") if value != "" else []
    if kind == "re" and not all(part.isdecimal() for part in parts):  # two transformations of one name
        raise InputError(f"{name}: got {value!r}, expected an order of axes, as in 0-2-1")
    return [name, kind, [int(part) for part in parts] if kind == "re" else parts]


def write_log(path: str | Path, tasks: Iterable[Tuned]) -> None:
    """Write a log of AutoTVM, in one step."""
    write_text(path, "AutoTVM log", log_to_text(tasks))


def _write(path: Path, tasks: Sequence[Tuned], space: Space | None, origin: Format) -> Notes:
    write_log(path, tasks)
    lacking = ("an AutoTVM log holds no values of knobs that were never measured: left out",)
    return () if all(_whole(tuned) for tuned in tasks) else lacking


def _whole(tuned: Tuned) -> bool:
    return all(set(values) <= {result.config.get(name) for result in tuned.results} for name, values in tuned.knobs.items())


add_format(
    Format(
        "autotvm", "logs of AutoTVM", "AutoTVM", ('"entity"', '"e": ['), ".log", read_results=lambda path, space: read_log(path),
        write_results=_write, several_tasks=True,
    )
)  # fmt: skip
