"""MobileNet V1 and V2.

V1: Howard et al., "MobileNets", arXiv 1704.04861, table 1. V2: Sandler et al., "MobileNetV2", CVPR 2018, table 2. Layers have the
names of TensorFlow's models, whose padding ("same") and classifier (a 1x1 convolution) are taken, too.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder, divisible
from mgpusim.nn.zoo.catalogue import add_network

V1_BLOCKS = ((64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2), *((512, 1),) * 5, (1024, 2), (1024, 1))
"""Channels and stride of each pair of a depthwise and a 1x1 convolution."""
V2_BLOCKS = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
"""Expansion, channels, repeats, and stride of the first of them."""


def mobilenet_v1_body(b: NetworkBuilder, x: str, alpha: float = 1.0) -> dict[int, str]:
    """Add the layers before the classifier; return the output of each pair by its number, from 1."""
    x = b.conv(x, v1_width(32, alpha), 3, 2, activation="relu6", name="Conv2d_0")
    layers = {}
    for i, (channels, stride) in enumerate(V1_BLOCKS, 1):
        x = b.depthwise(x, 3, stride, activation="relu6", name=f"Conv2d_{i}_depthwise")
        layers[i] = x = b.conv(x, v1_width(channels, alpha), activation="relu6", name=f"Conv2d_{i}_pointwise")
    return layers


def v1_width(channels: int, alpha: float) -> int:
    """Return the channels of a thinner network, at least 8 as in TensorFlow's model."""
    return max(8, int(channels * alpha))


@add_network("mobilenet_v1", "MobileNet V1: depthwise separable convolutions",
             aliases=("mobilenet", "mobilenet_v1_1.0", "mobilenet_1.0", "mobilenet_1.0_224", "mobilenets_v1"))  # fmt: skip
def mobilenet_v1(b: NetworkBuilder, x: str, *, alpha: float = 1.0, classes: int = 1000) -> str:
    """Build MobileNet V1; `alpha` multiplies all widths."""
    x = mobilenet_v1_body(b, x, alpha)[len(V1_BLOCKS)]
    return convolutional_classifier(b, x, classes)


def mobilenet_v2_body(
    b: NetworkBuilder, x: str, alpha: float = 1.0, output_stride: int = 32
) -> tuple[dict[int, str], dict[int, str]]:
    """Add the layers before the last 1x1 convolution.

    Where the image would get smaller than `output_stride`, convolutions are dilated instead.

    Returns
    -------
    The output of each block and what its first 1x1 convolution made, by the number of the block, from 0.
    """
    x = b.conv(x, divisible(32 * alpha), 3, 2, activation="relu6", name="Conv")
    outputs, expanded = {}, {}
    i, reached, dilation = 0, 2, 1
    for expansion, channels, repeats, first_stride in V2_BLOCKS:
        for repeat in range(repeats):
            stride, rate = (first_stride if repeat == 0 else 1), dilation
            if stride > 1 and reached == output_stride:
                stride, dilation = 1, dilation * stride
            reached *= stride
            name = f"expanded_conv_{i}" if i else "expanded_conv"
            outputs[i], expanded[i] = b.inverted_residual(
                x, divisible(channels * alpha), wide=b.channels(x) * expansion, activation="relu6", stride=stride, dilation=rate,
                name=name,
            )  # fmt: skip
            x, i = outputs[i], i + 1
    return outputs, expanded


@add_network("mobilenet_v2", "MobileNet V2: inverted residuals",
             aliases=("mobilenet_v2_224", "mobilenet_v2_1.0", "mobilenet_v2_1.0_224"))  # fmt: skip
def mobilenet_v2(b: NetworkBuilder, x: str, *, alpha: float = 1.0, classes: int = 1000) -> str:
    """Build MobileNet V2; `alpha` multiplies all widths, that of the last convolution only if above 1."""
    outputs, _ = mobilenet_v2_body(b, x, alpha)
    x = b.conv(outputs[max(outputs)], divisible(1280 * max(1.0, alpha)), activation="relu6", name="Conv_1")
    return convolutional_classifier(b, x, classes)


def convolutional_classifier(b: NetworkBuilder, x: str, classes: int) -> str:
    x = b.conv(b.global_pool(x, name="Logits/AvgPool"), classes, norm=False, name="Logits/Conv2d_1c_1x1")
    x = b.reshape(x, (-1, classes), name="Logits/SpatialSqueeze")
    return b.softmax(x, name="Predictions/Softmax")
