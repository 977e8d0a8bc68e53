"""Operations: latency and rate of each class, by one kernel that repeats an operation in independent chains.

One work item in one chain shows the latency, a full device the rate.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.probe import Z80, Ask, Curve, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import fewer, most_items, operation_ask
from mgpusim.calibrate.probes.reading import PerUnit, cycle_hz, normal_finding, slopes_by

__all__ = ["OPERATIONS", "best_of", "rate_asks", "rate_curves", "rates_of", "ratio"]


class Operation(msgspec.Struct, frozen=True):
    """What a step of a chain does: the class it shows, how often, and what else is in it.

    `cost` says how many multiply-adds it takes the time of, about: slow operations are repeated less.
    """

    options: str
    shows: str
    count: int = 1
    others: tuple[tuple[str, int], ...] = ()
    cost: int = 1


OPERATIONS: dict[str, Operation] = {
    "fma": Operation("-DOP_FMA", "fma"),
    "fadd": Operation("-DOP_FADD", "fadd"),
    "fmul": Operation("-DOP_FMUL", "fmul"),
    "iadd": Operation("-DOP_IADD", "iadd", 2),
    "imul": Operation("-DOP_IMUL", "imul", cost=2),
    "idiv": Operation("-DOP_IDIV", "idiv", others=(("iadd", 1),), cost=32),
    "rsqrt": Operation("-DOP_RSQRT", "sfu", cost=8),
    "sin": Operation("-DOP_SIN", "sfu", others=(("fmul", 1),), cost=8),
    "exp": Operation("-DOP_EXP", "sfu", others=(("fmul", 1),), cost=8),
    "fdiv": Operation("-DOP_FDIV", "fdiv", cost=8),
    "i2f": Operation("-DOP_I2F", "cvt", cost=4),
    "cvt": Operation("-DOP_CVT", "cvt", 2, (("iadd", 1),), cost=8),
    "ladd": Operation("-DOP_LADD", "int64", 2, cost=4),
}
"""Operations by name; several show one class."""
HALVES = {"half": 1, "half2": 2, "half4": 4}
BODY = 256
"""Steps in a loop body."""


def _steps(operation: Operation) -> int:
    """Return the steps of a loop body: one that outgrew the instruction cache would be fetched anew in every iteration.

    A division is dozens of instructions, and compilers unroll a loop of few operations four times. 16 of them are over the 8 KiB
    of some GPUs.
    """
    return 2 if operation.cost >= 32 else 32 if operation.cost >= 8 else BODY // operation.count


def _by_class() -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for name, operation in OPERATIONS.items():
        out.setdefault(operation.shows, []).append(name)
    return out


# ---- latency -----------------------------------------------------------------------------------------------------------
def _latency_asks(facts: DeviceFacts) -> list[Ask]:
    asks = []
    for name, operation in OPERATIONS.items():
        steps = _steps(operation)
        # some 100 us at 4 cycles a step and 2 GHz; what takes long comes less often
        n = max(4, 51200 // (steps * operation.count * max(1, operation.cost // 2)))
        ilps = (1, 2, 4, 8) if facts.effort >= 1 else (1, 8) if name == "fma" else (1,)
        asks += [
            operation_ask(
                facts, operation.options, steps, ilp, 1, 1, fewer(facts, n * k, 2 * k), {"op": name, "ilp": ilp, "n": n_of}
            )
            for ilp in ilps
            for k in (1, 3)
            for n_of in (fewer(facts, n * k, 2 * k) * max(1, steps // ilp),)
        ]
    return asks


@register_probe("compute.latency", "cycles from an operation to a dependent one", _latency_asks, ("compute.clock",))
def _read_latency(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    slopes = slopes_by(points, ("op", "ilp"), "n")
    step = {op: (t * hz, e * hz) for (op, ilp), (t, e) in slopes.items() if ilp == 1}
    cycles: dict[str, tuple[float, float]] = {}
    for op in OPERATIONS:  # those that others contain come first
        operation = OPERATIONS[op]
        if op in step:
            others = sum(count * cycles.get(_plain(other), (0.0, 0.0))[0] for other, count in operation.others)
            cycles[op] = (step[op][0] - others) / operation.count, math.hypot(step[op][1] / operation.count, 0.02 * others)
    findings, notes = [], []
    for cls, ops in _by_class().items():
        there = [(cycles[op], op) for op in ops if op in cycles]
        if cls == "int64" or not there:
            notes += [] if cls == "int64" else [f"{cls}: too noisy for a latency"]
            continue
        (value, sigma), op = min(there)
        if cls == "cvt" and len(there) == 2:
            value = statistics.mean(v for (v, _), _ in there)
        rest = max(abs(v - value) for (v, _), _ in there) if cls == "cvt" else 0.0
        method = f"dependent {op} of one work item, two lengths, at {hz / 1e6:.0f} MHz"
        # a chain also waits where loops end and for its turn to issue
        field = f"core.ops.{cls}.latency_cycles"
        low, high = value - 2 * sigma - rest - 0.25, value + 2 * sigma + rest + 0.25
        findings.append(Finding(field, value, max(0.0, low), high, "compute.latency", method))
    return Inference(tuple(findings), tuple(_ilp_curves(slopes, hz)), tuple(notes))


def _plain(cls: str) -> str:
    return "rsqrt" if cls == "sfu" else cls


def _ilp_curves(slopes: dict[tuple[str, int], PerUnit], hz: float) -> list[Curve]:
    """Cycles of one work item per operation over independent chains: latency at one, the issue interval at many."""
    curves = []
    for op in OPERATIONS:
        rows = sorted((ilp, t * hz / ilp / OPERATIONS[op].count) for (name, ilp), (t, _) in slopes.items() if name == op)
        if len(rows) > 1:
            x, y = zip(*rows, strict=True)
            fit = tuple(max(y[0] / n, y[-1]) for n in x)
            curves.append(Curve(f"{op}: one work item", "independent chains", "cycles per operation", x, y, x, fit, log_x=True))
    return curves


# ---- rate --------------------------------------------------------------------------------------------------------------
def _wide(facts: DeviceFacts) -> tuple[int, int]:
    """Return the groups and their size that fill every core several times over, without a rest at 2, 3, 4, 6, 8, 12, 16 or 24."""
    return max(1, facts.compute_units) * 48, most_items(facts, 256)


def rate_asks(facts: DeviceFacts, name: str, options: str, steps: int, cost: int) -> list[Ask]:
    groups, local = _wide(facts)
    ilps = (1, 2, 4, 8) if facts.effort >= 1 else (4,)
    asks = []
    for ilp in ilps:
        body = ilp * max(1, steps // ilp)
        n = max(1, 2048 // (body * cost))
        for k in (1, 3):
            times = fewer(facts, n, 2) * k  # of one iteration alone too much is spent while groups are still dispatched
            tags = {"op": name, "ilp": ilp, "n": times * body, "items": groups * local}
            asks.append(operation_ask(facts, options, steps, ilp, groups, local, times, tags))
    return asks


def _throughput_asks(facts: DeviceFacts) -> list[Ask]:
    return [a for name, op in OPERATIONS.items() for a in rate_asks(facts, name, op.options, _steps(op), op.cost)]


def rates_of(points: Sequence[Point], facts: DeviceFacts, hz: float) -> dict[str, dict[int, PerUnit]]:
    """Return steps per cycle of one core, with sigma, by operation and independent chains."""
    cores = max(1, facts.compute_units)
    out: dict[str, dict[int, PerUnit]] = {}
    for (op, ilp, items), (t, e) in slopes_by(points, ("op", "ilp", "items"), "n").items():
        rate = float(items) / (t * hz * cores)
        out.setdefault(op, {})[ilp] = rate, rate * e / t
    return out


def best_of(by_ilp: dict[int, PerUnit]) -> PerUnit:
    return max(by_ilp.values())


def _rate_finding(field: str, value: float, rel: float, probe: str, method: str, loss: float = 0.04) -> Finding:
    """Return a rate's finding. Loop control and the end of a launch only take time away: more lies above than below."""
    return Finding(field, value * 1.01, value * (1 - Z80 * rel), value * (1 + loss + Z80 * rel), probe, method)


@register_probe("compute.throughput", "operations a core does per cycle, by class", _throughput_asks, ("compute.clock",))
def _read_throughput(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    rates = rates_of(points, facts, hz)
    best = {op: best_of(by_ilp) for op, by_ilp in rates.items()}
    findings, notes = [], [f"{op}: too noisy for a rate" for op in OPERATIONS if op not in best]
    method = f"full device, best of 1 to 8 chains, over {facts.compute_units} cores at {hz / 1e6:.0f} MHz"
    for cls, ops in _by_class().items():
        there = {op: best[op] for op in ops if op in best}
        if not there or cls == "int64":
            continue
        op, (steps, sigma) = max(there.items(), key=lambda item: item[1][0] * OPERATIONS[item[0]].count)
        rate, loss = steps * OPERATIONS[op].count, 0.04
        if cls == "idiv":  # the other operation may or may not run beside it
            loss += rate / (best["iadd"][0] * 2) if "iadd" in best else 0.05
        if cls == "cvt" and len(there) == 2:
            apart = there["i2f"][0] / (2 * there["cvt"][0])
            notes += [f"cvt: to float alone {there['i2f'][0]:.1f}, to int and back {2 * there['cvt'][0]:.1f} a cycle"]
            if apart > 1.4:  # more than the operation between them can explain
                rate, loss = 2 * there["cvt"][0], apart - 1
        if cls == "sfu":  # a chain of them may wait for all that are under way
            loss = 0.08
        found = _rate_finding(f"core.ops.{cls}.per_cycle", rate, sigma / steps, "compute.throughput", f"{op}: {method}", loss)
        if cls in ("fadd", "iadd") and "fma" in best and rate > 1.2 * best["fma"][0]:
            notes.append(f"{cls}: {rate / best['fma'][0]:.2f} times the rate of fma: it goes into more than one slot of a word")
            found = msgspec.structs.replace(found, low=0.97 * best["fma"][0])
        findings.append(found)
    if "ladd" in best and "iadd" in best:
        findings.append(
            ratio("core.int64.rate", best["ladd"], best["iadd"], "compute.throughput", "64-bit over 32-bit add and xor")
        )
    notes.append("mov: compilers remove copies, no probe sees them; branch, barrier: see warp.divergence, warp.barrier")
    return Inference(tuple(findings), tuple(rate_curves(rates)), tuple(notes))


def rate_curves(rates: dict[str, dict[int, PerUnit]]) -> list[Curve]:
    curves = []
    for op, by_ilp in rates.items():
        count = OPERATIONS[op].count if op in OPERATIONS else HALVES.get(op, 1)
        x = tuple(float(ilp) for ilp in sorted(by_ilp))
        y = tuple(by_ilp[int(ilp)][0] * count for ilp in x)
        curves.append(
            Curve(f"{op}: full device", "independent chains", "per cycle and core", x, y, x, (max(y),) * len(x), log_x=True)
        )
    return curves


def ratio(field: str, part: PerUnit, whole: PerUnit, probe: str, method: str) -> Finding:
    """Return the finding of the rate `part` over the rate `whole`."""
    value = part[0] / whole[0]
    sigma = value * math.hypot(part[1] / part[0], whole[1] / whole[0], 0.03)
    return normal_finding(field, value, sigma, probe, method)
