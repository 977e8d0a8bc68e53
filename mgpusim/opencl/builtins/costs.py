"""What a builtin costs a GPU, as (op class, count) per component of its result.

Sources: [CUDA] CUDA C++ Programming Guide, "Arithmetic Instructions" (reciprocal, reciprocal square root, base-2 exp and
log, sine and cosine come from the special function units; a square root is a reciprocal square root and a reciprocal) and
"Intrinsic Functions" (__expf is exp2 of x*log2(e), __powf is exp2(y*log2(x)), __tanf is __sinf * 1/__cosf; sine and cosine of
small arguments reduce them by a few multiply-adds). Intel's open driver (beignet, ocl_math) builds native_log from log2 and a
product in the same way. [ESTIMATE] the operations of a usual single-precision implementation: argument reduction, polynomial
of the degree float32 needs, special cases.
"""

from __future__ import annotations

from mgpusim.opencl.builtins.core import Cost, Elem

__all__ = ["cost_of", "geometric_cost"]

_ONE_CMP: Cost = (("iadd", 1),)
# Full single-precision functions. [CUDA] where one special function does the work, [ESTIMATE] for all others.
_FULL: dict[str, Cost] = {
    "exp": (("sfu", 1), ("fmul", 2)), "exp2": (("sfu", 1), ("fmul", 1)), "exp10": (("sfu", 1), ("fmul", 2)),
    "log": (("sfu", 1), ("fmul", 2)), "log2": (("sfu", 1), ("fmul", 1)), "log10": (("sfu", 1), ("fmul", 2)),
    "sin": (("sfu", 1), ("fma", 3), ("cvt", 1)), "cos": (("sfu", 1), ("fma", 3), ("cvt", 1)),
    "tan": (("sfu", 3), ("fma", 3), ("fmul", 1), ("cvt", 1)), "sincos": (("sfu", 2), ("fma", 3), ("cvt", 1)),
    "sinpi": (("sfu", 1), ("fma", 2), ("cvt", 1)), "cospi": (("sfu", 1), ("fma", 2), ("cvt", 1)),
    "tanpi": (("sfu", 3), ("fma", 2), ("fmul", 1), ("cvt", 1)),
    "sqrt": (("sfu", 2),), "rsqrt": (("sfu", 1),), "recip": (("sfu", 1), ("fma", 1)), "divide": (("fdiv", 1),),
    "pow": (("sfu", 2), ("fmul", 2), ("fma", 4), ("iadd", 6)), "powr": (("sfu", 2), ("fmul", 2), ("fma", 4), ("iadd", 2)),
    "pown": (("sfu", 2), ("fmul", 2), ("fma", 4), ("iadd", 6), ("cvt", 1)),
    "rootn": (("sfu", 3), ("fmul", 3), ("fma", 4), ("iadd", 6), ("cvt", 1)),
    "cbrt": (("sfu", 2), ("fma", 4), ("iadd", 3)), "hypot": (("sfu", 2), ("fma", 2), ("fmul", 3), ("iadd", 4)),
    "expm1": (("sfu", 1), ("fma", 8), ("iadd", 2)), "log1p": (("fma", 10), ("iadd", 4), ("cvt", 1)),
    "asin": (("sfu", 2), ("fma", 7), ("iadd", 3)), "acos": (("sfu", 2), ("fma", 7), ("iadd", 3)),
    "atan": (("sfu", 1), ("fma", 9), ("iadd", 3)), "atan2": (("fdiv", 1), ("fma", 9), ("iadd", 8)),
    "asinpi": (("sfu", 2), ("fma", 7), ("fmul", 1), ("iadd", 3)), "acospi": (("sfu", 2), ("fma", 7), ("fmul", 1), ("iadd", 3)),
    "atanpi": (("sfu", 1), ("fma", 9), ("fmul", 1), ("iadd", 3)), "atan2pi": (("fdiv", 1), ("fma", 9), ("fmul", 1), ("iadd", 8)),
    "sinh": (("sfu", 2), ("fma", 6), ("iadd", 2)), "cosh": (("sfu", 2), ("fma", 2)),
    "tanh": (("sfu", 2), ("fma", 5), ("iadd", 3)),
    "asinh": (("sfu", 3), ("fma", 6), ("iadd", 3)), "acosh": (("sfu", 3), ("fma", 4)),
    "atanh": (("sfu", 2), ("fma", 5), ("iadd", 3)),
    "erf": (("sfu", 1), ("fma", 12), ("iadd", 3)), "erfc": (("sfu", 2), ("fma", 14), ("iadd", 3)),
    "tgamma": (("sfu", 2), ("fma", 20), ("iadd", 8)), "lgamma": (("sfu", 2), ("fma", 20), ("iadd", 8)),
    "lgamma_r": (("sfu", 2), ("fma", 20), ("iadd", 10)),
    "fmod": (("fdiv", 1), ("fma", 1), ("cvt", 1), ("iadd", 4)), "remainder": (("fdiv", 1), ("fma", 1), ("cvt", 1), ("iadd", 4)),
    "remquo": (("fdiv", 1), ("fma", 1), ("cvt", 2), ("iadd", 6)),
    # one instruction of every GPU's instruction set, or a few of them
    "fma": (("fma", 1),), "mad": (("fma", 1),), "fmin": (("fadd", 1),), "fmax": (("fadd", 1),),
    "min": (("fadd", 1),), "max": (("fadd", 1),), "clamp": (("fadd", 2),), "fdim": (("fadd", 1), ("iadd", 1)),
    "floor": (("cvt", 1),), "ceil": (("cvt", 1),), "trunc": (("cvt", 1),), "rint": (("cvt", 1),),
    "round": (("cvt", 1), ("fadd", 2), ("iadd", 2)), "fract": (("cvt", 1), ("fadd", 2)),
    "modf": (("cvt", 1), ("fadd", 1), ("iadd", 1)),
    "fabs": (("mov", 1),), "copysign": (("iadd", 1),), "nextafter": (("iadd", 6),), "canonicalize": (("fadd", 1),),
    "nan": (("iadd", 1),),
    "frexp": (("iadd", 5),), "ldexp": (("iadd", 4), ("fmul", 2)), "ilogb": (("iadd", 3),), "logb": (("iadd", 3), ("cvt", 1)),
    "maxmag": (("fadd", 1), ("iadd", 3)), "minmag": (("fadd", 1), ("iadd", 3)),
    "mix": (("fadd", 1), ("fma", 1)), "step": (("iadd", 1),), "smoothstep": (("fdiv", 1), ("fadd", 4), ("fma", 1), ("fmul", 2)),
    "sign": (("iadd", 3),), "degrees": (("fmul", 1),), "radians": (("fmul", 1),),
}  # fmt: skip

# native_ and half_ variants: the bare special function and its scaling [CUDA].
_NATIVE: dict[str, Cost] = {
    "exp": (("sfu", 1), ("fmul", 1)), "exp2": (("sfu", 1),), "exp10": (("sfu", 1), ("fmul", 1)),
    "log": (("sfu", 1), ("fmul", 1)), "log2": (("sfu", 1),), "log10": (("sfu", 1), ("fmul", 1)),
    "sin": (("sfu", 1), ("fmul", 1)), "cos": (("sfu", 1), ("fmul", 1)), "tan": (("sfu", 3), ("fmul", 2)),
    "sqrt": (("sfu", 1), ("fmul", 1)), "rsqrt": (("sfu", 1),), "recip": (("sfu", 1),),
    "divide": (("sfu", 1), ("fmul", 1)), "powr": (("sfu", 2), ("fmul", 1)),
}  # fmt: skip

# Integer functions up to 32 bits, from the usual instruction sets (min, max, abs, popcount and bit-find are single
# instructions; saturation is add plus overflow test plus select) [ESTIMATE].
_INTEGER: dict[str, Cost] = {
    "abs": (("iadd", 1),), "abs_diff": (("iadd", 2),), "add_sat": (("iadd", 3),), "sub_sat": (("iadd", 3),),
    "hadd": (("iadd", 4),), "rhadd": (("iadd", 4),), "min": (("iadd", 1),), "max": (("iadd", 1),), "clamp": (("iadd", 2),),
    "mul_hi": (("imul", 1),), "mad_hi": (("imul", 1), ("iadd", 1)), "mad_sat": (("imul", 2), ("iadd", 4)),
    "mul24": (("imul", 1),), "mad24": (("imul", 1),), "rotate": (("iadd", 1),), "popcount": (("iadd", 1),),
    "clz": (("iadd", 1),), "ctz": (("iadd", 2),), "upsample": (("iadd", 2),), "bswap": (("iadd", 1),),
    "bitreverse": (("iadd", 1),),
    "cmp": (("iadd", 3),),
}  # fmt: skip

# Double-precision transcendental functions have no special function unit: a polynomial of about twice float32's degree
# after the reduction, started from the float32 result where there is one [ESTIMATE].
_DOUBLE_PER_SFU: Cost = (("fma", 12), ("iadd", 4))


def cost_of(name: str, elem: Elem) -> tuple[tuple[str, float], ...]:
    """Operations per component of function `name` on elements of type `elem`.

    >>> cost_of("native_exp", Elem("float", 32))
    (('sfu', 1), ('fmul', 1))
    """
    if elem.kind != "float":
        return _INTEGER.get(name, _ONE_CMP)
    for prefix in ("native_", "half_"):
        if name.startswith(prefix):
            return _NATIVE[name.removeprefix(prefix)]
    if elem.bits == 16 and name in _NATIVE:
        return _NATIVE[name]  # the special function unit has more bits than a half
    cost = _FULL.get(name, _ONE_CMP)
    return _without_sfu(cost) if elem.bits == 64 else cost


def _without_sfu(cost: Cost) -> Cost:
    total: dict[str, float] = {}
    for op, count in cost:
        for part, times in _DOUBLE_PER_SFU if op == "sfu" else ((op, 1),):
            total[part] = total.get(part, 0) + times * count
    return tuple(total.items())


def geometric_cost(name: str, elem: Elem, count: int) -> Cost:
    """Operations of a whole call on vectors of `count` components.

    >>> geometric_cost("dot", Elem("float", 32), 4)
    (('fmul', 1), ('fma', 3))
    """
    dot: Cost = (("fmul", 1), ("fma", count - 1)) if count > 1 else (("fmul", 1),)
    fast = name.startswith("fast_")
    difference: Cost = (("fadd", count),) if name.endswith("distance") else ()
    root: Cost = (("sfu", 1),) if name.endswith("normalize") else (("sfu", 1), ("fmul", 1)) if fast else (("sfu", 2),)
    scale: Cost = (("fmul", count),)
    if name == "dot":
        cost = dot
    elif name == "cross":
        cost = (("fmul", 3), ("fma", 3))
    elif name.endswith("normalize"):
        cost = dot + root + scale
    else:
        cost = difference + dot + root
    total: dict[str, float] = {}
    for op, times in cost:
        total[op] = total.get(op, 0) + times
    merged = tuple(total.items())
    return _without_sfu(merged) if elem.bits == 64 else merged
