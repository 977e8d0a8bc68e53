"""Integer dot products: cl_khr_integer_dot_product, cl_arm_integer_dot_product_* and cl_qcom_dot_product8.

Sources: the OpenCL extension specification and OpenCL extension 52 (Arm). Qualcomm's is documented by the example of its
Adreno OpenCL SDK (qcom_dot_product8.cpp): `qcom_dot8_acc` multiplies signed bytes of its first word with unsigned ones of the
second, `qcom_udot8_acc` unsigned bytes of both, and the sum with the int accumulator saturates.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Builtin, Elem, Scalar, Value, ops, parse_type, settle
from mgpusim.opencl.builtins.integer import integer_function

_QUALCOMM = {"qcom_dot8_acc": "dot_acc_sat_4x8packed_su_int", "qcom_udot8_acc": "dot_acc_sat_4x8packed_uu_int"}
_NAME = re.compile(r"(?:arm_)?dot(?:_(acc))?(?:_(sat))?(?:_4x8packed_([us])([us])_u?int)?")


def _bytes_of(x: Scalar, elem: Elem) -> list[Scalar]:
    """The four bytes of a packed uint, least significant first."""
    parts = []
    for shift in (0, 8, 16, 24):
        byte = (x >> shift) & 0xFF
        parts.append(settle(byte, Elem("int", 8)) if isinstance(byte, np.ndarray) else byte)
    return [settle(p, elem) for p in parts]


def _exact(x: Scalar, elem: Elem) -> Any:
    """A component as int64 lanes or a Python int, with the value its signedness gives it."""
    if isinstance(x, np.ndarray):
        return x.view(elem.view).astype(np.int64)
    return int(x) if elem.signed else int(x) & elem.high


def integer_dot(name: str, params: tuple[str, ...]) -> Builtin | None:
    """The integer dot product of that name and those parameters, else None.

    >>> integer_dot("dot_acc_sat", ("char4", "char4", "int")).fn([[1, 2, 3, 4], [10, 10, 10, 10], 7])
    107
    """
    match = _NAME.fullmatch(_QUALCOMM.get(name, name))
    parsed = [parse_type(p) for p in params]
    if match is None or len(params) < 2 or parsed[0] is None or parsed[1] is None:
        return None
    accumulate, saturate, left, right = match.groups()
    if left is not None:
        x_elem, y_elem = Elem("uint" if left == "u" else "int", 8), Elem("uint" if right == "u" else "int", 8)
    else:
        (x_elem, count), (y_elem, other) = parsed[0], parsed[1]
        if other != count or count == 1:
            return None
    if x_elem.kind == "float" or len(params) != (3 if accumulate else 2):
        return None
    signed = x_elem.signed or y_elem.signed or name in _QUALCOMM
    out = Elem("int" if signed else "uint", 32)

    def fn(args: list[Value]) -> Value:
        xs = _bytes_of(args[0], x_elem) if left is not None else args[0]
        ys = _bytes_of(args[1], y_elem) if left is not None else args[1]
        total = sum((_exact(x, x_elem) * _exact(y, y_elem) for x, y in zip(xs, ys, strict=True)), 0)
        if not accumulate:
            return settle(total, out)
        add: Callable[..., Scalar] = integer_function("add_sat", out) if saturate else _plus(out)
        return add(settle(total, out), args[2])

    # One instruction per four products of bytes where the hardware has it, that adds and saturates too: so Mesa's compilers for
    # Adreno (dp4acc) and Intel (dp4a) have it. Arm's variant on pairs of shorts takes one as well.
    cost = ops(dot8=1)
    return Builtin(name, params, "pure", cost, fn, cost_per_call=True)


def _plus(out: Elem) -> Callable[..., Scalar]:
    return lambda x, y: settle(x + y, out)
