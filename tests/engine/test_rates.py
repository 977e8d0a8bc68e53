"""Batched evaluation: every point as that GPU alone gives it, fields sorted by what a trace made anew says of them."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import load_gpu, predict
from mgpusim.arch.fields import get_field, numeric_fields, replaced, with_fields
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.schema import number_range, schema_paths
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.prediction import breakdown_of
from mgpusim.engine.analytic.rates import BatchResult, effect_of, evaluate_many, phases_of
from mgpusim.engine.analytic.signature import Signature
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS, Trace
from mgpusim.trace.trace import gpu_key, trace_caches, trace_launch
from tests.engine.test_analytic import GPUS, LAUNCHES, launch, traced
from tests.helpers.examples import examples
from tests.helpers.many_points import evaluate_points, hit_rates_for, rows_of

KERNELS = list(LAUNCHES)
HITS = ("l1_hit_b", "l1_hits", "l2_b", "l2_turn_b", "l2_hit_b", "slc_hit_b", "dram_read_b", "dram_write_b")
CLASSES = {"rate", "occupancy", "cache", "trace"}


@cache
def rate_fields(name: str) -> dict[str, float]:
    fields = numeric_fields(load_gpu(name))
    return {path: value for path, value in fields.items() if value > 0 and effect_of(path) == "rate"}


def alone(kernel: str, name: str, gpu: GpuSpec) -> tuple[float, dict[str, float]]:
    """Seconds and breakdown of one GPU, by the front door's way."""
    trace, features = traced(kernel, name)
    held = trace.meta.occupancy
    found = evaluate(features, gpu, held.warp_size, held.spilled, held.passes)
    work_s = found.cycles / gpu.clock.gpu_hz
    overhead_s = launch_overhead_s(gpu, features.image_args, work_s)
    return overhead_s + work_s, {k: v * 1e-6 for k, v in breakdown_of(found, gpu, overhead_s).items()}


def many(kernel: str, name: str, columns: dict[str, Any], **options: Any) -> BatchResult:
    trace, features = traced(kernel, name)
    return evaluate_many(trace, load_gpu(name), columns, features=features, **options)


@st.composite
def batches(draw: st.DrawFn) -> tuple[str, str, dict[str, list[float]]]:
    """A kernel, a GPU and columns of some of its rates, up to 30 times more or less."""
    kernel, name = draw(st.sampled_from(KERNELS)), draw(st.sampled_from(GPUS))
    fields = rate_fields(name)
    paths = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=12, unique=True))
    n = draw(st.integers(1, 4))
    columns = {}
    for path in paths:
        least, most, _ = number_range(path)
        columns[path] = [min(most, max(least, fields[path] * 10 ** draw(st.floats(-1.5, 1.5)))) for _ in range(n)]
    return kernel, name, columns


@pytest.mark.slow
@examples(50)
@given(batches())
def test_a_point_is_that_gpu_alone(case: tuple[str, str, dict[str, list[float]]]) -> None:
    kernel, name, columns = case
    for path in columns:
        if isinstance(get_field(load_gpu(name), path), int):
            columns[path] = [max(1.0, float(round(v))) for v in columns[path]]
    found = many(kernel, name, columns, detail="breakdown")
    assert not found.problems
    assert found.bound is not None
    for i, latency in enumerate(found.latency_s.tolist()):
        gpu = load_gpu(name)
        for path, values in columns.items():
            gpu = replaced(gpu, path, values[i])
        seconds, parts = alone(kernel, name, gpu)
        assert latency == pytest.approx(seconds, rel=1e-12)
        shares = {k: float(v[i]) for k, v in found.breakdown_s.items() if v[i] > 0}
        assert shares == pytest.approx({**dict.fromkeys(shares, 0.0), **parts}, rel=1e-9, abs=1e-12 * seconds)
        assert parts[BOUNDS[found.bound[i]]] == pytest.approx(max(parts.values()), rel=1e-9)
        assert math.fsum(shares.values()) == pytest.approx(seconds, rel=1e-9)


@examples(25)
@given(batches(), st.integers(1, 5))
def test_a_point_does_not_depend_on_its_neighbours(case: tuple[str, str, dict[str, list[float]]], chunk: int) -> None:
    kernel, name, columns = case
    longer = {path: np.resize(values, 11) for path, values in columns.items()}
    whole = many(kernel, name, longer, detail="breakdown")
    parts = many(kernel, name, longer, detail="breakdown", chunk=chunk)
    assert whole.latency_s.tobytes() == parts.latency_s.tobytes()
    assert whole.bounds == parts.bounds
    assert {k: v.tobytes() for k, v in whole.breakdown_s.items()} == {k: v.tobytes() for k, v in parts.breakdown_s.items()}
    assert whole.latency_s.tobytes() == many(kernel, name, longer, detail="latency").latency_s.tobytes()


# ---- what a field asks for -------------------------------------------------------------------------------------------
def anew(kernel: str, gpu: GpuSpec) -> Trace:
    return trace_launch(launch(kernel), gpu, session=Session(cache=False))


def shown(trace: Trace, without: tuple[str, ...] = ()) -> list[bytes]:
    """A trace but for some of its site fields."""
    kept = [i for i, name in enumerate(SITE_FIELDS) if name not in without]
    out = [
        a.tobytes() for w in trace.waves for a in (w.visits, w.lanes, w.region_visits, np.ascontiguousarray(w.sites[..., kept]))
    ]
    meta = [trace.meta.n_waves, trace.meta.resident, trace.meta.sites, trace.meta.footprint_b]
    if not without:
        meta += [trace.meta.fresh_b, trace.meta.burst_ratio, trace.meta.occupancy]
    return [*out, repr(meta).encode()]


def test_every_field_has_an_effect() -> None:
    assert {effect_of(path) for path in schema_paths()} == CLASSES


@pytest.mark.parametrize("name", GPUS)
@pytest.mark.parametrize("kernel", ["tile", "blur", "count"])
def test_a_trace_made_anew_at_other_rates_is_the_same(kernel: str, name: str) -> None:
    rng = np.random.default_rng(len(name))
    gpu = load_gpu(name)
    for path, value in rate_fields(name).items():
        factor = rng.choice([0.3, 0.7, 2.0, 5.0])
        gpu = replaced(gpu, path, max(1, round(value * factor)) if isinstance(get_field(gpu, path), int) else value * factor)
    assert shown(anew(kernel, gpu)) == shown(anew(kernel, load_gpu(name)))


def cache_changes(name: str) -> list[dict[str, Any]]:
    gpu = load_gpu(name)
    out: list[dict[str, Any]] = []
    for table in ("l1", "texture_l1", "l2", "slc"):
        level = getattr(gpu, table)
        if level is not None:
            out += [{f"{table}.size_b": level.size_b * 4, f"{table}.ways": level.ways * 2}, {f"{table}.replacement": "random"}]
            out += [{f"{table}.survives_launch": not level.survives_launch, f"{table}.index_hash": "modulo"}]
            out += [{f"{table}.write_policy": "write_back", f"{table}.allocate_on_write": True}]
    return out


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("name", ["adreno-640", "mali-g72-mp12", "nvidia-h200"])
@pytest.mark.parametrize("kernel", ["strided", "blur"])
def test_caches_change_hits_and_nothing_else(kernel: str, name: str) -> None:
    before = shown(anew(kernel, load_gpu(name)), without=HITS)
    for values in cache_changes(name):
        assert {effect_of(path) for path in values} == {"cache"}
        assert shown(anew(kernel, with_fields(load_gpu(name), values)), without=HITS) == before


@pytest.mark.parametrize(
    ("path", "value", "kernel", "name"),
    [
        ("core.warp_sizes", (32,), "strided", "adreno-640"),
        ("shader_cores", 5, "stream", "adreno-640"),
        ("l1.b_per_cycle", 31.0, "stream", "nvidia-maxwell-tegra-x1"),
        ("local.banks", 8, "tile", "adreno-640"),
        ("l2.line_b", 128, "stream", "adreno-640"),
        ("texture.layout", "linear", "blur", "nvidia-h200"),
        ("constant.size_b", 0, "stream", "adreno-640"),
        ("registers.per_core", 12288, "sines", "adreno-640"),
        ("core.max_groups", 1, "stream", "adreno-640"),
        ("local.size_b", 512, "tile", "nvidia-h200"),
    ],
)
def test_other_fields_change_more(path: str, value: Any, kernel: str, name: str) -> None:
    values = {path: value} | ({"local.max_per_group_b": value} if path == "local.size_b" else {})
    values |= {"registers.max_per_item": 96} if path == "registers.per_core" else {}
    assert effect_of(path) in ("occupancy", "trace")
    same = shown(anew(kernel, with_fields(load_gpu(name), values)), without=HITS) == shown(
        anew(kernel, load_gpu(name)), without=HITS
    )
    assert same == (path == "constant.size_b")  # which of these kernels has no constant buffer


# ---- points of any difference ----------------------------------------------------------------------------------------
POINTS: dict[str, dict[str, list[Any]]] = {
    "adreno-640": {
        "registers.per_core": [24576, 36864, 73728, 147456],
        "core.max_warps": [16, 8, 4, 2],
        "texture_l1.size_b": [1024, 2048, 4096, 512],
        "core.warp_sizes": [(64, 128), (64,), (32,), (64, 128)],
    },
    "nvidia-h200": {
        "l1.b_per_cycle": [20.0, 64.0, 128.0, 500.0],
        "core.sub_cores": [4, 2, 1, 4],
        "shader_cores": [132, 66, 12, 132],
        "registers.per_core": [65536, 32768, 65536, 16384],
    },
    "mali-g72-mp12": {
        "l1.b_per_cycle": [16.0, 63.0, 64.0, 256.0],
        "registers.per_core": [49152, 98304, 24576, 49152],
        "l2.size_b": [524288, 262144, 1048576, 131072],
        "core.max_items": [384, 256, 128, 384],
    },
}


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("name", POINTS)
@pytest.mark.parametrize("kernel", ["tile", "blur", "sines"])
def test_points_are_what_predict_says_of_them(name: str, kernel: str) -> None:
    gpu = load_gpu(name)
    rng = np.random.default_rng(7)
    n = 24
    columns: dict[str, Any] = {p: [values[i] for i in rng.integers(0, 4, n)] for p, values in POINTS[name].items()}
    columns["clock.gpu_hz"] = gpu.clock.gpu_hz * rng.uniform(0.5, 2, n)
    found = evaluate_points(launch(kernel), gpu, columns)
    for i in range(n):
        row = {path: values[i] if isinstance(values, list) else float(values[i]) for path, values in columns.items()}
        try:
            one = predict(launch(kernel), with_fields(gpu, row))
        except InputError:
            assert i in found.refused
            assert np.isnan(found.latency_s[i])
            continue
        assert i not in found.refused
        assert found.latency_s[i] * 1e6 == pytest.approx(one.latency_us, rel=1e-12)
        assert one.breakdown_us[found.bounds[i]] == pytest.approx(one.breakdown_us[one.bound], rel=1e-9)


def test_points_share_the_trace_of_their_occupancy() -> None:
    gpu = with_fields(load_gpu("nvidia-h200"), {"registers.fixed": 0.0, "registers.per_load": 0.0})
    columns = {"registers.per_core": [65536, 65535, 131072, 65536], "dram.b_per_s": [1e12, 2e12, 3e12, 4e12]}
    traces = Traces()
    traces.all(launch("sines"), [with_fields(gpu, row) for row in rows_of(columns)])
    assert traces.made == 1  # 4 registers' worth of warps, or slots, limit all of them


@pytest.mark.parametrize(("kernel", "name"), [*(("tile", name) for name in GPUS), ("sines", "adreno-640")])
def test_gpus_share_a_trace_where_their_occupancy_is_the_same(kernel: str, name: str) -> None:
    rng = np.random.default_rng(3)
    gpu, n = load_gpu(name), 80
    columns = {
        "core.max_warps": gpu.core.sub_cores * rng.integers(0, 20, n),
        "core.max_groups": rng.integers(1, 40, n),
        "core.max_items": 2 ** rng.integers(4, 12, n),
        "local.size_b": rng.integers(100, 5000, n),
        "local.max_per_group_b": rng.integers(100, 2000, n),
    }
    signature = Signature(launch(kernel), gpu, Session())
    meta = traced(kernel, name)[0].meta
    barriers = any(r.has_barrier for r in meta.regions)
    held: dict[Any, object] = {}
    for row in rows_of(columns):
        try:
            other = with_fields(gpu, row)
        except InputError:
            continue
        try:
            o = occupancy(other, 64, meta.registers[1], meta.local_b, barriers=barriers, spill=True)
        except InputError:
            with pytest.raises(InputError):
                signature.of(other)
            continue
        key = signature.of(other)
        assert held.setdefault((o.warp_size, o.groups_per_core, o.warps_per_core, o.spilled, o.passes), key) == key
    assert len(held) == len(set(held.values()))
    assert bool(held) == (name != "mali-t860-mp4")  # with so few slots for its warps of one item no group fits


def test_an_nvidia_register_file_is_one_per_sub_core() -> None:
    """So that the number of those decides a trace: 65536 words in one file, or in 64 of 1024."""
    gpu = load_gpu("nvidia-h200")
    assert gpu_key(gpu) != gpu_key(with_fields(gpu, {"core.sub_cores": 64}))


@pytest.mark.parametrize("name", GPUS)
def test_phases_are_those_of_the_gpu(name: str) -> None:
    gpu = load_gpu(name)
    if gpu.l1 is None:
        return
    rates = [1.0, 16.0, 31.9, 32.0, 63.0, 64.0, 100.0, 127.99, 128.0, 1e4]
    assert phases_of(gpu, np.array(rates)).tolist() == [phase_b(replaced(gpu, "l1.b_per_cycle", r)) for r in rates]


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("name", GPUS)
@pytest.mark.parametrize("kernel", ["strided", "tile", "blur", "count"])
def test_traces_made_together_are_those_made_alone(kernel: str, name: str) -> None:
    """At every cache size and policy, and in any order: a hierarchy begins as a launch finds it."""
    gpus = [load_gpu(name), *(with_fields(load_gpu(name), values) for values in cache_changes(name)), load_gpu(name)]
    together = list(trace_caches(launch(kernel), gpus, session=Session(cache=False)))
    assert [shown(trace) for trace in together] == [shown(anew(kernel, gpu)) for gpu in gpus]
    signature = Signature(launch(kernel), gpus[0], Session())
    sizes = {g.l2.size_b for g in gpus}
    assert len({signature.of(with_fields(gpus[0], {"l2.size_b": size})) for size in sizes}) == len(sizes)


def test_hit_rates_are_those_of_predict() -> None:
    gpu = load_gpu("mali-g72-mp12")
    sizes = [1 << k for k in range(12, 22)]
    columns = {"l2.size_b": sizes, "l1.size_b": [max(4096, s >> 6) for s in sizes], "l2.b_per_cycle": [64.0] * len(sizes)}
    found = hit_rates_for(launch("sines"), gpu, columns)
    for i in range(len(sizes)):
        one = predict(launch("sines"), with_fields(gpu, {path: values[i] for path, values in columns.items()}))
        assert {k: None if np.isnan(v[i]) else v[i] for k, v in found.items()} == one.hit_rate
    assert len(set(found["l2"].tolist())) > 1


# ---- bad input -------------------------------------------------------------------------------------------------------
def test_points_that_are_no_gpu_are_named_and_the_rest_runs() -> None:
    columns = {
        "clock.gpu_hz": [1e9, 0.0, 1e9, math.nan],
        "dram.efficiency": [0.5, 0.5, 1.5, 0.5],
        "core.lanes": [64, 64, 64.5, 64],
    }
    found = many("stream", "adreno-640", columns)
    assert np.isfinite(found.latency_s).tolist() == [True, False, False, False]
    assert found.bounds[1:] == ["", "", ""]
    assert {(tuple(p.points.tolist()), p.text) for p in found.problems} == {
        ((1, 3), "clock.gpu_hz: got 0, expected a number in [1e+07, 1e+11]"),
        ((2,), "dram.efficiency: got 1.5, expected a number in [0.001, 1]"),
        ((2,), "core.lanes: got 64.5, expected a whole number in (0, 1e+07]"),
    }


def test_columns_that_cannot_be_are_refused_together() -> None:
    columns = {
        "l2.size_b": [1, 2],
        "l2.mshrs": [1, 2],
        "core.scheduler": ["gto", "lrr"],
        "dram.b_per_s": ["1", "2"],
    }
    with pytest.raises(InputError) as refused:
        many("stream", "adreno-640", columns)
    assert len(refused.value.problems) == 4
    with pytest.raises(UnknownNameError, match=r"did you mean 'dram\.b_per_s'"):
        many("stream", "adreno-640", {"dram.b_per_sec": [1.0]})
    with pytest.raises(InputError, match="different shapes"):
        many("stream", "adreno-640", {"dram.b_per_s": [1e9], "clock.gpu_hz": [1e9, 2e9]})


def test_no_columns_are_the_gpu_itself() -> None:
    assert many("tile", "intel-hd505", {}).latency_s.tolist() == [alone("tile", "intel-hd505", load_gpu("intel-hd505"))[0]]


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("model.unroll_limit_ops", [1.0, 20.0, 100.0, 1000.0]),
        ("model.unroll_factors", [(1,), (1, 2), (1, 2, 4), (1, 8)]),
        ("model.strided_unroll", [1, 2, 4, 8]),
        ("registers.fixed", [0.0, 20.0, 60.0, 90.0]),
        ("registers.per_load", [0.0, 0.5, 4.0, 30.0]),
        ("core.sub_cores", [4, 2, 1, 8]),
    ],
)
@pytest.mark.parametrize("name", ["adreno-640", "nvidia-h200"])
def test_points_that_share_a_trace_keep_what_the_equations_read(name: str, path: str, values: list[Any]) -> None:
    gpu = load_gpu(name)
    found = evaluate_points(launch("sines"), gpu, {path: values})
    alone = [predict(launch("sines"), with_fields(gpu, {path: value})).latency_us for value in values]
    assert found.latency_s * 1e6 == pytest.approx(alone, rel=1e-12)
