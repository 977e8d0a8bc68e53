"""Time a chase of pointers through memory that no cache holds, by stride: `python strides.py NVIDIA strides.json`.

Needs pyopencl, numpy and an OpenCL platform whose name contains the first argument. One work item a core follows pointers that go
up by a stride, in a part of its own. A read of 256 MiB empties the L2 before each run. Nanoseconds a step: where they fall short
of those of long strides, one fetch from DRAM brought several steps.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

STRIDES_B = (32, 64, 128, 256, 512, 1024, 2048, 4096, 16384)
STEPS = 256
FLUSHED_B = 256 << 20
SOURCE = """
kernel void chase(global const uint *from, global uint *to, uint part, int steps) {
    uint at = get_group_id(0) * part;
    for (int n = 0; n < steps; n++) at = from[at];
    if (at == 1) to[0] = at;
}
kernel void fill(global uint *to, uint stride, uint count) {
    const uint at = get_global_id(0) * stride;
    to[at] = get_global_id(0) + 1 < count ? at + stride : 0;
}
kernel void sums(global const float4 *from, global float4 *to, int count) {
    float4 sum = 0;
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) sum += from[i];
    if (sum.x == 1.5f) to[0] = sum;
}
"""


def main() -> None:
    platform = next(p for p in cl.get_platforms() if sys.argv[1] in p.name)
    device = platform.get_devices()[0]
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    program = cl.Program(context, SOURCE).build()
    chase, fill, sums = program.chase, program.fill, program.sums
    flags = cl.mem_flags.READ_WRITE
    other, out = cl.Buffer(context, flags, FLUSHED_B), cl.Buffer(context, flags, 4096)
    cl.enqueue_fill_buffer(queue, other, np.float32(0), 0, FLUSHED_B)
    found: dict[str, dict[str, float]] = {}
    for groups in (1, 16):
        for stride_b in STRIDES_B:
            words, count = stride_b // 4, groups * (STEPS + 1)
            memory = cl.Buffer(context, flags, count * stride_b)
            fill.set_args(memory, np.uint32(words), np.uint32(count))
            cl.enqueue_nd_range_kernel(queue, fill, (count,), None)
            row = {}
            for name in ("cold", "warm"):
                took = []
                for steps in (STEPS // 4, STEPS):
                    times = []
                    for _ in range(7):
                        if name == "cold":
                            sums.set_args(other, out, np.int32(FLUSHED_B // 16))
                            cl.enqueue_nd_range_kernel(queue, sums, (256 * 1024,), (256,))
                        chase.set_args(memory, out, np.uint32((STEPS + 1) * words), np.int32(steps))
                        times.append(cl.enqueue_nd_range_kernel(queue, chase, (groups,), (1,)))
                    queue.finish()
                    took.append(float(np.median([e.profile.end - e.profile.start for e in times[1:]])))
                row[name] = round((took[1] - took[0]) / (STEPS - STEPS // 4), 1)
            found[f"{groups} groups, {stride_b} B"] = row
            print(groups, stride_b, row, flush=True)
    rows = ",\n".join(f' "{name}": {json.dumps(row)}' for name, row in found.items())
    Path(sys.argv[2]).write_text(f'{{"device": {json.dumps(device.name)}, "ns_per_step": {{\n{rows}\n}}}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
