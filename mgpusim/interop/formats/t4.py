"""T4 result files: the JSON in which tuners share what they measured (schema 1.0.0, doi 10.1145/3629527.3651429).

T4 has configurations, times, failures and measurements. It has no place for kernel, device, problem size, the values the knobs
could take and whether times are measured. We keep them in its `metadata`, where readers that do not know them leave them alone.
Its schema names no unit: that of the measurement counts, else the `timeunit` of the metadata, else milliseconds, as Kernel
Tuner means.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.interop.format import Format, Notes, add_format
from mgpusim.interop.tuned import (
    UNITS,
    Tuned,
    TunedResult,
    Value,
    as_date,
    decode_json,
    failure_word,
    in_order,
    number,
    read_with,
    take_config,
    take_costs,
    take_provenance,
    take_runs,
    timestamp,
    write_text,
)  # fmt: skip
from mgpusim.workload.checks import Problems, TableReader, show, unknown
from mgpusim.workload.provenance import KEY, mark_device

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

VERSION = "1.0.0"
FAILED = {
    "correct": "", "constraints": "invalid", "compile": "compile", "runtime": "runtime", "correctness": "wrong",
    "timeout": "timeout",
}  # fmt: skip
WORDS = {failure: word for word, failure in FAILED.items()} | {"unknown": "runtime"}
LONG = {"seconds": "s", "milliseconds": "ms", "microseconds": "us", "nanoseconds": "ns"}
MISSPELLED = {"miliseconds": "ms"}
"""As published files have it: all 17 of the public benchmark hub that could be read in November 2026."""
COSTS = {
    "compilation_time": "compilation", "validation": "verification", "benchmark": "benchmark", "search_algorithm": "search",
    "framework": "framework", "total": "total", "compilation": "compilation",
}  # fmt: skip
"""`compilation_time` is the schema's name, `compilation` what Kernel Tuner writes."""
OURS = ("time", "__error__", "mgpusim_failure")  # measurements that are told otherwise


def read_t4(path: str | Path) -> Tuned:
    """Read a T4 result file, gzipped or not."""
    return read_with(path, "T4 results", lambda text: t4_from_dict(decode_json(text)))


def t4_from_dict(data: object) -> Tuned:
    """Return what the JSON document of a T4 file says.

    >>> tuned = t4_from_dict({"schema_version": "1.0.0", "results": [
    ...     {"configuration": {"block": 64}, "times": {"runtimes": [0.4, 0.6]}, "invalidity": "correct", "correctness": 1},
    ...     {"configuration": {"block": 32}, "times": {}, "invalidity": "compile", "correctness": 1}]})
    >>> tuned.knobs, [(r.time, r.failure) for r in tuned.results]
    ({'block': (32, 64)}, [(0.5, ''), (None, 'compile')])
    """
    problems = Problems()
    table = TableReader(data, "", problems, "the JSON object of a T4 file", lenient=True)
    version = table.take("schema_version", VERSION)
    if table.ok and (not isinstance(version, str) or version.split(".")[0] != "1"):
        problems.add("schema_version", f"got {show(version)}, expected 1.x; a newer mgpusim may read it")
    problems.stop()
    entries = table.need_list("results", "results")
    meta = table.take("metadata") or {}
    if not isinstance(meta, dict):
        problems.add("metadata", f"got {show(meta)}, expected a table")
        meta = {}
    extra = table.close()
    problems.stop()
    unit = _unit(meta, entries, problems)
    results = tuple(_read_result(entry, f"results[{i}]", problems) for i, entry in enumerate(entries))
    if meta.get("autotuner") == "KTT":
        results = tuple(
            msgspec.structs.replace(tuned, config={k: _plain(v) for k, v in tuned.config.items()}) for tuned in results
        )
    first = list(results[0].config) if results else []
    for i, result in enumerate(results):
        if set(result.config) != set(first):
            problems.add(f"results[{i}].configuration", f"has {show(list(result.config))}, the first one {show(first)}")
    problems.stop()
    return _with_metadata(meta, first, results, unit, extra, problems)


def _with_metadata(
    meta: Mapping[str, Any], first: list[str], results: tuple[TunedResult, ...], unit: str, extra: dict[str, Any],
    problems: Problems,
) -> Tuned:  # fmt: skip
    """Take what `t4_to_dict` keeps in the metadata from there; other metadata stays in `extra`."""
    kept = dict(meta)
    kept.pop("timeunit", None)
    named = kept.pop("tune_params", None)
    fits = isinstance(named, dict) and (not first or set(named) == set(first))
    names = list(named) if isinstance(named, dict) and fits else first
    knobs = {}
    for name in names:
        met = in_order(r.config[name] for r in results) if name in first else ()
        listed = named.get(name) if isinstance(named, dict) else None
        knobs[name] = tuple(listed) if isinstance(listed, list) and all(value in listed for value in met) else met
    size = kept.pop("problem_size", ())
    size = tuple(size) if isinstance(size, list) else size
    kernel, named_device = kept.pop("kernel_name", ""), str(kept.pop("device_name", kept.get("device", "")))
    ordered = tuple(msgspec.structs.replace(r, config={name: r.config[name] for name in names}) for r in results)
    told = TableReader(kept | ({"metadata": extra} if extra else {}), "metadata", problems, lenient=True)
    device, provenance = take_provenance(told, named_device, str(kept.get("autotuner", "a tuner (T4)")))
    kept.pop(KEY, None)
    problems.stop()
    return Tuned(str(kernel), device, knobs, ordered, unit, size, extra | ({"metadata": kept} if kept else {}), provenance)


def _unit(meta: Mapping[str, Any], entries: list[Any], problems: Problems) -> str:
    given = meta.get("timeunit")
    if given is not None:
        unit = (LONG | MISSPELLED).get(given, given) if isinstance(given, str) else ""
        if unit in UNITS:
            return unit
        problems.add("metadata.timeunit", unknown("unit", given, LONG))
    units = {str(m["unit"]) for entry in entries for m in _measurements(entry) if m.get("name") == "time" and m.get("unit")}
    if len(units) > 1 or not units <= set(UNITS):
        problems.add("results", f"times have the units {show(sorted(units))}, expected one of {', '.join(UNITS)}")
        return "ms"
    return next(iter(units), "ms")


def _measurements(entry: object) -> list[dict[str, Any]]:
    measurements = entry.get("measurements") if isinstance(entry, dict) else None
    return [m for m in measurements if isinstance(m, dict)] if isinstance(measurements, list) else []


def _read_result(entry: object, path: str, problems: Problems) -> TunedResult:
    table = TableReader(entry, path, problems, "a table of a configuration and its times", lenient=True)
    config = take_config(table, "configuration")
    word = table.word("invalidity", "invalidity", FAILED, "correct", f"one of {', '.join(FAILED)}")
    right = table.take("correctness", 1)
    failure = FAILED[word] or ("wrong" if right == 0 and right is not False else "")
    said = next((m.get("value") for m in _measurements(entry) if m.get("name") == "mgpusim_failure"), None)
    if said is not None:
        failure = failure_word(problems, f"{path}.measurements", said)
    times = TableReader(table.need("times", "a table with runtimes", {}), f"{path}.times", problems, lenient=True)
    runs, costs = take_runs(times, "runtimes", bool(failure)), take_costs(times, COSTS)
    time = None if failure else _time(table, _measurements(entry), runs, problems)
    for told in ("objectives", "measurements"):
        table.take(told)
    extra, also = table.close(), [m for m in _measurements(entry) if m.get("name") not in OURS]
    stamp = timestamp(problems, f"{path}.timestamp", extra.pop("timestamp", None))
    notes = {str(m["name"]): m.get("value") for m in also if "name" in m}
    return TunedResult(config, time, failure, runs, costs, stamp, extra | notes)


def _plain(value: Value) -> Value:
    """Return the number that a text spells, as KTT writes all values of parameters; what spells none stays.

    >>> _plain("32"), _plain("0.5"), _plain("row"), _plain(8)
    (32, 0.5, 'row', 8)
    """
    if not isinstance(value, str) or not re.fullmatch(r"-?\d{1,18}(\.\d{1,18})?", value, re.ASCII):
        return value
    return float(value) if "." in value else int(value)


def _time(table: TableReader, measured: list[dict[str, Any]], runs: Sequence[float], problems: Problems) -> float | None:
    """Return the measurement called time, else the mean of the runs."""
    value = next((m.get("value") for m in measured if m.get("name") == "time"), None)
    if value is not None:
        return number(problems, f"{table.path}.measurements", value)
    if runs:
        return float(sum(runs) / len(runs))
    problems.add(table.path, "has neither a measurement called time nor runtimes")
    return None


def t4_to_dict(tuned: Tuned) -> dict[str, Any]:
    """Return the JSON document of a T4 file: the inverse of `t4_from_dict`.

    >>> tuned = Tuned("scale", "GPU", {"block": (32,)}, (TunedResult({"block": 32}, None, "wrong"),), "us")
    >>> t4_to_dict(tuned)["results"][0]["invalidity"], t4_to_dict(tuned)["metadata"]["timeunit"]
    ('correctness', 'microseconds')
    """
    size = list(tuned.problem_size) if isinstance(tuned.problem_size, tuple) else tuned.problem_size
    device = mark_device(tuned.device, tuned.provenance)
    known: dict[str, Any] = {"kernel_name": tuned.kernel, "device_name": device, "problem_size": size}
    unit = next(name for name, short in LONG.items() if short == tuned.unit)
    meta = {"timeunit": unit} | {name: value for name, value in known.items() if value not in ("", [])}
    meta |= {
        "tune_params": {name: list(values) for name, values in tuned.knobs.items()},
        KEY: msgspec.to_builtins(tuned.provenance),
    }
    extra = {name: value for name, value in tuned.extra.items() if name not in ("metadata", "results", "schema_version")}
    return {
        "results": [_result(result, tuned.unit) for result in tuned.results],
        "schema_version": VERSION,
        "metadata": meta | tuned.extra.get("metadata", {}),
    } | extra


def _result(result: TunedResult, unit: str) -> dict[str, Any]:
    names = {cost: name for name, cost in reversed(COSTS.items())}
    word = WORDS[result.failure]
    measured: list[dict[str, Any]] = []
    if result.time is not None:
        measured.append({"name": "time", "value": result.time, "unit": unit})
    elif FAILED[word] != result.failure:
        measured.append({"name": "mgpusim_failure", "value": result.failure, "unit": ""})
    plain = {k: v for k, v in result.extra.items() if isinstance(v, (int, float, str, list)) and not isinstance(v, bool)}
    measured += [{"name": name, "value": value, "unit": ""} for name, value in plain.items()]
    out: dict[str, Any] = {"timestamp": as_date(result.timestamp)} if result.timestamp is not None else {}
    out |= {
        "configuration": result.config,
        "times": {names[cost]: spent for cost, spent in result.costs.items()} | {"runtimes": list(result.runs)},
        "invalidity": word,
        "correctness": 0 if result.failure == "wrong" else 1,
        "measurements": measured,
        "objectives": ["time"],
    }
    return out | {name: value for name, value in result.extra.items() if name not in plain and name not in out}


def write_t4(path: str | Path, tuned: Tuned) -> None:
    """Write a T4 file, in one step, one result per line."""
    document = t4_to_dict(tuned)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in document.pop("results"))
    rest = json.dumps(document, ensure_ascii=False)[1:]
    write_text(path, "T4 results", f'{{"results": [\n{lines}\n],\n{rest}\n')


def _write(path: Path, tasks: Sequence[Tuned], space: Space | None, origin: Format) -> Notes:
    (tuned,) = tasks
    write_t4(path, tuned)
    return ()


add_format(
    Format(
        "t4", "T4 result files", "a tuner (T4)", ('"invalidity"',),
        read_results=lambda path, space: (read_t4(path),), write_results=_write,
    )
)  # fmt: skip
