"""Fused launches, batches and plans for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.tables.tuning import gain_text
from mgpusim.report.text import count_text, factor, largest, share, sizes, time_text
from mgpusim.report.words import limited_text
from mgpusim.view import Facts, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.fusion.batching import Batching
    from mgpusim.fusion.plan import PredictedPlan
    from mgpusim.fusion.prediction import Fusion

Row = tuple[str, str]
UNIT_WORDS = {"alu": "ALU busy", "lsu": "LSU busy", "texture": "texture busy", "local": "local memory busy", "l2": "L2 busy",
              "dram": "DRAM busy"}  # fmt: skip


def numbered(names: Sequence[str]) -> list[str]:
    """Return names, those that occur several times with a number.

    >>> numbered(["conv", "pool", "conv"])
    ['conv', 'pool', 'conv-2']
    """
    seen: dict[str, int] = {}
    out = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        out.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return out


def verdict(fusion: Fusion) -> str:
    """Return what the ratio means, in a sentence."""
    low, ratio, high = fusion.ratio.low, fusion.ratio.ratio, fusion.ratio.high
    if low > 1.0:
        return "fusing pays, more likely than nine in ten"
    if high < 1.0:
        return "fusing loses, more likely than nine in ten"
    if ratio >= 1.03:
        return "fusing may pay; worth a measurement"
    return "fusing may lose; worth a measurement" if ratio < 0.97 else "fusing hardly matters"


def fusion_view(fusion: Fusion) -> ResultView:
    """Return a fused launch: its parts, then before and after."""
    head = f"{len(fusion.parts)} parts on {fusion.gpu}: throughput {gain_text(fusion.ratio)}, {verdict(fusion)}"
    return ResultView(
        title="A fused launch", headline=head, parts=[_parts(fusion), _sides(fusion), _summary(fusion)], notes=fusion.notes
    )


def _parts(fusion: Fusion) -> ViewTable:
    rows = [
        (name, p.global_size, p.local_size, p.latency_us, p.bound, p.registers,
         f"{p.warps:.3g} of {p.most_warps}" if p.warps < p.most_warps else str(p.most_warps))
        for name, p in zip(numbered([p.kernel for p in fusion.parts]), fusion.parts, strict=True)
    ]  # fmt: skip
    return ViewTable(
        columns={"part": "word", "global": "sizes", "local": "sizes", "alone": "time", "bound": "text", "registers": "number",
                 "warps": "number"},
        rows=rows,
    )  # fmt: skip


def _sides(fusion: Fusion) -> ViewTable:
    before, after = fusion.apart, fusion.fused
    busy = [
        (words, share(before.utilization.get(unit)), share(after.utilization.get(unit)))
        for unit, words in UNIT_WORDS.items()
        if (before.utilization.get(unit) or 0.0) + (after.utilization.get(unit) or 0.0) > 0
    ]
    most = max(p.registers for p in fusion.parts)
    return ViewTable(
        title="One after the other (apart), and as one launch (fused)",
        columns={"": "text", "apart": "time", "fused": "time"},
        rows=[
            Strong(("time", before.latency_us, after.latency_us)),
            ("launch overhead in it", before.overhead_us, after.overhead_us),
            ("bound", _bounds(before.breakdown_us), _bounds(after.breakdown_us)),
            *busy,
            ("warps on a core", f"{before.warps:.3g}", f"{after.warps:.3g}"),
            ("warps that fit", f"{before.most_warps:.3g}", f"{after.most_warps:.3g}"),
            ("registers per item", f"at most {most}", f"{fusion.registers}"),
        ],
    )


def _bounds(parts: dict[str, float]) -> str:
    total = sum(parts.values()) or 1.0
    return ", ".join(f"{name} {share(us / total)}" for name, us in largest(parts, 2))


def _summary(fusion: Fusion) -> Facts:
    rows = []
    if fusion.gap_us > 0:
        gaps = count_text(len(fusion.parts) - 1, "gap")
        text = f"{factor(fusion.queue_ratio)}, with the {gaps} of the queue saved ({time_text(fusion.gap_us)})"
        rows.append(("in a queue", text))
    if fusion.unaligned_us is not None:
        slower = fusion.unaligned_us / fusion.fused.latency_us - 1.0
        what = f"{share(slower)} slower" if slower > 0.0005 else "no slower" if slower > -0.0005 else f"{share(-slower)} faster"
        rows.append(("without alignment", f"{time_text(fusion.unaligned_us)}, {what}: warps with items of two parts run both"))
    begin = "anywhere" if fusion.align == "none" else f"at a {'warp' if fusion.align == 'warp' else 'work group'}"
    how = "one after the other" if fusion.order == "concatenated" else "interleaved"
    limit = limited_text(fusion.limiter).removeprefix(", ")
    groups = f"{count_text(fusion.groups, 'group')} of {sizes(fusion.local_size)}"
    rows.append(("fused launch", f"{groups}, parts {how}, each beginning {begin}; residency {limit}"))
    return Facts([*rows, ("engine", fusion.engine)])


def saturation_rows(saturates: Mapping[str, int], reasons: Mapping[str, str], last: int, words: Mapping[str, str]) -> list[Row]:
    """Return what is said of batches: from which on the throughput of each way grows no more, and why there is none.

    Parameters
    ----------
    last : the largest batch.
    words : a way in words.
    """
    said = {
        way: f"from {n} on, throughput is within 5% of the best" if n < last else f"throughput still grows at {n}"
        for way, n in saturates.items()
    }
    return [(words[way], text) for texts in (said, reasons) for way, text in texts.items()]


def batching_view(batching: Batching) -> ResultView:
    """Return a kernel's batches."""
    rows = []
    for p in batching.points:
        gains = (("-", "") if us is None else (us, p.apart_us / us) for us in (p.larger_us, p.copies_us))
        rows.append((p.n, p.apart_us, *(cell for cells in gains for cell in cells)))
    words = {"larger": "a larger NDRange", "copies": "fused copies"}
    said = saturation_rows(batching.saturates, batching.reasons, batching.points[-1].n, words)
    table = ViewTable(
        columns={"batch": "number", "one by one": "time", "larger NDRange": "time", "gain": "factor", "fused copies": "time",
                 "gain ": "factor"},
        rows=rows, title=f"{batching.kernel} on {batching.gpu}",
    )  # fmt: skip
    return ResultView(title="Batches of a kernel", parts=[table, Facts([("engine", batching.engine), *said])])


def plan_view(plan: PredictedPlan) -> ResultView:
    """Return a plan."""
    engine, labels = plan.provenance.engine, numbered(plan.kernels)
    table = ViewTable(
        title=f"{len(plan.groups)} of {plan.judged} groups judged on {plan.gpu}",
        columns={"fuse": "text", "apart": "time", "fused": "time", "gain": "factor", engine: "factor", "why": "text"},
        rows=[
            (" + ".join(labels[i] for i in group.launches), group.apart_us, group.fused_us, group.ratio,
             group.predicted.ratio.ratio, group.reason)
            for group in plan.groups
        ],
    )  # fmt: skip
    grouped = f"{time_text(plan.fused_us)} so grouped: {factor(plan.ratio)}, {time_text(plan.apart_us - plan.fused_us)} saved"
    rest = Facts([
        *([("alone", ", ".join(labels[i] for i in plan.alone))] if plan.alone else []),
        ("all kernels", f"{time_text(plan.apart_us)} apart, {grouped if plan.groups else 'and no group pays'}"),
        *(("cannot be fused", f"{' + '.join(labels[i] for i in group.launches)}: {group.reason}") for group in plan.refused),
    ])  # fmt: skip
    return ResultView(title="A plan", parts=[table, rest] if plan.groups else [rest])
