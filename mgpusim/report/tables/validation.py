"""A validation for people: the figures, by family and bound, and what is worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table
from mgpusim.report.text import count_text, sizes, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.accuracy.intervals import IntervalScores
    from mgpusim.accuracy.scores import Scores
    from mgpusim.accuracy.validation import Refused, ValidatedLaunch, Validation

__all__ = [
    "FIGURES", "LEAST_OF_FAMILY", "figures_of", "interval_figures", "of_how_many", "precise", "refusals", "row_head", "row_line",
    "show", "signed",
]  # fmt: skip

FIGURES = {
    "mape": "mean error (MAPE)",
    "wmape": "error by time (WMAPE)",
    "median_error": "median error",
    "p90_error": "90th percentile",
    "bias": "bias",
    "net_error": "mean error net of launch overhead",
    "scaled_error": "mean error after one scale factor",
    "tau5": "tau5",
    "regret": "mean regret",
    "chance_regret": "regret of a random choice",
    "5": "pairs over 5% ordered right",
    "10": "pairs over 10%",
    "25": "pairs over 25%",
}
"""By name, in the order in which they are shown."""
MOST_REASONS = 8
LEAST_OF_FAMILY = 20
"""Launches of a family from which the share that intervals hold says something."""


def precise(fraction: float | None) -> str:
    """Return a fraction as a percentage with one digit behind the point.

    >>> precise(0.1234), precise(None)
    ('12.3%', '-')
    """
    return "-" if fraction is None else f"{100 * fraction:.1f}%"


def signed(fraction: float | None) -> str:
    """Return an error with its sign.

    >>> signed(0.25), signed(-0.031), signed(None)
    ('+25%', '-3%', '-')
    """
    return "-" if fraction is None else f"{100 * fraction:+.0f}%"


def figures_of(scores: Scores) -> dict[str, str]:
    """Return the text of each of `FIGURES`."""
    out = {name: precise(getattr(scores, name)) for name in FIGURES if hasattr(scores, name)}
    out["bias"] = "-" if scores.bias is None else f"{scores.bias:.3f}"
    out["tau5"] = "-" if scores.tau5 is None else f"{scores.tau5:.3f}"
    return out | {gap: precise(value) for gap, value in scores.order.items()}


def of_how_many(scores: Scores) -> dict[str, str]:
    """Return what each of `FIGURES` that is not about all launches is about."""
    return {
        "net_error": f"{scores.net_n} launches", "tau5": f"{scores.tau5_groups} groups",
        "regret": f"{scores.regret_groups} groups", **{gap: f"{pairs} pairs" for gap, pairs in scores.order_pairs.items()},
    }  # fmt: skip


def show(found: Sequence[Validation], corpus: str) -> list[RenderableType]:
    """Return what to print of the results of one or more engines on one corpus."""
    first = found[0]
    n, kernels = first.n, len(first.kernels)
    device = "" if first.provenance.is_measured and not first.device else f", {first.provenance.text}"
    head = f"{corpus}: {n} launch{'es' if n != 1 else ''} of {count_text(kernels, 'kernel')}{device}"
    parts: list[RenderableType] = [f"{head}; predicted for {first.gpu}", _figures(found)]
    for result in found:
        suffix = f", {result.engine} engine" if len(found) > 1 else ""
        parts += [_families(result, suffix), _bounds(result, suffix), _intervals(result, suffix)]
        parts += [_worst_kernels(result, suffix), _worst_launches(result, suffix)]
    return parts + _refused(first)


def _figures(found: Sequence[Validation]) -> Table:
    noise = found[0].noise
    heads = [*(result.engine for result in found), *(["measured again"] if noise else []), "of"]
    made = table("", *heads, right=tuple(heads[:-1]))
    columns = [figures_of(result) for result in found] + ([figures_of(noise)] if noise else [])
    of = of_how_many(found[0])
    for name, label in FIGURES.items():
        strong = "bold" if name in ("mape", "tau5", "regret") else ""
        made.add_row(label, *(column[name] for column in columns), of.get(name, ""), style=strong)
    return made


def _families(result: Validation, suffix: str) -> Table:
    heads = ("launches", "mean error", "net", "bias", "tau5", "regret")
    made = table("family", *heads, right=heads, title=f"By family{suffix}")
    for key, scores in sorted(result.by_family.items(), key=lambda item: -(item[1].mape or 0.0)):
        text = figures_of(scores)
        made.add_row(key, str(scores.n), *(text[name] for name in ("mape", "net_error", "bias", "tau5", "regret")))
    return made


def _bounds(result: Validation, suffix: str) -> Table:
    heads = ("launches", "mean error", "median", "bias")
    made = table("predicted bound", *heads, right=heads, title=f"By bound{suffix}")
    for key, scores in sorted(result.by_bound.items(), key=lambda item: -item[1].n):
        text = figures_of(scores)
        made.add_row(key, str(scores.n), text["mape"], text["median_error"], text["bias"])
    return made


def interval_figures(scores: IntervalScores) -> dict[str, str]:
    """Return the text of what is said of intervals: launches, share inside, shares below and above, width, score.

    >>> from mgpusim.accuracy.intervals import interval_scores
    >>> interval_figures(interval_scores([10.0, 30.0], [(8.0, 16.0), (10.0, 20.0)]))["width"]
    'x2.00'
    """
    return {
        "n": str(scores.n), "held": f"{scores.coverage:.0%}", "below": f"{scores.below:.0%}", "above": f"{scores.above:.0%}",
        "width": f"x{scores.width:.2f}", "score": f"{scores.score:.2f}",
    }  # fmt: skip


def _intervals(result: Validation, suffix: str) -> Table:
    """Coverage of the 80% intervals: of all, by bound and by time; by family with fewer than 20 launches it says little."""
    heads = ("launches", "inside", "shorter", "longer", "width", "score")
    made = table("80% intervals", *heads, right=heads, title=f"Coverage of the 80% intervals{suffix}")
    for key in ("all", "by_bound", "by_time", "by_family"):
        for name, scores in result.intervals.get(key, {}).items():
            if key != "by_family" or scores.n >= LEAST_OF_FAMILY:
                made.add_row(name, *interval_figures(scores).values(), style="bold" if key == "all" else "")
    return made


def _worst_kernels(result: Validation, suffix: str) -> Table:
    heads = ("launches", "mean error", "signed", "tau5", "regret")
    made = table("kernel", "family", "bound", *heads, right=heads, whole=("bound",), title=f"Worst kernels{suffix}")
    for one in result.kernels[:10]:
        text = figures_of(one)
        error = signed(one.signed_error)
        made.add_row(one.kernel, one.family, one.bound, str(one.n), text["mape"], error, text["tau5"], text["regret"])
    return made


def _worst_launches(result: Validation, suffix: str) -> Table:
    heads = ("measured", "predicted", "error")
    made = table("kernel", "global", "local", *heads, "bound", right=heads, whole=("bound",), title=f"Worst launches{suffix}")
    for row in result.worst_launches:
        local = sizes(row.local_size) if row.local_size else "auto"
        times = time_text(row.measured_us), time_text(row.predicted_us), signed(row.error)
        made.add_row(row.kernel, sizes(row.global_size), local, *times, row.bound)
    return made


def _columns(kernel: str, size: str, local: str, measured: str, predicted: str, error: str, bound: str, engine: str) -> str:
    times = f"{measured:>9}  {predicted:>9}  {error:>6}"
    return f"{kernel:<28}  {size:<14}  {local:<10}  {times}  {bound}{f'  {engine}' if engine else ''}".rstrip()


def row_head(engine: bool) -> str:
    """Return the line over those of `row_line`; `engine`: with the engine's name.

    >>> row_head(False).split()
    ['kernel', 'global', 'local', 'measured', 'predicted', 'error', 'bound']
    """
    return _columns("kernel", "global", "local", "measured", "predicted", "error", "bound", "engine" if engine else "")


def row_line(row: ValidatedLaunch | Refused, engine: str = "") -> str:
    """Return one launch in a line: sizes, measured and predicted time, error, bound; of one not predicted the reason.

    >>> from mgpusim.accuracy.validation import ValidatedLaunch
    >>> row_line(ValidatedLaunch("f", (64, 64), (8, 8), {}, 20.0, 15.0, "dram", 0)).split()
    ['f', '64x64', '8x8', '20', 'us', '15', 'us', '-25%', 'dram']
    """
    from mgpusim.accuracy.validation import Refused

    local = sizes(row.local_size) if row.local_size else "auto"
    if isinstance(row, Refused):
        text = f"{'a bug in mgpusim: ' if row.bug else ''}{_briefly(row.reason)}"
        return f"{row.kernel:<28}  {sizes(row.global_size):<14}  {local:<10}  not predicted: {text}"
    times = time_text(row.measured_us), time_text(row.predicted_us), signed(row.error)
    return _columns(row.kernel, sizes(row.global_size), local, *times, row.bound, engine)


def refusals(result: Validation) -> list[tuple[int, str, str]]:
    """Return (launches, kernels, reason) of launches that were not predicted, the most common reasons first."""
    said = [(f"{'a bug in mgpusim: ' if row.bug else ''}{_briefly(row.reason)}", row.kernel) for row in result.refused]
    out = []
    for reason, count in Counter(text for text, _ in said).most_common(MOST_REASONS):
        names = list(dict.fromkeys(kernel for text, kernel in said if text == reason))
        out.append((count, ", ".join(names[:3]) + (" and others" if len(names) > 3 else ""), reason))
    return out


def _briefly(reason: str) -> str:
    """Return the first line of a message, and the first of the problems it announces.

    >>> _briefly("f on adreno-640: 2 problems\\n  local: too large\\n  global: too small")
    'f on adreno-640: 2 problems; local: too large; ...'
    """
    lines = [line.strip() for line in reason.splitlines()] or [""]
    return "; ".join(lines[:2]) + ("; ..." if len(lines) > 2 else "")


def _refused(result: Validation) -> list[RenderableType]:
    if not result.refused:
        return []
    parts: list[RenderableType] = [f"Not predicted: {len(result.refused)} of {len(result.refused) + result.n} launches"]
    shown = refusals(result)
    parts += [f"  {count} x {where}: {reason}" for count, where, reason in shown]
    if (rest := len(result.refused) - sum(count for count, _, _ in shown)) > 0:
        parts.append(f"  and {rest} more for other reasons; --json lists all")
    return parts
