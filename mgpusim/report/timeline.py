"""Timelines in Chrome's trace-event form (JSON), which Perfetto and chrome://tracing open."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.engine.details import Series
from mgpusim.errors import InputError
from mgpusim.report.words import SERIES_WORDS
from mgpusim.version import __version__

if TYPE_CHECKING:
    from mgpusim.engine.details import EventDetails, GroupSpan, Slice
    from mgpusim.engine.prediction import Prediction

NS_PER_US = 1000


class TraceEvent(msgspec.Struct, frozen=True):
    """Something that took a while on one track.

    Attributes
    ----------
    track : names of the process and of the thread; tracks are shown in the order in which they first occur.
    start_us, duration_us : from the start of the trace.
    args : what a viewer shows of the event beside its name and times.
    """

    name: str
    track: tuple[str, str]
    start_us: float
    duration_us: float
    args: dict[str, Any] = {}


class _Span(msgspec.Struct):
    """An event in whole nanoseconds, the grain of viewers."""

    start: int
    end: int
    event: TraceEvent
    clipped: bool = False


def chrome_trace(
    events: Iterable[TraceEvent], counters: Mapping[str, Series] | None = None, about: Mapping[str, str] | None = None
) -> bytes:
    """Return a trace that Perfetto opens: complete events, counters, and the names and order of their tracks.

    Events of one track nest. One that reaches past the end of the event it starts in is cut there, and says so in its
    args (`clipped_us`), since viewers drop slices that overlap in part.

    Parameters
    ----------
    events : in the order in which their tracks shall be shown.
    counters : by name of the process they belong to; the shares of a series are shown in percent.
    about : what the trace is of, kept in `otherData` beside the statement that its times are predicted.

    Raises
    ------
    InputError
        A time is not finite, or a duration is negative.

    >>> outer = TraceEvent("group 0", ("core 0", "slot 0"), 0.0, 10.0)
    >>> inner = TraceEvent("loop", ("core 0", "slot 0"), 4.0, 8.0)
    >>> [e["dur"] for e in msgspec.json.decode(chrome_trace([outer, inner]))["traceEvents"] if e["ph"] == "X"]
    [10.0, 6.0]
    """
    counters = counters or {}
    by_track: dict[tuple[str, str], list[_Span]] = {}
    for event in events:
        by_track.setdefault(event.track, []).append(_span(event))
    pids = {name: i + 1 for i, name in enumerate(dict.fromkeys([*counters, *(track[0] for track in by_track)]))}
    tids = {track: i + 1 for i, track in enumerate(by_track)}
    out: list[dict[str, Any]] = []
    for name, pid in pids.items():
        out += _named("process", name, pid, 0, pid)
    for track, tid in tids.items():
        out += _named("thread", track[1], pids[track[0]], tid, tid)
    for name, series in counters.items():
        out += _counter_events(series, pids[name])
    for track, spans in by_track.items():
        out += (_complete(span, pids[track[0]], tids[track]) for span in _nested(spans))
    said = {"times": f"predicted by mgpusim {__version__}"} | dict(about or {})
    data = {"displayTimeUnit": "ns", "otherData": said, "traceEvents": out}
    return msgspec.json.encode(data) + b"\n"


def _nanoseconds(us: float, what: str) -> int:
    if not math.isfinite(us):
        raise InputError(f"{what}: got {us} us, expected a finite time")
    return round(us * NS_PER_US)


def _microseconds(ns: int) -> float:
    """Return a time in microseconds that is the same number of nanoseconds also for a reader who truncates."""
    us = ns / NS_PER_US
    return us if int(us * NS_PER_US) == ns else math.nextafter(us, math.inf)


def _span(event: TraceEvent) -> _Span:
    what = f"event '{event.name}' on {event.track[0]}, {event.track[1]}"
    if event.duration_us < 0:
        raise InputError(f"{what}: duration {event.duration_us} us is negative; it ends before it starts")
    start = _nanoseconds(event.start_us, what)
    return _Span(start, max(start, _nanoseconds(event.start_us + event.duration_us, what)), event)


def _nested(spans: list[_Span]) -> list[_Span]:
    """Return the spans of a track in order of time, parents first, each cut at the end of the one it started in."""
    spans = sorted(spans, key=lambda s: (s.start, -s.end))
    open_ends: list[int] = []
    for span in spans:
        while open_ends and open_ends[-1] <= span.start:
            open_ends.pop()
        if open_ends and span.end > open_ends[-1]:
            span.clipped = span.end - open_ends[-1] > 1  # a nanosecond is rounding
            span.end = open_ends[-1]
        open_ends.append(span.end)
    return spans


def _complete(span: _Span, pid: int, tid: int) -> dict[str, Any]:
    event = span.event
    args = {**event.args, "clipped_us": event.duration_us} if span.clipped else event.args
    start, duration = _microseconds(span.start), _microseconds(span.end - span.start)
    return {"ph": "X", "name": event.name, "pid": pid, "tid": tid, "ts": start, "dur": duration, "args": args}


def _named(kind: str, name: str, pid: int, tid: int, order: int) -> list[dict[str, Any]]:
    """Return the metadata events that name a process or thread and say where it is shown."""
    common = {"ph": "M", "pid": pid, "tid": tid}
    return [
        {**common, "name": f"{kind}_name", "args": {"name": name}},
        {**common, "name": f"{kind}_sort_index", "args": {"sort_index": order}},
    ]


def _counter_events(series: Series, pid: int) -> Iterable[dict[str, Any]]:
    """Yield a series as counters in percent; each falls to 0 where it ends."""
    for name, values in series.values.items():
        label = SERIES_WORDS[name].text if name in SERIES_WORDS else name
        last = None
        for i, value in enumerate((*values, 0.0)):
            if not math.isfinite(value):
                raise InputError(f"counter '{name}': value {i} is {value}, expected a share from 0 to 1")
            percent = round(100.0 * value, 2)
            if percent == last and i < len(values):  # a counter holds its value until the next event
                continue
            last = percent
            at = _microseconds(_nanoseconds(series.start_us + i * series.step_us, f"counter '{name}'"))
            yield {"ph": "C", "name": label, "pid": pid, "tid": 0, "ts": at, "args": {"%": percent}}


def timeline_of(prediction: Prediction) -> bytes:
    """Return the timeline of an event-driven prediction.

    A process per shader core, a track per slot of the core with the work groups it held, and what their warps did. These are
    loops and waits at barriers, inside the group if it is a single warp, else on a track per warp below that of its slot.
    The counters are those of `EventDetails.over_time`. The engine keeps the first 20,000 groups and as many loops and waits:
    at most about 6 MB. `otherData` says how much of the launch that is.
    """
    details = prediction.event
    if details is None:
        raise InputError(
            f"{prediction.kernel} on {prediction.gpu}: engine '{prediction.engine}' keeps no timeline; use --engine event"
        )
    about = {
        "kernel": prediction.kernel, "gpu": prediction.gpu, "engine": prediction.engine, "scheduler": details.scheduler,
        "work groups": _extent(details, prediction.n_groups),
        "loops and barriers": f"of {len({s.group for s in details.slices})} work groups",
    }  # fmt: skip
    return chrome_trace(_group_events(details), {f"{prediction.gpu}: {prediction.kernel}": details.over_time}, about)


def _extent(details: EventDetails, n_groups: int) -> str:
    """Return which work groups of a launch are on its timeline."""
    shown, done = len(details.groups), details.simulated_groups
    text = f"{shown} of {n_groups}"
    if shown < done:
        return f"{text}: the first of {done} simulated ones"
    return text if done >= n_groups else f"{text}: those simulated, to stand for all"


def _group_events(details: EventDetails) -> list[TraceEvent]:
    slices: dict[int, list[Slice]] = {}
    for s in details.slices:
        slices.setdefault(s.group, []).append(s)
    own_tracks = any(s.warp > 0 for s in details.slices)
    by_slot: dict[tuple[int, int], list[GroupSpan]] = {}
    for span in details.groups:
        by_slot.setdefault((span.core, span.slot), []).append(span)
    out: list[TraceEvent] = []
    for (core, slot), spans in sorted(by_slot.items()):
        process, thread = f"core {core}", f"slot {slot}"
        below: dict[int, list[TraceEvent]] = {}
        for span, end_us in _one_after_another(spans):
            args = {"group": span.group}
            out.append(TraceEvent(f"group {span.group}", (process, thread), span.start_us, end_us - span.start_us, args))
            for s in slices.get(span.group, ()):
                track = (process, f"{thread} warp {s.warp}" if own_tracks else thread)
                below.setdefault(s.warp, []).extend(_slice_event(s, track, span.start_us, end_us))
        out += (event for _, events in sorted(below.items()) for event in events)
    return out


def _one_after_another(spans: Sequence[GroupSpan]) -> Iterable[tuple[GroupSpan, float]]:
    """Yield the groups of a slot in order of time with their ends; a slot holds one group at a time."""
    ordered = sorted(spans, key=lambda s: (s.start_us, s.end_us, s.group))
    for span, after in zip(ordered, [*ordered[1:], None], strict=True):
        end_us = max(span.start_us, span.end_us)
        yield span, end_us if after is None else min(end_us, after.start_us)


def _slice_event(s: Slice, track: tuple[str, str], low_us: float, high_us: float) -> Iterable[TraceEvent]:
    """Yield the part of a slice inside its group, if there is any."""
    start_us, end_us = max(s.start_us, low_us), min(s.end_us, high_us)
    if end_us > start_us:
        yield TraceEvent(s.name, track, start_us, end_us - start_us, {"line": s.line, "group": s.group, "warp": s.warp})
