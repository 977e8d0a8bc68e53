"""The operators that APSys'20 measures, as launches of our kernels at its shapes."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mgpusim.workload.args import BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch, load_launch

__all__ = ["DEVICES", "conv_image", "conv_pair", "depthwise"]

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "examples"

DEVICES = {"hikey970": "mali-g72-mp12", "vivo_x30": "mali-g76-mp5", "pixel3xl": "adreno-630", "mi9": "adreno-640"}
"""The paper's devices (table 1) and the shipped preset that is each one's GPU."""


def conv_image() -> Launch:
    """Convolution 3x3, 56 x 56 x 256 to 256 channels: the shipped example, one pixel of four channels an item."""
    return load_launch(EXAMPLES / "conv3x3_image.toml")


def conv_pair(width: int = 56, height: int = 56, cin: int = 256, cout: int = 256, *, buffers: bool = False) -> Launch:
    """Convolution 3x3 of two pixels of four channels an item, the proportions that equation (6) implies."""
    si, so = -(-cin // 4), -(-cout // 4)

    def image(wide: int, high: int, access: str = "read") -> ImageArg:
        return ImageArg("image2d", wide, high, dtype="float32", channels="RGBA", access=access)

    if buffers:
        # one texel more than the border: of an odd width the last item's second pixel reads it, and drops the result
        src = BufferArg("float32", (si * (height + 2) * (width + 2) + 1) * 4)
        weights = BufferArg("float32", 9 * so * 4 * si * 4)
    else:
        src, weights = image(si * width, height), image(4 * si, 9 * so)
    dst = msgspec.structs.replace(image(so * width, height, "write"), init=Init("zeros"))
    args = (src, weights, image(so, 1), dst, ScalarArg("int32", (width, height, si, so)))
    options = "-DBUFFERS" if buffers else ""
    source = HERE / "conv3x3_pair.cl"
    return Launch(source, "conv3x3_pair", (-(-width // 2), height, so), args, pad=True, options=options)


def depthwise() -> Launch:
    """Depthwise 3x3, 56 x 56 x 128: the shipped example, one pixel of four channels an item."""
    return msgspec.structs.replace(load_launch(EXAMPLES / "depthwise3x3.toml"), pad=True)
