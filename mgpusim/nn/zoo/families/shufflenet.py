"""ShuffleNets.

V1: Zhang et al., "ShuffleNet", CVPR 2018, table 1 and figure 2. V2: Ma et al., "ShuffleNet V2", ECCV 2018, table 5 and figure 3.
The public ONNX model of V1 differs from the paper: stages of 136, 272 and 544 channels in four groups, inner convolutions as
wide as the outer ones, and groups in the very first 1x1 convolution.
"""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

V1_WIDTHS = {1: 144, 2: 200, 3: 240, 4: 272, 8: 384}
"""Channels of the first stage by groups; each further stage has twice as many."""
V2_WIDTHS = {0.5: (48, 96, 192, 1024), 1.0: (116, 232, 464, 1024), 1.5: (176, 352, 704, 1024), 2.0: (244, 488, 976, 2048)}
"""Channels of the stages and of the last convolution, by width."""
REPEATS = (4, 8, 4)


def stem(b: NetworkBuilder, x: str) -> str:
    """Add the first convolution and pool, the same in both versions."""
    x = b.conv(x, 24, 3, 2, pad=1, activation="relu", name="conv1")
    return b.max_pool(x, 3, 2, pad=1, name="pool1")


# ---- V1 ----------------------------------------------------------------------------------------------------------------
def unit_v1(
    b: NetworkBuilder, x: str, channels: int, inner: int, groups: int, first_groups: int, strided: bool, name: str
) -> str:
    """Add a unit; a strided one has its input, pooled, beside its own channels, others add it."""
    width = channels - b.channels(x) if strided else channels
    y = b.conv(x, inner, groups=first_groups, activation="relu", name=f"{name}/conv1")
    if groups > 1:
        y = b.shuffle(y, groups, name=f"{name}/shuffle")
    y = b.depthwise(y, 3, 2 if strided else 1, pad=1, name=f"{name}/depthwise")
    y = b.conv(y, width, groups=groups, name=f"{name}/conv2")
    if not strided:
        return b.add(x, y, activation="relu", name=f"{name}/add")
    pooled = b.avg_pool(x, 3, 2, pad=1, padded=True, name=f"{name}/pool")
    return b.activation(b.concat([pooled, y], name=f"{name}/concat"), "relu", name=f"{name}/relu")


def stages_v1(b: NetworkBuilder, x: str, width: int, groups: int, published: bool) -> str:
    """Add all stages; those of the public ONNX model unless `published` in the paper."""
    for stage, repeats in enumerate(REPEATS):
        channels = width * 2**stage
        for i in range(repeats):
            inner = channels // 4 if published else channels - (b.channels(x) if i == 0 else 0)
            first_groups = 1 if published and stage == i == 0 else groups
            x = unit_v1(b, x, channels, inner, groups, first_groups, i == 0, f"stage{stage + 2}/unit{i + 1}")
    return x


@add_network("shufflenet_v1", "ShuffleNet V1, three groups of channels", aliases=("shufflenet", "shufflenet_v1_g3"))
def shufflenet_v1(b: NetworkBuilder, x: str, *, groups: int = 3, classes: int = 1000) -> str:
    if groups not in V1_WIDTHS:
        raise InputError(f"got groups {groups}, expected one of {', '.join(map(str, V1_WIDTHS))}")
    return b.classifier(stages_v1(b, stem(b, x), V1_WIDTHS[groups], groups, True), classes)


@add_network("shufflenet_v1_onnx", "ShuffleNet V1 of the ONNX model zoo", aliases=("shufflenet_onnx",))
def shufflenet_v1_onnx(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    return b.classifier(stages_v1(b, stem(b, x), 136, 4, False), classes)


# ---- V2 ----------------------------------------------------------------------------------------------------------------
def unit_v2(b: NetworkBuilder, x: str, channels: int, strided: bool, name: str) -> str:
    """Add a unit: half of the channels pass by; a strided unit has convolutions in both halves."""
    half = channels // 2
    if strided:
        left = b.depthwise(x, 3, 2, pad=1, name=f"{name}/left/depthwise")
        left, right = b.conv(left, half, activation="relu", name=f"{name}/left/conv"), x
    else:
        left, right = b.split(x, (half, half), name=f"{name}/split")
    y = b.conv(right, half, activation="relu", name=f"{name}/right/conv1")
    y = b.depthwise(y, 3, 2 if strided else 1, pad=1, name=f"{name}/right/depthwise")
    y = b.conv(y, half, activation="relu", name=f"{name}/right/conv2")
    return b.shuffle(b.concat([left, y], name=f"{name}/concat"), 2, name=f"{name}/shuffle")


@add_network("shufflenet_v2", "ShuffleNet V2", aliases=("shufflenet_v2_x1_0",))
def shufflenet_v2(b: NetworkBuilder, x: str, *, width: float = 1.0, classes: int = 1000) -> str:
    if width not in V2_WIDTHS:
        raise InputError(f"got width {width}, expected one of {', '.join(map(str, V2_WIDTHS))}")
    x = stem(b, x)
    *stages, last = V2_WIDTHS[width]
    for stage, (channels, repeats) in enumerate(zip(stages, REPEATS, strict=True), 2):
        for i in range(repeats):
            x = unit_v2(b, x, channels, i == 0, f"stage{stage}/unit{i + 1}")
    return b.classifier(b.conv(x, last, activation="relu", name="conv5"), classes)
