"""What a float builtin costs a GPU by precision. Each function states its cost on float32 where it is defined.

Sources of the costs: [CUDA] CUDA C++ Programming Guide, "Arithmetic Instructions" (reciprocal, reciprocal square root, base-2
exp and log, sine and cosine come from the special function units; a square root is a reciprocal square root and a reciprocal)
and "Intrinsic Functions" (__expf is exp2 of x*log2(e), __powf is exp2(y*log2(x)), __tanf is __sinf * 1/__cosf; sine and cosine
of small arguments reduce them by a few multiply-adds). Intel's open driver (beignet, ocl_math) builds native_log from log2 and a
product in the same way. [ESTIMATE] for all others: the operations of a usual single-precision implementation, which are argument
reduction, a polynomial of the degree float32 needs, and special cases.
"""

from __future__ import annotations

from mgpusim.opencl.builtins.core import Cost, Definition, Elem, ops

__all__ = ["float_cost", "without_sfu"]

# Double-precision transcendental functions have no special function unit: a polynomial of about twice float32's degree
# after the reduction, started from the float32 result where there is one [ESTIMATE].
_DOUBLE_PER_SFU = ops(fma=12, iadd=4)


def float_cost(definition: Definition, elem: Elem, native: bool = False) -> Cost:
    """Return the operations per component of a function on elements of type `elem`, or of its native_ variant.

    >>> float_cost(Definition(abs, ops(sfu=1, fmul=2), ops(sfu=1)), Elem("float", 16))
    (('sfu', 1),)
    """
    if definition.native is not None and (native or elem.bits == 16):
        return definition.native  # the special function unit has more bits than a half
    return without_sfu(definition.cost) if elem.bits == 64 else definition.cost


def without_sfu(cost: Cost) -> Cost:
    """Return the cost of a function on doubles from that on floats."""
    total: dict[str, float] = {}
    for op, count in cost:
        for part, times in _DOUBLE_PER_SFU if op == "sfu" else ((op, 1),):
            total[part] = total.get(part, 0) + times * count
    return tuple(total.items())
