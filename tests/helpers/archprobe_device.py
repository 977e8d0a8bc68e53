"""A result folder of ArchProbe for tests: a device that does not exist, measured by caches simulated here."""

from __future__ import annotations

import json
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.calibrate.archprobe.files import COLUMNS

CLOCK = 1e9  # so that a nanosecond is a cycle

# The invented device: buffers 80 ns from an L2 of 16 KiB, 200 ns from DRAM; images 50 ns from a texture L1 of 512 B (lines of
# 32 B, 4 sets of 4 ways), 120 ns from the L2, 240 ns from DRAM. Nothing of it is any real GPU.
BUFFER_NS, FETCH_NS, L1_NS, DRAM_NS = 80.0, 120.0, 50.0, 120.0
L2_B, L2_LINE, L1_B, L1_LINE, L1_WAYS = 16384, 64, 512, 32, 4


class Lru:
    """A set-associative LRU cache: what the chases of the invented device run through."""

    def __init__(self, size: int, line: int, ways: int) -> None:
        self.line, self.ways, self.sets = line, ways, [OrderedDict() for _ in range(size // line // ways)]

    def hit(self, address: int) -> bool:
        tag = address // self.line
        held = self.sets[tag % len(self.sets)]
        found = tag in held
        held[tag] = None
        held.move_to_end(tag)
        if len(held) > self.ways:
            held.popitem(last=False)
        return found


def chase_ns(data: int, stride: int, image: bool) -> float:
    """Mean step time of a chase over `data` bytes, texels of 16 bytes, after one round to warm up."""
    l2, l1 = Lru(L2_B, L2_LINE, 8), Lru(L1_B, L1_LINE, L1_WAYS)
    count, at, total, steps = data // 16, 0, 0.0, 0
    warm = min(count, 2 * L2_B // 16)
    for i in range(2 * warm):
        address = at * 16
        if image and l1.hit(address):
            ns = L1_NS
        else:
            ns = (FETCH_NS if image else BUFFER_NS) + (0.0 if l2.hit(address) else DRAM_NS)
        if i >= warm:
            total, steps = total + ns, steps + 1
        at = (at + stride // 16) % count
    return total / steps


@cache
def chases() -> dict[str, list[tuple[float, ...]]]:
    """The two chases of the invented device, (range, stride, ns): simulated once."""
    found: dict[str, list[tuple[float, ...]]] = {}
    for name, image in (("BufferCacheHierarchyPChase", False), ("ImageCacheHierarchyPChase", True)):
        small = range(16, 1600, 16) if image else []
        ranges = [*small, *range(1600 if image else 512, 24000, 464)]
        rows = [(float(r), 16.0, chase_ns(r, 16, image)) for r in ranges]
        for at in (ranges[-1],):
            rows += [(float(at), float(s), chase_ns(at, s, image)) for s in range(32, 1600, 32)]
        found[name] = rows
    return found


def write(folder: Path, name: str, rows: list[tuple[Any, ...]], columns: tuple[str, ...] | None = None) -> None:
    lines = [
        ",".join(columns or COLUMNS[name]),
        *(",".join(f"{v:.6g}" if isinstance(v, float) else str(v) for v in r) for r in rows),
    ]
    (folder / f"{name}.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def make(folder: Path, noise: float = 0.0, wrong_half: bool = True) -> Path:
    """Write a result folder of the invented device: 4 cores of 2 sub-cores, 32 lanes, warps of 16 or 32."""
    rng = np.random.default_rng(7)

    def shake(value: float) -> float:
        outlier = 1.5 if noise and rng.random() < 0.01 else 1.0
        return value * outlier * (1 + noise * rng.standard_normal())

    for name, rows in chases().items():
        niter, floor = 20000, 5.0
        step = rows[0][2]
        search: list[tuple[Any, ...]] = [(16, 16, n, floor + n * step / 1e3) for n in (100, 6900, 8800)]
        write(folder, name, search + [(r, s, niter, shake(floor + niter * ns / 1e3)) for r, s, ns in rows])
    report: dict[str, Any] = {
        "Device": {"SmCount": 4, "LogicThreadCount": 256, "MaxBufferSize": 1.07374e9, "MaxConstMemSize": 65536,
                   "MaxLocalMemSize": 16384, "MaxImageWidth": 4096, "MaxImageHeight": 4096, "Done": True},
        "BufferCacheHierarchyPChase": {"CacheVectorCountLv1": 15800, "CacheVectorCountLv2": 16600, "CacheVectorCountLv3": 17600},
        "ImageBandwidth": {"MaxBandwidth": 400.0}, "LocalMemBandwidth": {"MaxBandwidth": 300.0},
        "Gflops": {"FloatGflops": 250.0, "HalfGflops": 250.0}, "RegCount": {"RegCount": 67},
        "WarpSizeMethodA": {"WarpThreadCount": 32}, "WarpSizeMethodB": {"WarpThreadCount": 16},
    }  # fmt: skip
    (folder / "ArchProbeReport.json").write_text(json.dumps(report), encoding="utf-8")
    (folder / "ArchProbe.json").write_text(
        json.dumps({"BufferCacheHierarchyPChase": {"DataSizeMax": 1.04858e6}}), encoding="utf-8"
    )
    small = [2.0**k for k in range(4, 27)]
    level = [
        (x, 128.0 if x <= L1_B else 64.0 if x <= 8192 else 50.0 if x <= L2_B else 20.0 if x <= 65536 else 400.0) for x in small
    ]
    write(folder, "ImageBandwidth", [(x, 1e6 / b, shake(b) if noise else b) for x, b in level])
    level = [(x, 40.0 if x < 256 else 64.0 if x <= 8192 else 30.0 if x <= 65536 else 12.0) for x in small]
    write(folder, "BufferBandwidth", [(x, 1e6 / b, b) for x, b in level])
    write(folder, "ConstMemBandwidth", [(x, 1e6 / b, b * 1.01) for x, b in level[:11]])
    write(folder, "LocalMemBandwidth", [(x, 1e6 / b, b) for x, b in [(x, 300.0 if x < 128 else 100.0) for x in small[:10]]])
    write(
        folder,
        "BufferCachelineSize",
        [(256, s, 256, 400, shake(900.0 if s < L2_LINE else 1400.0)) for s in range(4, L2_LINE + 4, 4)],
    )
    along = [(n, d, 7000, 1000.0 if n <= (32, 16)[d] else 1600.0) for d in (0, 1) for n in range(1, (34, 18)[d])]
    write(folder, "ImageCachelineSize", [(1, 0, 100, 20.0), *along])
    half = 4990.0 if wrong_half else 2600.0
    write(folder, "Gflops", [(b, n, 100, half if b == 16 else 5000.0) for b in (16, 32) for n in (1, 2, 4, 8)])

    def alone(r: int) -> float:
        return 10 + 20000 * 0.004 * r + (300 * (r - 64) if r > 64 else 0)

    regs = [(1, 1, r, 20000, shake(alone(r))) for r in range(1, 69)]
    full = [(1, g, 67, 20000, alone(67) * (1 if g <= 16 else 2)) for g in range(1, 18)]
    part = [(1, g, 33, 20000, alone(33) * (1 if g <= 8 else 1.02 if g <= 32 else 2)) for g in range(1, 34)]
    write(folder, "RegCount", [*regs, *full, *part])
    write(folder, "WarpSizeMethodA", [(n, min(n, 32)) for n in range(1, 34)])
    write(folder, "WarpSizeMethodB", [(n, 500.0 if n <= 16 else 600.0) for n in range(1, 18)])
    write(folder, "BufferVecWidth", [(4, 4000, 1000.0), (8, 4000, 1000.0), (16, 4000, 1010.0), (32, 4000, 2600.0)])
    return folder
