"""Address translation: the number of pages after which the latency of a chase rises."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.curves import Edge, find_steps
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import MB, chase, octaves, warm_rounds
from mgpusim.calibrate.probes.levels import nearest_pow2, series
from mgpusim.calibrate.probes.reading import AFTER_CACHES, Reading, Unseen, register_probe


def _asks(facts: DeviceFacts) -> Iterator[Ask]:
    """One line on each of many pages, of 4 KiB, 64 KiB and 2 MiB: the reach of address translation."""
    most = 16 * MB if facts.simulated else min(256 * MB, facts.max_alloc_b)
    for page in (65536,) if facts.simulated else (4096, 65536, 2 * MB):
        stride = page + 128
        for elements in octaves(4, min(4096, most // page)):
            for rounds in warm_rounds(elements, facts):
                yield chase(elements, stride // 4, rounds, "far", elements=elements, page_b=page, stride_b=stride)


@register_probe(
    "memory.chase_tlb", "latency over the number of pages: reach of translation", _asks, (*AFTER_CACHES, "memory.chase_count")
)
def _read(r: Reading) -> None:
    """Reach of translation: the number of pages after which latency rises, where no cache ends at that many lines."""
    ends: dict[float, tuple[Edge, float]] = {}
    sizes = [(r.value(f"{t}.size_b"), r.value(f"{t}.line_b") or 64.0) for t in ("l1", "l2")]
    for page in sorted({p.tags["page_b"] for p in r.points}):
        xs, ys, spread = series(r, "elements", page_b=page)
        if len(xs) < 4:
            continue
        steps = find_steps(xs, ys, spread, least=1.1, points=2)
        r.draw_steps(f"One line on each {page / 1024:g} KiB", "pages", xs, ys, steps)
        for edge, low, high in zip(steps.edges, steps.plateaus, steps.plateaus[1:], strict=False):
            if not any(size and 0.2 < edge.below * line / size < 4 for size, line in sizes):
                ends.setdefault(page, (edge, high.level - low.level))
    if not ends:
        raise Unseen(
            "no rise over pages that caches do not explain: translation reaches further than was tried, or costs nothing"
        )
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
