"""Every kind of artefact the disk cache holds, damaged or made by other sources: the outcome is the same."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim import artefacts
from mgpusim.accuracy.run import KeptEstimates
from mgpusim.arch.load import load_gpu
from mgpusim.artefacts import KINDS
from mgpusim.files import cache_dir
from mgpusim.fusion.source import text as source_text
from mgpusim.native.loader import load_native
from mgpusim.nn.changing.scheduling.search import GroupStorages, case_of, compared
from mgpusim.nn.changing.scheduling.spaces import KernelMember
from mgpusim.nn.kernels.base import Precision
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.lowering.facts import Target
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.nn.planning.plan import options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.timing import time_options
from mgpusim.nn.zoo import network
from mgpusim.opencl.amdgpu import built_by_amdgpu
from mgpusim.opencl.clang import compile_source
from mgpusim.opencl.ocloc import built_by_ocloc
from mgpusim.sched.pruning.kernel_use import use_of_launches
from mgpusim.sched.pruning.member_times import quick_trace_members
from mgpusim.sched.shapes.landscape import QUICK, Landscape
from mgpusim.session import Session
from mgpusim.sweeps.comparing import limits_of
from mgpusim.trace import trace as trace_module
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_native import ROWS
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, Init
from mgpusim.workload.launch import Launch
from mgpusim.workload.source import source_of_launch
from tests.helpers.ocloc import install_ocloc

GPU = load_gpu("adreno-640")
SOURCE = """kernel void walk(global const float *a, global float *b) {
    float s = 0;
    for (int i = 0; i < (get_global_id(0) & 4096 ? 3 : 9); i++) s += a[get_global_id(0) + i * 64];
    b[get_global_id(0)] = s;
}"""
ITEMS = 1 << 17
LAUNCH = Launch(SOURCE, "walk", (ITEMS,), (BufferArg("float32", ITEMS + 1024), BufferArg("float32", ITEMS)), (64,))
ONE = NetworkCase(convolution_graph((4, 4, 4), 4, kernel=(1, 1)), load_library("tnn"))


def preprocessed() -> str:
    source_text._preprocessed.cache_clear()
    return source_text.preprocess(source_of_launch(LAUNCH))


def machine_code() -> list[str]:
    return sorted(load_native(ROWS.ir, ROWS.sources, ROWS.functions) or ())


def stream(cache: bool) -> StreamSource:
    return StreamSource(
        LAUNCH, GPU, trace_launch(LAUNCH, GPU, session=Session(cache=cache)), session=Session(cache=cache), cores=1, resident=2
    )


def rated(cache: bool) -> object:
    return Landscape(LAUNCH, GPU, [(64, 1, 1), (32, 1, 1)], session=Session(cache=cache)).latency_us(QUICK)


def layer(cache: bool) -> list[Any]:
    plan = plan_network(network("srcnn", resolution=32), GPU)
    return list(time_options(plan, GPU, options=list(options_of(plan.steps))[:1], session=Session(cache=cache)).values())


def searched(cache: bool) -> list[Any]:
    graph = convolution_graph((8, 8, 8), 8, kernel=(1, 1))
    case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(GPU, "F32", Precision()))
    found = compared(case, GroupStorages(("buffer",), "buffer"), [KernelMember("conv_direct")], session=Session(cache=cache))
    return list(found.rated)  # without the seconds that it took


MADE: dict[str, Callable[[bool], Any]] = {
    "ir": lambda cache: compile_source(source_of_launch(LAUNCH), session=Session(cache=cache)),
    "ocloc": lambda cache: built_by_ocloc(source_of_launch(LAUNCH), "walk", "bxt", session=Session(cache=cache)),
    "amdgpu": lambda cache: built_by_amdgpu(source_of_launch(LAUNCH), "walk", "gfx1030", session=Session(cache=cache)),
    "amdgpu_library": lambda cache: built_by_amdgpu(source_of_launch(LAUNCH), "walk", "gfx1030", session=Session(cache=cache)),
    "preprocessed": lambda cache: preprocessed(),
    "native": lambda cache: machine_code(),
    "recording": lambda cache: trace_launch(LAUNCH, GPU, session=Session(cache=cache)).to_bytes(),
    "survey": lambda cache: trace_launch(LAUNCH, GPU, session=Session(cache=cache)).to_bytes(),
    "trace": lambda cache: trace_launch(LAUNCH, GPU, session=Session(cache=cache)).to_bytes(),
    "stream_head": lambda cache: stream(cache).head,
    "stream": lambda cache: stream(cache).chunk(0).to_bytes(),
    "quick_trace": lambda cache: quick_trace_members([LAUNCH], GPU, session=Session(cache=cache)),
    "quick_traces": rated,
    "estimate": lambda cache: KeptEstimates(GPU, ["analytic"], Session(cache=cache)).make(LAUNCH)["analytic"].latency_us,
    "layer": layer,
    "operator_search": searched,
    "network_limits": lambda cache: limits_of(ONE, GPU, session=Session(cache=cache)),
    "use": lambda cache: {
        f: np.asarray(v).tolist() for f, v in _fields(use_of_launches([LAUNCH], session=Session(cache=cache))[0])
    },
}
"""By kind, something that is made from an artefact of it (and takes whether to use the disk cache)."""
OF_CONTENT = [kind for kind in KINDS if kind != "acceptance"]  # which says how long it took: see tests/acceptance
TIMED = ("operator_search",)  # also says how long it took, so that its bytes differ when it is made again
LONG = ("network_limits", "amdgpu_library")  # made several times over takes too long for every run
ALWAYS_KEPT = ("preprocessed", "native")  # nobody can ask for these without the disk cache


def at_leisure(kind: str) -> Any:
    """Return a kind as a parameter of a test, marked as slow where it takes long."""
    return pytest.param(kind, marks=pytest.mark.slow) if kind in LONG else kind


def _fields(struct: Any) -> list[tuple[str, Any]]:
    return [(f, getattr(struct, f)) for f in struct.__struct_fields__ if getattr(struct, f) is not None]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    install_ocloc(tmp_path, monkeypatch, ("walk", "", 16, 0))


def files(kind: str) -> list[Path]:
    return sorted(p for p in (cache_dir() / kind).rglob("*") if p.is_file())


def again(kind: str) -> Any:
    """Return what is made from artefacts of a kind, where nothing else is kept that would spare reading them."""
    trace_module._shaped.clear()
    for other in KINDS:
        if other not in (kind, "ir", "native"):
            shutil.rmtree(cache_dir() / other, ignore_errors=True)
    return MADE[kind](True)


def test_the_launch_is_sampled() -> None:
    trace = trace_launch(LAUNCH, GPU, session=Session(cache=False))
    assert trace.meta.survey
    assert not trace.meta.complete


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("kind", map(at_leisure, OF_CONTENT))
def test_damage_changes_nothing(kind: str) -> None:
    first = again(kind)
    kept = {path: path.read_bytes() for path in files(kind)}
    assert kept
    for damage in (
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data[:-9] + bytes([data[-9] ^ 16]) + data[-8:],
        lambda data: data.partition(b"\n")[2],  # as it was before there were seals
        lambda data: data.replace(KINDS[kind].stamp.encode(), b"0" * 64),
    ):
        for path, data in kept.items():
            path.write_bytes(damage(data))
        assert again(kind) == first
        if kind not in TIMED:
            assert {path: path.read_bytes() for path in files(kind)} == kept


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("kind", map(at_leisure, OF_CONTENT))
def test_what_other_sources_made_is_made_again(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = again(kind)
    monkeypatch.setattr(artefacts, "source_stamp", lambda makers: "5" * 64)
    assert again(kind) == first
    assert {path.read_bytes().split()[2] for path in files(kind)} == {b"5" * 64}


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("kind", [at_leisure(kind) for kind in OF_CONTENT if kind not in ALWAYS_KEPT])
def test_without_the_cache_nothing_is_read_or_written(kind: str) -> None:
    MADE[kind](False)  # compiled code is loaded once in a process, and kept whoever asks
    before = files("native")
    found = MADE[kind](False)
    assert [path for other in KINDS for path in files(other)] == before
    MADE[kind](True)
    for other in KINDS:
        for path in files(other):
            path.write_bytes(b"mgpusim, not whole")
    assert MADE[kind](False) == found
    assert {path.read_bytes() for other in KINDS if other != "native" for path in files(other)} == {b"mgpusim, not whole"}


@pytest.mark.slow
def test_all_is_made_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = {kind: make(True) for kind, make in MADE.items()}
    monkeypatch.setattr("mgpusim.opencl.clang.run_clang", lambda *_: pytest.fail("compiled again"))
    monkeypatch.setattr("mgpusim.workload.program.read_module", lambda *_: pytest.fail("opened again"))
    monkeypatch.setattr(Work, "compiled", property(lambda self: pytest.fail("compiled again")))
    for kind in ("trace", "stream_head", "stream", "quick_trace", "use", "ir", "preprocessed"):
        assert MADE[kind](True) == first[kind]


def test_an_execution_is_not_seen_by_the_next() -> None:
    """Work items take turns by a counter in memory: whoever executes first must not move it on for the others."""
    source = "kernel void k(global int *next, global float *b) { int at = atomic_add(next, 1); b[at * at & 65535] = 1; }"
    args = (BufferArg("int32", 16, Init("zeros")), BufferArg("float32", 1 << 16))
    launch = Launch(source, "k", (4096,), args, (64,))
    work = Work(launch, Session(cache=False))
    first = trace_launch(launch, GPU, session=Session(cache=False), work=work)
    assert trace_launch(launch, GPU, session=Session(cache=False), work=work).to_bytes() == first.to_bytes()
    assert not work.args()[0].any()
    trace_launch(launch, GPU)  # keeps the recordings of the pilot and of the plan
    shutil.rmtree(cache_dir() / "trace")
    for path in files("recording")[1:]:
        path.unlink()
    assert trace_launch(launch, GPU).to_bytes() == first.to_bytes()
