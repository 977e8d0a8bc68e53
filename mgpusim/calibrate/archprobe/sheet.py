"""What the readers of ArchProbe's aspects write into: findings, conflicts and notes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.calibrate.archprobe.files import Files
from mgpusim.calibrate.probe import Curve, Finding, Proof

MAY_WAIT: tuple[Proof, str] = (
    "at least",
    "nothing shows that more work items would not get more: they may have waited for each load's latency",
)
"""What a bandwidth of ArchProbe proves: it launches one number of work items."""

MOST_POINTS = 600
"""Of a curve that is drawn; a chase has thousands, more than a figure can show."""


class Conflict(msgspec.Struct, frozen=True):
    """Two figures of one field that disagree: the one taken, the other, where that stands, and why it was not taken."""

    field: str
    taken: float
    other: float
    where: str
    why: str


class Sheet:
    """Collects what the aspects find; with the files and what the caller knows of the device."""

    def __init__(self, files: Files, clock_hz: float | None, dram_b_per_s: float | None, slc_b: float | None = None) -> None:
        self.files, self.clock_hz, self.dram_b_per_s, self.slc_b = files, clock_hz, dram_b_per_s, slc_b
        self.cores = files.reported("Device", "SmCount")
        self.findings: list[Finding] = []
        self.notes: list[str] = list(files.notes)
        self.conflicts: list[Conflict] = []
        self.drawings: list[tuple[str, Curve]] = []  # with the file each is of

    def find(
        self, field: str, value: float, low: float, high: float, probe: str, method: str, proves: Proof = "exactly",
        because: str = "",
    ) -> None:  # fmt: skip
        """Add a finding; the interval is widened to hold the value."""
        low, high = float(min(low, value)), float(max(high, value))
        self.findings.append(Finding(field, float(value), low, high, probe, method, proves, because))

    def draw(
        self, probe: str, title: str, x_label: str, y_label: str, x: Array, y: Array, fit: Sequence[tuple[float, float]] = (),
        marks: Sequence[tuple[float, str]] = (), *, log_x: bool = False,
    ) -> None:  # fmt: skip
        """Add a curve; of a long one points as far apart as its axis shows them. `fit` is the line over it, point by point."""
        if len(x) > MOST_POINTS:
            place = np.log(x) if log_x else x
            bins = (place - place.min()) / max(float(np.ptp(place)), 1e-300) * MOST_POINTS
            kept = np.sort(np.unique(bins.astype(np.int64), return_index=True)[1])
            x, y = x[kept], y[kept]
        xs, ys = tuple(x.tolist()), tuple(y.tolist())
        fit_x, fit_y = tuple(float(a) for a, _ in fit), tuple(float(b) for _, b in fit)
        self.drawings.append((probe, Curve(title, x_label, y_label, xs, ys, fit_x, fit_y, tuple(marks), log_x)))

    def note(self, text: str) -> None:
        """Add a note."""
        self.notes.append(text)

    def differ(self, field: str, taken: float, other: float, where: str, why: str) -> None:
        """Add a conflict with what the report says in `where`."""
        self.conflicts.append(Conflict(field, float(taken), float(other), f"{where} of ArchProbeReport.json", why))

    def first(self, field: str) -> Finding | None:
        """Return the first finding of a field so far."""
        return next((f for f in self.findings if f.field == field), None)

    def per_cycle(self, b_per_s: float, per_core: bool) -> float | None:
        """Bytes (or operations) per cycle of a core, or of the device; None without a clock, or without a count of cores."""
        if self.clock_hz is None or (per_core and not self.cores):
            return None
        return b_per_s / self.clock_hz / (self.cores if per_core and self.cores else 1.0)
