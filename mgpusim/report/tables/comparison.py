"""A comparison of networks, libraries and GPUs for people: a matrix for each GPU, rankings, fronts, limits; and rows of a CSV."""

from __future__ import annotations

import csv
import io
import math
from functools import partial
from typing import TYPE_CHECKING

from mgpusim.escapes import in_csv
from mgpusim.report.figures.comparison import accuracy_figure
from mgpusim.report.pages.frame import bar_part, rest_part, stack, with_micro
from mgpusim.report.tables.bottleneck import LEAST, saving
from mgpusim.report.text import count_text, factor, share, time_range, time_text
from mgpusim.report.words import BOUND_WORDS, Wording
from mgpusim.view import Figure, Kind, Only, Part, ResultView, Shaded, ViewTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.sweeps.comparison import Combination, Comparison, Ranked, SuiteLimits, SuiteSaving

LEAST_PART = 0.005
MOST_SAVINGS = 8
MOST_NOTED = 3000  # combinations of which each cell says its interval: those of more would make a page larger than 1 MB
FULL_SHADE = 4.0
"""Ratio to the best of a network from which a cell has all of its colour."""
RANKED = Only("page", [
    "Geometric mean of the ratios to the best, and the sum of the times, both with the networks’ weights. A GPU runs each "
    "network with its fastest library. What cannot run a network comes after those that run all."
])  # fmt: skip
FRONT = (
    "Accuracies are those that were given. On the front, joined by the line, no network is both faster and at least as accurate."
)
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
    """Return a matrix for each GPU, on pages one of all with intervals; rankings, fronts and limits."""
    sections = [ResultView(title=f"{gpu} ({found.engine} engine)", parts=[_matrix(found, gpu)]) for gpu in found.gpus]
    problems = _problems(found)
    said = [ResultView(title="What cannot be predicted", parts=problems)] if problems else []
    parts: list[Part] = [Only("terminal", [*sections, *problems]), Only("page", [_about(found), _heat_matrix(found), *said])]
    if len(found.gpus) > 1:
        title = "GPUs over the suite, each network with its fastest library"
        parts.append(ResultView(title=title, parts=[_ranking("GPU", found.gpu_ranking), RANKED]))
    if len(found.libraries) > 1:
        over = " and all GPUs" if len(found.gpus) > 1 else ""
        title = f"Libraries over the suite{over}"
        parts.append(ResultView(title=title, parts=[_ranking("library", found.library_ranking), RANKED]))
    for gpu, points in found.fronts.items():
        table = ViewTable(
            columns={"network": "word", "accuracy": "number", "latency": "time", "library": "text", "front": "text"},
            rows=[(one.network, one.accuracy, one.latency_us, one.library, "yes" if one.on_front else "") for one in points],
        )
        drawn = Figure(f"Accuracy against latency on {gpu}", partial(accuracy_figure, points), FRONT)
        parts.append(ResultView(title=f"Accuracy, as given, against latency on {gpu}", parts=[table, drawn]))
    libraries = count_text(len(found.libraries), "library", "libraries")
    title = f"{count_text(len(found.networks), 'network')}, {libraries}, {count_text(len(found.gpus), 'GPU')}"
    return ResultView(title=title, parts=[*parts, *map(_limits, found.limits)])


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


def _about(found: Comparison) -> str:
    brief = len(found.combinations) > MOST_NOTED
    return (
        f"Latency of one inference in the steady state, by the {found.engine} engine. Colour is the time over the best of the "
        "row; underlined is the fastest library of a network on a GPU. "
        + ("Intervals are left out, so that the page stays below 1 MB." if brief else "Point at a cell to see its interval.")
    )


def _heat_matrix(found: Comparison) -> ViewTable:
    """Return the times of all GPUs side by side, each coloured by how far it is above the best of its network."""
    weighted = len(set(found.weights.values())) > 1
    places = [(gpu, library) for gpu in found.gpus for library in found.libraries]
    columns: dict[str, Kind] = {
        "network": "word", **({"weight": "number"} if weighted else {}),
        **{f"{gpu} {library}": "time" for gpu, library in places},
    }  # fmt: skip
    fastest = {(one.network, one.gpu): one.library for one in found.fastest}
    rows = []
    for network in found.networks:
        cells = [found.of(network, *place) for place in places]
        best = min((one.latency_us for one in cells if one.latency_us is not None), default=math.nan)
        noted = len(found.combinations) <= MOST_NOTED
        several = len(found.libraries) > 1
        shaded = [_shaded(one, best, several and fastest.get((network, one.gpu)) == one.library, noted) for one in cells]
        rows.append((network, *([found.weights[network]] if weighted else []), *shaded))
    return ViewTable(columns=columns, rows=rows)


def _shaded(one: Combination, best_us: float, is_best: bool, noted: bool) -> Shaded:
    if one.latency_us is None or one.interval_us is None:
        return Shaded(None, note=one.problem)
    ratio = one.latency_us / best_us
    note = (
        f"{one.network} with {one.library} ({one.precision}) on {one.gpu}: {time_range(*one.interval_us)} in 80% of cases, "
        f"mostly {part_word(one.bound).text}, {factor(ratio)} the best of this network"
    )
    return Shaded(one.latency_us, min(1.0, math.log(ratio) / math.log(FULL_SHADE)), is_best, note if noted else "")


def _problems(found: Comparison) -> list[str]:
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
    most = [f"{part_word(name).text} {share(of)}" for name, of in limits.shares.items() if of >= LEAST_PART]
    parts: list[Part] = [f"Time goes to {', '.join(most)}", _bar(limits)]
    if limits.problem:
        parts.append(f"What more of each resource saves is unknown: {limits.problem}")
    if limits.savings:
        shown = [one for one in limits.savings if _counts(one)]
        rest = len(shown) - MOST_SAVINGS
        more = [f"{rest} more resources: --json"] if rest > 0 else []
        parts += [first_change(limits), Only("terminal", [_savings(shown[:MOST_SAVINGS]), *more])]
        parts.append(Only("page", [_savings(shown, bars=True)]))
    return ResultView(title=f"What limits the suite on {limits.gpu}: {time_text(limits.total_us)} weighted{lacks}", parts=parts)


def _bar(limits: SuiteLimits) -> Figure:
    """Return the parts of the suite's time in a bar."""
    words = [(part_word(name), of) for name, of in limits.shares.items() if of >= LEAST_PART]
    rest = 1.0 - math.fsum(of for _, of in words)
    bars = [bar_part(word.text, of, word.colour, with_micro(time_text(of * limits.total_us))) for word, of in words]
    bars += [rest_part(rest, with_micro(time_text(rest * limits.total_us)))] if rest > 1e-9 else []
    return Figure("Parts of the time", lambda _: stack(bars, "Parts of the time", legend=True))


def _savings(shown: Sequence[SuiteSaving], bars: bool = False) -> ViewTable:
    most = max((abs(one.tenth or 0.0) for one in shown), default=0.0) or 1.0
    return ViewTable(
        columns={"resource": "word", "10%": "percent", "2x": "percent", **({"saved by 10%": "bar"} if bars else {})},
        rows=[
            (f"{one.name}, less" if one.less else one.name, saving(one.tenth), saving(one.double),
             *([abs(one.tenth or 0.0) / most] if bars else []))
            for one in shown
        ],
    )  # fmt: skip


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
