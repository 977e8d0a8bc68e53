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


def pruning_view(assessment: Assessment) -> ResultView:
    """Return what there is to see of an assessment."""
    space, pruning = assessment.space, assessment.pruning
    kept = f"{len(pruning.kept):,} kept ({share_text(pruning.share_removed)} of the valid ones removed)"
    parts: list[Any] = [f"{space.about}"] if space.about else []
    parts += [_stages(pruning, "By knobs"), *_overlap(pruning)] if pruning.stages else []
    return ResultView(
        title=f"Pruning {space.name} for {assessment.gpu.name}",
        headline=f"{space.name} for {assessment.gpu.name}: {space.count:,} members, {pruning.considered:,} valid, {kept}",
        parts=[*parts, *_remarks(assessment), *_compiled(assessment), *_lost(assessment), *_searches(assessment)],
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


def _remarks(assessment: Assessment) -> list[Any]:
    parts: list[Any] = []
    pruning = assessment.pruning
    names = [name for name in pruning.unknown if name not in LATER]
    if names:
        parts.append(f"Not judged by knobs, as [roles] of the space do not say what is needed: {', '.join(names)}")
    judged = {stage.criterion for stage in assessment.compiled.pruning.stages} if assessment.compiled is not None else set()
    judged |= {criterion.criterion for criterion in assessment.lost}
    later = [name for name in LATER if name in pruning.unknown and name not in judged]
    parts += [f"Not judged by knobs: {name}, which {LATER[name]}" for name in later]
    if not len(pruning.kept) and pruning.stages:
        freed = max(pruning.stages, key=lambda stage: stage.only)
        without = f"--without {freed.criterion} leaves {freed.only:,}" if freed.only else "no criterion alone is to blame"
        parts.append(f"Nothing is left; {without}")
    return parts


def _compiled(assessment: Assessment) -> list[Any]:
    compiled = assessment.compiled
    if compiled is None:
        return []
    n = len(compiled.members)
    which = "all" if n == len(assessment.pruning.kept) else f"{n:,} of them, evenly"
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
            parts.append(f"  {count:,} x {reason} (as {assessment.space.key(assessment.space.config(first))})")
        if len(compiled.failed) > MOST_REASONS:
            parts.append(f"  and {len(compiled.failed) - MOST_REASONS} other reasons; --json lists all")
    return parts


def _lost(assessment: Assessment) -> list[Any]:
    if not assessment.lost:
        return []
    known = assessment.lost[0].known
    drawn = f"{known:,} members drawn evenly, {assessment.costs} engine"
    where = f"{known:,} measured members" if assessment.costs == "measured" else drawn
    rows = []
    for lost in assessment.lost:
        over = lost.best_over_optimum
        best = "nothing" if over is None else "the best" if lost.optimum_kept else f"+{100 * over:.1f}%"
        row = (lost.criterion, share_text(lost.removed), best, share_text(lost.best_hundredth))
        rows.append(Strong(row) if lost.criterion == "all" else row)
    columns: dict[str, Kind] = {"criterion": "word", "removes": "number", "best kept": "number", "best 1% kept": "number"}
    parts: list[Any] = [f"What pruning loses, of {where}:", ViewTable(columns=columns, rows=rows, title="What pruning loses")]
    if assessment.refused[0]:
        first = assessment.refused[1].splitlines()[0] if assessment.refused[1] else ""
        parts.append(f"{count_text(assessment.refused[0], 'member')} without a prediction: {first}")
    if assessment.invalid:
        parts.append(f"{assessment.invalid:,} measured members break the space's constraints and are left out")
    return parts


def _steps(assessment: Assessment) -> list[int]:
    """Return after how many evaluations regrets are shown: a few, the last among them."""
    every = sorted({k for outcome in assessment.found for k in outcome.regret})
    if len(every) <= MOST_STEPS:
        return every
    return sorted({every[round(i * (len(every) - 1) / (MOST_STEPS - 1))] for i in range(MOST_STEPS)})


def _searches(assessment: Assessment) -> list[Any]:
    from mgpusim.report.figures.pruning import regrets_figure

    if assessment.best_us is None or not assessment.found:
        return []
    steps = _steps(assessment)
    columns: dict[str, Kind] = {
        "search": "word", "pruned": "word", "members": "count", **{f"after {k}": "percent" for k in steps},
        "within 3%": "number", "runs": "number",
    }  # fmt: skip
    rows = [
        (outcome.search, "yes" if outcome.pruning == "pruned" else "no", outcome.members, *(outcome.regret.get(k) for k in steps),
         outcome.near_after, f"{round(outcome.near_runs * outcome.seeds)}/{outcome.seeds}")
        for outcome in assessment.found
    ]  # fmt: skip
    source = "measured" if assessment.costs == "measured" else f"known to the {assessment.costs} engine"
    thinned = " The searches without pruning had an even sample of the valid members." if assessment.thinned else ""
    return [
        Figure("Regret over evaluations", partial(regrets_figure, assessment)),
        ViewTable(columns=columns, rows=rows, title="Searches"),
        f"Regret: the best so far over the best {source} ({time_text(assessment.best_us)}, {assessment.best}), mean of the runs. "
        f"Within 3%: median of the evaluations until then, and the runs that got there.{thinned}",
    ]
