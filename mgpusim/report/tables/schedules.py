"""Schedules of networks for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.tables.tuning import factor
from mgpusim.report.text import count_text, share, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.nn.changing.scheduling.result import KnobEffect, NetworkSchedule, OperatorRow

__all__ = ["show_schedule"]

LONGEST, KNOBS = 12, 8
"""Operators and knobs that are shown."""


def show_schedule(found: NetworkSchedule, *, all_layers: bool = False) -> list[RenderableType]:
    """Return what to print of a schedule: what it gains, the operators before and after, and the knobs that matter."""
    schedule = found.schedule
    lines = [f"{schedule.network} on {schedule.gpu} ({schedule.precision}): {time_text(found.after_us)} by the schedule"]
    for one in sorted(found.libraries, key=lambda p: p.latency_us):
        lines.append(f"{time_text(one.latency_us)} with {one.library} ({factor(one.latency_us / found.after_us)})")
    parts: list[RenderableType] = ["; ".join(lines)]
    rows = list(found.rows)
    if not all_layers:
        rows = sorted(rows, key=lambda row: -row.time_us)[:LONGEST]
    before = found.libraries[0].library if found.libraries else ""
    made = table(
        "operator", "kernel", "storage", *([before] if before else []), "scheduled", *(["gain"] if before else []), "looked at",
        right=(before, "scheduled", "gain", "looked at"), whole=("operator",),
    )  # fmt: skip
    for row in rows:
        made.add_row(*_cells(row, bool(before)))
    parts += ["", made]
    if len(found.rows) > len(rows):
        parts.append(f"and {len(found.rows) - len(rows)} operators more; --layers shows all")
    stored = sorted({row.writes for row in found.rows} | {storage for row in found.rows for storage in row.reads})
    parts += [
        "",
        f"tensors lie in {' and '.join(stored)}, with {count_text(found.copies, 'copy').replace('copys', 'copies')} between",
    ]
    loss = 1.0 - found.bound_us / found.layout_us if found.layout_us > 0 else 0.0
    parts.append(
        "storages: the best of all by these times" if loss <= 1e-9 else f"storages: at most {share(loss)} above the best"
    )
    if found.knobs:
        parts += ["", "knobs, and what one value for all operators costs:", _knobs(found.knobs)]
    parts += [f"note: {note}" for note in found.notes]
    if found.library != before:
        parts.append(f"the fastest library is {found.library}")
    return parts


def _cells(row: OperatorRow, before: bool) -> list[str]:
    gain = "–" if row.before_us is None or row.time_us <= 0 else factor(row.before_us / row.time_us)
    old = "–" if row.before_us is None else time_text(row.before_us)
    stored = row.writes if set(row.reads) <= {row.writes} else f"{'+'.join(dict.fromkeys(row.reads))} to {row.writes}"
    of = f"{row.looked_at} of {row.offered}" if row.offered else str(row.looked_at)
    times = [old, time_text(row.time_us), gain] if before else [time_text(row.time_us)]
    return [row.name, row.kernels, stored, *times, of]


def _knobs(knobs: tuple[KnobEffect, ...]) -> RenderableType:
    made = table("kernel", "knob", "best value", "costs", "worst value", "costs ", right=("costs", "costs "))
    for one in knobs[:KNOBS]:
        names = list(one.losses)
        made.add_row(one.kernel, one.knob, names[0], share(one.loss), names[-1], share(one.worst))
    return made
