"""How long groups of unlike work take on cores that hold several at once: list scheduling, at the grain of groups.

Groups go to cores in their order: at first one to each core in turn, then each to the place that comes free. A group alone on a
core takes its chain of work, l. Residents share the core: they ask for sum(w / l) of what it can do, w being the work of a group
in the time the core takes for it, and all of them are slowed down by ``(1 + sum(w / l)^p)^(1/p)``. For k like groups that is
``(l^p + (k w)^p)^(1/p)``, the time of a wave in the analytic engine. Graham, "Bounds on Multiprocessing Timing Anomalies", SIAM
J. Appl. Math. 17(2), 1969, is the source of list scheduling.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace

import numpy as np

from mgpusim.arrays import Array

__all__ = ["makespan"]


def makespan(work: Array, chain: Array, cores: int, resident: int, norm: float) -> float:
    """Return when the last of some groups ends.

    Parameters
    ----------
    work : of each group, the time that a core takes for it when nothing waits, float64 (groups,).
    chain : the time that each takes alone, above 0.
    cores : how many there are; each holds `resident` groups at once.
    norm : p above.

    >>> alike = np.ones(8)
    >>> makespan(0 * alike, alike, cores=2, resident=2, norm=2.0)  # nothing is shared: two waves
    2.0
    >>> round(makespan(alike, alike, 2, 2, 2.0), 6)  # two waves of sqrt(1 + 2^2)
    4.472136
    >>> makespan(np.zeros(5), np.array([1.0, 1.0, 1.0, 1.0, 5.0]), 2, 1, 2.0)  # the long one comes last
    7.0
    """
    n = len(chain)
    asked = (work / chain).tolist()
    alone: list[float] = np.asarray(chain, float).tolist()
    cores = max(1, min(cores, n))
    power = 1.0 / norm
    # of each core: the clock its residents go by, which runs slower the more they ask for; when it was read; what they ask for
    clock, read, demand, rate = [0.0] * cores, [0.0] * cores, [0.0] * cores, [1.0] * cores
    running: list[list[tuple[float, float]]] = [[] for _ in range(cores)]  # heaps of (end by the core's clock, asked)
    first = min(n, cores * resident)
    for i in range(first):
        core = i % cores
        running[core].append((alone[i], asked[i]))
        demand[core] += asked[i]
    for core in range(cores):
        heapify(running[core])
        rate[core] = (1.0 + demand[core] ** norm) ** power
    ends = [(running[core][0][0] * rate[core], core) for core in range(cores)]
    heapify(ends)
    now = 0.0
    for i in range(first, n):
        now, core = ends[0]
        mine = running[core]
        clock[core] += (now - read[core]) / rate[core]
        read[core] = now
        _, less = mine[0]
        heapreplace(mine, (clock[core] + alone[i], asked[i]))
        demand[core] = max(0.0, demand[core] + asked[i] - less)
        rate[core] = (1.0 + demand[core] ** norm) ** power
        heapreplace(ends, (now + max(0.0, mine[0][0] - clock[core]) * rate[core], core))
    while ends:
        now, core = heappop(ends)
        mine = running[core]
        clock[core] += (now - read[core]) / rate[core]
        read[core] = now
        _, less = heappop(mine)
        if mine:
            demand[core] = max(0.0, demand[core] - less)
            rate[core] = (1.0 + demand[core] ** norm) ** power
            heappush(ends, (now + max(0.0, mine[0][0] - clock[core]) * rate[core], core))
    return now
