"""Regions of an image brought to one size, channels last in flat buffers: ROIAlign and ROI pooling."""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.flat import SINGLE, Flat


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
