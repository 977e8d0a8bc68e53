"""ArchProbe results as one more source of probes: its readings become findings, its CSVs sections of the report.

ArchProbe knows neither the clock of the GPU nor the peak of its memory. Figures in cycles are at the clock that our own probes
found, where the folder holds them too, else at the base's. The share of DRAM is of the base's peak. How far these two can
be trusted widens every interval that rests on them.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.archprobe.files import COLUMNS, REPORT, SETTINGS
from mgpusim.calibrate.archprobe.results import ArchProbe, read_archprobe
from mgpusim.calibrate.presets.infer import DEVICE_QUERY, REPORTED, Inferred, infer_all, relative_sigma
from mgpusim.calibrate.probe import Z80, Curve, DeviceFacts, Finding, Inference, Probe
from mgpusim.calibrate.probing.folders import FACTS_FILE, Probed, read_probes

QUERY = "Device"  # the section of ArchProbe's report that holds the device query


def is_archprobe(path: str | Path) -> bool:
    """Return whether `path` holds results of ArchProbe, if only a part of them, or is its report.

    >>> is_archprobe("no-such-folder")
    False
    """
    path = Path(path)
    return path.name == REPORT or any(os.path.isfile(path / name) for name in (REPORT, *(f"{c}.csv" for c in COLUMNS)))


def infer_archprobe(path: str | Path, base: GpuSpec, known: Mapping[str, Probe]) -> tuple[Inferred, tuple[str, ...]]:
    """Read an ArchProbe result folder, and our own probes where it holds them too; return what they say together, and notes.

    Parameters
    ----------
    path
        The folder ArchProbe wrote its results into, or the report in it.
    base
        The GPU to start from, whose clock and memory ArchProbe's figures are set against.
    known
        The probes there are.

    >>> infer_archprobe("no-such-folder", load_gpu("adreno-640"), {})
    Traceback (most recent call last):
    mgpusim.errors.InputError: no-such-folder: not a folder; give the folder that ArchProbe wrote its results into
    """
    path = Path(path)
    folder = path.parent if path.name == REPORT else path
    own = read_probes(folder, (REPORT, SETTINGS)) if os.path.isfile(folder / FACTS_FILE) else None
    hz, sigma, whose = _clock(base, own, known)
    read = read_archprobe(folder, hz, base.dram.b_per_s, base.slc.size_b if base.slc else None)
    facts = own.facts if own is not None else _facts(folder, read)
    others = _inferences(read, {"cycle": sigma, "dram.efficiency": source_of(base, "dram.b_per_s").rel_uncertainty})
    inferred = _with_reported(infer_all(own.points if own is not None else {}, facts, known, others), read)
    fields = sorted({f.field for of_probe in others.values() for f in of_probe.findings if f.field in inferred.merged})
    notes = (
        f"Measured by ArchProbe: {', '.join(fields) or 'nothing'}",
        f"ArchProbe knows no clock: figures in cycles are at the {hz / 1e6:g} MHz of {whose}, dram.efficiency is of the "
        f"{base.dram.b_per_s / 1e9:g} GB/s of {base.name}. If your device has others, state them in a preset and give "
        "it as --base.",
    )
    return inferred, (*notes, *(own.notes if own is not None else ()))


def _clock(base: GpuSpec, own: Probed | None, known: Mapping[str, Probe]) -> tuple[float, float, str]:
    if own is not None:
        clock = infer_all(own.points, own.facts, known).merged.get("clock.gpu_hz")
        if clock is not None and not isinstance(clock.value, tuple) and DEVICE_QUERY not in clock.probes:
            return clock.value, relative_sigma(clock.value, clock.low, clock.high), f"probe {clock.probes[0]}"
    return base.clock.gpu_hz, source_of(base, "clock.gpu_hz").rel_uncertainty, base.name


def _facts(folder: Path, read: ArchProbe) -> DeviceFacts:
    """Return what is known of the device beside the findings: all but the widest image are among those."""
    width, height = (int(read.device.get(f"MaxImage{side}", 0)) for side in ("Width", "Height"))
    return DeviceFacts(f"ArchProbe run {folder.resolve().name}", 0, 0.0, 0, (), 0, 0, 0, (width, height))


def _inferences(read: ArchProbe, rests_on: Mapping[str, float]) -> dict[str, Inference]:
    """Return an inference for each file; notes that are of no file are those of the device."""
    sections: dict[str, tuple[list[Finding], list[Curve], list[str]]] = {QUERY: ([], [], [])}
    for file, curve in read.drawings:
        sections.setdefault(_called(file), ([], [], []))[1].append(curve)
    for reading in read.findings:
        section = _called(reading.probe)
        finding = msgspec.structs.replace(reading, probe=DEVICE_QUERY if section == QUERY else section)
        sigma = next((s for what, s in rests_on.items() if what in finding.field), 0.0)
        sections.setdefault(section, ([], [], []))[0].append(_widened(finding, sigma))
    for note in read.notes:
        file, text = re.fullmatch(r"(?:(\w+(?:\.csv)?): )?(.*)", note, re.DOTALL).groups()  # type: ignore[union-attr]
        section = _called(file or "")
        sections.setdefault(section, ([], [], []))[2].append(text if section != QUERY else note)
    return {name: Inference(tuple(f), tuple(c), tuple(n)) for name, (f, c, n) in sections.items() if f or c or n}


def _called(file: str) -> str:
    """Return the name that stands for a file as that of a probe: the first aspect that is named, else the device query."""
    return next((word for word in re.findall(r"\w+", file) if word in COLUMNS), QUERY)


def _widened(finding: Finding, sigma: float) -> Finding:
    """Widen the interval by the uncertainty of what turned the time into the figure."""
    if finding.value <= 0:  # a difference lost in noise: the preset will refuse it, and say so
        return finding
    low, high, wide = 1 - finding.low / finding.value, finding.high / finding.value - 1, Z80 * sigma
    return msgspec.structs.replace(
        finding, low=finding.value * (1 - math.hypot(low, wide)), high=finding.value * (1 + math.hypot(high, wide))
    )


def _with_reported(inferred: Inferred, read: ArchProbe) -> Inferred:
    """Add what ArchProbe's report says against its own curves to the conflicts: they are never averaged with what was read."""
    merged = dict(inferred.merged)
    for conflict in read.conflicts:
        if conflict.field in merged:
            was = merged[conflict.field]
            where = conflict.where.removesuffix(f" of {REPORT}")
            said = Finding(conflict.field, *(conflict.other,) * 3, REPORTED, f"{where}: {conflict.why}")
            merged[conflict.field] = msgspec.structs.replace(was, conflicts=(*was.conflicts, said))
    return msgspec.structs.replace(inferred, merged=merged)
