"""Expressions: Python's own arithmetic row by row is the oracle; columns give what single values give; nothing else gets in."""

from __future__ import annotations

import math
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.expressions.expression import Expression
from tests.helpers.examples import examples
from tests.helpers.work import calls_of

NAMES = ("A", "B", "C", "F")
ORACLE = {
    "min": min, "max": max, "abs": abs, "floor": math.floor, "ceil": math.ceil, "log2": math.log2, "sqrt": math.sqrt,
    "ceil_div": lambda a, b: -(-a // b), "round_up": lambda a, b: -(-a // b) * b,
}  # fmt: skip


def number(depth: int) -> st.SearchStrategy[str]:
    leaf = st.sampled_from(NAMES) | st.integers(0, 9).map(str) | st.sampled_from(["0.5", "2.25"])
    if not depth:
        return leaf
    inner, cond = number(depth - 1), condition(depth - 1)
    whole = st.sampled_from(["A", "B", "C", "3", "floor(F)"])
    return st.one_of(
        leaf,
        st.tuples(inner, st.sampled_from(["+", "-", "*", "/", "//", "%"]), inner).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
        st.tuples(inner, cond, inner).map(lambda p: f"({p[0]} if {p[1]} else {p[2]})"),
        st.tuples(st.sampled_from(["min", "max"]), inner, inner).map(lambda p: f"{p[0]}({p[1]}, {p[2]})"),
        st.tuples(st.sampled_from(["abs", "floor", "ceil", "log2", "sqrt", "-"]), inner).map(lambda p: f"{p[0]}({p[1]})"),
        st.tuples(st.sampled_from(["ceil_div", "round_up"]), whole, whole).map(lambda p: f"{p[0]}({p[1]}, {p[2]})"),
        st.tuples(whole, st.sampled_from(["&", "|", "^"]), whole).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
        st.tuples(whole, st.integers(0, 3)).map(lambda p: f"({p[0]} ** {p[1]})"),
    )


def condition(depth: int) -> st.SearchStrategy[str]:
    inner = number(max(depth - 1, 0))
    compared = st.tuples(inner, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), inner).map(lambda p: f"{p[0]} {p[1]} {p[2]}")
    chained = st.tuples(inner, inner, inner).map(lambda p: f"{p[0]} <= {p[1]} < {p[2]}")
    member = st.tuples(inner, st.sampled_from(["in", "not in"]), inner).map(lambda p: f"{p[0]} {p[1]} ({p[2]}, 2, 4)")
    leaf = compared | chained | member
    if not depth:
        return leaf
    deeper = condition(depth - 1)
    return (
        leaf
        | st.tuples(deeper, st.sampled_from(["and", "or"]), deeper).map(lambda p: f"({p[0]} {p[1]} {p[2]})")
        | deeper.map(lambda c: f"(not {c})")
    )


def expected(text: str, row: dict[str, Any]) -> Any:
    """Python's value, or None where it has none."""
    try:
        value = eval(text, {"__builtins__": {}} | ORACLE, row)
    except (ZeroDivisionError, ValueError, OverflowError):
        return None
    return value


row = st.fixed_dictionaries(
    {"A": st.integers(0, 64), "B": st.integers(-3, 9), "C": st.sampled_from([1, 2, 4, 8]), "F": st.sampled_from([0.0, 0.25, 3.5])}
)


@examples(150)
@given(number(3) | condition(2), st.lists(row, min_size=1, max_size=6))
def test_single_values_and_columns_give_what_python_gives(text: str, rows: list[dict[str, Any]]) -> None:
    parsed = Expression.parse(text, "here", NAMES)
    wanted = [expected(text, r) for r in rows]
    for r, want in zip(rows, wanted, strict=True):
        if want is None or abs(want) > 2**53:
            with pytest.raises(InputError):
                parsed.evaluate(r)
        else:
            got = parsed.evaluate(r)
            assert got == want
            assert type(got) is type(want) or isinstance(want, bool) or isinstance(got, int) == isinstance(want, int)
    columns = {name: np.array([r[name] for r in rows]) for name in NAMES}
    if any(want is None or abs(want) > 2**53 for want in wanted):
        with pytest.raises(InputError):
            parsed.evaluate(columns)
    else:
        got = np.broadcast_to(parsed.evaluate(columns), len(rows))
        assert got.tolist() == wanted
        if parsed.names:
            assert isinstance(parsed.evaluate(columns), np.ndarray)


def test_conditions_guard_rows_of_columns() -> None:
    columns = {"A": np.array([6, 6, 0]), "B": np.array([0, 4, 3])}
    guarded = Expression.parse("B != 0 and A % B == 0")
    assert guarded.evaluate(columns).tolist() == [False, False, True]
    assert Expression.parse("B == 0 or A // B > 0").evaluate(columns).tolist() == [True, True, False]
    assert Expression.parse("A // B if B else -1").evaluate(columns).tolist() == [-1, 1, 0]
    with pytest.raises(InputError, match=r"column 1: divides by zero where A = 6, B = 0"):
        Expression.parse("A % B == 0 and B != 0").evaluate(columns)


def test_truth_is_a_truth_value() -> None:
    assert Expression.parse("A or B").evaluate({"A": 0, "B": 3}) is True
    assert Expression.parse("A and B").evaluate({"A": np.array([0, 2]), "B": 3}).tolist() == [False, True]
    assert Expression.parse("A + true").evaluate({"A": np.array([True, False])}).tolist() == [2, 1]
    assert Expression.parse("A").holds({"A": 2}) is True
    assert Expression.parse("1 < 2").holds({}) is True


def test_text() -> None:
    values = {"L": np.array(["nhwc", "nchw"])}
    assert Expression.parse("L == 'nhwc'").evaluate(values).tolist() == [True, False]
    assert Expression.parse("L in ('nchw', 'x')").evaluate(values).tolist() == [False, True]
    assert Expression.parse("'a' if L == 'nhwc' else 'bcd'").evaluate(values).tolist() == ["a", "bcd"]
    for text, what in (
        ("L + 1", "no arithmetic"),
        ("L < 'a'", "no order"),
        ("L == 1", "with a number"),
        ("not L", "expected a condition"),
    ):
        for given_values in (values, {"L": "nhwc"}):
            with pytest.raises(InputError, match=what):
                Expression.parse(text).evaluate(given_values)
    with pytest.raises(InputError, match="text in one row"):
        Expression.parse("'a' if L == 'nhwc' else 1").evaluate(values)


def test_broadcasting_and_dotted_names() -> None:
    parsed = Expression.parse("l2.size_b // core.warp")
    assert parsed.names == ("l2.size_b", "core.warp")
    got = parsed.evaluate({"l2.size_b": np.array([[64], [128]]), "core.warp": np.array([2, 4, 8])})
    assert got.tolist() == [[32, 16, 8], [64, 32, 16]]
    with pytest.raises(InputError, match="do not fit together"):
        parsed.evaluate({"l2.size_b": np.zeros(2, int), "core.warp": np.ones(3, int)})


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("A + * B", "column 5: not an expression"),
        ("A = 4", "write '=='"),
        ("A && B", "write 'and'"),
        ("A ? B : 1", "write 'X if CONDITION else Y'"),
        ("!A", "write 'not'"),
        ("__import__('os').system('true')", "column 1: unknown function '__import__"),
        ("A.__class__.__bases__", "unknown name 'A.__class__.__bases__'"),
        ("(1).real", "an attribute of something that is not a name"),
        ("[a for a in (1, 2)]", "a comprehension is not arithmetic"),
        ("(lambda: 1)()", "unknown function"),
        ("A[0]", "an index is not arithmetic"),
        ("f'{A}'", "an f-string is not"),
        ("(A := 3)", "an assignment is not"),
        ("A @ B", "'@' is not"),
        ("A is B", "'is' is not"),
        ("~A", "'~' is not"),
        ("(A, B)", "a list outside 'in'"),
        ("A in B", "expected a list after 'in'"),
        ("ceil_dif(A, B)", "did you mean 'ceil_div'"),
        ("ceil_div(A)", "ceil_div takes 2 arguments"),
        ("min(A)", "two or more"),
        ("max(A, key=B)", "two or more"),
        ("TIEL * 2", "column 1: unknown name 'TIEL'; did you mean 'TILE'"),
        ("1 + Ä", "column 5: unknown name 'Ä'"),
        ("99999999999999999999", "up to 2\\*\\*53"),
        ("1e999", "up to 2\\*\\*53"),
        ("b'a'", "expected a number"),
        ("...", "expected a number"),
        ("(" * 250 + "A" + ")" * 250, "not an expression|nested"),
        ("-" * 1500 + "A", "nested"),
        ("1+" * 900 + "1", "nested"),
        ("A+" * 2000 + "A", "characters"),
        ("", "expected an expression"),
        ("A\0", "nested too deeply, or not text|not an expression"),
    ],
)  # fmt: skip
def test_what_is_no_expression(text: str, what: str) -> None:
    with pytest.raises(InputError, match=what):
        Expression.parse(text, "constraints[0]", ["A", "B", "TILE"])


def test_every_problem_of_an_expression_at_once() -> None:
    with pytest.raises(InputError) as caught:
        Expression.parse("X + foo(A) + A[1]", "derived.N", ["A"])
    assert len(caught.value.problems) == 3
    assert all(line.startswith("derived.N: 'X + foo(A) + A[1]', column ") for line in caught.value.problems)


@pytest.mark.parametrize(
    ("text", "values", "what"),
    [
        ("A ** B", {"A": 10, "B": 16}, "too large"),
        ("A ** A ** A ** A", {"A": 9}, "too large"),
        ("A ** B", {"A": 2.5, "B": 1000}, "too large"),
        ("A ** 0.5", {"A": -4}, "root of a negative"),
        ("0 ** A", {"A": -1}, "divides by zero"),
        ("A << B", {"A": 1, "B": 64}, "shifts"),
        ("A * B", {"A": 2**40, "B": 2**40}, "too large"),
        ("A - B", {"A": -(2**53), "B": 1}, "too large"),
        ("A & B", {"A": 1.5, "B": 1}, "whole numbers"),
        ("log2(A)", {"A": 0}, "above zero"),
        ("A", {"A": float("inf")}, "too large"),
        ("A", {"A": [1]}, "a list, expected"),
        ("A + B", {"A": 1}, "unknown name 'B'"),
    ],
)
def test_values_that_have_none(text: str, values: dict[str, Any], what: str) -> None:
    parsed = Expression.parse(text)
    with pytest.raises(InputError, match=what):
        parsed.evaluate(values)
    if not isinstance(values["A"], list) and len(values) == len(parsed.names):
        columns = {name: np.array([1, value]) for name, value in values.items()}
        with pytest.raises(InputError, match=what):
            parsed.evaluate(columns)


def test_products_of_columns_do_not_wrap() -> None:
    big = {"A": np.array([3, 2**32]), "B": np.array([5, 2**32])}
    with pytest.raises(InputError, match=r"where A = 4294967296, B = 4294967296"):
        Expression.parse("A * B > 0").evaluate(big)


@pytest.mark.parametrize("dtype", [np.int64, np.uint64])
def test_columns_hold_no_number_that_has_no_magnitude_in_their_type(dtype: type) -> None:
    limit = np.iinfo(dtype)
    most = limit.min if limit.min else limit.max
    with pytest.raises(InputError, match="too large"):
        Expression.parse("A").evaluate({"A": np.array([1, most], dtype)})


def test_it_travels_and_compares() -> None:
    parsed = Expression.parse("A * 2", "x")
    again = pickle.loads(pickle.dumps(parsed))
    assert again == parsed
    assert hash(again) == hash(parsed)
    assert again.evaluate({"A": 4}) == 8
    assert Expression.parse(56).evaluate({}) == 56


def test_a_column_of_100_000_takes_the_calls_of_a_short_one() -> None:
    parsed = Expression.parse("A % 8 == 0 and (A // 8) * B <= 4096 and (B in (1, 2, 4) or A > 100)")

    def calls(rows: int) -> int:
        columns = {"A": np.arange(rows) % 1024, "B": np.arange(rows) % 7}
        return calls_of(lambda: parsed.evaluate(columns))

    assert calls(100_000) == calls(100)
