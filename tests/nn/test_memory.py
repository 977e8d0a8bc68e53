"""Memory of tensors: arrangements against brute force and against what no arrangement can beat."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.nn.libraries.profile import Allocator
from mgpusim.nn.planning.memory import Alive, allocators, arrange
from tests.helpers.memory_bound import lower_bound_b

tensors_of = st.lists(
    st.tuples(st.integers(1, 9), st.integers(0, 5), st.integers(0, 3), st.integers(0, 1)), min_size=1, max_size=7
).map(lambda rows: [Alive(f"t{i}", size, first, first + lasts, kind) for i, (size, first, lasts, kind) in enumerate(rows)])


def best_b(tensors: list[Alive]) -> int:
    """Least bytes of all arrangements that put tensors, in any order, as low as they go: one of them is optimal."""
    best = sum(t.size_b for t in tensors)
    for order in permutations(tensors):
        at: dict[str, int] = {}
        for tensor in order:
            taken = sorted((at[o.name], o.size_b) for o in order if o.name in at and o.meets(tensor))
            low = 0
            for offset, size in taken:
                if offset - low >= tensor.size_b:
                    break
                low = max(low, offset + size)
            at[tensor.name] = low
        best = min(best, max(at[t.name] + t.size_b for t in tensors))
    return best


@given(tensors_of)
def test_offsets_never_overlap_and_the_bound_holds(tensors: list[Alive]) -> None:
    found = arrange(tensors, "greedy_by_size")
    for a, b in combinations(tensors, 2):
        if a.meets(b):
            low, high = sorted((a, b), key=lambda t: found.places[t.name])
            assert found.places[low.name] + low.size_b <= found.places[high.name]
    assert found.size_b == max(found.places[t.name] + t.size_b for t in tensors)
    assert lower_bound_b(tensors) <= found.size_b <= sum(t.size_b for t in tensors)


@given(tensors_of.filter(lambda tensors: len(tensors) <= 5))
def test_the_best_of_all_orders_is_between_the_bound_and_the_greedy(tensors: list[Alive]) -> None:
    best = best_b(tensors)
    assert lower_bound_b(tensors) <= best <= arrange(tensors, "greedy_by_size").size_b <= 2 * best


@given(st.lists(st.integers(1, 50), min_size=1, max_size=9))
def test_a_chain_needs_its_largest_pair(sizes: list[int]) -> None:
    """Each tensor is alive with the next alone: the closed form is the largest sum of two neighbours."""
    chain = [Alive(f"t{i}", size, i, i + 1) for i, size in enumerate(sizes)]
    assert lower_bound_b(chain) == max([a + b for a, b in pairwise(sizes)] or sizes)


@given(st.lists(st.integers(1, 50), min_size=2, max_size=9))
def test_a_chain_that_shrinks_takes_no_more(sizes: list[int]) -> None:
    sizes.sort(reverse=True)
    chain = [Alive(f"t{i}", size, i, i + 1) for i, size in enumerate(sizes)]
    assert arrange(chain, "greedy_by_size").size_b == sizes[0] + sizes[1]


@given(tensors_of, st.sampled_from(["equality", "pool"]))
def test_objects_are_never_shared_by_two_at_once(tensors: list[Alive], allocator: str) -> None:
    found = arrange(tensors, allocator)
    objects: dict[int, list[Alive]] = {}
    for tensor in tensors:
        objects.setdefault(found.places[tensor.name], []).append(tensor)
    for sharing in objects.values():
        assert not any(a.meets(b) for a, b in combinations(sharing, 2))
        if allocator == "equality":
            assert len({(t.size_b, t.shape) for t in sharing}) == 1
    assert found.size_b == sum(max(t.size_b for t in sharing) for sharing in objects.values())


def test_by_equality_a_chain_of_one_shape_takes_two_objects() -> None:
    chain = [Alive(f"t{i}", 100, i, i + 1, (1, 4, 4)) for i in range(6)]
    assert arrange(chain, "equality").size_b == 200
    assert arrange(chain, "separate").size_b == 600


def test_all_allocators_are_those_of_profiles() -> None:
    assert set(allocators) == set(get_args(get_args(Allocator)[0]))
    with pytest.raises(KeyError, match="did you mean 'pool'"):
        arrange([], "pools")
