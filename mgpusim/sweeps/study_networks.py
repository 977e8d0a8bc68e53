"""Networks of a study: what its file says of them, read and planned for the base GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import MgpusimError
from mgpusim.folders import check_inside
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.workload.checks import Problems, TableReader, as_integer, as_number, positive, show

__all__ = ["read_networks"]

EXPECTED = "a list of networks that is not empty: names of `mgpusim networks`, paths of models, or tables of them"
Named = tuple[str, NetworkCase, float]


def read_networks(table: TableReader, base: Path, gpu: GpuSpec | None, problems: Problems) -> tuple[Named, ...]:
    """Return name, network and weight of each entry of `networks`; `library` and `precision` beside it hold for all.

    Parameters
    ----------
    base : folder that paths are relative to.
    gpu : each network is planned for, so that what no library can run there is said at once.
    """
    entries, shared = table.take("networks"), {key: table.take(key) for key in ("library", "precision")}
    if entries is None:
        for key, value in shared.items():
            if value is not None:
                problems.add(key, "of networks, and the study has none; add networks = [...]")
        return ()
    if not isinstance(entries, list) or not entries:
        problems.add("networks", f"got {show(entries)}, expected {EXPECTED}")
        return ()
    found = []
    for i, entry in enumerate(entries):
        one = _read_network(entry, f"networks[{i}]", base, gpu, shared, problems)
        if one is not None:
            found.append(one)
    return tuple(found)


def _read_network(
    entry: object, where: str, base: Path, gpu: GpuSpec | None, shared: Mapping[str, Any], problems: Problems
) -> Named | None:
    table = TableReader(entry if isinstance(entry, Mapping) else {"network": entry}, where, problems)
    given = table.need("network", "a network of `mgpusim networks` or the path of a model")
    weight, name = table.take("weight", 1.0), table.take("name")
    library = table.take("library", DEFAULT_LIBRARY if shared["library"] is None else shared["library"])
    precision = table.take("precision", shared["precision"])
    recorded, inputs = table.take("recorded", False), table.take("inputs", {})
    sizes = {key: table.take(key) for key in ("batch", "resolution", "candidates")}
    table.close()
    before = len(problems.lines)
    if as_number(weight) is None or not 0 <= weight < float("inf"):
        problems.add(f"{where}.weight", f"got {show(weight)}, expected a number of at least 0")
    texts = {"network": given, "library": library, "precision": precision, "name": name}
    for key, value in texts.items():
        if not isinstance(value, str | None) or value == "":
            problems.add(f"{where}.{key}", f"got {show(value)}, expected a text")
    if not isinstance(recorded, bool):
        problems.add(f"{where}.recorded", f"got {show(recorded)}, expected true or false")
    for key, value in sizes.items():
        if value is not None:
            positive(problems, f"{where}.{key}", value)
    if not isinstance(inputs, Mapping):
        problems.add(f"{where}.inputs", f"got {show(inputs)}, expected a table of shapes, as in {{ data = [1, 3, 224, 224] }}")
        inputs = {}
    shapes = {str(key): _shape(problems, f"{where}.inputs.{key}", shape) for key, shape in inputs.items()}
    if len(problems.lines) > before or given is None:
        return None
    try:
        beside = base / given
        for what, text in (("a model", given), ("a library profile", library)):
            check_inside(base / text, base, "the study", what)
        case = as_case(
            beside if os.path.isfile(beside) else given,
            load_library(base / library if library.endswith(".toml") and os.path.isfile(base / library) else library),
            precision=precision, inputs=shapes or None, recorded=recorded,
            **{key: value for key, value in sizes.items() if value is not None},
        )  # fmt: skip
        if gpu is not None:
            case.plan(gpu)
    except MgpusimError as error:
        problems.add(where, str(error))
        return None
    return str(name) if name else case.label, case, float(weight)


def _shape(problems: Problems, path: str, given: object) -> tuple[int, ...]:
    """Return the shape of a tensor of the model; () after a problem."""
    sizes = [as_integer(size) for size in given] if isinstance(given, list | tuple) else []
    shape = tuple(size for size in sizes if size is not None and size > 0)
    if not sizes or len(shape) < len(sizes):
        problems.add(path, f"got {show(given)}, expected positive integers, as in [1, 3, 224, 224]")
        return ()
    return shape
