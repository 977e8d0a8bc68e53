"""Warps that overtake each other at a texture cache: both engines against a timeline of one texture unit."""

from __future__ import annotations

import heapq
from collections import deque
from functools import cache

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.report.tables.predictions import facts
from tests.helpers.gpus import MALI

COLUMNS, ROWS, STRIDE = 112, 112, 2  # of examples/maxpool_image.toml
TILES = 16 * COLUMNS // 4  # of 4 x 4 texels of 16 bytes, in a row of the image
GROUPS = (7, 7, 8)  # of 8 x 8 x 2 work items
RESIDENT = 96  # warps of 8 lanes on a core
FETCH, HIT, FROM_L2, LINE = 17.0, 160.0, 280.0, 16.4  # cycles: 8 texels, latencies, a line at a fifth of L2's bandwidth


def taps(group: int, warp: int) -> list[list[int]]:
    """Return the cache lines of each texture read of a warp: a row of 8 outputs, 3 x 3 texels each."""
    gx, gy, gz = group % GROUPS[0], group // GROUPS[0] % GROUPS[1], group // (GROUPS[0] * GROUPS[1])
    y, z = gy * 8 + warp % 8, gz * 2 + warp // 8
    out = []
    for tap in range(9):
        row = y * STRIDE - 1 + tap // 3
        columns = [(gx * 8 + lane) * STRIDE - 1 + tap % 3 for lane in range(8)]
        texels = [z * COLUMNS + column for column in columns if 0 <= column < COLUMNS and 0 <= row < ROWS]
        lines = list(dict.fromkeys(((row // 4) * TILES + texel // 4) * 4 + row % 4 for texel in texels))
        if lines:
            out.append(lines)
    return out


@cache
def timeline_hits(misses: int, oldest_first: bool) -> float:
    """Return the hit rate of one core: a texture unit, so many misses outstanding, a warp asks again when it has its texels."""
    warps = [taps(group, warp) for group in range(0, GROUPS[0] * GROUPS[1] * GROUPS[2], 5) for warp in range(16)]
    sets: list[deque[int]] = [deque(maxlen=4) for _ in range(32)]
    back = [(0.0, w, 0) for w in range(RESIDENT)]
    asking: list[tuple[int, int, int]] = []
    filled, register, l2, now, started, hits, asked = [0.0] * misses, 0, 0.0, 0.0, RESIDENT, 0, 0
    arrivals = 0
    while back or asking:
        while back and (back[0][0] <= now or not asking):
            ready, w, tap = heapq.heappop(back)
            now = now if asking else max(now, ready)
            if tap < len(warps[w]):
                arrivals += 1
                heapq.heappush(asking, (w if oldest_first else arrivals, w, tap))
            elif started < len(warps):
                heapq.heappush(back, (ready, started, 0))
                started += 1
        if not asking:
            continue
        _, w, tap = heapq.heappop(asking)
        ready = now + HIT
        for line in warps[w][tap]:
            folded, rest = 0, line
            while rest:
                folded, rest = folded ^ rest & 31, rest >> 5
            held, asked = sets[folded], asked + 1
            if line in held:
                hits += 1
                held.remove(line)
            else:
                now = max(now, filled[register])
                l2 = max(l2, now) + LINE
                filled[register] = l2 + FROM_L2
                ready, register = max(ready, filled[register]), (register + 1) % misses
            held.append(line)
        now += FETCH
        heapq.heappush(back, (ready, w, tap + 1))
    return hits / asked


@pytest.mark.parametrize("misses", [pytest.param(16, marks=pytest.mark.slow), 32, pytest.param(64, marks=pytest.mark.slow)])
def test_the_event_engine_keeps_the_lines_that_old_warps_share(misses: int) -> None:
    """A timeline with constant latencies has not its hits, but is nearer with old warps first than with rotating ones."""
    gpu = load_gpu(MALI, {"texture_l1.mshrs": str(misses)})
    found = predict("maxpool_image", gpu, "event").hit_rate["texture_l1"]
    assert found is not None
    oldest, rotating = timeline_hits(misses, True), timeline_hits(misses, False)
    assert abs(found - oldest) < 0.5 * abs(found - rotating)


def test_rotating_warps_drive_their_lines_out() -> None:
    """The analytic engine lets all resident warps go side by side, whatever the scheduler."""
    assert predict("maxpool_image", MALI).hit_rate["texture_l1"] == pytest.approx(timeline_hits(32, False), abs=0.02)


def test_the_headline_says_that_the_engines_disagree() -> None:
    assert "the engines disagree" in facts(predict("maxpool_image", MALI, "event"))["latency"]
