"""Search spaces for people: what one holds, one member of it, the ones that are shipped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mgpusim.view import Facts, ResultView, ViewTable
from mgpusim.workload.forms import format_sizes

if TYPE_CHECKING:
    from mgpusim.workload.spaces.facts import Member, SpaceFacts, ValidCount
    from mgpusim.workload.spaces.space import Space


def spaces_view(spaces: Sequence[tuple[str, Space, ValidCount]]) -> ResultView:
    """Return several spaces, each with its name and count."""
    listing = ViewTable(
        columns={"space": "text", "members": "count", "valid": "count", "what it is": "text"},
        rows=[(name, counted.members, _number(counted), space.about) for name, space, counted in spaces],
    )
    return ResultView(title="Search spaces", parts=[listing])


def count_line(counted: ValidCount) -> str:
    """Return how many members a space has in a line."""
    return f"{counted.members:,} members, valid: {_valid_text(counted)}"


def _number(counted: ValidCount) -> str:
    return f"about {counted.valid:.3g}" if counted.estimated else f"{counted.valid:,}"


def _valid_text(counted: ValidCount) -> str:
    share = f"({100 * counted.valid / counted.members:.3g}% of them)".replace("(100% of them)", "(all of them)")
    return f"{_number(counted)} {share}"


def space_view(facts: SpaceFacts) -> ResultView:
    """Return what a space holds, and one member."""
    space, of = facts.space, facts.space.template
    head = Facts([
        ("space", space.name),
        *([("what it is", space.about)] if space.about else []),
        *([("kernel", f"{Path(str(of.source)).name}, {of.entry}")] if of is not None else []),
        ("members", f"{facts.counted.members:,}"),
        ("valid", _valid_text(facts.counted)),
    ])  # fmt: skip
    knobs = ViewTable(
        columns={"knob": "word", "values": "text", "what it does": "text"},
        rows=[(knob.name, " ".join(_text(value) for value in knob.values), knob.about) for knob in space.knobs],
    )
    parts: list[Facts | ViewTable | ResultView] = [head, knobs]
    if facts.removals:
        rows = [(rule.text, rule.removes) for rule in facts.removals]
        parts.append(ViewTable(columns={"constraint": "text", "removes": "percent"}, rows=rows))
    if facts.example is not None:
        parts.append(ResultView(title="a valid member:", parts=[_member(facts.example)]))
    return ResultView(title="A search space", parts=parts)


def member_view(member: Member) -> ResultView:
    """Return one member of a space."""
    return ResultView(title="A member of a search space", parts=[_member(member)])


def _member(member: Member) -> Facts:
    rows = [("index", str(member.index)), ("key", member.key), ("knobs", _pairs(member.config))]
    if member.breaks:
        return Facts([*rows, ("not valid", f"breaks {member.breaks}")])
    if member.derived:
        rows.append(("derived", _pairs(member.derived)))
    if launch := member.launch:
        rows.append(("global", format_sizes(tuple(launch["global"]))))
        rows.append(("local", format_sizes(tuple(launch["local"])) if launch["local"] else "the driver's choice"))
        rows.append(("options", launch["options"]))
        rows += [("" if at else "arguments", arg) for at, arg in enumerate(launch["args"])]
    return Facts(rows)


def _pairs(values: dict[str, Any]) -> str:
    return "  ".join(f"{name}={_text(value)}" for name, value in values.items())


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else str(value)
