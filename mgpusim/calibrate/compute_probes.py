"""Probes of arithmetic: latency and rate of each operation class, narrow and wide floats, the clock, mixed issue.

All use one kernel that repeats an operation in independent chains. Times are taken at two lengths, so that what a launch
costs cancels: one work item in one chain shows the latency, a full device the rate.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import ask, f32, fewer, i32, most_items, u32, zeros

__all__ = ["OPERATIONS", "Operation", "operation_ask"]


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
_ROOM = 256  # steps in a loop body
_OPERANDS = (f32(0.5), f32(0.25), u32(2654435769), u32(40503))
_RATES = "throughput of the whole device"


def operation_ask(facts: Facts, options: str, steps: int, ilp: int, groups: int, local: int, n: int, tags: dict[str, object]) -> Ask:
    """Return a launch of `n` iterations of `steps` steps in `ilp` chains."""
    size = groups * local
    full = f"{options} -DILP={ilp} -DREP={max(1, steps // ilp)}"
    return ask("compute_ops.cl", "compute_ops", full, size, local, (zeros("float32", size), *_OPERANDS, i32(n)), tags)


def _steps(operation: Operation) -> int:
    return 32 if operation.cost >= 8 else _ROOM // operation.count


def _latency_asks(facts: Facts) -> list[Ask]:
    asks = []
    for name, operation in OPERATIONS.items():
        steps = _steps(operation)
        # some 100 us at 4 cycles a step and 2 GHz; what takes long comes less often
        n = max(4, 51200 // (steps * operation.count * max(1, operation.cost // 2)))
        ilps = (1, 2, 4, 8) if facts.effort >= 1 else (1, 8) if name == "fma" else (1,)
        asks += [
            operation_ask(facts, operation.options, steps, ilp, 1, 1, fewer(facts, n * k, 2 * k), {"op": name, "ilp": ilp, "n": n_of})
            for ilp in ilps
            for k in (1, 3)
            for n_of in (fewer(facts, n * k, 2 * k) * max(1, steps // ilp),)
        ]
    return asks


def _wide(facts: Facts) -> tuple[int, int]:
    """Return the groups and their size that fill every core with work several times over."""
    return max(1, facts.compute_units) * fewer(facts, 32, 8), most_items(facts, 256)


def _rate_asks(facts: Facts, name: str, options: str, steps: int, cost: int) -> list[Ask]:
    groups, local = _wide(facts)
    n = max(1, 2048 // (steps * cost))
    ilps = (1, 2, 4, 8) if facts.effort >= 1 else (4,)
    asks = []
    for ilp in ilps:
        for k in (1, 3):
            times = n * k if facts.effort >= 1 else k
            tags = {"op": name, "ilp": ilp, "n": times * steps, "items": groups * local}
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
        asks += _rate_asks(facts, name, options, _ROOM // width, width)
    return asks


def _double_asks(facts: Facts) -> list[Ask]:
    if not facts.fp64:
        return []
    asks = _rate_asks(facts, "fma", OPERATIONS["fma"].options, _ROOM, 1)
    return asks + _rate_asks(facts, "double", "-DOP_DOUBLE -DT=double", _ROOM // 4, 16)


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


def _todo(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    return Inference()


probes.register("compute.clock")(Probe("compute.clock", "clock times latency of dependent operations", _clock_asks, _todo))
probes.register("compute.latency")(
    Probe("compute.latency", "cycles from an operation to a dependent one", _latency_asks, _todo, ("compute.clock",))
)
probes.register("compute.throughput")(
    Probe("compute.throughput", "operations a core does per cycle, by class", _throughput_asks, _todo, ("compute.clock",))
)
probes.register("compute.half")(Probe("compute.half", "16-bit floats against 32-bit ones", _half_asks, _todo))
probes.register("compute.double")(Probe("compute.double", "64-bit floats against 32-bit ones", _double_asks, _todo))
probes.register("compute.issue")(
    Probe("compute.issue", "instructions of two pipes at once", _issue_asks, _todo, ("compute.clock", "compute.throughput", "warp.size"))
)
