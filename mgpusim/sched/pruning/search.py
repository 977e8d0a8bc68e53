"""Searches over the configurations of a space: random, simulated annealing, genetic, guided by a model of what was seen.

A search is a generator: it proposes a configuration that has not been evaluated and is sent its cost. The driver counts
evaluations, so that all searches are compared at equal cost; with the same seed, domain and costs each proposes the same.
Pruning happens before. A search never sees a configuration outside its `Domain`, as Romou's explorer goes on to the next
candidate without compiling or running the one that violates a criterion.

>>> domain = Domain.of((4, 5), np.arange(20))
>>> run = search("annealing", domain, lambda p: float(1 + domain.coordinates[p].sum()), budget=20, seed=1)
>>> len(run.costs), min(run.costs)
(20, 1.0)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.registry import Registry

Steps = Generator[int, float, None]
"""Yields a position of the domain, is sent its cost (infinite if it failed)."""

POOL = 512
"""Members drawn at random among which the nearest, or the most promising, is looked for."""
POPULATION = 16
STARTS = 8
"""Evaluations before a model is made of them."""
RANDOM_STARTS = 2
"""How many of them are drawn at random where a prediction says where to start: it may be wrong."""
SLOPE_WEIGHT = 0.5
"""How much, as a sum of squared log ratios, it takes to doubt a prediction."""


class Domain(msgspec.Struct, frozen=True):
    """The configurations a search may propose.

    Attributes
    ----------
    sizes : values of each knob.
    indices : mixed-radix index of each member, the last knob the fastest, ascending int64 (n,).
    coordinates : which value each knob has, int (n, knobs).
    """

    sizes: tuple[int, ...]
    indices: Array
    coordinates: Array

    @classmethod
    def of(cls, sizes: tuple[int, ...], indices: Array) -> Domain:
        """Return the domain of these indices, in ascending order.

        >>> Domain.of((2, 3), np.array([5, 1])).coordinates.tolist()
        [[0, 1], [1, 2]]
        """
        indices = np.unique(np.asarray(indices, np.int64))
        if len(indices) and not 0 <= indices[0] <= indices[-1] < math.prod(sizes):
            raise InputError(f"indices {indices[0]} to {indices[-1]}: expected 0 to {math.prod(sizes) - 1}")
        columns = [indices // stride % size for size, stride in zip(sizes, _strides(sizes), strict=True)]
        return cls(tuple(sizes), indices, np.stack(columns, axis=1).astype(np.int32))

    def __len__(self) -> int:
        return len(self.indices)

    def positions(self, indices: Array) -> Array:
        """Return where these indices stand, -1 for those that are not members."""
        if not len(self.indices):
            return np.full(len(indices), -1)
        place = np.minimum(np.searchsorted(self.indices, indices), len(self.indices) - 1)
        return np.where(self.indices[place] == indices, place, -1)

    def around(self, position: int) -> Array:
        """Return the members that differ from one in a single knob.

        >>> Domain.of((2, 3), np.arange(6)).around(0).tolist()
        [3, 1, 2]
        """
        here, index = self.coordinates[position].tolist(), int(self.indices[position])  # steps of the first knob may be wide
        changed = [
            index + (value - here[k]) * stride
            for k, (size, stride) in enumerate(zip(self.sizes, _strides(self.sizes), strict=True))
            for value in range(size)
            if value != here[k]
        ]
        positions = self.positions(np.array(changed, np.int64))
        return positions[positions >= 0]


def _strides(sizes: tuple[int, ...]) -> list[int]:
    return [math.prod(sizes[k + 1 :]) for k in range(len(sizes))]


class Seen:
    """What a search has evaluated: the cost of each position; failed ones are infinite."""

    def __init__(self, domain: Domain, rng: np.random.Generator) -> None:
        self.domain, self.rng = domain, rng
        self.costs: dict[int, float] = {}

    def fresh(self, positions: Array) -> Array:
        """Return those not evaluated yet."""
        return np.array([p for p in positions.tolist() if p not in self.costs], np.int64)

    def draw(self, n: int) -> Array:
        """Return up to n different members not evaluated yet, at random; none if all were."""
        total = len(self.domain)
        if total > 4 * (n + len(self.costs)):
            drawn = self.fresh(self.rng.permutation(np.unique(self.rng.integers(total, size=2 * n + 32))))[:n]
            if len(drawn) == n:
                return drawn
        left = np.setdiff1d(np.arange(total), np.fromiter(self.costs, np.int64, len(self.costs)))
        return np.asarray(self.rng.permutation(left)[:n])

    def nearest(self, coordinates: Array) -> int | None:
        """Return the member not evaluated that differs in the fewest knobs from `coordinates`, among those drawn."""
        pool = self.draw(POOL)
        if not len(pool):
            return None
        return int(pool[np.argmin((self.domain.coordinates[pool] != coordinates).sum(axis=1))])

    def ranked(self) -> list[int]:
        """Return the positions evaluated, best first."""
        return sorted(self.costs, key=lambda p: (self.costs[p], p))


Search = Callable[[Seen, "Array | None"], Steps]
searches: Registry[Search] = Registry("search", entry_point="mgpusim.searches")
"""By name: a function of what was seen and of predicted costs of all members (or None)."""


@searches.register("random")
def _random(seen: Seen, prior: Array | None) -> Steps:
    while len(drawn := seen.draw(1)):
        yield int(drawn[0])


@searches.register("annealing")
def _annealing(seen: Seen, prior: Array | None) -> Steps:
    """Neighbours differ in one knob. The temperature is a log ratio of costs: at first 2.7 times slower is often accepted."""
    start = seen.draw(1)
    if not len(start):
        return
    here, temperature = int(start[0]), 1.0
    cost = yield here
    while True:
        near = seen.fresh(seen.domain.around(here))
        there = int(seen.rng.choice(near)) if len(near) else seen.nearest(seen.domain.coordinates[here])
        if there is None:
            return
        new = yield there
        if new <= cost or (math.isfinite(new) and seen.rng.random() < math.exp(-math.log(new / cost) / temperature)):
            here, cost = there, new
        temperature = max(0.02, 0.96 * temperature)


@searches.register("genetic")
def _genetic(seen: Seen, prior: Array | None) -> Steps:
    """The best evaluated breed: tournaments of three, uniform crossover, a knob in each child changed on average."""
    domain, rng = seen.domain, seen.rng
    for position in seen.draw(POPULATION).tolist():  # noqa: UP028
        yield position
    sizes = np.array(domain.sizes)
    strides = np.array(_strides(domain.sizes))
    while True:
        population = seen.ranked()[:POPULATION]
        first, second = (domain.coordinates[population[int(rng.integers(len(population), size=3).min())]] for _ in range(2))
        child = np.where(rng.random(len(sizes)) < 0.5, first, second)
        child = np.where(rng.random(len(sizes)) < 1.0 / len(sizes), rng.integers(sizes), child)
        place = int(domain.positions(np.array([int(child @ strides)]))[0])
        born = place if place >= 0 and place not in seen.costs else seen.nearest(child)
        if born is None:
            return
        yield born


@searches.register("model")
def _model(seen: Seen, prior: Array | None) -> Steps:
    """A Gaussian process over the knobs on the logarithm of the costs, asked for the largest expected improvement.

    Predicted costs, if there are any, are its mean as far as what was seen bears them out. Their slope is 1 at first, and learnt.
    """
    domain = seen.domain
    scaled = domain.coordinates / np.maximum(1, np.array(domain.sizes) - 1)
    said = np.zeros(len(domain)) if prior is None else _log_prior(prior)
    order = None if prior is None else np.argsort(said, kind="stable")
    for position in seen.draw(STARTS).tolist() if order is None else order[: STARTS - RANDOM_STARTS].tolist():
        yield position
    if order is not None:
        for position in seen.draw(RANDOM_STARTS).tolist():
            yield position
    process = _Process()
    while True:
        pools = [seen.draw(POOL), *(seen.fresh(domain.around(p)) for p in seen.ranked()[:3])]
        if order is not None:
            pools.append(seen.fresh(order[: POOL + len(seen.costs)])[:POOL])
        pool = np.unique(np.concatenate(pools))
        if not len(pool):
            return
        known = np.fromiter(seen.costs, np.int64, len(seen.costs))
        costs = np.log(np.fromiter(seen.costs.values(), float, len(seen.costs)))
        finite = costs[np.isfinite(costs)]
        if not len(finite):
            yield int(pool[np.argmin(said[pool])])
            continue
        costs = np.where(np.isfinite(costs), costs, finite.max() + 0.5)  # a failure is somewhat worse than all that ran
        mean = _slope(said[known], costs) * said
        process.fit(scaled[known], costs - mean[known])
        expected, sigma = process.at(scaled[pool])
        yield int(pool[np.argmax(_improvement(float(finite.min()), expected + mean[pool], sigma))])


def _slope(said: Array, costs: Array) -> float:
    """Return how much of a difference in what is predicted shows in the costs, 0 to 1; 1 before anything is known."""
    x, y = said - said.mean(), costs - costs.mean()
    return float(np.clip((SLOPE_WEIGHT + x @ y) / (SLOPE_WEIGHT + x @ x), 0.0, 1.0))


def _log_prior(prior: Array) -> Array:
    known = np.isfinite(prior) & (prior > 0)
    logs = np.log(np.where(known, prior, 1.0))
    worst = logs[known].max() if known.any() else 0.0
    return np.where(known, logs, worst + 0.5)


def _improvement(best: float, expected: Array, sigma: Array) -> Array:
    """Return the expected improvement over `best`, the smaller the better."""
    z = (best - expected) / sigma
    density = np.exp(-0.5 * z**2) / math.sqrt(2.0 * math.pi)
    cumulative = 0.5 * (1.0 + np.array([math.erf(v / math.sqrt(2.0)) for v in z.tolist()]))
    return np.asarray((best - expected) * cumulative + sigma * density)


class _Process:
    """A Gaussian process with a Matern 5/2 kernel; its length is the likeliest of a few, looked for when the data has grown."""

    LENGTHS = (0.2, 0.4, 0.8, 1.6, 3.2)
    NOISE = 1e-3

    def __init__(self) -> None:
        self.length, self.next_look = 0.8, 0

    def fit(self, x: Array, y: Array) -> None:
        self.x, self.offset = x, float(y.mean())
        self.scale = max(1e-3, float(y.std()))
        self.y = (y - self.offset) / self.scale
        self.distances = _distances(x, x)
        if len(x) >= self.next_look:
            self.next_look = math.ceil(1.3 * len(x))
            self.length = max(self.LENGTHS, key=self._likelihood)
        self.inverse = np.linalg.inv(self._covariance(self.length))
        self.weights = self.inverse @ self.y

    def _covariance(self, length: float) -> Array:
        return np.asarray(_matern(self.distances / length) + self.NOISE * np.eye(len(self.distances)))

    def _likelihood(self, length: float) -> float:
        factor = np.linalg.cholesky(self._covariance(length))
        return float(-0.5 * (np.linalg.solve(factor, self.y) ** 2).sum() - np.log(np.diag(factor)).sum())

    def at(self, x: Array) -> tuple[Array, Array]:
        """Return mean and standard deviation at each row of x."""
        cross = _matern(_distances(x, self.x) / self.length)
        explained = ((cross @ self.inverse) * cross).sum(axis=1)
        sigma = np.sqrt(np.maximum(1e-9, 1.0 + self.NOISE - explained))
        return cross @ self.weights * self.scale + self.offset, sigma * self.scale


def _distances(a: Array, b: Array) -> Array:
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1)[None, :] - 2.0 * a @ b.T
    return np.asarray(np.sqrt(np.maximum(0.0, squares)))


def _matern(r: Array) -> Array:
    scaled = math.sqrt(5.0) * r
    return np.asarray((1.0 + scaled + scaled**2 / 3.0) * np.exp(-scaled))


class Trajectory(msgspec.Struct, frozen=True):
    """What a search evaluated, in order: positions in its domain, their costs (infinite where they failed).

    `skipped` were proposed and not evaluated, since a bound said that they cannot be better than the best found by then.
    """

    positions: tuple[int, ...]
    costs: tuple[float, ...]
    skipped: int = 0

    def best_after(self, k: int) -> float:
        """Return the best cost of the first k evaluations, infinite if there is none.

        >>> Trajectory((3, 1, 2), (5.0, 2.0, 4.0)).best_after(1)
        5.0
        """
        return min(self.costs[:k], default=math.inf)

    def first_within(self, cost: float) -> int | None:
        """Return the evaluations it took to find a cost of at most this, None if it was not found."""
        return next((k + 1 for k, best in enumerate(self.costs) if best <= cost), None)


def search(
    name: str,
    domain: Domain,
    cost: Callable[[int], float],
    *,
    budget: int,
    seed: int = 0,
    prior: Array | None = None,
    bound: Array | None = None,
) -> Trajectory:
    """Run one search and return what it evaluated.

    Parameters
    ----------
    cost : the cost of a position, any positive unit; not finite or NaN where the configuration failed.
    budget : evaluations, or fewer if there are fewer members.
    prior : predicted cost of every member, for the search that is guided by a model; NaN where nothing can be predicted.
    bound : a cost that each member does not go below: those that cannot better the best found are passed over, at no cost.
    """
    if budget < 1:
        raise InputError(f"budget: got {budget}, expected at least 1 evaluation")
    seen = Seen(domain, np.random.default_rng([seed, *name.encode()]))
    find = searches.lookup(name)
    if not len(domain):
        return Trajectory((), ())
    steps = find(seen, prior)
    order: list[int] = []
    best = math.inf
    try:
        position = next(steps)
        while True:
            if position in seen.costs or not 0 <= position < len(domain):
                raise InputError(f"search '{name}' proposes {position}, which it has evaluated or which does not exist")
            hopeless = bound is not None and bool(bound[position] > best)
            value = math.inf if hopeless else float(cost(position))
            seen.costs[position] = value if math.isfinite(value) else math.inf
            if not hopeless:
                best = min(best, seen.costs[position])
                order.append(position)
            if len(order) >= budget or len(seen.costs) >= len(domain):
                break
            position = steps.send(seen.costs[position])
    except StopIteration:
        pass
    return Trajectory(tuple(order), tuple(seen.costs[p] for p in order), len(seen.costs) - len(order))
