"""Write the suite of mechanisms: `python validation/mechanisms/suite.py -o suite.json.gz`, for `mgpusim measure` to time.

Each kernel has a twin, or a build option, that differs in one thing that a compiler or a GPU treats differently.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch, launch_from_dict

KERNELS = Path(__file__).parent / "kernels"
K = 1024
Shape = tuple[int, ...]
Row = tuple[str, str, str, str, dict[str, Any], Shape, list[Shape], list[Any]]
ONE: list[Shape] = [(32,), (64,), (128,), (256,), (512,), (1024,)]
FEW: list[Shape] = [(32,), (128,), (256,), (1024,)]
TWO: list[Shape] = [(32, 1), (16, 4), (8, 8), (64, 4), (16, 16), (32, 8), (128, 2)]


def buf(count: int, access: str = "read", init: Any = "uniform", dtype: str = "float32") -> dict[str, Any]:
    return {"buffer": {"dtype": dtype, "count": int(count), "init": init, "access": access}}


def whole(value: int, dtype: str = "int32") -> dict[str, Any]:
    return {"scalar": {"dtype": dtype, "value": int(value)}}


def real(value: float) -> dict[str, Any]:
    return {"scalar": {"dtype": "float32", "value": float(value)}}


def per_item(bytes_: int, extra: int = 0) -> Any:
    def argument(shape: Shape) -> dict[str, Any]:
        items = 1
        for extent in shape:
            items *= extent
        return {"local": {"bytes": items * bytes_ + extra}}

    return argument


def aliasing() -> Iterator[Row]:
    file, family = "alias", "alias"
    for r in ("", "-DR=restrict"):
        for rows, cols in ((4096, 256), (4096, 2048), (32768, 256)):
            size = {"rows": rows, "cols": cols}
            matrix, vector = buf(rows * cols), buf(cols)
            yield (
                file,
                "alias_row",
                family,
                r,
                size,
                (rows,),
                FEW,
                [matrix, vector, buf(rows, "read_write"), whole(rows), whole(cols)],
            )
            tall = [buf(rows * cols), buf(cols), buf(rows, "read_write"), whole(cols), whole(rows)]
            yield file, "alias_column", family, r, size, (rows,), FEW, tall
            both = [
                buf(rows * cols),
                buf(rows * cols),
                buf(cols),
                buf(rows, "read_write"),
                buf(rows, "read_write"),
                whole(rows),
                whole(cols),
            ]
            yield file, "alias_two", family, r, size, (rows,), FEW, both
            in_place = [buf(rows * cols, "read_write"), buf(cols), buf(rows), whole(cols), whole(rows)]
            yield file, "alias_eliminate", family, r, size, (rows,), FEW, in_place
            march = [buf(rows * cols), buf(rows * cols, "write", "zeros"), whole(cols), whole(rows)]
            yield file, "alias_march", family, r, size, (rows,), FEW, march
            types = [buf(rows * cols), buf(rows * cols, "write", "zeros", "int32"), whole(cols), whole(rows)]
            yield file, "alias_types", family, r, size, (rows,), FEW, types
        for n, kind, items in ((8, "float", 65536), (8, "float", 1 << 20), (16, "float", 65536), (8, "float4", 65536)):
            width = 4 if kind == "float4" else 1
            args = [buf(n * items * width), buf(n * items * width, "write", "zeros"), whole(items)]
            yield file, "alias_straight", family, f"{r} -DN={n} -DT={kind}", {"items": items}, (items,), FEW, args
    for turns, items in ((64, 16384), (64, 262144)):
        args = [buf(turns * items), buf(items, "write", "zeros"), per_item(16), whole(turns)]
        yield file, "alias_spaces", family, "", {"turns": turns, "items": items}, (items,), FEW, args


def private() -> Iterator[Row]:
    file, family = "private", "private"
    for tm, tn in ((1, 4), (2, 2), (4, 4), (4, 8), (8, 8)):
        for side in (512, 1024):
            args = [buf(side * side), buf(side * side), buf(side * side, "write", "zeros"), whole(side), whole(side)]
            yield file, "private_mm", family, f"-DTM={tm} -DTN={tn}", {"side": side}, (side // tn, side // tm), [(16, 16)], args
    for n in (9, 25, 48, 64):
        for items in (65536, 1 << 20):
            args = [buf(items + n), buf(items, "write", "zeros"), whole(items)]
            yield file, "private_window", family, f"-DN={n}", {"items": items}, (items,), FEW, args
    for n in (8, 64):
        for items in (65536, 524288):
            args = [
                buf(items * 64, init="uniform", dtype="int32"),
                buf(items, "write", "zeros", "int32"),
                whole(items),
                whole(64),
            ]
            yield file, "private_bins", family, f"-DN={n}", {"items": items}, (items,), FEW, args
    for n in (8, 16, 32):
        for items in (65536, 524288):
            args = [buf(items * 32), buf(items * n, "write", "zeros"), whole(items), whole(32)]
            yield file, "private_best", family, f"-DN={n}", {"items": items}, (items,), FEW, args
    for n, used in ((16, 12), (32, 32)):
        for items in (65536, 524288):
            args = [buf(items * 32), buf(items, "write", "zeros"), whole(items), whole(32), whole(used)]
            yield file, "private_some", family, f"-DN={n}", {"items": items}, (items,), FEW, args
    for guard in (0, 1):
        for n in (16, 64):
            for items in (16384, 262144):
                args = [
                    buf(items * 64),
                    buf(64 * n),
                    buf(items * n, "write", "zeros"),
                    whole(items),
                    whole(64),
                    whole(3),
                    whole(items - 5),
                ]
                yield file, "private_guard", family, f"-DN={n} -DGUARD={guard}", {"items": items}, (items,), FEW, args


def steps() -> Iterator[Row]:
    file, family = "steps", "steps"
    for n, items in ((1 << 20, 16384), (1 << 22, 16384), (1 << 24, 67584)):
        size = {"n": n, "items": items}
        pairs = [buf(n + 4096), buf(items, "write", "zeros"), per_item(4), whole(n, "uint32")]
        yield file, "steps_reduce", family, "", size, (items,), FEW[:3], pairs
        yield file, "steps_sum", family, "", size, (items,), FEW, [buf(n), buf(items, "write", "zeros"), whole(n)]
        step = [buf(n), buf(n), buf(items, "write", "zeros"), whole(n), whole(items)]
        yield file, "steps_argument", family, "", size, (items,), FEW, step
        for r in ("", "-DR=restrict"):
            yield file, "steps_axpy", family, r, size, (items,), FEW, [buf(n), buf(n, "read_write"), real(0.5), whole(n)]
            yield (
                file,
                "steps_axpy4",
                family,
                r,
                size,
                (items // 4,),
                FEW[:3],
                [buf(n), buf(n, "read_write"), real(0.5), whole(n // 4)],
            )
        last = [buf(n), buf(items, "write", "zeros"), whole(2), whole(n // items - 1)]
        yield file, "steps_range", family, "", size, (items,), FEW, last
    for items in (4096, 65536):
        args = [buf(items * 513), buf(items, "write", "zeros"), whole(512), whole(items)]
        yield file, "steps_halving", family, "", {"items": items}, (items,), FEW, args


def loads() -> Iterator[Row]:
    file, family = "loads", "loads"
    for n in (4, 8, 16, 32, 64):
        for rows in (8, 64, 512):
            args = [buf(rows * n * 256 * 4), buf(n * 256 * 4), buf(rows * 256, "write", "zeros"), whole(256)]
            shapes: list[Shape] = [(32, 1), (64, 1), (256, 1), (64, 4)]
            yield file, "loads_straight", family, f"-DN={n}", {"rows": rows}, (256, rows), shapes, args
            single = [buf(rows * n * 256), buf(n * 256), buf(rows * 256, "write", "zeros"), whole(256)]
            yield file, "loads_straight1", family, f"-DN={n}", {"rows": rows}, (256, rows), shapes[:3], single
    for rows, cols in ((16, 4096), (16, 16384), (128, 4096), (1024, 4096)):
        for width in (64, 128, 256):
            args = [buf(rows * cols), buf(cols), buf(rows, "write", "zeros"), per_item(4), whole(cols // 4)]
            yield file, "loads_few", family, "", {"rows": rows, "cols": cols, "width": width}, (rows * width,), [(width,)], args
    for side in (256, 512, 1024):
        args = [buf(side * side), buf(side * side), buf(side * side, "write", "zeros"), whole(side), whole(side)]
        yield file, "loads_mm", family, "", {"side": side}, (side, side), [(16, 16)], args
    for n in (4, 16):
        for items in (16384, 131072):
            args = [buf(items * 64), buf(n), buf(items, "write", "zeros"), per_item(16, 4 * n), whole(16)]
            yield file, "loads_neighbours", family, f"-DN={n}", {"items": items}, (items,), [(64,), (128,), (256,)], args


def guards() -> Iterator[Row]:
    file, family = "guards", "guards"
    for form in (0, 1, 2):
        for w, h, channels in ((64, 64, 64), (256, 128, 16), (256, 256, 64)):
            args = [buf(w * h * channels), buf(channels * 9), buf(w * h, "write", "zeros"), whole(w), whole(h), whole(channels)]
            yield file, "guards_tile", family, f"-DFORM={form}", {"w": w, "h": h, "channels": channels}, (w, h), [(16, 16)], args
    for w, h, channels in ((128, 128, 16), (512, 512, 16)):
        args = [buf(w * h * channels), buf(w * h, "write", "zeros"), whole(w), whole(h), whole(channels)]
        yield file, "guards_stencil", family, "", {"w": w, "h": h}, (w, h), TWO, args
    for groups in (64, 1024, 8192):
        args = [buf(groups * 16 * 64), buf(groups, "write", "zeros"), whole(16)]
        yield file, "guards_tree", family, "", {"groups": groups}, (groups * 64,), [(64,)], args
    for items in (16384, 262144):
        args = [buf(items * 8), buf(items, "write", "zeros"), whole(128)]
        yield file, "guards_short", family, "", {"items": items}, (items,), FEW, args


def rows() -> Iterator[Row]:
    file, family = "rows", "rows"
    for n, cols in ((16384, 32), (16384, 256), (131072, 32), (131072, 128)):
        size = {"rows": n, "cols": cols}
        yield file, "rows_sum", family, "", size, (n,), ONE, [buf(n * cols), buf(n, "write", "zeros"), whole(n), whole(cols)]
        soft = [buf(n * cols), buf(n * cols, "write", "zeros"), whole(n), whole(cols)]
        yield file, "rows_softmax", family, "", size, (n,), ONE, soft
    for n, centres, features in ((65536, 5, 34), (65536, 16, 8), (262144, 5, 34)):
        args = [
            buf(n * features),
            buf(centres * features),
            buf(n, "write", "zeros", "int32"),
            whole(n),
            whole(centres),
            whole(features),
        ]
        yield file, "rows_nearest", family, "", {"n": n, "centres": centres, "features": features}, (n,), ONE, args
    for side in (512, 1024, 2048):
        args = [
            buf(side * side),
            buf(side * side),
            buf(side * side, "write", "zeros"),
            whole(side // 4),
            whole(side // 4),
            whole(side),
        ]
        yield file, "rows_tile64", family, "", {"side": side}, (side // 8, side // 8), [(8, 8)], args
    for n in (4096, 32768):
        args = [buf(n * 4), buf(n * 4, "write", "zeros"), per_item(16), whole(n)]
        yield file, "rows_bodies", family, "", {"n": n}, (n,), [(32,), (64,), (128,), (256,)], args
    for k, s, out in ((3, 1, 1), (3, 1, 4), (5, 2, 1), (5, 2, 4)):
        for side, channels, many in ((56, 32, 32), (112, 16, 32)):
            w = (side - 1) * s + k
            args = [buf(w * w * channels), buf(many * channels * k * k), buf(side * side * many, "write", "zeros"),
                    whole(w), whole(w), whole(side), whole(side), whole(channels)]  # fmt: skip
            size = {"side": side, "channels": channels}
            shapes: list[Shape] = [(8, 8, 1), (16, 4, 2), (32, 4, 1), (56, 2, 2), (32, 8, 1)]
            yield file, "rows_conv", family, f"-DK={k} -DS={s} -DOUT={out}", size, (side, side, many // out), shapes, args


def chains() -> Iterator[Row]:
    file, family = "chains", "chains"
    for items in (4096, 262144):
        for n in (4, 16, 64):
            args = [buf(items, "write", "zeros", "uint32"), whole(1664525, "uint32"), whole(1024 // n)]
            for mult in ("", " -DMULT=1664525u"):
                yield file, "chains_linear", family, f"-DN={n}{mult}", {"items": items}, (items,), [(64,), (256,)], args
        yield file, "chains_shifts", family, "-DN=16", {"items": items}, (items,), [(64,), (256,)], [args[0], whole(64)]
        for n in (16, 32, 48, 64, 96):
            live = [buf(items * n), buf(items, "write", "zeros"), whole(64)]
            yield file, "chains_live", family, f"-DN={n}", {"items": items}, (items,), [(64,), (256,), (512,), (1024,)], live
        for n in (16, 32, 64):
            gather = [buf(items * n * 4), buf(items, "write", "zeros"), whole(4)]
            yield file, "chains_gather", family, f"-DN={n}", {"items": items}, (items,), [(64,), (256,), (1024,)], gather


def launches(only: str = "") -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Every work-group shape of every kernel and size; tags hold the family and the size."""
    for part in (aliasing, private, steps, loads, guards, rows, chains):
        for file, entry, family, options, size, global_size, shapes, args in part():
            kernel = " ".join([entry, *options.split()])
            if only not in kernel:
                continue
            for local in shapes:
                table = {
                    "kernel": str(KERNELS / f"{file}.cl"), "entry": entry, "options": options.strip(),
                    "global": list(global_size), "local": list(local), "pad": True,
                    "args": [a(local) if callable(a) else a for a in args],
                }  # fmt: skip
                yield kernel, launch_from_dict(table), {"tags": {"family": family, **size}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("suite.json.gz"))
    parser.add_argument("--only", default="", help="kernels whose name contains this")
    asked = parser.parse_args()
    suite = suite_of(launches(asked.only))
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
