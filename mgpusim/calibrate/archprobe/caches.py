"""ArchProbe's aspects of the memory: capacities and latencies from its pointer chases, lines, and bandwidth of every level."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arrays import Array
from mgpusim.calibrate.archprobe.files import ResultTable
from mgpusim.calibrate.archprobe.sheet import Sheet
from mgpusim.calibrate.curves import Edge, capacity, find_steps, thinned
from mgpusim.calibrate.probe import Proof

BEYOND_B = 16 * 2**20
"""A chase so long ends beyond the system-level caches of phones, which hold up to 8 MiB."""

SHARE = 0.01
"""Points of a chase that lie this close are read as one: there are thousands, a few bytes apart, each of a single launch."""
JUMP, NEAR = 1.05, 1.25
"""Levels differ by this factor, and reach this far or further."""
SAME = 1.15
"""Edges of the buffer and the image chase within this factor are the same shared level."""


SWEPT = 8
"""A stride met at so many ranges was used to grow the range; one that is varied at a range is met at four at most."""


def _spread(of: npt.NDArray[np.int64], ranges: Array) -> npt.NDArray[np.int64]:
    """How many different ranges each stride was met at."""
    pairs = np.unique(np.stack([of, np.unique(ranges, return_inverse=True)[1]]), axis=1)
    return np.bincount(pairs[0])


class Rise(msgspec.Struct, frozen=True):
    """A level of a chase that ends: its capacity in [low, high], ns a step `before`, and `after` from `beyond` on."""

    at: float
    low: float
    high: float
    beyond: float
    before: float
    after: float


def rises(x: Array, y: Array) -> list[Rise]:
    """Return where the level of a curve rises, x ascending.

    A cache that fills set by set, or page by page, gives several steps where there is one capacity. Those within a factor NEAR
    are one. A run that ends on a rise shows no level beyond it; what its points beyond have in the middle stands for that.

    >>> x = np.arange(1, 101) * 16.0
    >>> [(r.at, round(r.before, 6), round(r.after, 6)) for r in rises(x, np.where(x <= 512, 100.0, 150.0))]
    [(512.0, 100.0, 150.0)]
    """
    xs, ys = (v.tolist() for v in thinned(x, y, SHARE))
    steps = find_steps(xs, ys, least=JUMP, near=NEAR)
    risen = [
        _rise(xs, ys, edge, before.level, after.level)
        for edge, before, after in zip(steps.edges, steps.plateaus, steps.plateaus[1:], strict=False)
        if edge.ratio > 1
    ]
    if steps.plateaus:
        last = steps.plateaus[-1]
        tail = [(a, b) for a, b in zip(xs, ys, strict=True) if a > last.last]
        if len(tail) > 1 and min(b for _, b in tail) > JUMP * last.level:
            level = float(np.median([b for _, b in tail]))
            end = Edge(last.last, tail[0][0], next(a for a, b in tail if b >= level), level / last.level)
            risen.append(_rise(xs, ys, end, last.level, level))
    return risen


def _rise(xs: list[float], ys: list[float], edge: Edge, before: float, after: float) -> Rise:
    at, low, high = capacity(xs, ys, edge, before, after)
    return Rise(at, low * (1 - SHARE), high, edge.above, before, after)


class Chase:
    """A pointer chase: step time in ns over the range, at the strides that were swept, and over strides at a range.

    ArchProbe grows the range at the smallest stride until the time jumps, looks for the line there, and goes on at that stride.
    The parts lie end to end on one curve, of which `stride` names the stride point by point.
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
        self.edges = rises(self.x, self.y)

    def stride_beyond(self, edge: Rise) -> float:
        """The stride of the points that follow an edge."""
        return float(np.median(self.stride[self.x > edge.beyond][:9])) if (self.x > edge.beyond).any() else float(self.stride[-1])

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
        fit += [(edge.low, edge.before), (edge.beyond, edge.after), (after, edge.after)]
    marks = [(size := nice_size(e.at, e.low, e.high), f"{size / 1024:g} KiB") for e in chase.edges]
    sheet.draw(chase.file, title, "bytes", "ns a step", chase.x, chase.y, fit, marks, log_x=True)


def _levels(buffer: Chase | None, image: Chase | None) -> tuple[list[Rise], Rise | None, Rise | None]:
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


def _same(a: Rise, b: Rise) -> bool:
    return max(a.at, b.at) <= SAME * min(a.at, b.at) or (a.low <= b.high and b.low <= a.high)


def _level(sheet: Sheet, chase: Chase, level: str, edge: Rise | None) -> None:
    if edge is None:
        return
    size = nice_size(edge.at, edge.low, edge.high)
    method = (
        f"pointer chase: {edge.before:.1f} ns a step up to {edge.at:,.0f} bytes, {edge.after:.1f} ns beyond {edge.beyond:,.0f}"
    )
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


def _texture(sheet: Sheet, image: Chase, edge: Rise, buffer: Chase) -> None:
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
        proven = _of_dram(sheet, beyond[-1])
        sheet.find("dram.latency_s", slow * 1e-9, slow * 0.85e-9, slow * 1.1e-9, image.file, method, *proven)


def _of_dram(sheet: Sheet, footprint_b: float) -> tuple[Proof, str]:
    """Return what a chase proves of DRAM's latency: all of it only where it ends beyond the system-level cache."""
    ends = f"the chase ends at {footprint_b / 1024:,.0f} KiB"
    if sheet.slc_b is None and footprint_b < BEYOND_B:
        return "at least", f"{ends}, and a system-level cache that is not known may hold all of it"
    if sheet.slc_b is not None and footprint_b < 2 * sheet.slc_b:
        return "at least", f"{ends}, and the system-level cache of {sheet.slc_b / 1024:,.0f} KiB may hold it"
    return "exactly", f"{ends}, beyond any system-level cache"


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


def _line_of_sweep(sheet: Sheet, image: Chase, edge: Rise) -> float | None:
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


def nice_size(at: float, low: float, high: float) -> float:
    """Return the power of two, or three times one, nearest to `at` in [low, high]; `at` itself where there is none.

    >>> nice_size(132448, 103000, 134272), nice_size(700, 690, 710)
    (131072.0, 700)
    """
    tries = [m * 2.0**k for k in range(64) for m in (1, 3)]
    fits = [t for t in tries if low * 0.999 <= t <= high * 1.001]
    return min(fits, key=lambda t: abs(t - at)) if fits else at


def merge(sizes: list[float], near: float = NEAR) -> list[list[float]]:
    """Group ascending sizes that lie within a factor `near` of their neighbour: one edge read several times.

    >>> merge([1024, 125744, 132608, 133728, 136080])
    [[1024], [125744, 132608, 133728, 136080]]
    """
    groups: list[list[float]] = []
    for size in sorted(sizes):
        if groups and size <= near * groups[-1][-1]:
            groups[-1].append(size)
        else:
            groups.append([size])
    return groups


ASPECTS = (chases, lines, widths)
