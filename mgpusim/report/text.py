"""How figures read: a few digits, a unit, no more than a person can use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.units import format_quantity

if TYPE_CHECKING:
    from mgpusim.arch.spec import Anchor


LEAST_CLOCK = 0.03
"""Of a time: what the clock of the run makes less of it goes without saying."""


def time_text(us: float) -> str:
    """Return a time given in microseconds with three digits.

    >>> time_text(50582.3), time_text(3.30)
    ('50.6 ms', '3.3 us')
    """
    return format_quantity(us * 1e-6, "s", 3)


def moved_text(before_us: float, after_us: float, ratio: float) -> str:
    """Return how a time moved.

    >>> moved_text(10.0, 9.0, 0.9), moved_text(1.0, 3.0, 3.0)
    ('10 us becomes 9 us: 10% faster', '1 us becomes 3 us: 3 times as long')
    """
    how = f"{share(abs(ratio - 1.0))} {'faster' if ratio < 1.0 else 'slower'}" if ratio < 2 else f"{ratio:.3g} times as long"
    return f"{time_text(before_us)} becomes {time_text(after_us)}: {how}"


def time_range(low_us: float, high_us: float) -> str:
    """Return a range of times, the unit once where it is the same.

    >>> time_range(32000.0, 79900.0), time_range(900.0, 1100.0)
    ('32 to 79.9 ms', '900 us to 1.1 ms')
    """
    low, high = time_text(low_us), time_text(high_us)
    number, _, unit = low.partition(" ")
    return f"{number if high.endswith(f' {unit}') else low} to {high}"


def clock_text(factors: tuple[float, float]) -> str:
    """Return what follows an interval of times: the part of it that the clock of the run makes; "" where it makes little.

    >>> clock_text((0.95, 1.312)), clock_text((0.99, 1.01))
    (', of which clock x0.95 to x1.31', '')
    """
    if all(abs(factor - 1.0) < LEAST_CLOCK for factor in factors):
        return ""
    return f", of which clock x{factors[0]:.3g} to x{factors[1]:.3g}"


def anchors_text(anchors: Sequence[Anchor]) -> str:
    """Return the measured times that settled a clock."""
    return ", ".join(f"{anchor.of} = {time_text(1e6 * anchor.time_s)}" for anchor in anchors)


def bytes_text(value: float) -> str:
    """Return a number of bytes with three digits.

    >>> bytes_text(65536), bytes_text(1234567.8)
    ('64 KiB', '1.23 MB')
    """
    return format_quantity(value, "B", 3)


def bandwidth_text(b_per_s: float) -> str:
    """Return bytes per second with three digits, in powers of 1000.

    >>> bandwidth_text(379.904e9), bandwidth_text(65536.0)
    ('380 GB/s', '65.5 kB/s')
    """
    return format_quantity(b_per_s, "B/s", 3)


def rate_text(flops: float) -> str:
    """Return floating-point operations per second with three digits.

    >>> rate_text(74.83e9), rate_text(64.0)
    ('74.8 GFLOP/s', '64 FLOP/s')
    """
    return format_quantity(flops, "flop/s", 3).replace("flop", "FLOP")


def share(fraction: float | None) -> str:
    """Return a fraction as a percentage; "-" for None.

    >>> share(0.4321), share(0.004), share(0.00001), share(0.0), share(None)
    ('43%', '0.4%', '<0.1%', '0%', '-')
    """
    if fraction is None:
        return "-"
    percent = 100.0 * fraction
    if 0 < percent < 0.1:
        return "<0.1%"
    return f"{percent:.1f}%" if 0 < percent < 0.95 else f"{percent:.0f}%"


def shares(values: Mapping[str, float | None]) -> str:
    """Return the fractions that apply, by name.

    >>> shares({"l1": None, "l2": 0.5, "dram": 0.25})
    'l2 50%, dram 25%'
    """
    return ", ".join(f"{name} {share(value)}" for name, value in values.items() if value is not None)


def largest(parts: Mapping[str, float], count: int = 3) -> list[tuple[str, float]]:
    """Return the largest parts, ties in order of name.

    >>> largest({"fp": 1.0, "dram": 3.0, "l2": 2.0}, 2)
    [('dram', 3.0), ('l2', 2.0)]
    """
    return sorted(((k, v) for k, v in parts.items() if v > 0), key=lambda item: (-item[1], item[0]))[:count]


def sizes(values: tuple[int, ...]) -> str:
    """Return sizes as they are typed.

    >>> sizes((56, 56, 64))
    '56x56x64'
    """
    return "x".join(map(str, values))


def number(value: float, digits: int = 3) -> str:
    """Return a bare number with a few digits and no exponent below a million.

    >>> number(12.0), number(0.12345), number(123456.7), number(3.7e9)
    ('12', '0.123', '123457', '3.7e+09')
    """
    if abs(value) >= 10**digits and abs(value) < 1e6:
        return f"{value:.0f}"
    return f"{value:.{digits}g}"


def factor(value: float) -> str:
    """Return a factor as people compare by it.

    >>> factor(1.234), factor(12.3)
    ('1.23x', '12x')
    """
    return f"{value:.2f}x" if value < 10 else f"{value:.0f}x"


def count_text(count: int, noun: str, plural: str = "") -> str:
    """Return "1 group" or "3 groups".

    >>> count_text(1, "group"), count_text(2156, "group"), count_text(2, "launch", "launches")
    ('1 group', '2156 groups', '2 launches')
    """
    return f"{count} {noun if count == 1 else plural or f'{noun}s'}"
