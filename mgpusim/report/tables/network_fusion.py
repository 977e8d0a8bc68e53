"""Networks with launches fused, and their batches, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.console import table, table_without_head
from mgpusim.report.tables.tuning import factor
from mgpusim.report.text import bytes_text, number, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.nn.changing.batching import NetworkBatching
    from mgpusim.nn.changing.fusion import NetworkFusion

__all__ = ["show_network_batching", "show_network_fusion"]

MOST = 20
WAYS = {"apart": "one after the other", "larger": "larger batches", "copies": "fused copies"}


def show_network_fusion(found: NetworkFusion) -> list[RenderableType]:
    """Return what to print of networks with launches fused: what they gain in all, each network, then the groups."""
    by = "analytic engine" if found.engine == "analytic" else f"groups by the {found.engine} engine, all else analytic"
    names = ", ".join(f"{one.network}{f' x{one.copies}' if one.copies > 1 else ''}" for one in found.networks)
    first = found.networks[0]
    head = (
        f"{names} with {first.library} ({first.precision}) on {found.gpu}: {time_text(found.before_us)} in {found.launches} "
        f"launches, {time_text(found.after_us)} in {found.fused_launches} ({factor(found.ratio)}, {by})"
    )
    parts: list[RenderableType] = [head]
    if sum(one.copies for one in found.networks) > 1:
        parts.append(_networks(found))
    if found.groups:
        parts.append(_groups(found))
        if len(found.groups) > MOST:
            parts.append(f"and {len(found.groups) - MOST} groups more; --json has all")
    else:
        parts.append(f"No group of independent kernels pays ({found.judged} looked at).")
    parts.append(_summary(found))
    parts += [f"not fused: {' + '.join(one.steps)}: {one.reason}" for one in found.refused[:MOST]]
    if len(found.refused) > MOST:
        parts.append(f"and {len(found.refused) - MOST} more that are not fused; --json has all")
    return parts


def _networks(found: NetworkFusion) -> Table:
    right = ("inferences", "alone", "done in the fused run")
    made = table("network", *right, right=right, whole=("network",))
    for one in found.networks:
        made.add_row(one.network, str(one.copies), time_text(one.latency_us), time_text(one.fused_us))
    return made


def _groups(found: NetworkFusion) -> Table:
    right = ("apart", "fused", "ratio", "registers", "warps")
    made = table("steps", *right, "why", right=right)
    for group in found.groups[:MOST]:
        made.add_row(
            "\n+ ".join(group.steps), time_text(group.apart_us), time_text(group.fused_us), factor(group.ratio),
            str(group.registers), number(group.warps), group.reason,
        )  # fmt: skip
    return made


def _summary(found: NetworkFusion) -> Table:
    made = table_without_head()
    rates = (found.images / us * 1e6 for us in (found.before_us, found.after_us))
    apart, fused = (f"{number(rate)} images/s" for rate in rates)
    made.add_row("throughput", f"{apart} one after the other, {fused} fused")
    limit = f"; at most {bytes_text(found.limit_b)} were asked for" if found.limit_b is not None else ""
    made.add_row("tensors at once", f"{bytes_text(found.apart_b)} one after the other, {bytes_text(found.memory_b)} fused{limit}")
    said = "no other choice saves more by the policy" if found.exact else "of all choices a part was looked at"
    made.add_row("groups", f"{len(found.groups)} of up to {found.size}; {said}")
    return made


def show_network_batching(found: NetworkBatching) -> list[RenderableType]:
    """Return what to print of a network's batches, beside as many fused copies."""
    heads = ("batch", "one by one", "larger batch", "gain", "images/s", "fused copies", "gain ", "images/s ")
    title = f"{found.network} with {found.library} ({found.precision}) on {found.gpu}"
    made = table(*heads, right=heads, title=title)
    for p in found.points:
        cells = []
        apart_us = p.ways["apart"].latency_us
        for run in map(p.ways.get, ("larger", "copies")):
            cells += ["-", "", ""] if run is None else [
                time_text(run.latency_us), factor(apart_us / run.latency_us), number(run.images_per_s),
            ]  # fmt: skip
        made.add_row(str(p.n), time_text(apart_us), *cells)
    rest = table_without_head()
    last = found.points[-1]
    for way, n in found.saturates.items():
        text = f"from {n} on, throughput is within 5% of the best" if n < last.n else f"throughput still grows at {n}"
        rest.add_row(WAYS[way], text)
    for way, reason in found.reasons.items():
        rest.add_row(WAYS[way], reason)
    n, way = found.best.n, found.best.way
    rest.add_row("best throughput", f"{WAYS[way]}{f', {n} at once' if way != 'apart' else ''}", style="bold")
    memory = ", ".join(f"{bytes_text(run.memory_b)} {WAYS[way]}" for way, run in last.ways.items())
    rest.add_row("tensors at once", f"{memory}, at {last.n}")
    return [made, rest]
