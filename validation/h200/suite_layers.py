"""Cases of mobile inference layers other than convolutions, and of imaging: pooling, attention, resize, filters, colour."""

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

# As ROWS where each group has local memory of its own and works on one row.
ALONE: list[Shape] = [(8, 1), (16, 1), (32, 1), (64, 1), (128, 1), (256, 1), (512, 1), (1024, 1), (2, 1), (4, 1)]


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


def attention() -> Iterator[Case]:
    """Attention in pieces and fused."""
    for seq, d, heads in ((64, 64, 8), (512, 64, 12), (2048, 64, 16)):
        size = {"seq": seq, "d": d, "heads": heads}
        rows = buf("float32", heads * seq * d)
        args = [rows, rows, buf("float32", heads * seq * seq, "zeros"), *ints(seq, d // 4, heads)]
        yield Case("nn_attention.cl", "attn_scores_naive", "attention", size, (seq, seq, heads), VOLUME, args)
        args = [*args[:3], *ints(seq, d, heads)]
        yield Case("nn_attention.cl", "attn_scores_4x4", "attention", size, (seq // 4, seq // 4, heads), VOLUME, args)
        args = [buf("float32", heads * seq * seq), rows, buf("float32", heads * seq * d, "zeros"), *ints(seq, d // 4, heads)]
        yield Case("nn_attention.cl", "attn_weighted_values", "attention", size, (d // 4, seq, heads), VOLUME, args)
        args = [buf("float32", heads * seq * seq), *ints(seq, heads * seq)]
        yield Case("nn_attention.cl", "softmax_causal_row", "softmax", size, (heads * seq,), LINE, args)
    for seq, d, heads in ((128, 64, 8), (1024, 128, 32), (4096, 128, 64)):
        cache = buf("float32", heads * seq * d)
        args = [buf("float32", heads * d), cache, cache, buf("float32", heads * d, "zeros"), *ints(seq, d // 4)]
        size = {"seq": seq, "d": d, "heads": heads}
        args.append(local_mem(4 * seq))
        yield Case("nn_attention.cl", "attn_decode_fused", "attention", size, (1, heads), ALONE, args)
    for heads, half_d, seq in ((8, 32, 64), (32, 64, 2048), (32, 64, 12000)):
        args = [buf("float32", heads * half_d * 2 * seq), *ints(heads, half_d, seq, 7)]
        size = {"heads": heads, "half_d": half_d, "seq": seq}
        yield Case("nn_attention.cl", "rotary_embed", "attention", size, (half_d, heads, seq), VOLUME, args)


def eltwise() -> Iterator[Case]:
    """Activations and other elementwise layers."""
    for n in (56 * 56 * 64, 1 << 24, 60_000_000):
        args = [buf("float32", n), buf("float32", n, "zeros"), i32(n // 4)]
        yield Case("nn_eltwise.cl", "act_gelu_vec4", "eltwise", {"n": n}, (n // 4,), LINE, args)
        args = [buf("float16", n), buf("float16", n, "zeros"), i32(n // 8)]
        yield Case("nn_eltwise.cl", "act_swish_half8", "eltwise", {"n": n}, (n // 8,), LINE, args)
    for cols, rows in ((512, 64), (1536, 4096), (4096, 8192)):
        args = [buf("float32", 2 * cols * rows), buf("float32", cols * rows, "zeros"), *ints(cols, rows)]
        size = {"cols": cols, "rows": rows}
        yield Case("nn_eltwise.cl", "act_gated_unit", "eltwise", size, (cols, rows), PLANE, args)
        args = [buf("float32", cols * rows), buf("float32", cols), buf("float32", cols * rows, "zeros"), *ints(cols, rows, 16)]
        yield Case("nn_eltwise.cl", "add_row_broadcast", "broadcast", size, (cols, -(-rows // 16)), PLANE, args)
        args = [buf("float32", cols * rows), buf("float32", cols), *ints(cols // 16, rows)]
        yield Case("nn_eltwise.cl", "bias_relu_wide", "eltwise", size, (cols // 16, rows), PLANE, args)
    for w, h, c4 in ((56, 56, 16), (112, 1120, 32), (128, 2048, 60)):
        size = {"w": w, "h": h, "c4": c4}
        images = [img(c4 * w, h), img(c4 * w, h, init="zeros", access="write")]
        for act in range(3):
            args = [*images, *ints(c4, w, h)]
            yield Case("nn_eltwise.cl", "act_image", "eltwise", size, (c4, w, h), VOLUME, args, options=f"-DACT={act}")
        args = [images[0], img(c4, 1), images[1], *ints(w, h, c4)]
        options = "-DACT=0"
        yield Case("nn_eltwise.cl", "mul_channel_image", "broadcast", size, (w, h, c4), VOLUME, args, options=options)
    for w, channels, batch in ((28, 64, 1), (56, 256, 16), (56, 256, 72)):
        n, planes = w * w * channels * batch, channels * batch
        args = [buf("float32", n), buf("float32", channels), buf("float32", n, "zeros"), *ints(w * w, channels, planes)]
        size = {"w": w, "channels": channels, "batch": batch}
        yield Case("nn_eltwise.cl", "prelu_planar", "eltwise", size, (w * w, planes), PLANE, args)
    for units, batch in ((256, 32), (1024, 2048), (2048, 8192)):
        args = [buf("float32", 4 * units * batch), buf("float32", 4 * units), buf("float32", units * batch)]
        args += [buf("float32", units * batch, "zeros"), *ints(units, batch)]
        size = {"units": units, "batch": batch}
        yield Case("nn_eltwise.cl", "lstm_cell_step", "lstm", size, (units, batch), PLANE, args)
    for w, planes in ((28, 16), (104, 256), (104, 2000)):
        args = [buf("float32", w * w * planes), buf("float32", 4 * w * w * planes), *ints(w, w, planes)]
        yield Case("nn_eltwise.cl", "upsample_add_c4", "resize", {"w": w, "planes": planes}, (w, w, planes), VOLUME, args)


def ints(*values: int) -> list[dict[str, object]]:
    """Return one int argument per value."""
    return [i32(value) for value in values]


PARTS: list[Callable[[], Iterator[Case]]] = [pools, softmaxes, norms, attention, eltwise]
