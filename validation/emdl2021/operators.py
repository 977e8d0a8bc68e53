"""The operator set: layers of the paper's six networks, at their shapes, as launches of our kernels on images.

Kinds are the paper's (footnote 4): C convolution; C1 1x1 convolution; S squeeze, here the 1x1 convolutions of SqueezeNet's fire
modules that reduce channels; P pooling; D2 and D1 depthwise convolution with stride 2 and 1. Shapes are those of the networks'
publications.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from mgpusim.workload.args import ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

__all__ = ["GPU", "KINDS", "OPERATORS", "Operator", "launch_of"]

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "examples"
GPU = "adreno-650"
KINDS = {"C": "convolution", "C1": "1x1 convolution", "S": "squeeze", "P": "pooling", "D2": "depthwise, stride 2",
         "D1": "depthwise, stride 1"}  # fmt: skip
GROUP = 128
"""Work items of a group: what frameworks for Adreno mostly take."""


@dataclass(frozen=True)
class Operator:
    """A layer: input of `size` x `size` pixels of `cin` channels, `cout` channels out, window, stride; where it is from."""

    kind: str
    size: int
    cin: int
    cout: int
    window: int
    stride: int
    network: str

    @property
    def out(self) -> int:
        """Rows and columns of the output."""
        return -(-self.size // self.stride)

    @property
    def name(self) -> str:
        """A short name: kind, input, channels."""
        channels = f"{self.cin}" if self.kind in ("P", "D1", "D2") else f"{self.cin}-{self.cout}"
        return f"{self.kind} {self.size} {channels}" + (f" k{self.window}" if self.kind in ("C", "P") else "")

    @property
    def mflop(self) -> float:
        """Floating-point operations, an FMA counts two; of pooling its comparisons."""
        pixels = self.out * self.out * self.window * self.window
        per_pixel = self.cin if self.kind == "P" else 2 * self.cin if self.kind in ("D1", "D2") else 2 * self.cin * self.cout
        return pixels * per_pixel / 1e6


def _op(kind: str, size: int, cin: int, cout: int, window: int, stride: int, network: str) -> Operator:
    return Operator(kind, size, cin, cout, window, stride, network)


V1, V2, INC, RES, SQ, DL = "MobileNet-V1", "MobileNet-V2", "Inception-V3", "ResNet-V2", "SqueezeNet-V1", "DeepLab-V3"
OPERATORS = (
    _op("C", 224, 4, 32, 3, 2, f"{V1}, {V2}"),
    _op("C", 224, 4, 64, 7, 2, RES),
    _op("C", 56, 64, 64, 3, 1, RES),
    _op("C", 28, 128, 128, 3, 1, RES),
    _op("C", 14, 256, 256, 3, 1, RES),
    _op("C", 35, 96, 96, 3, 1, INC),
    _op("C", 17, 128, 128, 7, 1, INC),
    _op("C", 55, 16, 64, 3, 1, SQ),
    _op("C", 13, 48, 192, 3, 1, SQ),
    _op("C1", 112, 32, 64, 1, 1, V1),
    _op("C1", 56, 64, 128, 1, 1, V1),
    _op("C1", 28, 256, 256, 1, 1, V1),
    _op("C1", 14, 512, 512, 1, 1, V1),
    _op("C1", 56, 24, 144, 1, 1, V2),
    _op("C1", 28, 32, 192, 1, 1, V2),
    _op("C1", 14, 64, 384, 1, 1, V2),
    _op("C1", 7, 160, 960, 1, 1, V2),
    _op("C1", 33, 320, 256, 1, 1, DL),
    _op("C1", 35, 288, 64, 1, 1, INC),
    _op("C1", 28, 512, 128, 1, 1, RES),
    _op("S", 55, 64, 16, 1, 1, SQ),
    _op("S", 55, 128, 16, 1, 1, SQ),
    _op("S", 27, 256, 32, 1, 1, SQ),
    _op("S", 13, 384, 48, 1, 1, SQ),
    _op("S", 13, 512, 64, 1, 1, SQ),
    _op("P", 112, 64, 64, 3, 2, RES),
    _op("P", 147, 64, 64, 3, 2, INC),
    _op("P", 55, 128, 128, 3, 2, SQ),
    _op("P", 27, 256, 256, 3, 2, SQ),
    _op("D2", 112, 64, 64, 3, 2, V1),
    _op("D2", 56, 144, 144, 3, 2, V2),
    _op("D2", 14, 576, 576, 3, 2, V2),
    _op("D1", 112, 32, 32, 3, 1, f"{V1}, {V2}"),
    _op("D1", 56, 144, 144, 3, 1, V2),
    _op("D1", 28, 192, 192, 3, 1, V2),
    _op("D1", 14, 512, 512, 3, 1, V1),
    _op("D1", 7, 960, 960, 3, 1, V2),
    _op("D1", 33, 384, 384, 3, 1, DL),
)


def _image(width: int, height: int, access: str = "read") -> ImageArg:
    init = Init("zeros") if access == "write" else Init("uniform")
    return ImageArg("image2d", width, height, channels="RGBA", dtype="float32", access=access, init=init)


def _int(*values: int) -> ScalarArg:
    return ScalarArg("int32", values)


def _local(blocks: int, rows: int, slices: int) -> tuple[int, int, int]:
    """A group of `GROUP` items: as wide as the row up to 8, as deep as the slices up to 4, the rest by column."""

    def power(limit: int, most: int) -> int:
        n = 1
        while n < min(limit, most):
            n *= 2
        return n

    x, z = power(blocks, 8), power(slices, 4)
    y = min(power(rows, 64), GROUP // (x * z))
    return x, y, GROUP // (x * y)


def _odd_local(blocks: int, rows: int, slices: int) -> tuple[int, int, int]:
    """A group that divides the launch and is not whole warps, where there is one: parts of it end in the middle of a warp."""
    found = [
        (x, y, z)
        for x in range(1, blocks + 1) if blocks % x == 0
        for y in range(1, rows + 1) if rows % y == 0
        for z in range(1, slices + 1) if slices % z == 0 and 32 <= x * y * z <= GROUP
    ]  # fmt: skip
    return max(found, key=lambda s: (s[0] * s[1] * s[2] % 64 != 0, s[0] * s[1] * s[2]))


def launch_of(op: Operator, batch: int = 1, odd: bool = False) -> Launch:
    """Return the launch of an operator.

    Parameters
    ----------
    batch : inputs, one below the other in the images, as frameworks for phones keep them.
    odd : without padding, in groups that are not whole warps.
    """
    si, so = -(-op.cin // 4), -(-op.cout // 4)
    out, tall, high = op.out, op.out * batch, op.size * batch
    blocks = -(-out // 4)
    local = _odd_local(blocks, tall, so) if odd else _local(blocks, tall, so)
    src, dst = _image(si * op.size, high), _image(so * out, tall, "write")
    if op.kind in ("C1", "S"):
        args = (src, _image(4 * si, so), _image(so, 1), dst, _int(op.size), _int(high), _int(si), _int(so))
        return Launch(EXAMPLES / "conv1x1_image.cl", "conv1x1_image", (blocks, tall, so), args, local, pad=not odd)
    if op.kind == "C":
        pad = op.window // 2
        taps = op.window * op.window
        args = (src, _image(4 * si, taps * so), _image(so, 1), dst, _int(op.size, out, si, so), _int(tall),
                _int(op.window, op.window), _int(op.stride), _int(pad, pad))  # fmt: skip
        return Launch(HERE / "operators.cl", "conv", (blocks, tall, so), args, local, pad=not odd)
    if op.kind in ("D1", "D2"):
        args = (src, _image(9, so), _image(so, 1), dst, _int(op.size, out, tall, so), _int(op.stride))
        return Launch(HERE / "operators.cl", "depthwise", (blocks, tall, so), args, local, pad=not odd)
    args = (src, dst, _int(op.size, high), _int(out, tall), _int(so), _int(op.window), _int(op.stride), _int(1))
    local = _odd_local(out, tall, so) if odd else _local(out, tall, so)
    return Launch(EXAMPLES / "maxpool_image.cl", "maxpool_image", (out, tall, so), args, local, pad=not odd)
