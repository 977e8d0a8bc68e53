"""Rate of the all-associativity pass: accesses x ways x set counts per second. No bound is asserted, machines differ.

`pytest tests/bench/test_bench_associativity.py --benchmark-enable` prints it. Goal on one thread of a quiet machine: 2 G/s on
the trace of a convolution. The same caches one at a time, `lru_hits` for each, are measured beside it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim.memory import caches
from mgpusim.memory.associativity import associativity_curves

SETS, MAX_WAYS = [8, 16, 32, 64, 128, 256, 512, 1024], 16  # 512 B to 1 MiB in lines of 64 B
WARPS, LANES, WIDTH, HEIGHT, SLICES, TEXEL_B = 8, 32, 112, 60, 8, 16


def convolution() -> tuple[np.ndarray, np.ndarray]:
    """Lines and sectors of a 3x3 convolution over a float32 RGBA image: 8 warps in lockstep, one pixel a lane, tap after tap.

    Each tap a warp reads 32 neighbouring texels and four uniform ones, the weights, which are all in one line.
    """
    pixel = np.arange(WIDTH * (HEIGHT - 2)).reshape(-1, WIDTH)[:, : WIDTH - LANES].reshape(-1, LANES)
    rows = []
    for first in range(0, len(pixel), WARPS):
        group = pixel[first : first + WARPS]
        for tap in range(9 * SLICES):
            channel, dy, dx = tap // 9, tap // 3 % 3, tap % 3
            texel = (group // WIDTH + dy) * SLICES * WIDTH + channel * WIDTH + group % WIDTH + dx
            rows.append(texel * TEXEL_B)
            rows += [np.full_like(group, (1 << 24) + (4 * tap + k) * TEXEL_B) for k in range(4)]
    _, line, mask, _ = caches.coalesce(np.concatenate(rows), TEXEL_B, 64, 32)
    return line, mask


def report(benchmark: Any, accesses: int) -> None:
    if benchmark.stats is not None:
        rate = accesses * len(SETS) * MAX_WAYS / benchmark.stats.stats.median / 1e9
        benchmark.extra_info.update(figure=round(rate, 3), unit="G configuration-accesses/s")
        print(f"\n{rate:.3g} G configuration-accesses/s over {accesses} accesses")


@pytest.mark.parametrize("index_hash", ["mask", "xor"])
@pytest.mark.parametrize("sectored", [False, True], ids=["lines", "sectors"])
def test_all_associativity(benchmark: Any, sectored: bool, index_hash: str) -> None:
    line, mask = convolution()
    if not benchmark.enabled:
        line, mask = line[:5000], mask[:5000]
    asked = mask if sectored else None

    def run() -> Any:
        return associativity_curves(line, asked, sets=SETS, max_ways=MAX_WAYS, index_hash=index_hash, sector_b=32)

    found = benchmark.pedantic(run, rounds=9, warmup_rounds=1) if benchmark.enabled else benchmark(run)
    assert 0 < found.hits[0, 0] < found.hits[-1, -1] < found.accesses
    report(benchmark, line.size)


def test_the_same_caches_one_at_a_time(benchmark: Any) -> None:
    line = convolution()[0][:50_000]
    if not benchmark.enabled:
        line = line[:500]

    def run() -> int:
        hits = 0
        for sets in SETS:
            for ways in range(1, MAX_WAYS + 1):
                hierarchy = caches.new_hierarchy([caches.pack_params(64 * sets * ways, 64, 0, ways)], [1])
                hits += int(caches.lru_hits(hierarchy, line).sum())
        return hits

    assert benchmark(run) == associativity_curves(line, sets=SETS, max_ways=MAX_WAYS).hits.sum()
    report(benchmark, line.size)
