"""What inference libraries run for one operator, for people: their kernels side by side, and the rules that they tried."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import width_of_output
from mgpusim.report.text import sizes
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.planning.convolution import ChosenLaunch, LibraryChoice

WIDE = 110  # columns of a terminal with room for storages and policies
ON_THE_CPU = "on the CPU"
ELSEWHERE = {"view": "no launch: the output is the input", "place": "no launch: inputs are made in place", "host": ON_THE_CPU}


def choices_view(what: str, choices: Sequence[LibraryChoice], explain: bool = False) -> ResultView:
    """Return a section for each GPU, and below it the rules of each library where these are asked for.

    Parameters
    ----------
    what : the operator in words.
    """
    sections = []
    for gpu in dict.fromkeys(choice.gpu for choice in choices):
        here = [choice for choice in choices if choice.gpu == gpu]
        parts: list[ViewTable | ResultView | str] = [_kernels(here)]
        if any(len(choice.ways) > 1 for choice in here):
            parts.append("Of several ways, numbered, and of several work groups the library times each and takes the fastest.")
        for choice in here if explain else ():
            parts.append(ResultView(title=f"{choice.library}, {choice.precision}: {choice.title}", parts=[_tried(choice)]))
        sections.append(ResultView(title=f"{what} on {gpu}", parts=parts))
    return ResultView(title="What libraries run", parts=sections)


def _kernels(choices: Sequence[LibraryChoice]) -> ViewTable:
    wide = width_of_output() >= WIDE
    columns: dict[str, Kind] = {
        "library": "word", **({"storage": "text"} if wide else {}), "kernel": "text", "block": "word", "items": "number",
        "work groups": "word", **({"policy": "text"} if wide else {}),
    }  # fmt: skip
    rows: list[tuple[str, ...]] = []

    def add(*cells: str) -> None:
        rows.append((*cells, *[""] * (len(columns) - len(cells))))

    for choice in choices:
        name = f"{choice.library}, {choice.precision}"
        head = [name, choice.storage] if wide else [f"{name}\n{choice.storage}"]
        empty = [""] * len(head)
        if not choice.ways:
            add(*head, ON_THE_CPU)
        for number, way in enumerate(choice.ways, start=1):
            mark = f"{number}. " if len(choice.ways) > 1 else ""
            if not way.launches:
                add(*head, mark + (f"refused: {way.refused}" if way.refused else ELSEWHERE[way.kernel]))
                head = empty
            for place, launch in enumerate(way.launches):
                text = (mark if place == 0 else " " * len(mark)) + launch.variant
                groups = work_groups_text(launch)
                last = [groups, launch.policy] if wide else [groups.replace(", ", "\n")]
                add(*head, text, launch.block, sizes(launch.global_size), *last)
                head = empty
    return ViewTable(columns=columns, rows=rows)


def work_groups_text(launch: ChosenLaunch) -> str:
    """Return the work group of a launch, or how many are timed and which are the smallest and the largest of them.

    >>> from mgpusim.nn.planning.convolution import ChosenLaunch
    >>> work_groups_text(ChosenLaunch("conv", (56, 56), ((8, 4),), "fixed", "a test"))
    '8x4'
    >>> work_groups_text(ChosenLaunch("conv", (56, 56), ((8, 8), (8, 4), (4, 4)), "listed", "a test"))
    '3 timed, 4x4 to 8x8'
    """
    timed = [local for local in launch.work_groups if local is not None]
    if not timed:
        return "driver"
    if len(timed) == 1:
        return sizes(timed[0])
    ordered = sorted(timed, key=math.prod)
    return f"{len(timed)} timed, {sizes(ordered[0])} to {sizes(ordered[-1])}"


def _tried(choice: LibraryChoice) -> ViewTable:
    rows = [
        (rule.name, "yes" if rule.holds else "no", rule.names, "always" if rule.when == "true" else rule.when, rule.source)
        for rule in choice.tried
    ]
    launches = [launch for way in choice.ways for launch in way.launches if launch.source]
    for policy, source in dict.fromkeys((launch.policy, launch.source) for launch in launches):
        of = dict.fromkeys(launch.variant for launch in launches if launch.source == source)
        rows.append(("work group", "yes", policy, f"of {', '.join(of)}", source))
    columns: dict[str, Kind] = {"rule": "word", "holds": "text", "names": "text", "condition": "text", "source": "text"}
    return ViewTable(columns=columns, rows=rows)
