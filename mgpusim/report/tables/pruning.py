"""What pruning a space does, for people."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from mgpusim.report.text import count_text, time_text
from mgpusim.sched.pruning.criteria import meaning_of
from mgpusim.view import Figure, Kind, Only, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.sched.pruning.assess import Assessment
    from mgpusim.sched.pruning.prune import Pruning

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


def pruning_view(found: Assessment) -> ResultView:
    """Return what there is to see of an assessment."""
    space, pruning = found.space, found.pruning
    kept = f"{len(pruning.kept):,} kept ({share_text(pruning.share_removed)} of the valid ones removed)"
    parts: list[Any] = [f"{space.about}"] if space.about else []
    parts += [_stages(pruning, "By knobs"), *_overlap(pruning)] if pruning.stages else []
    return ResultView(
        title=f"Pruning {space.name} for {found.gpu.name}",
        headline=f"{space.name} for {found.gpu.name}: {space.count:,} members, {pruning.considered:,} valid, {kept}",
        parts=[*parts, *_remarks(found), *_compiled(found), *_lost(found), *_searches(found)],
    )


def _stages(pruning: Pruning, title: str) -> ViewTable:
    columns: dict[str, Kind] = {
        "criterion": "word", **dict.fromkeys(("alone", "only this", "in sequence", "left"), "count"),
        "removes members where": "text",
    }  # fmt: skip
    rows = [(s.criterion, s.alone, s.only, s.removes, s.left, meaning_of(s.criterion)) for s in pruning.stages]
    return ViewTable(columns=columns, rows=rows, title=title)


def _overlap(pruning: Pruning) -> list[Only]:
    """Return the share of what the criterion of the row removes which that of the column removes as well."""
    names = [s.criterion for s in pruning.stages]
    rows = [
        (name, *("" if i == k else n / removed[k] if removed[k] else None for i, n in enumerate(removed)))
        for k, (name, removed) in enumerate(zip(names, pruning.overlap, strict=True))
    ]
    columns: dict[str, Kind] = {"removed by, and as well by": "word", **dict.fromkeys(names, "share")}
    table = ViewTable(columns=columns, rows=rows, title="Removed by two criteria")
    return [Only("page", [table])] if len(names) > 1 else []


def _remarks(found: Assessment) -> list[Any]:
    parts: list[Any] = []
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


def _compiled(found: Assessment) -> list[Any]:
    compiled = found.compiled
    if compiled is None:
        return []
    n = len(compiled.members)
    which = "all" if n == len(found.pruning.kept) else f"{n:,} of them, evenly"
    parts: list[Any] = []
    if compiled.pruning.stages:
        share = share_text(1.0 - compiled.pruning.share_removed) if compiled.pruning.considered else "none"
        parts += [
            f"By compiled kernels ({which}): {share} of those that compile are kept",
            _stages(compiled.pruning, "By compiled kernels"), *_overlap(compiled.pruning),
        ]  # fmt: skip
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


def _lost(found: Assessment) -> list[Any]:
    if not found.lost:
        return []
    known = found.lost[0].known
    drawn = f"{known:,} members drawn evenly, {found.costs} engine"
    where = f"{known:,} measured members" if found.costs == "measured" else drawn
    rows = []
    for one in found.lost:
        over = one.best_over_optimum
        best = "nothing" if over is None else "the best" if one.optimum_kept else f"+{100 * over:.1f}%"
        row = (one.criterion, share_text(one.removed), best, share_text(one.best_hundredth))
        rows.append(Strong(row) if one.criterion == "all" else row)
    columns: dict[str, Kind] = {"criterion": "word", "removes": "number", "best kept": "number", "best 1% kept": "number"}
    parts: list[Any] = [f"What pruning loses, of {where}:", ViewTable(columns=columns, rows=rows, title="What pruning loses")]
    if found.refused[0]:
        first = found.refused[1].splitlines()[0] if found.refused[1] else ""
        parts.append(f"{count_text(found.refused[0], 'member')} without a prediction: {first}")
    if found.invalid:
        parts.append(f"{found.invalid:,} measured members break the space's constraints and are left out")
    return parts


def _steps(found: Assessment) -> list[int]:
    """Return after how many evaluations regrets are shown: a few, the last among them."""
    every = sorted({k for one in found.found for k in one.regret})
    if len(every) <= MOST_STEPS:
        return every
    return sorted({every[round(i * (len(every) - 1) / (MOST_STEPS - 1))] for i in range(MOST_STEPS)})


def _searches(found: Assessment) -> list[Any]:
    from mgpusim.report.figures.pruning import regrets_figure

    if found.best_us is None or not found.found:
        return []
    steps = _steps(found)
    columns: dict[str, Kind] = {
        "search": "word", "pruned": "word", "members": "count", **{f"after {k}": "percent" for k in steps},
        "within 3%": "number", "runs": "number",
    }  # fmt: skip
    rows = [
        (one.search, "yes" if one.pruning == "pruned" else "no", one.members, *(one.regret.get(k) for k in steps),
         one.near_after, f"{round(one.near_runs * one.seeds)}/{one.seeds}")
        for one in found.found
    ]  # fmt: skip
    source = "measured" if found.costs == "measured" else f"known to the {found.costs} engine"
    thinned = " The searches without pruning had an even sample of the valid members." if found.thinned else ""
    return [
        Figure("Regret over evaluations", partial(regrets_figure, found)),
        ViewTable(columns=columns, rows=rows, title="Searches"),
        f"Regret: the best so far over the best {source} ({time_text(found.best_us)}, {found.best}), mean of the runs. "
        f"Within 3%: median of the evaluations until then, and the runs that got there.{thinned}",
    ]
