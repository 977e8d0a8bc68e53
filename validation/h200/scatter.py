"""Time loads that are scattered over the L2: `python scatter.py NVIDIA scatter.json`, with `scatter.cl`.

Needs pyopencl and numpy, and an OpenCL platform whose name contains the first argument. Loops of loads run in groups of 256 work
items, 8 to a core, over buffers of several sizes. From two numbers of turns follow the bytes that the device reads in a cycle, at
its highest clock, in sectors of 32 bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

TEXELS = (1, 2, 4, 8)
RUNS = ((1, 0), (2, 0), (2, 1), (4, 0), (8, 0))
MEBIBYTES = (1, 4, 16, 24)
ITEMS, GROUPS, TURNS = 256, 8, 200


def main() -> None:
    platform = next(p for p in cl.get_platforms() if sys.argv[1] in p.name)
    device = platform.get_devices()[0]
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    cores, hz = device.max_compute_units, device.max_clock_frequency * 1e6
    flags = cl.mem_flags
    source = cl.Buffer(context, flags.READ_ONLY, (max(MEBIBYTES) << 20) + 4096)
    cl.enqueue_fill_buffer(queue, source, np.float32(1), 0, (max(MEBIBYTES) << 20) + 4096)
    out = cl.Buffer(context, flags.READ_WRITE, cores * GROUPS * ITEMS * 4)

    def timed(kernel: cl.Kernel, source: cl.MemoryObject, mask: int) -> float:
        """Return the cycles of twice TURNS turns."""
        took = []
        for turns in (TURNS, 3 * TURNS):
            kernel.set_args(source, out, np.uint32(mask), np.int32(turns))
            events = [cl.enqueue_nd_range_kernel(queue, kernel, (ITEMS * GROUPS * cores,), (ITEMS,)) for _ in range(4)]
            queue.finish()
            took.append(min(e.profile.end - e.profile.start for e in events))
        return (took[1] - took[0]) * 1e-9 * hz

    text = (Path(__file__).parent / "scatter.cl").read_text(encoding="utf-8")
    found = {}
    for run, shift in RUNS:
        kernel = cl.Program(context, text).build(f"-DRUN={run} -DSHIFT={shift}").scattered
        for size in MEBIBYTES:
            runs = 1 << ((size << 20) // (32 * run)).bit_length() - 1
            cycles = timed(kernel, source, runs - 1)
            read = 2 * TURNS * 8 * 32 * ITEMS * GROUPS * cores
            name = f"{run} sectors" + (f" from the next but {shift}" if shift else "")
            found[f"{name}, {32 * run * runs / 2**20:g} MiB"] = round(read / cycles, 1)
    form = cl.ImageFormat(cl.channel_order.RGBA, cl.channel_type.FLOAT)
    for texels in TEXELS:
        kernel = cl.Program(context, text).build(f"-DTEXELS={texels}").texels
        for size in MEBIBYTES:
            rows = (size << 20) // 16 // 1024
            image = cl.create_image(context, flags.READ_ONLY, form, shape=(1024, rows))
            mask = (1 << (rows * 1024 // texels).bit_length() - 1) - 1
            cycles = timed(kernel, image, mask)
            sectors = 2 * TURNS * 8 * ITEMS * GROUPS * cores / texels * max(1, texels // 2)
            found[f"{texels} texels of 16 bytes in a row, {16 * texels * (mask + 1) / 2**20:g} MiB"] = round(
                32 * sectors / cycles, 1
            )
    document = {"device": device.name.strip(), "driver": device.driver_version, "bytes_a_cycle": found}
    Path(sys.argv[2]).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
