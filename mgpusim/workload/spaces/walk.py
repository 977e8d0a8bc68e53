"""Walking a space without enumerating it: valid members in order, their number, samples, and why there are none."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.spaces.members import Members

if TYPE_CHECKING:
    import numpy.typing as npt

    Column = npt.NDArray[Any]

CHUNK = 1 << 18
SEARCH = 1 << 26  # rows looked at before the question whether a member is valid stays open
DENSE = 1 << 21  # members up to which a sample is drawn from the list of all valid ones
DRAWS, DRAWN = 64, 1 << 16


class _Spent(Exception):
    """More rows were looked at than allowed."""


class _Walk:
    """Members over some knobs (`order`), extended knob by knob; `constraints` are checked once their knobs are there."""

    def __init__(self, space: Members, order: Sequence[int], constraints: Sequence[Expression], chunk: int, budget: int | None):
        self.space, self.order, self.chunk, self.budget = space, order, chunk, budget
        self.radices = [len(space.knobs[k].values) for k in order]
        self.checks: list[list[Expression]] = [[] for _ in range(len(order) + 1)]
        place = {space.knobs[k].name: at + 1 for at, k in enumerate(order)}
        for constraint in constraints:
            self.checks[max((place[n] for n in space.needs(constraint)), default=0)].append(constraint)

    def run(self) -> Iterator[Column]:
        """Yield arrays of mixed-radix numbers over the knobs of `order`."""
        start = np.zeros(1, np.int64)
        start = self._kept(start, 0)
        return self._extend(start, 0) if start.size else iter(())

    def _extend(self, prefix: Column, level: int) -> Iterator[Column]:
        while level < len(self.order):
            radix = self.radices[level]
            if prefix.size > 1 and prefix.size * radix > self.chunk:
                for part in np.array_split(prefix, min(prefix.size, -(-prefix.size * radix // self.chunk))):
                    yield from self._extend(part, level)
                return
            prefix = (prefix[:, None] * radix + np.arange(radix)).ravel()
            level += 1
            prefix = self._kept(prefix, level)
            if not prefix.size:
                return
        yield prefix

    def _kept(self, prefix: Column, level: int) -> Column:
        if self.budget is not None:
            self.budget -= prefix.size
            if self.budget < 0:
                raise _Spent
        for constraint in self.checks[level]:
            env: dict[str, Any] = {**self.space.constants, **self._columns(prefix, level, constraint)}
            self.space.derive(env, constraint)
            prefix = prefix[np.broadcast_to(constraint.holds(env), prefix.shape)]
            if not prefix.size:
                break
        return prefix

    def _columns(self, prefix: Column, level: int, constraint: Expression) -> dict[str, Column]:
        needed, out, step = self.space.needs(constraint), {}, 1
        for at in range(level - 1, -1, -1):
            knob, radix = self.order[at], self.radices[at]
            name = self.space.knobs[knob].name
            if name in needed:
                out[name] = self.space.value_columns[knob][(prefix // step) % radix]
            step *= radix
        return out


def walk(space: Members, chunk: int = CHUNK) -> Iterator[Column]:
    """Yield the numbers of the valid members of `space`, ascending."""
    return _Walk(space, range(len(space.knobs)), space.constraints, chunk, None).run()


def _components(space: Members) -> list[tuple[list[int], list[Expression]]]:
    """Sets of knobs that no constraint connects, with their constraints; knobs that none mentions are in no set."""
    groups: list[tuple[set[str], list[Expression]]] = []
    for constraint in space.constraints:
        names, own = set(space.needs(constraint)), [constraint]
        apart = []
        for group, constraints in groups:
            if group & names or (not group and not names):
                names |= group
                own = constraints + own
            else:
                apart.append((group, constraints))
        groups = [*apart, (names, own)]
    place = {name: at for at, name in enumerate(space.names)}
    in_file = {id(c): at for at, c in enumerate(space.constraints)}
    return [(sorted(place[n] for n in names), sorted(cs, key=lambda c: in_file[id(c)])) for names, cs in groups]


def count(space: Members, budget: int | None = None) -> int | None:
    """Return how many members are valid: the product over sets of knobs that no constraint connects."""
    total, constrained = 1, set()
    try:
        for order, constraints in _components(space):
            total *= sum(part.size for part in _Walk(space, order, constraints, CHUNK, budget).run())
            constrained |= set(order)
    except _Spent:
        return None
    return total * math.prod(len(knob.values) for at, knob in enumerate(space.knobs) if at not in constrained)


def _exists(space: Members, order: Sequence[int], constraints: Sequence[Expression]) -> bool:
    """Whether some values of the knobs of `order` keep `constraints`; taken for granted after a long search."""
    try:
        return next(_Walk(space, order, constraints, 1 << 14, SEARCH).run(), None) is not None
    except _Spent:
        return True


def conflict(space: Members) -> tuple[Expression, ...]:
    """Return constraints that no member keeps together and of which none can be spared; () where some member is valid.

    >>> space = Members("demo", (Knob("A", (1, 2, 4)), Knob("B", (1, 2))), ("A * B > 6", "B < 2", "A > 1"))
    >>> [c.text for c in conflict(space)]
    ['A * B > 6', 'B < 2']
    """
    for order, constraints in _components(space):
        if _exists(space, order, constraints):
            continue
        needed = list(constraints)
        for constraint in reversed(constraints):
            fewer = [c for c in needed if c is not constraint]
            if fewer and not _exists(space, order, fewer):
                needed = fewer
        return tuple(needed)
    return ()


def sample(space: Members, n: int, seed: int = 0) -> Column:
    """Return `n` different valid members drawn evenly, ascending; all of them if there are fewer."""
    rng = np.random.default_rng(seed)
    if space.count > DENSE:
        chosen = np.zeros(0, np.int64)
        for draw in range(1, DRAWS + 1):
            drawn = np.unique(rng.integers(0, space.count, DRAWN))
            drawn = drawn[space.valid(space.table_of(drawn))]
            chosen = np.concatenate([chosen, rng.permutation(np.setdiff1d(drawn, chosen))])
            if chosen.size >= n:
                return np.sort(chosen[:n])
            if chosen.size * DRAWS < n * draw:  # too rare to be met by chance
                break
    return _reservoir(space, n, rng)


def _reservoir(space: Members, n: int, rng: np.random.Generator) -> Column:
    """A random key per valid member, the `n` smallest kept: one walk, little memory."""
    kept, keys = np.zeros(0, np.int64), np.zeros(0)
    for part in walk(space):
        kept, keys = np.concatenate([kept, part]), np.concatenate([keys, rng.random(part.size)])
        if kept.size > n:
            best = np.argpartition(keys, n - 1)[:n] if n else np.zeros(0, np.int64)
            kept, keys = kept[best], keys[best]
    return np.sort(kept)
