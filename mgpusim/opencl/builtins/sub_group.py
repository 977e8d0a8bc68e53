"""Sub-group functions: which there are, and the operations each stands for at a sub-group's size.

Khronos' (OpenCL C 3.0, 6.15.19, and the cl_khr_subgroup_* extensions), Intel's (cl_intel_subgroups) and Qualcomm's
(cl_qcom_subgroup_shuffle). What they return is in `mgpusim.opencl.execution.sub_groups`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mgpusim.opencl.builtins.core import FREE, Builtin, Cost, ops, parse_type

_QUERIES = re.compile(r"get_(?:max_|num_|enqueued_num_)?sub_groups?(?:_size|_id|_local_id)?")
_COMBINE = re.compile(
    r"sub_group_(?:(?P<non>non_uniform)_)?(?P<how>reduce|scan_inclusive|scan_exclusive|clustered_reduce)"
    r"_(?P<op>add|mul|min|max|and|or|xor|logical_and|logical_or|logical_xor)"
)
_SHUFFLE = re.compile(r"(?P<vendor>intel_|qcom_)?sub_group_shuffle(?:_(?P<how>xor|up|down|rotate_up|rotate_down))?")
_BLOCK = re.compile(r"intel_sub_group_block_(?P<way>read|write)(?:_(?P<unit>ui|us|uc|ul))?(?P<count>2|4|8|16)?")
_BROADCAST = ("sub_group_broadcast", "sub_group_non_uniform_broadcast", "sub_group_broadcast_first")
_VOTES = (
    "sub_group_all", "sub_group_any", "sub_group_non_uniform_all", "sub_group_non_uniform_any", "sub_group_non_uniform_all_equal",
    "sub_group_ballot", "sub_group_elect",
)  # fmt: skip
_MASK = re.compile(r"get_sub_group_(?P<test>eq|ge|gt|le|lt)_mask")
_BALLOT = re.compile(
    r"sub_group_(?:inverse_ballot|ballot_(?P<how>bit_extract|bit_count|inclusive_scan|exclusive_scan|find_lsb|find_msb))"
)
_ROTATE = ("sub_group_rotate", "sub_group_clustered_rotate")
_VENDORS_DOTS = {
    "qcom_dot8_acc": "cl_qcom_dot_product8", "qcom_udot8_acc": "cl_qcom_dot_product8",
    "arm_dot": "cl_arm_integer_dot_product_int8", "arm_dot_acc": "cl_arm_integer_dot_product_accumulate_int8",
    "arm_dot_acc_sat": "cl_arm_integer_dot_product_accumulate_saturate_int8",
}  # fmt: skip
_UNITS = {"ui": "uint", "us": "ushort", "uc": "uchar", "ul": "ulong", None: "uint"}

UNIFORM_RESULT = re.compile(r"sub_group_(?:non_uniform_)?(?:reduce_\w+|broadcast\w*|all\w*|any|ballot)")
"""Functions whose result all active lanes of a sub-group share."""


class SubGroupCall(NamedTuple):
    """What a function does: `way` is combine, shuffle, broadcast, vote, mask, ballot or rotate; `how` and `op` say which.

    >>> parse_sub_group("sub_group_scan_inclusive_max")
    SubGroupCall(way='combine', how='scan_inclusive', op='max')
    """

    way: str
    how: str = ""
    op: str = ""


def parse_sub_group(name: str) -> SubGroupCall | None:
    """Return what the function called `name` does with the values of a sub-group, or None if it is no such function."""
    if match := _COMBINE.fullmatch(name):
        return SubGroupCall("combine", match["how"], match["op"])
    if match := _SHUFFLE.fullmatch(name):
        return SubGroupCall("shuffle", match["how"] or "index", (match["vendor"] or "").rstrip("_"))
    if name in _BROADCAST:
        return SubGroupCall("broadcast", "first" if name.endswith("first") else "lane")
    if name in _VOTES:
        return SubGroupCall("vote", name.removeprefix("sub_group_").removeprefix("non_uniform_"))
    if match := _MASK.fullmatch(name):
        return SubGroupCall("mask", match["test"])
    if match := _BALLOT.fullmatch(name):
        return SubGroupCall("ballot", match["how"] or "inverse")
    if name in _ROTATE:
        return SubGroupCall("rotate", "clustered" if "clustered" in name else "")
    return None


class BlockAccess(NamedTuple):
    """A block read or write: `length` elements of type `unit` for each lane, those of one index side by side in memory."""

    write: bool
    unit: str
    length: int


def block_access(name: str) -> BlockAccess | None:
    """Return what `intel_sub_group_block_read` and its like move, or None for other functions.

    >>> block_access("intel_sub_group_block_read_us8")
    BlockAccess(write=False, unit='ushort', length=8)
    """
    match = _BLOCK.fullmatch(name)
    return BlockAccess(match["way"] == "write", _UNITS[match["unit"]], int(match["count"] or 1)) if match else None


def sub_group_builtin(name: str, params: tuple[str, ...]) -> Builtin | None:
    """Return the sub-group function of that name, or None if there is none.

    >>> sub_group_builtin("sub_group_reduce_add", ("float",)).kind
    'sub_group'
    """
    if _QUERIES.fullmatch(name):
        return Builtin(name, params, "workitem", FREE)
    if name == "sub_group_barrier":  # the lanes of a warp run together
        return Builtin(name, params, "sync", FREE, cost_per_call=True)
    block = block_access(name)
    if block is not None:
        if params and params[0].startswith("image"):
            kind = "image_write" if block.write else "texture"
            return Builtin(name, params, "image", ops(**{kind: block.length}), cost_per_call=True)
        return Builtin(name, params, "memory", ops(store=1) if block.write else ops(load=1), cost_per_call=True)
    if parse_sub_group(name) is not None:
        return Builtin(name, params, "sub_group", FREE)
    return None


def extension_of(name: str) -> str:
    """Return the OpenCL extension that has a function of sub-groups or a vendor's dot product, "" for other functions.

    >>> [extension_of(name) for name in ("sub_group_shuffle_xor", "sub_group_reduce_add", "qcom_dot8_acc", "arm_dot", "max")]
    ['cl_khr_subgroup_shuffle', 'cl_khr_subgroups', 'cl_qcom_dot_product8', 'cl_arm_integer_dot_product_int8', '']
    """
    if name in _VENDORS_DOTS:
        return _VENDORS_DOTS[name]
    if name.startswith("intel_sub_group"):
        return "cl_intel_subgroups"
    call = parse_sub_group(name)
    if call is None:
        return "cl_khr_subgroup_ballot" if _MASK.fullmatch(name) else "cl_khr_subgroups" if _QUERIES.fullmatch(name) else ""
    if call.way == "shuffle":
        relative = "_relative" if call.how in ("up", "down") else ""
        return "cl_qcom_subgroup_shuffle" if call.op else f"cl_khr_subgroup_shuffle{relative}"
    if call.way == "combine":
        if call.how == "clustered_reduce":
            return "cl_khr_subgroup_clustered_reduce"
        plain = "non_uniform" not in name and call.op in ("add", "min", "max")
        return "cl_khr_subgroups" if plain else "cl_khr_subgroup_non_uniform_arithmetic"
    if call.way == "rotate":
        return "cl_khr_subgroup_rotate"
    if call.way in ("mask", "ballot") or call.how in ("ballot", "first") or name == "sub_group_non_uniform_broadcast":
        return "cl_khr_subgroup_ballot"
    return "cl_khr_subgroup_non_uniform_vote" if "non_uniform" in name or call.how == "elect" else "cl_khr_subgroups"


def sub_group_cost(name: str, params: tuple[str, ...], size: int, cluster: int = 0) -> Cost:
    """Return the operations per component of a function in sub-groups of `size`.

    Values are combined in a butterfly: as many steps as halvings make one lane of all, each a move and the operation; a scan
    also chooses which lanes take part, and an exclusive one shifts its result (Hillis and Steele 1986, "Data parallel
    algorithms"). Votes are one instruction. It is what compilers emit where the hardware has no reduction of its own.

    Parameters
    ----------
    cluster : lanes that are combined, if fewer than the sub-group.

    >>> sub_group_cost("sub_group_reduce_add", ("float",), 32)
    (('combine', 5), ('fadd', 5))
    """
    call = parse_sub_group(name)
    if call is None:
        return FREE
    if call.way == "combine":
        steps = max(0, (min(size, cluster or size) - 1).bit_length())
        cost = {"combine": steps, _operation(call.op, params): steps}
        if call.how.startswith("scan"):
            cost["mov"] = steps
            cost["combine"] += call.how == "scan_exclusive"
        return ops(**cost)
    if call.way == "shuffle":
        # Intel's take their values from two registers, Qualcomm's replace what comes from out of range
        return ops(shuffle=2, mov=1) if call.op == "intel" and call.how in ("up", "down") else ops(shuffle=1)
    if call.way in ("broadcast", "rotate"):
        return ops(shuffle=1)
    if call.way == "ballot":
        return ops(iadd=1) if call.how in ("inverse", "bit_extract") else ops(iadd=4)
    return ops(iadd=1)


def _operation(op: str, params: tuple[str, ...]) -> str:
    parsed = parse_type(params[0]) if params else None
    floating = parsed is not None and parsed[0].kind == "float"
    if op == "mul":
        return "fmul" if floating else "imul"
    return "fadd" if floating else "iadd"
