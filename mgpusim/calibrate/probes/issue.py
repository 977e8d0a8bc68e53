"""Issue slots: instructions of two pipes at once."""

from __future__ import annotations

import statistics

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.operations import best_of, rate_asks, rates_of
from mgpusim.calibrate.probes.reading import EXACTLY, Reading, Unseen, chosen, narrowest, register_probe

MIXES = {
    "fma+iadd": ("-DOP_FMA_IADD", {"fma": 2, "iadd": 2}),
    "fma+imul": ("-DOP_FMA_IMUL", {"fma": 1, "imul": 1}),
    "2fma+sfu": ("-DOP_FMA_SFU -DRATIO=2", {"fma": 2, "sfu": 1}),
    "4fma+sfu": ("-DOP_FMA_SFU -DRATIO=4", {"fma": 4, "sfu": 1}),
    "8fma+sfu": ("-DOP_FMA_SFU -DRATIO=8", {"fma": 8, "sfu": 1}),
}
"""Mixed operations: compiler options, operations of a step."""
NEARLY = 0.7
"""A mix that the issue slots hold up issues at least this share of the most instructions any of them does: 74% on an H200."""

MORE = 1.1
"""Times the rate of multiply-adds alone that a mix must issue, to be held up by what issues and not by one pipe that all take."""


def _issue_asks(facts: DeviceFacts) -> list[Ask]:
    return [
        a for name, (options, content) in MIXES.items() for a in rate_asks(facts, name, options, 32, 2 * sum(content.values()))
    ]


@register_probe(
    "compute.issue",
    "instructions of two pipes at once",
    _issue_asks,
    ("compute.clock", "compute.throughput", "warp.size", "warp.lanes"),
)
def _read(r: Reading) -> None:
    """Two pipes at once: where a mix takes longer than either pipe, the issue slots hold it up."""
    alone = {cls: chosen(r.known, f"core.ops.{cls}.per_cycle", 0.0) for cls in ("fma", "iadd", "imul", "sfu")}
    warp = r.warp(0.0)
    rates = {op: best_of(by_ilp) for op, by_ilp in rates_of(r, r.hz).items()}
    if not rates or warp <= 0 or min(alone.values()) <= 0:
        raise Unseen("core.issue_per_cycle: needs the rates of single operations and the warp size")
    if alone["iadd"] > 1.2 * alone["fma"]:
        raise Unseen("core.issue_per_cycle: words hold several operations; how many words issue is not seen apart")
    totals = {op: sum(MIXES[op][1].values()) * steps for op, (steps, _) in rates.items()}
    most, held_up = max(alone["fma"], *totals.values()), False
    for op, (steps, _) in rates.items():
        content, total = MIXES[op][1], totals[op]
        pipes = max(n / alone[cls] for cls, n in content.items())
        # a mix that issues far less than another one does is slow for other reasons: chains that wait for both pipes
        held_up = held_up or ("sfu" in content and 1 / steps > 1.08 * pipes and total > NEARLY * most)
        r.note(f"{op}: {total:.1f} operations a cycle and core; {1 / steps / pipes:.2f} times the slower pipe alone")
    per_cycle = most / warp
    if not held_up:
        raise Unseen(f"core.issue_per_cycle: at least {per_cycle:.2f}; no mix is held up by issue")
    method = f"most instructions of warps of {warp:.0f} a core issues per cycle, over mixes that none of their pipes holds up"
    proven = EXACTLY
    lanes, side_by_side = (chosen(r.known, f"core.{what}", 0.0) for what in ("lanes", "sub_cores"))
    scatter = 2 * statistics.median(sigma / rate for rate, sigma in rates.values())
    fma = narrowest(r.known, "core.ops.fma.per_cycle")
    if fma and most < (MORE + scatter) * fma.high and not lanes > NEARLY * side_by_side * warp:
        proven = ("at least", "a warp may keep its lanes busy for several cycles: no mix issues more than multiply-adds alone")
    r.add("core.issue_per_cycle", per_cycle, 0.97 * per_cycle, 1.1 * per_cycle, method, proven)
