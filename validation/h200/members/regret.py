"""What choosing without the device costs: arithmetic on measured times alone, apart from where they come from.

A member takes the sum of its launches; where a library times work groups on the device, each launch has the fastest of them.
With two runs the best of many is picked by one and timed by the other, both ways, and the mean is taken. The fastest of 200 noisy
times is too low otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mgpusim.accuracy.metrics import bias, group_tau, mape

__all__ = ["OperatorResult", "Prediction", "Totals", "Run", "judged", "member_us", "predictions", "summed"]

Run = Mapping[str, float]
"""Microseconds of launches of one run, by their numbers; those that failed are missing."""


class OperatorResult(NamedTuple):
    """An operator, times in microseconds.

    Attributes
    ----------
    count : how often it is in the network.
    chosen_us : of what the schedule chose; of several storages the mean over the network. None if one of them failed.
    random_us : of the random members that ran, in order.
    best_random_us : of the best of them.
    libraries_us : of each library; None where it has no kernel, or none ran.
    refused : random members that did not run.
    kept_best : whether a search would look at the best random member; None where none ran.
    """

    label: str
    kind: str
    count: int
    chosen_us: float | None
    random_us: tuple[float, ...]
    best_random_us: float | None
    libraries_us: dict[str, float | None]
    refused: int
    kept_best: bool | None

    @property
    def best_library_us(self) -> float | None:
        """Of the fastest library."""
        return min((us for us in self.libraries_us.values() if us is not None), default=None)

    @property
    def best_us(self) -> float | None:
        """Of the fastest of all that was measured."""
        known = (self.chosen_us, self.best_random_us, self.best_library_us)
        return min((us for us in known if us is not None), default=None)

    def regret(self, us: float | None) -> float | None:
        """Return a time over that of the best found, minus one."""
        return None if us is None or self.best_us is None else us / self.best_us - 1

    @property
    def random_mean_us(self) -> float | None:
        """What a member drawn at random takes on average."""
        return math.fsum(self.random_us) / len(self.random_us) if self.random_us else None

    @property
    def faster(self) -> float | None:
        """Share of the random members that are faster than what was chosen."""
        if self.chosen_us is None or not self.random_us:
            return None
        return sum(us < self.chosen_us for us in self.random_us) / len(self.random_us)


def member_us(parts: Sequence[Sequence[int]], select: Run, score: Run) -> float | None:
    """Return what a member takes: of each launch the work group that is fastest in one run, with its time in another.

    >>> member_us([[0], [1, 2]], {"0": 1.0, "1": 5.0, "2": 4.0}, {"0": 1.0, "1": 5.0, "2": 4.5})
    5.5
    >>> member_us([[0], [3]], {"0": 1.0}, {"0": 1.0})  # the second launch failed
    """
    total = 0.0
    for part in parts:
        able = [str(launch) for launch in part if str(launch) in select and str(launch) in score]
        if not able:
            return None
        total += score[min(able, key=lambda launch: select[launch])]
    return total


def best_us(members: Sequence[Mapping[str, Any]], runs: Sequence[Run]) -> float | None:
    """Return what the best of some members takes: picked by one run and timed by the next, the mean over all runs.

    >>> members = [{"parts": [[0]]}, {"parts": [[1]]}]
    >>> best_us(members, [{"0": 1.0, "1": 2.0}]), best_us(members, [{"0": 1.0, "1": 2.0}, {"0": 3.0, "1": 2.0}])
    (1.0, 2.5)
    """
    found = []
    for at, select in enumerate(runs):
        score = runs[(at + 1) % len(runs)]
        times = [(member_us(m["parts"], select, select), member_us(m["parts"], select, score)) for m in members]
        known = [(first, second) for first, second in times if first is not None and second is not None]
        if known:
            found.append(min(known)[1])
    return math.fsum(found) / len(found) if found else None


def mean_us(member: Mapping[str, Any], runs: Sequence[Run]) -> float | None:
    """Return what a member takes on average over the runs in which all of it ran."""
    found = [us for run in runs if (us := member_us(member["parts"], run, run)) is not None]
    return math.fsum(found) / len(found) if found else None


def judged(operator: Mapping[str, Any], runs: Sequence[Run], libraries: Sequence[str]) -> OperatorResult:
    """Return an operator of `members.json.gz` with its measured times."""
    by_origin: dict[str, list[Mapping[str, Any]]] = {}
    for member in operator["members"]:
        by_origin.setdefault(member["origin"], []).append(member)
    chosen = [(mean_us(m, runs), m["count"]) for m in by_origin.get("chosen", [])]
    known = [(us, count) for us, count in chosen if us is not None]
    whole = len(known) == len(chosen) > 0
    chosen_us = math.fsum(us * count for us, count in known) / sum(count for _, count in known) if whole else None
    drawn = by_origin.get("random", [])
    ran = [(us, m) for m in drawn if (us := mean_us(m, runs)) is not None]
    return OperatorResult(
        operator["label"], operator["kind"], operator["count"], chosen_us, tuple(us for us, _ in ran), best_us(drawn, runs),
        {name: best_us(by_origin.get(name, []), runs) for name in libraries}, len(drawn) - len(ran),
        min(ran, key=lambda pair: pair[0])[1].get("kept") if ran else None,
    )  # fmt: skip


class Totals(NamedTuple):
    """Operators of a network together, each as often as it is there, in microseconds; operators that miss any are left out.

    `best_library_us` has of each operator the fastest library; a library is None if it lacks an operator.
    """

    operators: int
    runs: int
    left_out: int
    chosen_us: float
    best_random_us: float
    random_mean_us: float
    best_us: float
    best_library_us: float
    libraries_us: dict[str, float | None]

    def regret(self, us: float | None) -> float | None:
        """Return a time over that of the best found of each operator, minus one."""
        return None if us is None or not self.best_us else us / self.best_us - 1


def summed(results: Sequence[OperatorResult], libraries: Sequence[str]) -> Totals:
    """Return the sums over operators of which the choice, random members and a library were measured.

    >>> one = OperatorResult("a", "conv2d", 3, 4.0, (2.0, 6.0), 2.0, {"x": 5.0}, 0, True)
    >>> found = summed([one], ["x"])
    >>> found.chosen_us, found.random_mean_us, found.libraries_us, found.regret(found.chosen_us)
    (12.0, 12.0, {'x': 15.0}, 1.0)
    """
    whole = [r for r in results if None not in (r.chosen_us, r.best_random_us, r.best_library_us)]

    def total(times: Sequence[float | None]) -> float:
        return math.fsum(r.count * us for r, us in zip(whole, times, strict=True) if us is not None)

    per_library = {
        name: None if any(r.libraries_us[name] is None for r in whole) else total([r.libraries_us[name] for r in whole])
        for name in libraries
    }
    return Totals(
        len(whole), sum(r.count for r in whole), len(results) - len(whole), total([r.chosen_us for r in whole]),
        total([r.best_random_us for r in whole]), total([r.random_mean_us for r in whole]), total([r.best_us for r in whole]),
        total([r.best_library_us for r in whole]), per_library,
    )  # fmt: skip


class Prediction(NamedTuple):
    """Predicted against measured times of the random members of an operator.

    `regret` is that of the member predicted fastest over the best of those predicted, `chance` that of one drawn at random.
    """

    members: int
    mape: float | None
    bias: float | None
    tau5: float | None
    regret: float | None
    chance: float | None


def predictions(operator: Mapping[str, Any], runs: Sequence[Run], predicted: Run) -> Prediction:
    """Return how well the random members of an operator that were predicted and ran are predicted."""
    pairs = []
    for member in operator["members"]:
        if member["origin"] == "random":
            pair = mean_us(member, runs), member_us(member["parts"], predicted, predicted)
            if pair[0] is not None and pair[1] is not None:
                pairs.append((pair[0], pair[1]))
    if not pairs:
        return Prediction(0, None, None, None, None, None)
    measured, said = [m for m, _ in pairs], [p for _, p in pairs]
    best = min(measured)
    regret = min(pairs, key=lambda pair: pair[1])[0] / best - 1
    chance = math.fsum(measured) / len(measured) / best - 1
    return Prediction(len(pairs), mape(measured, said), bias(measured, said), group_tau(measured, said), regret, chance)
