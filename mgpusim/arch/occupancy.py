"""How many work groups stay on a shader core at once, and what limits them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mgpusim.arch.families import Family, family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError


class Occupancy(msgspec.Struct, frozen=True, kw_only=True):
    """Residency of one kernel on one core.

    Attributes
    ----------
    warp_size, warps_per_group
        Width of a warp and the warps of a group.
    groups_per_core, warps_per_core, items_per_core
        Resident at once; `items_per_core` counts lanes that hold a work item.
    limiter
        What allows no more: "registers", "local_memory", "groups", "warps" or "items"; "none_fit" if not even one whole
        group is resident and it runs in `passes`.
    fraction
        Resident warps over the warp slots of a core, 0..1.
    spilled
        Registers per item beyond what an item gets, kept in memory.
    passes
        Parts in which the warps of a group run one after the other; 1 if a whole group is resident.
    may_be_refused
        Whether the device may refuse the group for its registers: nominal ones do not fit, those of the low estimate do.
    idling
        Items that start with the group for each of its own: 1, or more where some idle along (`core.quad_items`).
    """

    warp_size: int
    warps_per_group: int
    groups_per_core: int
    warps_per_core: int
    items_per_core: int
    limiter: str
    fraction: float
    spilled: int
    passes: int = 1
    may_be_refused: bool = False
    idling: float = 1.0


# where nothing fits, the resource a user can change is named
_ORDER = ("registers", "local_memory", "groups", "warps", "items")
# what limits occupancy: a cap of the hardware first, since no change to the kernel lifts it
_CAPS_FIRST = ("items", "warps", "groups", "local_memory", "registers")


def _last(holds: Callable[[int], bool], low: int, high: int) -> int:
    """Return the largest number in low..high for which `holds`, which holds up to some number; low - 1 if for none."""
    low -= 1
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low


def most_registers(gpu: GpuSpec, items_per_group: int, local_b: int = 0, warp_size: int | None = None) -> int:
    """Return the most registers per item at which one whole group is resident; 0 if none is at any count.

    `warp_size` is the width that the kernel asks for, if it does.

    >>> [most_registers(load_gpu("adreno-640"), items) for items in (1024, 768, 384)]
    [60, 92, 180]
    """
    family = family_of(gpu).of_width(warp_size)
    most = family.most_registers(gpu, warp_size)
    return _last(lambda r: family.resident_groups(gpu, items_per_group, r, local_b) >= 1, 1, most)


def free_registers(gpu: GpuSpec, items_per_group: int, local_b: int = 0) -> int:
    """Return the most registers per item at which as many groups are resident as with one; 0 if none is at any count.

    >>> [free_registers(load_gpu("radeon-680m"), 64, local_b) for local_b in (0, 8192, 16384)]
    [64, 128, 256]
    """
    family = family_of(gpu)
    most = family.resident_groups(gpu, items_per_group, 1, local_b)
    held = family.most_registers(gpu, None)
    return _last(lambda r: family.resident_groups(gpu, items_per_group, r, local_b) >= most, 1, held) if most else 0


def largest_group(gpu: GpuSpec, registers: int, local_b: int = 0, warp_size: int | None = None) -> int:
    """Return the most work items of a group that is wholly resident at that register count; 0 if none is.

    `warp_size` is the width that the kernel asks for, if it does.

    >>> [largest_group(load_gpu("adreno-640"), r) for r in (60, 61, 92, 93)]
    [1024, 960, 768, 576]
    """
    family = family_of(gpu).of_width(warp_size)
    registers = min(registers, family.most_registers(gpu, warp_size))
    return _last(lambda n: family.resident_groups(gpu, n, registers, local_b) >= 1, 1, gpu.limits.max_work_group_size)


def _check(gpu: GpuSpec, items_per_group: int, registers: int, local_b: int) -> None:
    problems = []
    if items_per_group < 1:
        problems.append(f"items_per_group: got {items_per_group}, expected at least 1")
    elif items_per_group > gpu.limits.max_work_group_size:
        problems.append(
            f"items_per_group: {items_per_group} work items exceed max_work_group_size "
            f"{gpu.limits.max_work_group_size} of {gpu.name}"
        )
    if registers < 1:
        problems.append(f"registers: got {registers}, expected at least 1")
    if local_b < 0:
        problems.append(f"local_b: got {local_b}, expected at least 0")
    elif local_b > gpu.local.max_per_group_b:
        problems.append(
            f"local_b: {local_b} bytes of local memory exceed local.max_per_group_b of {gpu.name}; "
            f"what fits: {gpu.local.max_per_group_b}"
        )
    if problems:
        raise InputError.of("occupancy cannot be computed:", problems)


def _none_fits(gpu: GpuSpec, items: int, registers: int, local_b: int, limits: dict[str, int]) -> InputError:
    resource = next(name for name in _ORDER if limits.get(name) == 0)
    if resource == "local_memory":
        return InputError(
            f"{local_b} bytes of local memory per group exceed local.size_b of {gpu.name}; what fits: {gpu.local.size_b}"
        )
    most, largest = most_registers(gpu, items, local_b), largest_group(gpu, registers, local_b)
    fixes = [f"at most {most} registers" if most else "", f"groups of at most {largest} work items" if largest else ""]
    fitting = ", or ".join(f for f in fixes if f) or f"no group of any size: the core has too few {resource}"
    what = " with ".join([f"a group of {items} work items", f"{registers} registers each"])
    return InputError(f"{what} does not fit the {resource} of {gpu.name}; what fits: {fitting}")


def occupancy(
    gpu: GpuSpec,
    items_per_group: int,
    registers: int,
    local_b: int = 0,
    *,
    barriers: bool = False,
    spill: bool = False,
    warp_size: int | None = None,
) -> Occupancy:
    """Return how many groups of a kernel are resident on one core and what limits them.

    Parameters
    ----------
    items_per_group
        Work items of a group.
    registers
        32-bit registers an item needs. More than `registers.max_per_item` are spilled.
    local_b
        Bytes of local memory of a group.
    barriers
        Whether the kernel has barriers. Then all warps of a group must be resident, also where the family would
        otherwise run a group that is too large in passes (Adreno).
    spill
        Spill registers until one group fits, as a compiler that knows the group size does.
    warp_size
        Width of a warp that the kernel asks for; None leaves the choice to the family.

    Raises
    ------
    InputError
        No group fits: the resource and what would fit are named.

    >>> o = occupancy(load_gpu("adreno-640"), 256, 64)
    >>> o.warp_size, o.groups_per_core, o.warps_per_core, o.limiter
    (64, 3, 12, 'registers')
    """
    _check(gpu, items_per_group, registers, local_b)
    family = family_of(gpu).of_width(warp_size)
    granted = min(registers, family.most_registers(gpu, warp_size))
    limits = family.group_limits(gpu, items_per_group, granted, local_b)
    if min(limits.values()) == 0 and spill:
        fitting = most_registers(gpu, items_per_group, local_b, warp_size)
        if fitting:
            granted = min(granted, fitting)
            limits = family.group_limits(gpu, items_per_group, granted, local_b)
    if min(limits.values()) == 0:
        return _in_passes(gpu, family, items_per_group, registers, granted, local_b, limits, barriers)
    groups = min(limits.values())
    limiter = next(name for name in _CAPS_FIRST if limits.get(name) == groups)
    warp = family.warp_size(gpu, items_per_group, granted)
    warps = -(-items_per_group // warp)
    return Occupancy(
        warp_size=warp,
        warps_per_group=warps,
        groups_per_core=groups,
        warps_per_core=groups * warps,
        items_per_core=groups * items_per_group,
        limiter=limiter,
        fraction=groups * warps / gpu.core.max_warps,
        spilled=registers - granted,
        idling=family.started_items(gpu, items_per_group) / items_per_group,
    )


def _in_passes(
    gpu: GpuSpec, family: Family, items: int, registers: int, granted: int, local_b: int, limits: dict[str, int], barriers: bool
) -> Occupancy:
    """Return the occupancy of a group that runs in passes, where the family and the kernel allow it."""
    warp = family.warp_size(gpu, items, granted)
    warps = -(-items // warp)
    resident = min(family.register_warps(gpu, warp, granted), gpu.core.max_warps, gpu.core.max_items // warp)
    shared = local_b > 0 and not gpu.local.on_chip  # Arm: a group that shares memory has to be there as a whole
    if barriers or shared or not family.runs_partly(gpu) or resident == 0 or limits.get("local_memory", 1) == 0:
        raise _none_fits(gpu, items, granted, local_b, limits)
    return Occupancy(
        warp_size=warp,
        warps_per_group=warps,
        groups_per_core=1,
        warps_per_core=resident,
        items_per_core=resident * warp,
        limiter="none_fit",
        fraction=resident / gpu.core.max_warps,
        spilled=registers - granted,
        passes=-(-warps // resident),
    )


def refused_groups(gpu: GpuSpec, *, barriers: bool, sized: bool) -> bool:
    """Return whether the device refuses groups of a kernel that are too large for its registers; else they run, and spill.

    Parameters
    ----------
    barriers : whether the kernel has barriers; `sized` : whether its reqd_work_group_size told the compiler what has to fit.

    >>> [refused_groups(load_gpu(name), barriers=False, sized=False) for name in ("nvidia-h200", "adreno-640", "mali-g76-mp5")]
    [True, False, False]
    """
    rule = family_of(gpu).refuses_groups
    return not sized and (rule == "always" or (rule == "barriers" and barriers))


def residency(
    gpu: GpuSpec,
    items_per_group: int,
    registers: tuple[int, int, int],
    local_b: int = 0,
    *,
    barriers: bool = False,
    sized: bool = False,
    allow_spill: bool = False,
    warp_size: int | None = None,
) -> Occupancy:
    """Return the occupancy of a kernel as its device runs it: what fits, what spills, and what is refused.

    Registers are an estimate. A group is refused only if even the low end of the estimate does not fit.

    Parameters
    ----------
    registers : low, nominal and high 32-bit registers of a work item.
    barriers : whether the kernel has barriers.
    sized : whether it has a reqd_work_group_size.
    allow_spill : take it as compiled for groups of this size, so that its registers spill instead of being refused.
    warp_size : width of a warp that the kernel asks for, if it does.

    Raises
    ------
    InputError
        The device refuses the group, or no group fits: registers, group, limit and what would fit.

    >>> residency(load_gpu("nvidia-h200"), 1024, (60, 75, 94)).spilled
    11
    >>> residency(load_gpu("nvidia-h200"), 1024, (72, 90, 113), allow_spill=True).spilled
    26
    """
    _check(gpu, items_per_group, registers[1], local_b)
    limit, doubtful = 0, False
    if refused_groups(gpu, barriers=barriers, sized=sized) and not allow_spill:
        limit = most_registers(gpu, items_per_group, local_b, warp_size)  # 0: another resource is short
    if limit:
        most = family_of(gpu).of_width(warp_size).most_registers(gpu, warp_size)  # beyond it registers spill in any group
        least, nominal = (min(count, most) for count in registers[:2])
        if limit < least:
            raise _refusal(gpu, items_per_group, registers, limit, largest_group(gpu, registers[1], local_b, warp_size))
        doubtful = limit < nominal
    # spilled until a group fits: by a compiler that knows its size, or where a group cannot run in passes
    shared = local_b > 0 and not gpu.local.on_chip
    spill = barriers or shared or sized or allow_spill or not family_of(gpu).runs_partly(gpu)
    resident = occupancy(gpu, items_per_group, registers[1], local_b, barriers=barriers, spill=spill, warp_size=warp_size)
    return msgspec.structs.replace(resident, may_be_refused=True) if doubtful else resident


def _refusal(gpu: GpuSpec, items: int, registers: tuple[int, int, int], limit: int, largest: int) -> InputError:
    low, nominal, high = registers
    smaller_group = f"groups of at most {largest} work items, or " if largest else ""
    return InputError(
        f"{items} work items of {nominal} registers each (estimated, {low} to {high}) exceed the registers of a core: {gpu.name} "
        f"holds {limit} for each of {items} and refuses the launch (CL_OUT_OF_RESOURCES); what fits: {smaller_group}"
        f"reqd_work_group_size in the kernel, so that its compiler spills; --allow-spill predicts it with spills"
    )
