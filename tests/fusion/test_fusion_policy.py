"""The policy: brute force over all groupings as the oracle of the plan."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.files import data_dir
from mgpusim.fusion.plan import _Search, plan
from mgpusim.fusion.policy import FusionCandidate, facts_of, fused_occupancy, judge, regrouped
from mgpusim.workload.launch import load_launch
from tests.helpers.examples import examples

ADRENO, H200 = load_gpu("adreno-650"), load_gpu("nvidia-h200")
NAMES = ("conv1x1_image", "depthwise3x3", "maxpool_image", "reduction", "softmax")


@pytest.fixture(scope="module")
def facts() -> list[FusionCandidate]:
    return [facts_of(load_launch(data_dir("examples") / f"{name}.toml"), H200) for name in NAMES]


class Table(_Search):
    """A search over given savings instead of kernels."""

    def __init__(self, n: int, table: dict[tuple[int, ...], float]) -> None:
        super().__init__([None] * n, H200, "concatenated")  # type: ignore[list-item]
        self.table = table

    def saved(self, members: tuple[int, ...]) -> float:
        return self.table.get(tuple(sorted(members)), 0.0)


def best(n: int, table: dict[tuple[int, ...], float], most: int) -> float:
    def go(left: tuple[int, ...]) -> float:
        if not left:
            return 0.0
        out = go(left[1:])
        for k in range(1, most):
            for others in combinations(left[1:], k):
                rest = tuple(i for i in left[1:] if i not in others)
                out = max(out, table.get((left[0], *others), 0.0) + go(rest))
        return out

    return go(tuple(range(n)))


def tables(n: int, most: int) -> st.SearchStrategy[dict[tuple[int, ...], float]]:
    keys = [k for size in range(2, most + 1) for k in combinations(range(n), size)]
    return st.lists(st.floats(0, 100), min_size=len(keys), max_size=len(keys)).map(lambda v: dict(zip(keys, v, strict=True)))


@given(st.integers(2, 6).flatmap(lambda n: st.tuples(st.just(n), tables(n, 2))))
@examples(20)
def test_pairs_save_the_most_there_is(case):
    n, table = case
    groups = Table(n, table).groups(2)
    members = [i for g in groups for i in g]
    assert len(members) == len(set(members))
    assert sum(table[g] for g in groups) == pytest.approx(best(n, table, 2))


@given(st.integers(3, 6).flatmap(lambda n: st.tuples(st.just(n), tables(n, 3))))
@examples(20)
def test_groups_of_three_save_the_most_there_is(case):
    n, table = case
    groups = Table(n, table).groups(3)
    assert sum(table[g] for g in groups) == pytest.approx(best(n, table, 3))


def test_many_kernels_are_improved_beyond_the_pairs():
    n = 14  # too many to try all
    table = dict.fromkeys(combinations(range(n), 2), 1.0) | {k: 2.5 for k in combinations(range(n), 3) if max(k) - min(k) == 2}
    groups = Table(n, table).groups(3)
    assert sum(table[g] for g in groups) >= 9.0  # pairs alone save 7, the best groups 11


def test_a_plan_adds_up(facts):
    launches = [load_launch(data_dir("examples") / f"{name}.toml") for name in NAMES]
    for size in (2, 3):
        found = plan(launches, H200, size, facts=facts)
        named = sorted([i for g in found.groups for i in g.members] + list(found.alone))
        assert named == list(range(len(NAMES)))
        saved = sum(g.judgement.saved_us for g in found.groups)
        assert found.apart_us - found.fused_us == pytest.approx(saved)
        assert all(g.judgement.pays for g in found.groups)


def test_a_refused_group_is_not_chosen_again(facts):
    launches = [load_launch(data_dir("examples") / f"{name}.toml") for name in NAMES]
    first = plan(launches, H200, 2, facts=facts)
    unwanted = first.groups[0].members

    def check(some) -> None:
        if [launches[i] for i in unwanted] == list(some):
            raise InputError("not these two")

    again = plan(launches, H200, 2, facts=facts, check=check)
    assert unwanted not in [g.members for g in again.groups]
    assert again.refused[0] == (unwanted, "not these two")


def test_the_most_demanding_part_decides_residency(facts):
    alone = {f.kernel: f for f in facts}
    heavy, light = alone["conv1x1_image"], alone["maxpool_image"]
    together = fused_occupancy([light, heavy], H200)
    assert together.groups_per_core <= min(light.load.resident * light.items, heavy.load.resident * heavy.items) / max(
        light.items, heavy.items
    )


def test_regrouped_work_is_the_same(facts):
    for part in facts:
        for items in (64, 512):
            other = regrouped(part, items, H200)
            assert other.groups * other.l2_b == pytest.approx(part.load.groups * part.load.l2_b)
            assert other.groups * sum(other.pipes.values()) == pytest.approx(part.load.groups * sum(part.load.pipes.values()))


def test_reasons_name_the_cause():
    names = ("conv1x1_buffer", "reduction")
    # waves that overlap, whatever a fit made of that
    gpu = with_fields(ADRENO, {"model.throughput_norm": 8.0, "model.latency_norm": 1.65, "registers.fetched_first": 0.0})
    heavy, light = (facts_of(load_launch(data_dir("examples") / f"{n}.toml"), gpu) for n in names)
    lost = judge([heavy, light], gpu)
    assert lost.ratio < 0.95
    assert not lost.pays
    assert "registers" in lost.reason


@pytest.mark.parametrize(("size", "count"), [(1, 3), (4, 3), (2, 1)])
def test_bad_requests(size, count, facts):
    launches = [load_launch(data_dir("examples") / f"{name}.toml") for name in NAMES[:count]]
    with pytest.raises(InputError):
        plan(launches, H200, size, facts=facts[:count])
