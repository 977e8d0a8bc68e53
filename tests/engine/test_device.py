"""The device at work-group grain against closed forms, a plain-Python list scheduler and other oracles of few lines."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import GpuSpec, load_gpu
from mgpusim.engine.device.queue import MAX_PS, BufferUse, ClockStep, Command, LaunchProfile, profile_of, waits_of
from mgpusim.engine.device.run import DeviceRun
from mgpusim.engine.device.simulation import simulate
from mgpusim.engine.device.state import GpuClock, SharedCache
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.workload.provenance import by_engine
from tests.helpers.examples import examples
from tests.helpers.gpus import PHONE

FAST = examples(40)
US = 10**6  # picoseconds
MHZ = 1e6  # at 1 MHz a cycle is a microsecond


def device(cores: int = 2, floor_us: float = 0, gap_us: float = 0, enqueue_us: float = 0, dispatch: float = 0, hz: float = MHZ,
           l2_b: int = 1 << 20, survives: bool = True) -> GpuSpec:  # fmt: skip
    replace = msgspec.structs.replace
    gpu = load_gpu(PHONE)
    return replace(
        gpu, shader_cores=cores, clock=replace(gpu.clock, gpu_hz=hz), l2=replace(gpu.l2, size_b=l2_b, survives_launch=survives),
        launch=replace(gpu.launch, floor_s=floor_us / 1e6, gap_s=gap_us / 1e6, enqueue_s=enqueue_us / 1e6),
        dispatch=replace(gpu.dispatch, device_group_cycles=dispatch),
    )  # fmt: skip


def work(groups: int = 1, us: float | tuple[float, ...] = 10.0, resident: int = 1, **fields: Any) -> LaunchProfile:
    """A kernel whose groups take `us` at 1 MHz."""
    cycles = us if isinstance(us, tuple) else (us,)
    return LaunchProfile(name="k", groups=groups, resident=resident, group_cycles=cycles, **fields)


def commands(*profiles: LaunchProfile, **fields: Any) -> list[Command]:
    return [Command(chr(ord("a") + i), profile, **fields) for i, profile in enumerate(profiles)]


def times_us(run: DeviceRun) -> list[tuple[float, float]]:
    return [(launch.start_us, launch.end_us) for launch in run.launches]


def ps(us: float) -> int:
    """Return the whole picoseconds that were simulated."""
    return round(us * US)


def predicted(latency_us: float, groups: int, resident: int, overhead_us: float = 0.0, **fields: Any) -> Prediction:
    return Prediction(
        provenance=by_engine("analytic", "adreno-640"),
        gpu="adreno-640", engine="analytic", kernel="k", global_size=(groups,), local_size=(1,), local_from="launch",
        latency_us=latency_us, interval_us=(0, 0), bound="fp", utilization={}, hit_rate={}, dram_b=0, l2_b=0,
        occupancy={"groups_per_core": resident}, divergence=0, flops=0, gflops=0, intensity={}, op_mix={}, registers=(0, 0, 0),
        spilled_registers=0, guess_share=0, guesses={}, waves=1, sampled_groups=1, n_groups=groups,
        **{"breakdown_us": {"fp": latency_us - overhead_us, "launch": overhead_us}, "footprint_b": 0.0, **fields},
    )  # fmt: skip


# ---- one launch ----------------------------------------------------------------------------------------------------
@FAST
@given(
    st.floats(0.001, 1e7), st.integers(1, 300), st.integers(1, 9), st.integers(1, 12), st.floats(0, 500), st.floats(1e6, 3e9),
    st.floats(0, 1), st.sampled_from(["breadth", "depth"]),
)  # fmt: skip
def test_a_profile_reproduces_its_prediction(
    body_us: float, groups: int, resident: int, cores: int, dispatch: float, hz: float, floor_share: float, policy: str
) -> None:
    gpu = device(cores, dispatch=dispatch, hz=hz)
    latency_us = body_us * (1 + floor_share) + 1e-6
    profile = profile_of(predicted(latency_us, groups, resident, body_us * floor_share), gpu)
    (launch,) = simulate([Command("a", profile)], gpu, dispatch_policy=policy).launches
    assert ps(launch.latency_us) == round(latency_us * US)


def test_dispatch_rate_of_the_preset_is_kept_where_the_prediction_has_room_for_it() -> None:
    gpu = device(cores=2, dispatch=3)
    assert profile_of(predicted(100, groups=10, resident=2), gpu).dispatch_cycles == 3
    assert profile_of(predicted(20, groups=10, resident=2), gpu).dispatch_cycles == 2  # ten groups in 20 cycles


def listed(profile: LaunchProfile, cores: int) -> int:
    """Duration by list scheduling: a heap of slots, the next group to the one free first. Whole cycles only."""
    slots = [0] * (cores * profile.resident)
    last = end = 0
    for i in range(profile.groups):
        last = max(last, heappop(slots)) + int(profile.dispatch_cycles) * US
        done = last + int(profile.group_cycles[i % len(profile.group_cycles)]) * US
        end = max(end, done)
        heappush(slots, done)
    return end


profiles = st.builds(
    work, groups=st.integers(1, 40), us=st.lists(st.integers(0, 50), min_size=1, max_size=5).map(tuple),
    resident=st.integers(1, 4), dispatch_cycles=st.integers(0, 20),
)  # fmt: skip


@FAST
@given(profiles, st.integers(1, 5), st.sampled_from(["breadth", "depth"]), st.integers(0, 30))
def test_unequal_groups_against_list_scheduling(profile: LaunchProfile, cores: int, policy: str, floor_us: int) -> None:
    profile = msgspec.structs.replace(profile, overhead_s=floor_us / 1e6)
    run = simulate([Command("a", profile)], device(cores), dispatch_policy=policy)
    assert ps(run.launches[0].end_us) == floor_us * US + listed(profile, cores)
    assert ps(run.launches[0].first_group_us) == floor_us * US + int(profile.dispatch_cycles) * US


def test_rounding_does_not_add_up_over_waves() -> None:
    third = work(groups=3000, us=1 / 3)  # 333,333.33 ps, 3000 waves on one core
    assert ps(simulate([Command("a", third)], device(cores=1)).launches[0].end_us) == 1000 * US


def test_breadth_spreads_and_depth_fills() -> None:
    def cores_of(policy: str) -> list[int]:
        run = simulate([Command("a", work(groups=6, resident=3))], device(cores=3), dispatch_policy=policy)
        return list(run.spans.core)

    assert cores_of("breadth") == [0, 1, 2, 0, 1, 2]
    assert cores_of("depth") == [0, 0, 0, 1, 1, 1]


# ---- several launches that cannot overlap --------------------------------------------------------------------------
@FAST
@given(st.lists(profiles, min_size=1, max_size=5), st.integers(0, 300), st.integers(0, 50), st.integers(0, 9), st.integers(1, 3))
def test_in_order_fifo_is_serial(several: list[LaunchProfile], enqueue: int, gap: int, floor: int, cores: int) -> None:
    several = [msgspec.structs.replace(p, overhead_s=floor / 1e6) for p in several]
    run = simulate(commands(*several), device(cores, gap_us=gap, enqueue_us=enqueue))
    end = -gap * US
    for i, (profile, launch) in enumerate(zip(several, run.launches, strict=True)):
        start = max((i + 1) * enqueue * US, end + gap * US)
        end = start + floor * US + listed(profile, cores)
        assert (ps(launch.queued_us), ps(launch.submitted_us)) == (i * enqueue * US, (i + 1) * enqueue * US)
        assert (ps(launch.start_us), ps(launch.end_us)) == (start, end)
    assert run.total_us == end / US


def test_total_of_a_busy_queue_is_latencies_gaps_and_the_first_call() -> None:
    gpu = device(cores=3, floor_us=4, gap_us=7, enqueue_us=5, dispatch=0.5)
    made = [profile_of(predicted(us, groups, 2), gpu) for us, groups in ((91.7, 17), (55.1, 6), (123.4, 31))]
    run = simulate(commands(*made), gpu)
    assert run.total_us == pytest.approx(5 + 91.7 + 7 + 55.1 + 7 + 123.4, abs=1e-6)
    assert (run.first_wait_us, run.gaps_us) == (5, 14)
    assert [launch.waited_for for launch in run.launches] == ["host", "a", "b"]


def test_host_bound_launches_come_at_the_rate_of_the_host() -> None:
    run = simulate(commands(*[work(us=20.0)] * 4), device(gap_us=10, enqueue_us=100))
    assert [start for start, _ in times_us(run)] == [100, 200, 300, 400]
    assert {launch.waited_for for launch in run.launches} == {"host"}


@FAST
@given(st.lists(st.tuples(st.integers(1, 3), st.integers(1, 4), st.integers(0, 99)), min_size=1, max_size=4), st.integers(1, 3))
def test_kernels_that_fill_the_device_do_not_overlap(shapes: list[tuple[int, int, int]], cores: int) -> None:
    """Whole waves, nothing between launches: the sum of the latencies whatever the policies."""
    several = [work(groups=waves * resident * cores, us=float(us), resident=resident) for waves, resident, us in shapes]
    run = simulate(commands(*several), device(cores), in_order=False, queue_policy="concurrent")
    assert run.total_us == sum(waves * us for waves, _, us in shapes)


def test_the_gap_is_between_launches_of_one_queue() -> None:
    gpu = device(gap_us=10)
    several = [work(us=20.0)] * 3
    two_queues = [Command("a", several[0], 0), Command("b", several[1], 1), Command("c", several[2], 0)]
    assert times_us(simulate(two_queues, gpu)) == [(0, 20), (20, 40), (40, 60)]  # b runs while queue 0 has its gap
    assert times_us(simulate(commands(*several), gpu, in_order=False)) == [(0, 20), (30, 50), (60, 80)]
    assert times_us(simulate(commands(*several), gpu, in_order=False, queue_policy="concurrent")) == [(0, 20), (0, 20), (0, 40)]


def test_the_gpus_own_queue_policy_holds_unless_another_is_named() -> None:
    gpu = device(cores=2)
    concurrent = msgspec.structs.replace(gpu, dispatch=msgspec.structs.replace(gpu.dispatch, queue_policy="concurrent"))
    both = commands(work(), work())
    totals = [simulate(both, g, in_order=False, queue_policy=p).total_us for g in (gpu, concurrent) for p in ("", "fifo")]
    assert totals == [20, 20, 10, 20]


# ---- several launches side by side ---------------------------------------------------------------------------------
@FAST
@given(st.integers(1, 4), st.integers(1, 4), st.integers(1, 90), st.integers(1, 90), st.booleans())
def test_two_half_filling_kernels_take_as_long_as_the_longer(cores: int, half: int, one: int, other: int, queues: bool) -> None:
    several = [work(groups=cores * half, us=float(us), resident=2 * half) for us in (one, other)]
    made = [Command(name, profile, queue=int(queues and name == "b")) for name, profile in zip("ab", several, strict=True)]
    run = simulate(made, device(cores), in_order=queues, queue_policy="concurrent")
    assert run.total_us == max(one, other)
    assert simulate(made, device(cores), in_order=queues, queue_policy="fifo").total_us == one + other


@st.composite
def graphs(draw: Any) -> list[Command]:
    out: list[Command] = []
    for i in range(draw(st.integers(1, 9))):
        after = draw(st.sets(st.integers(0, i - 1), max_size=3)) if i else set()
        names = tuple(f"k{j}" for j in sorted(after))
        out.append(Command(f"k{i}", work(us=float(draw(st.integers(0, 50)))), draw(st.integers(0, 2)), names))
    return out


@FAST
@given(graphs(), st.integers(0, 20), st.integers(0, 5))
def test_out_of_order_is_the_critical_path(graph: list[Command], gap: int, floor: int) -> None:
    graph = [
        msgspec.structs.replace(c, profile=msgspec.structs.replace(c.profile, overhead_s=floor / 1e6)) for c in graph
    ]  # fmt: skip
    by_name = {c.name: c for c in graph}

    @cache
    def end(name: str) -> float:
        before = max((end(other) + gap for other in by_name[name].after), default=0.0)
        return before + floor + by_name[name].profile.group_cycles[0]

    run = simulate(graph, device(cores=9, gap_us=gap), in_order=False, queue_policy="concurrent")
    assert [launch.end_us for launch in run.launches] == [end(c.name) for c in graph]
    shuffled = simulate(graph[::-1], device(cores=9, gap_us=gap), in_order=False, queue_policy="concurrent")
    assert shuffled.total_us == run.total_us  # waits may also name launches enqueued later


@FAST
@given(
    st.lists(st.tuples(profiles, st.integers(0, 2)), min_size=1, max_size=5), st.integers(1, 3), st.integers(0, 20),
    st.sampled_from(["fifo", "concurrent"]), st.booleans(), st.sampled_from(["breadth", "depth"]),
)  # fmt: skip
def test_what_always_holds(
    several: list[tuple[LaunchProfile, int]], cores: int, gap: int, policy: str, in_order: bool, dispatch: str
) -> None:
    made = [Command(str(i), profile, queue) for i, (profile, queue) in enumerate(several)]
    gpu = device(cores, gap_us=gap, enqueue_us=3)
    run = simulate(made, gpu, in_order=in_order, queue_policy=policy, dispatch_policy=dispatch)
    s = run.spans
    # every group once, within its launch, handed out in order of time, no faster than the dispatcher is
    assert sorted(zip(s.launch, s.group, strict=True)) == [(i, g) for i, (p, _) in enumerate(several) for g in range(p.groups)]
    rows = list(zip(s.launch, s.core, s.start_ps, s.end_ps, strict=True))
    for launch, _, start, end in rows:
        assert ps(run.launches[launch].start_us) <= start <= end <= ps(run.launches[launch].end_us)
    for (_, _, before, _), (launch, _, start, _) in pairwise(rows):
        assert start - before >= several[launch][0].dispatch_cycles * US
    # no core ever holds more than itself; shares are exact fractions
    for core in range(cores):
        mine = [(start, end, Fraction(1, several[launch][0].resident)) for launch, c, start, end in rows if c == core]
        for at, _, _ in mine:
            assert sum(share for start, end, share in mine if start <= at < end) <= 1
    # launches of an in-order queue, and all under fifo, follow one another
    for i, one in enumerate(run.launches):
        for other in run.launches[i + 1 :]:
            if policy == "fifo":
                assert ps(one.end_us) <= ps(other.start_us) or ps(other.end_us) <= ps(one.start_us)
            if in_order and one.queue == other.queue:
                assert ps(other.start_us) >= ps(one.end_us) + gap * US
    # utilization is the area of the spans
    area = sum((end - start) / several[launch][0].resident for launch, _, start, end in rows)
    assert sum(run.core_occupancy) * max(run.total_us, 1e-6) * US == pytest.approx(area, rel=1e-6, abs=1)
    for name, per_core in (("occupancy", run.core_occupancy), ("busy", run.core_busy)):
        assert sum(run.over_time.values[name]) / len(run.over_time.values[name]) == pytest.approx(sum(per_core) / cores, abs=1e-6)
    assert all(b >= o - 1e-6 for b, o in zip(run.core_busy, run.core_occupancy, strict=True))


def test_a_later_kernel_fills_what_the_first_leaves() -> None:
    """Three groups of 10 us on two whole-core slots, then two of 10 us: the second kernel's first group finds a free core."""
    run = simulate(commands(work(groups=3), work(groups=2)), device(cores=2), in_order=False, queue_policy="concurrent")
    assert times_us(run) == [(0, 20), (0, 30)]
    assert [(a, s / US) for a, s in zip(run.spans.launch, run.spans.start_ps, strict=True)] == [
        (0, 0), (0, 0), (0, 10), (1, 10), (1, 20),
    ]  # fmt: skip


# ---- clock ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("share", "factor"), [(1.0, 1.5), (0.0, 1.0), (0.5, 1.25)])
def test_clock_halved_at_half_time(share: float, factor: float) -> None:
    profile = work(groups=20, us=10.0, clock_share=share)  # 10 waves, 100 us
    run = simulate([Command("a", profile)], device(cores=2), clock_steps=[ClockStep(50e-6, MHZ / 2)])
    assert run.total_us == pytest.approx(100 * factor, abs=1e-5)


def test_floor_gap_and_host_keep_their_time_at_another_clock() -> None:
    gpu = device(cores=1, gap_us=7, enqueue_us=3)
    both = commands(*[work(overhead_s=2e-6, us=10.0, dispatch_cycles=1)] * 2)
    run = simulate(both, gpu, clock_steps=[ClockStep(0, MHZ / 4)])
    assert times_us(run) == [(3, 3 + 2 + 44), (49 + 7, 56 + 2 + 44)]


@FAST
@given(
    st.lists(st.tuples(st.integers(0, 400), st.integers(1, 40)), max_size=6, unique_by=lambda s: s[0]), st.integers(0, 300),
    st.integers(0, 300), st.integers(0, 4),
)  # fmt: skip
def test_work_across_clock_steps_against_exact_fractions(steps: list[tuple[int, int]], start: int, span: int, share: int) -> None:
    """Walk microsecond by microsecond; steps are at whole ones."""
    clock = GpuClock(10.0, [ClockStep(at / 1e6, float(hz)) for at, hz in steps])
    left, now = Fraction(span), Fraction(start)
    while left > 0:
        hz = max(((at, hz) for at, hz in steps if at <= now), default=(0, 10))[1]
        rate = 1 / (1 - Fraction(share, 4) + Fraction(share, 4) * Fraction(10, hz))
        done = min(left, rate)
        now, left = now + done / rate, left - done
    assert clock.end(start * US, span * US, share / 4) == pytest.approx(float(now * US), abs=2)


# ---- caches --------------------------------------------------------------------------------------------------------
@FAST
@given(
    st.lists(st.integers(0, 9), min_size=6, max_size=6), st.lists(st.sets(st.integers(0, 5)), max_size=12), st.integers(0, 20),
)  # fmt: skip
def test_lru_stack_of_buffers_against_one_of_bytes(sizes: list[int], launches: list[set[int]], capacity: int) -> None:
    stack: list[tuple[int, int]] = []
    shared = SharedCache(capacity, warm=False)
    for used in launches:
        wanted = [(name, byte) for name in sorted(used) for byte in range(sizes[name])]
        there = sum(byte in stack for byte in wanted) / len(wanted) if wanted else 1.0
        stack = ([byte for byte in stack if byte not in wanted] + wanted)[-capacity or len(stack) + len(wanted) :]
        assert shared.touch([BufferUse(str(name), float(sizes[name])) for name in sorted(used)]) == pytest.approx(there)


def test_duration_between_cold_and_warm_by_what_is_left_in_l2() -> None:
    """60 and 70 bytes in 100: the second evicts half of the first."""
    one = work(us=100.0, cold_factor=1.5, buffers=(BufferUse("x", 60.0),), clock_share=1.0)
    other = work(us=100.0, cold_factor=3.0, buffers=(BufferUse("y", 70.0),))
    gpu = device(cores=1, l2_b=100)
    cold = simulate(commands(one, one, other, one), gpu, warm=False)
    assert [launch.latency_us for launch in cold.launches] == [150, 100, 300, 125]
    assert [launch.l2_share for launch in cold.launches] == [0, 1, 0, 0.5]
    warm = simulate(commands(one, one, other, one), gpu)
    assert [launch.latency_us for launch in warm.launches] == [100, 100, 100, 125]
    # what a cold start adds is DRAM's time: at half the clock 100 us become 200, the 50 stay
    slow = simulate(commands(one), gpu, warm=False, clock_steps=[ClockStep(0, MHZ / 2)])
    assert slow.launches[0].latency_us == 250


def test_nothing_is_warm_where_l2_does_not_survive() -> None:
    one = work(us=100.0, cold_factor=1.5, buffers=(BufferUse("x", 60.0),))
    run = simulate(commands(one, one), device(cores=1, survives=False))
    assert [launch.latency_us for launch in run.launches] == [150, 150]


def test_what_a_profile_takes_from_a_prediction() -> None:
    gpu = device(l2_b=1000)
    bandwidth = gpu.dram.b_per_s * gpu.dram.efficiency
    parts = {"launch": 0.0, "fp": 60.0, "dram": 30.0, "slc": 10.0}
    profile = profile_of(predicted(100.0, 8, 4, breakdown_us=parts, footprint_b=800.0), gpu)
    assert profile.clock_share == pytest.approx(0.6)
    assert (profile.cold_factor - 1) * 100e-6 == pytest.approx(800 / bandwidth)
    assert profile.buffers == (BufferUse("k", 800.0),)
    # too large for L2, or L2 is flushed: the prediction is the cold one already
    assert profile_of(predicted(100.0, 8, 4, footprint_b=1001.0), gpu).cold_factor == 1
    assert profile_of(predicted(100.0, 8, 4, footprint_b=800.0), device(l2_b=1000, survives=False)).cold_factor == 1


# ---- what is refused, what stays the same --------------------------------------------------------------------------
def test_same_input_same_bytes() -> None:
    def made() -> bytes:
        several = [work(groups=9, us=(3.0, 1.0), resident=r, cold_factor=1.3, buffers=(BufferUse("x", 9.0),)) for r in (1, 2, 3)]
        run = simulate(commands(*several), device(3, gap_us=1), in_order=False, queue_policy="concurrent", warm=False)
        return json.dumps([run.to_dict(), *map(list, msgspec.structs.astuple(run.spans))], allow_nan=False).encode()

    first = made()
    assert first == made()
    data, *columns = json.loads(first)
    assert data["schema"] == "mgpusim.queue/1"
    assert {len(column) for column in columns} == {27}
    assert "spans" not in data
    assert {"name", "queued_us", "submitted_us", "start_us", "end_us", "latency_us", "waited_for"} <= data["launches"][0].keys()


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"groups": 0}, "groups: got 0"), ({"groups": 2.0}, "groups: got 2.0"), ({"resident": 0}, "resident: got 0"),
        ({"us": ()}, "group_cycles: got none"), ({"us": (1.0, -4.0)}, r"group_cycles\[1\]: got -4"),
        ({"us": math.nan}, r"group_cycles\[0\]: got nan"), ({"overhead_s": -1e-6}, "overhead_s: got -1e-06"),
        ({"dispatch_cycles": math.inf}, "dispatch_cycles: got inf"),
        ({"clock_share": 1.5}, "clock_share: got 1.5, expected 0 to 1"),
        ({"cold_factor": 0.5}, "cold_factor: got 0.5"), ({"buffers": (BufferUse("x", -1.0),)}, "buffers 'x' touched_b: got -1"),
    ],
)  # fmt: skip
def test_profiles_that_cannot_be(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError, match=words):
        work(**fields)


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([ClockStep(1e-3, 0.0)], "got a clock of 0 Hz"), ([ClockStep(1e-3, -5.0)], "-5 Hz"),
        ([ClockStep(-1e-3, 1e6)], "got -0.001 s"),
        ([ClockStep(1.0, 1e6), ClockStep(1.0, 2e6)], "another step at that time"), ([ClockStep(1e9, 1e6)], "largest time"),
        ([ClockStep(math.nan, 1e6)], "nan"), ([ClockStep(0.0, 1e-320)], "largest time"),
    ],
)  # fmt: skip
def test_clocks_that_cannot_be(steps: list[ClockStep], words: str) -> None:
    with pytest.raises(InputError, match=words):
        simulate(commands(work()), device(), clock_steps=steps)


def test_waits_that_never_end_are_refused_with_their_path() -> None:
    def refused(words: str, *made: Command, in_order: bool = False) -> None:
        with pytest.raises(InputError, match=words):
            simulate(made, device(), in_order=in_order)

    a, b, c = (work() for _ in range(3))
    refused(
        "'a' -> 'c' -> 'b' -> 'a'", Command("a", a, after=("c",)), Command("b", b, after=("a",)), Command("c", c, after=("b",))
    )
    refused("'a' -> 'a'", Command("a", a, after=("a",)))
    later = (Command("a", a, after=("b",)), Command("b", b))
    refused("in-order queue runs its launches in the order given", *later, in_order=True)
    assert times_us(simulate(later, device(cores=1), in_order=False)) == [(10, 20), (0, 10)]
    refused("unknown launch 'cnv'; did you mean 'conv'", Command("conv", a), Command("b", b, after=("cnv",)))
    refused("the name 'a' is taken by command 0", Command("a", a), Command("a", b))
    refused("queue -1", Command("a", a, queue=-1))
    refused("got no commands")
    assert waits_of(later, in_order=False) == ((1,), ())


@pytest.mark.parametrize(
    ("profile", "hz"),
    [
        (work(us=1e30), MHZ), (work(groups=1 << 40, us=1e9), MHZ), (work(groups=1 << 40, us=0.0, dispatch_cycles=1e9), MHZ),
        (work(us=float(MAX_PS // US) * 1.01), MHZ), (work(us=1e9), 1e-300), (work(overhead_s=1e300), MHZ),
    ],
)  # fmt: skip
def test_times_over_the_integer_range(profile: LaunchProfile, hz: float) -> None:
    with pytest.raises(InputError, match="largest time"):
        simulate(commands(profile), device(hz=hz))


def test_unknown_policies_and_another_gpus_prediction() -> None:
    with pytest.raises(UnknownNameError, match="queue policy 'fifi'; did you mean 'fifo'"):
        simulate(commands(work()), device(), queue_policy="fifi")
    with pytest.raises(UnknownNameError, match="dispatch policy 'deep'"):
        simulate(commands(work()), device(), dispatch_policy="deep")
    with pytest.raises(InputError, match="is for adreno-640, but the device is mali-g76-mp5"):
        profile_of(predicted(10.0, 1, 1), load_gpu("mali-g76-mp5"))
    with pytest.raises(InputError, match=r"2.0 us is less than its launch overhead"):
        profile_of(predicted(2.0, 1, 1, overhead_us=3.0), device())
    for wrong in (math.nan, math.inf, 0.0, -1.0, 1e18):
        with pytest.raises(InputError, match="latency"):
            profile_of(predicted(wrong, 1, 1), device())


def test_a_host_that_hands_over_faster_than_launches_start_delays_the_first_alone() -> None:
    def paced(pace_s: float) -> GpuSpec:
        return msgspec.structs.replace(gpu, launch=msgspec.structs.replace(gpu.launch, pace_s=pace_s))

    gpu = device(enqueue_us=100)
    hasty = paced(20e-6)
    short = commands(*[work(us=1.0)] * 3)
    assert times_us(simulate(short, gpu)) == [(100, 101), (200, 201), (300, 301)]
    assert times_us(simulate(short, hasty)) == [(100, 101), (120, 121), (140, 141)]
    long = commands(*[work(us=50.0)] * 3)
    assert times_us(simulate(long, hasty)) == [(100, 150), (150, 200), (200, 250)]
    # the host cannot be slower for long than a launch takes to start
    assert times_us(simulate(short, paced(1e-3))) == times_us(simulate(short, gpu))
