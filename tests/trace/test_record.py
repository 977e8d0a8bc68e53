"""Plans of what to execute, recordings of what lanes did, and the disk cache both go through."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import load_gpu
from mgpusim.errors import ExecutionError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.compiled import ImageSlot
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry
from mgpusim.opencl.ir.reader import read_module
from mgpusim.session import Session
from mgpusim.trace.plan import LANE_EVENTS, MAX_CORES, make_plan
from mgpusim.trace.record import FULL_MASK, Recording, _Recorder, in_warps, record
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples
from tests.helpers.work import HANG_S

SOURCE = """kernel void k(global const int *in, global int *out, local int *t, int n) {
    int g = get_global_id(0), l = get_local_id(0);
    int own[4] = {0, 0, 0, 0};
    for (int i = 0; i < n; ++i) {
        if ((g ^ i) & 1) own[in[i] & 3] += in[g + i];
    }
    t[l] = own[g & 3];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = t[get_local_size(0) - 1 - l];
}"""


def recorded(groups: list[int], n: int = 3) -> Recording:
    kernel = CompiledKernel(read_module(compile_source(TranslationUnit(SOURCE))), "k", full=False)
    args = [np.arange(200, dtype=np.int32), np.zeros(64, np.int32), 64, n]
    return record(kernel, Geometry([64], [16]), np.array(groups), args)


def same(a: Recording, b: Recording) -> bool:
    return all(np.array_equal(getattr(a, f), getattr(b, f)) for f in a.__struct_fields__)


# ---- recordings ------------------------------------------------------------------------------------------------------
def test_texels_beyond_32_bits_are_recorded_as_they_are() -> None:
    image = Image.__new__(Image)  # 2^32 texels without their storage
    image.dims, image.order, image.dtype, image.row_pitch_b, image.texel_b = "2d", "R", "uint8", 0, 1
    image.width = image.height = 1 << 16
    image.depth, image.texels = 1, 1 << 32
    kernel = CompiledKernel(read_module(compile_source(TranslationUnit(SOURCE))), "k", full=False)
    recorder = _Recorder(2, "a kernel", 1e9)
    recorder.block(0, None)
    recorder.texels(kernel.sites[0], ImageSlot(image, 0), np.array([7, 2**32 - 1]), None)
    assert recorder.finish(kernel, np.array([0]), 2).payload.tolist() == [7, 2**32 - 1]


@pytest.mark.parametrize("groups", [[0], [2, 0, 3], [0, 1, 2, 3]])
def test_a_recording_survives_bytes(groups: list[int]) -> None:
    once = recorded(groups)
    again = Recording.from_bytes(once.to_bytes())
    assert same(once, again)
    assert (again.lanes, again.items) == (16 * len(groups), 16)
    assert [type(s) for s in again.sites] == [type(s) for s in once.sites]


def test_what_it_holds() -> None:
    """Lane by lane: the loads of in[g + i] by lanes of one parity only, stores of neighbours, reversed local reads."""
    found = recorded([2, 1])
    lanes = np.concatenate([np.arange(32, 48), np.arange(16, 32)])
    buffers = {s: site for s, site in enumerate(found.sites) if site.space == "global"}
    seen = {"load": [], "store": []}  # type: dict[str, list[tuple[Any, Any]]]
    for e, s in enumerate(found.event_site.tolist()):
        if s in buffers:
            mask, offsets = found.mask(int(found.event_mask[e])), found.offsets(e)
            seen[buffers[s].kind].append((mask, offsets))
    (stored_mask, stored), loads = seen["store"][0], [x for x in seen["load"] if not isinstance(x[1], int)]
    assert stored_mask.all()
    assert np.array_equal(stored, lanes * 4)
    assert len(loads) == 3
    for i, (mask, offsets) in enumerate(loads):
        assert np.array_equal(mask, (lanes ^ i) & 1 == 1)
        assert np.array_equal(offsets[mask], (lanes[mask] + i) * 4)
    local = [e for e, s in enumerate(found.event_site.tolist()) if found.sites[s].space == "local"]
    assert np.array_equal(found.offsets(local[-1]), 4 * np.tile(15 - np.arange(16), 2))
    assert found.mask(FULL_MASK).all()
    assert found.object_sizes[1] == 256
    assert {found.object_sizes[o] for o in set(found.event_object.tolist()) if o <= -1000} <= {16}


def test_the_order_of_groups_is_theirs_alone() -> None:
    """Each group's lanes touch the same bytes whichever groups run beside it, and in whichever order."""
    alone = {g: recorded([g]) for g in range(4)}
    for order in ([3, 1], [0, 1, 2, 3]):
        together = recorded(order)
        for place, g in enumerate(order):
            part = slice(16 * place, 16 * place + 16)
            mine: dict[int, list[Any]] = {}
            for r, cut in ((alone[g], slice(0, 16)), (together, part)):
                events = []
                for e, s in enumerate(r.event_site.tolist()):
                    mask = r.mask(int(r.event_mask[e]))[cut]
                    offset = r.offsets(e)
                    if mask.any():
                        events.append((s, mask.tolist(), np.broadcast_to(offset, r.lanes)[cut][mask].tolist()))
                mine[id(r)] = events
            assert mine[id(alone[g])] == mine[id(together)]


def test_a_kernel_that_misbehaves_is_not_recorded() -> None:
    with pytest.raises(ExecutionError, match="line 5"):
        recorded([3], n=150)


@given(st.integers(1, 5), st.integers(1, 70), st.sampled_from([1, 4, 16, 64]))
def test_lanes_in_warps(groups: int, items: int, warp: int) -> None:
    values = np.arange(groups * items)
    rows = in_warps(values, groups, items, warp, -1)
    assert rows.shape == (groups, -(-items // warp), warp)
    flat = rows.reshape(groups, -1)
    assert np.array_equal(flat[:, :items].ravel(), values)
    assert (flat[:, items:] == -1).all()


# ---- plans -----------------------------------------------------------------------------------------------------------
@examples(300)
@given(st.integers(1, 5000), st.integers(1, 40), st.integers(1, 40), st.integers(1, 1024), st.floats(0, 1e6))
def test_plans(n_groups: int, n_cores: int, resident: int, items: int, events: float) -> None:
    plan = make_plan(n_groups, n_cores, resident, items, events)
    per_wave = n_cores * resident
    assert plan.n_waves == -(-n_groups // per_wave)
    assert len(set(plan.groups)) == len(plan.groups) > 0
    assert all(0 <= g < n_groups for g in plan.groups)
    assert plan.complete == (sorted(plan.groups) == list(range(n_groups)))
    # within the budget, unless one group alone exceeds it
    assert len(plan.groups) * items * max(1.0, events) <= LANE_EVENTS or len(plan.groups) == 1
    indices = [w.index for w in plan.waves]
    assert indices == sorted(set(indices))
    assert indices[0] == 0
    assert indices[-1] < plan.n_waves
    positions = [p for w in plan.waves for members in w.cores for p in members]
    assert sorted(positions) == list(range(len(plan.groups)))
    for wave in plan.waves:
        assert len(wave.cores) == len(plan.waves[0].cores) <= max(1, min(n_cores, MAX_CORES))
        for c, members in enumerate(wave.cores):
            assert len(members) <= resident
            # breadth first: neighbours in the launch are neighbours on the device; of a large one some cores are picked
            core = c if n_cores <= MAX_CORES else plan.groups[plan.waves[0].cores[c][0]]
            for r, p in enumerate(members):
                assert plan.groups[p] == wave.index * per_wave + r * n_cores + core


def test_a_plan_holds_the_first_waves_and_the_last() -> None:
    plan = make_plan(1000, 4, 2, 64, 10.0)
    assert [w.index for w in plan.waves] == [0, 1, 2, 124]
    assert not plan.complete
    assert plan.groups[:8] == (0, 4, 1, 5, 2, 6, 3, 7)


# ---- the disk cache --------------------------------------------------------------------------------------------------
ADD = "kernel void add(global float *o, global const float *a, int n) { o[get_global_id(0)] += a[get_global_id(0) * n]; }"


def launch(n: int = 2) -> Launch:
    out, in_ = BufferArg("float32", 256, Init("zeros"), "write"), BufferArg("float32", 2048)
    return Launch(ADD, "add", (256,), (out, in_, ScalarArg("int32", (n,))), local_size=(64,))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "mgpusim"


def files(cache: Path, kind: str) -> list[Path]:
    return sorted(p for p in (cache / kind).rglob("*") if p.is_file())


def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    import mgpusim.trace.make as make

    def fail(*_: Any, **__: Any) -> None:
        raise AssertionError("made again, although it is cached")

    monkeypatch.setattr(make, "tracer_of", fail)


def test_the_second_call_reads_what_the_first_wrote(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = load_gpu("adreno-640")
    first = trace_launch(launch(), gpu)
    assert len(files(cache, "trace")) == 1
    assert files(cache, "recording")
    forbid(monkeypatch)
    second = trace_launch(launch(), gpu)
    assert second.meta == first.meta
    for a, b in zip(first.waves, second.waves, strict=True):
        assert all(np.array_equal(getattr(a, f), getattr(b, f)) for f in a.__struct_fields__)


def test_one_recording_serves_other_gpus(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace_launch(launch(), load_gpu("adreno-640"))
    before = files(cache, "recording")
    import mgpusim.trace.make as make

    monkeypatch.setattr(make, "record", lambda *_: pytest.fail("recorded again"))
    trace_launch(launch(), load_gpu("adreno-630"))
    assert files(cache, "recording") == before
    assert len(files(cache, "trace")) == 2


def test_what_changes_the_outcome_changes_the_key(cache: Path) -> None:
    gpu = load_gpu("adreno-640")
    for other in (
        launch(),
        launch(3),
        msgspec.structs.replace(launch(), options="-DX=1"),
        msgspec.structs.replace(launch(), global_size=(128,)),
        msgspec.structs.replace(launch(), source=ADD.replace("+=", "-=")),
    ):
        before = len(files(cache, "trace"))
        trace_launch(other, gpu)
        assert len(files(cache, "trace")) == before + 1


def test_clocks_and_latencies_share_a_trace(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace_launch(launch(), load_gpu("adreno-640"))
    forbid(monkeypatch)
    trace_launch(launch(), load_gpu("adreno-640", {"clock.gpu_hz": "1 GHz", "l2.latency_cycles": "99"}))
    with pytest.raises(AssertionError, match="made again"):
        trace_launch(launch(), load_gpu("adreno-640", {"l2.size_b": "256KiB"}))


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_cache_that_cannot_be_written(cache: Path) -> None:
    cache.mkdir(parents=True)
    cache.chmod(0o500)
    assert trace_launch(launch(), load_gpu("adreno-640")).meta.kernel == "add"


def test_a_cache_whose_place_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file where the folder should be: nothing can be written there, whoever asks."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert trace_launch(launch(), load_gpu("adreno-640")).meta.kernel == "add"


def test_nothing_is_kept_when_asked(cache: Path) -> None:
    trace_launch(launch(), load_gpu("adreno-640"), session=Session(cache=False))
    assert not files(cache, "trace")
    assert not files(cache, "recording")


def test_an_error_leaves_nothing_behind(cache: Path) -> None:
    with pytest.raises(ExecutionError, match="accesses bytes"):
        trace_launch(launch(999), load_gpu("adreno-640"))
    assert not files(cache, "trace")
    assert not files(cache, "recording")


@pytest.mark.slow
def test_two_processes_at_once(cache: Path) -> None:
    """Both end well, with the same trace, and leave whole files only."""
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from tests.trace.test_record import launch, trace_launch, load_gpu\n"
        "from mgpusim.artefacts import key_of\n"
        "print(key_of(trace_launch(launch(), load_gpu('adreno-640')).to_bytes()))"
    )
    root = str(Path(__file__).resolve().parents[2])
    command = [sys.executable, "-c", script, root]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") for _ in range(2)]
    done = [p.communicate(timeout=HANG_S) for p in running]
    assert [p.returncode for p in running] == [0, 0], done
    assert done[0][0] == done[1][0] != ""
    names = [p.name for p in files(cache, "trace") + files(cache, "recording")]
    assert not [n for n in names if n.startswith(".")]
    for path in files(cache, "recording"):
        Recording.from_bytes(path.read_bytes().partition(b"\n")[2])
