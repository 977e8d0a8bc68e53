"""Image objects of OpenCL 1.2: their texels, and what a query answers (6.12.14.5)."""

from __future__ import annotations

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, InputError, suggest
from mgpusim.opencl.execution.image_formats import DTYPES, ORDERS, Scalar

# sampled coordinates of each kind of image, and whether a layer coordinate follows them
DIMS: dict[str, tuple[int, bool]] = {
    "1d": (1, False),
    "1d_buffer": (1, False),
    "1d_array": (1, True),
    "2d": (2, False),
    "2d_array": (2, True),
    "3d": (3, False),
}


class Image:
    """An image object: texels in C order, (depth or layers, height, width, channels).

    Parameters
    ----------
    dims : one of 1d, 1d_buffer, 1d_array, 2d, 2d_array, 3d.
    width, height, depth : size in texels; `depth` is the number of layers of an array. Unused ones are 1.
    order, dtype : keys of `image_formats.ORDERS` and `image_formats.DTYPES`.
    data : array of the format's storage type with as many elements as the image has channels. It is kept without a copy where
        it is contiguous, so that `store` writes into it. Zeros if absent.
    row_pitch_b : bytes from row to row of an image made from a buffer, 0 of any other. `data` has no gaps all the same.

    >>> image = Image("2d", 4, 2, order="RG", dtype="unorm8")
    >>> image.texel_b, image.data.shape
    (2, (1, 2, 4, 2))
    """

    def __init__(
        self,
        dims: str,
        width: int,
        height: int = 1,
        depth: int = 1,
        order: str = "RGBA",
        dtype: str = "float32",
        data: Array | None = None,
        row_pitch_b: int = 0,
    ) -> None:
        problems = []
        for kind, name, known in (("image kind", dims, DIMS), ("channel order", order, ORDERS), ("channel type", dtype, DTYPES)):
            if name not in known:
                problems.append(suggest(kind, name, known))
        for axis, size in (("width", width), ("height", height), ("depth", depth)):
            if not 0 < size < 2**31:
                problems.append(f"image {axis} {size}: expected 1 to 2^31 - 1 texels")
        if problems:
            raise InputError("; ".join(problems), problems)
        self.axes, self.layered = DIMS[dims]
        if (self.axes < 2 and height != 1) or (self.axes < 3 and not self.layered and depth != 1):
            raise InputError(f"image{dims} of {width} x {height} x {depth}: sizes it does not have must be 1")
        self.dims, self.width, self.height, self.depth = dims, int(width), int(height), int(depth)
        self.order, self.dtype, self.row_pitch_b = order, dtype, row_pitch_b
        self.channel_order, self.channel_type = ORDERS[order], DTYPES[dtype]
        self.texel_b = self.channel_type.size_b * self.channel_order.channels
        self.texels = self.width * self.height * self.depth
        shape = (self.depth, self.height, self.width, self.channel_order.channels)
        storage = np.dtype(self.channel_type.storage)
        if data is None:
            data = np.zeros(shape, storage)
        elif data.dtype != storage or data.size != self.texels * shape[3]:
            raise InputError(f"image data {data.dtype}{data.shape}: {order}/{dtype} of this size holds {storage}{shape}")
        self.data: Array = np.ascontiguousarray(data).reshape(shape)
        self.flat: Array = self.data.reshape(self.texels, shape[3])  # a view: (texels, channels)

    def __repr__(self) -> str:
        return f"Image({self.dims} {self.width}x{self.height}x{self.depth} {self.order}/{self.dtype})"


def query(image: Image, name: str) -> Scalar | list[Scalar]:
    """Answer get_image_width, _height, _depth, _channel_data_type, _channel_order, _dim or _array_size (6.12.14.5).

    `get_image_dim` returns the components (width, height), or (width, height, depth, 0) of a 3D image.

    >>> query(Image("2d", 640, 480), "get_image_dim")
    [640, 480]
    """
    simple = {
        "get_image_width": image.width,
        "get_image_height": image.height,
        "get_image_depth": image.depth,
        "get_image_array_size": image.depth,
        "get_image_channel_data_type": image.channel_type.code,
        "get_image_channel_order": image.channel_order.code,
    }
    if name == "get_image_dim":
        return [image.width, image.height, image.depth, 0] if image.dims == "3d" else [image.width, image.height]
    if name not in simple:
        raise ExecutionError(suggest("image query", name, [*simple, "get_image_dim"]))
    return simple[name]
