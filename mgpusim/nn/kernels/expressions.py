"""Element-wise functions as OpenCL C expressions of vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.operators import ELEMENTWISE

_UNARY: dict[str, str] = {
    "relu": "max({0}, {zero})",
    "relu6": "clamp({0}, {zero}, ({t})(6))",
    "sigmoid": "({one} / ({one} + exp(-{0})))",
    "hard_swish": "({0} * clamp({0} + ({t})(3), {zero}, ({t})(6)) * ({t})(0.16666667f))",
    "swish": "({0} / ({one} + exp(-{0})))",
    "tanh": "tanh({0})",
    "softplus": "log({one} + exp({0}))",
    "mish": "({0} * tanh(log({one} + exp({0}))))",
    "gelu": "(({t})(0.5f) * {0} * ({one} + erf({0} * ({t})(0.70710678f))))",
    "gelu_tanh": "(({t})(0.5f) * {0} * ({one} + tanh(({t})(0.7978845608f) * ({0} + ({t})(0.044715f) * {0} * {0} * {0}))))",
    "erf": "erf({0})",
    "exp": "exp({0})",
    "log": "log({0})",
    "sqrt": "sqrt({0})",
    "rsqrt": "rsqrt({0})",
    "square": "({0} * {0})",
    "abs": "fabs({0})",
    "neg": "(-{0})",
    "sign": "sign({0})",
    "floor": "floor({0})",
    "ceil": "ceil({0})",
    "round": "rint({0})",
    "reciprocal": "({one} / {0})",
    "sin": "sin({0})",
    "cos": "cos({0})",
    "not": "select({zero}, {one}, {0} == {zero})",
    "identity": "{0}",
}
_BINARY: dict[str, str] = {
    "add": "({0} + {1})",
    "sub": "({0} - {1})",
    "mul": "({0} * {1})",
    "div": "({0} / {1})",
    "max": "max({0}, {1})",
    "min": "min({0}, {1})",
    "pow": "pow({0}, {1})",
    "squared_difference": "(({0} - {1}) * ({0} - {1}))",
    "mod": "fmod({0}, {1})",
    "equal": "select({zero}, {one}, {0} == {1})",
    "not_equal": "select({zero}, {one}, {0} != {1})",
    "greater": "select({zero}, {one}, {0} > {1})",
    "greater_equal": "select({zero}, {one}, {0} >= {1})",
    "less": "select({zero}, {one}, {0} < {1})",
    "less_equal": "select({zero}, {one}, {0} <= {1})",
    "and": "select({zero}, {one}, ({0} != {zero}) && ({1} != {zero}))",
    "or": "select({zero}, {one}, ({0} != {zero}) || ({1} != {zero}))",
    "prelu": "select({0}, {0} * {1}, {0} < {zero})",
}


def number(value: object) -> str:
    """Return a number as a literal of OpenCL C.

    >>> number(0.5), number(float("-inf"))
    ('0.5f', '-INFINITY')
    """
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise InputError(f"got {value!r}, expected a number")
    return f"{float(value)!r}f" if abs(float(value)) < 3.0e38 else ("INFINITY" if value > 0 else "-INFINITY")


_WITH_NUMBERS: dict[str, Callable[[Mapping[str, object]], str]] = {
    "clip": lambda a: f"clamp({{0}}, ({{t}})({number(a.get('min', -3.4e38))}), ({{t}})({number(a.get('max', 3.4e38))}))",
    "leaky_relu": lambda a: f"select({{0}}, {{0}} * ({{t}})({number(a.get('alpha', 0.01))}), {{0}} < {{zero}})",
    "elu": lambda a: f"select({{0}}, ({{t}})({number(a.get('alpha', 1.0))}) * (exp({{0}}) - {{one}}), {{0}} < {{zero}})",
    "selu": lambda a: (
        f"(({{t}})({number(a.get('beta', 1.0507009873554805))}) * select({{0}}, "
        f"({{t}})({number(a.get('alpha', 1.6732632423543772))}) * (exp({{0}}) - {{one}}), {{0}} < {{zero}}))"
    ),
    "hard_sigmoid": lambda a: (
        f"clamp({{0}} * ({{t}})({number(a.get('alpha', 1 / 6))}) + ({{t}})({number(a.get('beta', 0.5))}), {{zero}}, {{one}})"
    ),
    "affine": lambda a: f"({{0}} * ({{t}})({number(a.get('alpha', 1.0))}) + ({{t}})({number(a.get('beta', 0.0))}))",
}


def expression(function: str, operands: Sequence[str], attributes: Mapping[str, object], calc: str = "CALC4") -> str:
    """Return an element-wise function of `mgpusim.nn.graphs.operators.ELEMENTWISE` as an expression.

    Parameters
    ----------
    operands : expressions of type `calc`; functions of any number of them are applied from left to right.

    >>> expression("add", ["v", "w", "z"], {})
    '((v + w) + z)'
    >>> expression("relu", ["v"], {}, "float4")
    'max(v, (float4)(0))'
    """
    if function not in ELEMENTWISE:
        raise UnsupportedError(f"unknown function '{function}' of elements")
    arity = ELEMENTWISE[function][0]
    if len(operands) != arity and (arity or not operands):
        raise InputError(f"{function}: got {len(operands)} operands, expected {arity or 'at least one'}")
    names = {"t": calc, "zero": f"({calc})(0)", "one": f"({calc})(1)"}
    if function in _WITH_NUMBERS:
        return _WITH_NUMBERS[function](attributes).format(*operands, **names)
    if function in _UNARY:
        return _UNARY[function].format(*operands, **names)
    if function in _BINARY:
        out = operands[0]
        for other in operands[1:]:
            out = _BINARY[function].format(out, other, **names)
        return out
    if function == "where":
        condition, then, other = operands
        return f"select({other}, {then}, {condition} != {names['zero']})"
    raise UnsupportedError(f"function '{function}' of elements has no form on a GPU")
