"""Members of a search space: numbered configurations of knobs, of which those that keep all constraints are valid.

A member is a configuration: one value per knob. Members are numbered, the last knob fastest, so that spaces of any size are
counted, sampled and cut into columns without being enumerated. Validity and derived values are computed on columns.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Union

import msgspec

from mgpusim.errors import InputError, nearest
from mgpusim.workload.checks import Problems, show
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.spaces.checks import check_members

if TYPE_CHECKING:
    import numpy.typing as npt

    Column = npt.NDArray[Any]

Scalar = Union[bool, int, float, str]
Config = dict[str, Scalar]


class Knob(msgspec.Struct, frozen=True):
    """A name and the values it may take, all numbers, all truth values or all text; `about` says what it does.

    >>> Knob("TILE", (1, 2, 4)).values
    (1, 2, 4)
    """

    name: str
    values: tuple[Scalar, ...]
    about: str = ""


class Members(msgspec.Struct, frozen=True, dict=True):
    """Knobs, and the constraints between them.

    Parameters
    ----------
    name : str
    knobs : in this order they number the members, the last one fastest.
    constraints : conditions on knobs, constants and derived values; members for which all hold are valid.
    derived : values computed from knobs, constants and other derived values.
    constants : mapping of name to number, truth value or text

    >>> members = Members("demo", (Knob("TILE", (1, 2, 4)), Knob("WG", (32, 64))), ("TILE * WG <= 128",))
    >>> members.count, members.config(3), members.key(members.config(3))
    (6, {'TILE': 2, 'WG': 64}, '2,64')
    >>> members.valid(members.table(0, 6)).tolist()
    [True, True, True, True, True, False]
    """

    name: str
    knobs: tuple[Knob, ...]
    constraints: tuple[Expression, ...] = ()
    derived: dict[str, Expression] = {}
    constants: dict[str, Scalar] = {}

    def __post_init__(self) -> None:
        problems = Problems()
        for field, value in self._checked(problems).items():
            msgspec.structs.force_setattr(self, field, value)
        problems.stop(f"space {self.name}" if isinstance(self.name, str) else "space")

    def _checked(self, problems: Problems) -> dict[str, Any]:
        """Note every problem; return the fields with their expressions parsed."""
        return check_members(problems, self.name, self.knobs, self.constraints, self.derived, self.constants)

    @property
    def count(self) -> int:
        """Members, valid or not: the product of the knobs' values."""
        return math.prod(len(knob.values) for knob in self.knobs)

    @property
    def names(self) -> tuple[str, ...]:
        """The knobs' names in order."""
        return tuple(knob.name for knob in self.knobs)

    @cached_property
    def _strides(self) -> tuple[int, ...]:
        strides, step = [], 1
        for knob in reversed(self.knobs):
            strides.append(step)
            step *= len(knob.values)
        return tuple(reversed(strides))

    @cached_property
    def value_columns(self) -> tuple[Column, ...]:
        """The values of each knob as an array."""
        import numpy as np

        return tuple(np.array(knob.values) for knob in self.knobs)

    @cached_property
    def _places(self) -> tuple[dict[Scalar, int], ...]:
        return tuple({value: at for at, value in enumerate(knob.values)} for knob in self.knobs)

    @cached_property
    def _depends(self) -> dict[str, frozenset[str]]:
        """The knobs and derived values that each derived value needs, directly or not, and itself."""
        needs: dict[str, frozenset[str]] = {}
        for name, value in self.derived.items():  # in an order in which each comes after what it needs
            needs[name] = frozenset({name}).union(*(needs.get(n, frozenset({n})) for n in value.names))
        return needs

    def needs(self, expression: Expression) -> frozenset[str]:
        """Return the knobs that `expression` depends on, through derived values too.

        >>> space = Members("demo", (Knob("A", (1,)), Knob("B", (2,))), derived={"N": "A * 2"})
        >>> sorted(space.needs(Expression.parse("N > 1")))
        ['A']
        """
        used = frozenset[str]().union(*(self._depends.get(name, frozenset({name})) for name in expression.names))
        return used & frozenset(self.names)

    # -- members by number -------------------------------------------------------------------------------------------------

    def table(self, start: int, stop: int) -> dict[str, Column]:
        """Return the knobs of members `start` to `stop` (excluded) as columns."""
        import numpy as np

        return self.table_of(np.arange(start, min(stop, self.count), dtype=np.int64))

    def table_of(self, indices: Column) -> dict[str, Column]:
        """Return the knobs of the members numbered `indices` as columns.

        >>> import numpy as np
        >>> Members("demo", (Knob("A", (1, 2)), Knob("B", ("x", "y")))).table_of(np.array([1, 2]))["B"].tolist()
        ['y', 'x']
        """
        return {
            knob.name: values[(indices // stride) % len(knob.values)]
            for knob, stride, values in zip(self.knobs, self._strides, self.value_columns, strict=True)
        }

    def config(self, index: int) -> Config:
        """Return member number `index`."""
        if not 0 <= index < self.count:
            raise InputError(f"space {self.name}: got member {index}, expected 0 to {self.count - 1}")
        return {
            knob.name: knob.values[int(index) // stride % len(knob.values)]
            for knob, stride in zip(self.knobs, self._strides, strict=True)
        }

    def index(self, config: Mapping[str, Any]) -> int:
        """Return the number of the member `config`: the inverse of `config`.

        >>> Members("demo", (Knob("A", (1, 2)), Knob("B", (3, 5)))).index({"B": 5, "A": 2})
        3
        """
        problems, index = Problems(), 0
        for knob, places, stride in zip(self.knobs, self._places, self._strides, strict=True):
            place = places.get(config[knob.name]) if knob.name in config else None
            if place is None:
                got = f"got {show(config[knob.name])}" if knob.name in config else "missing"
                problems.add(knob.name, f"{got}, expected one of {', '.join(map(show, knob.values))}")
            index += stride * (place or 0)
        names = self.names
        for name in config if len(config) > len(names) or problems else ():
            if name not in names:
                close = nearest(str(name), names)
                hint = f"did you mean '{close}'?" if close else f"known: {', '.join(names)}"
                problems.add(str(name), f"unknown knob; {hint}")
        problems.stop(f"space {self.name}")
        return index

    def key(self, config: Mapping[str, Any]) -> str:
        """Return the values of `config` in the order of the knobs, joined by commas."""
        return ",".join(str(config[name]) for name in self.names)

    # -- what follows from the knobs ---------------------------------------------------------------------------------------

    def columns(self, table: Mapping[str, Column]) -> dict[str, Any]:
        """Return `table` with the constants (single values) and the derived values (columns).

        Raises
        ------
        InputError
            A derived value that a row has none of: ask for valid members only.
        """
        env: dict[str, Any] = {**self.constants, **table}
        for name, expression in self.derived.items():
            env[name] = expression.evaluate(env)
        return env

    def values(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """Return `config` with constants and derived values.

        >>> Members("demo", (Knob("A", (1, 2)),), derived={"N": "A * K"}, constants={"K": 3}).values({"A": 2})
        {'K': 3, 'A': 2, 'N': 6}
        """
        return self.columns(config)

    def valid(self, table: Mapping[str, Column]) -> Column:
        """Return for each row of `table` whether all constraints hold.

        Constraints are taken in order, each on the rows that the ones before it left: what `B != 0` removes never divides.
        """
        import numpy as np

        n = next((len(column) for column in table.values() if isinstance(column, np.ndarray)), 1)
        alive = np.arange(n)
        env: dict[str, Any] = {**self.constants, **table}
        for position, constraint in enumerate(self.constraints):
            self.derive(env, constraint)
            kept = np.broadcast_to(constraint.holds(env), alive.shape)
            if kept.all():
                continue
            alive = alive[kept]
            if not alive.size:
                break
            later = self._later[position]
            env = {k: v[kept] if isinstance(v, np.ndarray) else v for k, v in env.items() if k in later}
        result = np.zeros(n, bool)
        result[alive] = True
        return result

    @cached_property
    def _later(self) -> list[frozenset[str]]:
        """Per constraint, the names that the ones after it need."""
        out: list[frozenset[str]] = []
        names: frozenset[str] = frozenset()
        for constraint in reversed(self.constraints):
            out.append(names)
            names |= frozenset[str]().union(*(self._depends.get(n, frozenset({n})) for n in constraint.names))
        return [names | frozenset(self.constants) for names in reversed(out)]

    def derive(self, env: dict[str, Any], expression: Expression) -> None:
        """Add to `env` the derived values that `expression` needs."""
        for name in self._wanted(expression):
            if name not in env:
                env[name] = self.derived[name].evaluate(env)

    def _wanted(self, expression: Expression) -> tuple[str, ...]:
        """The derived values that `expression` needs, each after those that it needs itself."""
        names = self._needed.get(expression)
        if names is None:
            wanted = frozenset[str]().union(*(self._depends.get(name, frozenset()) for name in expression.names))
            names = self._needed[expression] = tuple(name for name in self.derived if name in wanted)
        return names

    @cached_property
    def _needed(self) -> dict[Expression, tuple[str, ...]]:
        return {}

    def broken(self, config: Mapping[str, Any]) -> Expression | None:
        """Return the first constraint that `config` breaks, if any.

        >>> Members("demo", (Knob("A", (1, 2)),), ("A > 1",)).broken({"A": 1})
        Expression('A > 1')
        """
        return self.first_broken({**self.constants, **config})

    def first_broken(self, env: dict[str, Any]) -> Expression | None:
        """Return the first constraint that does not hold in `env`, which gains the derived values looked at."""
        for constraint in self.constraints:
            self.derive(env, constraint)
            if not constraint.holds(env):
                return constraint
        return None
