"""Fully connected layers of rows and weights in buffers or images, and products of two matrices that a network computes."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.weights import bias_tensor, padded_channels, weights_and_bias
from mgpusim.workload.args import Arg, BufferArg, ImageArg


def matmul(
    a: Stored,
    b: Stored,
    dst: Stored,
    *,
    precision: Precision,
    batch: int = 1,
    transpose_a: bool = False,
    transpose_b: bool = False,
    own: tuple[int, int] = (0, 0),
    after: tuple[int, int] = (1, 1),
    block: tuple[int, int] = (4, 1),
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return the product of `a` and `b`, `batch` pairs of matrices.

    The last axis of a matrix are the channels of its tensor, its other axis are pixels. The matrices of a batch follow each
    other. So a tensor (m, 1, 1, k) and a tensor (1, 1, m, k) are the same matrix.

    Parameters
    ----------
    batch : pairs.
    own : matrices of `a` and of `b`. 0 of an operand that has one for each pair, or one for all; not of both at once.
    after : pairs that follow each other and have the same one of `a`, and of `b`. Behind the last matrix comes the first again.
    transpose_a, transpose_b : `a` is (k, m), `b` is (n, k).
    block : rows, and slices of four columns, of a work item; 4 rows with `transpose_a`.

    >>> q, k, p = (Stored(n, ImageShape(1, 8, 197, c)) for n, c in (("q", 64), ("k", 64), ("p", 197)))
    >>> call = matmul(q, k, p, precision=Precision(), batch=8, transpose_b=True)
    >>> call.variant, call.launch.global_size
    ('matmul 197x197x64 of 8', (50, 50, 8))
    """
    pixels_out = dst.rows * dst.shape.w
    if batch < 1 or pixels_out % batch:
        raise InputError(f"product of {a.name} and {b.name}: got a batch of {batch} for the {pixels_out} pixels of {dst.name}")
    m, n = pixels_out // batch, dst.shape.c
    pixels = [a.rows * a.shape.w, b.rows * b.shape.w]
    k = a.shape.c
    if transpose_a:  # of two transposed operands the second says it, else it is the pixels of a matrix
        of_both = [of // count if count else of * times for of, count, times in zip(pixels, own, after, strict=True)]
        same = of_both[0] == of_both[1] and not any(own)
        k = b.shape.c if transpose_b else max(1, of_both[0] // batch) if same else min(of_both)
    problems = []
    counts = []
    for tensor, given, count, times, each, channels in (
        (a, pixels[0], own[0], after[0], *((k, m) if transpose_a else (m, k))),
        (b, pixels[1], own[1], after[1], *((n, k) if transpose_b else (k, n))),
    ):
        counts.append(count or (1 if given == each else batch // max(1, times)))
        if tensor.shape.c != channels or given != counts[-1] * each:
            problems.append(f"{tensor.name}: got {given} pixels of {tensor.shape.c} channels, expected {each} of {channels}")
        if times < 1 or batch % times or (batch // times) % counts[-1]:
            problems.append(
                f"{tensor.name}: got {counts[-1]} matrices for {times} pairs each, expected divisors of the {batch} pairs"
            )
    if min(block) < 1 or (transpose_a and block[0] != 4):
        problems.append(f"block: got {block}, expected rows and slices from 1, and 4 rows where the first operand is transposed")
    if problems:
        raise InputError(f"product of {a.name} and {b.name}:", problems)
    constants = {
        "M": m, "N": n, "K": k, "BATCH": batch, "BLOCK_M": block[0], "BLOCK_N": block[1], "TRANSPOSE_A": transpose_a,
        "TRANSPOSE_B": transpose_b, "A_OWN": counts[0], "A_AFTER": after[0], "B_OWN": counts[1], "B_AFTER": after[1],
    }  # fmt: skip
    return call(
        "matmul", f"matmul {m}x{n}x{k}" + (f" of {batch}" if batch > 1 else ""),
        (-(-m // block[0]), -(-dst.shape.slices // block[1]), batch), src=[("A", a), ("B", b)], dst=[("DST", dst)],
        constants=constants, precision=precision, fused=fused,
    )  # fmt: skip


WEIGHTS = ("buffer", "image_buffer", "image")
"""Where the weights may lie, by the numbers of the template."""


def by_slices(constants: Sequence[Array | None], shape: ImageShape, kind: str) -> list[Array]:
    """Return weights by slices of inputs and outputs, `shape` being that of the layer's input; then the bias."""
    values, bias = weights_and_bias(constants)
    parted = by_steps(values, shape)
    return [parted if kind == "image" else parted.transpose(0, 2, 1, 3), padded_channels(bias)]


def fully_connected(
    src: Stored,
    dst: Stored,
    *,
    precision: Precision,
    split: tuple[int, int] = (1, 1),
    weights: str = "buffer",
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a fully connected layer of each image of a batch.

    Parameters
    ----------
    dst : of one pixel.
    split : slices of outputs of a work group, and parts of the inputs that meet in its local memory: (32, 4) for TFLite on
        Adreno, (16, 4) on Mali, (8, 4) on others. With one part every item computes a slice of outputs alone, in groups of any
        size.
    weights : one of WEIGHTS.

    >>> x, y = Stored("x", ImageShape(1, 1, 1, 1280), bits=16), Stored("y", ImageShape(1, 1, 1, 1000), bits=16)
    >>> call = fully_connected(x, y, precision=Precision(16, 16, 16), split=(32, 4))
    >>> call.variant, call.launch.global_size, call.launch.local_size
    ('fully connected 32x4', (250, 4, 1), (32, 4, 1))
    """
    steps = check_connected(src, dst, split)
    if weights not in WEIGHTS:
        raise InputError(f"fully connected {src.name}: {suggest('place of weights', weights, WEIGHTS)}")
    slices, dtype = dst.shape.slices, f"float{precision.stored}"
    held: Arg = BufferArg(dtype, steps * slices * 16, access="read")
    if weights == "image":
        held = ImageArg("image2d", slices, steps * 4, dtype=dtype, access="read")
    elif weights == "image_buffer":
        held = ImageArg("image1d_buffer", steps * slices * 4, dtype=dtype, access="read")
    bias = bias_tensor(dst.shape.c, precision.stored, weights)
    constants = {
        **bias.constants("B"), "W_KIND": WEIGHTS.index(weights), "W_BITS": precision.stored, "BATCH": src.shape.n,
        "WG_X": split[0], "SPLIT": split[1],
    }  # fmt: skip
    parted = split[1] > 1
    variant = f"fully connected {split[0]}x{split[1]}" if parted else "fully connected"
    return call(
        "fully_connected", variant, (slices, split[1], src.shape.n), src=[("SRC", src)], dst=[("DST", dst)], constants=constants,
        precision=precision, weights=[held, bias.arg("read")], weight_order=WeightOrder(by_slices, (src.shape, weights)),
        fused=fused, local_size=(*split, 1) if parted else None,
    )  # fmt: skip


def check_connected(src: Stored, dst: Stored, split: tuple[int, int]) -> int:
    """Return the slices of inputs of a layer; raise `InputError` where its output or `split` do not fit."""
    if dst.shape != ImageShape(src.shape.n, 1, 1, dst.shape.c):
        raise InputError(f"fully connected {src.name}: {dst.name} has shape {dst.shape}, expected {src.shape.n} of one pixel")
    if min(split) < 1:
        raise InputError(f"fully connected {src.name}: got a split of {split}, expected numbers from 1")
    return src.shape.h * src.shape.w * src.shape.slices


def by_steps(values: Array, shape: ImageShape) -> Array:
    """Return weights (outputs, inputs) of a layer over images of a shape as (steps, 4 inputs, slices of outputs, 4 outputs)."""
    by_pixel = padded_channels(values.reshape(len(values), shape.h * shape.w, shape.c))
    vectors = padded_channels(by_pixel.reshape(len(values), -1).T)
    return vectors.reshape(len(vectors) // 4, 4, -1, 4)
