"""Fits to measured operators: a changed field comes back, networks are held out whole, and what is wrong ends in a message."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim.accuracy.sample import folds_by_network
from mgpusim.arch.fields import get_field
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.calibrate.fitting.fit import Predictor, replaced
from mgpusim.calibrate.fitting.operators import fit_operator_intervals, fit_operators
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.nn.profiled import judge
from mgpusim.nn.profiled.judge import sample_operators
from mgpusim.report.console import plain
from tests.helpers.html_page import check_structure
from tests.helpers.json_schema import check_documents
from tests.helpers.small_networks import FORMATS

HEAD = "gpu,network,row,operation,input_hw,input_channels,output_hw,output_channels,kernel,stride,groups,us"
SHAPES = ((14, 64, 64, 3), (28, 32, 32, 3), (7, 128, 128, 1), (28, 16, 96, 1), (14, 96, 96, 1), (7, 64, 64, 3))
NETWORKS = {"a": (0, 1, 2), "b": (2, 3), "c": (3, 4), "d": (5,)}
FIELD = "clock.gpu_hz"
JOBS = ("--jobs", "1")


def rows(us: Sequence[float] = (9.0,) * len(SHAPES), device: str = "Adreno 640") -> str:
    lines = [HEAD]
    for network, members in NETWORKS.items():
        for n in members:
            hw, c_in, c_out, side = SHAPES[n]
            lines.append(f"{device},{network},{n},CONV_2D,{hw},{c_in},{hw},{c_out},{side},1,1,{us[n]!r}")
    return "\n".join([*lines, ""])


def uncertain(gpu: GpuSpec, *fields: str) -> GpuSpec:
    """Return the GPU with fields known to a factor of two only, and its clock not to an interval."""
    sources = dict(gpu.source) | {field: Source("guess", "a test", 1.0) for field in fields}
    return msgspec.structs.replace(gpu, source=sources, clock=msgspec.structs.replace(gpu.clock, run_hz=None))


@pytest.fixture(scope="module")
def base() -> GpuSpec:
    return uncertain(load_gpu("adreno-640"), FIELD, "core.ops.sfu.latency_cycles")


@pytest.fixture(scope="module")
def slow(base: GpuSpec, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile of a GPU like the base at 0.7 times the clock."""
    path = tmp_path_factory.mktemp("profiles") / "operators.csv"
    path.write_text(rows(), encoding="utf-8")
    (found,) = sample_operators(path, replaced(base, {FIELD: 0.7 * get_field(base, FIELD)}))
    us = {one.judged.rows[0].rpartition(" ")[2]: one.judged.predicted_us for one in found.operators}
    path.write_text(rows([us[str(n)] for n in range(len(SHAPES))]), encoding="utf-8")
    return path


@pytest.mark.slow
def test_a_changed_field_comes_back(slow: Path, base: GpuSpec) -> None:
    found = fit_operators(slow, base, parameters=[FIELD, "core.ops.sfu.latency_cycles"], name="slow")
    clock, unused = found.fit.parameters
    assert clock.value / clock.prior == pytest.approx(0.7, rel=0.03)
    assert (clock.unseen, clock.at_edge, unused.unseen) == (False, False, True)
    assert (found.fit.n_launches, found.networks, found.before.scores.rows) == (6, 4, 8)  # distinct ones count once
    assert found.gpu.name == "slow"
    assert get_field(found.gpu, FIELD) == pytest.approx(clock.value, rel=1e-3)
    assert "6 operators of 4 networks on Adreno 640" in found.gpu.source[FIELD].ref
    assert found.held_out is not None
    before, held, after = (one.scores.mape for one in (found.before, found.held_out, found.after))
    assert before is not None
    assert before > 0.15
    assert after is not None
    assert held is not None
    assert after < 0.02
    assert held < 0.05
    assert found.spread[FIELD][0] <= clock.value * 1.02
    assert sum(part.n for part in found.held_out.by_bound.values()) == 6
    document = json.loads(json.dumps(found.to_dict()))
    assert check_documents([document]) == 1
    assert document["fit"]["parameters"][1]["unseen"] is True
    assert document["operators"][0]["held_out_us"] == pytest.approx(found.stages["held out"].operators[0].predicted_us)


def test_launches_are_priced_as_validation_does(slow: Path, base: GpuSpec) -> None:
    (found,) = sample_operators(slow, base)
    with Predictor(found.operators, base) as predictor:
        priced = predictor.estimates(base)
        assert [list(one.estimates) for one in found.operators] == priced
        expected = [one.judged.predicted_us / 1e6 for one in found.operators]
        assert predictor.seconds({}).tolist() == pytest.approx(expected)


def test_networks_are_held_out_whole() -> None:
    networks = [("a",), ("a",), ("a", "b"), ("b", "c"), ("c",), ("d",)]
    found = folds_by_network(networks, 4)
    assert sorted(i for fold in found for i in fold.test) == list(range(6))
    for fold in found:
        trained = {name for i in fold.train for name in networks[i]}
        assert trained.isdisjoint(fold.held_out)
    with pytest.raises(InputError, match="0 operators are left"):
        folds_by_network([("a", "b"), ("b", "a")], 2)


def test_what_the_times_ask_beyond_the_range_of_a_field_is_said(base: GpuSpec, tmp_path: Path) -> None:
    path = tmp_path / "operators.csv"
    path.write_text(rows([900.0] * len(SHAPES)), encoding="utf-8")
    (clock,) = fit_operators(path, base, parameters=[FIELD], n_folds=0).fit.parameters
    assert clock.at_edge
    assert clock.value == pytest.approx(clock.low, rel=0.02)


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two networks as graphs, and a profile of them."""
    monkeypatch.chdir(tmp_path)
    Path("graphs").mkdir()
    text = ["gpu,network,row,operation,output_hw,output_channels,kernel,stride,us"]
    for name in ("small", "same"):
        Path(f"graphs/{name}.tflite").write_bytes(FORMATS["tflite"]())
        text += [
            f"Adreno 640,{name},{row}"
            for row in ("1,CONV_2D,8,8,3,2,8.0", "2,DEPTHWISE_CONV_2D,8,8,3,1,5.0", "4,MEAN,-,-,-,-,6.0")
        ]
    Path("operators.csv").write_text("\n".join([*text, ""]), encoding="utf-8")


def run(*arguments: str) -> Any:
    return CliRunner(env={"COLUMNS": "110"}).invoke(cli, ["calibrate", "--base", "adreno-640", *JOBS, *arguments])


@pytest.mark.usefixtures("network")
def test_the_host_is_fitted_to_end_to_end_less_the_operators() -> None:
    """A run that takes 2 ms besides its operators costs that once, or for its launches."""
    Path("runs.csv").write_text("gpu,network,mean_us\nAdreno 640,small,2019\nAdreno 640,same,2019\n", encoding="utf-8")
    asked = ("--corpus", "operators.csv", "--graphs", "graphs", "--networks", "runs.csv", "--fit", "launch.run_s", "--folds", "0")
    done = run(*asked, "--json", "-o", "mine.toml")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    (run_s,) = data["host"]["fit"]["parameters"]
    assert (data["fit"]["parameters"], run_s["field"]) == ([], "launch.run_s")
    assert run_s["prior"] < run_s["value"] < 2e-3
    first = data["host"]["networks"][0]
    assert first["measured_us"] == pytest.approx(2000.0)
    assert abs(first["after_us"] - 2000.0) < 0.5 * abs(first["before_us"] - 2000.0)
    assert load_gpu("mine.toml").launch.run_s == pytest.approx(run_s["value"], rel=1e-3)
    Path("runs.csv").write_text("gpu,network,mean_us\nAdreno 640,small,2.0\nAdreno 640,same,2.0\n", encoding="utf-8")
    assert "--networks: half of them take less than 0.105 times" in run(*asked).output


def test_the_command_writes_preset_and_page(slow: Path, tmp_path: Path) -> None:
    out, page = tmp_path / "slow.toml", tmp_path / "slow.html"
    done = run("--corpus", str(slow), "--fit", "dram.b_per_s", "-o", str(out), "--html", str(page))
    assert done.exit_code == 0, done.output
    text = " ".join(plain(done.output).split())
    words = (
        "6 distinct of 8 operators", "held out 6 8", "By kind of operator", "conv 3x3 3", "By bound", "Parameters",
        "dram.b_per_s", "fitted to 6 operators of 4 networks",
    )  # fmt: skip
    for word in words:
        assert word in text
    assert load_gpu(out).name == "slow"
    assert b"Fitted fields" in page.read_bytes()
    check_structure(page.read_bytes())


def test_intervals_are_fitted_to_networks_held_out(slow: Path, base: GpuSpec) -> None:
    found = fit_operator_intervals(slow, base)
    (analytic,) = found.engines
    assert list(analytic.held_out) == ["networks"]
    assert sum(part.n for part in analytic.by_bound.values()) == analytic.inside.n == 6
    assert found.errors.event == load_gpu("adreno-640").model.errors.event  # type: ignore[union-attr]
    assert check_documents([json.loads(json.dumps(found.to_dict()))]) == 1
    assert np.isfinite(analytic.factor)


def test_a_profile_is_matched_once_for_all_engines(slow: Path, base: GpuSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    matched = Mock(wraps=judge.match_profile)
    monkeypatch.setattr(judge, "match_profile", matched)
    first, second = sample_operators(slow, base, engines=("analytic", "analytic"))
    assert first == second
    assert matched.call_count == 1


@pytest.mark.slow
def test_intervals_of_both_engines_are_fitted_where_asked(slow: Path, tmp_path: Path) -> None:
    out = tmp_path / "both.toml"
    done = run("--corpus", str(slow), "--intervals", "--engine", "event", "-o", str(out))
    assert done.exit_code == 0, done.output
    assert "event engine" in plain(done.output)
    made, shipped = load_gpu(out).model.errors, load_gpu("adreno-640").model.errors
    assert made is not None
    assert shipped is not None
    assert made.event != shipped.event
    assert made.analytic != shipped.analytic


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--folds", "9"), "--folds: got 9, expected 2 to 4, the number of network names"),
        (("--fit", "l2.latency"), "l2.latency_cycles"),
        (("--fit", "core.max_warps"), "asks for more than new rates"),
        (("--fit", "launch.run_s"), "--networks"),
        (("--intervals", "--fit", FIELD), "--intervals: fits no field"),
        (("--intervals", "--folds", "0"), "intervals rest on networks held out"),
        (("--device", "Mali-G76"), "device 'Mali-G76'"),
        (("--graphs", "none"), "there is no such file or folder"),
        (("--library", "tflite"), "tflite-gpu"),
        (("-o", "mine.json"), "expected the path of a .toml"),
    ],
)
def test_what_is_wrong_is_said(slow: Path, more: tuple[str, ...], said: str) -> None:
    done = run("--corpus", str(slow), *more)
    assert done.exit_code == 2, done.output
    assert said in done.output
    assert isinstance(done.exception, SystemExit)


def test_a_profile_that_is_another_is_said(slow: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = slow.read_text(encoding="utf-8")
    Path("ms.csv").write_text(rows([0.009] * len(SHAPES)), encoding="utf-8")
    Path("text.csv").write_text("this,is,none\n1,2,3\n", encoding="utf-8")
    Path("graphs").mkdir()
    Path("graphs/a.tflite").write_bytes(FORMATS["tflite"]())
    Path("operators.csv").write_text(text, encoding="utf-8")
    for arguments, said in (
        (("--corpus", "ms.csv"), "its times are no us"),
        (("--corpus", "text.csv"), "no format of profiles"),
        (("--corpus", "operators.csv", "--graphs", "graphs"), "is a layer of its network"),
        (("--corpus", "corpus.json", "--library", "tflite-gpu"), "--library: corpus.json is no profile"),
        (("--graphs", "graphs", "probes"), "--graphs: what is given is no profile"),
        (("operators.csv",), "--corpus operators.csv"),
        (("--corpus", "operators.csv", "--intervals", "--html", "page.html"), "--html: there is a page of probes"),
    ):
        done = run(*arguments)
        assert done.exit_code == 2, done.output
        assert said in done.output
    done = CliRunner().invoke(cli, ["calibrate", "--corpus", "operators.csv"])
    assert (done.exit_code, "Add --base" in done.output) == (2, True)
