"""A network on many GPUs at once against predictions of each GPU by itself."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pytest

from mgpusim.arch.fields import get_field, with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.traces import Traces
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.running.case import NetworkCase, as_case, names_network
from mgpusim.nn.running.many_gpus import PARTS, GpuGroup, NetworkEvaluator
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.zoo.builder import NetworkBuilder

Array = np.ndarray[Any, Any]


def small_network() -> Graph:
    """Four convolutions of different kinds, small enough to be predicted hundreds of times."""
    b = NetworkBuilder("small")
    x = b.input("input", (1, 24, 24, 3))
    x = b.conv(x, 16, 3, 2, activation="relu", name="first")
    x = b.depthwise(x, 3, activation="relu", name="depthwise")
    y = b.conv(x, 32, 1, name="left")
    return b.graph((b.add(y, b.conv(x, 32, 3, name="right")),))


RATES = ("dram.b_per_s", "clock.gpu_hz", "l2.b_per_cycle", "launch.gap_s", "launch.enqueue_s", "launch.floor_s")


def scattered(gpu: GpuSpec, n: int, seed: int, paths: tuple[str, ...] = RATES) -> dict[str, Array]:
    """Values of fields within a factor of four of the preset's."""
    drawn = np.random.default_rng(seed)
    return {path: float(get_field(gpu, path)) * np.exp(drawn.uniform(-1.4, 1.4, n)) for path in paths}


def predicted(case: NetworkCase, gpu: GpuSpec, changes: Mapping[str, Any]) -> NetworkPrediction:
    """The network by its front door on a GPU with some fields changed."""
    return network(
        case.graph, with_fields(gpu, dict(changes)), case.library, precision=case.precision, batch=case.batch,
        recorded=case.recorded, candidates=case.candidates,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("library", "gpu_name", "asked"),
    [
        ("tflite-gpu", "adreno-640", {}),  # one work group by rule, images
        ("mnn", "mali-g76-mp5", {"candidates": 3}),  # work groups that the library times
        ("mnn", "adreno-640", {"candidates": 2, "recorded": True}),
        ("ours", "nvidia-h200", {"batch": 2, "candidates": 2}),  # kernels that are timed, overlap of launches, a large L2
    ],
)
def test_columns_are_what_each_gpu_is_predicted(library: str, gpu_name: str, asked: dict[str, Any]) -> None:
    gpu = load_gpu(gpu_name)
    case = as_case(small_network(), library, **asked)
    rates = scattered(gpu, 4, seed=len(library))
    found = NetworkEvaluator(case, Traces()).columns([GpuGroup(gpu, rates, 4)])[0]
    assert found.problems == {}
    for row in range(4):
        alone = predicted(case, gpu, {path: float(values[row]) for path, values in rates.items()})
        assert found.latency_us[row] == pytest.approx(alone.latency_us, rel=1e-9)
        parts = {name: float(values[row]) for name, values in found.parts_us.items()}
        assert math.fsum(parts.values()) == pytest.approx(alone.latency_us, rel=1e-9)
        for name, us in alone.parts_us().items():
            assert parts.get(name, 0.0) == pytest.approx(us, rel=1e-9, abs=1e-6)
    assert set(found.parts_us) <= set(PARTS)


@pytest.mark.slow
def test_gpus_of_other_caches_and_registers_have_their_own_traces() -> None:
    gpu = load_gpu("adreno-640")
    case = as_case("mobilenet_v1", resolution=64)
    changes: list[dict[str, Any]] = [{}, {"l2.size_b": 4 * gpu.l2.size_b}, {"registers.per_core": 2 * gpu.registers.per_core}]
    rates = {"clock.gpu_hz": np.array([4e8, 9e8]), "launch.enqueue_s": np.array([1e-6, 1e-6])}
    groups = [GpuGroup(with_fields(gpu, one), rates, 2) for one in changes]
    found = NetworkEvaluator(case, Traces()).columns(groups)
    for one, columns in zip(changes, found, strict=True):
        for row, hz in enumerate((4e8, 9e8)):
            alone = predicted(case, gpu, {**one, "clock.gpu_hz": hz, "launch.enqueue_s": 1e-6}).latency_us
            assert columns.latency_us[row] == pytest.approx(alone, rel=1e-9)
    assert not np.allclose(found[0].latency_us, found[1].latency_us, rtol=1e-6)  # the second L2 holds more


def test_a_gpu_that_cannot_run_it_says_why_and_the_others_run() -> None:
    gpu = load_gpu("adreno-640")
    case = as_case("mobilenet_v1", resolution=32)
    small = with_fields(gpu, {"limits.max_image2d": [16, 16]})
    fine, refused, wrong = NetworkEvaluator(case, Traces()).columns(
        [GpuGroup(gpu, {}, 1), GpuGroup(small, {}, 2), GpuGroup(gpu, {"dram.b_per_s": np.array([1e10, -1.0])}, 2)]
    )
    assert fine.problems == {}
    assert fine.latency_us[0] > 0
    assert set(refused.problems) == {0, 1}
    assert "16" in refused.problems[0]
    assert np.isnan(refused.latency_us).all()
    assert set(wrong.problems) == {1}
    assert "dram.b_per_s" in wrong.problems[1]
    assert np.isfinite(wrong.latency_us).tolist() == [True, False]


def test_a_queue_that_cannot_be_recorded_is_refused() -> None:
    case = as_case("mobilenet_v1", "tflite-gpu", resolution=32, recorded=True)
    with pytest.raises(InputError, match="records no queue"):
        case.plan(load_gpu("mali-g76-mp5"))


def test_identity_follows_all_that_decides_the_prediction() -> None:
    base = as_case("mobilenet_v1", resolution=32)
    others = [
        as_case("mobilenet_v1", resolution=64), as_case("mobilenet_v1", "mnn", resolution=32),
        as_case("mobilenet_v1", resolution=32, precision="F32"), as_case("mobilenet_v1", resolution=32, batch=2),
        as_case("mobilenet_v1", resolution=32, recorded=True), as_case("mobilenet_v1", resolution=32, candidates=2),
        msgspec.structs.replace(base, graph=msgspec.structs.replace(base.graph, values={"w": np.zeros(3)})),
    ]  # fmt: skip
    found = [case.identity() for case in (base, *others)]
    assert len(set(found)) == len(found)
    assert as_case("mobilenet_v1", resolution=32).identity() == found[0]


def test_targets_are_networks_by_name_or_by_file() -> None:
    assert [names_network(name) for name in ("MobileNet-V2", "a/b/net.tflite", "net.param")] == [True] * 3
    assert [names_network(name) for name in ("conv1x1_image", "launch.toml", "kernel.cl", "suite.json.gz")] == [False] * 4
