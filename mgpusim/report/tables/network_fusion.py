"""Networks with launches fused, and their batches, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.tables.fusion import saturation_rows
from mgpusim.report.text import bytes_text, factor, number, time_text
from mgpusim.view import Facts, Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.changing.batching import NetworkBatching
    from mgpusim.nn.changing.fusion import NetworkFusion

MOST = 20
WAYS = {"apart": "one after the other", "larger": "larger batches", "copies": "fused copies"}


def network_fusion_view(fusion: NetworkFusion) -> ResultView:
    """Return networks with launches fused: what they gain in all, each network, then the groups."""
    by = "analytic engine" if fusion.engine == "analytic" else f"groups by the {fusion.engine} engine, all else analytic"
    names = ", ".join(f"{network.network}{f' x{network.copies}' if network.copies > 1 else ''}" for network in fusion.networks)
    first = fusion.networks[0]
    head = (
        f"{names} with {first.library} ({first.precision}) on {fusion.gpu}: {time_text(fusion.before_us)} in {fusion.launches} "
        f"launches, {time_text(fusion.after_us)} in {fusion.fused_launches} ({factor(fusion.ratio)}, {by})"
    )
    parts: list[ViewTable | Facts | str] = []
    if sum(network.copies for network in fusion.networks) > 1:
        rows = [(network.network, network.copies, network.latency_us, network.fused_us) for network in fusion.networks]
        columns: dict[str, Kind] = {"network": "word", "inferences": "number", "alone": "time", "done in the fused run": "time"}
        parts.append(ViewTable(columns=columns, rows=rows))
    if fusion.groups:
        parts.append(_groups(fusion))
        if len(fusion.groups) > MOST:
            parts.append(f"and {len(fusion.groups) - MOST} groups more; --json has all")
    else:
        parts.append(f"No group of independent kernels pays ({fusion.judged} looked at).")
    parts.append(_summary(fusion))
    parts += [f"not fused: {' + '.join(network.steps)}: {network.reason}" for network in fusion.refused[:MOST]]
    if len(fusion.refused) > MOST:
        parts.append(f"and {len(fusion.refused) - MOST} more that are not fused; --json has all")
    return ResultView(title="Networks with launches fused", headline=head, parts=parts)


def _groups(fusion: NetworkFusion) -> ViewTable:
    return ViewTable(
        columns={"steps": "text", "apart": "time", "fused": "time", "ratio": "factor", "registers": "number", "warps": "number",
                 "why": "text"},
        rows=[
            ("\n+ ".join(group.steps), group.apart_us, group.fused_us, group.ratio, group.registers, group.warps, group.reason)
            for group in fusion.groups[:MOST]
        ],
    )  # fmt: skip


def _summary(fusion: NetworkFusion) -> Facts:
    rates = (fusion.images / us * 1e6 for us in (fusion.before_us, fusion.after_us))
    apart, fused = (f"{number(rate)} images/s" for rate in rates)
    limit = f"; at most {bytes_text(fusion.limit_b)} were asked for" if fusion.limit_b is not None else ""
    said = "no other choice saves more by the policy" if fusion.exact else "of all choices a part was looked at"
    return Facts([
        ("throughput", f"{apart} one after the other, {fused} fused"),
        ("tensors at once", f"{bytes_text(fusion.apart_b)} one after the other, {bytes_text(fusion.memory_b)} fused{limit}"),
        ("groups", f"{len(fusion.groups)} of up to {fusion.size}; {said}"),
    ])  # fmt: skip


def network_batching_view(batching: NetworkBatching) -> ResultView:
    """Return a network's batches, beside as many fused copies."""
    rows = []
    for p in batching.points:
        apart_us = p.ways["apart"].latency_us
        runs = (p.ways.get(way) for way in ("larger", "copies"))
        cells = (("-", "", "") if run is None else (run.latency_us, apart_us / run.latency_us, run.images_per_s) for run in runs)
        rows.append((p.n, apart_us, *(cell for some in cells for cell in some)))
    table = ViewTable(
        columns={"batch": "number", "one by one": "time", "larger batch": "time", "gain": "factor", "images/s": "number",
                 "fused copies": "time", "gain ": "factor", "images/s ": "number"},
        rows=rows, title=f"{batching.network} with {batching.library} ({batching.precision}) on {batching.gpu}",
    )  # fmt: skip
    last = batching.points[-1]
    n, way = batching.best.n, batching.best.way
    memory = ", ".join(f"{bytes_text(run.memory_b)} {WAYS[way]}" for way, run in last.ways.items())
    rest = Facts([
        *saturation_rows(batching.saturates, batching.reasons, last.n, WAYS),
        Strong(("best throughput", f"{WAYS[way]}{f', {n} at once' if way != 'apart' else ''}")),
        ("tensors at once", f"{memory}, at {last.n}"),
    ])  # fmt: skip
    return ResultView(title="Batches of a network", parts=[table, rest])
