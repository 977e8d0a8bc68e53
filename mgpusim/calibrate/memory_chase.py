"""Probes that chase pointers: capacity, latency, line and associativity of each level, translation, latency under load."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mgpusim.calibrate.memory_common import (
    STEPS,
    ask,
    chain,
    coprime,
    f_local,
    grid,
    int32,
    octaves,
    pow2_below,
    uint32,
    zeros,
)
from mgpusim.calibrate.probe import Ask, Facts
from mgpusim.workload.args import ImageArg, Init, LocalArg

MB = 1 << 20
STRIDE_B = 64
"""Stride of the chases that look for capacities: no longer than the lines of most caches, and short of none by much."""
SPAN_B = 288
"""Stride of the chases that count lines: longer than any line and 9 halves, quarters .. of one, so that it meets all sets."""
IMAGE_SPAN_B = 144
"""As SPAN_B for images, whose rows are short: longer than a line of 128 bytes by an eighth."""
IMAGE_STRIDE_B = 32
TEXEL_B = 16
BESIDE_MB = (1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96, 128, 192, 256)


def _rounds(elements: int, facts: Facts, extra: int = 4096) -> tuple[int, int]:
    """Two numbers of rounds: both go through the chain once at least, so that their difference is of a warm chain."""
    extra = max(256, int(1024 * min(1.0, facts.effort))) if facts.simulated else extra
    least = -(-max(elements, 256) // STEPS)
    return least, least + max(-(-extra // STEPS), -(-elements // STEPS))


def _chase(count: int, words: int, rounds: int, order: str = "far", **tags: object) -> Ask:
    args = (chain(count, words, order), zeros(2), int32(0), int32(rounds))
    return ask("chase_buffer", "chase_buffer", 1, 1, args, {"steps": rounds * STEPS, **tags})


def flush_b(facts: Facts) -> int:
    """Return bytes that sweep any last-level cache a device of so many cores has."""
    least = MB if facts.simulated else 4 * MB
    wanted = facts.compute_units * MB if facts.compute_units >= 16 else 0
    return pow2_below(min(max(least, wanted), 128 * MB, facts.max_alloc_b))


def _beside(count: int, words: int, rounds: int, sweep: int, facts: Facts, order: str = "far", **tags: object) -> Ask:
    """Chase while other groups read: the chain itself (`sweep` 0) or another buffer of `sweep` bytes."""
    local = f_local(facts, 256)
    links = chain(count, words, order)
    other = zeros(sweep // 4) if sweep else links
    groups = 1 + facts.compute_units * 8
    args = (links, other, zeros(2), int32(0), int32(rounds), int32(other.count // 4))
    return ask("chase_buffer", "chase_beside", groups, local, args, {"steps": rounds * STEPS, **tags})


def chase_buffer_asks(facts: Facts) -> Iterator[Ask]:
    """Chains of 1 KiB to 4 MiB by one work item; larger ones while other groups keep them in the last level."""
    for size in grid(1024, MB // 2 if facts.simulated else 4 * MB, 2 if facts.simulated else 8):
        for rounds in _rounds(size // STRIDE_B, facts):
            yield _chase(size // STRIDE_B, STRIDE_B // 4, rounds, size_b=size, stride_b=STRIDE_B, kind="alone")
    if facts.simulated:
        return
    line = 128
    for size_mb in BESIDE_MB:
        if size_mb * MB <= min(facts.max_alloc_b, 2 * facts.compute_units * MB):
            for rounds in (512, 1024):
                elements = size_mb * MB // line
                yield _beside(elements, line // 4, rounds, 0, facts, size_b=size_mb * MB, stride_b=line, kind="beside")


def dram_latency_asks(facts: Facts) -> Iterator[Ask]:
    """Lines that no cache holds: far from each other, while the last level is swept with another buffer at the start."""
    line, sweep = 256, flush_b(facts)
    elements = max(4096, sweep // 2 // line)
    for rounds in (64, 192) if facts.simulated else (512, 1024):
        yield _beside(elements, line // 4, rounds, sweep, facts, sweep_b=sweep, size_b=elements * line)


def chase_line_asks(facts: Facts) -> Iterator[Ask]:
    """One pass in order at strides of 4 to 512 bytes: how often the next step is in what the last one fetched.

    Kind warm: first level cold, the next warm from the launch before. Kind swept: all levels cold.
    """
    first, second = (32, 96) if facts.simulated else (192, 448)  # the sweep ends before the first does
    for stride in octaves(16, 256) if facts.simulated else octaves(4, 512):
        for kind in ("warm", "swept"):
            for rounds in (first, second):
                tags = {"stride_b": stride, "kind": kind}
                elements = second * STEPS + 64
                if kind == "warm":
                    yield _chase(elements, stride // 4, rounds, "near", **tags)
                else:
                    yield _beside(elements, stride // 4, rounds, flush_b(facts), facts, "near", **tags)


def chase_count_asks(facts: Facts) -> Iterator[Ask]:
    """Chains of 16 to 8192 elements each on a line of its own: how many lines a level holds."""
    for elements in grid(64, 4096, 2) if facts.simulated else grid(16, 8192, 8):
        for rounds in _rounds(elements, facts):
            yield _chase(elements, SPAN_B // 4, rounds, elements=elements, stride_b=SPAN_B)


WAYS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 33, 40, 48, 64)


def chase_ways_asks(facts: Facts) -> Iterator[Ask]:
    """Few elements at large powers of two: where a stride keeps to one set, as many as it has ways stay."""
    for stride in (4096, 65536) if facts.simulated else octaves(1024, 131072):
        for elements in WAYS:
            if elements * stride > 4 * MB or (facts.simulated and elements in (10, 14, 18, 20, 28, 32, 40, 48, 64)):
                continue
            for rounds in _rounds(elements, facts, 1024):
                yield _chase(elements, stride // 4, rounds, "near", elements=elements, stride_b=stride)


def chase_tlb_asks(facts: Facts) -> Iterator[Ask]:
    """One line on each of many pages, of 4 KiB, 64 KiB and 2 MiB: the reach of address translation."""
    most = 16 * MB if facts.simulated else min(256 * MB, facts.max_alloc_b)
    for page in (65536,) if facts.simulated else (4096, 65536, 2 * MB):
        stride = page + 128
        for elements in octaves(4, min(4096, most // page)):
            for rounds in _rounds(elements, facts):
                yield _chase(elements, stride // 4, rounds, "far", elements=elements, page_b=page, stride_b=stride)


def loaded_asks(facts: Facts) -> Iterator[Ask]:
    """Ever more work items that chase through DRAM at once."""
    if facts.simulated:
        line, size = 256, 2 * MB
    else:
        line, size = 128, flush_b(facts)
    elements = size // line
    lanes = 64
    while lanes <= (4096 if facts.simulated else facts.compute_units * 2048):
        last = 8 if facts.simulated else max(16, min(512, elements // lanes // 4))
        local = 64
        spacing = coprime(elements / lanes, elements) * (line // 4)
        for rounds in (last // 2, last):
            args = (chain(elements, line // 4), zeros(2), uint32(spacing), uint32(size // 4), int32(rounds))
            tags = {"lanes": lanes, "steps": rounds * 4, "line_b": line, "size_b": size}
            yield ask("chase_buffer", "chase_many", lanes // local, local, args, tags)
        lanes *= 4


def _image_chase(count: int, texels: int, rounds: int, order: str = "far", **tags: Any) -> Ask:
    links = chain(count, texels, order)
    picture = ImageArg("image1d", links.count, dtype="int32", init=Init("chase", links.init.value), access="read")
    args = (picture, zeros(2), int32(0), int32(rounds))
    return ask("chase_image", "chase_image", 1, 1, args, {"steps": rounds * STEPS, **tags})


def chase_image_asks(facts: Facts) -> Iterator[Ask]:
    """Kind size: chains through rows of 512 B to the widest; kind line: strides; kind count: elements on a line each; kind
    texel: one texel of a plane over and over, by its bits."""
    if not facts.images:
        return
    for dtype, bits in (("int8", 32), ("int32", 128)):
        for rounds in (16, 48) if facts.simulated else (256, 768):
            plane = ImageArg("image2d", 64, 64, dtype=dtype, init=Init("zeros"), access="read")
            texel = {"steps": rounds * STEPS, "bits": bits, "kind": "texel"}
            yield ask("chase_image", "chase_texel", 1, 1, (plane, zeros(2), int32(rounds)), texel)
    widest = min(facts.image2d_max[0] or 8192, 32768) * TEXEL_B
    per_octave = 2 if facts.simulated else 8
    for size in grid(512, widest, per_octave):
        for rounds in _rounds(size // IMAGE_STRIDE_B, facts):
            tags: dict[str, Any] = {"size_b": size, "stride_b": IMAGE_STRIDE_B, "kind": "size"}
            yield _image_chase(size // IMAGE_STRIDE_B, IMAGE_STRIDE_B // TEXEL_B, rounds, **tags)
    for stride in octaves(TEXEL_B, 256):
        most = widest // stride
        first, second = 16, min(48 if facts.simulated else 64, most // STEPS)
        if second < 2 * first:
            break  # the row is too short for a pass at this stride
        for rounds in (first, second):
            elements = min(most, second * STEPS + 16)
            yield _image_chase(elements, stride // TEXEL_B, rounds, "near", stride_b=stride, kind="line")
    for elements in grid(8, min(1024 if facts.simulated else 8192, widest // IMAGE_SPAN_B), per_octave):
        for rounds in _rounds(elements, facts):
            tags = {"elements": elements, "stride_b": IMAGE_SPAN_B, "kind": "count"}
            yield _image_chase(elements, IMAGE_SPAN_B // TEXEL_B, rounds, **tags)


def chase_constant_asks(facts: Facts) -> Iterator[Ask]:
    """Chains through constant buffers of 256 B to the largest the device takes."""
    for size in grid(256, min(facts.constant_b, 65536), 2 if facts.simulated else 4):
        for rounds in _rounds(size // 16, facts):
            args = (chain(size // 16, 4), zeros(2), int32(0), int32(rounds))
            tags = {"size_b": size, "stride_b": 16, "steps": rounds * STEPS}
            yield ask("chase_constant", "chase_constant", 1, 1, args, tags)


def chase_local_asks(facts: Facts) -> Iterator[Ask]:
    """A chain in local memory."""
    words = 256
    for rounds in (32, 128) if facts.simulated else (64, 256, 512):
        links = chain(words, 1)
        args = (links, zeros(2), LocalArg(4 * words), int32(words), int32(0), int32(rounds))
        yield ask("chase_local", "chase_local", 1, 1, args, {"steps": rounds * STEPS, "words": words})
