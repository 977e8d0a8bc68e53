from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.cli.commands import schedule
from mgpusim.errors import InputError
from mgpusim.units import UNITS, field_unit, format_quantity, parse_quantity


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [
        ("1.8 GHz", None, 1_800_000_000),
        ("256KiB", "B", 262_144),
        ("256KB", "B", 256_000),
        ("1.5 MiB", "B", 1_572_864),
        ("25 GB/s", "B/s", 25_000_000_000),
        ("12 us", "s", 12e-6),
        ("12µs", "s", 12e-6),
        ("585MHz", "Hz", 585_000_000),
        ("585M", "Hz", 585_000_000),
        ("256Ki", "B", 262_144),
        ("4096", "B", 4096),
        ("4e3", "B", 4000),
        ("64 B/cycle", "B/cycle", 64),
        ("30 cycles", "cycles", 30),
        ("30", "cycles", 30),
        ("890 Gflop/s", "flop/s", 890_000_000_000),
        ("1_000", "", 1000),
        ("0.5", "", 0.5),
        ("-3", "", -3),
    ],
)
def test_parse(text: str, unit: str | None, value: float) -> None:
    got = parse_quantity(text, unit)
    assert got == pytest.approx(value, rel=1e-15)
    assert isinstance(got, int) == (value == int(value))


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("", "B"),
        ("abc", "B"),
        ("1 GHz", "B"),
        ("256KiB", "s"),
        ("3 parsec", None),
        ("nan", ""),
        ("inf", "Hz"),
        ("1e400", "Hz"),
        ("1 m", ""),
        ("1,5 us", "s"),
        ("5 Kis", "s"),
        ("0x10", "B"),
        ("1e999999999999999999999", "B"),
        ("1 2", "B"),
    ],
)
def test_parse_refuses(text: str, unit: str | None) -> None:
    with pytest.raises(InputError, match=r"not a number|not understood|out of range"):
        parse_quantity(text, unit)


@pytest.mark.parametrize(("text", "unit", "said"), [
    ("585 mhz", "Hz", "unit 'mhz' is not understood, .*; did you mean 'MHz'"), ("34 gb/s", "B/s", "did you mean 'GB/s'"),
    ("34 Gb/s", "B/s", "'Gb/s' reads as bits, .* write B for bytes"), ("256 kb", "B", "reads as bits"), ("1 mb", "B", "'MB'"),
])  # fmt: skip
def test_capitals_that_make_another_unit_are_not_guessed(text: str, unit: str, said: str) -> None:
    """585 mhz were thousandths of a Hz, 34 Gb/s as many GB."""
    with pytest.raises(InputError, match=said):
        parse_quantity(text, unit)


def test_wrong_unit_says_what_is_expected() -> None:
    with pytest.raises(InputError, match=r"'1 GHz'.*'GHz'.*in B such as '256KiB'"):
        parse_quantity("1 GHz", "B")


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (1.8e9, "Hz", "1.8 GHz"),
        (262144, "B", "256 KiB"),
        (1000, "B", "1 kB"),
        (1536, "B", "1.5 KiB"),
        (1.024e9, "B", "1.024 GB"),  # 1,000,000 KiB are no shorter
        (1025 * 1024, "B", "1025 KiB"),
        (25e9, "B/s", "25 GB/s"),
        (1.2e-5, "s", "12 us"),
        (2.5, "s", "2.5 s"),
        (0, "B", "0 B"),
        (999.96e6, "Hz", "1 GHz"),
        (30, "cycles", "30 cycles"),
        (7, "", "7"),
        (66908160000000.0, "flop/s", "66.91 Tflop/s"),
    ],
)
def test_format(value: float, unit: str, text: str) -> None:
    assert format_quantity(value, unit) == text


def test_format_refuses_unknown_unit() -> None:
    with pytest.raises(InputError, match="furlong"):
        format_quantity(1.0, "furlong")


@given(st.floats(1e-11, 1e15), st.sampled_from([u for u in UNITS if u]))
def test_format_then_parse_is_close(value: float, unit: str) -> None:
    if unit != "s" and value < 1e-3:
        value += 1e-3
    assert parse_quantity(format_quantity(value, unit, digits=6), unit) == pytest.approx(value, rel=1e-5)


@given(st.integers(0, 2**50))
def test_whole_bytes_survive(value: int) -> None:
    assert parse_quantity(f"{value}B", "B") == value
    assert parse_quantity(f"{value} KiB", "B") == value * 1024


def test_field_units() -> None:
    assert field_unit("l2.b_per_cycle") == "B/cycle"
    assert field_unit("host.memory_b_per_s") == "B/s"
    assert field_unit("dram.latency_s") == "s"
    assert field_unit("core.ops.fma.latency_cycles") == "cycles"
    assert field_unit("core.ops.fma.per_cycle") == ""
    assert field_unit("l2.mshrs") == ""


def test_long_times_have_units_of_their_own() -> None:
    assert parse_quantity("10min", "s") == 600
    assert parse_quantity("1.5 h", "s") == 5400
    with pytest.raises(InputError, match="unit 'min' is not understood"):
        parse_quantity("10min", "B")


def test_the_default_budget_of_a_schedule_is_a_time() -> None:
    assert parse_quantity(schedule.BUDGET, "s") == 600
