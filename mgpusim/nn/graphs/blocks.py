"""Numbers in blocks with a scale, as weights of language models are kept: q4_0 and q8_0 of llama.cpp.

A block of 32 numbers has one scale d in half precision. In q4_0 a number is d q with q from -8 to 7, and the number of the
largest magnitude has q = -8. In q8_0 q goes from -127 to 127 (ggml-org/llama.cpp, ggml/src/ggml-quants.c, the functions
quantize_row_q4_0_ref and quantize_row_q8_0_ref).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.graph import BLOCK_TYPES

__all__ = ["Blocks", "in_blocks", "rounded"]


class Blocks(NamedTuple):
    """Whole numbers (..., blocks, 32) as int8, and their scales (..., blocks) as float16."""

    numbers: Array
    scales: Array

    def values(self) -> Array:
        """Return the numbers that they stand for, (..., 32 blocks) as float32."""
        found = self.numbers.astype(np.float32) * self.scales.astype(np.float32)[..., None]
        return found.reshape(*found.shape[:-2], -1)


def in_blocks(values: Array, dtype: str) -> Blocks:
    """Return numbers in blocks along their last axis. What comes out of blocks goes back into the same ones.

    Parameters
    ----------
    values : (..., multiple of 32).
    dtype : "q4_0" or "q8_0".

    >>> blocks = in_blocks(np.linspace(-1.0, 1.0, 64), "q4_0")
    >>> blocks.numbers.shape, blocks.scales.tolist(), int(blocks.numbers.min())
    ((2, 32), [0.125, -0.125], -8)
    """
    parts = np.asarray(values, np.float32).reshape(*values.shape[:-1], -1, BLOCK_TYPES[dtype].count)
    place = np.abs(parts).argmax(axis=-1, keepdims=True)
    largest = np.take_along_axis(parts, place, axis=-1)[..., 0]
    bits = BLOCK_TYPES[dtype].bits
    scales = (largest / -8 if bits == 4 else np.abs(largest) / 127).astype(np.float16)
    divisor = scales.astype(np.float32)[..., None]
    numbers = np.rint(np.divide(parts, divisor, out=np.zeros_like(parts), where=divisor != 0))
    low, high = (-8, 7) if bits == 4 else (-127, 127)
    return Blocks(np.clip(numbers, low, high).astype(np.int8), scales)


def rounded(values: Array, dtype: str) -> Array:
    """Return numbers as a type in blocks holds them, float32 of the same shape; of other types the numbers as they are.

    >>> rounded(np.array([1.0, 2.0]), "float32")
    array([1., 2.])
    """
    return in_blocks(values, dtype).values().reshape(values.shape) if dtype in BLOCK_TYPES else values
