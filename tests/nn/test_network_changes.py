"""Networks with other work groups and with kernels fused: what is independent, and what the figures must keep."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn import tuning as tune_module
from mgpusim.nn.asked import as_case
from mgpusim.nn.fusing import _spans, fuse_network, levels_of, run_order
from mgpusim.nn.plan import plan_network
from mgpusim.nn.planned import NetworkPlan, PlannedStep
from mgpusim.nn.predict import chosen_steps, network
from mgpusim.nn.tuning import tune_network
from mgpusim.nn.zoo import network as of_zoo
from mgpusim.report.tables.network_changes import show_network_fusion, show_network_tuning
from mgpusim.sched.shapes.lookup import LookupTable
from mgpusim.sched.shapes.tune import Tuning


def bytes_of(plan: NetworkPlan, step: PlannedStep) -> tuple[set[tuple[str, int]], set[tuple[str, int]]]:
    """Every byte that a launch reads, and every byte that it writes, by memory: an oracle of ranges."""
    found: tuple[set[tuple[str, int]], set[tuple[str, int]]] = (set(), set())
    call = step.options[0].call
    for i, name in enumerate(call.tensors):
        if name:
            tensor = plan.tensors[name]
            span = range(tensor.offset_b, tensor.offset_b + tensor.size_b, 2)
            found[i in call.writes].update((tensor.of, at) for at in span)
    return found


@pytest.mark.parametrize(("name", "library"), [("squeezenet_v1_1", "tflite-gpu"), ("squeezenet_v1_1", "tnn")])
def test_launches_of_a_level_touch_nothing_of_each_other(name: str, library: str) -> None:
    plan = plan_network(of_zoo(name, resolution=32), "adreno-640", library)
    steps = chosen_steps(plan, candidates=1)
    levels = levels_of(plan, steps)
    used = [bytes_of(plan, step) if step.kind == "launch" else None for step in steps]
    for i, j in itertools.combinations(range(len(steps)), 2):
        first, second = used[i], used[j]
        if first is None or second is None:
            assert levels[i] < levels[j]
            continue
        conflict = bool(first[1] & second[0] or first[1] & second[1] or first[0] & second[1])
        if conflict:
            assert levels[i] < levels[j]


def test_each_step_is_as_low_as_what_it_waits_for_lets_it() -> None:
    plan = plan_network(of_zoo("squeezenet_v1_1", resolution=32), "adreno-640")
    steps = chosen_steps(plan)
    levels = levels_of(plan, steps)
    for i, step in enumerate(steps):
        if step.kind != "launch" or levels[i] == 0:
            continue
        mine = bytes_of(plan, step)
        below = [j for j in range(i) if levels[j] == levels[i] - 1]
        assert any(
            steps[j].kind != "launch"
            or mine[0] & bytes_of(plan, steps[j])[1]
            or mine[1] & bytes_of(plan, steps[j])[0]
            or mine[1] & bytes_of(plan, steps[j])[1]
            for j in below
        )


def test_fusion_of_a_network_starts_from_its_prediction_and_never_loses() -> None:
    case = as_case("squeezenet_v1_1", resolution=64)
    found = fuse_network(case, "adreno-640", size=2)
    base = network(case.graph, "adreno-640", case.library)
    assert found.latency_us == pytest.approx(base.latency_us, rel=1e-12)
    assert found.launches == base.n_kernels
    assert 0 < len(found.groups) <= 8  # fire modules
    names = [name for group in found.groups for name in group.steps]
    assert len(names) == len(set(names))
    assert found.fused_us < found.latency_us
    gap_us = load_gpu("adreno-640").launch.gap_s * 1e6
    saved = sum(group.apart_us - group.fused_us for group in found.groups) + len(found.groups) * gap_us
    host_us = load_gpu("adreno-640").launch.enqueue_s * 1e6 * len(found.groups)
    assert 0 < found.latency_us - found.fused_us <= saved + host_us


def test_chain_networks_have_nothing_to_fuse() -> None:
    found = fuse_network(as_case("vgg16", resolution=32), "adreno-640")
    assert found.groups == ()
    assert found.fused_us == pytest.approx(found.latency_us, rel=1e-12)


@pytest.mark.parametrize("name", ["squeezenet_v1_1", "inception_v1"])
def test_a_run_keeps_the_librarys_order_but_for_what_a_group_waits_for(name: str) -> None:
    plan = plan_network(of_zoo(name, resolution=64), "mali-g76-mp5")
    steps = chosen_steps(plan)
    used = [_spans(plan, step) if step.kind == "launch" else None for step in steps]
    assert run_order(used, []) == list(range(len(steps)))
    by_level: dict[int, list[int]] = {}
    for i, level in enumerate(levels_of(plan, steps)):
        by_level.setdefault(level, []).append(i)
    groups = [tuple(members[:2]) for members in by_level.values() if len(members) > 1]
    assert groups
    order = run_order(used, groups)
    first = {i: members[0] for members in groups for i in members}
    assert sorted(order) == sorted({first.get(i, i) for i in range(len(steps))})
    place = {i: order.index(first.get(i, i)) for i in range(len(steps))}
    touched = [bytes_of(plan, step) if step.kind == "launch" else None for step in steps]
    for i, j in itertools.combinations(range(len(steps)), 2):
        one, other = touched[i], touched[j]
        if one is None or other is None or one[1] & other[0] or one[1] & other[1] or one[0] & other[1]:
            assert place[i] < place[j]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"size": 4}, "size: got 4, expected 2 or 3 kernels"),
        ({"order": "x"}, "order: got 'x', expected one of concatenated"),
        ({"size": 1, "order": "x"}, "size: got 1.*\n.*order: got 'x'"),
    ],
)
def test_groups_that_cannot_be_are_refused_where_nothing_is_wide_too(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        fuse_network(as_case("vgg16", resolution=32), "adreno-640", **asked)


def test_the_engine_of_groups_is_said() -> None:
    found = fuse_network(as_case("srcnn", resolution=24), "adreno-640", "event")
    assert "(1.00x, groups by the event engine, all else analytic)" in str(show_network_fusion(found)[0])
    by_default = msgspec.structs.replace(found, engine="analytic")
    assert "(1.00x, analytic engine)" in str(show_network_fusion(by_default)[0])


def test_tuning_starts_from_the_prediction_and_keeps_what_is_faster() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    found = tune_network(case, "adreno-640", limit=4)
    base = network(case.graph, "adreno-640", case.library)
    assert found.latency_us == pytest.approx(base.latency_us, rel=1e-9)
    assert sum(len(kernel.steps) for kernel in found.kernels) == base.n_kernels
    assert all(kernel.tuned_us <= kernel.library_us for kernel in found.kernels)
    assert all(kernel.local == kernel.library_local for kernel in found.kernels if kernel.kept)
    assert found.tuned_us <= found.latency_us * (1 + 1e-9)
    assert len(found.entries) == sum(not kernel.kept and not kernel.problem for kernel in found.kernels)
    kept = Counter((kernel.global_size, kernel.local, kernel.tuned_us) for kernel in found.kernels)
    assert not Counter((entry.global_size, entry.local, entry.predicted_us) for entry in found.entries) - kept


def test_a_table_keeps_the_librarys_work_group_where_the_choice_is_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    case = as_case("srcnn", resolution=24)
    chosen = tune_network(case, "adreno-640", limit=3)
    asked = tune_module.tune

    def slower(*args: Any, **kwargs: Any) -> Tuning:
        found = asked(*args, **kwargs)
        return msgspec.structs.replace(found, choice=msgspec.structs.replace(found.rows[0], shape=(1, 1, 1), latency_us=1e9))

    monkeypatch.setattr(tune_module, "tune", slower)
    found = tune_network(case, "adreno-640", limit=3)
    assert {kernel.local for kernel in chosen.kernels} != {kernel.library_local for kernel in chosen.kernels}
    assert all(kernel.local == kernel.library_local for kernel in found.kernels)
    assert Counter(entry.local for entry in found.entries) == Counter(kernel.library_local for kernel in found.kernels)
    assert {entry.predicted_us for entry in found.entries} == {kernel.library_us for kernel in found.kernels}


def test_why_a_kernel_is_as_the_library_launches_it() -> None:
    case = as_case("mobilenet_v1", resolution=32)
    entry = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=2).entries[0]
    found = tune_network(case, "adreno-640", "lookup", table=LookupTable((entry,)))
    failed = [kernel for kernel in found.kernels if kernel.problem]
    assert all("the lookup table" in kernel.problem and not kernel.kept for kernel in failed)
    without = [kernel for kernel in found.kernels if kernel.kept]
    assert failed
    assert without
    said = [str(part) for part in show_network_tuning(found)]
    same = sum(kernel.local == kernel.library_local for kernel in found.kernels)
    assert f"{same} kernels as the library launches them:" in said
    for text in [f"could not be tuned: {kernel.problem}" for kernel in failed] + [f"no choice: {k.kept}" for k in without]:
        assert any(text in line for line in said)
    assert sum(int(line.split(":")[0]) for line in said if line.startswith("  ")) == same


def test_kernels_that_save_little_are_no_kernels_of_the_library() -> None:
    found = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=3)
    one = found.kernels[0]
    little = msgspec.structs.replace(one, local=(1, 2, 3), tuned_us=one.library_us * (1 - 1e-9))
    kept = msgspec.structs.replace(one, local=one.library_local, tuned_us=one.library_us)
    text = "\n".join(map(str, show_network_tuning(msgspec.structs.replace(found, kernels=(little, kept)))))
    assert "1 kernel more with another work group, which saves at most 0.05%\n" in text
    assert "1 kernel as the library launches it:\n  1: what strategy model chooses is not faster" in text


def test_the_drivers_choice_is_never_better_than_the_models() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    by_model = tune_network(case, "adreno-640", limit=4)
    by_driver = tune_network(case, "adreno-640", "driver", limit=4)
    assert by_model.tuned_us <= by_driver.tuned_us * (1 + 1e-9)


def test_what_cannot_be_planned_is_said() -> None:
    with pytest.raises(MgpusimError, match="precision"):
        fuse_network(as_case("mobilenet_v1", precision="F8"), "adreno-640")
