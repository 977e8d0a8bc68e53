"""From the text of an expression to nested functions of its names, by way of Python's syntax tree; nothing else gets through."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from mgpusim.errors import InputError, nearest
from mgpusim.workload.checks import Problems
from mgpusim.workload.expressions.ops import (
    COMPARISONS,
    FUNCTIONS,
    LIMIT,
    OPERATORS,
    Fault,
    compare,
    is_text,
    negate,
    truth,
)

Value = Any
Env = Mapping[str, Value]
Run = Callable[[Env], Value]

MAX_LENGTH = 2000
MAX_DEPTH = 60
WORDS = {"true": True, "false": False, "True": True, "False": False}
HINTS = (("&&", "write 'and'"), ("||", "write 'or'"), ("?", "write 'X if CONDITION else Y'"), ("!", "write 'not' or '!='"))
NAMED = {
    "Lambda": "a lambda", "Subscript": "an index", "JoinedStr": "an f-string", "NamedExpr": "an assignment", "Starred": "a star",
    "ListComp": "a comprehension", "SetComp": "a comprehension", "DictComp": "a comprehension", "GeneratorExp": "a comprehension",
    "Dict": "a table", "Set": "a set", "Tuple": "a list outside 'in'", "List": "a list outside 'in'", "Await": "'await'",
    "Yield": "'yield'", "YieldFrom": "'yield'", "Invert": "'~'", "MatMult": "'@'", "Is": "'is'", "IsNot": "'is not'",
    "Attribute": "an attribute of something that is not a name",
}  # fmt: skip


class PlacedFault(Exception):
    """A `Fault` with its place in the text and, for columns, the values it occurred with."""

    def __init__(self, column: int, text: str) -> None:
        super().__init__(text)
        self.column, self.text = column, text


def at(where: str, text: str) -> str:
    """Return `text` with its place in front."""
    return f"{where}: {text}" if where else text


def unknown_name(name: str, known: Iterable[str]) -> str:
    """Return what to say of a name that is none of `known`."""
    names = list(known)
    close = nearest(name, names)
    hint = f"; did you mean '{close}'?" if close else f"; known: {', '.join(names) or 'none'}"
    return f"unknown name '{name}'{hint}"


def _select(env: Env, names: Iterable[str], rows: Any) -> Env:
    return {name: env[name][rows] if isinstance(env[name], np.ndarray) else env[name] for name in names}


class Parser:
    """Turns the syntax tree into nested functions of the environment, noting every problem."""

    def __init__(self, text: str, where: str, known: set[str] | None) -> None:
        self.text, self.where, self.known = text, where, known
        self.names: dict[str, None] = {}
        self.problems = Problems()

    def read(self) -> Run:
        """Return the expression as a function, or raise everything that is wrong with it."""
        tree = self._syntax()
        run = self._node(tree.body, 0)
        self.problems.stop()
        return run

    def _syntax(self) -> ast.Expression:
        if len(self.text) > MAX_LENGTH:
            raise InputError(at(self.where, f"an expression of {len(self.text)} characters; {MAX_LENGTH} are allowed"))
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return ast.parse(self.text, mode="eval")
        except SyntaxError as error:
            column = min(max((error.offset or 1) - 1, 0), len(self.text))
            hint = next((f"; {fix}" for sign, fix in HINTS if sign in self.text.replace("!=", "")), "")
            if not hint and re.search(r"(?<![<>=!:])=(?!=)", self.text):
                hint = "; write '==' to compare"
            raise InputError(at(self.where, f"'{self.text}', column {column + 1}: not an expression{hint}")) from None
        except (RecursionError, MemoryError, ValueError):
            raise InputError(at(self.where, f"'{self.text[:40]}...': nested too deeply, or not text")) from None

    def _column(self, node: ast.AST) -> int:
        return len(self.text.encode()[: getattr(node, "col_offset", 0)].decode(errors="ignore"))

    def _problem(self, node: ast.AST, text: str) -> Run:
        self.problems.add(self.where, f"'{self.text}', column {self._column(node) + 1}: {text}")
        return lambda env: 0

    def _refuse(self, node: ast.AST, what: ast.AST) -> Run:
        kind = type(what).__name__
        word = NAMED.get(kind, f"'{kind}'")
        return self._problem(node, f"{word} is not arithmetic, a comparison or a condition")

    def _node(self, node: ast.expr, depth: int) -> Run:
        if depth > MAX_DEPTH:
            return self._problem(node, f"nested more than {MAX_DEPTH} deep")
        read = getattr(self, f"_read_{type(node).__name__.lower()}", None)
        if read is None:
            return self._refuse(node, node)
        run: Run = read(node, depth + 1)
        return run

    def _read_constant(self, node: ast.Constant, depth: int) -> Run:
        value = node.value
        if isinstance(value, (bool, str)) or (isinstance(value, int) and abs(value) <= LIMIT):
            return lambda env: value
        if isinstance(value, float) and abs(value) < float("inf"):
            return lambda env: value
        return self._problem(node, "expected a number up to 2**53, text, true or false")

    def _read_name(self, node: ast.Name, depth: int) -> Run:
        name = node.id
        if name in WORDS and (self.known is None or name not in self.known):
            word = WORDS[name]
            return lambda env: word
        return self._name(node, name)

    def _read_attribute(self, node: ast.Attribute, depth: int) -> Run:
        parts, inner = [node.attr], node.value
        while isinstance(inner, ast.Attribute):
            parts.append(inner.attr)
            inner = inner.value
        if not isinstance(inner, ast.Name):
            return self._refuse(node, node)
        return self._name(node, ".".join([inner.id, *reversed(parts)]))

    def _name(self, node: ast.expr, name: str) -> Run:
        if self.known is not None and name not in self.known:
            return self._problem(node, unknown_name(name, sorted(self.known)))
        self.names[name] = None
        return lambda env: env[name]

    def _guard(self, node: ast.AST, work: Run, names: Iterable[str]) -> Run:
        """`work`, whose faults are told with their place and the values of the first row concerned."""
        column, used = self._column(node), tuple(names)

        def run(env: Env) -> Value:
            try:
                return work(env)
            except Fault as fault:
                bad = fault.bad
                shown = [name for name in used if name in env]
                row = np.unravel_index(int(np.argmax(bad)), bad.shape) if isinstance(bad, np.ndarray) else None
                values = [
                    f"{n} = {env[n][row].item() if isinstance(env[n], np.ndarray) and row is not None else env[n]!r}"
                    for n in shown
                    if row is not None or not isinstance(env[n], np.ndarray)
                ]
                raise PlacedFault(column, str(fault) + (f" where {', '.join(values)}" if values else "")) from None

        return run

    def _part(self, node: ast.expr, depth: int) -> tuple[Run, tuple[str, ...]]:
        """A part and the names it needs itself."""
        outer, self.names = self.names, {}
        run = self._node(node, depth)
        used = tuple(self.names)
        self.names = outer | self.names
        return run, used

    def _read_binop(self, node: ast.BinOp, depth: int) -> Run:
        apply = OPERATORS.get(type(node.op).__name__)
        if apply is None:
            return self._refuse(node, node.op)
        (left, a), (right, b) = self._part(node.left, depth), self._part(node.right, depth)
        return self._guard(node, lambda env: apply(left(env), right(env)), dict.fromkeys(a + b))

    def _read_unaryop(self, node: ast.UnaryOp, depth: int) -> Run:
        operand, used = self._part(node.operand, depth)
        if isinstance(node.op, ast.Not):

            def invert(env: Env) -> Value:
                value = truth(operand(env))
                return ~value if isinstance(value, np.ndarray) else not value

            return self._guard(node, invert, used)
        if isinstance(node.op, ast.USub):
            return self._guard(node, lambda env: negate(operand(env)), used)
        if isinstance(node.op, ast.UAdd):
            return self._guard(node, lambda env: negate(negate(operand(env))), used)
        return self._refuse(node, node.op)

    def _read_boolop(self, node: ast.BoolOp, depth: int) -> Run:
        parts = [self._part(value, depth) for value in node.values]
        guarded = [(self._guard(v, _as_truth(run), used), used) for v, (run, used) in zip(node.values, parts, strict=True)]
        last = isinstance(node.op, ast.Or)  # the value that ends it early
        return lambda env: _chain(env, guarded, last)

    def _read_compare(self, node: ast.Compare, depth: int) -> Run:
        links: list[tuple[Run, tuple[str, ...]]] = []
        left, a = self._part(node.left, depth)
        for op, comparator in zip(node.ops, node.comparators, strict=True):
            name = type(op).__name__
            if name in ("In", "NotIn"):
                links.append(self._membership(node, left, a, comparator, name == "In", depth))
                right, b = left, a
                if len(node.ops) > 1:
                    self._problem(node, "'in' does not chain; join conditions with 'and'")
            elif name in COMPARISONS:
                right, b = self._part(comparator, depth)
                used = tuple(dict.fromkeys(a + b))
                links.append((self._guard(comparator, _comparison(name, left, right), used), used))
            else:
                return self._refuse(node, op)
            left, a = right, b
        return links[0][0] if len(links) == 1 else lambda env: _chain(env, links, False)

    def _membership(
        self, node: ast.Compare, left: Run, names: tuple[str, ...], items: ast.expr, wanted: bool, depth: int
    ) -> tuple[Run, tuple[str, ...]]:
        if not isinstance(items, (ast.Tuple, ast.List)) or not items.elts:
            return self._problem(items, "expected a list after 'in', as in A in (1, 2, 4)"), ()
        parts = [self._part(item, depth) for item in items.elts]
        used = tuple(dict.fromkeys(sum((b for _, b in parts), names)))

        def member(env: Env) -> Value:
            value = left(env)
            among: Value = False
            for run, _ in parts:
                among = among | compare("Eq", value, run(env))
            return among if wanted else ~among if isinstance(among, np.ndarray) else not among

        return self._guard(node, member, used), used

    def _read_ifexp(self, node: ast.IfExp, depth: int) -> Run:
        condition, used = self._part(node.test, depth)
        condition = self._guard(node.test, _as_truth(condition), used)
        body, orelse = self._part(node.body, depth), self._part(node.orelse, depth)
        return self._guard(node, lambda env: _choose(env, condition(env), body, orelse), ())

    def _read_call(self, node: ast.Call, depth: int) -> Run:
        if not isinstance(node.func, ast.Name) or node.func.id not in FUNCTIONS:
            name = node.func.id if isinstance(node.func, ast.Name) else ast.unparse(node.func)
            close = nearest(name, FUNCTIONS)
            hint = f"did you mean '{close}'?" if close else f"known: {', '.join(FUNCTIONS)}"
            return self._problem(node, f"unknown function '{name}'; {hint}")
        function, count = FUNCTIONS[node.func.id]
        if node.keywords or (len(node.args) != count if count else len(node.args) < 2):
            wanted = "two or more arguments" if count is None else f"{count} argument" + ("s" if count > 1 else "")
            return self._problem(node, f"{node.func.id} takes {wanted}")
        parts = [self._part(arg, depth) for arg in node.args]
        used = dict.fromkeys(sum((b for _, b in parts), ()))
        return self._guard(node, lambda env: function(*(run(env) for run, _ in parts)), used)


def _as_truth(run: Run) -> Run:
    return lambda env: truth(run(env))


def _comparison(name: str, left: Run, right: Run) -> Run:
    return lambda env: compare(name, left(env), right(env))


def _chain(env: Env, parts: list[tuple[Run, tuple[str, ...]]], last: bool) -> Value:
    """Conditions one after the other until one is `last`; of columns, each on the rows still undecided."""
    result: Value = not last
    for run, names in parts:
        if not isinstance(result, np.ndarray):
            if result is last:
                break
            result = run(env)
            continue
        open_rows = result != last
        if not open_rows.any():
            break
        if open_rows.all():
            result = run(env) & np.ones_like(result)
            continue
        result = result.copy()
        result[open_rows] = run(_select(env, names, open_rows))
    return result


def _choose(env: Env, condition: Value, body: tuple[Run, tuple[str, ...]], orelse: tuple[Run, tuple[str, ...]]) -> Value:
    if not isinstance(condition, np.ndarray):
        return body[0](env) if condition else orelse[0](env)
    if condition.all():
        return body[0](env)
    if not condition.any():
        return orelse[0](env)
    a = body[0](_select(env, body[1], condition))
    b = orelse[0](_select(env, orelse[1], ~condition))
    if is_text(a) != is_text(b):
        raise Fault("is text in one row and a number in another")
    result = np.empty(condition.shape, np.result_type(np.asarray(a), np.asarray(b)))
    result[condition], result[~condition] = a, b
    return result
