"""Runs of studies: what they compute, killed and resumed, grown, on processes and on Dask. Oracle: one prediction a point."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.estimate import analytic_estimate, estimate
from mgpusim.errors import InputError
from mgpusim.sched.shapes.candidates import candidates
from mgpusim.session import Session
from mgpusim.sweeps.answers import answers_of
from mgpusim.sweeps.escalate import escalate
from mgpusim.sweeps.points import Points
from mgpusim.sweeps.run import kinds_of_study, run_study
from mgpusim.sweeps.store import Store
from mgpusim.sweeps.study import study_from_dict
from mgpusim.workload.launch import load_launch
from tests.helpers.work import HANG_S

SOURCE = """
kernel void blur(global const float *a, global float *b) {
    size_t i = get_global_id(0);
    float sum = 0;
    for (int k = 0; k < 8; ++k) sum += a[i + 32 * k];
    b[i] = sum;
}
"""
LAUNCH = """
kernel = "blur.cl"
global = {items}
local = 64
[[args]]
buffer = {{ dtype = "float32", count = {count} }}
[[args]]
buffer = {{ dtype = "float32", count = {count}, init = "zeros" }}
"""
BASE = {
    "schema": "mgpusim.study/1",
    "gpu": "adreno-640",
    "launches": ["small.toml", "large.toml"],
    "axes": [
        {"field": "dram.b_per_s", "range": ["10 GB/s", "80 GB/s"], "count": 5, "log": True},
        {"field": "l2.size_b", "values": ["64KiB", "100000", "128KiB"]},
        {"field": "core.scheduler", "values": ["gto", "lrr"]},
        {"name": "clock", "fields": ["clock.gpu_hz"], "factors": [0.5, 1]},
    ],
    "objectives": {"latency": "latency_us", "cost": "dram.b_per_s / 1e9 + l2.size_b / 65536"},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("study")
    (folder / "blur.cl").write_text(SOURCE, encoding="utf-8")
    for name, items in (("small", 1024), ("large", 16384)):
        (folder / f"{name}.toml").write_text(LAUNCH.format(items=items, count=items + 256), encoding="utf-8")
    return folder


@pytest.fixture
def study_of(folder, monkeypatch):
    def make(rows: int = 7, **changes):
        monkeypatch.setattr("mgpusim.sweeps.points.MOST_ROWS", rows)
        return study_from_dict({**BASE, **changes}, folder, "tried")

    return make


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def rows_of(study, folder):
    store = Store(folder, study, kinds_of_study(study))
    return [{n: c.tolist() for n, c in store.read(s).items()} for s in range(store.shards)]


def test_every_row_is_what_a_prediction_says(study_of, folder, tmp_path):
    study = study_of()
    run = run_study(study, tmp_path / "r")
    assert run.failed == 40  # l2.size_b = 100000 is not a whole number of sets
    gpu, checked = load_gpu("adreno-640"), 0
    for part in rows_of(study, tmp_path / "r"):
        for i in range(0, len(part["point"]), 3):
            if part["error"][i]:
                assert part["l2.size_b"][i] == 100000
                assert "l2.size_b: 100000 is not a whole number of sets" in part["error"][i]
                assert np.isnan(part["latency_us"][i])
                continue
            fields = {n: part[n][i] for n in ("dram.b_per_s", "l2.size_b", "core.scheduler")}
            other = with_fields(gpu, {**fields, "clock.gpu_hz": gpu.clock.gpu_hz * part["clock"][i]})
            found = estimate(load_launch(folder / f"{part['launch'][i]}.toml"), other)
            assert part["latency_us"][i] == pytest.approx(found.latency_us, rel=1e-9)
            assert part["bound"][i] == found.bound
            assert part["cost"][i] == pytest.approx(fields["dram.b_per_s"] / 1e9 + fields["l2.size_b"] / 65536)
            checked += 1
    assert checked > 20


@pytest.mark.slow
def test_several_processes_write_the_bytes_of_one(study_of, tmp_path):
    study = study_of(30)
    run_study(study, tmp_path / "one")
    run_study(study, tmp_path / "two", session=Session(jobs=2))
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_dask_writes_the_bytes_of_one_process(study_of, tmp_path):
    pytest.importorskip("distributed")
    study = study_of(30)
    run_study(study, tmp_path / "one")
    run_study(study, tmp_path / "dask", scheduler="local:2")
    assert contents(tmp_path / "one") == contents(tmp_path / "dask")


KILLED = """
import sys, time
from pathlib import Path
import mgpusim.sweeps.points as points
import mgpusim.sweeps.run as run
from mgpusim.sweeps.study import study_from_dict
import json
points.MOST_ROWS = 2
study = study_from_dict(json.loads(sys.argv[1]), Path(sys.argv[2]), "tried")
from mgpusim.session import Session
slow = Session(on_progress=lambda rows, total, pace: time.sleep(3600 if rows >= 20 else 0))
run.run_study(study, Path(sys.argv[3]), session=slow)
"""


def test_a_killed_run_goes_on_to_the_same_bytes(study_of, folder, tmp_path):
    study = study_of(2)
    out = tmp_path / "killed"
    child = subprocess.Popen([sys.executable, "-c", KILLED, json.dumps(BASE), str(folder), str(out)])
    until = time.monotonic() + HANG_S
    while len(list((out / "points").glob("[0-9]*"))) < 5 and child.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    store = Store(out, study, kinds_of_study(study))
    left = len(store.missing())
    assert 0 < left < store.shards
    (out / "points" / ".0000001.parquet.k1ll3d").write_text("half of it", encoding="utf-8")
    run = run_study(study, out)
    assert run.tasks == left
    run_study(study, tmp_path / "whole")
    assert contents(out) == contents(tmp_path / "whole")
    assert run_study(study, out).tasks == 0


def test_a_grown_study_computes_only_what_is_new(study_of, tmp_path):
    run_study(study_of(), tmp_path / "r")
    axes = [*BASE["axes"]]
    axes[1] = {"field": "l2.size_b", "values": ["256KiB", "64KiB", "100000", "128KiB"]}
    grown = study_of(axes=axes)
    run = run_study(grown, tmp_path / "r")
    assert (run.taken_over, run.computed) == (120, 40)
    run_study(grown, tmp_path / "fresh")
    assert contents(tmp_path / "r") == contents(tmp_path / "fresh")
    back = run_study(study_of(), tmp_path / "r")
    assert (back.taken_over, back.computed) == (120, 0)


def test_factors_may_become_whole_numbers_when_a_study_grows(study_of, tmp_path):
    for factors in ([0.5, 1], [1, 2], [1, 2, 0.25]):
        run = run_study(study_of(axes=[{"name": "x", "fields": ["clock.gpu_hz"], "factors": factors}]), tmp_path / "r")
    assert (run.computed, run.taken_over) == (2, 4)


def test_failed_points_are_tried_again_only_if_asked(study_of, tmp_path):
    study = study_of()
    run_study(study, tmp_path / "r")
    before = contents(tmp_path / "r")
    run = run_study(study, tmp_path / "r", retry=True)
    assert (run.computed, run.taken_over) == (40, 80)
    assert contents(tmp_path / "r") == before


def test_another_study_is_refused_and_says_in_what_it_differs(study_of, tmp_path):
    run_study(study_of(), tmp_path / "r")
    other = study_of(objectives={"latency": "latency_us * 2"})
    with pytest.raises(InputError, match=r"another study .*differs in objectives"):
        run_study(other, tmp_path / "r")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.tex").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="not results of a study"):
        run_study(other, tmp_path / "full")


def test_a_full_disk_is_said_and_what_is_done_kept(study_of, tmp_path, monkeypatch):
    import mgpusim.files as files_module

    real, count = files_module.write_atomic, 0

    def full(path, data):
        nonlocal count
        count += 1
        if count > 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(path, data)

    study = study_of()
    monkeypatch.setattr(files_module, "write_atomic", full)
    with pytest.raises(InputError, match="No space left on device; what is done is kept"):
        run_study(study, tmp_path / "r")
    monkeypatch.setattr(files_module, "write_atomic", real)
    run_study(study, tmp_path / "r")
    run_study(study, tmp_path / "fresh")
    assert contents(tmp_path / "r") == contents(tmp_path / "fresh")


def test_a_scheduler_that_cannot_be_reached_is_said(study_of, tmp_path, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("mgpusim.sweeps.cluster.PATIENCE_S", 0.5)
    with socket.socket() as nobody:  # bound, so that no other process listens there, and does not listen itself
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(InputError, match="cannot be reached"):
            run_study(study_of(), tmp_path / "r", scheduler=f"tcp://127.0.0.1:{nobody.getsockname()[1]}")
    with pytest.raises(InputError, match="local:N"):
        run_study(study_of(), tmp_path / "r", scheduler="here")


@pytest.fixture
def dask_processes(tmp_path):
    """A scheduler and a worker of one thread, as on a cluster: (address, process of each)."""
    pytest.importorskip("distributed")
    said = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    command = [sys.executable, "-m", "distributed.cli.{}", "--scheduler-file", str(said), "--no-dashboard"]
    scheduler = subprocess.Popen([c.format("dask_scheduler") for c in command] + ["--port", "0"], **quiet)
    worker = subprocess.Popen([c.format("dask_worker") for c in command] + ["--nthreads", "1", "--no-nanny"], **quiet)
    until = time.monotonic() + HANG_S
    while not said.is_file() and time.monotonic() < until:
        time.sleep(0.05)
    yield json.loads(said.read_text(encoding="utf-8"))["address"], scheduler, worker
    for process in (worker, scheduler):
        process.kill()
        process.wait()


STOPPED = """
import os, sys, time
from multiprocessing.connection import Connection
from pathlib import Path
import mgpusim.sweeps.run as run
sent = Path(sys.argv[1])
def half(self, data):
    os.write(self.fileno(), data[: len(data) // 2])
    sent.touch()
    time.sleep(3600)
def task():
    Connection._send = half
    return b"x" * 100_000
if __name__ == "__main__":
    with run.worker_pool(1, run._start, (None,)) as pool:
        pool.submit(task)
        while not sent.exists():
            time.sleep(0.02)
        raise KeyboardInterrupt
"""


def test_a_run_can_be_stopped_while_a_worker_sends(tmp_path):
    """A disk that is full, or an interrupt: the pool's own thread would wait for ever for the rest of the message."""
    (tmp_path / "stopped.py").write_text(STOPPED, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "stopped.py"), str(tmp_path / "sent")]
    ended = subprocess.run(command, timeout=HANG_S, capture_output=True, encoding="utf-8")
    assert "KeyboardInterrupt" in ended.stderr
    assert "leaked" not in ended.stderr


@pytest.mark.each_time("worker")
@pytest.mark.parametrize("dies", ["scheduler", "worker"])
def test_a_cluster_that_dies_is_said_and_the_run_goes_on_elsewhere(dies, study_of, dask_processes, tmp_path):
    address, scheduler, worker = dask_processes
    process = scheduler if dies == "scheduler" else worker
    study, out = study_of(2), tmp_path / "r"
    said = "the Dask scheduler .* has gone; what is" if dies == "scheduler" else "the workers of .* have gone; what is"
    with pytest.raises(InputError, match=said):
        run_study(
            study, out, scheduler=address, session=Session(on_progress=lambda rows, *_: process.kill() if rows > 20 else None)
        )
    left = len(Store(out, study, kinds_of_study(study)).missing())
    assert 0 < left < 80
    assert run_study(study, out).tasks == left
    run_study(study, tmp_path / "whole")
    assert contents(out) == contents(tmp_path / "whole")


def test_constraints_leave_points_out(study_of, tmp_path):
    study = study_of(constraints=["l2.size_b * clock < 100000", "dram.b_per_s > 11e9"])
    run_study(study, tmp_path / "r")
    rows = [
        (b, c, d)
        for p in rows_of(study, tmp_path / "r")
        for b, c, d in zip(p["l2.size_b"], p["clock"], p["dram.b_per_s"], strict=True)
    ]
    assert len(rows) == 2 * 2 * 4 * 4
    assert all(b * c < 100000 and d > 11e9 for b, c, d in rows)


def test_answers_are_those_of_numpy(study_of, tmp_path):
    study = study_of(axes=[BASE["axes"][0], {"field": "l2.size_b", "values": [65536, 131072]}, BASE["axes"][3]])
    run_study(study, tmp_path / "r")
    store = Store(tmp_path / "r", study, kinds_of_study(study))
    found = answers_of(study, store)
    latency = np.zeros(20)
    for part in rows_of(study, tmp_path / "r"):
        np.add.at(latency, np.array(part["point"]), part["latency_us"])
    assert found.points == found.whole == 20
    assert found.best["latency"].objectives["latency"] == pytest.approx(latency.min())
    assert found.best["latency"].point == int(np.argmin(latency)) or latency[found.best["latency"].point] == latency.min()
    order = Points(study).order
    grid = np.log(latency).reshape([len(a) for a in order])
    for i, axis in enumerate(order):
        mean = grid.mean(axis=tuple(j for j in range(3) if j != i))
        assert found.indices["latency"][axis.name].first == pytest.approx(mean.var() / grid.var())
        assert np.log(found.marginals["latency"][axis.name].mean) == pytest.approx(mean)
    base = sum(estimate(one.launch, study.gpu).latency_us for one in study.launches)
    assert found.base["latency"] == pytest.approx(base)


def test_the_base_gpu_is_evaluated_as_the_points_are(study_of, folder, tmp_path):
    axes = [{"field": "clock.gpu_hz", "factors": [0.5, 1]}, {"name": "clock", "fields": ["dram.b_per_s"], "factors": [1, 2]}]
    study = study_of(engine="event", axes=axes, launches=["small.toml"],
                     derived={"mib": "l2.size_b / 1048576", "double": "mib * 2", "more": "clock + 1"},
                     objectives={"latency": "latency_us", "twice": "double + latency_us * 0", "odd": "more * 2"})  # fmt: skip
    run_study(study, tmp_path / "r")
    found = answers_of(study, Store(tmp_path / "r", study, kinds_of_study(study)))
    gpu, launch = load_gpu("adreno-640"), load_launch(folder / "small.toml")
    assert found.base == pytest.approx({"latency": estimate(launch, gpu, "event").latency_us, "twice": gpu.l2.size_b / 524288})


def test_the_best_of_several_shapes_is_taken(study_of, folder, tmp_path):
    shapes = [[32], [64], [256]]
    study = study_of(local=shapes, axes=[{"field": "clock.gpu_hz", "factors": [1, 2]}], launches=["large.toml"])
    run_study(study, tmp_path / "r")
    part = rows_of(study, tmp_path / "r")[0]
    launch, gpu = load_launch(folder / "large.toml"), load_gpu("adreno-640")
    each = [estimate(msgspec.structs.replace(launch, local_size=tuple(s)), gpu).latency_us for s in shapes]
    assert part["latency_us"][0] == pytest.approx(min(each))
    assert part["local"][0] == str(shapes[int(np.argmin(each))][0])


@pytest.mark.slow
def test_tuned_takes_the_best_shape_of_each_point_for_that_point(study_of, folder, tmp_path):
    axes = [{"field": "core.max_items", "values": [256, 3072]}, {"field": "launch.floor_s", "values": [1e-6, 5e-5]},
            {"field": "dispatch.group_cycles", "values": [1, 2000]},
            {"field": "limits.max_work_group_size", "values": [64, 1024]}]  # fmt: skip
    study = study_of(100, local="tuned", axes=axes, launches=["large.toml"], objectives={"latency": "latency_us"})
    run_study(study, tmp_path / "r")
    launch, chosen = load_launch(folder / "large.toml"), set()
    for part in rows_of(study, tmp_path / "r"):
        for i in range(len(part["point"])):
            gpu = with_fields(load_gpu("adreno-640"), {a["field"]: part[a["field"]][i] for a in axes})
            each = {}
            for shape in candidates(launch, gpu, limit=16, powers_of_two=True):
                each[str(shape[0])] = estimate(launch.with_local(shape), gpu).latency_us
            assert part["latency_us"][i] == pytest.approx(min(each.values()), rel=1e-9)
            assert each[part["local"][i]] == pytest.approx(min(each.values()), rel=1e-9)
            chosen.add(part["local"][i])
    assert len(chosen) > 1


def test_a_gpu_that_runs_no_shape_does_not_stop_a_tuned_study(study_of, folder, tmp_path):
    axes = [{"field": "core.max_items", "values": [1, 3072]}]
    run = run_study(study_of(local="tuned", axes=axes), tmp_path / "r")
    rows = rows_of(study_of(local="tuned", axes=axes), tmp_path / "r")
    assert run.failed == 2
    assert all("does not fit the items" in part["error"][0] and not part["error"][1] for part in rows)
    base = BASE | {"local": "tuned", "axes": axes[:1], "launches": ["odd.toml"]}
    (folder / "odd.toml").write_text(LAUNCH.format(items=96, count=1000).replace("local = 64", "local = 96"), encoding="utf-8")
    run_study(study_from_dict(base, folder, "odd"), tmp_path / "odd")
    own = estimate(load_launch(folder / "odd.toml"), load_gpu("adreno-640")).latency_us
    assert rows_of(study_from_dict(base, folder, "odd"), tmp_path / "odd")[0]["latency_us"][1] <= own * (1 + 1e-12)


def test_register_files_that_hold_as_many_groups_share_a_trace(folder):
    launch, gpu, traces = load_launch(folder / "large.toml"), load_gpu("adreno-640"), Traces()
    found = {}
    for factor in (1.0, 1.02, 2.0, 3.0, 0.25):
        other = with_fields(gpu, {"registers.file_vec4": round(gpu.registers.file_vec4 * factor)})
        traced = traces.get(launch, other)
        alone = estimate(launch, other)
        found[factor] = traced.warps_per_core
        assert analytic_estimate(traced.trace, other, traced.features).latency_us == pytest.approx(alone.latency_us, rel=1e-12)
    assert traces.made == len(set(found.values())) < len(found)


def test_why_a_gpu_has_no_trace_does_not_depend_on_those_before(folder):
    """Else a run that goes on in the middle would write other words than one that was not stopped."""
    launch, gpu = msgspec.structs.replace(load_launch(folder / "large.toml"), local_size=(1024,)), load_gpu("adreno-640")
    small = with_fields(gpu, {"limits.max_work_group_size": 512})
    alone, after = Traces().all(launch, [small])[0], Traces().all(launch, [gpu, small])[1]
    assert isinstance(alone, InputError)
    assert str(alone) == str(after)


def test_the_bandwidth_of_the_first_level_is_a_number_but_for_its_power_of_two(study_of, folder, tmp_path):
    axes = [{"field": "l1.b_per_cycle", "range": [10, 300]}, {"field": "l2.size_b", "values": ["256KiB", "512KiB"]},
            {"field": "core.max_warps", "values": [32, 96]}]  # fmt: skip
    study = study_of(100, gpu="mali-g72-mp12", axes=axes, launches=["large.toml"], sampling="latin_hypercube", points=90,
                     objectives={"latency": "latency_us"})  # fmt: skip
    assert Points(study).chunks == 1
    run_study(study, tmp_path / "r")
    part, gpu, launch = rows_of(study, tmp_path / "r")[0], load_gpu("mali-g72-mp12"), load_launch(folder / "large.toml")
    for i in range(0, 90, 3):
        other = with_fields(gpu, {a["field"]: part[a["field"]][i] for a in axes})
        assert part["latency_us"][i] == pytest.approx(estimate(launch, other).latency_us, rel=1e-9)
        assert part["occupancy"][i] == pytest.approx(Traces().get(launch, other).trace.meta.occupancy.fraction)


def test_the_front_is_simulated_and_the_gap_reported(study_of, tmp_path):
    axes = [{"field": "dram.b_per_s", "factors": [0.5, 1, 2]}, {"field": "clock.gpu_hz", "factors": [0.5, 1]}]
    study = study_of(axes=axes, launches=["small.toml"], escalate={"sample": 3})
    run_study(study, tmp_path / "r")
    store = Store(tmp_path / "r", study, kinds_of_study(study))
    answers = answers_of(study, store)
    gap = escalate(study, store, answers)
    assert gap.rows == gap.asked >= 3
    assert 0.2 < gap.sample.ratio < 5
    before = contents(tmp_path / "r")
    assert escalate(study, store, answers) == gap
    assert contents(tmp_path / "r") == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"axes": []}, "the study is empty"),
        ({"launches": []}, "not empty"),
        ({"launches": ["smal.toml"]}, "no such launch file"),
        ({"launches": ["small.toml", "small.toml"]}, "two are called 'small'"),
        ({"gpu": "adreno-64"}, "did you mean 'adreno-640'"),
        ({"sampling": "gird"}, "did you mean 'grid'"),
        ({"sampling": "sobol", "points": 100}, "such as 64 or 128"),
        ({"axes": [{"field": "dram.b_per_s", "range": [1, 2]}]}, "a grid needs count or step"),
        ({"objectives": {"x": "latencyus"}}, "did you mean 'latency_us'"),
        ({"objectives": {"x": "__import__('os')"}}, "unknown function"),
        ({"constraints": ["l2.size < 3"]}, "did you mean 'l2.size_b'"),
        ({"local": "best"}, "launch, driver, tuned"),
        ({"engine": "evnt"}, "did you mean 'event'"),
        ({"objektives": {}}, "did you mean 'objectives'"),
        ({"axes": [BASE["axes"][0], BASE["axes"][0]]}, "two axes set dram.b_per_s"),
        ({"schema": "mgpusim.space/1"}, "expected 'mgpusim.study/1'"),
    ],
)
def test_what_is_wrong_with_a_study_is_said(study_of, changes, said):
    with pytest.raises(InputError) as error:
        study_of(**changes)
    assert any(said in line for line in error.value.problems), error.value.problems


@pytest.mark.parametrize("library", ["polars", "pandas", "duckdb"])
def test_results_open_in_one_line(library, study_of, tmp_path):
    module = pytest.importorskip(library)
    pytest.importorskip("pyarrow")
    run = run_study(study_of(), tmp_path / "r", form="parquet")
    where = tmp_path / "r" / "points"
    if library == "polars":
        n = len(module.read_parquet(f"{where}/*.parquet"))
    elif library == "pandas":
        n = len(module.read_parquet(where))
    else:
        n = len(module.sql(f"from '{where}/*.parquet'").fetchall())
    assert n == run.rows == 120
