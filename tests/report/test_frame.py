"""The frame of the pages: one document head for all, which lets nothing in."""

from __future__ import annotations

from importlib.resources import files

import pytest
from jinja2.exceptions import UndefinedError

from mgpusim.report.pages.frame import page

TEMPLATES = files("mgpusim.report").joinpath("templates")
PAGES = sorted(path.name for path in TEMPLATES.iterdir() if path.name.endswith(".j2") and path.name[:5] not in ("base.", "parts"))
EMPTY = {"space": "s", "gpu": "g", "about": "", "key": [], "sections": [], "lost": [], "searches": []}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_content_only(name: str) -> None:
    text = TEMPLATES.joinpath(name).read_text(encoding="utf-8")
    assert text.startswith('{% extends "base.html.j2" %}')
    assert not [tag for tag in ("<html", "<head>", "<style>", "<title>") if tag in text]
    assert "http-equiv" not in text


def test_what_users_named_is_text() -> None:
    made = page("pruning", "a < b", **EMPTY | {"space": "<script>"}).decode()
    assert "<title>a &lt; b – mgpusim</title>" in made
    assert "<h1>Pruning &lt;script&gt; for g</h1>" in made
    assert "default-src 'none'; style-src 'unsafe-inline'\">" in made


def test_content_that_a_template_lacks_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        page("pruning", "t", space="s")
