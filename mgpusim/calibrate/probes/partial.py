"""Groups too large for the registers of a core: whether they run with a part of their work items at a time."""

from __future__ import annotations

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import ask, fewer, float32, int32, most_items, zeros
from mgpusim.calibrate.probes.reading import Reading, Unseen, chosen, register_probe

_FITS = 64
"""Items of the groups that the others are compared with."""
_SURELY = 1.25
"""Registers of a group over those of a core from which on it does not fit, however they are allocated."""
_AS_FAST, _SLOWER = 1.06, 2.0
"""Time of the large groups over that of the small ones that are there in part, and of those whose registers are spilled. Between
the two it could be either: passes of a group leave some of the core idle, and few spills take little time."""


def _asks(facts: DeviceFacts) -> list[Ask]:
    """The same work in groups that fit a core and in the largest there are, over the values that each item holds."""
    large = most_items(facts, 1024)
    n = fewer(facts, 400, 6)
    total = 2 * large * max(1, facts.compute_units)
    args = (zeros(total, "float32"), float32(0.5), float32(0.25), int32(n))
    values = (24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160) if facts.effort >= 1 else (24, 56, 112)
    return [
        ask("compute_registers", "registers_spill", total // items, items, args, {"items": items, "registers": r}, f"-DR={r}")
        for r in values
        for items in (min(_FITS, large), large)
    ]


@register_probe(
    "registers.partial", "groups larger than the registers of a core against small ones", _asks,
    ("registers.spill", "registers.pool", "registers.peak"),
)  # fmt: skip
def _read(r: Reading) -> None:
    """Groups that are there in part take as long as small ones; others spill, or are refused."""
    times: dict[int, dict[int, float]] = {}
    for point in r.points:
        times.setdefault(int(point.tags["registers"]), {})[int(point.tags["items"])] = point.time_s
    large = most_items(r.facts, 1024)
    small = min(_FITS, large)
    rows = [(float(n), of[large] / of[small]) for n, of in sorted(times.items()) if of.keys() >= {small, large} and of[small] > 0]
    if rows:
        r.draw(f"Groups of {large} against groups of {small}", "values", "times as long", rows)
    pool, most = chosen(r.known, "registers.per_core", 0.0), chosen(r.known, "registers.max_per_item", float("inf"))
    if not pool or small == large:
        raise Unseen("core.partial_groups: the registers of a core are not known, or all groups are small")
    beyond = [n for n, of in times.items() if small in of and n * large > _SURELY * pool and n <= most]
    if not beyond:
        raise Unseen(f"core.partial_groups: groups of {large} fit, whatever they hold")
    ratios = [ratio for n, ratio in rows if n in beyond]
    who = f"groups of {large} that do not fit the registers of a core"
    if len(ratios) < len(beyond):
        r.exactly("core.partial_groups", 0.0, f"{who} are refused")
        return
    slowest = max(ratios)
    how = f"{who} take {slowest:.2f} times as long as groups of {small}"
    if _AS_FAST < slowest < _SLOWER:
        raise Unseen(f"core.partial_groups: {how}: spilled or in several passes")
    r.exactly("core.partial_groups", float(slowest <= _AS_FAST), how)
