"""What a search for a schedule found: operators before and after, and what knobs matter."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import msgspec

from mgpusim.nn.arrangement import Parameter
from mgpusim.nn.planned import NetworkPlan
from mgpusim.nn.prediction import NetworkPrediction
from mgpusim.nn.scheduling.schedule import Schedule
from mgpusim.nn.scheduling.search import Found
from mgpusim.workload.provenance import predicted_head

__all__ = ["SCHEMA", "KnobEffect", "NetworkSchedule", "OperatorRow", "OperatorSearch", "knob_effects"]

SCHEMA = "mgpusim.network_schedule/1"


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
    found: Found


class KnobEffect(msgspec.Struct, frozen=True):
    """What is lost if a knob has one value for all operators, by value: time over that of the best members.

    Members that were looked at are compared. `operators` have a value each at least; `loss` is that of the best single value.
    """

    kernel: str
    knob: str
    losses: dict[str, float]
    operators: int

    @property
    def loss(self) -> float:
        """Of the best single value."""
        return min(self.losses.values(), default=0.0)

    @property
    def worst(self) -> float:
        """Of the worst single value."""
        return max(self.losses.values(), default=0.0)


class NetworkSchedule(msgspec.Struct, frozen=True):
    """A schedule with what it gains.

    Attributes
    ----------
    prediction, before : of the network by the schedule, and by libraries.
    rows : operators in order.
    knobs : those that matter the most first.
    searches : all that was looked at, operator by operator.
    notes : what the budget cut short, and what else to know.
    layout_us, bound_us : of kernels and copies with the storages chosen, and the least that any have, by quick traces.
    seconds : of processors that the search took.
    """

    schedule: Schedule
    plan: NetworkPlan
    prediction: NetworkPrediction
    before: tuple[NetworkPrediction, ...]
    rows: tuple[OperatorRow, ...]
    knobs: tuple[KnobEffect, ...]
    notes: tuple[str, ...]
    layout_us: float
    bound_us: float
    seconds: float
    searches: tuple[OperatorSearch, ...] = ()

    @property
    def latency_us(self) -> float:
        """Of an inference by the schedule."""
        return self.prediction.latency_us

    @property
    def best_before(self) -> NetworkPrediction | None:
        """The fastest of the libraries compared with."""
        return min(self.before, key=lambda one: one.latency_us, default=None)

    @property
    def ratio(self) -> float:
        """Latency of the fastest library over that of the schedule; 1 where none was compared with."""
        best = self.best_before
        return best.latency_us / self.latency_us if best is not None else 1.0

    @property
    def copies(self) -> int:
        """Copies between storages in a run."""
        return len(self.schedule.copies)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.network_schedule/1`; times in microseconds."""
        knobs = [{**msgspec.to_builtins(one), "loss": one.loss, "worst": one.worst} for one in self.knobs]
        return {
            **predicted_head(SCHEMA, self.schedule.engine, self.schedule.gpu), "network": self.schedule.network,
            "gpu": self.schedule.gpu, "precision": self.schedule.precision,
            "engine": self.schedule.engine, "latency_us": self.latency_us, "ratio": self.ratio,
            "before": [{"library": one.library, "latency_us": one.latency_us} for one in self.before],
            "operators": [msgspec.to_builtins(row) for row in self.rows], "knobs": knobs, "copies": self.copies,
            "layout_us": self.layout_us, "bound_us": self.bound_us, "spent_s": self.seconds, "notes": list(self.notes),
            "prediction": self.prediction.to_dict(),
        }  # fmt: skip


def knob_effects(searches: Iterable[Found]) -> list[KnobEffect]:
    """Return what a knob costs that has one value for all operators, those that cost the most first.

    Parameters
    ----------
    searches : one for each operator of a network; of each the members that were looked at.
    """
    best: dict[tuple[str, str], list[tuple[float, dict[str, float]]]] = {}
    for found in searches:
        own: dict[tuple[str, str], dict[str, float]] = {}
        for one in found.able:
            for name, value in one.member.parameters:
                times = own.setdefault((one.member.kernel, name), {})
                times[str(value)] = min(one.time_us, times.get(str(value), math.inf))
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
    return sorted(out, key=lambda one: -one.worst)
