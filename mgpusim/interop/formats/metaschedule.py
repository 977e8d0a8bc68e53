"""Records of TVM's MetaSchedule: the lines of `database_tuning_record.json`, each a workload's number and its record.

A record is [trace, seconds, target, arguments], a trace [instructions, decisions]. Decisions are what a search varies. They
become knobs named after the instruction and its place: `SamplePerfectTile12_0` is the first part of a tile.
"""

from __future__ import annotations

from typing import Any

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.tuned import Tuned, TunedResult, Value, by_line, reading
from mgpusim.workload.checks import Problems

FAILED_S = 1e9
"""Seconds from which on there is no time: MetaSchedule writes 1e10 for what failed."""


def metaschedule_of_text(text: str) -> tuple[Tuned, ...]:
    """Return the results of each workload and sketch.

    >>> line = ('[3, [[[["GetSBlock", [], ["C"], ["b0"]], ["SamplePerfectTile", ["l1"], [2, 16], ["l2", "l3"]]], '
    ...         '[[1, [8, 4]]]], [0.002, 0.004], {"kind": "opencl"}, [["TENSOR", "float32", [32]]]]]')
    >>> (found,) = metaschedule_of_text(line)
    >>> found.kernel, found.results[0].config, found.results[0].time, found.results[0].runs
    ('workload 3', {'SamplePerfectTile1_0': 8, 'SamplePerfectTile1_1': 4}, 0.003, (0.002, 0.004))
    """
    return by_line(text, _record, "a workload's number and a record of MetaSchedule", "MetaSchedule")


def _record(data: Any, path: str, problems: Problems) -> tuple[str, str, TunedResult]:
    workload, (trace, seconds, target, _) = data
    instructions, decisions = trace
    config: dict[str, Value] = {}
    for place, decision in decisions:
        name = f"{instructions[place][0]}{place}"
        parts = decision if isinstance(decision, list) else [decision]
        for i, value in enumerate(parts):
            if not isinstance(value, Value):
                raise ValueError(value)
            config[f"{name}_{i}" if isinstance(decision, list) else name] = value
    runs = tuple(float(number) for number in seconds or ())
    ran = bool(runs) and min(runs) >= 0 and max(runs) < FAILED_S
    time = sum(runs) / len(runs) if ran else None
    device = target.get("device") or target.get("kind") if isinstance(target, dict) else target
    return (
        str(device or ""),
        f"workload {int(workload)}",
        TunedResult(config, time, "" if ran else "unknown", runs if ran else ()),
    )


add_format(
    Format(
        "metaschedule", "records of TVM's MetaSchedule", "TVM", ('[["Get', '[["Sample', '[["EnterPostproc"'),
        read_results=reading("MetaSchedule records", metaschedule_of_text), several_tasks=True,
    )
)  # fmt: skip
