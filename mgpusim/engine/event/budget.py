"""How much of a launch is simulated, from an estimate of what that costs: never from a clock, so that two runs are alike.

What a wave costs follows from its lane accesses, which are executed and sorted into transactions, and from its warp instructions,
which are simulated. Without a budget the first waves are simulated on many cores, and more of them as long as they cost little.
A budget in seconds buys waves; where it does not reach the first ones, fewer cores are simulated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.engine.features import Features
from mgpusim.errors import InputError

__all__ = ["LONG_S", "Sampling", "cost_s", "sampling_sigma", "usual_waves", "within_budget"]

LANES_PER_S = 1e8
TRANSACTIONS_PER_S = 3.5e6
ISSUES_PER_S = 4e6
"""Lane accesses executed, transactions sorted and simulated, and warp operations issued in a second; `WAVE_S` seconds more for a
wave. Rates of one core of a server, chosen by hand: for six simulations of 0.1 to 3 s off by a factor of 1.37 at most."""
WAVE_S = 0.02
LONG_S = 10.0
"""Seconds from which on a simulation is said to take long."""
LEAST_WAVES = 7
"""The first four waves and three later ones: what is simulated of a long launch in any case."""
CORE_SIGMA = 0.37
"""One sigma of ln(latency) for each halving of the simulated cores: the root mean square of twelve pairs. Two gathers, whose
cores read the same lines, have 0.9, softmax, depthwise and reduction 0.11 to 0.16, the other seven under 0.03."""


class Sampling(msgspec.Struct, frozen=True):
    """What a budget buys of a launch.

    Attributes
    ----------
    cores : shader cores that are simulated; `waves` of groups, about.
    cost_s : seconds that it takes, estimated; `budget_s` that were allowed.
    fewer : cores that would be simulated without a budget over `cores`.
    """

    cores: int
    waves: int
    cost_s: float
    budget_s: float
    fewer: float = 1.0


def cost_s(features: Features, cores: int, waves: float) -> float:
    """Return about how many seconds it takes to simulate waves of a launch on so many cores."""
    groups = cores * min(features.resident, -(-features.n_groups // cores))
    each_s = (
        features.of_sites("lanes") / LANES_PER_S
        + features.of_sites("transactions") / TRANSACTIONS_PER_S
        + features.warp_operations / ISSUES_PER_S
    )
    return waves * (WAVE_S + groups * each_s)


def usual_waves(features: Features, cores: int, n_waves: int, effort: float, most: int) -> float:
    """Return about how many waves are simulated without a budget: what `effort` warp instructions pay for, `most` at most."""
    issues = features.warp_operations * cores * features.resident
    return min(n_waves, max(LEAST_WAVES, min(most, effort / max(1.0, issues))))


def within_budget(features: Features, cores: int, n_waves: int, budget_s: float, name: str, times: float = 1.0) -> Sampling:
    """Return the longest sample that a budget pays for: as many cores as the first waves allow, then waves.

    Parameters
    ----------
    cores : that are simulated without a budget, on which the launch has `n_waves`.
    name : of the launch, for the message.
    times : how often the sample is simulated, in whole and in part.

    Raises
    ------
    InputError
        The budget does not reach the least sample.
    """
    least_waves = min(LEAST_WAVES, n_waves)
    chosen = cores
    allowed_s = budget_s * (1.0 + 1e-9)  # sums of the same numbers differ in their last digits
    while chosen > 1 and times * cost_s(features, chosen, least_waves) > allowed_s:
        chosen = chosen // 2
    each = times * cost_s(features, chosen, 1.0)
    if each * least_waves > allowed_s:
        raise InputError(
            f"budget of {budget_s:g} s: the shortest sample of {name} takes about {_rounded(each * least_waves)} s; allow that, "
            "or use the analytic engine"
        )
    waves = max(least_waves, int(min(n_waves, allowed_s / max(each, 1e-12))))
    return Sampling(chosen, waves, each * waves, budget_s, cores / chosen)


def _rounded(seconds: float) -> str:
    """Return seconds in two digits, rounded up.

    >>> _rounded(0.1234), _rounded(61.0)
    ('0.13', '61')
    """
    digits = 1 - math.floor(math.log10(seconds))
    return f"{math.ceil(seconds * 10**digits) / 10**digits:g}"


def sampling_sigma(sampling: Sampling, lengths: Sequence[float], extrapolated: float) -> float:
    """Return one sigma of ln(latency) for what a budget left out.

    Parameters
    ----------
    lengths : of the simulated waves, in cycles.
    extrapolated : share of the launch's cycles that was not simulated.

    >>> sampling_sigma(Sampling(1, 4, 1.0, 1.0, 2.0), [10.0, 10.0], 0.5)
    0.37
    """
    known = [length for length in lengths if length > 0]
    of_waves = float(np.std(np.log(known))) / math.sqrt(len(known)) * extrapolated if len(known) > 1 else 0.0
    return math.hypot(of_waves, CORE_SIGMA * math.log2(sampling.fewer))
