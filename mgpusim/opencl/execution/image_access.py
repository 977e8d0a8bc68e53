"""Reads and writes of images over SIMT lanes: what a read returns, what a write stores.

A read is split in two: `taps` says which texels with which weights (all that address analysis needs), `fetch` returns
their colour. Coordinates and colours are lists of components, each uniform (a Python int or numpy float) or one array over
the lanes. Source: OpenCL 1.2 specification, 6.12.14 and 8.2 to 8.4.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError
from mgpusim.opencl.execution.image_formats import Scalar
from mgpusim.opencl.execution.image_taps import Tap, taps
from mgpusim.opencl.execution.images import Image


def fetch(image: Image, taps: Sequence[Tap], want: str) -> list[Scalar]:
    """Return the four components a read gives for the taps `found`.

    Parameters
    ----------
    want : "f" read_imagef, "h" read_imageh, "i" read_imagei, "ui" read_imageui.

    Returns
    -------
    Four components: float32 (float16 for "h") or int32 arrays; numpy floats or Python ints where every tap is uniform.

    >>> image = Image("1d", 2, order="R", dtype="unorm8", data=np.array([0, 255], np.uint8))
    >>> red, green, blue, alpha = fetch(image, taps(image, None, [np.array([1, 5], np.int32)]), "f")
    >>> red.tolist(), float(alpha)
    ([1.0, 0.0], 1.0)
    """
    if want[0] not in image.channel_type.reads:
        raise ExecutionError(f"read_image{want} of a {image.dtype} image is undefined; it must be read as {_functions(image)}")
    if len(taps) > 1 and want in ("i", "ui"):
        raise ExecutionError(f"read_image{want} with a linear sampler is undefined; use CLK_FILTER_NEAREST")
    colour = _texel(image, taps[0].index, want)
    if len(taps) > 1:
        colour = [c * taps[0].weight for c in colour]
        for tap in taps[1:]:
            colour = [sum_ + c * tap.weight for sum_, c in zip(colour, _texel(image, tap.index, want), strict=True)]
    if want == "h":
        return [c.astype(np.float16) for c in colour]
    return colour


def _functions(image: Image) -> str:
    return " or ".join("read_image" + {"u": "ui"}.get(c, c) for c in image.channel_type.reads)


def _texel(image: Image, index: Scalar, want: str) -> list[Scalar]:
    """Colour of one tap, unweighted, as float32 or int32."""
    order, integer = image.channel_order, want in ("i", "ui")
    constants: dict[str, Scalar] = {"0": 0, "1": 1} if integer else {"0": np.float32(0), "1": np.float32(1)}
    border: tuple[str, ...] = ("0", "0", "0", str(order.border_alpha))
    if not isinstance(index, np.ndarray):
        if index < 0:
            return [constants[b] for b in border]
        components = image.channel_type.load(image.flat[index], want)
        return [constants[s] if isinstance(s, str) else int(components[s]) if integer else components[s] for s in order.reads]
    out = index < 0 if index.min(initial=0) < 0 else None
    raw = image.flat.take(index, axis=0, mode="wrap" if out is not None else "clip")
    stored = [image.channel_type.load(np.ascontiguousarray(raw[:, k]), want) for k in range(order.channels)]
    colour: list[Scalar] = []
    for source, edge in zip(order.reads, border, strict=True):
        value = constants[source] if isinstance(source, str) else stored[source]
        if out is None or (isinstance(source, str) and source == edge):
            colour.append(value)
        else:
            colour.append(np.where(out, value.dtype.type(constants[edge]) if hasattr(value, "dtype") else constants[edge], value))
    return [c.astype(np.int32) if integer and isinstance(c, np.ndarray) and c.dtype != np.int32 else c for c in colour]


def store(image: Image, coords: Sequence[Scalar], colour: Sequence[Scalar], mask: Array | bool | None = None) -> int:
    """Write `colour` (r, g, b, a) at integer `coords` for the lanes of `mask` (all if None), converting as 8.3 says.

    Lanes writing one texel leave the value of the highest lane. Coordinates outside the image write nothing.

    Returns
    -------
    How many active lanes were outside (a wholly uniform write counts as one lane).

    >>> image = Image("2d", 4, 1, order="R", dtype="int8")
    >>> store(image, [np.array([1, 3, 4], np.int32), 0], [np.array([7, 300, 9], np.int32), 0, 0, 0])
    1
    >>> image.data.ravel().tolist()
    [0, 7, 0, 127]
    """
    is_float = any(isinstance(c, (float, np.floating)) or getattr(c, "dtype", np.dtype(int)).kind == "f" for c in colour)
    if is_float != ("f" in image.channel_type.reads):
        kind = "float" if is_float else "integer"
        raise ExecutionError(f"a write of {kind} colours to a {image.dtype} image is undefined")
    index = taps(image, None, coords)[0].index
    values = [image.channel_type.save(colour[c]) for c in image.channel_order.writes]
    lanes = next((len(v) for v in [mask, *coords, *colour] if isinstance(v, np.ndarray)), None)
    if lanes is None:
        if mask is False:
            return 0
        if index < 0:
            return 1
        image.flat[index] = values
        return 0
    at = np.broadcast_to(np.asarray(index, np.int64), lanes)
    active = np.ones(lanes, bool) if mask is None else np.broadcast_to(np.asarray(mask, bool), lanes)
    good = active & (at >= 0)
    dropped = int(np.count_nonzero(active) - np.count_nonzero(good))
    keep = None if good.all() else good
    for channel, value in enumerate(values):
        spread = np.broadcast_to(value, lanes)
        image.flat[at if keep is None else at[keep], channel] = spread if keep is None else spread[keep]
    return dropped
