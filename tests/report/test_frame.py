"""The frame of the pages: one document head for all, which lets nothing in."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from importlib.resources import files
from itertools import combinations

import pytest
from jinja2.exceptions import UndefinedError

from mgpusim.report.pages.frame import PAINTS, page, rest_part, with_origin
from mgpusim.report.tables.comparison import PART_WORDS
from mgpusim.report.words import BOUND_WORDS, STALL_WORDS, Wording
from mgpusim.version import __version__
from tests.helpers.html_page import check_structure

TEMPLATES = files("mgpusim.report").joinpath("templates")
PAGES = sorted(path.name for path in TEMPLATES.iterdir() if path.name.endswith(".j2") and path.name[:5] not in ("base.", "parts"))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_content_only(name: str) -> None:
    text = TEMPLATES.joinpath(name).read_text(encoding="utf-8")
    assert text.startswith('{% extends "base.html.j2" %}')
    assert not [tag for tag in ("<html", "<head>", "<style>", "<title>") if tag in text]
    assert "http-equiv" not in text


def test_what_users_named_is_text() -> None:
    made = page("view", "a <script>", body="").decode()
    assert "<title>a &lt;script&gt; – mgpusim</title>" in made
    assert "<h1>a &lt;script&gt;</h1>" in made
    check_structure(made.encode())


def test_content_that_a_template_lacks_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        page("view", "t")


def test_the_footer_tells_where_a_page_comes_from() -> None:
    made = page("view", "t", body="")
    when = datetime(2026, 11, 26, 23, 5, tzinfo=UTC)
    signed = with_origin(made, "mgpusim prune 'a <b>.toml'", when)
    check_structure(signed)
    assert f"Made by mgpusim {__version__} on 2026-11-26 at 23:05 UTC by <code>mgpusim prune" in signed.decode()
    assert "a &lt;b&gt;.toml" in signed.decode()
    assert page("view", "t", body="") == made


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2.1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2.1; 4.5 is asked of text.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def variables(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", text))


def themes(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return the colours of a style by name, light and dark."""
    text = TEMPLATES.joinpath(name).read_text(encoding="utf-8")
    light = variables(text.partition("@media")[0])
    dark = variables(text.partition("(prefers-color-scheme: dark)")[2].partition("}\n}")[0])
    return light, light | dark


@pytest.mark.parametrize("dark", [False, True])
def test_texts_can_be_read_on_their_ground(dark: bool) -> None:
    colours = themes("report.css")[dark]
    for text in ("ink", "muted", "accent", "string"):
        for ground in ("paper", "panel"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    css = TEMPLATES.joinpath("report.css").read_text(encoding="utf-8").partition("/* text on a bar")[2].partition("* {")[0]
    first, _, second = css.partition("@media")
    white = set(re.findall(r"\.c-([\w-]+)", first.partition("}")[0]))
    if dark:
        rules = re.findall(r"([^{}]*)\{ color: (#\w+)", second.partition("{")[2])
        for names, colour in rules:
            found = set(re.findall(r"\.c-([\w-]+)", names))
            white = white | found if colour == "#ffffff" else white - found
    for name in PAINTS:
        assert contrast("#ffffff" if name in white else "#101418", colours[name]) >= 4.5, name


@pytest.mark.parametrize("dark", [False, True])
def test_greys_of_a_bar_are_told_apart(dark: bool) -> None:
    """By lightness alone, so that it holds for colour-blind readers and in print."""
    colours = themes("report.css")[dark]
    greys = [name for name in PAINTS if name.startswith(("wait", "idle"))]
    for one, other in combinations(greys, 2):
        assert contrast(colours[one], colours[other]) >= 2.0, (one, other)
    css = TEMPLATES.joinpath("report.css").read_text(encoding="utf-8")
    rest = re.search(r"\.c-rest \{[^}]*inset[^}]*var\(--([\w-]+)\); \}", css)
    assert rest is not None
    assert min(contrast(colours[rest[1]], colours[name]) for name in ("paper", "panel", "idle-2")) >= 3.0


@pytest.mark.parametrize("dark", [False, True])
def test_a_line_is_between_the_parts_of_a_bar(dark: bool) -> None:
    """Parts of alike colours may be neighbours: a gap of paper and a line of ink are between any two."""
    css = TEMPLATES.joinpath("report.css").read_text(encoding="utf-8")
    edge = re.search(r"\.stack span \+ span \{[^}]*border-left: 1px solid var\(--([\w-]+)\)", css)
    gap = re.search(r"\.stack \{[^}]*gap: (\d+)px", css)
    assert edge is not None
    assert gap is not None
    assert int(gap[1]) >= 2
    colours = themes("report.css")[dark]
    assert contrast(colours[edge[1]], colours["paper"]) >= 4.5


@pytest.mark.parametrize("table", [BOUND_WORDS | PART_WORDS, STALL_WORDS])
def test_no_two_parts_of_a_bar_share_a_colour(table: dict[str, Wording]) -> None:
    assert len({word.colour for word in table.values()}) == len(table)
    assert rest_part(0.1, "")["colour"] not in PAINTS


@pytest.mark.parametrize("dark", [False, True])
def test_figures_of_the_heat_map_can_be_read(dark: bool) -> None:
    text = TEMPLATES.joinpath("report.css").read_text(encoding="utf-8")
    fills = dict.fromkeys(map(str, range(8)), "#101418")
    parts = text.partition("/* figures of a cell */")[2].split("(prefers-color-scheme: dark)")[: 1 + dark]
    for part in parts:
        for names, colour in re.findall(r"((?:\.s\d,? ?)+)\{ --figure: (#\w+)", part):
            fills |= dict.fromkeys(re.findall(r"\.s(\d)", names), colour)
    colours = themes("report.css")[dark]
    assert min(contrast(fill, colours[f"s{step}"]) for step, fill in fills.items()) >= 4.5
