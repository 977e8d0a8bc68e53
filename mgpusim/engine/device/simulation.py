"""The device at the grain of work groups, as a SimPy simulation: host, queues, command processor, dispatcher, cores.

- *Host*: one thread; each call takes `launch.pace_s`. The command is in its queue `launch.enqueue_s` after the call began:
  the driver and a device that wakes up take the rest, beside later calls.
- *Queues*: in order, or out of order with wait lists. A launch that waits for another starts `launch.gap_s` after its end.
- *Command processor*: takes launches by the queue policy. A launch's event time begins here, with its launch overhead.
- *Dispatcher*: serial; hands out the groups of the launch that started first, one every `dispatch.device_group_cycles` at
  the clock of the moment, as soon as a core has room. A later launch's groups follow when all of its groups are handed out.
- *Cores*: a group of a kernel of which R fit takes 1/R of a core. Kernels that share a core do so by that share: warps,
  work items, registers and local memory are all taken as proportional, an approximation. How long a group takes does not depend
  on what else its core holds. So launches that run side by side gain the most they can.
- *Caches*: the first levels are flushed at each launch. What of a launch's footprint is still in L2 is kept as an LRU stack of
  buffers. Its group time is interpolated between the cold and the warm one by that share.

Time is integer picoseconds. Of events at one time, ends of groups and delays come first, then decisions, each in the order
in which they were scheduled. A group's duration is rounded so that errors do not add up from wave to wave.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable, Generator, Sequence
from functools import partial
from heapq import heappop, heappush
from typing import Any

import numpy as np
import simpy
from simpy.core import EmptySchedule
from simpy.events import URGENT

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import enqueue_s, pace_s
from mgpusim.engine.device.policies import DispatchPolicy, QueuePolicy, dispatch_policies, queue_policies
from mgpusim.engine.device.queue import MAX_PS, PS_PER_S, PS_PER_US, ClockStep, Command, cycles_to_ps, to_ps, waits_of
from mgpusim.engine.device.run import DeviceRun, GroupSpans, LaunchRun, occupancy_over_time
from mgpusim.engine.device.state import GpuClock, SharedCache
from mgpusim.errors import InputError
from mgpusim.limits import check_memory
from mgpusim.workload.provenance import by_engine

GROUP_B = 250.0
"""Bytes of memory for a work group: five numbers of when and where, and those sorted for the series over time."""

Process = Generator[simpy.Event, Any, None]


class _Due(simpy.Event):
    """An event after a delay that comes before the decisions of its time."""

    def __init__(self, env: simpy.Environment, delay_ps: int, callback: Callable[[Any], None]) -> None:
        self.env = env
        self.callbacks = [callback]
        self._ok = True
        self._value = None
        env.schedule(self, URGENT, delay_ps)


class _GroupEnd(_Due):
    """The end of a work group."""

    kernel: _RunningKernel
    core: int


class _RunningKernel:
    """A launch from the moment it starts: what is left of it and where its groups are."""

    def __init__(self, index: int, command: Command, device: _Device, l2_share: float) -> None:
        profile = command.profile
        slowdown = 1.0 + (1.0 - l2_share) * (profile.cold_factor - 1.0)
        hz = device.clock.nominal_hz
        self.index = index
        self.groups = self.unfinished = profile.groups
        self.next_group = 0
        self.share = device.capacity // profile.resident
        self.slots = len(device.free) * profile.resident
        self.group_ps = [cycles_to_ps(cycles * slowdown, hz) for cycles in profile.group_cycles]
        self.dispatch_ps = round(cycles_to_ps(profile.dispatch_cycles, hz))
        self.clock_share = profile.clock_share / slowdown  # what a cold start adds is DRAM's time
        self.resident = [0] * len(device.free)
        self.last_core = -1

    def duration_ps(self, group: int) -> int:
        """Return a group's time at the nominal clock; those of equal groups in W waves add up to W times it, rounded once."""
        exact, wave = self.group_ps[group % len(self.group_ps)], group // self.slots
        return round(exact * (wave + 1)) - round(exact * wave)


class _Device:
    """State of the simulation; `host`, `processor` and `dispatcher` are its processes."""

    def __init__(
        self, commands: Sequence[Command], waits: Sequence[tuple[int, ...]], gpu: GpuSpec, clock: GpuClock, cache: SharedCache,
        queue_policy: QueuePolicy, dispatch_policy: DispatchPolicy,
    ) -> None:  # fmt: skip
        self.env = simpy.Environment(initial_time=0)
        self.commands, self.waits, self.clock, self.cache = commands, waits, clock, cache
        self.queue_policy, self.dispatch_policy = queue_policy, dispatch_policy
        self.enqueue_ps = to_ps(enqueue_s(gpu), f"{gpu.name}: launch.enqueue_s")
        self.pace_ps = to_ps(pace_s(gpu), f"{gpu.name}: launch.pace_s")
        self.gap_ps = to_ps(gpu.launch.gap_s, f"{gpu.name}: launch.gap_s")
        n = len(commands)
        self.queued, self.submitted, self.start, self.end = [0] * n, [-1] * n, [0] * n, [0] * n
        self.first_group, self.l2_share, self.waited_for = [0] * n, [1.0] * n, [""] * n
        self.unmet = [len(w) for w in waits]
        self.followers: list[list[int]] = [[] for _ in range(n)]
        for i, waited in enumerate(waits):
            for j in waited:
                self.followers[j].append(i)
        # per queue, what could start, by number of the host's call; and when the queue's gap is over
        self.ready: dict[int, list[int]] = {c.queue: [] for c in commands}
        self.free_at = dict.fromkeys(self.ready, 0)
        self.running = 0
        self.last_ended = -1
        self.capacity = math.lcm(*(c.profile.resident for c in commands))
        self.free = [self.capacity] * gpu.shader_cores
        self.with_room: list[int] = []  # cores that can take a group of the kernel being dispatched, ascending
        self.dispatching: deque[_RunningKernel] = deque()
        self.spans = GroupSpans(*(array("q") for _ in range(5)))
        self.asleep: dict[str, simpy.Event] = {}

    def run(self) -> int:
        """Run to the end and return how many events that took."""
        for process in (self.host(), self.processor(), self.dispatcher()):
            self.env.process(process)
        events, step = 0, self.env.step
        try:
            while True:
                step()
                events += 1
        except EmptySchedule:
            return events

    def _sleep(self, who: str) -> simpy.Event:
        event = self.asleep[who] = self.env.event()
        return event

    def _wake(self, who: str) -> None:
        event = self.asleep.pop(who, None)
        if event is not None:
            event.succeed()

    # ---- host and queues -----------------------------------------------------------------------------------------
    def host(self) -> Process:
        """One call after the other."""
        for i in range(len(self.commands)):
            self.queued[i] = int(self.env.now)
            if self.pace_ps:
                yield self.env.timeout(self.pace_ps)
            if self.pace_ps < self.enqueue_ps:
                _Due(self.env, self.enqueue_ps - self.pace_ps, partial(self._arrived, i))
            else:
                self._arrived(i)

    def _arrived(self, i: int, _: Any = None) -> None:
        """Command `i` is in its queue."""
        self.submitted[i] = int(self.env.now)
        if not self.unmet[i]:
            self._release(i)

    def _release(self, i: int) -> None:
        """Command `i` is in its queue and all it waits for has ended: it can start a gap after the latest of those."""
        now = int(self.env.now)
        delay = max((self.end[j] + self.gap_ps for j in self.waits[i]), default=now) - now
        if delay > 0:
            _Due(self.env, delay, lambda _: self._ready(i))
        else:
            self._ready(i)

    def _ready(self, i: int) -> None:
        heappush(self.ready[self.commands[i].queue], i)
        self._wake("processor")

    def _ended(self, i: int) -> None:
        """The last group of launch `i` is done."""
        now = int(self.env.now)
        self.end[i] = now
        self.running -= 1
        self.last_ended = i
        for j in self.followers[i]:
            self.unmet[j] -= 1
            if not self.unmet[j] and self.submitted[j] >= 0:
                self._release(j)
        if not self.queue_policy.overlaps and self.gap_ps:
            self.free_at[self.commands[i].queue] = now + self.gap_ps
            _Due(self.env, self.gap_ps, lambda _: self._wake("processor"))
        self._wake("processor")

    # ---- command processor ---------------------------------------------------------------------------------------
    def processor(self) -> Process:
        """Start launches as the policy lets them."""
        while True:
            i = self._pick()
            if i is None:
                yield self._sleep("processor")
            else:
                self._start(i)

    def _pick(self) -> int | None:
        now = self.env.now
        heads = sorted(heap[0] for queue, heap in self.ready.items() if heap and self.free_at[queue] <= now)
        chosen = self.queue_policy.choose([self.commands[i] for i in heads], self.running) if heads else None
        return None if chosen is None else heappop(self.ready[self.commands[heads[chosen]].queue])

    def _start(self, i: int) -> None:
        now, command = int(self.env.now), self.commands[i]
        self.start[i] = now
        self.running += 1
        self.l2_share[i] = self.cache.touch(command.profile.buffers)
        self.waited_for[i] = self._cause(i)
        kernel = _RunningKernel(i, command, self, self.l2_share[i])
        overhead_ps = to_ps(command.profile.overhead_s, f"launch '{command.name}': overhead_s")
        _Due(self.env, overhead_ps, lambda _: self._dispatch(kernel))

    def _cause(self, i: int) -> str:
        """Return what let launch `i` start now and no earlier."""
        if self.submitted[i] == self.start[i]:
            return "host"
        ends = [j for j in self.waits[i] if self.end[j] + self.gap_ps == self.start[i]]
        return self.commands[ends[-1] if ends else self.last_ended].name

    # ---- dispatcher and cores ------------------------------------------------------------------------------------
    def _dispatch(self, kernel: _RunningKernel) -> None:
        self.dispatching.append(kernel)
        if len(self.dispatching) == 1:
            self._find_room(kernel.share)
        self._wake("dispatcher")

    def _find_room(self, share: int) -> None:
        self.with_room = [core for core, free in enumerate(self.free) if free >= share]

    def dispatcher(self) -> Process:
        """Hand out groups, one at a time."""
        env, end_of = self.env, self.clock.end
        while True:
            if not self.dispatching or not self.with_room:
                yield self._sleep("dispatcher")
                continue
            kernel = self.dispatching[0]
            core = self._take(kernel)
            if kernel.dispatch_ps:
                now = int(env.now)
                yield env.timeout(end_of(now, kernel.dispatch_ps) - now)
            self._begin(kernel, core)

    def _take(self, kernel: _RunningKernel) -> int:
        """Choose a core for the next group and take the room it needs."""
        core = self.dispatch_policy(self.with_room, kernel.resident, kernel.last_core)
        kernel.last_core = core
        kernel.resident[core] += 1
        self.free[core] -= kernel.share
        if self.free[core] < kernel.share:
            del self.with_room[bisect_left(self.with_room, core)]
        return core

    def _begin(self, kernel: _RunningKernel, core: int) -> None:
        now, group = int(self.env.now), kernel.next_group
        if group == 0:
            self.first_group[kernel.index] = now
        end = self.clock.end(now, kernel.duration_ps(group), kernel.clock_share)
        spans = self.spans
        spans.launch.append(kernel.index)
        spans.group.append(group)
        spans.core.append(core)
        spans.start_ps.append(now)
        spans.end_ps.append(end)
        done = _GroupEnd(self.env, end - now, self._group_end)
        done.kernel, done.core = kernel, core
        kernel.next_group = group + 1
        if kernel.next_group == kernel.groups:
            self.dispatching.popleft()
            if self.dispatching:
                self._find_room(self.dispatching[0].share)

    def _group_end(self, done: _GroupEnd) -> None:
        kernel, core = done.kernel, done.core
        free = self.free[core]
        self.free[core] = free + kernel.share
        kernel.resident[core] -= 1
        kernel.unfinished -= 1
        if not kernel.unfinished:
            self._ended(kernel.index)
        if self.dispatching:
            share = self.dispatching[0].share
            if free < share <= free + kernel.share:
                insort(self.with_room, core)
                self._wake("dispatcher")


def simulate(
    commands: Sequence[Command],
    gpu: GpuSpec,
    *,
    in_order: bool = True,
    queue_policy: str = "",
    dispatch_policy: str = "breadth",
    clock_steps: Sequence[ClockStep] = (),
    warm: bool = True,
) -> DeviceRun:
    """Run launches on a device; see this module for what is simulated and how it is simplified.

    Parameters
    ----------
    commands : in the order of the host's calls.
    in_order : each queue runs its commands one after the other; otherwise they wait only for those in `Command.after`.
    queue_policy : a name of `queue_policies`; empty takes the GPU's `dispatch.queue_policy`.
    dispatch_policy : a name of `dispatch_policies`.
    clock_steps : changes of the GPU clock from the preset's default.
    warm : buffers that no launch has used yet are in L2, as predictions assume; otherwise L2 is empty at first.

    Raises
    ------
    InputError
        No commands, names that clash, waits that can never end, a clock that is not positive, times over the integer range.
    UnknownNameError
        A policy that is not registered.

    >>> from mgpusim import load_gpu
    >>> from mgpusim.engine.device.queue import LaunchProfile
    >>> gpu = load_gpu("adreno-640", {"launch.enqueue_s": "0 s", "launch.gap_s": "10 us"})
    >>> work = LaunchProfile(name="conv", groups=8, resident=4, group_cycles=(585.0,))
    >>> run = simulate([Command("first", work), Command("second", work)], gpu)
    >>> [(launch.start_us, launch.end_us, launch.waited_for) for launch in run.launches]
    [(0.0, 1.0, 'host'), (11.0, 12.0, 'first')]
    """
    queue_policy = queue_policy or gpu.dispatch.queue_policy
    chosen = queue_policies.lookup(queue_policy)
    clock = GpuClock(gpu.clock.gpu_hz, clock_steps)
    waits = waits_of(commands, in_order)
    cache = SharedCache.of(gpu, warm)
    device = _Device(commands, waits, gpu, clock, cache, chosen, dispatch_policies.lookup(dispatch_policy))
    clock.check_range([c.profile for c in commands], gpu.shader_cores, device.enqueue_ps + device.gap_ps)
    groups = sum(c.profile.groups for c in commands)
    check_memory(
        f"the times of {groups:,} work groups of {len(commands):,} launches", GROUP_B * groups,
        "enqueue fewer launches (--repeat), or launches of fewer groups",
    )  # fmt: skip
    try:
        events = device.run()
    except OverflowError:  # launches that share the cores in an unlucky order
        raise InputError(f"the launches end after {MAX_PS / PS_PER_S:.3g} s, the largest time; simulate fewer of them") from None
    launches = tuple(
        LaunchRun(
            name=c.name, kernel=c.profile.name, queue=c.queue, groups=c.profile.groups, queued_us=device.queued[i] / PS_PER_US,
            submitted_us=device.submitted[i] / PS_PER_US, start_us=device.start[i] / PS_PER_US,
            first_group_us=device.first_group[i] / PS_PER_US, end_us=device.end[i] / PS_PER_US,
            waited_for=device.waited_for[i], l2_share=device.l2_share[i],
            latency_us=(device.end[i] - device.start[i]) / PS_PER_US,
        )
        for i, c in enumerate(commands)
    )  # fmt: skip
    shares = np.array([1.0 / c.profile.resident for c in commands])
    total_ps, first_ps = max(device.end), min(device.start)
    busy, occupancy, series = occupancy_over_time(device.spans, shares, gpu.shader_cores, total_ps)
    return DeviceRun(
        provenance=by_engine("", gpu.name),
        gpu=gpu.name,
        queue_policy=queue_policy,
        dispatch_policy=dispatch_policy,
        in_order=in_order,
        warm=warm,
        launches=launches,
        total_us=total_ps / PS_PER_US,
        gaps_us=(total_ps - first_ps - _covered_ps(device.start, device.end)) / PS_PER_US,
        first_wait_us=first_ps / PS_PER_US,
        core_busy=busy,
        core_occupancy=occupancy,
        over_time=series,
        clock_steps=tuple(sorted((step.at_s * 1e6, step.hz) for step in clock_steps)),
        events=events,
        spans=device.spans,
    )


def _covered_ps(starts: Sequence[int], ends: Sequence[int]) -> int:
    """Return the time in which at least one launch runs."""
    covered, reach = 0, 0
    for start, end in sorted(zip(starts, ends, strict=True)):
        covered += max(0, end - max(start, reach))
        reach = max(reach, end)
    return covered
