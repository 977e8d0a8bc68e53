"""Treemaps: rectangles whose areas are proportional to values, close to squares (Bruls, Huizing and van Wijk, VisSym 2000)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec


class Box(msgspec.Struct, frozen=True):
    """A rectangle: its left upper corner, width and height."""

    x: float
    y: float
    width: float
    height: float


def squarified(values: Sequence[float], box: Box) -> list[Box]:
    """Return a rectangle for each value; together they fill `box`.

    Parameters
    ----------
    values : positive, the largest first.

    >>> squarified([2.0, 1.0, 1.0], Box(0.0, 0.0, 4.0, 2.0))
    [Box(x=0.0, y=0.0, width=2.0, height=2.0), Box(x=2.0, y=0.0, width=2.0, height=1.0), Box(x=2.0, y=1.0, width=2.0, height=1.0)]
    """
    out: list[Box] = []
    scale = box.width * box.height / math.fsum(values) if values else 0.0
    areas = [value * scale for value in values]
    first = 0
    while first < len(areas):
        side = min(box.width, box.height)
        last = first + 1
        while last < len(areas) and _worst(areas[first : last + 1], side) <= _worst(areas[first:last], side):
            last += 1
        row, box = _row(areas[first:last], box, last == len(areas))
        out += row
        first = last
    return out


def _worst(areas: Sequence[float], side: float) -> float:
    """Return the largest ratio of sides in a row of rectangles along a side."""
    depth = math.fsum(areas) / side if side > 0 else 0.0
    if depth <= 0:
        return math.inf
    return max(max(depth * depth / area, area / (depth * depth)) if area > 0 else math.inf for area in areas)


def _row(areas: Sequence[float], box: Box, last: bool) -> tuple[list[Box], Box]:
    """Return a row of rectangles along the shorter side of a box, and what it leaves of the box: all of it if it is the last."""
    side = min(box.width, box.height)
    whole = math.fsum(areas)
    upright = box.height <= box.width
    depth = (box.width if upright else box.height) if last else whole / side if side > 0 else 0.0
    out = []
    at = 0.0
    for area in areas:
        length = side * area / whole if whole > 0 else 0.0
        out.append(Box(box.x, box.y + at, depth, length) if upright else Box(box.x + at, box.y, length, depth))
        at += length
    if upright:
        return out, Box(box.x + depth, box.y, box.width - depth, box.height)
    return out, Box(box.x, box.y + depth, box.width, box.height - depth)
