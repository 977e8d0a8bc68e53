"""Layers and attention as MNN's OpenCL back end computes them for language models: quantized weights, one text in planes.

Of q4_0 MNN's converter makes four bits with a scale of 32 inputs, of q4_1 and q4_K the same with a least number, of q8_0 eight
bits (alibaba/MNN at 4d40bdb, transformers/llm/export/gguf2mnn.py). Its own exporter has a scale and a least number of 64 inputs,
which take as many bytes as q4_0's. Halves are not quantized.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.graphs.blocks import in_blocks
from mgpusim.nn.graphs.graph import BLOCK_TYPES
from mgpusim.nn.kernels.base import Call, Operand, Precision, Scratch, Stored, WeightOrder, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.weights import weights_and_bias
from mgpusim.workload.args import Arg, BufferArg, ImageArg

TYPES = {"q4_0": (4, False), "q4_1": (4, True), "q4_K": (4, True), "q8_0": (8, False)}
"""Bits of a weight, and whether each scale has a least number."""
BLOCK = 32
"""Inputs that share a scale."""
SCALED = 1000.0
"""What scales are kept times: MNN has the largest of a layer as 1000, so that halves hold the small ones."""
MOST_IMAGE = 16384
"""Words of inputs, and outputs, of the largest image of weights: ConvBufLowMemoryExecution.cpp, set1x1WeightLowMemory."""


def mnn_weights(constants: Sequence[Array | None], dtype: str, biased: bool) -> list[Array]:
    """Return weights (outputs, inputs) of a type as `mnn.h` has them: words, scales, then the bias of each output if `biased`.


    >>> words, scales, bias = mnn_weights([np.ones((8, 32)), None], "q4_0", True)
    >>> words.shape, scales.shape, bias.shape
    ((1, 8, 4), (1, 8), (8,))
    """
    values, bias = weights_and_bias(constants)
    outputs = len(values)
    added = [np.pad(bias, (0, -outputs % 8))] if biased else []
    bits, least = TYPES[dtype]
    numbers, scales, low = _quantized(values, dtype)
    padded = np.pad(numbers, [(0, -outputs % 8), (0, 0)]).reshape(-1, 8, numbers.shape[1])  # eight outputs, inputs
    turned = padded.transpose(0, 2, 1).astype(np.int16)
    if bits == 4:
        turned = turned[..., ::2] << 4 | turned[..., 1::2]
    words = np.ascontiguousarray(turned.astype(np.uint8)).reshape(len(turned), -1, 16).view("<u4")
    largest = float(np.abs(scales).max(initial=0.0))
    if largest * SCALED > float(np.finfo(np.float16).max):
        raise InputError(f"weights of {dtype}: a scale is {largest:.3g}, expected at most 65: halves keep it {SCALED:,.0f} times")
    of_block = np.stack([scales, low], axis=-1) if least else scales[..., None]
    kept = np.pad(of_block, [(0, -outputs % 8), (0, 0), (0, 0)]).transpose(1, 0, 2) * SCALED
    return [words, kept.reshape(len(kept), -1), *added]


def _quantized(values: Array, dtype: str) -> tuple[Array, Array, Array]:
    """Return whole numbers (outputs, inputs), those of four bits from 0 up, their scales and least numbers (outputs, blocks)."""
    blocks = in_blocks(values, dtype)
    step, least = (of.reshape(len(values), -1) for of in blocks.steps())
    return blocks.numbers.reshape(values.shape) + (8 if dtype == "q4_0" else 0), step, least


def by_input(constants: Sequence[Array | None], pitch: int = 0) -> list[Array]:
    """Return weights (outputs, inputs) as [input][output], outputs padded to `pitch`; without one the bias, padded to eight."""
    values, bias = weights_and_bias(constants)
    if not pitch:
        return [np.pad(bias, (0, -len(bias) % 8))]
    return [np.pad(values.T, [(0, 0), (0, pitch - len(values))])]


def texels_of(tensor: Stored, count: int) -> Scratch:
    """Return a tensor in planes as an image over its buffer."""
    return Scratch(tensor.name, count * 4, f"float{tensor.bits}", texels=(count,))


class _Layer(msgspec.Struct, frozen=True):
    """Sizes of a layer over the channels of the tokens of one text."""

    name: str
    rows: int
    inputs: int
    outputs: int
    dtype: str

    @classmethod
    def of(cls, src: Stored, dst: Stored, dtype: str, types: Sequence[str] = tuple(TYPES)) -> _Layer:
        what = f"layer of {src.name}"
        if dtype not in types:
            raise InputError(f"{what}: {suggest('type of weights', dtype, types)}")
        problems = [f"{t.name} lies in {t.storage}, expected row_planes" for t in (src, dst) if t.storage != "row_planes"]
        problems += [f"{t.name} has {t.rows} rows, expected one text" for t in (src, dst) if t.rows != 1]
        unit = BLOCK_TYPES[dtype].count if dtype in TYPES else 4
        problems += [f"got {src.shape.c} inputs, expected a multiple of {unit}"] if src.shape.c % unit else []
        problems += [f"has {src.shape.w} tokens, {dst.name} has {dst.shape.w}"] if src.shape.w != dst.shape.w else []
        if problems:
            raise InputError(f"{what}:", problems)
        return cls(src.name, src.shape.w, src.shape.c, dst.shape.c, dtype)

    @property
    def title(self) -> str:
        return f"{self.dtype} {self.rows}x{self.inputs}x{self.outputs}"

    def constants(self, bits: int) -> dict[str, object]:
        q_bits, least = TYPES[self.dtype]
        return {
            "INPUTS": self.inputs, "OUTPUTS": self.outputs, "Q_BITS": q_bits, "Q_BLOCK": BLOCK, "LEAST": least,
            "W_IMAGE": self.in_image, "SCALED": f"{SCALED}f", "HELD_BITS": bits, "ROWS": self.rows,
        }  # fmt: skip

    @property
    def in_image(self) -> bool:
        return self.inputs * TYPES[self.dtype][0] // 16 <= MOST_IMAGE and -(-self.outputs // 8) * 8 <= MOST_IMAGE

    def weights(self, bits: int, bias: bool = True) -> dict[str, Any]:
        """Return the arguments that hold the weights, and their order."""
        q_bits, least = TYPES[self.dtype]
        words, eights = self.inputs * q_bits // 16, -(-self.outputs // 8)
        held: Arg = BufferArg("uint32", words * eights * 4, access="read")
        if self.in_image:
            held = ImageArg("image2d", words, eights, dtype="uint32", access="read")
        scales = BufferArg(f"float{bits}", self.inputs // BLOCK * eights * 8 * (1 + least), access="read")
        biases = [BufferArg(f"float{bits}", eights * 8, access="read")] if bias else []
        return {"weights": [held, scales, *biases], "weight_order": WeightOrder(mnn_weights, (self.dtype, bias))}


def gemv(src: Stored, dst: Stored, dtype: str, *, group: int, precision: Precision) -> Call:
    """Return the product of quantized weights with one row; `group` items share eight outputs.

    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), "row_planes", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> call = gemv(x, y, "q4_0", group=128, precision=Precision(16, 16, 16))
    >>> call.variant, call.launch.global_size, call.weights_b
    ('gemv q4_0 1x2048x8192', (128, 1024), 9453568)
    """
    layer = _Layer.of(src, dst, dtype)
    if layer.rows != 1 or group < 2 or group & (group - 1):
        raise InputError(f"layer of {src.name}: got {layer.rows} rows and groups of {group}, expected 1 and a power of two")
    texels = TYPES[dtype][0] == 4
    given: Operand = texels_of(src, src.shape.slices) if texels else src
    return call(
        "mnn_gemv", f"gemv {layer.title}", (group, -(-layer.outputs // 8)), src=[("SRC", given)], dst=[("DST", dst)],
        constants={**layer.constants(src.bits), "GROUP": group, "FOUR": False, "IN_TEXELS": texels}, precision=precision,
        **layer.weights(src.bits), local_size=(group, 1),
    )  # fmt: skip


def few_rows(src: Stored, dst: Stored, dtype: str, *, group: int, precision: Precision) -> list[Call]:
    """Return the product of quantized weights with a few rows, four at a time: they are brought into rows before, and back after.

    >>> x, y = (Stored(n, ImageShape(1, 1, 5, c), "row_planes", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> [call.launch.global_size for call in few_rows(x, y, "q4_0", group=64, precision=Precision(16, 16, 16))]
    [(2, 512, 1), (64, 1024, 2), (2, 2048, 1)]
    """
    layer = _Layer.of(src, dst, dtype)
    fours, eights = -(-layer.rows // 4), -(-layer.outputs // 8)
    given = Scratch(f"{src.name} in rows", fours * 4 * layer.inputs, f"float{src.bits}")
    scratch = Scratch(f"{dst.name} in rows", fours * 4 * eights * 8, f"float{src.bits}")
    middle = call(
        "mnn_gemv", f"gemv {layer.title}", (group, eights, fours), src=[("SRC", given)], dst=[("DST", scratch)],
        constants={**layer.constants(src.bits), "GROUP": group, "FOUR": True, "IN_TEXELS": False}, precision=precision,
        **layer.weights(src.bits), local_size=(group, 1, 1),
    )  # fmt: skip
    return [
        turned(src, given, layer.inputs, to_rows=True, precision=precision), middle,
        back(scratch, dst, eights * 8, each=4, precision=precision),
    ]  # fmt: skip


def gemm(src: Stored, dst: Stored, dtype: str, *, rows: int, precision: Precision) -> Call:
    """Return the product of quantized weights with many rows: an item makes eight outputs of 4 or 8 `rows`.

    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), "row_planes", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> gemm(x, y, "q4_0", rows=8, precision=Precision(16, 16, 16)).launch.global_size
    (64, 1024)
    """
    layer = _Layer.of(src, dst, dtype)
    if rows not in (4, 8):
        raise InputError(f"layer of {src.name}: got {rows} rows of an item, expected 4 or 8")
    given = texels_of(src, layer.rows * src.shape.slices)
    return call(
        "mnn_gemm", f"gemm {layer.title} by {rows}", (-(-layer.rows // rows), -(-layer.outputs // 8)), src=[("SRC", given)],
        dst=[("DST", dst)], constants={**layer.constants(src.bits), "EACH_ROWS": rows}, precision=precision,
        **layer.weights(src.bits),
    )  # fmt: skip


def turned(
    src: Stored, dst: Scratch, pitch: int, *, to_rows: bool = False, precision: Precision, lines: int = 0
) -> Call:  # fmt: skip
    """Return the kernel that writes channels below each other, columns padded to `pitch`, or `to_rows`, channels padded to it.

    `lines` are the columns to write `to_rows`, those behind the last as zeros.
    """
    columns = -(-max(lines, src.shape.w) // 4) if to_rows else pitch // 4
    slices = pitch // 4 if to_rows else src.shape.slices
    return call(
        "mnn_turn", f"turn {src.shape.w}x{src.shape.c} of {src.rows}", (columns, slices, src.rows), src=[("SRC", src)],
        dst=[("DST", dst)], precision=precision,
        constants={"PITCH": pitch, "TO_ROWS": to_rows, "ITEMS_X": columns, "ITEMS_S": slices, "HELD_BITS": dst.bits},
    )  # fmt: skip


def back(
    src: Scratch, dst: Stored, pitch: int, *, each: int, is_turned: bool = False, biased: bool = False, precision: Precision
) -> Call:  # fmt: skip
    """Return the kernel that makes a tensor of rows of numbers, with a bias, or of columns of each row where it `is_turned`."""
    more: dict[str, Any] = {}
    if biased:
        more = {
            "weights": [BufferArg(f"float{src.bits}", -(-dst.shape.c // 8) * 8, access="read")],
            "weight_order": WeightOrder(by_input),
        }
    return call(
        "mnn_back", f"back {dst.shape.w}x{dst.shape.c} of {dst.rows}", (-(-dst.shape.w // each), dst.shape.slices, dst.rows),
        src=[("SRC", src)], dst=[("DST", dst)], precision=precision,
        constants={"PITCH": pitch, "EACH_COLUMNS": each, "TURNED": is_turned, "BIASED": biased, "HELD_BITS": src.bits}, **more,
    )  # fmt: skip


class Matrices(msgspec.Struct, frozen=True):
    """Sizes of products of matrices that lie by K, with the numbers from a line to the next, and from a matrix to the next."""

    m: int
    n: int
    k: int
    a_pitch: int
    b_pitch: int
    c_pitch: int
    count: int = 1
    shared: int = 1
    a_size: int = 0
    b_size: int = 0
    c_size: int = 0


def product(
    a: Operand, b: Operand | None, dst: Scratch, sizes: Matrices, *, blocks: tuple[int, int] = (1, 1),
    group: tuple[int, int] = (16, 8), scale: float = 1.0, cap: float = 0.0, mask: Scratch | None = None, mask_pitch: int = 0,
    flipped: bool = False, precision: Precision, weights: dict[str, Any] | None = None,
) -> Call:  # fmt: skip
    """Return the kernel of products of matrices: an item makes `blocks` of 4 x 4 numbers; without `b` that are weights.

    >>> a, b, c = Scratch("a", 64 * 8), Scratch("b", 32 * 8), Scratch("c", 64 * 32)
    >>> call = product(a, b, c, Matrices(64, 32, 8, 64, 32, 32), precision=Precision())
    >>> call.launch.global_size, call.launch.local_size
    ((16, 8, 1), (16, 8, 1))
    """
    items = [-(-size // (4 * block)) for size, block in zip((sizes.m, sizes.n), blocks, strict=True)]
    whole = [-(-many // side) * side for many, side in zip(items, group, strict=True)]
    given = [("A", a), *([("B", b)] if b is not None else []), *([("MASK", mask)] if mask is not None else [])]
    names = {name.upper(): getattr(sizes, name) for name in sizes.__struct_fields__ if name != "count"}
    return call(
        "mnn_product", f"product {sizes.m}x{sizes.k}x{sizes.n} of {sizes.count} by {4 * blocks[0]}x{4 * blocks[1]}",
        (*whole, sizes.count), src=given, dst=[("C", dst)], local_size=(*group, 1), precision=precision,
        constants={
            **names, **({"CAP": number(cap)} if cap else {}), "SCALE": number(scale), "MASKED": mask is not None,
            "BLOCKS_M": blocks[0], "BLOCKS_N": blocks[1], "GROUP_M": group[0], "GROUP_N": group[1], "MASK_PITCH": mask_pitch,
            "FLIPPED": flipped, "HELD_BITS": dst.bits,
        }, **(weights or {}),
    )  # fmt: skip


def unpacked(
    src: Stored, dst: Stored, dtype: str, *, blocks: tuple[int, int] = (1, 1), group: tuple[int, int] = (16, 8),
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the product with many rows through plain numbers: weights are unpacked, rows turned, and the result brought back.

    Weights in halves, "float16", lie as they would be unpacked.

    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), "row_planes", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> [call.launch.global_size for call in unpacked(x, y, "q4_0", precision=Precision(16, 16, 16))]
    [(512, 1024), (128, 512, 1), (128, 2048, 1), (64, 2048, 1)]
    """
    layer = _Layer.of(src, dst, dtype, (*TYPES, "float16"))
    wide = next((size for least, size in ((1024, 128), (512, 64), (96, 32)) if layer.outputs > least), 16)
    n = -(-layer.outputs // wide) * wide
    much = layer.rows / 1024 * n / 1024 * layer.inputs / 1024
    tall = 128 if layer.rows > 1024 and much >= 1 else 64 if layer.rows > 512 and much >= 0.1 else 32 if layer.rows > 96 else 16
    m = -(-layer.rows // tall) * tall
    numbers = Scratch(f"{dst.name} weights", n * layer.inputs, f"float{src.bits}")
    rows = Scratch(f"{src.name} turned to {m}", m * layer.inputs, f"float{src.bits}")
    scratch = Scratch(f"{dst.name} in rows", m * n, f"float{src.bits}")
    each = 8 if layer.rows % 8 == 0 else 4 if layer.rows % 4 == 0 else 1
    sizes = Matrices(m, n, layer.inputs, m, n, n)
    more: dict[str, Any] = {"blocks": blocks, "group": group, "precision": precision}
    ends = [
        turned(src, rows, m, precision=precision),
        back(scratch, dst, n, each=each, biased=True, precision=precision),
    ]  # fmt: skip
    if dtype == "float16":
        own: dict[str, Any] = {
            "weights": [BufferArg(f"float{src.bits}", n * layer.inputs, access="read")],
            "weight_order": WeightOrder(by_input, (n,)),
        }
        return [ends[0], product(rows, None, scratch, sizes, weights=own, **more), ends[1]]
    first = call(
        "mnn_unpack", f"unpack {layer.title}", (layer.inputs * TYPES[dtype][0] // 16, -(-layer.outputs // 8)), src=[],
        dst=[("DST", numbers)], constants={**layer.constants(src.bits), "PITCH": n}, precision=precision,
        **layer.weights(src.bits, bias=False),
    )  # fmt: skip
    return [first, ends[0], product(rows, numbers, scratch, sizes, **more), ends[1]]


# ---- attention ---------------------------------------------------------------------------------------------------------
class _Heads:
    """Sizes of attention over the heads of one text, checked.

    Keys are kept by channels, a token beside the other, values token after token (`row_columns` and `rows`). Long prompts go
    through products of matrices, for which the weights are flipped.
    """

    def __init__(self, q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, cap: float) -> None:
        lie = ((q, "row_planes"), (keys, "row_columns"), (values, "rows"), (dst, "row_planes"))
        problems = [f"{t.name} lies in {t.storage}, expected {wanted}" for t, wanted in lie if t.storage != wanted]
        self.heads, self.length, self.size, self.seen = q.shape.h, q.shape.w, q.shape.c, keys.shape.w
        self.shared = self.heads // max(1, keys.shape.h)
        if q.shape.n != 1 or self.heads != self.shared * keys.shape.h or (keys.shape, keys.shape.c) != (values.shape, self.size):
            problems.append(f"queries {q.shape}, keys {keys.shape} and values {values.shape} of one text")
        if (
            self.size % 8
            or dst.shape != q.shape
            or (mask is not None and (mask.shape.w, mask.shape.c) != (self.length, self.seen))
        ):
            problems.append(f"got heads of {self.size} channels into {dst.shape}" + (f", a mask {mask.shape}" if mask else ""))
        if problems:
            raise InputError(f"attention of {q.name}:", problems)
        self.q, self.bits, self.cap = q, q.bits, cap

    def constants(self) -> dict[str, object]:
        return {
            "HEADS": self.heads,
            "SHARED": self.shared,
            "CHANNELS": self.size,
            "KEYS": self.seen,
            "HELD_BITS": self.bits,
            "CAP": number(self.cap),
        }

    def scratch(self, what: str, count: int) -> Scratch:
        return Scratch(f"{self.q.name} {what}", count, f"float{self.bits}")

    @property
    def title(self) -> str:
        return f"{self.length}x{self.seen}x{self.size} of {self.heads}"


def token_attention(
    q: Stored, keys: Stored, values: Stored, dst: Stored, *, scale: float, cap: float = 0.0, channels: int = 8, unroll: int = 8,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of one query of each head: an item makes 4 or 8 `channels`, `unroll` keys at a time.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, w, 64), s, 16) for n, h, w, s in (
    ...     ("q", 32, 1, "row_planes"), ("k", 8, 513, "row_columns"), ("v", 8, 513, "rows")))
    >>> [call.launch.global_size for call in token_attention(q, k, v, q, scale=0.125, precision=p)]
    [(129, 32), (64, 1, 32), (8, 32)]
    """
    of = _Heads(q, keys, values, None, dst, cap)
    if of.length != 1 or channels not in (4, 8) or unroll not in (4, 8):
        raise InputError(f"attention of {q.name}: got {of.length} queries, {channels} channels and {unroll} keys of an item")
    pitch = -(-of.seen // 4) * 4
    scores, weights = (of.scratch(what, of.heads * pitch) for what in ("scores", "weights"))
    own = of.constants()
    return [
        call(
            "mnn_scores", f"scores {of.title}", (pitch // 4, of.heads), src=[("Q", q), ("K", keys)], dst=[("DST", scores)],
            constants={**own, "SCALE": number(scale), "TOKEN": 1}, precision=precision,
        ),
        _softmax(of, scores, weights, 0, pitch, 1, precision),
        call(
            "mnn_mix", f"mix {of.title} by {channels}, {unroll} keys", (of.size // channels, of.heads),
            src=[("WEIGHTS", weights), ("V", values)], dst=[("DST", dst)], precision=precision,
            constants={**own, "TOKEN": 1, "PITCH": pitch, "EACH_CHANNELS": channels, "UNROLL": unroll},
        ),
    ]  # fmt: skip


def _softmax(of: _Heads, src: Scratch, dst: Scratch, by: int, pitch: int, lines: int, precision: Precision) -> Call:
    return call(
        "mnn_softmax", f"softmax {of.title}", (64, lines, of.heads), src=[("SRC", src)], dst=[("DST", dst)],
        constants={**of.constants(), "BY": by, "PITCH": pitch, "LINES": lines}, precision=precision, local_size=(64, 1, 1),
    )  # fmt: skip


def prompt_attention(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of a prompt: queries, and the mask of all heads, are turned; the others are as of one query.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, 100, 64), s, 16) for n, h, s in (
    ...     ("q", 32, "row_planes"), ("k", 8, "row_columns"), ("v", 8, "rows")))
    >>> [call.launch.global_size for call in prompt_attention(q, k, v, None, q, scale=0.125, precision=p)]
    [(25, 16, 32), (25, 25, 32), (64, 25, 32), (8, 25, 32)]
    """
    of = _Heads(q, keys, values, mask, dst, cap)
    pitch = -(-of.length // 4) * 4
    queries = of.scratch(f"turned to {pitch}", of.heads * of.size * pitch)
    scores, weights = (of.scratch(f"{what} by keys", of.heads * of.seen * pitch) for what in ("scores", "weights"))
    own = {**of.constants(), "Q_PITCH": pitch, "PITCH": pitch}
    calls = [turned(q, queries, pitch, precision=precision)]
    masks = []
    if mask is not None:
        kept = of.scratch("mask by keys", -(-of.seen // 4) * 4 * pitch)
        calls.append(turned(mask, kept, pitch, precision=precision))
        masks = [("MASK", kept)]
    return [
        *calls,
        call(
            "mnn_scores", f"scores {of.title}", (pitch // 4, -(-of.seen // 4), of.heads),
            src=[("Q", queries), ("K", keys), *masks], dst=[("DST", scores)], precision=precision,
            constants={**own, "SCALE": number(scale), "MASKED": mask is not None},
        ),
        _softmax(of, scores, weights, 1, pitch, pitch // 4, precision),
        call(
            "mnn_mix", f"mix {of.title}", (of.size // 8, pitch // 4, of.heads), src=[("WEIGHTS", weights), ("V", values)],
            dst=[("DST", dst)], constants=own, precision=precision,
        ),
    ]  # fmt: skip


def long_attention(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of a long prompt: products of matrices by items of 4 x 4, the first one in float.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, 100, 64), s, 16) for n, h, s in (
    ...     ("q", 32, "row_planes"), ("k", 8, "row_columns"), ("v", 8, "rows")))
    >>> [call.launch.global_size for call in long_attention(q, k, v, None, q, scale=0.125, precision=p)]
    [(32, 16, 32), (32, 32, 32), (64, 128, 32), (16, 16, 32), (32, 16, 32), (25, 16, 32)]
    """
    of = _Heads(q, keys, values, mask, dst, cap)
    if of.seen % 4:
        raise UnsupportedError("long prompts over keys that are no multiple of four")
    rows, seen = (-(-many // 32) * 32 for many in (of.length, of.seen))
    queries = of.scratch(f"turned to {rows}", of.heads * of.size * rows)
    scores, weights = (of.scratch(f"{what} by queries", of.heads * rows * seen) for what in ("scores", "weights"))
    flipped = of.scratch("weights flipped", of.heads * rows * seen)
    mixed = of.scratch("mixed", of.heads * of.size * rows)
    calls = [turned(q, queries, rows, precision=precision)]
    kept = None
    if mask is not None:
        kept = of.scratch("mask by queries", rows * seen)
        calls.append(turned(mask, kept, seen, to_rows=True, lines=rows, precision=precision))
    group_m = 16 if rows % 64 == 0 else 8
    first = Matrices(
        rows, of.seen, of.size, rows, of.seen, seen, of.heads, of.shared, of.size * rows, of.size * of.seen, rows * seen
    )  # fmt: skip
    second = Matrices(
        rows, of.size, of.seen, rows, of.size, rows, of.heads, of.shared, seen * rows, of.seen * of.size, of.size * rows
    )  # fmt: skip
    floats = Precision(precision.stored, 32, 32)
    return [
        *calls,
        product(
            queries, keys, scores, first, group=(group_m, 8), scale=scale, cap=cap, mask=kept, mask_pitch=seen, precision=floats
        ),
        _softmax(of, scores, weights, 2, seen, rows, floats),
        call(
            "mnn_flip", f"flip {rows}x{seen} of {of.heads}", (rows // 8, seen // 8, of.heads), src=[("SRC", weights)],
            dst=[("DST", flipped)], constants={"LINES": rows, "COLUMNS": seen, "HELD_BITS": of.bits}, precision=precision,
        ),
        product(flipped, values, mixed, second, group=(group_m, 8), flipped=True, precision=precision),
        back(mixed, dst, rows, each=4, is_turned=True, precision=precision),
    ]  # fmt: skip


def head_rotary(
    src: Stored, cosines: Stored, sines: Stored, dst: Stored, *, scale: Stored | None = None, epsilon: float = 0.0,
    precision: Precision,
) -> Call:  # fmt: skip
    """Return the kernel of rotary embeddings of heads; with a `scale`, behind an RMS norm of each head.

    >>> x = Stored("x", ImageShape(1, 32, 512, 64), "row_planes")
    >>> c, s = (Stored(n, ImageShape(1, 1, 512, 32), "row_planes") for n in "cs")
    >>> head_rotary(x, c, s, x, precision=Precision()).launch.global_size
    (32, 512, 32)
    """
    lies = {t.storage for t in (src, cosines, sines, dst)}
    angles = ((cosines.shape.w, 2 * cosines.shape.c), (src.shape.w, src.shape.c))
    if lies != {"row_planes"} or src.shape.c % 8 or cosines.rows != 1 or angles[0] != angles[1] or dst.shape != src.shape:
        raise InputError(f"rotary embedding of {src.name}: {src.shape} in {', '.join(sorted(lies))}, angles {cosines.shape}")
    given = [("SRC", src), ("COS", cosines), ("SIN", sines), *([("SCALES", scale)] if scale is not None else [])]
    return call(
        "mnn_rotary", "rotary of normed heads" if scale is not None else "rotary of heads",
        (1 if scale is not None else src.shape.c // 2, src.shape.w, src.shape.h), src=given, dst=[("DST", dst)],
        constants={"NORMED": scale is not None, "EPSILON": number(epsilon), "HELD_BITS": src.bits}, precision=precision,
    )  # fmt: skip
