"""Logs of TVM's auto-scheduler (Ansor): one JSON record per line with task, transformations and costs in seconds.

A transformation is a list: a word, the stage, and what is done to it. What a search varies of them becomes knobs: `SP3_2` is the
part of place 2 of the split that is transformation 3. Records of other transformations are another task.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.formats.autotvm import costs_of
from mgpusim.interop.tuned import Tuned, TunedResult, Value, by_line, reading
from mgpusim.workload.checks import Problems


def ansor_of_text(text: str) -> tuple[Tuned, ...]:
    """Return the results of each task and sketch of a log.

    >>> line = '''{"i": [["[\\\\"matmul\\\\", 64]", "opencl -device=mali", [], "llvm", 0], [[], [["SP", 2, 0, 64, [8, 4], 1],
    ...     ["AN", 2, 3, 2]]]], "r": [[0.001, 0.003], 0, 1.5, 1600000000], "v": "v0.6"}'''.replace("\\n", " ")
    >>> (found,) = ansor_of_text(line)
    >>> found.kernel, found.results[0].config, found.results[0].time
    ('matmul 64', {'SP0_0': 8, 'SP0_1': 4, 'sketch': 'SP-AN'}, 0.002)
    """
    return by_line(text, _record, "a record of TVM's auto-scheduler", "Ansor")


def _record(data: Any, path: str, problems: Problems) -> tuple[str, str, TunedResult]:
    (workload, target, *_), (_, steps) = data["i"]
    costs, error, total, stamp = data["r"]
    config: dict[str, Value] = {}
    for place, step in enumerate(steps):
        config |= dict(_knobs(place, step))
    config["sketch"] = "-".join(str(step[0]) for step in steps)
    return str(target), _name(workload), costs_of([costs, error, total, stamp], config, f"{path}.r", {}, problems)


def _knobs(place: int, step: list[Any]) -> Iterator[tuple[str, Value]]:
    """Yield what a search varies of a transformation: parts of a split, and the places at which others are computed.

    >>> list(_knobs(4, ["CA", 1, 3, 5])), list(_knobs(0, ["PR", 1, 0, "auto_unroll_max_step$16"]))
    ([('CA4', 5)], [('PR0', 'auto_unroll_max_step$16')])
    """
    word = str(step[0])
    if word == "SP":
        for i, length in enumerate(step[4]):
            yield f"SP{place}_{i}", int(length)
    elif word == "CA":
        yield f"CA{place}", int(step[3])
    elif word == "PR":
        yield f"PR{place}", str(step[3])


def _name(workload: str) -> str:
    """Return a workload's key as a name: function or hash, and its sizes.

    >>> _name('["matmul", 64, [1, 2]]'), _name("matmul")
    ('matmul 64 [1, 2]', 'matmul')
    """
    try:
        parts = json.loads(workload)
    except ValueError:
        return workload
    return " ".join(map(str, parts)) if isinstance(parts, list) else workload


add_format(
    Format(
        "ansor", "logs of TVM's auto-scheduler", "TVM", ('"v": "v0',), read_results=reading("Ansor log", ansor_of_text),
        several_tasks=True,
    )
)  # fmt: skip
