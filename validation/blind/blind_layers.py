"""The blind suite, part one: layers of networks on buffers and images."""

from __future__ import annotations

from collections.abc import Iterator

from blind_base import (
    PLANE,
    PLANE_FLAT,
    PLANE_TALL,
    SOLID,
    Case,
    K,
    M,
    Shapes,
    both,
    canvas,
    case,
    f32,
    flat,
    floats,
    groups,
    i32,
    img,
    ints,
    local_mem,
    out,
    per_item,
    whole,
)  # fmt: skip


def convolutions() -> Iterator[Case]:
    """Convolutions of the rarer kinds."""
    file = "conv_more"
    for w, h, c, o in ((16, 16, 64, 32), (40, 30, 128, 64), (128, 128, 32, 16)):
        yield case(
            file, "deconv4x4_s2", {"w": w, "h": h, "in": c, "out": o}, [2 * w, 2 * h, o], SOLID, floats(w * h * c),
            floats(c * o * 16), floats(o), out(4 * w * h * o), *ints(w, h, c, o),
        )  # fmt: skip
    for w, h, s, o, rate in ((33, 33, 16, 16, 6), (65, 65, 32, 16, 12), (129, 97, 8, 12, 2)):
        yield case(
            file, "atrous_conv3x3", {"w": w, "h": h, "in": 4 * s, "out": 4 * o, "rate": rate}, [w, h, o],
            [(8, 8, 1), (16, 4, 2), (32, 4, 1), (4, 4, 4), (64, 1, 4)], img(w, s * h), img(36 * s, o), floats(4 * o),
            canvas(w, o * h), i32(w, h), *ints(s, o, rate),
        )  # fmt: skip
    for w, h, c, g in ((14, 14, 256, 8), (56, 56, 128, 4), (28, 28, 512, 16), (112, 112, 64, 32)):
        yield case(
            file, "group_conv_nhwc", {"w": w, "h": h, "channels": c, "per group": g}, [c // 4, w, h],
            [(16, 8, 1), (8, 4, 4), (32, 2, 2), (16, 16, 1)], floats(w * h * c), floats(9 * g * c), out(w * h * c),
            *ints(w, h, c, g),
        )  # fmt: skip
    for t, c, d in ((1000, 32, 4), (8000, 64, 64), (16000, 32, 512)):
        yield case(
            file, "gated_conv1d", {"steps": t, "channels": c, "dilation": d}, [t, c], [(64, 1), (128, 1), (256, 1), (32, 4)],
            floats(t * c), floats(2 * c * c), floats(2 * c * c), out(t * c), *ints(t, c, d),
        )  # fmt: skip
    for nx, ny, nz, c in ((32, 32, 16, 8), (64, 64, 32, 4), (112, 112, 24, 3)):
        yield case(
            file, "conv3d_k3", {"nx": nx, "ny": ny, "nz": nz, "in": c}, [nx, ny, nz], SOLID, floats(nx * ny * nz * c),
            floats(4 * 27 * c), out(4 * nx * ny * nz), *ints(nx, ny, nz, c),
        )  # fmt: skip
    for w, h, c, reach in ((20, 20, 64, 4.0), (56, 48, 64, 2.0), (100, 152, 32, 12.0)):
        yield case(
            file, "deform_columns", {"w": w, "h": h, "channels": c, "reach": reach}, [w * h, c],
            [(64, 1), (128, 2), (32, 8), (256, 1)], floats(w * h * c), floats(18 * w * h), out(9 * w * h * c), *ints(w, h, c),
            f32(reach),
        )  # fmt: skip
    for w, h, c, r in ((32, 24, 96, 4), (112, 64, 32, 4), (64, 48, 64, 2)):
        side = 2 * r + 1
        yield case(
            file, "cost_volume", {"w": w, "h": h, "channels": c, "radius": r}, [w, h, side * side],
            [(16, 8, 1), (32, 4, 1), (8, 8, 4), (16, 2, 8)], floats(w * h * c), floats(w * h * c), out(w * h * side * side),
            *ints(w, h, c, r),
        )  # fmt: skip


def normalisations() -> Iterator[Case]:
    """Normalisations and losses, a group a row or a plane."""
    file = "layers_more"
    for planes, quads in ((64, 784), (512, 256), (128, 16 * K), (1024, 1024)):
        yield case(
            file, "instance_norm", {"planes": planes, "quads": quads}, [groups(planes)], flat(64, 128, 256, 512, 1024),
            floats(4 * planes * quads), out(4 * planes * quads), floats(planes), floats(planes), per_item(8), i32(quads),
        )  # fmt: skip
    for samples, pixels, c, g in ((1, 64 * 64, 128, 4), (4, 32 * 32, 320, 10), (8, 28 * 28, 256, 8), (2, 128 * 128, 64, 2)):
        yield case(
            file, "group_norm_nhwc", {"samples": samples, "pixels": pixels, "channels": c, "per group": g},
            [256 * samples * (c // g)], flat(256), floats(samples * pixels * c), out(samples * pixels * c), *ints(pixels, c, g),
        )  # fmt: skip
    for rows, classes in ((256, 1000), (2 * K, 10 * K), (128, 32000), (16 * K, 100)):
        yield case(
            file, "cross_entropy", {"rows": rows, "classes": classes}, [groups(rows)], flat(32, 128, 256, 1024),
            floats(rows * classes), whole(rows, classes), out(rows), per_item(4), i32(classes),
        )  # fmt: skip
    for rows, n in ((64, 1000), (1024, 5000), (8 * K, 512)):
        yield case(
            file, "top1_row", {"rows": rows, "n": n}, [groups(rows)], flat(32, 64, 256, 512), floats(rows * n),
            out(rows, "int32"), out(rows), i32(n), per_item(4), per_item(4),
        )  # fmt: skip


def transformers() -> Iterator[Case]:
    """Attention, vectors times quantised matrices, recurrence, embeddings and the optimiser."""
    file = "layers_more"
    for heads, queries, keys in ((8, 1, 1024), (12, 128, 128), (16, 64, 512), (32, 4, 4096)):
        yield case(
            file, "attention_query", {"heads": heads, "queries": queries, "keys": keys}, [groups(queries), heads],
            [(32, 1), (64, 1), (128, 1), (256, 1)], floats(heads * queries * 64), floats(heads * keys * 64),
            floats(heads * keys * 64), out(heads * queries * 64), local_mem(4 * keys), i32(keys), f32(0.125),
        )  # fmt: skip
    for rows, cols in ((1024, 1024), (4096, 4096), (11008, 4096), (4096, 11008)):
        yield case(
            file, "matvec_nibbles", {"rows": rows, "cols": cols}, [groups(rows)], flat(32, 64, 128),
            whole(rows * cols // 2, dtype="uint8"), floats(rows * cols // 32), floats(cols), out(rows), per_item(4),
            i32(cols // 32),
        )  # fmt: skip
    for rows, cols, batch in ((1000, 1024, 1), (4096, 2048, 4), (3072, 768, 16)):
        yield case(
            file, "batched_gemv_s8", {"rows": rows, "cols": cols, "batch": batch}, [rows, batch],
            [(64, 1), (128, 1), (256, 1), (32, 4)] if batch > 1 else [(64, 1), (128, 1), (256, 1), (32, 1)],
            whole(rows * cols, dtype="int8"), whole(batch * cols, dtype="int8"), floats(rows), out(batch * rows),
            *ints(rows, cols // 4, 3),
        )  # fmt: skip
    for inputs, hidden, batch in ((128, 256, 1), (256, 512, 16), (512, 1024, 8)):
        shapes: Shapes = [(32, 1), (64, 1), (128, 1), (256, 1)]
        yield case(
            file, "gru_step", {"inputs": inputs, "hidden": hidden, "batch": batch}, [hidden, batch], shapes,
            floats(inputs * batch), floats(hidden * batch), floats(3 * inputs * hidden), floats(3 * hidden * hidden),
            out(hidden * batch), *ints(inputs, hidden),
        )  # fmt: skip
    for n in (50_000, M, 10_000_000):
        yield case(
            file, "adam_update", {"n": n}, [n], flat(64, 128, 256, 1024), both(n), floats(n), both(n), both(n), f32(0.001),
            f32(0.9), f32(0.999), f32(1e-6), i32(n),
        )  # fmt: skip
    for dims, bag, bags, table in ((64, 32, 512, 30_000), (128, 8, 8 * K, 100_000), (256, 50, 2 * K, 50_000)):
        yield case(
            file, "embedding_bag", {"dims": dims, "bag": bag, "bags": bags}, [dims // 4, bags],
            [(16, 4), (16, 16), (32, 4), (8, 8)], whole(bags * bag, table), floats(table * dims), out(bags * dims),
            *ints(dims // 4, bag, bags),
        )  # fmt: skip


def detection() -> Iterator[Case]:
    """Boxes and regions."""
    file = "layers_more"
    for n, classes, threshold in ((1917, 91, 0.5), (8732, 21, 0.97), (100_000, 21, 0.99)):
        yield case(
            file, "decode_boxes", {"n": n, "classes": classes, "threshold": threshold}, [n], flat(32, 64, 128, 256),
            floats(4 * n), floats(4 * n), floats(n * classes), out(4 * n), out(n, "int32"), *ints(n, classes), f32(threshold),
        )  # fmt: skip
    for n in (1000, 4000, 12000):
        words = (n + 31) // 32
        yield case(
            file, "iou_masks", {"n": n}, [n, words], [(64, 1), (256, 1), (32, 4), (128, 2)], floats(4 * n),
            out(n * (words + 8), "uint32"), i32(n), f32(0.5),
        )  # fmt: skip
    for iw, ih, ow, oh, planes in ((50, 37, 7, 7, 256), (224, 224, 13, 13, 64), (60, 60, 6, 6, 2048)):
        yield case(
            file, "adaptive_avg_pool", {"iw": iw, "ih": ih, "ow": ow, "oh": oh, "planes": planes}, [ow, oh, planes],
            [(8, 8, 1), (8, 4, 4), (4, 4, 8), (16, 1, 4)], floats(iw * ih * planes), out(ow * oh * planes),
            *ints(iw, ih, ow, oh, planes),
        )  # fmt: skip
    for w, h, c, rois in ((38, 50, 64, 32), (100, 75, 128, 100), (19, 25, 256, 300)):
        yield case(
            file, "roi_align7", {"w": w, "h": h, "channels": c, "rois": rois}, [49, c, rois],
            [(49, 1, 1), (49, 4, 1), (64, 2, 1), (16, 8, 1), (7, 32, 1)], floats(w * h * c), floats(4 * rois),
            out(49 * c * rois), *ints(w, h, c),
        )  # fmt: skip


def on_images() -> Iterator[Case]:
    """Element-wise layers and picture operators from image to image."""
    file = "layers_image"
    for w, h in ((448, 56), (3584, 112), (8192, 512)):
        size = {"w": w, "h": h}
        yield case(file, "hard_swish_residual", size, [w, h], PLANE, img(w, h), img(w, h), canvas(w, h))
    for w, h, s in ((28, 28, 4), (120, 67, 8), (480, 270, 1)):
        yield case(
            file, "depth_to_space2", {"w": w, "h": h, "slices": s}, [2 * w, 2 * h, s], SOLID, img(4 * s * w, h),
            canvas(2 * s * w, 2 * h), *ints(w, h, s),
        )  # fmt: skip
    for w, h, s in ((32, 32, 16), (112, 112, 8), (56, 56, 64)):
        yield case(
            file, "prelu_scale_slices", {"w": w, "h": h, "slices": s}, [s, w, h],
            [(8, 8, 1), (4, 16, 4), (8, 4, 4), (16, 16, 1), (1, 32, 4)], img(w * s, h), img(s, 2), canvas(w * s, h),
            *ints(w, h, s),
        )  # fmt: skip
    for w, h, factor, dtype in ((320, 240, 2.0, "unorm8"), (1920, 1080, 0.5, "unorm8"), (640, 360, 3.0, "float32")):
        ow, oh = int(w * factor), int(h * factor)
        yield case(
            file, "bicubic_resize", {"w": w, "h": h, "factor": factor, "dtype": dtype}, [ow, oh], PLANE_FLAT, img(w, h, dtype),
            canvas(ow, oh, dtype), f32(1 / factor, 1 / factor),
        )  # fmt: skip
    for w, h, strength in ((480, 270, 4.0), (1280, 720, 16.0), (1920, 1080, 64.0)):
        yield case(
            file, "flow_warp", {"w": w, "h": h, "strength": strength}, [w, h], PLANE, img(w, h, "unorm8"), img(w, h, "unorm8"),
            img(w, h), canvas(w, h, "unorm8"), f32(strength),
        )  # fmt: skip
    turns = ((640, 480, (0.9, 0.1, -0.1, 0.9)), (2048, 1536, (0.0, 1.0, -1.0, 0.0)), (3840, 2160, (0.7, 0.7, -0.7, 0.7)))
    for w, h, matrix in turns:
        yield case(
            file, "affine_rgba", {"w": w, "h": h, "turn": matrix[1]}, [w, h], PLANE_TALL, img(w, h, "unorm8"),
            canvas(w, h, "unorm8"), f32(*matrix), f32(3.25, h / 2),
        )  # fmt: skip
    for w, h in ((512, 384), (1920, 1080), (4000, 3000)):
        yield case(
            file, "unsharp_rgba", {"w": w, "h": h}, [w, h], PLANE_FLAT[:4], img(w, h, "unorm8"), canvas(w, h, "unorm8"), f32(0.7)
        )
    for w, h in ((640, 480), (1920, 1080), (3840, 2160)):
        yield case(
            file, "i420_images_to_rgba", {"w": w, "h": h}, [w // 2, h // 2], PLANE, img(w, h, "unorm8", "R"),
            img(w // 2, h // 2, "unorm8", "R"), img(w // 2, h // 2, "unorm8", "R"), canvas(w, h, "unorm8"),
        )  # fmt: skip


def cases() -> Iterator[Case]:
    """Return all cases of this part."""
    for part in (convolutions, normalisations, transformers, detection, on_images):
        yield from part()
