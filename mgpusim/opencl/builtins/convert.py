"""Conversions between arithmetic types (OpenCL C 1.2, 6.2.3): convert_<type>[_sat][_rte|_rtz|_rtp|_rtn].

A float out of the range of an integer type without _sat is implementation-defined by the specification; here it saturates (NaN
gives 0), so that runs are reproducible. The conversion instructions of NVIDIA GPUs do that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Elem, Scalar, parse_type, settle

_CONVERT = re.compile(r"convert_([a-z]+(?:2|3|4|8|16)?)(_sat)?(?:_(rte|rtz|rtp|rtn))?")


def parse_convert(name: str) -> tuple[Elem, int, bool, str] | None:
    """(element, components, saturate, rounding mode or "") of a convert_* function.

    >>> parse_convert("convert_uchar4_sat_rte")
    (Elem(kind='uint', bits=8), 4, True, 'rte')
    """
    match = _CONVERT.fullmatch(name)
    target = parse_type(match[1]) if match else None
    if match is None or target is None:
        return None
    return target[0], target[1], match[2] is not None, match[3] or ""


def _integer_to_integer(x: Any, src: Elem, dst: Elem, saturate: bool) -> Any:
    if saturate:
        # Limits of dst that src cannot reach would not fit src's dtype.
        x = np.clip(x, src.view.type(max(src.low, dst.low)), src.view.type(min(src.high, dst.high)))
    return x.astype(dst.view)


_ROUND: dict[str, Callable[[Any], Any]] = {"": np.trunc, "rtz": np.trunc, "rte": np.rint, "rtp": np.ceil, "rtn": np.floor}


def _float_to_integer(x: Any, dst: Elem, mode: str) -> Any:
    near = x if mode in ("", "rtz") else _ROUND[mode](x)  # the cast below truncates
    if x.size and dst.bits <= 32 and float(near.min()) >= dst.low and float(near.max()) <= dst.high:
        return near.astype(np.int64 if dst.bits == 32 and not dst.signed else np.int32).astype(dst.view)
    whole = np.trunc(near.astype(np.float64))
    # The two limits as exact powers of two: high + 1 is representable, high of 64 bits is not.
    above, below = whole >= float(dst.high + 1), whole < float(dst.low)
    inside = np.where(above | below | np.isnan(whole), 0.0, whole)
    if dst.kind == "uint" and dst.bits == 64:
        big = inside >= 2.0**63
        lanes = np.where(big, inside - 2.0**63, inside).astype(np.int64).view(np.uint64)
        lanes = lanes | (big.astype(np.uint64) << np.uint64(63))
    else:
        lanes = inside.astype(np.int64).astype(dst.view)
    lanes = np.where(above, dst.view.type(dst.high), lanes)
    return np.where(below, dst.view.type(dst.low), lanes)


def _toward(near: Any, exact_minus_near: Any, mode: str) -> Any:
    """Move a nearest-rounded value to its neighbour where the mode rounds to the other side of the exact value."""
    inf = near.dtype.type(np.inf)
    if mode == "rtz":
        up, down = (exact_minus_near > 0) & (near < 0), (exact_minus_near < 0) & (near > 0)
    else:
        up, down = (exact_minus_near > 0) & (mode == "rtp"), (exact_minus_near < 0) & (mode == "rtn")
    moved = np.where(up, np.nextafter(near, inf), near)
    return np.where(down, np.nextafter(near, -inf), moved)


def _integer_to_float(x: Any, src: Elem, dst: Elem, mode: str) -> Any:
    near = x.astype(dst.dtype)
    if mode in ("", "rte"):
        return near
    # x = sum + rest exactly: both halves of a 64-bit integer are exact in float64, and so is what their sum lost.
    upper = (x >> x.dtype.type(src.bits // 2)).astype(np.float64) * 2.0 ** (src.bits // 2)
    lower = (x & x.dtype.type((1 << src.bits // 2) - 1)).astype(np.float64)
    total = upper + lower
    rest = lower - (total - upper)
    return _toward(near, (total - near.astype(np.float64)) + rest, mode)


def _float_to_float(x: Any, dst: Elem, mode: str) -> Any:
    near = x.astype(dst.dtype)
    if mode in ("", "rte"):
        return near
    wide = np.promote_types(x.dtype, dst.dtype)
    difference = np.where(np.isinf(x), 0, x.astype(wide) - near.astype(wide))
    return _toward(near, difference, mode)


def conversion(src: Elem, dst: Elem, saturate: bool = False, mode: str = "") -> Callable[[Scalar], Scalar]:
    """The conversion of one scalar, uniform or per lane.

    Parameters
    ----------
    src, dst : element types; `src` tells whether integer bits are signed. A bool converts as 0 or 1.
    saturate : integer results clamp to the range of `dst` instead of wrapping (floats always clamp).
    mode : rte, rtz, rtp, rtn, or "" for the default: toward zero to integers, to nearest even to floats.

    >>> conversion(Elem("float", 32), Elem("uint", 8), saturate=True)(np.float32(300.5))
    -1
    >>> float(conversion(Elem("int", 32), Elem("float", 32), mode="rtz")(16777219))
    16777218.0
    """

    def apply(x: Scalar) -> Scalar:
        uniform = not isinstance(x, np.ndarray)
        lanes = _lane(x, src) if uniform else x if x.dtype == src.view else x.view(src.view)
        if src.kind == "bool":
            done = lanes.astype(dst.dtype)
        elif src.kind == "float":
            done = _float_to_float(lanes, dst, mode) if dst.kind == "float" else _float_to_integer(lanes, dst, mode)
        elif dst.kind == "float":
            done = _integer_to_float(lanes, src, dst, mode)
        else:
            done = _integer_to_integer(lanes, src, dst, saturate)
        return settle(done[0] if uniform else done, dst)

    return apply


def _lane(x: Scalar, src: Elem) -> Any:
    """A uniform scalar as a single lane."""
    if src.kind == "uint":
        return np.array([int(x) & src.high], src.view)
    return np.array([x], src.view)
