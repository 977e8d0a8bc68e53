"""Strategies that choose a work-group shape, by name, with what each costs on the device.

`exhaustive` runs every shape, as TFLite does on Mali (APSys'20, section 5). `lookup` reads a table made before, as TFLite does on
Adreno. `rules` applies rules I to V of that paper; `driver` leaves the local size open; `model` asks the predictions. Further
ones can be registered from outside under the entry-point group ``mgpusim.strategies``.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mgpusim.accuracy.run import Refusal
from mgpusim.errors import InputError
from mgpusim.registry import Registry
from mgpusim.sched.shapes.candidates import three
from mgpusim.sched.shapes.landscape import QUICK, Landscape
from mgpusim.sched.shapes.lookup import LookupTable, look_up, nearest_shape
from mgpusim.workload.local_choice import Shape

FINALISTS = 16
"""Least number of shapes that the analytic engine predicts in full after all were rated. Of five shipped launches with 69
to 456 shapes the best by full traces was the eleventh or better by these (`mgpusim.sched.shapes.quick_traces.QUICK_EVENTS`)."""
COMPILE_S = 0.017
"""Building one kernel on a phone: TFLite, which looks its shapes up on Adreno, starts MobileNetV1 on an Adreno 640 in 465 ms
(APSys'20, Table 2), and that network has 28 layers; an upper bound, as the weights are uploaded then, too."""


class StrategySettings(msgspec.Struct, frozen=True):
    """What strategies are told.

    Attributes
    ----------
    engine : whose times decide: analytic, event or a plug-in's.
    top : shapes that an engine other than the analytic one predicts.
    table : for `lookup`.
    operator : for `rules`: conv or dwconv for the closed forms of rule V, else any.
    full : predict every shape in full; without it all are rated and the best predicted in full.
    runs : launches of a shape that is timed on the device, and `warmup` before them.
    """

    engine: str = "analytic"
    top: int = 5
    table: LookupTable | None = None
    operator: str = "any"
    full: bool = False
    runs: int = 1
    warmup: int = 1


class Cost(msgspec.Struct, frozen=True):
    """What a strategy takes on the device before the first useful launch: builds, launches, seconds."""

    builds: int
    runs: int
    seconds: float


class Choice(msgspec.Struct, frozen=True):
    """The shape a strategy chose, how it came to it, and its cost on the device.

    `drawn_from` are the shapes among which the strategy as published draws at random; its expected time is their mean.
    """

    strategy: str
    shape: Shape
    note: str
    cost: Cost
    drawn_from: tuple[Shape, ...] = ()


Strategy = Callable[[Landscape, StrategySettings], Choice]
strategies: Registry[Strategy] = Registry("strategy", entry_point="mgpusim.strategies")

_BUILD = Cost(1, 0, COMPILE_S)  # what even a strategy that runs nothing takes


def device_s(landscape: Landscape, times_us: dict[Shape, float], settings: StrategySettings) -> Cost:
    """Return the cost of timing shapes on the device: one build, and of each shape `warmup` + `runs` launches.

    A launch takes its own time, that from the host's call to its start and the gap to the next one (`launch.enqueue_s` and
    `launch.gap_s` of the GPU). Each is waited for, since its time is to be read.
    """
    each = settings.warmup + settings.runs
    launch = landscape.gpu.launch
    seconds = COMPILE_S + sum(each * (us * 1e-6 + launch.enqueue_s + launch.gap_s) for us in times_us.values())
    return Cost(1, each * len(times_us), seconds)


def finalists(settings: StrategySettings) -> int:
    """Return how many shapes are predicted in full after all were rated by quick trace.

    >>> finalists(StrategySettings(top=5)), finalists(StrategySettings(top=20))
    (16, 40)
    """
    return max(FINALISTS, 2 * settings.top)


def _best(times: dict[Shape, float], landscape: Landscape) -> Shape:
    if not times:
        raise InputError(_none_runs(landscape))
    return landscape.ranked(times)[0]


def _none_runs(landscape: Landscape) -> str:
    outcomes = [known[1] for s in landscape.shapes if (known := landscape.outcome(s, "analytic"))]
    reasons = [outcome.reason for outcome in outcomes if isinstance(outcome, Refusal)]
    why = f": {max(reasons, key=reasons.count)}" if reasons else ""
    return f"{landscape.launch.label} on {landscape.gpu.name}: none of {len(landscape.shapes)} work-group shapes can run{why}"


def _predicted(landscape: Landscape, settings: StrategySettings) -> tuple[dict[Shape, float], str]:
    """Return the analytic times of the shapes worth it, and how they were found."""
    if settings.full:
        full = landscape.latency_us("analytic")
        return full, f"{len(full)} shapes predicted"
    rated = landscape.ranked(landscape.latency_us(QUICK))
    best = rated[: finalists(settings)]
    if landscape.driver in rated[len(best) :]:
        best.append(landscape.driver)
    full = landscape.latency_us("analytic", best)
    return full, f"{len(rated)} shapes by quick trace, {len(full)} predicted in full"


@strategies.register("exhaustive")
def exhaustive(landscape: Landscape, settings: StrategySettings) -> Choice:
    """Time every shape on the device: as a corpus has them, else as they are predicted to take."""
    if landscape.measured is not None:
        times = {s: landscape.measured[s] for s in landscape.shapes if s in landscape.measured}
        return Choice(
            "exhaustive", _best(times, landscape), f"{len(times)} shapes measured", device_s(landscape, times, settings)
        )
    full, _ = _predicted(landscape, settings)
    every = full if settings.full else landscape.latency_us(QUICK) | full
    cost = device_s(landscape, every, settings)
    return Choice("exhaustive", _best(full, landscape), f"{len(every)} shapes, as predicted", cost)


@strategies.register("rules")
def rules(landscape: Landscape, settings: StrategySettings) -> Choice:
    """Apply rules I to V of APSys'20; of those left the tool takes the one that loads least."""
    from mgpusim.sched.shapes.rules import select

    selection = select(landscape.launch, landscape.gpu, landscape.fitting, operator=settings.operator)
    left = ", ".join(f"{n} after {name}" for name, n in selection.stages)
    note = f"{len(landscape.fitting)} shapes: {left}" + (
        f"; none meets {', '.join(selection.passed_over)}" if selection.passed_over else ""
    )
    return Choice("rules", three(selection.choice), note, _BUILD, tuple(three(s) for s in selection.survivors))


@strategies.register("lookup")
def lookup(landscape: Landscape, settings: StrategySettings) -> Choice:
    """Read the shape from a table that was made before."""
    if settings.table is None:
        raise InputError("strategy lookup: no table; `mgpusim tune ... -o table.json` writes one, --table table.json reads it")
    kernel = landscape.kernel
    match = look_up(settings.table, landscape.launch, landscape.gpu.name, kernel)
    note = "the table's entry" if match.exact else f"the entry of global {_x(match.entry.global_size)}, the nearest"
    shape = three(match.entry.local)
    if not landscape.legal(shape):
        shape = nearest_shape(match.entry.local, landscape.fitting)
        note += f"; its {_x(match.entry.local)} is not legal here, {_x(shape[: landscape.launch.dim])} is the nearest"
    return Choice("lookup", shape, note, _BUILD)


@strategies.register("driver")
def driver(landscape: Landscape, settings: StrategySettings) -> Choice:
    """Leave the local size open: what the preset's policy takes for the driver's choice."""
    return Choice("driver", landscape.driver, f"policy {landscape.gpu.limits.local_choice}", _BUILD)


@strategies.register("model")
def model(landscape: Landscape, settings: StrategySettings) -> Choice:
    """Rate all shapes by quick trace, predict the best in full, and the best `top` of these by another engine if one is asked."""
    full, note = _predicted(landscape, settings)
    if settings.engine != "analytic":
        best = landscape.ranked(full)[: settings.top]
        full = landscape.latency_us(settings.engine, best)
        note += f", {len(full)} by the {settings.engine} engine"
    return Choice("model", _best(full, landscape), note, _BUILD)


def _x(sizes: tuple[int, ...]) -> str:
    return "x".join(map(str, sizes))
