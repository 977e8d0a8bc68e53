"""Cycles of an access in its pipe: texture unit, buffers' cache, image writes, constant file, local memory; units of atomics."""

from __future__ import annotations

import math
from typing import NamedTuple

from mgpusim.arch.columns import Value, larger, smaller
from mgpusim.arch.spec import Cache, GpuSpec, phase_b

__all__ = ["PIPES", "AccessCost", "access_cost", "atomic_unit_b", "first_levels", "local_shares_l1", "texel_bits"]

PIPES = ("texture", "image_write", "constant", "local", "l1")
"""Pipes of accesses; "l1" is the path of buffers also where no cache is on it."""

TEXEL_BITS = (32, 64, 128)
LEAST_CONSTANT_B = 16
"""Bytes that the constant file delivers at once, however few of them are read."""


class AccessCost(NamedTuple):
    """Cycles of an access: `per_unit` of its work, or `per_lane` where that is more; its lanes take at most `per_phase` a unit.

    A unit is what the trace counts as a wavefront. In the texture unit it is a line of a quad of texels, in a cache what it
    serves in a cycle. In local memory it is a wavefront of the banks, in the constant file a word.
    """

    per_unit: Value
    per_lane: Value
    per_phase: Value = math.inf

    def cycles(self, units: float, lanes: float) -> Value:
        """Return the cycles of an access, or of several alike together.

        >>> AccessCost(1.0, 0.5, 4.0).cycles(2.0, 32.0), AccessCost(1.0, 0.5).cycles(2.0, 32.0)
        (8.0, 16.0)
        """
        of_lanes = lanes * self.per_lane
        if not (isinstance(self.per_phase, float) and math.isinf(self.per_phase)):
            of_lanes = smaller(of_lanes, units * self.per_phase)
        return larger(units * self.per_unit, of_lanes)


def local_shares_l1(gpu: GpuSpec) -> bool:
    """Return whether accesses to local memory queue with those to the L1: they take the sum of both, not the longer.

    >>> local_shares_l1(load_gpu("nvidia-h200")), local_shares_l1(load_gpu("adreno-640"))
    (True, False)
    """
    return gpu.local.shares_l1 and gpu.local.on_chip and gpu.l1 is not None


def access_cost(gpu: GpuSpec, pipe: str, width_b: int, taps: int = 1, phase: int = 0, result_b: int = 0) -> AccessCost:
    """Return what accesses cost in their pipe.

    Parameters
    ----------
    pipe : one of `PIPES`; any other takes a cycle a unit, as buffers without a cache do.
    width_b : bytes of a lane's access.
    taps : texels that a filtered fetch reads; the trace counts each of them as a lane.
    phase : `phase_b` of the GPU, where the field that it depends on is a column.
    result_b : bytes that a fetch writes to a lane's registers: 8 of a half4, 16 of a float4.

    >>> gpu = load_gpu("adreno-640")
    >>> access_cost(gpu, "texture", 16).per_lane == 1 / gpu.texture.texels_per_cycle_128
    True
    >>> access_cost(gpu, "l1", 4)  # no cache on the path of buffers: a cycle each
    AccessCost(per_unit=1.0, per_lane=0.0, per_phase=inf)
    """
    if pipe == "texture":
        return _texture(gpu, width_b, taps, result_b)
    if pipe == "image_write":
        return AccessCost(0.0, width_b / gpu.texture.image_write_b_per_cycle)
    if pipe == "constant":
        return AccessCost(max(LEAST_CONSTANT_B, width_b) / gpu.constant.b_per_cycle, 0.0)
    if pipe == "local":  # the units are wavefronts of its banks, conflicts among them
        wavefront = larger(1.0, gpu.local.banks * gpu.local.bank_b / gpu.local.b_per_cycle)
        return AccessCost(wavefront, 0.0 if gpu.local.items_per_cycle is None else 1.0 / gpu.local.items_per_cycle)
    if pipe == "l1" and gpu.l1 is None:  # a cycle a line, or longer where the core serves its lanes one by one
        return AccessCost(1.0, _per_item(gpu, width_b))
    if pipe == "l1" and gpu.l1 is not None:  # a cycle, or longer where the cache does not move the bytes in one
        rate = gpu.l1.b_per_cycle
        return AccessCost(1.0, width_b / rate, (phase or phase_b(gpu)) / rate)
    return AccessCost(1.0, 0.0)


def _per_item(gpu: GpuSpec, width_b: int) -> Value:
    """Cycles that a core is busy with an item's access to a buffer that no L1 holds."""
    items, moved = gpu.core.load_items_per_cycle, gpu.core.load_b_per_cycle
    of_item: Value = 0.0 if items is None else 1.0 / items
    return of_item if moved is None else larger(of_item, width_b / moved)


def _texture(gpu: GpuSpec, width_b: int, taps: int, result_b: int) -> AccessCost:
    """The unit takes a quad of lanes at a time; every line a quad spreads over is a transfer of its own. It is busy with a lane
    until what it returns is in the registers."""
    first = gpu.texture_l1 or gpu.l1 or gpu.l2
    rate: Value = getattr(gpu.texture, f"texels_per_cycle_{texel_bits(width_b)}")
    filtered: Value = gpu.texture.linear_factor if taps > 1 else 1.0
    of_lane: Value = filtered / rate
    if gpu.texture.result_b_per_cycle is not None:
        of_lane = larger(of_lane, result_b / gpu.texture.result_b_per_cycle)
    return AccessCost(first.line_b / first.b_per_cycle / taps, of_lane / taps)


def texel_bits(width_b: int) -> int:
    """Return the texel size, 32, 64 or 128 bits, at whose rate texels of `width_b` bytes are fetched.

    >>> [texel_bits(width_b) for width_b in (1, 4, 8, 16)]
    [32, 32, 64, 128]
    """
    return next((bits for bits in TEXEL_BITS if width_b * 8 <= bits), TEXEL_BITS[-1])


def first_levels(gpu: GpuSpec) -> tuple[Cache | None, Cache | None, None]:
    """Return the first-level caches of fetches, of buffers and of what goes past them; None: straight to the L2.

    >>> texture, buffers, _ = first_levels(load_gpu("adreno-640"))
    >>> texture is not None, buffers
    (True, None)
    """
    buffers = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
    return gpu.texture_l1 or gpu.l1, buffers, None


def atomic_unit_b(gpu: GpuSpec) -> int:
    """Return the bytes of neighbouring addresses whose global atomics follow one another.

    A unit of L2 takes a warp's atomics sector by sector, and in each as many wavefronts as lanes meet on one word. On an H200 the
    units are 512 bytes apart: scattered over 64 and 256 words atomics are as slow, over 1,024 three times as fast
    (validation/h200/operations).

    >>> atomic_unit_b(load_gpu("adreno-640", {"atomics.interleave_b": "512"})), atomic_unit_b(load_gpu("adreno-640"))
    (512, 64)
    """
    return max(gpu.atomics.interleave_b or 0, gpu.l2.line_b)
