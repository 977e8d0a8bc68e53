"""The runner in C does what the one in Python does. The system's compiler builds it, and it runs on the device there is."""

from __future__ import annotations

import itertools
import json
import math
import os
import platform
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim.calibrate.measuring import bundles, plan
from mgpusim.calibrate.measuring.bundles import RUNNER, TARGETS, built_runner, write_bundle
from mgpusim.calibrate.measuring.cldevice import CHANNEL_TYPES, list_devices, time_launch
from mgpusim.calibrate.measuring.plan import plan_of
from mgpusim.calibrate.measuring.runner import DEFAULTS
from mgpusim.calibrate.measuring.suites import check_outputs, launches_of, measure_suite, suite_of, with_restored
from mgpusim.calibrate.probes import choose_probes
from mgpusim.calibrate.probing.facts import facts_of_device
from mgpusim.calibrate.probing.runs import points_of, suite_of_probes
from mgpusim.cli.app import cli
from mgpusim.cli.bundles import TARGETS as CLI_TARGETS
from mgpusim.errors import InputError
from mgpusim.opencl.clang import zig_program
from mgpusim.workload.args import BufferArg, ImageArg, Init
from mgpusim.workload.corpus import read_corpus
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import contents_of
from mgpusim.workload.runs import DEVICE, corpus_of_run, summary
from tests.calibrate.test_measure import FAST, broken, crash, every_kind, hang, twice
from tests.helpers.work import HANG_S

on_device = pytest.mark.usefixtures("opencl_device")
WARNED = ["-std=c99", "-Wall", "-Wextra", "-Wshadow", "-Werror"]
C_TYPES = {
    "int8": "char", "uint8": "uchar", "int16": "short", "uint16": "ushort", "int32": "int", "uint32": "uint", "int64": "long",
    "uint64": "ulong", "float16": "half", "float32": "float", "float64": "double",
}  # fmt: skip


def compiled(folder: Path, source: Path, *options: str) -> Path:
    """Return the program that the system's C compiler makes; skip the test where there is none."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    made = folder / "runner"
    done = subprocess.run([compiler, *WARNED, *options, "-o", str(made), str(source), "-ldl"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return made


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("runner"), RUNNER, "-O1")


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(program: Path, tmp_path: Path) -> Run:
    """Return what starts the runner in a folder of its own."""

    def started(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(program), *arguments], cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=HANG_S, check=False,
            env=os.environ | {"SCRIPTED_NS": str(tmp_path / "script")},
        )  # fmt: skip

    return started


def write_plan(folder: Path, suite: dict[str, Any]) -> dict[str, Any]:
    """Write the plan of a suite and return the suite with what is restored."""
    complete = with_restored(suite)
    (folder / "suite.plan").write_bytes(plan_of(complete, launches_of(complete)))
    return complete


def corpus_of(run: Run, folder: Path, suite: dict[str, Any], *options: str) -> dict[str, Any]:
    write_plan(folder, suite)
    done = run(*options)
    assert done.returncode == 0, done.stderr
    read_corpus(folder / "corpus.json")  # and a corpus it is
    return written(folder)


def written(folder: Path) -> dict[str, Any]:
    """Return the corpus that the runner's output is read as."""
    return corpus_of_run(json.loads((folder / "corpus.json").read_text(encoding="utf-8")))


def without_times(document: dict[str, Any]) -> dict[str, Any]:
    """Return a corpus with the names of what differs from run to run."""
    out = json.loads(json.dumps(document))
    memory, most = (out["device"].pop(name) for name in ("global_mem_b", "max_alloc_b"))  # of a virtual machine it grows with use
    assert 2**26 < most <= memory < 2**46
    out["protocol"].pop("runner", None)
    for name in ("seconds", "reference_ns", "warmup", "repeats", "most"):
        out["protocol"][name] = None
    for entry in out["launches"]:
        assert entry["time_ns"]["min"] <= entry["time_ns"]["median"] <= entry["time_ns"]["p90"]
        entry["time_ns"] = sorted(entry["time_ns"])
    return dict(out)


def image_dtypes() -> tuple[str, ...]:
    """Return the types that images of four channels have on the device; those of the standard's least list are among them."""
    import pyopencl as cl

    context = cl.Context([next(device for platform in cl.get_platforms() for device in platform.get_devices())])
    formats = cl.get_supported_image_formats(context, cl.mem_flags.READ_ONLY, cl.mem_object_type.IMAGE2D)
    types = {one.channel_data_type for one in formats if one.channel_order == cl.channel_order.RGBA}
    found = tuple(name for name, word in CHANNEL_TYPES.items() if getattr(cl.channel_type, word) in types)
    assert {"float32", "float16", "unorm8", "unorm16", "int8", "int16", "int32", "uint8", "uint16", "uint32"} <= set(found)
    return found


# ---- contents ---------------------------------------------------------------------------------------------------------
def assert_contents(document: dict[str, Any], suite: dict[str, Any]) -> None:
    assert "failures" not in document, document["failures"][0]["reason"]
    for entry, launch in zip(document["launches"], launches_of(suite), strict=True):
        wanted = contents_of(launch)
        for position, got in entry["output_values"].items():
            want = wanted[int(position)].reshape(-1)
            values = np.array([math.inf if value is None else value for value in got], want.dtype)
            np.testing.assert_array_equal(values, want, f"{entry['kernel']}, argument {position}")


@pytest.mark.slow
@on_device
def test_buffers_hold_what_the_seed_says(run: Run, tmp_path: Path) -> None:
    launches = []
    for dtype, name in C_TYPES.items():
        fp64 = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n" if dtype == "float64" else ""
        inits = [
            Init("zeros"),
            Init("uniform"),
            Init("sorted"),
            Init("uniform_int"),
            Init("random_index", 100),
            Init("chase", 77),
        ]
        if dtype == "int64":
            inits += [Init("random_index", 3 << 40), Init("random_index", 1 << 32), Init("random_index", 1)]
        parameters = ", ".join(f"global {name} *p{i}" for i in range(len(inits)))
        source = f"{fp64}kernel void f_{dtype}({parameters}) {{ }}"
        launch = Launch(source, f"f_{dtype}", (1,), tuple(BufferArg(dtype, 101, init) for init in inits))
        launches.append((f"f_{dtype}", launch, {"outputs": list(range(len(inits)))}))
    suite = suite_of(launches)
    assert_contents(corpus_of(run, tmp_path, suite), suite)


@on_device
def test_images_hold_what_the_seed_says(run: Run, tmp_path: Path) -> None:
    dtypes = image_dtypes()
    source = f"kernel void f({', '.join(f'read_only image2d_t p{i}' for i in range(len(dtypes)))}) {{ }}"
    args = tuple(ImageArg("image2d", 6, 5, dtype=dtype, access="read") for dtype in dtypes)
    kinds = ("image3d", "image2d_array", "image1d", "image1d_buffer")
    other = f"kernel void g({', '.join(f'read_only {kind}_t of_{kind}' for kind in kinds)}) {{ }}"
    more = (
        ImageArg("image3d", 4, 3, 2, access="read", init=Init("chase", 5)), ImageArg("image2d_array", 4, 3, 2, access="read"),
        ImageArg("image1d", 9, access="read", init=Init("sorted")), ImageArg("image1d_buffer", 9, access="read"),
    )  # fmt: skip
    suite = suite_of([
        ("f", Launch(source, "f", (1,), args), {"outputs": list(range(len(dtypes)))}),
        ("g", Launch(other, "g", (1,), more), {"outputs": [0, 1, 2]}),
    ])  # fmt: skip
    assert_contents(corpus_of(run, tmp_path, suite), suite)


# ---- the same corpus --------------------------------------------------------------------------------------------------
@pytest.mark.slow
@on_device
def test_the_corpus_is_that_of_the_runner_in_python(run: Run, tmp_path: Path) -> None:
    most = list_devices()[0].max_work_group_size
    sized = "kernel __attribute__((reqd_work_group_size(32, 1, 1))) void sized(global int *a) { a[get_global_id(0)] = 1; }"
    name, launch, _ = twice()
    suite = suite_of([
        (name, launch, {"outputs": [0], "tags": {"family": "copy", "ü": 'a "b" \\'}}),
        (name, Launch(launch.source, name, (4 * most,), launch.args, local_size=(2 * most,)), {}),
        crash(), twice(32), ("sized", Launch(sized, "sized", (64,), (BufferArg("int32", 64),), local_size=(64,)), {}),
        ("needs", launch, {"needs": ["cl_no_such_extension"]}),
        ("padded", Launch(TAIL, "tail", (100,), (BufferArg("int32", 256),), local_size=(64,), pad=True), {"outputs": [0]}),
        ("offset", Launch(TAIL, "tail", (64,), (BufferArg("int32", 256),), offset=(64,)), {"outputs": [0]}),
    ])  # fmt: skip
    found = corpus_of(run, tmp_path, suite)
    wanted = measure_suite(suite, tmp_path / "python.json", options=FAST)
    ours, theirs = without_times(found), without_times(wanted)
    for document in (ours, theirs):  # a driver's error is called as pyopencl does, or has its number
        for failure in document["failures"]:
            failure["reason"] = re.sub(r"^\w+Error: | \(-\d+\)$", "", failure["reason"])
    assert ours["failures"] == theirs["failures"]
    assert len(ours["failures"]) == 4
    assert ours == theirs
    assert found["protocol"]["runner"] == "C"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["corpus.json", "python.json", "suite.plan"]


TAIL = "kernel void tail(global int *a) { a[get_global_id(0)] = get_global_id(0) + get_global_size(0); }"


def test_bytes_of_a_driver_are_read_as_text(run: Run, scripted: Path, tmp_path: Path) -> None:
    """Which are no UTF-8, perhaps: the device's name in a run is replaced by bytes of another encoding."""
    run_script(run, scripted, tmp_path, [1000], suite_of([EMPTY]))
    document = json.loads((tmp_path / "corpus.json").read_text(encoding="utf-8"))
    (device,) = (entry for entry in document["journal"] if "device" in entry)
    device["device"][str(DEVICE["name"])] = (b" Adreno \xff\xc3\xa9 \0").hex()
    assert corpus_of_run(document)["device"]["name"] == "Adreno \ufffd\xe9"


@pytest.mark.each_time(every=8)
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("suite", {}), ("suite", None), ("journal", {"done": 0}), ("journal", [1]), ("order", 7),
        ("journal", [{"at_ms": 1, "device": {}, "platform": "xy"}]),
        ("journal", [{"failed": 0}]), ("journal", [{"done": 0, "times": [], "restored": []}]),
    ],
)  # fmt: skip
def test_a_damaged_run_is_an_error_in_words(key: str, value: object, run: Run, scripted: Path, tmp_path: Path) -> None:
    run_script(run, scripted, tmp_path, [1000], suite_of([EMPTY]))
    document = json.loads((tmp_path / "corpus.json").read_text(encoding="utf-8"))
    device = [entry for entry in document["journal"] if "device" in entry]
    document[key] = device + value if isinstance(value, list) and key == "journal" else value
    (tmp_path / "corpus.json").write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(InputError, match="what the runner in C wrote is damaged: "):
        read_corpus(tmp_path / "corpus.json")


@on_device
def test_every_kind_of_argument(run: Run, tmp_path: Path) -> None:
    name, launch, _ = every_kind()
    suite = suite_of([(name, launch, {"outputs": [2, 6]})])
    document = corpus_of(run, tmp_path, suite)
    check_outputs(document, suite)
    assert document["launches"][0]["check"]["max_error"] < 1e-6


@on_device
def test_a_build_failure_has_the_compilers_words(run: Run, tmp_path: Path) -> None:
    document = corpus_of(run, tmp_path, suite_of([broken(), twice()]))
    (failure,) = document["failures"]
    assert failure["reason"].startswith("build failure: ")
    assert "no_such_name" in failure["reason"]


@on_device
def test_order_and_what_is_restored_are_as_asked(run: Run, tmp_path: Path) -> None:
    suite = suite_of([twice(), twice(32)])
    document = corpus_of(run, tmp_path, suite, "--order", "isolated", "--no-restore", "--cooldown", "0.001")
    assert document["protocol"]["order"] == "isolated"
    assert document["protocol"]["restored"] is False
    assert document["protocol"]["cooldown"] == 0.001
    assert [entry["restored"] for entry in document["launches"]] == [[], []]


@pytest.mark.slow
@on_device
def test_host_timings_of_probes_are_read(run: Run, tmp_path: Path) -> None:
    facts = facts_of_device({
        "name": "Test", "compute_units": 2, "max_clock_mhz": 500, "max_work_group_size": 64, "local_mem_b": 32768,
    })  # fmt: skip
    chosen, _ = choose_probes(("launch.gap", "launch.pace", "launch.flush"), simulated=False)
    suite = suite_of_probes(chosen, facts)
    document = corpus_of(run, tmp_path, suite)
    points = points_of(read_corpus(tmp_path / "corpus.json"))
    assert len(document["launches"]) == len(suite["launches"])
    assert all(point.time_s > 0 for found in points.values() for point in found)
    for point in points["launch.pace"]:
        clock_hz, direct = point.outputs[-1]
        assert clock_hz >= 0
        assert direct == 1


# ---- the protocol, with a library that says what each launch takes -------------------------------------------------------
@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("scripted"), Path(__file__).with_name("scripted_opencl.c"), "-shared", "-fPIC")


EMPTY = "empty", Launch("kernel void empty() { }", "empty", (1,)), {}


def run_script(run: Run, library: Path, folder: Path, script: list[int], suite: dict[str, Any]) -> dict[str, Any]:
    (folder / "script").write_text("\n".join(map(str, script)), encoding="utf-8")
    return corpus_of(run, folder, suite, "--opencl", str(library), "--cooldown", "0.001")


def scripts() -> list[list[int]]:
    """Return series of nanoseconds: of little and much scatter, of clocks that rise, of launches that take long."""
    rng = np.random.default_rng(3)
    out = []
    for median, scatter, drift in itertools.product((400, 123457, 60_000_000, 300_000_000), (0.001, 0.03, 0.5), (0.0, 0.3)):
        rise = 1 + drift * np.exp(-np.arange(97) / 20)
        out.append([max(1, round(t)) for t in median * rise * (1 + scatter * rng.standard_normal(97))])
    return out


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("script", scripts(), ids=lambda script: f"{script[0]}")
def test_repeats_are_those_of_the_runner_in_python(script: list[int], run: Run, scripted: Path, tmp_path: Path) -> None:
    times = itertools.cycle(script)
    session = SimpleNamespace(
        kernel=lambda name: None, set_args=lambda kernel, launch: None,
        enqueue=lambda launch, count: [next(times) for _ in range(count)],
    )  # fmt: skip
    wanted = time_launch(session, {"kernel": "empty"}, DEFAULTS)["time_ns"]
    document = run_script(run, scripted, tmp_path, script, suite_of([EMPTY]))
    assert document["launches"][0]["time_ns"] == wanted


def test_a_warm_device_is_waited_for(run: Run, scripted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a look at the reference launch behind each launch: slower by a fifth, it is looked at again after the pause."""
    monkeypatch.setattr(plan, "REFERENCE_S", 0.0)
    script = [ns for ns in (1000, 1000, 1000, 1200, 1200, 1050) for _ in range(1 + 3 + 9)]  # the first, warm-up, those that count
    document = run_script(run, scripted, tmp_path, script, suite_of([EMPTY, EMPTY]))
    assert document["protocol"]["reference_ns"] == [1000, 1200, 1200, 1050]
    assert [entry["time_ns"]["median"] for entry in document["launches"]] == [1000, 1000]


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize(
    ("files", "gpu_hz"),
    [
        ({"class/kgsl/kgsl-3d0/gpuclk": "587000000\n"}, 587e6),
        ({"class/devfreq/ffe40000.mali/cur_freq": "850000000\n", "class/devfreq/ddr/cur_freq": "1\n"}, 850e6),
        ({"class/devfreq/fb000000.gpu/cur_freq": "no number"}, None),
        ({}, None),
    ],
)  # fmt: skip
def test_clocks_that_the_system_shows_are_noted(
    files: dict[str, str], gpu_hz: float | None, scripted: Path, tmp_path: Path
) -> None:
    shown = tmp_path / "sys"
    for name, text in files.items():
        (shown / name).parent.mkdir(parents=True)
        (shown / name).write_text(text, encoding="utf-8")
    program = compiled(tmp_path, RUNNER, f'-DSYS="{shown}"')
    write_plan(tmp_path, suite_of([EMPTY]))
    (tmp_path / "script").write_text("1000", encoding="utf-8")
    environment = os.environ | {"SCRIPTED_NS": str(tmp_path / "script")}
    subprocess.run([str(program), "--opencl", str(scripted)], cwd=tmp_path, env=environment, capture_output=True, check=True)
    protocol = read_corpus(tmp_path / "corpus.json").protocol
    assert protocol.get("gpu_hz") == (None if gpu_hz is None else [gpu_hz])
    assert protocol["reference_ns"] == [1000]


def test_a_lost_device_is_opened_again(run: Run, scripted: Path, tmp_path: Path) -> None:
    """CL_INVALID_COMMAND_QUEUE of the first launch: nothing works behind it in that process, and the script begins anew."""
    other = "other", Launch("kernel void other() { }", "other", (1,)), {}
    document = run_script(run, scripted, tmp_path, [-36, *[500] * 400], suite_of([EMPTY, other, EMPTY]))
    reasons = [entry["reason"] for entry in document["failures"]]
    assert reasons == ["clEnqueueNDRangeKernel failed: INVALID_COMMAND_QUEUE (-36)"] * 3


def test_a_device_that_does_not_time_its_work(run: Run, scripted: Path, tmp_path: Path) -> None:
    write_plan(tmp_path, suite_of([EMPTY]))
    (tmp_path / "script").write_text("0", encoding="utf-8")
    done = run("--opencl", str(scripted))
    assert done.returncode == 2
    assert "device Scripted: an event took 0 ns; it does not time its work" in done.stderr


# ---- faults -----------------------------------------------------------------------------------------------------------
@on_device
def test_a_stopped_run_goes_on(run: Run, tmp_path: Path) -> None:
    suite = write_plan(tmp_path, suite_of([twice(), crash(), twice(32)]))
    assert run("--worker").returncode != 0  # the child alone, which the second kernel takes down
    journal = tmp_path / "corpus.json.journal"
    assert '{"start": 1},' in journal.read_text(encoding="utf-8")
    with journal.open("ab") as lines:
        lines.write(b'{"done": 2, "times": [1\xff\0')  # cut off
    kept = journal.read_bytes()
    other = run("--order", "isolated")
    assert other.returncode == 2
    assert "is of another plan, or of one measured in another order" in other.stderr
    assert journal.read_bytes() == kept
    assert run().returncode == 0
    document = written(tmp_path)
    (line,) = [line for line in kept.splitlines() if line.startswith(b'{"done": 0')]
    times = json.loads(line.removesuffix(b","))["times"]
    assert document["launches"][0]["time_ns"] == summary(times)  # not measured again
    assert [entry["local"] for entry in document["launches"]] == [[64], [32]]
    assert [entry["kernel"] for entry in document["failures"]] == ["crash"]
    assert not journal.exists()
    assert len(suite["launches"]) == 3


@on_device
def test_an_interrupted_run_leaves_no_process_and_says_how_to_go_on(program: Path, run: Run, tmp_path: Path) -> None:
    write_plan(tmp_path, suite_of([hang()]))
    journal = tmp_path / "corpus.json.journal"
    with subprocess.Popen([str(program)], cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True) as child:
        try:
            for _ in range(int(HANG_S * 20)):
                if journal.exists() and b'"start": 0' in journal.read_bytes():
                    break
                time.sleep(0.05)
            other = run()
            child.send_signal(signal.SIGINT)
            _, said = child.communicate(timeout=HANG_S)
        finally:
            with pytest.raises(ProcessLookupError):  # nobody is left in the group
                os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 130
    assert b"the same command goes on from corpus.json.journal" in said
    assert other.returncode == 2
    assert f"corpus.json: process {child.pid} is measuring into it; wait for it, or end it" in other.stderr


def test_a_full_disk_loses_nothing(program: Path, scripted: Path, run: Run, tmp_path: Path) -> None:
    """With a limit on files that the journal exceeds at its third launch."""
    write_plan(tmp_path, suite_of([EMPTY] * 4))
    (tmp_path / "script").write_text("1000\n1001\n1002\n1003", encoding="utf-8")
    journal = tmp_path / "corpus.json.journal"
    assert run("--worker", "--opencl", str(scripted)).returncode == 0
    limit = journal.read_bytes().index(b'"done": 2') + 10
    journal.unlink()

    def limited() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    full = subprocess.run(
        [str(program), "--opencl", str(scripted)], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
        preexec_fn=limited, env=os.environ | {"SCRIPTED_NS": str(tmp_path / "script")},
    )  # fmt: skip
    assert full.returncode == 2
    assert "corpus.json.journal: cannot be written: File too large" in full.stderr
    kept = [
        line for line in journal.read_text(encoding="utf-8").splitlines() if line.startswith('{"done"') and line.endswith("},")
    ]
    assert [json.loads(line.removesuffix(","))["done"] for line in kept] == [0, 1]
    assert run("--opencl", str(scripted)).returncode == 0
    document = written(tmp_path)
    assert len(document["launches"]) == 4
    assert "failures" not in document


@pytest.mark.slow
@on_device
def test_a_kernel_that_hangs(run: Run, tmp_path: Path) -> None:
    document = corpus_of(run, tmp_path, suite_of([hang(), twice()]), "--timeout", "20")
    assert [entry["kernel"] for entry in document["launches"]] == ["twice"]
    assert document["failures"][0]["reason"] == "no news for 20 s: it hangs"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--opencl", "/no/libOpenCL.so"], "no OpenCL was found; looked for /no/libOpenCL.so; name the library with --opencl"),
        (["--opencl", "libm.so.6"], "libm.so.6 (without clGetPlatformIDs)"),
        (["--order", "sideways"], "--order: got 'sideways', expected back-to-back or isolated"),
        (["--timeout", "soon"], "--timeout: got 'soon', expected seconds"),
        (["--sudo", "x"], "--sudo: no such option"),
        (["other.plan"], "other.plan: No such file or directory"),
        (["-o", "/no/such/folder/corpus.json"], "/no/such/folder/corpus.json.lock: cannot be written: No such file"),
    ],
)
def test_what_ends_a_run_is_one_sentence(run: Run, tmp_path: Path, options: list[str], words: str) -> None:
    write_plan(tmp_path, suite_of([twice()]))
    done = run(*options)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "corpus.json").exists()


@on_device
def test_a_device_that_is_not_there(run: Run, tmp_path: Path) -> None:
    write_plan(tmp_path, suite_of([twice()]))
    done = run("--device", "Adreno 999")
    assert done.returncode == 2
    assert "no OpenCL device matches 'Adreno 999'; there are: " in done.stderr
    assert list_devices()[0].name.strip() in run("--devices").stdout


BUFFER = b"\n0 2 4 5 0 1 1 1024 "
"""What the line of a buffer begins with in a plan."""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (b"mgpusim-plan 4", b"mgpusim-plan 3", "the line 'mgpusim-plan 4'"),
        (b"kernel void twice", b"kernel void", "a text of as many bytes as it says"),
        (BUFFER, b"\n0 2 4 5 0 1 1 99999999999999999999 ", "a number of 64 bits"),
        (BUFFER, b"\n0 2 4 5 0 1 1 18446744073709551615 ", "less than 64 TiB"),
        (BUFFER, b"\n0 2 99 5 0 1 1 1024 ", "a smaller number"),
        (BUFFER, b"\n0 2 -4 5 0 1 1 1024 ", "a whole number"),
        (BUFFER, b"\n0 2 4 7 0 1 1 1024 ", "numbers that the file beside the plan has"),
        (b"kernel void", b"kernel\0void", "no zero byte"),
    ],
)
def test_damaged_plans_are_refused(old: bytes, new: bytes, expected: str, run: Run, tmp_path: Path) -> None:
    write_plan(tmp_path, suite_of([twice()]))
    data = (tmp_path / "suite.plan").read_bytes()
    assert old in data
    (tmp_path / "suite.plan").write_bytes(data.replace(old, new))
    done = run("--check")
    assert done.returncode == 2
    assert f"expected {expected}; the plan is damaged, or of another version" in done.stderr
    assert run().returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["suite.plan"]


@pytest.mark.slow
def test_a_million_damaged_plans(tmp_path: Path) -> None:
    """With the sanitizers of the compiler, so that what is read or written out of place, or left behind, ends the test."""
    source = Path(__file__).with_name("damaged_plans.c")
    program = compiled(
        tmp_path, source, "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-Wno-unused-function"
    )
    needs = "needs", twice()[1], {"needs": ["cl_khr_fp16", "cl_khr_fp64"], "outputs": [0]}
    write_plan(tmp_path, suite_of([every_kind(), twice(), needs]))
    done = subprocess.run(
        [str(program), "suite.plan", "1000000"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
        env=os.environ | {"ASAN_OPTIONS": f"log_path={tmp_path / 'said'}"},
    )  # fmt: skip
    assert done.returncode == 0, [path.read_text(encoding="utf-8") for path in tmp_path.glob("said*")]
    assert 0 < int(done.stdout) < 500_000  # most are refused, and some are whole in spite of it


# ---- bundles ----------------------------------------------------------------------------------------------------------
def test_a_bundle_carries_the_runner_and_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a program that stands for what zig makes."""
    monkeypatch.setattr(bundles, "built_runner", lambda target: (f"runner-{target}", b"program"))
    write_bundle(tmp_path / "b.zip", suite_of([twice()]), "mgpusim validate corpus.json", targets=["linux-armv7"])
    with zipfile.ZipFile(tmp_path / "b.zip") as archive:
        text = archive.read("README.txt").decode()
        assert archive.read("runner.c") == RUNNER.read_bytes()
        assert archive.read("runner-linux-armv7") == b"program"
        assert archive.getinfo("runner-linux-armv7").external_attr >> 16 == 0o755
    for words in ("with the NDK:", "in Termux:", "on a board:", "Built already: runner-linux-armv7", "mgpusim validate"):
        assert words in text


@on_device
def test_a_bundle_keeps_to_the_protocol_that_it_was_made_with(program: Path, tmp_path: Path) -> None:
    (tmp_path / "twice.cl").write_text(twice()[1].text(), encoding="utf-8")
    (tmp_path / "twice.toml").write_text(
        'kernel = "twice.cl"\nglobal = 1024\nlocal = 64\nargs = ["buffer:int32:1024"]\n', encoding="utf-8"
    )
    asked = ["--order", "isolated", "--no-restore", "--repeats", "4", "--cooldown", "0.5"]
    made = CliRunner().invoke(cli, ["measure", str(tmp_path / "twice.toml"), "--bundle", str(tmp_path / "b.zip"), *asked])
    assert made.exit_code == 0, made.output
    with zipfile.ZipFile(tmp_path / "b.zip") as archive:
        archive.extractall(tmp_path)
    runs = [[sys.executable, "measure.py", "-o", "python.json"], [str(program), "-o", "c.json"]]
    for command in [*runs, [*runs[0][:-1], "given.json", "--order", "back-to-back"]]:
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=HANG_S, check=False)
        assert done.returncode == 0, done.stderr
    protocols = [read_corpus(tmp_path / f"{name}.json").protocol for name in ("python", "c", "given")]
    shown = [[protocol[key] for key in ("order", "restored", "repeats", "cooldown", "warmup")] for protocol in protocols]
    assert shown == [["isolated", False, 4, 0.5, 3], ["isolated", False, 4, 0.5, 3], ["back to back", False, 4, 0.5, 3]]


def test_compile_goes_with_a_bundle_of_launches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    alone = CliRunner().invoke(cli, ["measure", "k.toml", "-o", "c.json", "--compile", "linux-armv7"])
    assert "--compile: only with --bundle" in alone.output
    other = CliRunner().invoke(cli, ["probe", "--bundle", "b.zip", "--base", "adreno-640", "--compile", "android"])
    assert "'linux-aarch64', 'linux-armv7'" in other.output
    assert alone.exit_code == other.exit_code == 2
    assert set(TARGETS) == set(CLI_TARGETS)
    monkeypatch.setattr(bundles, "zig_program", lambda: None)
    with pytest.raises(InputError, match=r"pip install 'mgpusim\[clang\]'"):
        write_bundle(tmp_path / "b.zip", suite_of([twice()]), targets=["linux-armv7"])


@pytest.mark.slow
@pytest.mark.parametrize("target", sorted(TARGETS))
def test_zig_builds_the_runner(target: str, run: Run, tmp_path: Path) -> None:
    if zig_program() is None:
        pytest.skip("no ziglang")
    name, raw = built_runner(target)
    assert raw.startswith(b"MZ" if target.startswith("windows") else b"\x7fELF")
    if target != "linux-x86_64" or platform.machine() != "x86_64" or sys.platform != "linux":
        return
    (tmp_path / name).write_bytes(raw)
    (tmp_path / name).chmod(0o755)
    write_plan(tmp_path, suite_of([twice(), twice(32)]))
    done = subprocess.run([f"./{name}", "--check"], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "suite.plan: 2 launches of 1 kernels\n"
    ran = subprocess.run([f"./{name}"], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    if "no OpenCL was found" in ran.stderr:
        pytest.skip("no OpenCL device")
    assert ran.returncode == 0, ran.stderr
