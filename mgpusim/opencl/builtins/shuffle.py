"""shuffle and shuffle2 (OpenCL C 1.2, 6.12.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Scalar, Value, parse_type


def shuffle_function(name: str, params: tuple[str, ...]) -> Callable[[list[Value]], Value]:
    """Components picked by the low bits of a mask's components, which may differ by lane.

    >>> shuffle_function("shuffle", ("float2", "uint4"))([[1.5, 2.5], [0, 1, 1, 2]])
    [1.5, 2.5, 2.5, 1.5]
    """
    parsed = parse_type(params[0])
    width = parsed[1] if parsed else 1
    # A vector of 3 has no shuffle; the others' sizes are powers of two, so that the index is masked.
    mask_bits = width * (2 if name == "shuffle2" else 1) - 1

    def apply(args: list[Value]) -> Value:
        pool = [*args[0], *args[1]] if name == "shuffle2" else args[0]
        return [_pick(pool, index, mask_bits) for index in args[-1]]

    return apply


def _pick(pool: list[Scalar], index: Scalar, mask_bits: int) -> Scalar:
    if not isinstance(index, np.ndarray):
        return pool[int(index) & mask_bits]
    lanes: Any = np.stack(np.broadcast_arrays(*pool, np.empty(index.shape, bool))[:-1])
    return lanes[index & mask_bits, np.arange(index.size)]
