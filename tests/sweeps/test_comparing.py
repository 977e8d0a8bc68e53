"""Networks, libraries and GPUs beside each other: rankings, fronts and limits by hand, and what is predicted."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mgpusim
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.running.many_gpus import PARTS
from mgpusim.session import Session
from mgpusim.sweeps.bottleneck import Bottleneck, ResourceGain
from mgpusim.sweeps.comparing import compare
from mgpusim.sweeps.comparison import (
    Combination,
    FastestLibrary,
    accuracy_points,
    fastest_libraries,
    ranking,
    suite_limits,
)
from mgpusim.workload.provenance import by_engine

GPU = "adreno-640"
SMALL: dict[str, Any] = {"resolution": 24, "limits": False}


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "comparing"))


def limits_by_hand(network: str, latency_us: float, *gains: ResourceGain) -> Bottleneck:
    return Bottleneck(
        provenance=by_engine("analytic", "g"), kernel=network, gpu="g", engine="analytic", latency_us=latency_us, bound="dram",
        resources=gains, fields=(),
    )  # fmt: skip


class TestRanking:
    def test_weights_count(self) -> None:
        times = {"a": {"x": 1.0, "y": 8.0}, "b": {"x": 2.0, "y": 4.0}}
        even = ranking("ab", times, lambda what: 1.0)
        assert [one.score for one in even] == pytest.approx([math.sqrt(2)] * 2)
        uneven = ranking("ab", times, {"x": 3.0, "y": 1.0}.__getitem__)
        assert [(one.name, one.score, one.total_us) for one in uneven] == [
            ("a", pytest.approx(2**0.25), pytest.approx(11.0)),
            ("b", pytest.approx(2**0.75), pytest.approx(10.0)),
        ]

    def test_what_runs_less_comes_last(self) -> None:
        found = ranking("abc", {"a": {"x": 9.0, "y": 9.0}, "b": {"x": 1.0}}, lambda what: 1.0)
        assert [(one.name, one.lacks, one.total_us) for one in found] == [
            ("a", (), 18.0),
            ("b", ("y",), None),
            ("c", ("x", "y"), None),
        ]
        assert found[2].score is None

    def test_what_weighs_nothing_is_left_out(self) -> None:
        (one,) = ranking("a", {"a": {"x": 2.0, "y": 5.0}}, {"x": 1.0, "y": 0.0}.__getitem__)
        assert (one.score, one.total_us, one.lacks) == (1.0, 2.0, ())

    @given(st.lists(st.tuples(st.floats(1e-3, 1e6), st.floats(1e-3, 1e6)), min_size=1, max_size=6))
    def test_scores_are_at_least_one_and_do_not_depend_on_units(self, rows: list[tuple[float, float]]) -> None:
        def scores(scale: float) -> dict[str, float | None]:
            times = {f"g{i}": {"x": scale * x, "y": y} for i, (x, y) in enumerate(rows)}
            return {one.name: one.score for one in ranking(tuple(times), times, lambda what: 1.0)}

        plain, scaled = scores(1.0), scores(1000.0)
        assert all(score is not None and score >= 1.0 - 1e-12 for score in plain.values())
        assert scaled == pytest.approx(plain)


class TestAccuracyFront:
    def test_no_point_on_the_front_is_dominated(self) -> None:
        times = {"a": 1.0, "b": 2.0, "c": 3.0, "d": 2.5}
        accuracy = {"a": 60.0, "b": 70.0, "c": 69.0, "d": 75.0}
        fastest = [FastestLibrary(name, "g", "l", us, None) for name, us in times.items()]
        (points,) = accuracy_points(fastest, accuracy).values()
        assert [(one.network, one.on_front) for one in points] == [("a", True), ("b", True), ("d", True), ("c", False)]

    def test_networks_without_an_accuracy_are_in_no_front(self) -> None:
        assert accuracy_points([FastestLibrary("a", "g", "l", 1.0, None)], {}) == {}


class TestSuiteLimits:
    RUNS = (
        (3.0, Combination("n", "g", "l", "F16", 10.0, parts_us={"dram": 8.0, "gaps": 2.0})),
        (1.0, Combination("m", "g", "l", "F16", 70.0, parts_us={"fp": 70.0})),
    )

    def test_savings_are_weighted_by_time(self) -> None:
        dram = ResourceGain("DRAM bandwidth", ("dram.b_per_s",), False, 0.05, 0.4, -0.5)
        alus = ResourceGain("ALUs", ("core.lanes",), False, 0.09, 0.5, -0.9)
        none = msgspec.structs.replace(alus, tenth=0.0, double=0.0)
        of = (limits_by_hand("n", 10.0, dram, none), limits_by_hand("m", 70.0, msgspec.structs.replace(dram, tenth=0.0), alus))
        found = suite_limits("g", [(w, one, b) for (w, one), b in zip(self.RUNS, of, strict=True)])
        assert found.total_us == 100.0
        assert found.shares == pytest.approx({"fp": 0.7, "dram": 0.24, "gaps": 0.06})
        savings = {one.name: one.tenth for one in found.savings}
        assert savings == pytest.approx({"ALUs": 0.063, "DRAM bandwidth": 0.015})
        assert found.next is not None
        assert found.next.name == "ALUs"

    def test_the_clock_is_not_the_next_bottleneck(self) -> None:
        clock = ResourceGain("clock", ("clock.gpu_hz",), False, 0.09, 0.5, -1.0)
        calls = ResourceGain("host calls", ("launch.pace_s",), True, 0.01, 0.1, 0.1)
        found = suite_limits("g", [(*self.RUNS[0], limits_by_hand("n", 10.0, clock, calls))])
        assert found.savings[0].name == "clock"
        assert found.next is not None
        assert found.next.name == "host calls"

    def test_a_resource_that_one_network_cannot_have_saves_nothing_known(self) -> None:
        gain = ResourceGain("L2 size", ("l2.size_b",), False, 0.1, 0.2, None)
        of = (limits_by_hand("n", 10.0, gain), limits_by_hand("m", 70.0, msgspec.structs.replace(gain, tenth=None)))
        (one,) = suite_limits("g", [(w, c, b) for (w, c), b in zip(self.RUNS, of, strict=True)]).savings
        assert (one.tenth, one.double) == (None, pytest.approx(0.2))

    def test_without_one_network_there_are_no_savings(self) -> None:
        gain = ResourceGain("L2 size", ("l2.size_b",), False, 0.1, 0.2, None)
        rows = [(*self.RUNS[0], limits_by_hand("n", 10.0, gain)), (*self.RUNS[1], None)]
        assert suite_limits("g", rows, (), "m: why").savings == ()


class TestPredictedComparison:
    @pytest.mark.slow
    def test_combinations_are_those_of_network(self) -> None:
        found = compare(["srcnn"], [GPU, "mali-g76-mp5"], ["tflite-gpu", "tnn"], **SMALL)
        assert [(one.gpu, one.library) for one in found.combinations] == [
            (gpu, library) for gpu in found.gpus for library in found.libraries
        ]
        alone = mgpusim.network("srcnn", GPU, "tnn", resolution=24)
        mine = found.of("srcnn", GPU, "tnn")
        assert (mine.latency_us, mine.interval_us, mine.bound) == (alone.latency_us, alone.interval_us, alone.bound)
        for one in found.combinations:
            assert math.fsum(one.parts_us.values()) == pytest.approx(one.latency_us)
            assert set(one.parts_us) <= set(PARTS)
        assert fastest_libraries(found.combinations) == found.fastest
        assert all(not limits.savings for limits in found.limits)
        with pytest.raises(KeyError):
            found.of("srcnn", GPU, "mnn")

    def test_what_cannot_be_does_not_stop_the_rest(self) -> None:
        found = compare(["srcnn"], [GPU], ["tnn", "tflite-gpu"], precision="F32_F16", **SMALL)
        assert "precision" in found.of("srcnn", GPU, "tnn").problem
        assert found.of("srcnn", GPU, "tflite-gpu").latency_us is not None
        assert [(one.name, one.lacks) for one in found.library_ranking] == [
            ("tflite-gpu", ()),
            ("tnn", ("srcnn on adreno-640",)),
        ]

    @pytest.mark.slow
    def test_limits_are_those_of_bottleneck(self) -> None:
        asked: dict[str, Any] = {"resolution": 24, "weights": {"srcnn": 5}}
        told: list[tuple[int, int, str]] = []
        found = compare(["srcnn"], [GPU], **asked, session=Session(on_progress=lambda *said: told.append(said)))
        alone = mgpusim.bottleneck(mgpusim.as_case("srcnn", resolution=24), GPU)
        savings = {one.name: (one.tenth, one.double) for one in found.limits[0].savings}
        assert savings == {
            gain.name: tuple(None if value is None else pytest.approx(value) for value in (gain.tenth, gain.double))
            for gain in alone.resources
        }
        assert found.limits[0].total_us == pytest.approx(5 * alone.latency_us)
        assert told[-1][:2] == (2, 2)
        assert compare(["srcnn"], [GPU], **asked).to_dict() == found.to_dict()  # from the disk cache


@pytest.mark.parametrize(
    ("ask", "kind", "said"),
    [
        (lambda: compare("srcnn", [GPU]), InputError, "networks: got 'srcnn', expected a list"),  # type: ignore[arg-type]
        (lambda: compare(["srcnn"], load_gpu(GPU)), InputError, "gpus: got GpuSpec, expected a list"),  # type: ignore[arg-type]
        (lambda: compare(["srcnn"], []), InputError, "gpus: got none"),
        (lambda: compare(["srcnn"], [GPU], engine="evnt"), UnknownNameError, "did you mean 'event'"),
        (lambda: compare(["srcnn"], [GPU], weights={"srcn": 1}), UnknownNameError, "weights: unknown network 'srcn'"),
        (lambda: compare(["srcnn"], [GPU], weights={"srcnn": -1}), InputError, "weights of srcnn: got -1"),
        (lambda: compare(["srcnn"], [GPU], weights={"srcnn": 0}), InputError, "weights: all are 0"),
        (lambda: compare(["srcnn"], [GPU], accuracy={"srcnn": math.nan}), InputError, "accuracy of srcnn: got nan"),
        (lambda: compare(["srcnn"], [GPU], precision="F8", **SMALL), InputError, "no combination can be predicted"),
        (
            lambda: compare(["srcnn"], [GPU, load_gpu(GPU, {"shader_cores": "1"})]),
            InputError,
            "GPU adreno-640: two are called so",
        ),
    ],
)
def test_what_is_wrong_with_a_comparison_is_said(ask: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind) as error:
        ask()
    assert said in str(error.value)
