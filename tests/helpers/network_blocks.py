"""Blocks that convolutional networks are made of, as networks of their own with values: small, so that they can be executed."""

from __future__ import annotations

from collections.abc import Callable

from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.zoo.builder import NetworkBuilder

__all__ = ["BLOCKS"]


def inverted_residual() -> Graph:
    """A stem with stride 2, two blocks of MobileNet V2 (one with a residual, one with stride 2), and a classifier."""
    b = NetworkBuilder("inverted_residual", values=True)
    x = b.conv(b.input("x", (1, 15, 13, 3)), 8, 3, 2, activation="relu6")
    y = b.depthwise(b.conv(x, 20, activation="relu6"), activation="relu6")
    x = b.add(x, b.conv(y, 8))
    y = b.depthwise(b.conv(x, 18, activation="relu6"), 3, 2, activation="relu6")
    x = b.conv(y, 10)
    return b.graph((b.fully_connected(b.global_pool(x), 7),))


def residual() -> Graph:
    """A block of ResNet whose shortcut is a convolution, then one with none; channels enough for Winograd's methods."""
    b = NetworkBuilder("residual", values=True, folded=False)
    x = b.max_pool(b.conv(b.input("x", (1, 23, 24, 3)), 32, 5, 2, activation="relu"), 3, 2)
    y = b.conv(b.conv(x, 32, 3, activation="relu"), 36, 3)
    x = b.activation(b.add(y, b.conv(x, 36)), "relu")
    y = b.conv(b.conv(x, 36, 3, activation="relu"), 36, 3)
    return b.graph((b.add(x, y, activation="relu"),))


def winograd() -> Graph:
    """Convolutions of 3x3 with so many channels that every library takes Winograd's method."""
    b = NetworkBuilder("winograd", values=True)
    x = b.conv(b.input("x", (1, 14, 18, 3)), 64, 3, activation="relu")
    return b.graph((b.conv(b.conv(x, 64, 3, activation="relu"), 66, 3, pad=(2, 1, 0, 1)),))


def fire() -> Graph:
    """A fire module of SqueezeNet behind a convolution and a maximum."""
    b = NetworkBuilder("fire", values=True)
    x = b.max_pool(b.conv(b.input("x", (1, 16, 16, 3)), 12, 3, 2, norm=False, activation="relu"), 3, 2, pad="valid", ceil=True)
    x = b.conv(x, 6, norm=False, activation="relu")
    parts = [b.conv(x, 8, norm=False, activation="relu"), b.conv(x, 12, 3, norm=False, activation="relu")]
    return b.graph((b.avg_pool(b.conv(b.concat(parts), 9, norm=False), 3, 2),))


def inception() -> Graph:
    """Four branches of Inception-v3: 1x1, 7x1 behind 1x7, two 3x3, an average; once in whole slices and once not."""
    b = NetworkBuilder("inception", values=True)
    x = b.input("x", (1, 9, 10, 8))
    for sizes in ((8, 12, 4, 8), (5, 6, 7, 3)):
        one, seven, three, pooled = sizes
        parts = [
            b.conv(x, one, activation="relu"), b.conv(b.conv(b.conv(x, 4), seven, (1, 7)), seven, (7, 1), activation="relu"),
            b.conv(b.conv(b.conv(x, 5), 6, 3), three, 3), b.conv(b.avg_pool(x, 3, 1), pooled, activation="relu"),
        ]  # fmt: skip
        x = b.concat(parts)
    return b.graph((x,))


def shuffle_unit() -> Graph:
    """A unit of ShuffleNet V1 with grouped convolutions, and one of V2 with a split."""
    b = NetworkBuilder("shuffle_unit", values=True)
    x = b.input("x", (1, 8, 9, 24))
    y = b.shuffle(b.conv(x, 24, groups=3, activation="relu"), 3)
    x = b.add(x, b.conv(b.depthwise(y), 24, groups=3), activation="relu")
    left, right = b.split(x, (12, 12))
    right = b.conv(b.depthwise(b.conv(right, 12, activation="relu")), 12, activation="relu")
    x = b.shuffle(b.concat([left, right]), 2)
    pooled = b.avg_pool(x, 3, 2)
    return b.graph((b.concat([pooled, b.conv(x, 8, 3, 2)]),))


def squeeze_excite() -> Graph:
    """A block of MobileNet V3 with squeeze-and-excite and hard swish, and its head."""
    b = NetworkBuilder("squeeze_excite", values=True)
    x = b.conv(b.input("x", (1, 12, 12, 3)), 8, 3, 2, activation="hard_swish")
    y = b.squeeze_excite(b.depthwise(b.conv(x, 18, activation="hard_swish"), 5, activation="hard_swish"), 6)
    x = b.add(x, b.conv(y, 8))
    x = b.conv(b.global_pool(x), 16, norm=False, activation="hard_swish")
    return b.graph((b.reshape(b.conv(x, 5, norm=False), (1, 5)),))


def dense() -> Graph:
    """A block of DenseNet: batch norms before their convolutions, which no convolution takes in, and growing concatenations."""
    b = NetworkBuilder("dense", values=True, folded=False)
    x = b.conv(b.input("x", (1, 9, 9, 6)), 8, 3, norm=False, bias=False)
    for _ in range(2):
        y = b.conv(b.norm(x, activation="relu"), 12, norm=True, bias=False, activation="relu")
        x = b.concat([x, b.conv(y, 4, 3, norm=False, bias=False)])
    return b.graph((b.avg_pool(b.conv(b.norm(x, activation="relu"), 8, norm=False, bias=False), 2, 2),))


def decoder() -> Graph:
    """Dilated and transposed convolutions, images resized and cropped, softmax over the channels."""
    b = NetworkBuilder("decoder", values=True)
    x = b.conv(b.input("x", (1, 8, 8, 5)), 8, 3, dilation=2, activation="leaky_relu")
    x = b.conv_transpose(x, 6, 4, 2, activation="relu")
    y = b.conv_transpose(b.resize(x, (8, 7)), 6, 3, 2)
    y = b.crop(y, 14, 13)
    y = b.pad(b.activation(y, "prelu"), 1, 0, 1, 1)
    y = b.depth_to_space(b.conv(y, 12), 2)
    return b.graph((b.softmax(b.resize(y, (17, 18), mode="nearest")), b.activation(b.conv(x, 3), "sigmoid")))


def classic() -> Graph:
    """As AlexNet: response normalisation, fully connected layers over an image, several outputs of each channel."""
    b = NetworkBuilder("classic", values=True)
    x = b.lrn(b.conv(b.input("x", (1, 14, 14, 3)), 8, 5, 2, norm=False, activation="relu"))
    x = b.depthwise(b.max_pool(x, 3, 2, pad="valid"), multiplier=2, activation="elu")
    x = b.fully_connected(x, 20, activation="tanh")
    return b.graph((b.softmax(b.affine(b.fully_connected(x, 6), 0.5, 1.0)),))


BLOCKS: dict[str, Callable[[], Graph]] = {
    f.__name__: f
    for f in (
        inverted_residual, residual, winograd, fire, inception, shuffle_unit, squeeze_excite, dense, decoder, classic,
    )
}  # fmt: skip
"""By name."""
