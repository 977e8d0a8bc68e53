"""How much of a launch is simulated, from an estimate of what that costs: never from a clock, so that two runs are alike.

What a wave costs follows from its lane accesses, which are executed and sorted into transactions, and from its warp instructions,
which are simulated. Without a budget the first waves are simulated on many cores, and more of them as long as they cost little.
A budget in seconds buys waves; where it does not reach the first ones, fewer cores are simulated.
"""

from __future__ import annotations

import math

import msgspec

from mgpusim.cost.interval import Z80
from mgpusim.engine.features import Features
from mgpusim.errors import InputError

__all__ = ["LONG_S", "Sampling", "cores_sigma", "cost_s", "usual_waves", "within_budget"]

LANES_PER_S = 1e8
TRANSACTIONS_PER_S = 3.5e6
ISSUES_PER_S = 4e6
"""Lane accesses executed, transactions sorted and simulated, and warp operations issued in a second; `WAVE_S` seconds more for a
wave. Rates of one core of a server, chosen by hand: for six simulations of 0.1 to 3 s off by a factor of 1.37 at most."""
WAVE_S = 0.02
LONG_S = 10.0
"""Seconds from which on a simulation is said to take long."""
LEAST_WAVES = 5
"""The first three waves and the last two: what is simulated of a long launch in any case."""
CORE_SIGMA = 0.06
"""One sigma of ln(latency) for the first halving of the simulated cores, beside what DRAM moves otherwise.

Of 121 budgets that halved the cores of 18 launches on seven presets, once to three times, 114 came within the 80% that this says
of what all cores take (of the examples on three presets 36 of 40), all with the errors of the model. The farthest is a gather on
`intel-hd505`: 117 ms on one core of three, 209 on all, whose lines L2 does not hold then.
"""


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


def cores_sigma(fewer: float, dram_busy: float, dram_ratio: float) -> float:
    """Return one sigma of ln(latency) for the cores that a budget left out.

    The simulated ones have L2 to themselves: they find there what all cores together drive out, or fetch themselves what others
    would have brought. By as much as that changes the time of DRAM the latency may be off, at the edge of its 80%.

    Parameters
    ----------
    fewer : cores that would be simulated without a budget over those that are.
    dram_busy : part of the time in which DRAM is.
    dram_ratio : bytes that DRAM moves by the trace, of all cores, over those of the simulation.

    >>> cores_sigma(1.0, 0.9, 2.0), cores_sigma(2.0, 0.1, 1.0), round(Z80 * cores_sigma(2.0, 1.0, 2.0), 2)
    (0.0, 0.06, 0.7)
    """
    if fewer <= 1.0:
        return 0.0
    longer = max(1.0, dram_busy * dram_ratio) if dram_ratio > 1.0 else 1.0 - dram_busy * (1.0 - dram_ratio)
    return math.hypot(CORE_SIGMA * math.sqrt(math.log2(fewer)), math.log(max(longer, 1e-3)) / Z80)
