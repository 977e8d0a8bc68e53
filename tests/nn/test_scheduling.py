"""Schedules: networks with any storages compute what they should, files come back, searches go on where they stopped."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, MgpusimError
from mgpusim.interop.formats.autotvm import read_log
from mgpusim.interop.formats.t4 import read_t4
from mgpusim.interop.results import write_searches
from mgpusim.nn.changing.scheduling.budget import Runner, SearchBudget
from mgpusim.nn.changing.scheduling.finish import finish
from mgpusim.nn.changing.scheduling.make import _ScheduleSearch, schedule_network
from mgpusim.nn.changing.scheduling.result import NetworkSchedule, knob_effects
from mgpusim.nn.changing.scheduling.search import (
    GroupStorages,
    KernelSearch,
    OperatorCase,
    RatedMember,
    calls_at,
    case_of,
    explore,
    rate,
)
from mgpusim.nn.changing.scheduling.spaces import KernelMember, PrunedSpace, legal_spaces, pruned_spaces
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.arrangement import KernelArrangement, copy_name
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.nn.planning.plan import Option
from mgpusim.nn.planning.planner import PreparedNetwork, plan_network, prepare_network
from mgpusim.nn.planning.schedule import plan_scheduled, read_schedule, schedule_to_dict
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.timing import time_option
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.session import Session
from tests.helpers.json_schema import check_documents
from tests.helpers.network_blocks import BLOCKS
from tests.helpers.network_execution import run_plan
from tests.nn.test_network_execution import EXACT, inputs_of

Array = np.ndarray[Any, Any]
GPU = "adreno-640"
STORAGES = ("buffer", "image2d_rows", "image2d_columns", "image_buffer", "image_array")
QUICK: dict[str, Any] = {"precision": "F32", "engine": "analytic", "budget_s": 1e6, "members": 12}
"""Of a search that no budget cuts short."""


def _quick_net() -> Graph:
    """A depthwise and a pointwise convolution, with a residual."""
    b = NetworkBuilder("quick", values=True)
    x = b.input("x", (1, 12, 12, 8))
    return b.graph((b.add(x, b.conv(b.depthwise(x, activation="relu"), 8)),))


QUICK_NET = _quick_net()
SMALL_NET = convolution_graph((8, 8, 8), 8)


def any_storages(graph: Graph, seed: int) -> tuple[PreparedNetwork, KernelArrangement]:
    """A network whose tensors lie anywhere and are read anywhere."""
    rng = np.random.default_rng(seed)
    prepared = prepare_network(graph, GPU, "ours", precision="F32")
    groups = prepared.groups()
    storages = {name: STORAGES[int(rng.integers(len(STORAGES)))] for name in prepared.graph.tensors}
    reads = {}
    for group in groups:
        moving = [name for name in group.inputs if not prepared.graph.tensors[name].constant]
        reads[group.name] = {name: STORAGES[int(rng.integers(len(STORAGES)))] for name in moving if rng.random() < 0.5}
        for constant in set(group.inputs) - set(moving):
            storages[constant] = storages[group.outputs[0]]
    return prepared, KernelArrangement(groups, storages, reads, {})


# ---- any storages --------------------------------------------------------------------------------------------------------
@pytest.mark.each_time("classic-0")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", BLOCKS)
def test_networks_with_any_storages_compute_what_the_model_computes(name: str, seed: int) -> None:
    graph = BLOCKS[name]()
    _, arrangement = any_storages(graph, seed)
    plan = plan_network(graph, GPU, "ours", precision="F32", arrangement=arrangement)
    copied = {step.name for step in plan.steps if "@" in step.name and step.kind == "launch"}
    assert copied == {copy_name(*pair) for pair in arrangement.copies()}
    for tensor, storage in arrangement.storages.items():
        if tensor in plan.tensors:
            assert plan.tensors[tensor].storage == storage
    inputs = inputs_of(graph)
    got, _ = run_plan(plan, inputs, 5 * EXACT)
    for output, values in run_graph(graph, inputs).items():
        np.testing.assert_allclose(got[output], values, rtol=0, atol=EXACT * max(0.1, float(np.abs(values).max())))


def test_a_tensor_that_two_kernels_read_elsewhere_is_copied_once() -> None:
    graph = BLOCKS["fire"]()
    prepared = prepare_network(graph, GPU, "ours", precision="F32")
    groups = prepared.groups()
    shared = next(name for name, readers in prepared.graph.consumers().items() if len(readers) == 2)
    storages = dict.fromkeys(prepared.graph.tensors, "image2d_rows")
    reads = {group.name: {shared: "buffer"} for group in groups if shared in group.inputs}
    plan = plan_network(graph, GPU, "ours", precision="F32", arrangement=KernelArrangement(groups, storages, reads, {}))
    assert [step.name for step in plan.steps].count(copy_name(shared, "buffer")) == 1


def test_an_arrangement_of_another_network_is_refused() -> None:
    _, arrangement = any_storages(BLOCKS["fire"](), 0)
    with pytest.raises(InputError, match="its operators are not those arranged"):
        plan_network(BLOCKS["residual"](), GPU, "ours", precision="F32", arrangement=arrangement)


# ---- members -------------------------------------------------------------------------------------------------------------
def a_case(name: str, kind: str) -> tuple[PreparedNetwork, OperatorGroup, OperatorCase]:
    prepared = prepare_network(BLOCKS[name](), GPU, "ours", precision="F32")
    group = next(g for g in prepared.groups() if g.anchor.kind == kind)
    return prepared, group, case_of(prepared.graph, group, prepared.chooser.target)[0]


@pytest.mark.slow
@pytest.mark.parametrize("spaces_of", [pruned_spaces, legal_spaces])
@pytest.mark.parametrize("name", ["winograd", "inverted_residual"])
def test_random_members_of_the_spaces_compute_what_the_model_computes(
    name: str, spaces_of: Callable[..., list[PrunedSpace]]
) -> None:  # fmt: skip
    graph = BLOCKS[name]()
    prepared = prepare_network(graph, GPU, "ours", precision="F32")
    inputs = inputs_of(graph)
    want = run_graph(graph, inputs)
    rng = np.random.default_rng(3)
    for storage in ("buffer", "image2d_rows"):
        kernels, kinds = {}, set()
        for group in prepared.groups():
            case, _ = case_of(prepared.graph, group, prepared.chooser.target)
            chooser = Chooser(prepared.chooser.library, prepared.chooser.target)  # facts are kept by an operator's name
            facts = chooser.scope(case.graph, case.group.anchor, storage)
            members = [space.space.member(int(rng.choice(space.numbers))) for space in spaces_of(facts, load_gpu(GPU))]
            placed = GroupStorages((storage,) * len(case.moving), storage)
            for member in members:
                rated = rate(case, member, placed)
                if math.isfinite(rated.time_us):
                    kernels[group.name] = rated.fixed
                    kinds.add(member.kernel)
        assert len(kinds) > 1
        storages = dict.fromkeys(prepared.graph.tensors, storage)
        plan = plan_network(
            graph, GPU, "ours", precision="F32", arrangement=KernelArrangement(prepared.groups(), storages, {}, kernels)
        )  # fmt: skip
        got, _ = run_plan(plan, inputs, 5 * EXACT)
        for output, values in want.items():
            np.testing.assert_allclose(got[output], values, rtol=0, atol=EXACT * max(0.1, float(np.abs(values).max())))


def test_what_other_networks_call_otherwise_is_the_same_case() -> None:
    graph = BLOCKS["residual"]()
    names = {name: f"other_{name}" for name in graph.tensors} | {"": ""}
    renamed = msgspec.structs.replace(
        graph, name="other", tensors={names[n]: msgspec.structs.replace(t, name=names[n]) for n, t in graph.tensors.items()},
        operators=tuple(
            msgspec.structs.replace(o, name=f"other_{o.name}", inputs=tuple(names[n] for n in o.inputs),
                                    outputs=tuple(names[n] for n in o.outputs))
            for o in graph.operators
        ),
        inputs=tuple(names[n] for n in graph.inputs), outputs=tuple(names[n] for n in graph.outputs),
        values={names[n]: v for n, v in graph.values.items()},
    )  # fmt: skip
    keys = []
    for one in (graph, renamed):
        prepared = prepare_network(one, GPU, "ours", precision="F32")
        keys.append([case_of(prepared.graph, g, prepared.chooser.target)[0].key for g in prepared.groups()])
    assert keys[0] == keys[1]


@pytest.mark.slow
def test_a_search_looks_at_no_member_twice_and_never_loses_its_best() -> None:
    _, _, case = a_case("winograd", "conv2d")
    placed = GroupStorages(("buffer",), "buffer")
    first = explore(case, placed, 0)
    more = explore(case, placed, 24, before=first)
    assert len({one.member.key for one in more.rated}) == len(more.rated)
    assert {one.member.key for one in first.rated} <= {one.member.key for one in more.rated}
    assert len(more.rated) == 24 or more.ended
    assert more.able[0].time_us <= first.able[0].time_us
    assert [one.time_us for one in more.able] == sorted(one.time_us for one in more.able)
    assert calls_at(case, more.able[0].member, placed)


def test_the_effect_of_a_knob_is_what_its_best_single_value_loses() -> None:
    def found(*times: tuple[int, float]) -> KernelSearch:
        return KernelSearch(tuple(RatedMember(KernelMember("k", (("T", v),)), us) for v, us in times), 0.0, 2, 2, True)

    (effect,) = knob_effects([found((1, 10.0), (2, 20.0)), found((1, 30.0), (2, 15.0))])
    assert effect.losses == pytest.approx({"2": 35 / 25 - 1, "1": 40 / 25 - 1})
    assert (effect.loss, effect.worst) == pytest.approx((0.4, 0.6))


def test_a_budget_that_is_spent_begins_nothing() -> None:
    budget, began = SearchBudget(1.0), []
    budget.spent_s = 0.5
    assert Runner(None, 1).run(began.append, [(1,)], budget, share=0.5) == []
    assert began == []


def test_a_budget_that_may_be_too_small_is_said_before_the_search() -> None:
    def said(budget_s: float, jobs: int = 1) -> str:
        prepared = prepare_network(QUICK_NET, GPU, "ours")
        session = Session(cache=False, jobs=jobs)
        return _ScheduleSearch(prepared, Runner(None, 1), SearchBudget(budget_s * jobs), session).too_small()

    assert "3 to 26 s of a processor, unless the disk cache has it; the budget of 0.1 s will be exceeded" in said(0.1)
    assert "the budget of 5 s may be exceeded" in said(5.0)
    assert said(1000.0) == ""


# ---- whole searches ------------------------------------------------------------------------------------------------------
def same(one: NetworkSchedule, other: NetworkSchedule) -> None:
    assert one.schedule == other.schedule
    assert one.after_us == other.after_us
    assert [row.kernels for row in one.rows] == [row.kernels for row in other.rows]


@pytest.mark.slow
def test_an_interrupted_search_goes_on_to_the_same_schedule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = schedule_network(QUICK_NET, GPU, **QUICK)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another"))
    for steps in (9,):
        left = iter(range(steps))

        def stop(done: int, total: int, label: str, left: Iterator[int] = left) -> None:
            if next(left, None) is None:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            schedule_network(QUICK_NET, GPU, **QUICK, session=Session(on_progress=stop))
    again = schedule_network(QUICK_NET, GPU, **QUICK)
    same(whole, again)


@pytest.mark.slow
def test_a_budget_is_charged_with_what_the_first_run_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    asked = QUICK | {"budget_s": 2.0, "members": 200}
    first = schedule_network(QUICK_NET, GPU, **asked)
    again = schedule_network(QUICK_NET, GPU, **asked)  # from the cache, in no time
    same(first, again)
    assert again.seconds == pytest.approx(first.seconds)


@pytest.mark.slow
def test_a_budget_too_small_still_has_a_kernel_for_every_operator() -> None:
    found = schedule_network(QUICK_NET, GPU, budget_s=1e-3, engine="event")
    assert any("budget ended" in note for note in found.notes)
    groups = prepare_network(QUICK_NET, GPU, "ours").groups()
    assert {row.name for row in found.rows} >= {g.stands_for[0] for g in groups if g.anchor.kind == "conv2d"}
    assert found.after_us > 0


@pytest.mark.slow
def test_processes_find_what_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = schedule_network(QUICK_NET, GPU, **QUICK)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another"))
    same(one, schedule_network(QUICK_NET, GPU, **QUICK, session=Session(jobs=2)))


@pytest.mark.slow
def test_simulated_members_are_rated_by_both_engines() -> None:
    graph = BLOCKS["fire"]()
    prepared = prepare_network(graph, GPU, "ours")
    case, _ = case_of(prepared.graph, prepared.groups()[0], prepared.chooser.target)
    placed = GroupStorages(("buffer",) * len(case.moving), "buffer")
    members = explore(case, placed, 0).able[:2]
    both = finish(case, placed, members, engine="event")
    alone = {one.member.key: one.time_us for one in finish(case, placed, members).able}
    assert len(members) == len(both.able) == 2
    assert [one.time_us for one in both.able] == sorted(one.time_us for one in both.able)
    for one in both.able:
        (call,) = calls_at(case, one.member, placed)
        option = Option(msgspec.structs.replace(call, launch=call.launch.with_local(None)), (one.locals[0],))
        simulated = time_option(option, load_gpu(GPU), "event").in_run.latency_us
        assert one.engine == "event"
        assert simulated != pytest.approx(alone[one.member.key], rel=1e-3)
        assert one.time_us**2 == pytest.approx(alone[one.member.key] * simulated, rel=1e-9)


@pytest.mark.slow
def test_a_schedule_is_no_slower_than_the_profile_that_it_extends() -> None:
    found = schedule_network(QUICK_NET, "mali-g76-mp5", **QUICK, libraries=("ours", "tflite-gpu"))
    assert found.after_us <= 1.01 * found.before_us
    assert found.bound_us <= found.layout_us


# ---- files ---------------------------------------------------------------------------------------------------------------
@pytest.fixture(name="made")
def _made() -> NetworkSchedule:
    return schedule_network(QUICK_NET, GPU, **QUICK)


@pytest.fixture(name="small")
def _small() -> NetworkSchedule:
    """As the example of `schedule_network`, whose search is kept."""
    return schedule_network(SMALL_NET, GPU, budget_s=0.1, engine="analytic", precision="F32")


def written(found: NetworkSchedule, path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps(schedule_to_dict(found.schedule, found.plan) | changes), encoding="utf-8")
    return path


@pytest.mark.slow
def test_a_file_predicts_what_the_search_did(made: NetworkSchedule, tmp_path: Path) -> None:
    path = written(made, tmp_path / "s.json")
    found = network(QUICK_NET, GPU, schedule=path)
    assert found.latency_us == made.after_us
    assert found.library == "schedule"
    assert read_schedule(path) == made.schedule
    launches = json.loads(path.read_text(encoding="utf-8"))["launches"]
    assert sum("variant" in row for row in launches) == made.plan.n_launches
    assert all(row["source"] in json.loads(path.read_text(encoding="utf-8"))["sources"] for row in launches if "variant" in row)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": "0.0.1"}, "version: made by mgpusim 0.0.1"),
        ({"gpu": "mali-g76-mp5"}, "gpu: made for mali-g76-mp5, asked for adreno-640"),
        ({"gpu_figures": "0"}, "made for other figures of adreno-640"),
        ({"graph": "0"}, f"network: made for another {SMALL_NET.name}"),
        ({"schema": "mgpusim.tune/1"}, "schema: got 'mgpusim.tune/1'"),
        ({"groups": 3}, "groups"),
        ({"color": "red"}, "color"),
    ],
)
def test_files_of_something_else_are_refused(
    small: NetworkSchedule, tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    path = written(small, tmp_path / "s.json", **changes)
    with pytest.raises(InputError, match=message):
        network(SMALL_NET, GPU, schedule=path)


def edited(found: NetworkSchedule, path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    document = json.loads(json.dumps(schedule_to_dict(found.schedule, found.plan)))
    change(document)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_a_file_as_it_was_written_has_no_remarks(small: NetworkSchedule, tmp_path: Path) -> None:
    found = network(SMALL_NET, GPU, schedule=edited(small, tmp_path / "s.json", lambda document: None))
    assert not [note for note in found.notes if note.startswith("The schedule")]


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda d: d.update(mapped=True), "mapped"),
        (lambda d: d.update(precision="F16"), "precision"),
        (lambda d: d.update(base="tnn"), "base"),
        (lambda d: d.update(latency_us=1.0), "latency_us"),
        (lambda d: d["groups"][0].update(time_us=1.0), "groups"),
        (lambda d: (d["groups"][0].update(time_us=1.0), d.update(engine="event")), "engine, groups"),
    ],
)
def test_parts_that_were_edited_are_named(
    small: NetworkSchedule, tmp_path: Path, change: Callable[[dict[str, Any]], object], part: str
) -> None:
    found = network(SMALL_NET, GPU, schedule=edited(small, tmp_path / "s.json", change))
    assert f"The schedule was edited after it was made: {part}." in found.notes


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (lambda d: d.pop("sha256"), "any part"),
        (lambda d: d.update(sha256={}), "any part"),
        (lambda d: d.update(sha256="none"), "any part"),
        (lambda d: d["sha256"].pop("groups"), "groups"),
        (lambda d: (d["sha256"].pop("launches"), d.pop("launches")), "launches"),
        (lambda d: [(d["sha256"].pop(part), d.pop(part)) for part in ("mapped", "sources")], "sources"),
    ],
)
def test_parts_without_a_checksum_are_named_with_the_way_out(
    small: NetworkSchedule, tmp_path: Path, change: Callable[[dict[str, Any]], object], parts: str
) -> None:
    found = network(SMALL_NET, GPU, schedule=edited(small, tmp_path / "s.json", change))
    assert (
        f"The schedule has no checksum of {parts}, so that edits of them cannot be told; "
        "`mgpusim schedule -o` writes one with checksums."
    ) in found.notes


@pytest.mark.parametrize("part", ["launches", "sources"])
@pytest.mark.parametrize("change", [dict.pop, lambda d, part: d[part].clear(), lambda d, part: d.update({part: None})])
def test_launches_that_no_longer_follow_are_refused(
    small: NetworkSchedule, tmp_path: Path, change: Callable[[dict[str, Any], str], object], part: str
) -> None:
    path = edited(small, tmp_path / "s.json", lambda document: change(document, part))
    with pytest.raises(InputError, match=f"s.json: {part}: edited or deleted"):
        network(SMALL_NET, GPU, schedule=path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["groups"][0].update(operators=["nowhere"]), r"groups\[0\].operators: got nowhere, expected convolution"),
        (lambda d: d["groups"][0].update(operators=[]), r"groups\[0\].operators: got none, expected convolution"),
        (lambda d: d["groups"][0]["reads"].update(nowhere="buffer"), r"groups\[0\].reads: convolution reads no 'nowhere'"),
        (lambda d: d["groups"][0]["reads"].update({next(iter(d["storages"])): "rows"}), "copies: none of '.*@rows'"),
        (lambda d: d["copies"].update(nowhere=d["groups"][0]["kernel"]), "copies: no use of 'nowhere'"),
        (lambda d: d["storages"].popitem(), "storages: none of tensor '"),
        (lambda d: d["storages"].clear(), "storages: none of tensor '"),
        (lambda d: d["storages"].update(nowhere="buffer"), "storages: no tensor 'nowhere'"),
        (lambda d: d.update(on_host=["nowhere"]), "unknown operator 'nowhere'"),
    ],
)
@pytest.mark.parametrize("summed", [True, False])
def test_names_that_a_schedule_lacks_or_has_without_use_are_refused(
    small: NetworkSchedule, tmp_path: Path, change: Callable[[dict[str, Any]], object], message: str, summed: bool
) -> None:
    path = edited(small, tmp_path / "s.json", lambda d: (change(d), summed or d.pop("sha256")))
    with pytest.raises(MgpusimError, match=message):
        network(SMALL_NET, GPU, schedule=path)


def test_a_schedule_is_of_one_network_precision_and_batch(small: NetworkSchedule, tmp_path: Path) -> None:
    path = written(small, tmp_path / "s.json")
    assert check_documents(json.loads(json.dumps(small.to_dict()))) == 2  # the prediction in what is printed
    with pytest.raises(InputError, match=f"network: made for {SMALL_NET.name}, asked for residual"):
        network(BLOCKS["residual"](), GPU, schedule=path)
    with pytest.raises(InputError, match="precision: got F16, but the schedule is in F32"):
        network(SMALL_NET, GPU, schedule=path, precision="F16")
    with pytest.raises(InputError, match="batch: got 4"):
        network(SMALL_NET, GPU, schedule=path, batch=4)
    (tmp_path / "half.json").write_bytes(path.read_bytes()[:500])
    for name in ("half.json", "none.json"):
        with pytest.raises(InputError, match=name):
            plan_scheduled(small.plan.graph, load_gpu(GPU), tmp_path / name)


@pytest.mark.slow
def test_what_was_looked_at_comes_back_from_files_of_tuners(made: NetworkSchedule, tmp_path: Path) -> None:
    write_searches(made, tmp_path / "t4", tmp_path / "log.log")
    files = sorted((tmp_path / "t4").iterdir())
    logged = read_log(tmp_path / "log.log")
    assert len(files) == len(logged) > 3
    for path in files:
        tuned = read_t4(path)
        assert tuned.unit == "us"
        assert "predicted" in tuned.kernel  # no one takes it for measured
        assert {name for result in tuned.results for name in result.config} == set(tuned.knobs)
    times = {result.time for path in files for result in read_t4(path).results if result.time is not None}
    looked_at = {one.time_us for search in made.searches for one in search.found.able}
    assert times <= looked_at
    best = [search.found.able[0] for search in made.searches if search.found.able]
    assert {one.time_us for one in best if one.member.parameters and not one.member.of_library} <= times


@pytest.mark.parametrize(
    ("asked", "message"),
    [({"budget_s": 0.0}, "budget_s"), ({"budget_s": math.nan}, "budget_s"), ({"top": 0}, "top"), ({"engine": "x"}, "engine")],
)
def test_bad_arguments_are_named(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(MgpusimError, match=message):
        schedule_network(QUICK_NET, GPU, **asked)
