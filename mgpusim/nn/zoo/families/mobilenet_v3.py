"""MobileNet V3: Howard et al., "Searching for MobileNetV3", ICCV 2019, tables 1 and 2.

Squeeze-and-excite stands behind the activation of the depthwise convolution. The layers behind the mean over the image are
1x1 convolutions, as in the models of torchvision, TensorFlow and PaddlePaddle.
"""

from __future__ import annotations

from typing import NamedTuple

from mgpusim.nn.zoo.builder import NetworkBuilder, divisible
from mgpusim.nn.zoo.catalogue import add_network


class BottleneckV3(NamedTuple):
    """A row of the paper's tables: widths, stride, whether it squeezes and excites, and its activation."""

    kernel: int
    expanded: int
    channels: int
    excites: bool
    activation: str
    stride: int


LARGE = (
    BottleneckV3(3, 16, 16, False, "relu", 1),
    BottleneckV3(3, 64, 24, False, "relu", 2),
    BottleneckV3(3, 72, 24, False, "relu", 1),
    BottleneckV3(5, 72, 40, True, "relu", 2),
    BottleneckV3(5, 120, 40, True, "relu", 1),
    BottleneckV3(5, 120, 40, True, "relu", 1),
    BottleneckV3(3, 240, 80, False, "hard_swish", 2),
    BottleneckV3(3, 200, 80, False, "hard_swish", 1),
    BottleneckV3(3, 184, 80, False, "hard_swish", 1),
    BottleneckV3(3, 184, 80, False, "hard_swish", 1),
    BottleneckV3(3, 480, 112, True, "hard_swish", 1),
    BottleneckV3(3, 672, 112, True, "hard_swish", 1),
    BottleneckV3(5, 672, 160, True, "hard_swish", 2),
    BottleneckV3(5, 960, 160, True, "hard_swish", 1),
    BottleneckV3(5, 960, 160, True, "hard_swish", 1),
)
SMALL = (
    BottleneckV3(3, 16, 16, True, "relu", 2),
    BottleneckV3(3, 72, 24, False, "relu", 2),
    BottleneckV3(3, 88, 24, False, "relu", 1),
    BottleneckV3(5, 96, 40, True, "hard_swish", 2),
    BottleneckV3(5, 240, 40, True, "hard_swish", 1),
    BottleneckV3(5, 240, 40, True, "hard_swish", 1),
    BottleneckV3(5, 120, 48, True, "hard_swish", 1),
    BottleneckV3(5, 144, 48, True, "hard_swish", 1),
    BottleneckV3(5, 288, 96, True, "hard_swish", 2),
    BottleneckV3(5, 576, 96, True, "hard_swish", 1),
    BottleneckV3(5, 576, 96, True, "hard_swish", 1),
)


def bottleneck_v3(b: NetworkBuilder, x: str, row: BottleneckV3, name: str) -> tuple[str, str]:
    """Add a block of MobileNet V3; return its output and what its first 1x1 convolution made."""
    return b.inverted_residual(
        x, row.channels, wide=row.expanded, activation=row.activation, kernel=row.kernel, stride=row.stride,
        excited=divisible(row.expanded / 4) if row.excites else 0, name=name,
    )  # fmt: skip


def build(b: NetworkBuilder, x: str, rows: tuple[BottleneckV3, ...], alpha: float, last: int, classes: int) -> str:
    """Add all layers; `last` is the width before the classifier."""
    x = b.conv(x, divisible(16 * alpha), 3, 2, activation="hard_swish", name="Conv")
    for i, row in enumerate(rows):
        thin = row._replace(expanded=divisible(row.expanded * alpha), channels=divisible(row.channels * alpha))
        x, _ = bottleneck_v3(b, x, thin, f"expanded_conv_{i}" if i else "expanded_conv")
    x = b.conv(x, 6 * b.channels(x), activation="hard_swish", name="Conv_1")
    x = b.global_pool(x, name="AvgPool")
    x = b.conv(x, divisible(last * max(1.0, alpha)), norm=False, activation="hard_swish", name="Conv_2")
    x = b.conv(x, classes, norm=False, name="Logits/Conv2d_1c_1x1")
    return b.softmax(b.reshape(x, (-1, classes), name="Logits/SpatialSqueeze"), name="Predictions/Softmax")


@add_network("mobilenet_v3_large", "MobileNet V3-large: hard swish, squeeze-and-excite",
             aliases=("mobilenet_v3", "mobilenet_v3_large_x1_0"))  # fmt: skip
def mobilenet_v3_large(b: NetworkBuilder, x: str, *, alpha: float = 1.0, classes: int = 1000) -> str:
    """Build MobileNet V3-large; `alpha` multiplies all widths, that before the classifier only if above 1."""
    return build(b, x, LARGE, alpha, 1280, classes)


@add_network("mobilenet_v3_small", "MobileNet V3-small: hard swish, squeeze-and-excite", aliases=("mobilenet_v3_small_x1_0",))
def mobilenet_v3_small(b: NetworkBuilder, x: str, *, alpha: float = 1.0, classes: int = 1000) -> str:
    """Build MobileNet V3-small; `alpha` as of the large one."""
    return build(b, x, SMALL, alpha, 1024, classes)
