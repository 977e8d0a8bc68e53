"""Variants of convolutions: what a library profile can name, in terms of `mgpusim.nn.kernels`."""

from __future__ import annotations

from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.conv import convolution
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.lowering.variants import Parameters, Task, variant

__all__ = ["conv_direct", "window_of"]


def window_of(task: Task) -> Window:
    """Return the window of a convolution; of a fully connected layer one pixel."""
    a = task.attributes
    if "kernel" not in a:
        return Window()
    (kh, kw), (sy, sx), (dy, dx) = a["kernel"], a["strides"], a.get("dilations", (1, 1))
    top, left, bottom, right = a["pads"]
    return Window((kh, kw), (sy, sx), (dy, dx), (top, left, bottom, right), int(a.get("groups", 1)))


def _block(given: Parameters) -> tuple[int, int, int]:
    return int(given.get("block_x", 1)), int(given.get("block_y", 1)), int(given.get("block_s", 1))


@variant("conv_direct", "block_x block_y block_s weights grid unroll outer lanes")
def conv_direct(task: Task, given: Parameters) -> list[Call]:
    """Direct convolution in blocks of columns, rows and slices; also of a fully connected layer over a batch."""
    return convolution(
        task.src, task.made, window_of(task), precision=task.precision, block=_block(given), fused=task.fused(),
        weights=str(given.get("weights", "buffer")), grid=str(given.get("grid", "xys")), unroll=int(given.get("unroll", 1)),
        outer=str(given.get("outer", "window")), lanes=int(given.get("lanes", 16)),
    )  # fmt: skip
