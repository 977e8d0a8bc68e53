"""validation/h200/members: the arithmetic of regret, random members that are legal, and the report from a made-up device."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.changing.scheduling.make import schedule_network
from mgpusim.nn.changing.scheduling.search import case_of
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.nn.planning.planner import prepare_network
from mgpusim.nn.planning.schedule import plan_scheduled
from mgpusim.nn.running.case import as_network
from mgpusim.trace.trace import launch_key
from mgpusim.workload.launch import Launch

FOLDER = Path(__file__).parents[2] / "validation" / "h200" / "members"
LIBRARIES = ("ours", "tflite-gpu", "mnn")


@pytest.fixture
def module(monkeypatch):
    """A module of the folder; gone afterwards with those that it imported beside it, since their names are plain ones."""
    before, path = set(sys.modules), list(sys.path)
    monkeypatch.syspath_prepend(str(FOLDER))
    sys.modules.pop("operators", None)
    yield importlib.import_module
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if str(FOLDER) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def a_member(origin: str, *parts: list[int], **more):
    return {"origin": origin, "parts": list(parts), **more}


OPERATOR = {
    "label": "conv2d 1x1", "kind": "conv2d", "count": 2,
    "members": [
        a_member("chosen", [0], count=1), a_member("chosen", [1], count=1),
        a_member("ours", [2, 3]), a_member("ours", [4], [5]), a_member("mnn", [6]),
        a_member("random", [7], kept=True), a_member("random", [8], [9], kept=False), a_member("random", [10], kept=True),
    ],
}  # fmt: skip
ONE = {"0": 10.0, "1": 14.0, "2": 20.0, "3": 18.0, "4": 8.0, "5": 9.0, "7": 30.0, "8": 4.0, "9": 5.0}


def test_an_operator_is_judged_by_its_launches(module):
    found = module("regret").judged(OPERATOR, [ONE], LIBRARIES)
    assert found.chosen_us == 12.0  # one in each of two storages
    assert found.libraries_us == {"ours": 17.0, "tflite-gpu": None, "mnn": None}  # both launches of its second kernel
    assert (found.random_us, found.best_random_us, found.refused, found.kept_best) == ((30.0, 9.0), 9.0, 1, False)
    assert found.best_us == 9.0
    assert found.regret(found.chosen_us) == pytest.approx(1 / 3)
    assert found.regret(found.random_mean_us) == pytest.approx(19.5 / 9 - 1)
    assert found.faster == 0.5


def test_the_best_is_picked_by_one_run_and_timed_by_the_other(module):
    regret = module("regret")
    lucky = {**ONE, "8": 1.0, "9": 1.0}
    members = [m for m in OPERATOR["members"] if m["origin"] == "random"]
    assert regret.best_us(members, [lucky]) == 2.0
    assert regret.best_us(members, [lucky, ONE]) == (9.0 + 2.0) / 2


def test_a_choice_that_failed_in_part_has_no_time(module):
    regret = module("regret")
    found = regret.judged(OPERATOR, [{k: v for k, v in ONE.items() if k != "1"}], LIBRARIES)
    assert found.chosen_us is None
    assert found.regret(found.chosen_us) is None
    assert regret.summed([found], LIBRARIES).left_out == 1


def test_sums_weigh_each_operator_by_how_often_it_is_there(module):
    regret = module("regret")
    first = regret.judged(OPERATOR, [ONE], LIBRARIES)
    second = first._replace(count=1, chosen_us=5.0, libraries_us={"ours": 4.0, "tflite-gpu": 6.0, "mnn": None})
    total = regret.summed([first, second], LIBRARIES)
    assert (total.runs, total.chosen_us, total.libraries_us["ours"]) == (3, 2 * 12.0 + 5.0, 2 * 17.0 + 4.0)
    assert total.libraries_us["tflite-gpu"] is None
    assert total.best_us == 2 * 9.0 + 4.0
    assert total.regret(total.chosen_us) == pytest.approx(29 / 22 - 1)


def test_predictions_are_scored_on_the_members_that_ran(module):
    members = [a_member("random", [n]) for n in range(5)]
    measured, said = {"0": 1.0, "1": 2.0, "2": 3.0, "3": 4.0}, {"0": 2.0, "1": 1.0, "2": 3.0, "3": 4.0, "4": 9.0}
    found = module("regret").predictions({"members": members}, [measured], said)
    assert (found.members, found.regret, found.chance) == (4, 1.0, 1.5)
    assert found.tau5 == pytest.approx((5 - 1) / 6)
    assert found.mape == pytest.approx((1 + 0.5) / 4)


def test_the_report_says_what_is_met(module):
    index = {"gpu": "nvidia-h200", "networks": {"n": {"operators": [OPERATOR], "copies": [{"launch": 0, "count": 3}]}}}
    times = {launch: [us * 1e3] * 3 + [9] for launch, us in ONE.items()}
    run = {
        "device": {"name": "A GPU", "driver": "1"},
        "networks": {"n": {"times_ns": times, "failures": {"6": "too large", "10": "too large"}}},
    }
    text = module("report").report(index, [run], {"n": {"7": 29.0, "8": 4.0, "9": 5.0}})
    assert "within 5% of the best found: **not met**, 33.3% over it" in text
    assert "Never slower than the best profile: **met** in sum (24.00 us, ours 34.00 us)" in text
    assert "- 2 launches: too large" in text
    assert "n 30.00 us." in text  # copies
    with pytest.raises(InputError, match="nothing of these networks"):
        module("report").report(index, [], {})


def test_times_are_taken_of_one_run_of_each_network(module):
    def corpus(network: str, device: str = "A GPU"):
        entry = {"tags": {"network": network, "launch": 3}, "time_ns": {"median": 5.0, "p10": 4.0, "p90": 6.0, "repeats": 9}}
        failed = {"tags": {"network": network, "launch": 4}, "reason": "refused\nmore"}
        return {"device": {"name": device}, "protocol": {}, "launches": [entry], "failures": [failed]}

    take = module("take")
    found = take.taken([corpus("a"), corpus("b")])["networks"]
    assert found["a"]["times_ns"] == {"3": [5.0, 4.0, 6.0, 9]}
    assert found["b"]["failures"] == {"4": "refused"}
    with pytest.raises(InputError, match="a: two corpora"):
        take.taken([corpus("a"), corpus("a")])
    with pytest.raises(InputError, match="several devices"):
        take.taken([corpus("a"), corpus("b", "Another")])


@pytest.mark.slow
def test_what_a_schedule_chose_is_measured_as_it_runs(module):
    members, gpu = module("operators"), load_gpu("nvidia-h200")
    graph = convolution_graph((8, 8, 16), 16)
    schedule = schedule_network(graph, gpu, precision="F32", budget_s=0.1, engine="analytic").schedule
    (operator,) = members.scheduled_operators(graph, gpu, schedule)
    (way,) = operator.chosen
    assert (way.origin, way.count, operator.kind) == ("chosen", 1, "conv2d")
    steps = [step for step in plan_scheduled(graph, gpu, schedule).steps if step.kind == "launch"]
    runs = {launch_key(step.options[0].call.launch.with_local(step.options[0].locals[0])) for step in steps}
    assert {launch_key(launch) for (launch,) in way.parts} <= runs
    for library in LIBRARIES:
        ways = list(members.library_ways(operator.case, library))
        assert ways
        assert all(len(launches) <= members.CANDIDATES for one in ways for launches in one.parts)


def test_a_launch_of_several_members_is_measured_once(module):
    found = module("suite").LaunchList()
    first = Launch("kernel void f() {}", "f", (64,))
    again = Launch("kernel void f() {}", "f", (64,), local_size=(32,))
    other = Launch("kernel void f() {int x = 0;}", "f", (64,))
    numbers = [found.add(launch, "a 1x1", {"network": "n"}) for launch in (first, again, first, other)]
    assert numbers == [0, 1, 0, 2]
    assert [name for name, _, _ in found.launches] == ["a_1x1_1", "a_1x1_1", "a_1x1_2"]
    assert [more["tags"]["launch"] for _, _, more in found.launches] == [0, 1, 2]


def test_random_members_are_distinct_and_within_the_limits_of_the_device(module):
    members = module("operators")
    gpu = load_gpu("nvidia-h200")
    prepared = prepare_network(as_network("squeezenet_v1_1", resolution=64), gpu, "ours", precision="F32")
    anchor = next(o for o in prepared.graph.operators if o.attributes.get("kernel", (1, 1))[0] == 3 and "fire" in o.name)
    case, _ = case_of(prepared.graph, OperatorGroup(anchor), prepared.chooser.target)
    drawn = members.random_members(case, ("buffer", "image_buffer"), 60, 5)
    assert drawn == members.random_members(case, ("buffer", "image_buffer"), 60, 5)
    assert len(drawn) == 60
    assert {way.kernel for way in drawn} >= {"conv_direct", "winograd"}
    assert {way.kept for way in drawn} == {True, False}  # what pruning leaves out is there too
    bare = {tuple(launch_key(launch) for (launch,) in way.parts) for way in drawn}
    assert len(bare) == 60
    for way in drawn:
        assert len(way.parts) == (3 if way.kernel == "winograd" else 1)
        for (launch,) in way.parts:
            assert launch.local_size is not None
            items = 1
            for side in launch.local_size:
                items *= side
            assert items <= 1024
        assert way.parameters.get("weights") != "sub_group"  # Intel's alone
