"""Cases of the layers of mobile inference beside convolutions, and of imaging: pooling, softmax, attention, resize, filters, colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from suite_base import Case, buf, f32, i32, img, local_mem

Shape = tuple[int, ...]

LINE: list[Shape] = [(8,), (16,), (32,), (48,), (64,), (96,), (128,), (192,), (256,), (512,), (1024,)]
PLANE: list[Shape] = [
    (8, 1), (1, 32), (4, 4), (8, 8), (16, 4), (32, 1), (32, 4), (4, 32), (16, 16), (64, 4), (128, 1), (1, 128), (256, 2),
    (32, 32),
]  # fmt: skip
VOLUME: list[Shape] = [
    (8, 1, 1), (2, 2, 2), (4, 4, 4), (8, 4, 1), (8, 8, 1), (16, 4, 2), (32, 1, 1), (32, 4, 1), (1, 8, 8), (16, 16, 1),
    (4, 8, 16), (1, 1, 32), (64, 2, 2), (32, 8, 4),
]  # fmt: skip
# A row of the group works on a row of the data: the global size is 1 x rows, padded to the width of the group.
ROWS: list[Shape] = [
    (8, 1), (16, 1), (32, 1), (64, 1), (128, 1), (256, 1), (512, 1), (1024, 1), (8, 8), (16, 16), (32, 4), (64, 8), (4, 32),
]  # fmt: skip


def cases() -> Iterator[Case]:
    """Yield every case of this part."""
    for part in PARTS:
        yield from part()


def pools() -> Iterator[Case]:
    """Pooling layers."""
    for w, planes in ((28, 64), (112, 512), (224, 1024)):
        args = [buf("float32", w * w * planes), buf("float32", w * w * planes // 4, "zeros"), i32(w), i32(w), i32(planes)]
        size = {"w": w, "planes": planes}
        yield Case("nn_pool.cl", "pool_max2x2_nchw", "pool", size, (w // 2, w // 2, planes), VOLUME, args)
    for w, c4, batch in ((28, 16, 1), (112, 16, 16), (112, 16, 64)):
        o = (w + 1) // 2
        args = [buf("float32", 4 * w * w * c4 * batch), buf("float32", 4 * o * o * c4 * batch, "zeros")]
        args += [i32(w), i32(w), i32(c4), i32(batch)]
        size = {"w": w, "c4": c4, "batch": batch}
        yield Case("nn_pool.cl", "pool_max3x3s2_nhwc4", "pool", size, (c4, o, o * batch), VOLUME, args)
    for w, c4, k, stride in ((14, 16, 3, 2), (112, 32, 3, 1), (256, 60, 7, 1)):
        o = (w - k) // stride + 1
        args = [img(c4 * w, w), img(c4 * o, o, init="zeros", access="write"), *ints(w, w, o, o, c4, k, stride)]
        size = {"w": w, "c4": c4, "k": k}
        yield Case("nn_pool.cl", "pool_avg_image", "pool", size, (c4, o, o), VOLUME, args)
    for area, planes in ((49, 1280), (196, 16384), (784, 65536)):
        args = [buf("float32", area * planes), buf("float32", planes, "zeros"), i32(area), i32(planes)]
        size = {"area": area, "planes": planes}
        yield Case("nn_pool.cl", "pool_global_item", "pool_global", size, (planes,), LINE, args)
        yield Case("nn_pool.cl", "pool_global_group", "pool_global", size, (1, planes), [*ROWS, (24, 2)], args)


def softmaxes() -> Iterator[Case]:
    """Softmax in four ways."""
    for rows, cols in ((64, 1000), (8192, 256), (16384, 1024)):
        args = [buf("float32", rows * cols), buf("float32", rows * cols, "zeros"), i32(rows), i32(cols)]
        size = {"rows": rows, "cols": cols}
        yield Case("nn_softmax.cl", "softmax_row_per_item", "softmax", size, (rows,), LINE, args)
        vec = [*args[:3], i32(cols // 4)]
        yield Case("nn_softmax.cl", "softmax_online_vec4", "softmax", size, (rows,), LINE, vec)
        yield Case("nn_softmax.cl", "softmax_row_per_group", "softmax", size, (1, rows), ROWS, [*args, local_mem(4096)])
    for w, c4 in ((28, 6), (257, 6), (1025, 8)):
        args = [buf("float32", 4 * w * w * c4), buf("float32", 4 * w * w * c4, "zeros"), *ints(w, w, c4)]
        yield Case("nn_softmax.cl", "softmax_channels_c4", "softmax", {"w": w, "c4": c4}, (w, w), PLANE, args)


def norms() -> Iterator[Case]:
    """Layer, RMS and batch normalisation."""
    for rows, cols in ((128, 768), (4096, 768), (16384, 2048)):
        size = {"rows": rows, "cols": cols}
        data = [buf("float32", rows * cols), buf("float32", cols), buf("float32", cols), buf("float32", rows * cols, "zeros")]
        args = [*data, i32(rows), i32(cols), f32(1e-5)]
        yield Case("nn_norm.cl", "layer_norm_group", "norm", size, (1, rows), ROWS, args)
        args = [*data, i32(rows), i32(cols // 4), f32(1e-5)]
        yield Case("nn_norm.cl", "layer_norm_item", "norm", size, (rows,), LINE, args)
        args = [buf("float16", rows * cols), buf("float32", cols), buf("float16", rows * cols, "zeros")]
        args += [i32(rows), i32(cols // 4), f32(1e-6)]
        yield Case("nn_norm.cl", "rms_norm_half", "norm", size, (1, rows), ROWS, args)
    for w, channels, batch in ((14, 96, 1), (56, 64, 32), (112, 64, 80)):
        args = [buf("float32", w * w * channels * batch), *(buf("float32", channels) for _ in range(4))]
        args += ints(w, w, channels, batch)
        size = {"w": w, "channels": channels, "batch": batch}
        yield Case("nn_norm.cl", "batch_norm_relu6", "norm", size, (w, w, channels * batch), VOLUME, args)
    for w, h, c4 in ((28, 28, 16), (112, 896, 64), (250, 1200, 40)):
        args = [img(c4 * w, h), img(c4, 2), img(c4 * w, h, init="zeros", access="write"), *ints(w, h, c4)]
        yield Case("nn_norm.cl", "batch_norm_image", "norm", {"w": w, "h": h, "c4": c4}, (w, h, c4), VOLUME, args)


def ints(*values: int) -> list[dict[str, object]]:
    """Return one int argument per value."""
    return [i32(value) for value in values]


PARTS: list[Callable[[], Iterator[Case]]] = [pools, softmaxes, norms]
