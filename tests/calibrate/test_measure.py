"""Measuring: suites, the journal, children that crash, bundles. What needs an OpenCL device is skipped where there is none."""

from __future__ import annotations

import itertools
import json
import math
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.calibrate.measuring import runner
from mgpusim.calibrate.measuring.bundles import write_bundle
from mgpusim.calibrate.measuring.cldevice import MeasureError, list_devices, summary
from mgpusim.calibrate.measuring.runner import finish, read_journal
from mgpusim.calibrate.measuring.suites import load_suite, measure_suite, suite_of, work_group_shapes
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.corpus import read_corpus
from mgpusim.workload.launch import Launch
from tests.helpers.work import HANG_S

on_device = pytest.mark.usefixtures("opencl_device")

TWICE = "kernel void twice(global int *a) { int i = get_global_id(0); a[i] = 2 * a[i] + (int)get_local_size(0); }"
N = 1024


def twice(local: int = 64) -> tuple[str, Launch, dict[str, Any]]:
    return "twice", Launch(TWICE, "twice", (N,), (BufferArg("int32", N, Init("chase", 1)),), local_size=(local,)), {}


def crash() -> tuple[str, Launch, dict[str, Any]]:
    source = "kernel void crash(global int *a, long far) { a[far + get_global_id(0)] = 1; }"
    return "crash", Launch(source, "crash", (64,), (BufferArg("int32", 64), ScalarArg("int64", (1 << 44,))), local_size=(64,)), {}


def hang() -> tuple[str, Launch, dict[str, Any]]:
    source = "kernel void hang(global volatile int *a) { while (a[0] >= 0) a[1] += 1; }"
    return "hang", Launch(source, "hang", (1,), (BufferArg("int32", 2, Init("zeros")),), local_size=(1,)), {}


def broken() -> tuple[str, Launch, dict[str, Any]]:
    return (
        "broken",
        Launch("kernel void broken(global int *a) { a[0] = no_such_name; }", "broken", (1,), (BufferArg("int32", 1),)),
        {},
    )


def median_of(document: dict[str, Any], kernel: str) -> float:
    return float(next(e["time_ns"]["median"] for e in document["launches"] if e["kernel"] == kernel))


# ---- suites -----------------------------------------------------------------------------------------------------------
def test_a_suite_of_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text(TWICE, encoding="utf-8")
    toml = 'kernel = "k.cl"\nglobal = [1024]\nlocal = [64]\n[[args]]\nbuffer = { dtype = "int32", count = 1024 }\n'
    (tmp_path / "one.toml").write_text(toml, encoding="utf-8")
    (tmp_path / "two.toml").write_text(toml + '[tags]\nfamily = "copy"\nside = 32\n', encoding="utf-8")
    assert [e["tags"] for e in load_suite([tmp_path])["launches"]] == [{}, {"family": "copy", "side": 32}]
    suite = load_suite([tmp_path], shapes=4)
    assert [e["tags"] for e in suite["launches"]] == [{}] * 4 + [{"family": "copy", "side": 32}] * 4
    assert [e["kernel"] for e in suite["launches"]] == ["one"] * 4 + ["two"] * 4
    assert [e["local"] for e in suite["launches"][:4]] == [[1], [8], [32], [256]]
    # the same launches, read back from a corpus: the seeds are the arguments' own
    path = tmp_path / "suite.json"
    path.write_text(json.dumps(suite), encoding="utf-8")
    assert load_suite([path]) == suite


def test_what_is_no_suite(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    (tmp_path / "other.json").write_text('{"schema": "mgpusim.prediction/1"}', encoding="utf-8")
    with pytest.raises(InputError) as error:
        load_suite([tmp_path / "empty", tmp_path / "bad.json", tmp_path / "other.json", tmp_path / "none.json"])
    text = str(error.value)
    for words in ("no launch file", "bad.json: ", "the file is a mgpusim.prediction/1", "none.json: No such file"):
        assert words in text
    with pytest.raises(InputError, match="two launches give it different sources"):
        suite_of([twice(), ("twice", broken()[1], {})])


@given(st.lists(st.integers(1, 200), min_size=1, max_size=3), st.integers(1, 12), st.booleans())
def test_work_group_shapes(size: list[int], count: int, pad: bool) -> None:
    shapes = work_group_shapes(size, count, pad)
    assert 1 <= len(shapes) <= count
    assert len(set(shapes)) == len(shapes)
    for shape in shapes:
        assert math.prod(shape) <= 256
        assert pad or all(g % w == 0 for g, w in zip(size, shape, strict=True))
        assert all(w < 2 * g for g, w in zip(size, shape, strict=True))


@given(st.lists(st.integers(1, 10**9), min_size=1, max_size=60))
def test_summary_is_ordered(times: list[int]) -> None:
    found = summary(times)
    assert found["min"] <= found["p10"] <= found["median"] <= found["p90"] <= max(times)
    assert found["median"] == np.median(times)


def test_journal_cut_off_by_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_text(
        '{"device": {"name": "x"}, "at": 1.0}\n{"start": 0}\n{"done": 0, "time_ns": {"median": 5}}\n{"start": 1}\n{"do',
        encoding="utf-8",
    )
    suite = suite_of([twice(), twice(32)])
    document = finish(suite, read_journal(path))
    assert [e["local"] for e in document["launches"]] == [[64]]
    assert [(e["local"], e["reason"]) for e in document["failures"]] == [([32], "not measured")]
    assert "seeds" not in document["launches"][0]


# ---- devices ----------------------------------------------------------------------------------------------------------
FAST = {"repeats": 3, "most": 6, "warmup": 1, "timeout": HANG_S}


@on_device
def test_measuring_goes_on_behind_kernels_that_fail(tmp_path: Path) -> None:
    out = tmp_path / "c.json.gz"
    seen: list[tuple[int, int, str]] = []
    suite = suite_of([twice(), broken(), crash(), twice(32)])
    document = measure_suite(suite, out, options=FAST, session=Session(on_progress=lambda *a: seen.append(a)))
    assert [(e["kernel"], e["local"]) for e in document["launches"]] == [("twice", [64]), ("twice", [32])]
    reasons = {e["kernel"]: e["reason"] for e in document["failures"]}
    assert "no_such_name" in reasons["broken"]
    assert "build failure" in reasons["broken"]
    assert "crash" in reasons  # PoCL: the process dies; a GPU: the context is lost, or the write is dropped
    assert seen[-1][1] == 4
    assert seen[-1][0] >= 2  # two children at least, and the last may end between two looks at the journal
    corpus = read_corpus(out)
    assert len(corpus.launches) == 2
    assert all(m.time_ns.median > 0 and (m.time_ns.repeats or 0) >= 3 for m in corpus.launches)
    assert corpus.device["name"]
    assert corpus.protocol["timer"] == "event profiling start..end"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["c.json.gz"]


@pytest.mark.slow
@on_device
def test_a_kernel_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on only while the kernel that hangs is under way."""
    journal, ticks, looks = tmp_path / "c.json.journal", itertools.count(), itertools.count()

    def now() -> float:
        assert next(looks) < 5 * HANG_S, "something else hangs"  # five looks a second
        hangs = journal.exists() and journal.read_text(encoding="utf-8").splitlines()[-1:] == ['{"start": 0}']
        return float(next(ticks)) if hangs else 0.0

    monkeypatch.setattr(runner, "time", SimpleNamespace(monotonic=now))
    document = measure_suite(suite_of([hang(), twice()]), tmp_path / "c.json", options=FAST | {"timeout": 4.0})
    assert [e["kernel"] for e in document["launches"]] == ["twice"]
    assert "it hangs" in document["failures"][0]["reason"]


@on_device
def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "c.json"
    suite = suite_of([twice(local) for local in (1, 2, 4, 8)])

    def stop(done: int, total: int, kernel: str) -> None:
        if done >= 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure_suite(suite, out, options=FAST | {"most": 200, "spread": 1e-9, "repeats": 100}, session=Session(on_progress=stop))
    assert not out.exists()
    before = {e["done"]: e for e in read_journal(tmp_path / "c.json.journal") if "done" in e}
    assert before
    with pytest.raises(InputError, match="is of another suite"):
        measure_suite(suite_of([twice()]), out, options=FAST)
    document = measure_suite(suite, out, options=FAST)
    assert len(document["launches"]) == 4
    for i, entry in before.items():  # not measured again
        assert document["launches"][i]["time_ns"] == entry["time_ns"]


@on_device
def test_outputs_are_those_of_one_run_and_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, launch, _ = twice()
    document = measure_suite(suite_of([(name, launch, {"outputs": [0]})]), tmp_path / "c.json", options=FAST, check=True)
    (entry,) = document["launches"]
    assert entry["output_values"]["0"] == (2 * ((np.arange(N) + 1) % N) + 64).tolist()  # however often it was launched
    assert entry["check"] == {"max_error": 0.0}
    document = measure_suite(suite_of([twice()]), tmp_path / "d.json", options=FAST, check=True)
    assert "output_values" not in document["launches"][0]  # nobody asked for them
    assert document["launches"][0]["check"] == {"max_error": 0.0}
    monkeypatch.setattr("mgpusim.workload.program.run", lambda launch: [np.full(N, 7)])
    document = measure_suite(suite_of([twice()]), tmp_path / "e.json", options=FAST, check=True)
    assert document["launches"][0]["check"]["max_error"] > 0.5


def every_kind() -> tuple[str, Launch, dict[str, Any]]:
    source = """
    typedef struct { int by; float unused; } Step;
    kernel void every(read_only image2d_t image, sampler_t s, global float4 *out, local float *shared, int2 at, Step step,
                    write_only image2d_t written, read_only image3d_t volume, read_only image2d_array_t layers,
                    read_only image1d_buffer_t line) {
        int i = get_global_id(0);
        shared[get_local_id(0)] = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 t = read_imagef(image, s, (int2)(i % 8, i / 8) + at) + read_imagef(volume, s, (int4)(1, 1, 1, 0));
        out[i] = t + (float4)(step.by + shared[get_local_id(0)]) + read_imagef(layers, s, (int4)(0, 1, 1, 0))
               + read_imagef(line, i);
        write_imagef(written, (int2)(i % 8, i / 8), t);
    }"""
    args = (
        ImageArg("image2d", 8, 8, access="read"), SamplerArg(False, "clamp_to_edge", "nearest"),
        BufferArg("float32", 256, Init("zeros")),
        LocalArg(64 * 4), ScalarArg("int32", (0, 0)), ScalarArg("struct", bytes([3, 0, 0, 0, 0, 0, 0, 0])),
        ImageArg("image2d", 8, 8, init=Init("zeros"), access="write"), ImageArg("image3d", 4, 4, 2, access="read"),
        ImageArg("image2d_array", 4, 4, 2, dtype="unorm8", access="read"), ImageArg("image1d_buffer", 64, access="read"),
    )  # fmt: skip
    return "every", Launch(source, "every", (64,), args, local_size=(64,)), {}


@on_device
def test_every_kind_of_argument(tmp_path: Path) -> None:
    document = measure_suite(suite_of([every_kind()]), tmp_path / "c.json", options=FAST, check=True)
    assert not document.get("failures"), document["failures"][0]["reason"]
    assert document["launches"][0]["check"]["max_error"] < 1e-6


@pytest.mark.slow
@on_device
def test_an_image_made_from_a_buffer_is_measured_or_refused(tmp_path: Path) -> None:
    source = """kernel void k(read_only image2d_t in, global float4 *out) {
        out[get_global_id(0)] = read_imagef(in, (int2)(get_global_id(0), 3));
    }"""
    image = ImageArg("image2d", 64, 4, access="read", row_pitch=2048)
    launch = Launch(source, "k", (64,), (image, BufferArg("float32", 256, Init("zeros"))), local_size=(64,))
    document = measure_suite(suite_of([("k", launch, {})]), tmp_path / "c.json", options=FAST, check=True)
    if document["launches"]:
        assert document["launches"][0]["check"]["max_error"] == 0
    else:
        assert "cl_khr_image2d_from_buffer" in document["failures"][0]["reason"]


@on_device
def test_a_bundle_runs_without_this_package(tmp_path: Path) -> None:
    bundle = tmp_path / "b.zip"
    write_bundle(bundle, suite_of([twice(), crash()]))
    first = bundle.read_bytes()
    write_bundle(bundle, suite_of([twice(), crash()]))
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
    assert "1 launches measured, 1 failed" in ran.stderr
    assert [m.kernel for m in read_corpus(phone / "out.json.gz").launches] == ["twice"]


@on_device
def test_the_command(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text(TWICE, encoding="utf-8")
    (tmp_path / "k.toml").write_text(
        'kernel = "k.cl"\nglobal = [1024]\nlocal=[64]\n[[args]]\nbuffer = { dtype = "int32", count = 1024 }\n', encoding="utf-8"
    )
    out = tmp_path / "c.json.gz"
    result = CliRunner().invoke(
        cli, ["measure", str(tmp_path / "k.toml"), "-o", str(out), "--shapes", "2", "--repeats", "3", "--check"]
    )
    assert result.exit_code == 0, result.output
    assert "2 launches on" in result.output
    again = CliRunner().invoke(cli, ["measure", str(out), "-o", str(tmp_path / "d.json"), "--repeats", "3"])
    assert again.exit_code == 0, again.output
    assert {(m.kernel, m.launch.local_size) for m in read_corpus(out).launches} == {
        (m.kernel, m.launch.local_size) for m in read_corpus(tmp_path / "d.json").launches
    }
    assert "compute units" in CliRunner().invoke(cli, ["measure", "--devices"]).output
    none = CliRunner().invoke(cli, ["measure", str(out), "-o", str(tmp_path / "e.json"), "--device", "Adreno 999"])
    assert none.exit_code == 2
    assert "no OpenCL device matches 'Adreno 999'; there are:" in none.output
    assert not (tmp_path / "e.json").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "nothing to measure"),
        (["x.toml"], "give either -o"),
        (["x.toml", "-o", "folder/c.json", "--bundle", "b.zip"], "give either -o"),
        (["x.toml", "-o", "c.json"], "x.toml"),
    ],
)
def test_wrong_commands(arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli, ["measure", *arguments])
    assert result.exit_code == 2
    assert words in result.output
    assert not list(tmp_path.iterdir())


def test_no_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyopencl", None)
    with pytest.raises(MeasureError, match=r"pip install 'mgpusim\[opencl\]'"):
        list_devices()


def test_a_device_that_does_not_time_its_work(monkeypatch: pytest.MonkeyPatch) -> None:

    from mgpusim.calibrate.measuring.cldevice import time_launch
    from mgpusim.calibrate.measuring.runner import DEFAULTS

    session = SimpleNamespace(
        kernel=lambda name: None,
        set_args=lambda kernel, launch: None,
        enqueue=lambda launch, n: [0] * n,
        device=SimpleNamespace(name="Fake"),
    )
    with pytest.raises(MeasureError, match="Fake: an event took 0 ns; it does not time its work"):
        time_launch(session, {"kernel": "twice"}, DEFAULTS)


def test_repeats_until_the_spread_is_small() -> None:

    from mgpusim.calibrate.measuring.cldevice import time_launch
    from mgpusim.calibrate.measuring.runner import DEFAULTS

    rng = np.random.default_rng(1)

    def repeats(spread: float, median: float) -> int:
        def enqueue(launch: object, n: int) -> list[int]:
            return [max(1, round(median * (1 + spread * rng.standard_normal()))) for _ in range(n)]

        device = SimpleNamespace(name="Fake")
        session = SimpleNamespace(kernel=lambda name: None, set_args=lambda kernel, launch: None, enqueue=enqueue, device=device)
        return int(time_launch(session, {"kernel": "k"}, DEFAULTS)["time_ns"]["repeats"])

    assert repeats(0.001, 1e5) == 9
    assert 9 < repeats(0.05, 1e5) <= 68
    assert 45 <= repeats(0.5, 1e5) <= 68  # and what a drift adds
    assert repeats(0.5, 3e8) <= 4  # a second a launch: patience ends first


def test_suites_of_bundles_carry_no_files(tmp_path: Path) -> None:
    path = tmp_path / "x.npy"
    np.save(path, np.zeros(4, np.int32))
    launch = Launch(TWICE, "twice", (4,), (BufferArg("int32", 4, Init("file", str(path))),))
    with pytest.raises(InputError, match="contents come from a file"):
        write_bundle(tmp_path / "b.zip", suite_of([("twice", launch, {})]))
