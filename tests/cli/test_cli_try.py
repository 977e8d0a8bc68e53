"""`mgpusim inspect --try`: a folder of kernels of which some cannot be predicted, in processes, interrupted and gone on with."""

from __future__ import annotations

import csv
import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.work import HANG_S

GOOD = """
#ifndef TYPE
#define TYPE float
#endif
kernel void scale(global TYPE *a, float factor, int n) { int i = get_global_id(0); if (i < n) a[i] *= factor; }
kernel void blur(read_only image2d_t in, sampler_t s, global float4 *out, int width) {
  int x = get_global_id(0), y = get_global_id(1);
  out[y * width + x] = read_imagef(in, s, (int2)(x, y)) + read_imagef(in, s, (int2)(x + 1, y));
}
"""
BAD = """kernel void outside(global float *a) {
  a[-1 - (int)get_global_id(0)] = 1;
}
kernel void wide(global double *a) {
  a[get_global_id(0)] *= 2;
}
kernel void fine(global float *a) { a[get_global_id(0)] = 1; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "work" / "kernels"
    (root / "more").mkdir(parents=True)
    (root / "good.cl").write_text(GOOD, encoding="utf-8")
    (root / "bad.cl").write_text(BAD, encoding="utf-8")
    (root / "more" / "broken.cl").write_text("kernel void lost(global float *a) { a[0] = MISSING; }\n", encoding="utf-8")
    (root / "header.cl").write_text("float twice(float x) { return 2 * x; }\n", encoding="utf-8")
    return root


def tried(run: Any, *args: str | Path) -> dict[str, Any]:
    result = run("inspect", *args, "--try", "--json", "--jobs", "2")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_every_kernel_has_a_row(run: Any, folder: Path, tmp_path: Path) -> None:
    found = tried(run, folder, "--output", tmp_path / "out.csv", "--write-launches", tmp_path / "launches")
    assert (found["schema"], found["gpus"], found["complete"], found["total"]) == (
        "mgpusim.acceptance/1",
        ["adreno-640"],
        True,
        6,
    )
    cases = {case["kernel"]: case for case in found["cases"]}
    assert {name: case["status"] for name, case in cases.items()} == {
        "scale": "predicted", "blur": "predicted", "fine": "predicted", "outside": "failed", "wide": "refused", "lost": "failed",
    }  # fmt: skip
    assert (cases["outside"]["line"], cases["lost"]["line"]) == (2, 1)
    assert "has no fp64" in cases["wide"]["reason"]
    assert "undeclared identifier 'MISSING'" in cases["lost"]["reason"]
    assert "--options" in cases["lost"]["way_out"]
    assert all(case["way_out"] for case in cases.values() if case["status"] != "predicted")
    assert [s["file"] for s in found["skipped"]] == ["header.cl"]
    summary = found["summary"]
    assert (summary["kernels"], summary["predicted"], summary["refused"], summary["failed"]) == (6, 3, 1, 2)
    assert summary["share"] == 0.5
    assert sum(entry["kernels"] for entry in summary["reasons"]) == 3
    assert 0 < summary["spent_s"]["median"] <= summary["spent_s"]["worst"]
    blur = cases["blur"]
    assert [(a["name"], a["type"], a["base_type"]) for a in blur["args"]] == [
        ("in", "image2d_t", "image2d_t"), ("s", "sampler_t", "sampler_t"), ("out", "float4*", "float4*"), ("width", "int", "int"),
    ]  # fmt: skip
    assert blur["gpus"][0]["latency_us"] > 0
    with (tmp_path / "out.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {(row["kernel"], row["status"]) for row in rows} == {(name, case["status"]) for name, case in cases.items()}
    assert sorted(p.name for p in (tmp_path / "launches").iterdir()) == ["bad.fine.toml", "good.blur.toml", "good.scale.toml"]


def test_the_commands_and_launches_say_the_same(run: Any, folder: Path, tmp_path: Path) -> None:
    found = tried(run, folder, "-k", "blur", "--write-launches", tmp_path)
    (case,) = found["cases"]
    wanted = case["gpus"][0]["latency_us"]
    words = shlex.split(case["command"])
    assert words[:2] == ["mgpusim", "predict"]
    for args in (words[1:], ["predict", str(tmp_path / "good.blur.toml"), "--gpu", "adreno-640"]):
        result = run(*args, "--json")
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)[0]["latency_us"] == wanted


def test_several_gpus_and_a_single_file(run: Any, folder: Path) -> None:
    found = tried(run, folder / "bad.cl", "--gpu", "adreno-640", "--gpu", "nvidia-h200", "-k", "wide")
    (case,) = found["cases"]
    assert [(gpu["gpu"], gpu["status"]) for gpu in case["gpus"]] == [("adreno-640", "refused"), ("nvidia-h200", "predicted")]
    assert case["status"] == "refused"


def test_builds_decide_options_kernels_and_values(run: Any, folder: Path) -> None:
    (folder / "common.h").write_text("#define MISSING 3\n", encoding="utf-8")
    (folder / "builds.toml").write_text(
        '[[build]]\nfiles = ["more/*.cl"]\nprepend = ["common.h"]\n'
        '[[build]]\nfiles = ["good.cl"]\nkernels = ["scale"]\noptions = "-DTYPE=half"\nglobal = [256]\nvalues = { n = 200 }\n'
        '[[build]]\nfiles = ["good.cl"]\nkernels = ["scal*", "nothing"]\n',
        encoding="utf-8",
    )
    found = tried(run, folder)  # builds.toml of the folder
    assert found["warnings"] == ["build[2].kernels: 'nothing' names no kernel of its files"]
    cases = [(c["kernel"], c["build"], c["status"]) for c in found["cases"] if c["file"] != "bad.cl"]
    assert cases == [
        ("scale", "build[1]", "predicted"), ("scale", "build[2]", "predicted"), ("lost", "build[0]", "predicted"),
    ]  # fmt: skip
    first = next(c for c in found["cases"] if c["build"] == "build[1]")
    assert first["global"] == [256]
    assert first["args"][0] == {"name": "a", "type": "half*", "base_type": "half*", "form": "buffer:float16:262144:uniform"}
    assert first["args"][2]["form"] == "int32:200"


def test_the_table(run: Any, folder: Path) -> None:
    result = run("inspect", folder, "--try", "--jobs", "2")
    assert result.exit_code == 0
    rows = ("good.cl", "blur", "bad.cl line 2: outside: failed", "more/broken.cl line 1: lost: failed")
    for text in (*rows, "predicted  3 of 6, 50%", "1 file holds no kernel"):
        assert text in result.stdout, text


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["nowhere", "--try"], "there is no file or folder nowhere"),
        ([".", "--try"], "there is no .cl file in this folder or below"),
        (["kernels", "--try", "--arg", "int32:1"], "--arg: --try makes the launches itself"),
        (["kernels", "--try", "--global", "64"], "--global: --try makes the launches itself"),
        (["kernels", "--try", "--gpu", "adreno640"], "did you mean 'adreno-640'?"),
        (["kernels", "--try", "--output", "x.txt"], "--output: got 'x.txt', expected the path of a .json or .csv file"),
        (["kernels", "--try", "--builds", "no.toml"], "--builds: there is no file no.toml"),
        (["kernels", "--jobs", "2"], "--jobs belongs to --try"),
        (["kernels", "--try", "-k", "none*"], "there is no kernel none* in"),
        (["kernels", "--try", "--options", "a=-DN=1"], "--options: --try has one for all files"),
        (["kernels", "--try", "--options", "-Q"], "'-Q' is not an OpenCL build option"),
    ],
)
def test_what_is_wrong_ends_with_a_message(run: Any, tmp_path: Path, args: list[str], message: str) -> None:
    if "kernels" in args:
        (tmp_path / "work" / "kernels").mkdir()
        (tmp_path / "work" / "kernels" / "a.cl").write_text("kernel void f(global int *a) { a[0] = 1; }\n", encoding="utf-8")
    result = run("inspect", *args)
    assert (result.exit_code, message in result.output) == (2, True), result.output


def test_base_types_of_arguments(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "t.cl"
    path.write_text(
        "typedef half4 texel; typedef unsigned int id_t; typedef struct { int a; } s_t;\n"
        "kernel void f(global texel *a, const id_t n, s_t s, global s_t *p, uint2 v) { a[n + s.a + p->a + v.x] = 0; }\n",
        encoding="utf-8",
    )
    result = run("inspect", path, "--json")
    (report,) = json.loads(result.stdout)
    assert [(a["type"], a["base_type"]) for a in report["args"]] == [
        ("texel*", "half4*"), ("id_t", "uint"), ("s_t", "s_t"), ("s_t*", "s_t*"), ("uint2", "uint2"),
    ]  # fmt: skip


WAITS = """
import sys, time
from mgpusim.cli import main
from mgpusim.cli.progress import Waiting
told = Waiting.total_at
def total_at(self, done, total, label):
    told(self, done, total, label)
    if (done, total) == (3, 24):
        print("three", file=sys.stderr, flush=True)
        time.sleep(3600)
Waiting.total_at = total_at
main()
"""
"""The command, which waits to be interrupted when three of 24 kernels are done."""


@pytest.mark.slow
def test_interrupted_and_gone_on_with(tmp_path: Path) -> None:
    root = tmp_path / "many.cl"
    root.write_text(
        "".join(f"kernel void f{i}(global float *a) {{ a[get_global_id(0)] = {i}; }}\n" for i in range(24)), encoding="utf-8"
    )
    words = ["inspect", str(root), "--try", "--json", "--jobs", "1"]
    process = subprocess.Popen(
        [sys.executable, "-c", WAITS, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert process.stderr is not None
    assert "three\n" in iter(process.stderr.readline, "")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=HANG_S)
    assert process.returncode == 130, err
    assert "the same command goes on from here" in err
    partial = json.loads(out)
    assert not partial["complete"]
    assert (len(partial["cases"]), partial["total"]) == (3, 24)
    command = [sys.executable, "-m", "mgpusim", *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=HANG_S)
    whole = json.loads(done.stdout)
    assert whole["complete"]
    assert whole["summary"]["predicted"] == 24
    spent_s = {case["kernel"]: case["spent_s"] for case in whole["cases"]}
    assert all(spent_s[case["kernel"]] == case["spent_s"] for case in partial["cases"])  # those are kept, not tried again
