"""Linear algebra and convolution as mobile inference frameworks write them: products, convolutions, Winograd steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from suite_base import Case, buf, i32, img, local_mem, sampler

Shape = tuple[int, ...]
PLANE = ((8, 1), (32, 1), (64, 1), (256, 1), (1, 32), (1, 64), (4, 64), (4, 2), (8, 8), (16, 4), (16, 8), (16, 16), (32, 8),
         (32, 32), (7, 7), (14, 9))  # fmt: skip
SPACE = ((8, 4, 4), (4, 4, 8), (16, 16, 1), (1, 1, 64), (32, 2, 1), (7, 7, 4), (2, 8, 16), (64, 1, 1), (128, 1, 1), (1, 64, 1),
         (16, 4, 4), (4, 2, 1), (32, 8, 4), (14, 2, 8))  # fmt: skip
"""Shapes of (width, height, channels)."""
CHANNELS_FIRST = ((8, 4, 4), (32, 2, 1), (1, 16, 16), (16, 4, 1), (4, 4, 4), (64, 1, 1), (1, 64, 1), (1, 1, 64), (2, 14, 7),
                  (128, 2, 1), (8, 1, 1), (16, 8, 8))  # fmt: skip
"""Shapes of (channels, width, height)."""
LINE = tuple((n,) for n in (8, 16, 32, 48, 64, 96, 128, 192, 256, 512, 1024))


def largest(shapes: Sequence[Shape], items: int) -> list[Shape]:
    """Leave out groups of more than `items`: a kernel with many registers has no room for them."""
    kept = []
    for shape in shapes:
        count = 1
        for n in shape:
            count *= n
        if count <= items:
            kept.append(shape)
    return kept


def floats(count: int, init: Any = "uniform") -> dict[str, Any]:
    """A buffer of floats the kernel reads."""
    return buf("float32", count, init, "read")


def out(count: int, dtype: str = "float32") -> dict[str, Any]:
    """A buffer the kernel writes."""
    return buf(dtype, count, "zeros", "write")


def canvas(width: int, height: int, dtype: str = "float32") -> Any:
    """An image the kernel writes."""
    return img(width, height, dtype, init="zeros", access="write")


def cases() -> Iterator[Case]:
    """Yield every case of this part: ten shapes of its list, others at each size of a kernel; six at the smallest size."""
    seen: dict[str, int] = {}
    for case in every_shape():
        at = seen[case.kernel] = seen.get(case.kernel, -1) + 1
        shapes = list(case.locals_)
        keep = 6 if at == 0 else 10
        start = 5 * at % len(shapes)
        turned = shapes[start:] + shapes[:start]
        yield replace(case, locals_=[turned[i * len(turned) // keep] for i in range(keep)] if len(turned) > keep else shapes)


def every_shape() -> Iterator[Case]:
    """Yield the cases with all the shapes that suit them."""
    yield from products()
    yield from tiled_products()
    yield from image_products()
    yield from narrow_products()
    yield from vector_products()
    yield from pointwise_images()
    yield from pointwise_planes()
    yield from window_images()
    yield from window_planes()
    yield from first_layers()
    yield from depthwise_images()
    yield from depthwise_planes()
    yield from winograd()
    yield from transposed()


def products() -> Iterator[Case]:
    """C = A B on plain buffers."""
    for m, n, k in ((64, 64, 64), (512, 384, 512), (1024, 1024, 1024), (49, 512, 512)):
        size = {"m": m, "n": n, "k": k}
        args = [floats(m * k), floats(k * n), out(m * n), i32(m), i32(n), i32(k)]
        yield Case("mm_plain.cl", "mm_naive", "gemm", size, (n, m), PLANE, args)
        yield Case("mm_plain.cl", "mm_naive_rows_first", "gemm", size, (m, n), (*PLANE[::2], (1, 64), (16, 16), (32, 32)), args)
    for m, n, k in ((64, 64, 64), (784, 256, 256), (1536, 1536, 1024)):
        size = {"m": m, "n": n, "k": k}
        args = [floats(m * k), floats(k * n), out(m * n)]
        by4 = [*args, i32(m), i32(n // 4), i32(k // 4)]
        yield Case("mm_plain.cl", "mm_row4", "gemm", size, (n // 4, m), PLANE, by4)
        block = largest(PLANE, 512)
        plain = [*args, i32(m), i32(n), i32(k)]
        yield Case("mm_plain.cl", "mm_block4x4", "gemm", size, (n // 4, m // 4), block, plain)
        transposed = [*args, i32(m // 4), i32(n // 4), i32(k)]
        yield Case("mm_plain.cl", "mm_at_block4x4", "gemm", size, (m // 4, n // 4), block, transposed)
    for m, n, k in ((128, 64, 128), (1024, 768, 256), (2048, 2048, 1024)):
        args = [floats(m * k), floats(k * n), out(m * n), i32(m // 8), i32(n // 8), i32(k)]
        shapes = largest(PLANE, 256)
        yield Case("mm_plain.cl", "mm_at_block8x8", "gemm", {"m": m, "n": n, "k": k}, (n // 8, m // 8), shapes, args)
    shapes3 = [(16, 4, 1), (8, 8, 1), (4, 4, 4), (16, 16, 1), (2, 4, 8), (1, 1, 32), (32, 1, 1), (1, 64, 1), (64, 2, 1),
               (8, 16, 2), (4, 2, 1), (32, 8, 4)]  # fmt: skip
    for batches, m, n, k in ((4, 32, 64, 32), (16, 196, 128, 128), (64, 256, 256, 256)):
        counts = [batches * m * k, batches * k * n, batches * m * n]
        args = [floats(counts[0]), floats(counts[1]), out(counts[2]), i32(m), i32(n), i32(k), i32(batches)]
        size = {"batches": batches, "m": m, "n": n, "k": k}
        yield Case("mm_plain.cl", "mm_batched", "gemm", size, (n // 4, m, batches), shapes3, args)


def tiled_products() -> Iterator[Case]:
    """C = A B through local memory."""
    for m, n, k in ((64, 64, 64), (500, 400, 500), (1536, 1536, 1536)):
        args = [floats(m * k), floats(k * n), out(m * n), i32(m), i32(n), i32(k)]
        for tile in (4, 8, 16, 32):
            size = {"m": m, "n": n, "k": k}
            yield Case("mm_local.cl", "mm_tile_square", "gemm", size, (n, m), [(tile, tile)], args, f"-DT={tile}")
    for m, n, k in ((60, 72, 64), (392, 512, 512), (1024, 1536, 1024)):
        for depth in (8, 32):
            tiles = lambda local, depth=depth: local_mem(4 * depth * (local[0] + local[1]))  # noqa: E731
            args = [floats(m * k), floats(k * n), out(m * n), tiles, i32(m), i32(n), i32(k)]
            size = {"m": m, "n": n, "k": k}
            yield Case("mm_local.cl", "mm_tile_any", "gemm", size, (n, m), PLANE, args, f"-DKT={depth}")
    for m, n, k in ((128, 128, 64), (768, 512, 512), (2048, 2048, 2048)):
        args = [floats(m * k), floats(k * n), out(m * n), i32(n // 4), i32(k // 4)]
        for side in (4, 8, 16):
            size = {"m": m, "n": n, "k": k}
            shape = [(side, side)]
            yield Case("mm_local.cl", "mm_tile_block4x4", "gemm", size, (n // 4, m // 4), shape, args, f"-DS={side}", pad=False)


def image_products() -> Iterator[Case]:
    """C = A B with operands in images."""
    for m, n, k in ((64, 64, 64), (512, 512, 256), (2048, 1024, 1024)):
        size = {"m": m, "n": n, "k": k}
        shapes = largest(PLANE, 512)
        args = [img(k // 4, m), img(n // 4, k), canvas(n // 4, m), i32(m // 4), i32(n // 4), i32(k // 4)]
        yield Case("mm_image.cl", "mm_images", "gemm", size, (n // 4, m // 4), shapes, args)
        halves = [img(k // 4, m, "float16"), img(n // 4, k, "float16"), canvas(n // 4, m, "float16"), *args[3:]]
        yield Case("mm_image.cl", "mm_images", "gemm", {**size, "texel": 8}, (n // 4, m // 4), shapes[::2], halves)
        for rows in (1, 2, 4):
            mixed = [floats(m * k), img(n // 4, k), out(m * n), sampler(), i32(m), i32(n // 4), i32(k // 4)]
            grid = (n // 4, m // rows)
            yield Case("mm_image.cl", "mm_image_buffer", "gemm", size, grid, shapes[rows % 2 :: 2], mixed, f"-DROWS={rows}")


def narrow_products() -> Iterator[Case]:
    """C = A B on 8 and 16 bits."""
    for m, n, k in ((64, 64, 64), (784, 256, 512), (2048, 1024, 1024)):
        size = {"m": m, "n": n, "k": k}
        bytes_ = [buf("int8", m * k, access="read"), buf("int8", n * k, access="read"), out(m * n, "int8")]
        args = [*bytes_, i32(m), i32(n), i32(k // 4), i32(3), i32(1 << 29), i32(5)]
        yield Case("mm_narrow.cl", "mm_int8", "gemm", size, (n // 2, m), PLANE, args)
        halves = [buf("float16", m * k, access="read"), buf("float16", k * n, access="read"), out(m * n, "float16")]
        args = [*halves, i32(m), i32(n), i32(k)]
        yield Case("mm_narrow.cl", "mm_half", "gemm", size, (n // 4, m // 2), largest(PLANE, 512), args)


def vector_products() -> Iterator[Case]:
    """y = A x and fully connected layers."""
    for rows, cols in ((256, 256), (1000, 1280), (8192, 4096)):
        size = {"rows": rows, "cols": cols}
        args = [floats(rows * cols), floats(cols), out(rows), i32(rows), i32(cols // 4)]
        yield Case("mv.cl", "mv_row", "gemv", size, (rows,), LINE, args)
        args = [floats(rows * cols), floats(cols), out(rows), i32(rows), i32(cols)]
        yield Case("mv.cl", "mv_column", "gemv", size, (rows,), LINE, args)
        shapes = ((8, 1), (32, 1), (64, 1), (128, 1), (256, 1), (1024, 1), (32, 4), (16, 16), (64, 4), (8, 32), (128, 8), (4, 64))
        part = lambda local: local_mem(4 * local[0] * local[1])  # noqa: E731
        args = [floats(rows * cols), floats(cols), out(rows), part, i32(rows), i32(cols)]
        yield Case("mv.cl", "mv_group", "gemv", size, (1, rows), shapes, args)
    for inputs, outputs in ((256, 256), (1280, 1000), (9216, 4096)):
        shapes = ((8, 1), (32, 1), (64, 1), (256, 1), (8, 8), (16, 4), (32, 8), (4, 64), (1, 64), (32, 32), (16, 16), (64, 4))
        part = lambda local: local_mem(16 * local[0] * local[1])  # noqa: E731
        args = [floats(inputs), floats(inputs * outputs), floats(outputs), out(outputs), part]
        args += [i32(inputs // 4), i32(outputs // 4)]
        size = {"inputs": inputs, "outputs": outputs}
        yield Case("mv.cl", "dense_split", "gemv", size, (outputs // 4, 1), shapes, args)


def pointwise_images() -> Iterator[Case]:
    """1x1 convolutions on images of four channels a texel."""
    for side, inputs, outputs in ((14, 32, 32), (7, 512, 512), (56, 64, 128), (160, 256, 256)):
        size = {"side": side, "in": inputs, "out": outputs}
        s, o = inputs // 4, outputs // 4
        maps = [img(side * s, side), img(inputs, o), img(o, 1), canvas(side * o, side)]
        shape = [i32(side), i32(side), i32(s)]
        for pixels in (1, 2, 4):
            grid = (-(-side // pixels), side, o)
            shapes = largest(SPACE[pixels % 2 :: 1 + pixels % 2], 512)
            yield Case("conv_point.cl", "pw_image", "conv1x1", size, grid, shapes, [*maps, *shape, i32(o)], f"-DPX={pixels}")
        grid = (o, -(-side // 4), side)
        shapes = largest(CHANNELS_FIRST, 512)
        yield Case("conv_point.cl", "pw_image_channels_first", "conv1x1", size, grid, shapes, [*maps, *shape])
        args = [maps[0], floats(4 * inputs * o), floats(outputs), maps[3], i32(side, side), i32(s), i32(o)]
        grid = ((side + 1) // 2 * (o // 2), side)
        yield Case("conv_point.cl", "pw_image_flat", "conv1x1", size, grid, largest(PLANE, 512), args)


def pointwise_planes() -> Iterator[Case]:
    """1x1 convolutions on planes of floats and on slices of halves."""
    for side, inputs, outputs in ((14, 32, 32), (28, 128, 128), (14, 256, 512), (128, 128, 256)):
        size = {"side": side, "in": inputs, "out": outputs}
        pixels = side * side
        args = [floats(inputs * pixels), floats(inputs * outputs), floats(outputs), out(outputs * pixels)]
        shape = [i32(pixels), i32(inputs), i32(outputs)]
        yield Case("conv_point.cl", "pw_planes", "conv1x1", size, (pixels, outputs), PLANE[::2], [*args, *shape])
        grid = (pixels, outputs // 4)
        yield Case("conv_point.cl", "pw_planes_out4", "conv1x1", size, grid, PLANE, [*args, *shape])
        for many in (1, 4, 8):
            grid = (pixels // 4, outputs // many)
            by4 = [*args, i32(pixels // 4), *shape[1:]]
            shapes = largest(PLANE[many % 2 :], 256)
            yield Case("conv_point.cl", "pw_planes_pixels4", "conv1x1", size, grid, shapes, by4, f"-DOUT={many}")
        halves = [buf("float16", inputs * pixels, access="read"), buf("float16", inputs * outputs, access="read")]
        halves += [buf("float16", outputs, access="read"), out(outputs * pixels, "float16")]
        halves += [i32(pixels), i32(inputs // 4), i32(outputs // 4)]
        yield Case("conv_point.cl", "pw_half", "conv1x1", size, (pixels, outputs // 4), PLANE, halves)


def window_images() -> Iterator[Case]:
    """3x3 and larger convolutions on images."""
    for side, inputs, outputs in ((14, 16, 16), (7, 256, 256), (56, 64, 64), (112, 64, 128)):
        s, o = inputs // 4, outputs // 4
        size = {"side": side, "in": inputs, "out": outputs}
        for stride, dilation in ((1, 1), (2, 1), (1, 2), (1, 4)):
            edge = -(-side // stride)
            args = [img(side * s, side), img(inputs, 9 * o), img(o, 1), canvas(edge * o, edge)]
            args += [i32(side), i32(s), i32(edge), i32(edge), i32(o)]
            shapes = SPACE if stride == dilation else SPACE[stride - 1 :: 2]
            options = f"-DSTRIDE={stride} -DDIL={dilation}"
            yield Case("conv_window.cl", "c3_image", "conv3x3", size, (edge, edge, o), shapes, args, options)
        buffers = [floats(36 * inputs * o), floats(outputs)]
        args = [img(side * s, side), *buffers, canvas(side * o, side), i32(side, side, s, o)]
        yield Case("conv_window.cl", "c3_image_weights_buffer", "conv3x3", size, (side, side, o), SPACE, args)
        narrow = [img(side * s, side, "float16"), *buffers, canvas(side * o, side, "float16"), i32(side, side, s, o)]
        half_size = {**size, "texel": 8}
        yield Case("conv_window.cl", "c3_image_weights_buffer", "conv3x3", half_size, (side, side, o), SPACE[::2], narrow)
        args = [img(side * s, side), img(inputs, 9 * o), img(o, 1), canvas(side * o, side), i32(side, side, s, o)]
        grid = (o, -(-side // 4), side)
        yield Case("conv_window.cl", "c3_image_row4", "conv3x3", size, grid, largest(CHANNELS_FIRST, 256), args)
    for side, inputs, outputs, window, stride in ((14, 16, 16, 5, 1), (28, 32, 64, 5, 1), (56, 64, 64, 3, 2), (56, 64, 64, 7, 1),
                                                  (112, 32, 64, 5, 2)):  # fmt: skip
        s, o, edge = inputs // 4, outputs // 4, -(-side // stride)
        args = [img(side * s, side), floats(4 * window * window * inputs * o), img(o, 1), canvas(edge * o, edge), sampler()]
        args += [i32(side, side), i32(edge, edge), i32(s), i32(o), i32(window, window), i32(stride), i32(1)]
        size = {"side": side, "in": inputs, "out": outputs, "window": window, "stride": stride}
        yield Case("conv_window.cl", "ck_image", f"conv{window}x{window}", size, (edge, edge, o), SPACE, args)


def window_planes() -> Iterator[Case]:
    """3x3 convolutions on planes of floats and on bytes."""
    for side, inputs, outputs in ((14, 16, 16), (28, 64, 64), (14, 128, 256), (112, 64, 96)):
        size = {"side": side, "in": inputs, "out": outputs}
        shape = [i32(side), i32(side), i32(inputs), i32(outputs)]
        weights, result, pixels = floats(9 * inputs * outputs), out(outputs * side * side), side * side
        args = [floats(inputs * pixels), weights, floats(outputs), result, *shape]
        yield Case("conv_window.cl", "c3_planes", "conv3x3", size, (side, side, outputs), SPACE, args)
        args = [floats(inputs * (side + 2) ** 2), weights, result, *shape]
        yield Case("conv_window.cl", "c3_planes_padded_out4", "conv3x3", size, (side, side, outputs // 4), SPACE, args)
        tile = lambda local: local_mem(4 * (local[0] + 2) * (local[1] + 2))  # noqa: E731
        args = [floats(inputs * pixels), weights, result, tile, *shape]
        yield Case("conv_window.cl", "c3_planes_local", "conv3x3", size, (side, side, outputs), SPACE, args)
        args = [buf("uint8", inputs * pixels, access="read"), buf("int8", 9 * inputs * outputs, access="read")]
        args += [out(outputs * pixels, "uint8"), *shape, i32(128), i32(1 << 21)]
        yield Case("conv_window.cl", "c3_quantized", "conv3x3", size, (outputs, side, side), CHANNELS_FIRST, args)


def first_layers() -> Iterator[Case]:
    """7x7 convolutions with stride 2 of three planes."""
    for side, outputs in ((32, 16), (224, 64), (768, 64)):
        edge, o = side // 2, outputs // 4
        args = [floats(3 * side * side), floats(o * 3 * 49 * 4), canvas(edge * o, edge)]
        args += [i32(side), i32(side), i32(edge), i32(edge), i32(o)]
        yield Case("conv_window.cl", "c7_stem", "conv7x7", {"side": side, "out": outputs}, (edge, edge, o), SPACE, args)


def depthwise_images() -> Iterator[Case]:
    """Depthwise convolutions on images."""
    for side, channels in ((14, 32), (14, 512), (112, 96), (448, 128)):
        s, size = channels // 4, {"side": side, "channels": channels}
        for window, stride in ((3, 1), (3, 2), (5, 1), (5, 2)):
            edge = -(-side // stride)
            args = [img(side * s, side), img(s, window * window), img(s, 1), canvas(edge * s, edge)]
            args += [i32(side), i32(edge, edge), i32(s)]
            shapes = SPACE if stride == 1 else SPACE[window % 2 :: 2]
            options = f"-DK={window} -DSTRIDE={stride}"
            yield Case("conv_depth.cl", "dw_image", "depthwise", size, (edge, edge, s), shapes, args, options)
        for window in (3, 5):
            args = [img(side * s, side), img(s, window * window), img(s, 1), canvas(side * s, side)]
            args += [i32(side), i32(side), i32(s)]
            grid = (s, -(-side // 4), side)
            shapes = largest(CHANNELS_FIRST, 512)
            yield Case("conv_depth.cl", "dw_image_row4", "depthwise", size, grid, shapes, args, f"-DK={window}")


def depthwise_planes() -> Iterator[Case]:
    """Depthwise and grouped convolutions on planes of floats, depthwise on bytes."""
    for side, channels in ((14, 32), (7, 960), (112, 64), (224, 256)):
        size, pixels = {"side": side, "channels": channels}, side * side
        for window, stride in ((3, 1), (3, 2), (5, 1)):
            edge = -(-side // stride)
            args = [floats(channels * pixels), floats(channels * window * window), floats(channels), out(channels * edge * edge)]
            args += [i32(side), i32(side), i32(edge), i32(edge), i32(channels)]
            shapes = SPACE if stride == 1 else SPACE[::2]
            options = f"-DK={window} -DSTRIDE={stride}"
            yield Case("conv_depth.cl", "dw_planes", "depthwise", size, (edge, edge, channels), shapes, args, options)
        args = [floats(channels * pixels), floats(channels * 9), floats(channels), out(channels * pixels)]
        args += [i32(side), i32(side), i32(channels)]
        for rows in (2, 7):
            grid = (side, -(-side // rows), channels)
            yield Case("conv_depth.cl", "dw3_planes_column", "depthwise", size, grid, SPACE[rows % 2 :], args, f"-DROWS={rows}")
        args = [buf("uint8", channels * pixels, access="read"), buf("int8", channels * 9, access="read")]
        args += [out(channels * pixels, "uint8"), i32(side), i32(side), i32(channels // 4), i32(128), i32(1 << 23)]
        grid = (channels // 4, side, side)
        yield Case("conv_depth.cl", "dw3_quantized", "depthwise", size, grid, CHANNELS_FIRST, args)
    for side, inputs, outputs, groups in ((14, 32, 32, 4), (28, 240, 240, 3), (56, 128, 128, 32), (112, 128, 256, 4)):
        size = {"side": side, "in": inputs, "out": outputs, "groups": groups}
        weights = floats(outputs * inputs // groups * 9)
        args = [floats(inputs * side * side), weights, out(outputs * side * side)]
        args += [i32(side), i32(side), i32(inputs), i32(outputs), i32(groups)]
        yield Case("conv_depth.cl", "grouped3_planes", "grouped", size, (side, side, outputs), SPACE, args)


def winograd() -> Iterator[Case]:
    """The three steps of Winograd convolutions."""
    for side, inputs, outputs in ((14, 32, 32), (7, 512, 512), (56, 64, 64), (224, 128, 64)):
        s, o, across = inputs // 4, outputs // 4, -(-side // 2)
        size, tiles = {"side": side, "in": inputs, "out": outputs}, across * across
        args = [img(side * s, side), out(16 * inputs * tiles), i32(side), i32(across), i32(across), i32(s)]
        grid = (across, across, s)
        yield Case("conv_wino.cl", "wino_input_image", "winograd", size, grid, largest(SPACE, 512), args)
        pitch = 2 * across + 2
        args = [floats(inputs * pitch * pitch), out(16 * inputs * tiles), i32(pitch), i32(pitch), i32(across), i32(tiles)]
        yield Case("conv_wino.cl", "wino_input_planes", "winograd", size, (tiles, inputs), PLANE, [*args, i32(inputs)])
        args = [floats(16 * inputs * tiles), floats(16 * inputs * outputs), out(16 * outputs * tiles)]
        args += [i32(tiles), i32(s), i32(o)]
        for many in (1, 4):
            grid = (-(-tiles // many), o, 16)
            shapes = largest(SPACE, 512)
            shapes = [(4, 4, 16) if shape[2] > 16 else shape for shape in shapes]
            yield Case("conv_wino.cl", "wino_product", "winograd", size, grid, shapes, args, f"-DTILES={many}")
        args = [floats(16 * outputs * tiles), floats(outputs), canvas(side * o, side)]
        args += [i32(side), i32(side), i32(across), i32(across), i32(o)]
        grid = (across, across, o)
        yield Case("conv_wino.cl", "wino_output_image", "winograd", size, grid, largest(SPACE, 512), args)
        args = [floats(16 * outputs * tiles), out(4 * outputs * tiles), i32(across), i32(tiles), i32(outputs)]
        yield Case("conv_wino.cl", "wino_output_planes", "winograd", size, (tiles, outputs), PLANE, args)


def transposed() -> Iterator[Case]:
    """Transposed convolutions."""
    for side, inputs, outputs in ((7, 32, 32), (14, 256, 128), (56, 64, 64), (112, 64, 64)):
        s, o, size = inputs // 4, outputs // 4, {"side": side, "in": inputs, "out": outputs}
        source, target = img(side * s, side), canvas(2 * side * o, 2 * side)
        shape = [i32(side), i32(side), i32(s), i32(o)]
        args = [source, floats(16 * inputs * outputs), floats(outputs), target, *shape]
        yield Case("conv_up.cl", "up4_image", "transposed", size, (2 * side, 2 * side, o), SPACE, args)
        args = [source, floats(4 * inputs * outputs), target, *shape]
        yield Case("conv_up.cl", "up2_image", "transposed", size, (o, side, side), largest(CHANNELS_FIRST, 512), args)
        window, edge = 3, 2 * side - 1
        args = [floats(inputs * side * side), floats(inputs * outputs * window * window), out(outputs * edge * edge)]
        args += [i32(side, side), i32(edge, edge), i32(inputs), i32(outputs), i32(window), i32(2), i32(1)]
        yield Case("conv_up.cl", "up_planes", "transposed", size, (edge, edge, outputs), SPACE, args)
