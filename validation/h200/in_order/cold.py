"""Time launches of networks with their data or their code out of the caches: `python cold.py NVIDIA cold.json CORPUS ...`.

Needs pyopencl, numpy and an OpenCL platform whose name contains the first argument; the corpora are of `mgpusim measure
--network`. Each distinct launch is timed by its event, in a queue behind some other work (the methods of `Bench` say which):
medians in microseconds. Behind the launches of a corpus stand those of all of them in order, each on memory of its own, where the
host waits for the end of each run ("finish") and where it does not.
"""

from __future__ import annotations

import gzip
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

from mgpusim.calibrate.measuring.cldevice import DeviceSession, describe, open_device

FLUSHED_B = 256 << 20
CODE = 16384
"""Instructions of the kernel that fills the caches of instructions, of 16 bytes each."""
REPEATS = 9
SOURCE = """
kernel void sums(global const float4 *from, global float4 *to, int count) {
    float4 sum = 0;
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) sum += from[i];
    if (sum.x == 1.5f) to[0] = sum;
}
kernel void texels(read_only image2d_t from, global float4 *to) {
    const sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    float4 sum = 0;
    for (int y = get_global_id(1); y < get_image_height(from); y += get_global_size(1))
        for (int x = get_global_id(0); x < get_image_width(from); x += get_global_size(0))
            sum += read_imagef(from, texel, (int2)(x, y));
    if (sum.x == 1.5f) to[0] = sum;
}
kernel void rewritten(global float4 *data, float4 zero, int count) {
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) data[i] += zero;
}
kernel void straight(global float *to, float x, float y) {
    float v = x + get_global_id(0);
    %s
    if (v == 1.5f) to[0] = v;
}
"""


class Bench:
    """What is run before a launch, in the queue of a session."""

    def __init__(self, session: DeviceSession) -> None:
        self.session, self.queue = session, session.queue
        lines = "\n".join(f"v = fma(v, {'xy'[i % 2]}, {1 + i / CODE:.6f}f);" for i in range(CODE))
        program = cl.Program(session.context, SOURCE % lines).build()
        self.sums, self.texels, self.straight, self.rewritten = program.sums, program.texels, program.straight, program.rewritten
        self.tensors: list[int] = []
        flags = cl.mem_flags.READ_WRITE
        self.large = cl.Buffer(session.context, flags, FLUSHED_B)
        self.small = cl.Buffer(session.context, flags, 4096)
        cl.enqueue_fill_buffer(self.queue, self.large, np.float32(0), 0, FLUSHED_B)
        cl.enqueue_fill_buffer(self.queue, self.small, np.float32(0), 0, 4096)

    def read(self, memory: Any) -> None:
        """Read a buffer, or the image's own."""
        memory = self.session.behind.get(memory.int_ptr, memory)
        if memory.type == cl.mem_object_type.BUFFER:
            self.sums.set_args(memory, self.small, np.int32(memory.size // 16))
            cl.enqueue_nd_range_kernel(self.queue, self.sums, (256 * 1024,), (256,))
        elif memory.type == cl.mem_object_type.IMAGE2D:
            self.texels.set_args(memory, self.small)
            cl.enqueue_nd_range_kernel(self.queue, self.texels, (512, 256), (16, 16))

    def write(self, memory: Any) -> None:
        memory = self.session.behind.get(memory.int_ptr, memory)
        if memory.type == cl.mem_object_type.BUFFER:
            self.rewritten.set_args(memory, np.zeros(4, np.float32), np.int32(memory.size // 16))
            cl.enqueue_nd_range_kernel(self.queue, self.rewritten, (256 * 1024,), (256,))

    def other(self) -> None:
        """A small kernel of another program."""
        self.sums.set_args(self.small, self.small, np.int32(256))
        cl.enqueue_nd_range_kernel(self.queue, self.sums, (256,), (256,))

    def code(self) -> None:
        """A kernel of 256 KiB of instructions: those of the launch are in L2 alone."""
        self.straight.set_args(self.small, np.float32(0.5), np.float32(0.25))
        cl.enqueue_nd_range_kernel(self.queue, self.straight, (132 * 128,), (128,))

    def data(self) -> None:
        """A read of 256 MiB: nothing of the launch's data is in L2."""
        self.read(self.large)

    def both(self) -> None:
        """Neither data nor code is in a cache."""
        self.data()
        self.code()

    def touched(self) -> None:
        """Both, then all arguments were read: the code alone comes from DRAM."""
        self.both()
        for _, memory, _, _ in self.session.held.values():
            self.read(memory)

    def fresh(self) -> None:
        """Both, then all arguments were written."""
        self.both()
        for _, memory, _, _ in self.session.held.values():
            self.write(memory)

    def weights(self) -> None:
        """Both, then the tensors were written: weights are in DRAM, as in a network."""
        self.both()
        for i in self.tensors:
            self.write(self.session.held[i][1])

    def tensors_read(self) -> None:
        """Both, then the tensors were read."""
        self.both()
        for i in self.tensors:
            self.read(self.session.held[i][1])

    def idle(self) -> None:
        """Nothing for a millisecond."""
        self.queue.finish()
        time.sleep(0.001)


def sizes(launch: dict[str, Any]) -> tuple[list[int], list[int] | None]:
    """Return the global size, in whole groups where that is asked for, and the local size."""
    size, local = launch["global"], launch.get("local")
    if launch.get("pad") and local:
        size = [-(-g // w) * w for g, w in zip(size, local, strict=True)]
    return size, local


def timed(bench: Bench, launch: dict[str, Any]) -> dict[str, float]:
    """Return a launch's microseconds behind each."""
    session = bench.session
    kernel = session.kernel(launch["kernel"])
    session.set_args(kernel, launch)
    run = (kernel, *sizes(launch))
    bench.tensors = [i for i, name in enumerate(launch["memory"]) if name and not name.startswith("weights")]
    cl.enqueue_nd_range_kernel(bench.queue, *run)
    bench.queue.finish()
    found = {}
    for name in ("alone", "other", "code", "data", "both", "touched", "fresh", "weights", "tensors_read", "idle", "alone"):
        events = []
        for _ in range(REPEATS):
            if name != "alone":
                getattr(bench, name)()
            events.append(cl.enqueue_nd_range_kernel(bench.queue, *run))
        bench.queue.finish()
        found[name] = statistics.median(e.profile.end - e.profile.start for e in events[1:]) / 1e3
    return {name: round(us, 2) for name, us in found.items()}


def in_sequence(bench: Bench, launches: list[dict[str, Any]], finish: bool) -> list[float]:
    """Return the microseconds of launches that follow each other, each on memory of its own."""
    session = bench.session
    runs = []
    for launch in launches:
        kernel = session.kernel(launch["kernel"])
        args = []
        for i, arg in enumerate(launch["args"]):
            ((kind, body),) = arg.items()
            if kind == "buffer" or kind in ("image1d_buffer", "image2d"):
                args.append(session._memory(kind, body, i, False)[0])
            else:
                session.set_args(kernel, launch)
                args.append(None)
        runs.append((kernel, *sizes(launch), args))
    times: list[list[int]] = [[] for _ in runs]
    for _ in range(12):
        events = []
        for kernel, size, local, args in runs:
            for i, arg in enumerate(args):
                if arg is not None:
                    kernel.set_arg(i, arg)
            events.append(cl.enqueue_nd_range_kernel(bench.queue, kernel, size, local))
        if finish:
            bench.queue.finish()
        for at, event in zip(times, events, strict=True):
            at.append(event)
    bench.queue.finish()
    return [round(statistics.median(e.profile.end - e.profile.start for e in at[3:]) / 1e3, 2) for at in times]


def main() -> None:
    device = open_device(sys.argv[1])
    rows = []
    for path in sys.argv[3:]:
        corpus = json.loads(gzip.decompress(Path(path).read_bytes()))
        session = DeviceSession(device, corpus, {})
        bench, known, begin = Bench(session), set(), time.monotonic()
        for place, launch in enumerate(corpus["launches"]):
            what = json.dumps([launch[key] for key in ("kernel", "global", "local", "args")], sort_keys=True)
            if what in known:
                continue
            known.add(what)
            launch["seeds"] = list(range(len(launch["args"])))
            rows.append({"corpus": Path(path).name, "launch": place, "kernel": launch["kernel"], **timed(bench, launch)})
        if not any("local" in arg or "sampler" in arg for launch in corpus["launches"] for arg in launch["args"]):
            for finish in (True, False):
                found = in_sequence(bench, corpus["launches"], finish)
                rows.append({"corpus": Path(path).name, "finish": finish, "sequence": found})
        print(path, len(known), f"{time.monotonic() - begin:.1f} s", flush=True)
        if folder := os.environ.get("PTX"):
            texts = {name: kernel.program.binaries[0].decode(errors="replace") for name, kernel in session.kernels.items()}
            Path(folder, f"{Path(path).name}.ptx.json").write_text(json.dumps(texts), encoding="utf-8")
        table = ",\n".join(f" {json.dumps(row)}" for row in rows)
        Path(sys.argv[2]).write_text(
            f'{{"device": {json.dumps(describe(device)["name"])}, "launches": [\n{table}\n]}}\n', encoding="utf-8"
        )


if __name__ == "__main__":
    main()
