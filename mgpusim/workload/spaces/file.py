"""Reading a space file (TOML, `mgpusim.space/1`)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError, suggest
from mgpusim.files import no_file_but
from mgpusim.folders import outside
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import read_toml
from mgpusim.workload.args import KINDS
from mgpusim.workload.checks import Problems, TableReader, problems_of, show
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.global_of import LOCAL_NAMES
from mgpusim.workload.launch import kernel_text
from mgpusim.workload.shipped import find_space
from mgpusim.workload.spaces.checks import parse_into
from mgpusim.workload.spaces.launch import COMPUTED, PLACE, ArgTemplate, Template
from mgpusim.workload.spaces.members import Knob, Scalar
from mgpusim.workload.spaces.space import SCHEMA, Space
from mgpusim.workload.spaces.walk import conflict

_KNOBS = "a table of names, each with its values"
OPS = Path(__file__).resolve().parents[1] / "ops"


def templates() -> dict[str, Path]:
    """Return the shipped kernel templates by name."""
    return {path.stem: path for path in sorted(OPS.glob("*.cl"))}


def load_space(path: str | PathLike[str], constants: Mapping[str, Scalar] | None = None) -> Space:
    """Read a space file (TOML, schema mgpusim.space/1), or the shipped space of that name.

    Parameters
    ----------
    constants : other values of constants that the file has: sizes, precision. Text is read as what the file's value is.

    Raises
    ------
    InputError, UnknownNameError
        There is no such file or space; the file cannot be read, is no TOML, or has problems: all of them at once. Also if no
        member is valid: then the constraints that contradict each other are named.

    >>> load_space("conv1x1", {"H": 28, "W": 28}).constants["H"]
    28
    """
    path = find_space(path)
    data = read_toml(path, "space file")
    with problems_of(f"space file {path}"):
        if constants and isinstance(data.get("constants", {}), dict):
            data["constants"] = _replaced(data.get("constants", {}), constants)
        return space_from_dict(data, path.parent)


SpaceLike = Space | str | PathLike[str]
"""A `Space`, the path of a space file, or the name of a shipped space."""


def as_space(space: SpaceLike, constants: Mapping[str, Scalar] | None = None) -> Space:
    """Return the space that is meant.

    >>> as_space("first") == as_space(load_space("first"))
    True
    """
    if not isinstance(space, Space):
        return load_space(space, constants)
    if constants:
        raise InputError(f"constants: space {space.name} is loaded already; give them to mgpusim.load_space")
    return space


def _replaced(known: dict[str, Scalar], wanted: Mapping[str, Scalar]) -> dict[str, Scalar]:
    """Return the constants with other values; text for a number or a truth value is read as one."""
    problems, out = Problems(), dict(known)
    for name, value in wanted.items():
        if name not in known:
            problems.add(f"constants.{name}", suggest("constant", name, known) if known else "the space has no constants")
            continue
        kind = type(known[name])
        try:
            out[name] = _READERS[kind](value) if isinstance(value, str) else value
        except (KeyError, ValueError):
            expected = {bool: "true or false", int: "a whole number", float: "a number"}[kind]
            problems.add(f"constants.{name}", f"got '{value}', expected {expected}, such as {show(known[name])}")
    problems.stop()
    return out


_READERS: dict[type, Callable[[str], Scalar]] = {
    bool: lambda text: {"true": True, "false": False}[text.lower()], int: int, float: float, str: str,
}  # fmt: skip


def space_from_dict(data: object, base: Path | None = None) -> Space:
    """Return the space that a document describes.

    Parameters
    ----------
    data : the decoded document.
    base : folder that the kernel's path is relative to.

    >>> space_from_dict({"schema": "mgpusim.space/1", "name": "s", "knobs": {"A": [1, 2]}, "constraints": ["A > 2"]})
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no member is valid: constraints[0] 'A > 2' holds for none
    """
    problems = Problems()
    table = TableReader(data, "", problems, f"a table with schema {SCHEMA}")
    schema = table.need("schema", f"'{SCHEMA}'")
    if "schema" in table.data and schema != SCHEMA:
        problems.add("schema", f"got {show(schema)}, expected '{SCHEMA}'")
    problems.stop()
    about = table.text("about")
    knobs = _knobs(problems, table.plain("knobs", dict, _KNOBS, {}, _KNOBS))
    constants, derived, roles = (table.plain(name, dict, "a table of names", {}) for name in ("constants", "derived", "roles"))
    constraints = table.plain("constraints", list, "a list of conditions", [])
    known = {k.name for k in knobs} | set(constants) | set(derived)
    template = _template(problems, table, known, base)
    name = table.need("name", "the name of the space", "space")
    table.close()
    space: Space | None = None
    try:
        space = Space(name, knobs, tuple(constraints), derived, constants, template, about, roles)
    except InputError as error:
        problems.absorb("", error)
    problems.stop()
    assert space is not None
    _check_members(space)
    return space


def _check_members(space: Space) -> None:
    """A space needs a valid member, and the launch of one has to work out."""
    broken = conflict(space)
    if broken:
        which = [f"{c.where} '{c.text}'" for c in broken]
        if len(which) == 1:
            raise InputError(f"no member is valid: {which[0]} holds for none")
        raise InputError(f"no member is valid: {', '.join(which[:-1])} and {which[-1]} contradict each other")
    if space.template is not None:
        missing = [name for name in space.template.defines or () if name not in {*space.names, *space.constants, *space.derived}]
        if missing:
            raise InputError(f"defines: {suggest('name', missing[0], {*space.names, *space.constants, *space.derived})}")
        first = next(iter(space.valid_indices(1 << 12)), None)
        if first is not None:
            space.launch(space.config(int(first[0])))


def _knobs(problems: Problems, data: dict[str, Any]) -> tuple[Knob, ...]:
    knobs = []
    for name, entry in data.items():
        values, about = entry, ""
        if isinstance(entry, dict):
            inner = TableReader(entry, f"knobs.{name}", problems)
            values, about = inner.need("values", "a list of values", [1]), inner.take("about", "")
            inner.close()
        knobs.append(Knob(name, tuple(values) if isinstance(values, list) else values, about))
    return tuple(knobs)


def _template(problems: Problems, table: TableReader, known: set[str], base: Path | None) -> Template | None:
    kernel, name = table.take("kernel"), table.take("template")
    entry = table.plain("entry", str, "the name of a kernel function", "")
    options = table.plain("options", str, "a string of compiler options", "")
    pad = table.plain("pad", bool, "true or false", False)
    size, local, defines = table.take("global"), table.take("local"), table.take("defines")
    when = table.plain("define_when", dict, "a table of names, each with a condition", {})
    entries = table.plain("args", list, "one [[args]] table per kernel parameter", [])
    if kernel is None and name is None:
        for field, value in (("global", size), ("local", local), ("args", entries or None)):
            if value is not None:
                problems.add(field, "given without a kernel; add kernel (a path) or template (a shipped one)")
        return None
    source = _source(problems, kernel, name, base)
    if defines is not None and not (isinstance(defines, list) and all(isinstance(n, str) for n in defines)):
        problems.add("defines", f"got {show(defines)}, expected a list of names")
        defines = None
    conditions = {}
    for key, text in when.items():
        if key not in known:
            problems.add(f"define_when.{key}", suggest("name", key, known))
        conditions[key] = _expression(problems, text, f"define_when.{key}", known)
    _check_places(problems, "options", options, known)
    if base is not None:
        problems.lines += [f"options: {line}" for line in foreign_folders(options, source or "", [base], "the space")]
    _check_entry(problems, source, entry, base)
    if size is None:
        problems.add("global", "missing, expected 1 to 3 expressions")
    sized = known | _of_local(local)
    args = [
        _arg(problems, e, f"args[{i}]", sized if isinstance(e, dict) and "local" in e else known, base)
        for i, e in enumerate(entries)
    ]
    return Template(
        source or Path("-"), entry, _sizes(problems, "global", size, sized) or (),
        _sizes(problems, "local", local, known),
        tuple(a for a in args if a is not None), options, None if defines is None else tuple(defines),
        pad, {key: value for key, value in conditions.items() if value is not None}, None if base is None else (base,),
    )  # fmt: skip


def _source(problems: Problems, kernel: Any, name: Any, base: Path | None) -> Path | None:
    if kernel is not None and name is not None:
        problems.add("kernel", "given beside template; keep one")
    elif name is not None:
        template = templates().get(name) if isinstance(name, str) else None
        if template is None:
            problems.add("template", suggest("template", str(name), templates()))
        return template
    elif not isinstance(kernel, str) or not kernel:
        problems.add("kernel", f"got {show(kernel)}, expected the path of an OpenCL C file")
    else:
        path = base / kernel if base is not None else Path(kernel)
        if base is not None and (problem := outside(path, [base], "the space")):
            problems.add("kernel", problem)
            return None
        if not os.path.isfile(path):
            kind = no_file_but(path)
            problems.add("kernel", f"got '{kernel}', but there is no file {path}{f'; it is {kind}' if kind else ''}")
            return None
        return path
    return None


def _check_entry(problems: Problems, source: Path | None, entry: str, base: Path | None) -> None:
    if source is None or not entry:
        return
    text = kernel_text(source, None if base is None else (base,))
    functions = re.findall(r"\bkernel\s+(?:__attribute__\s*\(\(.*?\)\)\s*)?void\s+(\w+)", text)
    if functions and entry not in functions and not re.search(rf"\b{re.escape(entry)}\b", text):
        problems.add("entry", suggest("kernel", entry, functions))


def _check_places(problems: Problems, where: str, text: Any, known: set[str]) -> None:
    for name in PLACE.findall(text) if isinstance(text, str) else ():
        if name not in known:
            problems.add(where, suggest("name", name, known))


def _sizes(problems: Problems, field: str, sizes: Any, known: set[str]) -> tuple[Expression, ...] | None:
    if sizes is None:
        return None
    given = sizes if isinstance(sizes, list) else [sizes]
    if not 1 <= len(given) <= 3:
        problems.add(field, f"got {show(sizes)}, expected 1 to 3 expressions")
    parsed = [_expression(problems, text, f"{field}[{axis}]", known) for axis, text in enumerate(given)]
    return tuple(e for e in parsed if e is not None)


def _of_local(local: Any) -> set[str]:
    """Return the names of the local size that expressions of the global size may use."""
    return set() if local is None else set(LOCAL_NAMES[: len(local) if isinstance(local, list) else 1])


def _expression(problems: Problems, text: Any, where: str, known: set[str]) -> Expression | None:
    if not isinstance(text, (str, int, float)):
        problems.add(where, f"got {show(text)}, expected a number or an expression")
        return None
    return parse_into(problems, text, where, known)


def _arg(problems: Problems, entry: Any, where: str, known: set[str], base: Path | None) -> ArgTemplate | None:
    if not isinstance(entry, dict):
        problems.add(where, f"got {show(entry)}, expected a table with one of {', '.join(KINDS)}")
        return None
    body = {key: value for key, value in entry.items() if key not in ("when", "name")}
    when = _expression(problems, entry["when"], f"{where}.when", known) if "when" in entry else None
    if len(body) != 1 or next(iter(body)) not in KINDS:
        problems.add(where, f"got {show(body)}, expected one of {', '.join(KINDS)}, and if need be when")
        return None
    kind, fields = next(iter(body.items()))
    if not isinstance(fields, dict):
        problems.add(f"{where}.{kind}", f"got {show(fields)}, expected a table")
        return None
    computed: dict[str, tuple[Expression, ...]] = {}
    for field in COMPUTED[kind]:
        if field in fields:
            values = fields[field] if isinstance(fields[field], list) else [fields[field]]
            parsed = [_expression(problems, v, f"{where}.{kind}.{field}", known) for v in values]
            computed[field] = tuple(e for e in parsed if e is not None)
    rest = {field: value for field, value in fields.items() if field not in computed}
    for field, value in rest.items():
        _check_places(problems, f"{where}.{kind}.{field}", value, known)
    return ArgTemplate(kind, rest, computed, when, where, base)
