"""NASNet-A: Zoph et al., "Learning transferable architectures for scalable image recognition", CVPR 2018, figure 4.

The mobile network has four cells a stage and 1056 channels in the end (4 @ 1056). A relu stands before each convolution, which
a batch norm follows. A cell reads the two cells before it. The older one is brought to its width, and to its size where that
differs, by two 1x1 convolutions side by side, one of which sees the image moved by a pixel.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network


def separable(b: NetworkBuilder, x: str, channels: int, kernel: int, name: str, stride: int = 1) -> str:
    """Add relu, a depthwise and a 1x1 convolution, twice; the first time with the stride."""
    for i, step in enumerate((stride, 1), 1):
        y = b.activation(x, "relu", name=f"{name}/relu{i}")
        y = b.depthwise(y, kernel, step, norm=False, bias=False, name=f"{name}/depthwise{i}")
        x = b.conv(y, channels, name=f"{name}/pointwise{i}")
    return x


def fitted(b: NetworkBuilder, older: str, x: str, channels: int, name: str) -> str:
    """Bring the output of the older cell to the size of the newer one and to `channels`."""
    if b.size(older) != b.size(x):
        y = b.activation(older, "relu", name=f"{name}/relu")
        first = b.avg_pool(y, 1, 2, pad="valid", name=f"{name}/pool1")
        moved = b.pad(y, 0, 0, 1, 1, name=f"{name}/pad")
        n, (height, width), c = b.shape(moved)[0], b.size(moved), b.channels(moved)
        moved = b.operator("slice", [moved], f"{name}/moved", starts=[0, 1, 1, 0], sizes=[n, height - 1, width - 1, c])
        second = b.avg_pool(moved, 1, 2, pad="valid", name=f"{name}/pool2")
        halves = [
            b.conv(part, channels // 2, norm=False, bias=False, name=f"{name}/conv{i}")
            for i, part in enumerate((first, second), 1)
        ]
        return b.norm(b.concat(halves, name=f"{name}/concat"), name=f"{name}/norm")
    if b.channels(older) != channels:
        return b.conv(b.activation(older, "relu", name=f"{name}/relu"), channels, name=f"{name}/conv")
    return older


def normal_cell(b: NetworkBuilder, x: str, older: str, channels: int, name: str) -> str:
    p = fitted(b, older, x, channels, f"{name}/older")
    h = b.conv(b.activation(x, "relu", name=f"{name}/relu"), channels, name=f"{name}/conv")

    def both(a: str, other: str, i: int) -> str:
        return b.add(a, other, name=f"{name}/add{i}")

    def pool(y: str, i: int) -> str:
        return b.avg_pool(y, 3, 1, name=f"{name}/pool{i}")

    parts = [
        p,
        both(separable(b, h, channels, 5, f"{name}/left1"), separable(b, p, channels, 3, f"{name}/right1"), 1),
        both(separable(b, p, channels, 5, f"{name}/left2"), separable(b, p, channels, 3, f"{name}/right2"), 2),
        both(pool(h, 3), p, 3),
        both(pool(p, 4), pool(p, 5), 4),
        both(separable(b, h, channels, 3, f"{name}/left5"), h, 5),
    ]
    return b.concat(parts, name=f"{name}/concat")


def reduction_cell(b: NetworkBuilder, x: str, older: str | None, channels: int, name: str) -> str:
    """Add a cell that halves the size; the first one of all has no older cell and reads its input twice."""
    p = x if older is None else fitted(b, older, x, channels, f"{name}/older")
    h = b.conv(b.activation(x, "relu", name=f"{name}/relu"), channels, name=f"{name}/conv")

    def split(y: str, kernel: int, side: str, stride: int = 2) -> str:
        return separable(b, y, channels, kernel, f"{name}/{side}", stride)

    first = b.add(split(h, 5, "left1"), split(p, 7, "right1"), name=f"{name}/add1")
    two = b.add(b.max_pool(h, 3, 2, name=f"{name}/pool2"), split(p, 7, "right2"), name=f"{name}/add2")
    three = b.add(b.avg_pool(h, 3, 2, name=f"{name}/pool3"), split(p, 5, "right3"), name=f"{name}/add3")
    four = b.add(two, b.avg_pool(first, 3, 1, name=f"{name}/pool4"), name=f"{name}/add4")
    five = b.add(split(first, 3, "left5", 1), b.max_pool(h, 3, 2, name=f"{name}/pool5"), name=f"{name}/add5")
    return b.concat([two, three, four, five], name=f"{name}/concat")


@add_network("nasnet_mobile", "NASNet-A mobile (4 @ 1056)", aliases=("nasnet", "nasnet_a_mobile"))
def nasnet_mobile(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    """Build NASNet-A mobile without the classifier of training."""
    channels = 1056 // 24
    first = b.conv(x, 32, 3, 2, pad="valid", name="stem_conv")
    second = reduction_cell(b, first, None, channels // 4, "stem_1")
    older, x = second, reduction_cell(b, second, first, channels // 2, "stem_2")
    for stage in range(3):
        width = channels * 2**stage
        if stage:
            older, x = x, reduction_cell(b, x, older, width, f"reduce_{stage}")
        for i in range(4):
            older, x = x, normal_cell(b, x, older, width, f"stage{stage + 1}/cell{i + 1}")
    return b.classifier(b.activation(x, "relu", name="last_relu"), classes)
