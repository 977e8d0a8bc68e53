"""ArchProbe results (https://github.com/microsoft/ArchProbe) as findings about the fields of a `GpuSpec`.

The report that ArchProbe writes is not believed where its raw curves say otherwise. Capacities, knees, plateaus, counts and rates
are read off the CSVs again; where the report differs, a `Conflict` says so. Its clocks are unknown: figures in cycles
need `clock_hz`, those of DRAM the peak of the memory.

ArchProbe's times are medians of event durations. A pointer chase is one work item that reads 16-byte vectors. A bandwidth probe
reads four floats at a time, 64 times in each work item, over a range that doubles.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from mgpusim.calibrate.archprobe import bandwidths, caches, shader_core
from mgpusim.calibrate.archprobe.files import read_files
from mgpusim.calibrate.archprobe.sheet import Conflict, Sheet
from mgpusim.calibrate.probe import Curve, Finding
from mgpusim.errors import InputError


class ArchProbe(msgspec.Struct, frozen=True):
    """What a result folder shows. `notes` say what was dropped or could not be read off; `device` is ArchProbe's device query.

    The `probe` of a finding is the file it was read off. `drawings` are curves, each with its file, and what was read off them.
    """

    folder: str
    device: dict[str, float]
    findings: tuple[Finding, ...]
    notes: tuple[str, ...]
    conflicts: tuple[Conflict, ...]
    drawings: tuple[tuple[str, Curve], ...] = ()

    def of(self, field: str) -> tuple[Finding, ...]:
        """Return the findings of one field; more than one where methods disagree and both are kept."""
        return tuple(f for f in self.findings if f.field == field)


def read_archprobe(
    folder: str | Path, clock_hz: float | None = None, dram_b_per_s: float | None = None, slc_b: float | None = None
) -> ArchProbe:
    """Read an ArchProbe result folder into findings, notes and conflicts.

    Parameters
    ----------
    folder : holds ArchProbeReport.json, ArchProbe.json and the CSVs; aspects that were not run are noted.
    clock_hz : clock of the GPU during the run. Latencies and rates in cycles are left out without it.
    dram_b_per_s : peak of the memory in bytes per second, for `dram.efficiency`.
    slc_b : size of the system-level cache, beyond which a chase has to end to show all of DRAM's latency.

    >>> read_archprobe("/nowhere")
    Traceback (most recent call last):
    mgpusim.errors.InputError: /nowhere: not a folder; give the folder that ArchProbe wrote its results into
    """
    for name, value in (("clock_hz", clock_hz), ("dram_b_per_s", dram_b_per_s), ("slc_b", slc_b)):
        if value is not None and not 0 < value < float("inf"):
            raise InputError(f"{name}: got {value}, expected a positive number")
    files = read_files(folder)
    sheet = Sheet(files, clock_hz, dram_b_per_s, slc_b)
    if clock_hz is None:
        sheet.notes.append("no clock given: latencies and rates in cycles are left out (ArchProbe does not know the clock)")
    for aspect in (*shader_core.ASPECTS, *caches.ASPECTS, *bandwidths.ASPECTS):
        aspect(sheet)
    device = {
        k: float(v) for k, v in files.report.get("Device", {}).items() if isinstance(v, int | float) and not isinstance(v, bool)
    }
    return ArchProbe(
        files.folder, device, tuple(sheet.findings), tuple(sheet.notes), tuple(sheet.conflicts), tuple(sheet.drawings)
    )
