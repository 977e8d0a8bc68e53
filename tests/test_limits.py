"""Limits of memory and of what is listed: refused by estimate, with what was asked for and two ways out."""

from __future__ import annotations

import json
import math
import os
import re
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from mgpusim import limits
from mgpusim.accuracy.run import Refusal, in_pool, predict_all
from mgpusim.arch.load import load_gpu
from mgpusim.cli.app import cli
from mgpusim.cli.options import cores
from mgpusim.engine.event import simulation
from mgpusim.engine.event.orders import simulate_orders
from mgpusim.engine.features import F, features_of
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, MemoryLimitError
from mgpusim.interop.t1_python import values_of
from mgpusim.limits import SHARE, check_share, processes_within, share_of_b, shared_out
from mgpusim.session import Session
from mgpusim.sweeps.cluster import cluster
from mgpusim.trace.shape import Shaper
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.data import materialize
from mgpusim.workload.launch import Launch

TWICE = "kernel void twice(global float *a) { size_t i = get_global_id(0); a[i & 0xffff] = a[i & 0xffff] * 2.0f; }"


def twice(items: int) -> Launch:
    return Launch(TWICE, "twice", (items,), (BufferArg("float32", 1 << 16),), local_size=(64,))


def test_arguments_beyond_the_limit_are_refused_before_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    launch = Launch(TWICE, "twice", (4096,), (BufferArg("float32", 450_000_000),), local_size=(64,))
    gpu = load_gpu("adreno-640")
    with pytest.raises(MemoryLimitError, match=r"twice: .* about 2\.05 GB .* limit of 2 GB; .* MGPUSIM_MEMORY=3GB"):
        predict(launch, gpu, session=Session(cache=False))
    zeros = Launch(TWICE, "twice", (4096,), (BufferArg("float32", 450_000_000, Init("zeros")),), local_size=(64,))
    assert predict(zeros, gpu, session=Session(cache=False)).latency_us > 0  # nothing is written to most of it
    monkeypatch.setenv("MGPUSIM_MEMORY", "much")
    with pytest.raises(InputError, match=r"MGPUSIM_MEMORY: .*expected a size, as in 4GiB"):
        predict(twice(4096), gpu, session=Session(cache=False))


def test_memory_option_holds_for_one_command() -> None:
    run = CliRunner().invoke
    small = run(cli, ["--memory", "1MB", "queue", "softmax", "--gpu", "adreno-640", "--no-cache"])
    assert small.exit_code == 2
    assert "more than the limit of 0.001 GB" in small.output
    assert os.environ["MGPUSIM_MEMORY"] == "2GB"
    assert run(cli, ["--memory", "-3", "gpus"]).exit_code == 2


GIB = 1 << 30
MACHINES = {
    "a machine": ({"proc/meminfo": "MemTotal: 99 kB\nMemAvailable:   16777216 kB\n"}, 16 * GIB),
    "a container of cgroup 2": ({
        "proc/meminfo": "MemAvailable: 16777216 kB\n", "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": f"{4 * GIB}\n",
        "sys/fs/cgroup/memory.current": f"{3 * GIB}\n", "sys/fs/cgroup/memory.stat": f"anon 7\ninactive_file {GIB}\n",
    }, 2 * GIB),
    "a limit above the process's own group": ({
        "proc/meminfo": "MemAvailable: 16777216 kB\n", "proc/self/cgroup": "0::/user/job\n",
        "sys/fs/cgroup/user/memory.max": f"{GIB}\n",
        "sys/fs/cgroup/user/memory.current": "0\n", "sys/fs/cgroup/user/job/memory.max": "max\n",
    }, GIB),
    "a container of cgroup 1": ({
        "proc/meminfo": "MemAvailable: 16777216 kB\n", "proc/self/cgroup": "9:cpu,memory:/docker/a\n8:cpuset:/docker/b\n",
        "sys/fs/cgroup/memory/memory.limit_in_bytes": f"{3 * GIB}\n", "sys/fs/cgroup/memory/memory.usage_in_bytes": f"{GIB}\n",
    }, 2 * GIB),
    "a group without a limit": ({
        "proc/meminfo": "MemAvailable: 1048576 kB\n", "proc/self/cgroup": "9:memory:/a\n",
        "sys/fs/cgroup/memory/a/memory.limit_in_bytes": "9223372036854771712\n",
    }, GIB),
    "a group that is full": ({
        "proc/meminfo": "MemAvailable: 1048576 kB\n", "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "1000\n",
        "sys/fs/cgroup/memory.current": "2000\n",
    }, 0),
    "no such files": ({}, None),
    "files of another kind": ({"proc/meminfo": "MemAvailable:\n\n\xff 3", "proc/self/cgroup": "::\nx\n0::/..\n"}, None),
}  # fmt: skip


@pytest.mark.parametrize(("files", "free"), MACHINES.values(), ids=MACHINES)
def test_memory_that_is_free(tmp_path: Path, files: dict[str, str], free: int | None) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode("latin-1"))
    assert limits.free_b(tmp_path) == free


@pytest.mark.parametrize(("free", "taken"), [(None, 2_000_000_000), (64 * GIB, 48 * GIB), (GIB // 8, 500_000_000)])
def test_a_command_takes_a_share_of_what_is_free(monkeypatch: pytest.MonkeyPatch, free: int | None, taken: int) -> None:
    monkeypatch.delenv("MGPUSIM_MEMORY")
    monkeypatch.setattr(limits, "free_b", lambda: free)
    limits._usual_b.cache_clear()
    try:
        assert limits.memory_b() == taken
        monkeypatch.setenv("MGPUSIM_MEMORY", "3GB")
        assert limits.memory_b() == 3_000_000_000
    finally:
        limits._usual_b.cache_clear()


def test_members_that_are_kept_count(tmp_path: Path) -> None:
    """A million of them, where memory is left for 625,000."""
    path = tmp_path / "many.toml"
    values = list(range(1000))
    path.write_text(f'schema = "mgpusim.space/1"\nname = "many"\n[knobs]\nA = {values}\nB = {values}\n', encoding="utf-8")
    found = CliRunner().invoke(cli, ["--memory", "260MB", "prune", str(path), "--gpu", "adreno-640"])
    assert found.exit_code == 2, found.output
    assert re.search(r"many: the (6[3-9]|7[0-9])\d,\d{3} members kept so far take about 0\.26", found.output), found.output


def test_processes_are_no_more_than_memory_is_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(64)), raising=False)
    assert cores() == 7  # and this one
    assert cores(5) == 5
    assert not capsys.readouterr().err
    assert cores(12) == 7
    assert capsys.readouterr().err == "note: --jobs 12: 7 at a time, 2 GB of memory is for no more; mgpusim --memory 4GB\n"
    assert [processes_within(8, [b] * 9, b) for b in (1e8, 4e8, 6e8, 3e9)] == [4, 2, 1, 1]
    monkeypatch.setenv("MGPUSIM_MEMORY", "100GB")
    assert cores() == 64
    monkeypatch.setenv("MGPUSIM_MEMORY", "1MB")
    assert cores() == 1


def _half(number: int, folder: str) -> int:
    """End the process at 3, and the first time at 1."""
    mark = Path(folder) / "once"
    if number == 3 or (number == 1 and not mark.exists()):
        mark.touch()
        os._exit(9)
    return number // 2


def _taken(size_b: float) -> bool:
    """Take memory; return whether that was done beside other processes."""
    check_share(size_b)
    return SHARE in os.environ


def test_processes_share_memory_out_and_what_takes_more_is_done_alone() -> None:
    """Two of them have 625 MB each beyond what they take anyway."""
    asked = [(size_b,) for size_b in (1e8, 7e8, 6e8, 1.2e9)]
    assert sorted(in_pool(_taken, asked, 2)) == [(0, True), (1, False), (2, True), (3, False)]
    assert [share_of_b(n) for n in (1, 2, 4)] == [math.inf, 625e6, 187.5e6]
    check_share(1e12)  # this process is alone


@pytest.mark.slow
def test_predictions_do_not_depend_on_the_share_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The transactions of the larger launch take 107 MB, where two processes have 50 MB each."""
    monkeypatch.setenv("MGPUSIM_MEMORY", "760MB")
    launches, gpu = [gather(512), gather(16)], load_gpu("adreno-640")
    alone, both = (predict_all(launches, gpu, ("analytic", "event"), session=Session(cache=False, jobs=jobs)) for jobs in (1, 2))
    assert alone == both
    assert not any(isinstance(one, Refusal) for one in both)


@pytest.mark.slow
def test_workers_of_dask_share_memory_out(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setenv("MGPUSIM_MEMORY", "1GB")
    with cluster("local:8") as executor:
        assert executor.workers == processes_within(8) == 3  # type: ignore[attr-defined]
        assert executor.submit(os.getenv, SHARE).result() == str(share_of_b(3))


@pytest.mark.slow
def test_work_that_a_killed_process_takes_along_is_done_again(tmp_path: Path) -> None:
    asked = [(number, str(tmp_path)) for number in range(6)]
    assert sorted(in_pool(_half, asked, 2)) == [(0, 0), (1, 0), (2, 1), (3, None), (4, 2), (5, 2)]


def test_a_queue_of_too_many_work_groups_is_refused() -> None:
    found = CliRunner().invoke(cli, ["queue", "softmax", "--gpu", "adreno-640", "--repeat", "100000"])
    assert found.exit_code == 2
    assert "100,000 launches take about" in found.output
    assert "--repeat" in found.output


def test_headers_of_arrays_that_claim_too_much_are_refused(tmp_path: Path) -> None:
    """Ten to the twelve floats in a file of a hundred bytes."""
    path = tmp_path / "large.npy"
    with path.open("wb") as file:
        np.lib.format.write_array_header_1_0(file, {"descr": "<f4", "fortran_order": False, "shape": (10**12,)})
        file.write(bytes(100))
    with pytest.raises(InputError, match=r"init file .*large\.npy: "):
        materialize(BufferArg("float32", 4, Init("file", str(path))), 0)
    path.write_bytes(path.read_bytes().replace(b"}", b" "))
    with pytest.raises(InputError, match=r"init file .*large\.npy: "):
        materialize(BufferArg("float32", 4, Init("file", str(path))), 0)
    good = tmp_path / "good.npy"
    np.save(good, np.arange(4, dtype=np.float32))
    made = materialize(BufferArg("float32", 4, Init("file", str(good))), 0)
    made[0] = 7.0  # a copy, not the file
    assert np.load(good).tolist() == [0.0, 1.0, 2.0, 3.0]


def test_ranges_longer_than_the_machine_counts() -> None:
    with pytest.raises(InputError, match=r"a range of 5000000000000001 values"):
        values_of("range(-5000000000000001, 5000000000000001, 2)")
    assert values_of("range(3, 0, -1)") == (3, 2, 1)


def test_members_are_printed_as_they_are_found() -> None:
    run = CliRunner().invoke
    count = json.loads(run(cli, ["space", "measured_gemm", "--count", "--json"]).output)["valid"]
    every = json.loads(run(cli, ["space", "measured_gemm", "--sample", "all", "--json"]).output)
    assert len(every) == count
    assert len(run(cli, ["space", "measured_gemm", "--sample", "all"]).output.splitlines()) == count
    assert run(cli, ["space", "measured_gemm", "--sample", "999999999"]).exit_code == 2


# ---- the event engine --------------------------------------------------------------------------------------------------------
def event(launch: Launch, exact: bool = False, **fields: str) -> Prediction:
    gpu = load_gpu("adreno-640", {name.replace("__", "."): value for name, value in fields.items()})
    return predict(launch, gpu, "event", exact=exact, session=Session(cache=False))


@pytest.mark.slow
@pytest.mark.parametrize("bits", [16, 18, 20, 22])
def test_sampled_waves_lie_within_the_interval_of_all(bits: int) -> None:
    sampled, exact = event(twice(1 << bits)), event(twice(1 << bits), exact=True)
    assert exact.interval_us[0] < sampled.latency_us < exact.interval_us[1]
    assert sampled.latency_us == pytest.approx(exact.latency_us, rel=0.05)


@pytest.mark.slow
def test_cost_follows_the_sample_and_time_the_items() -> None:
    found = [event(twice(1 << bits)) for bits in (22, 32, 40)]
    assert all(one.event is not None and one.event.simulated_groups <= 260 * 48 for one in found)
    small, middle, large = (one.latency_us for one in found)
    assert middle / small == pytest.approx(2.0**10, rel=0.05)
    assert large / middle == pytest.approx(2.0**8, rel=0.05)


def test_exact_simulation_of_too_many_groups_is_refused() -> None:
    with pytest.raises(MemoryLimitError, match="leave --exact out"):
        event(twice(1 << 40), exact=True)


GATHER = """kernel void gather(global float *a, int n) {
    size_t i = get_global_id(0);
    float s = 0;
    for (int j = 0; j < n; j++) s += a[(i * 977 + j * 40013) & 0xffff];
    a[i & 0xffff] = s;
}"""


def gather(iterations: int, items: int = 4096, local: int = 1024) -> Launch:
    args = (BufferArg("float32", 1 << 16, Init("zeros")), ScalarArg("int32", (iterations,)))
    return Launch(GATHER, "gather", (items,), args, local_size=(local,))


def test_accesses_of_a_work_group_are_estimated_before_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_MEMORY", "270MB")
    with pytest.raises(MemoryLimitError, match=r"gather on adreno-640: 5\.\de\+05 accesses of 4 work groups take about 0\.28"):
        predict(gather(128), load_gpu("adreno-640"), session=Session(cache=False))
    assert predict(gather(16), load_gpu("adreno-640"), session=Session(cache=False)).latency_us > 0


LONG = """kernel void walk(global int *a) {
    int n = a[get_global_id(0)];
    while (n != 7) { n = n * 1664525 + 1013904223; a[n & 63] = n; }
}"""


def test_accesses_are_kept_as_far_as_memory_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a loop without an end that waits for nobody: in 10 s it took 1.6 GB."""
    launch = Launch(LONG, "walk", (1024,), (BufferArg("int32", 1024),), local_size=(64,))
    monkeypatch.setenv("MGPUSIM_MEMORY", "255MB")
    monkeypatch.setenv("MGPUSIM_LOOP_SECONDS", "100")
    with pytest.raises(
        MemoryLimitError, match=r"kernel walk: [34],\d\d\d accesses of 128 work items, and it has not ended; .*limit"
    ):
        predict(launch, load_gpu("adreno-640"), session=Session(cache=False))


def test_loops_that_count_are_cut_where_their_iterations_take_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the same turn whatever memory there is; with too little it is an error."""
    gpu = load_gpu("adreno-640")
    monkeypatch.setattr("mgpusim.trace.record.WHOLE_B", 2e6)
    for items, memory in ((256, "2GB"), (512, "8GB")):  # one is not known from the other
        monkeypatch.setenv("MGPUSIM_MEMORY", memory)
        assert trace_launch(gather(2000, items, 64), gpu, session=Session(cache=False)).meta.skipped_iterations > 0
    monkeypatch.setenv("MGPUSIM_MEMORY", "251MB")
    with pytest.raises(MemoryLimitError, match=r"kernel gather: [\d,]+ accesses of 256 work items"):
        trace_launch(gather(2000, 1024, 128), gpu, session=Session(cache=False))


def test_waves_of_many_transactions_are_simulated_on_fewer_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu, launch = load_gpu("mali-g76-mp5"), gather(16, 1 << 15, 256)
    trace = trace_launch(launch, gpu, session=Session(cache=False))
    features = features_of(trace)
    assert simulation.chosen_cores(features, gpu, 256) == 5
    on_a_core = features.resident * float(features.sites[0, :, F["transactions"]].sum())
    monkeypatch.setattr(simulation, "TRANSACTIONS", 2.5 * on_a_core)
    assert simulation.chosen_cores(features, gpu, 256) == 2
    monkeypatch.setenv("MGPUSIM_MEMORY", "251MB")
    with pytest.raises(MemoryLimitError, match=r"transactions of a wave take about .* take the analytic engine"):
        simulate_orders(launch, trace, features, gpu, session=Session(cache=False))


def test_large_caches_are_laid_out_as_far_as_they_are_used() -> None:
    """Of 1 GiB for each core, 64 MiB; it changes nothing."""
    launch = gather(4)
    small, large = (load_gpu("mali-g76-mp5", {"texture_l1.size_b": size}) for size in ("64MiB", "1GiB"))
    tracemalloc.start()
    try:
        found = predict(msgspec.structs.replace(launch, local_size=(256,)), large, session=Session(cache=False))
        peak_b = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak_b < 500e6
    assert (
        found.latency_us
        == predict(msgspec.structs.replace(launch, local_size=(256,)), small, session=Session(cache=False)).latency_us
    )


@pytest.mark.slow
def test_transactions_are_put_in_order_in_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """51 bytes for each; 131 before."""
    ordered, peaks = Shaper._ordered, []

    def measured(self: Shaper, *parts: Any) -> Any:
        tracemalloc.reset_peak()
        found = ordered(self, *parts)
        peaks.append(tracemalloc.get_traced_memory()[1] / len(found.line))
        return found

    monkeypatch.setattr(Shaper, "_ordered", measured)
    tracemalloc.start()
    try:
        predict(gather(512), load_gpu("adreno-640"), session=Session(cache=False))
    finally:
        tracemalloc.stop()
    assert max(peaks) < 75


@pytest.mark.slow
def test_a_cache_that_holds_everything_is_the_same_at_any_size() -> None:
    one, other = (event(twice(1 << 16), texture_l1__size_b=size) for size in ("64MiB", "1GiB"))
    assert other.latency_us == one.latency_us


def test_a_large_piece_leaves_processes_to_the_others() -> None:
    """Pieces that do not fit beside as many others are done by fewer processes, and only these."""
    pieces = [1e8, 9e8, 0.0, 2e8, 3e9, 1e8]
    assert shared_out(4, pieces) == [(3, [0, 2, 5]), (1, [1, 3, 4])]
    assert shared_out(4, [0.0] * 9) == [(4, list(range(9)))]
    assert shared_out(4, []) == []


@pytest.mark.parametrize(("free_gib", "workers"), [(1, 1), (4, 2), (12, 8), (96, 8), (None, 8)])
def test_the_suite_takes_no_more_processes_than_memory_holds(
    free_gib: int | None, workers: int, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four processes in 4 GB were killed; as many as there are cores on a machine that has the memory."""
    monkeypatch.setattr(limits, "free_b", lambda: None if free_gib is None else free_gib << 30)
    monkeypatch.setattr(limits, "core_count", lambda: 8)
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "64")
    assert pytestconfig.hook.pytest_xdist_auto_num_workers(config=pytestconfig) == workers
