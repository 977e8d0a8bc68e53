"""A comparison of networks, libraries and GPUs for people: a matrix for each GPU, rankings, fronts, limits; and rows of a CSV."""

from __future__ import annotations

import csv
import io
import math
from functools import partial
from typing import TYPE_CHECKING

from mgpusim.escapes import in_csv
from mgpusim.report.figures.comparison import GenerationRow, accuracy_figure, generations_figure
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
GENERATIONS = (
    "Bars are shares of the suite’s time, each network with its fastest library. Marks are fp32 operations and bytes of DRAM a "
    "second, at the preset’s clock and as kernels reach them."
)
FRONT = (
    "Accuracies are those that were given. On the front, joined by the line, no network is both faster and at least as accurate."
)
PART_WORDS = {
    "gaps": Wording("gaps in which the GPU waits", "host-3"),
    "copies": Wording("copies between host and GPU", "host-2"),
    "cpu": Wording("operators on the CPU", "host-1"),
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


def comparison_view(comparison: Comparison) -> ResultView:
    """Return a matrix for each GPU, on pages one of all with intervals; rankings, fronts and limits."""
    sections = [
        ResultView(title=f"{gpu} ({comparison.engine} engine)", parts=[_matrix(comparison, gpu)]) for gpu in comparison.gpus
    ]
    if _by_place(comparison) and len(comparison.libraries) == 1:  # of several, a matrix for each GPU says which is the fastest
        sections = [ResultView(title=f"{comparison.engine.capitalize()} engine", parts=[_heat_matrix(comparison)])]
    problems = _problems(comparison)
    said = [ResultView(title="What cannot be predicted", parts=problems)] if problems else []
    parts: list[Part] = [
        Only("terminal", [*sections, *problems]),
        Only("page", [_about(comparison), _heat_matrix(comparison), *said]),
    ]
    if len(comparison.gpus) > 1:
        title = "GPUs over the suite, each network with its fastest library"
        parts += [_generations(comparison), ResultView(title=title, parts=[_ranking("GPU", comparison.gpu_ranking), RANKED])]
    if len(comparison.libraries) > 1:
        over = " and all GPUs" if len(comparison.gpus) > 1 else ""
        title = f"Libraries over the suite{over}"
        parts.append(ResultView(title=title, parts=[_ranking("library", comparison.library_ranking), RANKED]))
    for gpu, points in comparison.fronts.items():
        table = ViewTable(
            columns={"network": "word", "accuracy": "number", "latency": "time", "library": "text", "front": "text"},
            rows=[
                (point.network, point.accuracy, point.latency_us, point.library, "yes" if point.on_front else "")
                for point in points
            ],
        )
        drawn = Figure(f"Accuracy against latency on {gpu}", partial(accuracy_figure, points), FRONT)
        parts.append(ResultView(title=f"Accuracy, as given, against latency on {gpu}", parts=[table, drawn]))
    libraries = count_text(len(comparison.libraries), "library", "libraries")
    title = f"{count_text(len(comparison.networks), 'network')}, {libraries}, {count_text(len(comparison.gpus), 'GPU')}"
    return ResultView(title=title, parts=[*parts, *map(_limits, comparison.limits)])


def _matrix(comparison: Comparison, gpu: str) -> ViewTable:
    several = len(comparison.libraries) > 1
    weighted = len(set(comparison.weights.values())) > 1
    columns: dict[str, Kind] = {
        "network": "word", **({"weight": "number"} if weighted else {}), **dict.fromkeys(comparison.libraries, "time"),
        **({"fastest": "word"} if several else {}),
    }  # fmt: skip
    best = {fastest.network: fastest for fastest in comparison.fastest if fastest.gpu == gpu}
    rows = []
    for network in comparison.networks:
        cells = [network, *([comparison.weights[network]] if weighted else [])]
        cells += [comparison.of(network, gpu, library).latency_us for library in comparison.libraries]
        if several:
            fastest = best.get(network)
            lead = f", {factor(fastest.lead)}" if fastest is not None and fastest.lead is not None else ""
            cells.append(None if fastest is None else f"{fastest.library}{lead}")
        rows.append(cells)
    return ViewTable(columns=columns, rows=rows)


def _generations(comparison: Comparison) -> ResultView:
    """Return the GPUs by year: their roofs, the suite's time, and what it goes to."""
    by_year = sorted(
        zip(comparison.roofs, comparison.limits, strict=True), key=lambda pair: (pair[0].year or math.inf, pair[0].flops)
    )
    rows, bars = [], []
    for roofs, limits in by_year:
        most = next(iter(limits.shares), "")
        rows.append((
            roofs.gpu, roofs.year, f"{roofs.flops / 1e9:,.0f}", f"{roofs.dram_b_per_s / 1e9:.3g}",
            f"{roofs.flops / roofs.dram_b_per_s:.3g}", limits.total_us if limits.shares else None,
            f"{part_word(most).text} {share(limits.shares[most])}" if most else "",
        ))  # fmt: skip
        parts = [(*part_word(name)[:2], of) for name, of in limits.shares.items() if of >= LEAST_PART]
        name, took = f"{roofs.year or ''} {roofs.gpu}".strip(), time_text(limits.total_us) if limits.shares else ""
        bars.append(GenerationRow(name, parts, took, roofs.flops / 1e9, roofs.dram_b_per_s / 1e9))
    table = ViewTable(
        columns={"GPU": "word", "year": "word", "GFLOP/s": "number", "GB/s": "number", "FLOP/B": "number", "suite": "time",
                 "mostly": "text"},
        rows=rows,
    )  # fmt: skip
    drawn = Figure("What the suite’s time goes to, and the roofs, by year", partial(generations_figure, bars), GENERATIONS)
    return ResultView(title="GPUs by the year of their first chip", parts=[Only("page", [drawn]), table])


def _by_place(comparison: Comparison) -> bool:
    """Return whether the matrix has a row for each GPU and library rather than for each network: where it is narrower so."""
    return len(comparison.gpus) > 1 and len(comparison.gpus) * len(comparison.libraries) > len(comparison.networks)


def _about(comparison: Comparison) -> str:
    brief = len(comparison.combinations) > MOST_NOTED
    return (
        f"Latency of one inference in the steady state, by the {comparison.engine} engine. Colour is the time over the best of "
        "the network; underlined is the fastest library of a network on a GPU. "
        + ("Intervals are left out, so that the page stays below 1 MB." if brief else "Point at a cell to see its interval.")
    )


def _heat_matrix(comparison: Comparison) -> ViewTable:
    """Return the times of all GPUs in one table, each coloured by how far it is above the best of its network."""
    weighted = len(set(comparison.weights.values())) > 1
    places = [(gpu, library) for gpu in comparison.gpus for library in comparison.libraries]
    fastest = {(entry.network, entry.gpu): entry.library for entry in comparison.fastest}
    noted, several = len(comparison.combinations) <= MOST_NOTED, len(comparison.libraries) > 1
    rows = []
    for network in comparison.networks:
        cells = [comparison.of(network, *place) for place in places]
        best = min((entry.latency_us for entry in cells if entry.latency_us is not None), default=math.nan)
        rows.append(
            [_shaded(entry, best, several and fastest.get((network, entry.gpu)) == entry.library, noted) for entry in cells]
        )
    if _by_place(comparison):
        heads: dict[str, Kind] = {"GPU": "word", **({"library": "word"} if several else {})}
        weights = {name: f" (x{comparison.weights[name]:g})" if weighted else "" for name in comparison.networks}
        heads |= {f"{name}{weights[name]}": "time" for name in comparison.networks}
        named = [place if several else place[:1] for place in places]
        return ViewTable(columns=heads, rows=[(*place, *of) for place, of in zip(named, zip(*rows, strict=True), strict=True)])
    columns: dict[str, Kind] = {
        "network": "word", **({"weight": "number"} if weighted else {}),
        **{f"{gpu} {library}": "time" for gpu, library in places},
    }  # fmt: skip
    return ViewTable(
        columns=columns,
        rows=[
            (network, *([comparison.weights[network]] if weighted else []), *of)
            for network, of in zip(comparison.networks, rows, strict=True)
        ],
    )


def _shaded(entry: Combination, best_us: float, is_best: bool, noted: bool) -> Shaded:
    if entry.latency_us is None or entry.interval_us is None:
        return Shaded(None, note=entry.problem)
    ratio = entry.latency_us / best_us
    note = (
        f"{entry.network} with {entry.library} ({entry.precision}) on {entry.gpu}: {time_range(*entry.interval_us)} in "
        f"80% of cases, mostly {part_word(entry.bound).text}, {factor(ratio)} the best of this network"
    )
    return Shaded(entry.latency_us, min(1.0, math.log(ratio) / math.log(FULL_SHADE)), is_best, note if noted else "")


def _problems(comparison: Comparison) -> list[str]:
    """Return a line for each reason why combinations cannot be, with all of those."""
    places: dict[str, list[str]] = {}
    for entry in comparison.combinations:
        if entry.problem:
            places.setdefault(entry.problem, []).append(f"{entry.network} with {entry.library} on {entry.gpu}")
    return [f"{'; '.join(where)}: {problem}" for problem, where in places.items()]


def _ranking(what: str, rows: Sequence[Ranked]) -> ViewTable:
    return ViewTable(
        columns={what: "word", "ratio to best": "factor", "weighted total": "time", "missing": "text"},
        rows=[(row.name, row.score, row.total_us, ", ".join(row.lacks)) for row in rows],
    )


def _limits(limits: SuiteLimits) -> ResultView:
    if not limits.shares:
        return ResultView(title=f"What limits the suite on {limits.gpu}: nothing runs there")
    lacks = f", without {', '.join(limits.lacks)}, which no library runs there" if limits.lacks else ""
    most = [f"{part_word(name).text} {share(of)}" for name, of in limits.shares.items() if of >= LEAST_PART]
    parts: list[Part] = [f"The suite takes {time_text(limits.total_us)}{lacks}. Time goes to {', '.join(most)}", _bar(limits)]
    if limits.problem:
        parts.append(f"What more of each resource saves is unknown: {limits.problem}")
    if limits.savings:
        shown = [saving for saving in limits.savings if _counts(saving)]
        rest = len(shown) - MOST_SAVINGS
        more = [f"{rest} more resources: --json"] if rest > 0 else []
        parts += [first_change(limits), Only("terminal", [_savings(shown[:MOST_SAVINGS]), *more])]
        parts.append(Only("page", [_savings(shown, bars=True)]))
    return ResultView(title=f"What limits the suite on {limits.gpu}", parts=parts)


def _bar(limits: SuiteLimits) -> Figure:
    """Return the parts of the suite's time in a bar."""
    words = [(part_word(name), of) for name, of in limits.shares.items() if of >= LEAST_PART]
    rest = 1.0 - math.fsum(of for _, of in words)
    bars = [bar_part(word.text, of, word.colour, with_micro(time_text(of * limits.total_us))) for word, of in words]
    bars += [rest_part(rest, with_micro(time_text(rest * limits.total_us)))] if rest > 1e-9 else []
    return Figure("Parts of the time", lambda _: stack(bars, "Parts of the time", legend=True))


def _savings(shown: Sequence[SuiteSaving], bars: bool = False) -> ViewTable:
    most = max((abs(resource.tenth or 0.0) for resource in shown), default=0.0) or 1.0
    return ViewTable(
        columns={"resource": "word", "10%": "percent", "2x": "percent", **({"saved by 10%": "bar"} if bars else {})},
        rows=[
            (f"{resource.name}, less" if resource.less else resource.name, saving(resource.tenth), saving(resource.double),
             *([abs(resource.tenth or 0.0) / most] if bars else []))
            for resource in shown
        ],
    )  # fmt: skip


def _counts(saving: SuiteSaving) -> bool:
    return max(abs(saving.tenth or 0.0), abs(saving.double or 0.0)) >= LEAST


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


def comparison_csv(comparison: Comparison) -> str:
    """Return a row for each entry: times in microseconds, "" where there is none."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    best = {(entry.network, entry.gpu): entry.library for entry in comparison.fastest}
    on = {(gpu, point.network): point.on_front for gpu, points in comparison.fronts.items() for point in points}
    for entry in comparison.combinations:
        fastest = best.get((entry.network, entry.gpu)) == entry.library
        front = on.get((entry.gpu, entry.network)) if fastest else None
        low, high = entry.interval_us or ("", "")
        writer.writerow([in_csv(cell) for cell in (
            entry.network, entry.gpu, entry.library, entry.precision,
            "" if entry.latency_us is None else entry.latency_us, low, high,
            entry.bound, "yes" if fastest else "no", comparison.weights[entry.network],
            comparison.accuracy.get(entry.network, ""),
            "" if front is None else "yes" if front else "no", " ".join(entry.problem.split()),
        )])  # fmt: skip
    return out.getvalue()
