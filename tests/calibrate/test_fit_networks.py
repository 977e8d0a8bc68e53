"""Scale and gap out of measured networks: found again where times were made with them."""

from __future__ import annotations

import importlib
import json
import math
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.fitting.networks import fit_networks, is_network, judged, predicted_run
from mgpusim.calibrate.measuring.network_suite import network_suite
from mgpusim.calibrate.measuring.runner import finish
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.running.predict import network as predicted
from mgpusim.workload.corpus import Corpus, corpus_from_dict, corpus_to_dict, write_corpus
from tests.helpers.json_schema import check_documents
from tests.helpers.network_blocks import BLOCKS

GPU = "nvidia-h200"


def summary(ns: float) -> dict[str, Any]:
    return {"min": ns, "p10": ns, "median": ns, "p90": ns, "repeats": 9}


def made(network: Graph | str, scale: float, gap_us: float, **more: Any) -> Corpus:
    """A corpus whose launches take so many times what is predicted, and their queue a gap for each."""
    document = network_suite(network, GPU, "tflite-gpu", precision="F32", **more).document
    suite = msgspec.json.decode(msgspec.json.encode(document))
    count = len(suite["launches"])
    entries: list[dict[str, Any]] = [{"device": {"name": "NVIDIA H200", "vendor": "NVIDIA Corporation"}, "at": 0.0}]
    entries += [{"done": i, "time_ns": summary(1000.0 + i)} for i in range(count) if "behind" not in suite["launches"][i]]
    steps = suite["network"]["steps"]
    result = {
        "chosen": [step["options"][0]["launches"][0] if step["kind"] == "launch" else None for step in steps], "error": {},
        **{f"{name}_ns": summary(1.0) for name in ("end_to_end", "queue", "span", "sum")},
        "in_order_ns": [summary(1.0) if step["kind"] == "launch" else None for step in steps],
    }  # fmt: skip
    corpus = corpus_from_dict(finish(suite, [*entries, {"done": count, "network": result}]))
    return timed(corpus, scale, gap_us)


def timed(corpus: Corpus, scale: float, gap_us: float) -> Corpus:
    estimates, run = predicted_run(corpus, load_gpu(GPU))
    in_run = [step.time_us for step in run.steps if step.kind == "launch"]
    document = corpus_to_dict(corpus)
    for entry, estimate, us in zip(document["launches"], estimates, in_run, strict=True):
        entry["time_ns"] = summary(1e3 * estimate.latency_us)
        entry["in_order_ns"] = summary(1e3 * scale * us)
    queue_us = scale * math.fsum(in_run) + gap_us * len(in_run)
    whole = {"queue_ns": summary(1e3 * queue_us), "end_to_end_ns": summary(1e3 * (queue_us + run.copies_us))}
    document["network"] = document["network"] | whole
    return corpus_from_dict(document)


@pytest.fixture(scope="module")
def corpora() -> tuple[Corpus, Corpus]:
    return made("srcnn", 1.25, 3.0, resolution=24), made(BLOCKS["fire"](), 1.25, 3.0)


@pytest.mark.slow
def test_the_run_of_a_corpus_is_that_of_the_network(corpora: tuple[Corpus, Corpus]) -> None:
    """Read back from a corpus, launches and memory make the same run as from a plan."""
    run = predicted_run(corpora[0], load_gpu(GPU))[1]
    whole = predicted("srcnn", GPU, "tflite-gpu", precision="F32", resolution=24)
    assert [(s.name, s.kind) for s in run.steps if s.kind == "launch"] == [
        (layer.name, "launch") for layer in whole.layers if layer.kind == "kernel"
    ]
    assert run.kernels_us == pytest.approx(whole.kernels_us)
    assert run.copies_us == pytest.approx(whole.copies_us)
    assert run.total_us == pytest.approx(whole.latency_us)


@pytest.mark.slow
def test_the_run_of_a_corpus_is_flushed_as_it_was_measured(corpora: tuple[Corpus, Corpus]) -> None:
    """Of the library's queue a run has the flushes; arguments are set once before all runs."""
    document = corpus_to_dict(corpora[0])
    document["network"] = document["network"] | {"flush_every": 1}
    flushed = corpus_from_dict(document)
    plain, slow = load_gpu(GPU), load_gpu(GPU, {"launch.flush_s": "1 ms", "launch.argument_s": "1 ms"})
    assert predicted_run(flushed, plain)[1] == predicted_run(corpora[0], plain)[1]
    before, after = (predicted_run(corpus, slow)[1] for corpus in (corpora[0], flushed))
    assert before == predicted_run(corpora[0], plain)[1]
    flushes = sum(step.kind == "launch" for step in after.steps) - 1  # that of the last launch holds up none
    assert after.total_us - before.total_us == pytest.approx(1e3 * flushes, rel=0.05)


def test_scale_and_gap_are_found_again(corpora: tuple[Corpus, Corpus]) -> None:
    for known in (corpora[:1], corpora):
        (fit,) = fit_networks(known, load_gpu(GPU))
        assert (fit.library, fit.precision) == ("tflite-gpu", "F32")
        assert fit.scale == pytest.approx(1.25)
        assert fit.gap_us == pytest.approx(3.0)
        for one in fit.networks:
            assert one.with_fit(fit.scale, fit.gap_us) == pytest.approx(one.end_to_end_us)
            assert one.mape_alone == pytest.approx(0.0, abs=1e-9)
            assert one.mape_in_order == pytest.approx(0.2)  # 1 / 1.25 - 1
        assert fit.left_out_us == pytest.approx([one.end_to_end_us for one in fit.networks] if len(known) > 1 else [])


def test_fits_are_least_squares_of_relative_errors(corpora: tuple[Corpus, Corpus]) -> None:
    two = timed(corpora[0], 1.1, 2.0), timed(corpora[1], 1.6, 5.0)
    (fit,) = fit_networks(two, load_gpu(GPU))
    sums = np.array([[one.predicted_us / one.in_order_us] for one in fit.networks])
    gaps = np.array([[one.launches / one.queue_us] for one in fit.networks])
    besides = np.array([(one.queue_us - one.in_order_us) / one.queue_us for one in fit.networks])
    assert fit.scale == pytest.approx(np.linalg.lstsq(sums, np.ones(2), rcond=None)[0][0])
    assert fit.gap_us == pytest.approx(np.linalg.lstsq(gaps, besides, rcond=None)[0][0])
    other = [(1.6, 5.0), (1.1, 2.0)]  # each network is left to the figures of the other
    assert fit.left_out_us == pytest.approx([one.with_fit(*w) for one, w in zip(fit.networks, other, strict=True)])


def test_libraries_are_fitted_each_for_itself(corpora: tuple[Corpus, Corpus]) -> None:
    document = corpus_to_dict(timed(corpora[1], 2.0, 1.0))
    document["network"] = document["network"] | {"library": "mnn"}
    fits = {fit.library: fit for fit in fit_networks((corpora[0], corpus_from_dict(document)), load_gpu(GPU))}
    assert fits["tflite-gpu"].scale == pytest.approx(1.25)
    assert (fits["mnn"].scale, fits["mnn"].gap_us) == (pytest.approx(2.0), pytest.approx(1.0))


def test_what_cannot_be_fitted_is_named(corpora: tuple[Corpus, Corpus]) -> None:
    gpu = load_gpu(GPU)
    document = corpus_to_dict(corpora[0])
    plain = corpus_from_dict({key: value for key, value in document.items() if key != "network"})
    assert not is_network(plain)
    with pytest.raises(InputError, match="no network that ran"):
        judged(plain, gpu)
    lacking = corpus_to_dict(corpora[0])
    del lacking["launches"][1]["memory"]
    with pytest.raises(InputError, match="lacks 'memory' of its run"):
        judged(corpus_from_dict(lacking), gpu)
    other = corpus_from_dict(document | {"device": {"name": "Adreno 640"}})
    with pytest.raises(InputError, match="2 devices"):
        fit_networks((corpora[0], other), gpu)
    with pytest.raises(InputError, match="0 devices"):
        fit_networks((), gpu)


@pytest.fixture
def files(corpora: tuple[Corpus, Corpus], tmp_path: Path) -> list[str]:
    paths = [tmp_path / "srcnn.json.gz", tmp_path / "fire.json.gz"]
    for path, corpus in zip(paths, corpora, strict=True):
        write_corpus(path, corpus)
    return [str(path) for path in paths]


def test_the_command(files: list[str], tmp_path: Path) -> None:
    def asked(*arguments: str) -> str:
        result = CliRunner().invoke(cli, ["calibrate", *arguments, "--jobs", "1"])
        assert result.exit_code == 0, result.output
        return result.output

    one = asked("--network", files[0])
    assert "scale 1.250 of the kernels' times in a run, gap 3.00 us" in one
    assert "one network says little" in one
    both = asked("--network", files[0], "--network", files[1], "--base", GPU)
    assert "tflite-gpu (F32), measured" in both
    assert both.count("+0.0%") >= 4  # fitted, and by the others
    fit = json.loads(asked("--network", files[0], "--base", GPU, "--json"))
    assert check_documents([fit]) == 1
    assert (fit["scale"], fit["networks"][0]["library"]) == (pytest.approx(1.25), "tflite-gpu")
    refused = CliRunner().invoke(cli, ["calibrate", "--network", files[0], "-o", str(tmp_path / "x.toml")])
    assert refused.exit_code == 2
    assert "--network: not with -o" in refused.output


def test_validate_takes_it(files: list[str]) -> None:
    result = CliRunner().invoke(cli, ["validate", files[0], "--gpu", GPU, "--jobs", "1", "--max-mape", "0.1%"])
    assert result.exit_code == 0, result.output


@pytest.fixture
def h200() -> Iterator[ModuleType]:
    folder = str(Path(__file__).parents[2] / "validation" / "networks")
    sys.path.insert(0, folder)
    yield importlib.import_module("h200")
    sys.path.remove(folder)
    sys.modules.pop("h200")


def test_the_report_is_of_what_was_predicted_before(
    h200: ModuleType, corpora: tuple[Corpus, Corpus], files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(h200, "PREDICTED", tmp_path / "predicted.json")
    monkeypatch.setattr(h200, "REPORT", tmp_path / "h200.md")
    monkeypatch.setattr(h200, "CASES", (("srcnn", "tflite-gpu"),))
    monkeypatch.setattr(h200, "ENGINES", ("analytic",))
    monkeypatch.setattr(h200, "network", small(h200.network))
    h200.predict()
    written = (tmp_path / "predicted.json").read_bytes()
    h200.predict()  # nothing is left to predict
    assert (tmp_path / "predicted.json").read_bytes() == written
    launches = h200.stored()["srcnn tflite-gpu analytic"]["launches"]
    pairs = h200.matched(launches, corpora[0])
    assert len(pairs) == len(corpora[0].launches)
    for alone, said_alone, in_order, said_in_order in pairs:
        assert said_alone == pytest.approx(alone, abs=0.001)
        assert said_in_order == pytest.approx(in_order / 1.25, abs=0.001)
    assert len(h200.matched([row | {"local": [1, 1, 1]} for row in launches], corpora[0])) == 0
    h200.report([Path(file) for file in files])
    text = (tmp_path / "h200.md").read_text(encoding="utf-8")
    (line,) = (line for line in text.splitlines() if line.startswith("| srcnn | tflite-gpu | 5 of 5 "))
    assert line.split(" | ")[3:7] == ["0.0%", "20.0%", "+0.0%", "-20.0%"]
    assert "- tflite-gpu: scale 1.250, gap 3.00 us a launch" in text
    assert re.search(r"srcnn: [+-]0.0% by the others", text)


def small(network: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *arguments, **asked: network(*arguments, resolution=24, **asked)
