"""Lists of kernels and their times, as a program with CL_QUEUE_PROFILING_ENABLE writes them: a launch a line, in order.

Columns kernel (or name) and us, ms, ns or s, with a heading. Without one: a name and microseconds, separated by a comma, a
semicolon, a tab or blanks; a unit may stand behind the number.
"""

from __future__ import annotations

import re

from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import fused_of, kind_of_label
from mgpusim.nn.profiled.numbers import UNITS_US, decimal_comma, heading_of, positive
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow

_LINE = re.compile(
    r"^\s*\"?(?P<name>[A-Za-z_][^,;\t\"]*?)\"?\s*(?:[,;:\t]|\s)\s*(?P<time>[\d.,]+(?:e-?\d+)?)\s*(?P<unit>ns|us|ms|s)?\s*$"
)
_NAMES = ("kernel", "name", "kernel_name")


def _heading(text: str) -> tuple[str, list[str], str] | None:
    """Return the separator, the cells and the unit of a heading, None where there is none."""
    separator, written = heading_of(text)
    cells = [cell.lower() for cell in written]
    units = [cell for cell in cells if cell in UNITS_US]
    return (separator, cells, units[0]) if len(units) == 1 and any(name in cells for name in _NAMES) else None


def _matches(text: str) -> bool:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if _heading(text) is not None:
        return True
    return bool(lines) and 2 * sum(bool(_LINE.match(line)) for line in lines) > len(lines)


@profile_format("events", "a list of kernels and their times, a launch a line: columns kernel and us", _matches, 1)
def of_events(text: str, name: str) -> Profile:
    """Return the profile of a list of kernels."""
    heading = _heading(text)
    lines = [(n, line) for n, line in enumerate(text.splitlines(), start=1) if line.strip() and not line.startswith("#")]
    cells: list[tuple[int, str, str, str]] = []
    unread: list[UnreadRow] = []
    if heading is not None:
        separator, heads, unit = heading
        at_name, at_time = next(heads.index(own) for own in _NAMES if own in heads), heads.index(unit)
        for number, line in lines[1:]:
            parts = [part.strip().strip('"') for part in line.split(separator)]
            if len(parts) != len(heads):
                reason = f"has {len(parts)} cells, the heading {len(heads)}"
                unread.append(UnreadRow.of_line(number, line.strip(), reason, "the file is cut off here"))
            else:
                cells.append((number, parts[at_name], parts[at_time], unit))
    else:
        unit = "us"
        for number, line in lines:
            match = _LINE.match(line)
            if match is None:
                reason = "is no line of a name and a time"
                unread.append(UnreadRow.of_line(number, line.strip(), reason, "remove the line, or repair it"))
            else:
                cells.append((number, match["name"].strip(), match["time"], match["unit"] or "us"))
    comma = decimal_comma(time for _, _, time, _ in cells)
    rows = []
    for number, label, time, own in cells:
        us = positive(time, comma)
        if us is None:
            unread.append(
                UnreadRow(f"line {number}", "", label, 0.0, f"got '{time}', which is no time", "write a positive number")
            )
            continue
        kind = kind_of_label(label)
        rows.append(MeasuredOperator(f"line {number}", "", us * UNITS_US[own], kind, label, fused=fused_of(label) or None))
    notes = ("Numbers have decimal commas.",) if comma else ()
    return Profile(name, "events", tuple(rows), unread=tuple(unread), notes=notes, launches=True, unit=unit)
