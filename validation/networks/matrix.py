"""Which library on which GPU: the page libraries.md, out of predicted.json, libraries.json and measured.csv."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

from fits import APART  # beside this file
from libraries import ORDER, Place, known, of_library, places
from rows import DEPLOYED, Case, Row, case_of, read_rows

ROMOU = Path(__file__).resolve().parents[1] / "mobicom2022" / "networks.json"
TARGET = 0.85
"""Of pairs of libraries, that are ordered right."""
ENOUGH = 6
"""Libraries predicted, for the fastest to count."""
Table = Callable[[str, str, Iterable[Iterable[object]]], list[str]]


class Pair(NamedTuple):
    """Two libraries measured for a network on the same GPU; `rows` are the faster and the slower one."""

    place: Place
    rows: tuple[Row, Row]
    said: tuple[float, float]

    @property
    def apart(self) -> float:
        """How much longer the slower one takes."""
        return self.rows[1].ms / self.rows[0].ms - 1.0

    @property
    def right(self) -> bool:
        """Whether the faster one is predicted faster."""
        return self.said[0] < self.said[1]


def said() -> dict[Place, dict[str, dict[str, Any]]]:
    """Return the predictions by place and library."""
    every = known()
    found: dict[Place, dict[str, dict[str, Any]]] = {}
    for place in places():
        keys = {library: of_library(*place, library).key for library in ORDER}
        found[place] = {library: every[key] for library, key in keys.items() if key in every}
    return found


def pairs() -> list[Pair]:
    """Return every pair of rows of two libraries with profiles of their own, of one network on one GPU."""
    every = known()
    by_place: dict[Place, list[tuple[Row, Case]]] = {}
    for row in read_rows():
        case = case_of(row)
        if isinstance(case, Case) and case.own and not row.queue and "ms" in every.get(case.key, {}):
            by_place.setdefault((case.network, case.resolution, case.gpu), []).append((row, case))
    out = []
    for place, found in by_place.items():
        for one, other in combinations(sorted(found, key=lambda pair: pair[0].ms), 2):
            if one[1].library != other[1].library:
                out.append(Pair(place, (one[0], other[0]), (every[one[1].key]["ms"], every[other[1].key]["ms"])))
    return out


def score(found: Sequence[Pair]) -> tuple[int, int]:
    """Return how many of the pairs measured more than `APART` apart are ordered right, and of how many."""
    wide = [pair for pair in found if pair.apart > APART]
    return sum(pair.right for pair in wide), len(wide)


def once(found: Sequence[Pair]) -> list[Pair]:
    """Return the pairs with each network, GPU and two libraries once: a library may have several rows."""
    return list({(pair.place, *(row.library for row in pair.rows)): pair for pair in found}.values())


def summary() -> str:
    """Return the score and what is predicted, in a sentence."""
    right, n = score(pairs())
    right_once, n_once = score(once(pairs()))
    cells = [cell for row in said().values() for cell in row.values()]
    asked = len(places()) * len(ORDER)
    return (
        f"Of pairs of libraries measured for one network on one GPU over {APART:.0%} apart, {right} of {n} are ordered right "
        f"({right_once} of {n_once} where several rows of a library count once; target {TARGET:.0%}). "
        f"{len(cells)} of {asked} combinations of network, GPU and library are predicted."
    )


def fastest(cells: dict[str, dict[str, Any]]) -> str:
    """Return the library that is predicted fastest."""
    able = {library: cell["ms"] for library, cell in cells.items() if "ms" in cell}
    return min(able, key=able.__getitem__) if able else ""


def _cell(cell: dict[str, Any] | None) -> str:
    return "" if cell is None else "refused" if "error" in cell else f"{cell['ms']:.1f}"


def _named(place: Place) -> str:
    return place[0] + (f" at {place[1]}" if place[1] else "")


def romou() -> list[str]:
    """Return what Romou says of libraries on an Adreno 640, and what is predicted: an order without figures."""
    cases = json.loads(ROMOU.read_text(encoding="utf-8"))["cases"]
    found = {
        key.split()[0]: (row["ms"], cases[key.replace(" mace", " tflite")]["ms"])
        for key, row in cases.items()
        if key.endswith(" adreno-640 mace") and not key.startswith("bert") and key.replace(" mace", " tflite") in cases
    }
    each = "; ".join(f"{name} {mace:.1f} and {tflite:.1f} ms" for name, (mace, tflite) in found.items())
    right = sum(mace < tflite for mace, tflite in found.values())
    return [
        "Romou (MobiCom'22, section 2.2) finds MACE faster than TFLite, MNN and ncnn on an Adreno 640; its text has no times.",
        f"Untuned MACE with Winograd's method and TFLite 2.1 are predicted as follows: {each}. That order is right for {right} "
        f"of {len(found)} networks. These pairs are not in the score.",
    ]


def page(table: Table) -> list[str]:
    """Return the lines of libraries.md."""
    found, measured = said(), pairs()
    lines = [
        "# Which library on which GPU", "",
        "Networks of the development rows through all libraries of the rows, on their GPUs, each in the precision of its rows; "
        "`ours` in half. Milliseconds, predicted by `libraries.py` (`libraries.json`); what the rows need comes from "
        "`predicted.json`. The last column has the fastest, and of how many. Empty: not predicted.", "",
        summary(), "", "## Pairs that were measured", "",
        "Only rows whose library and GPU have a profile and a preset of their own.", "",
        *table(
            "network | GPU | faster, ms | slower, ms | apart | predicted, ms | order", "lllllll",
            (
                [
                    _named(pair.place), pair.place[2], *(f"{row.library} {row.ms:g}" for row in pair.rows), f"{pair.apart:.0%}",
                    f"{pair.said[0]:.1f} and {pair.said[1]:.1f}",
                    ("right" if pair.right else "wrong") + ("" if pair.apart > APART else ", too close to count"),
                ]
                for pair in measured
            ),
        ), "", *romou(), "",
    ]  # fmt: skip
    wins: dict[str, int] = {}
    for gpu in dict.fromkeys(place[2] for place in found):
        rows = []
        for place, cells in found.items():
            if place[2] != gpu:
                continue
            best = fastest(cells)
            if len(cells) >= ENOUGH:
                wins[best] = wins.get(best, 0) + 1
            rows.append(
                [_named(place), *(_cell(cells.get(name)) for name in ORDER), f"{best} of {len(cells)}" if len(cells) > 1 else ""]
            )
        lines += [
            f"## {gpu}",
            "",
            *table("network | " + " | ".join(ORDER) + " | fastest", "l" + "r" * len(ORDER) + "l", rows),
            "",
        ]
    lines += ["## What it says", "", *_says(found, wins), ""]
    refused = {
        f"{_named(place)} on {place[2]}, {library}: {cell['error']}"
        for place, cells in found.items() for library, cell in cells.items() if "error" in cell
    }  # fmt: skip
    lines += ["Refused:", "", *(f"- {text}." for text in sorted(refused)), ""] if refused else []
    left = {library: sum(library not in cells for cells in found.values()) for library in ORDER}
    counts = ", ".join(f"{library} {n}" for library, n in left.items() if n)
    lines += [f"Left out for time, of {len(found)} networks and GPUs: {counts or 'none'}.", ""] if counts else []
    own = ", ".join(f"{name} through `{path}`" for (_, name), path in DEPLOYED.items())
    return [*lines, f"Deployed by MACE's zoo otherwise than its default: {own}."]


def _says(found: dict[Place, dict[str, dict[str, Any]]], wins: dict[str, int]) -> list[str]:
    won = ", ".join(f"{library} {n}" for library, n in sorted(wins.items(), key=lambda item: -item[1]))
    lines = [f"- Fastest, where {ENOUGH} libraries or more are predicted: {won or 'nowhere yet'}."]
    for gpu in dict.fromkeys(place[2] for place in found):
        over: dict[str, list[float]] = {}
        for place, cells in found.items():
            if place[2] == gpu and "ms" in cells.get("ours", {}):
                for library, cell in cells.items():
                    if "ms" in cell and library != "ours":
                        over.setdefault(library, []).append(cell["ms"] / cells["ours"]["ms"])
        means = "; ".join(f"{library} {geometric_mean(ratios):.2f} ({len(ratios)})" for library, ratios in over.items())
        lines += [f"- {gpu}: time over that of `ours`, geometric mean (networks): {means}."] if means else []
    return lines
