"""The texture cache: capacity, latency, line, and what a miss fetches, by chases through images."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from mgpusim.calibrate.curves import Plateau, Steps, capacity, crossing, find_steps
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import STEPS, again, ask, chain, grid, int32, octaves, warm_rounds, zeros
from mgpusim.calibrate.probes.levels import NEAR_DRAM, add_lines, fetched_by_stride, series
from mgpusim.calibrate.probes.reading import AFTER_CACHES, Reading, Unseen, register_probe
from mgpusim.workload.args import ImageArg, Init

SPAN_B = 144
"""Stride of the chases that count lines, in rows that are short: longer than a line of 128 bytes by an eighth."""
STRIDE_B = 32
TEXEL_B = 16

OWN_TURN = 4.0
"""Cycles by which the time of a lone fetch may hold the texture unit's work, besides its latency."""
WHOLE_WAVE = 20.0
"""The same where a fetch of one lane takes as long as one of its wave: 64 lanes in the four units of a sub-unit, of floats."""


def _image_chase(count: int, texels: int, rounds: int, order: str = "far", **tags: Any) -> Ask:
    links = chain(count, texels, order)
    picture = ImageArg("image1d", links.count, dtype="int32", init=Init("chase", links.init.value), access="read")
    args = (picture, zeros(2), int32(0), int32(rounds))
    return ask("chase_image", "chase_image", 1, 1, args, {"steps": rounds * STEPS, **tags})


def _chase_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Kind size: chains through rows of 512 B to the widest; kind line: strides; kind count: elements on a line each; kind
    texel: one texel of a plane over and over, by its bits."""
    if not facts.images:
        return
    for dtype, bits in again((("int8", 32), ("int32", 128))):
        for rounds in (16, 48) if facts.simulated else (256, 768):
            plane = ImageArg("image2d", 64, 64, dtype=dtype, init=Init("zeros"), access="read")
            texel = {"steps": rounds * STEPS, "bits": bits, "kind": "texel"}
            yield ask("chase_image", "chase_texel", 1, 1, (plane, zeros(2), int32(rounds)), texel)
    widest = min(facts.image2d_max[0] or 8192, 32768) * TEXEL_B
    per_octave = 2 if facts.simulated else 8
    for size in grid(512, widest, per_octave):
        for rounds in warm_rounds(size // STRIDE_B, facts):
            tags: dict[str, Any] = {"size_b": size, "stride_b": STRIDE_B, "kind": "size"}
            yield _image_chase(size // STRIDE_B, STRIDE_B // TEXEL_B, rounds, **tags)
    for stride in octaves(TEXEL_B, 256):
        most = widest // stride
        first, second = 16, min(48 if facts.simulated else 64, most // STEPS)
        if second < 2 * first:
            break  # the row is too short for a pass at this stride
        for rounds in (first, second):
            elements = min(most, second * STEPS + 16)
            yield _image_chase(elements, stride // TEXEL_B, rounds, "near", stride_b=stride, kind="line")
    for elements in grid(8, min(1024 if facts.simulated else 8192, widest // SPAN_B), per_octave):
        for rounds in warm_rounds(elements, facts):
            tags = {"elements": elements, "stride_b": SPAN_B, "kind": "count"}
            yield _image_chase(elements, SPAN_B // TEXEL_B, rounds, **tags)


@register_probe(
    "memory.chase_image",
    "latency of dependent image fetches: the texture cache",
    _chase_asks,
    (*AFTER_CACHES, "memory.chase_line", "memory.chase_count"),
)
def _read_chase(r: Reading) -> None:
    """Texture cache: as for buffers. Where images and buffers end at one size they share the L1."""
    xs, ys, spread = series(r, "size_b", kind="size")
    if len(xs) < 4:
        raise Unseen("no images, or too few sizes with a latency")
    steps = find_steps(xs, ys, spread, least=1.12)
    r.draw_steps("Image chase", "bytes", xs, ys, steps)
    if not steps.edges:
        raise Unseen("no knee in the range of images: the texture cache stays open")
    first = steps.plateaus[0]
    value, low, high = capacity(xs, ys, steps.edges[0], first.level, steps.plateaus[1].level)
    l1_size, l1, l2 = r.value("l1.size_b"), r.value("l1.latency_cycles"), r.value("l2.latency_cycles")
    same = l1_size is not None and l1 is not None and low / 1.4 < l1_size < high * 1.4
    unified = same or (l1 is not None and _ends_with_l1(r))
    if unified:
        assert l1 is not None
        r.note("images and buffers end at one size: one L1 serves both")
        _unified_latency(r, steps, l1)
        if same:
            r.add("l1.size_b", value, low, high, "end of the first plateau of an image chase")
        else:
            r.note("a row of texels ends before the L1 does, its lines do not: images lie in blocks of several rows")
    else:
        how = "first plateau of an image chase; the interval holds the fetch's own turn in the unit"
        r.add("texture_l1.latency_cycles", first.level, first.low - WHOLE_WAVE, first.high + 0.5, how)
        r.add("texture_l1.size_b", value, low, high, "end of the first plateau of an image chase")
        if l2 is not None:
            p = _served_by_l2(r, steps)
            wide = 0.03 * p.level
            r.add(
                "texture.latency_cycles",
                p.level - l2,
                p.low - l2 - wide,
                p.high - l2 + wide,
                "image chase less buffer chase, both in L2",
            )
    _image_lines(r, "l1" if unified else "texture_l1")


def _served_by_l2(r: Reading, steps: Steps) -> Plateau:
    """Return the last plateau that begins within the L2; where its size is open, the last below the latency of DRAM.

    A row of texels of a size that the index of the cache suits may hit half of the time: a plateau of its own, before the L2's.
    """
    beyond, size, seconds = steps.plateaus[1:], r.value("l2.size_b"), r.value("dram.latency_s")
    if size is not None:
        within = [p for p in beyond if p.first < size]
    else:
        within = [p for p in beyond if seconds is not None and p.level < NEAR_DRAM * seconds * r.hz]
    return within[-1] if within else beyond[0]


def _unified_latency(r: Reading, steps: Steps, l1: float) -> None:
    """What the texture unit adds to the L1: of a plane where it was timed, which kernels use, else of a row of texels.

    The interval reaches to the other formats, to what is left of it where both miss the L1, and to what is left of it without the
    fetch's own turn, which takes a warp of a unit that has eight lanes at a time 4 cycles."""
    row, second = steps.plateaus[0], steps.plateaus[1]
    planes = r.slopes(["bits"], "steps", kind="texel")
    latencies = [(s.value * r.hz - l1, s.low * r.hz - l1, s.high * r.hz - l1) for s in planes.values()]
    if latencies:
        said = ", ".join(f"{bits} bits {s.value * r.hz:.1f}" for bits, s in sorted(planes.items()))
        how = f"image chase less the buffer chase, both in the L1; cycles of a texel of {said}, in a row {row.level:.1f}"
    else:
        latencies = [(row.level - l1, row.low - l1, row.high - l1)]
        how = "image chase less the buffer chase, both in the L1"
    value = median(v for v, _, _ in latencies)
    low, high = min(v for _, v, _ in latencies), max(v for _, _, v in latencies)
    l2 = r.value("l2.latency_cycles")
    if l2 is not None and second.level > l2:
        low = min(low, value + (second.level - l2) - (row.level - l1))
    r.add("texture.latency_cycles", value, low - OWN_TURN, high + 0.5, how)


def _ends_with_l1(r: Reading) -> bool:
    """Whether as many texels, each on a line of its own, stay as lines fit the L1: rows may lie in blocks with others unused."""
    xs, ys, _ = series(r, "elements", kind="count")
    size, line = r.value("l1.size_b"), r.value("l1.line_b")
    if not size or not line or len(xs) < 4:
        return False
    rise = [y for y in ys if y > 1.3 * min(ys)]
    half = crossing(xs, ys, (min(ys) + max(ys)) / 2, 0.0) if rise else None
    return half is not None and 0.7 < half * line / size < 1.4


def _image_lines(r: Reading, table: str) -> None:
    xs, ys, _ = series(r, "stride_b", kind="line")
    grain, seconds = fetched_by_stride(xs, ys), r.value("dram.latency_s")
    if grain and seconds and ys[-1] > NEAR_DRAM * seconds * r.hz and grain[0] == r.value("l2.sector_b"):
        r.note("one pass through an image reaches DRAM: what L2 fetches hides what a miss of the texture cache does")
    elif grain:
        r.add(f"{table}.sector_b", grain[0], 0.75 * grain[0], 1.4 * grain[0], "stride from which on each fetch of a pass misses")
    else:
        r.note("what a miss of the texture cache fetches shows no clear stride")
    xs, ys, spread = series(r, "elements", kind="count")
    if len(xs) >= 4:
        steps = find_steps(xs, ys, spread, least=1.12)
        r.draw_steps("Lines of an image chase", "lines", xs, ys, steps)
        add_lines(r, xs, ys, steps, (table,), "texels a line apart")
