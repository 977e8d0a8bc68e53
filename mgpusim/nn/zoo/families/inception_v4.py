"""Inception V4 and the Inception-ResNets: Szegedy et al., "Inception-v4, Inception-ResNet and the impact of residual connections
on learning", AAAI 2017, figures 3 to 17.

Inception-ResNet-v2 has the stem and widths of TensorFlow's model (slim and Keras), which differ from the paper's figures.
Inception-ResNet-v1 is the face recognition network of the public FaceNet implementation. Its 22.8 million parameters are those
that AI Benchmark states (Ignatov et al., "AI Benchmark", ICCVW 2019, table 1), reached with an embedding of 128 numbers in
place of a classifier.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.inception import Layer, chain, first_layers, mixed, stem_v3, widest


# ---- V4 ----------------------------------------------------------------------------------------------------------------
@add_network("inception_v4", "Inception V4", resolution=299)
def inception_v4(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    x = stem_v4(b, x)
    for name in ("Mixed_5b", "Mixed_5c", "Mixed_5d", "Mixed_5e"):
        x = mixed(b, x, (((96, 1, 1),), ((64, 1, 1), (96, 3, 3)), ((64, 1, 1), (96, 3, 3), (96, 3, 3))), 96, name)
    x = mixed(b, x, (((384, 3, 3),), ((192, 1, 1), (224, 3, 3), (256, 3, 3))), 0, "Mixed_6a", reduces=True)
    for letter in "bcdefgh":
        short = ((192, 1, 1), (224, 1, 7), (256, 7, 1))
        long = ((192, 1, 1), (192, 7, 1), (224, 1, 7), (224, 7, 1), (256, 1, 7))
        x = mixed(b, x, (((384, 1, 1),), short, long), 128, f"Mixed_6{letter}")
    reducing = (((192, 1, 1), (192, 3, 3)), ((256, 1, 1), (256, 1, 7), (320, 7, 1), (320, 3, 3)))
    x = mixed(b, x, reducing, 0, "Mixed_7a", reduces=True)
    for name in ("Mixed_7b", "Mixed_7c", "Mixed_7d"):
        x = widest(b, x, 256, (((384, 1, 1),), ((384, 1, 1), (448, 3, 1), (512, 1, 3))), 256, 256, name)
    return b.classifier(x, classes)


def stem_v4(b: NetworkBuilder, x: str) -> str:
    """Add the layers before the first block, which halve the image three times in branches."""
    x = mixed(b, first_layers(b, x), (((96, 3, 3),),), 0, "Mixed_3a", reduces=True)
    parts = []
    for i, layers in enumerate((((64, 1, 1),), ((64, 1, 1), (64, 1, 7), (64, 7, 1)))):
        y = chain(b, x, layers, f"Mixed_4a/branch{i}")
        parts.append(b.conv(y, 96, 3, pad="valid", activation="relu", name=f"Mixed_4a/branch{i}/last_3x3"))
    x = b.concat(parts, name="Mixed_4a/concat")
    return mixed(b, x, (((192, 3, 3),),), 0, "Mixed_5a", reduces=True)


# ---- Inception-ResNets -------------------------------------------------------------------------------------------------
def residual(
    b: NetworkBuilder, x: str, chains: tuple[tuple[Layer, ...], ...], scale: float, name: str, *, last: bool = False
) -> str:
    """Add branches, a 1x1 convolution to the width of the input, and the input itself; the last one has no scale and relu."""
    y = b.concat([chain(b, x, layers, f"{name}/branch{i}") for i, layers in enumerate(chains)], name=f"{name}/concat")
    y = b.conv(y, b.channels(x), norm=False, name=f"{name}/up")
    if last:
        return b.add(x, y, name=f"{name}/add")
    return b.add(x, b.affine(y, scale, name=f"{name}/scale"), activation="relu", name=f"{name}/add")


@add_network("inception_resnet_v1", "Inception-ResNet v1 for face recognition, as in AI Benchmark", resolution=512,
             aliases=("inc_resnet_v1", "facenet"))  # fmt: skip
def inception_resnet_v1(b: NetworkBuilder, x: str, *, embedding: int = 128) -> str:
    """Build Inception-ResNet v1; its output is an embedding, not yet of length one."""
    x = b.conv(stem_v3(b, x), 256, 3, 2, pad="valid", activation="relu", name="Conv2d_4b_3x3")
    for i in range(1, 6):
        chains: tuple[tuple[Layer, ...], ...] = (((32, 1, 1),), ((32, 1, 1), (32, 3, 3)), ((32, 1, 1), (32, 3, 3), (32, 3, 3)))
        x = residual(b, x, chains, 0.17, f"Block35_{i}")
    x = mixed(b, x, (((384, 3, 3),), ((192, 1, 1), (192, 3, 3), (256, 3, 3))), 0, "Mixed_6a", reduces=True)
    for i in range(1, 11):
        x = residual(b, x, (((128, 1, 1),), ((128, 1, 1), (128, 1, 7), (128, 7, 1))), 0.10, f"Block17_{i}")
    reducing = (((256, 1, 1), (384, 3, 3)), ((256, 1, 1), (256, 3, 3)), ((256, 1, 1), (256, 3, 3), (256, 3, 3)))
    x = mixed(b, x, reducing, 0, "Mixed_7a", reduces=True)
    for i in range(1, 7):
        x = residual(b, x, (((192, 1, 1),), ((192, 1, 1), (192, 1, 3), (192, 3, 1))), 0.20, f"Block8_{i}", last=i == 6)
    x = b.fully_connected(b.global_pool(x, name="AvgPool_1a_8x8"), embedding, bias=b.folded, name="Bottleneck")
    return x if b.folded else b.norm(x, name="Bottleneck/norm")


@add_network("inception_resnet_v2", "Inception-ResNet v2", resolution=299, aliases=("inc_resnet_v2",))
def inception_resnet_v2(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    """Build Inception-ResNet v2 without the classifier of training."""
    x = b.max_pool(stem_v3(b, x), 3, 2, pad="valid", name="MaxPool_5a_3x3")
    x = mixed(b, x, (((96, 1, 1),), ((48, 1, 1), (64, 5, 5)), ((64, 1, 1), (96, 3, 3), (96, 3, 3))), 64, "Mixed_5b")
    for i in range(1, 11):
        chains: tuple[tuple[Layer, ...], ...] = (((32, 1, 1),), ((32, 1, 1), (32, 3, 3)), ((32, 1, 1), (48, 3, 3), (64, 3, 3)))
        x = residual(b, x, chains, 0.17, f"Block35_{i}")
    x = mixed(b, x, (((384, 3, 3),), ((256, 1, 1), (256, 3, 3), (384, 3, 3))), 0, "Mixed_6a", reduces=True)
    for i in range(1, 21):
        x = residual(b, x, (((192, 1, 1),), ((128, 1, 1), (160, 1, 7), (192, 7, 1))), 0.10, f"Block17_{i}")
    reducing = (((256, 1, 1), (384, 3, 3)), ((256, 1, 1), (288, 3, 3)), ((256, 1, 1), (288, 3, 3), (320, 3, 3)))
    x = mixed(b, x, reducing, 0, "Mixed_7a", reduces=True)
    for i in range(1, 11):
        x = residual(b, x, (((192, 1, 1),), ((192, 1, 1), (224, 1, 3), (256, 3, 1))), 0.20, f"Block8_{i}", last=i == 10)
    x = b.conv(x, 1536, activation="relu", name="Conv2d_7b_1x1")
    return b.classifier(x, classes)
