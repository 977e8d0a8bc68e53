"""What there is to see of a result: one view, which terminal, page and notebook each render.

A view holds values, not texts: a column says of what kind they are, and renderers write them. Nothing here knows how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

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


class Shaded(NamedTuple):
    """A cell that pages colour by `shade`, 0 to 1, underline where it is the `best`, and explain where it is pointed at."""

    value: Any
    shade: float = 0.0
    best: bool = False
    note: str = ""


class ViewTable(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of values of one kind a column.

    Attributes
    ----------
    columns : kind by head, in order.
    rows : a value per column; a row that is `Strong` stands out.
    title : "" for none.
    most : rows that a terminal shows; what is left out is counted there.
    of : what a row is of, in the plural, for that count.
    """

    columns: Mapping[str, Kind]
    rows: Sequence[Sequence[Any]]
    title: str = ""
    most: int | None = None
    of: str = "rows"


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
    draw : takes a prefix for the ids of the drawing, and returns an SVG element, or a bar of HTML.
    note : what is drawn, in a sentence or two.
    marks : (colour, mark, text) of what is drawn by colour.
    """

    title: str
    draw: Callable[[str], str]
    note: str = ""
    marks: Sequence[tuple[str, str, str]] = ()


class Only(msgspec.Struct, frozen=True):
    """Parts that pages alone show, or all but pages: terminals and notebooks."""

    where: Literal["page", "terminal"]
    parts: Sequence[Part]


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to see of a result.

    Attributes
    ----------
    title : of the page, or of a section.
    headline : what a reader should know who reads no more: a sentence or two; "" for none.
    parts : what follows, in order.
    notes : what holds of the whole, a sentence each.

    >>> view = ResultView(title="a", headline="fast", parts=["a line", Only("page", ["more"])])
    >>> view.shown("terminal"), view.shown("page")
    (['a line'], ['a line', 'more'])
    """

    title: str
    headline: str = ""
    parts: Sequence[Part] = ()
    notes: Sequence[str] = ()

    def shown(self, where: Literal["page", "terminal"]) -> list[Any]:
        """Return the parts that are shown there, in order."""
        out: list[Any] = []
        for part in self.parts:
            out += [part] if not isinstance(part, Only) else part.parts if part.where == where else []
        return out


Part = Facts | ViewTable | Figure | Only | ResultView | str
"""What a view is made of; a text is a line, a view is a section."""
