"""What probes ask with: launches of the kernels beside this file, their arguments, chains of pointers, and grids of sizes.

Most figures are a difference of two launches that differ in their amount of work alone. What a launch costs at its start and
end, and caches that are cold at its start, are in both and cancel.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

T = TypeVar("T")

MB = 1 << 20
STEPS = 16
"""Dependent loads of a round of the chases."""
FMA = "-DOP_FMA"
"""Option of `compute_ops.cl` that makes each step a multiply-add."""


@lru_cache
def source_of_kernel(name: str) -> str:
    """Return the text of a kernel file that ships with the probes."""
    return (Path(__file__).parent / f"{name}.cl").read_text(encoding="utf-8")


def ask(
    file: str, entry: str, groups: int, local: int | tuple[int, ...], args: Sequence[Arg], tags: dict[str, Any],
    options: str = "", outputs: tuple[int, ...] = (),
) -> Ask:  # fmt: skip
    """Return the launch of `groups` groups in a row of a kernel of ours, with its tags.

    Parameters
    ----------
    file : name of the .cl file, without its ending.
    local : work items of a group.
    options : for the compiler.
    outputs : positions of the arguments to read back.

    >>> ask("compute_launch", "launch_empty", 2, 32, (zeros(1), int32(0)), {"groups": 2}).launch.global_size
    (64,)
    """
    shape = (local,) if isinstance(local, int) else local
    size = (shape[0] * groups, *shape[1:])
    return Ask(Launch(source_of_kernel(file), entry, size, tuple(args), shape, options), tags, outputs)


def again(asked: Iterable[T]) -> list[T]:
    """Return what is asked three times, all of it before any of it again: what one moment disturbs, another does not.

    Figures that rest on few launches are asked for so. Equal launches are read as one, of the median time.

    >>> again((1, 2))
    [1, 2, 1, 2, 1, 2]
    """
    return list(asked) * 3


# ---- arguments ---------------------------------------------------------------------------------------------------------
def float32(value: float) -> ScalarArg:
    """Return a float argument."""
    return ScalarArg("float32", (value,))


def int32(value: int) -> ScalarArg:
    """Return an int argument."""
    return ScalarArg("int32", (value,))


def uint32(value: int) -> ScalarArg:
    """Return a uint argument."""
    return ScalarArg("uint32", (value,))


def zeros(count: int, dtype: str = "int32") -> BufferArg:
    """Return a buffer of `count` zeros."""
    return BufferArg(dtype, count, Init("zeros"))


def image(width: int, height: int, bits: int, access: str = "read") -> ImageArg:
    """Return a two-dimensional image of four channels, `bits` per texel (32: unorm8, 64: float16, 128: float32)."""
    return ImageArg("image2d", width, height, dtype={32: "unorm8", 64: "float16", 128: "float32"}[bits], access=access)


def needing(extension: str, asks: Iterable[Ask]) -> list[Ask]:
    """Return launches that devices without an extension leave out."""
    return [msgspec.structs.replace(a, needs=(extension,)) for a in asks]


def chain(elements: int, words: int, order: str = "far") -> BufferArg:
    """Return a chain through `elements` elements `words` words apart: far from each other (golden ratio), or one by one.

    >>> chain(64, 16).init, chain(64, 16, "near").init
    (Init(kind='chase', value=624), Init(kind='chase', value=16))
    """
    jump = 1 if order == "near" or elements < 5 else coprime(elements * 0.6180339887, elements)
    return BufferArg("int32", elements * words, Init("chase", jump * words))


# ---- sizes -------------------------------------------------------------------------------------------------------------
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


def octaves(low: int, high: int) -> list[int]:
    """Return the powers of two times `low` up to `high`.

    >>> octaves(4, 32)
    [4, 8, 16, 32]
    """
    out = []
    while low <= high:
        out.append(low)
        low *= 2
    return out


def pow2_below(value: float) -> int:
    """Return the largest power of two that is at most `value` (at least 1).

    >>> pow2_below(270336)
    262144
    """
    return 1 << max(0, int(value).bit_length() - 1)


def most_items(facts: DeviceFacts, wanted: int) -> int:
    """Return the largest work group of at most `wanted` items that the device takes.

    >>> most_items(DeviceFacts("a", 2, 1e9, 384, (384, 384, 384), 0, 0, 0), 1024)
    384
    """
    return max(1, min(wanted, facts.max_work_group_size, *facts.max_work_item_sizes[:1]))


def power_of_two_group(facts: DeviceFacts, wanted: int) -> int:
    """Return a work-group size: `wanted`, or the largest power of two the device takes."""
    return min(wanted, pow2_below(most_items(facts, 1 << 30)))


def group_sizes(facts: DeviceFacts, sizes: Iterable[int]) -> list[int]:
    """Return those of `sizes` that the device takes, and its largest group."""
    largest = most_items(facts, 1 << 30)
    return sorted({size for size in sizes if size <= largest} | {min(largest, max(sizes))})


def stair_sizes(facts: DeviceFacts, top: int) -> list[int]:
    """Return group sizes that are multiples of usual warps and of usual numbers of lanes, and one more than those."""
    corners = {s + d for s in (8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768) for d in (0, 1)}
    more = range(4, 137, 4) if facts.effort >= 1 else (4, 20, 40, 80, 112)
    steps = range(160, top + 1, 32 if facts.effort >= 1 else 96)
    return group_sizes(facts, [s for s in sorted({1, top, *corners, *more, *steps}) if s <= top])


def filling(facts: DeviceFacts, wanted: int, per_core: int = 2048) -> tuple[int, int]:
    """Return the size of groups, and how many of them give every core about `per_core` items."""
    local = power_of_two_group(facts, wanted)
    return local, groups_for(facts, local, per_core)


def groups_for(facts: DeviceFacts, local: int, per_core: int = 2048) -> int:
    """Return how many groups of `local` items give every core about `per_core` items."""
    return max(1, facts.compute_units * max(1, per_core // local))


def rounds_of(measured: tuple[int, int], simulated: tuple[int, int], facts: DeviceFacts) -> tuple[int, int]:
    """Return the two numbers of rounds to launch: `simulated` ones where launches are simulated."""
    return simulated if facts.simulated else measured


def fewer(facts: DeviceFacts, count: int, least: int = 1) -> int:
    """Return `count` scaled by the effort of the measurement: simulated launches are shorter."""
    return max(least, math.ceil(count * min(1.0, facts.effort)))


# ---- launches that several subjects make -------------------------------------------------------------------------------
_OPERANDS = (float32(0.5), float32(0.25), uint32(2654435769), uint32(40503))


def operation_ask(
    facts: DeviceFacts, options: str, steps: int, ilp: int, groups: int, local: int, n: int, tags: dict[str, Any]
) -> Ask:
    """Return a launch of `n` iterations of `steps` steps of an operation, in `ilp` independent chains."""
    full = f"{options} -DILP={ilp} -DREP={max(1, steps // ilp)}"
    args = (zeros(groups * local, "float32"), *_OPERANDS, int32(n))
    return ask("compute_ops", "compute_ops", groups, local, args, tags, full)


def warm_rounds(elements: int, facts: DeviceFacts, extra: int = 4096) -> tuple[int, int]:
    """Return two numbers of rounds that both go through the chain once at least: their difference is of a warm chain."""
    extra = max(256, int(1024 * min(1.0, facts.effort))) if facts.simulated else extra
    least = -(-max(elements, 256) // STEPS)
    return least, least + max(-(-extra // STEPS), -(-elements // STEPS))


def chase(count: int, words: int, rounds: int, order: str = "far", **tags: object) -> Ask:
    """Return a chase of one work item through `count` elements of a buffer, `words` words apart."""
    args = (chain(count, words, order), zeros(2), int32(0), int32(rounds))
    return ask("chase_buffer", "chase_buffer", 1, 1, args, {"steps": rounds * STEPS, **tags})


def flush_b(facts: DeviceFacts) -> int:
    """Return bytes that sweep any last-level cache a device of so many cores has, a phone's system-level cache with it."""
    wanted = facts.compute_units * MB if facts.compute_units >= 16 else 0
    return pow2_below(min(max(16 * MB, wanted), 128 * MB, facts.max_alloc_b))


def chase_beside(count: int, words: int, rounds: int, sweep: int, facts: DeviceFacts, order: str = "far", **tags: object) -> Ask:
    """Chase while other groups read: the chain itself (`sweep` 0) or another buffer of `sweep` bytes."""
    local = power_of_two_group(facts, 256)
    links = chain(count, words, order)
    other = zeros(sweep // 4) if sweep else links
    groups = 1 + facts.compute_units * 8
    args = (links, other, zeros(2), int32(0), int32(rounds), int32(other.count // 4))
    return ask("chase_buffer", "chase_beside", groups, local, args, {"steps": rounds * STEPS, **tags})
