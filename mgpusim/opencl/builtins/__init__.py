"""OpenCL C builtins: `lookup` finds what a called symbol does, what it costs, and who runs it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from mgpusim.opencl.builtins.convert import conversion, parse_convert
from mgpusim.opencl.builtins.core import (
    FREE,
    Builtin,
    Cost,
    Elem,
    Scalar,
    float_cost,
    is_vector,
    map_components,
    map_pairs,
    ops,
    parse_type,
    relaxed_cost,
)
from mgpusim.opencl.builtins.dot8 import integer_dot
from mgpusim.opencl.builtins.geometric import GEOMETRIC, geometric_cost, geometric_function
from mgpusim.opencl.builtins.integer import FUNCTIONS as INTEGER
from mgpusim.opencl.builtins.integer import integer_function
from mgpusim.opencl.builtins.intrinsics import intrinsic
from mgpusim.opencl.builtins.kinds import by_kind
from mgpusim.opencl.builtins.mangle import demangle
from mgpusim.opencl.builtins.math import FLOAT, ILOGB, NAN_COST, OUTPUTS, float_function, nan_of, output_function
from mgpusim.opencl.builtins.relational import (
    SELECT_COST,
    TESTS,
    bitselect,
    every_component,
    every_component_cost,
    relational_test,
    select,
)
from mgpusim.opencl.builtins.shuffle import shuffle_function
from mgpusim.opencl.builtins.sub_group import sub_group_builtin

__all__ = ["Builtin", "lookup"]


@lru_cache(maxsize=4096)
def lookup(symbol: str) -> Builtin | None:
    """Find the builtin that a call's symbol names.

    Parameters
    ----------
    symbol : the callee in the IR: a mangled OpenCL builtin, an LLVM intrinsic, `printf`, or one of clang's own helpers.

    Returns
    -------
    Builtin or None
        None if nothing of that name and those parameter types is known: the caller then reports the symbol.

    >>> lookup("_Z3maxjj").fn([-1, 3])
    -1
    """
    if symbol.startswith("llvm."):
        return intrinsic(symbol)
    if symbol == "__translate_sampler_initializer":
        # clang's form of a sampler literal: the sampler is its bits
        return Builtin(symbol, ("int",), "pure", FREE, lambda args: args[0])
    try:
        name, params = demangle(symbol)
    except ValueError:
        return None
    if name in OUTPUTS and len(params) > 1 and params[-1].endswith("*"):
        return _with_output(name, params)
    return _convert(name, params) or sub_group_builtin(name, params) or _function(name, params) or by_kind(name, params)


def _with_output(name: str, params: tuple[str, ...]) -> Builtin | None:
    parsed = parse_type(params[0])
    if parsed is None or parsed[0].kind != "float":
        return None
    elem = parsed[0]
    lifted = map_pairs(output_function(name, elem))
    stored = params[-1].rsplit(" ", 1)[-1].rstrip("*")
    cost = float_cost(OUTPUTS[name], elem)
    relaxed = relaxed_cost(OUTPUTS[name], elem)
    out = len(params) - 1
    return Builtin(name, params, "memory", cost, lambda args: lifted(args[:-1]), out_arg=out, out_type=stored, relaxed=relaxed)


def _convert(name: str, params: tuple[str, ...]) -> Builtin | None:
    target = parse_convert(name)
    if target is None or len(params) != 1:
        return None
    source = parse_type(params[0])
    dst, count, saturate, mode = target
    if source is None or source[1] != count:
        return None
    src = source[0]
    if src == dst or (src.kind != "float" and dst.kind != "float" and src.bits == dst.bits and not saturate):
        cost = FREE
    elif src.kind == "float" or dst.kind == "float":
        cost = ops(cvt=1)
    else:
        cost = ops(iadd=2) if saturate else ops(iadd=1)
    return Builtin(name, params, "pure", cost, map_components(conversion(src, dst, saturate, mode)))


def _function(name: str, params: tuple[str, ...]) -> Builtin | None:
    """A function of values; all parameters but integer exponents, masks and selectors share the first one's element type."""
    parsed = [parse_type(p) for p in params]
    if not parsed or parsed[0] is None or None in parsed:
        return None
    elem, count = parsed[0]
    vector = any(is_vector(p) for p in params)
    if name in ("shuffle", "shuffle2"):
        return Builtin(name, params, "pure", ops(mov=1), shuffle_function(name, params))
    if name in GEOMETRIC and elem.kind == "float":
        cost = geometric_cost(name, elem, count)
        return Builtin(name, params, "pure", cost, geometric_function(name, elem), cost_per_call=True)
    if name in ("any", "all"):
        cost = every_component_cost(count)
        return Builtin(name, params, "pure", cost, every_component(name == "all"), cost_per_call=True)
    if "dot" in name:
        return integer_dot(name, params)
    scalar = _scalar_function(name, params, elem, vector)
    if scalar is None:
        return None
    relaxed = relaxed_cost(FLOAT[name], elem) if elem.kind == "float" and name in FLOAT else None
    return Builtin(name, params, "pure", scalar[1], map_components(scalar[0]), relaxed=relaxed)


def _scalar_function(
    name: str, params: tuple[str, ...], elem: Elem, vector: bool
) -> tuple[Callable[..., Scalar], Cost] | None:  # fmt: skip
    arity = {"bitselect": 3, "select": 3}.get(name)
    if arity is not None and len(params) == arity:
        return bitselect(elem) if name == "bitselect" else select(elem, vector), SELECT_COST
    if name == "nan" and elem.kind == "uint" and elem.bits > 8:
        return nan_of(Elem("float", elem.bits)), NAN_COST
    if elem.kind == "float":
        if name in TESTS:
            return relational_test(name, elem.bits, vector), TESTS[name].cost
        if name == "ilogb":
            return ILOGB.fn, float_cost(ILOGB, elem)
        plain = name.removeprefix("native_").removeprefix("half_")
        if plain in FLOAT and (plain == name or FLOAT[plain].native is not None):
            return float_function(plain, elem), float_cost(FLOAT[plain], elem, native=plain != name)
        return None
    name = "bitreverse" if name == "bit_reverse" else name  # cl_khr_extended_bit_ops
    if name in INTEGER and elem.kind != "bool":
        out = Elem("int" if elem.signed else "uint", 2 * elem.bits) if name == "upsample" else elem
        if name.startswith("bitfield_extract"):
            elem = out = Elem("uint" if name.endswith("unsigned") else "int", elem.bits)
        return integer_function(name, elem, out), INTEGER[name].cost
    return None
