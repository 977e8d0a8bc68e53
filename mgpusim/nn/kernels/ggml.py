"""Fully connected layers as llama.cpp's OpenCL back end computes them: rows of floats by weights in blocks or in halves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.blocks import in_blocks, in_six_bits
from mgpusim.nn.graphs.graph import BLOCK_TYPES
from mgpusim.nn.kernels.base import ROWS, Call, Operand, Precision, Stored, call
from mgpusim.workload.args import Arg, BufferArg, ImageArg

__all__ = ["TYPES", "flat", "half_gemm", "image_gemm", "image_gemv", "tiles"]

TYPES = {"q4_0": 40, "q8_0": 80, "q6_K": 66, "float16": 16}
"""Numbers of types in the templates."""
SINGLE = Precision(32, 32, 32)
PARTS = 4
"""Items that share a pair of rows of a vector's product."""


class GgmlOrder(msgspec.Struct, frozen=True):
    """How weights (outputs, inputs) lie: words of four inputs, by inputs, of a row ("words") or of two ("pairs"); or "rows".

    Halves lie in rows, two in a number of an image ("pairs").
    """

    dtype: str
    order: str

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        """Return the contents of the weights' arguments.

        >>> words, scales = GgmlOrder("q4_0", "pairs").contents([np.ones((4, 32))])
        >>> words.shape, scales.shape, hex(int(words[0, 0]))
        ((8, 2), (1, 4), '0x0')
        """
        values = constants[0]
        assert values is not None
        if self.dtype == "float16":
            rows = np.ascontiguousarray(values, np.float16)
            return [rows.view(np.float32) if self.order == "pairs" else rows]
        if self.dtype == "q6_K":
            return [_six_bits(values)]
        blocks = in_blocks(values, self.dtype)
        numbers = blocks.numbers.reshape(values.shape)
        if self.dtype == "q8_0":
            return [numbers, blocks.scales]
        nibbles = (numbers + 8).astype(np.uint16)
        if self.order != "rows":
            each = nibbles.reshape(values.shape[0], -1, 4)
            packed = each[..., 0] | each[..., 1] << 4 | each[..., 2] << 8 | each[..., 3] << 12
            words = np.ascontiguousarray(packed.T)
            return [words.view("<u4") if self.order == "pairs" else words, np.ascontiguousarray(blocks.scales.T)]
        halves = nibbles.reshape(values.shape[0], -1, 2, 16)
        return [(halves[:, :, 0] | halves[:, :, 1] << 4).astype(np.uint8), blocks.scales]


def _six_bits(values: Array) -> Array:
    """Return weights as the bytes of blocks of q6_K: ggml-org/llama.cpp, ggml/src/ggml-common.h, block_q6_K."""
    blocks = in_six_bits(values)
    q = (blocks.numbers + 32).astype(np.uint8).reshape(*values.shape[:-1], -1, 2, 4, 32)  # block, half, quarter, number
    low = np.stack([q[..., 0, :] & 15 | (q[..., 2, :] & 15) << 4, q[..., 1, :] & 15 | (q[..., 3, :] & 15) << 4], axis=-2)
    high = q[..., 0, :] >> 4 | q[..., 1, :] >> 4 << 2 | q[..., 2, :] >> 4 << 4 | q[..., 3, :] >> 4 << 6
    shape = blocks.scales.shape
    scale = np.ascontiguousarray(blocks.scales).view(np.uint8).reshape(*shape, 2)
    bytes_ = [low.reshape(*shape, 128), high.reshape(*shape, 64), blocks.parts.view(np.uint8), scale]
    return np.concatenate(bytes_, axis=-1)


def _held(dtype: str, outputs: int, inputs: int, order: str = "rows", image: bool = False) -> list[Arg]:
    count = outputs * inputs
    if dtype == "float16":
        half = ImageArg("image1d_buffer", count // 8, dtype="float32", access="read")
        return [half if image else BufferArg("float16", count, access="read")]
    if dtype == "q6_K":
        return [BufferArg("uint8", count // 256 * BLOCK_TYPES[dtype].size_b, access="read")]
    scales = BufferArg("float16", count // 32, access="read")
    if order != "rows":
        words = ImageArg("image1d_buffer", count // 8, channels="R", dtype="uint32", access="read")
        return [words if image else BufferArg("uint16", count // 4, access="read"), scales]
    kind = "int8" if dtype == "q8_0" else "uint8"
    return [BufferArg(kind, count if dtype == "q8_0" else count // 2, access="read"), scales]


def _checked(src: Stored, dst: Stored, dtype: str, types: Sequence[str]) -> tuple[int, int, int]:
    """Return rows, inputs and outputs of a layer, whose kernels read and write rows of floats."""
    what = f"layer of {src.name}"
    if dtype not in types:
        raise InputError(f"{what}: {suggest('type of weights', dtype, types)}")
    rows, inputs, outputs = src.rows * src.shape.w, src.shape.c, dst.shape.c
    unit = BLOCK_TYPES[dtype].count if dtype in BLOCK_TYPES else 4
    problems = [f"{t.name} lies in {t.storage} of {t.bits} bits" for t in (src, dst) if (t.storage, t.bits) != (ROWS, 32)]
    problems += [f"got {inputs} inputs, expected a multiple of {unit}"] if inputs % unit else []
    problems += [f"got {outputs} outputs, expected a multiple of 4"] if outputs % 4 else []
    problems += [f"has {rows} rows, {dst.name} has {dst.rows * dst.shape.w}"] if rows != dst.rows * dst.shape.w else []
    if problems:
        raise InputError(f"{what}:", problems)
    return rows, inputs, outputs


class TexelBuffer(msgspec.Struct, frozen=True):
    """A tensor as an image over its buffer, four numbers a texel; `halves` of rows that were transposed."""

    name: str
    count: int
    bits: int = 32

    def constants(self, prefix: str) -> dict[str, object]:
        """Return none: templates count by constants of their own."""
        return {}

    def arg(self, access: str) -> ImageArg:
        """Return the kernel argument."""
        return ImageArg("image1d_buffer", self.count // 4, dtype=f"float{self.bits}", access=access)


def image_gemv(src: Stored, dst: Stored, dtype: str, *, lanes: int) -> Call:
    """Return the product of weights in q4_0, as an image of words, with one row.

    >>> from mgpusim.nn.graphs.graph import ImageShape
    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> made = image_gemv(x, y, "q4_0", lanes=64)
    >>> made.variant, made.launch.global_size, made.weights_b
    ('gemv q4_0 1x2048x8192', (4096, 4), 9437184)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, ("q4_0",))
    if rows != 1:
        raise InputError(f"layer of {src.name}: got {rows} rows, expected 1")
    own: Operand = TexelBuffer(src.name, inputs)
    return call(
        "ggml_gemv", f"gemv {dtype} 1x{inputs}x{outputs}", (-(-outputs // 2 // lanes) * lanes, PARTS), src=[("SRC", own)],
        dst=[("DST", dst)], constants={"INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes, "PARTS": PARTS}, precision=SINGLE,
        weights=_held(dtype, outputs, inputs, "pairs", image=True), weight_order=GgmlOrder(dtype, "pairs"),
        local_size=(lanes, PARTS),
    )  # fmt: skip


def image_gemm(src: Stored, dst: Stored, dtype: str, *, lanes: int, group: int = 128) -> list[Call]:
    """Return the product of weights in q4_0 with rows: these are transposed into an image of halves first.

    >>> from mgpusim.nn.graphs.graph import ImageShape
    >>> x, y = (Stored(n, ImageShape(1, 1, 100, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> [(made.variant, made.launch.global_size) for made in image_gemm(x, y, "q4_0", lanes=128)]
    [('transpose 100x2048', (512, 26)), ('gemm q4_0 100x2048x8192', (13, 2048))]
    """
    rows, inputs, outputs = _checked(src, dst, dtype, ("q4_0",))
    padded = -(-rows // 8) * 8
    sizes = {"ROWS": rows, "INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes}
    turned: Operand = TexelBuffer(f"{src.name} transposed", padded * inputs, 16)
    given: Operand = TexelBuffer(src.name, rows * inputs)
    first = call(
        "ggml_transpose", f"transpose {rows}x{inputs}", (inputs // 4, padded // 4), src=[("SRC", given)], dst=[("DST", turned)],
        constants={**sizes, "LANES": 1}, precision=SINGLE, local_size=(1, 16),
    )  # fmt: skip
    second = call(
        "ggml_gemm", f"gemm {dtype} {rows}x{inputs}x{outputs}", (padded // 8, outputs // 4), src=[("SRC", turned)],
        dst=[("DST", dst)], constants=sizes, precision=SINGLE, weights=_held(dtype, outputs, inputs, "words"),
        weight_order=GgmlOrder(dtype, "words"), local_size=(1, group),
    )  # fmt: skip
    return [first, second]


def flat(src: Stored, dst: Stored, dtype: str, *, lanes: int, subs: int = 1, results: int = 1) -> Call:
    """Return the product of weights with rows, one row after the other: a sub-group of `lanes` shares `results` outputs.

    >>> from mgpusim.nn.graphs.graph import ImageShape
    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> flat(x, y, "q6_K", lanes=64, subs=2).launch.global_size
    (262144, 2, 1)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, tuple(TYPES))
    constants = {"INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes, "SUBS": subs, "RESULTS": results, "Q_TYPE": TYPES[dtype]}
    return call(
        "ggml_flat", f"mv {dtype} {rows}x{inputs}x{outputs}", (-(-outputs // (subs * results)) * lanes, subs, rows),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=SINGLE, weights=_held(dtype, outputs, inputs),
        weight_order=GgmlOrder(dtype, "rows"), local_size=(lanes, subs, 1),
    )  # fmt: skip


def tiles(src: Stored, dst: Stored, dtype: str) -> Call:
    """Return the product of weights in q8_0 or halves with rows, by tiles of 64 x 64 in local memory.

    >>> from mgpusim.nn.graphs.graph import ImageShape
    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> tiles(x, y, "q8_0").launch.global_size
    (16384, 8, 1)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, ("q8_0", "float16"))
    depth = 32 if dtype == "q8_0" else 16
    constants = {"INPUTS": inputs, "OUTPUTS": outputs, "ROWS": rows, "DEPTH": depth, "Q_TYPE": TYPES[dtype], "LANES": 1}
    return call(
        "ggml_tiles", f"mm {dtype} {rows}x{inputs}x{outputs}", (-(-outputs // 64) * 128, -(-rows // 64), 1), src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=SINGLE, weights=_held(dtype, outputs, inputs),
        weight_order=GgmlOrder(dtype, "rows"), local_size=(128, 1, 1),
    )  # fmt: skip


def half_gemm(src: Stored, dst: Stored, dtype: str, *, lanes: int) -> Call:
    """Return the product of weights in halves, as an image, with rows: 64 outputs of 32 rows of each sub-group.

    >>> from mgpusim.nn.graphs.graph import ImageShape
    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> half_gemm(x, y, "float16", lanes=64).launch.global_size
    (64, 128, 16)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, ("float16",))
    if inputs % 16:
        raise InputError(f"layer of {src.name}: got {inputs} inputs, expected a multiple of 16")
    return call(
        "ggml_half_gemm", f"image mm {dtype} {rows}x{inputs}x{outputs}", (64, -(-outputs // 64), -(-rows // 64) * 2),
        src=[("SRC", src)], dst=[("DST", dst)], constants={"INPUTS": inputs, "OUTPUTS": outputs, "ROWS": rows, "LANES": lanes},
        precision=SINGLE, weights=_held(dtype, outputs, inputs, image=True), weight_order=GgmlOrder(dtype, "pairs"),
        local_size=(64, 1, 2),
    )  # fmt: skip
