"""Inception V1 to V3.

V1 (GoogLeNet): Szegedy et al., "Going deeper with convolutions", CVPR 2015, table 1, with local response normalisation and
without the two classifiers of training. V2: Ioffe and Szegedy, "Batch normalization", ICML 2015, figure 5, with the first
convolution of the Caffe model (7x7, not separable). V3: Szegedy et al., "Rethinking the Inception architecture", CVPR 2016,
table 1, with the widths of TensorFlow's model.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

Layer = tuple[int, int, int]
"""Channels, height and width of the kernel."""


def chain(b: NetworkBuilder, x: str, layers: tuple[Layer, ...], name: str, *, stride: int = 1) -> str:
    """Add convolutions one behind the other, each with relu; if the last one strides, it sees nothing beyond the border."""
    for i, (channels, kh, kw) in enumerate(layers):
        last = i == len(layers) - 1
        pad, step = ("valid", stride) if last and stride > 1 else ("same", 1)
        x = b.conv(x, channels, (kh, kw), step, pad=pad, activation="relu", name=f"{name}/conv{i}_{kh}x{kw}")
    return x


def mixed(
    b: NetworkBuilder, x: str, chains: tuple[tuple[Layer, ...], ...], pooled: int, name: str, *, reduces: bool = False
) -> str:
    """Add branches side by side: chains of convolutions, and a pool.

    Parameters
    ----------
    pooled : channels of the 1x1 convolution behind the pool.
    reduces : the branches stride and the pool is a maximum without a convolution; else it is a mean.
    """
    if reduces:
        parts = [chain(b, x, layers, f"{name}/branch{i}", stride=2) for i, layers in enumerate(chains)]
        return b.concat([*parts, b.max_pool(x, 3, 2, pad="valid", name=f"{name}/pool")], name=f"{name}/concat")
    parts = [chain(b, x, layers, f"{name}/branch{i}") for i, layers in enumerate(chains)]
    pool = b.avg_pool(x, 3, 1, name=f"{name}/pool")
    return b.concat([*parts, chain(b, pool, ((pooled, 1, 1),), f"{name}/branch_pool")], name=f"{name}/concat")


# ---- V1 ----------------------------------------------------------------------------------------------------------------
V1_BLOCKS = {
    "3a": (64, 96, 128, 16, 32, 32), "3b": (128, 128, 192, 32, 96, 64), "4a": (192, 96, 208, 16, 48, 64),
    "4b": (160, 112, 224, 24, 64, 64), "4c": (128, 128, 256, 24, 64, 64), "4d": (112, 144, 288, 32, 64, 64),
    "4e": (256, 160, 320, 32, 128, 128), "5a": (256, 160, 320, 32, 128, 128), "5b": (384, 192, 384, 48, 128, 128),
}  # fmt: skip
"""Channels of 1x1, 3x3 reduce, 3x3, 5x5 reduce, 5x5 and pool projection."""


@add_network("inception_v1", "Inception V1 (GoogLeNet), with local response normalisation", aliases=("googlenet",))
def inception_v1(b: NetworkBuilder, x: str, *, ceil: bool = True, classes: int = 1000) -> str:
    """Build GoogLeNet; without `ceil` pools drop windows that reach over the border, as the public ONNX model does."""

    def conv(x: str, channels: int, kernel: int, name: str, stride: int = 1) -> str:
        return b.conv(x, channels, kernel, stride, pad=kernel // 2, norm=False, activation="relu", name=name)

    def pool(x: str, name: str) -> str:
        return b.max_pool(x, 3, 2, pad="valid", ceil=ceil, name=name)

    x = pool(conv(x, 64, 7, "conv1/7x7_s2", 2), "pool1/3x3_s2")
    x = conv(b.lrn(x, name="pool1/norm1"), 64, 1, "conv2/3x3_reduce")
    x = pool(b.lrn(conv(x, 192, 3, "conv2/3x3"), name="conv2/norm2"), "pool2/3x3_s2")
    for name, (single, three_in, three, five_in, five, projected) in V1_BLOCKS.items():
        if name in ("4a", "5a"):
            x = pool(x, f"pool{int(name[0]) - 1}/3x3_s2")
        stem = f"inception_{name}"
        parts = [
            conv(x, single, 1, f"{stem}/1x1"),
            conv(conv(x, three_in, 1, f"{stem}/3x3_reduce"), three, 3, f"{stem}/3x3"),
            conv(conv(x, five_in, 1, f"{stem}/5x5_reduce"), five, 5, f"{stem}/5x5"),
            conv(b.max_pool(x, 3, 1, pad=1, name=f"{stem}/pool"), projected, 1, f"{stem}/pool_proj"),
        ]
        x = b.concat(parts, name=f"{stem}/output")
    return b.classifier(x, classes)


# ---- V2 ----------------------------------------------------------------------------------------------------------------
V2_BLOCKS = {
    "3a": (64, 64, 64, 64, 96, "avg_pool", 32), "3b": (64, 64, 96, 64, 96, "avg_pool", 64),
    "3c": (0, 128, 160, 64, 96, "max_pool", 0), "4a": (224, 64, 96, 96, 128, "avg_pool", 128),
    "4b": (192, 96, 128, 96, 128, "avg_pool", 128), "4c": (160, 128, 160, 128, 160, "avg_pool", 96),
    "4d": (96, 128, 192, 160, 192, "avg_pool", 96), "4e": (0, 128, 192, 192, 256, "max_pool", 0),
    "5a": (352, 192, 320, 160, 224, "avg_pool", 128), "5b": (352, 192, 320, 192, 224, "max_pool", 128),
}  # fmt: skip
"""Channels of 1x1 (0: the block strides), 3x3 reduce, 3x3, double 3x3 reduce, both of double 3x3, pool, and its projection."""


@add_network("inception_v2", "Inception V2 (BN-Inception)", aliases=("bn_inception",))
def inception_v2(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    def conv(x: str, channels: int, kernel: int, name: str, stride: int = 1) -> str:
        return b.conv(x, channels, kernel, stride, pad=kernel // 2, activation="relu", name=name)

    x = b.max_pool(conv(x, 64, 7, "conv1/7x7_s2", 2), 3, 2, name="pool1/3x3_s2")
    x = conv(conv(x, 64, 1, "conv2/3x3_reduce"), 192, 3, "conv2/3x3")
    x = b.max_pool(x, 3, 2, name="pool2/3x3_s2")
    for name, (single, three_in, three, double_in, double, pool, projected) in V2_BLOCKS.items():
        stem, stride = f"inception_{name}", 1 if single else 2
        parts = [conv(x, single, 1, f"{stem}/1x1")] if single else []
        parts.append(conv(conv(x, three_in, 1, f"{stem}/3x3_reduce"), three, 3, f"{stem}/3x3", stride))
        y = conv(conv(x, double_in, 1, f"{stem}/double_3x3_reduce"), double, 3, f"{stem}/double_3x3_1")
        parts.append(conv(y, double, 3, f"{stem}/double_3x3_2", stride))
        pooled = (b.avg_pool if pool == "avg_pool" else b.max_pool)(x, 3, stride, name=f"{stem}/pool")
        parts.append(conv(pooled, projected, 1, f"{stem}/pool_proj") if projected else pooled)
        x = b.concat(parts, name=f"{stem}/output")
    return b.classifier(x, classes)


# ---- V3 ----------------------------------------------------------------------------------------------------------------
@add_network("inception_v3", "Inception V3: factorised convolutions", resolution=299)
def inception_v3(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    x = b.max_pool(stem_v3(b, x), 3, 2, pad="valid", name="MaxPool_5a_3x3")
    for name, pooled in (("Mixed_5b", 32), ("Mixed_5c", 64), ("Mixed_5d", 64)):
        chains = (((64, 1, 1),), ((48, 1, 1), (64, 5, 5)), ((64, 1, 1), (96, 3, 3), (96, 3, 3)))
        x = mixed(b, x, chains, pooled, name)
    x = mixed(b, x, (((384, 3, 3),), ((64, 1, 1), (96, 3, 3), (96, 3, 3))), 0, "Mixed_6a", reduces=True)
    for name, c in (("Mixed_6b", 128), ("Mixed_6c", 160), ("Mixed_6d", 160), ("Mixed_6e", 192)):
        seven = ((c, 1, 1), (c, 1, 7), (192, 7, 1))
        x = mixed(b, x, (((192, 1, 1),), seven, ((c, 1, 1), (c, 7, 1), (c, 1, 7), (c, 7, 1), (192, 1, 7))), 192, name)
    reducing = (((192, 1, 1), (320, 3, 3)), ((192, 1, 1), (192, 1, 7), (192, 7, 1), (192, 3, 3)))
    x = mixed(b, x, reducing, 0, "Mixed_7a", reduces=True)
    for name in ("Mixed_7b", "Mixed_7c"):
        x = widest(b, x, 320, (((384, 1, 1),), ((448, 1, 1), (384, 3, 3))), 384, 192, name)
    return b.classifier(x, classes)


def stem_v3(b: NetworkBuilder, x: str) -> str:
    """Add the first five convolutions and the pool among them, which the Inception-ResNets have, too."""
    x = b.max_pool(first_layers(b, x), 3, 2, pad="valid", name="MaxPool_3a_3x3")
    x = b.conv(x, 80, pad="valid", activation="relu", name="Conv2d_3b_1x1")
    return b.conv(x, 192, 3, pad="valid", activation="relu", name="Conv2d_4a_3x3")


def first_layers(b: NetworkBuilder, x: str) -> str:
    """Add the first three convolutions of V3 and of all that came after it."""
    x = b.conv(x, 32, 3, 2, pad="valid", activation="relu", name="Conv2d_1a_3x3")
    x = b.conv(x, 32, 3, pad="valid", activation="relu", name="Conv2d_2a_3x3")
    return b.conv(x, 64, 3, activation="relu", name="Conv2d_2b_3x3")


def widest(
    b: NetworkBuilder, x: str, first: int, chains: tuple[tuple[Layer, ...], ...], forked: int, pooled: int, name: str
) -> str:
    """Add a block whose chains end in a 1x3 and a 3x1 convolution side by side; the others are 1x1 convolutions."""
    parts = [chain(b, x, ((first, 1, 1),), f"{name}/branch0")]
    for i, layers in enumerate(chains, 1):
        parts.append(fork(b, chain(b, x, layers, f"{name}/branch{i}"), forked, f"{name}/branch{i}"))
    pool = b.avg_pool(x, 3, 1, name=f"{name}/pool")
    return b.concat([*parts, chain(b, pool, ((pooled, 1, 1),), f"{name}/branch_pool")], name=f"{name}/concat")


def fork(b: NetworkBuilder, x: str, channels: int, name: str) -> str:
    return b.concat(
        [chain(b, x, ((channels, 1, 3),), f"{name}/wide"), chain(b, x, ((channels, 3, 1),), f"{name}/high")],
        name=f"{name}/concat",
    )
