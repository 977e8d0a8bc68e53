"""A calibration as one self-contained HTML page with every curve over its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.calibrate.presets.infer import PRECEDENCE
from mgpusim.calibrate.presets.ranking import rank_table
from mgpusim.report.figures.calibration import curve_figure
from mgpusim.report.pages.frame import page, with_micro
from mgpusim.report.render import html_of_view
from mgpusim.report.tables.calibration import agreement_text, base_text, conflict_texts, found_text, interval_text, span_text
from mgpusim.report.tables.gpus import value_text
from mgpusim.view import ResultView

if TYPE_CHECKING:
    from mgpusim.calibrate.presets.preset import Calibration, FieldOutcome
    from mgpusim.calibrate.probe import Probe

__all__ = ["calibration_page"]


def calibration_page(made: Calibration, known: Mapping[str, Probe], notes: Sequence[str] = (), lead: str = "") -> bytes:
    """Return the page: UTF-8 HTML with nothing to be loaded, the same for the same calibration.

    Parameters
    ----------
    known : the probes there are, for what each is about.
    notes : more to say about how the probes ran.
    lead : HTML to begin with.
    """
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
                "value": with_micro(found_text(f.field, f.value)),
                "interval": with_micro(span_text(f.field, f.value, f.low, f.high, f.proves)),
                "method": f"{f.method}; {f.proves} this: {f.because}" if f.because else f.method,
            }
            for f in found.findings
        ]
        probe = known.get(name)
        sections.append({
            "name": name, "anchor": f"p{number}", "summary": probe.summary if probe else "", "curves": curves,
            "findings": findings, "notes": found.notes,
        })  # fmt: skip
    return page(
        "calibration",
        title=f"Preset {made.gpu.name} from {facts.name if facts.name.startswith('ArchProbe') else 'probes of ' + facts.name}",
        lead=lead + (html_of_view(ResultView(title="", parts=[rank_table(made.gains)]), page=True) if made.gains else ""),
        gpu=made.gpu.name,
        base=made.base.name,
        device=facts.name,
        simulated=facts.simulated,
        taken=sum(row.taken for row in made.rows),
        rows=[_row(row) for row in made.rows],
        precedence=PRECEDENCE,
        sections=sections,
        notes=[*notes, *inferred.notes, *made.notes],
        bounded=made.bounded,
        unseen=_by_table(made.unseen),
    )


def _row(row: FieldOutcome) -> dict[str, Any]:
    return {
        "field": row.field, "value": with_micro(value_text(row.field, row.value)), "interval": with_micro(interval_text(row)),
        "method": row.merged.method + (f"; {row.merged.proves} this: {row.merged.because}" if row.merged.because else ""),
        "probes": ", ".join(row.merged.probes), "base": with_micro(base_text(row)),
        "source": "" if row.base_value is None else row.base_source.kind,
        "agreement": agreement_text(row), "agrees": row.agrees, "taken": row.taken, "why_not": row.why_not,
        "conflicts": conflict_texts(row),
    }  # fmt: skip


def _by_table(paths: Sequence[str]) -> list[tuple[str, str]]:
    tables: dict[str, list[str]] = {}
    for path in paths:
        table, _, leaf = path.rpartition(".")
        tables.setdefault(table, []).append(leaf)
    return [(table, ", ".join(leaves)) for table, leaves in tables.items()]
