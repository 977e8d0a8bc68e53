"""A calibration for people: a table on the terminal, and one self-contained HTML page with every curve over its points."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.calibrate.presets.infer import PRECEDENCE
from mgpusim.report import figures
from mgpusim.report.gpus import value_text
from mgpusim.report.text import share

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.calibrate.presets.preset import Calibration, FieldOutcome
    from mgpusim.calibrate.probe import Curve, Finding, Probe

__all__ = ["calibration_report", "curve_figure", "show_calibration"]

MOST_UNSEEN = 12  # named on the terminal; the page names all
FROM_FRACTION = 0.0005  # a base that is nearer is the same


def _interval(row: FieldOutcome) -> str:
    merged = row.merged
    if isinstance(merged.value, tuple):
        return ""
    return _span(row.field, merged.low, merged.high)


def _span(field: str, low: float, high: float) -> str:
    if low == high:
        return "exact"
    first, last = _figure_text(field, low), _figure_text(field, high)
    number, _, unit = first.partition(" ")
    return f"{number if unit and last.endswith(f' {unit}') else first} to {last}"


def _figure_text(field: str, value: float) -> str:
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
    return [_conflict(f) for f in row.merged.conflicts]


def _conflict(finding: Finding) -> str:
    span = _span(finding.field, finding.low, finding.high)
    return f"{_figure_text(finding.field, finding.value)} ({span}) by {finding.probe}: {finding.method}"


def _base_text(row: FieldOutcome) -> str:
    return "none" if row.base_value is None else value_text(row.field, row.base_value)


# --- the terminal ---------------------------------------------------------------------------------------------------


def show_calibration(made: Calibration) -> list[RenderableType]:
    """Return the tables and notes of a calibration for the terminal."""
    from mgpusim.report.console import table

    found = table("field", "found", "80% interval", made.base.name, "", "by", right=("found",), whole=("field",))
    for row in made.rows:
        mark = "" if row.taken else " (not taken)"
        found.add_row(
            row.field, value_text(row.field, row.value) + mark, _interval(row), _base_text(row), _agreement(row),
            ", ".join(row.merged.probes),
        )  # fmt: skip
    parts: list[RenderableType] = [found if made.rows else "No field was found.\n"]
    lines = [f"{row.field}: {text}" for row in made.rows for text in _conflicts(row)]
    if lines:
        parts += [f"Conflicts, not taken (taken is {PRECEDENCE}):", *(f"  {line}" for line in lines), ""]
    notes = _notes(made)
    if notes:
        parts += ["Notes:", *(f"  {note}" for note in notes), ""]
    unseen = made.unseen
    if unseen:
        more = f" and {len(unseen) - MOST_UNSEEN} more" if len(unseen) > MOST_UNSEEN else ""
        parts.append(f"Seen by no probe, as in {made.base.name}: {', '.join(unseen[:MOST_UNSEEN])}{more}")
    return parts


def _notes(made: Calibration) -> list[str]:
    own = [f"{name}: {note}" for name, found in made.inferred.inferences.items() for note in found.notes]
    return [*own, *made.inferred.notes, *made.notes]


# --- the page ---------------------------------------------------------------------------------------------------------


def calibration_report(made: Calibration, known: Mapping[str, Probe], notes: Sequence[str] = ()) -> bytes:
    """Return the page: UTF-8 HTML without scripts or anything to be loaded, the same for the same calibration.

    Parameters
    ----------
    known : the probes there are, for what each is about.
    notes : more to say about how the probes ran.
    """
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("mgpusim.report", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    facts, inferred = made.inferred.facts, made.inferred
    sections = []
    for number, (name, found) in enumerate(inferred.inferences.items(), 1):
        curves = [
            {"title": curve.title, "svg": curve_figure(curve, f"c{number}x{i}"), "marks": [text for _, text in curve.marks]}
            for i, curve in enumerate(found.curves, 1)
        ]
        findings = [
            {
                "field": f.field,
                "value": _figure_text(f.field, f.value),
                "interval": _span(f.field, f.low, f.high),
                "method": f.method,
            }
            for f in found.findings
        ]
        probe = known.get(name)
        sections.append({
            "name": name, "anchor": f"p{number}", "summary": probe.summary if probe else "", "curves": curves,
            "findings": findings, "notes": found.notes,
        })  # fmt: skip
    page = environment.get_template("probes.html.j2").render(
        title=f"{made.gpu.name} from probes of {facts.name}",
        gpu=made.gpu.name,
        base=made.base.name,
        device=facts.name,
        simulated=facts.simulated,
        taken=sum(row.taken for row in made.rows),
        rows=[_row(row) for row in made.rows],
        precedence=PRECEDENCE,
        sections=sections,
        notes=[*notes, *inferred.notes, *made.notes],
        unseen=_by_table(made.unseen),
    )
    return page.encode("utf-8", "replace")


def _row(row: FieldOutcome) -> dict[str, Any]:
    return {
        "field": row.field, "value": value_text(row.field, row.value), "interval": _interval(row), "method": row.merged.method,
        "probes": ", ".join(row.merged.probes), "base": _base_text(row),
        "source": "" if row.base_value is None else row.base_source.kind,
        "agreement": _agreement(row), "agrees": row.agrees, "taken": row.taken, "why_not": row.why_not,
        "conflicts": _conflicts(row),
    }  # fmt: skip


def _by_table(paths: Sequence[str]) -> list[tuple[str, str]]:
    tables: dict[str, list[str]] = {}
    for path in paths:
        table, _, leaf = path.rpartition(".")
        tables.setdefault(table, []).append(leaf)
    return [(table, ", ".join(leaves)) for table, leaves in tables.items()]


def curve_figure(curve: Curve, name: str) -> str:
    """Return a probe's points, the line fitted to them and what it marks, as an SVG element with ids that begin with `name`.

    Points that are no numbers, or have no place on a logarithmic axis, are not drawn.
    """
    from matplotlib.ticker import LogFormatter

    ink, points, line, mark = (figures._STAND_IN[c] for c in ("ink", "mem-1", "far-1", "muted"))
    with figures._style():
        figure = figures._figure(3.1)
        axes = figure.add_axes((figures.LEFT - 0.03, 0.17, figures.RIGHT - figures.LEFT + 0.06, 0.71))
        x, y = _drawn(curve.x, curve.y, curve)
        axes.plot(x, y, ".", color=points, markersize=5, zorder=3)
        fit_x, fit_y = _drawn(curve.fit_x, curve.fit_y, curve)
        axes.plot(fit_x, fit_y, "-", color=line, linewidth=1.3, zorder=2)
        if curve.log_x and x:
            axes.set_xscale("log", base=2)
            axes.xaxis.set_major_formatter(lambda value, _: _binary(value))
        if curve.log_y and x:
            axes.set_yscale("log")
            axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
            axes.yaxis.set_minor_formatter(LogFormatter(minor_thresholds=(2, 0.5)))
        elif x:
            axes.set_ylim(bottom=min(0.0, min([*y, *fit_y])))
        for at, text in curve.marks:
            if math.isfinite(at) and (at > 0 or not curve.log_x):
                axes.axvline(at, color=mark, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
                axes.annotate(_plain(text), (at, 1.0), (0, 4), xycoords=("data", "axes fraction"), textcoords="offset points",
                              ha="center", va="bottom", fontsize=8, color=ink)  # fmt: skip
        axes.set_xlabel(_plain(curve.x_label))
        axes.set_ylabel(_plain(curve.y_label))
        axes.grid(color=figures._STAND_IN["rule"], linewidth=0.5)
        axes.set_axisbelow(True)
        figures._bare(axes, "bottom", "left")
        label = "".join(c for c in curve.title if c.isalnum() or c in " .,:-()") or "curve"
        return figures._svg(figure, name, label)


def _binary(value: float) -> str:
    """Return a tick of an axis of powers of two as sizes are said."""
    for power, prefix in ((30, "Gi"), (20, "Mi"), (10, "Ki")):
        if value >= 1 << power:
            return f"{value / (1 << power):g} {prefix}"
    return f"{value:g}"


def _drawn(x: Sequence[float], y: Sequence[float], curve: Curve) -> tuple[list[float], list[float]]:
    pairs = [
        (a, b) for a, b in zip(x, y, strict=False)
        if math.isfinite(a) and math.isfinite(b) and (a > 0 or not curve.log_x) and (b > 0 or not curve.log_y)
    ]  # fmt: skip
    return [a for a, _ in pairs], [b for _, b in pairs]


def _plain(text: str) -> str:
    """Take the meaning matplotlib gives a dollar sign."""
    return text.replace("$", r"\$")
