"""A comparison of networks, libraries and GPUs for people: a matrix for each GPU, rankings, fronts, limits; and rows of a CSV."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from mgpusim.escapes import in_csv
from mgpusim.report.console import table
from mgpusim.report.tables.bottleneck import LEAST, saving
from mgpusim.report.tables.tuning import factor
from mgpusim.report.text import number, share, time_text
from mgpusim.report.words import BOUND_WORDS, Wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.sweeps.comparison import Comparison, Ranked, SuiteLimits, SuiteSaving

__all__ = ["PART_WORDS", "comparison_csv", "first_change", "part_word", "problems_of", "show_comparison"]

MOST_SAVINGS = 8
PART_WORDS = {
    "gaps": Wording("gaps in which the GPU waits", "idle-1"),
    "copies": Wording("copies between host and GPU", "near-1"),
    "cpu": Wording("operators on the CPU", "far-2"),
}
"""What the time of a network goes to beside the bounds of its kernels."""
CSV_COLUMNS = (
    "network", "gpu", "library", "precision", "latency_us", "low_us", "high_us", "bound", "fastest", "weight", "accuracy",
    "on_front", "problem",
)  # fmt: skip


def part_word(name: str) -> Wording:
    """Return how a part of a network's time reads.

    >>> part_word("gaps").text, part_word("dram").text
    ('gaps in which the GPU waits', 'DRAM bandwidth')
    """
    return PART_WORDS.get(name) or BOUND_WORDS.get(name, Wording(name))


def show_comparison(found: Comparison) -> list[RenderableType]:
    """Return what to print."""
    parts: list[RenderableType] = []
    for gpu in found.gpus:
        parts += [*([""] if parts else []), f"{gpu} ({found.engine} engine)", _matrix(found, gpu)]
    parts += problems_of(found)
    if len(found.gpus) > 1:
        parts += ["", "GPUs over the suite, each network with its fastest library", _ranking("GPU", found.gpu_ranking)]
    if len(found.libraries) > 1:
        over = " and all GPUs" if len(found.gpus) > 1 else ""
        parts += ["", f"Libraries over the suite{over}", _ranking("library", found.library_ranking)]
    for gpu, points in found.fronts.items():
        made = table("network", "accuracy", "latency", "library", "front", right=("accuracy", "latency"), whole=("network",))
        for one in points:
            mark = "yes" if one.on_front else ""
            made.add_row(one.network, number(one.accuracy), time_text(one.latency_us), one.library, mark)
        parts += ["", f"Accuracy, as given, against latency on {gpu}", made]
    for limits in found.limits:
        parts += ["", *_limits(limits)]
    return parts


def _matrix(found: Comparison, gpu: str) -> Table:
    several = len(found.libraries) > 1
    weighted = len(set(found.weights.values())) > 1
    last = ("fastest",) if several else ()
    heads = ("network", *(("weight",) if weighted else ()), *found.libraries, *last)
    made = table(*heads, right=("weight", *found.libraries), whole=("network", "fastest"))
    best = {one.network: one for one in found.fastest if one.gpu == gpu}
    for network in found.networks:
        cells = [network, *([number(found.weights[network])] if weighted else [])]
        for library in found.libraries:
            us = found.of(network, gpu, library).latency_us
            cells.append("-" if us is None else time_text(us))
        if several:
            one = best.get(network)
            lead = f", {factor(one.lead)}" if one is not None and one.lead is not None else ""
            cells.append(f"{one.library}{lead}" if one is not None else "-")
        made.add_row(*cells)
    return made


def problems_of(found: Comparison) -> list[str]:
    """Return a line for each reason why combinations cannot be, with all of those."""
    places: dict[str, list[str]] = {}
    for one in found.combinations:
        if one.problem:
            places.setdefault(one.problem, []).append(f"{one.network} with {one.library} on {one.gpu}")
    return [f"{'; '.join(where)}: {problem}" for problem, where in places.items()]


def _ranking(what: str, rows: Sequence[Ranked]) -> Table:
    made = table(what, "ratio to best", "weighted total", "missing", right=("ratio to best", "weighted total"), whole=(what,))
    for one in rows:
        score = "-" if one.score is None else factor(one.score)
        made.add_row(one.name, score, "-" if one.total_us is None else time_text(one.total_us), ", ".join(one.lacks))
    return made


def _limits(limits: SuiteLimits) -> list[RenderableType]:
    lacks = f", without {', '.join(limits.lacks)}, which no library runs there" if limits.lacks else ""
    if not limits.shares:
        return [f"What limits the suite on {limits.gpu}: nothing runs there"]
    most = [f"{part_word(name).text} {share(of)}" for name, of in limits.shares.items() if of >= 0.005]
    parts: list[RenderableType] = [
        f"What limits the suite on {limits.gpu}: {time_text(limits.total_us)} weighted{lacks}",
        f"Time goes to {', '.join(most)}",
    ]
    if limits.problem:
        parts.append(f"What more of each resource saves is unknown: {limits.problem}")
    if limits.savings:
        parts.append(first_change(limits))
        made = table("resource", "10%", "2x", right=("10%", "2x"), whole=("resource",))
        shown = [one for one in limits.savings if _counts(one)]
        for one in shown[:MOST_SAVINGS]:
            made.add_row(f"{one.name}, less" if one.less else one.name, saving(one.tenth), saving(one.double))
        parts.append(made)
        if len(shown) > MOST_SAVINGS:
            parts.append(f"{len(shown) - MOST_SAVINGS} more resources: --json")
    return parts


def _counts(one: SuiteSaving) -> bool:
    return max(abs(one.tenth or 0.0), abs(one.double or 0.0)) >= LEAST


def first_change(limits: SuiteLimits) -> str:
    """Return in a sentence what to change first.

    >>> from mgpusim.sweeps.comparison import SuiteLimits, SuiteSaving
    >>> first_change(SuiteLimits("g", 1.0, {}, (SuiteSaving("DRAM bandwidth", False, 0.031, 0.2),)))
    'The next bottleneck: DRAM bandwidth, of which a tenth more saves 3.1% of the suite.'
    """
    first = limits.next
    if first is None or (first.tenth or 0.0) < LEAST:
        return "No resource by itself, beside the clock and the number of cores, saves more than 0.1% of the suite."
    change = f"a tenth {'less' if first.less else 'more'} saves {saving(first.tenth)} of the suite"
    return f"The next bottleneck: {first.name}, of which {change}."


def comparison_csv(found: Comparison) -> str:
    """Return a row for each combination: times in microseconds, "" where there is none."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    best = {(one.network, one.gpu): one.library for one in found.fastest}
    on = {(gpu, point.network): point.on_front for gpu, points in found.fronts.items() for point in points}
    for one in found.combinations:
        fastest = best.get((one.network, one.gpu)) == one.library
        front = on.get((one.gpu, one.network)) if fastest else None
        low, high = one.interval_us or ("", "")
        writer.writerow([in_csv(cell) for cell in (
            one.network, one.gpu, one.library, one.precision, "" if one.latency_us is None else one.latency_us, low, high,
            one.bound, "yes" if fastest else "no", found.weights[one.network], found.accuracy.get(one.network, ""),
            "" if front is None else "yes" if front else "no", " ".join(one.problem.split()),
        )])  # fmt: skip
    return out.getvalue()
