"""Measuring: what is restored between runs, launches that a device refuses, order. Needs an OpenCL device where it says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim.calibrate.measuring.cldevice import list_devices
from mgpusim.calibrate.measuring.runner import finish
from mgpusim.calibrate.measuring.suites import measure_suite, suite_of, with_restored
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.corpus import corpus_from_dict, read_corpus
from mgpusim.workload.launch import Launch
from mgpusim.workload.measured import protocol_text
from tests.helpers.work import HANG_S

on_device = pytest.mark.usefixtures("opencl_device")

FAST = {"repeats": 3, "most": 6, "warmup": 1, "timeout": HANG_S}
N = 4096
# a worklist: an item that has been visited does nothing when the kernel is run again
VISIT = """kernel void visit(global const int *edges, global uchar *todo, global int *cost, int iterations) {
    int i = get_global_id(0);
    if (todo[i]) {
        int sum = cost[i];
        for (int k = 0; k < iterations; k++) sum += edges[(i * 7 + sum + k) & 4095];
        todo[i] = 0;
        cost[i] = sum;
    }
}"""


def visit(local: int = 64, iterations: int = 2000) -> tuple[str, Launch, dict[str, Any]]:
    args = (
        BufferArg("int32", N), BufferArg("uint8", N), BufferArg("int32", N, Init("zeros")),
        ScalarArg("int32", (iterations,)),
    )  # fmt: skip
    return "visit", Launch(VISIT, "visit", (N,), args, local_size=(local,)), {}


def restored_of(source: str, args: tuple[Any, ...]) -> list[int]:
    (entry,) = with_restored(suite_of([("k", Launch(source, "k", (64,), args), {})]))["launches"]
    return list(entry.get("restored", []))


def test_what_a_kernel_both_reads_and_writes_is_found_in_its_ir() -> None:
    buffer = BufferArg("float32", 256)
    source = """
    void bump(global float *p, int i) { p[i] += 1; }
    kernel void k(global const float4 *in, global float *sum, global int *count, global float *out, global float *in_vectors,
                  global float *vectors, local float *shared, global float *helped) {
        int i = get_global_id(0);
        shared[get_local_id(0)] = in[i].x;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum[i] += shared[0];
        atomic_inc(count);
        out[i] = 1;
        vstore4(vload4(i, in_vectors), i, vectors);
        bump(helped, i);
    }"""
    args = (buffer, buffer, BufferArg("int32", 1), buffer, buffer, buffer, LocalArg(256), buffer)
    assert restored_of(source, args) == [1, 2, 7]


def test_a_pointer_that_may_be_either_counts_for_both() -> None:
    source = """kernel void k(global float *a, global float *b, int odd) {
        global float *to = odd ? a : b;
        to[get_global_id(0)] += 1;
    }"""
    assert restored_of(source, (BufferArg("float32", 64), BufferArg("float32", 64), ScalarArg("int32", (1,)))) == [0, 1]


def test_images_are_read_or_written() -> None:
    source = """kernel void k(read_only image2d_t from, sampler_t s, write_only image2d_t to) {
        int2 at = (int2)(get_global_id(0), 0);
        write_imagef(to, at, read_imagef(from, s, at));
    }"""
    image = ImageArg("image2d", 64, 1, access="read")
    args = (image, SamplerArg(False, "clamp_to_edge", "nearest"), ImageArg("image2d", 64, 1, access="write"))
    assert restored_of(source, args) == []


def test_of_a_kernel_that_does_not_compile_all_that_its_launch_says_is_restored() -> None:
    source = "kernel void k(global int *a, global int *b) { a[0] = no_such_name; }"
    assert restored_of(source, (BufferArg("int32", 64), BufferArg("int32", 64, access="read"))) == [0]


@pytest.mark.slow
@on_device
def test_a_worklist_is_measured_full_unless_told_otherwise(tmp_path: Path) -> None:
    suite = suite_of([visit()])
    full = measure_suite(suite, tmp_path / "a.json", options=FAST)
    assert full["protocol"]["restored"] is True
    assert full["protocol"]["order"] == "back to back"
    assert full["launches"][0]["restored"] == [1, 2]
    empty = measure_suite(suite, tmp_path / "b.json", options=FAST | {"restore": False})
    assert empty["protocol"]["restored"] is False
    took, nothing = (document["launches"][0]["time_ns"]["median"] for document in (full, empty))
    assert took > 5 * nothing  # two thousand iterations an item, or none
    corpus = read_corpus(tmp_path / "a.json")
    assert corpus.launches[0].extra == {"restored": [1, 2]}


@on_device
def test_isolated_launches_are_restored_and_named(tmp_path: Path) -> None:
    (tmp_path / "visit.cl").write_text(VISIT, encoding="utf-8")
    (tmp_path / "visit.toml").write_text(
        'kernel = "visit.cl"\nglobal = 4096\nlocal = 64\n'
        'args = ["buffer:int32:4096", "buffer:uint8:4096", "buffer:int32:4096:zeros", "int32:50"]\n',
        encoding="utf-8",
    )
    out = tmp_path / "c.json"
    asked = ["measure", str(tmp_path / "visit.toml"), "-o", str(out), "--repeats", "3", "--check"]
    result = CliRunner().invoke(cli, [*asked, "--order", "isolated"])
    assert result.exit_code == 0, result.output
    document = json.loads(out.read_text(encoding="utf-8"))
    assert document["protocol"]["order"] == "isolated"
    assert document["launches"][0]["check"] == {"max_error": 0.0}
    assert protocol_text(read_corpus(out).protocol).startswith("measured with warm caches, isolated; ")
    bare = CliRunner().invoke(cli, [*asked, "--no-restore"])
    assert "not restored between runs" in bare.output
    assert json.loads(out.read_text(encoding="utf-8"))["protocol"]["restored"] is False


@on_device
def test_a_run_is_not_continued_in_another_order(tmp_path: Path) -> None:
    out = tmp_path / "c.json"

    def stop(done: int, total: int, kernel: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure_suite(suite_of([visit(), visit(32)]), out, options=FAST, session=Session(on_progress=stop))
    with pytest.raises(InputError, match="measured in another order"):
        measure_suite(suite_of([visit(), visit(32)]), out, options=FAST | {"order": "isolated"})


@on_device
def test_a_launch_that_the_device_refuses_is_kept_with_its_limit(tmp_path: Path) -> None:
    most = list_devices()[0].max_work_group_size
    sized = "kernel __attribute__((reqd_work_group_size(32, 1, 1))) void sized(global int *a) { a[get_global_id(0)] = 1; }"
    (tmp_path / "sized.cl").write_text(sized, encoding="utf-8")
    (tmp_path / "visit.cl").write_text(VISIT, encoding="utf-8")
    args = 'args = ["buffer:int32:4096", "buffer:uint8:4096", "buffer:int32:4096:zeros", "int32:5"]\n'
    (tmp_path / "1.toml").write_text(f'kernel = "visit.cl"\nglobal = {4 * most}\nlocal = {2 * most}\n{args}', encoding="utf-8")
    (tmp_path / "2.toml").write_text(
        'kernel = "sized.cl"\nglobal = 64\nlocal = 64\nargs = ["buffer:int32:64"]\n', encoding="utf-8"
    )
    (tmp_path / "3.toml").write_text(f'kernel = "visit.cl"\nglobal = 4096\nlocal = 64\n{args}', encoding="utf-8")
    out = tmp_path / "out.json"
    result = CliRunner().invoke(cli, ["measure", str(tmp_path), "-o", str(out), "--repeats", "3"])
    assert result.exit_code == 0, result.output  # refusals are answers
    assert "0 failed, 2 refused" in result.output
    assert f"{2 * most} work items in a group, the kernel allows" in result.output
    assert "reqd_work_group_size is [32, 1, 1]" in result.output
    document = json.loads(out.read_text(encoding="utf-8"))
    assert [e["kernel"] for e in document["launches"]] == ["3"]
    assert [e["refused"]["error"] for e in document["failures"]] == ["INVALID_WORK_GROUP_SIZE"] * 2
    assert document["failures"][0]["refused"]["kernel_work_group_size"] <= most
    assert len(read_corpus(out).launches) == 1  # and a corpus it is


@on_device
def test_a_build_failure_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text("kernel void k(global int *a) { a[0] = no_such_name; }", encoding="utf-8")
    (tmp_path / "k.toml").write_text('kernel = "k.cl"\nglobal = 64\nargs = ["buffer:int32:64"]\n', encoding="utf-8")
    out = tmp_path / "out.json"
    result = CliRunner().invoke(cli, ["measure", str(tmp_path / "k.toml"), "-o", str(out), "--shapes", "6", "--repeats", "3"])
    assert result.exit_code == 1
    assert result.output.count("build failure") == 1
    assert "and 5 more" in result.output
    assert len(json.loads(out.read_text(encoding="utf-8"))["failures"]) == 6


def test_a_corpus_says_where_nothing_was_restored() -> None:
    suite = with_restored(suite_of([visit(), visit(32), ("other", visit()[1], {})]))
    time = {"time_ns": {"median": 5}}
    journal = [
        {"done": 0, **time, "restored": [1, 2]}, {"done": 1, **time, "restored": [1, 2]}, {"done": 2, **time, "restored": [1]},
    ]  # fmt: skip
    assert finish(suite, journal)["protocol"]["restored"] == ["other"]
    assert finish(suite, journal[:2])["protocol"]["restored"] is True
    assert finish(suite, [{**entry, "restored": []} for entry in journal])["protocol"]["restored"] is False
    assert corpus_from_dict(finish(suite, journal)).launches[2].extra == {"restored": [1]}
    assert np.all([e["restored"] == [1, 2] for e in suite["launches"]])


@pytest.mark.parametrize("value", [(1, 2**64 - 1), (2**64 - 1, 2**63 + 1), (0, 5)])
def test_vectors_of_long_numbers_reach_the_device_as_they_are(value: tuple[int, int]) -> None:
    from mgpusim.calibrate.measuring.cldevice import _scalar

    assert np.frombuffer(_scalar({"value": list(value), "dtype": "uint64"}), np.uint64).tolist() == list(value)


@on_device
@pytest.mark.parametrize(
    ("kind", "sizes", "at"),
    [("image2d", (8, 4), "(int2)(i % 8, i / 8)"), ("image2d_array", (8, 2, 2), "(int4)(i % 8, i / 8 % 2, i / 16, 0)")],
)
def test_images_get_their_first_contents_back(kind: str, sizes: tuple[int, ...], at: str) -> None:
    from mgpusim.calibrate.measuring.cldevice import DeviceSession, open_device
    from mgpusim.calibrate.measuring.runner import DEFAULTS

    source = f"kernel void w(write_only {kind}_t to) {{ int i = get_global_id(0); write_imagef(to, {at}, (float4)(i)); }}"
    suite = suite_of([("w", Launch(source, "w", (32,), (ImageArg(kind, *sizes, access="write"),), local_size=(8,)), {})])
    launch = {**suite["launches"][0], "restored": [0]}
    session = DeviceSession(open_device(), suite, DEFAULTS)
    session.set_args(session.kernel("w"), launch)
    first = session.read(0)
    session.enqueue({**launch, "restored": []}, 1)
    written = session.read(0)
    assert np.array_equal(written.reshape(-1, 4)[:, 0], np.arange(32))
    session.restore([0])
    assert np.array_equal(session.read(0), first)
    assert not np.array_equal(first, written)
