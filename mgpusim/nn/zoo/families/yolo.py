"""YOLOv3: Redmon and Farhadi, "YOLOv3: an incremental improvement", arXiv 1804.02767, table 1, and its tiny form.

Boxes are decoded by operators (sigmoid, exponential, offsets and anchors as constants), as in GluonCV and in ONNX models. The
suppression of overlapping boxes is one operator, `nms`, which most libraries leave to the host. The input's sides should be
multiples of 32; others lose the last row or column of an enlarged image, as in GluonCV.
"""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

ANCHORS = 3  # of each pixel


def leaky(b: NetworkBuilder, x: str, channels: int, kernel: int, name: str, stride: int = 1) -> str:
    return b.conv(x, channels, kernel, stride, pad=kernel // 2, activation="leaky_relu", name=name)


def darknet53(b: NetworkBuilder, x: str) -> list[str]:
    """Add the 52 convolutions of the body; return the images of stride 8, 16 and 32."""
    x = leaky(b, x, 32, 3, "darknet/conv0")
    images = []
    for stage, repeats in enumerate((1, 2, 8, 8, 4), 1):
        channels = 32 * 2**stage
        x = leaky(b, x, channels, 3, f"darknet/stage{stage}/down", 2)
        for i in range(1, repeats + 1):
            name = f"darknet/stage{stage}/block{i}"
            y = leaky(b, x, channels // 2, 1, f"{name}/conv1")
            x = b.add(x, leaky(b, y, channels, 3, f"{name}/conv2"), name=f"{name}/add")
        images.append(x)
    return images[2:]


def joined(b: NetworkBuilder, x: str, earlier: str, channels: int, name: str) -> str:
    """Add a 1x1 convolution, an image twice as large, and the earlier one beside it."""
    x = leaky(b, x, channels, 1, f"{name}/conv")
    height, width = b.size(x)
    x = b.resize(x, (2 * height, 2 * width), mode="nearest", name=f"{name}/upsample")
    if b.size(x) != b.size(earlier):
        x = b.crop(x, *b.size(earlier), name=f"{name}/crop")
    return b.concat([x, earlier], name=f"{name}/concat")


def decoded(b: NetworkBuilder, x: str, stride: int, classes: int, name: str) -> tuple[str, str]:
    """Add the last convolution of a scale and the decoding of its boxes; return boxes and scores of classes."""
    x = b.conv(x, ANCHORS * (5 + classes), norm=False, name=f"{name}/prediction")
    batch, (height, width) = b.shape(x)[0], b.size(x)
    count = height * width * ANCHORS
    x = b.reshape(x, (batch, count, 5 + classes), name=f"{name}/reshape")
    centre, extent, sure, classified = b.split(x, (2, 2, 1, classes), name=f"{name}/split")
    centre = b.activation(centre, "sigmoid", name=f"{name}/centre/sigmoid")
    centre = b.add(centre, b.constant(f"{name}/offsets", (1, count, 2), 0.5), name=f"{name}/centre/add")
    centre = b.affine(centre, float(stride), name=f"{name}/centre/scale")
    extent = b.activation(extent, "exp", name=f"{name}/extent/exp")
    extent = b.mul(extent, b.constant(f"{name}/anchors", (1, count, 2), 1.0), name=f"{name}/extent/mul")
    sure = b.activation(sure, "sigmoid", name=f"{name}/objectness/sigmoid")
    classified = b.activation(classified, "sigmoid", name=f"{name}/classes/sigmoid")
    boxes = b.concat([centre, extent], axis=2, name=f"{name}/boxes")
    return boxes, b.mul(classified, sure, name=f"{name}/scores")


def detected(b: NetworkBuilder, outputs: Sequence[tuple[str, str]], detections: int) -> str:
    """Add the boxes and scores of all scales side by side, and the suppression of overlapping boxes."""
    boxes = b.concat([tensor for tensor, _ in outputs], axis=1, name="boxes")
    scores = b.concat([tensor for _, tensor in outputs], axis=1, name="scores")
    return b.host("nms", [boxes, scores], [(b.shape(boxes)[0], detections, 6)], name="nms", centres=True)


@add_network("yolov3", "YOLOv3 on Darknet-53, 416x416, COCO", resolution=416, aliases=("yolo3_darknet53",))
def yolov3(b: NetworkBuilder, x: str, *, classes: int = 80, detections: int = 100) -> str:
    """Build YOLOv3."""
    images, outputs = darknet53(b, x), []
    y = images.pop()
    for scale, channels in enumerate((512, 256, 128)):
        name = f"yolo{scale}"
        if scale:
            y = joined(b, y, images.pop(), channels, f"{name}/join")
        for i in range(1, 6):
            y = leaky(b, y, channels * (2 if i % 2 == 0 else 1), 3 if i % 2 == 0 else 1, f"{name}/conv{i}")
        tip = leaky(b, y, 2 * channels, 3, f"{name}/tip")
        outputs.append(decoded(b, tip, 32 >> scale, classes, name))
    return detected(b, outputs, detections)


@add_network("yolov3_tiny", "YOLOv3-tiny, 416x416, COCO", resolution=416, aliases=("yolo3_tiny",))
def yolov3_tiny(b: NetworkBuilder, x: str, *, classes: int = 80, detections: int = 100) -> str:
    """Build YOLOv3-tiny; its last pool keeps the size."""
    images = []
    for i, channels in enumerate((16, 32, 64, 128, 256, 512), 1):
        images.append(leaky(b, x, channels, 3, f"conv{i}"))
        x = b.max_pool(images[-1], 2, 2 if i < 6 else 1, name=f"pool{i}")
    x = leaky(b, leaky(b, x, 1024, 3, "conv7"), 256, 1, "conv8")
    first = decoded(b, leaky(b, x, 512, 3, "conv9"), 32, classes, "yolo0")
    y = leaky(b, joined(b, x, images[4], 128, "join"), 256, 3, "conv10")
    return detected(b, [first, decoded(b, y, 16, classes, "yolo1")], detections)
