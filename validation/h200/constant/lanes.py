"""Time loads of constant memory beside loads of a buffer: `python lanes.py NVIDIA lanes.json`.

Needs pyopencl, numpy and an OpenCL platform whose name contains the first argument. Lanes of a warp read so many addresses, so
far apart; work groups of 256 work items fill every core. Cycles of a core that a load of 16 bytes takes a warp, by the clock of a
chain of dependent multiply-adds, from the difference of two counts of rounds. `chase` is the time of a dependent load.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

GROUP, GROUPS_A_CORE, LOADS = 256, 8, 8
ROUNDS = (16, 144)
STEPS = (512, 4608)
SOURCE = """
#define LOADS(NAME, SPACE, FIRST, LAST) \\
kernel void NAME(SPACE const uint4 *from, global uint4 *to, int distinct, int stride, int mask, int rounds) { \\
    int at = (FIRST) * stride; \\
    uint4 sum = 0; \\
    for (int i = 0; i < rounds; ++i) { \\
        sum ^= from[at & mask]; sum ^= from[(at + 1) & mask]; sum ^= from[(at + 2) & mask]; sum ^= from[(at + 3) & mask]; \\
        sum ^= from[(at + 4) & mask]; sum ^= from[(at + 5) & mask]; sum ^= from[(at + 6) & mask]; sum ^= from[(at + 7) & mask]; \\
        at += 8; \\
    } \\
    sum.x += (LAST); \\
    if ((sum.x | sum.y | sum.z | sum.w) == 0x5b) to[get_global_id(0)] = sum; \\
}
#define KERNELS(NAME, SPACE) \\
LOADS(lanes_##NAME, SPACE, (int)get_local_id(0) & (distinct - 1), 0) \\
LOADS(alike_##NAME, SPACE, (int)get_group_id(0), (uint)get_local_id(0)) \\
kernel void chase_##NAME(SPACE const uint *from, global uint *to, int distinct, int stride, int mask, int rounds) { \\
    uint at = ((uint)get_local_id(0) & (distinct - 1)) * stride; \\
    for (int i = 0; i < rounds; ++i) at = from[at]; \\
    if (at == 1) to[0] = at; \\
}
KERNELS(constant, constant)
KERNELS(buffer, global)
kernel void clock_of(global float *to, float a, int rounds) {
    float x = get_global_id(0);
    for (int i = 0; i < rounds; ++i) { x = fma(x, a, 1.0f); x = fma(x, a, 1.0f); x = fma(x, a, 1.0f); x = fma(x, a, 1.0f); }
    to[get_global_id(0)] = x;
}
"""


class Timer:
    """Launches on one queue, timed by the device."""

    def __init__(self, platform: str) -> None:
        found = next(p for p in cl.get_platforms() if platform in p.name)
        self.device = found.get_devices()[0]
        self.context = cl.Context([self.device])
        self.queue = cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        self.program = cl.Program(self.context, SOURCE).build()

    def buffer(self, values: np.ndarray) -> cl.Buffer:
        """Return a buffer with these values."""
        flags = cl.mem_flags
        return cl.Buffer(self.context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=np.ascontiguousarray(values))

    def median_ns(self, name: str, items: int, group: int, *args: object) -> float:
        """Return the median time of nine launches after three others."""
        kernel = cl.Kernel(self.program, name)
        kernel.set_args(*args)
        events = [cl.enqueue_nd_range_kernel(self.queue, kernel, (items,), (group,)) for _ in range(12)]
        self.queue.finish()
        return float(np.median([e.profile.end - e.profile.start for e in events[3:]]))


def ptx_loads(text: str) -> dict[str, dict[str, int]]:
    """Return how often each kernel of a PTX text loads from which space."""
    found = {}
    for name, body in re.findall(r"\.entry\s+(\w+)\(.*?\)(.*?)\n\}", text, re.DOTALL):
        loads = re.findall(r"\bld\.(const|global\.nc|global)\b[^;]*", body)
        found[name] = {space: loads.count(space) for space in sorted(set(loads))}
    return found


def main() -> None:
    timer = Timer(sys.argv[1])
    device = timer.device
    cores = device.max_compute_units
    out = timer.buffer(np.zeros(1 << 16, np.float32))
    took = [timer.median_ns("clock_of", 32, 32, out, np.float32(0.5), np.int32(n)) for n in (20000, 60000)]
    clock_ghz = 4 * 40000 * 4 / (took[1] - took[0])  # a dependent multiply-add takes four cycles
    items = cores * GROUPS_A_CORE * GROUP
    to = timer.buffer(np.zeros(items * 4, np.uint32))
    document: dict[str, object] = {"device": device.name, "clock_ghz": round(clock_ghz, 4)}
    document["ptx"] = ptx_loads(timer.program.binaries[0].decode("latin-1"))
    throughput: dict[str, dict[str, float]] = {}
    for size_b in (1024, 8192, 32768, 65536):
        held = timer.buffer(np.zeros(size_b // 4, np.uint32))
        for distinct, stride_b in [(1, 16)] + [(d, s) for d in (2, 4, 8, 16, 32) for s in (16, 64, 256, 1024)]:
            if distinct * stride_b > size_b:
                continue
            row = {}
            for kernel in ("lanes_constant", "lanes_buffer") + (("alike_constant", "alike_buffer") if distinct == 1 else ()):
                args = held, to, np.int32(distinct), np.int32(stride_b // 16), np.int32(size_b // 16 - 1)
                a, b = (timer.median_ns(kernel, items, GROUP, *args, np.int32(n)) for n in ROUNDS)
                loads = GROUPS_A_CORE * GROUP // 32 * LOADS * (ROUNDS[1] - ROUNDS[0])
                row[kernel] = round((b - a) * clock_ghz / loads, 3)
            throughput[f"{size_b} B, {distinct} addresses, {stride_b} B apart"] = row
            print(size_b, distinct, stride_b, row, flush=True)
    document["cycles_a_load"] = throughput
    latency: dict[str, dict[str, float]] = {}
    for size_b in (512, 1024, 2048, 4096, 16384, 32768, 65536):
        for distinct in (1, 2, 8, 32):
            steps = size_b // 16
            if distinct * 16 > size_b:
                continue
            values = np.zeros(size_b // 4, np.uint32)
            values[::4] = (np.arange(steps, dtype=np.uint32) + 1) % steps * 4
            held, row = timer.buffer(values), {}
            for kernel in ("chase_constant", "chase_buffer"):
                args = held, to, np.int32(distinct), np.int32(4), np.int32(0)
                a, b = (timer.median_ns(kernel, 32, 32, *args, np.int32(n)) for n in STEPS)
                row[kernel] = round((b - a) * clock_ghz / (STEPS[1] - STEPS[0]), 2)
            latency[f"{size_b} B, {distinct} addresses"] = row
            print(size_b, distinct, row, flush=True)
    document["cycles_a_dependent_load"] = latency
    Path(sys.argv[2]).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
