"""Cache files of Kernel Tuner (https://github.com/KernelTuner/kernel_tuner): what its `cache=` keeps and simulation mode replays.

Read are files with a `schema_version` 1.x and those without, closed or as an interrupted run left them. Failures are read in any
of the three manners there were: an `__error__`, the name of the failure in place of the time, a time of 1e20. Release 1.5.0
writes no version and takes no notice of it; we write one where the file has all that its schema asks for.

Where times come from stands under `mgpusim_provenance`, and in the name of the device if they are predicted. Kernel Tuner refuses
to add measurements of another device, and leaves keys alone that it does not know.

Times are in milliseconds. `time` is the mean of `times` where Kernel Tuner measured, whatever its objective was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.interop.format import Format, Notes, add_format
from mgpusim.interop.tuned import (
    Tuned,
    TunedResult,
    Value,
    as_date,
    decode_json,
    distinct,
    failure_word,
    in_order,
    key_of,
    number,
    read_with,
    take_costs,
    take_provenance,
    take_runs,
    timestamp,
    with_unit,
    write_text,
)  # fmt: skip
from mgpusim.workload.checks import Problems, TableReader, show
from mgpusim.workload.provenance import KEY, mark_device

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

FAILED = {
    "InvalidConfig": "invalid",
    "CompilationFailedConfig": "compile",
    "RuntimeFailedConfig": "runtime",
    "ErrorConfig": "unknown",
}
WORDS = {"invalid": "InvalidConfig", "compile": "CompilationFailedConfig"}
"""Of the other failures Kernel Tuner knows only that something went wrong while running; `mgpusim_failure` says what."""

COSTS = {
    "compile_time": "compilation",
    "verification_time": "verification",
    "benchmark_time": "benchmark",
    "strategy_time": "search",
    "framework_time": "framework",
}
NO_TIME_MS = 1e20  # what releases before 2022 wrote for a configuration that failed (issue 140 of its repository)
FORBIDDEN = ("time", "grid_size_x", "grid_size_y", "grid_size_z")  # names Kernel Tuner refuses for a parameter
HEADER = (KEY, "device_name", "kernel_name", "problem_size", "tune_params_keys", "tune_params", "cache")


def read_cache(path: str | Path) -> Tuned:
    """Read a cache file of Kernel Tuner, gzipped or not."""
    return read_with(path, "Kernel Tuner cache", lambda text: cache_from_dict(_decode(text.strip())))


def _decode(text: str) -> Any:
    """Decode JSON whose last two brackets may be missing, as an interrupted run leaves a cache."""
    try:
        return decode_json(text)
    except InputError as error:
        try:
            return decode_json(text.rstrip(",") + "}}")
        except InputError:
            raise error from None


def cache_from_dict(data: object) -> Tuned:
    """Return what the JSON document of a cache says.

    >>> tuned = cache_from_dict({"device_name": "GPU", "kernel_name": "scale", "problem_size": 4096,
    ...     "tune_params_keys": ["block"], "tune_params": {"block": [32, 64]},
    ...     "cache": {"32": {"block": 32, "time": 0.5}, "64": {"block": 64, "time": "RuntimeFailedConfig"}}})
    >>> [(r.config, r.time, r.failure) for r in tuned.results]
    [({'block': 32}, 0.5, ''), ({'block': 64}, None, 'runtime')]
    """
    problems = Problems()
    table = TableReader(data, "", problems, "the JSON object of a Kernel Tuner cache", lenient=True)
    version = table.take("schema_version", "1.0.0")
    if table.ok and (not isinstance(version, str) or version.split(".")[0] != "1"):
        problems.add("schema_version", f"got {show(version)}, expected 1.x or none; this file is of another Kernel Tuner")
    problems.stop()
    device, kernel = table.text("device_name", "the name of the device"), table.text("kernel_name", "the kernel's name")
    size = _problem_size(table, problems)
    entries = table.plain("cache", dict, "a table of results by configuration", {}, "the results by configuration")
    names, listed = _parameters(table, problems)
    device, provenance = take_provenance(table, device, "Kernel Tuner")
    extra = {name: value for name, value in table.close().items() if (name, value) != ("objective", "time")}
    problems.stop()  # without the parameters every entry would be a problem
    results = tuple(_read_entry(key, entry, names, listed, problems) for key, entry in entries.items())
    problems.stop()
    knobs = {name: _values(listed.get(name, ()), name, results) for name in names}
    return Tuned(kernel, device, knobs, results, "ms", size, extra, provenance)


def _problem_size(table: TableReader, problems: Problems) -> tuple[int, ...] | int | str:
    size = table.take("problem_size", [])
    whole = isinstance(size, int) and not isinstance(size, bool)
    if isinstance(size, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in size):
        return tuple(size)
    if whole or isinstance(size, str):  # "callable": computed by the tuning script
        return size  # type: ignore[no-any-return]
    problems.add("problem_size", f"got {show(size)}, expected integers")
    return ()


def _parameters(table: TableReader, problems: Problems) -> tuple[list[str], dict[str, tuple[Value, ...]]]:
    """Return the names of the parameters in the order of the keys, and the values they could take (old files: none)."""
    values = table.take("tune_params")
    names = table.take("tune_params_keys", list(values) if isinstance(values, dict) else None)
    if names is None and table.ok:
        problems.add("tune_params_keys", "missing, expected the names of the parameters")
        return [], {}
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names) or len(set(names)) != len(names):
        problems.add("tune_params_keys", f"got {show(names)}, expected distinct names")
        return [], {}
    if values is None:
        return names, {}
    if not isinstance(values, dict):
        problems.add("tune_params", f"got {show(values)}, expected a table of the values of each parameter")
        return names, {}
    listed = {}
    for name in names:
        choices = values.get(name)
        if not isinstance(choices, list) or not all(isinstance(value, Value) for value in choices):
            got = f"got {show(choices)}" if name in values else "missing"
            problems.add(f"tune_params.{name}", f"{got}, expected a list of numbers, texts or booleans")
        else:
            listed[name] = tuple(choices)
    for name in values:
        if name not in names:
            problems.add(f"tune_params.{name}", f"not in tune_params_keys {show(names)}")
    return names, listed


def _values(listed: tuple[Value, ...], name: str, results: tuple[TunedResult, ...]) -> tuple[Value, ...]:
    """Return the values a parameter could take: those listed, then those met that are not (the list may have been cut since)."""
    met = in_order(result.config[name] for result in results)
    known = {(type(value) is bool, value) for value in listed}
    return (*listed, *(value for value in met if (type(value) is bool, value) not in known))


def _read_entry(
    key: str, data: object, names: list[str], listed: Mapping[str, tuple[Value, ...]], problems: Problems
) -> TunedResult:
    path = f"cache['{key}']"
    table = TableReader(data, path, problems, "a table of a configuration and its time", lenient=True)
    config = _config(key, table, names, listed)
    error = next((v for v in (data.values() if isinstance(data, dict) else ()) if isinstance(v, str) and v in FAILED), None)
    said = table.take("mgpusim_failure")
    failure = failure_word(problems, f"{path}.mgpusim_failure", said) if said is not None else FAILED[error] if error else ""
    table.take("__error__")
    time = table.take("time") if failure else table.need("time", "a time in milliseconds, or __error__")
    if not failure and "time" in table.data:
        if isinstance(time, (int, float)) and not isinstance(time, bool) and not time < NO_TIME_MS:
            failure = "unknown"  # infinite or no number too
        else:
            time = number(problems, f"{path}.time", time)
    runs, costs = take_runs(table, "times", bool(failure)), take_costs(table, COSTS)
    stamp = timestamp(problems, f"{path}.timestamp", table.take("timestamp"))
    told = {name for name, value in table.data.items() if isinstance(value, str) and value in FAILED}  # in place of a metric
    extra = {name: value for name, value in table.data.items() if name not in table.known and name not in told}
    return TunedResult(config, None if failure else time, failure, runs, costs, stamp, extra)


def _config(key: str, table: TableReader, names: list[str], listed: Mapping[str, tuple[Value, ...]]) -> dict[str, Value]:
    """Return the configuration of an entry; one that does not repeat its values is read off its key."""
    parts = key.split(",")
    config: dict[str, Value] = {}
    for position, name in enumerate(names):
        text = parts[position] if len(parts) == len(names) else ""
        value = table.take(name)
        if value is None:
            value = next((known for known in listed.get(name, ()) if str(known) == text), None)
        if not isinstance(value, Value):
            table.problems.add(table.at(name), f"got {show(value)}, expected the value of parameter {name}")
            value = 0
        config[name] = value
    if table.ok and len(parts) == len(names) and key_of(config, names) != key:
        table.problems.add(table.path, f"its values are those of '{key_of(config, names)}'")
    return config


def cache_to_dict(tuned: Tuned) -> dict[str, Any]:
    """Return the JSON document of a cache that Kernel Tuner's simulation mode replays: the inverse of `cache_from_dict`.

    Raises
    ------
    InputError
        A knob has a name that Kernel Tuner keeps for itself, or two results are of one configuration.

    >>> tuned = Tuned("scale", "GPU", {"block": (32,)}, (TunedResult({"block": 32}, 500.0),), "us", (4096,))
    >>> cache_to_dict(tuned)["cache"]["32"]["time"]
    0.5
    """
    problems = Problems()
    for name in tuned.knobs:
        if name in FORBIDDEN or name in COSTS or name in ("times", "timestamp", "__error__"):
            problems.add(f"knob {name}", "Kernel Tuner has another use for this name; rename the knob")
    entries: dict[str, dict[str, Any]] = {}
    for result in with_unit(tuned, "ms").results:
        key = key_of(result.config, tuned.knobs)
        if key in entries:
            problems.add(f"configuration {key}", "has two results, a cache holds one; `distinct` keeps the fastest")
        entries[key] = _entry(result)
    problems.stop("Kernel Tuner cache")
    size = list(tuned.problem_size) if isinstance(tuned.problem_size, tuple) else tuned.problem_size
    head: dict[str, Any] = {
        "device_name": mark_device(tuned.device, tuned.provenance), "kernel_name": tuned.kernel, "problem_size": size,
        "tune_params_keys": list(tuned.knobs),
        "tune_params": {name: list(values) for name, values in tuned.knobs.items()}, "objective": "time",
        KEY: msgspec.to_builtins(tuned.provenance),
    }  # fmt: skip
    version = _version(size, entries)
    extra = {name: value for name, value in tuned.extra.items() if name not in HEADER}
    return ({"schema_version": version} if version else {}) | head | extra | {"cache": entries}


def _entry(result: TunedResult) -> dict[str, Any]:
    out: dict[str, Any] = dict(result.config)
    word = WORDS.get(result.failure, "RuntimeFailedConfig")
    out["time"] = word if result.time is None else result.time  # in place of the time: every release understands that
    if result.time is None and FAILED[word] != result.failure:
        out["mgpusim_failure"] = result.failure
    if result.runs:
        out["times"] = list(result.runs)
    costs = dict(result.costs)
    if "total" in costs:  # Kernel Tuner adds up its parts
        costs["benchmark"] = costs.pop("total") - sum(costs.get(part, 0) for part in ("compilation", "verification"))
    out |= {name: costs.get(cost, 0) for name, cost in COSTS.items()}
    stamp = as_date(result.timestamp)
    if stamp is not None:
        out["timestamp"] = stamp
    return out | {name: value for name, value in result.extra.items() if name not in out}


def _version(size: object, entries: Mapping[str, Mapping[str, Any]]) -> str | None:
    """Return the lowest version of the cache's schema that the entries fulfil, None if they have no dates, which all ask for."""
    if not all("timestamp" in entry for entry in entries.values()):
        return None
    plain = isinstance(size, list) and all(part.isdigit() for key in entries for part in key.split(","))
    return "1.0.0" if plain else "1.1.0"


def write_cache(path: str | Path, tuned: Tuned) -> None:
    """Write a cache file, in one step; Kernel Tuner can replay it and go on from it."""
    write_text(path, "Kernel Tuner cache", encode_cache(cache_to_dict(tuned)))


def encode_cache(document: Mapping[str, Any]) -> str:
    """Return the text of a cache with one configuration per line and the end by which Kernel Tuner knows that it is closed.

    >>> print(encode_cache({"kernel_name": "f", "cache": {"1": {"time": 0.5}}}), end="")
    {"kernel_name": "f",
    "cache": {
    "1": {"time": 0.5}}
    }
    """

    def text(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    head = [f"{text(key)}: {text(value)}" for key, value in document.items() if key != "cache"]
    lines = [f"{text(key)}: {text(entry)}" for key, entry in document["cache"].items()]
    return "{" + ",\n".join([*head, '"cache": {\n' + ",\n".join(lines)]) + "}\n}\n"


def _write(path: Path, tasks: Sequence[Tuned], space: Space | None, origin: Format) -> Notes:
    tuned, repeated = distinct(*tasks)
    write_cache(path, tuned)
    return (f"{repeated} repeated results left out, the fastest kept",) if repeated else ()


add_format(
    Format(
        "kernel-tuner", "cache files of Kernel Tuner; its simulation mode replays ours", "Kernel Tuner",
        ('"tune_params_keys"', '"tune_params"'), read_results=lambda path, space: (read_cache(path),), write_results=_write,
    )
)  # fmt: skip
