"""The host and the queue: what a launch costs the CPU, gaps between kernels, the clock after a pause.

None of it shows in the time of an event; each launch here is timed in a way of its own (`Ask.timing`).
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.probe import Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import ask, fewer, int32, operation_ask, zeros
from mgpusim.calibrate.probes.operations import OPERATIONS
from mgpusim.calibrate.probes.reading import cycle_hz

__all__ = ["read_ramp"]

FEW, MANY = 2, 33
"""Arguments of the two kernels."""
PYTHON = "timed from Python, whose own time is in it: an upper bound"
DIRECT, THROUGH = 0.75, 0.3
"""Least share of a host call that is the driver's: called through ctypes, and through pyopencl."""
SETTLED = 1.03
"""Of the last launches' time: from then on the clock has risen."""
LEAST_RISE = 1.1


def _empty(timing: str) -> Ask:
    found = ask("compute_launch", "launch_empty", 1, 32, (zeros(1), int32(0)), {"arguments": FEW})
    return msgspec.structs.replace(found, timing=timing)


def _pace_asks(facts: DeviceFacts) -> list[Ask]:
    many = ask("launch_arguments", "launch_arguments", 1, 32, (zeros(1), *[int32(0)] * (MANY - 1)), {"arguments": MANY})
    return [_empty("host call"), msgspec.structs.replace(many, timing="host call")]


@register_probe("launch.pace", "host time of setting arguments and handing over a launch", _pace_asks)
def _read_pace(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    by_count = {int(point.tags["arguments"]): point for point in points}
    if set(by_count) != {FEW, MANY}:
        return Inference(notes=("launch.pace_s: its launches were not timed",))
    few, many = by_count[FEW], by_count[MANY]
    each_s = max(0.0, many.time_s - few.time_s) / (MANY - FEW)
    call_s = max(0.0, few.time_s - FEW * each_s)
    direct = all(values[1:2] == [1.0] for point in points for values in point.outputs.values())
    least = DIRECT if direct else THROUGH
    findings = [
        Finding("launch.pace_s", call_s, least * call_s, call_s + few.spread_s, "launch.pace", f"host call, {PYTHON}"),
        Finding("launch.argument_s", each_s, 0.2 * each_s, 1.2 * each_s + many.spread_s / MANY, "launch.pace",
                f"an argument more of a kernel, {PYTHON}"),
    ]  # fmt: skip
    hz = next((values[0] for point in points for values in point.outputs.values() if values and values[0] > 0), 0.0)
    if hz:
        method = "highest clock of a core while host calls were timed, as the system says"
        findings.append(Finding("host.call_hz", hz, 0.9 * hz, hz, "launch.pace", method))
    return Inference(tuple(findings), (), () if hz else ("host.call_hz: the system does not say the clock of its cores",))


def _gap_asks(facts: DeviceFacts) -> list[Ask]:
    return [msgspec.structs.replace(_long(facts, 1), timing="gap")]


def _long(facts: DeviceFacts, times: int) -> Ask:
    """A chain of multiply-adds that takes longer than handing it over."""
    operation = OPERATIONS["fma"]
    return operation_ask(facts, operation.options, 256, 1, 1, 1, fewer(facts, 400 * times, 8), {"steps": 256})


@register_probe("launch.gap", "from the end of a kernel to the start of the next in one queue", _gap_asks)
def _read_gap(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    if not points:
        return Inference(notes=("launch.gap_s: its launches were not timed",))
    gap = points[0]
    method = "median between events of one kernel queued many times, with profiling, which may add to it"
    noise = gap.spread_s + 0.1 * gap.time_s
    return Inference(
        (Finding("launch.gap_s", gap.time_s, max(0.0, gap.time_s - noise), gap.time_s + noise, "launch.gap", method),)
    )


def _start_asks(facts: DeviceFacts) -> list[Ask]:
    return [_empty("call to start")]


@register_probe("launch.start", "from a host call to its end on an idle device, less the event", _start_asks)
def _read_start(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    if not points:
        return Inference(notes=("launch.enqueue_s: its launches were not timed",))
    t = points[0].time_s
    method = f"call to clFinish of an empty kernel, less its event; the way back is in it; {PYTHON}"
    return Inference((Finding("launch.enqueue_s", t, 0.3 * t, t + points[0].spread_s, "launch.start", method),))


def _flush_asks(facts: DeviceFacts) -> list[Ask]:
    return [_empty("flush")]


@register_probe("launch.flush", "host time of clFlush behind a launch", _flush_asks)
def _read_flush(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    if not points:
        return Inference(notes=("launch.flush_s: its launches were not timed",))
    t = points[0].time_s
    return Inference((Finding("launch.flush_s", t, 0.3 * t, t + points[0].spread_s, "launch.flush", f"clFlush, {PYTHON}"),))


def _ramp_asks(facts: DeviceFacts) -> list[Ask]:
    return [msgspec.structs.replace(_long(facts, 2), timing="clock ramp")]


@register_probe("clock.ramp", "how the clock rises under load after a pause", _ramp_asks, ("compute.clock",))
def _read_ramp(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    series = next((tuple(values) for point in points for values in point.outputs.values()), ())
    if len(series) < 8:
        return Inference(notes=("clock.ramp_s: its launches were not timed",))
    found = read_ramp([1e-9 * t for t in series])
    at, ratio = [], []
    now = 0.0
    for t in series:
        at.append(now)
        now += 1e-6 * t
        ratio.append(t / statistics.median(series[-len(series) // 4 :]))
    curve = Curve("Launches after a pause", "ms under load", "time over that of the last", tuple(at), tuple(ratio))
    if found is None:
        return Inference((), (curve,), ("clock.ramp_s: the first launches after a pause are as fast as the last",))
    rise, ramp_s = found
    hz = cycle_hz(facts, known)
    findings = (
        Finding("clock.idle_hz", hz / rise, 0.9 * hz / rise, 1.05 * hz / rise, "clock.ramp",
                "clock under load, over how much longer the first launches after a pause take"),
        Finding("clock.ramp_s", ramp_s, 0.5 * ramp_s, 1.5 * ramp_s, "clock.ramp",
                f"time under load until launches take at most {SETTLED - 1:.0%} more than the last"),
    )  # fmt: skip
    return Inference(findings, (curve,))


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
