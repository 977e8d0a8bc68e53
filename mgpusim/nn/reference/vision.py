"""The ends of detectors, regions and sorting in numpy, operator by operator: `mgpusim.nn.kernels.detectors` defines them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.special import expit

from mgpusim.arrays import Array
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.kernels.boxes import Regions
from mgpusim.nn.kernels.detectors import (
    grids_of,
    has_variances,
    prior_extents,
    regions_of,
    suppression_of,
    variances_of,
)
from mgpusim.nn.kernels.vision import Suppression


def _corners(boxes: Array, centres: bool) -> Array:
    first, second = boxes[..., :2], boxes[..., 2:]
    if centres:
        return np.concatenate([first - second / 2, first + second / 2], axis=-1)
    return np.concatenate([np.minimum(first, second), np.maximum(first, second)], axis=-1)


def _overlaps(array: Array, others: Array, iou: float) -> Array:
    both = np.maximum(np.minimum(array[2:], others[:, 2:]) - np.maximum(array[:2], others[:, :2]), 0)
    shared = both.prod(axis=1)
    areas = (array[2:] - array[:2]).prod() + (others[:, 2:] - others[:, :2]).prod(axis=1)
    return np.asarray(shared > np.float32(iou) * (areas - shared))


def kept_boxes(boxes: Array, scores: Array, asked: Suppression) -> list[list[Array]]:
    """Return for each image and class the boxes that are kept, the best first.

    Parameters
    ----------
    boxes : (images, boxes, 4); scores : (images, boxes, classes), or (images, classes, boxes) as `asked` says.
    """
    boxes = _corners(boxes.reshape(asked.images, asked.boxes, 4).astype(np.float32), asked.centres)
    shape = (asked.images, asked.boxes, -1) if asked.classes_last else (asked.images, -1, asked.boxes)
    by_class = scores.reshape(shape).astype(np.float32)
    by_class = by_class.transpose(0, 2, 1) if asked.classes_last else by_class
    kept = []
    for image, lists in zip(boxes, by_class, strict=True):
        kept.append([_kept(image, scores_of, asked) for scores_of in lists[asked.background :]])
    return kept


def _kept(boxes: Array, scores: Array, asked: Suppression) -> Array:
    order = np.argsort(-scores, kind="stable")[: asked.competing]
    order = order if asked.score is None else order[scores[order] > np.float32(asked.score)]
    kept: list[int] = []
    while len(order) and len(kept) < asked.most:
        first, order = order[0], order[1:]
        kept.append(int(first))
        order = order[~_overlaps(boxes[first], boxes[order], asked.iou)]
    return np.array(kept, int)


def detections(boxes: Array, scores: Array, asked: Suppression, count: int, first_class: int = 0) -> Array:
    """Return the best detections of each image as rows (images, count, 6) of class, score and corners, -1 behind the last."""
    out = np.full((asked.images, count, 6), -1, np.float32)
    corners = _corners(boxes.reshape(asked.images, asked.boxes, 4).astype(np.float32), asked.centres)
    shape = (asked.images, asked.boxes, -1) if asked.classes_last else (asked.images, -1, asked.boxes)
    for image, lists in enumerate(kept_boxes(boxes, scores, asked)):
        own = scores.reshape(shape)[image].astype(np.float32)
        own = own.T if asked.classes_last else own
        rows = [
            (first_class + number, own[asked.background + number, box], *corners[image, box])
            for number, kept in enumerate(lists)
            for box in kept
        ]
        best = sorted(rows, key=lambda row: -row[1])[:count]
        out[image, : len(best)] = np.array(best, np.float32).reshape(-1, 6)
    return out


def decoded(encoded: Array, priors_: Array, variances: Any, corners: bool = False, clip: bool = False) -> Array:
    """Return boxes (images, boxes, 4) of two corners from offsets; `variances` are four numbers, or four of each box."""
    prior = priors_.reshape(-1, 4)
    if corners:
        prior = np.concatenate([(prior[:, :2] + prior[:, 2:]) / 2, prior[:, 2:] - prior[:, :2]], axis=1)
    code = encoded.reshape(encoded.shape[0], -1, 4) * np.asarray(variances, np.float32)
    out = _corners(
        np.concatenate([code[..., :2] * prior[:, 2:] + prior[:, :2], np.exp(code[..., 2:]) * prior[:, 2:]], axis=-1), True
    )
    return np.clip(out, 0, 1) if clip else out


def priors(grid: tuple[int, int], extents: Any, steps: Any = None, offset: float = 0.5, corners: bool = False) -> Array:
    """Return the default boxes (height, width, extents, 4) of a grid."""
    down, across = steps or (1 / grid[0], 1 / grid[1])
    rows, columns = np.meshgrid(np.arange(grid[0]), np.arange(grid[1]), indexing="ij")
    centres = np.stack([(columns + offset) * across, (rows + offset) * down], axis=-1)[:, :, None]
    extents = np.broadcast_to(np.asarray(extents, np.float64), (*grid, len(extents), 2))
    boxes = np.concatenate([np.broadcast_to(centres, extents.shape), extents], axis=-1)
    return (_corners(boxes, True) if corners else boxes).astype(np.float32)


def yolo_boxes(grid: Array, anchors: Any, classes: int, steps: tuple[float, float]) -> tuple[Array, Array]:
    """Return boxes (images, boxes, 4) as centre and extent, and scores (images, boxes, classes), of a grid (n, h, w, c)."""
    n, h, w, _ = grid.shape
    parts = grid.reshape(n, h, w, len(anchors), 5 + classes)
    cells = np.stack(np.meshgrid(np.arange(h), np.arange(w), indexing="ij"), axis=-1)[:, :, None, ::-1]
    centres = (expit(parts[..., :2]) + cells) * np.array(steps[::-1])
    boxes = np.concatenate([centres, np.exp(parts[..., 2:4]) * np.asarray(anchors)], axis=-1)
    return boxes.reshape(n, -1, 4), (expit(parts[..., 4:5]) * expit(parts[..., 5:])).reshape(n, -1, classes)


def bins(x: Array, regions: Array, asked: Regions, images: Array | None = None) -> Array:
    """Return the bins (regions, rows, columns, channels) of an image (n, h, w, c)."""
    out = np.zeros((asked.count, *asked.size, x.shape[3]), np.float32)
    regions = regions.reshape(asked.count, asked.numbers).astype(np.float32)
    if images is None:
        images = regions[:, 0] if asked.numbers == 5 else np.zeros(asked.count)
    for number, at in enumerate(regions[:, -4:]):
        image = x[min(max(int(images.reshape(-1)[number]), 0), len(x) - 1)]
        for row in range(asked.size[0]):
            for column in range(asked.size[1]):
                out[number, row, column] = (_pooled if asked.pool else _aligned)(image, at, asked, row, column)
    return out


def _pooled(image: Array, at: Array, asked: Regions, row: int, column: int) -> Array:
    left, top, right, bottom = (math.floor(v * asked.scale + 0.5) for v in at)
    high = max(bottom - top + 1, 1) / asked.size[0]
    wide = max(right - left + 1, 1) / asked.size[1]
    y = [min(max(f + top, 0), image.shape[0]) for f in (math.floor(row * high), math.ceil((row + 1) * high))]
    x = [min(max(f + left, 0), image.shape[1]) for f in (math.floor(column * wide), math.ceil((column + 1) * wide))]
    part = image[y[0] : y[1], x[0] : x[1]]
    return np.asarray(part.max(axis=(0, 1)) if part.size else np.zeros(image.shape[2]))


def _aligned(image: Array, at: Array, asked: Regions, row: int, column: int) -> Array:
    left, top, right, bottom = at * asked.scale - (0.5 if asked.aligned else 0.0)
    wide, high = right - left, bottom - top
    if not asked.aligned:
        wide, high = max(wide, 1.0), max(high, 1.0)
    bin_h, bin_w = high / asked.size[0], wide / asked.size[1]
    down, across = (asked.samples or math.ceil(bin_h)), (asked.samples or math.ceil(bin_w))
    samples = []
    for j in range(down):
        for i in range(across):
            y, x = top + bin_h * (row + (j + 0.5) / down), left + bin_w * (column + (i + 0.5) / across)
            samples.append(_between(image, y, x))
    if not samples:
        return np.zeros(image.shape[2])
    return np.asarray(np.max(samples, axis=(0, 1)) if asked.maximum else np.sum(samples, axis=(0, 1)) / len(samples))


def _between(image: Array, y: float, x: float) -> Array:
    """Return the four weighted neighbours of a point."""
    height, width = image.shape[:2]
    if not (-1 <= y <= height and -1 <= x <= width):
        return np.zeros((4, image.shape[2]))
    y, x = min(max(y, 0), height - 1), min(max(x, 0), width - 1)
    top, left = int(y), int(x)
    bottom, right, v, u = min(top + 1, height - 1), min(left + 1, width - 1), y - top, x - left
    weights = ((1 - v) * (1 - u), (1 - v) * u, v * (1 - u), v * u)
    pixels = (image[top, left], image[top, right], image[bottom, left], image[bottom, right])
    return np.stack([weight * pixel for weight, pixel in zip(weights, pixels, strict=True)])


# ---- operators ---------------------------------------------------------------------------------------------------------
def _shapes(graph: Graph, operator: Operator) -> list[tuple[int, ...]]:
    return [graph.tensors[name].shape for name in operator.outputs]


def _rows(operator: Operator, shapes: list[tuple[int, ...]], boxes: Array, scores: Array, asked: Suppression) -> list[Array]:
    rows = detections(boxes, scores, asked, shapes[0][1], int(operator.attributes.get("first_class", 0)))
    if len(shapes) == 1:
        return [rows.reshape(shapes[0])]
    valid = rows[..., :1] >= 0
    apart = [np.where(valid, rows[..., 2:], 0), *(np.where(valid[..., 0], rows[..., i], 0) for i in (0, 1)), valid.sum((1, 2))]
    return [part.astype(np.float32).reshape(shape) for part, shape in zip(apart, shapes, strict=True)]


def _nms(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    images, count = x[0].shape[:2]
    asked, shapes = suppression_of(operator.attributes, images, count, x[1].size), _shapes(graph, operator)
    if shapes[0][-1] == 6:
        return _rows(operator, shapes, x[0], x[1], asked)
    rows = [
        (image, asked.background + number, box)
        for image, lists in enumerate(kept_boxes(x[0], x[1], asked))
        for number, kept in enumerate(lists)
        for box in kept
    ]
    out = np.full(shapes[0], -1, np.int64)
    out[: len(rows)] = np.array(rows, np.int64).reshape(-1, 3)
    return [out]


def _detection_output(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    a, images = operator.attributes, x[0].shape[0]
    count = x[0].size // images // 4
    flat = x[2].reshape(-1)
    variances = variances_of(a, x[2].shape)
    of_box = flat[count * 4 :].reshape(-1, 4) if has_variances(x[2].shape) else variances
    boxes = decoded(x[0].reshape(images, -1), flat[: count * 4], of_box, bool(a.get("corners")), bool(a.get("clip")))
    return _rows(operator, _shapes(graph, operator), boxes, x[1], suppression_of(a, images, count, x[1].size))


def _images(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    """Return tensors of four dimensions with channels last."""
    last = [graph.layout_of(name) == "NHWC" for name in operator.inputs]
    return [image if here or image.ndim != 4 else image.transpose(0, 2, 3, 1) for image, here in zip(x, last, strict=True)]


def _yolo_output(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    a, images = operator.attributes, _images(graph, operator, x)
    classes, decoded = int(a["classes"]), []
    for grid, image in zip(grids_of(a, [each.shape[1:3] for each in images]), images, strict=True):
        decoded.append(yolo_boxes(image, grid.anchors, classes, grid.steps))
    boxes, scores = (np.concatenate([each[i] for each in decoded], axis=1) for i in (0, 1))
    asked = suppression_of({**a, "centres": True}, boxes.shape[0], boxes.shape[1], scores.size)
    return _rows(operator, _shapes(graph, operator), boxes, scores, asked)


def _prior_box(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    a, shape, image = operator.attributes, _shapes(graph, operator)[0], graph.image(operator.inputs[0])
    extents = prior_extents(a, image.h * image.w, shape)
    boxes = priors((image.h, image.w), extents, a.get("steps"), a.get("offset", 0.5), a.get("corners", False))
    boxes = np.clip(boxes, 0, 1) if a.get("clip") else boxes
    if has_variances(shape):
        boxes = np.concatenate([boxes.reshape(-1, 4), np.broadcast_to(variances_of(a, ()) or (), (boxes.size // 4, 4))])
    return [np.broadcast_to(boxes.reshape(-1), (shape[0], boxes.size)).reshape(shape).astype(np.float32)]


def _roi(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    asked = regions_of(operator.kind, operator.attributes, x[1].shape)
    out = bins(_images(graph, operator, x)[0], x[1], asked, x[2] if len(x) > 2 else None)
    return [out if graph.layout_of(operator.outputs[0]) == "NHWC" else out.transpose(0, 3, 1, 2)]


def _ranked(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    a = operator.attributes
    axis, shapes = a.get("axis", -1), _shapes(graph, operator)
    keys = -x[0] if a.get("descending", operator.kind == "top_k") else x[0]
    order = np.take(np.argsort(keys, axis=axis, kind="stable"), np.arange(shapes[0][axis]), axis=axis)
    results = {"values": np.take_along_axis(x[0], order, axis=axis), "positions": order}
    return [results[what] for what in a["results"]]


def _cumsum(graph: Graph, operator: Operator, x: list[Array]) -> list[Array]:
    a = operator.attributes
    axis, values = a.get("axis", -1), x[0]
    values = np.flip(values, axis) if a.get("reverse") else values
    out = np.cumsum(values, axis=axis) - (values if a.get("exclusive") else 0)
    return [np.flip(out, axis).astype(x[0].dtype) if a.get("reverse") else out.astype(x[0].dtype)]


VISION: dict[str, Callable[[Graph, Operator, list[Array]], list[Array]]] = {
    "nms": _nms, "detection_output": _detection_output, "yolo_output": _yolo_output, "prior_box": _prior_box,
    "roi_align": _roi, "roi_pool": _roi, "top_k": _ranked, "argsort": _ranked, "sort": _ranked, "cumsum": _cumsum,
}  # fmt: skip
"""By the kind of an operator, what makes its outputs from its inputs that are left in."""
