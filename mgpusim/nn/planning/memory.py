"""Memory of a plan: tensors that are never alive together share memory, as the allocator of a library arranges it.

A tensor is alive from the step that makes it to the last that reads it, both included: a step writes beside what it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec

from mgpusim.registry import Registry


class Alive(msgspec.Struct, frozen=True):
    """A tensor that needs memory from step `first` to step `last`; `shape` is what objects that are shared by shape go by."""

    name: str
    size_b: int
    first: int
    last: int
    shape: Hashable = ()

    def meets(self, other: Alive) -> bool:
        return self.first <= other.last and other.first <= self.last


class Arrangement(msgspec.Struct, frozen=True):
    """Bytes in all, and per tensor where it lies: an offset, or the number of the object that it shares."""

    size_b: int
    places: dict[str, int]


Allocator = Callable[[Sequence[Alive]], Arrangement]
allocators: Registry[Allocator] = Registry("allocator", entry_point="mgpusim.nn_allocators")


def arrange(tensors: Sequence[Alive], allocator: str) -> Arrangement:
    """Return where tensors lie.

    >>> chain = [Alive("a", 100, 0, 1), Alive("b", 60, 1, 2), Alive("c", 40, 2, 3)]
    >>> arrange(chain, "greedy_by_size"), arrange(chain, "separate").size_b
    (Arrangement(size_b=160, places={'a': 0, 'b': 100, 'c': 0}), 200)
    """
    return allocators.lookup(allocator)(tensors)


@allocators.register("greedy_by_size")
def greedy_by_size(tensors: Sequence[Alive]) -> Arrangement:
    """Place tensors in one buffer, the largest first, each in the smallest gap that holds it among those alive with it.

    Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", MLSys 2020 workshop, algorithm 3; the offsets
    of TensorFlow Lite's buffers.
    """
    places: dict[str, int] = {}
    done: list[Alive] = []
    total = 0
    for tensor in sorted(tensors, key=lambda t: (-t.size_b, t.first, t.name)):
        at = _gap(tensor, sorted((places[d.name], d.size_b) for d in done if d.meets(tensor)))
        places[tensor.name] = at
        done.append(tensor)
        total = max(total, at + tensor.size_b)
    return Arrangement(total, {t.name: places[t.name] for t in tensors})


def _gap(tensor: Alive, taken: Sequence[tuple[int, int]]) -> int:
    """Return the offset of the smallest gap between taken stretches that holds a tensor, else that behind them all."""
    best, width, end = -1, 0, 0
    for offset, size in taken:
        gap = offset - end
        if gap >= tensor.size_b and (best < 0 or gap < width):
            best, width = end, gap
        end = max(end, offset + size)
    return end if best < 0 else best


@allocators.register("equality")
def equality(tensors: Sequence[Alive]) -> Arrangement:
    """Share objects among tensors of the same shape, each taking the first that is free: TensorFlow Lite's textures."""
    return _objects(tensors, lambda free, tensor: next((o for o in free if o[1] == tensor.size_b and o[2] == tensor.shape), None))


@allocators.register("pool")
def pool(tensors: Sequence[Alive]) -> Arrangement:
    """Take the smallest free object of a pool that holds the tensor, else a new one: MNN's pools of buffers and images."""

    def choose(free: Sequence[Object], tensor: Alive) -> Object | None:
        return min((o for o in free if o[1] >= tensor.size_b), key=lambda o: o[1], default=None)

    return _objects(tensors, choose)


@allocators.register("separate")
def separate(tensors: Sequence[Alive]) -> Arrangement:
    return Arrangement(sum(t.size_b for t in tensors), {t.name: i for i, t in enumerate(tensors)})


Object = tuple[int, int, Hashable]
"""Number, bytes and shape of an object that tensors share."""


def _objects(tensors: Sequence[Alive], choose: Callable[[Sequence[Object], Alive], Object | None]) -> Arrangement:
    """Walk through the steps; `choose` picks one of the free objects for a tensor, or none."""
    places: dict[str, int] = {}
    objects: list[Object] = []
    busy: dict[int, int] = {}
    for tensor in sorted(tensors, key=lambda t: (t.first, t.name)):
        free = [o for o in objects if busy[o[0]] < tensor.first]
        taken = choose(free, tensor)
        if taken is None:
            taken = (len(objects), tensor.size_b, tensor.shape)
            objects.append(taken)
        busy[taken[0]] = tensor.last
        places[tensor.name] = taken[0]
    return Arrangement(sum(o[1] for o in objects), {t.name: places[t.name] for t in tensors})
