"""What the parts of the blind suite are made of: cases, and short names for arguments and work-group shapes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mgpusim.workload.launch import Launch, launch_from_dict

KERNELS = Path(__file__).parent / "kernels"
K = 1 << 10
M = 1 << 20
Shape = tuple[int, ...]
Shapes = list[Shape]
Extent = int | Callable[[Shape], int]
PLANE: Shapes = [(8, 8), (16, 16), (32, 4), (64, 2)]
PLANE_TALL: Shapes = [(4, 32), (16, 8), (32, 32), (128, 1)]
PLANE_FLAT: Shapes = [(32, 1), (32, 8), (64, 4), (256, 1), (16, 4)]
SOLID: Shapes = [(8, 8, 1), (16, 4, 4), (32, 2, 2), (4, 4, 4)]


@dataclass(frozen=True)
class Case:
    """One kernel at one problem size, with the work-group shapes to try. A callable takes the shape."""

    file: str
    entry: str
    size: dict[str, Any]
    global_size: Sequence[Extent]
    shapes: Shapes
    args: Sequence[Any]
    options: str = ""

    @property
    def kernel(self) -> str:
        """Return the key of the kernel in a corpus."""
        return " ".join([self.entry, *self.options.split()])

    def shapes_of(self, nth: int, quick: bool = False) -> Shapes:
        """Return the shapes to try at the `nth` size: all at the first, one fewer at others, or one with `quick`."""
        if nth == 0:
            return self.shapes
        left_out = nth % len(self.shapes)
        if quick:
            return [self.shapes[left_out]]
        return [shape for i, shape in enumerate(self.shapes) if len(self.shapes) < 4 or i != left_out]

    def launches(self, shapes: Shapes) -> Iterator[tuple[str, Launch, dict[str, Any]]]:
        """Return the launch of each shape."""
        for shape in shapes:
            table = {
                "kernel": str(KERNELS / f"{self.file}.cl"), "entry": self.entry, "options": self.options,
                "global": [extent(shape) if callable(extent) else extent for extent in self.global_size],
                "local": list(shape), "pad": True,
                "args": [arg(shape) if callable(arg) else arg for arg in self.args],
            }  # fmt: skip
            yield self.kernel, launch_from_dict(table), {"tags": {"family": self.entry, "file": self.file, **self.size}}


def case(
    file: str, entry: str, size: dict[str, Any], global_size: Sequence[Extent], shapes: Shapes, *args: Any, options: str = ""
) -> Case:
    """Return a case."""
    return Case(file, entry, size, global_size, shapes, args, options)


def flat(*sizes: int) -> Shapes:
    """Return 1-D shapes."""
    return [(n,) for n in sizes]


def groups(count: int) -> Callable[[Shape], int]:
    """Return the extent of `count` groups."""
    return lambda shape: count * shape[0]


def each_group(items: int, values: int = 1) -> Callable[[Shape], int]:
    """Return the count of a buffer with some values for each group of 1-D shape."""
    return lambda shape: items // shape[0] * values


def groups_for(items: int, lost: int = 0, axis: int = 0) -> Callable[[Shape], int]:
    """Return the extent of as many groups as cover `items`, where `lost` items of a group along the axis give no result."""
    return lambda shape: math.ceil(items / (shape[axis] - lost)) * shape[axis]


def floats(count: int, init: Any = "uniform") -> dict[str, Any]:
    """Return a buffer of floats that is only read."""
    return {"buffer": {"dtype": "float32", "count": int(count), "init": init, "access": "read"}}


def whole(count: int, below: int = 0, dtype: str = "int32") -> dict[str, Any]:
    """Return a buffer of integers that is only read: below a bound, or from 0 to 255."""
    init: Any = {"random_index": below} if below else "uniform"
    return {"buffer": {"dtype": dtype, "count": int(count), "init": init, "access": "read"}}


def both(count: int, dtype: str = "float32", init: Any = "uniform") -> dict[str, Any]:
    """Return a buffer that is read and written."""
    return {"buffer": {"dtype": dtype, "count": int(count), "init": init, "access": "read_write"}}


def out(count: int | Callable[[Shape], int], dtype: str = "float32") -> Any:
    """Return a buffer that is only written; its count may depend on the shape."""

    def argument(n: int) -> dict[str, Any]:
        return {"buffer": {"dtype": dtype, "count": int(n), "init": "zeros", "access": "write"}}

    return (lambda shape: argument(count(shape))) if callable(count) else argument(count)


def img(width: int, height: int, dtype: str = "float32", channels: str = "RGBA") -> dict[str, Any]:
    """Return an image that is read."""
    sizes = {"width": int(width), "height": int(height)}
    return {"image2d": {**sizes, "channels": channels, "dtype": dtype, "init": "uniform", "access": "read"}}


def canvas(width: int, height: int, dtype: str = "float32") -> dict[str, Any]:
    """Return an image that is written."""
    sizes = {"width": int(width), "height": int(height)}
    return {"image2d": {**sizes, "channels": "RGBA", "dtype": dtype, "init": "zeros", "access": "write"}}


def i32(*values: int) -> dict[str, Any]:
    """Return an int, int2 or int4 argument."""
    return {"scalar": {"dtype": "int32", "value": list(values) if len(values) > 1 else values[0]}}


def u32(*values: int) -> dict[str, Any]:
    """Return a uint argument, or a vector of them."""
    return {"scalar": {"dtype": "uint32", "value": list(values) if len(values) > 1 else values[0]}}


def f32(*values: float) -> dict[str, Any]:
    """Return a float, float2 or float4 argument."""
    return {"scalar": {"dtype": "float32", "value": [float(v) for v in values] if len(values) > 1 else float(values[0])}}


def ints(*values: int) -> list[dict[str, Any]]:
    """Return several int arguments."""
    return [i32(value) for value in values]


def per_item(bytes_: int) -> Callable[[Shape], dict[str, Any]]:
    """Return local memory of `bytes_` per work item."""
    return lambda shape: {"local": {"bytes": math.prod(shape) * bytes_}}


def local_mem(bytes_: int) -> dict[str, Any]:
    """Return local memory of a fixed size."""
    return {"local": {"bytes": int(bytes_)}}
