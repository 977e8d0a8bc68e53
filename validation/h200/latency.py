"""Write latency.json, what a load that hits L2 takes: `python latency.py latency.json`; needs only pyopencl and numpy.

Warps follow a random cycle through a buffer, each from a place of its own, one load after the other. All lanes of a warp read the
same word. By the bytes of the buffer, the warps on each core, and who wrote it: the host long ago, or a copy before each run, as
`mgpusim measure` restores what kernels change. Nanoseconds a load, from runs of two lengths.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

SOURCE = """
kernel void walk(global const uint *next, global uint *out, uint apart, uint mask, int steps) {
    uint at = (get_group_id(0) * apart) & mask;
    for (int i = 0; i < steps; ++i) at = next[at * 32];
    if (at == 0xffffffffu) out[0] = at;
}
"""
LINE_B, SHORT, LONG = 128, 1000, 3000


def gpu_of(name: str) -> cl.Device:
    """Return the first GPU of a platform whose name contains `name`; any device where there is none."""
    devices = [d for p in cl.get_platforms() for d in p.get_devices() if name in p.name]
    return devices[0] if devices else cl.get_platforms()[0].get_devices()[0]


def main() -> None:
    device = gpu_of("NVIDIA")
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    kernel = cl.Kernel(cl.Program(context, SOURCE).build(), "walk")
    out = cl.Buffer(context, cl.mem_flags.READ_WRITE, 64)
    rows = []
    for mib in (2, 8, 24):
        lines = (mib << 20) // LINE_B
        order = np.random.default_rng(3).permutation(lines).astype(np.uint32)
        cycle = np.zeros((lines, LINE_B // 4), np.uint32)
        cycle[order, 0] = np.roll(order, -1)
        flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
        source, buffer = (cl.Buffer(context, flags, hostbuf=cycle) for _ in range(2))
        for warps in (1, 4, 8, 16, 32):
            for copied in (False, True):
                times = {}
                for steps in (SHORT, LONG):
                    found = []
                    for _ in range(5):
                        if copied:
                            cl.enqueue_copy(queue, buffer, source)
                        args = (buffer, out, np.uint32(2654435761), np.uint32(lines - 1), np.int32(steps))
                        event = kernel(queue, (device.max_compute_units * warps * 32,), (32,), *args)
                        event.wait()
                        found.append(event.profile.end - event.profile.start)
                    times[steps] = statistics.median(found[1:])
                each = (times[LONG] - times[SHORT]) / (LONG - SHORT)
                rows.append({"mib": mib, "warps_per_core": warps, "copied_before": copied, "ns": round(each, 2)})
    Path(sys.argv[1]).write_text(
        json.dumps({"device": device.name, "driver": device.driver_version, "rows": rows}, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
