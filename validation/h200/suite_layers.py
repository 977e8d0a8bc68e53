"""Cases of mobile inference layers other than convolutions, and of imaging: pooling, attention, resize, filters, colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from suite_base import Case, buf, f32, i32, img, local_mem, sampler

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

TILE_B = max(4 * (w + 4) * (h + 4) for w, h in PLANE)  # of gauss5_tile: the same for all shapes, so that they are one choice


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
    for area, planes in ((49, 1280), (196, 16384), (784, 60000)):
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
        yield Case("nn_eltwise.cl", "mul_channel_image", "broadcast", size, (w, h, c4), VOLUME, args)
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


def shapes() -> Iterator[Case]:
    """Layers that move data."""
    for ca, cb, w in ((16, 8, 28), (64, 32, 224), (160, 80, 250)):
        n = 4 * w * w
        args = [buf("float32", n * ca), buf("float32", n * cb), buf("float32", n * (ca + cb), "zeros"), *ints(ca, cb, w * w)]
        yield Case("nn_shape.cl", "concat_channels", "layout", {"ca": ca, "cb": cb, "w": w}, (ca + cb, w * w), PLANE, args)
    for w, groups, per, batch in ((28, 3, 20, 1), (28, 4, 68, 32), (56, 4, 68, 70)):
        n = w * w * groups * per * batch
        args = [buf("float32", n), buf("float32", n, "zeros"), *ints(w * w, groups, per, batch)]
        size = {"w": w, "groups": groups, "batch": batch}
        yield Case("nn_shape.cl", "channel_shuffle", "layout", size, (w * w, groups * per, batch), VOLUME, args)
    for w, planes in ((28, 64), (112, 1024), (224, 1100)):
        size = {"w": w, "planes": planes}
        n = w * w * planes
        padded = (w + 3) * (w + 3) * planes
        args = [buf("float32", n), buf("float32", padded, "zeros"), *ints(w, w, planes), i32(1, 1, 2, 2), f32(0.5)]
        yield Case("nn_shape.cl", "pad_constant", "layout", size, (w + 3, w + 3, planes), VOLUME, args)
        padded = (w + 10) * (w + 10) * planes
        args = [buf("uint8", n), buf("uint8", padded, "zeros"), *ints(w, w, planes, 5)]
        yield Case("nn_shape.cl", "pad_reflect_u8", "layout", size, (w + 10, w + 10, planes), VOLUME, args)
        args = [buf("float32", n), buf("float32", n, "zeros"), *ints(w // 2, w // 2, planes)]
        yield Case("nn_shape.cl", "space_to_depth2", "layout", size, (w // 2, w // 2, planes), VOLUME, args)
        args = [buf("float32", n), buf("float32", n, "zeros"), *ints(w * w, planes)]
        yield Case("nn_shape.cl", "layout_nchw_to_nhwc", "layout", size, (w * w, planes), PLANE, args)
    for cols, rows, step in ((512, 256, (2, 1)), (8192, 4096, (3, 2)), (16384, 4000, (2, 1))):
        oc, orows = (cols - 5) // step[0], (rows - 3) // step[1]
        args = [buf("float32", cols * rows), buf("float32", oc * orows, "zeros"), *ints(cols, oc, orows), i32(5, 3), i32(*step)]
        yield Case("nn_shape.cl", "slice_strided", "layout", {"cols": cols, "rows": rows}, (oc, orows), PLANE, args)
    for w, h, channels in ((28, 28, 62), (112, 1120, 126), (200, 2000, 130)):
        c4 = -(-channels // 4)
        size = {"w": w, "h": h, "channels": channels}
        args = [buf("float32", w * h * channels), img(c4 * w, h, init="zeros", access="write"), *ints(w, h, channels)]
        yield Case("nn_shape.cl", "layout_nchw_to_image", "layout", size, (w, h, c4), VOLUME, args)
        args = [img(c4 * w, h), buf("float32", w * h * channels, "zeros"), *ints(w, h, channels)]
        yield Case("nn_shape.cl", "layout_image_to_nhwc", "layout", size, (c4, w, h), VOLUME, args)


def windows() -> Iterator[Case]:
    """Layers that gather: im2col and back, embedding, argmax, regions of interest."""
    for w, channels in ((28, 16), (112, 64), (112, 900)):
        size = {"w": w, "channels": channels}
        args = [buf("float32", w * w * channels), buf("float32", 9 * w * w * channels, "zeros"), *ints(w, w, channels, 3, 1)]
        yield Case("nn_shape.cl", "im2col_planar", "im2col", size, (w, w, channels), VOLUME, args)
        o = (w - 4) // 2 + 1
        args = [buf("float32", 16 * o * o * channels), buf("float32", w * w * channels, "zeros"), *ints(w, w, channels, 4, 2)]
        yield Case("nn_shape.cl", "col2im_planar", "im2col", size, (w, w, channels), VOLUME, args)
    for d, count, words in ((256, 64, 1000), (768, 16384, 30000), (1024, 60000, 50000)):
        tokens = buf("int32", count, {"random_index": words})
        args = [tokens, buf("float32", words * d), buf("float32", count * d, "zeros"), *ints(d // 4, count, words)]
        size = {"d": d, "count": count, "words": words}
        yield Case("nn_shape.cl", "embedding_lookup", "gather", size, (d // 4, count), PLANE, args)
    for w, channels in ((65, 21), (513, 21), (1537, 32)):
        args = [buf("float32", w * w * channels), buf("uint8", w * w, "zeros"), *ints(channels, w * w)]
        yield Case("nn_shape.cl", "argmax_channels", "argmax", {"w": w, "channels": channels}, (w * w,), LINE, args)
    for w, channels, count in ((25, 16, 8), (50, 128, 64), (64, 512, 120)):
        args = [buf("float32", w * w * channels), buf("float32", 4 * count), buf("float32", 49 * channels * count, "zeros")]
        args += ints(w, w, channels, 7, count)
        size = {"w": w, "channels": channels, "count": count}
        yield Case("nn_shape.cl", "roi_pool", "roi", size, (7, 7, channels * count), VOLUME, args)


def resizes() -> Iterator[Case]:
    """Resizing of planes, pixels and images."""
    for w, ow, planes in ((28, 45, 32), (65, 129, 512), (129, 257, 800)):
        size = {"w": w, "ow": ow, "planes": planes}
        args = [buf("float32", w * w * planes), buf("float32", ow * ow * planes, "zeros"), *ints(w, w, ow, ow, planes)]
        yield Case("nn_resize.cl", "resize_bilinear_planar", "resize", size, (ow, ow, planes), VOLUME, args)
        c4 = planes // 4
        args = [buf("float32", w * w * planes), buf("float32", ow * ow * planes, "zeros"), *ints(w, w, ow, ow, c4)]
        yield Case("nn_resize.cl", "resize_nearest_nhwc4", "resize", size, (c4, ow, ow), VOLUME, args)
    for w, h, ow, oh in ((320, 240, 224, 224), (4000, 3000, 1920, 1080), (3000, 2000, 8000, 6000)):
        size = {"w": w, "h": h, "ow": ow, "oh": oh}
        step = i32(256 * w // ow, 256 * h // oh)
        args = [buf("uint8", 4 * w * h), buf("uint8", 4 * ow * oh, "zeros"), *ints(w, h, ow, oh), step]
        yield Case("nn_resize.cl", "resize_bilinear_rgba8", "resize", size, (ow, oh), PLANE, args)
        for dtype in ("float32", "unorm8"):
            out = img(ow, oh, dtype, init="zeros", access="write")
            args = [img(w, h, dtype), out, sampler("clamp_to_edge", "linear", True), *ints(ow, oh)]
            if dtype == "float32" and ow > 4000:
                args = [img(w, h, dtype), img(4000, 4000, dtype, init="zeros", access="write"), args[2], *ints(4000, 4000)]
            area = (ow, oh) if ow <= 4000 or dtype == "unorm8" else (4000, 4000)
            sizes = {"w": w, "h": h, "ow": area[0], "oh": area[1], "dtype": dtype}
            yield Case("nn_resize.cl", "resize_sampler_image", "resize", sizes, area, PLANE, args)


def quantized() -> Iterator[Case]:
    """8-bit layers."""
    for n in (56 * 56 * 64, 1 << 25, 96_000_000):
        args = [buf("float32", n), buf("int8", n, "zeros"), i32(n // 16), f32(200.0), i32(-100)]
        yield Case("nn_quant.cl", "quantize_s8x16", "quantized", {"n": n}, (n // 16,), LINE, args)
        args = [buf("uint8", n), buf("uint8", n), buf("uint8", n, "zeros"), i32(n // 8), i32(75, 52), i32(7)]
        yield Case("nn_quant.cl", "add_requantize_u8", "quantized", {"n": n}, (n // 8,), LINE, args)
    for w, planes in ((28, 64), (112, 2048), (224, 2000)):
        args = [buf("uint8", w * w * planes), buf("float32", planes), buf("float32", w * w * planes, "zeros")]
        size = {"w": w, "planes": planes}
        yield Case(
            "nn_quant.cl", "dequantize_u8_channel", "quantized", size, (w * w, planes), PLANE, [*args, *ints(w * w, planes)]
        )
    for inputs, outputs, batch in ((256, 100, 4), (1280, 1000, 64), (2048, 2048, 512)):
        args = [buf("int8", inputs * batch), buf("int8", inputs * outputs), buf("int32", outputs)]
        args += [buf("int8", outputs * batch, "zeros"), *ints(inputs // 4, outputs, batch), f32(0.001)]
        size = {"inputs": inputs, "outputs": outputs, "batch": batch}
        yield Case("nn_quant.cl", "dense_s8_dot4", "quantized", size, (outputs, batch), PLANE, args)
    for w, inputs, outputs in ((14, 64, 64), (56, 128, 128), (112, 256, 256)):
        args = [buf("int8", w * w * inputs), buf("int8", inputs * outputs), buf("int32", w * w * outputs, "zeros")]
        size = {"w": w, "inputs": inputs, "outputs": outputs}
        args += ints(inputs // 16, outputs, w * w)
        yield Case("nn_quant.cl", "pointwise_s8_c16", "quantized", size, (outputs, w * w), PLANE, args)


def colours() -> Iterator[Case]:
    """Colour conversion and point operations."""
    for w, h in ((640, 480), (3840, 2160), (8000, 6000)):
        size, n = {"w": w, "h": h}, w * h
        args = [buf("uint8", 3 * n), buf("uint8", 3 * n, "zeros"), *ints(w, h)]
        yield Case("px_color.cl", "rgb_to_yuv_u8", "colour", size, (w, h), PLANE, args)
        args = [buf("uint8", 4 * n), buf("uint8", n, "zeros"), buf("uint8", n // 2, "zeros"), *ints(w, h)]
        yield Case("px_color.cl", "rgba_to_nv12", "colour", size, (w // 2, h // 2), PLANE, args)
        args = [buf("uint8", 4 * n), buf("uint8", 4 * n), *ints(w, h)]
        yield Case("px_color.cl", "blend_over_rgba8", "blend", size, (w, h), PLANE, args)
        args = [buf("uint8", n), buf("uint8", 256), buf("uint8", n, "zeros"), i32(n)]
        yield Case("px_color.cl", "lut_constant_u8", "lut", size, (n,), LINE, args)
        args = [buf("uint8", 4 * n), buf("uint8", 256), buf("uint8", 4 * n, "zeros"), i32(n)]
        yield Case("px_color.cl", "lut_global_u8x4", "lut", size, (n,), LINE, args)
        each = 8
        yield Case("px_color.cl", "lut_local_u8x4", "lut", size, (n // each,), LINE, [*args, i32(each)])
    for w, h in ((224, 224), (1920, 1080), (7680, 4320)):
        size, n = {"w": w, "h": h}, w * h
        args = [
            buf("uint8", n),
            buf("uint8", n // 2),
            buf("float32", 3 * n, "zeros"),
            *ints(w, h),
            f32(104.0, 117.0, 123.0, 0.017),
        ]
        yield Case("px_color.cl", "nv12_to_planar_float", "colour", size, (w, h), PLANE, args)
        for dtype in ("unorm8", "float32") if w < 4000 else ("unorm8",):
            args = [img(w, h, dtype), img(w, h, dtype), img(w, h, dtype, init="zeros", access="write"), *ints(w, h)]
            yield Case("px_color.cl", "blend_over_image", "blend", {**size, "dtype": dtype}, (w, h), PLANE, args)


def filters() -> Iterator[Case]:
    """Neighbourhood filters."""
    for w, h, radius in ((320, 240, 2), (1920, 1080, 3), (3840, 2160, 7)):
        size, n = {"w": w, "h": h, "radius": radius}, w * h
        args = [buf("uint8", n), buf("uint8", n, "zeros"), *ints(w, h, radius)]
        yield Case("px_filter.cl", "box_blur_u8", "blur", size, (w, h), PLANE, args)
        images = [img(w, h, "unorm8"), img(w, h, "unorm8", init="zeros", access="write")]
        args = [*images, *ints(w, h, radius), f32(0.1), f32(8.0)]
        yield Case("px_filter.cl", "bilateral_image", "bilateral", size, (w, h), PLANE, args)
    for w, h, radius in ((640, 480, 3), (3840, 2160, 5), (8000, 6000, 9)):
        size, n = {"w": w, "h": h, "radius": radius}, w * h
        data = [buf("float32", n), buf("float32", n, "zeros")]
        taps = buf("float32", 2 * radius + 1)
        args = [*data, *ints(w, h, radius, 32)]
        yield Case("px_filter.cl", "box_column_running", "blur", size, (w, -(-h // 32)), PLANE, args)
        yield Case("px_filter.cl", "gauss_rows", "blur", size, (w, h), PLANE, [*data, taps, *ints(w, h, radius)])
        yield Case(
            "px_filter.cl", "gauss_columns_vec4", "blur", size, (w // 4, h), PLANE, [*data, taps, *ints(w // 4, h, radius)]
        )
        plain = {"w": w, "h": h}
        yield Case("px_filter.cl", "gauss5_tile", "blur", plain, (w, h), PLANE, [*data, *ints(w, h), local_mem(TILE_B)])
        args = [*data, *ints(w, h), f32(0.1), f32(8.0)]
        yield Case("px_filter.cl", "bilateral5_float", "bilateral", plain, (w, h), PLANE, args)
        yield Case("px_filter.cl", "median3_rank", "median", plain, (w, h), PLANE, [*data, *ints(w, h)])
        args = [buf("uint8", 4 * n), buf("uint8", 4 * n, "zeros"), *ints(w, h)]
        yield Case("px_filter.cl", "median3_rgba8", "median", plain, (w, h), PLANE, args)
        args = [buf("uint8", n), buf("uint8", n, "zeros"), *ints(w, h)]
        yield Case("px_filter.cl", "sobel_u8", "edges", plain, (w, h), PLANE, args)
        images = [img(w, h, "unorm8"), img(w, h, "unorm8", init="zeros", access="write")]
        yield Case("px_filter.cl", "sobel_image", "edges", plain, (w, h), PLANE, [*images, *ints(w, h)])


def ints(*values: int) -> list[dict[str, object]]:
    """Return one int argument per value."""
    return [i32(value) for value in values]


PARTS: list[Callable[[], Iterator[Case]]] = [
    pools,
    softmaxes,
    norms,
    attention,
    eltwise,
    shapes,
    windows,
    resizes,
    quantized,
    colours,
    filters,
]
