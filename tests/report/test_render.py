"""Any view in all three places: a question of nobody's, as lines, as HTML and as a page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from mgpusim.report.console import plain
from mgpusim.report.render import cell_text, html_of_view, lines_of_view, page_of_view
from mgpusim.view import Facts, Figure, Kind, Only, ResultView, Shaded, Strong, ViewTable
from tests.helpers.html_page import check_structure

TIMES = ViewTable(
    columns={"kernel": "word", "time": "time", "share": "share", "saves": "bar"},
    rows=[Strong(("a<b>", 1500.0, 0.75, 1.0)), ("second", 3.25, None, 0.25), ("third", "none", 0.0, 0.0)],
    title="Kernels", most=2, of="kernels",
)  # fmt: skip
DRAWN = Figure("Curve", lambda name: f'<svg role="img" aria-label="curve" viewBox="0 0 9 9"><g id="{name}-1"></g></svg>')
VIEW = ResultView(
    title="A toy", headline="toy on a GPU: 1.5 ms",
    parts=[Facts([Strong(("latency", "3 us", "4 us")), ("bound", "dram", "l2")]), TIMES, DRAWN,
           ResultView(title="Section", parts=[TIMES, "a line", "  another"])],
    notes=["it is a toy"],
)  # fmt: skip


def test_a_terminal_shows_all_but_figures() -> None:
    table = ["Kernels", "", " kernel     time  share  saves", f" {'─' * 36}", f" a<b>     1.5 ms    75%  {'█' * 12}",
             " second  3.25 us      -  ███", "", "and 1 more kernels; --json has all", ""]  # fmt: skip
    assert plain(*lines_of_view(VIEW), width=60).splitlines() == [
        "toy on a GPU: 1.5 ms", "", "latency  3 us  4 us", "bound    dram  l2", "", *table, "Section", *table, "a line",
        "  another", "", "note: it is a toy",
    ]  # fmt: skip


def test_names_of_others_are_spelled_out_before_columns_are_aligned_and_cut() -> None:
    """The defects: the columns behind a control character were shifted, a name of 70,000 characters took 9,000 lines."""
    rows = [("a\x1b[31m", 1.0), ("n" * 70_000, 2.0), ("b", 3.0)]
    names = ViewTable(columns={"layer": "text", "time": "time"}, rows=rows)
    lines = plain(*lines_of_view(ResultView(title="", parts=[names])), width=80)
    escaped = next(line for line in lines.splitlines() if "\\x1b[31m" in line)
    last = next(line for line in lines.splitlines() if line.startswith(" b "))
    assert escaped.index("1 us") == last.index("3 us")
    assert len(lines) < 1000
    assert "69,700 characters more" in re.sub(r"\s+", " ", lines)
    told = ResultView(title="", parts=[Facts([("network", "n" * 70_000)])], notes=["n" * 70_000])
    assert len(plain(*lines_of_view(told), width=80)) < 6000


def test_notebooks_show_tables_whole() -> None:
    text = html_of_view(VIEW)
    tables = ElementTree.fromstring(f"<div>{text}</div>").findall(".//table")
    assert [len(list(table.iter("tr"))) for table in tables] == [2, 4, 4]
    assert "<caption>Kernels</caption>" in text
    assert "a&lt;b&gt;" in text
    assert "svg" not in text


def test_pages_are_sound_and_have_figures_and_heads() -> None:
    page = check_structure(page_of_view(VIEW))
    assert page.row("second") == ["second", "3.25 µs", "-", ""]
    assert {"A toy", "Kernels#", "Curve#", "Section#"} <= set(re.split(r"\n+", page.text))
    assert page_of_view(VIEW) == page_of_view(VIEW)


def test_parts_for_one_place_are_not_in_others() -> None:
    shaded = Shaded(3.0, 0.5, best=True, note="2 to 4 us")
    cells = ViewTable(columns={"GPU": "text", "time": "time"}, rows=[("a", shaded), ("b", Shaded(None, note="no kernel"))])
    view = ResultView(title="Places", parts=["both", Only("page", [cells]), Only("terminal", ["in a terminal"])])
    assert plain(*lines_of_view(view)).splitlines() == ["both", "in a terminal"]
    assert html_of_view(view) == "<p>both</p>\n<p>in a terminal</p>"
    page = check_structure(page_of_view(view))
    assert page.row("a") == ["a", "3 µs"]
    assert page.row("b") == ["b", "-"]
    assert "in a terminal" not in page.text
    marks = [attrs for tag, attrs in page.elements if tag == "td" and "shaded" in attrs.get("class", "").split()]
    assert marks == [
        {"class": "num shaded best", "style": "--h:0.500", "title": "2 to 4 µs"},
        {"class": "num shaded", "style": "--h:0.000", "title": "no kernel"},
    ]


def test_rows_that_stand_out_do_so_on_pages() -> None:
    rows = [attrs for tag, attrs in check_structure(page_of_view(VIEW)).elements if tag == "tr"]
    assert rows.count({"class": "strong"}) == 2


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [("percent", 0.1234, "12.3%"), ("signed", -0.031, "-3%"), ("factor", 12.3, "12x"), ("count", 12345, "12,345"),
     ("sizes", (56, 56, 64), "56x56x64"), ("bytes", 65536, "64 KiB"), ("bar", -0.5, "░░░░░░"), ("bar", 0.01, "▏")],
)  # fmt: skip
def test_kinds_are_written(kind: Kind, value: object, text: str) -> None:
    assert cell_text(kind, value) == text
