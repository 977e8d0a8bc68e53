"""Predictions of whole small networks: what is chosen, what is predicted once, and networks that are out of the ordinary."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.host.initialization import ARRANGE_B_PER_S, COMPILE_S
from mgpusim.nn.planning.plan import PlannedStep, options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running import timing
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import Timed, time_options
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.session import Session
from tests.helpers.network_blocks import BLOCKS
from tests.helpers.network_graphs import conv, elementwise, graph_of

GPU = "adreno-640"


def small(relu: bool = True) -> Graph:
    """Two different convolutions, and one of them a second time."""
    b = NetworkBuilder("small")
    x = b.conv(b.input("x", (1, 12, 12, 8)), 8, 3, activation="relu" if relu else "")
    x = b.conv(x, 16)
    return b.graph((b.conv(b.conv(x, 8), 16),))


def estimates(patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that names each kernel that is predicted from now on."""
    called: list[str] = []
    plain = timing.estimate

    def counted(launch: Any, *args: Any, **rest: Any) -> Any:
        called.append(launch.entry)
        return plain(launch, *args, **rest)

    patch.setattr(timing, "estimate", counted)
    return called


# ---- what is predicted -------------------------------------------------------------------------------------------------
def test_a_kernel_is_predicted_once_and_never_again_from_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once each with its data in the caches, with its weights in DRAM, and with all of it there: where a cache keeps data."""
    called = estimates(monkeypatch)
    graph = small()
    keeps = {"l2.survives_launch": "true"}
    first = network(graph, GPU, candidates=2, overrides=keeps)
    names = {layer.variant + str(layer.global_size) for layer in first.layers if layer.kind == "kernel"}
    launches = {timing.option_key(option) for option in options_of(plan_network(graph, GPU).steps)}
    assert len(launches) < first.n_kernels  # two layers are one kernel
    assert len(names) <= len(launches)
    assert len(called) == 3 * len(launches)
    again = network(graph, GPU, candidates=2, overrides=keeps)
    assert len(called) == 3 * len(launches)
    assert again == first
    network(graph, GPU, candidates=2, overrides={**keeps, "dram.b_per_s": "20 GB/s"})  # another GPU
    assert len(called) == 6 * len(launches)
    network(graph, GPU, candidates=2, overrides={"slc.survives_launch": "false"})  # no cache keeps anything: the three are one
    assert len(called) == 7 * len(launches)


@pytest.mark.parametrize("gpu", [GPU, "nvidia-h200"])  # the second hides a part of the overhead
def test_figures_of_the_queue_and_of_a_rising_clock_predict_no_kernel_anew(gpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = estimates(monkeypatch)
    own = {"dram.b_per_s": "21.5 GB/s"}  # of no other test
    network(small(), gpu, candidates=2, overrides=own)
    before = len(called)
    stated = {
        "launch.argument_s": "0.4 us", "launch.flush_s": "9 us", "launch.submit_every": "4", "launch.recorded_gap_s": "1 us",
        "launch.profiled_gap_s": "45 us",
        "clock.idle_hz": "257 MHz", "clock.ramp_s": "20 ms",
    }  # fmt: skip
    for path, value in stated.items():
        network(small(), gpu, candidates=2, overrides={**own, path: value})
    assert len(called) == before > 0


def test_the_parts_of_a_layer_are_of_its_weights_in_dram() -> None:
    """They add up to the kernel whose weights no cache holds; with its tensors in L2 that is its time in the run."""
    graph = small()
    plan = plan_network(graph, "nvidia-h200", precision="F32")
    timed = timing.time_options(plan, load_gpu("nvidia-h200"), candidates=2)
    found = network(graph, "nvidia-h200", precision="F32", candidates=2)
    in_run = {timing.option_key(option): timed[timing.option_key(option)] for option in options_of(plan.steps)}
    sums = sorted(t.in_run.latency_us for t in in_run.values())
    layers = [layer for layer in found.layers if layer.kind == "kernel"]
    assert sorted({round(sum(layer.breakdown_us.values()), 6) for layer in layers}) == pytest.approx(sums)
    assert {layer.alone_us for layer in layers} == {t.estimate.latency_us for t in in_run.values() if t.estimate is not None}
    assert any(t.cold is not None and t.in_run.latency_us > t.estimate.latency_us for t in in_run.values() if t.estimate)


@pytest.mark.slow
def test_processes_change_nothing() -> None:
    seen: list[tuple[int, int, str]] = []

    def progress(done: int, of: int, name: str) -> None:
        seen.append((done, of, name))

    graph = small(relu=False)
    alone = network(graph, GPU, candidates=2, session=Session(cache=False))
    together = network(graph, GPU, candidates=2, session=Session(cache=False, jobs=2, on_progress=progress))
    assert together == alone
    assert [done for done, _, _ in seen] == list(range(1, len(seen) + 1))
    assert {of for _, of, _ in seen} == {len(seen)}


def way_us(steps: Sequence[PlannedStep], timed: dict[str, Timed]) -> float:
    """Microseconds of a way: of each step the fastest kernel."""
    times = []
    for step in steps:
        found = [timed[timing.option_key(option)].estimate for option in step.options]
        times.append(min(one.latency_us for one in found if one is not None))
    return math.fsum(times)


@pytest.mark.slow
def test_the_fastest_way_is_taken() -> None:
    """Direct, Winograd's method with tiles of 2, and of 4, at a size where they differ."""
    graph = graph_of(
        [conv("c", "x", kernel=3, pad=1)], {"x": (1, 28, 28, 64)}, ["c"], constants={"c.w": (64, 3, 3, 64), "c.b": (64,)}
    )
    plan = plan_network(graph, GPU, "ours")
    (choice,) = (step for step in plan.steps if step.kind == "choice")
    timed = time_options(plan, load_gpu(GPU), candidates=1)
    ways = [way_us(way, timed) for way in choice.alternatives]
    assert len(ways) == 3
    assert max(ways) > 1.2 * min(ways)
    found = network(graph, GPU, "ours", candidates=1)
    taken = [layer.alone_us for layer in found.layers if layer.kind == "kernel" and "c" in layer.operators]
    assert len(taken) == len(choice.alternatives[ways.index(min(ways))])
    assert math.fsum(taken) == pytest.approx(min(ways))


@pytest.mark.slow
def test_a_way_of_several_launches_pays_for_the_gaps_between_them() -> None:
    """The defect: Winograd's method was taken for its kernels alone, and its gaps cost more than it saved."""
    graph = graph_of(
        [conv("c", "x", kernel=3, pad=1)], {"x": (1, 28, 28, 64)}, ["c"], constants={"c.w": (64, 3, 3, 64), "c.b": (64,)}
    )
    close, apart = (network(graph, GPU, "ours", candidates=1, overrides={"launch.gap_s": gap}) for gap in ("0 s", "10 ms"))
    kernels = [sum("c" in layer.operators for layer in found.layers if layer.kind == "kernel") for found in (close, apart)]
    assert kernels == [3, 1]


@pytest.mark.slow
def test_work_groups_are_compared_where_the_library_times_them() -> None:
    graph = small()
    plan = plan_network(graph, GPU, "ours")
    one, more = (time_options(plan, load_gpu(GPU), candidates=n) for n in (1, 4))
    assert one.keys() == more.keys()
    assert max(found.ranked for found in one.values()) == 1
    assert {found.tried for found in one.values()} == {1.0}  # a search runs poor work groups, too
    assert min(found.tried for found in more.values()) >= 1.0
    assert max(found.tried for found in more.values()) > 1.0
    for key, found in more.items():
        assert 1 <= found.ranked <= min(4, found.offered)
        assert found.estimate is not None
        assert found.local is None or one[key].local is not None


@pytest.fixture(scope="module")
def fire() -> NetworkPrediction:
    return network(BLOCKS["fire"](), GPU, candidates=2)


@pytest.mark.slow
def test_events_predict_the_share_asked_for(fire: NetworkPrediction) -> None:
    """The longest kernels that carry half of the time together, and not one more."""
    found = network(BLOCKS["fire"](), GPU, engine="event", candidates=2, event_share=0.5)
    assert (found.engine, fire.engine) == ("event 50%", "analytic")
    pairs = list(zip(fire.layers, found.layers, strict=True))  # by the analytic times the kernels were chosen
    slow = [one.alone_us for one, other in pairs if other.engine == "event"]
    fast = [one.alone_us for one, other in pairs if other.engine == "analytic"]
    assert len(slow) + len(fast) == fire.n_kernels
    assert math.fsum(slow) >= 0.5 * math.fsum([*slow, *fast])
    assert math.fsum(slow) - min(slow) < 0.5 * math.fsum([*slow, *fast])
    assert max(fast) <= min(slow)
    with pytest.raises(InputError, match=r"event_share: got 0\.0"):
        network(BLOCKS["fire"](), GPU, engine="event", event_share=0.0)


# ---- the result --------------------------------------------------------------------------------------------------------
def test_parts_of_a_prediction_add_up(fire: NetworkPrediction) -> None:
    graph = BLOCKS["fire"]()
    kernels = [layer for layer in fire.layers if layer.kind == "kernel"]
    assert fire.n_kernels == len(kernels)
    assert fire.kernels_us == pytest.approx(math.fsum(layer.time_us for layer in kernels))
    parts = fire.kernels_us + fire.gaps_us + fire.copies_us + fire.cpu_us
    assert parts == pytest.approx(fire.latency_us) == pytest.approx(fire.layers[-1].start_us + fire.layers[-1].time_us)
    assert 0 < fire.interval_us[0] < fire.latency_us < fire.interval_us[1]
    assert sum(layer.macs for layer in fire.layers) == fire.macs
    assert sum(time for _, time in fire.by_operator().values()) == pytest.approx(math.fsum(one.time_us for one in fire.layers))
    for layer in kernels:
        assert layer.interval_us[0] < layer.alone_us < layer.interval_us[1]
        assert math.fsum(layer.breakdown_us.values()) == pytest.approx(layer.alone_us)
        assert layer.time_us >= layer.alone_us * (1 - 1e-6)  # nothing of its inputs may lie in L2
    assert set(fire.to_dict()["layers"][1]) >= {"global", "gflops", "gb_per_s", "waited_for"}
    assert {name for name, _, _, _ in fire.explanation} == {operator.name for operator in graph.operators}


def test_memory_and_weights_lie_between_their_bounds(fire: NetworkPrediction) -> None:
    graph = BLOCKS["fire"]()
    plan = plan_network(graph, GPU)
    weights = sum(t.count for t in graph.tensors.values() if t.constant)
    assert fire.parameters == weights
    assert 2 * weights <= fire.weights_b <= 2 * 2.5 * weights  # of 16 bits, channels padded to four
    assert fire.first.weights_b == fire.weights_b
    assert fire.first.programs == len({layer.variant for layer in fire.layers if layer.kind == "kernel"})
    assert fire.first.compile_us == pytest.approx(fire.first.programs * COMPILE_S * 1e6)
    assert fire.first.upload_us == pytest.approx(fire.weights_b / ARRANGE_B_PER_S * 1e6)
    assert fire.first.total_us == fire.first.compile_us + fire.first.tuning_us + fire.first.upload_us
    between = [t for t in plan.tensors.values() if t.role != "constant" and t.of == t.name]
    alive = [sum(t.size_b for t in between if t.first <= at <= t.last) for at in range(len(plan.steps))]
    assert max(alive) <= fire.memory_b <= sum(t.size_b for t in between)


@pytest.mark.slow
def test_a_batch_and_half_precision(fire: NetworkPrediction) -> None:
    graph = BLOCKS["fire"]()
    four = network(graph, GPU, candidates=2, batch=4)
    assert (four.batch, four.macs, four.weights_b) == (4, fire.macs, fire.weights_b)
    assert fire.kernels_us < four.kernels_us < 4.2 * fire.kernels_us
    single = network(graph, GPU, candidates=2, precision="F32")
    assert (single.precision, fire.precision) == ("F32", "F16")
    assert single.weights_b == 2 * fire.weights_b


def test_what_a_gpu_refuses_is_named_with_its_layer() -> None:
    with pytest.raises(InputError, match="fully_connected_1 on adreno-640: none of its kernels") as caught:
        network(BLOCKS["classic"](), GPU, overrides={"local.max_per_group_b": "16 B"})
    assert "1024 bytes of local memory exceed local.max_per_group_b" in str(caught.value)


@pytest.mark.slow
def test_only_libraries_that_record_can_replay() -> None:
    with pytest.raises(InputError, match="records no queue"):
        network(small(), "mali-g76-mp5", "tflite-gpu", recorded=True)
    plain, replayed = (network(small(), GPU, "mnn", candidates=1, recorded=recorded) for recorded in (False, True))
    assert replayed.recorded
    assert replayed.kernels_us == pytest.approx(plain.kernels_us)
    assert replayed.latency_us < plain.latency_us


# ---- odd networks ------------------------------------------------------------------------------------------------------
def custom() -> Graph:
    b = NetworkBuilder("custom")
    x = b.conv(b.input("x", (1, 8, 8, 8)), 8)
    return b.graph((b.conv(b.host("custom", [x], [(1, 8, 8, 8)], operator="Detector"), 8),))


def test_an_unknown_operator_falls_to_the_cpu() -> None:
    found = network(custom(), GPU)
    assert found.notes[0] == "Operators on the CPU: 1 custom Detector."
    assert [layer.kind for layer in found.layers if layer.kind != "kernel"] == [
        "upload",
        "read back",
        "cpu",
        "upload",
        "read back",
    ]
    assert found.cpu_us > 0
    with pytest.raises(UnsupportedError, match="leaves operators to the CPU: 1 custom Detector"):
        network(custom(), GPU, strict=True)


def line(layout: str) -> Graph:
    attributes = {"kernel": [1, 5], "strides": [1, 2], "dilations": [1, 1], "pads": [0, 2, 0, 2], "groups": 1}
    one = Operator("c", "conv2d", ("x", "w"), ("c",), attributes)
    shape = (1, 1, 64, 8) if layout == "NHWC" else (1, 8, 1, 64)
    return graph_of([one], {"x": shape}, ["c"], layout=layout, constants={"w": (16, 1, 5, 8)})


ODD = {
    "a single relu": graph_of([elementwise("y", "relu", "x")], {"x": (1, 8, 8, 4)}, ["y"]),
    "a vector": graph_of([elementwise("y", "relu", "x")], {"x": (7,)}, ["y"]),
    "a number": graph_of([elementwise("y", "relu", "x")], {"x": ()}, ["y"]),
    "an output that is an input": graph_of([elementwise("y", "relu", "x")], {"x": (1, 8, 8, 4)}, ["x", "y"]),
    "an identity": graph_of([elementwise("y", "identity", "x")], {"x": (1, 8, 8, 4)}, ["y"]),
    "an output named twice": graph_of([elementwise("y", "relu", "x")], {"x": (1, 8, 8, 4)}, ["y", "y"]),
    "a convolution of one dimension": line("NHWC"),
    "one of one dimension, channels first": line("NCHW"),
    "five dimensions": graph_of([elementwise("y", "relu", "x")], {"x": (1, 2, 3, 4, 5)}, ["y"]),
    "no input": Graph(
        "fill", (Operator("f", "fill", ("",), ("f",), {"shape": [1, 4]}), elementwise("y", "relu", "f")),
        {name: Tensor(name, (1, 4)) for name in "fy"}, (), ("y",),
    ),
}  # fmt: skip


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name == "a convolution of one dimension" else name for name in ODD]
)
def test_odd_networks_are_predicted(name: str) -> None:
    for library, gpu in (("tflite-gpu", GPU), ("mnn", "mali-g76-mp5")):
        found = network(ODD[name], gpu, library, candidates=1)
        assert math.isfinite(found.latency_us)
        assert found.latency_us > 0
        assert found.n_kernels >= 2


def test_tensors_beyond_the_limits_of_images_lie_elsewhere_or_are_refused() -> None:
    """40000 rows are more than an image has: TensorFlow Lite takes a buffer, Paddle-Lite has none."""
    constants = {"c.w": (8, 3, 3, 4), "c.b": (8,)}
    graph = graph_of([conv("c", "x", kernel=3, pad=1)], {"x": (1, 40000, 4, 4)}, ["c"], constants=constants)
    found = network(graph, GPU)
    assert len([note for note in found.notes if note.startswith("Tensor")]) == 2
    assert found.notes[0].startswith("Tensor x lies in image_buffer: image 4x40000, limits.max_image2d")
    with pytest.raises(InputError, match="does not fit adreno-640 in image2d_columns") as caught:
        network(graph, GPU, "paddle-lite")
    assert "tensor x" in str(caught.value)
    assert "tensor c" in str(caught.value)


def test_layers_over_parts_of_an_image_and_planes_without_channels_run_on_the_cpu() -> None:
    part = Operator("f", "fully_connected", ("x", "w"), ("f",))
    mean = Operator("m", "reduce", ("x",), ("m",), {"function": "mean", "axes": [3], "keepdims": False})
    graph = graph_of([part, mean], {"x": (1, 7, 6, 5)}, ["f", "m"], constants={"w": (9, 5)})
    notes = network(graph, GPU).notes
    assert "Operators on the CPU: 1 fully_connected, 1 reduce mean." in notes
    assert "f: fully connected layer over parts of an image" in notes[0]


def test_nothing_to_run_is_an_error() -> None:
    graph = Graph("empty", (), {"x": Tensor("x", (1, 4))}, ("x",), ("x",))
    with pytest.raises(InputError, match="network empty: has no operators"):
        network(graph, GPU)
    folded = msgspec.structs.replace(graph, tensors={"x": Tensor("x", (1, 4), constant=True)}, inputs=())
    with pytest.raises(InputError, match="nothing to run"):
        network(folded, GPU)


def test_batches_that_mix_images_are_refused() -> None:
    turned = Operator("t", "transpose", ("x",), ("t",), {"order": [1, 0]})
    graph = graph_of([turned], {"x": (1, 8)}, ["t"])
    with pytest.raises(InputError, match=r"with batch 4: operator t makes \[8, 4\]"):
        network(graph, GPU, batch=4)
