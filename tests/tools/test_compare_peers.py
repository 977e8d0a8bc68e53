"""The comparison with other simulators: found or not, their figures read, the cache model against a plain LRU in their place."""

from __future__ import annotations

import json
import sqlite3
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch
from tests.helpers.executables import python_program

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
compare_peers = import_module("compare_peers")
caches, find, kernels = (import_module(f"peers.{name}") for name in ("caches", "find", "kernels"))
FAKE_CACHESIM = """
class Backend:
    def __init__(self, cache): self.cache, self.LOAD_count, self.HIT_count, self.MISS_count = cache, 0, 0, 0
    def iterload(self, addresses, length):
        for address in addresses: self.cache.load(address)
    def iterstore(self, addresses, length):
        for address in addresses: self.cache.store(address)

class Cache:
    def __init__(self, name, sets, ways, line_b, policy, write_back, write_allocate, load_from=None, store_to=None):
        assert policy == "LRU"
        self.ways, self.line_b, self.below, self.backend = ways, line_b, load_from, Backend(self)
        self.sets = [[] for _ in range(sets)]
    def load(self, address):
        line = address // self.line_b
        lines = self.sets[line % len(self.sets)]
        self.backend.LOAD_count += 1
        if line in lines:
            self.backend.HIT_count += 1
            lines.remove(line)
        else:
            self.backend.MISS_count += 1
            if self.below: self.below.load(address)
            if len(lines) == self.ways: lines.pop(0)
        lines.append(line)
    def store(self, address):
        pass  # one that forgets its stores
"""
FAKE_GO = """
import sys, shutil
if sys.argv[1] == "version": print("go version go9.9 fake")
else: shutil.copy({program!r}, sys.argv[sys.argv.index("-o") + 1])
"""
FAKE_SAMPLE = """
import sqlite3, sys
assert "-timing" in sys.argv and "-length=65536" in sys.argv
with sqlite3.connect("akita_sim_x.sqlite3") as database:
    database.execute("CREATE TABLE mgpusim_metrics (Location, What, Value, Unit)")
    database.executemany("INSERT INTO mgpusim_metrics VALUES (?, ?, ?, ?)", {metrics!r})
"""
METRICS = [
    ("GPU[1].CommandProcessor", "kernel_time", 2e-6, "second"),
    *[(f"GPU[1].SA[0].CU[{i}]", "cu_inst_count", 50.0, "count") for i in range(2)],
    ("GPU[1].SA[0].CU[0]", "cu_CPI", None, ""),
    *[("GPU[1].SA[0].L1VCache[0]", f"read-{what}", n, "count") for what, n in (("hit", 6.0), ("mshr-hit", 1.0), ("miss", 3.0))],
]
PPT_OUTPUT = """
	* unified L1 cache hit rate: 62.5 %
	* L2 cache hit rate: 40.0 %
- Warp instructions executed: 12,345
- Kernel execution time: 17.25 us
"""
ACCEL_OUTPUT = """
Accel-Sim [build abc123]
GPGPU-Sim uArch: Core freq: 1447000000.000000
gpu_tot_sim_cycle = 1447
gpu_tot_sim_insn = 4096
L1D_total_cache_miss_rate = 0.2500
L2_total_cache_miss_rate = 0.1000
"""


@pytest.fixture
def pycachesim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A Python in which what stands for pycachesim, a plain LRU, is installed."""
    (tmp_path / "cachesim.py").write_text(FAKE_CACHESIM, encoding="utf-8")
    (tmp_path / "pycachesim-9.9.dist-info").mkdir()
    (tmp_path / "pycachesim-9.9.dist-info" / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: pycachesim\nVersion: 9.9\n", encoding="utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYCACHESIM_PYTHON", sys.executable)
    return find.find_pycachesim()


# ---- caches ----------------------------------------------------------------------------------------------------------------
def test_plain_streams_hit_as_often_as_a_plain_lru(pycachesim: Any) -> None:
    assert pycachesim.version == "9.9"
    for case in list(caches.plain_cases(load_gpu("adreno-640"), n=3000))[2:4]:
        row = caches.compare_caches(case, pycachesim.command, repeats=1)
        assert row["same"]
        assert (row["l1"], row["accesses"], row["accesses_a_call"]) == (caches.plain_hits(case, renew=True), 3000, 3000)


def test_a_kernel_and_its_stores(pycachesim: Any) -> None:
    """Reads alone agree on two levels and several cores; a peer that forgets stores is caught by the count that has them."""
    source = (
        "kernel void turn(global const float *a, global float *b) { int i = get_global_id(0); b[i] = a[i * 7 % 8192] + a[i]; }"
    )
    launch = Launch(source, "turn", (8192,), (BufferArg("float32", 8192), BufferArg("float32", 8192)), local_size=(64,))
    case, _ = caches.kernel_case(
        launch, load_gpu("nvidia-h200", {"l1.write_policy": "write_back", "l1.allocate_on_write": "true"}), 4000
    )
    assert case.cores > 1
    assert caches.compare_caches(caches.reads_of(case), pycachesim.command, repeats=1)["same"]
    reads, whole = caches.reads_of(case), caches.compare_caches(case, pycachesim.command, repeats=1)
    assert whole["stores"] == len(case.line) - len(reads.line) > 0
    assert not reads.write.any()
    assert whole["l1"] == caches.plain_hits(case, renew=True)


def test_what_a_peer_cannot_model_is_said(pycachesim: Any) -> None:
    gpu = load_gpu("nvidia-h200", {"l2.line_b": "64"})
    (case, *_) = caches.plain_cases(gpu, n=10)
    with pytest.raises(InputError, match="no shorter than those of L1"):
        caches.count_pycachesim(case, pycachesim.command, 1)
    usual = case._replace(l2=load_gpu("nvidia-h200").l2)
    stored = usual._replace(first=(load_gpu("nvidia-h200", {"l1.write_policy": "none"}).l1,), write=np.ones(10, bool))
    with pytest.raises(InputError, match="write policy"):
        caches.count_pycachesim(stored, pycachesim.command, 1)
    with pytest.raises(InputError, match="pycachesim failed: "):
        caches.count_pycachesim(usual, [sys.executable, "-S", "-c", "raise SystemExit('no')"], 1)


# ---- peers that are found, and that are not --------------------------------------------------------------------------------
def test_peers_that_are_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MGPUSIM_GO", "PPT_GPU", "ACCEL_SIM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYCACHESIM_PYTHON", str(tmp_path / "none"))
    found = {name: search() for name, search in find.PEERS.items()}
    assert all(isinstance(one, find.Missing) for one in found.values())
    assert "MGPUSIM_GO is not set" in found["mgpusim-go"].what
    monkeypatch.setenv("MGPUSIM_GO", str(tmp_path))
    monkeypatch.setenv("PPT_GPU", str(tmp_path))
    monkeypatch.setenv("ACCEL_SIM", "accel")
    assert "no folder amd/samples" in find.find_mgpusim_go().what
    assert "no ppt.py" in find.find_ppt_gpu().what
    assert "ACCEL_SIM=accel is not a program" in find.find_accel_sim().what
    text = compare_peers.as_markdown(compare_peers.compare(found, ["softmax"], ["adreno-640"], None, 100, 1))
    assert text.count("not installed here") == 4


def test_mgpusim_go_is_built_run_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = python_program(tmp_path / "sample", FAKE_SAMPLE.format(metrics=METRICS))
    (tmp_path / "bin").mkdir()
    python_program(tmp_path / "bin" / "go", FAKE_GO.format(program=str(sample)))
    (tmp_path / "amd" / "samples" / "fir").mkdir(parents=True)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=":")
    monkeypatch.setenv("MGPUSIM_GO", str(tmp_path))
    found = find.find_mgpusim_go()
    assert found.version.endswith("go version go9.9 fake")
    row = kernels.run_mgpusim_go(found, kernels.SAMPLES[0])
    assert (row["us"], row["instructions"], row["l1_hit"], row["l2_hit"]) == (pytest.approx(2.0), 100, 0.7, None)
    with sqlite3.connect(tmp_path / "empty.sqlite3") as empty, pytest.raises(sqlite3.Error):
        empty.execute("SELECT * FROM mgpusim_metrics")
    with pytest.raises(InputError, match="wrote no metrics"):
        kernels.read_metrics("")


def test_traces_of_the_others_are_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "ppt-gpu"
    folder.mkdir()
    with pytest.raises(InputError, match="expected a file `arguments`"):
        kernels.run_traced("ppt-gpu", find.Found("1", ("none",)), folder, "k")
    (folder / "arguments").write_text("--app ./ --sass --config TITANV\n", encoding="utf-8")
    ppt = tmp_path / "ppt.py"
    ppt.write_text(f"open('kernel_1_SASS_g2.out', 'w').write({PPT_OUTPUT!r})\n", encoding="utf-8")
    row = kernels.run_traced("ppt-gpu", find.Found("1", (sys.executable, str(ppt))), folder, "k")
    assert (row["us"], row["instructions"], row["l1_hit"], row["l2_hit"]) == (17.25, 12345, 0.625, 0.4)
    accel = python_program(tmp_path / "accel-sim.out", f"print({ACCEL_OUTPUT!r})")
    row = kernels.run_traced("accel-sim", find.Found("", (str(accel),)), folder, "k")
    assert (row["version"], row["us"], row["instructions"], row["l1_hit"]) == ("abc123", pytest.approx(1.0), 4096, 0.75)
    with pytest.raises(InputError, match="exit status 3"):
        kernels.run_traced("accel-sim", find.Found("", (sys.executable, "-c", "raise SystemExit(3)")), folder, "k")
    with pytest.raises(InputError, match="gpu_tot_sim_cycle"):
        kernels.read_accel_sim("")


def test_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare_peers.main(["--peers", "accelsim"]) == 2
    assert "accel-sim" in capsys.readouterr().err
    assert compare_peers.main(["--peers", "accel-sim", "--gpu", "adreno-64"]) == 2
    assert "adreno-640" in capsys.readouterr().err


def test_the_result_is_written(pycachesim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare_peers, "plain_cases", lambda gpu: iter(()))
    paths = [str(tmp_path / name) for name in ("a.json", "a.md")]
    asked = ["--peers", "pycachesim", "--gpu", "adreno-640", "--launches", "softmax", "--accesses", "3000", "--repeats", "1"]
    assert compare_peers.main([*asked, "--json", paths[0], "--markdown", paths[1]]) == 0
    written = json.loads(Path(paths[0]).read_text(encoding="utf-8"))
    assert written["peers"]["pycachesim"] == {"version": "9.9"}
    assert [row["same"] for row in written["caches"]] == [True]
    assert "softmax, adreno-640" in Path(paths[1]).read_text(encoding="utf-8")
