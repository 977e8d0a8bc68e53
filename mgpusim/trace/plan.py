"""Which work groups run where and when, and which of them are executed to stand for all."""

from __future__ import annotations

import msgspec

MAX_CORES = 32
"""Cores whose caches are simulated side by side, more than mobile GPUs have. Of larger GPUs a few stand for all, and each sees
the whole L2."""
_LEAST_GROUPS = 8  # work groups of a wave to look at on larger GPUs: one may lie at a border
LANE_EVENTS = 24_000_000
"""Lane accesses a recording may hold: what fits in about 100 MB and a third of a second."""

ITERATIONS = 32
"""Iterations of a loop that counts which are run where all take too long."""


class Wave(msgspec.Struct, frozen=True):
    """Groups resident together: wave `index`, for each simulated core the positions of its groups in the recording."""

    index: int
    cores: tuple[tuple[int, ...], ...]


class Plan(msgspec.Struct, frozen=True):
    """Sampled waves of a launch.

    `groups` are the linear ids to execute. Group i of the launch goes to core i mod `n_cores` (breadth first); each core
    holds `resident` groups; `n_waves` waves in all, of which `waves` are executed: the first ones, in order, and the last.
    """

    groups: tuple[int, ...]
    waves: tuple[Wave, ...]
    n_groups: int
    n_cores: int
    resident: int
    n_waves: int
    complete: bool


def make_plan(
    n_groups: int, n_cores: int, resident: int, items: int, events_per_lane: float, *, max_waves: int = 4,
    lane_events: int = LANE_EVENTS, segments: tuple[int, ...] = (0,), heaviest: int | None = None,
) -> Plan:  # fmt: skip
    """Choose the waves to execute.

    Parameters
    ----------
    resident : groups a core holds at once.
    items : work items of a group; `events_per_lane` : memory accesses of one lane, from a pilot run.
    lane_events : the budget, in accesses of a lane.
    segments : first group of each range of groups that does a job of its own (see `mgpusim.trace.survey.segments`).
    heaviest : the group with the most to do, where they differ: it is executed, and waves spread over the launch are.

    Returns
    -------
    Plan
        All groups where they fit the budget; else the first waves and the last one; else fewer cores or groups of a wave.

    >>> plan = make_plan(n_groups=10, n_cores=2, resident=2, items=64, events_per_lane=10)
    >>> [w.index for w in plan.waves], plan.complete
    ([0, 1, 2], True)
    """
    per_wave = n_cores * resident
    n_waves = -(-n_groups // per_wave)
    cores = n_cores
    if n_cores > MAX_CORES:  # enough cores to see groups of several places, though a launch gives each only a few
        cores = min(n_groups, -(-_LEAST_GROUPS // min(resident, -(-n_groups // n_cores))))
    cost = max(1.0, items * max(1.0, events_per_lane))
    affordable = max(1, int(lane_events // cost))  # groups
    in_wave = min(resident, max(1, affordable // cores))
    if cores * resident > affordable and cores > 1:  # whole cores tell more than a part of each
        cores = max(1, affordable // resident)
        in_wave = min(resident, max(1, affordable // cores))
    waves_affordable = max(1, affordable // (cores * in_wave))
    if n_waves <= min(max_waves, waves_affordable):
        chosen = list(range(n_waves))
    else:
        count = min(max_waves, waves_affordable)
        chosen = [*range(count - 1), n_waves - 1] if count > 1 else [0]
        if heaviest is not None:
            chosen = sorted({*(round(i * (n_waves - 1) / max(1, count - 1)) for i in range(count)), heaviest // per_wave})
        starts = sorted({group // per_wave for group in segments})
        for start, end in list(zip(starts, [*starts[1:], n_waves], strict=True))[1:]:
            # one wave inside each further segment, and one before it: the first finds caches that are not its own
            chosen += [w for w in (start + 1, start + 2) if w < end] or [start]
        chosen = sorted(set(chosen))
    groups: list[int] = []
    waves = []
    for w in chosen:
        members: list[tuple[int, ...]] = []
        for c in range(cores):
            core = c if n_cores <= MAX_CORES else c * min(n_cores, n_groups) // cores
            if heaviest is not None and cores < n_cores:
                core = (core + heaviest) % min(n_cores, n_groups)
            places = [r * resident // in_wave for r in range(in_wave)]
            if heaviest is not None and w == heaviest // per_wave and c == 0:
                places = sorted({*places[1:], heaviest % per_wave // n_cores})
            ids = [w * per_wave + r * n_cores + core for r in (range(in_wave) if heaviest is None else places)]
            ids = [g for g in ids if g < n_groups]
            members.append(tuple(range(len(groups), len(groups) + len(ids))))
            groups += ids
        waves.append(Wave(w, tuple(members)))
    complete = len(groups) == n_groups
    return Plan(tuple(groups), tuple(waves), n_groups, n_cores, resident, n_waves, complete)
