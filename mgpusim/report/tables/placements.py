"""Schedules of networks, and placements of networks on GPU and CPU, for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.text import count_text, factor, share, time_text
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.placing.place import NetworkPlacement
    from mgpusim.nn.changing.scheduling.result import KnobEffect, NetworkSchedule, OperatorRow


def placements_view(found: Sequence[NetworkPlacement], *, all_groups: bool = False) -> ResultView:
    """Return placements, a section for each GPU."""
    return ResultView(title="Placements", parts=[_section(one, all_groups) for one in found])


def _section(found: NetworkPlacement, all_groups: bool) -> ResultView:
    placement = found.placement
    made = placement.made_for
    title = f"{made.network} on {made.gpu} with {placement.library} ({placement.precision}): {time_text(found.after_us)}"
    strategies = ViewTable(
        columns={"strategy": "word", "on CPU": "count", "latency": "time", "ratio": "factor", "CPU": "time", "copies": "time",
                 "crossings": "count"},
        rows=[
            (one.name, len(one.on_host), one.latency_us, one.latency_us / found.after_us, one.cpu_us, one.copies_us,
             one.crossings)
            for one in sorted(found.strategies, key=lambda one: (one.latency_us, one.name != found.strategy))
        ],
    )  # fmt: skip
    cut = ViewTable(
        columns={"side": "word", "from": "text", "to": "text", "kernels": "count", "time": "time"},
        rows=[(_side(part.on_host), part.first, part.last, part.groups, part.time_us) for part in found.segments],
    )
    parts: list[ViewTable | str] = [strategies, f"chosen: {found.strategy}", cut]
    if found.crossings:
        parts.append(_crossings(found))
    if all_groups:
        rows = [(one.name, one.kind, one.gpu_us, one.cpu_us, _side(one.on_host)) for one in found.groups]
        parts.append(
            ViewTable(columns={"operator": "text", "kind": "text", "GPU": "time", "CPU": "time", "side": "word"}, rows=rows)
        )
    return ResultView(title=title, parts=parts, notes=found.notes)


def _side(on_host: bool) -> str:
    return "CPU" if on_host else "GPU"


def _crossings(found: NetworkPlacement) -> ViewTable:
    on_host = {one.name for one in found.groups if one.on_host}
    rows = []
    for one in found.crossings:
        here = not one.maker or one.maker in on_host
        rows.append((one.name, "CPU to GPU" if here else "GPU to CPU", one.to_gpu_us if here else one.to_host_us))
    return ViewTable(columns={"tensor moved": "text", "from": "text", "time": "time"}, rows=rows)


LONGEST, KNOBS = 12, 8
"""Operators and knobs that are shown."""


def schedule_view(found: NetworkSchedule, *, all_layers: bool = False) -> ResultView:
    """Return what a schedule gains, the operators before and after, and the knobs that matter."""
    schedule = found.schedule
    head = [f"{schedule.network} on {schedule.gpu} ({schedule.precision}): {time_text(found.after_us)} by the schedule"]
    for one in sorted(found.libraries, key=lambda p: p.latency_us):
        head.append(f"{time_text(one.latency_us)} with {one.library} ({factor(one.latency_us / found.after_us)})")
    shown = found.rows if all_layers else sorted(found.rows, key=lambda row: -row.time_us)[:LONGEST]
    before = found.libraries[0].library if found.libraries else ""
    columns: dict[str, Kind] = {
        "operator": "word", "kernel": "text", "storage": "text", **({before: "time"} if before else {}), "scheduled": "time",
        **({"gain": "factor"} if before else {}), "looked at": "count",
    }  # fmt: skip
    parts: list[Any] = [ViewTable(columns=columns, rows=[_cells(row, bool(before)) for row in shown])]
    if len(found.rows) > len(shown):
        parts.append(f"and {len(found.rows) - len(shown)} operators more; --layers shows all")
    stored = sorted({row.writes for row in found.rows} | {storage for row in found.rows for storage in row.reads})
    parts += ["", f"tensors lie in {' and '.join(stored)}, with {count_text(found.copies, 'copy', 'copies')} between"]
    loss = 1.0 - found.bound_us / found.layout_us if found.layout_us > 0 else 0.0
    parts.append(
        "storages: the best of all by these times" if loss <= 1e-9 else f"storages: at most {share(loss)} above the best"
    )
    if found.knobs:
        rows = [(one.kernel, one.knob, *_ends(one)) for one in found.knobs[:KNOBS]]
        knobs = ViewTable(
            columns={"kernel": "text", "knob": "text", "best value": "text", "costs": "share", "worst value": "text",
                     "costs ": "share"},
            rows=rows,
        )  # fmt: skip
        parts += ["", "knobs, and what one value for all operators costs:", knobs]
    parts += [f"note: {note}" for note in found.notes]
    if found.library != before:
        parts.append(f"the fastest library is {found.library}")
    return ResultView(title="A schedule", headline="; ".join(head), parts=parts)


def _cells(row: OperatorRow, before: bool) -> tuple[Any, ...]:
    gain = "–" if row.before_us is None or row.time_us <= 0 else row.before_us / row.time_us
    stored = row.writes if set(row.reads) <= {row.writes} else f"{'+'.join(dict.fromkeys(row.reads))} to {row.writes}"
    of = f"{row.looked_at} of {row.offered}" if row.offered else str(row.looked_at)
    times = ["–" if row.before_us is None else row.before_us, row.time_us, gain] if before else [row.time_us]
    return row.name, row.kernels, stored, *times, of


def _ends(knob: KnobEffect) -> tuple[str, float, str, float]:
    names = list(knob.losses)
    return names[0], knob.loss, names[-1], knob.worst
