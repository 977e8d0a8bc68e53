"""Timelines: what a viewer makes of the trace, found by walking over it independently."""

from __future__ import annotations

import itertools
import json
import math
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.engine.details import GroupSpan, Series, Slice
from mgpusim.errors import InputError
from mgpusim.report.timeline import TraceEvent, chrome_trace, timeline_of
from mgpusim.version import __version__
from tests.helpers.event_details import details, prediction

TIMES = st.floats(0, 1e6) | st.integers(0, 20).map(float)
EVENTS = st.lists(
    st.builds(
        TraceEvent,
        name=st.just("e"),
        track=st.tuples(st.sampled_from("ab"), st.sampled_from("xyz")),
        start_us=TIMES,
        duration_us=TIMES,
    ),
    max_size=12,
)


def nanoseconds(us: Decimal) -> int:
    """Return what viewers make of microseconds: some cut the digits after the third, some cut a product of doubles."""
    digits, product = int(us * 1000), int(float(us) * 1000.0)
    assert digits == product
    return digits


def slices(data: bytes) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """Return the complete events by the names of their process and thread, in order of the file."""
    events = json.loads(data, parse_float=Decimal)["traceEvents"]
    names = {(e["name"], e["pid"], e["tid"]): e["args"]["name"] for e in events if e["ph"] == "M" and "name" in e["args"]}
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for e in events:
        if e["ph"] == "X":
            track = (names["process_name", e["pid"], 0], names["thread_name", e["pid"], e["tid"]])
            start = nanoseconds(e["ts"])
            found.setdefault(track, []).append({**e, "start": start, "end": start + nanoseconds(e["dur"])})
    return found


@given(EVENTS)
def test_events_of_a_track_nest_and_come_in_order(events: list[TraceEvent]) -> None:
    found = slices(chrome_trace(events))
    assert sum(map(len, found.values())) == len(events)
    for track, on_track in found.items():
        given_starts = sorted(round(e.start_us * 1000) for e in events if e.track == track)
        assert [e["start"] for e in on_track] == given_starts
        for a, b in itertools.combinations(on_track, 2):
            assert b["start"] >= a["end"] or b["end"] <= a["end"]  # after it, or inside it


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=30))
def test_nested_events_keep_their_nanoseconds(widths_ns: list[int]) -> None:
    """A tower of events, each a little shorter than the one below, with sizes from a nanosecond to a second."""
    reach = list(itertools.accumulate(widths_ns))
    events = [TraceEvent(str(r), ("p", "t"), (reach[-1] - r) / 1000, 2 * r / 1000) for r in reversed(reach)]
    found = slices(chrome_trace(events))["p", "t"]
    assert [(e["start"], e["end"]) for e in found] == [(reach[-1] - r, reach[-1] + r) for r in reversed(reach)]
    assert not any("clipped_us" in e["args"] for e in found)


def test_an_event_that_reaches_out_is_cut_and_says_so() -> None:
    events = [
        TraceEvent("a", ("p", "t"), 0.0, 4.0),
        TraceEvent("b", ("p", "t"), 3.0, 5.0, {"n": 1}),
        TraceEvent("c", ("p", "u"), 3.0, 5.0),
    ]
    found = slices(chrome_trace(events))
    assert [(e["name"], e["dur"], e["args"]) for e in found["p", "t"]] == [
        ("a", 4.0, {}),
        ("b", 1.0, {"n": 1, "clipped_us": 5.0}),
    ]
    assert found["p", "u"][0]["dur"] == 5.0


def test_tracks_are_named_once_and_ordered_as_given() -> None:
    events = [TraceEvent("e", ("core", f"slot {i}"), 0.0, 1.0) for i in (2, 10, 1)]
    data = json.loads(chrome_trace(events, {"GPU": Series(0.0, 1.0, {"l2": (0.5,)})}))["traceEvents"]
    order = {e["tid"]: e["args"]["sort_index"] for e in data if e["name"] == "thread_sort_index"}
    names = {e["tid"]: e["args"]["name"] for e in data if e["name"] == "thread_name"}
    assert [names[tid] for tid in sorted(order, key=lambda tid: order[tid])] == ["slot 2", "slot 10", "slot 1"]
    processes = {e["args"]["name"]: e["pid"] for e in data if e["name"] == "process_name"}
    ranks = {e["pid"]: e["args"]["sort_index"] for e in data if e["name"] == "process_sort_index"}
    assert ranks[processes["GPU"]] < ranks[processes["core"]]  # counters on top
    assert {e["pid"] for e in data} == set(processes.values())


@given(st.lists(st.sampled_from((0.0, 0.25, 0.5, 1.0)), max_size=12), st.floats(0, 100), st.floats(0.01, 50))
def test_counters_say_the_series(values: list[float], start_us: float, step_us: float) -> None:
    data = json.loads(chrome_trace([], {"GPU": Series(start_us, step_us, {"dram": tuple(values)})}))["traceEvents"]
    counters = [e for e in data if e["ph"] == "C"]
    assert {e["name"] for e in counters} == {"DRAM"}
    assert [e["ts"] for e in counters] == sorted(e["ts"] for e in counters)
    for i, value in enumerate(values):
        middle = start_us + (i + 0.5) * step_us
        (held,) = [e for e in counters if e["ts"] <= middle][-1]["args"].values()
        assert held == 100 * value
    assert list(counters[-1]["args"].values()) == [0.0]
    assert counters[-1]["ts"] == pytest.approx(start_us + len(values) * step_us, abs=1e-3)


@st.composite
def simulated(draw: st.DrawFn) -> tuple[list[GroupSpan], list[Slice]]:
    """Return groups one after the other on the slots of two cores, with nested loops per warp that may reach out of them."""
    spans, loops, group = [], [], 0
    warps = draw(st.sampled_from((1, 3)))
    for core, slot in itertools.product(range(2), range(2)):
        end = 0.0
        for _ in range(draw(st.integers(0, 3))):
            start = end + draw(st.floats(0, 2))
            end = start + draw(st.floats(0.01, 10))
            spans.append(GroupSpan(group, core, slot, start, end))
            for warp in range(warps):
                a, b = sorted(draw(st.tuples(st.floats(start - 1, end + 1), st.floats(start - 1, end + 1))))
                loops += [Slice(group, warp, "outer", 3, a, b), Slice(group, warp, "inner", 4, a + (b - a) / 3, b)]
            group += 1
    return draw(st.permutations(spans)), draw(st.permutations(loops))


@given(simulated())
def test_slices_lie_in_their_groups(made: tuple[list[GroupSpan], list[Slice]]) -> None:
    spans, loops = made
    event = details(groups=tuple(spans), slices=tuple(loops))
    found = slices(timeline_of(prediction(engine="event", event=event)))
    groups = {e["args"]["group"]: (track, e) for track, on in found.items() for e in on if e["name"].startswith("group")}
    assert {(g.group, f"core {g.core}", f"slot {g.slot}") for g in spans} == {(g, *track) for g, (track, _) in groups.items()}
    several = any(s.warp for s in loops)
    count = 0
    for track, on_track in found.items():
        for a, b in itertools.combinations(on_track, 2):
            assert b["start"] >= a["end"] or b["end"] <= a["end"]
        for e in on_track:
            if not e["name"].startswith("group"):
                count += 1
                (process, thread), parent = groups[e["args"]["group"]]
                assert track == (process, f"{thread} warp {e['args']['warp']}" if several else thread)
                assert parent["start"] <= e["start"] <= e["end"] <= parent["end"]
    by_group = {g.group: g for g in spans}
    inside = [s for s in loops if max(s.start_us, by_group[s.group].start_us) < min(s.end_us, by_group[s.group].end_us)]
    assert count == len(inside)


def test_a_slot_holds_one_group_at_a_time() -> None:
    spans = (GroupSpan(0, 0, 0, 0.0, 10.5), GroupSpan(1, 0, 0, 10.0, 20.0))
    (on_track,) = slices(timeline_of(prediction(event=details(groups=spans, slices=())))).values()
    assert [(e["start"], e["end"]) for e in on_track] == [(0, 10000), (10000, 20000)]


def test_slots_come_in_numerical_order() -> None:
    spans = tuple(GroupSpan(i, 0, 11 - i, 0.0, 1.0) for i in range(12))
    assert [thread for _, thread in slices(timeline_of(prediction(event=details(groups=spans, slices=()))))] == [
        f"slot {i}" for i in range(12)
    ]


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(InputError, match=r"conv on adreno-640.*--engine event"):
        timeline_of(prediction())
    with pytest.raises(InputError, match=r"'late'.*nan"):
        chrome_trace([TraceEvent("late", ("p", "t"), math.nan, 1.0)])
    with pytest.raises(InputError, match=r"'back'.*negative"):
        chrome_trace([TraceEvent("back", ("p", "t"), 5.0, -1.0)])
    with pytest.raises(InputError, match="'l2': value 1 is inf"):
        chrome_trace([], {"p": Series(0.0, 1.0, {"l2": (0.5, math.inf)})})


def test_the_same_input_gives_the_same_bytes() -> None:
    made = prediction(event=details())
    assert timeline_of(made) == timeline_of(prediction(event=details()))
    about = json.loads(timeline_of(made))["otherData"]
    assert about == {
        "times": f"predicted by mgpusim {__version__}",
        "kernel": "conv", "gpu": "adreno-640", "engine": "analytic", "scheduler": "gto",
        "work groups": "12 of 64: those simulated, to stand for all", "loops and barriers": "of 4 work groups",
    }  # fmt: skip


def test_what_is_left_out_is_said() -> None:
    def said(**changed: int) -> str:
        made = prediction(n_groups=64, event=details(**changed))
        return str(json.loads(timeline_of(made))["otherData"]["work groups"])

    assert said(simulated_groups=64) == "12 of 64: the first of 64 simulated ones"
    assert json.loads(timeline_of(prediction(n_groups=12, event=details())))["otherData"]["work groups"] == "12 of 12"
