"""Tuning: landscapes, strategies, gains and lookup tables, against brute force and hand calculation."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.engine.gain import gain_of, pair_sigma
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.sched.shapes.candidates import candidates
from mgpusim.sched.shapes.landscape import QUICK, Landscape, best_first, natural, shapes_of
from mgpusim.sched.shapes.lookup import LookupTable, entry_of, look_up, nearest_shape, read_table, table_text
from mgpusim.sched.shapes.measured import groups_of, landscape_of
from mgpusim.sched.shapes.strategies import COMPILE_S, StrategySettings, device_s, strategies
from mgpusim.sched.shapes.tune import tune, tune_landscape
from mgpusim.session import Session
from mgpusim.trace import make
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.corpus import Corpus, Measurement, TimeNs
from mgpusim.workload.launch import Launch

SOURCE = """kernel void columns(global const float *a, global float *b, int n) {
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < 16; k++) sum += a[(x * n + y + k) % (n * n)];
    b[y * n + x] = sum;
}"""
N = 64
ARGS = (BufferArg("float32", N * N), BufferArg("float32", N * N), ScalarArg("int32", (N,)))
LAUNCH = Launch(SOURCE, "columns", (N, N), ARGS)


@pytest.fixture(autouse=True)
def _cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def gpu() -> GpuSpec:
    return load_gpu("mali-g72-mp12")


ADRENO = load_gpu("adreno-640")
FEW = [(64, 1, 1), (1, 64, 1), (8, 8, 1), (4, 16, 1), (16, 4, 1), (1, 1, 1)]


def test_the_model_finds_what_brute_force_finds(gpu: GpuSpec) -> None:
    landscape = Landscape(LAUNCH, gpu, FEW, session=Session(cache=False))
    asked = {*FEW, landscape.driver}  # the driver's shape is shown, whether it is one to choose from or not
    truth = {s: estimate(LAUNCH.with_local(s), gpu, session=Session(cache=False)).latency_us for s in asked}
    found = tune_landscape(landscape, "model", StrategySettings())
    assert found.choice.latency_us == min(truth[s] for s in FEW)
    assert [row.latency_us for row in found.rows] == sorted(truth.values())
    assert found.sure == len(asked)


def test_a_small_launch_is_traced_in_full(gpu: GpuSpec) -> None:
    landscape = Landscape(LAUNCH, gpu, FEW, session=Session(cache=False))
    rated, full = landscape.latency_us(QUICK), landscape.latency_us("analytic")
    assert rated == pytest.approx(full, rel=1e-9)


def test_a_quick_trace_of_little_is_near_the_whole(gpu: GpuSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.sched.shapes import landscape as module

    landscape = Landscape(LAUNCH, gpu, FEW, session=Session(cache=False))
    full = landscape.latency_us("analytic")
    monkeypatch.setattr(module, "QUICK_EVENTS", 20_000)  # of 64 * 64 * 17 = 69,632
    rated = landscape.latency_us(QUICK)
    assert rated != full
    assert all(0.5 < rated[s] / full[s] < 2 for s in FEW)
    assert best_first(full)[0] in best_first(rated)[:3]


def test_quick_traces_are_kept_and_read_back(gpu: GpuSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Landscape(LAUNCH, gpu, FEW).latency_us(QUICK)

    def fail(*args: object) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr("mgpusim.sched.shapes.landscape.quick_trace_of", fail)
    assert Landscape(LAUNCH, gpu, FEW).latency_us(QUICK) == first
    faster = load_gpu("mali-g72-mp12", {"clock.gpu_hz": "2 GHz", "launch.floor_s": "0 s"})  # rates are not in a quick trace
    assert Landscape(LAUNCH, faster, FEW).latency_us(QUICK)[FEW[0]] < first[FEW[0]]


def test_damaged_quick_traces_are_made_anew(gpu: GpuSpec, tmp_path: Path) -> None:
    first = Landscape(LAUNCH, gpu, FEW).latency_us(QUICK)
    for path in (tmp_path / "mgpusim" / "quick_traces").rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes()[:50])
    assert Landscape(LAUNCH, gpu, FEW).latency_us(QUICK) == first


def test_an_interrupted_rating_goes_on(gpu: GpuSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.sched.shapes import landscape as module

    real, done = module.quick_trace_of, []

    def stop(launch: Launch, *rest: object) -> object:
        if len(done) == 3:
            raise KeyboardInterrupt
        done.append(launch.local_size)
        return real(launch, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "quick_trace_of", stop)
    with pytest.raises(KeyboardInterrupt):
        Landscape(LAUNCH, gpu, FEW).latency_us(QUICK)
    again: list[object] = []
    monkeypatch.setattr(module, "quick_trace_of", lambda launch, *rest: again.append(launch.local_size) or real(launch, *rest))
    Landscape(LAUNCH, gpu, FEW).latency_us(QUICK)
    assert len(again) == 3
    assert not set(again) & set(done)


@pytest.mark.slow
@pytest.mark.parametrize("asked", [{}, {"compare": True}, {"strategy": "rules"}, {"full": True}])
def test_progress_is_one_over_all_that_is_done(gpu: GpuSpec, asked: dict[str, Any]) -> None:
    told: list[tuple[int, int, str]] = []
    tune(LAUNCH, gpu, limit=8, session=Session(cache=False, on_progress=lambda *said: told.append(said)), **asked)
    done = [said[0] for said in told]
    assert done == sorted(done)
    assert {said[1] for said in told} == {told[0][1]}
    assert 0 <= done[0] <= done[-1] <= told[0][1]


@pytest.mark.slow
def test_processes_change_nothing(gpu: GpuSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.sched.shapes import landscape as module

    alone = Landscape(LAUNCH, gpu, FEW, session=Session(cache=False)).latency_us(QUICK)
    monkeypatch.setattr(module, "ALONE_S", 0.0)
    assert Landscape(LAUNCH, gpu, FEW, session=Session(cache=False, jobs=2)).latency_us(QUICK) == alone


def test_events_of_a_lane_are_shared_only_where_local_ids_do_not_matter(gpu: GpuSpec) -> None:
    source = "kernel void f(global float *a) { for (int i = 0; i < get_local_size(0); i++) a[get_global_id(0) + i] = 0; }"
    tied = Launch(source, "f", (64,), (BufferArg("float32", 512),), local_size=(8,))
    assert make.pilot_events(Work(tied), tied, gpu) is None
    free = msgspec.structs.replace(LAUNCH, local_size=(8, 8))
    assert make.pilot_events(Work(free), free, gpu) == 17  # 16 loads and a store


def test_natural_shapes_are_legal_and_hold_the_launch_s_own(gpu: GpuSpec) -> None:
    launch = msgspec.structs.replace(LAUNCH, local_size=(5, 3), pad=True)
    chosen = shapes_of(launch, gpu)
    assert (5, 3, 1) in chosen
    assert (8, 8, 1) in chosen
    assert (3, 3, 1) not in chosen
    assert set(chosen) <= set(candidates(launch, gpu))
    assert len(shapes_of(launch, gpu, limit=10)) == 11


@given(st.dictionaries(st.tuples(*[st.integers(1, 8)] * 3), st.floats(0.1, 1e6), min_size=1))
def test_best_first_is_by_time_and_depends_on_no_order(times: dict[tuple[int, int, int], float]) -> None:
    ordered = best_first(times)
    assert sorted(ordered) == sorted(times)
    assert all(times[a] <= times[b] + 1e-8 for a, b in itertools.pairwise(ordered))
    assert ordered == best_first(dict(reversed(times.items())))


@given(st.lists(st.tuples(*[st.integers(1, 40)] * 3)))
def test_natural_by_its_definition(shapes: list[tuple[int, int, int]]) -> None:
    kept = natural(shapes, (24, 10, 7))
    expected = [
        s for s in shapes if all(n in (1, 2, 4, 8, 16, 32) or whole % n == 0 for n, whole in zip(s, (24, 10, 7), strict=True))
    ]
    assert kept == expected


# ---- strategies ------------------------------------------------------------------------------------------------------
def test_strategies_are_judged_by_the_measured_truth(gpu: GpuSpec) -> None:
    measured = {(64, 1, 1): 40.0, (8, 8, 1): 10.0, (1, 64, 1): 20.0, (16, 4, 1): 11.0}
    landscape = Landscape(LAUNCH, gpu, sorted(measured), measured=measured, session=Session(cache=False))
    found = tune_landscape(landscape, "exhaustive", StrategySettings(), compare=True)
    assert (found.truth, found.choice.shape, found.choice.time_us) == ("measured", (8, 8, 1), 10.0)
    rated = {r.strategy: r for r in found.compared}
    assert set(rated) == set(strategies)
    assert rated["exhaustive"].loss == 0
    for r in rated.values():
        if r.choice is not None and r.choice.shape in measured:
            assert r.loss == pytest.approx(measured[r.choice.shape] / 10 - 1)
    assert rated["lookup"].choice is None
    assert "table" in rated["lookup"].problem
    drawn = rated["rules"].choice.drawn_from
    assert rated["rules"].drawn_loss == pytest.approx(sum(measured[s] for s in drawn) / len(drawn) / 10 - 1)


def test_the_cost_of_timing_all_shapes(gpu: GpuSpec) -> None:
    measured = {(64, 1, 1): 40.0, (8, 8, 1): 10.0}
    landscape = Landscape(LAUNCH, gpu, sorted(measured), measured=measured, session=Session(cache=False))
    cost = device_s(landscape, measured, StrategySettings(runs=3, warmup=2))
    host = gpu.launch.enqueue_s + gpu.launch.gap_s
    assert (cost.builds, cost.runs) == (1, 10)
    assert cost.seconds == pytest.approx(COMPILE_S + 5 * (50e-6 + 2 * host))


def test_the_driver_strategy_is_the_preset_s_policy(gpu: GpuSpec) -> None:
    from mgpusim.engine.predict import predict

    left_open = predict(LAUNCH, gpu, session=Session(cache=False))
    found = tune_landscape(Landscape(LAUNCH, gpu, FEW, session=Session(cache=False)), "driver", StrategySettings())
    assert found.choice.shape[:2] == left_open.local_size
    assert found.choice.latency_us == left_open.latency_us
    assert found.gain is None


def test_a_kernel_with_a_required_size_has_no_choice(gpu: GpuSpec) -> None:
    source = "__attribute__((reqd_work_group_size(8, 1, 1))) kernel void f(global float *a) { a[get_global_id(0)] = 0; }"
    found = tune(Launch(source, "f", (64,), (BufferArg("float32", 64),)), gpu, session=Session(cache=False))
    assert found.choice.shape == (8, 1, 1)
    assert len(found.rows) == 1
    assert "reqd_work_group_size" in found.warnings[0]


def test_shapes_that_cannot_run_are_counted_and_the_rest_goes_on(gpu: GpuSpec) -> None:
    source = "kernel void f(global float *a) { local float s[16]; s[get_local_id(0)] = 1; a[get_global_id(0)] = s[0]; }"
    found = tune(Launch(source, "f", (64,), (BufferArg("float32", 64),)), gpu, session=Session(cache=False))
    assert {shape for shape, _ in found.refused} == {(32, 1, 1), (64, 1, 1)}
    assert found.choice.shape[0] <= 16
    assert "local ids" in found.warnings[0]


def test_none_that_can_run_is_an_error_with_the_reason(gpu: GpuSpec) -> None:
    launch = Launch("kernel void f(global float *a) { a[get_global_id(0) + 64] = 0; }", "f", (64,), (BufferArg("float32", 64),))
    with pytest.raises(InputError, match=r"none of \d+ work-group shapes can run.*buffer 'a'"):
        tune(launch, gpu, session=Session(cache=False))


def test_wrong_questions(gpu: GpuSpec) -> None:
    landscape = Landscape(LAUNCH, gpu, FEW, session=Session(cache=False))
    with pytest.raises(UnknownNameError, match="did you mean 'model'"):
        tune_landscape(landscape, "modle", StrategySettings())
    with pytest.raises(UnknownNameError, match="engine"):
        tune_landscape(landscape, "model", StrategySettings(engine="evnt"))
    with pytest.raises(InputError, match="top: got 0"):
        tune_landscape(landscape, "model", StrategySettings(top=0))
    with pytest.raises(InputError, match="no work-group shapes"):
        Landscape(LAUNCH, gpu, [])


# ---- gain ------------------------------------------------------------------------------------------------------------
@given(st.floats(0.1, 1e4), st.floats(0.1, 1e4))
def test_a_gain_lies_in_its_interval_and_is_symmetric(a: float, b: float) -> None:
    gpu = ADRENO
    gain, back = gain_of(a, b, gpu), gain_of(b, a, gpu)
    assert gain.low < gain.ratio < gain.high
    assert gain.ratio == pytest.approx(b / a)
    assert back.ratio == pytest.approx(1 / gain.ratio)
    assert back.low == pytest.approx(1 / gain.high)
    assert gain.sure == (gain.low > 1)


def test_the_error_of_a_ratio_is_smaller_than_that_of_two_predictions() -> None:
    for name in ("nvidia-h200", "adreno-640", "mali-g72-mp12"):
        gpu = load_gpu(name)
        assert pair_sigma(1.05, gpu) < 0.5 * math.sqrt(2) * gpu.model.sigma
        assert pair_sigma(1.0, gpu) < pair_sigma(1.2, gpu) < pair_sigma(2.0, gpu) == pair_sigma(9.0, gpu) or name == ""


def test_what_slows_both_shapes_is_no_uncertainty_of_the_gain(gpu: GpuSpec) -> None:
    from mgpusim.trace.trace import trace_launch

    one, other = (trace_launch(LAUNCH.with_local(s), gpu, session=Session(cache=False)) for s in ((64, 1, 1), (1, 1, 1)))
    alone = gain_of(10.0, 12.0, gpu)
    assert gain_of(10.0, 12.0, gpu, (one, one)) == alone
    assert gain_of(10.0, 12.0, gpu, (one, other)).low < alone.low


# ---- lookup tables ---------------------------------------------------------------------------------------------------
def test_a_table_is_read_as_written(tmp_path: Path, gpu: GpuSpec) -> None:
    wide = msgspec.structs.replace(LAUNCH, global_size=(512, 512))
    entries = (
        entry_of(LAUNCH, gpu.name, "columns", (8, 8, 1), 3.5, (16, 4, 1), 4.0),
        entry_of(wide, gpu.name, "columns", (64, 1, 1), 9.0),
    )
    path = tmp_path / "table.json"
    path.write_bytes(table_text(entries, {"mgpusim": "1"}))
    assert json.loads(path.read_text(encoding="utf-8"))["schema"] == "mgpusim.lookup/1"
    assert read_table(path) == LookupTable(entries, {"mgpusim": "1"})
    hit = look_up(read_table(path), LAUNCH, gpu.name, "columns")
    assert hit.exact
    assert hit.entry.local == (8, 8)
    near = look_up(read_table(path), msgspec.structs.replace(LAUNCH, global_size=(300, 512)), gpu.name, "columns")
    assert not near.exact
    assert near.entry.local == (64, 1)


def test_contents_of_buffers_do_not_matter_but_their_sizes_do(gpu: GpuSpec) -> None:
    from mgpusim.workload.args import Init

    table = LookupTable((entry_of(LAUNCH, gpu.name, "columns", (8, 8, 1), 3.5),))
    zeros = msgspec.structs.replace(LAUNCH, args=(BufferArg("float32", N * N, Init("zeros")), *ARGS[1:]))
    assert look_up(table, zeros, gpu.name, "columns").exact
    larger = msgspec.structs.replace(LAUNCH, args=(BufferArg("float32", 2 * N * N), *ARGS[1:]))
    assert not look_up(table, larger, gpu.name, "columns").exact


def test_tables_of_something_else_are_refused_by_name(gpu: GpuSpec) -> None:
    table = LookupTable((entry_of(LAUNCH, gpu.name, "columns", (8, 8, 1), 3.5),))
    with pytest.raises(InputError, match="no entry for adreno-640; it is for mali-g72-mp12"):
        look_up(table, LAUNCH, "adreno-640", "columns")
    with pytest.raises(InputError, match=r"no entry for kernel rows.*it has columns"):
        look_up(table, LAUNCH, gpu.name, "rows")
    with pytest.raises(InputError, match="another source"):
        look_up(table, msgspec.structs.replace(LAUNCH, options="-DX"), gpu.name, "columns")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ('{"schema": "mgpusim.lookup/2", "entries": []}', "newer mgpusim"),
        ('{"schema": "mgpusim.corpus/1"}', "got 'mgpusim.corpus/1'"),
        ("[]", "expected 'mgpusim.lookup/1'"),
        ('{"schema": "mgpusim.lookup/1", "entries": []}', "no entries"),
        ('{"schema": "mgpusim.lookup/1", "entries": [{"gpu": 3}]}', "entries"),
    ],
)
def test_damaged_tables(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "t.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=says):
        read_table(path)


def test_an_entry_that_is_not_legal_gives_the_nearest_shape(gpu: GpuSpec) -> None:
    table = LookupTable((entry_of(LAUNCH, gpu.name, "columns", (1024, 1, 1), 3.5),))
    found = tune_landscape(Landscape(LAUNCH, gpu, FEW, session=Session(cache=False)), "lookup", StrategySettings(table=table))
    assert found.choice.shape == (64, 1, 1)
    assert "not legal" in found.note


@given(st.tuples(*[st.integers(1, 64)] * 3), st.lists(st.tuples(*[st.integers(1, 64)] * 3), min_size=1))
def test_the_nearest_shape_by_brute_force(local: tuple[int, int, int], shapes: list[tuple[int, int, int]]) -> None:
    def far(s: tuple[int, int, int]) -> float:
        return sum(abs(math.log(a) - math.log(b)) for a, b in zip(s, local, strict=True))

    assert far(nearest_shape(local, shapes)) == pytest.approx(min(map(far, shapes)), abs=1e-9)
    assert nearest_shape(local, [*shapes, local]) == local


# ---- measured landscapes ---------------------------------------------------------------------------------------------
def _corpus(*rows: tuple[tuple[int, ...], tuple[int, ...], float]) -> Corpus:
    from mgpusim.workload.corpus import KernelSource

    launches = tuple(
        Measurement("columns", msgspec.structs.replace(LAUNCH, global_size=g, local_size=w), TimeNs(1e3 * us))
        for g, w, us in rows
    )
    return Corpus({}, {}, {"columns": KernelSource(SOURCE, "columns")}, launches)


def test_a_measured_landscape_has_the_corpus_s_shapes_and_padding(gpu: GpuSpec) -> None:
    corpus = _corpus(((64, 64), (8, 8), 10.0), ((66, 64), (6, 8), 12.0), ((64, 64), (16, 4), 11.0))
    (group,) = groups_of(corpus)
    landscape = landscape_of(group, gpu, session=Session(cache=False))
    assert landscape.measured == {(8, 8, 1): 10.0, (6, 8, 1): 12.0, (16, 4, 1): 11.0}
    assert landscape.launch_of((6, 8, 1)).global_size == (66, 64)
    assert landscape.launch.global_size == (64, 64)
    assert groups_of(corpus, like=LAUNCH) == [group]


def test_corpora_without_a_choice(gpu: GpuSpec) -> None:
    corpus = _corpus(((64, 64), (8, 8), 10.0), ((64, 64), (16, 4), 11.0))
    with pytest.raises(InputError, match="three shapes"):
        groups_of(corpus)
    three = _corpus(((64, 64), (8, 8), 10.0), ((64, 64), (16, 4), 11.0), ((64, 64), (4, 4), 11.0))
    with pytest.raises(InputError, match="did you mean columns"):
        groups_of(three, pattern="colums")
    with pytest.raises(InputError, match="has not measured columns"):
        groups_of(three, like=msgspec.structs.replace(LAUNCH, global_size=(32, 64)))
