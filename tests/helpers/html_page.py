"""A page as a browser reads it."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from itertools import pairwise

from mgpusim.version import __version__

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
        if {"style", "script"} & set(self.open):
            return
        self.text += data
        if "td" in self.open or "th" in self.open:
            self.rows[-1][-1] += data

    def row(self, first: str) -> list[str]:
        """Return the first row of a table that begins so."""
        return next(row for row in self.rows if row and row[0].strip() == first)


def check_structure(data: bytes) -> Page:
    """Check what every report must be for a keyboard, a screen reader and a small screen; return it taken apart."""
    page = Page(data)
    elements = page.elements
    assert len(data) < 1_000_000
    assert {"lang": "en"} in [attrs for tag, attrs in elements if tag == "html"]
    levels = [int(tag[1]) for tag, _ in elements if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    ids = [attrs["id"] for _, attrs in elements if "id" in attrs]
    assert len(ids) == len(set(ids))
    for tag, attrs in elements:
        if "href" in attrs:
            assert attrs["href"][:1] == "#", attrs
            assert attrs["href"][1:] in ids, attrs
        if tag == "th":
            assert attrs.get("scope") in ("col", "row")
        if tag == "svg" and "aria-hidden" not in attrs:
            assert attrs.get("role") == "img"
            assert attrs.get("aria-label")
        if "tabindex" in attrs:
            assert attrs["tabindex"] == "0"
            assert attrs.get("role") == "group"
            assert attrs.get("aria-label")
    heads = [attrs["id"] for tag, attrs in elements if attrs.get("class") == "part"]
    links = [attrs["href"][1:] for _, attrs in elements if attrs.get("class") == "permalink"]
    assert set(heads) <= set(links)
    text = data.decode()
    for table in re.findall(r"<table.*?</table>", text, re.DOTALL):
        head = re.search(r"<thead.*?</thead>", table, re.DOTALL)
        assert head or '<th scope="row"' in table  # rows or columns are named
        if "sorts" in table.split(">", 1)[0]:
            assert head
            assert re.findall(r"<th [^>]*>(.*?)</th>", head[0], re.DOTALL)
            assert head[0].count("<button") == head[0].count("</button>") >= 1
    assert not re.search(r"<(?:button|th|a)\b[^>]*>\s*</", text)
    (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'\"" in text
    assert not re.search(r" on[a-z]+=\"", text)
    assert f"mgpusim {__version__}" in page.text[page.text.index("Made by") :]
    return page
