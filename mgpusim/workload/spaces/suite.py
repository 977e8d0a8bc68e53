"""Members of a space as a suite: a corpus without times, which `mgpusim measure` times and `mgpusim validate` reads back."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError
from mgpusim.files import packed_as_named, write_atomic
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import Arg
from mgpusim.workload.corpus import SCHEMA, encode
from mgpusim.workload.launch import range_to_dict
from mgpusim.workload.program import seeds_of
from mgpusim.workload.spaces.space import Space


def kernel_name(space: Space, options: str) -> str:
    """Return what the members of `space` with these compiler options call their kernel: the same on every machine.

    >>> kernel_name(Space("demo", (Knob("A", (1,)),)), "-DA=1")
    'demo_33909647'
    """
    return f"{space.name}_{hashlib.sha256(options.encode()).hexdigest()[:8]}"


def tags_of(space: Space, config: dict[str, Any]) -> dict[str, Any]:
    """Return the tags of a member's launch: the space, the member's key, and its knobs.

    >>> tags_of(Space("demo", (Knob("A", (1, 2)),)), {"A": 2})
    {'space': 'demo', 'config': '2', 'A': 2}
    """
    return {"space": space.name, "config": space.key(config), **{name: config[name] for name in space.names}}


def suite_of(space: Space, indices: Collection[int], *, session: Session = USUAL) -> dict[str, Any]:
    """Return the suite of the members numbered `indices`: one kernel for each set of compiler options among them.

    Parameters
    ----------
    session : settings of the run, which tells (members done, of how many, the space).
    """
    if space.template is None:
        raise InputError(f"space {space.name} has no kernel: its members cannot be launched")
    source = space.template.text()
    kernels: dict[str, dict[str, str]] = {}
    launches: list[dict[str, Any]] = []
    seeds: dict[tuple[Arg, ...], list[int | None]] = {}
    for done, index in enumerate(indices):
        config = space.config(int(index))
        launch = space.launch(config)
        name = kernel_name(space, launch.options)
        kernels.setdefault(name, {"source": source, "entry": launch.entry, "options": launch.options})
        if launch.args not in seeds:
            seeds[launch.args] = seeds_of(launch)
        launches.append({"kernel": name, **range_to_dict(launch), "tags": tags_of(space, config), "seeds": seeds[launch.args]})
        session.tell(done + 1, len(indices), space.name)
    return {"schema": SCHEMA, "device": {}, "kernels": kernels, "launches": launches}


def write_suite(path: Path, suite: dict[str, Any]) -> None:
    """Write a suite in one step; a name ending in .gz is compressed. Equal suites give equal bytes."""
    write_atomic(path, packed_as_named(path, encode(suite)))
