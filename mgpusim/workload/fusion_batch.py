"""Batching: one kernel over a larger NDRange, several inputs at a time (what parallel fusion is compared with).

No launch says which of its sizes is the batch. What a kernel does with its arguments shows it: of the ways to stretch one
dimension of the index space, some scalars with it and the arrays along their slowest axis, the one that holds is the one by
which the last work group writes the new end of every output and touches as much of every input as the last work group did
before. Inputs whose new part nobody touches (weights, a bias) stay as they are. The corner groups are executed to see that,
addresses only.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import ExecutionError, InputError
from mgpusim.opencl.images import Image, Sampler
from mgpusim.opencl.ir import Function
from mgpusim.opencl.memory import MemoryObject
from mgpusim.opencl.simt import CompiledKernel, Geometry, ImageSlot, execute
from mgpusim.opencl.steps import Site
from mgpusim.workload.args import Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.fill import storage_dtype
from mgpusim.workload.fusion_facts import facts_of
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds
from mgpusim.workload.ndrange import driver_choice
from mgpusim.workload.program import open_module, pick_kernel

__all__ = ["batch_launch"]

_PER_ITEM = (1, 2, 3, 4, 8, 16)  # elements that an item may make along the dimension, for a scalar to count as its size
_MOST_SCALARS = 5
_MOST_STEPS = 1 << 22

Place = tuple[int, int]  # argument, component


def batch_launch(launch: Launch, n: int) -> Launch:
    """Return `launch` made `n` times as large along the one dimension that its arguments show to be free.

    Parameters
    ----------
    n : int
        How many inputs run at a time.

    Raises
    ------
    InputError
        No dimension can be stretched so that every output grows with it; the message says what was tried.

    >>> source = "kernel void f(global int *a, int n) { if (get_global_id(0) < n) a[get_global_id(0)] *= 2; }"
    >>> one = Launch(source, "f", (64,), (BufferArg("int32", 64), ScalarArg("int32", 64)), (64,))
    >>> batch_launch(one, 4).global_size, batch_launch(one, 4).args[0].count
    ((256,), 256)
    """
    if n < 1:
        raise InputError(f"batch: got {n}, expected 1 or more")
    facts = facts_of(launch)
    bind(facts.params, launch)
    if n == 1:
        return launch
    outputs = sorted(facts.written)
    if not outputs:
        raise InputError(f"{launch.label} writes no argument, so that nothing shows what a batch of it would be")
    module = open_module(launch)
    function = pick_kernel(module, launch)
    kernel = CompiledKernel(module, function.name, full=False)
    before = _touched(kernel, function, launch)
    for dimension in (d for d in (1, 2, 0) if d < launch.dim and (launch.global_size[d] > 1 or launch.dim == 1)):
        for places in _scalings(launch, dimension):
            grown = _grown(launch, dimension, places, 2)  # what holds for two holds for any number
            kept = _holds(kernel, function, launch, grown, outputs, before)
            if kept is not None:
                return _grown(launch, dimension, places, n, kept)
    raise InputError(
        f"{launch.label} cannot be batched: stretching none of its {launch.dim} dimensions, with the scalar arguments that "
        "equal their size, made the kernel write all of a larger output and read as much as before; fuse copies of it instead"
    )


def _scalings(launch: Launch, dimension: int) -> Iterator[tuple[Place, ...]]:
    """Yield sets of scalar arguments that may be sizes of the dimension, few first."""
    size = launch.global_size[dimension]
    found = []
    for index, arg in enumerate(launch.args):
        if isinstance(arg, ScalarArg) and not isinstance(arg.value, bytes) and "int" in arg.dtype:
            found += [(index, c) for c, v in enumerate(arg.value) if v > 1 and any(-(-v // f) == size for f in _PER_ITEM)]
            groups = -(-size // launch.local_size[dimension]) if launch.local_size else 0
            found += [(index, c) for c, v in enumerate(arg.value) if v > 1 and v == groups and (index, c) not in found]
    found = found[:_MOST_SCALARS]
    for count in range(len(found) + 1):
        yield from itertools.combinations(found, count)


def _grown(launch: Launch, dimension: int, places: tuple[Place, ...], n: int, kept: frozenset[int] = frozenset()) -> Launch:
    """Return the launch with a dimension, scalars and all arrays but those `kept` n times as large."""
    args: list[Arg] = []
    for index, arg in enumerate(launch.args):
        if isinstance(arg, ScalarArg) and not isinstance(arg.value, bytes):
            value = tuple(v * n if (index, c) in places else v for c, v in enumerate(arg.value))
            args.append(msgspec.structs.replace(arg, value=value))
        elif isinstance(arg, BufferArg) and index not in kept:
            args.append(msgspec.structs.replace(arg, count=arg.count * n))
        elif isinstance(arg, ImageArg) and index not in kept:
            axis = "depth" if arg.depth > 1 or arg.kind in ("image3d", "image2d_array", "image1d_array") else "height"
            axis = "width" if arg.kind in ("image1d", "image1d_buffer") else axis
            args.append(msgspec.structs.replace(arg, **{axis: getattr(arg, axis) * n}))
        else:
            args.append(arg)
    sizes = list(launch.global_size)
    sizes[dimension] *= n
    return msgspec.structs.replace(launch, global_size=tuple(sizes), args=tuple(args))


class _Extent:
    """An observer: per argument, how many lanes touched it and the end of what they touched (bytes, or texels)."""

    def __init__(self) -> None:
        self.touches: Counter[int] = Counter()
        self.end: Counter[int] = Counter()

    def block(self, position: int, mask: Any) -> None:
        """Ignore."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Any) -> None:
        """Note the bytes."""
        if item.arg >= 0:
            self._note(item.arg, offset, site.width_b, mask)

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Any) -> None:
        """Note the texels."""
        self._note(image.arg, index, 1, mask)

    def _note(self, arg: int, offset: Any, width: int, mask: Any) -> None:
        lanes = np.atleast_1d(np.asarray(offset))
        if mask is not None:
            lanes = np.broadcast_to(lanes, mask.shape)[mask]
        lanes = lanes[lanes >= 0]
        if lanes.size:
            uniform = np.ndim(offset) == 0 and mask is None
            self.touches[arg] += 1 if uniform else lanes.size
            self.end[arg] = max(self.end[arg], int(lanes.max()) + width)


def _touched(kernel: CompiledKernel, function: Function, launch: Launch) -> _Extent | None:
    """Run the last work group of a launch, addresses only; None where it leaves an array."""
    local = launch.local_size or function.reqd_work_group_size
    if local is None:
        x, y, z = (*launch.global_size, 1, 1, 1)[:3]
        local = driver_choice("warp_multiple", Bounds((x, y, z), 64, (64, 64, 64), 32))
    local = (*local, 1, 1, 1)[: launch.dim]
    size = launch.global_size
    if launch.pad:
        size = tuple(-(-g // w) * w for g, w in zip(size, local, strict=True))
    geometry = Geometry(size, local, launch.offset)
    extent = _Extent()
    try:
        execute(kernel, geometry, [geometry.n_groups - 1], _blank(function, launch), extent, step_limit=_MOST_STEPS)
    except ExecutionError:
        return None
    return extent


def _blank(function: Function, launch: Launch) -> list[Any]:
    """Return the launch's arguments for the executor with arrays of zeros: only addresses matter."""
    from mgpusim.workload.program import _scalar

    out: list[Any] = []
    for info, arg in zip(function.args, launch.args, strict=True):
        if isinstance(arg, BufferArg):
            out.append(np.zeros(arg.count, storage_dtype(arg.dtype)))
        elif isinstance(arg, ImageArg):
            data = np.zeros(arg.shape, storage_dtype(arg.dtype))
            kind = arg.kind.removeprefix("image")
            out.append(Image(kind, arg.width, arg.height, arg.depth, arg.channels, arg.dtype, data))
        elif isinstance(arg, SamplerArg):
            out.append(Sampler.from_bits(arg.bits))
        else:
            out.append(arg.bytes if isinstance(arg, LocalArg) else _scalar(info, arg))
    return out


def _size(arg: Arg) -> int:
    return arg.width * arg.height * arg.depth if isinstance(arg, ImageArg) else arg.size_b  # type: ignore[union-attr]


def _holds(
    kernel: CompiledKernel, function: Function, launch: Launch, grown: Launch, outputs: list[int], before: _Extent | None
) -> frozenset[int] | None:
    """Return the arrays that need not grow, or None where the grown launch is no batch of the launch."""
    after = _touched(kernel, function, grown)
    if before is None or after is None or before.touches != after.touches:
        return None
    for index in outputs:
        if after.end[index] - _size(launch.args[index]) != before.end[index] or not before.end[index]:
            return None
    arrays = [i for i, a in enumerate(launch.args) if isinstance(a, (BufferArg, ImageArg)) and i not in outputs]
    return frozenset(i for i in arrays if after.end[i] <= _size(launch.args[i]))
