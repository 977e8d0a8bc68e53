"""Launches whose groups differ: what the time of waves of mean groups becomes when some of them take longer than others."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from mgpusim.arch.columns import Value, is_column
from mgpusim.arrays import Array
from mgpusim.trace.data import Trace
from mgpusim.trace.group_work import GroupWork, Placement, chain_weights

_STEP = math.log(2.0)
_BISECTIONS = 10
_FARTHEST = 8  # steps from a ratio of 1, beyond which one of the two bounds is all


class Imbalance(msgspec.Struct, dict=True):
    """The schedule of a launch's groups against waves of the mean ones that were sampled.

    Attributes
    ----------
    group_work : of all groups; `cores` and `resident` of the launch.
    stands_for, work : of each sampled wave, how many it stands for and the work of its busiest core, (waves,).
    visits : of each region by the busiest warp of a mean group of each wave, float64 (waves, regions).
    """

    group_work: GroupWork
    cores: int
    resident: int
    stands_for: Array
    work: Array
    visits: Array

    def factor(self, ratio: Value, norm: float, weights: Array) -> Value:
        """Return the time of the schedule over that of the waves.

        Parameters
        ----------
        ratio : cycles that the busiest pipe of a core takes for all waves over the latency of all waves.
        norm : by which the two add up (`model.latency_norm`).
        weights : cycles of one visit of each region in a chain, float64 (regions,).
        """
        if is_column(ratio):
            steps = np.clip(np.log(np.maximum(ratio, 1e-300)) / _STEP, -_FARTHEST, _FARTHEST)
            low, high = math.floor(float(steps.min())), math.ceil(float(steps.max()))
            places = range(low, max(high, low + 1) + 1)
            return np.interp(steps, list(places), [self._at(place, norm, weights) for place in places])
        step = min(_FARTHEST, max(-_FARTHEST, math.log(max(float(ratio), 1e-300)) / _STEP))
        place = math.floor(step)
        low_, high_ = self._at(place, norm, weights), self._at(place + 1, norm, weights)
        return low_ + (high_ - low_) * (step - place)

    def _at(self, place: int, norm: float, weights: Array) -> float:
        """Return the factor where the ratio is a power of two."""
        known: dict[tuple[int, float, bytes], float] = self.__dict__.setdefault("_known", {})
        key = place, norm, weights.tobytes()
        if key not in known:
            chain = np.maximum(1.0, self.visits @ weights)
            asked = float(self.stands_for @ self.work)
            rate = asked / (float(self.stands_for @ chain) * math.exp(place * _STEP))
            waves = float(self.stands_for @ ((self.work / rate) ** norm + chain**norm) ** (1.0 / norm))
            known[key] = self.group_work.placement(weights, self.cores, self.resident).time(rate, norm) / waves
        return known[key]


def sample_ratios(trace: Trace, groups: Array) -> tuple[Array, Array, Array, Array] | None:
    """Return by how much the sampled waves' counts of each region fall short of the launch's, and what a group of them does.

    Parameters
    ----------
    groups : of the launch that each sampled wave stands for.

    Returns
    -------
    tuple or None
        Ratios of the work and of the visits by the busiest warp, (regions,) each; with them the work of a mean group of each
        wave, (waves,), and its visits, (waves, regions). None where groups are alike.
    """
    amounts, meta = trace.group_work, trace.meta
    if amounts is None:
        return None
    regions = np.array([b.region for b in meta.blocks])
    operations = np.array([math.fsum(count for *_, count in block.ops) for block in meta.blocks])
    work, visits = np.zeros((len(trace.waves), len(meta.regions))), np.zeros((len(trace.waves), len(meta.regions)))
    for w, wave in enumerate(trace.waves):
        n = max(1, int(wave.groups.sum()))
        by_block = (wave.visits.sum(axis=0) + wave.lanes.sum(axis=0) / meta.occupancy.warp_size) / 2 * operations / n
        work[w] = np.bincount(regions, by_block, len(meta.regions))
        visits[w] = (wave.region_visits * wave.groups[:, None]).sum(axis=0) / n
    ratios = []
    for mine, all_ in ((work, amounts.work), (visits, amounts.visits)):
        sampled, whole = groups @ mine, amounts.counts @ all_
        ratios.append(np.where(sampled > 0, whole / np.maximum(sampled, 1e-300), 1.0))
    return ratios[0], ratios[1], work @ ratios[0], visits * ratios[1]


def simulated_ratio(trace: Trace, groups: Array, core_of: Array, resident: int, busy: float) -> float:
    """Return the time of a whole launch over that of some of its groups, simulated on some of its cores.

    Parameters
    ----------
    groups : those simulated, in their order; `core_of` the core that took each, int64 (simulated,).
    busy : share of the time in which the simulated cores were busy, 0..1, which says how much they can do in the time of a chain.
    """
    amounts, meta = trace.group_work, trace.meta
    assert amounts is not None
    weights = chain_weights([r.critical for r in meta.regions])
    work, chain = amounts.amount[groups], amounts.chains(weights)[groups]
    cores = [Placement(work[core_of == c], chain[core_of == c], 1, resident) for c in np.unique(core_of)]
    whole = float(work.sum()) / len(cores)

    def time(rate: float) -> float:
        return max(core.time(rate) for core in cores)

    low, high = (scale * whole / float(chain.max()) for scale in (0.05, 500.0))
    for _ in range(_BISECTIONS):
        rate = math.sqrt(low * high)
        if whole / rate / time(rate) > busy:
            low = rate
        else:
            high = rate
    rate = math.sqrt(low * high)
    return amounts.placement(weights, meta.n_cores, meta.resident).time(rate) / time(rate)
