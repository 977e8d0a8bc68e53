"""Results of CLBlast's tuners (https://github.com/CNugteren/CLBlast), and the database that its scripts collect of them.

A tuner's file has texts about the device and the kernel, and results with milliseconds and parameters. The database has such
files as sections, with the names of the parameters apart, and each result as ["values, with commas", milliseconds].
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.tuned import Tuned, TunedResult, Value, by_kernel, decode_json, number, reading, take_provenance
from mgpusim.workload.checks import Problems, TableReader, show

SIZES = ("arg_m", "arg_n", "arg_k")


def clblast_from_dict(data: object) -> tuple[Tuned, ...]:
    """Return what the JSON document says, by kernel, precision and device.

    >>> section = {"kernel": "Xaxpy", "precision": "32", "arg_n": "4096", "clblast_device_name": "Mali-T628",
    ...            "parameter_names": ["VW", "WGS"], "results": [["4,64", 0.5], ["1,64", 2.0]]}
    >>> (found,) = clblast_from_dict({"sections": [section]})
    >>> found.kernel, found.device, found.knobs, found.results[0].time, found.problem_size
    ('Xaxpy, precision 32', 'Mali-T628', {'VW': (1, 4), 'WGS': (64,)}, 0.5, (4096,))
    """
    problems = Problems()
    whole = TableReader(data, "", problems, "the JSON object of CLBlast's results", lenient=True)
    tuned: list[Tuned] = []
    if "sections" in whole.data:
        for i, section in enumerate(whole.need_list("sections", "sections")):
            tuned += _section(TableReader(section, f"sections[{i}]", problems, "a table of results", lenient=True))
    else:
        tuned += _section(whole)
    problems.stop()
    return tuple(tuned)


def _section(table: TableReader) -> Iterator[Tuned]:
    import msgspec

    problems = table.problems
    names = table.take("parameter_names")
    entries = table.need_list("results", "results")
    kernel, precision = table.take("kernel"), str(table.take("precision", ""))
    results = [_result(entry, names, kernel, table.at(f"results[{i}]"), problems) for i, entry in enumerate(entries)]
    named = str(table.take("clblast_device_name") or table.take("device", ""))
    sizes = [str(table.take(key, "")) for key in SIZES]
    size = tuple(int(text) for text in sizes if text.isdecimal())
    device, provenance = take_provenance(table, named, "CLBlast")
    for tuned in by_kernel(results, device, "ms", provenance):
        name = f"{tuned.kernel}, precision {precision}" if precision else tuned.kernel
        yield msgspec.structs.replace(tuned, kernel=name, problem_size=size)


def _result(entry: Any, names: Any, kernel: Any, path: str, problems: Problems) -> tuple[str, TunedResult]:
    config: Any = None
    if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str) and isinstance(names, list):
        texts = entry[0].split(",")
        if len(texts) == len(names) and all(text.strip().isdecimal() for text in texts):
            config = dict(zip(map(str, names), map(int, texts), strict=True))
        time = entry[1]
    elif isinstance(entry, dict):
        config, time, kernel = entry.get("parameters"), entry.get("time"), entry.get("kernel", kernel)
    if not isinstance(config, dict) or not all(isinstance(value, Value) for value in config.values()):
        problems.add(path, f"got {show(entry)}, expected parameters and a time")
        return str(kernel), TunedResult({}, None, "unknown")
    config.pop("PRECISION", None)  # the file says it already
    return str(kernel), TunedResult(config, number(problems, f"{path}.time", time))


add_format(
    Format(
        "clblast", "results and the database of CLBlast", "CLBlast", ('"clblast_device_',),
        read_results=reading("CLBlast results", lambda text: clblast_from_dict(decode_json(text))), several_tasks=True,
    )
)  # fmt: skip
