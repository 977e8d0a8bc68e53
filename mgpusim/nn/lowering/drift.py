"""Variants of decoders as LiteRT's engine for GPUs, ML Drift, runs them."""

from __future__ import annotations

from typing import Any

from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.kernels import drift, drift_attention
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


def _type(task: KernelTask) -> str:
    """Return the type of the weights of a layer over the channels of each token; plain numbers have that of the storage."""
    drift.refuse_texts(task.src)
    weights = task.graph.tensors[task.operator.inputs[1]]
    if task.src.shape.c != weights.shape[1] or not weights.constant:
        raise UnsupportedError(f"fully connected layer of {weights.dtype} over {task.src.shape}")
    return f"float{task.precision.stored}" if weights.dtype.startswith(("float", "bfloat")) else weights.dtype


@variant("block_drift_rows", items=128, spread=1.0, units=0, most_image=0)
def block_drift_rows(task: KernelTask, given: Parameters) -> Call:
    """Words of weights by a few rows, in groups of `items`; see `mgpusim.nn.kernels.drift.rows_group`."""
    dtype = _type(task)
    layer = drift.DriftLayer.of(task.src, task.made, dtype)
    group = drift.rows_group(layer.slices, layer.bits, given["items"], given["spread"], units=given["units"])
    return drift.rows(task.src, task.made, dtype, group=group, most_image=given["most_image"], **task.how())


@variant("block_drift_whole", form="tokens", block_x=4, block_s=2, unroll=1, weights="buffer", lanes=32, most_image=0)
def block_drift_whole(task: KernelTask, given: Parameters) -> list[Call]:
    """Rows and weights as whole numbers of 8 bits; items of `block_x` tokens by `block_s` slices."""
    return drift.through_whole(
        task.src, task.made, _type(task), block=(given["block_x"], given["block_s"]), form=given["form"], unroll=given["unroll"],
        weights=given["weights"], lanes=given["lanes"], group=_quantizing(task.src.shape.w, given["weights"] == "sub_group"),
        most_image=given["most_image"], **task.how(),
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
        task.src, task.made, _type(task), block=(given["block_x"], given["block_s"]), unroll=given["unroll"],
        weights=given["weights"], lanes=given["lanes"], most_image=given["most_image"], **task.how(),
    )  # fmt: skip


@variant("block_drift_gather", grid="xys", most_image=0)
def block_drift_gather(task: KernelTask, given: Parameters) -> Call:
    """Rows of a table that lies as a layer's words do, by their numbers."""
    table, index = task.operator.inputs[:2]
    held = task.graph.tensors[table]
    if task.attributes["axis"] != 0 or len(held.shape) != 2 or task.graph.image(task.operator.outputs[0]).n > 1:
        raise UnsupportedError("gather along another axis than the rows of a table, or of several texts")
    dtype = f"float{task.precision.stored}" if held.dtype.startswith(("float", "bfloat")) else held.dtype
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
    a, names = task.attributes, task.operator.inputs
    keys, values = task.stored(names[1]), task.stored(names[2])
    mask = task.stored(names[3]) if len(names) > 3 and names[3] else None
    q = task.src
    slices = -(-keys.shape.w // 4)
    how: dict[str, Any] = {
        "scale": float(a["scale"]), "cap": float(a.get("cap", 0.0)), "precision": task.precision,
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
