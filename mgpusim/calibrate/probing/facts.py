"""What a device says of itself: from the device table of a corpus, or as the GPU of a preset would say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.probe import DeviceFacts
from mgpusim.errors import InputError

_NEEDED: dict[str, tuple[type, ...]] = {
    "name": (str,),
    "compute_units": (int,),
    "max_clock_mhz": (int, float),
    "max_work_group_size": (int,),
    "local_mem_b": (int,),
}
LEAST_ALLOC_B = 1 << 27  # OpenCL 1.2 demands at least that of a device


def facts_of_device(device: Mapping[str, Any], effort: float = 1.0) -> DeviceFacts:
    """Return the facts in the `device` table of a measured corpus.

    >>> facts_of_device({"name": "GPU", "compute_units": 2, "max_clock_mhz": 585, "max_work_group_size": 1024,
    ...                  "local_mem_b": 32768}).max_clock_hz
    585000000.0
    """
    problems = []
    for name, kinds in _NEEDED.items():
        value: object = device.get(name)
        wanted = "a name" if kinds == (str,) else "a positive number"
        if value is None:
            problems.append(f"device.{name}: missing, expected {wanted}")
        elif (
            not isinstance(value, kinds) or isinstance(value, bool) or not value or (isinstance(value, int | float) and value < 0)
        ):
            problems.append(f"device.{name}: got {value!r}, expected {wanted}")
    if problems:
        raise InputError("the probes need to know more of the device; `mgpusim probe` and `mgpusim measure` record it:", problems)
    group = device["max_work_group_size"]
    width, height = (*(device.get("image2d_max") or ()), 0, 0)[:2]
    return DeviceFacts(
        name=device["name"],
        compute_units=device["compute_units"],
        max_clock_hz=device["max_clock_mhz"] * 1e6,
        max_work_group_size=group,
        max_work_item_sizes=tuple(device.get("max_work_item_sizes") or (group, group, group)),
        local_mem_b=device["local_mem_b"],
        constant_b=device.get("constant_b") or 0,
        max_alloc_b=device.get("max_alloc_b") or LEAST_ALLOC_B,
        image2d_max=(width, height),
        fp16=bool(device.get("fp16")),
        fp64=bool(device.get("fp64")),
        images=bool(device.get("images")),
        simulated=bool(device.get("simulated")),
        effort=effort,
    )


def facts_of_gpu(gpu: GpuSpec, effort: float = 1.0, simulated: bool = True) -> DeviceFacts:
    """Return what the GPU of a preset would say of itself through OpenCL.

    Not `simulated`, the launches asked for are those of a real device like it: a bundle's.

    >>> facts_of_gpu(load_gpu("adreno-640")).compute_units
    2
    """
    limits = gpu.limits
    return DeviceFacts(
        name=gpu.name,
        compute_units=gpu.shader_cores,
        max_clock_hz=gpu.clock.gpu_hz,
        max_work_group_size=limits.max_work_group_size,
        max_work_item_sizes=limits.max_work_item_sizes,
        local_mem_b=gpu.local.max_per_group_b,
        constant_b=limits.max_constant_b,
        max_alloc_b=limits.max_buffer_b,
        image2d_max=limits.max_image2d,
        fp16=True,
        fp64=gpu.core.fp64.rate > 0,
        images=True,
        simulated=simulated,
        effort=effort,
    )
