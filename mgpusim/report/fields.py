"""The reference page of a GPU's fields, from what each says of itself at its definition."""

from __future__ import annotations

from msgspec import inspect

from mgpusim.arch.schema import FieldEntry, entries, unit_of
from mgpusim.arch.spec import ITSELF
from mgpusim.arch.spec.bounds import interval

EFFECTS = {
    "trace": "the trace",
    "occupancy": "the occupancy",
    "cache": "cache results",
    "rate": "rates of the equations",
    "event": "the event engine alone",
    "device": "queues of launches alone",
    "nothing": "no latency",
}
"""What a field affects, in words."""

HEAD = """# Fields of a GPU

A preset is a TOML file with these tables and keys; `mgpusim gpus show NAME` prints one with the source of each figure. Rates are
those of one shader core and cycle unless a field says otherwise. A field that may be absent is *optional*. *Affects* names what a
change asks for: a new trace (warps, transactions), a new number of groups on a core, new cache results of the same transactions,
or new rates alone. *Fitted* fields are what `mgpusim calibrate --corpus` adjusts.
"""


def fields_markdown() -> str:
    """Return the page as Markdown: a table for each table of a preset, with every field.

    >>> next(line for line in fields_markdown().splitlines() if "`local.banks`" in line)
    '| `local.banks` | Banks that deliver a word each per cycle. | whole number, banks, in (0, 4096] | more | the trace |  |'
    """
    lines = [HEAD, *_section("The device itself", "", [e for e in entries().values() if "." not in e.path and not e.is_table])]
    for table in (e for e in entries().values() if e.is_table and "." not in e.path):
        below = [e for e in entries().values() if e.path.startswith(f"{table.path}.")]
        lines += _section(f"`[{table.path}]`", table.about.text + ("" if table.required else " Optional."), below)
    return "\n".join(lines)


def _section(title: str, text: str, fields: list[FieldEntry]) -> list[str]:
    head = ["| field | what it is | value | better | affects | more |", "| --- | --- | --- | --- | --- | --- |"]
    return [f"## {title}\n", *([f"{text}\n"] if text else []), *head, *map(_row, fields), ""]


def _row(entry: FieldEntry) -> str:
    said = entry.about
    more = [
        f"resource: {said.resource}" if said.resource not in ("", ITSELF) else "",
        "fitted" if said.fitted else "",
        f"decides on a trace only with `{said.where}`" if said.where else "",
        f"not read with `{said.unless}`" if said.unless else "",
    ]
    effect = "" if entry.is_table else EFFECTS[said.affects] + (" and rates" if said.rate else "")
    cells = (f"`{entry.path}`", said.text, value_words(entry), said.better, effect, "; ".join(filter(None, more)))
    return f"| {' | '.join(cells)} |"


def value_words(entry: FieldEntry) -> str:
    """Return in words what a field may hold: kind, unit, range, and whether it may be absent.

    >>> value_words(entries()["l2.line_b"])
    'whole number, B, power of two'
    """
    kind, said = entry.type, entry.about
    if entry.is_table:
        return "table"
    if isinstance(kind, inspect.VarTupleType | inspect.TupleType):
        first = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind.item_types[0]
        if isinstance(first, inspect.StructType):
            words = [f"list of {{{', '.join(entry.fields)}}}"]
        else:
            words = [f"list of {len(kind.item_types) if isinstance(kind, inspect.TupleType) else 'whole numbers'}"]
    elif isinstance(kind, inspect.LiteralType):
        words = [" or ".join(map(str, kind.values))]
    else:
        names = {"IntType": "whole number", "FloatType": "number", "BoolType": "true or false", "StrType": "text"}
        words = [names[type(kind).__name__]]
    words.append(unit_of(entry.path))
    if said.power_of_two:
        words.append("power of two")
    elif entry.is_number:
        words.append(f"in {interval(*said.range)}")
    return ", ".join([*filter(None, words), *([] if entry.required else ["optional"])])
