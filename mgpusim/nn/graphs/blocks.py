"""Numbers in blocks with a scale, as weights of language models are kept: q4_0, q8_0 and q6_K of llama.cpp.

A block of 32 numbers has one scale d in half precision. In q4_0 a number is d q with q from -8 to 7, and the number of the
largest magnitude has q = -8. In q8_0 q goes from -127 to 127 (ggml-org/llama.cpp, ggml/src/ggml-quants.c, the functions
quantize_row_q4_0_ref and quantize_row_q8_0_ref). In q6_K 256 numbers share d, and 16 of them a whole number s of 8 bits: a
number is d s q with q from -32 to 31 (ggml/src/ggml-common.h, block_q6_K). Which s it takes is up to whoever makes it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.graph import BLOCK_TYPES

__all__ = ["Blocks", "SixBits", "in_blocks", "in_six_bits", "rounded"]


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


class SixBits(NamedTuple):
    """Numbers q (..., blocks, 16, 16) and s (..., blocks, 16) as int8, and d (..., blocks) as float16."""

    numbers: Array
    parts: Array
    scales: Array

    def values(self) -> Array:
        """Return the numbers that they stand for, (..., 256 blocks) as float32."""
        found = self.numbers * (self.scales.astype(np.float32)[..., None] * self.parts)[..., None]
        return found.reshape(*found.shape[:-3], -1)


def in_six_bits(values: Array) -> SixBits:
    """Return numbers (..., multiple of 256) in blocks of q6_K: of 16 the largest has q = -32.

    >>> blocks = in_six_bits(np.linspace(-1.0, 1.0, 512))
    >>> blocks.numbers.shape, blocks.scales.shape, int(np.abs(blocks.parts).max())
    ((2, 16, 16), (2,), 127)
    """
    split = np.asarray(values, np.float32).reshape(*values.shape[:-1], -1, 16, 16)
    place = np.abs(split).argmax(axis=-1, keepdims=True)
    wanted = np.take_along_axis(split, place, axis=-1)[..., 0] / -32
    scales = (np.abs(wanted).max(axis=-1) / 127).astype(np.float16)
    whole = scales.astype(np.float32)[..., None]
    parts = np.clip(np.rint(np.divide(wanted, whole, out=np.zeros_like(wanted), where=whole != 0)), -127, 127)
    step = (whole * parts)[..., None]
    numbers = np.clip(np.rint(np.divide(split, step, out=np.zeros_like(split), where=step != 0)), -32, 31)
    return SixBits(numbers.astype(np.int8), parts.astype(np.int8), scales)


def rounded(values: Array, dtype: str) -> Array:
    """Return numbers as a type in blocks holds them, float32 of the same shape; of other types the numbers as they are.

    >>> rounded(np.array([1.0, 2.0]), "float32")
    array([1., 2.])
    """
    if dtype == "q6_K":
        return in_six_bits(values).values().reshape(values.shape)
    return in_blocks(values, dtype).values().reshape(values.shape) if dtype in BLOCK_TYPES else values
