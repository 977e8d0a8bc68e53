"""A simulated device for people: when each launch was enqueued, submitted, started and ended, and as a timeline."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mgpusim.report.text import count_text, share, time_text
from mgpusim.units import format_quantity
from mgpusim.view import Facts, Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.engine.device.run import DeviceRun
    from mgpusim.report.timeline import TraceEvent

MOST_LAUNCHES = 40
DIGITS = 5  # of times since the start
PS_PER_US = 10**6


def show_run(run: DeviceRun) -> list[ResultView | str]:
    """Return a run: its launches, at most the first and last of many, then the totals."""
    view = ResultView(title="Launches of a device", parts=[_launches(run), _totals(run)])
    left_out = len(run.launches) - MOST_LAUNCHES
    if left_out <= 0:
        return [view]
    return [view, f"{left_out} launches between the first and the last are left out; all: --json."]


def _launches(run: DeviceRun) -> ViewTable:
    several = len({launch.queue for launch in run.launches}) > 1
    columns: dict[str, Kind] = {
        "launch": "text", **({"queue": "number"} if several else {}), "enqueued": "time", "submitted": "time", "start": "time",
        "end": "time", "took": "time", "in L2": "share", "waited for": "text",
    }  # fmt: skip
    rows = [
        (launched.name, *([launched.queue] if several else []),
         *(format_quantity(us / 1e6, "s", DIGITS)
           for us in (launched.queued_us, launched.submitted_us, launched.start_us, launched.end_us)),
         launched.latency_us, launched.l2_share, launched.waited_for)
        for launched in run.launches
    ]  # fmt: skip
    half = MOST_LAUNCHES // 2
    shown = rows if len(rows) <= MOST_LAUNCHES else [*rows[:half], ("...", *[""] * (len(columns) - 1)), *rows[-half:]]
    return ViewTable(columns=columns, rows=shown, title=run.gpu)


def _totals(run: DeviceRun) -> Facts:
    busy, in_use = sum(run.core_busy) / len(run.core_busy), sum(run.core_occupancy) / len(run.core_occupancy)
    spread = f" ({share(min(run.core_busy))} to {share(max(run.core_busy))} by core)" if len(run.core_busy) > 1 else ""
    order = "in order" if run.in_order else "out of order"
    return Facts([
        ("total", f"{time_text(run.total_us)} for {count_text(len(run.launches), 'launch', 'launches')}"),
        ("before the first", time_text(run.first_wait_us)),
        ("gaps", f"{time_text(run.gaps_us)} with no launch running ({share(run.gaps_us / (run.total_us or 1.0))})"),
        ("cores", f"busy {share(busy)} of the time{spread}, {share(in_use)} of their capacity in use"),
        ("policies", f"{order}, {run.queue_policy}, {run.dispatch_policy} first, first runs {'warm' if run.warm else 'cold'}"),
        *(("clock", f"{format_quantity(hz, 'Hz')} from {time_text(at_us)}") for at_us, hz in run.clock_steps),
    ])  # fmt: skip


def _lanes(spans: Sequence[tuple[float, float]]) -> list[int]:
    """Return, per (start, end), the lowest lane that is free then; spans are in order of start.

    >>> _lanes([(0, 5), (1, 3), (3, 4), (5, 6)])
    [0, 1, 1, 0]
    """
    free: list[int] = []
    taken: list[tuple[float, int]] = []
    lanes = []
    for start, end in spans:
        while taken and taken[0][0] <= start:
            heappush(free, heappop(taken)[1])
        lane = heappop(free) if free else len(taken)
        heappush(taken, (end, lane))
        lanes.append(lane)
    return lanes


def timeline_of_run(run: DeviceRun) -> bytes:
    """Return the run as a Chrome trace: the host's calls, the launches of each queue, the work groups on each core's slots."""
    from mgpusim.report.timeline import chrome_trace

    counters = {f"{run.gpu} cores": run.over_time}
    about = {"gpu": run.gpu, "queue_policy": run.queue_policy, "dispatch_policy": run.dispatch_policy}
    return chrome_trace([*_host_and_queues(run), *_groups(run)], counters, about)


def _host_and_queues(run: DeviceRun) -> list[TraceEvent]:
    from mgpusim.report.timeline import TraceEvent

    out = []
    for launch in run.launches:
        if launch.submitted_us > launch.queued_us:
            track = ("host", "enqueue")
            out.append(TraceEvent(launch.name, track, launch.queued_us, launch.submitted_us - launch.queued_us))
    for queue in sorted({launch.queue for launch in run.launches}):
        members = sorted(
            (launch for launch in run.launches if launch.queue == queue), key=lambda launch: (launch.start_us, launch.end_us)
        )
        for launch, lane in zip(members, _lanes([(launch.start_us, launch.end_us) for launch in members]), strict=True):
            args = {"waited for": launch.waited_for, "submitted us": launch.submitted_us, "in L2": launch.l2_share}
            track = ("queues", f"queue {queue}" + (f" ({lane + 1})" if lane else ""))
            out.append(TraceEvent(launch.name, track, launch.start_us, launch.latency_us, args))
    return out


def _groups(run: DeviceRun) -> list[TraceEvent]:
    from mgpusim.report.timeline import TraceEvent

    s = run.spans
    by_core: dict[int, list[tuple[int, int, int, int]]] = {}
    for row in zip(s.core, s.start_ps, s.end_ps, s.launch, s.group, strict=True):
        by_core.setdefault(row[0], []).append(row[1:])
    out = []
    for core, rows in sorted(by_core.items()):
        lanes = _lanes([(start, end) for start, end, _, _ in rows])  # groups are dispatched in order of time
        for lane, (start, end, launch, group) in sorted(zip(lanes, rows, strict=True)):
            args = {"group": group, "launch": run.launches[launch].name}
            track = (f"core {core}", f"slot {lane}")
            out.append(TraceEvent(f"{args['launch']} {group}", track, start / PS_PER_US, (end - start) / PS_PER_US, args))
    return out
