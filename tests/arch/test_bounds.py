"""Numbers of a GPU that no hardware has are refused with the bound and its reason, and none inside breaks an engine."""

from __future__ import annotations

import math
from typing import Literal

import pytest
from msgspec import inspect

from mgpusim.arch.check import check_document
from mgpusim.arch.fields import numeric_fields
from mgpusim.arch.load import gpu_document, list_gpus, load_gpu
from mgpusim.arch.schema import entries, number_range, unit_of
from mgpusim.arch.spec.bounds import OWN_WHY, bounds_of, interval
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.units import parse_quantity
from mgpusim.workload.launch import load_launch

EXTREMES = (
    ("dram.latency_s", "1e308", "in (0, 0.001]: no access to memory takes a millisecond"),
    ("dram.b_per_s", "0.5", "at least 1 MB/s"),
    ("launch.floor_s", "1e308", "at most 10 s"),
    ("launch.gap_s", "1e300", "at most 10 s"),
    ("l2.size_b", str(2**63), "at most 1 GiB"),
    ("shader_cores", "1e308", "at most 65536"),
    ("model.sigma", "350000", "at most 10"),
    ("registers.pool_granularity", "1e308", "at most 10000000"),
    ("texture.tile_h", "4e12", "at most 10000000"),
    ("dram.efficiency", "1e-200", "in [0.001, 1]: it is a share"),
    ("core.int64.rate", "1e-300", "at least 1e-06"),
    ("model.load_registers_in_flight", "1e-300", "at least 1"),
    ("core.ops.fma.latency_cycles", "1e100", "at most 1000000 cycles"),
    ("clock.gpu_hz", "3", "at least 10 MHz"),
    ("limits.max_buffer_b", "1e15", "in (0, 2.81475e+14]: addresses"),
)


@pytest.mark.parametrize(("path", "value", "bound"), EXTREMES)
def test_what_no_hardware_has_is_refused_with_its_bound(path: str, value: str, bound: str) -> None:
    with pytest.raises(InputError) as refused:
        load_gpu("adreno-640", {path: value})
    told = [line for line in str(refused.value).splitlines() if line.strip().startswith(f"{path}: got ")]
    assert len(told) == 1
    assert f"expected a number {bound}" in told[0]
    assert len(told[0]) < 200


def test_a_number_that_no_machine_holds_is_out_of_range() -> None:
    with pytest.raises(InputError, match="out of range"):
        parse_quantity("1e9999999999", "B")


@pytest.mark.parametrize(
    ("given", "meant"), [("1200", "1200 MHz"), ("1.2 MHz", "1.2 GHz"), ("1.2", "1.2 GHz"), ("900 GHz", "0.9 GHz")]
)
def test_a_clock_in_another_unit_is_answered_with_the_one_that_was_meant(given: str, meant: str) -> None:
    with pytest.raises(InputError, match=rf"clock\.gpu_hz: got .*; did you mean {meant}\?$"):
        load_gpu("adreno-830", {"clock.gpu_hz": given})


@pytest.mark.parametrize("name", list_gpus())
def test_bounds_leave_room_around_every_preset(name: str) -> None:
    for path, value in numeric_fields(load_gpu(name)).items():
        bounds = bounds_of(unit_of(path))
        if number_range(path)[1] == bounds.greatest and value:
            assert value * 8 <= bounds.greatest, path
            assert bounds.least == math.ulp(0.0) or value >= bounds.least, path


def test_every_number_has_two_ends_and_a_reason() -> None:
    for path, entry in entries().items():
        if isinstance(entry.type, inspect.IntType | inspect.FloatType):
            assert all(map(math.isfinite, entry.about.range)), path
            greatest = entry.about.range[1]
            assert greatest == bounds_of(unit_of(path)).greatest or OWN_WHY[greatest], path


ENDS = [path for path, value in numeric_fields(load_gpu("adreno-640")).items() if not isinstance(value, int)]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("path", ENDS)
def test_no_number_within_its_bounds_breaks_an_engine(path: str, engine: Literal["analytic", "event"]) -> None:
    """At both ends: refused in our words, or a time with its interval."""
    launch = load_launch("softmax")
    for end in number_range(path)[:2]:
        try:
            found = predict(launch, load_gpu("adreno-640", {path: end}), engine=engine)
        except InputError:
            continue
        assert 0 < found.interval_us[0] <= found.latency_us <= found.interval_us[1] < math.inf


def test_a_document_is_checked_in_lists_too() -> None:
    document = {**gpu_document("adreno-640"), "clock": {"gpu_hz": 1e9, "points": [{"gpu_hz": 1e30}]}}
    assert any(
        p.startswith("clock.points[0].gpu_hz: got 1e+30, expected a number at most 100 GHz") for p in check_document(document)
    )


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("path", ["dram.latency_s", "launch.gap_s", "l2.latency_cycles", "core.ops.fma.latency_cycles"])
def test_more_of_a_latency_up_to_its_bound_is_never_faster(path: str, engine: Literal["analytic", "event"]) -> None:
    launch = load_launch("softmax")
    most = number_range(path)[1]
    before = predict(launch, load_gpu("adreno-640"), engine=engine).latency_us
    after = predict(launch, load_gpu("adreno-640", {path: repr(most)}), engine=engine).latency_us
    assert before <= after < math.inf


def test_ranges_are_written_as_people_write_them() -> None:
    assert (interval(*number_range("dram.efficiency")[:2]), interval(*number_range("launch.gap_s")[:2])) == (
        "[0.001, 1]",
        "[0, 10]",
    )
