"""The 80% intervals: one rule for both engines, errors fitted and transferred, and what is said of how well they hold."""

from __future__ import annotations

import json
import math
from pathlib import Path
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import list_gpus, load_gpu, predict
from mgpusim.accuracy.run import KeptEstimates
from mgpusim.accuracy.sample import folds
from mgpusim.accuracy.scores import interval_scores
from mgpusim.accuracy.validation import validate
from mgpusim.arch.fields import with_fields
from mgpusim.arch.spec import EngineErrors, GpuSpec, ModelErrors
from mgpusim.calibrate.fitting.intervals import ErrorRows, edges_of, fit_errors, fit_intervals, preset_with_errors
from mgpusim.cli.app import cli
from mgpusim.cost.interval import Z80, interval_us, log_edges, part_weights
from mgpusim.engine.estimate import Estimate, estimate
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError, MgpusimError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs, write_corpus
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples
from tests.helpers.json_schema import check_documents

ADRENO = load_gpu("adreno-640")
STATED = EngineErrors(other=(0.2, 0.3), launch=(0.05, 0.1), latency=(0.4, 0.6))


def stating(errors: EngineErrors, gpu: GpuSpec = ADRENO) -> GpuSpec:
    both = ModelErrors(analytic=errors, event=msgspec.structs.replace(errors, disagreement=(0.5, 1.0)))
    return msgspec.structs.replace(gpu, model=msgspec.structs.replace(gpu.model, errors=both))


def launch(name: str = "twice", count: int = 4096, local: int = 64) -> Launch:
    source = f"kernel void {name}(global float *a) {{ a[get_global_id(0)] *= 2; }}"
    return Launch(source, name, (count,), (BufferArg("float32", count),), local_size=(local,))


def normal(count: int) -> np.ndarray[Any, Any]:
    """Return quantiles of the standard normal distribution in even steps: what a sample would have but for its luck."""
    return np.array([NormalDist().inv_cdf((k + 0.5) / count) for k in range(count)])


def corpus(kernels: int = 10, spread: float = 0.3) -> Corpus:
    """Kernels that take what the analytic engine predicts, each by its own factor off."""
    rng, items, sources = np.random.default_rng(5), [], {}
    for k in range(kernels):
        name, factor = f"k{k}", math.exp(spread * float(rng.standard_normal()))
        for count in (2048, 1 << 14):
            one = launch(name, count)
            us = estimate(one, ADRENO, session=Session(cache=False)).latency_us
            items.append(Measurement(name, one, TimeNs(us * factor * 1e3), {"family": f"f{k // 2}"}))
        sources[name] = KernelSource(items[-1].launch.text(), name)
    return Corpus({"name": "a phone"}, {}, sources, tuple(items))


@examples(50)
@given(st.dictionaries(st.sampled_from(BOUNDS), st.floats(0.01, 100.0), min_size=1), st.floats(0.0, 0.5), st.floats(-1.0, 1.0))
def test_edges_lie_between_those_of_the_parts(parts: dict[str, float], sigma: float, apart: float) -> None:
    gpu = stating(STATED)
    assert sum(part_weights(parts).values()) == pytest.approx(1)
    low, high = log_edges(gpu, "analytic", parts, 0.0)
    stated = [getattr(STATED, name) or STATED.other for name in parts]
    for side, edge in enumerate((low, high)):
        assert min(e[side] for e in stated) - 1e-9 <= edge <= max(e[side] for e in stated) + 1e-9
    wider = log_edges(gpu, "analytic", parts, sigma)
    assert wider == (pytest.approx(math.hypot(low, Z80 * sigma)), pytest.approx(math.hypot(high, Z80 * sigma)))
    event = log_edges(gpu, "event", parts, 0.0, apart)  # the other engine's time pulls the edge on its side
    assert event == (pytest.approx(low + 0.5 * max(0.0, apart)), pytest.approx(high + max(0.0, -apart)))
    ends = interval_us(gpu, "analytic", 10.0, parts, sigma)
    assert ends[0] <= 10.0 <= ends[1]


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_prediction_and_estimate_state_the_same(engine: str) -> None:
    gpu = stating(STATED)
    prediction = predict(launch(), gpu, engine)
    found = estimate(launch(), gpu, engine, intervals=True)
    assert found.interval_us(gpu, engine) == pytest.approx(prediction.interval_us, rel=1e-6)
    assert prediction.interval_us[0] < prediction.latency_us < prediction.interval_us[1]


def test_the_clock_of_a_run_stands_apart_and_scales_what_is_cycles() -> None:
    known = load_gpu("adreno-640", {"clock.run_hz": "none"})
    wide = load_gpu("adreno-640", {"clock.run_hz": "400 MHz, 600 MHz"})
    one, two = predict(launch(), known), predict(launch(), wide)
    slope = elasticity_of_clock(launch(), wide)
    assert -1.0 < slope < 0.0
    assert two.clock_factors == (pytest.approx((600 / 585) ** slope), pytest.approx((400 / 585) ** slope))
    # the clock's stated sigma is in the fields where it has no interval
    assert two.fields_sigma < one.fields_sigma == pytest.approx(math.hypot(two.fields_sigma, 0.03 * slope), rel=1e-6)
    low, high = (abs(math.log(end / two.latency_us)) for end in two.interval_us)
    bare = [abs(math.log(end / one.latency_us)) for end in one.interval_us]
    mine = Z80 * 0.03 * slope
    assert low == pytest.approx(math.sqrt(bare[0] ** 2 - mine**2 + math.log(two.clock_factors[0]) ** 2))
    assert high == pytest.approx(math.sqrt(bare[1] ** 2 - mine**2 + math.log(two.clock_factors[1]) ** 2))
    assert high > bare[1]


def elasticity_of_clock(one: Launch, gpu: GpuSpec) -> float:
    """d ln(time) / d ln(clock), from two whole predictions."""
    step = 1.05  # of `elasticities`, which steps upwards too
    times = [predict(one, with_fields(gpu, {"clock.gpu_hz": 585e6 * by})).latency_us for by in (1.0, step)]
    return math.log(times[1] / times[0]) / math.log(step)


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_both_engines_take_the_clock_in(engine: str) -> None:
    ends = {}
    for hz in ("500 MHz, 585 MHz", "300 MHz, 585 MHz"):
        found = predict(launch(), load_gpu("adreno-640", {"clock.run_hz": hz}), engine)
        ends[hz] = [end / found.latency_us for end in found.interval_us]
    (low, high), (low_wide, high_wide) = ends.values()
    assert low == pytest.approx(low_wide)
    assert high < high_wide


def test_a_clock_that_is_set_is_that_of_the_run(tmp_path: Path) -> None:
    assert load_gpu("adreno-640").clock.run_hz == (545e6, 585e6)
    assert load_gpu("adreno-640", {"clock.gpu_hz": "500 MHz"}).clock.run_hz is None
    assert load_gpu("adreno-640", {"clock.gpu_hz": "500 MHz", "clock.run_hz": "450 MHz, 550 MHz"}).clock.run_hz == (450e6, 550e6)
    assert with_fields(load_gpu("adreno-640"), {"clock.gpu_hz": 5e8}).clock.run_hz is None
    own = tmp_path / "own.toml"
    own.write_text('extends = "adreno-640"\nname = "own"\n[clock]\ngpu_hz = 500e6\n', encoding="utf-8")
    assert load_gpu(own).clock.run_hz is None
    own.write_text('extends = "adreno-640"\nname = "own"\n[clock]\nrun_hz = [257e6, 600e6]\n', encoding="utf-8")
    assert load_gpu(own).clock.run_hz == (257e6, 600e6)


def test_a_gpu_without_errors_has_its_sigma() -> None:
    gpu = load_gpu("adreno-640", {"model.errors": "none", "model.sigma": "0.3"})
    low, high = log_edges(gpu, "analytic", {"dram": 9.0}, 0.0)
    assert (low, high) == (pytest.approx(0.3 * Z80), pytest.approx(0.3 * Z80))
    assert log_edges(gpu, "analytic", {"launch": 9.0}, 0.0)[0] < 0.5 * low
    assert log_edges(stating(STATED), "an engine of a plug-in", {"dram": 9.0}, 0.0)[0] == pytest.approx(ADRENO.model.sigma * Z80)


def test_bounds_are_the_parts_that_errors_have() -> None:
    assert set(EngineErrors.__struct_fields__) == {*BOUNDS, "other", "disagreement"}


def test_errors_of_another_gpu_count_so_many_times(tmp_path: Path) -> None:
    h200 = load_gpu("nvidia-h200").model.errors
    for name in list_gpus():
        errors = load_gpu(name).model.errors
        assert errors is not None
        assert errors.analytic is not None
        assert errors.event is not None
    assert h200 is not None
    assert h200.analytic is not None
    assert ADRENO.model.errors is not None
    assert ADRENO.model.errors.analytic is not None
    other = load_gpu("mali-g72-mp12").model.errors  # no kernel is measured on it: the H200's count 1.25 times
    assert other is not None
    assert other.analytic is not None
    assert other.analytic.other[0] > h200.analytic.other[0] == ADRENO.model.errors.analytic.other[0]
    path = tmp_path / "mine.toml"
    path.write_text('extends = "mali-g76-mp5"\nname = "mine"\n[model.errors]\ninflation = 3.0\n', encoding="utf-8")
    mine = load_gpu(path).model.errors
    assert mine is not None
    assert mine.analytic is not None
    assert mine.analytic.other == (pytest.approx(3 * max(h200.analytic.other), rel=1e-3),) * 2  # on both sides
    path.write_text('extends = "mali-g76-mp5"\nname = "mine"\n[model.errors.event]\nother = [0.1, 0.2]\n', encoding="utf-8")
    own = load_gpu(path).model.errors  # what it states itself, and of the other engine the base's
    assert own is not None
    base = load_gpu("mali-g76-mp5").model.errors
    assert base is not None
    assert (own.event, own.analytic) == (EngineErrors(other=(0.1, 0.2)), base.analytic)
    for text, words in (
        ("of = 3", "model.errors.of: got 3"), ('of = "nvidia-h100"', "nvidia-h200"), ("inflation = 0", "inflation: got 0"),
        ('of = "adreno-530"', "states no errors of its own"),
    ):  # fmt: skip
        path.write_text(f'extends = "mali-g76-mp5"\nname = "mine"\n[model.errors]\n{text}\n', encoding="utf-8")
        with pytest.raises(MgpusimError, match=words):
            load_gpu(path)


def test_scores_of_intervals() -> None:
    """The interval score by hand; of a normal error the central 80% scores best among all widths."""
    found = interval_scores([math.e], [(1.0, math.exp(0.75))])
    assert found is not None
    assert found.score == pytest.approx(0.75 + 10 * 0.25)
    errors = np.exp(normal(20_000))
    scores = {}
    for width in (0.5, 0.9, Z80, 1.7, 3.0):
        one = interval_scores(errors.tolist(), [(math.exp(-width), math.exp(width))] * len(errors))
        assert one is not None
        scores[width] = one.score
        if width == Z80:
            assert one.coverage == pytest.approx(0.8, abs=1e-4)
    assert min(scores, key=lambda width: scores[width]) == Z80
    assert interval_scores([], []) is None


def test_the_fit_finds_errors_that_differ_by_part() -> None:
    """Launches all of whose time is of one kind: each edge is the quantile of its kind."""
    kinds = ["dram"] * 1500 + ["latency"] * 1500
    sigma = {"dram": 0.1, "latency": 0.4}
    error = np.concatenate([sigma[kind] * normal(1500) for kind in sigma])
    shares = np.array([[float(name == kind) for name in BOUNDS] for kind in kinds])
    names = tuple(str(i // 2) for i in range(len(kinds)))
    none = np.zeros(len(kinds))
    rows = ErrorRows(error, shares, none, none, np.zeros((len(kinds), 2)), names)
    found = edges_of(rows, "analytic")
    for kind, wanted in sigma.items():
        low, high = getattr(found, kind)
        assert low == pytest.approx(Z80 * wanted, rel=0.1)
        assert high == pytest.approx(Z80 * wanted, rel=0.1)
    assert found.texture is None
    shifted = edges_of(msgspec.structs.replace(rows, log_error=error + 0.3), "analytic")
    assert shifted.latency is not None
    assert shifted.latency[1] - shifted.latency[0] == pytest.approx(0.6, rel=0.15)  # asymmetric where predictions are biased


def test_a_bound_of_many_launches_has_the_coverage_of_its_own() -> None:
    """Few launches of one bound, less scattered than all others: edges drawn towards those would hold nearly all of them."""
    error = np.concatenate([0.4 * normal(400), 0.03 * normal(30)])
    found = [Estimate(10.0, {"dram": 10.0})] * 400 + [Estimate(10.0, {"dram": 1.5, "l2": 8.5})] * 30
    measured = (10.0 * np.exp(error)).tolist()
    names = [str(i) for i in range(430)]
    splits = {"networks": folds([str(i % 40) for i in range(430)], 5)}
    one = fit_errors(load_gpu("nvidia-h200"), "analytic", measured, found, [(9.0, 11.0)] * 430, names, splits)
    assert one.by_bound["dram"].coverage == pytest.approx(0.8, abs=0.05)
    assert one.by_bound["l2"].coverage == pytest.approx(0.8, abs=0.08)
    assert one.errors.l2 is not None
    assert one.errors.dram is not None
    assert max(one.errors.l2) < 0.2 < min(one.errors.dram)


@pytest.mark.slow
def test_intervals_hold_after_the_fit_and_the_preset_says_so(tmp_path: Path) -> None:
    found = fit_intervals(corpus(14), ADRENO, n_folds=3, session=Session(cache=False), name="times.json")
    one, _ = found.engines
    assert 0.65 <= one.held_out["families"].coverage <= 0.95
    assert one.held_out["families"].score < 2 * one.inside.score
    path = Path(tmp_path / "base.toml")
    path.write_text(
        '# A word of mine.\nextends = "adreno-640"\nname = "base"  # mine\n\n[model]\nsigma = 0.2\n\n[clock]\ngpu_hz = 6e8\n',
        encoding="utf-8",
    )
    made = tmp_path / "made.toml"
    for _ in range(2):  # the second time in the place of the first
        made.write_text(preset_with_errors(made if made.exists() else path, found, "made"), encoding="utf-8")
    text, gpu = made.read_text(encoding="utf-8"), load_gpu(made)
    assert "# A word of mine." in text
    assert (gpu.name, gpu.clock.gpu_hz, gpu.model.sigma) == ("made", 6e8, 0.2)
    assert gpu.model.errors is not None
    assert gpu.model.errors.analytic == one.errors
    assert "times.json" in gpu.source["model.errors"].ref
    again = validate(corpus(14), gpu, session=Session(cache=False)).intervals["all"]["all"]
    assert again.coverage == pytest.approx(one.inside.coverage, abs=0.15)


def test_estimates_are_kept_whatever_errors_are_stated() -> None:
    first = KeptEstimates(ADRENO, ["analytic"])
    first.make(launch())
    again = KeptEstimates(stating(STATED), ["analytic"]).known(launch())
    assert again is not None
    assert again["analytic"].interval_us(stating(STATED), "analytic") != again["analytic"].interval_us(ADRENO, "analytic")


@pytest.mark.slow
def test_the_commands(tmp_path: Path) -> None:
    path, out, page = tmp_path / "times.json.gz", tmp_path / "mine.toml", tmp_path / "page.html"
    write_corpus(path, corpus(8))
    asked = ["calibrate", "--intervals", "--corpus", str(path), "--base", "adreno-640", "--folds", "3", "--jobs", "1"]
    run = CliRunner().invoke(cli, [*asked, "-o", str(out)])
    assert run.exit_code == 0, run.output
    assert "families held out" in run.stdout
    told = json.loads(CliRunner().invoke(cli, [*asked, "--json"]).stdout)
    assert check_documents([told]) == 1
    assert list(told["engines"][0]["held_out"]) == ["kernels", "families"]
    done = CliRunner().invoke(cli, ["validate", str(path), "--gpu", str(out), "--jobs", "1", "--json", "--html", str(page)])
    assert "Coverage of the 80% intervals" in page.read_text(encoding="utf-8")
    told = json.loads(done.stdout)["intervals"]
    assert told["all"]["all"]["n"] == 16 == sum(one["n"] for one in told["by_time"].values())
    assert 0.6 <= told["all"]["all"]["coverage"] <= 1
    text = CliRunner().invoke(cli, ["validate", str(path), "--gpu", str(out), "--jobs", "1"]).stdout
    assert "Coverage of the 80% intervals" in text
    for more, words in ((["--fit", "launch.floor_s"], "--fit"), (["--folds", "1"], "--folds")):
        wrong = CliRunner().invoke(cli, [*asked, *more])
        assert (wrong.exit_code, words in wrong.stderr) == (2, True)
    with pytest.raises(InputError, match="8 kernels or more"):
        fit_intervals(corpus(3), ADRENO, session=Session(cache=False))
