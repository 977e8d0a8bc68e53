"""SqueezeNet: Iandola et al., "SqueezeNet", arXiv 1602.07360, table 1, and the authors' smaller version 1.1.

Windows of pools that begin inside the image count (`ceil`), as in Caffe, where the networks come from, and in torchvision.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

FIRES = ((16, 64), (16, 64), (32, 128), (32, 128), (48, 192), (48, 192), (64, 256), (64, 256))
"""Channels of the squeezing convolution and of each expanding one, of fire 2 to 9."""


def fire(b: NetworkBuilder, x: str, squeezed: int, expanded: int, name: str) -> str:
    x = b.conv(x, squeezed, norm=False, activation="relu", name=f"{name}/squeeze1x1")
    pointwise = b.conv(x, expanded, norm=False, activation="relu", name=f"{name}/expand1x1")
    three = b.conv(x, expanded, 3, norm=False, activation="relu", name=f"{name}/expand3x3")
    return b.concat([pointwise, three], name=f"{name}/concat")


def build(
    b: NetworkBuilder, x: str, channels: int, kernel: int, pooled_before: tuple[int, ...], ceil: bool, classes: int
) -> str:  # fmt: skip
    """Add all layers; a pool stands before each fire of `pooled_before`."""
    x = b.conv(x, channels, kernel, 2, pad="valid", norm=False, activation="relu", name="conv1")
    for i, (squeezed, expanded) in enumerate(FIRES, 2):
        if i in pooled_before:
            x = b.max_pool(x, 3, 2, pad="valid", ceil=ceil, name=f"pool{i - 1}")
        x = fire(b, x, squeezed, expanded, f"fire{i}")
    x = b.conv(x, classes, norm=False, activation="relu", name="conv10")
    x = b.reshape(b.global_pool(x, name="pool10"), (-1, classes), name="flatten")
    return b.softmax(x, name="softmax")


@add_network("squeezenet_v1_0", "SqueezeNet 1.0: fire modules", aliases=("squeezenet", "squeezenet_v1", "squeezenet_1.0"))
def squeezenet_v1_0(b: NetworkBuilder, x: str, *, ceil: bool = True, classes: int = 1000) -> str:
    """Build SqueezeNet 1.0 with the 7x7 convolution and the pools of the released model."""
    return build(b, x, 96, 7, (2, 5, 9), ceil, classes)


@add_network("squeezenet_v1_1", "SqueezeNet 1.1: as 1.0 with earlier pools", aliases=("squeezenet_1.1",))
def squeezenet_v1_1(b: NetworkBuilder, x: str, *, ceil: bool = True, classes: int = 1000) -> str:
    return build(b, x, 64, 3, (2, 4, 6), ceil, classes)
