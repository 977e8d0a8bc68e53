"""CSV tables of measured operators and of measured networks, as `docs/howto/validate.md` describes them.

A table of operators has a time (us, ms, ns or s), and what is known of each operator. A table of networks has the column
`mean_us`. Columns that are not known are left out, which is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from mgpusim.errors import InputError, nearest
from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import fused_of, kind_of_label
from mgpusim.nn.profiled.numbers import UNITS_US, decimal_comma, heading_of, number_of, positive
from mgpusim.nn.profiled.rows import MeasuredOperator, MeasuredRun, Profile, UnreadRow
from mgpusim.reading import csv_rows

COLUMNS = {
    "gpu": "device", "device": "device", "phone": "", "soc": "", "library": "", "network": "network", "model": "network",
    "row": "row", "operation": "operation", "operator": "operation", "input_hw": "in_hw", "input_channels": "in_c",
    "output_hw": "out_hw", "output_channels": "out_c", "kernel": "kernel", "kernel_size": "kernel", "stride": "stride",
    "groups": "groups", "flop": "flop", "flops": "flop", "delegate_kernel": "label", "name": "names",
}  # fmt: skip
"""Columns of a table of operators and what they are; those that are "" are known and not used."""
NONE = ("", "-", "none", "nan")
MOST_SAID = 20


class _Csv:
    """A CSV table: its heading, rows by column with their numbers, and rows of other lengths."""

    def __init__(self, text: str, name: str) -> None:
        self.separator, _ = heading_of(text)
        lines = csv_rows(text, f"profile {name}", self.separator)
        kept = [(n, row) for n, row in lines if any(map(str.strip, row)) and not row[0].lstrip().startswith("#")]
        self.heading = [cell.strip() for cell in kept[0][1]]
        twice = sorted(column for column, times in Counter(self.heading).items() if times > 1 or not column)
        if twice:
            raise InputError(
                f"profile {name}, heading: got {','.join(self.heading)}, expected each column to have a name of its own"
            )
        self.rows = [
            (n, dict(zip(self.heading, map(str.strip, row), strict=True))) for n, row in kept[1:] if len(row) == len(kept[0][1])
        ]
        self.short = [(n, row) for n, row in kept[1:] if len(row) != len(kept[0][1])]

    def cells(self, columns: Sequence[str]) -> list[str]:
        return [row[column] for _, row in self.rows for column in columns]

    def unread(self) -> list[UnreadRow]:
        return [
            UnreadRow.of_line(
                n, self.separator.join(row), f"has {len(row)} cells, the heading {len(self.heading)}",
                "the file is cut off here, or a cell holds the separator: quote such cells",
            )
            for n, row in self.short
        ]  # fmt: skip


def _is_operators(text: str) -> bool:
    _, heading = heading_of(text)
    return any(column in heading for column in UNITS_US) and ("operation" in heading or "operator" in heading)


@profile_format("operators", "a CSV table of operators, with the columns operation and us", _is_operators)
def of_operators(text: str, name: str) -> Profile:
    """Return the profile of a table of operators."""
    table = _Csv(text, name)
    units = [column for column in table.heading if column in UNITS_US]
    if len(units) != 1:
        got = " and ".join(units) or ",".join(table.heading)
        raise InputError(f"profile {name}, heading: got {got}, expected one column of times: us, ms, ns or s")
    known = {column: COLUMNS[column] for column in table.heading if column in COLUMNS}
    others = [column for column in table.heading if column not in COLUMNS and column != units[0]]
    for column in others:
        close = nearest(column.lower(), list(COLUMNS))
        if close is not None and close not in table.heading:
            raise InputError(f"profile {name}, heading: got column '{column}'; did you mean '{close}'?")
    comma = decimal_comma(table.cells(units))
    notes = ["Numbers have decimal commas."] if comma else []
    notes += [f"Not used: column{'s' if len(others) > 1 else ''} {', '.join(others)}."] if others else []
    rows: list[tuple[float, MeasuredOperator]] = []
    unread = table.unread()
    for number, cells in table.rows:
        row = _row(number, {known[c]: v for c, v in cells.items() if known.get(c)}, cells[units[0]], units[0], comma)
        if isinstance(row, UnreadRow):
            unread.append(row)
        else:
            rows.append((number_of(cells.get("row", ""), comma) or float(number), row))
    ordered = [row for _, row in sorted(rows, key=lambda item: item[0])]
    return Profile(name, "operators", tuple(ordered), unread=tuple(unread), notes=tuple(notes), unit=units[0])


def _row(number: int, cells: Mapping[str, str], time: str, unit: str, comma: bool) -> MeasuredOperator | UnreadRow:
    network, operation, label = cells.get("network", ""), cells.get("operation", ""), cells.get("label", "")
    where = f"row {cells['row']}" if cells.get("row", "") else f"line {number}"
    says = " ".join(part for part in (operation, label.replace("_", " ")) if part)
    us = positive(time, comma)
    if us is None:
        fix = "write a positive time as a number without its unit"
        return UnreadRow(where, network, says, 0.0, f"column {unit}: got '{time}', which is no time", fix)
    numbers: dict[str, int] = {}
    for key in ("in_hw", "in_c", "out_hw", "out_c", "kernel", "stride", "groups"):
        cell = cells.get(key, "")
        if cell.lower() in NONE:
            continue
        value = positive(cell, comma)
        if value is None and number_of(cell, comma) == 0:
            continue
        if value is None or value != int(value):
            fix = "write a whole number, or - where there is none"
            return UnreadRow(where, network, says, us * UNITS_US[unit], f"got '{cell}' for {key}", fix)
        numbers[key] = int(value)
    kind = kind_of_label(operation) or kind_of_label(label)
    if kind == "conv" and kind_of_label(label) == "dense":
        kind = "dense"
    if kind == "avg pool" and numbers.get("out_hw") == 1 and numbers.get("in_hw", 2) > 1:
        kind = "mean"
    return MeasuredOperator(
        where, network, us * UNITS_US[unit], kind, says, _facts(kind, numbers),
        tuple(filter(None, (cells.get("names", ""),))), fused_of(label) if label else None,
        positive(cells.get("flop", ""), comma) or 0.0, cells.get("device", ""),
    )  # fmt: skip


def _facts(kind: str, numbers: Mapping[str, int]) -> dict[str, int]:
    """Return the shapes of a row by the names of facts; what a column holds goes by the kind of the operator.

    >>> _facts("concat", {"out_hw": 28, "out_c": 256, "kernel": 4})
    {'out_h': 28, 'out_w': 28, 'out_c': 256, 'inputs': 4}
    """
    out: dict[str, int] = {}
    single = kind in ("mean", "dense")  # of one pixel; the map of a mean's output is its channels in some tables
    for key, value in numbers.items():
        if key in ("in_hw", "out_hw"):
            if not (single and key == "out_hw"):
                out[f"{key[:-3]}_h"] = out[f"{key[:-3]}_w"] = value
        elif key == "kernel":
            if kind == "concat":
                out["inputs"] = value
            elif not single:
                out["kernel_h"] = out["kernel_w"] = value
        elif key == "out_c" and (kind in ("depthwise", "mean", "max pool", "avg pool")):
            continue  # of a depthwise convolution it is the multiplier; pooling keeps its channels
        elif key in ("stride", "groups") and (
            single or kind in ("concat", "max pool", "avg pool") or (key, kind) == ("groups", "depthwise")
        ):
            continue
        elif not (key == "in_c" and kind == "concat"):
            out[key] = value
    return out


def _is_networks(text: str) -> bool:
    _, heading = heading_of(text)
    return "network" in heading and any(column in heading for column in _MEANS)


@profile_format("networks", "a CSV table of networks, with the columns network and mean_us", _is_networks)
def of_networks(text: str, name: str) -> Profile:
    """Return the profile of a table of whole networks: columns network and mean_us, and if there are any std_us and gpu."""
    table = _Csv(text, name)
    time = next(column for column in table.heading if column in _MEANS)
    scale, comma = UNITS_US[time.removeprefix("mean_")], decimal_comma(table.cells([time]))
    spread = f"std_{time.removeprefix('mean_')}"
    device = "gpu" if "gpu" in table.heading else "device"
    runs, unread = [], table.unread()
    for number, cells in table.rows:
        us = positive(cells[time], comma)
        if us is None or not cells["network"]:
            reason = f"column {time}: got '{cells[time]}', which is no time" if us is None else "has no network"
            unread.append(UnreadRow(f"line {number}", cells["network"], "", 0.0, reason, "write a network and a positive time"))
            continue
        std = number_of(cells.get(spread, ""), comma) or 0.0
        runs.append(MeasuredRun(f"line {number}", cells["network"], us * scale, std * scale, cells.get(device, "")))
    return Profile(name, "networks", runs=tuple(runs), unread=tuple(unread), unit=time.removeprefix("mean_"))


_MEANS = tuple(f"mean_{unit}" for unit in UNITS_US)
