"""Probes of the host and the queue: what a preset states comes back, and how a rising clock is read off."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.probes import choose_probes
from mgpusim.calibrate.probes.host_queue import read_ramp
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.calibrate.probing.runs import points_of, simulated_times, suite_of_probes
from mgpusim.errors import InputError
from mgpusim.workload.corpus import corpus_from_dict

PROBES = ("launch.pace", "launch.gap", "launch.start", "launch.flush", "clock.ramp")
STATED = {
    "launch.pace_s": 12e-6, "launch.argument_s": 0.4e-6, "launch.flush_s": 9e-6, "launch.gap_s": 7e-6, "launch.enqueue_s": 60e-6,
}  # fmt: skip


def found_on(gpu: GpuSpec) -> dict[str, Any]:
    chosen, _ = choose_probes(PROBES, simulated=True)
    facts = facts_of_gpu(gpu, 0.5)
    corpus = corpus_from_dict(simulated_times(suite_of_probes(chosen, facts), gpu))
    return infer_all(points_of(corpus), facts, chosen).merged


def test_what_a_preset_states_is_found() -> None:
    gpu = load_gpu("adreno-640", {**{path: str(value) for path, value in STATED.items()}, "clock.ramp_s": "20 ms"})
    found = found_on(gpu)
    for path, value in STATED.items():
        assert found[path].value == pytest.approx(value, rel=1e-6)
        assert found[path].low <= value * (1 + 1e-9)
    assert found["clock.idle_hz"].value == pytest.approx(257e6, rel=0.01)
    assert found["clock.ramp_s"].value == pytest.approx(20e-3, rel=0.03)


def test_what_a_preset_does_not_state_is_not_found() -> None:
    found = found_on(load_gpu("adreno-640"))
    assert not {"launch.flush_s", "clock.idle_hz", "clock.ramp_s"} & set(found)


@given(st.floats(1.2, 5.0), st.integers(2, 60), st.integers(200, 400))
def test_a_ramp_ends_where_launches_are_as_fast_as_the_last(rise: float, slow: int, fast: int) -> None:
    found = read_ramp([rise * 1e-3] * slow + [1e-3] * fast)
    assert found is not None
    assert found[0] == pytest.approx(rise)
    assert found[1] == pytest.approx(slow * rise * 1e-3, rel=1e-6)


def test_a_timing_that_nobody_knows_is_refused() -> None:
    from mgpusim.calibrate.measuring.host_timing import time_host

    with pytest.raises(ValueError, match="timing: got 'nap'"):
        time_host(None, {"timing": "nap", "kernel": "f"})


def test_a_suite_keeps_how_its_launches_are_timed() -> None:
    chosen, _ = choose_probes(PROBES, simulated=False)
    suite = suite_of_probes(chosen, facts_of_gpu(load_gpu("adreno-640"), 1.0))
    assert {launch["timing"] for launch in suite["launches"]} == {"host call", "gap", "call to start", "flush", "clock ramp"}


def test_the_ramp_of_a_gpu_without_one_is_said() -> None:
    from mgpusim.calibrate.probing.runs import simulated_timing
    from mgpusim.workload.launch import Launch

    gpu = msgspec.structs.replace(load_gpu("adreno-640"), name="mine")
    with pytest.raises(InputError, match=r"mine: its clock does not rise; clock\.ramp_s or clock\.idle_hz is not known, or 0"):
        simulated_timing("clock ramp", Launch("kernel void f() {}", "f", (1,)), gpu)


@pytest.mark.parametrize("timing", ["host call", "call to start", "flush"])
def test_calls_of_a_host_at_half_the_clock_take_twice_as_long(timing: str) -> None:
    from mgpusim.calibrate.probing.runs import simulated_timing
    from mgpusim.workload.launch import Launch

    stated = {**{path: str(value) for path, value in STATED.items()}, "host.hz": "1.42 GHz"}
    launch = Launch("kernel void f() {}", "f", (1,))
    slow, fast = (load_gpu("adreno-640", {**stated, "host.call_hz": hz}) for hz in ("2.84 GHz", "1.42 GHz"))
    taken = [simulated_timing(timing, launch, gpu)["time_ns"]["median"] for gpu in (slow, fast)]
    assert taken[0] == pytest.approx(2 * taken[1])
