"""Variants of decoders as llama.cpp runs them: layers by weights in blocks or halves, and attention in one kernel."""

from __future__ import annotations

from mgpusim.errors import UnsupportedError
from mgpusim.nn.kernels import ggml
from mgpusim.nn.kernels.attention import attention as attention_kernel
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant

__all__ = ["attention", "block_flat", "block_image_gemm", "block_image_gemv", "block_tiles"]


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
