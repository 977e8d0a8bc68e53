"""The table "Sort by node name !" of MNN's `timeProfile.out` (MNN, tools/cpp/Profiler.cpp): nodes in the order of their names."""

from __future__ import annotations

import re

from mgpusim.errors import InputError
from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import kind_of_label
from mgpusim.nn.profiled.numbers import decimal_comma, positive
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow

_END = re.compile(r"^\s*(Print <=|Sort by time|total time)")
_TIME = "Avg(ms)"
_KINDS = {"Pooling": "pool", "ConvolutionDepthwise": "depthwise", "Convolution": "grouped"}


def _heading(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"\t| {2,}", line.strip()) if cell.strip()]


def _matches(text: str) -> bool:
    return any("Node Name" in line and "Op Type" in line for line in text.splitlines())


@profile_format("mnn", "the nodes that MNN's timeProfile.out lists", _matches)
def of_mnn(text: str, name: str) -> Profile:
    """Return the profile of MNN's table of nodes."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if "Node Name" in line and "Op Type" in line)
    heads = _heading(lines[start])
    if _TIME not in heads:
        raise InputError(f"profile {name}, line {start + 1}: got {', '.join(heads)}, expected a column {_TIME}")
    at, whole = heads.index(_TIME), False
    rows: list[MeasuredOperator] = []
    unread: list[UnreadRow] = []
    table = [(n, _heading(line)) for n, line in enumerate(lines[start + 1 :], start=start + 2)]
    comma = decimal_comma(cells[at] for _, cells in table if len(cells) > at)
    for number, cells in table:
        where = f"line {number}"
        if _END.match(lines[number - 1]):
            whole = True
            break
        if not cells:
            continue
        says = " ".join(cells[:2])
        us = positive(cells[at], comma) if len(cells) > at else None
        if us is None:
            reason = f"takes {cells[at]} ms" if len(cells) > at else f"has {len(cells)} cells, the heading {len(heads)}"
            unread.append(UnreadRow(where, "", says, 0.0, reason, "the file is cut off, or the time too short to be measured"))
            continue
        kind = _KINDS.get(cells[1]) or kind_of_label(cells[1])
        rows.append(MeasuredOperator(where, "", us * 1e3, kind, says, names=(cells[0],)))
    if not whole:
        unread.append(UnreadRow("end", "", "", 0.0, "the table has no end", "the file is cut off; run timeProfile.out again"))
    notes = ("MNN's tool times operators on the host: on a GPU it says less than events (MNN's documentation of it).",)
    return Profile(name, "mnn", tuple(rows), unread=tuple(unread), notes=notes, ordered=False, unit="ms")
