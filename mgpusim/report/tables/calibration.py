"""A calibration for the terminal: what was found of each field, conflicts, notes, and what no probe found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.calibrate.presets.infer import PRECEDENCE
from mgpusim.calibrate.presets.ranking import rank_table
from mgpusim.report.console import width_of_output
from mgpusim.report.tables.gpus import value_text
from mgpusim.report.text import share
from mgpusim.units import format_quantity, parse_quantity
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.calibrate.presets.preset import Calibration, FieldOutcome
    from mgpusim.calibrate.probe import Finding, Proof

__all__ = ["agreement_text", "base_text", "calibration_view", "conflict_texts", "found_text", "interval_text", "span_text"]

MOST_UNSEEN = 12  # named on the terminal; the page names all
COLUMN_GAP = 2
FROM_FRACTION = 0.0005  # a base that is nearer is the same


def calibration_view(made: Calibration) -> ResultView:
    """Return the tables and notes of a calibration for the terminal."""
    heads, rows = ["field", "found", "80% interval", made.base.name, "", "by"], [_cells(row) for row in made.rows]
    widths = [max(len(line) for cell in column for line in cell.split("\n")) for column in zip(heads, *rows, strict=True)]
    if sum(widths) + COLUMN_GAP * (len(heads) - 1) > width_of_output():  # without the base's values and the probes
        heads, rows = [*heads[:3], made.base.name], [[*row[:3], row[4]] for row in rows]
    kinds: dict[str, Kind] = {"found": "number", "field": "word", "80% interval": "word", **dict.fromkeys(heads[4:], "word")}
    taken = sum(row.taken for row in made.rows)
    counted = f"{taken} fields from {made.inferred.facts.name}, {len(made.unseen)} as in {made.base.name}"
    found = ViewTable(columns={head: kinds.get(head, "text") for head in heads}, rows=rows)
    parts: list[ViewTable | str] = [counted, found] if made.rows else ["No field was found.\n"]
    lines = [f"{row.field}: {text}" for row in made.rows for text in conflict_texts(row)]
    if lines:
        parts += [f"Conflicts, not taken (taken is {PRECEDENCE}):", *(f"  {line}" for line in lines), ""]
    notes = made.all_notes
    if notes:
        parts += ["Notes:", *(f"  {note}" for note in notes), ""]
    if made.bounded:
        parts.append(f"Settled by no probe, only bounded: {', '.join(made.bounded)}")
    unseen = made.unseen
    if unseen:
        more = f" and {len(unseen) - MOST_UNSEEN} more" if len(unseen) > MOST_UNSEEN else ""
        parts.append(f"Found by no probe, as in {made.base.name}: {', '.join(unseen[:MOST_UNSEEN])}{more}")
    return ResultView(title="A calibration", parts=[*parts, *([rank_table(made.gains)] if made.gains else [])])


def _cells(row: FieldOutcome) -> list[str]:
    agreement = agreement_text(row) + ("" if row.taken else ", not taken")
    found = [row.field, value_text(row.field, row.value), interval_text(row, unit=False)]
    return [*found, base_text(row), agreement, "\n".join(row.merged.probes)]


def interval_text(row: FieldOutcome, unit: bool = True) -> str:
    """Return the interval that holds a value in 80% of cases, in the value's unit, named or not; "" for a list."""
    merged = row.merged
    if isinstance(merged.value, tuple):
        return ""
    text = span_text(row.field, row.value, merged.low, merged.high, merged.proves)
    return text if unit else text.removesuffix(found_text(row.field, row.value).partition(" ")[2]).rstrip()


def span_text(field: str, value: float, low: float, high: float, proves: Proof = "exactly") -> str:
    """Return an interval of a field in the unit in which its value is written; of a bound the side that is known.

    >>> span_text("l2.size_b", 131072, 130284, 132912), span_text("l2.line_b", 64, 64, 64)
    ('127.2 to 129.8 KiB', 'exact')
    >>> span_text("l2.size_b", 131072, 130284, 132912, "at least")
    'at least 127.2 KiB'
    """
    if proves == "exactly" and low == high:
        return "exact"
    _, _, unit = found_text(field, value).partition(" ")
    scale = parse_quantity(f"1 {unit}") if unit else 1
    if proves != "exactly":
        return f"{proves} {format_quantity((low if proves == 'at least' else high) / scale)} {unit}".rstrip()
    return f"{format_quantity(low / scale)} to {format_quantity(high / scale)} {unit}".rstrip()


def found_text(field: str, value: float) -> str:
    """Return a value of a field with its unit; whole numbers as such."""
    return value_text(field, value if abs(value) >= 1e15 or value % 1 else int(value))


def agreement_text(row: FieldOutcome) -> str:
    """Return how the base's value compares with what was found."""
    if row.agrees is None:
        return "base has none"
    if row.agrees:
        return "agrees"
    if row.off is None:
        return "differs"
    off = abs(row.off)
    if off < FROM_FRACTION:
        return "agrees"
    return f"base {share(off) if off < 10 else f'{row.off + 1:.3g} times'} {'higher' if row.off > 0 else 'lower'}"


def conflict_texts(row: FieldOutcome) -> list[str]:
    """Return the findings that were not taken."""
    return [_conflict(f) for f in row.merged.conflicts]


def _conflict(finding: Finding) -> str:
    span = span_text(finding.field, finding.value, finding.low, finding.high, finding.proves)
    return f"{found_text(finding.field, finding.value)} ({span}) by {finding.probe}: {finding.method}"


def base_text(row: FieldOutcome) -> str:
    """Return what the base has."""
    return "none" if row.base_value is None else value_text(row.field, row.base_value)
