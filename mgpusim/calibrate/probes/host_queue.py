"""The host and the queue: what a launch costs the CPU, gaps between kernels, the clock after a pause.

None of it shows in the time of an event; each launch here is timed in a way of its own (`Ask.timing`).
"""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, fewer, int32, operation_ask, zeros
from mgpusim.calibrate.probes.operations import OPERATIONS
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe

FEW, MANY = 2, 33
"""Arguments of the two kernels."""
PYTHON = "timed from Python, whose own time is in it: an upper bound"
DIRECT, THROUGH = 0.75, 0.3
"""Least share of a host call that is the driver's: called through ctypes, and through pyopencl."""
SETTLED = 1.03
"""Of the last launches' time: from then on the clock has risen."""
LEAST_RISE = 1.1


def _empty(timing: str) -> Ask:
    launch = ask("compute_launch", "launch_empty", 1, 32, (zeros(1), int32(0)), {"arguments": FEW})
    return msgspec.structs.replace(launch, timing=timing)


def _pace_asks(facts: DeviceFacts) -> list[Ask]:
    many = ask("launch_arguments", "launch_arguments", 1, 32, (zeros(1), *[int32(0)] * (MANY - 1)), {"arguments": MANY})
    return [_empty("host call"), msgspec.structs.replace(many, timing="host call")]


@register_probe("launch.pace", "host time of setting arguments and handing over a launch", _pace_asks)
def _read_pace(r: Reading) -> None:
    by_count = {int(point.tags["arguments"]): point for point in r.points}
    if set(by_count) != {FEW, MANY}:
        raise Unseen("launch.pace_s: its launches were not timed")
    few, many = by_count[FEW], by_count[MANY]
    each_s = max(0.0, many.time_s - few.time_s) / (MANY - FEW)
    call_s = max(0.0, few.time_s - FEW * each_s)
    outputs = [values for point in r.points for values in point.outputs.values()]
    least = DIRECT if all(values[1:2] == [1.0] for values in outputs) else THROUGH
    r.add("launch.pace_s", call_s, least * call_s, call_s + few.spread_s, f"host call, {PYTHON}")
    high = 1.2 * each_s + many.spread_s / MANY
    r.add("launch.argument_s", each_s, 0.2 * each_s, high, f"an argument more of a kernel, {PYTHON}")
    hz = next((values[0] for values in outputs if values and values[0] > 0), 0.0)
    if not hz:
        raise Unseen("host.call_hz: the system does not say the clock of its cores")
    method = "highest clock of a core while host calls were timed, as the system says"
    r.add("host.call_hz", hz, 0.9 * hz, hz, method)


def _long(facts: DeviceFacts, times: int, timing: str) -> list[Ask]:
    """A chain of multiply-adds that takes longer than handing it over."""
    n, options = fewer(facts, 400 * times, 8), OPERATIONS["fma"].options
    return [msgspec.structs.replace(operation_ask(facts, options, 256, 1, 1, 1, n, {"steps": 256}), timing=timing)]


@register_probe(
    "launch.gap", "from the end of a kernel to the start of the next in one queue", lambda facts: _long(facts, 1, "gap")
)
def _read_gap(r: Reading) -> None:
    gap = r.points[0]
    method = "median between events of one kernel queued many times, with profiling, which may add to it"
    noise = gap.spread_s + 0.1 * gap.time_s
    r.add("launch.gap_s", gap.time_s, max(0.0, gap.time_s - noise), gap.time_s + noise, method)


def _add_call(r: Reading, field: str, method: str) -> None:
    t = r.points[0].time_s
    r.add(field, t, 0.3 * t, t + r.points[0].spread_s, f"{method} {PYTHON}")


@register_probe(
    "launch.start", "from a host call to its end on an idle device, less the event", lambda facts: [_empty("call to start")]
)
def _read_start(r: Reading) -> None:
    _add_call(r, "launch.enqueue_s", "call to clFinish of an empty kernel, less its event; the way back is in it;")


@register_probe("launch.flush", "host time of clFlush behind a launch", lambda facts: [_empty("flush")])
def _read_flush(r: Reading) -> None:
    _add_call(r, "launch.flush_s", "clFlush,")


@register_probe(
    "clock.ramp", "how the clock rises under load after a pause", lambda facts: _long(facts, 2, "clock ramp"), ("compute.clock",)
)
def _read_ramp(r: Reading) -> None:
    series = next((tuple(values) for point in r.points for values in point.outputs.values()), ())
    if len(series) < 8:
        raise Unseen("clock.ramp_s: its launches were not timed")
    ramp = read_ramp([1e-9 * t for t in series])
    last = statistics.median(series[-len(series) // 4 :])
    at = itertools.accumulate((1e-6 * t for t in series[:-1]), initial=0.0)
    rows = zip(at, (t / last for t in series), strict=True)
    r.draw("Launches after a pause", "ms under load", "time over that of the last", rows)
    if ramp is None:
        raise Unseen("clock.ramp_s: the first launches after a pause are as fast as the last")
    rise, ramp_s = ramp
    idle_hz = r.hz / rise
    method = "clock under load, over how much longer the first launches after a pause take"
    r.add("clock.idle_hz", idle_hz, 0.9 * r.hz / rise, 1.05 * r.hz / rise, method)
    method = f"time under load until launches take at most {SETTLED - 1:.0%} more than the last"
    r.add("clock.ramp_s", ramp_s, 0.5 * ramp_s, 1.5 * ramp_s, method)


def read_ramp(times_s: Sequence[float]) -> tuple[float, float] | None:
    """Return how much longer the first of some launches take than the last, and the time until they no longer do.

    None where they take less than a tenth more: then the clock was up at once.

    >>> read_ramp([2e-3, 2e-3, 1.5e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3])
    (2.0, 0.0055)
    >>> read_ramp([1e-3] * 9) is None
    True
    """
    last = statistics.median(times_s[-max(1, len(times_s) // 4) :])
    first = statistics.median(times_s[:2])
    if first < LEAST_RISE * last:
        return None
    behind = max(i for i, t in enumerate(times_s) if t > SETTLED * last and i < 3 * len(times_s) // 4)
    return first / last, round(sum(times_s[: behind + 1]), 9)
