"""Writing a space file (`mgpusim.space/1`): the inverse of `mgpusim.workload.spaces.file.load_space`."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from mgpusim.interop.tuned import Tuned, write_text
from mgpusim.workload.spaces.launch import ArgTemplate, Template
from mgpusim.workload.spaces.members import Knob
from mgpusim.workload.spaces.space import SCHEMA, Space

__all__ = ["space_of_results", "space_to_toml", "write_space"]


def write_space(path: str | Path, space: Space) -> tuple[str, ...]:
    """Write a space file, in one step; return notes about what it lacks.

    Raises
    ------
    InputError
        The file cannot be written.
    """
    path = Path(path)
    write_text(path, "space file", space_to_toml(space, path.parent))
    return () if space.template is not None else ("no kernel yet: add kernel or template, entry, global, local and [[args]]",)


def space_of_results(tuned: Tuned) -> Space:
    """Return the space that results are of, as far as they tell: knobs and values.

    >>> space_of_results(Tuned("scale", "GPU", {"block": (32, 64)}, (), "ms")).count
    2
    """
    knobs = tuple(Knob(name, tuple(dict.fromkeys(values))) for name, values in tuned.knobs.items())
    return Space(re.sub(r"\W+", "_", tuned.kernel) or "space", knobs)


def space_to_toml(space: Space, folder: Path | None = None) -> str:
    """Return the text of a space file.

    Parameters
    ----------
    folder : where the file will lie: the kernel's path is relative to it.

    >>> print(space_to_toml(Space("demo", (Knob("TILE", (1, 2)),), ("TILE > 1",))), end="")
    schema = "mgpusim.space/1"
    name = "demo"
    constraints = [
        "TILE > 1",
    ]
    <BLANKLINE>
    [knobs]
    TILE = [1, 2]
    """
    lines = [f"schema = {_toml(SCHEMA)}", f"name = {_toml(space.name)}"]
    lines += [f"about = {_toml(space.about)}"] if space.about else []
    lines += _template(space.template, folder) if space.template is not None else []
    if space.constraints:
        lines += ["constraints = [", *(f"    {_toml(c.text)}," for c in space.constraints), "]"]
    lines += ["", "[knobs]"]
    for knob in space.knobs:
        values = _toml(list(knob.values))
        lines.append(
            f"{knob.name} = {{ values = {values}, about = {_toml(knob.about)} }}" if knob.about else f"{knob.name} = {values}"
        )
    if space.constants:
        lines += ["", "[constants]", *(f"{name} = {_toml(value)}" for name, value in space.constants.items())]
    if space.derived:
        lines += ["", "[derived]", *(f"{name} = {_toml(value.text)}" for name, value in space.derived.items())]
    tables = {"define_when": space.template.define_when if space.template is not None else {}, "roles": space.roles}
    for title, table in tables.items():
        if table:
            lines += ["", f"[{title}]", *(f"{name} = {_toml(value.text)}" for name, value in table.items())]
    for arg in space.template.args if space.template is not None else ():
        lines += ["", "[[args]]", *_arg(arg)]
    return "\n".join(lines) + "\n"


def _template(template: Template, folder: Path | None) -> list[str]:
    from mgpusim.workload.spaces.file import templates

    source = template.source
    shipped = next((name for name, path in templates().items() if path == source), None)
    if shipped is not None:
        lines = [f"template = {_toml(shipped)}"]
    else:
        path = Path(source)
        lines = [f"kernel = {_toml(os.path.relpath(path, folder) if folder is not None else str(path))}"]
    lines += [f"entry = {_toml(template.entry)}"] if template.entry else []
    lines += [f"options = {_toml(template.options)}"] if template.options else []
    lines += [f"defines = {_toml(list(template.defines))}"] if template.defines is not None else []
    lines += [f"global = {_toml([_number(e.text) for e in template.global_size])}"]
    lines += [f"local = {_toml([_number(e.text) for e in template.local_size])}"] if template.local_size is not None else []
    return lines + (["pad = true"] if template.pad else [])


def _arg(arg: ArgTemplate) -> list[str]:
    fields = dict(arg.fields)
    for field, expressions in arg.computed.items():
        values = [_number(expression.text) for expression in expressions]
        fields[field] = values[0] if len(values) == 1 else values
    lines = [f"{arg.kind} = {_toml(fields)}"]
    return lines + ([f"when = {_toml(arg.when.text)}"] if arg.when is not None else [])


def _number(text: str) -> int | str:
    return int(text) if text.isdigit() else text


def _toml(value: Any) -> str:
    """Return a value in TOML's notation.

    >>> _toml({"dtype": "float32", "count": 4, "init": {"chase": 16}})
    '{ dtype = "float32", count = 4, init = { chase = 16 } }'
    """
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, (bool, int)):
        return json.dumps(value)
    if isinstance(value, float):
        return repr(value)
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
