"""Time `guards.cl` on an OpenCL device: `python guards.py [PLATFORM] -o guards.json`; needs pyopencl and numpy."""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
CASES = (("plain", 255), ("loops", 255), ("guarded", 255), ("guarded", 0), ("chained", 255), ("chained", 0), ("guarded", 85))
"""Kernel, and which of its eight blocks are entered, by bits."""
SHORT, LONG = 2000, 6000
ITEMS = (32, 256)


def main() -> None:
    import pyopencl as cl

    parser = argparse.ArgumentParser(description="Time branches around blocks.")
    parser.add_argument("platform", nargs="?", default="NVIDIA", help="part of its name")
    parser.add_argument("-o", "--output", type=Path, required=True)
    asked = parser.parse_args()
    device = next(d for p in cl.get_platforms() if asked.platform in p.name for d in p.get_devices())
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    program = cl.Program(context, (HERE / "guards.cl").read_text(encoding="utf-8")).build()
    hz = device.max_clock_frequency * 1e6
    out = cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * 4096)

    def median_ns(kernel: Any, mask: int, turns: int, items: int) -> float:
        held = np.concatenate([np.full(4096, v, np.int32) for v in (mask, 1000, -1000)])
        masks = cl.Buffer(context, cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR, hostbuf=held)
        times = []
        for _ in range(25):
            event = kernel(queue, (items,), (items,), out, masks, np.int32(turns), np.float32(0.999), np.float32(0.5))
            event.wait()
            times.append(event.profile.end - event.profile.start)
        return statistics.median(times[5:])

    rows = []
    for items in ITEMS:
        for name, mask in CASES:
            kernel = cl.Kernel(program, name)
            short, long = (median_ns(kernel, mask, turns, items) for turns in (SHORT, LONG))
            cycles = (long - short) * 1e-9 * hz / (LONG - SHORT)
            rows.append({"kernel": name, "mask": mask, "items": items, "cycles_a_turn": cycles})
    asked.output.write_text(json.dumps({"device": device.name, "clock_hz": hz, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
