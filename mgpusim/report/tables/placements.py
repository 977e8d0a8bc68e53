"""Placements of networks on GPU and CPU for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.tables.tuning import factor
from mgpusim.report.text import time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.nn.changing.placing.place import NetworkPlacement, PlacementStrategy

__all__ = ["show_placements"]


def show_placements(found: Sequence[NetworkPlacement], *, all_groups: bool = False) -> list[RenderableType]:
    """Return what to print of placements, one for each GPU."""
    parts: list[RenderableType] = []
    for one in found:
        parts += [*([""] if parts else []), *_show(one, all_groups)]
    return parts


def _show(found: NetworkPlacement, all_groups: bool) -> list[RenderableType]:
    placement = found.placement
    made = placement.made_for
    head = f"{made.network} on {made.gpu} with {placement.library} ({placement.precision}): {time_text(found.after_us)}"
    numbers = ("on CPU", "latency", "ratio", "CPU", "copies", "crossings")
    strategies = table("strategy", *numbers, right=numbers, whole=("strategy", *numbers))
    for strategy in sorted(found.strategies, key=lambda strategy: (strategy.latency_us, strategy.name != found.strategy)):
        strategies.add_row(*_cells(strategy, found))
    cut = table("side", "from", "to", "kernels", "time", right=("kernels", "time"), whole=("side", "time"))
    for part in found.segments:
        cut.add_row("CPU" if part.on_host else "GPU", part.first, part.last, str(part.groups), time_text(part.time_us))
    parts: list[RenderableType] = [head, "", strategies, "", f"chosen: {found.strategy}", cut]
    if found.crossings:
        parts += ["", _crossings(found)]
    if all_groups:
        parts += ["", _groups(found)]
    return [*parts, *(f"note: {note}" for note in found.notes)]


def _cells(strategy: PlacementStrategy, found: NetworkPlacement) -> list[str]:
    ratio = factor(strategy.latency_us / found.after_us)
    parts = [time_text(strategy.cpu_us), time_text(strategy.copies_us)]
    return [strategy.name, str(len(strategy.on_host)), time_text(strategy.latency_us), ratio, *parts, str(strategy.crossings)]


def _crossings(found: NetworkPlacement) -> RenderableType:
    on_host = {one.name for one in found.groups if one.on_host}
    made = table("tensor moved", "from", "time", right=("time",), whole=("time",))
    for one in found.crossings:
        here = not one.maker or one.maker in on_host
        made.add_row(one.name, "CPU to GPU" if here else "GPU to CPU", time_text(one.to_gpu_us if here else one.to_host_us))
    return made


def _groups(found: NetworkPlacement) -> RenderableType:
    made = table("operator", "kind", "GPU", "CPU", "side", right=("GPU", "CPU"), whole=("side",))
    for one in found.groups:
        times = ["–" if us is None else time_text(us) for us in (one.gpu_us, one.cpu_us)]
        made.add_row(one.name, one.kind, *times, "CPU" if one.on_host else "GPU")
    return made
