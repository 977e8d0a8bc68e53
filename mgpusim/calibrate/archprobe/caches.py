"""ArchProbe's aspects of the memory: capacities and latencies from its pointer chases, lines, and bandwidth of every level."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mgpusim.calibrate.archprobe.files import Array, ResultTable
from mgpusim.calibrate.archprobe.knees import Edge, Plateau, edges, merge, nice_size, plateaus
from mgpusim.calibrate.archprobe.sheet import Sheet

__all__ = ["ASPECTS"]

SAME = 1.15
"""Edges of the buffer and the image chase within this factor are the same shared level."""


SWEPT = 8
"""A stride met at so many ranges was used to grow the range; one that is varied at a range is met at four at most."""


def _spread(of: npt.NDArray[np.int64], ranges: Array) -> npt.NDArray[np.int64]:
    """How many different ranges each stride was met at."""
    pairs = np.unique(np.stack([of, np.unique(ranges, return_inverse=True)[1]]), axis=1)
    return np.bincount(pairs[0])


class Chase:
    """A pointer chase: step time in ns over the range, at the strides that were swept, and over strides at a range.

    ArchProbe grows the range at the smallest stride until the time jumps, looks for the line there, and goes on at that stride:
    the parts lie end to end on one curve, of which `stride` names the stride point by point.
    """

    def __init__(self, table: ResultTable) -> None:
        self.table, self.file = table, table.file
        self.ranges, self.strides = table["range (byte)"], table["stride (byte)"]
        self.step = table["t (us)"] / table["niter"] * 1e3
        strides, of = np.unique(self.strides, return_inverse=True)
        ranges = _spread(of, self.ranges)
        swept = strides[ranges >= min(SWEPT, ranges.max())]
        rows = np.isin(self.strides, swept)
        order = np.argsort(self.ranges[rows], kind="stable")
        self.x, start = np.unique(self.ranges[rows][order], return_index=True)
        self.y = np.array([np.median(part) for part in np.split(self.step[rows][order], start[1:])])
        self.stride = np.array([part.max() for part in np.split(self.strides[rows][order], start[1:])])
        self.edges = edges(self.x, self.y)

    def stride_beyond(self, edge: Edge) -> float:
        """The stride of the points that follow an edge."""
        return float(np.median(self.stride[self.x > edge.high][:9])) if (self.x > edge.high).any() else float(self.stride[-1])

    def over_strides(self, at_range: float) -> tuple[Array, Array]:
        """Strides and step times at one range, each stride once."""
        rows = self.ranges == at_range
        strides, first = np.unique(self.strides[rows], return_index=True)
        return strides, self.step[rows][first]

    def swept_ranges(self) -> list[float]:
        """Ranges at which the stride was varied."""
        at, count = np.unique(self.ranges, return_counts=True)
        return [float(x) for x in at[count >= 16]]


def chases(sheet: Sheet) -> None:
    """Capacity and latency of every level. An edge that both chases show is the shared level; one of a single chase is its L1."""
    tables = sheet.files.tables
    buffer = Chase(tables["BufferCacheHierarchyPChase"]) if "BufferCacheHierarchyPChase" in tables else None
    image = Chase(tables["ImageCacheHierarchyPChase"]) if "ImageCacheHierarchyPChase" in tables else None
    shared, l1, texture = _levels(buffer, image)
    for chase, what in ((buffer, "Vector"), (image, "Pixel")):
        if chase is not None:
            _report_levels(sheet, chase, what)
            _draw(sheet, chase, "Buffer chase" if chase is buffer else "Image chase")
    if buffer is not None:
        _level(sheet, buffer, "l1", l1)
        _level(sheet, buffer, "l2", shared[0] if shared else None)
        if buffer.edges and not l1:
            _latency(sheet, "l2", buffer.edges[0].before, buffer)
        elif buffer.edges:
            _latency(sheet, "l1", buffer.edges[0].before, buffer)
            if len(buffer.edges) > 1:
                _latency(sheet, "l2", buffer.edges[1].before, buffer)
        if not buffer.edges:
            sheet.note(f"{buffer.file}: no edge up to {buffer.x[-1]:,.0f} bytes; step time {np.median(buffer.y):.1f} ns")
    if image is not None:
        _level(sheet, image, "texture_l1", texture)
        if texture is not None:
            _latency(sheet, "texture_l1", texture.before, image)
        if buffer is not None and buffer.edges and texture is not None:
            _texture(sheet, image, texture, buffer)
    _ends(sheet, (buffer, image))


def _draw(sheet: Sheet, chase: Chase, title: str) -> None:
    """Draw a chase with its levels; an edge lies where the capacity that is read off it does."""
    fit = [(float(chase.x[0]), chase.edges[0].before)] if chase.edges else []
    for i, edge in enumerate(chase.edges):
        after = chase.edges[i + 1].low if i + 1 < len(chase.edges) else float(chase.x[-1])
        fit += [(edge.low, edge.before), (edge.high, edge.after), (after, edge.after)]
    marks = [(size := nice_size(e.at, e.low, e.high), f"{size / 1024:g} KiB") for e in chase.edges]
    sheet.draw(chase.file, title, "bytes", "ns a step", chase.x, chase.y, fit, marks, log_x=True)


def _levels(buffer: Chase | None, image: Chase | None) -> tuple[list[Edge], Edge | None, Edge | None]:
    """Edges of the shared level (the buffer's first), the buffer's own L1 and the image's own."""
    ours, theirs = (buffer.edges if buffer else []), (image.edges if image else [])
    shared = [a for a in ours if any(_same(a, b) for b in theirs)]
    if not shared and ours:
        shared = ours[-1:]
    bound = shared[0].at if shared else float("inf")
    l1 = next((e for e in ours if e.at < bound / SAME), None)
    texture = next((e for e in theirs if e.at < bound / SAME), None)
    if not ours and len(theirs) > 1:
        shared = theirs[-1:]
    return shared, l1, texture


def _same(a: Edge, b: Edge) -> bool:
    return max(a.at, b.at) <= SAME * min(a.at, b.at) or (a.low <= b.high and b.low <= a.high)


def _level(sheet: Sheet, chase: Chase, level: str, edge: Edge | None) -> None:
    if edge is None:
        return
    size = nice_size(edge.at, edge.low, edge.high)
    method = f"pointer chase: {edge.before:.1f} ns a step up to {edge.at:,.0f} bytes, {edge.after:.1f} ns beyond {edge.high:,.0f}"
    sheet.find(f"{level}.size_b", size, edge.low, edge.high, chase.file, method)


def _latency(sheet: Sheet, level: str, step_ns: float, chase: Chase) -> None:
    if sheet.clock_hz is None:
        return
    cycles = step_ns * 1e-9 * sheet.clock_hz
    method = f"pointer chase: {step_ns:.1f} ns a step, the loop's own instructions included"
    sheet.find(f"{level}.latency_cycles", cycles, cycles * 0.92, cycles * 1.01, chase.file, method)


def _report_levels(sheet: Sheet, chase: Chase, what: str) -> None:
    """Set the report's levels, which are bytes whatever their names say, against the edges of the curve."""
    aspect = chase.table.name
    said = [v for lv in range(1, 5) if (v := sheet.files.reported(aspect, f"Cache{what}CountLv{lv}")) is not None]
    for group in merge(said):
        if len(group) > 1:
            sheet.note(f"{aspect}: the report's levels {', '.join(f'{v:,.0f}' for v in group)} are one edge")
        middle = float(np.median(group))
        match = next((e for e in chase.edges if e.low / SAME <= middle <= e.high * SAME), None)
        if match is None:
            sheet.note(f"{aspect}: the report's level at {middle:,.0f} bytes shows no edge in the raw curve")
            continue
        size = nice_size(match.at, match.low, match.high)
        if abs(middle / size - 1) > 0.01:
            why = f"Cache{what}CountLv are bytes, and the knee is blurred from {match.low:,.0f} to {match.high:,.0f}"
            level = "l2" if match is chase.edges[-1] else ("l1" if what == "Vector" else "texture_l1")
            sheet.differ(f"{level}.size_b", size, middle, aspect, why)


def _texture(sheet: Sheet, image: Chase, edge: Edge, buffer: Chase) -> None:
    """Line, ways and the price of a fetch, from how often the image chase misses its L1 and what such a miss takes."""
    line = _texels_at_once(sheet)
    if line is None:
        line = _line_of_sweep(sheet, image, edge)
    stride = image.stride_beyond(edge)
    if line is None:
        sheet.note(f"{image.file}: the line of the texture L1 is not known, so neither are its ways nor the price of a miss")
        return
    # beyond the L1 a chase at less than a line misses once a line: the others of its steps still take as long as a hit
    miss, served = edge.before + (edge.after - edge.before) * max(1.0, line / stride), buffer.edges[-1].before
    if sheet.clock_hz is not None:
        extra = (miss - served) * 1e-9 * sheet.clock_hz
        method = f"a fetch that misses the texture L1 takes {miss:.0f} ns, a buffer load served by the same level {served:.0f} ns"
        sheet.find("texture.latency_cycles", extra, extra * 0.85, extra * 1.1, f"{image.file}, {buffer.file}", method)
    lines = nice_size(edge.at, edge.low, edge.high) / line
    just = (image.x > lines * line) & (image.x <= (lines + 1) * line)
    if just.any():
        share = min(1.0, float(np.median(image.stride[just])) / line)
        missing = float((np.median(image.y[just]) - edge.before) / (miss - edge.before)) / share
        ways = missing * (lines + 1) - 1
        if 1 <= ways <= lines * 1.05:
            whole = nice_size(ways, ways * 0.85, ways * 1.18)
            method = f"one line more than fits misses in {missing:.2f} of the visits, as LRU sets of {whole:.0f} ways do"
            sheet.find("texture_l1.ways", whole, ways * 0.9, ways * 1.1, image.file, method)
    beyond = [r for r in image.swept_ranges() if r > image.edges[-1].at]
    if beyond and len(image.edges) > 1:
        _, time = image.over_strides(beyond[-1])
        slow = float(np.percentile(time, 99)) - (miss - served)
        method = "longest steps of the image chase beyond the last level, less what a fetch costs over a buffer load"
        sheet.find("dram.latency_s", slow * 1e-9, slow * 0.85e-9, slow * 1.1e-9, image.file, method)


def _texels_at_once(sheet: Sheet) -> float | None:
    """Line of the texture L1: texels in a row that cost no more, along x over along y (or the other way round)."""
    table = sheet.files.tables.get("ImageCachelineSize")
    if table is None:
        return None
    along = [table.where(table["dim (x/y)"] == d) for d in (0, 1)]
    calm = [_last_calm(rows["nthread"], rows["t (us)"]) for rows in along if len(rows["nthread"])]
    if len(calm) < 2 or not calm[0] or not calm[1]:
        sheet.note(f"{table.file}: no number of texels along both axes at which the time jumps")
        return None
    for axis, rows, end in zip("xy", along, calm, strict=True):
        title, marks = f"Texels in a row along {axis}", [(end or 0.0, f"{end:g} texels")]
        sheet.draw(table.file, title, "texels", "time, us", rows["nthread"], rows["t (us)"], (), marks)
    line = 16 * max(calm[0], calm[1]) / min(calm[0], calm[1])
    method = f"{calm[0]:.0f} texels along x and {calm[1]:.0f} along y are fetched at once, of 16 bytes each"
    sheet.find("texture_l1.line_b", line, line, line, table.file, method)
    return line


def _line_of_sweep(sheet: Sheet, image: Chase, edge: Edge) -> float | None:
    """Line of the texture L1 by the chase alone: strides just beyond a shared level, some of which miss nothing but the L1."""
    beyond = [r for r in image.swept_ranges() if r > 2 * edge.at and any(e.at < r < 1.1 * e.at for e in image.edges)]
    if not beyond:
        return None
    stride = image.stride_beyond(edge)
    strides, time = image.over_strides(beyond[-1])
    miss = float(np.percentile(time[strides > stride], 5))
    share = (edge.after - edge.before) / (miss - edge.before)
    if not 0 < share <= 1.05:
        return None
    line = nice_size(stride / share, stride / share * 0.8, stride / share * 1.25)
    method = f"a chase at {stride:.0f} bytes misses in {share:.2f} of its steps: {edge.before:.0f} ns hit, {miss:.0f} ns miss"
    sheet.find("texture_l1.line_b", line, line, line, image.file, method)
    return line


def _ends(sheet: Sheet, both: tuple[Chase | None, Chase | None]) -> None:
    for chase in both:
        most = sheet.files.settings.get(chase.table.name, {}).get("DataSizeMax") if chase else None
        if chase and isinstance(most, int | float) and chase.ranges.max() < 0.9 * most:
            sheet.note(f"{chase.file}: ends at {chase.ranges.max():,.0f} of {most:,.0f} bytes, so later levels cannot show")


def lines(sheet: Sheet) -> None:
    """Line of the first cache a buffer load meets."""
    table = sheet.files.tables.get("BufferCachelineSize")
    if table is None:
        return
    jump = _last_calm(table["stride (byte)"], table["t (us)"])
    if jump is None:
        sheet.note(f"{table.file}: no stride at which the time jumps")
        return
    stride = float(np.min(table["stride (byte)"][table["stride (byte)"] > jump]))
    marks = [(stride, f"{stride:g} B")]
    x, y = table["stride (byte)"], table["t (us)"]
    sheet.draw(table.file, "Two loads a stride apart", "stride, bytes", "time, us", x, y, (), marks)
    level = "l1" if sheet.first("l1.size_b") else "l2"
    method = f"two loads a stride apart cost more from {stride:.0f} bytes on"
    sheet.find(f"{level}.line_b", stride, stride, stride, table.file, method)
    said = sheet.files.reported("BufferCachelineSize", "BufTopLevelCachelineSize")
    if said is not None and said != stride:
        sheet.differ(f"{level}.line_b", stride, said, "BufferCachelineSize", "the curve jumps elsewhere")


def widths(sheet: Sheet) -> None:
    """The widest load that costs no more than a narrow one: no field of its own, but what the other probes read at a time."""
    table = sheet.files.tables.get("BufferVecWidth")
    if table is not None:
        size, time = table["size (byte)"], table["t (us)"]
        same = size[time <= 1.1 * np.median(time[size == size.min()])]
        sheet.draw(table.file, "Loads by their width", "bytes", "time, us", size, time, log_x=True)
        sheet.note(f"{table.file}: loads of up to {same.max():.0f} bytes take as long as one of {size.min():.0f}")


def _last_calm(x: Array, time: Array) -> float | None:
    """The last x before the time rises by more than a tenth, and ten times the usual step."""
    at = np.unique(x)
    if len(at) < 3:
        return None
    t = np.array([np.median(time[x == value]) for value in at])
    steps = np.diff(t)
    usual = float(np.median(np.abs(steps)))
    jump = np.flatnonzero(steps > np.maximum(10 * usual, 0.1 * t[:-1]))
    return float(at[jump[0]]) if len(jump) else None


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
                sheet.find("texture.texels_per_cycle_128", texels, texels * 0.97, texels * 1.1, "ImageBandwidth.csv", method)
    if buffer:
        _buffer_levels(sheet, buffer, own["buffer"].value if own["buffer"] else None)
    _scratch(sheet, "LocalMemBandwidth", "local.b_per_cycle")
    _scratch(sheet, "ConstMemBandwidth", "constant.b_per_cycle")


def _buffer_levels(sheet: Sheet, runs: list[Plateau], l1: float | None) -> None:
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
        sheet.find("dram.efficiency", share, share * 0.97, share * 1.04, file, method)


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


def _alike(one: ResultTable, other: ResultTable | None) -> bool:
    """Whether two bandwidth curves agree within 5% where they have the same range."""
    if other is None:
        return False
    _, a, b = np.intersect1d(one["range (byte)"], other["range (byte)"], return_indices=True)
    ratio = one["bandwidth (gbps)"][a] / other["bandwidth (gbps)"][b]
    return len(ratio) > 2 and float(np.median(np.abs(ratio - 1))) < 0.05


def _rate(sheet: Sheet, field: str, run: Plateau, file: str, per_core: bool) -> None:
    rate = sheet.per_cycle(run.level * 1e9, per_core)
    if rate is None:
        return
    wide = max(run.spread, 0.02)
    whole = "each core" if per_core else "the device"
    method = f"{run.level:.1f} GB/s from {run.first:,.0f} to {run.last:,.0f} bytes, shared out to {whole}; the port may be wider"
    sheet.find(field, rate, rate * (1 - wide), rate * (1 + 1.5 * wide), file, method)


def _curve(sheet: Sheet, name: str) -> list[Plateau]:
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
    found = plateaus(x, y)
    fit = [point for p in found for point in ((p.first, p.level), (p.last, p.level))]
    sheet.draw(table.file, name.replace("Bandwidth", " bandwidth"), "bytes", "GB/s", x, y, fit, log_x=True)
    return found


ASPECTS = (chases, lines, widths, bandwidths)
