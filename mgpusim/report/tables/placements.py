"""Schedules of networks, and placements of networks on GPU and CPU, for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.text import count_text, factor, share, time_text
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.placing.place import NetworkPlacement
    from mgpusim.nn.changing.scheduling.result import KnobEffect, NetworkSchedule, OperatorRow


def placements_view(placements: Sequence[NetworkPlacement], *, all_groups: bool = False) -> ResultView:
    """Return placements, a section for each GPU."""
    return ResultView(title="Placements", parts=[_section(placed, all_groups) for placed in placements])


def _section(placed: NetworkPlacement, all_groups: bool) -> ResultView:
    placement = placed.placement
    network = placement.made_for
    title = f"{network.network} on {network.gpu} with {placement.library} ({placement.precision}): {time_text(placed.after_us)}"
    strategies = ViewTable(
        columns={"strategy": "word", "on CPU": "count", "latency": "time", "ratio": "factor", "CPU": "time", "copies": "time",
                 "crossings": "count"},
        rows=[
            (strategy.name, len(strategy.on_host), strategy.latency_us, strategy.latency_us / placed.after_us,
             strategy.cpu_us, strategy.copies_us, strategy.crossings)
            for strategy in sorted(placed.strategies, key=lambda s: (s.latency_us, s.name != placed.strategy))
        ],
    )  # fmt: skip
    cut = ViewTable(
        columns={"side": "word", "from": "text", "to": "text", "kernels": "count", "time": "time"},
        rows=[(_side(part.on_host), part.first, part.last, part.groups, part.time_us) for part in placed.segments],
    )
    parts: list[ViewTable | str] = [strategies, f"chosen: {placed.strategy}", cut]
    if placed.crossings:
        parts.append(_crossings(placed))
    if all_groups:
        rows = [
            (strategy.name, strategy.kind, strategy.gpu_us, strategy.cpu_us, _side(strategy.on_host))
            for strategy in placed.groups
        ]
        parts.append(
            ViewTable(columns={"operator": "text", "kind": "text", "GPU": "time", "CPU": "time", "side": "word"}, rows=rows)
        )
    return ResultView(title=title, parts=parts, notes=placed.notes)


def _side(on_host: bool) -> str:
    return "CPU" if on_host else "GPU"


def _crossings(placed: NetworkPlacement) -> ViewTable:
    on_host = {group.name for group in placed.groups if group.on_host}
    rows = []
    for crossing in placed.crossings:
        here = not crossing.maker or crossing.maker in on_host
        rows.append((crossing.name, "CPU to GPU" if here else "GPU to CPU", crossing.to_gpu_us if here else crossing.to_host_us))
    return ViewTable(columns={"tensor moved": "text", "from": "text", "time": "time"}, rows=rows)


LONGEST, KNOBS = 12, 8
"""Operators and knobs that are shown."""


def schedule_view(scheduled: NetworkSchedule, *, all_layers: bool = False) -> ResultView:
    """Return what a schedule gains, the operators before and after, and the knobs that matter."""
    schedule = scheduled.schedule
    head = [f"{schedule.network} on {schedule.gpu} ({schedule.precision}): {time_text(scheduled.after_us)} by the schedule"]
    for library in sorted(scheduled.libraries, key=lambda p: p.latency_us):
        head.append(f"{time_text(library.latency_us)} with {library.library} ({factor(library.latency_us / scheduled.after_us)})")
    shown = scheduled.rows if all_layers else sorted(scheduled.rows, key=lambda row: -row.time_us)[:LONGEST]
    before = scheduled.libraries[0].library if scheduled.libraries else ""
    columns: dict[str, Kind] = {
        "operator": "word", "kernel": "text", "storage": "text", **({before: "time"} if before else {}), "scheduled": "time",
        **({"gain": "factor"} if before else {}), "looked at": "count",
    }  # fmt: skip
    parts: list[Any] = [ViewTable(columns=columns, rows=[_cells(row, bool(before)) for row in shown])]
    if len(scheduled.rows) > len(shown):
        parts.append(f"and {len(scheduled.rows) - len(shown)} operators more; --layers shows all")
    stored = sorted({row.writes for row in scheduled.rows} | {storage for row in scheduled.rows for storage in row.reads})
    parts += ["", f"tensors lie in {' and '.join(stored)}, with {count_text(scheduled.copies, 'copy', 'copies')} between"]
    loss = 1.0 - scheduled.bound_us / scheduled.layout_us if scheduled.layout_us > 0 else 0.0
    parts.append(
        "storages: the best of all by these times" if loss <= 1e-9 else f"storages: at most {share(loss)} above the best"
    )
    if scheduled.knobs:
        rows = [(knob.kernel, knob.knob, *_ends(knob)) for knob in scheduled.knobs[:KNOBS]]
        knobs = ViewTable(
            columns={"kernel": "text", "knob": "text", "best value": "text", "costs": "share", "worst value": "text",
                     "costs ": "share"},
            rows=rows,
        )  # fmt: skip
        parts += ["", "knobs, and what one value for all operators costs:", knobs]
    parts += [f"note: {note}" for note in scheduled.notes]
    if scheduled.library != before:
        parts.append(f"the fastest library is {scheduled.library}")
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
