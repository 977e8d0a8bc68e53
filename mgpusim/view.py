"""What there is to see of a result: one view, which terminal, page and notebook each render.

A view holds values, not texts: a column says of what kind they are, and renderers write them. Nothing here knows how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

__all__ = ["Facts", "Figure", "Kind", "Strong", "ViewTable", "ResultView"]

Kind = Literal[
    "text", "word", "time", "bytes", "share", "percent", "signed", "ratio", "factor", "count", "number", "sizes", "bar"
]
"""What a column holds.

A word is a text that is never wrapped. Times are in microseconds, bytes in bytes. Shares, percents (with a digit behind the
point) and signed errors are fractions, as is the length of a bar. A ratio has two digits behind the point, a factor an x.
A count is a whole number, a number any. None is a value that is not known, and a text stands for itself in a column of any kind.
"""


class Strong(tuple[Any, ...]):
    """Cells of a row that stands out."""

    __slots__ = ()


class ViewTable(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of values of one kind a column.

    Attributes
    ----------
    columns : kind by head, in order.
    rows : a value per column; a row that is `Strong` stands out.
    title : "" for none.
    most : rows that a terminal shows; what is left out is counted there.
    of : what a row is of, in the plural, for that count.
    on_page : only pages show it.
    """

    columns: Mapping[str, Kind]
    rows: Sequence[Sequence[Any]]
    title: str = ""
    most: int | None = None
    of: str = "rows"
    on_page: bool = False


class Facts(msgspec.Struct, frozen=True):
    """Labels with texts; further texts of a row are of further things beside each other.

    Attributes
    ----------
    rows : label and one or more texts; a row that is `Strong` stands out.
    """

    rows: Sequence[tuple[str, ...]]


class Figure(msgspec.Struct, frozen=True):
    """A drawing, which terminals leave out.

    Attributes
    ----------
    draw : takes a prefix for the ids of the drawing, and returns an SVG element.
    note : what is drawn, in a sentence or two.
    marks : (colour, mark, text) of what is drawn by colour.
    """

    title: str
    draw: Callable[[str], str]
    note: str = ""
    marks: Sequence[tuple[str, str, str]] = ()


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to see of a result.

    Attributes
    ----------
    title : of the page.
    headline : what a reader should know who reads no more: a sentence or two; "" for none.
    parts : what follows, in order; a text is a line, a view is a section.
    notes : what holds of the whole, a sentence each.

    >>> view = ResultView(title="a", headline="fast", parts=[ViewTable(columns={"time": "time"}, rows=[(3.5,)])])
    >>> view.tables[0].columns
    {'time': 'time'}
    """

    title: str
    headline: str = ""
    parts: Sequence[Facts | ViewTable | Figure | ResultView | str] = ()
    notes: Sequence[str] = ()

    @property
    def tables(self) -> list[ViewTable]:
        """The tables, those of sections among them."""
        own = (
            [part] if isinstance(part, ViewTable) else part.tables if isinstance(part, ResultView) else [] for part in self.parts
        )
        return [table for tables in own for table in tables]
