"""Networks found by search, of inverted residuals: EfficientNet-lite and MnasNet.

EfficientNet: Tan and Le, ICML 2019, table 1; the lite form (Liu, "Higher accuracy on vision models with EfficientNet-Lite",
TensorFlow blog, 2020) has no squeeze-and-excite, relu6 for swish, and neither widens nor repeats the first and the last layers.
MnasNet-B1: Tan et al., "MnasNet", CVPR 2019, without squeeze-and-excite.
"""

from __future__ import annotations

import math
from functools import partial

from mgpusim.nn.zoo.builder import NetworkBuilder, divisible
from mgpusim.nn.zoo.catalogue import add_network

Stage = tuple[int, int, int, int, int]
"""Kernel, stride of the first block, expansion, channels, repeats."""

EFFICIENTNET: tuple[Stage, ...] = (
    (3, 1, 1, 16, 1), (3, 2, 6, 24, 2), (5, 2, 6, 40, 2), (3, 2, 6, 80, 3), (5, 1, 6, 112, 3), (5, 2, 6, 192, 4),
    (3, 1, 6, 320, 1),
)  # fmt: skip
MNASNET: tuple[Stage, ...] = (
    (3, 1, 1, 16, 1), (3, 2, 3, 24, 3), (5, 2, 3, 40, 3), (5, 2, 6, 80, 3), (3, 1, 6, 96, 2), (5, 2, 6, 192, 4),
    (3, 1, 6, 320, 1),
)  # fmt: skip
LITE = {0: (1.0, 1.0, 224), 1: (1.0, 1.1, 240), 2: (1.1, 1.2, 260), 3: (1.2, 1.4, 280), 4: (1.4, 1.8, 300)}
"""Factors of width and depth, and resolution."""


def stages(b: NetworkBuilder, x: str, rows: tuple[Stage, ...], activation: str) -> str:
    for i, (kernel, first_stride, expansion, channels, repeats) in enumerate(rows, 1):
        for repeat in range(repeats):
            name, stride = f"stage{i}/block{repeat + 1}", first_stride if repeat == 0 else 1
            x, _ = b.inverted_residual(
                x, channels, wide=b.channels(x) * expansion, activation=activation, kernel=kernel, stride=stride, name=name
            )
    return x


def efficientnet_lite(width: float, depth: float, b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    rows = []
    for i, (kernel, stride, expansion, channels, repeats) in enumerate(EFFICIENTNET):
        ends = i in (0, len(EFFICIENTNET) - 1)
        rows.append((kernel, stride, expansion, divisible(channels * width), repeats if ends else math.ceil(repeats * depth)))
    x = b.conv(x, 32, 3, 2, activation="relu6", name="stem")
    x = b.conv(stages(b, x, tuple(rows), "relu6"), 1280, activation="relu6", name="head")
    return b.classifier(x, classes)


for _number, (_width, _depth, _resolution) in LITE.items():
    add_network(f"efficientnet_lite{_number}", f"EfficientNet-lite{_number}", resolution=_resolution)(
        partial(efficientnet_lite, _width, _depth)
    )


@add_network("mnasnet_b1", "MnasNet-B1", aliases=("mnasnet", "mnasnet_1.0"))
def mnasnet_b1(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    """Build MnasNet-B1; its first stage is a depthwise and a 1x1 convolution."""
    x = b.conv(x, 32, 3, 2, activation="relu", name="stem")
    x = b.conv(stages(b, x, MNASNET, "relu"), 1280, activation="relu", name="head")
    return b.classifier(x, classes)
