"""Results of KTT, the Kernel Tuning Toolkit (https://github.com/HiPerCoRe/KTT), as it saves them in JSON.

The keys are those of its Source/Output/JsonConverters.cpp. A result's time is `TotalDuration`, that of all its launches and what
the host code adds, in the unit that the metadata name.
"""

from __future__ import annotations

from typing import Any

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.tuned import Tuned, TunedResult, Value, by_kernel, decode_json, number, reading, take_provenance
from mgpusim.workload.checks import Problems, TableReader, show

FAILED = {
    "Ok": "", "ComputationFailed": "runtime", "ValidationFailed": "wrong", "CompilationFailed": "compile",
    "DeviceLimitsExceeded": "invalid",
}  # fmt: skip
TIME_UNITS = {"Nanoseconds": "ns", "Microseconds": "us", "Milliseconds": "ms", "Seconds": "s"}


def ktt_from_dict(data: object) -> tuple[Tuned, ...]:
    """Return what the JSON document of KTT says, by kernel.

    >>> result = {"KernelName": "scale", "Status": "Ok", "TotalDuration": 12.5,
    ...        "Configuration": [{"Name": "WG", "IsDouble": False, "Value": 64}]}
    >>> (tuned,) = ktt_from_dict({"Metadata": {"Device": "a GPU", "TimeUnit": "Microseconds"}, "Results": [result]})
    >>> tuned.kernel, tuned.knobs, tuned.time_ns(tuned.results[0])
    ('scale', {'WG': (64,)}, 12500.0)
    """
    problems = Problems()
    table = TableReader(data, "", problems, "the JSON object of KTT's results", lenient=True)
    meta = TableReader(table.need("Metadata", "a table with Device and TimeUnit", {}), "Metadata", problems, lenient=True)
    device = meta.take("Device", "")
    unit = meta.word("TimeUnit", "unit", TIME_UNITS, "Nanoseconds", f"one of {', '.join(TIME_UNITS)}")
    entries = table.need_list("Results", "results")
    results = [_result(entry, f"Results[{i}]", problems) for i, entry in enumerate(entries)]
    own, provenance = take_provenance(table, str(device), "KTT")
    problems.stop()
    return by_kernel(results, own, TIME_UNITS[unit], provenance)


def _result(entry: object, path: str, problems: Problems) -> tuple[str, TunedResult]:
    table = TableReader(entry, path, problems, "a table of a configuration and its duration", lenient=True)
    failure = FAILED[table.word("Status", "status", FAILED, "Ok")]
    spent = None if failure else table.need("TotalDuration", "a time", 0.0)
    time = None if spent is None else number(problems, f"{path}.TotalDuration", spent)
    return str(table.take("KernelName", "")), TunedResult(_config(table, problems), time, failure)


def _config(table: TableReader, problems: Problems) -> dict[str, Value]:
    pairs: Any = table.need("Configuration", "a list of names with values", [])
    config: dict[str, Value] = {}
    for i, pair in enumerate(pairs if isinstance(pairs, list) else [pairs]):
        name, value = (pair.get("Name"), pair.get("Value")) if isinstance(pair, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(value, Value):
            problems.add(f"{table.path}.Configuration[{i}]", f"got {show(pair)}, expected a table with Name and Value")
        else:
            config[name] = value
    return config


add_format(
    Format(
        "ktt", "results of KTT", "KTT", ('"KttVersion"',), several_tasks=True,
        read_results=reading("KTT results", lambda text: ktt_from_dict(decode_json(text))),
    )
)  # fmt: skip
