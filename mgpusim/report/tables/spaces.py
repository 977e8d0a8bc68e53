"""Search spaces for people: what one holds, one member of it, the ones that are shipped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mgpusim.report.console import table, table_without_head
from mgpusim.workload.forms import format_sizes

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.workload.spaces.facts import Member, SpaceFacts, ValidCount
    from mgpusim.workload.spaces.space import Space

__all__ = ["count_line", "show_member", "show_space", "show_spaces"]


def show_spaces(found: Sequence[tuple[str, Space, ValidCount]]) -> list[RenderableType]:
    """Return what to print of several spaces, each with its name and count."""
    listing = table("space", "members", "valid", "what it is", right=("members", "valid"))
    for name, space, counted in found:
        listing.add_row(name, f"{counted.members:,}", _number(counted), space.about)
    return [listing]


def count_line(counted: ValidCount) -> str:
    """Return how many members a space has in a line."""
    return f"{counted.members:,} members, valid: {_valid_text(counted)}"


def _number(counted: ValidCount) -> str:
    return f"about {counted.valid:.3g}" if counted.estimated else f"{counted.valid:,}"


def _valid_text(counted: ValidCount) -> str:
    share = f"({100 * counted.valid / counted.members:.3g}% of them)".replace("(100% of them)", "(all of them)")
    return f"{_number(counted)} {share}"


def show_space(found: SpaceFacts) -> list[RenderableType]:
    """Return what to print of a space."""
    space = found.space
    head = table_without_head()
    head.add_row("space", space.name)
    if space.about:
        head.add_row("what it is", space.about)
    if space.template is not None:
        head.add_row("kernel", f"{Path(str(space.template.source)).name}, {space.template.entry}")
    head.add_row("members", f"{found.counted.members:,}")
    head.add_row("valid", _valid_text(found.counted))
    knobs = table("knob", "values", "what it does", whole=("knob",))
    for knob in space.knobs:
        knobs.add_row(knob.name, " ".join(_text(value) for value in knob.values), knob.about)
    out: list[RenderableType] = [head, "", knobs]
    if found.removals:
        rules = table("constraint", "removes", right=("removes",))
        for rule in found.removals:
            rules.add_row(rule.text, f"{rule.removes:.1%}")
        out.append(rules)
    if found.example is not None:
        out += ["a valid member:", *show_member(found.example)]
    return out


def show_member(member: Member) -> list[RenderableType]:
    """Return what to print of one member."""
    made = table_without_head()
    made.add_row("index", str(member.index))
    made.add_row("key", member.key)
    made.add_row("knobs", _pairs(member.config))
    if member.breaks:
        made.add_row("not valid", f"breaks {member.breaks}")
        return [made]
    if member.derived:
        made.add_row("derived", _pairs(member.derived))
    launch = member.launch
    if launch:
        made.add_row("global", format_sizes(tuple(launch["global"])))
        made.add_row("local", format_sizes(tuple(launch["local"])) if launch["local"] else "the driver's choice")
        made.add_row("options", launch["options"])
        for at, arg in enumerate(launch["args"]):
            made.add_row("arguments" if not at else "", arg)
    return [made]


def _pairs(values: dict[str, Any]) -> str:
    return "  ".join(f"{name}={_text(value)}" for name, value in values.items())


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else str(value)
