"""Fused launches, batches and plans for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table, table_without_head
from mgpusim.report.tables.tuning import factor, gain_text
from mgpusim.report.text import count_text, largest, share, sizes, time_text
from mgpusim.report.words import limited_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.fusion.batching import Batching
    from mgpusim.fusion.plan import PredictedPlan
    from mgpusim.fusion.prediction import Fusion

__all__ = ["numbered", "show_batching", "show_fusion", "show_plan", "verdict"]

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


def show_fusion(fusion: Fusion) -> list[RenderableType]:
    """Return what to print of a fused launch: its parts, then before and after."""
    notes = [f"note: {note}" for note in fusion.notes]
    head = f"{len(fusion.parts)} parts on {fusion.gpu}: throughput {gain_text(fusion.ratio)}, {verdict(fusion)}"
    return [head, _parts(fusion), _sides(fusion), _summary(fusion), *notes]


def _parts(fusion: Fusion) -> Table:
    heads = ("part", "global", "local", "alone", "bound", "registers", "warps")
    right = ("alone", "registers", "warps")
    made = table(*heads, right=right, whole=("part", "global", "local"))
    for name, p in zip(numbered([p.kernel for p in fusion.parts]), fusion.parts, strict=True):
        warps = f"{p.warps:.3g} of {p.most_warps}" if p.warps < p.most_warps else str(p.most_warps)
        made.add_row(
            name,
            sizes(p.global_size),
            sizes(p.local_size),
            time_text(p.latency_us),
            p.bound,
            str(p.registers),
            warps,
        )
    return made


def _sides(fusion: Fusion) -> Table:
    made = table("", "apart", "fused", right=("apart", "fused"), title="One after the other (apart), and as one launch (fused)")
    before, after = fusion.apart, fusion.fused
    made.add_row("time", time_text(before.latency_us), time_text(after.latency_us), style="bold")
    made.add_row("launch overhead in it", time_text(before.overhead_us), time_text(after.overhead_us))
    made.add_row("bound", _bounds(before.breakdown_us), _bounds(after.breakdown_us))
    for unit, words in UNIT_WORDS.items():
        if (before.utilization.get(unit) or 0.0) + (after.utilization.get(unit) or 0.0) > 0:
            made.add_row(words, share(before.utilization.get(unit)), share(after.utilization.get(unit)))
    made.add_row("warps on a core", f"{before.warps:.3g}", f"{after.warps:.3g}")
    made.add_row("warps that fit", f"{before.most_warps:.3g}", f"{after.most_warps:.3g}")
    most = max(p.registers for p in fusion.parts)
    made.add_row("registers per item", f"at most {most}", f"{fusion.registers}")
    return made


def _bounds(parts: dict[str, float]) -> str:
    total = sum(parts.values()) or 1.0
    return ", ".join(f"{name} {share(us / total)}" for name, us in largest(parts, 2))


def _summary(fusion: Fusion) -> Table:
    made = table_without_head()
    if fusion.gap_us > 0:
        gaps = count_text(len(fusion.parts) - 1, "gap")
        made.add_row(
            "in a queue", f"{factor(fusion.queue_ratio)}, with the {gaps} of the queue saved ({time_text(fusion.gap_us)})"
        )
    if fusion.unaligned_us is not None:
        slower = fusion.unaligned_us / fusion.fused.latency_us - 1.0
        what = f"{share(slower)} slower" if slower > 0.0005 else "no slower" if slower > -0.0005 else f"{share(-slower)} faster"
        made.add_row("without alignment", f"{time_text(fusion.unaligned_us)}, {what}: warps with items of two parts run both")
    begin = "anywhere" if fusion.align == "none" else f"at a {'warp' if fusion.align == 'warp' else 'work group'}"
    how = "one after the other" if fusion.order == "concatenated" else "interleaved"
    limit = limited_text(fusion.limiter).removeprefix(", ")
    groups = f"{count_text(fusion.groups, 'group')} of {sizes(fusion.local_size)}"
    made.add_row("fused launch", f"{groups}, parts {how}, each beginning {begin}; residency {limit}")
    made.add_row("engine", fusion.engine)
    return made


def show_batching(batching: Batching) -> list[RenderableType]:
    """Return what to print of a kernel's batches."""
    heads = ("batch", "one by one", "larger NDRange", "gain", "fused copies", "gain ")
    made = table(*heads, right=heads, title=f"{batching.kernel} on {batching.gpu}")
    for p in batching.points:
        cells = []
        for us in (p.larger_us, p.copies_us):
            cells += ["-", ""] if us is None else [time_text(us), factor(p.apart_us / us)]
        made.add_row(str(p.n), time_text(p.apart_us), *cells)
    words = {"larger": "a larger NDRange", "copies": "fused copies"}
    rest = table_without_head()
    rest.add_row("engine", batching.engine)
    for way, n in batching.saturates.items():
        last = batching.points[-1].n
        text = f"from {n} on, throughput is within 5% of the best" if n < last else f"throughput still grows at {n}"
        rest.add_row(words[way], text)
    for way, reason in batching.reasons.items():
        rest.add_row(words[way], reason)
    return [made, rest]


def show_plan(found: PredictedPlan) -> list[RenderableType]:
    """Return what to print of a plan."""
    engine, labels = found.provenance.engine, numbered(found.kernels)
    title = f"{len(found.groups)} of {found.judged} groups judged on {found.gpu}" if found.groups else ""
    made = table("fuse", "apart", "fused", "gain", engine, "why", right=("apart", "fused", "gain", engine), title=title)
    for group in found.groups:
        members, gain = " + ".join(labels[i] for i in group.launches), factor(group.predicted.ratio.ratio)
        made.add_row(members, time_text(group.apart_us), time_text(group.fused_us), factor(group.ratio), gain, group.reason)
    rest = table_without_head()
    if found.alone:
        rest.add_row("alone", ", ".join(labels[i] for i in found.alone))
    saved = found.apart_us - found.fused_us
    grouped = f"{time_text(found.fused_us)} so grouped: {factor(found.ratio)}, {time_text(saved)} saved"
    rest.add_row("all kernels", f"{time_text(found.apart_us)} apart, {grouped if found.groups else 'and no group pays'}")
    for one in found.refused:
        rest.add_row("cannot be fused", f"{' + '.join(labels[i] for i in one.launches)}: {one.reason}")
    return [made, rest] if found.groups else [rest]
