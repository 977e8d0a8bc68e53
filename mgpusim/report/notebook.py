"""Results as HTML tables for notebooks: what the command line prints, in the same words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from mgpusim.report.console import plain

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

__all__ = ["html_of"]

WIDE = 10_000
"""Characters of a line: cells are not wrapped, which is the browser's part."""


def _prediction(found: Any) -> Iterable[RenderableType]:
    from mgpusim.report.tables.predictions import show

    return show([found], width=WIDE)


def _tuning(found: Any) -> Iterable[RenderableType]:
    from mgpusim.report.tables.tuning import show

    return show([found], top=5)


def _network(found: Any) -> Iterable[RenderableType]:
    from mgpusim.report.tables.network import show

    return show([found])


def _sweep(found: Any) -> Iterable[RenderableType]:
    from mgpusim.report.tables.sweep import show_swept

    return show_swept(found)


PARTS: dict[str, Callable[[Any], Iterable[RenderableType]]] = {
    "Prediction": _prediction, "Tuning": _tuning, "NetworkPrediction": _network, "Swept": _sweep,
}  # fmt: skip
"""What is printed of a result, by the name of its class."""


def html_of(found: object) -> str:
    """Return a result as HTML: its tables, and its notes as paragraphs.

    >>> import mgpusim
    >>> "<th scope=\\"row\\">latency</th>" in html_of(mgpusim.predict("softmax", "adreno-640"))
    True
    """
    return "\n".join(_part(part) for part in PARTS[type(found).__name__](found))


def _part(part: RenderableType) -> str:
    from rich.table import Table

    if isinstance(part, Table):
        return _table(part)
    text = part if isinstance(part, str) else plain(part).rstrip("\n")
    return f"<p>{escape(text)}</p>" if text else ""


def _table(made: Table) -> str:
    titled = [made.title] if made.title else []
    lines = ["<table>", *(f"<caption>{_cell(title)}</caption>" for title in titled)]
    if made.show_header:
        heads = "".join(f'<th scope="col">{_cell(column.header)}</th>' for column in made.columns)
        lines.append(f"<thead><tr>{heads}</tr></thead>")
    lines.append("<tbody>")
    for cells in zip(*(column.cells for column in made.columns), strict=True):
        texts = [_cell(cell) for cell in cells]
        first = f"<td>{texts[0]}</td>" if made.show_header else f'<th scope="row">{texts[0]}</th>'
        lines.append(f"<tr>{first}{''.join(f'<td>{text}</td>' for text in texts[1:])}</tr>")
    return "\n".join([*lines, "</tbody>", "</table>"])


def _cell(cell: RenderableType) -> str:
    return escape(cell if isinstance(cell, str) else plain(cell).strip("\n"))
