"""JSON Schemas of what commands print with `--json`: a file for each schema and version, made by `tools/ship_schemas.py`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from mgpusim.errors import UnknownNameError, suggest

__all__ = ["list_schemas", "load_schema"]


def list_schemas() -> list[str]:
    """Return the names of all schemas, as results state them under the key `schema`.

    >>> "mgpusim.prediction/1" in list_schemas()
    True
    """
    stems = (path.name.removesuffix(".json") for path in files(__name__).iterdir() if path.name.endswith(".json"))
    return sorted("mgpusim.{}/{}".format(*stem.rsplit("-", 1)) for stem in stems)


def load_schema(name: str) -> dict[str, Any]:
    """Return a JSON Schema (draft 2020-12) of one object that a command prints.

    Parameters
    ----------
    name : as in the object's key `schema`.

    Raises
    ------
    UnknownNameError
        There is none of that name.

    >>> load_schema("mgpusim.prediction/1")["properties"]["latency_us"]
    {'type': 'number'}
    """
    known = list_schemas()
    if name not in known:
        raise UnknownNameError(suggest("schema", name, known))
    stem = name.removeprefix("mgpusim.").replace("/", "-")
    found: dict[str, Any] = json.loads(files(__name__).joinpath(f"{stem}.json").read_text(encoding="utf-8"))
    return found
