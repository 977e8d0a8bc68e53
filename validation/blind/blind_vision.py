"""The blind suite, part two: computer vision and signals on buffers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from blind_base import (
    PLANE,
    PLANE_FLAT,
    PLANE_TALL,
    Case,
    K,
    Shape,
    Shapes,
    both,
    case,
    f32,
    flat,
    floats,
    groups,
    i32,
    ints,
    local_mem,
    out,
    per_item,
    whole,
)  # fmt: skip


def erode_local(reach: int) -> Callable[[Shape], dict[str, Any]]:
    """Return the local memory of a tile of bytes with its rim."""
    return lambda shape: local_mem((shape[0] + 2 * reach) * (shape[1] + 2 * reach))


def pictures() -> Iterator[Case]:
    """Operators from picture to picture."""
    file = "vision"
    for w, h in ((640, 480), (2592, 1944), (4000, 3000)):
        size, pixels = {"w": w, "h": h}, w * h
        raw, rgba = whole(pixels, dtype="uint8"), out(4 * pixels, "uint8")
        yield case(file, "demosaic_rggb", size, [w, h], PLANE, raw, rgba, *ints(w, h))
    for w, h in ((640, 480), (1920, 1080), (4096, 2160)):
        size, pixels = {"w": w, "h": h}, w * h
        yield case(file, "integral_columns", size, [w], flat(32, 64, 128, 256), whole(pixels), out(pixels, "int32"), *ints(w, h))
        yield case(
            file, "integral_rows", size, [groups(h)], flat(64, 128, 256, 512), whole(pixels, dtype="uint8"),
            out(pixels, "int32"), per_item(4), i32(w),
        )  # fmt: skip
    for reach in (1, 3):
        for w, h in ((640, 480), (1920, 1080), (4000, 2250)):
            yield case(
                file, "erode_tile", {"w": w, "h": h, "reach": reach}, [w, h], PLANE, whole(w * h, dtype="uint8"),
                out(w * h, "uint8"), erode_local(reach), *ints(w, h), options=f"-DR={reach}",
            )  # fmt: skip
    for w, h in ((450, 375), (1242, 375), (1920, 1080)):
        size = {"w": w, "h": h}
        yield case(file, "census9x7", size, [w, h], PLANE, whole(w * h, dtype="uint8"), out(w * h, "uint64"), *ints(w, h))
    for w, h, levels in ((320, 240, 32), (450, 375, 64), (1242, 375, 128)):
        size = {"w": w, "h": h, "range": levels}
        yield case(
            file, "census_match", size, [w, h], PLANE_FLAT[:4], whole(w * h, dtype="uint64"), whole(w * h, dtype="uint64"),
            out(w * h, "uint8"), *ints(w, h, levels),
        )  # fmt: skip
    for w, h, levels in ((320, 240, 32), (640, 480, 64), (1242, 375, 64)):
        yield case(
            file, "stereo_sad7", {"w": w, "h": h, "range": levels}, [w, h], PLANE, whole(w * h, dtype="uint8"),
            whole(w * h, dtype="uint8"), out(w * h, "uint8"), *ints(w, h, levels),
        )  # fmt: skip
    for w, h in ((512, 512), (1280, 720), (3840, 2160)):
        size = {"w": w, "h": h}
        yield case(
            file, "canny_thin", size, [w, h], PLANE_TALL, floats(w * h), out(w * h, "uint8"), *ints(w, h), f32(0.3), f32(0.8)
        )
        yield case(file, "harris_response", size, [w, h], PLANE, floats(w * h), out(w * h), *ints(w, h), f32(0.04))


def windows() -> Iterator[Case]:
    """Searches in windows, votes, floods and tables."""
    file = "vision"
    for w, h, tw, th in ((512, 512, 64, 64), (1920, 1080, 120, 120), (3840, 2160, 240, 216)):
        tiles = (w // tw) * (h // th)
        yield case(
            file, "clahe_tables", {"w": w, "h": h, "tile": tw}, [groups(w // tw), h // th],
            [(64, 1), (128, 1), (256, 1), (512, 1)], whole(w * h, dtype="uint8"), out(tiles * 256, "uint8"), i32(w), i32(tw),
            i32(th), i32(tw * th // 64),
        )  # fmt: skip
    for w, h, reach in ((256, 256, 5), (640, 480, 5), (1024, 768, 7)):
        yield case(
            file, "nonlocal_means", {"w": w, "h": h, "reach": reach}, [w, h], PLANE, floats(w * h), out(w * h),
            *ints(w, h, reach), f32(2.0),
        )  # fmt: skip
    for w, h, win in ((320, 240, 7), (640, 480, 5), (1280, 720, 3)):
        yield case(
            file, "lucas_kanade", {"w": w, "h": h, "window": win}, [w, h], PLANE_TALL, floats(w * h), floats(w * h),
            out(2 * w * h), *ints(w, h, win),
        )  # fmt: skip
    for points, angles, radii, w in ((2000, 90, 512, 640), (20_000, 180, 1024, 1280), (60_000, 360, 2048, 1920)):
        yield case(
            file, "hough_votes", {"points": points, "angles": angles, "radii": radii}, [points, angles],
            [(64, 1), (256, 1), (32, 4), (16, 16)], whole(points, w * 480), floats(2 * angles),
            both(angles * radii, "int32", "zeros"), *ints(points, angles, radii, w),
        )  # fmt: skip
    for w, h, jump in ((512, 512, 128), (1024, 1024, 1), (2048, 2048, 16), (2048, 2048, 512)):
        yield case(
            file, "jump_flood", {"w": w, "h": h, "jump": jump}, [w, h], PLANE, whole(2 * w * h, w), out(2 * w * h, "int32"),
            *ints(w, h, jump),
        )  # fmt: skip
    for w, h in ((500, 300), (2048, 2048), (8000, 6000)):
        yield case(
            file, "life_step", {"w": w, "h": h}, [w, h], PLANE_FLAT, whole(w * h, dtype="uint8"), out(w * h, "uint8"), *ints(w, h)
        )


def signals() -> Iterator[Case]:
    """Transforms and filters."""
    file = "signal"
    for n, batch, span in ((1024, 64, 1), (4096, 256, 64), (65536, 64, 4096), (1 << 20, 8, 1)):
        yield case(
            file, "fft_pass2", {"n": n, "batch": batch, "span": span}, [n // 2, batch], [(64, 1), (128, 1), (256, 1), (64, 4)],
            floats(2 * n * batch), out(2 * n * batch), *ints(n, span),
        )  # fmt: skip
    pairs: Shapes = [(64, 1), (64, 2), (64, 4)]
    for batch in (64, 2 * K, 16 * K, 48 * K):
        yield case(file, "fft256_local", {"batch": batch}, [64, batch], pairs, both(512 * batch))
    for w, h in ((512, 512), (1920, 1088), (4096, 4096)):
        yield case(
            file, "dct8x8", {"w": w, "h": h}, [w, h], [(8, 8), (16, 8), (32, 8), (64, 8)], floats(w * h), out(w * h), per_item(4),
            i32(w),
        )  # fmt: skip
    for channels, steps in ((256, 256), (4 * K, 512), (64 * K, 128)):
        yield case(
            file, "biquad_cascade", {"channels": channels, "steps": steps}, [channels], flat(32, 64, 128, 256),
            floats(channels * steps), out(channels * steps), f32(0.4, 0.2, -0.3, 0.1), f32(0.3, 0.1, -0.2, 0.05),
            *ints(channels, steps),
        )  # fmt: skip
    for w, h in ((512, 512), (2048, 1024), (6000, 4000)):
        yield case(file, "haar_level", {"w": w, "h": h}, [w // 2, h // 2], PLANE_FLAT, floats(w * h), out(w * h), *ints(w, h))


def cases() -> Iterator[Case]:
    """Return all cases of this part."""
    for part in (pictures, windows, signals):
        yield from part()
