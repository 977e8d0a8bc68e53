"""Quantities with units, for the edges of the program: parsed from what a user types, printed for what they read.

Inside, values are plain numbers in SI base units, bytes or cycles, and the unit is the suffix of the field's name.
SI prefixes are powers of 1000 and binary ones (Ki, Mi, Gi, Ti) of 1024: ``256KB`` is 256,000 bytes, ``256KiB`` 262,144.
"""

from __future__ import annotations

import math
import re
from decimal import Decimal

from mgpusim.errors import InputError, nearest

UNITS = ("", "B", "B/cycle", "B/s", "Hz", "cycles", "flop/s", "s")
"""Units a quantity may have; "" is a bare number."""

_SI = {"p": -4, "n": -3, "u": -2, "µ": -2, "μ": -2, "m": -1, "": 0, "k": 1, "K": 1, "M": 2, "G": 3, "T": 4, "P": 5}
_BINARY = {"Ki": 1, "Mi": 2, "Gi": 3, "Ti": 4}
_ALIASES = {
    "bytes": "B",
    "byte": "B",
    "cycle": "cycles",
    "hz": "Hz",
    "flops": "flop/s",
    "FLOPS": "flop/s",
    "FLOP/s": "flop/s",
    "Bps": "B/s",
    "sec": "s",
}
_LONG = {"min": Decimal(60), "h": Decimal(3600)}
"""Units of time that take no prefix, in seconds."""
_BITS = re.compile(r"[kKMGTP]?i?(?:b|bit|bits)(?:/s|ps)?")
_NUMBER = re.compile(r"\s*([+-]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(\S*)\s*")

# The longest suffix of a field's name decides; "_b" must not catch "..._b_per_s".
_SUFFIXES = (
    ("_b_per_cycle", "B/cycle"),
    ("_b_per_s", "B/s"),
    ("_cycles", "cycles"),
    ("_hz", "Hz"),
    ("_b", "B"),
    ("_s", "s"),
)
_WHOLE = {"hz": "Hz", "flops": "flop/s", "b_per_s": "B/s", "b_per_cycle": "B/cycle"}


def field_unit(field: str) -> str:
    """Return the unit that the name of a field carries, "" if none.

    >>> [field_unit(f) for f in ("l2.size_b", "dram.b_per_s", "clock.gpu_hz", "launch.floor_s", "core.lanes")]
    ['B', 'B/s', 'Hz', 's', '']
    """
    name = field.rsplit(".", 1)[-1]
    if name in _WHOLE:
        return _WHOLE[name]
    return next((unit for suffix, unit in _SUFFIXES if name.endswith(suffix)), "")


def _split(text: str, suffix: str, unit: str | None) -> tuple[Decimal, str]:
    """Return (factor, unit) of the suffix of a quantity."""
    if suffix in _LONG and unit in ("s", None):
        return _LONG[suffix], "s"
    candidates: list[tuple[Decimal, str]] = []
    for base in (*UNITS, *_ALIASES):
        if not suffix.endswith(base):
            continue
        prefix = suffix[: len(suffix) - len(base)]
        name = _ALIASES.get(base, base)
        if prefix in _SI and (base or prefix == "" or unit is not None):
            # "4 m" of a bare number would read as metres: only upper-case prefixes and k may stand without a unit
            # and nothing but time has parts: "585 mhz" are not thousandths of a Hz
            if _SI[prefix] < 0 and name != "s":
                continue
            candidates.append((Decimal(1000) ** _SI[prefix], name))
        elif prefix in _BINARY and (name.startswith("B") or base == ""):
            candidates.append((Decimal(1024) ** _BINARY[prefix], name))
    if unit is not None:
        for factor, name in candidates:
            if name == unit:
                return factor, unit
        for factor, name in candidates:
            if name == "":  # "256Ki" for a size, "585M" for a frequency
                return factor, unit
    elif candidates:
        return max(candidates, key=lambda c: len(c[1]))
    known = {"B": "256KiB", "B/s": "25 GB/s", "Hz": "585 MHz", "s": "12 us", "B/cycle": "64 B/cycle", "cycles": "30 cycles"}
    expected = {None: "a known unit", "": "a plain number"}.get(unit) or f"a quantity in {unit} such as '{known.get(unit or '')}'"
    if _BITS.fullmatch(suffix) and (unit is None or unit.startswith("B")):
        raise InputError(f"'{text}': '{suffix}' reads as bits, expected {expected}: write B for bytes, 8 bits each")
    known_units = [p + u for u in ("B", "B/s", "Hz", "s") for p in (*_SI, *_BINARY) if _SI.get(p, 0) >= 0 or u == "s"]
    same = [u for u in known_units if u.lower() == suffix.lower()]
    close = same[0] if same else nearest(suffix, known_units)
    hint = f"; did you mean '{close}'?" if close and close != suffix else ""
    raise InputError(f"'{text}': unit '{suffix}' is not understood, expected {expected}{hint}")


def parse_quantity(text: str, unit: str | None = None) -> float | int:
    """Parse a number with an optional SI or binary prefix and unit into base units.

    Parameters
    ----------
    text
        What the user typed: ``1.8 GHz``, ``256KiB``, ``25 GB/s``, ``12 us``, ``4e9``.
    unit
        The unit expected (a member of `UNITS`); a number without a unit is taken to be in it. None accepts any.

    Returns
    -------
    int or float
        In Hz, bytes, bytes per second, seconds or cycles; an int if the value is whole.

    >>> parse_quantity("1.8 GHz"), parse_quantity("256KiB", "B"), parse_quantity("12 us", "s"), parse_quantity("10min", "s")
    (1800000000, 262144, 1.2e-05, 600)
    """
    match = _NUMBER.fullmatch(text) if len(text) <= 200 else None  # longer ones take it minutes
    if match is None:
        raise InputError(f"'{text}' is not a number, expected e.g. '256KiB', '1.8 GHz', '25 GB/s', '12 us' or '42'")
    number, suffix = match.groups()
    factor, _ = _split(text, suffix, unit)
    try:
        value = Decimal(number.replace("_", "")) * factor
        result = float(value)
    except ArithmeticError as error:
        raise InputError(f"'{text}' is out of range") from error
    if not math.isfinite(result):
        raise InputError(f"'{text}' is out of range")
    return int(value) if value == value.to_integral_value() else result


def _digits(value: float, digits: int) -> str:
    text = f"{value:.{digits}g}"
    return f"{float(text):.0f}" if "e" in text else text


def format_quantity(value: float, unit: str = "", digits: int = 4) -> str:
    """Print a value in base units for people: the nearest prefix, `digits` significant digits.

    Bytes are printed with a binary prefix where that is exact in so many digits, with an SI prefix otherwise.

    >>> format_quantity(1.8e9, "Hz"), format_quantity(262144, "B"), format_quantity(2.5e10, "B/s"), format_quantity(1.2e-5, "s")
    ('1.8 GHz', '256 KiB', '25 GB/s', '12 us')
    """
    if unit not in UNITS:
        raise InputError(f"unknown unit '{unit}', expected one of {', '.join(u or 'none' for u in UNITS)}")
    tail = f" {unit}" if unit else ""
    if value == 0 or not math.isfinite(value) or unit in ("", "cycles", "B/cycle"):
        return f"{_digits(value, digits) if math.isfinite(value) else value}{tail}"
    if unit == "B":
        for prefix, power in reversed(_BINARY.items()):
            scaled = value / 1024**power
            if 1 <= scaled < 10**digits and scaled == float(_digits(scaled, digits)):
                return f"{_digits(scaled, digits)} {prefix}B"
    names = {-4: "p", -3: "n", -2: "u", -1: "m", 0: "", 1: "k", 2: "M", 3: "G", 4: "T", 5: "P"}
    low = -4 if unit == "s" else 0
    high = 0 if unit == "s" else 5
    power = max(low, min(high, math.floor(math.log10(abs(value)) / 3)))
    # 999.96e6 rounds to 1000 M at four digits: take the next prefix instead
    if float(_digits(abs(value) / 1000.0**power, digits)) >= 1000 and power < high:
        power += 1
    return f"{_digits(value / 1000.0**power, digits)} {names[power]}{unit}"
