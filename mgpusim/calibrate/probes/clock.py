"""The clock: latencies of dependent operations are whole cycles."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import fewer, operation_ask
from mgpusim.calibrate.probes.operations import OPERATIONS
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe, slopes_by


def _clock_asks(facts: DeviceFacts) -> Iterator[Ask]:
    for name in ("fma", "iadd", "imul"):
        operation = OPERATIONS[name]
        for steps in (64, 256):  # two bodies: the loop's own cost cancels
            for k in (1, 3):
                n = fewer(facts, 40960 * k // steps, 2 * k)
                tags = {"op": name, "n": n, "steps": steps * operation.count}
                yield operation_ask(facts, operation.options, steps, 1, 1, 1, n, tags)


@register_probe("compute.clock", "clock times latency of dependent operations", _clock_asks)
def _read(r: Reading) -> None:
    """A latency is a whole number of cycles: of the clocks that make it one, take the nearest to what the device says."""
    by_body = slopes_by(r.points, ("op", "steps"), "n")
    told, clocks = r.facts.max_clock_hz, []
    for op in ("fma", "iadd", "imul"):
        bodies = sorted((steps, of_body) for (name, steps), of_body in by_body.items() if name == op)
        if len(bodies) < 2:
            r.note(f"{op}: too noisy for a slope")
            continue
        (short, (t_short, e_short)), (long, (t_long, e_long)) = bodies[0], bodies[-1]
        second = (t_long - t_short) / (long - short)
        noise = math.hypot(e_short, e_long) / (long - short) / second
        cycles = second * told
        known = f"{second * 1e9:.3f} ns, {cycles:.2f} cycles of {told / 1e6:.0f} MHz"
        r.note(f"{op}: clock times latency is known only: {known}")
        if round(cycles) >= 1 and abs(cycles - round(cycles)) < 0.2:
            clocks.append((round(cycles) / second, noise))
    if told < 1e7 or not clocks:
        raise Unseen("no clock: no latency is near a whole number of cycles of the clock the device tells")
    value = statistics.median(clock for clock, _ in clocks)
    apart = max(abs(clock / value - 1.0) for clock, _ in clocks)
    sigma = value * math.hypot(min(noise for _, noise in clocks), max(0.005, apart))
    method = "latencies of dependent operations are whole cycles; the number of cycles from the clock the device tells"
    r.normal("clock.gpu_hz", value, sigma, method)
