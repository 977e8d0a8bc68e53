"""Rates of the cache code in millions of accesses per second (extra_info): no bound is asserted, machines differ.

`pytest tests/bench/test_bench_caches.py -n 0 --benchmark-enable --benchmark-timer=time.thread_time` counts the time of the
thread itself, which is what a shared machine leaves comparable. Goal on one thread of a quiet machine: 50 through a
sectored L1 to L2.
"""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from mgpusim.memory import caches

WARPS, LANES, TEXEL_B, WIDTH, HEIGHT, SLICES = 8, 32, 16, 112, 60, 8


def convolution(weights: bool) -> np.ndarray:
    """Addresses (n_warps, LANES) of a 3x3 convolution: 8 warps in lockstep, each lane one pixel of a float32 RGBA image.

    Per tap a warp reads 32 neighbouring texels (eight or nine 64-byte lines) and, with `weights`, four uniform texels.
    """
    lane = np.arange(LANES)
    rows = []
    segments = [(y, x) for y in range(HEIGHT - 2) for x in range(0, WIDTH - LANES, LANES)]
    for first in range(0, len(segments), WARPS):
        group = np.array(segments[first : first + WARPS])
        for tap in range(SLICES * 9):
            dy, dx = tap // 3 % 3, tap % 3
            texel = ((group[:, :1] + dy) * SLICES + tap // 9) * WIDTH + group[:, 1:] + dx + lane
            rows.append(texel * TEXEL_B)
            if weights:
                rows += [np.full((len(group), LANES), (1 << 24) + (4 * tap + k) * TEXEL_B) for k in range(4)]
    return np.concatenate(rows).astype(np.int64)


def measure(benchmark, name, n, function):
    benchmark.pedantic(function, rounds=15, warmup_rounds=2)
    benchmark.extra_info["accesses"] = n
    if benchmark.stats is not None:
        benchmark.extra_info["M accesses/s (median)"] = round(n / benchmark.stats.stats.median / 1e6, 1)
        print(f"\n{name}: {benchmark.extra_info['M accesses/s (median)']} M/s over {n}")


def trace(weights):
    _, line, mask, _ = caches.coalesce(convolution(weights), TEXEL_B, 64, 32)
    return line, mask


L1S = {
    "16 KiB, 4 ways": {"size_b": 16384, "ways": 4},
    "16 KiB, 4 ways, xor": {"size_b": 16384, "ways": 4, "index_hash": "xor"},
    "1 KiB, fully associative": {"size_b": 1024, "ways": 0},
    "128 KiB, 4 ways": {"size_b": 131072, "ways": 4},
}


@pytest.mark.parametrize("weights", [False, True], ids=["image", "image+weights"])
@pytest.mark.parametrize("name", L1S)
def test_single_level_lru(benchmark, name, weights):
    line, mask = trace(weights)
    hierarchy = caches.new_hierarchy([caches.pack_params(line_b=64, sector_b=32, **L1S[name])], [1])
    measure(benchmark, f"L1 {name}", line.size, lambda: caches.run_stream(hierarchy, line, mask))


@pytest.mark.parametrize("weights", [False, True], ids=["image", "image+weights"])
@pytest.mark.parametrize("name", L1S)
def test_sectored_l1_to_l2(benchmark, name, weights):
    line, mask = trace(weights)
    l2 = caches.pack_params(1 << 20, 64, 32, 16, "mask", "write_back", True)
    hierarchy = caches.new_hierarchy([caches.pack_params(line_b=64, sector_b=32, **L1S[name])], [1], l2)
    measure(benchmark, f"L1 {name} -> L2", line.size, lambda: caches.run_stream(hierarchy, line, mask))


def test_four_cores_and_four_sites_to_l2(benchmark):
    """Loads and stores of four cores interleaved, two first-level kinds, 128-byte L2 lines, a system-level cache."""
    line, mask = trace(True)
    n = line.size
    kind, core, site = np.arange(n) // 7 % 2, np.arange(n) // 16 % 4, np.arange(n) // 8 % 4
    texture = caches.pack_params(1024, 64, 32, 4)
    buffer = caches.pack_params(16384, 64, 32, 4, "xor", "write_through")
    l2 = caches.pack_params(1 << 20, 128, 32, 16, "xor", "write_back", True)
    slc = caches.pack_params(2 << 20, 128, 64, 16, "xor", "write_back", True)
    hierarchy = caches.new_hierarchy([texture, buffer], [4, 4], l2, slc)
    columns = {
        "kind": kind.astype(np.uint8),
        "instance": core.astype(np.int32),
        "site": site.astype(np.int32),
        "write": site == 3,
    }
    measure(benchmark, "4 cores", n, lambda: caches.run_stream(hierarchy, line, mask, n_sites=4, **columns))


PATTERNS = {
    "coalesced": lambda rng: np.arange(4000)[:, None] * 256 + np.arange(64) * 4,
    "uniform": lambda rng: np.repeat(np.arange(4000)[:, None] * 4, 64, 1),
    "16-byte stride": lambda rng: np.arange(4000)[:, None] * 256 + np.arange(64) * 16,
    "scattered": lambda rng: rng.integers(0, 1 << 24, (4000, 64)) * 4,
}


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("function", ["coalesce", "covered_sectors", "wavefronts", "transactions", "bank_cycles"])
def test_lanes(benchmark, function, pattern):
    addr = PATTERNS[pattern](np.random.default_rng(0)).astype(np.int64)
    sizes = {"wavefronts": (), "bank_cycles": (32, 4), "transactions": (128, 32, 128, True)}.get(function, (128, 32))
    measure(benchmark, f"{function} {pattern}", addr.size, lambda: getattr(caches, function)(addr, 4, *sizes))


def test_texel_addresses(benchmark):
    index = (np.arange(4000)[:, None] * 640 % 300_000 + np.arange(64)).ravel()
    measure(benchmark, "texels compiled", index.size, lambda: caches.Texels(640, 480, 16, 4, 4).addresses(index))


STEPS = """
import time
began = [time.process_time()]
def step(name, call):
    result = call()
    began.append(time.process_time())
    print(f"{name}: {began[-1] - began[-2]:.2f} s")
    return result
np = step("numpy", lambda: __import__("numpy"))
caches = step("numba", lambda: __import__("mgpusim.memory.caches", fromlist=["caches"]))
step("transactions", lambda: caches.transactions([[0]], 4, 64, 32))
step("bank_cycles", lambda: caches.bank_cycles([[0]], 4, 32, 4))
step("texels", lambda: caches.Texels(1, 1, 4).addresses(np.zeros(1, np.int64)))
for name in ("lru", "plru"):
    hierarchy = caches.new_hierarchy([caches.pack_params(64, 64, replacement=name)], [1])
    step("run_stream " + name, lambda: caches.run_stream(hierarchy, [0]))
print(f"all: {began[-1] - began[0]:.2f} s")
"""


@pytest.mark.slow
def test_compiling_everything(benchmark, tmp_path):
    """CPU seconds of a process that finds no compiled code on disk: what a first prediction adds to a later one."""

    def cold():
        cache = tmp_path / str(len(list(tmp_path.iterdir())))
        cache.mkdir()
        environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
        done = subprocess.run([sys.executable, "-c", STEPS], env=environment, capture_output=True, encoding="utf-8", check=True)
        print(f"\n{done.stdout}")
        return float(done.stdout.rsplit(":", 1)[1].split()[0])

    benchmark.extra_info["CPU s"] = benchmark.pedantic(cold, rounds=3)
