"""Operations: latency and rate of each class, by one kernel that repeats an operation in independent chains.

One work item in one chain shows the latency, a full device the rate.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Mapping

import msgspec

from mgpusim.calibrate.probe import Z80, Ask, DeviceFacts, Finding
from mgpusim.calibrate.probes.launches import again, fewer, most_items, operation_ask
from mgpusim.calibrate.probes.reading import EXACTLY, PerUnit, Reading, register_probe, slopes_by


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
VECTORS = {
    f"{name}4": msgspec.structs.replace(
        OPERATIONS[name], options=f"{OPERATIONS[name].options} -DVECTOR", count=4 * OPERATIONS[name].count,
        cost=4 * OPERATIONS[name].cost,
    ) for name in ("fma", "fadd", "fmul", "iadd", "imul", "rsqrt", "fdiv", "i2f")
}  # fmt: skip
"""The same on four numbers at a time, of which a GPU may do several in the time of one; by the name of the operation and 4."""
FULLER = 1.2
"""Times the rate of single numbers that those of vectors must have, to be more than scatter."""
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
def _latency_asks(facts: DeviceFacts) -> Iterator[Ask]:
    for name, operation in OPERATIONS.items():
        steps = _steps(operation)
        # some 100 us at 4 cycles a step and 2 GHz; what takes long comes less often
        n = max(4, 51200 // (steps * operation.count * max(1, operation.cost // 2)))
        for ilp in (1, 2, 4, 8) if facts.effort >= 1 else (1, 8) if name == "fma" else (1,):
            for k in (1, 3):
                times = fewer(facts, n * k, 2 * k)
                tags = {"op": name, "ilp": ilp, "n": times * max(1, steps // ilp)}
                yield operation_ask(facts, operation.options, steps, ilp, 1, 1, times, tags)


@register_probe("compute.latency", "cycles from an operation to a dependent one", _latency_asks, ("compute.clock",))
def _read_latency(r: Reading) -> None:
    hz = r.hz
    slopes = slopes_by(r.points, ("op", "ilp"), "n")
    step = {op: (t * hz, e * hz) for (op, ilp), (t, e) in slopes.items() if ilp == 1}
    cycles: dict[str, tuple[float, float]] = {}
    for op, operation in OPERATIONS.items():  # those that others contain come first
        if op in step:
            others = sum(count * cycles.get(_plain(other), (0.0, 0.0))[0] for other, count in operation.others)
            cycles[op] = (step[op][0] - others) / operation.count, math.hypot(step[op][1] / operation.count, 0.02 * others)
    for cls, ops in _by_class().items():
        there = [(cycles[op], op) for op in ops if op in cycles]
        if cls == "int64" or not there:
            r.note(*([] if cls == "int64" else [f"{cls}: too noisy for a latency"]))
            continue
        (value, sigma), op = min(there)
        if cls == "cvt" and len(there) == 2:
            value = statistics.mean(v for (v, _), _ in there)
        rest = max(abs(v - value) for (v, _), _ in there) if cls == "cvt" else 0.0
        # a chain also waits where loops end and for its turn to issue
        low, high = value - 2 * sigma - rest - 0.25, value + 2 * sigma + rest + 0.25
        method = f"dependent {op} of one work item, two lengths, at {hz / 1e6:.0f} MHz"
        # a value below 0 lies outside of its interval, and is left out for that
        r.findings.append(Finding(f"core.ops.{cls}.latency_cycles", value, max(0.0, low), high, r.probe, method))
    _draw_chains(r, slopes)


def _plain(cls: str) -> str:
    return "rsqrt" if cls == "sfu" else cls


def _draw_chains(r: Reading, slopes: dict[tuple[str, int], PerUnit]) -> None:
    """Cycles of one work item per operation over independent chains: latency at one, the issue interval at many."""
    for op, operation in OPERATIONS.items():
        rows = sorted((ilp, t * r.hz / ilp / operation.count) for (name, ilp), (t, _) in slopes.items() if name == op)
        if len(rows) > 1:
            fit = [(n, max(rows[0][1] / n, rows[-1][1])) for n, _ in rows]
            r.draw(f"{op}: one work item", "independent chains", "cycles per operation", rows, fit, "x")


# ---- rate --------------------------------------------------------------------------------------------------------------
def _wide(facts: DeviceFacts) -> tuple[int, int]:
    """Return the groups and their size that fill every core several times over, without a rest at 2, 3, 4, 6, 8, 12, 16 or 24."""
    return max(1, facts.compute_units) * 48, most_items(facts, 256)


def rate_asks(facts: DeviceFacts, name: str, options: str, steps: int, cost: int) -> list[Ask]:
    groups, local = _wide(facts)
    asks = []
    for ilp in (1, 2, 4, 8) if facts.effort >= 1 else again((4,)):
        body = ilp * max(1, steps // ilp)
        n = max(1, 2048 // (body * cost))
        for k in (1, 3):
            times = fewer(facts, n, 2) * k  # of one iteration alone too much is spent while groups are still dispatched
            tags = {"op": name, "ilp": ilp, "n": times * body, "items": groups * local}
            asks.append(operation_ask(facts, options, steps, ilp, groups, local, times, tags))
    return asks


def vector_rate_asks(facts: DeviceFacts, name: str) -> list[Ask]:
    """Return launches of one of `VECTORS` on the full device."""
    return rate_asks(facts, name, VECTORS[name].options, _steps(VECTORS[name]), VECTORS[name].cost)


def vector_gain(best: Mapping[str, PerUnit], name: str) -> PerUnit:
    """Return how many times the rate of single numbers an operation has on vectors of four, with sigma: 1 where it is no more.

    `best` are steps per cycle by the name of an operation. Slots for vectors are filled by vectors alone.

    >>> vector_gain({"fma": (3.5, 0.0), "fma4": (1.75, 0.0)}, "fma"), vector_gain({"fma": (32.0, 0.0), "fma4": (8.0, 0.0)}, "fma")
    ((2.0, 0.0), (1.0, 0.0))
    """
    if name not in best or f"{name}4" not in best:
        return 1.0, 0.0
    (single, one_sigma), (four, four_sigma) = best[name], best[f"{name}4"]
    gain = 4 * four / single
    sigma = math.hypot(one_sigma / single, four_sigma / four)
    return (gain, gain * sigma) if gain > FULLER + Z80 * gain * sigma else (1.0, 0.0)


def _throughput_asks(facts: DeviceFacts) -> list[Ask]:
    asks = [a for name, op in OPERATIONS.items() for a in rate_asks(facts, name, op.options, _steps(op), op.cost)]
    return [*asks, *(a for name in VECTORS for a in vector_rate_asks(facts, name))]


def rates_of(r: Reading, hz: float) -> dict[str, dict[int, PerUnit]]:
    """Return steps per cycle of one core, with sigma, by operation and independent chains."""
    out: dict[str, dict[int, PerUnit]] = {}
    for (op, ilp, items), (t, e) in slopes_by(r.points, ("op", "ilp", "items"), "n").items():
        rate = float(items) / (t * hz * r.cores)
        out.setdefault(op, {})[ilp] = rate, rate * e / t
    return out


def best_of(by_ilp: dict[int, PerUnit]) -> PerUnit:
    return max(by_ilp.values())


@register_probe("compute.throughput", "operations a core does per cycle, by class", _throughput_asks, ("compute.clock",))
def _read_throughput(r: Reading) -> None:
    rates = rates_of(r, r.hz)
    best = {op: best_of(by_ilp) for op, by_ilp in rates.items()}
    r.note(*(f"{op}: too noisy for a rate" for op in OPERATIONS if op not in best))
    method = f"full device, best of 1 to 8 chains, over {r.facts.compute_units} cores at {r.hz / 1e6:.0f} MHz"
    any_gain = max(vector_gain(best, op)[0] for op in OPERATIONS)
    fma = fullest(best, "fma")[0] if "fma" in best else math.inf
    for cls, ops in _by_class().items():
        there = {op: best[op] for op in ops if op in best}
        if not there or cls == "int64":
            continue
        op, (steps, sigma) = max(there.items(), key=lambda item: item[1][0] * OPERATIONS[item[0]].count)
        # loop control and the end of a launch only take time away: more lies above than below
        rate, loss = steps * OPERATIONS[op].count, 0.04
        sigma /= steps
        if cls == "idiv":  # the other operation may or may not run beside it
            loss += rate / (best["iadd"][0] * 2) if "iadd" in best else 0.05
        if cls == "cvt" and len(there) == 2:
            apart = there["i2f"][0] / (2 * there["cvt"][0])
            r.note(f"cvt: to float alone {there['i2f'][0]:.1f}, to int and back {2 * there['cvt'][0]:.1f} a cycle")
            if apart > 1.4:  # more than the operation between them can explain
                rate, loss = 2 * there["cvt"][0], apart - 1
        if cls == "sfu":  # a chain of them may wait for all that are under way
            loss = 0.08
        how, proven = f"{op}: {method}", EXACTLY
        of_four = {"cvt": "i2f", "sfu": "rsqrt"}.get(cls, op)
        gain, gain_sigma = vector_gain(best, of_four)
        if gain > 1:
            rate, sigma = rate * gain, math.hypot(sigma, gain_sigma / gain)
            how += f"; four at a time {gain:.2f} times as many"
        elif any_gain > 1 and f"{of_four}4" not in best:
            proven = "at least", "single numbers of other operations fill a part of what vectors do"
        wide = Z80 * sigma
        low = rate * (1 - wide)
        if cls in ("fadd", "iadd") and rate > 1.2 * fma:
            r.note(f"{cls}: {rate / fma:.2f} times the rate of fma: it goes into more than one slot of a word")
            low = 0.97 * fma
        r.add(f"core.ops.{cls}.per_cycle", rate * 1.01, low, rate * (1 + loss + wide), how, proven)
    if "ladd" in best and "iadd" in best:
        add_ratio(r, "core.int64.rate", best["ladd"], fullest(best, "iadd"), "64-bit over 32-bit add and xor")
    r.note("mov: compilers remove copies, no probe sees them; branch, barrier: see warp.divergence, warp.barrier")
    draw_rates(r, rates)


def fullest(best: Mapping[str, PerUnit], name: str) -> PerUnit:
    """Return steps per cycle of an operation, of vectors where these are faster, with sigma."""
    (rate, sigma), (gain, gain_sigma) = best[name], vector_gain(best, name)
    return rate * gain, rate * gain * math.hypot(sigma / rate, gain_sigma / gain)


def draw_rates(r: Reading, rates: dict[str, dict[int, PerUnit]]) -> None:
    for op, by_ilp in rates.items():
        count = (OPERATIONS | VECTORS)[op].count if op in OPERATIONS | VECTORS else HALVES.get(op, 1)
        rows = [(float(ilp), by_ilp[ilp][0] * count) for ilp in sorted(by_ilp)]
        most = max(rate for _, rate in rows)
        r.draw(f"{op}: full device", "independent chains", "per cycle and core", rows, [(x, most) for x, _ in rows], "x")


def add_ratio(r: Reading, field: str, part: PerUnit, whole: PerUnit, method: str) -> None:
    """Add the rate `part` over the rate `whole`."""
    value = part[0] / whole[0]
    r.normal(field, value, value * math.hypot(part[1] / part[0], whole[1] / whole[0], 0.03), method)
