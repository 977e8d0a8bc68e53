"""Results of CLTune (https://github.com/CNugteren/CLTune), as its `PrintJSON` writes them.

A document has descriptions, the device, and results: the kernel, milliseconds, and the parameters, which are whole numbers. What
did not run has the largest number of C in place of a time.
"""

from __future__ import annotations

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.tuned import Tuned, TunedResult, by_kernel, decode_json, number, reading, take_config, take_provenance
from mgpusim.workload.checks import Problems, TableReader

NO_TIME_MS = 1e30
"""Milliseconds from which on there is no time."""


def cltune_from_dict(data: object) -> tuple[Tuned, ...]:
    """Return what the JSON document of CLTune says, by kernel.

    >>> entries = [{"kernel": "gemm", "time": 0.5, "parameters": {"MWG": 64}},
    ...            {"kernel": "gemm", "time": 3.4e38, "parameters": {"MWG": 32}}]
    >>> (found,) = cltune_from_dict({"device": "a GPU", "results": entries})
    >>> [(result.config, result.time, result.failure) for result in found.results]
    [({'MWG': 64}, 0.5, ''), ({'MWG': 32}, None, 'unknown')]
    """
    problems = Problems()
    table = TableReader(data, "", problems, "the JSON object of CLTune's results", lenient=True)
    entries = table.need_list("results", "results")
    results = [_result(entry, f"results[{i}]", problems) for i, entry in enumerate(entries)]
    device, provenance = take_provenance(table, str(table.take("device", "")), "CLTune")
    problems.stop()
    return by_kernel(results, device, "ms", provenance)


def _result(entry: object, path: str, problems: Problems) -> tuple[str, TunedResult]:
    table = TableReader(entry, path, problems, "a table of parameters and a time", lenient=True)
    config = take_config(table, "parameters")
    time = number(problems, f"{path}.time", table.need("time", "milliseconds", 0.0))
    ran = time is not None and time < NO_TIME_MS
    return str(table.take("kernel", "")), TunedResult(config, time if ran else None, "" if ran else "unknown")


add_format(
    Format(
        "cltune", "results of CLTune", "CLTune", ('"parameters": {',),
        read_results=reading("CLTune results", lambda text: cltune_from_dict(decode_json(text))), several_tasks=True,
    )
)  # fmt: skip
