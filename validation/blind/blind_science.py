"""The blind suite, part four: particles, fields, finance, hashes and vectors."""

from __future__ import annotations

from collections.abc import Iterator

from blind_base import (
    PLANE,
    PLANE_FLAT,
    Case,
    K,
    M,
    both,
    case,
    each_group,
    f32,
    flat,
    floats,
    groups,
    i32,
    ints,
    local_mem,
    out,
    per_item,
    u32,
    whole,
)  # fmt: skip


def particles() -> Iterator[Case]:
    """Forces, potentials and cells."""
    file = "science"
    for atoms, near in ((12_288, 128), (73_728, 64), (262_144, 32)):
        yield case(
            file, "lj_neighbours", {"atoms": atoms, "near": near}, [atoms], flat(32, 64, 128, 256), floats(4 * atoms),
            whole(atoms * near, atoms), out(4 * atoms), *ints(atoms, near), f32(0.4), f32(1.5), f32(2.0),
        )  # fmt: skip
    for side in (4, 8, 12):
        boxes = side**3
        yield case(
            file, "box_potential", {"side": side}, [groups(boxes)], flat(32, 64, 100, 128), floats(400 * boxes),
            floats(100 * boxes), both(400 * boxes), f32(0.5), i32(side),
        )  # fmt: skip
    for cells, steps in ((2048, 200), (50_000, 50), (200_000, 100)):
        yield case(
            file, "neuron_steps", {"cells": cells, "steps": steps}, [cells], flat(32, 64, 128, 256), both(4 * cells),
            floats(cells), *ints(cells, steps), f32(0.01),
        )  # fmt: skip
    for n, chunk in ((4 * K, 512), (8 * K, 1024), (12 * K, 4 * K)):
        yield case(
            file, "angle_bins", {"n": n, "chunk": chunk}, [n, n // chunk], [(64, 1), (128, 1), (256, 1), (512, 1)], floats(n),
            floats(n), floats(n), floats(20, "sorted"), both(20, "int32", "zeros"), *ints(n, chunk),
        )  # fmt: skip


def fields() -> Iterator[Case]:
    """Sums over samples or atoms, flows and rays."""
    file = "science"
    for samples, voxels in ((512, 32 * K), (1024, 100_000), (2048, 120_000)):
        yield case(
            file, "mri_phase_sums", {"samples": samples, "voxels": voxels}, [voxels], flat(64, 128, 256, 512),
            floats(4 * samples), floats(voxels), floats(voxels), floats(voxels), both(voxels), both(voxels),
            *ints(samples, voxels),
        )  # fmt: skip
    for atoms, width, height in ((100, 512, 512), (1000, 512, 512), (2000, 1024, 768)):
        yield case(
            file, "coulomb_slice", {"atoms": atoms, "width": width, "height": height}, [width // 8, height],
            [(16, 8), (32, 4), (16, 16), (64, 2)], floats(4 * atoms), both(width * height), i32(atoms), i32(width), f32(0.01),
            f32(0.3),
        )  # fmt: skip
    for nx, ny in ((256, 128), (1024, 1024), (2048, 1500)):
        yield case(
            file, "lbm_d2q9", {"nx": nx, "ny": ny}, [nx, ny], PLANE_FLAT, floats(9 * nx * ny), out(9 * nx * ny),
            whole(nx * ny, dtype="uint8"), *ints(nx, ny), f32(0.6),
        )  # fmt: skip
    for n in (97_046, 232_536, 1_000_000):
        yield case(
            file, "euler_flux", {"n": n}, [n], flat(64, 128, 192, 256), whole(4 * n, n), floats(12 * n), floats(5 * n),
            out(5 * n), i32(n),
        )  # fmt: skip
    for w, h, count in ((640, 480, 32), (1280, 720, 64), (1920, 1080, 200)):
        yield case(
            file, "trace_spheres", {"w": w, "h": h, "spheres": count}, [w, h], PLANE, floats(4 * count), out(4 * w * h, "uint8"),
            *ints(w, h, count),
        )  # fmt: skip


def finance() -> Iterator[Case]:
    """Options and random numbers."""
    file = "streams"
    for n, items in ((40_000, 40_960), (4_000_000, 61_440), (8_000_000, 1 << 20)):
        yield case(
            file, "black_scholes", {"n": n, "items": items}, [items], flat(64, 128, 256, 512), out(n), out(n), floats(n),
            floats(n), floats(n), f32(0.02), f32(0.3), i32(n),
        )  # fmt: skip
    for options, steps in ((128, 255), (512, 1024), (2 * K, 512)):
        yield case(
            file, "binomial_tree", {"options": options, "steps": steps}, [groups(options)], flat(64, 128, 256, 512),
            floats(4 * options), out(options), local_mem(4 * steps + 4), i32(steps),
        )  # fmt: skip
    for paths, dates in ((8 * K, 128), (100_000, 64), (M, 64)):
        seeds = {"buffer": {"dtype": "uint32", "count": paths, "init": "uniform_int", "access": "read"}}
        yield case(
            file, "asian_paths", {"paths": paths, "dates": dates}, [paths], flat(32, 64, 128, 256), seeds, out(paths),
            *ints(paths, dates), f32(0.0001), f32(0.02), f32(1.0),
        )  # fmt: skip
    for items, tries in ((16 * K, 256), (128 * K, 500), (M, 200)):
        yield case(
            file, "throw_points", {"items": items, "tries": tries}, [items], flat(64, 128, 256, 1024),
            out(each_group(items), "uint32"), per_item(4), i32(tries), u32(77),
        )  # fmt: skip
    for n, dims, each in ((100_000, 4, 4), (1_000_000, 16, 16), (M, 32, 8)):
        table = {"buffer": {"dtype": "uint32", "count": 32 * dims, "init": "uniform_int", "access": "read"}}
        yield case(
            file, "sobol_points", {"n": n, "dims": dims, "per item": each}, [-(-n // each), dims],
            [(64, 1), (128, 1), (256, 1)], table, out(n * dims), *ints(n, each),
        )  # fmt: skip


def hashes() -> Iterator[Case]:
    """Digests and counts of bytes."""
    file = "streams"
    block = u32(*(0x12345678 + 0x1111111 * i for i in range(16)))
    for items, tries in ((16 * K, 16), (256 * K, 8), (M, 16)):
        yield case(
            file, "digest_search", {"items": items, "tries": tries}, [items], flat(32, 64, 128, 256), both(1, "uint32", "zeros"),
            u32(1, 2, 3, 4), u32(1000), block, i32(tries),
        )  # fmt: skip
    for blocks in (10_000, 200_000, 2_000_000):
        words = {"buffer": {"dtype": "uint32", "count": 16 * blocks, "init": "uniform_int", "access": "read"}}
        table = {"buffer": {"dtype": "uint32", "count": 64, "init": "uniform_int", "access": "read"}}
        yield case(
            file, "block_hash", {"blocks": blocks}, [blocks], flat(32, 64, 128, 256), words, table, out(8 * blocks, "uint32"),
            i32(blocks),
        )  # fmt: skip
    for n, each in ((M, 32), (16 * M, 64), (64 * M, 128)):
        yield case(
            file, "histogram64_bytes", {"n": n, "per item": each}, [n // each], flat(32, 64, 128, 256), whole(n, dtype="uint8"),
            out(each_group(n // each, 64), "uint32"), per_item(64), i32(each),
        )  # fmt: skip


def vectors() -> Iterator[Case]:
    """Operations of a vector library, and the matching of video blocks."""
    file = "streams"
    for n, inc, count in ((100_000, 1, 64), (4_000_000, 2, 128), (2_000_000, 7, 256)):
        yield case(
            file, "iamax_strided", {"n": n, "inc": inc, "groups": count}, [groups(count)], flat(64, 128, 256), i32(n),
            floats(n * inc), i32(inc), out(count), out(count, "int32"), per_item(4), per_item(4),
        )  # fmt: skip
    for pairs in (20_000, 500_000, 8_000_000):
        yield case(
            file, "rotate_vectors", {"n": 2 * pairs}, [pairs], flat(64, 128, 256, 512), both(2 * pairs), both(2 * pairs),
            f32(0.6), f32(0.8), i32(pairs),
        )  # fmt: skip
    for w, h, reach in ((176, 144, 8), (352, 288, 16), (1280, 720, 8)):
        side = 2 * reach + 1
        yield case(
            file, "sad4x4", {"w": w, "h": h, "range": reach}, [side * side, w // 4, h // 4],
            [(64, 1, 1), (128, 1, 1), (32, 4, 1), (256, 1, 1)], whole(w * h, dtype="uint8"), whole(w * h, dtype="uint8"),
            out(w * h // 16 * side * side, "uint16"), *ints(w, h, reach),
        )  # fmt: skip


def cases() -> Iterator[Case]:
    """Return all cases of this part."""
    for part in (particles, fields, finance, hashes, vectors):
        yield from part()
