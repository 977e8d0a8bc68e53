"""Networks of plain convolutions: VGG and AlexNet.

VGG: Simonyan and Zisserman, "Very deep convolutional networks", ICLR 2015, table 1, D and E. AlexNet: Krizhevsky et al.,
"ImageNet classification with deep convolutional neural networks", NeurIPS 2012, in Caffe's form for one GPU, whose convolutions
in two groups stand for the paper's two GPUs.
"""

from __future__ import annotations

from functools import partial

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

WIDTHS = (64, 128, 256, 512, 512)
REPEATS = {16: (2, 2, 3, 3, 3), 19: (2, 2, 4, 4, 4)}
"""Convolutions of each stage, by depth."""


def vgg(depth: int, b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    for stage, (channels, repeats) in enumerate(zip(WIDTHS, REPEATS[depth], strict=True), 1):
        for i in range(1, repeats + 1):
            x = b.conv(x, channels, 3, norm=False, activation="relu", name=f"conv{stage}_{i}")
        x = b.max_pool(x, 2, 2, pad="valid", name=f"pool{stage}")
    return dense_classifier(b, x, classes)


def dense_classifier(b: NetworkBuilder, x: str, classes: int) -> str:
    x = b.fully_connected(x, 4096, activation="relu", name="fc6")
    x = b.fully_connected(x, 4096, activation="relu", name="fc7")
    return b.softmax(b.fully_connected(x, classes, name="fc8"), name="softmax")


for _depth in REPEATS:
    add_network(f"vgg{_depth}", f"VGG of {_depth} layers")(partial(vgg, _depth))


@add_network("alexnet", "AlexNet, two groups of channels", resolution=227, aliases=("bvlc_alexnet",))
def alexnet(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    x = b.conv(x, 96, 11, 4, pad="valid", norm=False, activation="relu", name="conv1")
    x = b.max_pool(b.lrn(x, name="norm1"), 3, 2, pad="valid", name="pool1")
    x = b.conv(x, 256, 5, groups=2, norm=False, activation="relu", name="conv2")
    x = b.max_pool(b.lrn(x, name="norm2"), 3, 2, pad="valid", name="pool2")
    x = b.conv(x, 384, 3, norm=False, activation="relu", name="conv3")
    x = b.conv(x, 384, 3, groups=2, norm=False, activation="relu", name="conv4")
    x = b.conv(x, 256, 3, groups=2, norm=False, activation="relu", name="conv5")
    x = b.max_pool(x, 3, 2, pad="valid", ceil=True, name="pool5")
    return dense_classifier(b, x, classes)
