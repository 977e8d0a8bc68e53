"""Time which instructions share a pipe of a core: `python pipes.py NVIDIA pipes.json`, with `pipes.cl`.

Needs pyopencl and numpy, and an OpenCL platform whose name contains the first argument. Each loop runs in groups of 256 work
items, 8 to a core and 1 to a core, of 32 items, and of 1,024 items, 2 to a core. From two numbers of turns follow the cycles of a
core for one turn of all its warps, at the device's highest clock.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

SHAPES = ((256, 8), (256, 1), (32, 1), (1024, 2))
TURNS = 2000


def main() -> None:
    platform = next(p for p in cl.get_platforms() if sys.argv[1] in p.name)
    device = platform.get_devices()[0]
    context = cl.Context([device])
    queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    program = cl.Program(context, (Path(__file__).parent / "pipes.cl").read_text(encoding="utf-8")).build()
    cores, hz = device.max_compute_units, device.max_clock_frequency * 1e6
    flags = cl.mem_flags
    numbers = np.random.default_rng(0).random(1 << 16).astype(np.float32)
    source = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=numbers)
    out = cl.Buffer(context, flags.READ_WRITE, cores * 2048 * 4)
    cycles = {}
    for kernel in program.all_kernels():
        step = np.int32(8 if kernel.function_name == "branch8" else 1)
        for items, groups in SHAPES:
            took = []
            for turns in (TURNS, 3 * TURNS):
                kernel.set_args(source, out, np.int32(turns), step)
                events = [cl.enqueue_nd_range_kernel(queue, kernel, (items * groups * cores,), (items,)) for _ in range(4)]
                queue.finish()
                took.append(min(e.profile.end - e.profile.start for e in events))
            each = (took[1] - took[0]) / (2 * TURNS) * 1e-9 * hz
            cycles[f"{kernel.function_name}, {groups} groups of {items}"] = round(each, 2)
    document = {"device": device.name.strip(), "driver": device.driver_version, "cycles_a_turn": cycles}
    Path(sys.argv[2]).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
