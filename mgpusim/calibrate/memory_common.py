"""What the probes of memory share: launches of the shipped kernels, grids of sizes, and slopes over rounds.

Every figure is a difference of two launches that differ in their number of rounds alone: what a launch costs at its start and
end, and caches that are cold at its start, are in both and cancel.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from mgpusim.calibrate.probe import Ask, Facts
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

__all__ = [
    "STEPS", "ask", "chain", "coprime", "f_local", "floats", "grid", "image", "int32", "items_of", "octaves", "pow2_below", "two",
    "uint32", "zeros",
]  # fmt: skip

STEPS = 16
"""Dependent loads of a round of the chases."""


@lru_cache
def source(name: str) -> str:
    """Return the text of a kernel file that ships with the package."""
    return (Path(__file__).parent / "probes" / f"{name}.cl").read_text(encoding="utf-8")


def ask(
    file: str,
    entry: str,
    groups: int,
    local: int | tuple[int, ...],
    args: Sequence[Arg],
    tags: dict[str, Any],
    options: str = "",
) -> Ask:
    """Return the launch of `groups` groups in a row of a shipped kernel, with its tags.

    >>> ask("chase_buffer", "chase_buffer", 1, 1, (), {"rounds": 4}).launch.global_size
    (1,)
    """
    shape = (local,) if isinstance(local, int) else local
    size = (shape[0] * groups, *shape[1:])
    return Ask(Launch(source(file), entry, size, tuple(args), shape, options), tags)


def int32(value: int) -> ScalarArg:
    """Return a signed scalar argument."""
    return ScalarArg("int32", (value,))


def uint32(value: int) -> ScalarArg:
    """Return an unsigned scalar argument."""
    return ScalarArg("uint32", (value,))


def zeros(count: int, dtype: str = "int32") -> BufferArg:
    """Return a buffer of zeros."""
    return BufferArg(dtype, count, Init("zeros"))


def floats(count: int) -> BufferArg:
    """Return a buffer of 32-bit floats for results."""
    return BufferArg("float32", count, Init("zeros"))


def image(width: int, height: int, bits: int, access: str = "read") -> ImageArg:
    """Return a two-dimensional image of four channels, `bits` per texel (32: unorm8, 64: float16, 128: float32)."""
    return ImageArg("image2d", width, height, dtype={32: "unorm8", 64: "float16", 128: "float32"}[bits], access=access)


def coprime(wanted: float, count: int) -> int:
    """Return the whole number next to `wanted` that shares no divisor with `count`.

    >>> coprime(0.618 * 64, 64), coprime(0.618 * 6, 6)
    (39, 5)
    """
    first = max(1, round(wanted))
    for distance in range(count + 2):
        for candidate in (first - distance, first + distance):
            if candidate >= 1 and math.gcd(candidate, count) == 1:
                return candidate
    return 1


def chain(elements: int, words: int, order: str = "far") -> BufferArg:
    """Return a chain through `elements` elements `words` words apart: far from each other (golden ratio), or one by one.

    >>> chain(64, 16).init, chain(64, 16, "near").init
    (Init(kind='chase', value=624), Init(kind='chase', value=16))
    """
    jump = 1 if order == "near" or elements < 5 else coprime(elements * 0.6180339887, elements)
    return BufferArg("int32", elements * words, Init("chase", jump * words))


def grid(low: int, high: int, per_octave: int) -> list[int]:
    """Return sizes from `low` to `high`, the octaves cut evenly: sizes of real caches are among them.

    >>> grid(1024, 4096, 4)
    [1024, 1280, 1536, 1792, 2048, 2560, 3072, 3584, 4096]
    """
    out, octave = [], low
    while octave <= high:
        out += [octave + octave * j // per_octave for j in range(per_octave) if octave + octave * j // per_octave <= high]
        octave *= 2
    return sorted(set(out))


def octaves(low: int, high: int, step: int = 1) -> list[int]:
    """Return the powers of two times `low` up to `high`, every `step`-th.

    >>> octaves(4, 64, 2)
    [4, 16, 64]
    """
    out = []
    while low <= high:
        out.append(low)
        low <<= step
    return out


def pow2_below(value: float) -> int:
    """Return the largest power of two that is at most `value` (at least 1).

    >>> pow2_below(270336)
    262144
    """
    return 1 << max(0, int(value).bit_length() - 1)


def f_local(facts: Facts, wanted: int) -> int:
    """Return a work-group size: `wanted`, or the largest power of two the device takes."""
    most = min(facts.max_work_group_size, facts.max_work_item_sizes[0] if facts.max_work_item_sizes else wanted)
    return min(wanted, pow2_below(most))


def items_of(facts: Facts, local: int, per_core: int = 2048) -> int:
    """Return groups of `local` items so that every core has about `per_core` items."""
    return max(1, facts.compute_units * max(1, per_core // local))


def two(first: Iterable[int] | tuple[int, int], simulated: tuple[int, int], facts: Facts) -> tuple[int, ...]:
    """Return the numbers of rounds to launch: `simulated` ones where launches are simulated."""
    return tuple(simulated) if facts.simulated else tuple(first)
