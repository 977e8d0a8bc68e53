"""Variants of recurrent and attention networks: cells, rotary embeddings, weights in blocks, and parts put into a tensor."""

from __future__ import annotations

import msgspec

from mgpusim.errors import UnsupportedError
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.block_weights import block_gather as block_gather_kernel
from mgpusim.nn.kernels.block_weights import block_weights as block_weights_kernel
from mgpusim.nn.kernels.rearrange import Moved, moved
from mgpusim.nn.kernels.recurrent import gru_cell as gru_cell_kernel
from mgpusim.nn.kernels.recurrent import lstm_cell as lstm_cell_kernel
from mgpusim.nn.kernels.recurrent import rotary as rotary_kernel
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


@variant("lstm_cell", grid="xys")
def lstm_cell(task: KernelTask, given: Parameters) -> Call:
    """A step of an LSTM behind its products: four gates, the new memory and the new state in one launch."""
    state, memory = (task.stored(name) for name in task.operator.outputs)
    kept = task.stored(task.operator.inputs[1])
    return lstm_cell_kernel(task.src, kept, state, memory, precision=task.precision, grid=given["grid"])


@variant("gru_cell", grid="xys")
def gru_cell(task: KernelTask, given: Parameters) -> Call:
    """A step of a GRU behind its products, in one launch."""
    of_input, of_state, state = task.reads()
    return gru_cell_kernel(of_input, of_state, state, task.made, **task.how(given))


@variant("rotary", grid="xys")
def rotary(task: KernelTask, given: Parameters) -> Call:
    """Rotary position embedding of tensors of four dimensions, in which positions are rows or columns."""
    a, (x, cosines, sines, *scale) = task.attributes, task.operator.inputs
    if scale:
        raise UnsupportedError("rotary embedding behind a norm of heads")
    interleaved, axis = bool(a.get("interleaved")), task.graph.axis_name(x, a["axis"])
    if axis not in ("h", "w") or task.src.shape.c % (4 if interleaved else 8):
        raise UnsupportedError(f"rotary embedding along {axis} of {task.src.shape.c} channels")
    return rotary_kernel(
        task.src, task.stored(cosines), task.stored(sines), task.made, axis=axis, interleaved=interleaved,
        **task.how(given),
    )  # fmt: skip


@variant("update_slice", grid="xys")
def update_slice(task: KernelTask, given: Parameters) -> Call:
    """Put a tensor into another that stays where it is, as a decoder puts a token's keys and values behind those before."""
    graph, (whole, part) = task.graph, task.operator.inputs
    starts = {graph.axis_name(whole, axis): int(at) for axis, at in enumerate(task.attributes["starts"])}
    new = task.stored(part)
    if starts.get("c", 0) % 4 or (new.shape.c % 4 and new.shape.c + starts.get("c", 0) != task.made.shape.c):
        raise UnsupportedError("update of a part that begins or ends within a slice of channels")
    if len(graph.consumers()[whole]) > 1 or whole in graph.outputs:
        raise UnsupportedError("update of a tensor whose old values are read, too")
    kernel = moved(
        "update", new, task.made, Moved(slice="s"), part=new.shape, to=starts, precision=task.precision, fused=(),
        grid=given["grid"],
    )  # fmt: skip
    return msgspec.structs.replace(kernel, parts_b={1: new.size_b})


@variant("block_weights", pixels=1, group_x=1, parts=1)
def block_weights(task: KernelTask, given: Parameters) -> Call:
    """Fully connected layer of weights in blocks: `pixels` of an item, or groups of `group_x` slices of outputs in `parts`."""
    shape, out = task.src.shape, task.made
    weights = task.graph.tensors[task.operator.inputs[1]]
    if shape.c != weights.shape[1]:
        raise UnsupportedError(f"fully connected layer of {weights.dtype} over an image of {shape.h}x{shape.w}x{shape.c}")
    return block_weights_kernel(
        task.src, out, weights.dtype, pixels=given["pixels"], split=(given["group_x"], given["parts"]), **task.how(),
    )  # fmt: skip


@variant("block_gather", grid="xys")
def block_gather(task: KernelTask, given: Parameters) -> Call:
    """Rows of a table in blocks, by their numbers."""
    table, index = task.operator.inputs[:2]
    held = task.graph.tensors[table]
    if task.attributes["axis"] != 0 or len(held.shape) != 2:
        raise UnsupportedError("gather along another axis than the rows of a table")
    return block_gather_kernel(held.shape[0], task.stored(index), task.made, held.dtype, **task.how(given))
