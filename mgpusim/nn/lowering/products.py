"""Variants of convolutions and layers as products of matrices in blocks, the way of Arm Compute Library."""

from __future__ import annotations

import msgspec

from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.nn.kernels.convert import convert
from mgpusim.nn.kernels.gemm import GemmBlocks, as_matrix, blocks_of, im2col
from mgpusim.nn.kernels.gemm import gemm as gemm_kernels
from mgpusim.nn.kernels.winograd import WinogradOrder
from mgpusim.nn.kernels.winograd import winograd as winograd_kernels
from mgpusim.nn.lowering.convolutions import in_model_order, window_of
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant

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
    made = gemm_kernels(src, dst, blocks, reshaped=given["reshaped"], whole=whole, **task.how())
    return [*before, *(in_model_order(task, one) for one in made)]


@variant("winograd_gemm", **GEMM)
def winograd_gemm(task: KernelTask, given: Parameters) -> list[Call]:
    """Winograd's method F(4x4, 3x3) whose 36 products are one launch of products in blocks, channels first."""
    order = WinogradOrder(TILE, 1, "buffer")

    def product(src: Stored, dst: Stored) -> list[Call]:
        return gemm_kernels(
            src, dst, _blocks(given, dst, src.shape.c), precision=task.precision, reshaped=given["reshaped"], transformed=order,
            name=f"winograd{TILE} multiply",
        )  # fmt: skip

    return winograd_kernels(
        task.src, task.made, window_of(task), tile=TILE, row_items=False, channels_first=True, product=product, **task.how(),
    )  # fmt: skip
