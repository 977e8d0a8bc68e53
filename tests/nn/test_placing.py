"""Placements on GPU and CPU: the run of each agrees with what was added up, files come back, others are refused."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.changing.placing.costs import PlacementCosts, placement_costs
from mgpusim.nn.changing.placing.cut import cut_cost
from mgpusim.nn.changing.placing.place import NetworkPlacement, place_network
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.made_for import MadeFor
from mgpusim.nn.planning.placement import HostPlacement, read_placement
from mgpusim.nn.planning.planner import plan_network, prepare_network
from mgpusim.nn.running.predict import network, predict_plan
from mgpusim.nn.zoo import network as of_zoo
from mgpusim.nn.zoo.builder import NetworkBuilder
from tests.helpers.json_schema import check_documents

GPU = "mali-t860-mp4"
NET = "mobilenet_v1"
SIDE = 32


def _branches() -> Graph:
    """Two branches, of which the second ends in an operator that no library here has a kernel for."""
    b = NetworkBuilder("branches")
    x = b.input("x", (1, 12, 12, 8))
    left = b.conv(x, 64, kernel=3, activation="relu")
    right = b.conv(x, 8, kernel=1)
    kept = b.host("top_k", [b.reshape(right, (1, 12 * 12 * 8))], [(1, 10)], name="best")
    return b.graph((b.conv(left, 256, kernel=3), kept))


def _costs(graph: Graph, gpu: str, library: str) -> PlacementCosts:
    prepared = prepare_network(graph, gpu, library)
    plan = plan_network(graph, gpu, library)
    return placement_costs(prepared, plan, predict_plan(graph, plan), mapped=False)


@pytest.fixture(scope="module")
def small() -> NetworkPlacement:
    return place_network(NET, GPU, resolution=SIDE)


@pytest.fixture(scope="module")
def branches() -> NetworkPlacement:
    return place_network(_branches(), GPU)


@pytest.mark.slow
def test_the_least_cut_is_never_above_a_rule(small: NetworkPlacement) -> None:
    sums = {one.name: one.sum_us for one in small.strategies}
    assert sums["minimum cut"] == min(sums.values())
    assert small.after_us == min(one.latency_us for one in small.strategies)
    assert {one.name for one in small.strategies} >= {
        "all on the GPU",
        "all on the CPU",
        "each where it is faster",
        "minimum cut",
    }


@pytest.mark.parametrize("name", ["branches", pytest.param("small", marks=pytest.mark.slow)])
def test_runs_take_what_the_cut_added_up(name: str, request: pytest.FixtureRequest) -> None:
    """Operators run one after the other, but for the host's calls, which overlap with kernels."""
    for one in request.getfixturevalue(name).strategies:
        assert one.latency_us == pytest.approx(one.sum_us, rel=0.1), one.name


@pytest.mark.slow
def test_the_cut_is_the_least_of_all_placements_of_a_network() -> None:
    costs = _costs(_branches(), GPU, "tflite-gpu")
    names = [one.name for one in costs.groups]
    every = (frozenset(some) for k in range(len(names) + 1) for some in combinations(names, k))
    least = min(cut_cost(costs.parts, costs.crossings, some) for some in every)
    found = place_network(_branches(), GPU, transfers="copy")
    assert next(one.sum_us for one in found.strategies if one.name == "minimum cut") == pytest.approx(least)


def test_operators_without_a_kernel_are_on_the_cpu_and_the_rest_has_a_time_on_each_side(branches: NetworkPlacement) -> None:
    by_name = {one.name: one for one in branches.groups}
    assert by_name["best"].gpu_us is None
    assert by_name["best"].on_host
    others = [one for name, one in by_name.items() if name != "best"]
    assert all(one.gpu_us is not None and one.cpu_us is not None for one in others)
    assert any("no kernels for 1 of" in note for note in branches.notes)


def test_times_on_the_gpu_and_crossings_make_up_the_run() -> None:
    costs = _costs(_branches(), GPU, "tflite-gpu")
    run = network(_branches(), GPU)
    must = frozenset(one.name for one in costs.groups if one.gpu_us is None)
    assert cut_cost(costs.parts, costs.crossings, must) == pytest.approx(run.latency_us, rel=0.05)


def test_what_stays_on_the_gpu_between_runs_is_not_placed_on_the_cpu() -> None:
    b = NetworkBuilder("cache")
    x, kept = b.input("x", (1, 8, 8, 8)), b.input("kept", (1, 8, 8, 8), resident=True)
    costs = _costs(b.graph((b.activation(b.add(x, kept), "relu"), b.activation(x, "relu"))), GPU, "tflite-gpu")
    pinned = [one.cpu_us is None for one in costs.groups]
    assert any(pinned)
    assert not all(pinned)
    assert {one.name for one in costs.crossings}.isdisjoint({"kept"})


@pytest.mark.slow
def test_mapping_is_never_slower_where_caches_are_coherent_and_the_calls_are_short() -> None:
    gpu = load_gpu("intel-hd505", {"launch.enqueue_s": "1 us"})
    copied, mapped, best = (place_network(_branches(), gpu, transfers=how) for how in ("copy", "map", "auto"))
    assert mapped.prediction.copies_us < copied.prediction.copies_us
    assert best.after_us == min(copied.after_us, mapped.after_us)


def test_a_placement_comes_back_from_its_file(branches: NetworkPlacement, tmp_path: Path) -> None:
    path = tmp_path / "placement.json"
    path.write_text(json.dumps(branches.placement.to_dict()), encoding="utf-8")
    assert check_documents(json.loads(json.dumps(branches.to_dict()))) == 2  # the placement in what is printed
    assert read_placement(path) == branches.placement
    again = network(_branches(), GPU, placement=path)
    assert again.latency_us == pytest.approx(branches.after_us)
    on_host = {one.name for one in branches.groups if one.on_host}
    assert on_host
    assert {layer.name for layer in again.layers if layer.kind == "cpu"} == on_host


@pytest.mark.slow
def test_a_placement_keeps_the_cores_of_the_cpu(tmp_path: Path) -> None:
    all_of_it, path = [], tmp_path / "placement.json"
    for cores in ("1small", "4small"):
        found = place_network(NET, GPU, resolution=SIDE, host_cores=cores)
        all_of_it.append(next(one.cpu_us for one in found.strategies if one.name == "all on the CPU"))
        path.write_text(json.dumps(found.placement.to_dict()), encoding="utf-8")
        assert network(NET, GPU, resolution=SIDE, placement=path).latency_us == pytest.approx(found.after_us)
    assert all_of_it[1] < all_of_it[0]
    with pytest.raises(InputError, match=r"host\.threads: got '5small', expected .* 4small \(Cortex-A53\)"):
        place_network(NET, GPU, resolution=SIDE, host_cores="5small")
    with pytest.raises(InputError, match="CPU of nvidia-h200 is not described"):
        place_network(NET, "nvidia-h200", resolution=SIDE, host_cores="1large")


@pytest.mark.parametrize(
    ("changed", "asked", "said"),
    [
        ({}, {"resolution": 64}, "placement: of something else.*another mobilenet_v1"),
        ({}, {"gpu": "adreno-640"}, f"made for {GPU}, asked for adreno-640"),
        ({}, {"precision": "F32"}, "precision: got F32, but the placement is in F16"),
        ({}, {"batch": 2}, "batch: got 2, but the placement is of the batch of the model"),
        ({}, {"library": "mnn"}, "library: got mnn, but the placement is of tflite-gpu"),
        ({"on_host": ("nowhere",)}, {}, "placement of mobilenet_v1: .*nowhere"),
    ],
)
def test_placements_of_something_else_are_refused(changed: dict[str, object], asked: dict[str, object], said: str) -> None:
    made_for = MadeFor.now(prepare_network(of_zoo(NET, resolution=SIDE), GPU, "tflite-gpu").graph, load_gpu(GPU))
    one = HostPlacement(made_for=made_for, library="tflite-gpu", precision="F16", batch=None, mapped=False, on_host=())
    placement = msgspec.structs.replace(one, **changed)
    given = {"gpu": GPU, "resolution": SIDE, **asked}
    with pytest.raises(InputError, match=f"(?s){said}"):
        network(NET, given.pop("gpu"), placement=placement, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ('{"schema": "mgpusim.schedule/1"}', "schema: got 'mgpusim.schedule/1'"),
        ('{"schema": "mgpusim.placement/1"}', "missing required field"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_files_that_hold_no_placement_are_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "placement.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=rf"placement .*placement\.json: .*{said}"):
        read_placement(path)


def test_transfers_that_are_not_there_are_refused() -> None:
    with pytest.raises(MgpusimError, match=r"transfers: .*'mapp'.*map"):
        place_network(NET, GPU, resolution=SIDE, transfers="mapp")
    with pytest.raises(InputError, match=r"transfers: mali-g72-mp12 maps no buffers \(host\.mapping\)"):
        place_network(NET, "mali-g72-mp12", resolution=SIDE, transfers="map")
