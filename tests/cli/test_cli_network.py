"""`mgpusim network` from the user's side: what it predicts, prints and writes, and what it refuses before it works."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mgpusim.nn.zoo import network
from tests.helpers.html_page import check_structure
from tests.helpers.work import HANG_S

onnx = pytest.importorskip("onnx")

GPU = ("--gpu", "adreno-640")
SMALL = ("srcnn", "--resolution", "32", "--jobs", "1")
"""Three convolutions, and a kernel each for the layouts of input and output."""


def predicted(run: Any, *args: Any) -> list[dict[str, Any]]:
    result = run("network", *args, "--json")
    assert result.exit_code == 0, result.output
    return list(json.loads(result.stdout))


def refused(run: Any, *args: Any) -> str:
    result = run("network", *args)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return str(result.output)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Return an ONNX model of a convolution whose input has a free height."""
    make, floats = onnx.helper, onnx.TensorProto.FLOAT
    graph = make.make_graph(
        [make.make_node("Conv", ["data", "w"], ["sum"], pads=[1, 1, 1, 1]), make.make_node("Relu", ["sum"], ["out"])],
        "free", [make.make_tensor_value_info("data", floats, [1, 3, "height", 32])],
        [make.make_tensor_value_info("out", floats, None)],
        [make.make_tensor("w", floats, [8, 3, 3, 3], [0.1] * 216)],
    )  # fmt: skip
    path = tmp_path / "work" / "free.onnx"
    onnx.save(make.make_model(graph), path)
    return path


# ---- what it says ------------------------------------------------------------------------------------------------------
def test_the_parts_of_a_run_add_up(run: Any) -> None:
    (found,) = predicted(run, *SMALL, *GPU)
    assert (found["schema"], found["network"], found["library"]) == ("mgpusim.network/1", "srcnn", "tflite-gpu")
    assert found["kernels_us"] + found["gaps_us"] + found["copies_us"] + found["cpu_us"] == pytest.approx(found["latency_us"])
    low, high = found["interval_us"]
    assert low < found["latency_us"] < high
    assert 0 <= found["host_bound_us"] <= found["gaps_us"]
    layers = found["layers"]
    assert found["kernels"] == sum(layer["kind"] == "kernel" for layer in layers) == 5
    assert math.fsum(layer["time_us"] for layer in layers if layer["kind"] == "kernel") == pytest.approx(found["kernels_us"])
    for layer in layers:
        assert layer["host_us"][0] <= layer["host_us"][1] <= layer["start_us"] + layer["time_us"]
        parts = sum(layer["breakdown_us"].values())  # with weights in DRAM, and tensors in L2
        assert parts == 0 if layer["kind"] != "kernel" else layer["alone_us"] <= parts + 1e-6 <= layer["time_us"] + 2e-6
    ends = [layer["start_us"] + layer["time_us"] for layer in layers]
    assert all(end <= layer["start_us"] + 1e-6 for end, layer in zip(ends, layers[1:], strict=False))
    assert ends[-1] == pytest.approx(found["latency_us"])
    graph = network("srcnn", resolution=32)
    convolutions = [o.name for o in graph.operators if o.kind == "conv2d"]
    assert {name for layer in layers for name in layer["operators"]} >= set(convolutions)
    assert found["macs"] == sum(layer["macs"] for layer in layers)


def test_tables(run: Any) -> None:
    shown = run("network", *SMALL, *GPU).stdout
    labels = [line.split("  ")[0] for line in shown.splitlines()[:12]]
    assert labels[:6] == ["network", "GPU", "library", "latency", "80% interval", "kernels"]
    assert re.search(r"^ conv2d +3 ", shown, re.MULTILINE)
    assert "note: Launches start as soon as the host has handed them over" in shown
    assert "Operators and their kernels" not in shown
    explained = run("network", *SMALL, *GPU, "--explain").stdout
    for operator in network("srcnn", resolution=32).operators:
        assert re.search(rf"^ {re.escape(operator.name)} +{operator.kind} ", explained, re.MULTILINE)
    assert explained.startswith(shown.partition("\nnote:")[0].rstrip())


@pytest.mark.slow
def test_libraries_and_gpus_side_by_side(run: Any) -> None:
    args = (*SMALL, *GPU, "--gpu", "mali-g76-mp5", "--library", "tflite-gpu", "--library", "tflite-gpu-2.1")
    shown = run("network", *args).stdout
    rows = re.findall(r"^ (\S+) +(F\S+) +(\S+) +[\d.]+ \ws ", shown, re.MULTILINE)
    assert rows == [
        (library, precision, gpu)
        for gpu in ("adreno-640", "mali-g76-mp5")
        for library, precision in (("tflite-gpu", "F16"), ("tflite-gpu-2.1", "F32"))
    ]
    assert [(one["library"], one["precision"], one["gpu"]) for one in predicted(run, *args)] == rows
    # what holds everywhere is said once, the rest with where it holds
    assert shown.count("Launches start as soon as") == 1
    assert re.search(r"note: tflite-gpu on mali-g76-mp5, tflite-gpu-2.1 on mali-g76-mp5: Copies", shown)


@pytest.mark.slow
def test_options_change_what_is_predicted(run: Any) -> None:
    (base,) = predicted(run, *SMALL, *GPU)
    (wide,) = predicted(run, *SMALL, *GPU, "--batch", "2", "--precision", "F32")
    assert (wide["batch"], wide["precision"]) == (2, "F32")
    assert 1.9 < wide["weights_b"] / base["weights_b"] < 2.2  # twice the bits, and blocks of other sizes
    assert wide["macs"] == base["macs"]
    (slow,) = predicted(run, *SMALL, *GPU, "--set", "launch.enqueue_s=1ms")
    assert slow["latency_us"] > base["latency_us"] + 4000
    assert slow["kernels_us"] == pytest.approx(base["kernels_us"], rel=0.02)
    (recorded,) = predicted(run, *SMALL, *GPU, "--recorded", "--set", "launch.enqueue_s=1ms")
    assert recorded["recorded"] is True
    # two copies with a call each, and one call instead of five
    between = recorded["latency_us"] - recorded["kernels_us"]
    assert 3000 < between < 3200
    assert recorded["latency_us"] + 3000 < slow["latency_us"]
    assert slow["latency_us"] > 7000


def test_a_file_is_named_with_its_shapes(run: Any, model: Path) -> None:
    (found,) = predicted(run, model, *GPU, "--input", "data=1x3x16x32", "--jobs", "1")
    assert found["network"] == "free"
    assert found["macs"] == 16 * 32 * 8 * 27
    assert [one[2] for one in found["explanation"]] == ["kernel", "fused"]


def test_page_and_timeline(run: Any) -> None:
    result = run("network", *SMALL, *GPU, "--html", "page.html", "--timeline", "time.json")
    assert result.exit_code == 0, result.output
    (found,) = predicted(run, *SMALL, *GPU)
    page = check_structure(Path("page.html").read_bytes())
    for i, layer in enumerate(found["layers"], 1):
        assert page.row(str(i))[1] == layer["name"]
    events = [e for e in json.loads(Path("time.json").read_bytes())["traceEvents"] if e["ph"] == "X"]
    assert max(e["ts"] + e["dur"] for e in events) == pytest.approx(found["latency_us"], abs=0.01)


def test_lists(run: Any) -> None:
    names = run("networks").stdout
    assert re.search(r"^ mobilenet_v2 +224x224x3 +MobileNet V2: inverted residuals$", names, re.MULTILINE)
    profiles = run("libraries").stdout
    assert re.search(r"^ tflite-gpu +TensorFlow Lite GPU delegate", profiles, re.MULTILINE)
    folder = Path("..") / "config" / "mgpusim" / "libraries"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(
        'extends = "tflite-gpu"\nname = "mine"\ntitle = "A library of mine"\nsource = "me"\n', encoding="utf-8"
    )
    (folder / "broken.toml").write_text("name = 1\n", encoding="utf-8")
    result = run("libraries")
    assert result.exit_code == 2
    assert "A library of mine" in result.output
    assert "broken.toml" in result.output


def test_help_needs_no_numpy() -> None:
    code = (
        "import sys\nfrom mgpusim.cli.app import cli\n"
        "try:\n    cli(['network', '--help'])\nexcept SystemExit:\n    pass\n"
        "print([m for m in ('numpy', 'msgspec', 'rich', 'onnx') if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# ---- what it refuses ---------------------------------------------------------------------------------------------------
WRONG: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "network": (("mobilenet_v22", *GPU), ("unknown network 'mobilenet_v22'", "did you mean 'mobilenet_v2'")),
    "file": (("no.onnx", *GPU), ("no.onnx: there is no such file",)),
    "folder": (("../work", *GPU), ("../work: is a folder, expected a model file",)),
    "nothing": (("nothing.onnx", *GPU), ("nothing", "has no operators")),
    "no gpu": (("srcnn",), ("no GPU: add --gpu",)),
    "gpu": (("srcnn", "--gpu", "adreno-64"), ("'adreno-64'", "did you mean 'adreno-640'")),
    "library": (("srcnn", *GPU, "--library", "tflite"), ("unknown library 'tflite'", "did you mean 'tflite-gpu'")),
    "precision": (("srcnn", *GPU, "--precision", "F17"), ("library tflite-gpu: unknown precision 'F17'", "did you mean 'F16'")),
    "engine": (("srcnn", *GPU, "--engine", "evnt"), ("did you mean 'event'",)),
    "recorded": (("srcnn", *GPU, "--library", "paddle-lite", "--recorded"), ("--recorded: paddle-lite records no queue",)),
    "inputs of a name": (("srcnn", *GPU, "--input", "x=1x3x8x8"), ("--input: given for the network srcnn",)),
    "input": (("srcnn", *GPU, "--input", "x=1xNx8"), ("--input x=1xNx8: expected NAME=SHAPE",)),
    "place": (("srcnn", *GPU, "--html", "kernels.cl/x.html"), ("--html: cannot write", "is not a folder")),
    "suffix": (("srcnn", *GPU, "--timeline", "x.txt"), ("--timeline: got 'x.txt', expected the path of a .json file",)),
    "timelines": (
        ("srcnn", *GPU, "--library", "mnn", "--library", "ours", "--timeline", "x.json"),
        ("--timeline: 2 predictions asked for",),
    ),
    "burst": (("srcnn", *GPU, "--burst", "1001"), ("--burst", "1<=x<=1000")),
    "field": (("srcnn", *GPU, "--set", "l2.sise_b=1"), ("did you mean 'l2.size_b'",)),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_before_anything_is_predicted(
    run: Any, kernels: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("mgpusim.nn.running.chosen.time_options", None)  # whoever calls it fails with a traceback
    Path("nothing.onnx").write_bytes(onnx.helper.make_model(onnx.helper.make_graph([], "nothing", [], [])).SerializeToString())
    args, words = WRONG[name]
    said = refused(run, *args)
    for word in words:
        assert word in said


def test_free_sizes_are_refused_with_the_option(run: Any, model: Path) -> None:
    said = refused(run, model, *GPU)
    assert "--input data=" in said
    assert "height" in said
    said = refused(run, model, *GPU, "--resolution", "64")
    assert said.startswith("Error: --resolution: given for free.onnx")


def test_a_gpu_that_fails_leaves_the_others(run: Any) -> None:
    """Images of 16 x 16 hold no tensor of the network; a page of half of what was asked for is not written."""
    preset = run("gpus", "show", "adreno-640", "--toml", "--set", "limits.max_image2d=[16, 16]").stdout
    Path("tiny.toml").write_text(preset.replace('name = "adreno-640"', 'name = "tiny-images"'), encoding="utf-8")
    args = (*SMALL, *GPU, "--gpu", "./tiny.toml")
    result = run("network", *args)
    assert result.exit_code == 2
    assert re.search(r"^ tflite-gpu +F16 +adreno-640 ", result.stdout, re.MULTILINE)
    assert "limits.max_image2d of tiny-images is 16x16" in result.stderr
    assert refused(run, *args, "--html", "x.html") == result.stderr
    assert not Path("x.html").exists()
