"""Capacities, latencies, lines and ways off the times of pointer chases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median

from mgpusim.calibrate.curves import Edge, Plateau, Slope, Steps, find_steps
from mgpusim.calibrate.memory_reading import (
    Reading,
    crossing,
    fetched_by_stride,
    nearest_pow2,
    of_kind,
    slopes,
    steps_curve,
)
from mgpusim.calibrate.probe import Curve, Point

__all__ = [
    "read_buffer", "read_constant", "read_count", "read_dram", "read_image", "read_line", "read_loaded", "read_local", "read_tlb",
    "read_ways",
]  # fmt: skip

OWN_TURN = 4.0
"""Cycles by which the time of a lone fetch may hold the texture unit's work, besides its latency."""
NEAR_DRAM = 0.8
"""A level with more than this share of the latency of DRAM is DRAM (or a part of its time), not a cache."""


def _series(r: Reading, found: dict[float, Slope]) -> tuple[list[float], list[float], list[float]]:
    """Return x, cycles and their spread of slopes by x, ascending."""
    xs = sorted(found)
    return xs, [found[x].value * r.hz for x in xs], [(found[x].high - found[x].low) / 2 * r.hz for x in xs]


def _capacity(xs: Sequence[float], ys: Sequence[float], edge: Edge, low: Plateau, high: Plateau) -> tuple[float, float, float]:
    """Return the capacity at an edge and its interval: from the last size that fits to where half of a miss is paid."""
    half = crossing(xs, ys, (low.level + high.level) / 2, edge.below * 0.999) or edge.above
    end = max(edge.beyond, min(x for x in xs if x >= half * 0.999) if half <= xs[-1] else edge.above)
    value = edge.below if end < 1.2 * edge.below else math.sqrt(edge.below * end)
    return value, edge.below, end


def _latency(r: Reading, field: str, level: Plateau, less: float, method: str) -> None:
    r.add(field, level.level - less, level.low - less - 0.5, level.high - less + 0.5, method)


def _cached(steps: Steps, dram: float | None, less: float) -> list[int]:
    """Return which plateaus are caches: all but those near the latency of DRAM; without it, all but the last of several."""
    if dram is not None:
        return [i for i, p in enumerate(steps.plateaus) if p.level - less < NEAR_DRAM * dram]
    return list(range(max(min(1, len(steps.plateaus)), len(steps.plateaus) - 1)))


def read_dram(r: Reading, points: Sequence[Point]) -> None:
    """DRAM latency: steps of a chase through lines that a sweep has driven out of every cache."""
    found = slopes(points, ["size_b"], "steps")
    if not found:
        r.notes.append("no latency of DRAM: times do not rise with the steps")
        return
    slope = found[max(found)]
    less = r.address / r.hz
    how = "step of a chase over lines swept out of all caches, less the address arithmetic"
    r.add(
        "dram.latency_s", slope.value - less, slope.low - less - 0.02 * slope.value, slope.high - less + 0.05 * slope.value, how
    )


def read_buffer(r: Reading, points: Sequence[Point]) -> None:
    """L1 and L2: plateaus of the latency over the size, and the sizes at which one ends."""
    xs, ys, spread = _series(r, slopes(of_kind(points, kind="alone"), ["size_b"], "steps"))
    if len(xs) < 4:
        r.notes.append("too few sizes with a latency: nothing can be said about caches")
        return
    steps = find_steps(xs, ys, spread, least=1.15)
    seconds = r.value("dram.latency_s")
    dram = seconds * r.hz if seconds else None
    if not steps.edges:
        r.notes.append("no knee in the latency of buffers, or noise hides it: capacities and latencies of caches stay open")
        r.curves.append(steps_curve("Buffer chase", "bytes", "cycles a step", xs, ys, steps))
        return
    cached = _cached(steps, dram, r.address)
    names = (["l2"] if len(cached) == 1 else ["l1", *["l2"] * (len(cached) - 1)])[: len(cached)]
    if len(cached) > 2:
        r.notes.append(f"{len(cached)} cached levels; the first is taken for L1 and the last for L2")
    marks = []
    for k, (i, name) in enumerate(zip(cached, names, strict=True)):
        if 0 < k < len(cached) - 1:
            continue
        p = steps.plateaus[i]
        _latency(r, f"{name}.latency_cycles", p, r.address, "plateau of a buffer chase, less the address arithmetic")
        if i < len(steps.edges):
            value, low, high = _capacity(xs, ys, steps.edges[i], p, steps.plateaus[i + 1])
            r.add(
                f"{name}.size_b", value, low, high, "end of the plateau of a buffer chase: last size that fits, half of the rise"
            )
            marks.append((value, f"{name} {value / 1024:g} KiB"))
    if not cached:
        r.notes.append("no plateau below the latency of DRAM: no cache found")
    r.curves.append(steps_curve("Buffer chase", "bytes", "cycles a step", xs, ys, steps, marks))
    _beside(r, points, dram)


def _beside(r: Reading, points: Sequence[Point], dram: float | None) -> None:
    """Size of a last level too large for one work item to go round: misses are (size - capacity) / size of the steps.

    Sizes at which less than 3 of 10 steps miss are left out: hits in a farther part of a last level in parts look like misses."""
    xs, ys, spread = _series(r, slopes(of_kind(points, kind="beside"), ["size_b"], "steps"))
    if len(xs) < 4:
        return
    steps = find_steps(xs, ys, spread, least=1.15, points=2)
    r.curves.append(steps_curve("Buffer chase while others read the buffer", "bytes", "cycles a step", xs, ys, steps))
    if r.value("l2.size_b") is not None:
        return
    first, last = median(ys[:3]), (dram + r.address) if dram is not None else max(ys)
    half = crossing(xs, ys, (first + last) / 2, 0.0)
    fits = [x for x, y in zip(xs, ys, strict=True) if y < first + 0.1 * (last - first) and (half is None or x < half)]
    if half is not None and fits and last > 1.2 * first and half < 1.6 * fits[-1]:  # at twice its capacity half would hit
        how = "a chase in a buffer kept warm: last size that fits, half of the rise; what does not fit drives out what does"
        r.add("l2.size_b", math.sqrt(fits[-1] * half), fits[-1], half, how)
        return
    rising = [(x, y) for x, y in zip(xs, ys, strict=True) if first + 0.3 * (last - first) < y < first + 0.92 * (last - first)]
    if last < 1.2 * first or len(rising) < 2:
        r.notes.append("no end of the last level in the range of sizes: its capacity stays open")
        return
    sizes = sorted(x * (last - y) / (last - first) for x, y in rising)
    value = median(sizes)
    r.add("l2.size_b", value, 0.9 * sizes[0], 1.1 * sizes[-1], "share of hits of a chase in a buffer kept warm, times its size")


def read_line(r: Reading, points: Sequence[Point]) -> None:
    """What a miss fetches: the stride from which on each step of one pass misses."""
    grains: dict[str, tuple[int, float] | None] = {}
    times: dict[str, dict[float, float]] = {}
    for kind, title in (("warm", "first level cold"), ("swept", "all levels cold")):
        xs, ys, _ = _series(r, slopes(of_kind(points, kind=kind), ["stride_b"], "steps"))
        if not xs:
            continue
        r.curves.append(Curve(f"One pass, {title}", "stride in bytes", "cycles a step", tuple(xs), tuple(ys), log_x=True))
        grains[kind] = fetched_by_stride(xs, ys)
        times[kind] = dict(zip(xs, ys, strict=True))
    if len(times) == 2:  # what the swept pass takes longer is DRAM's alone, whatever the first level does to both
        strides = sorted(times["warm"].keys() & times["swept"].keys())
        longer = [times["swept"][s] - times["warm"][s] for s in strides]
        if longer and max(longer) > 0.1 * max(times["warm"].values()):
            grains["swept"] = fetched_by_stride(strides, [max(0.0, d) + 0.2 * max(longer) for d in longer]) or grains["swept"]
    warm, swept = grains.get("warm"), grains.get("swept")
    if warm:
        how = "stride from which on each step of a pass through L2 misses the first level"
        r.add("l1.sector_b", warm[0], 0.75 * warm[0], 1.4 * warm[0], how)
    elif "warm" in grains:
        r.notes.append("one pass in L2 does not depend on its stride: no first level for buffers, or too noisy")
    if swept:
        if warm and swept[0] == warm[0] and not _reaches_dram(r, points):
            r.notes.append("the swept pass does not reach DRAM: what L2 fetches stays open")
            return
        how = "stride from which on each step of a pass through DRAM misses L2"
        r.add("l2.sector_b", swept[0], 0.8 * swept[0], 1.25 * swept[0], how)
        if warm and swept[0] > warm[0]:
            asked = f"L2 fetches {swept[0]} bytes at a miss and gives the first level {warm[0]}"
            r.notes.append(f"{asked}: its sector may be smaller")
    elif "swept" in grains:
        r.notes.append("what L2 fetches shows no clear stride")


def _reaches_dram(r: Reading, points: Sequence[Point]) -> bool:
    warm, swept = (slopes(of_kind(points, kind=k), ["stride_b"], "steps") for k in ("warm", "swept"))
    widest = max(set(warm) & set(swept), default=None)
    return widest is not None and swept[widest].value > 1.15 * warm[widest].value


def _lines(r: Reading, xs: list[float], ys: list[float], steps: Steps, tables: Sequence[str], what: str) -> None:
    """Line sizes: the capacity of a table over the lines at which half of what a miss costs is paid."""
    for table in tables:
        size = r.value(f"{table}.size_b")
        if size is None:
            continue
        for edge, low, high in zip(steps.edges, steps.plateaus, steps.plateaus[1:], strict=False):
            count = crossing(xs, ys, (low.level + high.level) / 2, edge.below * 0.999)
            line = size / count if count else 0.0
            snapped = nearest_pow2(line) if line else 0
            if 16 <= line <= 320 and abs(math.log(line / snapped)) < math.log(1.35):
                how = f"capacity over the {what} at which half of the steps miss ({count:.0f}), to the next power of two"
                r.add(f"{table}.line_b", snapped, min(line, 0.75 * snapped), max(line, 1.4 * snapped), how)
                break


def read_count(r: Reading, points: Sequence[Point]) -> None:
    """Line sizes of L1 and L2."""
    xs, ys, spread = _series(r, slopes(points, ["elements"], "steps"))
    if len(xs) < 4:
        return
    steps = find_steps(xs, ys, spread, least=1.15)
    r.curves.append(steps_curve("Lines of a buffer chase", "lines", "cycles a step", xs, ys, steps))
    before = len(r.findings)
    _lines(r, xs, ys, steps, ("l1", "l2"), "lines")
    if len(r.findings) == before:
        r.notes.append("no level ends within the lines counted (or its size is not known): no line size")


def read_ways(r: Reading, points: Sequence[Point]) -> None:
    """Associativity: elements a set holds, where two or more strides end at the same number."""
    ends: list[tuple[float, float, float, float]] = []
    for stride in sorted({p.tags["stride_b"] for p in points}):
        xs, ys, spread = _series(r, slopes(of_kind(points, stride_b=stride), ["elements"], "steps"))
        if len(xs) < 6:
            continue
        steps = find_steps(xs, ys, spread, least=1.2, points=2)
        r.curves.append(steps_curve(f"Conflicts at {stride / 1024:g} KiB", "elements", "cycles a step", xs, ys, steps))
        if steps.edges:
            ends.append((stride, steps.edges[0].below, steps.edges[0].beyond, steps.plateaus[0].level))
    same = [e for e in ends if e[1] == ends[-1][1]]
    if len(same) < 2:
        r.notes.append("strides do not agree on a number of ways: the index is hashed, or sets hold more than were tried")
        return
    _, ways, beyond, level = same[-1]
    l1 = r.value("l1.latency_cycles")
    table = "l1" if l1 is not None and abs(level - r.address - l1) < 0.25 * l1 else "l2"
    r.add(f"{table}.ways", ways, ways, max(ways, beyond - 1), f"elements that stay at {len(same)} strides that keep to one set")


def read_tlb(r: Reading, points: Sequence[Point]) -> None:
    """Reach of translation: the number of pages after which latency rises, where no cache ends at that many lines."""
    ends: dict[float, tuple[Edge, float]] = {}
    sizes = [(r.value(f"{t}.size_b"), r.value(f"{t}.line_b") or 64.0) for t in ("l1", "l2")]
    for page in sorted({p.tags["page_b"] for p in points}):
        xs, ys, spread = _series(r, slopes(of_kind(points, page_b=page), ["elements"], "steps"))
        if len(xs) < 4:
            continue
        steps = find_steps(xs, ys, spread, least=1.1, points=2)
        r.curves.append(steps_curve(f"One line on each {page / 1024:g} KiB", "pages", "cycles a step", xs, ys, steps))
        for edge, low, high in zip(steps.edges, steps.plateaus, steps.plateaus[1:], strict=False):
            if not any(size and 0.2 < edge.below * line / size < 4 for size, line in sizes):
                ends.setdefault(page, (edge, high.level - low.level))
    if not ends:
        r.notes.append(
            "no rise over pages that caches do not explain: translation reaches further than was tried, or costs nothing"
        )
        return
    reaches = {page: edge.below * page for page, (edge, _) in ends.items()}
    page = min((p for p in ends if ends[p][0].below <= 1.1 * min(e.below for e, _ in ends.values())), default=min(ends))
    smaller = [reaches[p] for p in ends if p < page]
    edge, miss = ends[page]
    size = min(smaller) / edge.below if smaller else page
    how = "pages after which one line on each takes longer"
    r.add("tlb.entries", edge.below, edge.below, edge.above, how)
    r.add(
        "tlb.page_b",
        nearest_pow2(size),
        0.5 * size,
        4 * size,
        "reach over entries; the stride itself where smaller strides show no end",
    )
    r.add("tlb.miss_cycles", miss, 0.8 * miss, 1.25 * miss, "rise of the latency where pages no longer fit")


def read_loaded(r: Reading, points: Sequence[Point]) -> None:
    """Latency of DRAM over the bandwidth that all the chases together ask for."""
    found = slopes(points, ["lanes"], "steps")
    lines = {p.tags["lanes"]: p.tags["line_b"] for p in points}
    xs = sorted(found)
    rate = [x * lines[x] / found[x].value / 1e9 for x in xs]
    r.curves.append(
        Curve(
            "Latency under load",
            "GB/s of lines asked for",
            "ns a step",
            tuple(rate),
            tuple(found[x].value * 1e9 for x in xs),
            log_x=True,
        )
    )
    r.notes.append("latency under load is for the report: no field of a GPU holds it")


def read_constant(r: Reading, points: Sequence[Point]) -> None:
    """Constant memory: the first plateau and its end."""
    xs, ys, spread = _series(r, slopes(points, ["size_b"], "steps"))
    if len(xs) < 3:
        return
    steps = find_steps(xs, ys, spread, least=1.15)
    r.curves.append(steps_curve("Constant chase", "bytes", "cycles a step", xs, ys, steps))
    if not steps.plateaus:
        r.notes.append("the latency of constant memory has no plateau")
        return
    first = steps.plateaus[0]
    _latency(r, "constant.latency_cycles", first, r.address, "first plateau of a constant chase, less the address arithmetic")
    if steps.edges:
        value, low, high = _capacity(xs, ys, steps.edges[0], first, steps.plateaus[1])
        r.add("constant.size_b", value, low, high, "end of the first plateau of a constant chase")
    else:
        r.notes.append(f"constant memory shows no end up to {xs[-1] / 1024:g} KiB")


def read_local(r: Reading, points: Sequence[Point]) -> None:
    """Local memory: cycles of a step."""
    found = slopes(points, ["words"], "steps")
    for slope in found.values():
        cycles, low, high = (v * r.hz - r.address for v in (slope.value, slope.low, slope.high))
        how = "step of a chase in local memory, less the address arithmetic (or all of it: the interval holds both)"
        r.add("local.latency_cycles", cycles, low - 0.5, high + 0.5 + r.address, how)


def read_image(r: Reading, points: Sequence[Point]) -> None:
    """Texture cache: as for buffers. Where images and buffers end at one size they share the L1."""
    xs, ys, spread = _series(r, slopes(of_kind(points, kind="size"), ["size_b"], "steps"))
    if len(xs) < 4:
        r.notes.append("no images, or too few sizes with a latency")
        return
    steps = find_steps(xs, ys, spread, least=1.12)
    r.curves.append(steps_curve("Image chase", "bytes", "cycles a step", xs, ys, steps))
    if not steps.edges:
        r.notes.append("no knee in the range of images: the texture cache stays open")
        return
    first = steps.plateaus[0]
    value, low, high = _capacity(xs, ys, steps.edges[0], first, steps.plateaus[1])
    l1_size, l1, l2 = r.value("l1.size_b"), r.value("l1.latency_cycles"), r.value("l2.latency_cycles")
    same = l1_size is not None and l1 is not None and low / 1.4 < l1_size < high * 1.4
    unified = same or (l1 is not None and _ends_with_l1(r, points))
    if unified:
        assert l1 is not None
        r.notes.append("images and buffers end at one size: one L1 serves both")
        _unified_latency(r, points, steps, l1)
        if same:
            r.add("l1.size_b", value, low, high, "end of the first plateau of an image chase")
        else:
            r.notes.append("a row of texels ends before the L1 does, its lines do not: images lie in blocks of several rows")
    else:
        _latency(r, "texture_l1.latency_cycles", first, 0.0, "first plateau of an image chase")
        r.add("texture_l1.size_b", value, low, high, "end of the first plateau of an image chase")
        if l2 is not None:
            seconds = r.value("dram.latency_s")
            below = [p for p in steps.plateaus[1:] if seconds is None or p.level < NEAR_DRAM * seconds * r.hz]
            p = below[-1] if below and seconds is not None else steps.plateaus[1]
            wide = 0.03 * p.level
            r.add(
                "texture.latency_cycles",
                p.level - l2,
                p.low - l2 - wide,
                p.high - l2 + wide,
                "image chase less buffer chase, both in L2",
            )
    _image_lines(r, points, "l1" if unified else "texture_l1")


def _unified_latency(r: Reading, points: Sequence[Point], steps: Steps, l1: float) -> None:
    """What the texture unit adds to the L1: of a plane where it was timed, which kernels use, else of a row of texels.

    The interval reaches to the other formats, to what is left of it where both miss the L1, and to what is left of it without the
    fetch's own turn, which takes a warp of a unit that has eight lanes at a time 4 cycles."""
    row, second = steps.plateaus[0], steps.plateaus[1]
    planes = slopes(of_kind(points, kind="texel"), ["bits"], "steps")
    found = [(s.value * r.hz - l1, s.low * r.hz - l1, s.high * r.hz - l1) for s in planes.values()]
    if found:
        said = ", ".join(f"{bits} bits {s.value * r.hz:.1f}" for bits, s in sorted(planes.items()))
        how = f"image chase less the buffer chase, both in the L1; cycles of a texel of {said}, in a row {row.level:.1f}"
    else:
        found = [(row.level - l1, row.low - l1, row.high - l1)]
        how = "image chase less the buffer chase, both in the L1"
    value = median(v for v, _, _ in found)
    low, high = min(v for _, v, _ in found), max(v for _, _, v in found)
    l2 = r.value("l2.latency_cycles")
    if l2 is not None and second.level > l2:
        low = min(low, value + (second.level - l2) - (row.level - l1))
    r.add("texture.latency_cycles", value, low - OWN_TURN, high + 0.5, how)


def _ends_with_l1(r: Reading, points: Sequence[Point]) -> bool:
    """Whether as many texels, each on a line of its own, stay as lines fit the L1: rows may lie in blocks with others unused."""
    xs, ys, _ = _series(r, slopes(of_kind(points, kind="count"), ["elements"], "steps"))
    size, line = r.value("l1.size_b"), r.value("l1.line_b")
    if not size or not line or len(xs) < 4:
        return False
    rise = [y for y in ys if y > 1.3 * min(ys)]
    half = crossing(xs, ys, (min(ys) + max(ys)) / 2, 0.0) if rise else None
    return half is not None and 0.7 < half * line / size < 1.4


def _image_lines(r: Reading, points: Sequence[Point], table: str) -> None:
    xs, ys, _ = _series(r, slopes(of_kind(points, kind="line"), ["stride_b"], "steps"))
    grain = fetched_by_stride(xs, ys)
    if grain:
        r.add(f"{table}.sector_b", grain[0], 0.75 * grain[0], 1.4 * grain[0], "stride from which on each fetch of a pass misses")
    else:
        r.notes.append("what a miss of the texture cache fetches shows no clear stride")
    xs, ys, spread = _series(r, slopes(of_kind(points, kind="count"), ["elements"], "steps"))
    if len(xs) >= 4:
        steps = find_steps(xs, ys, spread, least=1.12)
        r.curves.append(steps_curve("Lines of an image chase", "lines", "cycles a step", xs, ys, steps))
        _lines(r, xs, ys, steps, (table,), "texels a line apart")
