"""What can be said of a search space without compiling: how many members are valid, what removes the others, one member."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import InputError
from mgpusim.result import SIZES, Result
from mgpusim.view import Facts, ResultView, ViewTable
from mgpusim.workload.forms import format_arg, format_sizes
from mgpusim.workload.spaces.file import SpaceLike, as_space
from mgpusim.workload.spaces.members import Config, Knob, Scalar
from mgpusim.workload.spaces.space import Space

BUDGET = 1 << 27
"""Rows looked at before the number of valid members is estimated."""
DRAWN = 1 << 16
"""Members drawn for an estimate."""


class SpaceCount(Result, frozen=True, kw_only=True, tag="mgpusim.space_facts/1"):
    """How many members a space has, and how many of them are valid: counted, or `estimated` from a sample."""

    space: str
    members: int
    valid: int
    estimated: bool

    @property
    def number(self) -> str:
        """How many are valid, as text."""
        return f"about {self.valid:.3g}" if self.estimated else f"{self.valid:,}"

    @property
    def share(self) -> str:
        """How many are valid, and their share."""
        share = f"({100 * self.valid / self.members:.3g}% of them)".replace("(100% of them)", "(all of them)")
        return f"{self.number} {share}"


class Removal(msgspec.Struct, frozen=True):
    """A constraint, and the share of all members, 0..1, that it is the first to remove."""

    text: str
    removes: float


class MemberLaunch(msgspec.Struct, frozen=True, rename=SIZES):
    """The launch of a member; `local_size` None is the driver's choice, `args` are written as on a command line."""

    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    options: str
    args: tuple[str, ...]


class Member(msgspec.Struct, frozen=True):
    """A member: its number, key and knobs; if it is `valid` its derived values and launch, else the constraint it `breaks`."""

    index: int
    key: str
    config: Config
    valid: bool
    breaks: str | msgspec.UnsetType = msgspec.UNSET
    derived: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    launch: MemberLaunch | msgspec.UnsetType = msgspec.UNSET

    def view(self) -> ResultView:
        """Return what there is to see of it."""
        rows = [("index", str(self.index)), ("key", self.key), ("knobs", _pairs(self.config))]
        if self.breaks:
            rows.append(("not valid", f"breaks {self.breaks}"))
        if self.derived:
            rows.append(("derived", _pairs(self.derived)))
        if launch := self.launch:
            local = format_sizes(launch.local_size) if launch.local_size else "the driver's choice"
            rows += [("global", format_sizes(launch.global_size)), ("local", local), ("options", launch.options)]
            rows += [("" if at else "arguments", arg) for at, arg in enumerate(launch.args)]
        return ResultView(title="A member of a search space", parts=[Facts(rows)])


class SpaceFacts(SpaceCount, frozen=True, kw_only=True, tag="mgpusim.space_facts/1"):
    """What a space holds; `constraints` in their order, `example` a valid member drawn evenly."""

    about: str
    kernel: str | msgspec.UnsetType = msgspec.UNSET
    entry: str | msgspec.UnsetType = msgspec.UNSET
    knobs: tuple[Knob, ...]
    constants: dict[str, Scalar]
    derived: dict[str, str]
    constraints: tuple[Removal, ...]
    example: Member | None

    def view(self) -> ResultView:
        """Return what there is to see of it: its size, its knobs, what constraints remove, one member."""
        head = Facts([
            ("space", self.space),
            *([("what it is", self.about)] if self.about else []),
            *([("kernel", f"{Path(self.kernel).name}, {self.entry}")] if self.kernel else []),
            ("members", f"{self.members:,}"),
            ("valid", self.share),
        ])  # fmt: skip
        knobs = ViewTable(
            columns={"knob": "word", "values": "text", "what it does": "text"},
            rows=[(knob.name, " ".join(map(_text, knob.values)), knob.about) for knob in self.knobs],
        )
        parts: list[Facts | ViewTable | ResultView] = [head, knobs]
        if self.constraints:
            rows = [(rule.text, rule.removes) for rule in self.constraints]
            parts.append(ViewTable(columns={"constraint": "text", "removes": "percent"}, rows=rows))
        if self.example is not None:
            parts.append(ResultView(title="a valid member:", parts=self.example.view().parts))
        return ResultView(title="A search space", parts=parts)


def _pairs(values: Mapping[str, Any]) -> str:
    return "  ".join(f"{name}={_text(value)}" for name, value in values.items())


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else str(value)


def count_members(space: Space) -> SpaceCount:
    """Return how many members are valid; estimated from a sample where counting would take long.

    >>> count_members(load_space("first")).valid
    72
    """
    counted = space.count_valid(BUDGET)
    if counted is not None:
        return SpaceCount(space=space.name, members=space.count, valid=counted, estimated=False)
    drawn = np.random.default_rng(0).integers(0, space.count, DRAWN)
    valid = int(space.count * float(space.valid(space.table_of(drawn)).mean()))
    return SpaceCount(space=space.name, members=space.count, valid=valid, estimated=True)


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
    >>> facts.valid, facts.example.valid
    (72, True)
    """
    space = as_space(space, constants)
    example = space.sample(1)
    of = space.template
    return SpaceFacts(
        **msgspec.structs.asdict(count_members(space)), about=space.about,
        kernel=str(of.source) if of is not None else msgspec.UNSET, entry=of.entry if of is not None else msgspec.UNSET,
        knobs=space.knobs, constants=space.constants, derived={name: value.text for name, value in space.derived.items()},
        constraints=_removals(space), example=describe_member(space, int(example[0])) if example.size else None,
    )  # fmt: skip


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
        return Member(index, space.key(config), config, False, broken.text)
    values = space.values(config)
    of_launch: MemberLaunch | msgspec.UnsetType = msgspec.UNSET
    if space.template is not None:
        launch = space.launch(config)
        args = tuple(format_arg(arg) for arg in launch.args)
        of_launch = MemberLaunch(launch.global_size, launch.local_size, launch.options, args)
    derived = {name: values[name] for name in space.derived}
    return Member(index, space.key(config), config, True, derived=derived, launch=of_launch)


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
