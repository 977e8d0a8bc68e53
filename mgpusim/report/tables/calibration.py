"""A calibration for people: what was found of each field, conflicts, notes, what no probe found; on pages every curve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from mgpusim.calibrate.presets.infer import PRECEDENCE
from mgpusim.calibrate.presets.ranking import rank_table
from mgpusim.report.console import width_of_output
from mgpusim.report.figures.calibration import curve_figure
from mgpusim.report.tables.gpus import value_text
from mgpusim.report.text import share
from mgpusim.units import format_quantity, parse_quantity
from mgpusim.view import Facts, Figure, Kind, Only, Part, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.calibrate.presets.preset import Calibration, FieldOutcome
    from mgpusim.calibrate.probe import Finding, Inference, Probe, Proof

MOST_UNSEEN = 12  # named on the terminal; the page names all
COLUMN_GAP = 2
FROM_FRACTION = 0.0005  # a base that is nearer is the same


def calibration_view(calibration: Calibration, known: Mapping[str, Probe], notes: Sequence[str] = ()) -> ResultView:
    """Return the fields of a calibration beside its base; pages also have every curve, and all that no probe found.

    Parameters
    ----------
    known : the probes there are, for what each is about.
    notes : more to say about how the probes ran.
    """
    device = calibration.inferred.facts.name
    title = f"Preset {calibration.gpu.name} from {device if device.startswith('ArchProbe') else 'probes of ' + device}"
    ranks = [rank_table(calibration.gains)] if calibration.gains else []
    page = [*ranks, *_page(calibration, known, [*notes, *calibration.inferred.notes, *calibration.notes])]
    return ResultView(title=title, parts=[Only("page", page), Only("terminal", [*_lines(calibration), *ranks, *notes])])


def _lines(calibration: Calibration) -> list[Part]:
    heads, rows = ["field", "found", "80% interval", calibration.base.name, "", "by"], [_cells(row) for row in calibration.rows]
    widths = [max(len(line) for cell in column for line in cell.split("\n")) for column in zip(heads, *rows, strict=True)]
    if sum(widths) + COLUMN_GAP * (len(heads) - 1) > width_of_output():  # without the base's values and the probes
        heads, rows = [*heads[:3], calibration.base.name], [[*row[:3], row[4]] for row in rows]
    kinds: dict[str, Kind] = {"found": "number", "field": "word", "80% interval": "word", **dict.fromkeys(heads[4:], "word")}
    taken = sum(row.taken for row in calibration.rows)
    counted = f"{taken} fields from {calibration.inferred.facts.name}, {len(calibration.unseen)} as in {calibration.base.name}"
    shown = ViewTable(columns={head: kinds.get(head, "text") for head in heads}, rows=rows)
    parts: list[Part] = [counted, shown] if calibration.rows else ["No field was found.\n"]
    lines = [f"{row.field}: {text}" for row in calibration.rows for text in _conflicts(row)]
    if lines:
        parts += [f"Conflicts, not taken (taken is {PRECEDENCE}):", *(f"  {line}" for line in lines), ""]
    if calibration.all_notes:
        parts += ["Notes:", *(f"  {note}" for note in calibration.all_notes), ""]
    if calibration.bounded:
        parts.append(f"Settled by no probe, only bounded: {', '.join(calibration.bounded)}")
    if unseen := calibration.unseen:
        more = f" and {len(unseen) - MOST_UNSEEN} more" if len(unseen) > MOST_UNSEEN else ""
        parts.append(f"Found by no probe, as in {calibration.base.name}: {', '.join(unseen[:MOST_UNSEEN])}{more}")
    return parts


def _page(calibration: Calibration, known: Mapping[str, Probe], notes: Sequence[str]) -> Iterator[Part]:
    simulated = " by simulated probes" if calibration.inferred.facts.simulated else ""
    yield (
        f"{sum(row.taken for row in calibration.rows)} fields of {calibration.gpu.name} were found{simulated}; the others are "
        f"those of {calibration.base.name}. An 80% interval holds the value four times out of five."
    )
    columns: dict[str, Kind] = {
        "field": "word", "value": "number", "80% interval": "number", f"in {calibration.base.name}": "number",
        "source there": "text", "agreement": "word", "method": "text",
    }  # fmt: skip
    rows = [_row(row) for row in calibration.rows]
    yield ViewTable(columns=columns, rows=rows, title="What was found") if rows else "Nothing."
    yield (
        "Findings that agree are averaged, each weighted by the inverse of its variance. Of conflicting findings the preset "
        f"takes {PRECEDENCE}. The others are marked here, and kept under the preset's alternatives."
    )
    if notes:
        yield ResultView(title="Notes", parts=notes)
    for name, inference in calibration.inferred.inferences.items():
        yield ResultView(title=name, parts=[*_of_probe(inference, known.get(name))])
    if calibration.bounded:
        yield ResultView(title="Settled by no probe", parts=[
            f"Probes only bound these fields. A bound moves the value of {calibration.base.name} where that is beyond it, and is "
            "kept under the preset's alternatives where it is not.", ", ".join(calibration.bounded),
        ])  # fmt: skip
    if calibration.unseen:
        leaves: dict[str, list[str]] = {}
        for table, _, leaf in (path.rpartition(".") for path in calibration.unseen):
            leaves.setdefault(table or "device", []).append(leaf)
        said = f"These numbers are those of {calibration.base.name}, with the sources they have there."
        fields = Facts([(table, ", ".join(names)) for table, names in leaves.items()])
        yield ResultView(title="Found by no probe", parts=[said, fields])


def _row(row: FieldOutcome) -> Sequence[str]:
    merged = row.merged
    because = f"; {merged.proves} this: {merged.because}" if merged.because else ""
    said = [f"{', '.join(merged.probes)}: {merged.method}{because}", *([] if row.taken else [f"not taken: {row.why_not}"])]
    said += [f"conflict: {text}" for text in _conflicts(row)]
    cells = (
        row.field, value_text(row.field, row.value), _interval(row), _base(row),
        "" if row.base_value is None else row.base_source.kind, _agreement(row), "\n".join(said),
    )  # fmt: skip
    return Strong(cells) if row.taken and _agreement(row) != "agrees" else cells


def _of_probe(inference: Inference, probe: Probe | None) -> Iterator[Part]:
    """Yield what a probe is about, its curves, and what was found."""
    if probe is not None:
        yield probe.summary
    yield from (Figure(curve.title, partial(curve_figure, curve)) for curve in inference.curves)
    rows = [
        (
            finding.field, _with_unit(finding.field, finding.value),
            _span(finding.field, finding.value, finding.low, finding.high, finding.proves),
            f"{finding.method}; {finding.proves} this: {finding.because}" if finding.because else finding.method,
        )
        for finding in inference.findings
    ]  # fmt: skip
    columns: dict[str, Kind] = {"field": "word", "value": "number", "80% interval": "number", "method": "text"}
    yield ViewTable(columns=columns, rows=rows) if rows else "This probe found no field."
    yield from inference.notes


def _cells(row: FieldOutcome) -> list[str]:
    agreement = _agreement(row) + ("" if row.taken else ", not taken")
    cells = [row.field, value_text(row.field, row.value), _interval(row, unit=False)]
    return [*cells, _base(row), agreement, "\n".join(row.merged.probes)]


def _interval(row: FieldOutcome, unit: bool = True) -> str:
    """Return the interval that holds a value in 80% of cases, in the value's unit, named or not; "" for a list."""
    merged = row.merged
    if isinstance(merged.value, tuple):
        return ""
    text = _span(row.field, row.value, merged.low, merged.high, merged.proves)
    return text if unit else text.removesuffix(_with_unit(row.field, row.value).partition(" ")[2]).rstrip()


def _span(field: str, value: float, low: float, high: float, proves: Proof = "exactly") -> str:
    """Return an interval of a field in the unit in which its value is written; of a bound the side that is known.

    >>> _span("l2.size_b", 131072, 130284, 132912), _span("l2.line_b", 64, 64, 64)
    ('127.2 to 129.8 KiB', 'exact')
    >>> _span("l2.size_b", 131072, 130284, 132912, "at least")
    'at least 127.2 KiB'
    """
    if proves == "exactly" and low == high:
        return "exact"
    _, _, unit = _with_unit(field, value).partition(" ")
    scale = parse_quantity(f"1 {unit}") if unit else 1
    if proves != "exactly":
        return f"{proves} {format_quantity((low if proves == 'at least' else high) / scale)} {unit}".rstrip()
    return f"{format_quantity(low / scale)} to {format_quantity(high / scale)} {unit}".rstrip()


def _with_unit(field: str, value: float) -> str:
    """Return a value of a field with its unit; whole numbers as such."""
    return value_text(field, value if abs(value) >= 1e15 or value % 1 else int(value))


def _agreement(row: FieldOutcome) -> str:
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


def _conflicts(row: FieldOutcome) -> list[str]:
    """Return the findings that were not taken."""
    return [_conflict(f) for f in row.merged.conflicts]


def _conflict(finding: Finding) -> str:
    span = _span(finding.field, finding.value, finding.low, finding.high, finding.proves)
    return f"{_with_unit(finding.field, finding.value)} ({span}) by {finding.probe}: {finding.method}"


def _base(row: FieldOutcome) -> str:
    """Return what the base has."""
    return "none" if row.base_value is None else value_text(row.field, row.base_value)
