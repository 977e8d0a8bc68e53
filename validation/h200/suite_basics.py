"""Training kernels, part "basics": memory patterns, stencils, scans and reductions, sorts, divergence, arithmetic, atomics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from suite_base import Case, buf, f32, i32, local_mem

Shapes = list[tuple[int, ...]]
M = 1 << 20


def flat(*sizes: int) -> Shapes:
    """Return 1-D shapes."""
    return [(n,) for n in sizes]


ONE = flat(8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024)
ONE_ODD = flat(8, 24, 32, 64, 100, 128, 160, 256, 320, 512, 640, 1024)
POWERS = flat(2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
TWO: Shapes = [
    (8, 1), (4, 4), (1, 32), (32, 1), (8, 8), (16, 4), (64, 1), (4, 32), (16, 16), (32, 8), (8, 32), (128, 2), (2, 128),
    (32, 32), (256, 4), (1, 256),
]  # fmt: skip
THREE: Shapes = [
    (8, 1, 1), (2, 2, 2), (4, 4, 4), (32, 1, 1), (1, 1, 32), (8, 8, 1), (1, 8, 8), (16, 4, 2), (32, 4, 1), (32, 2, 4), (8, 8, 8),
    (64, 4, 1), (64, 1, 8), (4, 4, 32), (32, 8, 4), (128, 4, 2),
]  # fmt: skip


def case(
    file: str, entry: str, family: str, size: dict[str, Any], global_size: Sequence[int], locals_: Shapes, *args: Any, options: str = ""
) -> Case:
    """Return a case; an argument may be a callable of the shape."""
    return Case(file + ".cl", entry, family, size, tuple(global_size), locals_, list(args), options)


def per_item(bytes_: int, extra: int = 0) -> Callable[[tuple[int, ...]], dict[str, Any]]:
    """Return local memory of `bytes_` per work item and `extra` besides."""

    def argument(shape: tuple[int, ...]) -> dict[str, Any]:
        items = 1
        for extent in shape:
            items *= extent
        return local_mem(items * bytes_ + extra)

    return argument


def streaming() -> Iterator[Case]:
    """Copy, scale, triad, fill: by element type, and with loops."""
    for kind, dtype, width in (
        ("float", "float32", 1), ("float2", "float32", 2), ("float4", "float32", 4), ("float8", "float32", 8),
        ("float16", "float32", 16), ("char", "int8", 1), ("short", "int16", 1), ("uchar16", "uint8", 16),
    ):  # fmt: skip
        for scalars in (M // 16, 8 * M, 32 * M):
            yield case(
                "copy", "stream_copy", "streaming", {"N": scalars, "T": kind}, [scalars // width], ONE,
                buf(dtype, scalars, access="read"), buf(dtype, scalars, "zeros", "write"), i32(scalars // width),
                options=f"-DT={kind}",
            )  # fmt: skip
    for kind, width, shapes in (("float", 1, ONE_ODD), ("float4", 4, ONE)):
        for n in (M // 8, 8 * M, 32 * M):
            items = n // width
            tail = [f32(0.5), i32(items)]
            source, other, out = buf("float32", n, access="read"), buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
            size = {"N": n, "T": kind}
            yield case("stream", "stream_scale", "streaming", size, [items], shapes, source, out, *tail, options=f"-DT={kind}")
            yield case("stream", "stream_triad", "streaming", size, [items], shapes, source, other, out, *tail, options=f"-DT={kind}")
    for kind, dtype, width in (("float", "float32", 1), ("uint4", "uint32", 4)):
        for n in (M // 4, 16 * M, 100 * M):
            yield case(
                "copy", "stream_fill", "streaming", {"N": n, "T": kind}, [n // width], ONE,
                buf(dtype, n, "zeros", "write"), i32(7), i32(n // width), options=f"-DT={kind}",
            )  # fmt: skip
    for n, items in ((M // 4, M // 32), (12 * M, 132 * 2048), (24 * M, 132 * 1024), (32 * M, M)):
        x, y = buf("float32", n, access="read"), buf("float32", n)
        yield case("stream", "saxpy_grid_stride", "streaming", {"N": n, "items": items}, [items], ONE, x, y, f32(0.5), i32(n))
        out = buf("float32", n, "zeros", "write")
        yield case("stream", "stream_prefetch", "streaming", {"N": n, "items": items}, [items], ONE_ODD, x, out, i32(n))
    for n in (M // 4, 8 * M, 32 * M):
        x, y = buf("float32", n, access="read"), buf("float32", n)
        yield case("stream", "saxpy_vload", "streaming", {"N": n}, [n // 4], ONE, x, y, f32(0.25), i32(n // 4))
    for n, run in ((M // 8, 4), (4 * M, 16), (16 * M, 8), (32 * M, 64)):
        x, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        yield case("stream", "stream_runs", "streaming", {"N": n, "run": run}, [n // run], ONE, x, out, i32(run), i32(n))


def patterns() -> Iterator[Case]:
    """Strides, gather and scatter, structures, pointer chases."""
    for n, stride in ((M // 32, 2), (M // 16, 33), (4 * M, 4), (4 * M, 16), (16 * M, 2), (2 * M, 32), (M, 100)):
        size = {"N": n, "stride": stride}
        wide = n * stride
        ends = [i32(stride), i32(n)]
        thin_in, thin_out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        read, write = buf("float32", wide, access="read"), buf("float32", wide, "zeros", "write")
        yield case("access", "strided_read", "strided", size, [n], ONE, read, thin_out, *ends)
        yield case("access", "strided_write", "strided", size, [n], ONE_ODD, thin_in, write, *ends)
    for n, table in ((M // 16, 1024), (M // 8, M), (4 * M, 4 * M), (8 * M, 65536), (12 * M, 24 * M)):
        index, out = buf("int32", n, {"random_index": table}, "read"), buf("float32", n, "zeros", "write")
        size = {"N": n, "table": table}
        yield case("access", "gather_index", "gather", size, [n], ONE, index, buf("float32", table, access="read"), out, i32(n))
        into = buf("float32", table, "zeros", "write")
        yield case("access", "scatter_index", "scatter", size, [n], ONE, index, buf("float32", n, access="read"), into, i32(n))
    for n, table in ((M // 32, 4096), (M, M // 4), (4 * M, 8 * M)):
        index, out = buf("int32", 4 * n, {"random_index": table}, "read"), buf("float32", 4 * n, "zeros", "write")
        rows = buf("float32", 4 * table, access="read")
        yield case("access", "gather_float4", "gather", {"N": n, "table": table}, [n], ONE_ODD, index, rows, out, i32(n))
    for n in (M // 64, 2 * M, 12 * M):
        for entry in ("particles_aos", "particles_soa"):
            yield case("access", entry, "structures", {"N": n}, [n], ONE, buf("float32", 8 * n), f32(0.01), i32(n))
    for n, items, steps, stride in (
        (16384, 4096, 8, 0), (M, 65536, 32, 0), (16 * M, M // 2, 48, 0), (4 * M, 65536, 64, 33), (16 * M, 4096, 256, 0),
    ):  # fmt: skip
        init = {"chase": stride} if stride else {"random_index": n}
        size = {"N": n, "items": items, "steps": steps, "stride": stride}
        chain, last = buf("int32", n, init, "read"), buf("int32", items, "zeros", "write")
        yield case("access", "chase_many", "pointer_chase", size, [items], ONE, chain, last, i32(steps), i32(items))


def transposes() -> Iterator[Case]:
    """Matrix transposes and a permutation of axes."""
    for width, height in ((256, 192), (2048, 2048), (4000, 3000), (8192, 4096)):
        count = width * height
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        size, sizes = {"width": width, "height": height}, [i32(width), i32(height)]
        yield case("transpose", "transpose_read", "transpose", size, [width, height], TWO, into, out, *sizes)
        yield case("transpose", "transpose_write", "transpose", size, [height, width], TWO, into, out, *sizes)
        for pad in (0, 1):
            tile = tile_of(0, pad)
            yield case(
                "transpose", "transpose_local", "transpose", size, [width, height], TWO, into, out, tile, *sizes,
                options=f"-DPAD={pad}",
            )  # fmt: skip
    for width, height, side, across in ((512, 256, 32, 256), (2048, 2048, 32, 2048), (8192, 4096, 32, 4096), (4096, 4096, 16, 4096)):
        count = width * height
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        size = {"width": width, "height": height, "across": across}
        yield case(
            "transpose", "transpose_persistent", "transpose", size, [across, 64], TWO, into, out, i32(width), i32(height),
            options=f"-DTILE={side}",
        )  # fmt: skip
    for nx, ny, nz in ((32, 32, 32), (256, 128, 128), (64, 512, 512), (320, 320, 256)):
        count = nx * ny * nz
        size = {"nx": nx, "ny": ny, "nz": nz}
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        yield case("transpose", "permute_zyx", "transpose", size, [nx, ny, nz], THREE, into, out, i32(nx), i32(ny), i32(nz))


def tile_of(rim: int, pad: int = 0) -> Callable[[tuple[int, ...]], dict[str, Any]]:
    """Return local memory for one float per work item of a 2-D shape, a rim around, and `pad` floats behind each row."""
    return lambda shape: local_mem(4 * (shape[0] + 2 * rim + pad) * (shape[1] + 2 * rim))


def stencils() -> Iterator[Case]:
    """Stencils in 2-D and 3-D."""
    for width, height in ((320, 200), (1920, 1080), (4096, 4096), (6000, 5000)):
        count = width * height
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        size, sizes = {"width": width, "height": height}, [i32(width), i32(height)]
        yield case("stencil", "stencil5", "stencil", size, [width, height], TWO, into, out, *sizes)
        weights = buf("float32", 9, access="read")
        yield case("stencil", "filter3x3_local", "stencil", size, [width, height], TWO, into, weights, out, tile_of(1), *sizes)
    for width, height in ((160, 120), (1280, 720), (3840, 2160)):
        count = 4 * width * height
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        size = {"width": width, "height": height}
        yield case("stencil", "blur_row4", "stencil", size, [width, height], TWO, into, out, i32(width), i32(height))
    for nx, ny, nz in ((48, 40, 32), (192, 192, 192), (256, 512, 64), (320, 320, 320)):
        count = nx * ny * nz
        size = {"nx": nx, "ny": ny, "nz": nz}
        into, out = buf("float32", count, access="read"), buf("float32", count, "zeros", "write")
        sizes = [i32(nx), i32(ny), i32(nz), f32(0.4), f32(0.1)]
        yield case("stencil", "stencil7", "stencil", size, [nx, ny, nz], THREE, into, out, *sizes)
        yield case("stencil", "stencil7_march", "stencil", size, [nx, ny], TWO, into, out, *sizes)


PARTS = (streaming, patterns, transposes, stencils)


def cases() -> Iterator[Case]:
    """Yield every case of this part."""
    for part in PARTS:
        yield from part()
