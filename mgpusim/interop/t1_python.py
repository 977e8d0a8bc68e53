"""The Python in T1 files, read without running it: lists of values, conditions and sizes as expressions; and ours as Python."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mgpusim.errors import InputError
from mgpusim.interop.tuned import Value
from mgpusim.workload.checks import show
from mgpusim.workload.expressions.expression import Expression

MOST_VALUES = 100_000
SAME = {"math.ceil": "ceil", "math.floor": "floor", "math.log2": "log2", "math.sqrt": "sqrt", "int": "floor"}
"""Functions of Python by ours; `int` cuts, as `floor` does with what is not negative."""


def _parse(text: str, where: str) -> ast.expr:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise InputError(f"{where}: got {show(text)}, expected a Python expression") from None


def values_of(text: str, where: str = "") -> tuple[Value, ...]:
    """Return the values that the text of a T1 parameter lists.

    Lists, tuples, `range`, `list`, comprehensions over one of them, and sums of lists are understood.

    Raises
    ------
    InputError
        Anything else, by name.

    >>> values_of("[2 ** i for i in range(5) if i != 1]"), values_of("[16] + list(range(32, 97, 32))")
    ((1, 4, 8, 16), (16, 32, 64, 96))
    """
    return tuple(_items(_parse(text, where), {}, where))


def _items(node: ast.expr, env: Mapping[str, Value], where: str) -> Sequence[Value]:
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_value(item, env, where) for item in node.elts]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*_items(node.left, env, where), *_items(node.right, env, where)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        if node.func.id in ("list", "tuple", "sorted") and len(node.args) == 1:
            items = _items(node.args[0], env, where)
            return sorted(items) if node.func.id == "sorted" and all(not isinstance(i, str) for i in items) else items
        if node.func.id == "range" and 1 <= len(node.args) <= 3:
            return _range([_value(arg, env, where) for arg in node.args], where)
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)) and len(node.generators) == 1:
        return _comprehension(node, env, where)
    what = ast.unparse(node)
    raise InputError(f"{where}: got '{what}', expected a list of values, a range, or a comprehension over one")


def _range(bounds: Sequence[Value], where: str) -> range:
    if not all(isinstance(bound, int) for bound in bounds) or (len(bounds) == 3 and bounds[2] == 0):
        raise InputError(f"{where}: got range{tuple(bounds)}, expected whole numbers")
    values = range(*(int(bound) for bound in bounds))
    if values[MOST_VALUES : MOST_VALUES + 1]:  # its length may be more than an integer of the machine holds
        count = -((values.start - values.stop) // values.step)
        raise InputError(f"{where}: a range of {count} values; {MOST_VALUES} are allowed")
    return values


def _comprehension(node: ast.ListComp | ast.GeneratorExp, env: Mapping[str, Value], where: str) -> list[Value]:
    (loop,) = node.generators
    if not isinstance(loop.target, ast.Name) or loop.is_async:
        raise InputError(f"{where}: '{ast.unparse(node)}': expected one name after 'for'")
    out = []
    for item in _items(loop.iter, env, where):
        inner = {**env, loop.target.id: item}
        if all(_value(condition, inner, where) for condition in loop.ifs):
            out.append(_value(node.elt, inner, where))
    return out


def _value(node: ast.expr, env: Mapping[str, Value], where: str) -> Value:
    if isinstance(node, ast.Constant) and isinstance(node.value, Value):
        return node.value
    return expression_of(ast.unparse(node), where).evaluate(env)  # type: ignore[no-any-return]


def expression_of(
    text: str,
    where: str = "",
    known: Iterable[str] | None = None,
    lists: Mapping[str, Sequence[Value]] | None = None,
) -> Expression:
    """Return a condition or size that T1 spells in Python as an expression.

    Parameters
    ----------
    known : the names it may use.
    lists : values by name: `max(NAME)`, `min(NAME)` and `NAME[0]` of them are numbers.

    Raises
    ------
    InputError
        What is not arithmetic, a comparison or a condition, by name and column.

    >>> expression_of("p['tile'] in range(1, 5) and math.ceil(n / tile) <= 8").text
    '1 <= tile < 5 and ceil(n / tile) <= 8'
    >>> expression_of("-(-n // tile)").text
    'ceil(n / tile)'
    >>> expression_of("size[0] + max(width) - 1", lists={"size": (720,), "width": (3, 5)}).text
    '720 + 5 - 1'
    """
    tree = _Translator(where, lists or {}).visit(_parse(text, where))
    return Expression.parse(ast.unparse(tree), where, known)


class _Translator(ast.NodeTransformer):
    def __init__(self, where: str, lists: Mapping[str, Sequence[Value]]) -> None:
        self.where, self.lists = where, lists

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = ast.unparse(node.func).replace("np.", "math.").replace("numpy.", "math.")
        args = node.args
        if name in ("max", "min") and len(args) == 1 and not node.keywords:
            (arg,) = args
            if isinstance(arg, ast.Name) and arg.id in self.lists:
                values = [value for value in self.lists[arg.id] if not isinstance(value, str)]
                if values:
                    return ast.Constant((max if name == "max" else min)(values))
            if isinstance(arg, (ast.List, ast.Tuple)) and len(arg.elts) > 1:
                args = arg.elts
        visited: list[ast.expr] = [self.visit(arg) for arg in args]
        if name in ("pow", "math.pow") and len(visited) == 2:
            return ast.BinOp(visited[0], ast.Pow(), visited[1])
        if name in ("bool", "float") and len(visited) == 1:
            return visited[0]
        return ast.Call(ast.Name(SAME.get(name, name)), visited, node.keywords)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.UnaryOp)
        inner = visited.operand
        if isinstance(visited.op, ast.USub) and isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.FloorDiv):
            negated = inner.left
            if isinstance(negated, ast.UnaryOp) and isinstance(negated.op, ast.USub):  # how Python rounds up
                by_one = isinstance(inner.right, ast.Constant) and inner.right.value == 1
                quotient = negated.operand if by_one else ast.BinOp(negated.operand, ast.Div(), inner.right)
                return ast.Call(ast.Name("ceil"), [quotient], [])  # ceil_div takes whole numbers, Python any
        return visited

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        index = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if isinstance(index, str):  # p["tile"], as in Kernel Tuner's lambdas
            return ast.Name(index)
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if isinstance(index, int) and name in self.lists and 0 <= index < len(self.lists[name]):
            return ast.Constant(self.lists[name][index])
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        values = self.lists.get(node.id, ())
        return ast.Constant(values[0]) if len(values) == 1 else node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.Compare)
        ranged = visited.comparators[0]
        if len(visited.ops) == 1 and isinstance(visited.ops[0], ast.In) and isinstance(ranged, ast.Call):
            if ast.unparse(ranged.func) == "range" and 1 <= len(ranged.args) <= 2:
                low, high = [ast.Constant(0), *ranged.args][-2:]
                return ast.Compare(low, [ast.LtE(), ast.Lt()], [visited.left, high])
        return visited


def python_of(expression: Expression, values: Mapping[str, Any]) -> str:
    """Return an expression as Python that any tuner understands.

    Parameters
    ----------
    values : what derived values (expressions) and constants stand for; other names are left.

    >>> python_of(Expression.parse("ceil_div(M, TILE) <= N"), {"M": 100, "N": Expression.parse("2 * TILE")})
    '-(-100 // TILE) <= 2 * TILE'
    """
    return ast.unparse(_Pythoniser(values).visit(ast.parse(expression.text, mode="eval").body))


class _Pythoniser(ast.NodeTransformer):
    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in ("true", "false") and node.id not in self.values:
            return ast.Constant(node.id == "true")
        value = self.values.get(node.id)
        if value is None:
            return node
        if isinstance(value, Expression):
            tree: ast.expr = self.visit(ast.parse(value.text, mode="eval").body)
            return tree
        return ast.Constant(value)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = ast.unparse(node.func)
        args: list[ast.expr] = [self.visit(arg) for arg in node.args]
        if name == "floor":
            return ast.BinOp(args[0], ast.FloorDiv(), ast.Constant(1))
        if name in ("ceil", "ceil_div", "round_up"):
            by = args[1] if len(args) > 1 else ast.Constant(1)
            whole = _negative(ast.BinOp(_negative(args[0]), ast.FloorDiv(), by))
            return whole if name != "round_up" else ast.BinOp(whole, ast.Mult(), by)
        if name == "sqrt":
            return ast.BinOp(args[0], ast.Pow(), ast.Constant(0.5))
        return ast.Call(ast.Name("math.log2" if name == "log2" else name), args, [])


def _negative(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.USub(), node)
