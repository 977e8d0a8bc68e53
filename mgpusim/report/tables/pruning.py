"""What pruning a space does, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.text import count_text, time_text
from mgpusim.sched.pruning.criteria import meaning_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.sched.pruning.assess import Assessment
    from mgpusim.sched.pruning.prune import Pruning

__all__ = ["lost_rows", "search_note", "search_rows", "share_text", "show_pruning", "shown_steps"]

LATER = {"bound": "needs a best time (--best, or a search)", "model": "needs kernels (--compile, --measured or --sample)"}
MOST_REASONS = 5
MOST_STEPS = 5


def share_text(fraction: float) -> str:
    """Return a share so that 99.9% does not read as all.

    >>> share_text(0.99), share_text(0.9896), share_text(0.99994), share_text(1.0)
    ('99%', '98.96%', '99.99%', '100%')
    """
    if fraction in (0.0, 1.0):
        return f"{fraction:.0%}"
    shown = min(99.99, max(0.01, 100 * fraction))
    return f"{shown:.2f}".rstrip("0").rstrip(".") + "%" if shown > 90 or shown < 1 else f"{shown:.1f}".removesuffix(".0") + "%"


def show_pruning(found: Assessment) -> list[RenderableType]:
    """Return what to print of an assessment."""
    space, pruning = found.space, found.pruning
    kept = f"{len(pruning.kept):,} kept ({share_text(pruning.share_removed)} of the valid ones removed)"
    parts: list[RenderableType] = [
        f"{space.name} for {found.gpu.name}: {space.count:,} members, {pruning.considered:,} valid, {kept}",
    ]
    if pruning.stages:
        parts.append(_stages(pruning))
    parts += _remarks(found)
    parts += _compiled(found)
    parts += _lost(found)
    parts += _searches(found)
    return parts


def _stages(pruning: Pruning) -> Table:
    heads = ("alone", "only this", "in sequence", "left")
    made = table("criterion", *heads, "removes members where", right=heads)
    for stage in pruning.stages:
        figures = (f"{n:,}" for n in (stage.alone, stage.only, stage.removes, stage.left))
        made.add_row(stage.criterion, *figures, meaning_of(stage.criterion))
    return made


def _remarks(found: Assessment) -> list[RenderableType]:
    parts: list[RenderableType] = []
    pruning = found.pruning
    names = [name for name in pruning.unknown if name not in LATER]
    if names:
        parts.append(f"Not judged by knobs, as [roles] of the space do not say what is needed: {', '.join(names)}")
    judged = {stage.criterion for stage in found.compiled.pruning.stages} if found.compiled is not None else set()
    judged |= {one.criterion for one in found.lost}
    later = [name for name in LATER if name in pruning.unknown and name not in judged]
    parts += [f"Not judged by knobs: {name}, which {LATER[name]}" for name in later]
    if not len(pruning.kept) and pruning.stages:
        freed = max(pruning.stages, key=lambda stage: stage.only)
        without = f"--without {freed.criterion} leaves {freed.only:,}" if freed.only else "no criterion alone is to blame"
        parts.append(f"Nothing is left; {without}")
    return parts


def _compiled(found: Assessment) -> list[RenderableType]:
    compiled = found.compiled
    if compiled is None:
        return []
    n = len(compiled.members)
    which = "all" if n == len(found.pruning.kept) else f"{n:,} of them, evenly"
    parts: list[RenderableType] = []
    if compiled.pruning.stages:
        share = share_text(1.0 - compiled.pruning.share_removed) if compiled.pruning.considered else "none"
        parts += [f"By compiled kernels ({which}): {share} of those that compile are kept", _stages(compiled.pruning)]
    if compiled.predicted:
        spared = len(compiled.members) - compiled.predicted - sum(n for n, _, _ in compiled.failed) - compiled.refused[0]
        parts.append(f"{compiled.predicted:,} were predicted" + (f", {spared:,} needed not be" if spared > 0 else ""))
    if compiled.refused[0]:
        parts.append(f"{compiled.refused[0]:,} could not be predicted: {compiled.refused[1].splitlines()[0]}")
    failed = sum(count for count, _, _ in compiled.failed)
    if failed:
        parts.append(f"{failed:,} of {n:,} do not compile:")
        for count, reason, first in compiled.failed[:MOST_REASONS]:
            parts.append(f"  {count:,} x {reason} (as {found.space.key(found.space.config(first))})")
        if len(compiled.failed) > MOST_REASONS:
            parts.append(f"  and {len(compiled.failed) - MOST_REASONS} other reasons; --json lists all")
    return parts


def lost_rows(found: Assessment) -> tuple[str, list[list[str]]]:
    """Return what the losses are of, and the texts of a row per criterion."""
    if not found.lost:
        return "", []
    known = found.lost[0].known
    where = (
        f"{known:,} measured members" if found.costs == "measured" else f"{known:,} members drawn evenly, {found.costs} engine"
    )
    rows = []
    for one in found.lost:
        r = one
        best = (
            "nothing" if r.best_over_optimum is None else "the best" if r.optimum_kept else f"+{100 * r.best_over_optimum:.1f}%"
        )
        rows.append([one.criterion, share_text(r.removed), best, share_text(r.best_hundredth)])
    return where, rows


def _lost(found: Assessment) -> list[RenderableType]:
    where, rows = lost_rows(found)
    if not rows:
        return []
    heads = ("removes", "best kept", "best 1% kept")
    made = table("criterion", *heads, right=heads)
    for row in rows:
        made.add_row(*row, style="bold" if row[0] == "all" else "")
    parts: list[RenderableType] = [f"What pruning loses, of {where}:", made]
    if found.refused[0]:
        first = found.refused[1].splitlines()[0] if found.refused[1] else ""
        parts.append(f"{count_text(found.refused[0], 'member')} without a prediction: {first}")
    if found.invalid:
        parts.append(f"{found.invalid:,} measured members break the space's constraints and are left out")
    return parts


def shown_steps(found: Assessment) -> list[int]:
    """Return after how many evaluations regrets are shown: a few, the last among them."""
    every = sorted({k for one in found.found for k in one.regret})
    if len(every) <= MOST_STEPS:
        return every
    return sorted({every[round(i * (len(every) - 1) / (MOST_STEPS - 1))] for i in range(MOST_STEPS)})


def search_rows(found: Assessment) -> list[list[str]]:
    """Return the texts of a row per search and domain."""
    if found.best_us is None:
        return []
    steps, rows = shown_steps(found), []
    for one in found.found:
        regrets = []
        for k in steps:
            value = one.regret.get(k)
            regrets.append("-" if value is None else f"{100 * value:.1f}%")
        after = "-" if one.near_after is None else f"{one.near_after:g}"
        runs = f"{round(one.near_runs * one.seeds)}/{one.seeds}"
        rows.append([one.search, "yes" if one.pruning == "pruned" else "no", f"{one.members:,}", *regrets, after, runs])
    return rows


def search_note(found: Assessment) -> str:
    """Return what the figures of searches are."""
    if found.best_us is None or not found.found:
        return ""
    source = "measured" if found.costs == "measured" else f"known to the {found.costs} engine"
    thinned = " The searches without pruning had an even sample of the valid members." if found.thinned else ""
    return (
        f"Regret: the best so far over the best {source} ({time_text(found.best_us)}, {found.best}), mean of the runs. "
        f"Within 3%: median of the evaluations until then, and the runs that got there.{thinned}"
    )


def _searches(found: Assessment) -> list[RenderableType]:
    rows = search_rows(found)
    if not rows:
        return []
    heads = ("members", *(f"after {k}" for k in shown_steps(found)), "within 3%", "runs")
    made = table("search", "pruned", *heads, right=heads)
    for row in rows:
        made.add_row(*row)
    return [made, search_note(found)]
