"""Residual networks.

v1: He et al., "Deep residual learning for image recognition", CVPR 2016, table 1. Networks of three convolutions a block exist
in two forms. `resnet50` strides in the 3x3 convolution, as torchvision, PaddlePaddle and the public ONNX model do.
`resnet50_v1` strides in the first 1x1 convolution, as the paper, Caffe, Keras and GluonCV do.

v2: He et al., "Identity mappings in deep residual networks", ECCV 2016: batch norm and relu stand before the convolutions. The
form is that of TensorFlow (slim and Keras): the last block of each stage strides, in its 3x3 convolution, and its shortcut is
subsampled. Batch norms before a block's first convolution cannot be folded into a convolution.
"""

from __future__ import annotations

from functools import partial

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

UNITS = {18: (2, 2, 2, 2), 34: (3, 4, 6, 3), 50: (3, 4, 6, 3), 101: (3, 4, 23, 3), 152: (3, 8, 36, 3)}
"""Blocks of each stage, by depth."""
WIDTHS = (64, 128, 256, 512)


def resnet_body(b: NetworkBuilder, x: str, depth: int, strided_first: bool) -> list[str]:
    """Add the layers of v1 before the classifier; return the output of each stage."""
    x = b.conv(x, 64, 7, 2, pad=3, activation="relu", name="conv1")
    x = b.max_pool(x, 3, 2, pad=1, name="pool1")
    stages = []
    for i, (width, units) in enumerate(zip(WIDTHS, UNITS[depth], strict=True)):
        for unit in range(units):
            stride, name = (2 if i and unit == 0 else 1), f"stage{i + 1}/unit{unit + 1}"
            x = basic_unit(b, x, width, stride, name) if depth < 50 else unit_v1(b, x, width, stride, strided_first, name)
        stages.append(x)
    return stages


def shortcut_v1(b: NetworkBuilder, x: str, channels: int, stride: int, name: str) -> str:
    """Add a 1x1 convolution to the shortcut where its shape changes."""
    if stride == 1 and b.channels(x) == channels:
        return x
    return b.conv(x, channels, 1, stride, pad=0, name=f"{name}/shortcut")


def basic_unit(b: NetworkBuilder, x: str, width: int, stride: int, name: str) -> str:
    y = b.conv(x, width, 3, stride, pad=1, activation="relu", name=f"{name}/conv1")
    y = b.conv(y, width, 3, pad=1, name=f"{name}/conv2")
    return b.add(y, shortcut_v1(b, x, width, stride, name), activation="relu", name=f"{name}/add")


def unit_v1(b: NetworkBuilder, x: str, width: int, stride: int, strided_first: bool, name: str) -> str:
    """Add a block of 1x1, 3x3 and 1x1 convolutions; the first strides, or the 3x3."""
    y = b.conv(x, width, 1, stride if strided_first else 1, pad=0, activation="relu", name=f"{name}/conv1")
    y = b.conv(y, width, 3, 1 if strided_first else stride, pad=1, activation="relu", name=f"{name}/conv2")
    y = b.conv(y, 4 * width, pad=0, name=f"{name}/conv3")
    return b.add(y, shortcut_v1(b, x, 4 * width, stride, name), activation="relu", name=f"{name}/add")


def resnet_v1(depth: int, strided_first: bool, b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    return b.classifier(resnet_body(b, x, depth, strided_first)[-1], classes)


def unit_v2(b: NetworkBuilder, x: str, width: int, stride: int, first: bool, name: str) -> str:
    """Add a block of v2; the first one of a stage has a 1x1 convolution as its shortcut."""
    before = b.norm(x, activation="relu", name=f"{name}/preact")
    if first:
        shortcut = b.conv(before, 4 * width, 1, stride, pad=0, norm=False, name=f"{name}/shortcut")
    else:
        shortcut = b.max_pool(x, 1, stride, pad=0, name=f"{name}/shortcut") if stride > 1 else x
    y = b.conv(before, width, pad=0, activation="relu", name=f"{name}/conv1")
    y = b.conv(y, width, 3, stride, pad=1, activation="relu", name=f"{name}/conv2")
    return b.add(shortcut, b.conv(y, 4 * width, pad=0, norm=False, name=f"{name}/conv3"), name=f"{name}/add")


def resnet_v2(depth: int, b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    """Build a residual network with batch norms before the convolutions."""
    x = b.conv(x, 64, 7, 2, pad=3, norm=False, name="conv1")
    x = b.max_pool(x, 3, 2, pad=1, name="pool1")
    for i, (width, units) in enumerate(zip(WIDTHS, UNITS[depth], strict=True)):
        for unit in range(units):
            stride = 2 if i < len(WIDTHS) - 1 and unit == units - 1 else 1
            x = unit_v2(b, x, width, stride, unit == 0, f"stage{i + 1}/unit{unit + 1}")
    return b.classifier(b.norm(x, activation="relu", name="postnorm"), classes)


for _depth in UNITS:
    _old = (f"resnet{_depth}_v1", f"resnet_v1_{_depth}") if _depth < 50 else ()
    add_network(
        f"resnet{_depth}", f"ResNet v1 of {_depth} layers" + (", stride in the 3x3 convolutions" if _depth >= 50 else ""),
        aliases=_old,
    )(partial(resnet_v1, _depth, False))  # fmt: skip
    if _depth >= 50:
        add_network(
            f"resnet{_depth}_v1", f"ResNet v1 of {_depth} layers, stride in the first 1x1 convolutions",
            aliases=(f"resnet_v1_{_depth}",),
        )(partial(resnet_v1, _depth, True))  # fmt: skip
        add_network(
            f"resnet{_depth}_v2", f"ResNet v2 of {_depth} layers: batch norm and relu before convolutions",
            aliases=(f"resnet_v2_{_depth}", *(("resnet_v2",) if _depth == 50 else ())),
        )(partial(resnet_v2, _depth))  # fmt: skip
