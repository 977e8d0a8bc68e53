"""Where times come from travels through every format; what is predicted, or said by nobody, is not the truth."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from mgpusim.accuracy.validation import validate
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.interop.format import format_of, formats
from mgpusim.interop.formats.kernel_tuner import cache_from_dict
from mgpusim.interop.tuned import Tuned, TunedResult
from mgpusim.version import __version__
from mgpusim.workload.corpus import read_corpus, write_corpus
from mgpusim.workload.measured import of_corpus
from mgpusim.workload.measured_csv import corpus_from_csv
from mgpusim.workload.provenance import UNKNOWN, Provenance, by_engine
from mgpusim.workload.spaces.file import load_space
from mgpusim.workload.spaces.space import Space

SPACE = """
schema = "mgpusim.space/1"
name = "twice"
kernel = "twice.cl"
global = ["1024"]
local = ["BLOCK"]
[knobs]
BLOCK = [32, 64, 128]
[[args]]
buffer = { dtype = "float32", count = "1024" }
"""
PREDICTED = by_engine("event", "adreno-640")
MEASURED = Provenance("measured", "Kernel Tuner", "Adreno 640")
KINDS = {"predicted": PREDICTED, "measured": MEASURED, "unknown": UNKNOWN}
RESULTS = ("kernel-tuner", "t4", "autotvm", "corpus")


@pytest.fixture
def space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Space:
    monkeypatch.chdir(tmp_path)
    Path("twice.cl").write_text("kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }", encoding="utf-8")
    Path("twice.toml").write_text(SPACE, encoding="utf-8")
    return load_space("twice.toml")


def tuned(provenance: Provenance, device: str = "Adreno 640") -> Tuned:
    results = tuple(TunedResult({"BLOCK": block}, time) for block, time in ((32, 0.5), (64, 0.25), (128, 0.375)))
    device = provenance.on if provenance.kind == "predicted" else device
    return Tuned("twice", device, {"BLOCK": (32, 64, 128)}, results, "ms", (1024,), provenance=provenance)


def write(name: str, one: Tuned, space: Space) -> Path:
    path = Path(f"{name}-{len(list(Path().iterdir()))}.{'log' if name == 'autotvm' else 'json'}")
    writer = formats.lookup(name).write_results
    assert writer is not None
    writer(path, [one], space, formats.lookup("t4"))
    assert format_of(path).name == name
    return path


def read(path: Path, space: Space) -> Tuned:
    reader = format_of(path).read_results
    assert reader is not None
    (one,) = reader(path, space)
    return one


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, args)


@pytest.mark.parametrize("kind", KINDS)
def test_every_pair_of_formats_keeps_it(kind: str, space: Space) -> None:
    """There, over a second format, and back: what is stated is what was stated, and times are the same."""
    first = tuned(KINDS[kind])
    for a, b in itertools.product(RESULTS, RESULTS):
        once = read(write(a, first, space), space)
        twice = read(write(b, once, space), space)
        back = read(write(a, twice, space), space)
        assert [one.provenance for one in (once, twice, back)] == [KINDS[kind]] * 3, (a, b)
        times = [[one.time_ns(r) for r in one.results] for one in (once, twice, back)]
        assert times == [[500_000.0, 250_000.0, 375_000.0]] * 3, (a, b)


def without_key(value: Any) -> Any:
    """A document as a tool rewrites that drops the keys that it does not know."""
    if isinstance(value, dict):
        return {k: without_key(v) for k, v in value.items() if k not in ("mgpusim_provenance", "provenance")}
    return [without_key(v) for v in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", ["kernel-tuner", "t4", "autotvm"])
def test_a_tool_that_drops_our_keys_leaves_predictions_what_they_are(name: str, space: Space) -> None:
    path = write(name, tuned(PREDICTED), space)
    lines = path.read_text(encoding="utf-8").splitlines() if name == "autotvm" else [path.read_text(encoding="utf-8")]
    kept = [without_key(json.loads(line)) | ({"tvm_version": "0.18.0"} if name == "autotvm" else {}) for line in lines]
    path.write_text("\n".join(map(json.dumps, kept)), encoding="utf-8")
    found = read(path, space)
    assert (found.provenance.kind, found.provenance.by) == ("predicted", f"mgpusim {__version__}")
    again = read(write("kernel-tuner", found, space), space)
    assert again.provenance == found.provenance


def test_who_measured_is_what_files_show() -> None:
    head = {"kernel_name": "f", "problem_size": [64], "tune_params_keys": ["A"], "tune_params": {"A": [1]}}
    cache = {**head, "cache": {"1": {"A": 1, "time": 0.5}}}
    assert cache_from_dict(cache | {"device_name": "Adreno 640"}).provenance == MEASURED
    assert cache_from_dict(cache | {"device_name": ""}).provenance == UNKNOWN
    old = cache_from_dict(cache | {"device_name": "adreno-640", "predicted_by": "mgpusim", "engine": "event"})  # of version 0.1.0
    assert (old.provenance.kind, old.provenance.engine) == ("predicted", "event")
    with pytest.raises(InputError, match="got 'guessed', expected kind measured"):
        cache_from_dict(cache | {"device_name": "x", "mgpusim_provenance": {"kind": "guessed"}})


def test_a_log_that_tvm_did_not_write_is_unknown(space: Space) -> None:
    entry = {"input": ["opencl -device=mali", "f", [], {}], "config": {"entity": [["BLOCK", "ot", 32]]},
             "result": [[0.1], 0, 1.0, 1.0], "version": 0.2}  # fmt: skip
    for more, kind in (({}, "unknown"), ({"tvm_version": "0.8.0"}, "measured")):
        Path("x.log").write_text(json.dumps(entry | more), encoding="utf-8")
        assert read(Path("x.log"), space).provenance.kind == kind


def test_a_predicted_cache_through_a_log_is_no_truth(space: Space) -> None:
    """The defect: it became "measured on opencl" with an error of 0.0%."""
    made = run("convert", "twice.toml", "--gpu", "adreno-640", "-j", "1", "-o", "p.json")
    assert made.exit_code == 0, made.output
    assert f"predicted by mgpusim {__version__} (analytic) for adreno-640" in made.stderr
    assert run("convert", "p.json", "-o", "p.log").exit_code == 0
    refused = run("convert", "p.log", "--space", "twice.toml", "-o", "c.json")
    assert refused.exit_code == 2
    assert f"p.log: predicted by mgpusim {__version__} (analytic) for adreno-640; a corpus is of measurements" in refused.stderr
    assert not Path("c.json").exists()
    asked = run("convert", "p.log", "--space", "twice.toml", "-o", "c.json", "--allow-predicted")
    assert asked.exit_code == 0, asked.output
    for command in (["validate", "c.json"], ["tune", "--measured", "c.json"], ["prune", "twice.toml", "--measured", "c.json"]):
        done = run(*command, "--gpu", "adreno-640", "-j", "1")
        assert (done.exit_code, done.stdout) == (2, "")
        assert "they are predicted by mgpusim" in done.stderr
    for option in ([], ["--intervals"]):
        assert "they are predicted by" in run("calibrate", "--corpus", "c.json", "--base", "adreno-640", *option).stderr
    with pytest.raises(InputError, match="no measured times for validating"):
        validate("c.json", "adreno-640")
    shown = run("validate", "c.json", "--gpu", "adreno-640", "-j", "1", "--allow-predicted")
    assert shown.exit_code == 0, shown.output
    assert "measured on" not in shown.stdout
    document = json.loads(run("validate", "c.json", "--gpu", "adreno-640", "-j", "1", "--allow-predicted", "--json").stdout)
    assert document["provenance"] == {
        "kind": "predicted",
        "by": f"mgpusim {__version__}",
        "on": "adreno-640",
        "engine": "analytic",
    }


def test_what_the_user_states_of_unknown_times(space: Space) -> None:
    path = write("t4", tuned(UNKNOWN), space)
    assert run("convert", str(path), "--space", "twice.toml", "-o", "c.json").exit_code == 0
    refused = run("validate", "c.json", "--gpu", "adreno-640", "-j", "1")
    assert refused.exit_code == 2
    assert "provenance unknown" in refused.stderr
    assert "--measured-on DEVICE" in refused.stderr
    assert run("convert", str(path), "--space", "twice.toml", "-o", "c.json", "--measured-on", "my phone").exit_code == 0
    shown = run("validate", "c.json", "--gpu", "adreno-640", "-j", "1")
    assert "measured on my phone, as the user says" in shown.stdout
    predicted = write("t4", tuned(PREDICTED), space)
    wrong = run("convert", str(predicted), "-o", "x.log", "--measured-on", "my phone")
    assert wrong.exit_code == 2
    assert "say themselves that they are predicted" in wrong.stderr


def test_a_corpus_says_it_or_shows_it(space: Space) -> None:
    path = write("corpus", tuned(MEASURED), space)
    corpus = read_corpus(path)
    assert of_corpus(corpus) == MEASURED
    unstated = msgspec.structs.replace(corpus, provenance=None)
    assert of_corpus(unstated).text == "measured on Adreno 640"
    assert of_corpus(msgspec.structs.replace(unstated, device={"name": "adreno-640", "simulated": True})).kind == "predicted"
    about = corpus.extra["tuned"]
    for extra, kind in (({"predicted_by": "mgpusim"}, "predicted"), ({"autotvm": {"args": []}}, "unknown"),
                        ({"autotvm": {"tvm_version": "0.8.0"}}, "measured")):  # fmt: skip
        old = msgspec.structs.replace(unstated, extra={"tuned": about | {"extra": extra}})  # as version 0.1.0 made them
        assert of_corpus(old).kind == kind
    write_corpus("again.json", corpus)
    assert read_corpus("again.json") == corpus


@pytest.mark.parametrize(("comment", "kind"), [("# predicted by mgpusim 0.1.0", "predicted"), ("# by hand", "measured")])
def test_a_table_of_times_says_it_in_a_comment(comment: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "times.csv"
    path.write_text(f"{comment}\nlocal,us\n64,12.5\n", encoding="utf-8")
    assert of_corpus(corpus_from_csv(path, "softmax")).kind == kind
