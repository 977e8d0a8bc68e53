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


def network_fusion_view(found: NetworkFusion) -> ResultView:
    """Return networks with launches fused: what they gain in all, each network, then the groups."""
    by = "analytic engine" if found.engine == "analytic" else f"groups by the {found.engine} engine, all else analytic"
    names = ", ".join(f"{one.network}{f' x{one.copies}' if one.copies > 1 else ''}" for one in found.networks)
    first = found.networks[0]
    head = (
        f"{names} with {first.library} ({first.precision}) on {found.gpu}: {time_text(found.before_us)} in {found.launches} "
        f"launches, {time_text(found.after_us)} in {found.fused_launches} ({factor(found.ratio)}, {by})"
    )
    parts: list[ViewTable | Facts | str] = []
    if sum(one.copies for one in found.networks) > 1:
        rows = [(one.network, one.copies, one.latency_us, one.fused_us) for one in found.networks]
        columns: dict[str, Kind] = {"network": "word", "inferences": "number", "alone": "time", "done in the fused run": "time"}
        parts.append(ViewTable(columns=columns, rows=rows))
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
    return ResultView(title="Networks with launches fused", headline=head, parts=parts)


def _groups(found: NetworkFusion) -> ViewTable:
    return ViewTable(
        columns={"steps": "text", "apart": "time", "fused": "time", "ratio": "factor", "registers": "number", "warps": "number",
                 "why": "text"},
        rows=[
            ("\n+ ".join(group.steps), group.apart_us, group.fused_us, group.ratio, group.registers, group.warps, group.reason)
            for group in found.groups[:MOST]
        ],
    )  # fmt: skip


def _summary(found: NetworkFusion) -> Facts:
    rates = (found.images / us * 1e6 for us in (found.before_us, found.after_us))
    apart, fused = (f"{number(rate)} images/s" for rate in rates)
    limit = f"; at most {bytes_text(found.limit_b)} were asked for" if found.limit_b is not None else ""
    said = "no other choice saves more by the policy" if found.exact else "of all choices a part was looked at"
    return Facts([
        ("throughput", f"{apart} one after the other, {fused} fused"),
        ("tensors at once", f"{bytes_text(found.apart_b)} one after the other, {bytes_text(found.memory_b)} fused{limit}"),
        ("groups", f"{len(found.groups)} of up to {found.size}; {said}"),
    ])  # fmt: skip


def network_batching_view(found: NetworkBatching) -> ResultView:
    """Return a network's batches, beside as many fused copies."""
    rows = []
    for p in found.points:
        apart_us = p.ways["apart"].latency_us
        runs = (p.ways.get(way) for way in ("larger", "copies"))
        cells = (("-", "", "") if run is None else (run.latency_us, apart_us / run.latency_us, run.images_per_s) for run in runs)
        rows.append((p.n, apart_us, *(cell for some in cells for cell in some)))
    table = ViewTable(
        columns={"batch": "number", "one by one": "time", "larger batch": "time", "gain": "factor", "images/s": "number",
                 "fused copies": "time", "gain ": "factor", "images/s ": "number"},
        rows=rows, title=f"{found.network} with {found.library} ({found.precision}) on {found.gpu}",
    )  # fmt: skip
    last = found.points[-1]
    n, way = found.best.n, found.best.way
    memory = ", ".join(f"{bytes_text(run.memory_b)} {WAYS[way]}" for way, run in last.ways.items())
    rest = Facts([
        *saturation_rows(found.saturates, found.reasons, last.n, WAYS),
        Strong(("best throughput", f"{WAYS[way]}{f', {n} at once' if way != 'apart' else ''}")),
        ("tensors at once", f"{memory}, at {last.n}"),
    ])  # fmt: skip
    return ResultView(title="Batches of a network", parts=[table, rest])
