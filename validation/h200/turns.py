"""Time warps that share a core, with `turns.cl`: `python turns.py NVIDIA turns.json`; needs only pyopencl and numpy.

In turns.json:

ends : cycles from the start of its loop after which each warp of a core's group of 1,024 items has ended, the first and the last.
    Warps of equal work end together where they take turns, one after the other where a scheduler stays with one.
chains : cycles of a step of loops of independent chains of multiply-adds, by chains and by warps on each core, from two lengths;
    `us` is of the longer.
walks : microseconds in which each work item goes through a row of its own, by the words of a row and the items of a group.
stencil : microseconds of a mean of five neighbours by the shape of the group.
entries : cycles of a loop of three multiply-adds whose trips the compiler does not know, by the trips; of several such loops one
    behind the other, for each of them.
code : cycles of straight multiply-adds, each 16 bytes of code, the first time a launch comes by and after: the instruction cache
    keeps its code between launches as long as it fits.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

BODIES = {
    "loads of one line by a warp": ("LOAD", 1),
    "loads of 32 lines by a warp": ("LOAD", 32),
    "loads of local memory": ("NEAR", 1),
    "multiply-adds": ("FMA", 1),
    "sines": ("SINE", 1),
}
SHAPES = ((128, 2), (32, 8), (256, 1), (64, 4), (512, 1), (32, 16), (1024, 1), (256, 4), (128, 8), (32, 32))
SHORT, LONG, WORDS = 4096, 12288, 524288 * 34


def main() -> None:
    platform = next(p for p in cl.get_platforms() if sys.argv[1] in p.name)
    device = platform.get_devices()[0]
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    cores, hz = device.max_compute_units, device.max_clock_frequency * 1e6
    text = (Path(__file__).parent / "turns.cl").read_text(encoding="utf-8")
    buffers = [cl.Buffer(context, cl.mem_flags.READ_WRITE, 1 << 28) for _ in range(2)]
    for buffer in buffers:
        cl.enqueue_fill_buffer(queue, buffer, np.float32(1), 0, 1 << 28)

    def built(name: str, *options: str) -> cl.Kernel:
        return cl.Kernel(cl.Program(context, text).build(list(options)), name)

    def took_us(kernel: cl.Kernel, size: tuple[int, ...], group: tuple[int, ...], *args: Any) -> float:
        kernel.set_args(*args)
        events = [cl.enqueue_nd_range_kernel(queue, kernel, size, group) for _ in range(7)]
        queue.finish()
        return round(statistics.median(e.profile.end - e.profile.start for e in events[1:]) / 1e3, 3)

    def timed(body: str, more: str) -> cl.Kernel:
        """Return a kernel whose warps write how many cycles each of four passes through a body takes."""
        clock = 'uint now(void) { uint t; asm volatile("mov.u32 %0, %%clock;" : "=r"(t)); return t; }'
        source = f"""{clock}
            kernel void f(global uint *took, global float *out, float a{more}) {{
              float x = a, y = a;
              for (int r = 0; r < 4; r++) {{
                uint begun = now();
                {body}
                uint t = now() - begun;
                if (get_local_id(0) == 0) took[get_group_id(0) * 4 + r] = t;
              }}
              if (x + y == 12345.678f) out[get_global_id(0)] = x;
            }}"""
        return cl.Kernel(cl.Program(context, source).build(), "f")

    def passes(kernel: cl.Kernel, *args: Any) -> list[float]:
        took_us(kernel, (64 * cores,), (64,), buffers[0], buffers[1], np.float32(0.999), *args)
        took = np.zeros((cores, 4), np.uint32)
        cl.enqueue_copy(queue, took, buffers[0])
        return [float(cycles) for cycles in np.median(took, axis=0)]

    ends = {}
    times = np.zeros((cores * 32, 2), np.uint32)
    for name, (body, stride) in BODIES.items():
        kernel = built("order", f"-D{body}", "-DORDER")
        for _ in range(2):
            kernel(queue, (1024 * cores,), (1024,), *buffers, np.int32(1024), np.uint32(stride))
        cl.enqueue_copy(queue, times, buffers[1])
        queue.finish()
        mine = times[times[:, 1] == times[0, 1], 0]
        ends[name] = [int(mine.min()), int(mine.max())]
    chains = []
    for count in (1, 2, 4, 8):
        kernel = built("chain", f"-DCHAINS={count}")
        for warps in (1, 2, 4, 8, 16, 32):
            shape = (32 * warps * cores,), (32 * warps,)
            short, long = (took_us(kernel, *shape, buffers[0], np.int32(n), np.float32(0.9)) for n in (SHORT, LONG))
            cycles = round((long - short) * 1e-6 * hz / (LONG - SHORT), 2)
            chains.append({"chains": count, "warps": warps, "cycles": cycles, "us": long})
    walks = []
    for name in ("turn", "sum"):
        kernel = built(name)
        for width in (17, 32, 34, 64, 128):
            items = WORDS // width // 1024 * 1024
            for group in (32, 64, 128, 256, 512, 1024):
                us = took_us(kernel, (items,), (group,), *buffers, np.int32(items), np.int32(width))
                walks.append({"kernel": name, "words": width, "items": items, "group": group, "us": us})
    entries = []
    for loops in (1, 4, 16):
        step = "x = fma(x, a, {0}.5f); x = fma(x, a, {0}.25f); y = fma(y, x, a);"
        kernel = timed(" ".join(f"for (int i = 0; i < n; i++) {{ {step.format(k)} }}" for k in range(loops)), ", int n")
        for trips in (1, 2, 3, 4, 8, 9, 64):
            entries.append({"loops": loops, "trips": trips, "cycles": passes(kernel, np.int32(trips))[1] / loops})
    code = []
    for steps in (256, 1024, 4096, 16384):
        kernel = timed(" ".join(f"x = fma(x, a, {0.5 + k * 1e-6:.6f}f);" for k in range(steps)), "")
        code.append({"instructions": steps, "cycles": passes(kernel)})
    kernel = built("mean5")
    stencil = {f"{x}x{y}": took_us(kernel, (4096, 4096), (x, y), *buffers, np.int32(4096)) for x, y in SHAPES}
    found = {"ends": ends, "chains": chains, "walks": walks, "stencil": stencil, "entries": entries, "code": code}
    document = {"device": device.name.strip(), "driver": device.driver_version, **found}
    Path(sys.argv[2]).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
