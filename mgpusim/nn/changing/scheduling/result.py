"""What a search for a schedule found: operators before and after, and what knobs matter."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import ClassVar

import msgspec

from mgpusim.nn.changing.change import NetworkChange
from mgpusim.nn.changing.scheduling.search import KernelSearch
from mgpusim.nn.planning.arrangement import Parameter
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.schedule import Schedule
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.result import follows


class OperatorRow(msgspec.Struct, frozen=True):
    """An operator with what is fused to it.

    Attributes
    ----------
    kernels : its launches with their work groups.
    reads, writes : storages.
    origin : the space or library that the kernel comes from.
    time_us, before_us : in the run, and in that of the library compared with; None where that has no kernel of this name.
    looked_at, valid, offered : members of its spaces: rated in all storages, left by pruning, and all, in one storage.
    """

    name: str
    kind: str
    kernels: str
    parameters: dict[str, Parameter]
    reads: tuple[str, ...]
    writes: str
    origin: str
    time_us: float
    before_us: float | None
    looked_at: int
    valid: int
    offered: int


class OperatorSearch(msgspec.Struct, frozen=True):
    """What was looked at of one operator in one storage; `shape` is that of its output, `operators` those of the network."""

    shape: tuple[int, ...]
    storage: str
    operators: tuple[str, ...]
    found: KernelSearch


class KnobEffect(msgspec.Struct, frozen=True):
    """What is lost if a knob has one value for all operators, by value: time over that of the best members.

    Members that were looked at are compared. `operators` have a value each at least; `loss` is that of the best single value,
    `worst` that of the worst.
    """

    kernel: str
    knob: str
    losses: dict[str, float]
    operators: int
    loss: float = 0.0
    worst: float = 0.0

    def __post_init__(self) -> None:
        losses = self.losses.values()
        follows(self, loss=min(losses, default=0.0), worst=max(losses, default=0.0))


class LibraryTime(msgspec.Struct, frozen=True):
    """What the network takes by a library."""

    library: str
    latency_us: float


class NetworkSchedule(
    NetworkChange, frozen=True, kw_only=True, tag="mgpusim.network_schedule/2", rename={"rows": "operators", "seconds": "spent_s"}
):
    """A schedule with what it gains.

    Attributes
    ----------
    library, before_us : of the fastest library compared with; "" and `after_us` where there is none.
    after_us, prediction : of an inference by the schedule.
    libraries, by_libraries : what it takes by libraries, and their predictions in full.
    copies : between storages in a run.
    rows : operators in order.
    knobs : those that matter the most first.
    searches : all that was looked at, operator by operator.
    notes : what the budget cut short, and what else to know.
    layout_us, bound_us : of kernels and copies with the storages chosen, and the least that any have, by quick traces.
    seconds : of processors that the search took.
    """

    unprinted: ClassVar = ("schedule", "plan", "by_libraries", "searches")

    libraries: tuple[LibraryTime, ...]
    rows: tuple[OperatorRow, ...]
    knobs: tuple[KnobEffect, ...]
    copies: int
    layout_us: float
    bound_us: float
    seconds: float
    notes: tuple[str, ...]
    prediction: NetworkPrediction
    schedule: Schedule
    plan: NetworkPlan
    by_libraries: tuple[NetworkPrediction, ...]
    searches: tuple[OperatorSearch, ...]


def knob_effects(searches: Iterable[KernelSearch]) -> list[KnobEffect]:
    """Return what a knob costs that has one value for all operators, those that cost the most first.

    `searches` are of each operator the members that were looked at.
    """
    best: dict[tuple[str, str], list[tuple[float, dict[str, float]]]] = {}
    for search in searches:
        own: dict[tuple[str, str], dict[str, float]] = {}
        for rated in search.able:
            for name, value in rated.member.parameters:
                times = own.setdefault((rated.member.kernel, name), {})
                times[str(value)] = min(rated.time_us, times.get(str(value), math.inf))
        for key, times in own.items():
            best.setdefault(key, []).append((min(times.values()), times))
    out = []
    for (kernel, knob), operators in best.items():
        values = list(dict.fromkeys(value for _, times in operators for value in times))
        losses = {}
        for value in values:
            there = [(least, times[value]) for least, times in operators if value in times]
            if 2 * len(there) >= len(operators):  # a value that few operators were looked at with says little
                losses[value] = math.fsum(time for _, time in there) / math.fsum(least for least, _ in there) - 1.0
        if len(losses) > 1:
            out.append(KnobEffect(kernel, knob, dict(sorted(losses.items(), key=lambda item: item[1])), len(operators)))
    return sorted(out, key=lambda rated: -rated.worst)
