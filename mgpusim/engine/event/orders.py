"""Launches whose time hangs on the order of their warps: several orders are simulated, and their mean is the result.

Which of two cores takes the next group, and which of two sub-cores finds a port free, neither the preset nor the trace tells,
and a device does not repeat it from launch to launch. Mostly it does not matter. Where lines that several warps share are
driven out of a small cache between them, it does: whether they meet there depends on how far one has run ahead. Such a launch
has as many times as orders, and a small change of a clock moves it from one to another.

So where sets of a cache are full, the first waves are simulated once more, in another order. Where they take as long as before,
or ask the memory for as much, the first result stands: the length of few waves alone swings with their place. Else all waves are
simulated in that order, and where the launch takes another time then, in all of `ORDERS`, always the same ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.event import simulation
from mgpusim.engine.event.budget import cost_s, usual_waves, within_budget
from mgpusim.engine.event.simulation import (
    FIRST,
    MOST_WAVES,
    EventRun,
    OnCost,
    Order,
    chosen_cores,
    simulate_launch,
    source_of,
)
from mgpusim.engine.features import Features
from mgpusim.memory.timed_fields import TICKS
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.workload.launch import Launch

__all__ = ["ORDERS", "simulate_orders"]

ORDERS = (FIRST, Order(1, 8 * TICKS), Order(2, 2 * TICKS))
"""The orders of a launch whose time hangs on them."""
TRIED = 0.3
"""Of the waves that were simulated, in the second order to see whether it matters."""
LEAST_TRIED = 2  # waves: the length of a wave is known where the next one follows
SENSITIVE = 0.03
"""The time of a launch hangs on the order where time and traffic of its first waves differ by more than this, in natural
logarithms. Lines are driven out of a cache that counts where more than this share of the sets in use are full."""


def simulate_orders(
    launch: Launch, trace: Trace, features: Features, gpu: GpuSpec, *, session: Session = USUAL, exact: bool = False,
    budget_s: float | None = None, on_cost: OnCost | None = None,
) -> EventRun:  # fmt: skip
    """Simulate a launch on as many cores as `chosen_cores` says, in several orders of its warps where its time hangs on them.

    The result is the run whose cycles are nearest to their mean, with the mean in its place. The options are those of `source_of`
    and `simulate_launch`.

    Parameters
    ----------
    budget_s : seconds that the simulation may take by estimate: it decides how many cores and waves are simulated. Of a second
        order it pays for the first waves only; they tell the spread.
    on_cost : called with the estimated seconds before the simulation begins.
    """
    cores = chosen_cores(features, gpu, trace.meta.ndrange.items_per_group)
    n_waves = -(-features.n_groups // (features.n_cores * features.resident))
    sampling = None
    if budget_s is None:
        expected_s = cost_s(
            features, cores, n_waves if exact else usual_waves(features, cores, n_waves, simulation.EFFORT, MOST_WAVES)
        )
    else:
        name = f"{trace.meta.kernel} on {gpu.name}"
        sampling = within_budget(features, cores, n_waves, budget_s, name, 1.0 + TRIED)
        cores, expected_s = sampling.cores, sampling.cost_s
    if on_cost is not None:
        on_cost(expected_s)
    source = source_of(launch, trace, features, gpu, session=session, cores=cores)

    def simulated(order: Order, waves: int | None = None) -> EventRun:
        return simulate_launch(
            source, trace, features, gpu, source.cores, exact=exact, order=order, waves=waves,
            session=session if waves is None else session.quiet, sampling=sampling,
        )  # fmt: skip

    return msgspec.structs.replace(_in_orders(simulated, source.n_chunks, sampling is None), cost_s=expected_s)


def _in_orders(simulated: Callable[..., EventRun], n_chunks: int, whole: bool) -> EventRun:
    """Return the run of all orders that the launch asks for; `whole` False: the second one only as far as it is tried."""
    run = simulated(FIRST)
    if not _replaces_lines(run):
        return run
    tried = max(LEAST_TRIED, math.ceil(TRIED * len(run.wave_cycles)))
    other = simulated(ORDERS[1], tried if tried < n_chunks else None)
    apart, hangs = _apart(run, other), _traffic_apart(run, other) > SENSITIVE
    if apart > SENSITIVE and hangs and tried < n_chunks and whole:
        other = simulated(ORDERS[1])
        apart = _apart(run, other)
    if apart <= SENSITIVE or not hangs or not whole:
        return msgspec.structs.replace(run, spread=apart / math.sqrt(2.0))
    runs = [run, other, *map(simulated, ORDERS[2:])]
    cycles = tuple(each.cycles for each in runs)
    mean = math.fsum(cycles) / len(cycles)
    nearest = min(runs, key=lambda each: abs(each.cycles - mean))
    spread = float(np.std(np.log(cycles), ddof=1)) if min(cycles) > 0 else 0.0
    return msgspec.structs.replace(nearest, cycles=mean, order_cycles=cycles, spread=spread)


def _replaces_lines(run: EventRun) -> bool:
    """Return whether lines can have been driven out of a cache: more than a few of the sets in use are full."""
    caches = ("texture", "buffer", "l2", "slc")
    return any(run.machine.level(name)["ways"] > 0 and run.machine.full_sets(name) > SENSITIVE for name in caches)


def _apart(run: EventRun, other: EventRun) -> float:
    """Return how far two runs are apart, in natural logarithms of their cycles; of a part, as far as both have gone."""
    here, there = run.cycles, other.cycles
    if len(run.traffic) != len(other.traffic):
        mine, others = dict(run.wave_cycles), dict(other.wave_cycles)
        both = sorted(set(mine) & set(others))
        here, there = (math.fsum(lengths[k] for k in both) for lengths in (mine, others))
    return abs(math.log(there / here)) if here > 0 and there > 0 else 0.0


def _traffic_apart(run: EventRun, other: EventRun) -> float:
    """Return how far two runs are apart in what an instruction asks of L2 or of DRAM when as many waves have been handed out."""
    waves = min(len(run.traffic), len(other.traffic))
    (issued, *mine), (there, *others) = run.traffic[waves - 1], other.traffic[waves - 1]
    both = [(a / issued, b / there) for a, b in zip(mine, others, strict=True) if a > 0 and b > 0]
    return max((abs(math.log(b / a)) for a, b in both), default=0.0)
