"""Single-shot detectors: Liu et al., "SSD", ECCV 2016, on several bodies.

`ssd_mobilenet_v1`, `ssd_mobilenet_v2` and `ssdlite_mobilenet_v2` are TensorFlow's models for COCO at 300x300 (91 classes with the
background). `ssdlite_mobilenet_v3_large` is torchvision's at 320x320, whose last three blocks are half as wide as in the
classifier; Howard et al., ICCV 2019, section 6.3. It also stands for Paddle-Lite's SSD on MobileNet V3-large, of which only the
name is published. `ssd_512_mobilenet_v1` and `ssd_resnet50` are GluonCV's for VOC at 512x512
(21 classes), which Wang et al., ICPP 2019, measured.

Decoding of boxes and the suppression of overlapping ones are one operator, `detection_output`, which most libraries leave to the
host. The prior boxes are constants in TensorFlow's and torchvision's models; in GluonCV's an operator, `prior_box`, makes them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.nn.zoo.builder import NetworkBuilder, divisible
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.mobilenet import mobilenet_v1_body, mobilenet_v2_body
from mgpusim.nn.zoo.families.mobilenet_v3 import LARGE, bottleneck_v3
from mgpusim.nn.zoo.families.resnet import resnet_body

TF_EXTRAS = (512, 256, 256, 128)
GLUON_EXTRAS = (512, 512, 256, 256)
"""Channels of the images added behind the body, each half as large as the one before."""
TF_ANCHORS = (3, 6, 6, 6, 6, 6)
GLUON_ANCHORS = (4, 6, 6, 6, 4, 4)
"""Prior boxes of each pixel, by image."""


# ---- parts -------------------------------------------------------------------------------------------------------------
def extras(b: NetworkBuilder, x: str, widths: Sequence[int], activation: str, *, inner: Sequence[int], lite: bool) -> list[str]:
    """Add ever smaller images: a 1x1 convolution and a 3x3 one that strides, depthwise and 1x1 if `lite`."""
    maps = []
    for i, (channels, narrow) in enumerate(zip(widths, inner, strict=True), 1):
        x = b.conv(x, narrow, activation=activation, name=f"extra{i}/1x1")
        if lite:
            x = b.depthwise(x, 3, 2, activation=activation, name=f"extra{i}/depthwise")
            x = b.conv(x, channels, activation=activation, name=f"extra{i}/pointwise")
        else:
            x = b.conv(x, channels, 3, 2, activation=activation, name=f"extra{i}/3x3_s2")
        maps.append(x)
    return maps


def heads(
    b: NetworkBuilder, images: Sequence[str], anchors: Sequence[int], classes: int, *, kernel: int = 1, lite: bool = False
) -> tuple[str, str]:
    """Add the predictors of boxes and classes over all images; return both, (batch, boxes, 4) and (batch, boxes, classes)."""
    batch, parts = b.shape(images[0])[0], ([], [])  # type: tuple[int, tuple[list[str], list[str]]]
    for i, (x, count) in enumerate(zip(images, anchors, strict=True)):
        for part, what, each in zip(parts, ("boxes", "classes"), (4, classes), strict=True):
            name, y = f"predictor{i}/{what}", x
            if lite:
                y = b.depthwise(x, 3, activation="relu6", name=f"{name}/depthwise")
            y = b.conv(y, count * each, 1 if lite else kernel, norm=False, name=name)
            part.append(b.reshape(y, (batch, -1, each), name=f"{name}/reshape"))
    boxes, scores = (b.concat(part, axis=1, name=what) for part, what in zip(parts, ("boxes", "classes"), strict=True))
    return boxes, scores


def tensorflow_output(b: NetworkBuilder, boxes: str, scores: str, detections: int) -> tuple[str, ...]:
    """Add what TensorFlow's models end with: scores by sigmoid, and boxes, classes, scores and their number on the host."""
    batch, count, _ = b.shape(boxes)
    scores = b.activation(scores, "sigmoid", name="scores")
    shapes = [(batch, detections, 4), (batch, detections), (batch, detections), (batch,)]
    ends = [boxes, scores, b.constant("anchors", (count, 4), 0.5)]
    b.host("detection_output", ends, shapes, name="detection", background=1, best_class=True)
    return tuple(f"detection:{i}" for i in range(len(shapes)))


# ---- TensorFlow --------------------------------------------------------------------------------------------------------
@add_network("ssd_mobilenet_v1", "SSD on MobileNet V1, 300x300, COCO", resolution=300, aliases=("ssd_mobilenet_v1_coco",))
def ssd_mobilenet_v1(b: NetworkBuilder, x: str, *, classes: int = 91, detections: int = 100) -> tuple[str, ...]:
    """Build TensorFlow's SSD on MobileNet V1, with 1x1 predictors."""
    body = mobilenet_v1_body(b, x)
    more = extras(b, body[13], TF_EXTRAS, "relu6", inner=[c // 2 for c in TF_EXTRAS], lite=False)
    return tensorflow_output(b, *heads(b, [body[11], body[13], *more], TF_ANCHORS, classes), detections)


def on_mobilenet_v2(b: NetworkBuilder, x: str, lite: bool, classes: int, detections: int) -> tuple[str, ...]:
    """Add SSD on what block 13 of MobileNet V2 expands to and on its last 1x1 convolution."""
    outputs, expanded = mobilenet_v2_body(b, x)
    last = b.conv(outputs[max(outputs)], 1280, activation="relu6", name="Conv_1")
    more = extras(b, last, TF_EXTRAS, "relu6", inner=[c // 2 for c in TF_EXTRAS], lite=True)
    predicted = heads(b, [expanded[13], last, *more], TF_ANCHORS, classes, kernel=3, lite=lite)
    return tensorflow_output(b, *predicted, detections)


@add_network("ssd_mobilenet_v2", "SSD on MobileNet V2, 300x300, COCO", resolution=300, aliases=("ssd_mobilenet_v2_coco",))
def ssd_mobilenet_v2(b: NetworkBuilder, x: str, *, classes: int = 91, detections: int = 100) -> tuple[str, ...]:
    """Build TensorFlow's SSD on MobileNet V2, with 3x3 predictors and depthwise convolutions in the extra images only.

    So its parameters are the 16.8 million that Open Model Zoo states.
    """
    return on_mobilenet_v2(b, x, False, classes, detections)


@add_network("ssdlite_mobilenet_v2", "SSDLite on MobileNet V2, 300x300, COCO", resolution=300)
def ssdlite_mobilenet_v2(b: NetworkBuilder, x: str, *, classes: int = 91, detections: int = 100) -> tuple[str, ...]:
    """Build TensorFlow's SSDLite: each 3x3 convolution of the head is a depthwise and a 1x1 one."""
    return on_mobilenet_v2(b, x, True, classes, detections)


# ---- torchvision -------------------------------------------------------------------------------------------------------
@add_network("ssdlite_mobilenet_v3_large", "SSDLite on MobileNet V3-large, 320x320, COCO", resolution=320,
             aliases=("ssd_mobilenet_v3_large", "ssdlite320_mobilenet_v3_large", "ssd_mobilenet_v3"))  # fmt: skip
def ssdlite_mobilenet_v3_large(b: NetworkBuilder, x: str, *, classes: int = 91, detections: int = 300) -> str:
    """Build torchvision's SSDLite on what block 12 expands to and on the last 1x1 convolution."""
    x = b.conv(x, 16, 3, 2, activation="hard_swish", name="Conv")
    images = []
    for i, row in enumerate(LARGE):
        if i >= 12:
            wide = row.expanded if i == 12 else row.expanded // 2
            row = row._replace(channels=row.channels // 2, expanded=wide)
        x, expanded = bottleneck_v3(b, x, row, f"expanded_conv_{i}" if i else "expanded_conv")
        if i == 12:
            images.append(expanded)
    images.append(b.conv(x, divisible(6 * b.channels(x)), activation="hard_swish", name="Conv_1"))
    images += extras(b, images[-1], TF_EXTRAS, "relu6", inner=[c // 2 for c in TF_EXTRAS], lite=True)
    boxes, scores = heads(b, images, (6,) * 6, classes, lite=True)
    batch, count, _ = b.shape(boxes)
    anchors = b.constant("anchors", (count, 4), 0.5)
    scores = b.softmax(scores, name="scores")
    return b.host("detection_output", [boxes, scores, anchors], [(batch, detections, 6)], name="detection", background=1)


# ---- GluonCV -----------------------------------------------------------------------------------------------------------
def gluon(b: NetworkBuilder, images: list[str], classes: int, detections: int) -> str:
    """Add the extra images, 3x3 predictors, and the output as GluonCV has them."""
    images = images + extras(b, images[-1], GLUON_EXTRAS, "relu", inner=GLUON_EXTRAS, lite=False)
    boxes, scores = heads(b, images, GLUON_ANCHORS, classes, kernel=3)
    batch, priors = b.shape(boxes)[0], []
    for i, (x, count) in enumerate(zip(images, GLUON_ANCHORS, strict=True)):
        height, width = b.size(x)
        priors.append(b.host("prior_box", [x], [(1, height * width * count, 4)], name=f"prior_box{i}"))
    prior = b.concat(priors, axis=1, name="prior_boxes")
    scores = b.softmax(scores, name="scores")
    return b.host("detection_output", [boxes, scores, prior], [(batch, detections, 6)], name="detection", background=1)


@add_network("ssd_512_mobilenet_v1", "SSD on MobileNet V1, 512x512, VOC (GluonCV)", resolution=512,
             aliases=("ssd_512_mobilenet1.0", "ssd_512_mobilenet1.0_voc", "ssd_mobilenet1.0", "ssd_mobilenet"))  # fmt: skip
def ssd_512_mobilenet_v1(b: NetworkBuilder, x: str, *, classes: int = 21, detections: int = 100) -> str:
    body = mobilenet_v1_body(b, x)
    return gluon(b, [body[11], body[13]], classes, detections)


@add_network("ssd_resnet50", "SSD on ResNet-50 v1, 512x512, VOC (GluonCV)", resolution=512,
             aliases=("ssd_resnet50_v1", "ssd_512_resnet50_v1", "ssd_512_resnet50_v1_voc"))  # fmt: skip
def ssd_resnet50(b: NetworkBuilder, x: str, *, classes: int = 21, detections: int = 100) -> str:
    """Build GluonCV's SSD on ResNet-50, whose blocks stride in the first 1x1 convolution."""
    return gluon(b, resnet_body(b, x, 50, True)[2:], classes, detections)
