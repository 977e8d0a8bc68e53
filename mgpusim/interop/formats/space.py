"""Our space files (`mgpusim.space/1`): reading is `load_space`, writing its inverse."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from mgpusim.interop.format import Format, Notes, add_format
from mgpusim.interop.tuned import write_text
from mgpusim.toml import toml_text
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.spaces.file import load_space, templates
from mgpusim.workload.spaces.launch import ArgTemplate, Template
from mgpusim.workload.spaces.space import SCHEMA, Space


def write_space(path: str | Path, space: Space) -> Notes:
    """Write a space file, in one step; return notes about what it lacks."""
    path = Path(path)
    write_text(path, "space file", space_to_toml(space, path.parent))
    return () if space.template is not None else ("no kernel yet: add kernel or template, entry, global, local and [[args]]",)


def space_to_toml(space: Space, folder: Path | None = None) -> str:
    """Return the text of a space file.

    Parameters
    ----------
    folder : where the file will lie: the kernel's path is relative to it.

    >>> print(space_to_toml(Space("demo", (Knob("TILE", (1, 2)),), ("TILE > 1",))), end="")
    schema = "mgpusim.space/1"
    name = "demo"
    constraints = ["TILE > 1"]
    <BLANKLINE>
    [knobs]
    TILE = [1, 2]
    """
    document: dict[str, Any] = {"schema": SCHEMA, "name": space.name, "about": space.about or None}
    document |= _template(space.template, folder) if space.template is not None else {}
    document["constraints"] = [constraint.text for constraint in space.constraints] or None
    document["knobs"] = {
        knob.name: {"values": list(knob.values), "about": knob.about} if knob.about else list(knob.values) for knob in space.knobs
    }
    document |= {"constants": space.constants or None, "derived": _texts(space.derived)}
    if space.template is not None:
        document["define_when"] = _texts(space.template.define_when)
    document["roles"] = _texts(space.roles)
    document["args"] = [_arg(arg) for arg in space.template.args] if space.template is not None else None
    return toml_text(document)


def _texts(expressions: dict[str, Expression]) -> dict[str, str] | None:
    return {name: expression.text for name, expression in expressions.items()} or None


def _template(template: Template, folder: Path | None) -> dict[str, Any]:
    shipped = next((name for name, path in templates().items() if path == template.source), None)
    if shipped is not None:
        source = {"template": shipped}
    else:
        path = Path(template.source)
        source = {"kernel": os.path.relpath(path, folder) if folder is not None else str(path)}
    return source | {
        "entry": template.entry or None,
        "options": template.options or None,
        "defines": list(template.defines) if template.defines is not None else None,
        "global": [_number(e.text) for e in template.global_size],
        "local": [_number(e.text) for e in template.local_size] if template.local_size is not None else None,
        "pad": template.pad or None,
    }


def _arg(arg: ArgTemplate) -> dict[str, Any]:
    fields = dict(arg.fields)
    for field, expressions in arg.computed.items():
        values = [_number(expression.text) for expression in expressions]
        fields[field] = values[0] if len(values) == 1 else values
    return {arg.kind: fields, "when": arg.when.text if arg.when is not None else None}


def _number(text: str) -> int | str:
    return int(text) if text.isdigit() else text


add_format(
    Format(
        "space", "our space files; with --gpu, predictions over one are results", "mgpusim", ('"mgpusim.space/',), ".toml",
        becomes="kernel-tuner", read_space=lambda path: (load_space(path), ()), write_space=write_space,
    )
)  # fmt: skip
