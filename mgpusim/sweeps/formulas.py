"""Formulas of a study: safe expressions over axes, fields of the GPU by dotted path, and what a point yields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from mgpusim.arch.schema import field_type, schema_paths
from mgpusim.arrays import Array
from mgpusim.errors import InputError, nearest
from mgpusim.workload.expressions.expression import Expression


@lru_cache(maxsize=512)
def formula(text: str, where: str) -> Expression:
    """Return the parsed expression.

    >>> formula("l2.size_b / 1024 + extra", "derived.kib").names
    ('l2.size_b', 'extra')
    """
    return Expression.parse(text, where)


def check_names(expression: Expression, known: set[str]) -> None:
    """Raise `InputError` unless every name is `known` or a field of a GPU; the nearest is suggested."""
    for name in expression.names:
        if name in known or field_type(name) is not None:
            continue
        close = nearest(name, [*known, *schema_paths()])
        hint = f"; did you mean '{close}'?" if close else f"; known: {', '.join(sorted(known))} and fields of the GPU"
        raise InputError(f"{expression.where}: unknown name '{name}' in '{expression.text}'{hint}")


def evaluate_rows(expression: Expression, values: Mapping[str, Any], n: int) -> tuple[Array, dict[int, str]]:
    """Return the value in each of `n` rows as float64, NaN where it has none, and why by row.

    >>> evaluate_rows(formula("1 / a", "derived.x"), {"a": np.array([2, 0])}, 2)[0].tolist()
    [0.5, nan]
    """
    try:
        return np.array(np.broadcast_to(np.asarray(expression.evaluate(values), np.float64), (n,))), {}
    except InputError:
        out, why = np.full(n, np.nan), {}
        for row in range(n):  # one row in a thousand divides by zero: the others still have a value
            try:
                row_values = {k: v[row].item() if isinstance(v, np.ndarray) else v for k, v in values.items()}
                out[row] = float(expression.evaluate(row_values))
            except InputError as error:
                why[row] = str(error)
        return out, why
