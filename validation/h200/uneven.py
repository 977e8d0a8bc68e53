"""Write a suite of kernels whose groups differ in work: `python validation/h200/uneven.py uneven.json.gz`, for `mgpusim measure`.

By position or by data; the heaviest groups set the end. It is no part of the training suite.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from suite_base import Case, buf, f32, i32, launch_of
from suite_basics import Shapes, case, flat, per_item

K = 1 << 10
LINE = flat(32, 48, 64, 96, 128, 192, 256, 512)
TILE: Shapes = [
    (8, 8), (32, 1), (64, 1), (16, 8), (8, 16), (32, 4), (16, 16), (32, 8), (64, 4), (4, 64), (256, 1), (32, 32),
]  # fmt: skip
PLANE: Shapes = [(8, 8), (64, 1), (32, 2), (16, 8), (32, 4), (16, 16), (64, 4), (256, 1), (8, 32), (32, 16)]
GROUPS = flat(32, 64, 96, 128, 192, 256, 384, 512)
HALVES = flat(32, 64, 128, 256, 512)


def fractals() -> Iterator[Case]:
    """The Mandelbrot set as a whole, and an edge of it: groups inside take all turns, those outside a few."""
    views = (
        ("whole", -0.6, 0.0, 3.0, 1024, 1024, 1024),
        ("whole", -0.6, 0.0, 3.0, 400, 304, 1024),
        ("edge", -0.7436, 0.1318, 0.012, 1024, 768, 1024),
        ("corner", 0.1, -0.9, 1.2, 640, 640, 512),
    )
    for view, x, y, extent, width, height, most in views:
        yield case(
            "uneven", "escape_turns", "fractals", {"view": view, "W": width, "H": height, "most": most}, [width, height], TILE,
            buf("uint16", width * height, "zeros", "write"), f32(x), f32(y), f32(extent / width), i32(most), i32(width),
            i32(height),
        )  # fmt: skip


def triangles() -> Iterator[Case]:
    """Loops from 0 to the item's own index."""
    for n in (2 * K, 8 * K):
        yield case(
            "uneven", "lower_matvec", "triangles", {"N": n}, [n], LINE, buf("float32", n * n, access="read"),
            buf("float32", n, access="read"), buf("float32", n, "zeros", "write"), i32(n),
        )  # fmt: skip
    n = 12 * K
    yield case(
        "uneven", "pairs_before", "triangles", {"N": n}, [n], LINE, buf("float32", n, access="read"),
        buf("float32", n, "zeros", "write"), i32(n),
    )  # fmt: skip


def _sparse(rows: int, longest: int, init: str) -> list[Any]:
    held = 1 << 21
    return [
        buf("float32", rows, init, "read"), buf("int32", rows, {"random_index": held - longest}, "read"),
        buf("float32", held, access="read"), buf("int32", held, {"random_index": 1 << 16}, "read"),
        buf("float32", 1 << 16, access="read"), buf("float32", rows, "zeros", "write"),
    ]  # fmt: skip


def sparse() -> Iterator[Case]:
    """Rows whose lengths follow a power law, in random order or sorted with the longest first or last."""
    for rows, longest, init, flip in ((64 * K, 2048, "uniform", 0), (256 * K, 512, "sorted", 0), (256 * K, 512, "sorted", 1)):
        yield case(
            "uneven", "sparse_rows", "sparse", {"rows": rows, "order": f"{init} {flip}"}, [rows], LINE,
            *_sparse(rows, longest, init), i32(4), i32(longest), i32(flip), i32(rows),
        )  # fmt: skip
    rows, longest = 6 * K, 1 << 16
    for shape in HALVES:
        yield case(
            "uneven", "sparse_row_groups", "sparse", {"rows": rows, "longest": longest}, [rows * shape[0]], [shape],
            *_sparse(rows, longest, "uniform"), per_item(4), i32(32), i32(longest),
        )  # fmt: skip


def exits() -> Iterator[Case]:
    """Items that leave a loop as soon as their data says so, and groups that leave at once."""
    for n, one_in, most in ((512 * K, 64, 2048), (32 * K, 512, 4096)):
        stop = {"scalar": {"dtype": "uint32", "value": (1 << 32) // one_in}}
        yield case(
            "uneven", "first_below", "exits", {"N": n, "one in": one_in}, [n], LINE,
            buf("uint32", n, "uniform_int", "read"), buf("int32", n, "zeros", "write"), stop, i32(most), i32(n),
        )  # fmt: skip
    for n, share, rounds in ((512 * K, 20, 2000), (128 * K, 300, 1000)):
        yield case(
            "uneven", "refine_tiles", "exits", {"N": n, "share": share}, [n], flat(64, 128, 256, 512),
            buf("int32", n // 64, {"random_index": 1024}, "read"), buf("float32", n, access="read"),
            buf("float32", n, "zeros", "write"), i32(share), i32(rounds),
        )  # fmt: skip


def edges() -> Iterator[Case]:
    """A stencil that does much more at the edge of its image than inside."""
    for width, height, margin, reach in ((1024, 768, 8, 12), (320, 240, 4, 16)):
        yield case(
            "uneven", "edge_window", "edges", {"W": width, "H": height, "margin": margin}, [width, height], PLANE,
            buf("float32", width * height, access="read"), buf("float32", width * height, "zeros", "write"), i32(margin),
            i32(reach), i32(width), i32(height),
        )  # fmt: skip


def turns_taken() -> Iterator[Case]:
    """Heavy groups among light ones at regular places, and bins of unlike size."""
    for n, every, rounds in ((1024 * K, 2, 800), (1024 * K, 132, 3000), (384 * K, 37, 2000)):
        yield case(
            "uneven", "every_nth_group", "turns", {"N": n, "every": every}, [n], flat(64, 128, 256, 512),
            buf("float32", n, access="read"), buf("float32", n, "zeros", "write"), i32(every), i32(rounds),
        )  # fmt: skip
    held = 1 << 21
    for bins, scale in ((2 * K, 8), (10 * K, 40)):
        for shape in GROUPS:
            yield case(
                "uneven", "bin_sums", "bins", {"bins": bins, "scale": scale}, [bins * shape[0]], [shape],
                buf("int32", bins, {"random_index": 512}, "read"), buf("int32", bins, {"random_index": held - (1 << 16)}, "read"),
                buf("float32", held, access="read"), buf("float32", bins * 512, "zeros", "write"), i32(scale),
            )  # fmt: skip


def cases() -> Iterator[Case]:
    """All cases of this part."""
    for part in (fractals, triangles, sparse, exits, edges, turns_taken):
        yield from part()


def main() -> None:
    from mgpusim.calibrate.measuring.suites import suite_of
    from mgpusim.workload.corpus import encode

    launches = [
        (case_.kernel, launch_of(case_, local), {"tags": {"family": case_.family, **case_.size, **case_.tags}})
        for case_ in cases()
        for local in dict.fromkeys(case_.locals_)
    ]
    suite = suite_of(iter(launches))
    Path(sys.argv[1]).write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{sys.argv[1]}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
