"""The ends of detectors: what the attributes of their operators mean, whichever kernels or numpy compute them.

======================  ====================================================================================================
nms                     boxes (images, boxes, 4) and scores (images, boxes, classes), or with `classes_first` (images, classes,
                        boxes). Makes rows of image, class and box, or of class, score and two corners where they have six numbers
detection_output        offsets, scores and default boxes (boxes, 4), or flat with variances behind them (1, 2, 4 boxes). Makes
                        such rows of six, or boxes, classes, scores and their number
yolo_output             grids (images, height, width, anchors (5 + classes)); `anchors` and `steps` of each. Makes rows of six
prior_box               an image, for the size of its grid. Makes default boxes; with `variances` these behind them
roi_align, roi_pool     an image, regions (count, 4 or 5), and for each the number of its image, if not the region has it
top_k, argsort, sort    numbers. Make what `results` says of them: values, positions
======================  ====================================================================================================

Optional attributes of the first three, with their defaults: `iou_threshold` 0.45, `score_threshold` 0.01 (None: every box is a
candidate), `top_k` 400 candidates that compete in each class, `max_per_class`, `background` classes that do not count, and
`first_class`, the number of the first that does. These defaults are those of GluonCV's detectors. With `best_class` a CPU lets
boxes compete once, by the best class of each.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mgpusim.nn.kernels.boxes import VARIANCES, Regions
from mgpusim.nn.kernels.vision import Suppression

Shape = Sequence[int]
Attributes = Mapping[str, Any]


def suppression_of(a: Attributes, images: int, boxes: int, scores: int) -> Suppression:
    """Return what an operator suppresses.

    >>> suppression_of({"background": 1}, 1, 6132, 6132 * 21).classes
    20
    """
    background = int(a.get("background", 0))
    threshold = a.get("score_threshold", 0.01)
    return Suppression(
        images=images, boxes=boxes, classes=scores // (images * boxes) - background, background=background,
        classes_last=not a.get("classes_first", False), centres=bool(a.get("centres", False)),
        iou=float(a.get("iou_threshold", 0.45)), score=None if threshold is None else float(threshold),
        top=int(a.get("top_k", 400)), most=int(a.get("max_per_class", boxes)),
    )  # fmt: skip


def has_variances(priors: Shape) -> bool:
    """Return whether variances stand behind default boxes, by the shape of the tensor.

    >>> has_variances((1, 2, 4 * 1917)), has_variances((1, 1917, 4))
    (True, False)
    """
    return len(priors) >= 2 and priors[-1] != 4 and priors[-2] == 2


def variances_of(a: Attributes, priors: Shape) -> tuple[float, ...] | None:
    """Return the variances of all default boxes, None where each has its own behind them.

    >>> variances_of({}, (1, 1917, 4))
    (0.1, 0.1, 0.2, 0.2)
    """
    return None if has_variances(priors) else tuple(float(v) for v in a.get("variances", VARIANCES))


def prior_extents(a: Attributes, cells: int, shape: Shape) -> list[tuple[float, float]]:
    """Return width and height of the default boxes of a cell: those of the attribute `extents`, else squares of 0.1 to 0.9.

    >>> prior_extents({}, 16, (1, 64, 4))
    [(0.1, 0.1), (0.367, 0.367), (0.633, 0.633), (0.9, 0.9)]
    """
    if "extents" in a:
        return [(float(w), float(h)) for w, h in a["extents"]]
    count = math.prod(shape) // (8 if has_variances(shape) else 4) // cells
    sides = [round(0.1 + 0.8 * i / max(1, count - 1), 3) for i in range(count)]
    return [(side, side) for side in sides]


class Grid(NamedTuple):
    """A grid of YOLO: its size, its anchors, steps between cells, and boxes of grids before it."""

    height: int
    width: int
    anchors: list[tuple[float, float]]
    steps: tuple[float, float]
    behind: int

    @property
    def boxes(self) -> int:
        return self.height * self.width * len(self.anchors)


def grids_of(a: Attributes, sizes: Sequence[tuple[int, int]]) -> list[Grid]:
    """Return the grids of a `yolo_output` by their heights and widths.

    >>> [grid.behind for grid in grids_of({"anchors": [[(1, 2)] * 3] * 2}, [(13, 13), (26, 26)])]
    [0, 507]
    """
    grids: list[Grid] = []
    for number, (height, width) in enumerate(sizes):
        anchors = [(float(w), float(h)) for w, h in a["anchors"][number]]
        step = a["steps"][number] if "steps" in a else (1 / height, 1 / width)
        behind = grids[-1].behind + grids[-1].boxes if grids else 0
        grids.append(Grid(height, width, anchors, (float(step[0]), float(step[1])), behind))
    return grids


def regions_of(kind: str, a: Attributes, regions: Shape) -> Regions:
    """Return how the regions of `roi_align` or `roi_pool` are read.

    >>> regions_of("roi_align", {"size": [7, 7], "scale": 0.25}, (1000, 5)).numbers
    5
    """
    count, numbers = math.prod(regions[:-1]), regions[-1]
    rows, columns = a["size"]
    return Regions(
        count, (int(rows), int(columns)), kind == "roi_pool", int(a.get("samples", 0)), float(a.get("scale", 1.0)),
        bool(a.get("aligned", True)), bool(a.get("maximum", False)), numbers,
    )  # fmt: skip
