"""ICNet: Zhao et al., "ICNet for real-time semantic segmentation on high-resolution images", ECCV 2018, figure 2.

Three branches see the image at a quarter, half and full size. The widths are half of ResNet-50's, as in the network the authors
released after pruning. It has the 6.7 million parameters that AI Benchmark (Ignatov et al., ICCVW 2019, table 1) states.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

STAGES = ((32, 3, 1, 1), (64, 4, 2, 1), (128, 6, 1, 2), (256, 3, 1, 4))
"""Width of the inner convolutions, blocks, stride, dilation."""


def unit(b: NetworkBuilder, x: str, width: int, stride: int, dilation: int, name: str) -> str:
    """Add a residual block that strides in its first convolution."""
    y = b.conv(x, width, 1, stride, activation="relu", name=f"{name}/1x1_reduce")
    y = b.conv(y, width, 3, dilation=dilation, activation="relu", name=f"{name}/3x3")
    y = b.conv(y, 4 * width, name=f"{name}/1x1_increase")
    if b.channels(x) != 4 * width:
        x = b.conv(x, 4 * width, 1, stride, name=f"{name}/1x1_proj")
    return b.add(x, y, activation="relu", name=f"{name}/add")


def enlarged(b: NetworkBuilder, x: str, like: str, name: str) -> str:
    return b.resize(x, b.size(like), align_corners=True, name=name)


def pyramid(b: NetworkBuilder, x: str) -> str:
    """Add the means over windows of the whole image, half, a third and a sixth of it."""
    height, width = b.size(x)
    parts = [x]
    for bins in (1, 2, 3, 6):
        kernel = (-(-height // bins), -(-width // bins))
        y = b.operator(
            "avg_pool", [x], f"pyramid/pool{bins}", kernel=list(kernel), pads=[0] * 4,
            strides=[max(1, height // bins), max(1, width // bins)],
        )  # fmt: skip
        parts.append(enlarged(b, y, x, f"pyramid/resize{bins}"))
    return b.add(*parts, name="pyramid/sum")


def cascade(b: NetworkBuilder, low: str, high: str, name: str) -> str:
    """Add two branches: the lower one enlarged, through a dilated convolution, the higher one through a 1x1 convolution."""
    low = b.conv(enlarged(b, low, high, f"{name}/resize"), 128, 3, dilation=2, name=f"{name}/low")
    return b.add(low, b.conv(high, 128, name=f"{name}/high"), activation="relu", name=f"{name}/sum")


@add_network("icnet", "ICNet of half width, 768x1152", resolution=(768, 1152))
def icnet(b: NetworkBuilder, x: str, *, classes: int = 19) -> str:
    """Build ICNet; its output has a quarter of the input's sides, as the branch of full size ends there."""
    height, width = b.size(x)
    y = b.resize(x, (height // 2, width // 2), align_corners=True, name="data_sub2")
    for i, (channels, stride) in enumerate(((32, 2), (32, 1), (64, 1)), 1):
        y = b.conv(y, channels, 3, stride, activation="relu", name=f"conv1_{i}")
    y = b.max_pool(y, 3, 2, name="pool1")
    half = ""
    for stage, (inner, blocks, stride, dilation) in enumerate(STAGES, 2):
        for i in range(1, blocks + 1):
            y = unit(b, y, inner, stride if i == 1 else 1, dilation, f"conv{stage}_{i}")
            if stage == 3 and i == 1:
                half, (h, w) = y, b.size(y)
                y = b.resize(y, (-(-h // 2), -(-w // 2)), align_corners=True, name="conv3_1_sub4")
    y = b.conv(pyramid(b, y), 256, activation="relu", name="conv5_4")
    y = cascade(b, y, half, "sub24")
    full = x
    for i, channels in enumerate((32, 32, 64), 1):
        full = b.conv(full, channels, 3, 2, activation="relu", name=f"conv{i}_sub1")
    y = cascade(b, y, full, "sub12")
    h, w = b.size(y)
    y = b.resize(y, (2 * h, 2 * w), align_corners=True, name="sub12/enlarge")
    return b.conv(y, classes, norm=False, name="conv6_cls")
