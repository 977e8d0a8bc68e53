"""Variants of operators on integers of 8 bits."""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.elementwise import elementwise as elementwise_kernel
from mgpusim.nn.kernels.elementwise import integer_add as add_kernel
from mgpusim.nn.kernels.integer_conv import integer_convolution, integer_depthwise, integer_fully_connected
from mgpusim.nn.kernels.integers import Rounding
from mgpusim.nn.kernels.reduce import integer_pool as pool_kernel
from mgpusim.nn.lowering.convolutions import BLOCK, block_of, in_model_order, window_of
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant


def _rounding(task: KernelTask) -> Rounding:
    """Return how sums are rounded: ONNX, whose layout is NCHW, defines them by floats, TensorFlow Lite by fixed points."""
    return "float" if task.graph.layout == "NCHW" else "fixed"


def _scales(task: KernelTask) -> tuple[Quantization, bool]:
    weights = task.graph.tensors[task.operator.inputs[1]]
    if weights.quantization is None:
        raise InputError(f"weights {weights.name}: got {weights.dtype} without a scale, expected integers of 8 bits with one")
    return weights.quantization, weights.dtype == "uint8"


@variant("integer_conv", **BLOCK, weights="buffer", grid="xys", outer="window", dot8=False)
def integer_conv(task: KernelTask, given: Parameters) -> Call:
    """Direct convolution of integers in blocks of columns, rows and slices; also a layer over many pixels."""
    scales, unsigned = _scales(task)
    made = integer_convolution(
        task.src, task.made, window_of(task), scales, unsigned=unsigned, block=block_of(given),
        weights=given["weights"], grid=given["grid"], outer=given["outer"],
        dot8=given["dot8"], rounding=_rounding(task), fused=task.fused(),
    )  # fmt: skip
    return in_model_order(task, made)


@variant("integer_depthwise", block_x=1, block_y=1, grid="xys")
def integer_dw(task: KernelTask, given: Parameters) -> Call:
    """Convolution of each channel of integers by itself, `block_x` x `block_y` outputs of a slice for each work item."""
    scales, unsigned = _scales(task)
    return integer_depthwise(
        task.src, task.made, window_of(task), scales, unsigned=unsigned, block=block_of(given)[:2],
        grid=given["grid"], rounding=_rounding(task), fused=task.fused(),
    )  # fmt: skip


@variant("integer_fully_connected", group_x=1, parts=1, dot8=False)
def integer_fc(task: KernelTask, given: Parameters) -> Call:
    """Fully connected layer of integers: groups of `group_x` slices of outputs, each summed by `parts` work items together."""
    window_of(task)  # refuses what is not a layer of whole images
    scales, unsigned = _scales(task)
    made = integer_fully_connected(
        task.src, task.made, scales, unsigned=unsigned, split=(given["group_x"], given["parts"]),
        dot8=given["dot8"], rounding=_rounding(task), fused=task.fused(),
    )  # fmt: skip
    return in_model_order(task, made)


@variant("integer_pool", grid="xys")
def integer_pool(task: KernelTask, given: Parameters) -> Call:
    """Pooling of integers, a work item for each slice of an output."""
    kind = task.operator.kind.removesuffix("_pool")
    return pool_kernel(kind, task.src, task.made, window_of(task), fused=task.fused(), grid=given["grid"])


@variant("integer_add", grid="xys")
def integer_add(task: KernelTask, given: Parameters) -> Call:
    """Sum of two tensors of integers: with fixed points, or as ONNX says by real numbers."""
    operands = task.reads()
    if len(operands) != 2:
        raise InputError(f"add for {task.made.name}: got {len(operands)} operands, expected 2")
    if _rounding(task) == "float":
        return elementwise_kernel("add", operands, task.made, **task.how(given))
    return add_kernel(operands[0], operands[1], task.made, fused=task.fused(), grid=given["grid"])
