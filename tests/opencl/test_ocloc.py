"""Widths and spills by Intel's offline compiler: from listings as it writes them, and from itself where it is installed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim.arch.load import load_gpu
from mgpusim.artefacts import KINDS
from mgpusim.cli.app import cli
from mgpusim.errors import CompileError, InputError, MgpusimError, UnknownNameError
from mgpusim.files import cache_dir
from mgpusim.opencl import ocloc
from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.ocloc import OclocKernel, built_by_ocloc
from mgpusim.sched.shapes.candidates import kernel_limits
from mgpusim.trace.trace import structure_key, trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch
from tests.helpers.ocloc import install_ocloc

SOURCE = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
LAUNCH = Launch(SOURCE, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
ESTIMATED = load_gpu("intel-hd505")
REAL = load_gpu("intel-hd505", {"compiler.use": "ocloc"})


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("MGPUSIM_OCLOC", raising=False)
    ocloc._version.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    return partial(install_ocloc, tmp_path, monkeypatch)


@pytest.mark.parametrize(("width", "warps"), [(8, 8), (16, 4), (32, 2)])
def test_the_width_is_the_compilers(install: Callable[..., Path], width: int, warps: int) -> None:
    install(("twice", "", width, 0))
    held = trace_launch(LAUNCH, REAL).meta.occupancy
    assert (held.warp_size, held.warps_per_group, held.spilled) == (width, warps, 0)
    assert trace_launch(LAUNCH, ESTIMATED).meta.occupancy.warp_size == 32


def test_what_it_spills_is_spilled(install: Callable[..., Path]) -> None:
    install(("twice", "", 8, 2240))
    meta = trace_launch(LAUNCH, REAL).meta
    assert meta.occupancy.spilled == 70  # words of 2240 bytes over eight work items
    assert meta.registers[0] == meta.registers[2] == 128 - REAL.registers.reserved + 70


def test_the_last_attempt_is_the_one_that_runs(install: Callable[..., Path]) -> None:
    install(("twice", "", 16, 640), ("twice", "_1", 8, 64), ("other", "", 32, 0))
    unit = TranslationUnit(SOURCE)
    assert built_by_ocloc(unit, "twice", "bxt") == OclocKernel(8, 64, 0, 90)
    assert built_by_ocloc(unit, "other", "bxt").width == 32
    with pytest.raises(UnknownNameError, match="did you mean 'twice'"):
        built_by_ocloc(unit, "twic", "bxt")


def test_figures_are_kept_by_source_options_device_and_version(install: Callable[..., Path]) -> None:
    log = install(("twice", "", 8, 0))

    def builds(options: str = "") -> int:
        built_by_ocloc(TranslationUnit(SOURCE, options), "twice", "bxt")
        return log.read_text(encoding="utf-8").count("compile")

    assert [builds(), builds(), builds("-DN=2"), builds("-DN=2")] == [1, 1, 2, 2]
    before = structure_key(REAL)
    log = install(("twice", "", 16, 0), version="24.1.2")
    assert builds() == 1
    assert structure_key(REAL) != before  # nor are traces of the older version taken
    assert trace_launch(LAUNCH, REAL).meta.occupancy.warp_size == 16
    assert len([p for p in (cache_dir() / "ocloc").rglob("*") if p.is_file()]) == 3
    assert "ocloc" in KINDS


def test_a_search_builds_a_source_once(install: Callable[..., Path]) -> None:
    log = install(("twice", "", 8, 0))
    for local in (8, 16, 32, 64):
        trace_launch(Launch(SOURCE, "twice", (4096,), LAUNCH.args, (local,)), REAL)
    assert kernel_limits(LAUNCH, REAL).max_items == 256
    assert log.read_text(encoding="utf-8").count("compile") == 1


def test_what_is_wrong_is_said(install: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match=r"compiler\.use: got 'ocloc'.*none that it builds for"):
        load_gpu("adreno-640", {"compiler.use": "ocloc"})
    install(("twice", "", 8, 0))
    bad = Launch(SOURCE.replace("2;", "2; /* bad */"), "twice", (64,), (BufferArg("float32", 64),), (64,))
    with pytest.raises(CompileError, match=r"refused by ocloc 22\.43\.24595 for bxt:\n.*undeclared identifier 'bad'$"):
        trace_launch(bad, REAL)
    with pytest.raises(CompileError, match=r"no device 'xyz' \(compiler\.ocloc\)"):
        trace_launch(LAUNCH, load_gpu("intel-hd505", {"compiler.use": "ocloc", "compiler.ocloc": "xyz"}))
    install()
    with pytest.raises(CompileError, match="no listing"):
        trace_launch(LAUNCH, REAL)
    monkeypatch.setenv("MGPUSIM_OCLOC", "/nowhere/ocloc")
    with pytest.raises(CompileError, match=r"MGPUSIM_OCLOC='/nowhere/ocloc': no such program; .*intel-opencl-icd"):
        trace_launch(LAUNCH, REAL)
    monkeypatch.delenv("MGPUSIM_OCLOC")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CompileError, match="not found; install intel-opencl-icd"):
        trace_launch(LAUNCH, REAL)


def test_the_option_sets_the_field(install: Callable[..., Path], tmp_path: Path) -> None:
    file = tmp_path / "twice.cl"
    file.write_text(SOURCE, encoding="utf-8")
    sizes = ["-g", "4096", "-l", "64", "-a", "buffer:float32:4096"]
    asked = ["predict", str(file), *sizes, "--gpu", "intel-hd505", "--json"]

    def warp(*more: str) -> int:
        done = CliRunner().invoke(cli, [*asked, *more])
        assert done.exit_code == 0, done.output
        return int(json.loads(done.stdout)[0]["occupancy"]["warp_size"])

    install(("twice", "", 16, 0))
    assert [warp(), warp("--compiler", "ocloc"), warp("--compiler", "estimate")] == [32, 16, 32]
    done = CliRunner().invoke(cli, [*asked, "--gpu", "adreno-640", "--compiler", "ocloc"])
    assert done.exit_code == 2
    assert "compiler.use" in done.output


@pytest.mark.skipif(shutil.which("ocloc") is None, reason="Intel's offline compiler ocloc is not installed")
def test_the_compiler_itself() -> None:
    try:
        held = trace_launch(LAUNCH, REAL).meta.occupancy
    except MgpusimError as error:
        if "no device" in str(error):
            pytest.skip("this ocloc builds for no Gen9 GPU of Atom processors")
        raise
    assert (held.warp_size, held.spilled) == (32, 0)
    live = " ".join(f"float x{i} = a[i + {i}];" for i in range(160))
    sums = " ".join(f"x{i} = fma(x{i}, x{(i + 7) % 160}, a[k + {i}]);" for i in range(160))
    total = " + ".join(f"x{i}" for i in range(160))
    source = (
        f"kernel void wide(global float *a, int n) {{ int i = get_global_id(0); {live} "
        f"for (int k = 0; k < n; k++) {{ {sums} }} a[i] = {total}; }}"
    )
    made = built_by_ocloc(TranslationUnit(source), "wide", "bxt")
    assert made.width == 8
    assert made.spilled_words > 16  # 160 values live, 128 registers in all
