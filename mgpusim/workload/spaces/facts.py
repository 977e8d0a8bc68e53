"""What can be said of a search space without compiling: how many members are valid, what removes the others, one member."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import InputError
from mgpusim.workload.forms import format_arg
from mgpusim.workload.spaces.file import SpaceLike, as_space
from mgpusim.workload.spaces.members import Config, Scalar
from mgpusim.workload.spaces.space import Space

BUDGET = 1 << 27
"""Rows looked at before the number of valid members is estimated."""
DRAWN = 1 << 16
"""Members drawn for an estimate."""


class ValidCount(msgspec.Struct, frozen=True):
    """How many members a space has, and how many of them are valid: counted, or `estimated` from a sample."""

    members: int
    valid: int
    estimated: bool


class Removal(msgspec.Struct, frozen=True):
    """A constraint, and the share of all members, 0..1, that it is the first to remove."""

    text: str
    removes: float


class Member(msgspec.Struct, frozen=True):
    """A member: its number, its key and knobs; if it is valid its derived values and launch, else the constraint it `breaks`."""

    index: int
    key: str
    config: Config
    breaks: str = ""
    derived: dict[str, Any] = {}
    launch: dict[str, Any] | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values."""
        out = {"index": self.index, "key": self.key, "config": self.config, "valid": not self.breaks}
        if self.breaks:
            return out | {"breaks": self.breaks}
        return out | {"derived": self.derived} | ({"launch": self.launch} if self.launch is not None else {})


class SpaceFacts(msgspec.Struct, frozen=True):
    """What a space holds; `removals` in the order of its constraints, `example` a valid member drawn evenly."""

    space: Space
    counted: ValidCount
    removals: tuple[Removal, ...]
    example: Member | None

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.space_facts/1`."""
        space, facts = self.space, brief_facts(self.space.name, self.counted)
        facts["about"] = space.about
        if space.template is not None:
            facts["kernel"] = str(space.template.source)
            facts["entry"] = space.template.entry
        facts["knobs"] = [{"name": k.name, "values": list(k.values), "about": k.about} for k in space.knobs]
        facts["constants"] = space.constants
        facts["derived"] = {name: value.text for name, value in space.derived.items()}
        facts["constraints"] = [msgspec.to_builtins(removal) for removal in self.removals]
        facts["example"] = None if self.example is None else self.example.to_dict()
        return facts


def brief_facts(name: str, counted: ValidCount) -> dict[str, Any]:
    """Return the first lines of the JSON form: the name and the count."""
    return {"schema": "mgpusim.space_facts/1", "space": name, **msgspec.to_builtins(counted)}


def count_members(space: Space) -> ValidCount:
    """Return how many members are valid; estimated from a sample where counting would take long.

    >>> count_members(load_space("first"))
    ValidCount(members=108, valid=72, estimated=False)
    """
    counted = space.count_valid(BUDGET)
    if counted is not None:
        return ValidCount(space.count, counted, False)
    drawn = np.random.default_rng(0).integers(0, space.count, DRAWN)
    return ValidCount(space.count, int(space.count * float(space.valid(space.table_of(drawn)).mean())), True)


def describe_space(space: SpaceLike, constants: dict[str, Scalar] | None = None) -> SpaceFacts:
    """Return what a space holds: members, constraints and what they remove, an example.

    Parameters
    ----------
    space : a `Space`, the path of a space file, or the name of a shipped space.
    constants : other values of constants of the space.

    Raises
    ------
    InputError, UnknownNameError
        As `mgpusim.load_space`.

    >>> facts = describe_space("first")
    >>> facts.counted.valid, facts.example.breaks
    (72, '')
    """
    space = as_space(space, constants)
    example = space.sample(1)
    return SpaceFacts(
        space, count_members(space), _removals(space), describe_member(space, int(example[0])) if example.size else None
    )


def _removals(space: Space) -> tuple[Removal, ...]:
    drawn = np.arange(space.count) if space.count <= DRAWN else np.random.default_rng(0).integers(0, space.count, DRAWN)
    left, before, out = space.table_of(drawn), drawn.size, []
    for constraint in space.constraints:
        alone = msgspec.structs.replace(space, constraints=(constraint,))
        kept = alone.valid(left)
        left = {name: column[kept] for name, column in left.items()}
        out.append(Removal(constraint.text, float((before - kept.sum()) / drawn.size)))
        before = int(kept.sum())
    return tuple(out)


def describe_member(space: Space, index: int) -> Member:
    """Return the member of that number with its launch, or the constraint that it breaks.

    >>> describe_member(load_space("first"), 102).key
    '4,4,True,8,4'
    """
    config = space.config(index)
    broken = space.broken(config)
    if broken is not None:
        return Member(index, space.key(config), config, broken.text)
    values = space.values(config)
    of_launch: dict[str, Any] | None = None
    if space.template is not None:
        launch = space.launch(config)
        of_launch = {
            "global": list(launch.global_size), "local": launch.local_size and list(launch.local_size), "options": launch.options,
            "args": [format_arg(arg) for arg in launch.args],
        }  # fmt: skip
    return Member(index, space.key(config), config, "", {name: values[name] for name in space.derived}, of_launch)


def member_index(space: Space, text: str) -> int:
    """Return the number of the member that a text names: the number itself, or the values of the knobs by commas.

    >>> member_index(load_space("first"), "4,4,true,8,4")
    102
    """
    if text.strip().isdigit():
        return int(text)
    words = text.split(",")
    if len(words) != len(space.knobs):
        raise InputError(f"member: got '{text}', expected a number below {space.count}, or {len(space.knobs)} values of "
                         f"{', '.join(space.names)}")  # fmt: skip
    config: Config = {}
    for knob, word in zip(space.knobs, words, strict=True):
        named = {str(value).lower(): value for value in knob.values}
        config[knob.name] = named.get(word.strip().lower(), word)
    return space.index(config)
