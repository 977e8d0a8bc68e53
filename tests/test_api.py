"""The top-level functions: each returns what its command prints, in whatever form arguments come, and says what is wrong."""

from __future__ import annotations

import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import mgpusim
from mgpusim.cli.app import cli
from mgpusim.engine.device.queue import ClockStep
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.session import Session
from mgpusim.workload.corpus import Corpus, Measurement, TimeNs, kernel_of, write_corpus
from mgpusim.workload.launch import Launch
from tests.helpers.work import HANG_S

GPU = "adreno-640"
FUNCTIONS = [name for name in mgpusim.__all__ if inspect.isfunction(getattr(mgpusim, name))]
SCALE = "kernel void scale(global const float *a, global float *b, float x) { int i = get_global_id(0); b[i] = x * a[i]; }"
POWER = """kernel void power(global const float *a, global float *b, int n) {
    float x = a[get_global_id(0)], y = 1;
    for (int i = 0; i < n; i++) y = mad(y, x, 0.5f);
    b[get_global_id(0)] = y;
}"""
STUDY = """schema = "mgpusim.study/1"
gpu = "adreno-640"
launches = ["scale.toml", "power.toml"]
[[axes]]
field = "dram.b_per_s"
values = ["10 GB/s", "20 GB/s"]
[[axes]]
field = "shader_cores"
values = [1, 2, 4]
"""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write launch files of two small kernels, a study of them, and a corpus that has one of them in four shapes."""
    monkeypatch.chdir(tmp_path)
    for name, source, last in (("scale", SCALE, "float32:2"), ("power", POWER, "int32:64")):
        Path(f"{name}.cl").write_text(source, encoding="utf-8")
        Path(f"{name}.toml").write_text(
            f'kernel = "{name}.cl"\nentry = "{name}"\nglobal = 2048\nlocal = 128\n'
            f'args = ["buffer:float32:2048", "buffer:float32:2048", "{last}"]\n',
            encoding="utf-8",
        )
    Path("study.toml").write_text(STUDY, encoding="utf-8")
    Path("budgets.toml").write_text('gpus = ["adreno-640"]\n[[kernel]]\nlaunch = "power.toml"\nmax_us = 1e6\n', encoding="utf-8")
    power = mgpusim.load_launch("power.toml")
    kernel = kernel_of(power)
    shapes = [Launch(POWER, "power", (2048,), power.args, (n,)) for n in (32, 64, 128, 256)]
    items = tuple(Measurement("power", launch, TimeNs(20e3 + 1e3 * i)) for i, launch in enumerate(shapes))
    write_corpus("corpus.json.gz", Corpus({"name": "a GPU"}, {}, {"power": kernel}, items))


def printed(*args: str) -> Any:
    """Return what a command prints as JSON."""
    result = CliRunner().invoke(cli, [*args, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def plain(found: Any) -> Any:
    """Return what a struct says as JSON has it, but for what finding out took."""
    return without_times(json.loads(json.dumps(found.to_dict())))


def without_times(document: Any) -> Any:
    """Take away how long a command took, and the inputs that only `predict --json` repeats."""
    if isinstance(document, dict):
        document.pop("spent_s", None)
        document.pop("inputs", None)  # files of predictions also say what was asked
    return document


ON = ("--gpu", GPU)
ASKED: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {
    "predict": (lambda: mgpusim.predict("power.toml", GPU), ("predict", "power.toml", *ON)),
    "predict an example": (lambda: mgpusim.predict("softmax", GPU), ("predict", "softmax", *ON)),
    "predict with the event engine": (
        lambda: mgpusim.predict("power.toml", GPU, "event", exact=True),
        ("predict", "power.toml", *ON, "--engine", "event", "--exact"),
    ),
    "predict on another GPU": (
        lambda: mgpusim.predict("power.toml", GPU, overrides={"l2.size_b": "256KiB", "clock.gpu_hz": 300e6}),
        ("predict", "power.toml", *ON, "--set", "l2.size_b=256KiB", "--set", "clock.gpu_hz=300MHz"),
    ),
    "tune": (
        lambda: mgpusim.tune("power.toml", GPU, compare=True, limit=8, top=3),
        ("tune", "power.toml", *ON, "--compare", "--limit", "8", "--top", "3", "--jobs", "1"),
    ),
    "tune by rules": (
        lambda: mgpusim.tune("power.toml", GPU, "rules", every=True, limit=8, full=True),
        ("tune", "power.toml", *ON, "--strategy", "rules", "--all-shapes", "--limit", "8", "--full", "--jobs", "1"),
    ),
    "tune what was measured": (
        lambda: mgpusim.tune("power.toml", GPU, measured="corpus.json.gz"),
        ("tune", "power.toml", *ON, "--measured", "corpus.json.gz", "--jobs", "1"),
    ),
    "bottleneck": (lambda: mgpusim.bottleneck("power.toml", GPU), ("bottleneck", "power.toml", *ON)),
    "bottleneck by event": (
        lambda: mgpusim.bottleneck("scale.toml", GPU, "event"),
        ("bottleneck", "scale.toml", *ON, "--engine", "event"),
    ),
    "fuse": (lambda: mgpusim.fuse(["scale.toml", "power.toml"], GPU), ("fuse", "scale.toml", "power.toml", *ON)),
    "fuse in turns": (
        lambda: mgpusim.fuse(["scale.toml", "power.toml"], GPU, order="interleaved", align="group", local=256),
        ("fuse", "scale.toml", "power.toml", *ON, "--order", "interleaved", "--align", "group", "--local", "256"),
    ),
    "plan_fusion": (
        lambda: mgpusim.plan_fusion(["scale.toml", "power.toml", "corpus.json.gz"], GPU, size=3),
        ("fuse", "--plan", "scale.toml", "power.toml", "corpus.json.gz", *ON, "--size", "3"),
    ),
    "predict_batching": (lambda: mgpusim.predict_batching("power.toml", GPU, 3), ("fuse", "power.toml", *ON, "--batch", "3")),
    "queue": (
        lambda: mgpusim.queue(["scale.toml", "power.toml", "scale.toml"], GPU, repeat=2),
        ("queue", "scale.toml", "power.toml", "scale.toml", *ON, "--repeat", "2"),
    ),
    "queue, everything otherwise": (
        lambda: mgpusim.queue(
            ["scale.toml", "power.toml"], GPU, queues=2, in_order=False, concurrent=True, after=[("scale", "power")],
            dispatch="depth", dvfs=[ClockStep(10e-6, 300e6)], warm=False,
        ),
        ("queue", "scale.toml", "power.toml", *ON, "--queues", "2", "--out-of-order", "--concurrent", "--after", "scale:power",
         "--dispatch", "depth", "--dvfs", "10us:300MHz", "--cold"),
    ),
    "network": (
        lambda: mgpusim.network("srcnn", GPU, resolution=32),
        ("network", "srcnn", "--resolution", "32", *ON, "--jobs", "1"),
    ),
    "generate": (
        lambda: mgpusim.generate("mobilellm_125m", GPU, prompt=2, tokens=2, weights="q8_0"),
        ("generate", "mobilellm_125m", "--prompt", "2", "--tokens", "2", "--weights", "q8_0", *ON, "--jobs", "1"),
    ),
    "network, everything otherwise": (
        lambda: mgpusim.network(
            "srcnn", GPU, "tflite-gpu-2.1", "event", precision="F16", batch=2, resolution=32, strict=True, candidates=2,
            overrides={"clock.gpu_hz": 300e6},
        ),
        ("network", "srcnn", "--library", "tflite-gpu-2.1", "--engine", "event", "--precision", "F16", "--batch", "2",
         "--resolution", "32", "--strict", "--candidates", "2", *ON, "--set", "clock.gpu_hz=300MHz", "--jobs", "1"),
    ),
    "tune_network": (
        lambda: mgpusim.tune_network(mgpusim.as_case("srcnn", resolution=24), GPU, limit=3),
        ("tune", "srcnn", "--resolution", "24", *ON, "--limit", "3", "--jobs", "1"),
    ),
    "compare_strategies": (
        lambda: mgpusim.compare_strategies(
            mgpusim.as_case("srcnn", resolution=24), GPU, ["driver", "rules", "exhaustive", "model"], limit=3
        ),
        ("tune", "srcnn", "--resolution", "24", *ON, "--compare", "--limit", "3", "--jobs", "1"),
    ),
    "fuse_networks": (
        lambda: mgpusim.fuse_networks(mgpusim.as_case("squeezenet_v1_1", "tnn", resolution=32), GPU, size=3),
        ("fuse", "--plan", "squeezenet_v1_1", "--library", "tnn", "--resolution", "32", "--size", "3", *ON),
    ),
    "fuse_networks, everything otherwise": (
        lambda: mgpusim.fuse_networks(
            [mgpusim.as_case(name, "tnn", resolution=16) for name in ("srcnn", "srcnn")], GPU, "event",
            copies=2, size=3, order="interleaved", memory_b=1 << 20, overrides={"launch.gap_s": 20e-6},
        ),
        ("fuse", "--network", "srcnn", "--network", "srcnn", "--library", "tnn", "--resolution", "16", "--copies", "2",
         "--size", "3", "--order", "interleaved", "--memory", "1MiB", "--engine", "event", *ON, "--set", "launch.gap_s=20us"),
    ),
    "batch_network": (
        lambda: mgpusim.batch_network(mgpusim.as_case("srcnn", resolution=24), GPU, [1, 2, 3], order="interleaved"),
        ("fuse", "--network", "srcnn", "--resolution", "24", "--batch", "1..3", "--order", "interleaved", *ON),
    ),
    "schedule_network": (
        lambda: mgpusim.schedule_network("bert_ffn", GPU, budget_s=1e-3, engine="analytic"),
        ("schedule", "bert_ffn", *ON, "--budget", "1ms", "--engine", "analytic", "--jobs", "1", "--json"),
    ),
    "place_network": (
        lambda: mgpusim.place_network("srcnn", GPU, resolution=24, transfers="copy"),
        ("place", "srcnn", "--resolution", "24", "--transfers", "copy", *ON, "--jobs", "1"),
    ),
    "bottleneck of a network": (
        lambda: mgpusim.bottleneck(mgpusim.as_case("srcnn", resolution=24), GPU, given={"registers": 2}, then=1),
        ("bottleneck", "srcnn", "--resolution", "24", *ON, "--give", "registers=2x", "--then", "1"),
    ),
    "compare": (
        lambda: mgpusim.compare(
            ["srcnn"], [GPU], ["tflite-gpu", "tnn"], weights={"srcnn": 2}, accuracy={"srcnn": 30.0}, resolution=24
        ),
        ("compare", "srcnn", *ON, "--library", "tflite-gpu", "--library", "tnn", "--weights", "srcnn=2", "--accuracy",
         "srcnn=30", "--resolution", "24", "--jobs", "1"),
    ),
    "compare, everything otherwise": (
        lambda: mgpusim.compare(
            ["srcnn"], [GPU], engine="event", precision="F32", batch=2, resolution=24, limits=False,
            overrides={"clock.gpu_hz": 300e6},
        ),
        ("compare", "srcnn", *ON, "--engine", "event", "--precision", "F32", "--batch", "2", "--resolution", "24", "--no-limits",
         "--set", "clock.gpu_hz=300MHz", "--jobs", "1"),
    ),
    "check": (lambda: mgpusim.check("budgets.toml"), ("check", "budgets.toml", "--jobs", "1")),
    "prune": (
        lambda: mgpusim.prune("first", GPU, without=["l1"], sample=4, searches=["random"], budget=3, seeds=1),
        ("prune", "first", *ON, "--without", "l1", "--sample", "4", "--search", "random", "--budget", "3", "--seeds", "1",
         "--jobs", "1"),
    ),
    "prune by the model": (
        lambda: mgpusim.prune("conv1x1", GPU, ["warp", "registers"], constants={"CIN": 8, "BITS": "16"}, alpha=2, compile=3),
        ("prune", "conv1x1", *ON, "--criteria", "warp,registers", "--constant", "CIN=8", "--constant", "BITS=16", "--alpha", "2",
         "--compile", "3", "--jobs", "1"),
    ),
    "describe_space": (lambda: mgpusim.describe_space("first"), ("space", "first")),
    "sweep": (lambda: mgpusim.sweep("study.toml", "results"), ("sweep", "study.toml", "-o", "printed", "--jobs", "1")),
    "validate": (
        lambda: mgpusim.validate("corpus.json.gz", GPU, repeat="corpus.json.gz", kernels=["pow*"], limit=3),
        ("validate", "corpus.json.gz", *ON, "--repeat", "corpus.json.gz", "--kernel", "pow*", "--limit", "3", "--jobs", "1"),
    ),
}  # fmt: skip


LONG = (
    "generate", "network, everything otherwise",
    "schedule_network", "fuse_networks", "fuse_networks, everything otherwise", "compare", "compare, everything otherwise",
    "compare_strategies", "batch_network", "bottleneck", "bottleneck of a network", "tune_network", "prune", "prune by the model",
)  # fmt: skip


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in ASKED])
def test_a_call_returns_what_its_command_prints(name: str) -> None:
    ask, command = ASKED[name]
    document = printed(*command)
    if isinstance(document, list):
        (document,) = document
    assert plain(ask()) == without_times(document)


def test_every_function_that_asks_is_compared() -> None:
    loaders = {name for name in FUNCTIONS if name.startswith(("load_", "list_", "read_", "as_"))} | {"anchor"}  # makes a GPU
    assert {*FUNCTIONS} - loaders == {name.split()[0].strip(",") for name in ASKED}


def test_objects_paths_and_names_mean_the_same() -> None:
    launch, gpu = mgpusim.load_launch("power.toml"), mgpusim.load_gpu(GPU)
    by_path = mgpusim.predict("power.toml", GPU)
    assert mgpusim.predict(launch, gpu) == mgpusim.predict(Path("power.toml"), gpu) == by_path
    other = mgpusim.load_gpu(GPU, {"l2.size_b": "256KiB"})
    assert mgpusim.predict(launch, gpu, overrides={"l2.size_b": 1 << 18}) == mgpusim.predict(launch, other)
    example = mgpusim.list_examples()[-1]
    assert mgpusim.load_launch(example) == mgpusim.load_launch(f"examples/{example}.toml")
    assert mgpusim.describe_space(mgpusim.load_space("first")) == mgpusim.describe_space("first")
    corpus = mgpusim.read_corpus("corpus.json.gz")
    assert mgpusim.validate(corpus, gpu).to_dict() == mgpusim.validate("corpus.json.gz", GPU).to_dict()
    tuned = [mgpusim.tune(launch, gpu, measured=one).to_dict()["rows"] for one in (corpus, "corpus.json.gz")]
    assert tuned[0] == tuned[1]


def test_a_launch_given_as_an_object_twice_uses_its_buffers_again() -> None:
    one, other = mgpusim.load_launch("scale.toml"), mgpusim.load_launch("power.toml")
    keeps = mgpusim.load_gpu(GPU, {"l2.survives_launch": "true"})
    run = mgpusim.queue([one, other, mgpusim.load_launch("scale.toml")], keeps, warm=False)
    assert [launch.name for launch in run.launches] == ["scale", "power", "scale-2"]
    assert [launch.l2_share for launch in run.launches] == [0, 0, 1]


def test_the_fused_kernel_is_written() -> None:
    found = mgpusim.fuse(["scale.toml", "power.toml"], GPU, output="both.cl")
    assert "scale" in Path("both.cl").read_text(encoding="utf-8")
    assert mgpusim.predict("both.toml", GPU).n_groups == found.groups


def test_progress_is_told() -> None:
    told: list[tuple[Any, ...]] = []
    mgpusim.queue(["scale.toml", "power.toml", "scale.toml"], GPU, session=Session(on_progress=lambda *said: told.append(said)))
    assert told == [(0, 2, f"scale on {GPU}"), (1, 2, f"power on {GPU}")]
    told.clear()
    mgpusim.plan_fusion(["scale.toml", "power.toml"], GPU, session=Session(on_progress=lambda *said: told.append(said)))
    assert [said[:2] for said in told[:3]] == [(0, 3), (1, 3), (2, 3)]
    told.clear()
    mgpusim.bottleneck("scale.toml", GPU, fields=False, session=Session(on_progress=lambda *said: told.append(said)))
    assert [done for done, _, _ in told] == list(range(1, len(told) + 1))
    assert {total for _, total, _ in told} == {len(told)}


WRONG: dict[str, tuple[Callable[[], Any], type[Exception], tuple[str, ...]]] = {
    "launch": (lambda: mgpusim.predict("softmx", GPU), UnknownNameError, ("'softmx'", "did you mean 'softmax'")),
    "launch file": (lambda: mgpusim.tune("powr.toml", GPU), InputError, ("powr.toml: no such file", "did you mean 'power.toml'")),
    "kernel file": (lambda: mgpusim.bottleneck("power.cl", GPU), InputError, ("power.cl", "expected a launch file (.toml)")),
    "GPU": (lambda: mgpusim.predict("softmax", "adreno640"), UnknownNameError, ("'adreno640'", "did you mean 'adreno-640'")),
    "field": (
        lambda: mgpusim.predict("softmax", GPU, overrides={"l2.sise_b": 1}),
        UnknownNameError,
        ("'l2.sise_b'", "did you mean 'l2.size_b'"),
    ),
    "value": (lambda: mgpusim.predict("softmax", GPU, overrides={"l2.size_b": "two"}), InputError, ("l2.size_b: 'two'",)),
    "value for an object": (
        lambda: mgpusim.predict("softmax", mgpusim.load_gpu(GPU), overrides={"shader_cores": 0}),
        InputError,
        (GPU, "shader_cores"),
    ),
    "engine": (lambda: mgpusim.bottleneck("softmax", GPU, "evnt"), UnknownNameError, ("'evnt'", "did you mean 'event'")),
    "strategy": (lambda: mgpusim.tune("power.toml", GPU, "modl"), UnknownNameError, ("'modl'", "did you mean 'model'")),
    "top": (lambda: mgpusim.tune("power.toml", GPU, top=0), InputError, ("top: got 0", "at least 1")),
    "table": (lambda: mgpusim.tune("power.toml", GPU, "lookup", table="no.json"), InputError, ("table no.json: No such file",)),
    "not measured": (
        lambda: mgpusim.tune("scale.toml", GPU, measured="corpus.json.gz"),
        InputError,
        ("has not measured scale with global (2048,)",),
    ),
    "one launch to fuse": (lambda: mgpusim.fuse(["power.toml"], GPU), InputError, ("launches: got 1, expected two or more",)),
    "no list": (lambda: mgpusim.fuse("power.toml", GPU), InputError, ("launches: got 'power.toml', expected a list",)),
    "no list to queue": (lambda: mgpusim.queue("softmax", GPU), InputError, ("launches: got 'softmax', expected a list",)),
    "several launches": (
        lambda: mgpusim.fuse(["no.toml", "softmx", "power.toml"], GPU),
        InputError,
        ("2 launches cannot be used:", "no.toml: no such file", "'softmx'"),
    ),
    "align": (lambda: mgpusim.fuse(["power.toml"] * 2, GPU, align="wrap"), InputError, ("align", "'wrap'", "warp")),
    "output": (lambda: mgpusim.fuse(["power.toml"] * 2, GPU, output="x.txt"), InputError, ("output: got 'x.txt'", ".cl file")),
    "plan": (lambda: mgpusim.plan_fusion(["power.toml"], GPU), InputError, ("plan: got 1 launches, expected two or more",)),
    "size": (lambda: mgpusim.plan_fusion(["power.toml"] * 2, GPU, size=4), InputError, ("size: got 4, expected 2 or 3",)),
    "batch": (lambda: mgpusim.predict_batching("power.toml", GPU, 1), InputError, ("batch: got 1, expected at least 2",)),
    "empty queue": (lambda: mgpusim.queue([], GPU), InputError, ("no commands", "at least one launch")),
    "repeat": (lambda: mgpusim.queue(["power.toml"], GPU, repeat=0), InputError, ("repeat: got 0, expected at least 1",)),
    "after": (
        lambda: mgpusim.queue(["power.toml"], GPU, after=["power:powr", "power"]),
        InputError,
        ("after power:powr: unknown launch 'powr'; did you mean 'power'", "after: got 'power', expected FIRST:THEN"),
    ),
    "dvfs": (lambda: mgpusim.queue(["power.toml"], GPU, dvfs=["2ms"]), InputError, ("dvfs: got '2ms', expected TIME:CLOCK",)),
    "dispatch": (lambda: mgpusim.queue(["power.toml"], GPU, dispatch="bredth"), UnknownNameError, ("did you mean 'breadth'",)),
    "network": (lambda: mgpusim.network("srcn", GPU), UnknownNameError, ("unknown network 'srcn'", "did you mean 'srcnn'")),
    "library": (lambda: mgpusim.network("srcnn", GPU, "mn"), UnknownNameError, ("unknown library 'mn'", "did you mean 'mnn'")),
    "share": (lambda: mgpusim.network("srcnn", GPU, event_share=0.0), InputError, ("event_share: got 0.0",)),
    "no list to compare": (lambda: mgpusim.compare("srcnn", [GPU]), InputError, ("networks: got 'srcnn', expected a list",)),
    "weights": (lambda: mgpusim.compare(["srcnn"], [GPU], weights={"srcn": 1}), UnknownNameError, ("did you mean 'srcnn'",)),
    "space": (lambda: mgpusim.prune("gem", GPU), UnknownNameError, ("unknown space 'gem'", "did you mean 'gemm'")),
    "constant": (lambda: mgpusim.prune("conv1x1", GPU, constants={"Q": 1}), InputError, ("unknown constant 'Q'",)),
    "constants of a space": (
        lambda: mgpusim.prune(mgpusim.load_space("conv1x1"), GPU, constants={"H": 1}),
        InputError,
        ("constants: space conv1x1 is loaded already",),
    ),
    "criteria": (
        lambda: mgpusim.prune("first", GPU, ["wrap", "registres"]),
        InputError,
        ("criteria:", "did you mean 'warp'", "did you mean 'registers'"),
    ),
    "no criterion": (lambda: mgpusim.prune("first", GPU, ["warp"], without=["warp"]), InputError, ("no criterion is left",)),
    "margin": (lambda: mgpusim.prune("first", GPU, margin=0.1, keep=0.1), InputError, ("margin, keep: both say",)),
    "another corpus": (
        lambda: mgpusim.prune("first", GPU, measured="corpus.json.gz"),
        InputError,
        ("measured corpus.json.gz: space first: no launch of the corpus has the tag",),
    ),
    "corpus": (lambda: mgpusim.validate("no.json", GPU), InputError, ("corpus no.json: No such file",)),
    "kernels": (lambda: mgpusim.validate("corpus.json.gz", GPU, kernels=["conv*"]), InputError, ("unknown kernel 'conv*'",)),
    "sweep": (lambda: mgpusim.sweep("nosuch", "r"), UnknownNameError, ("unknown study 'nosuch'",)),
    "folder": (lambda: mgpusim.sweep("study.toml", "power.toml"), InputError, ("power.toml",)),
    "study": (lambda: mgpusim.load_study("memory_sistem"), UnknownNameError, ("did you mean 'memory_system'",)),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said(name: str) -> None:
    ask, kind, words = WRONG[name]
    with pytest.raises(mgpusim.MgpusimError) as error:
        ask()
    assert type(error.value) is kind
    for word in words:
        assert word in str(error.value)


def test_public_names_are_those_a_type_checker_sees() -> None:
    tree = ast.parse(Path(mgpusim.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    imported = {}
    for statement in tree.body[1:-1]:
        assert isinstance(statement, ast.ImportFrom)
        for alias in statement.names:
            assert alias.name == alias.asname
            imported[alias.name] = statement.module
    assert {*imported} == {*mgpusim.__all__} == {*dir(mgpusim)}
    for name, module in imported.items():
        assert getattr(mgpusim, name) is getattr(import_module(str(module)), name)
    assert (Path(mgpusim.__file__).parent / "py.typed").is_file()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_public_function_is_documented_with_an_example(name: str) -> None:
    text = inspect.getdoc(getattr(mgpusim, name)) or ""
    assert ">>>" in text
    parameters = inspect.signature(getattr(mgpusim, name)).parameters
    for parameter in () if name.startswith(("list_", "load_", "read_")) else parameters:
        assert re.search(rf"^{parameter} : |`{parameter}`", text, re.MULTILINE), parameter
    assert not parameters or "Raises\n------" in text


def test_names_cost_nothing_until_they_are_called() -> None:
    heavy = ("numpy", "numba", "scipy", "networkx", "rich", "simpy", "matplotlib", "click")
    code = (
        "import sys, mgpusim\n"
        f"print([m for m in {heavy!r} if m in sys.modules])\n"
        "for name in mgpusim.__all__:\n    getattr(mgpusim, name)\n"
        f"print([m for m in {heavy!r} if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=True)
    assert done.stdout.splitlines() == ["[]", "['numpy']"]
