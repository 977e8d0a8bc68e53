"""Vision operators of scheduled networks on the CPU: where it is faster, whatever storages tensors have, and in files."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.changing.change import NetworkRuns
from mgpusim.nn.changing.placing.vision import HostShare, vision_on_host
from mgpusim.nn.changing.scheduling.make import schedule_network
from mgpusim.nn.changing.scheduling.result import NetworkSchedule
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.arrangement import KernelArrangement
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network, prepare_network
from mgpusim.nn.planning.schedule import schedule_to_dict
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.running.predict import network, predict_plan
from mgpusim.nn.zoo.builder import NetworkBuilder
from tests.helpers.network_execution import run_plan
from tests.nn.test_network_execution import EXACT, inputs_of

GPU = "adreno-640"
SLOW_HOST = {"host.memory_b_per_s": 1e6}


def _two_vision_operators() -> Graph:
    """A convolution whose values are sorted twice, once through another convolution."""
    b = NetworkBuilder("sorted", values=True)
    x = b.conv(b.input("x", (1, 8, 8, 4)), 8, kernel=3, norm=False)
    best = b.host("top_k", [b.reshape(x, (1, 512))], [(1, 10)], name="best", axis=1, results=["values"])
    last = b.reshape(b.conv(x, 4, kernel=1, norm=False), (1, 256))
    return b.graph((best, b.host("top_k", [last], [(1, 5)], name="more", axis=1, results=["values"])))


class Arranged(NamedTuple):
    """A network in storages of its own, as `vision_on_host` takes it."""

    graph: Graph
    arrangement: KernelArrangement
    plan: NetworkPlan

    def share(self) -> HostShare:
        prepared = prepare_network(self.graph, self.plan.target.gpu, "ours", precision="F32")
        return vision_on_host(prepared, self.plan, self.arrangement, NetworkRuns(self.graph), batch=None)

    def placed(self, on_host: frozenset[str]) -> NetworkPlan:
        arrangement = self.arrangement.without_reads(on_host)
        asked: dict[str, Any] = {"precision": "F32", "arrangement": arrangement, "on_host": on_host}
        return plan_network(self.graph, self.plan.target.gpu, "ours", **asked)


def arranged(gpu: Any = GPU) -> Arranged:
    """Return the network with tensors in images, and what vision operators read copied to buffers."""
    graph = _two_vision_operators()
    prepared = prepare_network(graph, gpu, "ours", precision="F32")
    groups = prepared.groups()
    storages = dict.fromkeys(prepared.graph.tensors, "image2d_rows")
    reads = {group.name: dict.fromkeys(group.inputs, "buffer") for group in groups if group.anchor.kind == "top_k"}
    arrangement = KernelArrangement(groups, storages, reads, {})
    return Arranged(graph, arrangement, plan_network(graph, gpu, "ours", precision="F32", arrangement=arrangement))


@pytest.fixture(scope="module")
def made() -> Arranged:
    return arranged()


@pytest.mark.slow
def test_the_share_of_the_cpu_is_the_best_of_all(made: Arranged) -> None:
    found = made.share()
    vision = [group.name for group in made.arrangement.groups if group.anchor.kind == "top_k"]
    every = [frozenset(some) for n in range(len(vision) + 1) for some in combinations(vision, n)]
    times = {some: predict_plan(made.graph, made.placed(some)).latency_us for some in every}
    assert found.prediction.latency_us == pytest.approx(min(times.values()), rel=0.01)
    assert found.on_host
    assert found.prediction.latency_us < times[frozenset()]


@pytest.mark.slow
def test_all_stays_on_the_gpu_beside_a_slow_cpu() -> None:
    slow = arranged(load_gpu(GPU, SLOW_HOST))
    found = slow.share()
    assert (found.on_host, found.plan) == ((), slow.plan)


@pytest.mark.each_time("on_host0")
@pytest.mark.parametrize("on_host", [frozenset({"best"}), frozenset({"best", "more"})])
def test_what_the_cpu_shares_computes_what_the_model_does(made: Arranged, on_host: frozenset[str]) -> None:
    plan = made.placed(on_host)
    assert {step.name for step in plan.steps if step.work == "fallback"} == on_host
    assert not any(step.name.startswith(f"{name}:") for step in plan.steps for name in on_host)
    inputs = inputs_of(made.graph)
    got, _ = run_plan(plan, inputs, 5 * EXACT)
    for output, values in run_graph(made.graph, inputs).items():
        np.testing.assert_allclose(got[output], values, rtol=0, atol=EXACT * max(0.1, float(np.abs(values).max())))


def test_an_operator_on_the_cpu_reads_no_copies(made: Arranged) -> None:
    with pytest.raises(InputError, match="placement of sorted: best is a kernel as a whole"):
        plan_network(made.graph, GPU, "ours", precision="F32", arrangement=made.arrangement, on_host=frozenset({"best"}))


@pytest.mark.slow
def test_schedules_leave_them_to_the_cpu_and_come_back_from_files(tmp_path: Path) -> None:
    found: NetworkSchedule = schedule_network(
        _two_vision_operators(), GPU, precision="F32", engine="analytic", budget_s=1.0, members=1
    )
    assert set(found.schedule.on_host) == {"best", "more"}
    assert any("The CPU computes best, more" in note for note in found.notes)
    path = tmp_path / "s.json"
    path.write_bytes(msgspec.json.encode(schedule_to_dict(found.schedule, found.plan)))
    assert network(_two_vision_operators(), GPU, schedule=path).latency_us == found.after_us
