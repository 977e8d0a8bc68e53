"""Reads every probe in the order they build on each other, and makes one figure per field of what they found.

Of several findings of a field those that agree are averaged, each weighted by the inverse of its variance. Two agree when
they differ by less than `AGREE_SIGMA` sigma of their difference, no finding taken to be better than `LEAST_SIGMA` for that.
Those that disagree stay visible as conflicts. Which side is taken is decided by `PRECEDENCE`. A field that no probe saw
gets no figure here. Bounds are never averaged: the tightest stands where no probe says more.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter

import msgspec
from msgspec import inspect

from mgpusim.arch.schema import field_type
from mgpusim.calibrate.probe import Z80, DeviceFacts, Finding, Inference, Point, Probe, Proof

AGREE_SIGMA = 2.5
LEAST_SIGMA = 0.01  # of a probe's figure when it is compared with another's: kernels differ in what else they do
MAPPED = ("dram_b_per_cycle",)
"""Found, but no field: it becomes one by what the base says of others (`mgpusim.calibrate.presets.preset`)."""
NOISY = 0.2  # median relative spread of a probe's points from which it is said
DEVICE_QUERY = "device query"
REPORTED = "ArchProbeReport"  # what ArchProbe concluded itself, where its curves say otherwise
LEAST_CLOCK_HZ = 20e6  # some drivers say 0 or 1 MHz for a clock they do not tell
PRECEDENCE = (
    "an exact figure before a bound, then the figure on which most probes agree, then the one with the narrowest interval, then "
    "the first by name of its probe"
)


class Merged(msgspec.Struct, frozen=True):
    """One field: its value and central 80% interval out of the findings that agree, and those that do not (`conflicts`).

    `value` is a list of numbers for fields that are lists (warp sizes): then no finding contradicts another.
    """

    field: str
    value: float | tuple[int, ...]
    low: float
    high: float
    findings: tuple[Finding, ...]
    conflicts: tuple[Finding, ...] = ()

    @property
    def proves(self) -> Proof:
        """Whether the value is the field's, or a bound of it."""
        return self.findings[0].proves

    @property
    def because(self) -> str:
        """Why it is no more than a bound, or why it is more."""
        return self.findings[0].because

    @property
    def probes(self) -> tuple[str, ...]:
        """Names of the probes the value rests on."""
        return tuple(dict.fromkeys(f.probe for f in self.findings))

    @property
    def method(self) -> str:
        """How the value was read off, for people."""
        if isinstance(self.value, tuple) and len(self.findings) > 1:
            return "; ".join(f"{f.value:g} by {f.probe}: {f.method}" for f in self.findings)
        if len(self.findings) == 1:
            return self.findings[0].method
        return f"weighted mean of {len(self.findings)}: " + "; ".join(f.method for f in self.findings)


class Inferred(msgspec.Struct, frozen=True):
    """What all probes say together: figures by field, what each probe found, and what could not be read."""

    facts: DeviceFacts
    merged: dict[str, Merged]
    inferences: dict[str, Inference]
    notes: tuple[str, ...] = ()


def findings_of_facts(facts: DeviceFacts) -> tuple[Finding, ...]:
    """Return what the device itself says of fields of a `GpuSpec`; its clock is its highest, not the one under load.

    A clock below `LEAST_CLOCK_HZ` is not an answer.

    >>> facts = DeviceFacts("GPU", 2, 585e6, 1024, (1024, 1024, 64), 32768, 65536, 1 << 30)
    >>> [(f.field, f.value) for f in findings_of_facts(facts)][:2]
    [('shader_cores', 2), ('clock.gpu_hz', 585000000.0)]
    """
    said = {
        "shader_cores": (facts.compute_units, "CL_DEVICE_MAX_COMPUTE_UNITS"),
        "clock.gpu_hz": (facts.max_clock_hz, "CL_DEVICE_MAX_CLOCK_FREQUENCY"),
        "limits.max_work_group_size": (facts.max_work_group_size, "CL_DEVICE_MAX_WORK_GROUP_SIZE"),
        "limits.max_buffer_b": (facts.max_alloc_b, "CL_DEVICE_MAX_MEM_ALLOC_SIZE"),
        "limits.max_constant_b": (facts.constant_b, "CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE"),
        "local.max_per_group_b": (facts.local_mem_b, "CL_DEVICE_LOCAL_MEM_SIZE"),
    }
    told = {f: v for f, v in said.items() if v[0] > (LEAST_CLOCK_HZ if f == "clock.gpu_hz" else 0)}
    return tuple(Finding(field, value, value, value, DEVICE_QUERY, how) for field, (value, how) in told.items())


def infer_all(
    points: Mapping[str, Sequence[Point]],
    facts: DeviceFacts,
    known: Mapping[str, Probe],
    others: Mapping[str, Inference] | None = None,
) -> Inferred:
    """Read the figures of every probe that has points, then merge them by field.

    Parameters
    ----------
    points
        By name of the probe, as `mgpusim.calibrate.probing.folders.read_probes` gives them.
    known
        The probes there are.
    others
        What was read elsewhere, by a name no probe has: merged with the rest.

    Raises
    ------
    ValueError
        Probes name each other in a circle in `after`.
    """
    notes = [
        f"{name}: no such probe here (a newer mgpusim's or a plug-in's?); its points are not read"
        for name in points.keys() - known.keys()
    ]
    inferences: dict[str, Inference] = {}
    for name in _in_order(known):
        if not points.get(name):
            continue
        probe = known[name]
        for other in probe.after:
            if other not in inferences:
                notes.append(f"{name}: builds on probe {other}, which has not run; read without it")
        before = [f for other in probe.after if other in inferences for f in inferences[other].findings]
        inference, more = _infer(probe, points[name], facts, before)
        inferences[name] = inference
        notes.extend(more)
    inferences |= others or {}
    merged = merge([*findings_of_facts(facts), *(f for inference in inferences.values() for f in inference.findings)])
    return Inferred(facts, merged | _lists_of_facts(facts), inferences, tuple(sorted(notes)))


def _lists_of_facts(facts: DeviceFacts) -> dict[str, Merged]:
    said: dict[str, tuple[tuple[int, ...], str]] = {
        "limits.max_work_item_sizes": (facts.max_work_item_sizes, "CL_DEVICE_MAX_WORK_ITEM_SIZES"),
        "limits.max_image2d": (facts.image2d_max, "CL_DEVICE_IMAGE2D_MAX_WIDTH and _HEIGHT"),
    }
    out = {}
    for field, (values, how) in said.items():
        if values and min(values) > 0:
            low, high = min(values), max(values)
            out[field] = Merged(field, values, low, high, (Finding(field, high, low, high, DEVICE_QUERY, how),))
    return out


def _in_order(known: Mapping[str, Probe]) -> list[str]:
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for name in sorted(known):
        sorter.add(name, *(other for other in known[name].after if other in known))
    try:
        return list(sorter.static_order())
    except CycleError as error:
        raise ValueError(f"probes build on each other in a circle: {' -> '.join(error.args[1])}") from None


def _infer(probe: Probe, points: Sequence[Point], facts: DeviceFacts, before: Sequence[Finding]) -> tuple[Inference, list[str]]:
    """Return what one probe found; points it cannot make sense of cost its own figures, not those of the others."""
    notes = []
    if (spread := statistics.median_high(p.spread_s / p.time_s for p in points)) > NOISY:
        notes.append(f"{probe.name}: its times scatter by {spread:.0%}; measure on a quiet device, or with --cooldown")
    try:
        inference = probe.infer(points, facts, before)
    except (ArithmeticError, LookupError, ValueError, RuntimeError) as error:
        notes.append(f"{probe.name}: its points could not be read: {type(error).__name__}: {error}")
        return Inference(), notes
    kept = []
    for finding in inference.findings:
        problem = _problem(finding)
        if problem:
            notes.append(f"{probe.name}: {finding.field}: {problem}; left out")
        else:
            kept.append(finding)
    return msgspec.structs.replace(inference, findings=tuple(kept)), notes


def _problem(finding: Finding) -> str:
    if finding.field not in MAPPED and field_type(finding.field) is None:
        return "no such field of a GPU"
    if not all(map(math.isfinite, (finding.value, finding.low, finding.high))):
        return f"found {finding.value} in [{finding.low}, {finding.high}], expected numbers"
    if not finding.low <= finding.value <= finding.high:
        return f"found {finding.value:g}, outside its own interval [{finding.low:g}, {finding.high:g}]"
    return ""


# --- merging --------------------------------------------------------------------------------------------------------


def relative_sigma(value: float, low: float, high: float) -> float:
    """Return one sigma of the relative error of a figure whose central 80% interval is [low, high].

    >>> round(relative_sigma(100.0, 90.0, 111.1), 3), relative_sigma(64.0, 64.0, 64.0)
    (0.082, 0.0)
    """
    if low > 0:
        return math.log(high / low) / (2 * Z80)
    return (high - low) / (2 * Z80) / abs(value) if value else (math.inf if high > low else 0.0)


def _agree(a: Finding, b: Finding) -> bool:
    if a.value == b.value:
        return True
    if min(a.low, b.low, a.value, b.value) > 0:
        distance = abs(math.log(a.value / b.value))
        sigmas = [max(LEAST_SIGMA, relative_sigma(f.value, f.low, f.high)) for f in (a, b)]
    else:
        distance = abs(a.value - b.value)
        sigmas = [max(LEAST_SIGMA * abs(f.value), (f.high - f.low) / (2 * Z80)) for f in (a, b)]
    return distance <= AGREE_SIGMA * math.hypot(*sigmas)


def merge(findings: Iterable[Finding]) -> dict[str, Merged]:
    """Return one figure per field, in the order of the fields' names; see the module's text for the rules.

    What the device says of its clock counts only where no probe measured it.

    >>> size = merge([Finding("l2.size_b", 1000, 900, 1100, "chase", "knee"),
    ...                Finding("l2.size_b", 1040, 1030, 1050, "bw", "knee"),
    ...                Finding("l2.size_b", 4000, 3900, 4100, "image", "knee")])["l2.size_b"]
    >>> round(size.value), size.probes, [c.probe for c in size.conflicts]
    (1040, ('bw', 'chase'), ['image'])
    """
    by_field: dict[str, list[Finding]] = {}
    for finding in findings:
        by_field.setdefault(finding.field, []).append(finding)
    clock = by_field.get("clock.gpu_hz", [])
    if any(f.probe != DEVICE_QUERY for f in clock):
        by_field["clock.gpu_hz"] = [f for f in clock if f.probe != DEVICE_QUERY]
    return {field: _merge_field(field, by_field[field]) for field in sorted(by_field)}


def _merge_field(field: str, findings: Sequence[Finding]) -> Merged:
    kind = field_type(field)
    ordered = sorted(findings, key=lambda f: (relative_sigma(f.value, f.low, f.high), f.probe, f.value))
    if isinstance(kind, inspect.VarTupleType | inspect.TupleType):
        values = tuple(sorted({round(f.value) for f in ordered}))
        return Merged(field, values, min(f.low for f in ordered), max(f.high for f in ordered), tuple(ordered))
    bounds = [f for f in ordered if f.proves != "exactly"]
    if len(bounds) == len(ordered):
        finding = _tightest(bounds)
        return Merged(
            field,
            finding.value,
            finding.low,
            finding.high,
            (finding,),
            tuple(f for f in bounds if _contradicts(f, finding.low, finding.high)),
        )
    ordered = [f for f in ordered if f.proves == "exactly"]
    sides = [[f for f in ordered if _agree(f, centre)] for centre in ordered]
    # `ordered` has the narrowest first, and max takes the first of equals
    side = max(sides, key=lambda side: len({f.probe for f in side}))
    value, low, high = _weighted(side)
    others = (*(f for f in ordered if f not in side), *(f for f in bounds if _contradicts(f, low, high)))
    return Merged(field, value, low, high, tuple(side), others)


def _tightest(bounds: Sequence[Finding]) -> Finding:
    """Return the highest of those from below, or the lowest of those from above where there are no others."""
    below = [f for f in bounds if f.proves == "at least"]
    return max(below, key=lambda f: f.value) if below else min(bounds, key=lambda f: f.value)


def _contradicts(bound: Finding, low: float, high: float) -> bool:
    return bound.low > high if bound.proves == "at least" else bound.high < low


def _weighted(side: Sequence[Finding]) -> tuple[float, float, float]:
    """Return the inverse-variance weighted mean (of logarithms, where all are positive) and its interval.

    Where the findings scatter by more than their intervals allow, the interval is widened by as much (the Birge ratio).
    """
    best = side[0]
    if len(side) == 1 or best.low == best.high:  # nothing to gain, or exact
        return best.value, best.low, best.high
    log = all(f.low > 0 for f in side)
    means = [math.log(f.value) if log else f.value for f in side]
    sigmas = [(math.log(f.high / f.low) if log else f.high - f.low) / (2 * Z80) for f in side]
    weights = [sigma**-2 for sigma in sigmas]
    total = math.fsum(weights)
    mean = statistics.fmean(means, weights)
    scatter = math.fsum(w * (m - mean) ** 2 for w, m in zip(weights, means, strict=True)) / (len(side) - 1)
    half = Z80 * math.sqrt(max(1.0, scatter) / total)
    if log:
        return math.exp(mean), math.exp(mean - half), math.exp(mean + half)
    return mean, mean - half, mean + half
