"""ArchProbe's bandwidths: plateaus of curves over a range that doubles, given to the levels that the chases found."""

from __future__ import annotations

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.calibrate.archprobe.files import ResultTable
from mgpusim.calibrate.archprobe.sheet import MAY_WAIT, Sheet


class SteadyRun(msgspec.Struct, frozen=True):
    """Neighbouring points from `first` to `last` (values of x) that agree; `spread` is half of their relative range."""

    first: float
    last: float
    level: float
    spread: float


def bandwidths(sheet: Sheet) -> None:
    """Plateaus of the bandwidth curves, given to the levels the chases found."""
    image, buffer = _curve(sheet, "ImageBandwidth"), _curve(sheet, "BufferBandwidth")
    own = {"image": sheet.first("texture_l1.size_b"), "buffer": sheet.first("l1.size_b")}
    if image:
        near = own["image"]
        inner = [p for p in image if near and p.last <= near.value * 1.1]
        if inner:
            _rate(sheet, "texture_l1.b_per_cycle", inner[-1], "ImageBandwidth.csv", per_core=True)
            texels = sheet.per_cycle(inner[-1].level * 1e9 / 16, per_core=True)
            if texels is not None:
                method = f"{inner[-1].level:.1f} GB/s of 16-byte texels that hit the texture L1"
                sheet.find(
                    "texture.texels_per_cycle_128", texels, texels * 0.97, texels * 1.1, "ImageBandwidth.csv", method, *MAY_WAIT
                )
    if buffer:
        _buffer_levels(sheet, buffer, own["buffer"].value if own["buffer"] else None)
    _scratch(sheet, "LocalMemBandwidth", "local.b_per_cycle")
    _scratch(sheet, "ConstMemBandwidth", "constant.b_per_cycle")


def _buffer_levels(sheet: Sheet, runs: list[SteadyRun], l1: float | None) -> None:
    file, l2 = "BufferBandwidth.csv", sheet.first("l2.size_b")
    size = l2.value if l2 else None
    inner = [p for p in runs if l1 is not None and p.last <= l1 * 1.1]
    if inner:
        _rate(sheet, "l1.b_per_cycle", inner[-1], file, per_core=True)
    middle = [p for p in runs if size is not None and p.last <= size * 1.1 and p not in inner]
    if middle:
        _rate(sheet, "l2.b_per_cycle", middle[-1], file, per_core=False)
    outer = [p for p in runs if size is not None and p.first >= 4 * size]
    if not outer:
        sheet.note(f"{file}: no plateau beyond four times the last cache, so DRAM's bandwidth does not show")
    elif sheet.dram_b_per_s is None:
        sheet.note(
            f"{file}: DRAM gives {outer[-1].level:.2f} GB/s from {outer[-1].first:,.0f} bytes on; dram.efficiency needs the peak"
        )
    else:
        share = outer[-1].level * 1e9 / sheet.dram_b_per_s
        method = (
            f"{outer[-1].level:.2f} GB/s from {outer[-1].first:,.0f} bytes on, over a peak of {sheet.dram_b_per_s / 1e9:.1f} GB/s"
        )
        sheet.find("dram.efficiency", share, share * 0.97, share * 1.04, file, method, *MAY_WAIT)


def _scratch(sheet: Sheet, name: str, field: str) -> None:
    """Local or constant memory: the plateau of the largest ranges, where the lanes of a warp read different words."""
    runs = _curve(sheet, name)
    if not runs:
        return
    _rate(sheet, field, runs[-1], f"{name}.csv", per_core=True)
    said, taken = sheet.files.reported(name, "MaxBandwidth"), sheet.first(field)
    if said is not None and taken is not None and said > 1.1 * runs[-1].level:
        why = "the fastest rows are of ranges so small that the lanes of a warp read the same words"
        sheet.differ(field, taken.value, taken.value * said / runs[-1].level, f"{name}, MaxBandwidth", why)
    if name == "ConstMemBandwidth" and _alike(sheet.files.tables[name], sheet.files.tables.get("BufferBandwidth")):
        sheet.note(f"{name}.csv follows the buffer curve row by row: lanes that read different constants go the buffer's way")


def _alike(table: ResultTable, other: ResultTable | None) -> bool:
    """Whether two bandwidth curves agree within 5% where they have the same range."""
    if other is None:
        return False
    _, a, b = np.intersect1d(table["range (byte)"], other["range (byte)"], return_indices=True)
    ratio = table["bandwidth (gbps)"][a] / other["bandwidth (gbps)"][b]
    return len(ratio) > 2 and float(np.median(np.abs(ratio - 1))) < 0.05


def _rate(sheet: Sheet, field: str, run: SteadyRun, file: str, per_core: bool) -> None:
    rate = sheet.per_cycle(run.level * 1e9, per_core)
    if rate is None:
        return
    wide = max(run.spread, 0.02)
    whole = "each core" if per_core else "the device"
    method = f"{run.level:.1f} GB/s from {run.first:,.0f} to {run.last:,.0f} bytes, shared out to {whole}"
    sheet.find(field, rate, rate * (1 - wide), rate * (1 + 1.5 * wide), file, method, *MAY_WAIT)


def _curve(sheet: Sheet, name: str) -> list[SteadyRun]:
    """Plateaus of a bandwidth curve, without rows that rise back after the lowest: an image ends where its width does."""
    table = sheet.files.tables.get(name)
    if table is None:
        return []
    order = np.argsort(table["range (byte)"], kind="stable")
    x, y = table["range (byte)"][order], table["bandwidth (gbps)"][order]
    width = sheet.files.reported("Device", "MaxImageWidth")
    if name == "ImageBandwidth":
        lowest = int(np.argmin(y))
        keep = np.ones(len(x), bool)
        if width:
            keep = x <= 16 * width
        elif y[-1] > 1.5 * y[lowest]:
            keep = np.arange(len(x)) <= lowest
        if keep.any() and not keep.all():
            reason = "texels beyond the widest image are clamped to its edge" if width else "the bandwidth rises back"
            sheet.note(f"{table.file}: rows above {x[keep][-1]:,.0f} bytes dropped: {reason}")
            said, top = sheet.files.reported(name, "MaxBandwidth"), float(y[keep].max())
            if said is not None and said > 1.05 * top:
                why = "reached only in rows that were dropped"
                sheet.note(f"{table.file}: the report's MaxBandwidth of {said:.1f} GB/s is {why}; the highest kept is {top:.1f}")
        x, y = x[keep], y[keep]
    runs = steady_runs(x, y)
    fit = [point for p in runs for point in ((p.first, p.level), (p.last, p.level))]
    sheet.draw(table.file, name.replace("Bandwidth", " bandwidth"), "bytes", "GB/s", x, y, fit, log_x=True)
    return runs


def steady_runs(x: Array, y: Array, tolerance: float = 0.06, least: int = 3) -> list[SteadyRun]:
    """Return the runs of at least `least` neighbouring points whose largest and smallest differ by at most `tolerance`.

    For curves of few points (bandwidth over a size that doubles); longest runs first claim their points, and come back by x.

    >>> plateaus = steady_runs(2.0 ** np.arange(7), np.array([9.0, 9.1, 9.0, 5.0, 3.0, 3.05, 3.0]))
    >>> [(p.first, p.last, p.level) for p in plateaus]
    [(1.0, 4.0, 9.0), (16.0, 64.0, 3.0)]
    """
    runs = []
    for i in range(len(y)):
        j = i
        while j + 1 < len(y) and np.ptp(y[i : j + 2]) <= tolerance * y[i : j + 2].min():
            j += 1
        runs.append((i, j))
    taken: list[tuple[int, int]] = []
    for i, j in sorted(runs, key=lambda run: run[0] - run[1]):
        if j - i + 1 >= least and all(j < a or i > b for a, b in taken):
            taken.append((i, j))
    return [
        SteadyRun(
            float(x[i]),
            float(x[j]),
            float(np.median(y[i : j + 1])),
            float(np.ptp(y[i : j + 1]) / 2 / np.median(y[i : j + 1])),
        )
        for i, j in sorted(taken)
    ]


ASPECTS = (bandwidths,)
