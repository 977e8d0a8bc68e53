"""Networks on a device: what is run of a plan, that it computes what numpy does, and what comes back."""

from __future__ import annotations

import copy
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.calibrate.measuring.bundles import write_bundle
from mgpusim.calibrate.measuring.cldevice import MeasureError, open_device
from mgpusim.calibrate.measuring.network_memory import NetworkMemory
from mgpusim.calibrate.measuring.network_run import EXPECTED, chosen_launches, refuse_precision
from mgpusim.calibrate.measuring.network_suite import NetworkSuite, network_suite
from mgpusim.calibrate.measuring.suites import measure_suite, packed
from mgpusim.cli.app import cli
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.kernels.base import STORAGES, Stored
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.contents import constant_contents, random_inputs, stored_contents, with_values
from mgpusim.nn.zoo import network
from mgpusim.workload.corpus import read_corpus
from tests.helpers.network_blocks import BLOCKS
from tests.helpers.network_graphs import graph_of
from tests.helpers.network_kernels import to_storage
from tests.helpers.work import HANG_S

on_device = pytest.mark.usefixtures("opencl_device")

QUICK = {"repeats": 3, "most": 3, "warmup": 1}
EXACT = 2e-5
SMALL = ["--network", "srcnn", "--resolution", "12", "--precision", "F32", "--gpu", "nvidia-h200"]


def thinned(library: str, kept: int) -> Library:
    """A library that times at most so many kernels: each is compiled."""
    profile = load_library(library)
    rules = tuple(msgspec.structs.replace(rule, candidates=rule.candidates[:kept]) for rule in profile.rule)
    return msgspec.structs.replace(profile, rule=rules)


def measured(suite: NetworkSuite, folder: Path) -> dict[str, Any]:
    return measure_suite(suite.document, folder / "c.json.gz", None, QUICK, values=suite.values)


# ---- on a device -------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@on_device
@pytest.mark.parametrize(
    ("name", "library", "kept", "gpu"),
    [
        ("fire", "ours", 1, "nvidia-h200"),  # inputs of a concatenation are made where it lies
        ("dense", "ours", 1, "mali-g76-mp5"),  # and so are those of concatenations of concatenations
        ("inverted_residual", "tflite-gpu", 1, "adreno-640"),  # arrays of images
        ("shuffle_unit", "mnn", 2, "adreno-640"),  # images, and kernels to choose among
        ("winograd", "ours", 3, "intel-hd505"),  # ways of several launches
    ],
)
def test_what_runs_computes_what_numpy_does(name: str, library: str, kept: int, gpu: str, tmp_path: Path) -> None:
    suite = network_suite(BLOCKS[name](), gpu, thinned(library, kept), precision="F32", candidates=1)
    document = measured(suite, tmp_path)
    found = document["network"]
    assert found["error"].keys() >= set(BLOCKS[name]().outputs)
    assert max(found["error"].values()) < EXACT
    assert found["end_to_end_ns"]["median"] > 0
    assert 0 < found["enqueue_ns"]["median"] <= found["queue_ns"]["median"]
    assert 0 < found["sum_ns"]["min"] <= found["span_ns"]["p90"]
    corpus = read_corpus(tmp_path / "c.json.gz")
    assert [item.tags["order"] for item in corpus.launches] == list(range(len(corpus.launches)))
    launches = [step for step in found["steps"] if step["kind"] == "launch"]
    assert [step["launch"] for step in launches] == list(range(len(corpus.launches)))
    assert [step["name"] for step in launches] == [item.tags["step"] for item in corpus.launches]
    assert all(item.extra["in_order_ns"]["median"] > 0 < item.time_ns.median for item in corpus.launches)
    # every kernel reads what an earlier one, the host or nobody (weights) has written
    known = {f"{name}@plain" for name in BLOCKS[name]().inputs}
    for item in corpus.launches:
        for position, memory in enumerate(item.extra["memory"]):
            assert position in item.extra["writes"] or memory.startswith("weights") or memory in known, (item.kernel, memory)
        known |= {item.extra["memory"][position] for position in item.extra["writes"]}


@pytest.mark.slow
@on_device
def test_a_model_file_runs_with_its_own_weights(tmp_path: Path) -> None:
    """Of ONNX, whose tensors are in another order of axes."""
    made = pytest.importorskip("tests.helpers.onnx_blocks").ONNX_BLOCKS["classifier"]().SerializeToString()
    path = tmp_path / "model.onnx"
    path.write_bytes(made)
    suite = network_suite(path, "adreno-640", thinned("mnn", 1), precision="F32", candidates=1)
    given = random_inputs(read_network(path))
    runtime = pytest.importorskip("onnxruntime")
    session = runtime.InferenceSession(made, providers=["CPUExecutionProvider"])
    names = [one.name for one in session.get_outputs()]
    for name, want in zip(names, session.run(names, given), strict=True):
        np.testing.assert_allclose(suite.values[EXPECTED + name], want.reshape(-1), rtol=1e-4, atol=1e-5)
    assert max(measured(suite, tmp_path)["network"]["error"].values()) < EXACT


@pytest.mark.slow
@on_device
def test_wrong_weights_are_noticed(tmp_path: Path) -> None:
    suite = network_suite("srcnn", "nvidia-h200", precision="F32", resolution=12)
    largest = max((name for name in suite.values if name.startswith("weights")), key=lambda name: suite.values[name].size)
    other = NetworkSuite(suite.document, suite.values | {largest: 1.5 * suite.values[largest]})
    assert max(measured(suite, tmp_path)["network"]["error"].values()) < EXACT
    assert min(measured(other, tmp_path)["network"]["error"].values()) > 1e-3


@pytest.mark.slow
@on_device
def test_a_group_that_the_device_refuses_gives_way_to_a_smaller_one(tmp_path: Path) -> None:
    suite = network_suite("srcnn", "nvidia-h200", precision="F32", resolution=12)
    document = copy.deepcopy(suite.document)
    step = next(step for step in document["network"]["steps"] if step["kind"] == "launch" and "reserve" in step["options"][0])
    (first,) = step["options"][0]["launches"]
    document["launches"][first]["local"] = [1 << 16, 1, 1]
    entries = measured(NetworkSuite(document, suite.values), tmp_path)
    taken = next(entry for entry in entries["launches"] if entry["tags"]["step"] == step["name"])
    assert taken["local"] == document["launches"][step["options"][0]["reserve"][0][0]]["local"]
    assert max(entries["network"]["error"].values()) < EXACT
    # smaller groups of kernels that were not refused are neither measured nor noted as failures
    assert [entry["local"] for entry in entries["failures"]] == [[1 << 16, 1, 1]]
    assert len(entries["launches"]) + len(entries.get("candidates", [])) < len(document["launches"])


@pytest.mark.slow
@on_device
def test_what_does_not_run_is_said(tmp_path: Path) -> None:
    suite = network_suite("srcnn", "nvidia-h200", precision="F32", resolution=12)
    weights = next(name for name in suite.values if name.startswith("weights"))
    found = measured(NetworkSuite(suite.document, {k: v for k, v in suite.values.items() if k != weights}), tmp_path)
    assert weights in found["network"]["reason"]
    assert "end_to_end_ns" not in found["network"]
    assert len(found["launches"]) == sum("behind" not in launch for launch in suite.document["launches"])  # measured all the same


@pytest.mark.slow
@on_device
def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "c.json.gz"
    result = CliRunner().invoke(cli, ["measure", *SMALL, "-o", str(out), "--repeats", "3"])
    assert result.exit_code == 0, result.output
    assert "srcnn with tflite-gpu (F32)" in result.output
    assert "end to end" in result.output
    corpus = read_corpus(out)
    assert corpus.extra["network"]["gpu"] == "nvidia-h200"
    again = CliRunner().invoke(cli, ["measure", str(out), "-o", str(tmp_path / "d.json"), "--repeats", "3"])  # as any corpus
    assert again.exit_code == 0, again.output


@on_device
def test_half_precision_is_refused_by_name(tmp_path: Path) -> None:
    if "cl_khr_fp16" in open_device().extensions.split():
        pytest.skip("this device has half precision")
    asked = [*SMALL[:4], "--gpu", "nvidia-h200", "--precision", "F16", "-o", str(tmp_path / "c.json")]
    result = CliRunner().invoke(cli, ["measure", *asked])
    assert result.exit_code == 2
    assert "no cl_khr_fp16, which precision F16 needs; measure srcnn with --precision F32" in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@on_device
def test_a_bundle_runs_without_this_package(tmp_path: Path) -> None:
    suite = network_suite("srcnn", "nvidia-h200", precision="F32", resolution=12)
    bundle = tmp_path / "b.zip"
    write_bundle(bundle, suite.document, values=suite.values)
    first = bundle.read_bytes()
    write_bundle(bundle, suite.document, values=suite.values)
    assert bundle.read_bytes() == first
    phone = tmp_path / "phone"
    with zipfile.ZipFile(bundle) as archive:
        archive.extractall(phone)
    (tmp_path / "none" / "mgpusim").mkdir(parents=True)
    (tmp_path / "none" / "mgpusim" / "__init__.py").write_text("raise ImportError('not on the phone')", encoding="utf-8")
    env = os.environ | {"PYTHONPATH": str(tmp_path / "none")}
    ran = subprocess.run(
        [sys.executable, "measure.py", "-o", "out.json.gz"],
        cwd=phone,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=HANG_S,
    )
    assert ran.returncode == 0, ran.stderr
    assert "srcnn end to end: " in ran.stderr
    corpus = read_corpus(phone / "out.json.gz")
    assert max(corpus.extra["network"]["error"].values()) < EXACT
    assert [item.tags["order"] for item in corpus.launches] == list(range(len(corpus.launches)))


# ---- what is run -------------------------------------------------------------------------------------------------------
def launch(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "launch", "name": name, "options": list(options)}


def test_the_fastest_way_is_taken() -> None:
    direct = [launch("direct", {"launches": [0, 1]})]
    winograd = [launch("input", {"launches": [2]}), launch("gemm", {"launches": [3, 4]}), launch("output", {"launches": [5]})]
    steps = [{"kind": "upload", "name": "u"}, {"kind": "choice", "name": "c", "alternatives": [direct, winograd]}]
    times = {0: 9.0, 1: 10.0, 2: 1.0, 3: 8.0, 4: 5.0, 5: 2.0}
    assert [step.get("launch") for step in chosen_launches(steps, times)] == [None, 2, 4, 5]
    assert [step.get("launch") for step in chosen_launches(steps, times | {0: 7.5})] == [None, 0]
    del times[2]  # a way of which a launch was refused is none
    assert [step.get("launch") for step in chosen_launches(steps, times)] == [None, 0]
    with pytest.raises(ValueError, match="direct: none of its kernels could be measured"):
        chosen_launches(steps, {})


def test_smaller_groups_count_only_where_the_others_were_refused() -> None:
    step = launch("s", {"launches": [0, 1], "reserve": [[2], [3, 4]]})
    times = {0: 5.0, 1: 6.0, 2: 1.0, 3: 3.0, 4: 2.0}
    for known, taken in (((0, 1, 2, 3, 4), 0), ((1, 2, 3, 4), 1), ((2, 3, 4), 2), ((3, 4), 4)):
        assert chosen_launches([step], {i: times[i] for i in known})[0]["launch"] == taken


def test_precisions_are_refused_by_what_they_need() -> None:
    info = {"name": "n", "precision": "F16", "needs": ["cl_khr_fp16"], "plain_precisions": ["F32"]}
    refuse_precision(info, "cl_khr_icd cl_khr_fp16")
    with pytest.raises(MeasureError, match="measure n with --precision F32"):
        refuse_precision(info, "cl_khr_icd")


# ---- memory ------------------------------------------------------------------------------------------------------------
class FakeBuffer:
    """Memory of a device that is numpy's."""

    def __init__(self, context: Any, flags: int, size_b: int) -> None:
        self.data = np.zeros(size_b, np.uint8)


class FakeCL:
    """As much of pyopencl as memory without values needs; its device makes no buffer that begins within another."""

    Buffer = FakeBuffer

    class mem_flags:  # noqa: N801 - as pyopencl has it
        READ_WRITE = 1


class FakeSession:
    cl, context = FakeCL, None

    class device:  # noqa: N801
        mem_base_addr_align = 1 << 20


parts = st.lists(st.tuples(st.integers(0, 12), st.integers(1, 4)), min_size=1, max_size=5, unique=True)


@given(parts, st.data())
def test_tensors_apart_hold_what_one_buffer_would(places: list[tuple[int, int]], data: st.DataObject) -> None:
    tensors = {"all": {"of": "all", "offset_b": 0, "size_b": 16}}
    tensors |= {f"t{i}": {"of": "all", "offset_b": at, "size_b": size} for i, (at, size) in enumerate(places)}
    memory = NetworkMemory(FakeSession, {"tensors": tensors}, {})
    held = {name: memory.bind(name, {"buffer": {"count": t["size_b"], "dtype": "uint8"}}) for name, t in tensors.items()}
    one = np.zeros(16, np.uint8)
    for number in range(1, 8):
        name = data.draw(st.sampled_from(sorted(tensors)))
        at, size = tensors[name]["offset_b"], tensors[name]["size_b"]
        one[at : at + size] = number
        held[name].data[:size] = number
        for source, target, begin, to, size_b in memory.copies(name):
            target.data[to : to + size_b] = source.data[begin : begin + size_b]
        for other, t in tensors.items():
            begin, count = t["offset_b"], t["size_b"]
            np.testing.assert_array_equal(held[other].data[:count], one[begin : begin + count], err_msg=f"{name}, then {other}")


# ---- suites ------------------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_launches_that_are_alike_are_measured_once() -> None:
    suite = network_suite("mobilenet_v1", "adreno-640", resolution=64)
    steps = [step for step in suite.document["network"]["steps"] if step["kind"] == "launch"]
    used = [position for step in steps for option in step["options"] for position in option["launches"]]
    assert len(steps) == 32
    assert len(set(used)) < len(used)
    for name, array in suite.values.items():
        assert array.ndim == 1, name
    json.dumps(suite.document)


@pytest.mark.slow
def test_the_model_chooses_what_is_predicted() -> None:
    from mgpusim.nn.running.predict import network as predicted

    library = thinned("ours", 2)
    suite = network_suite("srcnn", "adreno-640", library, resolution=12, choose="model", candidates=2)
    steps = [step for step in suite.document["network"]["steps"] if step["kind"] == "launch"]
    launches = [suite.document["launches"][step["options"][0]["launches"][0]] for step in steps]
    layers = [x for x in predicted("srcnn", "adreno-640", library, resolution=12, candidates=2).layers if x.kind == "kernel"]
    assert [(s["name"], s["options"][0]["variant"]) for s in steps] == [(layer.name, layer.variant) for layer in layers]
    assert [launch.get("local") for launch in launches] == [list(layer.local) if layer.local else None for layer in layers]


def test_operators_on_the_cpu_are_refused_by_name() -> None:
    with pytest.raises(UnsupportedError, match="leaves operators to the CPU, which no GPU times: detection"):
        network_suite("ssd_mobilenet_v1", "adreno-640")


@pytest.mark.parametrize(
    ("number", "precision", "said"),
    [
        (np.nan, "F16", "Constants hold NaN: w."), (np.inf, "F16", "Constants hold infinities: w."), (1e6, "F32", ""),
        (1e6, "F16", "Constants hold numbers beyond 65504, which become infinite in F16: w."), (65504, "F16", ""),
    ],
)  # fmt: skip
@pytest.mark.filterwarnings("error")
def test_constants_that_no_comparison_holds_with_are_noted(number: float, precision: str, said: str) -> None:
    """The defect: numpy's own warnings, with paths of this machine, and of NaN not a word."""
    graph = convolution_graph((4, 4, 4), 4)
    (name,) = (one for one, tensor in graph.tensors.items() if tensor.constant and len(tensor.shape) == 4)
    weights = np.ones(graph.tensors[name].shape, np.float32)
    weights.flat[3] = number
    graph = msgspec.structs.replace(graph, values={name: weights})
    suite = network_suite(graph, "adreno-640", precision=precision)
    assert [note for note in suite.notes if note.startswith("Constants")] == [said] * bool(said)


def test_a_name_that_no_zip_file_takes_is_refused() -> None:
    """The defect: struct.error."""
    with pytest.raises(InputError, match="its name has 65532 bytes, a file of values takes at most 65531"):
        packed({"x" * 65_532: np.ones(4, np.float32)}, compress=True)
    whole = packed({"x" * 65_531: np.ones(4, np.float32)}, compress=True)
    assert len(np.load(io.BytesIO(whole)).files[0]) == 65_531


@pytest.mark.slow
def test_outputs_behind_a_softmax_are_checked_before_it() -> None:
    suite = network_suite("mobilenet_v1", "adreno-640", precision="F32", resolution=32)
    (before,) = suite.document["network"]["checked"]
    want = suite.values[EXPECTED + before]
    real = want[~np.isnan(want)]
    assert real.size == 1000
    softmax = np.exp(real - real.max()) / np.exp(real - real.max()).sum()
    (output,) = network("mobilenet_v1", resolution=32).outputs
    np.testing.assert_allclose(suite.values[EXPECTED + output], softmax, rtol=1e-4, atol=1e-7)


@given(st.sampled_from(STORAGES), st.sampled_from((16, 32)), st.sampled_from([(1, 2, 3, 5), (2, 1, 4, 8), (1, 1, 1, 3)]))
def test_contents_lie_as_kernels_read_them(storage: str, bits: int, shape: tuple[int, ...]) -> None:
    values = np.random.default_rng(0).integers(-50, 50, shape).astype(np.float32)
    graph = graph_of([], {}, [], constants={"c": values})
    stored = Stored("c", graph.image("c"), storage, bits)
    np.testing.assert_array_equal(stored_contents(graph, stored, values, 7.0), to_storage(stored, values, 7.0))
    np.testing.assert_array_equal(constant_contents(graph, stored), to_storage(stored, values, 0.0))


def test_constants_without_values_are_drawn_and_others_kept() -> None:
    graph = network("srcnn", resolution=12)
    one = next(name for name, tensor in graph.tensors.items() if tensor.constant)
    given_one = with_values(graph_with(graph, one))
    assert (given_one.values[one] == 3.0).all()
    again = with_values(graph_with(graph, one))
    for name, tensor in graph.tensors.items():
        if tensor.constant:
            assert given_one.values[name].shape == tensor.shape
            np.testing.assert_array_equal(given_one.values[name], again.values[name])
    assert random_inputs(graph)[graph.inputs[0]].shape == (1, 12, 12, 3)


def graph_with(graph: Graph, name: str) -> Graph:
    return msgspec.structs.replace(graph, values={name: np.full(graph.tensors[name].shape, 3.0, np.float32)})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*SMALL, "--bundle", "x.zip", "--shapes", "3"], "--network: not with --shapes"),
        (["--network", "srcnn", "--bundle", "x.zip"], "--gpu: a library's rules go by the GPU that will run the bundle"),
        ([*SMALL, "--bundle", "x.zip", "--choose", "dice"], "dice"),
        (["--network", "srcnnn", "--gpu", "nvidia-h200", "--bundle", "x.zip"], "srcnn"),
        ([*SMALL, "--library", "tflite", "--bundle", "x.zip"], "tflite-gpu"),
        ([*SMALL, "--library", "mnn", "--schedule", "s.json", "-o", "x.json"], "--library: beside --schedule, which has its own"),
        (["softmax", "--library", "mnn", "--batch", "2", "-o", "x.json"], "--library, --batch: only with --network"),
    ],
)
def test_bad_input(arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli, ["measure", *arguments])
    assert result.exit_code == 2, result.output
    assert said in result.output
    assert not list(tmp_path.iterdir())


def test_choices_are_known() -> None:
    with pytest.raises(InputError, match="choose"):
        network_suite("srcnn", "adreno-640", choose="dice")
