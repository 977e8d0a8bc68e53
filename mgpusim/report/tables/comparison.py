"""A comparison of networks, libraries and GPUs for people: a matrix for each GPU, rankings, fronts, limits; and rows of a CSV."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from mgpusim.escapes import in_csv
from mgpusim.report.tables.bottleneck import LEAST, saving
from mgpusim.report.text import factor, share, time_text
from mgpusim.report.words import BOUND_WORDS, Wording
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.sweeps.comparison import Comparison, Ranked, SuiteLimits, SuiteSaving

__all__ = ["PART_WORDS", "comparison_csv", "comparison_view", "first_change", "part_word", "problems_of"]

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


def comparison_view(found: Comparison) -> ResultView:
    """Return a matrix for each GPU, rankings, fronts and limits."""
    parts: list[Any] = [ResultView(title=f"{gpu} ({found.engine} engine)", parts=[_matrix(found, gpu)]) for gpu in found.gpus]
    parts += problems_of(found)
    if len(found.gpus) > 1:
        title = "GPUs over the suite, each network with its fastest library"
        parts.append(ResultView(title=title, parts=[_ranking("GPU", found.gpu_ranking)]))
    if len(found.libraries) > 1:
        over = " and all GPUs" if len(found.gpus) > 1 else ""
        parts.append(ResultView(title=f"Libraries over the suite{over}", parts=[_ranking("library", found.library_ranking)]))
    for gpu, points in found.fronts.items():
        table = ViewTable(
            columns={"network": "word", "accuracy": "number", "latency": "time", "library": "text", "front": "text"},
            rows=[(one.network, one.accuracy, one.latency_us, one.library, "yes" if one.on_front else "") for one in points],
        )
        parts.append(ResultView(title=f"Accuracy, as given, against latency on {gpu}", parts=[table]))
    return ResultView(title="Networks side by side", parts=[*parts, *map(_limits, found.limits)])


def _matrix(found: Comparison, gpu: str) -> ViewTable:
    several = len(found.libraries) > 1
    weighted = len(set(found.weights.values())) > 1
    columns: dict[str, Kind] = {
        "network": "word", **({"weight": "number"} if weighted else {}), **dict.fromkeys(found.libraries, "time"),
        **({"fastest": "word"} if several else {}),
    }  # fmt: skip
    best = {one.network: one for one in found.fastest if one.gpu == gpu}
    rows = []
    for network in found.networks:
        cells = [network, *([found.weights[network]] if weighted else [])]
        cells += [found.of(network, gpu, library).latency_us for library in found.libraries]
        if several:
            one = best.get(network)
            lead = f", {factor(one.lead)}" if one is not None and one.lead is not None else ""
            cells.append(None if one is None else f"{one.library}{lead}")
        rows.append(cells)
    return ViewTable(columns=columns, rows=rows)


def problems_of(found: Comparison) -> list[str]:
    """Return a line for each reason why combinations cannot be, with all of those."""
    places: dict[str, list[str]] = {}
    for one in found.combinations:
        if one.problem:
            places.setdefault(one.problem, []).append(f"{one.network} with {one.library} on {one.gpu}")
    return [f"{'; '.join(where)}: {problem}" for problem, where in places.items()]


def _ranking(what: str, rows: Sequence[Ranked]) -> ViewTable:
    return ViewTable(
        columns={what: "word", "ratio to best": "factor", "weighted total": "time", "missing": "text"},
        rows=[(one.name, one.score, one.total_us, ", ".join(one.lacks)) for one in rows],
    )


def _limits(limits: SuiteLimits) -> ResultView:
    if not limits.shares:
        return ResultView(title=f"What limits the suite on {limits.gpu}: nothing runs there")
    lacks = f", without {', '.join(limits.lacks)}, which no library runs there" if limits.lacks else ""
    most = [f"{part_word(name).text} {share(of)}" for name, of in limits.shares.items() if of >= 0.005]
    parts: list[ViewTable | str] = [f"Time goes to {', '.join(most)}"]
    if limits.problem:
        parts.append(f"What more of each resource saves is unknown: {limits.problem}")
    if limits.savings:
        shown = [one for one in limits.savings if _counts(one)]
        rows = [(f"{s.name}, less" if s.less else s.name, saving(s.tenth), saving(s.double)) for s in shown[:MOST_SAVINGS]]
        table = ViewTable(columns={"resource": "word", "10%": "percent", "2x": "percent"}, rows=rows)
        parts += [first_change(limits), table]
        if len(shown) > MOST_SAVINGS:
            parts.append(f"{len(shown) - MOST_SAVINGS} more resources: --json")
    return ResultView(title=f"What limits the suite on {limits.gpu}: {time_text(limits.total_us)} weighted{lacks}", parts=parts)


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
