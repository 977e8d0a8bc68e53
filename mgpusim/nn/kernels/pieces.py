"""A launch in pieces, one after the other: what libraries do so that no kernel keeps the GPU from the display for long."""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call


def in_pieces(call: Call, count: int, dimension: int) -> list[Call]:
    """Return a call as up to `count` launches over parts of a dimension of its NDRange, by their offset.

    Parts are whole work groups where the call says their size. The kernel must place its items by global ids alone, as those of
    this package do. What several launches read counts as weights of the first alone.

    >>> from mgpusim.nn.kernels.base import Precision, Stored
    >>> from mgpusim.nn.kernels.conv import convolution
    >>> from mgpusim.nn.kernels.window import Window
    >>> x, y = (Stored(n, ImageShape(1, 30, 28, 64)) for n in "xy")
    >>> whole = convolution(x, y, Window(), precision=Precision())
    >>> whole = msgspec.structs.replace(whole, launch=whole.launch.with_local((4, 4, 4)))
    >>> [(c.launch.offset, c.launch.global_size) for c in in_pieces(whole, 2, 1)]
    [((), (28, 16, 16)), ((0, 16, 0), (28, 14, 16))]
    """
    launch = call.launch
    if count < 1 or not 0 <= dimension < launch.dim:
        raise InputError(f"{call.variant}: got {count} pieces of dimension {dimension}, expected at least one, of {launch.dim}")
    group = launch.local_size[dimension] if launch.local_size else 1
    size = launch.global_size[dimension]
    step = -(-size // (count * group)) * group
    pieces = []
    for first in range(0, size, step):
        sizes, offset = list(launch.global_size), [0] * launch.dim
        sizes[dimension], offset[dimension] = min(step, size - first), first
        part = msgspec.structs.replace(launch, global_size=tuple(sizes), offset=tuple(offset))
        pieces.append(msgspec.structs.replace(call, launch=part, weights_b=0 if first else call.weights_b))
    return pieces
