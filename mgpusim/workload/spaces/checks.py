"""What makes a space sound: names, values, and expressions that know each other."""

from __future__ import annotations

import keyword
import math
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from mgpusim.errors import InputError, suggest
from mgpusim.workload.checks import Problems, plain, show
from mgpusim.workload.expressions.expression import Expression

ROLES = (
    "items", "registers", "image_bytes", "buffer_bytes", "group_bytes", "local_bytes", "width", "flops", "bits", "texels",
    "dram_bytes",
)  # fmt: skip
"""What knobs may mean to a GPU: see `mgpusim.sched.pruning.roles`."""

NAME = re.compile(r"[A-Za-z_]\w*")
RESERVED = {"true", "false"}


def parse_into(problems: Problems, text: Any, where: str, known: set[str] | None) -> Expression | None:
    """Return the expression `text` at `where`, noting its problems; parsed ones are parsed again, against `known`."""
    if isinstance(text, Expression):
        where, text = text.where or where, text.text
    try:
        return Expression.parse(text, where, known)
    except InputError as error:
        problems.absorb("", error)
        return None


def check_members(
    problems: Problems, name: object, knobs: Any, constraints: Any, derived: Any, constants: Any
) -> dict[str, Any]:  # fmt: skip
    """Note every problem of a space's members; return the fields, expressions parsed, derived values in an order that works."""
    plain(problems, "name", name, str, "the name of the space")
    for field, value in {"constants": constants, "derived": derived}.items():
        plain(problems, field, value, Mapping, "a table of names")
    problems.stop()
    knobs = tuple(knobs) if isinstance(knobs, (list, tuple)) else ()
    if not knobs:
        problems.add("knobs", "a space needs at least one knob")
    taken: dict[str, str] = {}
    for field, names in (("knobs", [k.name for k in knobs]), ("constants", constants), ("derived", derived)):
        for own in names:
            _check_name(problems, f"{field}.{own}", own, taken)
            taken[str(own)] = field
    for knob in knobs:
        _check_values(problems, f"knobs.{knob.name}", knob.values)
    for own, value in constants.items():
        if not _is_scalar(value):
            problems.add(f"constants.{own}", f"got {show(value)}, expected a number, a truth value or text")
    known = set(taken)
    parsed = {n: parse_into(problems, v, f"derived.{n}", known) for n, v in derived.items()}
    conditions = [parse_into(problems, c, f"constraints[{i}]", known) for i, c in enumerate(constraints)]
    return {
        "knobs": knobs,
        "constraints": tuple(c for c in conditions if c is not None),
        "derived": _in_order(problems, {n: e for n, e in parsed.items() if e is not None}),
        "constants": dict(constants),
    }


def check_roles(problems: Problems, roles: Any, known: set[str]) -> dict[str, Expression]:
    """Note every problem of what knobs mean to a GPU, expressions of `known` names; return them parsed."""
    plain(problems, "roles", roles, Mapping, "a table of names")
    problems.stop()
    for name in set(roles) - set(ROLES):
        problems.add(f"roles.{name}", suggest("role", str(name), ROLES))
    parsed = {n: parse_into(problems, v, f"roles.{n}", known) for n, v in roles.items()}
    return {n: e for n, e in parsed.items() if e is not None}


def _check_name(problems: Problems, path: str, name: object, taken: dict[str, str]) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or keyword.iskeyword(name) or name in RESERVED:
        problems.add(path, f"got {show(name)}, expected a name of letters, digits and _ that expressions do not use")
    elif name in taken:
        problems.add(path, f"is named twice: also in {taken[name]}")


def _is_scalar(value: object) -> bool:
    return isinstance(value, (bool, int, str)) or (isinstance(value, float) and math.isfinite(value))


def _check_values(problems: Problems, path: str, values: Any) -> None:
    if not isinstance(values, (list, tuple)) or not values:
        problems.add(
            path, f"got {show(list(values) if isinstance(values, tuple) else values)}, expected a list of at least one value"
        )
        return
    bad = [value for value in values if not _is_scalar(value)]
    if bad:
        problems.add(path, f"got {show(bad[0])}, expected numbers, truth values or text")
        return
    kinds = {"text" if isinstance(v, str) else "truth values" if isinstance(v, bool) else "numbers" for v in values}
    if len(kinds) > 1:
        problems.add(path, f"mixes {' and '.join(sorted(kinds))}; one knob takes one kind")
    twice = [value for value, times in Counter(values).items() if times > 1]
    if len(kinds) == 1 and twice:
        problems.add(path, f"lists {', '.join(sorted(map(show, twice)))} more than once")


def _in_order(problems: Problems, derived: dict[str, Expression]) -> dict[str, Expression]:
    """`derived` with each after those it needs."""
    out: dict[str, Expression] = {}
    waiting = dict(derived)
    while waiting:
        ready = [n for n, e in waiting.items() if not any(m in waiting for m in e.names)]
        if not ready:
            problems.add(f"derived.{next(iter(waiting))}", f"needs itself: {', '.join(waiting)} depend on each other")
            return out
        for name in ready:
            out[name] = waiting.pop(name)
    return out
