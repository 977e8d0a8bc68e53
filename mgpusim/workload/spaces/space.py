"""A search space of kernel variants: its members, what they mean to a GPU, and how a member becomes a launch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.workload.checks import Problems
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.checks import check_roles
from mgpusim.workload.spaces.launch import Template, defines_of, launch_of
from mgpusim.workload.spaces.members import Members
from mgpusim.workload.spaces.walk import CHUNK, count, sample, walk

if TYPE_CHECKING:
    import numpy.typing as npt

    Column = npt.NDArray[Any]

SCHEMA = "mgpusim.space/1"


class Space(Members, frozen=True, dict=True):
    """A search space: see `Members` for its name, knobs, constraints, derived values and constants.

    Parameters
    ----------
    template : how a member becomes a launch.
    about : str
    roles : what the knobs mean to a GPU, for pruning before compilation: see `mgpusim.sched.pruning.roles`.

    Raises
    ------
    InputError
        Everything wrong at once.

    >>> space = Space("demo", (Knob("TILE", (1, 2, 4)), Knob("WG", (32, 64))), ("TILE * WG <= LIMIT",), constants={"LIMIT": 128})
    >>> space.count, space.count_valid()
    (6, 5)
    """

    template: Template | None = None
    about: str = ""
    roles: dict[str, Expression] = msgspec.field(default_factory=dict)

    def _checked(self, problems: Problems) -> dict[str, Any]:
        fields = super()._checked(problems)
        known = {*(k.name for k in fields["knobs"]), *fields["constants"], *self.derived}
        return {**fields, "roles": check_roles(problems, self.roles, known)}

    # -- walking -----------------------------------------------------------------------------------------------------------

    def valid_indices(self, chunk: int = CHUNK) -> Iterator[Column]:
        """Yield the numbers of all valid members, ascending, in arrays of at most about `chunk`.

        Knobs are added one by one. A constraint is checked as soon as its knobs are there, so that what breaks it early is never
        expanded.
        """
        return walk(self, chunk)

    def count_valid(self, budget: int | None = None) -> int | None:
        """Return how many members are valid; None if more than `budget` rows would have to be looked at.

        >>> Space("demo", (Knob("A", (1, 2, 3)), Knob("B", (1, 2, 3))), ("A <= B",)).count_valid()
        6
        """
        return count(self, budget)

    def sample(self, n: int, seed: int = 0) -> Column:
        """Return the numbers of `n` different valid members drawn evenly (all of them if there are fewer), ascending."""
        return sample(self, n, seed)

    # -- launches ----------------------------------------------------------------------------------------------------------

    @cached_property
    def defines(self) -> tuple[str, ...]:
        """Names given to the compiler as -D: those that the template lists, else all that its source mentions."""
        return defines_of(self.template, (*self.constants, *self.names, *self.derived)) if self.template else ()

    def launch(self, config: Mapping[str, Any]) -> Launch:
        """Return the launch of member `config`.

        Raises
        ------
        InputError
            The space has no template, `config` is not a valid member (which constraint it breaks), or its launch is malformed.
        """
        if self.template is None:
            raise InputError(f"space {self.name} has no kernel: its members cannot be launched")
        self.index(config)
        env: dict[str, Any] = {**self.constants, **config}
        broken = self.first_broken(env)
        if broken is not None:
            raise InputError(
                f"space {self.name}: {self.key(config)} is not valid: {broken.where or 'a constraint'} '{broken.text}'"
            )
        try:
            for name, expression in self.derived.items():
                if name not in env:
                    env[name] = expression.evaluate(env)
            return launch_of(self.template, env, self.defines)
        except InputError as error:
            raise InputError(f"space {self.name}, {self.key(config)}: {error}", error.problems) from None
