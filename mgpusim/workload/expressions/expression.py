"""Expressions that users write in space and sweep files: arithmetic, comparisons, conditions; parsed, never evaluated as Python.

====================  ===================================================================================================
numbers and text      ``4``, ``0.5``, ``'NHWC'``, ``true``, ``false``
names                 knobs, constants; with dots where a field is meant (``l2.size_b``)
arithmetic            ``+ - * / // % **``, and on whole numbers ``& | ^ << >>``; ``/`` is exact, ``//`` rounds down
comparison            ``== != < <= > >=``, in chains too (``1 <= A < B``); ``A in (1, 2, 4)``, ``A not in (3, 5)``
conditions            ``and``, ``or``, ``not``, ``X if CONDITION else Y``; what is not reached is not evaluated, row by row
functions             ``min max ceil_div round_up log2 sqrt abs floor ceil``
====================  ===================================================================================================

Values are single or columns (numpy arrays that broadcast together); a row of a column gives what the single values would.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from mgpusim.errors import InputError
from mgpusim.workload.expressions.ops import LIMIT, Fault, normal, truth
from mgpusim.workload.expressions.parser import Env, Parser, PlacedFault, Run, Value, at, unknown_name


class Expression:
    """A parsed expression: its `text`, where it stands (`where`), and the `names` it needs, in order of appearance.

    >>> shape = Expression.parse("ceil_div(M, TILE) * 4 if M > 64 else TILE", "global[0]")
    >>> shape.names
    ('M', 'TILE')
    >>> shape.evaluate({"M": 100, "TILE": 8})
    52
    >>> shape.evaluate({"M": np.array([100, 32]), "TILE": 8}).tolist()
    [52, 8]
    """

    __slots__ = ("_run", "names", "text", "where")

    def __init__(self, text: str, where: str, names: tuple[str, ...], run: Run) -> None:
        self.text, self.where, self.names, self._run = text, where, names, run

    def __repr__(self) -> str:
        return f"Expression({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expression) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Expression.parse, (self.text, self.where)

    @classmethod
    def parse(cls, text: str | int | float, where: str = "", known: Iterable[str] | None = None) -> Expression:
        """Return the expression that `text` spells.

        Parameters
        ----------
        text : a number stands for itself.
        where : what to call the place in messages ("constraints[2]").
        known : the names it may use; without, they are checked when it is evaluated.

        >>> Expression.parse("TIEL % 4 == 0", "constraints[0]", ["TILE"])
        Traceback (most recent call last):
        ...
        mgpusim.errors.InputError: constraints[0]: 'TIEL % 4 == 0', column 1: unknown name 'TIEL'; did you mean 'TILE'?
        """
        if isinstance(text, (bool, int, float)):
            text = repr(text)
        if not isinstance(text, str) or not text.strip():
            raise InputError(at(where, f"got {text!r}, expected an expression"))
        line = " ".join(text.split())
        parser = Parser(line, where, None if known is None else set(known))
        run = parser.read()
        return cls(line, where, tuple(parser.names), run)

    def evaluate(self, values: Mapping[str, Any]) -> Any:
        """Return its value.

        Parameters
        ----------
        values : arrays are broadcast together.

        Returns
        -------
        bool, int, float or str; an array if one of its names is one.
        """
        try:
            env = self._single(values)
            if env is not None:
                return self._run(env)
            env = self._environment(values)
            with np.errstate(all="ignore"):  # what is not finite is refused by name
                value = self._run(env)
        except PlacedFault as fault:
            raise InputError(self._say(fault.column, fault.text)) from None
        if not isinstance(value, np.ndarray):  # a constant branch taken by every row
            shape = next((column.shape for column in env.values() if isinstance(column, np.ndarray)), None)
            return value if shape is None else np.full(shape, value)
        return value

    def holds(self, values: Mapping[str, Any]) -> Any:
        """Return its value as a condition: bool, or a column of bool.

        >>> Expression.parse("A % 2").holds({"A": np.array([1, 2, 3])}).tolist()
        [True, False, True]
        """
        value = self.evaluate(values)
        try:
            return truth(value)
        except Fault as fault:
            raise InputError(self._say(0, str(fault))) from None

    def _single(self, values: Mapping[str, Any]) -> Env | None:
        """The names' values if all are plain single ones: the quick way, taken for each member that becomes a launch."""
        env: dict[str, Value] = {}
        for name in self.names:
            value: Any = values.get(name)
            kind: Any = type(value)
            if not (kind is bool or kind is str or (kind is int and -LIMIT <= value <= LIMIT)):
                return None
            env[name] = value
        return env

    def _environment(self, values: Mapping[str, Any]) -> Env:
        env: dict[str, Value] = {}
        for name in self.names:
            if name not in values:
                raise InputError(self._say(self._column_of(name), unknown_name(name, values)))
            try:
                env[name] = normal(values[name])
            except Fault as fault:
                raise InputError(self._say(self._column_of(name), f"{name} {fault}")) from None
        columns = [name for name, value in env.items() if isinstance(value, np.ndarray)]
        if len({env[name].shape for name in columns}) > 1:
            try:
                wide = np.broadcast_arrays(*(env[name] for name in columns))
            except ValueError:
                shapes = ", ".join(f"{name} {env[name].shape}" for name in columns)
                raise InputError(self._say(0, f"columns do not fit together: {shapes}")) from None
            env.update(zip(columns, wide, strict=True))
        return env

    def _column_of(self, name: str) -> int:
        match = re.search(rf"\b{re.escape(name)}\b", self.text)
        return match.start() if match else 0

    def _say(self, column: int, text: str) -> str:
        return at(self.where, f"'{self.text}', column {column + 1}: {text}")
