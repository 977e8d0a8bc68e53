"""What a header of a file of weights says, whatever its format, and how much of a file it may claim."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from mgpusim.errors import InputError


class WeightsType(msgspec.Struct, frozen=True):
    """A type of tensors: `count` elements take `size_b` bytes."""

    name: str
    count: int
    size_b: int

    @property
    def bits(self) -> float:
        """Of an element, scales among them."""
        return 8 * self.size_b / self.count


_BLOCKS = {
    0: ("F32", 1, 4), 1: ("F16", 1, 2), 2: ("Q4_0", 32, 18), 3: ("Q4_1", 32, 20), 6: ("Q5_0", 32, 22), 7: ("Q5_1", 32, 24),
    8: ("Q8_0", 32, 34), 9: ("Q8_1", 32, 36), 10: ("Q2_K", 256, 84), 11: ("Q3_K", 256, 110), 12: ("Q4_K", 256, 144),
    13: ("Q5_K", 256, 176), 14: ("Q6_K", 256, 210), 15: ("Q8_K", 256, 292), 16: ("IQ2_XXS", 256, 66), 17: ("IQ2_XS", 256, 74),
    18: ("IQ3_XXS", 256, 98), 19: ("IQ1_S", 256, 50), 20: ("IQ4_NL", 32, 18), 21: ("IQ3_S", 256, 110), 22: ("IQ2_S", 256, 82),
    23: ("IQ4_XS", 256, 136), 24: ("I8", 1, 1), 25: ("I16", 1, 2), 26: ("I32", 1, 4), 27: ("I64", 1, 8), 28: ("F64", 1, 8),
    29: ("IQ1_M", 256, 56), 30: ("BF16", 1, 2), 34: ("TQ1_0", 256, 54), 35: ("TQ2_0", 256, 66), 39: ("MXFP4", 32, 17),
}  # fmt: skip
GGML_TYPES = {number: WeightsType(*block) for number, block in _BLOCKS.items()}
"""Types of GGUF by their numbers: ggml-org/ggml at d99724f, include/ggml.h (ggml_type) and src/ggml-common.h (blocks)."""


class HeldTensor(msgspec.Struct, frozen=True):
    """A tensor of a file: its shape with the outermost axis first, and its type."""

    shape: tuple[int, ...]
    type: WeightsType

    @property
    def count(self) -> int:
        return math.prod(self.shape)

    @property
    def size_b(self) -> int:
        """Bytes in the file."""
        return -(-self.count // self.type.count) * self.type.size_b


class WeightsHeader(msgspec.Struct, frozen=True):
    """A header: numbers, texts and lengths of lists by key, and tensors by name."""

    metadata: dict[str, Any]
    tensors: dict[str, HeldTensor]

    def number(self, key: str, default: int | None = None) -> int:
        """Return a whole number."""
        value = self.metadata.get(key, default)
        if isinstance(value, list) and value and all(each == value[0] for each in value):
            value = value[0]
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 40:
            shown = "nothing" if value is None else repr(value)[:60]
            raise InputError(f"{key}: got {shown}, expected a whole number")
        return value
