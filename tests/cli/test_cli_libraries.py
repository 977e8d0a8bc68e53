"""`mgpusim libraries` from the user's side: what each library runs for a convolution, by which rules, and what is refused."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from mgpusim.nn.libraries.load import list_libraries
from tests.helpers.work import HANG_S

CONV = ("--conv", "56x56x64", "--to", "128", "--kernel", "3", "--stride", "1")
GPU = ("--gpu", "adreno-640")


def chosen(run: Any, *args: str) -> list[dict[str, Any]]:
    result = run("libraries", *args, "--json")
    assert result.exit_code == 0, result.output
    return list(json.loads(result.stdout))


def test_every_library_says_what_it_runs(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    shown = run("libraries", *CONV, *GPU).stdout
    assert shown.startswith("Convolution of 56x56x64 to 56x56x128, window 3x3 on adreno-640\n")
    names = re.findall(r"^ (\S+), F\S+ +(?:buffer|image\w+|rows|row_planes) ", shown, re.MULTILINE)
    assert names == list(list_libraries())
    assert re.search(
        r"^ tflite-gpu-2.1, F32 +image_array +conv 3x3 2x2x2 +2x2x2 +28x28x16 +16x1x16 +tflite_convolution$", shown, re.M
    )
    assert re.search(r"^ mace, F32_F16 +image2d_columns +conv 3x3 5x1x1 +5x1x1 +32x12x56 +\d+ timed, 1x12x1 to ", shown, re.M)
    assert "Of several ways, numbered" in shown


def test_json_has_what_the_table_has(run: Any) -> None:
    found = chosen(run, *CONV, *GPU, "--gpu", "mali-t860-mp4", "--library", "tnn", "--library", "tvm-2018")
    assert [(one["library"], one["gpu"]) for one in found] == [
        (library, gpu) for gpu in ("adreno-640", "mali-t860-mp4") for library in ("tnn", "tvm-2018")
    ]
    tnn, mali = found[0], found[3]
    assert (tnn["storage"], tnn["precision"], tnn["kind"]) == ("image2d_columns", "F16", "conv2d")
    multiply = tnn["ways"][0]["launches"][1]
    assert (multiply["variant"], multiply["global_size"], multiply["block"]) == (
        "winograd2 multiply 1x1 4x1x1",
        [6272, 16],
        "4x1x1",
    )
    assert {len(way["launches"]) for way in mali["ways"]} == {3}
    assert tnn["tried"][-1]["holds"] is True
    assert {"name", "when", "holds", "names", "source"} == tnn["tried"][0].keys()


def test_explain_shows_rules_in_order_with_their_sources(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    short = run("libraries", *CONV, *GPU, "--library", "mace").stdout
    shown = run("libraries", *CONV, *GPU, "--library", "mace", "--explain").stdout
    assert "holds" not in short
    assert re.search(r"^mace, F32_F16: MACE, OpenCL, tuned$", shown, re.MULTILINE)
    rules = re.findall(r"^ (\S+) +(yes|no) +(\w+) ", shown, re.MULTILINE)
    assert rules == [
        ("storage[0]", "yes", "image2d_columns"), ("rule[1]", "no", "host"), ("rule[2]", "no", "winograd"),
        ("rule[3]", "no", "conv_direct"), ("rule[4]", "yes", "conv_direct"),
    ]  # fmt: skip
    assert "kernel_h == 3 and kernel_w == 3" in shown
    assert "mace/ops/opencl/image/conv_2d_3x3.cc" in shown
    assert re.search(r"^ work group +yes +mace_tuned +of conv 3x3 5x1x1 ", shown, re.MULTILINE)


def test_options_change_the_convolution(run: Any) -> None:
    one = ("--library", "mace-untuned", *GPU)
    (same,) = chosen(run, "--conv", "57x30x64", *one)  # as many outputs as inputs
    assert same["ways"][0]["launches"][0]["global_size"] == [16, 6, 57]
    (strided,) = chosen(run, "--conv", "57x30x64", "--stride", "2", "--padding", "0", "--batch", "2", *one)
    assert strided["ways"][0]["launches"][0]["global_size"] == [16, 3, 56]
    (wide,) = chosen(run, "--conv", "57x30x64", "--kernel", "1x7", *one)
    assert wide["ways"][0]["launches"][0]["variant"] == "conv 1x7 4x1x1"
    (depthwise,) = chosen(run, "--conv", "57x30x64", "--groups", "64", *one)
    assert depthwise["kind"] == "depthwise_conv2d"
    (grouped,) = chosen(run, "--conv", "57x30x64", "--groups", "4", *one)
    assert grouped["ways"] == []
    assert "on the CPU" in run("libraries", "--conv", "57x30x64", "--groups", "4", *one).stdout
    (other,) = chosen(run, "--conv", "57x30x64", *one, "--precision", "F32", "--set", "l2.size_b=32KiB")
    assert other["precision"] == "F32"
    assert other["ways"][0]["launches"][0]["work_groups"] != same["ways"][0]["launches"][0]["work_groups"]  # a share of the cache


def test_the_list_has_a_form_for_programs(run: Any) -> None:
    rows = chosen(run)
    assert [row["name"] for row in rows] == list(list_libraries())
    assert {"name": "mace", "default": "F32_F16"}.items() <= next(row for row in rows if row["name"] == "mace").items()
    assert [row["name"] for row in chosen(run, "--library", "tvm")] == ["tvm"]


def test_what_works_is_shown_beside_what_does_not(run: Any) -> None:
    result = run("libraries", *CONV, *GPU, "--library", "mace", "--library", "tvm", "--precision", "F32_F16")
    assert result.exit_code == 2
    assert "conv 3x3 5x1x1" in result.output
    assert "library tvm: unknown precision 'F32_F16'" in result.output


WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "size": (("--conv", "56x56", *GPU), "--conv: got '56x56', expected rows, columns and channels, as in 56x56x64"),
    "zero": (("--conv", "0x56x3", *GPU), "--conv: got '0x56x3'"),
    "kernel": (("--conv", "8x8x3", "--kernel", "3x3x3", *GPU), "--kernel: got '3x3x3', expected one size or rows and columns"),
    "groups": (("--conv", "8x8x3", "--groups", "2", *GPU), "--groups: got 2, which do not divide 3 and 3 channels"),
    "window": (("--conv", "8x8x3", "--kernel", "9", "--padding", "0", *GPU), "--kernel: a window of 9x9 does not fit"),
    "no gpu": (CONV, "no GPU: add --gpu"),
    "gpu": ((*CONV, "--gpu", "adreno-64"), "did you mean 'adreno-640'"),
    "library": ((*CONV, *GPU, "--library", "tvmm"), "unknown library 'tvmm'; did you mean 'tvm'"),
    "no convolution": (("--to", "64", *GPU, "--explain"), "--to, --gpu, --explain: of a convolution; add --conv"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_it_refuses(run: Any, name: str) -> None:
    args, text = WRONG[name]
    result = run("libraries", *args)
    assert result.exit_code == 2
    assert text in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_help_needs_no_numpy() -> None:
    code = (
        "import sys\nfrom mgpusim.cli.app import cli\n"
        "try:\n    cli(['libraries', '--help'])\nexcept SystemExit:\n    pass\n"
        "print([m for m in ('numpy', 'msgspec', 'rich', 'onnx') if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
