"""The headline of a report: what is busiest, or the unit that the warps queue for."""

from __future__ import annotations

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.details import STALLS
from mgpusim.engine.prediction import BOUNDS, Prediction
from mgpusim.report.console import plain
from mgpusim.report.headline import UNITS, Headline, headline_of
from mgpusim.report.pages.prediction import html_report
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.predictions import predictions_view
from tests.helpers.event_details import details, prediction
from tests.helpers.html_page import Page


def stalled(bound: str, texture: float = 0.83, **stalls: float) -> Prediction:
    """Return a simulated prediction that is bound by one thing while its warps do others; its texture units are so busy."""
    rest = 1.0 - sum(stalls.values())
    event = details(stalls={**dict.fromkeys(STALLS, 0.0), "issue": rest, **stalls})
    parts = {"launch": 4.0, "texture": 430.0, "l2": 800.0}
    busy = {"texture": texture, "l2": 0.91, "dram": 0.91, "lsu": 0.1, "alu": 0.2, "local": 0.0}
    return prediction(engine="event", bound=bound, breakdown_us=parts, utilization=busy, event=event)


def test_the_headline_follows_the_queue_that_the_warps_stand_in() -> None:
    found = stalled("l2", texture_unit=0.95)
    assert headline_of(found) == Headline("texture", "texture_unit", 0.95)
    page = Page(html_report([found], {"adreno-640": load_gpu("adreno-640")}, {}))
    assert "The texture units are the bottleneck." in page.text
    assert "L2 bandwidth is the bottleneck" not in page.text
    assert "95% of warp time: texture unit busy." in page.text
    assert "65% of the latency goes to L2 bandwidth." in page.text  # what is busiest is still said: 800 of 1234
    text = " ".join(plain(*lines_of_view(predictions_view([found], 100)), width=100).split())
    assert "bound texture (texture unit busy 95% of the warps' time); busiest: l2 (65% of the time)" in text


@pytest.mark.parametrize(
    ("bound", "stalls"),
    [
        ("texture", {"texture_unit": 0.95}),  # both say the same
        ("l2", {"texture": 0.95}),  # waiting for data may be L2's fault
        ("dram", {"memory": 0.9}),
        ("fp", {"memory": 0.9}),  # other warps keep the units busy meanwhile
        ("l2", {"texture_unit": 0.45, "memory": 0.5}),
    ],
)
def test_else_what_is_busiest_is_the_headline(bound: str, stalls: dict[str, float]) -> None:
    assert headline_of(stalled(bound, **stalls)) == Headline(bound)


def test_a_queue_at_a_unit_that_has_time_is_that_of_what_it_waits_for() -> None:
    found = stalled("dram", texture=0.27, texture_unit=0.91)  # as max pooling on an Adreno 640
    assert headline_of(found) == Headline("dram", "texture_unit", 0.91, "texture")
    page = Page(html_report([found], {"adreno-640": load_gpu("adreno-640")}, {}))
    assert "DRAM bandwidth is the bottleneck; warps queue for it at the texture units." in page.text
    text = " ".join(plain(*lines_of_view(predictions_view([found], 100)), width=100).split())
    assert "warps queue for it at the texture units (91% of their time)" in text


@pytest.mark.parametrize(("bound", "texture"), [("launch", 0.9), ("latency", 0.2)])
def test_a_queue_says_nothing_where_no_unit_is_busy_most_of_the_time(bound: str, texture: float) -> None:
    assert headline_of(stalled(bound, texture=texture, texture_unit=0.95)) == Headline(bound)


def test_without_a_simulation_the_bound_is_the_headline() -> None:
    assert headline_of(msgspec.structs.replace(prediction(), bound="l2")).text == "L2 bandwidth is the bottleneck"


def test_the_units_are_stalls_and_bounds() -> None:
    assert set(UNITS) <= set(STALLS)
    assert {name for bounds in UNITS.values() for name in bounds} <= set(BOUNDS)
