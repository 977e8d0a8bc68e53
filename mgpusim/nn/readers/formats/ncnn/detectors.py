"""ncnn layers at the ends of detectors: default boxes, detections and regions (Tencent/ncnn, src/layer, by the names below)."""

from __future__ import annotations

import math
from typing import Any

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.ncnn.layers import Layer, rule

OF_INPUT = -233
"""A parameter with this value is taken from the inputs."""
VARIANCES = (0.1, 0.1, 0.2, 0.2)


@rule("PriorBox")
def _prior_box(layer: Layer) -> None:
    """Four numbers, and their variances, for each box of each pixel, in parts of the image's sides."""
    shape = layer.image()
    small, large, ratios = (layer.reals(number) for number in (0, 1, 2))
    whole = layer.shape(1) if len(layer.inputs) > 1 else shape
    given = layer.whole(9), layer.whole(10)
    width, height = (whole[axis] if size <= 0 else size for size, axis in zip(given, (-1, -2), strict=True))
    sides: list[tuple[float, float]] = []
    for i, side in enumerate(small):
        sides.append((side, side))
        if i < len(large):
            sides.append((math.sqrt(side * large[i]),) * 2)
        for ratio in (math.sqrt(abs(ratio)) for ratio in ratios):
            sides.append((side * ratio, side / max(ratio, 1e-9)))
            if layer.whole(7, 1):
                sides.append((side / max(ratio, 1e-9), side * ratio))
    sides += [(side, side) for side in large[len(small) :]]
    across, down = (layer.real(number, float(OF_INPUT)) for number in (11, 12))
    out = (shape[0], 2, 4 * shape[2] * shape[3] * len(sides))
    layer.host(
        layer.inputs, [out], kind="prior_box", corners=True, clip=bool(layer.whole(8)),
        extents=[[w / width, h / height] for w, h in sides], offset=layer.real(13, 0.0),
        steps=[1 / shape[2] if down == OF_INPUT else down / height, 1 / shape[3] if across == OF_INPUT else across / width],
        variances=[layer.real(3 + i, default) for i, default in enumerate(VARIANCES)],
    )  # fmt: skip


@rule("DetectionOutput")
def _detection_output(layer: Layer) -> None:
    """As many boxes as it may keep, by default boxes with variances; the first class is the background."""
    most = layer.whole(3, 100)
    layer.b.notes.append(f"{layer.name}: {layer.kind} taken to find the most boxes that it may, {most}")
    layer.host(
        layer.inputs, [(layer.shape()[0], most, 6)], kind="detection_output",
        iou_threshold=layer.real(1, 0.05), top_k=max(1, layer.whole(2, 300)), score_threshold=layer.real(4, 0.5), corners=True,
        background=1, first_class=1, variances=[layer.real(5 + i, default) for i, default in enumerate(VARIANCES)],
    )  # fmt: skip


@rule("YoloDetectionOutput", "Yolov3DetectionOutput")
def _yolo_output(layer: Layer) -> None:
    """All boxes that there are. The third version's becomes a grid with anchors; the second's has softmax over its classes."""
    each = layer.whole(1, 5)
    most = sum(math.prod(layer.b.shape(name)[2:]) for name in layer.inputs) * each
    layer.b.notes.append(f"{layer.name}: {layer.kind} taken to find the most boxes that it may, {most}")
    third = layer.kind == "Yolov3DetectionOutput"
    more: dict[str, Any] = {"first_class": 1, "score_threshold": layer.real(2, 0.01), "iou_threshold": layer.real(3, 0.45)}
    anchors = _anchors(layer, each) if third else []
    if anchors:
        more |= {"anchors": anchors, "classes": layer.whole(0, 20)}
    layer.host(
        layer.inputs, [(layer.shape()[0], most, 6)],
        kind="yolo_output" if third else "detection_output", **more,
    )  # fmt: skip


def _anchors(layer: Layer, each: int) -> list[list[list[float]]]:
    """Return the anchors of each grid in parts of the image's sides; none where the layer does not say all of them."""
    biases, mask, scales = layer.reals(4), [int(place) for place in layer.reals(5)], layer.reals(6)
    anchors = []
    for number, name in enumerate(layer.inputs):
        own = mask[number * each : number * each + each]
        shape = layer.b.shape(name)
        known = len(shape) == 4 and len(own) == each and number < len(scales) and scales[number] > 0
        if not known or any(not 0 <= 2 * place < len(biases) - 1 for place in own):
            return []
        height, width = (scales[number] * size for size in shape[2:])
        anchors.append([[biases[2 * place] / width, biases[2 * place + 1] / height] for place in own])
    return anchors


@rule("ROIAlign", "ROIPooling")
def _roi(layer: Layer) -> None:
    """Regions of an image, four numbers each, as many as the second blob has lines."""
    shape, regions = layer.image(), layer.shape(1)
    if regions[-1] != 4:
        raise InputError(f"{layer.where}: got regions {list(regions[1:])}, expected four numbers each")
    columns, rows = layer.whole(0), layer.whole(1)
    if min(columns, rows) < 1:
        raise InputError(f"{layer.where}: got {rows}x{columns} bins, expected at least 1x1")
    aligns = layer.kind == "ROIAlign"
    more: dict[str, Any] = {"samples": max(0, layer.whole(3)), "aligned": bool(layer.whole(4))} if aligns else {}
    layer.host(
        layer.inputs[:2], [(math.prod(regions[:-1]), shape[1], rows, columns)],
        kind="roi_align" if aligns else "roi_pool", size=[rows, columns], scale=layer.real(2, 1.0), **more,
    )  # fmt: skip
