"""How a driver chooses the work-group size when the launch leaves it open.

What vendors do is not public, so the policies are named after what they do. A preset names the one that suits its
driver best (``limits.local_choice``). All of them choose divisors of the global size. A driver may not add work items, and
kernels here are built as OpenCL C 1.2, where every group has the same size. Further policies can be registered from
outside under the entry-point group ``mgpusim.local_policies``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from mgpusim.registry import Registry

Shape = tuple[int, int, int]


class Bounds(msgspec.Struct, frozen=True):
    """What a policy may choose from.

    `max_sizes` limits each dimension, `max_items` their product (the device's limit or the kernel's own, if lower);
    `warp_size` is the device's narrowest.
    """

    global_size: Shape
    max_items: int
    max_sizes: Shape
    warp_size: int


Policy = Callable[[Bounds], Shape]
policies: Registry[Policy] = Registry("local policy", entry_point="mgpusim.local_policies")


def divisors(size: int, most: int) -> list[int]:
    """Return the divisors of `size` up to `most`, ascending.

    >>> divisors(56, 16)
    [1, 2, 4, 7, 8, 14]
    """
    return [d for d in range(1, min(size, most) + 1) if size % d == 0]


def shapes(bounds: Bounds) -> Iterator[Shape]:
    """Yield every legal shape that divides the global size.

    >>> list(shapes(Bounds((4, 3, 1), 4, (4, 4, 4), 1)))
    [(1, 1, 1), (1, 3, 1), (2, 1, 1), (4, 1, 1)]
    """
    limits = zip(bounds.global_size, bounds.max_sizes, strict=True)
    yield from shapes_within([divisors(size, min(most, bounds.max_items)) for size, most in limits], bounds.max_items)


def shapes_within(axes: Sequence[Sequence[int]], most: int) -> Iterator[Shape]:
    """Yield the shapes of at most `most` items whose axes have one of these sizes, which ascend."""
    xs, ys, zs = axes
    for x in xs:
        for y in ys:
            if x * y > most:
                break
            for z in zs:
                if x * y * z > most:
                    break
                yield x, y, z


@policies.register("largest_divisor")
def largest_divisor(bounds: Bounds) -> Shape:
    """Fill x first with its largest divisor, then y, then z with what room is left.

    Rows stay whole, so that neighbouring items touch neighbouring addresses, and groups are few, so that dispatch is cheap;
    the choice of CPU-like runtimes. The count may be any number, a multiple of the warp or not.

    >>> largest_divisor(Bounds((56, 56, 64), 256, (256, 256, 256), 64))
    (56, 4, 1)
    """
    return _filled(bounds, lambda size, most: divisors(size, most)[-1])


def _filled(bounds: Bounds, largest: Callable[[int, int], int]) -> Shape:
    """Return what a function of a size and the room that is left takes of each dimension in turn."""
    left, out = bounds.max_items, []
    for size, most in zip(bounds.global_size, bounds.max_sizes, strict=True):
        out.append(largest(size, min(most, left)))
        left //= out[-1]
    return out[0], out[1], out[2]


@policies.register("power_of_two")
def power_of_two(bounds: Bounds) -> Shape:
    """Fill x first with its largest power-of-two divisor, then y, then z.

    What a driver does that only shifts and masks ids. On odd sizes it ends in groups of one item, which is a known trap of
    leaving the local size open.

    >>> power_of_two(Bounds((56, 56, 64), 256, (256, 256, 256), 64))
    (8, 8, 4)
    """
    # size & -size: its largest power-of-two divisor
    return _filled(bounds, lambda size, most: 1 << (min(size & -size, most).bit_length() - 1))


@policies.register("warp_multiple")
def warp_multiple(bounds: Bounds) -> Shape:
    """Take the largest shape made of whole warps, with the longest x; without one, the shape that wastes the fewest lanes.

    No lane of a warp idles for want of items, and the group is as large as the limits allow.

    >>> warp_multiple(Bounds((56, 56, 64), 256, (256, 256, 256), 64))
    (8, 8, 4)
    """

    def idle(shape: Shape) -> float:
        items = shape[0] * shape[1] * shape[2]
        slots = -(-items // bounds.warp_size) * bounds.warp_size
        return (slots - items) / slots

    return min(shapes(bounds), key=lambda s: (idle(s), -s[0] * s[1] * s[2], -s[0], -s[1]))


@policies.register("square_64")
def square_64(bounds: Bounds) -> Shape:
    """Take a tile of at most 64 items in x and y, one deep: the longest short side first, then the longest long side.

    Kernels that read images touch the smallest footprint in a tiled texture cache this way. 64 items fill one warp or
    a few of every mobile GPU. An NDRange of one dimension gets up to 64 items in x.

    >>> square_64(Bounds((56, 56, 64), 1024, (1024, 1024, 1024), 64))
    (8, 8, 1)
    """
    flat = Bounds((*bounds.global_size[:2], 1), min(64, bounds.max_items), bounds.max_sizes, bounds.warp_size)
    return max(shapes(flat), key=lambda s: (min(s[0], s[1]), s[0] * s[1], s[0]))


GUESSES = {"adreno": "warp_multiple", "intel": "warp_multiple", "mali": "square_64", "nvidia": "largest_divisor"}
"""Our guess at what each vendor's driver does; to be replaced, preset by preset, by what probes of a device show."""

policies.update({vendor: policies[name] for vendor, name in GUESSES.items()})
