"""What readings share: slopes of time over work by tags, findings of other probes, and the sheet a reading writes on.

Most probes of memory read slopes as `mgpusim.calibrate.curves.slope_of` gives them, and write on a `Reading`. Those of the
core time two lengths only and carry one sigma along, since their figures are ratios and differences (`PerUnit`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.curves import Slope, Steps, slope_of
from mgpusim.calibrate.probe import (
    Z80,
    Ask,
    Curve,
    DeviceFacts,
    Finding,
    Inference,
    Point,
    Probe,
    Proof,
    probes,
)

__all__ = [
    "AFTER_CACHES", "AFTER_CLOCK", "AFTER_LINES", "EXACTLY", "OF_CORES", "REACHED", "SHARED", "PerUnit", "Proven", "Reading",
    "add_port", "chosen", "columns", "cycle_hz", "exactly", "items_in_flight", "log_curve", "median_slope", "narrowest",
    "normal_finding", "of_kind", "proven_rate", "register_reading", "rows_of", "slope", "slopes", "slopes_by",
    "steps_curve", "warp_size_conflicts",
]  # fmt: skip

AFTER_CLOCK = ("compute.clock", "compute.latency")
AFTER_CACHES = (*AFTER_CLOCK, "memory.dram_latency", "memory.chase_buffer")
AFTER_LINES = (*AFTER_CACHES, "memory.chase_line", "memory.chase_count", "memory.chase_image")
"""What most probes of memory build on: cycles; the sizes of caches; their lines as well."""

IADD_CYCLES = 4.0
"""Latency of the address of a dependent load where no probe found that of an integer addition: that of most GPUs."""
REACHED = (0.95, 1.07)
"""What a kernel reaches of a port lies below what the port can do by up to a few per cent (groups that start and end)."""
SHARED = (0.93, 1.35)
"""As REACHED, of what all cores share: its banks are not evenly asked, and cores may not ask for enough; on the other side, a few
of the requests are served by what is left in the first level."""
LEAST = 0.01
"""A slope over two lengths is never taken to be known better than this: clocks drift by as much."""

OF_CORES = "what the cores take may hold the rate up rather than what they share"
"""All cores may ask for less than the level that they share could give, whatever level it is."""
RESIDENT = 1024
"""Work items of a core that are taken to be in flight at most, however many were launched."""
SPARE = 1.5
"""How much more work items must be able to ask for than they get, before it is the port that holds them up."""

Proven = tuple[Proof, str]
"""What a probe proves of a field, and why."""
EXACTLY: Proven = ("exactly", "")

PerUnit = tuple[float, float]
"""A figure per unit of work, with one sigma of it."""


# ---- findings of other probes ------------------------------------------------------------------------------------------
def narrowest(findings: Iterable[Finding], field: str) -> Finding | None:
    """Return the finding of a field with the narrowest interval, or None."""
    ours = [f for f in findings if f.field == field]
    return min(ours, key=lambda f: (f.high - f.low) / max(abs(f.value), 1e-300)) if ours else None


def chosen(findings: Iterable[Finding], field: str, default: float) -> float:
    """Return the value of the narrowest finding of a field, or `default` if no probe has it.

    >>> chosen([Finding("l2.ways", 8, 7, 9, "a", ""), Finding("l2.ways", 4, 1, 16, "b", "")], "l2.ways", 0)
    8
    """
    found = narrowest(findings, field)
    return found.value if found else default


def cycle_hz(facts: DeviceFacts, known: Iterable[Finding]) -> float:
    """Return the clock cycles are counted in: as a probe found it, else as the device says."""
    return chosen(known, "clock.gpu_hz", facts.max_clock_hz)


def warp_size_conflicts(value: float, known: Iterable[Finding]) -> tuple[str, ...]:
    """Say where methods disagree; both findings stay, since both widths may be real (Adreno has two)."""
    others = {f.value: f for f in known if f.field == "core.warp_sizes" and f.value != value}
    return tuple(
        f"conflict: core.warp_sizes is {value:.0f} here, {v:.0f} by {f.probe}; both are kept: a GPU may have several widths"
        for v, f in others.items()
    )


# ---- findings ----------------------------------------------------------------------------------------------------------
def exactly(field: str, value: float, probe: str, method: str) -> Finding:
    """Return a finding that is stated without doubt."""
    return Finding(field, value, value, value, probe, method)


def normal_finding(field: str, value: float, sigma: float, probe: str, method: str) -> Finding:
    """Return a finding with an interval of `Z80` sigma around its value."""
    return Finding(field, value, value - Z80 * sigma, value + Z80 * sigma, probe, method)


# ---- points by tags ----------------------------------------------------------------------------------------------------
def of_kind(points: Iterable[Point], **tags: object) -> list[Point]:
    """Return the points that carry all of `tags`."""
    return [p for p in points if all(p.tags.get(k) == v for k, v in tags.items())]


def rows_of(points: Iterable[Point], key: str) -> list[tuple[float, float]]:
    """Return (tag `key`, seconds) of points, ascending."""
    return sorted((float(point.tags[key]), point.time_s) for point in points)


def columns(rows: Sequence[tuple[float, float]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the x and the y of rows, as a `Curve` has them."""
    return tuple(x for x, _ in rows), tuple(y for _, y in rows)


def _sets(points: Iterable[Point], by: Sequence[str]) -> dict[tuple[Any, ...], list[Point]]:
    sets: dict[tuple[Any, ...], list[Point]] = {}
    for point in points:
        sets.setdefault(tuple(point.tags.get(name) for name in by), []).append(point)
    return sets


def slopes(points: Iterable[Point], by: Sequence[str], key: str) -> dict[Any, Slope]:
    """Return seconds per unit of tag `key` for each value of the tags `by` (a tuple where there are several).

    >>> timed = [Point({"size_b": 64, "steps": n}, 1e-6 + n * 1e-8, 0.0) for n in (100, 200)]
    >>> round(slopes(timed, ["size_b"], "steps")[64].value * 1e9, 3)
    10.0
    """
    out = {}
    for name, members in _sets(points, by).items():
        found = slope_of([m.tags[key] for m in members], [m.time_s for m in members], [m.spread_s for m in members])
        if found is not None:
            out[name[0] if len(by) == 1 else name] = found
    return out


def slope(points: Sequence[Point], key: str) -> PerUnit | None:
    """Return seconds per unit of tag `key`, with sigma, from the least and the most of it; None with fewer than two.

    What every launch pays cancels. The points in between show in sigma if they are not on the line.

    >>> two = [Point({"n": 10}, 15e-6, 0.0), Point({"n": 30}, 35e-6, 0.0)]
    >>> [round(v * 1e6, 3) for v in slope(two, "n")]
    [1.0, 0.01]
    """
    ordered = sorted(points, key=lambda point: float(point.tags[key]))
    if len(ordered) < 2 or ordered[0].tags[key] == ordered[-1].tags[key]:
        return None
    first, last = ordered[0], ordered[-1]
    span = float(last.tags[key]) - float(first.tags[key])
    value = (last.time_s - first.time_s) / span
    bent = max((abs(p.time_s - first.time_s - value * (float(p.tags[key]) - float(first.tags[key]))) for p in ordered), default=0)
    # a spread is half the distance of two percentiles 2.56 sigma apart
    sigma = math.hypot(first.spread_s, last.spread_s, bent) / Z80 / span
    return value, math.hypot(sigma, LEAST * value)


def slopes_by(points: Iterable[Point], by: Sequence[str], key: str) -> dict[Any, PerUnit]:
    """Return the slope over `key` for each combination of the tags `by`; those without a rising line are left out."""
    found = {name: slope(members, key) for name, members in _sets(points, by).items()}
    return {name: s for name, s in found.items() if s is not None and s[0] > 0 and s[1] < 0.3 * s[0]}


# ---- the sheet of a reading --------------------------------------------------------------------------------------------
class Reading(msgspec.Struct):
    """The findings and notes of a probe as they come together, with what other probes found.

    `hz` is the clock; `address` the cycles of a dependent load that are its address arithmetic, not the memory's. The engines
    charge it as one integer addition, and so must what is read off a chase leave it out.
    """

    probe: str
    facts: DeviceFacts
    known: Sequence[Finding]
    findings: list[Finding] = []
    curves: list[Curve] = []
    notes: list[str] = []

    @property
    def hz(self) -> float:
        return cycle_hz(self.facts, self.known)

    @property
    def address(self) -> float:
        return chosen(self.known, "core.ops.iadd.latency_cycles", IADD_CYCLES)

    def value(self, field: str) -> float | None:
        found = narrowest([*self.known, *self.findings], field)
        return found.value if found else None

    def add(self, field: str, value: float, low: float, high: float, method: str, proven: Proven = EXACTLY) -> None:
        self.findings.append(Finding(field, value, min(low, value), max(high, value), self.probe, method, *proven))

    def per_cycle(self, slope: Slope, scale: float = 1.0) -> tuple[float, float, float]:
        """Return units per cycle from seconds per unit, times `scale`, with their interval."""
        return scale / slope.value / self.hz, scale / slope.high / self.hz, scale / slope.low / self.hz


def register_reading(
    name: str, summary: str, asks: Callable[[DeviceFacts], Iterable[Ask]], after: tuple[str, ...] = AFTER_CLOCK
) -> Callable[[Callable[[Reading, Sequence[Point]], None]], Callable[[Reading, Sequence[Point]], None]]:
    """Return a decorator that registers the probe `name` with what it decorates: a function that writes on a `Reading`.

    The probe asks with `asks`, and builds on the probes named in `after`.
    """

    def decorate(read: Callable[[Reading, Sequence[Point]], None]) -> Callable[[Reading, Sequence[Point]], None]:
        def infer(points: Sequence[Point], facts: DeviceFacts, findings: Sequence[Finding]) -> Inference:
            reading = Reading(name, facts, findings)
            if points:
                read(reading, points)
            else:
                reading.notes.append("no launch of this probe was timed")
            return Inference(tuple(reading.findings), tuple(reading.curves), tuple(reading.notes))

        probes.register(name)(Probe(name, summary, lambda facts: list(asks(facts)), infer, after))
        return read

    return decorate


# ---- rates and curves --------------------------------------------------------------------------------------------------
def add_port(
    r: Reading, field: str, slope: Slope, scale: float, method: str, reach: tuple[float, float] = REACHED,
    flight: tuple[float, float | None] | None = None, held_up: str = "",
) -> None:  # fmt: skip
    """Add units per cycle from seconds per unit, times `scale`; the interval holds the slope's own beside `reach`.

    `flight` is what `proven_rate` judges the rate by: units in flight, and the latency of one in cycles. `held_up` says what may
    hold the rate up besides.
    """
    value, low, high = r.per_cycle(slope, scale)
    proven = EXACTLY if flight is None else proven_rate(value, *flight, held_up)
    r.add(field, value, min(reach[0] * value, low), max(reach[1] * value, high), method, proven)


def items_in_flight(r: Reading, points: Iterable[Point]) -> float:
    """Return the work items of a core that were in flight at once, 0 where the points do not say how many were launched."""
    launched = min((float(p.tags.get("items", 0)) for p in points), default=0.0)
    return min(RESIDENT, launched / max(1, r.facts.compute_units))


def proven_rate(rate: float, in_flight: float, latency: float | None, held_up: str = "") -> Proven:
    """Return what a rate proves of a port, by Little's law: no more than `in_flight` over `latency` could be asked for.

    Of each work item one load counts, as on a GPU whose items wait for each. All are per core, or all of the device. Where
    latency is not the reason, `held_up` says what else may hold the rate up.

    >>> proven_rate(64.0, 16384.0, 32.0)[0], proven_rate(5.8, 128.0, 22.0)[0], proven_rate(64.0, 16384.0, None)[0]
    ('exactly', 'at least', 'at least')
    """
    if not in_flight or not latency or latency <= 0:
        missing = "latency of a load" if in_flight else "number of work items in flight"
        return "at least", f"the {missing} is not known, and may hold the rate up rather than the port"
    most = in_flight / latency
    if most < SPARE * rate:
        return "at least", f"loads in flight over their latency allow {most:.3g} a cycle: latency may hold the rate up"
    if held_up:
        return "at least", held_up
    return "exactly", f"loads in flight over their latency allow {most:.3g} a cycle: latency does not hold the rate up"


def median_slope(found: Iterable[Slope]) -> Slope:
    """Return the slope of median value; its interval is as wide as half of the others' apart."""
    ordered = sorted(found, key=lambda s: s.value)
    middle = ordered[len(ordered) // 2]
    return Slope(
        middle.value, min(middle.low, ordered[len(ordered) // 4].value), max(middle.high, ordered[-1 - len(ordered) // 4].value)
    )


def log_curve(title: str, x_label: str, y_label: str, pairs: Sequence[tuple[float, float]]) -> Curve:
    """Return a curve through (x, y) pairs on logarithmic axes."""
    return Curve(title, x_label, y_label, *columns(pairs), log_x=True, log_y=True)


def steps_curve(
    title: str, x_label: str, y_label: str, x: Sequence[float], y: Sequence[float], steps: Steps,
    marks: Sequence[tuple[float, str]] = (),
) -> Curve:  # fmt: skip
    """Return the curve with the plateaus found as its fitted line."""
    fit_x, fit_y = [], []
    for p in steps.plateaus:
        fit_x += [p.first, p.last]
        fit_y += [p.level, p.level]
    return Curve(title, x_label, y_label, tuple(x), tuple(y), tuple(fit_x), tuple(fit_y), tuple(marks), log_x=True)
