"""What pruning a space does, as one self-contained HTML page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mgpusim.report.figures import _STAND_IN, _bare, _figure, _style, _svg
from mgpusim.report.pruning import lost_rows, search_note, search_rows, share_text, shown_steps
from mgpusim.report.text import time_text
from mgpusim.sched.pruning.criteria import meaning_of

if TYPE_CHECKING:
    from mgpusim.sched.pruning.assess import Assessment
    from mgpusim.sched.pruning.prune import Pruning

__all__ = ["pruning_page"]

_HUES = ("mem-1", "far-1", "work-1", "tex-1", "math-1", "wait-1")


def pruning_page(found: Assessment) -> bytes:
    """Return a page about an assessment: UTF-8 HTML without scripts, a function of its input."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("mgpusim.report", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    space = found.space
    where, lost = lost_rows(found)
    page = environment.get_template("pruning.html.j2").render(
        title=f"Pruning {space.name} for {found.gpu.name}", space=space.name, gpu=found.gpu.name, about=space.about,
        key=_key(found), sections=_sections(found), lost=lost, lost_note=f"Of {where}.",
        searches=search_rows(found), search_note=search_note(found),
        search_heads=["search", "pruned", "members", *(f"after {k}" for k in shown_steps(found)), "within 3%", "runs"],
        figure=_regrets(found) if found.found and found.best_us is not None else "",
    )  # fmt: skip
    return page.encode("utf-8", "replace")


def _key(found: Assessment) -> list[tuple[str, str, str]]:
    pruning = found.pruning
    out = [
        ("members", f"{found.space.count:,}", f"{len(found.space.knobs)} knobs"),
        ("valid", f"{pruning.considered:,}", share_text(pruning.considered / found.space.count) + " of them"),
        ("kept", f"{len(pruning.kept):,}", f"{share_text(pruning.share_removed)} of the valid ones removed"),
    ]
    if found.best_us is not None:
        source = "measured" if found.costs == "measured" else f"{found.costs} engine"
        out.append(("best", time_text(found.best_us).replace(" us", " µs"), f"{found.best}, {source}"))
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


def _regrets(found: Assessment) -> str:
    """Return regret by evaluations of each search, dashed without pruning."""
    hues = dict(zip(dict.fromkeys(one.search for one in found.found), _HUES * 9, strict=False))
    with _style():
        figure = _figure(4.2, 8.6)
        axes = figure.add_axes((0.08, 0.13, 0.7, 0.84))
        for one in found.found:
            points = [(k, 100 * value) for k, value in one.regret.items() if value is not None]
            if not points:
                continue
            style = "-" if one.pruning == "pruned" else "--"
            label = f"{one.search}, {'pruned' if one.pruning == 'pruned' else 'all'}"
            x, y = zip(*points, strict=True)
            axes.plot(x, y, style, color=_STAND_IN[hues[one.search]], linewidth=1.6, label=label, marker="o", markersize=2.5)
        axes.set(xscale="log", ylim=(0, None))
        ticks = sorted({k for one in found.found for k in one.regret})
        axes.set_xticks(ticks, [str(k) for k in ticks])
        axes.minorticks_off()
        axes.set_xlabel("evaluations")
        axes.set_ylabel("regret, %")
        axes.legend(loc="upper left", bbox_to_anchor=(1.02, 1.0), frameon=False)
        _bare(axes, "left", "bottom")
        return _svg(figure, "regret", "Regret by evaluations of each search with and without pruning")
