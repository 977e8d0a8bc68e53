"""Training kernels, part "basics": memory patterns, stencils, scans and reductions, sorts, divergence, arithmetic, atomics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from suite_base import Case, buf, f32, i32, local_mem

Shapes = list[tuple[int, ...]]
M = 1 << 20


def flat(*sizes: int) -> Shapes:
    """Return 1-D shapes."""
    return [(n,) for n in sizes]


ONE = flat(8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024)
ONE_ODD = flat(8, 24, 32, 64, 100, 128, 160, 256, 320, 512, 640, 1024)
MANY = flat(8, 24, 32, 64, 96, 100, 128, 160, 192, 224, 256, 384, 512)
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
    file: str,
    entry: str,
    family: str,
    size: dict[str, Any],
    global_size: Sequence[int],
    locals_: Shapes,
    *args: Any,
    options: str = "",
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
            source, other, out = (
                buf("float32", n, access="read"),
                buf("float32", n, access="read"),
                buf("float32", n, "zeros", "write"),
            )
            size = {"N": n, "T": kind}
            yield case("stream", "stream_scale", "streaming", size, [items], shapes, source, out, *tail, options=f"-DT={kind}")
            yield case(
                "stream", "stream_triad", "streaming", size, [items], shapes, source, other, out, *tail, options=f"-DT={kind}"
            )
    for kind, dtype, width in (("float", "float32", 1), ("uint4", "uint32", 4)):
        for n in (M // 4, 16 * M, 64 * M):
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
    for width, height, side, across in (
        (512, 256, 32, 256),
        (2048, 2048, 32, 2048),
        (8192, 4096, 32, 4096),
        (4096, 4096, 16, 4096),
    ):
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


def reductions() -> Iterator[Case]:
    """Sums, maxima, dot products, histograms and scans."""
    for n in (M // 16, 4 * M, 16 * M):
        into, size = buf("float32", n, access="read"), {"N": n}
        partial = buf("float32", n // 8 + 1, "zeros", "write")
        yield case("reduce", "reduce_tree", "reduction", size, [n], ONE_ODD, into, partial, per_item(4), i32(n))
        yield case("reduce", "reduce_interleaved", "reduction", size, [n], ONE, into, partial, per_item(4), i32(n))
        pixels, total = buf("uint8", 4 * n, access="read"), buf("int32", 1, "zeros")
        yield case("reduce", "reduce_atomic", "reduction", size, [n], ONE, pixels, total, per_item(4), i32(n))
    for n, each in ((M // 16, 8), (8 * M, 32), (48 * M, 64)):
        into, partial = buf("float32", n, access="read"), buf("float32", n // each // 8 + 1, "zeros", "write")
        size = {"N": n, "each": each}
        yield case(
            "reduce", "reduce_serial", "reduction", size, [n // each], ONE_ODD, into, partial, per_item(4), i32(each), i32(n)
        )  # fmt: skip
    for n4, items in ((M // 32, 4096), (2 * M, 132 * 1024), (12 * M, 132 * 512), (12 * M, M)):
        a, b = buf("float32", 4 * n4, access="read"), buf("float32", 4 * n4, access="read")
        partial, size = buf("float32", items // 8 + 1, "zeros", "write"), {"N": 4 * n4, "items": items}
        yield case("reduce", "max_serial_tail", "reduction", size, [items], ONE_ODD, a, partial, per_item(4), i32(n4))
        yield case("reduce", "dot_product4", "reduction", size, [items], ONE, a, b, partial, per_item(4), i32(n4))
    for n, items in ((M // 16, 16384), (M, M), (8 * M, 132 * 1024)):
        bins, size = buf("int32", 256, "zeros"), {"N": n, "items": items}
        yield case("reduce", "histogram_global", "histogram", size, [items], ONE, buf("uint8", n, access="read"), bins, i32(n))
    for n4, items in ((M // 32, 8192), (4 * M, 132 * 512), (16 * M, 132 * 2048)):
        bins, size = buf("int32", 256, "zeros"), {"N": 4 * n4, "items": items}
        pixels = buf("uint8", 4 * n4, access="read")
        yield case("reduce", "histogram_local", "histogram", size, [items], ONE, pixels, bins, i32(n4))
    for n in (M // 16, 2 * M, 16 * M):
        into, out = buf("int32", n, access="read"), buf("int32", n, "zeros", "write")
        size = {"N": n}
        totals = buf("int32", n // 4 + 1, "zeros", "write")
        yield case("reduce", "scan_hillis_steele", "scan", size, [n], ONE, into, out, totals, per_item(8), i32(n))
        yield case("reduce", "scan_blelloch", "scan", size, [n // 2], POWERS, into, out, totals, per_item(8), i32(n))


def sorts() -> Iterator[Case]:
    """Sorting steps."""
    for n, run, apart in ((M // 32, 1024, 512), (4 * M, 65536, 4), (16 * M, 2 * M, M), (32 * M, 1024, 32)):
        keys, size = buf("uint32", n, "uniform_int"), {"N": n, "run": run, "apart": apart}
        out = buf("uint32", n, "zeros")
        yield case("sort", "bitonic_step", "sort", size, [n], ONE, keys, out, i32(run), i32(apart), i32(n))
        yield case("sort", "bitonic_pairs", "sort", size, [n // 2], ONE_ODD, keys, i32(run), i32(apart), i32(n // 2))
    for n in (16384, M // 2, 4 * M):
        yield case("sort", "sort_odd_even", "sort", {"N": n}, [n], ONE_ODD, buf("float32", n), per_item(4), i32(n))
    for n, block in ((16384, 64), (M, 256), (4 * M, 512)):
        keys, rank = buf("int32", n, "uniform_int", "read"), buf("int32", n, "zeros", "write")
        yield case("sort", "rank_in_block", "sort", {"N": n, "block": block}, [n], ONE, keys, rank, i32(block), i32(n))


def bodies() -> Iterator[Case]:
    """Gravity, directly and by tiles."""
    for n in (512, 8192, 40000):
        into, out, size = buf("float32", 4 * n, access="read"), buf("float32", 4 * n, "zeros", "write"), {"N": n}
        yield case("nbody", "nbody_global", "nbody", size, [n], ONE_ODD, into, out, i32(n))
        yield case("nbody", "nbody_tiles", "nbody", size, [n], ONE, into, out, per_item(16), i32(n))


def divergence() -> Iterator[Case]:
    """Work items that go different ways."""
    for width, height, limit in ((160, 120, 64), (1920, 1080, 256), (3840, 2160, 512)):
        size = {"width": width, "height": height, "limit": limit}
        out = buf("int32", width * height, "zeros", "write")
        view = [f32(-2.2), f32(-1.3), f32(3.2 / width), i32(limit), i32(width), i32(height)]
        yield case(
            "diverge", "mandelbrot", "divergence", size, [width, height], TWO, buf("int32", width * height, "zeros"), *view
        )
    for n, limit in ((16384, 100), (M, 200), (8 * M, 300)):
        size = {"N": n, "limit": limit}
        out, first = buf("int32", n, "zeros", "write"), {"scalar": {"dtype": "uint32", "value": 27}}
        yield case("diverge", "collatz", "divergence", size, [n], ONE, out, first, i32(limit), i32(n))
    for n, period, rounds in ((M // 32, 1, 16), (M, 1, 64), (M, 16, 64), (M, 64, 64), (8 * M, 4, 64), (8 * M, 128, 64)):
        size, tail = {"N": n, "period": period, "rounds": rounds}, [i32(period), i32(rounds), i32(n)]
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        yield case("diverge", "branch_period", "divergence", size, [n], ONE, into, out, *tail)
    for n, kinds, rounds in ((M // 32, 4, 4), (M, 4, 32), (M, 1, 32), (8 * M, 2, 32)):
        kind = buf("int32", n, {"random_index": kinds}, "read")
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        size = {"N": n, "kinds": kinds, "rounds": rounds}
        yield case("diverge", "branch_data", "divergence", size, [n], ONE_ODD, kind, into, out, i32(rounds), i32(n))
    for n, row in ((8192, 16), (M // 4, 64), (M // 4, 250)):
        length, out = buf("int32", n, {"random_index": row}, "read"), buf("float32", n, "zeros", "write")
        into, size = buf("float32", n * row, access="read"), {"N": n, "row": row}
        yield case("diverge", "uneven_loops", "divergence", size, [n], ONE, length, into, out, i32(row), i32(n))
    for n, every, rounds in ((M // 16, 8, 32), (4 * M, 64, 1000), (16 * M, 5, 200)):
        size, tail = {"N": n, "every": every, "rounds": rounds}, [i32(every), i32(rounds), i32(n)]
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        yield case("diverge", "few_work", "divergence", size, [n], ONE_ODD, into, out, *tail)


ROWS: Shapes = [
    (8, 1), (16, 1), (32, 1), (64, 1), (128, 1), (256, 1), (512, 1), (1024, 1), (4, 4), (8, 16), (32, 4), (32, 8), (64, 4),
    (128, 8),
]  # fmt: skip


def products() -> Iterator[Case]:
    """Matrix times vector, dense and sparse."""
    for rows, columns in ((512, 256), (8192, 2048), (16384, 4096), (1000, 8192)):
        count, size = rows * columns, {"rows": rows, "columns": columns}
        ends = [i32(rows), i32(columns)]
        matrix, x = buf("float32", count, access="read"), buf("float32", columns, access="read")
        y = buf("float32", rows, "zeros", "write")
        yield case("matvec", "matvec_row", "matvec", size, [rows], ONE, matrix, x, y, *ends)
        yield case("matvec", "matvec_row4", "matvec", size, [rows], ONE_ODD, matrix, x, y, i32(rows), i32(columns // 4))
        yield case("matvec", "matvec_column", "matvec", size, [rows], ONE, matrix, x, y, *ends)
        yield case("matvec", "matvec_group", "matvec", size, [1, rows], ROWS, matrix, x, y, per_item(4), *ends)
    for rows, slot, wide in ((8192, 16, 8192), (M // 4, 32, M // 4), (M // 2, 48, 4 * M), (32768, 400, 65536)):
        count, size = rows * slot, {"rows": rows, "slot": slot, "columns": wide}
        length, column = (
            buf("int32", rows, {"random_index": slot + 1}, "read"),
            buf("int32", count, {"random_index": wide}, "read"),
        )
        value, x = buf("float32", count, access="read"), buf("float32", wide, access="read")
        y = buf("float32", rows, "zeros", "write")
        ends = [i32(slot), i32(rows)]
        yield case("matvec", "spmv_row", "sparse", size, [rows], ONE_ODD, length, column, value, x, y, *ends)
        yield case("matvec", "spmv_ell", "sparse", size, [rows], ONE, length, column, value, x, y, *ends)
        yield case("matvec", "spmv_group", "sparse", size, [1, rows], ROWS, length, column, value, x, y, per_item(4), *ends)


def arithmetic() -> Iterator[Case]:
    """Chains of operations, float and int."""
    for n, rounds in ((16384, 64), (M, 128), (2 * M, 1024)):
        tail, size = [i32(rounds), i32(n)], {"N": n, "rounds": rounds}
        for kind, width, chains in (("float", 1, 1), ("float", 1, 4), ("float4", 4, 1), ("float2", 2, 8)):
            items = n if width * chains < 16 else n // 4
            into, out = buf("float32", items * width, access="read"), buf("float32", items * width, "zeros", "write")
            yield case(
                "compute", "chain_fma", "arithmetic", {**size, "N": items}, [items], ONE,
                into, out, f32(0.7), i32(rounds), i32(items),
                options=f"-DT={kind} -DCHAINS={chains}",
            )  # fmt: skip
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        for entry, shapes in (("chain_divide", ONE), ("chain_native_sin", ONE_ODD)):
            yield case("compute", entry, "arithmetic", size, [n], shapes, into, out, *tail)
        numbers = buf("uint32", 2 * n, "zeros", "write")
        yield case("compute", "chain_lcg", "arithmetic", size, [n], ONE_ODD, numbers, *tail)
        yield case("compute", "chain_xorshift", "arithmetic", size, [n], ONE, numbers, *tail)
    for n, rounds in ((16384, 8), (M // 2, 64), (2 * M, 128)):
        tail, size = [i32(rounds), i32(n)], {"N": n, "rounds": rounds}
        into, out = buf("float32", 4 * n, access="read"), buf("float32", 4 * n, "zeros", "write")
        yield case("compute", "mixed_native", "arithmetic", size, [n], ONE, into, out, *tail)
        yield case("compute", "precise_functions", "arithmetic", size, [n], ONE_ODD, into, out, *tail)
        whole, ints = buf("int32", 4 * n, access="read"), buf("int32", 4 * n, "zeros", "write")
        yield case("compute", "chain_mad24", "arithmetic", size, [n], ONE, whole, ints, *tail)
    for n, items in ((M // 8, M // 32), (12 * M, 132 * 2048), (40 * M, 4 * M)):
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        yield case("compute", "horner11", "arithmetic", {"N": n, "items": items}, [items], ONE, into, out, i32(n))
    for n in (16384, 2 * M, 12 * M):
        a, b = buf("int32", n, {"random_index": 100000}, "read"), buf("int32", n, {"random_index": 30000}, "read")
        yield case("compute", "gcd_pairs", "divergence", {"N": n}, [n], ONE_ODD, a, b, buf("int32", n, "zeros", "write"), i32(n))


def pressure() -> Iterator[Case]:
    """Registers, local memory, banks."""
    for registers in (16, 32, 64, 96, 128):
        most = 1024 if registers < 64 else 512 if registers < 128 else 256  # work items whose registers a shader core surely has
        shapes = [shape for shape in (ONE if registers < 64 else MANY) if shape[0] <= most]
        for n, rounds in ((8192, 16), (M // 4, 64), (M, 256)):
            into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
            size = {"N": n, "rounds": rounds}
            yield case(
                "pressure", "registers_live", "registers", size, [n], shapes, into, out, i32(rounds), i32(n),
                options=f"-DREGS={registers}",
            )  # fmt: skip
    for n, words, rounds in ((16384, 2048, 8), (M, 2048, 32), (M, 4096, 32), (2 * M, 6144, 32), (2 * M, 12000, 64)):
        into, out = buf("int32", n, access="read"), buf("int32", n, "zeros", "write")
        size, tail = {"N": n, "words": words, "rounds": rounds}, [i32(words), i32(rounds), i32(n)]
        yield case("pressure", "local_resident", "local", size, [n], ONE, into, out, local_mem(4 * words), *tail)
    for stride in (1, 2, 4, 8, 32, 33):
        for n, rounds in ((16384, 32), (M // 2, 128), (2 * M, 256)):
            into, out, size = buf("int32", 4096, access="read"), buf("int32", n, "zeros", "write"), {"N": n, "rounds": rounds}
            tail = [i32(rounds), i32(n)]
            yield case("pressure", "bank_walk", "local", size, [n], ONE, into, out, *tail, options=f"-DSTRIDE={stride}")
    for n, rows, rounds in ((8192, 8, 16), (M, 10, 48), (2 * M, 8, 200)):
        into, out = buf("uint8", 16 * n, access="read"), buf("int32", n, "zeros", "write")
        size, tail = {"N": n, "rows": rows, "rounds": rounds}, [i32(rows), i32(rounds), i32(16 * n)]
        yield case("pressure", "local_table", "local", size, [n], ONE, into, out, per_item(4 * rows), *tail)


def counters() -> Iterator[Case]:
    """Atomic operations."""
    for n, spread in ((16384, 1), (M, 1), (8 * M, 1), (M // 16, 4096), (16 * M, 32), (16 * M, 65536), (4 * M, M)):
        size, sums = {"N": n, "spread": spread}, buf("int32", spread, "zeros")
        yield case("atomics", "atomic_spread", "atomics", size, [n], ONE, sums, i32(spread), i32(n))
    for n, spread in ((16384, 1024), (M, 64), (8 * M, M), (16 * M, 16384)):
        size, index = {"N": n, "spread": spread}, buf("int32", n, {"random_index": spread}, "read")
        yield case("atomics", "atomic_indexed", "atomics", size, [n], ONE_ODD, index, buf("int32", spread, "zeros"), i32(n))
        bits = buf("uint32", spread // 32, "zeros")
        yield case("atomics", "bitmap_set", "atomics", size, [n], ONE, index, bits, i32(n))
    for n, width in ((16384, 128), (2 * M, 1000), (8 * M, 4)):
        size, into = {"N": n, "width": width}, buf("int32", n, "uniform_int", "read")
        most, before = buf("int32", n // width + 1, "zeros"), buf("int32", n, "zeros", "write")
        yield case("atomics", "atomic_row_max", "atomics", size, [n], ONE, into, most, before, i32(width), i32(n))
    for n, spread, rounds in ((16384, 1, 8), (M, 1, 16), (M, 32, 64), (4 * M, 100, 32)):
        size, tail = {"N": n, "spread": spread, "rounds": rounds}, [i32(spread), i32(rounds)]
        sums, mine = buf("int32", spread, "zeros"), local_mem(4 * spread)
        yield case("atomics", "atomic_local", "atomics", size, [n], ONE, sums, mine, *tail)


def small_types() -> Iterator[Case]:
    """Bits, bytes, 16-bit data."""
    for n in (M // 64, M, 4 * M):
        words, out, size = buf("uint32", 16 * n, "uniform_int", "read"), buf("uint32", n, "zeros", "write"), {"N": n}
        yield case("bits", "popcount_words", "bits", size, [n], ONE, words, out, i32(n))
        codes, query = buf("uint32", 8 * n, "uniform_int", "read"), buf("uint32", 8, "uniform_int", "read")
        yield case("bits", "hamming", "bits", size, [n], ONE_ODD, codes, query, out, i32(n))
        text = buf("uint8", 16 * n, access="read")
        yield case("bits", "crc_bits", "bits", size, [n], ONE, text, out, i32(n))
        four, hashes = buf("int32", 4 * n, "uniform_int", "read"), buf("int32", 4 * n, "zeros", "write")
        yield case("bits", "hash_clz", "bits", size, [n], ONE, four, hashes, i32(n))
    for width, height in ((256, 256), (2000, 1500), (6000, 4000)):
        size, sizes = {"width": width, "height": height}, [i32(width), i32(height)]
        yield case("bits", "morton2", "bits", size, [width, height], TWO, buf("uint32", width * height, "zeros", "write"), *sizes)
        rgb, luma = buf("uint8", 3 * width * height, access="read"), buf("uint8", width * height, "zeros", "write")
        yield case("bits", "rgb_to_luma", "bytes", size, [width, height], TWO, rgb, luma, *sizes)
    for n in (M // 64, M, 4 * M):
        pixels, out, size = buf("uint8", 16 * n, access="read"), buf("uint8", 16 * n, "zeros", "write"), {"N": n}
        yield case("bits", "adjust_uchar16", "bytes", size, [n], ONE, pixels, out, f32(1.25), f32(-20.0), i32(n))
        halves, scaled = buf("float16", 4 * n, access="read"), buf("float16", 4 * n, "zeros", "write")
        yield case("bits", "half_storage", "half", size, [n], ONE_ODD, halves, scaled, f32(0.75), i32(n))
    for n, taps in ((M // 16, 9), (4 * M, 31), (24 * M, 64)):
        samples, weights = buf("int16", n + taps, access="read"), buf("int16", taps, {"random_index": 64}, "read")
        out, size = buf("int16", n, "zeros", "write"), {"N": n, "taps": taps}
        yield case("bits", "fir_short", "bytes", size, [n], ONE, samples, weights, out, i32(taps), i32(n))
    for n, length in ((8192, 32), (M // 8, 64), (M // 8, 128)):
        rows, x = buf("int8", 4 * n * length, access="read"), buf("int8", 4 * length, access="read")
        out, size = buf("int32", n, "zeros", "write"), {"N": n, "length": length}
        yield case("bits", "dot_char4", "bytes", size, [n], ONE_ODD, rows, x, out, i32(length), i32(n))


def launches() -> Iterator[Case]:
    """Tiny and huge NDRanges of short kernels, and few work items with much to do."""
    for n in (1, 1024, 132 * 1024, 4 * M, 64 * M):
        yield case("launch", "tiny1", "launch", {"N": n}, [n], ONE, buf("int32", 1, "zeros", "write"), i32(n))
    for width, height in ((16, 16), (640, 360), (4096, 2048), (10000, 8000)):
        out, sizes = buf("int32", width * height, "zeros", "write"), [i32(width), i32(height)]
        yield case("launch", "tiny2", "launch", {"width": width, "height": height}, [width, height], TWO, out, *sizes)
    for width, height, planes in ((14, 14, 32), (112, 112, 64), (512, 512, 256)):
        count, size = width * height * planes, {"width": width, "height": height, "planes": planes}
        into, bias = buf("int8", count, access="read"), buf("int8", planes, access="read")
        ends = [buf("int8", count, "zeros", "write"), i32(width), i32(height), i32(planes)]
        yield case("launch", "tiny3", "launch", size, [width, height, planes], THREE, into, bias, *ends)
    for n, rounds in ((64, 100), (1024, 2000), (20000, 8000)):
        into, out = buf("float32", n, access="read"), buf("float32", n, "zeros", "write")
        yield case("launch", "long_few", "launch", {"N": n, "rounds": rounds}, [n], ONE, into, out, i32(rounds), i32(n))


PARTS = (
    streaming, patterns, transposes, stencils, reductions, sorts, bodies, divergence, products, arithmetic, pressure, counters,
    small_types, launches,
)  # fmt: skip


def thinned(shapes: Sequence[tuple[int, ...]], turn: int, keep: int = 10) -> Shapes:
    """Return `keep` of the shapes, others from turn to turn, so that the sizes of a kernel together try all of them."""
    dropped = {(turn * 5 + k * len(shapes) // max(len(shapes) - keep, 1)) % len(shapes) for k in range(len(shapes) - keep)}
    return [shape for k, shape in enumerate(shapes) if k not in dropped]


def cases() -> Iterator[Case]:
    """Yield every case of this part, with ten shapes each."""
    turns: dict[str, int] = {}
    for part in PARTS:
        for each in part():
            turn = turns[each.kernel] = turns.get(each.kernel, -1) + 1
            yield replace(each, locals_=thinned(each.locals_, turn))
