"""YOLOv8 and YOLO11 in their smallest size, as ultralytics builds them (ultralytics/ultralytics, cfg/models and nn/modules).

A convolution has a batch norm and swish. Boxes are read off distributions over 16 distances to each side. The suppression of
overlapping boxes is one operator, `nms`, which most libraries leave to the host. The input's sides should be multiples of 32.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.yolo import detected

DISTANCES = 16


def _conv(b: NetworkBuilder, x: str, channels: int, kernel: int, name: str, stride: int = 1, *, swish: bool = True) -> str:
    return b.conv(x, channels, kernel, stride, pad=kernel // 2, activation="swish" if swish else "", name=name)


def _bottleneck(b: NetworkBuilder, x: str, width: int, add: bool, name: str) -> str:
    y = _conv(b, _conv(b, x, width, 3, f"{name}/conv1"), b.channels(x), 3, f"{name}/conv2")
    return b.add(x, y, name=f"{name}/add") if add else y


Inner = Callable[[NetworkBuilder, str, str], str]
"""What a `_stack` repeats, by builder, input and name."""


def _stack(b: NetworkBuilder, x: str, channels: int, width: int, repeats: int, inner: Inner, name: str) -> str:
    """Add the modules C2f and C3k2: half of a 1x1 convolution goes through parts in turn, and all of them are joined."""
    parts = list(b.split(_conv(b, x, 2 * width, 1, f"{name}/conv1"), (width, width), name=f"{name}/split"))
    for i in range(repeats):
        parts.append(inner(b, parts[-1], f"{name}/part{i}"))
    return _conv(b, b.concat(parts, name=f"{name}/concat"), channels, 1, f"{name}/conv2")


def _c2f(b: NetworkBuilder, x: str, channels: int, repeats: int, name: str, *, add: bool = True) -> str:
    def inner(b: NetworkBuilder, x: str, name: str) -> str:
        return _bottleneck(b, x, channels // 2, add, name)

    return _stack(b, x, channels, channels // 2, repeats, inner, name)


def _c3k2(b: NetworkBuilder, x: str, channels: int, name: str, *, nested: bool, share: float = 0.5) -> str:
    width = int(channels * share)

    def plain(b: NetworkBuilder, x: str, name: str) -> str:
        return _bottleneck(b, x, width // 2, True, name)

    def within(b: NetworkBuilder, x: str, name: str) -> str:
        y = _conv(b, x, width // 2, 1, f"{name}/conv1")
        for i in range(2):
            y = _bottleneck(b, y, width // 2, True, f"{name}/inner{i}")
        y = b.concat([y, _conv(b, x, width // 2, 1, f"{name}/conv2")], name=f"{name}/concat")
        return _conv(b, y, width, 1, f"{name}/conv3")

    return _stack(b, x, channels, width, 1, within if nested else plain, name)


def _pooled(b: NetworkBuilder, x: str, name: str) -> str:
    """Add the module SPPF: three pools in turn, all of them joined."""
    channels = b.channels(x)
    parts = [_conv(b, x, channels // 2, 1, f"{name}/conv1")]
    for i in range(3):
        parts.append(b.max_pool(parts[-1], 5, 1, pad=2, name=f"{name}/pool{i}"))
    return _conv(b, b.concat(parts, name=f"{name}/concat"), channels, 1, f"{name}/conv2")


def _attentive(b: NetworkBuilder, x: str, name: str) -> str:
    """Add the module C2PSA: half of the channels goes through attention, with keys of 32 and values of 64 a head."""
    width, (batch, height, width_px, channels) = b.channels(x) // 2, b.shape(x)
    heads, count = width // 64, height * width_px
    kept, y = b.split(_conv(b, x, channels, 1, f"{name}/conv1"), (width, width), name=f"{name}/split")
    qkv = b.reshape(_conv(b, y, 2 * width, 1, f"{name}/qkv", swish=False), (batch, count, heads, 128), name=f"{name}/heads")
    q, k, v = b.split(b.transpose(qkv, (0, 2, 1, 3), name=f"{name}/turned"), (32, 32, 64), name=f"{name}/parts")
    seen = b.joined(b.attention(q, k, v, name=f"{name}/attention"), name=f"{name}/joined")
    seen = b.reshape(seen, (batch, height, width_px, width), name=f"{name}/image")
    values = b.reshape(b.joined(v, name=f"{name}/values"), (batch, height, width_px, width), name=f"{name}/values/image")
    place = b.depthwise(values, 3, pad=1, name=f"{name}/place")
    seen = _conv(b, b.add(seen, place, name=f"{name}/placed"), width, 1, f"{name}/proj", swish=False)
    y = b.add(y, seen, name=f"{name}/sum1")
    inner = _conv(b, _conv(b, y, 2 * width, 1, f"{name}/expand"), width, 1, f"{name}/reduce", swish=False)
    y = b.add(y, inner, name=f"{name}/sum2")
    return _conv(b, b.concat([kept, y], name=f"{name}/concat"), channels, 1, f"{name}/conv2")


def _joined(b: NetworkBuilder, x: str, earlier: str, name: str) -> str:
    """Add the image twice as large with an earlier one beside it."""
    height, width = b.size(earlier)
    return b.concat([b.resize(x, (height, width), mode="nearest", name=f"{name}/upsample"), earlier], name=f"{name}/joined")


def _boxes(b: NetworkBuilder, images: Sequence[str], classes: int, *, light: bool) -> list[tuple[str, str]]:
    """Add boxes and scores of three images; `light` ones find classes by depthwise convolutions."""
    first, outputs = b.channels(images[0]), []
    sides, wide = max(DISTANCES, first // 4, 4 * DISTANCES), max(first, min(classes, 100))
    for scale, x in enumerate(images):
        name, (batch, height, width, _) = f"detect{scale}", b.shape(x)
        count = height * width
        y = _conv(b, _conv(b, x, sides, 3, f"{name}/sides1"), sides, 3, f"{name}/sides2")
        y = b.conv(y, 4 * DISTANCES, norm=False, name=f"{name}/sides3")
        y = b.softmax(b.reshape(y, (batch, count, 4, DISTANCES), name=f"{name}/sides"), axis=3, name=f"{name}/weights")
        y = b.linear_by(y, b.constant("distances/weights", (1, DISTANCES)), name=f"{name}/distances")
        left, right = b.split(b.reshape(y, (batch, count, 4), name=f"{name}/distances/rows"), (2, 2), name=f"{name}/ends")
        centre = b.constant(f"{name}/anchors", (1, count, 2))
        ends = [
            b.operator("elementwise", [centre, left], f"{name}/start", function="sub"),
            b.add(centre, right, name=f"{name}/stop"),
        ]
        boxes = b.affine(b.concat(ends, axis=2, name=f"{name}/corners"), float(8 << scale), name=f"{name}/boxes")
        y = x
        for i in (1, 2):
            if light:
                y = b.depthwise(y, 3, pad=1, activation="swish", name=f"{name}/classes{i}/depthwise")
            y = _conv(b, y, wide, 1 if light else 3, f"{name}/classes{i}")
        y = b.conv(y, classes, norm=False, name=f"{name}/classes3")
        scores = b.activation(b.reshape(y, (batch, count, classes), name=f"{name}/classes"), "sigmoid", name=f"{name}/scores")
        outputs.append((boxes, scores))
    return outputs


@add_network("yolov8n", "YOLOv8n, 640x640, COCO", resolution=640, aliases=("yolo8n",))
def yolov8n(b: NetworkBuilder, x: str, *, classes: int = 80, detections: int = 300) -> str:
    """Build YOLOv8n."""
    x = _conv(b, x, 16, 3, "conv0", 2)
    images = []
    for stage, (channels, repeats) in enumerate(((32, 1), (64, 2), (128, 2), (256, 1)), 1):
        x = _c2f(b, _conv(b, x, channels, 3, f"stage{stage}/down", 2), channels, repeats, f"stage{stage}")
        images.append(x)
    deep = _pooled(b, x, "pool")
    middle = _c2f(b, _joined(b, deep, images[2], "up1"), 128, 1, "up1", add=False)
    fine = _c2f(b, _joined(b, middle, images[1], "up2"), 64, 1, "up2", add=False)
    y = b.concat([_conv(b, fine, 64, 3, "down1/conv", 2), middle], name="down1/joined")
    y = _c2f(b, y, 128, 1, "down1", add=False)
    z = b.concat([_conv(b, y, 128, 3, "down2/conv", 2), deep], name="down2/joined")
    return detected(b, _boxes(b, [fine, y, _c2f(b, z, 256, 1, "down2", add=False)], classes, light=False), detections)


@add_network("yolo11n", "YOLO11n, 640x640, COCO", resolution=640, aliases=("yolov11n",))
def yolo11n(b: NetworkBuilder, x: str, *, classes: int = 80, detections: int = 300) -> str:
    """Build YOLO11n."""
    x = _conv(b, _conv(b, x, 16, 3, "conv0", 2), 32, 3, "stage1/down", 2)
    x = _c3k2(b, x, 64, "stage1", nested=False, share=0.25)
    quarter = _c3k2(b, _conv(b, x, 64, 3, "stage2/down", 2), 128, "stage2", nested=False, share=0.25)
    half = _c3k2(b, _conv(b, quarter, 128, 3, "stage3/down", 2), 128, "stage3", nested=True)
    x = _c3k2(b, _conv(b, half, 256, 3, "stage4/down", 2), 256, "stage4", nested=True)
    deep = _attentive(b, _pooled(b, x, "pool"), "attention")
    middle = _c3k2(b, _joined(b, deep, half, "up1"), 128, "up1", nested=False)
    fine = _c3k2(b, _joined(b, middle, quarter, "up2"), 64, "up2", nested=False)
    y = _c3k2(b, b.concat([_conv(b, fine, 64, 3, "down1/conv", 2), middle], name="down1/joined"), 128, "down1", nested=False)
    z = b.concat([_conv(b, y, 128, 3, "down2/conv", 2), deep], name="down2/joined")
    return detected(b, _boxes(b, [fine, y, _c3k2(b, z, 256, "down2", nested=True)], classes, light=True), detections)
