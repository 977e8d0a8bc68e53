"""A comparison of networks, libraries and GPUs as one self-contained HTML page."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.comparison import accuracy_figure
from mgpusim.report.pages.frame import bar_part, css_length, page, with_micro
from mgpusim.report.tables.bottleneck import LEAST, saving
from mgpusim.report.tables.comparison import first_change, part_word, problems_of
from mgpusim.report.text import count_text, factor, number, time_range, time_text
from mgpusim.report.words import bound_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.sweeps.comparison import Comparison, Ranked, SuiteLimits

__all__ = ["comparison_page"]

LEAST_PART = 0.005
MOST_SAVINGS = 12
MOST_TITLED = 3000  # combinations of which each cell says its interval: those of more would make a page larger than 1 MB
FULL_HEAT = 4.0
"""Ratio to the best of a network from which a cell has all of its colour."""


def comparison_page(found: Comparison) -> bytes:
    """Return a page about a comparison: UTF-8 HTML with nothing to be loaded, the same for the same input."""
    return page(
        "comparison",
        title=f"{count_text(len(found.networks), 'network')}, {_libraries(found)}, {count_text(len(found.gpus), 'GPU')}",
        engine=found.engine, gpus=found.gpus, libraries=found.libraries, weighted=len(set(found.weights.values())) > 1,
        rows=[_row(found, network) for network in found.networks], brief=len(found.combinations) > MOST_TITLED,
        problems=problems_of(found),
        gpu_ranking=_ranking(found.gpu_ranking) if len(found.gpus) > 1 else [],
        library_ranking=_ranking(found.library_ranking) if len(found.libraries) > 1 else [],
        fronts=[
            {"gpu": gpu, "figure": accuracy_figure(points, f"a{i}"), "rows": [
                [one.network, one.library, number(one.accuracy), _time(one.latency_us), "yes" if one.on_front else ""]
                for one in points
            ]}
            for i, (gpu, points) in enumerate(found.fronts.items())
        ],
        limits=[_limits(one) for one in found.limits],
    )  # fmt: skip


def _libraries(found: Comparison) -> str:
    n = len(found.libraries)
    return f"{n} {'library' if n == 1 else 'libraries'}"


def _time(us: float) -> str:
    return with_micro(time_text(us))


def _row(found: Comparison, network: str) -> dict[str, Any]:
    times = [one.latency_us for one in found.combinations if one.network == network and one.latency_us is not None]
    best = min(times, default=math.nan)
    fastest = {one.gpu: one.library for one in found.fastest if one.network == network}
    cells = []
    for gpu in found.gpus:
        for library in found.libraries:
            one = found.of(network, gpu, library)
            if one.latency_us is None or one.interval_us is None:
                cells.append({"text": "–", "heat": "0", "best": False, "key": "Infinity", "title": one.problem})
                continue
            ratio = one.latency_us / best
            title = (
                f"{network} with {library} ({one.precision}) on {gpu}: {time_range(*one.interval_us)} in 80% of cases, mostly "
                f"{part_word(one.bound).text}, {factor(ratio)} the best of this network"
            )
            heat = min(1.0, math.log(ratio) / math.log(FULL_HEAT))
            cells.append({
                "text": _time(one.latency_us), "heat": f"{heat:.3f}",
                "best": fastest[gpu] == library and len(found.libraries) > 1, "key": f"{one.latency_us:.6g}",
                "title": with_micro(title) if len(found.combinations) <= MOST_TITLED else "",
            })  # fmt: skip
    accuracy = number(found.accuracy[network]) if network in found.accuracy else ""
    return {"network": network, "weight": number(found.weights[network]), "accuracy": accuracy, "cells": cells}


def _ranking(rows: Sequence[Ranked]) -> list[dict[str, str]]:
    known = [one.score for one in rows if one.score is not None]
    return [
        {
            "name": one.name, "score": "–" if one.score is None else factor(one.score),
            "width": css_length(0.0 if one.score is None else one.score / max(known)),
            "total": "–" if one.total_us is None else _time(one.total_us), "lacks": ", ".join(one.lacks),
        }
        for one in rows
    ]  # fmt: skip


def _limits(one: SuiteLimits) -> dict[str, Any]:
    parts = []
    for name, of in one.shares.items():
        if of >= LEAST_PART:
            word = part_word(name)
            short = name if name in ("gaps", "copies", "cpu") else bound_text(name)
            parts.append(bar_part(word.text, of, word.colour, _time(of * one.total_us), short=short))
    rest = 1.0 - math.fsum(of for of in one.shares.values() if of >= LEAST_PART)
    if one.shares and rest > 1e-9:
        parts.append(bar_part("all else", rest, "idle-2", _time(rest * one.total_us)))
    shown = [s for s in one.savings if max(abs(s.tenth or 0.0), abs(s.double or 0.0)) >= LEAST][:MOST_SAVINGS]
    most = max((abs(s.tenth or 0.0) for s in shown), default=0.0) or 1.0
    return {
        "gpu": one.gpu, "total": _time(one.total_us), "parts": parts, "lacks": ", ".join(one.lacks), "problem": one.problem,
        "first": first_change(one) if one.savings else "",
        "savings": [
            {"name": f"{s.name}, less" if s.less else s.name, "tenth": saving(s.tenth), "double": saving(s.double),
             "width": css_length(abs(s.tenth or 0.0) / most)}
            for s in shown
        ],
    }  # fmt: skip
