"""The second stage: known parameters are found again from times they made; what the data does not say stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim.arch.fields import get_field
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec, Source, Tlb
from mgpusim.calibrate.fitting.fit import EFFECTIVE, Predictor, default_parameters, fit, replaced, weights_of
from mgpusim.calibrate.fitting.training import train
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs, write_corpus
from mgpusim.workload.launch import Launch
from tests.helpers.json_schema import check_documents

N = 1 << 15
SOURCES = {
    "copy": "kernel void copy(global const float *a, global float *b, int n) { int i = get_global_id(0); b[i] = a[i]; }",
    "chain": """kernel void chain(global const float *a, global float *b, int n) {
        int i = get_global_id(0); float s = a[i]; for (int j = 0; j < n; ++j) s = mad(s, 0.5f, 1.0f); b[i] = s; }""",
    "rows": """kernel void rows(global const float *a, global float *b, int n) {
        int i = get_global_id(0); float s = 0; for (int j = 0; j < n; ++j) s += a[i * 16 + j % 16]; b[i] = s; }""",
}
TRUTH = {"dispatch.group_cycles": 1.6, "clock.gpu_hz": 0.8}
BASE = load_gpu("adreno-640")


def uncertain(gpu: GpuSpec, fields: Any, sigma: float) -> GpuSpec:
    """Return `gpu` with the fields known to `sigma` only."""
    sources = dict(gpu.source) | {f: Source("guess", "a test", sigma) for f in fields}
    return msgspec.structs.replace(gpu, source=sources)


def launches() -> list[tuple[str, Launch]]:
    args = (BufferArg("float32", N * 16, access="read"), BufferArg("float32", N * 16, access="write"))
    found = []
    for name, source in SOURCES.items():
        for count in (4, 64):
            for local in (8, 32, 64, 256):
                found.append((name, Launch(source, name, (N,), (*args, ScalarArg("int32", (count,))), local_size=(local,))))
    return found


def corpus_of(times_s: Any, noise: float = 0.0) -> Corpus:
    rng = np.random.default_rng(3)
    kernels = {name: KernelSource(text, name) for name, text in SOURCES.items()}
    items = tuple(
        Measurement(name, launch, TimeNs(float(t * 1e9 * np.exp(noise * rng.standard_normal()))), {"family": name})
        for (name, launch), t in zip(launches(), times_s, strict=True)
    )
    return Corpus({"name": "a made-up GPU"}, {}, kernels, items)


@pytest.fixture(scope="module")
def truth() -> GpuSpec:
    return replaced(BASE, {f: get_field(BASE, f) * k for f, k in TRUTH.items()})


@pytest.fixture(scope="module")
def times(truth: GpuSpec) -> Any:
    blank = corpus_of(np.ones(len(launches())))
    with Predictor(blank.launches, BASE) as predictor:
        return predictor.seconds({f: get_field(truth, f) for f in TRUTH})


@pytest.mark.slow
def test_known_parameters_are_found_again(times: Any) -> None:
    corpus = corpus_of(times, noise=0.01)
    fields = [*TRUTH, "core.ops.sfu.latency_cycles"]  # no kernel has such an operation
    with Predictor(corpus.launches, uncertain(BASE, fields, 0.8)) as predictor:
        measured = np.array([m.time_ns.median * 1e-9 for m in corpus.launches])
        found = fit(predictor, measured, [m.kernel for m in corpus.launches], fields, most=25)
    for p in found.parameters[:2]:
        assert p.value / p.prior == pytest.approx(TRUTH[p.field], rel=0.25)
        assert p.sigma < 0.5 * p.prior_sigma
        assert not p.unseen
    assert found.parameters[2].unseen
    assert found.parameters[2].value == pytest.approx(found.parameters[2].prior)
    assert found.loss < 0.2 * found.loss_before


@pytest.mark.slow
def test_processes_agree_with_one(times: Any) -> None:
    items = corpus_of(times).launches
    seen: list[tuple[int, int, str]] = []
    with Predictor(items, BASE) as one, Predictor(items, BASE, Session(jobs=2, on_progress=lambda *a: seen.append(a))) as two:
        for values in ({}, {"model.latency_norm": 3.0}):
            assert np.array_equal(one.seconds(values), two.seconds(values))
    assert seen[-1] == (len(items), len(items), "tracing")


def test_every_kernel_counts_alike() -> None:
    weights = weights_of(["a"] * 100 + ["b"] * 8 + ["c"])
    for kernel in (slice(0, 100), slice(100, 108)):
        assert (weights[kernel] ** 2).sum() == pytest.approx(EFFECTIVE)
    assert weights[-1] == 1.0  # one launch is no more than one


@pytest.mark.slow
def test_training_says_how_it_does_on_kernels_it_has_not_seen(times: Any) -> None:
    base = uncertain(BASE, TRUTH, 0.8)
    made = train(corpus_of(times, 0.01), base, "made-up", parameters=list(TRUTH), n_folds=3)
    assert made.before.mape is not None
    assert made.after.mape is not None
    assert made.by_kernel is not None
    assert made.by_kernel.mape is not None
    assert made.after.mape < 0.5 * made.before.mape
    assert made.after.mape <= made.by_kernel.mape < made.before.mape
    assert made.gpu.name == "made-up"
    for field in TRUTH:
        assert get_field(made.gpu, field) == pytest.approx(made.fit.values[field], rel=1e-3)
        source = made.gpu.source[field]
        assert source.kind == "derived"
        assert "24 launches of 3 kernels on a made-up GPU" in source.ref
    assert made.gpu.model.sigma == pytest.approx(made.sigma, rel=0.01)


def test_what_cannot_be_fitted(times: Any) -> None:
    items = corpus_of(times).launches
    with Predictor(items, BASE) as predictor:
        ones = np.ones(len(items))
        kernels = [m.kernel for m in items]
        with pytest.raises(InputError, match="only positive numbers can be fitted"):
            fit(predictor, ones, kernels, ["local.on_chip"])
        with pytest.raises(InputError, match="nothing to fit to: 0 launches"):
            fit(predictor, ones, kernels, ["model.latency_norm"], use=np.zeros(len(items), bool))


def test_launches_the_model_refuses_are_left_out(times: Any) -> None:
    corpus = corpus_of(times)
    bad = msgspec.structs.replace(
        corpus.launches[0], launch=msgspec.structs.replace(corpus.launches[0].launch, local_size=(2048,))
    )
    with Predictor([bad, *corpus.launches[1:]], BASE) as predictor:
        assert list(predictor.refused) == [0]
        assert np.isnan(predictor.seconds({})[0])
        assert not np.isnan(predictor.seconds({})[1:]).any()


def test_defaults_are_what_the_gpu_has() -> None:
    for name in ("adreno-640", "mali-g76-mp5", "nvidia-h200", "mali-t860-mp4"):
        gpu = load_gpu(name)
        fields = default_parameters(gpu)
        assert 12 <= len(fields) <= 25  # more would be overfitting
        assert all(get_field(gpu, f) > 0 for f in fields)
        assert ("l1.b_per_cycle" in fields) == (gpu.l1 is not None)


def test_the_command(times: Any, tmp_path: Path) -> None:
    path, out = tmp_path / "train.json.gz", tmp_path / "made-up.toml"
    write_corpus(path, corpus_of(times, 0.02))
    run = CliRunner().invoke(cli, ["calibrate", "--corpus", str(path), "--base", "adreno-640", "-o", str(out), "--folds", "0",
                                   "--fit", "launch.floor_s", "--jobs", "1"])  # fmt: skip
    assert run.exit_code == 0, run.output
    assert "launch.floor_s" in run.output
    assert load_gpu(out).name == "made-up"
    more = ["--base", "adreno-640", "--folds", "2", "--fit", "launch.floor_s", "--jobs", "1", "--json"]
    told = json.loads(CliRunner().invoke(cli, ["calibrate", "--corpus", str(path), *more]).stdout)
    assert check_documents([told]) == 1
    assert (told["fit"]["n_launches"], told["by_kernel"]["n"]) == (24, 24)
    for arguments, words in (
        (["calibrate", "--fit", "launch.floor_s", str(tmp_path)], "add --corpus"),
        (["calibrate"], "nothing to calibrate from"),
        (["calibrate", "--corpus", str(path), "--base", "adreno-640", "--fit", "l2.latency"], "l2.latency"),
        (
            ["calibrate", "--corpus", str(path), "--base", "adreno-640", "-o", str(tmp_path / "x.json")],
            "expected the path of a .toml",
        ),
    ):
        wrong = CliRunner().invoke(cli, arguments)
        assert wrong.exit_code == 2, wrong.output
        assert words in wrong.output


@pytest.mark.parametrize("field", ["model.load_registers_in_flight", "core.max_warps", "l2.size_b", "tlb.entries"])
def test_what_no_rate_is_cannot_be_fitted(times: Any, field: str) -> None:
    """The traces of a fit are made once: it would find that such a field has no effect."""
    base = load_gpu("adreno-640")
    base = msgspec.structs.replace(base, tlb=Tlb(entries=64, page_b=4096, miss_cycles=100.0))
    with (
        Predictor(corpus_of(times).launches, base) as predictor,
        pytest.raises(InputError, match=f"{field}: a change of it asks"),
    ):
        fit(predictor, times, ["a"] * len(times), [field])
