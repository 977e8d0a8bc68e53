"""Probes of arithmetic: latency and rate of each operation class, narrow and wide floats, the clock, mixed issue.

All use one kernel that repeats an operation in independent chains. Times are taken at two lengths, so that what a launch
costs cancels: one work item in one chain shows the latency, a full device the rate.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.probe import Ask, Curve, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import Z80, Slope, ask, chosen, f32, fewer, i32, level, most_items, slopes_by, u32, zeros

__all__ = ["OPERATIONS", "Operation", "cycle_hz", "operation_ask", "rate_finding", "rates_of"]


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
NEARLY = 0.7
"""A mix that the issue slots hold up issues at least this share of the most instructions any of them does: 74% on an H200."""
_ROOM = 256  # steps in a loop body
_OPERANDS = (f32(0.5), f32(0.25), u32(2654435769), u32(40503))


def operation_ask(facts: Facts, options: str, steps: int, ilp: int, groups: int, local: int, n: int, tags: dict[str, Any]) -> Ask:
    """Return a launch of `n` iterations of `steps` steps in `ilp` chains."""
    size = groups * local
    full = f"{options} -DILP={ilp} -DREP={max(1, steps // ilp)}"
    return ask("compute_ops.cl", "compute_ops", full, size, local, (zeros("float32", size), *_OPERANDS, i32(n)), tags)


def _steps(operation: Operation) -> int:
    """Return the steps of a loop body: one that outgrew the instruction cache would be fetched anew in every iteration.

    A division is dozens of instructions, and compilers unroll a loop of few operations four times: 16 of them are over the 8 KiB
    of some GPUs.
    """
    return 2 if operation.cost >= 32 else 32 if operation.cost >= 8 else _ROOM // operation.count


def _latency_asks(facts: Facts) -> list[Ask]:
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


def _wide(facts: Facts) -> tuple[int, int]:
    """Return the groups and their size that fill every core several times over, without a rest at 2, 3, 4, 6, 8, 12, 16 or 24."""
    return max(1, facts.compute_units) * 48, most_items(facts, 256)


def _rate_asks(facts: Facts, name: str, options: str, steps: int, cost: int) -> list[Ask]:
    groups, local = _wide(facts)
    ilps = (1, 2, 4, 8) if facts.effort >= 1 else (4,)
    asks = []
    for ilp in ilps:
        body = ilp * max(1, steps // ilp)
        n = max(1, 2048 // (body * cost))
        for k in (1, 3):
            times = fewer(facts, n, 2) * k  # of one iteration alone too much is spent while groups are still handed out
            tags = {"op": name, "ilp": ilp, "n": times * body, "items": groups * local}
            asks.append(operation_ask(facts, options, steps, ilp, groups, local, times, tags))
    return asks


def _throughput_asks(facts: Facts) -> list[Ask]:
    return [a for name, op in OPERATIONS.items() for a in _rate_asks(facts, name, op.options, _steps(op), op.cost)]


def _half_asks(facts: Facts) -> list[Ask]:
    if not facts.fp16:
        return []
    asks = _rate_asks(facts, "fma", OPERATIONS["fma"].options, _ROOM, 1)
    for name, width in HALVES.items():
        options = f"-DOP_HALF -DWIDTH={width} -DT={name}"
        asks += _needing("cl_khr_fp16", _rate_asks(facts, name, options, _ROOM // width, width))
    return asks


def _double_asks(facts: Facts) -> list[Ask]:
    if not facts.fp64:
        return []
    asks = _rate_asks(facts, "fma", OPERATIONS["fma"].options, _ROOM, 1)
    return asks + _needing("cl_khr_fp64", _rate_asks(facts, "double", "-DOP_DOUBLE -DT=double", _ROOM // 4, 16))


def _needing(extension: str, asks: Sequence[Ask]) -> list[Ask]:
    return [msgspec.structs.replace(ask, needs=(extension,)) for ask in asks]


def _clock_asks(facts: Facts) -> list[Ask]:
    asks = []
    for name in ("fma", "iadd", "imul"):
        operation = OPERATIONS[name]
        for steps in (64, 256):  # two bodies: the loop's own cost cancels
            for k in (1, 3):
                n = fewer(facts, 40960 * k // steps, 2 * k)
                tags = {"op": name, "n": n, "steps": steps * operation.count}
                asks.append(operation_ask(facts, operation.options, steps, 1, 1, 1, n, tags))
    return asks


MIXES = {
    "fma+iadd": ("-DOP_FMA_IADD", {"fma": 2, "iadd": 2}),
    "fma+imul": ("-DOP_FMA_IMUL", {"fma": 1, "imul": 1}),
    "2fma+sfu": ("-DOP_FMA_SFU -DRATIO=2", {"fma": 2, "sfu": 1}),
    "4fma+sfu": ("-DOP_FMA_SFU -DRATIO=4", {"fma": 4, "sfu": 1}),
    "8fma+sfu": ("-DOP_FMA_SFU -DRATIO=8", {"fma": 8, "sfu": 1}),
}
"""Mixed operations: compiler options, operations of a step."""


def _issue_asks(facts: Facts) -> list[Ask]:
    asks = []
    for name, (options, content) in MIXES.items():
        total = sum(content.values())
        asks += _rate_asks(facts, name, options, 32, 2 * total)
    return asks


# ---- what the times say ------------------------------------------------------------------------------------------------
def cycle_hz(facts: Facts, known: Sequence[Finding]) -> float:
    """Return the clock cycles are counted in: as a probe found it, else as the device says."""
    return chosen(known, "clock.gpu_hz", facts.max_clock_hz)


def _clock(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """A latency is a whole number of cycles: of the clocks that make it one, take the nearest to what the device says."""
    by_body = slopes_by(points, ("op", "steps"), "n", lambda tags: 1.0)
    told, clocks, notes = facts.max_clock_hz, [], []
    for op in ("fma", "iadd", "imul"):
        bodies = sorted((steps, found) for (name, steps), found in by_body.items() if name == op)
        if len(bodies) < 2:
            notes.append(f"{op}: too noisy for a slope")
            continue
        (short, (t_short, e_short)), (long, (t_long, e_long)) = bodies[0], bodies[-1]
        second = (t_long - t_short) / (long - short)
        noise = math.hypot(e_short, e_long) / (long - short) / second
        cycles = second * told
        notes.append(
            f"{op}: clock times latency is known only: {second * 1e9:.3f} ns, {cycles:.2f} cycles of {told / 1e6:.0f} MHz"
        )
        if round(cycles) >= 1 and abs(cycles - round(cycles)) < 0.2:
            clocks.append((round(cycles) / second, noise))
    if told < 1e7 or not clocks:
        return Inference(notes=(*notes, "no clock: no latency is near a whole number of cycles of the clock the device tells"))
    value = statistics.median(clock for clock, _ in clocks)
    apart = max(abs(clock / value - 1.0) for clock, _ in clocks)
    sigma = value * math.hypot(min(noise for _, noise in clocks), max(0.005, apart))
    method = "latencies of dependent operations are whole cycles; the number of cycles from the clock the device tells"
    return Inference((level("clock.gpu_hz", value, sigma, "compute.clock", method),), (), tuple(notes))


def _latency(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    slopes = slopes_by(points, ("op", "ilp"), "n", lambda tags: 1.0)
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


def _by_class() -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for name, operation in OPERATIONS.items():
        out.setdefault(operation.shows, []).append(name)
    return out


def _ilp_curves(slopes: dict[tuple[str, int], Slope], hz: float) -> list[Curve]:
    """Cycles of one work item per operation over independent chains: latency at one, the issue interval at many."""
    curves = []
    for op in OPERATIONS:
        rows = sorted((ilp, t * hz / ilp / OPERATIONS[op].count) for (name, ilp), (t, _) in slopes.items() if name == op)
        if len(rows) > 1:
            x, y = zip(*rows, strict=True)
            fit = tuple(max(y[0] / n, y[-1]) for n in x)
            curves.append(Curve(f"{op}: one work item", "independent chains", "cycles per operation", x, y, x, fit, log_x=True))
    return curves


def rates_of(points: Sequence[Point], facts: Facts, hz: float) -> dict[str, dict[int, Slope]]:
    """Return steps per cycle of one core, with sigma, by operation and independent chains."""
    cores = max(1, facts.compute_units)
    out: dict[str, dict[int, Slope]] = {}
    for (op, ilp, items), (t, e) in slopes_by(points, ("op", "ilp", "items"), "n", lambda tags: 1.0).items():
        rate = float(items) / (t * hz * cores)
        out.setdefault(op, {})[ilp] = rate, rate * e / t
    return out


def _best(by_ilp: dict[int, Slope]) -> Slope:
    return max(by_ilp.values())


def rate_finding(field: str, value: float, rel: float, probe: str, method: str, loss: float = 0.04) -> Finding:
    """Return a rate's finding. Loop control and the end of a launch only take time away: more lies above than below."""
    return Finding(field, value * 1.01, value * (1 - Z80 * rel), value * (1 + loss + Z80 * rel), probe, method)


def _throughput(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    hz = cycle_hz(facts, known)
    rates = rates_of(points, facts, hz)
    best = {op: _best(by_ilp) for op, by_ilp in rates.items()}
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
        found = rate_finding(f"core.ops.{cls}.per_cycle", rate, sigma / steps, "compute.throughput", f"{op}: {method}", loss)
        if cls in ("fadd", "iadd") and "fma" in best and rate > 1.2 * best["fma"][0]:
            notes.append(f"{cls}: {rate / best['fma'][0]:.2f} times the rate of fma: it goes into more than one slot of a word")
            found = msgspec.structs.replace(found, low=0.97 * best["fma"][0])
        findings.append(found)
    if "ladd" in best and "iadd" in best:
        findings.append(
            _ratio("core.int64.rate", best["ladd"], best["iadd"], "compute.throughput", "64-bit over 32-bit add and xor")
        )
    notes.append("mov: compilers remove copies, no probe sees them; branch, barrier: see warp.divergence, warp.barrier")
    return Inference(tuple(findings), tuple(_rate_curves(rates)), tuple(notes))


def _rate_curves(rates: dict[str, dict[int, Slope]]) -> list[Curve]:
    curves = []
    for op, by_ilp in rates.items():
        count = OPERATIONS[op].count if op in OPERATIONS else HALVES.get(op, 1)
        x = tuple(float(ilp) for ilp in sorted(by_ilp))
        y = tuple(by_ilp[int(ilp)][0] * count for ilp in x)
        curves.append(
            Curve(f"{op}: full device", "independent chains", "per cycle and core", x, y, x, (max(y),) * len(x), log_x=True)
        )
    return curves


def _ratio(field: str, part: Slope, whole: Slope, probe: str, method: str) -> Finding:
    value = part[0] / whole[0]
    sigma = value * math.hypot(part[1] / part[0], whole[1] / whole[0], 0.03)
    return level(field, value, sigma, probe, method)


def _half(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    rates = rates_of(points, facts, facts.max_clock_hz)
    best = {op: _best(by_ilp) for op, by_ilp in rates.items()}
    widths = {name: (best[name][0] * n, best[name][1] * n) for name, n in HALVES.items() if name in best}
    if "fma" not in best or not widths:
        return Inference(notes=("half precision: not supported" if not facts.fp16 else "half precision: too noisy",))
    name = max(widths, key=lambda n: widths[n][0])
    found = _ratio("core.fp16.rate", widths[name], best["fma"], "compute.half", f"{name} multiply-adds over float ones")
    told = ", ".join(f"{n} {v[0] / best['fma'][0]:.2f}" for n, v in widths.items())
    scalar, pair = (widths.get(n, (0.0, 0.0))[0] / widths[name][0] for n in ("half", "half2"))
    packing = "none or wide_wave" if scalar > 0.85 else "pair" if pair > 0.85 else "vector"
    return Inference(
        (found,), tuple(_rate_curves(rates)), (f"core.fp16.packing looks like {packing}: {told} times the float rate",)
    )


def _double(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    rates = rates_of(points, facts, facts.max_clock_hz)
    if "fma" not in rates or "double" not in rates:
        return Inference(notes=("double precision: not supported" if not facts.fp64 else "double precision: too noisy",))
    found = _ratio(
        "core.fp64.rate", _best(rates["double"]), _best(rates["fma"]), "compute.double", "double over float multiply-adds"
    )
    return Inference((found,), tuple(_rate_curves(rates)))


def _issue(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    """Two pipes at once: where a mix takes longer than either pipe, the issue slots hold it up."""
    hz = cycle_hz(facts, known)
    alone = {cls: chosen(known, f"core.ops.{cls}.per_cycle", 0.0) for cls in ("fma", "iadd", "imul", "sfu")}
    warp = chosen([f for f in known if f.probe == "warp.size"], "core.warp_sizes", 0.0)
    rates = {op: _best(by_ilp) for op, by_ilp in rates_of(points, facts, hz).items()}
    if not rates or warp <= 0 or min(alone.values()) <= 0:
        return Inference(notes=("core.issue_per_cycle: needs the rates of single operations and the warp size",))
    if alone["iadd"] > 1.2 * alone["fma"]:
        return Inference(notes=("core.issue_per_cycle: words hold several operations; how many words issue is not seen apart",))
    totals = {op: sum(MIXES[op][1].values()) * steps for op, (steps, _) in rates.items()}
    most, held_up, notes = max(alone["fma"], *totals.values()), False, []
    for op, (steps, _) in rates.items():
        content, total = MIXES[op][1], totals[op]
        pipes = max(n / alone[cls] for cls, n in content.items())
        # a mix that issues far less than another one does is slow for other reasons: chains that wait for both pipes
        held_up = held_up or ("sfu" in content and 1 / steps > 1.08 * pipes and total > NEARLY * most)
        notes.append(f"{op}: {total:.1f} operations a cycle and core; {1 / steps / pipes:.2f} times the slower pipe alone")
    per_cycle = most / warp
    if not held_up:
        return Inference((), (), (*notes, f"core.issue_per_cycle: at least {per_cycle:.2f}; no mix is held up by issue"))
    method = f"most instructions of warps of {warp:.0f} a core issues per cycle, over mixes that none of their pipes holds up"
    found = Finding("core.issue_per_cycle", per_cycle, 0.97 * per_cycle, 1.1 * per_cycle, "compute.issue", method)
    return Inference((found,), (), tuple(notes))


probes.register("compute.clock")(Probe("compute.clock", "clock times latency of dependent operations", _clock_asks, _clock))
probes.register("compute.latency")(
    Probe("compute.latency", "cycles from an operation to a dependent one", _latency_asks, _latency, ("compute.clock",))
)
probes.register("compute.throughput")(
    Probe("compute.throughput", "operations a core does per cycle, by class", _throughput_asks, _throughput, ("compute.clock",))
)
probes.register("compute.half")(Probe("compute.half", "16-bit floats against 32-bit ones", _half_asks, _half))
probes.register("compute.double")(Probe("compute.double", "64-bit floats against 32-bit ones", _double_asks, _double))
probes.register("compute.issue")(
    Probe(
        "compute.issue",
        "instructions of two pipes at once",
        _issue_asks,
        _issue,
        ("compute.clock", "compute.throughput", "warp.size"),
    )
)
