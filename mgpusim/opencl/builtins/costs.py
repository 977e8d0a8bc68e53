"""What a float builtin costs a GPU by precision. Each function states its cost on float32 where it is defined.

Sources of the costs: [CUDA] CUDA C++ Programming Guide, "Arithmetic Instructions" (reciprocal, reciprocal square root, base-2
exp and log, sine and cosine come from the special function units; a square root is a reciprocal square root and a reciprocal)
and "Intrinsic Functions" (__expf is exp2 of x*log2(e), __powf is exp2(y*log2(x)), __tanf is __sinf * 1/__cosf; sine and cosine
of small arguments reduce them by a few multiply-adds). Intel's open driver (beignet, ocl_math) builds native_log from log2 and a
product in the same way. [H200] for the others on float32 with the precision that OpenCL asks for: the instructions of NVIDIA's
library on its usual path, argument reduction, a polynomial and special cases, of which 55 functions were timed in a loop
(validation/h200/operations): with these costs 50 take 0.75 to 1.3 of the measured time. Other vendors' libraries owe the same
precision; theirs were not seen. [ESTIMATE] for what is neither.
"""

from __future__ import annotations

from mgpusim.opencl.builtins.core import Cost, Definition, Elem, ops

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


def relaxed_cost(definition: Definition, elem: Elem) -> Cost | None:
    """Return the cost where the program asks for speed over precision (-cl-fast-relaxed-math), None where that changes nothing.

    >>> relaxed_cost(Definition(abs, ops(fma=9), ops(sfu=1)), Elem("float", 32))
    (('sfu', 1),)
    """
    return (definition.relaxed or definition.native) if elem.bits <= 32 else None


def without_sfu(cost: Cost) -> Cost:
    """Return the cost of a function on doubles from that on floats."""
    total: dict[str, float] = {}
    for op, count in cost:
        for part, times in _DOUBLE_PER_SFU if op == "sfu" else ((op, 1),):
            total[part] = total.get(part, 0) + times * count
    return tuple(total.items())
