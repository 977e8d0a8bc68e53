"""From what a launch asks for to what a GPU runs: legal work groups, padding, the driver's choice, sizes of memory objects."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from mgpusim.errors import InputError
from mgpusim.workload.args import IMAGE_AXES, BufferArg, ImageArg, LocalArg, ScalarArg, kind_of
from mgpusim.workload.checks import Problems
from mgpusim.workload.global_of import missing_local
from mgpusim.workload.local_choice import Bounds, Shape, divisors, policies

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.opencl.ir.program import Function
    from mgpusim.workload.args import Arg
    from mgpusim.workload.launch import Launch

AXES = "xyz"
POINTER_B = 8  # what a memory object, local pointer or sampler takes of the argument space on spir64


class NDRange(msgspec.Struct, frozen=True):
    """The index space a GPU runs. All tuples have three entries; dimensions the launch lacks are 1 (offset 0).

    Parameters
    ----------
    global_size : work items as asked for.
    global_padded : work items that run: rounded up to whole groups where the launch pads, else `global_size`.
    local, groups : work-group size, and the number of groups (the last ones partial if not `uniform`).
    offset : first global id.
    dim : dimensions of the launch (get_work_dim).
    local_from : who chose `local`: "launch", "kernel" (reqd_work_group_size) or the name of the driver's policy.
    sub_group : work items of a sub-group, of kernels that use sub-groups; else 0.

    >>> NDRange((56, 56, 60), (56, 56, 60), (8, 4, 3), (7, 14, 20)).items_per_group
    96
    """

    global_size: Shape
    global_padded: Shape
    local: Shape
    groups: Shape
    offset: Shape = (0, 0, 0)
    dim: int = 3
    local_from: str = "launch"
    sub_group: int = 0

    @property
    def n_groups(self) -> int:
        """Number of work groups."""
        return math.prod(self.groups)

    @property
    def items_per_group(self) -> int:
        """Work items of a full group."""
        return math.prod(self.local)

    @property
    def items(self) -> int:
        """Work items that run, padding included."""
        return math.prod(self.global_padded)

    @property
    def padded(self) -> bool:
        """Whether more work items run than were asked for."""
        return self.global_padded != self.global_size

    @property
    def uniform(self) -> bool:
        """Whether all groups are full."""
        return all(size % local == 0 for size, local in zip(self.global_padded, self.local, strict=True))


def resolve(
    launch: Launch,
    gpu: GpuSpec,
    kernel: Function | None = None,
    *,
    registers: int | None = None,
    max_items: int | None = None,
) -> NDRange:
    """Return the NDRange that `gpu` runs for `launch`.

    Parameters
    ----------
    launch : what was asked for. Without a local size the kernel's reqd_work_group_size holds, else the policy named by the GPU's
        ``limits.local_choice`` chooses (`mgpusim.workload.local_choice`).
    gpu : whose limits count. Where `local` does not divide `global`, the global size is rounded up if ``launch.pad``. Else the
        last groups are partial if ``limits.nonuniform_groups``; else it is an error.
    kernel : the compiled kernel, for its reqd_work_group_size and its ``__constant`` arguments.
    registers : 32-bit registers the kernel needs per item: a driver that chooses takes no group too large for them. An explicit
        local size may be larger (its registers spill or it runs in passes, see `mgpusim.arch.occupancy`).
    max_items : the kernel's own limit on items per group (CL_KERNEL_WORK_GROUP_SIZE), where registers or local memory allow fewer
        than the device's maximum.

    Raises
    ------
    InputError
        Everything the GPU refuses about the launch at once, with the nearest legal local size.
    UnknownNameError
        The preset names a policy that does not exist.

    >>> resolve(Launch("kernel void f() {}", "f", (56, 56), local_size=(8, 4)), load_gpu("adreno-640")).n_groups
    98
    """
    problems = Problems()
    problems.lines.extend(memory_problems(launch, gpu, kernel))
    reqd = kernel.reqd_work_group_size if kernel else None
    size = _three(launch.global_size)
    if launch.follows_local and launch.local_size is None:
        problems.add("local", missing_local(launch.global_of, launch.args))
    if launch.local_size is None and reqd is None:
        origin = gpu.limits.local_choice
        if registers is not None:
            from mgpusim.arch.occupancy import largest_group

            fit = largest_group(gpu, registers, sum(arg.bytes for arg in launch.args if isinstance(arg, LocalArg)))
            max_items = max(1, min(fit, fit if max_items is None else max_items))
        local = driver_choice(origin, _bounds(size, gpu, max_items))
    else:
        local, origin = (_three(launch.local_size), "launch") if launch.local_size else (reqd or (1, 1, 1), "kernel")
        problems.lines.extend(_local_problems(launch, gpu, local, reqd, max_items))
    problems.stop(f"{launch.label} on {gpu.name}" if len(problems.lines) > 1 else "")
    groups = -(-size[0] // local[0]), -(-size[1] // local[1]), -(-size[2] // local[2])
    padded = (groups[0] * local[0], groups[1] * local[1], groups[2] * local[2]) if launch.pad else size
    return NDRange(size, padded, local, groups, _three(launch.offset, 0), launch.dim, origin)


@lru_cache(maxsize=1024)
def driver_choice(policy: str, bounds: Bounds) -> Shape:
    """Return the work-group size the named policy chooses.

    Raises
    ------
    UnknownNameError
        There is no such policy.
    InputError
        The policy (a plug-in's) chose a shape that is not legal.

    >>> driver_choice("largest_divisor", Bounds((100, 1, 1), 64, (64, 64, 64), 32))
    (50, 1, 1)
    """
    shape = policies.lookup(policy)(bounds)
    legal = len(shape) == 3 and 1 <= math.prod(shape) <= bounds.max_items
    for local, size, most in zip(shape, bounds.global_size, bounds.max_sizes, strict=False):
        legal = legal and 1 <= local <= most and size % local == 0
    if not legal:
        raise InputError(f"local policy '{policy}': chose {shape} for global {bounds.global_size}, which is not legal")
    return shape


def nearest_legal(local: Shape, size: Shape, max_items: int, max_sizes: Shape, divide: bool) -> Shape:
    """Return the legal work-group size closest to `local`: the least sum of |log(new / old)| over the dimensions.

    Parameters
    ----------
    local, size : work-group size asked for, and global size.
    max_items, max_sizes : limits on the product and on each dimension.
    divide : whether the result must divide `size`; then it may also grow.

    >>> nearest_legal((48, 8, 4), (56, 56, 64), 1024, (1024, 1024, 1024), divide=False)
    (32, 8, 4)
    >>> nearest_legal((48, 8, 4), (56, 56, 64), 1024, (1024, 1024, 1024), divide=True)
    (28, 8, 4)
    """
    # without the need to divide, growing a dimension never brings the product under its limit
    choices = [
        [
            (n, abs(math.log(n) - math.log(old)))
            for n in (divisors(whole, min(most, max_items)) if divide else range(1, min(old, most) + 1))
        ]
        for old, whole, most in zip(local, size, max_sizes, strict=True)
    ]
    best: tuple[float, int, int, int] = (math.inf, 0, 0, 0)
    for x, x_far in choices[0]:
        for y, y_far in choices[1]:
            if x * y > max_items:
                break
            for z, z_far in choices[2]:
                if x * y * z > max_items:
                    break
                best = min(best, (round(x_far + y_far + z_far, 9), -x, -y, -z))
    return -best[1], -best[2], -best[3]


def memory_problems(launch: Launch, gpu: GpuSpec, kernel: Function | None = None) -> list[str]:
    """Return one line for each argument (or sum of them) that is larger than `gpu` takes.

    >>> memory_problems(Launch("kernel void f() {}", "f", (64,)), load_gpu("adreno-640"))
    []
    """
    names = {arg.index: f" ('{arg.name}')" for arg in kernel.args} if kernel else {}
    constant = {arg.index for arg in kernel.args if arg.kind == "constant"} if kernel else set()
    problems = []
    for index, arg in enumerate(launch.args):
        over = _too_large(arg, gpu)
        if isinstance(arg, BufferArg) and index in constant and arg.size_b > gpu.limits.max_constant_b:
            over.append(f"{arg.size_b} bytes of __constant memory exceed max_constant_b {gpu.limits.max_constant_b}")
        problems += [f"args[{index}]{names.get(index, '')}: {line} of {gpu.name}" for line in over]
    local_b = sum(arg.bytes for arg in launch.args if isinstance(arg, LocalArg))
    if local_b > gpu.local.max_per_group_b:
        limit = f"local.max_per_group_b {gpu.local.max_per_group_b}"
        problems.append(f"args: {local_b} bytes of local memory exceed {limit} of {gpu.name}")
    args_b = sum(arg.size_b if isinstance(arg, ScalarArg) else POINTER_B for arg in launch.args)
    if args_b > gpu.limits.max_args_b:
        problems.append(f"args: {args_b} bytes of arguments exceed max_args_b {gpu.limits.max_args_b} of {gpu.name}")
    return problems


def _too_large(arg: Arg, gpu: GpuSpec) -> list[str]:
    limits = gpu.limits
    if not isinstance(arg, (BufferArg, ImageArg)):
        return []
    in_buffer = isinstance(arg, BufferArg) or arg.kind == "image1d_buffer" or arg.row_pitch is not None
    if in_buffer and arg.size_b > limits.max_buffer_b:
        return [f"{kind_of(arg)} of {arg.size_b} bytes exceeds max_buffer_b {limits.max_buffer_b}"]
    if isinstance(arg, BufferArg) or arg.kind == "image1d_buffer":
        return []
    if arg.kind == "image3d":
        most, name = limits.max_image3d, "max_image3d"
    else:  # an image1d may be as wide as an image2d (OpenCL 1.2, clGetDeviceInfo)
        most, name = (*limits.max_image2d, limits.max_image_array), "max_image2d"
    problems = []
    for axis, field, limit in zip(IMAGE_AXES["image3d"], ("width", "height", "depth"), most, strict=True):
        size = getattr(arg, field)
        if size > limit:
            layers = axis == "depth" and name == "max_image2d"
            word, of = ("layers", "max_image_array") if layers else (axis, f"{name}[{IMAGE_AXES['image3d'].index(axis)}]")
            problems.append(f"{arg.kind} {word} {size} exceeds {of} {limit}")
    return problems


def _local_problems(launch: Launch, gpu: GpuSpec, local: Shape, reqd: Shape | None, max_items: int | None) -> list[str]:
    limits, size, items = gpu.limits, _three(launch.global_size), math.prod(local)
    divide = not launch.pad and not limits.nonuniform_groups
    faults = []
    if reqd and local != reqd:
        faults.append(f"the kernel's reqd_work_group_size is {reqd}")
    if items > limits.max_work_group_size:
        faults.append(f"{items} work items exceed max_work_group_size {limits.max_work_group_size} of {gpu.name}")
    elif max_items is not None and items > max_items:
        why = "that the kernel's registers and local memory allow on"
        faults.append(f"{items} work items exceed the {max_items} {why} {gpu.name}")
    for axis, (got, most) in enumerate(zip(local, limits.max_work_item_sizes, strict=True)):
        if got > most:
            faults.append(f"{got} in {AXES[axis]} exceeds max_work_item_sizes[{axis}] {most} of {gpu.name}")
    surplus = [AXES[axis] for axis in range(launch.dim, 3) if local[axis] > 1]
    odd = [AXES[axis] for axis in range(launch.dim) if size[axis] % local[axis]] if divide else []
    if odd:
        where = f"global {_shown(launch.global_size)} in {' and '.join(odd)}"
        faults.append(f"does not divide {where}, and {gpu.name} runs whole groups only (or set pad = true)")
    if surplus:
        faults.append(f"has {' and '.join(surplus)} of more than 1, but global has {launch.dim} dimensions")
    if not faults:
        return []
    bounds = _bounds(size, gpu, max_items)
    room = _three(bounds.max_sizes[: launch.dim])
    near = reqd or nearest_legal(local, size, bounds.max_items, room, divide)
    misfit = reqd and (math.prod(reqd) > bounds.max_items or any(r > m for r, m in zip(reqd, room, strict=True)))
    odd_reqd = reqd and divide and any(s % r for s, r in zip(size, reqd, strict=True))
    hint = "; no local size is legal" if misfit or odd_reqd else f"; the nearest legal: {_shown(near[: launch.dim])}"
    subject = f"local {_shown(launch.local_size)}" if launch.local_size else f"reqd_work_group_size {reqd}"
    return [f"{subject}: {fault}{hint}" for fault in faults]


def _bounds(size: Shape, gpu: GpuSpec, max_items: int | None) -> Bounds:
    most = gpu.limits.max_work_group_size if max_items is None else min(max_items, gpu.limits.max_work_group_size)
    return Bounds(size, most, gpu.limits.max_work_item_sizes, min(gpu.core.warp_sizes, default=1))


def _shown(sizes: tuple[int, ...]) -> str:
    return f"({', '.join(map(str, sizes))})"


def _three(sizes: tuple[int, ...], neutral: int = 1) -> Shape:
    x, y, z = (*sizes, neutral, neutral, neutral)[:3]
    return x, y, z
