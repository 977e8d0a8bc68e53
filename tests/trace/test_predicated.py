"""Predicated instructions: warps without active lanes issue them, and touch no memory."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.operations import predicated
from mgpusim.engine.predict import predict
from mgpusim.opencl.analysis.facts import ShortBranch
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("nvidia-h200")
SOURCE = """kernel void k(global const float *restrict a, global float *restrict o, int n) {
    int l = get_local_id(0), g = get_global_id(0);
    float v = a[g];
    for (int t = 0; t < n; t++) {
        if (l < 32 * (t & 3)) v = fma(v, a[g + 64 * t], 1.0f);
    }
    if (v > 1e30f) { for (int j = 0; j < 100; j++) v = native_exp(v) * v + j; }
    o[g] = v;
}"""
LAUNCH = Launch(SOURCE, "k", (512,), (BufferArg("float32", 2048), BufferArg("float32", 512), ScalarArg("int32", 8)), (128,))


def with_limit(limit: int | None) -> GpuSpec:
    return with_fields(GPU, {"model.predicated_ops": limit}) if limit else GPU


def branches() -> tuple[ShortBranch, ...]:
    return Work(LAUNCH).facts.short_branches


def test_long_bodies_and_loops_stay_branches() -> None:
    short = [b for b in branches() if b.instructions <= 8]
    assert short
    assert all(b.block > b.guard for b in branches())
    assert set(predicated(with_limit(8), branches())) == {b.block for b in short}
    assert predicated(with_limit(1), branches()) == {}


@pytest.mark.parametrize("limit", [1, 8])
def test_trace_and_stream_count_the_same_visits(limit: int) -> None:
    """Of every block: the trace adds them up, the stream has them one by one."""
    gpu = with_limit(limit)
    trace = trace_launch(LAUNCH, gpu, session=Session(cache=False))
    source = StreamSource(LAUNCH, gpu, trace, session=Session(cache=False), cores=trace.meta.n_cores)
    stream = source.chunk(0)
    found = np.bincount(stream.visit_block, stream.visit_repeat, len(trace.meta.blocks))
    assert found.tolist() == sum(w.visits.sum(axis=0) for w in trace.waves).tolist()


def test_warps_without_lanes_issue_and_touch_nothing() -> None:
    """Of four warps, 0 to 3 are active in a turn: the branch is visited by 12 warps of 32, the predicated body by all."""
    traces = {limit: trace_launch(LAUNCH, with_limit(limit), session=Session(cache=False)) for limit in (1, 8)}
    ((block, guard),) = [(b.block, b.guard) for b in branches() if b.instructions <= 8]
    visits = {limit: sum(w.visits.sum(axis=0) for w in t.waves) for limit, t in traces.items()}
    assert visits[8][block] == visits[8][guard] > visits[1][block] > 0
    lanes = {limit: sum(w.lanes.sum(axis=0) for w in t.waves).tolist() for limit, t in traces.items()}
    assert lanes[1] == lanes[8]
    sites = {limit: sum(w.sites.sum(axis=0) for w in t.waves)[:, SITE_FIELDS.index("sector_b")] for limit, t in traces.items()}
    assert (sites[1] == sites[8]).all()


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_both_engines_charge_for_what_idle_warps_issue(engine: str) -> None:
    launch = Launch(
        "kernel void k(global float *o, int n) { int l = get_local_id(0); float v = l, w = 0; for (int t = 0; t < n; t++) "
        "{ w += 1.0f; if (l < 32) v = fma(v, fma(v, v, w), w); } o[get_global_id(0)] = v + w; }",
        "k", (1 << 18,), (BufferArg("float32", 1 << 18), ScalarArg("int32", 512)), (256,),
    )  # fmt: skip
    # a branch kept costs its guard: without it what is left is what the warps issue
    gpus = {limit: with_fields(with_limit(limit), {"core.guard_cycles": None}) for limit in (1, 8)}
    times = {limit: predict(launch, gpu, engine=engine, session=Session(cache=False)).latency_us for limit, gpu in gpus.items()}
    assert times[8] > 1.1 * times[1]


TILE = """kernel void tile(global const float *restrict in, global float *restrict out, int n) {
    local float t[512];
    int l = get_local_id(0), g = get_global_id(0);
    FILL
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = t[l ^ 1] + t[256 + (l ^ 1)];
}"""
STORED = "t[l] = g > 0 ? in[g - 1] : 0.0f; t[256 + l] = g < n ? in[g + 1] : 0.0f;"
HELD = "float a = 0.0f, b = 0.0f; if (g > 0) a = in[g - 1]; if (g < n) b = in[g + 1]; if (l < n) { t[l] = a; t[256 + l] = b; }"


@pytest.mark.parametrize(("fill", "waits"), [(STORED, 2), (HELD, 1)])
def test_guarded_loads_that_fill_local_memory_wait_for_each_other(fill: str, waits: int) -> None:
    """Each store behind its load keeps the branch; with the stores behind both loads a warp waits once."""
    args = (BufferArg("float32", 4096), BufferArg("float32", 2048), ScalarArg("int32", 2047))
    facts = Work(Launch(TILE.replace("FILL", fill), "tile", (2048,), args, (256,))).facts
    assert len(predicated(GPU, facts.short_branches)) == (0 if waits == 2 else 3)
    assert facts.regions[0].critical.memory["global"] == waits
