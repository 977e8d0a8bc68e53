"""Launches of which some arguments are in no cache when they begin, as a network's weights are."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS
from mgpusim.trace.trace import launch_key, trace_launch
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch, launch_from_dict, launch_to_dict
from tests.helpers.examples import examples
from tests.helpers.gpus import PHONE

H200 = load_gpu("nvidia-h200")
MEASURED = json.loads(
    (Path(__file__).parents[2] / "validation" / "h200" / "in_order" / "strides.json").read_text(encoding="utf-8")
)["ns_per_step"]
CHASE = """kernel void k(global const int *a, global int *o, int n) {
    int at = 0; for (int i = 0; i < n; i++) at = a[at]; o[0] = at;
}"""
SUMS = """kernel void k(global const float *a, global const float *b, global float *o) {
    const int i = get_global_id(0); o[i] = a[i] + b[i];
}"""


def step_ns(stride_b: int, engine: str, *, cold: bool) -> float:
    """Return the nanoseconds of a step of a chase that goes up by a stride, of one work item."""
    args = (BufferArg("int32", 256 * stride_b // 4, Init("chase", stride_b // 4)), BufferArg("int32", 4))

    def us(steps: int) -> float:
        launch = Launch(CHASE, "k", (1,), (*args, ScalarArg("int32", (steps,))), local_size=(1,), cold=(0,) if cold else ())
        return estimate(launch, H200, engine, session=Session(cache=False)).latency_us

    return (us(256) - us(64)) / 192 * 1e3


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("stride_b", [64, 512])
@pytest.mark.parametrize("cold", [False, True])
def test_a_chase_takes_what_was_measured_on_an_h200(stride_b: int, engine: str, cold: bool) -> None:
    measured = MEASURED[f"1 groups, {stride_b} B"]["cold" if cold else "warm"]
    assert step_ns(stride_b, engine, cold=cold) == pytest.approx(measured, rel=0.12)


def dram_b(launch: Launch) -> float:
    trace = trace_launch(launch, load_gpu(PHONE), session=Session(cache=False))  # of two cores, both simulated
    at = SITE_FIELDS.index("dram_read_b")
    return float(sum(wave.sites[..., at].sum() for wave in trace.waves))


@examples(20)
@given(st.sets(st.integers(0, 2)))
def test_what_is_cold_comes_from_dram_once(cold: set[int]) -> None:
    """What is written is not read; the launch is small enough to be simulated whole."""
    items = 4096
    args: tuple[Arg, ...] = (BufferArg("float32", items),) * 3
    launch = Launch(SUMS, "k", (items,), args, local_size=(64,), cold=tuple(cold))
    assert launch.cold == tuple(sorted(cold))
    assert dram_b(launch) == 4 * items * len(cold - {2})


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_cold_argument_makes_a_launch_slower(engine: str) -> None:
    args: tuple[Arg, ...] = (BufferArg("float32", 1 << 18),) * 3
    launches = [Launch(SUMS, "k", (1 << 18,), args, local_size=(256,), cold=cold) for cold in ((), (0,), (0, 1))]
    warm, one, two = (estimate(launch, H200, engine, session=Session(cache=False)).latency_us for launch in launches)
    assert 1.01 * warm < one < two


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_reads_beside_the_path_are_waited_for(engine: str) -> None:
    """Weights are loaded while a texel is fetched: where they alone come from DRAM, each turn waits for them."""
    source = """kernel void k(global const float4 *restrict w, read_only image1d_buffer_t in, global float4 *restrict o, int n) {
        float4 sum = 0; const int at = get_global_id(0);
        for (int s = 0; s < n; s++) { const float4 v = read_imagef(in, s * 4); sum += w[s * 32 + at] * v; }
        o[at] = sum;
    }"""
    steps = 512
    args: tuple[Arg, ...] = (
        BufferArg("float32", 128 * steps), ImageArg("image1d_buffer", 4 * steps), BufferArg("float32", 128),
        ScalarArg("int32", (steps,)),
    )  # fmt: skip
    launch = Launch(source, "k", (32,), args, local_size=(32,))
    warm, weights, everything = (
        estimate(msgspec.structs.replace(launch, cold=cold), H200, engine, session=Session(cache=False)).latency_us
        for cold in ((), (0,), (0, 1))
    )  # fmt: skip
    assert weights - warm > 0.8 * (everything - warm) > 0


def test_where_no_cache_holds_the_data_nothing_changes() -> None:
    args: tuple[Arg, ...] = (BufferArg("float32", 1 << 20),) * 3
    gpu = load_gpu("nvidia-h200", {"l2.size_b": "1 MiB"})
    launches = [Launch(SUMS, "k", (1 << 20,), args, local_size=(64,), cold=cold) for cold in ((), (0, 1))]
    warm, cold = (trace_launch(launch, gpu, session=Session(cache=False)) for launch in launches)
    assert all(np.array_equal(a.sites, b.sites) for a, b in zip(warm.waves, cold.waves, strict=True))


def test_launches_are_measured_with_warm_caches_alone() -> None:
    with pytest.raises(InputError, match=r"kernel 'k': cold is \[0\]"):
        suite_of([("k", Launch(SUMS, "k", (64,), (BufferArg("float32", 64),) * 3, cold=(0,)), {})])


def test_a_launch_file_keeps_it_and_wrong_positions_are_named() -> None:
    launch = Launch(SUMS, "k", (64,), (BufferArg("float32", 64),) * 3, cold=(1, 0, 1))
    assert launch.cold == (0, 1)
    assert launch_from_dict(launch_to_dict(launch)) == launch
    assert launch_key(launch) != launch_key(msgspec.structs.replace(launch, cold=()))
    with pytest.raises(InputError) as error:
        Launch(CHASE, "k", (64,), (BufferArg("int32", 64), BufferArg("int32", 4), ScalarArg("int32", (1,))), cold=(2, 3, "x"))  # type: ignore[arg-type]
    said = error.value.problems
    assert said[0].endswith("cold[0]: got 2, expected the position of a buffer or an image")
    assert said[1].endswith("cold[1]: got 3, expected the position of an argument, 0 to 2")
    assert said[2].endswith("cold[2]: got 'x', expected the position of an argument, 0 to 2")
