"""Paths mean nothing: in a folder of any name, with files of any name, commands say what they say elsewhere."""

from __future__ import annotations

import csv
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mgpusim.files import data_dir
from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.ocloc import OclocKernel, built_by_ocloc
from tests.cli.conftest import Run
from tests.helpers.executables import need_name
from tests.helpers.ocloc import install_ocloc

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["two  spaces", 'it\'s "quoted"', "gpü-ключ-日本", "$HOME;#&|(x)[y]{z}*?~", "@file -I -x", "back\\slash,a=b%20"]
HEADER = "#define SCALE 3\n"
KERNEL = '#include "{}.h"\nkernel void k(global float *a, int n) {{ a[get_global_id(0)] *= SCALE + OWN + n; }}\n'
LAUNCH = "kernel = {}\nglobal = 4096\nlocal = 64\noptions = {}\nargs = ['buffer:float32:4096', 'int32:7']\n"
STUDY = """
schema = "mgpusim.study/1"
gpu = {gpu}
launches = [{launch}]
[[axes]]
field = "dram.b_per_s"
values = ["15 GB/s", "30 GB/s"]
[objectives]
latency_us = "latency_us"
"""


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    need_name(request.param)
    return str(request.param)


def work(name: str) -> tuple[Path, Path, Path]:
    """Make a folder with a kernel, a launch and a preset of this name; return the folder of headers, the launch and the preset.

    A header lies in a folder of its own, another below the kernel's, in one that an option names.
    """
    kernels, headers = Path(name, "kernels"), Path(name, f"headers {name}")
    for folder in (kernels / name, headers):
        folder.mkdir(parents=True)
    written = name.replace('"', "'")  # no name of an included file has a quote in it
    (headers / f"{written}.h").write_text(HEADER, encoding="utf-8")
    (kernels / name / "own.h").write_text("#define OWN 4\n", encoding="utf-8")
    (kernels / f"{name}.cl").write_text('#include "own.h"\n' + KERNEL.format(written), encoding="utf-8")
    launch, preset = kernels / f"{name}.toml", Path(name, f"gpu {name}.toml")
    option = f"-I {shlex.quote(name)}"
    launch.write_text(LAUNCH.format(json.dumps(f"{name}.cl", ensure_ascii=False), json.dumps(option)), encoding="utf-8")
    preset.write_bytes((data_dir("presets") / "adreno-640.toml").read_bytes())
    return headers, launch, preset


def predicted(run: Run, *args: str | Path) -> dict[str, Any]:
    """Return a prediction in figures: without the names of files."""
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    return {key: found[0][key] for key in ("latency_us", "interval_us", "breakdown_us", "instructions") if key in found[0]}


def test_kernels_headers_presets_pages_and_caches(run: Run, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = work("plain")
    expected = predicted(run, "--include", plain[0], "predict", plain[1], "--gpu", plain[2])
    headers, launch, preset = work(name)
    monkeypatch.setenv("XDG_CACHE_HOME", os.path.abspath(Path(name, "cache")))
    page = Path(name, f"{name}.html")
    asked = ("--include", headers, "predict", launch, "--gpu", preset)
    assert predicted(run, *asked) == expected
    kept = sorted(path for path in Path(name, "cache").rglob("*") if path.is_file())
    assert kept
    assert predicted(run, *asked) == expected
    assert sorted(path for path in Path(name, "cache").rglob("*") if path.is_file()) == kept
    shown = run(*asked, "--html", page)
    assert shown.exit_code == 0, shown.output
    assert "<svg" in page.read_text(encoding="utf-8")
    monkeypatch.setenv("MGPUSIM_INCLUDE", str(headers))
    monkeypatch.setenv("XDG_CONFIG_HOME", os.path.abspath(Path(name, "config")))
    own = Path(name, "config", "mgpusim", "gpus", f"{name}.toml")
    own.parent.mkdir(parents=True)
    shutil.copy(preset, own)
    assert predicted(run, "predict", launch, "--gpu", name) == expected


def test_a_kernel_that_is_wrong_is_shown(run: Run, name: str) -> None:
    """clang's messages name the file and the line."""
    path = Path(f"{name}.cl")
    path.write_text("kernel void k(global float *a) {\n  a[0] = MISSING;\n}\n", encoding="utf-8")
    result = run("inspect", path, "--no-cache")
    assert result.exit_code == 2
    assert f"{path}:2:" in result.output
    assert "MISSING" in result.output


def test_folders_of_kernels_are_tried(run: Run, name: str) -> None:
    """The launches that it writes are predicted with the option that it names."""
    headers, launch, _ = work(name)
    options = f"-I {shlex.quote(name)} -I {shlex.quote(os.path.relpath(headers, launch.parent))}"
    out, launches = Path(name, f"{name}.csv"), Path(name, f"launches {name}")
    result = run(
        "inspect", launch.parent, "--try", "--jobs", 1, "--options", options, "--output", out, "--write-launches", launches
    )
    assert result.exit_code == 0, result.output
    (row,) = csv.DictReader(out.read_text(encoding="utf-8").splitlines())
    assert (row["kernel"], row["status"]) == ("k", "predicted")
    (written,) = launches.glob("*.toml")
    words = shlex.split(next(line for line in result.stderr.splitlines() if "--include" in line).partition("mgpusim ")[2])
    again = (*words[:2], "--include", str(headers), "predict", written, "--gpu", "adreno-640")
    assert predicted(run, *again)["latency_us"] > 0


def test_sweeps(run: Run, name: str) -> None:
    """With their workers, whose arguments are paths."""
    _, _, preset = work(name)
    launch = Path(name, "plain.toml")
    launch.write_text(LAUNCH.format('"plain.cl"', '"-DOWN=4 -DSCALE=3"'), encoding="utf-8")
    Path(name, "plain.cl").write_text(KERNEL.partition("\n")[2].format(), encoding="utf-8")
    study, out = Path(name, f"study {name}.toml"), Path(name, f"results {name}")
    files = {key: json.dumps(path.name, ensure_ascii=False) for key, path in (("gpu", preset), ("launch", launch))}
    study.write_text(STUDY.format(**files), encoding="utf-8")
    for _ in range(2):
        result = run("sweep", study, "-o", out, "--jobs", 1, "--html", out.with_name("page.html"), "--format", "csv")
        assert result.exit_code == 0, result.output
    assert "nothing new to compute" in result.output
    (rows,) = (out / "points").glob("*.csv")
    assert [row["error"] for row in csv.DictReader(rows.read_text(encoding="utf-8").splitlines())] == ["", ""]


def test_networks_and_profiles(run: Run, name: str) -> None:
    onnx = pytest.importorskip("onnx")
    floats = onnx.TensorProto.FLOAT
    data, out = (onnx.helper.make_tensor_value_info(tensor, floats, [1, 3, 8, 8]) for tensor in ("data", "out"))
    graph = onnx.helper.make_graph([onnx.helper.make_node("Relu", ["data"], ["out"])], "relu", [data], [out])
    Path(name).mkdir()
    model, profile = Path(name, f"{name}.onnx"), Path(name, f"{name}.toml")
    onnx.save(onnx.helper.make_model(graph), model)
    shutil.copy(ROOT / "mgpusim" / "nn" / "libraries" / "tflite-gpu.toml", profile)
    found = predicted(run, "network", model, "--gpu", "adreno-640", "--library", f".{os.sep}{profile}", "--jobs", 1)
    assert found == predicted(run, "network", model, "--gpu", "adreno-640", "--jobs", 1)


def test_ocloc_is_given_options_as_they_are(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / name / "cache"))
    (folder := tmp_path / name / "kernels").mkdir(parents=True)
    log = install_ocloc(folder, monkeypatch, ("k", "", 8, 0))
    file = folder / f"{name}.cl"
    file.write_text("kernel void k(global float *a) { a[0] = 1; }", encoding="utf-8")
    option = f"-I {shlex.quote(name)}  -DA='x  y'"
    assert built_by_ocloc(TranslationUnit.from_file(file, f"{option} -mgpusim-wide-local-loads"), "k", "bxt") == OclocKernel(
        8, 0, 0, 90
    )
    asked = [json.loads(line) for line in log.with_name("asked.json").read_text(encoding="utf-8").splitlines()]
    assert [(one[0], one[-1]) for one in asked if one[1] == "compile"] == [(str(folder), f"{option} -I .")]


def in_ascii(utf8: str, *args: str) -> subprocess.CompletedProcess[bytes]:
    """Run mgpusim in a process whose locale is ASCII.

    Such a Python before 3.13 does not start where a folder of `site-packages/*.pth` has other letters, as that of an editable
    installation may. So it reads none, and is told the folders of this process.
    """
    folders = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    if utf8 == "0" and not folders.isascii():
        pytest.skip("Python imports no compiled module from a folder whose name has letters that its locale lacks")
    own = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": utf8, "PYTHONPATH": folders}
    return subprocess.run([sys.executable, "-S", "-m", "mgpusim", *args], env=own, capture_output=True, check=False)


@pytest.mark.parametrize("utf8", ["0", "1"])
def test_a_process_of_another_locale(utf8: str, tmp_path: Path) -> None:
    """Where the locale is ASCII, letters of names are bytes to Python."""
    name = os.fsdecode("gpü-ключ-日本".encode())
    (folder := tmp_path / name).mkdir()
    source = folder / f"{name}.cl"
    source.write_text('#include "own.h"\nkernel void k(global float *a) { a[0] = OWN; }\n', encoding="utf-8")
    (folder / "own.h").write_text("#define OWN 4\n", encoding="utf-8")
    done = in_ascii(utf8, "inspect", str(source), "--no-cache")
    assert done.returncode == 0, done.stderr
    assert b"store 1" in done.stdout


def test_a_name_that_the_locale_lacks_is_named(tmp_path: Path) -> None:
    Path(os.fsdecode("ö.cl".encode())).write_text("kernel void k(global float *a) { a[0] = 1; }", encoding="utf-8")
    Path("k.toml").write_text('kernel = "ö.cl"\nglobal = 64\nargs = ["buffer:float32:64"]\n', encoding="utf-8")
    done = in_ascii("0", "predict", "k.toml", "--gpu", "adreno-640")
    assert done.returncode == 2
    said = "kernel: ö.cl: no file can have this name in the locale of this process (ascii); set PYTHONUTF8=1"
    assert said in done.stderr.decode()
