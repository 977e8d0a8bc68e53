"""Caches as buffers see them: capacity, latency, line, what a miss fetches, and associativity, by pointer chases."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import median

from mgpusim.calibrate.curves import Steps, capacity, crossing, find_steps
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import MB, STEPS, again, chase, chase_beside, flush_b, grid, octaves, warm_rounds
from mgpusim.calibrate.probes.levels import NEAR_DRAM, add_latency, add_lines, fetched_by_stride, series
from mgpusim.calibrate.probes.reading import AFTER_CACHES, AFTER_CLOCK, Reading, Unseen, register_probe

STRIDE_B = 64
"""Stride of the chases that look for capacities: no longer than the lines of most caches, and short of none by much."""
SPAN_B = 288
"""Stride of the chases that count lines: longer than any line and 9 halves, quarters .. of one, so that it meets all sets."""
APART = 1.12
"""Levels are told apart from this ratio of their latencies on: an L1 and an L2 of Bifrost lie within 15%, address included."""
BESIDE_MB = (1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96, 128, 192, 256)
WAYS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 33, 40, 48, 64)


# ---- capacity and latency ----------------------------------------------------------------------------------------------
def _buffer_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Chains of 1 KiB to 4 MiB by one work item; larger ones while other groups keep them in the last level."""
    for size in grid(1024, MB // 2 if facts.simulated else 4 * MB, 2 if facts.simulated else 8):
        for rounds in warm_rounds(size // STRIDE_B, facts):
            yield chase(size // STRIDE_B, STRIDE_B // 4, rounds, size_b=size, stride_b=STRIDE_B, kind="alone")
    if facts.simulated:
        return
    line = 128
    for size_mb in BESIDE_MB:
        if size_mb * MB <= min(facts.max_alloc_b, 2 * facts.compute_units * MB):
            for rounds in (512, 1024):
                elements = size_mb * MB // line
                yield chase_beside(elements, line // 4, rounds, 0, facts, size_b=size_mb * MB, stride_b=line, kind="beside")


@register_probe(
    "memory.chase_buffer",
    "latency of dependent loads over the size of a buffer",
    _buffer_asks,
    (*AFTER_CLOCK, "memory.dram_latency"),
)
def _read_buffer(r: Reading) -> None:
    """L1 and L2: plateaus of the latency over the size, and the sizes at which one ends."""
    xs, ys, spread = series(r, "size_b", kind="alone")
    if len(xs) < 4:
        raise Unseen("too few sizes with a latency: nothing can be said about caches")
    steps = find_steps(xs, ys, spread, least=APART)
    seconds = r.value("dram.latency_s")
    dram = seconds * r.hz if seconds else None
    if not steps.edges:
        r.note("no knee in the latency of buffers, or noise hides it: capacities and latencies of caches stay open")
        r.draw_steps("Buffer chase", "bytes", xs, ys, steps)
        return
    cached = _cached(steps, dram, r.address)
    names = (["l2"] if len(cached) == 1 else ["l1", *["l2"] * (len(cached) - 1)])[: len(cached)]
    if len(cached) > 2:
        r.note(f"{len(cached)} cached levels; the first is taken for L1 and the last for L2")
    marks = []
    for k, (i, name) in enumerate(zip(cached, names, strict=True)):
        if 0 < k < len(cached) - 1:
            continue
        p = steps.plateaus[i]
        add_latency(r, f"{name}.latency_cycles", p, r.address, "plateau of a buffer chase, less the address arithmetic")
        if i < len(steps.edges):
            value, low, high = capacity(xs, ys, steps.edges[i], p.level, steps.plateaus[i + 1].level)
            r.add(
                f"{name}.size_b", value, low, high, "end of the plateau of a buffer chase: last size that fits, half of the rise"
            )
            marks.append((value, f"{name} {value / 1024:g} KiB"))
    if not cached:
        r.note("no plateau below the latency of DRAM: no cache found")
    r.draw_steps("Buffer chase", "bytes", xs, ys, steps)
    r.mark(*marks)
    _read_beside(r, dram)


def _cached(steps: Steps, dram: float | None, less: float) -> list[int]:
    """Return which plateaus are caches: all but those near the latency of DRAM; without it, all but the last of several."""
    if dram is not None:
        return [i for i, p in enumerate(steps.plateaus) if p.level - less < NEAR_DRAM * dram]
    return list(range(max(min(1, len(steps.plateaus)), len(steps.plateaus) - 1)))


def _read_beside(r: Reading, dram: float | None) -> None:
    """Size of a last level too large for one work item to go round: misses are (size - capacity) / size of the steps.

    Sizes at which less than 3 of 10 steps miss are left out. Hits in a farther part of a last level in parts look like misses."""
    xs, ys, spread = series(r, "size_b", kind="beside")
    if len(xs) < 4:
        return
    steps = find_steps(xs, ys, spread, least=1.15, points=2)
    r.draw_steps("Buffer chase while others read the buffer", "bytes", xs, ys, steps)
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
        raise Unseen("no end of the last level in the range of sizes: its capacity stays open")
    sizes = sorted(x * (last - y) / (last - first) for x, y in rising)
    value = median(sizes)
    r.add("l2.size_b", value, 0.9 * sizes[0], 1.1 * sizes[-1], "share of hits of a chase in a buffer kept warm, times its size")


# ---- what a miss fetches -----------------------------------------------------------------------------------------------
def _line_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """One pass in order at strides of 4 to 512 bytes: how often the next step is in what the last one fetched.

    Kind warm: first level cold, the next warm from the launch before. Kind swept: all levels cold.
    """
    first, second = 192, 448  # the sweep ends before the first does
    for stride in again(octaves(16, 256) if facts.simulated else octaves(4, 512)):
        for kind in ("warm", "swept"):
            for rounds in (first, second):
                tags = {"stride_b": stride, "kind": kind}
                elements = second * STEPS + 64
                if kind == "warm":
                    yield chase(elements, stride // 4, rounds, "near", **tags)
                else:
                    yield chase_beside(elements, stride // 4, rounds, flush_b(facts), facts, "near", **tags)


@register_probe("memory.chase_line", "latency over the stride of one pass: what a miss fetches", _line_asks, AFTER_CACHES)
def _read_line(r: Reading) -> None:
    """What a miss fetches: the stride from which on each step of one pass misses."""
    grains: dict[str, tuple[int, float] | None] = {}
    times: dict[str, dict[float, float]] = {}
    for kind, title in (("warm", "first level cold"), ("swept", "all levels cold")):
        xs, ys, _ = series(r, "stride_b", kind=kind)
        if not xs:
            continue
        r.draw(f"One pass, {title}", "stride in bytes", "cycles a step", zip(xs, ys, strict=True), log="x")
        grains[kind] = fetched_by_stride(xs, ys)
        times[kind] = dict(zip(xs, ys, strict=True))
    if len(times) == 2:  # what the swept pass takes longer is DRAM's alone, whatever the first level does to both
        strides = sorted(times["warm"].keys() & times["swept"].keys())
        longer = [times["swept"][s] - times["warm"][s] for s in strides]
        if longer and max(longer) > 0.1 * max(times["warm"].values()):
            grains["swept"] = fetched_by_stride(strides, [max(0.0, d) + 0.2 * max(longer) for d in longer]) or grains["swept"]
    warm, swept = grains.get("warm"), grains.get("swept")
    if warm and r.value("l2.size_b") and not r.value("l1.size_b"):
        r.note("a pass through what the launch before read misses the only level: it keeps nothing between launches")
        warm, swept = None, swept or warm
    elif warm:
        how = "stride from which on each step of a pass through L2 misses the first level"
        r.add("l1.sector_b", warm[0], 0.75 * warm[0], 1.4 * warm[0], how)
    elif "warm" in grains:
        r.note("one pass in L2 does not depend on its stride: no first level for buffers, or too noisy")
    if swept:
        if warm and swept[0] == warm[0] and not _reaches_dram(r):
            raise Unseen("the swept pass does not reach DRAM: what L2 fetches stays open")
        how = "stride from which on each step of a pass through DRAM misses L2"
        r.add("l2.sector_b", swept[0], 0.8 * swept[0], 1.25 * swept[0], how)
        if warm and swept[0] > warm[0]:
            asked = f"L2 fetches {swept[0]} bytes at a miss and gives the first level {warm[0]}"
            r.note(f"{asked}: its sector may be smaller")
    elif "swept" in grains:
        r.note("what L2 fetches shows no clear stride")


def _reaches_dram(r: Reading) -> bool:
    warm, swept = (r.slopes(["stride_b"], "steps", kind=k) for k in ("warm", "swept"))
    widest = max(set(warm) & set(swept), default=None)
    return widest is not None and swept[widest].value > 1.15 * warm[widest].value


# ---- lines and ways ----------------------------------------------------------------------------------------------------
def _count_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Chains of 16 to 8192 elements each on a line of its own: how many lines a level holds."""
    for elements in grid(64, 4096, 2) if facts.simulated else grid(16, 8192, 8):
        for rounds in warm_rounds(elements, facts):
            yield chase(elements, SPAN_B // 4, rounds, elements=elements, stride_b=SPAN_B)


@register_probe("memory.chase_count", "latency over the number of lines: line size", _count_asks, AFTER_CACHES)
def _read_count(r: Reading) -> None:
    """Line sizes of L1 and L2."""
    xs, ys, spread = series(r, "elements")
    if len(xs) < 4:
        return
    steps = find_steps(xs, ys, spread, least=APART)
    r.draw_steps("Lines of a buffer chase", "lines", xs, ys, steps)
    before = len(r.findings)
    add_lines(r, xs, ys, steps, ("l1", "l2"), "lines")
    if len(r.findings) == before:
        r.note("no level ends within the lines counted (or its size is not known): no line size")


def _ways_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Few elements at large powers of two: where a stride keeps to one set, as many as it has ways stay."""
    for stride in (4096, 65536) if facts.simulated else octaves(1024, 131072):
        for elements in WAYS:
            if elements * stride > 4 * MB or (facts.simulated and elements in (10, 14, 18, 20, 28, 32, 40, 48, 64)):
                continue
            for rounds in warm_rounds(elements, facts, 1024):
                yield chase(elements, stride // 4, rounds, "near", elements=elements, stride_b=stride)


@register_probe("memory.chase_ways", "latency over lines at conflicting strides: associativity", _ways_asks, AFTER_CACHES)
def _read_ways(r: Reading) -> None:
    """Associativity: elements a set holds, where two or more strides end at the same number."""
    ends: list[tuple[float, float, float, float]] = []
    for stride in sorted({p.tags["stride_b"] for p in r.points}):
        xs, ys, spread = series(r, "elements", stride_b=stride)
        if len(xs) < 6:
            continue
        steps = find_steps(xs, ys, spread, least=1.2, points=2)
        r.draw_steps(f"Conflicts at {stride / 1024:g} KiB", "elements", xs, ys, steps)
        if steps.edges:
            ends.append((stride, steps.edges[0].below, steps.edges[0].beyond, steps.plateaus[0].level))
    same = [e for e in ends if e[1] == ends[-1][1]]
    if len(same) < 2:
        raise Unseen("strides do not agree on a number of ways: the index is hashed, or sets hold more than were tried")
    _, ways, beyond, level = same[-1]
    l1 = r.value("l1.latency_cycles")
    table = "l1" if l1 is not None and abs(level - r.address - l1) < 0.25 * l1 else "l2"
    r.add(f"{table}.ways", ways, ways, max(ways, beyond - 1), f"elements that stay at {len(same)} strides that keep to one set")
