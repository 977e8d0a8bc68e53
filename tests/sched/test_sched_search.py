"""Searches, journals and what a study says of them: against brute force, closed forms, and themselves."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.sched.pruning.assess import PruneSettings, assess
from mgpusim.sched.pruning.criteria import CriteriaConstants
from mgpusim.sched.pruning.journal import Journal
from mgpusim.sched.pruning.measured_space import measured_members, member_of
from mgpusim.sched.pruning.search import Domain, Trajectory, search, searches
from mgpusim.sched.pruning.study import NEAR, compare, recall, summary
from mgpusim.workload.args import BufferArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.file import space_from_dict
from mgpusim.workload.spaces.members import Knob
from mgpusim.workload.spaces.space import Space
from tests.helpers.examples import examples

SIZES = (4, 6, 5, 2)
NAMES = ("random", "annealing", "genetic", "model")


def bowl(domain: Domain, at: tuple[int, ...] = (2, 3, 1, 1)) -> np.ndarray:
    """Costs with one valley: any sensible search walks into it."""
    return np.asarray(np.exp(0.2 * np.abs(domain.coordinates - np.array(at)).sum(axis=1)))


# ---- domains -------------------------------------------------------------------------------------------------------------
@examples(40)
@given(st.lists(st.integers(1, 5), min_size=1, max_size=4), st.data())
def test_coordinates_and_neighbours_are_those_of_plain_counting(sizes: list[int], data: st.DataObject) -> None:
    count = math.prod(sizes)
    chosen = data.draw(st.lists(st.integers(0, count - 1), min_size=1, max_size=30))
    domain = Domain.of(tuple(sizes), np.array(chosen))
    assert domain.indices.tolist() == sorted(set(chosen))
    every = list(np.ndindex(*sizes))
    assert [tuple(row) for row in domain.coordinates.tolist()] == [every[i] for i in domain.indices.tolist()]
    here = data.draw(st.integers(0, len(domain) - 1))
    apart = [
        k for k, row in enumerate(domain.coordinates.tolist())
        if sum(a != b for a, b in zip(row, domain.coordinates[here].tolist(), strict=True)) == 1
    ]  # fmt: skip
    assert sorted(domain.around(here).tolist()) == apart
    assert domain.positions(np.arange(count)).tolist() == [
        domain.indices.tolist().index(i) if i in chosen else -1 for i in range(count)
    ]


def test_neighbours_in_a_space_beyond_32_bits() -> None:
    sizes = (3, 70_000, 70_000)
    plane = 70_000**2
    domain = Domain.of(sizes, np.array([0, 60_000, 50_000 * 70_000, plane, 2 * plane, 2 * plane + 1]))
    assert sorted(domain.around(0).tolist()) == [1, 2, 3, 4]


def test_indices_outside_are_refused() -> None:
    with pytest.raises(InputError, match="expected 0 to 5"):
        Domain.of((2, 3), np.array([6]))


# ---- searches ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_search_evaluates_every_member_once_if_it_may(name: str) -> None:
    domain = Domain.of(SIZES, np.arange(0, 240, 7))
    costs = bowl(domain)
    run = search(name, domain, lambda p: float(costs[p]), budget=1000, seed=3)
    assert sorted(run.positions) == list(range(len(domain)))
    assert list(run.costs) == [float(costs[p]) for p in run.positions]
    assert run.best_after(len(domain)) == costs.min()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_search_and_another_another(name: str) -> None:
    domain = Domain.of(SIZES, np.arange(240))
    costs = bowl(domain)
    one, again, other = (search(name, domain, lambda p: float(costs[p]), budget=30, seed=s).positions for s in (5, 5, 6))
    assert one == again != other


@pytest.mark.parametrize("name", ["annealing", "genetic", "model"])
def test_a_search_beats_chance_where_neighbours_are_alike(name: str) -> None:
    domain = Domain.of((8, 8, 8, 4), np.arange(2048))
    costs = bowl(domain, (5, 2, 6, 1))

    def regret(which: str) -> float:
        runs = [search(which, domain, lambda p: float(costs[p]), budget=60, seed=s) for s in range(2 if which == "model" else 12)]
        return float(np.mean([run.best_after(60) - 1.0 for run in runs]))

    assert regret(name) < 0.7 * regret("random")


def test_a_model_that_is_right_finds_the_best_at_once_and_one_that_is_wrong_is_overruled() -> None:
    domain = Domain.of(SIZES, np.arange(240))
    costs = bowl(domain)
    right = search("model", domain, lambda p: float(costs[p]), budget=5, prior=costs * 3.0)
    assert right.costs[0] == costs.min()
    wrong = search("model", domain, lambda p: float(costs[p]), budget=40, prior=1.0 / costs)
    assert wrong.best_after(40) <= np.sort(costs)[11]
    unsaid = np.where(np.arange(240) % 2 == 0, costs, np.nan)
    assert len(search("model", domain, lambda p: float(costs[p]), budget=20, prior=unsaid).costs) == 20


@pytest.mark.parametrize("name", NAMES)
def test_failures_cost_an_evaluation_and_stop_nothing(name: str) -> None:
    domain = Domain.of(SIZES, np.arange(0, 240, 3))
    costs = bowl(domain)
    costs[::2] = np.nan
    run = search(name, domain, lambda p: float(costs[p]), budget=80)
    assert sum(math.isinf(c) for c in run.costs) == 40
    assert run.best_after(80) == np.nanmin(costs)
    nothing = search(name, domain, lambda p: math.inf, budget=15)
    assert nothing.best_after(15) == math.inf
    assert len(nothing.costs) == 15


def test_a_bound_passes_over_what_cannot_be_better_and_loses_nothing() -> None:
    domain = Domain.of(SIZES, np.arange(0, 240, 3))
    costs = bowl(domain)
    for name in NAMES:
        run = search(name, domain, lambda p: float(costs[p]), budget=80, seed=2, bound=0.9 * costs)
        assert run.best_after(80) == costs.min()
        assert run.skipped > 30
        assert run.skipped + len(run.costs) == 80
        best = math.inf
        for position, cost in zip(run.positions, run.costs, strict=True):
            assert 0.9 * costs[position] <= best
            best = min(best, cost)


def test_what_is_asked_wrongly_is_refused() -> None:
    domain = Domain.of((2,), np.arange(2))
    with pytest.raises(InputError, match="budget: got 0"):
        search("random", domain, lambda p: 1.0, budget=0)
    with pytest.raises(UnknownNameError, match="did you mean 'annealing'"):
        search("anealing", domain, lambda p: 1.0, budget=1)

    def stuck(seen: object, prior: object) -> Iterator[int]:
        while True:
            yield 0

    searches.register("stuck")(stuck)  # type: ignore[arg-type]
    try:
        with pytest.raises(InputError, match="'stuck' proposes 0"):
            search("stuck", domain, lambda p: 1.0, budget=2)
    finally:
        del searches["stuck"]


def test_an_empty_domain_has_nothing_to_find() -> None:
    for name in NAMES:
        assert search(name, Domain.of((2, 2), np.zeros(0)), lambda p: 1.0, budget=3).costs == ()


# ---- studies -------------------------------------------------------------------------------------------------------------
@examples(60)
@given(st.lists(st.tuples(st.integers(1, 50), st.booleans()), min_size=1, max_size=250))
def test_recall_is_what_sorting_says(rows: list[tuple[int, bool]]) -> None:
    costs, kept = np.array([float(c) for c, _ in rows]), np.array([k for _, k in rows])
    found = recall(costs, kept)
    order = sorted(range(len(rows)), key=lambda k: costs[k])
    last = costs[order[max(1, math.ceil(0.01 * len(rows))) - 1]]
    top = [k for k in range(len(rows)) if costs[k] <= last]
    assert found.best_hundredth == pytest.approx(sum(kept[k] for k in top) / len(top))
    left = [costs[k] for k in range(len(rows)) if kept[k]]
    assert found.optimum_kept == (bool(left) and min(left) == costs.min())
    assert found.best_over_optimum == (pytest.approx(min(left) / costs.min() - 1) if left else None)
    assert found.near_kept == any(c <= costs.min() * (1 + NEAR) * (1 + 1e-12) for c in left)
    assert found.removed == pytest.approx(1 - kept.mean())


def test_recall_needs_a_cost() -> None:
    with pytest.raises(InputError, match="no configuration has a cost"):
        recall(np.array([np.nan, np.inf]), np.array([True, True]))


def test_a_summary_of_runs_by_hand() -> None:
    runs = {
        ("random", "all"): [Trajectory((0, 1, 2), (4.0, 2.0, 1.0)), Trajectory((1, 0, 2), (2.0, 4.0, 3.0))],
        ("random", "pruned"): [Trajectory((0,), (math.inf,))],
        ("genetic", "pruned"): [],
    }
    one, failed, empty = summary(runs, {"all": 3, "pruned": 1}, 1.0)
    assert one.regret == {1: 2.0, 2: 1.0, 3: 0.5}
    assert (one.near_runs, one.near_after, one.best_us) == (0.5, None, 1.0)
    assert one.device_us == (7.0 + 9.0) / 2
    assert (failed.best_us, failed.regret, failed.failed) == (None, {1: None}, 1.0)
    assert (empty.seeds, empty.best_us) == (0, None)


def test_pruning_what_is_bad_helps_every_search() -> None:
    domain = Domain.of((8, 8, 8, 4), np.arange(2048))
    costs = bowl(domain, (5, 2, 6, 1))
    good = np.argsort(costs, kind="stable")[:60]
    domains = {"all": domain, "pruned": Domain.of(domain.sizes, domain.indices[good])}
    of = {name: costs[domain.positions(d.indices)] for name, d in domains.items()}
    runs = compare(domains, lambda name, p: float(of[name][p]), ["random", "annealing"], budget=20, seeds=5)
    found = {(f.search, f.pruning): f for f in summary(runs, {n: len(d) for n, d in domains.items()}, float(costs.min()))}
    for name in ("random", "annealing"):
        after, without = found[name, "pruned"].regret[20], found[name, "all"].regret[20]
        assert after is not None
        assert without is not None
        assert after < without


# ---- journals ------------------------------------------------------------------------------------------------------------
def test_a_journal_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "search.jsonl"
    journal = Journal(path, {"space": "s"})
    journal.add("1,2", 5.0)
    journal.add("1,3", None, "does not fit")
    journal.close()
    path.write_bytes(path.read_bytes() + b'{"config": "1,4", "cost')
    journal = Journal(path, {"space": "s"})
    assert journal.costs == {"1,2": 5.0}
    assert journal.failures == {"1,3": "does not fit"}
    assert not journal.knows("1,4")
    journal.add("1,4", math.inf, "slow")
    journal.close()
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line.get("config") for line in lines] == [None, "1,2", "1,3", "1,4"]
    with pytest.raises(InputError, match="belongs to another search") as refused:
        Journal(path, {"space": "other"})
    assert "space: 's' there, 'other' here" in str(refused.value)
    path.write_text('{"schema": "mgpusim.search-journal/1", "space": "s"}\n{broken}\n', encoding="utf-8")
    with pytest.raises(InputError, match="line 2"):
        Journal(path, {"space": "s"})
    path.write_text('{"schema": "mgpusim.search-journal/9"}\n', encoding="utf-8")
    with pytest.raises(InputError, match="search-journal/9"):
        Journal(path, {"space": "s"})


# ---- whole assessments ---------------------------------------------------------------------------------------------------
SOURCE = "kernel void k(global float *a) { float x = a[0]; for (int i = 0; i < T; i++) x = x * x + V; a[get_global_id(0)] = x; }"


def demo(tmp_path: Path) -> Space:
    (tmp_path / "k.cl").write_text(SOURCE, encoding="utf-8")
    document = {
        "schema": "mgpusim.space/1", "name": "demo", "knobs": {"T": [10, 40, 160], "V": [1, 4], "WG": [16, 64, 256]},
        "kernel": "k.cl", "global": [4096], "local": ["WG"], "constraints": ["T * V < 200"],
        "args": [{"buffer": {"dtype": "float32", "count": 4096}}],
        "roles": {"width": "V", "image_bytes": "0", "buffer_bytes": "0"},
    }  # fmt: skip
    return space_from_dict(document, tmp_path)


def corpus(space: Space, cost: dict[int, float]) -> Corpus:
    launch = Launch(SOURCE, "k", (4096,), (BufferArg("float32", 4096),), local_size=(64,), options="-DT=10 -DV=4")
    items = [Measurement("k", launch, TimeNs(1e3 * us), {"config": space.key(space.config(i))}) for i, us in cost.items()]
    return Corpus({}, {}, {"k": KernelSource(SOURCE, "k", "")}, tuple(items))


def test_measured_members_are_found_by_their_tag(tmp_path: Path) -> None:
    space = demo(tmp_path)
    measured = measured_members(space, corpus(space, {0: 5.0, 4: 3.0, 17: 1.0}))
    assert measured.members.tolist() == [0, 4]  # 17 is 160 x 4
    assert measured.costs_us.tolist() == [5.0, 3.0]
    assert measured.invalid == 1
    assert [member_of(space, space.key(space.config(i))) for i in range(18)] == list(range(18))
    with pytest.raises(InputError, match="V got '3', expected one of 1, 4"):
        member_of(space, "10,3,16")
    with pytest.raises(InputError, match="got 2 values, expected 3"):
        member_of(space, "10,3")
    with pytest.raises(InputError, match="no launch of the corpus has the tag 'config'"):
        measured_members(space, Corpus({}, {}, {}, ()))


def test_an_assessment_of_measured_members(tmp_path: Path) -> None:
    space, gpu = demo(tmp_path), load_gpu("adreno-640")
    valid = [i for i in range(18) if i not in (15, 16, 17)]
    cost = {i: 10.0 + i for i in valid}  # the cheapest is member 0: V = 1, WG = 16, which access_width and warp remove
    settings = PruneSettings(searches=("random", "genetic"), budget=15, seeds=3)
    found = assess(space, gpu, settings, measured_members(space, corpus(space, cost)))
    lost = {one.criterion: one for one in found.lost}
    assert (found.costs, found.best_us, found.best) == ("measured", 10.0, "10,1,16")
    assert lost["warp"].optimum_kept  # the corpus was launched with groups of 64, whatever its tags say
    assert lost["buffer"].optimum_kept is False or lost["buffer"].kept == lost["buffer"].known
    assert lost["all"].kept <= min(r.kept for r in lost.values())
    everyone = next(f for f in found.found if (f.search, f.pruning) == ("random", "all"))
    assert everyone.members == 15
    assert everyone.regret[15] == 0.0
    assert json.loads(json.dumps(found.report().to_dict(), allow_nan=False))["best"] == "10,1,16"


def test_modelled_searches_share_a_journal_and_repeat(tmp_path: Path) -> None:
    space, gpu = demo(tmp_path), load_gpu("adreno-640")
    settings = PruneSettings(criteria=("warp", "bound"), sample=6, searches=("random", "annealing"), budget=4, seeds=2,
                        journal=tmp_path / "j.jsonl")  # fmt: skip
    first = assess(space, gpu, settings)
    written = (tmp_path / "j.jsonl").read_text(encoding="utf-8")
    again = assess(space, gpu, settings)
    assert (tmp_path / "j.jsonl").read_text(encoding="utf-8") == written  # nothing was evaluated twice
    assert first.report() == again.report()
    costs = [row["cost_us"] for row in map(json.loads, written.splitlines()[1:])]
    assert first.best_us == min(costs)
    assert len(costs) == len({row["config"] for row in map(json.loads, written.splitlines()[1:])})
    pruned = next(f for f in first.found if (f.search, f.pruning) == ("random", "pruned"))
    assert pruned.members == 10  # of 15 valid ones, those with groups of 64 and 256
    with pytest.raises(InputError, match="belongs to another search"):
        assess(space, load_gpu("mali-g76-mp5"), settings)


def test_a_space_without_a_kernel_cannot_be_predicted() -> None:
    space = Space("bare", (Knob("WG", (16, 64)),), roles={"items": "WG"})
    gpu = load_gpu("adreno-640")
    assert assess(space, gpu).pruning.kept.tolist() == [1]
    with pytest.raises(InputError, match="bare has no kernel"):
        assess(space, gpu, PruneSettings(sample=2))
    with pytest.raises(InputError, match="no member is valid"):
        assess(Space("none", (Knob("A", (1,)),), ("A > 1",)), gpu, PruneSettings(constants=CriteriaConstants()))
