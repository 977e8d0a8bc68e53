"""Variants of decoders: layers by weights in blocks or halves, and attention, as llama.cpp and MNN run them."""

from __future__ import annotations

from typing import Any

from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.kernels import ggml, mnn, mnn_attention
from mgpusim.nn.kernels.attention import attention as attention_kernel
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


def _type(task: KernelTask) -> str:
    """Return the type of the weights of a layer over the channels of each pixel; numbers that are in no blocks are halves."""
    weights = task.graph.tensors[task.operator.inputs[1]]
    if task.src.shape.c != weights.shape[1] or not weights.constant:
        raise UnsupportedError(f"fully connected layer of {weights.dtype} over {task.src.shape}")
    return "float16" if weights.dtype.startswith(("float", "bfloat")) else weights.dtype


@variant("block_image_gemv", lanes=64)
def block_image_gemv(task: KernelTask, given: Parameters) -> Call:
    """Weights in blocks as an image of words, by one row."""
    return ggml.image_gemv(task.src, task.made, _type(task), lanes=given["lanes"])


@variant("block_image_gemm", lanes=128, group=128, columns=1)
def block_image_gemm(task: KernelTask, given: Parameters) -> list[Call]:
    """Weights in blocks by rows that are transposed into an image of halves."""
    return ggml.image_gemm(task.src, task.made, _type(task), **given)


@variant("block_flat", lanes=64, subs=1, results=1)
def block_flat(task: KernelTask, given: Parameters) -> Call:
    """Weights row after row: a sub-group of `lanes` shares `results` outputs, `subs` sub-groups make a group."""
    return ggml.flat(task.src, task.made, _type(task), lanes=given["lanes"], subs=given["subs"], results=given["results"])


@variant("block_tiles")
def block_tiles(task: KernelTask, given: Parameters) -> Call:
    """Weights by tiles of 64 x 64 in local memory."""
    return ggml.tiles(task.src, task.made, _type(task))


@variant("attention", group=64, tile=32)
def attention(task: KernelTask, given: Parameters) -> Call:
    """Attention in one kernel, with keys and values as they are kept."""
    a, names = task.attributes, task.operator.inputs
    mask = task.stored(names[3]) if len(names) > 3 and names[3] else None
    return attention_kernel(
        task.src, task.stored(names[1]), task.stored(names[2]), mask, task.made, scale=float(a["scale"]),
        cap=float(a.get("cap", 0.0)), group=given["group"], tile=given["tile"], precision=task.precision,
    )  # fmt: skip


# ---- MNN ---------------------------------------------------------------------------------------------------------------
def _one_text(task: KernelTask) -> None:
    if task.src.shape.n > 1 or task.fused():
        raise UnsupportedError("several texts at once, of which MNN's kernels take one")


@variant("block_eights_gemv", group=128)
def block_eights_gemv(task: KernelTask, given: Parameters) -> Call:
    """Words of weights of eight outputs by one row: `group` items share the outputs."""
    _one_text(task)
    return mnn.gemv(task.src, task.made, _type(task), group=given["group"], precision=task.precision)


@variant("block_few_rows", group=64)
def block_few_rows(task: KernelTask, given: Parameters) -> list[Call]:
    """Words of weights of eight outputs by a few rows, four at a time."""
    _one_text(task)
    return mnn.few_rows(task.src, task.made, _type(task), group=given["group"], precision=task.precision)


@variant("block_eights_gemm", rows=4)
def block_eights_gemm(task: KernelTask, given: Parameters) -> Call:
    """Words of weights of eight outputs by many rows, 4 or 8 `rows` of an item."""
    _one_text(task)
    return mnn.gemm(task.src, task.made, _type(task), rows=given["rows"], precision=task.precision)


@variant("block_unpacked", blocks_m=1, blocks_n=1, group_m=16, group_n=8)
def block_unpacked(task: KernelTask, given: Parameters) -> list[Call]:
    """Weights as plain numbers, unpacked first if they are quantized, by rows that are turned: items of 4 x 4 `blocks`."""
    _one_text(task)
    return mnn.unpacked(
        task.src, task.made, _type(task), blocks=(given["blocks_m"], given["blocks_n"]),
        group=(given["group_m"], given["group_n"]), precision=task.precision,
    )  # fmt: skip


@variant("attention_products", way="token", channels=8, unroll=8)
def attention_products(task: KernelTask, given: Parameters) -> list[Call]:
    """Attention as scores, a softmax and sums, each a kernel: of one "token", of a "prompt", or of a "long" one by matrices."""
    _one_text(task)
    a, names = task.attributes, task.operator.inputs
    how: dict[str, Any] = {"scale": float(a["scale"]), "cap": float(a.get("cap", 0.0)), "precision": task.precision}
    of = (task.src, task.stored(names[1]), task.stored(names[2]))
    if given["way"] == "token":
        return mnn_attention.token_attention(*of, task.made, channels=given["channels"], unroll=given["unroll"], **how)
    ways = {"prompt": mnn_attention.prompt_attention, "long": mnn_attention.long_attention}
    if given["way"] not in ways:
        raise InputError(suggest("way", given["way"], ("token", *ways)))
    mask = task.stored(names[3]) if len(names) > 3 and names[3] else None
    return ways[given["way"]](*of, mask, task.made, **how)


@variant("head_rotary")
def head_rotary(task: KernelTask, given: Parameters) -> Call:
    """Rotary embeddings of heads, number by number, behind an RMS norm of each head where that is a part of it."""
    _one_text(task)
    x, cosines, sines, *scale = task.operator.inputs
    if task.attributes.get("interleaved") or task.graph.axis_name(x, task.attributes["axis"]) != "w":
        raise UnsupportedError("rotary embedding of neighbours, or along another axis than tokens")
    norm = task.stored(scale[0], 4) if scale else None
    return mnn_attention.head_rotary(
        task.src, task.stored(cosines), task.stored(sines), task.made, scale=norm,
        epsilon=float(task.attributes.get("epsilon", 0.0)), precision=task.precision,
    )  # fmt: skip
