"""What readings share: the sheet that a probe's reading writes on, slopes of time over work by tags, findings of other probes.

Most probes of memory read slopes as `mgpusim.calibrate.curves.slope_of` gives them. Those of the core time two lengths only and
carry one sigma along, since their figures are ratios and differences (`PerUnit`).
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.curves import Slope, Steps, slope_of
from mgpusim.calibrate.probe import Z80, Ask, Curve, DeviceFacts, Finding, Inference, Point, Probe, Proof, probes

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
Row = tuple[float, float]


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
    finding = narrowest(findings, field)
    return finding.value if finding else default


# ---- points by tags ----------------------------------------------------------------------------------------------------
def of_kind(points: Iterable[Point], **tags: object) -> list[Point]:
    """Return the points that carry all of `tags`."""
    return [p for p in points if all(p.tags.get(k) == v for k, v in tags.items())]


def columns(rows: Iterable[Row]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the x and the y of rows, as a `Curve` has them."""
    x, y = zip(*rows, strict=True) if (rows := list(rows)) else ((), ())
    return x, y


def _sets(points: Iterable[Point], by: Sequence[str]) -> dict[tuple[Any, ...], list[Point]]:
    sets: dict[tuple[Any, ...], list[Point]] = {}
    for point in points:
        sets.setdefault(tuple(point.tags.get(name) for name in by), []).append(point)
    return sets


def together(points: Sequence[Point]) -> list[Point]:
    """Return the points of launches that were asked for several times as one each: the median time, and the spread of it.

    Where their times differ by more than their spreads say, the spread holds that too.

    >>> three = [Point({"n": 1}, time, 0.1) for time in (1.0, 1.2, 2.0)]
    >>> [(p.time_s, round(p.spread_s, 3)) for p in together(three)]
    [(1.2, 0.392)]
    """
    same: dict[str, list[Point]] = {}
    for point in points:
        same.setdefault(repr(sorted(point.tags.items())), []).append(point)
    return [of[0] if len(of) == 1 else _median_of(of) for of in same.values()]


def _median_of(points: Sequence[Point]) -> Point:
    times = [p.time_s for p in points]
    spread = max(statistics.median(p.spread_s for p in points), Z80 * statistics.stdev(times)) / math.sqrt(len(points))
    return msgspec.structs.replace(points[0], time_s=statistics.median(times), spread_s=spread)


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
    slopes = {name: slope(members, key) for name, members in _sets(points, by).items()}
    return {name: s for name, s in slopes.items() if s is not None and s[0] > 0 and s[1] < 0.3 * s[0]}


def fastest(slopes: Iterable[Slope]) -> Slope:
    """Return the least slope: of all that may be as little by their intervals, the mean, weighted by the inverse of the variance.

    The best of noisy ones is but the noisiest.

    >>> best = fastest([Slope(1.0, 0.9, 1.1), Slope(1.21, 1.089, 1.331), Slope(3.0, 2.9, 3.1)])
    >>> round(best.value, 3), round(best.high / best.value, 3)
    (1.1, 1.071)
    """
    ordered = sorted(slopes, key=lambda s: s.value)
    alike = [s for s in ordered if s.low <= ordered[0].high]
    weights = [(2 * s.value / (s.high - s.low)) ** 2 for s in alike]
    value = math.exp(statistics.fmean([math.log(s.value) for s in alike], weights))
    wide = 1 / math.sqrt(sum(weights))
    return Slope(value, value * (1 - wide), value * (1 + wide))


def median_slope(slopes: Iterable[Slope]) -> Slope:
    """Return the slope of median value; its interval is as wide as half of the others' apart."""
    ordered = sorted(slopes, key=lambda s: s.value)
    middle, quarter = ordered[len(ordered) // 2], len(ordered) // 4
    return Slope(middle.value, min(middle.low, ordered[quarter].value), max(middle.high, ordered[-1 - quarter].value))


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


# ---- the sheet of a reading --------------------------------------------------------------------------------------------
class Unseen(Exception):
    """What a probe could not find, and why: it ends the reading, what is on the sheet stays."""


class Reading(msgspec.Struct):
    """The points of a probe, what other probes found, and the findings, curves and notes as they come together.

    `hz` is the clock; `address` the cycles of a dependent load that are its address arithmetic, not the memory's. The engines
    charge it as one integer addition, and so must what is read off a chase leave it out.
    """

    probe: str
    facts: DeviceFacts
    known: Sequence[Finding]
    points: Sequence[Point]
    findings: list[Finding] = []
    curves: list[Curve] = []
    notes: list[str] = []

    @property
    def hz(self) -> float:
        """The clock cycles are counted in: as a probe found it, else as the device says."""
        return chosen(self.known, "clock.gpu_hz", self.facts.max_clock_hz)

    @property
    def address(self) -> float:
        return chosen(self.known, "core.ops.iadd.latency_cycles", IADD_CYCLES)

    @property
    def cores(self) -> int:
        return max(1, self.facts.compute_units)

    def warp(self, default: float = 32.0) -> float:
        """Return the work items of a warp, of which two paths show the size."""
        return chosen([f for f in self.known if f.probe == "warp.size"], "core.warp_sizes", default)

    def value(self, field: str) -> float | None:
        finding = narrowest([*self.known, *self.findings], field)
        return finding.value if finding else None

    def rows(self, key: str) -> list[Row]:
        """Return (tag `key`, seconds) of the points, ascending."""
        return sorted((float(point.tags[key]), point.time_s) for point in self.points)

    def slopes(self, by: Sequence[str], key: str, **tags: object) -> dict[Any, Slope]:
        """Return seconds per unit of tag `key` for each value of the tags `by` (a tuple where there are several)."""
        out = {}
        for name, members in _sets(of_kind(self.points, **tags), by).items():
            slope = slope_of([m.tags[key] for m in members], [m.time_s for m in members], [m.spread_s for m in members])
            if slope is not None:
                out[name[0] if len(by) == 1 else name] = slope
        return out

    def in_flight(self, **tags: object) -> float:
        """Return the work items of a core that were in flight at once, 0 where points do not say how many were launched."""
        launched = min((float(p.tags.get("items", 0)) for p in of_kind(self.points, **tags)), default=0.0)
        return min(RESIDENT, launched / self.cores)

    def note(self, *texts: str) -> None:
        self.notes.extend(texts)

    def add(self, field: str, value: float, low: float, high: float, method: str, proven: Proven = EXACTLY) -> None:
        self.findings.append(Finding(field, value, min(low, value), max(high, value), self.probe, method, *proven))

    def exactly(self, field: str, value: float, method: str) -> None:
        """Add a finding that is stated without doubt."""
        self.add(field, value, value, value, method)

    def normal(self, field: str, value: float, sigma: float, method: str) -> None:
        """Add a finding with an interval of `Z80` sigma around its value."""
        self.add(field, value, value - Z80 * sigma, value + Z80 * sigma, method)

    def port(
        self, field: str, slope: Slope, scale: float, method: str, reach: tuple[float, float] = REACHED,
        flight: tuple[float, float | None] | None = None, held_up: str = "",
    ) -> None:  # fmt: skip
        """Add units per cycle from seconds per unit, times `scale`; the interval holds the slope's own beside `reach`.

        `flight` is what `proven_rate` judges the rate by: units in flight, and the latency of one in cycles. `held_up` says what
        may hold the rate up besides.
        """
        value, low, high = (scale / seconds / self.hz for seconds in (slope.value, slope.high, slope.low))
        proven = EXACTLY if flight is None else proven_rate(value, *flight, held_up)
        self.add(field, value, min(reach[0] * value, low), max(reach[1] * value, high), method, proven)

    def draw(self, title: str, x: str, y: str, rows: Iterable[Row], fit: Iterable[Row] = (), log: str = "") -> None:
        """Add a curve through (x, y) with the line `fit` over it; `log` names the axes that are logarithmic, as in "xy"."""
        self.curves.append(Curve(title, x, y, *columns(rows), *columns(fit), (), "x" in log, "y" in log))

    def draw_steps(self, title: str, x: str, xs: Sequence[float], ys: Sequence[float], steps: Steps) -> None:
        """Add a curve of cycles a step with the plateaus found as its fitted line."""
        fit = [(end, p.level) for p in steps.plateaus for end in (p.first, p.last)]
        self.draw(title, x, "cycles a step", zip(xs, ys, strict=True), fit, "x")

    def mark(self, *marks: tuple[float, str]) -> None:
        """Mark values of x of the last curve, with their meaning."""
        self.curves[-1] = msgspec.structs.replace(self.curves[-1], marks=marks)

    def warp_size_conflicts(self, value: float) -> None:
        """Note where methods disagree; both findings stay, since both widths may be real (Adreno has two)."""
        others = {f.value: f for f in self.known if f.field == "core.warp_sizes" and f.value != value}
        for other, f in others.items():
            both = f"core.warp_sizes is {value:.0f} here, {other:.0f} by {f.probe}"
            self.note(f"conflict: {both}; both are kept: a GPU may have several widths")


def register_probe(
    name: str, summary: str, asks: Callable[[DeviceFacts], Iterable[Ask]], after: tuple[str, ...] = (), *, why_not: str = ""
) -> Callable[[Callable[[Reading], None]], Callable[[Reading], None]]:
    """Return a decorator that registers the probe `name` with what it decorates: a function that writes on a `Reading`.

    The probe asks with `asks`, and builds on the probes named in `after`. `why_not` says why the event engine cannot show the
    effect, where it cannot.
    """

    def decorate(read: Callable[[Reading], None]) -> Callable[[Reading], None]:
        def infer(points: Sequence[Point], facts: DeviceFacts, findings: Sequence[Finding]) -> Inference:
            reading = Reading(name, facts, findings, together(points))
            try:
                if not points:
                    raise Unseen("no launch of this probe was timed: not supported, or refused")
                read(reading)
            except Unseen as why:
                reading.note(str(why))
            return Inference(tuple(reading.findings), tuple(reading.curves), tuple(reading.notes))

        probe = Probe(name, summary, lambda facts: list(asks(facts)), infer, after, not why_not, why_not)
        probes.register(name)(probe)
        return read

    return decorate
