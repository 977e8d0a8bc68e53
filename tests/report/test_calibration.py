"""The page and the table of a calibration: every curve, finding, conflict and gap is there; nothing is loaded from elsewhere."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

from mgpusim.arch.fields import replaced
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.presets.preset import Calibration, calibrate
from mgpusim.calibrate.probe import Curve, Inference, Point, Probe
from mgpusim.report.console import plain
from mgpusim.report.figures.calibration import curve_figure
from mgpusim.report.figures.drawing import PAGE_COLOURS
from mgpusim.report.render import lines_of_view, page_of_view
from mgpusim.report.tables.calibration import calibration_view
from tests.helpers.html_page import Page, check_structure
from tests.helpers.probes import FACTS, found, says

POINTS = (Point({}, 1e-3, 1e-6),)
CURVE = Curve(
    "Latency over size <B>", "size, $B$", "time, ns",
    (1024.0, 4096.0, 16384.0), (50.0, 50.0, 130.0), (1024.0, 16384.0), (50.0, 50.0),
    marks=((8192.0, "L1 ends"), (math.nan, "nowhere")), log_x=True,
)  # fmt: skip


def drawn(*curves: Curve) -> Probe:
    return Probe("chase", "a walk <through> memory", lambda facts: [], lambda *_: Inference((), curves, ("no TLB in range",)))


KNOWN = {
    p.name: p
    for p in (
        drawn(CURVE, msgspec.structs.replace(CURVE, title="Again", log_y=True)),
        says("near", found("l2.latency_cycles", 66.0, 60.0, 70.0, "near"), found("l2.line_b", 48, 47, 49, "near")),
        says("far", found("l2.latency_cycles", 90.0, 80.0, 99.0, "far"), notes=("far & wide",)),
        says("other", found("atomics.local_cycles", 4.0, 3.9, 4.1, "other"), found("l1.size_b", 4096, probe="other")),
    )
}


@pytest.fixture(scope="module")
def made() -> Calibration:
    base = replaced(replaced(load_gpu("adreno-640"), "l2.latency_cycles", 66.0), "atomics.local_cycles", 8.0)
    return calibrate(infer_all(dict.fromkeys(KNOWN, POINTS), FACTS, KNOWN), base, "mine")


@pytest.fixture(scope="module")
def page(made: Calibration) -> bytes:
    return page_of_view(calibration_view(made, KNOWN, ["test.copy: 3 launches failed"]))


def row_of(page: bytes, field: str) -> list[str]:
    return next(row for row in Page(page).rows if row[:1] == [field])


def test_every_curve_is_drawn_and_nothing_is_loaded(page: bytes) -> None:
    elements = check_structure(page).elements
    assert sum(tag == "svg" for tag, _ in elements) == 2
    assert not {"link", "img", "iframe"} & {tag for tag, _ in elements}
    assert not re.search(r"(?:src|href)\s*=\s*[\"'](?!#)|url\((?!#)|@import", page.decode())


def test_the_page_says_what_was_found_beside_the_base_and_what_conflicts(page: bytes) -> None:
    row = row_of(page, "l2.latency_cycles")
    assert row[1:6] == ["66 cycles", "60 to 70 cycles", "66 cycles", "derived", "agrees"]
    assert "near: made up for l2.latency_cycles" in row[6]
    assert "conflict: 90 cycles (80 to 99 cycles) by far" in row[6]
    assert row_of(page, "atomics.local_cycles")[5] == "base 100% higher"
    refused = row_of(page, "l2.line_b")
    assert refused[1] == "48 B"
    assert "not taken: 48 would not be sound: l2.line_b: got 48, expected a power of two" in refused[6]
    assert row_of(page, "l1.size_b")[5] == "base has none"


def test_the_page_says_what_could_not_be_seen(page: bytes) -> None:
    text = Page(page).text
    for said in ("no TLB in range", "far & wide", "test.copy: 3 launches failed", "a walk <through> memory", "Found by no probe"):
        assert said in text
    unseen = text.partition("Found by no probe")[2]
    assert "latency_cycles, b_per_cycle" in unseen
    assert "texels_per_cycle_32" in unseen


def test_the_page_is_the_same_for_the_same_calibration(made: Calibration, page: bytes) -> None:
    assert page_of_view(calibration_view(made, KNOWN, ["test.copy: 3 launches failed"])) == page


def test_a_calibration_that_found_nothing_has_a_page() -> None:
    empty = calibrate(infer_all({}, FACTS, {}), load_gpu("adreno-640"), "mine")
    assert "<p>Nothing.</p>" in page_of_view(calibration_view(empty, {})).decode()
    assert plain(*lines_of_view(calibration_view(empty, {}))).startswith("No field was found.\n\nFound by no probe")


def test_the_table_on_the_terminal_says_the_same(made: Calibration, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = plain(*lines_of_view(calibration_view(made, KNOWN)), width=200)
    line = next(line for line in text.splitlines() if line.startswith(" l2.latency_cycles"))
    assert line.split() == "l2.latency_cycles 66 cycles 60 to 70 66 cycles agrees near".split()
    assert "l2.latency_cycles: 90 cycles (80 to 99 cycles) by far" in text
    assert re.search(r"l2\.line_b +48 B .* not taken", text)
    assert "far: far & wide" in text
    assert "l1.size_b: left at the base's none: adreno-640 has no l1" in text
    unseen = text.partition("Found by no probe")[2]
    assert "clock.memory_hz" in unseen
    assert "shader_cores" not in unseen  # the device says it itself


@pytest.mark.parametrize("width", [80, 100, 110, 120, 200])
def test_the_table_breaks_no_verdict_at_any_width(made: Calibration, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    rows = plain(*lines_of_view(calibration_view(made, KNOWN)), width=width).partition("Conflicts")[0].splitlines()
    line = next(line for line in rows if line.startswith(" l2.latency_cycles"))
    assert "agrees" in line
    assert all(len(row) <= width for row in rows)


def test_points_fit_and_marks_are_where_they_belong() -> None:
    bare = msgspec.structs.replace(CURVE, fit_x=(), fit_y=(), marks=())
    svg = curve_figure(CURVE, "a")
    root = ElementTree.fromstring(svg)
    texts = ["".join(node.itertext()).strip() for node in root.iter() if node.tag.endswith("text")]
    assert "L1 ends" in texts
    assert "nowhere" not in texts
    assert {"1 Ki", "16 Ki"} <= set(texts)
    assert "size, $B$" in texts
    assert not re.search(r"#ab[0-9a-f]{2}cd", svg)
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", svg)) - {"sans"} <= set(PAGE_COLOURS)
    assert svg.count("var(--far-1)") > curve_figure(bare, "a").count("var(--far-1)") == 0


def test_what_has_no_place_on_the_axes_is_not_drawn() -> None:
    whole = curve_figure(CURVE, "a")
    holes = msgspec.structs.replace(CURVE, x=(*CURVE.x, 0.0, 4.0, math.inf), y=(*CURVE.y, 60.0, math.nan, 60.0))
    assert curve_figure(holes, "a") == whole
    for curve in (
        Curve("", "x", "y", (), ()), Curve('"quoted" <b>', "x", "y", (1.0,), (2.0,)),
        Curve("zeros", "x", "y", (0.0, 0.0), (0.0, 0.0), log_x=True, log_y=True),
        Curve("flat", "x", "y", (1.0, 2.0), (-1.0, -1.0)),
        msgspec.structs.replace(CURVE, x=(), y=()),
    ):  # fmt: skip
        ElementTree.fromstring(curve_figure(curve, "b"))
