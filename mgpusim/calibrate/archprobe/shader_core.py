"""ArchProbe's aspects of the shader core: device query, peak rate, registers, warp size, and the floor of a launch."""

from __future__ import annotations

import numpy as np

from mgpusim.arrays import Array
from mgpusim.calibrate.archprobe.files import ResultTable
from mgpusim.calibrate.archprobe.sheet import MAY_WAIT, Sheet

DEVICE_FIELDS = {
    "SmCount": "shader_cores",
    "LogicThreadCount": "limits.max_work_group_size",
    "MaxBufferSize": "limits.max_buffer_b",
    "MaxConstMemSize": "limits.max_constant_b",
    "MaxLocalMemSize": "local.max_per_group_b",
}
"""Figures of the device query that are fields themselves. The report prints six digits, which matters above a megabyte."""


def device(sheet: Sheet) -> None:
    """The OpenCL device query, as far as its figures are single numbers of a field."""
    for key, field in DEVICE_FIELDS.items():
        value = sheet.files.reported("Device", key)
        if value is None:
            sheet.note(f"ArchProbeReport.json: no {key} in Device, so no {field}")
            continue
        digits = 5e-6 * value if value > 1e6 else 0.0
        sheet.find(field, value, value - digits, value + digits, "ArchProbeReport.json", f"OpenCL device query: {key}")
    if sheet.cores is None:
        sheet.note("without SmCount, rates per core cannot be given")
    width, height = sheet.files.reported("Device", "MaxImageWidth"), sheet.files.reported("Device", "MaxImageHeight")
    if width and height:
        sheet.note(f"images of up to {width:.0f} x {height:.0f} texels by the device query (limits.max_image2d)")


def peak(sheet: Sheet) -> None:
    """Chains of multiply-adds: the best vector width of the CSV, scaled from the report's figure of the last width."""
    table, gflops = sheet.files.tables.get("Gflops"), sheet.files.reported("Gflops", "FloatGflops")
    if table is None or gflops is None:
        return
    bits, time = table["float width (bit)"], table["t (us)"]
    if not (bits == 32).any():
        sheet.note("Gflops.csv: no rows of 32-bit floats")
        return
    best = gflops * 1e9 * time[bits == 32][-1] / time[bits == 32].min()
    spread = float(np.ptp(time[bits == 32]) / time[bits == 32].min())
    rate = sheet.per_cycle(best / 2, per_core=True)
    if rate is not None:
        widths = int((bits == 32).sum())
        method = f"{best / 1e9:.1f} GFLOPS of dependent multiply-adds, the best of {widths} rows; the peak may lie a little above"
        floats = table.where(bits == 32)
        at = np.argsort(floats["ncomp"], kind="stable")
        rises = widths > 1 and float(floats["t (us)"][at][-1]) < 0.95 * float(floats["t (us)"][at][:-1].min())
        proven = MAY_WAIT if rises else ("exactly", "")
        sheet.find("core.ops.fma.per_cycle", rate, rate * (1 - max(spread, 0.01)), rate * 1.03, table.file, method, *proven)
    if (bits == 16).any():
        gain = time[bits == 32].min() / time[bits == 16].min()
        if abs(gain - 1) < 0.05:
            sheet.note(
                f"Gflops.csv: half floats run {gain:.2f} times as fast as floats; where fp16 needs a wider warp or packed "
                "vectors the probe cannot show it, so core.fp16 is left to other sources"
            )
        else:
            sheet.find("core.fp16.rate", gain, gain * 0.95, gain * 1.05, table.file, "best half rate over best float rate")


def registers(sheet: Sheet) -> None:
    """Registers of one work item, from where the time leaves a straight line; the multiply's latency is the line's slope."""
    table = sheet.files.tables.get("RegCount")
    if table is None:
        return
    alone = table.where(table["ngrp"] == 1)
    from scipy.stats import theilslopes

    regs, first = np.unique(alone["nreg"], return_index=True)  # later ones are met again
    time = alone["t (us)"][first]
    if len(regs) < 20:
        sheet.note(f"RegCount.csv: {len(regs)} register counts with one group, too few for a line")
        return
    middle = slice(len(regs) // 10, len(regs) * 9 // 10)  # neither the first steps nor those that spill
    slope, offset = map(float, theilslopes(time[middle], regs[middle], method="joint")[:2])
    off = time - (offset + slope * regs)
    noise = float(np.median(np.abs(off[len(off) // 4 : len(off) * 3 // 4])))
    beyond = np.flatnonzero(off > np.maximum(6 * noise, 0.02 * time))
    beyond = beyond[beyond > len(off) // 4]
    niter = float(alone["niter"][-1])
    if sheet.clock_hz is not None:
        cycles = slope * 1e-6 / niter * sheet.clock_hz
        sheet.find(
            "core.ops.fmul.latency_cycles", cycles, cycles * 0.98, cycles * 1.02, table.file,
            "each further register adds one dependent multiplication: slope of time over registers, one work item",
        )  # fmt: skip
    said = sheet.files.reported("RegCount", "RegCount")
    line = [(x, offset + slope * x) for x in (float(regs[0]), float(regs[-1]))]
    marks = [(float(regs[beyond[0] - 1]), f"{regs[beyond[0] - 1]:g} registers")] if len(beyond) else []
    sheet.draw(table.file, "One group of one item", "registers", "time, us", regs, time, line, marks)
    if not len(beyond):
        sheet.note(f"RegCount.csv: the time stays on a line up to {regs[-1]:.0f} registers, so no limit shows")
        return
    most = float(regs[beyond[0] - 1])
    high = max(most, said or most)
    share = off[beyond[0]] / time[beyond[0]]
    method = f"time is a line over registers up to {most:.0f} and lies {share:.0%} above it at {regs[beyond[0]]:.0f}"
    sheet.find("registers.max_per_item", most, most - 2, high, table.file, method)
    if said is not None and said != most:
        why = "the report names the last count before the largest jump; the curve leaves its line earlier, where spilling begins"
        sheet.differ("registers.max_per_item", most, said, "RegCount", why)
    pool(sheet, table, most)


def pool(sheet: Sheet, table: ResultTable, most: float) -> None:
    """How many groups of one work item run at once, with all registers and with half of them: the size of the pool."""
    fits: dict[float, float] = {}
    for regs in np.unique(table["nreg"][table["ngrp"] > 1]):
        rows = table.where(table["nreg"] == regs)
        order = np.argsort(rows["ngrp"], kind="stable")
        groups, time = rows["ngrp"][order], rows["t (us)"][order]
        jump = np.flatnonzero(time[1:] > 1.4 * time[:-1])
        marks = [(float(groups[at]), f"{groups[at]:g} groups") for at in jump[:1]]
        sheet.draw(table.file, f"Groups of one item with {regs:g} registers", "groups", "time, us", groups, time, (), marks)
        if len(jump):
            fits[float(regs)] = float(groups[jump[0]])
            if regs < 0.75 * most:
                _sub_cores(sheet, groups[: jump[0] + 1], time[: jump[0] + 1], float(regs))
    if not fits or not sheet.cores:
        sheet.note("RegCount.csv: no number of groups at which the time jumps, so the register pool stays unknown")
        return
    for regs, key in ((max(fits), "FullRegConcurWorkgroupCount"), (min(fits), "HalfRegConcurWorkgroupCount")):
        said = sheet.files.reported("RegCount", key)
        if said is not None and said != fits[regs]:
            sheet.note(
                f"RegCount.csv: {fits[regs]:.0f} groups of {regs:.0f} registers run at once; the report's {key} is {said:.0f}"
            )
    warp = _warp_of_timing(sheet)
    if len(fits) < 2 or warp is None:
        return
    if fits[min(fits)] < 1.5 * fits[max(fits)]:
        sheet.note("RegCount.csv: as many groups fit with all registers as with half of them: each work item has its own")
        return
    # n groups fit and one more does not, on each core; an item holds a few registers beside those the kernel names
    low = max(n / sheet.cores * regs * warp for regs, n in fits.items())
    high = min((n / sheet.cores + 1) * (regs + 4) * warp for regs, n in fits.items())
    said_groups = " and ".join(f"{n:.0f} with {regs:.0f} registers" for regs, n in sorted(fits.items(), reverse=True))
    method = f"groups of one item at once: {said_groups}; each takes a warp of {warp:.0f} on one of {sheet.cores:.0f} cores"
    if high > low:
        sheet.find("registers.per_core", (low + high) / 2, low, high, table.file, method)


def _sub_cores(sheet: Sheet, groups: Array, time: Array, regs: float) -> None:
    """Groups share a sub-core from the first count on that takes half a percent longer than one group."""
    shared = np.flatnonzero(time > 1.005 * time[0])
    if not sheet.cores or not len(shared) or groups[shared[0] - 1] % sheet.cores:
        return
    alone = groups[shared[0] - 1]
    method = f"groups of one item with {regs:.0f} registers run undisturbed up to {alone:.0f} at once"
    sheet.find("core.sub_cores", alone / sheet.cores, alone / sheet.cores, alone / sheet.cores, "RegCount.csv", method)


def warps(sheet: Sheet) -> None:
    """Both warp sizes: the order in which items take a counter (A), and the width at which a group takes longer (B)."""
    counts: dict[str, float] = {}
    table = sheet.files.tables.get("WarpSizeMethodA")
    if table is not None and table["nascend"].max() >= table["nthread"].max():
        sheet.note(f"{table.file}: the order still ascends at {table['nascend'].max():.0f} work items, the end of its range")
    elif table is not None:
        counts["A"] = float(table["nascend"].max())
    if table is not None:
        marks = [(counts["A"], f"{counts['A']:g} items")] if "A" in counts else []
        title, y = "Items that take a counter in ascending order", "in ascending order"
        sheet.draw(table.file, title, "items in the group", y, table["nthread"], table["nascend"], (), marks)
    timed = _warp_of_timing(sheet)
    if timed is not None:
        counts["B"] = timed
    other = sheet.files.tables.get("WarpSizeMethodB")
    if other is not None:
        marks = [(timed, f"{timed:g} items")] if timed is not None else []
        sheet.draw(other.file, "Time of a group", "items in the group", "time, us", other["nthread"], other.times_us, (), marks)
    how = {"A": "method A: items that take a counter in ascending order", "B": "method B: items before a group takes longer"}
    for letter, size in counts.items():
        sheet.find("core.warp_sizes", size, size, size, f"WarpSizeMethod{letter}.csv", how[letter])
        said = sheet.files.reported(f"WarpSizeMethod{letter}", "WarpThreadCount")
        if said is not None and said != size:
            sheet.differ("core.warp_sizes", size, said, f"WarpSizeMethod{letter}", "the curve says otherwise")
    if len(set(counts.values())) > 1:
        sheet.note("warp sizes: methods A and B disagree, and both are kept: a GPU may run warps of either width")


def floor(sheet: Sheet) -> None:
    """Floor of a launch: what is left of the event time at no iteration, from the rows of the search for a count."""
    floors = []
    for name in ("BufferCacheHierarchyPChase", "ImageCacheHierarchyPChase", "RegCount", "ImageCachelineSize"):
        table = sheet.files.tables.get(name)
        if table is None or not len(table.search.get("niter", ())):
            continue
        few, many = float(table.search["niter"][0]), float(table["niter"][0])
        time_few, time_many = float(table.search["t (us)"][0]), float(table["t (us)"][0])
        if many >= 10 * few:
            floors.append(time_few - few * (time_many - time_few) / (many - few))
    if not floors or min(floors) <= 0:
        return
    text = ", ".join(f"{f:.2f}" for f in floors)
    method = (
        f"event time of the first row of the search less its iterations at the slope to the settled rows: {text} us, one item"
    )
    low, high = min(floors) * 0.95e-6, max(floors) * 1.05e-6
    sheet.find("launch.floor_s", float(np.median(floors)) * 1e-6, low, high, "first rows of the chases and RegCount.csv", method)


ASPECTS = (device, peak, warps, registers, floor)


def _warp_of_timing(sheet: Sheet) -> float | None:
    table = sheet.files.tables.get("WarpSizeMethodB")
    if table is None:
        return None
    order = np.argsort(table["nthread"], kind="stable")
    items, time = table["nthread"][order], table.times_us[order]
    jump = np.flatnonzero(time[1:] > 1.05 * np.median(time[: len(time) // 2 + 1]))
    return float(items[jump[0]]) if len(jump) else None
