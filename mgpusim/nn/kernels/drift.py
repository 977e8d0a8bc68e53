"""Layers over the channels of tokens as ML Drift computes them, which is LiteRT's engine on GPUs.

Weights are words of four inputs by four outputs, with a scale for each output or for each block of its inputs. A few rows are
multiplied by them as they are. For many rows they are converted first: to whole numbers of 8 bits, where rows are quantized too,
or to the precision of storage.
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
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Scratch, Stored, WeightOrder, call
from mgpusim.nn.kernels.items import grid_constants, grid_size
from mgpusim.nn.kernels.weights import KINDS, bias_tensor, padded_channels, weights_and_bias
from mgpusim.workload.args import Arg, BufferArg, ImageArg

TYPES = ("q4_0", "q4_block32", "q4_block128", "q4", "q8", "float16", "float32")
"""Types of weights; those of llama.cpp's q4_0 have the blocks of q4_block32."""
FORMS = ("channels", "tokens", "slices")
"""How quantized rows lie: four channels of a token a word, which four tokens or four slices have together."""
_NUMBER_KINDS = ("buffer", "constant", "local", "sub_group")
"""Where converted whole numbers may lie."""


def drift_weights(constants: Sequence[Array | None], dtype: str, parts: tuple[str, ...], image: bool) -> list[Array]:
    """Return weights (outputs, inputs) as `drift.h` has them, those that are asked for: words, scales, sums of numbers, bias.

    Outputs are padded to whole slices. Sums are those of the whole numbers of each output. Words of an `image` are texels.

    >>> [a.shape for a in drift_weights([np.ones((6, 64)), None], "q4", ("words", "scales", "bias"), False)]
    [(16, 2, 2), (1, 8), (8,)]
    """
    values, bias = weights_and_bias(constants)
    arrays: dict[str, Array] = {"bias": padded_channels(bias)}
    if dtype.startswith("float"):
        arrays["words"] = _words(padded_channels(values.T).T)
        return [arrays[name] for name in parts if name in arrays]
    blocks = in_blocks(values, dtype)
    bits = BLOCK_TYPES[dtype].bits
    numbers = padded_channels(blocks.numbers.reshape(values.shape).T).T
    least = 8 if bits == 4 else 128
    words = _words(numbers.astype(np.int16) + least)
    words = words[..., ::2] | words[..., 1::2] << 4 if bits == 4 else words
    arrays["words"] = np.ascontiguousarray(words.astype(np.uint8)).view("<u2" if image and bits == 4 else "<u4")
    arrays["scales"] = padded_channels(blocks.scales.T)
    arrays["sums"] = numbers.sum(axis=1, dtype=np.int64)
    return [arrays[name] for name in parts if name in arrays]


def _words(values: Array) -> Array:
    """Return (outputs, inputs) as (slice of inputs, slice of outputs, input and output of the slices)."""
    outputs, inputs = values.shape
    split = values.reshape(outputs // 4, 4, inputs // 4, 4)
    return np.asarray(split.transpose(2, 0, 3, 1).reshape(inputs // 4, outputs // 4, 16))


class DriftLayer(msgspec.Struct, frozen=True):
    """A layer over the channels of the tokens of one text.

    `image` says that quantized words are an image.
    """

    name: str
    tokens: int
    inputs: int
    outputs: int
    dtype: str
    image: bool = False

    @classmethod
    def of(cls, src: Stored, dst: Stored, dtype: str, most_image: int = 0) -> DriftLayer:
        """Return a layer, checked; quantized words are an image of up to `most_image` texels a side."""
        what, i = f"layer of {src.name}", src.shape
        if dtype not in TYPES:
            raise InputError(f"{what}: {suggest('type of weights', dtype, TYPES)}")
        unit = max(4, BLOCK_TYPES[dtype].count) if dtype in BLOCK_TYPES else 4
        problems = [f"{t.name} has {t.rows} rows, expected one text" for t in (src, dst) if t.rows != 1]
        problems += [f"has {i.w} tokens, {dst.name} has {dst.shape.w}"] if i.w != dst.shape.w else []
        problems += [f"got {i.c} inputs, expected a multiple of {unit}"] if i.c % unit else []
        if problems:
            raise InputError(f"{what}:", problems)
        image = dtype in BLOCK_TYPES and max(i.c // 4, -(-dst.shape.c // 4)) <= most_image
        return cls(src.name, i.w, i.c, dst.shape.c, dtype, image)

    @property
    def bits(self) -> int:
        """Of a weight."""
        return BLOCK_TYPES[self.dtype].bits if self.dtype in BLOCK_TYPES else int(self.dtype[-2:])

    @property
    def depth(self) -> int:
        """Slices of inputs."""
        return self.inputs // 4

    @property
    def slices(self) -> int:
        """Slices of outputs."""
        return -(-self.outputs // 4)

    @property
    def title(self) -> str:
        """As tables name it."""
        return f"{self.dtype} {self.tokens}x{self.inputs}x{self.outputs}"

    def constants(self, bits: int) -> dict[str, object]:
        """Return the constants of `drift.h`; `bits` are those of a scale."""
        group = BLOCK_TYPES[self.dtype].count // 4 if self.dtype in BLOCK_TYPES else 0
        return {"Q_BITS": self.bits, "Q_GROUP": group, "O_SLICES": self.slices, "W_IMAGE": self.image, "S_BITS": bits}

    def order(self, *parts: str) -> WeightOrder:
        """Return how weights are arranged for some arguments."""
        return WeightOrder(drift_weights, (self.dtype, parts, self.image))

    def words(self, bits: int) -> list[Arg]:
        """Return the arguments of words and, where weights are quantized, scales of `bits`."""
        if self.bits > 8:
            return [BufferArg(f"float{self.bits}", self.depth * self.slices * 16, access="read")]
        kind = {4: "uint16", 8: "uint32"}[self.bits]
        words: Arg = ImageArg("image2d", self.slices, self.depth, dtype=kind, access="read")
        if not self.image:
            words = BufferArg("uint32", self.depth * self.slices * self.bits // 2, access="read")
        count = self.inputs // BLOCK_TYPES[self.dtype].block(self.inputs)
        return [words, BufferArg(f"float{bits}", count * self.slices * 4, access="read")]


def rows_group(slices: int, bits: int, items: int, spread: float = 1.0, *, units: int = 0, sets: int = 1) -> tuple[int, int]:
    """Return slices of outputs of a group and parts of the inputs: google-ai-edge/ml-drift, kernels/fully_connected.cc,
    GetWorkGroupSize.

    Parameters
    ----------
    slices, bits : of outputs, and of a weight.
    items : of a group. `spread` : parts are so many times those of a GPU with few cores.
    units : of an Intel, whose groups go by slices for each of them, of all `sets` of weights; 0 elsewhere.

    >>> rows_group(512, 4, 256), rows_group(16, 16, 128), rows_group(512, 4, 128, units=96)
    ((16, 16), (2, 32), (8, 32))
    """
    few = bits <= 8
    if units:
        each = slices * sets / units / (16 / bits if few else 1)
        parts = next((2 ** (6 - i) for i in range(5) if each <= 2**i), 2)
        return (256 if units >= 64 else 128) // parts, parts
    parts = 16 if few else 8
    for least, quantized, plain in ((512, 16 if bits == 4 else 8, 4), (1024, 4, 2), (2048, 4 if bits == 4 else 2, 1)):
        if slices >= least:
            parts = quantized if few else plain
    parts = 1 if slices >= 8192 else min(2, parts) if slices >= 4096 else parts
    parts = max(1, min(items, int(parts * spread)))
    width = items // parts
    if slices <= 64 and width >= 8:
        return (width // 2, parts * 2) if few else (2, min(32, items // 2))
    return width, parts


def rows(
    src: Stored, dst: Stored, dtype: str, *, group: tuple[int, int], most_image: int = 0, precision: Precision,
    fused: Sequence[FusedOperator] = (),
) -> Call:  # fmt: skip
    """Return the product of weights with a few rows, all of them an item's; `group` has slices of outputs and parts of inputs.

    >>> x, y = (Stored(n, ImageShape(1, 1, 1, c), bits=16) for n, c in (("x", 2048), ("y", 8192)))
    >>> call = rows(x, y, "q4", group=(64, 4), precision=Precision(16, 16, 16))
    >>> call.variant, call.launch.global_size, call.weights_b
    ('rows q4 1x2048x8192', (2048, 4, 1), 8421376)
    """
    layer = DriftLayer.of(src, dst, dtype, most_image)
    bias = bias_tensor(layer.outputs, precision.stored, "buffer")
    return call(
        "drift_rows", f"rows {layer.title}", (layer.slices, group[1], 1), src=[("SRC", src)], dst=[("DST", dst)],
        constants={
            **layer.constants(precision.stored), **bias.constants("B"), "FORM": 0, "DEPTH": layer.depth, "ROWS": layer.tokens,
            "TOKENS": layer.tokens, "SHARED": 1, **group_constants(layer.name, group),
        },
        precision=precision, weights=[*layer.words(precision.stored), bias.arg("read")],
        weight_order=layer.order("words", "scales", "bias"), fused=fused, local_size=(*group, 1) if group[1] > 1 else None,
    )  # fmt: skip


def group_constants(name: str, group: tuple[int, int]) -> dict[str, object]:
    """Return the constants of a group of `drift_rows.cl`, whose parts halve."""
    if min(group) < 1 or group[1] & (group[1] - 1):
        raise InputError(f"layer of {name}: got a group of {group[0]}x{group[1]}, expected parts in a power of two")
    return {"WG_X": group[0], "WG_Y": group[1]}


def _quantized(src: Stored, form: str, *, group: tuple[int, int], precision: Precision) -> tuple[Call, Scratch, Scratch]:
    """Return the kernel that quantizes the rows of a text, their numbers, and the scale and middle of each."""
    tokens, depth = src.shape.w, src.shape.slices
    image = form == "tokens" and src.storage.startswith("image2d")
    across = {"channels": tokens, "tokens": -(-tokens // 4), "slices": tokens}[form]
    down = -(-depth // 4) if form == "slices" else depth
    count = across * down * (1 if form == "channels" else 4)
    numbers = Scratch(f"{src.name} numbers", count, "uint32", texels=(across, down) if image else ())
    of_rows = Scratch(f"{src.name} rows", 2 * tokens)
    kernel = call(
        "drift_quantize", f"quantize {tokens}x{src.shape.c}", (-(-tokens // group[0]) * group[0], 1, group[1]),
        src=[("SRC", src)], dst=[("NUMBERS", numbers), ("OF_ROWS", of_rows)],
        constants={
            "FORM": FORMS.index(form), "N_IMAGE": image, "TOKENS": tokens, "DEPTH": depth, "PITCH": across,
            "WG_X": group[0], "WG_Z": group[1],
        },
        precision=precision, local_size=(group[0], 1, group[1]),
    )  # fmt: skip
    return kernel, numbers, of_rows


def through_whole(
    src: Stored, dst: Stored, dtype: str, *, block: tuple[int, int], form: str = "tokens", unroll: int = 1,
    weights: str = "buffer", lanes: int = 32, group: tuple[int, int] = (32, 8), most_image: int = 0, precision: Precision,
    fused: Sequence[FusedOperator] = (),
) -> list[Call]:  # fmt: skip
    """Return a layer in whole numbers of 8 bits: rows are quantized, weights converted, then both are multiplied.

    Parameters
    ----------
    block : tokens and slices of outputs of an item.
    form : one of `FORMS`. `unroll` : slices of inputs of a step.
    weights : one of `_NUMBER_KINDS`, with `lanes` of a group or sub-group.
    group : tokens of a group that quantizes, and items that share one.

    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), "image2d_rows", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> [call.launch.global_size for call in through_whole(x, y, "q4", block=(4, 2), precision=Precision(16, 16, 16))]
    [(512, 1, 8), (2048, 512, 1), (128, 1, 1024)]
    """
    layer = DriftLayer.of(src, dst, dtype, most_image)
    what = f"layer of {src.name}"
    if form not in FORMS or weights not in _NUMBER_KINDS:
        raise InputError(
            f"{what}: {suggest('form', form, FORMS)}" if form not in FORMS else suggest("place", weights, _NUMBER_KINDS)
        )
    if layer.bits > 8 or BLOCK_TYPES[dtype].count:
        raise InputError(f"{what}: got {dtype}, expected a scale for each output")
    if {"channels": 1, "tokens": 4, "slices": 1}[form] not in (1, block[0]) or (
        form == "slices" and (unroll, block[0]) != (4, 1)
    ):
        raise InputError(f"{what}: got {block[0]} tokens and {unroll} slices of a step in form {form}")
    if layer.depth % unroll:
        raise InputError(f"{what}: got steps of {unroll}, expected a divisor of {layer.depth} slices")
    first, numbers, of_rows = _quantized(src, form, group=group, precision=precision)
    blocks = -(-layer.slices // block[1])
    converted = Scratch(f"{src.name} weights", blocks * block[1] * layer.depth * 4, "uint32")
    bias = bias_tensor(layer.outputs, precision.stored, "buffer")
    shared = {"BLOCK_S": block[1], "DEPTH": layer.depth}
    floats = [BufferArg("float32", layer.slices * 4, access="read")] * 2
    return [
        first,
        call(
            "drift_convert", f"convert {dtype} {layer.inputs}x{layer.outputs} to whole", (layer.slices, layer.depth, 1), src=[],
            dst=[("M", converted)], constants={**layer.constants(precision.stored), **shared, "FORM": 0, "WHOLE": 1, "SETS": 1},
            precision=precision, weights=layer.words(precision.stored), weight_order=layer.order("words", "scales"),
        ),
        call(
            "drift_whole", f"whole {layer.title} {block[0]}x{block[1]}", (-(-layer.tokens // block[0]), 1, blocks),
            src=[("NUMBERS", numbers), ("OF_ROWS", of_rows), ("M", converted)], dst=[("DST", dst)],
            constants={
                **shared, **bias.constants("B"), "FORM": FORMS.index(form), "N_IMAGE": bool(numbers.texels),
                "TOKENS": layer.tokens, "PITCH": -(-layer.tokens // 4) if form == "tokens" else layer.tokens,
                "BLOCK_X": block[0], "UNROLL": unroll, "W_KIND": (0, 2, 3, 4)[_NUMBER_KINDS.index(weights)], "LANES": lanes,
            },
            precision=precision, weights=[*floats, bias.arg("read")], weight_order=layer.order("scales", "sums", "bias"),
            fused=fused, local_size=(lanes, 1, 1) if weights == "local" else None,
        ),
    ]  # fmt: skip


class Converted(msgspec.Struct, frozen=True):
    """Weights of many rows as numbers: where they lie, and the block of slices that lie together.

    Attributes
    ----------
    sets : of weights. `depth`, `slices` : of inputs and outputs.
    kind : one of `mgpusim.nn.kernels.weights.KINDS`.
    """

    name: str
    sets: int
    depth: int
    slices: int
    block: int
    kind: str
    bits: int

    @property
    def held(self) -> tuple[Scratch, ...]:
        """Where they lie between the two kernels."""
        if self.kind == "images":
            size = self.slices, self.sets * self.depth
            return tuple(Scratch(f"{self.name} {i}", size[0] * size[1] * 4, f"float{self.bits}", texels=size) for i in range(4))
        blocks = -(-self.slices // self.block)
        return (Scratch(self.name, blocks * self.block * self.sets * self.depth * 16, f"float{self.bits}"),)

    def made(
        self, form: int, src: list[tuple[str, Any]], constants: dict[str, object], precision: Precision, **more: Any
    ) -> Call:
        """Return the kernel that converts weights of a form of `drift_convert.cl`."""
        prefixes = [("M", held) for held in self.held]
        sizes = {"DEPTH": self.depth, "O_SLICES": self.slices, "SETS": self.sets, "BLOCK_S": self.block, "M_BITS": self.bits}
        return call(
            "drift_convert", f"convert {self.depth * 4}x{self.slices * 4} of {self.sets}", (self.slices, self.depth, self.sets),
            src=src, dst=prefixes, constants={**constants, **sizes, "FORM": form, "WHOLE": 0, "IMAGES": self.kind == "images"},
            precision=precision, **more,
        )  # fmt: skip

    def constants(self, unroll: int, lanes: int) -> dict[str, object]:
        """Return the constants of `weights.h`."""
        if self.kind not in KINDS or self.kind in ("image", "image_buffer"):
            raise InputError(suggest("place of weights", self.kind, KINDS))
        if self.depth % unroll:
            raise InputError(f"{self.name}: got steps of {unroll}, expected a divisor of {self.depth} slices")
        return {
            "W_KIND": KINDS.index(self.kind), "W_BITS": self.bits, "W_ROWS": self.sets, "TAPS": 1, "BLOCK_S": self.block,
            "DEPTH": self.depth, "UNROLL": unroll, "LANES": lanes,
        }  # fmt: skip

    def local_size(self, lanes: int) -> tuple[int, ...] | None:
        """Return the work group of the product, where the kernel states one."""
        return (lanes, 1, 1) if self.kind == "local" else None


def through_numbers(
    src: Stored, dst: Stored, dtype: str, *, block: tuple[int, int], unroll: int = 1, weights: str = "buffer", lanes: int = 32,
    most_image: int = 0, precision: Precision, fused: Sequence[FusedOperator] = (),
) -> list[Call]:  # fmt: skip
    """Return a layer whose weights are converted to the precision of storage, then multiplied by many rows.

    Parameters
    ----------
    block : tokens and slices of outputs of an item; others as of `through_whole`, `weights` of `Converted`.

    >>> x, y = (Stored(n, ImageShape(1, 1, 512, c), "image2d_rows", 16) for n, c in (("x", 2048), ("y", 8192)))
    >>> calls = through_numbers(x, y, "q4_block32", block=(4, 2), weights="images", precision=Precision(16, 16, 16))
    >>> [(call.variant, call.launch.global_size) for call in calls]
    [('convert 2048x8192 of 1', (2048, 512, 1)), ('product q4_block32 512x2048x8192 4x2', (128, 1, 1024))]
    """
    layer = DriftLayer.of(src, dst, dtype, most_image)
    converted = Converted(f"{src.name} weights", 1, layer.depth, layer.slices, block[1], weights, precision.stored)
    bias = bias_tensor(layer.outputs, precision.stored, "buffer")
    first = converted.made(
        0, [], layer.constants(precision.stored), precision, weights=layer.words(precision.stored),
        weight_order=layer.order("words", "scales"),
    )  # fmt: skip
    return [
        first,
        call(
            "drift_product", f"product {layer.title} {block[0]}x{block[1]}",
            (-(-layer.tokens // block[0]), 1, -(-layer.slices // block[1])),
            src=[("SRC", src), *(("M", held) for held in converted.held)], dst=[("DST", dst)],
            constants={
                **converted.constants(unroll, lanes), **bias.constants("B"), "FORM": 0, "SHARED": 1, "BLOCK_X": block[0],
            },
            precision=precision, weights=[bias.arg("read")], weight_order=layer.order("bias"), fused=fused,
            local_size=converted.local_size(lanes),
        ),
    ]  # fmt: skip


def gather(
    rows_: int, index: Stored, dst: Stored, dtype: str, *, most_image: int = 0, precision: Precision,
    fused: Sequence[FusedOperator] = (), grid: str = "xys",
) -> Call:  # fmt: skip
    """Return the kernel that takes rows of a table, which lies as a layer of `rows_` outputs does, into the pixels of `dst`.

    >>> words, y = Stored("words", ImageShape(1, 1, 1, 7)), Stored("y", ImageShape(1, 1, 7, 2048))
    >>> gather(32000, words, y, "q4", precision=Precision()).launch.global_size
    (7, 1, 512)
    """
    i, d = index.shape, dst.shape
    if i.n * i.h * i.w * i.c != d.n * d.h * d.w:
        raise InputError(f"gather for {dst.name}: {i} numbers do not make up {d}")
    stored = Stored(dst.name, msgspec.structs.replace(d, n=1, h=1, w=1))
    layer = DriftLayer.of(
        stored, msgspec.structs.replace(stored, shape=msgspec.structs.replace(stored.shape, c=rows_)), dtype, most_image
    )
    bits = max(precision.calc, index.bits)
    kernel = call(
        "drift_gather", f"{dtype} gather", grid_size(d, grid), src=[("WHICH", index)], dst=[("DST", dst)],
        constants=layer.constants(precision.stored) | {"ROWS": rows_} | grid_constants(grid, WHICH=i, DST=d),
        precision=Precision(precision.stored, bits, bits), weights=layer.words(precision.stored),
        weight_order=layer.order("words", "scales"), fused=fused,
    )  # fmt: skip
    taken = msgspec.structs.replace(layer, outputs=4 * d.n * d.h * d.w, image=False).words(
        precision.stored
    )  # each word holds four rows
    return msgspec.structs.replace(
        kernel, parts_b={i: arg.size_b for i, arg in enumerate(taken, 1) if isinstance(arg, BufferArg)}
    )


def refuse_texts(src: Stored) -> None:
    """Refuse several texts at once."""
    if src.shape.n > 1:
        raise UnsupportedError("several texts at once, of which LiteRT's runtime takes one")
