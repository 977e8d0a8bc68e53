"""What lasts between work groups and launches on a device: the clock over time, and whose data is in L2."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.device.queue import MAX_PS, PS_PER_S, BufferUse, ClockStep, LaunchProfile, to_ps
from mgpusim.errors import InputError


class GpuClock:
    """A GPU clock that is constant between steps, and how long work takes under it.

    Steps are known when the simulation starts, so work that runs across one needs no event: its end follows from the steps.

    Parameters
    ----------
    nominal_hz : the clock before the first step, to which cycle counts refer.
    steps : in any order, at most one at a time.

    Raises
    ------
    InputError
        A clock that is not positive, a time that is negative, two steps at one time: all of them.

    >>> clock = GpuClock(600e6, [ClockStep(1e-6, 300e6)])
    >>> clock.end(0, 2_000_000), clock.end(0, 2_000_000, clock_share=0.0)
    (3000000, 2000000)
    """

    def __init__(self, nominal_hz: float, steps: Sequence[ClockStep] = ()) -> None:
        problems = []
        if not (math.isfinite(nominal_hz) and nominal_hz > 0):
            problems.append(f"clock.gpu_hz: got {nominal_hz:g} Hz, expected a positive clock")
        rates: dict[int, float] = {}
        for step in steps:
            where = f"clock step to {step.hz / 1e6:g} MHz at {step.at_s * 1e3:g} ms"
            if not (math.isfinite(step.hz) and step.hz > 0):
                problems.append(f"{where}: got a clock of {step.hz:g} Hz, expected a positive one; a stopped GPU ends nothing")
            try:
                at_ps = to_ps(step.at_s, where)
            except InputError as error:
                problems += error.problems
                continue
            if at_ps in rates:
                problems.append(f"{where}: there is another step at that time, expected one at most")
            rates[at_ps] = step.hz
        if problems:
            raise InputError.of("clock of the GPU:", problems)
        self.nominal_hz = nominal_hz
        self.times = sorted(rates)
        self.slowdowns = [1.0, *(nominal_hz / rates[at] for at in self.times)]  # time of clocked work over its nominal time
        self.slowest = max(1.0, *self.slowdowns)

    def end(self, start_ps: int, work_ps: int, clock_share: float = 1.0) -> int:
        """Return when work begun at `start_ps` ends, in picoseconds.

        Parameters
        ----------
        work_ps : its duration at the nominal clock.
        clock_share : the part of it that scales with the clock, 0..1.
        """
        if not self.times:
            return start_ps + work_ps
        at = bisect_right(self.times, start_ps)
        left, now = float(work_ps), start_ps
        while True:
            factor = (1.0 - clock_share) + clock_share * self.slowdowns[at]
            if at == len(self.times) or left * factor <= self.times[at] - now:
                return now + round(left * factor)
            left -= (self.times[at] - now) / factor
            now = self.times[at]
            at += 1

    def check_range(self, profiles: Sequence[LaunchProfile], cores: int, overhead_ps: int) -> None:
        """Refuse launches that could take longer than picoseconds can count.

        Parameters
        ----------
        overhead_ps : fixed time per launch beside its overhead.

        Raises
        ------
        InputError
            Run one after the other at the slowest clock, they end after `MAX_PS`; the launch that goes beyond is named.
        """
        total = 0.0
        for profile in profiles:
            waves = -(-profile.groups // (cores * profile.resident))
            group = max(profile.group_cycles) * profile.cold_factor
            cycles = profile.groups * profile.dispatch_cycles + waves * group
            total += (cycles / self.nominal_hz * self.slowest + profile.overhead_s) * PS_PER_S + overhead_ps
            if not total <= MAX_PS:  # also if it is not a number
                raise InputError(
                    f"launch '{profile.name}': {profile.groups} groups of up to {group:g} cycles at "
                    f"{self.nominal_hz / self.slowest / 1e6:g} MHz could end after {MAX_PS / PS_PER_S:.3g} s, "
                    "the largest time (2^62 ps); simulate fewer or shorter launches"
                )


class SharedCache:
    """Whose bytes are in L2: an LRU stack of buffers by identity.

    A launch moves what it touches to the top; what exceeds the capacity falls out at the bottom. Conflicts between sets
    and the order of accesses within a launch are not seen. A part that is left counts as hit wherever it lies.

    Parameters
    ----------
    size_b : capacity of the L2.
    warm : a buffer that no launch has used yet counts as there, as it was in a launch just before; otherwise L2 is empty.

    >>> a, b = BufferUse("a", 60.0), BufferUse("b", 70.0)
    >>> cache = SharedCache(100.0, warm=False)
    >>> [cache.touch([a]), cache.touch([a]), cache.touch([b]), cache.touch([a])]
    [0.0, 1.0, 0.0, 0.5]
    """

    def __init__(self, size_b: float, warm: bool = True) -> None:
        self.size_b = size_b
        self.warm = warm
        self.stack: dict[str, float] = {}  # bytes there by buffer, least recently used first
        self.seen: set[str] = set()

    @classmethod
    def of(cls, gpu: GpuSpec, warm: bool) -> SharedCache:
        """Return that of a GPU: of no size where what a launch leaves in L2 is lost behind it."""
        return cls(gpu.l2.size_b if gpu.l2.survives_launch else 0.0, warm)

    def touch(self, buffers: Sequence[BufferUse]) -> float:
        """Run a launch that touches `buffers`; return which share of the bytes of those that last was there before, 0..1 (1 if
        none)."""
        asked = math.fsum(buffer.touched_b for buffer in buffers if buffer.lasting)  # Python 3.12 changed how sum() rounds
        fitting = min(1.0, self.size_b / asked) if asked > 0 else 1.0
        there = 0.0
        for buffer in buffers:
            cached_b = self.stack.pop(buffer.name, 0.0)
            if self.warm and buffer.name not in self.seen:
                cached_b = buffer.touched_b * fitting
            there += min(cached_b, buffer.touched_b) if buffer.lasting else 0.0
            self.seen.add(buffer.name)
            self.stack[buffer.name] = max(cached_b, buffer.touched_b)
        self._drop(math.fsum(self.stack.values()) - self.size_b)
        return there / asked if asked > 0 else 1.0

    def _drop(self, excess_b: float) -> None:
        while excess_b > 0 and self.stack:
            name = next(iter(self.stack))
            gone = min(self.stack[name], excess_b)
            self.stack[name] -= gone
            excess_b -= gone
            if self.stack[name] <= 0:
                del self.stack[name]
