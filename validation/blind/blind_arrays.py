"""The blind suite, part three: loops over matrices, tiles in local memory, searches and graphs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from blind_base import (
    PLANE,
    PLANE_FLAT,
    PLANE_TALL,
    SOLID,
    Case,
    K,
    M,
    Shape,
    both,
    case,
    each_group,
    f32,
    flat,
    floats,
    groups,
    groups_for,
    i32,
    ints,
    local_mem,
    out,
    per_item,
    whole,
)  # fmt: skip


def matrix_loops() -> Iterator[Case]:
    """Plain loops over matrices, as a compiler course would write them."""
    file = "loops"
    for n, m in ((128, 128), (512, 256), (1024, 512)):
        yield case(
            file, "syrk_plain", {"n": n, "m": m}, [n, n], PLANE_FLAT[:4], both(n * m), both(n * n), f32(0.5), f32(0.9),
            *ints(m, n),
        )  # fmt: skip
    for n in (512, 2048, 3000):
        yield case(
            file, "gesummv_row", {"n": n}, [n], flat(32, 64, 128, 256), both(n * n), both(n * n), both(n), both(n), both(n),
            f32(0.5), f32(0.25), i32(n),
        )  # fmt: skip
    for nx, ny in ((512, 512), (1000, 1200), (2048, 1024)):
        yield case(
            file, "bicg_both", {"nx": nx, "ny": ny}, [max(nx, ny)], flat(32, 64, 128, 256), floats(nx * ny), floats(ny),
            floats(nx), out(nx), out(ny), *ints(nx, ny),
        )  # fmt: skip
    for m, n in ((64, 128), (128, 256), (256, 128)):
        yield case(file, "covariance_triangle", {"m": m, "n": n}, [m], flat(32, 64, 256), out(m * m), both(m * n), *ints(m, n))
    for m, n in ((500, 700), (2048, 2048), (5000, 4000)):
        yield case(file, "centre_columns", {"m": m, "n": n}, [m, n], PLANE, both(m * n), floats(m), *ints(m, n))
    for m, n, k in ((256, 512, 3), (512, 4096, 100), (1024, 1024, 500)):
        yield case(
            file, "gram_schmidt_project", {"m": m, "n": n, "k": k}, [n], flat(32, 64, 128, 256), both(m * n), both((k + 1) * n),
            both(m * n), *ints(k, m, n),
        )  # fmt: skip
    for rows, cols in ((256, 256), (2000, 3000), (4096, 4096)):
        yield case(
            file, "ger_update4", {"rows": rows, "cols": cols}, [cols // 4, rows], PLANE_FLAT, both(rows * cols), floats(rows),
            floats(cols), f32(0.1), *ints(cols // 4, rows),
        )  # fmt: skip


def grids() -> Iterator[Case]:
    """Sweeps over grids."""
    file = "loops"
    for nx, ny in ((500, 600), (2048, 2048), (4000, 3000)):
        size = {"nx": nx, "ny": ny}
        yield case(
            file, "fdtd_hz", size, [ny, nx], PLANE_FLAT, both(nx * (ny + 1)), both((nx + 1) * ny), both(nx * ny), *ints(nx, ny)
        )
        yield case(file, "fdtd_ey", size, [ny, nx], PLANE, floats(16), both(nx * ny), floats(nx * ny), *ints(5, nx, ny))
    for n in (400, 1500, 4000):
        yield case(
            file, "jacobi_steps", {"n": n}, [groups_for(n, 8), groups_for(n, 8, 1)], [(16, 16), (32, 16), (32, 32), (24, 12)],
            floats(n * n), out(n * n), per_item(4), i32(n),
        )  # fmt: skip
    for nx, ny, nz in ((64, 64, 64), (200, 180, 60), (256, 256, 128)):
        yield case(
            file, "stencil13_periodic", {"nx": nx, "ny": ny, "nz": nz}, [nx, ny, nz], [*SOLID, (64, 4, 1)], floats(nx * ny * nz),
            out(nx * ny * nz), *ints(nx, ny, nz),
        )  # fmt: skip
    for n, k in ((256, 10), (1024, 1000), (4096, 77)):
        yield case(
            file, "floyd_step", {"n": n, "k": k}, [n, n], PLANE_TALL, both(n * n, "int32", {"random_index": 10_000}),
            both(n * n, "int32"), *ints(n, k),
        )  # fmt: skip
    for systems, n in ((512, 128), (16 * K, 64), (64 * K, 128)):
        yield case(
            file, "thomas_batch", {"systems": systems, "n": n}, [systems], flat(32, 64, 128, 256), floats(systems * n),
            floats(systems * n), floats(systems * n), both(systems * n), out(systems * n), *ints(systems, n),
        )  # fmt: skip


def tall_tile(wide: bool, rows: int) -> Callable[[Shape], dict[str, Any]]:
    """Return the local memory of a tile of the product with several rows an item."""
    return lambda shape: local_mem(4 * shape[0] * (shape[0] if wide else shape[1] * rows))


def tiles() -> Iterator[Case]:
    """Tiles in local memory with barriers."""
    file = "tiles"
    for cols, rows in ((240, 240), (1020, 1020), (2048, 1536), (4092, 4096)):
        blocks = [-(-cols // 12) * 16, -(-rows // 12) * 16]
        yield case(
            file, "hotspot_two", {"cols": cols, "rows": rows}, blocks, [(16, 16)], floats(cols * rows), floats(cols * rows),
            out(cols * rows), *ints(cols, rows), f32(0.1), f32(0.2), f32(0.2), f32(0.05),
        )  # fmt: skip
    for rows, cols in ((502, 458), (2048, 2048), (2500, 3000)):
        n = rows * cols
        yield case(
            file, "srad_coefficients", {"rows": rows, "cols": cols}, [n], flat(64, 128, 256, 512), floats(n), out(n), out(n),
            out(n), out(n), out(n), *ints(rows, cols), f32(0.05),
        )  # fmt: skip
    for cols, count in ((20_000, 20), (200_000, 20), (1_000_000, 8)):
        yield case(
            file, "path_rows", {"cols": cols, "rows": count}, [groups_for(cols, 2 * count)], flat(64, 128, 256, 512),
            whole(cols * (count + 2)), whole(cols), out(cols, "int32"), per_item(4), per_item(4), *ints(cols, 1, count),
        )  # fmt: skip
    for n, offset in ((512, 64), (1024, 512), (2048, 32)):
        for b in (8, 16, 32):
            rest = n - offset - b
            yield case(
                file, "lu_inner", {"n": n, "offset": offset}, [rest, rest], [(b, b)], both(n * n), per_item(4), per_item(4),
                *ints(n, offset),
            )  # fmt: skip
    for blocks_ in (64, 1024, 8 * K):
        yield case(file, "lu_diagonal_batch", {"blocks": blocks_}, [16 * blocks_], flat(16), both(256 * blocks_))
    for count, diagonal in ((16, 10), (64, 63), (160, 150)):
        cols = 32 * count + 1
        yield case(
            file, "align_tiles", {"tiles": count, "diagonal": diagonal}, [32 * (diagonal + 1)], flat(32), whole(cols * cols),
            both(cols * cols, "int32"), *ints(cols, 10, diagonal),
        )  # fmt: skip
    for rows, hidden in ((1024, 16), (64 * K, 16), (4096, 1024)):
        yield case(
            file, "layer_forward", {"inputs": rows, "hidden": hidden}, [hidden, rows], [(16, 16)], floats(rows),
            floats(rows * hidden), out(rows // 16 * hidden), i32(hidden),
        )  # fmt: skip


def products() -> Iterator[Case]:
    """Matrix products by tiles."""
    file = "tiles"
    for m, n, k in ((256, 256, 256), (512, 1024, 768), (2048, 1024, 512), (1024, 192, 2048)):
        yield case(
            file, "gemm_tile64", {"m": m, "n": n, "k": k}, [n // 8, m // 8], [(8, 8)], floats(m * k), floats(k * n), out(m * n),
            *ints(m, n, k),
        )  # fmt: skip
    for wpt in (4, 8):
        for m, n, k in ((256, 256, 128), (768, 512, 256), (1024, 1024, 1024)):
            yield case(
                file, "gemm_tall_items", {"m": m, "n": n, "k": k}, [n, m // wpt], [(16, 4), (16, 16), (32, 4), (32, 8)],
                *ints(m, n, k), floats(k * m), floats(k * n), out(m * n), tall_tile(False, wpt), tall_tile(True, wpt),
                options=f"-DWPT={wpt}",
            )  # fmt: skip


def searches() -> Iterator[Case]:
    """Look-ups in sorted arrays, and the nearest of some points."""
    file = "search"
    for depth, queries in ((2, 1000), (3, 10_000), (4, 6000)):
        n = 64**depth
        yield case(
            file, "tree_find", {"n": n, "queries": queries}, [groups(queries)], flat(32, 64, 128), floats(n, "sorted"),
            floats(queries), out(queries, "int32"), *ints(n, depth),
        )  # fmt: skip
    for n, queries in ((5000, 20_000), (M, M), (16 * M, 200_000)):
        yield case(
            file, "lower_bound_each", {"n": n, "queries": queries}, [queries], flat(32, 64, 128, 256), floats(n, "sorted"),
            floats(queries), out(queries, "int32"), *ints(n, queries),
        )  # fmt: skip
    for n, block in ((4 * K, 64), (16 * K, 128), (64 * K, 256)):
        yield case(
            file, "resample_walk", {"n": n, "block": block}, [n], flat(64, 128, 256, 512), floats(n, "sorted"), floats(n),
            floats(n), out(n), out(n), f32(0.37), *ints(n, block),
        )  # fmt: skip
    for points, clusters, dims in ((10_000, 5, 34), (100_000, 16, 16), (494_020, 5, 34)):
        yield case(
            file, "kmeans_assign", {"points": points, "clusters": clusters, "dims": dims}, [points], flat(64, 128, 256, 512),
            floats(points * dims), floats(clusters * dims), out(points, "int32"), local_mem(4 * clusters * dims),
            *ints(points, clusters, dims),
        )  # fmt: skip
    for n in (42_764, 1_000_000, 12_000_000):
        yield case(file, "great_circle", {"n": n}, [n], flat(64, 128, 256), floats(2 * n), out(n), i32(n), f32(0.5), f32(1.25))


def graphs() -> Iterator[Case]:
    """Graphs and sparse matrices."""
    file = "search"
    for n, edges, share in ((65_536, 400_000, 20), (1_000_000, 6_000_000, 40), (1_000_000, 6_000_000, 4)):
        yield case(
            file, "bfs_expand", {"n": n, "share": share}, [n], flat(64, 128, 256, 512), whole(n, edges - 32), whole(n),
            whole(edges, n), whole(n, dtype="uint8"), whole(n, dtype="uint8"), out(n, "uint8"), *ints(n, share),
        )  # fmt: skip
    for n, edges in ((10_000, 50_000), (500_000, 1_000_000), (100_000, 4_000_000)):
        yield case(
            file, "label_edges", {"n": n, "edges": edges}, [edges], flat(64, 256, 1024), whole(2 * edges, n),
            both(n, "int32", {"chase": 0}), i32(edges),
        )  # fmt: skip
    for rows, mask in ((16_384, 31), (200_000, 15), (100_000, 63)):
        yield case(
            file, "spmv_ellr", {"rows": rows, "longest": mask}, [rows], flat(32, 64, 128, 256), floats(rows * mask),
            whole(rows * mask, rows), whole(rows), floats(rows), out(rows), *ints(rows, mask),
        )  # fmt: skip
    for rows, per_row in ((8192, 8), (65_536, 16), (262_144, 7)):
        yield case(
            file, "spmv_blocks4", {"rows": rows, "blocks": per_row}, [rows], flat(32, 64, 128, 256), floats(4 * rows * per_row),
            whole(rows // 4 * per_row, rows // 4), floats(rows), out(rows), *ints(rows, per_row),
        )  # fmt: skip
    for rows, entries in ((50_000, 100_000), (1_000_000, 1_000_000)):
        yield case(
            file, "spmv_entries", {"rows": rows, "entries": entries}, [entries], flat(64, 256, 512), whole(entries, rows),
            whole(entries, rows), floats(entries), floats(rows), both(rows, init="zeros"), i32(entries),
        )  # fmt: skip


def folds() -> Iterator[Case]:
    """Counts, sums and scans."""
    file = "search"
    for n, each, shift in ((M // 4, 8, 0), (4 * M, 16, 8), (16 * M, 32, 20)):
        keys = {"buffer": {"dtype": "uint32", "count": n, "init": "uniform_int", "access": "read"}}
        yield case(
            file, "radix_count", {"n": n, "per item": each, "shift": shift}, [n // each], flat(64, 128, 256), keys,
            out(each_group(n // each, 16), "uint32"), per_item(64), *ints(shift, each),
        )  # fmt: skip
    for n4, count in ((16 * K, 32), (M, 264), (8 * M, 1056)):
        yield case(
            file, "moments_grid", {"n": 4 * n4, "groups": count}, [groups(count)], flat(64, 128, 256, 512), floats(4 * n4),
            out(2 * count), per_item(8), i32(n4),
        )  # fmt: skip
    for n in (M // 4, 4 * M, 24 * M):
        keys = {"buffer": {"dtype": "uint32", "count": n, "init": "uniform", "access": "read"}}
        yield case(
            file, "scan_quads", {"n": n}, [n // 4], flat(64, 128, 256, 512), keys, out(n, "uint32"),
            out(each_group(n // 4), "uint32"), per_item(4),
        )  # fmt: skip
    for n, bound in ((64 * K, 0.9), (M, 0.5)):
        yield case(
            file, "compact_block", {"n": n, "bound": bound}, [n], flat(64, 128, 256, 1024), floats(n),
            out(each_group(n), "int32"), out(n), f32(bound),
        )  # fmt: skip


def cases() -> Iterator[Case]:
    """Return all cases of this part."""
    for part in (matrix_loops, grids, tiles, products, searches, graphs, folds):
        yield from part()
