"""Variants of convolutions and fully connected layers: what a library profile can name, in terms of `mgpusim.nn.kernels`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import ImageShape, Quantization
from mgpusim.nn.kernels.base import Call, Stored, WeightOrder
from mgpusim.nn.kernels.conv import conv_constants as constants_kernel
from mgpusim.nn.kernels.conv import conv_transpose as transpose_kernel
from mgpusim.nn.kernels.conv import convolution, in_pieces
from mgpusim.nn.kernels.conv import depthwise as depthwise_kernel
from mgpusim.nn.kernels.conv_packed import conv_packed as packed_kernels
from mgpusim.nn.kernels.conv_packed import padded_copy, unpacked
from mgpusim.nn.kernels.conv_shared import conv_gemm as gemm_kernel
from mgpusim.nn.kernels.conv_shared import conv_group as group_kernel
from mgpusim.nn.kernels.elementwise import convert
from mgpusim.nn.kernels.elementwise import elementwise as elementwise_kernel
from mgpusim.nn.kernels.elementwise import integer_add as add_kernel
from mgpusim.nn.kernels.gemm import GemmBlocks, as_matrix, blocks_of, im2col
from mgpusim.nn.kernels.gemm import gemm as gemm_kernels
from mgpusim.nn.kernels.integer_conv import Rounding, integer_convolution, integer_depthwise, integer_fully_connected
from mgpusim.nn.kernels.matmul import fully_connected as fully_connected_kernel
from mgpusim.nn.kernels.matmul import matmul as matmul_kernel
from mgpusim.nn.kernels.reduce import integer_pool as pool_kernel
from mgpusim.nn.kernels.weights import weights_and_bias
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.kernels.winograd import winograd as winograd_kernels
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant

BLOCK = {"block_x": 1, "block_y": 1, "block_s": 1}
PRODUCT: dict[str, Any] = {"weights": "buffer", "grid": "xys", "unroll": 1, "outer": "window", "lanes": 16}
"""Parameters of a convolution, and of the multiplication of Winograd's method."""


def window_of(task: KernelTask) -> Window:
    """Return the window of a convolution; of a fully connected layer one pixel, or all of the image that it takes in."""
    a = task.attributes
    if "kernel" not in a:
        shape = task.src.shape
        if a.get("keep_dims") and shape.c != task.weights()[1]:
            raise UnsupportedError("fully connected layer along the columns of a plane, not its channels")
        if not a.get("keep_dims") and task.made.shape.n != shape.n:
            raise UnsupportedError(f"fully connected layer over parts of an image, of which it makes {task.made.shape.n} rows")
        return Window() if a.get("keep_dims") else Window((shape.h, shape.w))
    (kh, kw), (sy, sx), (dy, dx) = a["kernel"], a["strides"], a.get("dilations", (1, 1))
    top, left, bottom, right = a["pads"]
    return Window((kh, kw), (sy, sx), (dy, dx), (top, left, bottom, right), int(a.get("groups", 1)))


def block_of(given: Parameters) -> tuple[int, int, int]:
    return given["block_x"], given["block_y"], given.get("block_s", 1)


def _product(given: Parameters) -> dict[str, Any]:
    return {"block": block_of(given)} | {name: given[name] for name in PRODUCT}


def rows_of_planes(constants: Sequence[Array | None], inner: WeightOrder, shape: ImageShape) -> list[Array]:
    """Return weights of a layer over an image whose model has channels first, their inputs by rows, columns and channels."""
    values, _ = weights_and_bias(constants)
    moved = values.reshape(len(values), shape.c, shape.h, shape.w).transpose(0, 2, 3, 1)
    return inner.contents([moved.reshape(len(values), -1), *constants[1:]])


def in_model_order(task: KernelTask, call: Call) -> Call:
    """Return the call of a fully connected layer with its weights as the model has them."""
    shape = task.src.shape
    layout = task.graph.layout_of(task.operator.inputs[0])
    planes = task.operator.kind == "fully_connected" and layout == "NCHW" and shape.h * shape.w > 1
    if not planes or task.attributes.get("keep_dims") or call.weight_order is None:
        return call
    return msgspec.structs.replace(call, weight_order=WeightOrder(rows_of_planes, (call.weight_order, shape)))


def _padded(task: KernelTask, given: Parameters, by_channel: bool) -> tuple[list[Call], Stored, Window]:
    """Return the copy of the input with its border, if one is asked for, and what the convolution reads then."""
    if not given["padded"]:
        return [], task.src, window_of(task)
    first, src, window = padded_copy(task.src, window_of(task), f"{task.made.name}/padded", task.precision, by_channel)
    return [first], src, window


@variant("conv_direct", **BLOCK, **PRODUCT, pieces=1, padded=False, apart=False)
def conv_direct(task: KernelTask, given: Parameters) -> list[Call]:
    """Direct convolution in blocks of columns, rows and slices, in up to `pieces` launches; also a layer over many pixels.

    With `padded` the input is copied with its border before; with `apart` what is fused is a launch of its own.
    """
    before, src, window = _padded(task, given, by_channel=False)
    sums, fused, behind = task.made, task.fused(), []
    if given["apart"]:
        sums, last = unpacked(sums, task.precision, given["grid"], fused)
        fused, behind = [], [last]
    whole = convolution(src, sums, window, precision=task.precision, fused=fused, **_product(given))
    return [*before, *in_pieces(in_model_order(task, whole), given["pieces"], 0), *behind]


@variant("conv_constants")
def conv_constants(task: KernelTask, given: Parameters) -> Call:
    """Convolution whose weights lie in constant memory: a work item for each pixel, all channels of it."""
    return constants_kernel(task.src, task.made, window_of(task), **task.how())


@variant("conv_packed", **BLOCK, grid="xys")
def conv_packed(task: KernelTask, given: Parameters) -> list[Call]:
    """Convolution of packed tiles in three launches: tiles with their borders, sums, and what is fused behind them."""
    return packed_kernels(
        task.src, task.made, window_of(task), block=block_of(given), **task.how(given),
    )  # fmt: skip


@variant("conv_gemm", block_x=4, block_s=1, group_x=8, group_y=8, step=8)
def conv_gemm(task: KernelTask, given: Parameters) -> Call:
    """Convolution or layer as a product of matrices; groups of `group_x` x `group_y` items share parts in local memory."""
    kernels = gemm_kernel(
        task.src, task.made, window_of(task), step=given["step"],
        block=(given["block_x"], given["block_s"]), group=(given["group_x"], given["group_y"]), **task.how(),
    )  # fmt: skip
    return in_model_order(task, kernels)


@variant("conv_group", lanes=256, numbers=1, unroll=1)
def conv_group(task: KernelTask, given: Parameters) -> Call:
    """Convolution or layer with a work group of `lanes` items for every number of the output, or `numbers` of items alone."""
    kernels = group_kernel(task.src, task.made, window_of(task), **task.how(), **given)
    return in_model_order(task, kernels)


@variant("winograd", tile=4, row_items=None, storage=None, **BLOCK, **PRODUCT)
def winograd(task: KernelTask, given: Parameters) -> list[Call]:
    """Winograd's method in three launches: transform of the input, multiplication, transform of the output."""
    return winograd_kernels(
        task.src, task.made, window_of(task), tile=given["tile"], row_items=given["row_items"], storage=given["storage"],
        **task.how(), **_product(given),
    )  # fmt: skip


@variant("depthwise", block_x=1, block_y=1, shared=False, weights="buffer", grid="xys", padded=False)
def depthwise(task: KernelTask, given: Parameters) -> list[Call]:
    """Convolution of each channel by itself, `block_x` x `block_y` outputs of a slice for each work item.

    With `padded` the input is copied with its border before, channel by channel, unless a channel has several outputs.
    """
    window = window_of(task)
    if task.made.shape.c != task.src.shape.c:  # several outputs for each channel
        return [convolution(task.src, task.made, window, **task.how())]
    before, src, window = _padded(task, given, by_channel=task.src.storage == "buffer" and task.src.bits > 8)
    kernel = depthwise_kernel(
        src, task.made, window, block=block_of(given)[:2], shared=given["shared"], weights=given["weights"], **task.how(given),
    )  # fmt: skip
    return [*before, kernel]


@variant("fully_connected", group_x=1, parts=1, weights="buffer")
def fully_connected(task: KernelTask, given: Parameters) -> Call:
    """Fully connected layer: groups of `group_x` slices of outputs, each summed by `parts` work items together."""
    window_of(task)  # refuses what is not a layer of whole images
    kernels = fully_connected_kernel(
        task.src, task.made, split=(given["group_x"], given["parts"]), weights=given["weights"], **task.how(),
    )  # fmt: skip
    return in_model_order(task, kernels)


@variant("conv_transpose", **BLOCK, cells=False, weights="buffer", unroll=1)
def conv_transpose(task: KernelTask, given: Parameters) -> Call:
    """Transposed convolution: outputs gather, or with `cells` an item makes a cell of stride x stride outputs."""
    return transpose_kernel(
        task.src, task.made, window_of(task), block=block_of(given), cells=given["cells"], weights=given["weights"],
        unroll=given["unroll"], **task.how(),
    )  # fmt: skip


def _repeated(own: tuple[int, ...], batch: tuple[int, ...]) -> tuple[int, int]:
    """Return how many pairs of a batch in a row have one matrix of an operand, and how many matrices that has.

    >>> _repeated((2, 1), (2, 8)), _repeated((8,), (2, 8)), _repeated((), (2, 8))
    ((8, 2), (1, 8), (1, 1))
    """
    sizes = (1,) * (len(batch) - len(own)) + own
    axes = [i for i, size in enumerate(sizes) if size > 1]
    if not axes:
        return 1, 1
    if sizes[axes[0] : axes[-1] + 1] != batch[axes[0] : axes[-1] + 1]:
        raise UnsupportedError(f"matmul of matrices {list(own)} that repeat along several axes of {list(batch)}")
    return math.prod(batch[axes[-1] + 1 :]), math.prod(own)


@variant("matmul", block_x=4, block_s=1)
def matmul(task: KernelTask, given: Parameters) -> Call:
    """Product of matrices, of as many pairs as the axes before the last two make up."""
    graph, operator, a = task.graph, task.operator, task.attributes
    shapes = [graph.tensors[name].shape for name in (*operator.inputs[:2], operator.outputs[0])]
    names = (*operator.inputs[:2], operator.outputs[0])
    if any(graph.layout_of(name) == "NCHW" and shape[1] * shape[2] > 1 for name, shape in zip(names, shapes, strict=True)):
        raise UnsupportedError("matmul of four dimensions whose last are columns of a plane, not channels")
    shared = int(a.get("shared", 1))
    each = [(1, math.prod(shapes[0][:-2])), (shared, math.prod(shapes[1][:-2]))] if shared > 1 else [
        _repeated(factor[:-2], shapes[2][:-2]) for factor in shapes[:2]
    ]  # fmt: skip
    after, own = zip(*each, strict=True)
    return matmul_kernel(
        task.src, task.stored(operator.inputs[1]), task.made, batch=math.prod(shapes[2][:-2]),
        transpose_a=bool(a.get("transpose_a")), transpose_b=bool(a.get("transpose_b")), own=own, after=after,
        block=(given["block_x"], given["block_s"]), **task.how(),
    )  # fmt: skip


GEMM = {"blocks": "4 4 4 1 1 0 0 0 0 0", "reshaped": False, "image_w": 0, "image_h": 0}
"""Parameters: blocks as `blocks_of` reads them, whether a launch brings the other matrix into blocks, the largest image."""
TILE = 4


def _blocks(given: Parameters, dst: Stored, terms: int) -> GemmBlocks:
    """Return the blocks for a matrix for each row of images, by the sizes that the library goes by."""
    return blocks_of(given["blocks"], dst.shape.w, dst.shape.c, terms, dst.rows, (given["image_w"], given["image_h"]))


@variant("gemm", **GEMM)
def gemm(task: KernelTask, given: Parameters) -> list[Call]:
    """Convolution or layer as a product in blocks, behind a launch that lays windows out where they are more than a pixel.

    A layer that takes in an image copies it into one row before. With `reshaped` a launch brings the rows into blocks, too.
    """
    window, src, dst = window_of(task), task.src, as_matrix(task.made)
    pixels, whole = src.shape.h * src.shape.w, "kernel" not in task.attributes and not task.attributes.get("keep_dims")
    before: list[Call] = []
    if whole:
        dst = msgspec.structs.replace(dst, shape=ImageShape(1, 1, dst.shape.n, dst.shape.c))
        if pixels > 1:
            flat = msgspec.structs.replace(src, name=f"{dst.name}/flat")
            before, src = [convert(src, flat, precision=task.precision, grid="sxy")], flat
    elif "kernel" not in task.attributes or window.pointwise:
        src = as_matrix(src)
    else:
        first, src = im2col(src, task.made, window, precision=task.precision)
        before = [first]
    blocks = _blocks(given, dst, src.shape.c * (pixels if whole else 1))
    kernels = gemm_kernels(src, dst, blocks, reshaped=given["reshaped"], whole=whole, **task.how())
    return [*before, *(in_model_order(task, kernel) for kernel in kernels)]


@variant("winograd_gemm", **GEMM)
def winograd_gemm(task: KernelTask, given: Parameters) -> list[Call]:
    """Winograd's method F(4x4, 3x3) whose 36 products are one launch of products in blocks, channels first."""

    def product(src: Stored, dst: Stored) -> list[Call]:
        return gemm_kernels(
            src, dst, _blocks(given, dst, src.shape.c), precision=task.precision, reshaped=given["reshaped"], tile=TILE,
            name=f"winograd{TILE} multiply",
        )  # fmt: skip

    return winograd_kernels(
        task.src, task.made, window_of(task), tile=TILE, row_items=False, channels_first=True, product=product, **task.how(),
    )  # fmt: skip


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
    call = integer_convolution(
        task.src, task.made, window_of(task), scales, unsigned=unsigned, block=block_of(given),
        weights=given["weights"], grid=given["grid"], outer=given["outer"],
        dot8=given["dot8"], rounding=_rounding(task), fused=task.fused(),
    )  # fmt: skip
    return in_model_order(task, call)


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
    call = integer_fully_connected(
        task.src, task.made, scales, unsigned=unsigned, split=(given["group_x"], given["parts"]),
        dot8=given["dot8"], rounding=_rounding(task), fused=task.fused(),
    )  # fmt: skip
    return in_model_order(task, call)


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
