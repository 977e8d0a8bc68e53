"""The least sum of costs, against all values one by one."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.changing.scheduling.minimum import Factor, cost_of, least
from tests.helpers.examples import examples


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[int], list[Factor]]:
    count = draw(st.integers(1, 7))
    sizes = draw(st.lists(st.integers(1, 4), min_size=count, max_size=count))
    seed = np.random.default_rng(draw(st.integers(0, 10**6)))
    factors = []
    for _ in range(draw(st.integers(1, 10))):
        width = int(seed.integers(1, min(count, 4) + 1))
        variables = tuple(int(v) for v in seed.permutation(count)[:width])
        costs = seed.integers(0, 20, [sizes[v] for v in variables]).astype(float)
        costs[seed.random(costs.shape) < 0.15] = math.inf
        factors.append(Factor(variables, costs))
    return sizes, factors


def all_costs(sizes: list[int], factors: list[Factor]) -> np.ndarray[Any, Any]:
    """Return the cost of all values of the variables, one axis each."""
    total = np.zeros(sizes)
    for factor in factors:
        axes = dict(zip(factor.variables, factor.costs.shape, strict=True))
        shape = [axes.get(variable, 1) for variable in range(len(sizes))]
        total = total + factor.costs.transpose(np.argsort(factor.variables)).reshape(shape)
    return total


@given(problems())
@examples(200)
def test_equals_exhaustive_search(problem: tuple[list[int], list[Factor]]) -> None:
    sizes, factors = problem
    best = all_costs(sizes, factors).min()
    if math.isinf(best):
        with pytest.raises(InputError, match="no values are possible together"):
            least(sizes, factors)
        return
    found = least(sizes, factors)
    assert found.cost == found.bound == best
    assert cost_of(factors, found.values) == best
    assert found.loss == 0.0


@given(problems())
@examples(200)
def test_split_tables_give_a_bound_and_values_that_cost_no_less(problem: tuple[list[int], list[Factor]]) -> None:
    sizes, factors = problem
    costs = all_costs(sizes, factors)
    best = costs.min()
    if math.isinf(best):
        return
    start = tuple(map(int, np.argwhere(np.isfinite(costs))[0]))
    assert costs[start] == cost_of(factors, start)
    found = least(sizes, factors, starts=[start], most=4)
    assert found.bound <= best <= found.cost <= cost_of(factors, start)
    assert cost_of(factors, found.values) == found.cost


def test_a_long_chain_is_solved_in_the_time_of_its_length() -> None:
    rng = np.random.default_rng(1)
    n, k = 100, 12
    factors = [Factor((i, i + 1), rng.random((k, k))) for i in range(n - 1)]
    best = np.zeros(k)  # dynamic programming along the chain
    for factor in factors:
        best = (best[:, None] + factor.costs).min(axis=0)
    found = least([k] * n, factors)
    assert found.cost == pytest.approx(float(best.min()))
