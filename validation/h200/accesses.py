"""Measure what loads and stores cost by where their lanes lie: `python validation/h200/accesses.py PLATFORM OUT.json`.

Needs pyopencl and numpy alone, so that it runs on a machine with nothing else; ten seconds on an H200. Seven tables:

loads : cycles of a core that a load of a warp takes, its data in L1. Its 32 lanes are at `offsets_b`, moved by a word from load
to load.
stores : kernels whose items store `bytes` at each of `offsets_b` from `stride_b` times their number, in a footprint that they go
over again with the next part. Only the first `lanes` of 32 store.
whole_lines : eight rounds of neighbouring items on neighbouring addresses: fill, read, copy.
stores_between_arithmetic : four words of 16 bytes by one item, dependent multiplications and additions before each.
images : 1024 x 1024 texels written or read by work groups of a shape.
texels : cycles of a core that a fetch of a warp takes, its texels in L1, by the type of its coordinates and the format of the
image. Lane by lane it says where they lie, and has a bit for each lane that takes part.
footprints : vectors copied, or added to in place, once by each launch, which finds what the one before left in L2.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

MIB = 1 << 20
TYPES = {1: "uchar", 2: "ushort", 4: "uint", 8: "uint2", 16: "uint4"}
SUM = {1: "v", 2: "v", 4: "v", 8: "v.x+v.y", 16: "v.x+v.y+v.z+v.w"}
CLOCK_HZ, CORES = 1.98e9, 132
STRIDES = (0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 60, 64, 68, 72, 80, 96, 100, 124, 128, 132, 136, 144, 160, 192, 256, 260,
           272, 384, 528)  # fmt: skip
FOOTPRINTS = (16, 20, 24, 26, 28, 30, 32, 34, 36, 38, 40, 44, 48, 52, 56, 60, 64, 80, 128)
FORMATS = {
    "rgba32f": (cl.channel_order.RGBA, cl.channel_type.FLOAT), "rgba16f": (cl.channel_order.RGBA, cl.channel_type.HALF_FLOAT),
    "r32f": (cl.channel_order.R, cl.channel_type.FLOAT), "rgba8": (cl.channel_order.RGBA, cl.channel_type.UNORM_INT8),
}  # fmt: skip
MORE_FORMATS = {
    "r8": (cl.channel_order.R, cl.channel_type.UNORM_INT8), "rg8": (cl.channel_order.RG, cl.channel_type.UNORM_INT8),
    "r16f": (cl.channel_order.R, cl.channel_type.HALF_FLOAT), "rg16f": (cl.channel_order.RG, cl.channel_type.HALF_FLOAT),
    "rg32f": (cl.channel_order.RG, cl.channel_type.FLOAT),
}  # fmt: skip
SHAPES = ((32, 1), (16, 2), (8, 4), (4, 8), (2, 16), (1, 32), (16, 16), (32, 8), (8, 32), (64, 4), (256, 1), (128, 2), (4, 64),
          (1, 256))  # fmt: skip


class Device:
    """A queue that times kernels: the median of a few runs, in microseconds."""

    def __init__(self, platform: str) -> None:
        found = [p for p in cl.get_platforms() if platform.lower() in p.name.lower()]
        self.context = cl.Context([found[0].get_devices()[0]])
        self.queue = cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        self.buffer = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 1 << 30)
        self.out = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 4 * 256 * CORES * 8 + 64)

    def kernel(self, source: str) -> Any:
        return cl.Program(self.context, source).build().k

    def time(self, kernel: Any, args: list[Any], items: tuple[int, ...], local: tuple[int, ...], runs: int = 7) -> float:
        kernel.set_args(*args)
        for _ in range(2):
            cl.enqueue_nd_range_kernel(self.queue, kernel, items, local).wait()
        times = []
        for _ in range(runs):
            event = cl.enqueue_nd_range_kernel(self.queue, kernel, items, local)
            event.wait()
            times.append(event.profile.end - event.profile.start)
        return float(np.median(times)) / 1e3


def patterns() -> Iterator[tuple[str, Any]]:
    """Yield where the lanes of a load lie, in bytes, by name."""
    rng, lane = np.random.default_rng(3), np.arange(32)
    yield from ((f"S{stride}", lane * stride) for stride in STRIDES)
    yield from ((f"rand_lines{n}", rng.integers(0, n * 32, 32) * 4) for n in (2, 4, 8, 16, 32, 64))
    yield "perm", rng.permutation(32) * 4
    for g in (2, 4, 8, 16):
        yield f"bcast{g}_132", lane // g * 132
        yield f"bcast{g}_128", lane // g * 128
    for w, name, row in ((8, "2d8x4_w56", 224), (8, "2d8x4_w64", 256), (4, "2d4x8_w56", 224), (16, "2d16x2_w28", 112),
                         (4, "2d4x8_w112", 448), (4, "2d4x8_w128", 512)):  # fmt: skip
        yield name, lane % w * 4 + lane // w * row


def loads(device: Device, width: int, name: str, offsets: Any) -> dict[str, Any]:
    """Measure loads of `width` bytes that hit in L1; offsets not named by a stride are in words of the width."""
    if not name.startswith("S"):
        offsets = offsets * max(1, width // 4)
    offsets = (offsets // width * width if width > 4 else offsets).astype(np.uint32)
    kind = TYPES[width]
    body = "".join(f"v ^= *(global const {kind}*)(q + ((i*8u+{j}u)&m)*{max(width, 4)}u);" for j in range(8))
    kernel = device.kernel(
        "kernel void k(global const uchar*restrict o,global const uint*restrict offs,global uint*restrict out,uint n,uint m){"
        f"global const uchar*q=o+offs[get_local_id(0)&31u];{kind} v=({kind})(0);for(uint i=0;i<n;i++){{{body}}}"
        f"out[get_global_id(0)]={SUM[width]};}}"
    )
    flags = cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR
    where = cl.Buffer(device.context, flags, hostbuf=offsets)
    short, long = (
        device.time(kernel, [device.buffer, where, device.out, np.uint32(n), np.uint32(31)], (256 * CORES * 8,), (256,))
        for n in (32, 160)
    )
    cycles = (long - short) * 1e-6 * CLOCK_HZ / (128 * 8 * 8 * 8)
    return {"bytes": width, "pattern": name, "offsets_b": offsets.tolist(), "cycles": round(cycles, 2)}


def stores(
    device: Device,
    width: int,
    stride_b: int,
    offsets: list[int],
    mib: int,
    local: int = 256,
    lanes: int = 32,
    items: int = 1 << 21,
) -> dict[str, Any]:
    """Measure stores of `width` bytes."""
    kind, span = TYPES[width], (mib * MIB).bit_length() - 1
    body = " ".join(f"*(global {kind}*)(o + at + {k}) = v;" for k in offsets)
    some = "" if lanes == 32 else f"if((get_local_id(0)&31u)>={lanes}u)return;g=(g>>5)*{lanes}u+(g&31u);"
    kernel = device.kernel(
        f"kernel void k(global uchar*o,uint mask,uint span,uint n){{uint g=get_global_id(0);{some}ulong at=(ulong)g*{stride_b}u;"
        f"at=(at&mask)+((at>>span)*{width}u);{kind} v=({kind})(g+n);{body}}}"
    )
    us = device.time(kernel, [device.buffer, np.uint32(mib * MIB - 1), np.uint32(span), np.uint32(7)], (items,), (local,))
    return {"bytes": width, "stride_b": stride_b, "offsets_b": offsets, "footprint_mib": mib, "local": local, "lanes": lanes,
            "items": items, "us": round(us, 2)}  # fmt: skip


def run_of(width: int, n: int) -> list[int]:
    return [width * i for i in range(n)]


def store_cases() -> Iterator[tuple[Any, ...]]:
    """Yield the arguments of `stores`."""
    for mib in (16, 512):
        yield from ((4, s, [0], mib) for s in (4, 8, 16, 32, 64, 128, 256, 512, 4096) if mib == 16 or s >= 256)
        yield from ((16, s, [0], mib) for s in (16, 32, 48, 64, 96, 128, 256))
        runs = ((4, 2), (4, 4), (4, 8), (4, 16), (8, 2), (8, 4), (8, 8), (16, 2), (16, 4), (16, 8), (1, 4), (1, 8), (1, 16),
                (2, 2), (2, 4), (2, 8))  # fmt: skip
        yield from ((w, w * n, run_of(w, n), mib) for w, n in runs)
    for stride, offsets in ((64, [0, 16]), (64, [0, 32]), (64, [0, 32, 16, 48]), (128, [0, 16]), (128, run_of(16, 4)),
                            (128, run_of(32, 4)), (128, [0, 64, 16, 80, 32, 96, 48, 112]), (256, run_of(16, 4))):  # fmt: skip
        yield 16, stride, offsets, 16
    for w, stride, offsets in ((16, 64, run_of(16, 4)), (16, 32, [0, 16]), (4, 16, run_of(4, 4)), (4, 32, [0]), (16, 64, [0]),
                               (4, 128, [0])):  # fmt: skip
        yield from ((w, stride, offsets, 16, local, 32, 1 << 20) for local in (8, 16, 32, 64, 1024))
        yield from ((w, stride, offsets, 16, 256, lanes) for lanes in (4, 8, 16))
    yield from ((16, s, [0, 16], 512) for s in (32, 64, 128, 256))
    for mib in (4, 8, 16, 32, 64, 128):
        yield from ((4, 32, [0], mib), (4, 128, [0], mib), (16, 64, run_of(16, 4), mib))
    many = ((4, 8, 2), (4, 12, 3), (4, 16, 1), (4, 16, 2), (4, 16, 3), (4, 16, 4), (4, 20, 5), (4, 24, 6), (4, 28, 7), (4, 32, 1),
            (4, 32, 2), (4, 32, 3), (4, 32, 4), (4, 32, 8), (4, 24, 2), (4, 24, 3), (2, 4, 2), (2, 8, 4), (2, 12, 6), (2, 16, 8),
            (2, 16, 2), (2, 16, 4), (1, 2, 2), (1, 4, 4), (1, 8, 8), (1, 12, 12), (1, 16, 16), (1, 16, 4), (1, 16, 2), (8, 16, 2),
            (8, 24, 3), (8, 32, 4), (8, 64, 8))  # fmt: skip
    yield from ((w, stride, run_of(w, n), 16, 512, 32, 1 << 22) for w, stride, n in many)
    for lanes in (4, 8, 16):
        yield from ((4, stride, run_of(4, stride // 4), 16, 512, lanes, 1 << 22) for stride in (64, 32))


def whole_lines(device: Device, width: int, mib: int, kind: str) -> dict[str, Any]:
    """Measure neighbouring items on neighbouring addresses."""
    at = "o[(g+i*s)&mask]"
    body = {"fill": f"{at}=v;", "read": f"v^={at};", "copy": f"{at}=o[mask+1+((g+i*s)&mask)];"}[kind]
    kernel = device.kernel(
        f"typedef {TYPES[width]} T;kernel void k(global T*o,uint n,uint mask){{uint g=get_global_id(0),s=get_global_size(0);"
        f"T v=(T)(g+n);for(uint i=0;i<8;i++){body} if(n==1234567u)o[g]=v;}}"
    )
    us = device.time(kernel, [device.buffer, np.uint32(3), np.uint32(mib * MIB // width - 1)], (1 << 20,), (512,))
    return {"bytes": width, "footprint_mib": mib, "kind": kind, "us": round(us, 2)}


def between(device: Device, n: int) -> dict[str, Any]:
    """Measure four stores of a word with arithmetic before each."""
    body = "".join(f"for(int q=0;q<{n};q++)z=fma(z,z,1.5f);*(global uint*)(o+at+{4 * i})=as_uint(z);" for i in range(4))
    kernel = device.kernel(
        "kernel void k(global uchar*o,uint mask,uint span,uint n){uint g=get_global_id(0);ulong at=(ulong)g*16;"
        f"at=(at&mask)+((at>>span)*4);float z=g;{body}}}"
    )
    us = device.time(kernel, [device.buffer, np.uint32(16 * MIB - 1), np.uint32(24), np.uint32(7)], (1 << 22,), (512,))
    return {"fma_between": n, "us": round(us, 2)}


def images(device: Device, name: str, local: tuple[int, int]) -> Iterator[dict[str, Any]]:
    """Measure an image written and read."""
    image = cl.create_image(device.context, cl.mem_flags.READ_WRITE, cl.ImageFormat(*FORMATS[name]), shape=(1024, 1024))
    write = (
        "kernel void k(__write_only image2d_t m,int n){int x=get_global_id(0),y=get_global_id(1);"
        "write_imagef(m,(int2)(x,y),(float4)(x,y,n,1));}"
    )
    read = (
        "constant sampler_t s=CLK_NORMALIZED_COORDS_FALSE|CLK_ADDRESS_CLAMP_TO_EDGE|CLK_FILTER_NEAREST;kernel void k(__read_only "
        "image2d_t m,global float*o,int n){int x=get_global_id(0),y=get_global_id(1);float4 v=read_imagef(m,s,(int2)(x,y));"
        "if(v.x==1234567.f)o[0]=v.y+v.z+v.w;}"
    )
    for kind, source, args in (("write", write, [image, np.int32(3)]), ("read", read, [image, device.buffer, np.int32(3)])):
        us = device.time(device.kernel(source), args, (1024, 1024), local)
        yield {"kind": kind, "format": name, "local": list(local), "us": round(us, 2)}


def footprints(device: Device, kind: str, mib: int) -> dict[str, Any]:
    """Measure launches that go over a footprint once."""
    body = {"copy": "o[g]=o[g+n];", "add": "o[g]+=v;"}[kind]
    kernel = device.kernel(f"typedef uint4 T;kernel void k(global T*o,uint n){{uint g=get_global_id(0);T v=(T)(g+n);{body}}}")
    items = mib * MIB // 16 // (2 if kind == "copy" else 1)
    us = device.time(kernel, [device.buffer, np.uint32(items)], (items,), (512,), runs=15)
    return {"kind": kind, "footprint_mib": mib, "us": round(us, 2)}


def fetch_patterns() -> Iterator[tuple[str, Any, Any, int]]:
    """Yield where the lanes of a fetch lie, in texels, by name, and a bit for each lane that fetches."""
    rng, lane, all_lanes = np.random.default_rng(5), np.arange(32), (1 << 32) - 1
    for step in (1, 2, 3, 4, 5, 6, 8, 16):
        for start in (0, 1, 2, 3, 5):
            yield f"row by {step} from {start}", lane * step + start, lane * 0, all_lanes
            yield f"column by {step} from {start}", lane * 0, lane * step + start, all_lanes
    for w in (2, 4, 8, 16):
        for start in (0, 1, 3):
            yield f"{w}x{32 // w} from {start}", lane % w + start, lane // w + start, all_lanes
    for start in (0, 1):
        yield f"quads from {start}", lane % 2 + lane // 4 % 8 * 2 + start, lane // 2 % 2 + start, all_lanes
    for same in (2, 4, 8, 32):
        yield f"row, {same} lanes alike", lane // same, lane * 0, all_lanes
        yield f"row in turns of {32 // same}", lane % (32 // same), lane * 0, all_lanes
    for k in range(120):
        size = 4 << k % 4
        yield f"random in {size}x{size}", rng.integers(0, size, 32), rng.integers(0, size, 32), all_lanes
    for k in range(30):
        size, mask = 4 << k % 4, int(rng.integers(0, 1 << 32)) & int(rng.integers(0, 1 << 32) if k % 2 else all_lanes)
        yield f"some lanes, random in {size}x{size}", rng.integers(0, size, 32), rng.integers(0, size, 32), mask


def texels(device: Device) -> Iterator[dict[str, Any]]:
    """Measure fetches of texels that hit in L1."""
    sampler = "constant sampler_t s=CLK_NORMALIZED_COORDS_FALSE|CLK_ADDRESS_CLAMP_TO_EDGE|CLK_FILTER_NEAREST;"
    flags = cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR
    kernels = {}
    for coordinates, place in (("int", "p+(int2)((i*8+{j})&zero,0)"), ("float", "f+(float2)((i*8+{j})&zero,0)")):
        body = "".join(f"v+=read_imagef(m,s,{place.format(j=j)});" for j in range(8))
        kernels[coordinates] = device.kernel(
            f"{sampler}kernel void k(read_only image2d_t m,global const int2*at,global float*out,int n,int zero,uint mask){{"
            "int2 p=at[get_local_id(0)&31];float2 f=convert_float2(p)+0.5f;float4 v=0;if(mask>>(get_local_id(0)&31)&1)"
            f"for(int i=0;i<n;i++){{{body}}}out[get_global_id(0)]=v.x+v.y+v.z+v.w;}}"
        )
    images = {
        name: cl.create_image(device.context, cl.mem_flags.READ_WRITE, cl.ImageFormat(*kind), shape=(1024, 1024))
        for name, kind in {**FORMATS, **MORE_FORMATS}.items()
    }
    for n, (pattern, x, y, mask) in enumerate(fetch_patterns()):
        where = cl.Buffer(device.context, flags, hostbuf=np.stack([x, y], axis=1).astype(np.int32).copy())
        row = {"pattern": pattern, "x": x.tolist(), "y": y.tolist(), "mask": mask}
        for coordinates, kernel in kernels.items():
            if coordinates == "float" and n % 3:
                continue
            row[coordinates] = {}
            for name, image in images.items():
                short, long = (
                    device.time(kernel, [image, where, device.out, *map(np.int32, (turns, 0)), np.uint32(mask)],
                                (256 * CORES * 4,), (256,), 3)
                    for turns in (16, 80)
                )  # fmt: skip
                row[coordinates][name] = round((long - short) * 1e-6 * CLOCK_HZ / (64 * 8 * 8 * 4), 2)
        yield row


def main() -> None:
    device = Device(sys.argv[1])
    tables = {
        "loads": [loads(device, w, name, where) for w in (4, 8, 16, 1, 2) for name, where in patterns()],
        "stores": [stores(device, *case) for case in store_cases()],
        "whole_lines": [
            whole_lines(device, w, mib, kind)
            for w in (4, 8, 16)
            for mib in (4, 16, 24, 64, 256)
            for kind in ("fill", "read", "copy")
        ],
        "stores_between_arithmetic": [between(device, n) for n in (0, 8, 32, 128)],
        "texels": list(texels(device)),
        "footprints": [footprints(device, kind, mib) for kind in ("copy", "add") for mib in FOOTPRINTS],
        "images": [row for name in FORMATS for local in SHAPES for row in images(device, name, local)],
    }
    Path(sys.argv[2]).write_text(json.dumps(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
