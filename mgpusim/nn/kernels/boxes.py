"""Boxes of detectors and regions of images in flat buffers: default boxes, offsets, grids of YOLO; ROIAlign and ROI pooling.

The naive forms go through the boxes or classes of an item in turn, as a CPU does, so that neighbouring items are far apart.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.flat import SINGLE, Flat

VARIANCES = (0.1, 0.1, 0.2, 0.2)
"""By which offsets from default boxes are multiplied: those of SSD; TensorFlow divides by 10, 10, 5 and 5."""
NAIVE_EACH = 64


def _numbers(values: Sequence[float]) -> str:
    return ", ".join(number(float(value)) for value in values)


def _table(extents: Sequence[tuple[float, float]]) -> str:
    return ", ".join(f"(float2)({_numbers(extent)})" for extent in extents)


def multibox_prior(
    dst: Flat, grid: tuple[int, int], extents: Sequence[tuple[float, float]], *, steps: tuple[float, float] | None = None,
    offset: float = 0.5, corners: bool = False, clip: bool = False, variances: Sequence[float] | None = None, naive: bool = False,
) -> Call:  # fmt: skip
    """Return the launch that makes the default boxes of a grid, (height, width, extents, 4).

    Parameters
    ----------
    grid : its height and width.
    extents : widths and heights of the boxes around each centre.
    steps : between centres, down and across; by default those that divide 1 into the grid.
    corners : two corners are stored, else centre and extent.
    variances : four numbers that follow all boxes, once for each; None: none do.

    >>> multibox_prior(Flat("p", 4 * 19 * 19 * 3), (19, 19), [(0.2, 0.2), (0.28, 0.14), (0.14, 0.28)]).launch.global_size
    (1083,)
    """
    boxes = grid[0] * grid[1] * len(extents)
    count = boxes * 4 * (1 if variances is None else 2)
    if not extents or dst.count != count:
        raise InputError(f"default boxes {dst.name}: {dst.count} numbers, expected {count} of {len(extents)} for each cell")
    down, across = steps or (1 / grid[0], 1 / grid[1])
    each = NAIVE_EACH if naive else 1
    constants: dict[str, object] = {
        "PART": 0, "BOXES": boxes, "WIDTH": grid[1], "PRIORS": len(extents), "EXTENTS_TABLE": _table(extents),
        "STEP_X": number(across), "STEP_Y": number(down), "OFFSET": number(offset), "CORNERS": corners, "CLIP": clip,
        "VARIED": variances is not None, "VARIANCES": _numbers(variances or VARIANCES), "EACH": each,
    }  # fmt: skip
    return call(
        "box_decode", "multibox prior" + " naive" * naive, (-(-boxes // each),), src=[], dst=[("D", dst)], constants=constants,
        precision=SINGLE, entry="multibox_prior", local_size=(64,),
    )  # fmt: skip


def multibox_transform(
    encoded: Flat, priors: Flat, boxes: Flat, images: int, *, corners: bool = False, clip: bool = False,
    variances: Sequence[float] | None = VARIANCES, naive: bool = False,
) -> Call:  # fmt: skip
    """Return the launch that decodes offsets from default boxes to two corners.

    Parameters
    ----------
    corners : default boxes are two corners, else centre and extent.
    variances : None: those of each box follow the default boxes.

    >>> multibox_transform(Flat("e", 7668), Flat("p", 7668), Flat("b", 7668), 1).launch.global_size
    (1917, 1)
    """
    count = encoded.count // images // 4
    wanted = (images * count * 4, count * 4 * (2 if variances is None else 1), images * count * 4)
    if (encoded.count, priors.count, boxes.count) != wanted:
        raise InputError(
            f"decoding of {encoded.name}: {encoded.count} numbers, {priors.count} of default boxes and {boxes.count} of boxes, "
            f"expected {', '.join(map(str, wanted))}"
        )
    each = NAIVE_EACH if naive else 1
    constants: dict[str, object] = {
        "PART": 1, "BOXES": count, "IMAGES": images, "CORNERS": corners, "CLIP": clip, "VARIED": variances is None,
        "VARIANCES": _numbers(variances or VARIANCES), "EACH": each,
    }  # fmt: skip
    return call(
        "box_decode", "multibox transform" + " naive" * naive, (-(-count // each), images), src=[("E", encoded), ("P", priors)],
        dst=[("B", boxes)], constants=constants, precision=SINGLE, entry="multibox_transform", local_size=(64, 1),
    )  # fmt: skip


def yolo_decode(
    grid: Flat, boxes: Flat, scores: Flat, size: tuple[int, int, int], anchors: Sequence[tuple[float, float]], classes: int, *,
    steps: tuple[float, float], behind: int = 0, total: int = 0, naive: bool = False,
) -> Call:  # fmt: skip
    """Return the launch that decodes a grid of YOLO: boxes as centre and extent, and scores of all classes.

    Parameters
    ----------
    grid : (images, height, width, anchors, 5 + classes).
    size : images, height and width.
    anchors : extents of the boxes.
    steps : between cells, down and across.
    behind, total : boxes of grids before, and of all grids, in `boxes` and `scores`; by default this grid is alone.

    >>> grid, boxes, scores = Flat("g", 13 * 13 * 255), Flat("b", 507 * 4), Flat("s", 507 * 80)
    >>> yolo_decode(grid, boxes, scores, (1, 13, 13), [(116, 90), (156, 198), (373, 326)], 80, steps=(32, 32)).launch.global_size
    (80, 507, 1)
    """
    images, height, width = size
    own = height * width * len(anchors)
    total = total or own
    wanted = (images * own * (5 + classes), images * total * 4, images * total * classes)
    if (grid.count, boxes.count, scores.count) != wanted:
        raise InputError(
            f"decoding of {grid.name}: {grid.count} numbers, {boxes.count} of boxes and {scores.count} of scores, expected "
            f"{', '.join(map(str, wanted))}"
        )
    constants: dict[str, object] = {
        "PART": 2, "BOXES": own, "IMAGES": images, "WIDTH": width, "PRIORS": len(anchors), "EXTENTS_TABLE": _table(anchors),
        "STEP_X": number(float(steps[1])), "STEP_Y": number(float(steps[0])), "CLASSES": classes, "BEHIND": behind,
        "TOTAL": total, "WHOLE": naive, "CLIP": False,
    }  # fmt: skip
    items = (own, images) if naive else (classes, own, images)
    return call(
        "box_decode", "yolo decode" + " naive" * naive, items, src=[("G", grid)], dst=[("B", boxes), ("S", scores)],
        constants=constants, precision=SINGLE, entry="yolo_decode", local_size=(64, 1) if naive else (16, 4, 1),
    )  # fmt: skip


class Regions(msgspec.Struct, frozen=True):
    """How regions are read.

    Attributes
    ----------
    count : regions; `size` : rows and columns of their bins.
    pool : the maximum of whole pixels, else points between pixels.
    samples : points of a bin along each side; 0: as many as it has pixels.
    scale : pixels of the image for one of the regions' coordinates.
    aligned : coordinates count from the corners of pixels, half a pixel before their centres.
    maximum : the largest weighted number of the points, else their mean.
    numbers : of a region: 4, or 5 where the first says which image it is of.

    >>> Regions(1000, (7, 7), samples=2).bins
    49
    """

    count: int
    size: tuple[int, int]
    pool: bool = False
    samples: int = 0
    scale: float = 1.0
    aligned: bool = True
    maximum: bool = False
    numbers: int = 4

    @property
    def bins(self) -> int:
        return self.size[0] * self.size[1]


def roi(
    features: Flat, regions: Flat, dst: Flat, shape: ImageShape, asked: Regions, *, images: Flat | None = None,
    naive: bool = False,
) -> Call:  # fmt: skip
    """Return the launch of ROIAlign or ROI pooling: an item for each number made, neighbours in neighbouring channels.

    The naive form has an item for each bin, which goes through the channels.

    Parameters
    ----------
    shape : of the features.
    images : for each region which image it is of; without it the region says so, or there is one.

    >>> shape = ImageShape(1, 50, 50, 256)
    >>> features, regions, dst = Flat("x", 640000), Flat("r", 4000), Flat("y", 12544000)
    >>> roi(features, regions, dst, shape, Regions(1000, (7, 7), samples=2)).launch.global_size
    (256, 49, 1000)
    """
    wanted = (shape.n * shape.h * shape.w * shape.c, asked.count * asked.numbers, asked.count * asked.bins * shape.c)
    got = (features.count, regions.count, dst.count)
    if got != wanted or asked.numbers not in (4, 5) or (images is not None and images.count != asked.count):
        raise InputError(
            f"regions {regions.name} of {features.name}: {', '.join(map(str, got))} numbers of features, regions and result, "
            f"expected {', '.join(map(str, wanted))}, 4 or 5 of a region"
        )
    constants: dict[str, object] = {
        "HEIGHT": shape.h, "WIDTH": shape.w, "CHANNELS": shape.c, "IMAGES": shape.n, "REGIONS": asked.count,
        "ROWS": asked.size[0], "COLUMNS": asked.size[1], "ROI_POOL": asked.pool, "SAMPLES": asked.samples,
        "SCALE": number(asked.scale), "SHIFT": number(0.5 if asked.aligned else 0.0), "MAXIMUM": asked.maximum,
        "ROI_WIDTH": asked.numbers, "FIRST": asked.numbers - 4, "SERIAL": naive,
        "IMAGE_FROM": 2 if images is not None else 1 if asked.numbers == 5 else 0,
    }  # fmt: skip
    src = [("X", features), ("R", regions), *([] if images is None else [("I", images)])]
    return call(
        "roi", ("roi pool" if asked.pool else "roi align") + " naive" * naive,
        (asked.bins, asked.count) if naive else (shape.c, asked.bins, asked.count), src=src, dst=[("D", dst)],
        constants=constants, precision=SINGLE, entry="roi", local_size=(16, 4) if naive else (64, 1, 1),
    )  # fmt: skip
