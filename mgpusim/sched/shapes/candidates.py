"""Work-group shapes that a launch may run with on a GPU, and what of the kernel limits them.

Legal is what `mgpusim.workload.ndrange.resolve` accepts, with no more work items than the kernel's registers and local memory
allow in one group (CL_KERNEL_WORK_GROUP_SIZE). Registers are an estimate, so larger groups may be candidates too. Shapes that
differ from a smaller one by idle work items alone are left out. No axis is longer than the NDRange, or, in launches that pad,
than the next power of two.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec
import numpy as np

from mgpusim.arch.occupancy import largest_group, occupancy, refused_groups
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.trace.allocation import allocation_of
from mgpusim.trace.work import Work
from mgpusim.workload.args import LocalArg
from mgpusim.workload.device import built_for
from mgpusim.workload.global_of import local_bytes, local_places
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape, divisors, shapes_within
from mgpusim.workload.ndrange import resolve


class KernelLimits(msgspec.Struct, frozen=True):
    """What a kernel allows of its work groups on one GPU.

    Attributes
    ----------
    max_items : work items of the largest group whose registers and local memory a core has, CL_KERNEL_WORK_GROUP_SIZE.
    may_fit : work items of the largest group that may run though the estimate of the registers says that it does not fit: the low
        end of the estimate fits, or the device spills instead of refusing (`mgpusim.arch.occupancy.residency`).
    refuses : whether the device refuses groups whose registers do not fit.
    registers : 32-bit registers of a work item, the nominal estimate.
    local_b : bytes of local memory of a group, static and as arguments; 1 for each that follows the local size.
    required : the kernel's reqd_work_group_size.
    uses_local_ids : whether what a work item does may depend on the shape of its group.
    """

    max_items: int
    may_fit: int
    refuses: bool
    registers: int
    local_b: int
    required: Shape | None
    uses_local_ids: bool


def three(sizes: tuple[int, ...], fill: int = 1) -> Shape:
    """Return sizes of one to three dimensions as three.

    >>> three((56, 56))
    (56, 56, 1)
    """
    x, y, z = (*sizes, fill, fill, fill)[:3]
    return x, y, z


def kernel_limits(launch: Launch, gpu: GpuSpec, *, session: Session = USUAL) -> KernelLimits:
    """Return what the kernel of `launch` allows of its work groups on `gpu`.

    >>> launch = Launch("kernel void f(global float *a) { a[get_global_id(0)] = 0; }", "f", (64,))
    >>> kernel_limits(launch, load_gpu("adreno-640")).max_items
    1024
    """
    built = built_for(launch, gpu)
    facts = Work(built, session).facts
    given = allocation_of(facts, built, gpu, session=session)
    (low, registers, _), width = given.registers, given.width
    local_b = facts.local_b + sum(a.bytes for a in least_local(launch).args if isinstance(a, LocalArg))
    most = largest_group(gpu, registers, local_b, width)
    if most < 1:
        occupancy(gpu, 1, registers, local_b, barriers=True, warp_size=width)  # says which resource is short
        most = 1
    required = facts.function.reqd_work_group_size
    barriers = any(region.has_barrier for region in facts.regions)
    refuses = refused_groups(gpu, barriers=barriers, sized=required is not None) and not launch.allow_spill
    may_fit = max(most, largest_group(gpu, low if refuses else 1, local_b, width))
    return KernelLimits(most, may_fit, refuses, registers, local_b, required, facts.uses_local_ids)


def candidates(
    launch: Launch,
    gpu: GpuSpec,
    *,
    limit: int | None = None,
    powers_of_two: bool = False,
    may_fit: bool = False,
    session: Session = USUAL,
) -> list[Shape]:
    """Return the work-group shapes that `launch` may run with on `gpu`, ascending in x, then y, then z.

    Where the launch pads (``launch.pad``) or the device runs partial groups (``limits.nonuniform_groups``), any size up to the
    limits will do. Else each axis must divide the global size. A kernel's reqd_work_group_size is the only candidate.

    Parameters
    ----------
    limit : at most this many, spread evenly over the sizes of groups (see `spread`).
    powers_of_two : only shapes whose axes all are powers of two.
    may_fit : also shapes that may fit although the estimate of the registers says no (`KernelLimits.may_fit`).
    session : settings of the run.

    >>> launch = Launch("kernel void f(global float *a) { a[get_global_id(0)] = 0; }", "f", (6, 4), pad=True)
    >>> candidates(launch, load_gpu("adreno-640"), powers_of_two=True)[-3:]
    [(8, 1, 1), (8, 2, 1), (8, 4, 1)]
    """
    if limit is not None and limit < 1:
        raise InputError(f"limit: got {limit}, expected at least 1")
    kernel = kernel_limits(launch, gpu, session=session)
    first: tuple[int, ...] = kernel.required or (1, 1, 1)
    # what is wrong with the arguments, or with the only shape allowed, is wrong with every shape
    first = launch.local_size if launch.global_of and launch.local_size and not kernel.required else first
    any_shape = launch if kernel.required else least_local(launch)
    resolve(any_shape.with_local(first), gpu, Work(built_for(launch, gpu), session).function, max_items=kernel.may_fit)
    if kernel.required:
        return [kernel.required]
    most = kernel.may_fit if may_fit else kernel.max_items
    shapes = list(shapes_within(_axes(launch, gpu, most, powers_of_two), most))
    if launch.global_of:
        shapes = [shape for shape in shapes if _divides(launch, gpu, shape)]
    if launch.follows_local:
        shapes = _within_local_memory(launch, gpu, kernel, shapes)
    return shapes if limit is None else spread(shapes, limit)


def _axes(launch: Launch, gpu: GpuSpec, most: int, powers_of_two: bool) -> list[list[int]]:
    """Return what each axis may be, ascending."""
    axes = []
    for size, limit in zip(three(launch.global_size), gpu.limits.max_work_item_sizes, strict=True):
        limit = min(limit, most)
        if launch.global_of:  # each shape has a global size of its own
            along = sorted({1 << k for k in range(limit.bit_length())} | set(range(32, limit + 1, 32)))
        elif launch.pad:
            along = list(range(1, min(limit, 1 << (size - 1).bit_length()) + 1))
        elif gpu.limits.nonuniform_groups:
            along = list(range(1, min(limit, size) + 1))
        else:
            along = divisors(size, limit)
        axes.append([n for n in along if not powers_of_two or n & (n - 1) == 0])
    for axis in range(launch.dim, 3):
        axes[axis] = [1]
    return axes


def _within_local_memory(launch: Launch, gpu: GpuSpec, kernel: KernelLimits, shapes: list[Shape]) -> list[Shape]:
    """Return the shapes whose groups have local memory that follows them, and not more than there is."""
    following = local_places(launch.args)
    total = np.full(len(shapes), float(kernel.local_b - len(following)))
    legal = np.ones(len(shapes), bool)
    for where, text in following.items() if shapes else ():
        sizes = local_bytes(text, where, list(np.array(shapes).T))
        legal &= (sizes >= 1) & (sizes % 1 == 0)
        total += sizes
    legal &= total <= gpu.local.max_per_group_b
    if following and not legal.any():
        where, text = next(iter(following.items()))
        most = f"whole, positive and with all else at most local.max_per_group_b {gpu.local.max_per_group_b}"
        raise InputError(f"{launch.label} on {gpu.name}: {where}: '{text}' is not {most} in any work-group shape")
    return [shape for shape, fits in zip(shapes, legal.tolist(), strict=True) if fits]


def _divides(launch: Launch, gpu: GpuSpec, shape: Shape) -> bool:
    """Say whether the global size that follows from a shape exists and can be run in such groups."""
    try:
        own = launch.with_local(shape)
    except InputError:
        return False
    if launch.pad or gpu.limits.nonuniform_groups:
        return True
    return all(size % n == 0 for size, n in zip(three(own.global_size), shape, strict=True))


def spread(shapes: Iterable[Shape], limit: int) -> list[Shape]:
    """Return `limit` of the shapes, ascending: every n-th of them in the order of their work items.

    >>> spread([(1, 1, 1), (1, 2, 1), (2, 1, 1), (2, 2, 1)], 2)
    [(1, 1, 1), (2, 2, 1)]
    """
    ordered = sorted(shapes, key=lambda s: (math.prod(s), s))
    if len(ordered) <= limit:
        return sorted(ordered)
    if limit == 1:
        return [ordered[-1]]
    return sorted(ordered[k * (len(ordered) - 1) // (limit - 1)] for k in range(limit))


def least_local(launch: Launch) -> Launch:
    """Return `launch` with one byte of local memory in place of each argument that follows the local size.

    >>> least_local(Launch("kernel void f(local int *t) {}", "f", (64,), (LocalArg("4 * lx"),), (64,))).args
    (LocalArg(bytes=1),)
    """
    args = tuple(LocalArg(1) if isinstance(arg, LocalArg) and arg.of else arg for arg in launch.args)
    return msgspec.structs.replace(launch, args=args)
