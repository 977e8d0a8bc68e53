"""A run of a network in time, and its interval: closed forms of equal kernels, copies, work of the CPU and shared errors."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import field_sigma, interval_us
from mgpusim.engine.estimate import Estimate
from mgpusim.errors import InputError
from mgpusim.nn.defaults import MOST_BURST
from mgpusim.nn.host.cpu import COSTS, host_us
from mgpusim.nn.host.work import HostWork
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import network_interval
from mgpusim.nn.running.timeline import TimedStep, burst_us, launch_step, run_steps

Z80 = 1.2815515655446004
KEEPS = {"l2.survives_launch": "true"}


def queue(enqueue_us: float, gap_us: float) -> dict[str, str]:
    """Fields of a queue whose calls take what passes until the launch is there, and whose runs take nothing of their own."""
    enqueue = f"{enqueue_us} us"
    return {"launch.enqueue_s": enqueue, "launch.pace_s": enqueue, "launch.gap_s": f"{gap_us} us", "launch.run_s": "0 s"}


def gpu_with(enqueue_us: float, gap_us: float) -> GpuSpec:
    return load_gpu("adreno-640", queue(enqueue_us, gap_us))


Uses = tuple[tuple[str, int], ...]


def kernel(name: str, time_us: float, reads: Uses = (), writes: Uses = (), weights: Uses = ()) -> TimedStep:
    return launch_step(name, Estimate(time_us, {"launch": 1.0, "alu": time_us - 1.0}), reads, writes, weights)


numbers = st.integers(1, 300).map(float)


@pytest.mark.slow
@given(st.integers(1, 12), numbers, numbers, numbers)
def test_equal_kernels_take_what_the_slower_of_host_and_device_takes(n: int, time_us: float, enqueue: float, gap: float) -> None:
    """Launch i is there after i + 1 calls; the device then takes it a gap after the last: the longest path decides."""
    time_us += 1.0
    assume(enqueue != time_us + gap)  # of a tie either may be said to wait
    run = run_steps([kernel(str(i), time_us) for i in range(n)], gpu_with(enqueue, gap))
    device, host = enqueue + n * time_us + (n - 1) * gap, n * enqueue + time_us
    assert run.total_us == pytest.approx(max(device, host), abs=1e-3)
    assert run.kernels_us == pytest.approx(n * time_us, abs=1e-3)
    assert run.gaps_us == pytest.approx(run.total_us - n * time_us, abs=1e-3)
    bound = run.total_us - n * time_us if enqueue > time_us + gap else enqueue  # the first waits for its call in any case
    assert run.host_bound_us == pytest.approx(bound, abs=1e-3)


@pytest.mark.slow
@given(st.integers(1, 12), numbers, numbers, numbers)
def test_a_recorded_queue_is_handed_over_by_one_call(n: int, time_us: float, enqueue: float, gap: float) -> None:
    time_us += 1.0
    run = run_steps([kernel(str(i), time_us) for i in range(n)], gpu_with(enqueue, gap), recorded=True)
    assert run.total_us == pytest.approx(enqueue + n * time_us + (n - 1) * gap, abs=1e-3)
    assert run.host_bound_us == pytest.approx(enqueue, abs=1e-3)
    assert [step.waited_for for step in run.steps] == ["host"] + ["kernel"] * (n - 1)


def test_copies_and_the_cpu_stand_between_batches() -> None:
    """Each batch begins with an idle host: its first call is waited for again."""
    gpu = load_gpu("adreno-640", {**queue(20, 5), "host.memory_b_per_s": "10 GB/s"})
    assert gpu.host is not None
    copying, product = HostWork(bytes_b=2_000_000), HostWork(product_macs=50_000_000)
    steps = [
        TimedStep("upload", "host", copied_b=100_000), kernel("a", 50.0), kernel("b", 60.0),
        TimedStep("cpu", "host", host=copying), TimedStep("product", "host", host=product),
        kernel("c", 70.0), TimedStep("read", "host", copied_b=10_000),
    ]  # fmt: skip
    run = run_steps(steps, gpu)
    upload, read = 20 + 10.0, 20 + 1.0
    gold = gpu.host.types[1]  # three cores of it are what does the most
    cost = COSTS[False]
    cpu = 200.0 + 100e6 / (cost.share * 3 * gold.flops) * (1.0 + 2 * cost.loss) * 1e6
    assert host_us(product, gpu.host) == pytest.approx(cpu - 200.0)
    assert run.copies_us == pytest.approx(upload + read)
    assert run.cpu_us == pytest.approx(cpu)
    assert run.total_us == pytest.approx(upload + (20 + 50 + 5 + 60) + cpu + (20 + 70) + read)
    assert run.gaps_us == pytest.approx(20 + 5 + 20)
    assert [step.name for step in run.steps] == [step.name for step in steps]
    for before, after in zip(run.steps, run.steps[1:], strict=False):
        assert after.start_us >= before.end_us - 1e-9


@pytest.mark.slow
@given(st.integers(1, 1 << 20), st.integers(1, 1 << 20), st.floats(1.0, 3.0))
def test_what_the_kernel_before_left_in_l2_is_not_fetched_again(written_b: int, other_b: int, fetched: float) -> None:
    """Of what a kernel reads, the part that the last one wrote is in L2, the other makes it slower by its share."""
    gpu = load_gpu("adreno-640", {**queue(1, 1), **KEEPS, "l2.size_b": "4 MiB"})
    first = kernel("first", 40.0, writes=(("x", written_b),))
    second = kernel("second", 40.0, reads=(("x", written_b), ("y", other_b)))
    second = msgspec.structs.replace(second, fetched=fetched)
    found = run_steps([first, second], gpu).steps[1].time_us
    assert found == pytest.approx(1.0 + 39.0 * (1.0 + other_b / (written_b + other_b) * (fetched - 1.0)), abs=1e-3)


def test_weights_take_room_in_l2_and_are_not_found_there() -> None:
    gpu = load_gpu("adreno-640", {**queue(1, 1), **KEEPS, "l2.size_b": "1 MiB"})

    def third_us(weights_b: int) -> float:
        """Of a kernel that reads what the first of three wrote; the second reads weights."""
        steps = [
            kernel("first", 40.0, writes=(("x", 1 << 19),)),
            kernel("second", 40.0, weights=(("w", weights_b),)),
            msgspec.structs.replace(kernel("third", 40.0, reads=(("x", 1 << 19),)), fetched=2.0),
        ]
        run = run_steps(steps, gpu)
        assert run.steps[1].time_us == pytest.approx(40.0, abs=1e-3)  # of its weights the estimate says all
        return run.steps[2].time_us

    assert third_us(1 << 19) == pytest.approx(40.0, abs=1e-3)
    assert third_us(1 << 20) == pytest.approx(1.0 + 2.0 * 39.0, abs=1e-3)


@given(st.integers(2, 8), st.floats(1.0, 30.0))
def test_a_launch_that_waits_for_the_device_hides_its_preparation(n: int, work_us: float) -> None:
    """Behind a long launch all are ready before the device is: each takes its overhead less what is hidden."""
    gpu = load_gpu("nvidia-h200", {"launch.enqueue_s": "1 us", "launch.gap_s": "0 us", "launch.overlap_s": "2 us"})
    floor_us = gpu.launch.floor_s * 1e6
    hidden_us = min(2.0, max(0.0, (floor_us + work_us - 1.0 + 2.0) / 2))  # of the launch repeated: launch_overhead_s
    one = Estimate(floor_us - hidden_us + work_us, {"launch": floor_us - hidden_us, "alu": work_us})
    run = run_steps([launch_step(str(i), one) for i in range(n)], gpu)
    assert run.steps[0].time_us == pytest.approx(floor_us + work_us, abs=1e-3)
    assert [s.time_us for s in run.steps[1:]] == pytest.approx([floor_us - 2.0 + work_us] * (n - 1), abs=1e-3)


def test_no_step_is_no_time() -> None:
    assert run_steps([], gpu_with(1, 1)).total_us == 0


# ---- intervals ---------------------------------------------------------------------------------------------------------
CERTAIN = {"model.errors": "none", "model.sigma": "0.2", "launch.enqueue_s": "1 us", "launch.gap_s": "1 us"}
"""What a user states is certain; the rest of the model's error is one sigma of 0.2 for all that is not overhead."""


@given(st.lists(st.floats(1.0, 100.0), min_size=1, max_size=6))
def test_errors_of_one_variant_add_up_and_those_of_others_by_squares(times: list[float]) -> None:
    gpu = load_gpu("nvidia-h200", CERTAIN)
    total = math.fsum(times)
    kernels = [(f"v{i}", time, Estimate(time, {"dram": time})) for i, time in enumerate(times)]
    edge = math.log(interval_us(gpu, "analytic", 1.0, {"dram": 1.0}, 0.0)[1])
    assert edge == pytest.approx(Z80 * 0.2, rel=1e-6)
    same = network_interval(gpu, "analytic", total, [("v", time, found) for _, time, found in kernels])
    other = network_interval(gpu, "analytic", total, kernels)
    assert math.log(same[1] / total) == pytest.approx(edge)
    assert math.log(total / same[0]) == pytest.approx(edge)
    assert math.log(other[1] / total) == pytest.approx(edge * math.hypot(*times) / total)
    assert math.log(total / other[0]) == pytest.approx(edge * math.hypot(*times) / total)


def test_figures_of_the_gpu_err_alike_in_all_layers_and_the_host_in_the_rest() -> None:
    gpu = load_gpu("adreno-640", {"model.errors": "none", "model.sigma": "0"})
    found = Estimate(10.0, {"dram": 10.0}, {"dram.b_per_s": -0.8})
    of_dram, of_host = (field_sigma(gpu, {path: 1.0}) for path in ("dram.b_per_s", "launch.enqueue_s"))
    of_gap = field_sigma(gpu, {"launch.gap_s": 1.0})
    assert min(of_dram, of_host, of_gap) > 0
    whole = network_interval(gpu, "analytic", 20.0, [("a", 10.0, found), ("b", 10.0, found)])
    assert math.log(whole[1] / 20.0) == pytest.approx(Z80 * 0.8 * of_dram)
    half = network_interval(gpu, "analytic", 40.0, [("a", 10.0, found), ("b", 10.0, found)])
    assert math.log(half[1] / 40.0) == pytest.approx(Z80 * math.hypot(0.4 * of_dram, 0.25 * of_host, 0.25 * of_gap))


@pytest.mark.slow
@given(st.floats(1.0, 40.0), st.integers(3, 30))
def test_a_burst_begins_slow_and_ends_as_a_long_run(ramp_ms: float, runs: int) -> None:
    gpu = load_gpu("adreno-640", {"clock.ramp_s": f"{ramp_ms} ms", "launch.enqueue_s": "1 us", "launch.gap_s": "0 s"})
    steps = [launch_step(str(i), Estimate(2000.0, {"dram": 500.0, "fp": 1500.0})) for i in range(3)]
    found = burst_us(steps, gpu, runs)
    steady = run_steps(steps, gpu).total_us
    assert all(a >= b - 1e-6 for a, b in itertools.pairwise(found))  # the clock only rises
    assert found[-1] >= steady - 1e-3
    slowest = gpu.clock.gpu_hz / 257e6  # the part by the clock at the lowest point, DRAM's as ever
    assert found[0] <= steady * (0.25 + 0.75 * slowest) + 1e-3
    done_ms = sum(found[:-1]) / 1e3
    if done_ms > ramp_ms:
        assert found[-1] == pytest.approx(steady, abs=1e-2)


def test_without_a_ramp_all_runs_of_a_burst_are_alike() -> None:
    steps = [launch_step("a", Estimate(2000.0, {"fp": 2000.0}))]
    gpu = load_gpu("adreno-640")
    assert burst_us(steps, gpu, 3) == pytest.approx([run_steps(steps, gpu).total_us] * 3, abs=1e-4)


@pytest.mark.parametrize("ramp", ["0 s", "0.0001 ns"])
def test_a_clock_that_rises_at_once_is_no_ramp(ramp: str) -> None:
    steps = [launch_step("a", Estimate(2000.0, {"fp": 2000.0}))]
    gpu = load_gpu("mali-g72-mp12", {"clock.ramp_s": ramp, "clock.idle_hz": "100 MHz"})
    assert burst_us(steps, gpu, 3) == pytest.approx([run_steps(steps, gpu).total_us] * 3, abs=1e-4)


@pytest.mark.each_time("fields5")
@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({}, "--set clock.ramp_s=TIME --set clock.idle_hz=CLOCK state it"),
        ({"clock.idle_hz": "100 MHz"}, ". --set clock.ramp_s=TIME states it"),
        ({"clock.ramp_s": "30 ms"}, ". --set clock.idle_hz=CLOCK states it"),
        ({"clock.ramp_s": "0 s"}, "MHz at once"),
        ({"clock.ramp_s": "30 ms", "clock.idle_hz": "2 GHz"}, "MHz at once"),
        ({"clock.ramp_s": "30 ms", "clock.idle_hz": "100 MHz"}, "rises from 100 to"),
    ],
)
def test_a_burst_names_what_is_not_known_of_the_clock(fields: dict[str, str], named: str) -> None:
    found = network("srcnn", load_gpu("mali-g72-mp12", fields), resolution=24, burst=2)
    assert any(named in note for note in found.notes)
    assert len(found.burst_us) == 2


@pytest.mark.parametrize("burst", [-1, MOST_BURST + 1])
def test_a_burst_that_is_out_of_range_is_refused(burst: int) -> None:
    with pytest.raises(InputError, match=f"burst: got {burst:,} runs, expected 0 to 1,000"):
        network("srcnn", "adreno-640", resolution=24, burst=burst)


@pytest.mark.slow
def test_the_clock_of_a_run_moves_kernels_but_not_the_host() -> None:
    gpu = load_gpu("adreno-640", {**queue(100, 15), "clock.run_hz": "300 MHz, 585 MHz"})
    bound = network("mobilenet_v1", gpu, resolution=32)
    free = network("mobilenet_v1", with_fields(gpu, {"launch.enqueue_s": 1e-6, "launch.pace_s": 1e-6}), resolution=32)
    assert bound.host_bound_us > 0.5 * bound.latency_us
    assert bound.clock_factors[0] == free.clock_factors[0] == 1.0
    slower = network("mobilenet_v1", with_fields(gpu, {"clock.gpu_hz": 300e6}), resolution=32)
    assert bound.clock_factors[1] == pytest.approx(slower.latency_us / bound.latency_us, rel=0.02)
    assert 1.0 <= bound.clock_factors[1] < free.clock_factors[1] < 585 / 300
    high = math.log(free.interval_us[1] / free.latency_us)
    assert high > math.log(free.clock_factors[1])
