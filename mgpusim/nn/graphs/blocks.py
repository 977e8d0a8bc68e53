"""Numbers in blocks with a scale, as weights of language models are kept: the types of llama.cpp.

A block of 32 numbers has one scale d in half precision. In q4_0 a number is d q with q from -8 to 7, and the number of the
largest magnitude has q = -8. In q8_0 q goes from -127 to 127 (ggml-org/llama.cpp, ggml/src/ggml-quants.c, the functions
quantize_row_q4_0_ref and quantize_row_q8_0_ref). In q6_K 256 numbers share d, and 16 of them a whole number s of 8 bits: a
number is d s q with q from -32 to 31 (ggml/src/ggml-common.h, block_q6_K). Which s it takes is up to whoever makes it.

LiteRT's types have numbers of both signs alike: d is the largest magnitude over 7 or 127, of a block or of a whole row
(google-ai-edge/ai-edge-quantizer, algorithms/uniform_quantize, symmetric).

q4_1 has a least number m beside d: a number is m + d q with q from 0 to 15. In q4_K and q5_K 256 numbers share d and e. Each 32
of them have whole numbers s and t of six bits: a number is d s q - e t, with q of four or five bits (block_q4_K, block_q5_K).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.graph import BLOCK_TYPES

NONE = np.zeros(0, np.float16)
"""Of what a type has not."""


class Blocks(NamedTuple):
    """Whole numbers q (..., blocks, numbers of one), of types whose blocks have parts (..., blocks, parts, numbers).

    Attributes
    ----------
    scales, least : d, and m or e, (..., blocks) as float16.
    parts, below : s and t, (..., blocks, parts).
    """

    numbers: Array
    scales: Array
    least: Array = NONE
    parts: Array = NONE
    below: Array = NONE

    def steps(self) -> tuple[Array, Array]:
        """Return what a number is multiplied by, and what is added then: of each block or part, float32."""
        step, least = self.scales.astype(np.float32), self.least.astype(np.float32)
        step = step[..., None] * self.parts if self.parts.size else step
        least = -(least[..., None] * self.below) if self.below.size else least
        return step, least if least.size else np.zeros_like(step)

    def values(self) -> Array:
        """Return the numbers that they stand for, (..., numbers of all blocks) as float32."""
        step, least = self.steps()
        return np.asarray((self.numbers * step[..., None] + least[..., None]).reshape(*self.scales.shape[:-1], -1))


def in_blocks(values: Array, dtype: str) -> Blocks:
    """Return numbers in blocks along their last axis. What comes out of blocks goes back into the same ones.

    Parameters
    ----------
    values : (..., whole blocks).
    dtype : one of `BLOCK_TYPES`.

    >>> blocks = in_blocks(np.linspace(-1.0, 1.0, 64), "q4_0")
    >>> blocks.numbers.shape, blocks.scales.tolist(), int(blocks.numbers.min())
    ((2, 32), [0.125, -0.125], -8)
    """
    make = {"q4_1": _above_least, "q4_K": _in_few_bits, "q5_K": _in_few_bits, "q6_K": _in_six_bits}.get(dtype, _alike)
    return make(np.asarray(values, np.float32), dtype)


def _alike(values: Array, dtype: str) -> Blocks:
    parts = values.reshape(*values.shape[:-1], -1, BLOCK_TYPES[dtype].block(values.shape[-1]))
    place = np.abs(parts).argmax(axis=-1, keepdims=True)
    largest = np.take_along_axis(parts, place, axis=-1)[..., 0]
    bits = BLOCK_TYPES[dtype].bits
    most = 2 ** (bits - 1) - 1
    scales = (largest / -8 if dtype == "q4_0" else np.abs(largest) / most).astype(np.float16)
    low, high = (-8, 7) if dtype == "q4_0" else (-most, most)
    return Blocks(_quotients(parts, scales.astype(np.float32)[..., None], low, high).astype(np.int8), scales)


def _above_least(values: Array, dtype: str) -> Blocks:
    """Return blocks of q4_1: of 32 numbers the least has q = 0, the largest 15.

    >>> in_blocks(np.arange(32.0), "q4_1").numbers[0, ::8].tolist()
    [0, 4, 8, 12]
    """
    parts = values.reshape(*values.shape[:-1], -1, 32)
    least = parts.min(axis=-1).astype(np.float16)
    above = parts - least.astype(np.float32)[..., None]
    scales = (above.max(axis=-1) / 15).astype(np.float16)
    return Blocks(_quotients(above, scales.astype(np.float32)[..., None], 0, 15).astype(np.uint8), scales, least)


def _in_few_bits(values: Array, dtype: str) -> Blocks:
    """Return blocks of q4_K or q5_K: of 32 numbers the largest has the largest q, a negative least 0.

    >>> blocks = in_blocks(np.linspace(-1.0, 1.0, 512), "q5_K")
    >>> blocks.numbers.shape, int(blocks.numbers.max()), int(blocks.parts.max())
    ((2, 8, 32), 31, 63)
    """
    most = 2 ** BLOCK_TYPES[dtype].bits - 1
    split = values.reshape(*values.shape[:-1], -1, 8, 32)
    low = -np.minimum(split.min(axis=-1), 0)
    wanted = (split.max(axis=-1) + low) / most
    scales, least = ((of.max(axis=-1) / 63).astype(np.float16) for of in (wanted, low))
    whole, below_b = (of.astype(np.float32)[..., None] for of in (scales, least))
    parts, below = _quotients(wanted, whole, 0, 63), _quotients(low, below_b, 0, 63)
    step, shift = (whole * parts)[..., None], (below_b * below)[..., None]
    numbers = _quotients(split + shift, step, 0, most)
    numbers = np.where((split == split.max(axis=-1, keepdims=True)) & (step > 0), most, numbers)
    numbers = np.where((split == split.min(axis=-1, keepdims=True)) & (split < 0), 0, numbers)
    return Blocks(numbers.astype(np.uint8), scales, least, parts.astype(np.uint8), below.astype(np.uint8))


def _quotients(values: Array, steps: Array, low: int, high: int) -> Array:
    """Return the nearest whole numbers of steps, 0 where a step is 0."""
    wide = np.broadcast_to(steps, values.shape)
    return np.asarray(np.clip(np.rint(np.divide(values, wide, out=np.zeros_like(values), where=wide != 0)), low, high))


def _in_six_bits(values: Array, dtype: str) -> Blocks:
    """Return blocks of q6_K: of 16 numbers the largest has q = -32.

    >>> blocks = in_blocks(np.linspace(-1.0, 1.0, 512), "q6_K")
    >>> blocks.numbers.shape, blocks.scales.shape, int(np.abs(blocks.parts).max())
    ((2, 16, 16), (2,), 127)
    """
    split = values.reshape(*values.shape[:-1], -1, 16, 16)
    place = np.abs(split).argmax(axis=-1, keepdims=True)
    wanted = np.take_along_axis(split, place, axis=-1)[..., 0] / -32
    scales = (np.abs(wanted).max(axis=-1) / 127).astype(np.float16)
    whole = scales.astype(np.float32)[..., None]
    parts = _quotients(wanted, whole, -127, 127)
    numbers = _quotients(split, (whole * parts)[..., None], -32, 31)
    return Blocks(numbers.astype(np.int8), scales, parts=parts.astype(np.int8))


def rounded(values: Array, dtype: str) -> Array:
    """Return numbers as a type in blocks holds them, float32 of the same shape; of other types the numbers as they are.

    >>> rounded(np.array([1.0, 2.0]), "float32")
    array([1., 2.])
    """
    if dtype not in BLOCK_TYPES:
        return values
    return in_blocks(values, dtype).values().reshape(values.shape)
