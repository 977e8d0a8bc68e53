"""How inference libraries choose work-group sizes: each policy returns the sizes that it tries, one where it goes by a rule.

Sizes are those that reach OpenCL; the global size is rounded up to them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.registry import Registry
from mgpusim.workload.local_choice import divisors

Sizes = tuple[int, ...]


class GroupLimits(msgspec.Struct, frozen=True):
    """Largest group, and largest size in each dimension."""

    items: int
    sizes: tuple[int, int, int]

    def hold(self, local: Sizes) -> bool:
        """Return whether a size is legal."""
        return math.prod(local) <= self.items and all(n <= most for n, most in zip(local, self.sizes, strict=False))


def far_apart(sizes: Sequence[Sizes], limit: int) -> list[Sizes]:
    """Return `limit` of some sizes that differ the most in shape.

    The first is the largest, then each time the one furthest from all before it, by the Euclidean distance of the logarithms of
    its
    sides.

    Sizes that lie evenly by their work items alone can all be long in the same dimension, and then read memory alike.

    >>> far_apart([(1, 32), (2, 16), (4, 8), (32, 1), (64, 1)], 2)
    [(64, 1), (1, 32)]
    """
    left = sorted(set(sizes), key=lambda local: (math.prod(local), local))
    if len(left) <= limit:
        return left
    points = {local: tuple(math.log(n) for n in local) for local in left}
    kept = [left.pop()]
    nearest = {local: math.dist(points[local], points[kept[0]]) for local in left}
    while len(kept) < limit:
        furthest = max(left, key=lambda local: nearest[local])
        left.remove(furthest)
        kept.append(furthest)
        nearest = {local: min(nearest[local], math.dist(points[local], points[furthest])) for local in left}
    return kept


Policy = Callable[[Sizes, GroupLimits, Mapping[str, Any]], tuple[Sizes | None, ...]]
"""(global size, limits, options) to candidates; None leaves the choice to the driver."""

local_policies: Registry[Policy] = Registry(
    "work-group policy", entry_point="mgpusim.nn_local_policies", package="mgpusim.nn.libraries.work_groups"
)


def _three(grid: Sizes) -> tuple[int, int, int]:
    x, y, z = (*grid, 1, 1)[:3]
    return x, y, z


def _fits(local: tuple[int, int, int], grid: Sizes) -> Sizes:
    return local[: len(grid)]


@local_policies.register("driver")
def driver(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Leave the choice to the driver.

    >>> driver((28, 28), GroupLimits(256, (256, 256, 64)), {})
    (None,)
    """
    return (None,)


@local_policies.register("fixed")
def fixed(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Take `x`, `y`, `z`, halved from the largest on while the device does not hold them.

    >>> fixed((1024, 4), GroupLimits(64, (64, 64, 64)), {"x": 32, "y": 4})
    ((16, 4),)
    """
    local = [int(options.get(name, 1)) for name in "xyz"][: len(grid)]
    while not limits.hold(tuple(local)):
        at = max(range(len(local)), key=lambda i: local[i])
        local[at] = max(1, local[at] // 2)
    return (tuple(local),)


@local_policies.register("tflite_convolution")
def tflite_convolution(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """TensorFlow Lite's rule for convolutions: depth first, as deep as divides, up to `most_z`; the rest along x.

    google-ai-edge/LiteRT at f674577, tflite/delegates/gpu/common/task/work_group_picking.cc.

    >>> tflite_convolution((28, 28, 32), GroupLimits(1024, (1024, 1024, 1024)), {"most_z": 64})
    ((8, 1, 32),)
    """
    x, y, z = _three(grid)
    most_z = min(int(options.get("most_z", 16)), limits.sizes[2], limits.items)
    local_z = divisors(z, most_z)[-1]
    plane = min(256, limits.items) // local_z
    local_x = max(1, min(x, plane, limits.sizes[0]))
    local_y = max(1, min(plane // local_x, y, limits.sizes[1]))
    if local_y == y and y % 2 == 0:
        local_y = y // 2
    return (_fits((local_x, local_y, local_z), grid),)


@local_policies.register("tflite_general")
def tflite_general(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """TensorFlow Lite's rule for all other kernels: 8, 4 or 2 deep if that divides, half of x, and the rest along y.

    Same source as `tflite_convolution`.

    >>> tflite_general((56, 56, 16), GroupLimits(1024, (1024, 1024, 1024)), {})
    ((28, 4, 8),)
    """
    x, y, z = _three(grid)
    most_z = min(8, limits.sizes[2], limits.items)
    local_z = next((d for d in (8, 4, 2) if z % d == 0 and d <= most_z), divisors(z, most_z)[-1])
    plane = limits.items // local_z
    local_x = min(-(-x // 2), plane, limits.sizes[0])
    local_y = min(plane // local_x, y, limits.sizes[1])
    return (_fits((local_x, local_y, local_z), grid),)


@local_policies.register("divisors")
def all_divisors(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Time every size that divides the global size and has at least `least` items (32), or the largest where none has.

    TensorFlow Lite's exhaustive tuning, and Paddle-Lite's (lite/backends/opencl/cl_context.cc at 3d329c9).

    >>> len(all_divisors((28, 28, 32), GroupLimits(1024, (1024, 1024, 1024)), {}))
    134
    """
    sides = [divisors(size, most) for size, most in zip(grid, limits.sizes, strict=False)]
    legal = [local for local in product(*sides) if math.prod(local) <= limits.items]
    least = int(options.get("least", 32))
    return tuple(local for local in legal if math.prod(local) >= least) or (max(legal, key=math.prod),)


@local_policies.register("powers_of_two")
def powers_of_two(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Time every size of powers of two up to the global size, and up to 4 beyond it: MNN's wide and heavy tuning.

    With `least` and `most` those of so many work items alone, or all where there are none.
    alibaba/MNN at 4d40bdb, source/backend/opencl/core/OpenCLRunningUtils.cpp.

    >>> powers_of_two((3, 8), GroupLimits(16, (16, 16, 16)), {})[:3]
    ((1, 1), (2, 1), (4, 1))
    """
    sides = []
    for size, most in zip(grid, limits.sizes, strict=False):
        sides.append([1 << k for k in range(most.bit_length()) if 1 << k <= max(size, 6) and 1 << k <= most])
    sizes = (local[::-1] for local in product(*sides[::-1]))
    legal = tuple(local for local in sizes if math.prod(local) <= limits.items)
    least, most = int(options.get("least", 1)), int(options.get("most", limits.items))
    return tuple(local for local in legal if least <= math.prod(local) <= most) or legal


@local_policies.register("mnn_pool")
def mnn_pool(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """MNN's rule for pooling: in each dimension the share of one of `cores`, or the largest divisor below it.

    alibaba/MNN at 4d40bdb, source/backend/opencl/execution/image/PoolExecution.cpp, poolLocalWS.

    >>> mnn_pool((64, 28, 28), GroupLimits(256, (256, 256, 256)), {"cores": 4})
    ((16, 7, 2),)
    """
    cores, local, left = int(options["cores"]), [], limits.items
    for size, most in zip(grid, limits.sizes, strict=False):
        share = size // cores
        wanted = share if size % cores == 0 else divisors(size, share)[-1] if share else 1
        local.append(max(1, min(wanted, left, most)))
        left //= local[-1]
    return (tuple(local),)


@local_policies.register("first")
def first(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Take the first of a list, `sizes`, that the device holds.

    >>> first((196, 6, 32), GroupLimits(128, (128, 128, 64)), {"sizes": [[8, 6, 4], [8, 6, 2], [4, 6, 2]]})
    ((8, 6, 2),)
    """
    return listed(grid, limits, options)[:1]


@local_policies.register("listed")
def listed(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Time the sizes of a list, `sizes`, as far as the device holds them.

    >>> listed((56, 56), GroupLimits(64, (64, 64, 64)), {"sizes": [[8, 8, 1], [16, 8, 1]]})
    ((8, 8),)
    """
    given = [tuple(int(n) for n in local)[: len(grid)] for local in options["sizes"]]
    legal = tuple(dict.fromkeys(local for local in given if limits.hold(local)))
    if not legal:
        raise InputError(f"none of the work groups {options['sizes']} fits a device of {limits.items} work items a group")
    return legal
