"""A page as a browser reads it."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "br", "col", "link", "img", "input", "hr"}


class Page(HTMLParser):
    """A page taken apart: elements with their attributes, text by section, cells of tables; badly nested markup fails."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.rows: list[list[str]] = []
        self.text = ""
        self.feed(data.decode())
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            return
        self.text += data
        if "td" in self.open or "th" in self.open:
            self.rows[-1][-1] += data

    def row(self, first: str) -> list[str]:
        """Return the first row of a table that begins so."""
        return next(row for row in self.rows if row and row[0].strip() == first)
