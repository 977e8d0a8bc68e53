"""Fully connected layers as llama.cpp's OpenCL back end computes them: rows of floats by weights in blocks or in halves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.blocks import Blocks, in_blocks
from mgpusim.nn.graphs.graph import BLOCK_TYPES
from mgpusim.nn.kernels.base import ROWS, Call, Precision, Scratch, Stored, WeightOrder, call
from mgpusim.workload.args import Arg, BufferArg, ImageArg

TYPES = {"q4_0": 40, "q4_1": 41, "q4_K": 12, "q5_K": 13, "q6_K": 66, "q8_0": 80, "float16": 16}
"""Numbers of types in the templates."""
PLANES: dict[str, tuple[tuple[str, int, int], ...]] = {
    "q4_0": (("uint16", 1, 4), ("float16", 1, 32)),
    "q4_1": (("uint16", 1, 4), ("float16", 1, 32), ("float16", 1, 32)),
    "q8_0": (("uint32", 1, 4), ("float16", 1, 32)),
    "q4_K": (("uint16", 1, 4), ("uint8", 12, 256), ("float16", 1, 256), ("float16", 1, 256)),
    "q5_K": (("uint16", 1, 4), ("uint8", 1, 8), ("uint8", 12, 256), ("float16", 1, 256), ("float16", 1, 256)),
    "q6_K": (("uint16", 1, 4), ("uint8", 1, 4), ("int8", 1, 16), ("float16", 1, 256)),
}
"""Weights by inputs, then by outputs: of each argument its type, and how many of it stand for so many inputs of an output."""
IMAGES = {"q4_0": 1, "q4_1": 1, "q8_0": 1, "q4_K": 1, "q5_K": 2, "q6_K": 2}
"""How many of these are images where two outputs share a word."""
SINGLE = Precision(32, 32, 32)
PARTS = 4
"""Items that share a pair of rows of a vector's product."""


def ggml_weights(constants: Sequence[Array | None], dtype: str, order: str) -> list[Array]:
    """Return weights (outputs, inputs): words of four inputs, by inputs, of a row ("words") or of two ("pairs"); or "rows".

    >>> words, scales = ggml_weights([np.ones((4, 32))], "q4_0", "pairs")
    >>> words.shape, scales.shape, hex(int(words[0, 0]))
    ((8, 2), (1, 4), '0x0')
    """
    values = constants[0]
    assert values is not None
    if dtype == "float16":
        return [np.ascontiguousarray(values, np.float16)]
    if order == "rows":
        return _in_rows(values, dtype)
    arrays = _in_columns(values, dtype)
    if order == "pairs":
        wide = {"uint16": "<u4", "uint8": "<u2", "uint32": "<u4"}
        for i in range(IMAGES[dtype]):
            arrays[i] = arrays[i].view(wide[arrays[i].dtype.name])
    return arrays


def _in_columns(values: Array, dtype: str) -> list[Array]:
    blocks = in_blocks(values, dtype)
    q = blocks.numbers.reshape(values.shape)
    if dtype == "q8_0":
        turned = [np.ascontiguousarray(q).view("<u4"), blocks.scales]
    elif dtype == "q4_0":
        turned = [_packed(q + 8, 4), blocks.scales]
    elif dtype == "q4_1":
        turned = [_packed(q, 4), blocks.scales, blocks.least]
    elif dtype == "q6_K":
        q = q + 32
        turned = [_packed(q & 15, 4), _packed(q >> 4, 2), blocks.parts.reshape(len(values), -1), blocks.scales]
    else:
        upper = [np.packbits(q >> 4, axis=-1, bitorder="little")] if dtype == "q5_K" else []
        turned = [_packed(q & 15, 4), *upper, blocks.scales, blocks.least]
    columns = [np.ascontiguousarray(rows.T) for rows in turned]
    if dtype in ("q4_K", "q5_K"):
        columns.insert(len(columns) - 2, _codes(blocks.parts, blocks.below))
    return columns


def _packed(q: Array, bits: int) -> Array:
    """Return four numbers of so many bits in each word of 16 or 8."""
    each = q.astype(np.uint16).reshape(len(q), -1, 4)
    word = each[..., 0] | each[..., 1] << bits | each[..., 2] << 2 * bits | each[..., 3] << 3 * bits
    return np.asarray(word if bits == 4 else word.astype(np.uint8))


def _codes(parts: Array, below: Array) -> Array:
    """Return whole numbers (..., 8) of six bits in twelve bytes: ggml-org/llama.cpp, ggml/src/ggml-quants.c, get_scale_min_k4."""
    s, t = parts.astype(np.uint8), below.astype(np.uint8)
    first, second = (of[..., :4] | of[..., 4:] >> 4 << 6 for of in (s, t))
    return np.concatenate([first, second, s[..., 4:] & 15 | (t[..., 4:] & 15) << 4], axis=-1)


def _in_rows(values: Array, dtype: str) -> list[Array]:
    """Return blocks as files have them, those of 32 with their scales apart."""
    blocks = in_blocks(values, dtype)
    if dtype == "q6_K":
        return [_six_bits(blocks)]
    if dtype in ("q4_K", "q5_K"):
        return [_few_bits(blocks, dtype)]
    if dtype == "q4_1":
        return [_nibbles(blocks.numbers), blocks.scales, blocks.least]
    return [blocks.numbers if dtype == "q8_0" else _nibbles((blocks.numbers + 8).astype(np.uint8)), blocks.scales]


def _nibbles(q: Array) -> Array:
    """Return bytes of nibbles of numbers (..., 32): the first 16 are the lower ones."""
    return np.asarray(q[..., :16] | q[..., 16:] << 4)


def _few_bits(blocks: Blocks, dtype: str) -> Array:
    """Return weights as the bytes of blocks of q4_K or q5_K: ggml-org/llama.cpp, ggml/src/ggml-common.h."""
    shape = blocks.scales.shape
    of_64 = blocks.numbers.reshape(*shape, 4, 2, 32)
    low = (of_64[..., 0, :] & 15 | (of_64[..., 1, :] & 15) << 4).reshape(*shape, 128)
    bit = (blocks.numbers >> 4 << np.arange(8, dtype=np.uint8)[:, None]).astype(np.uint8)
    upper = [np.bitwise_or.reduce(bit, axis=-2)] if dtype == "q5_K" else []
    scale = np.stack([blocks.scales, blocks.least], axis=-1).view(np.uint8).reshape(*shape, 4)
    return np.concatenate([scale, _codes(blocks.parts, blocks.below), *upper, low], axis=-1)


def _six_bits(blocks: Blocks) -> Array:
    """Return weights as the bytes of blocks of q6_K: ggml-org/llama.cpp, ggml/src/ggml-common.h, block_q6_K."""
    shape = blocks.scales.shape
    q = (blocks.numbers + 32).astype(np.uint8).reshape(*shape, 2, 4, 32)  # block, half, quarter, number
    low = np.stack([q[..., 0, :] & 15 | (q[..., 2, :] & 15) << 4, q[..., 1, :] & 15 | (q[..., 3, :] & 15) << 4], axis=-2)
    high = q[..., 0, :] >> 4 | q[..., 1, :] >> 4 << 2 | q[..., 2, :] >> 4 << 4 | q[..., 3, :] >> 4 << 6
    scale = np.ascontiguousarray(blocks.scales).view(np.uint8).reshape(*shape, 2)
    bytes_ = [low.reshape(*shape, 128), high.reshape(*shape, 64), blocks.parts.view(np.uint8), scale]
    return np.concatenate(bytes_, axis=-1)


def _held(dtype: str, outputs: int, inputs: int, order: str = "rows", image: bool = False) -> list[Arg]:
    count = outputs * inputs
    if dtype == "float16":
        return [BufferArg("float16", count, access="read")]
    if order != "rows":
        args: list[Arg] = []
        for i, (kind, many, of) in enumerate(PLANES[dtype]):
            size = count * many // of
            if image and i < IMAGES[dtype]:
                pairs, wide = {"uint16": (2, "uint32"), "uint8": (2, "uint16"), "uint32": (1, "uint32")}[kind]
                args.append(ImageArg("image1d_buffer", size // pairs, channels="R", dtype=wide, access="read"))
            else:
                args.append(BufferArg(kind, size, access="read"))
        return args
    block = BLOCK_TYPES[dtype]
    if block.count > 32:
        return [BufferArg("uint8", count // block.count * block.size_b(block.count), access="read")]
    scales = [BufferArg("float16", count // 32, access="read")] * (block.scales_b // 2)
    return [BufferArg("int8" if block.bits == 8 else "uint8", count * block.bits // 8, access="read"), *scales]


def _checked(src: Stored, dst: Stored, dtype: str, types: Sequence[str], multiple: int = 1) -> tuple[int, int, int]:
    """Return rows, inputs and outputs of a layer, whose kernels read and write rows of floats; outputs in multiples."""
    what = f"layer of {src.name}"
    if dtype not in types:
        raise InputError(f"{what}: {suggest('type of weights', dtype, types)}")
    rows, inputs, outputs = src.rows * src.shape.w, src.shape.c, dst.shape.c
    unit = BLOCK_TYPES[dtype].count if dtype in BLOCK_TYPES else 4
    problems = [f"{t.name} lies in {t.storage} of {t.bits} bits" for t in (src, dst) if (t.storage, t.bits) != (ROWS, 32)]
    problems += [f"got {inputs} inputs, expected a multiple of {unit}"] if inputs % unit else []
    problems += [f"got {outputs} outputs, expected a multiple of {multiple}"] if outputs % multiple else []
    problems += [f"has {rows} rows, {dst.name} has {dst.rows * dst.shape.w}"] if rows != dst.rows * dst.shape.w else []
    if problems:
        raise InputError(f"{what}:", problems)
    return rows, inputs, outputs


def image_gemv(src: Stored, dst: Stored, dtype: str, *, lanes: int) -> Call:
    """Return the product of weights in blocks, as an image of words, with one row.

    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> call = image_gemv(x, y, "q4_0", lanes=64)
    >>> call.variant, call.launch.global_size, call.weights_b
    ('gemv q4_0 1x2048x8192', (4096, 4), 9437184)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, tuple(PLANES), multiple=4)
    if rows != 1:
        raise InputError(f"layer of {src.name}: got {rows} rows, expected 1")
    own = Scratch(src.name, inputs, texels=(inputs // 4,))
    items = outputs if dtype == "q8_0" else outputs // 2
    return call(
        "ggml_gemv", f"gemv {dtype} 1x{inputs}x{outputs}", (-(-items // lanes) * lanes, PARTS), src=[("SRC", own)],
        dst=[("DST", dst)], precision=SINGLE,
        constants={"INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes, "PARTS": PARTS, "Q_TYPE": TYPES[dtype]},
        weights=_held(dtype, outputs, inputs, "pairs", image=True), weight_order=WeightOrder(ggml_weights, (dtype, "pairs")),
        local_size=(lanes, PARTS),
    )  # fmt: skip


def image_gemm(src: Stored, dst: Stored, dtype: str, *, lanes: int, group: int = 128, columns: int = 1) -> list[Call]:
    """Return the product of weights in blocks with rows: these are transposed into an image of halves first.

    A group has `columns` slices of eight rows and `group` of four outputs.

    >>> x, y = (Stored(n, ImageShape(1, 1, 100, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> [(call.variant, call.launch.global_size) for call in image_gemm(x, y, "q4_0", lanes=128)]
    [('transpose 100x2048', (512, 26)), ('gemm q4_0 100x2048x8192', (13, 2048))]
    """
    rows, inputs, outputs = _checked(src, dst, dtype, tuple(PLANES), multiple=4)
    padded = -(-rows // 8) * 8
    sizes = {"ROWS": rows, "INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes}
    turned = Scratch(f"{src.name} transposed", padded * inputs, "float16", texels=(padded * inputs // 4,))
    given = Scratch(src.name, rows * inputs, texels=(rows * inputs // 4,))
    first = call(
        "ggml_transpose", f"transpose {rows}x{inputs}", (inputs // 4, padded // 4), src=[("SRC", given)], dst=[("DST", turned)],
        constants={**sizes, "LANES": 1}, precision=SINGLE, local_size=(1, 16),
    )  # fmt: skip
    second = call(
        "ggml_gemm", f"gemm {dtype} {rows}x{inputs}x{outputs}", (-(-padded // 8 // columns) * columns, outputs // 4),
        src=[("SRC", turned)], dst=[("DST", dst)], constants={**sizes, "Q_TYPE": TYPES[dtype]}, precision=SINGLE,
        weights=_held(dtype, outputs, inputs, "words"), local_size=(columns, group),
        weight_order=WeightOrder(ggml_weights, (dtype, "words")),
    )  # fmt: skip
    return [first, second]


def flat(src: Stored, dst: Stored, dtype: str, *, lanes: int, subs: int = 1, results: int = 1) -> Call:
    """Return the product of weights with rows, one row after the other: a sub-group of `lanes` shares `results` outputs.

    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> flat(x, y, "q6_K", lanes=64, subs=2).launch.global_size
    (262144, 2, 1)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, tuple(TYPES))
    constants = {"INPUTS": inputs, "OUTPUTS": outputs, "LANES": lanes, "SUBS": subs, "RESULTS": results, "Q_TYPE": TYPES[dtype]}
    return call(
        "ggml_flat", f"mv {dtype} {rows}x{inputs}x{outputs}", (-(-outputs // (subs * results)) * lanes, subs, rows),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=SINGLE, weights=_held(dtype, outputs, inputs),
        weight_order=WeightOrder(ggml_weights, (dtype, "rows")), local_size=(lanes, subs, 1),
    )  # fmt: skip


def tiles(src: Stored, dst: Stored, dtype: str) -> Call:
    """Return the product of weights with rows, by tiles of 64 x 64 in local memory.

    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), ROWS) for n, c in (("x", 2048), ("y", 8192)))
    >>> tiles(x, y, "q8_0").launch.global_size
    (16384, 8, 1)
    """
    rows, inputs, outputs = _checked(src, dst, dtype, tuple(TYPES))
    depth = 16 if dtype == "float16" else 32
    constants = {"INPUTS": inputs, "OUTPUTS": outputs, "ROWS": rows, "DEPTH": depth, "Q_TYPE": TYPES[dtype], "LANES": 1}
    return call(
        "ggml_tiles", f"mm {dtype} {rows}x{inputs}x{outputs}", (-(-outputs // 64) * 128, -(-rows // 64), 1), src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=SINGLE, weights=_held(dtype, outputs, inputs),
        weight_order=WeightOrder(ggml_weights, (dtype, "rows")), local_size=(128, 1, 1),
    )  # fmt: skip
