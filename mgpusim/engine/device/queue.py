"""What the device simulation is given: launches as profiles, the commands of queues, steps of the GPU clock.

A profile reduces a prediction to what matters at the grain of work groups. A group's duration is chosen so that the launch
alone, warm, takes exactly the predicted latency. With G groups on S = cores * resident slots, W = ceil(G / S) waves,
r = G - (W - 1) S groups in the last of them, and a dispatcher that hands out one group every d, the recurrence
``start_i = max(start_(i-1), end_(i-S)) + d`` gives for equal groups of duration D::

    T = r d + D + (W - 1) max(D + d, S d)

the second term of the maximum where the dispatcher, not the slots, is what groups wait for. `profile_of` solves it for D.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.traffic import keeps
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, suggest

MAX_PS = 2**62
"""Largest time, 53 days: half of what 64 bits hold, so that no sum of two overflows. What would go beyond is refused."""

PS_PER_S = 10**12
PS_PER_US = 10**6
_MAX_GROUPS = 1 << 40


def to_ps(time: float, what: str, ps_per_unit: int = PS_PER_S) -> int:
    """Return a time, in seconds or the unit given, in whole picoseconds.

    Raises
    ------
    InputError
        It is negative, not finite or over `MAX_PS`.

    >>> to_ps(3.3e-6, "floor_s")
    3300000
    """
    seconds = time * (ps_per_unit / PS_PER_S)
    if not (math.isfinite(seconds) and seconds >= 0):
        raise InputError(f"{what}: got {seconds:g} s, expected a time of 0 or more")
    ps = round(time * ps_per_unit)
    if ps > MAX_PS:
        raise InputError(f"{what}: {seconds:g} s is over the largest time, {MAX_PS / PS_PER_S:.3g} s (2^62 ps)")
    return ps


def cycles_to_ps(cycles: float, hz: float) -> float:
    """Return the picoseconds, not rounded, that cycles of a clock take.

    >>> cycles_to_ps(585.0, 585e6)
    1000000.0
    """
    return cycles * PS_PER_S / hz


class BufferUse(msgspec.Struct, frozen=True):
    """A buffer or image that a launch uses: its identity across launches and the bytes of it that the launch touches.

    What is not `lasting` takes room in L2, but no launch finds it there: the launch's time has it come from DRAM.
    """

    name: str
    touched_b: float
    lasting: bool = True


class ClockStep(msgspec.Struct, frozen=True):
    """From `at_s` seconds after the first host call on, the GPU clock is `hz`."""

    at_s: float
    hz: float


class LaunchProfile(msgspec.Struct, frozen=True, kw_only=True):
    """A launch at the grain of work groups.

    Attributes
    ----------
    name : what it is called in reports.
    groups, resident : work groups, and how many of them a core holds at once: each takes 1 / resident of a core.
    group_cycles : durations of its groups in cycles of the GPU's default clock; group i takes entry i mod length.
    dispatch_cycles : serial time of the device's dispatcher per group.
    overhead_s : fixed time inside the event time, before the first group; no clock changes it.
    buffers : what it uses, in the order in which it is last used.
    footprint_b : distinct bytes it touches.
    clock_share : part of the group time that scales with the GPU clock, 0..1; the rest is DRAM's.
    cold_factor : group time with nothing of the footprint in L2 over that with all of it there, 1 or more.

    Raises
    ------
    InputError
        Every malformed field at once.

    >>> LaunchProfile(name="conv", groups=64, resident=4, group_cycles=(1e4,)).clock_share
    1.0
    """

    name: str
    groups: int
    resident: int
    group_cycles: tuple[float, ...]
    dispatch_cycles: float = 0.0
    overhead_s: float = 0.0
    buffers: tuple[BufferUse, ...] = ()
    footprint_b: float = 0.0
    clock_share: float = 1.0
    cold_factor: float = 1.0

    def __post_init__(self) -> None:
        problems = []
        for field in ("groups", "resident"):
            value: Any = getattr(self, field)
            if type(value) is not int or not 1 <= value <= _MAX_GROUPS:
                problems.append(f"{field}: got {value!r}, expected a whole number from 1 to {_MAX_GROUPS}")
        if not self.group_cycles:
            problems.append("group_cycles: got none, expected at least one duration in cycles")
        numbers = [(f"group_cycles[{i}]", value, math.inf) for i, value in enumerate(self.group_cycles)]
        numbers += [(field, getattr(self, field), math.inf) for field in ("dispatch_cycles", "overhead_s", "footprint_b")]
        numbers += [(f"buffers '{b.name}' touched_b", b.touched_b, math.inf) for b in self.buffers]
        numbers.append(("clock_share", self.clock_share, 1.0))
        for where, value, high in numbers:
            if not (math.isfinite(value) and 0 <= value <= high):
                problems.append(f"{where}: got {value}, expected {'0 to 1' if high == 1 else 'a number of 0 or more'}")
        if not (math.isfinite(self.cold_factor) and self.cold_factor >= 1):
            problems.append(f"cold_factor: got {self.cold_factor}, expected 1 or more: cold time over warm time")
        if problems:
            raise InputError(f"profile of launch '{self.name}':", problems)


class Command(msgspec.Struct, frozen=True):
    """One enqueued launch.

    `name` is its own among all commands; it goes to queue number `queue`. Beside what the order of that queue demands, it waits
    for the commands named in `after`.
    """

    name: str
    profile: LaunchProfile
    queue: int = 0
    after: tuple[str, ...] = ()


def profile_of(
    prediction: Prediction, gpu: GpuSpec, *, name: str = "", buffers: Sequence[BufferUse] | None = None
) -> LaunchProfile:
    """Return the profile whose simulation, alone and warm, takes exactly `prediction.latency_us` (to a picosecond).

    What a prediction does not say is taken as follows. `clock_share`: the parts of the latency attributed to DRAM and the
    system-level cache do not scale with the GPU clock. All others do, also what waits for the latency of DRAM, which is
    attributed to "latency". `cold_factor`: a launch that finds nothing of its footprint in L2 takes longer by the time DRAM needs
    for the footprint. That is an upper bound, as if none of it hid behind other work. Where L2 does not survive launches or is
    smaller than the footprint, the prediction already is the cold one and the factor is 1.

    Parameters
    ----------
    prediction : of any engine, on `gpu`.
    name : what to call the launch; the kernel's name if empty.
    buffers : what the launch touches. Without it the footprint is one buffer that no other launch uses.

    Raises
    ------
    InputError
        The prediction is of another GPU, or its latency is less than its launch overhead or over the integer range.

    >>> from mgpusim import load_gpu, predict
    >>> from mgpusim.files import data_dir
    >>> gpu = load_gpu("adreno-640")
    >>> profile = profile_of(predict(data_dir("examples") / "softmax.toml", gpu), gpu)
    >>> profile.name, profile.groups
    ('softmax', 384)
    """
    where = f"prediction of {prediction.kernel}"
    if prediction.gpu != gpu.name:
        raise InputError(f"{where}: is for {prediction.gpu}, but the device is {gpu.name}; predict on that GPU")
    if not (math.isfinite(prediction.latency_us) and prediction.latency_us > 0):
        raise InputError(f"{where}: got a latency of {prediction.latency_us} us, expected a positive time")
    latency_ps = to_ps(prediction.latency_us, f"{where}: latency", PS_PER_US)
    overhead_us = prediction.breakdown_us.get("launch", 0.0)
    body_ps = latency_ps - to_ps(overhead_us, f"{where}: launch overhead", PS_PER_US)
    if body_ps < 0:
        raise InputError(
            f"{where}: latency {prediction.latency_us} us is less than its launch overhead, {overhead_us:g} us; "
            "predict and simulate with the same preset"
        )
    groups = prediction.n_groups
    resident = int(prediction.occupancy["groups_per_core"])
    clock_hz = gpu.clock.gpu_hz
    in_turn_ps = round(cycles_to_ps(gpu.dispatch.device_group_cycles, clock_hz))
    dispatch_ps, group_ps = _group_time(body_ps, groups, gpu.shader_cores * resident, in_turn_ps)
    touched = (BufferUse(name or prediction.kernel, prediction.footprint_b),) if buffers is None else tuple(buffers)
    return LaunchProfile(
        name=name or prediction.kernel,
        groups=groups,
        resident=resident,
        group_cycles=(group_ps * clock_hz / PS_PER_S,),
        dispatch_cycles=dispatch_ps * clock_hz / PS_PER_S,
        overhead_s=overhead_us / 1e6,
        buffers=touched,
        footprint_b=prediction.footprint_b,
        clock_share=_clock_share(prediction),
        cold_factor=_cold_factor(prediction.footprint_b, body_ps, gpu),
    )


def _group_time(body_ps: int, groups: int, slots: int, dispatch_ps: int) -> tuple[int, float]:
    """Return (dispatch time, group duration) in picoseconds, which solve the module's equation for `body_ps`.

    A body shorter than all dispatches together is dispatched that much faster.

    >>> _group_time(100, groups=5, slots=2, dispatch_ps=1)
    (1, 32.333333333333336)
    """
    dispatch_ps = min(dispatch_ps, body_ps // groups)
    waves = -(-groups // slots)
    last = groups - (waves - 1) * slots
    slot_bound = (body_ps - (last + waves - 1) * dispatch_ps) / waves
    if slot_bound >= (slots - 1) * dispatch_ps:
        return dispatch_ps, slot_bound
    return dispatch_ps, float(body_ps - groups * dispatch_ps)


def _clock_share(prediction: Prediction) -> float:
    parts = prediction.breakdown_us
    body = math.fsum(parts.values()) - parts.get("launch", 0.0)
    memory = parts.get("dram", 0.0) + parts.get("slc", 0.0)
    return min(1.0, max(0.0, 1.0 - memory / body)) if body > 0 else 1.0


def _cold_factor(footprint_b: float, body_ps: int, gpu: GpuSpec) -> float:
    if not keeps(gpu.l2, footprint_b) or body_ps == 0:
        return 1.0
    return 1.0 + footprint_b / gpu.dram_reached_b_per_s * PS_PER_S / body_ps


def waits_of(commands: Sequence[Command], in_order: bool) -> tuple[tuple[int, ...], ...]:
    """Return, per command, the positions of those it waits for: its wait list and, in order, the one before it in its queue.

    Raises
    ------
    InputError
        No commands, a name twice, an unknown name in a wait list, a queue below 0, or commands that wait for each other.

    >>> kernel = LaunchProfile(name="a", groups=1, resident=1, group_cycles=(1.0,))
    >>> waits_of([Command("a", kernel), Command("b", kernel), Command("c", kernel, after=("a",))], in_order=False)
    ((), (), (0,))
    """
    problems = []
    place: dict[str, int] = {}
    for i, command in enumerate(commands):
        if command.name in place:
            problems.append(f"command {i}: the name '{command.name}' is taken by command {place[command.name]}; use another")
        place.setdefault(command.name, i)
        if command.queue < 0:
            problems.append(f"command '{command.name}': got queue {command.queue}, expected 0 or more")
    waits: list[tuple[int, ...]] = []
    last: dict[int, int] = {}
    for i, command in enumerate(commands):
        for name in command.after:
            if name not in place:
                problems.append(f"command '{command.name}' waits for an {suggest('launch', name, place)}")
        named = {place[name] for name in command.after if name in place}
        before = {last[command.queue]} if in_order and command.queue in last else set()
        last[command.queue] = i
        waits.append(tuple(sorted(named | before)))
    if not commands:
        problems.append("got no commands, expected at least one launch")
    if problems:
        raise InputError.of("the queues cannot run:", problems)
    cycle = _cycle(waits)
    if cycle:
        path = " -> ".join(f"'{commands[i].name}'" for i in cycle)
        order = "; an in-order queue runs its launches in the order given" if in_order else ""
        raise InputError(f"launches wait for each other: {path}{order}; drop one of these waits")
    return tuple(waits)


def _cycle(waits: Sequence[tuple[int, ...]]) -> list[int]:
    """Return positions along a cycle of waits, first and last the same; empty if there is none.

    >>> _cycle([(1,), (2,), (0,)]), _cycle([(), (0,), (0, 1)])
    ([0, 1, 2, 0], [])
    """
    state = [0] * len(waits)  # 0 not seen, 1 on the path, 2 done
    for root in range(len(waits)):
        path: list[int] = []
        todo = [(root, False)]
        while todo:
            node, leaving = todo.pop()
            if leaving:
                state[node] = 2
                path.pop()
            elif state[node] == 0:
                state[node] = 1
                path.append(node)
                todo.append((node, True))
                for other in reversed(waits[node]):
                    if state[other] == 1:
                        return [*path[path.index(other) :], other]
                    if state[other] == 0:
                        todo.append((other, False))
    return []
