"""Extension macros: which `cl_...` names a kernel's `#ifdef` finds, besides those that clang defines by itself.

These are extensions whose functions run here, besides those that ``-cl-ext=+all`` has clang define (`cl_khr_fp16` and more). They
are defined whatever the GPU, unless its family says which of them its compiler announces. A launch that names them is then built
with options that define and undefine them (`mgpusim.workload.device.built_for`). So one GPU may run another variant of a kernel
than the next, and GPUs of which nothing is said share one.

What a function costs is the GPU's in any case. A dot product of bytes is charged `core.ops.dot8`, whose rate is that of
multiplications and additions where a GPU has no such instruction. Operations on halves are refused where it has none
(`core.fp16.rate` of 0). To see what the compiler of a GPU without an extension makes of a kernel, undefine its macro with the
build option ``-U NAME``. Options of a launch come after these, whoever adds them.
"""

from __future__ import annotations

import re

MACROS = (
    # OpenCL extension specification, cl_khr_integer_dot_product; clang declares its functions where it sees these
    "cl_khr_integer_dot_product",
    "__opencl_c_integer_dot_product_input_4x8bit",
    "__opencl_c_integer_dot_product_input_4x8bit_packed",
    # OpenCL extension 52 (Arm): arm_dot of int8, arm_dot_acc of int8 and of pairs of int16, arm_dot_acc_sat
    "cl_arm_integer_dot_product_int8",
    "cl_arm_integer_dot_product_accumulate_int8",
    "cl_arm_integer_dot_product_accumulate_int16",
    "cl_arm_integer_dot_product_accumulate_saturate_int8",
    "cl_qcom_dot_product8",
    # of the host's side alone: a kernel is the same with and without
    "cl_khr_image2d_from_buffer",
    "cl_qcom_large_buffer",
    "cl_arm_import_memory",
    "cl_arm_printf",
)
"""Macros defined as 1 for every source."""


_PHYSICAL = "qcom_get_physical_sub_group_id"
"""Of Qualcomm's compiler: the slot of a wave on its shader processor. Here each wave of a group has one of its own."""
_ASKED = re.compile(r"^[ \t]*#[ \t]*(?:el)?if.*\bcl_khr_mipmap_image", re.MULTILINE)


def macro_options(text: str = "") -> list[str]:
    """Return the compiler options that define `MACROS` for a source; a ``-U`` after them takes one away.

    Mip-mapped images are refused, but by name, with the line: clang has to know their functions for that. A source that asks
    whether there are any is told that there are none.

    >>> macro_options()[:2]
    ['-D', 'cl_khr_integer_dot_product=1']
    """
    names = MACROS if _ASKED.search(text) else (*MACROS, "cl_khr_mipmap_image")
    slots = ["-D", f"{_PHYSICAL}()=get_sub_group_id()"] if _PHYSICAL in text else []
    return [word for name in names for word in ("-D", f"{name}=1")] + slots


_WIDE, _BEYOND = "cl_qcom_extra_vector_types", re.compile(r"\.s([g-vG-V])\b")


def with_subscripts(text: str) -> str:
    """Return a source whose components beyond the sixteenth are written as subscripts, which clang knows.

    Qualcomm's vectors of 32 (cl_qcom_extra_vector_types) name theirs ``.sg`` to ``.sv``.

    >>> with_subscripts("/* cl_qcom_extra_vector_types */ v.sf + v.sg")
    '/* cl_qcom_extra_vector_types */ v.sf + v[16]'
    """
    if _WIDE not in text:
        return text
    return _BEYOND.sub(lambda match: f"[{ord(match[1].lower()) - ord('g') + 16}]", text)
