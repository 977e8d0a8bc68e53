"""How small and how large a number of a GPU may be, by its unit. Beyond that a prediction would mean nothing.

The bounds are far outside today's GPUs, so that hypothetical ones stay possible. Most lie two orders of magnitude or more beyond
what a preset holds. A field whose definition gives a narrower range keeps it.
"""

from __future__ import annotations

import math

import msgspec

from mgpusim.arch.spec.about import POSITIVE

Range = tuple[float, float]


class UnitBounds(msgspec.Struct, frozen=True):
    """Least and greatest number of a unit, both included, and why."""

    least: float
    greatest: float
    why: str


COUNT = UnitBounds(POSITIVE[0], 1e7, "ten million of one part are more than a chip holds")
PER_CYCLE = UnitBounds(1e-6, 1e6, "a part does between one thing in a million cycles and a million in one")
BOUNDS = {
    "B": UnitBounds(POSITIVE[0], 2.0**30, "no cache, line or register file of a GPU reaches 1 GiB"),
    "B/cycle": UnitBounds(1e-6, 1e6, "a port moves between a byte in a million cycles and a million bytes in one"),
    "B/s": UnitBounds(1e6, 1e15, "memories move between 1 MB/s and 1 PB/s"),
    "Hz": UnitBounds(1e7, 1e11, "clocks run between 10 MHz and 100 GHz"),
    "flop/s": UnitBounds(1e6, 1e18, "processors compute between 1 Mflop/s and 1 Eflop/s"),
    "s": UnitBounds(POSITIVE[0], 10.0, "drivers end a launch that takes 10 s"),
    "cycles": UnitBounds(POSITIVE[0], 1e6, "a million cycles are a millisecond, and no single step of a GPU takes one"),
    "of log time": UnitBounds(0.0, 10.0, "e^10 is a factor of 22,000"),
    "exponent": UnitBounds(1.0, 512.0, "above 512 the largest term stands alone"),
    "times": UnitBounds(POSITIVE[0], 1e3, "a factor of a thousand is not a correction"),
    "cores": UnitBounds(POSITIVE[0], 2.0**16, "no chip holds more than 65,536 cores"),
    "sub-cores": UnitBounds(POSITIVE[0], 1024.0, "no core has more than 1,024 schedulers"),
    "banks": UnitBounds(POSITIVE[0], 4096.0, "no memory on a chip has more than 4,096 banks"),
    "work items": UnitBounds(POSITIVE[0], 2.0**31, "sizes of a work group are 32-bit numbers"),
}


OWN_WHY = {
    2.0**48: "addresses of GPUs have 48 bits or fewer",
    1024.0: "no kernel can name more registers",
    1e-3: "no access to memory takes a millisecond",
    1.0: "it is a share",
}
"""Why a field's own range ends, by its greatest number."""


def bounds_of(unit: str) -> UnitBounds:
    """Return the bounds of a unit, or of what a field counts.

    >>> bounds_of("s").greatest, bounds_of("operations/cycle").greatest, bounds_of("warps").greatest
    (10.0, 1000000.0, 10000000.0)
    """
    return BOUNDS.get(unit) or (PER_CYCLE if unit.endswith("/cycle") else COUNT)


def interval(least: float, greatest: float) -> str:
    """Return a range as people write it.

    >>> interval(math.ulp(0.0), 1.0), interval(0.0, 10.0)
    ('(0, 1]', '[0, 10]')
    """
    return f"{'(0' if least == POSITIVE[0] else f'[{least:g}'}, {greatest:g}]"


def within_bounds(given: Range, unit: str) -> Range:
    """Return the range of a field within the bounds of its unit: an end that the field leaves open takes that of the unit.

    >>> within_bounds((0.0, math.inf), "s"), within_bounds((math.ulp(0.0), 1.0), "share")[1]
    ((0.0, 10.0), 1.0)
    """
    bounds, (least, greatest) = bounds_of(unit), given
    if greatest != math.inf:
        return given
    return (bounds.least if least == POSITIVE[0] else least), bounds.greatest
