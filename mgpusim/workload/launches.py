"""Launches as users give them: a `Launch`, a launch file, the name of a shipped example; several in a folder or a corpus."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError, MgpusimError
from mgpusim.folders import check_inside
from mgpusim.reading import json_of, read_bytes
from mgpusim.workload.launch import Launch, load_launch, load_tagged_launch
from mgpusim.workload.shipped import find_launch

LaunchLike = Launch | str | os.PathLike[str]
"""A `Launch`, the path of a launch file, or the name of a shipped example."""


def as_launch(launch: LaunchLike) -> Launch:
    """Return the launch that is meant.

    >>> as_launch("softmax").entry == as_launch("examples/softmax.toml").entry
    True
    """
    return launch if isinstance(launch, Launch) else load_launch(find_launch(launch))


def as_launches(launches: Sequence[LaunchLike]) -> list[Launch]:
    """Return the launches that are meant; one given twice is the same object twice.

    >>> first, second = as_launches(["softmax", "softmax"])
    >>> first is second
    True
    """
    check_list(launches)
    read: dict[str, Launch] = {}
    errors: dict[str, MgpusimError] = {}
    out: list[Launch] = []
    for given in launches:
        if isinstance(given, Launch):
            out.append(given)
            continue
        name = os.fspath(given)
        try:
            read[name] = read.get(name) or as_launch(name)
            out.append(read[name])
        except MgpusimError as error:
            errors[name] = error
    if errors:
        raise one_error(list(errors.values()), f"{len(errors)} launches cannot be used:")
    return out


def one_error(errors: Sequence[MgpusimError], summary: str) -> MgpusimError:
    """Return the only error, or one that lists all of them under a summary.

    >>> print(one_error([InputError("no x"), InputError("no y")], "2 things:"))
    2 things:
      no x
      no y
    """
    return errors[0] if len(errors) == 1 else InputError(summary, [str(error) for error in errors])


def check_list(launches: object) -> None:
    """Refuse one launch where several are asked for: a name would be taken for the list of its letters.

    >>> check_list(["softmax"])
    """
    if isinstance(launches, (Launch, str, os.PathLike)):
        raise InputError(f"launches: got {launches if not isinstance(launches, Launch) else launches.label!r}, "
                         "expected a list of launches, as in ['conv1x1_image', 'softmax']")  # fmt: skip


def collect_launches(given: Sequence[LaunchLike]) -> list[tuple[str, Launch]]:
    """Return launches with their names; a path may also be a folder of launch files, or a corpus.

    >>> [name for name, _ in collect_launches(["softmax", "reduction"])]
    ['softmax', 'reduction']
    """
    check_list(given)
    out: list[tuple[str, Launch]] = []
    for item in given:
        if not isinstance(item, Launch) and (os.path.isdir(Path(item)) or ".json" in Path(item).suffixes):
            out += [(name, launch) for name, launch, _ in launches_of_file(Path(item))]
        else:
            launch = as_launch(item)
            out.append((launch.label, launch))
    return out


def launches_of_file(path: Path) -> list[tuple[str, Launch, dict[str, Any]]]:
    """Return the launches of a launch file, of those in a folder, or of a corpus with or without times.

    Each comes with its name and with its tags and, of a corpus, expected outputs.
    """
    if os.path.isdir(path):
        files = sorted(path.glob("*.toml"))
        if not files:
            raise InputError(f"{path}: no launch file (*.toml) in this folder")
        for file in files:
            check_inside(file, path, f"the launch files {path}", "launch file")
        return [item for file in files for item in launches_of_file(file)]
    if path.suffix == ".toml":
        launch, tags = load_tagged_launch(path)
        return [(path.stem, launch, {"tags": tags} if tags else {})]
    return _of_corpus(path)


def _of_corpus(path: Path) -> list[tuple[str, Launch, dict[str, Any]]]:
    """A corpus, or a suite: a corpus without times."""
    raw = read_bytes(path, "suite")
    try:
        data = json_of(raw, f"suite {path}")
    except InputError as error:
        raise InputError(f"{error}; expected a launch file (.toml), a folder, or a corpus (.json, .json.gz)") from None
    if isinstance(data, dict) and isinstance(data.get("launches"), list):
        data.setdefault("device", {})
        for entry in data["launches"]:
            if isinstance(entry, dict):
                entry.setdefault("time_ns", {"median": 1.0})
                entry.pop("output_values", None)
    try:
        from mgpusim.workload.corpus import corpus_from_dict  # with gzip, which a prediction does not need

        corpus = corpus_from_dict(data, path.parent)
    except InputError as error:
        raise InputError(f"suite {path}: {error.problems[0] if len(error.problems) == 1 else error}", error.problems) from None
    return [
        (m.kernel, m.launch, {"tags": m.tags} | {k: v for k, v in m.extra.items() if k == "outputs"}) for m in corpus.launches
    ]
