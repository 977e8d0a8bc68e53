"""Variants of decoders: layers by weights in blocks or numbers, and attention, as llama.cpp, MNN and ML Drift run them."""

from __future__ import annotations

from typing import Any

from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.kernels import drift, drift_attention, ggml, mnn
from mgpusim.nn.kernels.attention import attention as attention_kernel
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


def _type(task: KernelTask, bits: int = 16) -> str:
    """Return the type of the weights of a layer over the channels of each pixel; numbers that are in no blocks have `bits`."""
    weights = task.graph.tensors[task.operator.inputs[1]]
    if task.src.shape.c != weights.shape[1] or not weights.constant:
        raise UnsupportedError(f"fully connected layer of {weights.dtype} over {task.src.shape}")
    return _in_blocks(weights.dtype, bits)


def _in_blocks(dtype: str, bits: int) -> str:
    return f"float{bits}" if dtype.startswith(("float", "bfloat")) else dtype


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
    return attention_kernel(*task.attended(), task.made, group=given["group"], tile=given["tile"], **_scaled(task))


def _scaled(task: KernelTask) -> dict[str, Any]:
    a = task.attributes
    return {"scale": float(a["scale"]), "cap": float(a.get("cap", 0.0)), "precision": task.precision}


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
    q, keys, values, mask = task.attended()
    how = _scaled(task)
    if given["way"] == "token":
        return mnn.token_attention(
            q, keys, values, task.made, channels=given["channels"], unroll=given["unroll"], **how,
        )  # fmt: skip
    ways = {"prompt": mnn.prompt_attention, "long": mnn.long_attention}
    if given["way"] not in ways:
        raise InputError(suggest("way", given["way"], ("token", *ways)))
    return ways[given["way"]](q, keys, values, mask, task.made, **how)


@variant("head_rotary")
def head_rotary(task: KernelTask, given: Parameters) -> Call:
    """Rotary embeddings of heads, number by number, behind an RMS norm of each head where that is a part of it."""
    _one_text(task)
    x, cosines, sines, *scale = task.operator.inputs
    if task.attributes.get("interleaved") or task.graph.axis_name(x, task.attributes["axis"]) != "w":
        raise UnsupportedError("rotary embedding of neighbours, or along another axis than tokens")
    norm = task.stored(scale[0], 4) if scale else None
    return mnn.head_rotary(
        task.src, task.stored(cosines), task.stored(sines), task.made, scale=norm,
        epsilon=float(task.attributes.get("epsilon", 0.0)), precision=task.precision,
    )  # fmt: skip


# ---- LiteRT's engine for GPUs, ML Drift --------------------------------------------------------------------------------
def _drift_type(task: KernelTask) -> str:
    """Return the type of the weights of a layer over the channels of each token; plain numbers have that of the storage."""
    drift.refuse_texts(task.src)
    return _type(task, task.precision.stored)


@variant("block_drift_rows", items=128, spread=1.0, units=0, most_image=0)
def block_drift_rows(task: KernelTask, given: Parameters) -> Call:
    """Words of weights by a few rows, in groups of `items`; see `mgpusim.nn.kernels.drift.rows_group`."""
    dtype = _drift_type(task)
    layer = drift.DriftLayer.of(task.src, task.made, dtype)
    group = drift.rows_group(layer.slices, layer.bits, given["items"], given["spread"], units=given["units"])
    return drift.rows(task.src, task.made, dtype, group=group, most_image=given["most_image"], **task.how())


@variant("block_drift_whole", form="tokens", block_x=4, block_s=2, unroll=1, weights="buffer", lanes=32, most_image=0)
def block_drift_whole(task: KernelTask, given: Parameters) -> list[Call]:
    """Rows and weights as whole numbers of 8 bits; items of `block_x` tokens by `block_s` slices."""
    return drift.through_whole(
        task.src, task.made, _drift_type(task), block=(given["block_x"], given["block_s"]), form=given["form"],
        unroll=given["unroll"], weights=given["weights"], lanes=given["lanes"], most_image=given["most_image"],
        group=_quantizing(task.src.shape.w, given["weights"] == "sub_group"), **task.how(),
    )  # fmt: skip


def _quantizing(tokens: int, intel: bool) -> tuple[int, int]:
    """Return tokens of a group and items that share one: google-ai-edge/ml-drift, kernels/quantize_and_dequantize.cc."""
    if tokens >= 512 and not intel:
        return 32, 8
    return (16, 16) if tokens >= 256 and not intel else (8, 32) if tokens >= 128 else (4, 32)


@variant("block_drift_numbers", block_x=2, block_s=2, unroll=1, weights="buffer", lanes=32, most_image=0)
def block_drift_numbers(task: KernelTask, given: Parameters) -> list[Call]:
    """Weights converted to the precision of storage, by many rows; items of `block_x` tokens by `block_s` slices."""
    return drift.through_numbers(
        task.src, task.made, _drift_type(task), block=(given["block_x"], given["block_s"]), unroll=given["unroll"],
        weights=given["weights"], lanes=given["lanes"], most_image=given["most_image"], **task.how(),
    )  # fmt: skip


@variant("block_drift_gather", grid="xys", most_image=0)
def block_drift_gather(task: KernelTask, given: Parameters) -> Call:
    """Rows of a table that lies as a layer's words do, by their numbers."""
    table, index = task.operator.inputs[:2]
    held = task.graph.tensors[table]
    if task.attributes["axis"] != 0 or len(held.shape) != 2 or task.graph.image(task.operator.outputs[0]).n > 1:
        raise UnsupportedError("gather along another axis than the rows of a table, or of several texts")
    dtype = _in_blocks(held.dtype, task.precision.stored)
    return drift.gather(held.shape[0], task.stored(index), task.made, dtype, most_image=given["most_image"], **task.how(given))


_ATTENTION = {
    "items": 128, "spread": 1.0, "units": 0, "cores": 1, "mali": False, "block_x": 2, "block_s": 2, "value_s": 2, "unroll": 1,
    "value_unroll": 1, "weights": "buffer", "lanes": 32, "most_rows": 16384, "beyond": "buffer",
}  # fmt: skip
"""Parameters of `drift_products`: those of few queries, of sums, and of many."""


@variant("drift_products", way="few", **_ATTENTION)
def drift_products(task: KernelTask, given: Parameters) -> list[Call]:
    """Attention as products with keys and with values, with sums between: of a "few" queries, or of "many"."""
    drift.refuse_texts(task.src)
    q, keys, values, mask = task.attended()
    slices = -(-keys.shape.w // 4)
    how = _scaled(task) | {
        "scores_in": given["beyond"] if q.storage == "image2d_rows" and q.rows * slices > given["most_rows"] else q.storage,
        "sum_group": drift_attention.sums_group(q.shape.w, q.rows, slices, given["cores"], mali=given["mali"]),
    }  # fmt: skip
    of = (q, keys, values, mask, task.made)
    if given["way"] == "few":
        groups = [
            drift.rows_group(
                count, task.precision.stored, given["items"], given["spread"], units=given["units"], sets=keys.rows
            )
            for count in (slices, q.shape.slices)
        ]  # fmt: skip
        return drift_attention.few_queries(*of, score_group=groups[0], value_group=groups[1], **how)
    if given["way"] != "many":
        raise InputError(suggest("way", given["way"], ("few", "many")))
    scores_by, values_by = (
        drift_attention.ProductBlocks(
            given["block_x"], given[width], _divisor(given[step], depth), given["weights"], given["lanes"]
        )
        for width, step, depth in (("block_s", "unroll", q.shape.slices), ("value_s", "value_unroll", slices))
    )
    return drift_attention.many_queries(*of, scores_by=scores_by, values_by=values_by, **how)


def _divisor(wanted: int, depth: int) -> int:
    """Return the largest divisor of `depth` among the powers of two up to `wanted`."""
    while depth % wanted:
        wanted //= 2
    return wanted


@variant("cache_heads")
def cache_heads(task: KernelTask, given: Parameters) -> Call:
    """Heads of queries, keys and values with rotary embeddings, and norms of heads where they are a part of it."""
    drift.refuse_texts(task.src)
    names, a = task.operator.inputs, task.attributes
    q, k, v, cosines, sines = (task.stored(name) for name in names[:5])
    scales = [task.stored(name, 4) for name in names[7:]]
    dst, keys, values = (task.stored(name) for name in task.operator.outputs)
    graph = task.graph
    if any(len(graph.consumers()[name]) > 1 or name in graph.outputs for name in names[5:7]):
        raise UnsupportedError("update of a tensor whose old values are read, too")
    return drift_attention.heads(
        q, k, v, cosines, sines, scales, dst, keys, values, start=int(a["start"]), epsilon=float(a.get("epsilon", 0.0)),
        precision=task.precision,
    )  # fmt: skip
