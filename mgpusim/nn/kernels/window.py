"""The window of a convolution or a pooling, and the constants that a template has for it."""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Stored
from mgpusim.nn.kernels.items import grid_number, in_grid


class Window(msgspec.Struct, frozen=True):
    """A window: pairs are (vertical, horizontal), `pads` (top, left, bottom, right).

    >>> Window((3, 3), strides=(2, 2), pads=(1, 1, 1, 1)).output(ImageShape(1, 224, 224, 3), 32)
    ImageShape(n=1, h=112, w=112, c=32)
    """

    kernel: tuple[int, int] = (1, 1)
    strides: tuple[int, int] = (1, 1)
    dilations: tuple[int, int] = (1, 1)
    pads: tuple[int, int, int, int] = (0, 0, 0, 0)
    groups: int = 1

    def __post_init__(self) -> None:
        sizes = (*self.kernel, *self.strides, *self.dilations, self.groups)
        if min(sizes) < 1 or min(self.pads) < 0:
            raise InputError(f"window {self.label}: got a size or pad out of range, expected sizes from 1 and pads from 0")

    @property
    def label(self) -> str:
        """As tables name it: `3x3`, `3x3 s2`, `5x3 s2x1 d2`."""
        text = f"{self.kernel[0]}x{self.kernel[1]}"
        for letter, (down, across) in (("s", self.strides), ("d", self.dilations)):
            if (down, across) != (1, 1):
                text += f" {letter}{down}" + (f"x{across}" if across != down else "")
        return text + (f" g{self.groups}" if self.groups > 1 else "")

    @property
    def taps(self) -> int:
        return self.kernel[0] * self.kernel[1]

    @property
    def pointwise(self) -> bool:
        """Whether the window is one pixel, at every pixel."""
        return self.kernel == self.strides == (1, 1) and not any(self.pads)

    def output(self, shape: ImageShape, channels: int) -> ImageShape:
        sizes = [
            (size + self.pads[i] + self.pads[i + 2] - self.dilations[i] * (self.kernel[i] - 1) - 1) // self.strides[i] + 1
            for i, size in enumerate((shape.h, shape.w))
        ]
        return ImageShape(shape.n, sizes[0], sizes[1], channels)

    def transposed_output(self, shape: ImageShape, channels: int) -> ImageShape:
        """Return the least output of a transposed convolution of `shape`."""
        sizes = [
            (size - 1) * self.strides[i] + self.dilations[i] * (self.kernel[i] - 1) + 1 - self.pads[i] - self.pads[i + 2]
            for i, size in enumerate((shape.h, shape.w))
        ]
        return ImageShape(shape.n, sizes[0], sizes[1], channels)

    def constants(self) -> dict[str, object]:
        (kh, kw), (sy, sx), (dy, dx) = self.kernel, self.strides, self.dilations
        return {
            "KH": kh, "KW": kw, "STRIDE_Y": sy, "STRIDE_X": sx, "DILATION_Y": dy, "DILATION_X": dx,
            "PAD_Y": self.pads[0], "PAD_X": self.pads[1],
        }  # fmt: skip

    def border_constants(self, src: Stored, dst: Stored, block: tuple[int, int], staged: bool = False) -> dict[str, object]:
        """Return the constants of `border.h`: whether windows of real outputs, and of others of a block, leave the image.

        Parameters
        ----------
        block : columns and rows of an item.
        staged : items beyond the last read, too, since all of a group take part.
        """
        constants: dict[str, object] = {"BATCH": src.shape.n}
        axes = (("Y", dst.shape.h, src.shape.h, block[1]), ("X", dst.shape.w, src.shape.w, block[0]))
        for i, (letter, outputs, inputs, step) in enumerate(axes):
            reach = (outputs - 1) * self.strides[i] + self.dilations[i] * (self.kernel[i] - 1) - self.pads[i]
            constants[f"CHECK_{letter}"] = self.pads[i] > 0 or reach >= inputs
            constants[f"CLAMP_{letter}"] = staged or outputs % step != 0
        return constants

    def check(self, src: Stored, dst: Stored) -> None:
        """Raise `InputError` unless `dst` has the sizes of a convolution of `src`."""
        want = self.output(src.shape, dst.shape.c)
        if dst.shape != want:
            raise InputError(f"convolution {self.label} of {src.name}: {dst.name} has shape {dst.shape}, expected {want}")
        self.check_groups(src, dst)

    def check_depthwise(self, src: Stored, dst: Stored) -> None:
        """Raise `InputError` unless `dst` has the sizes of a convolution of `src` with a group for each channel."""
        self.check(src, dst)
        if not self.groups == src.shape.c == dst.shape.c:
            raise InputError(
                f"depthwise of {src.name}: got {self.groups} groups of {src.shape.c} to {dst.shape.c} channels, expected as many "
                "of each; others are grouped convolutions"
            )

    def check_groups(self, src: Stored, dst: Stored) -> None:
        """Raise `InputError` unless the groups divide the channels."""
        if src.shape.c % self.groups or dst.shape.c % self.groups:
            raise InputError(
                f"convolution {self.label} of {src.name}: "
                f"{self.groups} groups do not divide {src.shape.c} and {dst.shape.c} channels"
            )


def block_constants(grid: str, block: tuple[int, int, int], batch: int) -> dict[str, object]:
    """Return the constants of `grid.h`."""
    if min(block) < 1:
        raise InputError(f"block: got {block}, expected columns, rows and slices from 1")
    return {"GRID": grid_number(grid), "BLOCK_X": block[0], "BLOCK_Y": block[1], "BLOCK_S": block[2], "BATCH": batch}


def blocks_size(grid: str, block: tuple[int, int, int], dst: Stored) -> tuple[int, ...]:
    """Return the work items that compute `dst` in blocks of columns, rows and slices.

    >>> blocks_size("linear", (2, 1, 4), Stored("y", ImageShape(1, 28, 27, 64)))
    (392, 4)
    """
    columns, rows, slices = (
        -(-dst.shape.w // block[0]),
        -(-dst.shape.h // block[1]) * dst.shape.n,
        -(-dst.shape.slices // block[2]),
    )
    return in_grid(columns, rows, slices, grid)
