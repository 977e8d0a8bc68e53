"""Writes what probes found as a preset: over a base, every changed value with its source, what lost under `alternatives`.

The file holds the whole GPU and stands alone. Nothing in it depends on when or where it was made, so equal probes give
equal files. A value that would make the description unsound is left out, with a note; the file always loads.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import combinations
from typing import Any, Literal

import msgspec
from msgspec import inspect

from mgpusim.arch.check import check_document
from mgpusim.arch.families import family_of
from mgpusim.arch.fields import dump_toml, enclosing, follow_changes, get_field, numeric_fields, set_field, source_of
from mgpusim.arch.schema import about, cache_levels, field_type
from mgpusim.arch.spec import Alternative, GpuSpec, Source
from mgpusim.calibrate.presets.infer import DEVICE_QUERY, PRECEDENCE, REPORTED, Inferred, Merged, relative_sigma
from mgpusim.calibrate.presets.ranking import ProbeGain, rank_probes, variance_shares
from mgpusim.calibrate.probe import DeviceFacts, Finding, Proof
from mgpusim.errors import InputError
from mgpusim.result import Versioned

TOO_NOISY = 0.5  # relative sigma from which a finding must at least say more than the base it would replace
_MOST_TRIED = 10  # fields of one table of which all subsets are tried where together they are unsound

Document = dict[str, Any]
Kind = Literal["measured", "derived"]


class FieldOutcome(msgspec.Struct, frozen=True):
    """What became of one field: `value` is as the preset holds it, or would; `why_not` says why it was not `taken`."""

    field: str
    value: Any
    merged: Merged
    base_value: Any
    base_source: Source
    taken: bool
    why_not: str = ""

    @property
    def agrees(self) -> bool | None:
        """Whether the base's value lies in the 80% interval, or within a bound; None where the base has no such number."""
        if isinstance(self.merged.value, tuple):
            return list(self.merged.value) == list(self.base_value or ())
        if not isinstance(self.base_value, int | float):
            return None
        slack = 1e-9 * abs(self.base_value)
        above, below = (self.merged.low - slack <= self.base_value), (self.base_value <= self.merged.high + slack)
        return {"exactly": above and below, "at least": above, "at most": below}[self.merged.proves]

    @property
    def off(self) -> float | None:
        """How much larger the base's value is than the one found, as a fraction; None where that means nothing."""
        if isinstance(self.merged.value, tuple) or not isinstance(self.base_value, int | float) or not self.merged.value:
            return None
        return self.base_value / self.merged.value - 1


Figure = float | list[float] | bool | None


class CalibratedField(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed of a `FieldOutcome` and of what was found for it, in the field's unit."""

    field: str
    value: Figure
    base_value: Figure
    base_source: Source
    taken: bool
    why_not: str
    agrees: bool | None
    low: float
    high: float
    proves: Proof
    because: str
    probes: tuple[str, ...]
    method: str
    conflicts: tuple[Finding, ...]

    @classmethod
    def of(cls, row: FieldOutcome) -> CalibratedField:
        """Return what is printed of a row: its own words before those of what was found."""
        return cls(**{name: getattr(row if hasattr(row, name) else row.merged, name) for name in cls.__struct_fields__})


class CalibrationReport(Versioned, frozen=True, kw_only=True, tag="mgpusim.calibration/1"):
    """What is printed of a `Calibration`."""

    gpu: str
    base: str
    device: str
    fields: tuple[CalibratedField, ...]
    bounded: tuple[str, ...]
    unseen: tuple[str, ...]
    notes: tuple[str, ...]
    measurements: tuple[ProbeGain, ...] = ()


class Calibration(msgspec.Struct, frozen=True):
    """A GPU calibrated from probes, the base it stands on, and what became of each field.

    `gains` say which probes would narrow predictions with it most, where they were asked for (`ranked`).
    """

    gpu: GpuSpec
    base: GpuSpec
    inferred: Inferred
    rows: tuple[FieldOutcome, ...]
    notes: tuple[str, ...]
    gains: tuple[ProbeGain, ...] = ()

    def ranked(self, known: Sequence[str]) -> Calibration:
        """Return it with the probes ranked by what they would gain; those that ran have little left to gain."""
        return msgspec.structs.replace(self, gains=rank_probes(variance_shares(self.gpu), known))

    @property
    def unseen(self) -> tuple[str, ...]:
        """Numbers that are the base's because nothing was found for them, or nothing that could be taken."""
        left = {row.field for row in self.rows if not row.taken}
        seen = self.inferred.merged.keys() - left
        return tuple(path for path in numeric_fields(self.gpu) if path not in seen)

    @property
    def bounded(self) -> tuple[str, ...]:
        """Fields that probes only bound: none settles them."""
        return tuple(row.field for row in self.rows if row.merged.proves != "exactly")

    @property
    def all_notes(self) -> tuple[str, ...]:
        """Of the probes, each with its name, and of the preset."""
        own = [f"{name}: {note}" for name, inference in self.inferred.inferences.items() for note in inference.notes]
        return (*own, *self.inferred.notes, *self.notes)

    def report(self, notes: Sequence[str] = ()) -> CalibrationReport:
        """Return what is printed of it, with notes of how the probes ran."""
        return CalibrationReport(
            gpu=self.gpu.name, base=self.base.name, device=self.inferred.facts.name,
            fields=tuple(map(CalibratedField.of, self.rows)), bounded=self.bounded, unseen=self.unseen,
            notes=(*self.all_notes, *notes), measurements=self.gains,
        )  # fmt: skip


# --- values -----------------------------------------------------------------------------------------------------------


def _rounded(value: float) -> float:
    return float(f"{value:.5g}")


def _fitting(field: str, merged: Merged, base_value: Any) -> Any:
    """Return the value as its field wants it (whole, true or false, a list); raise `InputError` where it cannot be."""
    kind = field_type(field)
    value = merged.value
    if isinstance(value, tuple):
        if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.IntType):
            return list(value)
        if isinstance(kind, inspect.TupleType) and len(kind.item_types) == len(value):
            return list(value)
        raise InputError("is a list that a figure cannot stand for")
    if isinstance(kind, inspect.BoolType):
        return value >= 0.5
    if isinstance(kind, inspect.IntType):
        return round(_power_of_two(value, merged) if about(field).power_of_two else value)
    if isinstance(kind, inspect.FloatType):
        value = _whole_port(field, value, merged)
        # the base's own figure is not replaced by one that differs in the sixth digit
        same = isinstance(base_value, int | float) and _rounded(value) == _rounded(base_value)
        return base_value if same else _rounded(value)
    raise InputError("is not a number")


def _power_of_two(value: float, merged: Merged) -> float:
    """Return the power of two nearest to a value, or the value itself where its interval has none."""
    near = 2.0 ** round(math.log2(value)) if value > 0 else value
    return near if merged.low <= near <= merged.high else value


def _whole_port(field: str, value: float, merged: Merged) -> float:
    """Return the bytes that a cache gives a cycle: the power of two where the interval has one, since lines take whole cycles."""
    table, _, leaf = field.rpartition(".")
    if leaf != "b_per_cycle" or table not in cache_levels() or merged.proves != "exactly":
        return value
    return _power_of_two(value, merged)


def _whole_sets(table: str, values: Mapping[str, Any], document: Document, merged: Mapping[str, Merged]) -> dict[str, Any]:
    """Move the size of a cache to the nearest whole number of sets, where that is inside its interval.

    Where a hash needs a power of two of sets, and there is none of the ways in the base, ways that are guessed give way to the
    size that was found.
    """
    path = f"{table}.size_b"
    level = document.get(table)
    if table not in cache_levels() or path not in values or not isinstance(level, Mapping):
        return dict(values)
    line_b, ways = (values.get(f"{table}.{name}", level[name]) for name in ("line_b", "ways"))
    sets = merged[path].value / (line_b * ways)
    power = 1 << max(0, round(math.log2(sets))) if sets > 0 else 1
    free = f"{table}.ways" not in values and level["index_hash"] != "modulo" and _is_guessed(document, f"{table}.ways")
    more = [power >> k for k in range(power.bit_length())] if free else []
    # a power of two first: hashes by mask and by XOR need it
    for count, of in ((power, ways), *((n, max(1, round(sets * ways / n))) for n in more), (max(1, round(sets)), ways)):
        if merged[path].low <= count * of * line_b <= merged[path].high:
            return {**values, path: count * of * line_b, **({} if of == ways else {f"{table}.ways": of})}
    return dict(values)


def _is_guessed(document: Document, field: str) -> bool:
    source = enclosing(document["source"], field)
    return source is not None and source["kind"] == "guess"


# --- calibrating ------------------------------------------------------------------------------------------------------


def calibrate(inferred: Inferred, base: GpuSpec, name: str) -> Calibration:
    """Return `base` with the values that probes found, called `name`.

    A base's value whose source is the user's stays. So does one where the finding is less certain than it and than
    `TOO_NOISY`, or would make the description unsound, or belongs to a part the base does not have: notes say so.
    A bound only moves a value that is beyond it, to the bound. Where the base's is not, the bound goes to the alternatives.
    """
    notes: list[str] = []
    merged_of = _with_efficiency(_of_this_family(inferred.merged, base, notes), inferred.facts, base)
    values: dict[str, Any] = {}
    refused: dict[str, str] = {}
    bounds: dict[str, Any] = {}
    for field, merged in merged_of.items():
        try:
            values[field] = _fitting(field, merged, get_field(base, field))
            reason = _kept(field, merged, base)
            if not reason and (reason := _within(merged, values[field], get_field(base, field), base.name)):
                bounds[field] = values[field]
        except InputError as error:
            reason = str(error)
        if reason:
            refused[field] = reason
    wanted = {f: v for f, v in values.items() if f not in refused and not _only_said(merged_of[f], v, get_field(base, f))}
    document = msgspec.to_builtins(base)
    document |= {"name": name, "description": _description(inferred.facts, base)}
    taken, unsound = _sound(document, wanted, merged_of)
    refused |= unsound
    gpu = _with_sources(document, taken, bounds, merged_of, inferred.facts, base)
    rows = tuple(
        FieldOutcome(field, taken.get(field, values.get(field)), merged, get_field(base, field), source_of(base, field),
                     field in taken, refused.get(field, ""))
        for field, merged in merged_of.items() if field in taken or field in refused
    )  # fmt: skip
    notes.extend(f"{field}: left at the base's {_show(get_field(base, field))}: {why}" for field, why in refused.items())
    return Calibration(gpu, base, inferred, rows, tuple(notes))


def _show(value: Any) -> str:
    return "none" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _description(facts: DeviceFacts, base: GpuSpec) -> str:
    how = "simulated probes" if facts.simulated else "probes"
    return f"{facts.name}, calibrated from {how}; the rest is {base.name}'s"


def _of_this_family(merged: Mapping[str, Merged], base: GpuSpec, notes: list[str]) -> dict[str, Merged]:
    """Drop what a device says in other words: the compute units of Intel are execution units, not subslices."""
    out = dict(merged)
    cores = out.get("shader_cores")
    if not family_of(base).cores_reported and cores is not None and cores.probes == (DEVICE_QUERY,):
        del out["shader_cores"]
        notes.append("shader_cores: the device counts its execution units, several of which make a subslice; not taken")
    return out


def _with_efficiency(merged_of: dict[str, Merged], facts: DeviceFacts, base: GpuSpec) -> dict[str, Merged]:
    """Make of the bytes a cycle that DRAM gives the share of the base's peak: the peak itself shows in no time.

    More than the whole of that peak is of another memory. Then it is the peak that gives as much at the base's share.
    """
    got = merged_of.pop("dram_b_per_cycle", None)
    if got is None:
        return merged_of
    clock = merged_of.get("clock.gpu_hz")
    hz = float(clock.value) if clock is not None and not isinstance(clock.value, tuple) else facts.max_clock_hz
    share, field, how = hz / base.dram.b_per_s, "dram.efficiency", f"over the {base.dram.b_per_s / 1e9:g} GB/s of {base.name}"
    if got.low * share > 1:
        share, field = hz / base.dram.efficiency, "dram.b_per_s"
        how = f"more than {how.removeprefix('over ')}, at whose efficiency of {base.dram.efficiency:g} it takes this peak"

    def of_peak(finding: Finding) -> Finding:
        value, low, high = finding.value * share, finding.low * share, finding.high * share
        method = f"{finding.method}; {how}"
        return msgspec.structs.replace(finding, field=field, value=value, low=low, high=high, method=method)

    assert not isinstance(got.value, tuple)
    findings, conflicts = tuple(map(of_peak, got.findings)), tuple(map(of_peak, got.conflicts))
    merged = Merged(field, got.value * share, got.low * share, got.high * share, findings, conflicts)
    return dict(sorted({**merged_of, field: merged}.items()))


def _only_said(merged: Merged, value: Any, base_value: Any) -> bool:
    """What the device says of itself is news only where it differs from the base."""
    if isinstance(base_value, int | float) and not isinstance(base_value, bool):
        same = merged.low <= base_value <= merged.high  # ArchProbe prints six digits
    else:
        same = value == (list(base_value) if isinstance(base_value, tuple) else base_value)
    return merged.probes == (DEVICE_QUERY,) and same


def _kept(field: str, merged: Merged, base: GpuSpec) -> str:
    """Return why the base's value stays, "" if it does not."""
    table = field.partition(".")[0]
    if "." in field and getattr(base, table) is None:
        return f"{base.name} has no {table}, and the whole of it would have to be known; take a base that has one"
    if enclosing(base.source, field) is not None and source_of(base, field).kind == "user":
        return "the base states it as the user's own"
    if isinstance(merged.value, tuple):
        there = get_field(base, field)
        if isinstance(field_type(field), inspect.VarTupleType) and set(merged.value) < set(there):
            return f"found are some of {list(there)}: kernels that need more registers may run in the others"
        return ""
    sigma = relative_sigma(merged.value, merged.low, merged.high)
    if sigma > TOO_NOISY and sigma >= source_of(base, field).rel_uncertainty:
        return f"too noisy: somewhere from {merged.low:g} to {merged.high:g}"
    return ""


def _within(merged: Merged, value: Any, base_value: Any, base: str) -> str:
    """Return why the base's value stays though a probe bounds it; "" if it is beyond the bound, or this is none."""
    if merged.proves == "exactly":
        return ""
    said = f"a probe proves {merged.proves} {_show(value)}: {merged.because}"
    if not isinstance(base_value, int | float):
        return f"{said}; {base} has no figure to move"
    beyond = base_value < merged.low if merged.proves == "at least" else base_value > merged.high
    return "" if beyond else said


def _set(document: Document, values: Mapping[str, Any]) -> Document:
    out: Document = deepcopy(document)
    for path, value in values.items():
        set_field(out, path, value)
    follow_changes(out, set(values))
    return out


def _sound(document: Document, wanted: Mapping[str, Any], merged: Mapping[str, Merged]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the values that can stand together, and of the others why not.

    Fields of one table depend on each other (a cache's size, lines and ways), so tables are tried whole, then in ever
    smaller parts.
    """
    tables: dict[str, dict[str, Any]] = {}
    for field, value in wanted.items():
        tables.setdefault(field.rpartition(".")[0], {})[field] = value
    whole = {f: v for table, values in tables.items() for f, v in _whole_sets(table, values, document, merged).items()}
    if not check_document(_set(document, whole)):
        return whole, {}
    taken: dict[str, Any] = {}
    refused: dict[str, str] = {}
    for table, values in tables.items():
        for part in _parts(list(values), merged):
            tried = _whole_sets(table, {f: values[f] for f in part}, document, merged)
            if not check_document(_set(document, taken | tried)):
                taken |= tried
                break
        for field in values.keys() - taken.keys():
            problems = check_document(_set(document, taken | {field: values[field]}))
            refused[field] = f"{values[field]} would not be sound: {'; '.join(problems)}"
    return taken, dict(sorted(refused.items()))


def _parts(fields: Sequence[str], merged_of: Mapping[str, Merged]) -> Iterator[tuple[str, ...]]:
    """Yield the subsets of `fields`, largest first; of many fields those that leave out the least certain ones."""

    def sigma(field: str) -> tuple[float, str]:
        merged = merged_of[field]
        return (0.0 if isinstance(merged.value, tuple) else relative_sigma(merged.value, merged.low, merged.high), field)

    ordered = sorted(fields, key=sigma)
    for size in range(len(ordered), -1, -1):
        yield from combinations(ordered, size) if len(ordered) <= _MOST_TRIED else [tuple(ordered[:size])]


# --- sources ----------------------------------------------------------------------------------------------------------


def _reference(finding: Finding, facts: DeviceFacts) -> str:
    if finding.probe == DEVICE_QUERY:
        return f"{facts.name}: device query, {finding.method}"
    where = f"simulated on {facts.name} by the event engine" if facts.simulated else f"on {facts.name}"
    return f"probe {finding.probe} {where}: {finding.method}"


def _source(merged: Merged, value: Any, facts: DeviceFacts, before: Any, old: Source) -> Source:
    kind: Kind = "derived" if facts.simulated else "measured"
    sigma = 0.0 if isinstance(merged.value, tuple) else relative_sigma(merged.value, merged.low, merged.high)
    ref = "; ".join(_reference(f, facts) for f in merged.findings)
    if merged.proves != "exactly":
        ref += f"; {merged.proves} this, since {merged.because}"
        # how far beyond the bound it lies is not known: no surer than the base was, nor than the base was off
        sigma = max(sigma, old.rel_uncertainty, abs(math.log(value / before)) if before > 0 < value else 0.0)
    return Source(kind, ref, float(f"{sigma:.3g}"))


def _with_sources(
    document: Document, taken: Mapping[str, Any], bounds: Mapping[str, Any], merged_of: Mapping[str, Merged], facts: DeviceFacts,
    base: GpuSpec,
) -> GpuSpec:  # fmt: skip
    """Return the GPU with the values of `taken`, their sources, what lost against them, and `bounds` that moved nothing."""
    out = _set(document, taken)
    sources = out["source"]
    lost: list[Alternative] = []
    for field, value in taken.items():
        if field not in merged_of:  # ways that gave way to the size
            leader = f"{field.partition('.')[0]}.size_b"
            entry = Source("derived", f"follows from {leader}", source_of(base, field).rel_uncertainty)
            sources[field] = msgspec.to_builtins(entry)
            continue
        merged = merged_of[field]
        old = source_of(base, field)
        source = _source(merged, value, facts, get_field(base, field), old)
        if merged.probes == (DEVICE_QUERY,) and field == "clock.gpu_hz":  # the highest it can run at, which it may not hold
            source = msgspec.structs.replace(source, rel_uncertainty=old.rel_uncertainty)
        sources[field] = msgspec.to_builtins(source)
        lost.extend(_lost(field, merged, value, facts, base, old))
    for field, now in out["registers"].items():  # what `follow_changes` moved along
        path = f"registers.{field}"
        if path not in taken and now != document["registers"].get(field):
            leaders = [f for f in taken if f.startswith("registers.") or f == "core.warp_sizes"]
            entry = Source(
                "derived", f"follows from {' and '.join(leaders)}", max(sources[f]["rel_uncertainty"] for f in leaders)
            )
            sources[path] = msgspec.to_builtins(entry)
    for field, value in bounds.items():
        merged = merged_of[field]
        kind: Kind = "derived" if facts.simulated else "measured"
        before = get_field(base, field)
        if before is None or not merged.low <= before <= merged.high:
            why = f"it proves {merged.proves} this, since {merged.because}"
            lost.append(Alternative(field, value, kind, _reference(merged.findings[0], facts), why))
        lost.extend(_conflicts(field, merged, facts))
    there = out.get("alternatives", [])
    out["alternatives"] = [*there, *(a for a in map(msgspec.to_builtins, lost) if a not in there)]
    return msgspec.convert(out, GpuSpec)


def _conflicts(field: str, merged: Merged, facts: DeviceFacts) -> Iterator[Alternative]:
    whole = isinstance(field_type(field), inspect.IntType)
    for finding in merged.conflicts:
        kind: Kind = "derived" if facts.simulated else "measured"
        other = round(finding.value) if whole else _rounded(finding.value)
        span = f"80% within {finding.low:.4g} to {finding.high:.4g}" if finding.low < finding.high else "stated without doubt"
        if finding.proves != "exactly":
            span = f"{finding.proves} this, since {finding.because}"
        if finding.probe == REPORTED:
            where, _, why = finding.method.partition(": ")
            yield Alternative(field, other, kind, f"{facts.name}: {REPORTED}.json, {where}", why)
        else:
            yield Alternative(field, other, kind, _reference(finding, facts), f"{span}; taken is {PRECEDENCE}")


def _lost(field: str, merged: Merged, value: Any, facts: DeviceFacts, base: GpuSpec, old: Source) -> Iterator[Alternative]:
    yield from _conflicts(field, merged, facts)
    before = get_field(base, field)
    if old.kind != "guess" and isinstance(before, int | float | bool | str) and before != value:
        if not isinstance(before, int | float) or not merged.low <= before <= merged.high:
            yield Alternative(
                field, before, old.kind, f"{base.name}: {old.ref}", "the base's; the probes of this device say otherwise"
            )


# --- writing ----------------------------------------------------------------------------------------------------------


def preset_text(calibration: Calibration) -> str:
    """Return the preset as TOML, with a word on where it comes from in front."""
    facts = calibration.inferred.facts
    names = sorted(calibration.inferred.inferences)
    head = [
        f"# {calibration.gpu.name}: {_description(facts, calibration.base)}.",
        f"# Probes: {', '.join(names) if names else 'none'}. {sum(row.taken for row in calibration.rows)} fields rest on them.",
        "# Made by `mgpusim calibrate`; the source of every field is below, figures that lost are under alternatives.",
    ]
    head = [re.sub(r"[\x00-\x1f\x7f]", " ", line) for line in head]  # a device's name is its own: no line may end early
    return "\n".join(head) + "\n" + dump_toml(calibration.gpu)
