"""A simulated device for people: when each launch was enqueued, submitted, started and ended, and as a timeline."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mgpusim.report.console import table, table_without_head
from mgpusim.report.text import count_text, share, time_text
from mgpusim.units import format_quantity

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.engine.device.run import DeviceRun
    from mgpusim.report.timeline import TraceEvent

__all__ = ["show_run", "timeline_of_run"]

MOST_LAUNCHES = 40
DIGITS = 5  # of times since the start
PS_PER_US = 10**6


def show_run(run: DeviceRun) -> list[RenderableType]:
    """Return what to print of a run: its launches, at most the first and last of many, then the totals."""
    parts: list[RenderableType] = [_launches(run), _totals(run)]
    if len(run.launches) > MOST_LAUNCHES:
        parts.append(f"{len(run.launches) - MOST_LAUNCHES} launches between the first and the last are left out; all: --json.")
    return parts


def _launches(run: DeviceRun) -> RenderableType:
    several = len({launch.queue for launch in run.launches}) > 1
    heads = ["launch", *(["queue"] if several else []), "enqueued", "submitted", "start", "end", "took", "in L2", "waited for"]
    made = table(*heads, right=tuple(heads[1:-1]), title=run.gpu)
    shown = run.launches
    half = MOST_LAUNCHES // 2
    rows = shown if len(shown) <= MOST_LAUNCHES else (*shown[:half], None, *shown[-half:])
    for launch in rows:
        if launch is None:
            made.add_row("...")
            continue
        queue = [str(launch.queue)] if several else []
        at_us = (launch.queued_us, launch.submitted_us, launch.start_us, launch.end_us)
        times = (format_quantity(us / 1e6, "s", DIGITS) for us in at_us)
        took, in_l2 = time_text(launch.latency_us), share(launch.l2_share)
        made.add_row(launch.name, *queue, *times, took, in_l2, launch.waited_for)
    return made


def _totals(run: DeviceRun) -> RenderableType:
    made = table_without_head(2)
    busy, in_use = sum(run.core_busy) / len(run.core_busy), sum(run.core_occupancy) / len(run.core_occupancy)
    spread = f" ({share(min(run.core_busy))} to {share(max(run.core_busy))} by core)" if len(run.core_busy) > 1 else ""
    order = "in order" if run.in_order else "out of order"
    made.add_row(
        "total", f"{time_text(run.total_us)} for {count_text(len(run.launches), 'launch').replace('launchs', 'launches')}"
    )
    made.add_row("before the first", time_text(run.first_wait_us))
    made.add_row("gaps", f"{time_text(run.gaps_us)} with no launch running ({share(run.gaps_us / (run.total_us or 1.0))})")
    made.add_row("cores", f"busy {share(busy)} of the time{spread}, {share(in_use)} of their capacity in use")
    made.add_row(
        "policies", f"{order}, {run.queue_policy}, {run.dispatch_policy} first, first runs {'warm' if run.warm else 'cold'}"
    )
    for at_us, hz in run.clock_steps:
        made.add_row("clock", f"{format_quantity(hz, 'Hz')} from {time_text(at_us)}")
    return made


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
    for one in run.launches:
        if one.submitted_us > one.queued_us:
            track = ("host", "enqueue")
            out.append(TraceEvent(one.name, track, one.queued_us, one.submitted_us - one.queued_us))
    for queue in sorted({one.queue for one in run.launches}):
        members = sorted((one for one in run.launches if one.queue == queue), key=lambda one: (one.start_us, one.end_us))
        for one, lane in zip(members, _lanes([(one.start_us, one.end_us) for one in members]), strict=True):
            args = {"waited for": one.waited_for, "submitted us": one.submitted_us, "in L2": one.l2_share}
            track = ("queues", f"queue {queue}" + (f" ({lane + 1})" if lane else ""))
            out.append(TraceEvent(one.name, track, one.start_us, one.latency_us, args))
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
