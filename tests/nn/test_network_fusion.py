"""Independent launches of networks as one: what may be fused, the run with the groups, memory, and what is refused."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.changing.fused_run import FusibleLaunches
from mgpusim.nn.changing.fusion import NetworkFusion, fuse_networks
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.chosen import chosen_steps
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.side_by_side import TimedNetwork, side_by_side, time_network, waits_of
from mgpusim.nn.zoo import network as of_zoo
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.network_fusion import network_fusion_view
from tests.helpers.json_schema import check_documents

GPU = "adreno-640"


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


def fork(side: int = 16) -> Graph:
    """Two branches of two convolutions each, and their sum."""
    g = NetworkBuilder("fork")
    x = g.input("x", (1, side, side, 16))
    parts = [g.conv(g.conv(x, 16, k, name=f"{name}1"), 16, 4 - k, name=f"{name}2") for name, k in (("a", 1), ("b", 3))]
    return g.graph((g.add(*parts, name="y"),))


@pytest.fixture(scope="module")
def fires() -> NetworkFusion:
    return fuse_networks(as_case("squeezenet_v1_1", resolution=32), GPU)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "library"), [("squeezenet_v1_1", "tnn")])
def test_a_launch_waits_for_what_uses_the_same_bytes(name: str, library: str) -> None:
    plan = plan_network(of_zoo(name, resolution=32), GPU, library)
    steps = chosen_steps(plan, candidates=1)
    waits = waits_of(plan, steps)
    used = {i: bytes_of(plan, step) for i, step in enumerate(steps) if step.kind == "launch"}
    for i, j in itertools.combinations(used, 2):
        first, second = used[i], used[j]
        conflict = bool(first[1] & second[0] or first[1] & second[1] or first[0] & second[1])
        assert (i in waits[j]) == conflict


@pytest.mark.slow
def test_work_of_the_host_waits_for_what_it_reads_and_is_waited_for() -> None:
    plan = plan_network(of_zoo("ssd_mobilenet_v1", resolution=96), GPU)
    steps = chosen_steps(plan, candidates=1)
    waits = waits_of(plan, steps)
    made = {name: i for i, step in enumerate(steps) for name in step.writes}
    reads_back = [i for i, step in enumerate(steps) if step.work in ("read back", "fallback")]
    assert reads_back
    for i in reads_back:
        assert {made[name] for name in steps[i].reads if name in made and made[name] < i} <= set(waits[i])


@pytest.mark.slow
def test_fusion_of_a_network_starts_from_its_prediction_and_never_loses(fires: NetworkFusion) -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    base = network(case.graph, GPU, case.library)
    assert fires.before_us == fires.networks[0].latency_us == pytest.approx(base.latency_us, rel=1e-12)
    assert fires.launches == base.n_kernels
    assert 0 < len(fires.groups) <= 8  # fire modules
    names = [name for group in fires.groups for name in group.steps]
    assert len(names) == len(set(names))
    assert fires.exact
    assert fires.after_us < fires.before_us
    gpu = load_gpu(GPU)
    saved = sum(group.saved_us for group in fires.groups) + len(fires.groups) * gpu.launch.gap_s * 1e6
    host_us = gpu.launch.enqueue_s * 1e6 * len(fires.groups)
    assert 0 < fires.before_us - fires.after_us <= saved + host_us
    assert fires.memory_b >= fires.apart_b
    assert check_documents(json.loads(json.dumps(fires.to_dict()))) == 1


def test_chain_networks_have_nothing_to_fuse() -> None:
    found = fuse_networks(as_case("srcnn", resolution=24), GPU)
    assert found.groups == ()
    assert found.after_us == pytest.approx(found.before_us, rel=1e-12)
    assert found.memory_b == found.apart_b


def test_copies_and_networks_side_by_side_depend_on_nothing_of_each_other() -> None:
    gpu = load_gpu(GPU)
    networks = [time_network(as_case(graph), gpu) for graph in (fork(), of_zoo("srcnn", resolution=24))]
    run = side_by_side(networks, 2)
    assert len(run.places) == 2 * sum(len(one.steps) for one in networks)
    assert [place.copy for place in run.places if place.network == 0][:4] == [0, 1, 0, 1]
    whose = [(place.network, place.copy) for place in run.places]
    for i, j in itertools.combinations(range(len(whose)), 2):
        if whose[i] != whose[j]:
            assert run.order.independent(i, j)
    # tensors have memories of their own, weights those of their network
    tensors: dict[str, set[tuple[int, int]]] = {}
    weights: dict[str, set[int]] = {}
    for place, piece in zip(run.places, run.pieces, strict=True):
        for name, _ in (*piece.reads, *piece.writes):
            tensors.setdefault(name, set()).add((place.network, place.copy))
        for name, _ in piece.weights:
            weights.setdefault(name, set()).add(place.network)
    assert all(len(owners) == 1 for owners in tensors.values())
    assert all(len(owners) == 1 for owners in weights.values())
    assert len({piece.name for piece in run.pieces}) == len(run.pieces)


def test_copies_share_launches_and_their_throughput_grows() -> None:
    found = fuse_networks(as_case(fork()), GPU, copies=2)
    (one,) = found.networks
    assert found.before_us == pytest.approx(2 * one.latency_us)
    assert found.launches == 2 * one.launches
    assert found.ratio > 1.2
    assert one.latency_us < one.fused_us <= found.after_us
    assert found.images == 2
    assert found.to_dict()["images_per_s"] == pytest.approx(2e6 / found.after_us)


@pytest.mark.slow
def test_two_different_networks_end_when_each_is_done() -> None:
    cases = [as_case("srcnn", resolution=24), as_case(fork())]
    found = fuse_networks(cases, GPU)
    assert [one.network for one in found.networks] == ["srcnn", "fork"]
    assert max(one.fused_us for one in found.networks) == pytest.approx(found.after_us)
    assert found.before_us == pytest.approx(sum(one.latency_us for one in found.networks))
    assert any(len({name.partition(":")[0] for name in group.steps}) == 2 for group in found.groups)
    text = "\n".join(map(str, lines_of_view(network_fusion_view(found))))
    assert "srcnn, fork with" in text


@pytest.mark.slow
def test_the_same_network_named_twice_has_two_names() -> None:
    found = fuse_networks([as_case("srcnn", resolution=24)] * 2, GPU)
    assert {name.partition(":")[0] for group in found.groups for name in group.steps} == {"srcnn", "srcnn-2"}


@pytest.mark.slow
def test_a_limit_of_memory_refuses_groups_and_is_kept() -> None:
    case = as_case(fork())
    free = fuse_networks(case, GPU, copies=2)
    limit_b = (free.apart_b + free.memory_b) // 2
    tight = fuse_networks(case, GPU, copies=2, memory_b=limit_b)
    assert tight.memory_b <= limit_b < free.memory_b
    assert tight.refused
    assert all(f"more than {limit_b:,}" in one.reason for one in tight.refused)
    assert sum(g.saved_us for g in tight.groups) <= sum(g.saved_us for g in free.groups)
    assert fuse_networks(case, GPU, copies=2, memory_b=free.memory_b).groups == free.groups
    with pytest.raises(InputError, match="memory: got 1,000 bytes, and no order of the run"):
        fuse_networks(case, GPU, copies=2, memory_b=1000)


def test_groups_that_cannot_be_fused_are_said_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = FusibleLaunches.checked

    def refuses(self: FusibleLaunches, kinds: tuple[int, ...]) -> bool:
        if not self.refused:
            self.refused[kinds] = "it is the first"
        return asked(self, kinds)

    monkeypatch.setattr(FusibleLaunches, "checked", refuses)
    found = fuse_networks(as_case(fork()), GPU)
    assert found.refused
    assert {one.reason for one in found.refused} == {"it is the first"}
    assert not {one.steps for one in found.refused} & {group.steps for group in found.groups}
    assert "not fused: " in "\n".join(map(str, lines_of_view(network_fusion_view(found))))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"size": 4}, "size: got 4, expected 2 or 3 kernels"),
        ({"order": "x"}, "order: got 'x', expected one of concatenated"),
        ({"size": 1, "order": "x"}, "size: got 1.*\n.*order: got 'x'"),
        ({"copies": 0}, "copies: got 0, expected 1 to 16"),
        ({"copies": 17, "memory_b": 0}, "copies: got 17.*\n.*memory: got 0 bytes"),
    ],
)
def test_groups_that_cannot_be_are_refused_where_nothing_is_wide_too(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        fuse_networks(as_case(fork()), GPU, **asked)


def test_one_launch_alone_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(*args: Any, **asked: Any) -> TimedNetwork:
        found = time_network(*args, **asked)
        one = found.keys.index(next(key for key in found.keys if key))
        parts = {name: getattr(found, name)[one : one + 1] for name in ("steps", "pieces", "keys")}
        return msgspec.structs.replace(found, **parts, waits=((),))

    monkeypatch.setattr("mgpusim.nn.changing.fusion.time_network", cut)
    with pytest.raises(InputError, match="fork: 1 launch in all, expected two or more"):
        fuse_networks(as_case(fork()), GPU)
    assert fuse_networks(as_case(fork()), GPU, copies=2).launches == 2


def test_networks_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(InputError, match="networks: got none"):
        fuse_networks([], GPU)
    case = as_case("srcnn", resolution=24)
    with pytest.raises(InputError, match="recorded: some of the networks"):
        fuse_networks([case, msgspec.structs.replace(case, recorded=True)], GPU)
    with pytest.raises(MgpusimError, match="precision"):
        fuse_networks(as_case("mobilenet_v1", precision="F8"), GPU)


def test_the_engine_of_groups_is_said() -> None:
    found = fuse_networks(as_case("srcnn", resolution=24), GPU, "event")
    assert "(1.00x, groups by the event engine, all else analytic)" in str(lines_of_view(network_fusion_view(found))[0])
    by_default = msgspec.structs.replace(found, engine="analytic")
    assert "(1.00x, analytic engine)" in str(lines_of_view(network_fusion_view(by_default))[0])
