"""Builtins that are not functions of values alone: which kind each is, and why some are refused."""

from __future__ import annotations

import re

from mgpusim.opencl.builtins.core import FREE, Builtin, Cost, ops

_WORKITEM = re.compile(
    r"get_(?:work_dim|(?:global|local|enqueued_local)_size|(?:global|local|group)_id|num_groups|global_offset|(?:global|local)_linear_id)"
)
_SYNC = re.compile(r"barrier|work_group_barrier|(?:read_|write_)?mem_fence|atomic_work_item_fence")
_MEMORY = re.compile(
    r"v(?:load|store)(?:2|3|4|8|16)|v(?:loada?|storea?)_half(?:2|3|4|8|16)?(?:_rt[eznp])?"
    r"|async_work_group_(?:strided_)?copy|wait_group_events|prefetch"
)
_IMAGE = re.compile(
    r"(?:read|write)_image(?:f|i|ui|h)"
    r"|get_image_(?:width|height|depth|dim|array_size|channel_data_type|channel_order)"
)
_ATOMIC = re.compile(r"atom(?:ic)?_(?:add|sub|xchg|inc|dec|cmpxchg|min|max|and|or|xor)")
_LOWERED = re.compile(
    r"atomic_(?:init|store|load|exchange|compare_exchange_(?:strong|weak)|fetch_(?:add|sub|or|xor|and|min|max)"
    r"|flag_test_and_set|flag_clear)(?:_explicit)?|work_group_(?:all|any|broadcast|(?:reduce|scan_exclusive|scan_inclusive)_\w+)"
)
_ADDRESS = re.compile(r"__to_(?:global|local|private)|get_fence")
_SUB_GROUP = r"(?:intel_)?sub_group_\w+|get_\w*sub_group\w*"
_ENQUEUE = (
    r"__enqueue_kernel\w*|enqueue_\w+|__get_kernel_\w+|get_kernel_\w+|get_default_queue|ndrange_\w+|\w*_user_event\w*"
    r"|(?:retain|release)_event|is_valid_event|capture_event_profiling_info"
)
_INSTEAD_OF_SAMPLES = "pass the samples as layers of an image2d_array_t"
_INSTEAD_OF_LEVELS = "pass each level as an image of its own and leave the level out of the call"
_REFUSED = tuple(
    (re.compile(pattern), why)
    for pattern, why in (
        (
            _SUB_GROUP,
            "it is none of the sub-group functions of Khronos, Intel and Qualcomm; use one of cl_khr_subgroups",
        ),
        (
            r"qcom_(?:convolve|box_filter|block_match|read_image|write_image)\w*",
            "an image operation of Qualcomm's texture units; read the texels with read_image and compute with them",
        ),
        (
            r"(?:intel|arm|qcom|amd|nv)_\w+",
            "a vendor extension; choose a path of core OpenCL C, by the macro that selects it",
        ),
        (
            r"\w*_pipe(?:_\w+)?|is_valid_reserve_id|get_pipe_\w+",
            "a pipe, which needs kernels that run at once; pass a buffer and an index instead, and predict each kernel by itself",
        ),
        (
            _ENQUEUE,
            "device-side enqueue, whose launches are not known; predict the kernel that it enqueues as a launch of its own",
        ),
        (r"get_image_num_samples", f"a function of multisampled images; {_INSTEAD_OF_SAMPLES}"),
        (r"get_image_(?:num_mip_\w+|mip_\w+)", f"a function of mip-mapped images; {_INSTEAD_OF_LEVELS}"),
        (
            r"clock_read_\w+",
            "a clock of the device, which no executed work item can read; leave the measurement out of the kernel",
        ),
    )
)


def by_kind(name: str, params: tuple[str, ...]) -> Builtin | None:
    """The builtin called `name`, if it is of a kind the executor runs itself or refuses; else None.

    >>> by_kind("get_global_id", ("uint",)).kind
    'workitem'
    >>> by_kind("read_pipe", ("pipe",)).why.partition(",")[0]
    'a pipe'
    """
    if _WORKITEM.fullmatch(name):
        return Builtin(name, params, "workitem", FREE)  # in registers from the start
    if _SYNC.fullmatch(name):
        return Builtin(name, params, "sync", ops(barrier=1) if name.endswith("barrier") else FREE, cost_per_call=True)
    if _MEMORY.fullmatch(name):
        return Builtin(name, params, "memory", _memory_cost(name), cost_per_call=True)
    if _IMAGE.fullmatch(name):
        why = _refused_image(name, params)
        if why:
            return Builtin(name, params, "refused", FREE, why=why)
        return Builtin(name, params, "image", _image_cost(name), cost_per_call=True)
    if name == "printf":  # prints nothing and costs nothing: see `mgpusim.opencl.ir.lowering`
        return Builtin(name, params, "ignored", FREE)
    if _LOWERED.fullmatch(name):  # other instructions by the time the executor sees them
        return Builtin(name, params, "lowered", FREE)
    if _ADDRESS.fullmatch(name):
        return Builtin(name, params, "address", ops(iadd=1), cost_per_call=True)  # a comparison with the bounds of a space
    if _ATOMIC.fullmatch(name):
        return Builtin(name, params, "atomic", ops(atomic=1), cost_per_call=True)
    for pattern, why in _REFUSED:
        if pattern.fullmatch(name):
            return Builtin(name, params, "refused", FREE, why=why)
    return None


def _refused_image(name: str, params: tuple[str, ...]) -> str:
    """Why an image function is refused, "" where it is not."""
    if any("msaa" in p for p in params):
        return f"an access to a multisampled image; {_INSTEAD_OF_SAMPLES}"
    if any("depth" in p for p in params):
        return "an access to a depth image; declare it as image2d_t (image2d_array_t) of one channel and take the component x"
    if len(params) > 3:
        return f"an access to a mip-mapped image; {_INSTEAD_OF_LEVELS}"
    return ""


def _memory_cost(name: str) -> Cost:
    """One load or store instruction, and the conversions of the half variants per component; a copy is one of each."""
    match = re.match(r"v(load|store)a?(_half)?(\d+)?", name)
    if match is None:
        return ops(load=1, store=1) if name.startswith("async") else FREE  # prefetches are hints, waits come with their copy
    access = ops(**{match[1]: 1})
    return (*access, ("cvt", int(match[3] or 1))) if match[2] else access


def _image_cost(name: str) -> Cost:
    """One fetch or store; what is asked of an image is in registers from the start."""
    return ops(texture=1) if name.startswith("read") else ops(image_write=1) if name.startswith("write") else FREE
