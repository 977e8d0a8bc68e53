"""Studies and bottlenecks of networks: what a file may say, and rows against the front door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mgpusim.arch.fields import dump_toml, get_field, with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.predict import network
from mgpusim.sweeps.answers import Gap
from mgpusim.sweeps.bottleneck import NETWORK_RESOURCES, bottleneck
from mgpusim.sweeps.run import kinds_of_study
from mgpusim.sweeps.store import Store
from mgpusim.sweeps.study import Study, study_from_dict
from mgpusim.sweeps.sweep import sweep

SMALL = {"network": "mobilenet_v1", "resolution": 32}
TINY = {"network": "srcnn", "resolution": 24}


def study(**more: Any) -> Study:
    given: dict[str, Any] = {
        "schema": "mgpusim.study/1", "gpu": "adreno-640", "networks": [SMALL],
        "axes": [{"field": "dram.b_per_s", "factors": [0.5, 1]}, {"field": "l2.size_b", "factors": [1, 4]}],
    }  # fmt: skip
    return study_from_dict({**given, **more})


def latencies(found: Study, folder: Path) -> dict[tuple[int, str], float]:
    store = Store(folder, found, kinds_of_study(found))
    out = {}
    for parts in store.ranges_of():
        for rows in parts:
            for point, name, us in zip(rows["point"].tolist(), rows["launch"].tolist(), rows["latency_us"].tolist(), strict=True):
                out[point, name] = us
    return out


@pytest.mark.slow
def test_rows_of_other_kernel_templates_are_not_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = study(networks=[TINY])
    sweep(made, tmp_path)
    monkeypatch.setattr("mgpusim.sweeps.store.data_stamp", lambda: "7" * 64)
    with pytest.raises(InputError, match=r"another study .* which differs in version of mgpusim"):
        sweep(made, tmp_path)


@pytest.mark.slow
def test_rows_are_what_the_network_is_predicted(tmp_path: Path) -> None:
    made = study(launches=["softmax"])
    swept = sweep(made, tmp_path)
    assert swept.run.failed == 0
    assert swept.run.rows == 8
    found = latencies(made, tmp_path)
    gpu = load_gpu("adreno-640")
    case = as_case("mobilenet_v1", resolution=32)
    for point in range(4):
        # the axis whose values need other traces varies slowest
        big, fast = divmod(point, 2)
        changed = with_fields(gpu, {"l2.size_b": gpu.l2.size_b * (1, 4)[big], "dram.b_per_s": gpu.dram.b_per_s * (0.5, 1)[fast]})
        assert found[point, "mobilenet_v1"] == pytest.approx(network(case.graph, changed, case.library).latency_us, rel=1e-9)
    assert {name for _, name in found} == {"softmax", "mobilenet_v1"}
    assert swept.answers.base["latency_us"] == pytest.approx(found[1, "mobilenet_v1"] + found[1, "softmax"])


@pytest.mark.slow
def test_escalation_simulates_the_network(tmp_path: Path) -> None:
    made = study(axes=[{"field": "dram.b_per_s", "factors": [0.5, 1]}], escalate={"engine": "event", "sample": 1})
    swept = sweep(made, tmp_path)
    gap = swept.answers.escalation
    assert isinstance(gap, Gap)
    assert gap.rows == gap.asked > 0
    case = as_case("mobilenet_v1", resolution=32)
    ratio = network(case.graph, "adreno-640", case.library, "event").latency_us
    ratio /= network(case.graph, "adreno-640", case.library).latency_us
    assert gap.front is not None
    assert gap.front.ratio == pytest.approx(ratio, rel=1e-9)


def test_an_engine_changes_the_time_of_a_network_alone(tmp_path: Path) -> None:
    objectives = {"time": "latency_us", "traffic": "dram_b", "work": "flops"}
    found = {}
    for engine in ("analytic", "event"):
        made = study(networks=[TINY], axes=[{"field": "dram.b_per_s", "factors": [1]}], engine=engine, objectives=objectives)
        swept = sweep(made, tmp_path / engine)
        assert (swept.run.rows, swept.run.failed) == (1, 0)
        found[engine] = swept.answers.base
    assert found["event"]["time"] != found["analytic"]["time"]
    assert found["event"]["traffic"] == found["analytic"]["traffic"] > 0
    assert found["event"]["work"] == found["analytic"]["work"] > 0


def test_counts_of_launches_are_gpus_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    axes = [{"field": "launch.submit_every", "values": [1, 3]}]
    with pytest.raises(InputError, match=r"adreno-640 does not state 'launch.submit_every'; state it in a preset"):
        study(networks=[TINY], axes=axes)
    preset = tmp_path / "holding.toml"
    preset.write_text(dump_toml(with_fields(load_gpu("adreno-640"), {"launch.submit_every": 2})), encoding="utf-8")
    monkeypatch.setenv("MGPUSIM_INCLUDE", str(tmp_path))
    made = study(networks=[TINY], axes=axes, gpu=str(preset))
    sweep(made, tmp_path / "rows")
    found = latencies(made, tmp_path / "rows")
    case = as_case("srcnn", resolution=24)
    for point, every in enumerate((1, 3)):
        gpu = with_fields(load_gpu("adreno-640"), {"launch.submit_every": every})
        assert found[point, "srcnn"] == pytest.approx(network(case.graph, gpu, case.library).latency_us, rel=1e-9)
    assert found[1, "srcnn"] > found[0, "srcnn"]


def test_shapes_of_a_model_may_have_four_dimensions() -> None:
    with pytest.raises(InputError) as raised:
        study(networks=[{"network": "srcnn", "inputs": {"data": [1, 3, 0, 224]}}])
    assert "networks[0].inputs.data: got [1, 3, 0, 224], expected positive integers" in str(raised.value)
    with pytest.raises(InputError) as raised:  # read, and of a network of the zoo no input
        study(networks=[{"network": "srcnn", "inputs": {"data": [1, 3, 24, 24]}}])
    assert "positive integers" not in str(raised.value)


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    made = study(networks=[TINY])
    sweep(made, tmp_path)
    for path in (tmp_path / "points").iterdir():
        path.unlink()
        break
    grown = study(networks=[TINY, {**TINY, "name": "again", "batch": 2}])
    again = sweep(grown, tmp_path)  # a study that grew: what is there is taken over
    assert again.run.rows == 8
    assert again.run.failed == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"networks": []}, "networks: got"),
        ({"networks": ["mobilenet_v9"]}, "unknown network"),
        ({"networks": [{"network": "mobilenet_v1", "library": "tensorflow"}]}, "unknown library"),
        ({"networks": [{"network": "mobilenet_v1", "precision": "F8"}]}, "precision"),
        ({"networks": [{"network": "mobilenet_v1", "recorded": True}], "gpu": "mali-g76-mp5"}, "records no queue"),
        ({"networks": [{"network": "mobilenet_v1", "recorded": "yes"}]}, "networks[0].recorded"),
        ({"networks": [{"network": "mobilenet_v1", "batch": 0}]}, "networks[0].batch"),
        ({"networks": [{"network": "mobilenet_v1", "weight": -1}]}, "networks[0].weight"),
        ({"networks": [{"network": "mobilenet_v1", "speed": 1}]}, "speed"),
        ({"networks": [{"library": "mnn"}]}, "networks[0].network"),
        ({"networks": ["mobilenet_v1", "mobilenet_v1"]}, "two are called 'mobilenet_v1'"),
        ({"networks": ["missing.onnx"]}, "missing.onnx"),
        ({"library": ""}, "networks[0].library: got ''"),
    ],
)
def test_what_is_wrong_with_a_network_is_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError) as raised:
        study(**change)
    assert said in str(raised.value)


def test_a_library_without_networks_is_no_study() -> None:
    with pytest.raises(InputError, match="the study has none"):
        study_from_dict({
            "schema": "mgpusim.study/1", "gpu": "adreno-640", "launches": ["softmax"], "library": "mnn",
            "axes": [{"field": "dram.b_per_s", "factors": [0.5, 1]}],
        })  # fmt: skip


@pytest.mark.slow
def test_gains_of_a_network_are_its_predictions() -> None:
    case, gpu = as_case("srcnn", resolution=24), load_gpu("adreno-640")
    found = bottleneck(case, gpu)
    base = network(case.graph, gpu, case.library).latency_us
    assert found.latency_us == pytest.approx(base)
    assert found.library == "tflite-gpu"
    by_name = {gain.name: gain for gain in found.resources}
    assert set(NETWORK_RESOURCES) <= set(by_name)
    for name, path, factor in (("DRAM bandwidth", "dram.b_per_s", 2), ("gaps between launches", "launch.gap_s", 0.5)):
        after = network(case.graph, with_fields(gpu, {path: get_field(gpu, path) * factor}), case.library).latency_us
        assert by_name[name].double == pytest.approx(1 - after / base, abs=1e-9)
    twice = with_fields(gpu, {"registers.per_core": 2 * gpu.registers.per_core})
    after = network(case.graph, twice, case.library).latency_us
    assert by_name["registers"].double == pytest.approx(1 - after / base, abs=1e-9)


@pytest.mark.slow
def test_what_limits_after_a_change_is_what_limits_the_changed_gpu() -> None:
    case = as_case("srcnn", resolution=24)
    gpu = load_gpu("adreno-640")
    found = bottleneck(case, gpu, given={"registers": 2}, then=1)
    first, second = found.steps
    assert (first.name, first.factor, second.factor) == ("registers", 2.0, 0.5)
    assert second.name in ("host calls", "gaps between launches")  # launches of some microseconds
    assert second.before_us == pytest.approx(first.after_us)
    assert found.latency_us == pytest.approx(second.after_us)
    changed = with_fields(gpu, {"registers.per_core": 2 * gpu.registers.per_core})
    plain = bottleneck(case, changed)
    best = max((g for g in plain.resources if g.name not in ("clock", "shader cores")), key=lambda g: g.double or 0.0)
    assert best.name == second.name
    assert best.double == pytest.approx(second.saved)


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"regsters": 2.0}, UnknownNameError, "registers"),
        ({"registers": 0.0}, InputError, "greater than 0"),
        ({"registers": float("nan")}, InputError, "greater than 0"),
        ({"l2.nothing": 2.0}, UnknownNameError, "l2.nothing"),
        ({"core.scheduler": 2.0}, InputError, "core.scheduler: the field is not a single number"),
        ({"launch.argument_s": 2.0}, InputError, "launch.argument_s: the field is not stated of adreno-640"),
        ({"registers": 1e308}, InputError, "given registers: a factor of 1e.308 gives no number"),
        ({"registers": 1e6}, InputError, "given registers: 1e.06 times as much is not a valid GPU"),
        ({"registers": "2"}, InputError, "given registers: got '2'"),
        ({"shader cores": 1.2}, InputError, "given shader cores: 1.2 times shader_cores = 2 rounds to the same"),
    ],
)
def test_resources_that_do_not_exist_are_refused(given: dict[str, float], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        bottleneck("softmax", "adreno-640", fields=False, given=given)
