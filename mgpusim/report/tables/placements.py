"""Placements of networks on GPU and CPU for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.text import time_text
from mgpusim.view import ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.placing.place import NetworkPlacement


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
