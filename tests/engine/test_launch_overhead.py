"""The overhead inside the event time, which images among the arguments add to."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import GpuSpec, load_gpu, predict
from mgpusim.arch.fields import with_fields
from mgpusim.calibrate.fitting.fit import Predictor
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.engine.analytic.rates import evaluate_many
from mgpusim.engine.device.queue import ClockStep, Command, profile_of
from mgpusim.engine.device.simulation import simulate
from mgpusim.engine.estimate import estimate
from mgpusim.fusion.policy import facts_of, judge
from mgpusim.sched.shapes.landscape import QUICK, Landscape
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, Init
from mgpusim.workload.corpus import Measurement, TimeNs
from mgpusim.workload.launch import Launch

TWO = """kernel void two(read_only image2d_t a, global float4 *out, write_only image2d_t b) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int x = get_global_id(0);
    float4 v = read_imagef(a, s, (int2)(x, 0));
    write_imagef(b, (int2)(x, 0), v);
    out[x] = v;
}"""


def launch() -> Launch:
    images = [ImageArg("image2d", 64, 4, 1, "RGBA", "float32", Init("zeros"), access) for access in ("read", "write")]
    return Launch(TWO, "two", (64,), (images[0], BufferArg("float32", 256, access="write"), images[1]), local_size=(64,))


def with_overhead(**values: float) -> GpuSpec:
    """The H200 without overlap of launches (`launch.overlap_s` is 0): every launch shows its whole overhead."""
    return with_fields(load_gpu("nvidia-h200"), {"launch.overlap_s": 0.0} | {f"launch.{name}": s for name, s in values.items()})


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_each_image_adds_its_overhead_in_every_prediction(engine: str) -> None:
    without, dear = dear_and_cheap()
    found = [predict(launch(), gpu, engine) for gpu in (without, dear)]
    assert found[1].latency_us - found[0].latency_us == pytest.approx(6.0)
    assert found[1].breakdown_us["launch"] == pytest.approx(found[0].breakdown_us["launch"] + 6.0)
    assert sum(found[1].breakdown_us.values()) == pytest.approx(found[1].latency_us)
    assert estimate(launch(), dear, engine).latency_us == pytest.approx(found[1].latency_us)
    assert load_gpu("adreno-640").launch.image_s is None


def test_batches_vary_it() -> None:
    trace = trace_launch(launch(), with_overhead())
    found = evaluate_many(trace, with_overhead(), {"launch.image_s": [0.0, 1e-6, 2e-6]})
    assert (found.latency_s - found.latency_s[0]).tolist() == pytest.approx([0.0, 2e-6, 4e-6])


def dear_and_cheap() -> list[GpuSpec]:
    return [with_overhead(image_s=each) for each in (0.0, 3e-6)]


def test_a_queue_charges_what_the_prediction_does() -> None:
    """No clock changes it: at half the clock the rest takes twice as long."""
    for gpu in dear_and_cheap():
        prediction = predict(launch(), gpu)
        profile = msgspec.structs.replace(profile_of(prediction, gpu), clock_share=1.0)
        overhead_us = launch_overhead_s(gpu, 2) * 1e6
        assert profile.overhead_s * 1e6 == pytest.approx(overhead_us)
        slow = simulate([Command("a", profile)], gpu, clock_steps=[ClockStep(0.0, gpu.clock.gpu_hz / 2)]).launches[0]
        expected = overhead_us + 2 * (prediction.latency_us - overhead_us)
        assert slow.latency_us == pytest.approx(expected, rel=1e-6)


def test_fused_and_apart_are_compared_with_their_images() -> None:
    """Of two launches with two images each, fused: one launch overhead less, and as many images."""
    found = [judge([facts_of(launch(), gpu)] * 2, gpu) for gpu in dear_and_cheap()]
    assert found[1].apart_us - found[0].apart_us == pytest.approx(12.0)
    assert found[1].fused_us - found[0].fused_us == pytest.approx(12.0)


def test_what_a_part_uses_is_of_its_time_without_images() -> None:
    cheap, dear = (facts_of(launch(), gpu) for gpu in dear_and_cheap())
    assert dear.busiest[1] == pytest.approx(cheap.busiest[1])
    assert dear.latency_us == pytest.approx(cheap.latency_us + 6.0)


def test_what_is_fitted_is_what_is_predicted() -> None:
    measured = Measurement("two", launch(), TimeNs(1e4))
    for gpu in dear_and_cheap():
        with Predictor([measured], gpu) as predictor:
            assert predictor.seconds({}) * 1e6 == pytest.approx([predict(launch(), gpu).latency_us])


def test_a_quick_trace_of_a_shape_charges_images() -> None:
    cheap, dear = (
        Landscape(launch(), gpu, [(64, 1, 1)], session=Session(cache=False)).latency_us(QUICK) for gpu in dear_and_cheap()
    )
    assert {shape: us - cheap[shape] for shape, us in dear.items()} == {(64, 1, 1): pytest.approx(6.0)}


@given(st.floats(0.0, 100e-6), st.floats(0.0, 10e-6), st.floats(0.0, 20e-6), st.floats(0.0, 5e-6))
def test_long_launches_hide_the_overlap(work_s: float, floor_s: float, enqueue_s: float, overlap_s: float) -> None:
    """Short ones take all of it, none ends before its work is done, and what works longer takes longer."""
    gpu = with_overhead(floor_s=floor_s, enqueue_s=enqueue_s, overlap_s=overlap_s)
    took_s, alone_s = launch_overhead_s(gpu, 0, work_s) + work_s, floor_s + work_s
    assert work_s * (1 - 1e-9) <= took_s <= alone_s * (1 + 1e-9)
    if alone_s <= enqueue_s - overlap_s:
        assert took_s == pytest.approx(alone_s)
    elif alone_s >= enqueue_s + overlap_s and overlap_s <= floor_s:
        assert took_s == pytest.approx(alone_s - overlap_s)
    without_events = with_overhead(floor_s=floor_s, enqueue_s=enqueue_s, overlap_s=overlap_s, pace_s=enqueue_s / 3)
    assert launch_overhead_s(without_events, 0, work_s) + work_s == took_s
    longer = launch_overhead_s(gpu, 0, work_s + 1e-6) + work_s + 1e-6
    assert longer - took_s >= 0.499e-6
