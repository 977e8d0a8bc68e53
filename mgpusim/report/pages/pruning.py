"""What pruning a space does, as one self-contained HTML page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.pruning import regrets_figure
from mgpusim.report.pages.frame import page, with_micro
from mgpusim.report.tables.pruning import lost_rows, search_note, search_rows, share_text, shown_steps
from mgpusim.report.text import time_text
from mgpusim.sched.pruning.criteria import meaning_of

if TYPE_CHECKING:
    from mgpusim.sched.pruning.assess import Assessment
    from mgpusim.sched.pruning.prune import Pruning

__all__ = ["pruning_page"]


def pruning_page(found: Assessment) -> bytes:
    """Return a page about an assessment: UTF-8 HTML with nothing to be loaded, a function of its input."""
    space = found.space
    where, lost = lost_rows(found)
    return page("pruning",
        title=f"Pruning {space.name} for {found.gpu.name}", space=space.name, gpu=found.gpu.name, about=space.about,
        key=_key(found), sections=_sections(found), lost=lost, lost_note=f"Of {where}.",
        searches=search_rows(found), search_note=search_note(found),
        search_heads=["search", "pruned", "members", *(f"after {k}" for k in shown_steps(found)), "within 3%", "runs"],
        regrets=regrets_figure(found) if found.found and found.best_us is not None else "",
    )  # fmt: skip


def _key(found: Assessment) -> list[tuple[str, str, str]]:
    pruning = found.pruning
    out = [
        ("members", f"{found.space.count:,}", f"{len(found.space.knobs)} knobs"),
        ("valid", f"{pruning.considered:,}", share_text(pruning.considered / found.space.count) + " of them"),
        ("kept", f"{len(pruning.kept):,}", f"{share_text(pruning.share_removed)} of the valid ones removed"),
    ]
    if found.best_us is not None:
        source = "measured" if found.costs == "measured" else f"{found.costs} engine"
        out.append(("best", with_micro(time_text(found.best_us)), f"{found.best}, {source}"))
    return out


def _sections(found: Assessment) -> list[dict[str, Any]]:
    out = []
    if found.pruning.stages:
        out.append(_section(found.pruning, "By knobs", "Before anything is compiled, in this order."))
    compiled = found.compiled
    if compiled is not None:
        n = len(compiled.members)
        note = f"{n:,} of the {len(found.pruning.kept):,} members left, judged by what their kernels are compiled to."
        section = _section(compiled.pruning, "By compiled kernels", note)
        section["failed"] = [(n, text, found.space.key(found.space.config(first))) for n, text, first in compiled.failed[:20]]
        out.append(section)
    return out


def _section(pruning: Pruning, title: str, note: str) -> dict[str, Any]:
    rows = [
        {
            "name": s.criterion, "meaning": meaning_of(s.criterion), "alone": f"{s.alone:,}", "only": f"{s.only:,}",
            "removes": f"{s.removes:,}", "left": f"{s.left:,}", "share": f"{100 * s.left / max(1, pruning.considered):.2f}",
        }
        for s in pruning.stages
    ]  # fmt: skip
    names = [s.criterion for s in pruning.stages]
    overlap = [
        [name, *("" if i == k else f"{100 * n / max(1, pruning.overlap[k][k]):.0f}%" if pruning.overlap[k][k] else "-"
                 for i, n in enumerate(pruning.overlap[k]))]
        for k, name in enumerate(names)
    ]  # fmt: skip
    return {
        "title": title,
        "note": note,
        "rows": rows,
        "names": names,
        "overlap": overlap if len(names) > 1 else [],
        "failed": [],
    }
